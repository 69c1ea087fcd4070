/* Follows the driver: a remark when the arguments have been read, and one for every job that runs.
 *
 *   neverc -fplugin=./DriverTracePlugin.so --driver-trace hello.c
 *
 * It shows an option of a plugin's own, an observer, an interceptor that lets the phase go on, and state in
 * each of the three scopes. Without `--driver-trace` it is silent.
 */
#include "neverc/Plugin/PluginDriver.h"
#include "neverc/Plugin/PluginPhaseSchema.h"

#include <string.h>

#define PLUGIN_ID "org.neverc.example.driver-trace"
#define OPTION "--driver-trace"

enum { REMARK_ARGUMENTS = 1001, REMARK_JOB = 1002 };

/* Lives from ProcessBegin to Destroy; callbacks get it as their user data. */
typedef struct Process {
  const NevercCoreAPI *core;
  const NevercDriverAPI *driver;
} Process;

/* Lives from SessionBegin to SessionEnd. */
typedef struct Session {
  int enabled;
  uint64_t arguments_before;
} Session;

/* Lives from TaskBegin to TaskEnd. */
typedef struct Work {
  NevercTaskKind kind;
  uint64_t jobs;
} Work;

static NevercStringView view(const char *text) {
  NevercStringView v;
  v.Data = text;
  v.Length = strlen(text);
  return v;
}

static NevercStatus status(NevercStatusCode code) {
  NevercStatus s = neverc_status_ok();
  s.Code = code;
  return s;
}

static int is_ok(NevercStatus s) { return s.Code == NEVERC_STATUS_OK; }

/* Zeroed memory that the host accounts for. */
static NevercStatus make(const NevercCoreAPI *core, uint64_t size, void **out) {
  NevercStatus s = core->Allocate(core->Context, size, 8, out);
  if (is_ok(s))
    memset(*out, 0, (size_t)size);
  return s;
}

static NevercStatus drop(const NevercCoreAPI *core, void *pointer, uint64_t size) {
  return pointer == NULL ? neverc_status_ok() : core->Deallocate(core->Context, pointer, size, 8);
}

static NevercStatus remark(const Process *process, uint32_t code, const char *phase, const char *message) {
  NevercDiagnosticDescriptor d;
  NevercDiagnosticHandle made;
  memset(&d, 0, sizeof d);
  d.Header.StructSize = sizeof d;
  d.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  d.Severity = NEVERC_DIAGNOSTIC_REMARK;
  d.Code = code;
  d.PluginID = view(PLUGIN_ID);
  d.PhaseID = view(phase);
  d.Message = view(message);
  return process->core->EmitDiagnostic(process->core->Context, &d, &made);
}

static NevercStatus session_of(const Process *process, const NevercPhaseFrame *frame, Session **out) {
  void *state = NULL;
  NevercStatus s = process->core->GetSessionState(process->core->Context, frame->Session, view(PLUGIN_ID), &state);
  *out = (Session *)state;
  return is_ok(s) && state == NULL ? status(NEVERC_STATUS_INVALID_STATE) : s;
}

static NevercStatus NEVERC_CALL on_arguments(const NevercPhaseFrame *Frame, NevercObserverPoint Point,
                                             void *UserData) {
  const Process *process = (const Process *)UserData;
  Session *session;
  uint64_t count = 0;
  NevercStatus s = session_of(process, Frame, &session);
  if (!is_ok(s) || !session->enabled)
    return s;
  s = process->driver->GetArgumentCount(process->driver->Context, Frame, Frame->Input, &count);
  if (!is_ok(s))
    return s;
  if (Point == NEVERC_OBSERVER_BEFORE) {
    session->arguments_before = count;
    return s;
  }
  return remark(process, REMARK_ARGUMENTS, "neverc.driver.raw_arguments",
                count == session->arguments_before ? "the arguments have been read"
                                                   : "the arguments have been read and changed");
}

