//! Statements. C23 6.8.

use std::collections::{BTreeMap, HashMap};

use neverc_prep::Pragma;
use neverc_source::{Loc, Range, Symbol, Warning};
use neverc_syntax::ast::{self, StmtKind as Ast};
use rustc_hash::FxBuildHasher;

use crate::assign::AssignContext;
use crate::cx::Sema;
use crate::scope::ScopeKind;
use crate::tree::{LabelId, LocalDecl, LoopHint, StmtAttr, StmtId, StmtKind, VarId};
use crate::types::{Builtin, QualType};
use crate::value::IntValue;

/// What makes it wrong to jump into a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Protected {
    Vla,
    VariablyModified,
    VlaTypedef,
    Cleanup,
    StmtExpr,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Region {
    pub parent: u32,
    pub kind: Protected,
    pub loc: Loc,
}

/// A jump to check at the end of the function.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Jump {
    pub label: LabelId,
    pub loc: Loc,
    pub region: u32,
    pub asm: bool,
}

pub(crate) struct SwitchState {
    /// Promoted type of the condition.
    pub ty: QualType,
    /// Type before promotion.
    pub raw: QualType,
    pub cases: BTreeMap<IntValue, (IntValue, Loc)>,
    pub default: Option<Loc>,
    pub region: u32,
    /// The condition was erroneous: cases are not checked.
    pub broken: bool,
}

/// State of the function whose body is analysed. Region 0 is the whole body.
pub(crate) struct FnState {
    pub ret: QualType,
    pub labels: HashMap<Symbol, LabelId, FxBuildHasher>,
    pub local_labels: Vec<(Symbol, LabelId)>,
    pub all_labels: Vec<(LabelId, Loc)>,
    pub label_regions: HashMap<LabelId, u32, FxBuildHasher>,
    pub jumps: Vec<Jump>,
    pub regions: Vec<Region>,
    pub region: u32,
    pub switches: Vec<SwitchState>,
    pub breakable: u32,
    loops: u32,
    pub pending: Vec<LocalDecl>,
    pub locals: Vec<VarId>,
    pub flexible_ok: bool,
    /// Number of errors before the function.
    pub errors_before: u32,
    /// The body has syntax errors: what is unused cannot be told.
    pub broken: bool,
    pub has_vla: bool,
    hints: Vec<LoopHint>,
    pub quiet_labels: Vec<LabelId>,
}

impl Default for FnState {
    fn default() -> Self {
        FnState::new(Builtin::Void.q())
    }
}

impl FnState {
    pub fn new(ret: QualType) -> FnState {
        FnState {
            ret,
            labels: HashMap::default(),
            local_labels: Vec::new(),
            all_labels: Vec::new(),
            label_regions: HashMap::default(),
            jumps: Vec::new(),
            regions: Vec::new(),
            region: 0,
            switches: Vec::new(),
            breakable: 0,
            loops: 0,
            pending: Vec::new(),
            locals: Vec::new(),
            flexible_ok: false,
            errors_before: 0,
            broken: false,
            has_vla: false,
            hints: Vec::new(),
            quiet_labels: Vec::new(),
        }
    }
}

/// Labels in front of a statement.
pub(crate) enum Prefix {
    Case(IntValue, IntValue),
    Skipped,
    Default,
    Label(LabelId),
    /// A label whose turn to be defined comes behind the inner ones.
    Pending(ast::Ident, ast::List<ast::Attr>),
}

