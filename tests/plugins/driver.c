/* Conformance with the driver table: `raw:`, `parsed:`, `toolchain:`, `actions:`, `jobs:` and `execute:` name the phase that
 * the plugin intercepts (or provides) and, behind the colon, what it does there. */
#include "conform.h"

static const NevercDriverAPI *d;
static const NevercIOAPI *io;
#define D d->Context
static const char *what = "";
static int kept_open;

static int does(const char *name) { return strcmp(what, name) == 0; }
static const char *text_of(NevercStringView v) {
  static char texts[4][256];
  static unsigned at;
  char *t = texts[at++ % 4];
  snprintf(t, 256, "%.*s", (int)v.Length, v.Data ? v.Data : "");
  return t;
}

/* ---- raw arguments ---- */

static void show_arguments(Frame *f, NevercArtifactHandle a) {
  uint64_t n = 0;
  d->GetArgumentCount(D, f, a, &n);
  for (uint64_t i = 0; i < n; ++i) {
    NevercStringView value, source;
    NevercArgumentOrigin origin;
    uint64_t position;
    d->GetArgument(D, f, a, i, &value, &origin, &source, &position);
    if (i > 0)
      say("argument %s origin %u source %s at %llu", text_of(value), origin, text_of(source), (unsigned long long)position);
  }
}

static void raw(Frame *f, Next *k) {
  NevercArgumentMutationHandle m, second;
  NevercStringView v;
  uint64_t n;
  if (does("misuse")) {
    TRY("null frame", d->GetArgumentCount(D, NULL, f->Input, &n));
    TRY("null out", d->GetArgumentCount(D, f, f->Input, NULL));
    NevercArtifactHandle forged = f->Input, null = {0, 0};
    forged.Value ^= 0x55;
    TRY("forged artifact", d->GetArgumentCount(D, f, forged, &n));
    TRY("null artifact", d->GetArgumentCount(D, f, null, &n));
    forged = f->Input;
    forged.Owner += 99;
    TRY("unknown owner", d->GetArgumentCount(D, f, forged, &n));
    TRY("past the end", d->GetArgument(D, f, f->Input, 999, &v, NULL, NULL, NULL));
    TRY("only the value", d->GetArgument(D, f, f->Input, 0, &v, NULL, NULL, NULL));
    TRY("options of raw arguments", d->GetOptionOccurrenceCount(D, f, f->Input, &n));
    TRY("jobs of raw arguments", d->GetJobCount(D, f, f->Input, &n));
    TRY("task as artifact", d->GetArgumentCount(D, f, f->Task, &n));
    NevercPhaseFrame other = *f;
    other.Phase.Low = 77;
    TRY("other frame", d->GetArgumentCount(D, &other, f->Input, &n));
    TRY("null continuation", d->BeginArgumentMutation(D, f, NULL, f->Input, &m));
    Next copy = *k;
    copy.Generation += 9;
    copy.Context = &copy;
    TRY("wrong continuation", d->BeginArgumentMutation(D, f, &copy, f->Input, &m));
    TRY("null mutation", d->BeginArgumentMutation(D, f, k, f->Input, NULL));
    return;
  }
  TRY("begin", d->BeginArgumentMutation(D, f, k, f->Input, &m));
  if (does("edit")) {
    show_arguments(f, f->Input);
    for (uint64_t i = 0; i < 20; ++i)
      if (d->GetArgument(D, f, f->Input, i, &v, NULL, NULL, NULL).Code == 0 && same(v, "-O0"))
        TRY("replace", d->ReplaceArgument(D, m, i, sv("-O2")));
    TRY("insert", d->InsertArgument(D, m, 1, sv("-DVALUE=4")));
    TRY("commit", d->CommitArgumentMutation(D, m));
    show_arguments(f, f->Input);
    TRY("commit again", d->CommitArgumentMutation(D, m));
    TRY("abort after commit", d->AbortArgumentMutation(D, m));
    return;
  }
  if (does("bounds")) {
    TRY("replace past", d->ReplaceArgument(D, m, 999, sv("x")));
    TRY("erase past", d->EraseArgument(D, m, 999));
    TRY("insert past", d->InsertArgument(D, m, 999, sv("x")));
    d->GetArgumentCount(D, f, f->Input, &n);
    TRY("insert at the end", d->InsertArgument(D, m, n, sv("-DVALUE=1")));
    TRY("as parsed", d->CommitParsedArgumentMutation(D, m));
    TRY("as jobs", d->AbortJobGraphEdit(D, m));
    TRY("second begin", d->BeginArgumentMutation(D, f, k, f->Input, &second));
    TRY("abort", d->AbortArgumentMutation(D, m));
    TRY("abort again", d->AbortArgumentMutation(D, m));
    TRY("insert after abort", d->InsertArgument(D, m, 1, sv("x")));
    return;
  }
  if (does("forge") || does("forge_arg") || does("forge_provider")) {
    TRY("insert", d->InsertArgument(D, m, 1, sv(does("forge") ? "-fplugin=/forged/plugin/path" : does("forge_arg") ? "-fplugin-arg=a:b" : "-fplugin-provider=a:b")));
    TRY("commit", d->CommitArgumentMutation(D, m));
    TRY("abort", d->AbortArgumentMutation(D, m));
    return;
  }
  if (does("drop")) {
    for (uint64_t i = 0; i < 20; ++i)
      if (d->GetArgument(D, f, f->Input, i, &v, NULL, NULL, NULL).Code == 0 && v.Length > 9 && !memcmp(v.Data, "-fplugin=", 9)) {
        TRY("erase", d->EraseArgument(D, m, i));
        break;
      }
    TRY("commit", d->CommitArgumentMutation(D, m));
    TRY("abort", d->AbortArgumentMutation(D, m));
    return;
  }
  if (does("leave_open")) {
    TRY("insert", d->InsertArgument(D, m, 1, sv("-DVALUE=7")));
    kept_open = 1;
  }
}

