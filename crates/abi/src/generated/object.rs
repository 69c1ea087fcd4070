// Made from abi/registry by `./x abi`; do not edit.
//! Declarations of `PluginObject.h`.

#[allow(unused_imports)]
use super::*;

/// `NEVERC_OBJECT_API_MAJOR`
pub const NEVERC_OBJECT_API_MAJOR: u16 = 1;
/// `NEVERC_OBJECT_API_MINOR`
pub const NEVERC_OBJECT_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_OBJECT_HIGH`
pub const NEVERC_INTERFACE_OBJECT_HIGH: u64 = 0x4e43504f424a0001;
/// `NEVERC_INTERFACE_OBJECT_LOW`
pub const NEVERC_INTERFACE_OBJECT_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_OBJECT`
pub const NEVERC_INTERFACE_OBJECT: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_OBJECT_HIGH, low: NEVERC_INTERFACE_OBJECT_LOW };
/// `NEVERC_OBJECT_INTERFACE_STABILITY`
pub const NEVERC_OBJECT_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NEVERC_OBJECT_FORMAT_API_MAJOR`
pub const NEVERC_OBJECT_FORMAT_API_MAJOR: u16 = 1;
/// `NEVERC_OBJECT_FORMAT_API_MINOR`
pub const NEVERC_OBJECT_FORMAT_API_MINOR: u16 = 1;
/// `NEVERC_INTERFACE_OBJECT_FORMAT_HIGH`
pub const NEVERC_INTERFACE_OBJECT_FORMAT_HIGH: u64 = 0x4e4350464d540001;
/// `NEVERC_INTERFACE_OBJECT_FORMAT_LOW`
pub const NEVERC_INTERFACE_OBJECT_FORMAT_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_OBJECT_FORMAT`
pub const NEVERC_INTERFACE_OBJECT_FORMAT: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_OBJECT_FORMAT_HIGH, low: NEVERC_INTERFACE_OBJECT_FORMAT_LOW };
/// `NEVERC_OBJECT_FORMAT_INTERFACE_STABILITY`
pub const NEVERC_OBJECT_FORMAT_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NEVERC_OBJECT_PHASE_API_MAJOR`
pub const NEVERC_OBJECT_PHASE_API_MAJOR: u16 = 1;
/// `NEVERC_OBJECT_PHASE_API_MINOR`
pub const NEVERC_OBJECT_PHASE_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_OBJECT_PHASE_HIGH`
pub const NEVERC_INTERFACE_OBJECT_PHASE_HIGH: u64 = 0x4e43504f42504801;
/// `NEVERC_INTERFACE_OBJECT_PHASE_LOW`
pub const NEVERC_INTERFACE_OBJECT_PHASE_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_OBJECT_PHASE`
pub const NEVERC_INTERFACE_OBJECT_PHASE: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_OBJECT_PHASE_HIGH, low: NEVERC_INTERFACE_OBJECT_PHASE_LOW };
/// `NEVERC_OBJECT_PHASE_INTERFACE_STABILITY`
pub const NEVERC_OBJECT_PHASE_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NevercObjectFormatID`
pub type NevercObjectFormatID = NevercInterfaceID;
/// `NevercObjectGraphHandle`
pub type NevercObjectGraphHandle = NevercHandle;
/// `NevercObjectSectionHandle`
pub type NevercObjectSectionHandle = NevercHandle;
/// `NevercObjectSymbolHandle`
pub type NevercObjectSymbolHandle = NevercHandle;
/// `NevercObjectRelocationHandle`
pub type NevercObjectRelocationHandle = NevercHandle;
/// `NevercObjectComdatHandle`
pub type NevercObjectComdatHandle = NevercHandle;
/// `NevercObjectExtensionHandle`
pub type NevercObjectExtensionHandle = NevercHandle;
/// `NevercObjectBuilderHandle`
pub type NevercObjectBuilderHandle = NevercHandle;
/// `NevercObjectMutationHandle`
pub type NevercObjectMutationHandle = NevercHandle;
/// `NevercObjectImageHandle`
pub type NevercObjectImageHandle = NevercHandle;
/// `NevercObjectFormatHandle`
pub type NevercObjectFormatHandle = NevercHandle;
/// `NevercObjectProbeHandle`
pub type NevercObjectProbeHandle = NevercHandle;
/// `NevercObjectLayoutProofHandle`
pub type NevercObjectLayoutProofHandle = NevercHandle;
/// `NevercMutableBinaryBuilderHandle`
pub type NevercMutableBinaryBuilderHandle = NevercHandle;
/// `NevercObjectSectionKind`
pub type NevercObjectSectionKind = u32;
/// `NEVERC_OBJECT_SECTION_KIND_TEXT`
pub const NEVERC_OBJECT_SECTION_KIND_TEXT: u32 = 0x72000001;
/// `NEVERC_OBJECT_SECTION_KIND_READ_ONLY_DATA`
pub const NEVERC_OBJECT_SECTION_KIND_READ_ONLY_DATA: u32 = 0x72000002;
/// `NEVERC_OBJECT_SECTION_KIND_DATA`
pub const NEVERC_OBJECT_SECTION_KIND_DATA: u32 = 0x72000003;
/// `NEVERC_OBJECT_SECTION_KIND_ZERO_FILL`
pub const NEVERC_OBJECT_SECTION_KIND_ZERO_FILL: u32 = 0x72000004;
/// `NEVERC_OBJECT_SECTION_KIND_TLS_DATA`
pub const NEVERC_OBJECT_SECTION_KIND_TLS_DATA: u32 = 0x72000005;
/// `NEVERC_OBJECT_SECTION_KIND_TLS_ZERO_FILL`
pub const NEVERC_OBJECT_SECTION_KIND_TLS_ZERO_FILL: u32 = 0x72000006;
/// `NEVERC_OBJECT_SECTION_KIND_DEBUG`
pub const NEVERC_OBJECT_SECTION_KIND_DEBUG: u32 = 0x72000007;
/// `NEVERC_OBJECT_SECTION_KIND_UNWIND`
pub const NEVERC_OBJECT_SECTION_KIND_UNWIND: u32 = 0x72000008;
/// `NEVERC_OBJECT_SECTION_KIND_FORMAT_EXTENSION`
pub const NEVERC_OBJECT_SECTION_KIND_FORMAT_EXTENSION: u32 = 0x72000009;
/// `NevercObjectSymbolBinding`
pub type NevercObjectSymbolBinding = u32;
/// `NEVERC_OBJECT_SYMBOL_BINDING_LOCAL`
pub const NEVERC_OBJECT_SYMBOL_BINDING_LOCAL: u32 = 0x73000001;
/// `NEVERC_OBJECT_SYMBOL_BINDING_GLOBAL`
pub const NEVERC_OBJECT_SYMBOL_BINDING_GLOBAL: u32 = 0x73000002;
/// `NEVERC_OBJECT_SYMBOL_BINDING_WEAK`
pub const NEVERC_OBJECT_SYMBOL_BINDING_WEAK: u32 = 0x73000003;
/// `NEVERC_OBJECT_SYMBOL_BINDING_UNIQUE`
pub const NEVERC_OBJECT_SYMBOL_BINDING_UNIQUE: u32 = 0x73000004;
/// `NEVERC_OBJECT_SYMBOL_BINDING_FORMAT_EXTENSION`
pub const NEVERC_OBJECT_SYMBOL_BINDING_FORMAT_EXTENSION: u32 = 0x73000005;
/// `NevercObjectSymbolVisibility`
pub type NevercObjectSymbolVisibility = u32;
/// `NEVERC_OBJECT_SYMBOL_VISIBILITY_DEFAULT`
pub const NEVERC_OBJECT_SYMBOL_VISIBILITY_DEFAULT: u32 = 0x73100001;
/// `NEVERC_OBJECT_SYMBOL_VISIBILITY_HIDDEN`
pub const NEVERC_OBJECT_SYMBOL_VISIBILITY_HIDDEN: u32 = 0x73100002;
/// `NEVERC_OBJECT_SYMBOL_VISIBILITY_PROTECTED`
pub const NEVERC_OBJECT_SYMBOL_VISIBILITY_PROTECTED: u32 = 0x73100003;
/// `NEVERC_OBJECT_SYMBOL_VISIBILITY_INTERNAL`
pub const NEVERC_OBJECT_SYMBOL_VISIBILITY_INTERNAL: u32 = 0x73100004;
/// `NEVERC_OBJECT_SYMBOL_VISIBILITY_FORMAT_EXTENSION`
pub const NEVERC_OBJECT_SYMBOL_VISIBILITY_FORMAT_EXTENSION: u32 = 0x73100005;
/// `NevercObjectSymbolType`
pub type NevercObjectSymbolType = u32;
/// `NEVERC_OBJECT_SYMBOL_TYPE_NO_TYPE`
pub const NEVERC_OBJECT_SYMBOL_TYPE_NO_TYPE: u32 = 0x73200001;
/// `NEVERC_OBJECT_SYMBOL_TYPE_OBJECT`
pub const NEVERC_OBJECT_SYMBOL_TYPE_OBJECT: u32 = 0x73200002;
/// `NEVERC_OBJECT_SYMBOL_TYPE_FUNCTION`
pub const NEVERC_OBJECT_SYMBOL_TYPE_FUNCTION: u32 = 0x73200003;
/// `NEVERC_OBJECT_SYMBOL_TYPE_SECTION`
pub const NEVERC_OBJECT_SYMBOL_TYPE_SECTION: u32 = 0x73200004;
/// `NEVERC_OBJECT_SYMBOL_TYPE_TLS`
pub const NEVERC_OBJECT_SYMBOL_TYPE_TLS: u32 = 0x73200005;
/// `NEVERC_OBJECT_SYMBOL_TYPE_FILE`
pub const NEVERC_OBJECT_SYMBOL_TYPE_FILE: u32 = 0x73200006;
/// `NEVERC_OBJECT_SYMBOL_TYPE_INDIRECT_FUNCTION`
pub const NEVERC_OBJECT_SYMBOL_TYPE_INDIRECT_FUNCTION: u32 = 0x73200007;
/// `NEVERC_OBJECT_SYMBOL_TYPE_FORMAT_EXTENSION`
pub const NEVERC_OBJECT_SYMBOL_TYPE_FORMAT_EXTENSION: u32 = 0x73200008;
/// `NevercObjectSymbolDefinition`
pub type NevercObjectSymbolDefinition = u32;
/// `NEVERC_OBJECT_SYMBOL_DEFINITION_UNDEFINED`
pub const NEVERC_OBJECT_SYMBOL_DEFINITION_UNDEFINED: u32 = 0x73300001;
/// `NEVERC_OBJECT_SYMBOL_DEFINITION_DEFINED`
pub const NEVERC_OBJECT_SYMBOL_DEFINITION_DEFINED: u32 = 0x73300002;
/// `NEVERC_OBJECT_SYMBOL_DEFINITION_COMMON`
pub const NEVERC_OBJECT_SYMBOL_DEFINITION_COMMON: u32 = 0x73300003;
/// `NEVERC_OBJECT_SYMBOL_DEFINITION_ABSOLUTE`
pub const NEVERC_OBJECT_SYMBOL_DEFINITION_ABSOLUTE: u32 = 0x73300004;
/// `NevercObjectRelocationKind`
pub type NevercObjectRelocationKind = u32;
/// `NEVERC_OBJECT_RELOCATION_ABSOLUTE`
pub const NEVERC_OBJECT_RELOCATION_ABSOLUTE: u32 = 0x74000001;
/// `NEVERC_OBJECT_RELOCATION_PC_RELATIVE`
pub const NEVERC_OBJECT_RELOCATION_PC_RELATIVE: u32 = 0x74000002;
/// `NEVERC_OBJECT_RELOCATION_SECTION_RELATIVE`
pub const NEVERC_OBJECT_RELOCATION_SECTION_RELATIVE: u32 = 0x74000003;
/// `NEVERC_OBJECT_RELOCATION_GOT_RELATIVE`
pub const NEVERC_OBJECT_RELOCATION_GOT_RELATIVE: u32 = 0x74000004;
/// `NEVERC_OBJECT_RELOCATION_PLT_RELATIVE`
pub const NEVERC_OBJECT_RELOCATION_PLT_RELATIVE: u32 = 0x74000005;
/// `NEVERC_OBJECT_RELOCATION_TLS`
pub const NEVERC_OBJECT_RELOCATION_TLS: u32 = 0x74000006;
/// `NEVERC_OBJECT_RELOCATION_IMAGE_RELATIVE`
pub const NEVERC_OBJECT_RELOCATION_IMAGE_RELATIVE: u32 = 0x74000007;
/// `NEVERC_OBJECT_RELOCATION_TARGET_EXTENSION`
pub const NEVERC_OBJECT_RELOCATION_TARGET_EXTENSION: u32 = 0x74000008;
/// `NevercObjectComdatSelection`
pub type NevercObjectComdatSelection = u32;
/// `NEVERC_OBJECT_COMDAT_ANY`
pub const NEVERC_OBJECT_COMDAT_ANY: u32 = 0x75000001;
/// `NEVERC_OBJECT_COMDAT_EXACT_MATCH`
pub const NEVERC_OBJECT_COMDAT_EXACT_MATCH: u32 = 0x75000002;
/// `NEVERC_OBJECT_COMDAT_SAME_SIZE`
pub const NEVERC_OBJECT_COMDAT_SAME_SIZE: u32 = 0x75000003;
/// `NEVERC_OBJECT_COMDAT_NO_DUPLICATES`
pub const NEVERC_OBJECT_COMDAT_NO_DUPLICATES: u32 = 0x75000004;
/// `NEVERC_OBJECT_COMDAT_LARGEST`
pub const NEVERC_OBJECT_COMDAT_LARGEST: u32 = 0x75000005;
/// `NEVERC_OBJECT_COMDAT_ASSOCIATIVE`
pub const NEVERC_OBJECT_COMDAT_ASSOCIATIVE: u32 = 0x75000006;
/// `NevercObjectSectionFlags`
pub type NevercObjectSectionFlags = u64;
/// `NEVERC_OBJECT_SECTION_ALLOCATED`
pub const NEVERC_OBJECT_SECTION_ALLOCATED: u64 = 1;
/// `NEVERC_OBJECT_SECTION_EXECUTABLE`
pub const NEVERC_OBJECT_SECTION_EXECUTABLE: u64 = 2;
/// `NEVERC_OBJECT_SECTION_WRITABLE`
pub const NEVERC_OBJECT_SECTION_WRITABLE: u64 = 4;
/// `NEVERC_OBJECT_SECTION_MERGEABLE`
pub const NEVERC_OBJECT_SECTION_MERGEABLE: u64 = 8;
/// `NEVERC_OBJECT_SECTION_STRINGS`
pub const NEVERC_OBJECT_SECTION_STRINGS: u64 = 16;
/// `NEVERC_OBJECT_SECTION_TLS`
pub const NEVERC_OBJECT_SECTION_TLS: u64 = 32;
/// `NEVERC_OBJECT_SECTION_DEBUG`
pub const NEVERC_OBJECT_SECTION_DEBUG: u64 = 64;
/// `NEVERC_OBJECT_SECTION_UNWIND`
pub const NEVERC_OBJECT_SECTION_UNWIND: u64 = 128;
/// `NEVERC_OBJECT_SECTION_DISCARDABLE`
pub const NEVERC_OBJECT_SECTION_DISCARDABLE: u64 = 256;
/// `NEVERC_OBJECT_SECTION_RETAIN`
pub const NEVERC_OBJECT_SECTION_RETAIN: u64 = 512;
/// `NevercObjectSymbolFlags`
pub type NevercObjectSymbolFlags = u64;
/// `NEVERC_OBJECT_SYMBOL_IMPORTED`
pub const NEVERC_OBJECT_SYMBOL_IMPORTED: u64 = 1;
/// `NEVERC_OBJECT_SYMBOL_EXPORTED`
pub const NEVERC_OBJECT_SYMBOL_EXPORTED: u64 = 2;
/// `NevercObjectRelocationTargetKind`
pub type NevercObjectRelocationTargetKind = u32;
/// `NEVERC_OBJECT_RELOCATION_TARGET_SYMBOL`
pub const NEVERC_OBJECT_RELOCATION_TARGET_SYMBOL: u32 = 1;
/// `NEVERC_OBJECT_RELOCATION_TARGET_SECTION`
pub const NEVERC_OBJECT_RELOCATION_TARGET_SECTION: u32 = 2;
/// `NEVERC_OBJECT_RELOCATION_TARGET_ABSOLUTE`
pub const NEVERC_OBJECT_RELOCATION_TARGET_ABSOLUTE: u32 = 3;
/// `NEVERC_OBJECT_RELOCATION_TARGET_FORMAT_EXTENSION`
pub const NEVERC_OBJECT_RELOCATION_TARGET_FORMAT_EXTENSION: u32 = 4;
/// `NevercObjectArtifactKind`
pub type NevercObjectArtifactKind = u32;
/// `NEVERC_OBJECT_ARTIFACT_UNKNOWN`
pub const NEVERC_OBJECT_ARTIFACT_UNKNOWN: u32 = 0;
/// `NEVERC_OBJECT_ARTIFACT_RELOCATABLE`
pub const NEVERC_OBJECT_ARTIFACT_RELOCATABLE: u32 = 1;
/// `NEVERC_OBJECT_ARTIFACT_ARCHIVE`
pub const NEVERC_OBJECT_ARTIFACT_ARCHIVE: u32 = 2;
/// `NEVERC_OBJECT_ARTIFACT_EXECUTABLE_IMAGE`
pub const NEVERC_OBJECT_ARTIFACT_EXECUTABLE_IMAGE: u32 = 3;
/// `NEVERC_OBJECT_ARTIFACT_SHARED_IMAGE`
pub const NEVERC_OBJECT_ARTIFACT_SHARED_IMAGE: u32 = 4;
/// `NEVERC_OBJECT_ARTIFACT_UNIVERSAL_BINARY`
pub const NEVERC_OBJECT_ARTIFACT_UNIVERSAL_BINARY: u32 = 5;
/// `NevercObjectFormatFlags`
pub type NevercObjectFormatFlags = u64;
/// `NEVERC_OBJECT_FORMAT_CAN_PROBE`
pub const NEVERC_OBJECT_FORMAT_CAN_PROBE: u64 = 1;
/// `NEVERC_OBJECT_FORMAT_CAN_READ`
pub const NEVERC_OBJECT_FORMAT_CAN_READ: u64 = 2;
/// `NEVERC_OBJECT_FORMAT_CAN_WRITE`
pub const NEVERC_OBJECT_FORMAT_CAN_WRITE: u64 = 4;
/// `NevercObjectWriteRequestFlags`
pub type NevercObjectWriteRequestFlags = u64;
/// `NEVERC_OBJECT_WRITE_CANONICAL_ELF_TABLES`
pub const NEVERC_OBJECT_WRITE_CANONICAL_ELF_TABLES: u64 = 1;
/// `NEVERC_OBJECT_WRITE_ANDROID_KERNEL_RELEASE`
pub const NEVERC_OBJECT_WRITE_ANDROID_KERNEL_RELEASE: u64 = 2;
/// `NEVERC_OBJECT_WRITE_DROP_DEBUG_INFO`
pub const NEVERC_OBJECT_WRITE_DROP_DEBUG_INFO: u64 = 4;
/// `NEVERC_OBJECT_WRITE_REQUEST_KNOWN_FLAGS`
pub const NEVERC_OBJECT_WRITE_REQUEST_KNOWN_FLAGS: u64 = 7;
/// `NEVERC_OBJECT_WRITE_REQUEST_FLAGS_API_MINOR`
pub const NEVERC_OBJECT_WRITE_REQUEST_FLAGS_API_MINOR: u16 = 1;
/// `NEVERC_OBJECT_PROBE_MAX_CONFIDENCE`
pub const NEVERC_OBJECT_PROBE_MAX_CONFIDENCE: u32 = 1000;
/// `NEVERC_OBJECT_PROBE_MAX_CONSUMED_MINIMUM`
pub const NEVERC_OBJECT_PROBE_MAX_CONSUMED_MINIMUM: u64 = 65536;
/// `NevercObjectImageState`
pub type NevercObjectImageState = u32;
/// `NEVERC_OBJECT_IMAGE_CANDIDATE`
pub const NEVERC_OBJECT_IMAGE_CANDIDATE: u32 = 1;
/// `NEVERC_OBJECT_IMAGE_VERIFIED`
pub const NEVERC_OBJECT_IMAGE_VERIFIED: u32 = 2;
/// `NEVERC_OBJECT_IMAGE_COMMITTED`
pub const NEVERC_OBJECT_IMAGE_COMMITTED: u32 = 3;
/// `NEVERC_OBJECT_IMAGE_ABORTED`
pub const NEVERC_OBJECT_IMAGE_ABORTED: u32 = 4;
/// `NEVERC_OBJECT_IMAGE_FAILED_PARTIAL`
pub const NEVERC_OBJECT_IMAGE_FAILED_PARTIAL: u32 = 5;
/// `NevercObjectProbeFn`
pub type NevercObjectProbeFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, request: *const NevercObjectProbeRequest, result: *mut NevercObjectProbeResult) -> NevercStatus>;
/// `NevercObjectReaderFn`
pub type NevercObjectReaderFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, request: *const NevercObjectReadRequest) -> NevercStatus>;
/// `NevercObjectWriterFn`
pub type NevercObjectWriterFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, request: *const NevercObjectWriteRequest) -> NevercStatus>;
/// `NevercObjectGraphInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercObjectGraphInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Target`
    pub target: NevercTargetKey,
    /// `ObjectSchemaDigest`
    pub object_schema_digest: NevercStringView,
    /// `Generation`
    pub generation: u64,
    /// `SectionCount`
    pub section_count: u64,
    /// `SymbolCount`
    pub symbol_count: u64,
    /// `RelocationCount`
    pub relocation_count: u64,
    /// `ComdatCount`
    pub comdat_count: u64,
    /// `HasLayoutProof`
    pub has_layout_proof: NevercBool,
    /// `Reserved8`
    pub reserved8: [u8; 7],
}

