// Made from abi/registry by `./x abi`; do not edit.
//! Declarations of `PluginIR.h`.

#[allow(unused_imports)]
use super::*;

/// `NEVERC_IR_CORE_API_MAJOR`
pub const NEVERC_IR_CORE_API_MAJOR: u16 = 1;
/// `NEVERC_IR_CORE_API_MINOR`
pub const NEVERC_IR_CORE_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_IR_CORE_HIGH`
pub const NEVERC_INTERFACE_IR_CORE_HIGH: u64 = 0x4e43504952430001;
/// `NEVERC_INTERFACE_IR_CORE_LOW`
pub const NEVERC_INTERFACE_IR_CORE_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_IR_CORE`
pub const NEVERC_INTERFACE_IR_CORE: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_IR_CORE_HIGH, low: NEVERC_INTERFACE_IR_CORE_LOW };
/// `NEVERC_IR_CORE_INTERFACE_STABILITY`
pub const NEVERC_IR_CORE_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NEVERC_IR_GEN_API_MAJOR`
pub const NEVERC_IR_GEN_API_MAJOR: u16 = 1;
/// `NEVERC_IR_GEN_API_MINOR`
pub const NEVERC_IR_GEN_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_IR_GEN_HIGH`
pub const NEVERC_INTERFACE_IR_GEN_HIGH: u64 = 0x4e43504952470001;
/// `NEVERC_INTERFACE_IR_GEN_LOW`
pub const NEVERC_INTERFACE_IR_GEN_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_IR_GEN`
pub const NEVERC_INTERFACE_IR_GEN: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_IR_GEN_HIGH, low: NEVERC_INTERFACE_IR_GEN_LOW };
/// `NEVERC_IR_GEN_INTERFACE_STABILITY`
pub const NEVERC_IR_GEN_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NEVERC_IR_OPTIMIZATION_API_MAJOR`
pub const NEVERC_IR_OPTIMIZATION_API_MAJOR: u16 = 1;
/// `NEVERC_IR_OPTIMIZATION_API_MINOR`
pub const NEVERC_IR_OPTIMIZATION_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_IR_OPTIMIZATION_HIGH`
pub const NEVERC_INTERFACE_IR_OPTIMIZATION_HIGH: u64 = 0x4e435049524f0001;
/// `NEVERC_INTERFACE_IR_OPTIMIZATION_LOW`
pub const NEVERC_INTERFACE_IR_OPTIMIZATION_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_IR_OPTIMIZATION`
pub const NEVERC_INTERFACE_IR_OPTIMIZATION: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_IR_OPTIMIZATION_HIGH, low: NEVERC_INTERFACE_IR_OPTIMIZATION_LOW };
/// `NEVERC_IR_OPTIMIZATION_INTERFACE_STABILITY`
pub const NEVERC_IR_OPTIMIZATION_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NEVERC_IR_BUILDER_API_MAJOR`
pub const NEVERC_IR_BUILDER_API_MAJOR: u16 = 1;
/// `NEVERC_IR_BUILDER_API_MINOR`
pub const NEVERC_IR_BUILDER_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_IR_BUILDER_HIGH`
pub const NEVERC_INTERFACE_IR_BUILDER_HIGH: u64 = 0x4e43504952420001;
/// `NEVERC_INTERFACE_IR_BUILDER_LOW`
pub const NEVERC_INTERFACE_IR_BUILDER_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_IR_BUILDER`
pub const NEVERC_INTERFACE_IR_BUILDER: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_IR_BUILDER_HIGH, low: NEVERC_INTERFACE_IR_BUILDER_LOW };
/// `NEVERC_IR_BUILDER_INTERFACE_STABILITY`
pub const NEVERC_IR_BUILDER_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NEVERC_IR_ANALYSIS_API_MAJOR`
pub const NEVERC_IR_ANALYSIS_API_MAJOR: u16 = 1;
/// `NEVERC_IR_ANALYSIS_API_MINOR`
pub const NEVERC_IR_ANALYSIS_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_IR_ANALYSIS_HIGH`
pub const NEVERC_INTERFACE_IR_ANALYSIS_HIGH: u64 = 0x4e43504952410001;
/// `NEVERC_INTERFACE_IR_ANALYSIS_LOW`
pub const NEVERC_INTERFACE_IR_ANALYSIS_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_IR_ANALYSIS`
pub const NEVERC_INTERFACE_IR_ANALYSIS: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_IR_ANALYSIS_HIGH, low: NEVERC_INTERFACE_IR_ANALYSIS_LOW };
/// `NEVERC_IR_ANALYSIS_INTERFACE_STABILITY`
pub const NEVERC_IR_ANALYSIS_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NEVERC_IR_PASS_API_MAJOR`
pub const NEVERC_IR_PASS_API_MAJOR: u16 = 1;
/// `NEVERC_IR_PASS_API_MINOR`
pub const NEVERC_IR_PASS_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_IR_PASS_HIGH`
pub const NEVERC_INTERFACE_IR_PASS_HIGH: u64 = 0x4e43504952500001;
/// `NEVERC_INTERFACE_IR_PASS_LOW`
pub const NEVERC_INTERFACE_IR_PASS_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_IR_PASS`
pub const NEVERC_INTERFACE_IR_PASS: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_IR_PASS_HIGH, low: NEVERC_INTERFACE_IR_PASS_LOW };
/// `NEVERC_IR_PASS_INTERFACE_STABILITY`
pub const NEVERC_IR_PASS_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NevercIRContextHandle`
pub type NevercIRContextHandle = NevercHandle;
/// `NevercIRModuleHandle`
pub type NevercIRModuleHandle = NevercHandle;
/// `NevercIRValueHandle`
pub type NevercIRValueHandle = NevercHandle;
/// `NevercIRTypeHandle`
pub type NevercIRTypeHandle = NevercHandle;
/// `NevercIRMetadataHandle`
pub type NevercIRMetadataHandle = NevercHandle;
/// `NevercIRNamedMetadataHandle`
pub type NevercIRNamedMetadataHandle = NevercHandle;
/// `NevercIRAttributeHandle`
pub type NevercIRAttributeHandle = NevercHandle;
/// `NevercIRComdatHandle`
pub type NevercIRComdatHandle = NevercHandle;
/// `NevercIRBuilderHandle`
pub type NevercIRBuilderHandle = NevercHandle;
/// `NevercIRMutationHandle`
pub type NevercIRMutationHandle = NevercHandle;
/// `NevercIRAnalysisResultHandle`
pub type NevercIRAnalysisResultHandle = NevercHandle;
/// `NevercIRPassPlanHandle`
pub type NevercIRPassPlanHandle = NevercHandle;
/// `NevercIRSerializedBufferHandle`
pub type NevercIRSerializedBufferHandle = NevercHandle;
/// `NEVERC_IR_TYPE_UNKNOWN`
pub const NEVERC_IR_TYPE_UNKNOWN: u32 = 0;
/// `NEVERC_IR_VALUE_UNKNOWN`
pub const NEVERC_IR_VALUE_UNKNOWN: u32 = 0;
/// `NEVERC_IR_OPCODE_UNKNOWN`
pub const NEVERC_IR_OPCODE_UNKNOWN: u32 = 0;
/// `NEVERC_IR_PREDICATE_UNKNOWN`
pub const NEVERC_IR_PREDICATE_UNKNOWN: u32 = 0;
/// `NEVERC_IR_LINKAGE_UNKNOWN`
pub const NEVERC_IR_LINKAGE_UNKNOWN: u32 = 0;
/// `NEVERC_IR_VISIBILITY_UNKNOWN`
pub const NEVERC_IR_VISIBILITY_UNKNOWN: u32 = 0;
/// `NEVERC_IR_CALLING_CONVENTION_UNKNOWN`
pub const NEVERC_IR_CALLING_CONVENTION_UNKNOWN: u32 = 0;
/// `NEVERC_IR_ATTRIBUTE_LOCATION_UNKNOWN`
pub const NEVERC_IR_ATTRIBUTE_LOCATION_UNKNOWN: u32 = 0;
/// `NEVERC_IR_PROPERTY_UNKNOWN`
pub const NEVERC_IR_PROPERTY_UNKNOWN: u32 = 0;
/// `NevercIROpcodeCategory`
pub type NevercIROpcodeCategory = u32;
/// `NEVERC_IR_OPCODE_CATEGORY_TERM`
pub const NEVERC_IR_OPCODE_CATEGORY_TERM: u32 = 1;
/// `NEVERC_IR_OPCODE_CATEGORY_UNARY`
pub const NEVERC_IR_OPCODE_CATEGORY_UNARY: u32 = 2;
/// `NEVERC_IR_OPCODE_CATEGORY_BINARY`
pub const NEVERC_IR_OPCODE_CATEGORY_BINARY: u32 = 3;
/// `NEVERC_IR_OPCODE_CATEGORY_MEMORY`
pub const NEVERC_IR_OPCODE_CATEGORY_MEMORY: u32 = 4;
/// `NEVERC_IR_OPCODE_CATEGORY_CAST`
pub const NEVERC_IR_OPCODE_CATEGORY_CAST: u32 = 5;
/// `NEVERC_IR_OPCODE_CATEGORY_FUNCLETPAD`
pub const NEVERC_IR_OPCODE_CATEGORY_FUNCLETPAD: u32 = 6;
/// `NEVERC_IR_OPCODE_CATEGORY_OTHER`
pub const NEVERC_IR_OPCODE_CATEGORY_OTHER: u32 = 7;
/// `NEVERC_IR_OPCODE_CATEGORY_USER`
pub const NEVERC_IR_OPCODE_CATEGORY_USER: u32 = 8;
/// `NevercIRResultConstraint`
pub type NevercIRResultConstraint = u32;
/// `NEVERC_IR_RESULT_VOID`
pub const NEVERC_IR_RESULT_VOID: u32 = 1;
/// `NEVERC_IR_RESULT_DECLARED_TYPE`
pub const NEVERC_IR_RESULT_DECLARED_TYPE: u32 = 2;
/// `NEVERC_IR_RESULT_SAME_AS_OPERAND_0`
pub const NEVERC_IR_RESULT_SAME_AS_OPERAND_0: u32 = 3;
/// `NEVERC_IR_RESULT_I1`
pub const NEVERC_IR_RESULT_I1: u32 = 4;
/// `NEVERC_IR_RESULT_POINTER`
pub const NEVERC_IR_RESULT_POINTER: u32 = 5;
/// `NEVERC_IR_RESULT_TOKEN`
pub const NEVERC_IR_RESULT_TOKEN: u32 = 6;
/// `NEVERC_IR_RESULT_AGGREGATE`
pub const NEVERC_IR_RESULT_AGGREGATE: u32 = 7;
/// `NevercIRSideEffectClass`
pub type NevercIRSideEffectClass = u32;
/// `NEVERC_IR_SIDE_EFFECT_NEVER`
pub const NEVERC_IR_SIDE_EFFECT_NEVER: u32 = 0;
/// `NEVERC_IR_SIDE_EFFECT_CONDITIONAL`
pub const NEVERC_IR_SIDE_EFFECT_CONDITIONAL: u32 = 1;
/// `NEVERC_IR_SIDE_EFFECT_ALWAYS`
pub const NEVERC_IR_SIDE_EFFECT_ALWAYS: u32 = 2;
/// `NevercIRMetadataKind`
pub type NevercIRMetadataKind = u32;
/// `NEVERC_IR_METADATA_UNKNOWN`
pub const NEVERC_IR_METADATA_UNKNOWN: u32 = 0;
/// `NEVERC_IR_METADATA_STRING`
pub const NEVERC_IR_METADATA_STRING: u32 = 1;
/// `NEVERC_IR_METADATA_NODE`
pub const NEVERC_IR_METADATA_NODE: u32 = 2;
/// `NEVERC_IR_METADATA_VALUE`
pub const NEVERC_IR_METADATA_VALUE: u32 = 3;
/// `NEVERC_IR_METADATA_DEBUG_LOCATION`
pub const NEVERC_IR_METADATA_DEBUG_LOCATION: u32 = 4;
/// `NevercIRAttributeValueKind`
pub type NevercIRAttributeValueKind = u32;
/// `NEVERC_IR_ATTRIBUTE_ENUM`
pub const NEVERC_IR_ATTRIBUTE_ENUM: u32 = 1;
/// `NEVERC_IR_ATTRIBUTE_INTEGER`
pub const NEVERC_IR_ATTRIBUTE_INTEGER: u32 = 2;
/// `NEVERC_IR_ATTRIBUTE_STRING`
pub const NEVERC_IR_ATTRIBUTE_STRING: u32 = 3;
/// `NEVERC_IR_ATTRIBUTE_TYPE`
pub const NEVERC_IR_ATTRIBUTE_TYPE: u32 = 4;
/// `NevercIRValueCollection`
pub type NevercIRValueCollection = u32;
/// `NEVERC_IR_COLLECTION_MODULE_FUNCTIONS`
pub const NEVERC_IR_COLLECTION_MODULE_FUNCTIONS: u32 = 1;
/// `NEVERC_IR_COLLECTION_MODULE_GLOBALS`
pub const NEVERC_IR_COLLECTION_MODULE_GLOBALS: u32 = 2;
/// `NEVERC_IR_COLLECTION_MODULE_ALIASES`
pub const NEVERC_IR_COLLECTION_MODULE_ALIASES: u32 = 3;
/// `NEVERC_IR_COLLECTION_MODULE_I_FUNCS`
pub const NEVERC_IR_COLLECTION_MODULE_I_FUNCS: u32 = 4;
/// `NEVERC_IR_COLLECTION_FUNCTION_ARGUMENTS`
pub const NEVERC_IR_COLLECTION_FUNCTION_ARGUMENTS: u32 = 5;
/// `NEVERC_IR_COLLECTION_FUNCTION_BLOCKS`
pub const NEVERC_IR_COLLECTION_FUNCTION_BLOCKS: u32 = 6;
/// `NEVERC_IR_COLLECTION_BLOCK_INSTRUCTIONS`
pub const NEVERC_IR_COLLECTION_BLOCK_INSTRUCTIONS: u32 = 7;
/// `NevercIRPropertyValueKind`
pub type NevercIRPropertyValueKind = u32;
/// `NEVERC_IR_PROPERTY_VALUE_BOOL`
pub const NEVERC_IR_PROPERTY_VALUE_BOOL: u32 = 1;
/// `NEVERC_IR_PROPERTY_VALUE_UINT`
pub const NEVERC_IR_PROPERTY_VALUE_UINT: u32 = 2;
/// `NEVERC_IR_PROPERTY_VALUE_ENUM`
pub const NEVERC_IR_PROPERTY_VALUE_ENUM: u32 = 3;
/// `NEVERC_IR_PROPERTY_VALUE_FLAGS`
pub const NEVERC_IR_PROPERTY_VALUE_FLAGS: u32 = 4;
/// `NEVERC_IR_PROPERTY_VALUE_STRING`
pub const NEVERC_IR_PROPERTY_VALUE_STRING: u32 = 5;
/// `NEVERC_IR_PROPERTY_VALUE_TYPE`
pub const NEVERC_IR_PROPERTY_VALUE_TYPE: u32 = 6;
/// `NevercIRAtomicOrdering`
pub type NevercIRAtomicOrdering = u32;
/// `NEVERC_IR_ATOMIC_ORDERING_NOT_ATOMIC`
pub const NEVERC_IR_ATOMIC_ORDERING_NOT_ATOMIC: u32 = 0;
/// `NEVERC_IR_ATOMIC_ORDERING_UNORDERED`
pub const NEVERC_IR_ATOMIC_ORDERING_UNORDERED: u32 = 1;
/// `NEVERC_IR_ATOMIC_ORDERING_MONOTONIC`
pub const NEVERC_IR_ATOMIC_ORDERING_MONOTONIC: u32 = 2;
/// `NEVERC_IR_ATOMIC_ORDERING_ACQUIRE`
pub const NEVERC_IR_ATOMIC_ORDERING_ACQUIRE: u32 = 3;
/// `NEVERC_IR_ATOMIC_ORDERING_RELEASE`
pub const NEVERC_IR_ATOMIC_ORDERING_RELEASE: u32 = 4;
/// `NEVERC_IR_ATOMIC_ORDERING_ACQUIRE_RELEASE`
pub const NEVERC_IR_ATOMIC_ORDERING_ACQUIRE_RELEASE: u32 = 5;
/// `NEVERC_IR_ATOMIC_ORDERING_SEQUENTIALLY_CONSISTENT`
pub const NEVERC_IR_ATOMIC_ORDERING_SEQUENTIALLY_CONSISTENT: u32 = 6;
/// `NevercIRTailCallKind`
pub type NevercIRTailCallKind = u32;
/// `NEVERC_IR_TAIL_CALL_NONE`
pub const NEVERC_IR_TAIL_CALL_NONE: u32 = 0;
/// `NEVERC_IR_TAIL_CALL_TAIL`
pub const NEVERC_IR_TAIL_CALL_TAIL: u32 = 1;
/// `NEVERC_IR_TAIL_CALL_MUST_TAIL`
pub const NEVERC_IR_TAIL_CALL_MUST_TAIL: u32 = 2;
/// `NEVERC_IR_TAIL_CALL_NO_TAIL`
pub const NEVERC_IR_TAIL_CALL_NO_TAIL: u32 = 3;
/// `NevercIRMutationScope`
pub type NevercIRMutationScope = u32;
/// `NEVERC_IR_MUTATION_SCOPE_MODULE`
pub const NEVERC_IR_MUTATION_SCOPE_MODULE: u32 = 1;
/// `NEVERC_IR_MUTATION_SCOPE_FUNCTION`
pub const NEVERC_IR_MUTATION_SCOPE_FUNCTION: u32 = 2;
/// `NEVERC_IR_MUTATION_SCOPE_LOOP`
pub const NEVERC_IR_MUTATION_SCOPE_LOOP: u32 = 3;
/// `NevercIRSerializationFormat`
pub type NevercIRSerializationFormat = u32;
/// `NEVERC_IR_SERIALIZATION_BITCODE`
pub const NEVERC_IR_SERIALIZATION_BITCODE: u32 = 1;
/// `NEVERC_IR_SERIALIZATION_TEXT`
pub const NEVERC_IR_SERIALIZATION_TEXT: u32 = 2;
/// `NevercIRBuiltinAnalysis`
pub type NevercIRBuiltinAnalysis = u32;
/// `NEVERC_IR_ANALYSIS_DOMINATOR_TREE`
pub const NEVERC_IR_ANALYSIS_DOMINATOR_TREE: u32 = 1;
/// `NEVERC_IR_ANALYSIS_LOOP_INFO`
pub const NEVERC_IR_ANALYSIS_LOOP_INFO: u32 = 2;
/// `NEVERC_IR_ANALYSIS_SCALAR_EVOLUTION`
pub const NEVERC_IR_ANALYSIS_SCALAR_EVOLUTION: u32 = 3;
/// `NEVERC_IR_ANALYSIS_MEMORY_SSA`
pub const NEVERC_IR_ANALYSIS_MEMORY_SSA: u32 = 4;
/// `NEVERC_IR_ANALYSIS_CALL_GRAPH`
pub const NEVERC_IR_ANALYSIS_CALL_GRAPH: u32 = 5;
/// `NEVERC_IR_ANALYSIS_ALIAS`
pub const NEVERC_IR_ANALYSIS_ALIAS: u32 = 6;
/// `NEVERC_IR_ANALYSIS_POST_DOMINATOR_TREE`
pub const NEVERC_IR_ANALYSIS_POST_DOMINATOR_TREE: u32 = 7;
/// `NevercIRMemoryAccessKind`
pub type NevercIRMemoryAccessKind = u32;
/// `NEVERC_IR_MEMORY_ACCESS_NONE`
pub const NEVERC_IR_MEMORY_ACCESS_NONE: u32 = 0;
/// `NEVERC_IR_MEMORY_ACCESS_USE`
pub const NEVERC_IR_MEMORY_ACCESS_USE: u32 = 1;
/// `NEVERC_IR_MEMORY_ACCESS_DEF`
pub const NEVERC_IR_MEMORY_ACCESS_DEF: u32 = 2;
/// `NEVERC_IR_MEMORY_ACCESS_PHI`
pub const NEVERC_IR_MEMORY_ACCESS_PHI: u32 = 3;
/// `NEVERC_IR_MEMORY_ACCESS_LIVE_ON_ENTRY`
pub const NEVERC_IR_MEMORY_ACCESS_LIVE_ON_ENTRY: u32 = 4;
/// `NevercIRAliasResult`
pub type NevercIRAliasResult = u32;
/// `NEVERC_IR_ALIAS_NO`
pub const NEVERC_IR_ALIAS_NO: u32 = 1;
/// `NEVERC_IR_ALIAS_MAY`
pub const NEVERC_IR_ALIAS_MAY: u32 = 2;
/// `NEVERC_IR_ALIAS_PARTIAL`
pub const NEVERC_IR_ALIAS_PARTIAL: u32 = 3;
/// `NEVERC_IR_ALIAS_MUST`
pub const NEVERC_IR_ALIAS_MUST: u32 = 4;
/// `NevercIRFastMathFlags`
pub type NevercIRFastMathFlags = u64;
/// `NEVERC_IR_FAST_MATH_ALLOW_REASSOC`
pub const NEVERC_IR_FAST_MATH_ALLOW_REASSOC: u64 = 1;
/// `NEVERC_IR_FAST_MATH_NO_NANS`
pub const NEVERC_IR_FAST_MATH_NO_NANS: u64 = 2;
/// `NEVERC_IR_FAST_MATH_NO_INFS`
pub const NEVERC_IR_FAST_MATH_NO_INFS: u64 = 4;
/// `NEVERC_IR_FAST_MATH_NO_SIGNED_ZEROS`
pub const NEVERC_IR_FAST_MATH_NO_SIGNED_ZEROS: u64 = 8;
/// `NEVERC_IR_FAST_MATH_ALLOW_RECIPROCAL`
pub const NEVERC_IR_FAST_MATH_ALLOW_RECIPROCAL: u64 = 16;
/// `NEVERC_IR_FAST_MATH_ALLOW_CONTRACT`
pub const NEVERC_IR_FAST_MATH_ALLOW_CONTRACT: u64 = 32;
/// `NEVERC_IR_FAST_MATH_APPROX_FUNC`
pub const NEVERC_IR_FAST_MATH_APPROX_FUNC: u64 = 64;
/// `NEVERC_IR_OPERAND_VARIADIC`
pub const NEVERC_IR_OPERAND_VARIADIC: u32 = 4294967295;
/// `NevercIRValueCursor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercIRValueCursor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Container`
    pub container: NevercHandle,
    /// `MutationGeneration`
    pub mutation_generation: u64,
    /// `Position`
    pub position: u64,
    /// `Collection`
    pub collection: NevercIRValueCollection,
    /// `Reserved`
    pub reserved: u32,
}

