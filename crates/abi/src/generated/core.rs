// Made from abi/registry by `./x abi`; do not edit.
//! Declarations of `PluginCore.h`.

#[allow(unused_imports)]
use super::*;

/// `NEVERC_PLUGIN_ABI_MAJOR`
pub const NEVERC_PLUGIN_ABI_MAJOR: u16 = 1;
/// `NEVERC_PLUGIN_ABI_MINOR`
pub const NEVERC_PLUGIN_ABI_MINOR: u16 = 0;
/// `NEVERC_PLUGIN_ENTRY_POINT`
pub const NEVERC_PLUGIN_ENTRY_POINT: &str = "neverc_plugin_entry";
/// `NEVERC_CORE_API_MAJOR`
pub const NEVERC_CORE_API_MAJOR: u16 = 1;
/// `NEVERC_CORE_API_MINOR`
pub const NEVERC_CORE_API_MINOR: u16 = 0;
/// `NEVERC_INTERFACE_CORE_HIGH`
pub const NEVERC_INTERFACE_CORE_HIGH: u64 = 0x4e6576657243436f;
/// `NEVERC_INTERFACE_CORE_LOW`
pub const NEVERC_INTERFACE_CORE_LOW: u64 = 0x7265415049000001;
/// `NEVERC_INTERFACE_CORE`
pub const NEVERC_INTERFACE_CORE: NevercInterfaceID = NevercInterfaceID { high: NEVERC_INTERFACE_CORE_HIGH, low: NEVERC_INTERFACE_CORE_LOW };
/// `NevercBool`
pub type NevercBool = u32;
/// `NEVERC_FALSE`
pub const NEVERC_FALSE: u32 = 0;
/// `NEVERC_TRUE`
pub const NEVERC_TRUE: u32 = 1;
/// `NevercStatusCode`
pub type NevercStatusCode = i32;
/// `NEVERC_STATUS_OK`
pub const NEVERC_STATUS_OK: i32 = 0;
/// `NEVERC_STATUS_INVALID_ARGUMENT`
pub const NEVERC_STATUS_INVALID_ARGUMENT: i32 = 1;
/// `NEVERC_STATUS_ABI_MISMATCH`
pub const NEVERC_STATUS_ABI_MISMATCH: i32 = 2;
/// `NEVERC_STATUS_MISSING_INTERFACE`
pub const NEVERC_STATUS_MISSING_INTERFACE: i32 = 3;
/// `NEVERC_STATUS_VERSION_MISMATCH`
pub const NEVERC_STATUS_VERSION_MISMATCH: i32 = 4;
/// `NEVERC_STATUS_INVALID_DESCRIPTOR`
pub const NEVERC_STATUS_INVALID_DESCRIPTOR: i32 = 5;
/// `NEVERC_STATUS_DUPLICATE_ID`
pub const NEVERC_STATUS_DUPLICATE_ID: i32 = 6;
/// `NEVERC_STATUS_DEPENDENCY_MISSING`
pub const NEVERC_STATUS_DEPENDENCY_MISSING: i32 = 7;
/// `NEVERC_STATUS_DEPENDENCY_CYCLE`
pub const NEVERC_STATUS_DEPENDENCY_CYCLE: i32 = 8;
/// `NEVERC_STATUS_BUSY`
pub const NEVERC_STATUS_BUSY: i32 = 9;
/// `NEVERC_STATUS_CANCELLED`
pub const NEVERC_STATUS_CANCELLED: i32 = 10;
/// `NEVERC_STATUS_RESOURCE_EXHAUSTED`
pub const NEVERC_STATUS_RESOURCE_EXHAUSTED: i32 = 11;
/// `NEVERC_STATUS_STALE_HANDLE`
pub const NEVERC_STATUS_STALE_HANDLE: i32 = 12;
/// `NEVERC_STATUS_WRONG_SESSION`
pub const NEVERC_STATUS_WRONG_SESSION: i32 = 13;
/// `NEVERC_STATUS_WRONG_SCOPE`
pub const NEVERC_STATUS_WRONG_SCOPE: i32 = 14;
/// `NEVERC_STATUS_WRONG_TYPE`
pub const NEVERC_STATUS_WRONG_TYPE: i32 = 15;
/// `NEVERC_STATUS_INVALID_STATE`
pub const NEVERC_STATUS_INVALID_STATE: i32 = 16;
/// `NEVERC_STATUS_POLICY_VIOLATION`
pub const NEVERC_STATUS_POLICY_VIOLATION: i32 = 17;
/// `NEVERC_STATUS_VERIFICATION_FAILED`
pub const NEVERC_STATUS_VERIFICATION_FAILED: i32 = 18;
/// `NEVERC_STATUS_CAPABILITY_UNAVAILABLE`
pub const NEVERC_STATUS_CAPABILITY_UNAVAILABLE: i32 = 19;
/// `NEVERC_STATUS_PLUGIN_FAILURE`
pub const NEVERC_STATUS_PLUGIN_FAILURE: i32 = 20;
/// `NEVERC_STATUS_PLUGIN_EXCEPTION`
pub const NEVERC_STATUS_PLUGIN_EXCEPTION: i32 = 21;
/// `NEVERC_STATUS_OUTPUT_PARTIAL`
pub const NEVERC_STATUS_OUTPUT_PARTIAL: i32 = 22;
/// `NEVERC_STATUS_REENTRANCY_DENIED`
pub const NEVERC_STATUS_REENTRANCY_DENIED: i32 = 23;
/// `NEVERC_STATUS_NOT_FOUND`
pub const NEVERC_STATUS_NOT_FOUND: i32 = 24;
/// `NevercStatusFlags`
pub type NevercStatusFlags = u32;
/// `NEVERC_STATUS_FLAG_NONE`
pub const NEVERC_STATUS_FLAG_NONE: u32 = 0;
/// `NEVERC_STATUS_FLAG_RECOVERABLE`
pub const NEVERC_STATUS_FLAG_RECOVERABLE: u32 = 1;
/// `NEVERC_STATUS_FLAG_OUTPUT_ALREADY_COMMITTED`
pub const NEVERC_STATUS_FLAG_OUTPUT_ALREADY_COMMITTED: u32 = 2;
/// `NEVERC_STATUS_FLAG_OUTPUT_MAY_BE_PARTIAL`
pub const NEVERC_STATUS_FLAG_OUTPUT_MAY_BE_PARTIAL: u32 = 4;
/// `NEVERC_STATUS_FLAG_OUTPUT_RECOVERY_REQUIRED`
pub const NEVERC_STATUS_FLAG_OUTPUT_RECOVERY_REQUIRED: u32 = 8;
/// `NEVERC_STATUS_FLAG_DURABILITY_UNCONFIRMED`
pub const NEVERC_STATUS_FLAG_DURABILITY_UNCONFIRMED: u32 = 16;
/// `NevercDiagnosticSeverity`
pub type NevercDiagnosticSeverity = u32;
/// `NEVERC_DIAGNOSTIC_NOTE`
pub const NEVERC_DIAGNOSTIC_NOTE: u32 = 0;
/// `NEVERC_DIAGNOSTIC_REMARK`
pub const NEVERC_DIAGNOSTIC_REMARK: u32 = 1;
/// `NEVERC_DIAGNOSTIC_WARNING`
pub const NEVERC_DIAGNOSTIC_WARNING: u32 = 2;
/// `NEVERC_DIAGNOSTIC_ERROR`
pub const NEVERC_DIAGNOSTIC_ERROR: u32 = 3;
/// `NEVERC_DIAGNOSTIC_FATAL`
pub const NEVERC_DIAGNOSTIC_FATAL: u32 = 4;
/// `NevercInterfaceStability`
pub type NevercInterfaceStability = u32;
/// `NEVERC_INTERFACE_STABLE`
pub const NEVERC_INTERFACE_STABLE: u32 = 0;
/// `NEVERC_INTERFACE_LOCKSTEP`
pub const NEVERC_INTERFACE_LOCKSTEP: u32 = 1;
/// `NevercConcurrencyModel`
pub type NevercConcurrencyModel = u32;
/// `NEVERC_CONCURRENCY_SESSION_SERIAL`
pub const NEVERC_CONCURRENCY_SESSION_SERIAL: u32 = 0;
/// `NEVERC_CONCURRENCY_THREAD_SAFE`
pub const NEVERC_CONCURRENCY_THREAD_SAFE: u32 = 1;
/// `NEVERC_CONCURRENCY_PROCESS_SERIAL`
pub const NEVERC_CONCURRENCY_PROCESS_SERIAL: u32 = 2;
/// `NevercReentrancyModel`
pub type NevercReentrancyModel = u32;
/// `NEVERC_REENTRANCY_NONE`
pub const NEVERC_REENTRANCY_NONE: u32 = 0;
/// `NEVERC_REENTRANCY_ALLOWED`
pub const NEVERC_REENTRANCY_ALLOWED: u32 = 1;
/// `NevercTaskKind`
pub type NevercTaskKind = u32;
/// `NEVERC_TASK_INVOCATION`
pub const NEVERC_TASK_INVOCATION: u32 = 1;
/// `NEVERC_TASK_TRANSLATION_UNIT`
pub const NEVERC_TASK_TRANSLATION_UNIT: u32 = 2;
/// `NEVERC_TASK_LTO`
pub const NEVERC_TASK_LTO: u32 = 3;
/// `NEVERC_TASK_LINK`
pub const NEVERC_TASK_LINK: u32 = 4;
/// `NEVERC_TASK_CODEGEN`
pub const NEVERC_TASK_CODEGEN: u32 = 5;
/// `NEVERC_TASK_OBJECT`
pub const NEVERC_TASK_OBJECT: u32 = 6;
/// `NEVERC_TASK_DYNCODE`
pub const NEVERC_TASK_DYNCODE: u32 = 7;
/// `NevercDependencyKind`
pub type NevercDependencyKind = u32;
/// `NEVERC_DEPENDENCY_REQUIRED`
pub const NEVERC_DEPENDENCY_REQUIRED: u32 = 0;
/// `NEVERC_DEPENDENCY_BEFORE`
pub const NEVERC_DEPENDENCY_BEFORE: u32 = 1;
/// `NEVERC_DEPENDENCY_AFTER`
pub const NEVERC_DEPENDENCY_AFTER: u32 = 2;
/// `NevercPhasePolicy`
pub type NevercPhasePolicy = u64;
/// `NEVERC_PHASE_OBSERVABLE`
pub const NEVERC_PHASE_OBSERVABLE: u64 = 1;
/// `NEVERC_PHASE_INTERCEPTABLE`
pub const NEVERC_PHASE_INTERCEPTABLE: u64 = 2;
/// `NEVERC_PHASE_REPLACEABLE`
pub const NEVERC_PHASE_REPLACEABLE: u64 = 4;
/// `NEVERC_PHASE_SKIPPABLE_WITH_PROOF`
pub const NEVERC_PHASE_SKIPPABLE_WITH_PROOF: u64 = 8;
/// `NEVERC_PHASE_SEALED_HOST_GATE`
pub const NEVERC_PHASE_SEALED_HOST_GATE: u64 = 16;
/// `NevercPhaseAction`
pub type NevercPhaseAction = u32;
/// `NEVERC_PHASE_CONTINUE`
pub const NEVERC_PHASE_CONTINUE: u32 = 0;
/// `NEVERC_PHASE_REPLACE`
pub const NEVERC_PHASE_REPLACE: u32 = 1;
/// `NEVERC_PHASE_SKIP`
pub const NEVERC_PHASE_SKIP: u32 = 2;
/// `NevercObserverPoint`
pub type NevercObserverPoint = u32;
/// `NEVERC_OBSERVER_BEFORE`
pub const NEVERC_OBSERVER_BEFORE: u32 = 1;
/// `NEVERC_OBSERVER_AFTER`
pub const NEVERC_OBSERVER_AFTER: u32 = 2;
/// `NEVERC_OBSERVER_AFTER_COMMIT`
pub const NEVERC_OBSERVER_AFTER_COMMIT: u32 = 4;
/// Starts every extensible record. StructSize is the real feature test.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercABITableHeader {
    /// `StructSize`
    pub struct_size: u32,
    /// `Major`
    pub major: u16,
    /// `Minor`
    pub minor: u16,
    /// `Flags`
    pub flags: u64,
}

