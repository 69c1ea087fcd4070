// Made from abi/registry by `./x abi`; do not edit.
//! Declarations of `PluginSema.h`.

#[allow(unused_imports)]
use super::*;

/// `NEVERC_SEMA_API_MAJOR`
pub const NEVERC_SEMA_API_MAJOR: u16 = 1;
/// `NEVERC_SEMA_API_MINOR`
pub const NEVERC_SEMA_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_SEMA_HIGH`
pub const NEVERC_INTERFACE_SEMA_HIGH: u64 = 0x4e435053454d0001;
/// `NEVERC_INTERFACE_SEMA_LOW`
pub const NEVERC_INTERFACE_SEMA_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_SEMA`
pub const NEVERC_INTERFACE_SEMA: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_SEMA_HIGH, low: NEVERC_INTERFACE_SEMA_LOW };
/// `NEVERC_SEMANTIC_PRODUCT_STANDARD_HIGH`
pub const NEVERC_SEMANTIC_PRODUCT_STANDARD_HIGH: u64 = 0x4e435053454d5001;
/// `NEVERC_SEMANTIC_PRODUCT_STANDARD_LOW`
pub const NEVERC_SEMANTIC_PRODUCT_STANDARD_LOW: u64 = 0x0000000000000001;
/// `NevercSemaScopeFlags`
pub type NevercSemaScopeFlags = u64;
/// `NEVERC_SEMA_SCOPE_FILE`
pub const NEVERC_SEMA_SCOPE_FILE: u64 = 1;
/// `NEVERC_SEMA_SCOPE_FUNCTION`
pub const NEVERC_SEMA_SCOPE_FUNCTION: u64 = 2;
/// `NEVERC_SEMA_SCOPE_RECORD`
pub const NEVERC_SEMA_SCOPE_RECORD: u64 = 4;
/// `NEVERC_SEMA_SCOPE_BLOCK`
pub const NEVERC_SEMA_SCOPE_BLOCK: u64 = 8;
/// `NevercSemaLookupKind`
pub type NevercSemaLookupKind = u32;
/// `NEVERC_SEMA_LOOKUP_ORDINARY`
pub const NEVERC_SEMA_LOOKUP_ORDINARY: u32 = 1;
/// `NEVERC_SEMA_LOOKUP_TAG`
pub const NEVERC_SEMA_LOOKUP_TAG: u32 = 2;
/// `NEVERC_SEMA_LOOKUP_MEMBER`
pub const NEVERC_SEMA_LOOKUP_MEMBER: u32 = 3;
/// `NevercSemaLookupResultKind`
pub type NevercSemaLookupResultKind = u32;
/// `NEVERC_SEMA_LOOKUP_NOT_FOUND`
pub const NEVERC_SEMA_LOOKUP_NOT_FOUND: u32 = 1;
/// `NEVERC_SEMA_LOOKUP_FOUND`
pub const NEVERC_SEMA_LOOKUP_FOUND: u32 = 2;
/// `NEVERC_SEMA_LOOKUP_AMBIGUOUS`
pub const NEVERC_SEMA_LOOKUP_AMBIGUOUS: u32 = 3;
/// `NevercSemaVectorKind`
pub type NevercSemaVectorKind = u32;
/// `NEVERC_SEMA_VECTOR_GENERIC`
pub const NEVERC_SEMA_VECTOR_GENERIC: u32 = 1;
/// `NEVERC_SEMA_VECTOR_EXTENDED`
pub const NEVERC_SEMA_VECTOR_EXTENDED: u32 = 2;
/// `NEVERC_SEMA_VECTOR_SCALABLE`
pub const NEVERC_SEMA_VECTOR_SCALABLE: u32 = 3;
/// `NevercSemaConversionKind`
pub type NevercSemaConversionKind = u32;
/// `NEVERC_SEMA_CONVERSION_COMPATIBLE`
pub const NEVERC_SEMA_CONVERSION_COMPATIBLE: u32 = 1;
/// `NEVERC_SEMA_CONVERSION_POINTER_TO_INTEGER`
pub const NEVERC_SEMA_CONVERSION_POINTER_TO_INTEGER: u32 = 2;
/// `NEVERC_SEMA_CONVERSION_INTEGER_TO_POINTER`
pub const NEVERC_SEMA_CONVERSION_INTEGER_TO_POINTER: u32 = 3;
/// `NEVERC_SEMA_CONVERSION_FUNCTION_VOID_POINTER`
pub const NEVERC_SEMA_CONVERSION_FUNCTION_VOID_POINTER: u32 = 4;
/// `NEVERC_SEMA_CONVERSION_INCOMPATIBLE_POINTER`
pub const NEVERC_SEMA_CONVERSION_INCOMPATIBLE_POINTER: u32 = 5;
/// `NEVERC_SEMA_CONVERSION_INCOMPATIBLE_FUNCTION_POINTER`
pub const NEVERC_SEMA_CONVERSION_INCOMPATIBLE_FUNCTION_POINTER: u32 = 6;
/// `NEVERC_SEMA_CONVERSION_STRICT_FUNCTION_POINTER`
pub const NEVERC_SEMA_CONVERSION_STRICT_FUNCTION_POINTER: u32 = 7;
/// `NEVERC_SEMA_CONVERSION_POINTER_SIGN`
pub const NEVERC_SEMA_CONVERSION_POINTER_SIGN: u32 = 8;
/// `NEVERC_SEMA_CONVERSION_DISCARDS_QUALIFIERS`
pub const NEVERC_SEMA_CONVERSION_DISCARDS_QUALIFIERS: u32 = 9;
/// `NEVERC_SEMA_CONVERSION_INVALID_QUALIFIERS`
pub const NEVERC_SEMA_CONVERSION_INVALID_QUALIFIERS: u32 = 10;
/// `NEVERC_SEMA_CONVERSION_ADDRESS_SPACE_MISMATCH`
pub const NEVERC_SEMA_CONVERSION_ADDRESS_SPACE_MISMATCH: u32 = 11;
/// `NEVERC_SEMA_CONVERSION_NESTED_QUALIFIERS`
pub const NEVERC_SEMA_CONVERSION_NESTED_QUALIFIERS: u32 = 12;
/// `NEVERC_SEMA_CONVERSION_VECTOR`
pub const NEVERC_SEMA_CONVERSION_VECTOR: u32 = 13;
/// `NEVERC_SEMA_CONVERSION_INCOMPATIBLE`
pub const NEVERC_SEMA_CONVERSION_INCOMPATIBLE: u32 = 14;
/// `NevercSemaConversionContext`
pub type NevercSemaConversionContext = u32;
/// `NEVERC_SEMA_CONVERSION_ASSIGNMENT`
pub const NEVERC_SEMA_CONVERSION_ASSIGNMENT: u32 = 1;
/// `NEVERC_SEMA_CONVERSION_ARGUMENT`
pub const NEVERC_SEMA_CONVERSION_ARGUMENT: u32 = 2;
/// `NEVERC_SEMA_CONVERSION_RETURN`
pub const NEVERC_SEMA_CONVERSION_RETURN: u32 = 3;
/// `NEVERC_SEMA_CONVERSION_INITIALIZATION`
pub const NEVERC_SEMA_CONVERSION_INITIALIZATION: u32 = 4;
/// `NEVERC_SEMA_CONVERSION_EXPLICIT_CAST`
pub const NEVERC_SEMA_CONVERSION_EXPLICIT_CAST: u32 = 5;
/// `NevercSemaConstantKind`
pub type NevercSemaConstantKind = u32;
/// `NEVERC_SEMA_CONSTANT_NONE`
pub const NEVERC_SEMA_CONSTANT_NONE: u32 = 1;
/// `NEVERC_SEMA_CONSTANT_INDETERMINATE`
pub const NEVERC_SEMA_CONSTANT_INDETERMINATE: u32 = 2;
/// `NEVERC_SEMA_CONSTANT_INTEGER`
pub const NEVERC_SEMA_CONSTANT_INTEGER: u32 = 3;
/// `NEVERC_SEMA_CONSTANT_FLOAT`
pub const NEVERC_SEMA_CONSTANT_FLOAT: u32 = 4;
/// `NEVERC_SEMA_CONSTANT_FIXED_POINT`
pub const NEVERC_SEMA_CONSTANT_FIXED_POINT: u32 = 5;
/// `NEVERC_SEMA_CONSTANT_COMPLEX_INTEGER`
pub const NEVERC_SEMA_CONSTANT_COMPLEX_INTEGER: u32 = 6;
/// `NEVERC_SEMA_CONSTANT_COMPLEX_FLOAT`
pub const NEVERC_SEMA_CONSTANT_COMPLEX_FLOAT: u32 = 7;
/// `NEVERC_SEMA_CONSTANT_ADDRESS`
pub const NEVERC_SEMA_CONSTANT_ADDRESS: u32 = 8;
/// `NEVERC_SEMA_CONSTANT_VECTOR`
pub const NEVERC_SEMA_CONSTANT_VECTOR: u32 = 9;
/// `NEVERC_SEMA_CONSTANT_ARRAY`
pub const NEVERC_SEMA_CONSTANT_ARRAY: u32 = 10;
/// `NEVERC_SEMA_CONSTANT_STRUCT`
pub const NEVERC_SEMA_CONSTANT_STRUCT: u32 = 11;
/// `NEVERC_SEMA_CONSTANT_UNION`
pub const NEVERC_SEMA_CONSTANT_UNION: u32 = 12;
/// `NEVERC_SEMA_CONSTANT_ADDRESS_LABEL_DIFFERENCE`
pub const NEVERC_SEMA_CONSTANT_ADDRESS_LABEL_DIFFERENCE: u32 = 13;
/// `NevercSemaBuiltinFlags`
pub type NevercSemaBuiltinFlags = u64;
/// `NEVERC_SEMA_BUILTIN_TARGET_SPECIFIC`
pub const NEVERC_SEMA_BUILTIN_TARGET_SPECIFIC: u64 = 1;
/// `NEVERC_SEMA_BUILTIN_PURE`
pub const NEVERC_SEMA_BUILTIN_PURE: u64 = 2;
/// `NEVERC_SEMA_BUILTIN_CONST`
pub const NEVERC_SEMA_BUILTIN_CONST: u64 = 4;
/// `NEVERC_SEMA_BUILTIN_NOTHROW`
pub const NEVERC_SEMA_BUILTIN_NOTHROW: u64 = 8;
/// `NEVERC_SEMA_BUILTIN_NORETURN`
pub const NEVERC_SEMA_BUILTIN_NORETURN: u64 = 16;
/// `NEVERC_SEMA_BUILTIN_RETURNS_TWICE`
pub const NEVERC_SEMA_BUILTIN_RETURNS_TWICE: u64 = 32;
/// `NEVERC_SEMA_BUILTIN_UNEVALUATED`
pub const NEVERC_SEMA_BUILTIN_UNEVALUATED: u64 = 64;
/// `NEVERC_SEMA_BUILTIN_LIBRARY_FUNCTION`
pub const NEVERC_SEMA_BUILTIN_LIBRARY_FUNCTION: u64 = 128;
/// `NEVERC_SEMA_BUILTIN_CUSTOM_TYPECHECK`
pub const NEVERC_SEMA_BUILTIN_CUSTOM_TYPECHECK: u64 = 256;
/// `NevercSemaDiagnosticLevel`
pub type NevercSemaDiagnosticLevel = u32;
/// `NEVERC_SEMA_DIAGNOSTIC_NOTE`
pub const NEVERC_SEMA_DIAGNOSTIC_NOTE: u32 = 1;
/// `NEVERC_SEMA_DIAGNOSTIC_REMARK`
pub const NEVERC_SEMA_DIAGNOSTIC_REMARK: u32 = 2;
/// `NEVERC_SEMA_DIAGNOSTIC_WARNING`
pub const NEVERC_SEMA_DIAGNOSTIC_WARNING: u32 = 3;
/// `NEVERC_SEMA_DIAGNOSTIC_ERROR`
pub const NEVERC_SEMA_DIAGNOSTIC_ERROR: u32 = 4;
/// `NEVERC_SEMA_DIAGNOSTIC_FATAL`
pub const NEVERC_SEMA_DIAGNOSTIC_FATAL: u32 = 5;
/// `NevercSemaExtensionDisposition`
pub type NevercSemaExtensionDisposition = u32;
/// `NEVERC_SEMA_EXTENSION_UNHANDLED`
pub const NEVERC_SEMA_EXTENSION_UNHANDLED: u32 = 1;
/// `NEVERC_SEMA_EXTENSION_HANDLED`
pub const NEVERC_SEMA_EXTENSION_HANDLED: u32 = 2;
/// `NevercSemanticDiagnosticState`
pub type NevercSemanticDiagnosticState = u32;
/// `NEVERC_SEMANTIC_DIAGNOSTICS_CLEAN`
pub const NEVERC_SEMANTIC_DIAGNOSTICS_CLEAN: u32 = 0;
/// `NEVERC_SEMANTIC_DIAGNOSTICS_HAS_ERROR`
pub const NEVERC_SEMANTIC_DIAGNOSTICS_HAS_ERROR: u32 = 1;
/// `NevercSemaScopeHandle`
pub type NevercSemaScopeHandle = NevercHandle;
/// `NevercLookupResultHandle`
pub type NevercLookupResultHandle = NevercHandle;
/// `NevercConversionSequenceHandle`
pub type NevercConversionSequenceHandle = NevercHandle;
/// `NevercConstantValueHandle`
pub type NevercConstantValueHandle = NevercHandle;
/// `NevercSemanticUnitHandle`
pub type NevercSemanticUnitHandle = NevercHandle;
/// `NevercSemaMutationLeaseHandle`
pub type NevercSemaMutationLeaseHandle = NevercHandle;
/// `NevercSemaScopeInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSemaScopeInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Parent`
    pub parent: NevercSemaScopeHandle,
    /// `DeclContext`
    pub decl_context: NevercDeclHandle,
    /// `Flags`
    pub flags: NevercSemaScopeFlags,
    /// `DeclarationCount`
    pub declaration_count: u64,
}

