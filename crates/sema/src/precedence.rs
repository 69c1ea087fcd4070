//! `-Wparentheses` and its kin: operators whose precedence surprises.

use neverc_source::diag::DiagBuilder;
use neverc_source::{Loc, Range, Warning};

use crate::cx::Sema;
use crate::tree::{BinaryOp, ExprId, ExprKind, UnaryOp};

impl Sema<'_> {
    /// Adds a note at `loc` that suggests parentheses around `inside`.
    pub(crate) fn note_parens<'d>(
        &self,
        diag: DiagBuilder<'d>,
        loc: Loc,
        message: impl Into<String>,
        inside: Range,
    ) -> DiagBuilder<'d> {
        let diag = diag.note(loc, message);
        match self.target_builtins.token_end(inside.end) {
            Some(end) => diag.note_insert(inside.begin, "(").note_insert(end, ")"),
            None => diag,
        }
    }

    /// Warnings about operators whose precedence surprises: `a & b == c`, `a < b < c`, `a || b && c`, `!a == b`.
    pub(crate) fn warn_precedence(&mut self, op: BinaryOp, l: ExprId, r: ExprId, loc: Loc) {
        let (ln, rn) = (*self.unit.expr(l), *self.unit.expr(r));
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
                    let left = node.loc == ln.loc;
                    let (shown, first) = match node.kind {
                        ExprKind::Binary(_, a, _) if !left => (
                            Range::new(loc, rn.range.end),
                            ln.range.to(self.unit.expr(a).range),
                        ),
                        ExprKind::Binary(_, _, b) => (
                            Range::new(ln.range.begin, loc),
                            self.unit.expr(b).range.to(rn.range),
                        ),
                        _ => (node.range, node.range),
                    };
                    let diag = self
                        .diags
                        .warn(
                            Warning::PARENTHESES,
                            loc,
                            format!(
                                "{} has lower precedence than {}; {} will be evaluated first",
                                op.spelling(),
                                inner.spelling(),
                                inner.spelling()
                            ),
                        )
                        .range(shown);
                    let message = format!(
                        "place parentheses around the '{}' expression to silence this warning",
                        inner.spelling()
                    );
                    let diag = self.note_parens(diag, loc, message, node.range);
                    let message = format!(
                        "place parentheses around the {} expression to evaluate it first",
                        op.spelling()
                    );
                    self.note_parens(diag, loc, message, first).emit();
                    return;
                }
                if matches!(op, BinaryOp::Or | BinaryOp::Xor) && inner == BinaryOp::And {
                    let diag = self
                        .diags
                        .warn(
                            Warning::BITWISE_OP_PARENTHESES,
                            node.loc,
                            format!("'{}' within '{}'", inner.spelling(), op.spelling()),
                        )
                        .range(node.range)
                        .range(Range::token(loc));
                    self.note_parens(
                        diag,
                        node.loc,
                        format!(
                            "place parentheses around the '{}' expression to silence this warning",
                            inner.spelling()
                        ),
                        node.range,
                    )
                    .emit();
                }
            }
        }
        if op == BinaryOp::LOr {
            for (inner, node) in [(lo, ln), (ro, rn)] {
                if inner == Some(BinaryOp::LAnd) {
                    let diag = self
                        .diags
                        .warn(
                            Warning::LOGICAL_OP_PARENTHESES,
                            node.loc,
                            "'&&' within '||'",
                        )
                        .range(node.range)
                        .range(Range::token(loc));
                    self.note_parens(
                        diag,
                        node.loc,
                        "place parentheses around the '&&' expression to silence this warning",
                        node.range,
                    )
                    .emit();
                }
            }
        }
        if matches!(op, BinaryOp::Shl | BinaryOp::Shr) {
            for (inner, node) in [(lo, ln), (ro, rn)] {
                if let Some(inner @ (BinaryOp::Add | BinaryOp::Sub)) = inner {
                    let diag = self.diags
                        .warn(
                            Warning::SHIFT_OP_PARENTHESES,
                            node.loc,
                            format!("operator '{}' has lower precedence than '{}'; '{}' will be evaluated first",
                                op.spelling(), inner.spelling(), inner.spelling()),
                        )
                        .range(node.range)
                        .range(Range::token(loc));
                    self.note_parens(
                        diag,
                        node.loc,
                        format!(
                            "place parentheses around the '{}' expression to silence this warning",
                            inner.spelling()
                        ),
                        node.range,
                    )
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
                let diag = self
                    .diags
                    .warn(
                        Warning::LOGICAL_NOT_PARENTHESES,
                        ln.loc,
                        "logical not is only applied to the left hand side of this comparison",
                    )
                    .range(Range::token(loc));
                let diag = self.note_parens(
                    diag,
                    ln.loc,
                    "add parentheses after the '!' to evaluate the comparison first",
                    self.unit.expr(inner).range.to(rn.range),
                );
                self.note_parens(
                    diag,
                    ln.loc,
                    "add parentheses around left hand side expression to silence this warning",
                    ln.range,
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
