//! The source phases: main sources as named and as opened, and texts in their place.

use std::marker::PhantomData;

use neverc_abi::*;

use crate::boundary::{byte_view, header, query, slot, text, view, zeroed};
use crate::core::Core;
use crate::phase::{Artifact, Frame};
use crate::status::Result;

/// An opened main source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourceUnit {
    /// Shown in diagnostics and by `__FILE__`.
    pub path: String,
    /// Key of its content.
    pub identity: String,
    /// Who provided it.
    pub provider: String,
    /// Size in bytes.
    pub size: u64,
    /// A plugin's text.
    pub in_memory: bool,
}

/// The table of sources and locations.
#[derive(Clone, Copy)]
pub struct Sources(*const NevercSourceLocationAPI);

// SAFETY: the table is the host's, constant and valid while the module is loaded; its slots check their thread.
unsafe impl Send for Sources {}
// SAFETY: as above.
unsafe impl Sync for Sources {}

impl Sources {
    /// Finds the table.
    ///
    /// # Errors
    /// `MISSING_INTERFACE`, or `ABI_MISMATCH` when it is too short.
    pub fn find(core: Core) -> Result<Sources> {
        query(core.table, NEVERC_INTERFACE_SOURCE_LOCATION, 1).map(Sources)
    }

    /// Path of a main source as the command line names it; the artifact is the input of `SOURCE_RESOLVE_INPUT` or
    /// `SOURCE_OPEN`.
    ///
    /// # Errors
    /// `WRONG_TYPE` when the artifact is something else.
    pub fn input_path(&self, frame: &Frame<'_>, input: Artifact<'_>) -> Result<String> {
        let mut info: NevercSourceInputInfo = zeroed();
        info.header = header::<NevercSourceInputInfo>();
        slot!(
            self.0,
            get_source_input,
            frame.pointer(),
            input.raw,
            &raw mut info
        )?;
        Ok(text(info.path))
    }

    /// An opened main source.
    ///
    /// # Errors
    /// `WRONG_TYPE` when the artifact is something else.
    pub fn unit(&self, frame: &Frame<'_>, unit: Artifact<'_>) -> Result<SourceUnit> {
        let mut info: NevercSourceUnitInfo = zeroed();
        info.header = header::<NevercSourceUnitInfo>();
        slot!(
            self.0,
            get_source_unit,
            frame.pointer(),
            unit.raw,
            &raw mut info
        )?;
        Ok(SourceUnit {
            path: text(info.logical_path),
            identity: text(info.canonical_identity),
            provider: text(info.provider_id),
            size: info.size,
            in_memory: info.memory_backed != 0,
        })
    }

    /// A text in a main source's place, for interceptors and providers of `SOURCE_OPEN`. The identity must change
    /// with the content.
    ///
    /// # Errors
    /// `POLICY_VIOLATION` in an observer, `INVALID_DESCRIPTOR` for empty names.
    pub fn memory_unit<'a>(
        &self,
        frame: &Frame<'a>,
        path: &str,
        identity: &str,
        provider: &str,
        content: &[u8],
    ) -> Result<Artifact<'a>> {
        let mut record: NevercMemorySourceUnitDescriptor = zeroed();
        record.header = header::<NevercMemorySourceUnitDescriptor>();
        record.logical_path = view(path);
        record.canonical_identity = view(identity);
        record.provider_id = view(provider);
        record.content = byte_view(content);
        let mut unit = NevercHandle::default();
        slot!(
            self.0,
            create_memory_source_unit,
            frame.pointer(),
            frame.raw.input,
            &raw const record,
            &raw mut unit
        )?;
        Ok(Artifact {
            raw: unit,
            life: PhantomData,
        })
    }
}