/// `NevercSemaLookupRequest`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSemaLookupRequest {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Scope`
    pub scope: NevercSemaScopeHandle,
    /// `Name`
    pub name: NevercStringView,
    /// `Kind`
    pub kind: NevercSemaLookupKind,
    /// `IncludeHidden`
    pub include_hidden: NevercBool,
    /// `Reserved`
    pub reserved: [u32; 2],
}

/// `NevercSemaLookupResultInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSemaLookupResultInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Kind`
    pub kind: NevercSemaLookupResultKind,
    /// `Ambiguous`
    pub ambiguous: NevercBool,
    /// `Reserved`
    pub reserved: u32,
    /// `CandidateCount`
    pub candidate_count: u64,
}

/// `NevercSemaFunctionTypeDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSemaFunctionTypeDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `ResultType`
    pub result_type: NevercTypeHandle,
    /// `ParameterTypes`
    pub parameter_types: *const NevercTypeHandle,
    /// `ParameterCount`
    pub parameter_count: u64,
    /// `Variadic`
    pub variadic: NevercBool,
    /// `Reserved`
    pub reserved: [u32; 3],
}

/// `NevercSemaConversionSequenceInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSemaConversionSequenceInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `SourceType`
    pub source_type: NevercTypeHandle,
    /// `DestinationType`
    pub destination_type: NevercTypeHandle,
    /// `Kind`
    pub kind: NevercSemaConversionKind,
    /// `Viable`
    pub viable: NevercBool,
    /// `RequiresDiagnostic`
    pub requires_diagnostic: NevercBool,
    /// `Reserved`
    pub reserved: u32,
}

