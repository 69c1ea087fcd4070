// Made from abi/registry by `./x abi`; do not edit.
//! Declarations of `PluginDynCode.h`.

#[allow(unused_imports)]
use super::*;

/// `NEVERC_DYNCODE_API_MAJOR`
pub const NEVERC_DYNCODE_API_MAJOR: u16 = 1;
/// `NEVERC_DYNCODE_API_MINOR`
pub const NEVERC_DYNCODE_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_DYNCODE_HIGH`
pub const NEVERC_INTERFACE_DYNCODE_HIGH: u64 = 0x4e43504459430001;
/// `NEVERC_INTERFACE_DYNCODE_LOW`
pub const NEVERC_INTERFACE_DYNCODE_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_DYNCODE`
pub const NEVERC_INTERFACE_DYNCODE: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_DYNCODE_HIGH, low: NEVERC_INTERFACE_DYNCODE_LOW };
/// `NEVERC_DYNCODE_INTERFACE_STABILITY`
pub const NEVERC_DYNCODE_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NEVERC_DYNCODE_REGISTRAR_API_MAJOR`
pub const NEVERC_DYNCODE_REGISTRAR_API_MAJOR: u16 = 1;
/// `NEVERC_DYNCODE_REGISTRAR_API_MINOR`
pub const NEVERC_DYNCODE_REGISTRAR_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_DYNCODE_REGISTRAR_HIGH`
pub const NEVERC_INTERFACE_DYNCODE_REGISTRAR_HIGH: u64 = 0x4e43504459520001;
/// `NEVERC_INTERFACE_DYNCODE_REGISTRAR_LOW`
pub const NEVERC_INTERFACE_DYNCODE_REGISTRAR_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_DYNCODE_REGISTRAR`
pub const NEVERC_INTERFACE_DYNCODE_REGISTRAR: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_DYNCODE_REGISTRAR_HIGH, low: NEVERC_INTERFACE_DYNCODE_REGISTRAR_LOW };
/// `NEVERC_DYNCODE_REGISTRAR_INTERFACE_STABILITY`
pub const NEVERC_DYNCODE_REGISTRAR_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NEVERC_DYNCODE_PHASE_API_MAJOR`
pub const NEVERC_DYNCODE_PHASE_API_MAJOR: u16 = 1;
/// `NEVERC_DYNCODE_PHASE_API_MINOR`
pub const NEVERC_DYNCODE_PHASE_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_DYNCODE_PHASE_HIGH`
pub const NEVERC_INTERFACE_DYNCODE_PHASE_HIGH: u64 = 0x4e43504459500001;
/// `NEVERC_INTERFACE_DYNCODE_PHASE_LOW`
pub const NEVERC_INTERFACE_DYNCODE_PHASE_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_DYNCODE_PHASE`
pub const NEVERC_INTERFACE_DYNCODE_PHASE: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_DYNCODE_PHASE_HIGH, low: NEVERC_INTERFACE_DYNCODE_PHASE_LOW };
/// `NEVERC_DYNCODE_PHASE_INTERFACE_STABILITY`
pub const NEVERC_DYNCODE_PHASE_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NevercDynCodeTargetID`
pub type NevercDynCodeTargetID = NevercInterfaceID;
/// `NevercDynCodeRequestHandle`
pub type NevercDynCodeRequestHandle = NevercHandle;
/// `NevercDynCodeTargetHandle`
pub type NevercDynCodeTargetHandle = NevercHandle;
/// `NevercDynCodePlanHandle`
pub type NevercDynCodePlanHandle = NevercHandle;
/// `NevercDynCodeImageHandle`
pub type NevercDynCodeImageHandle = NevercHandle;
/// `NevercDynCodeImageBuilderHandle`
pub type NevercDynCodeImageBuilderHandle = NevercHandle;
/// `NevercDynCodeReportHandle`
pub type NevercDynCodeReportHandle = NevercHandle;
/// `NevercDynCodeExternalRefHandle`
pub type NevercDynCodeExternalRefHandle = NevercHandle;
/// `NevercDynCodeSectionMapHandle`
pub type NevercDynCodeSectionMapHandle = NevercHandle;
/// `NevercDynCodeSymbolMapHandle`
pub type NevercDynCodeSymbolMapHandle = NevercHandle;
/// `NevercDynCodeRelocationHandle`
pub type NevercDynCodeRelocationHandle = NevercHandle;
/// `NevercDynCodeImportProviderHandle`
pub type NevercDynCodeImportProviderHandle = NevercHandle;
/// `NevercDynCodeExecutionLevel`
pub type NevercDynCodeExecutionLevel = u32;
/// `NEVERC_DYNCODE_LEVEL_USER`
pub const NEVERC_DYNCODE_LEVEL_USER: u32 = 1;
/// `NEVERC_DYNCODE_LEVEL_KERNEL`
pub const NEVERC_DYNCODE_LEVEL_KERNEL: u32 = 2;
/// `NevercDynCodeEntryPolicyKind`
pub type NevercDynCodeEntryPolicyKind = u32;
/// `NEVERC_DYNCODE_ENTRY_EXPLICIT`
pub const NEVERC_DYNCODE_ENTRY_EXPLICIT: u32 = 1;
/// `NEVERC_DYNCODE_ENTRY_CANDIDATE_LIST`
pub const NEVERC_DYNCODE_ENTRY_CANDIDATE_LIST: u32 = 2;
/// `NEVERC_DYNCODE_ENTRY_AT_ZERO`
pub const NEVERC_DYNCODE_ENTRY_AT_ZERO: u32 = 3;
/// `NevercDynCodeImageState`
pub type NevercDynCodeImageState = u32;
/// `NEVERC_DYNCODE_IMAGE_CANDIDATE`
pub const NEVERC_DYNCODE_IMAGE_CANDIDATE: u32 = 1;
/// `NEVERC_DYNCODE_IMAGE_VERIFIED`
pub const NEVERC_DYNCODE_IMAGE_VERIFIED: u32 = 2;
/// `NEVERC_DYNCODE_IMAGE_COMMITTED`
pub const NEVERC_DYNCODE_IMAGE_COMMITTED: u32 = 3;
/// `NEVERC_DYNCODE_IMAGE_ABORTED`
pub const NEVERC_DYNCODE_IMAGE_ABORTED: u32 = 4;
/// `NEVERC_DYNCODE_IMAGE_FAILED_PARTIAL`
pub const NEVERC_DYNCODE_IMAGE_FAILED_PARTIAL: u32 = 5;
/// `NevercDynCodeSectionDisposition`
pub type NevercDynCodeSectionDisposition = u32;
/// `NEVERC_DYNCODE_SECTION_SELECTED`
pub const NEVERC_DYNCODE_SECTION_SELECTED: u32 = 1;
/// `NEVERC_DYNCODE_SECTION_DISCARDED`
pub const NEVERC_DYNCODE_SECTION_DISCARDED: u32 = 2;
/// `NevercDynCodeRelocationDisposition`
pub type NevercDynCodeRelocationDisposition = u32;
/// `NEVERC_DYNCODE_RELOC_APPLIED`
pub const NEVERC_DYNCODE_RELOC_APPLIED: u32 = 1;
/// `NEVERC_DYNCODE_RELOC_RUNTIME_CONTRACT`
pub const NEVERC_DYNCODE_RELOC_RUNTIME_CONTRACT: u32 = 2;
/// `NEVERC_DYNCODE_RELOC_REJECTED`
pub const NEVERC_DYNCODE_RELOC_REJECTED: u32 = 3;
/// `NEVERC_DYNCODE_RELOC_PENDING`
pub const NEVERC_DYNCODE_RELOC_PENDING: u32 = 4;
/// `NevercDynCodeExternalRefDisposition`
pub type NevercDynCodeExternalRefDisposition = u32;
/// `NEVERC_DYNCODE_EXTERNAL_ELIMINATED`
pub const NEVERC_DYNCODE_EXTERNAL_ELIMINATED: u32 = 1;
/// `NEVERC_DYNCODE_EXTERNAL_RESOLVED_INTERNAL`
pub const NEVERC_DYNCODE_EXTERNAL_RESOLVED_INTERNAL: u32 = 2;
/// `NEVERC_DYNCODE_EXTERNAL_RUNTIME_CONTRACT`
pub const NEVERC_DYNCODE_EXTERNAL_RUNTIME_CONTRACT: u32 = 3;
/// `NEVERC_DYNCODE_EXTERNAL_UNRESOLVED`
pub const NEVERC_DYNCODE_EXTERNAL_UNRESOLVED: u32 = 4;
/// `NevercDynCodeImportKind`
pub type NevercDynCodeImportKind = u32;
/// `NEVERC_DYNCODE_IMPORT_SYSCALL`
pub const NEVERC_DYNCODE_IMPORT_SYSCALL: u32 = 1;
/// `NEVERC_DYNCODE_IMPORT_PEB`
pub const NEVERC_DYNCODE_IMPORT_PEB: u32 = 2;
/// `NEVERC_DYNCODE_IMPORT_KERNEL`
pub const NEVERC_DYNCODE_IMPORT_KERNEL: u32 = 3;
/// `NEVERC_DYNCODE_IMPORT_CUSTOM`
pub const NEVERC_DYNCODE_IMPORT_CUSTOM: u32 = 4;
/// `NevercDynCodePICFlags`
pub type NevercDynCodePICFlags = u64;
/// `NEVERC_DYNCODE_PIC_ALLOW_ABSOLUTE`
pub const NEVERC_DYNCODE_PIC_ALLOW_ABSOLUTE: u64 = 1;
/// `NEVERC_DYNCODE_PIC_ALLOW_PC_RELATIVE`
pub const NEVERC_DYNCODE_PIC_ALLOW_PC_RELATIVE: u64 = 2;
/// `NEVERC_DYNCODE_PIC_ALLOW_WRITABLE_DATA`
pub const NEVERC_DYNCODE_PIC_ALLOW_WRITABLE_DATA: u64 = 4;
/// `NEVERC_DYNCODE_PIC_REQUIRE_ENTRY_AT_ZERO`
pub const NEVERC_DYNCODE_PIC_REQUIRE_ENTRY_AT_ZERO: u64 = 8;
/// `NevercDynCodeRequestFlags`
pub type NevercDynCodeRequestFlags = u64;
/// `NEVERC_DYNCODE_REQUEST_REWRITE_BAD_BYTES`
pub const NEVERC_DYNCODE_REQUEST_REWRITE_BAD_BYTES: u64 = 1;
/// `NEVERC_DYNCODE_REQUEST_INLINE`
pub const NEVERC_DYNCODE_REQUEST_INLINE: u64 = 2;
/// `NEVERC_DYNCODE_REQUEST_ALL_BLR`
pub const NEVERC_DYNCODE_REQUEST_ALL_BLR: u64 = 4;
/// `NEVERC_DYNCODE_REQUEST_KEEP_OBJECT`
pub const NEVERC_DYNCODE_REQUEST_KEEP_OBJECT: u64 = 8;
/// `NEVERC_DYNCODE_REQUEST_DETERMINISTIC`
pub const NEVERC_DYNCODE_REQUEST_DETERMINISTIC: u64 = 16;
/// `NevercDynCodeTargetFlags`
pub type NevercDynCodeTargetFlags = u64;
/// `NEVERC_DYNCODE_TARGET_SUPPORTS_USER`
pub const NEVERC_DYNCODE_TARGET_SUPPORTS_USER: u64 = 1;
/// `NEVERC_DYNCODE_TARGET_SUPPORTS_KERNEL`
pub const NEVERC_DYNCODE_TARGET_SUPPORTS_KERNEL: u64 = 2;
/// `NevercDynCodeTransformFn`
pub type NevercDynCodeTransformFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, frame: *const NevercPhaseFrame) -> NevercStatus>;
/// `NevercDynCodeImportProviderFn`
pub type NevercDynCodeImportProviderFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, request: *const NevercDynCodeImportRequest, result: *mut NevercDynCodeImportResult) -> NevercStatus>;
/// `NevercDynCodeExtractorFn`
pub type NevercDynCodeExtractorFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, request: *const NevercDynCodeExtractionRequest) -> NevercStatus>;
/// `NevercDynCodeCharsetEncoderFn`
pub type NevercDynCodeCharsetEncoderFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, request: *const NevercDynCodeCharsetEncodeRequest, result: *mut NevercDynCodeCharsetEncodeResult) -> NevercStatus>;
/// `NevercDynCodeBinaryVerifierFn`
pub type NevercDynCodeBinaryVerifierFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, request: *const NevercDynCodeBinaryVerifyRequest, result: *mut NevercDynCodeBinaryVerifyResult) -> NevercStatus>;
/// `NevercDynCodeEntryPolicy`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDynCodeEntryPolicy {
    /// `Kind`
    pub kind: NevercDynCodeEntryPolicyKind,
    /// `Reserved`
    pub reserved: u32,
    /// `ExplicitSymbol`
    pub explicit_symbol: NevercStringView,
    /// `CandidateSymbols`
    pub candidate_symbols: NevercStringArrayView,
}

/// `NevercDynCodeRequestInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDynCodeRequestInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Target`
    pub target: NevercTargetKey,
    /// `TargetSchemaDigest`
    pub target_schema_digest: NevercStringView,
    /// `ObjectFormat`
    pub object_format: NevercObjectFormatID,
    /// `ExecutionLevel`
    pub execution_level: NevercDynCodeExecutionLevel,
    /// `Reserved`
    pub reserved: u32,
    /// `Entry`
    pub entry: NevercDynCodeEntryPolicy,
    /// `PICFlags`
    pub pic_flags: NevercDynCodePICFlags,
    /// `Flags`
    pub flags: NevercDynCodeRequestFlags,
    /// `MaxLength`
    pub max_length: u64,
    /// `Alignment`
    pub alignment: u64,
    /// `PadByte`
    pub pad_byte: u32,
    /// `BadByteCount`
    pub bad_byte_count: u32,
    /// `BadByteSet`
    pub bad_byte_set: NevercByteView,
    /// `BadByteProfile`
    pub bad_byte_profile: NevercStringView,
    /// `CharsetProviderID`
    pub charset_provider_id: NevercStringView,
    /// `TransformConfigNamespace`
    pub transform_config_namespace: NevercStringView,
    /// `MainOutputSinkID`
    pub main_output_sink_id: NevercStringView,
    /// `ObjectOutputSinkID`
    pub object_output_sink_id: NevercStringView,
    /// `ReportOutputSinkID`
    pub report_output_sink_id: NevercStringView,
    /// `RequestDigest`
    pub request_digest: [u8; 32],
}

/// `NevercDynCodeTargetDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDynCodeTargetDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `DynCodeTargetID`
    pub dyn_code_target_id: NevercDynCodeTargetID,
    /// `Target`
    pub target: NevercTargetKey,
    /// `TargetSchemaDigest`
    pub target_schema_digest: NevercStringView,
    /// `ObjectFormat`
    pub object_format: NevercObjectFormatID,
    /// `CodeSectionRole`
    pub code_section_role: NevercStringView,
    /// `CodeSectionName`
    pub code_section_name: NevercStringView,
    /// `DefaultFragmentAlignment`
    pub default_fragment_alignment: u64,
    /// `Flags`
    pub flags: NevercDynCodeTargetFlags,
    /// `RelocationApplicatorID`
    pub relocation_applicator_id: NevercInterfaceID,
    /// `UserImportStrategyID`
    pub user_import_strategy_id: NevercInterfaceID,
    /// `KernelImportStrategyID`
    pub kernel_import_strategy_id: NevercInterfaceID,
    /// `EntryABIID`
    pub entry_abiid: NevercInterfaceID,
    /// `PICConstraints`
    pub pic_constraints: NevercDynCodePICFlags,
    /// `ExtensionOwner`
    pub extension_owner: NevercInterfaceID,
    /// `ExtensionVersion`
    pub extension_version: u32,
    /// `ReservedExtension`
    pub reserved_extension: u32,
    /// `Extension`
    pub extension: NevercByteView,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
}

