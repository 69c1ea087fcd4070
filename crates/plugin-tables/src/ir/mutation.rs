//! Mutations and builders: what is open, what is inside its scope, how it ends.

use std::collections::HashSet;

use neverc_abi::*;
use neverc_llvm::reflect::{Insertion, Journal, Make, MetadataRef, MetadataSort, ValueRef};
use neverc_plugin_host::Status;

use crate::ir::bridge::Bridge;

type R<T> = Result<T, Status>;

/// The mutation that is open.
pub(super) struct Open {
    pub(super) mutation: u64,
    pub(super) journal: Journal,
    /// The function that a FUNCTION or LOOP mutation is about.
    pub(super) function: Option<ValueRef>,
    /// Blocks of a LOOP mutation's loop, and those it made.
    blocks: Option<HashSet<usize>>,
}

impl Open {
    fn has_block(&self, block: ValueRef) -> bool {
        self.blocks.as_ref().map_or_else(
            || self.has_function(block.function()),
            |blocks| blocks.contains(&block.address()),
        )
    }

    fn has_function(&self, function: Option<ValueRef>) -> bool {
        self.function.is_none() || self.function == function
    }
}

/// A builder: a cursor inside a mutation, and what it gives to all that it builds.
#[derive(Clone, Copy)]
pub(super) struct BuilderState {
    mutation: u64,
    block: Option<NevercHandle>,
    before: Option<NevercHandle>,
    location: Option<MetadataRef>,
    fast_math: u32,
}

const ALL_FAST_MATH: u64 = 0x7f;

impl Bridge {
    pub(super) fn begin(
        &self,
        scope: NevercIRMutationScope,
        root: NevercIRValueHandle,
    ) -> R<NevercIRMutationHandle> {
        self.may_change()?;
        let (function, blocks) = match scope {
            NEVERC_IR_MUTATION_SCOPE_MODULE => {
                self.resolve_module(root)?;
                (None, None)
            }
            NEVERC_IR_MUTATION_SCOPE_FUNCTION => (Some(self.function(root)?), None),
            NEVERC_IR_MUTATION_SCOPE_LOOP => {
                let header = self.block(root)?;
                let blocks: HashSet<usize> =
                    header.loop_blocks().iter().map(|b| b.address()).collect();
                if blocks.is_empty() {
                    return Err(Status::INVALID_ARGUMENT);
                }
                (header.function(), Some(blocks))
            }
            _ => return Err(Status::INVALID_ARGUMENT),
        };
        let module = self.module()?;
        let mut state = self.state.borrow_mut();
        if state.open.is_some() {
            return Err(Status::BUSY);
        }
        let mutation = state.mutations.insert(())?;
        state.open = Some(Open {
            mutation,
            journal: Journal::new(module, true),
            function,
            blocks,
        });
        drop(state);
        Ok(self.handle(mutation))
    }

    /// Whether a mutation is the open one.
    fn is_open(&self, mutation: u64) -> bool {
        let state = self.state.borrow();
        state.open.as_ref().is_some_and(|o| o.mutation == mutation)
    }

    /// The value of a mutation that exists.
    fn mutation(&self, handle: NevercIRMutationHandle) -> R<u64> {
        let value = self.own_object(handle)?;
        self.state.borrow_mut().mutations.get(value)?;
        Ok(value)
    }

    pub(super) fn commit(&self, handle: NevercIRMutationHandle) -> R<()> {
        let mutation = self.mutation(handle)?;
        if !self.is_open(mutation) {
            return Err(Status::INVALID_STATE);
        }
        self.may_change()?;
        let verdict = {
            let state = self.state.borrow();
            let open = state.open.as_ref().ok_or(Status::INVALID_STATE)?;
            match open.function {
                Some(function) if function.is_declaration() => Ok(()),
                Some(function) => function.verify_function(),
                None => state.module.ok_or(Status::STALE_HANDLE)?.verify(),
            }
        };
        if let Err(text) = verdict {
            self.roll_back();
            self.state.borrow_mut().verdict = Some(text);
            return Err(Status::VERIFICATION_FAILED);
        }
        let mut state = self.state.borrow_mut();
        let mut gone = |address| self.shadow.forget(address);
        if let Some(mut open) = state.open.take() {
            open.journal.commit(&mut gone);
        }
        state.generation += 1;
        Ok(())
    }

