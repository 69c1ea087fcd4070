// Made from abi/registry by `./x abi`; do not edit.
//! Declarations of `PluginTarget.h`.

#[allow(unused_imports)]
use super::*;

/// `NEVERC_TARGET_API_MAJOR`
pub const NEVERC_TARGET_API_MAJOR: u16 = 1;
/// `NEVERC_TARGET_API_MINOR`
pub const NEVERC_TARGET_API_MINOR: u16 = 1;
/// `NEVERC_INTERFACE_TARGET_HIGH`
pub const NEVERC_INTERFACE_TARGET_HIGH: u64 = 0x4e43505447540001;
/// `NEVERC_INTERFACE_TARGET_LOW`
pub const NEVERC_INTERFACE_TARGET_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_TARGET`
pub const NEVERC_INTERFACE_TARGET: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_TARGET_HIGH, low: NEVERC_INTERFACE_TARGET_LOW };
/// `NEVERC_TARGET_INTERFACE_STABILITY`
pub const NEVERC_TARGET_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NEVERC_TARGET_ABI_API_MAJOR`
pub const NEVERC_TARGET_ABI_API_MAJOR: u16 = 1;
/// `NEVERC_TARGET_ABI_API_MINOR`
pub const NEVERC_TARGET_ABI_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_TARGET_ABI_HIGH`
pub const NEVERC_INTERFACE_TARGET_ABI_HIGH: u64 = 0x4e43505441424901;
/// `NEVERC_INTERFACE_TARGET_ABI_LOW`
pub const NEVERC_INTERFACE_TARGET_ABI_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_TARGET_ABI`
pub const NEVERC_INTERFACE_TARGET_ABI: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_TARGET_ABI_HIGH, low: NEVERC_INTERFACE_TARGET_ABI_LOW };
/// `NEVERC_TARGET_ABI_INTERFACE_STABILITY`
pub const NEVERC_TARGET_ABI_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NEVERC_CALLING_CONVENTION_API_MAJOR`
pub const NEVERC_CALLING_CONVENTION_API_MAJOR: u16 = 1;
/// `NEVERC_CALLING_CONVENTION_API_MINOR`
pub const NEVERC_CALLING_CONVENTION_API_MINOR: u16 = 1;
/// `NEVERC_INTERFACE_CALLING_CONVENTION_HIGH`
pub const NEVERC_INTERFACE_CALLING_CONVENTION_HIGH: u64 = 0x4e43505443430001;
/// `NEVERC_INTERFACE_CALLING_CONVENTION_LOW`
pub const NEVERC_INTERFACE_CALLING_CONVENTION_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_CALLING_CONVENTION`
pub const NEVERC_INTERFACE_CALLING_CONVENTION: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_CALLING_CONVENTION_HIGH, low: NEVERC_INTERFACE_CALLING_CONVENTION_LOW };
/// `NEVERC_CALLING_CONVENTION_INTERFACE_STABILITY`
pub const NEVERC_CALLING_CONVENTION_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NevercTargetID`
pub type NevercTargetID = NevercInterfaceID;
/// `NevercTargetABIID`
pub type NevercTargetABIID = NevercInterfaceID;
/// `NevercCallingConventionID`
pub type NevercCallingConventionID = NevercInterfaceID;
/// `NevercTargetHandle`
pub type NevercTargetHandle = NevercHandle;
/// `NevercTargetSnapshotHandle`
pub type NevercTargetSnapshotHandle = NevercHandle;
/// `NevercTargetSchemaHandle`
pub type NevercTargetSchemaHandle = NevercHandle;
/// `NevercTargetKeyHandle`
pub type NevercTargetKeyHandle = NevercHandle;
/// `NevercTargetMachineHandle`
pub type NevercTargetMachineHandle = NevercHandle;
/// `NevercTargetRouteHandle`
pub type NevercTargetRouteHandle = NevercHandle;
/// `NevercTargetABIHandle`
pub type NevercTargetABIHandle = NevercHandle;
/// `NevercCallingConventionHandle`
pub type NevercCallingConventionHandle = NevercHandle;
/// `NevercCodeGenProductKind`
pub type NevercCodeGenProductKind = u32;
/// `NEVERC_CODEGEN_PRODUCT_IR`
pub const NEVERC_CODEGEN_PRODUCT_IR: u32 = 1;
/// `NEVERC_CODEGEN_PRODUCT_MIR`
pub const NEVERC_CODEGEN_PRODUCT_MIR: u32 = 2;
/// `NEVERC_CODEGEN_PRODUCT_MC`
pub const NEVERC_CODEGEN_PRODUCT_MC: u32 = 3;
/// `NEVERC_CODEGEN_PRODUCT_ASSEMBLY`
pub const NEVERC_CODEGEN_PRODUCT_ASSEMBLY: u32 = 4;
/// `NEVERC_CODEGEN_PRODUCT_OBJECT_GRAPH`
pub const NEVERC_CODEGEN_PRODUCT_OBJECT_GRAPH: u32 = 5;
/// `NEVERC_CODEGEN_PRODUCT_OBJECT_IMAGE`
pub const NEVERC_CODEGEN_PRODUCT_OBJECT_IMAGE: u32 = 6;
/// `NEVERC_CODEGEN_PRODUCT_CUSTOM`
pub const NEVERC_CODEGEN_PRODUCT_CUSTOM: u32 = 0x10000;
/// `NevercCodeGenEdgeFlags`
pub type NevercCodeGenEdgeFlags = u64;
/// `NEVERC_CODEGEN_EDGE_COARSE`
pub const NEVERC_CODEGEN_EDGE_COARSE: u64 = 1;
/// `NEVERC_CODEGEN_EDGE_BUILTIN`
pub const NEVERC_CODEGEN_EDGE_BUILTIN: u64 = 2;
/// `NevercCodeGenVerificationObligations`
pub type NevercCodeGenVerificationObligations = u64;
/// `NEVERC_CODEGEN_VERIFY_FINAL_IR`
pub const NEVERC_CODEGEN_VERIFY_FINAL_IR: u64 = 1;
/// `NEVERC_CODEGEN_VERIFY_TARGET_KEY`
pub const NEVERC_CODEGEN_VERIFY_TARGET_KEY: u64 = 2;
/// `NEVERC_CODEGEN_VERIFY_PRODUCT_KIND`
pub const NEVERC_CODEGEN_VERIFY_PRODUCT_KIND: u64 = 4;
/// `NEVERC_CODEGEN_VERIFY_PRODUCT_ID`
pub const NEVERC_CODEGEN_VERIFY_PRODUCT_ID: u64 = 8;
/// `NEVERC_CODEGEN_VERIFY_STRUCTURE`
pub const NEVERC_CODEGEN_VERIFY_STRUCTURE: u64 = 16;
/// `NevercTargetEndianness`
pub type NevercTargetEndianness = u32;
/// `NEVERC_TARGET_ENDIAN_LITTLE`
pub const NEVERC_TARGET_ENDIAN_LITTLE: u32 = 1;
/// `NEVERC_TARGET_ENDIAN_BIG`
pub const NEVERC_TARGET_ENDIAN_BIG: u32 = 2;
/// `NevercTargetBuiltinVaListKind`
pub type NevercTargetBuiltinVaListKind = u32;
/// `NEVERC_TARGET_VA_LIST_CHAR_POINTER`
pub const NEVERC_TARGET_VA_LIST_CHAR_POINTER: u32 = 1;
/// `NEVERC_TARGET_VA_LIST_VOID_POINTER`
pub const NEVERC_TARGET_VA_LIST_VOID_POINTER: u32 = 2;
/// `NEVERC_TARGET_VA_LIST_AARCH64`
pub const NEVERC_TARGET_VA_LIST_AARCH64: u32 = 3;
/// `NEVERC_TARGET_VA_LIST_X86_64`
pub const NEVERC_TARGET_VA_LIST_X86_64: u32 = 4;
/// `NevercTargetMacroFlags`
pub type NevercTargetMacroFlags = u64;
/// `NEVERC_TARGET_MACRO_UNDEFINE`
pub const NEVERC_TARGET_MACRO_UNDEFINE: u64 = 1;
/// `NevercTargetConstraintFlags`
pub type NevercTargetConstraintFlags = u64;
/// `NEVERC_TARGET_CONSTRAINT_ALLOWS_MEMORY`
pub const NEVERC_TARGET_CONSTRAINT_ALLOWS_MEMORY: u64 = 1;
/// `NEVERC_TARGET_CONSTRAINT_ALLOWS_REGISTER`
pub const NEVERC_TARGET_CONSTRAINT_ALLOWS_REGISTER: u64 = 2;
/// `NEVERC_TARGET_CONSTRAINT_IMMEDIATE`
pub const NEVERC_TARGET_CONSTRAINT_IMMEDIATE: u64 = 4;
/// `NevercTargetBuiltinLanguages`
pub type NevercTargetBuiltinLanguages = u32;
/// `NEVERC_TARGET_BUILTIN_LANGUAGE_GNU`
pub const NEVERC_TARGET_BUILTIN_LANGUAGE_GNU: u32 = 1;
/// `NEVERC_TARGET_BUILTIN_LANGUAGE_C`
pub const NEVERC_TARGET_BUILTIN_LANGUAGE_C: u32 = 2;
/// `NEVERC_TARGET_BUILTIN_LANGUAGE_MS`
pub const NEVERC_TARGET_BUILTIN_LANGUAGE_MS: u32 = 16;
/// `NevercTargetExecutionLevel`
pub type NevercTargetExecutionLevel = u64;
/// `NEVERC_TARGET_EXECUTION_USER`
pub const NEVERC_TARGET_EXECUTION_USER: u64 = 1;
/// `NEVERC_TARGET_EXECUTION_KERNEL`
pub const NEVERC_TARGET_EXECUTION_KERNEL: u64 = 2;
/// `NEVERC_TARGET_EXECUTION_HYPERVISOR`
pub const NEVERC_TARGET_EXECUTION_HYPERVISOR: u64 = 4;
/// `NEVERC_TARGET_EXECUTION_FIRMWARE`
pub const NEVERC_TARGET_EXECUTION_FIRMWARE: u64 = 8;
/// `NevercTargetRelocationModel`
pub type NevercTargetRelocationModel = u32;
/// `NEVERC_TARGET_RELOCATION_STATIC`
pub const NEVERC_TARGET_RELOCATION_STATIC: u32 = 1;
/// `NEVERC_TARGET_RELOCATION_PIC`
pub const NEVERC_TARGET_RELOCATION_PIC: u32 = 2;
/// `NEVERC_TARGET_RELOCATION_DYNAMIC_NO_PIC`
pub const NEVERC_TARGET_RELOCATION_DYNAMIC_NO_PIC: u32 = 3;
/// `NEVERC_TARGET_RELOCATION_ROPI`
pub const NEVERC_TARGET_RELOCATION_ROPI: u32 = 4;
/// `NEVERC_TARGET_RELOCATION_RWPI`
pub const NEVERC_TARGET_RELOCATION_RWPI: u32 = 5;
/// `NEVERC_TARGET_RELOCATION_ROPI_RWPI`
pub const NEVERC_TARGET_RELOCATION_ROPI_RWPI: u32 = 6;
/// `NEVERC_TARGET_RELOCATION_MASK_STATIC`
pub const NEVERC_TARGET_RELOCATION_MASK_STATIC: u64 = 1;
/// `NEVERC_TARGET_RELOCATION_MASK_PIC`
pub const NEVERC_TARGET_RELOCATION_MASK_PIC: u64 = 2;
/// `NEVERC_TARGET_RELOCATION_MASK_DYNAMIC_NO_PIC`
pub const NEVERC_TARGET_RELOCATION_MASK_DYNAMIC_NO_PIC: u64 = 4;
/// `NEVERC_TARGET_RELOCATION_MASK_ROPI`
pub const NEVERC_TARGET_RELOCATION_MASK_ROPI: u64 = 8;
/// `NEVERC_TARGET_RELOCATION_MASK_RWPI`
pub const NEVERC_TARGET_RELOCATION_MASK_RWPI: u64 = 16;
/// `NEVERC_TARGET_RELOCATION_MASK_ROPI_RWPI`
pub const NEVERC_TARGET_RELOCATION_MASK_ROPI_RWPI: u64 = 32;
/// `NevercTargetCodeModel`
pub type NevercTargetCodeModel = u32;
/// `NEVERC_TARGET_CODE_MODEL_TINY`
pub const NEVERC_TARGET_CODE_MODEL_TINY: u32 = 1;
/// `NEVERC_TARGET_CODE_MODEL_SMALL`
pub const NEVERC_TARGET_CODE_MODEL_SMALL: u32 = 2;
/// `NEVERC_TARGET_CODE_MODEL_KERNEL`
pub const NEVERC_TARGET_CODE_MODEL_KERNEL: u32 = 3;
/// `NEVERC_TARGET_CODE_MODEL_MEDIUM`
pub const NEVERC_TARGET_CODE_MODEL_MEDIUM: u32 = 4;
/// `NEVERC_TARGET_CODE_MODEL_LARGE`
pub const NEVERC_TARGET_CODE_MODEL_LARGE: u32 = 5;
/// `NEVERC_TARGET_CODE_MODEL_MASK_TINY`
pub const NEVERC_TARGET_CODE_MODEL_MASK_TINY: u64 = 1;
/// `NEVERC_TARGET_CODE_MODEL_MASK_SMALL`
pub const NEVERC_TARGET_CODE_MODEL_MASK_SMALL: u64 = 2;
/// `NEVERC_TARGET_CODE_MODEL_MASK_KERNEL`
pub const NEVERC_TARGET_CODE_MODEL_MASK_KERNEL: u64 = 4;
/// `NEVERC_TARGET_CODE_MODEL_MASK_MEDIUM`
pub const NEVERC_TARGET_CODE_MODEL_MASK_MEDIUM: u64 = 8;
/// `NEVERC_TARGET_CODE_MODEL_MASK_LARGE`
pub const NEVERC_TARGET_CODE_MODEL_MASK_LARGE: u64 = 16;
/// `NevercTargetExceptionModel`
pub type NevercTargetExceptionModel = u32;
/// `NEVERC_TARGET_EXCEPTION_NONE`
pub const NEVERC_TARGET_EXCEPTION_NONE: u32 = 1;
/// `NEVERC_TARGET_EXCEPTION_DWARF`
pub const NEVERC_TARGET_EXCEPTION_DWARF: u32 = 2;
/// `NEVERC_TARGET_EXCEPTION_SJLJ`
pub const NEVERC_TARGET_EXCEPTION_SJLJ: u32 = 3;
/// `NEVERC_TARGET_EXCEPTION_SEH`
pub const NEVERC_TARGET_EXCEPTION_SEH: u32 = 4;
/// `NEVERC_TARGET_EXCEPTION_WASM`
pub const NEVERC_TARGET_EXCEPTION_WASM: u32 = 5;
/// `NevercTargetUnwindModel`
pub type NevercTargetUnwindModel = u32;
/// `NEVERC_TARGET_UNWIND_NONE`
pub const NEVERC_TARGET_UNWIND_NONE: u32 = 1;
/// `NEVERC_TARGET_UNWIND_DWARF`
pub const NEVERC_TARGET_UNWIND_DWARF: u32 = 2;
/// `NEVERC_TARGET_UNWIND_COMPACT`
pub const NEVERC_TARGET_UNWIND_COMPACT: u32 = 3;
/// `NEVERC_TARGET_UNWIND_SEH`
pub const NEVERC_TARGET_UNWIND_SEH: u32 = 4;
/// `NEVERC_TARGET_UNWIND_SJLJ`
pub const NEVERC_TARGET_UNWIND_SJLJ: u32 = 5;
/// `NEVERC_TARGET_UNWIND_WASM`
pub const NEVERC_TARGET_UNWIND_WASM: u32 = 6;
/// `NevercCodeGenOptimizationLevel`
pub type NevercCodeGenOptimizationLevel = u32;
/// `NEVERC_CODEGEN_OPT_NONE`
pub const NEVERC_CODEGEN_OPT_NONE: u32 = 1;
/// `NEVERC_CODEGEN_OPT_LESS`
pub const NEVERC_CODEGEN_OPT_LESS: u32 = 2;
/// `NEVERC_CODEGEN_OPT_DEFAULT`
pub const NEVERC_CODEGEN_OPT_DEFAULT: u32 = 3;
/// `NEVERC_CODEGEN_OPT_AGGRESSIVE`
pub const NEVERC_CODEGEN_OPT_AGGRESSIVE: u32 = 4;
/// `NevercABITypeKind`
pub type NevercABITypeKind = u32;
/// `NEVERC_ABI_TYPE_VOID`
pub const NEVERC_ABI_TYPE_VOID: u32 = 1;
/// `NEVERC_ABI_TYPE_BOOLEAN`
pub const NEVERC_ABI_TYPE_BOOLEAN: u32 = 2;
/// `NEVERC_ABI_TYPE_INTEGER`
pub const NEVERC_ABI_TYPE_INTEGER: u32 = 3;
/// `NEVERC_ABI_TYPE_FLOAT`
pub const NEVERC_ABI_TYPE_FLOAT: u32 = 4;
/// `NEVERC_ABI_TYPE_POINTER`
pub const NEVERC_ABI_TYPE_POINTER: u32 = 5;
/// `NEVERC_ABI_TYPE_VECTOR`
pub const NEVERC_ABI_TYPE_VECTOR: u32 = 6;
/// `NEVERC_ABI_TYPE_RECORD`
pub const NEVERC_ABI_TYPE_RECORD: u32 = 7;
/// `NEVERC_ABI_TYPE_UNION`
pub const NEVERC_ABI_TYPE_UNION: u32 = 8;
/// `NEVERC_ABI_TYPE_ARRAY`
pub const NEVERC_ABI_TYPE_ARRAY: u32 = 9;
/// `NEVERC_ABI_TYPE_COMPLEX`
pub const NEVERC_ABI_TYPE_COMPLEX: u32 = 10;
/// `NEVERC_ABI_TYPE_ENUM`
pub const NEVERC_ABI_TYPE_ENUM: u32 = 11;
/// `NEVERC_ABI_TYPE_OTHER`
pub const NEVERC_ABI_TYPE_OTHER: u32 = 0x10000;
/// `NevercABITypeFlags`
pub type NevercABITypeFlags = u64;
/// `NEVERC_ABI_TYPE_SIGNED`
pub const NEVERC_ABI_TYPE_SIGNED: u64 = 1;
/// `NEVERC_ABI_TYPE_AGGREGATE`
pub const NEVERC_ABI_TYPE_AGGREGATE: u64 = 2;
/// `NevercABIArgumentKind`
pub type NevercABIArgumentKind = u32;
/// `NEVERC_ABI_ARGUMENT_DIRECT`
pub const NEVERC_ABI_ARGUMENT_DIRECT: u32 = 1;
/// `NEVERC_ABI_ARGUMENT_EXTEND`
pub const NEVERC_ABI_ARGUMENT_EXTEND: u32 = 2;
/// `NEVERC_ABI_ARGUMENT_INDIRECT`
pub const NEVERC_ABI_ARGUMENT_INDIRECT: u32 = 3;
/// `NEVERC_ABI_ARGUMENT_IGNORE`
pub const NEVERC_ABI_ARGUMENT_IGNORE: u32 = 4;
/// `NEVERC_ABI_ARGUMENT_EXPAND`
pub const NEVERC_ABI_ARGUMENT_EXPAND: u32 = 5;
/// `NEVERC_ABI_ARGUMENT_INDIRECT_ALIASED`
pub const NEVERC_ABI_ARGUMENT_INDIRECT_ALIASED: u32 = 6;
/// `NEVERC_ABI_ARGUMENT_COERCE_AND_EXPAND`
pub const NEVERC_ABI_ARGUMENT_COERCE_AND_EXPAND: u32 = 7;
/// `NevercABICoercionKind`
pub type NevercABICoercionKind = u32;
/// `NEVERC_ABI_COERCE_NONE`
pub const NEVERC_ABI_COERCE_NONE: u32 = 0;
/// `NEVERC_ABI_COERCE_INTEGER`
pub const NEVERC_ABI_COERCE_INTEGER: u32 = 1;
/// `NEVERC_ABI_COERCE_FLOAT`
pub const NEVERC_ABI_COERCE_FLOAT: u32 = 2;
/// `NEVERC_ABI_COERCE_POINTER`
pub const NEVERC_ABI_COERCE_POINTER: u32 = 3;
/// `NevercABIArgumentFlags`
pub type NevercABIArgumentFlags = u64;
/// `NEVERC_ABI_ARGUMENT_BYVAL`
pub const NEVERC_ABI_ARGUMENT_BYVAL: u64 = 1;
/// `NEVERC_ABI_ARGUMENT_REALIGN`
pub const NEVERC_ABI_ARGUMENT_REALIGN: u64 = 2;
/// `NEVERC_ABI_ARGUMENT_INREG`
pub const NEVERC_ABI_ARGUMENT_INREG: u64 = 4;
/// `NEVERC_ABI_ARGUMENT_SRET_AFTER_THIS`
pub const NEVERC_ABI_ARGUMENT_SRET_AFTER_THIS: u64 = 8;
/// `NEVERC_ABI_ARGUMENT_CAN_BE_FLATTENED`
pub const NEVERC_ABI_ARGUMENT_CAN_BE_FLATTENED: u64 = 16;
/// `NEVERC_ABI_ARGUMENT_SIGN_EXTEND`
pub const NEVERC_ABI_ARGUMENT_SIGN_EXTEND: u64 = 32;
/// `NEVERC_ABI_ARGUMENT_PADDING_INREG`
pub const NEVERC_ABI_ARGUMENT_PADDING_INREG: u64 = 64;
/// `NevercABIVAArgKind`
pub type NevercABIVAArgKind = u32;
/// `NEVERC_ABI_VA_ARG_LLVM`
pub const NEVERC_ABI_VA_ARG_LLVM: u32 = 1;
/// `NEVERC_ABI_VA_ARG_VOID_POINTER`
pub const NEVERC_ABI_VA_ARG_VOID_POINTER: u32 = 2;
/// `NevercCallingConventionLocationKind`
pub type NevercCallingConventionLocationKind = u32;
/// `NEVERC_CC_LOCATION_REGISTER`
pub const NEVERC_CC_LOCATION_REGISTER: u32 = 1;
/// `NEVERC_CC_LOCATION_STACK`
pub const NEVERC_CC_LOCATION_STACK: u32 = 2;
/// `NevercCallingConventionLocationFlags`
pub type NevercCallingConventionLocationFlags = u64;
/// `NEVERC_CC_LOCATION_INDIRECT`
pub const NEVERC_CC_LOCATION_INDIRECT: u64 = 1;
/// `NEVERC_CC_LOCATION_BYVAL`
pub const NEVERC_CC_LOCATION_BYVAL: u64 = 2;
/// `NevercStringArrayView`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercStringArrayView {
    /// `Data`
    pub data: *const NevercStringView,
    /// `Count`
    pub count: u64,
    /// `ElementStride`
    pub element_stride: u64,
}

/// `NevercInterfaceIDArrayView`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercInterfaceIDArrayView {
    /// `Data`
    pub data: *const NevercInterfaceID,
    /// `Count`
    pub count: u64,
    /// `ElementStride`
    pub element_stride: u64,
}

/// `NevercInt32ArrayView`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercInt32ArrayView {
    /// `Data`
    pub data: *const i32,
    /// `Count`
    pub count: u64,
    /// `ElementStride`
    pub element_stride: u64,
}

/// `NevercUInt32ArrayView`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercUInt32ArrayView {
    /// `Data`
    pub data: *const u32,
    /// `Count`
    pub count: u64,
    /// `ElementStride`
    pub element_stride: u64,
}

/// `NevercABITypeDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercABITypeDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Kind`
    pub kind: NevercABITypeKind,
    /// `BitWidth`
    pub bit_width: u32,
    /// `Alignment`
    pub alignment: u32,
    /// `AddressSpace`
    pub address_space: u32,
    /// `Flags`
    pub flags: NevercABITypeFlags,
}

/// `NevercABICoercionElement`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercABICoercionElement {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Coercion`
    pub coercion: NevercABICoercionKind,
    /// `BitWidth`
    pub bit_width: u32,
    /// `AddressSpace`
    pub address_space: u32,
    /// `Offset`
    pub offset: u32,
    /// `Reserved`
    pub reserved: u64,
}

