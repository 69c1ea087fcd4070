// Made from abi/registry by `./x abi`; do not edit.
//! Declarations of `PluginMIR.h`.

#[allow(unused_imports)]
use super::*;

/// `NEVERC_MIR_API_MAJOR`
pub const NEVERC_MIR_API_MAJOR: u16 = 1;
/// `NEVERC_MIR_API_MINOR`
pub const NEVERC_MIR_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_MIR_HIGH`
pub const NEVERC_INTERFACE_MIR_HIGH: u64 = 0x4e43504d49520001;
/// `NEVERC_INTERFACE_MIR_LOW`
pub const NEVERC_INTERFACE_MIR_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_MIR`
pub const NEVERC_INTERFACE_MIR: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_MIR_HIGH, low: NEVERC_INTERFACE_MIR_LOW };
/// `NEVERC_MIR_INTERFACE_STABILITY`
pub const NEVERC_MIR_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NEVERC_MIR_ANALYSIS_API_MAJOR`
pub const NEVERC_MIR_ANALYSIS_API_MAJOR: u16 = 1;
/// `NEVERC_MIR_ANALYSIS_API_MINOR`
pub const NEVERC_MIR_ANALYSIS_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_MIR_ANALYSIS_HIGH`
pub const NEVERC_INTERFACE_MIR_ANALYSIS_HIGH: u64 = 0x4e43504d49524101;
/// `NEVERC_INTERFACE_MIR_ANALYSIS_LOW`
pub const NEVERC_INTERFACE_MIR_ANALYSIS_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_MIR_ANALYSIS`
pub const NEVERC_INTERFACE_MIR_ANALYSIS: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_MIR_ANALYSIS_HIGH, low: NEVERC_INTERFACE_MIR_ANALYSIS_LOW };
/// `NEVERC_MIR_ANALYSIS_INTERFACE_STABILITY`
pub const NEVERC_MIR_ANALYSIS_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NEVERC_MIR_PASS_API_MAJOR`
pub const NEVERC_MIR_PASS_API_MAJOR: u16 = 1;
/// `NEVERC_MIR_PASS_API_MINOR`
pub const NEVERC_MIR_PASS_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_MIR_PASS_HIGH`
pub const NEVERC_INTERFACE_MIR_PASS_HIGH: u64 = 0x4e43504d49525001;
/// `NEVERC_INTERFACE_MIR_PASS_LOW`
pub const NEVERC_INTERFACE_MIR_PASS_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_MIR_PASS`
pub const NEVERC_INTERFACE_MIR_PASS: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_MIR_PASS_HIGH, low: NEVERC_INTERFACE_MIR_PASS_LOW };
/// `NEVERC_MIR_PASS_INTERFACE_STABILITY`
pub const NEVERC_MIR_PASS_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NEVERC_MIR_PROVIDER_API_MAJOR`
pub const NEVERC_MIR_PROVIDER_API_MAJOR: u16 = 1;
/// `NEVERC_MIR_PROVIDER_API_MINOR`
pub const NEVERC_MIR_PROVIDER_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_MIR_PROVIDER_HIGH`
pub const NEVERC_INTERFACE_MIR_PROVIDER_HIGH: u64 = 0x4e43504d49525002;
/// `NEVERC_INTERFACE_MIR_PROVIDER_LOW`
pub const NEVERC_INTERFACE_MIR_PROVIDER_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_MIR_PROVIDER`
pub const NEVERC_INTERFACE_MIR_PROVIDER: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_MIR_PROVIDER_HIGH, low: NEVERC_INTERFACE_MIR_PROVIDER_LOW };
/// `NEVERC_MIR_PROVIDER_INTERFACE_STABILITY`
pub const NEVERC_MIR_PROVIDER_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NevercMIRModuleHandle`
pub type NevercMIRModuleHandle = NevercHandle;
/// `NevercMachineFunctionHandle`
pub type NevercMachineFunctionHandle = NevercHandle;
/// `NevercMachineBasicBlockHandle`
pub type NevercMachineBasicBlockHandle = NevercHandle;
/// `NevercMachineInstrHandle`
pub type NevercMachineInstrHandle = NevercHandle;
/// `NevercMachineOperandHandle`
pub type NevercMachineOperandHandle = NevercHandle;
/// `NevercMIRBuilderHandle`
pub type NevercMIRBuilderHandle = NevercHandle;
/// `NevercMIRMutationHandle`
pub type NevercMIRMutationHandle = NevercHandle;
/// `NevercMIRAnalysisResultHandle`
pub type NevercMIRAnalysisResultHandle = NevercHandle;
/// `NevercMIRReferenceHandle`
pub type NevercMIRReferenceHandle = NevercHandle;
/// `NevercMachineMemOperandHandle`
pub type NevercMachineMemOperandHandle = NevercHandle;
/// `NevercMIREntityKind`
pub type NevercMIREntityKind = u32;
/// `NevercMIROperandKind`
pub type NevercMIROperandKind = u32;
/// `NevercMIRGenericOpcode`
pub type NevercMIRGenericOpcode = u32;
/// `NevercMIRMachineProperty`
pub type NevercMIRMachineProperty = u32;
/// `NevercMIRInstructionFlags`
pub type NevercMIRInstructionFlags = u64;
/// `NEVERC_MIR_INSTR_FLAG_FRAME_SETUP`
pub const NEVERC_MIR_INSTR_FLAG_FRAME_SETUP: u64 = 1;
/// `NEVERC_MIR_INSTR_FLAG_FRAME_DESTROY`
pub const NEVERC_MIR_INSTR_FLAG_FRAME_DESTROY: u64 = 2;
/// `NEVERC_MIR_INSTR_FLAG_BUNDLED_PRED`
pub const NEVERC_MIR_INSTR_FLAG_BUNDLED_PRED: u64 = 4;
/// `NEVERC_MIR_INSTR_FLAG_BUNDLED_SUCC`
pub const NEVERC_MIR_INSTR_FLAG_BUNDLED_SUCC: u64 = 8;
/// `NEVERC_MIR_INSTR_FLAG_FM_NO_NANS`
pub const NEVERC_MIR_INSTR_FLAG_FM_NO_NANS: u64 = 16;
/// `NEVERC_MIR_INSTR_FLAG_FM_NO_INFS`
pub const NEVERC_MIR_INSTR_FLAG_FM_NO_INFS: u64 = 32;
/// `NEVERC_MIR_INSTR_FLAG_FM_NSZ`
pub const NEVERC_MIR_INSTR_FLAG_FM_NSZ: u64 = 64;
/// `NEVERC_MIR_INSTR_FLAG_FM_ARCP`
pub const NEVERC_MIR_INSTR_FLAG_FM_ARCP: u64 = 128;
/// `NEVERC_MIR_INSTR_FLAG_FM_CONTRACT`
pub const NEVERC_MIR_INSTR_FLAG_FM_CONTRACT: u64 = 256;
/// `NEVERC_MIR_INSTR_FLAG_FM_AFN`
pub const NEVERC_MIR_INSTR_FLAG_FM_AFN: u64 = 512;
/// `NEVERC_MIR_INSTR_FLAG_FM_REASSOC`
pub const NEVERC_MIR_INSTR_FLAG_FM_REASSOC: u64 = 1024;
/// `NEVERC_MIR_INSTR_FLAG_NO_U_WRAP`
pub const NEVERC_MIR_INSTR_FLAG_NO_U_WRAP: u64 = 2048;
/// `NEVERC_MIR_INSTR_FLAG_NO_S_WRAP`
pub const NEVERC_MIR_INSTR_FLAG_NO_S_WRAP: u64 = 4096;
/// `NEVERC_MIR_INSTR_FLAG_EXACT`
pub const NEVERC_MIR_INSTR_FLAG_EXACT: u64 = 8192;
/// `NEVERC_MIR_INSTR_FLAG_NO_FP_EXCEPT`
pub const NEVERC_MIR_INSTR_FLAG_NO_FP_EXCEPT: u64 = 16384;
/// `NEVERC_MIR_INSTR_FLAG_NO_MERGE`
pub const NEVERC_MIR_INSTR_FLAG_NO_MERGE: u64 = 32768;
/// `NEVERC_MIR_INSTR_FLAG_UNPREDICTABLE`
pub const NEVERC_MIR_INSTR_FLAG_UNPREDICTABLE: u64 = 65536;
/// `NEVERC_MIR_INSTR_FLAG_NO_CONVERGENT`
pub const NEVERC_MIR_INSTR_FLAG_NO_CONVERGENT: u64 = 131072;
/// `NevercMIRRegisterFlags`
pub type NevercMIRRegisterFlags = u64;
/// `NEVERC_MIR_REG_FLAG_DEF`
pub const NEVERC_MIR_REG_FLAG_DEF: u64 = 1;
/// `NEVERC_MIR_REG_FLAG_IMPLICIT`
pub const NEVERC_MIR_REG_FLAG_IMPLICIT: u64 = 2;
/// `NEVERC_MIR_REG_FLAG_KILL`
pub const NEVERC_MIR_REG_FLAG_KILL: u64 = 4;
/// `NEVERC_MIR_REG_FLAG_DEAD`
pub const NEVERC_MIR_REG_FLAG_DEAD: u64 = 8;
/// `NEVERC_MIR_REG_FLAG_UNDEF`
pub const NEVERC_MIR_REG_FLAG_UNDEF: u64 = 16;
/// `NEVERC_MIR_REG_FLAG_EARLY_CLOBBER`
pub const NEVERC_MIR_REG_FLAG_EARLY_CLOBBER: u64 = 32;
/// `NEVERC_MIR_REG_FLAG_RENAMABLE`
pub const NEVERC_MIR_REG_FLAG_RENAMABLE: u64 = 64;
/// `NEVERC_MIR_REG_FLAG_INTERNAL_READ`
pub const NEVERC_MIR_REG_FLAG_INTERNAL_READ: u64 = 128;
/// `NEVERC_MIR_REG_FLAG_DEBUG`
pub const NEVERC_MIR_REG_FLAG_DEBUG: u64 = 256;
/// `NEVERC_MIR_FLOAT_SEMANTICS_IEEE_HALF`
pub const NEVERC_MIR_FLOAT_SEMANTICS_IEEE_HALF: u32 = 1;
/// `NEVERC_MIR_FLOAT_SEMANTICS_BFLOAT`
pub const NEVERC_MIR_FLOAT_SEMANTICS_BFLOAT: u32 = 2;
/// `NEVERC_MIR_FLOAT_SEMANTICS_IEEE_SINGLE`
pub const NEVERC_MIR_FLOAT_SEMANTICS_IEEE_SINGLE: u32 = 3;
/// `NEVERC_MIR_FLOAT_SEMANTICS_IEEE_DOUBLE`
pub const NEVERC_MIR_FLOAT_SEMANTICS_IEEE_DOUBLE: u32 = 4;
/// `NEVERC_MIR_FLOAT_SEMANTICS_X87_DOUBLE_EXTENDED`
pub const NEVERC_MIR_FLOAT_SEMANTICS_X87_DOUBLE_EXTENDED: u32 = 5;
/// `NEVERC_MIR_FLOAT_SEMANTICS_IEEE_QUAD`
pub const NEVERC_MIR_FLOAT_SEMANTICS_IEEE_QUAD: u32 = 6;
/// `NEVERC_MIR_FLOAT_SEMANTICS_PPC_DOUBLE_DOUBLE`
pub const NEVERC_MIR_FLOAT_SEMANTICS_PPC_DOUBLE_DOUBLE: u32 = 7;
/// `NevercMIRLowLevelTypeKind`
pub type NevercMIRLowLevelTypeKind = u32;
/// `NEVERC_MIR_LLT_INVALID`
pub const NEVERC_MIR_LLT_INVALID: u32 = 0;
/// `NEVERC_MIR_LLT_SCALAR`
pub const NEVERC_MIR_LLT_SCALAR: u32 = 1;
/// `NEVERC_MIR_LLT_POINTER`
pub const NEVERC_MIR_LLT_POINTER: u32 = 2;
/// `NEVERC_MIR_LLT_VECTOR`
pub const NEVERC_MIR_LLT_VECTOR: u32 = 3;
/// `NEVERC_MIR_LLT_POINTER_VECTOR`
pub const NEVERC_MIR_LLT_POINTER_VECTOR: u32 = 4;
/// `NevercMIRRegisterAssignmentKind`
pub type NevercMIRRegisterAssignmentKind = u32;
/// `NEVERC_MIR_REG_ASSIGNMENT_NONE`
pub const NEVERC_MIR_REG_ASSIGNMENT_NONE: u32 = 0;
/// `NEVERC_MIR_REG_ASSIGNMENT_GENERIC`
pub const NEVERC_MIR_REG_ASSIGNMENT_GENERIC: u32 = 1;
/// `NEVERC_MIR_REG_ASSIGNMENT_CLASS`
pub const NEVERC_MIR_REG_ASSIGNMENT_CLASS: u32 = 2;
/// `NEVERC_MIR_REG_ASSIGNMENT_BANK`
pub const NEVERC_MIR_REG_ASSIGNMENT_BANK: u32 = 3;
/// `NevercMIRFrameObjectFlags`
pub type NevercMIRFrameObjectFlags = u32;
/// `NEVERC_MIR_FRAME_FIXED`
pub const NEVERC_MIR_FRAME_FIXED: u32 = 1;
/// `NEVERC_MIR_FRAME_SPILL_SLOT`
pub const NEVERC_MIR_FRAME_SPILL_SLOT: u32 = 2;
/// `NEVERC_MIR_FRAME_VARIABLE_SIZED`
pub const NEVERC_MIR_FRAME_VARIABLE_SIZED: u32 = 4;
/// `NEVERC_MIR_FRAME_IMMUTABLE`
pub const NEVERC_MIR_FRAME_IMMUTABLE: u32 = 8;
/// `NEVERC_MIR_FRAME_ALIASED`
pub const NEVERC_MIR_FRAME_ALIASED: u32 = 16;
/// `NEVERC_MIR_FRAME_DEAD`
pub const NEVERC_MIR_FRAME_DEAD: u32 = 32;
/// `NEVERC_MIR_FRAME_PREALLOCATED`
pub const NEVERC_MIR_FRAME_PREALLOCATED: u32 = 64;
/// `NevercMIRConstantKind`
pub type NevercMIRConstantKind = u32;
/// `NEVERC_MIR_CONSTANT_UNKNOWN`
pub const NEVERC_MIR_CONSTANT_UNKNOWN: u32 = 0;
/// `NEVERC_MIR_CONSTANT_INTEGER`
pub const NEVERC_MIR_CONSTANT_INTEGER: u32 = 1;
/// `NEVERC_MIR_CONSTANT_FLOAT`
pub const NEVERC_MIR_CONSTANT_FLOAT: u32 = 2;
/// `NevercMIRJumpTableEntryKind`
pub type NevercMIRJumpTableEntryKind = u32;
/// `NEVERC_MIR_JT_BLOCK_ADDRESS`
pub const NEVERC_MIR_JT_BLOCK_ADDRESS: u32 = 1;
/// `NEVERC_MIR_JT_GP_REL64_BLOCK_ADDRESS`
pub const NEVERC_MIR_JT_GP_REL64_BLOCK_ADDRESS: u32 = 2;
/// `NEVERC_MIR_JT_GP_REL32_BLOCK_ADDRESS`
pub const NEVERC_MIR_JT_GP_REL32_BLOCK_ADDRESS: u32 = 3;
/// `NEVERC_MIR_JT_LABEL_DIFFERENCE32`
pub const NEVERC_MIR_JT_LABEL_DIFFERENCE32: u32 = 4;
/// `NEVERC_MIR_JT_LABEL_DIFFERENCE64`
pub const NEVERC_MIR_JT_LABEL_DIFFERENCE64: u32 = 5;
/// `NEVERC_MIR_JT_INLINE`
pub const NEVERC_MIR_JT_INLINE: u32 = 6;
/// `NEVERC_MIR_JT_CUSTOM32`
pub const NEVERC_MIR_JT_CUSTOM32: u32 = 7;
/// `NevercMIRMemoryFlags`
pub type NevercMIRMemoryFlags = u64;
/// `NEVERC_MIR_MEMORY_LOAD`
pub const NEVERC_MIR_MEMORY_LOAD: u64 = 1;
/// `NEVERC_MIR_MEMORY_STORE`
pub const NEVERC_MIR_MEMORY_STORE: u64 = 2;
/// `NEVERC_MIR_MEMORY_VOLATILE`
pub const NEVERC_MIR_MEMORY_VOLATILE: u64 = 4;
/// `NEVERC_MIR_MEMORY_NON_TEMPORAL`
pub const NEVERC_MIR_MEMORY_NON_TEMPORAL: u64 = 8;
/// `NEVERC_MIR_MEMORY_DEREFERENCEABLE`
pub const NEVERC_MIR_MEMORY_DEREFERENCEABLE: u64 = 16;
/// `NEVERC_MIR_MEMORY_INVARIANT`
pub const NEVERC_MIR_MEMORY_INVARIANT: u64 = 32;
/// `NEVERC_MIR_MEMORY_TARGET_FLAG1`
pub const NEVERC_MIR_MEMORY_TARGET_FLAG1: u64 = 65536;
/// `NEVERC_MIR_MEMORY_TARGET_FLAG2`
pub const NEVERC_MIR_MEMORY_TARGET_FLAG2: u64 = 131072;
/// `NEVERC_MIR_MEMORY_TARGET_FLAG3`
pub const NEVERC_MIR_MEMORY_TARGET_FLAG3: u64 = 262144;
/// `NevercMIRMemoryPointerKind`
pub type NevercMIRMemoryPointerKind = u32;
/// `NEVERC_MIR_MEMORY_POINTER_UNKNOWN`
pub const NEVERC_MIR_MEMORY_POINTER_UNKNOWN: u32 = 0;
/// `NEVERC_MIR_MEMORY_POINTER_IR_VALUE`
pub const NEVERC_MIR_MEMORY_POINTER_IR_VALUE: u32 = 1;
/// `NEVERC_MIR_MEMORY_POINTER_FIXED_STACK`
pub const NEVERC_MIR_MEMORY_POINTER_FIXED_STACK: u32 = 2;
/// `NEVERC_MIR_MEMORY_POINTER_STACK`
pub const NEVERC_MIR_MEMORY_POINTER_STACK: u32 = 3;
/// `NEVERC_MIR_MEMORY_POINTER_CONSTANT_POOL`
pub const NEVERC_MIR_MEMORY_POINTER_CONSTANT_POOL: u32 = 4;
/// `NEVERC_MIR_MEMORY_POINTER_JUMP_TABLE`
pub const NEVERC_MIR_MEMORY_POINTER_JUMP_TABLE: u32 = 5;
/// `NEVERC_MIR_MEMORY_POINTER_GOT`
pub const NEVERC_MIR_MEMORY_POINTER_GOT: u32 = 6;
/// `NEVERC_MIR_MEMORY_POINTER_UNKNOWN_STACK`
pub const NEVERC_MIR_MEMORY_POINTER_UNKNOWN_STACK: u32 = 7;
/// `NEVERC_MIR_MEMORY_POINTER_TARGET_CUSTOM`
pub const NEVERC_MIR_MEMORY_POINTER_TARGET_CUSTOM: u32 = 8;
/// `NevercMIRAtomicOrdering`
pub type NevercMIRAtomicOrdering = u32;
/// `NEVERC_MIR_ATOMIC_NOT_ATOMIC`
pub const NEVERC_MIR_ATOMIC_NOT_ATOMIC: u32 = 0;
/// `NEVERC_MIR_ATOMIC_UNORDERED`
pub const NEVERC_MIR_ATOMIC_UNORDERED: u32 = 1;
/// `NEVERC_MIR_ATOMIC_MONOTONIC`
pub const NEVERC_MIR_ATOMIC_MONOTONIC: u32 = 2;
/// `NEVERC_MIR_ATOMIC_ACQUIRE`
pub const NEVERC_MIR_ATOMIC_ACQUIRE: u32 = 3;
/// `NEVERC_MIR_ATOMIC_RELEASE`
pub const NEVERC_MIR_ATOMIC_RELEASE: u32 = 4;
/// `NEVERC_MIR_ATOMIC_ACQUIRE_RELEASE`
pub const NEVERC_MIR_ATOMIC_ACQUIRE_RELEASE: u32 = 5;
/// `NEVERC_MIR_ATOMIC_SEQUENTIALLY_CONSISTENT`
pub const NEVERC_MIR_ATOMIC_SEQUENTIALLY_CONSISTENT: u32 = 6;
/// `NevercMIRBuiltinAnalysis`
pub type NevercMIRBuiltinAnalysis = u32;
/// `NEVERC_MIR_ANALYSIS_LIVE_INTERVALS`
pub const NEVERC_MIR_ANALYSIS_LIVE_INTERVALS: u32 = 1;
/// `NEVERC_MIR_ANALYSIS_LIVE_VARIABLES`
pub const NEVERC_MIR_ANALYSIS_LIVE_VARIABLES: u32 = 2;
/// `NEVERC_MIR_ANALYSIS_SLOT_INDEXES`
pub const NEVERC_MIR_ANALYSIS_SLOT_INDEXES: u32 = 3;
/// `NEVERC_MIR_ANALYSIS_DOMINATOR_TREE`
pub const NEVERC_MIR_ANALYSIS_DOMINATOR_TREE: u32 = 4;
/// `NEVERC_MIR_ANALYSIS_LOOP_INFO`
pub const NEVERC_MIR_ANALYSIS_LOOP_INFO: u32 = 5;
/// `NEVERC_MIR_ANALYSIS_REGISTER_PRESSURE`
pub const NEVERC_MIR_ANALYSIS_REGISTER_PRESSURE: u32 = 6;
/// `NevercMIRPassLevel`
pub type NevercMIRPassLevel = u32;
/// `NEVERC_MIR_PASS_LEVEL_MODULE`
pub const NEVERC_MIR_PASS_LEVEL_MODULE: u32 = 1;
/// `NEVERC_MIR_PASS_LEVEL_FUNCTION`
pub const NEVERC_MIR_PASS_LEVEL_FUNCTION: u32 = 2;
/// `NEVERC_MIR_PASS_LEVEL_BASIC_BLOCK`
pub const NEVERC_MIR_PASS_LEVEL_BASIC_BLOCK: u32 = 3;
/// `NevercMIRPreservedAnalysisFlags`
pub type NevercMIRPreservedAnalysisFlags = u64;
/// `NEVERC_MIR_PRESERVE_NONE`
pub const NEVERC_MIR_PRESERVE_NONE: u64 = 0;
/// `NEVERC_MIR_PRESERVE_CFG`
pub const NEVERC_MIR_PRESERVE_CFG: u64 = 1;
/// `NEVERC_MIR_PRESERVE_ALL`
pub const NEVERC_MIR_PRESERVE_ALL: u64 = 0x8000000000000000;
/// `NevercMIRPropertyProofKind`
pub type NevercMIRPropertyProofKind = u32;
/// `NEVERC_MIR_PROPERTY_PROOF_INVALIDATION`
pub const NEVERC_MIR_PROPERTY_PROOF_INVALIDATION: u32 = 1;
/// `NEVERC_MIR_PROPERTY_PROOF_STRUCTURAL_CHECK`
pub const NEVERC_MIR_PROPERTY_PROOF_STRUCTURAL_CHECK: u32 = 2;
/// `NevercMIRSchemaEntry`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRSchemaEntry {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `StableID`
    pub stable_id: u32,
    /// `LLVMValue`
    pub llvm_value: u32,
    /// `RequiresTargetSchema`
    pub requires_target_schema: NevercBool,
    /// `Reserved`
    pub reserved: [u8; 3],
    /// `CanonicalName`
    pub canonical_name: NevercStringView,
}

