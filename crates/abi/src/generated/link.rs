// Made from abi/registry by `./x abi`; do not edit.
//! Declarations of `PluginLink.h`.

#[allow(unused_imports)]
use super::*;

/// `NEVERC_LINK_API_MAJOR`
pub const NEVERC_LINK_API_MAJOR: u16 = 1;
/// `NEVERC_LINK_API_MINOR`
pub const NEVERC_LINK_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_LINK_HIGH`
pub const NEVERC_INTERFACE_LINK_HIGH: u64 = 0x4e43504c494e4b01;
/// `NEVERC_INTERFACE_LINK_LOW`
pub const NEVERC_INTERFACE_LINK_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_LINK`
pub const NEVERC_INTERFACE_LINK: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_LINK_HIGH, low: NEVERC_INTERFACE_LINK_LOW };
/// `NEVERC_LINK_INTERFACE_STABILITY`
pub const NEVERC_LINK_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NEVERC_LINK_REGISTRAR_API_MAJOR`
pub const NEVERC_LINK_REGISTRAR_API_MAJOR: u16 = 1;
/// `NEVERC_LINK_REGISTRAR_API_MINOR`
pub const NEVERC_LINK_REGISTRAR_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_LINK_REGISTRAR_HIGH`
pub const NEVERC_INTERFACE_LINK_REGISTRAR_HIGH: u64 = 0x4e43504c4e4b5201;
/// `NEVERC_INTERFACE_LINK_REGISTRAR_LOW`
pub const NEVERC_INTERFACE_LINK_REGISTRAR_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_LINK_REGISTRAR`
pub const NEVERC_INTERFACE_LINK_REGISTRAR: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_LINK_REGISTRAR_HIGH, low: NEVERC_INTERFACE_LINK_REGISTRAR_LOW };
/// `NEVERC_LINK_REGISTRAR_INTERFACE_STABILITY`
pub const NEVERC_LINK_REGISTRAR_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NEVERC_LINK_PHASE_API_MAJOR`
pub const NEVERC_LINK_PHASE_API_MAJOR: u16 = 1;
/// `NEVERC_LINK_PHASE_API_MINOR`
pub const NEVERC_LINK_PHASE_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_LINK_PHASE_HIGH`
pub const NEVERC_INTERFACE_LINK_PHASE_HIGH: u64 = 0x4e43504c4e504801;
/// `NEVERC_INTERFACE_LINK_PHASE_LOW`
pub const NEVERC_INTERFACE_LINK_PHASE_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_LINK_PHASE`
pub const NEVERC_INTERFACE_LINK_PHASE: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_LINK_PHASE_HIGH, low: NEVERC_INTERFACE_LINK_PHASE_LOW };
/// `NEVERC_LINK_PHASE_INTERFACE_STABILITY`
pub const NEVERC_LINK_PHASE_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NevercLinkRequestHandle`
pub type NevercLinkRequestHandle = NevercHandle;
/// `NevercLinkInputHandle`
pub type NevercLinkInputHandle = NevercHandle;
/// `NevercLinkArchiveHandle`
pub type NevercLinkArchiveHandle = NevercHandle;
/// `NevercLinkArchiveMemberHandle`
pub type NevercLinkArchiveMemberHandle = NevercHandle;
/// `NevercLinkSharedLibraryHandle`
pub type NevercLinkSharedLibraryHandle = NevercHandle;
/// `NevercLinkBitcodeModuleHandle`
pub type NevercLinkBitcodeModuleHandle = NevercHandle;
/// `NevercLinkGraphHandle`
pub type NevercLinkGraphHandle = NevercHandle;
/// `NevercLinkSectionHandle`
pub type NevercLinkSectionHandle = NevercHandle;
/// `NevercLinkAtomHandle`
pub type NevercLinkAtomHandle = NevercHandle;
/// `NevercLinkSymbolHandle`
pub type NevercLinkSymbolHandle = NevercHandle;
/// `NevercLinkEdgeHandle`
pub type NevercLinkEdgeHandle = NevercHandle;
/// `NevercLinkComdatHandle`
pub type NevercLinkComdatHandle = NevercHandle;
/// `NevercLinkImportHandle`
pub type NevercLinkImportHandle = NevercHandle;
/// `NevercLinkExportHandle`
pub type NevercLinkExportHandle = NevercHandle;
/// `NevercLinkUnwindHandle`
pub type NevercLinkUnwindHandle = NevercHandle;
/// `NevercLinkSyntheticHandle`
pub type NevercLinkSyntheticHandle = NevercHandle;
/// `NevercLinkConstraintHandle`
pub type NevercLinkConstraintHandle = NevercHandle;
/// `NevercLinkMutationHandle`
pub type NevercLinkMutationHandle = NevercHandle;
/// `NevercLinkProofHandle`
pub type NevercLinkProofHandle = NevercHandle;
/// `NevercBinaryImageHandle`
pub type NevercBinaryImageHandle = NevercHandle;
/// `NevercBinarySegmentHandle`
pub type NevercBinarySegmentHandle = NevercHandle;
/// `NevercBinarySectionHandle`
pub type NevercBinarySectionHandle = NevercHandle;
/// `NevercOutputBundleHandle`
pub type NevercOutputBundleHandle = NevercHandle;
/// `NevercLinkerProviderHandle`
pub type NevercLinkerProviderHandle = NevercHandle;
/// `NevercObjectMergeProviderHandle`
pub type NevercObjectMergeProviderHandle = NevercHandle;
/// `NevercBinaryImageVerifierHandle`
pub type NevercBinaryImageVerifierHandle = NevercHandle;
/// `NevercLinkInputKind`
pub type NevercLinkInputKind = u32;
/// `NEVERC_LINK_INPUT_UNKNOWN`
pub const NEVERC_LINK_INPUT_UNKNOWN: u32 = 0;
/// `NEVERC_LINK_INPUT_OBJECT`
pub const NEVERC_LINK_INPUT_OBJECT: u32 = 1;
/// `NEVERC_LINK_INPUT_ARCHIVE`
pub const NEVERC_LINK_INPUT_ARCHIVE: u32 = 2;
/// `NEVERC_LINK_INPUT_SHARED_LIBRARY`
pub const NEVERC_LINK_INPUT_SHARED_LIBRARY: u32 = 3;
/// `NEVERC_LINK_INPUT_BITCODE`
pub const NEVERC_LINK_INPUT_BITCODE: u32 = 4;
/// `NEVERC_LINK_INPUT_SCRIPT`
pub const NEVERC_LINK_INPUT_SCRIPT: u32 = 5;
/// `NEVERC_LINK_INPUT_BLOB`
pub const NEVERC_LINK_INPUT_BLOB: u32 = 6;
/// `NevercLinkOutputKind`
pub type NevercLinkOutputKind = u32;
/// `NEVERC_LINK_OUTPUT_RELOCATABLE`
pub const NEVERC_LINK_OUTPUT_RELOCATABLE: u32 = 1;
/// `NEVERC_LINK_OUTPUT_EXECUTABLE`
pub const NEVERC_LINK_OUTPUT_EXECUTABLE: u32 = 2;
/// `NEVERC_LINK_OUTPUT_SHARED_LIBRARY`
pub const NEVERC_LINK_OUTPUT_SHARED_LIBRARY: u32 = 3;
/// `NEVERC_LINK_OUTPUT_BUNDLE`
pub const NEVERC_LINK_OUTPUT_BUNDLE: u32 = 4;
/// `NevercLinkState`
pub type NevercLinkState = u32;
/// `NEVERC_LINK_STATE_INITIAL`
pub const NEVERC_LINK_STATE_INITIAL: u32 = 0;
/// `NEVERC_LINK_STATE_INPUT_PROBED`
pub const NEVERC_LINK_STATE_INPUT_PROBED: u32 = 1;
/// `NEVERC_LINK_STATE_INPUTS_READ`
pub const NEVERC_LINK_STATE_INPUTS_READ: u32 = 2;
/// `NEVERC_LINK_STATE_LTO_RESOLUTION_READY`
pub const NEVERC_LINK_STATE_LTO_RESOLUTION_READY: u32 = 3;
/// `NEVERC_LINK_STATE_LTO_GENERATED`
pub const NEVERC_LINK_STATE_LTO_GENERATED: u32 = 4;
/// `NEVERC_LINK_STATE_SYMBOLS_RESOLVED`
pub const NEVERC_LINK_STATE_SYMBOLS_RESOLVED: u32 = 5;
/// `NEVERC_LINK_STATE_COMDAT_SELECTED`
pub const NEVERC_LINK_STATE_COMDAT_SELECTED: u32 = 6;
/// `NEVERC_LINK_STATE_GC_COMPLETE`
pub const NEVERC_LINK_STATE_GC_COMPLETE: u32 = 7;
/// `NEVERC_LINK_STATE_ICF_COMPLETE`
pub const NEVERC_LINK_STATE_ICF_COMPLETE: u32 = 8;
/// `NEVERC_LINK_STATE_SYNTHETICS_READY`
pub const NEVERC_LINK_STATE_SYNTHETICS_READY: u32 = 9;
/// `NEVERC_LINK_STATE_THUNKS_RELAXED`
pub const NEVERC_LINK_STATE_THUNKS_RELAXED: u32 = 10;
/// `NEVERC_LINK_STATE_LAYOUT_COMPLETE`
pub const NEVERC_LINK_STATE_LAYOUT_COMPLETE: u32 = 11;
/// `NEVERC_LINK_STATE_RELOCATIONS_APPLIED`
pub const NEVERC_LINK_STATE_RELOCATIONS_APPLIED: u32 = 12;
/// `NEVERC_LINK_STATE_IMAGE_EMITTED`
pub const NEVERC_LINK_STATE_IMAGE_EMITTED: u32 = 13;
/// `NevercLinkOptionFlags`
pub type NevercLinkOptionFlags = u64;
/// `NEVERC_LINK_OPTION_NONE`
pub const NEVERC_LINK_OPTION_NONE: u64 = 0;
/// `NEVERC_LINK_OPTION_PIE`
pub const NEVERC_LINK_OPTION_PIE: u64 = 1;
/// `NEVERC_LINK_OPTION_STATIC`
pub const NEVERC_LINK_OPTION_STATIC: u64 = 2;
/// `NEVERC_LINK_OPTION_GC_SECTIONS`
pub const NEVERC_LINK_OPTION_GC_SECTIONS: u64 = 4;
/// `NEVERC_LINK_OPTION_ICF`
pub const NEVERC_LINK_OPTION_ICF: u64 = 8;
/// `NEVERC_LINK_OPTION_EXPORT_DYNAMIC`
pub const NEVERC_LINK_OPTION_EXPORT_DYNAMIC: u64 = 16;
/// `NEVERC_LINK_OPTION_ALLOW_UNDEFINED`
pub const NEVERC_LINK_OPTION_ALLOW_UNDEFINED: u64 = 32;
/// `NEVERC_LINK_OPTION_WHOLE_ARCHIVE`
pub const NEVERC_LINK_OPTION_WHOLE_ARCHIVE: u64 = 64;
/// `NEVERC_LINK_OPTION_DETERMINISTIC`
pub const NEVERC_LINK_OPTION_DETERMINISTIC: u64 = 128;
/// `NevercLinkInputFlags`
pub type NevercLinkInputFlags = u64;
/// `NEVERC_LINK_INPUT_FLAG_NONE`
pub const NEVERC_LINK_INPUT_FLAG_NONE: u64 = 0;
/// `NEVERC_LINK_INPUT_FLAG_WHOLE_ARCHIVE`
pub const NEVERC_LINK_INPUT_FLAG_WHOLE_ARCHIVE: u64 = 1;
/// `NEVERC_LINK_INPUT_FLAG_AS_NEEDED`
pub const NEVERC_LINK_INPUT_FLAG_AS_NEEDED: u64 = 2;
/// `NEVERC_LINK_INPUT_FLAG_START_GROUP`
pub const NEVERC_LINK_INPUT_FLAG_START_GROUP: u64 = 4;
/// `NEVERC_LINK_INPUT_FLAG_END_GROUP`
pub const NEVERC_LINK_INPUT_FLAG_END_GROUP: u64 = 8;
/// `NEVERC_LINK_INPUT_FLAG_LAZY`
pub const NEVERC_LINK_INPUT_FLAG_LAZY: u64 = 16;
/// `NevercLinkSymbolBinding`
pub type NevercLinkSymbolBinding = u32;
/// `NEVERC_LINK_SYMBOL_BINDING_LOCAL`
pub const NEVERC_LINK_SYMBOL_BINDING_LOCAL: u32 = 1;
/// `NEVERC_LINK_SYMBOL_BINDING_GLOBAL`
pub const NEVERC_LINK_SYMBOL_BINDING_GLOBAL: u32 = 2;
/// `NEVERC_LINK_SYMBOL_BINDING_WEAK`
pub const NEVERC_LINK_SYMBOL_BINDING_WEAK: u32 = 3;
/// `NEVERC_LINK_SYMBOL_BINDING_COMMON`
pub const NEVERC_LINK_SYMBOL_BINDING_COMMON: u32 = 4;
/// `NevercLinkSymbolVisibility`
pub type NevercLinkSymbolVisibility = u32;
/// `NEVERC_LINK_SYMBOL_VISIBILITY_DEFAULT`
pub const NEVERC_LINK_SYMBOL_VISIBILITY_DEFAULT: u32 = 1;
/// `NEVERC_LINK_SYMBOL_VISIBILITY_HIDDEN`
pub const NEVERC_LINK_SYMBOL_VISIBILITY_HIDDEN: u32 = 2;
/// `NEVERC_LINK_SYMBOL_VISIBILITY_PROTECTED`
pub const NEVERC_LINK_SYMBOL_VISIBILITY_PROTECTED: u32 = 3;
/// `NEVERC_LINK_SYMBOL_VISIBILITY_INTERNAL`
pub const NEVERC_LINK_SYMBOL_VISIBILITY_INTERNAL: u32 = 4;
/// `NevercLinkSymbolDefinition`
pub type NevercLinkSymbolDefinition = u32;
/// `NEVERC_LINK_SYMBOL_UNDEFINED`
pub const NEVERC_LINK_SYMBOL_UNDEFINED: u32 = 1;
/// `NEVERC_LINK_SYMBOL_DEFINED`
pub const NEVERC_LINK_SYMBOL_DEFINED: u32 = 2;
/// `NEVERC_LINK_SYMBOL_ABSOLUTE`
pub const NEVERC_LINK_SYMBOL_ABSOLUTE: u32 = 3;
/// `NEVERC_LINK_SYMBOL_COMMON`
pub const NEVERC_LINK_SYMBOL_COMMON: u32 = 4;
/// `NEVERC_LINK_SYMBOL_SHARED`
pub const NEVERC_LINK_SYMBOL_SHARED: u32 = 5;
/// `NevercLinkEdgeKind`
pub type NevercLinkEdgeKind = u32;
/// `NEVERC_LINK_EDGE_RELOCATION`
pub const NEVERC_LINK_EDGE_RELOCATION: u32 = 1;
/// `NEVERC_LINK_EDGE_ASSOCIATION`
pub const NEVERC_LINK_EDGE_ASSOCIATION: u32 = 2;
/// `NEVERC_LINK_EDGE_KEEP_ALIVE`
pub const NEVERC_LINK_EDGE_KEEP_ALIVE: u32 = 3;
/// `NEVERC_LINK_EDGE_UNWIND`
pub const NEVERC_LINK_EDGE_UNWIND: u32 = 4;
/// `NEVERC_LINK_EDGE_FORMAT_EXTENSION`
pub const NEVERC_LINK_EDGE_FORMAT_EXTENSION: u32 = 5;
/// `NevercLinkComdatSelection`
pub type NevercLinkComdatSelection = u32;
/// `NEVERC_LINK_COMDAT_ANY`
pub const NEVERC_LINK_COMDAT_ANY: u32 = 1;
/// `NEVERC_LINK_COMDAT_EXACT_MATCH`
pub const NEVERC_LINK_COMDAT_EXACT_MATCH: u32 = 2;
/// `NEVERC_LINK_COMDAT_SAME_SIZE`
pub const NEVERC_LINK_COMDAT_SAME_SIZE: u32 = 3;
/// `NEVERC_LINK_COMDAT_LARGEST`
pub const NEVERC_LINK_COMDAT_LARGEST: u32 = 4;
/// `NEVERC_LINK_COMDAT_NEWEST`
pub const NEVERC_LINK_COMDAT_NEWEST: u32 = 5;
/// `NEVERC_LINK_COMDAT_NO_DUPLICATES`
pub const NEVERC_LINK_COMDAT_NO_DUPLICATES: u32 = 6;
/// `NevercLinkAtomFlags`
pub type NevercLinkAtomFlags = u64;
/// `NEVERC_LINK_ATOM_LIVE`
pub const NEVERC_LINK_ATOM_LIVE: u64 = 1;
/// `NEVERC_LINK_ATOM_ROOT`
pub const NEVERC_LINK_ATOM_ROOT: u64 = 2;
/// `NEVERC_LINK_ATOM_SYNTHETIC`
pub const NEVERC_LINK_ATOM_SYNTHETIC: u64 = 4;
/// `NEVERC_LINK_ATOM_FOLDED`
pub const NEVERC_LINK_ATOM_FOLDED: u64 = 8;
/// `NEVERC_LINK_ATOM_ADDRESS_SIGNIFICANT`
pub const NEVERC_LINK_ATOM_ADDRESS_SIGNIFICANT: u64 = 16;
/// `NEVERC_LINK_ATOM_TLS`
pub const NEVERC_LINK_ATOM_TLS: u64 = 32;
/// `NEVERC_LINK_ATOM_UNWIND`
pub const NEVERC_LINK_ATOM_UNWIND: u64 = 64;
/// `NevercBinarySegmentFlags`
pub type NevercBinarySegmentFlags = u64;
/// `NEVERC_BINARY_SEGMENT_READ`
pub const NEVERC_BINARY_SEGMENT_READ: u64 = 1;
/// `NEVERC_BINARY_SEGMENT_WRITE`
pub const NEVERC_BINARY_SEGMENT_WRITE: u64 = 2;
/// `NEVERC_BINARY_SEGMENT_EXECUTE`
pub const NEVERC_BINARY_SEGMENT_EXECUTE: u64 = 4;
/// `NevercLinkProviderFlags`
pub type NevercLinkProviderFlags = u64;
/// `NEVERC_LINK_PROVIDER_DETERMINISTIC`
pub const NEVERC_LINK_PROVIDER_DETERMINISTIC: u64 = 1;
/// `NEVERC_LINK_PROVIDER_CACHEABLE`
pub const NEVERC_LINK_PROVIDER_CACHEABLE: u64 = 2;
/// `NEVERC_LINK_PROVIDER_REPLAY_REQUIRED`
pub const NEVERC_LINK_PROVIDER_REPLAY_REQUIRED: u64 = 4;
/// `NevercBinaryImageState`
pub type NevercBinaryImageState = u32;
/// `NEVERC_BINARY_IMAGE_CANDIDATE`
pub const NEVERC_BINARY_IMAGE_CANDIDATE: u32 = 1;
/// `NEVERC_BINARY_IMAGE_VERIFIED`
pub const NEVERC_BINARY_IMAGE_VERIFIED: u32 = 2;
/// `NEVERC_BINARY_IMAGE_COMMITTED`
pub const NEVERC_BINARY_IMAGE_COMMITTED: u32 = 3;
/// `NEVERC_BINARY_IMAGE_ABORTED`
pub const NEVERC_BINARY_IMAGE_ABORTED: u32 = 4;
/// `NEVERC_BINARY_IMAGE_FAILED_PARTIAL`
pub const NEVERC_BINARY_IMAGE_FAILED_PARTIAL: u32 = 5;
/// `NevercLinkerProviderFn`
pub type NevercLinkerProviderFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, task: NevercTaskHandle, request: *const NevercLinkRequest, inputs: *const NevercRawLinkInputSet, out_candidate: *mut NevercLinkerProductCandidate) -> NevercStatus>;
/// `NevercObjectMergeProviderFn`
pub type NevercObjectMergeProviderFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, task: NevercTaskHandle, request: *const NevercObjectMergeRequest, out_candidate: *mut NevercObjectMergeCandidate) -> NevercStatus>;
/// `NevercBinaryImageVerifierFn`
pub type NevercBinaryImageVerifierFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, task: NevercTaskHandle, request: *const NevercLinkRequest, image: NevercBinaryImageHandle) -> NevercStatus>;
/// `NevercLinkExtension`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkExtension {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `NamespaceID`
    pub namespace_id: NevercInterfaceID,
    /// `Version`
    pub version: u32,
    /// `Required`
    pub required: NevercBool,
    /// `Payload`
    pub payload: NevercByteView,
    /// `Digest`
    pub digest: NevercStringView,
}

/// `NevercRawLinkInput`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercRawLinkInput {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Kind`
    pub kind: NevercLinkInputKind,
    /// `Reserved`
    pub reserved: u32,
    /// `Flags`
    pub flags: NevercLinkInputFlags,
    /// `Ordinal`
    pub ordinal: u64,
    /// `LogicalURI`
    pub logical_uri: NevercStringView,
    /// `AuthorizedBlob`
    pub authorized_blob: NevercByteView,
    /// `ObjectGraph`
    pub object_graph: NevercObjectGraphHandle,
    /// `Artifact`
    pub artifact: NevercArtifactHandle,
    /// `Extensions`
    pub extensions: NevercStructArrayView,
}

