//! Static assertions. C23 6.7.12.

use neverc_source::{Loc, Warning};
use neverc_syntax::ast::{self, DeclKind};

use crate::cx::Sema;

impl Sema<'_> {
    pub(crate) fn static_assert_decl(&mut self, id: ast::DeclId) {
        let DeclKind::StaticAssert(cond, message) = self.ast.decl(id).kind else {
            return;
        };
        let e = self.expr_rvalue(cond);
        let node = *self.unit.expr(e);
        if self.error_type(node.ty) {
            return;
        }
        let value = self.const_int(e);
        let Some(value) = value else {
            self.diags
                .error(
                    node.range.begin,
                    "static assertion expression is not an integral constant expression",
                )
                .range(node.range)
                .emit();
            return;
        };
        if !self.is_ice(e) {
            self.diags
                .warn(
                    Warning::GNU_FOLDING_CONSTANT,
                    node.range.begin,
                    "expression is not an integer constant expression; folding it to a constant is a GNU extension",
                )
                .range(node.range)
                .emit();
        }
        if !value.is_zero() {
            return;
        }
        let (cond, e) = self.failed_part(cond, e);
        let node = *self.unit.expr(e);
        let text = message.and_then(|m| self.string_text(m));
        let mut report = String::from("static assertion failed");
        let literal = matches!(
            self.ast.expr(cond).kind,
            ast::ExprKind::Number(_) | ast::ExprKind::Bool(_) | ast::ExprKind::Char(..)
        );
        if !literal {
            let source = crate::print_ast::expr_text(self.ast, self.names, cond);
            report.push_str(&format!(" due to requirement '{source}'"));
        }
        if let Some(text) = text {
            report.push_str(": ");
            report.push_str(&text);
        }
        let note = self.evaluated_comparison(e);
        let builder = self.diags.error(node.range.begin, report).range(node.range);
        match note {
            Some((loc, text)) => builder.note(loc, text).emit(),
            None => builder.emit(),
        }
    }

    /// The operand of `&&` that made a condition false.
    pub(crate) fn failed_part(
        &self,
        cond: ast::ExprId,
        e: crate::tree::ExprId,
    ) -> (ast::ExprId, crate::tree::ExprId) {
        use crate::tree::ExprKind;
        let (mut cond, mut e) = (cond, e);
        for _ in 0..256 {
            let mut syntax = cond;
            while let ast::ExprKind::Paren(inner) | ast::ExprKind::Extension(inner) =
                self.ast.expr(syntax).kind
            {
                syntax = inner;
            }
            let mut typed = e;
            while let ExprKind::Paren(inner) | ExprKind::ImplicitCast(_, inner) =
                self.unit.expr(typed).kind
            {
                typed = inner;
            }
            let (ast::ExprKind::Binary(ast::BinaryOp::LAnd, x, y), ExprKind::Binary(_, a, b)) =
                (self.ast.expr(syntax).kind, self.unit.expr(typed).kind)
            else {
                break;
            };
            let first = self.const_int(a).is_some_and(|v| v.is_zero());
            (cond, e) = if first { (x, a) } else { (y, b) };
        }
        (cond, e)
    }

    /// `expression evaluates to '4 == 8'`, for a failed comparison whose sides are not both literals.
    pub(crate) fn evaluated_comparison(&self, e: crate::tree::ExprId) -> Option<(Loc, String)> {
        use crate::tree::ExprKind;
        let mut e = e;
        for _ in 0..32 {
            match self.unit.expr(e).kind {
                ExprKind::Paren(inner) | ExprKind::ImplicitCast(_, inner) => e = inner,
                ExprKind::Binary(ast::BinaryOp::LAnd, a, b) => {
                    // The side that failed.
                    e = if self.const_int(a)?.is_zero() { a } else { b };
                }
                ExprKind::Binary(op, a, b) if op.is_comparison() => {
                    let literal = |mut x: crate::tree::ExprId| {
                        for _ in 0..16 {
                            match self.unit.expr(x).kind {
                                ExprKind::Paren(i) | ExprKind::ImplicitCast(_, i) => x = i,
                                ExprKind::Int(_) => return true,
                                _ => return false,
                            }
                        }
                        false
                    };
                    if literal(a) && literal(b) {
                        return None;
                    }
                    let (x, y) = (self.const_int(a)?, self.const_int(b)?);
                    let text = format!(
                        "expression evaluates to '{} {} {}'",
                        x.to_big(),
                        op.spelling(),
                        y.to_big()
                    );
                    return Some((self.unit.expr(e).loc, text));
                }
                _ => return None,
            }
        }
        None
    }
}
