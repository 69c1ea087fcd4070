/* A plugin of the driver's tests: logs scopes and phases, and edits what macros choose.
 *
 *   PHASES       list of `P(SYMBOL)`: observed BEFORE and AFTER; `COMMIT(…)` and `EVENT(…)` for the others
 *   EDIT_RAW     raw arguments: adds -DADDED=1 behind the program, replaces -O0 by -O2
 *   FORGE        tries to add -fplugin=
 *   EDIT_PARSED  removes -DGONE, adds -DADDED=1
 *   EDIT_TARGET  triple to ask for; EDIT_CPU and EDIT_FEATURE with it
 *   STOP_AT_OBJECT  drops the link from the action graph
 *   EDIT_JOBS    -DVALUE=1 becomes -DVALUE=2
 *   PLUGIN_JOB   adds a job of its own behind the last one
 *   REPLACE_JOB  provides the results of jobs, without seals
 *   FAIL_AT_END, OBSERVER_FAILS, OBSERVER_EDITS
 *   MEMORY_HEADER  lays a header over the file system
 *   PROVIDE_SOURCE  provides the text of every main source
 *   EMIT         severity of a diagnostic at the raw arguments
 */
#define WITH_PROCESS
#define WITH_SESSION
#define WITH_TASK
#define WITH_DESTROY
#include "plugin.h"
#include "neverc/Plugin/PluginPhaseSchema.h"
#include "neverc/Plugin/PluginSource.h"

static const NevercCoreAPI *core_api;
static const NevercDriverAPI *driver;

static int bad(NevercStatus s, const char *what) {
  if (s.Code != NEVERC_STATUS_OK)
    say("%s: %s", what, name_of(s));
  return s.Code != NEVERC_STATUS_OK;
}

static NevercStatus NEVERC_CALL observe(const NevercPhaseFrame *f, NevercObserverPoint point, void *name) {
  (void)f;
  say("%s %s", (const char *)name, point == NEVERC_OBSERVER_BEFORE ? "before" : point == NEVERC_OBSERVER_AFTER ? "after" : "committed");
#ifdef EMIT
  NevercDiagnosticHandle d;
  if (point == NEVERC_OBSERVER_BEFORE)
    emit(core_api, EMIT, 7, PLUGIN_ID, "neverc.driver.raw_arguments", "look here", &d);
#endif
#ifdef OBSERVER_EDITS
  NevercArgumentMutationHandle m;
  say("edit by observer: %s", name_of(driver->BeginArgumentMutation(driver->Context, f, NULL, f->Input, &m)));
#endif
#ifdef OBSERVER_FAILS
  return st(NEVERC_STATUS_PLUGIN_FAILURE);
#endif
  return neverc_status_ok();
}

