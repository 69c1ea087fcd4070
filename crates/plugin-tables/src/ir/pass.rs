//! IR_PASS: registration of passes.

use neverc_abi::*;
use neverc_plugin_host::boundary::{Incoming, RegistrarRef};
use neverc_plugin_host::tables::IRPassTable;
use neverc_plugin_host::{Call, Status};

use super::registry;

/// The table's object.
pub struct IrPasses;

impl IRPassTable for IrPasses {
    fn register_pass(
        &self,
        call: &Call<'_>,
        registrar: RegistrarRef,
        descriptor: Incoming<'_, NevercIRPassDescriptor>,
    ) -> Result<(), Status> {
        registry::register_pass(call, registrar, &descriptor)
    }
}
