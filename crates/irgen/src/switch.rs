//! `switch`: cases, GNU ranges, `default`.

use neverc_llvm::{Block, IntPredicate, Value};
use neverc_sema::tree::{ExprId, IntId, StmtId, StmtKind};
use neverc_sema::types::QualType;
use neverc_sema::value::IntValue;

use crate::body::JumpTarget;
use crate::cx::Fcg;
use crate::walk;

/// The `switch` whose body is being emitted.
#[derive(Clone, Copy)]
pub(crate) struct SwitchState<'c> {
    /// The instruction.
    instruction: Value<'c>,
    /// Condition.
    value: Value<'c>,
    /// Type of the condition.
    ty: QualType,
    /// Block of `default`; what the instruction falls back to when it comes.
    default: Block<'c>,
    /// Where the chain of large ranges starts, when there are any.
    ranges: Option<Block<'c>>,
}

/// Ranges up to this many values become single cases.
const MAX_SINGLE_CASES: u128 = 64;

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    pub(crate) fn switch_stmt(&mut self, cond: ExprId, body: StmtId) {
        let unit = self.unit();
        if let Some(value) = self.fold_int(cond)
            && self.constant_switch(&value, body)
        {
            return;
        }
        let ty = self.ty_of(cond);
        let mut value = self.scalar(cond);
        self.ensure_insert_point();
        if value.ty() == self.cx().bool_type() {
            // A `_Bool` condition was not promoted.
            value = self.builder.zext(value, self.cx().i32_type());
        }
        let exit = self.new_block("sw.epilog");
        let default = self.new_block("sw.default");
        let instruction = self.builder.switch(value, default, 8);
        self.builder.clear_position();
        let saved = self.body.switch.replace(SwitchState {
            instruction,
            value,
            ty,
            default,
            ranges: None,
        });
        let depth = self.cleanup_depth();
        self.body.jumps.push(JumpTarget {
            break_block: exit,
            continue_block: None,
            depth,
        });
        let _ = unit;
        self.scoped_stmt(body);
        self.body.jumps.pop();
        let state = std::mem::replace(&mut self.body.switch, saved);
        self.jump(exit);
        if let Some(state) = state {
            if default.parent().is_none() {
                // No `default`: everything else goes on behind the switch.
                self.emit_block(default);
                self.jump(exit);
            }
            if let Some(ranges) = state.ranges {
                self.retarget_default(instruction, default, ranges);
            }
        }
        self.emit_block_finished(exit);
    }

    /// Large ranges are tested where the instruction finds no case.
    fn retarget_default(&mut self, instruction: Value<'c>, default: Block<'c>, ranges: Block<'c>) {
        let _ = default;
        // Operand 1 of a switch is its default target.
        instruction.set_operand(1, ranges.as_value());
    }

    /// A `switch` on a constant of which only one case's statements can run: emits just these. False: not simple
    /// enough.
    fn constant_switch(&mut self, value: &IntValue, body: StmtId) -> bool {
        let unit = self.unit();
        let StmtKind::Compound(list) = unit.stmt(body).kind else {
            return false;
        };
        let list = unit.list(list);
        // Finds the case at the top level of the body, or else `default`.
        let mut start = None;
        let mut default = None;
        for (index, &s) in list.iter().enumerate() {
            let mut sub = s;
            loop {
                match unit.stmt(sub).kind {
                    StmtKind::Case(lo, hi, inner) => {
                        if unit.int(lo) <= value && value <= unit.int(hi) {
                            start = Some(index);
                        }
                        sub = inner;
                    }
                    StmtKind::Default(inner) => {
                        default = Some(index);
                        sub = inner;
                    }
                    StmtKind::Attributed(_, inner) => sub = inner,
                    _ => break,
                }
            }
            if walk::contains_label(unit, sub, true)
                || matches!(unit.stmt(sub).kind, StmtKind::Decl(_))
            {
                return false;
            }
        }
        let exit = self.new_block("sw.epilog");
        if let Some(start) = start.or(default) {
            let depth = self.cleanup_depth();
            self.body.jumps.push(JumpTarget {
                break_block: exit,
                continue_block: None,
                depth,
            });
            for &s in &list[start..] {
                let mut sub = s;
                while let StmtKind::Case(_, _, inner) | StmtKind::Default(inner) =
                    unit.stmt(sub).kind
                {
                    sub = inner;
                }
                self.stmt(sub);
                if !self.reachable() {
                    break;
                }
            }
            self.body.jumps.pop();
        }
        self.emit_block_finished(exit);
        true
    }

    pub(crate) fn case_stmt(&mut self, lo: IntId, hi: IntId, sub: StmtId) {
        let unit = self.unit();
        let Some(state) = self.body.switch else {
            return self.stmt(sub);
        };
        let block = self.new_block("sw.bb");
        self.emit_block(block);
        self.add_case(&state, unit.int(lo), unit.int(hi), block);
        // Runs of `case` labels go round this loop, so that long ones need no stack.
        let mut sub = sub;
        while let StmtKind::Case(lo, hi, inner) = unit.stmt(sub).kind {
            self.add_case(&state, unit.int(lo), unit.int(hi), block);
            sub = inner;
        }
        self.stmt(sub);
    }

    fn add_case(
        &mut self,
        state: &SwitchState<'c>,
        lo: &IntValue,
        hi: &IntValue,
        block: Block<'c>,
    ) {
        let llvm_ty = state.value.ty();
        let span = match (lo.to_i128(), hi.to_i128()) {
            (Some(lo), Some(hi)) => hi.checked_sub(lo).map(|span| span as u128),
            _ if lo == hi => Some(0),
            _ => None,
        };
        if let Some(span) = span
            && span < MAX_SINGLE_CASES
        {
            for step in 0..=span {
                let value = if span == 0 {
                    llvm_ty.const_words(&lo.words(llvm_ty.int_width()))
                } else {
                    llvm_ty.const_i128(lo.to_i128().unwrap_or(0) + step as i128)
                };
                state.instruction.add_case(value, block);
            }
            return;
        }
        // A test in front of the default.
        let saved = self.builder.insert_block();
        let test = self.new_block("sw.caserange");
        test.append_to(self.function);
        self.builder.position_at_end(test);
        let width = llvm_ty.int_width();
        let low = llvm_ty.const_words(&lo.words(width));
        let high = llvm_ty.const_words(&hi.words(width));
        let offset = self.builder.sub(state.value, low);
        let span = self.builder.sub(high, low);
        let inside = self.builder.icmp(IntPredicate::Ule, offset, span);
        let next = self
            .body
            .switch
            .and_then(|s| s.ranges)
            .unwrap_or(state.default);
        self.builder.cond_br(inside, block, next);
        if let Some(current) = &mut self.body.switch {
            current.ranges = Some(test);
        }
        let _ = state.ty;
        match saved {
            Some(block) => self.builder.position_at_end(block),
            None => self.builder.clear_position(),
        }
    }

    pub(crate) fn default_stmt(&mut self, sub: StmtId) {
        if let Some(state) = self.body.switch {
            self.emit_block(state.default);
        }
        self.stmt(sub);
    }
}
