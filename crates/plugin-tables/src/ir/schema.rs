//! Stable numbers of the IR schema for LLVM's enumerators, matched by name.
//!
//! What LLVM has and the schema has not is `UNKNOWN`; a number of another family, or of nothing, is no enumerator.

use std::sync::OnceLock;

use neverc_abi::*;
use neverc_llvm::reflect::{Family, enumerators};

const TYPES: &[(&str, u32)] = &[
    ("HalfTyID", NEVERC_IR_TYPE_HALF),
    ("BFloatTyID", NEVERC_IR_TYPE_B_FLOAT),
    ("FloatTyID", NEVERC_IR_TYPE_FLOAT),
    ("DoubleTyID", NEVERC_IR_TYPE_DOUBLE),
    ("X86_FP80TyID", NEVERC_IR_TYPE_X86_FP80),
    ("FP128TyID", NEVERC_IR_TYPE_FP128),
    ("PPC_FP128TyID", NEVERC_IR_TYPE_PPC_FP128),
    ("VoidTyID", NEVERC_IR_TYPE_VOID),
    ("LabelTyID", NEVERC_IR_TYPE_LABEL),
    ("MetadataTyID", NEVERC_IR_TYPE_METADATA),
    ("X86_MMXTyID", NEVERC_IR_TYPE_X86_MMX),
    ("X86_AMXTyID", NEVERC_IR_TYPE_X86_AMX),
    ("TokenTyID", NEVERC_IR_TYPE_TOKEN),
    ("IntegerTyID", NEVERC_IR_TYPE_INTEGER),
    ("FunctionTyID", NEVERC_IR_TYPE_FUNCTION),
    ("PointerTyID", NEVERC_IR_TYPE_POINTER),
    ("StructTyID", NEVERC_IR_TYPE_STRUCT),
    ("ArrayTyID", NEVERC_IR_TYPE_ARRAY),
    ("FixedVectorTyID", NEVERC_IR_TYPE_FIXED_VECTOR),
    ("ScalableVectorTyID", NEVERC_IR_TYPE_SCALABLE_VECTOR),
    ("TypedPointerTyID", NEVERC_IR_TYPE_TYPED_POINTER),
    ("TargetExtTyID", NEVERC_IR_TYPE_TARGET_EXT),
];

const VALUES: &[(&str, u32)] = &[
    ("FunctionVal", NEVERC_IR_VALUE_FUNCTION),
    ("GlobalAliasVal", NEVERC_IR_VALUE_GLOBAL_ALIAS),
    ("GlobalIFuncVal", NEVERC_IR_VALUE_GLOBAL_I_FUNC),
    ("GlobalVariableVal", NEVERC_IR_VALUE_GLOBAL_VARIABLE),
    ("BlockAddressVal", NEVERC_IR_VALUE_BLOCK_ADDRESS),
    ("ConstantExprVal", NEVERC_IR_VALUE_CONSTANT_EXPR),
    (
        "DSOLocalEquivalentVal",
        NEVERC_IR_VALUE_DSO_LOCAL_EQUIVALENT,
    ),
    ("NoCFIValueVal", NEVERC_IR_VALUE_NO_CFI_VALUE),
    ("ConstantArrayVal", NEVERC_IR_VALUE_CONSTANT_ARRAY),
    ("ConstantStructVal", NEVERC_IR_VALUE_CONSTANT_STRUCT),
    ("ConstantVectorVal", NEVERC_IR_VALUE_CONSTANT_VECTOR),
    ("UndefValueVal", NEVERC_IR_VALUE_UNDEF_VALUE),
    ("PoisonValueVal", NEVERC_IR_VALUE_POISON_VALUE),
    (
        "ConstantAggregateZeroVal",
        NEVERC_IR_VALUE_CONSTANT_AGGREGATE_ZERO,
    ),
    ("ConstantDataArrayVal", NEVERC_IR_VALUE_CONSTANT_DATA_ARRAY),
    (
        "ConstantDataVectorVal",
        NEVERC_IR_VALUE_CONSTANT_DATA_VECTOR,
    ),
    ("ConstantIntVal", NEVERC_IR_VALUE_CONSTANT_INT),
    ("ConstantFPVal", NEVERC_IR_VALUE_CONSTANT_FP),
    (
        "ConstantTargetNoneVal",
        NEVERC_IR_VALUE_CONSTANT_TARGET_NONE,
    ),
    (
        "ConstantPointerNullVal",
        NEVERC_IR_VALUE_CONSTANT_POINTER_NULL,
    ),
    ("ConstantTokenNoneVal", NEVERC_IR_VALUE_CONSTANT_TOKEN_NONE),
    ("ArgumentVal", NEVERC_IR_VALUE_ARGUMENT),
    ("BasicBlockVal", NEVERC_IR_VALUE_BASIC_BLOCK),
    ("MetadataAsValueVal", NEVERC_IR_VALUE_METADATA_AS_VALUE),
    ("InlineAsmVal", NEVERC_IR_VALUE_INLINE_ASM),
    ("MemoryUseVal", NEVERC_IR_VALUE_MEMORY_USE),
    ("MemoryDefVal", NEVERC_IR_VALUE_MEMORY_DEF),
    ("MemoryPhiVal", NEVERC_IR_VALUE_MEMORY_PHI),
    ("InstructionVal", NEVERC_IR_VALUE_INSTRUCTION),
];

