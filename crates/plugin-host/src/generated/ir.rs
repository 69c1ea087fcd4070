// Made from abi/registry by `./x abi`; do not edit.
//! Tables of `PluginIR.h`.

#[allow(unused_imports)]
use super::prelude::*;

/// The slots of `NevercIRCoreAPI`, for traces.
pub static IR_CORE_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "IRCore", name: "GetContext", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetModule", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetValueKind", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "ReplaceAllUsesWith", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "EraseValue", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetTypeKind", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetPrimitiveType", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetIntegerType", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetPointerType", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetArrayType", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetVectorType", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetStructType", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetFunctionType", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "CreateIntegerConstant", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "CreateFloatingConstant", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetNullConstant", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetPoisonConstant", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetUndefConstant", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "CreateAggregateConstant", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "CreateConstantBinaryExpression", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "CreateConstantCastExpression", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "CreateConstantCompareExpression", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "CreateConstantGEPExpression", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetGlobalAddressConstant", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetMetadataKind", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "CreateMetadataString", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetMetadataStringBytes", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "CreateMetadataNode", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetValueAsMetadata", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetMetadataAsValue", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetMetadataOperandCount", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetMetadataOperand", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetOrInsertNamedMetadata", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "AppendNamedMetadata", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetNamedMetadataOperandCount", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetNamedMetadataOperand", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetDebugLocationInfo", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "CreateEnumAttribute", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "CreateIntegerAttribute", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "CreateStringAttribute", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "CreateTypeAttribute", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetAttributeValueKind", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetAttributeKindName", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetAttributeIntegerValue", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetAttributeStringValue", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetAttributeTypeValue", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "AddFunctionAttribute", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "HasFunctionAttribute", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetFunctionStringAttribute", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetModuleIdentifier", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "SetModuleIdentifier", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetModuleTargetTriple", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "SetModuleTargetTriple", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetModuleDataLayout", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "SetModuleDataLayout", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetModuleInlineAssembly", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "SetModuleInlineAssembly", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "BeginValueCursor", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "CollectValueCursor", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetValueName", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "SetValueName", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetValueType", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetValueUseCount", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetValueUse", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetOperandCount", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetOperand", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "SetOperand", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetGlobalLinkage", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "SetGlobalLinkage", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetGlobalVisibility", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "SetGlobalVisibility", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetGlobalSection", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "SetGlobalSection", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetOrInsertComdat", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetGlobalComdat", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "SetGlobalComdat", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetFunctionCallingConvention", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "SetFunctionCallingConvention", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetFunctionPersonality", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "SetFunctionPersonality", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetFunctionGC", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "SetFunctionGC", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetFunctionSection", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "SetFunctionSection", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetTerminator", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetPredecessorCount", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetPredecessor", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetSuccessorCount", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetSuccessor", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetInstructionOpcode", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetInstructionProperty", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "SetInstructionProperty", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetPHIIncomingCount", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetPHIIncoming", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "SetPHIIncoming", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "ImportModule", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "ExportModule", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "GetSerializedBufferView", major: 1, minor: 0 },
    SlotInfo { table: "IRCore", name: "ReleaseSerializedBuffer", major: 1, minor: 0 },
];