/// `NevercObjectSectionDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercObjectSectionDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Name`
    pub name: NevercStringView,
    /// `Kind`
    pub kind: NevercObjectSectionKind,
    /// `Reserved`
    pub reserved: u32,
    /// `Flags`
    pub flags: NevercObjectSectionFlags,
    /// `Alignment`
    pub alignment: u64,
    /// `Data`
    pub data: NevercByteView,
    /// `ZeroFillSize`
    pub zero_fill_size: u64,
    /// `Comdat`
    pub comdat: NevercObjectComdatHandle,
    /// `ExtensionOwner`
    pub extension_owner: NevercObjectFormatID,
    /// `ExtensionVersion`
    pub extension_version: u32,
    /// `ReservedExtension`
    pub reserved_extension: u32,
    /// `Extension`
    pub extension: NevercByteView,
}

/// `NevercObjectSectionInfo`
pub type NevercObjectSectionInfo = NevercObjectSectionDescriptor;
/// `NevercObjectSymbolDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercObjectSymbolDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Name`
    pub name: NevercStringView,
    /// `Binding`
    pub binding: NevercObjectSymbolBinding,
    /// `Visibility`
    pub visibility: NevercObjectSymbolVisibility,
    /// `Type`
    pub type_: NevercObjectSymbolType,
    /// `Definition`
    pub definition: NevercObjectSymbolDefinition,
    /// `Section`
    pub section: NevercObjectSectionHandle,
    /// `Value`
    pub value: u64,
    /// `Size`
    pub size: u64,
    /// `Alignment`
    pub alignment: u64,
    /// `Comdat`
    pub comdat: NevercObjectComdatHandle,
    /// `Flags`
    pub flags: NevercObjectSymbolFlags,
    /// `ExtensionOwner`
    pub extension_owner: NevercObjectFormatID,
    /// `ExtensionVersion`
    pub extension_version: u32,
    /// `Reserved`
    pub reserved: u32,
    /// `Extension`
    pub extension: NevercByteView,
}

