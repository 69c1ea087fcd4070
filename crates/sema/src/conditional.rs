//! The conditional operator, conditions, and values that nobody uses. C23 6.5.16, 6.8.5.

use neverc_source::{Loc, Range, Warning};
use neverc_syntax::ast;

use crate::cx::Sema;
use crate::tree::{
    Attr, BinaryOp, CastKind, Category, DeclRef, Expr, ExprId, ExprKind, StmtKind, UnaryOp,
};
use crate::types::{Builtin, QualType, TypeKind, qual};

impl Sema<'_> {
    /// A controlling expression: a scalar value, with the warnings that conditions get.
    pub fn condition(&mut self, id: ast::ExprId, at: Loc) -> ExprId {
        let e = self.expr(id);
        let value = self.rvalue(e);
        if self.is_error(value) {
            return value;
        }
        let node = *self.unit.expr(value);
        if !self.is_scalar(node.ty) {
            let shown = self.show(node.ty);
            let range = node.range;
            self.diags
                .error(
                    at,
                    format!("statement requires expression of scalar type ({shown} invalid)"),
                )
                .range(range)
                .emit();
            return self.error_expr(range);
        }
        self.warn_condition(value);
        value
    }

    /// Warns of an assignment used as truth; `comparison` is what may have been meant.
    fn warn_assignment(&mut self, node: Expr, comparison: &'static str, hint: &'static str) {
        let diag = self
            .diags
            .warn(
                Warning::PARENTHESES,
                node.loc,
                "using the result of an assignment as a condition without parentheses",
            )
            .range(node.range);
        self.note_parens(
            diag,
            node.loc,
            "place parentheses around the assignment to silence this warning",
            node.range,
        )
        .note(node.loc, hint)
        .note_replace(Range::token(node.loc), comparison)
        .emit();
    }

    /// Warnings about a value used as truth.
    pub(crate) fn warn_condition(&mut self, e: ExprId) {
        let node = *self.unit.expr(e);
        match node.kind {
            ExprKind::Binary(BinaryOp::Assign, ..) => self.warn_assignment(
                node,
                "==",
                "use '==' to turn this assignment into an equality comparison",
            ),
            ExprKind::CompoundAssign {
                op: BinaryOp::OrAssign,
                ..
            } => self.warn_assignment(
                node,
                "!=",
                "use '!=' to turn this compound assignment into an inequality comparison",
            ),
            ExprKind::Paren(inner) => {
                let inner_node = *self.unit.expr(inner);
                if let ExprKind::Binary(BinaryOp::Eq, l, _) = inner_node.kind
                    && self.is_assignable_lvalue(l)
                    && !self.is_in_macro(node.range)
                {
                    self.diags
                        .warn(
                            Warning::PARENTHESES_EQUALITY,
                            inner_node.loc,
                            "equality comparison with extraneous parentheses",
                        )
                        .range(inner_node.range)
                        .note(
                            inner_node.loc,
                            "remove extraneous parentheses around the comparison to silence this warning",
                        )
                        .note_replace(Range::token(node.range.begin), "")
                        .note_replace(Range::token(node.range.end), "")
                        .note(inner_node.loc, "use '=' to turn this equality comparison into an assignment")
                        .note_replace(Range::token(inner_node.loc), "=")
                        .emit();
                }
            }
            _ => {}
        }
        self.warn_pointer_always_true(e);
    }

    /// Positions in macro expansions cannot be told from those in files here: the driver may say so through
    /// [`crate::cx::TargetBuiltins::is_macro`].
    pub(crate) fn is_in_macro(&self, range: Range) -> bool {
        self.target_builtins.is_macro(range.begin)
    }

    fn is_assignable_lvalue(&self, e: ExprId) -> bool {
        let e = self.peel_implicit(e);
        let node = self.unit.expr(e);
        node.cat.is_lvalue()
            && self.unit.types.quals(node.ty) & qual::CONST == 0
            && !self.is_array(node.ty)
            && !self.is_function(node.ty)
    }

    /// `c ? t : f`. C23 6.5.16.
    pub(crate) fn conditional(
        &mut self,
        cond: ast::ExprId,
        then: Option<ast::ExprId>,
        els: ast::ExprId,
        range: Range,
        loc: Loc,
    ) -> ExprId {
        let c = self.expr_rvalue(cond);
        let Some(then) = then else {
            return self.conditional_omitted(c, els, range, loc);
        };
        let truth = if self.is_error(c) {
            None
        } else {
            self.const_truth(c)
        };
        self.ex.unreachable += (truth == Some(false)) as u32;
        let t = self.expr(then);
        self.ex.unreachable -= (truth == Some(false)) as u32;
        self.ex.unreachable += (truth == Some(true)) as u32;
        let f = self.expr(els);
        self.ex.unreachable -= (truth == Some(true)) as u32;
        if self.is_error(c) || self.is_error(t) || self.is_error(f) {
            return self.error_expr(range);
        }
        let cty = self.ty(c);
        if self.is_vector(cty) {
            return self.vector_conditional(c, t, f, range, loc);
        }
        if !self.check_condition_scalar(c) {
            return self.error_expr(range);
        }
        self.warn_conditional_precedence(c, loc);
        self.warn_pointer_always_true(c);
        let Some((t, f, ty)) = self.conditional_arms(t, f, loc) else {
            return self.error_expr(range);
        };
        self.add(
            ExprKind::Conditional(c, t, f),
            ty,
            Category::RValue,
            range,
            loc,
        )
    }

    fn check_condition_scalar(&mut self, c: ExprId) -> bool {
        let node = *self.unit.expr(c);
        if self.is_scalar(node.ty) {
            return true;
        }
        let shown = self.show(node.ty);
        self.diags
            .error(
                node.range.begin,
                format!("used type {shown} where arithmetic or pointer type is required"),
            )
            .range(node.range)
            .emit();
        false
    }

    /// GNU `c ?: f`.
    fn conditional_omitted(
        &mut self,
        common: ExprId,
        els: ast::ExprId,
        range: Range,
        loc: Loc,
    ) -> ExprId {
        self.pedantic(
            Warning::GNU_CONDITIONAL_OMITTED_OPERAND,
            loc,
            "use of GNU ?: conditional expression extension, omitting middle operand",
        );
        let f = self.expr(els);
        if self.is_error(common) || self.is_error(f) || !self.check_condition_scalar(common) {
            return self.error_expr(range);
        }
        let node = *self.unit.expr(common);
        let opaque = self.add(
            ExprKind::Opaque(common),
            node.ty,
            Category::RValue,
            node.range,
            node.loc,
        );
        let Some((then, els, ty)) = self.conditional_arms(opaque, f, loc) else {
            return self.error_expr(range);
        };
        self.add(
            ExprKind::BinaryConditional {
                common,
                cond: opaque,
                then,
                els,
            },
            ty,
            Category::RValue,
            range,
            loc,
        )
    }

    /// The arms converted to their common type.
    fn conditional_arms(
        &mut self,
        t: ExprId,
        f: ExprId,
        loc: Loc,
    ) -> Option<(ExprId, ExprId, QualType)> {
        let t = self.rvalue(t);
        let f = self.rvalue(f);
        if self.is_error(t) || self.is_error(f) {
            return None;
        }
        let (tt, tf) = (self.ty(t), self.ty(f));
        if self.is_arithmetic(tt) && self.is_arithmetic(tf) {
            let (pt, pf) = (self.promoted_type_of(t), self.promoted_type_of(f));
            if let Some(common) = self.usual_type(pt, pf) {
                let t = self.promote(t);
                let t = self.convert(t, common);
                let f = self.promote(f);
                let f = self.convert(f, common);
                return Some((t, f, common));
            }
        }
        if (self.is_vector(tt) || self.is_vector(tf))
            && let Some((t, f, ty, _)) = self.vector_arithmetic(BinaryOp::Add, t, t, f, loc, false)
        {
            return Some((t, f, ty));
        }
        if let (Some(a), Some(b)) = (self.record_of(tt), self.record_of(tf))
            && a == b
        {
            let ty = self.unqual(tt);
            return Some((t, f, ty));
        }
        if self.is_void(tt) || self.is_void(tf) {
            if !(self.is_void(tt) && self.is_void(tf)) {
                let (range, what) = if self.is_void(tt) {
                    (self.unit.expr(f).range, tf)
                } else {
                    (self.unit.expr(t).range, tt)
                };
                let _ = what;
                self.pedantic_range(
                    Warning::PEDANTIC,
                    loc,
                    "C99 forbids conditional expressions with only one void side".into(),
                    range,
                );
            }
            let void = Builtin::Void.q();
            let t = self.convert(t, void);
            let f = self.convert(f, void);
            return Some((t, f, void));
        }
        let (nt, nf) = (self.is_null_constant(t), self.is_null_constant(f));
        let (pt, pf) = (self.sugared_pointee(tt), self.sugared_pointee(tf));
        if self.is_nullptr(tt) && self.is_nullptr(tf) {
            return Some((t, f, tt));
        }
        if pt.is_some() && (nf && pf.is_none() || self.is_nullptr(tf)) {
            let f = self.convert(f, tt);
            return Some((t, f, tt));
        }
        if pf.is_some() && (nt && pt.is_none() || self.is_nullptr(tt)) {
            let t = self.convert(t, tf);
            return Some((t, f, tf));
        }
        if let (Some(a), Some(b)) = (pt, pf) {
            return Some(self.conditional_pointers(t, f, a, b, nt, nf, loc));
        }
        let (tr, fr) = (self.unit.expr(t).range, self.unit.expr(f).range);
        let (sa, sb) = (self.show(tt), self.show(tf));
        if pt.is_some() && self.is_integer(tf) || pf.is_some() && self.is_integer(tt) {
            self.diags
                .warn(
                    Warning::CONDITIONAL_TYPE_MISMATCH,
                    loc,
                    format!(
                        "pointer/integer type mismatch in conditional expression ({sa} and {sb})"
                    ),
                )
                .range(tr)
                .range(fr)
                .emit();
            return Some(if pt.is_some() {
                let f = self.convert(f, tt);
                (t, f, tt)
            } else {
                let t = self.convert(t, tf);
                (t, f, tf)
            });
        }
        for (e, ty) in [(t, tt), (f, tf)] {
            if self.unit.types.same_unqualified(tt, tf) && self.is_vector(ty) {
                return Some((t, f, tt));
            }
            let _ = e;
        }
        self.diags
            .error(loc, format!("incompatible operand types ({sa} and {sb})"))
            .range(tr)
            .range(fr)
            .emit();
        None
    }

    #[allow(clippy::too_many_arguments)]
    fn conditional_pointers(
        &mut self,
        t: ExprId,
        f: ExprId,
        a: QualType,
        b: QualType,
        nt: bool,
        nf: bool,
        loc: Loc,
    ) -> (ExprId, ExprId, QualType) {
        let (tt, tf) = (self.ty(t), self.ty(f));
        if self.unit.types.same(tt, tf) {
            return (t, f, tt);
        }
        let quals = self.pointee_quals(a) | self.pointee_quals(b);
        // A null pointer constant `(void *)0` gives way to the other type.
        if nf && !nt {
            let f = self.convert(f, tt);
            return (t, f, tt);
        }
        if nt && !nf {
            let t = self.convert(t, tf);
            return (t, f, tf);
        }
        let (ua, ub) = (self.unqual(a), self.unqual(b));
        let to = if self.is_void(a) || self.is_void(b) {
            Builtin::Void.q().with(quals)
        } else if self.compatible(ua, ub) {
            self.composite(ua, ub).with(quals)
        } else {
            let (sa, sb) = (self.show(tt), self.show(tf));
            self.diags
                .warn(
                    Warning::POINTER_TYPE_MISMATCH,
                    loc,
                    format!("pointer type mismatch ({sa} and {sb})"),
                )
                .range(self.unit.expr(t).range)
                .range(self.unit.expr(f).range)
                .emit();
            Builtin::Void.q().with(quals)
        };
        let ty = self.unit.types.pointer(to);
        let t = self.convert(t, ty);
        let f = self.convert(f, ty);
        (t, f, ty)
    }

    /// Qualifiers of a pointed-to type as they count for pointers (array elements' included).
    pub(crate) fn pointee_quals(&self, to: QualType) -> u32 {
        self.unit.types.quals(to)
    }

    /// A value that is dropped by a comma.
    pub(crate) fn rvalue_dropped(&mut self, e: ExprId) -> ExprId {
        let node = *self.unit.expr(e);
        let value = self.rvalue(e);
        if self.is_live() && !self.is_error(value) {
            self.warn_unused_value(e, true);
        }
        let _ = node;
        value
    }

    /// The expression of an expression statement (or of the init and increment parts of `for`): a value that is
    /// dropped, with the warnings about unused values and results.
    pub fn expr_stmt(&mut self, id: ast::ExprId) -> ExprId {
        let e = self.expr(id);
        if !self.is_error(e) {
            self.warn_unused_value(e, false);
        }
        self.rvalue(e)
    }

    /// The last expression statement of a statement expression: like [`Sema::expr_rvalue`], its value is used.
    pub fn expr_stmt_value(&mut self, id: ast::ExprId) -> ExprId {
        self.expr_rvalue(id)
    }

    /// Warns when dropping the value of `e` looks like a mistake.
    pub fn warn_unused_value(&mut self, e: ExprId, left_of_comma: bool) {
        let whole = *self.unit.expr(e);
        let void_object = matches!(
            self.unit.expr(self.peel(e)).kind,
            ExprKind::Unary(UnaryOp::Deref, _)
        );
        if self.is_void(whole.ty) && !void_object || self.is_in_macro(whole.range) {
            return;
        }
        let mut at = self.peel_implicit(e);
        loop {
            let node = *self.unit.expr(at);
            match node.kind {
                ExprKind::Generic { chosen, .. } | ExprKind::Choose { chosen, .. } => {
                    at = self.peel_implicit(chosen);
                }
                ExprKind::Binary(BinaryOp::Comma, _, r) if !left_of_comma => {
                    at = self.peel_implicit(r);
                }
                ExprKind::Constant(inner, _) => at = self.peel_implicit(inner),
                _ => break,
            }
        }
        let node = *self.unit.expr(at);
        if self.is_void(node.ty) && !void_object {
            return;
        }
        match node.kind {
            ExprKind::Call(callee, _) => {
                self.warn_unused_result(callee, node.range);
                return;
            }
            // The value of a statement expression is that of its last statement.
            ExprKind::StmtExpr(block) => {
                if self.is_in_macro(node.range) {
                    return;
                }
                if let StmtKind::Compound(list) = self.unit.stmt(block).kind
                    && let Some(&last) = self.unit.list(list).last()
                    && let StmtKind::Expr(value) = self.unit.stmt(last).kind
                {
                    self.warn_unused_value(value, left_of_comma);
                }
                return;
            }
            ExprKind::CompoundAssign { .. }
            | ExprKind::Binary(BinaryOp::Assign, ..)
            | ExprKind::Unary(
                UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec,
                _,
            )
            | ExprKind::Error
            | ExprKind::VaArg(_)
            | ExprKind::CompoundLiteral(_)
            | ExprKind::Opaque(_) => return,
            ExprKind::Binary(BinaryOp::LAnd | BinaryOp::LOr, _, r)
                if self.has_side_effects(r, 0) =>
            {
                return;
            }
            ExprKind::Conditional(_, a, b)
                if (self.has_side_effects(a, 0) || self.has_side_effects(b, 0)) =>
            {
                return;
            }
            ExprKind::BinaryConditional { .. } => return,
            ExprKind::Binary(BinaryOp::Comma, _, r) if self.has_side_effects(r, 0) => {
                return;
            }
            ExprKind::Cast(CastKind::ToVoid, _) => return,
            _ => {}
        }
        // Reading a volatile object is an effect.
        if node.cat.is_lvalue() && self.unit.types.quals(node.ty) & qual::VOLATILE != 0 {
            return;
        }
        let (flag, message) = match node.kind {
            ExprKind::Binary(op, ..) if op.is_comparison() => {
                let what = match op {
                    BinaryOp::Eq => "equality",
                    BinaryOp::Ne => "inequality",
                    _ => "relational",
                };
                let mut diag = self
                    .diags
                    .warn(
                        Warning::UNUSED_COMPARISON,
                        node.loc,
                        format!("{what} comparison result unused"),
                    )
                    .range(node.range);
                if op == BinaryOp::Eq {
                    diag = diag
                        .note(
                            node.loc,
                            "use '=' to turn this equality comparison into an assignment",
                        )
                        .note_replace(Range::token(node.loc), "=");
                } else if op == BinaryOp::Ne {
                    diag = diag
                        .note(
                            node.loc,
                            "use '|=' to turn this inequality comparison into an or-assignment",
                        )
                        .note_replace(Range::token(node.loc), "|=");
                }
                diag.emit();
                return;
            }
            _ if left_of_comma => (
                Warning::UNUSED_VALUE,
                "left operand of comma operator has no effect",
            ),
            _ => (Warning::UNUSED_VALUE, "expression result unused"),
        };
        let (at, ranges) = match node.kind {
            ExprKind::Binary(_, l, r) => (
                node.loc,
                [Some(self.unit.expr(l).range), Some(self.unit.expr(r).range)],
            ),
            ExprKind::Subscript { base, index, .. } => (
                node.range.end,
                [
                    Some(self.unit.expr(base).range),
                    Some(self.unit.expr(index).range),
                ],
            ),
            ExprKind::Unary(_, inner) => (node.loc, [Some(self.unit.expr(inner).range), None]),
            _ => (node.loc, [Some(node.range), None]),
        };
        let mut diag = self.diags.warn(flag, at, message);
        for range in ranges.into_iter().flatten() {
            diag = diag.range(range);
        }
        diag.emit();
    }

    fn warn_unused_result(&mut self, callee: ExprId, range: Range) {
        let callee = self.peel_implicit(callee);
        let ExprKind::DeclRef(DeclRef::Func(f)) = self.unit.expr(callee).kind else {
            return;
        };
        let func = self.unit.func(f);
        let name = func.name;
        let attr = |a: &Attr| matches!(a, Attr::WarnUnusedResult);
        let (what, flag) = if func.attrs.iter().any(attr) {
            ("'warn_unused_result'", Warning::UNUSED_RESULT)
        } else if func.attrs.iter().any(|a| matches!(a, Attr::Pure)) {
            ("pure", Warning::UNUSED_VALUE)
        } else if func.attrs.iter().any(|a| matches!(a, Attr::Const)) {
            ("const", Warning::UNUSED_VALUE)
        } else {
            match func.builtin {
                Some(b) if b.is_const() && !self.is_void_function(f) => {
                    ("const", Warning::UNUSED_VALUE)
                }
                Some(b) if b.is_pure() => ("pure", Warning::UNUSED_VALUE),
                _ => return,
            }
        };
        if self.is_void_function(f) {
            return;
        }
        let _ = name;
        self.diags
            .warn(
                flag,
                range.begin,
                format!("ignoring return value of function declared with {what} attribute"),
            )
            .range(self.unit.expr(callee).range)
            .emit();
    }

    fn is_void_function(&self, f: crate::tree::FuncId) -> bool {
        match *self.kind(self.unit.func(f).ty) {
            TypeKind::Function(ret, ..) | TypeKind::FunctionNoProto(ret, _) => self.is_void(ret),
            _ => true,
        }
    }

    /// Whether evaluating `e` may do more than give a value (conservative: true when unsure).
    pub fn has_side_effects(&self, e: ExprId, depth: u32) -> bool {
        if depth > 100 {
            return true;
        }
        let node = self.unit.expr(e);
        let go = |x: ExprId| self.has_side_effects(x, depth + 1);
        match node.kind {
            ExprKind::Int(_)
            | ExprKind::Char(_)
            | ExprKind::Float(_)
            | ExprKind::String(_)
            | ExprKind::Nullptr
            | ExprKind::DeclRef(_)
            | ExprKind::Constant(..)
            | ExprKind::Predefined(_)
            | ExprKind::AddrLabel(_)
            | ExprKind::ImplicitValueInit => false,
            ExprKind::ImplicitCast(CastKind::LValueToRValue, inner) => {
                self.unit.types.quals(self.ty(inner)) & qual::VOLATILE != 0 || go(inner)
            }
            ExprKind::Paren(x)
            | ExprKind::ImplicitCast(_, x)
            | ExprKind::Cast(_, x)
            | ExprKind::Imaginary(x)
            | ExprKind::Member { base: x, .. }
            | ExprKind::VectorElements(x, _)
            | ExprKind::Generic { chosen: x, .. }
            | ExprKind::Choose { chosen: x, .. }
            | ExprKind::ConvertVector(x)
            | ExprKind::BitCast(x) => go(x),
            ExprKind::Unary(
                UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec,
                _,
            ) => true,
            ExprKind::Unary(_, x) => go(x),
            ExprKind::Binary(BinaryOp::Assign, ..) => true,
            ExprKind::Binary(_, a, b)
            | ExprKind::Subscript {
                base: a, index: b, ..
            } => go(a) || go(b),
            ExprKind::Conditional(a, b, c) => go(a) || go(b) || go(c),
            ExprKind::Trait { of, .. } => self.is_variable_array(of),
            ExprKind::Call(callee, args) => {
                let callee = self.peel_implicit(callee);
                let pure = match self.unit.expr(callee).kind {
                    ExprKind::DeclRef(DeclRef::Func(f)) => {
                        let func = self.unit.func(f);
                        func.builtin.is_some_and(|b| b.is_const())
                            || func
                                .attrs
                                .iter()
                                .any(|a| matches!(a, Attr::Const | Attr::Pure))
                    }
                    _ => false,
                };
                !pure || self.unit.list(args).iter().any(|&a| go(a))
            }
            _ => true,
        }
    }
}