/// `NevercIRUseInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercIRUseInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `User`
    pub user: NevercIRValueHandle,
    /// `OperandIndex`
    pub operand_index: u64,
}

/// `NevercIRPhiIncoming`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercIRPhiIncoming {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Value`
    pub value: NevercIRValueHandle,
    /// `Block`
    pub block: NevercIRValueHandle,
}

/// `NevercIRPropertyValue`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercIRPropertyValue {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Kind`
    pub kind: NevercIRPropertyValueKind,
    /// `Reserved`
    pub reserved: u32,
    /// `UnsignedValue`
    pub unsigned_value: u64,
    /// `TypeValue`
    pub type_value: NevercIRTypeHandle,
    /// `StringValue`
    pub string_value: NevercStringView,
}

/// `NevercIRDebugLocationInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercIRDebugLocationInfo {
    /// `Size`
    pub size: u32,
    /// `Version`
    pub version: u32,
    /// `Line`
    pub line: u32,
    /// `Column`
    pub column: u32,
    /// `IsImplicitCode`
    pub is_implicit_code: u8,
    /// `Reserved`
    pub reserved: [u8; 7],
    /// `Scope`
    pub scope: NevercIRMetadataHandle,
    /// `InlinedAt`
    pub inlined_at: NevercIRMetadataHandle,
}

