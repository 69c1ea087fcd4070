// Made from abi/registry by `./x abi`; do not edit.
//! Declarations of `PluginSource.h`.

#[allow(unused_imports)]
use super::*;

/// `NEVERC_IO_API_MAJOR`
pub const NEVERC_IO_API_MAJOR: u16 = 1;
/// `NEVERC_IO_API_MINOR`
pub const NEVERC_IO_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_IO_HIGH`
pub const NEVERC_INTERFACE_IO_HIGH: u64 = 0x4e4350494f000001;
/// `NEVERC_INTERFACE_IO_LOW`
pub const NEVERC_INTERFACE_IO_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_IO`
pub const NEVERC_INTERFACE_IO: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_IO_HIGH, low: NEVERC_INTERFACE_IO_LOW };
/// `NEVERC_SOURCE_LOCATION_API_MAJOR`
pub const NEVERC_SOURCE_LOCATION_API_MAJOR: u16 = 1;
/// `NEVERC_SOURCE_LOCATION_API_MINOR`
pub const NEVERC_SOURCE_LOCATION_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_SOURCE_LOCATION_HIGH`
pub const NEVERC_INTERFACE_SOURCE_LOCATION_HIGH: u64 = 0x4e43505352430001;
/// `NEVERC_INTERFACE_SOURCE_LOCATION_LOW`
pub const NEVERC_INTERFACE_SOURCE_LOCATION_LOW: u64 = 0x0000000000000001;
/// `NEVERC_INTERFACE_SOURCE_LOCATION`
pub const NEVERC_INTERFACE_SOURCE_LOCATION: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_SOURCE_LOCATION_HIGH, low: NEVERC_INTERFACE_SOURCE_LOCATION_LOW };
/// `NEVERC_SOURCE_API_MAJOR`
pub const NEVERC_SOURCE_API_MAJOR: u16 = 1;
/// `NEVERC_SOURCE_API_MINOR`
pub const NEVERC_SOURCE_API_MINOR: u16 = 0;
/// `NEVERC_ARTIFACT_SOURCE_INPUT_HIGH`
pub const NEVERC_ARTIFACT_SOURCE_INPUT_HIGH: u64 = 0x4e43415246524e01;
/// `NEVERC_ARTIFACT_SOURCE_INPUT_LOW`
pub const NEVERC_ARTIFACT_SOURCE_INPUT_LOW: u64 = 0x0000000000001001;
/// `NEVERC_ARTIFACT_SOURCE_UNIT_HIGH`
pub const NEVERC_ARTIFACT_SOURCE_UNIT_HIGH: u64 = 0x4e43415246524e01;
/// `NEVERC_ARTIFACT_SOURCE_UNIT_LOW`
pub const NEVERC_ARTIFACT_SOURCE_UNIT_LOW: u64 = 0x0000000000001002;
/// `NEVERC_ARTIFACT_SOURCE_OUTPUT_SINK_HIGH`
pub const NEVERC_ARTIFACT_SOURCE_OUTPUT_SINK_HIGH: u64 = 0x4e43415246524e01;
/// `NEVERC_ARTIFACT_SOURCE_OUTPUT_SINK_LOW`
pub const NEVERC_ARTIFACT_SOURCE_OUTPUT_SINK_LOW: u64 = 0x0000000000001003;
/// `NevercSourceInputKind`
pub type NevercSourceInputKind = u32;
/// `NEVERC_SOURCE_INPUT_FILE`
pub const NEVERC_SOURCE_INPUT_FILE: u32 = 1;
/// `NEVERC_SOURCE_INPUT_BUFFER`
pub const NEVERC_SOURCE_INPUT_BUFFER: u32 = 2;
/// `NevercSourceLocationKind`
pub type NevercSourceLocationKind = u32;
/// `NEVERC_SOURCE_LOCATION_FILE`
pub const NEVERC_SOURCE_LOCATION_FILE: u32 = 1;
/// `NEVERC_SOURCE_LOCATION_MACRO`
pub const NEVERC_SOURCE_LOCATION_MACRO: u32 = 2;
/// `NevercSourceRangeKind`
pub type NevercSourceRangeKind = u32;
/// `NEVERC_SOURCE_RANGE_CHARACTER`
pub const NEVERC_SOURCE_RANGE_CHARACTER: u32 = 1;
/// `NEVERC_SOURCE_RANGE_TOKEN`
pub const NEVERC_SOURCE_RANGE_TOKEN: u32 = 2;
/// `NevercFileCharacteristic`
pub type NevercFileCharacteristic = u32;
/// `NEVERC_FILE_CHARACTERISTIC_USER`
pub const NEVERC_FILE_CHARACTERISTIC_USER: u32 = 0;
/// `NEVERC_FILE_CHARACTERISTIC_SYSTEM`
pub const NEVERC_FILE_CHARACTERISTIC_SYSTEM: u32 = 1;
/// `NEVERC_FILE_CHARACTERISTIC_EXTERN_C_SYSTEM`
pub const NEVERC_FILE_CHARACTERISTIC_EXTERN_C_SYSTEM: u32 = 2;
/// `NevercVFSFileType`
pub type NevercVFSFileType = u32;
/// `NEVERC_VFS_FILE_UNKNOWN`
pub const NEVERC_VFS_FILE_UNKNOWN: u32 = 0;
/// `NEVERC_VFS_FILE_REGULAR`
pub const NEVERC_VFS_FILE_REGULAR: u32 = 1;
/// `NEVERC_VFS_FILE_DIRECTORY`
pub const NEVERC_VFS_FILE_DIRECTORY: u32 = 2;
/// `NEVERC_VFS_FILE_SYMLINK`
pub const NEVERC_VFS_FILE_SYMLINK: u32 = 3;
/// `NEVERC_VFS_FILE_OTHER`
pub const NEVERC_VFS_FILE_OTHER: u32 = 4;
/// `NevercVFSResultDisposition`
pub type NevercVFSResultDisposition = u32;
/// `NEVERC_VFS_RESULT_HANDLED`
pub const NEVERC_VFS_RESULT_HANDLED: u32 = 1;
/// `NEVERC_VFS_RESULT_NOT_HANDLED`
pub const NEVERC_VFS_RESULT_NOT_HANDLED: u32 = 2;
/// `NevercIOErrorCode`
pub type NevercIOErrorCode = u64;
/// `NEVERC_IO_ERROR_NONE`
pub const NEVERC_IO_ERROR_NONE: u64 = 0;
/// `NEVERC_IO_ERROR_NOT_FOUND`
pub const NEVERC_IO_ERROR_NOT_FOUND: u64 = 1;
/// `NEVERC_IO_ERROR_PERMISSION_DENIED`
pub const NEVERC_IO_ERROR_PERMISSION_DENIED: u64 = 2;
/// `NEVERC_IO_ERROR_NOT_DIRECTORY`
pub const NEVERC_IO_ERROR_NOT_DIRECTORY: u64 = 3;
/// `NEVERC_IO_ERROR_IS_DIRECTORY`
pub const NEVERC_IO_ERROR_IS_DIRECTORY: u64 = 4;
/// `NEVERC_IO_ERROR_INVALID_PATH`
pub const NEVERC_IO_ERROR_INVALID_PATH: u64 = 5;
/// `NEVERC_IO_ERROR_IO`
pub const NEVERC_IO_ERROR_IO: u64 = 6;
/// `NevercOutputKind`
pub type NevercOutputKind = u32;
/// `NEVERC_OUTPUT_MEMORY`
pub const NEVERC_OUTPUT_MEMORY: u32 = 1;
/// `NEVERC_OUTPUT_FILE`
pub const NEVERC_OUTPUT_FILE: u32 = 2;
/// `NEVERC_OUTPUT_STREAM`
pub const NEVERC_OUTPUT_STREAM: u32 = 3;
/// `NevercOutputState`
pub type NevercOutputState = u32;
/// `NEVERC_OUTPUT_OPEN`
pub const NEVERC_OUTPUT_OPEN: u32 = 1;
/// `NEVERC_OUTPUT_FINISHED`
pub const NEVERC_OUTPUT_FINISHED: u32 = 2;
/// `NEVERC_OUTPUT_COMMITTED`
pub const NEVERC_OUTPUT_COMMITTED: u32 = 3;
/// `NEVERC_OUTPUT_ABORTED`
pub const NEVERC_OUTPUT_ABORTED: u32 = 4;
/// `NEVERC_OUTPUT_FAILED_PARTIAL`
pub const NEVERC_OUTPUT_FAILED_PARTIAL: u32 = 5;
/// `NevercOutputStream`
pub type NevercOutputStream = u32;
/// `NEVERC_OUTPUT_STREAM_STDOUT`
pub const NEVERC_OUTPUT_STREAM_STDOUT: u32 = 1;
/// `NEVERC_OUTPUT_STREAM_STDERR`
pub const NEVERC_OUTPUT_STREAM_STDERR: u32 = 2;
/// `NevercOutputFlags`
pub type NevercOutputFlags = u64;
/// `NEVERC_OUTPUT_FLAG_NONE`
pub const NEVERC_OUTPUT_FLAG_NONE: u64 = 0;
/// `NEVERC_OUTPUT_FLAG_PUBLISHED`
pub const NEVERC_OUTPUT_FLAG_PUBLISHED: u64 = 1;
/// `NEVERC_OUTPUT_FLAG_DURABLE`
pub const NEVERC_OUTPUT_FLAG_DURABLE: u64 = 2;
/// `NEVERC_OUTPUT_FLAG_MAY_BE_PARTIAL`
pub const NEVERC_OUTPUT_FLAG_MAY_BE_PARTIAL: u64 = 4;
/// `NEVERC_OUTPUT_FLAG_RECOVERY_REQUIRED`
pub const NEVERC_OUTPUT_FLAG_RECOVERY_REQUIRED: u64 = 8;
/// `NEVERC_OUTPUT_FLAG_DURABILITY_UNCONFIRMED`
pub const NEVERC_OUTPUT_FLAG_DURABILITY_UNCONFIRMED: u64 = 16;
/// `NevercInputDependencyKind`
pub type NevercInputDependencyKind = u32;
/// `NEVERC_INPUT_DEPENDENCY_SOURCE`
pub const NEVERC_INPUT_DEPENDENCY_SOURCE: u32 = 1;
/// `NEVERC_INPUT_DEPENDENCY_INCLUDE`
pub const NEVERC_INPUT_DEPENDENCY_INCLUDE: u32 = 2;
/// `NEVERC_INPUT_DEPENDENCY_MODULE`
pub const NEVERC_INPUT_DEPENDENCY_MODULE: u32 = 3;
/// `NEVERC_INPUT_DEPENDENCY_RESOURCE`
pub const NEVERC_INPUT_DEPENDENCY_RESOURCE: u32 = 4;
/// `NEVERC_INPUT_DEPENDENCY_TOOL`
pub const NEVERC_INPUT_DEPENDENCY_TOOL: u32 = 5;
/// `NEVERC_INPUT_DEPENDENCY_PLUGIN`
pub const NEVERC_INPUT_DEPENDENCY_PLUGIN: u32 = 6;
/// `NevercSourceLocation`
pub type NevercSourceLocation = NevercSourceLocationHandle;
/// `NevercSourceRange`
pub type NevercSourceRange = NevercSourceRangeHandle;
/// `NevercFileHandle`
pub type NevercFileHandle = NevercHandle;
/// `NevercBufferHandle`
pub type NevercBufferHandle = NevercHandle;
/// `NevercDirectoryCursorHandle`
pub type NevercDirectoryCursorHandle = NevercHandle;
/// `NevercOutputSinkHandle`
pub type NevercOutputSinkHandle = NevercHandle;
/// `NevercOutputSealHandle`
pub type NevercOutputSealHandle = NevercHandle;
/// `NevercDependencyHandle`
pub type NevercDependencyHandle = NevercHandle;
/// `NevercOutputSealList`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercOutputSealList {
    /// `Data`
    pub data: *const NevercOutputSealHandle,
    /// `Count`
    pub count: u64,
    /// `ElementStride`
    pub element_stride: u64,
}

/// Kind, byte offset and 1-based line and column of a location.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSourceLocationInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Kind`
    pub kind: NevercSourceLocationKind,
    /// `Reserved`
    pub reserved: u32,
    /// `FileOffset`
    pub file_offset: u64,
    /// `Line`
    pub line: u32,
    /// `Column`
    pub column: u32,
}