/// `NevercSemaConstantValueInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSemaConstantValueInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Kind`
    pub kind: NevercSemaConstantKind,
    /// `IsSigned`
    pub is_signed: NevercBool,
    /// `HasSideEffects`
    pub has_side_effects: NevercBool,
    /// `IsNullPointer`
    pub is_null_pointer: NevercBool,
    /// `IsOnePastTheEnd`
    pub is_one_past_the_end: NevercBool,
    /// `BitWidth`
    pub bit_width: u32,
    /// `Reserved`
    pub reserved: u32,
    /// `ElementCount`
    pub element_count: u64,
    /// `AddressOffsetBytes`
    pub address_offset_bytes: i64,
    /// `AddressBase`
    pub address_base: NevercASTNodeHandle,
    /// `Text`
    pub text: NevercStringView,
}

/// `NevercSemaBuiltinInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSemaBuiltinInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `BuiltinID`
    pub builtin_id: u32,
    /// `Reserved`
    pub reserved: u32,
    /// `Flags`
    pub flags: NevercSemaBuiltinFlags,
    /// `Name`
    pub name: NevercStringView,
    /// `TypeEncoding`
    pub type_encoding: NevercStringView,
    /// `RequiredFeatures`
    pub required_features: NevercStringView,
    /// `HeaderName`
    pub header_name: NevercStringView,
}

/// `NevercSemaDiagnosticDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSemaDiagnosticDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Level`
    pub level: NevercSemaDiagnosticLevel,
    /// `Reserved`
    pub reserved: u32,
    /// `Location`
    pub location: NevercSourceLocation,
    /// `Message`
    pub message: NevercStringView,
}

/// `NevercSemaExpressionExtensionInput`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSemaExpressionExtensionInput {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Left`
    pub left: NevercExprHandle,
    /// `Right`
    pub right: NevercExprHandle,
    /// `OperatorLocation`
    pub operator_location: NevercSourceLocation,
}

/// `NevercSemaExpressionExtensionOutput`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSemaExpressionExtensionOutput {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Disposition`
    pub disposition: NevercSemaExtensionDisposition,
    /// `Reserved`
    pub reserved: u32,
    /// `Expression`
    pub expression: NevercExprHandle,
}

/// `NevercSemaStatementExtensionInput`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSemaStatementExtensionInput {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Statements`
    pub statements: *const NevercStmtHandle,
    /// `StatementCount`
    pub statement_count: u64,
    /// `LeftBrace`
    pub left_brace: NevercSourceLocation,
    /// `RightBrace`
    pub right_brace: NevercSourceLocation,
}

/// `NevercSemaStatementExtensionOutput`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSemaStatementExtensionOutput {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Disposition`
    pub disposition: NevercSemaExtensionDisposition,
    /// `Reserved`
    pub reserved: u32,
    /// `Statement`
    pub statement: NevercStmtHandle,
}

