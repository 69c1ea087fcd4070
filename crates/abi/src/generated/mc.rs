// Made from abi/registry by `./x abi`; do not edit.
//! Declarations of `PluginMC.h`.

#[allow(unused_imports)]
use super::*;

/// `NEVERC_MC_API_MAJOR`
pub const NEVERC_MC_API_MAJOR: u16 = 1;
/// `NEVERC_MC_API_MINOR`
pub const NEVERC_MC_API_MINOR: u16 = 1;
/// `NEVERC_INTERFACE_MC_HIGH`
pub const NEVERC_INTERFACE_MC_HIGH: u64 = 0x4e43504d43000001;
/// `NEVERC_INTERFACE_MC_LOW`
pub const NEVERC_INTERFACE_MC_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_MC`
pub const NEVERC_INTERFACE_MC: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_MC_HIGH, low: NEVERC_INTERFACE_MC_LOW };
/// `NEVERC_MC_INTERFACE_STABILITY`
pub const NEVERC_MC_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NEVERC_MC_EMISSION_API_MAJOR`
pub const NEVERC_MC_EMISSION_API_MAJOR: u16 = 1;
/// `NEVERC_MC_EMISSION_API_MINOR`
pub const NEVERC_MC_EMISSION_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_MC_EMISSION_HIGH`
pub const NEVERC_INTERFACE_MC_EMISSION_HIGH: u64 = 0x4e43504d43454d01;
/// `NEVERC_INTERFACE_MC_EMISSION_LOW`
pub const NEVERC_INTERFACE_MC_EMISSION_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_MC_EMISSION`
pub const NEVERC_INTERFACE_MC_EMISSION: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_MC_EMISSION_HIGH, low: NEVERC_INTERFACE_MC_EMISSION_LOW };
/// `NEVERC_MC_EMISSION_INTERFACE_STABILITY`
pub const NEVERC_MC_EMISSION_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NEVERC_ARTIFACT_MC_UNIT_HIGH`
pub const NEVERC_ARTIFACT_MC_UNIT_HIGH: u64 = 0x4e434152544d4f01;
/// `NEVERC_ARTIFACT_MC_UNIT_LOW`
pub const NEVERC_ARTIFACT_MC_UNIT_LOW: u64 = 0x0000000000000001;
/// `NEVERC_ARTIFACT_MC_ENCODED_HIGH`
pub const NEVERC_ARTIFACT_MC_ENCODED_HIGH: u64 = 0x4e434152544d4f01;
/// `NEVERC_ARTIFACT_MC_ENCODED_LOW`
pub const NEVERC_ARTIFACT_MC_ENCODED_LOW: u64 = 0x0000000000000003;
/// `NEVERC_ARTIFACT_MC_LAYOUT_HIGH`
pub const NEVERC_ARTIFACT_MC_LAYOUT_HIGH: u64 = 0x4e434152544d4f01;
/// `NEVERC_ARTIFACT_MC_LAYOUT_LOW`
pub const NEVERC_ARTIFACT_MC_LAYOUT_LOW: u64 = 0x0000000000000004;
/// `NEVERC_ARTIFACT_MC_INSTRUCTION_HIGH`
pub const NEVERC_ARTIFACT_MC_INSTRUCTION_HIGH: u64 = 0x4e434152544d4f01;
/// `NEVERC_ARTIFACT_MC_INSTRUCTION_LOW`
pub const NEVERC_ARTIFACT_MC_INSTRUCTION_LOW: u64 = 0x000000000000000b;
/// `NEVERC_MC_PROVIDER_API_MAJOR`
pub const NEVERC_MC_PROVIDER_API_MAJOR: u16 = 1;
/// `NEVERC_MC_PROVIDER_API_MINOR`
pub const NEVERC_MC_PROVIDER_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_MC_PROVIDER_HIGH`
pub const NEVERC_INTERFACE_MC_PROVIDER_HIGH: u64 = 0x4e43504d43505201;
/// `NEVERC_INTERFACE_MC_PROVIDER_LOW`
pub const NEVERC_INTERFACE_MC_PROVIDER_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_MC_PROVIDER`
pub const NEVERC_INTERFACE_MC_PROVIDER: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_MC_PROVIDER_HIGH, low: NEVERC_INTERFACE_MC_PROVIDER_LOW };
/// `NEVERC_MC_PROVIDER_INTERFACE_STABILITY`
pub const NEVERC_MC_PROVIDER_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NEVERC_ASSEMBLY_PROVIDER_API_MAJOR`
pub const NEVERC_ASSEMBLY_PROVIDER_API_MAJOR: u16 = 1;
/// `NEVERC_ASSEMBLY_PROVIDER_API_MINOR`
pub const NEVERC_ASSEMBLY_PROVIDER_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_ASSEMBLY_PROVIDER_HIGH`
pub const NEVERC_INTERFACE_ASSEMBLY_PROVIDER_HIGH: u64 = 0x4e435041534d5001;
/// `NEVERC_INTERFACE_ASSEMBLY_PROVIDER_LOW`
pub const NEVERC_INTERFACE_ASSEMBLY_PROVIDER_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_ASSEMBLY_PROVIDER`
pub const NEVERC_INTERFACE_ASSEMBLY_PROVIDER: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_ASSEMBLY_PROVIDER_HIGH, low: NEVERC_INTERFACE_ASSEMBLY_PROVIDER_LOW };
/// `NEVERC_ASSEMBLY_PROVIDER_INTERFACE_STABILITY`
pub const NEVERC_ASSEMBLY_PROVIDER_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NevercMCUnitHandle`
pub type NevercMCUnitHandle = NevercHandle;
/// `NevercMCSectionHandle`
pub type NevercMCSectionHandle = NevercHandle;
/// `NevercMCFragmentHandle`
pub type NevercMCFragmentHandle = NevercHandle;
/// `NevercMCInstHandle`
pub type NevercMCInstHandle = NevercHandle;
/// `NevercMCOperandHandle`
pub type NevercMCOperandHandle = NevercHandle;
/// `NevercMCExprHandle`
pub type NevercMCExprHandle = NevercHandle;
/// `NevercMCSymbolHandle`
pub type NevercMCSymbolHandle = NevercHandle;
/// `NevercMCFixupHandle`
pub type NevercMCFixupHandle = NevercHandle;
/// `NevercMCBuilderHandle`
pub type NevercMCBuilderHandle = NevercHandle;
/// `NevercMCMutationHandle`
pub type NevercMCMutationHandle = NevercHandle;
/// `NevercMCLayoutHandle`
pub type NevercMCLayoutHandle = NevercHandle;
/// `NevercMCSchemaTokenHandle`
pub type NevercMCSchemaTokenHandle = NevercHandle;
/// `NevercAssemblySourceCursorHandle`
pub type NevercAssemblySourceCursorHandle = NevercHandle;
/// `NevercMCOperandKind`
pub type NevercMCOperandKind = u32;
/// `NEVERC_MC_OPERAND_INVALID`
pub const NEVERC_MC_OPERAND_INVALID: u32 = 0x62000001;
/// `NEVERC_MC_OPERAND_REGISTER`
pub const NEVERC_MC_OPERAND_REGISTER: u32 = 0x62000002;
/// `NEVERC_MC_OPERAND_IMMEDIATE`
pub const NEVERC_MC_OPERAND_IMMEDIATE: u32 = 0x62000003;
/// `NEVERC_MC_OPERAND_SINGLE_FLOAT`
pub const NEVERC_MC_OPERAND_SINGLE_FLOAT: u32 = 0x62000004;
/// `NEVERC_MC_OPERAND_DOUBLE_FLOAT`
pub const NEVERC_MC_OPERAND_DOUBLE_FLOAT: u32 = 0x62000005;
/// `NEVERC_MC_OPERAND_EXPRESSION`
pub const NEVERC_MC_OPERAND_EXPRESSION: u32 = 0x62000006;
/// `NEVERC_MC_OPERAND_INSTRUCTION`
pub const NEVERC_MC_OPERAND_INSTRUCTION: u32 = 0x62000007;
/// `NEVERC_MC_OPERAND_TARGET_EXTENSION`
pub const NEVERC_MC_OPERAND_TARGET_EXTENSION: u32 = 0x62000008;
/// `NevercMCExpressionKind`
pub type NevercMCExpressionKind = u32;
/// `NEVERC_MC_EXPRESSION_BINARY`
pub const NEVERC_MC_EXPRESSION_BINARY: u32 = 0x63000001;
/// `NEVERC_MC_EXPRESSION_CONSTANT`
pub const NEVERC_MC_EXPRESSION_CONSTANT: u32 = 0x63000002;
/// `NEVERC_MC_EXPRESSION_SYMBOL_REF`
pub const NEVERC_MC_EXPRESSION_SYMBOL_REF: u32 = 0x63000003;
/// `NEVERC_MC_EXPRESSION_UNARY`
pub const NEVERC_MC_EXPRESSION_UNARY: u32 = 0x63000004;
/// `NEVERC_MC_EXPRESSION_TARGET_VARIANT`
pub const NEVERC_MC_EXPRESSION_TARGET_VARIANT: u32 = 0x63000005;
/// `NevercMCFragmentKind`
pub type NevercMCFragmentKind = u32;
/// `NEVERC_MC_FRAGMENT_ALIGN`
pub const NEVERC_MC_FRAGMENT_ALIGN: u32 = 0x64000001;
/// `NEVERC_MC_FRAGMENT_DATA`
pub const NEVERC_MC_FRAGMENT_DATA: u32 = 0x64000002;
/// `NEVERC_MC_FRAGMENT_ENCODED_WITH_FIXUPS`
pub const NEVERC_MC_FRAGMENT_ENCODED_WITH_FIXUPS: u32 = 0x64000003;
/// `NEVERC_MC_FRAGMENT_FILL`
pub const NEVERC_MC_FRAGMENT_FILL: u32 = 0x64000004;
/// `NEVERC_MC_FRAGMENT_NOP`
pub const NEVERC_MC_FRAGMENT_NOP: u32 = 0x64000005;
/// `NEVERC_MC_FRAGMENT_RELAXABLE`
pub const NEVERC_MC_FRAGMENT_RELAXABLE: u32 = 0x64000006;
/// `NEVERC_MC_FRAGMENT_ORG`
pub const NEVERC_MC_FRAGMENT_ORG: u32 = 0x64000007;
/// `NEVERC_MC_FRAGMENT_DEBUG`
pub const NEVERC_MC_FRAGMENT_DEBUG: u32 = 0x64000008;
/// `NEVERC_MC_FRAGMENT_CFI`
pub const NEVERC_MC_FRAGMENT_CFI: u32 = 0x64000009;
/// `NEVERC_MC_FRAGMENT_LEB`
pub const NEVERC_MC_FRAGMENT_LEB: u32 = 0x6400000a;
/// `NEVERC_MC_FRAGMENT_BOUNDARY_ALIGN`
pub const NEVERC_MC_FRAGMENT_BOUNDARY_ALIGN: u32 = 0x6400000b;
/// `NEVERC_MC_FRAGMENT_SYMBOL_ID`
pub const NEVERC_MC_FRAGMENT_SYMBOL_ID: u32 = 0x6400000c;
/// `NEVERC_MC_FRAGMENT_PSEUDO_PROBE`
pub const NEVERC_MC_FRAGMENT_PSEUDO_PROBE: u32 = 0x6400000d;
/// `NEVERC_MC_FRAGMENT_DUMMY`
pub const NEVERC_MC_FRAGMENT_DUMMY: u32 = 0x6400000e;
/// `NEVERC_MC_FRAGMENT_FORMAT_EXTENSION`
pub const NEVERC_MC_FRAGMENT_FORMAT_EXTENSION: u32 = 0x6400000f;
/// `NevercMCFixupKind`
pub type NevercMCFixupKind = u32;
/// `NEVERC_MC_FIXUP_NONE`
pub const NEVERC_MC_FIXUP_NONE: u32 = 0x65000001;
/// `NEVERC_MC_FIXUP_DATA_1`
pub const NEVERC_MC_FIXUP_DATA_1: u32 = 0x65000002;
/// `NEVERC_MC_FIXUP_DATA_2`
pub const NEVERC_MC_FIXUP_DATA_2: u32 = 0x65000003;
/// `NEVERC_MC_FIXUP_DATA_4`
pub const NEVERC_MC_FIXUP_DATA_4: u32 = 0x65000004;
/// `NEVERC_MC_FIXUP_DATA_8`
pub const NEVERC_MC_FIXUP_DATA_8: u32 = 0x65000005;
/// `NEVERC_MC_FIXUP_DATA_LEB128`
pub const NEVERC_MC_FIXUP_DATA_LEB128: u32 = 0x65000006;
/// `NEVERC_MC_FIXUP_PC_REL_1`
pub const NEVERC_MC_FIXUP_PC_REL_1: u32 = 0x65000007;
/// `NEVERC_MC_FIXUP_PC_REL_2`
pub const NEVERC_MC_FIXUP_PC_REL_2: u32 = 0x65000008;
/// `NEVERC_MC_FIXUP_PC_REL_4`
pub const NEVERC_MC_FIXUP_PC_REL_4: u32 = 0x65000009;
/// `NEVERC_MC_FIXUP_PC_REL_8`
pub const NEVERC_MC_FIXUP_PC_REL_8: u32 = 0x6500000a;
/// `NEVERC_MC_FIXUP_GP_REL_1`
pub const NEVERC_MC_FIXUP_GP_REL_1: u32 = 0x6500000b;
/// `NEVERC_MC_FIXUP_GP_REL_2`
pub const NEVERC_MC_FIXUP_GP_REL_2: u32 = 0x6500000c;
/// `NEVERC_MC_FIXUP_GP_REL_4`
pub const NEVERC_MC_FIXUP_GP_REL_4: u32 = 0x6500000d;
/// `NEVERC_MC_FIXUP_GP_REL_8`
pub const NEVERC_MC_FIXUP_GP_REL_8: u32 = 0x6500000e;
/// `NEVERC_MC_FIXUP_DTP_REL_4`
pub const NEVERC_MC_FIXUP_DTP_REL_4: u32 = 0x6500000f;
/// `NEVERC_MC_FIXUP_DTP_REL_8`
pub const NEVERC_MC_FIXUP_DTP_REL_8: u32 = 0x65000010;
/// `NEVERC_MC_FIXUP_TP_REL_4`
pub const NEVERC_MC_FIXUP_TP_REL_4: u32 = 0x65000011;
/// `NEVERC_MC_FIXUP_TP_REL_8`
pub const NEVERC_MC_FIXUP_TP_REL_8: u32 = 0x65000012;
/// `NEVERC_MC_FIXUP_SEC_REL_1`
pub const NEVERC_MC_FIXUP_SEC_REL_1: u32 = 0x65000013;
/// `NEVERC_MC_FIXUP_SEC_REL_2`
pub const NEVERC_MC_FIXUP_SEC_REL_2: u32 = 0x65000014;
/// `NEVERC_MC_FIXUP_SEC_REL_4`
pub const NEVERC_MC_FIXUP_SEC_REL_4: u32 = 0x65000015;
/// `NEVERC_MC_FIXUP_SEC_REL_8`
pub const NEVERC_MC_FIXUP_SEC_REL_8: u32 = 0x65000016;
/// `NEVERC_MC_FIXUP_TARGET_EXTENSION`
pub const NEVERC_MC_FIXUP_TARGET_EXTENSION: u32 = 0x65000017;
/// `NevercMCLayoutState`
pub type NevercMCLayoutState = u32;
/// `NEVERC_MC_LAYOUT_STATE_BUILDING`
pub const NEVERC_MC_LAYOUT_STATE_BUILDING: u32 = 0x66000001;
/// `NEVERC_MC_LAYOUT_STATE_ENCODING`
pub const NEVERC_MC_LAYOUT_STATE_ENCODING: u32 = 0x66000002;
/// `NEVERC_MC_LAYOUT_STATE_RELAXING`
pub const NEVERC_MC_LAYOUT_STATE_RELAXING: u32 = 0x66000003;
/// `NEVERC_MC_LAYOUT_STATE_LAID_OUT`
pub const NEVERC_MC_LAYOUT_STATE_LAID_OUT: u32 = 0x66000004;
/// `NEVERC_MC_LAYOUT_STATE_COMMITTED`
pub const NEVERC_MC_LAYOUT_STATE_COMMITTED: u32 = 0x66000005;
/// `NevercMCSectionFlags`
pub type NevercMCSectionFlags = u64;
/// `NEVERC_MC_SECTION_ALLOCATED`
pub const NEVERC_MC_SECTION_ALLOCATED: u64 = 1;
/// `NEVERC_MC_SECTION_EXECUTABLE`
pub const NEVERC_MC_SECTION_EXECUTABLE: u64 = 2;
/// `NEVERC_MC_SECTION_WRITABLE`
pub const NEVERC_MC_SECTION_WRITABLE: u64 = 4;
/// `NEVERC_MC_SECTION_MERGEABLE`
pub const NEVERC_MC_SECTION_MERGEABLE: u64 = 8;
/// `NEVERC_MC_SECTION_DEBUG`
pub const NEVERC_MC_SECTION_DEBUG: u64 = 16;
/// `NevercMCSymbolBinding`
pub type NevercMCSymbolBinding = u32;
/// `NEVERC_MC_SYMBOL_BINDING_LOCAL`
pub const NEVERC_MC_SYMBOL_BINDING_LOCAL: u32 = 1;
/// `NEVERC_MC_SYMBOL_BINDING_GLOBAL`
pub const NEVERC_MC_SYMBOL_BINDING_GLOBAL: u32 = 2;
/// `NEVERC_MC_SYMBOL_BINDING_WEAK`
pub const NEVERC_MC_SYMBOL_BINDING_WEAK: u32 = 3;
/// `NevercMCSymbolVisibility`
pub type NevercMCSymbolVisibility = u32;
/// `NEVERC_MC_SYMBOL_VISIBILITY_DEFAULT`
pub const NEVERC_MC_SYMBOL_VISIBILITY_DEFAULT: u32 = 1;
/// `NEVERC_MC_SYMBOL_VISIBILITY_HIDDEN`
pub const NEVERC_MC_SYMBOL_VISIBILITY_HIDDEN: u32 = 2;
/// `NEVERC_MC_SYMBOL_VISIBILITY_PROTECTED`
pub const NEVERC_MC_SYMBOL_VISIBILITY_PROTECTED: u32 = 3;
/// `NevercMCSymbolType`
pub type NevercMCSymbolType = u32;
/// `NEVERC_MC_SYMBOL_TYPE_NONE`
pub const NEVERC_MC_SYMBOL_TYPE_NONE: u32 = 0;
/// `NEVERC_MC_SYMBOL_TYPE_FUNCTION`
pub const NEVERC_MC_SYMBOL_TYPE_FUNCTION: u32 = 1;
/// `NEVERC_MC_SYMBOL_TYPE_OBJECT`
pub const NEVERC_MC_SYMBOL_TYPE_OBJECT: u32 = 2;
/// `NEVERC_MC_SYMBOL_TYPE_SECTION`
pub const NEVERC_MC_SYMBOL_TYPE_SECTION: u32 = 3;
/// `NEVERC_MC_SYMBOL_TYPE_TLS`
pub const NEVERC_MC_SYMBOL_TYPE_TLS: u32 = 4;
/// `NevercMCSymbolDefinition`
pub type NevercMCSymbolDefinition = u32;
/// `NEVERC_MC_SYMBOL_DEFINITION_UNDEFINED`
pub const NEVERC_MC_SYMBOL_DEFINITION_UNDEFINED: u32 = 1;
/// `NEVERC_MC_SYMBOL_DEFINITION_SECTION`
pub const NEVERC_MC_SYMBOL_DEFINITION_SECTION: u32 = 2;
/// `NEVERC_MC_SYMBOL_DEFINITION_ABSOLUTE`
pub const NEVERC_MC_SYMBOL_DEFINITION_ABSOLUTE: u32 = 3;
/// `NEVERC_MC_SYMBOL_DEFINITION_COMMON`
pub const NEVERC_MC_SYMBOL_DEFINITION_COMMON: u32 = 4;
/// `NevercMCExpressionOperator`
pub type NevercMCExpressionOperator = u32;
/// `NEVERC_MC_UNARY_PLUS`
pub const NEVERC_MC_UNARY_PLUS: u32 = 1;
/// `NEVERC_MC_UNARY_MINUS`
pub const NEVERC_MC_UNARY_MINUS: u32 = 2;
/// `NEVERC_MC_UNARY_NOT`
pub const NEVERC_MC_UNARY_NOT: u32 = 3;
/// `NEVERC_MC_BINARY_ADD`
pub const NEVERC_MC_BINARY_ADD: u32 = 16;
/// `NEVERC_MC_BINARY_SUBTRACT`
pub const NEVERC_MC_BINARY_SUBTRACT: u32 = 17;
/// `NEVERC_MC_BINARY_MULTIPLY`
pub const NEVERC_MC_BINARY_MULTIPLY: u32 = 18;
/// `NEVERC_MC_BINARY_DIVIDE`
pub const NEVERC_MC_BINARY_DIVIDE: u32 = 19;
/// `NEVERC_MC_BINARY_AND`
pub const NEVERC_MC_BINARY_AND: u32 = 20;
/// `NEVERC_MC_BINARY_OR`
pub const NEVERC_MC_BINARY_OR: u32 = 21;
/// `NEVERC_MC_BINARY_XOR`
pub const NEVERC_MC_BINARY_XOR: u32 = 22;
/// `NEVERC_MC_BINARY_SHIFT_LEFT`
pub const NEVERC_MC_BINARY_SHIFT_LEFT: u32 = 23;
/// `NEVERC_MC_BINARY_SHIFT_RIGHT`
pub const NEVERC_MC_BINARY_SHIFT_RIGHT: u32 = 24;
/// `NEVERC_MC_AUTOMATIC_OFFSET`
pub const NEVERC_MC_AUTOMATIC_OFFSET: u64 = 0xffffffffffffffff;
/// `NevercMCSchemaValueDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCSchemaValueDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `StableID`
    pub stable_id: u32,
    /// `BackendValue`
    pub backend_value: u32,
    /// `CanonicalName`
    pub canonical_name: NevercStringView,
    /// `Flags`
    pub flags: u64,
}