/// UTF-8 text, not terminated; null with length 0 is the empty view.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercStringView {
    /// `Data`
    pub data: *const c_char,
    /// `Length`
    pub length: u64,
}

/// Bytes, borrowed.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercByteView {
    /// `Data`
    pub data: *const u8,
    /// `Length`
    pub length: u64,
}

/// Records behind each other; step by ElementStride, not by sizeof.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercStructArrayView {
    /// `Data`
    pub data: *const c_void,
    /// `Count`
    pub count: u64,
    /// `ElementStride`
    pub element_stride: u64,
}

/// 128-bit ID of an interface, phase or artifact type.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct NevercInterfaceID {
    /// `High`
    pub high: u64,
    /// `Low`
    pub low: u64,
}

/// Names a host object; both words zero is the null handle.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct NevercHandle {
    /// `Owner`
    pub owner: u64,
    /// `Value`
    pub value: u64,
}

/// `NevercSessionHandle`
pub type NevercSessionHandle = NevercHandle;
/// `NevercTaskHandle`
pub type NevercTaskHandle = NevercHandle;
/// `NevercArtifactHandle`
pub type NevercArtifactHandle = NevercHandle;
/// `NevercProofHandle`
pub type NevercProofHandle = NevercHandle;
/// `NevercDiagnosticHandle`
pub type NevercDiagnosticHandle = NevercHandle;
/// `NevercSourceLocationHandle`
pub type NevercSourceLocationHandle = NevercHandle;
/// `NevercSourceRangeHandle`
pub type NevercSourceRangeHandle = NevercHandle;
/// `NevercFixItHandle`
pub type NevercFixItHandle = NevercHandle;
/// Result of every call and callback. Detail is 0, a diagnostic token, or an I/O error code.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct NevercStatus {
    /// `Code`
    pub code: NevercStatusCode,
    /// `Flags`
    pub flags: NevercStatusFlags,
    /// `Detail`
    pub detail: u64,
}