/// `NevercSemaDeclarationExtensionInput`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSemaDeclarationExtensionInput {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Declaration`
    pub declaration: NevercDeclHandle,
    /// `NameLocation`
    pub name_location: NevercSourceLocation,
}

/// `NevercSemaDeclarationExtensionOutput`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSemaDeclarationExtensionOutput {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Disposition`
    pub disposition: NevercSemaExtensionDisposition,
    /// `Reserved`
    pub reserved: u32,
    /// `Declaration`
    pub declaration: NevercDeclHandle,
}

/// `NevercSemaTypeExtensionInput`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSemaTypeExtensionInput {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Name`
    pub name: NevercStringView,
    /// `NameLocation`
    pub name_location: NevercSourceLocation,
}

/// `NevercSemaTypeExtensionOutput`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSemaTypeExtensionOutput {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Disposition`
    pub disposition: NevercSemaExtensionDisposition,
    /// `Reserved`
    pub reserved: u32,
    /// `Type`
    pub type_: NevercTypeHandle,
}

/// `NevercSemaLookupExtensionInput`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSemaLookupExtensionInput {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Name`
    pub name: NevercStringView,
    /// `NameLocation`
    pub name_location: NevercSourceLocation,
    /// `Kind`
    pub kind: NevercSemaLookupKind,
    /// `Reserved`
    pub reserved: u32,
}