    /// Takes the open mutation back, if there is one.
    pub(super) fn roll_back(&self) {
        let mut state = self.state.borrow_mut();
        let mut gone = |address| self.shadow.forget(address);
        if let Some(mut open) = state.open.take() {
            open.journal.rollback(&mut gone);
            // Never back to a generation that a cursor may have seen.
            state.generation += 1;
        }
    }

    pub(super) fn abort(&self, handle: NevercIRMutationHandle) -> R<()> {
        let mutation = self.mutation(handle)?;
        if self.is_open(mutation) {
            self.roll_back();
        }
        Ok(())
    }

    pub(super) fn destroy(&self, handle: NevercIRMutationHandle) -> R<()> {
        self.abort(handle)?;
        let value = self.own_object(handle)?;
        self.state.borrow_mut().mutations.remove(value)
    }

    pub(super) fn new_builder(&self, handle: NevercIRMutationHandle) -> R<NevercIRBuilderHandle> {
        let mutation = self.mutation(handle)?;
        if !self.is_open(mutation) {
            return Err(Status::INVALID_STATE);
        }
        let builder = self.state.borrow_mut().builders.insert(BuilderState {
            mutation,
            block: None,
            before: None,
            location: None,
            fast_math: 0,
        })?;
        Ok(self.handle(builder))
    }

    pub(super) fn destroy_builder_state(&self, handle: NevercIRBuilderHandle) -> R<()> {
        let value = self.own_object(handle)?;
        self.state.borrow_mut().builders.remove(value).map(drop)
    }

    /// A builder whose mutation is open.
    fn builder(&self, handle: NevercIRBuilderHandle) -> R<(u64, BuilderState)> {
        let value = self.own_object(handle)?;
        let builder = *self.state.borrow_mut().builders.get(value)?;
        if !self.is_open(builder.mutation) {
            return Err(Status::INVALID_STATE);
        }
        Ok((value, builder))
    }

    fn set_builder(&self, value: u64, builder: BuilderState) -> R<()> {
        *self.state.borrow_mut().builders.get(value)? = builder;
        Ok(())
    }

    fn in_scope(&self, block: ValueRef) -> R<()> {
        let state = self.state.borrow();
        let open = state.open.as_ref().ok_or(Status::INVALID_STATE)?;
        if open.has_block(block) {
            Ok(())
        } else {
            Err(Status::WRONG_SCOPE)
        }
    }

    pub(super) fn insert_at_end(
        &self,
        builder: NevercIRBuilderHandle,
        block: NevercIRValueHandle,
    ) -> R<()> {
        let (value, mut builder) = self.builder(builder)?;
        self.in_scope(self.block(block)?)?;
        builder.block = Some(block);
        builder.before = None;
        self.set_builder(value, builder)
    }

    pub(super) fn insert_before(
        &self,
        builder: NevercIRBuilderHandle,
        instruction: NevercIRValueHandle,
    ) -> R<()> {
        let (value, mut builder) = self.builder(builder)?;
        let before = self.instruction(instruction)?;
        self.in_scope(before.block().ok_or(Status::STALE_HANDLE)?)?;
        builder.block = None;
        builder.before = Some(instruction);
        self.set_builder(value, builder)
    }

    pub(super) fn set_location(
        &self,
        builder: NevercIRBuilderHandle,
        location: NevercIRMetadataHandle,
    ) -> R<()> {
        let (value, mut builder) = self.builder(builder)?;
        builder.location = match (location.owner, location.value) {
            (0, 0) => None,
            _ => {
                let location = self.resolve_metadata(location)?;
                if location.sort() != MetadataSort::DebugLocation {
                    return Err(Status::WRONG_TYPE);
                }
                Some(location)
            }
        };
        self.set_builder(value, builder)
    }

    pub(super) fn set_fast_math(
        &self,
        builder: NevercIRBuilderHandle,
        flags: NevercIRFastMathFlags,
    ) -> R<()> {
        let (value, mut builder) = self.builder(builder)?;
        if flags & !ALL_FAST_MATH != 0 {
            return Err(Status::INVALID_ARGUMENT);
        }
        builder.fast_math = flags as u32;
        self.set_builder(value, builder)
    }