/// `NevercMIRInstructionInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRInstructionInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `StableOpcode`
    pub stable_opcode: NevercMIRGenericOpcode,
    /// `TargetOpcode`
    pub target_opcode: u32,
    /// `RequiresTargetSchema`
    pub requires_target_schema: NevercBool,
    /// `IsBranch`
    pub is_branch: NevercBool,
    /// `IsCall`
    pub is_call: NevercBool,
    /// `IsReturn`
    pub is_return: NevercBool,
    /// `IsTerminator`
    pub is_terminator: NevercBool,
    /// `IsBarrier`
    pub is_barrier: NevercBool,
    /// `IsInlineAssembly`
    pub is_inline_assembly: NevercBool,
    /// `IsDebugInstruction`
    pub is_debug_instruction: NevercBool,
    /// `IsPseudo`
    pub is_pseudo: NevercBool,
    /// `IsBundle`
    pub is_bundle: NevercBool,
    /// `Reserved`
    pub reserved: [u8; 2],
    /// `Flags`
    pub flags: NevercMIRInstructionFlags,
    /// `OperandCount`
    pub operand_count: u64,
    /// `MemoryOperandCount`
    pub memory_operand_count: u64,
}

/// `NevercMIRInstructionOpcode`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRInstructionOpcode {
    /// `StableOpcode`
    pub stable_opcode: NevercMIRGenericOpcode,
    /// `TargetOpcode`
    pub target_opcode: u32,
    /// `RequiresTargetSchema`
    pub requires_target_schema: NevercBool,
    /// `Reserved`
    pub reserved: [u8; 7],
}

