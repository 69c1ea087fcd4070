//! Declarations.

use neverc_source::Range;
use neverc_syntax::ast;

use crate::cx::Sema;
use crate::tree::{ExprId, StmtId, VarId};
use crate::types::{Builtin, QualType};

impl Sema<'_> {
    /// The type a type name denotes; `Builtin::Error` when it was diagnosed.
    pub fn type_name(&mut self, _id: ast::TypeNameId) -> QualType {
        Builtin::Error.q()
    }

    /// Converts an initializer (expression or list) to semantic form for an object of type `ty`; gives it and the
    /// completed type (arrays of unknown size). `is_static`: must be constant (checked).
    pub fn initialize(
        &mut self,
        init: ast::ExprId,
        ty: QualType,
        is_static: bool,
    ) -> (ExprId, QualType) {
        let _ = (init, is_static);
        (ExprId(0), ty)
    }

    /// The object of the compound literal `(type_name){init}`: everything is done and diagnosed here; the
    /// expression is then `CompoundLiteral(var)`, an lvalue of the variable's type.
    pub fn compound_literal_var(
        &mut self,
        type_name: ast::TypeNameId,
        init: ast::ExprId,
        range: Range,
    ) -> Option<VarId> {
        let _ = (type_name, init, range);
        None
    }

    /// Analyses a statement.
    pub fn stmt(&mut self, _id: ast::StmtId) -> StmtId {
        StmtId(0)
    }

    /// The compound statement of a statement expression and the type of its value (`void` when it has none). When
    /// there is a value, the last statement is `Expr(e)` (maybe under labels and attributes) with `e` an rvalue of
    /// that type.
    pub fn stmt_expr(&mut self, id: ast::StmtId) -> (StmtId, QualType) {
        (self.stmt(id), Builtin::Void.q())
    }
}
