// Made from abi/registry by `./x abi`; do not edit.
//! Declarations of `PluginAST.h`.

#[allow(unused_imports)]
use super::*;

/// `NEVERC_AST_API_MAJOR`
pub const NEVERC_AST_API_MAJOR: u16 = 1;
/// `NEVERC_AST_API_MINOR`
pub const NEVERC_AST_API_MINOR: u16 = 1;
/// `NEVERC_INTERFACE_AST_HIGH`
pub const NEVERC_INTERFACE_AST_HIGH: u64 = 0x4e43504153540001;
/// `NEVERC_INTERFACE_AST_LOW`
pub const NEVERC_INTERFACE_AST_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_AST`
pub const NEVERC_INTERFACE_AST: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_AST_HIGH, low: NEVERC_INTERFACE_AST_LOW };
/// `NevercASTNodeKind`
pub type NevercASTNodeKind = u32;
/// `NevercDeclKind`
pub type NevercDeclKind = u32;
/// `NevercStmtKind`
pub type NevercStmtKind = u32;
/// `NevercTypeKind`
pub type NevercTypeKind = u32;
/// `NevercTypeLocKind`
pub type NevercTypeLocKind = u32;
/// `NevercAttrKind`
pub type NevercAttrKind = u32;
/// `NevercASTPropertyID`
pub type NevercASTPropertyID = u32;
/// `NevercASTChildSlotID`
pub type NevercASTChildSlotID = u32;
/// `NevercASTLifecycleEventMask`
pub type NevercASTLifecycleEventMask = u64;
/// `NEVERC_AST_NODE_KIND_INVALID`
pub const NEVERC_AST_NODE_KIND_INVALID: u32 = 0;
/// `NEVERC_DECL_KIND_INVALID`
pub const NEVERC_DECL_KIND_INVALID: u32 = 0;
/// `NEVERC_STMT_KIND_INVALID`
pub const NEVERC_STMT_KIND_INVALID: u32 = 0;
/// `NEVERC_TYPE_KIND_INVALID`
pub const NEVERC_TYPE_KIND_INVALID: u32 = 0;
/// `NEVERC_TYPE_LOC_KIND_INVALID`
pub const NEVERC_TYPE_LOC_KIND_INVALID: u32 = 0;
/// `NEVERC_ATTR_KIND_INVALID`
pub const NEVERC_ATTR_KIND_INVALID: u32 = 0;
/// `NEVERC_AST_PROPERTY_INVALID`
pub const NEVERC_AST_PROPERTY_INVALID: u32 = 0;
/// `NEVERC_AST_CHILD_SLOT_INVALID`
pub const NEVERC_AST_CHILD_SLOT_INVALID: u32 = 0;
/// `NevercASTSchemaDomain`
pub type NevercASTSchemaDomain = u32;
/// `NEVERC_AST_SCHEMA_DOMAIN_DECL`
pub const NEVERC_AST_SCHEMA_DOMAIN_DECL: u32 = 1;
/// `NEVERC_AST_SCHEMA_DOMAIN_STMT`
pub const NEVERC_AST_SCHEMA_DOMAIN_STMT: u32 = 2;
/// `NEVERC_AST_SCHEMA_DOMAIN_TYPE`
pub const NEVERC_AST_SCHEMA_DOMAIN_TYPE: u32 = 3;
/// `NEVERC_AST_SCHEMA_DOMAIN_TYPE_LOC`
pub const NEVERC_AST_SCHEMA_DOMAIN_TYPE_LOC: u32 = 4;
/// `NEVERC_AST_SCHEMA_DOMAIN_ATTR`
pub const NEVERC_AST_SCHEMA_DOMAIN_ATTR: u32 = 5;
/// `NevercASTValueType`
pub type NevercASTValueType = u32;
/// `NEVERC_AST_VALUE_BOOL`
pub const NEVERC_AST_VALUE_BOOL: u32 = 1;
/// `NEVERC_AST_VALUE_I64`
pub const NEVERC_AST_VALUE_I64: u32 = 2;
/// `NEVERC_AST_VALUE_U64`
pub const NEVERC_AST_VALUE_U64: u32 = 3;
/// `NEVERC_AST_VALUE_STRING`
pub const NEVERC_AST_VALUE_STRING: u32 = 4;
/// `NEVERC_AST_VALUE_SOURCE_RANGE`
pub const NEVERC_AST_VALUE_SOURCE_RANGE: u32 = 5;
/// `NEVERC_AST_VALUE_NODE`
pub const NEVERC_AST_VALUE_NODE: u32 = 6;
/// `NEVERC_AST_VALUE_DECL`
pub const NEVERC_AST_VALUE_DECL: u32 = 7;
/// `NEVERC_AST_VALUE_STMT`
pub const NEVERC_AST_VALUE_STMT: u32 = 8;
/// `NEVERC_AST_VALUE_EXPR`
pub const NEVERC_AST_VALUE_EXPR: u32 = 9;
/// `NEVERC_AST_VALUE_TYPE`
pub const NEVERC_AST_VALUE_TYPE: u32 = 10;
/// `NEVERC_AST_VALUE_TYPE_LOC`
pub const NEVERC_AST_VALUE_TYPE_LOC: u32 = 11;
/// `NEVERC_AST_VALUE_ATTR`
pub const NEVERC_AST_VALUE_ATTR: u32 = 12;
/// `NEVERC_AST_VALUE_IDENTIFIER`
pub const NEVERC_AST_VALUE_IDENTIFIER: u32 = 13;
/// `NEVERC_AST_VALUE_ENUM`
pub const NEVERC_AST_VALUE_ENUM: u32 = 14;
/// `NEVERC_AST_VALUE_VERSION`
pub const NEVERC_AST_VALUE_VERSION: u32 = 15;
/// `NEVERC_AST_VALUE_PARAMETER_INDEX`
pub const NEVERC_AST_VALUE_PARAMETER_INDEX: u32 = 16;
/// `NEVERC_AST_VALUE_ALIGNMENT_OPERAND`
pub const NEVERC_AST_VALUE_ALIGNMENT_OPERAND: u32 = 17;
/// `NevercASTAccessMode`
pub type NevercASTAccessMode = u32;
/// `NEVERC_AST_ACCESS_READ_ONLY`
pub const NEVERC_AST_ACCESS_READ_ONLY: u32 = 1;
/// `NEVERC_AST_ACCESS_READ_WRITE`
pub const NEVERC_AST_ACCESS_READ_WRITE: u32 = 2;
/// `NEVERC_AST_ACCESS_BUILD_ONLY`
pub const NEVERC_AST_ACCESS_BUILD_ONLY: u32 = 3;
/// `NevercASTCardinality`
pub type NevercASTCardinality = u32;
/// `NEVERC_AST_CARDINALITY_REQUIRED`
pub const NEVERC_AST_CARDINALITY_REQUIRED: u32 = 1;
/// `NEVERC_AST_CARDINALITY_OPTIONAL`
pub const NEVERC_AST_CARDINALITY_OPTIONAL: u32 = 2;
/// `NEVERC_AST_CARDINALITY_MANY`
pub const NEVERC_AST_CARDINALITY_MANY: u32 = 3;
/// `NevercASTSourceRangeMode`
pub type NevercASTSourceRangeMode = u32;
/// `NEVERC_AST_SOURCE_RANGE_NONE`
pub const NEVERC_AST_SOURCE_RANGE_NONE: u32 = 0;
/// `NEVERC_AST_SOURCE_RANGE_NATIVE`
pub const NEVERC_AST_SOURCE_RANGE_NATIVE: u32 = 1;
/// `NevercTypeQualifierFlags`
pub type NevercTypeQualifierFlags = u32;
/// `NEVERC_TYPE_QUALIFIER_CONST`
pub const NEVERC_TYPE_QUALIFIER_CONST: u32 = 0x1;
/// `NEVERC_TYPE_QUALIFIER_RESTRICT`
pub const NEVERC_TYPE_QUALIFIER_RESTRICT: u32 = 0x2;
/// `NEVERC_TYPE_QUALIFIER_VOLATILE`
pub const NEVERC_TYPE_QUALIFIER_VOLATILE: u32 = 0x4;
/// `NEVERC_TYPE_QUALIFIER_UNALIGNED`
pub const NEVERC_TYPE_QUALIFIER_UNALIGNED: u32 = 0x8;
/// `NevercTypeFlags`
pub type NevercTypeFlags = u32;
/// `NEVERC_TYPE_FLAG_CANONICAL`
pub const NEVERC_TYPE_FLAG_CANONICAL: u32 = 0x1;
/// `NEVERC_TYPE_FLAG_SUGARED`
pub const NEVERC_TYPE_FLAG_SUGARED: u32 = 0x2;
/// `NEVERC_TYPE_FLAG_DEPENDENT`
pub const NEVERC_TYPE_FLAG_DEPENDENT: u32 = 0x4;
/// `NEVERC_TYPE_FLAG_INCOMPLETE`
pub const NEVERC_TYPE_FLAG_INCOMPLETE: u32 = 0x8;
/// `NEVERC_TYPE_FLAG_FUNCTION`
pub const NEVERC_TYPE_FLAG_FUNCTION: u32 = 0x10;
/// `NEVERC_TYPE_FLAG_VARIADIC`
pub const NEVERC_TYPE_FLAG_VARIADIC: u32 = 0x20;
/// `NEVERC_TYPE_FLAG_HAS_KNOWN_LAYOUT`
pub const NEVERC_TYPE_FLAG_HAS_KNOWN_LAYOUT: u32 = 0x40;
/// `NEVERC_TYPE_FLAG_POINTER`
pub const NEVERC_TYPE_FLAG_POINTER: u32 = 0x80;
/// `NEVERC_TYPE_FLAG_ARRAY`
pub const NEVERC_TYPE_FLAG_ARRAY: u32 = 0x100;
/// `NEVERC_TYPE_FLAG_VECTOR`
pub const NEVERC_TYPE_FLAG_VECTOR: u32 = 0x200;
/// `NEVERC_TYPE_FLAG_ATOMIC`
pub const NEVERC_TYPE_FLAG_ATOMIC: u32 = 0x400;
/// `NevercTypeAddressSpaceKind`
pub type NevercTypeAddressSpaceKind = u32;
/// `NEVERC_TYPE_ADDRESS_SPACE_DEFAULT`
pub const NEVERC_TYPE_ADDRESS_SPACE_DEFAULT: u32 = 0;
/// `NEVERC_TYPE_ADDRESS_SPACE_PTR32_SIGNED`
pub const NEVERC_TYPE_ADDRESS_SPACE_PTR32_SIGNED: u32 = 1;
/// `NEVERC_TYPE_ADDRESS_SPACE_PTR32_UNSIGNED`
pub const NEVERC_TYPE_ADDRESS_SPACE_PTR32_UNSIGNED: u32 = 2;
/// `NEVERC_TYPE_ADDRESS_SPACE_PTR64`
pub const NEVERC_TYPE_ADDRESS_SPACE_PTR64: u32 = 3;
/// `NEVERC_TYPE_ADDRESS_SPACE_TARGET`
pub const NEVERC_TYPE_ADDRESS_SPACE_TARGET: u32 = 4;
/// `NevercBinaryOperatorKind`
pub type NevercBinaryOperatorKind = u32;
/// `NEVERC_BINARY_OPERATOR_MUL`
pub const NEVERC_BINARY_OPERATOR_MUL: u32 = 1;
/// `NEVERC_BINARY_OPERATOR_DIV`
pub const NEVERC_BINARY_OPERATOR_DIV: u32 = 2;
/// `NEVERC_BINARY_OPERATOR_REM`
pub const NEVERC_BINARY_OPERATOR_REM: u32 = 3;
/// `NEVERC_BINARY_OPERATOR_ADD`
pub const NEVERC_BINARY_OPERATOR_ADD: u32 = 4;
/// `NEVERC_BINARY_OPERATOR_SUB`
pub const NEVERC_BINARY_OPERATOR_SUB: u32 = 5;
/// `NEVERC_BINARY_OPERATOR_SHL`
pub const NEVERC_BINARY_OPERATOR_SHL: u32 = 6;
/// `NEVERC_BINARY_OPERATOR_SHR`
pub const NEVERC_BINARY_OPERATOR_SHR: u32 = 7;
/// `NEVERC_BINARY_OPERATOR_LT`
pub const NEVERC_BINARY_OPERATOR_LT: u32 = 8;
/// `NEVERC_BINARY_OPERATOR_GT`
pub const NEVERC_BINARY_OPERATOR_GT: u32 = 9;
/// `NEVERC_BINARY_OPERATOR_LE`
pub const NEVERC_BINARY_OPERATOR_LE: u32 = 10;
/// `NEVERC_BINARY_OPERATOR_GE`
pub const NEVERC_BINARY_OPERATOR_GE: u32 = 11;
/// `NEVERC_BINARY_OPERATOR_EQ`
pub const NEVERC_BINARY_OPERATOR_EQ: u32 = 12;
/// `NEVERC_BINARY_OPERATOR_NE`
pub const NEVERC_BINARY_OPERATOR_NE: u32 = 13;
/// `NEVERC_BINARY_OPERATOR_AND`
pub const NEVERC_BINARY_OPERATOR_AND: u32 = 14;
/// `NEVERC_BINARY_OPERATOR_XOR`
pub const NEVERC_BINARY_OPERATOR_XOR: u32 = 15;
/// `NEVERC_BINARY_OPERATOR_OR`
pub const NEVERC_BINARY_OPERATOR_OR: u32 = 16;
/// `NEVERC_BINARY_OPERATOR_LOGICAL_AND`
pub const NEVERC_BINARY_OPERATOR_LOGICAL_AND: u32 = 17;
/// `NEVERC_BINARY_OPERATOR_LOGICAL_OR`
pub const NEVERC_BINARY_OPERATOR_LOGICAL_OR: u32 = 18;
/// `NEVERC_BINARY_OPERATOR_ASSIGN`
pub const NEVERC_BINARY_OPERATOR_ASSIGN: u32 = 19;
/// `NEVERC_BINARY_OPERATOR_MUL_ASSIGN`
pub const NEVERC_BINARY_OPERATOR_MUL_ASSIGN: u32 = 20;
/// `NEVERC_BINARY_OPERATOR_DIV_ASSIGN`
pub const NEVERC_BINARY_OPERATOR_DIV_ASSIGN: u32 = 21;
/// `NEVERC_BINARY_OPERATOR_REM_ASSIGN`
pub const NEVERC_BINARY_OPERATOR_REM_ASSIGN: u32 = 22;
/// `NEVERC_BINARY_OPERATOR_ADD_ASSIGN`
pub const NEVERC_BINARY_OPERATOR_ADD_ASSIGN: u32 = 23;
/// `NEVERC_BINARY_OPERATOR_SUB_ASSIGN`
pub const NEVERC_BINARY_OPERATOR_SUB_ASSIGN: u32 = 24;
/// `NEVERC_BINARY_OPERATOR_SHL_ASSIGN`
pub const NEVERC_BINARY_OPERATOR_SHL_ASSIGN: u32 = 25;
/// `NEVERC_BINARY_OPERATOR_SHR_ASSIGN`
pub const NEVERC_BINARY_OPERATOR_SHR_ASSIGN: u32 = 26;
/// `NEVERC_BINARY_OPERATOR_AND_ASSIGN`
pub const NEVERC_BINARY_OPERATOR_AND_ASSIGN: u32 = 27;
/// `NEVERC_BINARY_OPERATOR_XOR_ASSIGN`
pub const NEVERC_BINARY_OPERATOR_XOR_ASSIGN: u32 = 28;
/// `NEVERC_BINARY_OPERATOR_OR_ASSIGN`
pub const NEVERC_BINARY_OPERATOR_OR_ASSIGN: u32 = 29;
/// `NEVERC_BINARY_OPERATOR_COMMA`
pub const NEVERC_BINARY_OPERATOR_COMMA: u32 = 30;
/// `NevercBuiltinTypeKind`
pub type NevercBuiltinTypeKind = u32;
/// `NEVERC_BUILTIN_TYPE_VOID`
pub const NEVERC_BUILTIN_TYPE_VOID: u32 = 1;
/// `NEVERC_BUILTIN_TYPE_BOOL`
pub const NEVERC_BUILTIN_TYPE_BOOL: u32 = 2;
/// `NEVERC_BUILTIN_TYPE_CHAR`
pub const NEVERC_BUILTIN_TYPE_CHAR: u32 = 3;
/// `NEVERC_BUILTIN_TYPE_SIGNED_CHAR`
pub const NEVERC_BUILTIN_TYPE_SIGNED_CHAR: u32 = 4;
/// `NEVERC_BUILTIN_TYPE_UNSIGNED_CHAR`
pub const NEVERC_BUILTIN_TYPE_UNSIGNED_CHAR: u32 = 5;
/// `NEVERC_BUILTIN_TYPE_SHORT`
pub const NEVERC_BUILTIN_TYPE_SHORT: u32 = 6;
/// `NEVERC_BUILTIN_TYPE_UNSIGNED_SHORT`
pub const NEVERC_BUILTIN_TYPE_UNSIGNED_SHORT: u32 = 7;
/// `NEVERC_BUILTIN_TYPE_INT`
pub const NEVERC_BUILTIN_TYPE_INT: u32 = 8;
/// `NEVERC_BUILTIN_TYPE_UNSIGNED_INT`
pub const NEVERC_BUILTIN_TYPE_UNSIGNED_INT: u32 = 9;
/// `NEVERC_BUILTIN_TYPE_LONG`
pub const NEVERC_BUILTIN_TYPE_LONG: u32 = 10;
/// `NEVERC_BUILTIN_TYPE_UNSIGNED_LONG`
pub const NEVERC_BUILTIN_TYPE_UNSIGNED_LONG: u32 = 11;
/// `NEVERC_BUILTIN_TYPE_LONG_LONG`
pub const NEVERC_BUILTIN_TYPE_LONG_LONG: u32 = 12;
/// `NEVERC_BUILTIN_TYPE_UNSIGNED_LONG_LONG`
pub const NEVERC_BUILTIN_TYPE_UNSIGNED_LONG_LONG: u32 = 13;
/// `NEVERC_BUILTIN_TYPE_FLOAT`
pub const NEVERC_BUILTIN_TYPE_FLOAT: u32 = 14;
/// `NEVERC_BUILTIN_TYPE_DOUBLE`
pub const NEVERC_BUILTIN_TYPE_DOUBLE: u32 = 15;
/// `NEVERC_BUILTIN_TYPE_LONG_DOUBLE`
pub const NEVERC_BUILTIN_TYPE_LONG_DOUBLE: u32 = 16;
/// `NEVERC_PARSER_API_MAJOR`
pub const NEVERC_PARSER_API_MAJOR: u16 = 1;
/// `NEVERC_PARSER_API_MINOR`
pub const NEVERC_PARSER_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_PARSER_HIGH`
pub const NEVERC_INTERFACE_PARSER_HIGH: u64 = 0x4e43504152534501;
/// `NEVERC_INTERFACE_PARSER_LOW`
pub const NEVERC_INTERFACE_PARSER_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_PARSER`
pub const NEVERC_INTERFACE_PARSER: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_PARSER_HIGH, low: NEVERC_INTERFACE_PARSER_LOW };
/// `NevercParserResultKind`
pub type NevercParserResultKind = u32;
/// `NEVERC_PARSER_RESULT_DECL`
pub const NEVERC_PARSER_RESULT_DECL: u32 = 1;
/// `NEVERC_PARSER_RESULT_STMT`
pub const NEVERC_PARSER_RESULT_STMT: u32 = 2;
/// `NEVERC_PARSER_RESULT_EXPR`
pub const NEVERC_PARSER_RESULT_EXPR: u32 = 3;
/// `NEVERC_PARSER_RESULT_TYPE`
pub const NEVERC_PARSER_RESULT_TYPE: u32 = 4;
/// `NEVERC_PARSER_RESULT_ATTRIBUTE`
pub const NEVERC_PARSER_RESULT_ATTRIBUTE: u32 = 5;
/// `NevercParserExtensionDisposition`
pub type NevercParserExtensionDisposition = u32;
/// `NEVERC_PARSER_EXTENSION_UNHANDLED`
pub const NEVERC_PARSER_EXTENSION_UNHANDLED: u32 = 0;
/// `NEVERC_PARSER_EXTENSION_HANDLED`
pub const NEVERC_PARSER_EXTENSION_HANDLED: u32 = 1;
/// `NevercParserAttributeForm`
pub type NevercParserAttributeForm = u32;
/// `NEVERC_PARSER_ATTRIBUTE_GNU`
pub const NEVERC_PARSER_ATTRIBUTE_GNU: u32 = 1;
/// `NEVERC_PARSER_ATTRIBUTE_C23`
pub const NEVERC_PARSER_ATTRIBUTE_C23: u32 = 2;
/// `NEVERC_PARSER_ATTRIBUTE_DECLSPEC`
pub const NEVERC_PARSER_ATTRIBUTE_DECLSPEC: u32 = 3;
/// `NEVERC_AST_PRODUCT_STANDARD_HIGH`
pub const NEVERC_AST_PRODUCT_STANDARD_HIGH: u64 = 0x4e43504153545001;
/// `NEVERC_AST_PRODUCT_STANDARD_LOW`
pub const NEVERC_AST_PRODUCT_STANDARD_LOW: u64 = 0x0000000000000001;
/// `NevercASTUnitSemanticState`
pub type NevercASTUnitSemanticState = u32;
/// `NEVERC_AST_UNIT_UNANALYZED`
pub const NEVERC_AST_UNIT_UNANALYZED: u32 = 0;
/// `NEVERC_AST_UNIT_SEMANTICALLY_ANALYZED`
pub const NEVERC_AST_UNIT_SEMANTICALLY_ANALYZED: u32 = 1;
/// `NEVERC_AST_REQUIRES_SEMA_REPLAY`
pub const NEVERC_AST_REQUIRES_SEMA_REPLAY: u32 = 0;
/// `NevercASTLifecycleEventKind`
pub type NevercASTLifecycleEventKind = u32;
/// `NEVERC_AST_LIFECYCLE_TREE_INITIALIZE`
pub const NEVERC_AST_LIFECYCLE_TREE_INITIALIZE: u32 = 1;
/// `NEVERC_AST_LIFECYCLE_SEMA_BEGIN`
pub const NEVERC_AST_LIFECYCLE_SEMA_BEGIN: u32 = 2;
/// `NEVERC_AST_LIFECYCLE_TOP_LEVEL_DECL`
pub const NEVERC_AST_LIFECYCLE_TOP_LEVEL_DECL: u32 = 3;
/// `NEVERC_AST_LIFECYCLE_INLINE_FUNCTION_DEFINITION`
pub const NEVERC_AST_LIFECYCLE_INLINE_FUNCTION_DEFINITION: u32 = 4;
/// `NEVERC_AST_LIFECYCLE_INTERESTING_DECL`
pub const NEVERC_AST_LIFECYCLE_INTERESTING_DECL: u32 = 5;
/// `NEVERC_AST_LIFECYCLE_TAG_DEFINITION`
pub const NEVERC_AST_LIFECYCLE_TAG_DEFINITION: u32 = 6;
/// `NEVERC_AST_LIFECYCLE_TAG_REQUIRED_DEFINITION`
pub const NEVERC_AST_LIFECYCLE_TAG_REQUIRED_DEFINITION: u32 = 7;
/// `NEVERC_AST_LIFECYCLE_TENTATIVE_DEFINITION`
pub const NEVERC_AST_LIFECYCLE_TENTATIVE_DEFINITION: u32 = 8;
/// `NEVERC_AST_LIFECYCLE_EXTERNAL_DECLARATION`
pub const NEVERC_AST_LIFECYCLE_EXTERNAL_DECLARATION: u32 = 9;
/// `NEVERC_AST_LIFECYCLE_TRANSLATION_UNIT`
pub const NEVERC_AST_LIFECYCLE_TRANSLATION_UNIT: u32 = 10;
/// `NEVERC_AST_LIFECYCLE_SEMA_END`
pub const NEVERC_AST_LIFECYCLE_SEMA_END: u32 = 11;
/// `NEVERC_AST_LIFECYCLE_EVENT_COUNT`
pub const NEVERC_AST_LIFECYCLE_EVENT_COUNT: u32 = 11;
/// `NEVERC_AST_LIFECYCLE_EVENT_MASK_ALL`
pub const NEVERC_AST_LIFECYCLE_EVENT_MASK_ALL: u64 = 0x7ff;
/// `NevercTreeContextHandle`
pub type NevercTreeContextHandle = NevercHandle;
/// `NevercASTNodeHandle`
pub type NevercASTNodeHandle = NevercHandle;
/// `NevercDeclHandle`
pub type NevercDeclHandle = NevercHandle;
/// `NevercStmtHandle`
pub type NevercStmtHandle = NevercHandle;
/// `NevercExprHandle`
pub type NevercExprHandle = NevercHandle;
/// `NevercTypeHandle`
pub type NevercTypeHandle = NevercHandle;
/// `NevercAttrHandle`
pub type NevercAttrHandle = NevercHandle;
/// `NevercDeclContextHandle`
pub type NevercDeclContextHandle = NevercHandle;
/// `NevercTypeLocHandle`
pub type NevercTypeLocHandle = NevercHandle;
/// `NevercASTUnitHandle`
pub type NevercASTUnitHandle = NevercHandle;
/// `NevercASTBuilderHandle`
pub type NevercASTBuilderHandle = NevercHandle;
/// `NevercASTMutationHandle`
pub type NevercASTMutationHandle = NevercHandle;
/// `NevercParserTokenCursorHandle`
pub type NevercParserTokenCursorHandle = NevercHandle;
/// `NevercParserCheckpointHandle`
pub type NevercParserCheckpointHandle = NevercHandle;
/// `NevercASTLifecycleEvent`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercASTLifecycleEvent {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Kind`
    pub kind: NevercASTLifecycleEventKind,
    /// `Reserved`
    pub reserved: u32,
    /// `TranslationUnit`
    pub translation_unit: NevercDeclHandle,
    /// `Declaration`
    pub declaration: NevercDeclHandle,
    /// `Declarations`
    pub declarations: *const NevercDeclHandle,
    /// `DeclarationCount`
    pub declaration_count: u64,
}

