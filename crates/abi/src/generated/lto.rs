// Made from abi/registry by `./x abi`; do not edit.
//! Declarations of `PluginLTO.h`.

#[allow(unused_imports)]
use super::*;

/// `NEVERC_LTO_API_MAJOR`
pub const NEVERC_LTO_API_MAJOR: u16 = 1;
/// `NEVERC_LTO_API_MINOR`
pub const NEVERC_LTO_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_LTO_HIGH`
pub const NEVERC_INTERFACE_LTO_HIGH: u64 = 0x4e43504c544f0001;
/// `NEVERC_INTERFACE_LTO_LOW`
pub const NEVERC_INTERFACE_LTO_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_LTO`
pub const NEVERC_INTERFACE_LTO: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_LTO_HIGH, low: NEVERC_INTERFACE_LTO_LOW };
/// `NEVERC_LTO_INTERFACE_STABILITY`
pub const NEVERC_LTO_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NEVERC_LTO_REGISTRAR_API_MAJOR`
pub const NEVERC_LTO_REGISTRAR_API_MAJOR: u16 = 1;
/// `NEVERC_LTO_REGISTRAR_API_MINOR`
pub const NEVERC_LTO_REGISTRAR_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_LTO_REGISTRAR_HIGH`
pub const NEVERC_INTERFACE_LTO_REGISTRAR_HIGH: u64 = 0x4e43504c544f5201;
/// `NEVERC_INTERFACE_LTO_REGISTRAR_LOW`
pub const NEVERC_INTERFACE_LTO_REGISTRAR_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_LTO_REGISTRAR`
pub const NEVERC_INTERFACE_LTO_REGISTRAR: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_LTO_REGISTRAR_HIGH, low: NEVERC_INTERFACE_LTO_REGISTRAR_LOW };
/// `NEVERC_LTO_REGISTRAR_INTERFACE_STABILITY`
pub const NEVERC_LTO_REGISTRAR_INTERFACE_STABILITY: u32 = NEVERC_INTERFACE_STABLE;
/// `NevercLTORequestHandle`
pub type NevercLTORequestHandle = NevercHandle;
/// `NevercLTOModuleHandle`
pub type NevercLTOModuleHandle = NevercHandle;
/// `NevercLTOSummaryHandle`
pub type NevercLTOSummaryHandle = NevercHandle;
/// `NevercLTOInputModuleHandle`
pub type NevercLTOInputModuleHandle = NevercHandle;
/// `NevercLTOResolutionHandle`
pub type NevercLTOResolutionHandle = NevercHandle;
/// `NevercLTOProviderHandle`
pub type NevercLTOProviderHandle = NevercHandle;
/// `NevercLTOCacheEntryHandle`
pub type NevercLTOCacheEntryHandle = NevercHandle;
/// `NevercLTOProductHandle`
pub type NevercLTOProductHandle = NevercHandle;
/// `NevercLTOType`
pub type NevercLTOType = u32;
/// `NEVERC_LTO_NONE`
pub const NEVERC_LTO_NONE: u32 = 0;
/// `NEVERC_LTO_FULL`
pub const NEVERC_LTO_FULL: u32 = 1;
/// `NEVERC_LTO_THIN`
pub const NEVERC_LTO_THIN: u32 = 2;
/// `NevercLTOMode`
pub type NevercLTOMode = NevercLTOType;
/// `NevercLTOCacheScope`
pub type NevercLTOCacheScope = u32;
/// `NEVERC_LTO_CACHE_DISABLED`
pub const NEVERC_LTO_CACHE_DISABLED: u32 = 0;
/// `NEVERC_LTO_CACHE_TASK`
pub const NEVERC_LTO_CACHE_TASK: u32 = 1;
/// `NEVERC_LTO_CACHE_LOCAL_SHARED`
pub const NEVERC_LTO_CACHE_LOCAL_SHARED: u32 = 2;
/// `NEVERC_LTO_CACHE_REMOTE_SHARED`
pub const NEVERC_LTO_CACHE_REMOTE_SHARED: u32 = 3;
/// `NevercLTOOptionFlags`
pub type NevercLTOOptionFlags = u64;
/// `NEVERC_LTO_OPTION_NONE`
pub const NEVERC_LTO_OPTION_NONE: u64 = 0;
/// `NEVERC_LTO_OPTION_EMIT_OPTIMIZED_BITCODE`
pub const NEVERC_LTO_OPTION_EMIT_OPTIMIZED_BITCODE: u64 = 1;
/// `NEVERC_LTO_OPTION_EMIT_INDEX`
pub const NEVERC_LTO_OPTION_EMIT_INDEX: u64 = 2;
/// `NEVERC_LTO_OPTION_SAVE_TEMPS`
pub const NEVERC_LTO_OPTION_SAVE_TEMPS: u64 = 4;
/// `NEVERC_LTO_OPTION_WHOLE_PROGRAM_VISIBILITY`
pub const NEVERC_LTO_OPTION_WHOLE_PROGRAM_VISIBILITY: u64 = 8;
/// `NEVERC_LTO_OPTION_UNIFIED_LTO`
pub const NEVERC_LTO_OPTION_UNIFIED_LTO: u64 = 16;
/// `NEVERC_LTO_OPTION_DETERMINISTIC`
pub const NEVERC_LTO_OPTION_DETERMINISTIC: u64 = 32;
/// `NevercLTOSymbolResolutionFlags`
pub type NevercLTOSymbolResolutionFlags = u64;
/// `NEVERC_LTO_SYMBOL_PREVAILING`
pub const NEVERC_LTO_SYMBOL_PREVAILING: u64 = 1;
/// `NEVERC_LTO_SYMBOL_VISIBLE_TO_REGULAR_OBJECT`
pub const NEVERC_LTO_SYMBOL_VISIBLE_TO_REGULAR_OBJECT: u64 = 2;
/// `NEVERC_LTO_SYMBOL_EXPORTED`
pub const NEVERC_LTO_SYMBOL_EXPORTED: u64 = 4;
/// `NEVERC_LTO_SYMBOL_FINAL_DEFINITION`
pub const NEVERC_LTO_SYMBOL_FINAL_DEFINITION: u64 = 8;
/// `NEVERC_LTO_SYMBOL_CAN_INLINE`
pub const NEVERC_LTO_SYMBOL_CAN_INLINE: u64 = 16;
/// `NEVERC_LTO_SYMBOL_CAN_INTERNALIZE`
pub const NEVERC_LTO_SYMBOL_CAN_INTERNALIZE: u64 = 32;
/// `NEVERC_LTO_SYMBOL_LINKER_REDEFINED`
pub const NEVERC_LTO_SYMBOL_LINKER_REDEFINED: u64 = 64;
/// `NEVERC_LTO_SYMBOL_REFERENCED_BY_REGULAR_OBJECT`
pub const NEVERC_LTO_SYMBOL_REFERENCED_BY_REGULAR_OBJECT: u64 = 128;
/// `NevercLTOProviderFlags`
pub type NevercLTOProviderFlags = u64;
/// `NEVERC_LTO_PROVIDER_FULL`
pub const NEVERC_LTO_PROVIDER_FULL: u64 = 1;
/// `NEVERC_LTO_PROVIDER_THIN`
pub const NEVERC_LTO_PROVIDER_THIN: u64 = 2;
/// `NEVERC_LTO_PROVIDER_DETERMINISTIC`
pub const NEVERC_LTO_PROVIDER_DETERMINISTIC: u64 = 4;
/// `NEVERC_LTO_PROVIDER_CACHEABLE`
pub const NEVERC_LTO_PROVIDER_CACHEABLE: u64 = 8;
/// `NEVERC_LTO_PROVIDER_REPLAY_REQUIRED`
pub const NEVERC_LTO_PROVIDER_REPLAY_REQUIRED: u64 = 16;
/// `NevercLTOBuildCacheKeyFn`
pub type NevercLTOBuildCacheKeyFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, task: NevercTaskHandle, request: *const NevercLTORequest, output_key: NevercMutableByteView, out_key_size: *mut u64) -> NevercStatus>;
/// `NevercLTOCodegenFn`
pub type NevercLTOCodegenFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void, task: NevercTaskHandle, request: *const NevercLTORequest, out_candidate: *mut NevercLTOProductCandidate) -> NevercStatus>;
/// `NevercLTOInputModuleInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLTOInputModuleInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Module`
    pub module: NevercLTOInputModuleHandle,
    /// `LinkInput`
    pub link_input: NevercLinkInputHandle,
    /// `BitcodeArtifact`
    pub bitcode_artifact: NevercArtifactHandle,
    /// `LogicalURI`
    pub logical_uri: NevercStringView,
    /// `ModuleIdentifier`
    pub module_identifier: NevercStringView,
    /// `DataLayout`
    pub data_layout: NevercStringView,
    /// `ContentDigest`
    pub content_digest: [u8; 32],
    /// `SymbolCount`
    pub symbol_count: u64,
    /// `Extensions`
    pub extensions: NevercStructArrayView,
}

/// `NevercLTOSymbolResolution`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLTOSymbolResolution {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Resolution`
    pub resolution: NevercLTOResolutionHandle,
    /// `Module`
    pub module: NevercLTOInputModuleHandle,
    /// `SymbolName`
    pub symbol_name: NevercStringView,
    /// `LinkSymbol`
    pub link_symbol: NevercLinkSymbolHandle,
    /// `Flags`
    pub flags: NevercLTOSymbolResolutionFlags,
    /// `ComdatName`
    pub comdat_name: NevercStringView,
    /// `Version`
    pub version: NevercStringView,
    /// `Extensions`
    pub extensions: NevercStructArrayView,
}

