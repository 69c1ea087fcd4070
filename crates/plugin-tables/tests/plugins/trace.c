/* A small driver trace: a flag, remarks in two phases, state in all scopes. */
#define WITH_PROCESS
#define WITH_SESSION
#define WITH_TASK
#define WITH_DESTROY
#include "plugin.h"

static const NevercCoreAPI *core_api;
static const NevercDriverAPI *driver;

static NevercStatus NEVERC_CALL arguments(const NevercPhaseFrame *f, NevercObserverPoint p, void *u) {
  NevercDiagnosticHandle d;
  uint64_t on = 0, count = 0;
  (void)u;
  core_api->GetPluginOptionValueCount(core_api->Context, f->Session, sv(PLUGIN_ID), sv("--driver-trace"), &on);
  driver->GetArgumentCount(driver->Context, f, f->Input, &count);
  say("arguments %u %llu", p, (unsigned long long)count);
  if (!on || p != NEVERC_OBSERVER_BEFORE)
    return neverc_status_ok();
  return emit(core_api, NEVERC_DIAGNOSTIC_REMARK, 1001, PLUGIN_ID, NEVERC_PHASE_DRIVER_RAW_ARGUMENTS_NAME, "arguments seen", &d);
}
static NevercStatus NEVERC_CALL job(const NevercPhaseFrame *f, NevercPhaseContinuation *k, NevercPhaseResult *out, void *u) {
  NevercDiagnosticHandle d;
  NevercPhaseResult r;
  (void)u, (void)out;
  memset(&r, 0, sizeof r);
  HEADER(&r);
  emit(core_api, NEVERC_DIAGNOSTIC_REMARK, 1002, PLUGIN_ID, NEVERC_PHASE_DRIVER_EXECUTE_JOB_NAME, "job seen", &d);
  return k->InvokeNext(k, f, &r);
}
static NevercStatus NEVERC_CALL parsed(const NevercPhaseFrame *f, NevercObserverPoint p, void *u) {
  (void)f, (void)u;
  say("parse %u", p);
  return neverc_status_ok();
}

NevercStatus NEVERC_CALL process_begin(const NevercCoreAPI *c, void **o) { return c->Allocate(c->Context, 8, 8, o); }
NevercStatus NEVERC_CALL destroy(const NevercCoreAPI *c, void *s) { say("Destroy"); return c->Deallocate(c->Context, s, 8, 8); }
NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *c, const NevercRegistrarAPI *r, void *x, void *s) {
  NevercInterfaceID id = {NEVERC_INTERFACE_DRIVER_HIGH, NEVERC_INTERFACE_DRIVER_LOW};
  NevercOptionDescriptor o;
  NevercObserverDescriptor b;
  NevercInterceptorDescriptor i;
  uint16_t minor;
  uint64_t size;
  (void)s;
  core_api = c;
  c->QueryInterface(c->Context, id, 1, 0, (const void **)&driver, &minor, &size);
  memset(&o, 0, sizeof o);
  HEADER(&o);
  o.Spelling = sv("--driver-trace");
  o.Form = NEVERC_OPTION_FLAG;
  r->RegisterOption(x, &o);
  memset(&b, 0, sizeof b);
  HEADER(&b);
  b.Phase.High = NEVERC_PHASE_DRIVER_RAW_ARGUMENTS_HIGH;
  b.Phase.Low = NEVERC_PHASE_DRIVER_RAW_ARGUMENTS_LOW;
  b.Points = NEVERC_OBSERVER_BEFORE | NEVERC_OBSERVER_AFTER;
  b.Callback = arguments;
  r->RegisterObserver(x, &b);
  b.Phase.High = NEVERC_PHASE_SYNTAX_PARSE_HIGH;
  b.Phase.Low = NEVERC_PHASE_SYNTAX_PARSE_LOW;
  b.Callback = parsed;
  r->RegisterObserver(x, &b);
  memset(&i, 0, sizeof i);
  HEADER(&i);
  i.Phase.High = NEVERC_PHASE_DRIVER_EXECUTE_JOB_HIGH;
  i.Phase.Low = NEVERC_PHASE_DRIVER_EXECUTE_JOB_LOW;
  i.Callback = job;
  return r->RegisterInterceptor(x, &i);
}
NevercStatus NEVERC_CALL session_begin(const NevercCoreAPI *c, NevercSessionHandle h, void *p, void **o) { (void)h, (void)p; say("SessionBegin"); return c->Allocate(c->Context, 16, 8, o); }
NevercStatus NEVERC_CALL session_end(const NevercCoreAPI *c, NevercSessionHandle h, void *p, void *s) { (void)h, (void)p; say("SessionEnd"); return c->Deallocate(c->Context, s, 16, 8); }
NevercStatus NEVERC_CALL task_begin(const NevercCoreAPI *c, NevercTaskHandle h, NevercTaskKind k, void *p, void *s, void **o) { (void)h, (void)p, (void)s; say("TaskBegin %u", k); return c->Allocate(c->Context, 24, 8, o); }
NevercStatus NEVERC_CALL task_end(const NevercCoreAPI *c, NevercTaskHandle h, NevercTaskKind k, void *p, void *s, void *t) { (void)h, (void)p, (void)s; say("TaskEnd %u", k); return c->Deallocate(c->Context, t, 24, 8); }
