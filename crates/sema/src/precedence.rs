//! `-Wparentheses` and its kin: operators whose precedence surprises.

use neverc_source::{Loc, Warning};

use crate::cx::Sema;
use crate::tree::{BinaryOp, ExprId, ExprKind, UnaryOp};

impl Sema<'_> {
    /// Warnings about operators whose precedence surprises: `a & b == c`, `a < b < c`, `a || b && c`, `!a == b`.
    pub(crate) fn warn_precedence(&mut self, op: BinaryOp, l: ExprId, r: ExprId, loc: Loc) {
        let (ln, rn) = (*self.unit.expr(l), *self.unit.expr(r));
        let whole = ln.range.to(rn.range);
        let binary = |kind: ExprKind| match kind {
            ExprKind::Binary(op, ..) => Some(op),
            _ => None,
        };
        let (lo, ro) = (binary(ln.kind), binary(rn.kind));
        if matches!(op, BinaryOp::And | BinaryOp::Or | BinaryOp::Xor) {
            for (inner, node) in [(lo, ln), (ro, rn)] {
                let Some(inner) = inner else { continue };
                if inner.is_comparison()
                    && !(lo.is_some_and(|o| o.is_comparison())
                        && ro.is_some_and(|o| o.is_comparison()))
                {
                    self.diags
                        .warn(
                            Warning::PARENTHESES,
                            loc,
                            format!("{} has lower precedence than {}; {} will be evaluated first",
                                op.spelling(), inner.spelling(), inner.spelling()),
                        )
                        .range(node.range)
                        .note(loc, format!("place parentheses around the '{}' expression to silence this warning", inner.spelling()))
                        .note(loc, format!("place parentheses around the {} expression to evaluate it first", op.spelling()))
                        .emit();
                    return;
                }
                if matches!(op, BinaryOp::Or | BinaryOp::Xor) && inner == BinaryOp::And {
                    self.diags
                        .warn(
                            Warning::BITWISE_OP_PARENTHESES,
                            node.loc,
                            format!("'{}' within '{}'", inner.spelling(), op.spelling()),
                        )
                        .range(node.range)
                        .note(node.loc, format!("place parentheses around the '{}' expression to silence this warning", inner.spelling()))
                        .emit();
                }
            }
        }
        if op == BinaryOp::LOr {
            for (inner, node) in [(lo, ln), (ro, rn)] {
                if inner == Some(BinaryOp::LAnd) {
                    self.diags
                        .warn(
                            Warning::LOGICAL_OP_PARENTHESES,
                            node.loc,
                            "'&&' within '||'",
                        )
                        .range(node.range)
                        .note(
                            node.loc,
                            "place parentheses around the '&&' expression to silence this warning",
                        )
                        .emit();
                }
            }
        }
        if matches!(op, BinaryOp::Shl | BinaryOp::Shr) {
            for (inner, node) in [(lo, ln), (ro, rn)] {
                if let Some(inner @ (BinaryOp::Add | BinaryOp::Sub)) = inner {
                    self.diags
                        .warn(
                            Warning::SHIFT_OP_PARENTHESES,
                            node.loc,
                            format!("operator '{}' has lower precedence than '{}'; '{}' will be evaluated first",
                                op.spelling(), inner.spelling(), inner.spelling()),
                        )
                        .range(node.range)
                        .note(node.loc, format!("place parentheses around the '{}' expression to silence this warning", inner.spelling()))
                        .emit();
                }
            }
        }
        if op.is_comparison() {
            let relational = |o: BinaryOp| {
                matches!(o, BinaryOp::Lt | BinaryOp::Gt | BinaryOp::Le | BinaryOp::Ge)
            };
            if relational(op) && lo.is_some_and(relational) {
                self.diags
                    .warn(
                        Warning::PARENTHESES,
                        loc,
                        "comparisons like 'X<=Y<=Z' don't have their mathematical meaning",
                    )
                    .range(whole)
                    .emit();
            }
            if let ExprKind::Unary(UnaryOp::LNot, inner) = ln.kind
                && !self.is_bool(self.value_type(self.ty(inner)))
                && !self.is_bool(self.value_type(rn.ty))
                && !matches!(
                    self.unit.expr(self.peel(inner)).kind,
                    ExprKind::Unary(UnaryOp::LNot, _)
                )
                && !self.is_boolean_valued(inner)
                && !self.is_boolean_valued(r)
            {
                self.diags
                    .warn(
                        Warning::LOGICAL_NOT_PARENTHESES,
                        ln.loc,
                        "logical not is only applied to the left hand side of this comparison",
                    )
                    .range(rn.range)
                    .note(
                        ln.loc,
                        "add parentheses after the '!' to evaluate the comparison first",
                    )
                    .note(
                        ln.loc,
                        "add parentheses around left hand side expression to silence this warning",
                    )
                    .emit();
            }
        }
    }

    /// Whether the value is 0 or 1 by construction.
    pub(crate) fn is_boolean_valued(&self, e: ExprId) -> bool {
        let e = self.peel_implicit(e);
        let node = self.unit.expr(e);
        if self.is_bool(node.ty) {
            return true;
        }
        match node.kind {
            ExprKind::Unary(UnaryOp::LNot, _) => true,
            ExprKind::Binary(op, ..) => {
                op.is_comparison() || matches!(op, BinaryOp::LAnd | BinaryOp::LOr)
            }
            _ => false,
        }
    }

    /// `a + b ? c : d`.
    pub(crate) fn warn_conditional_precedence(&mut self, cond: ExprId, loc: Loc) {
        let node = *self.unit.expr(cond);
        let ExprKind::Binary(op, _, r) = node.kind else {
            return;
        };
        let arithmetic = matches!(
            op,
            BinaryOp::Add
                | BinaryOp::Sub
                | BinaryOp::Mul
                | BinaryOp::Div
                | BinaryOp::Rem
                | BinaryOp::Shl
                | BinaryOp::Shr
                | BinaryOp::And
                | BinaryOp::Or
                | BinaryOp::Xor
        );
        if !arithmetic || !self.is_boolean_valued(r) {
            return;
        }
        self.diags
            .warn(
                Warning::PARENTHESES,
                loc,
                format!(
                    "operator '?:' has lower precedence than '{0}'; '{0}' will be evaluated first",
                    op.spelling()
                ),
            )
            .range(node.range)
            .note(
                loc,
                format!(
                    "place parentheses around the '{}' expression to silence this warning",
                    op.spelling()
                ),
            )
            .note(
                loc,
                "place parentheses around the '?:' expression to evaluate it first",
            )
            .emit();
    }
}