/// `NevercMCSchemaDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCSchemaDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `SchemaID`
    pub schema_id: NevercInterfaceID,
    /// `TargetID`
    pub target_id: NevercTargetID,
    /// `CanonicalName`
    pub canonical_name: NevercStringView,
    /// `Digest`
    pub digest: NevercStringView,
    /// `Opcodes`
    pub opcodes: NevercStructArrayView,
    /// `Registers`
    pub registers: NevercStructArrayView,
    /// `OperandKinds`
    pub operand_kinds: NevercStructArrayView,
    /// `Relocations`
    pub relocations: NevercStructArrayView,
    /// `Variants`
    pub variants: NevercStructArrayView,
    /// `Flags`
    pub flags: u64,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
}

/// `NevercMCSchemaTokenInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCSchemaTokenInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `SchemaID`
    pub schema_id: NevercInterfaceID,
    /// `TargetID`
    pub target_id: NevercTargetID,
    /// `Digest`
    pub digest: NevercStringView,
    /// `UnitGeneration`
    pub unit_generation: u64,
}

/// `NevercMCUnitInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCUnitInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `TargetID`
    pub target_id: NevercTargetID,
    /// `TargetSchemaDigest`
    pub target_schema_digest: NevercStringView,
    /// `Generation`
    pub generation: u64,
    /// `SectionCount`
    pub section_count: u64,
    /// `SymbolCount`
    pub symbol_count: u64,
    /// `ExpressionCount`
    pub expression_count: u64,
    /// `FragmentCount`
    pub fragment_count: u64,
    /// `InstructionCount`
    pub instruction_count: u64,
    /// `FixupCount`
    pub fixup_count: u64,
}

