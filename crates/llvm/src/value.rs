//! Values: what every value can be asked and told, whatever it is.

use std::marker::PhantomData;
use std::ptr::NonNull;

use llvm_sys::core::*;
use llvm_sys::{LLVMOpcode, LLVMValue, LLVMValueKind, prelude::LLVMValueRef};

use crate::text::{copy_text, take_message};
use crate::{Block, Context, Metadata, Type};

/// A value of LLVM IR: constant, global, argument or instruction. Not to be used after being erased.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Value<'c>(NonNull<LLVMValue>, PhantomData<&'c Context>);

/// What sort of value a [`Value`] is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum ValueKind {
    /// A parameter of a function
    Argument,
    /// A block used as a value
    Block,
    /// A function
    Function,
    /// A global variable
    GlobalVariable,
    /// An alias of a global
    GlobalAlias,
    /// A global resolved by a function at load time
    GlobalIFunc,
    /// `blockaddress`
    BlockAddress,
    /// An expression of constants
    ConstantExpr,
    /// `undef`
    Undef,
    /// `poison`
    Poison,
    /// An integer
    ConstantInt,
    /// A floating number
    ConstantFloat,
    /// `null`
    ConstantNull,
    /// `zeroinitializer`, an array, a structure or a vector of constants
    ConstantAggregate,
    /// Inline assembly
    InlineAsm,
    /// Metadata used as a value
    Metadata,
    /// An instruction
    Instruction,
    /// Something else
    Other,
}