/// `NevercASTLifecycleObserverFn`
pub type NevercASTLifecycleObserverFn = Option<unsafe extern "C-unwind" fn(task: NevercTaskHandle, event: *const NevercASTLifecycleEvent, user_data: *mut c_void) -> NevercStatus>;
/// `NevercASTLifecycleObserverDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercASTLifecycleObserverDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Events`
    pub events: NevercASTLifecycleEventMask,
    /// `Callback`
    pub callback: NevercASTLifecycleObserverFn,
    /// `UserData`
    pub user_data: *mut c_void,
}

/// `NevercASTValue`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercASTValue {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Type`
    pub type_: NevercASTValueType,
    /// `Reserved`
    pub reserved: u32,
    /// `SignedValue`
    pub signed_value: i64,
    /// `UnsignedValue`
    pub unsigned_value: u64,
    /// `StringValue`
    pub string_value: NevercStringView,
    /// `SourceRangeValue`
    pub source_range_value: NevercSourceRange,
    /// `NodeValue`
    pub node_value: NevercASTNodeHandle,
}

/// `NevercASTNodeInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercASTNodeInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Kind`
    pub kind: NevercASTNodeKind,
    /// `Domain`
    pub domain: NevercASTSchemaDomain,
    /// `Parent`
    pub parent: NevercASTNodeHandle,
    /// `DeclContext`
    pub decl_context: NevercDeclContextHandle,
    /// `SourceRange`
    pub source_range: NevercSourceRange,
}