/// `NevercMCSectionDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCSectionDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Name`
    pub name: NevercStringView,
    /// `Alignment`
    pub alignment: u64,
    /// `Flags`
    pub flags: NevercMCSectionFlags,
}

/// `NevercMCSectionInfo`
pub type NevercMCSectionInfo = NevercMCSectionDescriptor;
/// `NevercMCSymbolDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCSymbolDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Name`
    pub name: NevercStringView,
    /// `Binding`
    pub binding: NevercMCSymbolBinding,
    /// `Visibility`
    pub visibility: NevercMCSymbolVisibility,
    /// `Type`
    pub type_: NevercMCSymbolType,
    /// `Definition`
    pub definition: NevercMCSymbolDefinition,
    /// `Section`
    pub section: NevercMCSectionHandle,
    /// `Value`
    pub value: u64,
    /// `Size`
    pub size: u64,
    /// `Alignment`
    pub alignment: u64,
    /// `Flags`
    pub flags: u64,
}

/// `NevercMCSymbolInfo`
pub type NevercMCSymbolInfo = NevercMCSymbolDescriptor;
/// `NevercMCExpressionDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCExpressionDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Kind`
    pub kind: NevercMCExpressionKind,
    /// `Operator`
    pub operator: NevercMCExpressionOperator,
    /// `Constant`
    pub constant: i64,
    /// `Symbol`
    pub symbol: NevercMCSymbolHandle,
    /// `Left`
    pub left: NevercMCExprHandle,
    /// `Right`
    pub right: NevercMCExprHandle,
    /// `SchemaToken`
    pub schema_token: NevercMCSchemaTokenHandle,
    /// `TargetVariant`
    pub target_variant: u32,
    /// `Reserved`
    pub reserved: u32,
    /// `ExtensionOwner`
    pub extension_owner: NevercInterfaceID,
    /// `Extension`
    pub extension: NevercByteView,
}

