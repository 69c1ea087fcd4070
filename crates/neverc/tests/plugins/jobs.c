/* A plugin of the driver's tests that edits the job graph as the variable JOBS says, a command per line.
 * Jobs are named by their place in the graph as the driver made it, from 0; `new` ones cannot be named.
 *
 *   set J OLD NEW      the argument that is OLD becomes NEW
 *   append J TEXT      one more argument
 *   env J NAME=VALUE   one more variable
 *   input J I PATH TYPE, output J I PATH TYPE
 *   remove J, move J BEFORE (or `end`), deps J K...
 *   new KIND           begins a descriptor, for which follow
 *   exe X, arg X, nenv X, in PATH TYPE, out PATH TYPE, dep J
 *   add                adds it; `replace J` puts it in the place of J
 *
 * Whatever is refused is logged, and the end.
 */
#define WITH_PROCESS
#define WITH_TASK
#define WITH_DESTROY
#include "plugin.h"
#include "neverc/Plugin/PluginPhaseSchema.h"

static const NevercDriverAPI *driver;

static int ok(NevercStatus s, const char *what) {
  if (s.Code != NEVERC_STATUS_OK)
    say("%s: %s", what, name_of(s));
  return s.Code == NEVERC_STATUS_OK;
}

static NevercStatus NEVERC_CALL own_job(const NevercPluginJobContext *c, int32_t *exit_code, void *data) {
  (void)data, (void)c;
  say("own job");
  *exit_code = 0;
  return neverc_status_ok();
}

static NevercDriverType type_of(const char *name) {
  static const char *const names[] = {"?", "PP_C", "C", "C_HEADER", "PP_ASM", "ASM", "LLVM_IR", "LLVM_BC", "LTO_IR", "LTO_BC", "OBJECT", "IMAGE", "DSYM", "DEPENDENCIES", "NOTHING"};
  for (unsigned i = 0; i < sizeof names / sizeof *names; ++i)
    if (name && strcmp(names[i], name) == 0)
      return i;
  return NEVERC_DRIVER_TYPE_INVALID;
}

static NevercJobKind kind_of(const char *name) {
  if (strcmp(name, "COMMAND") == 0)
    return NEVERC_JOB_COMMAND;
  if (strcmp(name, "FRONTEND") == 0)
    return NEVERC_JOB_FRONTEND;
  if (strcmp(name, "LINKER") == 0)
    return NEVERC_JOB_LINKER;
  if (strcmp(name, "ARCHIVE") == 0)
    return NEVERC_JOB_ARCHIVE;
  return strcmp(name, "PLUGIN") == 0 ? NEVERC_JOB_PLUGIN : NEVERC_JOB_DYNCODE;
}

#define MOST 64
static NevercStringView texts[2][MOST];
static NevercJobFile files[2][MOST];
static NevercJobID needs[MOST];
static NevercJobID ids[MOST];

static void describe(NevercJobDescriptor *d) {
  memset(d, 0, sizeof *d);
  HEADER(d);
  d->Arguments.Data = texts[0];
  d->Environment.Data = texts[1];
  d->Arguments.ElementStride = d->Environment.ElementStride = sizeof(NevercStringView);
  d->Inputs.Data = files[0];
  d->Outputs.Data = files[1];
  d->Inputs.ElementStride = d->Outputs.ElementStride = sizeof(NevercJobFile);
  d->Dependencies.Data = needs;
  d->Dependencies.ElementStride = sizeof(NevercJobID);
  d->ResponseFileEncoding = NEVERC_RESPONSE_ENCODING_UTF8;
}

static NevercJobFile file_of(const char *path, const char *type) {
  NevercJobFile f;
  memset(&f, 0, sizeof f);
  HEADER(&f);
  f.Path = sv(path);
  f.Type = type_of(type);
  return f;
}

