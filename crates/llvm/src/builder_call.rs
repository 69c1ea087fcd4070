//! Calls, inline assembly and the calls that jump (`callbr`).

use llvm_sys::core::*;
use llvm_sys::prelude::LLVMOperandBundleRef;
use llvm_sys::{LLVMInlineAsmDialect, LLVMTailCallKind};

use crate::builder::NO_NAME;
use crate::{Block, Builder, Context, Module, Type, Value, ffi};

/// Whether a call may or must be a tail call.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum TailKind {
    /// The optimizer decides.
    None,
    /// The callee does not use the caller's stack.
    Tail,
    /// It must be a tail call.
    MustTail,
    /// It must not.
    NoTail,
}

/// Values that go with a call besides its arguments.
#[derive(Clone, Debug)]
pub struct OperandBundle<'c> {
    /// What they mean, such as `align` for `llvm.assume`
    pub tag: String,
    /// The values
    pub values: Vec<Value<'c>>,
}

/// Inline assembly: text and what binds it to values.
#[derive(Clone, Debug)]
pub struct InlineAsm<'a> {
    /// Template in LLVM's notation (`$0`, `$$`, `$(…$|…$)`)
    pub template: &'a str,
    /// Constraints in LLVM's notation, separated by commas
    pub constraints: &'a str,
    /// Has an effect beyond its outputs
    pub side_effects: bool,
    /// Wants the stack aligned
    pub align_stack: bool,
    /// Intel syntax instead of AT&T
    pub intel: bool,
    /// May unwind
    pub can_unwind: bool,
}

struct RawBundles(Vec<LLVMOperandBundleRef>);

impl RawBundles {
    fn new(bundles: &[OperandBundle<'_>]) -> RawBundles {
        RawBundles(
            bundles
                .iter()
                // SAFETY: LLVM copies tag and values.
                .map(|bundle| unsafe {
                    LLVMCreateOperandBundle(
                        bundle.tag.as_ptr().cast(),
                        bundle.tag.len(),
                        bundle.values.as_ptr().cast_mut().cast(),
                        bundle.values.len() as u32,
                    )
                })
                .collect(),
        )
    }
}

impl Drop for RawBundles {
    fn drop(&mut self) {
        for &bundle in &self.0 {
            // SAFETY: made by `new`, freed once.
            unsafe { LLVMDisposeOperandBundle(bundle) }
        }
    }
}

pub(crate) fn arguments_fit(ty: Type<'_>, arguments: &[Value<'_>]) -> bool {
    let parameters = ty.parameters();
    (arguments.len() == parameters.len() || ty.is_variadic() && arguments.len() > parameters.len())
        && parameters
            .iter()
            .zip(arguments)
            .all(|(&parameter, argument)| parameter == argument.ty())
}

impl<'c> Builder<'c> {
    /// `call` of a function, an address or inline assembly, by its function type.
    pub fn call(&self, ty: Type<'c>, callee: Value<'c>, arguments: &[Value<'c>]) -> Value<'c> {
        debug_assert!(ty.is_function() && self.insert_block().is_some());
        debug_assert!(
            arguments_fit(ty, arguments),
            "{arguments:?} do not fit {ty}"
        );
        // SAFETY: builder positioned, arguments as the type wants them, the list is copied.
        Value::wrap(unsafe {
            LLVMBuildCall2(
                self.raw(),
                ty.raw(),
                callee.raw(),
                arguments.as_ptr().cast_mut().cast(),
                arguments.len() as u32,
                NO_NAME,
            )
        })
    }

    /// `call` of a function of this module by its own type.
    pub fn call_function(&self, function: Value<'c>, arguments: &[Value<'c>]) -> Value<'c> {
        debug_assert!(function.is_function());
        self.call(function.value_type(), function, arguments)
    }