/// `NevercSemaLookupExtensionOutput`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSemaLookupExtensionOutput {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Disposition`
    pub disposition: NevercSemaExtensionDisposition,
    /// `Reserved`
    pub reserved: u32,
    /// `Candidates`
    pub candidates: *const NevercDeclHandle,
    /// `CandidateCount`
    pub candidate_count: u64,
}

/// `NevercSemaConversionExtensionInput`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSemaConversionExtensionInput {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Expression`
    pub expression: NevercExprHandle,
    /// `SourceType`
    pub source_type: NevercTypeHandle,
    /// `DestinationType`
    pub destination_type: NevercTypeHandle,
    /// `Context`
    pub context: NevercSemaConversionContext,
    /// `Reserved`
    pub reserved: u32,
}

/// `NevercSemaConversionExtensionOutput`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSemaConversionExtensionOutput {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Disposition`
    pub disposition: NevercSemaExtensionDisposition,
    /// `Reserved`
    pub reserved: u32,
    /// `Expression`
    pub expression: NevercExprHandle,
}

/// `NevercSemaPhaseInput`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSemaPhaseInput {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `ASTUnit`
    pub ast_unit: NevercArtifactHandle,
    /// `ASTProduct`
    pub ast_product: NevercInterfaceID,
    /// `TranslationUnit`
    pub translation_unit: NevercDeclHandle,
    /// `SemanticState`
    pub semantic_state: NevercASTUnitSemanticState,
    /// `Reserved`
    pub reserved: u32,
}

/// `NevercSemanticUnitDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSemanticUnitDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Product`
    pub product: NevercInterfaceID,
    /// `TranslationUnit`
    pub translation_unit: NevercDeclHandle,
    /// `SemanticComplete`
    pub semantic_complete: NevercBool,
    /// `Reserved`
    pub reserved: [u32; 3],
}

/// `NevercSemanticUnitInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSemanticUnitInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Product`
    pub product: NevercInterfaceID,
    /// `TranslationUnit`
    pub translation_unit: NevercDeclHandle,
    /// `DiagnosticState`
    pub diagnostic_state: NevercSemanticDiagnosticState,
    /// `Replayed`
    pub replayed: NevercBool,
    /// `Reserved`
    pub reserved: [u32; 2],
    /// `VerifierSummary`
    pub verifier_summary: NevercStringView,
    /// `SourceIdentity`
    pub source_identity: NevercStringView,
    /// `SourceDigest`
    pub source_digest: NevercByteView,
}

