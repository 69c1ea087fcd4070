// Made from abi/registry by `./x abi`; do not edit.
//! Tables of `PluginMIR.h`.

#[allow(unused_imports)]
use super::prelude::*;

/// The slots of `NevercMIRProviderAPI`, for traces.
pub static MIR_PROVIDER_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "MIRProvider", name: "GetIRToMIRInput", major: 1, minor: 0 },
    SlotInfo { table: "MIRProvider", name: "GetOrCreateMachineFunction", major: 1, minor: 0 },
    SlotInfo { table: "MIRProvider", name: "PublishMIRModule", major: 1, minor: 0 },
];

/// What stands behind `NevercMIRProviderAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait MIRProviderTable: Send + Sync + 'static {
    /// `GetIRToMIRInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_ir_to_mir_input(&self, call: &Call<'_>, frame: Frame<'_>, input: NevercArtifactHandle) -> Result<NevercIRToMIRInputInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetOrCreateMachineFunction`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_or_create_machine_function(&self, call: &Call<'_>, frame: Frame<'_>, function: NevercIRValueHandle) -> Result<(*const NevercMIRAPI, NevercMachineFunctionHandle), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `PublishMIRModule`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn publish_mir_module(&self, call: &Call<'_>, frame: Frame<'_>, coverage: Incoming<'_, NevercMIRModuleCoverageDescriptor>) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl MIRProviderTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn mir_provider_table<T: MIRProviderTable>(context: *mut c_void) -> NevercMIRProviderAPI {
    NevercMIRProviderAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercMIRProviderAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        get_ir_to_mir_input: Some(mir_provider_get_ir_to_mir_input::<T>),
        get_or_create_machine_function: Some(mir_provider_get_or_create_machine_function::<T>),
        publish_mir_module: Some(mir_provider_publish_mir_module::<T>),
    }
}