const OPCODES: &[(&str, u32)] = &[
    ("Ret", NEVERC_IR_OPCODE_RET),
    ("Br", NEVERC_IR_OPCODE_BR),
    ("Switch", NEVERC_IR_OPCODE_SWITCH),
    ("IndirectBr", NEVERC_IR_OPCODE_INDIRECT_BR),
    ("Invoke", NEVERC_IR_OPCODE_INVOKE),
    ("Resume", NEVERC_IR_OPCODE_RESUME),
    ("Unreachable", NEVERC_IR_OPCODE_UNREACHABLE),
    ("CleanupRet", NEVERC_IR_OPCODE_CLEANUP_RET),
    ("CatchRet", NEVERC_IR_OPCODE_CATCH_RET),
    ("CatchSwitch", NEVERC_IR_OPCODE_CATCH_SWITCH),
    ("CallBr", NEVERC_IR_OPCODE_CALL_BR),
    ("FNeg", NEVERC_IR_OPCODE_F_NEG),
    ("Add", NEVERC_IR_OPCODE_ADD),
    ("FAdd", NEVERC_IR_OPCODE_F_ADD),
    ("Sub", NEVERC_IR_OPCODE_SUB),
    ("FSub", NEVERC_IR_OPCODE_F_SUB),
    ("Mul", NEVERC_IR_OPCODE_MUL),
    ("FMul", NEVERC_IR_OPCODE_F_MUL),
    ("UDiv", NEVERC_IR_OPCODE_U_DIV),
    ("SDiv", NEVERC_IR_OPCODE_S_DIV),
    ("FDiv", NEVERC_IR_OPCODE_F_DIV),
    ("URem", NEVERC_IR_OPCODE_U_REM),
    ("SRem", NEVERC_IR_OPCODE_S_REM),
    ("FRem", NEVERC_IR_OPCODE_F_REM),
    ("Shl", NEVERC_IR_OPCODE_SHL),
    ("LShr", NEVERC_IR_OPCODE_L_SHR),
    ("AShr", NEVERC_IR_OPCODE_A_SHR),
    ("And", NEVERC_IR_OPCODE_AND),
    ("Or", NEVERC_IR_OPCODE_OR),
    ("Xor", NEVERC_IR_OPCODE_XOR),
    ("Alloca", NEVERC_IR_OPCODE_ALLOCA),
    ("Load", NEVERC_IR_OPCODE_LOAD),
    ("Store", NEVERC_IR_OPCODE_STORE),
    ("GetElementPtr", NEVERC_IR_OPCODE_GET_ELEMENT_PTR),
    ("Fence", NEVERC_IR_OPCODE_FENCE),
    ("AtomicCmpXchg", NEVERC_IR_OPCODE_ATOMIC_CMP_XCHG),
    ("AtomicRMW", NEVERC_IR_OPCODE_ATOMIC_RMW),
    ("Trunc", NEVERC_IR_OPCODE_TRUNC),
    ("ZExt", NEVERC_IR_OPCODE_Z_EXT),
    ("SExt", NEVERC_IR_OPCODE_S_EXT),
    ("FPToUI", NEVERC_IR_OPCODE_FP_TO_UI),
    ("FPToSI", NEVERC_IR_OPCODE_FP_TO_SI),
    ("UIToFP", NEVERC_IR_OPCODE_UI_TO_FP),
    ("SIToFP", NEVERC_IR_OPCODE_SI_TO_FP),
    ("FPTrunc", NEVERC_IR_OPCODE_FP_TRUNC),
    ("FPExt", NEVERC_IR_OPCODE_FP_EXT),
    ("PtrToInt", NEVERC_IR_OPCODE_PTR_TO_INT),
    ("IntToPtr", NEVERC_IR_OPCODE_INT_TO_PTR),
    ("BitCast", NEVERC_IR_OPCODE_BIT_CAST),
    ("AddrSpaceCast", NEVERC_IR_OPCODE_ADDR_SPACE_CAST),
    ("CleanupPad", NEVERC_IR_OPCODE_CLEANUP_PAD),
    ("CatchPad", NEVERC_IR_OPCODE_CATCH_PAD),
    ("ICmp", NEVERC_IR_OPCODE_I_CMP),
    ("FCmp", NEVERC_IR_OPCODE_F_CMP),
    ("PHI", NEVERC_IR_OPCODE_PHI),
    ("Call", NEVERC_IR_OPCODE_CALL),
    ("Select", NEVERC_IR_OPCODE_SELECT),
    ("UserOp1", NEVERC_IR_OPCODE_USER_OP1),
    ("UserOp2", NEVERC_IR_OPCODE_USER_OP2),
    ("VAArg", NEVERC_IR_OPCODE_VA_ARG),
    ("ExtractElement", NEVERC_IR_OPCODE_EXTRACT_ELEMENT),
    ("InsertElement", NEVERC_IR_OPCODE_INSERT_ELEMENT),
    ("ShuffleVector", NEVERC_IR_OPCODE_SHUFFLE_VECTOR),
    ("ExtractValue", NEVERC_IR_OPCODE_EXTRACT_VALUE),
    ("InsertValue", NEVERC_IR_OPCODE_INSERT_VALUE),
    ("LandingPad", NEVERC_IR_OPCODE_LANDING_PAD),
    ("Freeze", NEVERC_IR_OPCODE_FREEZE),
];

