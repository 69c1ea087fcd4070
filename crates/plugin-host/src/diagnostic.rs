//! Diagnostics of plugins: records, their order and the words the user sees.

use neverc_abi::*;

use crate::boundary::Incoming;
use crate::status::Status;

/// A diagnostic as it was emitted, with what decides its place in the output.
#[derive(Clone, Debug)]
pub(crate) struct DiagnosticRecord {
    pub task: u64,
    pub phase_order: u64,
    pub plugin_index: usize,
    pub sequence: u64,
    pub diagnostic: Diagnostic,
}

/// A diagnostic of a plugin.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// `NEVERC_DIAGNOSTIC_…`.
    pub severity: NevercDiagnosticSeverity,
    /// The plugin's number; `None` for those that the host makes on a plugin's behalf.
    pub code: Option<u32>,
    /// The plugin.
    pub plugin: String,
    /// Phase or callback.
    pub phase: String,
    /// The text.
    pub message: String,
    /// Notes, in order.
    pub notes: Vec<String>,
    /// Where, when the plugin said so.
    pub location: NevercSourceLocationHandle,
}

impl Diagnostic {
    /// `error`, `warning`, …
    pub fn severity_name(&self) -> &'static str {
        match self.severity {
            NEVERC_DIAGNOSTIC_NOTE => "note",
            NEVERC_DIAGNOSTIC_REMARK => "remark",
            NEVERC_DIAGNOSTIC_WARNING => "warning",
            NEVERC_DIAGNOSTIC_ERROR => "error",
            _ => "fatal error",
        }
    }

    /// Whether the run fails by it.
    pub fn is_error(&self) -> bool {
        self.severity >= NEVERC_DIAGNOSTIC_ERROR
    }

    /// The line behind the severity.
    pub fn text(&self) -> String {
        let code = match self.code {
            Some(code) => format!(" [plugin-{code}]"),
            None => String::new(),
        };
        format!(
            "plugin '{}' in phase '{}'{code}: {}",
            self.plugin, self.phase, self.message
        )
    }
}

/// Place of a phase in the output: built-in phases by their index, other names behind them by a hash.
pub fn phase_order(name: &str) -> u64 {
    if let Some(index) = PHASES.iter().position(|p| p.name == name) {
        return index as u64;
    }
    (1 << 32) | (fnv1a(name.as_bytes()) & 0xffff_ffff)
}

/// 64-bit FNV-1a.
fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &b| {
        (hash ^ u64::from(b)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

impl Diagnostic {
    /// Copies what a plugin emitted.
    pub(crate) fn copy(
        descriptor: &Incoming<'_, NevercDiagnosticDescriptor>,
    ) -> Result<Diagnostic, Status> {
        if descriptor.severity > NEVERC_DIAGNOSTIC_FATAL {
            return Err(Status::INVALID_DESCRIPTOR);
        }
        let lossy = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let mut notes = Vec::new();
        for note in descriptor.records::<NevercDiagnosticNote>(|d| d.notes)? {
            notes.push(lossy(note.text(|n| n.message)?));
        }
        // Ranges and fix-its are handles of the domain that made them; only their shape is checked here.
        for list in [descriptor.ranges, descriptor.fix_its] {
            let stride_fits = list.element_stride >= size_of::<NevercHandle>() as u64;
            if list.count != 0 && (list.data.is_null() || !stride_fits) {
                return Err(Status::INVALID_DESCRIPTOR);
            }
        }
        Ok(Diagnostic {
            severity: descriptor.severity,
            code: Some(descriptor.code),
            plugin: lossy(descriptor.text(|d| d.plugin_id)?),
            phase: lossy(descriptor.text(|d| d.phase_id)?),
            message: lossy(descriptor.text(|d| d.message)?),
            notes,
            location: descriptor.location,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_phases_come_after_the_built_in_ones() {
        assert_eq!(phase_order("neverc.driver.raw_arguments"), 0);
        assert_eq!(phase_order("neverc.extension.custom"), 0x1_034b_d4a2);
    }
}
