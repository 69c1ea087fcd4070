//! Functions: parameters, blocks, calling convention; and LLVM's own functions, the intrinsics.

use llvm_sys::core::*;

use crate::text::copy_text;
use crate::{Block, Metadata, Module, Type, Value, ffi};

/// A calling convention by LLVM's number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct CallConv(pub u32);

impl CallConv {
    /// The C convention of the target
    pub const C: CallConv = CallConv(0);
    /// `fastcc`
    pub const FAST: CallConv = CallConv(8);
    /// `coldcc`
    pub const COLD: CallConv = CallConv(9);
    /// `preserve_mostcc`
    pub const PRESERVE_MOST: CallConv = CallConv(14);
    /// `preserve_allcc`
    pub const PRESERVE_ALL: CallConv = CallConv(15);
    /// `swiftcc`
    pub const SWIFT: CallConv = CallConv(16);
    /// `swifttailcc`
    pub const SWIFT_TAIL: CallConv = CallConv(20);
    /// `preserve_nonecc`
    pub const PRESERVE_NONE: CallConv = CallConv(21);
    /// `x86_stdcallcc`
    pub const X86_STDCALL: CallConv = CallConv(64);
    /// `x86_fastcallcc`
    pub const X86_FASTCALL: CallConv = CallConv(65);
    /// `x86_64_sysvcc`
    pub const X86_64_SYSV: CallConv = CallConv(78);
    /// `win64cc`
    pub const WIN64: CallConv = CallConv(79);
    /// `x86_vectorcallcc`
    pub const X86_VECTORCALL: CallConv = CallConv(80);
    /// `x86_intrcc`
    pub const X86_INTERRUPT: CallConv = CallConv(83);
    /// `x86_regcallcc`
    pub const X86_REGCALL: CallConv = CallConv(92);
    /// `aarch64_vector_pcs`
    pub const AARCH64_VECTOR: CallConv = CallConv(97);
    /// `aarch64_sve_vector_pcs`
    pub const AARCH64_SVE_VECTOR: CallConv = CallConv(98);
}

impl<'c> Value<'c> {
    /// The type of a function's or variable's contents (a global itself is of type `ptr`).
    pub fn value_type(self) -> Type<'c> {
        debug_assert!(self.is_global());
        // SAFETY: a global.
        Type::wrap(unsafe { LLVMGlobalGetValueType(self.raw()) })
    }

    /// Number of parameters of a function.
    pub fn param_count(self) -> u32 {
        debug_assert!(self.is_function());
        // SAFETY: a function.
        unsafe { LLVMCountParams(self.raw()) }
    }

    /// A parameter of a function, from 0.
    pub fn param(self, index: u32) -> Value<'c> {
        debug_assert!(index < self.param_count());
        // SAFETY: a function that has this parameter.
        Value::wrap(unsafe { LLVMGetParam(self.raw(), index) })
    }

    /// All parameters of a function.
    pub fn params(self) -> Vec<Value<'c>> {
        (0..self.param_count())
            .map(|index| self.param(index))
            .collect()
    }

    /// Calling convention of a function.
    pub fn call_conv(self) -> CallConv {
        debug_assert!(self.is_function());
        // SAFETY: a function.
        CallConv(unsafe { LLVMGetFunctionCallConv(self.raw()) })
    }

    /// Sets the calling convention of a function or call.
    pub fn set_call_conv(self, convention: CallConv) {
        // SAFETY: a function or a call, as asked.
        unsafe {
            if self.is_function() {
                LLVMSetFunctionCallConv(self.raw(), convention.0);
            } else if self.is_call() {
                LLVMSetInstructionCallConv(self.raw(), convention.0);
            }
        }
    }

    /// First block of a function, when it has a body.
    pub fn first_block(self) -> Option<Block<'c>> {
        debug_assert!(self.is_function());
        // SAFETY: a function.
        Block::wrap_option(unsafe { LLVMGetFirstBasicBlock(self.raw()) })
    }

    /// Last block of a function.
    pub fn last_block(self) -> Option<Block<'c>> {
        debug_assert!(self.is_function());
        // SAFETY: a function.
        Block::wrap_option(unsafe { LLVMGetLastBasicBlock(self.raw()) })
    }

    /// All blocks of a function in order.
    pub fn blocks(self) -> Vec<Block<'c>> {
        std::iter::successors(self.first_block(), |block| block.next()).collect()
    }

    /// Number of blocks of a function.
    pub fn block_count(self) -> u32 {
        debug_assert!(self.is_function());
        // SAFETY: a function.
        unsafe { LLVMCountBasicBlocks(self.raw()) }
    }

    /// The intrinsic a function is, 0 when it is none.
    pub fn intrinsic_id(self) -> u32 {
        if self.is_function() {
            // SAFETY: a function.
            unsafe { LLVMGetIntrinsicID(self.raw()) }
        } else {
            0
        }
    }

    /// Attaches a debug-info subprogram to a function.
    pub fn set_subprogram(self, subprogram: Metadata<'c>) {
        debug_assert!(self.is_function());
        // SAFETY: a function and a node.
        unsafe { llvm_sys::debuginfo::LLVMSetSubprogram(self.raw(), subprogram.raw()) }
    }

    /// Sets the personality function of a function.
    pub fn set_personality(self, personality: Value<'c>) {
        debug_assert!(self.is_function());
        // SAFETY: a function and a constant.
        unsafe { LLVMSetPersonalityFn(self.raw(), personality.raw()) }
    }

    /// Sets data placed in front of a function's entry point.
    pub fn set_prefix_data(self, data: Value<'c>) {
        debug_assert!(self.is_function());
        // SAFETY: a function and a constant.
        unsafe { LLVMSetPrefixData(self.raw(), data.raw()) }
    }

    /// Destroys a function, which nothing may use any more.
    pub fn delete_function(self) {
        debug_assert!(self.is_function() && !self.has_uses());
        // SAFETY: a function nobody uses.
        unsafe { LLVMDeleteFunction(self.raw()) }
    }

    /// Checks one function; the error is the verifier's text.
    pub fn verify_function(self) -> Result<(), String> {
        debug_assert!(self.is_function());
        // SAFETY: a function, and a sink that lives during the call.
        let (broken, text) = ffi::collect_text(|sink, data| unsafe {
            ffi::nc_function_verify(self.raw(), sink, data)
        });
        if broken != 0 { Err(text) } else { Ok(()) }
    }
}

