/* What the test plugins share: a log, short names, and an entry point that macros adjust.
 *
 *   LOG              path of the log (each test has its own)
 *   PLUGIN_ID        ID; default org.neverc.test
 *   CONCURRENCY, REENTRANCY
 *   CUSTOMIZE(p)     statements that change the descriptor `p` before it is handed over
 *   WITH_PROCESS, WITH_SESSION, WITH_TASK, WITH_DESTROY   which callbacks there are
 */
#include "neverc/Plugin/PluginCore.h"
#include "neverc/Plugin/PluginDriver.h"
#include "neverc/Plugin/PluginSource.h"
#include "neverc/Plugin/PluginLink.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef PLUGIN_ID
#define PLUGIN_ID "org.neverc.test"
#endif
#ifndef CONCURRENCY
#define CONCURRENCY NEVERC_CONCURRENCY_SESSION_SERIAL
#endif
#ifndef REENTRANCY
#define REENTRANCY NEVERC_REENTRANCY_ALLOWED
#endif
#ifndef CUSTOMIZE
#define CUSTOMIZE(p) (void)(p)
#endif

static inline void say(const char *format, ...) {
  char line[512];
  va_list args;
  va_start(args, format);
  vsnprintf(line, sizeof line, format, args);
  va_end(args);
  FILE *f = fopen(LOG, "a");
  if (f) {
    fprintf(f, "%s\n", line);
    fclose(f);
  }
}

static inline NevercStringView sv(const char *text) {
  NevercStringView v;
  v.Data = text;
  v.Length = strlen(text);
  return v;
}

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

#define HEADER(record) ((record)->Header.StructSize = sizeof *(record), (record)->Header.Major = 1)

static inline NevercStatus emit(const NevercCoreAPI *core, NevercDiagnosticSeverity severity, uint32_t code,
                         const char *plugin, const char *phase, const char *text,
                         NevercDiagnosticHandle *out) {
  NevercDiagnosticDescriptor d;
  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.Severity = severity;
  d.Code = code;
  d.PluginID = sv(plugin);
  d.PhaseID = sv(phase);
  d.Message = sv(text);
  return core->EmitDiagnostic(core->Context, &d, out);
}

#ifndef NO_ENTRY
#ifdef __cplusplus
extern "C" {
#endif
NevercStatus NEVERC_CALL process_begin(const NevercCoreAPI *, void **);
NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *, const NevercRegistrarAPI *, void *, void *);
NevercStatus NEVERC_CALL session_begin(const NevercCoreAPI *, NevercSessionHandle, void *, void **);
NevercStatus NEVERC_CALL session_end(const NevercCoreAPI *, NevercSessionHandle, void *, void *);
NevercStatus NEVERC_CALL task_begin(const NevercCoreAPI *, NevercTaskHandle, NevercTaskKind, void *, void *, void **);
NevercStatus NEVERC_CALL task_end(const NevercCoreAPI *, NevercTaskHandle, NevercTaskKind, void *, void *, void *);
NevercStatus NEVERC_CALL destroy(const NevercCoreAPI *, void *);
#ifdef __cplusplus
}
#endif

static const NevercBootstrapAPI *bootstrap;

#ifdef __cplusplus
extern "C"
#endif
NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *Bootstrap,
                                                           NevercPluginDescriptor *OutPlugin) {
  NevercPluginDescriptor p;
  bootstrap = Bootstrap;
  memset(&p, 0, sizeof p);
  HEADER(&p);
  p.PluginID = sv(PLUGIN_ID);
  p.DisplayName = sv("Test plugin");
  p.Version.Major = 1;
  p.Version.Minor = 2;
  p.Concurrency = CONCURRENCY;
  p.Reentrancy = REENTRANCY;
  p.Register = register_all;
#ifdef WITH_PROCESS
  p.ProcessBegin = process_begin;
#endif
#ifdef WITH_SESSION
  p.SessionBegin = session_begin;
  p.SessionEnd = session_end;
#endif
#ifdef WITH_TASK
  p.TaskBegin = task_begin;
  p.TaskEnd = task_end;
#endif
#ifdef WITH_DESTROY
  p.Destroy = destroy;
#endif
  CUSTOMIZE(p);
  uint32_t capacity = OutPlugin->Header.StructSize;
  memcpy(OutPlugin, &p, capacity < sizeof p ? capacity : sizeof p);
  return neverc_status_ok();
}
#endif