/// `NevercDynCodeImageInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDynCodeImageInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Image`
    pub image: NevercDynCodeImageHandle,
    /// `TargetID`
    pub target_id: NevercDynCodeTargetID,
    /// `ObjectFormat`
    pub object_format: NevercObjectFormatID,
    /// `State`
    pub state: NevercDynCodeImageState,
    /// `OutputState`
    pub output_state: NevercOutputState,
    /// `OutputFlags`
    pub output_flags: NevercOutputFlags,
    /// `Generation`
    pub generation: u64,
    /// `Size`
    pub size: u64,
    /// `OutputAlignment`
    pub output_alignment: u64,
    /// `EntryOffset`
    pub entry_offset: u64,
    /// `EntrySymbol`
    pub entry_symbol: NevercStringView,
    /// `Digest`
    pub digest: [u8; 32],
    /// `Binary`
    pub binary: *const NevercMutableBinaryAPI,
    /// `Builder`
    pub builder: NevercDynCodeImageBuilderHandle,
    /// `SectionMapCount`
    pub section_map_count: u64,
    /// `SymbolMapCount`
    pub symbol_map_count: u64,
    /// `RelocationCount`
    pub relocation_count: u64,
    /// `ExternalRefCount`
    pub external_ref_count: u64,
}

/// `NevercDynCodeSectionMapInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDynCodeSectionMapInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `SourceName`
    pub source_name: NevercStringView,
    /// `SourceKind`
    pub source_kind: NevercObjectSectionKind,
    /// `Disposition`
    pub disposition: NevercDynCodeSectionDisposition,
    /// `OutputOffset`
    pub output_offset: u64,
    /// `OutputSize`
    pub output_size: u64,
    /// `Alignment`
    pub alignment: u64,
    /// `Reason`
    pub reason: NevercStringView,
}

/// `NevercDynCodeSymbolMapInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDynCodeSymbolMapInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Name`
    pub name: NevercStringView,
    /// `OutputOffset`
    pub output_offset: u64,
    /// `IsEntry`
    pub is_entry: NevercBool,
    /// `Reserved8`
    pub reserved8: [u8; 7],
}

/// `NevercDynCodeRelocationInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDynCodeRelocationInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `SiteOffset`
    pub site_offset: u64,
    /// `TargetOffset`
    pub target_offset: u64,
    /// `Addend`
    pub addend: i64,
    /// `Width`
    pub width: u32,
    /// `IsPCRelative`
    pub is_pc_relative: NevercBool,
    /// `Reserved8`
    pub reserved8: [u8; 3],
    /// `Kind`
    pub kind: NevercObjectRelocationKind,
    /// `Disposition`
    pub disposition: NevercDynCodeRelocationDisposition,
    /// `RuntimeContract`
    pub runtime_contract: NevercStringView,
}

/// `NevercDynCodeExternalRefInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDynCodeExternalRefInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Symbol`
    pub symbol: NevercStringView,
    /// `Disposition`
    pub disposition: NevercDynCodeExternalRefDisposition,
    /// `ImportKind`
    pub import_kind: NevercDynCodeImportKind,
    /// `ResolverContract`
    pub resolver_contract: NevercStringView,
    /// `ProviderID`
    pub provider_id: NevercStringView,
}

/// `NevercDynCodeReportInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDynCodeReportInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `RequestDigest`
    pub request_digest: [u8; 32],
    /// `RouteDigest`
    pub route_digest: [u8; 32],
    /// `InputDigest`
    pub input_digest: [u8; 32],
    /// `OutputDigest`
    pub output_digest: [u8; 32],
    /// `SelectedSectionCount`
    pub selected_section_count: u64,
    /// `RejectedSectionCount`
    pub rejected_section_count: u64,
    /// `PatchedRelocationCount`
    pub patched_relocation_count: u64,
    /// `RuntimeContractCount`
    pub runtime_contract_count: u64,
    /// `RemainingExternalCount`
    pub remaining_external_count: u64,
    /// `ImageSize`
    pub image_size: u64,
    /// `Alignment`
    pub alignment: u64,
    /// `PaddingSize`
    pub padding_size: u64,
    /// `BadByteHitCount`
    pub bad_byte_hit_count: u64,
    /// `EntryOffset`
    pub entry_offset: u64,
    /// `EntrySymbol`
    pub entry_symbol: NevercStringView,
}

