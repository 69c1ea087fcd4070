//! Statements but loops and `switch`: blocks, `if`, jumps, labels, computed `goto`, `return`.

use neverc_llvm::{Block, Value};
use neverc_sema::tree::{ExprId, ExprKind, LabelId, StmtAttr, StmtId, StmtKind};

use crate::body::OpaqueValue;
use crate::cx::{Fcg, Rv};
use crate::walk;

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// Emits a statement. The first one of a function is its body.
    pub fn stmt(&mut self, s: StmtId) {
        if self.body.begun {
            self.inner_stmt(s);
        } else {
            self.body.begun = true;
            self.begin_body(s);
            self.inner_stmt(s);
            self.finish_body();
        }
    }

    fn inner_stmt(&mut self, s: StmtId) {
        let unit = self.unit();
        let stmt = unit.stmt(s);
        if !self.reachable() {
            // Declarations count even where nothing runs: code behind a label may use them.
            match stmt.kind {
                StmtKind::Decl(_) => {}
                _ if walk::contains_label(unit, s, true) => {}
                _ => return,
            }
            if !matches!(
                stmt.kind,
                StmtKind::Label(..)
                    | StmtKind::Case(..)
                    | StmtKind::Default(_)
                    | StmtKind::Compound(_)
            ) {
                self.ensure_insert_point();
            }
        }
        self.set_loc(stmt.range.begin);
        match stmt.kind {
            StmtKind::Compound(_) => self.compound(s),
            StmtKind::Decl(list) => {
                for &decl in unit.list(list) {
                    self.local_decl(decl);
                }
            }
            StmtKind::Expr(e) => self.expr_stmt(e),
            StmtKind::Null => {}
            StmtKind::If(cond, then, els) => self.if_stmt(cond, then, els),
            StmtKind::While(..) => self.while_stmt(s),
            StmtKind::Do(..) => self.do_stmt(s),
            StmtKind::For { .. } => self.for_stmt(s),
            StmtKind::Switch(cond, body) => self.switch_stmt(cond, body),
            StmtKind::Case(lo, hi, sub) => self.case_stmt(lo, hi, sub),
            StmtKind::Default(sub) => self.default_stmt(sub),
            StmtKind::Label(label, sub) => {
                let block = self.label_block(label);
                self.emit_block(block);
                self.stmt(sub);
            }
            StmtKind::Goto(label) => {
                let block = self.label_block(label);
                let depth = self.depth_at_label(label);
                self.jump_through(block, depth);
            }
            StmtKind::IndirectGoto(e) => self.indirect_goto(e),
            StmtKind::Continue => {
                let target = self
                    .body
                    .jumps
                    .iter()
                    .rev()
                    .find_map(|jump| Some((jump.continue_block?, jump.depth)));
                if let Some((block, depth)) = target {
                    self.jump_through(block, depth);
                }
            }
            StmtKind::Break => {
                if let Some(jump) = self.body.jumps.last().copied() {
                    self.jump_through(jump.break_block, jump.depth);
                }
            }
            StmtKind::Return(e) => self.return_stmt(e),
            StmtKind::Asm(id) => self.asm_stmt(id),
            StmtKind::Attributed(attr, sub) => self.attributed(attr, sub),
        }
    }

    fn compound(&mut self, s: StmtId) {
        let unit = self.unit();
        let StmtKind::Compound(list) = unit.stmt(s).kind else {
            return self.stmt(s);
        };
        let depth = self.cleanup_depth();
        let scoped = self.enter_scope_of(s);
        for &sub in unit.list(list) {
            self.stmt(sub);
        }
        self.set_loc(unit.stmt(s).range.end);
        self.pop_cleanups(depth);
        if scoped {
            self.leave_debug_scope();
        }
    }

    /// A statement as a scope of its own: body of `if` and loops.
    pub(crate) fn scoped_stmt(&mut self, s: StmtId) {
        let depth = self.cleanup_depth();
        self.stmt(s);
        self.pop_cleanups(depth);
    }

    fn expr_stmt(&mut self, e: ExprId) {
        let before = self.builder.insert_block();
        self.ignored(e);
        // What follows a call that does not return goes to a block without predecessors: drop it.
        let after = self.builder.insert_block();
        if let Some(block) = after
            && after != before
            && !block.is_used()
            && block.is_empty()
        {
            self.builder.clear_position();
            block.delete();
        }
    }

    fn attributed(&mut self, attr: StmtAttr, sub: StmtId) {
        match attr {
            StmtAttr::MustTail => {
                let call = self.returned_call(sub);
                let saved = std::mem::replace(&mut self.body.tail_call, call);
                self.stmt(sub);
                self.body.tail_call = saved;
            }
            StmtAttr::NoMerge | StmtAttr::NoInline | StmtAttr::AlwaysInline => {
                let saved = self.body.call_attr.replace(attr);
                self.stmt(sub);
                self.body.call_attr = saved;
            }
            StmtAttr::Fallthrough | StmtAttr::Likely | StmtAttr::Unlikely => self.stmt(sub),
        }
    }

    /// The call that a return statement consists of.
    fn returned_call(&self, s: StmtId) -> Option<ExprId> {
        match self.unit().stmt(s).kind {
            StmtKind::Attributed(_, sub) => self.returned_call(sub),
            StmtKind::Return(Some(e)) => self.call_behind(e),
            _ => None,
        }
    }

    /// The call that an expression is, behind conversions that do nothing.
    fn call_behind(&self, e: ExprId) -> Option<ExprId> {
        let mut e = self.strip(e);
        while let ExprKind::ImplicitCast(_, inner) = self.unit().expr(e).kind {
            e = self.strip(inner);
        }
        matches!(self.unit().expr(e).kind, ExprKind::Call(..)).then_some(e)
    }

    /// `likely` and `unlikely` on a statement.
    fn likelihood(&self, s: StmtId) -> Option<bool> {
        match self.unit().stmt(s).kind {
            StmtKind::Attributed(StmtAttr::Likely, _) => Some(true),
            StmtKind::Attributed(StmtAttr::Unlikely, _) => Some(false),
            StmtKind::Attributed(_, sub) => self.likelihood(sub),
            StmtKind::Compound(list) => {
                let first = self.unit().list(list).first()?;
                match self.unit().stmt(*first).kind {
                    StmtKind::Attributed(..) => self.likelihood(*first),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn if_stmt(&mut self, cond: ExprId, then: StmtId, els: Option<StmtId>) {
        let mut next = Some((cond, then, els));
        let mut ends: Vec<Block<'c>> = Vec::new();
        // `else if` chains go round this loop, so that long ones need no stack.
        while let Some((cond, then, els)) = next.take() {
            if let Some(value) = self.fold_bool(cond) {
                let (live, dead) = if value {
                    (Some(then), els)
                } else {
                    (els, Some(then))
                };
                if dead.is_none_or(|s| !walk::contains_label(self.unit(), s, true)) {
                    if let Some(live) = live {
                        self.scoped_stmt(live);
                    }
                    break;
                }
            }
            let then_block = self.new_block("if.then");
            let end = self.new_block("if.end");
            let else_block = if els.is_some() {
                self.new_block("if.else")
            } else {
                end
            };
            let mut likely = self.likelihood(then);
            if likely.is_none()
                && let Some(els) = els
            {
                likely = self.likelihood(els).map(|l| !l);
            }
            self.branch_on_likely(cond, then_block, else_block, likely);
            self.emit_block(then_block);
            self.scoped_stmt(then);
            self.jump(end);
            ends.push(end);
            if let Some(els) = els {
                self.emit_block(else_block);
                if let StmtKind::If(c, t, e) = self.unit().stmt(els).kind {
                    self.set_loc(self.unit().stmt(els).range.begin);
                    next = Some((c, t, e));
                } else {
                    self.scoped_stmt(els);
                }
            }
        }
        for end in ends.into_iter().rev() {
            self.emit_block_finished(end);
        }
    }

    fn return_stmt(&mut self, e: Option<ExprId>) {
        let ty = self.ret_ty;
        if let Some(e) = e {
            match self.ret_slot {
                Some(slot) if !self.is_void(ty) => {
                    let jumps =
                        self.body.tail_call.is_some() && self.call_behind(e) == self.body.tail_call;
                    if jumps && self.is_aggregate(ty) {
                        // The call returns by itself.
                        self.ignored(e);
                    } else if self.is_aggregate(ty) {
                        self.aggregate(e, slot);
                    } else {
                        let value = self.rvalue(e);
                        self.ensure_insert_point();
                        self.store_init(slot, ty, value);
                    }
                }
                _ => self.ignored(e),
            }
        }
        let block = self.return_block;
        self.jump_through(block, 0);
    }

    // ---- labels and computed goto

    /// The block of a label.
    pub(crate) fn label_block(&mut self, label: LabelId) -> Block<'c> {
        let known = self.cg.labels.contains_key(&label);
        let block = self.cg.label_block(label);
        if !known && self.cg.opts.value_names {
            let name = self.cg.names.get(self.unit().labels[label.index()].name);
            block.set_name(&name);
        }
        block
    }

    /// `&&label`
    pub(crate) fn label_address(&mut self, label: LabelId) -> Value<'c> {
        let block = self.label_block(label);
        // The address names function and block, so the block must be in the function.
        if block.parent().is_none() {
            block.append_to(self.function);
        }
        self.function.block_address(block)
    }

    fn indirect_goto(&mut self, e: ExprId) {
        if let ExprKind::AddrLabel(label) = self.unit().expr(self.strip(e)).kind {
            let block = self.label_block(label);
            let depth = self.depth_at_label(label);
            return self.jump_through(block, depth);
        }
        let address = self.scalar(e);
        let ptr = self.cx().ptr_type();
        let current = self.current_block();
        if self.body.indirect.is_none() {
            let block = self.new_block("indirectgoto");
            block.append_to(self.function);
            self.builder.position_at_end(block);
            let phi = self.builder.phi(ptr);
            self.body.indirect = Some((block, phi));
            self.builder.position_at_end(current);
        }
        if let Some((block, phi)) = self.body.indirect {
            phi.add_incoming(address, current);
            self.jump(block);
        }
    }

    /// Ends what is still open when the whole body has been emitted.
    pub(crate) fn finish_body(&mut self) {
        let saved = self.builder.insert_block();
        let unit = self.unit();
        // They stay known: initializers of static variables are made when the body is complete.
        let labels: Vec<(LabelId, Block<'c>)> =
            self.cg.labels.iter().map(|(l, b)| (*l, *b)).collect();
        // Labels that were named but stand in code that was left out.
        for &(_, block) in &labels {
            if block.parent().is_none() {
                block.append_to(self.function);
            }
            if block.terminator().is_none() && Some(block) != saved {
                self.builder.position_at_end(block);
                self.builder.unreachable();
            }
        }
        if let Some((block, phi)) = self.body.indirect.take() {
            self.builder.position_at_end(block);
            let mut targets: Vec<(LabelId, Block<'c>)> = labels
                .into_iter()
                .filter(|(label, _)| unit.labels[label.index()].address_taken)
                .collect();
            targets.sort_by_key(|(label, _)| *label);
            let branch = self.builder.indirect_br(phi, targets.len());
            for (_, target) in targets {
                branch.add_destination(target);
            }
        }
        match saved {
            Some(block) => self.builder.position_at_end(block),
            None => self.builder.clear_position(),
        }
    }

    // ---- statement expressions

    /// `({ … })`: emits the statements and gives the value of the last one. `dest`: where an aggregate goes.
    pub(crate) fn stmt_expr(&mut self, s: StmtId, e: ExprId) -> Rv<'c> {
        let unit = self.unit();
        let StmtKind::Compound(list) = unit.stmt(s).kind else {
            self.stmt(s);
            return self.undefined_value(e);
        };
        let depth = self.cleanup_depth();
        let list = unit.list(list);
        let ty = unit.expr(e).ty;
        let mut result = Rv::Void;
        for (index, &sub) in list.iter().enumerate() {
            if index + 1 == list.len() && !self.is_void(ty) {
                // The value may stand behind labels and attributes.
                let mut last = sub;
                loop {
                    match unit.stmt(last).kind {
                        StmtKind::Label(label, inner) => {
                            let block = self.label_block(label);
                            self.emit_block(block);
                            last = inner;
                        }
                        StmtKind::Attributed(_, inner) => last = inner,
                        _ => break,
                    }
                }
                if let StmtKind::Expr(value) = unit.stmt(last).kind {
                    self.ensure_insert_point();
                    self.set_loc(unit.stmt(last).range.begin);
                    result = self.rvalue_kept(value);
                    continue;
                }
                self.stmt(last);
                continue;
            }
            self.stmt(sub);
        }
        self.pop_cleanups(depth);
        self.ensure_insert_point();
        if matches!(result, Rv::Void) && !self.is_void(ty) {
            return self.undefined_value(e);
        }
        result
    }

    /// A value that no later store changes: aggregates are copied.
    fn rvalue_kept(&mut self, e: ExprId) -> Rv<'c> {
        let ty = self.ty_of(e);
        if self.is_aggregate(ty) {
            let temp = self.temp(ty, "tmp");
            self.aggregate(e, temp);
            return Rv::Aggregate(temp);
        }
        self.rvalue(e)
    }

    /// A value for an expression that cannot be reached.
    pub(crate) fn undefined_value(&mut self, e: ExprId) -> Rv<'c> {
        let ty = self.ty_of(e);
        if self.is_void(ty) {
            return Rv::Void;
        }
        if let Some(part) = self.complex_part(ty) {
            let poison = self.val_ty(part).undef();
            return Rv::Complex(poison, poison);
        }
        if self.is_aggregate(ty) {
            return Rv::Aggregate(self.temp(ty, "undef.agg"));
        }
        Rv::Scalar(self.val_ty(ty).undef())
    }

    /// Remembers what an `Opaque` expression over `common` stands for.
    pub(crate) fn bind_opaque(
        &mut self,
        common: ExprId,
        value: OpaqueValue<'c>,
    ) -> Option<OpaqueValue<'c>> {
        self.body.opaque.insert(common, value)
    }
}