/// Begin and end; a TOKEN range ends with the start of its last token.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSourceRangeInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Begin`
    pub begin: NevercSourceLocation,
    /// `End`
    pub end: NevercSourceLocation,
    /// `Kind`
    pub kind: NevercSourceRangeKind,
    /// `Reserved`
    pub reserved: u32,
}

/// Bytes of a buffer or source; a terminator is not counted.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercBufferView {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Data`
    pub data: *const u8,
    /// `Length`
    pub length: u64,
    /// `NullTerminated`
    pub null_terminated: NevercBool,
    /// `Reserved`
    pub reserved: u32,
}

/// Name, line and column after `#line`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercPresumedLocation {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Filename`
    pub filename: NevercStringView,
    /// `Line`
    pub line: u32,
    /// `Column`
    pub column: u32,
    /// `IncludeLocation`
    pub include_location: NevercSourceLocation,
}

/// Identity of a file: paths with one ID are one file.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercFileUniqueID {
    /// `Device`
    pub device: u64,
    /// `File`
    pub file: u64,
}

/// Facts of a source file.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercFileInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Path`
    pub path: NevercStringView,
    /// `CanonicalPath`
    pub canonical_path: NevercStringView,
    /// `Size`
    pub size: u64,
    /// `ModificationTime`
    pub modification_time: i64,
    /// `UniqueID`
    pub unique_id: NevercFileUniqueID,
    /// `Characteristic`
    pub characteristic: NevercFileCharacteristic,
    /// `NamedPipe`
    pub named_pipe: NevercBool,
}