static NevercStatus NEVERC_CALL on_job(const NevercPhaseFrame *Frame, NevercPhaseContinuation *Continuation,
                                       NevercPhaseResult *OutResult, void *UserData) {
  const Process *process = (const Process *)UserData;
  NevercJobExecutionRequest request;
  NevercPhaseResult below;
  Session *session;
  void *work = NULL;
  NevercStatus s = session_of(process, Frame, &session);
  if (!is_ok(s))
    return s;
  s = process->core->GetTaskState(process->core->Context, Frame->Task, view(PLUGIN_ID), &work);
  if (!is_ok(s))
    return s;
  memset(&request, 0, sizeof request);
  request.Header.StructSize = sizeof request;
  s = process->driver->GetJobExecutionRequest(process->driver->Context, Frame, Frame->Input, &request);
  if (!is_ok(s))
    return s;
  if (work != NULL)
    ((Work *)work)->jobs += 1;
  if (session->enabled) {
    s = remark(process, REMARK_JOB, "neverc.driver.execute_job",
               request.Job.Kind == NEVERC_JOB_LINKER ? "a link is run" : "a job is run");
    if (!is_ok(s))
      return s;
  }
  /* The result from below goes into a record of its own: this interceptor's answer stays CONTINUE. */
  memset(&below, 0, sizeof below);
  below.Header.StructSize = sizeof below;
  below.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  s = Continuation->InvokeNext(Continuation, Frame, &below);
  if (!is_ok(s))
    return s;
  OutResult->Action = NEVERC_PHASE_CONTINUE;
  return s;
}

static NevercStatus NEVERC_CALL process_begin(const NevercCoreAPI *Core, void **OutProcessState) {
  const NevercInterfaceID driver = {NEVERC_INTERFACE_DRIVER_HIGH, NEVERC_INTERFACE_DRIVER_LOW};
  const void *table = NULL;
  uint16_t minor = 0;
  uint64_t size = 0;
  void *memory = NULL;
  NevercStatus s = Core->QueryInterface(Core->Context, driver, NEVERC_DRIVER_API_MAJOR, 0, &table, &minor, &size);
  if (!is_ok(s))
    return s;
  if (size < offsetof(NevercDriverAPI, GetJobResult) + sizeof(((NevercDriverAPI *)0)->GetJobResult))
    return status(NEVERC_STATUS_CAPABILITY_UNAVAILABLE);
  s = make(Core, sizeof(Process), &memory);
  if (!is_ok(s))
    return s;
  ((Process *)memory)->core = Core;
  ((Process *)memory)->driver = (const NevercDriverAPI *)table;
  *OutProcessState = memory;
  return s;
}

static NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *Core, const NevercRegistrarAPI *Registrar,
                                             void *RegistrarContext, void *ProcessState) {
  NevercOptionDescriptor option;
  NevercObserverDescriptor observer;
  NevercInterceptorDescriptor interceptor;
  NevercStatus s;
  (void)Core;

  memset(&option, 0, sizeof option);
  option.Header.StructSize = sizeof option;
  option.Header.Major = NEVERC_DRIVER_API_MAJOR;
  option.Spelling = view(OPTION);
  option.Form = NEVERC_OPTION_FLAG;
  option.ValueType = NEVERC_OPTION_BOOL;
  option.Multiplicity = NEVERC_OPTION_LAST_WINS;
  option.Help = view("Say what the driver does");
  s = Registrar->RegisterOption(RegistrarContext, &option);
  if (!is_ok(s))
    return s;

  memset(&observer, 0, sizeof observer);
  observer.Header.StructSize = sizeof observer;
  observer.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  observer.Phase.High = NEVERC_PHASE_DRIVER_RAW_ARGUMENTS_HIGH;
  observer.Phase.Low = NEVERC_PHASE_DRIVER_RAW_ARGUMENTS_LOW;
  observer.Points = NEVERC_OBSERVER_BEFORE | NEVERC_OBSERVER_AFTER;
  observer.Callback = on_arguments;
  observer.UserData = ProcessState;
  s = Registrar->RegisterObserver(RegistrarContext, &observer);
  if (!is_ok(s))
    return s;

  memset(&interceptor, 0, sizeof interceptor);
  interceptor.Header.StructSize = sizeof interceptor;
  interceptor.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  interceptor.Phase.High = NEVERC_PHASE_DRIVER_EXECUTE_JOB_HIGH;
  interceptor.Phase.Low = NEVERC_PHASE_DRIVER_EXECUTE_JOB_LOW;
  interceptor.Callback = on_job;
  interceptor.UserData = ProcessState;
  return Registrar->RegisterInterceptor(RegistrarContext, &interceptor);
}