/// `NevercABIArgumentClassification`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercABIArgumentClassification {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Kind`
    pub kind: NevercABIArgumentKind,
    /// `Coercion`
    pub coercion: NevercABICoercionKind,
    /// `CoercionBitWidth`
    pub coercion_bit_width: u32,
    /// `Alignment`
    pub alignment: u32,
    /// `AddressSpace`
    pub address_space: u32,
    /// `DirectOffset`
    pub direct_offset: u32,
    /// `Flags`
    pub flags: NevercABIArgumentFlags,
    /// `PaddingCoercion`
    pub padding_coercion: NevercABICoercionKind,
    /// `PaddingBitWidth`
    pub padding_bit_width: u32,
    /// `PaddingAddressSpace`
    pub padding_address_space: u32,
    /// `CoerceAndExpandSize`
    pub coerce_and_expand_size: u32,
    /// `CoerceAndExpandElements`
    pub coerce_and_expand_elements: NevercStructArrayView,
    /// `Reserved`
    pub reserved: [u64; 2],
}

/// `NevercABIArgumentClassificationArray`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercABIArgumentClassificationArray {
    /// `Data`
    pub data: *mut NevercABIArgumentClassification,
    /// `Count`
    pub count: u64,
    /// `ElementStride`
    pub element_stride: u64,
}

