/* Part of the NeverC plugin SDK, ABI 1.0. Made from abi/registry by `./x abi`; do not edit.
 * SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef NEVERC_PLUGIN_CORE_H
#define NEVERC_PLUGIN_CORE_H

/* Loading, negotiation, scopes, registration, phases, diagnostics: what every plugin needs. */

#include <stddef.h>
#include <stdint.h>


#ifndef NEVERC_EXPORT
#if defined(_WIN32)
#define NEVERC_EXPORT __declspec(dllexport)
#elif defined(__GNUC__)
#define NEVERC_EXPORT __attribute__((visibility("default")))
#else
#define NEVERC_EXPORT
#endif
#endif

#ifndef NEVERC_CALL
#if defined(_WIN32)
#define NEVERC_CALL __cdecl
#else
#define NEVERC_CALL
#endif
#endif

#if defined(_MSC_VER)
#define NEVERC_ABI_PACK_BEGIN __pragma(pack(push, 8))
#define NEVERC_ABI_PACK_END __pragma(pack(pop))
#else
#define NEVERC_ABI_DO_PRAGMA_(value) _Pragma(#value)
#define NEVERC_ABI_PACK_BEGIN NEVERC_ABI_DO_PRAGMA_(pack(push, 8))
#define NEVERC_ABI_PACK_END NEVERC_ABI_DO_PRAGMA_(pack(pop))
#endif
#define NEVERC_PLUGIN_ABI_MAJOR UINT16_C(1)
#define NEVERC_PLUGIN_ABI_MINOR UINT16_C(0)
#define NEVERC_PLUGIN_ENTRY_POINT "neverc_plugin_entry"
#define NEVERC_CORE_API_MAJOR UINT16_C(1)
#define NEVERC_CORE_API_MINOR UINT16_C(0)
#define NEVERC_INTERFACE_CORE_HIGH UINT64_C(0x4e6576657243436f)
#define NEVERC_INTERFACE_CORE_LOW UINT64_C(0x7265415049000001)
typedef uint32_t NevercBool;
#define NEVERC_FALSE UINT32_C(0)
#define NEVERC_TRUE UINT32_C(1)

typedef int32_t NevercStatusCode;
#define NEVERC_STATUS_OK INT32_C(0)
#define NEVERC_STATUS_INVALID_ARGUMENT INT32_C(1)
#define NEVERC_STATUS_ABI_MISMATCH INT32_C(2)
#define NEVERC_STATUS_MISSING_INTERFACE INT32_C(3)
#define NEVERC_STATUS_VERSION_MISMATCH INT32_C(4)
#define NEVERC_STATUS_INVALID_DESCRIPTOR INT32_C(5)
#define NEVERC_STATUS_DUPLICATE_ID INT32_C(6)
#define NEVERC_STATUS_DEPENDENCY_MISSING INT32_C(7)
#define NEVERC_STATUS_DEPENDENCY_CYCLE INT32_C(8)
#define NEVERC_STATUS_BUSY INT32_C(9)
#define NEVERC_STATUS_CANCELLED INT32_C(10)
#define NEVERC_STATUS_RESOURCE_EXHAUSTED INT32_C(11)
#define NEVERC_STATUS_STALE_HANDLE INT32_C(12)
#define NEVERC_STATUS_WRONG_SESSION INT32_C(13)
#define NEVERC_STATUS_WRONG_SCOPE INT32_C(14)
#define NEVERC_STATUS_WRONG_TYPE INT32_C(15)
#define NEVERC_STATUS_INVALID_STATE INT32_C(16)
#define NEVERC_STATUS_POLICY_VIOLATION INT32_C(17)
#define NEVERC_STATUS_VERIFICATION_FAILED INT32_C(18)
#define NEVERC_STATUS_CAPABILITY_UNAVAILABLE INT32_C(19)
#define NEVERC_STATUS_PLUGIN_FAILURE INT32_C(20)
#define NEVERC_STATUS_PLUGIN_EXCEPTION INT32_C(21)
#define NEVERC_STATUS_OUTPUT_PARTIAL INT32_C(22)
#define NEVERC_STATUS_REENTRANCY_DENIED INT32_C(23)
#define NEVERC_STATUS_NOT_FOUND INT32_C(24)