/// What stands behind `NevercIRCoreAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait IRCoreTable: Send + Sync + 'static {
    /// Whether a task is the one that the table is bound to.
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn check_task(&self, call: &Call<'_>, task: NevercTaskHandle) -> Result<(), Status> {
        call.task(task).map(|_| ())
    }
    /// `GetContext`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_context(&self, call: &Call<'_>) -> Result<NevercIRContextHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetModule`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_module(&self, call: &Call<'_>) -> Result<NevercIRModuleHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetValueKind`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_value_kind(&self, call: &Call<'_>, value: NevercIRValueHandle) -> Result<NevercIRValueKind, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ReplaceAllUsesWith`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn replace_all_uses_with(&self, call: &Call<'_>, original: NevercIRValueHandle, replacement: NevercIRValueHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `EraseValue`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn erase_value(&self, call: &Call<'_>, value: NevercIRValueHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetTypeKind`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_type_kind(&self, call: &Call<'_>, type_: NevercIRTypeHandle) -> Result<NevercIRTypeKind, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetPrimitiveType`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_primitive_type(&self, call: &Call<'_>, kind: NevercIRTypeKind) -> Result<NevercIRTypeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetIntegerType`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_integer_type(&self, call: &Call<'_>, bit_width: u32) -> Result<NevercIRTypeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetPointerType`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_pointer_type(&self, call: &Call<'_>, address_space: u32) -> Result<NevercIRTypeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetArrayType`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_array_type(&self, call: &Call<'_>, element_type: NevercIRTypeHandle, element_count: u64) -> Result<NevercIRTypeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetVectorType`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_vector_type(&self, call: &Call<'_>, element_type: NevercIRTypeHandle, minimum_element_count: u32, scalable: u8) -> Result<NevercIRTypeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetStructType`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_struct_type(&self, call: &Call<'_>, name: &[u8], element_types: &[NevercIRTypeHandle], packed: u8) -> Result<NevercIRTypeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFunctionType`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_function_type(&self, call: &Call<'_>, return_type: NevercIRTypeHandle, parameter_types: &[NevercIRTypeHandle], variadic: u8) -> Result<NevercIRTypeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateIntegerConstant`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_integer_constant(&self, call: &Call<'_>, type_: NevercIRTypeHandle, little_endian_words: &[u64]) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateFloatingConstant`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_floating_constant(&self, call: &Call<'_>, type_: NevercIRTypeHandle, little_endian_words: &[u64]) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetNullConstant`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_null_constant(&self, call: &Call<'_>, type_: NevercIRTypeHandle) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetPoisonConstant`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_poison_constant(&self, call: &Call<'_>, type_: NevercIRTypeHandle) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetUndefConstant`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_undef_constant(&self, call: &Call<'_>, type_: NevercIRTypeHandle) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateAggregateConstant`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_aggregate_constant(&self, call: &Call<'_>, type_: NevercIRTypeHandle, elements: &[NevercIRValueHandle]) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateConstantBinaryExpression`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_constant_binary_expression(&self, call: &Call<'_>, opcode: NevercIROpcode, left: NevercIRValueHandle, right: NevercIRValueHandle) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateConstantCastExpression`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_constant_cast_expression(&self, call: &Call<'_>, opcode: NevercIROpcode, operand: NevercIRValueHandle, destination_type: NevercIRTypeHandle) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateConstantCompareExpression`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_constant_compare_expression(&self, call: &Call<'_>, predicate: NevercIRPredicate, left: NevercIRValueHandle, right: NevercIRValueHandle) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateConstantGEPExpression`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_constant_gep_expression(&self, call: &Call<'_>, source_element_type: NevercIRTypeHandle, pointer: NevercIRValueHandle, indices: &[NevercIRValueHandle], in_bounds: u8) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetGlobalAddressConstant`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_global_address_constant(&self, call: &Call<'_>, global: NevercIRValueHandle) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetMetadataKind`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_metadata_kind(&self, call: &Call<'_>, metadata: NevercIRMetadataHandle) -> Result<NevercIRMetadataKind, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateMetadataString`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_metadata_string(&self, call: &Call<'_>, bytes: &[u8]) -> Result<NevercIRMetadataHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetMetadataStringBytes`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_metadata_string_bytes(&self, call: &Call<'_>, metadata: NevercIRMetadataHandle) -> Result<NevercStringView, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateMetadataNode`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_metadata_node(&self, call: &Call<'_>, operands: &[NevercIRMetadataHandle], distinct: u8) -> Result<NevercIRMetadataHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetValueAsMetadata`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_value_as_metadata(&self, call: &Call<'_>, value: NevercIRValueHandle) -> Result<NevercIRMetadataHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetMetadataAsValue`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_metadata_as_value(&self, call: &Call<'_>, metadata: NevercIRMetadataHandle) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetMetadataOperandCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_metadata_operand_count(&self, call: &Call<'_>, metadata: NevercIRMetadataHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetMetadataOperand`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_metadata_operand(&self, call: &Call<'_>, metadata: NevercIRMetadataHandle, index: u64) -> Result<NevercIRMetadataHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetOrInsertNamedMetadata`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_or_insert_named_metadata(&self, call: &Call<'_>, name: &[u8]) -> Result<NevercIRNamedMetadataHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AppendNamedMetadata`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn append_named_metadata(&self, call: &Call<'_>, named_metadata: NevercIRNamedMetadataHandle, metadata: NevercIRMetadataHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetNamedMetadataOperandCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_named_metadata_operand_count(&self, call: &Call<'_>, named_metadata: NevercIRNamedMetadataHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetNamedMetadataOperand`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_named_metadata_operand(&self, call: &Call<'_>, named_metadata: NevercIRNamedMetadataHandle, index: u64) -> Result<NevercIRMetadataHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetDebugLocationInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_debug_location_info(&self, call: &Call<'_>, location: NevercIRMetadataHandle, out_info: *mut NevercIRDebugLocationInfo) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateEnumAttribute`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_enum_attribute(&self, call: &Call<'_>, kind: &[u8]) -> Result<NevercIRAttributeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateIntegerAttribute`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_integer_attribute(&self, call: &Call<'_>, kind: &[u8], value: u64) -> Result<NevercIRAttributeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateStringAttribute`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_string_attribute(&self, call: &Call<'_>, kind: &[u8], value: &[u8]) -> Result<NevercIRAttributeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateTypeAttribute`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_type_attribute(&self, call: &Call<'_>, kind: &[u8], type_: NevercIRTypeHandle) -> Result<NevercIRAttributeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetAttributeValueKind`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_attribute_value_kind(&self, call: &Call<'_>, attribute: NevercIRAttributeHandle) -> Result<NevercIRAttributeValueKind, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetAttributeKindName`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_attribute_kind_name(&self, call: &Call<'_>, attribute: NevercIRAttributeHandle) -> Result<NevercStringView, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetAttributeIntegerValue`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_attribute_integer_value(&self, call: &Call<'_>, attribute: NevercIRAttributeHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetAttributeStringValue`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_attribute_string_value(&self, call: &Call<'_>, attribute: NevercIRAttributeHandle) -> Result<NevercStringView, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetAttributeTypeValue`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_attribute_type_value(&self, call: &Call<'_>, attribute: NevercIRAttributeHandle) -> Result<NevercIRTypeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AddFunctionAttribute`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn add_function_attribute(&self, call: &Call<'_>, function: NevercIRValueHandle, location: NevercIRAttributeLocation, parameter_index: u32, attribute: NevercIRAttributeHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `HasFunctionAttribute`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn has_function_attribute(&self, call: &Call<'_>, function: NevercIRValueHandle, kind: &[u8]) -> Result<NevercBool, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFunctionStringAttribute`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_function_string_attribute(&self, call: &Call<'_>, function: NevercIRValueHandle, kind: &[u8]) -> Result<NevercStringView, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetModuleIdentifier`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_module_identifier(&self, call: &Call<'_>) -> Result<NevercStringView, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetModuleIdentifier`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_module_identifier(&self, call: &Call<'_>, identifier: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetModuleTargetTriple`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_module_target_triple(&self, call: &Call<'_>) -> Result<NevercStringView, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetModuleTargetTriple`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_module_target_triple(&self, call: &Call<'_>, triple: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetModuleDataLayout`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_module_data_layout(&self, call: &Call<'_>) -> Result<NevercStringView, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetModuleDataLayout`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_module_data_layout(&self, call: &Call<'_>, data_layout: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetModuleInlineAssembly`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_module_inline_assembly(&self, call: &Call<'_>) -> Result<NevercStringView, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetModuleInlineAssembly`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_module_inline_assembly(&self, call: &Call<'_>, assembly: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BeginValueCursor`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn begin_value_cursor(&self, call: &Call<'_>, container: NevercHandle, collection: NevercIRValueCollection) -> Result<NevercIRValueCursor, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CollectValueCursor`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn collect_value_cursor(&self, call: &Call<'_>, cursor: *mut NevercIRValueCursor, out_values: &mut OutSlice<'_, NevercIRValueHandle>) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetValueName`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_value_name(&self, call: &Call<'_>, value: NevercIRValueHandle) -> Result<NevercStringView, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetValueName`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_value_name(&self, call: &Call<'_>, value: NevercIRValueHandle, name: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetValueType`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_value_type(&self, call: &Call<'_>, value: NevercIRValueHandle) -> Result<NevercIRTypeHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetValueUseCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_value_use_count(&self, call: &Call<'_>, value: NevercIRValueHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetValueUse`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_value_use(&self, call: &Call<'_>, value: NevercIRValueHandle, index: u64) -> Result<NevercIRUseInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetOperandCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_operand_count(&self, call: &Call<'_>, value: NevercIRValueHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetOperand`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_operand(&self, call: &Call<'_>, value: NevercIRValueHandle, index: u64) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetOperand`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_operand(&self, call: &Call<'_>, value: NevercIRValueHandle, index: u64, operand: NevercIRValueHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetGlobalLinkage`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_global_linkage(&self, call: &Call<'_>, global: NevercIRValueHandle) -> Result<NevercIRLinkage, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetGlobalLinkage`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_global_linkage(&self, call: &Call<'_>, global: NevercIRValueHandle, linkage: NevercIRLinkage) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetGlobalVisibility`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_global_visibility(&self, call: &Call<'_>, global: NevercIRValueHandle) -> Result<NevercIRVisibility, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetGlobalVisibility`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_global_visibility(&self, call: &Call<'_>, global: NevercIRValueHandle, visibility: NevercIRVisibility) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetGlobalSection`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_global_section(&self, call: &Call<'_>, global: NevercIRValueHandle) -> Result<NevercStringView, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetGlobalSection`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_global_section(&self, call: &Call<'_>, global: NevercIRValueHandle, section: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetOrInsertComdat`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_or_insert_comdat(&self, call: &Call<'_>, name: &[u8]) -> Result<NevercIRComdatHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetGlobalComdat`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_global_comdat(&self, call: &Call<'_>, global: NevercIRValueHandle) -> Result<NevercIRComdatHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetGlobalComdat`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_global_comdat(&self, call: &Call<'_>, global: NevercIRValueHandle, comdat: NevercIRComdatHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFunctionCallingConvention`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_function_calling_convention(&self, call: &Call<'_>, function: NevercIRValueHandle) -> Result<NevercIRCallingConvention, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetFunctionCallingConvention`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_function_calling_convention(&self, call: &Call<'_>, function: NevercIRValueHandle, calling_convention: NevercIRCallingConvention) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFunctionPersonality`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_function_personality(&self, call: &Call<'_>, function: NevercIRValueHandle) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetFunctionPersonality`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_function_personality(&self, call: &Call<'_>, function: NevercIRValueHandle, personality: NevercIRValueHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFunctionGC`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_function_gc(&self, call: &Call<'_>, function: NevercIRValueHandle) -> Result<NevercStringView, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetFunctionGC`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_function_gc(&self, call: &Call<'_>, function: NevercIRValueHandle, gc: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFunctionSection`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_function_section(&self, call: &Call<'_>, function: NevercIRValueHandle) -> Result<NevercStringView, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetFunctionSection`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_function_section(&self, call: &Call<'_>, function: NevercIRValueHandle, section: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetTerminator`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_terminator(&self, call: &Call<'_>, block: NevercIRValueHandle) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetPredecessorCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_predecessor_count(&self, call: &Call<'_>, block: NevercIRValueHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetPredecessor`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_predecessor(&self, call: &Call<'_>, block: NevercIRValueHandle, index: u64) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSuccessorCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_successor_count(&self, call: &Call<'_>, block: NevercIRValueHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSuccessor`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_successor(&self, call: &Call<'_>, block: NevercIRValueHandle, index: u64) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetInstructionOpcode`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_instruction_opcode(&self, call: &Call<'_>, instruction: NevercIRValueHandle) -> Result<NevercIROpcode, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetInstructionProperty`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_instruction_property(&self, call: &Call<'_>, instruction: NevercIRValueHandle, property: NevercIRPropertyID) -> Result<NevercIRPropertyValue, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetInstructionProperty`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_instruction_property(&self, call: &Call<'_>, instruction: NevercIRValueHandle, property: NevercIRPropertyID, value: NevercIRPropertyValue) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetPHIIncomingCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_phi_incoming_count(&self, call: &Call<'_>, phi: NevercIRValueHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetPHIIncoming`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_phi_incoming(&self, call: &Call<'_>, phi: NevercIRValueHandle, index: u64) -> Result<NevercIRPhiIncoming, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetPHIIncoming`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_phi_incoming(&self, call: &Call<'_>, phi: NevercIRValueHandle, index: u64, incoming: NevercIRPhiIncoming) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ImportModule`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn import_module(&self, call: &Call<'_>, format: NevercIRSerializationFormat, bytes: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ExportModule`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn export_module(&self, call: &Call<'_>, format: NevercIRSerializationFormat) -> Result<NevercIRSerializedBufferHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSerializedBufferView`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_serialized_buffer_view(&self, call: &Call<'_>, buffer: NevercIRSerializedBufferHandle) -> Result<NevercByteView, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ReleaseSerializedBuffer`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn release_serialized_buffer(&self, call: &Call<'_>, buffer: NevercIRSerializedBufferHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl IRCoreTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn ir_core_table<T: IRCoreTable>(context: *mut c_void) -> NevercIRCoreAPI {
    NevercIRCoreAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercIRCoreAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        get_context: Some(ir_core_get_context::<T>),
        get_module: Some(ir_core_get_module::<T>),
        get_value_kind: Some(ir_core_get_value_kind::<T>),
        replace_all_uses_with: Some(ir_core_replace_all_uses_with::<T>),
        erase_value: Some(ir_core_erase_value::<T>),
        get_type_kind: Some(ir_core_get_type_kind::<T>),
        get_primitive_type: Some(ir_core_get_primitive_type::<T>),
        get_integer_type: Some(ir_core_get_integer_type::<T>),
        get_pointer_type: Some(ir_core_get_pointer_type::<T>),
        get_array_type: Some(ir_core_get_array_type::<T>),
        get_vector_type: Some(ir_core_get_vector_type::<T>),
        get_struct_type: Some(ir_core_get_struct_type::<T>),
        get_function_type: Some(ir_core_get_function_type::<T>),
        create_integer_constant: Some(ir_core_create_integer_constant::<T>),
        create_floating_constant: Some(ir_core_create_floating_constant::<T>),
        get_null_constant: Some(ir_core_get_null_constant::<T>),
        get_poison_constant: Some(ir_core_get_poison_constant::<T>),
        get_undef_constant: Some(ir_core_get_undef_constant::<T>),
        create_aggregate_constant: Some(ir_core_create_aggregate_constant::<T>),
        create_constant_binary_expression: Some(ir_core_create_constant_binary_expression::<T>),
        create_constant_cast_expression: Some(ir_core_create_constant_cast_expression::<T>),
        create_constant_compare_expression: Some(ir_core_create_constant_compare_expression::<T>),
        create_constant_gep_expression: Some(ir_core_create_constant_gep_expression::<T>),
        get_global_address_constant: Some(ir_core_get_global_address_constant::<T>),
        get_metadata_kind: Some(ir_core_get_metadata_kind::<T>),
        create_metadata_string: Some(ir_core_create_metadata_string::<T>),
        get_metadata_string_bytes: Some(ir_core_get_metadata_string_bytes::<T>),
        create_metadata_node: Some(ir_core_create_metadata_node::<T>),
        get_value_as_metadata: Some(ir_core_get_value_as_metadata::<T>),
        get_metadata_as_value: Some(ir_core_get_metadata_as_value::<T>),
        get_metadata_operand_count: Some(ir_core_get_metadata_operand_count::<T>),
        get_metadata_operand: Some(ir_core_get_metadata_operand::<T>),
        get_or_insert_named_metadata: Some(ir_core_get_or_insert_named_metadata::<T>),
        append_named_metadata: Some(ir_core_append_named_metadata::<T>),
        get_named_metadata_operand_count: Some(ir_core_get_named_metadata_operand_count::<T>),
        get_named_metadata_operand: Some(ir_core_get_named_metadata_operand::<T>),
        get_debug_location_info: Some(ir_core_get_debug_location_info::<T>),
        create_enum_attribute: Some(ir_core_create_enum_attribute::<T>),
        create_integer_attribute: Some(ir_core_create_integer_attribute::<T>),
        create_string_attribute: Some(ir_core_create_string_attribute::<T>),
        create_type_attribute: Some(ir_core_create_type_attribute::<T>),
        get_attribute_value_kind: Some(ir_core_get_attribute_value_kind::<T>),
        get_attribute_kind_name: Some(ir_core_get_attribute_kind_name::<T>),
        get_attribute_integer_value: Some(ir_core_get_attribute_integer_value::<T>),
        get_attribute_string_value: Some(ir_core_get_attribute_string_value::<T>),
        get_attribute_type_value: Some(ir_core_get_attribute_type_value::<T>),
        add_function_attribute: Some(ir_core_add_function_attribute::<T>),
        has_function_attribute: Some(ir_core_has_function_attribute::<T>),
        get_function_string_attribute: Some(ir_core_get_function_string_attribute::<T>),
        get_module_identifier: Some(ir_core_get_module_identifier::<T>),
        set_module_identifier: Some(ir_core_set_module_identifier::<T>),
        get_module_target_triple: Some(ir_core_get_module_target_triple::<T>),
        set_module_target_triple: Some(ir_core_set_module_target_triple::<T>),
        get_module_data_layout: Some(ir_core_get_module_data_layout::<T>),
        set_module_data_layout: Some(ir_core_set_module_data_layout::<T>),
        get_module_inline_assembly: Some(ir_core_get_module_inline_assembly::<T>),
        set_module_inline_assembly: Some(ir_core_set_module_inline_assembly::<T>),
        begin_value_cursor: Some(ir_core_begin_value_cursor::<T>),
        collect_value_cursor: Some(ir_core_collect_value_cursor::<T>),
        get_value_name: Some(ir_core_get_value_name::<T>),
        set_value_name: Some(ir_core_set_value_name::<T>),
        get_value_type: Some(ir_core_get_value_type::<T>),
        get_value_use_count: Some(ir_core_get_value_use_count::<T>),
        get_value_use: Some(ir_core_get_value_use::<T>),
        get_operand_count: Some(ir_core_get_operand_count::<T>),
        get_operand: Some(ir_core_get_operand::<T>),
        set_operand: Some(ir_core_set_operand::<T>),
        get_global_linkage: Some(ir_core_get_global_linkage::<T>),
        set_global_linkage: Some(ir_core_set_global_linkage::<T>),
        get_global_visibility: Some(ir_core_get_global_visibility::<T>),
        set_global_visibility: Some(ir_core_set_global_visibility::<T>),
        get_global_section: Some(ir_core_get_global_section::<T>),
        set_global_section: Some(ir_core_set_global_section::<T>),
        get_or_insert_comdat: Some(ir_core_get_or_insert_comdat::<T>),
        get_global_comdat: Some(ir_core_get_global_comdat::<T>),
        set_global_comdat: Some(ir_core_set_global_comdat::<T>),
        get_function_calling_convention: Some(ir_core_get_function_calling_convention::<T>),
        set_function_calling_convention: Some(ir_core_set_function_calling_convention::<T>),
        get_function_personality: Some(ir_core_get_function_personality::<T>),
        set_function_personality: Some(ir_core_set_function_personality::<T>),
        get_function_gc: Some(ir_core_get_function_gc::<T>),
        set_function_gc: Some(ir_core_set_function_gc::<T>),
        get_function_section: Some(ir_core_get_function_section::<T>),
        set_function_section: Some(ir_core_set_function_section::<T>),
        get_terminator: Some(ir_core_get_terminator::<T>),
        get_predecessor_count: Some(ir_core_get_predecessor_count::<T>),
        get_predecessor: Some(ir_core_get_predecessor::<T>),
        get_successor_count: Some(ir_core_get_successor_count::<T>),
        get_successor: Some(ir_core_get_successor::<T>),
        get_instruction_opcode: Some(ir_core_get_instruction_opcode::<T>),
        get_instruction_property: Some(ir_core_get_instruction_property::<T>),
        set_instruction_property: Some(ir_core_set_instruction_property::<T>),
        get_phi_incoming_count: Some(ir_core_get_phi_incoming_count::<T>),
        get_phi_incoming: Some(ir_core_get_phi_incoming::<T>),
        set_phi_incoming: Some(ir_core_set_phi_incoming::<T>),
        import_module: Some(ir_core_import_module::<T>),
        export_module: Some(ir_core_export_module::<T>),
        get_serialized_buffer_view: Some(ir_core_get_serialized_buffer_view::<T>),
        release_serialized_buffer: Some(ir_core_release_serialized_buffer::<T>),
    }
}

