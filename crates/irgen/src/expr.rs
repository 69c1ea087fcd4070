//! Values of expressions: dispatch over the kinds, scalars first.

use neverc_llvm::Value;
use neverc_sema::consteval::{self, Const};
use neverc_sema::tree::{BinaryOp, CastKind, DeclRef, ExprId, ExprKind, Trait, UnaryOp};
use neverc_sema::types::{QualType, TypeKind};

use crate::body::OpaqueValue;
use crate::cx::{Fcg, Lv, Rv};

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// The value of an expression of any type.
    pub fn rvalue(&mut self, e: ExprId) -> Rv<'c> {
        let ty = self.ty_of(e);
        if self.is_void(ty) {
            self.ignored(e);
            return Rv::Void;
        }
        if self.complex_part(ty).is_some() {
            let (re, im) = self.complex(e);
            return Rv::Complex(re, im);
        }
        if self.is_aggregate(ty) {
            return Rv::Aggregate(self.aggregate_value(e));
        }
        Rv::Scalar(self.scalar(e))
    }

    /// Evaluates for side effects only.
    pub(crate) fn ignored(&mut self, e: ExprId) {
        self.ensure_insert_point();
        let e = self.strip(e);
        let expr = *self.unit().expr(e);
        match expr.kind {
            ExprKind::Binary(BinaryOp::Comma, l, r) => {
                self.ignored(l);
                self.ignored(r);
            }
            ExprKind::Binary(BinaryOp::Assign, l, r) => {
                self.assign(l, r);
            }
            ExprKind::Cast(CastKind::ToVoid, inner)
            | ExprKind::ImplicitCast(CastKind::ToVoid, inner) => {
                self.ignored(inner);
            }
            ExprKind::StmtExpr(s) => {
                let unit = self.unit();
                if let neverc_sema::tree::StmtKind::Compound(_) = unit.stmt(s).kind {
                    self.scoped_stmt(s);
                    self.ensure_insert_point();
                }
            }
            ExprKind::Conditional(..) | ExprKind::BinaryConditional { .. } => {
                self.conditional(e);
            }
            ExprKind::Int(_)
            | ExprKind::Char(_)
            | ExprKind::Float(_)
            | ExprKind::Constant(..)
            | ExprKind::String(_)
            | ExprKind::ImplicitValueInit
            | ExprKind::Nullptr => {}
            ExprKind::Call(callee, args) => {
                self.call_expr(e, callee, args, None);
            }
            _ if expr.cat.is_lvalue() => {
                let lv = self.lvalue(e);
                if let Lv::Simple { volatile: true, .. } | Lv::BitField { volatile: true, .. } = lv
                    && !self.is_aggregate(expr.ty)
                    && !self.is_void(expr.ty)
                    && !self.is_function(expr.ty)
                {
                    self.load(&lv);
                }
            }
            _ if self.is_void(expr.ty) => {
                self.scalar_or_void(e);
            }
            ExprKind::ImplicitCast(CastKind::LValueToRValue, inner)
                if self.is_aggregate(expr.ty) =>
            {
                self.lvalue(inner);
            }
            _ => {
                self.rvalue(e);
            }
        }
    }

    /// Function type?
    pub(crate) fn is_function(&self, ty: QualType) -> bool {
        matches!(
            self.kind(ty),
            TypeKind::Function(..) | TypeKind::FunctionNoProto(..)
        )
    }

    fn scalar_or_void(&mut self, e: ExprId) {
        let expr = *self.unit().expr(e);
        match expr.kind {
            ExprKind::VaArg(_) => {
                self.va_arg(e);
            }
            ExprKind::Opaque(_) | ExprKind::Error => {}
            ExprKind::ImplicitCast(_, inner) | ExprKind::Cast(_, inner) => self.ignored(inner),
            _ => {
                let _ = expr;
            }
        }
    }

    /// The value of an expression of scalar type.
    pub fn scalar(&mut self, e: ExprId) -> Value<'c> {
        self.ensure_insert_point();
        let expr = *self.unit().expr(e);
        match expr.kind {
            ExprKind::Int(id) | ExprKind::Char(id) | ExprKind::Constant(_, id) => {
                let value = self.unit().int(id);
                let ty = self.val_ty(expr.ty);
                self.int_constant(ty, value)
            }
            ExprKind::Float(id) => {
                let value = Const::Float(self.unit().floats[id.index()]);
                self.cg.const_value(expr.ty, &value)
            }
            ExprKind::Nullptr => self.cx().ptr_type().null(),
            ExprKind::ImplicitValueInit => self.val_ty(expr.ty).null(),
            ExprKind::Paren(inner)
            | ExprKind::Generic { chosen: inner, .. }
            | ExprKind::Choose { chosen: inner, .. } => self.scalar(inner),
            ExprKind::DeclRef(DeclRef::Enumerator(id)) => {
                let value = self.unit().enumerators[id.index()].value.clone();
                let ty = self.val_ty(expr.ty);
                self.int_constant(ty, &value)
            }
            ExprKind::ImplicitCast(kind, inner) | ExprKind::Cast(kind, inner) => {
                self.cast(e, kind, inner)
            }
            ExprKind::Binary(op, ..) => self.binary_expr(e, op),
            ExprKind::CompoundAssign { .. } => self.compound_assign_scalar(e),
            ExprKind::Unary(op, inner) => self.unary_expr(e, op, inner),
            ExprKind::Conditional(..) | ExprKind::BinaryConditional { .. } => {
                let value = self.conditional(e);
                self.expect_scalar(value, expr.ty)
            }
            ExprKind::Opaque(common) => match self.body.opaque.get(&common).copied() {
                Some(OpaqueValue::Value(value)) => self.expect_scalar(value, expr.ty),
                Some(OpaqueValue::Object(lv)) => {
                    let value = self.load(&lv);
                    self.expect_scalar(value, expr.ty)
                }
                None => self.scalar(common),
            },
            ExprKind::Call(callee, args) => {
                let value = self.call_expr(e, callee, args, None);
                self.expect_scalar(value, expr.ty)
            }
            ExprKind::Trait { kind, of, operand } => self.trait_expr(e, kind, of, operand),
            ExprKind::StmtExpr(s) => {
                let value = self.stmt_expr(s, e);
                self.expect_scalar(value, expr.ty)
            }
            ExprKind::AddrLabel(label) => self.label_address(label),
            ExprKind::VaArg(_) => {
                let value = self.va_arg(e);
                self.expect_scalar(value, expr.ty)
            }
            ExprKind::Offsetof { constant, terms } => self.offsetof(e, constant, terms),
            ExprKind::ConvertVector(inner) => self.convert_vector(inner, expr.ty),
            ExprKind::ShuffleVector(a, b, list) => self.shuffle_vector_expr(a, b, list),
            ExprKind::BitCast(inner) => self.bit_cast_expr(inner, expr.ty),
            ExprKind::InitList(list) => self.scalar_init_list(e, list),
            ExprKind::Imaginary(_) => {
                let (re, _) = self.complex(e);
                re
            }
            ExprKind::String(_)
            | ExprKind::Predefined(_)
            | ExprKind::DeclRef(_)
            | ExprKind::Member { .. }
            | ExprKind::Subscript { .. }
            | ExprKind::VectorElements(..)
            | ExprKind::CompoundLiteral(_) => {
                if !expr.cat.is_lvalue() {
                    if let ExprKind::Subscript { base, index, .. } = expr.kind
                        && self.vector_parts(self.ty_of(base)).is_some()
                    {
                        let vector = self.scalar(base);
                        let index = self.scalar(index);
                        return self.builder.extract_element(vector, index);
                    }
                    if let ExprKind::VectorElements(base, list) = expr.kind {
                        let vector = self.scalar(base);
                        return self.pick_elements(vector, list, expr.ty);
                    }
                }
                let lv = self.lvalue(e);
                if self.is_aggregate(expr.ty) || self.is_function(expr.ty) {
                    return self.lv_pointer(&lv);
                }
                let value = self.load(&lv);
                self.expect_scalar(value, expr.ty)
            }
            ExprKind::Error => self.val_ty(expr.ty).poison(),
        }
    }

    /// An integer constant of an LLVM type (a pointer too, for casted numbers).
    pub(crate) fn int_constant(
        &mut self,
        ty: neverc_llvm::Type<'c>,
        value: &neverc_sema::value::IntValue,
    ) -> Value<'c> {
        if !ty.is_integer() {
            let i64_ty = self.cx().i64_type();
            let bits = i64_ty.const_words(&value.words(64));
            return if ty.is_pointer() {
                bits.const_int_to_ptr(ty)
            } else {
                ty.null()
            };
        }
        match value.to_i128() {
            Some(small) => ty.const_i128(small),
            None => ty.const_words(&value.words(ty.int_width())),
        }
    }

    /// The scalar in `value`; where types disagree after an error elsewhere, an undefined one.
    pub(crate) fn expect_scalar(&mut self, value: Rv<'c>, ty: QualType) -> Value<'c> {
        match value {
            Rv::Scalar(value) => value,
            Rv::Complex(re, _) => re,
            Rv::Aggregate(addr) if !self.is_aggregate(ty) && !self.is_void(ty) => {
                let lv = Lv::simple(addr, ty, false);
                match self.load(&lv) {
                    Rv::Scalar(value) => value,
                    _ => self.val_ty(ty).undef(),
                }
            }
            _ => {
                if self.is_void(ty) || self.is_aggregate(ty) {
                    return self.cx().i32_type().undef();
                }
                self.val_ty(ty).undef()
            }
        }
    }

    /// `sizeof` and friends.
    fn trait_expr(
        &mut self,
        e: ExprId,
        kind: Trait,
        of: QualType,
        operand: Option<ExprId>,
    ) -> Value<'c> {
        let ty = self.ty_of(e);
        let llvm_ty = self.val_ty(ty);
        if let Ok(Const::Int(value)) = consteval::eval(self.unit(), &self.cg.opts.ctypes, e) {
            return self.int_constant(llvm_ty, &value);
        }
        match kind {
            Trait::SizeOf => {
                if let Some(operand) = operand {
                    self.ignored(operand);
                } else {
                    self.emit_variable_sizes(of);
                }
                let size = self.runtime_size(of);
                self.builder.int_resize(size, llvm_ty, false)
            }
            Trait::AlignOf | Trait::PreferredAlignOf => {
                let align = self.align_of(of);
                llvm_ty.const_u64(u64::from(align))
            }
            Trait::VectorElements => {
                let count = self.vector_parts(of).map_or(1, |(_, n)| n);
                llvm_ty.const_u64(u64::from(count))
            }
        }
    }

    fn offsetof(
        &mut self,
        e: ExprId,
        constant: u64,
        terms: neverc_sema::tree::List<neverc_sema::tree::OffsetTerm>,
    ) -> Value<'c> {
        let ty = self.ty_of(e);
        let llvm_ty = self.val_ty(ty);
        let mut sum = llvm_ty.const_u64(constant);
        for term in self.unit().list(terms) {
            let signed = self.is_signed(self.ty_of(term.index));
            let index = self.scalar(term.index);
            let index = self.builder.int_resize(index, llvm_ty, signed);
            let step = self.builder.mul(index, llvm_ty.const_u64(term.size));
            sum = self.builder.add(sum, step);
        }
        sum
    }

    fn unary_expr(&mut self, e: ExprId, op: UnaryOp, inner: ExprId) -> Value<'c> {
        let ty = self.ty_of(e);
        match op {
            UnaryOp::PostInc | UnaryOp::PostDec | UnaryOp::PreInc | UnaryOp::PreDec => {
                let value = self.inc_dec(e, op, inner);
                self.expect_scalar(value, ty)
            }
            UnaryOp::AddrOf => {
                let lv = self.lvalue(inner);
                self.lv_pointer(&lv)
            }
            UnaryOp::Deref => {
                let lv = self.lvalue(e);
                if self.is_aggregate(ty) || self.is_function(ty) {
                    return self.lv_pointer(&lv);
                }
                let value = self.load(&lv);
                self.expect_scalar(value, ty)
            }
            UnaryOp::Plus => self.scalar(inner),
            UnaryOp::Minus => {
                let value = self.scalar(inner);
                self.negate(value, ty)
            }
            UnaryOp::Not => {
                let value = self.scalar(inner);
                self.builder.not(value)
            }
            UnaryOp::LNot => self.logical_not(e, inner),
            UnaryOp::Real => {
                if self.complex_part(self.ty_of(inner)).is_some() {
                    if self.unit().expr(e).cat.is_lvalue() {
                        let lv = self.lvalue(e);
                        let value = self.load(&lv);
                        return self.expect_scalar(value, ty);
                    }
                    return self.complex(inner).0;
                }
                self.scalar(inner)
            }
            UnaryOp::Imag => {
                if self.complex_part(self.ty_of(inner)).is_some() {
                    if self.unit().expr(e).cat.is_lvalue() {
                        let lv = self.lvalue(e);
                        let value = self.load(&lv);
                        return self.expect_scalar(value, ty);
                    }
                    return self.complex(inner).1;
                }
                self.ignored(inner);
                self.val_ty(ty).null()
            }
        }
    }

    fn logical_not(&mut self, e: ExprId, inner: ExprId) -> Value<'c> {
        let ty = self.ty_of(e);
        let llvm_ty = self.val_ty(ty);
        if self.vector_parts(self.ty_of(inner)).is_some() {
            let value = self.scalar(inner);
            let zero = value.ty().null();
            let is_zero = if value.ty().scalar().is_float() {
                self.builder
                    .fcmp(neverc_llvm::FloatPredicate::Oeq, value, zero)
            } else {
                self.builder
                    .icmp(neverc_llvm::IntPredicate::Eq, value, zero)
            };
            return self.builder.sext(is_zero, llvm_ty);
        }
        let value = self.condition(inner);
        let value = self.builder.not(value);
        self.builder.zext(value, llvm_ty)
    }

    fn binary_expr(&mut self, e: ExprId, op: BinaryOp) -> Value<'c> {
        let ExprKind::Binary(_, l, r) = self.unit().expr(e).kind else {
            return self.scalar(e);
        };
        let ty = self.ty_of(e);
        match op {
            BinaryOp::Comma => {
                self.ignored(l);
                self.scalar(r)
            }
            BinaryOp::Assign => {
                let value = self.assign(l, r);
                self.expect_scalar(value, ty)
            }
            BinaryOp::LAnd | BinaryOp::LOr => {
                let llvm_ty = self.val_ty(ty);
                if self.vector_parts(self.ty_of(l)).is_some() {
                    return self.vector_logical(op, l, r, ty);
                }
                let value = self.logical_bool(e);
                self.ensure_insert_point();
                self.builder.zext(value, llvm_ty)
            }
            BinaryOp::Lt
            | BinaryOp::Gt
            | BinaryOp::Le
            | BinaryOp::Ge
            | BinaryOp::Eq
            | BinaryOp::Ne => {
                let llvm_ty = self.val_ty(ty);
                let value = self.compare_bool(op, l, r);
                if llvm_ty.is_vector() {
                    return self.builder.sext(value, llvm_ty);
                }
                self.builder.zext(value, llvm_ty)
            }
            _ => self.arithmetic_chain(e),
        }
    }

    /// Arithmetic, left-deep chains without recursion: `a + b + c + …` may have any length.
    fn arithmetic_chain(&mut self, e: ExprId) -> Value<'c> {
        let mut chain = vec![e];
        let mut leaf = e;
        while let ExprKind::Binary(op, l, _) = self.unit().expr(leaf).kind {
            leaf = l;
            match self.unit().expr(l).kind {
                ExprKind::Binary(next, ..) if is_arithmetic(next) && is_arithmetic(op) => {
                    chain.push(l)
                }
                _ => break,
            }
        }
        let mut value = self.scalar(leaf);
        while let Some(node) = chain.pop() {
            let expr = *self.unit().expr(node);
            let ExprKind::Binary(op, l, r) = expr.kind else {
                break;
            };
            let right = self.scalar(r);
            self.set_loc(expr.loc);
            self.ensure_insert_point();
            value = self.arithmetic(
                op,
                value,
                right,
                self.ty_of(l),
                self.ty_of(r),
                expr.ty,
                expr.loc,
                Some(r),
            );
        }
        value
    }
}

fn is_arithmetic(op: BinaryOp) -> bool {
    matches!(
        op,
        BinaryOp::Mul
            | BinaryOp::Div
            | BinaryOp::Rem
            | BinaryOp::Add
            | BinaryOp::Sub
            | BinaryOp::Shl
            | BinaryOp::Shr
            | BinaryOp::And
            | BinaryOp::Xor
            | BinaryOp::Or
    )
}