    /// `call` with operand bundles.
    pub fn call_with_bundles(
        &self,
        ty: Type<'c>,
        callee: Value<'c>,
        arguments: &[Value<'c>],
        bundles: &[OperandBundle<'c>],
    ) -> Value<'c> {
        debug_assert!(ty.is_function() && self.insert_block().is_some());
        debug_assert!(
            arguments_fit(ty, arguments),
            "{arguments:?} do not fit {ty}"
        );
        let mut bundles = RawBundles::new(bundles);
        // SAFETY: builder positioned, arguments as the type wants them, the lists are copied.
        Value::wrap(unsafe {
            LLVMBuildCallWithOperandBundles(
                self.raw(),
                ty.raw(),
                callee.raw(),
                arguments.as_ptr().cast_mut().cast(),
                arguments.len() as u32,
                bundles.0.as_mut_ptr(),
                bundles.0.len() as u32,
                NO_NAME,
            )
        })
    }

    /// `call` of an intrinsic, declared in the module when it is not yet.
    pub fn call_intrinsic(
        &self,
        module: &Module<'c>,
        name: &str,
        overloads: &[Type<'c>],
        arguments: &[Value<'c>],
    ) -> Option<Value<'c>> {
        let function = module.intrinsic_by_name(name, overloads)?;
        Some(self.call_function(function, arguments))
    }

    /// `callbr`: inline assembly that ends the block, going on at `fallthrough` or one of the labels.
    pub fn callbr(
        &self,
        ty: Type<'c>,
        assembly: Value<'c>,
        arguments: &[Value<'c>],
        fallthrough: Block<'c>,
        labels: &[Block<'c>],
    ) -> Value<'c> {
        debug_assert!(ty.is_function() && self.insert_block().is_some());
        debug_assert!(
            arguments_fit(ty, arguments),
            "{arguments:?} do not fit {ty}"
        );
        // SAFETY: builder positioned, arguments as the type wants them, the lists are copied.
        Value::wrap(unsafe {
            LLVMBuildCallBr(
                self.raw(),
                ty.raw(),
                assembly.raw(),
                fallthrough.raw(),
                labels.as_ptr().cast_mut().cast(),
                labels.len() as u32,
                arguments.as_ptr().cast_mut().cast(),
                arguments.len() as u32,
                std::ptr::null_mut(),
                0,
                NO_NAME,
            )
        })
    }
}

impl Context {
    /// Inline assembly as something to call. Constraints that LLVM cannot read or that do not fit the type are
    /// an error with LLVM's message.
    pub fn inline_asm<'c>(
        &'c self,
        ty: Type<'c>,
        assembly: &InlineAsm<'_>,
    ) -> Result<Value<'c>, String> {
        debug_assert!(ty.is_function());
        let constraints = assembly.constraints;
        let (broken, message) = ffi::collect_text(|sink, data| {
            // SAFETY: a function type, a range of text, and a sink that lives during the call.
            unsafe {
                ffi::nc_inline_asm_verify(
                    ty.raw(),
                    constraints.as_ptr().cast(),
                    constraints.len(),
                    sink,
                    data,
                )
            }
        });
        if broken != 0 {
            return Err(message);
        }
        let dialect = if assembly.intel {
            LLVMInlineAsmDialect::LLVMInlineAsmDialectIntel
        } else {
            LLVMInlineAsmDialect::LLVMInlineAsmDialectATT
        };
        // SAFETY: a function type and constraints that fit it; LLVM copies the texts.
        Ok(Value::wrap(unsafe {
            LLVMGetInlineAsm(
                ty.raw(),
                assembly.template.as_ptr().cast(),
                assembly.template.len(),
                constraints.as_ptr().cast(),
                constraints.len(),
                i32::from(assembly.side_effects),
                i32::from(assembly.align_stack),
                dialect,
                i32::from(assembly.can_unwind),
            )
        }))
    }
}

impl<'c> Value<'c> {
    /// Says whether a call may or must be a tail call.
    pub fn set_tail_kind(self, kind: TailKind) {
        let kind = match kind {
            TailKind::None => LLVMTailCallKind::LLVMTailCallKindNone,
            TailKind::Tail => LLVMTailCallKind::LLVMTailCallKindTail,
            TailKind::MustTail => LLVMTailCallKind::LLVMTailCallKindMustTail,
            TailKind::NoTail => LLVMTailCallKind::LLVMTailCallKindNoTail,
        };
        // SAFETY: asked before being set.
        unsafe {
            if !LLVMIsACallInst(self.raw()).is_null() {
                LLVMSetTailCallKind(self.raw(), kind);
            }
        }
    }

    /// What a call calls.
    pub fn called_value(self) -> Option<Value<'c>> {
        // SAFETY: asked only of a call.
        self.is_call()
            .then(|| Value::wrap(unsafe { LLVMGetCalledValue(self.raw()) }))
    }

    /// Function type of a call.
    pub fn called_type(self) -> Option<Type<'c>> {
        // SAFETY: asked only of a call.
        self.is_call()
            .then(|| Type::wrap(unsafe { LLVMGetCalledFunctionType(self.raw()) }))
    }
}
