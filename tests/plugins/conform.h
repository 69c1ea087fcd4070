/* What the conformance plugins share.
 *
 *   CASE             what the plugin does; CASE_<name> for the copy of the module named <name>.so
 *   CONFORM_LOG      file that gets a line for each call and its status
 *
 * A module's ID is `org.conform.` and its file name, so that copies of one file are different plugins.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "neverc/Plugin.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define UNUSED(x) (void)(x)

static inline void say(const char *format, ...) {
  char line[1024];
  const char *path = getenv("CONFORM_LOG");
  va_list args;
  va_start(args, format);
  vsnprintf(line, sizeof line - 1, format, args);
  va_end(args);
  strcat(line, "\n");
  FILE *f = path ? fopen(path, "a") : NULL;
  if (f) {
    /* One write a line: threads may say something at once. */
    setvbuf(f, NULL, _IOFBF, sizeof line);
    fputs(line, f);
    fclose(f);
  }
}

static const char *base_name(void) {
  static char name[64];
  if (!name[0]) {
    Dl_info info;
    memset(&info, 0, sizeof info);
    dladdr((const void *)&name, &info);
    const char *slash = info.dli_fname ? strrchr(info.dli_fname, '/') : NULL;
    snprintf(name, sizeof name, "%s", slash ? slash + 1 : "unknown");
    char *dot = strchr(name, '.');
    if (dot)
      *dot = 0;
  }
  return name;
}

static const char *the_case(void) {
  char variable[96];
  snprintf(variable, sizeof variable, "CASE_%s", base_name());
  const char *own = getenv(variable);
  const char *all = getenv("CASE");
  return own ? own : all ? all : "";
}

static inline int is(const char *name) { return strcmp(the_case(), name) == 0; }

/* What stands behind the prefix of the case; null when it has another one. */
static inline const char *after(const char *prefix) {
  size_t n = strlen(prefix);
  return strncmp(the_case(), prefix, n) == 0 ? the_case() + n : NULL;
}

static inline int fails(const char *callback) {
  const char *rest = after("fail:");
  return rest && strcmp(rest, callback) == 0;
}

static inline NevercStringView sv(const char *text) {
  NevercStringView v;
  v.Data = text;
  v.Length = strlen(text);
  return v;
}

static inline int same(NevercStringView v, const char *text) {
  return v.Length == strlen(text) && memcmp(v.Data, text, (size_t)v.Length) == 0;
}

static inline NevercStatus ok(void) { return neverc_status_ok(); }

static inline NevercStatus st(NevercStatusCode code) {
  NevercStatus s = neverc_status_ok();
  s.Code = code;
  return s;
}

static inline const char *name_of(NevercStatus s) {
  static const char *const names[] = {
      "OK", "INVALID_ARGUMENT", "ABI_MISMATCH", "MISSING_INTERFACE", "VERSION_MISMATCH",
      "INVALID_DESCRIPTOR", "DUPLICATE_ID", "DEPENDENCY_MISSING", "DEPENDENCY_CYCLE", "BUSY",
      "CANCELLED", "RESOURCE_EXHAUSTED", "STALE_HANDLE", "WRONG_SESSION", "WRONG_SCOPE",
      "WRONG_TYPE", "INVALID_STATE", "POLICY_VIOLATION", "VERIFICATION_FAILED",
      "CAPABILITY_UNAVAILABLE", "PLUGIN_FAILURE", "PLUGIN_EXCEPTION", "OUTPUT_PARTIAL",
      "REENTRANCY_DENIED", "NOT_FOUND"};
  return s.Code >= 0 && s.Code <= 24 ? names[s.Code] : "?";
}

/* Code of a status by its name, for cases that carry one. */
static inline NevercStatus named(const char *name) {
  for (int code = 0; code <= 24; ++code)
    if (strcmp(name_of(st(code)), name) == 0)
      return st(code);
  return st(12345);
}

#define HEADER(record) ((record)->Header.StructSize = sizeof *(record), (record)->Header.Major = 1)
#define FRESH(record) (memset(record, 0, sizeof *(record)), HEADER(record))
#define OUT(record) (memset(record, 0, sizeof *(record)), (record)->Header.StructSize = sizeof *(record))
/* Logs a call as `label: STATUS`. */
#define TRY(label, call) say("%s: %s", label, name_of(call))