/// Reading modules, functions, blocks, instructions, types and metadata.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercIRCoreAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `GetContext`
    pub get_context: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, out_context: *mut NevercIRContextHandle) -> NevercStatus>,
    /// `GetModule`
    pub get_module: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, out_module: *mut NevercIRModuleHandle) -> NevercStatus>,
    /// `GetValueKind`
    pub get_value_kind: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, value: NevercIRValueHandle, out_kind: *mut NevercIRValueKind) -> NevercStatus>,
    /// `ReplaceAllUsesWith`
    pub replace_all_uses_with: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, original: NevercIRValueHandle, replacement: NevercIRValueHandle) -> NevercStatus>,
    /// `EraseValue`
    pub erase_value: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, value: NevercIRValueHandle) -> NevercStatus>,
    /// `GetTypeKind`
    pub get_type_kind: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, type_: NevercIRTypeHandle, out_kind: *mut NevercIRTypeKind) -> NevercStatus>,
    /// `GetPrimitiveType`
    pub get_primitive_type: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, kind: NevercIRTypeKind, out_type: *mut NevercIRTypeHandle) -> NevercStatus>,
    /// `GetIntegerType`
    pub get_integer_type: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, bit_width: u32, out_type: *mut NevercIRTypeHandle) -> NevercStatus>,
    /// `GetPointerType`
    pub get_pointer_type: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, address_space: u32, out_type: *mut NevercIRTypeHandle) -> NevercStatus>,
    /// `GetArrayType`
    pub get_array_type: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, element_type: NevercIRTypeHandle, element_count: u64, out_type: *mut NevercIRTypeHandle) -> NevercStatus>,
    /// `GetVectorType`
    pub get_vector_type: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, element_type: NevercIRTypeHandle, minimum_element_count: u32, scalable: u8, out_type: *mut NevercIRTypeHandle) -> NevercStatus>,
    /// `GetStructType`
    pub get_struct_type: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, name: NevercStringView, element_types: *const NevercIRTypeHandle, element_count: u64, packed: u8, out_type: *mut NevercIRTypeHandle) -> NevercStatus>,
    /// `GetFunctionType`
    pub get_function_type: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, return_type: NevercIRTypeHandle, parameter_types: *const NevercIRTypeHandle, parameter_count: u64, variadic: u8, out_type: *mut NevercIRTypeHandle) -> NevercStatus>,
    /// `CreateIntegerConstant`
    pub create_integer_constant: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, type_: NevercIRTypeHandle, little_endian_words: *const u64, word_count: u64, out_value: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `CreateFloatingConstant`
    pub create_floating_constant: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, type_: NevercIRTypeHandle, little_endian_words: *const u64, word_count: u64, out_value: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `GetNullConstant`
    pub get_null_constant: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, type_: NevercIRTypeHandle, out_value: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `GetPoisonConstant`
    pub get_poison_constant: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, type_: NevercIRTypeHandle, out_value: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `GetUndefConstant`
    pub get_undef_constant: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, type_: NevercIRTypeHandle, out_value: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `CreateAggregateConstant`
    pub create_aggregate_constant: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, type_: NevercIRTypeHandle, elements: *const NevercIRValueHandle, element_count: u64, out_value: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `CreateConstantBinaryExpression`
    pub create_constant_binary_expression: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, opcode: NevercIROpcode, left: NevercIRValueHandle, right: NevercIRValueHandle, out_value: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `CreateConstantCastExpression`
    pub create_constant_cast_expression: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, opcode: NevercIROpcode, operand: NevercIRValueHandle, destination_type: NevercIRTypeHandle, out_value: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `CreateConstantCompareExpression`
    pub create_constant_compare_expression: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, predicate: NevercIRPredicate, left: NevercIRValueHandle, right: NevercIRValueHandle, out_value: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `CreateConstantGEPExpression`
    pub create_constant_gep_expression: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, source_element_type: NevercIRTypeHandle, pointer: NevercIRValueHandle, indices: *const NevercIRValueHandle, index_count: u64, in_bounds: u8, out_value: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `GetGlobalAddressConstant`
    pub get_global_address_constant: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, global: NevercIRValueHandle, out_value: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `GetMetadataKind`
    pub get_metadata_kind: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, metadata: NevercIRMetadataHandle, out_kind: *mut NevercIRMetadataKind) -> NevercStatus>,
    /// `CreateMetadataString`
    pub create_metadata_string: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, bytes: NevercStringView, out_metadata: *mut NevercIRMetadataHandle) -> NevercStatus>,
    /// `GetMetadataStringBytes`
    pub get_metadata_string_bytes: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, metadata: NevercIRMetadataHandle, out_bytes: *mut NevercStringView) -> NevercStatus>,
    /// `CreateMetadataNode`
    pub create_metadata_node: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, operands: *const NevercIRMetadataHandle, operand_count: u64, distinct: u8, out_metadata: *mut NevercIRMetadataHandle) -> NevercStatus>,
    /// `GetValueAsMetadata`
    pub get_value_as_metadata: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, value: NevercIRValueHandle, out_metadata: *mut NevercIRMetadataHandle) -> NevercStatus>,
    /// `GetMetadataAsValue`
    pub get_metadata_as_value: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, metadata: NevercIRMetadataHandle, out_value: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `GetMetadataOperandCount`
    pub get_metadata_operand_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, metadata: NevercIRMetadataHandle, out_count: *mut u64) -> NevercStatus>,
    /// `GetMetadataOperand`
    pub get_metadata_operand: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, metadata: NevercIRMetadataHandle, index: u64, out_operand: *mut NevercIRMetadataHandle) -> NevercStatus>,
    /// `GetOrInsertNamedMetadata`
    pub get_or_insert_named_metadata: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, name: NevercStringView, out_metadata: *mut NevercIRNamedMetadataHandle) -> NevercStatus>,
    /// `AppendNamedMetadata`
    pub append_named_metadata: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, named_metadata: NevercIRNamedMetadataHandle, metadata: NevercIRMetadataHandle) -> NevercStatus>,
    /// `GetNamedMetadataOperandCount`
    pub get_named_metadata_operand_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, named_metadata: NevercIRNamedMetadataHandle, out_count: *mut u64) -> NevercStatus>,
    /// `GetNamedMetadataOperand`
    pub get_named_metadata_operand: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, named_metadata: NevercIRNamedMetadataHandle, index: u64, out_operand: *mut NevercIRMetadataHandle) -> NevercStatus>,
    /// `GetDebugLocationInfo`
    pub get_debug_location_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, location: NevercIRMetadataHandle, out_info: *mut NevercIRDebugLocationInfo) -> NevercStatus>,
    /// `CreateEnumAttribute`
    pub create_enum_attribute: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, kind: NevercStringView, out_attribute: *mut NevercIRAttributeHandle) -> NevercStatus>,
    /// `CreateIntegerAttribute`
    pub create_integer_attribute: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, kind: NevercStringView, value: u64, out_attribute: *mut NevercIRAttributeHandle) -> NevercStatus>,
    /// `CreateStringAttribute`
    pub create_string_attribute: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, kind: NevercStringView, value: NevercStringView, out_attribute: *mut NevercIRAttributeHandle) -> NevercStatus>,
    /// `CreateTypeAttribute`
    pub create_type_attribute: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, kind: NevercStringView, type_: NevercIRTypeHandle, out_attribute: *mut NevercIRAttributeHandle) -> NevercStatus>,
    /// `GetAttributeValueKind`
    pub get_attribute_value_kind: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, attribute: NevercIRAttributeHandle, out_kind: *mut NevercIRAttributeValueKind) -> NevercStatus>,
    /// `GetAttributeKindName`
    pub get_attribute_kind_name: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, attribute: NevercIRAttributeHandle, out_name: *mut NevercStringView) -> NevercStatus>,
    /// `GetAttributeIntegerValue`
    pub get_attribute_integer_value: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, attribute: NevercIRAttributeHandle, out_value: *mut u64) -> NevercStatus>,
    /// `GetAttributeStringValue`
    pub get_attribute_string_value: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, attribute: NevercIRAttributeHandle, out_value: *mut NevercStringView) -> NevercStatus>,
    /// `GetAttributeTypeValue`
    pub get_attribute_type_value: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, attribute: NevercIRAttributeHandle, out_type: *mut NevercIRTypeHandle) -> NevercStatus>,
    /// `AddFunctionAttribute`
    pub add_function_attribute: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercIRValueHandle, location: NevercIRAttributeLocation, parameter_index: u32, attribute: NevercIRAttributeHandle) -> NevercStatus>,
    /// `HasFunctionAttribute`
    pub has_function_attribute: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercIRValueHandle, kind: NevercStringView, out_present: *mut NevercBool) -> NevercStatus>,
    /// `GetFunctionStringAttribute`
    pub get_function_string_attribute: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercIRValueHandle, kind: NevercStringView, out_value: *mut NevercStringView) -> NevercStatus>,
    /// `GetModuleIdentifier`
    pub get_module_identifier: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, out_identifier: *mut NevercStringView) -> NevercStatus>,
    /// `SetModuleIdentifier`
    pub set_module_identifier: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, identifier: NevercStringView) -> NevercStatus>,
    /// `GetModuleTargetTriple`
    pub get_module_target_triple: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, out_triple: *mut NevercStringView) -> NevercStatus>,
    /// `SetModuleTargetTriple`
    pub set_module_target_triple: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, triple: NevercStringView) -> NevercStatus>,
    /// `GetModuleDataLayout`
    pub get_module_data_layout: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, out_data_layout: *mut NevercStringView) -> NevercStatus>,
    /// `SetModuleDataLayout`
    pub set_module_data_layout: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, data_layout: NevercStringView) -> NevercStatus>,
    /// `GetModuleInlineAssembly`
    pub get_module_inline_assembly: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, out_assembly: *mut NevercStringView) -> NevercStatus>,
    /// `SetModuleInlineAssembly`
    pub set_module_inline_assembly: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, assembly: NevercStringView) -> NevercStatus>,
    /// `BeginValueCursor`
    pub begin_value_cursor: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, container: NevercHandle, collection: NevercIRValueCollection, out_cursor: *mut NevercIRValueCursor) -> NevercStatus>,
    /// `CollectValueCursor`
    pub collect_value_cursor: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, cursor: *mut NevercIRValueCursor, out_values: *mut NevercIRValueHandle, capacity: u64, out_count: *mut u64) -> NevercStatus>,
    /// `GetValueName`
    pub get_value_name: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, value: NevercIRValueHandle, out_name: *mut NevercStringView) -> NevercStatus>,
    /// `SetValueName`
    pub set_value_name: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, value: NevercIRValueHandle, name: NevercStringView) -> NevercStatus>,
    /// `GetValueType`
    pub get_value_type: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, value: NevercIRValueHandle, out_type: *mut NevercIRTypeHandle) -> NevercStatus>,
    /// `GetValueUseCount`
    pub get_value_use_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, value: NevercIRValueHandle, out_count: *mut u64) -> NevercStatus>,
    /// `GetValueUse`
    pub get_value_use: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, value: NevercIRValueHandle, index: u64, out_use: *mut NevercIRUseInfo) -> NevercStatus>,
    /// `GetOperandCount`
    pub get_operand_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, value: NevercIRValueHandle, out_count: *mut u64) -> NevercStatus>,
    /// `GetOperand`
    pub get_operand: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, value: NevercIRValueHandle, index: u64, out_operand: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `SetOperand`
    pub set_operand: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, value: NevercIRValueHandle, index: u64, operand: NevercIRValueHandle) -> NevercStatus>,
    /// `GetGlobalLinkage`
    pub get_global_linkage: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, global: NevercIRValueHandle, out_linkage: *mut NevercIRLinkage) -> NevercStatus>,
    /// `SetGlobalLinkage`
    pub set_global_linkage: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, global: NevercIRValueHandle, linkage: NevercIRLinkage) -> NevercStatus>,
    /// `GetGlobalVisibility`
    pub get_global_visibility: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, global: NevercIRValueHandle, out_visibility: *mut NevercIRVisibility) -> NevercStatus>,
    /// `SetGlobalVisibility`
    pub set_global_visibility: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, global: NevercIRValueHandle, visibility: NevercIRVisibility) -> NevercStatus>,
    /// `GetGlobalSection`
    pub get_global_section: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, global: NevercIRValueHandle, out_section: *mut NevercStringView) -> NevercStatus>,
    /// `SetGlobalSection`
    pub set_global_section: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, global: NevercIRValueHandle, section: NevercStringView) -> NevercStatus>,
    /// `GetOrInsertComdat`
    pub get_or_insert_comdat: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, name: NevercStringView, out_comdat: *mut NevercIRComdatHandle) -> NevercStatus>,
    /// `GetGlobalComdat`
    pub get_global_comdat: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, global: NevercIRValueHandle, out_comdat: *mut NevercIRComdatHandle) -> NevercStatus>,
    /// `SetGlobalComdat`
    pub set_global_comdat: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, global: NevercIRValueHandle, comdat: NevercIRComdatHandle) -> NevercStatus>,
    /// `GetFunctionCallingConvention`
    pub get_function_calling_convention: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercIRValueHandle, out_calling_convention: *mut NevercIRCallingConvention) -> NevercStatus>,
    /// `SetFunctionCallingConvention`
    pub set_function_calling_convention: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercIRValueHandle, calling_convention: NevercIRCallingConvention) -> NevercStatus>,
    /// `GetFunctionPersonality`
    pub get_function_personality: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercIRValueHandle, out_personality: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `SetFunctionPersonality`
    pub set_function_personality: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercIRValueHandle, personality: NevercIRValueHandle) -> NevercStatus>,
    /// `GetFunctionGC`
    pub get_function_gc: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercIRValueHandle, out_gc: *mut NevercStringView) -> NevercStatus>,
    /// `SetFunctionGC`
    pub set_function_gc: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercIRValueHandle, gc: NevercStringView) -> NevercStatus>,
    /// `GetFunctionSection`
    pub get_function_section: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercIRValueHandle, out_section: *mut NevercStringView) -> NevercStatus>,
    /// `SetFunctionSection`
    pub set_function_section: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercIRValueHandle, section: NevercStringView) -> NevercStatus>,
    /// `GetTerminator`
    pub get_terminator: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, block: NevercIRValueHandle, out_terminator: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `GetPredecessorCount`
    pub get_predecessor_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, block: NevercIRValueHandle, out_count: *mut u64) -> NevercStatus>,
    /// `GetPredecessor`
    pub get_predecessor: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, block: NevercIRValueHandle, index: u64, out_predecessor: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `GetSuccessorCount`
    pub get_successor_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, block: NevercIRValueHandle, out_count: *mut u64) -> NevercStatus>,
    /// `GetSuccessor`
    pub get_successor: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, block: NevercIRValueHandle, index: u64, out_successor: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `GetInstructionOpcode`
    pub get_instruction_opcode: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, instruction: NevercIRValueHandle, out_opcode: *mut NevercIROpcode) -> NevercStatus>,
    /// `GetInstructionProperty`
    pub get_instruction_property: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, instruction: NevercIRValueHandle, property: NevercIRPropertyID, out_value: *mut NevercIRPropertyValue) -> NevercStatus>,
    /// `SetInstructionProperty`
    pub set_instruction_property: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, instruction: NevercIRValueHandle, property: NevercIRPropertyID, value: NevercIRPropertyValue) -> NevercStatus>,
    /// `GetPHIIncomingCount`
    pub get_phi_incoming_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, phi: NevercIRValueHandle, out_count: *mut u64) -> NevercStatus>,
    /// `GetPHIIncoming`
    pub get_phi_incoming: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, phi: NevercIRValueHandle, index: u64, out_incoming: *mut NevercIRPhiIncoming) -> NevercStatus>,
    /// `SetPHIIncoming`
    pub set_phi_incoming: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, phi: NevercIRValueHandle, index: u64, incoming: NevercIRPhiIncoming) -> NevercStatus>,
    /// `ImportModule`
    pub import_module: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, format: NevercIRSerializationFormat, bytes: NevercByteView) -> NevercStatus>,
    /// `ExportModule`
    pub export_module: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, format: NevercIRSerializationFormat, out_buffer: *mut NevercIRSerializedBufferHandle) -> NevercStatus>,
    /// `GetSerializedBufferView`
    pub get_serialized_buffer_view: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, buffer: NevercIRSerializedBufferHandle, out_bytes: *mut NevercByteView) -> NevercStatus>,
    /// `ReleaseSerializedBuffer`
    pub release_serialized_buffer: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, buffer: NevercIRSerializedBufferHandle) -> NevercStatus>,
}