/// `NevercABIFunctionQuery`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercABIFunctionQuery {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `ReturnType`
    pub return_type: NevercABITypeDescriptor,
    /// `Parameters`
    pub parameters: NevercStructArrayView,
    /// `Variadic`
    pub variadic: NevercBool,
    /// `RequiredArgumentCount`
    pub required_argument_count: u32,
    /// `Reserved`
    pub reserved: u64,
}

/// `NevercTargetVAArgDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercTargetVAArgDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Kind`
    pub kind: NevercABIVAArgKind,
    /// `SlotSize`
    pub slot_size: u32,
    /// `SlotAlignment`
    pub slot_alignment: u32,
    /// `AllowHigherAlignment`
    pub allow_higher_alignment: NevercBool,
    /// `Reserved`
    pub reserved: u64,
}

/// `NevercClassifyABIFunctionFn`
pub type NevercClassifyABIFunctionFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, query: *const NevercABIFunctionQuery, return_value: *mut NevercABIArgumentClassification, arguments: *mut NevercABIArgumentClassificationArray) -> NevercStatus>;
/// `NevercCallingConventionLocation`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercCallingConventionLocation {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Kind`
    pub kind: NevercCallingConventionLocationKind,
    /// `ValueIndex`
    pub value_index: u32,
    /// `PieceOffset`
    pub piece_offset: u32,
    /// `Size`
    pub size: u32,
    /// `Alignment`
    pub alignment: u32,
    /// `RegisterNumber`
    pub register_number: u32,
    /// `StackOffset`
    pub stack_offset: u32,
    /// `Flags`
    pub flags: NevercCallingConventionLocationFlags,
    /// `Reserved`
    pub reserved: u64,
}

