/* The DRIVER table: CASE_… chooses the phase and what is tried in it. */
#include "plugin.h"

static const NevercDriverAPI *driver;
static const NevercIOAPI *io;
#define D driver->Context

static NevercStatus down(const NevercPhaseFrame *f, NevercPhaseContinuation *k, NevercPhaseResult *r) {
  memset(r, 0, sizeof *r);
  HEADER(r);
  return k->InvokeNext(k, f, r);
}

#define TRY(what, expression) say("%s: %s", what, name_of(expression))

#if defined(CASE_ARGUMENTS)
#define PHASE DRIVER_RAW_ARGUMENTS
static void show(const NevercPhaseFrame *f) {
  uint64_t n = 0, i;
  driver->GetArgumentCount(D, f, f->Input, &n);
  for (i = 0; i < n; ++i) {
    NevercStringView v, source;
    NevercArgumentOrigin origin;
    uint64_t position;
    driver->GetArgument(D, f, f->Input, i, &v, &origin, &source, &position);
    say("%.*s %u %.*s %llu", (int)v.Length, v.Data, origin, (int)source.Length, source.Data, (unsigned long long)position);
  }
}
static NevercStatus act(const NevercPhaseFrame *f, NevercPhaseContinuation *k, NevercPhaseResult *r) {
  NevercArgumentMutationHandle m, again;
  NevercPhaseContinuation fake = *k;
  uint64_t n;
  NevercStringView v;
  TRY("count of null out", driver->GetArgumentCount(D, f, f->Input, NULL));
  TRY("past the end", driver->GetArgument(D, f, f->Input, 99, &v, NULL, NULL, NULL));
  TRY("other slot's artifact", driver->GetOptionOccurrenceCount(D, f, f->Input, &n));
  TRY("begin null", driver->BeginArgumentMutation(D, f, NULL, f->Input, &m));
  TRY("begin fake", driver->BeginArgumentMutation(D, f, &fake, f->Input, &m));
  TRY("begin", driver->BeginArgumentMutation(D, f, k, f->Input, &m));
  TRY("begin twice", driver->BeginArgumentMutation(D, f, k, f->Input, &again));
  TRY("forge", driver->InsertArgument(D, m, 1, sv("-fplugin=/forged")));
  TRY("commit forged", driver->CommitArgumentMutation(D, m));
  TRY("abort", driver->AbortArgumentMutation(D, m));
  TRY("abort again", driver->AbortArgumentMutation(D, m));
  TRY("begin anew", driver->BeginArgumentMutation(D, f, k, f->Input, &m));
  TRY("replace", driver->ReplaceArgument(D, m, 1, sv("-O2")));
  TRY("erase", driver->EraseArgument(D, m, 2));
  TRY("insert", driver->InsertArgument(D, m, 1, sv("-DX=1")));
  TRY("insert far", driver->InsertArgument(D, m, 99, sv("x")));
  TRY("wrong family", driver->AbortToolChainMutation(D, m));
  TRY("commit", driver->CommitArgumentMutation(D, m));
  TRY("commit again", driver->CommitArgumentMutation(D, m));
  show(f);
  return down(f, k, r);
}
#define OBSERVE
static NevercStatus NEVERC_CALL observe(const NevercPhaseFrame *f, NevercObserverPoint p, void *u) {
  NevercArgumentMutationHandle m;
  (void)u, (void)p;
  TRY("observer begins", driver->BeginArgumentMutation(D, f, NULL, f->Input, &m));
  return neverc_status_ok();
}
#elif defined(CASE_PARSED)
#define PHASE DRIVER_PARSED_ARGUMENTS
static NevercStatus act(const NevercPhaseFrame *f, NevercPhaseContinuation *k, NevercPhaseResult *r) {
  NevercParsedArgumentMutationHandle m;
  NevercOptionOccurrence o;
  NevercStringView value = sv("Y=2");
  NevercStringList one = {&value, 1, sizeof value}, none = {0, 0, 0};
  memset(&o, 0, sizeof o);
  o.Header.StructSize = sizeof o;
  TRY("get", driver->GetOptionOccurrence(D, f, f->Input, 1, &o));
  say("%.*s %llu %.*s", (int)o.Spelling.Length, o.Spelling.Data, (unsigned long long)o.Values.Count,
      (int)o.Values.Data->Length, o.Values.Data->Data);
  TRY("begin", driver->BeginParsedArgumentMutation(D, f, k, f->Input, &m));
  TRY("replace", driver->ReplaceOptionOccurrence(D, m, o.Occurrence, sv("-D"), one));
  TRY("unknown", driver->RemoveOptionOccurrence(D, m, 4711));
  TRY("add bad", driver->AddOptionOccurrence(D, m, sv("--no-such"), none));
  TRY("commit bad", driver->CommitParsedArgumentMutation(D, m));
  TRY("abort", driver->AbortParsedArgumentMutation(D, m));
  TRY("begin", driver->BeginParsedArgumentMutation(D, f, k, f->Input, &m));
  TRY("replace", driver->ReplaceOptionOccurrence(D, m, o.Occurrence, sv("-D"), one));
  TRY("remove", driver->RemoveOptionOccurrence(D, m, 1));
  TRY("add", driver->AddOptionOccurrence(D, m, sv("-O2"), none));
  TRY("commit", driver->CommitParsedArgumentMutation(D, m));
  return down(f, k, r);
}
#elif defined(CASE_TOOLCHAIN)
#define PHASE DRIVER_SELECT_TOOLCHAIN
static NevercStatus act(const NevercPhaseFrame *f, NevercPhaseContinuation *k, NevercPhaseResult *r) {
#ifdef REPLACE_ID
  NevercToolChainSelectionDescriptor d;
  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.ToolChainID = sv(REPLACE_ID);
  d.TargetKey = d.TargetTriple = sv("x86_64-unknown-linux-gnu");
#ifdef INVENTED
  d.Provider.Owner = d.Provider.Value = 1;
#endif
  (void)k;
  r->Action = NEVERC_PHASE_REPLACE;
  NevercStatus s = driver->CreateToolChainSelection(D, f, f->Input, &d, &r->Output);
  TRY("create", s);
  return s;
#else
  NevercToolChainMutationHandle m;
  NevercStringView feature = sv("+neon");
  NevercStringList features = {&feature, 1, sizeof feature};
  NevercToolChainRequest q;
  NevercStatus s;
  NevercPhaseResult mine;
  memset(&q, 0, sizeof q);
  q.Header.StructSize = sizeof q;
  driver->GetToolChainRequest(D, f, f->Input, &q);
  say("%.*s", (int)q.RequestedTriple.Length, q.RequestedTriple.Data);
  TRY("begin", driver->BeginToolChainMutation(D, f, k, f->Input, &m));
  TRY("cpu", driver->SetToolChainCPU(D, m, sv("generic")));
  TRY("features", driver->SetToolChainFeatures(D, m, features));
#ifdef TRIPLE
  TRY("triple", driver->SetToolChainTriple(D, m, sv(TRIPLE)));
#endif
  TRY("commit", driver->CommitToolChainMutation(D, m));
  s = down(f, k, &mine);
  (void)r;
  return s;
#endif
}
#elif defined(CASE_ACTIONS)
#define PHASE DRIVER_BUILD_ACTIONS
static NevercStatus act(const NevercPhaseFrame *f, NevercPhaseContinuation *k, NevercPhaseResult *r) {
  NevercActionGraphMutationHandle m;
  NevercPhaseResult mine;
  NevercStatus s = down(f, k, &mine);
  NevercActionNodeID root = 0, below = 0, self;
  (void)r;
  driver->GetActionRoot(D, f, mine.Output, 0, &root);
  driver->GetActionNodeInput(D, f, mine.Output, root, 0, &below);
  NevercActionNodeIDList to_self = {&root, 1, sizeof root}, lower = {&below, 1, sizeof below};
  self = root;
  TRY("no such node", driver->GetActionNodeInput(D, f, mine.Output, 99, 0, &self));
  TRY("begin", driver->BeginActionGraphMutation(D, f, k, mine.Output, &m));
  TRY("cycle", driver->ReplaceActionNodeInputs(D, m, root, to_self));
  TRY("commit", driver->CommitActionGraphMutation(D, m));
  TRY("abort", driver->AbortActionGraphEdit(D, m));
  TRY("begin", driver->BeginActionGraphMutation(D, f, k, mine.Output, &m));
  TRY("type", driver->SetActionNodeOutputType(D, m, below, NEVERC_DRIVER_TYPE_IMAGE));
  TRY("commit", driver->CommitActionGraphMutation(D, m));
  TRY("abort", driver->AbortActionGraphEdit(D, m));
  TRY("begin", driver->BeginActionGraphMutation(D, f, k, mine.Output, &m));
  TRY("roots", driver->SetActionRoots(D, m, lower));
  TRY("remove", driver->RemoveActionNode(D, m, root));
  TRY("commit", driver->CommitActionGraphMutation(D, m));
  return s;
}
#elif defined(CASE_BUILDER)
#define PHASE DRIVER_BUILD_ACTIONS
#define PROVIDER
static NevercStatus act(const NevercPhaseFrame *f, NevercPhaseContinuation *k, NevercPhaseResult *r) {
  NevercActionGraphBuilderHandle b;
  NevercActionNodeDescriptor d;
  NevercActionNodeID in, out;
  (void)k;
  TRY("create", driver->CreateActionGraphBuilder(D, f, f->Input, &b));
  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.Kind = NEVERC_ACTION_INPUT;
  d.OutputType = NEVERC_DRIVER_TYPE_C;
  d.DriverInput = 1;
  TRY("input", driver->AddActionNode(D, b, &d, &in));
  d.Kind = NEVERC_ACTION_PREPROCESS;
  d.OutputType = NEVERC_DRIVER_TYPE_PP_C;
  d.DriverInput = 0;
  d.Inputs.Data = &in;
  d.Inputs.Count = 1;
  d.Inputs.ElementStride = sizeof in;
  TRY("step", driver->AddActionNode(D, b, &d, &out));
  TRY("publish early", driver->PublishActionGraph(D, f, b, &r->Output));
  NevercActionNodeIDList roots = {&out, 1, sizeof out};
  TRY("roots", driver->SetActionRoots(D, b, roots));
  r->Action = NEVERC_PHASE_REPLACE;
  NevercStatus s = driver->PublishActionGraph(D, f, b, &r->Output);
  TRY("publish", s);
  TRY("used up", driver->AbortActionGraphEdit(D, b));
  return s;
}
#elif defined(CASE_JOBS)
#define PHASE DRIVER_BUILD_JOBS
static NevercStatus NEVERC_CALL job(const NevercPluginJobContext *c, int32_t *code, void *u) {
  (void)u;
  say("job %.*s", (int)c->CallbackID.Length, c->CallbackID.Data);
  *code = 3;
  return neverc_status_ok();
}
static NevercStatus act(const NevercPhaseFrame *f, NevercPhaseContinuation *k, NevercPhaseResult *r) {
  NevercJobGraphMutationHandle m;
  NevercPhaseResult mine;
  NevercJob first;
  NevercJobDescriptor d;
  NevercJobFile file, same;
  NevercJobID added = 0;
  NevercStatus s = down(f, k, &mine);
  (void)r;
  memset(&first, 0, sizeof first);
  first.Header.StructSize = sizeof first;
  TRY("get", driver->GetJob(D, f, mine.Output, 0, &first));
  memset(&same, 0, sizeof same);
  same.Header.StructSize = sizeof same;
  TRY("output", driver->GetJobOutput(D, f, mine.Output, first.Job, 0, &same));
  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.Kind = NEVERC_JOB_PLUGIN;
  d.InProcess = 1;
  d.SourceAction = first.SourceAction;
  d.CallbackID = sv("my.job");
  d.Callback = job;
  d.Dependencies.Data = &first.Job;
  d.Dependencies.Count = 1;
  d.Dependencies.ElementStride = sizeof first.Job;
  NevercJobIDList self = {&first.Job, 1, sizeof first.Job};
  memset(&file, 0, sizeof file);
  HEADER(&file);
  file.Type = NEVERC_DRIVER_TYPE_OBJECT;
  TRY("begin", driver->BeginJobGraphMutation(D, f, k, mine.Output, &m));
  TRY("cycle", driver->ReplaceJobDependencies(D, m, first.Job, self));
  TRY("commit", driver->CommitJobGraphMutation(D, m));
  TRY("abort", driver->AbortJobGraphEdit(D, m));
  TRY("begin", driver->BeginJobGraphMutation(D, f, k, mine.Output, &m));
  file.Path = sv("/invented.c");
  TRY("dangling", driver->SetJobInput(D, m, first.Job, 0, &file));
  TRY("commit", driver->CommitJobGraphMutation(D, m));
  TRY("abort", driver->AbortJobGraphEdit(D, m));
  TRY("begin", driver->BeginJobGraphMutation(D, f, k, mine.Output, &m));
  TRY("duplicate", driver->SetJobOutput(D, m, first.Job, 1, &same));
  TRY("far", driver->SetJobOutput(D, m, first.Job, 9, &same));
  TRY("commit", driver->CommitJobGraphMutation(D, m));
  TRY("abort", driver->AbortJobGraphEdit(D, m));
  TRY("begin", driver->BeginJobGraphMutation(D, f, k, mine.Output, &m));
  TRY("argument", driver->SetJobArgument(D, m, first.Job, 0, sv("X=9")));
  TRY("add", driver->AddJob(D, m, &d, &added));
  TRY("move", driver->MoveJobBefore(D, m, added, first.Job));
  TRY("move to the end", driver->MoveJobBefore(D, m, added, 0));
  NevercStringView v;
  TRY("unedited", driver->GetJobArgument(D, f, mine.Output, first.Job, 0, &v));
  say("%.*s", (int)v.Length, v.Data);
  TRY("commit", driver->CommitJobGraphMutation(D, m));
  return s;
}
#elif defined(CASE_EXECUTE)
#define PHASE DRIVER_EXECUTE_JOB
#define PROVIDER
static NevercStatus act(const NevercPhaseFrame *f, NevercPhaseContinuation *k, NevercPhaseResult *r) {
  NevercJobExecutionRequest q;
  NevercJobResultDescriptor d;
  NevercOutputSinkHandle sink;
  NevercOutputSealHandle seals[2];
  NevercOutputSeal seal;
  NevercByteView bytes = {(const uint8_t *)"made", 4};
  int n = 0, i;
  (void)k;
  memset(&q, 0, sizeof q);
  q.Header.StructSize = sizeof q;
  TRY("request", driver->GetJobExecutionRequest(D, f, f->Input, &q));
  const char *paths[2] = {NULL, DIR "/extra.o"};
  for (i = 0; i < SEALS; ++i) {
    NevercStringView path = i == 0 ? q.Outputs.Data[0].Path : sv(paths[1]);
    io->BeginFileOutput(io->Context, f->Task, path, 1024, &sink);
    io->OutputWrite(io->Context, f->Task, sink, bytes);
    memset(&seal, 0, sizeof seal);
    seal.Header.StructSize = sizeof seal;
    TRY("finish", io->OutputFinish(io->Context, f->Task, sink, &seal));
    seals[n++] = seal.Handle;
  }
  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.OutputSeals.Data = seals;
  d.OutputSeals.Count = n;
  d.OutputSeals.ElementStride = sizeof seals[0];
  r->Action = NEVERC_PHASE_REPLACE;
  NevercStatus s = driver->CreateJobResult(D, f, f->Input, &d, &r->Output);
  TRY("create", s);
  return s;
}
#endif