/// `NevercLTOOptions`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLTOOptions {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Mode`
    pub mode: NevercLTOMode,
    /// `CacheScope`
    pub cache_scope: NevercLTOCacheScope,
    /// `Flags`
    pub flags: NevercLTOOptionFlags,
    /// `OptimizationLevel`
    pub optimization_level: u32,
    /// `CodeGenOptimizationLevel`
    pub code_gen_optimization_level: u32,
    /// `ThreadBudget`
    pub thread_budget: u32,
    /// `ThinBackendPartitions`
    pub thin_backend_partitions: u32,
    /// `CPU`
    pub cpu: NevercStringView,
    /// `Features`
    pub features: NevercStringView,
    /// `CacheNamespace`
    pub cache_namespace: NevercStringView,
    /// `Extensions`
    pub extensions: NevercStructArrayView,
}

/// `NevercLTORequest`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLTORequest {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Request`
    pub request: NevercLTORequestHandle,
    /// `Task`
    pub task: NevercTaskHandle,
    /// `LinkRequest`
    pub link_request: NevercLinkRequestHandle,
    /// `LinkGraph`
    pub link_graph: NevercLinkGraphHandle,
    /// `Target`
    pub target: NevercTargetKey,
    /// `OutputFormat`
    pub output_format: NevercObjectFormatID,
    /// `Options`
    pub options: NevercLTOOptions,
    /// `Modules`
    pub modules: NevercStructArrayView,
    /// `Resolutions`
    pub resolutions: NevercStructArrayView,
    /// `ResolutionDigest`
    pub resolution_digest: [u8; 32],
    /// `RequestDigest`
    pub request_digest: [u8; 32],
}