/* ---- options ---- */

static void parsed(Frame *f, Next *k) {
  NevercParsedArgumentMutationHandle m;
  NevercStringView value = sv("VALUE=3");
  NevercStringList one = {&value, 1, sizeof value}, none = {NULL, 0, 0};
  uint64_t n = 0;
  d->GetOptionOccurrenceCount(D, f, f->Input, &n);
  TRY("begin", d->BeginParsedArgumentMutation(D, f, k, f->Input, &m));
  for (uint64_t i = 0; i < n; ++i) {
    NevercOptionOccurrence o;
    OUT(&o);
    if (d->GetOptionOccurrence(D, f, f->Input, i, &o).Code)
      break;
    say("option %s values %llu %s", text_of(o.Spelling), (unsigned long long)o.Values.Count, o.Values.Count ? text_of(o.Values.Data[0]) : "");
    if (does("edit") && o.Values.Count == 1 && same(o.Values.Data[0], "GONE"))
      TRY("remove", d->RemoveOptionOccurrence(D, m, o.Occurrence));
    if (does("edit") && same(o.Spelling, "-O0"))
      TRY("replace", d->ReplaceOptionOccurrence(D, m, o.Occurrence, sv("-O2"), none));
  }
  NevercOptionOccurrence o;
  OUT(&o);
  TRY("past the end", d->GetOptionOccurrence(D, f, f->Input, n, &o));
  o.Header.StructSize = 8;
  TRY("small out", d->GetOptionOccurrence(D, f, f->Input, 0, &o));
  TRY("remove unknown", d->RemoveOptionOccurrence(D, m, 987654));
  TRY("add", d->AddOptionOccurrence(D, m, sv("-D"), one));
  if (does("unknown_option"))
    TRY("add unknown", d->AddOptionOccurrence(D, m, sv("--no-such-option"), none));
  if (does("wrong_count"))
    TRY("add without value", d->AddOptionOccurrence(D, m, sv("-D"), none));
  TRY("commit", d->CommitParsedArgumentMutation(D, m));
  TRY("abort", d->AbortParsedArgumentMutation(D, m));
}