/// `NevercMCExpressionInfo`
pub type NevercMCExpressionInfo = NevercMCExpressionDescriptor;
/// `NevercMCFragmentDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCFragmentDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Kind`
    pub kind: NevercMCFragmentKind,
    /// `FillValue`
    pub fill_value: u32,
    /// `SchemaToken`
    pub schema_token: NevercMCSchemaTokenHandle,
    /// `Section`
    pub section: NevercMCSectionHandle,
    /// `ExplicitOffset`
    pub explicit_offset: u64,
    /// `Alignment`
    pub alignment: u64,
    /// `Contents`
    pub contents: NevercByteView,
    /// `ExtensionOwner`
    pub extension_owner: NevercInterfaceID,
    /// `Extension`
    pub extension: NevercByteView,
}

/// `NevercMCFragmentInfo`
pub type NevercMCFragmentInfo = NevercMCFragmentDescriptor;
/// `NevercMCFixupDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCFixupDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Fragment`
    pub fragment: NevercMCFragmentHandle,
    /// `Expression`
    pub expression: NevercMCExprHandle,
    /// `Offset`
    pub offset: u64,
    /// `Width`
    pub width: u32,
    /// `IsPCRelative`
    pub is_pc_relative: NevercBool,
    /// `IsSigned`
    pub is_signed: NevercBool,
    /// `MayRelax`
    pub may_relax: NevercBool,
    /// `Reserved8`
    pub reserved8: u8,
    /// `Kind`
    pub kind: NevercMCFixupKind,
    /// `SchemaToken`
    pub schema_token: NevercMCSchemaTokenHandle,
    /// `TargetKind`
    pub target_kind: u32,
    /// `Reserved`
    pub reserved: u32,
}

/// `NevercMCFixupInfo`
pub type NevercMCFixupInfo = NevercMCFixupDescriptor;
/// `NevercMCSourceLocation`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCSourceLocation {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `FileID`
    pub file_id: u64,
    /// `ByteOffset`
    pub byte_offset: u64,
    /// `Line`
    pub line: u32,
    /// `Column`
    pub column: u32,
}

/// `NevercMCLayoutStateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCLayoutStateInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `State`
    pub state: NevercMCLayoutState,
    /// `Reserved`
    pub reserved: u32,
    /// `UnitGeneration`
    pub unit_generation: u64,
    /// `TotalSize`
    pub total_size: u64,
}

/// `NevercMCEmissionEventKind`
pub type NevercMCEmissionEventKind = u32;
/// `NEVERC_MC_EMISSION_UNIT_BEGIN`
pub const NEVERC_MC_EMISSION_UNIT_BEGIN: u32 = 1;
/// `NEVERC_MC_EMISSION_UNIT_END`
pub const NEVERC_MC_EMISSION_UNIT_END: u32 = 2;
/// `NEVERC_MC_EMISSION_SECTION_CHANGE`
pub const NEVERC_MC_EMISSION_SECTION_CHANGE: u32 = 3;
/// `NEVERC_MC_EMISSION_PRE_INSTRUCTION`
pub const NEVERC_MC_EMISSION_PRE_INSTRUCTION: u32 = 4;
/// `NEVERC_MC_EMISSION_POST_INSTRUCTION`
pub const NEVERC_MC_EMISSION_POST_INSTRUCTION: u32 = 5;
/// `NEVERC_MC_EMISSION_POST_ENCODE`
pub const NEVERC_MC_EMISSION_POST_ENCODE: u32 = 6;
/// `NEVERC_MC_EMISSION_FIXUP`
pub const NEVERC_MC_EMISSION_FIXUP: u32 = 7;
/// `NEVERC_MC_EMISSION_RELAXATION_ROUND`
pub const NEVERC_MC_EMISSION_RELAXATION_ROUND: u32 = 8;
/// `NEVERC_MC_EMISSION_PRE_LAYOUT`
pub const NEVERC_MC_EMISSION_PRE_LAYOUT: u32 = 9;
/// `NEVERC_MC_EMISSION_POST_LAYOUT`
pub const NEVERC_MC_EMISSION_POST_LAYOUT: u32 = 10;
/// `NEVERC_MC_EMISSION_PRE_OBJECT_WRITE`
pub const NEVERC_MC_EMISSION_PRE_OBJECT_WRITE: u32 = 11;
/// `NevercMCEmissionEventFlags`
pub type NevercMCEmissionEventFlags = u64;
/// `NEVERC_MC_EMISSION_HAS_SECTION`
pub const NEVERC_MC_EMISSION_HAS_SECTION: u64 = 1;
/// `NEVERC_MC_EMISSION_HAS_INSTRUCTION`
pub const NEVERC_MC_EMISSION_HAS_INSTRUCTION: u64 = 2;
/// `NEVERC_MC_EMISSION_HAS_ENCODING`
pub const NEVERC_MC_EMISSION_HAS_ENCODING: u64 = 4;
/// `NEVERC_MC_EMISSION_HAS_FIXUP`
pub const NEVERC_MC_EMISSION_HAS_FIXUP: u64 = 8;
/// `NEVERC_MC_EMISSION_HAS_LAYOUT`
pub const NEVERC_MC_EMISSION_HAS_LAYOUT: u64 = 16;
/// `NEVERC_MC_EMISSION_CAN_REPLACE_INSTRUCTION`
pub const NEVERC_MC_EMISSION_CAN_REPLACE_INSTRUCTION: u64 = 32;
/// `NevercMCEmissionSectionLayoutInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCEmissionSectionLayoutInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Name`
    pub name: NevercStringView,
    /// `AddressSize`
    pub address_size: u64,
    /// `FileSize`
    pub file_size: u64,
    /// `FragmentCount`
    pub fragment_count: u64,
}

/// `NevercMCEmissionFragmentLayoutInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCEmissionFragmentLayoutInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `SectionIndex`
    pub section_index: u64,
    /// `FragmentIndex`
    pub fragment_index: u64,
    /// `Offset`
    pub offset: u64,
    /// `Size`
    pub size: u64,
    /// `Kind`
    pub kind: NevercMCFragmentKind,
    /// `Reserved`
    pub reserved: u32,
}

/// `NevercMCEmissionSymbolLayoutInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCEmissionSymbolLayoutInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Name`
    pub name: NevercStringView,
    /// `Value`
    pub value: u64,
    /// `IsDefined`
    pub is_defined: NevercBool,
    /// `IsResolved`
    pub is_resolved: NevercBool,
    /// `Reserved8`
    pub reserved8: [u8; 6],
}

/// `NevercMCEmissionFixupLayoutInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCEmissionFixupLayoutInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `SectionIndex`
    pub section_index: u64,
    /// `FragmentIndex`
    pub fragment_index: u64,
    /// `Offset`
    pub offset: u64,
    /// `Value`
    pub value: u64,
    /// `Kind`
    pub kind: u32,
    /// `IsResolved`
    pub is_resolved: NevercBool,
    /// `Reserved8`
    pub reserved8: [u8; 3],
}

/// `NevercMCEmissionEventInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCEmissionEventInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Kind`
    pub kind: NevercMCEmissionEventKind,
    /// `RelaxationRound`
    pub relaxation_round: u32,
    /// `Flags`
    pub flags: NevercMCEmissionEventFlags,
    /// `MC`
    pub mc: *const NevercMCAPI,
    /// `Unit`
    pub unit: NevercMCUnitHandle,
    /// `Instruction`
    pub instruction: NevercMCInstHandle,
    /// `SectionName`
    pub section_name: NevercStringView,
    /// `EncodedBytes`
    pub encoded_bytes: NevercByteView,
    /// `LayoutChanged`
    pub layout_changed: NevercBool,
    /// `Reserved8`
    pub reserved8: [u8; 7],
    /// `Fixup`
    pub fixup: NevercMCEmissionFixupLayoutInfo,
    /// `LayoutSectionCount`
    pub layout_section_count: u64,
    /// `LayoutFragmentCount`
    pub layout_fragment_count: u64,
    /// `LayoutSymbolCount`
    pub layout_symbol_count: u64,
    /// `LayoutFixupCount`
    pub layout_fixup_count: u64,
}

/// `NevercMCInstructionInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCInstructionInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `SchemaToken`
    pub schema_token: NevercMCSchemaTokenHandle,
    /// `Opcode`
    pub opcode: u32,
    /// `Flags`
    pub flags: u32,
    /// `OperandCount`
    pub operand_count: u64,
}

/// `TargetExtension` of [`NevercMCOperandValuePayload`].
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCOperandValuePayloadTargetExtension {
    /// `Kind`
    pub kind: u32,
    /// `Reserved`
    pub reserved: u32,
    /// `Payload`
    pub payload: NevercByteView,
}

/// `Payload` of [`NevercMCOperandValue`].
#[repr(C)]
#[derive(Clone, Copy)]
pub union NevercMCOperandValuePayload {
    /// `Register`
    pub register: u32,
    /// `Immediate`
    pub immediate: i64,
    /// `SingleFloatBits`
    pub single_float_bits: u32,
    /// `DoubleFloatBits`
    pub double_float_bits: u64,
    /// `Expression`
    pub expression: NevercMCExprHandle,
    /// `Instruction`
    pub instruction: NevercMCInstHandle,
    /// `TargetExtension`
    pub target_extension: NevercMCOperandValuePayloadTargetExtension,
}

/// `NevercMCOperandValue`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCOperandValue {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Kind`
    pub kind: NevercMCOperandKind,
    /// `Reserved`
    pub reserved: u32,
    /// `SchemaToken`
    pub schema_token: NevercMCSchemaTokenHandle,
    /// `Payload`
    pub payload: NevercMCOperandValuePayload,
}

/// `NevercMCDecodeOutcome`
pub type NevercMCDecodeOutcome = u32;
/// `NEVERC_MC_DECODE_SUCCESS`
pub const NEVERC_MC_DECODE_SUCCESS: u32 = 1;
/// `NEVERC_MC_DECODE_SOFT_FAIL`
pub const NEVERC_MC_DECODE_SOFT_FAIL: u32 = 2;
/// `NEVERC_MC_DECODE_UNKNOWN`
pub const NEVERC_MC_DECODE_UNKNOWN: u32 = 3;
/// `NEVERC_MC_DECODE_FAIL`
pub const NEVERC_MC_DECODE_FAIL: u32 = 4;
/// `NEVERC_MC_NO_FIXUP_OPERAND`
pub const NEVERC_MC_NO_FIXUP_OPERAND: u32 = 0xffffffff;
/// `NevercMCEncodedFixup`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCEncodedFixup {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Offset`
    pub offset: u64,
    /// `Width`
    pub width: u32,
    /// `IsPCRelative`
    pub is_pc_relative: NevercBool,
    /// `IsSigned`
    pub is_signed: NevercBool,
    /// `MayRelax`
    pub may_relax: NevercBool,
    /// `Reserved8`
    pub reserved8: u8,
    /// `Kind`
    pub kind: NevercMCFixupKind,
    /// `SchemaToken`
    pub schema_token: NevercMCSchemaTokenHandle,
    /// `TargetKind`
    pub target_kind: u32,
    /// `OperandIndex`
    pub operand_index: u32,
    /// `Addend`
    pub addend: i64,
}

/// `NevercMCEncodeRequest`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCEncodeRequest {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `MC`
    pub mc: *const NevercMCAPI,
    /// `Task`
    pub task: NevercTaskHandle,
    /// `Unit`
    pub unit: NevercMCUnitHandle,
    /// `Instruction`
    pub instruction: NevercMCInstHandle,
    /// `SchemaToken`
    pub schema_token: NevercMCSchemaTokenHandle,
    /// `Address`
    pub address: u64,
    /// `Features`
    pub features: NevercStringArrayView,
}

/// Takes the bytes and fixups of an encoder of a plugin, during its callback.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCEncodeSink {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `WriteBytes`
    pub write_bytes: Option<unsafe extern "C-unwind" fn(context: *mut c_void, bytes: NevercByteView) -> NevercStatus>,
    /// `AddFixup`
    pub add_fixup: Option<unsafe extern "C-unwind" fn(context: *mut c_void, fixup: *const NevercMCEncodedFixup) -> NevercStatus>,
}

/// `NevercMCEncodeInstructionFn`
pub type NevercMCEncodeInstructionFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, request: *const NevercMCEncodeRequest, sink: *const NevercMCEncodeSink) -> NevercStatus>;
/// `NevercMCDecodeRequest`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCDecodeRequest {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `MC`
    pub mc: *const NevercMCAPI,
    /// `Task`
    pub task: NevercTaskHandle,
    /// `Unit`
    pub unit: NevercMCUnitHandle,
    /// `Mutation`
    pub mutation: NevercMCMutationHandle,
    /// `SchemaToken`
    pub schema_token: NevercMCSchemaTokenHandle,
    /// `Bytes`
    pub bytes: NevercByteView,
    /// `Address`
    pub address: u64,
    /// `Features`
    pub features: NevercStringArrayView,
}

/// `NevercMCDecodeResult`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCDecodeResult {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Outcome`
    pub outcome: NevercMCDecodeOutcome,
    /// `Reserved`
    pub reserved: u32,
    /// `ConsumedBytes`
    pub consumed_bytes: u64,
    /// `Instruction`
    pub instruction: NevercMCInstHandle,
}

/// `NevercMCDecodeInstructionFn`
pub type NevercMCDecodeInstructionFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, request: *const NevercMCDecodeRequest, out_result: *mut NevercMCDecodeResult) -> NevercStatus>;
/// `NevercMCEncoderDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCEncoderDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `ProviderID`
    pub provider_id: NevercInterfaceID,
    /// `TargetID`
    pub target_id: NevercTargetID,
    /// `SchemaID`
    pub schema_id: NevercInterfaceID,
    /// `MaximumInstructionLength`
    pub maximum_instruction_length: u32,
    /// `Reserved`
    pub reserved: u32,
    /// `Flags`
    pub flags: u64,
    /// `EncodeInstruction`
    pub encode_instruction: NevercMCEncodeInstructionFn,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
}

/// `NevercMCDecoderDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCDecoderDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `ProviderID`
    pub provider_id: NevercInterfaceID,
    /// `TargetID`
    pub target_id: NevercTargetID,
    /// `SchemaID`
    pub schema_id: NevercInterfaceID,
    /// `MaximumInstructionLength`
    pub maximum_instruction_length: u32,
    /// `Reserved`
    pub reserved: u32,
    /// `Flags`
    pub flags: u64,
    /// `DecodeInstruction`
    pub decode_instruction: NevercMCDecodeInstructionFn,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
}