impl<'c> Value<'c> {
    pub(crate) fn wrap(raw: LLVMValueRef) -> Value<'c> {
        Value(
            NonNull::new(raw).expect("LLVM makes a value or aborts"),
            PhantomData,
        )
    }

    pub(crate) fn wrap_option(raw: LLVMValueRef) -> Option<Value<'c>> {
        NonNull::new(raw).map(|raw| Value(raw, PhantomData))
    }

    pub(crate) fn raw(self) -> LLVMValueRef {
        self.0.as_ptr()
    }

    /// The value's type; for a global this is `ptr`.
    pub fn ty(self) -> Type<'c> {
        // SAFETY: the value is alive.
        Type::wrap(unsafe { LLVMTypeOf(self.raw()) })
    }

    /// What sort of value this is.
    pub fn kind(self) -> ValueKind {
        // SAFETY: the value is alive.
        match unsafe { LLVMGetValueKind(self.raw()) } {
            LLVMValueKind::LLVMArgumentValueKind => ValueKind::Argument,
            LLVMValueKind::LLVMBasicBlockValueKind => ValueKind::Block,
            LLVMValueKind::LLVMFunctionValueKind => ValueKind::Function,
            LLVMValueKind::LLVMGlobalAliasValueKind => ValueKind::GlobalAlias,
            LLVMValueKind::LLVMGlobalIFuncValueKind => ValueKind::GlobalIFunc,
            LLVMValueKind::LLVMGlobalVariableValueKind => ValueKind::GlobalVariable,
            LLVMValueKind::LLVMBlockAddressValueKind => ValueKind::BlockAddress,
            LLVMValueKind::LLVMConstantExprValueKind => ValueKind::ConstantExpr,
            LLVMValueKind::LLVMUndefValueValueKind => ValueKind::Undef,
            LLVMValueKind::LLVMPoisonValueKind => ValueKind::Poison,
            LLVMValueKind::LLVMConstantIntValueKind => ValueKind::ConstantInt,
            LLVMValueKind::LLVMConstantFPValueKind => ValueKind::ConstantFloat,
            LLVMValueKind::LLVMConstantPointerNullValueKind => ValueKind::ConstantNull,
            LLVMValueKind::LLVMConstantArrayValueKind
            | LLVMValueKind::LLVMConstantStructValueKind
            | LLVMValueKind::LLVMConstantVectorValueKind
            | LLVMValueKind::LLVMConstantAggregateZeroValueKind
            | LLVMValueKind::LLVMConstantDataArrayValueKind
            | LLVMValueKind::LLVMConstantDataVectorValueKind => ValueKind::ConstantAggregate,
            LLVMValueKind::LLVMInlineAsmValueKind => ValueKind::InlineAsm,
            LLVMValueKind::LLVMMetadataAsValueValueKind => ValueKind::Metadata,
            LLVMValueKind::LLVMInstructionValueKind => ValueKind::Instruction,
            _ => ValueKind::Other,
        }
    }

    /// A constant, globals included?
    pub fn is_constant(self) -> bool {
        // SAFETY: the value is alive.
        unsafe { LLVMIsConstant(self.raw()) != 0 }
    }

    /// A constant of all zero bits?
    pub fn is_null(self) -> bool {
        // SAFETY: the value is alive.
        unsafe { LLVMIsNull(self.raw()) != 0 }
    }

    /// `undef` (or `poison`)?
    pub fn is_undef(self) -> bool {
        // SAFETY: the value is alive.
        unsafe { LLVMIsUndef(self.raw()) != 0 }
    }

    /// `poison`?
    pub fn is_poison(self) -> bool {
        // SAFETY: the value is alive.
        unsafe { LLVMIsPoison(self.raw()) != 0 }
    }

    /// An instruction?
    pub fn is_instruction(self) -> bool {
        // SAFETY: the value is alive.
        unsafe { !LLVMIsAInstruction(self.raw()).is_null() }
    }

    /// A function?
    pub fn is_function(self) -> bool {
        // SAFETY: the value is alive.
        unsafe { !LLVMIsAFunction(self.raw()).is_null() }
    }

    /// A global variable?
    pub fn is_global_variable(self) -> bool {
        // SAFETY: the value is alive.
        unsafe { !LLVMIsAGlobalVariable(self.raw()).is_null() }
    }

    /// A function, variable, alias or ifunc?
    pub fn is_global(self) -> bool {
        // SAFETY: the value is alive.
        unsafe { !LLVMIsAGlobalValue(self.raw()).is_null() }
    }

    /// A call, callbr or invoke instruction?
    pub fn is_call(self) -> bool {
        // SAFETY: the value is alive.
        unsafe {
            !LLVMIsACallInst(self.raw()).is_null()
                || !LLVMIsAInvokeInst(self.raw()).is_null()
                || !LLVMIsACallBrInst(self.raw()).is_null()
        }
    }

    /// An alloca?
    pub fn is_alloca(self) -> bool {
        // SAFETY: the value is alive.
        unsafe { !LLVMIsAAllocaInst(self.raw()).is_null() }
    }

    /// An instruction that ends a block?
    pub fn is_terminator(self) -> bool {
        // SAFETY: the value is alive.
        unsafe { !LLVMIsATerminatorInst(self.raw()).is_null() }
    }

    /// Gives the value a name, when the context keeps names (globals always keep theirs).
    pub fn set_name(self, name: &str) {
        // SAFETY: the value is alive, LLVM copies the name.
        unsafe { LLVMSetValueName2(self.raw(), name.as_ptr().cast(), name.len()) }
    }

    /// The value's name, empty when it has none.
    pub fn name(self) -> String {
        let mut length = 0;
        // SAFETY: the value is alive, and the name is copied before it can change.
        unsafe {
            let name = LLVMGetValueName2(self.raw(), &mut length);
            copy_text(name, length)
        }
    }

    /// Is the value used by anything?
    pub fn has_uses(self) -> bool {
        // SAFETY: the value is alive.
        unsafe { !LLVMGetFirstUse(self.raw()).is_null() }
    }

    /// Who uses the value; a user appears once for each use.
    pub fn users(self) -> Vec<Value<'c>> {
        let mut list = Vec::new();
        // SAFETY: the value is alive, and the use list does not change while it is walked.
        unsafe {
            let mut link = LLVMGetFirstUse(self.raw());
            while !link.is_null() {
                list.push(Value::wrap(LLVMGetUser(link)));
                link = LLVMGetNextUse(link);
            }
        }
        list
    }

    /// Makes every user use `other`, of the same type, instead.
    pub fn replace_all_uses_with(self, other: Value<'c>) {
        debug_assert!(self != other);
        debug_assert_eq!(self.ty(), other.ty());
        // SAFETY: both values are alive.
        unsafe { LLVMReplaceAllUsesWith(self.raw(), other.raw()) }
    }

    /// Number of operands, 0 for what has none.
    pub fn operand_count(self) -> u32 {
        // SAFETY: only users (constants and instructions) have operands.
        unsafe {
            if LLVMIsAUser(self.raw()).is_null() {
                0
            } else {
                LLVMGetNumOperands(self.raw()) as u32
            }
        }
    }

    /// An operand; for a block operand see [`Value::as_block`].
    pub fn operand(self, index: u32) -> Option<Value<'c>> {
        (index < self.operand_count())
            // SAFETY: a user that has this operand.
            .then(|| Value::wrap_option(unsafe { LLVMGetOperand(self.raw(), index) }))
            .flatten()
    }

    /// Changes an operand of an instruction.
    pub fn set_operand(self, index: u32, value: Value<'c>) {
        debug_assert!(index < self.operand_count());
        // SAFETY: a user that has this operand.
        unsafe { LLVMSetOperand(self.raw(), index, value.raw()) }
    }

    /// The block, when the value is one.
    pub fn as_block(self) -> Option<Block<'c>> {
        // SAFETY: the value is alive and seen to be a block.
        unsafe {
            (LLVMValueIsBasicBlock(self.raw()) != 0)
                .then(|| Block::wrap(LLVMValueAsBasicBlock(self.raw())))
        }
    }

    /// The value of an integer constant of at most 64 bits, extended with zeros.
    pub fn const_u64(self) -> Option<u64> {
        // SAFETY: asked only of a constant integer narrow enough.
        unsafe {
            (!LLVMIsAConstantInt(self.raw()).is_null() && self.ty().int_width() <= 64)
                .then(|| LLVMConstIntGetZExtValue(self.raw()))
        }
    }

    /// The value of an integer constant of at most 64 bits, extended with its sign.
    pub fn const_i64(self) -> Option<i64> {
        // SAFETY: asked only of a constant integer narrow enough.
        unsafe {
            (!LLVMIsAConstantInt(self.raw()).is_null() && self.ty().int_width() <= 64)
                .then(|| LLVMConstIntGetSExtValue(self.raw()))
        }
    }

    /// An element of a constant array, structure or vector.
    pub fn const_element(self, index: u32) -> Option<Value<'c>> {
        if !self.is_constant() || self.is_global() {
            return None;
        }
        // SAFETY: a constant; LLVM gives null when there is no such element.
        Value::wrap_option(unsafe { LLVMGetAggregateElement(self.raw(), index) })
    }

    // Instructions.

    /// The opcode's number in LLVM's C interface, when this is an instruction.
    pub fn opcode(self) -> Option<LLVMOpcode> {
        // SAFETY: asked only of an instruction.
        self.is_instruction()
            .then(|| unsafe { LLVMGetInstructionOpcode(self.raw()) })
    }

    /// The block an instruction is in.
    pub fn parent_block(self) -> Option<Block<'c>> {
        if !self.is_instruction() {
            return None;
        }
        // SAFETY: an instruction.
        Block::wrap_option(unsafe { LLVMGetInstructionParent(self.raw()) })
    }

    /// The instruction that follows in the block.
    pub fn next_instruction(self) -> Option<Value<'c>> {
        debug_assert!(self.is_instruction());
        // SAFETY: an instruction.
        Value::wrap_option(unsafe { LLVMGetNextInstruction(self.raw()) })
    }

    /// The instruction before this one in the block.
    pub fn previous_instruction(self) -> Option<Value<'c>> {
        debug_assert!(self.is_instruction());
        // SAFETY: an instruction.
        Value::wrap_option(unsafe { LLVMGetPreviousInstruction(self.raw()) })
    }

    /// Takes an instruction out of its block and destroys it; neither it nor copies of it may be used again.
    pub fn erase_instruction(self) {
        debug_assert!(self.is_instruction());
        debug_assert!(!self.has_uses());
        // SAFETY: an instruction nobody uses.
        unsafe { LLVMInstructionEraseFromParent(self.raw()) }
    }

    /// Moves an instruction in front of another.
    pub fn move_before(self, other: Value<'c>) {
        debug_assert!(self.is_instruction() && other.is_instruction());
        // SAFETY: both are instructions that are in blocks.
        unsafe { crate::ffi::nc_instruction_move_before(self.raw(), other.raw()) }
    }

    /// The type an alloca makes room for.
    pub fn allocated_type(self) -> Type<'c> {
        debug_assert!(self.is_alloca());
        // SAFETY: an alloca.
        Type::wrap(unsafe { LLVMGetAllocatedType(self.raw()) })
    }

    /// Sets the alignment, in bytes, of an alloca, load, store, atomic operation or global; a power of two.
    pub fn set_alignment(self, bytes: u64) {
        debug_assert!(bytes.is_power_of_two());
        if self.is_instruction() || self.is_global() {
            // SAFETY: something that may have an alignment.
            unsafe { crate::ffi::nc_set_alignment(self.raw(), bytes) }
        }
    }

    /// The alignment of a global, alloca, load or store in bytes; 0 when none is set.
    pub fn alignment(self) -> u64 {
        if self.is_instruction() || self.is_global() {
            // SAFETY: something that may have an alignment.
            unsafe { crate::ffi::nc_get_alignment(self.raw()) }
        } else {
            0
        }
    }

    /// Attaches metadata to an instruction; nothing happens when a builder folded it to a constant.
    pub fn set_metadata(self, kind: u32, node: Metadata<'c>) {
        if self.is_instruction() {
            // SAFETY: an instruction; the node is wrapped as LLVM wants it.
            unsafe {
                let context = LLVMGetTypeContext(LLVMTypeOf(self.raw()));
                LLVMSetMetadata(self.raw(), kind, LLVMMetadataAsValue(context, node.raw()));
            }
        }
    }

    /// Sets the source position of an instruction.
    pub fn set_debug_location(self, location: Option<Metadata<'c>>) {
        if self.is_instruction() {
            // SAFETY: an instruction.
            unsafe {
                llvm_sys::debuginfo::LLVMInstructionSetDebugLoc(
                    self.raw(),
                    location.map_or(std::ptr::null_mut(), Metadata::raw),
                );
            }
        }
    }
}

impl std::fmt::Display for Value<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // SAFETY: LLVM gives a message that is to be freed.
        f.write_str(&unsafe { take_message(LLVMPrintValueToString(self.raw())) })
    }
}

impl std::fmt::Debug for Value<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(self, f)
    }
}
