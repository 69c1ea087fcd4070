/* Diagnostics, cancellation, memory and concurrency; the driver of the test chooses by macro. */
#define WITH_SESSION
#define WITH_TASK
#include "plugin.h"
#include <stdatomic.h>
#include <unistd.h>

static atomic_int inside, most;
static const NevercCoreAPI *core_api;

static void NEVERC_CALL_busy(void) {
  int now = atomic_fetch_add(&inside, 1) + 1;
  int seen = atomic_load(&most);
  while (now > seen && !atomic_compare_exchange_weak(&most, &seen, now))
    ;
  usleep(20000);
  atomic_fetch_sub(&inside, 1);
}

NEVERC_EXPORT int most_inside(void);
NEVERC_EXPORT int most_inside(void) { return atomic_load(&most); }

static NevercStatus NEVERC_CALL observe(const NevercPhaseFrame *f, NevercObserverPoint p, void *u) {
  (void)f, (void)p, (void)u;
  NEVERC_CALL_busy();
  return neverc_status_ok();
}

NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *c, const NevercRegistrarAPI *r, void *x, void *s) {
  NevercObserverDescriptor o;
  NevercDiagnosticHandle d;
  (void)s;
  core_api = c;
  memset(&o, 0, sizeof o);
  HEADER(&o);
  o.Phase.High = NEVERC_PHASE_SYNTAX_PARSE_HIGH;
  o.Phase.Low = NEVERC_PHASE_SYNTAX_PARSE_LOW;
  o.Callback = observe;
  say("no points: %s", name_of(r->RegisterObserver(x, &o)));
  o.Points = 8;
  say("odd points: %s", name_of(r->RegisterObserver(x, &o)));
  o.Points = NEVERC_OBSERVER_BEFORE;
  o.Reserved = 1;
  say("reserved: %s", name_of(r->RegisterObserver(x, &o)));
  o.Reserved = 0;
  o.Callback = NULL;
  say("no callback: %s", name_of(r->RegisterObserver(x, &o)));
  o.Callback = observe;
  say("null descriptor: %s", name_of(r->RegisterObserver(x, NULL)));
  say("null registrar: %s", name_of(r->RegisterObserver(NULL, &o)));
  say("observer: %s", name_of(r->RegisterObserver(x, &o)));
  say("emit early: %s", name_of(emit(c, NEVERC_DIAGNOSTIC_REMARK, 1, PLUGIN_ID, "x", "early", &d)));
  return neverc_status_ok();
}

NevercStatus NEVERC_CALL session_begin(const NevercCoreAPI *c, NevercSessionHandle h, void *p, void **o) {
  (void)h, (void)p, (void)o;
#ifdef DIAGNOSE
  NevercDiagnosticHandle d;
  say("foreign: %s", name_of(emit(c, NEVERC_DIAGNOSTIC_ERROR, 5, "org.other", "x", "not mine", &d)));
  say("severity: %s", name_of(emit(c, 9, 5, PLUGIN_ID, "x", "odd", &d)));
  say("null out: %s", name_of(emit(c, NEVERC_DIAGNOSTIC_ERROR, 5, PLUGIN_ID, "x", "no handle", NULL)));
  say("custom: %s", name_of(emit(c, NEVERC_DIAGNOSTIC_WARNING, 5, PLUGIN_ID, "neverc.extension.custom", "second", &d)));
  say("token %d owner %d", d.Value != 0, d.Owner == h.Owner);
  NevercDiagnosticNote notes[2];
  NevercDiagnosticDescriptor n;
  memset(notes, 0, sizeof notes);
  memset(&n, 0, sizeof n);
  HEADER(&notes[0]);
  HEADER(&notes[1]);
  notes[0].Message = sv("one");
  notes[1].Message = sv("two");
  HEADER(&n);
  n.Severity = NEVERC_DIAGNOSTIC_REMARK;
  n.Code = 1001;
  n.PluginID = sv(PLUGIN_ID);
  n.PhaseID = sv("neverc.driver.raw_arguments");
  n.Message = sv("first");
  n.Notes.Data = notes;
  n.Notes.Count = 2;
  n.Notes.ElementStride = sizeof notes[0];
  say("builtin: %s", name_of(c->EmitDiagnostic(c->Context, &n, &d)));
#endif
#ifdef MEMORY
  void *a = NULL, *b = (void *)8;
  say("null out: %s", name_of(c->Allocate(c->Context, 8, 8, NULL)));
  NevercStatus odd = c->Allocate(c->Context, 8, 3, &b);
  say("alignment: %s %d", name_of(odd), b == NULL);
  say("huge: %s", name_of(c->Allocate(c->Context, ~0ull, 8, &b)));
  say("allocate: %s", name_of(c->Allocate(c->Context, 64, 64, &a)));
  say("aligned %d", ((uintptr_t)a & 63) == 0);
  strcpy((char *)a, "kept");
  say("grow: %s", name_of(c->Reallocate(c->Context, a, 64, 100000, 64, &b)));
  say("contents %s", (char *)b);
  say("free wrong: %s", name_of(c->Deallocate(c->Context, b, 64, 64)));
  say("free: %s", name_of(c->Deallocate(c->Context, b, 100000, 64)));
  say("free twice: %s", name_of(c->Deallocate(c->Context, b, 100000, 64)));
  say("free null: %s", name_of(c->Deallocate(c->Context, NULL, 1, 1)));
#endif
  (void)c;
  return neverc_status_ok();
}
NevercStatus NEVERC_CALL session_end(const NevercCoreAPI *c, NevercSessionHandle h, void *p, void *s) { (void)c, (void)h, (void)p, (void)s; return neverc_status_ok(); }
NevercStatus NEVERC_CALL task_begin(const NevercCoreAPI *c, NevercTaskHandle h, NevercTaskKind k, void *p, void *s, void **o) {
  (void)c, (void)h, (void)k, (void)p, (void)s, (void)o;
#ifdef FATAL
  NevercDiagnosticHandle d;
  say("before: %s", name_of(c->CheckCancelled(c->Context, h)));
  say("fatal: %s", name_of(emit(c, NEVERC_DIAGNOSTIC_FATAL, 9, PLUGIN_ID, "x", "the end", &d)));
  say("after: %s", name_of(c->CheckCancelled(c->Context, h)));
#endif
  return neverc_status_ok();
}
NevercStatus NEVERC_CALL task_end(const NevercCoreAPI *c, NevercTaskHandle h, NevercTaskKind k, void *p, void *s, void *t) { (void)c, (void)h, (void)k, (void)p, (void)s, (void)t; return neverc_status_ok(); }
