//! Calls that unwinding may leave, and the blocks where it lands.

use llvm_sys::core::*;

use crate::builder::NO_NAME;
use crate::builder_call::arguments_fit;
use crate::{Block, Builder, Type, Value};

impl<'c> Builder<'c> {
    /// `invoke`: a call that ends the block, going on at `normal`, or at the landing pad `unwind`.
    pub fn invoke(
        &self,
        ty: Type<'c>,
        callee: Value<'c>,
        arguments: &[Value<'c>],
        normal: Block<'c>,
        unwind: Block<'c>,
    ) -> Value<'c> {
        debug_assert!(ty.is_function() && self.insert_block().is_some());
        debug_assert!(
            arguments_fit(ty, arguments),
            "{arguments:?} do not fit {ty}"
        );
        // SAFETY: builder positioned, arguments as the type wants them, the list is copied.
        Value::wrap(unsafe {
            LLVMBuildInvoke2(
                self.raw(),
                ty.raw(),
                callee.raw(),
                arguments.as_ptr().cast_mut().cast(),
                arguments.len() as u32,
                normal.raw(),
                unwind.raw(),
                NO_NAME,
            )
        })
    }

    /// `landingpad` of type `ty`: entered for clean-up, or, with a clause, for the exceptions it catches (null: all).
    pub fn landing_pad(&self, ty: Type<'c>, catch: Option<Value<'c>>) -> Value<'c> {
        debug_assert!(self.insert_block().is_some());
        // SAFETY: builder positioned; the personality is the function's. The clause is a constant.
        Value::wrap(unsafe {
            let pad = LLVMBuildLandingPad(
                self.raw(),
                ty.raw(),
                std::ptr::null_mut(),
                u32::from(catch.is_some()),
                NO_NAME,
            );
            match catch {
                Some(clause) => LLVMAddClause(pad, clause.raw()),
                None => LLVMSetCleanup(pad, 1),
            }
            pad
        })
    }

    /// `resume`: unwinding goes on with what a landing pad gave.
    pub fn resume(&self, exception: Value<'c>) -> Value<'c> {
        debug_assert!(self.insert_block().is_some());
        // SAFETY: builder positioned.
        Value::wrap(unsafe { LLVMBuildResume(self.raw(), exception.raw()) })
    }
}
