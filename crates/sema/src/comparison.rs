//! Relational and equality operators. C23 6.5.9, 6.5.10.

use neverc_source::{Loc, Range, Warning};

use crate::cx::Sema;
use crate::tree::{BinaryOp, CastKind, Category, ExprId, ExprKind};
use crate::types::{Builtin, QualType};
use crate::value::IntValue;

impl Sema<'_> {
    pub(crate) fn comparison(
        &mut self,
        op: BinaryOp,
        lhs: ExprId,
        rhs: ExprId,
        range: Range,
        loc: Loc,
    ) -> ExprId {
        let l = self.rvalue(lhs);
        let r = self.rvalue(rhs);
        match self.comparison_operands(op, l, r, loc) {
            Some((l, r, ty)) => {
                self.add(ExprKind::Binary(op, l, r), ty, Category::RValue, range, loc)
            }
            None => self.error_expr(range),
        }
    }

    fn comparison_operands(
        &mut self,
        op: BinaryOp,
        l: ExprId,
        r: ExprId,
        loc: Loc,
    ) -> Option<(ExprId, ExprId, QualType)> {
        let int = Builtin::Int.q();
        let (tl, tr) = (self.ty(l), self.ty(r));
        if self.is_vector(tl) || self.is_vector(tr) {
            let (l, r, ty, _) = self.vector_arithmetic(op, l, l, r, loc, false)?;
            let (elem, n) = self.vector_parts(ty)?;
            self.warn_self_comparison(op, l, r, loc);
            let result = self.comparison_vector(ty, elem, n);
            return Some((l, r, result));
        }
        let equality = matches!(op, BinaryOp::Eq | BinaryOp::Ne);
        if self.is_arithmetic(tl) && self.is_arithmetic(tr) {
            if !equality && (self.is_complex(tl) || self.is_complex(tr)) {
                self.invalid_operands(l, r, loc);
                return None;
            }
            self.warn_self_comparison(op, l, r, loc);
            self.warn_sign_compare(op, l, r, loc);
            self.warn_out_of_range(op, l, r, loc);
            self.warn_float_equal(op, l, r, loc);
            self.warn_enum_compare(l, r, loc);
            let (pl, pr) = (self.promoted_type_of(l), self.promoted_type_of(r));
            let Some(common) = self.usual_type(pl, pr) else {
                self.invalid_operands(l, r, loc);
                return None;
            };
            let l = self.promote(l);
            let l = self.convert(l, common);
            let r = self.promote(r);
            let r = self.convert(r, common);
            return Some((l, r, int));
        }
        let (pl, pr) = (self.sugared_pointee(tl), self.sugared_pointee(tr));
        let (nl, nr) = (self.is_null_constant(l), self.is_null_constant(r));
        let (lr, rr) = (self.unit.expr(l).range, self.unit.expr(r).range);
        if equality {
            self.warn_null_comparison(op, l, r, nl, nr, loc);
            // nullptr_t with anything null-like.
            if self.is_nullptr(tl) && self.is_nullptr(tr) {
                return Some((l, r, int));
            }
            if self.is_nullptr(tl) && nr {
                let r = self.convert(r, tl);
                return Some((l, r, int));
            }
            if self.is_nullptr(tr) && nl {
                let l = self.convert(l, tr);
                return Some((l, r, int));
            }
            if pl.is_some() && (nr || self.is_nullptr(tr)) {
                let r = self.convert(r, tl);
                return Some((l, r, int));
            }
            if pr.is_some() && (nl || self.is_nullptr(tl)) {
                let l = self.convert(l, tr);
                return Some((l, r, int));
            }
        }
        self.warn_string_compare(l, r, nl, nr, loc);
        match (pl, pr) {
            (Some(a), Some(b)) => {
                let (ua, ub) = (
                    self.unit.types.unqualified(a),
                    self.unit.types.unqualified(b),
                );
                if self.compatible(ua, ub) {
                    if !equality && self.is_function(a) {
                        let (sa, sb) = (self.show(tl), self.show(tr));
                        self.diags
                            .warn(
                                Warning::POINTER_COMPARE_FUNCTION,
                                loc,
                                format!("ordered comparison of function pointers ({sa} and {sb})"),
                            )
                            .range(lr)
                            .range(rr)
                            .emit();
                    }
                    self.warn_self_comparison(op, l, r, loc);
                } else if self.is_void(a) || self.is_void(b) {
                    if self.is_function(a) || self.is_function(b) {
                        let (sa, sb) = (self.show(tl), self.show(tr));
                        self.pedantic_range(
                            Warning::PEDANTIC,
                            loc,
                            format!("equality comparison between function pointer and void pointer ({sa} and {sb})"),
                            lr,
                        );
                    }
                } else {
                    let (sa, sb) = (self.show(tl), self.show(tr));
                    self.diags
                        .warn(
                            Warning::COMPARE_DISTINCT_POINTER_TYPES,
                            loc,
                            format!("comparison of distinct pointer types ({sa} and {sb})"),
                        )
                        .range(lr)
                        .range(rr)
                        .emit();
                }
                // The null pointer constant takes the other's type.
                let (l, r) = if nl && !nr {
                    (self.convert(l, tr), r)
                } else {
                    (l, self.convert(r, tl))
                };
                Some((l, r, int))
            }
            (Some(_), None) | (None, Some(_)) => {
                let other = if pl.is_some() { tr } else { tl };
                if !self.is_integer(other) {
                    self.invalid_operands(l, r, loc);
                    return None;
                }
                let (sa, sb) = (self.show(tl), self.show(tr));
                let null = nl || nr;
                if null {
                    self.pedantic_range(
                        Warning::PEDANTIC,
                        loc,
                        format!("ordered comparison between pointer and zero ({sa} and {sb})"),
                        lr,
                    );
                } else {
                    let kind = if equality {
                        "comparison"
                    } else {
                        "ordered comparison"
                    };
                    let _ = kind;
                    self.diags
                        .warn(
                            Warning::POINTER_INTEGER_COMPARE,
                            loc,
                            format!("comparison between pointer and integer ({sa} and {sb})"),
                        )
                        .range(lr)
                        .range(rr)
                        .emit();
                }
                if pl.is_some() {
                    let r = self.convert(r, tl);
                    Some((l, r, int))
                } else {
                    let l = self.convert(l, tr);
                    Some((l, r, int))
                }
            }
            (None, None) => {
                self.invalid_operands(l, r, loc);
                None
            }
        }
    }

    /// `array == NULL`, `&x == 0`: never equal.
    fn warn_null_comparison(
        &mut self,
        op: BinaryOp,
        l: ExprId,
        r: ExprId,
        nl: bool,
        nr: bool,
        loc: Loc,
    ) {
        if !self.is_live() || nl == nr {
            return;
        }
        let (value, null) = if nr { (l, r) } else { (r, l) };
        let Some((what, name, range)) = self.never_null(value) else {
            return;
        };
        let what = match what {
            crate::unary::NeverNull::Function => "function",
            crate::unary::NeverNull::Array => "array",
            crate::unary::NeverNull::Object => "address of",
        };
        let (always, equal) = if op == BinaryOp::Eq {
            ("false", "equal")
        } else {
            ("true", "not equal")
        };
        self.diags
            .warn(
                Warning::TAUTOLOGICAL_POINTER_COMPARE,
                range.begin,
                format!(
                    "comparison of {what} '{name}' {equal} to a null pointer is always {always}"
                ),
            )
            .range(range)
            .range(self.unit.expr(null).range)
            .emit();
        let _ = loc;
    }

    fn warn_string_compare(&mut self, l: ExprId, r: ExprId, nl: bool, nr: bool, loc: Loc) {
        if !self.is_live() || nl || nr {
            return;
        }
        let is_string = |s: &Self, e: ExprId| {
            let e = s.peel_implicit(e);
            matches!(s.unit.expr(e).kind, ExprKind::String(_))
        };
        let at = if is_string(self, l) {
            l
        } else if is_string(self, r) {
            r
        } else {
            return;
        };
        self.diags
            .warn(
                Warning::STRING_COMPARE,
                loc,
                "result of comparison against a string literal is unspecified (use an explicit string comparison function instead)",
            )
            .range(self.unit.expr(at).range)
            .emit();
    }

    fn warn_self_comparison(&mut self, op: BinaryOp, l: ExprId, r: ExprId, loc: Loc) {
        if !self.is_live() {
            return;
        }
        let (a, b) = (self.peel_implicit(l), self.peel_implicit(r));
        let (ea, eb) = (*self.unit.expr(a), *self.unit.expr(b));
        let (ExprKind::DeclRef(x), ExprKind::DeclRef(y)) = (ea.kind, eb.kind) else {
            return;
        };
        if x != y
            || self.is_floating(self.value_type(ea.ty))
            || matches!(x, crate::tree::DeclRef::Enumerator(_))
            || self.unit.types.quals(ea.ty) & crate::types::qual::VOLATILE != 0
        {
            return;
        }
        let always = matches!(op, BinaryOp::Eq | BinaryOp::Le | BinaryOp::Ge);
        self.diags
            .warn(
                Warning::TAUTOLOGICAL_COMPARE,
                loc,
                format!("self-comparison always evaluates to {always}"),
            )
            .range(ea.range)
            .range(eb.range)
            .emit();
    }

    fn warn_sign_compare(&mut self, op: BinaryOp, l: ExprId, r: ExprId, loc: Loc) {
        if !self.is_live() {
            return;
        }
        let (tl, tr) = (self.ty(l), self.ty(r));
        let (pl, pr) = (self.promoted_type_of(l), self.promoted_type_of(r));
        let (Some((wl, sl)), Some((wr, sr))) = (self.int_info(pl), self.int_info(pr)) else {
            return;
        };
        if sl == sr {
            return;
        }
        let (signed, sw, uw) = if sl { (l, wl, wr) } else { (r, wr, wl) };
        if sw > uw || self.is_known_non_negative(signed) {
            return;
        }
        // A small unsigned value cannot be mistaken for a negative one: equality stays right.
        let unsigned = if sl { r } else { l };
        if matches!(op, BinaryOp::Eq | BinaryOp::Ne) && self.unsigned_bits(unsigned) < sw.max(uw) {
            return;
        }
        let (sa, sb) = (self.show(tl), self.show(tr));
        self.diags
            .warn(
                Warning::SIGN_COMPARE,
                loc,
                format!("comparison of integers of different signs: {sa} and {sb}"),
            )
            .range(self.unit.expr(l).range)
            .range(self.unit.expr(r).range)
            .emit();
    }

    /// Bits that the value of an unsigned operand can have.
    fn unsigned_bits(&self, e: ExprId) -> u32 {
        let own = self.int_info(self.ty(e)).map_or(u32::MAX, |(w, _)| w);
        if let Some(v) = self.const_int(e) {
            return u32::try_from(v.to_big().bits()).unwrap_or(own);
        }
        let e = self.peel(e);
        match self.unit.expr(e).kind {
            ExprKind::ImplicitCast(CastKind::IntegralCast, inner)
            | ExprKind::Cast(CastKind::IntegralCast, inner)
                if self.is_unsigned(self.ty(inner)) =>
            {
                own.min(self.unsigned_bits(inner))
            }
            ExprKind::ImplicitCast(CastKind::LValueToRValue, inner) => {
                self.bit_field_width(inner).unwrap_or(own).min(own)
            }
            _ => own,
        }
    }

    /// Whether a signed value cannot be negative: a constant, a widened unsigned value, a comparison.
    pub(crate) fn is_known_non_negative(&self, e: ExprId) -> bool {
        if let Some(v) = self.const_int(e) {
            return !v.is_negative();
        }
        if self.is_unsigned(self.ty(e)) {
            return true;
        }
        let e = self.peel(e);
        match self.unit.expr(e).kind {
            ExprKind::ImplicitCast(CastKind::IntegralCast, inner)
            | ExprKind::Cast(CastKind::IntegralCast, inner) => {
                match (self.int_info(self.ty(inner)), self.int_info(self.ty(e))) {
                    (Some((from, false)), Some((to, _))) => from < to,
                    (Some((from, true)), Some((to, true))) => {
                        from <= to && self.is_known_non_negative(inner)
                    }
                    _ => false,
                }
            }
            ExprKind::ImplicitCast(CastKind::LValueToRValue, inner) => {
                self.int_info(self.ty(inner)).is_some_and(|(_, s)| !s)
                    || self.is_enum(self.ty(inner)) && self.is_unsigned(self.ty(inner))
            }
            ExprKind::Binary(op, a, b) => match op {
                _ if op.is_comparison() => true,
                BinaryOp::LAnd | BinaryOp::LOr => true,
                BinaryOp::And => self.is_known_non_negative(a) || self.is_known_non_negative(b),
                BinaryOp::Or | BinaryOp::Xor | BinaryOp::Div => {
                    self.is_known_non_negative(a) && self.is_known_non_negative(b)
                }
                BinaryOp::Rem | BinaryOp::Shr => self.is_known_non_negative(a),
                _ => false,
            },
            ExprKind::Unary(crate::tree::UnaryOp::LNot, _) => true,
            ExprKind::Conditional(_, a, b) => {
                self.is_known_non_negative(a) && self.is_known_non_negative(b)
            }
            _ => false,
        }
    }

    /// `unsigned char c; c == 300`.
    fn warn_out_of_range(&mut self, op: BinaryOp, l: ExprId, r: ExprId, loc: Loc) {
        if !self.is_live() {
            return;
        }
        let (value, constant, swapped) = match (self.const_int(l), self.const_int(r)) {
            (None, Some(c)) => (l, c, false),
            (Some(c), None) => (r, c, true),
            _ => return,
        };
        let inner = self.peel_implicit(value);
        let ty = self.value_type(self.ty(inner));
        let Some((mut width, mut signed)) = self.int_info(ty) else {
            return;
        };
        let boolean = self.is_boolean_valued(inner);
        if boolean {
            (width, signed) = (1, false);
        } else if !matches!(
            self.unit.expr(inner).kind,
            ExprKind::DeclRef(_)
                | ExprKind::Member { .. }
                | ExprKind::Subscript { .. }
                | ExprKind::Unary(crate::tree::UnaryOp::Deref, _)
                | ExprKind::Call(..)
        ) || self.is_enum(ty)
        {
            return;
        }
        if self.bit_field_width(inner).is_some() {
            return;
        }
        if width >= 64 {
            return;
        }
        // The comparison is done in the common type: a constant that wraps there is another matter.
        let (pl, pr) = (self.promoted_type_of(l), self.promoted_type_of(r));
        let Some(common) = self.usual_type(pl, pr) else {
            return;
        };
        let Some((cw, cs)) = self.int_info(common) else {
            return;
        };
        let (Some(c), Some(min), Some(max)) = (
            constant.wrap(cw, cs).to_i128(),
            range_min(width, signed),
            range_max(width, signed),
        ) else {
            return;
        };
        if !cs && signed && width == cw {
            return;
        }
        if !cs && signed {
            // Negative values become huge: only the gap between is impossible.
            let Some(low) = 1i128.checked_shl(cw).and_then(|n| n.checked_add(min)) else {
                return;
            };
            if c <= max || c >= low || !matches!(op, BinaryOp::Eq | BinaryOp::Ne) {
                return;
            }
        } else if c >= min && c <= max {
            return;
        }
        let above = c > max;
        let op_seen = if swapped { mirrored(op) } else { op };
        let always = match op_seen {
            BinaryOp::Eq => false,
            BinaryOp::Ne => true,
            BinaryOp::Lt | BinaryOp::Le => above,
            _ => !above,
        };
        let what = if boolean && !self.is_bool(ty) {
            "boolean expression".to_owned()
        } else {
            format!("expression of type {}", self.show(ty))
        };
        let flag = Warning::TAUTOLOGICAL_CONSTANT_OUT_OF_RANGE_COMPARE;
        self.diags
            .warn(
                flag,
                loc,
                format!(
                    "result of comparison of constant {} with {what} is always {always}",
                    constant.to_big()
                ),
            )
            .range(self.unit.expr(l).range)
            .range(self.unit.expr(r).range)
            .emit();
    }

    fn warn_float_equal(&mut self, op: BinaryOp, l: ExprId, r: ExprId, loc: Loc) {
        if !matches!(op, BinaryOp::Eq | BinaryOp::Ne)
            || !self.is_live()
            || !(self.is_real_floating(self.ty(l)) || self.is_real_floating(self.ty(r)))
        {
            return;
        }
        self.diags
            .warn(
                Warning::FLOAT_EQUAL,
                loc,
                "comparing floating point with == or != is unsafe",
            )
            .range(self.unit.expr(l).range)
            .range(self.unit.expr(r).range)
            .emit();
    }

    /// The type of a value, for enumerators that of their enumeration.
    pub(crate) fn enum_type_of(&mut self, e: ExprId) -> QualType {
        if let ExprKind::DeclRef(crate::tree::DeclRef::Enumerator(id)) = self.unit.expr(e).kind {
            let owner = self.unit.enumerators[id.index()].owner;
            return self
                .unit
                .types
                .intern(crate::types::TypeKind::Enum(owner))
                .into();
        }
        self.value_type(self.ty(e))
    }

    fn warn_enum_compare(&mut self, l: ExprId, r: ExprId, loc: Loc) {
        let (a, b) = (self.peel_implicit(l), self.peel_implicit(r));
        let (ta, tb) = (self.enum_type_of(a), self.enum_type_of(b));
        if !self.is_enum(ta) || !self.is_enum(tb) || self.unit.types.same_unqualified(ta, tb) {
            return;
        }
        // Anonymous enums are bags of constants.
        for t in [ta, tb] {
            if let crate::types::TypeKind::Enum(e) = *self.kind(t) {
                let e = self.unit.enumeration(e);
                if e.tag == neverc_source::Symbol::EMPTY
                    && e.typedef_name == neverc_source::Symbol::EMPTY
                {
                    return;
                }
            }
        }
        let (sa, sb) = (self.show(ta), self.show(tb));
        self.diags
            .warn(
                Warning::ENUM_COMPARE,
                loc,
                format!("comparison of different enumeration types ({sa} and {sb})"),
            )
            .range(self.unit.expr(l).range)
            .range(self.unit.expr(r).range)
            .emit();
    }
}

fn mirrored(op: BinaryOp) -> BinaryOp {
    match op {
        BinaryOp::Lt => BinaryOp::Gt,
        BinaryOp::Gt => BinaryOp::Lt,
        BinaryOp::Le => BinaryOp::Ge,
        BinaryOp::Ge => BinaryOp::Le,
        op => op,
    }
}

fn range_min(width: u32, signed: bool) -> Option<i128> {
    Some(if signed {
        -(1i128 << width.checked_sub(1)?)
    } else {
        0
    })
}

fn range_max(width: u32, signed: bool) -> Option<i128> {
    let bits = if signed { width.checked_sub(1)? } else { width };
    Some((1i128 << bits) - 1)
}

/// Whether `value` lies in the range of an integer of that width.
pub(crate) fn fits(value: &IntValue, width: u32, signed: bool) -> bool {
    value.wrap(width, signed) == *value
}