/// Changing IR in transactions.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercIRBuilderAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `BeginMutation`
    pub begin_mutation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, scope: NevercIRMutationScope, scope_root: NevercIRValueHandle, out_mutation: *mut NevercIRMutationHandle) -> NevercStatus>,
    /// `CommitMutation`
    pub commit_mutation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercIRMutationHandle) -> NevercStatus>,
    /// `AbortMutation`
    pub abort_mutation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercIRMutationHandle) -> NevercStatus>,
    /// `DestroyMutation`
    pub destroy_mutation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercIRMutationHandle) -> NevercStatus>,
    /// `CreateBuilder`
    pub create_builder: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercIRMutationHandle, out_builder: *mut NevercIRBuilderHandle) -> NevercStatus>,
    /// `DestroyBuilder`
    pub destroy_builder: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle) -> NevercStatus>,
    /// `SetInsertBlock`
    pub set_insert_block: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, block: NevercIRValueHandle) -> NevercStatus>,
    /// `SetInsertBefore`
    pub set_insert_before: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, instruction: NevercIRValueHandle) -> NevercStatus>,
    /// `SetDebugLocation`
    pub set_debug_location: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, location: NevercIRMetadataHandle) -> NevercStatus>,
    /// `SetFastMathFlags`
    pub set_fast_math_flags: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, flags: NevercIRFastMathFlags) -> NevercStatus>,
    /// `BuildBinary`
    pub build_binary: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, opcode: NevercIROpcode, left: NevercIRValueHandle, right: NevercIRValueHandle, name: NevercStringView, out_instruction: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `BuildUnary`
    pub build_unary: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, opcode: NevercIROpcode, operand: NevercIRValueHandle, name: NevercStringView, out_instruction: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `BuildCompare`
    pub build_compare: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, predicate: NevercIRPredicate, left: NevercIRValueHandle, right: NevercIRValueHandle, name: NevercStringView, out_instruction: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `BuildCast`
    pub build_cast: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, opcode: NevercIROpcode, operand: NevercIRValueHandle, destination_type: NevercIRTypeHandle, name: NevercStringView, out_instruction: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `BuildSelect`
    pub build_select: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, condition: NevercIRValueHandle, true_value: NevercIRValueHandle, false_value: NevercIRValueHandle, name: NevercStringView, out_instruction: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `BuildAlloca`
    pub build_alloca: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, allocated_type: NevercIRTypeHandle, address_space: u32, array_size: NevercIRValueHandle, name: NevercStringView, out_instruction: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `BuildLoad`
    pub build_load: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, loaded_type: NevercIRTypeHandle, pointer: NevercIRValueHandle, name: NevercStringView, out_instruction: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `BuildStore`
    pub build_store: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, stored_value: NevercIRValueHandle, pointer: NevercIRValueHandle, out_instruction: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `BuildGetElementPtr`
    pub build_get_element_ptr: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, source_element_type: NevercIRTypeHandle, pointer: NevercIRValueHandle, indices: *const NevercIRValueHandle, index_count: u64, name: NevercStringView, out_instruction: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `BuildCall`
    pub build_call: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, function_type: NevercIRTypeHandle, callee: NevercIRValueHandle, arguments: *const NevercIRValueHandle, argument_count: u64, name: NevercStringView, out_instruction: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `BuildPhi`
    pub build_phi: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, type_: NevercIRTypeHandle, reserved_incoming_count: u32, name: NevercStringView, out_instruction: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `AddPhiIncoming`
    pub add_phi_incoming: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercIRMutationHandle, phi: NevercIRValueHandle, incoming_value: NevercIRValueHandle, incoming_block: NevercIRValueHandle) -> NevercStatus>,
    /// `BuildBranch`
    pub build_branch: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, destination: NevercIRValueHandle, out_instruction: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `BuildConditionalBranch`
    pub build_conditional_branch: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, condition: NevercIRValueHandle, true_destination: NevercIRValueHandle, false_destination: NevercIRValueHandle, out_instruction: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `BuildUnreachable`
    pub build_unreachable: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, out_instruction: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `BuildReturn`
    pub build_return: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, value: NevercIRValueHandle, out_instruction: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `BuildReturnVoid`
    pub build_return_void: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercIRBuilderHandle, out_instruction: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `CreateFunction`
    pub create_function: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercIRMutationHandle, function_type: NevercIRTypeHandle, name: NevercStringView, out_function: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `CreateBasicBlock`
    pub create_basic_block: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercIRMutationHandle, function: NevercIRValueHandle, name: NevercStringView, out_block: *mut NevercIRValueHandle) -> NevercStatus>,
}