    /// The function that a builder stands in.
    pub(super) fn function_of_builder(&self, builder: NevercIRBuilderHandle) -> R<ValueRef> {
        let (_, builder) = self.builder(builder)?;
        let (block, _) = self.place(&builder)?;
        block.function().ok_or(Status::STALE_HANDLE)
    }

    fn place(&self, builder: &BuilderState) -> R<(ValueRef, Option<ValueRef>)> {
        if let Some(before) = builder.before {
            let before = self.instruction(before)?;
            let block = before.block().ok_or(Status::STALE_HANDLE)?;
            return Ok((block, Some(before)));
        }
        let block = builder.block.ok_or(Status::INVALID_STATE)?;
        Ok((self.block(block)?, None))
    }

    /// Builds an instruction at the builder's place.
    pub(super) fn build(
        &self,
        builder: NevercIRBuilderHandle,
        make: Make<'_>,
        name: &[u8],
    ) -> R<NevercIRValueHandle> {
        self.may_change()?;
        let (_, builder) = self.builder(builder)?;
        let (block, before) = self.place(&builder)?;
        if name.contains(&0) {
            return Err(Status::INVALID_ARGUMENT);
        }
        let instruction = make.build(self.module()?).ok_or(Status::WRONG_TYPE)?;
        let at = Insertion {
            block,
            before,
            location: builder.location,
            fast_math: builder.fast_math,
            name,
        };
        self.edit(|journal, _| journal.insert(instruction, at))?;
        self.wrap_value(instruction)
    }

    pub(super) fn add_incoming(
        &self,
        mutation: NevercIRMutationHandle,
        phi: NevercIRValueHandle,
        value: NevercIRValueHandle,
        block: NevercIRValueHandle,
    ) -> R<()> {
        self.may_change()?;
        let mutation = self.mutation(mutation)?;
        if !self.is_open(mutation) {
            return Err(Status::INVALID_STATE);
        }
        let phi = self.phi(phi)?;
        self.in_scope(phi.block().ok_or(Status::STALE_HANDLE)?)?;
        let (value, block) = self.edge(phi, value, block)?;
        self.edit(|journal, _| journal.add_phi(phi, value, block))
    }

    pub(super) fn new_function(
        &self,
        mutation: NevercIRMutationHandle,
        ty: NevercIRTypeHandle,
        name: &[u8],
    ) -> R<NevercIRValueHandle> {
        self.may_change()?;
        let mutation = self.mutation(mutation)?;
        if !self.is_open(mutation) {
            return Err(Status::INVALID_STATE);
        }
        let whole_module = {
            let state = self.state.borrow();
            state.open.as_ref().is_some_and(|o| o.function.is_none())
        };
        if !whole_module {
            return Err(Status::WRONG_SCOPE);
        }
        let ty = self.resolve_type(ty)?;
        if name.contains(&0) {
            return Err(Status::INVALID_ARGUMENT);
        }
        let module = self.module()?;
        let function = self.edit(|journal, _| journal.add_function(module, ty, name))?;
        self.wrap_value(function.ok_or(Status::WRONG_TYPE)?)
    }

    pub(super) fn new_block(
        &self,
        mutation: NevercIRMutationHandle,
        function: NevercIRValueHandle,
        name: &[u8],
    ) -> R<NevercIRValueHandle> {
        self.may_change()?;
        let mutation = self.mutation(mutation)?;
        if !self.is_open(mutation) {
            return Err(Status::INVALID_STATE);
        }
        let function = self.function(function)?;
        if name.contains(&0) {
            return Err(Status::INVALID_ARGUMENT);
        }
        {
            let state = self.state.borrow();
            let open = state.open.as_ref().ok_or(Status::INVALID_STATE)?;
            if !open.has_function(Some(function)) {
                return Err(Status::WRONG_SCOPE);
            }
        }
        let module = self.module()?;
        let block = self.edit(|journal, _| journal.add_block(module, function, name))?;
        if let Some(open) = &mut self.state.borrow_mut().open
            && let Some(blocks) = &mut open.blocks
        {
            blocks.insert(block.address());
        }
        self.wrap_value(block)
    }
}