/// `NevercDynCodeImportRequest`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDynCodeImportRequest {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Task`
    pub task: NevercTaskHandle,
    /// `Request`
    pub request: NevercDynCodeRequestHandle,
    /// `Symbol`
    pub symbol: NevercStringView,
    /// `ExecutionLevel`
    pub execution_level: NevercDynCodeExecutionLevel,
    /// `Kind`
    pub kind: NevercDynCodeImportKind,
    /// `Module`
    pub module: NevercIRModuleHandle,
}

/// `NevercDynCodeImportResult`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDynCodeImportResult {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Disposition`
    pub disposition: NevercDynCodeExternalRefDisposition,
    /// `ResolvedKind`
    pub resolved_kind: NevercDynCodeImportKind,
    /// `ResolverContract`
    pub resolver_contract: NevercStringView,
    /// `CookieParameter`
    pub cookie_parameter: NevercStringView,
    /// `EntryABIChanged`
    pub entry_abi_changed: NevercBool,
    /// `Reserved8`
    pub reserved8: [u8; 7],
}

/// `NevercDynCodeExtractionRequest`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDynCodeExtractionRequest {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Task`
    pub task: NevercTaskHandle,
    /// `Request`
    pub request: NevercDynCodeRequestHandle,
    /// `TargetID`
    pub target_id: NevercDynCodeTargetID,
    /// `Object`
    pub object: *const NevercObjectAPI,
    /// `Graph`
    pub graph: NevercObjectGraphHandle,
    /// `Plan`
    pub plan: NevercDynCodePlanHandle,
    /// `Image`
    pub image: NevercDynCodeImageHandle,
    /// `Binary`
    pub binary: *const NevercMutableBinaryAPI,
    /// `Builder`
    pub builder: NevercDynCodeImageBuilderHandle,
}

