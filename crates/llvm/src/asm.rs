//! The assembler: text of a `.s` file to the bytes of an object file.

use std::cell::RefCell;
use std::ffi::c_void;

use crate::machine::c_string;
use crate::text::copy_text;
use crate::{LlvmArch, Severity, ffi};

/// How to assemble.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools)] // Independent switches.
pub struct AssembleOptions {
    /// LLVM's triple
    pub triple: String,
    /// LLVM's processor name
    pub cpu: String,
    /// Features as `+sse4.2,-avx`
    pub features: String,
    /// Position-independent code
    pub pic: bool,
    /// Intel syntax from the start
    pub intel_syntax: bool,
    /// Add `.note.GNU-stack` when the text has none (`-Wa,--noexecstack`)
    pub no_exec_stack: bool,
    /// Use relocations that the linker may relax
    pub relax_elf: bool,
    /// Warnings are errors
    pub fatal_warnings: bool,
    /// No warnings
    pub no_warnings: bool,
    /// Debug sections are compressed: 0 no, 1 zlib, 2 zstd
    pub compress_debug: i32,
    /// Make line tables that speak of the assembly text
    pub debug_lines: bool,
    /// DWARF version of these
    pub dwarf_version: u32,
    /// Producer named in these
    pub producer: String,
    /// Name of the file the text is from
    pub file_name: String,
    /// Directory the compiler runs in
    pub directory: String,
    /// Symbols defined from outside (`-Wa,--defsym`)
    pub symbols: Vec<(String, i64)>,
    /// Directories for `.include` and `.incbin`
    pub include_paths: Vec<String>,
}

impl Default for AssembleOptions {
    fn default() -> Self {
        AssembleOptions {
            triple: "x86_64-unknown-linux-gnu".to_owned(),
            cpu: "x86-64".to_owned(),
            features: String::new(),
            pic: true,
            intel_syntax: false,
            no_exec_stack: false,
            relax_elf: true,
            fatal_warnings: false,
            no_warnings: false,
            compress_debug: 0,
            debug_lines: false,
            dwarf_version: 5,
            producer: String::new(),
            file_name: "<stdin>".to_owned(),
            directory: String::new(),
            symbols: Vec::new(),
            include_paths: Vec::new(),
        }
    }
}

/// What the assembler had to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AssemblerDiagnostic {
    /// How grave it is.
    pub severity: Severity,
    /// The message.
    pub message: String,
    /// File it is about; an included one or one named by a line marker.
    pub file: String,
    /// Line, from 1; 0 when unknown.
    pub line: u32,
    /// Column, from 1; 0 when unknown.
    pub column: u32,
    /// The line of text that is meant.
    pub line_text: String,
}

extern "C" fn collect_diagnostic(report: *const ffi::DiagnosticReport, data: *mut c_void) {
    // SAFETY: `data` is what `assemble` passes and the report lives during the call.
    let (report, list) = unsafe { (&*report, &*data.cast::<RefCell<Vec<AssemblerDiagnostic>>>()) };
    if let Ok(mut list) = list.try_borrow_mut() {
        // SAFETY: the shim gives pointers with their lengths.
        unsafe {
            list.push(AssemblerDiagnostic {
                severity: match report.severity {
                    0 => Severity::Error,
                    1 => Severity::Warning,
                    2 => Severity::Remark,
                    _ => Severity::Note,
                },
                message: copy_text(report.message, report.message_length),
                file: copy_text(report.function, report.function_length),
                line: report.line,
                column: report.column,
                line_text: copy_text(report.line_text, report.line_text_length),
            });
        }
    }
}

/// Assembles text. Gives the object file, unless there were errors, and all diagnostics.
pub fn assemble(
    text: &[u8],
    options: &AssembleOptions,
) -> (Option<Vec<u8>>, Vec<AssemblerDiagnostic>) {
    let diagnostics = RefCell::new(Vec::new());
    let Some(arch) = LlvmArch::of_triple(&options.triple) else {
        let diagnostic = AssemblerDiagnostic {
            severity: Severity::Error,
            message: format!("unknown target triple '{}'", options.triple),
            file: String::new(),
            line: 0,
            column: 0,
            line_text: String::new(),
        };
        return (None, vec![diagnostic]);
    };
    arch.initialize();
    let triple = c_string(&options.triple);
    let cpu = c_string(&options.cpu);
    let features = c_string(&options.features);
    let producer = c_string(&options.producer);
    let file_name = c_string(&options.file_name);
    let directory = c_string(&options.directory);
    let symbols: Vec<_> = options
        .symbols
        .iter()
        .map(|(name, _)| c_string(name))
        .collect();
    let symbol_names: Vec<_> = symbols.iter().map(|name| name.as_ptr()).collect();
    let symbol_values: Vec<_> = options.symbols.iter().map(|&(_, value)| value).collect();
    let includes: Vec<_> = options
        .include_paths
        .iter()
        .map(|path| c_string(path))
        .collect();
    let include_names: Vec<_> = includes.iter().map(|path| path.as_ptr()).collect();
    let record = ffi::AssembleRecord {
        triple: triple.as_ptr(),
        cpu: cpu.as_ptr(),
        features: features.as_ptr(),
        pic: i32::from(options.pic),
        intel_syntax: i32::from(options.intel_syntax),
        no_exec_stack: i32::from(options.no_exec_stack),
        relax_elf: i32::from(options.relax_elf),
        fatal_warnings: i32::from(options.fatal_warnings),
        no_warnings: i32::from(options.no_warnings),
        compress_debug: options.compress_debug,
        debug_lines: i32::from(options.debug_lines),
        dwarf_version: options.dwarf_version,
        producer: producer.as_ptr(),
        file_name: file_name.as_ptr(),
        directory: directory.as_ptr(),
        defined_symbols: symbol_names.as_ptr(),
        defined_values: symbol_values.as_ptr(),
        defined_count: symbol_names.len(),
        include_paths: include_names.as_ptr(),
        include_count: include_names.len(),
    };
    let (failed, object) = ffi::collect(|sink, data| {
        // SAFETY: record, texts, list and sink live during the call; the shim copies the text.
        unsafe {
            ffi::nc_assemble(
                &raw const record,
                text.as_ptr().cast(),
                text.len(),
                collect_diagnostic,
                std::ptr::from_ref(&diagnostics).cast_mut().cast(),
                sink,
                data,
            )
        }
    });
    ((failed == 0).then_some(object), diagnostics.into_inner())
}