/// `NevercObjectSymbolInfo`
pub type NevercObjectSymbolInfo = NevercObjectSymbolDescriptor;
/// `NevercObjectRelocationDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercObjectRelocationDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Section`
    pub section: NevercObjectSectionHandle,
    /// `Offset`
    pub offset: u64,
    /// `Kind`
    pub kind: NevercObjectRelocationKind,
    /// `TargetKind`
    pub target_kind: NevercObjectRelocationTargetKind,
    /// `Width`
    pub width: u32,
    /// `IsPCRelative`
    pub is_pc_relative: NevercBool,
    /// `IsSigned`
    pub is_signed: NevercBool,
    /// `Reserved8`
    pub reserved8: [u8; 2],
    /// `Addend`
    pub addend: i64,
    /// `TargetSymbol`
    pub target_symbol: NevercObjectSymbolHandle,
    /// `TargetSection`
    pub target_section: NevercObjectSectionHandle,
    /// `TargetValue`
    pub target_value: u64,
    /// `TargetExtensionKind`
    pub target_extension_kind: u32,
    /// `Reserved`
    pub reserved: u32,
    /// `ExtensionOwner`
    pub extension_owner: NevercObjectFormatID,
    /// `ExtensionVersion`
    pub extension_version: u32,
    /// `ReservedExtension`
    pub reserved_extension: u32,
    /// `Extension`
    pub extension: NevercByteView,
}

