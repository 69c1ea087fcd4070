//! Expressions: from the syntax tree to typed nodes.

use neverc_syntax::ast;

use crate::cx::Sema;
use crate::tree::ExprId;

/// State of the expression side of sema.
#[derive(Default)]
pub struct ExprState {
    /// Nesting of operands that are not evaluated (`sizeof`, `typeof`, `_Generic`).
    pub unevaluated: u32,
    /// Nesting of operands that can never run (`0 ? here : 0`); run-time warnings are silent inside. The statement
    /// side may count `if (0)` bodies in.
    pub unreachable: u32,
}

impl Sema<'_> {
    /// The typed form of an expression: may be an lvalue, a function or an array.
    pub fn expr(&mut self, id: ast::ExprId) -> ExprId {
        let node = *self.ast.expr(id);
        self.unit.push_expr(crate::tree::Expr {
            kind: crate::tree::ExprKind::Error,
            ty: crate::types::Builtin::Error.q(),
            cat: crate::tree::Category::RValue,
            range: node.range,
            loc: node.loc,
        })
    }

    /// The typed form as a value (decayed, loaded).
    pub fn expr_rvalue(&mut self, id: ast::ExprId) -> ExprId {
        let e = self.expr(id);
        self.rvalue(e)
    }

    /// A controlling expression: a scalar value, with the warnings that conditions get.
    pub fn condition(&mut self, id: ast::ExprId) -> ExprId {
        self.expr_rvalue(id)
    }

    /// The expression of an expression statement (or of the init and increment parts of `for`): a value that is
    /// dropped, with the warnings about unused values and results.
    pub fn expr_stmt(&mut self, id: ast::ExprId) -> ExprId {
        self.expr_rvalue(id)
    }

    /// The last expression statement of a statement expression: like [`Sema::expr_rvalue`], its value is used.
    pub fn expr_stmt_value(&mut self, id: ast::ExprId) -> ExprId {
        self.expr_rvalue(id)
    }
}
