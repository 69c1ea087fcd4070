//! CALLING_CONVENTION: conventions that plugins register for the built-in targets, and their planners.
//!
//! A registered convention has no attribute of IR or type of its own: sources name it (`callconv("plugin:NAME")`, the
//! `CCCustom` of a TableGen file), and its callback is asked for a plan where a plan is due.

mod planner;
mod registry;

pub use planner::{planner, schema_document};

use neverc_abi::*;
use neverc_plugin_host::boundary::{Incoming, RegistrarRef};
use neverc_plugin_host::tables::CallingConventionTable;
use neverc_plugin_host::{Call, Status};
use neverc_target::Arch;

/// The table's object.
pub struct Conventions;

impl CallingConventionTable for Conventions {
    fn register_calling_convention(
        &self,
        call: &Call<'_>,
        registrar: RegistrarRef,
        descriptor: Incoming<'_, NevercCallingConventionDescriptor>,
    ) -> Result<(), Status> {
        registry::register(call, registrar, &descriptor)
    }
}

/// The ID by which registrations name a built-in target. `NCTGBIN` and 1, then a number for each architecture: the
/// conventions of one serve all its triples.
#[must_use]
pub fn target_id(arch: Arch) -> NevercInterfaceID {
    NevercInterfaceID {
        high: 0x4e43_5447_4249_4e01,
        low: match arch {
            Arch::X86_64 => 1,
            Arch::AArch64 => 2,
        },
    }
}