/// `NevercObjectRelocationInfo`
pub type NevercObjectRelocationInfo = NevercObjectRelocationDescriptor;
/// `NevercObjectComdatDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercObjectComdatDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Name`
    pub name: NevercStringView,
    /// `Selection`
    pub selection: NevercObjectComdatSelection,
    /// `Reserved`
    pub reserved: u32,
    /// `AssociatedComdat`
    pub associated_comdat: NevercObjectComdatHandle,
    /// `ExtensionOwner`
    pub extension_owner: NevercObjectFormatID,
    /// `ExtensionVersion`
    pub extension_version: u32,
    /// `ReservedExtension`
    pub reserved_extension: u32,
    /// `Extension`
    pub extension: NevercByteView,
}

/// `NevercObjectComdatInfo`
pub type NevercObjectComdatInfo = NevercObjectComdatDescriptor;
/// `NevercObjectLayoutProofInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercObjectLayoutProofInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `GraphGeneration`
    pub graph_generation: u64,
    /// `TargetID`
    pub target_id: NevercTargetID,
    /// `FormatID`
    pub format_id: NevercObjectFormatID,
}

/// `NevercObjectPhaseGraphInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercObjectPhaseGraphInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Object`
    pub object: *const NevercObjectAPI,
    /// `Graph`
    pub graph: NevercObjectGraphHandle,
    /// `LayoutProof`
    pub layout_proof: NevercObjectLayoutProofHandle,
    /// `Generation`
    pub generation: u64,
}

