/* A plugin of the driver's tests that observes what the variable WATCH says, a line per phase:
 * `name high low points`. FAIL is what it fails at: `name point`, `SessionBegin` or `TaskBegin N`.
 */
#define WITH_SESSION
#define WITH_TASK
#define WITH_DESTROY
#include "plugin.h"

static const char *wanted;
static int tasks;

static NevercStatus fails(const char *here) {
  return wanted && strcmp(wanted, here) == 0 ? st(NEVERC_STATUS_PLUGIN_FAILURE) : neverc_status_ok();
}

static NevercStatus NEVERC_CALL observe(const NevercPhaseFrame *f, NevercObserverPoint point, void *name) {
  char here[160];
  (void)f;
  snprintf(here, sizeof here, "%s %s", (const char *)name, point == NEVERC_OBSERVER_BEFORE ? "BEFORE" : point == NEVERC_OBSERVER_AFTER ? "AFTER" : "AFTER_COMMIT");
  say("%s", here);
  return fails(here);
}

NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *core, const NevercRegistrarAPI *r, void *context, void *state) {
  (void)core, (void)state;
  wanted = getenv("FAIL");
  const char *watch = getenv("WATCH");
  char *rest = strdup(watch ? watch : "");
  for (char *line; (line = strsep(&rest, "\n")) != NULL;) {
    char name[120];
    unsigned long long high, low;
    unsigned points;
    if (sscanf(line, "%119s %llx %llx %u", name, &high, &low, &points) != 4)
      continue;
    NevercObserverDescriptor o;
    memset(&o, 0, sizeof o);
    HEADER(&o);
    o.Phase.High = high;
    o.Phase.Low = low;
    o.Points = points;
    o.Callback = observe;
    o.UserData = strdup(name);
    NevercStatus s = r->RegisterObserver(context, &o);
    if (s.Code != NEVERC_STATUS_OK)
      return s;
  }
  return neverc_status_ok();
}

NevercStatus NEVERC_CALL session_begin(const NevercCoreAPI *c, NevercSessionHandle s, void *p, void **out) {
  (void)c, (void)s, (void)p, (void)out;
  NevercStatus verdict = fails("SessionBegin");
  if (verdict.Code == NEVERC_STATUS_OK)
    say("session begin");
  return verdict;
}
NevercStatus NEVERC_CALL session_end(const NevercCoreAPI *c, NevercSessionHandle s, void *p, void *state) {
  (void)c, (void)s, (void)p, (void)state;
  say("session end");
  return neverc_status_ok();
}
static const char *kind_name(NevercTaskKind kind) {
  return kind == NEVERC_TASK_INVOCATION ? "INVOCATION" : kind == NEVERC_TASK_TRANSLATION_UNIT ? "UNIT" : "LINK";
}
NevercStatus NEVERC_CALL task_begin(const NevercCoreAPI *c, NevercTaskHandle t, NevercTaskKind kind, void *p, void *s, void **out) {
  char here[40];
  (void)c, (void)t, (void)p, (void)s, (void)out;
  snprintf(here, sizeof here, "TaskBegin %d", ++tasks);
  NevercStatus verdict = fails(here);
  if (verdict.Code == NEVERC_STATUS_OK)
    say("begin %s", kind_name(kind));
  return verdict;
}
NevercStatus NEVERC_CALL task_end(const NevercCoreAPI *c, NevercTaskHandle t, NevercTaskKind kind, void *p, void *s, void *state) {
  (void)c, (void)t, (void)p, (void)s, (void)state;
  say("end %s", kind_name(kind));
  return neverc_status_ok();
}
NevercStatus NEVERC_CALL destroy(const NevercCoreAPI *c, void *p) {
  (void)c, (void)p;
  say("destroy");
  return neverc_status_ok();
}
