// Made from abi/registry by `./x abi`; do not edit.
//! Declarations of `PluginDriver.h`.

#[allow(unused_imports)]
use super::*;

/// `NEVERC_DRIVER_API_MAJOR`
pub const NEVERC_DRIVER_API_MAJOR: u16 = 1;
/// `NEVERC_DRIVER_API_MINOR`
pub const NEVERC_DRIVER_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_DRIVER_HIGH`
pub const NEVERC_INTERFACE_DRIVER_HIGH: u64 = 0x4e65766572434472;
/// `NEVERC_INTERFACE_DRIVER_LOW`
pub const NEVERC_INTERFACE_DRIVER_LOW: u64 = 0x6976657241504901;
/// `NEVERC_INTERFACE_DRIVER`
pub const NEVERC_INTERFACE_DRIVER: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_DRIVER_HIGH, low: NEVERC_INTERFACE_DRIVER_LOW };
/// `NevercOptionForm`
pub type NevercOptionForm = u32;
/// `NEVERC_OPTION_FLAG`
pub const NEVERC_OPTION_FLAG: u32 = 0;
/// `NEVERC_OPTION_JOINED`
pub const NEVERC_OPTION_JOINED: u32 = 1;
/// `NEVERC_OPTION_SEPARATE`
pub const NEVERC_OPTION_SEPARATE: u32 = 2;
/// `NEVERC_OPTION_MULTI_ARG`
pub const NEVERC_OPTION_MULTI_ARG: u32 = 3;
/// `NevercOptionValueType`
pub type NevercOptionValueType = u32;
/// `NEVERC_OPTION_BOOL`
pub const NEVERC_OPTION_BOOL: u32 = 0;
/// `NEVERC_OPTION_INT`
pub const NEVERC_OPTION_INT: u32 = 1;
/// `NEVERC_OPTION_UINT`
pub const NEVERC_OPTION_UINT: u32 = 2;
/// `NEVERC_OPTION_STRING`
pub const NEVERC_OPTION_STRING: u32 = 3;
/// `NEVERC_OPTION_ENUM`
pub const NEVERC_OPTION_ENUM: u32 = 4;
/// `NEVERC_OPTION_PATH`
pub const NEVERC_OPTION_PATH: u32 = 5;
/// `NevercOptionMultiplicity`
pub type NevercOptionMultiplicity = u32;
/// `NEVERC_OPTION_SINGLE`
pub const NEVERC_OPTION_SINGLE: u32 = 0;
/// `NEVERC_OPTION_LAST_WINS`
pub const NEVERC_OPTION_LAST_WINS: u32 = 1;
/// `NEVERC_OPTION_APPEND`
pub const NEVERC_OPTION_APPEND: u32 = 2;
/// Texts; step by ElementStride.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercStringList {
    /// `Data`
    pub data: *const NevercStringView,
    /// `Count`
    pub count: u64,
    /// `ElementStride`
    pub element_stride: u64,
}

/// A name that an ENUM option accepts.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercOptionEnumValue {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Name`
    pub name: NevercStringView,
    /// `Value`
    pub value: i64,
    /// `Help`
    pub help: NevercStringView,
}

/// What a validator is told about one occurrence of its option.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercOptionValidationContext {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `PluginID`
    pub plugin_id: NevercStringView,
    /// `Spelling`
    pub spelling: NevercStringView,
    /// `TargetTriple`
    pub target_triple: NevercStringView,
    /// `Occurrence`
    pub occurrence: u64,
}

/// `NevercOptionValidatorFn`
pub type NevercOptionValidatorFn = Option<unsafe extern "C-unwind" fn(context: *const NevercOptionValidationContext, value: NevercStringView, user_data: *mut c_void) -> NevercStatus>;
/// A command line option; Spelling is literal, for JOINED with the trailing `=`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercOptionDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Spelling`
    pub spelling: NevercStringView,
    /// `Aliases`
    pub aliases: NevercStringList,
    /// `Form`
    pub form: NevercOptionForm,
    /// `ValueType`
    pub value_type: NevercOptionValueType,
    /// `Multiplicity`
    pub multiplicity: NevercOptionMultiplicity,
    /// `ArgumentCount`
    pub argument_count: u32,
    /// `Required`
    pub required: NevercBool,
    /// `Hidden`
    pub hidden: NevercBool,
    /// `Help`
    pub help: NevercStringView,
    /// `Metavar`
    pub metavar: NevercStringView,
    /// `EnumValues`
    pub enum_values: NevercStructArrayView,
    /// `Conflicts`
    pub conflicts: NevercStringList,
    /// `Requires`
    pub requires: NevercStringList,
    /// `TargetPredicate`
    pub target_predicate: NevercStringView,
    /// `Validator`
    pub validator: NevercOptionValidatorFn,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
}

