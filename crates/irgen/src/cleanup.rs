//! Scopes of automatic objects: what must run when one is left, on every way out.
//!
//! A jump out of scopes goes through one block for each cleanup it passes; all jumps to the same target share these
//! blocks, so code size stays linear in the number of scopes and targets.

use std::collections::{HashMap, HashSet};

use neverc_llvm::{Block, Value};
use neverc_sema::Unit;
use neverc_sema::tree::{FuncId, LabelId, LocalDecl, StmtId, StmtKind, Storage, VarId};
use neverc_sema::types::TypeKind;

use crate::cx::{CallAttrs, Fcg, Rv};
use crate::walk;

/// What to do when a scope is left.
#[derive(Clone, Copy)]
pub(crate) enum CleanupKind<'c> {
    /// `llvm.lifetime.end`
    Lifetime {
        /// The object.
        address: Value<'c>,
        /// Bytes.
        size: u64,
    },
    /// The `cleanup` attribute.
    Call {
        /// Function to call with the variable's address.
        function: FuncId,
        /// The address.
        address: Value<'c>,
    },
    /// Frees variable arrays: the stack pointer was saved in this slot.
    Stack(Value<'c>),
}

/// An active cleanup.
pub(crate) struct Cleanup<'c> {
    pub(crate) kind: CleanupKind<'c>,
    /// Scope node of the variable it belongs to.
    node: u32,
    /// Blocks that run this cleanup and those outside of it on the way to a target: (target, block).
    exits: Vec<(Block<'c>, Block<'c>)>,
    /// Where unwinding lands that this handler waits for.
    pub(crate) pad: Option<Block<'c>>,
    /// The block that runs this handler and those outside of it during unwinding.
    pub(crate) unwind: Option<Block<'c>>,
}

impl Cleanup<'_> {
    /// Does it run during unwinding as well?
    pub(crate) fn is_handler(&self) -> bool {
        matches!(self.kind, CleanupKind::Call { .. })
    }
}

/// Which variables are in scope at each label: a tree of declarations in which each label has its place.
#[derive(Default)]
pub(crate) struct ScopeMap {
    parents: Vec<u32>,
    depths: Vec<u32>,
    var_of: Vec<VarId>,
    vars: HashMap<VarId, u32>,
    labels: HashMap<LabelId, u32>,
    bypassed: HashSet<VarId>,
    all_bypassed: bool,
}

struct ScopeWalk<'a> {
    unit: &'a Unit,
    map: &'a mut ScopeMap,
    current: u32,
    /// Scope node of the enclosing switch.
    switch: u32,
    gotos: Vec<(LabelId, u32)>,
}

impl ScopeMap {
    /// Walks the body of a function.
    pub(crate) fn build(unit: &Unit, body: StmtId) -> ScopeMap {
        let mut map = ScopeMap {
            parents: vec![0],
            depths: vec![0],
            var_of: vec![VarId(u32::MAX)],
            ..ScopeMap::default()
        };
        let mut walk = ScopeWalk {
            unit,
            map: &mut map,
            current: 0,
            switch: 0,
            gotos: Vec::new(),
        };
        walk.stmt(body);
        let gotos = std::mem::take(&mut walk.gotos);
        for (label, from) in gotos {
            if let Some(&to) = map.labels.get(&label) {
                map.mark_bypassed(from, to);
            }
        }
        map
    }

    /// Variables visible at `to` but not at `from` have their declarations jumped over.
    fn mark_bypassed(&mut self, from: u32, to: u32) {
        let mut node = to;
        while node != 0 && !self.encloses(node, from) {
            self.bypassed.insert(self.var_of[node as usize]);
            node = self.parents[node as usize];
        }
    }

    /// Is the declaration `outer` visible at `inner`?
    fn encloses(&self, outer: u32, inner: u32) -> bool {
        if self.depths.is_empty() {
            return false;
        }
        let mut node = inner;
        while self.depths[node as usize] > self.depths[outer as usize] {
            node = self.parents[node as usize];
        }
        node == outer
    }

    /// Can control reach the variable's scope without passing its declaration?
    pub(crate) fn is_bypassed(&self, var: VarId) -> bool {
        self.all_bypassed || self.bypassed.contains(&var)
    }

