/* The driver table at its edges: calls that are unusual and yet legal, and what a plugin sees of all six phases.
 * `order` observes every phase; `raw:`, `parsed:`, `toolchain:`, `actions:`, `jobs:` and `execute:` intercept one;
 * `provide_toolchain`, `provide_jobs` and `provide_frontend` provide one. */
#include "conform.h"
#include <unistd.h>

static const NevercDriverAPI *d;
static const NevercIOAPI *io;
#define D d->Context
static const char *what = "";
static NevercHandle kept;

static int does(const char *name) { return strcmp(what, name) == 0; }
static const char *text_of(NevercStringView v) {
  static char texts[8][256];
  static unsigned at;
  char *t = texts[at++ % 8];
  snprintf(t, 256, "%.*s", (int)v.Length, v.Data ? v.Data : "");
  return t;
}
static const char *set(NevercHandle h) { return neverc_handle_is_null(h) ? "null" : "set"; }
static const NevercStringView nothing = {NULL, 0};

/* Calls a slot that fills a record of `type`, here `record`: with room to spare, with room for 24 bytes, with the
 * record's own size, and with the same record again. Nothing is written past the room that it says it has. */
#define SIZES(label, type, call)                                                              \
  do {                                                                                        \
    union { type r; unsigned char b[sizeof(type) + 64]; } u;                                  \
    type *record = &u.r;                                                                      \
    int past = 0, same_again = 0;                                                             \
    memset(&u, 0xa5, sizeof u);                                                               \
    record->Header.StructSize = sizeof u;                                                     \
    NevercStatus large = (call);                                                              \
    uint32_t said = record->Header.StructSize;                                                \
    memset(&u, 0xa5, sizeof u);                                                               \
    record->Header.StructSize = 24;                                                           \
    NevercStatus small = (call);                                                              \
    for (size_t i = 24; i < sizeof u; ++i)                                                    \
      past |= u.b[i] != 0xa5;                                                                 \
    memset(&u, 0xa5, sizeof u);                                                               \
    record->Header.StructSize = sizeof(type);                                                 \
    NevercStatus whole = (call);                                                              \
    type before = *record;                                                                    \
    record->Header.StructSize = sizeof(type);                                                 \
    NevercStatus reused = (call);                                                             \
    same_again = memcmp(&before, record, sizeof before) == 0;                                 \
    record->Header.StructSize = 8;                                                            \
    NevercStatus tiny = (call);                                                               \
    say("%s: %s %s %s %s size %d past %d same %d header %u.%u tiny %s", label, name_of(large), name_of(small), \
        name_of(whole), name_of(reused), said == sizeof(type), past, same_again, before.Header.Major, before.Header.Minor, name_of(tiny)); \
  } while (0)

/* ---- what observers see ---- */

static void begin_as_observer(Frame *f, const char *phase) {
  NevercHandle made = {1, 1};
  if (!strcmp(phase, "raw"))
    TRY("observer begins arguments", d->BeginArgumentMutation(D, f, NULL, f->Input, &made));
  if (!strcmp(phase, "parsed"))
    TRY("observer begins options", d->BeginParsedArgumentMutation(D, f, NULL, f->Input, &made));
  if (!strcmp(phase, "toolchain")) {
    TRY("observer begins toolchain", d->BeginToolChainMutation(D, f, NULL, f->Input, &made));
    NevercToolChainSelectionDescriptor s;
    FRESH(&s);
    s.ToolChainID = sv(NEVERC_TOOLCHAIN_ID_LINUX);
    s.TargetKey = s.TargetTriple = sv("x86_64-unknown-linux-gnu");
    TRY("observer selects", d->CreateToolChainSelection(D, f, f->Input, &s, &made));
  }
  if (!strcmp(phase, "actions"))
    TRY("observer builds actions", d->CreateActionGraphBuilder(D, f, f->Input, &made));
  if (!strcmp(phase, "jobs"))
    TRY("observer builds jobs", d->CreateJobGraphBuilder(D, f, f->Input, &made));
  if (!strcmp(phase, "execute")) {
    NevercJobResultDescriptor r;
    FRESH(&r);
    TRY("observer makes a result", d->CreateJobResult(D, f, f->Input, &r, &made));
  }
  say("cleared %d", neverc_handle_is_null(made));
}

static void read_output(Frame *f, const char *phase) {
  uint64_t n = 0;
  if (!strcmp(phase, "raw"))
    TRY("arguments after", d->GetArgumentCount(D, f, f->CurrentOutput, &n));
  if (!strcmp(phase, "parsed"))
    TRY("options after", d->GetOptionOccurrenceCount(D, f, f->CurrentOutput, &n));
  if (!strcmp(phase, "toolchain")) {
    NevercToolChainSelection s;
    OUT(&s);
    NevercStatus got = d->GetToolChainSelection(D, f, f->CurrentOutput, &s);
    say("selection: %s %s %s %s built in %u provider %s", name_of(got), text_of(s.ToolChainID), text_of(s.TargetKey), text_of(s.TargetTriple), s.BuiltinProviderUsed, set(s.Provider));
  }
  if (!strcmp(phase, "actions"))
    TRY("actions after", d->GetActionNodeCount(D, f, f->CurrentOutput, &n));
  if (!strcmp(phase, "jobs")) {
    TRY("jobs after", d->GetJobCount(D, f, f->CurrentOutput, &n));
    say("jobs %llu", (unsigned long long)n);
  }
  if (!strcmp(phase, "execute")) {
    NevercJobResult r;
    OUT(&r);
    NevercStatus got = d->GetJobResult(D, f, f->CurrentOutput, &r);
    say("result after: %s exit %d built in %u seals %llu", name_of(got), r.ExitCode, r.BuiltinProviderUsed, (unsigned long long)r.OutputSealCount);
  }
}