/// `NevercArgumentOrigin`
pub type NevercArgumentOrigin = u32;
/// `NEVERC_ARGUMENT_ORIGIN_COMMAND_LINE`
pub const NEVERC_ARGUMENT_ORIGIN_COMMAND_LINE: u32 = 0;
/// `NEVERC_ARGUMENT_ORIGIN_CONFIGURATION`
pub const NEVERC_ARGUMENT_ORIGIN_CONFIGURATION: u32 = 1;
/// `NEVERC_ARGUMENT_ORIGIN_PLUGIN`
pub const NEVERC_ARGUMENT_ORIGIN_PLUGIN: u32 = 2;
/// `NevercArgumentMutationHandle`
pub type NevercArgumentMutationHandle = NevercHandle;
/// `NevercGetArgumentCountFn`
pub type NevercGetArgumentCountFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, arguments: NevercArtifactHandle, out_count: *mut u64) -> NevercStatus>;
/// `NevercGetArgumentFn`
pub type NevercGetArgumentFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, arguments: NevercArtifactHandle, index: u64, out_value: *mut NevercStringView, out_origin: *mut NevercArgumentOrigin, out_source: *mut NevercStringView, out_position: *mut u64) -> NevercStatus>;
/// `NevercBeginArgumentMutationFn`
pub type NevercBeginArgumentMutationFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *mut NevercPhaseContinuation, arguments: NevercArtifactHandle, out_mutation: *mut NevercArgumentMutationHandle) -> NevercStatus>;
/// `NevercInsertArgumentFn`
pub type NevercInsertArgumentFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, mutation: NevercArgumentMutationHandle, index: u64, value: NevercStringView) -> NevercStatus>;
/// `NevercReplaceArgumentFn`
pub type NevercReplaceArgumentFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, mutation: NevercArgumentMutationHandle, index: u64, value: NevercStringView) -> NevercStatus>;
/// `NevercEraseArgumentFn`
pub type NevercEraseArgumentFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, mutation: NevercArgumentMutationHandle, index: u64) -> NevercStatus>;
/// `NevercCommitArgumentMutationFn`
pub type NevercCommitArgumentMutationFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, mutation: NevercArgumentMutationHandle) -> NevercStatus>;
/// `NevercAbortArgumentMutationFn`
pub type NevercAbortArgumentMutationFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, mutation: NevercArgumentMutationHandle) -> NevercStatus>;
/// A recognised option with its values; Occurrence is a stable ID, not an index.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercOptionOccurrence {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Occurrence`
    pub occurrence: u64,
    /// `Spelling`
    pub spelling: NevercStringView,
    /// `Values`
    pub values: NevercStringList,
    /// `Origin`
    pub origin: NevercArgumentOrigin,
    /// `Reserved`
    pub reserved: u32,
}

/// `NevercParsedArgumentMutationHandle`
pub type NevercParsedArgumentMutationHandle = NevercHandle;
/// `NevercGetOptionOccurrenceCountFn`
pub type NevercGetOptionOccurrenceCountFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, arguments: NevercArtifactHandle, out_count: *mut u64) -> NevercStatus>;
/// `NevercGetOptionOccurrenceFn`
pub type NevercGetOptionOccurrenceFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, arguments: NevercArtifactHandle, index: u64, out_occurrence: *mut NevercOptionOccurrence) -> NevercStatus>;
/// `NevercBeginParsedArgumentMutationFn`
pub type NevercBeginParsedArgumentMutationFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *mut NevercPhaseContinuation, arguments: NevercArtifactHandle, out_mutation: *mut NevercParsedArgumentMutationHandle) -> NevercStatus>;
/// `NevercAddOptionOccurrenceFn`
pub type NevercAddOptionOccurrenceFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, mutation: NevercParsedArgumentMutationHandle, spelling: NevercStringView, values: NevercStringList) -> NevercStatus>;
/// `NevercRemoveOptionOccurrenceFn`
pub type NevercRemoveOptionOccurrenceFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, mutation: NevercParsedArgumentMutationHandle, occurrence: u64) -> NevercStatus>;
/// `NevercReplaceOptionOccurrenceFn`
pub type NevercReplaceOptionOccurrenceFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, mutation: NevercParsedArgumentMutationHandle, occurrence: u64, spelling: NevercStringView, values: NevercStringList) -> NevercStatus>;
/// `NevercCommitParsedArgumentMutationFn`
pub type NevercCommitParsedArgumentMutationFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, mutation: NevercParsedArgumentMutationHandle) -> NevercStatus>;
/// `NevercAbortParsedArgumentMutationFn`
pub type NevercAbortParsedArgumentMutationFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, mutation: NevercParsedArgumentMutationHandle) -> NevercStatus>;
/// `NevercExecutionLevel`
pub type NevercExecutionLevel = u32;
/// `NEVERC_EXECUTION_LEVEL_UNSPECIFIED`
pub const NEVERC_EXECUTION_LEVEL_UNSPECIFIED: u32 = 0;
/// `NEVERC_EXECUTION_LEVEL_USER`
pub const NEVERC_EXECUTION_LEVEL_USER: u32 = 1;
/// `NEVERC_EXECUTION_LEVEL_KERNEL`
pub const NEVERC_EXECUTION_LEVEL_KERNEL: u32 = 2;
/// `NEVERC_TOOLCHAIN_ID_DARWIN`
pub const NEVERC_TOOLCHAIN_ID_DARWIN: &str = "neverc.builtin.darwin";
/// `NEVERC_TOOLCHAIN_ID_LINUX`
pub const NEVERC_TOOLCHAIN_ID_LINUX: &str = "neverc.builtin.linux";
/// `NEVERC_TOOLCHAIN_ID_MSVC`
pub const NEVERC_TOOLCHAIN_ID_MSVC: &str = "neverc.builtin.msvc";
/// `NEVERC_TOOLCHAIN_ID_GENERIC_ELF`
pub const NEVERC_TOOLCHAIN_ID_GENERIC_ELF: &str = "neverc.builtin.generic-elf";
/// `NEVERC_TOOLCHAIN_ID_MACHO`
pub const NEVERC_TOOLCHAIN_ID_MACHO: &str = "neverc.builtin.macho";
/// `NEVERC_TOOLCHAIN_ID_GENERIC_GCC`
pub const NEVERC_TOOLCHAIN_ID_GENERIC_GCC: &str = "neverc.builtin.generic-gcc";
/// `NevercToolChainMutationHandle`
pub type NevercToolChainMutationHandle = NevercHandle;
/// `NevercToolChainProviderHandle`
pub type NevercToolChainProviderHandle = NevercHandle;
/// What the command line asks for, before a toolchain is chosen.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercToolChainRequest {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `RequestedTriple`
    pub requested_triple: NevercStringView,
    /// `ComputedTriple`
    pub computed_triple: NevercStringView,
    /// `SysRoot`
    pub sys_root: NevercStringView,
    /// `ResourceDir`
    pub resource_dir: NevercStringView,
    /// `CPU`
    pub cpu: NevercStringView,
    /// `Features`
    pub features: NevercStringList,
    /// `ExecutionLevel`
    pub execution_level: NevercExecutionLevel,
    /// `DynamicCodeProfile`
    pub dynamic_code_profile: NevercBool,
    /// `Reserved`
    pub reserved: u32,
}