/// `NevercDynCodeCharsetEncodeRequest`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDynCodeCharsetEncodeRequest {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Task`
    pub task: NevercTaskHandle,
    /// `Request`
    pub request: NevercDynCodeRequestHandle,
    /// `Image`
    pub image: NevercDynCodeImageHandle,
    /// `Binary`
    pub binary: *const NevercMutableBinaryAPI,
    /// `Builder`
    pub builder: NevercDynCodeImageBuilderHandle,
    /// `BadByteSet`
    pub bad_byte_set: NevercByteView,
}

/// `NevercDynCodeCharsetEncodeResult`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDynCodeCharsetEncodeResult {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `EncodedEntryOffset`
    pub encoded_entry_offset: u64,
    /// `EntryUpdated`
    pub entry_updated: NevercBool,
    /// `Reserved8`
    pub reserved8: [u8; 7],
    /// `DecoderStubProvenance`
    pub decoder_stub_provenance: NevercStringView,
}

/// `NevercDynCodeBinaryVerifyRequest`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDynCodeBinaryVerifyRequest {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Task`
    pub task: NevercTaskHandle,
    /// `Request`
    pub request: NevercDynCodeRequestHandle,
    /// `TargetID`
    pub target_id: NevercDynCodeTargetID,
    /// `Image`
    pub image: NevercDynCodeImageHandle,
    /// `Binary`
    pub binary: *const NevercMutableBinaryAPI,
    /// `Builder`
    pub builder: NevercDynCodeImageBuilderHandle,
    /// `ImageGeneration`
    pub image_generation: u64,
    /// `ImageDigest`
    pub image_digest: [u8; 32],
}