/* ---- toolchain ---- */

static NevercStatus selection(Frame *f, const char *id, const char *triple, int provider, NevercArtifactHandle *out) {
  NevercToolChainSelectionDescriptor s;
  FRESH(&s);
  s.ToolChainID = sv(id);
  s.TargetKey = s.TargetTriple = sv(triple);
  if (provider)
    s.Provider.Owner = s.Provider.Value = 1;
  return d->CreateToolChainSelection(D, f, f->Input, &s, out);
}

static void toolchain(Frame *f, Next *k, Result *out) {
  NevercToolChainMutationHandle m;
  NevercToolChainRequest q;
  NevercStringView feature = sv("+gfni");
  NevercStringList features = {&feature, 1, sizeof feature};
  OUT(&q);
  NevercStatus s = d->GetToolChainRequest(D, f, f->Input, &q);
  say("request: %s %s %s dynamic %u", name_of(s), text_of(q.RequestedTriple), text_of(q.ComputedTriple), q.DynamicCodeProfile);
  if (does("custom") || does("replace")) {
    out->Action = NEVERC_PHASE_REPLACE;
    TRY("create", does("custom") ? selection(f, "org.conform.toolchain", "x86_64-unknown-linux-gnu", 1, &out->Output) : selection(f, "neverc.toolchain.linux", "aarch64-unknown-linux-gnu", 0, &out->Output));
    return;
  }
  TRY("begin", d->BeginToolChainMutation(D, f, k, f->Input, &m));
  TRY("triple", d->SetToolChainTriple(D, m, sv(does("bad_triple") ? "not-a-triple" : "x86_64-unknown-linux-gnu")));
  if (does("mutate")) {
    TRY("cpu", d->SetToolChainCPU(D, m, sv("haswell")));
    TRY("features", d->SetToolChainFeatures(D, m, features));
  }
  TRY("commit", d->CommitToolChainMutation(D, m));
  TRY("cpu after commit", d->SetToolChainCPU(D, m, sv("generic")));
}

/* ---- actions ---- */

static NevercActionNodeID find_action(Frame *f, NevercArtifactHandle g, NevercActionKind kind) {
  uint64_t n = 0;
  d->GetActionNodeCount(D, f, g, &n);
  for (uint64_t i = 0; i < n; ++i) {
    NevercActionNode node;
    OUT(&node);
    if (d->GetActionNode(D, f, g, i, &node).Code == 0 && node.Kind == kind)
      return node.Node;
  }
  return 0;
}

static void show_actions(Frame *f, NevercArtifactHandle g) {
  uint64_t n = 0;
  d->GetActionNodeCount(D, f, g, &n);
  for (uint64_t i = 0; i < n; ++i) {
    NevercActionNode node;
    OUT(&node);
    d->GetActionNode(D, f, g, i, &node);
    say("action %u makes %u inputs %llu driver input %d", node.Kind, node.OutputType, (unsigned long long)node.InputCount, node.DriverInput != 0);
  }
}