typedef uint32_t NevercStatusFlags;
#define NEVERC_STATUS_FLAG_NONE UINT32_C(0)
#define NEVERC_STATUS_FLAG_RECOVERABLE UINT32_C(1)
#define NEVERC_STATUS_FLAG_OUTPUT_ALREADY_COMMITTED UINT32_C(2)
#define NEVERC_STATUS_FLAG_OUTPUT_MAY_BE_PARTIAL UINT32_C(4)
#define NEVERC_STATUS_FLAG_OUTPUT_RECOVERY_REQUIRED UINT32_C(8)
#define NEVERC_STATUS_FLAG_DURABILITY_UNCONFIRMED UINT32_C(16)

typedef uint32_t NevercDiagnosticSeverity;
#define NEVERC_DIAGNOSTIC_NOTE UINT32_C(0)
#define NEVERC_DIAGNOSTIC_REMARK UINT32_C(1)
#define NEVERC_DIAGNOSTIC_WARNING UINT32_C(2)
#define NEVERC_DIAGNOSTIC_ERROR UINT32_C(3)
#define NEVERC_DIAGNOSTIC_FATAL UINT32_C(4)

typedef uint32_t NevercInterfaceStability;
#define NEVERC_INTERFACE_STABLE UINT32_C(0)
#define NEVERC_INTERFACE_LOCKSTEP UINT32_C(1)

typedef uint32_t NevercConcurrencyModel;
#define NEVERC_CONCURRENCY_SESSION_SERIAL UINT32_C(0)
#define NEVERC_CONCURRENCY_THREAD_SAFE UINT32_C(1)
#define NEVERC_CONCURRENCY_PROCESS_SERIAL UINT32_C(2)

typedef uint32_t NevercReentrancyModel;
#define NEVERC_REENTRANCY_NONE UINT32_C(0)
#define NEVERC_REENTRANCY_ALLOWED UINT32_C(1)

typedef uint32_t NevercTaskKind;
#define NEVERC_TASK_INVOCATION UINT32_C(1)
#define NEVERC_TASK_TRANSLATION_UNIT UINT32_C(2)
#define NEVERC_TASK_LTO UINT32_C(3)
#define NEVERC_TASK_LINK UINT32_C(4)
#define NEVERC_TASK_CODEGEN UINT32_C(5)
#define NEVERC_TASK_OBJECT UINT32_C(6)
#define NEVERC_TASK_DYNCODE UINT32_C(7)

typedef uint32_t NevercDependencyKind;
#define NEVERC_DEPENDENCY_REQUIRED UINT32_C(0)
#define NEVERC_DEPENDENCY_BEFORE UINT32_C(1)
#define NEVERC_DEPENDENCY_AFTER UINT32_C(2)

typedef uint64_t NevercPhasePolicy;
#define NEVERC_PHASE_OBSERVABLE UINT64_C(1)
#define NEVERC_PHASE_INTERCEPTABLE UINT64_C(2)
#define NEVERC_PHASE_REPLACEABLE UINT64_C(4)
#define NEVERC_PHASE_SKIPPABLE_WITH_PROOF UINT64_C(8)
#define NEVERC_PHASE_SEALED_HOST_GATE UINT64_C(16)

typedef uint32_t NevercPhaseAction;
#define NEVERC_PHASE_CONTINUE UINT32_C(0)
#define NEVERC_PHASE_REPLACE UINT32_C(1)
#define NEVERC_PHASE_SKIP UINT32_C(2)

typedef uint32_t NevercObserverPoint;
#define NEVERC_OBSERVER_BEFORE UINT32_C(1)
#define NEVERC_OBSERVER_AFTER UINT32_C(2)
#define NEVERC_OBSERVER_AFTER_COMMIT UINT32_C(4)