/// A toolchain that a plugin chooses.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercToolChainSelectionDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `ToolChainID`
    pub tool_chain_id: NevercStringView,
    /// `TargetKey`
    pub target_key: NevercStringView,
    /// `TargetTriple`
    pub target_triple: NevercStringView,
    /// `CPU`
    pub cpu: NevercStringView,
    /// `Features`
    pub features: NevercStringList,
    /// `Provider`
    pub provider: NevercToolChainProviderHandle,
}

/// The toolchain that was chosen.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercToolChainSelection {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `ToolChainID`
    pub tool_chain_id: NevercStringView,
    /// `TargetKey`
    pub target_key: NevercStringView,
    /// `TargetTriple`
    pub target_triple: NevercStringView,
    /// `CPU`
    pub cpu: NevercStringView,
    /// `Features`
    pub features: NevercStringList,
    /// `Provider`
    pub provider: NevercToolChainProviderHandle,
    /// `BuiltinProviderUsed`
    pub builtin_provider_used: NevercBool,
    /// `Reserved`
    pub reserved: u32,
}

/// `NevercGetToolChainRequestFn`
pub type NevercGetToolChainRequestFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, request: NevercArtifactHandle, out_request: *mut NevercToolChainRequest) -> NevercStatus>;
/// `NevercBeginToolChainMutationFn`
pub type NevercBeginToolChainMutationFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *mut NevercPhaseContinuation, request: NevercArtifactHandle, out_mutation: *mut NevercToolChainMutationHandle) -> NevercStatus>;
/// `NevercSetToolChainTripleFn`
pub type NevercSetToolChainTripleFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, mutation: NevercToolChainMutationHandle, triple: NevercStringView) -> NevercStatus>;
/// `NevercSetToolChainCPUFn`
pub type NevercSetToolChainCPUFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, mutation: NevercToolChainMutationHandle, cpu: NevercStringView) -> NevercStatus>;
/// `NevercSetToolChainFeaturesFn`
pub type NevercSetToolChainFeaturesFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, mutation: NevercToolChainMutationHandle, features: NevercStringList) -> NevercStatus>;
/// `NevercCommitToolChainMutationFn`
pub type NevercCommitToolChainMutationFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, mutation: NevercToolChainMutationHandle) -> NevercStatus>;
/// `NevercAbortToolChainMutationFn`
pub type NevercAbortToolChainMutationFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, mutation: NevercToolChainMutationHandle) -> NevercStatus>;
/// `NevercCreateToolChainSelectionFn`
pub type NevercCreateToolChainSelectionFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, request: NevercArtifactHandle, descriptor: *const NevercToolChainSelectionDescriptor, out_selection: *mut NevercArtifactHandle) -> NevercStatus>;
/// `NevercGetToolChainSelectionFn`
pub type NevercGetToolChainSelectionFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, selection: NevercArtifactHandle, out_selection: *mut NevercToolChainSelection) -> NevercStatus>;
/// `NevercDriverType`
pub type NevercDriverType = u32;
/// `NEVERC_DRIVER_TYPE_INVALID`
pub const NEVERC_DRIVER_TYPE_INVALID: u32 = 0;
/// `NEVERC_DRIVER_TYPE_PP_C`
pub const NEVERC_DRIVER_TYPE_PP_C: u32 = 1;
/// `NEVERC_DRIVER_TYPE_C`
pub const NEVERC_DRIVER_TYPE_C: u32 = 2;
/// `NEVERC_DRIVER_TYPE_C_HEADER`
pub const NEVERC_DRIVER_TYPE_C_HEADER: u32 = 3;
/// `NEVERC_DRIVER_TYPE_PP_ASM`
pub const NEVERC_DRIVER_TYPE_PP_ASM: u32 = 4;
/// `NEVERC_DRIVER_TYPE_ASM`
pub const NEVERC_DRIVER_TYPE_ASM: u32 = 5;
/// `NEVERC_DRIVER_TYPE_LLVM_IR`
pub const NEVERC_DRIVER_TYPE_LLVM_IR: u32 = 6;
/// `NEVERC_DRIVER_TYPE_LLVM_BC`
pub const NEVERC_DRIVER_TYPE_LLVM_BC: u32 = 7;
/// `NEVERC_DRIVER_TYPE_LTO_IR`
pub const NEVERC_DRIVER_TYPE_LTO_IR: u32 = 8;
/// `NEVERC_DRIVER_TYPE_LTO_BC`
pub const NEVERC_DRIVER_TYPE_LTO_BC: u32 = 9;
/// `NEVERC_DRIVER_TYPE_OBJECT`
pub const NEVERC_DRIVER_TYPE_OBJECT: u32 = 10;
/// `NEVERC_DRIVER_TYPE_IMAGE`
pub const NEVERC_DRIVER_TYPE_IMAGE: u32 = 11;
/// `NEVERC_DRIVER_TYPE_DSYM`
pub const NEVERC_DRIVER_TYPE_DSYM: u32 = 12;
/// `NEVERC_DRIVER_TYPE_DEPENDENCIES`
pub const NEVERC_DRIVER_TYPE_DEPENDENCIES: u32 = 13;
/// `NEVERC_DRIVER_TYPE_NOTHING`
pub const NEVERC_DRIVER_TYPE_NOTHING: u32 = 14;
/// `NEVERC_DRIVER_TYPE_PP_CXX`
pub const NEVERC_DRIVER_TYPE_PP_CXX: u32 = 15;
/// `NEVERC_DRIVER_TYPE_CXX`
pub const NEVERC_DRIVER_TYPE_CXX: u32 = 16;
/// `NEVERC_DRIVER_TYPE_CXX_HEADER`
pub const NEVERC_DRIVER_TYPE_CXX_HEADER: u32 = 17;
/// `NevercActionKind`
pub type NevercActionKind = u32;
/// `NEVERC_ACTION_INVALID`
pub const NEVERC_ACTION_INVALID: u32 = 0;
/// `NEVERC_ACTION_INPUT`
pub const NEVERC_ACTION_INPUT: u32 = 1;
/// `NEVERC_ACTION_BIND_ARCH`
pub const NEVERC_ACTION_BIND_ARCH: u32 = 2;
/// `NEVERC_ACTION_PREPROCESS`
pub const NEVERC_ACTION_PREPROCESS: u32 = 3;
/// `NEVERC_ACTION_COMPILE`
pub const NEVERC_ACTION_COMPILE: u32 = 4;
/// `NEVERC_ACTION_BACKEND`
pub const NEVERC_ACTION_BACKEND: u32 = 5;
/// `NEVERC_ACTION_ASSEMBLE`
pub const NEVERC_ACTION_ASSEMBLE: u32 = 6;
/// `NEVERC_ACTION_LINK`
pub const NEVERC_ACTION_LINK: u32 = 7;
/// `NEVERC_ACTION_LIPO`
pub const NEVERC_ACTION_LIPO: u32 = 8;
/// `NEVERC_ACTION_DSYMUTIL`
pub const NEVERC_ACTION_DSYMUTIL: u32 = 9;
/// `NEVERC_ACTION_STATIC_LIB`
pub const NEVERC_ACTION_STATIC_LIB: u32 = 10;
/// `NEVERC_ACTION_DYNCODE`
pub const NEVERC_ACTION_DYNCODE: u32 = 11;
/// `NevercDriverInputID`
pub type NevercDriverInputID = u64;
/// `NevercActionNodeID`
pub type NevercActionNodeID = u64;
/// `NevercActionGraphBuilderHandle`
pub type NevercActionGraphBuilderHandle = NevercHandle;
/// `NevercActionGraphMutationHandle`
pub type NevercActionGraphMutationHandle = NevercHandle;
/// `NevercActionNodeIDList`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercActionNodeIDList {
    /// `Data`
    pub data: *const NevercActionNodeID,
    /// `Count`
    pub count: u64,
    /// `ElementStride`
    pub element_stride: u64,
}