    fn node_of(&self, var: VarId) -> u32 {
        self.vars.get(&var).copied().unwrap_or(0)
    }
}

impl ScopeWalk<'_> {
    fn expr(&mut self, e: neverc_sema::tree::ExprId) {
        let mut stmts = Vec::new();
        walk::for_each_stmt_expr(self.unit, e, &mut |s| stmts.push(s));
        for s in stmts {
            self.stmt(s);
        }
    }

    fn scope(&mut self, f: impl FnOnce(&mut Self)) {
        let saved = self.current;
        f(self);
        self.current = saved;
    }

    fn stmt(&mut self, s: StmtId) {
        let unit = self.unit;
        match unit.stmt(s).kind {
            StmtKind::Compound(list) => self.scope(|w| {
                for &s in unit.list(list) {
                    w.stmt(s);
                }
            }),
            StmtKind::For {
                init,
                cond,
                inc,
                body,
                ..
            } => self.scope(|w| {
                if let Some(init) = init {
                    w.stmt(init);
                }
                for e in [cond, inc].into_iter().flatten() {
                    w.expr(e);
                }
                w.scope(|w| w.stmt(body));
            }),
            StmtKind::Decl(list) => {
                for decl in unit.list(list) {
                    let LocalDecl::Var(id) = *decl else { continue };
                    let var = unit.var(id);
                    if var.storage == Storage::Auto {
                        let node = self.map.parents.len() as u32;
                        self.map.parents.push(self.current);
                        self.map
                            .depths
                            .push(self.map.depths[self.current as usize] + 1);
                        self.map.var_of.push(id);
                        self.map.vars.insert(id, node);
                        self.current = node;
                    }
                    if let Some(init) = var.init {
                        self.expr(init);
                    }
                }
            }
            StmtKind::Switch(cond, body) => {
                self.expr(cond);
                let saved = std::mem::replace(&mut self.switch, self.current);
                self.scope(|w| w.stmt(body));
                self.switch = saved;
            }
            StmtKind::Case(_, _, sub) | StmtKind::Default(sub) => {
                self.map.mark_bypassed(self.switch, self.current);
                self.stmt(sub);
            }
            StmtKind::Label(label, sub) => {
                self.map.labels.insert(label, self.current);
                self.stmt(sub);
            }
            StmtKind::Goto(label) => self.gotos.push((label, self.current)),
            StmtKind::IndirectGoto(e) => {
                self.expr(e);
                self.map.all_bypassed = true;
            }
            StmtKind::Asm(id) => {
                for &(label, _) in &unit.asms[id.index()].labels {
                    self.gotos.push((label, self.current));
                }
            }
            StmtKind::If(cond, then, els) => {
                self.expr(cond);
                self.scope(|w| w.stmt(then));
                if let Some(els) = els {
                    self.scope(|w| w.stmt(els));
                }
            }
            StmtKind::While(cond, body, _) | StmtKind::Do(body, cond, _) => {
                self.expr(cond);
                self.scope(|w| w.stmt(body));
            }
            StmtKind::Attributed(_, sub) => self.stmt(sub),
            StmtKind::Expr(e) | StmtKind::Return(Some(e)) => self.expr(e),
            StmtKind::Null | StmtKind::Continue | StmtKind::Break | StmtKind::Return(None) => {}
        }
    }
}

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// Prepares scope information of the function's body when it will be needed. To be called before the body.
    pub(crate) fn prepare_scopes(&mut self, body: StmtId, has_labels: bool) {
        if has_labels || self.optimizing() {
            self.body.scopes = ScopeMap::build(self.unit(), body);
        }
    }

    /// Adds a cleanup for `var`'s scope.
    pub(crate) fn push_cleanup(&mut self, kind: CleanupKind<'c>, var: VarId) {
        let node = self.body.scopes.node_of(var);
        self.body.cleanups.push(Cleanup {
            kind,
            node,
            exits: Vec::new(),
            pad: None,
            unwind: None,
        });
    }

    /// Number of active cleanups, for [`Fcg::pop_cleanups`].
    pub(crate) fn cleanup_depth(&self) -> usize {
        self.body.cleanups.len()
    }

    /// Leaves scopes in the ordinary way: runs the cleanups above `depth`.
    pub(crate) fn pop_cleanups(&mut self, depth: usize) {
        while self.body.cleanups.len() > depth {
            let Some(cleanup) = self.body.cleanups.pop() else {
                return;
            };
            // Ways out lie behind the scope's code, as the source has it: passes keep that order.
            for (_, block) in &cleanup.exits {
                block.remove();
                block.append_to(self.function);
            }
            if self.reachable() {
                self.run_cleanup(cleanup.kind);
            }
        }
    }

    /// What is to be done when the scope is left.
    pub(crate) fn run_cleanup(&mut self, kind: CleanupKind<'c>) {
        match kind {
            CleanupKind::Lifetime { address, size } => self.lifetime_end(address, size),
            CleanupKind::Call { function, address } => {
                let ty = self.unit().func(function).ty;
                let callee = self.cg.func(function);
                let param = match self.kind(ty) {
                    TypeKind::Function(_, params, _) => params.first().copied(),
                    _ => None,
                };
                let param = param.unwrap_or(neverc_sema::types::Builtin::NullPtr.q());
                let attrs = CallAttrs {
                    decl: Some(function),
                    ..CallAttrs::default()
                };
                self.emit_call(ty, callee, &[(Rv::Scalar(address), param)], None, attrs);
            }
            CleanupKind::Stack(slot) => {
                let ptr = self.cx().ptr_type();
                let saved = self.builder.load(ptr, slot, 8);
                self.intrinsic("llvm.stackrestore", &[ptr], &[saved]);
            }
        }
    }

    /// `llvm.lifetime.start` of an object of `size` bytes.
    pub(crate) fn lifetime_start(&mut self, address: Value<'c>, size: u64) {
        let (ptr, size) = (self.cx().ptr_type(), self.i64(size as i64));
        self.intrinsic("llvm.lifetime.start", &[ptr], &[size, address]);
    }

    /// `llvm.lifetime.end` of an object of `size` bytes.
    pub(crate) fn lifetime_end(&mut self, address: Value<'c>, size: u64) {
        let (ptr, size) = (self.cx().ptr_type(), self.i64(size as i64));
        self.intrinsic("llvm.lifetime.end", &[ptr], &[size, address]);
    }

    /// Jumps to `target`, where the cleanups below `depth` stay active.
    pub(crate) fn jump_through(&mut self, target: Block<'c>, depth: usize) {
        if !self.reachable() {
            return;
        }
        let entry = self.exit_to(target, depth);
        self.jump(entry);
    }

    /// The block that runs the cleanups above `depth` and goes on to `target`.
    pub(crate) fn exit_to(&mut self, target: Block<'c>, depth: usize) -> Block<'c> {
        let len = self.body.cleanups.len();
        let mut from = depth.min(len);
        let mut next = target;
        for index in (from..len).rev() {
            let exits = &self.body.cleanups[index].exits;
            if let Some(&(_, block)) = exits.iter().find(|(to, _)| *to == target) {
                next = block;
                from = index + 1;
                break;
            }
        }
        if from == len {
            return next;
        }
        let saved = self.builder.insert_block();
        for index in from..len {
            let block = self.new_block("cleanup");
            block.append_to(self.function);
            self.builder.position_at_end(block);
            let kind = self.body.cleanups[index].kind;
            self.guarded_below(index, |fcg| fcg.run_cleanup(kind));
            self.jump(next);
            self.body.cleanups[index].exits.push((target, block));
            next = block;
        }
        match saved {
            Some(block) => self.builder.position_at_end(block),
            None => self.builder.clear_position(),
        }
        next
    }

    /// How many of the active cleanups stay active at a label.
    pub(crate) fn depth_at_label(&self, label: LabelId) -> usize {
        let Some(&node) = self.body.scopes.labels.get(&label) else {
            return 0;
        };
        self.body
            .cleanups
            .iter()
            .take_while(|cleanup| self.body.scopes.encloses(cleanup.node, node))
            .count()
    }
}