static NevercStatus NEVERC_CALL observe(Frame *f, NevercObserverPoint point, void *data) {
  const char *phase = (const char *)data;
  say("%s %u input %s output %s", phase, point, set(f->Input), set(f->CurrentOutput));
  if (point == NEVERC_OBSERVER_BEFORE)
    begin_as_observer(f, phase);
  else
    read_output(f, phase);
  return ok();
}

/* ---- raw arguments ---- */

static void raw(Frame *f, Next *k) {
  NevercArgumentMutationHandle m;
  NevercArgumentOrigin origin = 99;
  NevercStringView v, source;
  uint64_t position = 0, n = 0;
  if (does("configuration")) {
    d->GetArgumentCount(D, f, f->Input, &n);
    for (uint64_t i = 1; i < n; ++i) {
      d->GetArgument(D, f, f->Input, i, &v, &origin, &source, &position);
      if (v.Length > 2 && !memcmp(v.Data, "-D", 2))
        say("%s origin %u source %d position %d at %llu", text_of(v), origin, source.Length > 0, position > 0, (unsigned long long)i);
    }
    return;
  }
  TRY("no outputs at all", d->GetArgument(D, f, f->Input, 0, NULL, NULL, NULL, NULL));
  TRY("only the origin", d->GetArgument(D, f, f->Input, 1, NULL, &origin, NULL, NULL));
  TRY("only source and position", d->GetArgument(D, f, f->Input, 1, NULL, NULL, &source, &position));
  say("origin %u source %s at %llu", origin, text_of(source), (unsigned long long)position);
  TRY("begin", d->BeginArgumentMutation(D, f, k, f->Input, &m));
  TRY("commit without edits", d->CommitArgumentMutation(D, m));
  TRY("begin again", d->BeginArgumentMutation(D, f, k, f->Input, &m));
  TRY("abort without edits", d->AbortArgumentMutation(D, m));
  TRY("begin once more", d->BeginArgumentMutation(D, f, k, f->Input, &m));
  d->GetArgumentCount(D, f, f->Input, &n);
  TRY("insert", d->InsertArgument(D, m, n, sv("-DVALUE=9")));
  uint64_t now = 0;
  d->GetArgumentCount(D, f, f->Input, &now);
  say("unedited while open %d", n == now);
  TRY("erase what was inserted", d->EraseArgument(D, m, n));
  TRY("insert nothing", d->InsertArgument(D, m, n, nothing));
  TRY("replace nothing", d->ReplaceArgument(D, m, n, sv("-DVALUE=8")));
  TRY("text without data", d->ReplaceArgument(D, m, n, (NevercStringView){NULL, 3}));
  TRY("commit", d->CommitArgumentMutation(D, m));
  /* The same handle in two roles: the result lies where the argument lay. */
  m = f->Input;
  TRY("output over input", d->BeginArgumentMutation(D, f, k, m, &m));
  TRY("abort it", d->AbortArgumentMutation(D, m));
  NevercPhaseFrame copy = *f;
  TRY("a copy of the frame", d->GetArgumentCount(D, &copy, f->Input, &n));
  struct { NevercPhaseFrame frame; char tail[64]; } longer = {*f, {0}};
  longer.frame.Header.StructSize = sizeof longer;
  TRY("a longer frame", d->GetArgumentCount(D, &longer.frame, f->Input, &n));
}

/* ---- options ---- */

typedef struct { NevercStringView view; char tail[16]; } WideView;

