//! The instruction builder: positions, arithmetic, comparisons, casts, aggregates, control flow.
//!
//! What can be folded to a constant is, so the value a method gives need not be an instruction. Methods that set
//! something on an instruction ([`Value::set_metadata`] and the like) do nothing on other values.

use llvm_sys::core::*;
use llvm_sys::prelude::LLVMBuilderRef;
use llvm_sys::{LLVMIntPredicate, LLVMOpcode, LLVMRealPredicate};

use crate::{Block, Context, Metadata, Type, Value, ffi};

/// Two-operand arithmetic.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[allow(missing_docs)] // The names are those of the IR.
pub enum BinaryOp {
    Add,
    FAdd,
    Sub,
    FSub,
    Mul,
    FMul,
    UDiv,
    SDiv,
    FDiv,
    URem,
    SRem,
    FRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
}

/// Conversions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[allow(missing_docs)] // The names are those of the IR.
pub enum CastOp {
    Trunc,
    ZExt,
    SExt,
    FPToUI,
    FPToSI,
    UIToFP,
    SIToFP,
    FPTrunc,
    FPExt,
    PtrToInt,
    IntToPtr,
    BitCast,
    AddrSpaceCast,
}

/// Comparison of integers and pointers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[allow(missing_docs)] // The names are those of the IR.
pub enum IntPredicate {
    Eq,
    Ne,
    Ugt,
    Uge,
    Ult,
    Ule,
    Sgt,
    Sge,
    Slt,
    Sle,
}

/// Comparison of floating numbers: `O` is false and `U` true when an operand is a NaN.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[allow(missing_docs)] // The names are those of the IR.
pub enum FloatPredicate {
    False,
    Oeq,
    Ogt,
    Oge,
    Olt,
    Ole,
    One,
    Ord,
    Uno,
    Ueq,
    Ugt,
    Uge,
    Ult,
    Ule,
    Une,
    True,
}

/// A set of fast-math flags.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
pub struct FastMath(pub u32);

impl FastMath {
    /// `reassoc`
    pub const REASSOC: FastMath = FastMath(1);
    /// `nnan`
    pub const NO_NANS: FastMath = FastMath(1 << 1);
    /// `ninf`
    pub const NO_INFS: FastMath = FastMath(1 << 2);
    /// `nsz`
    pub const NO_SIGNED_ZEROS: FastMath = FastMath(1 << 3);
    /// `arcp`
    pub const RECIPROCAL: FastMath = FastMath(1 << 4);
    /// `contract`
    pub const CONTRACT: FastMath = FastMath(1 << 5);
    /// `afn`
    pub const APPROXIMATE: FastMath = FastMath(1 << 6);
    /// All of them
    pub const FAST: FastMath = FastMath(0x7f);
    /// None of them
    pub const NONE: FastMath = FastMath(0);

    /// Both sets together.
    pub const fn union(self, other: FastMath) -> FastMath {
        FastMath(self.0 | other.0)
    }

    /// Are all flags of the other set in this one?
    pub const fn contains(self, other: FastMath) -> bool {
        self.0 & other.0 == other.0
    }
}

/// Adds instructions at a position.
pub struct Builder<'c> {
    raw: LLVMBuilderRef,
    context: &'c Context,
}

impl Drop for Builder<'_> {
    fn drop(&mut self) {
        // SAFETY: made by `new` and not used afterwards.
        unsafe { LLVMDisposeBuilder(self.raw) }
    }
}

pub(crate) const NO_NAME: *const std::ffi::c_char = c"".as_ptr();

impl<'c> Builder<'c> {
    /// A builder without position.
    pub fn new(context: &'c Context) -> Builder<'c> {
        Builder {
            // SAFETY: the context is alive.
            raw: unsafe { LLVMCreateBuilderInContext(context.raw()) },
            context,
        }
    }

    pub(crate) fn raw(&self) -> LLVMBuilderRef {
        self.raw
    }

    /// The context the builder belongs to.
    pub fn context(&self) -> &'c Context {
        self.context
    }

    /// Goes to the end of a block.
    pub fn position_at_end(&self, block: Block<'c>) {
        // SAFETY: builder and block are alive.
        unsafe { LLVMPositionBuilderAtEnd(self.raw, block.raw()) }
    }