const PREDICATES: &[(&str, u32)] = &[
    ("FCMP_FALSE", NEVERC_IR_PREDICATE_FCMP_FALSE),
    ("FCMP_OEQ", NEVERC_IR_PREDICATE_FCMP_OEQ),
    ("FCMP_OGT", NEVERC_IR_PREDICATE_FCMP_OGT),
    ("FCMP_OGE", NEVERC_IR_PREDICATE_FCMP_OGE),
    ("FCMP_OLT", NEVERC_IR_PREDICATE_FCMP_OLT),
    ("FCMP_OLE", NEVERC_IR_PREDICATE_FCMP_OLE),
    ("FCMP_ONE", NEVERC_IR_PREDICATE_FCMP_ONE),
    ("FCMP_ORD", NEVERC_IR_PREDICATE_FCMP_ORD),
    ("FCMP_UNO", NEVERC_IR_PREDICATE_FCMP_UNO),
    ("FCMP_UEQ", NEVERC_IR_PREDICATE_FCMP_UEQ),
    ("FCMP_UGT", NEVERC_IR_PREDICATE_FCMP_UGT),
    ("FCMP_UGE", NEVERC_IR_PREDICATE_FCMP_UGE),
    ("FCMP_ULT", NEVERC_IR_PREDICATE_FCMP_ULT),
    ("FCMP_ULE", NEVERC_IR_PREDICATE_FCMP_ULE),
    ("FCMP_UNE", NEVERC_IR_PREDICATE_FCMP_UNE),
    ("FCMP_TRUE", NEVERC_IR_PREDICATE_FCMP_TRUE),
    ("ICMP_EQ", NEVERC_IR_PREDICATE_ICMP_EQ),
    ("ICMP_NE", NEVERC_IR_PREDICATE_ICMP_NE),
    ("ICMP_UGT", NEVERC_IR_PREDICATE_ICMP_UGT),
    ("ICMP_UGE", NEVERC_IR_PREDICATE_ICMP_UGE),
    ("ICMP_ULT", NEVERC_IR_PREDICATE_ICMP_ULT),
    ("ICMP_ULE", NEVERC_IR_PREDICATE_ICMP_ULE),
    ("ICMP_SGT", NEVERC_IR_PREDICATE_ICMP_SGT),
    ("ICMP_SGE", NEVERC_IR_PREDICATE_ICMP_SGE),
    ("ICMP_SLT", NEVERC_IR_PREDICATE_ICMP_SLT),
    ("ICMP_SLE", NEVERC_IR_PREDICATE_ICMP_SLE),
];

const LINKAGES: &[(&str, u32)] = &[
    ("ExternalLinkage", NEVERC_IR_LINKAGE_EXTERNAL),
    (
        "AvailableExternallyLinkage",
        NEVERC_IR_LINKAGE_AVAILABLE_EXTERNALLY,
    ),
    ("LinkOnceAnyLinkage", NEVERC_IR_LINKAGE_LINK_ONCE_ANY),
    ("LinkOnceODRLinkage", NEVERC_IR_LINKAGE_LINK_ONCE_ODR),
    ("WeakAnyLinkage", NEVERC_IR_LINKAGE_WEAK_ANY),
    ("WeakODRLinkage", NEVERC_IR_LINKAGE_WEAK_ODR),
    ("AppendingLinkage", NEVERC_IR_LINKAGE_APPENDING),
    ("InternalLinkage", NEVERC_IR_LINKAGE_INTERNAL),
    ("PrivateLinkage", NEVERC_IR_LINKAGE_PRIVATE),
    ("ExternalWeakLinkage", NEVERC_IR_LINKAGE_EXTERNAL_WEAK),
    ("CommonLinkage", NEVERC_IR_LINKAGE_COMMON),
];

const VISIBILITIES: &[(&str, u32)] = &[
    ("DefaultVisibility", NEVERC_IR_VISIBILITY_DEFAULT),
    ("HiddenVisibility", NEVERC_IR_VISIBILITY_HIDDEN),
    ("ProtectedVisibility", NEVERC_IR_VISIBILITY_PROTECTED),
];