/// `NevercTypeInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercTypeInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Kind`
    pub kind: NevercTypeKind,
    /// `QualifierFlags`
    pub qualifier_flags: NevercTypeQualifierFlags,
    /// `Flags`
    pub flags: NevercTypeFlags,
    /// `AddressSpaceKind`
    pub address_space_kind: NevercTypeAddressSpaceKind,
    /// `TargetAddressSpace`
    pub target_address_space: u32,
    /// `Reserved`
    pub reserved: u32,
    /// `SizeInBits`
    pub size_in_bits: u64,
    /// `AlignmentInBits`
    pub alignment_in_bits: u64,
    /// `ElementCount`
    pub element_count: u64,
    /// `CanonicalType`
    pub canonical_type: NevercTypeHandle,
    /// `DesugaredType`
    pub desugared_type: NevercTypeHandle,
    /// `RelatedType`
    pub related_type: NevercTypeHandle,
    /// `Name`
    pub name: NevercStringView,
}

/// `NevercFunctionDeclInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercFunctionDeclInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Name`
    pub name: NevercStringView,
    /// `FunctionType`
    pub function_type: NevercTypeHandle,
    /// `ReturnType`
    pub return_type: NevercTypeHandle,
    /// `Body`
    pub body: NevercStmtHandle,
    /// `ParameterCount`
    pub parameter_count: u64,
    /// `IsVariadic`
    pub is_variadic: NevercBool,
    /// `IsDefinition`
    pub is_definition: NevercBool,
    /// `Reserved`
    pub reserved: [u32; 2],
}