/// `NevercRawLinkInputSet`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercRawLinkInputSet {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Inputs`
    pub inputs: NevercStructArrayView,
    /// `OrderDigest`
    pub order_digest: [u8; 32],
}

/// `NevercLinkOptions`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkOptions {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Flags`
    pub flags: NevercLinkOptionFlags,
    /// `EntrySymbol`
    pub entry_symbol: NevercStringView,
    /// `InstallName`
    pub install_name: NevercStringView,
    /// `Soname`
    pub soname: NevercStringView,
    /// `ImageBase`
    pub image_base: u64,
    /// `PageSize`
    pub page_size: u64,
    /// `ThreadBudget`
    pub thread_budget: u32,
    /// `Reserved`
    pub reserved: u32,
    /// `SearchPaths`
    pub search_paths: NevercStructArrayView,
    /// `Libraries`
    pub libraries: NevercStructArrayView,
    /// `Extensions`
    pub extensions: NevercStructArrayView,
}

/// `NevercLinkRequest`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkRequest {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Request`
    pub request: NevercLinkRequestHandle,
    /// `Task`
    pub task: NevercTaskHandle,
    /// `Target`
    pub target: NevercTargetKey,
    /// `InputFormat`
    pub input_format: NevercObjectFormatID,
    /// `OutputFormat`
    pub output_format: NevercObjectFormatID,
    /// `OutputKind`
    pub output_kind: NevercLinkOutputKind,
    /// `Reserved`
    pub reserved: u32,
    /// `OutputURI`
    pub output_uri: NevercStringView,
    /// `Options`
    pub options: NevercLinkOptions,
    /// `RawInputs`
    pub raw_inputs: NevercRawLinkInputSet,
    /// `RequestDigest`
    pub request_digest: [u8; 32],
}

