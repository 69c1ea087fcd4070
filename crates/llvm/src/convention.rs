//! What custom calling conventions need: register numbers, functions and calls of another type, and the attributes of
//! functions and calls alike.

use std::collections::HashMap;
use std::ffi::c_void;

use llvm_sys::LLVMTailCallKind;
use llvm_sys::core::*;
use llvm_sys::prelude::LLVMAttributeRef;

use crate::{
    Attribute, AttributeIndex, Block, CallConv, FileKind, Module, TailKind, TargetMachine, Type,
    Value, ffi,
};

/// The code generator's registers by name and number.
#[derive(Clone, Debug, Default)]
pub struct RegisterNames {
    names: Vec<String>,
    numbers: HashMap<String, u32>,
}

impl RegisterNames {
    /// Number of a register by LLVM's name (`RAX`, `X9`, `Q5`).
    pub fn number(&self, name: &str) -> Option<u32> {
        self.numbers.get(name).copied()
    }

    /// LLVM's name of a register.
    pub fn name(&self, number: u32) -> Option<&str> {
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        self.names.get(index).map(String::as_str)
    }
}

impl TargetMachine {
    /// The machine's registers.
    pub fn register_names(&self) -> RegisterNames {
        // SAFETY: the machine is alive, the sink lives during the call.
        let ((), text) = ffi::collect_text(|sink, data| unsafe {
            ffi::nc_register_names(self.raw(), sink, data);
        });
        let names: Vec<String> = text.lines().map(str::to_owned).collect();
        let numbers = names
            .iter()
            .zip(1..)
            .map(|(name, number)| (name.clone(), number))
            .collect();
        RegisterNames { names, numbers }
    }

    /// [`TargetMachine::emit`] for a module with markers of custom calling conventions: the pass that binds their
    /// registers runs after instruction selection, and selectors that cannot be trusted with markers are not used.
    pub fn emit_with_conventions(
        &self,
        module: &Module<'_>,
        kind: FileKind,
        verify: bool,
    ) -> Result<Vec<u8>, String> {
        // SAFETY: the machine is alive.
        unsafe { ffi::nc_target_machine_disable_global_isel(self.raw()) };
        self.emit_hooked(
            module,
            kind,
            verify,
            Some(ffi::nc_convention_pass_hook),
            std::ptr::null_mut::<c_void>(),
        )
    }
}

fn attribute_kind(name: &str) -> u32 {
    // SAFETY: a range of text.
    unsafe { LLVMGetEnumAttributeKindForName(name.as_ptr().cast(), name.len()) }
}

impl<'c> Value<'c> {
    /// A call or an invoke: an instruction that may call a function.
    pub fn is_call_or_invoke(self) -> bool {
        // SAFETY: the value is alive.
        unsafe {
            !LLVMIsACallInst(self.raw()).is_null() || !LLVMIsAInvokeInst(self.raw()).is_null()
        }
    }

    /// An invoke?
    pub fn is_invoke(self) -> bool {
        // SAFETY: the value is alive.
        unsafe { !LLVMIsAInvokeInst(self.raw()).is_null() }
    }

