//! The last stage: a module to the bytes of an output file.

use neverc_llvm::{Diagnostic, FileKind, Module, Severity};

use crate::{Backend, convention};

/// What kind of file is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum OutputKind {
    /// An ELF object
    Object,
    /// Assembly text
    Assembly,
    /// Textual IR
    LlvmText,
    /// Bitcode
    Bitcode,
    /// Nothing, but all work of code generation is done
    Nothing,
}

/// What the backend has to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BackendDiag {
    /// How grave it is.
    pub severity: Severity,
    /// The message.
    pub message: String,
    /// The `!srcloc` cookie of the inline assembly that is meant, 0 when unknown.
    pub cookie: u64,
    /// Line in the assembly text, from 1; 0 when unknown.
    pub line: u32,
    /// Column in the assembly text, from 1; 0 when unknown.
    pub column: u32,
    /// The line of assembly text that is meant.
    pub line_text: String,
    /// The function whose code it is about, when known.
    pub function: String,
    /// Name of the warning flag's group, or of the remark's pass.
    pub group: String,
}

impl BackendDiag {
    pub(crate) fn error(message: String) -> BackendDiag {
        BackendDiag {
            severity: Severity::Error,
            message,
            cookie: 0,
            line: 0,
            column: 0,
            line_text: String::new(),
            function: String::new(),
            group: String::new(),
        }
    }
}

impl From<Diagnostic> for BackendDiag {
    fn from(diagnostic: Diagnostic) -> Self {
        BackendDiag {
            severity: diagnostic.severity,
            message: diagnostic.message,
            cookie: diagnostic.cookie,
            line: diagnostic.line,
            column: diagnostic.column,
            line_text: diagnostic.line_text,
            function: diagnostic.function,
            group: diagnostic.group,
        }
    }
}

/// A finished file, and what is to be said all the same.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Emitted {
    /// Contents of the file
    pub bytes: Vec<u8>,
    /// Warnings, remarks and notes
    pub diagnostics: Vec<BackendDiag>,
}

/// Makes a file of a module. After [`OutputKind::Object`] and [`OutputKind::Assembly`] the module is lowered and
/// good for nothing else. The error has at least one diagnostic that is an error.
pub fn emit(
    backend: &Backend,
    module: &Module<'_>,
    kind: OutputKind,
) -> Result<Emitted, Vec<BackendDiag>> {
    let makes_code = !matches!(kind, OutputKind::LlvmText | OutputKind::Bitcode);
    let planned = convention::materialize(backend, module)?;
    let custom = planned && makes_code && convention::lower(backend, module)?;
    let lowered = |kind| {
        let verify = backend.options.verify_machine;
        if custom {
            backend.machine.emit_with_conventions(module, kind, verify)
        } else {
            backend.machine.emit(module, kind, verify)
        }
    };
    let result = match kind {
        OutputKind::Object => lowered(FileKind::Object),
        OutputKind::Assembly => lowered(FileKind::Assembly),
        OutputKind::Nothing => lowered(FileKind::Null),
        OutputKind::LlvmText => Ok(module.print()),
        OutputKind::Bitcode => Ok(module.write_bitcode()),
    };
    let mut diagnostics: Vec<BackendDiag> = module
        .context()
        .take_diagnostics()
        .into_iter()
        .map(BackendDiag::from)
        .collect();
    match result {
        Ok(_)
            if diagnostics
                .iter()
                .any(|diagnostic| diagnostic.severity == Severity::Error) =>
        {
            Err(diagnostics)
        }
        Ok(bytes) => Ok(Emitted { bytes, diagnostics }),
        Err(message) => {
            diagnostics.push(BackendDiag::error(message));
            Err(diagnostics)
        }
    }
}