/// A main source as the command line names it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSourceInputInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Path`
    pub path: NevercStringView,
    /// `Kind`
    pub kind: NevercSourceInputKind,
    /// `Language`
    pub language: u32,
    /// `System`
    pub system: NevercBool,
    /// `Preprocessed`
    pub preprocessed: NevercBool,
}

/// Text that takes a main source's place; its identity must change with its content.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercMemorySourceUnitDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `LogicalPath`
    pub logical_path: NevercStringView,
    /// `CanonicalIdentity`
    pub canonical_identity: NevercStringView,
    /// `Content`
    pub content: NevercByteView,
    /// `ProviderID`
    pub provider_id: NevercStringView,
    /// `System`
    pub system: NevercBool,
    /// `Deterministic`
    pub deterministic: NevercBool,
    /// `Cacheable`
    pub cacheable: NevercBool,
    /// `Reserved`
    pub reserved: u32,
}

/// An opened main source.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSourceUnitInfo {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `LogicalPath`
    pub logical_path: NevercStringView,
    /// `CanonicalIdentity`
    pub canonical_identity: NevercStringView,
    /// `ProviderID`
    pub provider_id: NevercStringView,
    /// `Size`
    pub size: u64,
    /// `MemoryBacked`
    pub memory_backed: NevercBool,
    /// `System`
    pub system: NevercBool,
    /// `Deterministic`
    pub deterministic: NevercBool,
    /// `Cacheable`
    pub cacheable: NevercBool,
}