/// `NevercMIRDebugLocation`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRDebugLocation {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Line`
    pub line: u32,
    /// `Column`
    pub column: u32,
    /// `Discriminator`
    pub discriminator: u32,
    /// `IsImplicitCode`
    pub is_implicit_code: NevercBool,
    /// `Reserved`
    pub reserved: [u8; 3],
    /// `Directory`
    pub directory: NevercStringView,
    /// `Filename`
    pub filename: NevercStringView,
}

/// `NevercMIRRegisterValue`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRRegisterValue {
    /// `Number`
    pub number: u32,
    /// `SubRegister`
    pub sub_register: u32,
    /// `Flags`
    pub flags: NevercMIRRegisterFlags,
    /// `IsPhysical`
    pub is_physical: NevercBool,
    /// `RequiresTargetSchema`
    pub requires_target_schema: NevercBool,
    /// `Reserved`
    pub reserved: [u8; 6],
}

/// `NevercMIRIndexOffsetValue`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRIndexOffsetValue {
    /// `Index`
    pub index: i32,
    /// `Reserved`
    pub reserved: u32,
    /// `Offset`
    pub offset: i64,
}

/// `NevercMIRReferenceOffsetValue`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRReferenceOffsetValue {
    /// `Reference`
    pub reference: NevercMIRReferenceHandle,
    /// `Offset`
    pub offset: i64,
}