const CONVENTIONS: &[(&str, u32)] = &[
    ("C", NEVERC_IR_CALLING_CONVENTION_C),
    ("Fast", NEVERC_IR_CALLING_CONVENTION_FAST),
    ("Cold", NEVERC_IR_CALLING_CONVENTION_COLD),
    ("AnyReg", NEVERC_IR_CALLING_CONVENTION_ANY_REG),
    ("PreserveMost", NEVERC_IR_CALLING_CONVENTION_PRESERVE_MOST),
    ("PreserveAll", NEVERC_IR_CALLING_CONVENTION_PRESERVE_ALL),
    ("Tail", NEVERC_IR_CALLING_CONVENTION_TAIL),
    ("CFGuard_Check", NEVERC_IR_CALLING_CONVENTION_CF_GUARD_CHECK),
    ("X86_StdCall", NEVERC_IR_CALLING_CONVENTION_X86_STD_CALL),
    ("X86_FastCall", NEVERC_IR_CALLING_CONVENTION_X86_FAST_CALL),
    ("X86_ThisCall", NEVERC_IR_CALLING_CONVENTION_X86_THIS_CALL),
    ("X86_64_SysV", NEVERC_IR_CALLING_CONVENTION_X86_64_SYS_V),
    ("Win64", NEVERC_IR_CALLING_CONVENTION_WIN64),
    (
        "X86_VectorCall",
        NEVERC_IR_CALLING_CONVENTION_X86_VECTOR_CALL,
    ),
    ("X86_INTR", NEVERC_IR_CALLING_CONVENTION_X86_INTR),
    ("X86_RegCall", NEVERC_IR_CALLING_CONVENTION_X86_REG_CALL),
    (
        "AArch64_VectorCall",
        NEVERC_IR_CALLING_CONVENTION_A_ARCH64_VECTOR_CALL,
    ),
    (
        "AArch64_SVE_VectorCall",
        NEVERC_IR_CALLING_CONVENTION_A_ARCH64_SVE_VECTOR_CALL,
    ),
    (
        "AArch64_SME_ABI_Support_Routines_PreserveMost_From_X0",
        NEVERC_IR_CALLING_CONVENTION_A_ARCH64_SME_ABI_SUPPORT_ROUTINES_PRESERVE_MOST_FROM_X0,
    ),
    (
        "AArch64_SME_ABI_Support_Routines_PreserveMost_From_X2",
        NEVERC_IR_CALLING_CONVENTION_A_ARCH64_SME_ABI_SUPPORT_ROUTINES_PRESERVE_MOST_FROM_X2,
    ),
    ("NeverC_Custom", NEVERC_IR_CALLING_CONVENTION_NEVER_C_CUSTOM),
];

/// Which opcodes have which property, by the property's number.
const PROPERTY_MASKS: &[(u32, u64)] = &[
    (NEVERC_IR_OPCODE_RET, 0x0000000000000000),
    (NEVERC_IR_OPCODE_BR, 0x0000000000000000),
    (NEVERC_IR_OPCODE_SWITCH, 0x0000000000000000),
    (NEVERC_IR_OPCODE_INDIRECT_BR, 0x0000000000000000),
    (NEVERC_IR_OPCODE_INVOKE, 0x0000000000100801),
    (NEVERC_IR_OPCODE_RESUME, 0x0000000000000000),
    (NEVERC_IR_OPCODE_UNREACHABLE, 0x0000000000000000),
    (NEVERC_IR_OPCODE_CLEANUP_RET, 0x0000000000000000),
    (NEVERC_IR_OPCODE_CATCH_RET, 0x0000000000000000),
    (NEVERC_IR_OPCODE_CATCH_SWITCH, 0x0000000000000001),
    (NEVERC_IR_OPCODE_CALL_BR, 0x0000000000100801),
    (NEVERC_IR_OPCODE_F_NEG, 0x0000000000000003),
    (NEVERC_IR_OPCODE_ADD, 0x000000000000000d),
    (NEVERC_IR_OPCODE_F_ADD, 0x0000000000000003),
    (NEVERC_IR_OPCODE_SUB, 0x000000000000000d),
    (NEVERC_IR_OPCODE_F_SUB, 0x0000000000000003),
    (NEVERC_IR_OPCODE_MUL, 0x000000000000000d),
    (NEVERC_IR_OPCODE_F_MUL, 0x0000000000000003),
    (NEVERC_IR_OPCODE_U_DIV, 0x0000000000000011),
    (NEVERC_IR_OPCODE_S_DIV, 0x0000000000000011),
    (NEVERC_IR_OPCODE_F_DIV, 0x0000000000000003),
    (NEVERC_IR_OPCODE_U_REM, 0x0000000000000001),
    (NEVERC_IR_OPCODE_S_REM, 0x0000000000000001),
    (NEVERC_IR_OPCODE_F_REM, 0x0000000000000003),
    (NEVERC_IR_OPCODE_SHL, 0x000000000000000d),
    (NEVERC_IR_OPCODE_L_SHR, 0x0000000000000011),
    (NEVERC_IR_OPCODE_A_SHR, 0x0000000000000011),
    (NEVERC_IR_OPCODE_AND, 0x0000000000000001),
    (NEVERC_IR_OPCODE_OR, 0x0000000000000021),
    (NEVERC_IR_OPCODE_XOR, 0x0000000000000001),
    (NEVERC_IR_OPCODE_ALLOCA, 0x0000000000080081),
    (NEVERC_IR_OPCODE_LOAD, 0x00000000000003c1),
    (NEVERC_IR_OPCODE_STORE, 0x00000000000003c0),
    (NEVERC_IR_OPCODE_GET_ELEMENT_PTR, 0x0000000000460005),
    (NEVERC_IR_OPCODE_FENCE, 0x0000000000000300),
    (NEVERC_IR_OPCODE_ATOMIC_CMP_XCHG, 0x000000000001c2c1),
    (NEVERC_IR_OPCODE_ATOMIC_RMW, 0x00000000000003c1),
    (NEVERC_IR_OPCODE_TRUNC, 0x0000000000000001),
    (NEVERC_IR_OPCODE_Z_EXT, 0x0000000000000001),
    (NEVERC_IR_OPCODE_S_EXT, 0x0000000000000001),
    (NEVERC_IR_OPCODE_FP_TO_UI, 0x0000000000000001),
    (NEVERC_IR_OPCODE_FP_TO_SI, 0x0000000000000001),
    (NEVERC_IR_OPCODE_UI_TO_FP, 0x0000000000000001),
    (NEVERC_IR_OPCODE_SI_TO_FP, 0x0000000000000001),
    (NEVERC_IR_OPCODE_FP_TRUNC, 0x0000000000000001),
    (NEVERC_IR_OPCODE_FP_EXT, 0x0000000000000001),
    (NEVERC_IR_OPCODE_PTR_TO_INT, 0x0000000000000001),
    (NEVERC_IR_OPCODE_INT_TO_PTR, 0x0000000000000001),
    (NEVERC_IR_OPCODE_BIT_CAST, 0x0000000000000001),
    (NEVERC_IR_OPCODE_ADDR_SPACE_CAST, 0x0000000000000001),
    (NEVERC_IR_OPCODE_CLEANUP_PAD, 0x0000000000000001),
    (NEVERC_IR_OPCODE_CATCH_PAD, 0x0000000000000001),
    (NEVERC_IR_OPCODE_I_CMP, 0x0000000000000401),
    (NEVERC_IR_OPCODE_F_CMP, 0x0000000000000403),
    (NEVERC_IR_OPCODE_PHI, 0x0000000000000001),
    (NEVERC_IR_OPCODE_CALL, 0x0000000000101803),
    (NEVERC_IR_OPCODE_SELECT, 0x0000000000000001),
    (NEVERC_IR_OPCODE_USER_OP1, 0x0000000000000001),
    (NEVERC_IR_OPCODE_USER_OP2, 0x0000000000000001),
    (NEVERC_IR_OPCODE_VA_ARG, 0x0000000000000001),
    (NEVERC_IR_OPCODE_EXTRACT_ELEMENT, 0x0000000000000001),
    (NEVERC_IR_OPCODE_INSERT_ELEMENT, 0x0000000000000001),
    (NEVERC_IR_OPCODE_SHUFFLE_VECTOR, 0x0000000000000001),
    (NEVERC_IR_OPCODE_EXTRACT_VALUE, 0x0000000000002001),
    (NEVERC_IR_OPCODE_INSERT_VALUE, 0x0000000000002001),
    (NEVERC_IR_OPCODE_LANDING_PAD, 0x0000000000200001),
    (NEVERC_IR_OPCODE_FREEZE, 0x0000000000000001),
];