/// `NevercLTOObjectProduct`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLTOObjectProduct {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `SourceModule`
    pub source_module: NevercLTOInputModuleHandle,
    /// `ObjectGraph`
    pub object_graph: NevercObjectGraphHandle,
    /// `ObjectArtifact`
    pub object_artifact: NevercArtifactHandle,
    /// `LogicalName`
    pub logical_name: NevercStringView,
    /// `ContentDigest`
    pub content_digest: [u8; 32],
    /// `Extensions`
    pub extensions: NevercStructArrayView,
}

/// `NevercLTOProductCandidate`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLTOProductCandidate {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Product`
    pub product: NevercLTOProductHandle,
    /// `Objects`
    pub objects: NevercStructArrayView,
    /// `OptimizedBitcode`
    pub optimized_bitcode: NevercArtifactHandle,
    /// `ThinIndex`
    pub thin_index: NevercArtifactHandle,
    /// `CacheKey`
    pub cache_key: NevercStringView,
    /// `ProductID`
    pub product_id: NevercInterfaceID,
    /// `ProducerRouteDigest`
    pub producer_route_digest: [u8; 32],
}

/// `NevercLTOProviderDescriptor`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLTOProviderDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `ProviderID`
    pub provider_id: NevercStringView,
    /// `TargetID`
    pub target_id: NevercTargetID,
    /// `Flags`
    pub flags: NevercLTOProviderFlags,
    /// `CompatibilityKey`
    pub compatibility_key: NevercStringView,
    /// `ProductID`
    pub product_id: NevercInterfaceID,
    /// `BuildCacheKey`
    pub build_cache_key: NevercLTOBuildCacheKeyFn,
    /// `Codegen`
    pub codegen: NevercLTOCodegenFn,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
}

/// Requests and products of link-time optimization.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLTOAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `GetRequest`
    pub get_request: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, request: NevercLTORequestHandle, out_request: *mut NevercLTORequest) -> NevercStatus>,
    /// `GetModulePage`
    pub get_module_page: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, request: NevercLTORequestHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus>,
    /// `GetResolutionPage`
    pub get_resolution_page: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, request: NevercLTORequestHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus>,
    /// `GetModuleInfo`
    pub get_module_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, module: NevercLTOInputModuleHandle, out_info: *mut NevercLTOInputModuleInfo) -> NevercStatus>,
    /// `GetResolutionInfo`
    pub get_resolution_info: Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, resolution: NevercLTOResolutionHandle, out_info: *mut NevercLTOSymbolResolution) -> NevercStatus>,
}

/// Link-time optimizers of plugins.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercLTORegistrarAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `RegisterProvider`
    pub register_provider: Option<unsafe extern "C-unwind" fn(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercLTOProviderDescriptor) -> NevercStatus>,
}