/// `NevercMIRSymbolOffsetValue`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRSymbolOffsetValue {
    /// `Symbol`
    pub symbol: NevercStringView,
    /// `Offset`
    pub offset: i64,
}

/// `NevercMIRWordView`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRWordView {
    /// `Data`
    pub data: *const u64,
    /// `Count`
    pub count: u64,
    /// `BitWidth`
    pub bit_width: u32,
    /// `Semantics`
    pub semantics: u32,
}

/// `NevercMIRRegisterMaskView`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRRegisterMaskView {
    /// `Data`
    pub data: *const u32,
    /// `Count`
    pub count: u64,
}

/// `NevercMIRShuffleMaskView`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRShuffleMaskView {
    /// `Data`
    pub data: *const i32,
    /// `Count`
    pub count: u64,
}

/// `NevercMIRDebugInstructionReference`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRDebugInstructionReference {
    /// `InstructionIndex`
    pub instruction_index: u32,
    /// `OperandIndex`
    pub operand_index: u32,
}

/// `NevercMIROperandPayload`
#[repr(C)]
#[derive(Clone, Copy)]
pub union NevercMIROperandPayload {
    /// `Register`
    pub register: NevercMIRRegisterValue,
    /// `Immediate`
    pub immediate: i64,
    /// `Constant`
    pub constant: NevercMIRWordView,
    /// `BasicBlock`
    pub basic_block: NevercMachineBasicBlockHandle,
    /// `IndexOffset`
    pub index_offset: NevercMIRIndexOffsetValue,
    /// `ReferenceOffset`
    pub reference_offset: NevercMIRReferenceOffsetValue,
    /// `SymbolOffset`
    pub symbol_offset: NevercMIRSymbolOffsetValue,
    /// `RegisterMask`
    pub register_mask: NevercMIRRegisterMaskView,
    /// `Reference`
    pub reference: NevercMIRReferenceHandle,
    /// `UnsignedValue`
    pub unsigned_value: u32,
    /// `ShuffleMask`
    pub shuffle_mask: NevercMIRShuffleMaskView,
    /// `DebugInstructionReference`
    pub debug_instruction_reference: NevercMIRDebugInstructionReference,
}

/// `NevercMIROperandValue`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIROperandValue {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Kind`
    pub kind: NevercMIROperandKind,
    /// `TargetFlags`
    pub target_flags: u32,
    /// `Payload`
    pub payload: NevercMIROperandPayload,
}

