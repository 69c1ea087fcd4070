//! `++`, `--` and compound assignment.

use neverc_llvm::Value;
use neverc_sema::tree::{BinaryOp, ExprId, ExprKind, UnaryOp};
use neverc_sema::types::{Builtin, QualType, TypeKind};

use crate::cx::{Fcg, Lv, Rv};

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// `++` and `--`: gives the value of the expression.
    pub(crate) fn inc_dec(&mut self, e: ExprId, op: UnaryOp, inner: ExprId) -> Rv<'c> {
        let inc = matches!(op, UnaryOp::PostInc | UnaryOp::PreInc);
        let post = matches!(op, UnaryOp::PostInc | UnaryOp::PostDec);
        let ty = self.ty_of(inner);
        let lv = self.lvalue(inner);
        self.set_loc(self.unit().expr(e).loc);
        if let TypeKind::Atomic(value_ty) = self.kind(ty) {
            return self.atomic_inc_dec(&lv, *value_ty, inc, post);
        }
        let old = self.load(&lv);
        if let (Rv::Complex(re, im), Some(part)) = (old, self.complex_part(ty)) {
            let changed = self.step(re, part, inc);
            let new = Rv::Complex(changed, im);
            self.store(&lv, new);
            return if post { old } else { new };
        }
        let old_value = self.expect_scalar(old, ty);
        let new_value = self.step(old_value, ty, inc);
        let stored = self.store(&lv, Rv::Scalar(new_value));
        if post { Rv::Scalar(old_value) } else { stored }
    }

    /// `value ± 1` in a scalar type.
    pub(crate) fn step(&mut self, value: Value<'c>, ty: QualType, inc: bool) -> Value<'c> {
        self.ensure_insert_point();
        if let TypeKind::Pointer(_) = self.kind(ty) {
            let one = self.i64(if inc { 1 } else { -1 });
            let pointee = self.pointee(ty);
            return self.element_address(value, pointee, one);
        }
        let llvm_ty = value.ty();
        if self.is_bool(ty) {
            if inc {
                return self.cx().const_bool(true);
            }
            return self.builder.not(value);
        }
        if llvm_ty.scalar().is_float() {
            let one = llvm_ty.scalar().const_float(if inc { 1.0 } else { -1.0 });
            let one = if llvm_ty.is_vector() {
                self.builder.splat(one, llvm_ty.len() as u32)
            } else {
                one
            };
            return self.builder.binary(neverc_llvm::BinaryOp::FAdd, value, one);
        }
        if llvm_ty.is_vector() {
            let one = llvm_ty.scalar().const_i64(if inc { 1 } else { -1 });
            let one = self.builder.splat(one, llvm_ty.len() as u32);
            return self.builder.add(value, one);
        }
        let one = llvm_ty.const_i64(if inc { 1 } else { -1 });
        if self.is_promoted(ty) {
            // Computed as `int`, where it cannot overflow.
            return self.builder.add(value, one);
        }
        self.arithmetic(
            BinaryOp::Add,
            value,
            one,
            ty,
            ty,
            ty,
            neverc_source::Loc::NONE,
            None,
        )
    }

    /// Narrower than `int`?
    fn is_promoted(&self, ty: QualType) -> bool {
        matches!(
            self.kind(self.strip_enum(ty)),
            TypeKind::Builtin(
                Builtin::Bool
                    | Builtin::Char
                    | Builtin::SChar
                    | Builtin::UChar
                    | Builtin::Short
                    | Builtin::UShort
            )
        )
    }

    /// `a op= b` of scalar type.
    pub(crate) fn compound_assign_scalar(&mut self, e: ExprId) -> Value<'c> {
        let ty = self.ty_of(e);
        let value = self.compound_assign(e);
        self.expect_scalar(value, ty)
    }

    /// `a op= b`: the new value of `a`.
    pub(crate) fn compound_assign(&mut self, e: ExprId) -> Rv<'c> {
        let expr = *self.unit().expr(e);
        let ExprKind::CompoundAssign { op, lhs, rhs, comp } = expr.kind else {
            return self.rvalue(e);
        };
        let op = plain_operator(op);
        let ty = self.ty_of(lhs);
        let rhs_ty = self.ty_of(rhs);
        let value_ty = self.strip_atomic(ty);
        if self.complex_part(comp).is_some() {
            let (right, rhs_ty) = self.complex_operand(rhs);
            let lv = self.lvalue(lhs);
            self.set_loc(expr.loc);
            return self.update(&lv, ty, &mut |f, old| {
                let new = f.complex_operation(op, old, value_ty, right, rhs_ty, comp);
                f.convert_complex_or_scalar(new, comp, value_ty)
            });
        }
        let right = self.scalar(rhs);
        let lv = self.lvalue(lhs);
        self.set_loc(expr.loc);
        if let TypeKind::Atomic(inner) = self.kind(ty)
            && let Some(value) = self.atomic_simple_compound(&lv, *inner, op, right, rhs_ty, comp)
        {
            return Rv::Scalar(value);
        }
        self.update(&lv, ty, &mut |f, old| {
            let old = f.expect_scalar(old, value_ty);
            let pointer = matches!(f.kind(comp), TypeKind::Pointer(_));
            let left = if pointer || f.vector_parts(value_ty).is_some() {
                old
            } else {
                f.convert_scalar(old, value_ty, comp)
            };
            let right = f.match_vector(left, right);
            let new = f.arithmetic(op, left, right, comp, rhs_ty, comp, expr.loc, Some(rhs));
            Rv::Scalar(if f.vector_parts(value_ty).is_some() {
                new
            } else {
                f.convert_scalar(new, comp, value_ty)
            })
        })
    }

    /// A scalar operand beside a vector goes to all elements.
    fn match_vector(&mut self, left: Value<'c>, right: Value<'c>) -> Value<'c> {
        if left.ty().is_vector() && !right.ty().is_vector() {
            return self.builder.splat(right, left.ty().len() as u32);
        }
        right
    }

    /// Reads an lvalue, changes the value, writes it back; atomic objects by compare and exchange.
    pub(crate) fn update(
        &mut self,
        lv: &Lv<'c>,
        ty: QualType,
        change: &mut dyn FnMut(&mut Self, Rv<'c>) -> Rv<'c>,
    ) -> Rv<'c> {
        if let TypeKind::Atomic(inner) = self.kind(ty) {
            return self.atomic_update(lv, *inner, change);
        }
        let old = self.load(lv);
        let new = change(self, old);
        self.store(lv, new)
    }
}

/// The operator of a compound assignment.
fn plain_operator(op: BinaryOp) -> BinaryOp {
    match op {
        BinaryOp::MulAssign => BinaryOp::Mul,
        BinaryOp::DivAssign => BinaryOp::Div,
        BinaryOp::RemAssign => BinaryOp::Rem,
        BinaryOp::AddAssign => BinaryOp::Add,
        BinaryOp::SubAssign => BinaryOp::Sub,
        BinaryOp::ShlAssign => BinaryOp::Shl,
        BinaryOp::ShrAssign => BinaryOp::Shr,
        BinaryOp::AndAssign => BinaryOp::And,
        BinaryOp::XorAssign => BinaryOp::Xor,
        BinaryOp::OrAssign => BinaryOp::Or,
        other => other,
    }
}