static NevercStatus NEVERC_CALL session_begin(const NevercCoreAPI *Core, NevercSessionHandle SessionHandle,
                                              void *ProcessState, void **OutSessionState) {
  void *memory = NULL;
  uint64_t count = 0;
  NevercStatus s;
  (void)ProcessState;
  s = Core->GetPluginOptionValueCount(Core->Context, SessionHandle, view(PLUGIN_ID), view(OPTION), &count);
  if (!is_ok(s))
    return s;
  s = make(Core, sizeof(Session), &memory);
  if (!is_ok(s))
    return s;
  ((Session *)memory)->enabled = count != 0;
  *OutSessionState = memory;
  return s;
}

static NevercStatus NEVERC_CALL session_end(const NevercCoreAPI *Core, NevercSessionHandle SessionHandle,
                                            void *ProcessState, void *SessionState) {
  (void)SessionHandle, (void)ProcessState;
  return drop(Core, SessionState, sizeof(Session));
}

static NevercStatus NEVERC_CALL task_begin(const NevercCoreAPI *Core, NevercTaskHandle Task, NevercTaskKind Kind,
                                           void *ProcessState, void *SessionState, void **OutTaskState) {
  NevercStatus s;
  (void)Task, (void)ProcessState, (void)SessionState;
  s = make(Core, sizeof(Work), OutTaskState);
  if (is_ok(s))
    ((Work *)*OutTaskState)->kind = Kind;
  return s;
}

static NevercStatus NEVERC_CALL task_end(const NevercCoreAPI *Core, NevercTaskHandle Task, NevercTaskKind Kind,
                                         void *ProcessState, void *SessionState, void *TaskState) {
  (void)Task, (void)Kind, (void)ProcessState, (void)SessionState;
  return drop(Core, TaskState, sizeof(Work));
}

static NevercStatus NEVERC_CALL destroy(const NevercCoreAPI *Core, void *ProcessState) {
  return drop(Core, ProcessState, sizeof(Process));
}

#ifdef __cplusplus
extern "C"
#endif
NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *Bootstrap,
                                                           NevercPluginDescriptor *OutPlugin) {
  NevercPluginDescriptor plugin;
  uint32_t capacity;
  if (Bootstrap == NULL || OutPlugin == NULL || OutPlugin->Header.StructSize < sizeof(uint32_t))
    return status(NEVERC_STATUS_INVALID_ARGUMENT);
  if (Bootstrap->Header.Major != NEVERC_PLUGIN_ABI_MAJOR)
    return status(NEVERC_STATUS_ABI_MISMATCH);

  memset(&plugin, 0, sizeof plugin);
  plugin.Header.StructSize = sizeof plugin;
  plugin.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  plugin.Header.Minor = NEVERC_PLUGIN_ABI_MINOR;
  plugin.PluginID = view(PLUGIN_ID);
  plugin.DisplayName = view("Driver trace");
  plugin.Version.Major = 1;
  plugin.Concurrency = NEVERC_CONCURRENCY_SESSION_SERIAL;
  plugin.Reentrancy = NEVERC_REENTRANCY_ALLOWED;
  plugin.ProcessBegin = process_begin;
  plugin.Register = register_all;
  plugin.SessionBegin = session_begin;
  plugin.SessionEnd = session_end;
  plugin.TaskBegin = task_begin;
  plugin.TaskEnd = task_end;
  plugin.Destroy = destroy;

  capacity = OutPlugin->Header.StructSize;
  memcpy(OutPlugin, &plugin, capacity < sizeof plugin ? capacity : sizeof plugin);
  return neverc_status_ok();
}