/// `NevercIRGeneratePhaseInput`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercIRGeneratePhaseInput {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `SemanticUnit`
    pub semantic_unit: NevercArtifactHandle,
    /// `SemanticProduct`
    pub semantic_product: NevercInterfaceID,
    /// `TargetTriple`
    pub target_triple: NevercStringView,
    /// `DataLayout`
    pub data_layout: NevercStringView,
    /// `SourceIdentity`
    pub source_identity: NevercStringView,
    /// `SourceDigest`
    pub source_digest: NevercByteView,
}

/// `NevercIRModuleArtifactDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercIRModuleArtifactDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Product`
    pub product: NevercInterfaceID,
    /// `DependencyDigest`
    pub dependency_digest: NevercByteView,
    /// `Reserved`
    pub reserved: [u64; 2],
}

/// `NevercIRModuleArtifactInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercIRModuleArtifactInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Product`
    pub product: NevercInterfaceID,
    /// `TargetTriple`
    pub target_triple: NevercStringView,
    /// `DataLayout`
    pub data_layout: NevercStringView,
    /// `Generation`
    pub generation: u64,
    /// `DependencyDigest`
    pub dependency_digest: NevercByteView,
}

/// Making IR from the typed tree.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercIRGenAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `GetGeneratePhaseInput`
    pub get_generate_phase_input: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercIRGeneratePhaseInput) -> NevercStatus>,
    /// `CreateModule`
    pub create_module: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, module_identifier: NevercStringView, out_core_api: *mut *const NevercIRCoreAPI, out_builder_api: *mut *const NevercIRBuilderAPI) -> NevercStatus>,
    /// `ImportModule`
    pub import_module: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, format: NevercIRSerializationFormat, bytes: NevercByteView, out_core_api: *mut *const NevercIRCoreAPI, out_builder_api: *mut *const NevercIRBuilderAPI) -> NevercStatus>,
    /// `PublishModule`
    pub publish_module: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, descriptor: *const NevercIRModuleArtifactDescriptor, out_output: *mut NevercArtifactHandle) -> NevercStatus>,
    /// `GetModuleArtifactInfo`
    pub get_module_artifact_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, module: NevercArtifactHandle, out_info: *mut NevercIRModuleArtifactInfo) -> NevercStatus>,
}

