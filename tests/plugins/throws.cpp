/* Throws where CASE says, as `throw:<callback>` (a std::exception) or `throw_int:<callback>`. */
#include "conform.h"
#include <new>
#include <stdexcept>

static void maybe(const char *where) {
  const char *standard = after("throw:"), *other = after("throw_int:"), *memory = after("throw_memory:");
  say("%s", where);
  if (standard && !strcmp(standard, where))
    throw std::runtime_error("thrown on purpose");
  if (other && !strcmp(other, where))
    throw 42;
  if (memory && !strcmp(memory, where))
    throw std::bad_alloc();
}

static NevercStatus NEVERC_CALL observe(const NevercPhaseFrame *, NevercObserverPoint, void *) {
  maybe("observer");
  return ok();
}
static NevercStatus NEVERC_CALL intercept(const NevercPhaseFrame *f, NevercPhaseContinuation *k, NevercPhaseResult *, void *) {
  NevercPhaseResult below;
  maybe("interceptor");
  NevercStatus s = go_down(f, k, &below);
  maybe("interceptor_after");
  return s;
}
static NevercStatus NEVERC_CALL provide(const NevercPhaseFrame *, NevercPhaseResult *, void *) {
  maybe("provider");
  NevercStatus s = st(NEVERC_STATUS_CAPABILITY_UNAVAILABLE);
  s.Flags = NEVERC_STATUS_FLAG_RECOVERABLE;
  return s;
}
static NevercStatus NEVERC_CALL process_begin(const NevercCoreAPI *c, void **) {
  core = c;
  maybe("ProcessBegin");
  return ok();
}
static NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *, const NevercRegistrarAPI *r, void *x, void *) {
  const NevercInterfaceID parse = PHASE_ID(SYNTAX_PARSE), open = PHASE_ID(SOURCE_OPEN);
  maybe("Register");
  add_observer(r, x, parse, NEVERC_OBSERVER_BEFORE, observe, nullptr, nullptr);
  add_interceptor(r, x, parse, intercept, nullptr);
  return add_provider(r, x, open, provide, NEVERC_TRUE);
}
static NevercStatus NEVERC_CALL session_begin(const NevercCoreAPI *, NevercSessionHandle, void *, void **) {
  maybe("SessionBegin");
  return ok();
}
static NevercStatus NEVERC_CALL session_end(const NevercCoreAPI *, NevercSessionHandle, void *, void *) {
  maybe("SessionEnd");
  return ok();
}
static NevercStatus NEVERC_CALL task_begin(const NevercCoreAPI *, NevercTaskHandle, NevercTaskKind, void *, void *, void **) {
  maybe("TaskBegin");
  return ok();
}
static NevercStatus NEVERC_CALL task_end(const NevercCoreAPI *, NevercTaskHandle, NevercTaskKind, void *, void *, void *) {
  maybe("TaskEnd");
  return ok();
}
static NevercStatus NEVERC_CALL destroy(const NevercCoreAPI *, void *) {
  maybe("Destroy");
  return ok();
}

extern "C" NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *b, NevercPluginDescriptor *out) {
  NevercPluginDescriptor p;
  bootstrap = b;
  maybe("entry");
  FRESH(&p);
  p.PluginID = sv(own_id());
  p.DisplayName = sv("Throwing plugin");
  p.Version.Major = 1;
  p.Reentrancy = NEVERC_REENTRANCY_ALLOWED;
  p.ProcessBegin = process_begin;
  p.Register = register_all;
  p.SessionBegin = session_begin;
  p.SessionEnd = session_end;
  p.TaskBegin = task_begin;
  p.TaskEnd = task_end;
  p.Destroy = destroy;
  uint32_t capacity = out->Header.StructSize;
  memcpy(out, &p, capacity < sizeof p ? capacity : sizeof p);
  return ok();
}