/// Category of each opcode.
const CATEGORIES: &[(u32, u32)] = &[
    (NEVERC_IR_OPCODE_RET, NEVERC_IR_OPCODE_CATEGORY_TERM),
    (NEVERC_IR_OPCODE_BR, NEVERC_IR_OPCODE_CATEGORY_TERM),
    (NEVERC_IR_OPCODE_SWITCH, NEVERC_IR_OPCODE_CATEGORY_TERM),
    (NEVERC_IR_OPCODE_INDIRECT_BR, NEVERC_IR_OPCODE_CATEGORY_TERM),
    (NEVERC_IR_OPCODE_INVOKE, NEVERC_IR_OPCODE_CATEGORY_TERM),
    (NEVERC_IR_OPCODE_RESUME, NEVERC_IR_OPCODE_CATEGORY_TERM),
    (NEVERC_IR_OPCODE_UNREACHABLE, NEVERC_IR_OPCODE_CATEGORY_TERM),
    (NEVERC_IR_OPCODE_CLEANUP_RET, NEVERC_IR_OPCODE_CATEGORY_TERM),
    (NEVERC_IR_OPCODE_CATCH_RET, NEVERC_IR_OPCODE_CATEGORY_TERM),
    (
        NEVERC_IR_OPCODE_CATCH_SWITCH,
        NEVERC_IR_OPCODE_CATEGORY_TERM,
    ),
    (NEVERC_IR_OPCODE_CALL_BR, NEVERC_IR_OPCODE_CATEGORY_TERM),
    (NEVERC_IR_OPCODE_F_NEG, NEVERC_IR_OPCODE_CATEGORY_UNARY),
    (NEVERC_IR_OPCODE_ADD, NEVERC_IR_OPCODE_CATEGORY_BINARY),
    (NEVERC_IR_OPCODE_F_ADD, NEVERC_IR_OPCODE_CATEGORY_BINARY),
    (NEVERC_IR_OPCODE_SUB, NEVERC_IR_OPCODE_CATEGORY_BINARY),
    (NEVERC_IR_OPCODE_F_SUB, NEVERC_IR_OPCODE_CATEGORY_BINARY),
    (NEVERC_IR_OPCODE_MUL, NEVERC_IR_OPCODE_CATEGORY_BINARY),
    (NEVERC_IR_OPCODE_F_MUL, NEVERC_IR_OPCODE_CATEGORY_BINARY),
    (NEVERC_IR_OPCODE_U_DIV, NEVERC_IR_OPCODE_CATEGORY_BINARY),
    (NEVERC_IR_OPCODE_S_DIV, NEVERC_IR_OPCODE_CATEGORY_BINARY),
    (NEVERC_IR_OPCODE_F_DIV, NEVERC_IR_OPCODE_CATEGORY_BINARY),
    (NEVERC_IR_OPCODE_U_REM, NEVERC_IR_OPCODE_CATEGORY_BINARY),
    (NEVERC_IR_OPCODE_S_REM, NEVERC_IR_OPCODE_CATEGORY_BINARY),
    (NEVERC_IR_OPCODE_F_REM, NEVERC_IR_OPCODE_CATEGORY_BINARY),
    (NEVERC_IR_OPCODE_SHL, NEVERC_IR_OPCODE_CATEGORY_BINARY),
    (NEVERC_IR_OPCODE_L_SHR, NEVERC_IR_OPCODE_CATEGORY_BINARY),
    (NEVERC_IR_OPCODE_A_SHR, NEVERC_IR_OPCODE_CATEGORY_BINARY),
    (NEVERC_IR_OPCODE_AND, NEVERC_IR_OPCODE_CATEGORY_BINARY),
    (NEVERC_IR_OPCODE_OR, NEVERC_IR_OPCODE_CATEGORY_BINARY),
    (NEVERC_IR_OPCODE_XOR, NEVERC_IR_OPCODE_CATEGORY_BINARY),
    (NEVERC_IR_OPCODE_ALLOCA, NEVERC_IR_OPCODE_CATEGORY_MEMORY),
    (NEVERC_IR_OPCODE_LOAD, NEVERC_IR_OPCODE_CATEGORY_MEMORY),
    (NEVERC_IR_OPCODE_STORE, NEVERC_IR_OPCODE_CATEGORY_MEMORY),
    (
        NEVERC_IR_OPCODE_GET_ELEMENT_PTR,
        NEVERC_IR_OPCODE_CATEGORY_MEMORY,
    ),
    (NEVERC_IR_OPCODE_FENCE, NEVERC_IR_OPCODE_CATEGORY_MEMORY),
    (
        NEVERC_IR_OPCODE_ATOMIC_CMP_XCHG,
        NEVERC_IR_OPCODE_CATEGORY_MEMORY,
    ),
    (
        NEVERC_IR_OPCODE_ATOMIC_RMW,
        NEVERC_IR_OPCODE_CATEGORY_MEMORY,
    ),
    (NEVERC_IR_OPCODE_TRUNC, NEVERC_IR_OPCODE_CATEGORY_CAST),
    (NEVERC_IR_OPCODE_Z_EXT, NEVERC_IR_OPCODE_CATEGORY_CAST),
    (NEVERC_IR_OPCODE_S_EXT, NEVERC_IR_OPCODE_CATEGORY_CAST),
    (NEVERC_IR_OPCODE_FP_TO_UI, NEVERC_IR_OPCODE_CATEGORY_CAST),
    (NEVERC_IR_OPCODE_FP_TO_SI, NEVERC_IR_OPCODE_CATEGORY_CAST),
    (NEVERC_IR_OPCODE_UI_TO_FP, NEVERC_IR_OPCODE_CATEGORY_CAST),
    (NEVERC_IR_OPCODE_SI_TO_FP, NEVERC_IR_OPCODE_CATEGORY_CAST),
    (NEVERC_IR_OPCODE_FP_TRUNC, NEVERC_IR_OPCODE_CATEGORY_CAST),
    (NEVERC_IR_OPCODE_FP_EXT, NEVERC_IR_OPCODE_CATEGORY_CAST),
    (NEVERC_IR_OPCODE_PTR_TO_INT, NEVERC_IR_OPCODE_CATEGORY_CAST),
    (NEVERC_IR_OPCODE_INT_TO_PTR, NEVERC_IR_OPCODE_CATEGORY_CAST),
    (NEVERC_IR_OPCODE_BIT_CAST, NEVERC_IR_OPCODE_CATEGORY_CAST),
    (
        NEVERC_IR_OPCODE_ADDR_SPACE_CAST,
        NEVERC_IR_OPCODE_CATEGORY_CAST,
    ),
    (
        NEVERC_IR_OPCODE_CLEANUP_PAD,
        NEVERC_IR_OPCODE_CATEGORY_FUNCLETPAD,
    ),
    (
        NEVERC_IR_OPCODE_CATCH_PAD,
        NEVERC_IR_OPCODE_CATEGORY_FUNCLETPAD,
    ),
    (NEVERC_IR_OPCODE_I_CMP, NEVERC_IR_OPCODE_CATEGORY_OTHER),
    (NEVERC_IR_OPCODE_F_CMP, NEVERC_IR_OPCODE_CATEGORY_OTHER),
    (NEVERC_IR_OPCODE_PHI, NEVERC_IR_OPCODE_CATEGORY_OTHER),
    (NEVERC_IR_OPCODE_CALL, NEVERC_IR_OPCODE_CATEGORY_OTHER),
    (NEVERC_IR_OPCODE_SELECT, NEVERC_IR_OPCODE_CATEGORY_OTHER),
    (NEVERC_IR_OPCODE_USER_OP1, NEVERC_IR_OPCODE_CATEGORY_USER),
    (NEVERC_IR_OPCODE_USER_OP2, NEVERC_IR_OPCODE_CATEGORY_USER),
    (NEVERC_IR_OPCODE_VA_ARG, NEVERC_IR_OPCODE_CATEGORY_OTHER),
    (
        NEVERC_IR_OPCODE_EXTRACT_ELEMENT,
        NEVERC_IR_OPCODE_CATEGORY_OTHER,
    ),
    (
        NEVERC_IR_OPCODE_INSERT_ELEMENT,
        NEVERC_IR_OPCODE_CATEGORY_OTHER,
    ),
    (
        NEVERC_IR_OPCODE_SHUFFLE_VECTOR,
        NEVERC_IR_OPCODE_CATEGORY_OTHER,
    ),
    (
        NEVERC_IR_OPCODE_EXTRACT_VALUE,
        NEVERC_IR_OPCODE_CATEGORY_OTHER,
    ),
    (
        NEVERC_IR_OPCODE_INSERT_VALUE,
        NEVERC_IR_OPCODE_CATEGORY_OTHER,
    ),
    (
        NEVERC_IR_OPCODE_LANDING_PAD,
        NEVERC_IR_OPCODE_CATEGORY_OTHER,
    ),
    (NEVERC_IR_OPCODE_FREEZE, NEVERC_IR_OPCODE_CATEGORY_OTHER),
];