/// `NevercIROptimizationPhaseInput`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercIROptimizationPhaseInput {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Module`
    pub module: NevercArtifactHandle,
    /// `Product`
    pub product: NevercInterfaceID,
    /// `TargetTriple`
    pub target_triple: NevercStringView,
    /// `DataLayout`
    pub data_layout: NevercStringView,
    /// `OptimizationLevel`
    pub optimization_level: u32,
    /// `DisableLLVMPasses`
    pub disable_llvm_passes: NevercBool,
    /// `Reserved`
    pub reserved: [u8; 3],
    /// `InputDigest`
    pub input_digest: NevercByteView,
}

/// Running and configuring the optimizer.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercIROptimizationAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `GetOptimizationPhaseInput`
    pub get_optimization_phase_input: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercIROptimizationPhaseInput) -> NevercStatus>,
    /// `GetInputModule`
    pub get_input_module: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_core_api: *mut *const NevercIRCoreAPI, out_builder_api: *mut *const NevercIRBuilderAPI) -> NevercStatus>,
    /// `CreateModule`
    pub create_module: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, module_identifier: NevercStringView, out_core_api: *mut *const NevercIRCoreAPI, out_builder_api: *mut *const NevercIRBuilderAPI) -> NevercStatus>,
    /// `ImportModule`
    pub import_module: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, format: NevercIRSerializationFormat, bytes: NevercByteView, out_core_api: *mut *const NevercIRCoreAPI, out_builder_api: *mut *const NevercIRBuilderAPI) -> NevercStatus>,
    /// `PublishModule`
    pub publish_module: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, descriptor: *const NevercIRModuleArtifactDescriptor, out_output: *mut NevercArtifactHandle) -> NevercStatus>,
    /// `GetModuleArtifactInfo`
    pub get_module_artifact_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, module: NevercArtifactHandle, out_info: *mut NevercIRModuleArtifactInfo) -> NevercStatus>,
    /// `RunBuiltinPipeline`
    pub run_builtin_pipeline: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, out_output: *mut NevercArtifactHandle) -> NevercStatus>,
}