/// `NevercMutableByteView`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMutableByteView {
    /// `Data`
    pub data: *mut u8,
    /// `Length`
    pub length: u64,
}

/// Takes the bytes that a callback makes, in order.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCByteSink {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `WriteBytes`
    pub write_bytes: Option<unsafe extern "C-unwind" fn(context: *mut c_void, bytes: NevercByteView) -> NevercStatus>,
}

/// `NevercMCFixupInfoFlags`
pub type NevercMCFixupInfoFlags = u64;
/// `NEVERC_MC_FIXUP_INFO_PC_RELATIVE`
pub const NEVERC_MC_FIXUP_INFO_PC_RELATIVE: u64 = 1;
/// `NEVERC_MC_FIXUP_INFO_SIGNED`
pub const NEVERC_MC_FIXUP_INFO_SIGNED: u64 = 2;
/// `NEVERC_MC_FIXUP_INFO_RELAXABLE`
pub const NEVERC_MC_FIXUP_INFO_RELAXABLE: u64 = 4;
/// `NEVERC_MC_FIXUP_INFO_TARGET`
pub const NEVERC_MC_FIXUP_INFO_TARGET: u64 = 8;
/// `NevercMCFixupKindInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCFixupKindInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `TargetOffset`
    pub target_offset: u32,
    /// `TargetSize`
    pub target_size: u32,
    /// `Flags`
    pub flags: NevercMCFixupInfoFlags,
    /// `Reserved`
    pub reserved: u64,
}

/// `NevercMCLayoutFixupRequest`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCLayoutFixupRequest {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Task`
    pub task: NevercTaskHandle,
    /// `Kind`
    pub kind: NevercMCFixupKind,
    /// `TargetKind`
    pub target_kind: u32,
    /// `FixupOffset`
    pub fixup_offset: u64,
    /// `FragmentOffset`
    pub fragment_offset: u64,
    /// `FragmentSize`
    pub fragment_size: u64,
    /// `Place`
    pub place: u64,
    /// `Width`
    pub width: u32,
    /// `IsPCRelative`
    pub is_pc_relative: NevercBool,
    /// `IsSigned`
    pub is_signed: NevercBool,
    /// `MayRelax`
    pub may_relax: NevercBool,
    /// `IsResolved`
    pub is_resolved: NevercBool,
    /// `Value`
    pub value: i64,
    /// `SymbolName`
    pub symbol_name: NevercStringView,
}

/// `NevercMCRelaxationResult`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCRelaxationResult {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Changed`
    pub changed: NevercBool,
    /// `Reserved8`
    pub reserved8: [u8; 7],
    /// `ReplacementBytes`
    pub replacement_bytes: NevercByteView,
    /// `NewFixupOffset`
    pub new_fixup_offset: u64,
    /// `NewFixupWidth`
    pub new_fixup_width: u32,
    /// `NewFixupKind`
    pub new_fixup_kind: NevercMCFixupKind,
    /// `NewTargetKind`
    pub new_target_kind: u32,
    /// `Reserved`
    pub reserved: u32,
}

/// `NevercMCGetFixupKindInfoFn`
pub type NevercMCGetFixupKindInfoFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, kind: NevercMCFixupKind, target_kind: u32, out_info: *mut NevercMCFixupKindInfo) -> NevercStatus>;
/// `NevercMCMapRelocationFn`
pub type NevercMCMapRelocationFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, request: *const NevercMCLayoutFixupRequest, out_relocation_kind: *mut u32) -> NevercStatus>;
/// `NevercMCShouldRelaxFixupFn`
pub type NevercMCShouldRelaxFixupFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, request: *const NevercMCLayoutFixupRequest, out_relax: *mut NevercBool) -> NevercStatus>;
/// `NevercMCRelaxFragmentFn`
pub type NevercMCRelaxFragmentFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, request: *const NevercMCLayoutFixupRequest, out_result: *mut NevercMCRelaxationResult) -> NevercStatus>;
/// `NevercMCApplyFixupFn`
pub type NevercMCApplyFixupFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, request: *const NevercMCLayoutFixupRequest, bytes: NevercMutableByteView) -> NevercStatus>;
/// `NevercMCWriteNopsFn`
pub type NevercMCWriteNopsFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, count: u64, sink: *const NevercMCByteSink) -> NevercStatus>;
/// `NevercMCAsmBackendDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCAsmBackendDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `ProviderID`
    pub provider_id: NevercInterfaceID,
    /// `TargetID`
    pub target_id: NevercTargetID,
    /// `SchemaID`
    pub schema_id: NevercInterfaceID,
    /// `MaximumLayoutIterations`
    pub maximum_layout_iterations: u32,
    /// `MinimumInstructionAlignment`
    pub minimum_instruction_alignment: u32,
    /// `Flags`
    pub flags: u64,
    /// `GetFixupKindInfo`
    pub get_fixup_kind_info: NevercMCGetFixupKindInfoFn,
    /// `MapRelocation`
    pub map_relocation: NevercMCMapRelocationFn,
    /// `ShouldRelaxFixup`
    pub should_relax_fixup: NevercMCShouldRelaxFixupFn,
    /// `RelaxFragment`
    pub relax_fragment: NevercMCRelaxFragmentFn,
    /// `ApplyFixup`
    pub apply_fixup: NevercMCApplyFixupFn,
    /// `WriteNops`
    pub write_nops: NevercMCWriteNopsFn,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
}

/// `NevercAssemblySourceRepresentation`
pub type NevercAssemblySourceRepresentation = u32;
/// `NEVERC_ASSEMBLY_SOURCE_BUFFER`
pub const NEVERC_ASSEMBLY_SOURCE_BUFFER: u32 = 1;
/// `NEVERC_ASSEMBLY_SOURCE_RENDERED_TOKENS`
pub const NEVERC_ASSEMBLY_SOURCE_RENDERED_TOKENS: u32 = 2;
/// `NevercAssemblySourceInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercAssemblySourceInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Representation`
    pub representation: NevercAssemblySourceRepresentation,
    /// `Preprocessed`
    pub preprocessed: NevercBool,
    /// `Reserved8`
    pub reserved8: [u8; 3],
    /// `Identifier`
    pub identifier: NevercStringView,
    /// `Buffer`
    pub buffer: NevercStringView,
    /// `Cursor`
    pub cursor: NevercAssemblySourceCursorHandle,
    /// `Generation`
    pub generation: u64,
}

/// `NevercAssemblyTokenInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercAssemblyTokenInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Spelling`
    pub spelling: NevercStringView,
    /// `FileID`
    pub file_id: u64,
    /// `ByteOffset`
    pub byte_offset: u64,
    /// `Line`
    pub line: u32,
    /// `Column`
    pub column: u32,
    /// `StartOfLine`
    pub start_of_line: NevercBool,
    /// `LeadingSpace`
    pub leading_space: NevercBool,
    /// `Reserved8`
    pub reserved8: [u8; 6],
}

/// `NevercAssemblyParseInputInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercAssemblyParseInputInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `TargetID`
    pub target_id: NevercTargetID,
    /// `SchemaID`
    pub schema_id: NevercInterfaceID,
    /// `TargetSchemaDigest`
    pub target_schema_digest: NevercStringView,
    /// `Source`
    pub source: NevercAssemblySourceInfo,
}

/// `NevercAssemblyPrintInputInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercAssemblyPrintInputInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `TargetID`
    pub target_id: NevercTargetID,
    /// `SchemaID`
    pub schema_id: NevercInterfaceID,
    /// `TargetSchemaDigest`
    pub target_schema_digest: NevercStringView,
    /// `UnitGeneration`
    pub unit_generation: u64,
}

/// `NevercAssemblyOutputMetadata`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercAssemblyOutputMetadata {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Syntax`
    pub syntax: NevercStringView,
    /// `Comment`
    pub comment: NevercStringView,
    /// `Flags`
    pub flags: u64,
}

