//! Walking the typed tree without emitting anything: children of expressions, labels inside statements.

use neverc_sema::Unit;
use neverc_sema::tree::{ExprId, ExprKind, LocalDecl, StmtId, StmtKind};
use neverc_sema::types::TypeKind;

/// Calls `f` with each direct operand of an expression. Operands that are never evaluated are left out.
pub(crate) fn for_each_child(unit: &Unit, e: ExprId, f: &mut dyn FnMut(ExprId)) {
    match unit.expr(e).kind {
        ExprKind::Int(_)
        | ExprKind::Char(_)
        | ExprKind::Float(_)
        | ExprKind::String(_)
        | ExprKind::Nullptr
        | ExprKind::DeclRef(_)
        | ExprKind::ImplicitValueInit
        | ExprKind::AddrLabel(_)
        | ExprKind::Predefined(_)
        | ExprKind::Constant(..)
        | ExprKind::Opaque(_)
        | ExprKind::StmtExpr(_)
        | ExprKind::Error => {}
        ExprKind::Imaginary(e)
        | ExprKind::Paren(e)
        | ExprKind::Unary(_, e)
        | ExprKind::Member { base: e, .. }
        | ExprKind::VectorElements(e, _)
        | ExprKind::ImplicitCast(_, e)
        | ExprKind::Cast(_, e)
        | ExprKind::VaArg(e)
        | ExprKind::ConvertVector(e)
        | ExprKind::BitCast(e) => f(e),
        ExprKind::Generic { chosen, .. } | ExprKind::Choose { chosen, .. } => f(chosen),
        ExprKind::Binary(_, l, r)
        | ExprKind::CompoundAssign { lhs: l, rhs: r, .. }
        | ExprKind::Subscript {
            base: l, index: r, ..
        }
        | ExprKind::ShuffleVector(l, r, _) => {
            f(l);
            f(r);
        }
        ExprKind::Conditional(c, t, e) => {
            f(c);
            f(t);
            f(e);
        }
        ExprKind::BinaryConditional {
            common,
            cond,
            then,
            els,
        } => {
            f(common);
            f(cond);
            f(then);
            f(els);
        }
        ExprKind::Call(callee, args) => {
            f(callee);
            for &arg in unit.list(args) {
                f(arg);
            }
        }
        ExprKind::CompoundLiteral(var) => {
            if let Some(init) = unit.var(var).init {
                f(init);
            }
        }
        ExprKind::InitList(list) => {
            for entry in unit.list(list) {
                f(entry.value);
            }
        }
        ExprKind::Trait { of, operand, .. } => {
            if let (Some(operand), TypeKind::VariableArray(..)) =
                (operand, unit.types.canon_kind(of))
            {
                f(operand);
            }
        }
        ExprKind::Offsetof { terms, .. } => {
            for term in unit.list(terms) {
                f(term.index);
            }
        }
    }
}

/// Calls `f` with the statement of each statement expression in `e` (not inside these).
pub(crate) fn for_each_stmt_expr(unit: &Unit, e: ExprId, f: &mut dyn FnMut(StmtId)) {
    let mut work = vec![e];
    while let Some(e) = work.pop() {
        if let ExprKind::StmtExpr(stmt) = unit.expr(e).kind {
            f(stmt);
        }
        for_each_child(unit, e, &mut |child| work.push(child));
    }
}

/// Calls `f` with each direct sub-statement and `g` with each direct expression of a statement.
pub(crate) fn for_each_part(
    unit: &Unit,
    s: StmtId,
    f: &mut dyn FnMut(StmtId),
    g: &mut dyn FnMut(ExprId),
) {
    match unit.stmt(s).kind {
        StmtKind::Compound(list) => unit.list(list).iter().for_each(|&s| f(s)),
        StmtKind::Decl(list) => {
            for decl in unit.list(list) {
                if let LocalDecl::Var(var) = decl
                    && let Some(init) = unit.var(*var).init
                {
                    g(init);
                }
            }
        }
        StmtKind::Expr(e) | StmtKind::IndirectGoto(e) => g(e),
        StmtKind::Null
        | StmtKind::Goto(_)
        | StmtKind::Continue
        | StmtKind::Break
        | StmtKind::Return(None) => {}
        StmtKind::Return(Some(e)) => g(e),
        StmtKind::If(c, t, e) => {
            g(c);
            f(t);
            if let Some(e) = e {
                f(e);
            }
        }
        StmtKind::While(c, body, _) | StmtKind::Do(body, c, _) | StmtKind::Switch(c, body) => {
            g(c);
            f(body);
        }
        StmtKind::For {
            init,
            cond,
            inc,
            body,
            ..
        } => {
            init.into_iter().for_each(&mut *f);
            cond.into_iter().for_each(&mut *g);
            inc.into_iter().for_each(&mut *g);
            f(body);
        }
        StmtKind::Case(_, _, s)
        | StmtKind::Default(s)
        | StmtKind::Label(_, s)
        | StmtKind::Attributed(_, s) => f(s),
        StmtKind::Asm(id) => {
            let asm = &unit.asms[id.index()];
            for operand in asm.outputs.iter().chain(&asm.inputs) {
                g(operand.expr);
            }
        }
    }
}

/// Whether code outside can jump into `s`: it holds a label, or (`cases`) a `case` of an outer `switch`.
pub(crate) fn contains_label(unit: &Unit, s: StmtId, cases: bool) -> bool {
    let mut found = false;
    let mut work = vec![(s, cases)];
    while let Some((s, cases)) = work.pop() {
        let inner_cases = match unit.stmt(s).kind {
            StmtKind::Label(..) => return true,
            StmtKind::Case(..) | StmtKind::Default(_) if cases => return true,
            StmtKind::Switch(..) => false,
            _ => cases,
        };
        let mut exprs = Vec::new();
        for_each_part(unit, s, &mut |s| work.push((s, inner_cases)), &mut |e| {
            exprs.push(e)
        });
        for e in exprs {
            found |= expr_contains_label(unit, e);
        }
        if found {
            return true;
        }
    }
    false
}

/// Whether a statement expression inside `e` holds a label.
pub(crate) fn expr_contains_label(unit: &Unit, e: ExprId) -> bool {
    let mut stmts = Vec::new();
    for_each_stmt_expr(unit, e, &mut |s| stmts.push(s));
    stmts.into_iter().any(|s| contains_label(unit, s, false))
}