/// Type, size, time and identity of a path.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercVFSStatus {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Type`
    pub type_: NevercVFSFileType,
    /// `Permissions`
    pub permissions: u32,
    /// `Size`
    pub size: u64,
    /// `ModificationTime`
    pub modification_time: i64,
    /// `UniqueID`
    pub unique_id: NevercFileUniqueID,
    /// `Local`
    pub local: NevercBool,
    /// `Reserved`
    pub reserved: u32,
}

/// An entry of a directory, with its full path.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercVFSDirectoryEntry {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Path`
    pub path: NevercStringView,
    /// `Type`
    pub type_: NevercVFSFileType,
    /// `Reserved`
    pub reserved: u32,
}

/// Answer of a provider's Status. NOT_HANDLED must leave the payload untouched.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercVFSStatusResult {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Disposition`
    pub disposition: NevercVFSResultDisposition,
    /// `Reserved`
    pub reserved: u32,
    /// `Status`
    pub status: NevercVFSStatus,
}

/// Answer of OpenRead; Status.Size must be Content.Length.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercVFSOpenReadResult {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Disposition`
    pub disposition: NevercVFSResultDisposition,
    /// `Reserved`
    pub reserved: u32,
    /// `Status`
    pub status: NevercVFSStatus,
    /// `Content`
    pub content: NevercBufferView,
}