static void actions(Frame *f, Next *k, Result *below) {
  NevercActionGraphMutationHandle m;
  NevercArtifactHandle g = below->Output;
  NevercActionNodeID assemble = find_action(f, g, NEVERC_ACTION_ASSEMBLE), link = find_action(f, g, NEVERC_ACTION_LINK), id = 0;
  NevercActionNodeIDList roots = {&assemble, 1, sizeof assemble}, empty = {NULL, 0, 0}, unknown;
  NevercActionNodeID nowhere = 98765;
  unknown.Data = &nowhere, unknown.Count = 1, unknown.ElementStride = sizeof nowhere;
  if (does("show")) {
    show_actions(f, g);
    TRY("input past the end", d->GetActionNodeInput(D, f, g, assemble, 9, &id));
    TRY("input of nothing", d->GetActionNodeInput(D, f, g, 98765, 0, &id));
    TRY("root past the end", d->GetActionRoot(D, f, g, 9, &id));
    return;
  }
  TRY("begin", d->BeginActionGraphMutation(D, f, k, g, &m));
  if (does("stop")) {
    TRY("roots", d->SetActionRoots(D, m, roots));
    TRY("remove", d->RemoveActionNode(D, m, link));
  } else if (does("cycle")) {
    TRY("cycle", d->ReplaceActionNodeInputs(D, m, assemble, roots));
  } else if (does("wrong_type")) {
    TRY("type", d->SetActionNodeOutputType(D, m, assemble, NEVERC_DRIVER_TYPE_IMAGE));
  } else if (does("no_root")) {
    TRY("roots", d->SetActionRoots(D, m, empty));
  } else if (does("unknown_root")) {
    TRY("roots", d->SetActionRoots(D, m, unknown));
  } else if (does("edits")) {
    NevercActionNodeDescriptor a;
    FRESH(&a);
    a.Kind = NEVERC_ACTION_ASSEMBLE;
    a.OutputType = NEVERC_DRIVER_TYPE_OBJECT;
    TRY("null descriptor", d->AddActionNode(D, m, NULL, &id));
    a.Reserved = 1;
    TRY("reserved", d->AddActionNode(D, m, &a, &id));
    a.Reserved = 0;
    a.Inputs.Count = 1;
    TRY("list without data", d->AddActionNode(D, m, &a, &id));
    TRY("remove unknown", d->RemoveActionNode(D, m, 98765));
    TRY("type of unknown", d->SetActionNodeOutputType(D, m, 98765, 1));
    TRY("graph as edit", d->RemoveActionNode(D, g, assemble));
  } else if (does("unread_node")) {
    NevercActionNodeDescriptor a;
    NevercActionNodeID compile = find_action(f, g, NEVERC_ACTION_BACKEND);
    FRESH(&a);
    a.Kind = NEVERC_ACTION_ASSEMBLE;
    a.OutputType = NEVERC_DRIVER_TYPE_OBJECT;
    a.Inputs.Data = &compile, a.Inputs.Count = 1, a.Inputs.ElementStride = sizeof compile;
    TRY("add", d->AddActionNode(D, m, &a, &id));
  }
  TRY("commit", d->CommitActionGraphMutation(D, m));
  TRY("abort", d->AbortActionGraphEdit(D, m));
}

static NevercStatus provide_actions(Frame *f, Result *out) {
  NevercActionGraphBuilderHandle b;
  NevercDriverInput in;
  NevercActionNodeDescriptor a;
  NevercActionNodeID id = 0;
  const NevercActionKind kinds[] = {NEVERC_ACTION_INPUT, NEVERC_ACTION_PREPROCESS, NEVERC_ACTION_COMPILE, NEVERC_ACTION_BACKEND, NEVERC_ACTION_ASSEMBLE};
  const NevercDriverType types[] = {NEVERC_DRIVER_TYPE_C, NEVERC_DRIVER_TYPE_PP_C, NEVERC_DRIVER_TYPE_LLVM_BC, NEVERC_DRIVER_TYPE_PP_ASM, NEVERC_DRIVER_TYPE_OBJECT};
  OUT(&in);
  NevercStatus s = d->GetDriverInput(D, f, f->Input, 0, &in);
  say("input: %s type %u %s", name_of(s), in.Type, text_of(in.Value));
  TRY("builder", d->CreateActionGraphBuilder(D, f, f->Input, &b));
  TRY("publish nothing", d->PublishActionGraph(D, f, b, &out->Output));
  for (int i = 0; i < 5; ++i) {
    NevercActionNodeID before = id;
    FRESH(&a);
    a.Kind = kinds[i];
    a.OutputType = types[i];
    if (i == 0)
      a.DriverInput = in.Input;
    else
      a.Inputs.Data = &before, a.Inputs.Count = 1, a.Inputs.ElementStride = sizeof before;
    s = d->AddActionNode(D, b, &a, &id);
    if (s.Code)
      TRY("add", s);
  }
  NevercActionNodeIDList roots = {&id, 1, sizeof id};
  TRY("roots", d->SetActionRoots(D, b, roots));
  out->Action = NEVERC_PHASE_REPLACE;
  s = d->PublishActionGraph(D, f, b, &out->Output);
  TRY("publish", s);
  NevercArtifactHandle again;
  TRY("publish again", d->PublishActionGraph(D, f, b, &again));
  return s;
}