/// `NevercLinkInputInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkInputInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Input`
    pub input: NevercLinkInputHandle,
    /// `Kind`
    pub kind: NevercLinkInputKind,
    /// `Reserved`
    pub reserved: u32,
    /// `Flags`
    pub flags: NevercLinkInputFlags,
    /// `Ordinal`
    pub ordinal: u64,
    /// `LogicalURI`
    pub logical_uri: NevercStringView,
    /// `ContentDigest`
    pub content_digest: [u8; 32],
    /// `ReaderRoute`
    pub reader_route: NevercStringView,
    /// `ObjectGraph`
    pub object_graph: NevercObjectGraphHandle,
    /// `Archive`
    pub archive: NevercLinkArchiveHandle,
    /// `SharedLibrary`
    pub shared_library: NevercLinkSharedLibraryHandle,
    /// `BitcodeModule`
    pub bitcode_module: NevercLinkBitcodeModuleHandle,
    /// `Extensions`
    pub extensions: NevercStructArrayView,
}

/// `NevercLinkGraphInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkGraphInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Graph`
    pub graph: NevercLinkGraphHandle,
    /// `Target`
    pub target: NevercTargetKey,
    /// `FormatID`
    pub format_id: NevercObjectFormatID,
    /// `State`
    pub state: NevercLinkState,
    /// `Reserved`
    pub reserved: u32,
    /// `Generation`
    pub generation: u64,
    /// `InputCount`
    pub input_count: u64,
    /// `ArchiveCount`
    pub archive_count: u64,
    /// `ArchiveMemberCount`
    pub archive_member_count: u64,
    /// `SharedLibraryCount`
    pub shared_library_count: u64,
    /// `BitcodeModuleCount`
    pub bitcode_module_count: u64,
    /// `SectionCount`
    pub section_count: u64,
    /// `AtomCount`
    pub atom_count: u64,
    /// `SymbolCount`
    pub symbol_count: u64,
    /// `EdgeCount`
    pub edge_count: u64,
    /// `ComdatCount`
    pub comdat_count: u64,
    /// `ImportCount`
    pub import_count: u64,
    /// `ExportCount`
    pub export_count: u64,
    /// `UnwindCount`
    pub unwind_count: u64,
    /// `SyntheticCount`
    pub synthetic_count: u64,
    /// `ConstraintCount`
    pub constraint_count: u64,
    /// `SemanticDigest`
    pub semantic_digest: [u8; 32],
}