/// Assembly dialects of plugins.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercAssemblyProviderAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `GetParseInput`
    pub get_parse_input: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_info: *mut NevercAssemblyParseInputInfo) -> NevercStatus>,
    /// `PeekSourceToken`
    pub peek_source_token: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, cursor: NevercAssemblySourceCursorHandle, out_token: *mut NevercAssemblyTokenInfo) -> NevercStatus>,
    /// `AdvanceSourceToken`
    pub advance_source_token: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, cursor: NevercAssemblySourceCursorHandle) -> NevercStatus>,
    /// `GetParseMCBuilder`
    pub get_parse_mc_builder: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, out_mc: *mut *const NevercMCAPI, out_unit: *mut NevercMCUnitHandle) -> NevercStatus>,
    /// `PublishParsedMCUnit`
    pub publish_parsed_mc_unit: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, out_unit: *mut NevercArtifactHandle) -> NevercStatus>,
    /// `GetPrintInput`
    pub get_print_input: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_info: *mut NevercAssemblyPrintInputInfo, out_mc: *mut *const NevercMCAPI, out_unit: *mut NevercMCUnitHandle) -> NevercStatus>,
    /// `WritePrintOutput`
    pub write_print_output: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, text: NevercStringView) -> NevercStatus>,
    /// `PublishAssemblyOutput`
    pub publish_assembly_output: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, metadata: *const NevercAssemblyOutputMetadata, out_output: *mut NevercArtifactHandle) -> NevercStatus>,
}

/// Events while machine code is emitted.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCEmissionAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `GetEvent`
    pub get_event: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, artifact: NevercArtifactHandle, out_info: *mut NevercMCEmissionEventInfo) -> NevercStatus>,
    /// `BeginInstructionReplacement`
    pub begin_instruction_replacement: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *mut NevercPhaseContinuation, out_mc: *mut *const NevercMCAPI, out_unit: *mut NevercMCUnitHandle, out_instruction: *mut NevercMCInstHandle) -> NevercStatus>,
    /// `PublishInstructionReplacement`
    pub publish_instruction_replacement: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *mut NevercPhaseContinuation, out_instruction: *mut NevercArtifactHandle) -> NevercStatus>,
    /// `GetLayoutSection`
    pub get_layout_section: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, artifact: NevercArtifactHandle, index: u64, out_info: *mut NevercMCEmissionSectionLayoutInfo) -> NevercStatus>,
    /// `GetLayoutFragment`
    pub get_layout_fragment: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, artifact: NevercArtifactHandle, index: u64, out_info: *mut NevercMCEmissionFragmentLayoutInfo) -> NevercStatus>,
    /// `GetLayoutSymbol`
    pub get_layout_symbol: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, artifact: NevercArtifactHandle, index: u64, out_info: *mut NevercMCEmissionSymbolLayoutInfo) -> NevercStatus>,
    /// `GetLayoutFixup`
    pub get_layout_fixup: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, artifact: NevercArtifactHandle, index: u64, out_info: *mut NevercMCEmissionFixupLayoutInfo) -> NevercStatus>,
}

/// Machine code units: sections, fragments, instructions, fixups.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `RegisterSchema`
    pub register_schema: Option<unsafe extern "C-unwind" fn(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercMCSchemaDescriptor) -> NevercStatus>,
    /// `GetSchemaToken`
    pub get_schema_token: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, unit: NevercMCUnitHandle, out_token: *mut NevercMCSchemaTokenHandle) -> NevercStatus>,
    /// `GetSchemaTokenInfo`
    pub get_schema_token_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, token: NevercMCSchemaTokenHandle, out_info: *mut NevercMCSchemaTokenInfo) -> NevercStatus>,
    /// `GetUnitInfo`
    pub get_unit_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, unit: NevercMCUnitHandle, out_info: *mut NevercMCUnitInfo) -> NevercStatus>,
    /// `GetFirstSection`
    pub get_first_section: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, unit: NevercMCUnitHandle, out_section: *mut NevercMCSectionHandle) -> NevercStatus>,
    /// `GetNextSection`
    pub get_next_section: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, section: NevercMCSectionHandle, out_section: *mut NevercMCSectionHandle) -> NevercStatus>,
    /// `GetSectionInfo`
    pub get_section_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, section: NevercMCSectionHandle, out_info: *mut NevercMCSectionInfo) -> NevercStatus>,
    /// `GetFirstSymbol`
    pub get_first_symbol: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, unit: NevercMCUnitHandle, out_symbol: *mut NevercMCSymbolHandle) -> NevercStatus>,
    /// `GetNextSymbol`
    pub get_next_symbol: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, symbol: NevercMCSymbolHandle, out_symbol: *mut NevercMCSymbolHandle) -> NevercStatus>,
    /// `GetSymbolInfo`
    pub get_symbol_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, symbol: NevercMCSymbolHandle, out_info: *mut NevercMCSymbolInfo) -> NevercStatus>,
    /// `GetExpressionInfo`
    pub get_expression_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, expression: NevercMCExprHandle, out_info: *mut NevercMCExpressionInfo) -> NevercStatus>,
    /// `GetFirstFragment`
    pub get_first_fragment: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, section: NevercMCSectionHandle, out_fragment: *mut NevercMCFragmentHandle) -> NevercStatus>,
    /// `GetNextFragment`
    pub get_next_fragment: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, fragment: NevercMCFragmentHandle, out_fragment: *mut NevercMCFragmentHandle) -> NevercStatus>,
    /// `GetFragmentInfo`
    pub get_fragment_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, fragment: NevercMCFragmentHandle, out_info: *mut NevercMCFragmentInfo) -> NevercStatus>,
    /// `GetFirstFragmentInstruction`
    pub get_first_fragment_instruction: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, fragment: NevercMCFragmentHandle, out_instruction: *mut NevercMCInstHandle) -> NevercStatus>,
    /// `GetFirstFixup`
    pub get_first_fixup: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, fragment: NevercMCFragmentHandle, out_fixup: *mut NevercMCFixupHandle) -> NevercStatus>,
    /// `GetNextFixup`
    pub get_next_fixup: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, fixup: NevercMCFixupHandle, out_fixup: *mut NevercMCFixupHandle) -> NevercStatus>,
    /// `GetFixupInfo`
    pub get_fixup_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, fixup: NevercMCFixupHandle, out_info: *mut NevercMCFixupInfo) -> NevercStatus>,
    /// `BeginMutation`
    pub begin_mutation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, unit: NevercMCUnitHandle, out_mutation: *mut NevercMCMutationHandle) -> NevercStatus>,
    /// `CommitMutation`
    pub commit_mutation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle) -> NevercStatus>,
    /// `AbandonMutation`
    pub abandon_mutation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle) -> NevercStatus>,
    /// `CreateSection`
    pub create_section: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, descriptor: *const NevercMCSectionDescriptor, out_section: *mut NevercMCSectionHandle) -> NevercStatus>,
    /// `MoveSectionBefore`
    pub move_section_before: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, section: NevercMCSectionHandle, position: NevercMCSectionHandle) -> NevercStatus>,
    /// `EraseSection`
    pub erase_section: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, section: NevercMCSectionHandle) -> NevercStatus>,
    /// `CreateSymbol`
    pub create_symbol: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, descriptor: *const NevercMCSymbolDescriptor, out_symbol: *mut NevercMCSymbolHandle) -> NevercStatus>,
    /// `MoveSymbolBefore`
    pub move_symbol_before: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, symbol: NevercMCSymbolHandle, position: NevercMCSymbolHandle) -> NevercStatus>,
    /// `EraseSymbol`
    pub erase_symbol: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, symbol: NevercMCSymbolHandle) -> NevercStatus>,
    /// `CreateExpression`
    pub create_expression: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, descriptor: *const NevercMCExpressionDescriptor, out_expression: *mut NevercMCExprHandle) -> NevercStatus>,
    /// `SetExpressionOperands`
    pub set_expression_operands: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, expression: NevercMCExprHandle, left: NevercMCExprHandle, right: NevercMCExprHandle) -> NevercStatus>,
    /// `EraseExpression`
    pub erase_expression: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, expression: NevercMCExprHandle) -> NevercStatus>,
    /// `CreateFragment`
    pub create_fragment: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, section: NevercMCSectionHandle, descriptor: *const NevercMCFragmentDescriptor, out_fragment: *mut NevercMCFragmentHandle) -> NevercStatus>,
    /// `MoveFragmentBefore`
    pub move_fragment_before: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, fragment: NevercMCFragmentHandle, position: NevercMCFragmentHandle) -> NevercStatus>,
    /// `EraseFragment`
    pub erase_fragment: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, fragment: NevercMCFragmentHandle) -> NevercStatus>,
    /// `CreateFixup`
    pub create_fixup: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, fragment: NevercMCFragmentHandle, descriptor: *const NevercMCFixupDescriptor, out_fixup: *mut NevercMCFixupHandle) -> NevercStatus>,
    /// `MoveFixupBefore`
    pub move_fixup_before: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, fixup: NevercMCFixupHandle, position: NevercMCFixupHandle) -> NevercStatus>,
    /// `EraseFixup`
    pub erase_fixup: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, fixup: NevercMCFixupHandle) -> NevercStatus>,
    /// `GetFirstInstruction`
    pub get_first_instruction: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, unit: NevercMCUnitHandle, out_instruction: *mut NevercMCInstHandle) -> NevercStatus>,
    /// `GetNextInstruction`
    pub get_next_instruction: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, instruction: NevercMCInstHandle, out_instruction: *mut NevercMCInstHandle) -> NevercStatus>,
    /// `GetInstructionInfo`
    pub get_instruction_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, instruction: NevercMCInstHandle, out_info: *mut NevercMCInstructionInfo) -> NevercStatus>,
    /// `GetInstructionOperand`
    pub get_instruction_operand: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, instruction: NevercMCInstHandle, index: u64, out_operand: *mut NevercMCOperandHandle) -> NevercStatus>,
    /// `GetOperandValue`
    pub get_operand_value: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, operand: NevercMCOperandHandle, out_value: *mut NevercMCOperandValue) -> NevercStatus>,
    /// `CreateInstruction`
    pub create_instruction: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, schema_token: NevercMCSchemaTokenHandle, opcode: u32, out_instruction: *mut NevercMCInstHandle) -> NevercStatus>,
    /// `AppendOperand`
    pub append_operand: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, instruction: NevercMCInstHandle, value: *const NevercMCOperandValue) -> NevercStatus>,
    /// `InsertOperand`
    pub insert_operand: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, instruction: NevercMCInstHandle, index: u64, value: *const NevercMCOperandValue, out_operand: *mut NevercMCOperandHandle) -> NevercStatus>,
    /// `EraseOperand`
    pub erase_operand: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, instruction: NevercMCInstHandle, index: u64) -> NevercStatus>,
    /// `InsertInstructionBefore`
    pub insert_instruction_before: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, position: NevercMCInstHandle, instruction: NevercMCInstHandle) -> NevercStatus>,
    /// `AppendInstruction`
    pub append_instruction: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, unit: NevercMCUnitHandle, instruction: NevercMCInstHandle) -> NevercStatus>,
    /// `AppendInstructionToFragment`
    pub append_instruction_to_fragment: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, fragment: NevercMCFragmentHandle, instruction: NevercMCInstHandle) -> NevercStatus>,
    /// `ReplaceInstruction`
    pub replace_instruction: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, instruction: NevercMCInstHandle, replacement: NevercMCInstHandle) -> NevercStatus>,
    /// `EraseInstruction`
    pub erase_instruction: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, instruction: NevercMCInstHandle) -> NevercStatus>,
    /// `RegisterEncoder`
    pub register_encoder: Option<unsafe extern "C-unwind" fn(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercMCEncoderDescriptor) -> NevercStatus>,
    /// `RegisterDecoder`
    pub register_decoder: Option<unsafe extern "C-unwind" fn(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercMCDecoderDescriptor) -> NevercStatus>,
    /// `RegisterAsmBackend`
    pub register_asm_backend: Option<unsafe extern "C-unwind" fn(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercMCAsmBackendDescriptor) -> NevercStatus>,
}