/// `NevercAttrInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercAttrInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Kind`
    pub kind: NevercAttrKind,
    /// `IsImplicit`
    pub is_implicit: NevercBool,
    /// `IsInherited`
    pub is_inherited: NevercBool,
    /// `Reserved`
    pub reserved: u32,
    /// `Spelling`
    pub spelling: NevercStringView,
    /// `SourceRange`
    pub source_range: NevercSourceRange,
}

/// `NevercVarDeclInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercVarDeclInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Name`
    pub name: NevercStringView,
    /// `Type`
    pub type_: NevercTypeHandle,
    /// `Initializer`
    pub initializer: NevercExprHandle,
    /// `IsDefinition`
    pub is_definition: NevercBool,
    /// `HasGlobalStorage`
    pub has_global_storage: NevercBool,
    /// `Reserved`
    pub reserved: [u32; 2],
}

/// `NevercRecordDeclInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercRecordDeclInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Name`
    pub name: NevercStringView,
    /// `FieldCount`
    pub field_count: u64,
    /// `IsComplete`
    pub is_complete: NevercBool,
    /// `IsUnion`
    pub is_union: NevercBool,
    /// `HasFlexibleArrayMember`
    pub has_flexible_array_member: NevercBool,
    /// `Reserved`
    pub reserved: u32,
}

