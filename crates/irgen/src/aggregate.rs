//! Records and arrays as values: built in place, or found where they lie.

use neverc_sema::tree::{BinaryOp, CastKind, ExprId, ExprKind};
use neverc_sema::types::{QualType, TypeKind};

use crate::body::OpaqueValue;
use crate::cx::{Address, Fcg, Lv, Rv};

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// Where the value of an aggregate expression lies: an existing object when it is read from one, else a
    /// temporary.
    pub(crate) fn aggregate_value(&mut self, e: ExprId) -> Address<'c> {
        self.ensure_insert_point();
        let expr = *self.unit().expr(e);
        match expr.kind {
            ExprKind::Paren(inner)
            | ExprKind::Generic { chosen: inner, .. }
            | ExprKind::Choose { chosen: inner, .. } => return self.aggregate_value(inner),
            ExprKind::ImplicitCast(CastKind::LValueToRValue | CastKind::NoOp, inner)
            | ExprKind::Cast(CastKind::NoOp, inner)
                if self.is_aggregate(self.ty_of(inner))
                    && !matches!(self.kind(self.ty_of(inner)), TypeKind::Atomic(_)) =>
            {
                if self.unit().expr(inner).cat.is_lvalue() {
                    let lv = self.lvalue(inner);
                    if let Lv::Simple { addr, .. } = lv {
                        let elem = self.place_ty(expr.ty);
                        return addr.with_elem(elem);
                    }
                } else {
                    return self.aggregate_value(inner);
                }
            }
            ExprKind::Binary(BinaryOp::Comma, l, r) => {
                self.ignored(l);
                return self.aggregate_value(r);
            }
            ExprKind::Binary(BinaryOp::Assign, l, r) => {
                if let Rv::Aggregate(addr) = self.assign(l, r) {
                    return addr;
                }
            }
            ExprKind::Opaque(common) => match self.body.opaque.get(&common).copied() {
                Some(OpaqueValue::Value(Rv::Aggregate(addr))) => return addr,
                Some(OpaqueValue::Object(Lv::Simple { addr, .. })) => return addr,
                _ => {}
            },
            ExprKind::Conditional(..) | ExprKind::BinaryConditional { .. } => {
                if let Rv::Aggregate(addr) = self.conditional(e) {
                    return addr;
                }
            }
            ExprKind::StmtExpr(s) => {
                if let Rv::Aggregate(addr) = self.stmt_expr(s, e) {
                    return addr;
                }
            }
            ExprKind::Call(callee, args) => {
                if let Rv::Aggregate(addr) = self.call_expr(e, callee, args, None) {
                    return addr;
                }
            }
            ExprKind::VaArg(_) => {
                if let Rv::Aggregate(addr) = self.va_arg(e) {
                    return addr;
                }
            }
            _ if expr.cat.is_lvalue() => {
                if let Lv::Simple { addr, .. } = self.lvalue(e) {
                    return addr;
                }
            }
            // A member of a value.
            ExprKind::Member { .. } => {
                if let Lv::Simple { addr, .. } = self.lvalue(e) {
                    return addr;
                }
            }
            _ => {}
        }
        let temp = self.temp(expr.ty, "tmp");
        self.aggregate(e, temp);
        temp
    }

    /// Builds the value of an aggregate expression in `dest`, which nothing the expression reads overlaps.
    pub fn aggregate(&mut self, e: ExprId, dest: Address<'c>) {
        self.ensure_insert_point();
        let expr = *self.unit().expr(e);
        match expr.kind {
            ExprKind::Paren(inner)
            | ExprKind::Generic { chosen: inner, .. }
            | ExprKind::Choose { chosen: inner, .. } => self.aggregate(inner, dest),
            ExprKind::InitList(_) | ExprKind::ImplicitValueInit => {
                self.init_object(dest, expr.ty, e)
            }
            ExprKind::Binary(BinaryOp::Comma, l, r) => {
                self.ignored(l);
                self.aggregate(r, dest);
            }
            ExprKind::Call(callee, args) => {
                let value = self.call_expr(e, callee, args, Some(dest));
                self.settle(value, dest, expr.ty);
            }
            ExprKind::VaArg(_) => {
                let value = self.va_arg(e);
                self.settle(value, dest, expr.ty);
            }
            ExprKind::Conditional(c, t, f) if self.fold_bool(c).is_none() => {
                let yes = self.new_block("cond.true");
                let no = self.new_block("cond.false");
                let end = self.new_block("cond.end");
                self.branch_on(c, yes, no, None);
                for (block, arm) in [(yes, t), (no, f)] {
                    self.emit_block(block);
                    self.aggregate(arm, dest);
                    self.jump(end);
                }
                self.emit_block(end);
            }
            ExprKind::String(_) | ExprKind::Predefined(_) => self.init_object(dest, expr.ty, e),
            ExprKind::ImplicitCast(CastKind::NonAtomicToAtomic, inner)
            | ExprKind::ImplicitCast(CastKind::AtomicToNonAtomic, inner) => {
                self.aggregate_of_atomic(inner, dest, expr.ty);
            }
            ExprKind::Cast(CastKind::ToUnion, inner)
            | ExprKind::ImplicitCast(CastKind::ToUnion, inner) => {
                let ty = self.ty_of(inner);
                if self.is_aggregate(ty) {
                    let elem = self.mem_ty(ty);
                    self.aggregate(inner, dest.with_elem(elem));
                    return;
                }
                let value = self.rvalue(inner);
                let elem = self.mem_ty(ty);
                self.store_init(dest.with_elem(elem), ty, value);
            }
            ExprKind::BitCast(inner) => {
                let ty = self.ty_of(inner);
                if self.is_aggregate(ty) {
                    let from = self.aggregate_value(inner);
                    self.copy_aggregate(dest, from, expr.ty, false);
                } else {
                    let value = self.rvalue(inner);
                    let elem = self.mem_ty(ty);
                    self.store(&Lv::simple(dest.with_elem(elem), ty, false), value);
                }
            }
            ExprKind::ImplicitCast(CastKind::LValueToRValue, inner)
                if matches!(self.kind(self.ty_of(inner)), TypeKind::Atomic(_)) =>
            {
                self.aggregate_of_atomic(inner, dest, expr.ty);
            }
            _ => {
                let volatile = self.source_is_volatile(e);
                let from = self.aggregate_value_unless(e, dest);
                if let Some(from) = from {
                    self.copy_aggregate(dest, from, expr.ty, volatile);
                }
            }
        }
    }

    /// The place of the value; `None` when there is nothing better than what was handled before.
    fn aggregate_value_unless(&mut self, e: ExprId, dest: Address<'c>) -> Option<Address<'c>> {
        let expr = *self.unit().expr(e);
        match expr.kind {
            ExprKind::ImplicitCast(..)
            | ExprKind::Cast(..)
            | ExprKind::Binary(..)
            | ExprKind::Opaque(_)
            | ExprKind::Conditional(..)
            | ExprKind::BinaryConditional { .. }
            | ExprKind::StmtExpr(_)
            | ExprKind::Member { .. } => {
                // A cast without effect on an aggregate value builds in place.
                if let ExprKind::ImplicitCast(_, inner) | ExprKind::Cast(_, inner) = expr.kind
                    && !self.unit().expr(inner).cat.is_lvalue()
                    && self.is_aggregate(self.ty_of(inner))
                {
                    self.aggregate(inner, dest);
                    return None;
                }
                Some(self.aggregate_value(e))
            }
            _ if expr.cat.is_lvalue() => Some(self.aggregate_value(e)),
            _ => None,
        }
    }

    fn aggregate_of_atomic(&mut self, inner: ExprId, dest: Address<'c>, ty: QualType) {
        let inner_ty = self.ty_of(inner);
        if let TypeKind::Atomic(value_ty) = self.kind(inner_ty)
            && self.unit().expr(inner).cat.is_lvalue()
        {
            let lv = self.lvalue(inner);
            let value = self.load(&lv);
            self.settle(value, dest, *value_ty);
            return;
        }
        let elem = self.mem_ty(inner_ty);
        if self.is_aggregate(inner_ty) {
            self.aggregate(inner, dest.with_elem(elem));
        } else {
            let value = self.rvalue(inner);
            self.store_init(dest.with_elem(elem), self.strip_atomic(inner_ty), value);
        }
        let _ = ty;
    }

    /// Moves a value to `dest` unless it is there.
    pub(crate) fn settle(&mut self, value: Rv<'c>, dest: Address<'c>, ty: QualType) {
        match value {
            Rv::Aggregate(from) => self.copy_aggregate(dest, from, ty, false),
            Rv::Void => {}
            value => {
                self.store(&Lv::simple(dest, ty, false), value);
            }
        }
    }
}
