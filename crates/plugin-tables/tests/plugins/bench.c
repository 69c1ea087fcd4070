/* Calls one trivial slot many times; the test measures. */
#include "plugin.h"

static const NevercCoreAPI *core_api;
static const NevercIOAPI *io_api;

NEVERC_EXPORT void spin(NevercTaskHandle t, uint64_t times);
NEVERC_EXPORT void spin(NevercTaskHandle t, uint64_t times) {
  while (times--)
    core_api->CheckCancelled(core_api->Context, t);
}

static NevercStatus NEVERC_CALL observe(const NevercPhaseFrame *f, NevercObserverPoint p, void *u) {
  (void)f, (void)p, (void)u;
  return neverc_status_ok();
}

NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *c, const NevercRegistrarAPI *r, void *x, void *s) {
  NevercObserverDescriptor o;
  (void)s, (void)io_api;
  core_api = c;
  memset(&o, 0, sizeof o);
  HEADER(&o);
  o.Callback = observe;
#define ONE(S) \
  o.Phase.High = NEVERC_PHASE_##S##_HIGH; \
  o.Phase.Low = NEVERC_PHASE_##S##_LOW; \
  o.Points = NEVERC_PHASE_##S##_OBSERVER_POINTS; \
  if (r->RegisterObserver(x, &o).Code) \
    return st(NEVERC_STATUS_INVALID_STATE);
  NEVERC_FOR_EACH_BUILTIN_PHASE(ONE)
  return neverc_status_ok();
}