/// `NevercCallingConventionQuery`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercCallingConventionQuery {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `TargetID`
    pub target_id: NevercTargetID,
    /// `CallingConventionID`
    pub calling_convention_id: NevercCallingConventionID,
    /// `SchemaDigest`
    pub schema_digest: NevercStringView,
    /// `Function`
    pub function: NevercABIFunctionQuery,
    /// `Reserved`
    pub reserved: u64,
}

/// `NevercCallingConventionPlan`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercCallingConventionPlan {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `ReturnLocations`
    pub return_locations: NevercStructArrayView,
    /// `ArgumentLocations`
    pub argument_locations: NevercStructArrayView,
    /// `CalleeSavedRegisters`
    pub callee_saved_registers: NevercUInt32ArrayView,
    /// `StackAlignment`
    pub stack_alignment: u32,
    /// `Reserved32`
    pub reserved32: u32,
    /// `Flags`
    pub flags: u64,
    /// `Reserved`
    pub reserved: [u64; 2],
}

/// `NevercPlanCallingConventionFn`
pub type NevercPlanCallingConventionFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, query: *const NevercCallingConventionQuery, plan: *mut NevercCallingConventionPlan) -> NevercStatus>;
/// `NevercTargetTripleMatcher`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercTargetTripleMatcher {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Architecture`
    pub architecture: NevercStringView,
    /// `Vendor`
    pub vendor: NevercStringView,
    /// `OperatingSystem`
    pub operating_system: NevercStringView,
    /// `Environment`
    pub environment: NevercStringView,
    /// `Priority`
    pub priority: u32,
    /// `Reserved`
    pub reserved: u32,
}

