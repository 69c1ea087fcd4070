//! Loops and their `llvm.loop` metadata.

use neverc_llvm::{Metadata, Value};
use neverc_sema::tree::{ExprId, List, LoopHint, StmtId, StmtKind};

use crate::body::JumpTarget;
use crate::cx::Fcg;

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// Whether the loop may be assumed to end. C23 6.8.6.1p4: not with a constant controlling expression.
    fn must_progress(&self, cond: Option<ExprId>) -> bool {
        self.cg.lang.c11() && cond.is_some_and(|cond| self.fold_int(cond).is_none())
    }

    /// Attaches loop metadata to the backward branch.
    fn loop_metadata(
        &mut self,
        branch: Option<Value<'c>>,
        must_progress: bool,
        hints: List<LoopHint>,
    ) {
        let Some(branch) = branch else { return };
        let cx = self.cx();
        let mut list: Vec<Metadata<'c>> = Vec::new();
        let plain = |name: &str| cx.metadata_node(&[cx.metadata_string(name)]);
        let number = |name: &str, n: u32| {
            let value = cx.metadata_value(cx.i32_type().const_u64(u64::from(n)));
            cx.metadata_node(&[cx.metadata_string(name), value])
        };
        let flag = |name: &str, on: bool| {
            let value = cx.metadata_value(cx.const_bool(on));
            cx.metadata_node(&[cx.metadata_string(name), value])
        };
        if must_progress {
            list.push(plain("llvm.loop.mustprogress"));
        }
        for hint in self.unit().list(hints) {
            match *hint {
                LoopHint::UnrollCount(0 | 1) | LoopHint::UnrollDisable => {
                    list.push(plain("llvm.loop.unroll.disable"))
                }
                LoopHint::UnrollCount(n) => list.push(number("llvm.loop.unroll.count", n)),
                LoopHint::UnrollEnable => list.push(plain("llvm.loop.unroll.enable")),
                LoopHint::UnrollFull => list.push(plain("llvm.loop.unroll.full")),
                LoopHint::VectorizeEnable(on) => {
                    if on {
                        list.push(flag("llvm.loop.vectorize.enable", true));
                    } else {
                        list.push(number("llvm.loop.vectorize.width", 1));
                    }
                }
                LoopHint::VectorizeWidth(n) => {
                    list.push(number("llvm.loop.vectorize.width", n));
                    list.push(flag("llvm.loop.vectorize.scalable.enable", false));
                    if n > 1 {
                        list.push(flag("llvm.loop.vectorize.enable", true));
                    }
                }
                LoopHint::InterleaveCount(n) => {
                    list.push(number("llvm.loop.interleave.count", n));
                    if n > 1 {
                        list.push(flag("llvm.loop.vectorize.enable", true));
                    }
                }
                LoopHint::InterleaveEnable(on) => {
                    if on {
                        list.push(flag("llvm.loop.vectorize.enable", true));
                    } else {
                        list.push(number("llvm.loop.interleave.count", 1));
                    }
                }
                LoopHint::Distribute(on) => list.push(flag("llvm.loop.distribute.enable", on)),
            }
        }
        if list.is_empty() {
            return;
        }
        let node = cx.distinct_metadata_node(&list, true);
        branch.set_metadata(cx.metadata_kind("llvm.loop"), node);
    }

    pub(crate) fn while_stmt(&mut self, s: StmtId) {
        let StmtKind::While(cond, body, hints) = self.unit().stmt(s).kind else {
            return;
        };
        let header = self.new_block("while.cond");
        let exit = self.new_block("while.end");
        let body_block = self.new_block("while.body");
        self.emit_block(header);
        let depth = self.cleanup_depth();
        self.body.jumps.push(JumpTarget {
            break_block: exit,
            continue_block: Some(header),
            depth,
        });
        match self.fold_bool(cond) {
            Some(true) => self.jump(body_block),
            _ => self.branch_on(cond, body_block, exit, None),
        }
        self.emit_block(body_block);
        self.scoped_stmt(body);
        self.body.jumps.pop();
        if let Some(block) = self.builder.insert_block() {
            self.jump(header);
            let must_progress = self.must_progress(Some(cond));
            self.loop_metadata(block.terminator(), must_progress, hints);
        }
        self.emit_block_finished(exit);
    }

    pub(crate) fn do_stmt(&mut self, s: StmtId) {
        let StmtKind::Do(body, cond, hints) = self.unit().stmt(s).kind else {
            return;
        };
        let body_block = self.new_block("do.body");
        let test = self.new_block("do.cond");
        let exit = self.new_block("do.end");
        self.emit_block(body_block);
        let depth = self.cleanup_depth();
        self.body.jumps.push(JumpTarget {
            break_block: exit,
            continue_block: Some(test),
            depth,
        });
        self.scoped_stmt(body);
        self.body.jumps.pop();
        self.emit_block_finished(test);
        if self.reachable() {
            self.set_loc(self.unit().expr(cond).range.begin);
            match self.fold_bool(cond) {
                Some(false) => self.jump(exit),
                Some(true) => {
                    let block = self.current_block();
                    self.jump(body_block);
                    self.loop_metadata(block.terminator(), false, hints);
                }
                None => {
                    let must_progress = self.must_progress(Some(cond));
                    let value = self.condition(cond);
                    let block = self.current_block();
                    self.builder.cond_br(value, body_block, exit);
                    self.builder.clear_position();
                    self.loop_metadata(block.terminator(), must_progress, hints);
                }
            }
        }
        self.emit_block_finished(exit);
    }

    pub(crate) fn for_stmt(&mut self, s: StmtId) {
        let scoped = self.enter_scope_of(s);
        self.for_loop(s);
        if scoped {
            self.leave_debug_scope();
        }
    }

    fn for_loop(&mut self, s: StmtId) {
        let StmtKind::For {
            init,
            cond,
            inc,
            body,
            hints,
        } = self.unit().stmt(s).kind
        else {
            return;
        };
        let outer = self.cleanup_depth();
        if let Some(init) = init {
            self.stmt(init);
        }
        self.ensure_insert_point();
        let header = self.new_block("for.cond");
        let exit = self.new_block("for.end");
        self.emit_block(header);
        let depth = self.cleanup_depth();
        let next = if inc.is_some() {
            self.new_block("for.inc")
        } else {
            header
        };
        self.body.jumps.push(JumpTarget {
            break_block: exit,
            continue_block: Some(next),
            depth,
        });
        if let Some(cond) = cond {
            let body_block = self.new_block("for.body");
            self.set_loc(self.unit().expr(cond).range.begin);
            self.branch_on(cond, body_block, exit, None);
            self.emit_block(body_block);
        }
        self.scoped_stmt(body);
        self.body.jumps.pop();
        if let Some(inc) = inc {
            self.emit_block_finished(next);
            if self.reachable() {
                self.set_loc(self.unit().expr(inc).range.begin);
                self.ignored(inc);
            }
        }
        if let Some(block) = self.builder.insert_block() {
            self.jump(header);
            let must_progress = self.must_progress(cond);
            self.loop_metadata(block.terminator(), must_progress, hints);
        }
        self.emit_block_finished(exit);
        self.pop_cleanups(outer);
    }
}