unsafe extern "C-unwind" fn ir_core_get_context<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, out_context: *mut NevercIRContextHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[0], &move |a| { a.add("Task", &task); }, |table, call| {
            let out_context = OutValue::new(out_context);
            table.check_task(call, task)?;
            let out_context = out_context?;
            out_context.set(table.get_context(call)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_module<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, out_module: *mut NevercIRModuleHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[1], &move |a| { a.add("Task", &task); }, |table, call| {
            let out_module = OutValue::new(out_module);
            table.check_task(call, task)?;
            let out_module = out_module?;
            out_module.set(table.get_module(call)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_value_kind<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, value: NevercIRValueHandle, out_kind: *mut NevercIRValueKind) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[2], &move |a| { a.add("Task", &task); a.add("Value", &value); }, |table, call| {
            let out_kind = OutValue::new(out_kind);
            table.check_task(call, task)?;
            let out_kind = out_kind?;
            out_kind.set(table.get_value_kind(call, value)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_replace_all_uses_with<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, original: NevercIRValueHandle, replacement: NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[3], &move |a| { a.add("Task", &task); a.add("Original", &original); a.add("Replacement", &replacement); }, |table, call| {
            table.check_task(call, task)?;
            table.replace_all_uses_with(call, original, replacement)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_erase_value<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, value: NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[4], &move |a| { a.add("Task", &task); a.add("Value", &value); }, |table, call| {
            table.check_task(call, task)?;
            table.erase_value(call, value)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_type_kind<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, type_: NevercIRTypeHandle, out_kind: *mut NevercIRTypeKind) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[5], &move |a| { a.add("Task", &task); a.add("Type", &type_); }, |table, call| {
            let out_kind = OutValue::new(out_kind);
            table.check_task(call, task)?;
            let out_kind = out_kind?;
            out_kind.set(table.get_type_kind(call, type_)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_primitive_type<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, kind: NevercIRTypeKind, out_type: *mut NevercIRTypeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[6], &move |a| { a.add("Task", &task); a.add("Kind", &kind); }, |table, call| {
            let out_type = OutValue::new(out_type);
            table.check_task(call, task)?;
            let out_type = out_type?;
            out_type.set(table.get_primitive_type(call, kind)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_integer_type<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, bit_width: u32, out_type: *mut NevercIRTypeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[7], &move |a| { a.add("Task", &task); a.add("BitWidth", &bit_width); }, |table, call| {
            let out_type = OutValue::new(out_type);
            table.check_task(call, task)?;
            let out_type = out_type?;
            out_type.set(table.get_integer_type(call, bit_width)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_pointer_type<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, address_space: u32, out_type: *mut NevercIRTypeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[8], &move |a| { a.add("Task", &task); a.add("AddressSpace", &address_space); }, |table, call| {
            let out_type = OutValue::new(out_type);
            table.check_task(call, task)?;
            let out_type = out_type?;
            out_type.set(table.get_pointer_type(call, address_space)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_array_type<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, element_type: NevercIRTypeHandle, element_count: u64, out_type: *mut NevercIRTypeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[9], &move |a| { a.add("Task", &task); a.add("ElementType", &element_type); a.add("ElementCount", &element_count); }, |table, call| {
            let out_type = OutValue::new(out_type);
            table.check_task(call, task)?;
            let out_type = out_type?;
            out_type.set(table.get_array_type(call, element_type, element_count)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_vector_type<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, element_type: NevercIRTypeHandle, minimum_element_count: u32, scalable: u8, out_type: *mut NevercIRTypeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[10], &move |a| { a.add("Task", &task); a.add("ElementType", &element_type); a.add("MinimumElementCount", &minimum_element_count); a.add("Scalable", &scalable); }, |table, call| {
            let out_type = OutValue::new(out_type);
            table.check_task(call, task)?;
            let out_type = out_type?;
            out_type.set(table.get_vector_type(call, element_type, minimum_element_count, scalable)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_struct_type<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, name: NevercStringView, element_types: *const NevercIRTypeHandle, element_count: u64, packed: u8, out_type: *mut NevercIRTypeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[11], &move |a| { a.add("Task", &task); a.add("Name", &name); a.add("ElementTypes", &element_types); a.add("ElementCount", &element_count); a.add("Packed", &packed); }, |table, call| {
            let out_type = OutValue::new(out_type);
            table.check_task(call, task)?;
            let name = boundary::bytes(name.data.cast(), name.length)?;
            let element_types = boundary::slice(element_types, element_count)?;
            let out_type = out_type?;
            out_type.set(table.get_struct_type(call, name, element_types, packed)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_function_type<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, return_type: NevercIRTypeHandle, parameter_types: *const NevercIRTypeHandle, parameter_count: u64, variadic: u8, out_type: *mut NevercIRTypeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[12], &move |a| { a.add("Task", &task); a.add("ReturnType", &return_type); a.add("ParameterTypes", &parameter_types); a.add("ParameterCount", &parameter_count); a.add("Variadic", &variadic); }, |table, call| {
            let out_type = OutValue::new(out_type);
            table.check_task(call, task)?;
            let parameter_types = boundary::slice(parameter_types, parameter_count)?;
            let out_type = out_type?;
            out_type.set(table.get_function_type(call, return_type, parameter_types, variadic)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_create_integer_constant<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, type_: NevercIRTypeHandle, little_endian_words: *const u64, word_count: u64, out_value: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[13], &move |a| { a.add("Task", &task); a.add("Type", &type_); a.add("LittleEndianWords", &little_endian_words); a.add("WordCount", &word_count); }, |table, call| {
            let out_value = OutValue::new(out_value);
            table.check_task(call, task)?;
            let little_endian_words = boundary::slice(little_endian_words, word_count)?;
            let out_value = out_value?;
            out_value.set(table.create_integer_constant(call, type_, little_endian_words)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_create_floating_constant<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, type_: NevercIRTypeHandle, little_endian_words: *const u64, word_count: u64, out_value: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[14], &move |a| { a.add("Task", &task); a.add("Type", &type_); a.add("LittleEndianWords", &little_endian_words); a.add("WordCount", &word_count); }, |table, call| {
            let out_value = OutValue::new(out_value);
            table.check_task(call, task)?;
            let little_endian_words = boundary::slice(little_endian_words, word_count)?;
            let out_value = out_value?;
            out_value.set(table.create_floating_constant(call, type_, little_endian_words)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_null_constant<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, type_: NevercIRTypeHandle, out_value: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[15], &move |a| { a.add("Task", &task); a.add("Type", &type_); }, |table, call| {
            let out_value = OutValue::new(out_value);
            table.check_task(call, task)?;
            let out_value = out_value?;
            out_value.set(table.get_null_constant(call, type_)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_poison_constant<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, type_: NevercIRTypeHandle, out_value: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[16], &move |a| { a.add("Task", &task); a.add("Type", &type_); }, |table, call| {
            let out_value = OutValue::new(out_value);
            table.check_task(call, task)?;
            let out_value = out_value?;
            out_value.set(table.get_poison_constant(call, type_)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_undef_constant<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, type_: NevercIRTypeHandle, out_value: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[17], &move |a| { a.add("Task", &task); a.add("Type", &type_); }, |table, call| {
            let out_value = OutValue::new(out_value);
            table.check_task(call, task)?;
            let out_value = out_value?;
            out_value.set(table.get_undef_constant(call, type_)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_create_aggregate_constant<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, type_: NevercIRTypeHandle, elements: *const NevercIRValueHandle, element_count: u64, out_value: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[18], &move |a| { a.add("Task", &task); a.add("Type", &type_); a.add("Elements", &elements); a.add("ElementCount", &element_count); }, |table, call| {
            let out_value = OutValue::new(out_value);
            table.check_task(call, task)?;
            let elements = boundary::slice(elements, element_count)?;
            let out_value = out_value?;
            out_value.set(table.create_aggregate_constant(call, type_, elements)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_create_constant_binary_expression<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, opcode: NevercIROpcode, left: NevercIRValueHandle, right: NevercIRValueHandle, out_value: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[19], &move |a| { a.add("Task", &task); a.add("Opcode", &opcode); a.add("Left", &left); a.add("Right", &right); }, |table, call| {
            let out_value = OutValue::new(out_value);
            table.check_task(call, task)?;
            let out_value = out_value?;
            out_value.set(table.create_constant_binary_expression(call, opcode, left, right)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_create_constant_cast_expression<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, opcode: NevercIROpcode, operand: NevercIRValueHandle, destination_type: NevercIRTypeHandle, out_value: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[20], &move |a| { a.add("Task", &task); a.add("Opcode", &opcode); a.add("Operand", &operand); a.add("DestinationType", &destination_type); }, |table, call| {
            let out_value = OutValue::new(out_value);
            table.check_task(call, task)?;
            let out_value = out_value?;
            out_value.set(table.create_constant_cast_expression(call, opcode, operand, destination_type)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_create_constant_compare_expression<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, predicate: NevercIRPredicate, left: NevercIRValueHandle, right: NevercIRValueHandle, out_value: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[21], &move |a| { a.add("Task", &task); a.add("Predicate", &predicate); a.add("Left", &left); a.add("Right", &right); }, |table, call| {
            let out_value = OutValue::new(out_value);
            table.check_task(call, task)?;
            let out_value = out_value?;
            out_value.set(table.create_constant_compare_expression(call, predicate, left, right)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_create_constant_gep_expression<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, source_element_type: NevercIRTypeHandle, pointer: NevercIRValueHandle, indices: *const NevercIRValueHandle, index_count: u64, in_bounds: u8, out_value: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[22], &move |a| { a.add("Task", &task); a.add("SourceElementType", &source_element_type); a.add("Pointer", &pointer); a.add("Indices", &indices); a.add("IndexCount", &index_count); a.add("InBounds", &in_bounds); }, |table, call| {
            let out_value = OutValue::new(out_value);
            table.check_task(call, task)?;
            let indices = boundary::slice(indices, index_count)?;
            let out_value = out_value?;
            out_value.set(table.create_constant_gep_expression(call, source_element_type, pointer, indices, in_bounds)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_global_address_constant<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, global: NevercIRValueHandle, out_value: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[23], &move |a| { a.add("Task", &task); a.add("Global", &global); }, |table, call| {
            let out_value = OutValue::new(out_value);
            table.check_task(call, task)?;
            let out_value = out_value?;
            out_value.set(table.get_global_address_constant(call, global)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_metadata_kind<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, metadata: NevercIRMetadataHandle, out_kind: *mut NevercIRMetadataKind) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[24], &move |a| { a.add("Task", &task); a.add("Metadata", &metadata); }, |table, call| {
            let out_kind = OutValue::new(out_kind);
            table.check_task(call, task)?;
            let out_kind = out_kind?;
            out_kind.set(table.get_metadata_kind(call, metadata)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_create_metadata_string<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, bytes: NevercStringView, out_metadata: *mut NevercIRMetadataHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[25], &move |a| { a.add("Task", &task); a.add("Bytes", &bytes); }, |table, call| {
            let out_metadata = OutValue::new(out_metadata);
            table.check_task(call, task)?;
            let bytes = boundary::bytes(bytes.data.cast(), bytes.length)?;
            let out_metadata = out_metadata?;
            out_metadata.set(table.create_metadata_string(call, bytes)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_metadata_string_bytes<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, metadata: NevercIRMetadataHandle, out_bytes: *mut NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[26], &move |a| { a.add("Task", &task); a.add("Metadata", &metadata); }, |table, call| {
            let out_bytes = OutValue::new(out_bytes);
            table.check_task(call, task)?;
            let out_bytes = out_bytes?;
            out_bytes.set(table.get_metadata_string_bytes(call, metadata)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_create_metadata_node<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, operands: *const NevercIRMetadataHandle, operand_count: u64, distinct: u8, out_metadata: *mut NevercIRMetadataHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[27], &move |a| { a.add("Task", &task); a.add("Operands", &operands); a.add("OperandCount", &operand_count); a.add("Distinct", &distinct); }, |table, call| {
            let out_metadata = OutValue::new(out_metadata);
            table.check_task(call, task)?;
            let operands = boundary::slice(operands, operand_count)?;
            let out_metadata = out_metadata?;
            out_metadata.set(table.create_metadata_node(call, operands, distinct)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_value_as_metadata<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, value: NevercIRValueHandle, out_metadata: *mut NevercIRMetadataHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[28], &move |a| { a.add("Task", &task); a.add("Value", &value); }, |table, call| {
            let out_metadata = OutValue::new(out_metadata);
            table.check_task(call, task)?;
            let out_metadata = out_metadata?;
            out_metadata.set(table.get_value_as_metadata(call, value)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_metadata_as_value<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, metadata: NevercIRMetadataHandle, out_value: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[29], &move |a| { a.add("Task", &task); a.add("Metadata", &metadata); }, |table, call| {
            let out_value = OutValue::new(out_value);
            table.check_task(call, task)?;
            let out_value = out_value?;
            out_value.set(table.get_metadata_as_value(call, metadata)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_metadata_operand_count<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, metadata: NevercIRMetadataHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[30], &move |a| { a.add("Task", &task); a.add("Metadata", &metadata); }, |table, call| {
            let out_count = OutValue::new(out_count);
            table.check_task(call, task)?;
            let out_count = out_count?;
            out_count.set(table.get_metadata_operand_count(call, metadata)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_metadata_operand<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, metadata: NevercIRMetadataHandle, index: u64, out_operand: *mut NevercIRMetadataHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[31], &move |a| { a.add("Task", &task); a.add("Metadata", &metadata); a.add("Index", &index); }, |table, call| {
            let out_operand = OutValue::new(out_operand);
            table.check_task(call, task)?;
            let out_operand = out_operand?;
            out_operand.set(table.get_metadata_operand(call, metadata, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_or_insert_named_metadata<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, name: NevercStringView, out_metadata: *mut NevercIRNamedMetadataHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[32], &move |a| { a.add("Task", &task); a.add("Name", &name); }, |table, call| {
            let out_metadata = OutValue::new(out_metadata);
            table.check_task(call, task)?;
            let name = boundary::bytes(name.data.cast(), name.length)?;
            let out_metadata = out_metadata?;
            out_metadata.set(table.get_or_insert_named_metadata(call, name)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_append_named_metadata<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, named_metadata: NevercIRNamedMetadataHandle, metadata: NevercIRMetadataHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[33], &move |a| { a.add("Task", &task); a.add("NamedMetadata", &named_metadata); a.add("Metadata", &metadata); }, |table, call| {
            table.check_task(call, task)?;
            table.append_named_metadata(call, named_metadata, metadata)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_named_metadata_operand_count<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, named_metadata: NevercIRNamedMetadataHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[34], &move |a| { a.add("Task", &task); a.add("NamedMetadata", &named_metadata); }, |table, call| {
            let out_count = OutValue::new(out_count);
            table.check_task(call, task)?;
            let out_count = out_count?;
            out_count.set(table.get_named_metadata_operand_count(call, named_metadata)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_named_metadata_operand<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, named_metadata: NevercIRNamedMetadataHandle, index: u64, out_operand: *mut NevercIRMetadataHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[35], &move |a| { a.add("Task", &task); a.add("NamedMetadata", &named_metadata); a.add("Index", &index); }, |table, call| {
            let out_operand = OutValue::new(out_operand);
            table.check_task(call, task)?;
            let out_operand = out_operand?;
            out_operand.set(table.get_named_metadata_operand(call, named_metadata, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_debug_location_info<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, location: NevercIRMetadataHandle, out_info: *mut NevercIRDebugLocationInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[36], &move |a| { a.add("Task", &task); a.add("Location", &location); }, |table, call| {
            table.check_task(call, task)?;
            table.get_debug_location_info(call, location, out_info)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_create_enum_attribute<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, kind: NevercStringView, out_attribute: *mut NevercIRAttributeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[37], &move |a| { a.add("Task", &task); a.add("Kind", &kind); }, |table, call| {
            let out_attribute = OutValue::new(out_attribute);
            table.check_task(call, task)?;
            let kind = boundary::bytes(kind.data.cast(), kind.length)?;
            let out_attribute = out_attribute?;
            out_attribute.set(table.create_enum_attribute(call, kind)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_create_integer_attribute<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, kind: NevercStringView, value: u64, out_attribute: *mut NevercIRAttributeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[38], &move |a| { a.add("Task", &task); a.add("Kind", &kind); a.add("Value", &value); }, |table, call| {
            let out_attribute = OutValue::new(out_attribute);
            table.check_task(call, task)?;
            let kind = boundary::bytes(kind.data.cast(), kind.length)?;
            let out_attribute = out_attribute?;
            out_attribute.set(table.create_integer_attribute(call, kind, value)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_create_string_attribute<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, kind: NevercStringView, value: NevercStringView, out_attribute: *mut NevercIRAttributeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[39], &move |a| { a.add("Task", &task); a.add("Kind", &kind); a.add("Value", &value); }, |table, call| {
            let out_attribute = OutValue::new(out_attribute);
            table.check_task(call, task)?;
            let kind = boundary::bytes(kind.data.cast(), kind.length)?;
            let value = boundary::bytes(value.data.cast(), value.length)?;
            let out_attribute = out_attribute?;
            out_attribute.set(table.create_string_attribute(call, kind, value)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_create_type_attribute<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, kind: NevercStringView, type_: NevercIRTypeHandle, out_attribute: *mut NevercIRAttributeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[40], &move |a| { a.add("Task", &task); a.add("Kind", &kind); a.add("Type", &type_); }, |table, call| {
            let out_attribute = OutValue::new(out_attribute);
            table.check_task(call, task)?;
            let kind = boundary::bytes(kind.data.cast(), kind.length)?;
            let out_attribute = out_attribute?;
            out_attribute.set(table.create_type_attribute(call, kind, type_)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_attribute_value_kind<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, attribute: NevercIRAttributeHandle, out_kind: *mut NevercIRAttributeValueKind) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[41], &move |a| { a.add("Task", &task); a.add("Attribute", &attribute); }, |table, call| {
            let out_kind = OutValue::new(out_kind);
            table.check_task(call, task)?;
            let out_kind = out_kind?;
            out_kind.set(table.get_attribute_value_kind(call, attribute)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_attribute_kind_name<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, attribute: NevercIRAttributeHandle, out_name: *mut NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[42], &move |a| { a.add("Task", &task); a.add("Attribute", &attribute); }, |table, call| {
            let out_name = OutValue::new(out_name);
            table.check_task(call, task)?;
            let out_name = out_name?;
            out_name.set(table.get_attribute_kind_name(call, attribute)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_attribute_integer_value<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, attribute: NevercIRAttributeHandle, out_value: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[43], &move |a| { a.add("Task", &task); a.add("Attribute", &attribute); }, |table, call| {
            let out_value = OutValue::new(out_value);
            table.check_task(call, task)?;
            let out_value = out_value?;
            out_value.set(table.get_attribute_integer_value(call, attribute)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_attribute_string_value<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, attribute: NevercIRAttributeHandle, out_value: *mut NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[44], &move |a| { a.add("Task", &task); a.add("Attribute", &attribute); }, |table, call| {
            let out_value = OutValue::new(out_value);
            table.check_task(call, task)?;
            let out_value = out_value?;
            out_value.set(table.get_attribute_string_value(call, attribute)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_attribute_type_value<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, attribute: NevercIRAttributeHandle, out_type: *mut NevercIRTypeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[45], &move |a| { a.add("Task", &task); a.add("Attribute", &attribute); }, |table, call| {
            let out_type = OutValue::new(out_type);
            table.check_task(call, task)?;
            let out_type = out_type?;
            out_type.set(table.get_attribute_type_value(call, attribute)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_add_function_attribute<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercIRValueHandle, location: NevercIRAttributeLocation, parameter_index: u32, attribute: NevercIRAttributeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[46], &move |a| { a.add("Task", &task); a.add("Function", &function); a.add("Location", &location); a.add("ParameterIndex", &parameter_index); a.add("Attribute", &attribute); }, |table, call| {
            table.check_task(call, task)?;
            table.add_function_attribute(call, function, location, parameter_index, attribute)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_has_function_attribute<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercIRValueHandle, kind: NevercStringView, out_present: *mut NevercBool) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[47], &move |a| { a.add("Task", &task); a.add("Function", &function); a.add("Kind", &kind); }, |table, call| {
            let out_present = OutValue::new(out_present);
            table.check_task(call, task)?;
            let kind = boundary::bytes(kind.data.cast(), kind.length)?;
            let out_present = out_present?;
            out_present.set(table.has_function_attribute(call, function, kind)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_function_string_attribute<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercIRValueHandle, kind: NevercStringView, out_value: *mut NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[48], &move |a| { a.add("Task", &task); a.add("Function", &function); a.add("Kind", &kind); }, |table, call| {
            let out_value = OutValue::new(out_value);
            table.check_task(call, task)?;
            let kind = boundary::bytes(kind.data.cast(), kind.length)?;
            let out_value = out_value?;
            out_value.set(table.get_function_string_attribute(call, function, kind)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_module_identifier<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, out_identifier: *mut NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[49], &move |a| { a.add("Task", &task); }, |table, call| {
            let out_identifier = OutValue::new(out_identifier);
            table.check_task(call, task)?;
            let out_identifier = out_identifier?;
            out_identifier.set(table.get_module_identifier(call)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_set_module_identifier<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, identifier: NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[50], &move |a| { a.add("Task", &task); a.add("Identifier", &identifier); }, |table, call| {
            table.check_task(call, task)?;
            let identifier = boundary::bytes(identifier.data.cast(), identifier.length)?;
            table.set_module_identifier(call, identifier)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_module_target_triple<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, out_triple: *mut NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[51], &move |a| { a.add("Task", &task); }, |table, call| {
            let out_triple = OutValue::new(out_triple);
            table.check_task(call, task)?;
            let out_triple = out_triple?;
            out_triple.set(table.get_module_target_triple(call)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_set_module_target_triple<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, triple: NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[52], &move |a| { a.add("Task", &task); a.add("Triple", &triple); }, |table, call| {
            table.check_task(call, task)?;
            let triple = boundary::bytes(triple.data.cast(), triple.length)?;
            table.set_module_target_triple(call, triple)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_module_data_layout<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, out_data_layout: *mut NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[53], &move |a| { a.add("Task", &task); }, |table, call| {
            let out_data_layout = OutValue::new(out_data_layout);
            table.check_task(call, task)?;
            let out_data_layout = out_data_layout?;
            out_data_layout.set(table.get_module_data_layout(call)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_set_module_data_layout<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, data_layout: NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[54], &move |a| { a.add("Task", &task); a.add("DataLayout", &data_layout); }, |table, call| {
            table.check_task(call, task)?;
            let data_layout = boundary::bytes(data_layout.data.cast(), data_layout.length)?;
            table.set_module_data_layout(call, data_layout)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_module_inline_assembly<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, out_assembly: *mut NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[55], &move |a| { a.add("Task", &task); }, |table, call| {
            let out_assembly = OutValue::new(out_assembly);
            table.check_task(call, task)?;
            let out_assembly = out_assembly?;
            out_assembly.set(table.get_module_inline_assembly(call)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_set_module_inline_assembly<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, assembly: NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[56], &move |a| { a.add("Task", &task); a.add("Assembly", &assembly); }, |table, call| {
            table.check_task(call, task)?;
            let assembly = boundary::bytes(assembly.data.cast(), assembly.length)?;
            table.set_module_inline_assembly(call, assembly)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_begin_value_cursor<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, container: NevercHandle, collection: NevercIRValueCollection, out_cursor: *mut NevercIRValueCursor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[57], &move |a| { a.add("Task", &task); a.add("Collection", &collection); }, |table, call| {
            let out_cursor = OutValue::new(out_cursor);
            table.check_task(call, task)?;
            let out_cursor = out_cursor?;
            out_cursor.set(table.begin_value_cursor(call, container, collection)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_collect_value_cursor<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, cursor: *mut NevercIRValueCursor, out_values: *mut NevercIRValueHandle, capacity: u64, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[58], &move |a| { a.add("Task", &task); a.add("Cursor", &cursor); a.add("Capacity", &capacity); }, |table, call| {
            let out_values = OutSlice::new(out_values, capacity);
            let out_count = OutValue::new(out_count);
            table.check_task(call, task)?;
            let mut out_values = out_values?;
            let out_count = out_count?;
            out_count.set(table.collect_value_cursor(call, cursor, &mut out_values)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_value_name<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, value: NevercIRValueHandle, out_name: *mut NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[59], &move |a| { a.add("Task", &task); a.add("Value", &value); }, |table, call| {
            let out_name = OutValue::new(out_name);
            table.check_task(call, task)?;
            let out_name = out_name?;
            out_name.set(table.get_value_name(call, value)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_set_value_name<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, value: NevercIRValueHandle, name: NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[60], &move |a| { a.add("Task", &task); a.add("Value", &value); a.add("Name", &name); }, |table, call| {
            table.check_task(call, task)?;
            let name = boundary::bytes(name.data.cast(), name.length)?;
            table.set_value_name(call, value, name)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_value_type<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, value: NevercIRValueHandle, out_type: *mut NevercIRTypeHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[61], &move |a| { a.add("Task", &task); a.add("Value", &value); }, |table, call| {
            let out_type = OutValue::new(out_type);
            table.check_task(call, task)?;
            let out_type = out_type?;
            out_type.set(table.get_value_type(call, value)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_value_use_count<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, value: NevercIRValueHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[62], &move |a| { a.add("Task", &task); a.add("Value", &value); }, |table, call| {
            let out_count = OutValue::new(out_count);
            table.check_task(call, task)?;
            let out_count = out_count?;
            out_count.set(table.get_value_use_count(call, value)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_value_use<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, value: NevercIRValueHandle, index: u64, out_use: *mut NevercIRUseInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[63], &move |a| { a.add("Task", &task); a.add("Value", &value); a.add("Index", &index); }, |table, call| {
            let out_use = OutRecord::new(out_use, &IR_CORE_SLOTS[63]);
            table.check_task(call, task)?;
            let out_use = out_use?;
            out_use.set(table.get_value_use(call, value, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_operand_count<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, value: NevercIRValueHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[64], &move |a| { a.add("Task", &task); a.add("Value", &value); }, |table, call| {
            let out_count = OutValue::new(out_count);
            table.check_task(call, task)?;
            let out_count = out_count?;
            out_count.set(table.get_operand_count(call, value)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_operand<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, value: NevercIRValueHandle, index: u64, out_operand: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[65], &move |a| { a.add("Task", &task); a.add("Value", &value); a.add("Index", &index); }, |table, call| {
            let out_operand = OutValue::new(out_operand);
            table.check_task(call, task)?;
            let out_operand = out_operand?;
            out_operand.set(table.get_operand(call, value, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_set_operand<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, value: NevercIRValueHandle, index: u64, operand: NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[66], &move |a| { a.add("Task", &task); a.add("Value", &value); a.add("Index", &index); a.add("Operand", &operand); }, |table, call| {
            table.check_task(call, task)?;
            table.set_operand(call, value, index, operand)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_global_linkage<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, global: NevercIRValueHandle, out_linkage: *mut NevercIRLinkage) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[67], &move |a| { a.add("Task", &task); a.add("Global", &global); }, |table, call| {
            let out_linkage = OutValue::new(out_linkage);
            table.check_task(call, task)?;
            let out_linkage = out_linkage?;
            out_linkage.set(table.get_global_linkage(call, global)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_set_global_linkage<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, global: NevercIRValueHandle, linkage: NevercIRLinkage) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[68], &move |a| { a.add("Task", &task); a.add("Global", &global); a.add("Linkage", &linkage); }, |table, call| {
            table.check_task(call, task)?;
            table.set_global_linkage(call, global, linkage)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_global_visibility<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, global: NevercIRValueHandle, out_visibility: *mut NevercIRVisibility) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[69], &move |a| { a.add("Task", &task); a.add("Global", &global); }, |table, call| {
            let out_visibility = OutValue::new(out_visibility);
            table.check_task(call, task)?;
            let out_visibility = out_visibility?;
            out_visibility.set(table.get_global_visibility(call, global)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_set_global_visibility<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, global: NevercIRValueHandle, visibility: NevercIRVisibility) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[70], &move |a| { a.add("Task", &task); a.add("Global", &global); a.add("Visibility", &visibility); }, |table, call| {
            table.check_task(call, task)?;
            table.set_global_visibility(call, global, visibility)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_global_section<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, global: NevercIRValueHandle, out_section: *mut NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[71], &move |a| { a.add("Task", &task); a.add("Global", &global); }, |table, call| {
            let out_section = OutValue::new(out_section);
            table.check_task(call, task)?;
            let out_section = out_section?;
            out_section.set(table.get_global_section(call, global)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_set_global_section<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, global: NevercIRValueHandle, section: NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[72], &move |a| { a.add("Task", &task); a.add("Global", &global); a.add("Section", &section); }, |table, call| {
            table.check_task(call, task)?;
            let section = boundary::bytes(section.data.cast(), section.length)?;
            table.set_global_section(call, global, section)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_or_insert_comdat<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, name: NevercStringView, out_comdat: *mut NevercIRComdatHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[73], &move |a| { a.add("Task", &task); a.add("Name", &name); }, |table, call| {
            let out_comdat = OutValue::new(out_comdat);
            table.check_task(call, task)?;
            let name = boundary::bytes(name.data.cast(), name.length)?;
            let out_comdat = out_comdat?;
            out_comdat.set(table.get_or_insert_comdat(call, name)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_global_comdat<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, global: NevercIRValueHandle, out_comdat: *mut NevercIRComdatHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[74], &move |a| { a.add("Task", &task); a.add("Global", &global); }, |table, call| {
            let out_comdat = OutValue::new(out_comdat);
            table.check_task(call, task)?;
            let out_comdat = out_comdat?;
            out_comdat.set(table.get_global_comdat(call, global)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_set_global_comdat<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, global: NevercIRValueHandle, comdat: NevercIRComdatHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[75], &move |a| { a.add("Task", &task); a.add("Global", &global); a.add("Comdat", &comdat); }, |table, call| {
            table.check_task(call, task)?;
            table.set_global_comdat(call, global, comdat)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_function_calling_convention<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercIRValueHandle, out_calling_convention: *mut NevercIRCallingConvention) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[76], &move |a| { a.add("Task", &task); a.add("Function", &function); }, |table, call| {
            let out_calling_convention = OutValue::new(out_calling_convention);
            table.check_task(call, task)?;
            let out_calling_convention = out_calling_convention?;
            out_calling_convention.set(table.get_function_calling_convention(call, function)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_set_function_calling_convention<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercIRValueHandle, calling_convention: NevercIRCallingConvention) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[77], &move |a| { a.add("Task", &task); a.add("Function", &function); a.add("CallingConvention", &calling_convention); }, |table, call| {
            table.check_task(call, task)?;
            table.set_function_calling_convention(call, function, calling_convention)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_function_personality<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercIRValueHandle, out_personality: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[78], &move |a| { a.add("Task", &task); a.add("Function", &function); }, |table, call| {
            let out_personality = OutValue::new(out_personality);
            table.check_task(call, task)?;
            let out_personality = out_personality?;
            out_personality.set(table.get_function_personality(call, function)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_set_function_personality<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercIRValueHandle, personality: NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[79], &move |a| { a.add("Task", &task); a.add("Function", &function); a.add("Personality", &personality); }, |table, call| {
            table.check_task(call, task)?;
            table.set_function_personality(call, function, personality)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_function_gc<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercIRValueHandle, out_gc: *mut NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[80], &move |a| { a.add("Task", &task); a.add("Function", &function); }, |table, call| {
            let out_gc = OutValue::new(out_gc);
            table.check_task(call, task)?;
            let out_gc = out_gc?;
            out_gc.set(table.get_function_gc(call, function)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_set_function_gc<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercIRValueHandle, gc: NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[81], &move |a| { a.add("Task", &task); a.add("Function", &function); a.add("GC", &gc); }, |table, call| {
            table.check_task(call, task)?;
            let gc = boundary::bytes(gc.data.cast(), gc.length)?;
            table.set_function_gc(call, function, gc)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_function_section<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercIRValueHandle, out_section: *mut NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[82], &move |a| { a.add("Task", &task); a.add("Function", &function); }, |table, call| {
            let out_section = OutValue::new(out_section);
            table.check_task(call, task)?;
            let out_section = out_section?;
            out_section.set(table.get_function_section(call, function)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_set_function_section<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, function: NevercIRValueHandle, section: NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[83], &move |a| { a.add("Task", &task); a.add("Function", &function); a.add("Section", &section); }, |table, call| {
            table.check_task(call, task)?;
            let section = boundary::bytes(section.data.cast(), section.length)?;
            table.set_function_section(call, function, section)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_terminator<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, block: NevercIRValueHandle, out_terminator: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[84], &move |a| { a.add("Task", &task); a.add("Block", &block); }, |table, call| {
            let out_terminator = OutValue::new(out_terminator);
            table.check_task(call, task)?;
            let out_terminator = out_terminator?;
            out_terminator.set(table.get_terminator(call, block)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_predecessor_count<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, block: NevercIRValueHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[85], &move |a| { a.add("Task", &task); a.add("Block", &block); }, |table, call| {
            let out_count = OutValue::new(out_count);
            table.check_task(call, task)?;
            let out_count = out_count?;
            out_count.set(table.get_predecessor_count(call, block)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_predecessor<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, block: NevercIRValueHandle, index: u64, out_predecessor: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[86], &move |a| { a.add("Task", &task); a.add("Block", &block); a.add("Index", &index); }, |table, call| {
            let out_predecessor = OutValue::new(out_predecessor);
            table.check_task(call, task)?;
            let out_predecessor = out_predecessor?;
            out_predecessor.set(table.get_predecessor(call, block, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_successor_count<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, block: NevercIRValueHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[87], &move |a| { a.add("Task", &task); a.add("Block", &block); }, |table, call| {
            let out_count = OutValue::new(out_count);
            table.check_task(call, task)?;
            let out_count = out_count?;
            out_count.set(table.get_successor_count(call, block)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_successor<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, block: NevercIRValueHandle, index: u64, out_successor: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[88], &move |a| { a.add("Task", &task); a.add("Block", &block); a.add("Index", &index); }, |table, call| {
            let out_successor = OutValue::new(out_successor);
            table.check_task(call, task)?;
            let out_successor = out_successor?;
            out_successor.set(table.get_successor(call, block, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_instruction_opcode<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, instruction: NevercIRValueHandle, out_opcode: *mut NevercIROpcode) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[89], &move |a| { a.add("Task", &task); a.add("Instruction", &instruction); }, |table, call| {
            let out_opcode = OutValue::new(out_opcode);
            table.check_task(call, task)?;
            let out_opcode = out_opcode?;
            out_opcode.set(table.get_instruction_opcode(call, instruction)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_instruction_property<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, instruction: NevercIRValueHandle, property: NevercIRPropertyID, out_value: *mut NevercIRPropertyValue) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[90], &move |a| { a.add("Task", &task); a.add("Instruction", &instruction); a.add("Property", &property); }, |table, call| {
            let out_value = OutRecord::new(out_value, &IR_CORE_SLOTS[90]);
            table.check_task(call, task)?;
            let out_value = out_value?;
            out_value.set(table.get_instruction_property(call, instruction, property)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_set_instruction_property<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, instruction: NevercIRValueHandle, property: NevercIRPropertyID, value: NevercIRPropertyValue) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[91], &move |a| { a.add("Task", &task); a.add("Instruction", &instruction); a.add("Property", &property); }, |table, call| {
            table.check_task(call, task)?;
            table.set_instruction_property(call, instruction, property, value)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_phi_incoming_count<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, phi: NevercIRValueHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[92], &move |a| { a.add("Task", &task); a.add("Phi", &phi); }, |table, call| {
            let out_count = OutValue::new(out_count);
            table.check_task(call, task)?;
            let out_count = out_count?;
            out_count.set(table.get_phi_incoming_count(call, phi)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_phi_incoming<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, phi: NevercIRValueHandle, index: u64, out_incoming: *mut NevercIRPhiIncoming) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[93], &move |a| { a.add("Task", &task); a.add("Phi", &phi); a.add("Index", &index); }, |table, call| {
            let out_incoming = OutRecord::new(out_incoming, &IR_CORE_SLOTS[93]);
            table.check_task(call, task)?;
            let out_incoming = out_incoming?;
            out_incoming.set(table.get_phi_incoming(call, phi, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_set_phi_incoming<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, phi: NevercIRValueHandle, index: u64, incoming: NevercIRPhiIncoming) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[94], &move |a| { a.add("Task", &task); a.add("Phi", &phi); a.add("Index", &index); }, |table, call| {
            table.check_task(call, task)?;
            table.set_phi_incoming(call, phi, index, incoming)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_import_module<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, format: NevercIRSerializationFormat, bytes: NevercByteView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[95], &move |a| { a.add("Task", &task); a.add("Format", &format); a.add("Bytes", &bytes); }, |table, call| {
            table.check_task(call, task)?;
            let bytes = boundary::bytes(bytes.data.cast(), bytes.length)?;
            table.import_module(call, format, bytes)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_export_module<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, format: NevercIRSerializationFormat, out_buffer: *mut NevercIRSerializedBufferHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[96], &move |a| { a.add("Task", &task); a.add("Format", &format); }, |table, call| {
            let out_buffer = OutValue::new(out_buffer);
            table.check_task(call, task)?;
            let out_buffer = out_buffer?;
            out_buffer.set(table.export_module(call, format)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_get_serialized_buffer_view<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, buffer: NevercIRSerializedBufferHandle, out_bytes: *mut NevercByteView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[97], &move |a| { a.add("Task", &task); a.add("Buffer", &buffer); }, |table, call| {
            let out_bytes = OutValue::new(out_bytes);
            table.check_task(call, task)?;
            let out_bytes = out_bytes?;
            out_bytes.set(table.get_serialized_buffer_view(call, buffer)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_core_release_serialized_buffer<T: IRCoreTable>(context: *mut c_void, task: NevercTaskHandle, buffer: NevercIRSerializedBufferHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_CORE_SLOTS[98], &move |a| { a.add("Task", &task); a.add("Buffer", &buffer); }, |table, call| {
            table.check_task(call, task)?;
            table.release_serialized_buffer(call, buffer)?;
            Ok(())
        })
    }
}

/// The slots of `NevercIRBuilderAPI`, for traces.
pub static IR_BUILDER_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "IRBuilder", name: "BeginMutation", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "CommitMutation", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "AbortMutation", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "DestroyMutation", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "CreateBuilder", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "DestroyBuilder", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "SetInsertBlock", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "SetInsertBefore", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "SetDebugLocation", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "SetFastMathFlags", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "BuildBinary", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "BuildUnary", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "BuildCompare", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "BuildCast", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "BuildSelect", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "BuildAlloca", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "BuildLoad", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "BuildStore", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "BuildGetElementPtr", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "BuildCall", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "BuildPhi", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "AddPhiIncoming", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "BuildBranch", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "BuildConditionalBranch", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "BuildUnreachable", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "BuildReturn", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "BuildReturnVoid", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "CreateFunction", major: 1, minor: 0 },
    SlotInfo { table: "IRBuilder", name: "CreateBasicBlock", major: 1, minor: 0 },
];

/// What stands behind `NevercIRBuilderAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait IRBuilderTable: Send + Sync + 'static {
    /// Whether a task is the one that the table is bound to.
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn check_task(&self, call: &Call<'_>, task: NevercTaskHandle) -> Result<(), Status> {
        call.task(task).map(|_| ())
    }
    /// `BeginMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn begin_mutation(&self, call: &Call<'_>, scope: NevercIRMutationScope, scope_root: NevercIRValueHandle) -> Result<NevercIRMutationHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CommitMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn commit_mutation(&self, call: &Call<'_>, mutation: NevercIRMutationHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AbortMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn abort_mutation(&self, call: &Call<'_>, mutation: NevercIRMutationHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `DestroyMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn destroy_mutation(&self, call: &Call<'_>, mutation: NevercIRMutationHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateBuilder`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_builder(&self, call: &Call<'_>, mutation: NevercIRMutationHandle) -> Result<NevercIRBuilderHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `DestroyBuilder`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn destroy_builder(&self, call: &Call<'_>, builder: NevercIRBuilderHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetInsertBlock`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_insert_block(&self, call: &Call<'_>, builder: NevercIRBuilderHandle, block: NevercIRValueHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetInsertBefore`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_insert_before(&self, call: &Call<'_>, builder: NevercIRBuilderHandle, instruction: NevercIRValueHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetDebugLocation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_debug_location(&self, call: &Call<'_>, builder: NevercIRBuilderHandle, location: NevercIRMetadataHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetFastMathFlags`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_fast_math_flags(&self, call: &Call<'_>, builder: NevercIRBuilderHandle, flags: NevercIRFastMathFlags) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BuildBinary`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn build_binary(&self, call: &Call<'_>, builder: NevercIRBuilderHandle, opcode: NevercIROpcode, left: NevercIRValueHandle, right: NevercIRValueHandle, name: &[u8]) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BuildUnary`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn build_unary(&self, call: &Call<'_>, builder: NevercIRBuilderHandle, opcode: NevercIROpcode, operand: NevercIRValueHandle, name: &[u8]) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BuildCompare`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn build_compare(&self, call: &Call<'_>, builder: NevercIRBuilderHandle, predicate: NevercIRPredicate, left: NevercIRValueHandle, right: NevercIRValueHandle, name: &[u8]) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BuildCast`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn build_cast(&self, call: &Call<'_>, builder: NevercIRBuilderHandle, opcode: NevercIROpcode, operand: NevercIRValueHandle, destination_type: NevercIRTypeHandle, name: &[u8]) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BuildSelect`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn build_select(&self, call: &Call<'_>, builder: NevercIRBuilderHandle, condition: NevercIRValueHandle, true_value: NevercIRValueHandle, false_value: NevercIRValueHandle, name: &[u8]) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BuildAlloca`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn build_alloca(&self, call: &Call<'_>, builder: NevercIRBuilderHandle, allocated_type: NevercIRTypeHandle, address_space: u32, array_size: NevercIRValueHandle, name: &[u8]) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BuildLoad`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn build_load(&self, call: &Call<'_>, builder: NevercIRBuilderHandle, loaded_type: NevercIRTypeHandle, pointer: NevercIRValueHandle, name: &[u8]) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BuildStore`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn build_store(&self, call: &Call<'_>, builder: NevercIRBuilderHandle, stored_value: NevercIRValueHandle, pointer: NevercIRValueHandle) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BuildGetElementPtr`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn build_get_element_ptr(&self, call: &Call<'_>, builder: NevercIRBuilderHandle, source_element_type: NevercIRTypeHandle, pointer: NevercIRValueHandle, indices: &[NevercIRValueHandle], name: &[u8]) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BuildCall`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn build_call(&self, call: &Call<'_>, builder: NevercIRBuilderHandle, function_type: NevercIRTypeHandle, callee: NevercIRValueHandle, arguments: &[NevercIRValueHandle], name: &[u8]) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BuildPhi`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn build_phi(&self, call: &Call<'_>, builder: NevercIRBuilderHandle, type_: NevercIRTypeHandle, reserved_incoming_count: u32, name: &[u8]) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AddPhiIncoming`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn add_phi_incoming(&self, call: &Call<'_>, mutation: NevercIRMutationHandle, phi: NevercIRValueHandle, incoming_value: NevercIRValueHandle, incoming_block: NevercIRValueHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BuildBranch`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn build_branch(&self, call: &Call<'_>, builder: NevercIRBuilderHandle, destination: NevercIRValueHandle) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BuildConditionalBranch`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn build_conditional_branch(&self, call: &Call<'_>, builder: NevercIRBuilderHandle, condition: NevercIRValueHandle, true_destination: NevercIRValueHandle, false_destination: NevercIRValueHandle) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BuildUnreachable`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn build_unreachable(&self, call: &Call<'_>, builder: NevercIRBuilderHandle) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BuildReturn`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn build_return(&self, call: &Call<'_>, builder: NevercIRBuilderHandle, value: NevercIRValueHandle) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BuildReturnVoid`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn build_return_void(&self, call: &Call<'_>, builder: NevercIRBuilderHandle) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateFunction`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_function(&self, call: &Call<'_>, mutation: NevercIRMutationHandle, function_type: NevercIRTypeHandle, name: &[u8]) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateBasicBlock`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_basic_block(&self, call: &Call<'_>, mutation: NevercIRMutationHandle, function: NevercIRValueHandle, name: &[u8]) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl IRBuilderTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn ir_builder_table<T: IRBuilderTable>(context: *mut c_void) -> NevercIRBuilderAPI {
    NevercIRBuilderAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercIRBuilderAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        begin_mutation: Some(ir_builder_begin_mutation::<T>),
        commit_mutation: Some(ir_builder_commit_mutation::<T>),
        abort_mutation: Some(ir_builder_abort_mutation::<T>),
        destroy_mutation: Some(ir_builder_destroy_mutation::<T>),
        create_builder: Some(ir_builder_create_builder::<T>),
        destroy_builder: Some(ir_builder_destroy_builder::<T>),
        set_insert_block: Some(ir_builder_set_insert_block::<T>),
        set_insert_before: Some(ir_builder_set_insert_before::<T>),
        set_debug_location: Some(ir_builder_set_debug_location::<T>),
        set_fast_math_flags: Some(ir_builder_set_fast_math_flags::<T>),
        build_binary: Some(ir_builder_build_binary::<T>),
        build_unary: Some(ir_builder_build_unary::<T>),
        build_compare: Some(ir_builder_build_compare::<T>),
        build_cast: Some(ir_builder_build_cast::<T>),
        build_select: Some(ir_builder_build_select::<T>),
        build_alloca: Some(ir_builder_build_alloca::<T>),
        build_load: Some(ir_builder_build_load::<T>),
        build_store: Some(ir_builder_build_store::<T>),
        build_get_element_ptr: Some(ir_builder_build_get_element_ptr::<T>),
        build_call: Some(ir_builder_build_call::<T>),
        build_phi: Some(ir_builder_build_phi::<T>),
        add_phi_incoming: Some(ir_builder_add_phi_incoming::<T>),
        build_branch: Some(ir_builder_build_branch::<T>),
        build_conditional_branch: Some(ir_builder_build_conditional_branch::<T>),
        build_unreachable: Some(ir_builder_build_unreachable::<T>),
        build_return: Some(ir_builder_build_return::<T>),
        build_return_void: Some(ir_builder_build_return_void::<T>),
        create_function: Some(ir_builder_create_function::<T>),
        create_basic_block: Some(ir_builder_create_basic_block::<T>),
    }
}

unsafe extern "C-unwind" fn ir_builder_begin_mutation<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, scope: NevercIRMutationScope, scope_root: NevercIRValueHandle, out_mutation: *mut NevercIRMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[0], &move |a| { a.add("Task", &task); a.add("Scope", &scope); a.add("ScopeRoot", &scope_root); }, |table, call| {
            let out_mutation = OutValue::new(out_mutation);
            table.check_task(call, task)?;
            let out_mutation = out_mutation?;
            out_mutation.set(table.begin_mutation(call, scope, scope_root)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_commit_mutation<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercIRMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[1], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); }, |table, call| {
            table.check_task(call, task)?;
            table.commit_mutation(call, mutation)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_abort_mutation<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercIRMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[2], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); }, |table, call| {
            table.check_task(call, task)?;
            table.abort_mutation(call, mutation)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_destroy_mutation<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercIRMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[3], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); }, |table, call| {
            table.check_task(call, task)?;
            table.destroy_mutation(call, mutation)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_create_builder<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercIRMutationHandle, out_builder: *mut NevercIRBuilderHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[4], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); }, |table, call| {
            let out_builder = OutValue::new(out_builder);
            table.check_task(call, task)?;
            let out_builder = out_builder?;
            out_builder.set(table.create_builder(call, mutation)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_destroy_builder<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[5], &move |a| { a.add("Task", &task); a.add("Builder", &builder); }, |table, call| {
            table.check_task(call, task)?;
            table.destroy_builder(call, builder)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_set_insert_block<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, block: NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[6], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Block", &block); }, |table, call| {
            table.check_task(call, task)?;
            table.set_insert_block(call, builder, block)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_set_insert_before<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, instruction: NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[7], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Instruction", &instruction); }, |table, call| {
            table.check_task(call, task)?;
            table.set_insert_before(call, builder, instruction)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_set_debug_location<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, location: NevercIRMetadataHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[8], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Location", &location); }, |table, call| {
            table.check_task(call, task)?;
            table.set_debug_location(call, builder, location)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_set_fast_math_flags<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, flags: NevercIRFastMathFlags) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[9], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Flags", &flags); }, |table, call| {
            table.check_task(call, task)?;
            table.set_fast_math_flags(call, builder, flags)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_build_binary<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, opcode: NevercIROpcode, left: NevercIRValueHandle, right: NevercIRValueHandle, name: NevercStringView, out_instruction: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[10], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Opcode", &opcode); a.add("Left", &left); a.add("Right", &right); a.add("Name", &name); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            table.check_task(call, task)?;
            let name = boundary::bytes(name.data.cast(), name.length)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.build_binary(call, builder, opcode, left, right, name)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_build_unary<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, opcode: NevercIROpcode, operand: NevercIRValueHandle, name: NevercStringView, out_instruction: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[11], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Opcode", &opcode); a.add("Operand", &operand); a.add("Name", &name); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            table.check_task(call, task)?;
            let name = boundary::bytes(name.data.cast(), name.length)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.build_unary(call, builder, opcode, operand, name)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_build_compare<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, predicate: NevercIRPredicate, left: NevercIRValueHandle, right: NevercIRValueHandle, name: NevercStringView, out_instruction: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[12], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Predicate", &predicate); a.add("Left", &left); a.add("Right", &right); a.add("Name", &name); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            table.check_task(call, task)?;
            let name = boundary::bytes(name.data.cast(), name.length)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.build_compare(call, builder, predicate, left, right, name)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_build_cast<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, opcode: NevercIROpcode, operand: NevercIRValueHandle, destination_type: NevercIRTypeHandle, name: NevercStringView, out_instruction: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[13], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Opcode", &opcode); a.add("Operand", &operand); a.add("DestinationType", &destination_type); a.add("Name", &name); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            table.check_task(call, task)?;
            let name = boundary::bytes(name.data.cast(), name.length)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.build_cast(call, builder, opcode, operand, destination_type, name)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_build_select<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, condition: NevercIRValueHandle, true_value: NevercIRValueHandle, false_value: NevercIRValueHandle, name: NevercStringView, out_instruction: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[14], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Condition", &condition); a.add("TrueValue", &true_value); a.add("FalseValue", &false_value); a.add("Name", &name); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            table.check_task(call, task)?;
            let name = boundary::bytes(name.data.cast(), name.length)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.build_select(call, builder, condition, true_value, false_value, name)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_build_alloca<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, allocated_type: NevercIRTypeHandle, address_space: u32, array_size: NevercIRValueHandle, name: NevercStringView, out_instruction: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[15], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("AllocatedType", &allocated_type); a.add("AddressSpace", &address_space); a.add("ArraySize", &array_size); a.add("Name", &name); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            table.check_task(call, task)?;
            let name = boundary::bytes(name.data.cast(), name.length)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.build_alloca(call, builder, allocated_type, address_space, array_size, name)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_build_load<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, loaded_type: NevercIRTypeHandle, pointer: NevercIRValueHandle, name: NevercStringView, out_instruction: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[16], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("LoadedType", &loaded_type); a.add("Pointer", &pointer); a.add("Name", &name); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            table.check_task(call, task)?;
            let name = boundary::bytes(name.data.cast(), name.length)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.build_load(call, builder, loaded_type, pointer, name)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_build_store<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, stored_value: NevercIRValueHandle, pointer: NevercIRValueHandle, out_instruction: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[17], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("StoredValue", &stored_value); a.add("Pointer", &pointer); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            table.check_task(call, task)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.build_store(call, builder, stored_value, pointer)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_build_get_element_ptr<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, source_element_type: NevercIRTypeHandle, pointer: NevercIRValueHandle, indices: *const NevercIRValueHandle, index_count: u64, name: NevercStringView, out_instruction: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[18], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("SourceElementType", &source_element_type); a.add("Pointer", &pointer); a.add("Indices", &indices); a.add("IndexCount", &index_count); a.add("Name", &name); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            table.check_task(call, task)?;
            let indices = boundary::slice(indices, index_count)?;
            let name = boundary::bytes(name.data.cast(), name.length)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.build_get_element_ptr(call, builder, source_element_type, pointer, indices, name)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_build_call<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, function_type: NevercIRTypeHandle, callee: NevercIRValueHandle, arguments: *const NevercIRValueHandle, argument_count: u64, name: NevercStringView, out_instruction: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[19], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("FunctionType", &function_type); a.add("Callee", &callee); a.add("Arguments", &arguments); a.add("ArgumentCount", &argument_count); a.add("Name", &name); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            table.check_task(call, task)?;
            let arguments = boundary::slice(arguments, argument_count)?;
            let name = boundary::bytes(name.data.cast(), name.length)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.build_call(call, builder, function_type, callee, arguments, name)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_build_phi<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, type_: NevercIRTypeHandle, reserved_incoming_count: u32, name: NevercStringView, out_instruction: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[20], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Type", &type_); a.add("ReservedIncomingCount", &reserved_incoming_count); a.add("Name", &name); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            table.check_task(call, task)?;
            let name = boundary::bytes(name.data.cast(), name.length)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.build_phi(call, builder, type_, reserved_incoming_count, name)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_add_phi_incoming<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercIRMutationHandle, phi: NevercIRValueHandle, incoming_value: NevercIRValueHandle, incoming_block: NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[21], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Phi", &phi); a.add("IncomingValue", &incoming_value); a.add("IncomingBlock", &incoming_block); }, |table, call| {
            table.check_task(call, task)?;
            table.add_phi_incoming(call, mutation, phi, incoming_value, incoming_block)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_build_branch<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, destination: NevercIRValueHandle, out_instruction: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[22], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Destination", &destination); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            table.check_task(call, task)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.build_branch(call, builder, destination)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_build_conditional_branch<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, condition: NevercIRValueHandle, true_destination: NevercIRValueHandle, false_destination: NevercIRValueHandle, out_instruction: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[23], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Condition", &condition); a.add("TrueDestination", &true_destination); a.add("FalseDestination", &false_destination); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            table.check_task(call, task)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.build_conditional_branch(call, builder, condition, true_destination, false_destination)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_build_unreachable<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, out_instruction: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[24], &move |a| { a.add("Task", &task); a.add("Builder", &builder); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            table.check_task(call, task)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.build_unreachable(call, builder)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_build_return<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, value: NevercIRValueHandle, out_instruction: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[25], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Value", &value); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            table.check_task(call, task)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.build_return(call, builder, value)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_build_return_void<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, out_instruction: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[26], &move |a| { a.add("Task", &task); a.add("Builder", &builder); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            table.check_task(call, task)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.build_return_void(call, builder)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_create_function<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercIRMutationHandle, function_type: NevercIRTypeHandle, name: NevercStringView, out_function: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[27], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("FunctionType", &function_type); a.add("Name", &name); }, |table, call| {
            let out_function = OutValue::new(out_function);
            table.check_task(call, task)?;
            let name = boundary::bytes(name.data.cast(), name.length)?;
            let out_function = out_function?;
            out_function.set(table.create_function(call, mutation, function_type, name)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_builder_create_basic_block<T: IRBuilderTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercIRMutationHandle, function: NevercIRValueHandle, name: NevercStringView, out_block: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_BUILDER_SLOTS[28], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Function", &function); a.add("Name", &name); }, |table, call| {
            let out_block = OutValue::new(out_block);
            table.check_task(call, task)?;
            let name = boundary::bytes(name.data.cast(), name.length)?;
            let out_block = out_block?;
            out_block.set(table.create_basic_block(call, mutation, function, name)?);
            Ok(())
        })
    }
}

/// The slots of `NevercIRGenAPI`, for traces.
pub static IR_GEN_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "IRGen", name: "GetGeneratePhaseInput", major: 1, minor: 0 },
    SlotInfo { table: "IRGen", name: "CreateModule", major: 1, minor: 0 },
    SlotInfo { table: "IRGen", name: "ImportModule", major: 1, minor: 0 },
    SlotInfo { table: "IRGen", name: "PublishModule", major: 1, minor: 0 },
    SlotInfo { table: "IRGen", name: "GetModuleArtifactInfo", major: 1, minor: 0 },
];

/// What stands behind `NevercIRGenAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait IRGenTable: Send + Sync + 'static {
    /// `GetGeneratePhaseInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_generate_phase_input(&self, call: &Call<'_>, frame: Frame<'_>, input: NevercArtifactHandle) -> Result<NevercIRGeneratePhaseInput, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateModule`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_module(&self, call: &Call<'_>, frame: Frame<'_>, module_identifier: &[u8]) -> Result<(*const NevercIRCoreAPI, *const NevercIRBuilderAPI), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ImportModule`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn import_module(&self, call: &Call<'_>, frame: Frame<'_>, format: NevercIRSerializationFormat, bytes: &[u8]) -> Result<(*const NevercIRCoreAPI, *const NevercIRBuilderAPI), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `PublishModule`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn publish_module(&self, call: &Call<'_>, frame: Frame<'_>, descriptor: Incoming<'_, NevercIRModuleArtifactDescriptor>) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetModuleArtifactInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_module_artifact_info(&self, call: &Call<'_>, frame: Frame<'_>, module: NevercArtifactHandle) -> Result<NevercIRModuleArtifactInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl IRGenTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn ir_gen_table<T: IRGenTable>(context: *mut c_void) -> NevercIRGenAPI {
    NevercIRGenAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercIRGenAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        get_generate_phase_input: Some(ir_gen_get_generate_phase_input::<T>),
        create_module: Some(ir_gen_create_module::<T>),
        import_module: Some(ir_gen_import_module::<T>),
        publish_module: Some(ir_gen_publish_module::<T>),
        get_module_artifact_info: Some(ir_gen_get_module_artifact_info::<T>),
    }
}

unsafe extern "C-unwind" fn ir_gen_get_generate_phase_input<T: IRGenTable>(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercIRGeneratePhaseInput) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_GEN_SLOTS[0], &move |a| { a.add("Frame", &frame); a.add("Input", &input); }, |table, call| {
            let out_input = OutRecord::new(out_input, &IR_GEN_SLOTS[0]);
            let frame = call.frame(frame)?;
            let out_input = out_input?;
            out_input.set(table.get_generate_phase_input(call, frame, input)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_gen_create_module<T: IRGenTable>(context: *mut c_void, frame: *const NevercPhaseFrame, module_identifier: NevercStringView, out_core_api: *mut *const NevercIRCoreAPI, out_builder_api: *mut *const NevercIRBuilderAPI) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_GEN_SLOTS[1], &move |a| { a.add("Frame", &frame); a.add("ModuleIdentifier", &module_identifier); }, |table, call| {
            let out_core_api = OutValue::new(out_core_api);
            let out_builder_api = OutValue::new(out_builder_api);
            let frame = call.frame(frame)?;
            let module_identifier = boundary::bytes(module_identifier.data.cast(), module_identifier.length)?;
            let out_core_api = out_core_api?;
            let out_builder_api = out_builder_api?;
            let (value0, value1) = table.create_module(call, frame, module_identifier)?;
            out_core_api.set(value0);
            out_builder_api.set(value1);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_gen_import_module<T: IRGenTable>(context: *mut c_void, frame: *const NevercPhaseFrame, format: NevercIRSerializationFormat, bytes: NevercByteView, out_core_api: *mut *const NevercIRCoreAPI, out_builder_api: *mut *const NevercIRBuilderAPI) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_GEN_SLOTS[2], &move |a| { a.add("Frame", &frame); a.add("Format", &format); a.add("Bytes", &bytes); }, |table, call| {
            let out_core_api = OutValue::new(out_core_api);
            let out_builder_api = OutValue::new(out_builder_api);
            let frame = call.frame(frame)?;
            let bytes = boundary::bytes(bytes.data.cast(), bytes.length)?;
            let out_core_api = out_core_api?;
            let out_builder_api = out_builder_api?;
            let (value0, value1) = table.import_module(call, frame, format, bytes)?;
            out_core_api.set(value0);
            out_builder_api.set(value1);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_gen_publish_module<T: IRGenTable>(context: *mut c_void, frame: *const NevercPhaseFrame, descriptor: *const NevercIRModuleArtifactDescriptor, out_output: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_GEN_SLOTS[3], &move |a| { a.add("Frame", &frame); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_output = OutValue::new(out_output);
            let frame = call.frame(frame)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_output = out_output?;
            out_output.set(table.publish_module(call, frame, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_gen_get_module_artifact_info<T: IRGenTable>(context: *mut c_void, frame: *const NevercPhaseFrame, module: NevercArtifactHandle, out_info: *mut NevercIRModuleArtifactInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_GEN_SLOTS[4], &move |a| { a.add("Frame", &frame); a.add("Module", &module); }, |table, call| {
            let out_info = OutRecord::new(out_info, &IR_GEN_SLOTS[4]);
            let frame = call.frame(frame)?;
            let out_info = out_info?;
            out_info.set(table.get_module_artifact_info(call, frame, module)?);
            Ok(())
        })
    }
}

/// The slots of `NevercIROptimizationAPI`, for traces.
pub static IR_OPTIMIZATION_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "IROptimization", name: "GetOptimizationPhaseInput", major: 1, minor: 0 },
    SlotInfo { table: "IROptimization", name: "GetInputModule", major: 1, minor: 0 },
    SlotInfo { table: "IROptimization", name: "CreateModule", major: 1, minor: 0 },
    SlotInfo { table: "IROptimization", name: "ImportModule", major: 1, minor: 0 },
    SlotInfo { table: "IROptimization", name: "PublishModule", major: 1, minor: 0 },
    SlotInfo { table: "IROptimization", name: "GetModuleArtifactInfo", major: 1, minor: 0 },
    SlotInfo { table: "IROptimization", name: "RunBuiltinPipeline", major: 1, minor: 0 },
];

/// What stands behind `NevercIROptimizationAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait IROptimizationTable: Send + Sync + 'static {
    /// `GetOptimizationPhaseInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_optimization_phase_input(&self, call: &Call<'_>, frame: Frame<'_>, input: NevercArtifactHandle) -> Result<NevercIROptimizationPhaseInput, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetInputModule`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_input_module(&self, call: &Call<'_>, frame: Frame<'_>, input: NevercArtifactHandle) -> Result<(*const NevercIRCoreAPI, *const NevercIRBuilderAPI), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateModule`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_module(&self, call: &Call<'_>, frame: Frame<'_>, module_identifier: &[u8]) -> Result<(*const NevercIRCoreAPI, *const NevercIRBuilderAPI), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ImportModule`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn import_module(&self, call: &Call<'_>, frame: Frame<'_>, format: NevercIRSerializationFormat, bytes: &[u8]) -> Result<(*const NevercIRCoreAPI, *const NevercIRBuilderAPI), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `PublishModule`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn publish_module(&self, call: &Call<'_>, frame: Frame<'_>, descriptor: Incoming<'_, NevercIRModuleArtifactDescriptor>) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetModuleArtifactInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_module_artifact_info(&self, call: &Call<'_>, frame: Frame<'_>, module: NevercArtifactHandle) -> Result<NevercIRModuleArtifactInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RunBuiltinPipeline`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn run_builtin_pipeline(&self, call: &Call<'_>, frame: Frame<'_>) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl IROptimizationTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn ir_optimization_table<T: IROptimizationTable>(context: *mut c_void) -> NevercIROptimizationAPI {
    NevercIROptimizationAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercIROptimizationAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        get_optimization_phase_input: Some(ir_optimization_get_optimization_phase_input::<T>),
        get_input_module: Some(ir_optimization_get_input_module::<T>),
        create_module: Some(ir_optimization_create_module::<T>),
        import_module: Some(ir_optimization_import_module::<T>),
        publish_module: Some(ir_optimization_publish_module::<T>),
        get_module_artifact_info: Some(ir_optimization_get_module_artifact_info::<T>),
        run_builtin_pipeline: Some(ir_optimization_run_builtin_pipeline::<T>),
    }
}

unsafe extern "C-unwind" fn ir_optimization_get_optimization_phase_input<T: IROptimizationTable>(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercIROptimizationPhaseInput) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_OPTIMIZATION_SLOTS[0], &move |a| { a.add("Frame", &frame); a.add("Input", &input); }, |table, call| {
            let out_input = OutRecord::new(out_input, &IR_OPTIMIZATION_SLOTS[0]);
            let frame = call.frame(frame)?;
            let out_input = out_input?;
            out_input.set(table.get_optimization_phase_input(call, frame, input)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_optimization_get_input_module<T: IROptimizationTable>(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_core_api: *mut *const NevercIRCoreAPI, out_builder_api: *mut *const NevercIRBuilderAPI) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_OPTIMIZATION_SLOTS[1], &move |a| { a.add("Frame", &frame); a.add("Input", &input); }, |table, call| {
            let out_core_api = OutValue::new(out_core_api);
            let out_builder_api = OutValue::new(out_builder_api);
            let frame = call.frame(frame)?;
            let out_core_api = out_core_api?;
            let out_builder_api = out_builder_api?;
            let (value0, value1) = table.get_input_module(call, frame, input)?;
            out_core_api.set(value0);
            out_builder_api.set(value1);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_optimization_create_module<T: IROptimizationTable>(context: *mut c_void, frame: *const NevercPhaseFrame, module_identifier: NevercStringView, out_core_api: *mut *const NevercIRCoreAPI, out_builder_api: *mut *const NevercIRBuilderAPI) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_OPTIMIZATION_SLOTS[2], &move |a| { a.add("Frame", &frame); a.add("ModuleIdentifier", &module_identifier); }, |table, call| {
            let out_core_api = OutValue::new(out_core_api);
            let out_builder_api = OutValue::new(out_builder_api);
            let frame = call.frame(frame)?;
            let module_identifier = boundary::bytes(module_identifier.data.cast(), module_identifier.length)?;
            let out_core_api = out_core_api?;
            let out_builder_api = out_builder_api?;
            let (value0, value1) = table.create_module(call, frame, module_identifier)?;
            out_core_api.set(value0);
            out_builder_api.set(value1);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_optimization_import_module<T: IROptimizationTable>(context: *mut c_void, frame: *const NevercPhaseFrame, format: NevercIRSerializationFormat, bytes: NevercByteView, out_core_api: *mut *const NevercIRCoreAPI, out_builder_api: *mut *const NevercIRBuilderAPI) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_OPTIMIZATION_SLOTS[3], &move |a| { a.add("Frame", &frame); a.add("Format", &format); a.add("Bytes", &bytes); }, |table, call| {
            let out_core_api = OutValue::new(out_core_api);
            let out_builder_api = OutValue::new(out_builder_api);
            let frame = call.frame(frame)?;
            let bytes = boundary::bytes(bytes.data.cast(), bytes.length)?;
            let out_core_api = out_core_api?;
            let out_builder_api = out_builder_api?;
            let (value0, value1) = table.import_module(call, frame, format, bytes)?;
            out_core_api.set(value0);
            out_builder_api.set(value1);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_optimization_publish_module<T: IROptimizationTable>(context: *mut c_void, frame: *const NevercPhaseFrame, descriptor: *const NevercIRModuleArtifactDescriptor, out_output: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_OPTIMIZATION_SLOTS[4], &move |a| { a.add("Frame", &frame); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_output = OutValue::new(out_output);
            let frame = call.frame(frame)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_output = out_output?;
            out_output.set(table.publish_module(call, frame, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_optimization_get_module_artifact_info<T: IROptimizationTable>(context: *mut c_void, frame: *const NevercPhaseFrame, module: NevercArtifactHandle, out_info: *mut NevercIRModuleArtifactInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_OPTIMIZATION_SLOTS[5], &move |a| { a.add("Frame", &frame); a.add("Module", &module); }, |table, call| {
            let out_info = OutRecord::new(out_info, &IR_OPTIMIZATION_SLOTS[5]);
            let frame = call.frame(frame)?;
            let out_info = out_info?;
            out_info.set(table.get_module_artifact_info(call, frame, module)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_optimization_run_builtin_pipeline<T: IROptimizationTable>(context: *mut c_void, frame: *const NevercPhaseFrame, out_output: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_OPTIMIZATION_SLOTS[6], &move |a| { a.add("Frame", &frame); }, |table, call| {
            let out_output = OutValue::new(out_output);
            let frame = call.frame(frame)?;
            let out_output = out_output?;
            out_output.set(table.run_builtin_pipeline(call, frame)?);
            Ok(())
        })
    }
}

/// The slots of `NevercIRAnalysisAPI`, for traces.
pub static IR_ANALYSIS_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "IRAnalysis", name: "QueryBuiltin", major: 1, minor: 0 },
    SlotInfo { table: "IRAnalysis", name: "DominatorTreeDominates", major: 1, minor: 0 },
    SlotInfo { table: "IRAnalysis", name: "GetLoopCount", major: 1, minor: 0 },
    SlotInfo { table: "IRAnalysis", name: "GetLoopHeader", major: 1, minor: 0 },
    SlotInfo { table: "IRAnalysis", name: "GetLoopForBlock", major: 1, minor: 0 },
    SlotInfo { table: "IRAnalysis", name: "GetScalarEvolutionConstantTripCount", major: 1, minor: 0 },
    SlotInfo { table: "IRAnalysis", name: "GetMemoryAccessKind", major: 1, minor: 0 },
    SlotInfo { table: "IRAnalysis", name: "GetDirectCalleeCount", major: 1, minor: 0 },
    SlotInfo { table: "IRAnalysis", name: "GetDirectCallee", major: 1, minor: 0 },
    SlotInfo { table: "IRAnalysis", name: "Alias", major: 1, minor: 0 },
    SlotInfo { table: "IRAnalysis", name: "RegisterAnalysis", major: 1, minor: 0 },
    SlotInfo { table: "IRAnalysis", name: "QueryCustom", major: 1, minor: 0 },
    SlotInfo { table: "IRAnalysis", name: "GetCustomResultData", major: 1, minor: 0 },
];

/// What stands behind `NevercIRAnalysisAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait IRAnalysisTable: Send + Sync + 'static {
    /// `QueryBuiltin`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn query_builtin(&self, call: &Call<'_>, task: &Rc<Task>, analysis: NevercIRBuiltinAnalysis, scope: NevercIRValueHandle) -> Result<NevercIRAnalysisResultHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `DominatorTreeDominates`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn dominator_tree_dominates(&self, call: &Call<'_>, task: &Rc<Task>, result: NevercIRAnalysisResultHandle, dominator: NevercIRValueHandle, dominated: NevercIRValueHandle) -> Result<NevercBool, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetLoopCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_loop_count(&self, call: &Call<'_>, task: &Rc<Task>, result: NevercIRAnalysisResultHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetLoopHeader`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_loop_header(&self, call: &Call<'_>, task: &Rc<Task>, result: NevercIRAnalysisResultHandle, index: u64) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetLoopForBlock`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_loop_for_block(&self, call: &Call<'_>, task: &Rc<Task>, result: NevercIRAnalysisResultHandle, block: NevercIRValueHandle) -> Result<(NevercIRValueHandle, u32), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetScalarEvolutionConstantTripCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_scalar_evolution_constant_trip_count(&self, call: &Call<'_>, task: &Rc<Task>, result: NevercIRAnalysisResultHandle, loop_header: NevercIRValueHandle) -> Result<(NevercBool, u64), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetMemoryAccessKind`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_memory_access_kind(&self, call: &Call<'_>, task: &Rc<Task>, result: NevercIRAnalysisResultHandle, instruction: NevercIRValueHandle) -> Result<NevercIRMemoryAccessKind, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetDirectCalleeCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_direct_callee_count(&self, call: &Call<'_>, task: &Rc<Task>, result: NevercIRAnalysisResultHandle, function: NevercIRValueHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetDirectCallee`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_direct_callee(&self, call: &Call<'_>, task: &Rc<Task>, result: NevercIRAnalysisResultHandle, function: NevercIRValueHandle, index: u64) -> Result<NevercIRValueHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `Alias`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn alias(&self, call: &Call<'_>, task: &Rc<Task>, result: NevercIRAnalysisResultHandle, left: NevercIRValueHandle, left_bytes: u64, right: NevercIRValueHandle, right_bytes: u64) -> Result<NevercIRAliasResult, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RegisterAnalysis`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn register_analysis(&self, call: &Call<'_>, registrar_context: RegistrarRef, descriptor: Incoming<'_, NevercIRAnalysisDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `QueryCustom`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn query_custom(&self, call: &Call<'_>, task: &Rc<Task>, analysis: NevercInterfaceID) -> Result<NevercIRAnalysisResultHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetCustomResultData`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_custom_result_data(&self, call: &Call<'_>, task: &Rc<Task>, result: NevercIRAnalysisResultHandle) -> Result<NevercByteView, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl IRAnalysisTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn ir_analysis_table<T: IRAnalysisTable>(context: *mut c_void) -> NevercIRAnalysisAPI {
    NevercIRAnalysisAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercIRAnalysisAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        query_builtin: Some(ir_analysis_query_builtin::<T>),
        dominator_tree_dominates: Some(ir_analysis_dominator_tree_dominates::<T>),
        get_loop_count: Some(ir_analysis_get_loop_count::<T>),
        get_loop_header: Some(ir_analysis_get_loop_header::<T>),
        get_loop_for_block: Some(ir_analysis_get_loop_for_block::<T>),
        get_scalar_evolution_constant_trip_count: Some(ir_analysis_get_scalar_evolution_constant_trip_count::<T>),
        get_memory_access_kind: Some(ir_analysis_get_memory_access_kind::<T>),
        get_direct_callee_count: Some(ir_analysis_get_direct_callee_count::<T>),
        get_direct_callee: Some(ir_analysis_get_direct_callee::<T>),
        alias: Some(ir_analysis_alias::<T>),
        register_analysis: Some(ir_analysis_register_analysis::<T>),
        query_custom: Some(ir_analysis_query_custom::<T>),
        get_custom_result_data: Some(ir_analysis_get_custom_result_data::<T>),
    }
}

unsafe extern "C-unwind" fn ir_analysis_query_builtin<T: IRAnalysisTable>(context: *mut c_void, task: NevercTaskHandle, analysis: NevercIRBuiltinAnalysis, scope: NevercIRValueHandle, out_result: *mut NevercIRAnalysisResultHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_ANALYSIS_SLOTS[0], &move |a| { a.add("Task", &task); a.add("Analysis", &analysis); a.add("Scope", &scope); }, |table, call| {
            let out_result = OutValue::new(out_result);
            let task = call.task(task)?;
            let out_result = out_result?;
            out_result.set(table.query_builtin(call, task, analysis, scope)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_analysis_dominator_tree_dominates<T: IRAnalysisTable>(context: *mut c_void, task: NevercTaskHandle, result: NevercIRAnalysisResultHandle, dominator: NevercIRValueHandle, dominated: NevercIRValueHandle, out_dominates: *mut NevercBool) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_ANALYSIS_SLOTS[1], &move |a| { a.add("Task", &task); a.add("Result", &result); a.add("Dominator", &dominator); a.add("Dominated", &dominated); }, |table, call| {
            let out_dominates = OutValue::new(out_dominates);
            let task = call.task(task)?;
            let out_dominates = out_dominates?;
            out_dominates.set(table.dominator_tree_dominates(call, task, result, dominator, dominated)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_analysis_get_loop_count<T: IRAnalysisTable>(context: *mut c_void, task: NevercTaskHandle, result: NevercIRAnalysisResultHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_ANALYSIS_SLOTS[2], &move |a| { a.add("Task", &task); a.add("Result", &result); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let task = call.task(task)?;
            let out_count = out_count?;
            out_count.set(table.get_loop_count(call, task, result)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_analysis_get_loop_header<T: IRAnalysisTable>(context: *mut c_void, task: NevercTaskHandle, result: NevercIRAnalysisResultHandle, index: u64, out_header: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_ANALYSIS_SLOTS[3], &move |a| { a.add("Task", &task); a.add("Result", &result); a.add("Index", &index); }, |table, call| {
            let out_header = OutValue::new(out_header);
            let task = call.task(task)?;
            let out_header = out_header?;
            out_header.set(table.get_loop_header(call, task, result, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_analysis_get_loop_for_block<T: IRAnalysisTable>(context: *mut c_void, task: NevercTaskHandle, result: NevercIRAnalysisResultHandle, block: NevercIRValueHandle, out_header: *mut NevercIRValueHandle, out_depth: *mut u32) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_ANALYSIS_SLOTS[4], &move |a| { a.add("Task", &task); a.add("Result", &result); a.add("Block", &block); }, |table, call| {
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

unsafe extern "C-unwind" fn ir_analysis_get_scalar_evolution_constant_trip_count<T: IRAnalysisTable>(context: *mut c_void, task: NevercTaskHandle, result: NevercIRAnalysisResultHandle, loop_header: NevercIRValueHandle, out_known: *mut NevercBool, out_trip_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_ANALYSIS_SLOTS[5], &move |a| { a.add("Task", &task); a.add("Result", &result); a.add("LoopHeader", &loop_header); }, |table, call| {
            let out_known = OutValue::new(out_known);
            let out_trip_count = OutValue::new(out_trip_count);
            let task = call.task(task)?;
            let out_known = out_known?;
            let out_trip_count = out_trip_count?;
            let (value0, value1) = table.get_scalar_evolution_constant_trip_count(call, task, result, loop_header)?;
            out_known.set(value0);
            out_trip_count.set(value1);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_analysis_get_memory_access_kind<T: IRAnalysisTable>(context: *mut c_void, task: NevercTaskHandle, result: NevercIRAnalysisResultHandle, instruction: NevercIRValueHandle, out_kind: *mut NevercIRMemoryAccessKind) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_ANALYSIS_SLOTS[6], &move |a| { a.add("Task", &task); a.add("Result", &result); a.add("Instruction", &instruction); }, |table, call| {
            let out_kind = OutValue::new(out_kind);
            let task = call.task(task)?;
            let out_kind = out_kind?;
            out_kind.set(table.get_memory_access_kind(call, task, result, instruction)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_analysis_get_direct_callee_count<T: IRAnalysisTable>(context: *mut c_void, task: NevercTaskHandle, result: NevercIRAnalysisResultHandle, function: NevercIRValueHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_ANALYSIS_SLOTS[7], &move |a| { a.add("Task", &task); a.add("Result", &result); a.add("Function", &function); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let task = call.task(task)?;
            let out_count = out_count?;
            out_count.set(table.get_direct_callee_count(call, task, result, function)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_analysis_get_direct_callee<T: IRAnalysisTable>(context: *mut c_void, task: NevercTaskHandle, result: NevercIRAnalysisResultHandle, function: NevercIRValueHandle, index: u64, out_callee: *mut NevercIRValueHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_ANALYSIS_SLOTS[8], &move |a| { a.add("Task", &task); a.add("Result", &result); a.add("Function", &function); a.add("Index", &index); }, |table, call| {
            let out_callee = OutValue::new(out_callee);
            let task = call.task(task)?;
            let out_callee = out_callee?;
            out_callee.set(table.get_direct_callee(call, task, result, function, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_analysis_alias<T: IRAnalysisTable>(context: *mut c_void, task: NevercTaskHandle, result: NevercIRAnalysisResultHandle, left: NevercIRValueHandle, left_bytes: u64, right: NevercIRValueHandle, right_bytes: u64, out_alias: *mut NevercIRAliasResult) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_ANALYSIS_SLOTS[9], &move |a| { a.add("Task", &task); a.add("Result", &result); a.add("Left", &left); a.add("LeftBytes", &left_bytes); a.add("Right", &right); a.add("RightBytes", &right_bytes); }, |table, call| {
            let out_alias = OutValue::new(out_alias);
            let task = call.task(task)?;
            let out_alias = out_alias?;
            out_alias.set(table.alias(call, task, result, left, left_bytes, right, right_bytes)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_analysis_register_analysis<T: IRAnalysisTable>(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercIRAnalysisDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_ANALYSIS_SLOTS[10], &move |a| { a.add("RegistrarContext", &registrar_context); a.add("Descriptor", &descriptor); }, |table, call| {
            let registrar_context = RegistrarRef::new(registrar_context);
            let descriptor = Incoming::new(descriptor)?;
            table.register_analysis(call, registrar_context, descriptor)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_analysis_query_custom<T: IRAnalysisTable>(context: *mut c_void, task: NevercTaskHandle, analysis: NevercInterfaceID, out_result: *mut NevercIRAnalysisResultHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_ANALYSIS_SLOTS[11], &move |a| { a.add("Task", &task); a.add("Analysis", &analysis); }, |table, call| {
            let out_result = OutValue::new(out_result);
            let task = call.task(task)?;
            let out_result = out_result?;
            out_result.set(table.query_custom(call, task, analysis)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn ir_analysis_get_custom_result_data<T: IRAnalysisTable>(context: *mut c_void, task: NevercTaskHandle, result: NevercIRAnalysisResultHandle, out_data: *mut NevercByteView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_ANALYSIS_SLOTS[12], &move |a| { a.add("Task", &task); a.add("Result", &result); }, |table, call| {
            let out_data = OutValue::new(out_data);
            let task = call.task(task)?;
            let out_data = out_data?;
            out_data.set(table.get_custom_result_data(call, task, result)?);
            Ok(())
        })
    }
}

/// The slots of `NevercIRPassAPI`, for traces.
pub static IR_PASS_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "IRPass", name: "RegisterPass", major: 1, minor: 0 },
];

/// What stands behind `NevercIRPassAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait IRPassTable: Send + Sync + 'static {
    /// `RegisterPass`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn register_pass(&self, call: &Call<'_>, registrar_context: RegistrarRef, descriptor: Incoming<'_, NevercIRPassDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl IRPassTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn ir_pass_table<T: IRPassTable>(context: *mut c_void) -> NevercIRPassAPI {
    NevercIRPassAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercIRPassAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        register_pass: Some(ir_pass_register_pass::<T>),
    }
}

unsafe extern "C-unwind" fn ir_pass_register_pass<T: IRPassTable>(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercIRPassDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IR_PASS_SLOTS[0], &move |a| { a.add("RegistrarContext", &registrar_context); a.add("Descriptor", &descriptor); }, |table, call| {
            let registrar_context = RegistrarRef::new(registrar_context);
            let descriptor = Incoming::new(descriptor)?;
            table.register_pass(call, registrar_context, descriptor)?;
            Ok(())
        })
    }
}

