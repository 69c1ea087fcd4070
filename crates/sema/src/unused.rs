//! What is declared and not used, and what else is settled at the end of a function or the unit.

use std::collections::HashMap;

use neverc_source::{Loc, Range, Symbol, Warning};

use crate::cx::Sema;
use crate::tree::{
    Attr, BinaryOp, DeclRef, ExprId, ExprKind, FuncId, Linkage, StmtKind, Storage, UnaryOp, VarDef,
    VarId,
};
use crate::types::{Builtin, QualType, TypeKind, qual};

/// Whether attributes say that a variable may go unused.
pub(crate) fn is_quiet(v: &crate::tree::Var) -> bool {
    v.attrs.iter().any(|a| {
        matches!(
            a,
            Attr::Unused | Attr::Used | Attr::Cleanup(_) | Attr::Section(_)
        )
    })
}

impl Sema<'_> {
    /// Checks of a function whose body is complete. `first_expr`: the first expression node of its body.
    pub(crate) fn finish_function(
        &mut self,
        id: FuncId,
        first_expr: usize,
        params: &[VarId],
        end: Loc,
    ) {
        self.check_jumps();
        if self.diags.must_stop() {
            return;
        }
        if self.diags.error_count() > self.decl.fun.errors_before {
            self.decl.local_typedefs.clear();
            return;
        }
        self.check_fall_off(id, end);
        for &p in params {
            let v = self.unit.var(p);
            if !v.used && v.name != Symbol::EMPTY && !is_quiet(v) && !self.error_type(v.ty) {
                let message = format!("unused parameter '{}'", self.text(v.name));
                self.diags
                    .warn(Warning::UNUSED_PARAMETER, v.loc, message)
                    .emit();
            }
        }
        let locals = std::mem::take(&mut self.decl.fun.locals);
        let mut candidates = Vec::new();
        for &l in &locals {
            let v = self.unit.var(l);
            if v.used && v.linkage == Linkage::None && !is_quiet(v) && !self.error_type(v.ty) {
                candidates.push(l);
            }
        }
        candidates.extend(params.iter().filter(|p| self.unit.var(**p).used));
        self.check_only_set(first_expr, &candidates, params);
        for t in std::mem::take(&mut self.decl.local_typedefs) {
            let t = self.unit.typedef(t);
            if !t.used && !t.attrs.contains(&Attr::Unused) {
                let message = format!("unused typedef '{}'", self.text(t.name));
                self.diags
                    .warn(Warning::UNUSED_LOCAL_TYPEDEF, t.loc, message)
                    .emit();
            }
        }
    }

    /// Variables that are assigned but never read.
    fn check_only_set(&mut self, first_expr: usize, candidates: &[VarId], params: &[VarId]) {
        if candidates.is_empty() {
            return;
        }
        let mut uses: HashMap<VarId, i64> = candidates.iter().map(|&v| (v, 0)).collect();
        for node in &self.unit.exprs[first_expr.min(self.unit.exprs.len())..] {
            if let ExprKind::DeclRef(DeclRef::Var(v)) = node.kind
                && let Some(n) = uses.get_mut(&v)
            {
                *n += 1;
            }
        }
        if let Some(f) = self.function
            && let Some(body) = self.unit.func(f).body
        {
            let mut stack = vec![body];
            while let Some(s) = stack.pop() {
                match self.unit.stmt(s).kind {
                    StmtKind::Compound(list) => stack.extend_from_slice(self.unit.list(list)),
                    StmtKind::If(_, a, b) => {
                        stack.push(a);
                        stack.extend(b);
                    }
                    StmtKind::While(_, s, _)
                    | StmtKind::Do(s, _, _)
                    | StmtKind::Switch(_, s)
                    | StmtKind::Case(_, _, s)
                    | StmtKind::Default(s)
                    | StmtKind::Label(_, s)
                    | StmtKind::Attributed(_, s) => stack.push(s),
                    StmtKind::For {
                        init, inc, body, ..
                    } => {
                        stack.push(body);
                        stack.extend(init);
                        if let Some(e) = inc
                            && let Some(v) = self.set_variable(e)
                            && let Some(n) = uses.get_mut(&v)
                        {
                            *n -= 1;
                        }
                    }
                    StmtKind::Expr(e) => {
                        if let Some(v) = self.set_variable(e)
                            && let Some(n) = uses.get_mut(&v)
                        {
                            *n -= 1;
                        }
                    }
                    _ => {}
                }
            }
        }
        for &c in candidates {
            if uses.get(&c).copied() != Some(0) {
                continue;
            }
            let v = self.unit.var(c);
            let volatile = self.unit.types.quals(v.ty) & qual::VOLATILE != 0;
            let scalar = !matches!(
                self.unit.types.canon_kind(v.ty),
                TypeKind::Record(_) | TypeKind::ConstantArray(..) | TypeKind::VariableArray(..)
            );
            if volatile || !scalar || v.storage == Storage::Register {
                continue;
            }
            let (what, flag) = if params.contains(&c) {
                ("parameter", Warning::UNUSED_BUT_SET_PARAMETER)
            } else {
                ("variable", Warning::UNUSED_BUT_SET_VARIABLE)
            };
            let message = format!("{what} '{}' set but not used", self.text(v.name));
            self.diags.warn(flag, v.loc, message).emit();
        }
    }

    /// The variable that an expression statement only sets.
    fn set_variable(&self, e: ExprId) -> Option<VarId> {
        let mut at = e;
        for _ in 0..64 {
            match self.unit.expr(at).kind {
                ExprKind::Paren(i) => at = i,
                ExprKind::Cast(crate::tree::CastKind::ToVoid, _) => return None,
                ExprKind::ImplicitCast(_, i) => at = i,
                ExprKind::Binary(BinaryOp::Assign, lhs, _)
                | ExprKind::CompoundAssign { lhs, .. }
                | ExprKind::Unary(
                    UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec,
                    lhs,
                ) => {
                    let mut lhs = lhs;
                    for _ in 0..64 {
                        match self.unit.expr(lhs).kind {
                            ExprKind::Paren(i) => lhs = i,
                            ExprKind::DeclRef(DeclRef::Var(v)) => return Some(v),
                            _ => return None,
                        }
                    }
                    return None;
                }
                _ => return None,
            }
        }
        None
    }

    /// The end of the translation unit: tentative definitions, unused statics, what is declared and never defined.
    pub(crate) fn finish_unit(&mut self) {
        self.finish_weak_pragmas();
        let tentative = std::mem::take(&mut self.decl.tentative);
        for id in tentative {
            self.finish_tentative(id);
        }
        self.settle_emission();
        // As Clang: errors may have hidden uses.
        if self.diags.error_count() > 0 {
            return;
        }
        for i in 0..self.unit.funcs.len() {
            let f = &self.unit.funcs[i];
            if f.linkage != Linkage::Internal {
                continue;
            }
            let quiet = f.attrs.iter().any(|a| {
                matches!(
                    a,
                    Attr::Unused
                        | Attr::Used
                        | Attr::Constructor(_)
                        | Attr::Destructor(_)
                        | Attr::Alias(_)
                        | Attr::Ifunc(_)
                        | Attr::WeakRef(_)
                        | Attr::Section(_)
                        | Attr::Retain
                )
            });
            if f.body.is_none() {
                if f.used && f.loc.is_some() && !quiet {
                    let message = format!(
                        "function '{}' has internal linkage but is not defined",
                        self.text(f.name)
                    );
                    self.diags
                        .warn(Warning::UNDEFINED_INTERNAL, f.loc, message)
                        .emit();
                }
                continue;
            }
            if !f.used && !quiet && !f.is_inline && f.loc.is_some() {
                let message = format!("unused function '{}'", self.text(f.name));
                self.diags
                    .warn(Warning::UNUSED_FUNCTION, f.loc, message)
                    .range(Range::token(f.loc))
                    .emit();
            }
        }
        for i in 0..self.unit.vars.len() {
            let v = &self.unit.vars[i];
            if v.linkage != Linkage::Internal
                || v.used
                || v.is_compound_literal
                || v.def == VarDef::Declaration
                || v.attrs.iter().any(|a| {
                    matches!(
                        a,
                        Attr::Unused
                            | Attr::Used
                            | Attr::Section(_)
                            | Attr::Alias(_)
                            | Attr::Retain
                    )
                })
            {
                continue;
            }
            let constant = self.unit.types.quals(v.ty) & qual::CONST != 0;
            let flag = if constant {
                Warning::UNUSED_CONST_VARIABLE
            } else {
                Warning::UNUSED_VARIABLE
            };
            let message = format!("unused variable '{}'", self.text(v.name));
            self.diags
                .warn(flag, v.loc, message)
                .range(Range::token(v.loc))
                .emit();
        }
    }

    fn finish_tentative(&mut self, id: VarId) {
        let v = self.unit.var(id);
        let (ty, loc) = (v.ty, v.loc);
        if v.init.is_some() || v.def == VarDef::Declaration || self.error_type(ty) {
            return;
        }
        if v.attrs.iter().any(|a| matches!(a, Attr::Alias(_))) {
            return;
        }
        if let TypeKind::IncompleteArray(elem) = *self.unit.types.canon_kind(ty)
            && !self.incomplete_type(elem)
        {
            self.diags
                .warn(
                    Warning::TENTATIVE_DEFINITION_ARRAY,
                    loc,
                    "tentative array definition assumed to have one element",
                )
                .emit();
            let quals: u32 = ty.local_quals();
            let made: QualType = self.unit.types.array(elem, 1).with(quals);
            self.unit.vars[id.index()].ty = made;
            return;
        }
        if !self.incomplete_type(ty) {
            return;
        }
        let message = format!(
            "tentative definition has type {} that is never completed",
            self.show(ty)
        );
        let builder = self.diags.error(loc, message);
        match self.forward_note(ty) {
            Some((at, note)) => builder.note(at, note).emit(),
            None => builder.emit(),
        }
        self.unit.vars[id.index()].ty = Builtin::Error.q();
    }
}
