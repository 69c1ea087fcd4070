//! The compilation pipeline: strings the stages together for one input, from bytes to product.

use neverc_codegen::{AsmDiag, Backend, BackendDiag, OutputKind, Severity};
use neverc_llvm::{Context, Module};

use crate::crash;
use crate::invocation::{Input, InputKind, Invocation};
use crate::jobs::read_stdin;
use crate::machine;
use crate::output::reason;

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

impl Compiled {
    fn failure(text: String) -> Compiled {
        Compiled {
            diagnostics: text,
            failed: true,
            ..Compiled::default()
        }
    }
}

/// Compiles one input.
#[must_use]
pub fn compile(invocation: &Invocation, input: &Input, product: Product) -> Compiled {
    match input.kind {
        InputKind::Ir => compile_ir(invocation, input, product),
        _ => compile_c(invocation, input, product),
    }
}

fn compile_c(_invocation: &Invocation, input: &Input, _product: Product) -> Compiled {
    Compiled::failure(format!(
        "{}: error: compiling is not available yet\n",
        input.path.display()
    ))
}

/// LLVM IR, as text or bitcode, to a product.
fn compile_ir(invocation: &Invocation, input: &Input, product: Product) -> Compiled {
    let name = shown_name(input);
    if matches!(product, Product::Preprocessed | Product::Dependencies) {
        return Compiled::default();
    }
    let bytes = match read(input) {
        Ok(bytes) => bytes,
        Err(text) => return Compiled::failure(format!("error: {text}\n")),
    };
    crash::enter("read IR");
    let processor = match machine::processor(invocation) {
        Ok(processor) => processor,
        Err(text) => return Compiled::failure(format!("error: {text}\n")),
    };
    let backend = match Backend::new(&machine::codegen_options(invocation, &processor)) {
        Ok(backend) => backend,
        Err(text) => return Compiled::failure(format!("error: {text}\n")),
    };
    let context = Context::new();
    match backend.read_module(&context, &bytes, &name) {
        Ok(module) => {
            let mut compiled = finish(invocation, &backend, &module, product);
            compiled.files = vec![(name, false)];
            compiled
        }
        Err(text) => Compiled::failure(format!("{name}: error: {text}\n")),
    }
}

/// From a module to the product: optimizer and code generator.
fn finish(
    invocation: &Invocation,
    backend: &Backend,
    module: &Module<'_>,
    product: Product,
) -> Compiled {
    crash::enter("optimize");
    if let Err(text) = neverc_codegen::optimize(backend, module, &machine::opt_options(invocation))
    {
        return Compiled::failure(format!("error: {text}\n"));
    }
    crash::enter("generate code");
    let kind = match product {
        Product::Assembly => OutputKind::Assembly,
        Product::Object => OutputKind::Object,
        Product::IrText => OutputKind::LlvmText,
        Product::Bitcode => OutputKind::Bitcode,
        Product::Nothing | Product::Preprocessed | Product::Dependencies => OutputKind::Nothing,
    };
    match neverc_codegen::emit(backend, module, kind) {
        Ok(emitted) => Compiled {
            diagnostics: backend_text(&emitted.diagnostics),
            bytes: emitted.bytes,
            ..Compiled::default()
        },
        Err(diagnostics) => Compiled::failure(backend_text(&diagnostics)),
    }
}

/// Assembles text in this process; `None` if an argument asks for GNU's assembler.
#[must_use]
pub fn assemble(invocation: &Invocation, input: &Input, text: Option<Vec<u8>>) -> Option<Compiled> {
    let processor = match machine::processor(invocation) {
        Ok(processor) => processor,
        Err(text) => return Some(Compiled::failure(format!("error: {text}\n"))),
    };
    let target = machine::assemble_target(invocation, &processor, &shown_name(input))?;
    let text = match text.map_or_else(|| read(input), Ok) {
        Ok(text) => text,
        Err(text) => return Some(Compiled::failure(format!("error: {text}\n"))),
    };
    crash::enter("assemble");
    Some(match neverc_codegen::assemble(&text, &target) {
        Ok((bytes, diagnostics)) => Compiled {
            bytes,
            diagnostics: assembler_text(&diagnostics),
            ..Compiled::default()
        },
        Err(diagnostics) => Compiled::failure(assembler_text(&diagnostics)),
    })
}

/// The name under which an input appears in diagnostics.
fn shown_name(input: &Input) -> String {
    if input.is_stdin() {
        "<stdin>".to_string()
    } else {
        input.path.display().to_string()
    }
}

fn read(input: &Input) -> Result<Vec<u8>, String> {
    if input.is_stdin() {
        return read_stdin();
    }
    std::fs::read(&input.path)
        .map_err(|e| format!("cannot read '{}': {}", input.path.display(), reason(&e)))
}

fn severity_name(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Remark => "remark",
        Severity::Note => "note",
    }
}

fn backend_text(diagnostics: &[BackendDiag]) -> String {
    let mut out = String::new();
    for diagnostic in diagnostics {
        let place = if diagnostic.line > 0 {
            format!("<inline asm>:{}:{}: ", diagnostic.line, diagnostic.column)
        } else {
            String::new()
        };
        out.push_str(&format!(
            "{place}{}: {}\n",
            severity_name(diagnostic.severity),
            diagnostic.message
        ));
        out.push_str(&pointer(&diagnostic.line_text, diagnostic.column));
    }
    out
}

fn assembler_text(diagnostics: &[AsmDiag]) -> String {
    let mut out = String::new();
    for diagnostic in diagnostics {
        let place = if diagnostic.line > 0 {
            format!(
                "{}:{}:{}: ",
                diagnostic.file, diagnostic.line, diagnostic.column
            )
        } else {
            format!("{}: ", diagnostic.file)
        };
        out.push_str(&format!(
            "{place}{}: {}\n",
            severity_name(diagnostic.severity),
            diagnostic.message
        ));
        out.push_str(&pointer(&diagnostic.line_text, diagnostic.column));
    }
    out
}

/// The line and a caret below it.
fn pointer(line: &str, column: u32) -> String {
    if line.is_empty() {
        return String::new();
    }
    let before = line.chars().take((column.max(1) - 1) as usize);
    let blanks: String = before.map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
    format!("{line}\n{blanks}^\n")
}
