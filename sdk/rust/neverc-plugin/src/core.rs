//! The core table: diagnostics, options, cancellation.

use neverc_abi::*;

use crate::boundary::{header, slot, text, view, zeroed};
use crate::phase::{SessionId, TaskId};
use crate::status::Result;

/// How bad it is. An error makes the run fail; a fatal one also cancels the session.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// Belongs to another diagnostic.
    Note,
    /// For who wants to know.
    Remark,
    /// Maybe wrong.
    Warning,
    /// Wrong.
    Error,
    /// Wrong, and nothing goes on.
    Fatal,
}

impl Severity {
    fn to_abi(self) -> NevercDiagnosticSeverity {
        match self {
            Severity::Note => NEVERC_DIAGNOSTIC_NOTE,
            Severity::Remark => NEVERC_DIAGNOSTIC_REMARK,
            Severity::Warning => NEVERC_DIAGNOSTIC_WARNING,
            Severity::Error => NEVERC_DIAGNOSTIC_ERROR,
            Severity::Fatal => NEVERC_DIAGNOSTIC_FATAL,
        }
    }
}

/// What a plugin has to say.
#[derive(Clone, Debug)]
pub struct Diagnostic<'a> {
    /// How bad it is.
    pub severity: Severity,
    /// Shown as `[plugin-<code>]`.
    pub code: u32,
    /// Shown as `in phase '<phase>'`; any text.
    pub phase: &'a str,
    /// The message.
    pub message: &'a str,
    /// Notes below it.
    pub notes: &'a [&'a str],
}

/// A diagnostic that was emitted: the reason of a failure, for [`crate::Status::because`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DiagnosticToken(NevercDiagnosticHandle);

impl DiagnosticToken {
    pub(crate) fn token(self) -> u64 {
        self.0.value
    }
}

/// The core table, with the plugin's own ID.
#[derive(Clone, Copy)]
pub struct Core {
    pub(crate) table: *const NevercCoreAPI,
    pub(crate) plugin: &'static str,
}

// SAFETY: the table is the host's, constant and valid while the module is loaded; its slots check their thread.
unsafe impl Send for Core {}
// SAFETY: as above.
unsafe impl Sync for Core {}

impl Core {
    /// Emits a diagnostic without notes.
    ///
    /// # Errors
    /// `INVALID_STATE` before the session begins.
    pub fn emit(
        &self,
        severity: Severity,
        code: u32,
        phase: &str,
        message: &str,
    ) -> Result<DiagnosticToken> {
        self.emit_with(&Diagnostic {
            severity,
            code,
            phase,
            message,
            notes: &[],
        })
    }

    /// Emits a diagnostic.
    ///
    /// # Errors
    /// `INVALID_STATE` before the session begins.
    pub fn emit_with(&self, diagnostic: &Diagnostic<'_>) -> Result<DiagnosticToken> {
        let notes: Vec<NevercDiagnosticNote> = diagnostic
            .notes
            .iter()
            .map(|note| NevercDiagnosticNote {
                header: header::<NevercDiagnosticNote>(),
                message: view(note),
            })
            .collect();
        let mut record: NevercDiagnosticDescriptor = zeroed();
        record.header = header::<NevercDiagnosticDescriptor>();
        record.severity = diagnostic.severity.to_abi();
        record.code = diagnostic.code;
        record.plugin_id = view(self.plugin);
        record.phase_id = view(diagnostic.phase);
        record.message = view(diagnostic.message);
        if !notes.is_empty() {
            record.notes.data = notes.as_ptr().cast();
            record.notes.count = notes.len() as u64;
            record.notes.element_stride = size_of::<NevercDiagnosticNote>() as u64;
        }
        let mut handle = NevercHandle::default();
        slot!(
            self.table,
            emit_diagnostic,
            &raw const record,
            &raw mut handle
        )?;
        Ok(DiagnosticToken(handle))
    }

    /// Fails with `CANCELLED` once the session is cancelled; worth asking in long loops.
    ///
    /// # Errors
    /// `CANCELLED`, or a status for a task that is not the current one.
    pub fn check_cancelled(&self, task: TaskId<'_>) -> Result<()> {
        slot!(self.table, check_cancelled, task.raw)
    }

    /// The values of an option in this session, by its primary spelling; empty when it was not given.
    ///
    /// # Errors
    /// `NOT_FOUND` for an option that the plugin did not register.
    pub fn option_values(&self, session: SessionId<'_>, spelling: &str) -> Result<Vec<String>> {
        let (plugin, spelling) = (view(self.plugin), view(spelling));
        let mut count = 0;
        slot!(
            self.table,
            get_plugin_option_value_count,
            session.raw,
            plugin,
            spelling,
            &raw mut count
        )?;
        (0..count)
            .map(|index| {
                let mut value: NevercStringView = zeroed();
                slot!(
                    self.table,
                    get_plugin_option_value,
                    session.raw,
                    plugin,
                    spelling,
                    index,
                    &raw mut value
                )?;
                Ok(text(value))
            })
            .collect()
    }

    /// Whether an option was given.
    ///
    /// # Errors
    /// As [`Core::option_values`].
    pub fn has_option(&self, session: SessionId<'_>, spelling: &str) -> Result<bool> {
        Ok(!self.option_values(session, spelling)?.is_empty())
    }
}