/// `NevercDynCodeBinaryVerifyResult`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDynCodeBinaryVerifyResult {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Accepted`
    pub accepted: NevercBool,
    /// `Reserved8`
    pub reserved8: [u8; 7],
    /// `Diagnostic`
    pub diagnostic: NevercStringView,
}

/// `NevercDynCodeImportProviderDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDynCodeImportProviderDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `ProviderID`
    pub provider_id: NevercInterfaceID,
    /// `CanonicalName`
    pub canonical_name: NevercStringView,
    /// `Kind`
    pub kind: NevercDynCodeImportKind,
    /// `Target`
    pub target: NevercTargetKey,
    /// `ExecutionLevel`
    pub execution_level: NevercDynCodeExecutionLevel,
    /// `Reserved`
    pub reserved: u32,
    /// `SymbolMatchers`
    pub symbol_matchers: NevercStringArrayView,
    /// `Import`
    pub import: NevercDynCodeImportProviderFn,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
}

/// `NevercDynCodeCharsetEncoderDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDynCodeCharsetEncoderDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `EncoderID`
    pub encoder_id: NevercInterfaceID,
    /// `CanonicalName`
    pub canonical_name: NevercStringView,
    /// `Deterministic`
    pub deterministic: NevercBool,
    /// `Reserved8`
    pub reserved8: [u8; 7],
    /// `Encode`
    pub encode: NevercDynCodeCharsetEncoderFn,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
}

/// `NevercDynCodeBinaryVerifierDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDynCodeBinaryVerifierDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `VerifierID`
    pub verifier_id: NevercInterfaceID,
    /// `TargetID`
    pub target_id: NevercDynCodeTargetID,
    /// `Target`
    pub target: NevercTargetKey,
    /// `Verify`
    pub verify: NevercDynCodeBinaryVerifierFn,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
}

/// `NevercDynCodeExtractorDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDynCodeExtractorDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `ExtractorID`
    pub extractor_id: NevercInterfaceID,
    /// `TargetID`
    pub target_id: NevercDynCodeTargetID,
    /// `Target`
    pub target: NevercTargetKey,
    /// `ObjectFormat`
    pub object_format: NevercObjectFormatID,
    /// `Extract`
    pub extract: NevercDynCodeExtractorFn,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
}

/// `NevercDynCodePhaseInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDynCodePhaseInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `DynCode`
    pub dyn_code: *const NevercDynCodeAPI,
    /// `Request`
    pub request: NevercDynCodeRequestHandle,
    /// `Plan`
    pub plan: NevercDynCodePlanHandle,
    /// `Image`
    pub image: NevercDynCodeImageHandle,
    /// `Report`
    pub report: NevercDynCodeReportHandle,
    /// `Generation`
    pub generation: u64,
}

/// Artifacts of the dynamic code phases.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDynCodePhaseAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `GetPhaseInfo`
    pub get_phase_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, out_info: *mut NevercDynCodePhaseInfo) -> NevercStatus>,
    /// `GetRequest`
    pub get_request: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, artifact: NevercArtifactHandle, out_request: *mut NevercDynCodeRequestHandle) -> NevercStatus>,
    /// `GetImage`
    pub get_image: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, artifact: NevercArtifactHandle, out_image: *mut NevercDynCodeImageHandle) -> NevercStatus>,
    /// `GetReport`
    pub get_report: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, artifact: NevercArtifactHandle, out_report: *mut NevercDynCodeReportHandle) -> NevercStatus>,
}