/// Answer of ReadDirectory.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercVFSDirectoryResult {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Disposition`
    pub disposition: NevercVFSResultDisposition,
    /// `Reserved`
    pub reserved: u32,
    /// `Entries`
    pub entries: *const NevercVFSDirectoryEntry,
    /// `EntryCount`
    pub entry_count: u64,
}

/// Answer of Canonicalize.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercVFSCanonicalPathResult {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Disposition`
    pub disposition: NevercVFSResultDisposition,
    /// `Reserved`
    pub reserved: u32,
    /// `Path`
    pub path: NevercStringView,
}

/// A finished output: its handle goes into a job's result.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercOutputSeal {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Handle`
    pub handle: NevercOutputSealHandle,
    /// `Kind`
    pub kind: NevercOutputKind,
    /// `Reserved`
    pub reserved: u32,
    /// `Size`
    pub size: u64,
    /// `Digest`
    pub digest: [u8; 32],
}

/// State of an output.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercOutputSummary {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `State`
    pub state: NevercOutputState,
    /// `Kind`
    pub kind: NevercOutputKind,
    /// `Flags`
    pub flags: NevercOutputFlags,
    /// `Size`
    pub size: u64,
    /// `PublicationGeneration`
    pub publication_generation: u64,
    /// `Digest`
    pub digest: [u8; 32],
}

/// A file that the result depends on, with the SHA-256 of its content.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDependencyDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `CanonicalPath`
    pub canonical_path: NevercStringView,
    /// `ContentDigest`
    pub content_digest: NevercByteView,
    /// `Kind`
    pub kind: NevercInputDependencyKind,
    /// `System`
    pub system: NevercBool,
    /// `ProviderID`
    pub provider_id: NevercStringView,
    /// `Reserved`
    pub reserved: u64,
}

/// `NevercVFSPathPredicateFn`
pub type NevercVFSPathPredicateFn = Option<unsafe extern "C-unwind" fn(task: NevercTaskHandle, path: NevercStringView, user_data: *mut c_void, out_matches: *mut NevercBool) -> NevercStatus>;
/// `NevercVFSProviderStatusFn`
pub type NevercVFSProviderStatusFn = Option<unsafe extern "C-unwind" fn(task: NevercTaskHandle, path: NevercStringView, user_data: *mut c_void, out_result: *mut NevercVFSStatusResult) -> NevercStatus>;
/// `NevercVFSProviderOpenReadFn`
pub type NevercVFSProviderOpenReadFn = Option<unsafe extern "C-unwind" fn(task: NevercTaskHandle, path: NevercStringView, user_data: *mut c_void, out_result: *mut NevercVFSOpenReadResult) -> NevercStatus>;
/// `NevercVFSProviderReadDirectoryFn`
pub type NevercVFSProviderReadDirectoryFn = Option<unsafe extern "C-unwind" fn(task: NevercTaskHandle, path: NevercStringView, user_data: *mut c_void, out_result: *mut NevercVFSDirectoryResult) -> NevercStatus>;
/// `NevercVFSProviderCanonicalizeFn`
pub type NevercVFSProviderCanonicalizeFn = Option<unsafe extern "C-unwind" fn(task: NevercTaskHandle, path: NevercStringView, user_data: *mut c_void, out_result: *mut NevercVFSCanonicalPathResult) -> NevercStatus>;
/// A provider of files: claims paths by prefix, by predicate, or both.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercVFSProviderDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `ProviderID`
    pub provider_id: NevercStringView,
    /// `RoutePrefix`
    pub route_prefix: NevercStringView,
    /// `Deterministic`
    pub deterministic: NevercBool,
    /// `Cacheable`
    pub cacheable: NevercBool,
    /// `Reserved`
    pub reserved: u64,
    /// `MatchesPath`
    pub matches_path: NevercVFSPathPredicateFn,
    /// `Status`
    pub status: NevercVFSProviderStatusFn,
    /// `OpenRead`
    pub open_read: NevercVFSProviderOpenReadFn,
    /// `ReadDirectory`
    pub read_directory: NevercVFSProviderReadDirectoryFn,
    /// `Canonicalize`
    pub canonicalize: NevercVFSProviderCanonicalizeFn,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
}

