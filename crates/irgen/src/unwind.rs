//! `-fexceptions`: handlers of the `cleanup` attribute also run when an exception of another language passes through.
//!
//! A call with such a handler active becomes an `invoke`. Its landing pad keeps the exception, runs the handlers from
//! the innermost out, and lets unwinding go on. What a handler throws meanwhile ends the program, as in Clang.

use neverc_llvm::{AttributeIndex, Block, Type, Value};
use neverc_sema::tree::FuncId;

use crate::attrs::promises_nounwind;
use crate::cx::Fcg;

/// What a function has for unwinding, made when the first call needs it.
#[derive(Default)]
pub(crate) struct Unwinding<'c> {
    /// The exception and its selector, kept between landing pad and `resume`.
    slots: Option<(Value<'c>, Value<'c>)>,
    /// Lets unwinding go on.
    resume: Option<Block<'c>>,
    /// Where an exception out of a handler lands during unwinding.
    terminate: Option<Block<'c>>,
    /// Handlers from this depth on do not guard calls: one of them is what is being run.
    limit: Option<usize>,
    /// The code that is made runs during unwinding.
    active: bool,
}

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// A call by `ty`, as an `invoke` where an exception out of it has handlers to run.
    pub(crate) fn guarded_call(
        &mut self,
        ty: Type<'c>,
        callee: Value<'c>,
        args: &[Value<'c>],
        decl: Option<FuncId>,
    ) -> Value<'c> {
        let throws = self.cg.lang.exceptions
            && !decl.is_some_and(|id| promises_nounwind(self.unit().func(id), self.cg.lang));
        let Some(unwind) = throws.then(|| self.landing_pad()).flatten() else {
            return self.builder.call(ty, callee, args);
        };
        let normal = self.new_block("invoke.cont");
        normal.append_to(self.function);
        let call = self.builder.invoke(ty, callee, args, normal, unwind);
        if let Some(here) = self.builder.insert_block() {
            normal.move_after(here);
        }
        self.builder.position_at_end(normal);
        call
    }

    /// Makes what `make` emits with only the handlers below `depth` guarding its calls.
    pub(crate) fn guarded_below(&mut self, depth: usize, make: impl FnOnce(&mut Self)) {
        let outer = self.body.unwinding.limit.replace(depth);
        make(self);
        self.body.unwinding.limit = outer;
    }

    /// Where an exception out of a call at this place lands; `None` if no handler waits for it.
    fn landing_pad(&mut self) -> Option<Block<'c>> {
        if self.body.unwinding.active {
            return Some(self.terminate_pad());
        }
        let index = self.guard(self.body.unwinding.limit)?;
        if let Some(pad) = self.body.cleanups[index].pad {
            return Some(pad);
        }
        let pad = self.new_block("lpad");
        self.in_block(pad, |fcg| {
            let (exception, selector) = fcg.exception_slots();
            let ty = fcg.exception_type();
            let caught = fcg.builder.landing_pad(ty, None);
            let value = fcg.builder.extract_value(caught, 0);
            fcg.builder.store(value, exception, 8);
            let value = fcg.builder.extract_value(caught, 1);
            fcg.builder.store(value, selector, 4);
            let handlers = fcg.handlers(index);
            fcg.jump(handlers);
        });
        self.body.cleanups[index].pad = Some(pad);
        Some(pad)
    }

    /// The innermost handler below `limit`.
    fn guard(&self, limit: Option<usize>) -> Option<usize> {
        let cleanups = &self.body.cleanups;
        let limit = limit.unwrap_or(cleanups.len()).min(cleanups.len());
        cleanups[..limit].iter().rposition(|c| c.is_handler())
    }

    /// The block that runs the handler and those outside of it during unwinding.
    fn handlers(&mut self, index: usize) -> Block<'c> {
        if let Some(block) = self.body.cleanups[index].unwind {
            return block;
        }
        let block = self.new_block("ehcleanup");
        self.body.cleanups[index].unwind = Some(block);
        let kind = self.body.cleanups[index].kind;
        self.in_block(block, |fcg| {
            let outer = std::mem::replace(&mut fcg.body.unwinding.active, true);
            fcg.run_cleanup(kind);
            fcg.body.unwinding.active = outer;
            let next = match fcg.guard(Some(index)) {
                Some(next) => fcg.handlers(next),
                None => fcg.resume_block(),
            };
            fcg.jump(next);
        });
        block
    }

    fn resume_block(&mut self) -> Block<'c> {
        if let Some(block) = self.body.unwinding.resume {
            return block;
        }
        let block = self.new_block("eh.resume");
        self.in_block(block, |fcg| {
            let (exception, selector) = fcg.exception_slots();
            let (ptr, i32_ty) = (fcg.cx().ptr_type(), fcg.cx().i32_type());
            let exception = fcg.builder.load(ptr, exception, 8);
            let selector = fcg.builder.load(i32_ty, selector, 4);
            let both = fcg.exception_type().poison();
            let both = fcg.builder.insert_value(both, exception, 0);
            let both = fcg.builder.insert_value(both, selector, 1);
            fcg.builder.resume(both);
        });
        self.body.unwinding.resume = Some(block);
        block
    }

    fn terminate_pad(&mut self) -> Block<'c> {
        if let Some(block) = self.body.unwinding.terminate {
            return block;
        }
        let block = self.new_block("terminate.lpad");
        self.in_block(block, |fcg| {
            let all = fcg.cx().ptr_type().null();
            let ty = fcg.exception_type();
            fcg.builder.landing_pad(ty, Some(all));
            let void = fcg.cx().void_type();
            let call = fcg.runtime_call("abort", void, &[]);
            call.add_call_attribute(AttributeIndex::Function, fcg.cx().attribute("noreturn"));
            fcg.builder.unreachable();
        });
        self.body.unwinding.terminate = Some(block);
        block
    }

    /// Appends a block and fills it; the place for instructions stays where it was.
    fn in_block(&mut self, block: Block<'c>, fill: impl FnOnce(&mut Self)) {
        let saved = self.builder.insert_block();
        block.append_to(self.function);
        self.builder.position_at_end(block);
        fill(self);
        match saved {
            Some(block) => self.builder.position_at_end(block),
            None => self.builder.clear_position(),
        }
    }

    /// What a landing pad gives: the exception and a number for the handler.
    fn exception_type(&self) -> Type<'c> {
        let cx = self.cx();
        cx.struct_type(&[cx.ptr_type(), cx.i32_type()], false)
    }

    /// Where the exception is kept; with the first of them the function gets its personality.
    fn exception_slots(&mut self) -> (Value<'c>, Value<'c>) {
        if let Some(slots) = self.body.unwinding.slots {
            return slots;
        }
        let name = "__gcc_personality_v0";
        let personality = self.cg.module.function(name).unwrap_or_else(|| {
            let ty = self.cx().i32_type().function(&[], true);
            self.cg.module.add_function(name, ty)
        });
        self.function.set_personality(personality);
        let (ptr, i32_ty) = (self.cx().ptr_type(), self.cx().i32_type());
        let slots = (
            self.alloca(ptr, 8, "exn.slot"),
            self.alloca(i32_ty, 4, "ehselector.slot"),
        );
        self.body.unwinding.slots = Some(slots);
        slots
    }
}