/// `NevercObjectImageInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercObjectImageInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Image`
    pub image: NevercObjectImageHandle,
    /// `FormatID`
    pub format_id: NevercObjectFormatID,
    /// `TargetID`
    pub target_id: NevercTargetID,
    /// `GraphGeneration`
    pub graph_generation: u64,
    /// `State`
    pub state: NevercObjectImageState,
    /// `OutputKind`
    pub output_kind: NevercOutputKind,
    /// `OutputState`
    pub output_state: NevercOutputState,
    /// `Reserved`
    pub reserved: u32,
    /// `OutputFlags`
    pub output_flags: NevercOutputFlags,
    /// `Size`
    pub size: u64,
    /// `PublicationGeneration`
    pub publication_generation: u64,
    /// `Digest`
    pub digest: [u8; 32],
    /// `Binary`
    pub binary: *const NevercMutableBinaryAPI,
    /// `Builder`
    pub builder: NevercMutableBinaryBuilderHandle,
    /// `Provenance`
    pub provenance: NevercStringView,
    /// `HasLayoutReport`
    pub has_layout_report: NevercBool,
    /// `ReservedLayout`
    pub reserved_layout: [u8; 7],
    /// `LayoutReport`
    pub layout_report: NevercObjectLayoutProofInfo,
}