#define PASTE2(a, b, c) a##b##c
#define PASTE(a, b, c) PASTE2(a, b, c)

static NevercStatus NEVERC_CALL intercept(const NevercPhaseFrame *f, NevercPhaseContinuation *k, NevercPhaseResult *r, void *u) {
  NevercPhaseResult mine = *r;
  NevercStatus s = act(f, k, &mine);
  (void)u;
  if (mine.Action == NEVERC_PHASE_REPLACE && s.Code == 0 && mine.Output.Value && !r->Output.Value) {
#ifdef REPLACE_ID
    *r = mine;
#endif
  }
  return s;
}
static NevercStatus NEVERC_CALL provide(const NevercPhaseFrame *f, NevercPhaseResult *r, void *u) {
  (void)u;
  return act(f, NULL, r);
}

NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *c, const NevercRegistrarAPI *r, void *x, void *s) {
  NevercInterfaceID phase = {PASTE(NEVERC_PHASE_, PHASE, _HIGH), PASTE(NEVERC_PHASE_, PHASE, _LOW)};
  NevercInterfaceID id = {NEVERC_INTERFACE_DRIVER_HIGH, NEVERC_INTERFACE_DRIVER_LOW};
  NevercInterfaceID io_id = {NEVERC_INTERFACE_IO_HIGH, NEVERC_INTERFACE_IO_LOW};
  uint16_t minor;
  uint64_t size;
  (void)s;
  (void)intercept, (void)provide;
  c->QueryInterface(c->Context, io_id, 1, 0, (const void **)&io, &minor, &size);
  NevercStatus status = c->QueryInterface(c->Context, id, 1, 0, (const void **)&driver, &minor, &size);
  if (status.Code || size < sizeof(NevercDriverAPI))
    return st(NEVERC_STATUS_ABI_MISMATCH);
#ifdef OBSERVE
  NevercObserverDescriptor o;
  memset(&o, 0, sizeof o);
  HEADER(&o);
  o.Phase = phase;
  o.Points = NEVERC_OBSERVER_BEFORE;
  o.Callback = observe;
  r->RegisterObserver(x, &o);
#endif
#ifdef PROVIDER
  NevercProviderDescriptor p;
  memset(&p, 0, sizeof p);
  HEADER(&p);
  HEADER(&p.Route);
  p.Phase = phase;
  p.ProviderID = sv("org.neverc.test.provider");
  p.Callback = provide;
  return r->RegisterProvider(x, &p);
#else
  NevercInterceptorDescriptor i;
  memset(&i, 0, sizeof i);
  HEADER(&i);
  i.Phase = phase;
  i.Callback = intercept;
  return r->RegisterInterceptor(x, &i);
#endif
}
