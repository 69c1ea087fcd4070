//! `NevercIRBuilderAPI` over a bridge.

use neverc_abi::*;
use neverc_llvm::reflect::{Make, ValueRef};
use neverc_plugin_host::tables::IRBuilderTable;
use neverc_plugin_host::{Call, Status};

use crate::ir::bridge::Bridge;
use crate::ir::schema::schema;

type R<T> = Result<T, Status>;

impl Bridge {
    /// A block that a branch of the builder's function may go to.
    fn target(&self, builder: NevercIRBuilderHandle, block: NevercIRValueHandle) -> R<ValueRef> {
        let function = self.function_of_builder(builder)?;
        let block = self.block(block)?;
        if block.function() != Some(function) {
            return Err(Status::WRONG_SCOPE);
        }
        Ok(block)
    }
}

impl IRBuilderTable for Bridge {
    fn check_task(&self, _: &Call<'_>, task: NevercTaskHandle) -> R<()> {
        self.check(task)
    }

    fn begin_mutation(
        &self,
        _: &Call<'_>,
        scope: NevercIRMutationScope,
        scope_root: NevercIRValueHandle,
    ) -> R<NevercIRMutationHandle> {
        self.begin(scope, scope_root)
    }

    fn commit_mutation(&self, call: &Call<'_>, mutation: NevercIRMutationHandle) -> R<()> {
        let done = self.commit(mutation);
        if done == Err(Status::VERIFICATION_FAILED)
            && let Some(said) = &self.state.borrow().verdict
        {
            return Err(call.explain(said.trim_end()));
        }
        done
    }

    fn abort_mutation(&self, _: &Call<'_>, mutation: NevercIRMutationHandle) -> R<()> {
        self.abort(mutation)
    }

    fn destroy_mutation(&self, _: &Call<'_>, mutation: NevercIRMutationHandle) -> R<()> {
        self.destroy(mutation)
    }

    fn create_builder(
        &self,
        _: &Call<'_>,
        mutation: NevercIRMutationHandle,
    ) -> R<NevercIRBuilderHandle> {
        self.new_builder(mutation)
    }

    fn destroy_builder(&self, _: &Call<'_>, builder: NevercIRBuilderHandle) -> R<()> {
        self.destroy_builder_state(builder)
    }

    fn set_insert_block(
        &self,
        _: &Call<'_>,
        builder: NevercIRBuilderHandle,
        block: NevercIRValueHandle,
    ) -> R<()> {
        self.insert_at_end(builder, block)
    }

    fn set_insert_before(
        &self,
        _: &Call<'_>,
        builder: NevercIRBuilderHandle,
        instruction: NevercIRValueHandle,
    ) -> R<()> {
        self.insert_before(builder, instruction)
    }

    fn set_debug_location(
        &self,
        _: &Call<'_>,
        builder: NevercIRBuilderHandle,
        location: NevercIRMetadataHandle,
    ) -> R<()> {
        self.set_location(builder, location)
    }

    fn set_fast_math_flags(
        &self,
        _: &Call<'_>,
        builder: NevercIRBuilderHandle,
        flags: NevercIRFastMathFlags,
    ) -> R<()> {
        self.set_fast_math(builder, flags)
    }

    fn build_binary(
        &self,
        _: &Call<'_>,
        builder: NevercIRBuilderHandle,
        opcode: NevercIROpcode,
        left: NevercIRValueHandle,
        right: NevercIRValueHandle,
        name: &[u8],
    ) -> R<NevercIRValueHandle> {
        let opcode = self.opcode_of(opcode, NEVERC_IR_OPCODE_CATEGORY_BINARY)?;
        let (left, right) = (self.resolve_value(left)?, self.resolve_value(right)?);
        self.build(builder, Make::Binary(opcode, left, right), name)
    }