/// `NevercObjectProbeRequest`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercObjectProbeRequest {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Task`
    pub task: NevercTaskHandle,
    /// `Input`
    pub input: NevercBufferView,
    /// `LogicalPath`
    pub logical_path: NevercStringView,
    /// `Target`
    pub target: NevercTargetKey,
}

/// `NevercObjectProbeResult`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercObjectProbeResult {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Confidence`
    pub confidence: u32,
    /// `ArtifactKind`
    pub artifact_kind: NevercObjectArtifactKind,
    /// `ConsumedMinimum`
    pub consumed_minimum: u64,
}

/// `NevercObjectReadRequest`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercObjectReadRequest {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Task`
    pub task: NevercTaskHandle,
    /// `Input`
    pub input: NevercBufferView,
    /// `LogicalPath`
    pub logical_path: NevercStringView,
    /// `Target`
    pub target: NevercTargetKey,
    /// `Object`
    pub object: *const NevercObjectAPI,
    /// `Graph`
    pub graph: NevercObjectGraphHandle,
    /// `Mutation`
    pub mutation: NevercObjectMutationHandle,
}

/// `NevercObjectWriteRequest`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercObjectWriteRequest {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Task`
    pub task: NevercTaskHandle,
    /// `Target`
    pub target: NevercTargetKey,
    /// `FormatID`
    pub format_id: NevercObjectFormatID,
    /// `Object`
    pub object: *const NevercObjectAPI,
    /// `Graph`
    pub graph: NevercObjectGraphHandle,
    /// `LayoutProof`
    pub layout_proof: NevercObjectLayoutProofHandle,
    /// `Binary`
    pub binary: *const NevercMutableBinaryAPI,
    /// `Builder`
    pub builder: NevercMutableBinaryBuilderHandle,
}

/// Bytes of a product that a phase may rewrite.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMutableBinaryAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `Reserve`
    pub reserve: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercMutableBinaryBuilderHandle, size: u64) -> NevercStatus>,
    /// `Write`
    pub write: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercMutableBinaryBuilderHandle, bytes: NevercByteView) -> NevercStatus>,
    /// `WriteAt`
    pub write_at: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercMutableBinaryBuilderHandle, offset: u64, bytes: NevercByteView) -> NevercStatus>,
    /// `Tell`
    pub tell: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercMutableBinaryBuilderHandle, out_position: *mut u64) -> NevercStatus>,
    /// `ReadAt`
    pub read_at: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercMutableBinaryBuilderHandle, offset: u64, bytes: NevercMutableByteView) -> NevercStatus>,
    /// `Insert`
    pub insert: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercMutableBinaryBuilderHandle, offset: u64, bytes: NevercByteView) -> NevercStatus>,
    /// `Append`
    pub append: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercMutableBinaryBuilderHandle, bytes: NevercByteView) -> NevercStatus>,
    /// `Resize`
    pub resize: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, builder: NevercMutableBinaryBuilderHandle, size: u64) -> NevercStatus>,
}