/// `NevercTargetFeatureDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercTargetFeatureDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Name`
    pub name: NevercStringView,
    /// `Implies`
    pub implies: NevercStringArrayView,
    /// `Conflicts`
    pub conflicts: NevercStringArrayView,
    /// `EnabledByDefault`
    pub enabled_by_default: NevercBool,
    /// `Reserved`
    pub reserved: u32,
}

/// `NevercTargetFeatureState`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercTargetFeatureState {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Name`
    pub name: NevercStringView,
    /// `Enabled`
    pub enabled: NevercBool,
    /// `Reserved`
    pub reserved: [u8; 7],
}

/// `NevercTargetValidateCPUFn`
pub type NevercTargetValidateCPUFn = Option<unsafe extern "C-unwind" fn(task: NevercTaskHandle, cpu: NevercStringView, user_data: *mut c_void, out_valid: *mut NevercBool) -> NevercStatus>;
/// `NevercTargetCanonicalizeCPUFn`
pub type NevercTargetCanonicalizeCPUFn = Option<unsafe extern "C-unwind" fn(task: NevercTaskHandle, cpu: NevercStringView, user_data: *mut c_void, out_canonical_cpu: *mut NevercStringView) -> NevercStatus>;
/// `NevercTargetListCPUsFn`
pub type NevercTargetListCPUsFn = Option<unsafe extern "C-unwind" fn(task: NevercTaskHandle, user_data: *mut c_void, out_cp_us: *mut NevercStringArrayView) -> NevercStatus>;
/// `NevercTargetResolveFeaturesFn`
pub type NevercTargetResolveFeaturesFn = Option<unsafe extern "C-unwind" fn(task: NevercTaskHandle, cpu: NevercStringView, requested_features: NevercStringArrayView, user_data: *mut c_void, out_feature_states: *mut NevercStructArrayView) -> NevercStatus>;
/// `NevercTargetMacroDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercTargetMacroDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Name`
    pub name: NevercStringView,
    /// `Value`
    pub value: NevercStringView,
    /// `Flags`
    pub flags: NevercTargetMacroFlags,
}