/// `NevercLinkOrigin`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkOrigin {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Input`
    pub input: NevercLinkInputHandle,
    /// `ArchiveMember`
    pub archive_member: NevercLinkArchiveMemberHandle,
    /// `ObjectGraph`
    pub object_graph: NevercObjectGraphHandle,
    /// `ObjectEntityID`
    pub object_entity_id: u64,
    /// `CreatedByPhase`
    pub created_by_phase: NevercInterfaceID,
    /// `CreatedByProvider`
    pub created_by_provider: NevercStringView,
    /// `LastMutationPhase`
    pub last_mutation_phase: NevercInterfaceID,
    /// `LastMutationPlugin`
    pub last_mutation_plugin: NevercStringView,
}

/// `NevercLinkArchiveInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkArchiveInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Archive`
    pub archive: NevercLinkArchiveHandle,
    /// `Input`
    pub input: NevercLinkInputHandle,
    /// `Name`
    pub name: NevercStringView,
    /// `Thin`
    pub thin: NevercBool,
    /// `Reserved8`
    pub reserved8: [u8; 3],
    /// `Origin`
    pub origin: NevercLinkOrigin,
    /// `Extensions`
    pub extensions: NevercStructArrayView,
}

/// `NevercLinkArchiveMemberInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkArchiveMemberInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Member`
    pub member: NevercLinkArchiveMemberHandle,
    /// `Input`
    pub input: NevercLinkInputHandle,
    /// `Archive`
    pub archive: NevercLinkArchiveHandle,
    /// `Name`
    pub name: NevercStringView,
    /// `Ordinal`
    pub ordinal: u64,
    /// `ContentDigest`
    pub content_digest: [u8; 32],
    /// `Materialized`
    pub materialized: NevercBool,
    /// `Reserved8`
    pub reserved8: [u8; 3],
    /// `MaterializationReason`
    pub materialization_reason: NevercStringView,
    /// `Origin`
    pub origin: NevercLinkOrigin,
    /// `Extensions`
    pub extensions: NevercStructArrayView,
}

/// `NevercLinkSharedLibraryInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkSharedLibraryInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `SharedLibrary`
    pub shared_library: NevercLinkSharedLibraryHandle,
    /// `Input`
    pub input: NevercLinkInputHandle,
    /// `Name`
    pub name: NevercStringView,
    /// `InstallName`
    pub install_name: NevercStringView,
    /// `ContentDigest`
    pub content_digest: [u8; 32],
    /// `Origin`
    pub origin: NevercLinkOrigin,
    /// `Extensions`
    pub extensions: NevercStructArrayView,
}

/// `NevercLinkBitcodeModuleInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkBitcodeModuleInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Module`
    pub module: NevercLinkBitcodeModuleHandle,
    /// `Input`
    pub input: NevercLinkInputHandle,
    /// `Name`
    pub name: NevercStringView,
    /// `ContentDigest`
    pub content_digest: [u8; 32],
    /// `Summary`
    pub summary: NevercHandle,
    /// `Origin`
    pub origin: NevercLinkOrigin,
    /// `Extensions`
    pub extensions: NevercStructArrayView,
}

/// `NevercLinkSectionInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkSectionInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Section`
    pub section: NevercLinkSectionHandle,
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
    /// `Address`
    pub address: u64,
    /// `FileOffset`
    pub file_offset: u64,
    /// `Size`
    pub size: u64,
    /// `Comdat`
    pub comdat: NevercLinkComdatHandle,
    /// `Origin`
    pub origin: NevercLinkOrigin,
    /// `Extensions`
    pub extensions: NevercStructArrayView,
}

/// `NevercLinkAtomInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkAtomInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Atom`
    pub atom: NevercLinkAtomHandle,
    /// `Section`
    pub section: NevercLinkSectionHandle,
    /// `Name`
    pub name: NevercStringView,
    /// `Flags`
    pub flags: NevercLinkAtomFlags,
    /// `Alignment`
    pub alignment: u64,
    /// `Address`
    pub address: u64,
    /// `FileOffset`
    pub file_offset: u64,
    /// `Content`
    pub content: NevercByteView,
    /// `ZeroFillSize`
    pub zero_fill_size: u64,
    /// `Comdat`
    pub comdat: NevercLinkComdatHandle,
    /// `FoldLeader`
    pub fold_leader: NevercLinkAtomHandle,
    /// `Origin`
    pub origin: NevercLinkOrigin,
    /// `Extensions`
    pub extensions: NevercStructArrayView,
}

/// `NevercLinkSymbolInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkSymbolInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Symbol`
    pub symbol: NevercLinkSymbolHandle,
    /// `Name`
    pub name: NevercStringView,
    /// `Version`
    pub version: NevercStringView,
    /// `Binding`
    pub binding: NevercLinkSymbolBinding,
    /// `Visibility`
    pub visibility: NevercLinkSymbolVisibility,
    /// `Definition`
    pub definition: NevercLinkSymbolDefinition,
    /// `Type`
    pub type_: NevercObjectSymbolType,
    /// `Atom`
    pub atom: NevercLinkAtomHandle,
    /// `Value`
    pub value: u64,
    /// `Size`
    pub size: u64,
    /// `IsPrevailing`
    pub is_prevailing: NevercBool,
    /// `IsExported`
    pub is_exported: NevercBool,
    /// `IsImported`
    pub is_imported: NevercBool,
    /// `IsRoot`
    pub is_root: NevercBool,
    /// `Origin`
    pub origin: NevercLinkOrigin,
    /// `Extensions`
    pub extensions: NevercStructArrayView,
}

/// `NevercLinkSymbolResolutionUpdate`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkSymbolResolutionUpdate {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Binding`
    pub binding: NevercLinkSymbolBinding,
    /// `Visibility`
    pub visibility: NevercLinkSymbolVisibility,
    /// `Definition`
    pub definition: NevercLinkSymbolDefinition,
    /// `IsPrevailing`
    pub is_prevailing: NevercBool,
    /// `IsExported`
    pub is_exported: NevercBool,
    /// `Reserved8`
    pub reserved8: [u8; 2],
}

/// `NevercLinkEdgeInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkEdgeInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Edge`
    pub edge: NevercLinkEdgeHandle,
    /// `Kind`
    pub kind: NevercLinkEdgeKind,
    /// `Reserved`
    pub reserved: u32,
    /// `Source`
    pub source: NevercLinkAtomHandle,
    /// `Offset`
    pub offset: u64,
    /// `RelocationKind`
    pub relocation_kind: NevercObjectRelocationKind,
    /// `Width`
    pub width: u32,
    /// `Addend`
    pub addend: i64,
    /// `IsPCRelative`
    pub is_pc_relative: NevercBool,
    /// `IsSigned`
    pub is_signed: NevercBool,
    /// `Reserved8`
    pub reserved8: [u8; 2],
    /// `TargetSymbol`
    pub target_symbol: NevercLinkSymbolHandle,
    /// `TargetAtom`
    pub target_atom: NevercLinkAtomHandle,
    /// `Origin`
    pub origin: NevercLinkOrigin,
    /// `Extensions`
    pub extensions: NevercStructArrayView,
}