/// `NevercMIRCFGEdge`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRCFGEdge {
    /// `Block`
    pub block: NevercMachineBasicBlockHandle,
    /// `ProbabilityNumerator`
    pub probability_numerator: u32,
    /// `ProbabilityDenominator`
    pub probability_denominator: u32,
}

/// `NevercMIRLiveIn`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRLiveIn {
    /// `Register`
    pub register: u32,
    /// `Reserved`
    pub reserved: u32,
    /// `LaneMask`
    pub lane_mask: u64,
}

/// `NevercMIRLowLevelType`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRLowLevelType {
    /// `Kind`
    pub kind: NevercMIRLowLevelTypeKind,
    /// `ScalarSizeInBits`
    pub scalar_size_in_bits: u32,
    /// `ElementCount`
    pub element_count: u32,
    /// `AddressSpace`
    pub address_space: u32,
    /// `IsScalable`
    pub is_scalable: NevercBool,
    /// `Reserved`
    pub reserved: [u8; 7],
}

/// `NevercMIRVirtualRegisterDesc`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRVirtualRegisterDesc {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `AssignmentKind`
    pub assignment_kind: NevercMIRRegisterAssignmentKind,
    /// `TargetID`
    pub target_id: u32,
    /// `Type`
    pub type_: NevercMIRLowLevelType,
}

/// `NevercMIRRegisterInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRRegisterInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Number`
    pub number: u32,
    /// `AssignmentKind`
    pub assignment_kind: NevercMIRRegisterAssignmentKind,
    /// `TargetID`
    pub target_id: u32,
    /// `IsPhysical`
    pub is_physical: NevercBool,
    /// `RequiresTargetSchema`
    pub requires_target_schema: NevercBool,
    /// `Reserved`
    pub reserved: [u8; 6],
    /// `Type`
    pub type_: NevercMIRLowLevelType,
}

/// `NevercMIRFunctionLiveIn`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRFunctionLiveIn {
    /// `PhysicalRegister`
    pub physical_register: u32,
    /// `VirtualRegister`
    pub virtual_register: u32,
}

/// `NevercMIRFrameObjectInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRFrameObjectInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Index`
    pub index: i32,
    /// `Flags`
    pub flags: NevercMIRFrameObjectFlags,
    /// `Size`
    pub size: i64,
    /// `Offset`
    pub offset: i64,
    /// `Alignment`
    pub alignment: u64,
    /// `StackID`
    pub stack_id: u32,
    /// `Reserved`
    pub reserved: u32,
}

/// `NevercMIRCalleeSavedInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRCalleeSavedInfo {
    /// `Register`
    pub register: u32,
    /// `FrameIndex`
    pub frame_index: i32,
    /// `DestinationRegister`
    pub destination_register: u32,
    /// `IsSpilledToRegister`
    pub is_spilled_to_register: NevercBool,
    /// `IsRestored`
    pub is_restored: NevercBool,
    /// `Reserved`
    pub reserved: [u8; 2],
}

/// `NevercMIRConstantPoolEntryInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRConstantPoolEntryInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Index`
    pub index: u32,
    /// `Kind`
    pub kind: NevercMIRConstantKind,
    /// `Alignment`
    pub alignment: u64,
    /// `Size`
    pub size: u64,
    /// `IsMachineSpecific`
    pub is_machine_specific: NevercBool,
    /// `Reserved`
    pub reserved: [u8; 7],
    /// `Value`
    pub value: NevercMIRWordView,
}

/// `NevercMIRConstantPoolEntryDesc`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRConstantPoolEntryDesc {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Kind`
    pub kind: NevercMIRConstantKind,
    /// `Reserved`
    pub reserved: u32,
    /// `Alignment`
    pub alignment: u64,
    /// `Value`
    pub value: NevercMIRWordView,
}

/// `NevercMIRJumpTableInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRJumpTableInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Index`
    pub index: u32,
    /// `EntryKind`
    pub entry_kind: NevercMIRJumpTableEntryKind,
    /// `DestinationCount`
    pub destination_count: u64,
    /// `IsDeleted`
    pub is_deleted: NevercBool,
    /// `Reserved`
    pub reserved: [u8; 7],
}

/// `NevercMIRMemoryPointerInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRMemoryPointerInfo {
    /// `Kind`
    pub kind: NevercMIRMemoryPointerKind,
    /// `AddressSpace`
    pub address_space: u32,
    /// `FrameIndex`
    pub frame_index: i32,
    /// `StackID`
    pub stack_id: u32,
    /// `Offset`
    pub offset: i64,
    /// `Reference`
    pub reference: NevercMIRReferenceHandle,
}

/// `NevercMIRMemoryOperandDesc`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRMemoryOperandDesc {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Flags`
    pub flags: NevercMIRMemoryFlags,
    /// `Size`
    pub size: u64,
    /// `BaseAlignment`
    pub base_alignment: u64,
    /// `Pointer`
    pub pointer: NevercMIRMemoryPointerInfo,
    /// `SuccessOrdering`
    pub success_ordering: NevercMIRAtomicOrdering,
    /// `FailureOrdering`
    pub failure_ordering: NevercMIRAtomicOrdering,
    /// `SynchronizationScope`
    pub synchronization_scope: NevercStringView,
    /// `TBAA`
    pub tbaa: NevercMIRReferenceHandle,
    /// `TBAAStruct`
    pub tbaa_struct: NevercMIRReferenceHandle,
    /// `AliasScope`
    pub alias_scope: NevercMIRReferenceHandle,
    /// `NoAlias`
    pub no_alias: NevercMIRReferenceHandle,
    /// `Ranges`
    pub ranges: NevercMIRReferenceHandle,
}

/// `NevercMIRMemoryOperandInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRMemoryOperandInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Flags`
    pub flags: NevercMIRMemoryFlags,
    /// `Size`
    pub size: u64,
    /// `BaseAlignment`
    pub base_alignment: u64,
    /// `Alignment`
    pub alignment: u64,
    /// `Pointer`
    pub pointer: NevercMIRMemoryPointerInfo,
    /// `SuccessOrdering`
    pub success_ordering: NevercMIRAtomicOrdering,
    /// `FailureOrdering`
    pub failure_ordering: NevercMIRAtomicOrdering,
    /// `SynchronizationScope`
    pub synchronization_scope: NevercStringView,
    /// `TBAA`
    pub tbaa: NevercMIRReferenceHandle,
    /// `TBAAStruct`
    pub tbaa_struct: NevercMIRReferenceHandle,
    /// `AliasScope`
    pub alias_scope: NevercMIRReferenceHandle,
    /// `NoAlias`
    pub no_alias: NevercMIRReferenceHandle,
    /// `Ranges`
    pub ranges: NevercMIRReferenceHandle,
}

/// `NevercMIRPropertyProof`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRPropertyProof {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Property`
    pub property: NevercMIRMachineProperty,
    /// `Kind`
    pub kind: NevercMIRPropertyProofKind,
    /// `Value`
    pub value: NevercBool,
    /// `Reserved`
    pub reserved: [u8; 7],
}

/// `NevercMIRLiveRangeSegment`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRLiveRangeSegment {
    /// `Start`
    pub start: u64,
    /// `End`
    pub end: u64,
}

/// `NevercMIRRegisterPressureInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRRegisterPressureInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `PressureSet`
    pub pressure_set: u32,
    /// `Maximum`
    pub maximum: u32,
    /// `Limit`
    pub limit: u32,
    /// `Reserved`
    pub reserved: u32,
}

/// `NevercIRToMIRInputInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercIRToMIRInputInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Module`
    pub module: NevercIRModuleHandle,
    /// `IR`
    pub ir: *const NevercIRCoreAPI,
    /// `TargetID`
    pub target_id: NevercTargetID,
    /// `CompatibilityKey`
    pub compatibility_key: NevercStringView,
    /// `TargetSchemaDigest`
    pub target_schema_digest: NevercStringView,
    /// `DefinedFunctionCount`
    pub defined_function_count: u64,
}

/// `NevercMIRModuleCoverageDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRModuleCoverageDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `HandlesGlobals`
    pub handles_globals: NevercBool,
    /// `HandlesConstructors`
    pub handles_constructors: NevercBool,
    /// `HandlesDebugInfo`
    pub handles_debug_info: NevercBool,
    /// `HandlesUnwind`
    pub handles_unwind: NevercBool,
    /// `Reserved`
    pub reserved: u32,
}

/// Providers of machine code selection and conversion.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRProviderAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `GetIRToMIRInput`
    pub get_ir_to_mir_input: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_info: *mut NevercIRToMIRInputInfo) -> NevercStatus>,
    /// `GetOrCreateMachineFunction`
    pub get_or_create_machine_function: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, function: NevercIRValueHandle, out_mir: *mut *const NevercMIRAPI, out_function: *mut NevercMachineFunctionHandle) -> NevercStatus>,
    /// `PublishMIRModule`
    pub publish_mir_module: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, coverage: *const NevercMIRModuleCoverageDescriptor, out_module: *mut NevercArtifactHandle) -> NevercStatus>,
}

/// `NevercMIRPassInvocation`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRPassInvocation {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Task`
    pub task: NevercTaskHandle,
    /// `Phase`
    pub phase: NevercInterfaceID,
    /// `PassID`
    pub pass_id: NevercStringView,
    /// `Level`
    pub level: NevercMIRPassLevel,
    /// `Reserved`
    pub reserved: u32,
    /// `Function`
    pub function: NevercMachineFunctionHandle,
    /// `BasicBlock`
    pub basic_block: NevercMachineBasicBlockHandle,
    /// `Core`
    pub core: *const NevercMIRAPI,
    /// `Analyses`
    pub analyses: *const NevercMIRAnalysisAPI,
    /// `TargetSchemaDigest`
    pub target_schema_digest: NevercStringView,
    /// `ReservedWords`
    pub reserved_words: [u64; 2],
}

/// `NevercMIRPreservedAnalyses`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRPreservedAnalyses {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Flags`
    pub flags: NevercMIRPreservedAnalysisFlags,
    /// `Analyses`
    pub analyses: *const NevercMIRBuiltinAnalysis,
    /// `AnalysisCount`
    pub analysis_count: u64,
    /// `Reserved`
    pub reserved: [u64; 2],
}

/// `NevercMIRPassRunFn`
pub type NevercMIRPassRunFn = Option<unsafe extern "C-unwind" fn(invocation: *const NevercMIRPassInvocation, out_preserved: *mut NevercMIRPreservedAnalyses, user_data: *mut c_void) -> NevercStatus>;
/// `NevercMIRPassDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRPassDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `PassID`
    pub pass_id: NevercStringView,
    /// `Phase`
    pub phase: NevercInterfaceID,
    /// `Level`
    pub level: NevercMIRPassLevel,
    /// `Deterministic`
    pub deterministic: NevercBool,
    /// `Reserved`
    pub reserved: [u8; 3],
    /// `RequiredAnalyses`
    pub required_analyses: *const NevercMIRBuiltinAnalysis,
    /// `RequiredAnalysisCount`
    pub required_analysis_count: u64,
    /// `PreservedAnalyses`
    pub preserved_analyses: *const NevercMIRBuiltinAnalysis,
    /// `PreservedAnalysisCount`
    pub preserved_analysis_count: u64,
    /// `RequiredTargetSchemaDigest`
    pub required_target_schema_digest: NevercStringView,
    /// `Run`
    pub run: NevercMIRPassRunFn,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
}

