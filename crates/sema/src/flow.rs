//! Whether control can reach the end of a function: a structural walk over the typed body.

use std::collections::HashSet;

use neverc_source::{Loc, Warning};

use crate::cx::Sema;
use crate::tree::{Attr, BinaryOp, DeclRef, ExprId, ExprKind, FuncId, LocalDecl, StmtId, StmtKind};
use crate::types::{Builtin, TypeKind};

/// What the walk found out.
#[derive(Default)]
struct Flow {
    /// For each open loop or switch: a reachable `break`.
    breaks: Vec<bool>,
    /// For each open switch: control can get to its cases.
    switches: Vec<(bool, bool)>,
    /// A reachable return or call that does not return.
    leaves: bool,
    /// Nesting too deep: no warning then.
    gave_up: bool,
    /// Labels that a reachable jump leads to.
    targets: HashSet<u32>,
    /// A computed goto exists: all labels whose address is taken may be reached.
    computed: bool,
}

impl Sema<'_> {
    /// `-Wreturn-type`, `-Winvalid-noreturn` for the function just finished.
    pub(crate) fn check_fall_off(&mut self, id: FuncId, end: Loc) {
        // As Clang: no flow analysis of code with errors in it.
        if self.diags.error_count() > 0 {
            return;
        }
        let f = self.unit.func(id);
        let Some(body) = f.body else { return };
        let noreturn = self.function_info(f.ty).noreturn || f.attrs.contains(&Attr::NoReturn);
        let Some(ret) = self.function_result(f.ty) else {
            return;
        };
        let is_void = self.unit.types.is(ret, Builtin::Void);
        if (is_void && !noreturn) || self.error_type(ret) || f.attrs.contains(&Attr::Naked) {
            return;
        }
        let mut flow = Flow::default();
        let mut reaches = true;
        // Backward jumps can make code reachable that the first walk took for dead.
        for _ in 0..8 {
            let before = flow.targets.len();
            flow.leaves = false;
            reaches = self.walk(&mut flow, body, true, 400);
            if flow.targets.len() == before {
                break;
            }
        }
        if !reaches || flow.gave_up {
            return;
        }
        let name = self.text(f.name);
        if noreturn {
            self.diags
                .warn(
                    Warning::INVALID_NORETURN,
                    end,
                    "function declared 'noreturn' should not return",
                )
                .emit();
            return;
        }
        if &*name == "main" && self.lang.c99() && self.unit.types.is(ret, Builtin::Int) {
            return;
        }
        let message = if flow.leaves {
            "non-void function does not return a value in all control paths"
        } else {
            "non-void function does not return a value"
        };
        self.diags.warn(Warning::RETURN_TYPE, end, message).emit();
    }

    /// Whether control gets behind the statement when it gets to it (`live`).
    fn walk(&self, flow: &mut Flow, id: StmtId, live: bool, depth: u32) -> bool {
        if depth == 0 {
            flow.gave_up = true;
            return true;
        }
        let depth = depth - 1;
        match self.unit.stmt(id).kind {
            StmtKind::Compound(list) => {
                let mut live = live;
                for &s in self.unit.list(list) {
                    live = self.walk(flow, s, live, depth);
                }
                live
            }
            StmtKind::Decl(list) => {
                let mut live = live;
                for d in self.unit.list(list) {
                    if let LocalDecl::Var(v) = d
                        && let Some(init) = self.unit.var(*v).init
                        && self.unit.var(*v).storage == crate::tree::Storage::Auto
                    {
                        live = live && self.value_completes(flow, init, 60);
                    }
                }
                live
            }
            StmtKind::Expr(e) => live && self.value_completes_marking(flow, e, live),
            StmtKind::Null => live,
            StmtKind::If(cond, then, els) => {
                let live = live && self.value_completes_marking(flow, cond, live);
                let known = self.constant_condition(cond);
                let a = self.walk(flow, then, live && known != Some(false), depth);
                let b = match els {
                    Some(els) => self.walk(flow, els, live && known != Some(true), depth),
                    None => live && known != Some(true),
                };
                a || b
            }
            StmtKind::While(cond, body, _) => {
                let live = live && self.value_completes_marking(flow, cond, live);
                let known = self.constant_condition(cond);
                flow.breaks.push(false);
                self.walk(flow, body, live && known != Some(false), depth);
                let broke = flow.breaks.pop().unwrap_or(false);
                live && known != Some(true) || broke
            }
            StmtKind::Do(body, cond, _) => {
                flow.breaks.push(false);
                let through = self.walk(flow, body, live, depth);
                let broke = flow.breaks.pop().unwrap_or(false);
                let known = self.constant_condition(cond);
                // `continue` leads to the condition as well.
                let reaches = through || live && self.has_continue(body, 200);
                reaches && self.value_completes_marking(flow, cond, reaches) && known != Some(true)
                    || broke
            }
            StmtKind::For {
                init, cond, body, ..
            } => {
                let live = match init {
                    Some(init) => self.walk(flow, init, live, depth),
                    None => live,
                };
                let known = match cond {
                    Some(c) => self.constant_condition(c),
                    None => Some(true),
                };
                flow.breaks.push(false);
                self.walk(flow, body, live && known != Some(false), depth);
                let broke = flow.breaks.pop().unwrap_or(false);
                live && known != Some(true) || broke
            }
            StmtKind::Switch(cond, body) => {
                let live = live && self.value_completes_marking(flow, cond, live);
                flow.breaks.push(false);
                flow.switches.push((live, false));
                let through = self.walk(flow, body, false, depth);
                let (_, has_default) = flow.switches.pop().unwrap_or((false, false));
                let broke = flow.breaks.pop().unwrap_or(false);
                through || broke || live && !has_default && !self.covers_enum(cond, body)
            }
            StmtKind::Case(_, _, inner) => {
                let entered = flow.switches.last().is_some_and(|s| s.0);
                self.walk(flow, inner, live || entered, depth)
            }
            StmtKind::Default(inner) => {
                let mut entered = false;
                if let Some(s) = flow.switches.last_mut() {
                    s.1 = true;
                    entered = s.0;
                }
                self.walk(flow, inner, live || entered, depth)
            }
            StmtKind::Label(label, inner) => {
                let l = &self.unit.labels[label.index()];
                let target = flow.targets.contains(&label.0) || l.address_taken;
                self.walk(flow, inner, live || target, depth)
            }
            StmtKind::Goto(label) => {
                if live {
                    flow.targets.insert(label.0);
                }
                false
            }
            StmtKind::IndirectGoto(_) => {
                flow.computed |= live;
                flow.leaves |= live;
                false
            }
            StmtKind::Continue => false,
            StmtKind::Break => {
                if live && let Some(b) = flow.breaks.last_mut() {
                    *b = true;
                }
                false
            }
            StmtKind::Return(_) => {
                flow.leaves |= live;
                false
            }
            StmtKind::Asm(asm) => {
                let asm = &self.unit.asms[asm.index()];
                for (label, _) in &asm.labels {
                    if live {
                        flow.targets.insert(label.0);
                    }
                }
                live
            }
            StmtKind::Attributed(_, inner) => self.walk(flow, inner, live, depth),
        }
    }

    fn value_completes_marking(&self, flow: &mut Flow, e: ExprId, live: bool) -> bool {
        let done = self.value_completes(flow, e, 60);
        if !done && live {
            flow.leaves = true;
        }
        done
    }

    fn has_continue(&self, id: StmtId, depth: u32) -> bool {
        if depth == 0 {
            return true;
        }
        match self.unit.stmt(id).kind {
            StmtKind::Continue => true,
            StmtKind::Compound(list) => self
                .unit
                .list(list)
                .iter()
                .any(|&s| self.has_continue(s, depth - 1)),
            StmtKind::If(_, a, b) => {
                self.has_continue(a, depth - 1)
                    || b.is_some_and(|b| self.has_continue(b, depth - 1))
            }
            StmtKind::Switch(_, s)
            | StmtKind::Case(_, _, s)
            | StmtKind::Default(s)
            | StmtKind::Label(_, s)
            | StmtKind::Attributed(_, s) => self.has_continue(s, depth - 1),
            _ => false,
        }
    }

    /// A condition whose value is plain from constants (as Clang's flow graph sees it).
    fn constant_condition(&self, e: ExprId) -> Option<bool> {
        match self.const_int(e) {
            Some(v) => Some(!v.is_zero()),
            None => match crate::consteval::eval(&self.unit, self.target, e) {
                Ok(crate::consteval::Const::Address { base, .. })
                    if base != crate::consteval::AddressBase::Null =>
                {
                    Some(true)
                }
                _ => None,
            },
        }
    }

    /// Every enumerator of the condition's enum has a case.
    fn covers_enum(&self, cond: ExprId, body: StmtId) -> bool {
        let mut at = cond;
        for _ in 0..16 {
            match self.unit.expr(at).kind {
                ExprKind::ImplicitCast(crate::tree::CastKind::IntegralCast, inner)
                | ExprKind::Paren(inner) => at = inner,
                _ => break,
            }
        }
        let TypeKind::Enum(id) = *self.unit.types.canon_kind(self.unit.expr(at).ty) else {
            return false;
        };
        let mut cases = Vec::new();
        if !self.collect_cases(body, &mut cases, 200) {
            return false;
        }
        let list = &self.unit.enumeration(id).enumerators;
        !list.is_empty()
            && list.iter().all(|e| {
                let v = &self.unit.enumerators[e.index()].value;
                cases
                    .iter()
                    .any(|(low, high)| self.unit.int(*low) <= v && v <= self.unit.int(*high))
            })
    }

    fn collect_cases(
        &self,
        id: StmtId,
        out: &mut Vec<(crate::tree::IntId, crate::tree::IntId)>,
        depth: u32,
    ) -> bool {
        if depth == 0 {
            return false;
        }
        match self.unit.stmt(id).kind {
            StmtKind::Compound(list) => self
                .unit
                .list(list)
                .iter()
                .all(|&s| self.collect_cases(s, out, depth - 1)),
            StmtKind::Case(low, high, s) => {
                out.push((low, high));
                self.collect_cases(s, out, depth - 1)
            }
            StmtKind::Default(s) | StmtKind::Label(_, s) | StmtKind::Attributed(_, s) => {
                self.collect_cases(s, out, depth - 1)
            }
            StmtKind::If(_, a, b) => {
                self.collect_cases(a, out, depth - 1)
                    && b.is_none_or(|b| self.collect_cases(b, out, depth - 1))
            }
            StmtKind::While(_, s, _) | StmtKind::Do(s, _, _) | StmtKind::For { body: s, .. } => {
                self.collect_cases(s, out, depth - 1)
            }
            _ => true,
        }
    }

    /// Whether evaluation of an expression comes to an end (no call of a function that does not return on the way).
    fn value_completes(&self, flow: &mut Flow, e: ExprId, depth: u32) -> bool {
        if depth == 0 {
            return true;
        }
        let depth = depth - 1;
        match self.unit.expr(e).kind {
            ExprKind::Paren(i)
            | ExprKind::Unary(_, i)
            | ExprKind::ImplicitCast(_, i)
            | ExprKind::Cast(_, i)
            | ExprKind::Member { base: i, .. } => self.value_completes(flow, i, depth),
            ExprKind::Binary(BinaryOp::LAnd | BinaryOp::LOr, a, b) => {
                if !self.value_completes(flow, a, depth) {
                    return false;
                }
                let is_and = matches!(self.unit.expr(e).kind, ExprKind::Binary(BinaryOp::LAnd, ..));
                // `1 && abort()` always evaluates its right side.
                match self.constant_condition(a) {
                    Some(v) if v == is_and => self.value_completes(flow, b, depth),
                    _ => true,
                }
            }
            ExprKind::Binary(_, a, b) => {
                self.value_completes(flow, a, depth) && self.value_completes(flow, b, depth)
            }
            ExprKind::CompoundAssign { lhs, rhs, .. } => {
                self.value_completes(flow, lhs, depth) && self.value_completes(flow, rhs, depth)
            }
            ExprKind::Conditional(c, a, b) => {
                if !self.value_completes(flow, c, depth) {
                    return false;
                }
                match self.constant_condition(c) {
                    Some(true) => self.value_completes(flow, a, depth),
                    Some(false) => self.value_completes(flow, b, depth),
                    None => {
                        self.value_completes(flow, a, depth) || self.value_completes(flow, b, depth)
                    }
                }
            }
            ExprKind::Call(callee, args) => {
                if !self.value_completes(flow, callee, depth) {
                    return false;
                }
                for &a in self.unit.list(args) {
                    if !self.value_completes(flow, a, depth) {
                        return false;
                    }
                }
                !self.callee_noreturn(callee)
            }
            ExprKind::StmtExpr(s) => {
                let mut inner = Flow {
                    targets: std::mem::take(&mut flow.targets),
                    ..Flow::default()
                };
                let done = self.walk(&mut inner, s, true, 40);
                flow.targets = std::mem::take(&mut inner.targets);
                flow.leaves |= inner.leaves;
                done || inner.gave_up
            }
            ExprKind::Generic { chosen, .. } | ExprKind::Choose { chosen, .. } => {
                self.value_completes(flow, chosen, depth)
            }
            _ => true,
        }
    }

    fn callee_noreturn(&self, callee: ExprId) -> bool {
        let mut at = callee;
        for _ in 0..32 {
            let node = self.unit.expr(at);
            let fn_ty = self.unit.types.pointee(node.ty).unwrap_or(node.ty);
            if self.function_info(fn_ty).noreturn {
                return true;
            }
            match node.kind {
                ExprKind::Paren(i) | ExprKind::ImplicitCast(_, i) | ExprKind::Unary(_, i) => at = i,
                ExprKind::DeclRef(DeclRef::Func(f)) => {
                    let f = self.unit.func(f);
                    return f.attrs.contains(&Attr::NoReturn)
                        || f.builtin.is_some_and(|b| b.is_noreturn());
                }
                _ => return false,
            }
        }
        false
    }
}