    /// What a call or invoke calls.
    pub fn callee(self) -> Option<Value<'c>> {
        // SAFETY: asked only of a call.
        self.is_call_or_invoke()
            .then(|| Value::wrap(unsafe { LLVMGetCalledValue(self.raw()) }))
    }

    /// The function type that a call or invoke calls by.
    pub fn callee_type(self) -> Option<Type<'c>> {
        // SAFETY: asked only of a call.
        self.is_call_or_invoke()
            .then(|| Type::wrap(unsafe { LLVMGetCalledFunctionType(self.raw()) }))
    }

    /// The arguments of a call or invoke.
    pub fn call_arguments(self) -> Vec<Value<'c>> {
        if !self.is_call_or_invoke() {
            return Vec::new();
        }
        // SAFETY: a call; its first operands are the arguments.
        let count = unsafe { LLVMGetNumArgOperands(self.raw()) };
        (0..count).filter_map(|index| self.operand(index)).collect()
    }

    /// The calling convention of a call or invoke.
    pub fn call_site_conv(self) -> Option<CallConv> {
        // SAFETY: asked only of a call.
        self.is_call_or_invoke()
            .then(|| CallConv(unsafe { LLVMGetInstructionCallConv(self.raw()) }))
    }

    /// Sets the calling convention of a call or invoke.
    pub fn set_call_site_conv(self, convention: CallConv) {
        if self.is_call_or_invoke() {
            // SAFETY: a call.
            unsafe { LLVMSetInstructionCallConv(self.raw(), convention.0) }
        }
    }

    /// Whether a call must or may be a tail call; an invoke never.
    pub fn tail_kind(self) -> TailKind {
        // SAFETY: asked only of a call.
        unsafe {
            if LLVMIsACallInst(self.raw()).is_null() {
                return TailKind::None;
            }
            match LLVMGetTailCallKind(self.raw()) {
                LLVMTailCallKind::LLVMTailCallKindNone => TailKind::None,
                LLVMTailCallKind::LLVMTailCallKindTail => TailKind::Tail,
                LLVMTailCallKind::LLVMTailCallKindMustTail => TailKind::MustTail,
                LLVMTailCallKind::LLVMTailCallKindNoTail => TailKind::NoTail,
            }
        }
    }

    /// The global that an alias stands for.
    pub fn aliasee(self) -> Option<Value<'c>> {
        // SAFETY: asked only of an alias.
        unsafe {
            if LLVMIsAGlobalAlias(self.raw()).is_null() {
                return None;
            }
            Value::wrap_option(LLVMAliasGetAliasee(self.raw()))
        }
    }

    /// A plain, number or type attribute of a function or call, its result or a parameter.
    fn attribute_at(self, index: AttributeIndex, name: &str) -> Option<LLVMAttributeRef> {
        let kind = attribute_kind(name);
        // SAFETY: a function or a call, as asked.
        let found = unsafe {
            if self.is_function() {
                LLVMGetEnumAttributeAtIndex(self.raw(), index.raw(), kind)
            } else if self.is_call_or_invoke() {
                LLVMGetCallSiteEnumAttribute(self.raw(), index.raw(), kind)
            } else {
                std::ptr::null_mut()
            }
        };
        (kind != 0 && !found.is_null()).then_some(found)
    }

    /// Has a function or call this attribute?
    pub fn carries(self, index: AttributeIndex, name: &str) -> bool {
        self.attribute_at(index, name).is_some()
    }

    /// The number of an attribute such as `align` of a function or call.
    pub fn carried_number(self, index: AttributeIndex, name: &str) -> Option<u64> {
        self.attribute_at(index, name)
            // SAFETY: an attribute; those without number answer 0.
            .map(|attribute| unsafe { LLVMGetEnumAttributeValue(attribute) })
    }

    /// The type of an attribute such as `byval` of a function or call.
    pub fn carried_type(self, index: AttributeIndex, name: &str) -> Option<Type<'c>> {
        let attribute = self.attribute_at(index, name)?;
        // SAFETY: an attribute, asked whether it has a type.
        unsafe {
            (LLVMIsTypeAttribute(attribute) != 0)
                .then(|| Type::wrap(LLVMGetTypeAttributeValue(attribute)))
        }
    }

    /// The value of a string attribute of a function or call.
    pub fn carried_text(self, key: &str) -> Option<String> {
        if self.is_function() {
            return self.string_attribute(key);
        }
        if !self.is_call_or_invoke() {
            return None;
        }
        // SAFETY: a call; the value is copied at once.
        unsafe {
            let attribute = LLVMGetCallSiteStringAttribute(
                self.raw(),
                AttributeIndex::Function.raw(),
                key.as_ptr().cast(),
                key.len() as u32,
            );
            if attribute.is_null() {
                return None;
            }
            let mut length = 0;
            let text = LLVMGetStringAttributeValue(attribute, &mut length);
            Some(crate::text::copy_text(text, length as usize))
        }
    }

    /// Adds an attribute to a function or call.
    pub fn carry(self, index: AttributeIndex, attribute: Attribute<'c>) {
        // SAFETY: a function or a call, as asked.
        unsafe {
            if self.is_function() {
                LLVMAddAttributeAtIndex(self.raw(), index.raw(), attribute.raw());
            } else if self.is_call_or_invoke() {
                LLVMAddCallSiteAttribute(self.raw(), index.raw(), attribute.raw());
            }
        }
    }

    /// Removes a plain, number or type attribute from a function or call.
    pub fn drop_attribute(self, index: AttributeIndex, name: &str) {
        let kind = attribute_kind(name);
        // SAFETY: a function or a call, as asked.
        unsafe {
            if kind == 0 {
            } else if self.is_function() {
                LLVMRemoveEnumAttributeAtIndex(self.raw(), index.raw(), kind);
            } else if self.is_call_or_invoke() {
                LLVMRemoveCallSiteEnumAttribute(self.raw(), index.raw(), kind);
            }
        }
    }

    /// Removes a string attribute from a function or call.
    pub fn drop_text(self, key: &str) {
        let (name, length) = (key.as_ptr().cast(), key.len() as u32);
        let index = AttributeIndex::Function.raw();
        // SAFETY: a function or a call, as asked.
        unsafe {
            if self.is_function() {
                LLVMRemoveStringAttributeAtIndex(self.raw(), index, name, length);
            } else if self.is_call_or_invoke() {
                LLVMRemoveCallSiteStringAttribute(self.raw(), index, name, length);
            }
        }
    }

    /// Moves body, name, uses and everything else of a function to a new one of another type, without attributes of
    /// result and parameters, and gives it. The old one remains for its parameters, which the body still uses: give
    /// these other values, then [`Value::delete_function`] it. Debug information says that the convention is not the
    /// standard one.
    pub fn retype_function(self, ty: Type<'c>) -> Value<'c> {
        debug_assert!(self.is_function() && ty.is_function());
        // SAFETY: a function and a function type.
        Value::wrap(unsafe { ffi::nc_function_retype(self.raw(), ty.raw()) })
    }

    /// Makes everything, debug information too, use `other` instead of this parameter of a retyped function.
    pub fn replace_parameter(self, other: Value<'c>) {
        debug_assert!(self != other && self.ty() == other.ty());
        // SAFETY: both values are alive.
        unsafe { ffi::nc_parameter_replace(self.raw(), other.raw()) }
    }

    /// A call of another type in front of this one, with its bundles, place and the attributes of the call itself. The old
    /// one remains, to be erased when nothing uses its result.
    pub fn retype_call(
        self,
        ty: Type<'c>,
        callee: Value<'c>,
        arguments: &[Value<'c>],
    ) -> Value<'c> {
        debug_assert!(self.is_call_or_invoke() && ty.parameters().len() == arguments.len());
        // SAFETY: a call, a function type, and as many arguments as it wants.
        Value::wrap(unsafe {
            ffi::nc_call_retype(
                self.raw(),
                ty.raw(),
                callee.raw(),
                arguments.as_ptr().cast(),
                arguments.len(),
            )
        })
    }

    /// The block in which an invoke goes on, made its own when others go there too.
    pub fn own_normal_block(self) -> Block<'c> {
        debug_assert!(self.is_invoke());
        // SAFETY: an invoke.
        Block::wrap(unsafe { ffi::nc_invoke_own_normal_block(self.raw()) })
    }

    /// A phi?
    pub fn is_phi(self) -> bool {
        // SAFETY: the value is alive.
        unsafe { !LLVMIsAPHINode(self.raw()).is_null() }
    }

    /// A return instruction?
    pub fn is_return(self) -> bool {
        // SAFETY: the value is alive.
        unsafe { !LLVMIsAReturnInst(self.raw()).is_null() }
    }

    /// A widening of an integer, with its sign or with zeros?
    pub fn is_extension(self, signed: bool) -> bool {
        let wanted = if signed {
            llvm_sys::LLVMOpcode::LLVMSExt
        } else {
            llvm_sys::LLVMOpcode::LLVMZExt
        };
        self.opcode() == Some(wanted)
    }

    /// A call that says where an object's life begins or ends?
    pub fn is_lifetime_marker(self) -> bool {
        self.callee().is_some_and(|callee| {
            callee.is_function() && callee.name().starts_with("llvm.lifetime.")
        })
    }

    /// An instruction that makes an address of another?
    pub fn is_address_step(self) -> bool {
        // SAFETY: the value is alive.
        unsafe { !LLVMIsAGetElementPtrInst(self.raw()).is_null() }
    }

    /// A store, copy or fill that does nothing with an address but write there?
    pub fn only_writes_to(self, address: Value<'c>) -> bool {
        // SAFETY: the value is alive.
        let store = unsafe { !LLVMIsAStoreInst(self.raw()).is_null() };
        if store {
            return self.operand(0) != Some(address);
        }
        let writes = self.callee().is_some_and(|callee| {
            callee.is_function()
                && ["llvm.memcpy.", "llvm.memset.", "llvm.memmove."]
                    .iter()
                    .any(|name| callee.name().starts_with(name))
        });
        writes && self.operand(1) != Some(address)
    }

    /// The function that a call, load or other instruction is in.
    pub fn parent_function(self) -> Option<Value<'c>> {
        self.parent_block()?.parent()
    }

    /// The source position of an instruction, when it has one.
    pub fn debug_location(self) -> Option<crate::Metadata<'c>> {
        if !self.is_instruction() {
            return None;
        }
        // SAFETY: an instruction.
        let raw = unsafe { llvm_sys::debuginfo::LLVMInstructionGetDebugLoc(self.raw()) };
        (!raw.is_null()).then(|| crate::Metadata::wrap(raw))
    }
}

impl<'c> Module<'c> {
    /// Has a function or call of the module this calling convention?
    pub fn has_convention(&self, convention: CallConv) -> bool {
        // SAFETY: the module is alive.
        unsafe { ffi::nc_module_has_convention(self.raw(), convention.0) != 0 }
    }

    /// Makes the optimizer keep functions as they are, with all parameters, or no longer.
    pub fn keep_functions(&self, functions: &[Value<'c>], keep: bool) {
        // SAFETY: the module is alive, the list holds its functions and is copied.
        unsafe {
            ffi::nc_keep_functions(
                self.raw(),
                functions.as_ptr().cast(),
                functions.len(),
                i32::from(keep),
            );
        }
    }
}