/// `NevercGetSourceLocationInfoFn`
pub type NevercGetSourceLocationInfoFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, location: NevercSourceLocation, out_info: *mut NevercSourceLocationInfo) -> NevercStatus>;
/// `NevercTransformSourceLocationFn`
pub type NevercTransformSourceLocationFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, location: NevercSourceLocation, out_location: *mut NevercSourceLocation) -> NevercStatus>;
/// `NevercGetSourceRangeInfoFn`
pub type NevercGetSourceRangeInfoFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, range: NevercSourceRange, out_info: *mut NevercSourceRangeInfo) -> NevercStatus>;
/// `NevercGetSourceTextFn`
pub type NevercGetSourceTextFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, range: NevercSourceRange, out_text: *mut NevercBufferView) -> NevercStatus>;
/// `NevercGetCharacterDataFn`
pub type NevercGetCharacterDataFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, location: NevercSourceLocation, out_data: *mut NevercBufferView) -> NevercStatus>;
/// `NevercGetSourceLocationInfoBatchFn`
pub type NevercGetSourceLocationInfoBatchFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, locations: *const NevercSourceLocation, location_count: u64, out_infos: *mut NevercSourceLocationInfo, out_info_capacity: u64) -> NevercStatus>;
/// `NevercGetPresumedLocationFn`
pub type NevercGetPresumedLocationFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, location: NevercSourceLocation, out_location: *mut NevercPresumedLocation) -> NevercStatus>;
/// `NevercGetLocationFileFn`
pub type NevercGetLocationFileFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, location: NevercSourceLocation, out_file: *mut NevercFileHandle) -> NevercStatus>;
/// `NevercGetFileInfoFn`
pub type NevercGetFileInfoFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, file: NevercFileHandle, out_info: *mut NevercFileInfo) -> NevercStatus>;
/// `NevercGetSourceInputFn`
pub type NevercGetSourceInputFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_info: *mut NevercSourceInputInfo) -> NevercStatus>;
/// `NevercCreateMemorySourceUnitFn`
pub type NevercCreateMemorySourceUnitFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, descriptor: *const NevercMemorySourceUnitDescriptor, out_unit: *mut NevercArtifactHandle) -> NevercStatus>;
/// `NevercGetSourceUnitFn`
pub type NevercGetSourceUnitFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, frame: *const NevercPhaseFrame, unit: NevercArtifactHandle, out_info: *mut NevercSourceUnitInfo) -> NevercStatus>;
/// `NevercRegisterVFSProviderFn`
pub type NevercRegisterVFSProviderFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, registrar: *mut c_void, descriptor: *const NevercVFSProviderDescriptor) -> NevercStatus>;
/// `NevercIOStatFn`
pub type NevercIOStatFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, path: NevercStringView, out_status: *mut NevercVFSStatus) -> NevercStatus>;
/// `NevercIOOpenFileForReadFn`
pub type NevercIOOpenFileForReadFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, path: NevercStringView, out_file: *mut NevercFileHandle) -> NevercStatus>;
/// `NevercIOReadFileFn`
pub type NevercIOReadFileFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, file: NevercFileHandle, offset: u64, length: u64, out_buffer: *mut NevercBufferHandle) -> NevercStatus>;
/// `NevercIOCloseFileFn`
pub type NevercIOCloseFileFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, file: NevercFileHandle) -> NevercStatus>;
/// `NevercIOCopyBufferFn`
pub type NevercIOCopyBufferFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, bytes: NevercByteView, null_terminated: NevercBool, out_buffer: *mut NevercBufferHandle) -> NevercStatus>;
/// `NevercIOGetBufferViewFn`
pub type NevercIOGetBufferViewFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, buffer: NevercBufferHandle, out_view: *mut NevercBufferView) -> NevercStatus>;
/// `NevercIOReleaseBufferFn`
pub type NevercIOReleaseBufferFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, buffer: NevercBufferHandle) -> NevercStatus>;
/// `NevercIOPathToBufferFn`
pub type NevercIOPathToBufferFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, path: NevercStringView, out_buffer: *mut NevercBufferHandle) -> NevercStatus>;
/// `NevercIOGetWorkingDirectoryFn`
pub type NevercIOGetWorkingDirectoryFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, out_buffer: *mut NevercBufferHandle) -> NevercStatus>;
/// `NevercIOSetWorkingDirectoryFn`
pub type NevercIOSetWorkingDirectoryFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, path: NevercStringView) -> NevercStatus>;
/// `NevercIOOpenDirectoryFn`
pub type NevercIOOpenDirectoryFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, path: NevercStringView, out_cursor: *mut NevercDirectoryCursorHandle) -> NevercStatus>;
/// `NevercIOReadDirectoryFn`
pub type NevercIOReadDirectoryFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, cursor: NevercDirectoryCursorHandle, out_entry: *mut NevercVFSDirectoryEntry, out_has_entry: *mut NevercBool) -> NevercStatus>;
/// `NevercIOCloseDirectoryFn`
pub type NevercIOCloseDirectoryFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, cursor: NevercDirectoryCursorHandle) -> NevercStatus>;
/// `NevercIOAddMemoryFileFn`
pub type NevercIOAddMemoryFileFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, session: NevercSessionHandle, path: NevercStringView, content: NevercByteView, modification_time: i64) -> NevercStatus>;
/// `NevercIOBeginMemoryOutputFn`
pub type NevercIOBeginMemoryOutputFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, logical_name: NevercStringView, size_budget: u64, out_sink: *mut NevercOutputSinkHandle) -> NevercStatus>;
/// `NevercIOBeginFileOutputFn`
pub type NevercIOBeginFileOutputFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, final_path: NevercStringView, size_budget: u64, out_sink: *mut NevercOutputSinkHandle) -> NevercStatus>;
/// `NevercIOBeginStreamOutputFn`
pub type NevercIOBeginStreamOutputFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, stream: NevercOutputStream, size_budget: u64, out_sink: *mut NevercOutputSinkHandle) -> NevercStatus>;
/// `NevercIOOutputWriteFn`
pub type NevercIOOutputWriteFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, sink: NevercOutputSinkHandle, bytes: NevercByteView) -> NevercStatus>;
/// `NevercIOOutputWriteAtFn`
pub type NevercIOOutputWriteAtFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, sink: NevercOutputSinkHandle, offset: u64, bytes: NevercByteView) -> NevercStatus>;
/// `NevercIOOutputTellFn`
pub type NevercIOOutputTellFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, sink: NevercOutputSinkHandle, out_position: *mut u64) -> NevercStatus>;
/// `NevercIOOutputTruncateFn`
pub type NevercIOOutputTruncateFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, sink: NevercOutputSinkHandle, size: u64) -> NevercStatus>;
/// `NevercIOOutputMetadataSetFn`
pub type NevercIOOutputMetadataSetFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, sink: NevercOutputSinkHandle, key: NevercStringView, value: NevercStringView) -> NevercStatus>;
/// `NevercIOOutputFinishFn`
pub type NevercIOOutputFinishFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, sink: NevercOutputSinkHandle, out_seal: *mut NevercOutputSeal) -> NevercStatus>;
/// `NevercIOOutputAbortFn`
pub type NevercIOOutputAbortFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, sink: NevercOutputSinkHandle) -> NevercStatus>;
/// `NevercIOOutputGetSummaryFn`
pub type NevercIOOutputGetSummaryFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, sink: NevercOutputSinkHandle, out_summary: *mut NevercOutputSummary) -> NevercStatus>;
/// `NevercIORecordDependencyFn`
pub type NevercIORecordDependencyFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, descriptor: *const NevercDependencyDescriptor, out_dependency: *mut NevercDependencyHandle) -> NevercStatus>;
/// File system view, buffers, staged outputs, dependencies.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercIOAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `RegisterVFSProvider`
    pub register_vfs_provider: NevercRegisterVFSProviderFn,
    /// `Stat`
    pub stat: NevercIOStatFn,
    /// `OpenFileForRead`
    pub open_file_for_read: NevercIOOpenFileForReadFn,
    /// `ReadFile`
    pub read_file: NevercIOReadFileFn,
    /// `CloseFile`
    pub close_file: NevercIOCloseFileFn,
    /// `CopyBuffer`
    pub copy_buffer: NevercIOCopyBufferFn,
    /// `GetBufferView`
    pub get_buffer_view: NevercIOGetBufferViewFn,
    /// `ReleaseBuffer`
    pub release_buffer: NevercIOReleaseBufferFn,
    /// `Canonicalize`
    pub canonicalize: NevercIOPathToBufferFn,
    /// `GetWorkingDirectory`
    pub get_working_directory: NevercIOGetWorkingDirectoryFn,
    /// `SetWorkingDirectory`
    pub set_working_directory: NevercIOSetWorkingDirectoryFn,
    /// `OpenDirectory`
    pub open_directory: NevercIOOpenDirectoryFn,
    /// `ReadDirectory`
    pub read_directory: NevercIOReadDirectoryFn,
    /// `CloseDirectory`
    pub close_directory: NevercIOCloseDirectoryFn,
    /// `AddMemoryFile`
    pub add_memory_file: NevercIOAddMemoryFileFn,
    /// `BeginMemoryOutput`
    pub begin_memory_output: NevercIOBeginMemoryOutputFn,
    /// `BeginFileOutput`
    pub begin_file_output: NevercIOBeginFileOutputFn,
    /// `BeginStreamOutput`
    pub begin_stream_output: NevercIOBeginStreamOutputFn,
    /// `OutputWrite`
    pub output_write: NevercIOOutputWriteFn,
    /// `OutputWriteAt`
    pub output_write_at: NevercIOOutputWriteAtFn,
    /// `OutputTell`
    pub output_tell: NevercIOOutputTellFn,
    /// `OutputTruncate`
    pub output_truncate: NevercIOOutputTruncateFn,
    /// `OutputMetadataSet`
    pub output_metadata_set: NevercIOOutputMetadataSetFn,
    /// `OutputFinish`
    pub output_finish: NevercIOOutputFinishFn,
    /// `OutputAbort`
    pub output_abort: NevercIOOutputAbortFn,
    /// `OutputGetSummary`
    pub output_get_summary: NevercIOOutputGetSummaryFn,
    /// `RecordDependency`
    pub record_dependency: NevercIORecordDependencyFn,
}