unsafe extern "C-unwind" fn mir_provider_get_ir_to_mir_input<T: MIRProviderTable>(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_info: *mut NevercIRToMIRInputInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_PROVIDER_SLOTS[0], &move |a| { a.add("Frame", &frame); a.add("Input", &input); }, |table, call| {
            let out_info = OutRecord::new(out_info, &MIR_PROVIDER_SLOTS[0]);
            let frame = call.frame(frame)?;
            let out_info = out_info?;
            out_info.set(table.get_ir_to_mir_input(call, frame, input)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_provider_get_or_create_machine_function<T: MIRProviderTable>(context: *mut c_void, frame: *const NevercPhaseFrame, function: NevercIRValueHandle, out_mir: *mut *const NevercMIRAPI, out_function: *mut NevercMachineFunctionHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_PROVIDER_SLOTS[1], &move |a| { a.add("Frame", &frame); a.add("Function", &function); }, |table, call| {
            let out_mir = OutValue::new(out_mir);
            let out_function = OutValue::new(out_function);
            let frame = call.frame(frame)?;
            let out_mir = out_mir?;
            let out_function = out_function?;
            let (value0, value1) = table.get_or_create_machine_function(call, frame, function)?;
            out_mir.set(value0);
            out_function.set(value1);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_provider_publish_mir_module<T: MIRProviderTable>(context: *mut c_void, frame: *const NevercPhaseFrame, coverage: *const NevercMIRModuleCoverageDescriptor, out_module: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_PROVIDER_SLOTS[2], &move |a| { a.add("Frame", &frame); a.add("Coverage", &coverage); }, |table, call| {
            let out_module = OutValue::new(out_module);
            let frame = call.frame(frame)?;
            let coverage = Incoming::new(coverage)?;
            let out_module = out_module?;
            out_module.set(table.publish_mir_module(call, frame, coverage)?);
            Ok(())
        })
    }
}

/// The slots of `NevercMIRAPI`, for traces.
pub static MIR_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "MIR", name: "GetSchemaDigest", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetEntityInfo", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetOperandKindInfo", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetGenericOpcodeInfo", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetMachinePropertyInfo", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "BeginMutation", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "EndMutation", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "CommitMutation", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "AbortMutation", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetMachineFunctionGeneration", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetBasicBlockCount", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetFirstBasicBlock", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetLastBasicBlock", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetNextBasicBlock", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetPreviousBasicBlock", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "CollectBasicBlocks", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetBasicBlockNumber", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetBasicBlockFunction", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetInstructionCount", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetFirstInstruction", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetLastInstruction", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetNextInstruction", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetPreviousInstruction", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "CollectInstructions", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetInstructionInfo", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetInstructionBasicBlock", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetInstructionDebugLocation", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "SetInstructionFlags", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetInstructionOperand", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetOperandValue", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetOperandInstruction", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "SetOperandValue", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetSuccessorCount", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetSuccessor", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetPredecessorCount", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetPredecessor", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetLiveInCount", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetLiveIn", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "CreateBasicBlock", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "MoveBasicBlock", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "EraseBasicBlock", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "CreateInstruction", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "MoveInstruction", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "EraseInstruction", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "AppendOperand", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "AddCFGEdge", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "RemoveCFGEdge", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "CreateVirtualRegister", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetRegisterInfo", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "SetVirtualRegisterAssignment", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetRegisterDefCount", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetRegisterDef", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetRegisterUseCount", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetRegisterUse", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "ReplaceRegister", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetFunctionLiveInCount", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetFunctionLiveIn", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "AddFunctionLiveIn", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "RemoveFunctionLiveIn", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "AddBasicBlockLiveIn", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "RemoveBasicBlockLiveIn", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetFrameObjectCount", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetFrameObject", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetFrameObjectByIndex", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "CreateStackObject", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "CreateFixedStackObject", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "CreateVariableSizedStackObject", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "SetFrameObjectSize", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "SetFrameObjectAlignment", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "SetFrameObjectOffset", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetCalleeSavedCount", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetCalleeSaved", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "SetCalleeSaved", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetConstantPoolCount", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetConstantPoolEntry", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "CreateConstantPoolEntry", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "RemoveConstantPoolEntry", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetJumpTableCount", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetJumpTable", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetJumpTableDestination", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "CreateJumpTable", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "RemoveJumpTable", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetInstructionMemoryOperand", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetMemoryOperandInfo", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "CreateMemoryOperand", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "AddInstructionMemoryOperand", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "RemoveInstructionMemoryOperand", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "GetMachineProperty", major: 1, minor: 0 },
    SlotInfo { table: "MIR", name: "SetMachinePropertyWithProof", major: 1, minor: 0 },
];

/// What stands behind `NevercMIRAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait MIRTable: Send + Sync + 'static {
    /// `GetSchemaDigest`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_schema_digest(&self, call: &Call<'_>) -> Result<NevercStringView, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetEntityInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_entity_info(&self, call: &Call<'_>, kind: NevercMIREntityKind) -> Result<NevercMIRSchemaEntry, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetOperandKindInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_operand_kind_info(&self, call: &Call<'_>, kind: NevercMIROperandKind) -> Result<NevercMIRSchemaEntry, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetGenericOpcodeInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_generic_opcode_info(&self, call: &Call<'_>, opcode: NevercMIRGenericOpcode) -> Result<NevercMIRSchemaEntry, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetMachinePropertyInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_machine_property_info(&self, call: &Call<'_>, property: NevercMIRMachineProperty) -> Result<NevercMIRSchemaEntry, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BeginMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn begin_mutation(&self, call: &Call<'_>, task: &Rc<Task>, function: NevercMachineFunctionHandle) -> Result<NevercMIRMutationHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `EndMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn end_mutation(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CommitMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn commit_mutation(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AbortMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn abort_mutation(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetMachineFunctionGeneration`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_machine_function_generation(&self, call: &Call<'_>, task: &Rc<Task>, function: NevercMachineFunctionHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetBasicBlockCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_basic_block_count(&self, call: &Call<'_>, task: &Rc<Task>, function: NevercMachineFunctionHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFirstBasicBlock`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_first_basic_block(&self, call: &Call<'_>, task: &Rc<Task>, function: NevercMachineFunctionHandle) -> Result<NevercMachineBasicBlockHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetLastBasicBlock`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_last_basic_block(&self, call: &Call<'_>, task: &Rc<Task>, function: NevercMachineFunctionHandle) -> Result<NevercMachineBasicBlockHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetNextBasicBlock`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_next_basic_block(&self, call: &Call<'_>, task: &Rc<Task>, block: NevercMachineBasicBlockHandle) -> Result<NevercMachineBasicBlockHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetPreviousBasicBlock`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_previous_basic_block(&self, call: &Call<'_>, task: &Rc<Task>, block: NevercMachineBasicBlockHandle) -> Result<NevercMachineBasicBlockHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CollectBasicBlocks`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn collect_basic_blocks(&self, call: &Call<'_>, task: &Rc<Task>, function: NevercMachineFunctionHandle, out_blocks: &mut OutSlice<'_, NevercMachineBasicBlockHandle>) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetBasicBlockNumber`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_basic_block_number(&self, call: &Call<'_>, task: &Rc<Task>, block: NevercMachineBasicBlockHandle) -> Result<i64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetBasicBlockFunction`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_basic_block_function(&self, call: &Call<'_>, task: &Rc<Task>, block: NevercMachineBasicBlockHandle) -> Result<NevercMachineFunctionHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetInstructionCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_instruction_count(&self, call: &Call<'_>, task: &Rc<Task>, block: NevercMachineBasicBlockHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFirstInstruction`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_first_instruction(&self, call: &Call<'_>, task: &Rc<Task>, block: NevercMachineBasicBlockHandle) -> Result<NevercMachineInstrHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetLastInstruction`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_last_instruction(&self, call: &Call<'_>, task: &Rc<Task>, block: NevercMachineBasicBlockHandle) -> Result<NevercMachineInstrHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetNextInstruction`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_next_instruction(&self, call: &Call<'_>, task: &Rc<Task>, instruction: NevercMachineInstrHandle) -> Result<NevercMachineInstrHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetPreviousInstruction`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_previous_instruction(&self, call: &Call<'_>, task: &Rc<Task>, instruction: NevercMachineInstrHandle) -> Result<NevercMachineInstrHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CollectInstructions`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn collect_instructions(&self, call: &Call<'_>, task: &Rc<Task>, block: NevercMachineBasicBlockHandle, out_instructions: &mut OutSlice<'_, NevercMachineInstrHandle>) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetInstructionInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_instruction_info(&self, call: &Call<'_>, task: &Rc<Task>, instruction: NevercMachineInstrHandle) -> Result<NevercMIRInstructionInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetInstructionBasicBlock`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_instruction_basic_block(&self, call: &Call<'_>, task: &Rc<Task>, instruction: NevercMachineInstrHandle) -> Result<NevercMachineBasicBlockHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetInstructionDebugLocation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_instruction_debug_location(&self, call: &Call<'_>, task: &Rc<Task>, instruction: NevercMachineInstrHandle) -> Result<NevercMIRDebugLocation, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetInstructionFlags`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_instruction_flags(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, instruction: NevercMachineInstrHandle, flags: NevercMIRInstructionFlags) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetInstructionOperand`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_instruction_operand(&self, call: &Call<'_>, task: &Rc<Task>, instruction: NevercMachineInstrHandle, index: u64) -> Result<NevercMachineOperandHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetOperandValue`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_operand_value(&self, call: &Call<'_>, task: &Rc<Task>, operand: NevercMachineOperandHandle) -> Result<NevercMIROperandValue, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetOperandInstruction`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_operand_instruction(&self, call: &Call<'_>, task: &Rc<Task>, operand: NevercMachineOperandHandle) -> Result<NevercMachineInstrHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetOperandValue`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_operand_value(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, operand: NevercMachineOperandHandle, value: Incoming<'_, NevercMIROperandValue>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSuccessorCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_successor_count(&self, call: &Call<'_>, task: &Rc<Task>, block: NevercMachineBasicBlockHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSuccessor`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_successor(&self, call: &Call<'_>, task: &Rc<Task>, block: NevercMachineBasicBlockHandle, index: u64) -> Result<NevercMIRCFGEdge, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetPredecessorCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_predecessor_count(&self, call: &Call<'_>, task: &Rc<Task>, block: NevercMachineBasicBlockHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetPredecessor`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_predecessor(&self, call: &Call<'_>, task: &Rc<Task>, block: NevercMachineBasicBlockHandle, index: u64) -> Result<NevercMachineBasicBlockHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetLiveInCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_live_in_count(&self, call: &Call<'_>, task: &Rc<Task>, block: NevercMachineBasicBlockHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetLiveIn`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_live_in(&self, call: &Call<'_>, task: &Rc<Task>, block: NevercMachineBasicBlockHandle, index: u64) -> Result<NevercMIRLiveIn, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateBasicBlock`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_basic_block(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, insert_before: NevercMachineBasicBlockHandle) -> Result<NevercMachineBasicBlockHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `MoveBasicBlock`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn move_basic_block(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, block: NevercMachineBasicBlockHandle, insert_before: NevercMachineBasicBlockHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `EraseBasicBlock`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn erase_basic_block(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, block: NevercMachineBasicBlockHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateInstruction`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_instruction(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, block: NevercMachineBasicBlockHandle, insert_before: NevercMachineInstrHandle, opcode: NevercMIRInstructionOpcode) -> Result<NevercMachineInstrHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `MoveInstruction`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn move_instruction(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, instruction: NevercMachineInstrHandle, block: NevercMachineBasicBlockHandle, insert_before: NevercMachineInstrHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `EraseInstruction`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn erase_instruction(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, instruction: NevercMachineInstrHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AppendOperand`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn append_operand(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, instruction: NevercMachineInstrHandle, value: Incoming<'_, NevercMIROperandValue>) -> Result<NevercMachineOperandHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AddCFGEdge`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn add_cfg_edge(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, from: NevercMachineBasicBlockHandle, to: NevercMachineBasicBlockHandle, probability_numerator: u32, probability_denominator: u32) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RemoveCFGEdge`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn remove_cfg_edge(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, from: NevercMachineBasicBlockHandle, to: NevercMachineBasicBlockHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateVirtualRegister`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_virtual_register(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, desc: Incoming<'_, NevercMIRVirtualRegisterDesc>) -> Result<u32, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetRegisterInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_register_info(&self, call: &Call<'_>, task: &Rc<Task>, function: NevercMachineFunctionHandle, register: u32) -> Result<NevercMIRRegisterInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetVirtualRegisterAssignment`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_virtual_register_assignment(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, register: u32, desc: Incoming<'_, NevercMIRVirtualRegisterDesc>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetRegisterDefCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_register_def_count(&self, call: &Call<'_>, task: &Rc<Task>, function: NevercMachineFunctionHandle, register: u32) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetRegisterDef`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_register_def(&self, call: &Call<'_>, task: &Rc<Task>, function: NevercMachineFunctionHandle, register: u32, index: u64) -> Result<NevercMachineOperandHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetRegisterUseCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_register_use_count(&self, call: &Call<'_>, task: &Rc<Task>, function: NevercMachineFunctionHandle, register: u32) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetRegisterUse`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_register_use(&self, call: &Call<'_>, task: &Rc<Task>, function: NevercMachineFunctionHandle, register: u32, index: u64) -> Result<NevercMachineOperandHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ReplaceRegister`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn replace_register(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, from_register: u32, to_register: u32) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFunctionLiveInCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_function_live_in_count(&self, call: &Call<'_>, task: &Rc<Task>, function: NevercMachineFunctionHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFunctionLiveIn`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_function_live_in(&self, call: &Call<'_>, task: &Rc<Task>, function: NevercMachineFunctionHandle, index: u64) -> Result<NevercMIRFunctionLiveIn, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AddFunctionLiveIn`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn add_function_live_in(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, physical_register: u32, virtual_register: u32) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RemoveFunctionLiveIn`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn remove_function_live_in(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, physical_register: u32) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AddBasicBlockLiveIn`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn add_basic_block_live_in(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, block: NevercMachineBasicBlockHandle, physical_register: u32, lane_mask: u64) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RemoveBasicBlockLiveIn`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn remove_basic_block_live_in(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, block: NevercMachineBasicBlockHandle, physical_register: u32, lane_mask: u64) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFrameObjectCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_frame_object_count(&self, call: &Call<'_>, task: &Rc<Task>, function: NevercMachineFunctionHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFrameObject`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_frame_object(&self, call: &Call<'_>, task: &Rc<Task>, function: NevercMachineFunctionHandle, ordinal: u64) -> Result<NevercMIRFrameObjectInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFrameObjectByIndex`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_frame_object_by_index(&self, call: &Call<'_>, task: &Rc<Task>, function: NevercMachineFunctionHandle, frame_index: i32) -> Result<NevercMIRFrameObjectInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateStackObject`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_stack_object(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, size: u64, alignment: u64, is_spill_slot: bool, stack_id: u32) -> Result<i32, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateFixedStackObject`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_fixed_stack_object(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, size: u64, offset: i64, is_immutable: bool, is_aliased: bool) -> Result<i32, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateVariableSizedStackObject`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_variable_sized_stack_object(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, alignment: u64) -> Result<i32, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetFrameObjectSize`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_frame_object_size(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, frame_index: i32, size: u64) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetFrameObjectAlignment`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_frame_object_alignment(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, frame_index: i32, alignment: u64) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetFrameObjectOffset`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_frame_object_offset(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, frame_index: i32, offset: i64) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetCalleeSavedCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_callee_saved_count(&self, call: &Call<'_>, task: &Rc<Task>, function: NevercMachineFunctionHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetCalleeSaved`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_callee_saved(&self, call: &Call<'_>, task: &Rc<Task>, function: NevercMachineFunctionHandle, index: u64) -> Result<NevercMIRCalleeSavedInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetCalleeSaved`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_callee_saved(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, entries: &[NevercMIRCalleeSavedInfo]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetConstantPoolCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_constant_pool_count(&self, call: &Call<'_>, task: &Rc<Task>, function: NevercMachineFunctionHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetConstantPoolEntry`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_constant_pool_entry(&self, call: &Call<'_>, task: &Rc<Task>, function: NevercMachineFunctionHandle, index: u32) -> Result<NevercMIRConstantPoolEntryInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateConstantPoolEntry`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_constant_pool_entry(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, desc: Incoming<'_, NevercMIRConstantPoolEntryDesc>) -> Result<u32, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RemoveConstantPoolEntry`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn remove_constant_pool_entry(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, index: u32) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetJumpTableCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_jump_table_count(&self, call: &Call<'_>, task: &Rc<Task>, function: NevercMachineFunctionHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetJumpTable`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_jump_table(&self, call: &Call<'_>, task: &Rc<Task>, function: NevercMachineFunctionHandle, index: u32) -> Result<NevercMIRJumpTableInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetJumpTableDestination`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_jump_table_destination(&self, call: &Call<'_>, task: &Rc<Task>, function: NevercMachineFunctionHandle, index: u32, destination_index: u64) -> Result<NevercMachineBasicBlockHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateJumpTable`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_jump_table(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, entry_kind: NevercMIRJumpTableEntryKind, destinations: &[NevercMachineBasicBlockHandle]) -> Result<u32, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RemoveJumpTable`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn remove_jump_table(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, index: u32) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetInstructionMemoryOperand`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_instruction_memory_operand(&self, call: &Call<'_>, task: &Rc<Task>, instruction: NevercMachineInstrHandle, index: u64) -> Result<NevercMachineMemOperandHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetMemoryOperandInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_memory_operand_info(&self, call: &Call<'_>, task: &Rc<Task>, memory_operand: NevercMachineMemOperandHandle) -> Result<NevercMIRMemoryOperandInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateMemoryOperand`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_memory_operand(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, desc: Incoming<'_, NevercMIRMemoryOperandDesc>) -> Result<NevercMachineMemOperandHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AddInstructionMemoryOperand`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn add_instruction_memory_operand(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, instruction: NevercMachineInstrHandle, memory_operand: NevercMachineMemOperandHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RemoveInstructionMemoryOperand`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn remove_instruction_memory_operand(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, instruction: NevercMachineInstrHandle, index: u64) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetMachineProperty`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_machine_property(&self, call: &Call<'_>, task: &Rc<Task>, function: NevercMachineFunctionHandle, property: NevercMIRMachineProperty) -> Result<NevercBool, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetMachinePropertyWithProof`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_machine_property_with_proof(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMIRMutationHandle, proof: Incoming<'_, NevercMIRPropertyProof>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl MIRTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn mir_table<T: MIRTable>(context: *mut c_void) -> NevercMIRAPI {
    NevercMIRAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercMIRAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        get_schema_digest: Some(mir_get_schema_digest::<T>),
        get_entity_info: Some(mir_get_entity_info::<T>),
        get_operand_kind_info: Some(mir_get_operand_kind_info::<T>),
        get_generic_opcode_info: Some(mir_get_generic_opcode_info::<T>),
        get_machine_property_info: Some(mir_get_machine_property_info::<T>),
        begin_mutation: Some(mir_begin_mutation::<T>),
        end_mutation: Some(mir_end_mutation::<T>),
        commit_mutation: Some(mir_commit_mutation::<T>),
        abort_mutation: Some(mir_abort_mutation::<T>),
        get_machine_function_generation: Some(mir_get_machine_function_generation::<T>),
        get_basic_block_count: Some(mir_get_basic_block_count::<T>),
        get_first_basic_block: Some(mir_get_first_basic_block::<T>),
        get_last_basic_block: Some(mir_get_last_basic_block::<T>),
        get_next_basic_block: Some(mir_get_next_basic_block::<T>),
        get_previous_basic_block: Some(mir_get_previous_basic_block::<T>),
        collect_basic_blocks: Some(mir_collect_basic_blocks::<T>),
        get_basic_block_number: Some(mir_get_basic_block_number::<T>),
        get_basic_block_function: Some(mir_get_basic_block_function::<T>),
        get_instruction_count: Some(mir_get_instruction_count::<T>),
        get_first_instruction: Some(mir_get_first_instruction::<T>),
        get_last_instruction: Some(mir_get_last_instruction::<T>),
        get_next_instruction: Some(mir_get_next_instruction::<T>),
        get_previous_instruction: Some(mir_get_previous_instruction::<T>),
        collect_instructions: Some(mir_collect_instructions::<T>),
        get_instruction_info: Some(mir_get_instruction_info::<T>),
        get_instruction_basic_block: Some(mir_get_instruction_basic_block::<T>),
        get_instruction_debug_location: Some(mir_get_instruction_debug_location::<T>),
        set_instruction_flags: Some(mir_set_instruction_flags::<T>),
        get_instruction_operand: Some(mir_get_instruction_operand::<T>),
        get_operand_value: Some(mir_get_operand_value::<T>),
        get_operand_instruction: Some(mir_get_operand_instruction::<T>),
        set_operand_value: Some(mir_set_operand_value::<T>),
        get_successor_count: Some(mir_get_successor_count::<T>),
        get_successor: Some(mir_get_successor::<T>),
        get_predecessor_count: Some(mir_get_predecessor_count::<T>),
        get_predecessor: Some(mir_get_predecessor::<T>),
        get_live_in_count: Some(mir_get_live_in_count::<T>),
        get_live_in: Some(mir_get_live_in::<T>),
        create_basic_block: Some(mir_create_basic_block::<T>),
        move_basic_block: Some(mir_move_basic_block::<T>),
        erase_basic_block: Some(mir_erase_basic_block::<T>),
        create_instruction: Some(mir_create_instruction::<T>),
        move_instruction: Some(mir_move_instruction::<T>),
        erase_instruction: Some(mir_erase_instruction::<T>),
        append_operand: Some(mir_append_operand::<T>),
        add_cfg_edge: Some(mir_add_cfg_edge::<T>),
        remove_cfg_edge: Some(mir_remove_cfg_edge::<T>),
        create_virtual_register: Some(mir_create_virtual_register::<T>),
        get_register_info: Some(mir_get_register_info::<T>),
        set_virtual_register_assignment: Some(mir_set_virtual_register_assignment::<T>),
        get_register_def_count: Some(mir_get_register_def_count::<T>),
        get_register_def: Some(mir_get_register_def::<T>),
        get_register_use_count: Some(mir_get_register_use_count::<T>),
        get_register_use: Some(mir_get_register_use::<T>),
        replace_register: Some(mir_replace_register::<T>),
        get_function_live_in_count: Some(mir_get_function_live_in_count::<T>),
        get_function_live_in: Some(mir_get_function_live_in::<T>),
        add_function_live_in: Some(mir_add_function_live_in::<T>),
        remove_function_live_in: Some(mir_remove_function_live_in::<T>),
        add_basic_block_live_in: Some(mir_add_basic_block_live_in::<T>),
        remove_basic_block_live_in: Some(mir_remove_basic_block_live_in::<T>),
        get_frame_object_count: Some(mir_get_frame_object_count::<T>),
        get_frame_object: Some(mir_get_frame_object::<T>),
        get_frame_object_by_index: Some(mir_get_frame_object_by_index::<T>),
        create_stack_object: Some(mir_create_stack_object::<T>),
        create_fixed_stack_object: Some(mir_create_fixed_stack_object::<T>),
        create_variable_sized_stack_object: Some(mir_create_variable_sized_stack_object::<T>),
        set_frame_object_size: Some(mir_set_frame_object_size::<T>),
        set_frame_object_alignment: Some(mir_set_frame_object_alignment::<T>),
        set_frame_object_offset: Some(mir_set_frame_object_offset::<T>),
        get_callee_saved_count: Some(mir_get_callee_saved_count::<T>),
        get_callee_saved: Some(mir_get_callee_saved::<T>),
        set_callee_saved: Some(mir_set_callee_saved::<T>),
        get_constant_pool_count: Some(mir_get_constant_pool_count::<T>),
        get_constant_pool_entry: Some(mir_get_constant_pool_entry::<T>),
        create_constant_pool_entry: Some(mir_create_constant_pool_entry::<T>),
        remove_constant_pool_entry: Some(mir_remove_constant_pool_entry::<T>),
        get_jump_table_count: Some(mir_get_jump_table_count::<T>),
        get_jump_table: Some(mir_get_jump_table::<T>),
        get_jump_table_destination: Some(mir_get_jump_table_destination::<T>),
        create_jump_table: Some(mir_create_jump_table::<T>),
        remove_jump_table: Some(mir_remove_jump_table::<T>),
        get_instruction_memory_operand: Some(mir_get_instruction_memory_operand::<T>),
        get_memory_operand_info: Some(mir_get_memory_operand_info::<T>),
        create_memory_operand: Some(mir_create_memory_operand::<T>),
        add_instruction_memory_operand: Some(mir_add_instruction_memory_operand::<T>),
        remove_instruction_memory_operand: Some(mir_remove_instruction_memory_operand::<T>),
        get_machine_property: Some(mir_get_machine_property::<T>),
        set_machine_property_with_proof: Some(mir_set_machine_property_with_proof::<T>),
    }
}

