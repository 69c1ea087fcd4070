//! Handles as objects of the sort that a slot wants.

use neverc_abi::*;
use neverc_llvm::reflect::{Sort, TypeRef, ValueRef};
use neverc_plugin_host::Status;

use crate::ir::bridge::Bridge;
use crate::ir::handles::Kind;
use crate::ir::schema::schema;

type R<T> = Result<T, Status>;

impl Bridge {
    pub(super) fn types(&self, handles: &[NevercIRTypeHandle]) -> R<Vec<TypeRef>> {
        handles.iter().map(|h| self.resolve_type(*h)).collect()
    }

    pub(super) fn values(&self, handles: &[NevercIRValueHandle]) -> R<Vec<ValueRef>> {
        handles.iter().map(|h| self.resolve_value(*h)).collect()
    }

    fn of_sort(&self, handle: NevercIRValueHandle, fits: impl Fn(Sort) -> bool) -> R<ValueRef> {
        let value = self.resolve_value(handle)?;
        if fits(value.sort()) {
            Ok(value)
        } else {
            Err(Status::WRONG_TYPE)
        }
    }

    fn of_kind(&self, handle: NevercIRValueHandle, kind: NevercIRValueKind) -> R<ValueRef> {
        let value = self.resolve_value(handle)?;
        if schema().value_kind[usize::from(value.id())] == kind {
            Ok(value)
        } else {
            Err(Status::WRONG_TYPE)
        }
    }

    pub(super) fn function(&self, handle: NevercIRValueHandle) -> R<ValueRef> {
        self.of_kind(handle, NEVERC_IR_VALUE_FUNCTION)
    }

    pub(super) fn block(&self, handle: NevercIRValueHandle) -> R<ValueRef> {
        self.of_kind(handle, NEVERC_IR_VALUE_BASIC_BLOCK)
    }

    pub(super) fn instruction(&self, handle: NevercIRValueHandle) -> R<ValueRef> {
        self.of_kind(handle, NEVERC_IR_VALUE_INSTRUCTION)
    }

    pub(super) fn global(&self, handle: NevercIRValueHandle) -> R<ValueRef> {
        self.of_sort(handle, Sort::is_global)
    }

    pub(super) fn phi(&self, handle: NevercIRValueHandle) -> R<ValueRef> {
        let value = self.resolve_value(handle)?;
        if schema().opcode[usize::from(value.id())] == NEVERC_IR_OPCODE_PHI {
            Ok(value)
        } else {
            Err(Status::WRONG_TYPE)
        }
    }

    /// LLVM's number of an opcode of a category.
    pub(super) fn opcode_of(
        &self,
        opcode: NevercIROpcode,
        category: NevercIROpcodeCategory,
    ) -> R<u32> {
        if crate::ir::schema::category(opcode) != category {
            return Err(Status::INVALID_ARGUMENT);
        }
        schema()
            .opcodes
            .llvm(opcode)
            .ok_or(Status::CAPABILITY_UNAVAILABLE)
    }

    /// The handle of a constant that was made: constants are new users of what they are made of.
    pub(super) fn constant(&self, value: ValueRef) -> R<NevercIRValueHandle> {
        self.state.borrow_mut().last_use = None;
        self.wrap_value(value)
    }

    pub(super) fn resolve_module(&self, handle: NevercHandle) -> R<usize> {
        self.resolve(handle, Kind::Module)
    }
}