/// Version of a plugin; build metadata does not count in comparisons.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercSemanticVersion {
    /// `Major`
    pub major: u32,
    /// `Minor`
    pub minor: u32,
    /// `Patch`
    pub patch: u32,
    /// `Reserved`
    pub reserved: u32,
    /// `Prerelease`
    pub prerelease: NevercStringView,
    /// `BuildMetadata`
    pub build_metadata: NevercStringView,
}

/// From the minimum (included) to the maximum (excluded, when HasMaximum).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercVersionRange {
    /// `MinimumInclusive`
    pub minimum_inclusive: NevercSemanticVersion,
    /// `MaximumExclusive`
    pub maximum_exclusive: NevercSemanticVersion,
    /// `HasMaximum`
    pub has_maximum: NevercBool,
    /// `AllowPrerelease`
    pub allow_prerelease: NevercBool,
    /// `Reserved`
    pub reserved: u64,
}

/// What a LOCKSTEP interface must share with its users, byte for byte.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercCompatibilityKey {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `ProducerBuildID`
    pub producer_build_id: NevercStringView,
    /// `TargetABIKey`
    pub target_abi_key: NevercStringView,
    /// `LLVMMajor`
    pub llvm_major: u32,
    /// `Reserved`
    pub reserved: u32,
}

