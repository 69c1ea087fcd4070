//! Assembly text to an object file, without another program.

use neverc_llvm::Severity;

use crate::AssembleTarget;

/// What the assembler has to say.
pub type AsmDiag = neverc_llvm::AssemblerDiagnostic;

/// Assembles text. Gives the object file and warnings, or diagnostics with at least one error.
pub fn assemble(
    text: &[u8],
    target: &AssembleTarget,
) -> Result<(Vec<u8>, Vec<AsmDiag>), Vec<AsmDiag>> {
    let (object, mut diagnostics) = neverc_llvm::assemble(text, target);
    match object {
        Some(object) => Ok((object, diagnostics)),
        None => {
            if !diagnostics
                .iter()
                .any(|diagnostic| diagnostic.severity == Severity::Error)
            {
                diagnostics.push(AsmDiag {
                    severity: Severity::Error,
                    message: "the text cannot be assembled".to_owned(),
                    file: target.file_name.clone(),
                    line: 0,
                    column: 0,
                    line_text: String::new(),
                });
            }
            Err(diagnostics)
        }
    }
}