/// Types, lookups, conversions and semantic extensions.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSemaAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `GetCurrentScope`
    pub get_current_scope: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, out_scope: *mut NevercSemaScopeHandle) -> NevercStatus>,
    /// `GetScopeInfo`
    pub get_scope_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, scope: NevercSemaScopeHandle, out_info: *mut NevercSemaScopeInfo) -> NevercStatus>,
    /// `GetScopeDeclaration`
    pub get_scope_declaration: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, scope: NevercSemaScopeHandle, index: u64, out_declaration: *mut NevercDeclHandle) -> NevercStatus>,
    /// `LookupName`
    pub lookup_name: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, request: *const NevercSemaLookupRequest, out_result: *mut NevercLookupResultHandle) -> NevercStatus>,
    /// `GetLookupResultInfo`
    pub get_lookup_result_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, result: NevercLookupResultHandle, out_info: *mut NevercSemaLookupResultInfo) -> NevercStatus>,
    /// `GetLookupCandidate`
    pub get_lookup_candidate: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, result: NevercLookupResultHandle, index: u64, out_declaration: *mut NevercDeclHandle) -> NevercStatus>,
    /// `DestroyLookupResult`
    pub destroy_lookup_result: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, result: NevercLookupResultHandle) -> NevercStatus>,
    /// `AcquireMutationLease`
    pub acquire_mutation_lease: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, out_lease: *mut NevercSemaMutationLeaseHandle) -> NevercStatus>,
    /// `ReleaseMutationLease`
    pub release_mutation_lease: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, lease: NevercSemaMutationLeaseHandle) -> NevercStatus>,
    /// `GetBuiltinType`
    pub get_builtin_type: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, kind: NevercBuiltinTypeKind, out_type: *mut NevercTypeHandle) -> NevercStatus>,
    /// `CreatePointerType`
    pub create_pointer_type: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, lease: NevercSemaMutationLeaseHandle, pointee: NevercTypeHandle, out_type: *mut NevercTypeHandle) -> NevercStatus>,
    /// `CreateConstantArrayType`
    pub create_constant_array_type: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, lease: NevercSemaMutationLeaseHandle, element: NevercTypeHandle, element_count: u64, out_type: *mut NevercTypeHandle) -> NevercStatus>,
    /// `CreateFunctionType`
    pub create_function_type: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, lease: NevercSemaMutationLeaseHandle, descriptor: *const NevercSemaFunctionTypeDescriptor, out_type: *mut NevercTypeHandle) -> NevercStatus>,
    /// `GetTagType`
    pub get_tag_type: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, declaration: NevercDeclHandle, out_type: *mut NevercTypeHandle) -> NevercStatus>,
    /// `CreateAtomicType`
    pub create_atomic_type: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, lease: NevercSemaMutationLeaseHandle, value_type: NevercTypeHandle, out_type: *mut NevercTypeHandle) -> NevercStatus>,
    /// `CreateVectorType`
    pub create_vector_type: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, lease: NevercSemaMutationLeaseHandle, element: NevercTypeHandle, element_count: u32, kind: NevercSemaVectorKind, out_type: *mut NevercTypeHandle) -> NevercStatus>,
    /// `GetCanonicalType`
    pub get_canonical_type: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, type_: NevercTypeHandle, out_type: *mut NevercTypeHandle) -> NevercStatus>,
    /// `AreTypesCompatible`
    pub are_types_compatible: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, left: NevercTypeHandle, right: NevercTypeHandle, out_compatible: *mut NevercBool) -> NevercStatus>,
    /// `ClassifyImplicitConversion`
    pub classify_implicit_conversion: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, source: NevercTypeHandle, destination: NevercTypeHandle, out_sequence: *mut NevercConversionSequenceHandle) -> NevercStatus>,
    /// `GetConversionSequenceInfo`
    pub get_conversion_sequence_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, sequence: NevercConversionSequenceHandle, out_info: *mut NevercSemaConversionSequenceInfo) -> NevercStatus>,
    /// `ApplyImplicitConversion`
    pub apply_implicit_conversion: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, lease: NevercSemaMutationLeaseHandle, sequence: NevercConversionSequenceHandle, expression: NevercExprHandle, conversion_context: NevercSemaConversionContext, out_expression: *mut NevercExprHandle) -> NevercStatus>,
    /// `CreateExplicitCast`
    pub create_explicit_cast: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, lease: NevercSemaMutationLeaseHandle, expression: NevercExprHandle, destination: NevercTypeHandle, out_expression: *mut NevercExprHandle) -> NevercStatus>,
    /// `DestroyConversionSequence`
    pub destroy_conversion_sequence: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, sequence: NevercConversionSequenceHandle) -> NevercStatus>,
    /// `EvaluateConstant`
    pub evaluate_constant: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, expression: NevercExprHandle, out_value: *mut NevercConstantValueHandle) -> NevercStatus>,
    /// `GetConstantValueInfo`
    pub get_constant_value_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, value: NevercConstantValueHandle, out_info: *mut NevercSemaConstantValueInfo) -> NevercStatus>,
    /// `GetConstantIntegerWord`
    pub get_constant_integer_word: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, value: NevercConstantValueHandle, index: u64, out_word: *mut u64) -> NevercStatus>,
    /// `GetConstantElement`
    pub get_constant_element: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, value: NevercConstantValueHandle, index: u64, out_element: *mut NevercConstantValueHandle) -> NevercStatus>,
    /// `DestroyConstantValue`
    pub destroy_constant_value: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, value: NevercConstantValueHandle) -> NevercStatus>,
    /// `HasDeclAttribute`
    pub has_decl_attribute: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, declaration: NevercDeclHandle, attribute_name: NevercStringView, out_present: *mut NevercBool) -> NevercStatus>,
    /// `GetBuiltinInfo`
    pub get_builtin_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, name: NevercStringView, out_info: *mut NevercSemaBuiltinInfo) -> NevercStatus>,
    /// `EmitDiagnostic`
    pub emit_diagnostic: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, lease: NevercSemaMutationLeaseHandle, descriptor: *const NevercSemaDiagnosticDescriptor) -> NevercStatus>,
    /// `GetExpressionExtensionInput`
    pub get_expression_extension_input: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercSemaExpressionExtensionInput) -> NevercStatus>,
    /// `CreateExpressionExtensionOutput`
    pub create_expression_extension_output: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *const NevercPhaseContinuation, descriptor: *const NevercSemaExpressionExtensionOutput, out_output: *mut NevercArtifactHandle) -> NevercStatus>,
    /// `GetStatementExtensionInput`
    pub get_statement_extension_input: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercSemaStatementExtensionInput) -> NevercStatus>,
    /// `CreateStatementExtensionOutput`
    pub create_statement_extension_output: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *const NevercPhaseContinuation, descriptor: *const NevercSemaStatementExtensionOutput, out_output: *mut NevercArtifactHandle) -> NevercStatus>,
    /// `GetDeclarationExtensionInput`
    pub get_declaration_extension_input: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercSemaDeclarationExtensionInput) -> NevercStatus>,
    /// `CreateDeclarationExtensionOutput`
    pub create_declaration_extension_output: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *const NevercPhaseContinuation, descriptor: *const NevercSemaDeclarationExtensionOutput, out_output: *mut NevercArtifactHandle) -> NevercStatus>,
    /// `GetTypeExtensionInput`
    pub get_type_extension_input: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercSemaTypeExtensionInput) -> NevercStatus>,
    /// `CreateTypeExtensionOutput`
    pub create_type_extension_output: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *const NevercPhaseContinuation, descriptor: *const NevercSemaTypeExtensionOutput, out_output: *mut NevercArtifactHandle) -> NevercStatus>,
    /// `GetLookupExtensionInput`
    pub get_lookup_extension_input: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercSemaLookupExtensionInput) -> NevercStatus>,
    /// `CreateLookupExtensionOutput`
    pub create_lookup_extension_output: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *const NevercPhaseContinuation, descriptor: *const NevercSemaLookupExtensionOutput, out_output: *mut NevercArtifactHandle) -> NevercStatus>,
    /// `GetConversionExtensionInput`
    pub get_conversion_extension_input: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercSemaConversionExtensionInput) -> NevercStatus>,
    /// `CreateConversionExtensionOutput`
    pub create_conversion_extension_output: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *const NevercPhaseContinuation, descriptor: *const NevercSemaConversionExtensionOutput, out_output: *mut NevercArtifactHandle) -> NevercStatus>,
    /// `GetAnalyzePhaseInput`
    pub get_analyze_phase_input: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercSemaPhaseInput) -> NevercStatus>,
    /// `CreateSemanticUnit`
    pub create_semantic_unit: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, descriptor: *const NevercSemanticUnitDescriptor, out_output: *mut NevercArtifactHandle) -> NevercStatus>,
    /// `GetSemanticUnitInfo`
    pub get_semantic_unit_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, unit: NevercArtifactHandle, out_info: *mut NevercSemanticUnitInfo) -> NevercStatus>,
}