/// LLVM's number of the convention for functions whose convention is data.
const CUSTOM_CONVENTION: u32 = 1000;

/// One family, both ways.
pub struct Numbers {
    tag: u32,
    /// By LLVM's number.
    stable: Vec<u32>,
    /// By the low bits of the stable number.
    llvm: Vec<Option<u32>>,
}

impl Numbers {
    fn new(family: Family, tag: u32, names: &[(&str, u32)], more: &[(u32, u32)]) -> Numbers {
        let mut numbers = Numbers {
            tag,
            stable: Vec::new(),
            llvm: vec![None; names.len() + 1],
        };
        let known = enumerators(family)
            .into_iter()
            .filter_map(|(number, name)| {
                let found = names.iter().find(|(n, _)| **n == *name)?;
                Some((number, found.1))
            });
        for (number, stable) in known.chain(more.iter().copied()) {
            let at = number as usize;
            if numbers.stable.len() <= at {
                numbers.stable.resize(at + 1, 0);
            }
            numbers.stable[at] = stable;
            numbers.llvm[(stable & 0xff_ffff) as usize] = Some(number);
        }
        numbers
    }

    /// The stable number for LLVM's; 0 for what the schema lacks.
    #[inline]
    pub fn stable(&self, llvm: u32) -> u32 {
        self.stable.get(llvm as usize).copied().unwrap_or(0)
    }