/* ---- jobs ---- */

static NevercStatus NEVERC_CALL own_job(const NevercPluginJobContext *c, int32_t *exit_code, void *data) {
  say("own job %s", text_of(c->CallbackID));
  *exit_code = does("plugin_fails") ? 3 : 0;
  UNUSED(data);
  return does("plugin_breaks") ? st(NEVERC_STATUS_PLUGIN_FAILURE) : ok();
}

static void plugin_job(NevercJobDescriptor *j, const NevercJob *after_job) {
  FRESH(j);
  j->Kind = NEVERC_JOB_PLUGIN;
  j->InProcess = NEVERC_TRUE;
  j->SourceAction = after_job->SourceAction;
  j->CallbackID = sv("org.conform.job");
  j->Callback = own_job;
}

static void jobs(Frame *f, Next *k, Result *below) {
  NevercArtifactHandle g = below->Output;
  NevercJobGraphMutationHandle m;
  NevercJobDescriptor j;
  NevercJob first, last;
  NevercJobFile file;
  NevercJobID id = 0;
  NevercStringView v;
  uint64_t n = 0;
  OUT(&first);
  OUT(&last);
  TRY("count", d->GetJobCount(D, f, g, &n));
  TRY("first", d->GetJob(D, f, g, 0, &first));
  d->GetJob(D, f, g, n - 1, &last);
  if (does("show")) {
    for (uint64_t i = 0; i < n; ++i) {
      OUT(&first);
      d->GetJob(D, f, g, i, &first);
      OUT(&file);
      NevercStatus s = d->GetJobInput(D, f, g, first.Job, 0, &file);
      say("job kind %u in process %u inputs %llu outputs %llu depends %llu first %s %s", first.Kind, first.InProcess, (unsigned long long)first.InputCount,
          (unsigned long long)first.OutputCount, (unsigned long long)first.DependencyCount, name_of(s), first.Kind == NEVERC_JOB_FRONTEND ? text_of(file.Path) : "");
    }
    OUT(&first);
    TRY("past the end", d->GetJob(D, f, g, n, &first));
    TRY("unknown job", d->GetJobArgument(D, f, g, 98765, 0, &v));
    TRY("argument past the end", d->GetJobArgument(D, f, g, last.Job, 99999, &v));
    TRY("actions of jobs", d->GetActionNodeCount(D, f, g, &n));
    return;
  }
  TRY("begin", d->BeginJobGraphMutation(D, f, k, g, &m));
  NevercJobIDList on_last = {&last.Job, 1, sizeof last.Job};
  if (does("rewrite")) {
    for (uint64_t i = 0; i < first.ArgumentCount; ++i)
      if (d->GetJobArgument(D, f, g, first.Job, i, &v).Code == 0 && same(v, "VALUE=1")) {
        TRY("set", d->SetJobArgument(D, m, first.Job, i, sv("VALUE=2")));
        d->GetJobArgument(D, f, g, first.Job, i, &v);
        say("unedited %s", text_of(v));
      }
  } else if (after("jobs:plugin")) {
    plugin_job(&j, &last);
    j.Dependencies = on_last;
    TRY("add", d->AddJob(D, m, &j, &id));
  } else if (does("cycle")) {
    NevercJobIDList on_itself = {&first.Job, 1, sizeof first.Job};
    TRY("depend", d->ReplaceJobDependencies(D, m, first.Job, on_itself));
  } else if (does("same_output")) {
    OUT(&file);
    d->GetJobOutput(D, f, g, first.Job, 0, &file);
    file.Header.Major = 1;
    TRY("output", d->SetJobOutput(D, m, last.Job, 0, &file));
  } else if (does("dangling")) {
    FRESH(&file);
    file.Path = sv("invented.o");
    file.Type = NEVERC_DRIVER_TYPE_OBJECT;
    TRY("input", d->SetJobInput(D, m, last.Job, 0, &file));
  } else if (does("unknown_dependency")) {
    NevercJobID nowhere = 98765;
    NevercJobIDList list = {&nowhere, 1, sizeof nowhere};
    TRY("depend", d->ReplaceJobDependencies(D, m, first.Job, list));
  } else if (does("no_callback")) {
    plugin_job(&j, &last);
    j.Callback = NULL;
    TRY("add", d->AddJob(D, m, &j, &id));
  } else if (does("edits")) {
    plugin_job(&j, &last);
    TRY("add", d->AddJob(D, m, &j, &id));
    TRY("move", d->MoveJobBefore(D, m, id, first.Job));
    TRY("move to the end", d->MoveJobBefore(D, m, id, 0));
    TRY("move unknown", d->MoveJobBefore(D, m, 98765, 0));
    TRY("remove", d->RemoveJob(D, m, id));
    TRY("remove again", d->RemoveJob(D, m, id));
    j.Header.StructSize = 30;
    TRY("short descriptor", d->AddJob(D, m, &j, &id));
    TRY("null file", d->SetJobInput(D, m, first.Job, 0, NULL));
    TRY("environment", d->SetJobEnvironment(D, m, first.Job, first.EnvironmentCount, sv("A=B")));
    TRY("gap", d->SetJobArgument(D, m, first.Job, 99999, sv("x")));
  } else if (does("remove_all")) {
    TRY("remove", d->RemoveJob(D, m, first.Job));
  }
  TRY("commit", d->CommitJobGraphMutation(D, m));
  TRY("abort", d->AbortJobGraphEdit(D, m));
}