/// `NevercObjectFormatDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercObjectFormatDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `FormatID`
    pub format_id: NevercObjectFormatID,
    /// `CanonicalName`
    pub canonical_name: NevercStringView,
    /// `Aliases`
    pub aliases: NevercStringArrayView,
    /// `SupportedTargets`
    pub supported_targets: NevercInterfaceIDArrayView,
    /// `DefaultExtension`
    pub default_extension: NevercStringView,
    /// `Flags`
    pub flags: NevercObjectFormatFlags,
    /// `Probe`
    pub probe: NevercObjectProbeFn,
    /// `Reader`
    pub reader: NevercObjectReaderFn,
    /// `Writer`
    pub writer: NevercObjectWriterFn,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
}

/// Object graphs: sections, symbols, relocations.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercObjectAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `GetGraphInfo`
    pub get_graph_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, graph: NevercObjectGraphHandle, out_info: *mut NevercObjectGraphInfo) -> NevercStatus>,
    /// `GetFirstSection`
    pub get_first_section: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, graph: NevercObjectGraphHandle, out_section: *mut NevercObjectSectionHandle) -> NevercStatus>,
    /// `GetNextSection`
    pub get_next_section: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, section: NevercObjectSectionHandle, out_section: *mut NevercObjectSectionHandle) -> NevercStatus>,
    /// `GetSectionInfo`
    pub get_section_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, section: NevercObjectSectionHandle, out_info: *mut NevercObjectSectionInfo) -> NevercStatus>,
    /// `GetFirstSymbol`
    pub get_first_symbol: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, graph: NevercObjectGraphHandle, out_symbol: *mut NevercObjectSymbolHandle) -> NevercStatus>,
    /// `GetNextSymbol`
    pub get_next_symbol: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, symbol: NevercObjectSymbolHandle, out_symbol: *mut NevercObjectSymbolHandle) -> NevercStatus>,
    /// `GetSymbolInfo`
    pub get_symbol_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, symbol: NevercObjectSymbolHandle, out_info: *mut NevercObjectSymbolInfo) -> NevercStatus>,
    /// `GetFirstRelocation`
    pub get_first_relocation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, graph: NevercObjectGraphHandle, out_relocation: *mut NevercObjectRelocationHandle) -> NevercStatus>,
    /// `GetNextRelocation`
    pub get_next_relocation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, relocation: NevercObjectRelocationHandle, out_relocation: *mut NevercObjectRelocationHandle) -> NevercStatus>,
    /// `GetRelocationInfo`
    pub get_relocation_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, relocation: NevercObjectRelocationHandle, out_info: *mut NevercObjectRelocationInfo) -> NevercStatus>,
    /// `GetFirstComdat`
    pub get_first_comdat: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, graph: NevercObjectGraphHandle, out_comdat: *mut NevercObjectComdatHandle) -> NevercStatus>,
    /// `GetNextComdat`
    pub get_next_comdat: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, comdat: NevercObjectComdatHandle, out_comdat: *mut NevercObjectComdatHandle) -> NevercStatus>,
    /// `GetComdatInfo`
    pub get_comdat_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, comdat: NevercObjectComdatHandle, out_info: *mut NevercObjectComdatInfo) -> NevercStatus>,
    /// `GetLayoutProof`
    pub get_layout_proof: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, graph: NevercObjectGraphHandle, out_proof: *mut NevercObjectLayoutProofHandle) -> NevercStatus>,
    /// `GetLayoutProofInfo`
    pub get_layout_proof_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, proof: NevercObjectLayoutProofHandle, out_info: *mut NevercObjectLayoutProofInfo) -> NevercStatus>,
    /// `BeginMutation`
    pub begin_mutation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, graph: NevercObjectGraphHandle, out_mutation: *mut NevercObjectMutationHandle) -> NevercStatus>,
    /// `CommitMutation`
    pub commit_mutation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle) -> NevercStatus>,
    /// `AbandonMutation`
    pub abandon_mutation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle) -> NevercStatus>,
    /// `CreateSection`
    pub create_section: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, descriptor: *const NevercObjectSectionDescriptor, out_section: *mut NevercObjectSectionHandle) -> NevercStatus>,
    /// `ReplaceSection`
    pub replace_section: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, section: NevercObjectSectionHandle, descriptor: *const NevercObjectSectionDescriptor) -> NevercStatus>,
    /// `MoveSectionBefore`
    pub move_section_before: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, section: NevercObjectSectionHandle, position: NevercObjectSectionHandle) -> NevercStatus>,
    /// `EraseSection`
    pub erase_section: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, section: NevercObjectSectionHandle) -> NevercStatus>,
    /// `CreateSymbol`
    pub create_symbol: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, descriptor: *const NevercObjectSymbolDescriptor, out_symbol: *mut NevercObjectSymbolHandle) -> NevercStatus>,
    /// `ReplaceSymbol`
    pub replace_symbol: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, symbol: NevercObjectSymbolHandle, descriptor: *const NevercObjectSymbolDescriptor) -> NevercStatus>,
    /// `MoveSymbolBefore`
    pub move_symbol_before: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, symbol: NevercObjectSymbolHandle, position: NevercObjectSymbolHandle) -> NevercStatus>,
    /// `EraseSymbol`
    pub erase_symbol: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, symbol: NevercObjectSymbolHandle) -> NevercStatus>,
    /// `CreateRelocation`
    pub create_relocation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, descriptor: *const NevercObjectRelocationDescriptor, out_relocation: *mut NevercObjectRelocationHandle) -> NevercStatus>,
    /// `ReplaceRelocation`
    pub replace_relocation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, relocation: NevercObjectRelocationHandle, descriptor: *const NevercObjectRelocationDescriptor) -> NevercStatus>,
    /// `MoveRelocationBefore`
    pub move_relocation_before: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, relocation: NevercObjectRelocationHandle, position: NevercObjectRelocationHandle) -> NevercStatus>,
    /// `EraseRelocation`
    pub erase_relocation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, relocation: NevercObjectRelocationHandle) -> NevercStatus>,
    /// `CreateComdat`
    pub create_comdat: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, descriptor: *const NevercObjectComdatDescriptor, out_comdat: *mut NevercObjectComdatHandle) -> NevercStatus>,
    /// `ReplaceComdat`
    pub replace_comdat: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, comdat: NevercObjectComdatHandle, descriptor: *const NevercObjectComdatDescriptor) -> NevercStatus>,
    /// `MoveComdatBefore`
    pub move_comdat_before: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, comdat: NevercObjectComdatHandle, position: NevercObjectComdatHandle) -> NevercStatus>,
    /// `EraseComdat`
    pub erase_comdat: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, comdat: NevercObjectComdatHandle) -> NevercStatus>,
}