/// Positions, ranges, file facts, main sources.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSourceLocationAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `GetLocationInfo`
    pub get_location_info: NevercGetSourceLocationInfoFn,
    /// `GetSpellingLocation`
    pub get_spelling_location: NevercTransformSourceLocationFn,
    /// `GetExpansionLocation`
    pub get_expansion_location: NevercTransformSourceLocationFn,
    /// `GetFileLocation`
    pub get_file_location: NevercTransformSourceLocationFn,
    /// `GetRangeInfo`
    pub get_range_info: NevercGetSourceRangeInfoFn,
    /// `GetSourceText`
    pub get_source_text: NevercGetSourceTextFn,
    /// `GetPresumedLocation`
    pub get_presumed_location: NevercGetPresumedLocationFn,
    /// `GetLocationFile`
    pub get_location_file: NevercGetLocationFileFn,
    /// `GetIncludeLocation`
    pub get_include_location: NevercTransformSourceLocationFn,
    /// `GetFileInfo`
    pub get_file_info: NevercGetFileInfoFn,
    /// `GetCharacterData`
    pub get_character_data: NevercGetCharacterDataFn,
    /// `GetTokenEnd`
    pub get_token_end: NevercTransformSourceLocationFn,
    /// `GetLocationInfoBatch`
    pub get_location_info_batch: NevercGetSourceLocationInfoBatchFn,
    /// `GetSourceInput`
    pub get_source_input: NevercGetSourceInputFn,
    /// `CreateMemorySourceUnit`
    pub create_memory_source_unit: NevercCreateMemorySourceUnitFn,
    /// `GetSourceUnit`
    pub get_source_unit: NevercGetSourceUnitFn,
}