unsafe extern "C-unwind" fn mir_get_schema_digest<T: MIRTable>(context: *mut c_void, out_digest: *mut NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[0], &move |_| { }, |table, call| {
            let out_digest = OutValue::new(out_digest);
            let out_digest = out_digest?;
            out_digest.set(table.get_schema_digest(call)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_entity_info<T: MIRTable>(context: *mut c_void, kind: NevercMIREntityKind, out_info: *mut NevercMIRSchemaEntry) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[1], &move |a| { a.add("Kind", &kind); }, |table, call| {
            let out_info = OutRecord::new(out_info, &MIR_SLOTS[1]);
            let out_info = out_info?;
            out_info.set(table.get_entity_info(call, kind)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_operand_kind_info<T: MIRTable>(context: *mut c_void, kind: NevercMIROperandKind, out_info: *mut NevercMIRSchemaEntry) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[2], &move |a| { a.add("Kind", &kind); }, |table, call| {
            let out_info = OutRecord::new(out_info, &MIR_SLOTS[2]);
            let out_info = out_info?;
            out_info.set(table.get_operand_kind_info(call, kind)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_generic_opcode_info<T: MIRTable>(context: *mut c_void, opcode: NevercMIRGenericOpcode, out_info: *mut NevercMIRSchemaEntry) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[3], &move |a| { a.add("Opcode", &opcode); }, |table, call| {
            let out_info = OutRecord::new(out_info, &MIR_SLOTS[3]);
            let out_info = out_info?;
            out_info.set(table.get_generic_opcode_info(call, opcode)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_machine_property_info<T: MIRTable>(context: *mut c_void, property: NevercMIRMachineProperty, out_info: *mut NevercMIRSchemaEntry) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[4], &move |a| { a.add("Property", &property); }, |table, call| {
            let out_info = OutRecord::new(out_info, &MIR_SLOTS[4]);
            let out_info = out_info?;
            out_info.set(table.get_machine_property_info(call, property)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_begin_mutation<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, out_mutation: *mut NevercMIRMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[5], &move |a| { a.add("Task", &task); a.add("Function", &function); }, |table, call| {
            let out_mutation = OutValue::new(out_mutation);
            let task = call.task(task)?;
            let out_mutation = out_mutation?;
            out_mutation.set(table.begin_mutation(call, task, function)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_end_mutation<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[6], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); }, |table, call| {
            let task = call.task(task)?;
            table.end_mutation(call, task, mutation)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_commit_mutation<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[7], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); }, |table, call| {
            let task = call.task(task)?;
            table.commit_mutation(call, task, mutation)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_abort_mutation<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[8], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); }, |table, call| {
            let task = call.task(task)?;
            table.abort_mutation(call, task, mutation)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_machine_function_generation<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, out_generation: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[9], &move |a| { a.add("Task", &task); a.add("Function", &function); }, |table, call| {
            let out_generation = OutValue::new(out_generation);
            let task = call.task(task)?;
            let out_generation = out_generation?;
            out_generation.set(table.get_machine_function_generation(call, task, function)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_basic_block_count<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[10], &move |a| { a.add("Task", &task); a.add("Function", &function); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let task = call.task(task)?;
            let out_count = out_count?;
            out_count.set(table.get_basic_block_count(call, task, function)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_first_basic_block<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, out_block: *mut NevercMachineBasicBlockHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[11], &move |a| { a.add("Task", &task); a.add("Function", &function); }, |table, call| {
            let out_block = OutValue::new(out_block);
            let task = call.task(task)?;
            let out_block = out_block?;
            out_block.set(table.get_first_basic_block(call, task, function)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_last_basic_block<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, out_block: *mut NevercMachineBasicBlockHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[12], &move |a| { a.add("Task", &task); a.add("Function", &function); }, |table, call| {
            let out_block = OutValue::new(out_block);
            let task = call.task(task)?;
            let out_block = out_block?;
            out_block.set(table.get_last_basic_block(call, task, function)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_next_basic_block<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, out_block: *mut NevercMachineBasicBlockHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[13], &move |a| { a.add("Task", &task); a.add("Block", &block); }, |table, call| {
            let out_block = OutValue::new(out_block);
            let task = call.task(task)?;
            let out_block = out_block?;
            out_block.set(table.get_next_basic_block(call, task, block)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_previous_basic_block<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, out_block: *mut NevercMachineBasicBlockHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[14], &move |a| { a.add("Task", &task); a.add("Block", &block); }, |table, call| {
            let out_block = OutValue::new(out_block);
            let task = call.task(task)?;
            let out_block = out_block?;
            out_block.set(table.get_previous_basic_block(call, task, block)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_collect_basic_blocks<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, out_blocks: *mut NevercMachineBasicBlockHandle, capacity: u64, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[15], &move |a| { a.add("Task", &task); a.add("Function", &function); a.add("Capacity", &capacity); }, |table, call| {
            let out_blocks = OutSlice::new(out_blocks, capacity);
            let out_count = OutValue::new(out_count);
            let task = call.task(task)?;
            let mut out_blocks = out_blocks?;
            let out_count = out_count?;
            out_count.set(table.collect_basic_blocks(call, task, function, &mut out_blocks)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_basic_block_number<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, out_number: *mut i64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[16], &move |a| { a.add("Task", &task); a.add("Block", &block); }, |table, call| {
            let out_number = OutValue::new(out_number);
            let task = call.task(task)?;
            let out_number = out_number?;
            out_number.set(table.get_basic_block_number(call, task, block)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_basic_block_function<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, out_function: *mut NevercMachineFunctionHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[17], &move |a| { a.add("Task", &task); a.add("Block", &block); }, |table, call| {
            let out_function = OutValue::new(out_function);
            let task = call.task(task)?;
            let out_function = out_function?;
            out_function.set(table.get_basic_block_function(call, task, block)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_instruction_count<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[18], &move |a| { a.add("Task", &task); a.add("Block", &block); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let task = call.task(task)?;
            let out_count = out_count?;
            out_count.set(table.get_instruction_count(call, task, block)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_first_instruction<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, out_instruction: *mut NevercMachineInstrHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[19], &move |a| { a.add("Task", &task); a.add("Block", &block); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            let task = call.task(task)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.get_first_instruction(call, task, block)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_last_instruction<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, out_instruction: *mut NevercMachineInstrHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[20], &move |a| { a.add("Task", &task); a.add("Block", &block); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            let task = call.task(task)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.get_last_instruction(call, task, block)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_next_instruction<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, instruction: NevercMachineInstrHandle, out_instruction: *mut NevercMachineInstrHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[21], &move |a| { a.add("Task", &task); a.add("Instruction", &instruction); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            let task = call.task(task)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.get_next_instruction(call, task, instruction)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_previous_instruction<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, instruction: NevercMachineInstrHandle, out_instruction: *mut NevercMachineInstrHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[22], &move |a| { a.add("Task", &task); a.add("Instruction", &instruction); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            let task = call.task(task)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.get_previous_instruction(call, task, instruction)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_collect_instructions<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, out_instructions: *mut NevercMachineInstrHandle, capacity: u64, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[23], &move |a| { a.add("Task", &task); a.add("Block", &block); a.add("Capacity", &capacity); }, |table, call| {
            let out_instructions = OutSlice::new(out_instructions, capacity);
            let out_count = OutValue::new(out_count);
            let task = call.task(task)?;
            let mut out_instructions = out_instructions?;
            let out_count = out_count?;
            out_count.set(table.collect_instructions(call, task, block, &mut out_instructions)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_instruction_info<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, instruction: NevercMachineInstrHandle, out_info: *mut NevercMIRInstructionInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[24], &move |a| { a.add("Task", &task); a.add("Instruction", &instruction); }, |table, call| {
            let out_info = OutRecord::new(out_info, &MIR_SLOTS[24]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_instruction_info(call, task, instruction)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_instruction_basic_block<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, instruction: NevercMachineInstrHandle, out_block: *mut NevercMachineBasicBlockHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[25], &move |a| { a.add("Task", &task); a.add("Instruction", &instruction); }, |table, call| {
            let out_block = OutValue::new(out_block);
            let task = call.task(task)?;
            let out_block = out_block?;
            out_block.set(table.get_instruction_basic_block(call, task, instruction)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_instruction_debug_location<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, instruction: NevercMachineInstrHandle, out_location: *mut NevercMIRDebugLocation) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[26], &move |a| { a.add("Task", &task); a.add("Instruction", &instruction); }, |table, call| {
            let out_location = OutRecord::new(out_location, &MIR_SLOTS[26]);
            let task = call.task(task)?;
            let out_location = out_location?;
            out_location.set(table.get_instruction_debug_location(call, task, instruction)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_set_instruction_flags<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, instruction: NevercMachineInstrHandle, flags: NevercMIRInstructionFlags) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[27], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Instruction", &instruction); a.add("Flags", &flags); }, |table, call| {
            let task = call.task(task)?;
            table.set_instruction_flags(call, task, mutation, instruction, flags)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_instruction_operand<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, instruction: NevercMachineInstrHandle, index: u64, out_operand: *mut NevercMachineOperandHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[28], &move |a| { a.add("Task", &task); a.add("Instruction", &instruction); a.add("Index", &index); }, |table, call| {
            let out_operand = OutValue::new(out_operand);
            let task = call.task(task)?;
            let out_operand = out_operand?;
            out_operand.set(table.get_instruction_operand(call, task, instruction, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_operand_value<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, operand: NevercMachineOperandHandle, out_value: *mut NevercMIROperandValue) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[29], &move |a| { a.add("Task", &task); a.add("Operand", &operand); }, |table, call| {
            let out_value = OutRecord::new(out_value, &MIR_SLOTS[29]);
            let task = call.task(task)?;
            let out_value = out_value?;
            out_value.set(table.get_operand_value(call, task, operand)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_operand_instruction<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, operand: NevercMachineOperandHandle, out_instruction: *mut NevercMachineInstrHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[30], &move |a| { a.add("Task", &task); a.add("Operand", &operand); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            let task = call.task(task)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.get_operand_instruction(call, task, operand)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_set_operand_value<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, operand: NevercMachineOperandHandle, value: *const NevercMIROperandValue) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[31], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Operand", &operand); a.add("Value", &value); }, |table, call| {
            let task = call.task(task)?;
            let value = Incoming::new(value)?;
            table.set_operand_value(call, task, mutation, operand, value)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_successor_count<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[32], &move |a| { a.add("Task", &task); a.add("Block", &block); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let task = call.task(task)?;
            let out_count = out_count?;
            out_count.set(table.get_successor_count(call, task, block)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_successor<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, index: u64, out_edge: *mut NevercMIRCFGEdge) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[33], &move |a| { a.add("Task", &task); a.add("Block", &block); a.add("Index", &index); }, |table, call| {
            let out_edge = OutValue::new(out_edge);
            let task = call.task(task)?;
            let out_edge = out_edge?;
            out_edge.set(table.get_successor(call, task, block, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_predecessor_count<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[34], &move |a| { a.add("Task", &task); a.add("Block", &block); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let task = call.task(task)?;
            let out_count = out_count?;
            out_count.set(table.get_predecessor_count(call, task, block)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_predecessor<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, index: u64, out_predecessor: *mut NevercMachineBasicBlockHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[35], &move |a| { a.add("Task", &task); a.add("Block", &block); a.add("Index", &index); }, |table, call| {
            let out_predecessor = OutValue::new(out_predecessor);
            let task = call.task(task)?;
            let out_predecessor = out_predecessor?;
            out_predecessor.set(table.get_predecessor(call, task, block, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_live_in_count<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[36], &move |a| { a.add("Task", &task); a.add("Block", &block); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let task = call.task(task)?;
            let out_count = out_count?;
            out_count.set(table.get_live_in_count(call, task, block)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_live_in<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, index: u64, out_live_in: *mut NevercMIRLiveIn) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[37], &move |a| { a.add("Task", &task); a.add("Block", &block); a.add("Index", &index); }, |table, call| {
            let out_live_in = OutValue::new(out_live_in);
            let task = call.task(task)?;
            let out_live_in = out_live_in?;
            out_live_in.set(table.get_live_in(call, task, block, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_create_basic_block<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, insert_before: NevercMachineBasicBlockHandle, out_block: *mut NevercMachineBasicBlockHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[38], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("InsertBefore", &insert_before); }, |table, call| {
            let out_block = OutValue::new(out_block);
            let task = call.task(task)?;
            let out_block = out_block?;
            out_block.set(table.create_basic_block(call, task, mutation, insert_before)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_move_basic_block<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, block: NevercMachineBasicBlockHandle, insert_before: NevercMachineBasicBlockHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[39], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Block", &block); a.add("InsertBefore", &insert_before); }, |table, call| {
            let task = call.task(task)?;
            table.move_basic_block(call, task, mutation, block, insert_before)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_erase_basic_block<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, block: NevercMachineBasicBlockHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[40], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Block", &block); }, |table, call| {
            let task = call.task(task)?;
            table.erase_basic_block(call, task, mutation, block)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_create_instruction<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, block: NevercMachineBasicBlockHandle, insert_before: NevercMachineInstrHandle, opcode: NevercMIRInstructionOpcode, out_instruction: *mut NevercMachineInstrHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[41], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Block", &block); a.add("InsertBefore", &insert_before); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            let task = call.task(task)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.create_instruction(call, task, mutation, block, insert_before, opcode)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_move_instruction<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, instruction: NevercMachineInstrHandle, block: NevercMachineBasicBlockHandle, insert_before: NevercMachineInstrHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[42], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Instruction", &instruction); a.add("Block", &block); a.add("InsertBefore", &insert_before); }, |table, call| {
            let task = call.task(task)?;
            table.move_instruction(call, task, mutation, instruction, block, insert_before)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_erase_instruction<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, instruction: NevercMachineInstrHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[43], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Instruction", &instruction); }, |table, call| {
            let task = call.task(task)?;
            table.erase_instruction(call, task, mutation, instruction)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_append_operand<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, instruction: NevercMachineInstrHandle, value: *const NevercMIROperandValue, out_operand: *mut NevercMachineOperandHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[44], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Instruction", &instruction); a.add("Value", &value); }, |table, call| {
            let out_operand = OutValue::new(out_operand);
            let task = call.task(task)?;
            let value = Incoming::new(value)?;
            let out_operand = out_operand?;
            out_operand.set(table.append_operand(call, task, mutation, instruction, value)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_add_cfg_edge<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, from: NevercMachineBasicBlockHandle, to: NevercMachineBasicBlockHandle, probability_numerator: u32, probability_denominator: u32) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[45], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("From", &from); a.add("To", &to); a.add("ProbabilityNumerator", &probability_numerator); a.add("ProbabilityDenominator", &probability_denominator); }, |table, call| {
            let task = call.task(task)?;
            table.add_cfg_edge(call, task, mutation, from, to, probability_numerator, probability_denominator)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_remove_cfg_edge<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, from: NevercMachineBasicBlockHandle, to: NevercMachineBasicBlockHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[46], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("From", &from); a.add("To", &to); }, |table, call| {
            let task = call.task(task)?;
            table.remove_cfg_edge(call, task, mutation, from, to)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_create_virtual_register<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, desc: *const NevercMIRVirtualRegisterDesc, out_register: *mut u32) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[47], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Desc", &desc); }, |table, call| {
            let out_register = OutValue::new(out_register);
            let task = call.task(task)?;
            let desc = Incoming::new(desc)?;
            let out_register = out_register?;
            out_register.set(table.create_virtual_register(call, task, mutation, desc)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_register_info<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, register: u32, out_info: *mut NevercMIRRegisterInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[48], &move |a| { a.add("Task", &task); a.add("Function", &function); a.add("Register", &register); }, |table, call| {
            let out_info = OutRecord::new(out_info, &MIR_SLOTS[48]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_register_info(call, task, function, register)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_set_virtual_register_assignment<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, register: u32, desc: *const NevercMIRVirtualRegisterDesc) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[49], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Register", &register); a.add("Desc", &desc); }, |table, call| {
            let task = call.task(task)?;
            let desc = Incoming::new(desc)?;
            table.set_virtual_register_assignment(call, task, mutation, register, desc)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_register_def_count<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, register: u32, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[50], &move |a| { a.add("Task", &task); a.add("Function", &function); a.add("Register", &register); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let task = call.task(task)?;
            let out_count = out_count?;
            out_count.set(table.get_register_def_count(call, task, function, register)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_register_def<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, register: u32, index: u64, out_operand: *mut NevercMachineOperandHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[51], &move |a| { a.add("Task", &task); a.add("Function", &function); a.add("Register", &register); a.add("Index", &index); }, |table, call| {
            let out_operand = OutValue::new(out_operand);
            let task = call.task(task)?;
            let out_operand = out_operand?;
            out_operand.set(table.get_register_def(call, task, function, register, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_register_use_count<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, register: u32, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[52], &move |a| { a.add("Task", &task); a.add("Function", &function); a.add("Register", &register); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let task = call.task(task)?;
            let out_count = out_count?;
            out_count.set(table.get_register_use_count(call, task, function, register)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_register_use<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, register: u32, index: u64, out_operand: *mut NevercMachineOperandHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[53], &move |a| { a.add("Task", &task); a.add("Function", &function); a.add("Register", &register); a.add("Index", &index); }, |table, call| {
            let out_operand = OutValue::new(out_operand);
            let task = call.task(task)?;
            let out_operand = out_operand?;
            out_operand.set(table.get_register_use(call, task, function, register, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_replace_register<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, from_register: u32, to_register: u32) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[54], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("FromRegister", &from_register); a.add("ToRegister", &to_register); }, |table, call| {
            let task = call.task(task)?;
            table.replace_register(call, task, mutation, from_register, to_register)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_function_live_in_count<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[55], &move |a| { a.add("Task", &task); a.add("Function", &function); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let task = call.task(task)?;
            let out_count = out_count?;
            out_count.set(table.get_function_live_in_count(call, task, function)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_function_live_in<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, index: u64, out_live_in: *mut NevercMIRFunctionLiveIn) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[56], &move |a| { a.add("Task", &task); a.add("Function", &function); a.add("Index", &index); }, |table, call| {
            let out_live_in = OutValue::new(out_live_in);
            let task = call.task(task)?;
            let out_live_in = out_live_in?;
            out_live_in.set(table.get_function_live_in(call, task, function, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_add_function_live_in<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, physical_register: u32, virtual_register: u32) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[57], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("PhysicalRegister", &physical_register); a.add("VirtualRegister", &virtual_register); }, |table, call| {
            let task = call.task(task)?;
            table.add_function_live_in(call, task, mutation, physical_register, virtual_register)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_remove_function_live_in<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, physical_register: u32) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[58], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("PhysicalRegister", &physical_register); }, |table, call| {
            let task = call.task(task)?;
            table.remove_function_live_in(call, task, mutation, physical_register)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_add_basic_block_live_in<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, block: NevercMachineBasicBlockHandle, physical_register: u32, lane_mask: u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[59], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Block", &block); a.add("PhysicalRegister", &physical_register); a.add("LaneMask", &lane_mask); }, |table, call| {
            let task = call.task(task)?;
            table.add_basic_block_live_in(call, task, mutation, block, physical_register, lane_mask)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_remove_basic_block_live_in<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, block: NevercMachineBasicBlockHandle, physical_register: u32, lane_mask: u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[60], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Block", &block); a.add("PhysicalRegister", &physical_register); a.add("LaneMask", &lane_mask); }, |table, call| {
            let task = call.task(task)?;
            table.remove_basic_block_live_in(call, task, mutation, block, physical_register, lane_mask)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_frame_object_count<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[61], &move |a| { a.add("Task", &task); a.add("Function", &function); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let task = call.task(task)?;
            let out_count = out_count?;
            out_count.set(table.get_frame_object_count(call, task, function)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_frame_object<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, ordinal: u64, out_info: *mut NevercMIRFrameObjectInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[62], &move |a| { a.add("Task", &task); a.add("Function", &function); a.add("Ordinal", &ordinal); }, |table, call| {
            let out_info = OutRecord::new(out_info, &MIR_SLOTS[62]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_frame_object(call, task, function, ordinal)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_frame_object_by_index<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, frame_index: i32, out_info: *mut NevercMIRFrameObjectInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[63], &move |a| { a.add("Task", &task); a.add("Function", &function); a.add("FrameIndex", &frame_index); }, |table, call| {
            let out_info = OutRecord::new(out_info, &MIR_SLOTS[63]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_frame_object_by_index(call, task, function, frame_index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_create_stack_object<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, size: u64, alignment: u64, is_spill_slot: NevercBool, stack_id: u32, out_frame_index: *mut i32) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[64], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Size", &size); a.add("Alignment", &alignment); a.add("IsSpillSlot", &is_spill_slot); a.add("StackID", &stack_id); }, |table, call| {
            let out_frame_index = OutValue::new(out_frame_index);
            let task = call.task(task)?;
            let is_spill_slot = boundary::boolean(is_spill_slot)?;
            let out_frame_index = out_frame_index?;
            out_frame_index.set(table.create_stack_object(call, task, mutation, size, alignment, is_spill_slot, stack_id)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_create_fixed_stack_object<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, size: u64, offset: i64, is_immutable: NevercBool, is_aliased: NevercBool, out_frame_index: *mut i32) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[65], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Size", &size); a.add("Offset", &offset); a.add("IsImmutable", &is_immutable); a.add("IsAliased", &is_aliased); }, |table, call| {
            let out_frame_index = OutValue::new(out_frame_index);
            let task = call.task(task)?;
            let is_immutable = boundary::boolean(is_immutable)?;
            let is_aliased = boundary::boolean(is_aliased)?;
            let out_frame_index = out_frame_index?;
            out_frame_index.set(table.create_fixed_stack_object(call, task, mutation, size, offset, is_immutable, is_aliased)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_create_variable_sized_stack_object<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, alignment: u64, out_frame_index: *mut i32) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[66], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Alignment", &alignment); }, |table, call| {
            let out_frame_index = OutValue::new(out_frame_index);
            let task = call.task(task)?;
            let out_frame_index = out_frame_index?;
            out_frame_index.set(table.create_variable_sized_stack_object(call, task, mutation, alignment)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_set_frame_object_size<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, frame_index: i32, size: u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[67], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("FrameIndex", &frame_index); a.add("Size", &size); }, |table, call| {
            let task = call.task(task)?;
            table.set_frame_object_size(call, task, mutation, frame_index, size)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_set_frame_object_alignment<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, frame_index: i32, alignment: u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[68], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("FrameIndex", &frame_index); a.add("Alignment", &alignment); }, |table, call| {
            let task = call.task(task)?;
            table.set_frame_object_alignment(call, task, mutation, frame_index, alignment)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_set_frame_object_offset<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, frame_index: i32, offset: i64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[69], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("FrameIndex", &frame_index); a.add("Offset", &offset); }, |table, call| {
            let task = call.task(task)?;
            table.set_frame_object_offset(call, task, mutation, frame_index, offset)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_callee_saved_count<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[70], &move |a| { a.add("Task", &task); a.add("Function", &function); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let task = call.task(task)?;
            let out_count = out_count?;
            out_count.set(table.get_callee_saved_count(call, task, function)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_callee_saved<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, index: u64, out_info: *mut NevercMIRCalleeSavedInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[71], &move |a| { a.add("Task", &task); a.add("Function", &function); a.add("Index", &index); }, |table, call| {
            let out_info = OutValue::new(out_info);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_callee_saved(call, task, function, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_set_callee_saved<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, entries: *const NevercMIRCalleeSavedInfo, count: u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[72], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Entries", &entries); a.add("Count", &count); }, |table, call| {
            let task = call.task(task)?;
            let entries = boundary::slice(entries, count)?;
            table.set_callee_saved(call, task, mutation, entries)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_constant_pool_count<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[73], &move |a| { a.add("Task", &task); a.add("Function", &function); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let task = call.task(task)?;
            let out_count = out_count?;
            out_count.set(table.get_constant_pool_count(call, task, function)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_constant_pool_entry<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, index: u32, out_info: *mut NevercMIRConstantPoolEntryInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[74], &move |a| { a.add("Task", &task); a.add("Function", &function); a.add("Index", &index); }, |table, call| {
            let out_info = OutRecord::new(out_info, &MIR_SLOTS[74]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_constant_pool_entry(call, task, function, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_create_constant_pool_entry<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, desc: *const NevercMIRConstantPoolEntryDesc, out_index: *mut u32) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[75], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Desc", &desc); }, |table, call| {
            let out_index = OutValue::new(out_index);
            let task = call.task(task)?;
            let desc = Incoming::new(desc)?;
            let out_index = out_index?;
            out_index.set(table.create_constant_pool_entry(call, task, mutation, desc)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_remove_constant_pool_entry<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, index: u32) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[76], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Index", &index); }, |table, call| {
            let task = call.task(task)?;
            table.remove_constant_pool_entry(call, task, mutation, index)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_jump_table_count<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[77], &move |a| { a.add("Task", &task); a.add("Function", &function); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let task = call.task(task)?;
            let out_count = out_count?;
            out_count.set(table.get_jump_table_count(call, task, function)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_jump_table<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, index: u32, out_info: *mut NevercMIRJumpTableInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[78], &move |a| { a.add("Task", &task); a.add("Function", &function); a.add("Index", &index); }, |table, call| {
            let out_info = OutRecord::new(out_info, &MIR_SLOTS[78]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_jump_table(call, task, function, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_jump_table_destination<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, index: u32, destination_index: u64, out_block: *mut NevercMachineBasicBlockHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[79], &move |a| { a.add("Task", &task); a.add("Function", &function); a.add("Index", &index); a.add("DestinationIndex", &destination_index); }, |table, call| {
            let out_block = OutValue::new(out_block);
            let task = call.task(task)?;
            let out_block = out_block?;
            out_block.set(table.get_jump_table_destination(call, task, function, index, destination_index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_create_jump_table<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, entry_kind: NevercMIRJumpTableEntryKind, destinations: *const NevercMachineBasicBlockHandle, destination_count: u64, out_index: *mut u32) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[80], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("EntryKind", &entry_kind); a.add("Destinations", &destinations); a.add("DestinationCount", &destination_count); }, |table, call| {
            let out_index = OutValue::new(out_index);
            let task = call.task(task)?;
            let destinations = boundary::slice(destinations, destination_count)?;
            let out_index = out_index?;
            out_index.set(table.create_jump_table(call, task, mutation, entry_kind, destinations)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_remove_jump_table<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, index: u32) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[81], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Index", &index); }, |table, call| {
            let task = call.task(task)?;
            table.remove_jump_table(call, task, mutation, index)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_instruction_memory_operand<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, instruction: NevercMachineInstrHandle, index: u64, out_memory_operand: *mut NevercMachineMemOperandHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[82], &move |a| { a.add("Task", &task); a.add("Instruction", &instruction); a.add("Index", &index); }, |table, call| {
            let out_memory_operand = OutValue::new(out_memory_operand);
            let task = call.task(task)?;
            let out_memory_operand = out_memory_operand?;
            out_memory_operand.set(table.get_instruction_memory_operand(call, task, instruction, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_memory_operand_info<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, memory_operand: NevercMachineMemOperandHandle, out_info: *mut NevercMIRMemoryOperandInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[83], &move |a| { a.add("Task", &task); a.add("MemoryOperand", &memory_operand); }, |table, call| {
            let out_info = OutRecord::new(out_info, &MIR_SLOTS[83]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_memory_operand_info(call, task, memory_operand)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_create_memory_operand<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, desc: *const NevercMIRMemoryOperandDesc, out_memory_operand: *mut NevercMachineMemOperandHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[84], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Desc", &desc); }, |table, call| {
            let out_memory_operand = OutValue::new(out_memory_operand);
            let task = call.task(task)?;
            let desc = Incoming::new(desc)?;
            let out_memory_operand = out_memory_operand?;
            out_memory_operand.set(table.create_memory_operand(call, task, mutation, desc)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_add_instruction_memory_operand<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, instruction: NevercMachineInstrHandle, memory_operand: NevercMachineMemOperandHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[85], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Instruction", &instruction); a.add("MemoryOperand", &memory_operand); }, |table, call| {
            let task = call.task(task)?;
            table.add_instruction_memory_operand(call, task, mutation, instruction, memory_operand)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_remove_instruction_memory_operand<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, instruction: NevercMachineInstrHandle, index: u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[86], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Instruction", &instruction); a.add("Index", &index); }, |table, call| {
            let task = call.task(task)?;
            table.remove_instruction_memory_operand(call, task, mutation, instruction, index)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_get_machine_property<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, property: NevercMIRMachineProperty, out_value: *mut NevercBool) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[87], &move |a| { a.add("Task", &task); a.add("Function", &function); a.add("Property", &property); }, |table, call| {
            let out_value = OutValue::new(out_value);
            let task = call.task(task)?;
            let out_value = out_value?;
            out_value.set(table.get_machine_property(call, task, function, property)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_set_machine_property_with_proof<T: MIRTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, proof: *const NevercMIRPropertyProof) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_SLOTS[88], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Proof", &proof); }, |table, call| {
            let task = call.task(task)?;
            let proof = Incoming::new(proof)?;
            table.set_machine_property_with_proof(call, task, mutation, proof)?;
            Ok(())
        })
    }
}

/// The slots of `NevercMIRAnalysisAPI`, for traces.
pub static MIR_ANALYSIS_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "MIRAnalysis", name: "QueryBuiltin", major: 1, minor: 0 },
    SlotInfo { table: "MIRAnalysis", name: "DominatorTreeDominates", major: 1, minor: 0 },
    SlotInfo { table: "MIRAnalysis", name: "GetLoopCount", major: 1, minor: 0 },
    SlotInfo { table: "MIRAnalysis", name: "GetLoopHeader", major: 1, minor: 0 },
    SlotInfo { table: "MIRAnalysis", name: "GetLoopForBlock", major: 1, minor: 0 },
    SlotInfo { table: "MIRAnalysis", name: "GetSlotIndex", major: 1, minor: 0 },
    SlotInfo { table: "MIRAnalysis", name: "GetLiveIntervalSegmentCount", major: 1, minor: 0 },
    SlotInfo { table: "MIRAnalysis", name: "GetLiveIntervalSegment", major: 1, minor: 0 },
    SlotInfo { table: "MIRAnalysis", name: "IsRegisterLiveInBlock", major: 1, minor: 0 },
    SlotInfo { table: "MIRAnalysis", name: "GetRegisterPressureSetCount", major: 1, minor: 0 },
    SlotInfo { table: "MIRAnalysis", name: "GetRegisterPressure", major: 1, minor: 0 },
];

/// What stands behind `NevercMIRAnalysisAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait MIRAnalysisTable: Send + Sync + 'static {
    /// `QueryBuiltin`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn query_builtin(&self, call: &Call<'_>, task: &Rc<Task>, analysis: NevercMIRBuiltinAnalysis, function: NevercMachineFunctionHandle) -> Result<NevercMIRAnalysisResultHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `DominatorTreeDominates`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn dominator_tree_dominates(&self, call: &Call<'_>, task: &Rc<Task>, result: NevercMIRAnalysisResultHandle, dominator: NevercMachineBasicBlockHandle, dominated: NevercMachineBasicBlockHandle) -> Result<NevercBool, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetLoopCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_loop_count(&self, call: &Call<'_>, task: &Rc<Task>, result: NevercMIRAnalysisResultHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetLoopHeader`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_loop_header(&self, call: &Call<'_>, task: &Rc<Task>, result: NevercMIRAnalysisResultHandle, index: u64) -> Result<NevercMachineBasicBlockHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetLoopForBlock`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_loop_for_block(&self, call: &Call<'_>, task: &Rc<Task>, result: NevercMIRAnalysisResultHandle, block: NevercMachineBasicBlockHandle) -> Result<(NevercMachineBasicBlockHandle, u32), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSlotIndex`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_slot_index(&self, call: &Call<'_>, task: &Rc<Task>, result: NevercMIRAnalysisResultHandle, instruction: NevercMachineInstrHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetLiveIntervalSegmentCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_live_interval_segment_count(&self, call: &Call<'_>, task: &Rc<Task>, result: NevercMIRAnalysisResultHandle, register: u32) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetLiveIntervalSegment`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_live_interval_segment(&self, call: &Call<'_>, task: &Rc<Task>, result: NevercMIRAnalysisResultHandle, register: u32, index: u64) -> Result<NevercMIRLiveRangeSegment, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `IsRegisterLiveInBlock`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn is_register_live_in_block(&self, call: &Call<'_>, task: &Rc<Task>, result: NevercMIRAnalysisResultHandle, register: u32, block: NevercMachineBasicBlockHandle) -> Result<NevercBool, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetRegisterPressureSetCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_register_pressure_set_count(&self, call: &Call<'_>, task: &Rc<Task>, result: NevercMIRAnalysisResultHandle, block: NevercMachineBasicBlockHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetRegisterPressure`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_register_pressure(&self, call: &Call<'_>, task: &Rc<Task>, result: NevercMIRAnalysisResultHandle, block: NevercMachineBasicBlockHandle, pressure_set: u32) -> Result<NevercMIRRegisterPressureInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl MIRAnalysisTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn mir_analysis_table<T: MIRAnalysisTable>(context: *mut c_void) -> NevercMIRAnalysisAPI {
    NevercMIRAnalysisAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercMIRAnalysisAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        query_builtin: Some(mir_analysis_query_builtin::<T>),
        dominator_tree_dominates: Some(mir_analysis_dominator_tree_dominates::<T>),
        get_loop_count: Some(mir_analysis_get_loop_count::<T>),
        get_loop_header: Some(mir_analysis_get_loop_header::<T>),
        get_loop_for_block: Some(mir_analysis_get_loop_for_block::<T>),
        get_slot_index: Some(mir_analysis_get_slot_index::<T>),
        get_live_interval_segment_count: Some(mir_analysis_get_live_interval_segment_count::<T>),
        get_live_interval_segment: Some(mir_analysis_get_live_interval_segment::<T>),
        is_register_live_in_block: Some(mir_analysis_is_register_live_in_block::<T>),
        get_register_pressure_set_count: Some(mir_analysis_get_register_pressure_set_count::<T>),
        get_register_pressure: Some(mir_analysis_get_register_pressure::<T>),
    }
}

unsafe extern "C-unwind" fn mir_analysis_query_builtin<T: MIRAnalysisTable>(context: *mut c_void, task: NevercTaskHandle, analysis: NevercMIRBuiltinAnalysis, function: NevercMachineFunctionHandle, out_result: *mut NevercMIRAnalysisResultHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_ANALYSIS_SLOTS[0], &move |a| { a.add("Task", &task); a.add("Analysis", &analysis); a.add("Function", &function); }, |table, call| {
            let out_result = OutValue::new(out_result);
            let task = call.task(task)?;
            let out_result = out_result?;
            out_result.set(table.query_builtin(call, task, analysis, function)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_analysis_dominator_tree_dominates<T: MIRAnalysisTable>(context: *mut c_void, task: NevercTaskHandle, result: NevercMIRAnalysisResultHandle, dominator: NevercMachineBasicBlockHandle, dominated: NevercMachineBasicBlockHandle, out_dominates: *mut NevercBool) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_ANALYSIS_SLOTS[1], &move |a| { a.add("Task", &task); a.add("Result", &result); a.add("Dominator", &dominator); a.add("Dominated", &dominated); }, |table, call| {
            let out_dominates = OutValue::new(out_dominates);
            let task = call.task(task)?;
            let out_dominates = out_dominates?;
            out_dominates.set(table.dominator_tree_dominates(call, task, result, dominator, dominated)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_analysis_get_loop_count<T: MIRAnalysisTable>(context: *mut c_void, task: NevercTaskHandle, result: NevercMIRAnalysisResultHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_ANALYSIS_SLOTS[2], &move |a| { a.add("Task", &task); a.add("Result", &result); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let task = call.task(task)?;
            let out_count = out_count?;
            out_count.set(table.get_loop_count(call, task, result)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_analysis_get_loop_header<T: MIRAnalysisTable>(context: *mut c_void, task: NevercTaskHandle, result: NevercMIRAnalysisResultHandle, index: u64, out_header: *mut NevercMachineBasicBlockHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_ANALYSIS_SLOTS[3], &move |a| { a.add("Task", &task); a.add("Result", &result); a.add("Index", &index); }, |table, call| {
            let out_header = OutValue::new(out_header);
            let task = call.task(task)?;
            let out_header = out_header?;
            out_header.set(table.get_loop_header(call, task, result, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_analysis_get_loop_for_block<T: MIRAnalysisTable>(context: *mut c_void, task: NevercTaskHandle, result: NevercMIRAnalysisResultHandle, block: NevercMachineBasicBlockHandle, out_header: *mut NevercMachineBasicBlockHandle, out_depth: *mut u32) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_ANALYSIS_SLOTS[4], &move |a| { a.add("Task", &task); a.add("Result", &result); a.add("Block", &block); }, |table, call| {
            let out_header = OutValue::new(out_header);
            let out_depth = OutValue::new(out_depth);
            let task = call.task(task)?;
            let out_header = out_header?;
            let out_depth = out_depth?;
            let (value0, value1) = table.get_loop_for_block(call, task, result, block)?;
            out_header.set(value0);
            out_depth.set(value1);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_analysis_get_slot_index<T: MIRAnalysisTable>(context: *mut c_void, task: NevercTaskHandle, result: NevercMIRAnalysisResultHandle, instruction: NevercMachineInstrHandle, out_index: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_ANALYSIS_SLOTS[5], &move |a| { a.add("Task", &task); a.add("Result", &result); a.add("Instruction", &instruction); }, |table, call| {
            let out_index = OutValue::new(out_index);
            let task = call.task(task)?;
            let out_index = out_index?;
            out_index.set(table.get_slot_index(call, task, result, instruction)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_analysis_get_live_interval_segment_count<T: MIRAnalysisTable>(context: *mut c_void, task: NevercTaskHandle, result: NevercMIRAnalysisResultHandle, register: u32, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_ANALYSIS_SLOTS[6], &move |a| { a.add("Task", &task); a.add("Result", &result); a.add("Register", &register); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let task = call.task(task)?;
            let out_count = out_count?;
            out_count.set(table.get_live_interval_segment_count(call, task, result, register)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_analysis_get_live_interval_segment<T: MIRAnalysisTable>(context: *mut c_void, task: NevercTaskHandle, result: NevercMIRAnalysisResultHandle, register: u32, index: u64, out_segment: *mut NevercMIRLiveRangeSegment) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_ANALYSIS_SLOTS[7], &move |a| { a.add("Task", &task); a.add("Result", &result); a.add("Register", &register); a.add("Index", &index); }, |table, call| {
            let out_segment = OutValue::new(out_segment);
            let task = call.task(task)?;
            let out_segment = out_segment?;
            out_segment.set(table.get_live_interval_segment(call, task, result, register, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_analysis_is_register_live_in_block<T: MIRAnalysisTable>(context: *mut c_void, task: NevercTaskHandle, result: NevercMIRAnalysisResultHandle, register: u32, block: NevercMachineBasicBlockHandle, out_live: *mut NevercBool) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_ANALYSIS_SLOTS[8], &move |a| { a.add("Task", &task); a.add("Result", &result); a.add("Register", &register); a.add("Block", &block); }, |table, call| {
            let out_live = OutValue::new(out_live);
            let task = call.task(task)?;
            let out_live = out_live?;
            out_live.set(table.is_register_live_in_block(call, task, result, register, block)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_analysis_get_register_pressure_set_count<T: MIRAnalysisTable>(context: *mut c_void, task: NevercTaskHandle, result: NevercMIRAnalysisResultHandle, block: NevercMachineBasicBlockHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_ANALYSIS_SLOTS[9], &move |a| { a.add("Task", &task); a.add("Result", &result); a.add("Block", &block); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let task = call.task(task)?;
            let out_count = out_count?;
            out_count.set(table.get_register_pressure_set_count(call, task, result, block)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mir_analysis_get_register_pressure<T: MIRAnalysisTable>(context: *mut c_void, task: NevercTaskHandle, result: NevercMIRAnalysisResultHandle, block: NevercMachineBasicBlockHandle, pressure_set: u32, out_info: *mut NevercMIRRegisterPressureInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_ANALYSIS_SLOTS[10], &move |a| { a.add("Task", &task); a.add("Result", &result); a.add("Block", &block); a.add("PressureSet", &pressure_set); }, |table, call| {
            let out_info = OutRecord::new(out_info, &MIR_ANALYSIS_SLOTS[10]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_register_pressure(call, task, result, block, pressure_set)?);
            Ok(())
        })
    }
}

/// The slots of `NevercMIRPassAPI`, for traces.
pub static MIR_PASS_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "MIRPass", name: "RegisterPass", major: 1, minor: 0 },
];

/// What stands behind `NevercMIRPassAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait MIRPassTable: Send + Sync + 'static {
    /// `RegisterPass`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn register_pass(&self, call: &Call<'_>, registrar_context: RegistrarRef, descriptor: Incoming<'_, NevercMIRPassDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl MIRPassTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn mir_pass_table<T: MIRPassTable>(context: *mut c_void) -> NevercMIRPassAPI {
    NevercMIRPassAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercMIRPassAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        register_pass: Some(mir_pass_register_pass::<T>),
    }
}

unsafe extern "C-unwind" fn mir_pass_register_pass<T: MIRPassTable>(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercMIRPassDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MIR_PASS_SLOTS[0], &move |a| { a.add("RegistrarContext", &registrar_context); a.add("Descriptor", &descriptor); }, |table, call| {
            let registrar_context = RegistrarRef::new(registrar_context);
            let descriptor = Incoming::new(descriptor)?;
            table.register_pass(call, registrar_context, descriptor)?;
            Ok(())
        })
    }
}

