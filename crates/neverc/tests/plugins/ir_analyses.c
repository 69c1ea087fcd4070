/* Custom analyses: `base` and `top`, which depends on it, and passes that use them.
 *
 *   TRACE      the passes and lists of the documented trace
 *   LISTS_TOP  what the pass at pre_opt lists: `top` alone
 *   CYCLE      `base` depends on `top`
 *   SELF       `base` asks for itself
 *   FAILS      `base` fails
 *   THREADS    eight threads ask at once
 *   UNKNOWN    a pass requires an analysis that nobody has
 *   MISUSE     registrations that are refused
 *   FINER      a module pass requires a function analysis
 *   LEVELS     analyses of all levels from a loop pass
 */
#ifdef THREADS
#define CONCURRENCY NEVERC_CONCURRENCY_THREAD_SAFE
#include <pthread.h>
#endif
#include "ir_plugin.h"

static const NevercInterfaceID base = {0x5151, 1}, top = {0x5151, 2}, none = {0x5151, 99}, zero = {0, 0};

struct result {
  const char *name;
  int number;
};

static int counts[8];

static NevercStatus NEVERC_CALL compute(const NevercIRPassInvocation *in, void **out, void *data) {
  struct result *r = malloc(sizeof *r);
  r->name = data;
  r->number = ++counts[0];
  say("compute %s %d level=%u builder=%d core=%d name=%.*s", r->name, r->number, in->Level, in->Builder != NULL,
      in->Core != NULL, (int)in->PassID.Length, in->PassID.Data);
#ifdef FAILS
  free(r);
  return st(NEVERC_STATUS_PLUGIN_FAILURE);
#endif
#ifdef SELF
  NevercIRAnalysisResultHandle h;
  NevercStatus s = in->Analyses->QueryCustom(in->Analyses->Context, in->Task, base, &h);
  say("self: %s %d", name_of(s), (int)h.Value);
  free(r);
  return s;
#endif
#ifdef THREADS
  struct timespec t = {0, 20000000};
  nanosleep(&t, NULL);
#endif
  *out = r;
  return neverc_status_ok();
}

static NevercStatus NEVERC_CALL show(const void *result, NevercByteView *out, void *data) {
  const struct result *r = result;
  out->Data = (const uint8_t *)r->name;
  out->Length = strlen(r->name);
  return neverc_status_ok();
}

static NevercStatus NEVERC_CALL invalidate(void *result, NevercIRAnalysisInvalidationReason reason, void *data) {
  struct result *r = result;
  say("invalidate %s %d reason=%u", r->name, r->number, reason);
  return neverc_status_ok();
}

static void NEVERC_CALL discard(void *result, void *data) {
  struct result *r = result;
  say("destroy %s %d", r->name, r->number);
  free(r);
}

static void NEVERC_CALL forget(void *data) { say("forget %s", (const char *)data); }

static NevercIRAnalysisDescriptor analysis(NevercInterfaceID id, const char *name, NevercIRPassLevel level,
                                           const NevercInterfaceID *uses, uint64_t count) {
  NevercIRAnalysisDescriptor d;
  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.AnalysisID = id;
  d.Name = sv(name);
  d.Level = level;
  d.Dependencies = uses;
  d.DependencyCount = count;
  d.Compute = compute;
  d.Query = show;
  d.Invalidate = invalidate;
  d.Destroy = discard;
  d.UserData = (void *)name;
  return d;
}

static void add(void *context, NevercIRAnalysisDescriptor d) {
  ok(analysis_api->RegisterAnalysis(analysis_api->Context, context, &d), "register analysis");
}

/* What a pass keeps: `all`, or a list of custom analyses. */
struct keeps {
  const char *name;
  int all;
  const NevercInterfaceID *list;
  uint64_t count;
  int queries;
};

#ifdef THREADS
static const NevercIRPassInvocation *shared;
static void *ask(void *out) {
  NevercIRAnalysisResultHandle h;
  NevercByteView v = {0, 0};
  NevercStatus s = analysis_api->QueryCustom(analysis_api->Context, shared->Task, top, &h);
  if (s.Code == NEVERC_STATUS_OK)
    s = analysis_api->GetCustomResultData(analysis_api->Context, shared->Task, h, &v);
  *(NevercIRAnalysisResultHandle *)out = h;
  NevercIRModuleHandle m;
  NevercIRAnalysisResultHandle other;
  NevercStatus t = shared->Core->GetModule(shared->Core->Context, shared->Task, &m);
  NevercStatus u = analysis_api->QueryBuiltin(analysis_api->Context, shared->Task, NEVERC_IR_ANALYSIS_CALL_GRAPH,
                                              (NevercIRValueHandle){0, 0}, &other);
  if (s.Code || v.Length != 3 || t.Code != NEVERC_STATUS_INVALID_STATE || u.Code != NEVERC_STATUS_INVALID_STATE)
    say("thread: %s %d %s %s", name_of(s), (int)v.Length, name_of(t), name_of(u));
  return NULL;
}
#endif