/// Reading and changing machine functions.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `GetSchemaDigest`
    pub get_schema_digest: Option<unsafe extern "C-unwind" fn(context: *mut c_void, out_digest: *mut NevercStringView) -> NevercStatus>,
    /// `GetEntityInfo`
    pub get_entity_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, kind: NevercMIREntityKind, out_info: *mut NevercMIRSchemaEntry) -> NevercStatus>,
    /// `GetOperandKindInfo`
    pub get_operand_kind_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, kind: NevercMIROperandKind, out_info: *mut NevercMIRSchemaEntry) -> NevercStatus>,
    /// `GetGenericOpcodeInfo`
    pub get_generic_opcode_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, opcode: NevercMIRGenericOpcode, out_info: *mut NevercMIRSchemaEntry) -> NevercStatus>,
    /// `GetMachinePropertyInfo`
    pub get_machine_property_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, property: NevercMIRMachineProperty, out_info: *mut NevercMIRSchemaEntry) -> NevercStatus>,
    /// `BeginMutation`
    pub begin_mutation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, out_mutation: *mut NevercMIRMutationHandle) -> NevercStatus>,
    /// `EndMutation`
    pub end_mutation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle) -> NevercStatus>,
    /// `CommitMutation`
    pub commit_mutation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle) -> NevercStatus>,
    /// `AbortMutation`
    pub abort_mutation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle) -> NevercStatus>,
    /// `GetMachineFunctionGeneration`
    pub get_machine_function_generation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, out_generation: *mut u64) -> NevercStatus>,
    /// `GetBasicBlockCount`
    pub get_basic_block_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, out_count: *mut u64) -> NevercStatus>,
    /// `GetFirstBasicBlock`
    pub get_first_basic_block: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, out_block: *mut NevercMachineBasicBlockHandle) -> NevercStatus>,
    /// `GetLastBasicBlock`
    pub get_last_basic_block: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, out_block: *mut NevercMachineBasicBlockHandle) -> NevercStatus>,
    /// `GetNextBasicBlock`
    pub get_next_basic_block: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, out_block: *mut NevercMachineBasicBlockHandle) -> NevercStatus>,
    /// `GetPreviousBasicBlock`
    pub get_previous_basic_block: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, out_block: *mut NevercMachineBasicBlockHandle) -> NevercStatus>,
    /// `CollectBasicBlocks`
    pub collect_basic_blocks: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, out_blocks: *mut NevercMachineBasicBlockHandle, capacity: u64, out_count: *mut u64) -> NevercStatus>,
    /// `GetBasicBlockNumber`
    pub get_basic_block_number: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, out_number: *mut i64) -> NevercStatus>,
    /// `GetBasicBlockFunction`
    pub get_basic_block_function: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, out_function: *mut NevercMachineFunctionHandle) -> NevercStatus>,
    /// `GetInstructionCount`
    pub get_instruction_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, out_count: *mut u64) -> NevercStatus>,
    /// `GetFirstInstruction`
    pub get_first_instruction: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, out_instruction: *mut NevercMachineInstrHandle) -> NevercStatus>,
    /// `GetLastInstruction`
    pub get_last_instruction: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, out_instruction: *mut NevercMachineInstrHandle) -> NevercStatus>,
    /// `GetNextInstruction`
    pub get_next_instruction: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, instruction: NevercMachineInstrHandle, out_instruction: *mut NevercMachineInstrHandle) -> NevercStatus>,
    /// `GetPreviousInstruction`
    pub get_previous_instruction: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, instruction: NevercMachineInstrHandle, out_instruction: *mut NevercMachineInstrHandle) -> NevercStatus>,
    /// `CollectInstructions`
    pub collect_instructions: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, out_instructions: *mut NevercMachineInstrHandle, capacity: u64, out_count: *mut u64) -> NevercStatus>,
    /// `GetInstructionInfo`
    pub get_instruction_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, instruction: NevercMachineInstrHandle, out_info: *mut NevercMIRInstructionInfo) -> NevercStatus>,
    /// `GetInstructionBasicBlock`
    pub get_instruction_basic_block: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, instruction: NevercMachineInstrHandle, out_block: *mut NevercMachineBasicBlockHandle) -> NevercStatus>,
    /// `GetInstructionDebugLocation`
    pub get_instruction_debug_location: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, instruction: NevercMachineInstrHandle, out_location: *mut NevercMIRDebugLocation) -> NevercStatus>,
    /// `SetInstructionFlags`
    pub set_instruction_flags: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, instruction: NevercMachineInstrHandle, flags: NevercMIRInstructionFlags) -> NevercStatus>,
    /// `GetInstructionOperand`
    pub get_instruction_operand: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, instruction: NevercMachineInstrHandle, index: u64, out_operand: *mut NevercMachineOperandHandle) -> NevercStatus>,
    /// `GetOperandValue`
    pub get_operand_value: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, operand: NevercMachineOperandHandle, out_value: *mut NevercMIROperandValue) -> NevercStatus>,
    /// `GetOperandInstruction`
    pub get_operand_instruction: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, operand: NevercMachineOperandHandle, out_instruction: *mut NevercMachineInstrHandle) -> NevercStatus>,
    /// `SetOperandValue`
    pub set_operand_value: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, operand: NevercMachineOperandHandle, value: *const NevercMIROperandValue) -> NevercStatus>,
    /// `GetSuccessorCount`
    pub get_successor_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, out_count: *mut u64) -> NevercStatus>,
    /// `GetSuccessor`
    pub get_successor: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, index: u64, out_edge: *mut NevercMIRCFGEdge) -> NevercStatus>,
    /// `GetPredecessorCount`
    pub get_predecessor_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, out_count: *mut u64) -> NevercStatus>,
    /// `GetPredecessor`
    pub get_predecessor: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, index: u64, out_predecessor: *mut NevercMachineBasicBlockHandle) -> NevercStatus>,
    /// `GetLiveInCount`
    pub get_live_in_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, out_count: *mut u64) -> NevercStatus>,
    /// `GetLiveIn`
    pub get_live_in: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, block: NevercMachineBasicBlockHandle, index: u64, out_live_in: *mut NevercMIRLiveIn) -> NevercStatus>,
    /// `CreateBasicBlock`
    pub create_basic_block: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, insert_before: NevercMachineBasicBlockHandle, out_block: *mut NevercMachineBasicBlockHandle) -> NevercStatus>,
    /// `MoveBasicBlock`
    pub move_basic_block: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, block: NevercMachineBasicBlockHandle, insert_before: NevercMachineBasicBlockHandle) -> NevercStatus>,
    /// `EraseBasicBlock`
    pub erase_basic_block: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, block: NevercMachineBasicBlockHandle) -> NevercStatus>,
    /// `CreateInstruction`
    pub create_instruction: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, block: NevercMachineBasicBlockHandle, insert_before: NevercMachineInstrHandle, opcode: NevercMIRInstructionOpcode, out_instruction: *mut NevercMachineInstrHandle) -> NevercStatus>,
    /// `MoveInstruction`
    pub move_instruction: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, instruction: NevercMachineInstrHandle, block: NevercMachineBasicBlockHandle, insert_before: NevercMachineInstrHandle) -> NevercStatus>,
    /// `EraseInstruction`
    pub erase_instruction: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, instruction: NevercMachineInstrHandle) -> NevercStatus>,
    /// `AppendOperand`
    pub append_operand: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, instruction: NevercMachineInstrHandle, value: *const NevercMIROperandValue, out_operand: *mut NevercMachineOperandHandle) -> NevercStatus>,
    /// `AddCFGEdge`
    pub add_cfg_edge: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, from: NevercMachineBasicBlockHandle, to: NevercMachineBasicBlockHandle, probability_numerator: u32, probability_denominator: u32) -> NevercStatus>,
    /// `RemoveCFGEdge`
    pub remove_cfg_edge: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, from: NevercMachineBasicBlockHandle, to: NevercMachineBasicBlockHandle) -> NevercStatus>,
    /// `CreateVirtualRegister`
    pub create_virtual_register: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, desc: *const NevercMIRVirtualRegisterDesc, out_register: *mut u32) -> NevercStatus>,
    /// `GetRegisterInfo`
    pub get_register_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, register: u32, out_info: *mut NevercMIRRegisterInfo) -> NevercStatus>,
    /// `SetVirtualRegisterAssignment`
    pub set_virtual_register_assignment: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, register: u32, desc: *const NevercMIRVirtualRegisterDesc) -> NevercStatus>,
    /// `GetRegisterDefCount`
    pub get_register_def_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, register: u32, out_count: *mut u64) -> NevercStatus>,
    /// `GetRegisterDef`
    pub get_register_def: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, register: u32, index: u64, out_operand: *mut NevercMachineOperandHandle) -> NevercStatus>,
    /// `GetRegisterUseCount`
    pub get_register_use_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, register: u32, out_count: *mut u64) -> NevercStatus>,
    /// `GetRegisterUse`
    pub get_register_use: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, register: u32, index: u64, out_operand: *mut NevercMachineOperandHandle) -> NevercStatus>,
    /// `ReplaceRegister`
    pub replace_register: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, from_register: u32, to_register: u32) -> NevercStatus>,
    /// `GetFunctionLiveInCount`
    pub get_function_live_in_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, out_count: *mut u64) -> NevercStatus>,
    /// `GetFunctionLiveIn`
    pub get_function_live_in: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, index: u64, out_live_in: *mut NevercMIRFunctionLiveIn) -> NevercStatus>,
    /// `AddFunctionLiveIn`
    pub add_function_live_in: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, physical_register: u32, virtual_register: u32) -> NevercStatus>,
    /// `RemoveFunctionLiveIn`
    pub remove_function_live_in: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, physical_register: u32) -> NevercStatus>,
    /// `AddBasicBlockLiveIn`
    pub add_basic_block_live_in: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, block: NevercMachineBasicBlockHandle, physical_register: u32, lane_mask: u64) -> NevercStatus>,
    /// `RemoveBasicBlockLiveIn`
    pub remove_basic_block_live_in: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, block: NevercMachineBasicBlockHandle, physical_register: u32, lane_mask: u64) -> NevercStatus>,
    /// `GetFrameObjectCount`
    pub get_frame_object_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, out_count: *mut u64) -> NevercStatus>,
    /// `GetFrameObject`
    pub get_frame_object: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, ordinal: u64, out_info: *mut NevercMIRFrameObjectInfo) -> NevercStatus>,
    /// `GetFrameObjectByIndex`
    pub get_frame_object_by_index: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, frame_index: i32, out_info: *mut NevercMIRFrameObjectInfo) -> NevercStatus>,
    /// `CreateStackObject`
    pub create_stack_object: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, size: u64, alignment: u64, is_spill_slot: NevercBool, stack_id: u32, out_frame_index: *mut i32) -> NevercStatus>,
    /// `CreateFixedStackObject`
    pub create_fixed_stack_object: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, size: u64, offset: i64, is_immutable: NevercBool, is_aliased: NevercBool, out_frame_index: *mut i32) -> NevercStatus>,
    /// `CreateVariableSizedStackObject`
    pub create_variable_sized_stack_object: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, alignment: u64, out_frame_index: *mut i32) -> NevercStatus>,
    /// `SetFrameObjectSize`
    pub set_frame_object_size: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, frame_index: i32, size: u64) -> NevercStatus>,
    /// `SetFrameObjectAlignment`
    pub set_frame_object_alignment: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, frame_index: i32, alignment: u64) -> NevercStatus>,
    /// `SetFrameObjectOffset`
    pub set_frame_object_offset: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, frame_index: i32, offset: i64) -> NevercStatus>,
    /// `GetCalleeSavedCount`
    pub get_callee_saved_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, out_count: *mut u64) -> NevercStatus>,
    /// `GetCalleeSaved`
    pub get_callee_saved: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, index: u64, out_info: *mut NevercMIRCalleeSavedInfo) -> NevercStatus>,
    /// `SetCalleeSaved`
    pub set_callee_saved: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, entries: *const NevercMIRCalleeSavedInfo, count: u64) -> NevercStatus>,
    /// `GetConstantPoolCount`
    pub get_constant_pool_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, out_count: *mut u64) -> NevercStatus>,
    /// `GetConstantPoolEntry`
    pub get_constant_pool_entry: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, index: u32, out_info: *mut NevercMIRConstantPoolEntryInfo) -> NevercStatus>,
    /// `CreateConstantPoolEntry`
    pub create_constant_pool_entry: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, desc: *const NevercMIRConstantPoolEntryDesc, out_index: *mut u32) -> NevercStatus>,
    /// `RemoveConstantPoolEntry`
    pub remove_constant_pool_entry: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, index: u32) -> NevercStatus>,
    /// `GetJumpTableCount`
    pub get_jump_table_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, out_count: *mut u64) -> NevercStatus>,
    /// `GetJumpTable`
    pub get_jump_table: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, index: u32, out_info: *mut NevercMIRJumpTableInfo) -> NevercStatus>,
    /// `GetJumpTableDestination`
    pub get_jump_table_destination: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, index: u32, destination_index: u64, out_block: *mut NevercMachineBasicBlockHandle) -> NevercStatus>,
    /// `CreateJumpTable`
    pub create_jump_table: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, entry_kind: NevercMIRJumpTableEntryKind, destinations: *const NevercMachineBasicBlockHandle, destination_count: u64, out_index: *mut u32) -> NevercStatus>,
    /// `RemoveJumpTable`
    pub remove_jump_table: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, index: u32) -> NevercStatus>,
    /// `GetInstructionMemoryOperand`
    pub get_instruction_memory_operand: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, instruction: NevercMachineInstrHandle, index: u64, out_memory_operand: *mut NevercMachineMemOperandHandle) -> NevercStatus>,
    /// `GetMemoryOperandInfo`
    pub get_memory_operand_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, memory_operand: NevercMachineMemOperandHandle, out_info: *mut NevercMIRMemoryOperandInfo) -> NevercStatus>,
    /// `CreateMemoryOperand`
    pub create_memory_operand: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, desc: *const NevercMIRMemoryOperandDesc, out_memory_operand: *mut NevercMachineMemOperandHandle) -> NevercStatus>,
    /// `AddInstructionMemoryOperand`
    pub add_instruction_memory_operand: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, instruction: NevercMachineInstrHandle, memory_operand: NevercMachineMemOperandHandle) -> NevercStatus>,
    /// `RemoveInstructionMemoryOperand`
    pub remove_instruction_memory_operand: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, instruction: NevercMachineInstrHandle, index: u64) -> NevercStatus>,
    /// `GetMachineProperty`
    pub get_machine_property: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, function: NevercMachineFunctionHandle, property: NevercMIRMachineProperty, out_value: *mut NevercBool) -> NevercStatus>,
    /// `SetMachinePropertyWithProof`
    pub set_machine_property_with_proof: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMIRMutationHandle, proof: *const NevercMIRPropertyProof) -> NevercStatus>,
}

