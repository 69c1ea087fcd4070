//! Modules: making, reading, printing, writing, checking and linking them.

use llvm_sys::core::*;
use llvm_sys::prelude::LLVMModuleRef;

use crate::text::{copy_text, with_c_string};
use crate::{Context, Type, ffi};

/// A module of LLVM IR. Its memory is freed with the context, so values of a dropped module do not dangle.
pub struct Module<'c> {
    raw: LLVMModuleRef,
    context: &'c Context,
}

impl<'c> Module<'c> {
    /// An empty module.
    pub fn new(context: &'c Context, name: &str) -> Module<'c> {
        // SAFETY: the context is alive.
        let raw = with_c_string(name, |name| unsafe {
            LLVMModuleCreateWithNameInContext(name, context.raw())
        });
        Module { raw, context }
    }

    /// Reads textual IR or bitcode. The error is LLVM's message with position.
    pub fn parse(context: &'c Context, data: &[u8], name: &str) -> Result<Module<'c>, String> {
        let (raw, message) = ffi::collect_text(|sink, sink_data| {
            // SAFETY: the shim copies the data and the sink lives during the call.
            with_c_string(name, |name| unsafe {
                ffi::nc_parse_module(
                    context.raw(),
                    data.as_ptr().cast(),
                    data.len(),
                    name,
                    sink,
                    sink_data,
                )
            })
        });
        if raw.is_null() {
            Err(message)
        } else {
            Ok(Module { raw, context })
        }
    }

    pub(crate) fn raw(&self) -> LLVMModuleRef {
        self.raw
    }

    pub(crate) fn from_reflected(
        module: crate::reflect::ModuleRef,
        context: &'c Context,
    ) -> Module<'c> {
        Module {
            raw: module.raw(),
            context,
        }
    }

    /// The context the module belongs to.
    pub fn context(&self) -> &'c Context {
        self.context
    }

    /// Sets the name of the source file, which becomes the object's file symbol.
    pub fn set_source_file_name(&self, name: &str) {
        // SAFETY: the module is alive, LLVM copies the name.
        unsafe { LLVMSetSourceFileName(self.raw, name.as_ptr().cast(), name.len()) }
    }

    /// The module's name.
    pub fn name(&self) -> String {
        let mut length = 0;
        // SAFETY: the module is alive, the name is copied at once.
        unsafe {
            let name = LLVMGetModuleIdentifier(self.raw, &mut length);
            copy_text(name, length)
        }
    }

    /// Sets the target triple.
    pub fn set_triple(&self, triple: &str) {
        // SAFETY: the module is alive, LLVM copies the text.
        with_c_string(triple, |triple| unsafe { LLVMSetTarget(self.raw, triple) });
    }

    /// The target triple.
    pub fn triple(&self) -> String {
        // SAFETY: the module is alive, the text is copied at once.
        unsafe {
            let text = LLVMGetTarget(self.raw);
            copy_text(text, std::ffi::CStr::from_ptr(text).count_bytes())
        }
    }

    /// Sets the data layout; the text must be one LLVM knows how to read, or LLVM aborts.
    pub fn set_data_layout(&self, layout: &str) {
        // SAFETY: the module is alive, LLVM copies the text.
        with_c_string(layout, |layout| unsafe {
            LLVMSetDataLayout(self.raw, layout)
        });
    }

    /// The data layout.
    pub fn data_layout(&self) -> String {
        // SAFETY: the module is alive, the text is copied at once.
        unsafe {
            let text = LLVMGetDataLayoutStr(self.raw);
            copy_text(text, std::ffi::CStr::from_ptr(text).count_bytes())
        }
    }

    /// Adds assembly text outside of functions.
    pub fn append_inline_asm(&self, text: &str) {
        // SAFETY: the module is alive, LLVM copies the text.
        unsafe { LLVMAppendModuleInlineAsm(self.raw, text.as_ptr().cast(), text.len()) }
    }

    /// Distance in bytes between elements of this type in an array, by the module's data layout.
    pub fn type_alloc_size(&self, ty: Type<'c>) -> u64 {
        debug_assert!(ty.is_sized());
        // SAFETY: module and type are alive.
        unsafe { ffi::nc_type_alloc_size(self.raw, ty.raw()) }
    }

    /// Natural alignment of the type in bytes, by the module's data layout.
    pub fn type_abi_align(&self, ty: Type<'c>) -> u64 {
        debug_assert!(ty.is_sized());
        // SAFETY: module and type are alive.
        unsafe { ffi::nc_type_abi_align(self.raw, ty.raw()) }
    }

    /// Offset in bytes of a structure's member, by the module's data layout.
    pub fn struct_member_offset(&self, ty: Type<'c>, index: u32) -> u64 {
        debug_assert!(index < ty.member_count());
        // SAFETY: module and type are alive and the member exists.
        unsafe { ffi::nc_struct_member_offset(self.raw, ty.raw(), index) }
    }

    /// The module as textual IR.
    pub fn print(&self) -> Vec<u8> {
        // SAFETY: the module is alive, the sink lives during the call.
        ffi::collect(|sink, data| unsafe { ffi::nc_module_print(self.raw, sink, data) }).1
    }

    /// The module as bitcode.
    pub fn write_bitcode(&self) -> Vec<u8> {
        // SAFETY: the module is alive, the sink lives during the call.
        ffi::collect(|sink, data| unsafe { ffi::nc_module_write_bitcode(self.raw, sink, data) }).1
    }

    /// Checks the module; the error is the verifier's text.
    pub fn verify(&self) -> Result<(), String> {
        // SAFETY: the module is alive, the sink lives during the call.
        let (broken, text) =
            ffi::collect_text(|sink, data| unsafe { ffi::nc_module_verify(self.raw, sink, data) });
        if broken != 0 { Err(text) } else { Ok(()) }
    }

    /// Moves the contents of another module of the same context into this one. What went wrong is among the
    /// context's diagnostics.
    pub fn link(&self, other: Module<'c>) -> Result<(), String> {
        debug_assert!(std::ptr::eq(self.context, other.context));
        // SAFETY: both modules are alive and of one context; the other is consumed.
        if unsafe { ffi::nc_module_link(self.raw, other.raw) } == 0 {
            Ok(())
        } else {
            Err("modules cannot be linked".to_owned())
        }
    }
}

impl std::fmt::Display for Module<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&String::from_utf8_lossy(&self.print()))
    }
}