static void parsed(Frame *f, Next *k) {
  NevercParsedArgumentMutationHandle m;
  WideView wide[2] = {{sv("VALUE=5"), {0}}, {sv("x"), {0}}};
  NevercStringList wide_list = {&wide[0].view, 1, sizeof wide[0]}, narrow = {&wide[0].view, 1, 8}, null_data = {NULL, 0, sizeof wide[0]}, zeroed = {NULL, 0, 0}, broken = {NULL, 2, 16};
  NevercOptionOccurrence o;
  uint64_t n = 0;
  if (does("sizes")) {
    SIZES("occurrence", NevercOptionOccurrence, d->GetOptionOccurrence(D, f, f->Input, 0, record));
    return;
  }
  if (does("twice")) {
    NevercParsedArgumentMutationHandle first;
    TRY("first", d->BeginParsedArgumentMutation(D, f, k, f->Input, &first));
    TRY("second", d->BeginParsedArgumentMutation(D, f, k, f->Input, &m));
    TRY("as arguments", d->CommitArgumentMutation(D, first));
    TRY("abort", d->AbortParsedArgumentMutation(D, first));
    TRY("abort again", d->AbortParsedArgumentMutation(D, first));
    return;
  }
  TRY("begin", d->BeginParsedArgumentMutation(D, f, k, f->Input, &m));
  if (does("forge")) {
    NevercStringList path = {&wide[1].view, 1, 16};
    TRY("forge", d->AddOptionOccurrence(D, m, sv("-fplugin="), path));
    TRY("commit", d->CommitParsedArgumentMutation(D, m));
    TRY("abort", d->AbortParsedArgumentMutation(D, m));
    return;
  }
  if (does("drop")) {
    d->GetOptionOccurrenceCount(D, f, f->Input, &n);
    for (uint64_t i = 0; i < n; ++i) {
      OUT(&o);
      d->GetOptionOccurrence(D, f, f->Input, i, &o);
      if (same(o.Spelling, "-fplugin="))
        TRY("drop", d->RemoveOptionOccurrence(D, m, o.Occurrence));
    }
    TRY("commit", d->CommitParsedArgumentMutation(D, m));
    TRY("abort", d->AbortParsedArgumentMutation(D, m));
    return;
  }
  TRY("wide stride", d->AddOptionOccurrence(D, m, sv("-D"), wide_list));
  TRY("narrow stride", d->AddOptionOccurrence(D, m, sv("-D"), narrow));
  TRY("null data", d->AddOptionOccurrence(D, m, sv("-g"), null_data));
  TRY("zeroed list", d->AddOptionOccurrence(D, m, sv("-g0"), zeroed));
  TRY("count without data", d->AddOptionOccurrence(D, m, sv("-D"), broken));
  TRY("commit", d->CommitParsedArgumentMutation(D, m));
  d->GetOptionOccurrenceCount(D, f, f->Input, &n);
  for (uint64_t i = 0; i < n; ++i) {
    OUT(&o);
    d->GetOptionOccurrence(D, f, f->Input, i, &o);
    if (o.Origin == NEVERC_ARGUMENT_ORIGIN_PLUGIN)
      say("by the plugin %s values %llu stride %d", text_of(o.Spelling), (unsigned long long)o.Values.Count, o.Values.ElementStride >= sizeof(NevercStringView));
  }
}

/* ---- toolchain ---- */

static NevercStatus select_toolchain(Frame *f, NevercArtifactHandle *out) {
  struct { NevercToolChainSelectionDescriptor s; char tail[64]; } longer;
  NevercToolChainSelectionDescriptor *s = &longer.s;
  memset(&longer, 0x5a, sizeof longer);
  FRESH(s);
  s->Header.StructSize = sizeof longer;
  s->ToolChainID = sv(NEVERC_TOOLCHAIN_ID_LINUX);
  s->TargetKey = s->TargetTriple = sv("aarch64-unknown-linux-gnu");
  return d->CreateToolChainSelection(D, f, f->Input, s, out);
}