/// An input of the command line.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDriverInput {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Input`
    pub input: NevercDriverInputID,
    /// `Type`
    pub type_: NevercDriverType,
    /// `Reserved`
    pub reserved: u32,
    /// `Value`
    pub value: NevercStringView,
}

/// A step of the action graph.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercActionNode {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Node`
    pub node: NevercActionNodeID,
    /// `Kind`
    pub kind: NevercActionKind,
    /// `OutputType`
    pub output_type: NevercDriverType,
    /// `InputCount`
    pub input_count: u64,
    /// `DriverInput`
    pub driver_input: NevercDriverInputID,
    /// `BindArch`
    pub bind_arch: NevercStringView,
    /// `Reserved`
    pub reserved: u64,
}

/// A step to add.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercActionNodeDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Kind`
    pub kind: NevercActionKind,
    /// `OutputType`
    pub output_type: NevercDriverType,
    /// `DriverInput`
    pub driver_input: NevercDriverInputID,
    /// `BindArch`
    pub bind_arch: NevercStringView,
    /// `Inputs`
    pub inputs: NevercActionNodeIDList,
    /// `Reserved`
    pub reserved: u64,
}

/// `NevercGetDriverInputCountFn`
pub type NevercGetDriverInputCountFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, request: NevercArtifactHandle, out_count: *mut u64) -> NevercStatus>;
/// `NevercGetDriverInputFn`
pub type NevercGetDriverInputFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, request: NevercArtifactHandle, index: u64, out_input: *mut NevercDriverInput) -> NevercStatus>;
/// `NevercGetActionNodeCountFn`
pub type NevercGetActionNodeCountFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, graph: NevercArtifactHandle, out_count: *mut u64) -> NevercStatus>;
/// `NevercGetActionNodeFn`
pub type NevercGetActionNodeFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, graph: NevercArtifactHandle, index: u64, out_node: *mut NevercActionNode) -> NevercStatus>;
/// `NevercGetActionNodeInputFn`
pub type NevercGetActionNodeInputFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, graph: NevercArtifactHandle, node: NevercActionNodeID, index: u64, out_input: *mut NevercActionNodeID) -> NevercStatus>;
/// `NevercGetActionRootCountFn`
pub type NevercGetActionRootCountFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, graph: NevercArtifactHandle, out_count: *mut u64) -> NevercStatus>;
/// `NevercGetActionRootFn`
pub type NevercGetActionRootFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, graph: NevercArtifactHandle, index: u64, out_root: *mut NevercActionNodeID) -> NevercStatus>;
/// `NevercCreateActionGraphBuilderFn`
pub type NevercCreateActionGraphBuilderFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, request: NevercArtifactHandle, out_builder: *mut NevercActionGraphBuilderHandle) -> NevercStatus>;
/// `NevercBeginActionGraphMutationFn`
pub type NevercBeginActionGraphMutationFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *mut NevercPhaseContinuation, graph: NevercArtifactHandle, out_mutation: *mut NevercActionGraphMutationHandle) -> NevercStatus>;
/// `NevercAddActionNodeFn`
pub type NevercAddActionNodeFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, builder: NevercActionGraphBuilderHandle, descriptor: *const NevercActionNodeDescriptor, out_node: *mut NevercActionNodeID) -> NevercStatus>;
/// `NevercRemoveActionNodeFn`
pub type NevercRemoveActionNodeFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, builder: NevercActionGraphBuilderHandle, node: NevercActionNodeID) -> NevercStatus>;
/// `NevercReplaceActionNodeInputsFn`
pub type NevercReplaceActionNodeInputsFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, builder: NevercActionGraphBuilderHandle, node: NevercActionNodeID, inputs: NevercActionNodeIDList) -> NevercStatus>;
/// `NevercSetActionNodeOutputTypeFn`
pub type NevercSetActionNodeOutputTypeFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, builder: NevercActionGraphBuilderHandle, node: NevercActionNodeID, output_type: NevercDriverType) -> NevercStatus>;
/// `NevercSetActionNodeBindArchFn`
pub type NevercSetActionNodeBindArchFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, builder: NevercActionGraphBuilderHandle, node: NevercActionNodeID, bind_arch: NevercStringView) -> NevercStatus>;
/// `NevercSetActionRootsFn`
pub type NevercSetActionRootsFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, builder: NevercActionGraphBuilderHandle, roots: NevercActionNodeIDList) -> NevercStatus>;
/// `NevercPublishActionGraphFn`
pub type NevercPublishActionGraphFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, builder: NevercActionGraphBuilderHandle, out_graph: *mut NevercArtifactHandle) -> NevercStatus>;
/// `NevercCommitActionGraphMutationFn`
pub type NevercCommitActionGraphMutationFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, mutation: NevercActionGraphMutationHandle) -> NevercStatus>;
/// `NevercAbortActionGraphEditFn`
pub type NevercAbortActionGraphEditFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, edit: NevercHandle) -> NevercStatus>;
/// `NevercJobID`
pub type NevercJobID = u64;
/// `NevercJobGraphBuilderHandle`
pub type NevercJobGraphBuilderHandle = NevercHandle;
/// `NevercJobGraphMutationHandle`
pub type NevercJobGraphMutationHandle = NevercHandle;
/// `NevercJobKind`
pub type NevercJobKind = u32;
/// `NEVERC_JOB_COMMAND`
pub const NEVERC_JOB_COMMAND: u32 = 1;
/// `NEVERC_JOB_FRONTEND`
pub const NEVERC_JOB_FRONTEND: u32 = 2;
/// `NEVERC_JOB_LINKER`
pub const NEVERC_JOB_LINKER: u32 = 3;
/// `NEVERC_JOB_ARCHIVE`
pub const NEVERC_JOB_ARCHIVE: u32 = 4;
/// `NEVERC_JOB_PLUGIN`
pub const NEVERC_JOB_PLUGIN: u32 = 5;
/// `NEVERC_JOB_DYNCODE`
pub const NEVERC_JOB_DYNCODE: u32 = 6;
/// `NevercResponseFileKind`
pub type NevercResponseFileKind = u32;
/// `NEVERC_RESPONSE_FILE_NONE`
pub const NEVERC_RESPONSE_FILE_NONE: u32 = 0;
/// `NEVERC_RESPONSE_FILE_FULL`
pub const NEVERC_RESPONSE_FILE_FULL: u32 = 1;
/// `NEVERC_RESPONSE_FILE_LIST`
pub const NEVERC_RESPONSE_FILE_LIST: u32 = 2;
/// `NevercResponseFileEncoding`
pub type NevercResponseFileEncoding = u32;
/// `NEVERC_RESPONSE_ENCODING_UTF8`
pub const NEVERC_RESPONSE_ENCODING_UTF8: u32 = 0;
/// `NEVERC_RESPONSE_ENCODING_CURRENT_CODE_PAGE`
pub const NEVERC_RESPONSE_ENCODING_CURRENT_CODE_PAGE: u32 = 1;
/// `NEVERC_RESPONSE_ENCODING_UTF16`
pub const NEVERC_RESPONSE_ENCODING_UTF16: u32 = 2;
/// `NevercLinkerFlavor`
pub type NevercLinkerFlavor = u32;
/// `NEVERC_LINKER_FLAVOR_NONE`
pub const NEVERC_LINKER_FLAVOR_NONE: u32 = 0;
/// `NEVERC_LINKER_FLAVOR_GNU`
pub const NEVERC_LINKER_FLAVOR_GNU: u32 = 1;
/// `NEVERC_LINKER_FLAVOR_WIN_LINK`
pub const NEVERC_LINKER_FLAVOR_WIN_LINK: u32 = 2;
/// `NEVERC_LINKER_FLAVOR_DARWIN`
pub const NEVERC_LINKER_FLAVOR_DARWIN: u32 = 3;
/// `NevercJobIDList`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercJobIDList {
    /// `Data`
    pub data: *const NevercJobID,
    /// `Count`
    pub count: u64,
    /// `ElementStride`
    pub element_stride: u64,
}

