//! The compilation pipeline: strings the stages together for one input, from bytes to product.

use crate::invocation::{Input, Invocation};

/// What one compilation makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Product {
    /// Diagnostics only.
    Nothing,
    /// Preprocessed text.
    Preprocessed,
    /// Nothing but the list of files read.
    Dependencies,
    /// Assembly text.
    Assembly,
    /// An object file.
    Object,
    /// LLVM IR as text.
    IrText,
    /// LLVM bitcode.
    Bitcode,
}

/// The result of one compilation.
#[derive(Debug, Default)]
pub struct Compiled {
    /// The product's bytes; empty when it failed.
    pub bytes: Vec<u8>,
    /// Rendered diagnostics.
    pub diagnostics: String,
    /// An error was reported.
    pub failed: bool,
    /// Files read, the main file first, with whether each is a system header.
    pub files: Vec<(String, bool)>,
}

/// Compiles one input.
#[must_use]
pub fn compile(invocation: &Invocation, input: &Input, product: Product) -> Compiled {
    let _ = (invocation, product);
    Compiled {
        diagnostics: format!(
            "{}: error: compiling is not available yet\n",
            input.path.display()
        ),
        failed: true,
        ..Compiled::default()
    }
}