/* ---- execution ---- */

static NevercStatus execute(Frame *f, Result *out) {
  NevercJobExecutionRequest q;
  NevercJobResultDescriptor r;
  NevercOutputSealHandle seals[2];
  int count = 0, wanted = does("sealed") ? 1 : does("extra_seal") ? 2 : does("missing_seal") ? 0 : -1;
  OUT(&q);
  NevercStatus s = d->GetJobExecutionRequest(D, f, f->Input, &q);
  say("request: %s kind %u outputs %llu", name_of(s), q.Job.Kind, (unsigned long long)q.Outputs.Count);
  if (does("breaks"))
    return st(NEVERC_STATUS_PLUGIN_FAILURE);
  if (does("unavailable"))
    return st(NEVERC_STATUS_CAPABILITY_UNAVAILABLE);
  for (int i = 0; i < wanted; ++i) {
    NevercOutputSinkHandle sink;
    NevercOutputSeal seal;
    NevercByteView bytes = {(const uint8_t *)"made", 4};
    TRY("sink", io->BeginFileOutput(io->Context, f->Task, i ? sv("extra.o") : q.Outputs.Data[0].Path, 1024, &sink));
    io->OutputWrite(io->Context, f->Task, sink, bytes);
    OUT(&seal);
    TRY("finish", io->OutputFinish(io->Context, f->Task, sink, &seal));
    seals[count++] = seal.Handle;
  }
  FRESH(&r);
  r.OutputSeals.Data = seals;
  r.OutputSeals.Count = (uint64_t)count;
  r.OutputSeals.ElementStride = sizeof seals[0];
  if (does("forged_seal")) {
    seals[0].Owner = f->Task.Owner;
    seals[0].Value = 0x1234567;
    r.OutputSeals.Count = 1;
  }
  if (does("exit_3"))
    r.ExitCode = 3;
  if (does("says_failed")) {
    r.ExecutionFailed = NEVERC_TRUE;
    r.ErrorMessage = sv("the job did not work out");
  }
  out->Action = NEVERC_PHASE_REPLACE;
  s = d->CreateJobResult(D, f, f->Input, &r, &out->Output);
  TRY("create", s);
  return s;
}