/// `NevercIRPassLevel`
pub type NevercIRPassLevel = u32;
/// `NEVERC_IR_PASS_LEVEL_MODULE`
pub const NEVERC_IR_PASS_LEVEL_MODULE: u32 = 1;
/// `NEVERC_IR_PASS_LEVEL_CGSCC`
pub const NEVERC_IR_PASS_LEVEL_CGSCC: u32 = 2;
/// `NEVERC_IR_PASS_LEVEL_FUNCTION`
pub const NEVERC_IR_PASS_LEVEL_FUNCTION: u32 = 3;
/// `NEVERC_IR_PASS_LEVEL_LOOP`
pub const NEVERC_IR_PASS_LEVEL_LOOP: u32 = 4;
/// `NevercIROptimizationLevel`
pub type NevercIROptimizationLevel = u32;
/// `NEVERC_IR_OPTIMIZATION_O0`
pub const NEVERC_IR_OPTIMIZATION_O0: u32 = 0;
/// `NEVERC_IR_OPTIMIZATION_O1`
pub const NEVERC_IR_OPTIMIZATION_O1: u32 = 1;
/// `NEVERC_IR_OPTIMIZATION_O2`
pub const NEVERC_IR_OPTIMIZATION_O2: u32 = 2;
/// `NEVERC_IR_OPTIMIZATION_O3`
pub const NEVERC_IR_OPTIMIZATION_O3: u32 = 3;
/// `NEVERC_IR_OPTIMIZATION_OS`
pub const NEVERC_IR_OPTIMIZATION_OS: u32 = 4;
/// `NEVERC_IR_OPTIMIZATION_OZ`
pub const NEVERC_IR_OPTIMIZATION_OZ: u32 = 5;
/// `NevercIRPreservedAnalysisFlags`
pub type NevercIRPreservedAnalysisFlags = u64;
/// `NEVERC_IR_PRESERVE_NONE`
pub const NEVERC_IR_PRESERVE_NONE: u64 = 0;
/// `NEVERC_IR_PRESERVE_CFG`
pub const NEVERC_IR_PRESERVE_CFG: u64 = 1;
/// `NEVERC_IR_PRESERVE_ALL`
pub const NEVERC_IR_PRESERVE_ALL: u64 = 0x8000000000000000;
/// `NevercIRPassInvocation`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercIRPassInvocation {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Task`
    pub task: NevercTaskHandle,
    /// `Phase`
    pub phase: NevercInterfaceID,
    /// `PassID`
    pub pass_id: NevercStringView,
    /// `Level`
    pub level: NevercIRPassLevel,
    /// `OptimizationLevel`
    pub optimization_level: NevercIROptimizationLevel,
    /// `Module`
    pub module: NevercIRModuleHandle,
    /// `Function`
    pub function: NevercIRValueHandle,
    /// `LoopHeader`
    pub loop_header: NevercIRValueHandle,
    /// `SCCFunctions`
    pub scc_functions: *const NevercIRValueHandle,
    /// `SCCFunctionCount`
    pub scc_function_count: u64,
    /// `Core`
    pub core: *const NevercIRCoreAPI,
    /// `Builder`
    pub builder: *const NevercIRBuilderAPI,
    /// `Analyses`
    pub analyses: *const NevercIRAnalysisAPI,
    /// `Reserved`
    pub reserved: [u64; 2],
}

