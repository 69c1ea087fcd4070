/* What the plugins of the IR tests share: the tables, and short ways to register passes and analyses. */
#define WITH_DESTROY
#include "plugin.h"
#include "neverc/Plugin/PluginIR.h"
#include "neverc/Plugin/PluginPhaseSchema.h"

static const NevercCoreAPI *core_api;
static const NevercIRPassAPI *pass_api;
static const NevercIRAnalysisAPI *analysis_api;
static const NevercIRGenAPI *gen_api;
static const NevercIROptimizationAPI *opt_api;

#define ID(name) {name##_HIGH, name##_LOW}
#define PHASE_(name) {NEVERC_PHASE_IR_##name##_HIGH, NEVERC_PHASE_IR_##name##_LOW}
#define PHASE(name) PHASE_(name)

static inline int ok(NevercStatus s, const char *what) {
  if (s.Code != NEVERC_STATUS_OK)
    say("%s: %s", what, name_of(s));
  return s.Code == NEVERC_STATUS_OK;
}

static inline int query(NevercInterfaceID id, uint16_t major, const void *table) {
  const void *found = NULL;
  uint16_t minor;
  uint64_t size;
  NevercStatus s = core_api->QueryInterface(core_api->Context, id, major, 0, &found, &minor, &size);
  memcpy((void *)table, &found, sizeof found);
  return ok(s, "query");
}

static inline void tables(const NevercCoreAPI *core) {
  NevercInterfaceID pass = ID(NEVERC_INTERFACE_IR_PASS), analysis = ID(NEVERC_INTERFACE_IR_ANALYSIS),
                    gen = ID(NEVERC_INTERFACE_IR_GEN), opt = ID(NEVERC_INTERFACE_IR_OPTIMIZATION);
  core_api = core;
  query(pass, 1, &pass_api);
  query(analysis, 1, &analysis_api);
  query(gen, 1, &gen_api);
  query(opt, 1, &opt_api);
}

static inline NevercIRPassDescriptor describe(const char *id, NevercInterfaceID phase, NevercIRPassLevel level,
                                              NevercIRPassRunFn run, void *data) {
  NevercIRPassDescriptor d;
  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.PassID = sv(id);
  d.Phase = phase;
  d.Level = level;
  d.Deterministic = NEVERC_TRUE;
  d.Run = run;
  d.UserData = data;
  return d;
}

static inline NevercStatus add_pass(void *registrar, const char *id, NevercInterfaceID phase,
                                    NevercIRPassLevel level, NevercIRPassRunFn run, void *data) {
  NevercIRPassDescriptor d = describe(id, phase, level, run, data);
  NevercStatus s = pass_api->RegisterPass(pass_api->Context, registrar, &d);
  ok(s, id);
  return s;
}

static inline void preserve(NevercIRPreservedAnalyses *out, NevercIRPreservedAnalysisFlags flags) {
  memset(out, 0, sizeof *out);
  HEADER(out);
  out->Flags = flags;
}

/* The name of a value, for the log; good until the next call but one. */
static inline const char *named(const NevercIRPassInvocation *in, NevercIRValueHandle value) {
  static char names[2][80];
  static int turn;
  NevercStringView v = {0, 0};
  turn = !turn;
  if (!ok(in->Core->GetValueName(in->Core->Context, in->Task, value, &v), "name"))
    return "?";
  snprintf(names[turn], sizeof names[turn], "%.*s", (int)v.Length, v.Data);
  return names[turn];
}

/* All values of a collection, at most `capacity`. */
static inline uint64_t collect(const NevercIRPassInvocation *in, NevercHandle container, NevercIRValueCollection which,
                               NevercIRValueHandle *values, uint64_t capacity) {
  NevercIRValueCursor cursor;
  uint64_t count = 0;
  memset(&cursor, 0, sizeof cursor);
  if (ok(in->Core->BeginValueCursor(in->Core->Context, in->Task, container, which, &cursor), "cursor"))
    ok(in->Core->CollectValueCursor(in->Core->Context, in->Task, &cursor, values, capacity, &count), "collect");
  return count;
}

static inline int same(NevercHandle a, NevercHandle b) { return a.Owner == b.Owner && a.Value == b.Value; }