/* ---- callbacks ---- */

static NevercStatus NEVERC_CALL intercept(Frame *f, Next *k, Result *out, void *data) {
  Result below;
  UNUSED(data);
  if (after("raw:"))
    raw(f, k);
  if (after("parsed:"))
    parsed(f, k);
  if (after("toolchain:")) {
    toolchain(f, k, out);
    if (out->Action == NEVERC_PHASE_REPLACE)
      return ok();
  }
  NevercStatus s = go_down(f, k, &below);
  say("next: %s action %u", name_of(s), below.Action);
  if (s.Code)
    return s;
  if (after("actions:"))
    actions(f, k, &below);
  if (after("jobs:"))
    jobs(f, k, &below);
  if (does("result")) {
    NevercJobResult r;
    OUT(&r);
    s = d->GetJobResult(D, f, below.Output, &r);
    say("result: %s exit %d built in %u", name_of(s), r.ExitCode, r.BuiltinProviderUsed);
  }
  return ok();
}

static NevercStatus NEVERC_CALL provide(Frame *f, Result *out, void *data) {
  UNUSED(data);
  if (after("provide_actions"))
    return provide_actions(f, out);
  return execute(f, out);
}

static NevercStatus NEVERC_CALL observe(Frame *f, NevercObserverPoint point, void *data) {
  UNUSED(data);
  NevercArgumentMutationHandle m;
  if (point == NEVERC_OBSERVER_BEFORE)
    TRY("edit by observer", d->BeginArgumentMutation(D, f, NULL, f->Input, &m));
  return ok();
}

static NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *c, const NevercRegistrarAPI *r, void *x, void *s) {
  const NevercInterfaceID raw_id = PHASE_ID(DRIVER_RAW_ARGUMENTS), parsed_id = PHASE_ID(DRIVER_PARSED_ARGUMENTS), tool_id = PHASE_ID(DRIVER_SELECT_TOOLCHAIN),
                          action_id = PHASE_ID(DRIVER_BUILD_ACTIONS), job_id = PHASE_ID(DRIVER_BUILD_JOBS), execute_id = PHASE_ID(DRIVER_EXECUTE_JOB);
  UNUSED(s);
  core = c;
  d = TABLE(DRIVER, NevercDriverAPI);
  io = TABLE(IO, NevercIOAPI);
  const char *colon = strchr(the_case(), ':');
  what = colon ? colon + 1 : "";
  if (after("observe"))
    return add_observer(r, x, raw_id, 3, observe, NULL, NULL);
  if (after("provide_actions"))
    return add_provider(r, x, action_id, provide, 0);
  if (after("provide_arguments"))
    return add_provider(r, x, raw_id, provide, 0);
  if (after("execute:"))
    return does("result") ? add_interceptor(r, x, execute_id, intercept, NULL) : add_provider(r, x, execute_id, provide, 0);
  return add_interceptor(r, x, after("raw:") ? raw_id : after("parsed:") ? parsed_id : after("toolchain:") ? tool_id : after("actions:") ? action_id : job_id, intercept, NULL);
}

NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *b, NevercPluginDescriptor *out) {
  NevercPluginDescriptor p = described(b, own_id(), "Driver", register_all);
  return hand_over(&p, out);
}