    /// Goes to the start of a block, behind its phis.
    pub fn position_at_start(&self, block: Block<'c>) {
        // SAFETY: builder and block are alive.
        unsafe { ffi::nc_builder_position_start(self.raw, block.raw()) }
    }

    /// Goes in front of an instruction, keeping the current source position.
    pub fn position_before(&self, instruction: Value<'c>) {
        debug_assert!(instruction.is_instruction());
        // SAFETY: the instruction is in a block.
        unsafe { ffi::nc_builder_position_before(self.raw, instruction.raw()) }
    }

    /// Leaves the position.
    pub fn clear_position(&self) {
        // SAFETY: the builder is alive.
        unsafe { LLVMClearInsertionPosition(self.raw) }
    }

    /// The block instructions go to.
    pub fn insert_block(&self) -> Option<Block<'c>> {
        // SAFETY: the builder is alive.
        Block::wrap_option(unsafe { LLVMGetInsertBlock(self.raw) })
    }

    /// Sets the source position new instructions get.
    pub fn set_debug_location(&self, location: Option<Metadata<'c>>) {
        // SAFETY: the builder is alive; null takes the position away.
        unsafe {
            LLVMSetCurrentDebugLocation2(
                self.raw,
                location.map_or(std::ptr::null_mut(), Metadata::raw),
            );
        }
    }

    /// Sets the fast-math flags new floating instructions get.
    pub fn set_fast_math(&self, flags: FastMath) {
        // SAFETY: the builder is alive.
        unsafe { ffi::nc_builder_set_fast_math(self.raw, flags.0) }
    }

    /// Makes floating instructions constrained ones (`#pragma STDC FENV_ACCESS ON`): `rounding` is `dynamic` or
    /// the default, `strict` exceptions or ignored ones.
    pub fn set_constrained(&self, enabled: bool, dynamic_rounding: bool, strict_exceptions: bool) {
        // SAFETY: the builder is alive.
        unsafe {
            ffi::nc_builder_set_constrained(
                self.raw,
                i32::from(enabled),
                i32::from(dynamic_rounding),
                i32::from(strict_exceptions),
            );
        }
    }

    fn needs_position(&self) {
        debug_assert!(self.insert_block().is_some(), "the builder has no position");
    }

    // Arithmetic.

    /// Any two-operand instruction; the operands are of one type.
    pub fn binary(&self, op: BinaryOp, left: Value<'c>, right: Value<'c>) -> Value<'c> {
        debug_assert_eq!(left.ty(), right.ty());
        self.needs_position();
        // Not LLVMBuildBinOp for floating operations: these have constrained forms.
        // SAFETY: builder positioned, operands of one type.
        Value::wrap(unsafe {
            let (b, l, r) = (self.raw, left.raw(), right.raw());
            match op {
                BinaryOp::Add => LLVMBuildAdd(b, l, r, NO_NAME),
                BinaryOp::FAdd => LLVMBuildFAdd(b, l, r, NO_NAME),
                BinaryOp::Sub => LLVMBuildSub(b, l, r, NO_NAME),
                BinaryOp::FSub => LLVMBuildFSub(b, l, r, NO_NAME),
                BinaryOp::Mul => LLVMBuildMul(b, l, r, NO_NAME),
                BinaryOp::FMul => LLVMBuildFMul(b, l, r, NO_NAME),
                BinaryOp::UDiv => LLVMBuildUDiv(b, l, r, NO_NAME),
                BinaryOp::SDiv => LLVMBuildSDiv(b, l, r, NO_NAME),
                BinaryOp::FDiv => LLVMBuildFDiv(b, l, r, NO_NAME),
                BinaryOp::URem => LLVMBuildURem(b, l, r, NO_NAME),
                BinaryOp::SRem => LLVMBuildSRem(b, l, r, NO_NAME),
                BinaryOp::FRem => LLVMBuildFRem(b, l, r, NO_NAME),
                BinaryOp::Shl => LLVMBuildShl(b, l, r, NO_NAME),
                BinaryOp::LShr => LLVMBuildLShr(b, l, r, NO_NAME),
                BinaryOp::AShr => LLVMBuildAShr(b, l, r, NO_NAME),
                BinaryOp::And => LLVMBuildAnd(b, l, r, NO_NAME),
                BinaryOp::Or => LLVMBuildOr(b, l, r, NO_NAME),
                BinaryOp::Xor => LLVMBuildXor(b, l, r, NO_NAME),
            }
        })
    }

    /// `add`
    pub fn add(&self, left: Value<'c>, right: Value<'c>) -> Value<'c> {
        self.binary(BinaryOp::Add, left, right)
    }

    /// `add nsw`
    pub fn nsw_add(&self, left: Value<'c>, right: Value<'c>) -> Value<'c> {
        debug_assert_eq!(left.ty(), right.ty());
        // SAFETY: operands of one type.
        Value::wrap(unsafe { LLVMBuildNSWAdd(self.raw, left.raw(), right.raw(), NO_NAME) })
    }

    /// `add nuw`
    pub fn nuw_add(&self, left: Value<'c>, right: Value<'c>) -> Value<'c> {
        debug_assert_eq!(left.ty(), right.ty());
        // SAFETY: operands of one type.
        Value::wrap(unsafe { LLVMBuildNUWAdd(self.raw, left.raw(), right.raw(), NO_NAME) })
    }

    /// `sub`
    pub fn sub(&self, left: Value<'c>, right: Value<'c>) -> Value<'c> {
        self.binary(BinaryOp::Sub, left, right)
    }

    /// `sub nsw`
    pub fn nsw_sub(&self, left: Value<'c>, right: Value<'c>) -> Value<'c> {
        debug_assert_eq!(left.ty(), right.ty());
        // SAFETY: operands of one type.
        Value::wrap(unsafe { LLVMBuildNSWSub(self.raw, left.raw(), right.raw(), NO_NAME) })
    }

    /// `mul`
    pub fn mul(&self, left: Value<'c>, right: Value<'c>) -> Value<'c> {
        self.binary(BinaryOp::Mul, left, right)
    }

    /// `mul nsw`
    pub fn nsw_mul(&self, left: Value<'c>, right: Value<'c>) -> Value<'c> {
        debug_assert_eq!(left.ty(), right.ty());
        // SAFETY: operands of one type.
        Value::wrap(unsafe { LLVMBuildNSWMul(self.raw, left.raw(), right.raw(), NO_NAME) })
    }

    /// `mul nuw`
    pub fn nuw_mul(&self, left: Value<'c>, right: Value<'c>) -> Value<'c> {
        debug_assert_eq!(left.ty(), right.ty());
        // SAFETY: operands of one type.
        Value::wrap(unsafe { LLVMBuildNUWMul(self.raw, left.raw(), right.raw(), NO_NAME) })
    }

    /// `sdiv exact`
    pub fn exact_sdiv(&self, left: Value<'c>, right: Value<'c>) -> Value<'c> {
        debug_assert_eq!(left.ty(), right.ty());
        // SAFETY: operands of one type.
        Value::wrap(unsafe { LLVMBuildExactSDiv(self.raw, left.raw(), right.raw(), NO_NAME) })
    }

    /// `udiv exact`
    pub fn exact_udiv(&self, left: Value<'c>, right: Value<'c>) -> Value<'c> {
        debug_assert_eq!(left.ty(), right.ty());
        // SAFETY: operands of one type.
        Value::wrap(unsafe { LLVMBuildExactUDiv(self.raw, left.raw(), right.raw(), NO_NAME) })
    }

    /// `and`
    pub fn and(&self, left: Value<'c>, right: Value<'c>) -> Value<'c> {
        self.binary(BinaryOp::And, left, right)
    }

    /// `or`
    pub fn or(&self, left: Value<'c>, right: Value<'c>) -> Value<'c> {
        self.binary(BinaryOp::Or, left, right)
    }

    /// `xor`
    pub fn xor(&self, left: Value<'c>, right: Value<'c>) -> Value<'c> {
        self.binary(BinaryOp::Xor, left, right)
    }

    /// `shl`
    pub fn shl(&self, left: Value<'c>, right: Value<'c>) -> Value<'c> {
        self.binary(BinaryOp::Shl, left, right)
    }

    /// `lshr`
    pub fn lshr(&self, left: Value<'c>, right: Value<'c>) -> Value<'c> {
        self.binary(BinaryOp::LShr, left, right)
    }

    /// `ashr`
    pub fn ashr(&self, left: Value<'c>, right: Value<'c>) -> Value<'c> {
        self.binary(BinaryOp::AShr, left, right)
    }

    /// `sub 0, x`
    pub fn neg(&self, value: Value<'c>) -> Value<'c> {
        self.sub(value.ty().null(), value)
    }

    /// `sub nsw 0, x`
    pub fn nsw_neg(&self, value: Value<'c>) -> Value<'c> {
        self.nsw_sub(value.ty().null(), value)
    }

    /// `fneg`
    pub fn fneg(&self, value: Value<'c>) -> Value<'c> {
        debug_assert!(value.ty().scalar().is_float());
        self.needs_position();
        // SAFETY: a floating operand.
        Value::wrap(unsafe { LLVMBuildFNeg(self.raw, value.raw(), NO_NAME) })
    }

    /// `xor x, -1`
    pub fn not(&self, value: Value<'c>) -> Value<'c> {
        self.xor(value, value.ty().all_ones())
    }

    // Comparisons and casts.

    /// `icmp`
    pub fn icmp(&self, predicate: IntPredicate, left: Value<'c>, right: Value<'c>) -> Value<'c> {
        debug_assert_eq!(left.ty(), right.ty());
        debug_assert!(!left.ty().scalar().is_float());
        self.needs_position();
        let predicate = match predicate {
            IntPredicate::Eq => LLVMIntPredicate::LLVMIntEQ,
            IntPredicate::Ne => LLVMIntPredicate::LLVMIntNE,
            IntPredicate::Ugt => LLVMIntPredicate::LLVMIntUGT,
            IntPredicate::Uge => LLVMIntPredicate::LLVMIntUGE,
            IntPredicate::Ult => LLVMIntPredicate::LLVMIntULT,
            IntPredicate::Ule => LLVMIntPredicate::LLVMIntULE,
            IntPredicate::Sgt => LLVMIntPredicate::LLVMIntSGT,
            IntPredicate::Sge => LLVMIntPredicate::LLVMIntSGE,
            IntPredicate::Slt => LLVMIntPredicate::LLVMIntSLT,
            IntPredicate::Sle => LLVMIntPredicate::LLVMIntSLE,
        };
        // SAFETY: operands of one type.
        Value::wrap(unsafe { LLVMBuildICmp(self.raw, predicate, left.raw(), right.raw(), NO_NAME) })
    }

    /// `fcmp`, which is quiet on quiet NaNs; see [`Builder::fcmp_signaling`].
    pub fn fcmp(&self, predicate: FloatPredicate, left: Value<'c>, right: Value<'c>) -> Value<'c> {
        self.build_fcmp(predicate, left, right, false)
    }

    /// A comparison that raises the invalid exception on quiet NaNs too, when the builder is constrained.
    pub fn fcmp_signaling(
        &self,
        predicate: FloatPredicate,
        left: Value<'c>,
        right: Value<'c>,
    ) -> Value<'c> {
        self.build_fcmp(predicate, left, right, true)
    }

    fn build_fcmp(
        &self,
        predicate: FloatPredicate,
        left: Value<'c>,
        right: Value<'c>,
        signaling: bool,
    ) -> Value<'c> {
        debug_assert_eq!(left.ty(), right.ty());
        debug_assert!(left.ty().scalar().is_float());
        self.needs_position();
        if signaling {
            // SAFETY: floating operands of one type; the shim takes LLVM's numbers, which these are.
            return Value::wrap(unsafe {
                ffi::nc_build_fcmp_signaling(self.raw, predicate as i32, left.raw(), right.raw())
            });
        }
        let predicate = match predicate {
            FloatPredicate::False => LLVMRealPredicate::LLVMRealPredicateFalse,
            FloatPredicate::Oeq => LLVMRealPredicate::LLVMRealOEQ,
            FloatPredicate::Ogt => LLVMRealPredicate::LLVMRealOGT,
            FloatPredicate::Oge => LLVMRealPredicate::LLVMRealOGE,
            FloatPredicate::Olt => LLVMRealPredicate::LLVMRealOLT,
            FloatPredicate::Ole => LLVMRealPredicate::LLVMRealOLE,
            FloatPredicate::One => LLVMRealPredicate::LLVMRealONE,
            FloatPredicate::Ord => LLVMRealPredicate::LLVMRealORD,
            FloatPredicate::Uno => LLVMRealPredicate::LLVMRealUNO,
            FloatPredicate::Ueq => LLVMRealPredicate::LLVMRealUEQ,
            FloatPredicate::Ugt => LLVMRealPredicate::LLVMRealUGT,
            FloatPredicate::Uge => LLVMRealPredicate::LLVMRealUGE,
            FloatPredicate::Ult => LLVMRealPredicate::LLVMRealULT,
            FloatPredicate::Ule => LLVMRealPredicate::LLVMRealULE,
            FloatPredicate::Une => LLVMRealPredicate::LLVMRealUNE,
            FloatPredicate::True => LLVMRealPredicate::LLVMRealPredicateTrue,
        };
        // SAFETY: floating operands of one type.
        Value::wrap(unsafe { LLVMBuildFCmp(self.raw, predicate, left.raw(), right.raw(), NO_NAME) })
    }

    /// Any conversion; a conversion to the same type gives the value itself.
    pub fn cast(&self, op: CastOp, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
        if value.ty() == ty {
            return value;
        }
        self.needs_position();
        // SAFETY: builder positioned; that operand and type fit is the caller's rule to keep.
        Value::wrap(unsafe {
            let (b, v, t) = (self.raw, value.raw(), ty.raw());
            match op {
                CastOp::Trunc => LLVMBuildTrunc(b, v, t, NO_NAME),
                CastOp::ZExt => LLVMBuildZExt(b, v, t, NO_NAME),
                CastOp::SExt => LLVMBuildSExt(b, v, t, NO_NAME),
                CastOp::FPToUI => LLVMBuildFPToUI(b, v, t, NO_NAME),
                CastOp::FPToSI => LLVMBuildFPToSI(b, v, t, NO_NAME),
                CastOp::UIToFP => LLVMBuildUIToFP(b, v, t, NO_NAME),
                CastOp::SIToFP => LLVMBuildSIToFP(b, v, t, NO_NAME),
                CastOp::FPTrunc => LLVMBuildFPTrunc(b, v, t, NO_NAME),
                CastOp::FPExt => LLVMBuildFPExt(b, v, t, NO_NAME),
                CastOp::PtrToInt => LLVMBuildPtrToInt(b, v, t, NO_NAME),
                CastOp::IntToPtr => LLVMBuildIntToPtr(b, v, t, NO_NAME),
                CastOp::BitCast => LLVMBuildBitCast(b, v, t, NO_NAME),
                CastOp::AddrSpaceCast => LLVMBuildAddrSpaceCast(b, v, t, NO_NAME),
            }
        })
    }

    /// `zext`
    pub fn zext(&self, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
        self.cast(CastOp::ZExt, value, ty)
    }

    /// `zext nneg`
    pub fn zext_nneg(&self, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
        let result = self.cast(CastOp::ZExt, value, ty);
        if result.opcode() == Some(LLVMOpcode::LLVMZExt) {
            // SAFETY: a zext instruction.
            unsafe { LLVMSetNNeg(result.raw(), 1) }
        }
        result
    }

    /// `sext`
    pub fn sext(&self, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
        self.cast(CastOp::SExt, value, ty)
    }

    /// `trunc`
    pub fn trunc(&self, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
        self.cast(CastOp::Trunc, value, ty)
    }

    /// `trunc`, `zext` or `sext`, as the widths ask for.
    pub fn int_resize(&self, value: Value<'c>, ty: Type<'c>, signed: bool) -> Value<'c> {
        let from = value.ty().scalar().int_width();
        let to = ty.scalar().int_width();
        match (from.cmp(&to), signed) {
            (std::cmp::Ordering::Equal, _) => value,
            (std::cmp::Ordering::Greater, _) => self.trunc(value, ty),
            (std::cmp::Ordering::Less, true) => self.sext(value, ty),
            (std::cmp::Ordering::Less, false) => self.zext(value, ty),
        }
    }

    /// `ptrtoint`
    pub fn ptr_to_int(&self, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
        self.cast(CastOp::PtrToInt, value, ty)
    }

    /// `inttoptr`
    pub fn int_to_ptr(&self, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
        self.cast(CastOp::IntToPtr, value, ty)
    }

    /// `bitcast`
    pub fn bitcast(&self, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
        self.cast(CastOp::BitCast, value, ty)
    }

    // Aggregates, vectors, choice.

    /// `select`
    pub fn select(&self, condition: Value<'c>, yes: Value<'c>, no: Value<'c>) -> Value<'c> {
        debug_assert_eq!(yes.ty(), no.ty());
        self.needs_position();
        // SAFETY: arms of one type.
        Value::wrap(unsafe {
            LLVMBuildSelect(self.raw, condition.raw(), yes.raw(), no.raw(), NO_NAME)
        })
    }

    /// `phi`, without incoming values yet.
    pub fn phi(&self, ty: Type<'c>) -> Value<'c> {
        self.needs_position();
        // SAFETY: builder positioned.
        Value::wrap(unsafe { LLVMBuildPhi(self.raw, ty.raw(), NO_NAME) })
    }

    /// `phi` with its incoming values.
    pub fn phi_with(&self, ty: Type<'c>, incoming: &[(Value<'c>, Block<'c>)]) -> Value<'c> {
        let phi = self.phi(ty);
        for &(value, block) in incoming {
            phi.add_incoming(value, block);
        }
        phi
    }

    /// `freeze`
    pub fn freeze(&self, value: Value<'c>) -> Value<'c> {
        self.needs_position();
        // SAFETY: builder positioned.
        Value::wrap(unsafe { LLVMBuildFreeze(self.raw, value.raw(), NO_NAME) })
    }

    /// `extractvalue`
    pub fn extract_value(&self, aggregate: Value<'c>, index: u32) -> Value<'c> {
        debug_assert!(aggregate.ty().is_aggregate());
        self.needs_position();
        // SAFETY: an aggregate operand.
        Value::wrap(unsafe { LLVMBuildExtractValue(self.raw, aggregate.raw(), index, NO_NAME) })
    }

    /// `insertvalue`
    pub fn insert_value(&self, aggregate: Value<'c>, value: Value<'c>, index: u32) -> Value<'c> {
        debug_assert!(aggregate.ty().is_aggregate());
        self.needs_position();
        // SAFETY: an aggregate operand.
        Value::wrap(unsafe {
            LLVMBuildInsertValue(self.raw, aggregate.raw(), value.raw(), index, NO_NAME)
        })
    }

    /// `extractelement`
    pub fn extract_element(&self, vector: Value<'c>, index: Value<'c>) -> Value<'c> {
        debug_assert!(vector.ty().is_vector());
        self.needs_position();
        // SAFETY: a vector operand.
        Value::wrap(unsafe {
            LLVMBuildExtractElement(self.raw, vector.raw(), index.raw(), NO_NAME)
        })
    }

    /// `insertelement`
    pub fn insert_element(
        &self,
        vector: Value<'c>,
        value: Value<'c>,
        index: Value<'c>,
    ) -> Value<'c> {
        debug_assert!(vector.ty().is_vector());
        debug_assert_eq!(vector.ty().element(), value.ty());
        self.needs_position();
        // SAFETY: a vector operand and an element of it.
        Value::wrap(unsafe {
            LLVMBuildInsertElement(self.raw, vector.raw(), value.raw(), index.raw(), NO_NAME)
        })
    }

    /// `shufflevector`; a negative lane number gives poison.
    pub fn shuffle_vector(&self, left: Value<'c>, right: Value<'c>, mask: &[i32]) -> Value<'c> {
        debug_assert_eq!(left.ty(), right.ty());
        self.needs_position();
        let index = self.context.i32_type();
        let mask: Vec<_> = mask
            .iter()
            .map(|&lane| {
                if lane < 0 {
                    index.poison()
                } else {
                    index.const_u64(lane as u64)
                }
            })
            .collect();
        let mask = self.context.const_vector(&mask);
        // SAFETY: vectors of one type and a constant mask.
        Value::wrap(unsafe {
            LLVMBuildShuffleVector(self.raw, left.raw(), right.raw(), mask.raw(), NO_NAME)
        })
    }

    /// A vector with `value` in all lanes.
    pub fn splat(&self, value: Value<'c>, lanes: u32) -> Value<'c> {
        let vector = value.ty().vector(lanes);
        let first =
            self.insert_element(vector.poison(), value, self.context.i64_type().const_u64(0));
        self.shuffle_vector(first, vector.poison(), &vec![0; lanes as usize])
    }

    // Control flow.

    /// `br label`
    pub fn br(&self, target: Block<'c>) -> Value<'c> {
        self.needs_position();
        // SAFETY: builder positioned.
        Value::wrap(unsafe { LLVMBuildBr(self.raw, target.raw()) })
    }

    /// `br i1`
    pub fn cond_br(&self, condition: Value<'c>, yes: Block<'c>, no: Block<'c>) -> Value<'c> {
        debug_assert!(condition.ty().is_integer() && condition.ty().int_width() == 1);
        self.needs_position();
        // SAFETY: an i1 condition.
        Value::wrap(unsafe { LLVMBuildCondBr(self.raw, condition.raw(), yes.raw(), no.raw()) })
    }

    /// `switch`; cases are added with [`Value::add_case`].
    pub fn switch(&self, value: Value<'c>, default: Block<'c>, case_count: usize) -> Value<'c> {
        self.needs_position();
        // SAFETY: builder positioned; the number is a hint.
        Value::wrap(unsafe {
            LLVMBuildSwitch(self.raw, value.raw(), default.raw(), case_count as u32)
        })
    }

    /// `indirectbr`; destinations are added with [`Value::add_destination`].
    pub fn indirect_br(&self, address: Value<'c>, destination_count: usize) -> Value<'c> {
        self.needs_position();
        // SAFETY: builder positioned; the number is a hint.
        Value::wrap(unsafe {
            LLVMBuildIndirectBr(self.raw, address.raw(), destination_count as u32)
        })
    }

    /// `ret` with a value.
    pub fn ret(&self, value: Value<'c>) -> Value<'c> {
        self.needs_position();
        // SAFETY: builder positioned.
        Value::wrap(unsafe { LLVMBuildRet(self.raw, value.raw()) })
    }

    /// `ret void`
    pub fn ret_void(&self) -> Value<'c> {
        self.needs_position();
        // SAFETY: builder positioned.
        Value::wrap(unsafe { LLVMBuildRetVoid(self.raw) })
    }

    /// `unreachable`
    pub fn unreachable(&self) -> Value<'c> {
        self.needs_position();
        // SAFETY: builder positioned.
        Value::wrap(unsafe { LLVMBuildUnreachable(self.raw) })
    }
}

impl<'c> Value<'c> {
    /// Is this that two-operand instruction?
    pub fn is_binary(self, op: BinaryOp) -> bool {
        let wanted = match op {
            BinaryOp::Add => LLVMOpcode::LLVMAdd,
            BinaryOp::FAdd => LLVMOpcode::LLVMFAdd,
            BinaryOp::Sub => LLVMOpcode::LLVMSub,
            BinaryOp::FSub => LLVMOpcode::LLVMFSub,
            BinaryOp::Mul => LLVMOpcode::LLVMMul,
            BinaryOp::FMul => LLVMOpcode::LLVMFMul,
            BinaryOp::UDiv => LLVMOpcode::LLVMUDiv,
            BinaryOp::SDiv => LLVMOpcode::LLVMSDiv,
            BinaryOp::FDiv => LLVMOpcode::LLVMFDiv,
            BinaryOp::URem => LLVMOpcode::LLVMURem,
            BinaryOp::SRem => LLVMOpcode::LLVMSRem,
            BinaryOp::FRem => LLVMOpcode::LLVMFRem,
            BinaryOp::Shl => LLVMOpcode::LLVMShl,
            BinaryOp::LShr => LLVMOpcode::LLVMLShr,
            BinaryOp::AShr => LLVMOpcode::LLVMAShr,
            BinaryOp::And => LLVMOpcode::LLVMAnd,
            BinaryOp::Or => LLVMOpcode::LLVMOr,
            BinaryOp::Xor => LLVMOpcode::LLVMXor,
        };
        self.opcode() == Some(wanted)
    }

    /// Adds a value that comes into a phi from a block.
    pub fn add_incoming(self, value: Value<'c>, block: Block<'c>) {
        debug_assert_eq!(self.ty(), value.ty());
        debug_assert_eq!(self.opcode(), Some(LLVMOpcode::LLVMPHI));
        let (mut value, mut block) = (value.raw(), block.raw());
        // SAFETY: a phi; lists of one element.
        unsafe { LLVMAddIncoming(self.raw(), &mut value, &mut block, 1) }
    }

    /// Adds a case to a switch.
    pub fn add_case(self, value: Value<'c>, target: Block<'c>) {
        debug_assert_eq!(self.opcode(), Some(LLVMOpcode::LLVMSwitch));
        // SAFETY: a switch and a constant of its type.
        unsafe { LLVMAddCase(self.raw(), value.raw(), target.raw()) }
    }

    /// Adds a destination to an indirectbr.
    pub fn add_destination(self, target: Block<'c>) {
        debug_assert_eq!(self.opcode(), Some(LLVMOpcode::LLVMIndirectBr));
        // SAFETY: an indirectbr.
        unsafe { LLVMAddDestination(self.raw(), target.raw()) }
    }

    /// Marks an `add`, `sub`, `mul` or `shl` as not wrapping.
    pub fn set_wrap_flags(self, nuw: bool, nsw: bool) {
        if matches!(
            self.opcode(),
            Some(
                LLVMOpcode::LLVMAdd
                    | LLVMOpcode::LLVMSub
                    | LLVMOpcode::LLVMMul
                    | LLVMOpcode::LLVMShl
            )
        ) {
            // SAFETY: an instruction that has these flags.
            unsafe {
                LLVMSetNUW(self.raw(), i32::from(nuw));
                LLVMSetNSW(self.raw(), i32::from(nsw));
            }
        }
    }

    /// Marks a division or right shift as exact.
    pub fn set_exact(self, exact: bool) {
        if matches!(
            self.opcode(),
            Some(
                LLVMOpcode::LLVMUDiv
                    | LLVMOpcode::LLVMSDiv
                    | LLVMOpcode::LLVMLShr
                    | LLVMOpcode::LLVMAShr
            )
        ) {
            // SAFETY: an instruction that has this flag.
            unsafe { LLVMSetExact(self.raw(), i32::from(exact)) }
        }
    }

    /// Sets the fast-math flags of an instruction that may have some.
    pub fn set_fast_math(self, flags: FastMath) {
        // SAFETY: asked before being set.
        unsafe {
            if self.is_instruction() && LLVMCanValueUseFastMathFlags(self.raw()) != 0 {
                LLVMSetFastMathFlags(self.raw(), flags.0);
            }
        }
    }

    /// Number of successors of a terminator.
    pub fn successor_count(self) -> u32 {
        // SAFETY: asked only of a terminator.
        if self.is_terminator() {
            unsafe { LLVMGetNumSuccessors(self.raw()) }
        } else {
            0
        }
    }

    /// A successor of a terminator.
    pub fn successor(self, index: u32) -> Block<'c> {
        debug_assert!(index < self.successor_count());
        // SAFETY: a terminator with this successor.
        Block::wrap(unsafe { LLVMGetSuccessor(self.raw(), index) })
    }

    /// Sets `!prof` branch weights of a terminator or select.
    pub fn set_branch_weights(self, context: &'c Context, weights: &[u32]) {
        let i32_type = context.i32_type();
        let mut operands = vec![context.metadata_string("branch_weights")];
        operands.extend(
            weights
                .iter()
                .map(|&weight| context.metadata_value(i32_type.const_u64(u64::from(weight)))),
        );
        self.set_metadata(
            context.metadata_kind("prof"),
            context.metadata_node(&operands),
        );
    }
}
