/* Plugins as their authors would write them, from the documents alone: each mode is one of them.
 *
 *   GENERATE   a tool makes a source, which is compiled and linked with the rest: three changes of the job graph
 *   ACTIONS    provides the action graph: everything stops at objects, each root behind a BIND_ARCH
 *   JOBS       provides the job graph: one program instead of all of it
 *   COMPILE    runs frontend jobs by another compiler; leaves the rest to the host (falls back)
 *   TOOLCHAIN  provides the toolchain selection
 *   HEADERS    serves a directory of generated headers
 *   ROOTS      moves the roots of the action graph: the second input is only compiled, or left out (LEAVE_OUT)
 *   OPAQUE     symbol of a phase without a table: answers REPLACE with what the phase takes
 *   REWRITE    makes -O3 of every -O, and drops -Wfatal of nobody's
 */
#define WITH_PROCESS
#define WITH_DESTROY
#include "plugin.h"
#include "neverc/Plugin/PluginPhaseSchema.h"
#include "neverc/Plugin/PluginSource.h"

static const NevercDriverAPI *driver;
static const NevercIOAPI *io;

#define TRY(call)                                                                                  \
  do {                                                                                             \
    NevercStatus s_ = (call);                                                                      \
    if (s_.Code != NEVERC_STATUS_OK) {                                                             \
      say("%s: %s", #call, name_of(s_));                                                           \
      return s_;                                                                                   \
    }                                                                                              \
  } while (0)
#define OUT(record) (memset(&(record), 0, sizeof(record)), (record).Header.StructSize = sizeof(record))

static NevercJobFile file_of(NevercStringView path, NevercDriverType type) {
  NevercJobFile f;
  memset(&f, 0, sizeof f);
  HEADER(&f);
  f.Path = path;
  f.Type = type;
  return f;
}

static void describe(NevercJobDescriptor *d, NevercJobKind kind) {
  memset(d, 0, sizeof *d);
  HEADER(d);
  d->Kind = kind;
  d->ResponseFileEncoding = NEVERC_RESPONSE_ENCODING_UTF8;
}

#ifdef GENERATE
/* The last job is the link. */
static NevercStatus NEVERC_CALL intercept(const NevercPhaseFrame *f, NevercPhaseContinuation *k, NevercPhaseResult *out, void *data) {
  NevercPhaseResult below;
  NevercJobGraphMutationHandle m;
  NevercJobDescriptor d;
  NevercJob link;
  NevercJobID tool = 0, compile = 0;
  uint64_t count = 0;
  (void)data, (void)out;
  memset(&below, 0, sizeof below);
  HEADER(&below);
  TRY(k->InvokeNext(k, f, &below));
  TRY(driver->GetJobCount(driver->Context, f, below.Output, &count));
  OUT(link);
  TRY(driver->GetJob(driver->Context, f, below.Output, count - 1, &link));
  if (link.Kind != NEVERC_JOB_LINKER)
    return neverc_status_ok();
  TRY(driver->BeginJobGraphMutation(driver->Context, f, k, below.Output, &m));
  NevercStringView words[] = {sv("-c"), sv("echo 'int generated(void) { return 23; }' > generated.c")};
  NevercJobFile source = file_of(sv("generated.c"), NEVERC_DRIVER_TYPE_C);
  NevercJobFile object = file_of(sv("generated.o"), NEVERC_DRIVER_TYPE_OBJECT);
  describe(&d, NEVERC_JOB_COMMAND);
  d.Executable = sv("/bin/sh");
  d.Arguments.Data = words;
  d.Arguments.Count = 2;
  d.Arguments.ElementStride = sizeof *words;
  d.Outputs.Data = &source;
  d.Outputs.Count = 1;
  d.Outputs.ElementStride = sizeof source;
  TRY(driver->AddJob(driver->Context, m, &d, &tool));
  NevercStringView options[] = {sv("-cc1"), sv("-emit-obj"), sv("-O2")};
  describe(&d, NEVERC_JOB_FRONTEND);
  d.InProcess = NEVERC_TRUE;
  d.Arguments.Data = options;
  d.Arguments.Count = 3;
  d.Arguments.ElementStride = sizeof *options;
  d.Inputs.Data = &source;
  d.Inputs.Count = 1;
  d.Inputs.ElementStride = sizeof source;
  d.Outputs.Data = &object;
  d.Outputs.Count = 1;
  d.Outputs.ElementStride = sizeof object;
  d.Dependencies.Data = &tool;
  d.Dependencies.Count = 1;
  d.Dependencies.ElementStride = sizeof tool;
  TRY(driver->AddJob(driver->Context, m, &d, &compile));
  TRY(driver->SetJobInput(driver->Context, m, link.Job, link.InputCount, &object));
  NevercJobID needs[8];
  uint64_t n = 0;
  for (; n < link.DependencyCount && n < 7; ++n)
    TRY(driver->GetJobDependency(driver->Context, f, below.Output, link.Job, n, &needs[n]));
  needs[n++] = compile;
  NevercJobIDList list = {needs, n, sizeof *needs};
  TRY(driver->ReplaceJobDependencies(driver->Context, m, link.Job, list));
  TRY(driver->CommitJobGraphMutation(driver->Context, m));
  return neverc_status_ok();
}
#define WRAPS DRIVER_BUILD_JOBS
#endif

#ifdef REWRITE
static NevercStatus NEVERC_CALL intercept(const NevercPhaseFrame *f, NevercPhaseContinuation *k, NevercPhaseResult *out, void *data) {
  NevercPhaseResult below;
  NevercParsedArgumentMutationHandle m;
  uint64_t count = 0;
  (void)data, (void)out;
  TRY(driver->BeginParsedArgumentMutation(driver->Context, f, k, f->Input, &m));
  TRY(driver->GetOptionOccurrenceCount(driver->Context, f, f->Input, &count));
  NevercStringList none = {0, 0, 0};
  for (uint64_t i = 0; i < count; ++i) {
    NevercOptionOccurrence o;
    OUT(o);
    TRY(driver->GetOptionOccurrence(driver->Context, f, f->Input, i, &o));
    if (o.Spelling.Length == 3 && memcmp(o.Spelling.Data, "-O", 2) == 0)
      TRY(driver->ReplaceOptionOccurrence(driver->Context, m, o.Occurrence, sv("-O3"), none));
  }
  TRY(driver->CommitParsedArgumentMutation(driver->Context, m));
  memset(&below, 0, sizeof below);
  HEADER(&below);
  return k->InvokeNext(k, f, &below);
}
#define WRAPS DRIVER_PARSED_ARGUMENTS
#endif

#ifdef ROOTS
/* The graph of two C files: a link of two objects, or two objects. */
static NevercStatus NEVERC_CALL intercept(const NevercPhaseFrame *f, NevercPhaseContinuation *k, NevercPhaseResult *out, void *data) {
  NevercPhaseResult below;
  NevercActionGraphMutationHandle m;
  NevercActionNodeID roots[2] = {0, 0}, first = 0, second = 0;
  uint64_t count = 0;
  (void)data, (void)out;
  memset(&below, 0, sizeof below);
  HEADER(&below);
  TRY(k->InvokeNext(k, f, &below));
  TRY(driver->GetActionRootCount(driver->Context, f, below.Output, &count));
  TRY(driver->GetActionRoot(driver->Context, f, below.Output, 0, &roots[0]));
  TRY(driver->BeginActionGraphMutation(driver->Context, f, k, below.Output, &m));
  NevercActionNodeIDList list = {roots, 1, sizeof *roots};
  if (count == 1) {
    TRY(driver->GetActionNodeInput(driver->Context, f, below.Output, roots[0], 0, &first));
    TRY(driver->GetActionNodeInput(driver->Context, f, below.Output, roots[0], 1, &second));
    NevercActionNodeIDList inputs = {&first, 1, sizeof first};
    TRY(driver->ReplaceActionNodeInputs(driver->Context, m, roots[0], inputs));
    roots[1] = second;
#ifndef LEAVE_OUT
    list.Count = 2;
#endif
  }
  TRY(driver->SetActionRoots(driver->Context, m, list));
  TRY(driver->CommitActionGraphMutation(driver->Context, m));
  return neverc_status_ok();
}
#define WRAPS DRIVER_BUILD_ACTIONS
#endif

#ifdef OPAQUE
static NevercStatus NEVERC_CALL provide(const NevercPhaseFrame *f, NevercPhaseResult *out, void *data) {
  (void)data;
  out->Action = NEVERC_PHASE_REPLACE;
  out->Output = f->Input;
  return neverc_status_ok();
}
#define PROVIDES OPAQUE
#endif

#ifdef ACTIONS
static NevercStatus node(NevercActionGraphBuilderHandle b, NevercActionKind kind, NevercDriverType type, NevercDriverInputID input, NevercActionNodeID *io_node) {
  NevercActionNodeDescriptor d;
  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.Kind = kind;
  d.OutputType = type;
  d.DriverInput = input;
  if (kind != NEVERC_ACTION_INPUT) {
    d.Inputs.Data = io_node;
    d.Inputs.Count = 1;
    d.Inputs.ElementStride = sizeof *io_node;
  }
  if (kind == NEVERC_ACTION_BIND_ARCH)
    d.BindArch = sv("x86_64");
  return driver->AddActionNode(driver->Context, b, &d, io_node);
}
static NevercStatus NEVERC_CALL provide(const NevercPhaseFrame *f, NevercPhaseResult *out, void *data) {
  NevercActionGraphBuilderHandle b;
  NevercActionNodeID roots[8];
  uint64_t count = 0;
  (void)data;
  TRY(driver->GetDriverInputCount(driver->Context, f, f->Input, &count));
  TRY(driver->CreateActionGraphBuilder(driver->Context, f, f->Input, &b));
  for (uint64_t i = 0; i < count && i < 8; ++i) {
    NevercDriverInput input;
    NevercActionNodeID n = 0;
    OUT(input);
    TRY(driver->GetDriverInput(driver->Context, f, f->Input, i, &input));
    TRY(node(b, NEVERC_ACTION_INPUT, input.Type, input.Input, &n));
    TRY(node(b, NEVERC_ACTION_PREPROCESS, NEVERC_DRIVER_TYPE_PP_C, 0, &n));
    TRY(node(b, NEVERC_ACTION_COMPILE, NEVERC_DRIVER_TYPE_LLVM_BC, 0, &n));
    TRY(node(b, NEVERC_ACTION_BACKEND, NEVERC_DRIVER_TYPE_PP_ASM, 0, &n));
    TRY(node(b, NEVERC_ACTION_ASSEMBLE, NEVERC_DRIVER_TYPE_OBJECT, 0, &n));
    TRY(node(b, NEVERC_ACTION_BIND_ARCH, NEVERC_DRIVER_TYPE_OBJECT, 0, &n));
    roots[i] = n;
  }
  NevercActionNodeIDList list = {roots, count, sizeof *roots};
  TRY(driver->SetActionRoots(driver->Context, b, list));
  TRY(driver->PublishActionGraph(driver->Context, f, b, &out->Output));
  out->Action = NEVERC_PHASE_REPLACE;
  return neverc_status_ok();
}
#define PROVIDES DRIVER_BUILD_ACTIONS
#endif

#ifdef JOBS
static NevercStatus NEVERC_CALL provide(const NevercPhaseFrame *f, NevercPhaseResult *out, void *data) {
  NevercJobGraphBuilderHandle b;
  NevercActionNodeID root = 0;
  NevercJobDescriptor d;
  NevercJobID id;
  (void)data;
  TRY(driver->GetActionRoot(driver->Context, f, f->Input, 0, &root));
  TRY(driver->CreateJobGraphBuilder(driver->Context, f, f->Input, &b));
  NevercStringView words[] = {sv("-o"), sv("by-gcc"), sv("a.c")};
  NevercJobFile image = file_of(sv("by-gcc"), NEVERC_DRIVER_TYPE_IMAGE);
  NevercJobFile source = file_of(sv("a.c"), NEVERC_DRIVER_TYPE_C);
  describe(&d, NEVERC_JOB_COMMAND);
  d.SourceAction = root;
  d.Executable = sv("gcc");
  d.Arguments.Data = words;
  d.Arguments.Count = 3;
  d.Arguments.ElementStride = sizeof *words;
  d.Inputs.Data = &source;
  d.Inputs.Count = 1;
  d.Inputs.ElementStride = sizeof source;
  d.Outputs.Data = &image;
  d.Outputs.Count = 1;
  d.Outputs.ElementStride = sizeof image;
  TRY(driver->AddJob(driver->Context, b, &d, &id));
  TRY(driver->PublishJobGraph(driver->Context, f, b, &out->Output));
  out->Action = NEVERC_PHASE_REPLACE;
  return neverc_status_ok();
}
#define PROVIDES DRIVER_BUILD_JOBS
#endif

#ifdef COMPILE
static NevercStatus NEVERC_CALL provide(const NevercPhaseFrame *f, NevercPhaseResult *out, void *data) {
  NevercJobExecutionRequest r;
  NevercJobResultDescriptor d;
  NevercOutputSinkHandle sink;
  NevercOutputSeal seal;
  char command[1024];
  static uint8_t bytes[1 << 20];
  (void)data;
  OUT(r);
  TRY(driver->GetJobExecutionRequest(driver->Context, f, f->Input, &r));
  if (r.Job.Kind != NEVERC_JOB_FRONTEND) {
    NevercStatus s = st(NEVERC_STATUS_CAPABILITY_UNAVAILABLE);
    s.Flags = NEVERC_STATUS_FLAG_RECOVERABLE;
    return s;
  }
  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.OutputSeals.ElementStride = sizeof(NevercHandle);
  snprintf(command, sizeof command, "gcc -c -o stranger.tmp %.*s", (int)r.Inputs.Data[0].Path.Length, r.Inputs.Data[0].Path.Data);
  d.ExitCode = system(command) == 0 ? 0 : 1;
  if (d.ExitCode != 0)
    d.ErrorMessage = sv("the other compiler said no");
  if (d.ExitCode == 0 && r.Outputs.Count == 1) {
    FILE *file = fopen("stranger.tmp", "rb");
    NevercByteView view = {bytes, fread(bytes, 1, sizeof bytes, file)};
    fclose(file);
    TRY(io->BeginFileOutput(io->Context, f->Task, r.Outputs.Data[0].Path, 0, &sink));
    TRY(io->OutputWrite(io->Context, f->Task, sink, view));
    OUT(seal);
    TRY(io->OutputFinish(io->Context, f->Task, sink, &seal));
    d.OutputSeals.Data = &seal.Handle;
    d.OutputSeals.Count = 1;
  }
  remove("stranger.tmp");
  TRY(driver->CreateJobResult(driver->Context, f, f->Input, &d, &out->Output));
  out->Action = NEVERC_PHASE_REPLACE;
  return neverc_status_ok();
}
#define PROVIDES DRIVER_EXECUTE_JOB
#define FALLS_BACK
#endif

#ifdef TOOLCHAIN
static NevercStatus NEVERC_CALL provide(const NevercPhaseFrame *f, NevercPhaseResult *out, void *data) {
  NevercToolChainRequest r;
  NevercToolChainSelectionDescriptor d;
  NevercStringView feature = sv("+avx2");
  (void)data;
  OUT(r);
  TRY(driver->GetToolChainRequest(driver->Context, f, f->Input, &r));
  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.ToolChainID = sv(NEVERC_TOOLCHAIN_ID_LINUX);
  d.TargetKey = r.ComputedTriple;
  d.TargetTriple = r.ComputedTriple;
  d.CPU = sv("nehalem");
  d.Features.Data = &feature;
  d.Features.Count = 1;
  d.Features.ElementStride = sizeof feature;
  TRY(driver->CreateToolChainSelection(driver->Context, f, f->Input, &d, &out->Output));
  out->Action = NEVERC_PHASE_REPLACE;
  return neverc_status_ok();
}
#define PROVIDES DRIVER_SELECT_TOOLCHAIN
#endif

#ifdef HEADERS
#define ROOT "/generated"
static const char *content_of(NevercStringView path) {
  if (path.Length == strlen(ROOT "/version.h") && memcmp(path.Data, ROOT "/version.h", path.Length) == 0)
    return "#pragma once\n#include \"sub/number.h\"\n#define VERSION NUMBER\n";
  if (path.Length == strlen(ROOT "/sub/number.h") && memcmp(path.Data, ROOT "/sub/number.h", path.Length) == 0)
    return "#pragma once\n#define NUMBER 31\n";
  if (path.Length == strlen(ROOT "/main.c") && memcmp(path.Data, ROOT "/main.c", path.Length) == 0)
    return "#include \"version.h\"\nint main(void) { return VERSION + 1; }\n";
  return NULL;
}
static NevercBool is_directory(NevercStringView path) {
  return (path.Length == strlen(ROOT) && memcmp(path.Data, ROOT, path.Length) == 0) ||
         (path.Length == strlen(ROOT "/sub") && memcmp(path.Data, ROOT "/sub", path.Length) == 0);
}
static void fill(NevercVFSStatus *s, const char *content, uint64_t number) {
  HEADER(s);
  s->Type = content ? NEVERC_VFS_FILE_REGULAR : NEVERC_VFS_FILE_DIRECTORY;
  s->Permissions = content ? 0444 : 0555;
  s->Size = content ? strlen(content) : 0;
  s->UniqueID.Device = 77;
  s->UniqueID.File = number;
}
static NevercStatus NEVERC_CALL vfs_status(NevercTaskHandle task, NevercStringView path, void *data, NevercVFSStatusResult *out) {
  (void)task, (void)data;
  const char *content = content_of(path);
  if (!content && !is_directory(path)) {
    /* Under this prefix there is nothing else. */
    NevercStatus s = st(NEVERC_STATUS_PLUGIN_FAILURE);
    s.Detail = NEVERC_IO_ERROR_NOT_FOUND;
    return s;
  }
  fill(&out->Status, content, path.Length);
  out->Disposition = NEVERC_VFS_RESULT_HANDLED;
  return neverc_status_ok();
}
static NevercStatus NEVERC_CALL vfs_open(NevercTaskHandle task, NevercStringView path, void *data, NevercVFSOpenReadResult *out) {
  (void)task, (void)data;
  const char *content = content_of(path);
  if (!content) {
    NevercStatus s = st(NEVERC_STATUS_PLUGIN_FAILURE);
    s.Detail = is_directory(path) ? NEVERC_IO_ERROR_IS_DIRECTORY : NEVERC_IO_ERROR_NOT_FOUND;
    return s;
  }
  fill(&out->Status, content, path.Length);
  HEADER(&out->Content);
  out->Content.Data = (const uint8_t *)content;
  out->Content.Length = strlen(content);
  out->Content.NullTerminated = NEVERC_TRUE;
  out->Disposition = NEVERC_VFS_RESULT_HANDLED;
  return neverc_status_ok();
}
#endif

static const void *table(const NevercCoreAPI *core, uint64_t high, uint64_t low) {
  const NevercInterfaceID id = {high, low};
  const void *found = NULL;
  uint16_t minor;
  uint64_t size;
  core->QueryInterface(core->Context, id, 1, 0, &found, &minor, &size);
  return found;
}

NevercStatus NEVERC_CALL process_begin(const NevercCoreAPI *core, void **state) {
  (void)state;
  driver = (const NevercDriverAPI *)table(core, NEVERC_INTERFACE_DRIVER_HIGH, NEVERC_INTERFACE_DRIVER_LOW);
  io = (const NevercIOAPI *)table(core, NEVERC_INTERFACE_IO_HIGH, NEVERC_INTERFACE_IO_LOW);
  return neverc_status_ok();
}

#define HIGH2(symbol) NEVERC_PHASE_##symbol##_HIGH
#define LOW2(symbol) NEVERC_PHASE_##symbol##_LOW
#define HIGH(symbol) HIGH2(symbol)
#define LOW(symbol) LOW2(symbol)

NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *core, const NevercRegistrarAPI *r, void *context, void *state) {
  (void)core, (void)r, (void)context, (void)state;
#ifdef WRAPS
  NevercInterceptorDescriptor i;
  memset(&i, 0, sizeof i);
  HEADER(&i);
  i.Phase.High = HIGH(WRAPS);
  i.Phase.Low = LOW(WRAPS);
  i.Callback = intercept;
  TRY(r->RegisterInterceptor(context, &i));
#endif
#ifdef PROVIDES
  NevercProviderDescriptor p;
  memset(&p, 0, sizeof p);
  HEADER(&p);
  p.Phase.High = HIGH(PROVIDES);
  p.Phase.Low = LOW(PROVIDES);
  p.ProviderID = sv("org.neverc.test.stranger");
  HEADER(&p.Route);
  p.Callback = provide;
#ifdef FALLS_BACK
  p.FallbackSafe = NEVERC_TRUE;
#endif
  TRY(r->RegisterProvider(context, &p));
#endif
#ifdef HEADERS
  NevercVFSProviderDescriptor v;
  memset(&v, 0, sizeof v);
  HEADER(&v);
  v.ProviderID = sv("org.neverc.test.headers");
  v.RoutePrefix = sv(ROOT);
  v.Status = vfs_status;
  v.OpenRead = vfs_open;
  v.Deterministic = v.Cacheable = NEVERC_TRUE;
  TRY(io->RegisterVFSProvider(io->Context, context, &v));
#endif
  return neverc_status_ok();
}
NevercStatus NEVERC_CALL destroy(const NevercCoreAPI *c, void *p) {
  (void)c, (void)p;
  say("destroy");
  return neverc_status_ok();
}