/// `NevercDeclRefExprInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDeclRefExprInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `ReferencedDecl`
    pub referenced_decl: NevercDeclHandle,
    /// `FoundDecl`
    pub found_decl: NevercDeclHandle,
    /// `Type`
    pub type_: NevercTypeHandle,
}

/// `NevercCallExprInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercCallExprInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Callee`
    pub callee: NevercExprHandle,
    /// `DirectCallee`
    pub direct_callee: NevercDeclHandle,
    /// `Type`
    pub type_: NevercTypeHandle,
    /// `ArgumentCount`
    pub argument_count: u64,
}

/// `NevercBinaryOperatorInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercBinaryOperatorInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Left`
    pub left: NevercExprHandle,
    /// `Right`
    pub right: NevercExprHandle,
    /// `Type`
    pub type_: NevercTypeHandle,
    /// `Operator`
    pub operator: NevercStringView,
    /// `Kind`
    pub kind: NevercBinaryOperatorKind,
    /// `Reserved`
    pub reserved: u32,
}

/// `NevercCompoundStmtInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercCompoundStmtInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `StatementCount`
    pub statement_count: u64,
}

/// `NevercAPIntView`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercAPIntView {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Words`
    pub words: *const u64,
    /// `WordCount`
    pub word_count: u64,
    /// `BitWidth`
    pub bit_width: u32,
    /// `Reserved`
    pub reserved: u32,
}