#ifdef __cplusplus
extern "C" {
#endif
NEVERC_ABI_PACK_BEGIN

typedef struct NevercABITableHeader NevercABITableHeader;
typedef struct NevercBootstrapAPI NevercBootstrapAPI;
typedef struct NevercByteView NevercByteView;
typedef struct NevercCompatibilityKey NevercCompatibilityKey;
typedef struct NevercCoreAPI NevercCoreAPI;
typedef struct NevercDiagnosticDescriptor NevercDiagnosticDescriptor;
typedef struct NevercDiagnosticNote NevercDiagnosticNote;
typedef struct NevercHandle NevercHandle;
typedef struct NevercInterceptorDescriptor NevercInterceptorDescriptor;
typedef struct NevercInterfaceID NevercInterfaceID;
typedef struct NevercInterfaceRequirement NevercInterfaceRequirement;
typedef struct NevercObserverDescriptor NevercObserverDescriptor;
typedef struct NevercOptionDescriptor NevercOptionDescriptor;
typedef struct NevercPhaseContinuation NevercPhaseContinuation;
typedef struct NevercPhaseDescriptor NevercPhaseDescriptor;
typedef struct NevercPhaseFrame NevercPhaseFrame;
typedef struct NevercPhaseResult NevercPhaseResult;
typedef struct NevercPhaseRoute NevercPhaseRoute;
typedef struct NevercPluginDependency NevercPluginDependency;
typedef struct NevercPluginDescriptor NevercPluginDescriptor;
typedef struct NevercProviderDescriptor NevercProviderDescriptor;
typedef struct NevercRegistrarAPI NevercRegistrarAPI;
typedef struct NevercSemanticVersion NevercSemanticVersion;
typedef struct NevercStatus NevercStatus;
typedef struct NevercStringView NevercStringView;
typedef struct NevercStructArrayView NevercStructArrayView;
typedef struct NevercVersionRange NevercVersionRange;


/* Starts every extensible record. StructSize is the real feature test. */
struct NevercABITableHeader {
  uint32_t StructSize;
  uint16_t Major;
  uint16_t Minor;
  uint64_t Flags;
};

/* UTF-8 text, not terminated; null with length 0 is the empty view. */
struct NevercStringView {
  const char *Data;
  uint64_t Length;
};

/* Bytes, borrowed. */
struct NevercByteView {
  const uint8_t *Data;
  uint64_t Length;
};

/* Records behind each other; step by ElementStride, not by sizeof. */
struct NevercStructArrayView {
  const void *Data;
  uint64_t Count;
  uint64_t ElementStride;
};

/* 128-bit ID of an interface, phase or artifact type. */
struct NevercInterfaceID {
  uint64_t High;
  uint64_t Low;
};

/* Names a host object; both words zero is the null handle. */
struct NevercHandle {
  uint64_t Owner;
  uint64_t Value;
};
typedef NevercHandle NevercSessionHandle;
typedef NevercHandle NevercTaskHandle;
typedef NevercHandle NevercArtifactHandle;
typedef NevercHandle NevercProofHandle;
typedef NevercHandle NevercDiagnosticHandle;
typedef NevercHandle NevercSourceLocationHandle;
typedef NevercHandle NevercSourceRangeHandle;
typedef NevercHandle NevercFixItHandle;

/* Result of every call and callback. Detail is 0, a diagnostic token, or an I/O error code. */
struct NevercStatus {
  NevercStatusCode Code;
  NevercStatusFlags Flags;
  uint64_t Detail;
};

/* Version of a plugin; build metadata does not count in comparisons. */
struct NevercSemanticVersion {
  uint32_t Major;
  uint32_t Minor;
  uint32_t Patch;
  uint32_t Reserved;
  NevercStringView Prerelease;
  NevercStringView BuildMetadata;
};

/* From the minimum (included) to the maximum (excluded, when HasMaximum). */
struct NevercVersionRange {
  NevercSemanticVersion MinimumInclusive;
  NevercSemanticVersion MaximumExclusive;
  NevercBool HasMaximum;
  NevercBool AllowPrerelease;
  uint64_t Reserved;
};

/* What a LOCKSTEP interface must share with its users, byte for byte. */
struct NevercCompatibilityKey {
  NevercABITableHeader Header;
  NevercStringView ProducerBuildID;
  NevercStringView TargetABIKey;
  uint32_t LLVMMajor;
  uint32_t Reserved;
};

/* An interface that the plugin needs (checked at load) or can use. */
struct NevercInterfaceRequirement {
  NevercABITableHeader Header;
  NevercInterfaceID Interface;
  uint16_t Major;
  uint16_t MinimumMinor;
  NevercBool Required;
  NevercInterfaceStability Stability;
  NevercCompatibilityKey Compatibility;
};

/* Another plugin of the activation set: needed, or only to come before or after. */
struct NevercPluginDependency {
  NevercABITableHeader Header;
  NevercStringView PluginID;
  NevercVersionRange Version;
  NevercDependencyKind Kind;
  uint32_t Reserved;
};

/* A note below a diagnostic. */
struct NevercDiagnosticNote {
  NevercABITableHeader Header;
  NevercStringView Message;
};

/* A diagnostic of the plugin whose callback is running; the host copies all of it. */
struct NevercDiagnosticDescriptor {
  NevercABITableHeader Header;
  NevercDiagnosticSeverity Severity;
  uint32_t Code;
  NevercStringView PluginID;
  NevercStringView PhaseID;
  NevercStringView Message;
  NevercStructArrayView Notes;
  NevercSourceLocationHandle Location;
  NevercStructArrayView Ranges;
  NevercStructArrayView FixIts;
};

/* What an interceptor or provider decided. Arrives as CONTINUE with null handles. */
struct NevercPhaseResult {
  NevercABITableHeader Header;
  NevercPhaseAction Action;
  uint32_t Reserved;
  NevercArtifactHandle Output;
  NevercProofHandle Proof;
};

/* Which variant of a phase is meant; empty members match everything. */
struct NevercPhaseRoute {
  NevercABITableHeader Header;
  NevercStringView TargetTriple;
  NevercStringView CPU;
  NevercStringView Features;
  NevercStringView ObjectFormat;
  uint32_t ExecutionLevel;
  uint32_t Reserved;
};

/* What a phase callback sees: where it runs and on which artifacts. */
struct NevercPhaseFrame {
  NevercABITableHeader Header;
  NevercSessionHandle Session;
  NevercTaskHandle Task;
  NevercInterfaceID Phase;
  NevercPhaseRoute Route;
  NevercArtifactHandle Input;
  NevercArtifactHandle CurrentOutput;
  NevercHandle Cancellation;
};
typedef NevercStatus (NEVERC_CALL *NevercQueryInterfaceFn)(void *Context, NevercInterfaceID Interface, uint16_t Major, uint16_t MinimumMinor, const void **OutTable, uint16_t *OutMinor, uint64_t *OutStructSize);
typedef NevercStatus (NEVERC_CALL *NevercAllocateFn)(void *Context, uint64_t Size, uint64_t Alignment, void **OutPointer);
typedef NevercStatus (NEVERC_CALL *NevercReallocateFn)(void *Context, void *Pointer, uint64_t OldSize, uint64_t NewSize, uint64_t Alignment, void **OutPointer);
typedef NevercStatus (NEVERC_CALL *NevercDeallocateFn)(void *Context, void *Pointer, uint64_t Size, uint64_t Alignment);
typedef NevercStatus (NEVERC_CALL *NevercEmitDiagnosticFn)(void *Context, const NevercDiagnosticDescriptor *Diagnostic, NevercDiagnosticHandle *OutDiagnostic);
typedef NevercStatus (NEVERC_CALL *NevercCheckCancelledFn)(void *Context, NevercTaskHandle Task);
typedef NevercStatus (NEVERC_CALL *NevercGetSessionStateFn)(void *Context, NevercSessionHandle Session, NevercStringView PluginID, void **OutState);
typedef NevercStatus (NEVERC_CALL *NevercGetTaskStateFn)(void *Context, NevercTaskHandle Task, NevercStringView PluginID, void **OutState);
typedef NevercStatus (NEVERC_CALL *NevercGetPluginOptionValueCountFn)(void *Context, NevercSessionHandle Session, NevercStringView PluginID, NevercStringView Spelling, uint64_t *OutCount);
typedef NevercStatus (NEVERC_CALL *NevercGetPluginOptionValueFn)(void *Context, NevercSessionHandle Session, NevercStringView PluginID, NevercStringView Spelling, uint64_t Index, NevercStringView *OutValue);

/* Handed to neverc_plugin_entry. */
struct NevercBootstrapAPI {
  NevercABITableHeader Header;
  void *Context;
  /* Finds a table by ID, major and least minor; clears all three outputs on failure. */
  NevercQueryInterfaceFn QueryInterface;
  NevercStringView HostBuildID;
  uint32_t LLVMMajor;
  uint32_t Reserved;
};

/* Memory, diagnostics, negotiation, cancellation, state and option values. */
struct NevercCoreAPI {
  NevercABITableHeader Header;
  void *Context;
  /* Memory charged to the plugin, aligned to a power of two; usable from ProcessBegin to Destroy. */
  NevercAllocateFn Allocate;
  /* Grows or shrinks a block; its old size and alignment must be those of its allocation. On failure it stays. */
  NevercReallocateFn Reallocate;
  /* Frees a block by its size and alignment. Unknown blocks and wrong sizes are INVALID_ARGUMENT. */
  NevercDeallocateFn Deallocate;
  /* Reports under the plugin's own ID; the handle's Value may go into the Detail of a failing status. */
  NevercEmitDiagnosticFn EmitDiagnostic;
  /* As in the bootstrap table, in every callback. */
  NevercQueryInterfaceFn QueryInterface;
  /* OK, or CANCELLED once the session is; for the running callback's task only. */
  NevercCheckCancelledFn CheckCancelled;
  /* The pointer that the plugin stored in SessionBegin. */
  NevercGetSessionStateFn GetSessionState;
  /* The pointer that the plugin stored in TaskBegin. */
  NevercGetTaskStateFn GetTaskState;
  /* Number of values of an option in this session, by its primary spelling; 0 when it was not given. */
  NevercGetPluginOptionValueCountFn GetPluginOptionValueCount;
  /* One value, as text; a flag that was given has the value `true`. */
  NevercGetPluginOptionValueFn GetPluginOptionValue;
};
typedef NevercStatus (NEVERC_CALL *NevercInvokeNextFn)(NevercPhaseContinuation *Continuation, const NevercPhaseFrame *Frame, NevercPhaseResult *OutResult);

/* Passed to interceptors; call InvokeNext at most once. */
struct NevercPhaseContinuation {
  NevercABITableHeader Header;
  NevercInvokeNextFn InvokeNext;
  void *Context;
  uint64_t Generation;
};
typedef NevercStatus (NEVERC_CALL *NevercPhaseObserverFn)(const NevercPhaseFrame *Frame, NevercObserverPoint Point, void *UserData);
typedef NevercStatus (NEVERC_CALL *NevercPhaseInterceptorFn)(const NevercPhaseFrame *Frame, NevercPhaseContinuation *Continuation, NevercPhaseResult *OutResult, void *UserData);
typedef NevercStatus (NEVERC_CALL *NevercPhaseProviderFn)(const NevercPhaseFrame *Frame, NevercPhaseResult *OutResult, void *UserData);
typedef void (NEVERC_CALL *NevercDestroyUserDataFn)(void *UserData);

/* A phase that a plugin defines, in one of the extension families. */
struct NevercPhaseDescriptor {
  NevercABITableHeader Header;
  NevercInterfaceID Phase;
  NevercStringView CanonicalName;
  NevercInterfaceID InputArtifact;
  NevercInterfaceID OutputArtifact;
  NevercPhasePolicy Policy;
  NevercObserverPoint ObserverPoints;
  uint32_t Reserved;
};

/* Callback that sees a phase before or after it runs and changes nothing. */
struct NevercObserverDescriptor {
  NevercABITableHeader Header;
  NevercInterfaceID Phase;
  NevercObserverPoint Points;
  uint32_t Reserved;
  NevercPhaseObserverFn Callback;
  void *UserData;
  NevercDestroyUserDataFn DestroyUserData;
};

/* Callback around a phase: goes on, replaces its output, or proves that it can be skipped. */
struct NevercInterceptorDescriptor {
  NevercABITableHeader Header;
  NevercInterfaceID Phase;
  NevercPhaseInterceptorFn Callback;
  void *UserData;
  NevercDestroyUserDataFn DestroyUserData;
};

/* Callback that does a phase in place of the host, for the routes that it names. */
struct NevercProviderDescriptor {
  NevercABITableHeader Header;
  NevercInterfaceID Phase;
  NevercStringView ProviderID;
  NevercPhaseRoute Route;
  NevercBool Deterministic;
  NevercBool Cacheable;
  NevercBool FallbackSafe;
  uint32_t Reserved;
  NevercPhaseProviderFn Callback;
  void *UserData;
  NevercDestroyUserDataFn DestroyUserData;
};
typedef NevercStatus (NEVERC_CALL *NevercRegisterInterfaceFn)(void *Registrar, NevercInterfaceID Interface, NevercInterfaceStability Stability, const void *Table, const NevercCompatibilityKey *Compatibility);
typedef NevercStatus (NEVERC_CALL *NevercRegisterPhaseFn)(void *Registrar, const NevercPhaseDescriptor *Descriptor);
typedef NevercStatus (NEVERC_CALL *NevercRegisterObserverFn)(void *Registrar, const NevercObserverDescriptor *Descriptor);
typedef NevercStatus (NEVERC_CALL *NevercRegisterInterceptorFn)(void *Registrar, const NevercInterceptorDescriptor *Descriptor);
typedef NevercStatus (NEVERC_CALL *NevercRegisterProviderFn)(void *Registrar, const NevercProviderDescriptor *Descriptor);
typedef NevercStatus (NEVERC_CALL *NevercRegisterOptionFn)(void *Registrar, const NevercOptionDescriptor *Descriptor);

/* Valid during Register only; every slot takes the registrar context first. */
struct NevercRegistrarAPI {
  NevercABITableHeader Header;
  /* Publishes a table of the plugin for other plugins. */
  NevercRegisterInterfaceFn RegisterInterface;
  /* Adds a phase of the plugin to the graph. */
  NevercRegisterPhaseFn RegisterPhase;
  /* Adds an observer. Whether the phase exists and has the points is checked when a session begins. */
  NevercRegisterObserverFn RegisterObserver;
  /* Adds an interceptor; the first one registered is outermost. */
  NevercRegisterInterceptorFn RegisterInterceptor;
  /* Adds a provider; one that matches the route wins over the host's own. */
  NevercRegisterProviderFn RegisterProvider;
  /* Adds a command line option. */
  NevercRegisterOptionFn RegisterOption;
};
typedef NevercStatus (NEVERC_CALL *NevercProcessBeginFn)(const NevercCoreAPI *Core, void **OutProcessState);
typedef NevercStatus (NEVERC_CALL *NevercRegisterPluginFn)(const NevercCoreAPI *Core, const NevercRegistrarAPI *Registrar, void *RegistrarContext, void *ProcessState);
typedef NevercStatus (NEVERC_CALL *NevercSessionBeginFn)(const NevercCoreAPI *Core, NevercSessionHandle Session, void *ProcessState, void **OutSessionState);
typedef NevercStatus (NEVERC_CALL *NevercSessionEndFn)(const NevercCoreAPI *Core, NevercSessionHandle Session, void *ProcessState, void *SessionState);
typedef NevercStatus (NEVERC_CALL *NevercTaskBeginFn)(const NevercCoreAPI *Core, NevercTaskHandle Task, NevercTaskKind Kind, void *ProcessState, void *SessionState, void **OutTaskState);
typedef NevercStatus (NEVERC_CALL *NevercTaskEndFn)(const NevercCoreAPI *Core, NevercTaskHandle Task, NevercTaskKind Kind, void *ProcessState, void *SessionState, void *TaskState);
typedef NevercStatus (NEVERC_CALL *NevercPluginDestroyFn)(const NevercCoreAPI *Core, void *ProcessState);

/* What neverc_plugin_entry fills in. Null callbacks are not called. */
struct NevercPluginDescriptor {
  NevercABITableHeader Header;
  NevercStringView PluginID;
  NevercStringView DisplayName;
  NevercSemanticVersion Version;
  NevercConcurrencyModel Concurrency;
  NevercReentrancyModel Reentrancy;
  NevercStructArrayView RequiredInterfaces;
  NevercStructArrayView OptionalInterfaces;
  NevercStructArrayView Dependencies;
  NevercProcessBeginFn ProcessBegin;
  NevercRegisterPluginFn Register;
  NevercSessionBeginFn SessionBegin;
  NevercSessionEndFn SessionEnd;
  NevercTaskBeginFn TaskBegin;
  NevercTaskEndFn TaskEnd;
  NevercPluginDestroyFn Destroy;
};
typedef NevercStatus (NEVERC_CALL *NevercPluginEntryFn)(const NevercBootstrapAPI *Bootstrap, NevercPluginDescriptor *OutPlugin);

/* True when the record behind `header_pointer` is large enough to hold `field`. Null is allowed; behind a function, so
 * that no compiler calls the test of a member's address needless. */
static inline int neverc_abi_covers(const NevercABITableHeader *Header, size_t End) {
  return Header != NULL && (size_t)Header->StructSize >= End;
}
#define NEVERC_ABI_FIELD_AVAILABLE(header_pointer, structure_type, field) \
  neverc_abi_covers((header_pointer), offsetof(structure_type, field) + sizeof(((structure_type *)0)->field))

NEVERC_ABI_PACK_END

static inline NevercStatus neverc_status_ok(void) {
  NevercStatus Status;
  Status.Code = NEVERC_STATUS_OK;
  Status.Flags = NEVERC_STATUS_FLAG_NONE;
  Status.Detail = 0;
  return Status;
}

static inline NevercBool neverc_status_is_ok(NevercStatus Status) {
  return Status.Code == NEVERC_STATUS_OK ? NEVERC_TRUE : NEVERC_FALSE;
}

static inline NevercBool neverc_handle_is_null(NevercHandle Handle) {
  return Handle.Owner == 0 && Handle.Value == 0 ? NEVERC_TRUE : NEVERC_FALSE;
}

/* The one symbol that a plugin exports. */
NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *Bootstrap,
                                                       NevercPluginDescriptor *OutPlugin);

#ifdef __cplusplus
}
#endif

#endif /* NEVERC_PLUGIN_CORE_H */