/// `NevercTargetBuiltinLoweringInvocation`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercTargetBuiltinLoweringInvocation {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Task`
    pub task: NevercTaskHandle,
    /// `BuiltinName`
    pub builtin_name: NevercStringView,
    /// `BuiltinIndex`
    pub builtin_index: u32,
    /// `Reserved`
    pub reserved: u32,
    /// `Core`
    pub core: *const NevercIRCoreAPI,
    /// `Builder`
    pub builder: *const NevercIRBuilderAPI,
    /// `Mutation`
    pub mutation: NevercIRMutationHandle,
    /// `IRBuilder`
    pub ir_builder: NevercIRBuilderHandle,
    /// `ResultType`
    pub result_type: NevercIRTypeHandle,
    /// `Arguments`
    pub arguments: *const NevercIRValueHandle,
    /// `ArgumentCount`
    pub argument_count: u64,
}

/// `NevercLowerTargetBuiltinFn`
pub type NevercLowerTargetBuiltinFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, invocation: *const NevercTargetBuiltinLoweringInvocation, out_result: *mut NevercIRValueHandle) -> NevercStatus>;
/// `NevercTargetBuiltinDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercTargetBuiltinDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Name`
    pub name: NevercStringView,
    /// `TypeEncoding`
    pub type_encoding: NevercStringView,
    /// `Attributes`
    pub attributes: NevercStringView,
    /// `RequiredFeatures`
    pub required_features: NevercStringView,
    /// `HeaderName`
    pub header_name: NevercStringView,
    /// `Languages`
    pub languages: NevercTargetBuiltinLanguages,
    /// `Reserved`
    pub reserved: u32,
    /// `Lower`
    pub lower: NevercLowerTargetBuiltinFn,
}

/// `NevercTargetRegisterDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercTargetRegisterDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Name`
    pub name: NevercStringView,
    /// `Aliases`
    pub aliases: NevercStringArrayView,
    /// `AdditionalNames`
    pub additional_names: NevercStringArrayView,
    /// `RegisterNumber`
    pub register_number: u32,
    /// `Reserved`
    pub reserved: u32,
    /// `Flags`
    pub flags: u64,
}

/// `NevercTargetConstraintDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercTargetConstraintDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Spelling`
    pub spelling: NevercStringView,
    /// `ConvertedConstraint`
    pub converted_constraint: NevercStringView,
    /// `Flags`
    pub flags: NevercTargetConstraintFlags,
    /// `ImmediateMinimum`
    pub immediate_minimum: i32,
    /// `ImmediateMaximum`
    pub immediate_maximum: i32,
    /// `ImmediateValues`
    pub immediate_values: NevercInt32ArrayView,
    /// `RegisterClassID`
    pub register_class_id: u32,
    /// `MatchingOperand`
    pub matching_operand: i32,
    /// `Reserved`
    pub reserved: u64,
}

/// `NevercTargetAddressSpaceDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercTargetAddressSpaceDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `AddressSpace`
    pub address_space: u32,
    /// `PointerWidth`
    pub pointer_width: u32,
    /// `ABIAlignment`
    pub abi_alignment: u32,
    /// `PreferredAlignment`
    pub preferred_alignment: u32,
    /// `Flags`
    pub flags: u64,
}