/// `NevercIntegerLiteralInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercIntegerLiteralInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Type`
    pub type_: NevercTypeHandle,
    /// `WordCount`
    pub word_count: u64,
    /// `BitWidth`
    pub bit_width: u32,
    /// `Reserved`
    pub reserved: u32,
}

/// `NevercParserExtensionInput`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercParserExtensionInput {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Cursor`
    pub cursor: NevercParserTokenCursorHandle,
    /// `ExpectedResult`
    pub expected_result: NevercParserResultKind,
    /// `Reserved`
    pub reserved: u32,
}

/// `NevercParserExtensionOutput`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercParserExtensionOutput {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Disposition`
    pub disposition: NevercParserExtensionDisposition,
    /// `ResultKind`
    pub result_kind: NevercParserResultKind,
    /// `Node`
    pub node: NevercASTNodeHandle,
    /// `Reserved`
    pub reserved: [u32; 2],
}

/// `NevercParserParsedAttributeDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercParserParsedAttributeDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Name`
    pub name: NevercStringView,
    /// `Range`
    pub range: NevercSourceRange,
    /// `Form`
    pub form: NevercParserAttributeForm,
    /// `Reserved`
    pub reserved: u32,
}

/// `NevercParserPhaseInput`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercParserPhaseInput {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `TokenStream`
    pub token_stream: NevercTokenStreamHandle,
    /// `TranslationUnit`
    pub translation_unit: NevercDeclHandle,
    /// `Reserved`
    pub reserved: [u32; 2],
}