/// An interface that the plugin needs (checked at load) or can use.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercInterfaceRequirement {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Interface`
    pub interface: NevercInterfaceID,
    /// `Major`
    pub major: u16,
    /// `MinimumMinor`
    pub minimum_minor: u16,
    /// `Required`
    pub required: NevercBool,
    /// `Stability`
    pub stability: NevercInterfaceStability,
    /// `Compatibility`
    pub compatibility: NevercCompatibilityKey,
}

/// Another plugin of the activation set: needed, or only to come before or after.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercPluginDependency {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `PluginID`
    pub plugin_id: NevercStringView,
    /// `Version`
    pub version: NevercVersionRange,
    /// `Kind`
    pub kind: NevercDependencyKind,
    /// `Reserved`
    pub reserved: u32,
}

/// A note below a diagnostic.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDiagnosticNote {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Message`
    pub message: NevercStringView,
}

/// A diagnostic of the plugin whose callback is running; the host copies all of it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercDiagnosticDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Severity`
    pub severity: NevercDiagnosticSeverity,
    /// `Code`
    pub code: u32,
    /// `PluginID`
    pub plugin_id: NevercStringView,
    /// `PhaseID`
    pub phase_id: NevercStringView,
    /// `Message`
    pub message: NevercStringView,
    /// `Notes`
    pub notes: NevercStructArrayView,
    /// `Location`
    pub location: NevercSourceLocationHandle,
    /// `Ranges`
    pub ranges: NevercStructArrayView,
    /// `FixIts`
    pub fix_its: NevercStructArrayView,
}