    /// LLVM's number for a stable one; `None` for another family's, and for what LLVM lacks.
    pub fn llvm(&self, stable: u32) -> Option<u32> {
        if stable >> 24 != self.tag {
            return None;
        }
        self.llvm
            .get((stable & 0xff_ffff) as usize)
            .copied()
            .flatten()
    }
}

/// All families.
pub struct Schema {
    /// Type kinds
    pub types: Numbers,
    /// Value kinds
    pub values: Numbers,
    /// Opcodes
    pub opcodes: Numbers,
    /// Predicates
    pub predicates: Numbers,
    /// Linkages
    pub linkages: Numbers,
    /// Visibilities
    pub visibilities: Numbers,
    /// Calling conventions
    pub conventions: Numbers,
    /// LLVM's value number of opcode 0; instructions are above it.
    pub first_instruction: u32,
    /// Stable value kind by LLVM's value number, every instruction included.
    pub value_kind: [u32; 256],
    /// Stable opcode by LLVM's value number; 0 for what is no instruction.
    pub opcode: [u32; 256],
    /// Stable type kind by LLVM's number.
    pub type_kind: [u32; 256],
    /// Whether a value with LLVM's number has operands.
    pub is_user: [bool; 256],
}

/// The schema, made at the first use.
pub fn schema() -> &'static Schema {
    static SCHEMA: OnceLock<Schema> = OnceLock::new();
    SCHEMA.get_or_init(|| {
        let custom = [(
            CUSTOM_CONVENTION,
            NEVERC_IR_CALLING_CONVENTION_NEVER_C_CUSTOM,
        )];
        let mut schema = Schema {
            types: Numbers::new(Family::Types, 0x41, TYPES, &[]),
            values: Numbers::new(Family::Values, 0x42, VALUES, &[]),
            opcodes: Numbers::new(Family::Opcodes, 0x43, OPCODES, &[]),
            predicates: Numbers::new(Family::Predicates, 0x44, PREDICATES, &[]),
            linkages: Numbers::new(Family::Linkages, 0x45, LINKAGES, &[]),
            visibilities: Numbers::new(Family::Visibilities, 0x46, VISIBILITIES, &[]),
            conventions: Numbers::new(Family::Conventions, 0x47, CONVENTIONS, &custom),
            first_instruction: 0,
            value_kind: [0; 256],
            opcode: [0; 256],
            type_kind: [0; 256],
            is_user: [false; 256],
        };
        let first = schema
            .values
            .llvm(NEVERC_IR_VALUE_INSTRUCTION)
            .unwrap_or(255);
        schema.first_instruction = first;
        // Constants come first, then what has no operands, then instructions.
        let last_constant = enumerators(Family::Values)
            .into_iter()
            .find(|(_, name)| name == "ArgumentVal")
            .map_or(0, |(number, _)| number);
        for id in 0..256u32 {
            let at = id as usize;
            schema.type_kind[at] = schema.types.stable(id);
            if id >= first {
                schema.value_kind[at] = NEVERC_IR_VALUE_INSTRUCTION;
                schema.opcode[at] = schema.opcodes.stable(id - first);
            } else {
                schema.value_kind[at] = schema.values.stable(id);
            }
            schema.is_user[at] = id >= first || id < last_constant;
        }
        schema
    })
}