/// `NevercParserASTUnitDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercParserASTUnitDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Product`
    pub product: NevercInterfaceID,
    /// `TranslationUnit`
    pub translation_unit: NevercDeclHandle,
    /// `Reserved`
    pub reserved: [u32; 2],
}

/// `NevercParserASTUnitInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercParserASTUnitInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Product`
    pub product: NevercInterfaceID,
    /// `TranslationUnit`
    pub translation_unit: NevercDeclHandle,
    /// `SemanticState`
    pub semantic_state: NevercASTUnitSemanticState,
    /// `Reserved`
    pub reserved: u32,
    /// `SourceIdentity`
    pub source_identity: NevercStringView,
    /// `SourceDigest`
    pub source_digest: NevercByteView,
}

/// Reading, building and rewriting the syntax tree.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercASTAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `GetTranslationUnit`
    pub get_translation_unit: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, out_decl: *mut NevercDeclHandle) -> NevercStatus>,
    /// `GetNodeInfo`
    pub get_node_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, node: NevercASTNodeHandle, out_info: *mut NevercASTNodeInfo) -> NevercStatus>,
    /// `GetNodeInfoBatch`
    pub get_node_info_batch: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, nodes: *const NevercASTNodeHandle, node_count: u64, out_infos: *mut NevercASTNodeInfo, out_info_capacity: u64, out_info_stride: u64) -> NevercStatus>,
    /// `GetProperty`
    pub get_property: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, node: NevercASTNodeHandle, property: NevercASTPropertyID, out_value: *mut NevercASTValue) -> NevercStatus>,
    /// `GetPropertyBatch`
    pub get_property_batch: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, nodes: *const NevercASTNodeHandle, properties: *const NevercASTPropertyID, query_count: u64, out_values: *mut NevercASTValue, out_value_capacity: u64, out_value_stride: u64) -> NevercStatus>,
    /// `GetChildCount`
    pub get_child_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, node: NevercASTNodeHandle, out_count: *mut u64) -> NevercStatus>,
    /// `GetChild`
    pub get_child: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, node: NevercASTNodeHandle, index: u64, out_child: *mut NevercASTNodeHandle) -> NevercStatus>,
    /// `GetParent`
    pub get_parent: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, node: NevercASTNodeHandle, out_parent: *mut NevercASTNodeHandle) -> NevercStatus>,
    /// `GetDeclContext`
    pub get_decl_context: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, decl: NevercDeclHandle, out_context: *mut NevercDeclContextHandle) -> NevercStatus>,
    /// `GetTypeInfo`
    pub get_type_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, type_: NevercTypeHandle, out_info: *mut NevercTypeInfo) -> NevercStatus>,
    /// `GetTypeElement`
    pub get_type_element: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, type_: NevercTypeHandle, index: u64, out_element: *mut NevercTypeHandle) -> NevercStatus>,
    /// `GetFunctionDeclInfo`
    pub get_function_decl_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, decl: NevercDeclHandle, out_info: *mut NevercFunctionDeclInfo) -> NevercStatus>,
    /// `GetFunctionDeclParameter`
    pub get_function_decl_parameter: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, decl: NevercDeclHandle, index: u64, out_parameter: *mut NevercDeclHandle) -> NevercStatus>,
    /// `GetDeclAttributeCount`
    pub get_decl_attribute_count: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, decl: NevercDeclHandle, out_count: *mut u64) -> NevercStatus>,
    /// `GetDeclAttribute`
    pub get_decl_attribute: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, decl: NevercDeclHandle, index: u64, out_attribute: *mut NevercAttrHandle) -> NevercStatus>,
    /// `GetAttrInfo`
    pub get_attr_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, attribute: NevercAttrHandle, out_info: *mut NevercAttrInfo) -> NevercStatus>,
    /// `GetVarDeclInfo`
    pub get_var_decl_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, decl: NevercDeclHandle, out_info: *mut NevercVarDeclInfo) -> NevercStatus>,
    /// `GetRecordDeclInfo`
    pub get_record_decl_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, decl: NevercDeclHandle, out_info: *mut NevercRecordDeclInfo) -> NevercStatus>,
    /// `GetDeclRefExprInfo`
    pub get_decl_ref_expr_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, expression: NevercExprHandle, out_info: *mut NevercDeclRefExprInfo) -> NevercStatus>,
    /// `GetCallExprInfo`
    pub get_call_expr_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, expression: NevercExprHandle, out_info: *mut NevercCallExprInfo) -> NevercStatus>,
    /// `GetCallExprArgument`
    pub get_call_expr_argument: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, expression: NevercExprHandle, index: u64, out_argument: *mut NevercExprHandle) -> NevercStatus>,
    /// `GetBinaryOperatorInfo`
    pub get_binary_operator_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, expression: NevercExprHandle, out_info: *mut NevercBinaryOperatorInfo) -> NevercStatus>,
    /// `GetCompoundStmtInfo`
    pub get_compound_stmt_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, statement: NevercStmtHandle, out_info: *mut NevercCompoundStmtInfo) -> NevercStatus>,
    /// `GetIntegerLiteralInfo`
    pub get_integer_literal_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, expression: NevercExprHandle, out_info: *mut NevercIntegerLiteralInfo) -> NevercStatus>,
    /// `GetIntegerLiteralWord`
    pub get_integer_literal_word: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, expression: NevercExprHandle, index: u64, out_word: *mut u64) -> NevercStatus>,
    /// `CreateASTBuilder`
    pub create_ast_builder: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, kind: NevercASTNodeKind, out_builder: *mut NevercASTBuilderHandle) -> NevercStatus>,
    /// `ASTBuilderSetProperty`
    pub ast_builder_set_property: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercASTBuilderHandle, property: NevercASTPropertyID, value: *const NevercASTValue) -> NevercStatus>,
    /// `ASTBuilderSetIntegerValue`
    pub ast_builder_set_integer_value: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercASTBuilderHandle, value: *const NevercAPIntView) -> NevercStatus>,
    /// `ASTBuilderSetBinaryOperatorKind`
    pub ast_builder_set_binary_operator_kind: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercASTBuilderHandle, kind: NevercBinaryOperatorKind) -> NevercStatus>,
    /// `ASTBuilderSetChild`
    pub ast_builder_set_child: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercASTBuilderHandle, slot: NevercASTChildSlotID, index: u64, child: NevercASTNodeHandle) -> NevercStatus>,
    /// `ASTBuilderCommit`
    pub ast_builder_commit: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercASTBuilderHandle, out_node: *mut NevercASTNodeHandle) -> NevercStatus>,
    /// `DestroyASTBuilder`
    pub destroy_ast_builder: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercASTBuilderHandle) -> NevercStatus>,
    /// `BeginASTMutation`
    pub begin_ast_mutation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, out_mutation: *mut NevercASTMutationHandle) -> NevercStatus>,
    /// `ASTMutationReplaceChild`
    pub ast_mutation_replace_child: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercASTMutationHandle, parent: NevercASTNodeHandle, slot: NevercASTChildSlotID, index: u64, replacement: NevercASTNodeHandle) -> NevercStatus>,
    /// `CommitASTMutation`
    pub commit_ast_mutation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercASTMutationHandle) -> NevercStatus>,
    /// `AbortASTMutation`
    pub abort_ast_mutation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercASTMutationHandle) -> NevercStatus>,
    /// `DestroyASTMutation`
    pub destroy_ast_mutation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercASTMutationHandle) -> NevercStatus>,
    /// `GetBuiltinType`
    pub get_builtin_type: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, kind: NevercBuiltinTypeKind, out_type: *mut NevercTypeHandle) -> NevercStatus>,
    /// `RegisterLifecycleObserver`
    pub register_lifecycle_observer: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, descriptor: *const NevercASTLifecycleObserverDescriptor) -> NevercStatus>,
}