static NevercStatus NEVERC_CALL intercept(const NevercPhaseFrame *f, NevercPhaseContinuation *k, NevercPhaseResult *out, void *data) {
  NevercPhaseResult below;
  NevercStatus s;
  (void)data;
  memset(&below, 0, sizeof below);
  HEADER(&below);
#if defined EDIT_RAW || defined FORGE
  NevercArgumentMutationHandle m;
  if (bad(driver->BeginArgumentMutation(driver->Context, f, k, f->Input, &m), "begin"))
    return st(NEVERC_STATUS_PLUGIN_FAILURE);
#ifdef FORGE
  say("insert: %s", name_of(driver->InsertArgument(driver->Context, m, 1, sv("-fplugin=/forged"))));
  say("commit: %s", name_of(driver->CommitArgumentMutation(driver->Context, m)));
  say("abort: %s", name_of(driver->AbortArgumentMutation(driver->Context, m)));
#else
  uint64_t count = 0;
  driver->GetArgumentCount(driver->Context, f, f->Input, &count);
  for (uint64_t i = 0; i < count; ++i) {
    NevercStringView value, source;
    NevercArgumentOrigin origin;
    uint64_t position;
    if (bad(driver->GetArgument(driver->Context, f, f->Input, i, &value, &origin, &source, &position), "get"))
      break;
    say("argument %.*s from %.*s", (int)value.Length, value.Data, (int)source.Length, source.Data);
    if (value.Length == 3 && memcmp(value.Data, "-O0", 3) == 0)
      bad(driver->ReplaceArgument(driver->Context, m, i, sv("-O2")), "replace");
  }
  bad(driver->InsertArgument(driver->Context, m, 1, sv("-DADDED=1")), "insert");
  bad(driver->CommitArgumentMutation(driver->Context, m), "commit");
#endif
#endif
#ifdef EDIT_PARSED
  NevercParsedArgumentMutationHandle m;
  uint64_t count = 0;
  bad(driver->BeginParsedArgumentMutation(driver->Context, f, k, f->Input, &m), "begin");
  driver->GetOptionOccurrenceCount(driver->Context, f, f->Input, &count);
  for (uint64_t i = 0; i < count; ++i) {
    NevercOptionOccurrence o;
    memset(&o, 0, sizeof o);
    o.Header.StructSize = sizeof o;
    if (bad(driver->GetOptionOccurrence(driver->Context, f, f->Input, i, &o), "get"))
      break;
    say("option '%.*s' with %u", (int)o.Spelling.Length, o.Spelling.Data, (unsigned)o.Values.Count);
    if (o.Values.Count == 1 && o.Values.Data[0].Length == 4 && memcmp(o.Values.Data[0].Data, "GONE", 4) == 0)
      bad(driver->RemoveOptionOccurrence(driver->Context, m, o.Occurrence), "remove");
  }
  NevercStringView value = sv("ADDED=1");
  NevercStringList values = {&value, 1, sizeof value};
  bad(driver->AddOptionOccurrence(driver->Context, m, sv("-D"), values), "add");
  bad(driver->CommitParsedArgumentMutation(driver->Context, m), "commit");
#endif
#ifdef EDIT_TARGET
  NevercToolChainMutationHandle m;
  bad(driver->BeginToolChainMutation(driver->Context, f, k, f->Input, &m), "begin");
  bad(driver->SetToolChainTriple(driver->Context, m, sv(EDIT_TARGET)), "triple");
#ifdef EDIT_FEATURE
  NevercStringView feature = sv(EDIT_FEATURE);
  NevercStringList features = {&feature, 1, sizeof feature};
  bad(driver->SetToolChainCPU(driver->Context, m, sv(EDIT_CPU)), "cpu");
  bad(driver->SetToolChainFeatures(driver->Context, m, features), "features");
#endif
  bad(driver->CommitToolChainMutation(driver->Context, m), "commit");
#endif
  s = k->InvokeNext(k, f, &below);
  if (s.Code != NEVERC_STATUS_OK)
    return s;
#ifdef STOP_AT_OBJECT
  NevercActionGraphMutationHandle m;
  NevercActionNodeID root = 0, object = 0;
  bad(driver->GetActionRoot(driver->Context, f, below.Output, 0, &root), "root");
  bad(driver->GetActionNodeInput(driver->Context, f, below.Output, root, 0, &object), "input");
  NevercActionNodeIDList roots = {&object, 1, sizeof object};
  bad(driver->BeginActionGraphMutation(driver->Context, f, k, below.Output, &m), "begin");
  bad(driver->SetActionRoots(driver->Context, m, roots), "roots");
  bad(driver->RemoveActionNode(driver->Context, m, root), "remove");
  bad(driver->CommitActionGraphMutation(driver->Context, m), "commit");
#endif
#if defined EDIT_JOBS || defined PLUGIN_JOB
  NevercJobGraphMutationHandle m;
  NevercJob job;
  uint64_t count = 0;
  bad(driver->BeginJobGraphMutation(driver->Context, f, k, below.Output, &m), "begin");
  bad(driver->GetJobCount(driver->Context, f, below.Output, &count), "count");
  memset(&job, 0, sizeof job);
  job.Header.StructSize = sizeof job;
#ifdef EDIT_JOBS
  bad(driver->GetJob(driver->Context, f, below.Output, 0, &job), "job");
  for (uint64_t i = 1; i < job.ArgumentCount; ++i) {
    NevercStringView value;
    bad(driver->GetJobArgument(driver->Context, f, below.Output, job.Job, i, &value), "argument");
    if (value.Length == 7 && memcmp(value.Data, "VALUE=1", 7) == 0)
      bad(driver->SetJobArgument(driver->Context, m, job.Job, i, sv("VALUE=2")), "set");
  }
#else
  extern NevercStatus NEVERC_CALL own_job(const NevercPluginJobContext *, int32_t *, void *);
  bad(driver->GetJob(driver->Context, f, below.Output, count - 1, &job), "job");
  NevercJobDescriptor d;
  NevercJobID id = 0;
  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.Kind = NEVERC_JOB_PLUGIN;
  d.InProcess = NEVERC_TRUE;
  d.SourceAction = job.SourceAction;
  d.Dependencies.Data = &job.Job;
  d.Dependencies.Count = 1;
  d.Dependencies.ElementStride = sizeof job.Job;
  d.CallbackID = sv("org.neverc.test.job");
  d.Callback = own_job;
  bad(driver->AddJob(driver->Context, m, &d, &id), "add");
#endif
  bad(driver->CommitJobGraphMutation(driver->Context, m), "commit");
#endif
  (void)out;
  return neverc_status_ok();
}

