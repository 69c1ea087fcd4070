/* Logs every scope callback as <tag>:<name>; fails in FAIL_IN; tries the core table in PROBE. */
#define WITH_PROCESS
#define WITH_SESSION
#define WITH_TASK
#define WITH_DESTROY
#ifndef FAIL_IN
#define FAIL_IN ""
#endif
#ifndef TAG
#define TAG "p"
#endif
#ifdef DEPEND_ON
static void depend(void *descriptor);
#define CUSTOMIZE(p) depend(&(p))
#endif
#include "plugin.h"
#include <pthread.h>

#ifdef DEPEND_ON
#ifndef DEPEND_KIND
#define DEPEND_KIND NEVERC_DEPENDENCY_REQUIRED
#endif
static NevercPluginDependency dependency;
static void depend(void *descriptor) {
  NevercPluginDescriptor *p = (NevercPluginDescriptor *)descriptor;
  memset(&dependency, 0, sizeof dependency);
  HEADER(&dependency);
  dependency.PluginID = sv(DEPEND_ON);
  dependency.Kind = DEPEND_KIND;
#ifdef DEPEND_MINIMUM
  dependency.Version.MinimumInclusive.Major = DEPEND_MINIMUM;
#endif
  p->Dependencies.Data = &dependency;
  p->Dependencies.Count = 1;
  p->Dependencies.ElementStride = sizeof dependency;
}
#endif

static NevercStatus here(const char *name) {
  say("%s:%s", TAG, name);
  return st(strcmp(name, FAIL_IN) == 0 ? NEVERC_STATUS_PLUGIN_FAILURE : NEVERC_STATUS_OK);
}

static void forget(void *data) { say("%s:forget %s", TAG, (const char *)data); }

static NevercStatus NEVERC_CALL observe(const NevercPhaseFrame *f, NevercObserverPoint point, void *data) {
  (void)f, (void)data;
  say("%s:observe %u", TAG, point);
  return neverc_status_ok();
}

static void *kept_registrar;
static const NevercRegistrarAPI *kept_table;

static NevercStatus add_observer(const NevercRegistrarAPI *r, void *x, const char *data) {
  NevercObserverDescriptor o;
  memset(&o, 0, sizeof o);
  HEADER(&o);
  o.Phase.High = NEVERC_PHASE_SYNTAX_PARSE_HIGH;
  o.Phase.Low = NEVERC_PHASE_SYNTAX_PARSE_LOW;
  o.Points = NEVERC_OBSERVER_BEFORE;
  o.Callback = observe;
  o.UserData = (void *)data;
  o.DestroyUserData = forget;
  return r->RegisterObserver(x, &o);
}

#ifdef PROBE
static NevercSessionHandle last_session;
static NevercTaskHandle last_task;
static const NevercCoreAPI *the_core;

static void *from_thread(void *unused) {
  (void)unused;
  say("thread: %s", name_of(the_core->CheckCancelled(the_core->Context, last_task)));
  return NULL;
}

static void probe_task(const NevercCoreAPI *c, NevercTaskHandle task, void *state) {
  void *got = NULL;
  NevercTaskHandle forged = task;
  NevercTaskHandle null = {0, 0};
  forged.Owner += 1000;
  say("check: %s", name_of(c->CheckCancelled(c->Context, task)));
  say("check null: %s", name_of(c->CheckCancelled(c->Context, null)));
  say("check forged: %s", name_of(c->CheckCancelled(c->Context, forged)));
  say("check session as task: %s", name_of(c->CheckCancelled(c->Context, last_session)));
  say("state: %s", name_of(c->GetTaskState(c->Context, task, sv(PLUGIN_ID), &got)));
  say("state same: %d", got == state);
  say("state unknown plugin: %s %d", name_of(c->GetTaskState(c->Context, task, sv("org.other"), &got)), got == NULL);
  say("state null out: %s", name_of(c->GetTaskState(c->Context, task, sv(PLUGIN_ID), NULL)));
  say("session state: %s", name_of(c->GetSessionState(c->Context, last_session, sv(PLUGIN_ID), &got)));
  if (last_task.Owner && last_task.Owner != task.Owner)
    say("check parent: %s", name_of(c->CheckCancelled(c->Context, last_task)));
  pthread_t t;
  the_core = c;
  last_task = task;
  pthread_create(&t, NULL, from_thread, NULL);
  pthread_join(t, NULL);
}
#endif

NevercStatus NEVERC_CALL process_begin(const NevercCoreAPI *c, void **out) {
  void *block = NULL;
  if (c->Allocate(c->Context, 32, 8, &block).Code != NEVERC_STATUS_OK)
    return st(NEVERC_STATUS_RESOURCE_EXHAUSTED);
  *out = block;
  return here("ProcessBegin");
}

NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *c, const NevercRegistrarAPI *r, void *x, void *s) {
  (void)c, (void)s;
  kept_registrar = x;
  kept_table = r;
  add_observer(r, x, "one");
  add_observer(r, x, "two");
  return here("Register");
}

NevercStatus NEVERC_CALL session_begin(const NevercCoreAPI *c, NevercSessionHandle h, void *p, void **out) {
  (void)p;
  *out = (void *)TAG;
#ifdef PROBE
  last_session = h;
  say("late register: %s", name_of(add_observer(kept_table, kept_registrar, "late")));
#endif
  (void)c, (void)h;
  return here("SessionBegin");
}

NevercStatus NEVERC_CALL session_end(const NevercCoreAPI *c, NevercSessionHandle h, void *p, void *s) {
  (void)p, (void)h;
#ifdef PROBE
  say("stale task: %s", name_of(c->CheckCancelled(c->Context, last_task)));
#endif
  (void)c;
  if (s != (void *)TAG)
    say("wrong session state");
  return here("SessionEnd");
}

NevercStatus NEVERC_CALL task_begin(const NevercCoreAPI *c, NevercTaskHandle h, NevercTaskKind k, void *p, void *s, void **out) {
  (void)p, (void)s, (void)k, (void)h, (void)c;
  *out = (void *)(TAG "t");
#ifdef PROBE
  probe_task(c, h, NULL);
#endif
  say("%s:kind %u", TAG, k);
  return here("TaskBegin");
}

NevercStatus NEVERC_CALL task_end(const NevercCoreAPI *c, NevercTaskHandle h, NevercTaskKind k, void *p, void *s, void *t) {
  (void)c, (void)h, (void)k, (void)p, (void)s;
  if (t != (void *)(TAG "t"))
    say("wrong task state");
  return here("TaskEnd");
}

NevercStatus NEVERC_CALL destroy(const NevercCoreAPI *c, void *s) {
#ifndef LEAK
  if (s)
    c->Deallocate(c->Context, s, 32, 8);
#endif
  (void)c, (void)s;
  return here("Destroy");
}