/// Object formats of plugins.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercObjectFormatAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `RegisterFormat`
    pub register_format: Option<unsafe extern "C-unwind" fn(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercObjectFormatDescriptor) -> NevercStatus>,
}

/// Artifacts of the object phases.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercObjectPhaseAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `GetGraph`
    pub get_graph: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, artifact: NevercArtifactHandle, out_info: *mut NevercObjectPhaseGraphInfo) -> NevercStatus>,
    /// `GetImage`
    pub get_image: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, artifact: NevercArtifactHandle, out_info: *mut NevercObjectImageInfo) -> NevercStatus>,
}

/// `NEVERC_OBJECT_SCHEMA_CAPABILITY_MAJOR`
pub const NEVERC_OBJECT_SCHEMA_CAPABILITY_MAJOR: u16 = 1;
/// `NEVERC_OBJECT_SCHEMA_CAPABILITY_MINOR`
pub const NEVERC_OBJECT_SCHEMA_CAPABILITY_MINOR: u16 = 0;
/// `NEVERC_OBJECT_SCHEMA_DIGEST`
pub const NEVERC_OBJECT_SCHEMA_DIGEST: &str = "832b65f3035734e93cc28656955b1b424d070365ecb5dda6e0ef153880a8b505";
/// `NEVERC_OBJECT_ENTITY_COUNT`
pub const NEVERC_OBJECT_ENTITY_COUNT: u32 = 7;
/// `NEVERC_OBJECT_SECTION_KIND_COUNT`
pub const NEVERC_OBJECT_SECTION_KIND_COUNT: u32 = 9;
/// `NEVERC_OBJECT_SYMBOL_BINDING_COUNT`
pub const NEVERC_OBJECT_SYMBOL_BINDING_COUNT: u32 = 5;
/// `NEVERC_OBJECT_SYMBOL_VISIBILITY_COUNT`
pub const NEVERC_OBJECT_SYMBOL_VISIBILITY_COUNT: u32 = 5;
/// `NEVERC_OBJECT_SYMBOL_TYPE_COUNT`
pub const NEVERC_OBJECT_SYMBOL_TYPE_COUNT: u32 = 8;
/// `NEVERC_OBJECT_SYMBOL_DEFINITION_COUNT`
pub const NEVERC_OBJECT_SYMBOL_DEFINITION_COUNT: u32 = 4;
/// `NEVERC_OBJECT_RELOCATION_KIND_COUNT`
pub const NEVERC_OBJECT_RELOCATION_KIND_COUNT: u32 = 8;
/// `NEVERC_OBJECT_COMDAT_SELECTION_COUNT`
pub const NEVERC_OBJECT_COMDAT_SELECTION_COUNT: u32 = 6;
/// `NEVERC_OBJECT_ENTITY_GRAPH`
pub const NEVERC_OBJECT_ENTITY_GRAPH: u32 = 0x71000001;
/// `NEVERC_OBJECT_ENTITY_SECTION`
pub const NEVERC_OBJECT_ENTITY_SECTION: u32 = 0x71000002;
/// `NEVERC_OBJECT_ENTITY_SYMBOL`
pub const NEVERC_OBJECT_ENTITY_SYMBOL: u32 = 0x71000003;
/// `NEVERC_OBJECT_ENTITY_RELOCATION`
pub const NEVERC_OBJECT_ENTITY_RELOCATION: u32 = 0x71000004;
/// `NEVERC_OBJECT_ENTITY_COMDAT`
pub const NEVERC_OBJECT_ENTITY_COMDAT: u32 = 0x71000005;
/// `NEVERC_OBJECT_ENTITY_EXTENSION`
pub const NEVERC_OBJECT_ENTITY_EXTENSION: u32 = 0x71000006;
/// `NEVERC_OBJECT_ENTITY_LAYOUT_PROOF`
pub const NEVERC_OBJECT_ENTITY_LAYOUT_PROOF: u32 = 0x71000007;