static NevercStatus NEVERC_CALL intercept(const NevercPhaseFrame *f, NevercPhaseContinuation *k, NevercPhaseResult *out, void *data) {
  static char script[1 << 16];
  NevercPhaseResult below;
  NevercJobGraphMutationHandle m;
  NevercJobDescriptor d;
  NevercJob job;
  uint64_t count = 0, more[MOST] = {0};
  (void)data, (void)out;
  memset(&below, 0, sizeof below);
  HEADER(&below);
  NevercStatus s = k->InvokeNext(k, f, &below);
  if (s.Code != NEVERC_STATUS_OK)
    return s;
  if (!ok(driver->GetJobCount(driver->Context, f, below.Output, &count), "count"))
    return st(NEVERC_STATUS_PLUGIN_FAILURE);
  memset(&job, 0, sizeof job);
  for (uint64_t i = 0; i < count && i < MOST; ++i) {
    job.Header.StructSize = sizeof job;
    ok(driver->GetJob(driver->Context, f, below.Output, i, &job), "job");
    ids[i] = job.Job;
  }
  if (!ok(driver->BeginJobGraphMutation(driver->Context, f, k, below.Output, &m), "begin"))
    return neverc_status_ok();
  describe(&d);
  const char *text = getenv("JOBS");
  snprintf(script, sizeof script, "%s", text ? text : "");
  char *rest = script;
  for (char *line; (line = strsep(&rest, "\n")) != NULL;) {
    char *w[8] = {0};
    for (int n = 0; n < 8 && line; ++n)
      w[n] = strsep(&line, " ");
    if (!w[0] || !*w[0])
      continue;
    uint64_t j = w[1] ? strtoull(w[1], NULL, 10) : 0;
    NevercJobID id = ids[j < MOST ? j : 0];
    memset(&job, 0, sizeof job);
    job.Header.StructSize = sizeof job;
    ok(driver->GetJob(driver->Context, f, below.Output, j < count ? j : 0, &job), "get");
    if (strcmp(w[0], "set") == 0) {
      int found = 0;
      for (uint64_t i = 0; i < job.ArgumentCount; ++i) {
        NevercStringView v;
        ok(driver->GetJobArgument(driver->Context, f, below.Output, id, i, &v), "argument");
        if (v.Length == strlen(w[2]) && memcmp(v.Data, w[2], v.Length) == 0) {
          found = 1;
          ok(driver->SetJobArgument(driver->Context, m, id, i, sv(w[3])), "set");
        }
      }
      if (!found)
        say("no argument %s", w[2]);
    } else if (strcmp(w[0], "append") == 0) {
      ok(driver->SetJobArgument(driver->Context, m, id, job.ArgumentCount + more[j < MOST ? j : 0]++, sv(w[2])), "append");
    } else if (strcmp(w[0], "env") == 0) {
      ok(driver->SetJobEnvironment(driver->Context, m, id, job.EnvironmentCount, sv(w[2])), "env");
    } else if (strcmp(w[0], "input") == 0) {
      NevercJobFile file = file_of(w[3], w[4]);
      ok(driver->SetJobInput(driver->Context, m, id, strtoull(w[2], NULL, 10), &file), "input");
    } else if (strcmp(w[0], "output") == 0) {
      NevercJobFile file = file_of(w[3], w[4]);
      ok(driver->SetJobOutput(driver->Context, m, id, strtoull(w[2], NULL, 10), &file), "output");
    } else if (strcmp(w[0], "remove") == 0) {
      ok(driver->RemoveJob(driver->Context, m, id), "remove");
    } else if (strcmp(w[0], "move") == 0) {
      NevercJobID before = strcmp(w[2], "end") == 0 ? 0 : ids[strtoull(w[2], NULL, 10)];
      ok(driver->MoveJobBefore(driver->Context, m, id, before), "move");
    } else if (strcmp(w[0], "deps") == 0) {
      NevercJobIDList list = {needs, 0, sizeof *needs};
      for (int n = 2; n < 8 && w[n]; ++n)
        needs[list.Count++] = ids[strtoull(w[n], NULL, 10)];
      ok(driver->ReplaceJobDependencies(driver->Context, m, id, list), "deps");
    } else if (strcmp(w[0], "new") == 0) {
      describe(&d);
      d.Kind = kind_of(w[1]);
      if (d.Kind == NEVERC_JOB_PLUGIN) {
        d.CallbackID = sv("org.neverc.test.job");
        d.Callback = own_job;
      }
      if (d.Kind == NEVERC_JOB_LINKER)
        d.LinkerFlavor = NEVERC_LINKER_FLAVOR_GNU;
    } else if (strcmp(w[0], "exe") == 0) {
      d.Executable = sv(w[1]);
    } else if (strcmp(w[0], "arg") == 0) {
      texts[0][d.Arguments.Count++] = sv(w[1]);
    } else if (strcmp(w[0], "nenv") == 0) {
      texts[1][d.Environment.Count++] = sv(w[1]);
    } else if (strcmp(w[0], "in") == 0) {
      files[0][d.Inputs.Count++] = file_of(w[1], w[2]);
    } else if (strcmp(w[0], "out") == 0) {
      files[1][d.Outputs.Count++] = file_of(w[1], w[2]);
    } else if (strcmp(w[0], "dep") == 0) {
      needs[d.Dependencies.Count++] = id;
    } else if (strcmp(w[0], "add") == 0) {
      NevercJobID made = 0;
      ok(driver->AddJob(driver->Context, m, &d, &made), "add");
    } else if (strcmp(w[0], "replace") == 0) {
      ok(driver->ReplaceJob(driver->Context, m, id, &d), "replace");
    } else {
      say("unknown command %s", w[0]);
    }
  }
  s = driver->CommitJobGraphMutation(driver->Context, m);
  say("commit: %s", name_of(s));
  if (s.Code != NEVERC_STATUS_OK)
    say("abort: %s", name_of(driver->AbortJobGraphEdit(driver->Context, m)));
  return neverc_status_ok();
}