/// `NevercTargetMachineDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercTargetMachineDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `RawTriple`
    pub raw_triple: NevercStringView,
    /// `Architecture`
    pub architecture: NevercStringView,
    /// `Vendor`
    pub vendor: NevercStringView,
    /// `OperatingSystem`
    pub operating_system: NevercStringView,
    /// `Environment`
    pub environment: NevercStringView,
    /// `DataLayout`
    pub data_layout: NevercStringView,
    /// `DefaultCPU`
    pub default_cpu: NevercStringView,
    /// `TuneCPU`
    pub tune_cpu: NevercStringView,
    /// `GlobalLabelPrefix`
    pub global_label_prefix: NevercStringView,
    /// `SchemaDigest`
    pub schema_digest: NevercStringView,
    /// `CPUs`
    pub cp_us: NevercStringArrayView,
    /// `Features`
    pub features: NevercStructArrayView,
    /// `ABIs`
    pub ab_is: NevercInterfaceIDArrayView,
    /// `CallingConventions`
    pub calling_conventions: NevercInterfaceIDArrayView,
    /// `ObjectFormats`
    pub object_formats: NevercInterfaceIDArrayView,
    /// `AddressSpaces`
    pub address_spaces: NevercStructArrayView,
    /// `SupportedRelocationModels`
    pub supported_relocation_models: u64,
    /// `SupportedCodeModels`
    pub supported_code_models: u64,
    /// `DefaultRelocationModel`
    pub default_relocation_model: NevercTargetRelocationModel,
    /// `DefaultCodeModel`
    pub default_code_model: NevercTargetCodeModel,
    /// `ExceptionModel`
    pub exception_model: NevercTargetExceptionModel,
    /// `UnwindModel`
    pub unwind_model: NevercTargetUnwindModel,
    /// `Endianness`
    pub endianness: NevercTargetEndianness,
    /// `PointerWidth`
    pub pointer_width: u32,
    /// `IntWidth`
    pub int_width: u32,
    /// `LongWidth`
    pub long_width: u32,
    /// `LongLongWidth`
    pub long_long_width: u32,
    /// `StackAlignment`
    pub stack_alignment: u32,
    /// `MaximumAtomicWidth`
    pub maximum_atomic_width: u32,
    /// `MaximumVectorAlignment`
    pub maximum_vector_alignment: u32,
    /// `BuiltinVaListKind`
    pub builtin_va_list_kind: NevercTargetBuiltinVaListKind,
    /// `ExecutionLevels`
    pub execution_levels: NevercTargetExecutionLevel,
    /// `DefaultExecutionLevel`
    pub default_execution_level: NevercTargetExecutionLevel,
    /// `TLSSupported`
    pub tls_supported: NevercBool,
    /// `Reserved`
    pub reserved: u32,
}

/// `NevercTargetKey`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercTargetKey {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `TargetID`
    pub target_id: NevercTargetID,
    /// `RawTriple`
    pub raw_triple: NevercStringView,
    /// `Architecture`
    pub architecture: NevercStringView,
    /// `Vendor`
    pub vendor: NevercStringView,
    /// `OperatingSystem`
    pub operating_system: NevercStringView,
    /// `Environment`
    pub environment: NevercStringView,
    /// `CPU`
    pub cpu: NevercStringView,
    /// `TuneCPU`
    pub tune_cpu: NevercStringView,
    /// `Features`
    pub features: NevercStringArrayView,
    /// `ABIID`
    pub abiid: NevercTargetABIID,
    /// `CallingConventionID`
    pub calling_convention_id: NevercCallingConventionID,
    /// `ObjectFormatID`
    pub object_format_id: NevercInterfaceID,
    /// `RelocationModel`
    pub relocation_model: NevercTargetRelocationModel,
    /// `CodeModel`
    pub code_model: NevercTargetCodeModel,
    /// `ExecutionLevel`
    pub execution_level: NevercTargetExecutionLevel,
    /// `PointerWidth`
    pub pointer_width: u32,
    /// `Endianness`
    pub endianness: NevercTargetEndianness,
    /// `SchemaDigest`
    pub schema_digest: NevercStringView,
}

/// `NevercCodeGenRequest`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercCodeGenRequest {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Target`
    pub target: NevercTargetKey,
    /// `Input`
    pub input: NevercArtifactHandle,
    /// `InputKind`
    pub input_kind: NevercCodeGenProductKind,
    /// `OutputKind`
    pub output_kind: NevercCodeGenProductKind,
    /// `OptimizationLevel`
    pub optimization_level: NevercCodeGenOptimizationLevel,
    /// `HasFinalIRProof`
    pub has_final_ir_proof: NevercBool,
    /// `Reserved`
    pub reserved: u64,
}

/// `NevercCodeGenProductCandidate`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercCodeGenProductCandidate {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Kind`
    pub kind: NevercCodeGenProductKind,
    /// `Reserved`
    pub reserved: u32,
    /// `Artifact`
    pub artifact: NevercArtifactHandle,
    /// `ProductID`
    pub product_id: NevercInterfaceID,
    /// `Proof`
    pub proof: NevercProofHandle,
    /// `Flags`
    pub flags: u64,
}