/// `NevercIRPreservedAnalyses`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercIRPreservedAnalyses {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Flags`
    pub flags: NevercIRPreservedAnalysisFlags,
    /// `Reserved`
    pub reserved: [u64; 2],
    /// `CustomAnalyses`
    pub custom_analyses: *const NevercInterfaceID,
    /// `CustomAnalysisCount`
    pub custom_analysis_count: u64,
}

/// `NevercIRPassRunFn`
pub type NevercIRPassRunFn = Option<unsafe extern "C-unwind" fn(invocation: *const NevercIRPassInvocation, out_preserved: *mut NevercIRPreservedAnalyses, user_data: *mut c_void) -> NevercStatus>;
/// `NevercIRAnalysisComputeFn`
pub type NevercIRAnalysisComputeFn = Option<unsafe extern "C-unwind" fn(invocation: *const NevercIRPassInvocation, out_result: *mut *mut c_void, user_data: *mut c_void) -> NevercStatus>;
/// `NevercIRAnalysisQueryFn`
pub type NevercIRAnalysisQueryFn = Option<unsafe extern "C-unwind" fn(result: *const c_void, out_data: *mut NevercByteView, user_data: *mut c_void) -> NevercStatus>;
/// `NevercIRAnalysisInvalidationReason`
pub type NevercIRAnalysisInvalidationReason = u32;
/// `NEVERC_IR_ANALYSIS_INVALIDATED_BY_PASS`
pub const NEVERC_IR_ANALYSIS_INVALIDATED_BY_PASS: u32 = 1;
/// `NEVERC_IR_ANALYSIS_INVALIDATED_BY_PLAN_DESTROY`
pub const NEVERC_IR_ANALYSIS_INVALIDATED_BY_PLAN_DESTROY: u32 = 2;
/// `NevercIRAnalysisInvalidateFn`
pub type NevercIRAnalysisInvalidateFn = Option<unsafe extern "C-unwind" fn(result: *mut c_void, reason: NevercIRAnalysisInvalidationReason, user_data: *mut c_void) -> NevercStatus>;
/// `NevercIRAnalysisDestroyFn`
pub type NevercIRAnalysisDestroyFn = Option<unsafe extern "C-unwind" fn(result: *mut c_void, user_data: *mut c_void)>;
/// `NevercIRAnalysisDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercIRAnalysisDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `AnalysisID`
    pub analysis_id: NevercInterfaceID,
    /// `Name`
    pub name: NevercStringView,
    /// `Level`
    pub level: NevercIRPassLevel,
    /// `Reserved`
    pub reserved: u32,
    /// `Dependencies`
    pub dependencies: *const NevercInterfaceID,
    /// `DependencyCount`
    pub dependency_count: u64,
    /// `Compute`
    pub compute: NevercIRAnalysisComputeFn,
    /// `Query`
    pub query: NevercIRAnalysisQueryFn,
    /// `Invalidate`
    pub invalidate: NevercIRAnalysisInvalidateFn,
    /// `Destroy`
    pub destroy: NevercIRAnalysisDestroyFn,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
}

/// `NevercIRPassDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercIRPassDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `PassID`
    pub pass_id: NevercStringView,
    /// `Phase`
    pub phase: NevercInterfaceID,
    /// `Level`
    pub level: NevercIRPassLevel,
    /// `Deterministic`
    pub deterministic: NevercBool,
    /// `Cacheable`
    pub cacheable: NevercBool,
    /// `Reserved`
    pub reserved: [u8; 2],
    /// `ExternalDependencyDigest`
    pub external_dependency_digest: NevercByteView,
    /// `RequiredAnalyses`
    pub required_analyses: *const NevercInterfaceID,
    /// `RequiredAnalysisCount`
    pub required_analysis_count: u64,
    /// `Run`
    pub run: NevercIRPassRunFn,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
}

/// Dominators, loops, aliases and other analyses; analyses of plugins.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercIRAnalysisAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `QueryBuiltin`
    pub query_builtin: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, analysis: NevercIRBuiltinAnalysis, scope: NevercIRValueHandle, out_result: *mut NevercIRAnalysisResultHandle) -> NevercStatus>,
    /// `DominatorTreeDominates`
    pub dominator_tree_dominates: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, result: NevercIRAnalysisResultHandle, dominator: NevercIRValueHandle, dominated: NevercIRValueHandle, out_dominates: *mut NevercBool) -> NevercStatus>,
    /// `GetLoopCount`
    pub get_loop_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, result: NevercIRAnalysisResultHandle, out_count: *mut u64) -> NevercStatus>,
    /// `GetLoopHeader`
    pub get_loop_header: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, result: NevercIRAnalysisResultHandle, index: u64, out_header: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `GetLoopForBlock`
    pub get_loop_for_block: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, result: NevercIRAnalysisResultHandle, block: NevercIRValueHandle, out_header: *mut NevercIRValueHandle, out_depth: *mut u32) -> NevercStatus>,
    /// `GetScalarEvolutionConstantTripCount`
    pub get_scalar_evolution_constant_trip_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, result: NevercIRAnalysisResultHandle, loop_header: NevercIRValueHandle, out_known: *mut NevercBool, out_trip_count: *mut u64) -> NevercStatus>,
    /// `GetMemoryAccessKind`
    pub get_memory_access_kind: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, result: NevercIRAnalysisResultHandle, instruction: NevercIRValueHandle, out_kind: *mut NevercIRMemoryAccessKind) -> NevercStatus>,
    /// `GetDirectCalleeCount`
    pub get_direct_callee_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, result: NevercIRAnalysisResultHandle, function: NevercIRValueHandle, out_count: *mut u64) -> NevercStatus>,
    /// `GetDirectCallee`
    pub get_direct_callee: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, result: NevercIRAnalysisResultHandle, function: NevercIRValueHandle, index: u64, out_callee: *mut NevercIRValueHandle) -> NevercStatus>,
    /// `Alias`
    pub alias: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, result: NevercIRAnalysisResultHandle, left: NevercIRValueHandle, left_bytes: u64, right: NevercIRValueHandle, right_bytes: u64, out_alias: *mut NevercIRAliasResult) -> NevercStatus>,
    /// `RegisterAnalysis`
    pub register_analysis: Option<unsafe extern "C-unwind" fn(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercIRAnalysisDescriptor) -> NevercStatus>,
    /// `QueryCustom`
    pub query_custom: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, analysis: NevercInterfaceID, out_result: *mut NevercIRAnalysisResultHandle) -> NevercStatus>,
    /// `GetCustomResultData`
    pub get_custom_result_data: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, result: NevercIRAnalysisResultHandle, out_data: *mut NevercByteView) -> NevercStatus>,
}

/// Passes of plugins at the pipeline's extension points.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercIRPassAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `RegisterPass`
    pub register_pass: Option<unsafe extern "C-unwind" fn(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercIRPassDescriptor) -> NevercStatus>,
}