/// `NevercLinkComdatInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkComdatInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Comdat`
    pub comdat: NevercLinkComdatHandle,
    /// `Name`
    pub name: NevercStringView,
    /// `Selection`
    pub selection: NevercLinkComdatSelection,
    /// `Reserved`
    pub reserved: u32,
    /// `Selected`
    pub selected: NevercLinkComdatHandle,
    /// `Origin`
    pub origin: NevercLinkOrigin,
    /// `Extensions`
    pub extensions: NevercStructArrayView,
}

/// `NevercLinkImportInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkImportInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Import`
    pub import: NevercLinkImportHandle,
    /// `Name`
    pub name: NevercStringView,
    /// `Library`
    pub library: NevercStringView,
    /// `Symbol`
    pub symbol: NevercLinkSymbolHandle,
    /// `Origin`
    pub origin: NevercLinkOrigin,
    /// `Extensions`
    pub extensions: NevercStructArrayView,
}

/// `NevercLinkExportInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkExportInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Export`
    pub export: NevercLinkExportHandle,
    /// `Name`
    pub name: NevercStringView,
    /// `Symbol`
    pub symbol: NevercLinkSymbolHandle,
    /// `Origin`
    pub origin: NevercLinkOrigin,
    /// `Extensions`
    pub extensions: NevercStructArrayView,
}

/// `NevercLinkUnwindInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkUnwindInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Unwind`
    pub unwind: NevercLinkUnwindHandle,
    /// `Atom`
    pub atom: NevercLinkAtomHandle,
    /// `PersonalitySymbol`
    pub personality_symbol: NevercLinkSymbolHandle,
    /// `Origin`
    pub origin: NevercLinkOrigin,
    /// `Extensions`
    pub extensions: NevercStructArrayView,
}

/// `NevercLinkSyntheticInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkSyntheticInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Synthetic`
    pub synthetic: NevercLinkSyntheticHandle,
    /// `Role`
    pub role: NevercStringView,
    /// `Section`
    pub section: NevercLinkSectionHandle,
    /// `Atom`
    pub atom: NevercLinkAtomHandle,
    /// `Origin`
    pub origin: NevercLinkOrigin,
    /// `Extensions`
    pub extensions: NevercStructArrayView,
}

/// `NevercLinkConstraintInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkConstraintInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Constraint`
    pub constraint: NevercLinkConstraintHandle,
    /// `Kind`
    pub kind: NevercStringView,
    /// `SubjectID`
    pub subject_id: u64,
    /// `Value`
    pub value: u64,
    /// `Required`
    pub required: NevercBool,
    /// `Reserved8`
    pub reserved8: [u8; 3],
    /// `Origin`
    pub origin: NevercLinkOrigin,
    /// `Extensions`
    pub extensions: NevercStructArrayView,
}

/// `NevercLinkEntityPage`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkEntityPage {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Data`
    pub data: *mut c_void,
    /// `ElementCapacity`
    pub element_capacity: u64,
    /// `ElementStride`
    pub element_stride: u64,
    /// `OutCount`
    pub out_count: u64,
    /// `NextCursor`
    pub next_cursor: u64,
    /// `HasMore`
    pub has_more: NevercBool,
    /// `Reserved`
    pub reserved: u32,
}

/// `NevercLinkProofInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkProofInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Proof`
    pub proof: NevercLinkProofHandle,
    /// `Graph`
    pub graph: NevercLinkGraphHandle,
    /// `State`
    pub state: NevercLinkState,
    /// `Reserved`
    pub reserved: u32,
    /// `GraphGeneration`
    pub graph_generation: u64,
    /// `TargetID`
    pub target_id: NevercTargetID,
    /// `FormatID`
    pub format_id: NevercObjectFormatID,
    /// `OutputArtifact`
    pub output_artifact: NevercInterfaceID,
    /// `RouteDigest`
    pub route_digest: [u8; 32],
    /// `SemanticDigest`
    pub semantic_digest: [u8; 32],
    /// `ImageBase`
    pub image_base: u64,
    /// `EntryAddress`
    pub entry_address: u64,
}

/// `NevercLinkPhaseGraphInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkPhaseGraphInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Link`
    pub link: *const NevercLinkAPI,
    /// `Graph`
    pub graph: NevercLinkGraphHandle,
    /// `Proof`
    pub proof: NevercLinkProofHandle,
    /// `State`
    pub state: NevercLinkState,
    /// `Reserved`
    pub reserved: u32,
    /// `Generation`
    pub generation: u64,
}

/// `NevercLinkPhaseImageInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkPhaseImageInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Link`
    pub link: *const NevercLinkAPI,
    /// `Image`
    pub image: NevercBinaryImageHandle,
    /// `Outputs`
    pub outputs: NevercOutputBundleHandle,
    /// `State`
    pub state: NevercBinaryImageState,
    /// `Reserved`
    pub reserved: u32,
    /// `Generation`
    pub generation: u64,
}

/// `NevercBinarySegmentInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercBinarySegmentInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Segment`
    pub segment: NevercBinarySegmentHandle,
    /// `Name`
    pub name: NevercStringView,
    /// `Flags`
    pub flags: NevercBinarySegmentFlags,
    /// `Address`
    pub address: u64,
    /// `MemorySize`
    pub memory_size: u64,
    /// `FileOffset`
    pub file_offset: u64,
    /// `FileSize`
    pub file_size: u64,
    /// `Alignment`
    pub alignment: u64,
}

/// `NevercBinarySectionInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercBinarySectionInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Section`
    pub section: NevercBinarySectionHandle,
    /// `Segment`
    pub segment: NevercBinarySegmentHandle,
    /// `Name`
    pub name: NevercStringView,
    /// `Kind`
    pub kind: NevercObjectSectionKind,
    /// `Reserved`
    pub reserved: u32,
    /// `Flags`
    pub flags: NevercObjectSectionFlags,
    /// `Address`
    pub address: u64,
    /// `MemorySize`
    pub memory_size: u64,
    /// `FileOffset`
    pub file_offset: u64,
    /// `FileSize`
    pub file_size: u64,
    /// `Alignment`
    pub alignment: u64,
}