static const NevercCoreAPI *core;
static const NevercBootstrapAPI *bootstrap;

static inline const void *table_of(uint64_t high, uint64_t low, uint64_t least) {
  const NevercInterfaceID id = {high, low};
  const void *table = NULL;
  uint16_t minor = 0;
  uint64_t size = 0;
  NevercStatus s = core->QueryInterface(core->Context, id, 1, 0, &table, &minor, &size);
  if (s.Code != NEVERC_STATUS_OK || size < least) {
    say("no table: %s", name_of(s));
    return NULL;
  }
  return table;
}
#define TABLE(NAME, type) ((const type *)table_of(NEVERC_INTERFACE_##NAME##_HIGH, NEVERC_INTERFACE_##NAME##_LOW, sizeof(type)))

static const char *own_id(void) {
  static char id[320];
  const char *given = after("id:");
  if (given)
    return given;
  snprintf(id, sizeof id, "org.conform.%s", base_name());
  return id;
}

static inline NevercStatus emit(NevercDiagnosticSeverity severity, uint32_t code, const char *plugin, const char *phase, const char *text, NevercDiagnosticHandle *out) {
  NevercDiagnosticDescriptor d;
  FRESH(&d);
  d.Severity = severity;
  d.Code = code;
  d.PluginID = sv(plugin);
  d.PhaseID = sv(phase);
  d.Message = sv(text);
  return core->EmitDiagnostic(core->Context, &d, out);
}

static inline const char *kind_name(NevercTaskKind kind) {
  return kind == NEVERC_TASK_INVOCATION ? "INVOCATION" : kind == NEVERC_TASK_TRANSLATION_UNIT ? "UNIT" : kind == NEVERC_TASK_LINK ? "LINK" : "?";
}

#define PHASE_ID(symbol) {NEVERC_PHASE_##symbol##_HIGH, NEVERC_PHASE_##symbol##_LOW}

typedef const NevercPhaseFrame Frame;
typedef NevercPhaseContinuation Next;
typedef NevercPhaseResult Result;

static inline NevercStatus add_observer(const NevercRegistrarAPI *r, void *x, NevercInterfaceID phase, NevercObserverPoint points, NevercPhaseObserverFn f, void *data, NevercDestroyUserDataFn forget) {
  NevercObserverDescriptor d;
  FRESH(&d);
  d.Phase = phase;
  d.Points = points;
  d.Callback = f;
  d.UserData = data;
  d.DestroyUserData = forget;
  return r->RegisterObserver(x, &d);
}

static inline NevercStatus add_interceptor(const NevercRegistrarAPI *r, void *x, NevercInterfaceID phase, NevercPhaseInterceptorFn f, void *data) {
  NevercInterceptorDescriptor d;
  FRESH(&d);
  d.Phase = phase;
  d.Callback = f;
  d.UserData = data;
  return r->RegisterInterceptor(x, &d);
}

static inline NevercStatus add_provider(const NevercRegistrarAPI *r, void *x, NevercInterfaceID phase, NevercPhaseProviderFn f, NevercBool safe) {
  NevercProviderDescriptor d;
  FRESH(&d);
  HEADER(&d.Route);
  d.Phase = phase;
  d.ProviderID = sv("org.conform.provider");
  d.Callback = f;
  d.FallbackSafe = safe;
  return r->RegisterProvider(x, &d);
}

static inline NevercStatus go_down(Frame *f, Next *k, Result *below) {
  FRESH(below);
  return k->InvokeNext(k, f, below);
}

/* What all descriptors say; the rest is for the plugin to set. */
static inline NevercPluginDescriptor described(const NevercBootstrapAPI *b, const char *id, const char *name, NevercRegisterPluginFn f) {
  NevercPluginDescriptor p;
  bootstrap = b;
  FRESH(&p);
  p.PluginID = sv(id);
  p.DisplayName = sv(name);
  p.Version.Major = 1;
  p.Reentrancy = NEVERC_REENTRANCY_ALLOWED;
  p.Register = f;
  return p;
}

/* Hands over as much of a descriptor as the host has room for. */
static inline NevercStatus hand_over(const NevercPluginDescriptor *p, NevercPluginDescriptor *out) {
  uint32_t capacity = out->Header.StructSize;
  memcpy(out, p, capacity < sizeof *p ? capacity : sizeof *p);
  return ok();
}