/// A file that a job reads or writes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercJobFile {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Path`
    pub path: NevercStringView,
    /// `Type`
    pub type_: NevercDriverType,
    /// `Reserved`
    pub reserved: u32,
}

/// `NevercJobFileList`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercJobFileList {
    /// `Data`
    pub data: *const NevercJobFile,
    /// `Count`
    pub count: u64,
    /// `ElementStride`
    pub element_stride: u64,
}

/// What the callback of a PLUGIN job gets.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercPluginJobContext {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Session`
    pub session: NevercSessionHandle,
    /// `Job`
    pub job: NevercJobID,
    /// `CallbackID`
    pub callback_id: NevercStringView,
    /// `Arguments`
    pub arguments: NevercStringList,
    /// `Environment`
    pub environment: NevercStringList,
    /// `Inputs`
    pub inputs: NevercJobFileList,
    /// `Outputs`
    pub outputs: NevercJobFileList,
}

/// `NevercPluginJobCallbackFn`
pub type NevercPluginJobCallbackFn = Option<unsafe extern "C-unwind" fn(context: *const NevercPluginJobContext, out_exit_code: *mut i32, user_data: *mut c_void) -> NevercStatus>;
/// A job to add or to put in another's place.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercJobDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Kind`
    pub kind: NevercJobKind,
    /// `ResponseFileKind`
    pub response_file_kind: NevercResponseFileKind,
    /// `ResponseFileEncoding`
    pub response_file_encoding: NevercResponseFileEncoding,
    /// `InProcess`
    pub in_process: NevercBool,
    /// `SourceAction`
    pub source_action: NevercActionNodeID,
    /// `LinkerFlavor`
    pub linker_flavor: NevercLinkerFlavor,
    /// `Reserved`
    pub reserved: u32,
    /// `Executable`
    pub executable: NevercStringView,
    /// `Arguments`
    pub arguments: NevercStringList,
    /// `Environment`
    pub environment: NevercStringList,
    /// `Inputs`
    pub inputs: NevercJobFileList,
    /// `Outputs`
    pub outputs: NevercJobFileList,
    /// `Dependencies`
    pub dependencies: NevercJobIDList,
    /// `CallbackID`
    pub callback_id: NevercStringView,
    /// `Callback`
    pub callback: NevercPluginJobCallbackFn,
    /// `UserData`
    pub user_data: *mut c_void,
}

