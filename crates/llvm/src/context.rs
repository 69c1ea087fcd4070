//! The context: owner of types, constants and metadata, and collector of LLVM's diagnostics.

use std::cell::RefCell;
use std::ffi::{c_char, c_void};

use llvm_sys::core::*;
use llvm_sys::prelude::LLVMContextRef;

use crate::ffi;
use crate::text::copy_text;

/// How grave a [`Diagnostic`] is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    /// Code could not be made.
    Error,
    /// Something looks wrong.
    Warning,
    /// What the optimizer tells about its work.
    Remark,
    /// Belongs to the diagnostic before it.
    Note,
}

/// What the optimizer, the backend or its assembler had to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// How grave it is.
    pub severity: Severity,
    /// The message, without position.
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
    /// Name of the warning flag's group, such as `frame-larger-than`, or of the remark's pass.
    pub group: String,
}

/// Owner of everything of one compilation. Never leaves its thread.
pub struct Context {
    raw: LLVMContextRef,
    // Boxed because LLVM keeps its address.
    diagnostics: Box<RefCell<Vec<Diagnostic>>>,
}

impl Default for Context {
    fn default() -> Self {
        Self::new()
    }
}

impl Context {
    /// A context that drops the names of local values and collects diagnostics.
    pub fn new() -> Context {
        let diagnostics = Box::new(RefCell::new(Vec::new()));
        // SAFETY: the handler's data lives as long as the context, see `drop`.
        let raw = unsafe {
            let raw = LLVMContextCreate();
            LLVMContextSetDiscardValueNames(raw, 1);
            ffi::nc_context_set_diagnostic_handler(
                raw,
                collect_diagnostic,
                std::ptr::from_ref::<RefCell<Vec<Diagnostic>>>(&diagnostics)
                    .cast_mut()
                    .cast(),
            );
            raw
        };
        Context { raw, diagnostics }
    }

    pub(crate) fn raw(&self) -> LLVMContextRef {
        self.raw
    }

    /// Whether names of instructions, blocks and arguments are dropped (the default) or kept for people to read.
    pub fn set_discard_names(&self, discard: bool) {
        // SAFETY: the context is alive.
        unsafe { LLVMContextSetDiscardValueNames(self.raw, i32::from(discard)) }
    }

    /// Takes the diagnostics collected so far.
    pub fn take_diagnostics(&self) -> Vec<Diagnostic> {
        std::mem::take(&mut *self.diagnostics.borrow_mut())
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        // SAFETY: nothing that borrows the context is left; LLVM destroys the modules that belong to it.
        unsafe { LLVMContextDispose(self.raw) }
    }
}

extern "C" fn collect_diagnostic(report: *const ffi::DiagnosticReport, data: *mut c_void) {
    // SAFETY: `data` is what `Context::new` registered and the report lives during the call.
    let (report, list) = unsafe { (&*report, &*data.cast::<RefCell<Vec<Diagnostic>>>()) };
    // SAFETY: the shim gives pointers with their lengths.
    let text = |data: *const c_char, length: usize| unsafe { copy_text(data, length) };
    // Were the list borrowed already, the diagnostic would be lost rather than the process.
    if let Ok(mut list) = list.try_borrow_mut() {
        list.push(Diagnostic {
            severity: match report.severity {
                0 => Severity::Error,
                1 => Severity::Warning,
                2 => Severity::Remark,
                _ => Severity::Note,
            },
            message: text(report.message, report.message_length),
            cookie: report.cookie,
            line: report.line,
            column: report.column,
            line_text: text(report.line_text, report.line_text_length),
            function: text(report.function, report.function_length),
            group: text(report.group, report.group_length),
        });
    }
}