/// What an interceptor or provider decided. Arrives as CONTINUE with null handles.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercPhaseResult {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Action`
    pub action: NevercPhaseAction,
    /// `Reserved`
    pub reserved: u32,
    /// `Output`
    pub output: NevercArtifactHandle,
    /// `Proof`
    pub proof: NevercProofHandle,
}

/// Which variant of a phase is meant; empty members match everything.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercPhaseRoute {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `TargetTriple`
    pub target_triple: NevercStringView,
    /// `CPU`
    pub cpu: NevercStringView,
    /// `Features`
    pub features: NevercStringView,
    /// `ObjectFormat`
    pub object_format: NevercStringView,
    /// `ExecutionLevel`
    pub execution_level: u32,
    /// `Reserved`
    pub reserved: u32,
}

/// What a phase callback sees: where it runs and on which artifacts.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercPhaseFrame {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Session`
    pub session: NevercSessionHandle,
    /// `Task`
    pub task: NevercTaskHandle,
    /// `Phase`
    pub phase: NevercInterfaceID,
    /// `Route`
    pub route: NevercPhaseRoute,
    /// `Input`
    pub input: NevercArtifactHandle,
    /// `CurrentOutput`
    pub current_output: NevercArtifactHandle,
    /// `Cancellation`
    pub cancellation: NevercHandle,
}