/// A job: counts here, texts and files through the table.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercJob {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Job`
    pub job: NevercJobID,
    /// `Kind`
    pub kind: NevercJobKind,
    /// `ResponseFileKind`
    pub response_file_kind: NevercResponseFileKind,
    /// `ResponseFileEncoding`
    pub response_file_encoding: NevercResponseFileEncoding,
    /// `InProcess`
    pub in_process: NevercBool,
    /// `SourceAction`
    pub source_action: NevercActionNodeID,
    /// `LinkerFlavor`
    pub linker_flavor: NevercLinkerFlavor,
    /// `Reserved`
    pub reserved: u32,
    /// `Executable`
    pub executable: NevercStringView,
    /// `CallbackID`
    pub callback_id: NevercStringView,
    /// `ArgumentCount`
    pub argument_count: u64,
    /// `EnvironmentCount`
    pub environment_count: u64,
    /// `InputCount`
    pub input_count: u64,
    /// `OutputCount`
    pub output_count: u64,
    /// `DependencyCount`
    pub dependency_count: u64,
}

/// The job that is about to run.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercJobExecutionRequest {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Job`
    pub job: NevercJob,
    /// `Arguments`
    pub arguments: NevercStringList,
    /// `Environment`
    pub environment: NevercStringList,
    /// `Inputs`
    pub inputs: NevercJobFileList,
    /// `Outputs`
    pub outputs: NevercJobFileList,
    /// `Dependencies`
    pub dependencies: NevercJobIDList,
}

/// The outcome of a job that a plugin ran; seals for exactly its outputs.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercJobResultDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `ExitCode`
    pub exit_code: i32,
    /// `ExecutionFailed`
    pub execution_failed: NevercBool,
    /// `HasProcessStatistics`
    pub has_process_statistics: NevercBool,
    /// `Reserved`
    pub reserved: u32,
    /// `ErrorMessage`
    pub error_message: NevercStringView,
    /// `OutputSeals`
    pub output_seals: NevercOutputSealList,
    /// `TotalTimeMicroseconds`
    pub total_time_microseconds: u64,
    /// `UserTimeMicroseconds`
    pub user_time_microseconds: u64,
    /// `PeakMemoryKiB`
    pub peak_memory_ki_b: u64,
}

/// The outcome of a job.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercJobResult {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Job`
    pub job: NevercJobID,
    /// `ExitCode`
    pub exit_code: i32,
    /// `ExecutionFailed`
    pub execution_failed: NevercBool,
    /// `HasProcessStatistics`
    pub has_process_statistics: NevercBool,
    /// `BuiltinProviderUsed`
    pub builtin_provider_used: NevercBool,
    /// `Reserved`
    pub reserved: u32,
    /// `OutputSealCount`
    pub output_seal_count: u64,
    /// `ErrorMessage`
    pub error_message: NevercStringView,
    /// `TotalTimeMicroseconds`
    pub total_time_microseconds: u64,
    /// `UserTimeMicroseconds`
    pub user_time_microseconds: u64,
    /// `PeakMemoryKiB`
    pub peak_memory_ki_b: u64,
}