    fn build_unary(
        &self,
        _: &Call<'_>,
        builder: NevercIRBuilderHandle,
        opcode: NevercIROpcode,
        operand: NevercIRValueHandle,
        name: &[u8],
    ) -> R<NevercIRValueHandle> {
        let opcode = self.opcode_of(opcode, NEVERC_IR_OPCODE_CATEGORY_UNARY)?;
        let operand = self.resolve_value(operand)?;
        self.build(builder, Make::Unary(opcode, operand), name)
    }

    fn build_compare(
        &self,
        _: &Call<'_>,
        builder: NevercIRBuilderHandle,
        predicate: NevercIRPredicate,
        left: NevercIRValueHandle,
        right: NevercIRValueHandle,
        name: &[u8],
    ) -> R<NevercIRValueHandle> {
        let predicate = schema().predicates.llvm(predicate);
        let predicate = predicate.ok_or(Status::INVALID_ARGUMENT)?;
        let (left, right) = (self.resolve_value(left)?, self.resolve_value(right)?);
        self.build(builder, Make::Compare(predicate, left, right), name)
    }

    fn build_cast(
        &self,
        _: &Call<'_>,
        builder: NevercIRBuilderHandle,
        opcode: NevercIROpcode,
        operand: NevercIRValueHandle,
        destination_type: NevercIRTypeHandle,
        name: &[u8],
    ) -> R<NevercIRValueHandle> {
        let opcode = self.opcode_of(opcode, NEVERC_IR_OPCODE_CATEGORY_CAST)?;
        let operand = self.resolve_value(operand)?;
        let ty = self.resolve_type(destination_type)?;
        self.build(builder, Make::Cast(opcode, operand, ty), name)
    }

    fn build_select(
        &self,
        _: &Call<'_>,
        builder: NevercIRBuilderHandle,
        condition: NevercIRValueHandle,
        true_value: NevercIRValueHandle,
        false_value: NevercIRValueHandle,
        name: &[u8],
    ) -> R<NevercIRValueHandle> {
        let condition = self.resolve_value(condition)?;
        let on_true = self.resolve_value(true_value)?;
        let on_false = self.resolve_value(false_value)?;
        self.build(builder, Make::Select(condition, on_true, on_false), name)
    }

    fn build_alloca(
        &self,
        _: &Call<'_>,
        builder: NevercIRBuilderHandle,
        allocated_type: NevercIRTypeHandle,
        address_space: u32,
        array_size: NevercIRValueHandle,
        name: &[u8],
    ) -> R<NevercIRValueHandle> {
        let ty = self.resolve_type(allocated_type)?;
        let size = match (array_size.owner, array_size.value) {
            (0, 0) => None,
            _ => Some(self.resolve_value(array_size)?),
        };
        if address_space >= 1 << 24 {
            return Err(Status::INVALID_ARGUMENT);
        }
        self.build(builder, Make::Alloca(ty, address_space, size), name)
    }

    fn build_load(
        &self,
        _: &Call<'_>,
        builder: NevercIRBuilderHandle,
        loaded_type: NevercIRTypeHandle,
        pointer: NevercIRValueHandle,
        name: &[u8],
    ) -> R<NevercIRValueHandle> {
        let ty = self.resolve_type(loaded_type)?;
        let pointer = self.resolve_value(pointer)?;
        self.build(builder, Make::Load(ty, pointer), name)
    }

    fn build_store(
        &self,
        _: &Call<'_>,
        builder: NevercIRBuilderHandle,
        stored_value: NevercIRValueHandle,
        pointer: NevercIRValueHandle,
    ) -> R<NevercIRValueHandle> {
        let stored = self.resolve_value(stored_value)?;
        let pointer = self.resolve_value(pointer)?;
        self.build(builder, Make::Store(stored, pointer), b"")
    }