impl Sema<'_> {
    /// Analyses a statement.
    pub fn stmt(&mut self, id: ast::StmtId) -> StmtId {
        let range = self.ast.stmt(id).range;
        if self.diags.must_stop() || !self.enter(range.begin) {
            return self.unit.push_stmt(StmtKind::Null, range);
        }
        let made = self.stmt_inner(id, range);
        self.leave();
        made
    }

    fn stmt_inner(&mut self, id: ast::StmtId, range: Range) -> StmtId {
        let node = *self.ast.stmt(id);
        let kind = match node.kind {
            Ast::Compound(list) => return self.block(list, range),
            Ast::Decl(decl) => {
                let mut out = Vec::new();
                self.declaration(decl, &mut out);
                out.append(&mut self.decl.fun.pending);
                if out.is_empty() {
                    StmtKind::Null
                } else {
                    StmtKind::Decl(self.unit.push_list(&out))
                }
            }
            Ast::Expr(e) => StmtKind::Expr(self.expr_stmt(e)),
            Ast::Null | Ast::Error => StmtKind::Null,
            Ast::If(..) => return self.if_chain(id),
            Ast::While(cond, body) => {
                let hints = self.take_hints();
                self.push_scope(ScopeKind::Block);
                let cond = self.condition(cond, node.range.begin);
                let body = self.loop_body(body);
                self.pop_scope();
                StmtKind::While(cond, body, hints)
            }
            Ast::Do(body, cond) => {
                let hints = self.take_hints();
                self.push_scope(ScopeKind::Block);
                let body = self.loop_body(body);
                let cond = self.condition(cond, node.range.begin);
                self.pop_scope();
                StmtKind::Do(body, cond, hints)
            }
            Ast::For {
                init,
                cond,
                inc,
                body,
            } => {
                let hints = self.take_hints();
                let region = self.decl.fun.region;
                self.push_scope(ScopeKind::Block);
                let init = init.map(|s| {
                    if let Ast::Expr(e) = self.ast.stmt(s).kind {
                        let range = self.ast.stmt(s).range;
                        let e = self.expr_stmt(e);
                        self.unit.push_stmt(StmtKind::Expr(e), range)
                    } else {
                        self.stmt(s)
                    }
                });
                let cond = cond.map(|c| self.condition(c, node.range.begin));
                let inc = inc.map(|i| self.expr_stmt(i));
                let body = self.loop_body(body);
                self.pop_scope();
                self.decl.fun.region = region;
                StmtKind::For {
                    init,
                    cond,
                    inc,
                    body,
                    hints,
                }
            }
            Ast::Switch(cond, body) => return self.switch(cond, body, range),
            Ast::Case(..) | Ast::Default(_) | Ast::Label(..) => return self.labelled(id),
            Ast::Goto(ident) => {
                let label = self.label(ident.name, ident.loc);
                let region = self.decl.fun.region;
                self.decl.fun.jumps.push(Jump {
                    label,
                    loc: range.begin,
                    region,
                    asm: false,
                });
                StmtKind::Goto(label)
            }
            Ast::IndirectGoto(e) => {
                let e = self.expr(e);
                let void: QualType = Builtin::Void.q();
                let target = self
                    .unit
                    .types
                    .pointer(void.with(crate::types::qual::CONST));
                let e = self.assign_convert(e, target, AssignContext::Assign);
                StmtKind::IndirectGoto(e)
            }
            Ast::Continue => {
                if self.decl.fun.loops == 0 {
                    self.diags
                        .error(range.begin, "'continue' statement not in loop statement")
                        .emit();
                    StmtKind::Null
                } else {
                    StmtKind::Continue
                }
            }
            Ast::Break => {
                if self.decl.fun.breakable == 0 {
                    self.diags
                        .error(
                            range.begin,
                            "'break' statement not in loop or switch statement",
                        )
                        .emit();
                    StmtKind::Null
                } else {
                    StmtKind::Break
                }
            }
            Ast::Return(value) => self.return_stmt(value, range),
            Ast::Asm(asm) => match self.asm_stmt(asm, range) {
                Some(id) => StmtKind::Asm(id),
                None => StmtKind::Null,
            },
            Ast::Attributed(attrs, inner) => return self.attributed(attrs, inner, range),
            Ast::Pragma(index) => {
                match self.ast.pragmas.get(index as usize) {
                    Some(Pragma::Loop(hint)) => self.decl.fun.hints.push(hint.clone()),
                    _ => self.pragma(index),
                }
                StmtKind::Null
            }
            Ast::LocalLabels(list) => {
                for ident in self.ast.list(list) {
                    let id = self.new_label(ident.name, ident.loc);
                    self.decl.fun.local_labels.push((ident.name, id));
                }
                StmtKind::Null
            }
        };
        self.unit.push_stmt(kind, range)
    }

    fn take_hints(&mut self) -> crate::tree::List<LoopHint> {
        let hints = std::mem::take(&mut self.decl.fun.hints);
        self.unit.push_list(&hints)
    }

    fn loop_body(&mut self, body: ast::StmtId) -> StmtId {
        let region = self.decl.fun.region;
        self.decl.fun.loops += 1;
        self.decl.fun.breakable += 1;
        self.push_scope(ScopeKind::Block);
        let made = self.stmt(body);
        self.pop_scope();
        self.decl.fun.loops -= 1;
        self.decl.fun.breakable -= 1;
        self.decl.fun.region = region;
        made
    }

    /// The body of a function: its braces open no scope beyond that of the parameters.
    pub(crate) fn function_block(&mut self, body: ast::StmtId) -> StmtId {
        let node = *self.ast.stmt(body);
        match node.kind {
            Ast::Compound(list) => {
                let stmts = self.statements(list);
                let list = self.unit.push_list(&stmts);
                self.unit.push_stmt(StmtKind::Compound(list), node.range)
            }
            _ => self.stmt(body),
        }
    }

    fn block(&mut self, list: ast::List<ast::StmtId>, range: Range) -> StmtId {
        let region = self.decl.fun.region;
        self.push_scope(ScopeKind::Block);
        let stmts = self.statements(list);
        self.pop_scope();
        self.decl.fun.region = region;
        let list = self.unit.push_list(&stmts);
        self.unit.push_stmt(StmtKind::Compound(list), range)
    }

    fn statements(&mut self, list: ast::List<ast::StmtId>) -> Vec<StmtId> {
        let ast = self.ast;
        let list = ast.list(list);
        let mut out = Vec::with_capacity(list.len());
        for &s in list {
            if self.diags.must_stop() {
                break;
            }
            let made = self.stmt(s);
            let silent = matches!(
                ast.stmt(s).kind,
                Ast::Pragma(_) | Ast::LocalLabels(_) | Ast::Error
            );
            if !silent {
                out.push(made);
            }
        }
        out
    }

    /// The compound statement of a statement expression and the type of its value (`void` when it has none). When
    /// there is a value, the last statement is `Expr(e)` (maybe under labels and attributes) with `e` an rvalue of
    /// that type.
    pub fn stmt_expr(&mut self, id: ast::StmtId) -> (StmtId, QualType) {
        let node = *self.ast.stmt(id);
        let void = Builtin::Void.q();
        let Ast::Compound(list) = node.kind else {
            return (self.stmt(id), void);
        };
        if self.function.is_none() {
            self.diags
                .error(
                    node.range.begin,
                    "statement expression not allowed at file scope",
                )
                .emit();
            let made = self.unit.push_stmt(StmtKind::Null, node.range);
            return (made, Builtin::Error.q());
        }
        if !self.enter(node.range.begin) {
            let made = self.unit.push_stmt(StmtKind::Null, node.range);
            return (made, Builtin::Error.q());
        }
        let region = self.decl.fun.region;
        let parent = region;
        self.decl.fun.regions.push(Region {
            parent,
            kind: Protected::StmtExpr,
            loc: node.range.begin,
        });
        self.decl.fun.region = self.decl.fun.regions.len() as u32;
        self.push_scope(ScopeKind::Block);
        // Jumps out of loops around the expression are allowed, as in Clang.
        let pending = std::mem::take(&mut self.decl.fun.pending);
        let ast = self.ast;
        let stmts = ast.list(list);
        // Trailing empty statements do not take the value away (GCC and Clang alike).
        let last = stmts
            .iter()
            .rposition(|&s| !matches!(ast.stmt(s).kind, Ast::Null));
        let mut out = Vec::with_capacity(stmts.len());
        let mut ty = void;
        for (i, &s) in stmts.iter().enumerate() {
            if Some(i) == last {
                let (made, value) = self.value_stmt(s);
                ty = value.unwrap_or(void);
                out.push(made);
            } else if Some(i) > last && ty != void {
                // Dropped: the value statement stays last.
            } else {
                out.push(self.stmt(s));
            }
        }
        self.pop_scope();
        self.decl.fun.pending = pending;
        self.decl.fun.region = region;
        self.leave();
        let list = self.unit.push_list(&out);
        let made = self.unit.push_stmt(StmtKind::Compound(list), node.range);
        (made, ty)
    }

    /// The last statement of a statement expression.
    fn value_stmt(&mut self, id: ast::StmtId) -> (StmtId, Option<QualType>) {
        let node = *self.ast.stmt(id);
        match node.kind {
            Ast::Expr(e) => {
                let e = self.expr_stmt_value(e);
                let ty = self.unit.expr(e).ty;
                let made = self.unit.push_stmt(StmtKind::Expr(e), node.range);
                (made, Some(ty))
            }
            Ast::Label(ident, attrs, inner) => {
                let label = self.define_label(ident, attrs);
                let (inner, ty) = self.value_stmt(inner);
                let made = self
                    .unit
                    .push_stmt(StmtKind::Label(label, inner), node.range);
                (made, ty)
            }
            Ast::Attributed(_, inner) => self.value_stmt(inner),
            _ => (self.stmt(id), None),
        }
    }

    /// `if` with its chain of `else if`, without recursion along the chain.
    fn if_chain(&mut self, id: ast::StmtId) -> StmtId {
        let mut links = Vec::new();
        let mut next = Some(id);
        let mut tail = None;
        let mut scopes = 0;
        while let Some(s) = next {
            let node = *self.ast.stmt(s);
            let Ast::If(cond, then, els) = node.kind else {
                tail = Some(self.scoped(s));
                break;
            };
            self.push_scope(ScopeKind::Block);
            scopes += 1;
            let cond = self.condition(cond, node.range.begin);
            let never = self.const_int(cond).is_some_and(|v| v.is_zero());
            self.ex.unreachable += u32::from(never);
            let body = then;
            let then = self.scoped(then);
            self.ex.unreachable -= u32::from(never);
            if els.is_none() {
                self.warn_empty_body(cond, body);
            }
            links.push((cond, then, node.range));
            next = els;
        }
        for _ in 0..scopes {
            self.pop_scope();
        }
        let mut made = tail;
        for (cond, then, range) in links.into_iter().rev() {
            made = Some(self.unit.push_stmt(StmtKind::If(cond, then, made), range));
        }
        match made {
            Some(s) => s,
            None => self.unit.push_stmt(StmtKind::Null, Range::NONE),
        }
    }

    /// `if (x);` on one line.
    fn warn_empty_body(&self, cond: crate::tree::ExprId, body: ast::StmtId) {
        let node = self.ast.stmt(body);
        if !matches!(node.kind, Ast::Null) {
            return;
        }
        let at = node.range.begin;
        let end = self.unit.expr(cond).range.end;
        if self.target_builtins.is_macro(at) || self.target_builtins.is_macro(end) {
            return;
        }
        let line = |loc: Loc| self.target_builtins.source_position(loc).map(|p| p.1);
        if let (Some(a), Some(b)) = (line(end), line(at))
            && a == b
        {
            self.diags
                .warn(Warning::EMPTY_BODY, at, "if statement has empty body")
                .note(
                    at,
                    "put the semicolon on a separate line to silence this warning",
                )
                .emit();
        }
    }

    pub(crate) fn scoped(&mut self, s: ast::StmtId) -> StmtId {
        let region = self.decl.fun.region;
        self.push_scope(ScopeKind::Block);
        let made = self.stmt(s);
        self.pop_scope();
        self.decl.fun.region = region;
        made
    }

    /// Statements behind `case`, `default` and names, without recursion along runs of labels.
    fn labelled(&mut self, id: ast::StmtId) -> StmtId {
        let mut prefixes = Vec::new();
        let mut at = id;
        loop {
            let node = *self.ast.stmt(at);
            match node.kind {
                Ast::Case(low, high, inner) => {
                    let prefix = self.case_label(low, high, node.range.begin);
                    prefixes.push((prefix, node.range));
                    at = inner;
                }
                Ast::Default(inner) => {
                    let prefix = self.default_label(node.range.begin);
                    prefixes.push((prefix, node.range));
                    at = inner;
                }
                Ast::Label(ident, attrs, inner) => {
                    prefixes.push((Prefix::Pending(ident, attrs), node.range));
                    at = inner;
                }
                _ => break,
            }
        }
        for (prefix, _) in prefixes.iter_mut().rev() {
            if let Prefix::Pending(ident, attrs) = *prefix {
                *prefix = Prefix::Label(self.define_label(ident, attrs));
            }
        }
        let mut made = self.stmt(at);
        for (prefix, range) in prefixes.into_iter().rev() {
            let kind = match prefix {
                Prefix::Case(low, high) => {
                    let low_id = self.unit.push_int(low.clone());
                    let high_id = if low == high {
                        low_id
                    } else {
                        self.unit.push_int(high)
                    };
                    StmtKind::Case(low_id, high_id, made)
                }
                Prefix::Default => StmtKind::Default(made),
                Prefix::Label(label) => StmtKind::Label(label, made),
                Prefix::Skipped | Prefix::Pending(..) => continue,
            };
            made = self.unit.push_stmt(kind, range);
        }
        made
    }

    fn return_stmt(&mut self, value: Option<ast::ExprId>, range: Range) -> StmtKind {
        let ret = self.decl.fun.ret;
        let name = self
            .function
            .map_or_else(|| "".into(), |f| self.text(self.unit.func(f).name));
        let noreturn = self
            .function
            .is_some_and(|f| self.function_info(self.unit.func(f).ty).noreturn);
        if noreturn {
            let message = format!("function '{name}' declared 'noreturn' should not return");
            self.diags
                .warn(Warning::INVALID_NORETURN, range.begin, message)
                .emit();
        }
        let is_void = self.unit.types.is(ret, Builtin::Void);
        let Some(value) = value else {
            if !is_void && !self.error_type(ret) {
                let message = format!("non-void function '{name}' should return a value");
                self.diags
                    .warn(Warning::RETURN_MISMATCH, range.begin, message)
                    .emit();
            }
            return StmtKind::Return(None);
        };
        if matches!(self.ast.expr(value).kind, ast::ExprKind::InitList(_)) {
            self.diags.error(range.begin, "expected expression").emit();
            return StmtKind::Return(None);
        }
        if self.error_type(ret) {
            let e = self.expr_rvalue(value);
            return StmtKind::Return(Some(e));
        }
        if is_void {
            let e = self.expr_rvalue(value);
            let node = *self.unit.expr(e);
            if self.error_type(node.ty) {
                return StmtKind::Return(None);
            }
            if self.unit.types.is(node.ty, Builtin::Void) {
                let message = format!("void function '{name}' should not return void expression");
                self.diags
                    .warn(Warning::PEDANTIC, range.begin, message)
                    .range(node.range)
                    .emit();
            } else {
                let message = format!("void function '{name}' should not return a value");
                self.diags
                    .warn(Warning::RETURN_MISMATCH, range.begin, message)
                    .range(node.range)
                    .emit();
                let e = self.convert(e, Builtin::Void.q());
                return StmtKind::Return(Some(e));
            }
            return StmtKind::Return(Some(e));
        }
        let e = self.expr(value);
        let e = self.assign_convert(e, ret, AssignContext::Return);
        StmtKind::Return(Some(e))
    }

    fn attributed(
        &mut self,
        attrs: ast::List<ast::Attr>,
        inner: ast::StmtId,
        range: Range,
    ) -> StmtId {
        let ast = self.ast;
        let mut kinds = Vec::new();
        for attr in ast.list(attrs) {
            let name = self.names.get(attr.name);
            let kind = match &*name {
                "fallthrough" => {
                    if !matches!(ast.stmt(inner).kind, Ast::Null) {
                        self.diags
                            .error(
                                attr.loc,
                                "'fallthrough' attribute only applies to empty statements",
                            )
                            .emit();
                        continue;
                    }
                    if self.decl.fun.switches.is_empty() {
                        self.diags
                            .error(
                                attr.loc,
                                "fallthrough annotation is outside switch statement",
                            )
                            .emit();
                        continue;
                    }
                    StmtAttr::Fallthrough
                }
                "likely" => StmtAttr::Likely,
                "unlikely" => StmtAttr::Unlikely,
                "musttail" => {
                    if !matches!(ast.stmt(inner).kind, Ast::Return(_)) {
                        self.diags
                            .error(
                                attr.loc,
                                "'musttail' attribute only applies to return statements",
                            )
                            .emit();
                        continue;
                    }
                    StmtAttr::MustTail
                }
                "nomerge" => StmtAttr::NoMerge,
                "noinline" => StmtAttr::NoInline,
                "always_inline" => StmtAttr::AlwaysInline,
                "opencl_unroll_hint" | "unused" | "maybe_unused" | "suppress" | "assume" => {
                    continue;
                }
                _ => {
                    if matches!(ast.stmt(inner).kind, Ast::Decl(_)) {
                        continue;
                    }
                    self.unknown(attr, &name);
                    continue;
                }
            };
            kinds.push(kind);
        }
        let mut made = self.stmt(inner);
        let musttail = ast
            .list(attrs)
            .iter()
            .find(|a| &*self.names.get(a.name) == "musttail");
        if let Some(attr) = musttail
            && kinds.contains(&StmtAttr::MustTail)
            && !self.check_musttail(made, attr.loc)
        {
            kinds.retain(|k| *k != StmtAttr::MustTail);
        }
        for kind in kinds.into_iter().rev() {
            made = self.unit.push_stmt(StmtKind::Attributed(kind, made), range);
        }
        made
    }
}