/// `NevercCoarseCodeGenLowerFn`
pub type NevercCoarseCodeGenLowerFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, task: NevercTaskHandle, request: *const NevercCodeGenRequest, out_candidate: *mut NevercCodeGenProductCandidate) -> NevercStatus>;
/// `NevercVerifyCodeGenProductFn`
pub type NevercVerifyCodeGenProductFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, task: NevercTaskHandle, request: *const NevercCodeGenRequest, candidate: *const NevercCodeGenProductCandidate, obligations: NevercCodeGenVerificationObligations) -> NevercStatus>;
/// `NevercTargetMachineCreateRequest`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercTargetMachineCreateRequest {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `RawTriple`
    pub raw_triple: NevercStringView,
    /// `CPU`
    pub cpu: NevercStringView,
    /// `Features`
    pub features: NevercStringView,
    /// `CodeModel`
    pub code_model: NevercTargetCodeModel,
    /// `OptimizationLevel`
    pub optimization_level: NevercCodeGenOptimizationLevel,
    /// `Reserved`
    pub reserved: u64,
}

/// `NevercCreateTargetMachineFn`
pub type NevercCreateTargetMachineFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, request: *const NevercTargetMachineCreateRequest, out_machine: *mut NevercTargetMachineHandle) -> NevercStatus>;
/// `NevercDestroyTargetMachineFn`
pub type NevercDestroyTargetMachineFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, machine: NevercTargetMachineHandle)>;
/// `NevercTargetDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercTargetDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `TargetID`
    pub target_id: NevercTargetID,
    /// `CanonicalName`
    pub canonical_name: NevercStringView,
    /// `Aliases`
    pub aliases: NevercStringArrayView,
    /// `TripleMatchers`
    pub triple_matchers: NevercStructArrayView,
    /// `DefaultABI`
    pub default_abi: NevercTargetABIID,
    /// `DefaultCallingConvention`
    pub default_calling_convention: NevercCallingConventionID,
    /// `MCSchemaID`
    pub mc_schema_id: NevercInterfaceID,
    /// `DefaultObjectFormatID`
    pub default_object_format_id: NevercInterfaceID,
    /// `Machine`
    pub machine: NevercTargetMachineDescriptor,
    /// `Macros`
    pub macros: NevercStructArrayView,
    /// `Builtins`
    pub builtins: NevercStructArrayView,
    /// `Registers`
    pub registers: NevercStructArrayView,
    /// `Constraints`
    pub constraints: NevercStructArrayView,
    /// `Clobbers`
    pub clobbers: NevercStringView,
    /// `Flags`
    pub flags: u64,
    /// `ValidateCPU`
    pub validate_cpu: NevercTargetValidateCPUFn,
    /// `CanonicalizeCPU`
    pub canonicalize_cpu: NevercTargetCanonicalizeCPUFn,
    /// `ListCPUs`
    pub list_cp_us: NevercTargetListCPUsFn,
    /// `ResolveFeatures`
    pub resolve_features: NevercTargetResolveFeaturesFn,
    /// `CreateTargetMachine`
    pub create_target_machine: NevercCreateTargetMachineFn,
    /// `DestroyTargetMachine`
    pub destroy_target_machine: NevercDestroyTargetMachineFn,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
}

/// `NevercTargetABIDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercTargetABIDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `ABIID`
    pub abiid: NevercTargetABIID,
    /// `TargetID`
    pub target_id: NevercTargetID,
    /// `CanonicalName`
    pub canonical_name: NevercStringView,
    /// `Dependencies`
    pub dependencies: NevercInterfaceIDArrayView,
    /// `ClassifyFunction`
    pub classify_function: NevercClassifyABIFunctionFn,
    /// `VAArg`
    pub va_arg: NevercTargetVAArgDescriptor,
    /// `Flags`
    pub flags: u64,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
}

/// `NevercCallingConventionDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercCallingConventionDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `CallingConventionID`
    pub calling_convention_id: NevercCallingConventionID,
    /// `TargetID`
    pub target_id: NevercTargetID,
    /// `CanonicalName`
    pub canonical_name: NevercStringView,
    /// `CalleeSavedRegisters`
    pub callee_saved_registers: NevercStringArrayView,
    /// `LLVMCallingConvention`
    pub llvm_calling_convention: u32,
    /// `Reserved`
    pub reserved: u32,
    /// `Flags`
    pub flags: u64,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
    /// `PlanCallingConvention`
    pub plan_calling_convention: NevercPlanCallingConventionFn,
}

/// `NevercCodeGenEdgeDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercCodeGenEdgeDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `EdgeID`
    pub edge_id: NevercInterfaceID,
    /// `CanonicalName`
    pub canonical_name: NevercStringView,
    /// `TargetID`
    pub target_id: NevercTargetID,
    /// `InputKind`
    pub input_kind: NevercCodeGenProductKind,
    /// `OutputKind`
    pub output_kind: NevercCodeGenProductKind,
    /// `Dependencies`
    pub dependencies: NevercInterfaceIDArrayView,
    /// `Flags`
    pub flags: u64,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
    /// `CompatibilityKey`
    pub compatibility_key: NevercStringView,
    /// `ProviderID`
    pub provider_id: NevercStringView,
    /// `ProductID`
    pub product_id: NevercInterfaceID,
    /// `CoarseLower`
    pub coarse_lower: NevercCoarseCodeGenLowerFn,
    /// `VerifyProduct`
    pub verify_product: NevercVerifyCodeGenProductFn,
}

/// Targets of plugins.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercTargetAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `RegisterTarget`
    pub register_target: Option<unsafe extern "C-unwind" fn(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercTargetDescriptor) -> NevercStatus>,
    /// `RegisterCodeGenEdge`
    pub register_code_gen_edge: Option<unsafe extern "C-unwind" fn(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercCodeGenEdgeDescriptor) -> NevercStatus>,
}

/// How arguments and results are passed, by target.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercTargetABIAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `RegisterABI`
    pub register_abi: Option<unsafe extern "C-unwind" fn(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercTargetABIDescriptor) -> NevercStatus>,
}

/// Calling conventions as data.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercCallingConventionAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `RegisterCallingConvention`
    pub register_calling_convention: Option<unsafe extern "C-unwind" fn(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercCallingConventionDescriptor) -> NevercStatus>,
}

