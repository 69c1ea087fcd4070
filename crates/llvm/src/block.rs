//! Basic blocks: order in the function, terminator, predecessors.

use std::marker::PhantomData;
use std::ptr::NonNull;

use llvm_sys::LLVMBasicBlock;
use llvm_sys::core::*;
use llvm_sys::prelude::LLVMBasicBlockRef;

use crate::text::with_c_string;
use crate::{Context, Value};

/// A basic block. Not to be used after being deleted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(transparent)]
pub struct Block<'c>(NonNull<LLVMBasicBlock>, PhantomData<&'c Context>);

impl<'c> Block<'c> {
    pub(crate) fn wrap(raw: LLVMBasicBlockRef) -> Block<'c> {
        Block(
            NonNull::new(raw).expect("LLVM makes a block or aborts"),
            PhantomData,
        )
    }

    pub(crate) fn wrap_option(raw: LLVMBasicBlockRef) -> Option<Block<'c>> {
        NonNull::new(raw).map(|raw| Block(raw, PhantomData))
    }

    pub(crate) fn raw(self) -> LLVMBasicBlockRef {
        self.0.as_ptr()
    }

    /// The block as a value (operand of `blockaddress`-like things, for asking its uses).
    pub fn as_value(self) -> Value<'c> {
        // SAFETY: the block is alive.
        Value::wrap(unsafe { LLVMBasicBlockAsValue(self.raw()) })
    }

    /// The function the block is in.
    pub fn parent(self) -> Option<Value<'c>> {
        // SAFETY: the block is alive.
        Value::wrap_option(unsafe { LLVMGetBasicBlockParent(self.raw()) })
    }

    /// The instruction that ends the block, when it has one.
    pub fn terminator(self) -> Option<Value<'c>> {
        // SAFETY: the block is alive.
        Value::wrap_option(unsafe { LLVMGetBasicBlockTerminator(self.raw()) })
    }

    /// Does anything (branches, block addresses) refer to the block?
    pub fn is_used(self) -> bool {
        self.as_value().has_uses()
    }

    /// First instruction.
    pub fn first_instruction(self) -> Option<Value<'c>> {
        // SAFETY: the block is alive.
        Value::wrap_option(unsafe { LLVMGetFirstInstruction(self.raw()) })
    }

    /// Last instruction.
    pub fn last_instruction(self) -> Option<Value<'c>> {
        // SAFETY: the block is alive.
        Value::wrap_option(unsafe { LLVMGetLastInstruction(self.raw()) })
    }

    /// No instructions?
    pub fn is_empty(self) -> bool {
        self.first_instruction().is_none()
    }

    /// All instructions in order.
    pub fn instructions(self) -> Vec<Value<'c>> {
        std::iter::successors(self.first_instruction(), |instruction| {
            instruction.next_instruction()
        })
        .collect()
    }

    /// The block that follows in the function.
    pub fn next(self) -> Option<Block<'c>> {
        // SAFETY: the block is alive.
        Block::wrap_option(unsafe { LLVMGetNextBasicBlock(self.raw()) })
    }

    /// The block before this one in the function.
    pub fn previous(self) -> Option<Block<'c>> {
        // SAFETY: the block is alive.
        Block::wrap_option(unsafe { LLVMGetPreviousBasicBlock(self.raw()) })
    }

    /// Moves the block in front of another of the same function.
    pub fn move_before(self, other: Block<'c>) {
        debug_assert!(self != other);
        // SAFETY: both blocks are in a function.
        unsafe { LLVMMoveBasicBlockBefore(self.raw(), other.raw()) }
    }

    /// Moves the block behind another of the same function.
    pub fn move_after(self, other: Block<'c>) {
        if self != other {
            // SAFETY: both blocks are in a function.
            unsafe { LLVMMoveBasicBlockAfter(self.raw(), other.raw()) }
        }
    }

    /// Puts a block that is in no function at the end of one.
    pub fn append_to(self, function: Value<'c>) {
        debug_assert!(self.parent().is_none() && function.is_function());
        // SAFETY: a free block and a function.
        unsafe { LLVMAppendExistingBasicBlock(function.raw(), self.raw()) }
    }

    /// Takes the block out of its function without destroying it.
    pub fn remove(self) {
        debug_assert!(self.parent().is_some());
        // SAFETY: the block is in a function.
        unsafe { LLVMRemoveBasicBlockFromParent(self.raw()) }
    }

    /// Destroys the block and its instructions, which nothing else may use any more.
    pub fn delete(self) {
        // SAFETY: the block is alive and, by the rule above, not used afterwards.
        unsafe { LLVMDeleteBasicBlock(self.raw()) }
    }

    /// A name for people to read.
    pub fn set_name(self, name: &str) {
        self.as_value().set_name(name);
    }
}

impl Context {
    /// A new block that is in no function yet; see [`Block::append_to`].
    pub fn free_block(&self, name: &str) -> Block<'_> {
        // SAFETY: the context is alive.
        Block::wrap(with_c_string(name, |name| unsafe {
            LLVMCreateBasicBlockInContext(self.raw(), name)
        }))
    }

    /// A new block at the end of a function.
    pub fn append_block<'c>(&'c self, function: Value<'c>, name: &str) -> Block<'c> {
        debug_assert!(function.is_function());
        // SAFETY: the context is alive and the value a function.
        Block::wrap(with_c_string(name, |name| unsafe {
            LLVMAppendBasicBlockInContext(self.raw(), function.raw(), name)
        }))
    }

    /// A new block in front of another.
    pub fn insert_block_before<'c>(&'c self, before: Block<'c>, name: &str) -> Block<'c> {
        // SAFETY: the context and the block are alive.
        Block::wrap(with_c_string(name, |name| unsafe {
            LLVMInsertBasicBlockInContext(self.raw(), before.raw(), name)
        }))
    }

    /// A new block behind another.
    pub fn insert_block_after<'c>(&'c self, after: Block<'c>, name: &str) -> Block<'c> {
        let block = self.insert_block_before(after, name);
        block.move_after(after);
        block
    }
}