/// `NevercQueryInterfaceFn`
pub type NevercQueryInterfaceFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, interface: NevercInterfaceID, major: u16, minimum_minor: u16, out_table: *mut *const c_void, out_minor: *mut u16, out_struct_size: *mut u64) -> NevercStatus>;
/// `NevercAllocateFn`
pub type NevercAllocateFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, size: u64, alignment: u64, out_pointer: *mut *mut c_void) -> NevercStatus>;
/// `NevercReallocateFn`
pub type NevercReallocateFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, pointer: *mut c_void, old_size: u64, new_size: u64, alignment: u64, out_pointer: *mut *mut c_void) -> NevercStatus>;
/// `NevercDeallocateFn`
pub type NevercDeallocateFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, pointer: *mut c_void, size: u64, alignment: u64) -> NevercStatus>;
/// `NevercEmitDiagnosticFn`
pub type NevercEmitDiagnosticFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, diagnostic: *const NevercDiagnosticDescriptor, out_diagnostic: *mut NevercDiagnosticHandle) -> NevercStatus>;
/// `NevercCheckCancelledFn`
pub type NevercCheckCancelledFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle) -> NevercStatus>;
/// `NevercGetSessionStateFn`
pub type NevercGetSessionStateFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, session: NevercSessionHandle, plugin_id: NevercStringView, out_state: *mut *mut c_void) -> NevercStatus>;
/// `NevercGetTaskStateFn`
pub type NevercGetTaskStateFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, task: NevercTaskHandle, plugin_id: NevercStringView, out_state: *mut *mut c_void) -> NevercStatus>;
/// `NevercGetPluginOptionValueCountFn`
pub type NevercGetPluginOptionValueCountFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, session: NevercSessionHandle, plugin_id: NevercStringView, spelling: NevercStringView, out_count: *mut u64) -> NevercStatus>;
/// `NevercGetPluginOptionValueFn`
pub type NevercGetPluginOptionValueFn = Option<unsafe extern "C-unwind" fn(context: *mut c_void, session: NevercSessionHandle, plugin_id: NevercStringView, spelling: NevercStringView, index: u64, out_value: *mut NevercStringView) -> NevercStatus>;
/// Handed to neverc_plugin_entry.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercBootstrapAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `QueryInterface`
    pub query_interface: NevercQueryInterfaceFn,
    /// `HostBuildID`
    pub host_build_id: NevercStringView,
    /// `LLVMMajor`
    pub llvm_major: u32,
    /// `Reserved`
    pub reserved: u32,
}

/// Memory, diagnostics, negotiation, cancellation, state and option values.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercCoreAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Context`
    pub context: *mut c_void,
    /// `Allocate`
    pub allocate: NevercAllocateFn,
    /// `Reallocate`
    pub reallocate: NevercReallocateFn,
    /// `Deallocate`
    pub deallocate: NevercDeallocateFn,
    /// `EmitDiagnostic`
    pub emit_diagnostic: NevercEmitDiagnosticFn,
    /// `QueryInterface`
    pub query_interface: NevercQueryInterfaceFn,
    /// `CheckCancelled`
    pub check_cancelled: NevercCheckCancelledFn,
    /// `GetSessionState`
    pub get_session_state: NevercGetSessionStateFn,
    /// `GetTaskState`
    pub get_task_state: NevercGetTaskStateFn,
    /// `GetPluginOptionValueCount`
    pub get_plugin_option_value_count: NevercGetPluginOptionValueCountFn,
    /// `GetPluginOptionValue`
    pub get_plugin_option_value: NevercGetPluginOptionValueFn,
}

/// `NevercInvokeNextFn`
pub type NevercInvokeNextFn = Option<unsafe extern "C-unwind" fn(continuation: *mut NevercPhaseContinuation, frame: *const NevercPhaseFrame, out_result: *mut NevercPhaseResult) -> NevercStatus>;
/// Passed to interceptors; call InvokeNext at most once.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercPhaseContinuation {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `InvokeNext`
    pub invoke_next: NevercInvokeNextFn,
    /// `Context`
    pub context: *mut c_void,
    /// `Generation`
    pub generation: u64,
}