/* Logs what each job is asked to run. */
static NevercStatus NEVERC_CALL watch(const NevercPhaseFrame *f, NevercObserverPoint point, void *data) {
  NevercJobExecutionRequest r;
  (void)point, (void)data;
  memset(&r, 0, sizeof r);
  r.Header.StructSize = sizeof r;
  if (!ok(driver->GetJobExecutionRequest(driver->Context, f, f->Input, &r), "request"))
    return neverc_status_ok();
  static const char *const kinds[] = {"?", "COMMAND", "FRONTEND", "LINKER", "ARCHIVE", "PLUGIN", "DYNCODE"};
  char line[480];
  int used = snprintf(line, sizeof line, "run %s", kinds[r.Job.Kind < 7 ? r.Job.Kind : 0]);
  for (uint64_t i = 0; i < r.Inputs.Count && used < 400; ++i)
    used += snprintf(line + used, sizeof line - (size_t)used, " <%.*s", (int)r.Inputs.Data[i].Path.Length, r.Inputs.Data[i].Path.Data);
  for (uint64_t i = 0; i < r.Outputs.Count && used < 400; ++i)
    used += snprintf(line + used, sizeof line - (size_t)used, " >%.*s", (int)r.Outputs.Data[i].Path.Length, r.Outputs.Data[i].Path.Data);
  say("%s", line);
  return neverc_status_ok();
}

NevercStatus NEVERC_CALL process_begin(const NevercCoreAPI *core, void **state) {
  const NevercInterfaceID id = {NEVERC_INTERFACE_DRIVER_HIGH, NEVERC_INTERFACE_DRIVER_LOW};
  const void *table = NULL;
  uint16_t minor;
  uint64_t size;
  (void)state;
  NevercStatus s = core->QueryInterface(core->Context, id, 1, 0, &table, &minor, &size);
  driver = (const NevercDriverAPI *)table;
  return s;
}

NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *core, const NevercRegistrarAPI *r, void *context, void *state) {
  NevercInterceptorDescriptor i;
  NevercObserverDescriptor o;
  (void)core, (void)state;
  memset(&i, 0, sizeof i);
  HEADER(&i);
  i.Phase.High = NEVERC_PHASE_DRIVER_BUILD_JOBS_HIGH;
  i.Phase.Low = NEVERC_PHASE_DRIVER_BUILD_JOBS_LOW;
  i.Callback = intercept;
  NevercStatus s = r->RegisterInterceptor(context, &i);
  if (s.Code != NEVERC_STATUS_OK)
    return s;
  memset(&o, 0, sizeof o);
  HEADER(&o);
  o.Phase.High = NEVERC_PHASE_DRIVER_EXECUTE_JOB_HIGH;
  o.Phase.Low = NEVERC_PHASE_DRIVER_EXECUTE_JOB_LOW;
  o.Points = NEVERC_OBSERVER_BEFORE;
  o.Callback = watch;
  return r->RegisterObserver(context, &o);
}

NevercStatus NEVERC_CALL task_begin(const NevercCoreAPI *c, NevercTaskHandle t, NevercTaskKind kind, void *p, void *s, void **out) {
  (void)c, (void)t, (void)p, (void)s, (void)out, (void)kind;
  return neverc_status_ok();
}
NevercStatus NEVERC_CALL task_end(const NevercCoreAPI *c, NevercTaskHandle t, NevercTaskKind kind, void *p, void *s, void *state) {
  (void)c, (void)t, (void)p, (void)s, (void)state, (void)kind;
  return neverc_status_ok();
}
NevercStatus NEVERC_CALL destroy(const NevercCoreAPI *c, void *p) {
  (void)c, (void)p;
  say("destroy");
  return neverc_status_ok();
}