/// Analyses of machine functions.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRAnalysisAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `QueryBuiltin`
    pub query_builtin: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, analysis: NevercMIRBuiltinAnalysis, function: NevercMachineFunctionHandle, out_result: *mut NevercMIRAnalysisResultHandle) -> NevercStatus>,
    /// `DominatorTreeDominates`
    pub dominator_tree_dominates: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, result: NevercMIRAnalysisResultHandle, dominator: NevercMachineBasicBlockHandle, dominated: NevercMachineBasicBlockHandle, out_dominates: *mut NevercBool) -> NevercStatus>,
    /// `GetLoopCount`
    pub get_loop_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, result: NevercMIRAnalysisResultHandle, out_count: *mut u64) -> NevercStatus>,
    /// `GetLoopHeader`
    pub get_loop_header: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, result: NevercMIRAnalysisResultHandle, index: u64, out_header: *mut NevercMachineBasicBlockHandle) -> NevercStatus>,
    /// `GetLoopForBlock`
    pub get_loop_for_block: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, result: NevercMIRAnalysisResultHandle, block: NevercMachineBasicBlockHandle, out_header: *mut NevercMachineBasicBlockHandle, out_depth: *mut u32) -> NevercStatus>,
    /// `GetSlotIndex`
    pub get_slot_index: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, result: NevercMIRAnalysisResultHandle, instruction: NevercMachineInstrHandle, out_index: *mut u64) -> NevercStatus>,
    /// `GetLiveIntervalSegmentCount`
    pub get_live_interval_segment_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, result: NevercMIRAnalysisResultHandle, register: u32, out_count: *mut u64) -> NevercStatus>,
    /// `GetLiveIntervalSegment`
    pub get_live_interval_segment: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, result: NevercMIRAnalysisResultHandle, register: u32, index: u64, out_segment: *mut NevercMIRLiveRangeSegment) -> NevercStatus>,
    /// `IsRegisterLiveInBlock`
    pub is_register_live_in_block: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, result: NevercMIRAnalysisResultHandle, register: u32, block: NevercMachineBasicBlockHandle, out_live: *mut NevercBool) -> NevercStatus>,
    /// `GetRegisterPressureSetCount`
    pub get_register_pressure_set_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, result: NevercMIRAnalysisResultHandle, block: NevercMachineBasicBlockHandle, out_count: *mut u64) -> NevercStatus>,
    /// `GetRegisterPressure`
    pub get_register_pressure: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, result: NevercMIRAnalysisResultHandle, block: NevercMachineBasicBlockHandle, pressure_set: u32, out_info: *mut NevercMIRRegisterPressureInfo) -> NevercStatus>,
}

/// Machine passes of plugins.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMIRPassAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `RegisterPass`
    pub register_pass: Option<unsafe extern "C-unwind" fn(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercMIRPassDescriptor) -> NevercStatus>,
}