/// Dynamic code: import, extraction, encoding, verification.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDynCodeAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `GetRequestInfo`
    pub get_request_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, request: NevercDynCodeRequestHandle, out_info: *mut NevercDynCodeRequestInfo) -> NevercStatus>,
    /// `GetTargetDescriptor`
    pub get_target_descriptor: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, request: NevercDynCodeRequestHandle, out_descriptor: *mut NevercDynCodeTargetDescriptor) -> NevercStatus>,
    /// `GetImageInfo`
    pub get_image_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, image: NevercDynCodeImageHandle, out_info: *mut NevercDynCodeImageInfo) -> NevercStatus>,
    /// `GetReportInfo`
    pub get_report_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, report: NevercDynCodeReportHandle, out_info: *mut NevercDynCodeReportInfo) -> NevercStatus>,
    /// `GetFirstSectionMap`
    pub get_first_section_map: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, image: NevercDynCodeImageHandle, out_section: *mut NevercDynCodeSectionMapHandle) -> NevercStatus>,
    /// `GetNextSectionMap`
    pub get_next_section_map: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, section: NevercDynCodeSectionMapHandle, out_section: *mut NevercDynCodeSectionMapHandle) -> NevercStatus>,
    /// `GetSectionMapInfo`
    pub get_section_map_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, section: NevercDynCodeSectionMapHandle, out_info: *mut NevercDynCodeSectionMapInfo) -> NevercStatus>,
    /// `GetFirstSymbolMap`
    pub get_first_symbol_map: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, image: NevercDynCodeImageHandle, out_symbol: *mut NevercDynCodeSymbolMapHandle) -> NevercStatus>,
    /// `GetNextSymbolMap`
    pub get_next_symbol_map: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, symbol: NevercDynCodeSymbolMapHandle, out_symbol: *mut NevercDynCodeSymbolMapHandle) -> NevercStatus>,
    /// `GetSymbolMapInfo`
    pub get_symbol_map_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, symbol: NevercDynCodeSymbolMapHandle, out_info: *mut NevercDynCodeSymbolMapInfo) -> NevercStatus>,
    /// `GetFirstRelocation`
    pub get_first_relocation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, image: NevercDynCodeImageHandle, out_relocation: *mut NevercDynCodeRelocationHandle) -> NevercStatus>,
    /// `GetNextRelocation`
    pub get_next_relocation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, relocation: NevercDynCodeRelocationHandle, out_relocation: *mut NevercDynCodeRelocationHandle) -> NevercStatus>,
    /// `GetRelocationInfo`
    pub get_relocation_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, relocation: NevercDynCodeRelocationHandle, out_info: *mut NevercDynCodeRelocationInfo) -> NevercStatus>,
    /// `GetFirstExternalRef`
    pub get_first_external_ref: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, image: NevercDynCodeImageHandle, out_ref: *mut NevercDynCodeExternalRefHandle) -> NevercStatus>,
    /// `GetNextExternalRef`
    pub get_next_external_ref: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, ref_: NevercDynCodeExternalRefHandle, out_ref: *mut NevercDynCodeExternalRefHandle) -> NevercStatus>,
    /// `GetExternalRefInfo`
    pub get_external_ref_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, ref_: NevercDynCodeExternalRefHandle, out_info: *mut NevercDynCodeExternalRefInfo) -> NevercStatus>,
}

/// Steps of dynamic code generation from plugins.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDynCodeRegistrarAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `RegisterTarget`
    pub register_target: Option<unsafe extern "C-unwind" fn(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercDynCodeTargetDescriptor) -> NevercStatus>,
    /// `RegisterImportProvider`
    pub register_import_provider: Option<unsafe extern "C-unwind" fn(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercDynCodeImportProviderDescriptor) -> NevercStatus>,
    /// `RegisterExtractor`
    pub register_extractor: Option<unsafe extern "C-unwind" fn(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercDynCodeExtractorDescriptor) -> NevercStatus>,
    /// `RegisterCharsetEncoder`
    pub register_charset_encoder: Option<unsafe extern "C-unwind" fn(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercDynCodeCharsetEncoderDescriptor) -> NevercStatus>,
    /// `RegisterBinaryVerifier`
    pub register_binary_verifier: Option<unsafe extern "C-unwind" fn(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercDynCodeBinaryVerifierDescriptor) -> NevercStatus>,
}