#ifdef PLUGIN_JOB
NevercStatus NEVERC_CALL own_job(const NevercPluginJobContext *c, int32_t *exit_code, void *data) {
  (void)data;
  say("own job %.*s", (int)c->CallbackID.Length, c->CallbackID.Data);
  *exit_code = PLUGIN_JOB;
  return neverc_status_ok();
}
#endif

#ifdef REPLACE_JOB
static NevercStatus NEVERC_CALL provide(const NevercPhaseFrame *f, NevercPhaseResult *out, void *data) {
  NevercJobResultDescriptor d;
  (void)data;
  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.OutputSeals.ElementStride = sizeof(NevercHandle);
  d.ExitCode = REPLACE_JOB;
  out->Action = NEVERC_PHASE_REPLACE;
  return driver->CreateJobResult(driver->Context, f, f->Input, &d, &out->Output);
}
#endif

#ifdef PROVIDE_SOURCE
static const NevercSourceLocationAPI *sources;
static NevercStatus NEVERC_CALL provide_source(const NevercPhaseFrame *f, NevercPhaseResult *out, void *data) {
  static const char content[] = "int main(void) { return 5; }\n";
  NevercMemorySourceUnitDescriptor d;
  (void)data;
  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.LogicalPath = sv("five.c");
  d.CanonicalIdentity = sv("neverc-memory://five.c");
  d.Content.Data = (const uint8_t *)content;
  d.Content.Length = sizeof content - 1;
  d.ProviderID = sv("org.neverc.test.sources");
  out->Action = NEVERC_PHASE_REPLACE;
  return sources->CreateMemorySourceUnit(sources->Context, f, f->Input, &d, &out->Output);
}
#endif

NevercStatus NEVERC_CALL process_begin(const NevercCoreAPI *core, void **state) {
  const NevercInterfaceID id = {NEVERC_INTERFACE_DRIVER_HIGH, NEVERC_INTERFACE_DRIVER_LOW};
  const void *table = NULL;
  uint16_t minor;
  uint64_t size;
  (void)state;
  core_api = core;
  NevercStatus s = core->QueryInterface(core->Context, id, 1, 0, &table, &minor, &size);
  driver = (const NevercDriverAPI *)table;
  return s;
}

static NevercStatus add_observer(const NevercRegistrarAPI *r, void *context, uint64_t high, uint64_t low, NevercObserverPoint points, const char *name) {
  NevercObserverDescriptor o;
  memset(&o, 0, sizeof o);
  HEADER(&o);
  o.Phase.High = high;
  o.Phase.Low = low;
  o.Points = points;
  o.Callback = observe;
  o.UserData = (void *)(uintptr_t)name;
  return r->RegisterObserver(context, &o);
}

NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *core, const NevercRegistrarAPI *r, void *context, void *state) {
  (void)core, (void)state, (void)r, (void)context;
#define BOTH (NEVERC_OBSERVER_BEFORE | NEVERC_OBSERVER_AFTER)
#define P(symbol) \
  if (bad(add_observer(r, context, NEVERC_PHASE_##symbol##_HIGH, NEVERC_PHASE_##symbol##_LOW, BOTH, #symbol), "observer")) \
    return st(NEVERC_STATUS_PLUGIN_FAILURE);
#define COMMIT(symbol) \
  if (bad(add_observer(r, context, NEVERC_PHASE_##symbol##_HIGH, NEVERC_PHASE_##symbol##_LOW, NEVERC_OBSERVER_BEFORE | NEVERC_OBSERVER_AFTER_COMMIT, #symbol), "observer")) \
    return st(NEVERC_STATUS_PLUGIN_FAILURE);
#define EVENT(symbol) \
  if (bad(add_observer(r, context, NEVERC_PHASE_##symbol##_HIGH, NEVERC_PHASE_##symbol##_LOW, NEVERC_OBSERVER_AFTER, #symbol), "observer")) \
    return st(NEVERC_STATUS_PLUGIN_FAILURE);
#ifdef PHASES
  PHASES
#endif
#ifdef INTERCEPT
  NevercInterceptorDescriptor i;
  memset(&i, 0, sizeof i);
  HEADER(&i);
#define HIGH2(symbol) NEVERC_PHASE_##symbol##_HIGH
#define LOW2(symbol) NEVERC_PHASE_##symbol##_LOW
#define HIGH(symbol) HIGH2(symbol)
#define LOW(symbol) LOW2(symbol)
  i.Phase.High = HIGH(INTERCEPT);
  i.Phase.Low = LOW(INTERCEPT);
  i.Callback = intercept;
  if (bad(r->RegisterInterceptor(context, &i), "interceptor"))
    return st(NEVERC_STATUS_PLUGIN_FAILURE);
#else
  (void)intercept;
#endif
#ifdef REPLACE_JOB
  NevercProviderDescriptor p;
  memset(&p, 0, sizeof p);
  HEADER(&p);
  p.Phase.High = NEVERC_PHASE_DRIVER_EXECUTE_JOB_HIGH;
  p.Phase.Low = NEVERC_PHASE_DRIVER_EXECUTE_JOB_LOW;
  p.ProviderID = sv("org.neverc.test.jobs");
  HEADER(&p.Route);
  p.Callback = provide;
  if (bad(r->RegisterProvider(context, &p), "provider"))
    return st(NEVERC_STATUS_PLUGIN_FAILURE);
#endif
#ifdef PROVIDE_SOURCE
  const NevercInterfaceID id = {NEVERC_INTERFACE_SOURCE_LOCATION_HIGH, NEVERC_INTERFACE_SOURCE_LOCATION_LOW};
  const void *table = NULL;
  uint16_t minor;
  uint64_t size;
  bad(core->QueryInterface(core->Context, id, 1, 0, &table, &minor, &size), "query");
  sources = (const NevercSourceLocationAPI *)table;
  NevercProviderDescriptor p;
  memset(&p, 0, sizeof p);
  HEADER(&p);
  p.Phase.High = NEVERC_PHASE_SOURCE_OPEN_HIGH;
  p.Phase.Low = NEVERC_PHASE_SOURCE_OPEN_LOW;
  p.ProviderID = sv("org.neverc.test.sources");
  HEADER(&p.Route);
  p.Callback = provide_source;
  if (bad(r->RegisterProvider(context, &p), "provider"))
    return st(NEVERC_STATUS_PLUGIN_FAILURE);
#endif
  return neverc_status_ok();
}

NevercStatus NEVERC_CALL session_begin(const NevercCoreAPI *c, NevercSessionHandle s, void *p, void **out) {
  (void)c, (void)s, (void)p, (void)out;
  say("session begin");
#ifdef MEMORY_HEADER
  const NevercInterfaceID id = {NEVERC_INTERFACE_IO_HIGH, NEVERC_INTERFACE_IO_LOW};
  const void *table = NULL;
  uint16_t minor;
  uint64_t size;
  bad(c->QueryInterface(c->Context, id, 1, 0, &table, &minor, &size), "query");
  const NevercIOAPI *io = (const NevercIOAPI *)table;
  static const char content[] = "#define MADE 7\n";
  NevercByteView bytes;
  bytes.Data = (const uint8_t *)content;
  bytes.Length = sizeof content - 1;
  bad(io->AddMemoryFile(io->Context, s, sv("/no/such/directory/made.h"), bytes, 0), "add");
#endif
  return neverc_status_ok();
}
NevercStatus NEVERC_CALL session_end(const NevercCoreAPI *c, NevercSessionHandle s, void *p, void *state) {
  (void)c, (void)s, (void)p, (void)state;
  say("session end");
#ifdef FAIL_AT_END
  return st(NEVERC_STATUS_PLUGIN_FAILURE);
#else
  return neverc_status_ok();
#endif
}
static const char *kind_name(NevercTaskKind kind) {
  return kind == NEVERC_TASK_INVOCATION ? "INVOCATION" : kind == NEVERC_TASK_TRANSLATION_UNIT ? "UNIT" : kind == NEVERC_TASK_LINK ? "LINK" : "?";
}
NevercStatus NEVERC_CALL task_begin(const NevercCoreAPI *c, NevercTaskHandle t, NevercTaskKind kind, void *p, void *s, void **out) {
  (void)c, (void)t, (void)p, (void)s, (void)out;
  say("begin %s", kind_name(kind));
  return neverc_status_ok();
}
NevercStatus NEVERC_CALL task_end(const NevercCoreAPI *c, NevercTaskHandle t, NevercTaskKind kind, void *p, void *s, void *state) {
  (void)c, (void)t, (void)p, (void)s, (void)state;
  say("end %s", kind_name(kind));
  return neverc_status_ok();
}
NevercStatus NEVERC_CALL destroy(const NevercCoreAPI *c, void *p) {
  (void)c, (void)p;
  say("destroy");
  return neverc_status_ok();
}