static NevercStatus NEVERC_CALL run(const NevercIRPassInvocation *in, NevercIRPreservedAnalyses *out, void *data) {
  const struct keeps *k = data;
  say("run %s", k->name);
#ifdef THREADS
  pthread_t t[8];
  NevercIRAnalysisResultHandle h[8];
  shared = in;
  for (int i = 0; i < 8; ++i)
    pthread_create(&t[i], NULL, ask, &h[i]);
  for (int i = 0; i < 8; ++i)
    pthread_join(t[i], NULL);
  int equal = 1;
  for (int i = 1; i < 8; ++i)
    equal &= same(h[0], h[i]);
  say("threads equal=%d computed=%d", equal, counts[0]);
#endif
  for (int i = 0; i < k->queries; ++i) {
    NevercIRAnalysisResultHandle h, again, other;
    NevercByteView v = {0, 0};
    NevercBool dominates;
    if (ok(in->Analyses->QueryCustom(in->Analyses->Context, in->Task, top, &h), "query") &&
        ok(in->Analyses->QueryCustom(in->Analyses->Context, in->Task, top, &again), "query"))
      ok(in->Analyses->GetCustomResultData(in->Analyses->Context, in->Task, h, &v), "data");
    say("data %.*s same=%d wrong=%s unknown=%s", (int)v.Length, (const char *)v.Data, same(h, again),
        name_of(in->Analyses->DominatorTreeDominates(in->Analyses->Context, in->Task, h, in->Function, in->Function,
                                                     &dominates)),
        name_of(in->Analyses->QueryCustom(in->Analyses->Context, in->Task, none, &other)));
  }
  preserve(out, k->all ? NEVERC_IR_PRESERVE_ALL : NEVERC_IR_PRESERVE_NONE);
  out->CustomAnalyses = k->list;
  out->CustomAnalysisCount = k->count;
  return neverc_status_ok();
}

static void pass(void *context, const char *id, NevercInterfaceID phase, NevercIRPassLevel level, struct keeps *k,
                 const NevercInterfaceID *required, uint64_t count) {
  NevercIRPassDescriptor d = describe(id, phase, level, run, k);
  k->name = id;
  d.RequiredAnalyses = required;
  d.RequiredAnalysisCount = count;
  ok(pass_api->RegisterPass(pass_api->Context, context, &d), id);
}

NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *core, const NevercRegistrarAPI *r, void *context, void *state) {
  NevercInterfaceID pre_opt = PHASE(PASS_PRE_OPT), start = PHASE(PASS_PIPELINE_START),
                    last = PHASE(PASS_OPTIMIZER_LAST), post = PHASE(PASS_POST_OPT), codegen = PHASE(PASS_PRE_CODEGEN);
  const NevercIRPassLevel module = NEVERC_IR_PASS_LEVEL_MODULE;
  static struct keeps k[8];
  static NevercInterfaceID both[2];
  both[0] = base;
  both[1] = top;
  tables(core);
#ifdef MISUSE
  NevercIRPassDescriptor p = describe("p", pre_opt, module, run, NULL);
#define PASS_IS(status, change)                                                                                        \
  {                                                                                                                    \
    NevercIRPassDescriptor d = p;                                                                                      \
    d.PassID = sv(#change);                                                                                            \
    change;                                                                                                            \
    say("%s", name_of(pass_api->RegisterPass(pass_api->Context, context, &d)));                                        \
  }
  PASS_IS(OK, d.PassID = sv("p"))
  PASS_IS(DUPLICATE_ID, d.PassID = sv("p"))
  PASS_IS(INVALID_DESCRIPTOR, d.PassID = sv(""))
  PASS_IS(INVALID_DESCRIPTOR, d.Run = NULL)
  PASS_IS(INVALID_DESCRIPTOR, d.Level = 0)
  PASS_IS(INVALID_DESCRIPTOR, d.Level = 5)
  PASS_IS(INVALID_DESCRIPTOR, d.Phase.Low = 2)
  PASS_IS(INVALID_DESCRIPTOR, d.Phase.High = 1)
  PASS_IS(INVALID_DESCRIPTOR, d.Deterministic = 2)
  PASS_IS(INVALID_DESCRIPTOR, d.Cacheable = 2)
  PASS_IS(INVALID_DESCRIPTOR, d.Reserved[1] = 1)
  PASS_IS(INVALID_DESCRIPTOR, d.RequiredAnalysisCount = 1)
  PASS_IS(INVALID_DESCRIPTOR, (d.RequiredAnalysisCount = 1, d.RequiredAnalyses = &zero))
  PASS_IS(INVALID_DESCRIPTOR, d.ExternalDependencyDigest.Length = 1)
  PASS_IS(INVALID_DESCRIPTOR, d.Header.StructSize -= 8)
  PASS_IS(INVALID_DESCRIPTOR, d.Header.Major = 2)
  say("%s", name_of(pass_api->RegisterPass(pass_api->Context, context, NULL)));
  say("%s", name_of(pass_api->RegisterPass(pass_api->Context, NULL, &p)));
  say("%s", name_of(pass_api->RegisterPass(pass_api->Context, &p, &p)));
  NevercIRAnalysisDescriptor a = analysis(base, "a", module, NULL, 0);
#define ANALYSIS_IS(status, change)                                                                                    \
  {                                                                                                                    \
    NevercIRAnalysisDescriptor d = a;                                                                                  \
    d.DestroyUserData = forget;                                                                                        \
    d.UserData = #status;                                                                                              \
    change;                                                                                                            \
    say("%s", name_of(analysis_api->RegisterAnalysis(analysis_api->Context, context, &d)));                            \
  }
  ANALYSIS_IS(OK, )
  ANALYSIS_IS(DUPLICATE_ID, )
  ANALYSIS_IS(INVALID_DESCRIPTOR, d.AnalysisID = zero)
  ANALYSIS_IS(INVALID_DESCRIPTOR, d.Name = sv(""))
  ANALYSIS_IS(INVALID_DESCRIPTOR, d.Level = 9)
  ANALYSIS_IS(INVALID_DESCRIPTOR, d.Compute = NULL)
  ANALYSIS_IS(INVALID_DESCRIPTOR, d.Reserved = 1)
  ANALYSIS_IS(INVALID_DESCRIPTOR, d.DependencyCount = 3)
  ANALYSIS_IS(OK, (d.AnalysisID = top, d.Query = NULL, d.Invalidate = NULL, d.Destroy = NULL))
  return neverc_status_ok();
#endif
#ifdef CYCLE
  add(context, analysis(base, "base", module, &top, 1));
#else
  add(context, analysis(base, "base", module, NULL, 0));
#endif
#ifdef LEVELS
  static const NevercInterfaceID f = {0x5151, 3}, l = {0x5151, 4}, g = {0x5151, 5};
  static NevercInterfaceID all[4];
  all[0] = l, all[1] = f, all[2] = base, all[3] = g;
  add(context, analysis(f, "function", NEVERC_IR_PASS_LEVEL_FUNCTION, &base, 1));
  add(context, analysis(l, "loop", NEVERC_IR_PASS_LEVEL_LOOP, &f, 1));
  add(context, analysis(g, "group", NEVERC_IR_PASS_LEVEL_CGSCC, NULL, 0));
  k[0].all = 1;
  pass(context, "loops", pre_opt, NEVERC_IR_PASS_LEVEL_LOOP, &k[0], all, 4);
  return neverc_status_ok();
#endif
#ifdef FINER
  add(context, analysis(top, "top", NEVERC_IR_PASS_LEVEL_FUNCTION, &base, 1));
#else
  add(context, analysis(top, "top", module, &base, 1));
#endif
#ifdef TRACE
  for (int i = 0; i < 3; ++i)
    k[i].list = both, k[i].count = 2;
#ifdef LISTS_TOP
  k[0].list = &top, k[0].count = 1;
#endif
  pass(context, "pre", pre_opt, module, &k[0], &top, 1);
  pass(context, "start", start, module, &k[1], NULL, 0);
  pass(context, "last", last, module, &k[2], NULL, 0);
  pass(context, "post", post, module, &k[3], NULL, 0);
  k[4].all = 1;
  k[4].queries = 1;
  pass(context, "codegen", codegen, module, &k[4], NULL, 0);
#elif defined UNKNOWN
  pass(context, "pre", pre_opt, module, &k[0], &none, 1);
#elif defined SELF || defined FAILS || defined FINER
  pass(context, "pre", pre_opt, module, &k[0], &top, 1);
#else
  k[0].all = 1;
  pass(context, "pre", pre_opt, module, &k[0], NULL, 0);
#endif
  return neverc_status_ok();
}

NevercStatus NEVERC_CALL destroy(const NevercCoreAPI *core, void *state) {
  (void)core;
  (void)state;
  return neverc_status_ok();
}