impl<'c> Module<'c> {
    /// The declaration of an intrinsic for the types it is overloaded on (as in `llvm.ctpop.i32`: `[i32]`).
    pub fn intrinsic(&self, id: u32, overloads: &[Type<'c>]) -> Value<'c> {
        debug_assert!(id != 0);
        // SAFETY: the module is alive, the identity is one LLVM gave, the list is copied.
        Value::wrap(unsafe {
            LLVMGetIntrinsicDeclaration(
                self.raw(),
                id,
                overloads.as_ptr().cast_mut().cast(),
                overloads.len(),
            )
        })
    }

    /// [`Module::intrinsic`] by name without types, such as `llvm.ctpop`; `None` when LLVM has none of that name.
    pub fn intrinsic_by_name(&self, name: &str, overloads: &[Type<'c>]) -> Option<Value<'c>> {
        intrinsic_id(name).map(|id| self.intrinsic(id, overloads))
    }

    /// The function type of an intrinsic.
    pub fn intrinsic_type(&self, id: u32, overloads: &[Type<'c>]) -> Type<'c> {
        debug_assert!(id != 0);
        // SAFETY: the context is alive, the identity is one LLVM gave, the list is copied.
        Type::wrap(unsafe {
            LLVMIntrinsicGetType(
                self.context().raw(),
                id,
                overloads.as_ptr().cast_mut().cast(),
                overloads.len(),
            )
        })
    }
}

/// The identity of an intrinsic by its name without overload types, such as `llvm.memcpy`.
pub fn intrinsic_id(name: &str) -> Option<u32> {
    // SAFETY: a range of text.
    let id = unsafe { LLVMLookupIntrinsicID(name.as_ptr().cast(), name.len()) };
    (id != 0).then_some(id)
}

/// Must types be given to declare the intrinsic?
pub fn intrinsic_is_overloaded(id: u32) -> bool {
    // SAFETY: asks a table; 0 is not an intrinsic.
    id != 0 && unsafe { LLVMIntrinsicIsOverloaded(id) != 0 }
}

/// The intrinsic that LLVM's own table names for a builtin function of the target family `prefix` (`x86`,
/// `aarch64`), such as `__builtin_ia32_pmaddwd128`.
pub fn builtin_intrinsic(prefix: &str, builtin_name: &str) -> Option<u32> {
    // SAFETY: ranges of text.
    let id = unsafe {
        ffi::nc_builtin_intrinsic(
            prefix.as_ptr().cast(),
            prefix.len(),
            builtin_name.as_ptr().cast(),
            builtin_name.len(),
        )
    };
    (id != 0).then_some(id)
}

/// Name of an intrinsic without overload types.
pub fn intrinsic_name(id: u32) -> String {
    if id == 0 {
        return String::new();
    }
    let mut length = 0;
    // SAFETY: an identity LLVM gave; the name is a static string.
    unsafe {
        let name = LLVMIntrinsicGetName(id, &mut length);
        copy_text(name, length)
    }
}