/// `NevercBinaryImageInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercBinaryImageInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Image`
    pub image: NevercBinaryImageHandle,
    /// `State`
    pub state: NevercBinaryImageState,
    /// `OutputKind`
    pub output_kind: NevercLinkOutputKind,
    /// `TargetID`
    pub target_id: NevercTargetID,
    /// `FormatID`
    pub format_id: NevercObjectFormatID,
    /// `EntryAddress`
    pub entry_address: u64,
    /// `ImageBase`
    pub image_base: u64,
    /// `Size`
    pub size: u64,
    /// `SegmentCount`
    pub segment_count: u64,
    /// `SectionCount`
    pub section_count: u64,
    /// `ImportCount`
    pub import_count: u64,
    /// `ExportCount`
    pub export_count: u64,
    /// `DynamicRelocationCount`
    pub dynamic_relocation_count: u64,
    /// `ContentDigest`
    pub content_digest: [u8; 32],
    /// `Binary`
    pub binary: *const NevercMutableBinaryAPI,
    /// `Builder`
    pub builder: NevercMutableBinaryBuilderHandle,
    /// `Extensions`
    pub extensions: NevercStructArrayView,
}

/// `NevercLinkerProductCandidate`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkerProductCandidate {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Image`
    pub image: NevercBinaryImageHandle,
    /// `Outputs`
    pub outputs: NevercOutputBundleHandle,
    /// `ProductID`
    pub product_id: NevercInterfaceID,
    /// `ProducerRouteDigest`
    pub producer_route_digest: [u8; 32],
}

/// `NevercObjectMergeInput`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercObjectMergeInput {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Object`
    pub object: *const NevercObjectAPI,
    /// `Graph`
    pub graph: NevercObjectGraphHandle,
}

/// `NevercObjectMergeRequest`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercObjectMergeRequest {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Task`
    pub task: NevercTaskHandle,
    /// `Target`
    pub target: NevercTargetKey,
    /// `FormatID`
    pub format_id: NevercObjectFormatID,
    /// `Objects`
    pub objects: NevercStructArrayView,
    /// `Flags`
    pub flags: NevercLinkOptionFlags,
    /// `Extensions`
    pub extensions: NevercStructArrayView,
    /// `OutputObject`
    pub output_object: *const NevercObjectAPI,
    /// `OutputGraph`
    pub output_graph: NevercObjectGraphHandle,
    /// `OutputMutation`
    pub output_mutation: NevercObjectMutationHandle,
}

/// `NevercObjectMergeCandidate`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercObjectMergeCandidate {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Object`
    pub object: NevercObjectGraphHandle,
    /// `ProductID`
    pub product_id: NevercInterfaceID,
    /// `ProducerRouteDigest`
    pub producer_route_digest: [u8; 32],
}

/// `NevercLinkerProviderDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkerProviderDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `ProviderID`
    pub provider_id: NevercStringView,
    /// `TargetID`
    pub target_id: NevercTargetID,
    /// `InputFormat`
    pub input_format: NevercObjectFormatID,
    /// `OutputFormat`
    pub output_format: NevercObjectFormatID,
    /// `OutputKind`
    pub output_kind: NevercLinkOutputKind,
    /// `Reserved`
    pub reserved: u32,
    /// `Flags`
    pub flags: NevercLinkProviderFlags,
    /// `CompatibilityKey`
    pub compatibility_key: NevercStringView,
    /// `ProductID`
    pub product_id: NevercInterfaceID,
    /// `Link`
    pub link: NevercLinkerProviderFn,
    /// `VerifyImage`
    pub verify_image: NevercBinaryImageVerifierFn,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
}

/// `NevercObjectMergeProviderDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercObjectMergeProviderDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `ProviderID`
    pub provider_id: NevercStringView,
    /// `TargetID`
    pub target_id: NevercTargetID,
    /// `FormatID`
    pub format_id: NevercObjectFormatID,
    /// `Flags`
    pub flags: NevercLinkProviderFlags,
    /// `CompatibilityKey`
    pub compatibility_key: NevercStringView,
    /// `ProductID`
    pub product_id: NevercInterfaceID,
    /// `Merge`
    pub merge: NevercObjectMergeProviderFn,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
}

/// `NevercBinaryImageVerifierDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercBinaryImageVerifierDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `VerifierID`
    pub verifier_id: NevercStringView,
    /// `TargetID`
    pub target_id: NevercTargetID,
    /// `FormatID`
    pub format_id: NevercObjectFormatID,
    /// `OutputKind`
    pub output_kind: NevercLinkOutputKind,
    /// `Reserved`
    pub reserved: u32,
    /// `Verify`
    pub verify: NevercBinaryImageVerifierFn,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
}