/// Parsing on behalf of syntax extensions.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercParserAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `GetExtensionInput`
    pub get_extension_input: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercParserExtensionInput) -> NevercStatus>,
    /// `CursorPeek`
    pub cursor_peek: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, cursor: NevercParserTokenCursorHandle, offset: u64, out_token: *mut NevercTokenHandle) -> NevercStatus>,
    /// `CursorConsume`
    pub cursor_consume: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, cursor: NevercParserTokenCursorHandle, out_token: *mut NevercTokenHandle) -> NevercStatus>,
    /// `CursorCheckpoint`
    pub cursor_checkpoint: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, cursor: NevercParserTokenCursorHandle, out_checkpoint: *mut NevercParserCheckpointHandle) -> NevercStatus>,
    /// `CursorCommit`
    pub cursor_commit: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, cursor: NevercParserTokenCursorHandle, checkpoint: NevercParserCheckpointHandle) -> NevercStatus>,
    /// `CursorRollback`
    pub cursor_rollback: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, cursor: NevercParserTokenCursorHandle, checkpoint: NevercParserCheckpointHandle) -> NevercStatus>,
    /// `CreateExtensionOutput`
    pub create_extension_output: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *mut NevercPhaseContinuation, descriptor: *const NevercParserExtensionOutput, out_output: *mut NevercArtifactHandle) -> NevercStatus>,
    /// `CreateParsedAttribute`
    pub create_parsed_attribute: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, cursor: NevercParserTokenCursorHandle, descriptor: *const NevercParserParsedAttributeDescriptor, out_attribute: *mut NevercAttrHandle) -> NevercStatus>,
    /// `GetParsePhaseInput`
    pub get_parse_phase_input: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercParserPhaseInput) -> NevercStatus>,
    /// `CreateASTUnit`
    pub create_ast_unit: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, descriptor: *const NevercParserASTUnitDescriptor, out_output: *mut NevercArtifactHandle) -> NevercStatus>,
    /// `GetASTUnitInfo`
    pub get_ast_unit_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, unit: NevercArtifactHandle, out_info: *mut NevercParserASTUnitInfo) -> NevercStatus>,
}