/// `NevercPhaseObserverFn`
pub type NevercPhaseObserverFn = Option<unsafe extern "C-unwind" fn(frame: *const NevercPhaseFrame, point: NevercObserverPoint, user_data: *mut c_void) -> NevercStatus>;
/// `NevercPhaseInterceptorFn`
pub type NevercPhaseInterceptorFn = Option<unsafe extern "C-unwind" fn(frame: *const NevercPhaseFrame, continuation: *mut NevercPhaseContinuation, out_result: *mut NevercPhaseResult, user_data: *mut c_void) -> NevercStatus>;
/// `NevercPhaseProviderFn`
pub type NevercPhaseProviderFn = Option<unsafe extern "C-unwind" fn(frame: *const NevercPhaseFrame, out_result: *mut NevercPhaseResult, user_data: *mut c_void) -> NevercStatus>;
/// `NevercDestroyUserDataFn`
pub type NevercDestroyUserDataFn = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void)>;
/// A phase that a plugin defines, in one of the extension families.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercPhaseDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Phase`
    pub phase: NevercInterfaceID,
    /// `CanonicalName`
    pub canonical_name: NevercStringView,
    /// `InputArtifact`
    pub input_artifact: NevercInterfaceID,
    /// `OutputArtifact`
    pub output_artifact: NevercInterfaceID,
    /// `Policy`
    pub policy: NevercPhasePolicy,
    /// `ObserverPoints`
    pub observer_points: NevercObserverPoint,
    /// `Reserved`
    pub reserved: u32,
}

/// Callback that sees a phase before or after it runs and changes nothing.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercObserverDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Phase`
    pub phase: NevercInterfaceID,
    /// `Points`
    pub points: NevercObserverPoint,
    /// `Reserved`
    pub reserved: u32,
    /// `Callback`
    pub callback: NevercPhaseObserverFn,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
}

/// Callback around a phase: goes on, replaces its output, or proves that it can be skipped.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercInterceptorDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Phase`
    pub phase: NevercInterfaceID,
    /// `Callback`
    pub callback: NevercPhaseInterceptorFn,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
}

/// Callback that does a phase in place of the host, for the routes that it names.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercProviderDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `Phase`
    pub phase: NevercInterfaceID,
    /// `ProviderID`
    pub provider_id: NevercStringView,
    /// `Route`
    pub route: NevercPhaseRoute,
    /// `Deterministic`
    pub deterministic: NevercBool,
    /// `Cacheable`
    pub cacheable: NevercBool,
    /// `FallbackSafe`
    pub fallback_safe: NevercBool,
    /// `Reserved`
    pub reserved: u32,
    /// `Callback`
    pub callback: NevercPhaseProviderFn,
    /// `UserData`
    pub user_data: *mut c_void,
    /// `DestroyUserData`
    pub destroy_user_data: NevercDestroyUserDataFn,
}

/// `NevercRegisterInterfaceFn`
pub type NevercRegisterInterfaceFn = Option<unsafe extern "C-unwind" fn(registrar: *mut c_void, interface: NevercInterfaceID, stability: NevercInterfaceStability, table: *const c_void, compatibility: *const NevercCompatibilityKey) -> NevercStatus>;
/// `NevercRegisterPhaseFn`
pub type NevercRegisterPhaseFn = Option<unsafe extern "C-unwind" fn(registrar: *mut c_void, descriptor: *const NevercPhaseDescriptor) -> NevercStatus>;
/// `NevercRegisterObserverFn`
pub type NevercRegisterObserverFn = Option<unsafe extern "C-unwind" fn(registrar: *mut c_void, descriptor: *const NevercObserverDescriptor) -> NevercStatus>;
/// `NevercRegisterInterceptorFn`
pub type NevercRegisterInterceptorFn = Option<unsafe extern "C-unwind" fn(registrar: *mut c_void, descriptor: *const NevercInterceptorDescriptor) -> NevercStatus>;
/// `NevercRegisterProviderFn`
pub type NevercRegisterProviderFn = Option<unsafe extern "C-unwind" fn(registrar: *mut c_void, descriptor: *const NevercProviderDescriptor) -> NevercStatus>;
/// `NevercRegisterOptionFn`
pub type NevercRegisterOptionFn = Option<unsafe extern "C-unwind" fn(registrar: *mut c_void, descriptor: *const NevercOptionDescriptor) -> NevercStatus>;
/// Valid during Register only; every slot takes the registrar context first.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercRegistrarAPI {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `RegisterInterface`
    pub register_interface: NevercRegisterInterfaceFn,
    /// `RegisterPhase`
    pub register_phase: NevercRegisterPhaseFn,
    /// `RegisterObserver`
    pub register_observer: NevercRegisterObserverFn,
    /// `RegisterInterceptor`
    pub register_interceptor: NevercRegisterInterceptorFn,
    /// `RegisterProvider`
    pub register_provider: NevercRegisterProviderFn,
    /// `RegisterOption`
    pub register_option: NevercRegisterOptionFn,
}

