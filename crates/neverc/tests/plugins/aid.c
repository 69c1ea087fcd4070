/* A plugin of the driver's tests for what is around a run: crashes, options, outputs and dependencies.
 *
 *   CRASH            statements that an observer of sema.analyze runs BEFORE; CRASH_BEGIN those of SessionBegin
 *   CRASH_LOAD       statements that run while the module is loaded, before its entry
 *   OPTIONS          registers one option of each form and logs their values when the session begins
 *   DEPEND           records a dependency in sema.analyze
 *   HOLD             an output that TaskBegin of a translation unit begins and leaves open; HOLD_JOB of a job
 *   STREAM           begins an output to standard output in TaskBegin, writes and finishes it
 *   IN_MEMORY      adds the file `real.o` to the session as /memory/only.o
 *   REMARKS          a remark per translation unit, with the name of its main file
 */
#define WITH_PROCESS
#define WITH_SESSION
#define WITH_TASK
#define WITH_DESTROY
#include "plugin.h"
#include "neverc/Plugin/PluginPhaseSchema.h"

#ifdef CRASH_LOAD
__attribute__((constructor)) static void loaded(void) { CRASH_LOAD; }
#endif
#include "neverc/Plugin/PluginSource.h"
#include <signal.h>

static const NevercCoreAPI *core_api;
static const NevercIOAPI *io;
static const NevercSourceLocationAPI *sources;

static volatile int deep = 1;
static inline int endless(int n) { volatile char hole[4096]; hole[n % 4096] = 1; return deep ? endless(n + 1) + hole[0] : 0; }

static NevercStatus NEVERC_CALL observe(const NevercPhaseFrame *f, NevercObserverPoint point, void *data) {
  (void)f, (void)data;
  if (point == NEVERC_OBSERVER_BEFORE) {
#ifdef CRASH
    CRASH;
#endif
#ifdef DEPEND
    NevercDependencyDescriptor d;
    NevercDependencyHandle h;
    static const uint8_t digest[32] = {1};
    memset(&d, 0, sizeof d);
    HEADER(&d);
    d.CanonicalPath = sv(DEPEND);
    d.ContentDigest.Data = digest;
    d.ContentDigest.Length = sizeof digest;
    d.Kind = NEVERC_INPUT_DEPENDENCY_SOURCE;
    say("record: %s", name_of(io->RecordDependency(io->Context, f->Task, &d, &h)));
#endif
  }
  return neverc_status_ok();
}

#ifdef REMARKS
static NevercStatus NEVERC_CALL remark(const NevercPhaseFrame *f, NevercObserverPoint point, void *data) {
  NevercSourceInputInfo input;
  char text[64];
  NevercDiagnosticHandle d;
  (void)point, (void)data;
  memset(&input, 0, sizeof input);
  input.Header.StructSize = sizeof input;
  NevercStatus s = sources->GetSourceInput(sources->Context, f, f->Input, &input);
  if (s.Code != NEVERC_STATUS_OK)
    return s;
  snprintf(text, sizeof text, "unit %.*s", (int)input.Path.Length, input.Path.Data);
  return emit(core_api, NEVERC_DIAGNOSTIC_REMARK, 1, PLUGIN_ID, "neverc.source.resolve_input", text, &d);
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
  core_api = core;
  io = (const NevercIOAPI *)table(core, NEVERC_INTERFACE_IO_HIGH, NEVERC_INTERFACE_IO_LOW);
  sources = (const NevercSourceLocationAPI *)table(core, NEVERC_INTERFACE_SOURCE_LOCATION_HIGH, NEVERC_INTERFACE_SOURCE_LOCATION_LOW);
  return neverc_status_ok();
}

#ifdef OPTIONS
static NevercStatus option(const NevercRegistrarAPI *r, void *context, const char *spelling, NevercOptionForm form, NevercOptionValueType type, uint32_t count, NevercOptionMultiplicity multiplicity, const char *help) {
  NevercOptionDescriptor d;
  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.Spelling = sv(spelling);
  d.Form = form;
  d.ValueType = type;
  d.ArgumentCount = count;
  d.Multiplicity = multiplicity;
  d.Help = sv(help);
  d.Metavar = sv("<v>");
  NevercStatus s = r->RegisterOption(context, &d);
  say("option %s: %s", spelling, name_of(s));
  return s;
}
#endif

NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *core, const NevercRegistrarAPI *r, void *context, void *state) {
  NevercObserverDescriptor o;
  NevercStatus s;
  (void)core, (void)state;
  memset(&o, 0, sizeof o);
  HEADER(&o);
  o.Phase.High = NEVERC_PHASE_SEMA_ANALYZE_HIGH;
  o.Phase.Low = NEVERC_PHASE_SEMA_ANALYZE_LOW;
  o.Points = NEVERC_OBSERVER_BEFORE | NEVERC_OBSERVER_AFTER;
  o.Callback = observe;
  s = r->RegisterObserver(context, &o);
  if (s.Code != NEVERC_STATUS_OK)
    return s;
#ifdef REMARKS
  o.Phase.High = NEVERC_PHASE_SOURCE_RESOLVE_INPUT_HIGH;
  o.Phase.Low = NEVERC_PHASE_SOURCE_RESOLVE_INPUT_LOW;
  o.Points = NEVERC_OBSERVER_BEFORE;
  o.Callback = remark;
  s = r->RegisterObserver(context, &o);
  if (s.Code != NEVERC_STATUS_OK)
    return s;
#endif
#ifdef OPTIONS
  option(r, context, "--aid", NEVERC_OPTION_FLAG, NEVERC_OPTION_BOOL, 0, NEVERC_OPTION_SINGLE, "Aid at all");
  option(r, context, "--aid-level=", NEVERC_OPTION_JOINED, NEVERC_OPTION_UINT, 0, NEVERC_OPTION_LAST_WINS, "How much aid");
  option(r, context, "--aid-name", NEVERC_OPTION_SEPARATE, NEVERC_OPTION_STRING, 0, NEVERC_OPTION_APPEND, "Whom to aid");
  option(r, context, "--aid-pair", NEVERC_OPTION_MULTI_ARG, NEVERC_OPTION_STRING, 2, NEVERC_OPTION_APPEND, "Two to aid");
#endif
  return neverc_status_ok();
}

NevercStatus NEVERC_CALL session_begin(const NevercCoreAPI *c, NevercSessionHandle session, void *p, void **out) {
  (void)c, (void)session, (void)p, (void)out;
#ifdef CRASH_BEGIN
  CRASH_BEGIN;
#endif
#ifdef IN_MEMORY
  static uint8_t bytes[1 << 20];
  FILE *file = fopen("real.o", "rb");
  NevercByteView content = {bytes, file ? fread(bytes, 1, sizeof bytes, file) : 0};
  if (file)
    fclose(file);
  say("add: %s", name_of(io->AddMemoryFile(io->Context, session, sv("/memory/only.o"), content, 0)));
#endif
#ifdef OPTIONS
  static const char *const names[] = {"--aid", "--aid-level=", "--aid-name", "--aid-pair"};
  for (int i = 0; i < 4; ++i) {
    uint64_t count = 9;
    char line[200];
    int used = snprintf(line, sizeof line, "%s", names[i]);
    NevercStatus s = c->GetPluginOptionValueCount(c->Context, session, sv(PLUGIN_ID), sv(names[i]), &count);
    used += snprintf(line + used, sizeof line - (size_t)used, " %s %u", name_of(s), (unsigned)count);
    for (uint64_t v = 0; v < count && v < 8; ++v) {
      NevercStringView value = {0, 0};
      c->GetPluginOptionValue(c->Context, session, sv(PLUGIN_ID), sv(names[i]), v, &value);
      used += snprintf(line + used, sizeof line - (size_t)used, " %.*s", (int)value.Length, value.Data);
    }
    say("%s", line);
  }
#endif
  return neverc_status_ok();
}

NevercStatus NEVERC_CALL session_end(const NevercCoreAPI *c, NevercSessionHandle s, void *p, void *state) {
  (void)c, (void)s, (void)p, (void)state;
  say("session end");
  return neverc_status_ok();
}

NevercStatus NEVERC_CALL task_begin(const NevercCoreAPI *c, NevercTaskHandle t, NevercTaskKind kind, void *p, void *s, void **out) {
  (void)c, (void)t, (void)p, (void)s, (void)out, (void)kind;
#if defined HOLD || defined STREAM
  NevercOutputSinkHandle sink;
#endif
#ifdef HOLD
  if (kind == HOLD_IN)
    say("hold: %s", name_of(io->BeginFileOutput(io->Context, t, sv(HOLD), 0, &sink)));
#endif
#ifdef STREAM
  NevercOutputSeal seal;
  NevercByteView bytes = {(const uint8_t *)"never\n", 6};
  memset(&seal, 0, sizeof seal);
  seal.Header.StructSize = sizeof seal;
  say("stream: %s", name_of(io->BeginStreamOutput(io->Context, t, NEVERC_OUTPUT_STREAM_STDOUT, 0, &sink)));
  say("write: %s", name_of(io->OutputWrite(io->Context, t, sink, bytes)));
  say("finish: %s", name_of(io->OutputFinish(io->Context, t, sink, &seal)));
#endif
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
