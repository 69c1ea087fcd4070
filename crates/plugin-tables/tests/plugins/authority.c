/* An observer before and an interceptor around syntax.parse, each with a line in the log. */
#include "plugin.h"
#include "neverc/Plugin/PluginPhaseSchema.h"

static NevercStatus NEVERC_CALL observe(const NevercPhaseFrame *f, NevercObserverPoint point, void *data) {
  (void)f, (void)point, (void)data;
  say("observe");
  return neverc_status_ok();
}

static NevercStatus NEVERC_CALL intercept(const NevercPhaseFrame *f, NevercPhaseContinuation *k, NevercPhaseResult *out, void *data) {
  NevercPhaseResult below;
  (void)out, (void)data;
  memset(&below, 0, sizeof below);
  HEADER(&below);
  say("intercept");
  return k->InvokeNext(k, f, &below);
}

NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *core, const NevercRegistrarAPI *r, void *context, void *state) {
  NevercObserverDescriptor o;
  NevercInterceptorDescriptor i;
  (void)core, (void)state;
  memset(&o, 0, sizeof o);
  HEADER(&o);
  o.Phase.High = NEVERC_PHASE_SYNTAX_PARSE_HIGH;
  o.Phase.Low = NEVERC_PHASE_SYNTAX_PARSE_LOW;
  o.Points = NEVERC_OBSERVER_BEFORE;
  o.Callback = observe;
  NevercStatus s = r->RegisterObserver(context, &o);
  if (s.Code != NEVERC_STATUS_OK)
    return s;
  memset(&i, 0, sizeof i);
  HEADER(&i);
  i.Phase = o.Phase;
  i.Callback = intercept;
  return r->RegisterInterceptor(context, &i);
}
