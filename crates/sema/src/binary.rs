//! Binary operators but assignment and comparison. C23 6.5.6 … 6.5.15.

use neverc_source::{Loc, Range, Warning};
use neverc_syntax::ast;

use crate::assign::AssignContext;
use crate::cx::Sema;
use crate::tree::{BinaryOp, CastKind, Category, ExprId, ExprKind};
use crate::types::{Builtin, QualType};
use crate::value::IntValue;

impl Sema<'_> {
    /// A binary operator whose left operand is typed already.
    pub(crate) fn binary_with(
        &mut self,
        op: BinaryOp,
        lhs: ExprId,
        right: ast::ExprId,
        range: Range,
        loc: Loc,
    ) -> ExprId {
        // The right operand of a decided `&&` or `||` never runs.
        let dead = match op {
            BinaryOp::LAnd | BinaryOp::LOr if !self.is_error(lhs) => {
                let lhs = self.rvalue(lhs);
                self.const_truth(lhs)
                    .is_some_and(|truth| truth == (op == BinaryOp::LOr))
            }
            _ => false,
        };
        self.ex.unreachable += dead as u32;
        let rhs = self.expr(right);
        self.ex.unreachable -= dead as u32;
        self.build_binary(op, lhs, rhs, range, loc)
    }

    /// A binary operator over typed operands.
    pub fn build_binary(
        &mut self,
        op: BinaryOp,
        lhs: ExprId,
        rhs: ExprId,
        range: Range,
        loc: Loc,
    ) -> ExprId {
        if self.is_error(lhs) || self.is_error(rhs) {
            return self.error_expr(range);
        }
        self.warn_precedence(op, lhs, rhs, loc);
        if op == BinaryOp::Assign {
            return self.assignment(lhs, rhs, range, loc);
        }
        if let Some(inner) = op.compound() {
            return self.compound_assignment(op, inner, lhs, rhs, range, loc);
        }
        match op {
            BinaryOp::Comma => {
                let lhs = self.rvalue_dropped(lhs);
                let rhs = self.rvalue(rhs);
                let ty = self.ty(rhs);
                self.add(
                    ExprKind::Binary(op, lhs, rhs),
                    ty,
                    Category::RValue,
                    range,
                    loc,
                )
            }
            BinaryOp::LAnd | BinaryOp::LOr => self.logical(op, lhs, rhs, range, loc),
            _ if op.is_comparison() => self.comparison(op, lhs, rhs, range, loc),
            _ => match self.arithmetic(op, lhs, rhs, loc, false) {
                Some((lhs, rhs, _, ty)) => {
                    let node = self.add(
                        ExprKind::Binary(op, lhs, rhs),
                        ty,
                        Category::RValue,
                        range,
                        loc,
                    );
                    self.check_overflow(node);
                    node
                }
                None => self.error_expr(range),
            },
        }
    }

    /// Reports `invalid operands to binary expression`.
    pub(crate) fn invalid_operands(&mut self, lhs: ExprId, rhs: ExprId, loc: Loc) {
        let (l, r) = (*self.unit.expr(lhs), *self.unit.expr(rhs));
        let (a, b) = (self.show(l.ty), self.show(r.ty));
        self.diags
            .error(
                loc,
                format!("invalid operands to binary expression ({a} and {b})"),
            )
            .range(l.range)
            .range(r.range)
            .emit();
    }

    /// Operand conversions of an arithmetic operator: the operands (with `assign` the left one untouched), the type
    /// in which the operation is done and the type of the result. `None`: reported.
    pub(crate) fn arithmetic(
        &mut self,
        op: BinaryOp,
        lhs: ExprId,
        rhs: ExprId,
        loc: Loc,
        assign: bool,
    ) -> Option<(ExprId, ExprId, QualType, QualType)> {
        let lvalue = lhs;
        let l = self.rvalue(lhs);
        let r = self.rvalue(rhs);
        let (tl, tr) = (self.ty(l), self.ty(r));
        if self.is_vector(tl) || self.is_vector(tr) {
            return self.vector_arithmetic(op, lvalue, l, r, loc, assign);
        }
        use BinaryOp::*;
        match op {
            Shl | Shr => {
                let l2 = if assign { l } else { self.promote(l) };
                let r2 = self.promote(r);
                let comp = self.promoted_type_of(l);
                if !self.is_integer(tl) || !self.is_integer(tr) {
                    self.invalid_operands(l, r, loc);
                    return None;
                }
                let left = if assign { l } else { l2 };
                self.check_shift(op, left, r2, comp, loc);
                return Some((if assign { lvalue } else { l2 }, r2, comp, comp));
            }
            Add | Sub => {
                if let Some(found) = self.pointer_arithmetic(op, lvalue, l, r, loc, assign)? {
                    return Some(found);
                }
            }
            _ => {}
        }
        let ok = match op {
            Rem | And | Xor | Or => self.is_integer(tl) && self.is_integer(tr),
            _ => self.is_arithmetic(tl) && self.is_arithmetic(tr),
        };
        let common = if ok {
            let (pl, pr) = (self.promoted_type_of(l), self.promoted_type_of(r));
            self.usual_type(pl, pr)
        } else {
            None
        };
        let Some(common) = common else {
            self.invalid_operands(l, r, loc);
            return None;
        };
        if matches!(op, Div | Rem) {
            self.check_division(op, l, r, loc);
        }
        let r2 = self.promote(r);
        let r2 = self.convert(r2, common);
        if assign {
            return Some((lvalue, r2, common, common));
        }
        let l2 = self.promote(l);
        let l2 = self.convert(l2, common);
        Some((l2, r2, common, common))
    }

    /// `pointer ± integer`, `pointer - pointer`. Outer `None`: reported; inner `None`: no pointers involved.
    #[allow(clippy::type_complexity, clippy::option_option)]
    fn pointer_arithmetic(
        &mut self,
        op: BinaryOp,
        lvalue: ExprId,
        l: ExprId,
        r: ExprId,
        loc: Loc,
        assign: bool,
    ) -> Option<Option<(ExprId, ExprId, QualType, QualType)>> {
        let (tl, tr) = (self.ty(l), self.ty(r));
        let (pl, pr) = (self.sugared_pointee(tl), self.sugared_pointee(tr));
        let whole = self.unit.expr(l).range.to(self.unit.expr(r).range);
        match (pl, pr) {
            (None, None) => Some(None),
            (Some(to), None) if self.is_integer(tr) => {
                if !self.check_pointer_arithmetic(tl, to, loc, self.unit.expr(l).range) {
                    return None;
                }
                if op == BinaryOp::Add {
                    self.warn_string_plus_int(l, r, loc);
                }
                if !assign {
                    self.check_pointer_bounds(op, l, r);
                }
                Some(Some((if assign { lvalue } else { l }, r, tl, tl)))
            }
            (None, Some(to)) if op == BinaryOp::Add && !assign && self.is_integer(tl) => {
                if !self.check_pointer_arithmetic(tr, to, loc, self.unit.expr(r).range) {
                    return None;
                }
                self.warn_string_plus_int(r, l, loc);
                Some(Some((l, r, tr, tr)))
            }
            (Some(a), Some(b)) if op == BinaryOp::Sub && !assign => {
                let (ua, ub) = (
                    self.unit.types.unqualified(a),
                    self.unit.types.unqualified(b),
                );
                if !self.compatible(ua, ub) {
                    let (sa, sb) = (self.show(tl), self.show(tr));
                    self.diags
                        .error(
                            loc,
                            format!("{sa} and {sb} are not pointers to compatible types"),
                        )
                        .range(self.unit.expr(l).range)
                        .range(self.unit.expr(r).range)
                        .emit();
                    return None;
                }
                if !self.check_pointer_arithmetic(tl, a, loc, whole) {
                    return None;
                }
                if self.size_of(a) == Some(0) {
                    let shown = self.show(a);
                    self.diags
                        .warn(
                            Warning::POINTER_ARITH_ZERO,
                            loc,
                            format!("subtraction of pointers to type {shown} of zero size has undefined behavior"),
                        )
                        .range(whole)
                        .emit();
                }
                let ty = self.ptrdiff_type();
                Some(Some((l, r, tl, ty)))
            }
            _ => {
                self.invalid_operands(l, r, loc);
                None
            }
        }
    }

    fn warn_string_plus_int(&mut self, ptr: ExprId, int: ExprId, loc: Loc) {
        let ExprKind::ImplicitCast(CastKind::ArrayToPointerDecay, inner) = self.unit.expr(ptr).kind
        else {
            return;
        };
        let inner = self.peel(inner);
        let ExprKind::String(s) = self.unit.expr(inner).kind else {
            return;
        };
        if let Some(v) = self.const_int(int).and_then(|v| v.to_i64()) {
            let lit = &self.unit.strings[s.index()];
            let len = (lit.bytes.len() / lit.width.max(1) as usize) as i64;
            if v >= 0 && v <= len {
                return;
            }
        }
        let shown = self.show(self.ty(int));
        self.diags
            .warn(
                Warning::STRING_PLUS_INT,
                loc,
                format!("adding {shown} to a string does not append to the string"),
            )
            .range(self.unit.expr(ptr).range.to(self.unit.expr(int).range))
            .note(loc, "use array indexing to silence this warning")
            .emit();
    }

    /// Whether run-time warnings are wanted here.
    pub(crate) fn is_live(&self) -> bool {
        self.ex.unevaluated == 0 && self.ex.unreachable == 0
    }

    fn check_division(&mut self, op: BinaryOp, l: ExprId, r: ExprId, loc: Loc) {
        let (tl, tr) = (self.ty(l), self.ty(r));
        if !self.is_live() || !self.is_integer(tr) || !self.is_integer(tl) {
            return;
        }
        if self.const_int(r).is_some_and(|v| v.is_zero()) {
            let what = if op == BinaryOp::Rem {
                "remainder"
            } else {
                "division"
            };
            self.diags
                .warn(
                    Warning::DIVISION_BY_ZERO,
                    loc,
                    format!("{what} by zero is undefined"),
                )
                .range(self.unit.expr(r).range)
                .emit();
        }
    }

    fn check_shift(&mut self, op: BinaryOp, l: ExprId, r: ExprId, ty: QualType, loc: Loc) {
        if !self.is_live() {
            return;
        }
        let Some((width, signed)) = self.int_info(ty) else {
            return;
        };
        let (lr, rr) = (self.unit.expr(l).range, self.unit.expr(r).range);
        let Some(count) = self.const_int(r) else {
            return;
        };
        if count.is_negative() {
            self.diags
                .warn(
                    Warning::SHIFT_COUNT_NEGATIVE,
                    loc,
                    "shift count is negative",
                )
                .range(rr)
                .emit();
            return;
        }
        let Some(count) = count.to_u64().filter(|&c| c < width as u64) else {
            self.diags
                .warn(
                    Warning::SHIFT_COUNT_OVERFLOW,
                    loc,
                    "shift count >= width of type",
                )
                .range(rr)
                .emit();
            return;
        };
        if op != BinaryOp::Shl || !signed {
            return;
        }
        let Some(value) = self.const_int(l).and_then(|v| v.to_i128()) else {
            return;
        };
        if value < 0 {
            if !self.lang.wrapv {
                self.diags
                    .warn(
                        Warning::SHIFT_NEGATIVE_VALUE,
                        loc,
                        "shifting a negative signed value is undefined",
                    )
                    .range(lr)
                    .emit();
            }
            return;
        }
        let bits = 128 - value.leading_zeros() as u64 + count;
        if value == 0 || bits < width as u64 || bits > 120 {
            return;
        }
        // A bit that lands exactly on the sign is accepted silently, as `1 << 31` is everywhere.
        if bits == width as u64 {
            return;
        }
        let shown = self.show(ty);
        self.diags
            .warn(
                Warning::SHIFT_OVERFLOW,
                loc,
                format!(
                    "signed shift result (0x{:X}) requires {} bits to represent, but {shown} only has {width} bits",
                    value << count,
                    bits + 1
                ),
            )
            .range(lr)
            .range(rr)
            .emit();
    }

    /// Reports a signed overflow in a constant operation.
    pub(crate) fn check_overflow(&mut self, e: ExprId) {
        if !self.is_live() || self.lang.wrapv {
            return;
        }
        let node = *self.unit.expr(e);
        let Some((width, true)) = self.int_info(node.ty) else {
            return;
        };
        let exact = match node.kind {
            ExprKind::Binary(op @ (BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul), l, r) => {
                let (Some(a), Some(b)) = (self.const_int(l), self.const_int(r)) else {
                    return;
                };
                if !self.is_integer(self.ty(l)) {
                    return;
                }
                match op {
                    BinaryOp::Add => a.to_big() + b.to_big(),
                    BinaryOp::Sub => a.to_big() - b.to_big(),
                    _ => a.to_big() * b.to_big(),
                }
            }
            ExprKind::Binary(BinaryOp::Div, l, r) => {
                let (Some(a), Some(b)) = (self.const_int(l), self.const_int(r)) else {
                    return;
                };
                if b != IntValue::Small(-1) {
                    return;
                }
                -a.to_big()
            }
            ExprKind::Unary(crate::tree::UnaryOp::Minus, a) => match self.const_int(a) {
                Some(a) => -a.to_big(),
                None => return,
            },
            _ => return,
        };
        let exact: IntValue = exact.into();
        let wrapped = exact.wrap(width, true);
        if wrapped == exact {
            return;
        }
        let shown = self.show(node.ty);
        self.diags
            .warn(
                Warning::INTEGER_OVERFLOW,
                node.loc,
                format!(
                    "overflow in expression; result is {} with type {shown}",
                    group_digits(&wrapped.to_big().to_string())
                ),
            )
            .range(node.range)
            .emit();
    }

    /// `&&` and `||`. C23 6.5.14, 6.5.15.
    fn logical(
        &mut self,
        op: BinaryOp,
        lhs: ExprId,
        rhs: ExprId,
        range: Range,
        loc: Loc,
    ) -> ExprId {
        let l = self.rvalue(lhs);
        let r = self.rvalue(rhs);
        let (tl, tr) = (self.ty(l), self.ty(r));
        if let (Some((elem, n)), true) = (self.vector_parts(tl), self.is_vector(tr)) {
            let ty = self.comparison_vector(tl, elem, n);
            return self.add(ExprKind::Binary(op, l, r), ty, Category::RValue, range, loc);
        }
        if !self.is_scalar(tl) || !self.is_scalar(tr) {
            self.invalid_operands(l, r, loc);
            return self.error_expr(range);
        }
        // `x && 4` where `x & 4` was meant.
        if self.is_live()
            && self.is_integer(tl)
            && !self.is_bool(tl)
            && self.is_integer(tr)
            && !self.is_bool(tr)
            && !self.is_enum(tr)
            && self.const_int(l).is_none()
            && self.is_literal_like(r)
            && let Some(v) = self.const_int(r)
            && v.to_i64().is_none_or(|v| v != 0 && v != 1)
        {
            let (spelling, fix) = if op == BinaryOp::LAnd {
                ("&&", "&")
            } else {
                ("||", "|")
            };
            self.diags
                .warn(
                    Warning::CONSTANT_LOGICAL_OPERAND,
                    loc,
                    format!("use of logical '{spelling}' with constant operand"),
                )
                .range(self.unit.expr(r).range)
                .note(loc, format!("use '{fix}' for a bitwise operation"))
                .emit();
        }
        self.warn_pointer_always_true(l);
        self.warn_pointer_always_true(r);
        self.add(
            ExprKind::Binary(op, l, r),
            Builtin::Int.q(),
            Category::RValue,
            range,
            loc,
        )
    }

    fn is_literal_like(&self, e: ExprId) -> bool {
        let e = self.peel_implicit(e);
        matches!(self.unit.expr(e).kind, ExprKind::Int(_))
    }

    /// Simple assignment. C23 6.5.17.2.
    fn assignment(&mut self, lhs: ExprId, rhs: ExprId, range: Range, loc: Loc) -> ExprId {
        let node = *self.unit.expr(lhs);
        let value = self.value_type(node.ty);
        if !self.check_modifiable(lhs, loc) {
            return self.error_expr(range);
        }
        self.warn_self_assignment(lhs, rhs, loc);
        let to = self.unqual(node.ty);
        let converted = self.assign_convert_at(rhs, to, AssignContext::Assign, loc, Some(lhs));
        if self.is_error(converted) {
            return self.error_expr(range);
        }
        self.check_bit_field_assignment(lhs, converted, loc);
        self.add(
            ExprKind::Binary(BinaryOp::Assign, lhs, converted),
            value,
            Category::RValue,
            range,
            loc,
        )
    }

    fn warn_self_assignment(&mut self, lhs: ExprId, rhs: ExprId, loc: Loc) {
        if !self.is_live() || self.is_in_macro(Range::token(loc)) {
            return;
        }
        let (l, r) = (self.peel(lhs), self.peel_implicit(rhs));
        let (l, r) = (*self.unit.expr(l), *self.unit.expr(r));
        if let (ExprKind::DeclRef(a), ExprKind::DeclRef(b)) = (l.kind, r.kind)
            && a == b
            && let crate::tree::DeclRef::Var(v) = a
            && self.unit.types.quals(l.ty) & crate::types::qual::VOLATILE == 0
            && !self.is_in_macro(l.range)
            && !self.is_in_macro(r.range)
        {
            let shown = self.show(self.unit.var(v).ty);
            let _ = v;
            self.diags
                .warn(
                    Warning::SELF_ASSIGN,
                    loc,
                    format!("explicitly assigning value of variable of type {shown} to itself"),
                )
                .range(l.range)
                .range(r.range)
                .emit();
        }
    }

    /// `a op= b`. C23 6.5.17.3.
    fn compound_assignment(
        &mut self,
        op: BinaryOp,
        inner: BinaryOp,
        lhs: ExprId,
        rhs: ExprId,
        range: Range,
        loc: Loc,
    ) -> ExprId {
        let node = *self.unit.expr(lhs);
        let Some((lhs, rhs, comp, result)) = self.arithmetic(inner, lhs, rhs, loc, true) else {
            return self.error_expr(range);
        };
        if !self.check_modifiable(lhs, loc) {
            return self.error_expr(range);
        }
        let value = self.value_type(node.ty);
        // The result must be assignable back.
        let ok = (self.is_arithmetic(value) && self.is_arithmetic(result))
            || self.is_pointer(value)
            || self.unit.types.same_unqualified(value, result)
            || self.is_vector(value)
                && self.is_vector(result)
                && self.size_of(value) == self.size_of(result);
        if !ok {
            self.invalid_operands(lhs, rhs, loc);
            return self.error_expr(range);
        }
        self.add(
            ExprKind::CompoundAssign { op, lhs, rhs, comp },
            value,
            Category::RValue,
            range,
            loc,
        )
    }

    /// Whether `e` is a constant and, if so, its truth value.
    pub(crate) fn const_truth(&self, e: ExprId) -> Option<bool> {
        let ty = self.ty(e);
        if self.is_integer(ty) {
            return self.const_int(e).map(|v| !v.is_zero());
        }
        None
    }
}

/// Digits in groups of three, as the overflow message shows them.
pub(crate) fn group_digits(text: &str) -> String {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(rest) => ("-", rest),
        None => ("", text),
    };
    let mut out = String::from(sign);
    for (i, c) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i) % 3 == 0 {
            out.push('\'');
        }
        out.push(c);
    }
    out
}
