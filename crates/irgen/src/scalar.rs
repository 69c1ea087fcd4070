//! Scalar arithmetic: operators on integers, floating values, pointers and vectors; comparisons.

use neverc_llvm::{BinaryOp as Op, CastOp, FastMath, FloatPredicate, IntPredicate, Value};
use neverc_sema::tree::{BinaryOp, ExprId};
use neverc_sema::types::{QualType, TypeKind};
use neverc_source::Loc;
use neverc_source::lang::FpContract;

use crate::cx::Fcg;

/// How signed overflow behaves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Overflow {
    Undefined,
    Wraps,
    Traps,
}

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// How overflow of an arithmetic type behaves.
    pub(crate) fn overflow(&self, ty: QualType) -> Overflow {
        if !self.is_signed(ty) || self.cg.lang.wrapv {
            Overflow::Wraps
        } else if self.cg.lang.trapv && self.vector_parts(ty).is_none() {
            Overflow::Traps
        } else if self.vector_parts(ty).is_some() {
            Overflow::Wraps
        } else {
            Overflow::Undefined
        }
    }

    /// Sets the builder's fast-math flags from the command line's switches. Once for each function.
    pub(crate) fn set_fast_math_flags(&mut self) {
        let fast = self.cg.lang.fast_math;
        let mut flags = FastMath::NONE;
        for (on, flag) in [
            (fast.no_nans, FastMath::NO_NANS),
            (fast.no_infs, FastMath::NO_INFS),
            (fast.no_signed_zeros, FastMath::NO_SIGNED_ZEROS),
            (fast.reciprocal, FastMath::RECIPROCAL),
            (fast.reassociate, FastMath::REASSOC),
            (fast.approx_func, FastMath::APPROXIMATE),
            (
                self.cg.lang.fp_contract == FpContract::Fast,
                FastMath::CONTRACT,
            ),
        ] {
            if on {
                flags = flags.union(flag);
            }
        }
        self.builder.set_fast_math(flags);
    }

    /// `left op right` for an arithmetic operator. `lt`, `rt`: the operands' types, `ty`: the result's.
    #[allow(clippy::too_many_arguments)] // Operand types matter for pointers and shifts.
    pub(crate) fn arithmetic(
        &mut self,
        op: BinaryOp,
        left: Value<'c>,
        right: Value<'c>,
        lt: QualType,
        rt: QualType,
        ty: QualType,
        loc: Loc,
        rhs: Option<ExprId>,
    ) -> Value<'c> {
        let _ = (loc, rhs);
        match op {
            BinaryOp::Add | BinaryOp::Sub => {
                if let TypeKind::Pointer(_) = self.kind(lt) {
                    if let TypeKind::Pointer(_) = self.kind(rt) {
                        return self.pointer_difference(left, right, lt, ty);
                    }
                    return self.pointer_offset(left, lt, right, rt, op == BinaryOp::Sub);
                }
                if let TypeKind::Pointer(_) = self.kind(rt) {
                    return self.pointer_offset(right, rt, left, lt, false);
                }
                if left.ty().scalar().is_float() {
                    return self.float_add(op == BinaryOp::Sub, left, right);
                }
                self.int_add_mul(
                    if op == BinaryOp::Add {
                        Op::Add
                    } else {
                        Op::Sub
                    },
                    left,
                    right,
                    ty,
                )
            }
            BinaryOp::Mul => {
                if left.ty().scalar().is_float() {
                    return self.builder.binary(Op::FMul, left, right);
                }
                self.int_add_mul(Op::Mul, left, right, ty)
            }
            BinaryOp::Div => {
                if left.ty().scalar().is_float() {
                    return self.builder.binary(Op::FDiv, left, right);
                }
                let op = if self.is_signed(ty) {
                    Op::SDiv
                } else {
                    Op::UDiv
                };
                self.builder.binary(op, left, right)
            }
            BinaryOp::Rem => {
                if left.ty().scalar().is_float() {
                    return self.builder.binary(Op::FRem, left, right);
                }
                let op = if self.is_signed(ty) {
                    Op::SRem
                } else {
                    Op::URem
                };
                self.builder.binary(op, left, right)
            }
            BinaryOp::Shl | BinaryOp::Shr => {
                let right = self.shift_amount(left, right);
                if op == BinaryOp::Shl {
                    return self.builder.shl(left, right);
                }
                if self.is_signed(lt) {
                    self.builder.ashr(left, right)
                } else {
                    self.builder.lshr(left, right)
                }
            }
            BinaryOp::And => self.builder.and(left, right),
            BinaryOp::Or => self.builder.or(left, right),
            BinaryOp::Xor => self.builder.xor(left, right),
            _ => left,
        }
    }

    fn shift_amount(&mut self, left: Value<'c>, right: Value<'c>) -> Value<'c> {
        let to = left.ty();
        if right.ty() == to {
            return right;
        }
        if to.is_vector() && !right.ty().is_vector() {
            let scalar = self.builder.int_resize(right, to.scalar(), false);
            return self.builder.splat(scalar, to.len() as u32);
        }
        self.builder.int_resize(right, to, false)
    }

    fn int_add_mul(
        &mut self,
        op: Op,
        left: Value<'c>,
        right: Value<'c>,
        ty: QualType,
    ) -> Value<'c> {
        match self.overflow(ty) {
            Overflow::Wraps => self.builder.binary(op, left, right),
            Overflow::Undefined => match op {
                Op::Add => self.builder.nsw_add(left, right),
                Op::Sub => self.builder.nsw_sub(left, right),
                _ => self.builder.nsw_mul(left, right),
            },
            Overflow::Traps => {
                let name = match op {
                    Op::Add => "llvm.sadd.with.overflow",
                    Op::Sub => "llvm.ssub.with.overflow",
                    _ => "llvm.smul.with.overflow",
                };
                let pair = self.intrinsic(name, &[left.ty()], &[left, right]);
                let result = self.builder.extract_value(pair, 0);
                let overflow = self.builder.extract_value(pair, 1);
                self.trap_if(overflow);
                result
            }
        }
    }

    /// Traps when the condition holds (`-ftrapv`).
    fn trap_if(&mut self, condition: Value<'c>) {
        let go_on = self.new_block("cont");
        let trap = match self.body.trap_block {
            Some(block) => block,
            None => {
                let block = self.new_block("trap");
                block.append_to(self.function);
                let here = self.builder.insert_block();
                self.builder.position_at_end(block);
                let i8_ty = self.cx().i8_type();
                self.intrinsic("llvm.ubsantrap", &[], &[i8_ty.null()]);
                self.builder.unreachable();
                match here {
                    Some(here) => self.builder.position_at_end(here),
                    None => self.builder.clear_position(),
                }
                self.body.trap_block = Some(block);
                block
            }
        };
        self.builder.cond_br(condition, trap, go_on);
        self.builder.clear_position();
        self.emit_block(go_on);
    }

    fn float_add(&mut self, subtract: bool, left: Value<'c>, right: Value<'c>) -> Value<'c> {
        if self.cg.lang.fp_contract == FpContract::On {
            if let Some(value) = self.fused(left, right, false, subtract) {
                return value;
            }
            if let Some(value) = self.fused(right, left, subtract, false) {
                return value;
            }
        }
        let op = if subtract { Op::FSub } else { Op::FAdd };
        self.builder.binary(op, left, right)
    }

    /// `product ± addend` as `llvm.fmuladd`, when `product` is a multiplication that nothing else uses.
    fn fused(
        &mut self,
        product: Value<'c>,
        addend: Value<'c>,
        negate_product: bool,
        negate_addend: bool,
    ) -> Option<Value<'c>> {
        if !product.is_binary(Op::FMul) || product.has_uses() || product == addend {
            return None;
        }
        let mut a = product.operand(0)?;
        let b = product.operand(1)?;
        product.erase_instruction();
        if negate_product {
            a = self.builder.fneg(a);
        }
        let addend = if negate_addend {
            self.builder.fneg(addend)
        } else {
            addend
        };
        let ty = a.ty();
        Some(self.intrinsic("llvm.fmuladd", &[ty], &[a, b, addend]))
    }

    /// `-value`
    pub(crate) fn negate(&mut self, value: Value<'c>, ty: QualType) -> Value<'c> {
        if value.ty().scalar().is_float() {
            return self.builder.fneg(value);
        }
        let zero = value.ty().null();
        self.int_add_mul(Op::Sub, zero, value, ty)
    }

    // ---- pointers

    /// What a pointer type points to.
    pub(crate) fn pointee(&self, ty: QualType) -> QualType {
        self.types()
            .pointee(ty)
            .unwrap_or(neverc_sema::types::Builtin::Void.q())
    }

    /// `index` (of an integer type) as a number of `i64`.
    pub(crate) fn pointer_index(&mut self, index: Value<'c>, ty: QualType) -> Value<'c> {
        let i64_ty = self.cx().i64_type();
        let signed = self.is_signed(ty);
        self.builder.int_resize(index, i64_ty, signed)
    }

    /// `pointer ± index`
    pub(crate) fn pointer_offset(
        &mut self,
        pointer: Value<'c>,
        pointer_ty: QualType,
        index: Value<'c>,
        index_ty: QualType,
        subtract: bool,
    ) -> Value<'c> {
        let pointee = self.pointee(pointer_ty);
        let mut index = self.pointer_index(index, index_ty);
        let bytes =
            self.is_void(pointee) || self.is_function(pointee) || self.size_of(pointee) == 1;
        if pointer.is_null() && pointer.is_constant() && bytes && !subtract {
            // `(char *)0 + n`, a common way to write a pointer from a number.
            let ptr = self.cx().ptr_type();
            return self.builder.int_to_ptr(index, ptr);
        }
        if subtract {
            index = self.builder.neg(index);
        }
        self.element_address(pointer, pointee, index)
    }

    /// Address of element `index` (`i64`) behind `pointer`.
    pub(crate) fn element_address(
        &mut self,
        pointer: Value<'c>,
        elem: QualType,
        index: Value<'c>,
    ) -> Value<'c> {
        let inbounds = !self.cg.lang.wrapv;
        let i8_ty = self.cx().i8_type();
        if self.is_void(elem) || self.is_function(elem) {
            return self.builder.gep(i8_ty, pointer, &[index], inbounds);
        }
        if let Some((count, base)) = self.variable_count(elem) {
            let index = if inbounds {
                self.builder.nsw_mul(index, count)
            } else {
                self.builder.mul(index, count)
            };
            let base_ty = self.mem_ty(base);
            return self.builder.gep(base_ty, pointer, &[index], inbounds);
        }
        let elem_ty = self.mem_ty(elem);
        self.builder.gep(elem_ty, pointer, &[index], inbounds)
    }

    fn pointer_difference(
        &mut self,
        left: Value<'c>,
        right: Value<'c>,
        ptr_ty: QualType,
        ty: QualType,
    ) -> Value<'c> {
        let i64_ty = self.cx().i64_type();
        let l = self.builder.ptr_to_int(left, i64_ty);
        let r = self.builder.ptr_to_int(right, i64_ty);
        let mut diff = self.builder.sub(l, r);
        let elem = self.pointee(ptr_ty);
        if !self.is_void(elem) && !self.is_function(elem) {
            if self.variable_count(elem).is_some() {
                let size = self.runtime_size(elem);
                diff = self.builder.exact_sdiv(diff, size);
            } else {
                let size = self.size_of(elem);
                if size > 1 {
                    diff = self.builder.exact_sdiv(diff, i64_ty.const_u64(size));
                }
            }
        }
        let llvm_ty = self.val_ty(ty);
        self.builder.int_resize(diff, llvm_ty, true)
    }

    // ---- comparisons

    /// A comparison as `i1` (or a vector of these).
    pub(crate) fn compare_bool(&mut self, op: BinaryOp, l: ExprId, r: ExprId) -> Value<'c> {
        self.ensure_insert_point();
        let ty = self.ty_of(l);
        if let Some(part) = self.complex_part(ty) {
            let (lr, li) = self.complex(l);
            let (rr, ri) = self.complex(r);
            let re = self.compare_values(op, lr, rr, part);
            let im = self.compare_values(op, li, ri, part);
            return if op == BinaryOp::Eq {
                self.builder.and(re, im)
            } else {
                self.builder.or(re, im)
            };
        }
        let left = self.scalar(l);
        let mut right = self.scalar(r);
        self.ensure_insert_point();
        if left.ty().is_pointer() && right.ty().is_integer() {
            let ptr = self.cx().ptr_type();
            right = self.builder.int_to_ptr(right, ptr);
        }
        self.compare_values(op, left, right, ty)
    }

    /// A comparison of values of one type.
    pub(crate) fn compare_values(
        &mut self,
        op: BinaryOp,
        left: Value<'c>,
        right: Value<'c>,
        ty: QualType,
    ) -> Value<'c> {
        if left.ty().scalar().is_float() {
            let predicate = match op {
                BinaryOp::Lt => FloatPredicate::Olt,
                BinaryOp::Gt => FloatPredicate::Ogt,
                BinaryOp::Le => FloatPredicate::Ole,
                BinaryOp::Ge => FloatPredicate::Oge,
                BinaryOp::Eq => FloatPredicate::Oeq,
                _ => FloatPredicate::Une,
            };
            return if matches!(op, BinaryOp::Eq | BinaryOp::Ne) {
                self.builder.fcmp(predicate, left, right)
            } else {
                self.builder.fcmp_signaling(predicate, left, right)
            };
        }
        let signed = self.is_signed(ty);
        let predicate = match (op, signed) {
            (BinaryOp::Lt, true) => IntPredicate::Slt,
            (BinaryOp::Lt, false) => IntPredicate::Ult,
            (BinaryOp::Gt, true) => IntPredicate::Sgt,
            (BinaryOp::Gt, false) => IntPredicate::Ugt,
            (BinaryOp::Le, true) => IntPredicate::Sle,
            (BinaryOp::Le, false) => IntPredicate::Ule,
            (BinaryOp::Ge, true) => IntPredicate::Sge,
            (BinaryOp::Ge, false) => IntPredicate::Uge,
            (BinaryOp::Eq, _) => IntPredicate::Eq,
            _ => IntPredicate::Ne,
        };
        self.builder.icmp(predicate, left, right)
    }

    // ---- conversions

    /// A scalar value of type `from` as one of type `to`.
    pub(crate) fn convert_scalar(
        &mut self,
        value: Value<'c>,
        from: QualType,
        to: QualType,
    ) -> Value<'c> {
        self.ensure_insert_point();
        let from = self.strip_atomic(from);
        let to = self.strip_atomic(to);
        if self.is_bool(to) && self.vector_parts(to).is_none() {
            return self.truth_of(value, from);
        }
        let target = self.val_ty(to);
        let source = value.ty();
        if source == target {
            return value;
        }
        let (s, t) = (source.scalar(), target.scalar());
        if s.is_integer() && t.is_integer() {
            let signed = self.is_signed(from);
            if source.is_vector() != target.is_vector() {
                return self.builder.bitcast(value, target);
            }
            return self.builder.int_resize(value, target, signed);
        }
        if s.is_integer() && t.is_float() {
            let op = if self.is_signed(from) {
                CastOp::SIToFP
            } else {
                CastOp::UIToFP
            };
            return self.builder.cast(op, value, target);
        }
        if s.is_float() && t.is_integer() {
            let op = if self.is_signed(to) {
                CastOp::FPToSI
            } else {
                CastOp::FPToUI
            };
            return self.builder.cast(op, value, target);
        }
        if s.is_float() && t.is_float() {
            return self.float_resize(value, target);
        }
        if s.is_pointer() && t.is_integer() {
            return self.builder.ptr_to_int(value, target);
        }
        if s.is_integer() && t.is_pointer() {
            let i64_ty = self.cx().i64_type();
            let signed = self.is_signed(from);
            let wide = self.builder.int_resize(value, i64_ty, signed);
            return self.builder.int_to_ptr(wide, target);
        }
        self.builder.bitcast(value, target)
    }

    /// A floating value (or vector of these) in another format.
    pub(crate) fn float_resize(
        &mut self,
        value: Value<'c>,
        target: neverc_llvm::Type<'c>,
    ) -> Value<'c> {
        let (s, t) = (value.ty().scalar(), target.scalar());
        let (from, to) = (s.primitive_bits(), t.primitive_bits());
        if s == t {
            return value;
        }
        if from == to {
            // half and bfloat: through float.
            let float = self.cx().float_type();
            let middle = if target.is_vector() {
                float.vector(target.len() as u32)
            } else {
                float
            };
            let wide = self.builder.cast(CastOp::FPExt, value, middle);
            return self.builder.cast(CastOp::FPTrunc, wide, target);
        }
        let op = if from < to {
            CastOp::FPExt
        } else {
            CastOp::FPTrunc
        };
        self.builder.cast(op, value, target)
    }
}