/// The link graph: inputs, sections, symbols, relocations, image.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `GetRequest`
    pub get_request: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, request: NevercLinkRequestHandle, out_request: *mut NevercLinkRequest) -> NevercStatus>,
    /// `GetGraphInfo`
    pub get_graph_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, out_info: *mut NevercLinkGraphInfo) -> NevercStatus>,
    /// `GetInputPage`
    pub get_input_page: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus>,
    /// `GetArchivePage`
    pub get_archive_page: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus>,
    /// `GetArchiveMemberPage`
    pub get_archive_member_page: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus>,
    /// `GetSharedLibraryPage`
    pub get_shared_library_page: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus>,
    /// `GetBitcodeModulePage`
    pub get_bitcode_module_page: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus>,
    /// `GetSectionPage`
    pub get_section_page: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus>,
    /// `GetAtomPage`
    pub get_atom_page: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus>,
    /// `GetSymbolPage`
    pub get_symbol_page: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus>,
    /// `GetEdgePage`
    pub get_edge_page: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus>,
    /// `GetComdatPage`
    pub get_comdat_page: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus>,
    /// `GetImportPage`
    pub get_import_page: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus>,
    /// `GetExportPage`
    pub get_export_page: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus>,
    /// `GetUnwindPage`
    pub get_unwind_page: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus>,
    /// `GetSyntheticPage`
    pub get_synthetic_page: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus>,
    /// `GetConstraintPage`
    pub get_constraint_page: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus>,
    /// `GetInputInfo`
    pub get_input_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, input: NevercLinkInputHandle, out_info: *mut NevercLinkInputInfo) -> NevercStatus>,
    /// `GetArchiveInfo`
    pub get_archive_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, archive: NevercLinkArchiveHandle, out_info: *mut NevercLinkArchiveInfo) -> NevercStatus>,
    /// `GetArchiveMemberInfo`
    pub get_archive_member_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, member: NevercLinkArchiveMemberHandle, out_info: *mut NevercLinkArchiveMemberInfo) -> NevercStatus>,
    /// `GetSharedLibraryInfo`
    pub get_shared_library_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, shared_library: NevercLinkSharedLibraryHandle, out_info: *mut NevercLinkSharedLibraryInfo) -> NevercStatus>,
    /// `GetBitcodeModuleInfo`
    pub get_bitcode_module_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, module: NevercLinkBitcodeModuleHandle, out_info: *mut NevercLinkBitcodeModuleInfo) -> NevercStatus>,
    /// `GetSectionInfo`
    pub get_section_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, section: NevercLinkSectionHandle, out_info: *mut NevercLinkSectionInfo) -> NevercStatus>,
    /// `GetAtomInfo`
    pub get_atom_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, atom: NevercLinkAtomHandle, out_info: *mut NevercLinkAtomInfo) -> NevercStatus>,
    /// `GetSymbolInfo`
    pub get_symbol_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, symbol: NevercLinkSymbolHandle, out_info: *mut NevercLinkSymbolInfo) -> NevercStatus>,
    /// `GetEdgeInfo`
    pub get_edge_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, edge: NevercLinkEdgeHandle, out_info: *mut NevercLinkEdgeInfo) -> NevercStatus>,
    /// `GetComdatInfo`
    pub get_comdat_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, comdat: NevercLinkComdatHandle, out_info: *mut NevercLinkComdatInfo) -> NevercStatus>,
    /// `GetImportInfo`
    pub get_import_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, import: NevercLinkImportHandle, out_info: *mut NevercLinkImportInfo) -> NevercStatus>,
    /// `GetExportInfo`
    pub get_export_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, export: NevercLinkExportHandle, out_info: *mut NevercLinkExportInfo) -> NevercStatus>,
    /// `GetUnwindInfo`
    pub get_unwind_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, unwind: NevercLinkUnwindHandle, out_info: *mut NevercLinkUnwindInfo) -> NevercStatus>,
    /// `GetSyntheticInfo`
    pub get_synthetic_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, synthetic: NevercLinkSyntheticHandle, out_info: *mut NevercLinkSyntheticInfo) -> NevercStatus>,
    /// `GetConstraintInfo`
    pub get_constraint_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, constraint: NevercLinkConstraintHandle, out_info: *mut NevercLinkConstraintInfo) -> NevercStatus>,
    /// `GetProofInfo`
    pub get_proof_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, proof: NevercLinkProofHandle, out_info: *mut NevercLinkProofInfo) -> NevercStatus>,
    /// `GetBinaryImageInfo`
    pub get_binary_image_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, image: NevercBinaryImageHandle, out_info: *mut NevercBinaryImageInfo) -> NevercStatus>,
    /// `GetBinarySegmentPage`
    pub get_binary_segment_page: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, image: NevercBinaryImageHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus>,
    /// `GetBinarySectionPage`
    pub get_binary_section_page: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, image: NevercBinaryImageHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus>,
    /// `BeginMutation`
    pub begin_mutation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, out_mutation: *mut NevercLinkMutationHandle) -> NevercStatus>,
    /// `CommitMutation`
    pub commit_mutation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle) -> NevercStatus>,
    /// `AbandonMutation`
    pub abandon_mutation: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle) -> NevercStatus>,
    /// `RebindSymbol`
    pub rebind_symbol: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, symbol: NevercLinkSymbolHandle, atom: NevercLinkAtomHandle) -> NevercStatus>,
    /// `RetargetEdge`
    pub retarget_edge: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, edge: NevercLinkEdgeHandle, target_symbol: NevercLinkSymbolHandle, target_atom: NevercLinkAtomHandle) -> NevercStatus>,
    /// `SetSymbolRoot`
    pub set_symbol_root: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, symbol: NevercLinkSymbolHandle, root: NevercBool) -> NevercStatus>,
    /// `SetAtomLive`
    pub set_atom_live: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, atom: NevercLinkAtomHandle, live: NevercBool) -> NevercStatus>,
    /// `SetFoldLeader`
    pub set_fold_leader: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, atom: NevercLinkAtomHandle, leader: NevercLinkAtomHandle) -> NevercStatus>,
    /// `ReplaceAtomContent`
    pub replace_atom_content: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, atom: NevercLinkAtomHandle, content: NevercByteView, zero_fill_size: u64) -> NevercStatus>,
    /// `CreateSynthetic`
    pub create_synthetic: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, descriptor: *const NevercLinkSyntheticInfo, out_synthetic: *mut NevercLinkSyntheticHandle) -> NevercStatus>,
    /// `ReplaceSynthetic`
    pub replace_synthetic: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, synthetic: NevercLinkSyntheticHandle, descriptor: *const NevercLinkSyntheticInfo) -> NevercStatus>,
    /// `EraseSynthetic`
    pub erase_synthetic: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, synthetic: NevercLinkSyntheticHandle) -> NevercStatus>,
    /// `CreateConstraint`
    pub create_constraint: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, descriptor: *const NevercLinkConstraintInfo, out_constraint: *mut NevercLinkConstraintHandle) -> NevercStatus>,
    /// `ReplaceConstraint`
    pub replace_constraint: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, constraint: NevercLinkConstraintHandle, descriptor: *const NevercLinkConstraintInfo) -> NevercStatus>,
    /// `EraseConstraint`
    pub erase_constraint: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, constraint: NevercLinkConstraintHandle) -> NevercStatus>,
    /// `SetSymbolResolution`
    pub set_symbol_resolution: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, symbol: NevercLinkSymbolHandle, update: *const NevercLinkSymbolResolutionUpdate) -> NevercStatus>,
}

/// Linkers and link steps of plugins.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkRegistrarAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `RegisterLinkerProvider`
    pub register_linker_provider: Option<unsafe extern "C-unwind" fn(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercLinkerProviderDescriptor) -> NevercStatus>,
    /// `RegisterObjectMergeProvider`
    pub register_object_merge_provider: Option<unsafe extern "C-unwind" fn(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercObjectMergeProviderDescriptor) -> NevercStatus>,
    /// `RegisterBinaryImageVerifier`
    pub register_binary_image_verifier: Option<unsafe extern "C-unwind" fn(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercBinaryImageVerifierDescriptor) -> NevercStatus>,
}

/// Artifacts of the link phases.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLinkPhaseAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `GetGraph`
    pub get_graph: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, artifact: NevercArtifactHandle, out_info: *mut NevercLinkPhaseGraphInfo) -> NevercStatus>,
    /// `PublishGraph`
    pub publish_graph: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, graph: NevercLinkGraphHandle, out_artifact: *mut NevercArtifactHandle) -> NevercStatus>,
    /// `GetImage`
    pub get_image: Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, artifact: NevercArtifactHandle, out_info: *mut NevercLinkPhaseImageInfo) -> NevercStatus>,
}