static NevercStatus toolchain(Frame *f, Next *k, Result *out) {
  NevercToolChainMutationHandle m;
  NevercToolChainRequest q;
  NevercStringList zeroed = {NULL, 0, 0};
  NevercStringView plus = sv("+avx2");
  NevercStringList one = {&plus, 1, sizeof plus};
  OUT(&q);
  d->GetToolChainRequest(D, f, f->Input, &q);
  if (does("request"))
    say("cpu %s features %llu %s level %u sysroot %s resources %d", text_of(q.CPU), (unsigned long long)q.Features.Count, q.Features.Count ? text_of(q.Features.Data[0]) : "", q.ExecutionLevel, text_of(q.SysRoot), q.ResourceDir.Length > 0);
  if (does("sizes"))
    SIZES("request", NevercToolChainRequest, d->GetToolChainRequest(D, f, f->Input, record));
  if (does("replace")) {
    out->Action = NEVERC_PHASE_REPLACE;
    NevercStatus s = select_toolchain(f, &out->Output);
    TRY("select", s);
    SIZES("selection", NevercToolChainSelection, d->GetToolChainSelection(D, f, out->Output, record));
    return s;
  }
  if (does("descriptors")) {
    NevercToolChainSelectionDescriptor s;
    NevercArtifactHandle made;
    FRESH(&s);
    TRY("empty selection", d->CreateToolChainSelection(D, f, f->Input, &s, &made));
    s.Header.StructSize = 40;
    TRY("short selection", d->CreateToolChainSelection(D, f, f->Input, &s, &made));
    TRY("no selection", d->CreateToolChainSelection(D, f, f->Input, NULL, &made));
    TRY("begin", d->BeginToolChainMutation(D, f, k, f->Input, &m));
    TRY("second begin", d->BeginToolChainMutation(D, f, k, f->Input, &made));
    TRY("as options", d->CommitParsedArgumentMutation(D, m));
    TRY("abort", d->AbortToolChainMutation(D, m));
    TRY("triple after abort", d->SetToolChainTriple(D, m, sv("x")));
  }
  if (does("clear")) {
    TRY("begin", d->BeginToolChainMutation(D, f, k, f->Input, &m));
    TRY("features", d->SetToolChainFeatures(D, m, one));
    TRY("no features", d->SetToolChainFeatures(D, m, zeroed));
    TRY("no cpu", d->SetToolChainCPU(D, m, nothing));
    TRY("commit", d->CommitToolChainMutation(D, m));
  }
  Result below;
  return go_down(f, k, &below);
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

static NevercStatus add_node(NevercHandle m, NevercActionKind kind, NevercDriverType type, NevercDriverInputID input, NevercActionNodeID from, NevercActionNodeID *id) {
  struct { NevercActionNodeDescriptor a; char tail[32]; } longer;
  memset(&longer, 0x5a, sizeof longer);
  FRESH(&longer.a);
  longer.a.Header.StructSize = sizeof longer;
  longer.a.Kind = kind;
  longer.a.OutputType = type;
  longer.a.DriverInput = input;
  if (from)
    longer.a.Inputs.Data = &from, longer.a.Inputs.Count = 1, longer.a.Inputs.ElementStride = sizeof from;
  return d->AddActionNode(D, m, &longer.a, id);
}

static void actions(Frame *f, Next *k, Result *below) {
  NevercArtifactHandle g = below->Output;
  NevercActionGraphMutationHandle m;
  NevercActionNodeID assemble = find_action(f, g, NEVERC_ACTION_ASSEMBLE), input = find_action(f, g, NEVERC_ACTION_INPUT), backend = find_action(f, g, NEVERC_ACTION_BACKEND), id = 0;
  if (does("sizes")) {
    SIZES("node", NevercActionNode, d->GetActionNode(D, f, g, 0, record));
    SIZES("input", NevercDriverInput, d->GetDriverInput(D, f, f->Input, 0, record));
    uint64_t n = 0;
    d->GetActionRootCount(D, f, g, &n);
    say("roots %llu", (unsigned long long)n);
    say("root is the last step %d", d->GetActionRoot(D, f, g, 0, &id).Code == 0 && id == assemble);
    n = 0;
    d->GetDriverInputCount(D, f, f->Input, &n);
    say("inputs %llu", (unsigned long long)n);
    TRY("input past the end", d->GetDriverInput(D, f, f->Input, 9, &(NevercDriverInput){.Header = {sizeof(NevercDriverInput), 0, 0, 0}}));
    return;
  }
  TRY("begin", d->BeginActionGraphMutation(D, f, k, g, &m));
  if (does("bind")) {
    /* The root may be wrapped. Roots with a wide stride. */
    struct { NevercActionNodeID id; char tail[24]; } wide;
    TRY("wrap", add_node(m, NEVERC_ACTION_BIND_ARCH, NEVERC_DRIVER_TYPE_OBJECT, 0, assemble, &id));
    TRY("name", d->SetActionNodeBindArch(D, m, id, sv("x86_64")));
    TRY("no name", d->SetActionNodeBindArch(D, m, id, nothing));
    TRY("name of unknown", d->SetActionNodeBindArch(D, m, 98765, nothing));
    wide.id = id;
    NevercActionNodeIDList roots = {&wide.id, 1, sizeof wide};
    TRY("roots", d->SetActionRoots(D, m, roots));
    NevercActionNodeIDList narrow = {&wide.id, 1, 4};
    TRY("narrow roots", d->SetActionRoots(D, m, narrow));
  } else if (does("same_root")) {
    NevercActionNodeID two[2] = {assemble, assemble};
    NevercActionNodeIDList roots = {two, 2, sizeof two[0]};
    TRY("roots", d->SetActionRoots(D, m, roots));
  } else if (does("unknown_kind")) {
    TRY("add", add_node(m, 99, NEVERC_DRIVER_TYPE_OBJECT, 0, assemble, &id));
  } else if (does("unknown_type")) {
    TRY("type", d->SetActionNodeOutputType(D, m, assemble, 99));
  } else if (does("input_with_input")) {
    NevercActionNodeIDList from = {&backend, 1, sizeof backend};
    TRY("inputs", d->ReplaceActionNodeInputs(D, m, input, from));
  } else if (does("input_of_nobody")) {
    TRY("add", add_node(m, NEVERC_ACTION_INPUT, NEVERC_DRIVER_TYPE_C, 98765, 0, &id));
  } else if (does("step_names_input")) {
    TRY("add", add_node(m, NEVERC_ACTION_ASSEMBLE, NEVERC_DRIVER_TYPE_OBJECT, 1, backend, &id));
  } else if (does("two_inputs")) {
    NevercActionNodeID two[2] = {backend, backend};
    NevercActionNodeIDList from = {two, 2, sizeof two[0]};
    TRY("inputs", d->ReplaceActionNodeInputs(D, m, assemble, from));
  } else if (does("no_input")) {
    NevercActionNodeIDList none = {NULL, 0, 0};
    TRY("inputs", d->ReplaceActionNodeInputs(D, m, assemble, none));
  } else if (does("gone")) {
    TRY("remove", d->RemoveActionNode(D, m, backend));
  } else if (does("types")) {
    TRY("type", d->SetActionNodeOutputType(D, m, backend, NEVERC_DRIVER_TYPE_IMAGE));
  } else if (does("lipo") || does("dsymutil") || does("library") || does("dyncode")) {
    NevercActionNodeID link = find_action(f, g, NEVERC_ACTION_LINK);
    if (does("lipo"))
      TRY("add", add_node(m, NEVERC_ACTION_LIPO, NEVERC_DRIVER_TYPE_IMAGE, 0, link, &id));
    if (does("dsymutil"))
      TRY("add", add_node(m, NEVERC_ACTION_DSYMUTIL, NEVERC_DRIVER_TYPE_DSYM, 0, link, &id));
    if (does("library"))
      TRY("add", add_node(m, NEVERC_ACTION_STATIC_LIB, NEVERC_DRIVER_TYPE_IMAGE, 0, assemble, &id));
    if (does("dyncode"))
      TRY("add", add_node(m, NEVERC_ACTION_DYNCODE, NEVERC_DRIVER_TYPE_IMAGE, 0, assemble, &id));
    NevercActionNodeIDList roots = {&id, 1, sizeof id};
    TRY("roots", d->SetActionRoots(D, m, roots));
    if (!does("lipo") && !does("dsymutil"))
      d->RemoveActionNode(D, m, link);
  } else if (does("keep")) {
    kept = m;
    return;
  }
  NevercStatus s = d->CommitActionGraphMutation(D, m);
  TRY("commit", s);
  if (s.Code) {
    uint64_t n = 0;
    TRY("still readable", d->GetActionNodeCount(D, f, g, &n));
    TRY("abort", d->AbortActionGraphEdit(D, m));
  }
}

/* ---- jobs ---- */

typedef struct { NevercJobFile file; char tail[32]; } WideFile;

static NevercStatus NEVERC_CALL own_job(const NevercPluginJobContext *c, int32_t *exit_code, void *data) {
  say("job %s data %d exit preset %d session %d", text_of(c->CallbackID), data == (void *)&kept, *exit_code, c->Session.Owner != 0);
  say("arguments %llu %s environment %llu %s", (unsigned long long)c->Arguments.Count, c->Arguments.Count ? text_of(c->Arguments.Data[0]) : "", (unsigned long long)c->Environment.Count, c->Environment.Count ? text_of(c->Environment.Data[0]) : "");
  say("inputs %llu %s outputs %llu %s", (unsigned long long)c->Inputs.Count, c->Inputs.Count ? text_of(c->Inputs.Data[0].Path) : "", (unsigned long long)c->Outputs.Count, c->Outputs.Count ? text_of(c->Outputs.Data[0].Path) : "");
  return does("dependent") ? st(NEVERC_STATUS_PLUGIN_FAILURE) : ok();
}

static void plugin_job(NevercJobDescriptor *j, const char *id, NevercActionNodeID action) {
  FRESH(j);
  j->Kind = NEVERC_JOB_PLUGIN;
  j->InProcess = NEVERC_TRUE;
  j->SourceAction = action;
  j->CallbackID = sv(id);
  j->Callback = own_job;
  j->UserData = &kept;
}

static void jobs(Frame *f, Next *k, Result *below) {
  NevercArtifactHandle g = below->Output;
  NevercJobGraphMutationHandle m;
  NevercJobDescriptor j;
  NevercJob first;
  NevercJobFile file;
  NevercJobID id = 0, second = 0;
  NevercStringView v;
  uint64_t n = 0;
  OUT(&first);
  d->GetJobCount(D, f, g, &n);
  d->GetJob(D, f, g, 0, &first);
  if (does("sizes")) {
    SIZES("job", NevercJob, d->GetJob(D, f, g, 0, record));
    SIZES("file", NevercJobFile, d->GetJobInput(D, f, g, first.Job, 0, record));
    OUT(&file);
    TRY("output past the end", d->GetJobOutput(D, f, g, first.Job, 99, &file));
    TRY("dependency past the end", d->GetJobDependency(D, f, g, first.Job, 99, &id));
    TRY("environment past the end", d->GetJobEnvironment(D, f, g, first.Job, 99, &v));
    TRY("input of unknown", d->GetJobInput(D, f, g, 98765, 0, &file));
    say("executable %d kind %u encoding %u flavor %u callback %llu", first.Executable.Length > 0, first.ResponseFileKind, first.ResponseFileEncoding, first.LinkerFlavor, (unsigned long long)first.CallbackID.Length);
    return;
  }
  TRY("begin", d->BeginJobGraphMutation(D, f, k, g, &m));
  if (does("output_appended")) {
    FRESH(&file);
    file.Path = sv("unused.o");
    file.Type = NEVERC_DRIVER_TYPE_NOTHING;
    TRY("output", d->SetJobOutput(D, m, first.Job, first.OutputCount, &file));
  } else if (does("only_own")) {
    for (uint64_t i = 0; i < n; ++i) {
      OUT(&first);
      d->GetJob(D, f, g, i, &first);
      TRY("remove", d->RemoveJob(D, m, first.Job));
    }
    plugin_job(&j, "org.conform.only", first.SourceAction);
    TRY("add", d->AddJob(D, m, &j, &id));
  } else if (does("context")) {
    WideView words[2] = {{sv("one"), {0}}, {sv("two"), {0}}};
    WideFile files[2];
    memset(files, 0, sizeof files);
    HEADER(&files[0].file);
    HEADER(&files[1].file);
    OUT(&file);
    d->GetJobInput(D, f, g, first.Job, 0, &file);
    files[0].file.Path = file.Path;
    files[0].file.Type = file.Type;
    files[1].file.Path = sv("from_plugin.txt");
    files[1].file.Type = NEVERC_DRIVER_TYPE_OBJECT;
    struct { NevercJobDescriptor j; char tail[64]; } longer;
    memset(&longer, 0x5a, sizeof longer);
    plugin_job(&longer.j, "org.conform.context", first.SourceAction);
    longer.j.Header.StructSize = sizeof longer;
    longer.j.Arguments.Data = &words[0].view, longer.j.Arguments.Count = 2, longer.j.Arguments.ElementStride = sizeof words[0];
    longer.j.Environment.Data = &words[1].view, longer.j.Environment.Count = 1, longer.j.Environment.ElementStride = sizeof words[0];
    longer.j.Inputs.Data = &files[0].file, longer.j.Inputs.Count = 1, longer.j.Inputs.ElementStride = sizeof files[0];
    longer.j.Outputs.Data = &files[1].file, longer.j.Outputs.Count = 1, longer.j.Outputs.ElementStride = sizeof files[0];
    TRY("add", d->AddJob(D, m, &longer.j, &id));
    longer.j.Arguments.ElementStride = 8;
    TRY("narrow arguments", d->AddJob(D, m, &longer.j, &id));
    longer.j.Arguments.ElementStride = sizeof words[0];
    longer.j.Inputs.ElementStride = 32;
    TRY("narrow files", d->AddJob(D, m, &longer.j, &id));
    longer.j.Inputs.ElementStride = sizeof files[0];
    longer.j.Reserved = 1;
    TRY("reserved", d->AddJob(D, m, &longer.j, &id));
    longer.j.Reserved = 0;
    longer.j.InProcess = 2;
    TRY("boolean", d->AddJob(D, m, &longer.j, &id));
  } else if (does("dependent")) {
    plugin_job(&j, "org.conform.first", first.SourceAction);
    TRY("add", d->AddJob(D, m, &j, &id));
    plugin_job(&j, "org.conform.second", first.SourceAction);
    NevercJobIDList on_first = {&id, 1, sizeof id};
    j.Dependencies = on_first;
    TRY("add", d->AddJob(D, m, &j, &second));
  } else if (does("replaced")) {
    plugin_job(&j, "org.conform.replaced", first.SourceAction);
    TRY("replace", d->ReplaceJob(D, m, first.Job, &j));
    TRY("replace unknown", d->ReplaceJob(D, m, 98765, &j));
    TRY("replace by nothing", d->ReplaceJob(D, m, first.Job, NULL));
  } else if (does("kinds")) {
    plugin_job(&j, "org.conform.kinds", first.SourceAction);
    j.Kind = 77;
    TRY("odd kind", d->AddJob(D, m, &j, &id));
  } else if (does("flavor")) {
    plugin_job(&j, "org.conform.kinds", first.SourceAction);
    j.LinkerFlavor = NEVERC_LINKER_FLAVOR_GNU;
    TRY("flavor", d->AddJob(D, m, &j, &id));
  } else if (does("callback_elsewhere")) {
    plugin_job(&j, "org.conform.kinds", first.SourceAction);
    j.Kind = NEVERC_JOB_COMMAND;
    j.Executable = sv("/bin/true");
    TRY("callback of a command", d->AddJob(D, m, &j, &id));
  } else if (does("command") || does("missing_command")) {
    static NevercStringView words[2], word;
    FRESH(&j);
    j.Kind = NEVERC_JOB_COMMAND;
    j.SourceAction = first.SourceAction;
    j.Executable = sv(does("command") ? "/bin/sh" : "/no/such/program");
    words[0] = sv("-c");
    words[1] = sv("printf %s \"$WORD\" > said.txt; exit 4");
    word = sv("WORD=hello");
    NevercStringList list = {words, 2, sizeof words[0]}, environment = {&word, 1, sizeof word};
    j.Arguments = list;
    j.Environment = environment;
    TRY("add", d->AddJob(D, m, &j, &id));
  } else if (does("dyncode")) {
    FRESH(&j);
    j.Kind = NEVERC_JOB_DYNCODE;
    j.SourceAction = first.SourceAction;
    TRY("add", d->AddJob(D, m, &j, &id));
  } else if (does("same_by_another_name")) {
    WideFile made;
    memset(&made, 0, sizeof made);
    HEADER(&made.file);
    made.file.Path = sv("./a.o");
    made.file.Type = NEVERC_DRIVER_TYPE_OBJECT;
    plugin_job(&j, "org.conform.alias", first.SourceAction);
    j.Outputs.Data = &made.file, j.Outputs.Count = 1, j.Outputs.ElementStride = sizeof made;
    TRY("add", d->AddJob(D, m, &j, &id));
  } else if (does("lists")) {
    NevercJobIDList zeroed = {NULL, 0, 0}, narrow = {&first.Job, 1, 2};
    TRY("no dependencies", d->ReplaceJobDependencies(D, m, first.Job, zeroed));
    TRY("narrow dependencies", d->ReplaceJobDependencies(D, m, first.Job, narrow));
    TRY("move before itself", d->MoveJobBefore(D, m, first.Job, first.Job));
    TRY("empty environment", d->SetJobEnvironment(D, m, first.Job, 0, nothing));
  }
  NevercStatus s = d->CommitJobGraphMutation(D, m);
  TRY("commit", s);
  if (s.Code)
    TRY("abort", d->AbortJobGraphEdit(D, m));
}

static NevercStatus provide_jobs(Frame *f, Result *out) {
  NevercJobGraphBuilderHandle b;
  NevercJobDescriptor j;
  NevercJobID id;
  NevercActionNodeID root = 0;
  TRY("builder", d->CreateJobGraphBuilder(D, f, f->Input, &b));
  TRY("root", d->GetActionRoot(D, f, f->Input, 0, &root));
  NevercStringView words[4] = {sv("-c"), sv("-O1"), sv("-DVALUE=6"), sv("defined.c")};
  NevercStringList list = {words, 4, sizeof words[0]};
  NevercJobFile in, made;
  if (is("provide_frontend")) {
    FRESH(&in);
    FRESH(&made);
    in.Path = sv("defined.c");
    in.Type = NEVERC_DRIVER_TYPE_C;
    made.Path = sv("made.o");
    made.Type = NEVERC_DRIVER_TYPE_OBJECT;
    FRESH(&j);
    j.Kind = NEVERC_JOB_FRONTEND;
    j.InProcess = NEVERC_TRUE;
    j.SourceAction = root;
    j.Arguments = list;
    j.Inputs.Data = &in, j.Inputs.Count = 1, j.Inputs.ElementStride = sizeof in;
    j.Outputs.Data = &made, j.Outputs.Count = 1, j.Outputs.ElementStride = sizeof made;
  } else {
    plugin_job(&j, "org.conform.built", root);
  }
  TRY("add", d->AddJob(D, b, &j, &id));
  TRY("as a mutation", d->CommitJobGraphMutation(D, b));
  out->Action = NEVERC_PHASE_REPLACE;
  NevercStatus s = d->PublishJobGraph(D, f, b, &out->Output);
  TRY("publish", s);
  TRY("abort after publish", d->AbortJobGraphEdit(D, b));
  return s;
}

/* ---- execution ---- */

static NevercStatus execute(Frame *f, Next *k, Result *out) {
  NevercJobExecutionRequest q;
  NevercJobResultDescriptor r;
  Result below;
  OUT(&q);
  NevercStatus s = d->GetJobExecutionRequest(D, f, f->Input, &q);
  say("request: %s kind %u arguments %d inputs %llu outputs %llu %s", name_of(s), q.Job.Kind, q.Arguments.Count > 0 && q.Arguments.Count == q.Job.ArgumentCount, (unsigned long long)q.Inputs.Count, (unsigned long long)q.Outputs.Count, q.Outputs.Count ? text_of(q.Outputs.Data[0].Path) : "");
  if (does("sizes")) {
    SIZES("execution", NevercJobExecutionRequest, d->GetJobExecutionRequest(D, f, f->Input, record));
    s = go_down(f, k, &below);
    SIZES("result", NevercJobResult, d->GetJobResult(D, f, below.Output, record));
    return s;
  }
  if (does("statistics")) {
    NevercJobResult got;
    FRESH(&r);
    r.HasProcessStatistics = NEVERC_TRUE;
    r.TotalTimeMicroseconds = 11;
    r.UserTimeMicroseconds = 7;
    r.PeakMemoryKiB = 5;
    out->Action = NEVERC_PHASE_REPLACE;
    s = d->CreateJobResult(D, f, f->Input, &r, &out->Output);
    OUT(&got);
    d->GetJobResult(D, f, out->Output, &got);
    say("statistics %u %llu %llu %llu built in %u", got.HasProcessStatistics, (unsigned long long)got.TotalTimeMicroseconds, (unsigned long long)got.UserTimeMicroseconds, (unsigned long long)got.PeakMemoryKiB, got.BuiltinProviderUsed);
    r.HasProcessStatistics = NEVERC_FALSE;
    NevercArtifactHandle second;
    d->CreateJobResult(D, f, f->Input, &r, &second);
    OUT(&got);
    d->GetJobResult(D, f, second, &got);
    say("without %u %llu", got.HasProcessStatistics, (unsigned long long)got.TotalTimeMicroseconds);
    r.ExecutionFailed = 2;
    TRY("boolean", d->CreateJobResult(D, f, f->Input, &r, &second));
    r.ExecutionFailed = 0;
    r.Reserved = 1;
    TRY("reserved", d->CreateJobResult(D, f, f->Input, &r, &second));
    r.Reserved = 0;
    r.OutputSeals.Count = 1;
    TRY("seals without data", d->CreateJobResult(D, f, f->Input, &r, &second));
    return s;
  }
  if (does("same_seal") || does("link_kept") || does("open_seal") || does("failed_with_seal")) {
    NevercOutputSinkHandle sink;
    NevercOutputSeal seal;
    NevercByteView bytes = {(const uint8_t *)"made", 4};
    struct { NevercOutputSealHandle seal; char tail[16]; } seals[2];
    TRY("sink", io->BeginFileOutput(io->Context, f->Task, q.Outputs.Data[0].Path, 0, &sink));
    io->OutputWrite(io->Context, f->Task, sink, bytes);
    OUT(&seal);
    TRY("finish", io->OutputFinish(io->Context, f->Task, sink, &seal));
    seals[0].seal = seals[1].seal = seal.Handle;
    FRESH(&r);
    r.OutputSeals.Data = &seals[0].seal;
    r.OutputSeals.Count = does("same_seal") ? 2 : 1;
    r.OutputSeals.ElementStride = sizeof seals[0];
    if (does("failed_with_seal"))
      r.ExitCode = 2;
    if (does("open_seal"))
      seals[0].seal = sink;
    out->Action = NEVERC_PHASE_REPLACE;
    s = d->CreateJobResult(D, f, f->Input, &r, &out->Output);
    TRY("create", s);
    return s;
  }
  return go_down(f, k, &below);
}

/* ---- callbacks ---- */

static NevercStatus NEVERC_CALL intercept(Frame *f, Next *k, Result *out, void *data) {
  Result below;
  UNUSED(data);
  if (after("toolchain:"))
    return toolchain(f, k, out);
  if (after("execute:"))
    return execute(f, k, out);
  if (after("raw:"))
    raw(f, k);
  if (after("parsed:"))
    parsed(f, k);
  NevercStatus s = go_down(f, k, &below);
  if (s.Code)
    return s;
  if (after("actions:"))
    actions(f, k, &below);
  if (after("jobs:"))
    jobs(f, k, &below);
  return ok();
}

static NevercStatus NEVERC_CALL late(Frame *f, NevercObserverPoint point, void *data) {
  UNUSED(f), UNUSED(point), UNUSED(data);
  TRY("kept", d->SetActionNodeOutputType(D, kept, 1, NEVERC_DRIVER_TYPE_OBJECT));
  TRY("kept abort", d->AbortActionGraphEdit(D, kept));
  return ok();
}

static NevercStatus NEVERC_CALL provide(Frame *f, Result *out, void *data) {
  UNUSED(data);
  if (is("safe_provider")) {
    NevercStatus s = st(NEVERC_STATUS_CAPABILITY_UNAVAILABLE);
    s.Flags = NEVERC_STATUS_FLAG_RECOVERABLE;
    say("declined");
    return s;
  }
  if (is("provide_toolchain")) {
    out->Action = NEVERC_PHASE_REPLACE;
    return select_toolchain(f, &out->Output);
  }
  return provide_jobs(f, out);
}

static NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *c, const NevercRegistrarAPI *r, void *x, void *s) {
  const NevercInterfaceID ids[6] = {PHASE_ID(DRIVER_RAW_ARGUMENTS), PHASE_ID(DRIVER_PARSED_ARGUMENTS), PHASE_ID(DRIVER_SELECT_TOOLCHAIN), PHASE_ID(DRIVER_BUILD_ACTIONS), PHASE_ID(DRIVER_BUILD_JOBS), PHASE_ID(DRIVER_EXECUTE_JOB)};
  static const char *const names[6] = {"raw", "parsed", "toolchain", "actions", "jobs", "execute"};
  UNUSED(s);
  core = c;
  d = TABLE(DRIVER, NevercDriverAPI);
  io = TABLE(IO, NevercIOAPI);
  const char *colon = strchr(the_case(), ':');
  what = colon ? colon + 1 : "";
  if (does("link_kept")) {
    char link[512];
    snprintf(link, sizeof link, "%s/link.o", getenv("CONFORM_DIR"));
    UNUSED(symlink("in.txt", link));
  }
  for (int i = 0; i < 6; ++i) {
    char prefix[32];
    snprintf(prefix, sizeof prefix, "%s:", names[i]);
    if (is("order"))
      add_observer(r, x, ids[i], 3, observe, (void *)(uintptr_t)names[i], NULL);
    else if (after(prefix))
      add_interceptor(r, x, ids[i], intercept, NULL);
  }
  if (is("actions:keep"))
    add_observer(r, x, ids[4], NEVERC_OBSERVER_BEFORE, late, NULL, NULL);
  if (is("provide_toolchain"))
    return add_provider(r, x, ids[2], provide, NEVERC_FALSE);
  if (is("provide_jobs") || is("provide_frontend"))
    return add_provider(r, x, ids[4], provide, NEVERC_FALSE);
  if (is("safe_provider"))
    return add_provider(r, x, ids[5], provide, NEVERC_TRUE);
  return ok();
}

NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *b, NevercPluginDescriptor *out) {
  NevercPluginDescriptor p = described(b, own_id(), "Edges of the driver table", register_all);
  return hand_over(&p, out);
}