/// Whether an opcode has a property.
pub fn has_property(opcode: u32, property: u32) -> bool {
    let bit = (property & 0xff_ffff).wrapping_sub(1);
    property >> 24 == 0x49
        && bit < NEVERC_IR_PROPERTY_COUNT
        && PROPERTY_MASKS
            .iter()
            .any(|(o, mask)| *o == opcode && mask >> bit & 1 != 0)
}

/// An opcode's category; 0 for what is no opcode.
pub fn category(opcode: u32) -> u32 {
    CATEGORIES
        .iter()
        .find(|(o, _)| *o == opcode)
        .map_or(0, |(_, c)| *c)
}

/// How a property's value is carried; `None` for those that cannot be carried in this version.
pub fn property_kind(property: u32) -> Option<NevercIRPropertyValueKind> {
    Some(match property {
        NEVERC_IR_PROPERTY_NAME | NEVERC_IR_PROPERTY_SYNC_SCOPE => NEVERC_IR_PROPERTY_VALUE_STRING,
        NEVERC_IR_PROPERTY_FAST_MATH_FLAGS => NEVERC_IR_PROPERTY_VALUE_FLAGS,
        NEVERC_IR_PROPERTY_ALIGNMENT => NEVERC_IR_PROPERTY_VALUE_UINT,
        NEVERC_IR_PROPERTY_ATOMIC_ORDERING
        | NEVERC_IR_PROPERTY_PREDICATE
        | NEVERC_IR_PROPERTY_CALLING_CONVENTION
        | NEVERC_IR_PROPERTY_TAIL_CALL_KIND
        | NEVERC_IR_PROPERTY_SUCCESS_ORDERING
        | NEVERC_IR_PROPERTY_FAILURE_ORDERING => NEVERC_IR_PROPERTY_VALUE_ENUM,
        NEVERC_IR_PROPERTY_SOURCE_ELEMENT_TYPE | NEVERC_IR_PROPERTY_ALLOCATED_TYPE => {
            NEVERC_IR_PROPERTY_VALUE_TYPE
        }
        NEVERC_IR_PROPERTY_INDICES | NEVERC_IR_PROPERTY_ATTRIBUTES => return None,
        _ => NEVERC_IR_PROPERTY_VALUE_BOOL,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_enumerator_is_known_to_llvm_except_those_that_it_gave_up() {
        let s = schema();
        let all = |numbers: &Numbers, names: &[(&str, u32)]| {
            for (name, stable) in names {
                let Some(llvm) = numbers.llvm(*stable) else {
                    panic!("{name} is unknown to this LLVM");
                };
                assert_eq!(numbers.stable(llvm), *stable, "{name}");
            }
        };
        all(&s.types, TYPES);
        all(&s.values, VALUES);
        all(&s.opcodes, OPCODES);
        all(&s.predicates, PREDICATES);
        all(&s.linkages, LINKAGES);
        all(&s.visibilities, VISIBILITIES);
        all(&s.conventions, CONVENTIONS);
    }

    #[test]
    fn another_familys_number_is_refused() {
        let s = schema();
        assert_eq!(s.opcodes.llvm(NEVERC_IR_PREDICATE_ICMP_EQ), None);
        assert_eq!(s.opcodes.llvm(0x4300_0044), None);
        assert_eq!(s.opcodes.llvm(0), None);
        assert_eq!(s.linkages.llvm(NEVERC_IR_VISIBILITY_HIDDEN), None);
    }

    #[test]
    fn what_the_schema_lacks_is_unknown() {
        let s = schema();
        // ConstantPtrAuth came after the schema.
        let new = enumerators(Family::Values);
        let (number, _) = new
            .iter()
            .find(|(_, n)| n == "ConstantPtrAuthVal")
            .expect("LLVM 19 has it");
        assert_eq!(s.value_kind[*number as usize], 0);
        assert_eq!(s.conventions.stable(10), 0);
    }

    #[test]
    fn properties_apply_as_the_schema_says() {
        assert!(has_property(NEVERC_IR_OPCODE_ADD, NEVERC_IR_PROPERTY_NSW));
        assert!(!has_property(
            NEVERC_IR_OPCODE_ADD,
            NEVERC_IR_PROPERTY_VOLATILE
        ));
        assert!(has_property(
            NEVERC_IR_OPCODE_GET_ELEMENT_PTR,
            NEVERC_IR_PROPERTY_NUSW
        ));
        assert!(!has_property(
            NEVERC_IR_OPCODE_GET_ELEMENT_PTR,
            NEVERC_IR_PROPERTY_NSW
        ));
        assert!(!has_property(NEVERC_IR_OPCODE_ADD, 0));
        assert!(!has_property(NEVERC_IR_OPCODE_ADD, 0x4900_0000));
        assert!(!has_property(NEVERC_IR_OPCODE_ADD, 0x4900_0018));
    }
}