    fn build_get_element_ptr(
        &self,
        _: &Call<'_>,
        builder: NevercIRBuilderHandle,
        source_element_type: NevercIRTypeHandle,
        pointer: NevercIRValueHandle,
        indices: &[NevercIRValueHandle],
        name: &[u8],
    ) -> R<NevercIRValueHandle> {
        let ty = self.resolve_type(source_element_type)?;
        let pointer = self.resolve_value(pointer)?;
        let indices = self.values(indices)?;
        self.build(builder, Make::Gep(ty, pointer, &indices), name)
    }

    fn build_call(
        &self,
        _: &Call<'_>,
        builder: NevercIRBuilderHandle,
        function_type: NevercIRTypeHandle,
        callee: NevercIRValueHandle,
        arguments: &[NevercIRValueHandle],
        name: &[u8],
    ) -> R<NevercIRValueHandle> {
        let ty = self.resolve_type(function_type)?;
        let callee = self.resolve_value(callee)?;
        let arguments = self.values(arguments)?;
        self.build(builder, Make::Call(ty, callee, &arguments), name)
    }

    fn build_phi(
        &self,
        _: &Call<'_>,
        builder: NevercIRBuilderHandle,
        type_: NevercIRTypeHandle,
        reserved_incoming_count: u32,
        name: &[u8],
    ) -> R<NevercIRValueHandle> {
        /// A hint is not worth more memory than this.
        const ENOUGH: u32 = 64;
        let ty = self.resolve_type(type_)?;
        let reserved = reserved_incoming_count.clamp(1, ENOUGH);
        self.build(builder, Make::Phi(ty, reserved), name)
    }

    fn add_phi_incoming(
        &self,
        _: &Call<'_>,
        mutation: NevercIRMutationHandle,
        phi: NevercIRValueHandle,
        incoming_value: NevercIRValueHandle,
        incoming_block: NevercIRValueHandle,
    ) -> R<()> {
        self.add_incoming(mutation, phi, incoming_value, incoming_block)
    }

    fn build_branch(
        &self,
        _: &Call<'_>,
        builder: NevercIRBuilderHandle,
        destination: NevercIRValueHandle,
    ) -> R<NevercIRValueHandle> {
        let to = self.target(builder, destination)?;
        self.build(builder, Make::Branch(to), b"")
    }

    fn build_conditional_branch(
        &self,
        _: &Call<'_>,
        builder: NevercIRBuilderHandle,
        condition: NevercIRValueHandle,
        true_destination: NevercIRValueHandle,
        false_destination: NevercIRValueHandle,
    ) -> R<NevercIRValueHandle> {
        let on_true = self.target(builder, true_destination)?;
        let on_false = self.target(builder, false_destination)?;
        let condition = self.resolve_value(condition)?;
        self.build(
            builder,
            Make::Conditional(condition, on_true, on_false),
            b"",
        )
    }

    fn build_unreachable(
        &self,
        _: &Call<'_>,
        builder: NevercIRBuilderHandle,
    ) -> R<NevercIRValueHandle> {
        self.build(builder, Make::Unreachable, b"")
    }

    fn build_return(
        &self,
        _: &Call<'_>,
        builder: NevercIRBuilderHandle,
        value: NevercIRValueHandle,
    ) -> R<NevercIRValueHandle> {
        let value = self.resolve_value(value)?;
        self.build(builder, Make::Return(Some(value)), b"")
    }

    fn build_return_void(
        &self,
        _: &Call<'_>,
        builder: NevercIRBuilderHandle,
    ) -> R<NevercIRValueHandle> {
        self.build(builder, Make::Return(None), b"")
    }

    fn create_function(
        &self,
        _: &Call<'_>,
        mutation: NevercIRMutationHandle,
        function_type: NevercIRTypeHandle,
        name: &[u8],
    ) -> R<NevercIRValueHandle> {
        self.new_function(mutation, function_type, name)
    }

    fn create_basic_block(
        &self,
        _: &Call<'_>,
        mutation: NevercIRMutationHandle,
        function: NevercIRValueHandle,
        name: &[u8],
    ) -> R<NevercIRValueHandle> {
        self.new_block(mutation, function, name)
    }
}