/// `NevercProcessBeginFn`
pub type NevercProcessBeginFn = Option<unsafe extern "C-unwind" fn(core: *const NevercCoreAPI, out_process_state: *mut *mut c_void) -> NevercStatus>;
/// `NevercRegisterPluginFn`
pub type NevercRegisterPluginFn = Option<unsafe extern "C-unwind" fn(core: *const NevercCoreAPI, registrar: *const NevercRegistrarAPI, registrar_context: *mut c_void, process_state: *mut c_void) -> NevercStatus>;
/// `NevercSessionBeginFn`
pub type NevercSessionBeginFn = Option<unsafe extern "C-unwind" fn(core: *const NevercCoreAPI, session: NevercSessionHandle, process_state: *mut c_void, out_session_state: *mut *mut c_void) -> NevercStatus>;
/// `NevercSessionEndFn`
pub type NevercSessionEndFn = Option<unsafe extern "C-unwind" fn(core: *const NevercCoreAPI, session: NevercSessionHandle, process_state: *mut c_void, session_state: *mut c_void) -> NevercStatus>;
/// `NevercTaskBeginFn`
pub type NevercTaskBeginFn = Option<unsafe extern "C-unwind" fn(core: *const NevercCoreAPI, task: NevercTaskHandle, kind: NevercTaskKind, process_state: *mut c_void, session_state: *mut c_void, out_task_state: *mut *mut c_void) -> NevercStatus>;
/// `NevercTaskEndFn`
pub type NevercTaskEndFn = Option<unsafe extern "C-unwind" fn(core: *const NevercCoreAPI, task: NevercTaskHandle, kind: NevercTaskKind, process_state: *mut c_void, session_state: *mut c_void, task_state: *mut c_void) -> NevercStatus>;
/// `NevercPluginDestroyFn`
pub type NevercPluginDestroyFn = Option<unsafe extern "C-unwind" fn(core: *const NevercCoreAPI, process_state: *mut c_void) -> NevercStatus>;
/// What neverc_plugin_entry fills in. Null callbacks are not called.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NevercPluginDescriptor {
    /// `Header`
    pub header: NevercABITableHeader,
    /// `PluginID`
    pub plugin_id: NevercStringView,
    /// `DisplayName`
    pub display_name: NevercStringView,
    /// `Version`
    pub version: NevercSemanticVersion,
    /// `Concurrency`
    pub concurrency: NevercConcurrencyModel,
    /// `Reentrancy`
    pub reentrancy: NevercReentrancyModel,
    /// `RequiredInterfaces`
    pub required_interfaces: NevercStructArrayView,
    /// `OptionalInterfaces`
    pub optional_interfaces: NevercStructArrayView,
    /// `Dependencies`
    pub dependencies: NevercStructArrayView,
    /// `ProcessBegin`
    pub process_begin: NevercProcessBeginFn,
    /// `Register`
    pub register: NevercRegisterPluginFn,
    /// `SessionBegin`
    pub session_begin: NevercSessionBeginFn,
    /// `SessionEnd`
    pub session_end: NevercSessionEndFn,
    /// `TaskBegin`
    pub task_begin: NevercTaskBeginFn,
    /// `TaskEnd`
    pub task_end: NevercTaskEndFn,
    /// `Destroy`
    pub destroy: NevercPluginDestroyFn,
}

/// `NevercPluginEntryFn`
pub type NevercPluginEntryFn = Option<unsafe extern "C-unwind" fn(bootstrap: *const NevercBootstrapAPI, out_plugin: *mut NevercPluginDescriptor) -> NevercStatus>;