/// `NevercMIRToMCInputInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRToMCInputInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Module`
    pub module: NevercMIRModuleHandle,
    /// `TargetID`
    pub target_id: NevercTargetID,
    /// `CompatibilityKey`
    pub compatibility_key: NevercStringView,
    /// `TargetSchemaDigest`
    pub target_schema_digest: NevercStringView,
    /// `DefinedFunctionCount`
    pub defined_function_count: u64,
}

/// Encoders, decoders and relaxation of plugins.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMCProviderAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `GetMIRToMCInput`
    pub get_mir_to_mc_input: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_info: *mut NevercMIRToMCInputInfo) -> NevercStatus>,
    /// `GetMachineFunction`
    pub get_machine_function: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, index: u64, out_mir: *mut *const NevercMIRAPI, out_function: *mut NevercMachineFunctionHandle) -> NevercStatus>,
    /// `GetMCBuilder`
    pub get_mc_builder: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, out_mc: *mut *const NevercMCAPI, out_unit: *mut NevercMCUnitHandle) -> NevercStatus>,
    /// `PublishMCUnit`
    pub publish_mc_unit: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, out_unit: *mut NevercArtifactHandle) -> NevercStatus>,
}

/// `NEVERC_MC_SCHEMA_CAPABILITY_MAJOR`
pub const NEVERC_MC_SCHEMA_CAPABILITY_MAJOR: u16 = 1;
/// `NEVERC_MC_SCHEMA_CAPABILITY_MINOR`
pub const NEVERC_MC_SCHEMA_CAPABILITY_MINOR: u16 = 0;
/// `NEVERC_MC_SCHEMA_DIGEST`
pub const NEVERC_MC_SCHEMA_DIGEST: &str = "baae41320577a2e75fd2267dd9f31e652874f6118478e11bb321bc650a3eae49";
/// `NEVERC_MC_ENTITY_COUNT`
pub const NEVERC_MC_ENTITY_COUNT: u32 = 10;
/// `NEVERC_MC_OPERAND_COUNT`
pub const NEVERC_MC_OPERAND_COUNT: u32 = 8;
/// `NEVERC_MC_EXPRESSION_COUNT`
pub const NEVERC_MC_EXPRESSION_COUNT: u32 = 5;
/// `NEVERC_MC_FRAGMENT_COUNT`
pub const NEVERC_MC_FRAGMENT_COUNT: u32 = 15;
/// `NEVERC_MC_FIXUP_COUNT`
pub const NEVERC_MC_FIXUP_COUNT: u32 = 23;
/// `NEVERC_MC_LAYOUT_STATE_COUNT`
pub const NEVERC_MC_LAYOUT_STATE_COUNT: u32 = 5;
/// `NEVERC_MC_ENTITY_MC_UNIT`
pub const NEVERC_MC_ENTITY_MC_UNIT: u32 = 0x61000001;
/// `NEVERC_MC_ENTITY_SECTION`
pub const NEVERC_MC_ENTITY_SECTION: u32 = 0x61000002;
/// `NEVERC_MC_ENTITY_FRAGMENT`
pub const NEVERC_MC_ENTITY_FRAGMENT: u32 = 0x61000003;
/// `NEVERC_MC_ENTITY_INST`
pub const NEVERC_MC_ENTITY_INST: u32 = 0x61000004;
/// `NEVERC_MC_ENTITY_OPERAND`
pub const NEVERC_MC_ENTITY_OPERAND: u32 = 0x61000005;
/// `NEVERC_MC_ENTITY_EXPR`
pub const NEVERC_MC_ENTITY_EXPR: u32 = 0x61000006;
/// `NEVERC_MC_ENTITY_SYMBOL`
pub const NEVERC_MC_ENTITY_SYMBOL: u32 = 0x61000007;
/// `NEVERC_MC_ENTITY_FIXUP`
pub const NEVERC_MC_ENTITY_FIXUP: u32 = 0x61000008;
/// `NEVERC_MC_ENTITY_SOURCE_LOC`
pub const NEVERC_MC_ENTITY_SOURCE_LOC: u32 = 0x61000009;
/// `NEVERC_MC_ENTITY_LAYOUT_STATE`
pub const NEVERC_MC_ENTITY_LAYOUT_STATE: u32 = 0x6100000a;