/// `NevercGetJobCountFn`
pub type NevercGetJobCountFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, graph: NevercArtifactHandle, out_count: *mut u64) -> NevercStatus>;
/// `NevercGetJobFn`
pub type NevercGetJobFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, graph: NevercArtifactHandle, index: u64, out_job: *mut NevercJob) -> NevercStatus>;
/// `NevercGetJobDependencyFn`
pub type NevercGetJobDependencyFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, graph: NevercArtifactHandle, job: NevercJobID, index: u64, out_dependency: *mut NevercJobID) -> NevercStatus>;
/// `NevercGetJobStringFn`
pub type NevercGetJobStringFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, graph: NevercArtifactHandle, job: NevercJobID, index: u64, out_value: *mut NevercStringView) -> NevercStatus>;
/// `NevercGetJobFileFn`
pub type NevercGetJobFileFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, graph: NevercArtifactHandle, job: NevercJobID, index: u64, out_file: *mut NevercJobFile) -> NevercStatus>;
/// `NevercCreateJobGraphBuilderFn`
pub type NevercCreateJobGraphBuilderFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, action_graph: NevercArtifactHandle, out_builder: *mut NevercJobGraphBuilderHandle) -> NevercStatus>;
/// `NevercBeginJobGraphMutationFn`
pub type NevercBeginJobGraphMutationFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *mut NevercPhaseContinuation, graph: NevercArtifactHandle, out_mutation: *mut NevercJobGraphMutationHandle) -> NevercStatus>;
/// `NevercAddJobFn`
pub type NevercAddJobFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, edit: NevercHandle, descriptor: *const NevercJobDescriptor, out_job: *mut NevercJobID) -> NevercStatus>;
/// `NevercRemoveJobFn`
pub type NevercRemoveJobFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, edit: NevercHandle, job: NevercJobID) -> NevercStatus>;
/// `NevercMoveJobBeforeFn`
pub type NevercMoveJobBeforeFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, edit: NevercHandle, job: NevercJobID, before: NevercJobID) -> NevercStatus>;
/// `NevercReplaceJobFn`
pub type NevercReplaceJobFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, edit: NevercHandle, job: NevercJobID, descriptor: *const NevercJobDescriptor) -> NevercStatus>;
/// `NevercSetJobStringFn`
pub type NevercSetJobStringFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, edit: NevercHandle, job: NevercJobID, index: u64, value: NevercStringView) -> NevercStatus>;
/// `NevercSetJobFileFn`
pub type NevercSetJobFileFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, edit: NevercHandle, job: NevercJobID, index: u64, file: *const NevercJobFile) -> NevercStatus>;
/// `NevercReplaceJobDependenciesFn`
pub type NevercReplaceJobDependenciesFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, edit: NevercHandle, job: NevercJobID, dependencies: NevercJobIDList) -> NevercStatus>;
/// `NevercPublishJobGraphFn`
pub type NevercPublishJobGraphFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, builder: NevercJobGraphBuilderHandle, out_graph: *mut NevercArtifactHandle) -> NevercStatus>;
/// `NevercCommitJobGraphMutationFn`
pub type NevercCommitJobGraphMutationFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, mutation: NevercJobGraphMutationHandle) -> NevercStatus>;
/// `NevercAbortJobGraphEditFn`
pub type NevercAbortJobGraphEditFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, edit: NevercHandle) -> NevercStatus>;
/// `NevercGetJobExecutionRequestFn`
pub type NevercGetJobExecutionRequestFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, request: NevercArtifactHandle, out_request: *mut NevercJobExecutionRequest) -> NevercStatus>;
/// `NevercCreateJobResultFn`
pub type NevercCreateJobResultFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, request: NevercArtifactHandle, descriptor: *const NevercJobResultDescriptor, out_result: *mut NevercArtifactHandle) -> NevercStatus>;
/// `NevercGetJobResultFn`
pub type NevercGetJobResultFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, result: NevercArtifactHandle, out_result: *mut NevercJobResult) -> NevercStatus>;
/// The six driver phases: arguments, options, toolchain, actions, jobs, execution.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDriverAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `GetArgumentCount`
    pub get_argument_count: NevercGetArgumentCountFn,
    /// `GetArgument`
    pub get_argument: NevercGetArgumentFn,
    /// `BeginArgumentMutation`
    pub begin_argument_mutation: NevercBeginArgumentMutationFn,
    /// `InsertArgument`
    pub insert_argument: NevercInsertArgumentFn,
    /// `ReplaceArgument`
    pub replace_argument: NevercReplaceArgumentFn,
    /// `EraseArgument`
    pub erase_argument: NevercEraseArgumentFn,
    /// `CommitArgumentMutation`
    pub commit_argument_mutation: NevercCommitArgumentMutationFn,
    /// `AbortArgumentMutation`
    pub abort_argument_mutation: NevercAbortArgumentMutationFn,
    /// `GetOptionOccurrenceCount`
    pub get_option_occurrence_count: NevercGetOptionOccurrenceCountFn,
    /// `GetOptionOccurrence`
    pub get_option_occurrence: NevercGetOptionOccurrenceFn,
    /// `BeginParsedArgumentMutation`
    pub begin_parsed_argument_mutation: NevercBeginParsedArgumentMutationFn,
    /// `AddOptionOccurrence`
    pub add_option_occurrence: NevercAddOptionOccurrenceFn,
    /// `RemoveOptionOccurrence`
    pub remove_option_occurrence: NevercRemoveOptionOccurrenceFn,
    /// `ReplaceOptionOccurrence`
    pub replace_option_occurrence: NevercReplaceOptionOccurrenceFn,
    /// `CommitParsedArgumentMutation`
    pub commit_parsed_argument_mutation: NevercCommitParsedArgumentMutationFn,
    /// `AbortParsedArgumentMutation`
    pub abort_parsed_argument_mutation: NevercAbortParsedArgumentMutationFn,
    /// `GetToolChainRequest`
    pub get_tool_chain_request: NevercGetToolChainRequestFn,
    /// `BeginToolChainMutation`
    pub begin_tool_chain_mutation: NevercBeginToolChainMutationFn,
    /// `SetToolChainTriple`
    pub set_tool_chain_triple: NevercSetToolChainTripleFn,
    /// `SetToolChainCPU`
    pub set_tool_chain_cpu: NevercSetToolChainCPUFn,
    /// `SetToolChainFeatures`
    pub set_tool_chain_features: NevercSetToolChainFeaturesFn,
    /// `CommitToolChainMutation`
    pub commit_tool_chain_mutation: NevercCommitToolChainMutationFn,
    /// `AbortToolChainMutation`
    pub abort_tool_chain_mutation: NevercAbortToolChainMutationFn,
    /// `CreateToolChainSelection`
    pub create_tool_chain_selection: NevercCreateToolChainSelectionFn,
    /// `GetToolChainSelection`
    pub get_tool_chain_selection: NevercGetToolChainSelectionFn,
    /// `GetDriverInputCount`
    pub get_driver_input_count: NevercGetDriverInputCountFn,
    /// `GetDriverInput`
    pub get_driver_input: NevercGetDriverInputFn,
    /// `GetActionNodeCount`
    pub get_action_node_count: NevercGetActionNodeCountFn,
    /// `GetActionNode`
    pub get_action_node: NevercGetActionNodeFn,
    /// `GetActionNodeInput`
    pub get_action_node_input: NevercGetActionNodeInputFn,
    /// `GetActionRootCount`
    pub get_action_root_count: NevercGetActionRootCountFn,
    /// `GetActionRoot`
    pub get_action_root: NevercGetActionRootFn,
    /// `CreateActionGraphBuilder`
    pub create_action_graph_builder: NevercCreateActionGraphBuilderFn,
    /// `BeginActionGraphMutation`
    pub begin_action_graph_mutation: NevercBeginActionGraphMutationFn,
    /// `AddActionNode`
    pub add_action_node: NevercAddActionNodeFn,
    /// `RemoveActionNode`
    pub remove_action_node: NevercRemoveActionNodeFn,
    /// `ReplaceActionNodeInputs`
    pub replace_action_node_inputs: NevercReplaceActionNodeInputsFn,
    /// `SetActionNodeOutputType`
    pub set_action_node_output_type: NevercSetActionNodeOutputTypeFn,
    /// `SetActionNodeBindArch`
    pub set_action_node_bind_arch: NevercSetActionNodeBindArchFn,
    /// `SetActionRoots`
    pub set_action_roots: NevercSetActionRootsFn,
    /// `PublishActionGraph`
    pub publish_action_graph: NevercPublishActionGraphFn,
    /// `CommitActionGraphMutation`
    pub commit_action_graph_mutation: NevercCommitActionGraphMutationFn,
    /// `AbortActionGraphEdit`
    pub abort_action_graph_edit: NevercAbortActionGraphEditFn,
    /// `GetJobCount`
    pub get_job_count: NevercGetJobCountFn,
    /// `GetJob`
    pub get_job: NevercGetJobFn,
    /// `GetJobDependency`
    pub get_job_dependency: NevercGetJobDependencyFn,
    /// `GetJobArgument`
    pub get_job_argument: NevercGetJobStringFn,
    /// `GetJobEnvironment`
    pub get_job_environment: NevercGetJobStringFn,
    /// `GetJobInput`
    pub get_job_input: NevercGetJobFileFn,
    /// `GetJobOutput`
    pub get_job_output: NevercGetJobFileFn,
    /// `CreateJobGraphBuilder`
    pub create_job_graph_builder: NevercCreateJobGraphBuilderFn,
    /// `BeginJobGraphMutation`
    pub begin_job_graph_mutation: NevercBeginJobGraphMutationFn,
    /// `AddJob`
    pub add_job: NevercAddJobFn,
    /// `RemoveJob`
    pub remove_job: NevercRemoveJobFn,
    /// `MoveJobBefore`
    pub move_job_before: NevercMoveJobBeforeFn,
    /// `ReplaceJob`
    pub replace_job: NevercReplaceJobFn,
    /// `SetJobArgument`
    pub set_job_argument: NevercSetJobStringFn,
    /// `SetJobEnvironment`
    pub set_job_environment: NevercSetJobStringFn,
    /// `SetJobInput`
    pub set_job_input: NevercSetJobFileFn,
    /// `SetJobOutput`
    pub set_job_output: NevercSetJobFileFn,
    /// `ReplaceJobDependencies`
    pub replace_job_dependencies: NevercReplaceJobDependenciesFn,
    /// `PublishJobGraph`
    pub publish_job_graph: NevercPublishJobGraphFn,
    /// `CommitJobGraphMutation`
    pub commit_job_graph_mutation: NevercCommitJobGraphMutationFn,
    /// `AbortJobGraphEdit`
    pub abort_job_graph_edit: NevercAbortJobGraphEditFn,
    /// `GetJobExecutionRequest`
    pub get_job_execution_request: NevercGetJobExecutionRequestFn,
    /// `CreateJobResult`
    pub create_job_result: NevercCreateJobResultFn,
    /// `GetJobResult`
    pub get_job_result: NevercGetJobResultFn,
}

