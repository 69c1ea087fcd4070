/* Observers, interceptors and providers with the behaviour that macros choose.
 *
 *   PHASE      symbol; default SOURCE_OPEN
 *   OBSERVE    points; OBSERVE_RESULT a status code
 *   INTERCEPT  name of a function below (twice with TWO)
 *   PROVIDE    name of a function below; FALLBACK_SAFE, ROUTE_CPU
 */
#ifndef TAG
#define TAG "p"
#endif
#define WITH_SESSION
#define WITH_TASK
#include "plugin.h"
#include <pthread.h>

#ifndef PHASE
#define PHASE SOURCE_OPEN
#endif
#define PASTE2(a, b, c) a##b##c
#define PASTE(a, b, c) PASTE2(a, b, c)

static const NevercSourceLocationAPI *sources;
static const NevercLinkPhaseAPI *links;
static const NevercCoreAPI *core_api;
static NevercSessionHandle the_session;

static const char *null_or(NevercHandle h) { return h.Value ? "set" : "null"; }

static NevercStatus candidate(const NevercPhaseFrame *f, NevercArtifactHandle *out) {
  NevercMemorySourceUnitDescriptor d;
  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.LogicalPath = sv("main.c");
  d.CanonicalIdentity = sv("neverc-memory://" TAG);
  d.Content.Data = (const uint8_t *)"int x;";
  d.Content.Length = 6;
  d.ProviderID = sv("org.provider." TAG);
  return sources->CreateMemorySourceUnit(sources->Context, f, f->Input, &d, out);
}

#ifdef OBSERVE
#ifndef OBSERVE_RESULT
#define OBSERVE_RESULT NEVERC_STATUS_OK
#endif
static NevercStatus NEVERC_CALL observe(const NevercPhaseFrame *f, NevercObserverPoint point, void *data) {
  (void)data;
  say("%s:observe %u output %s", TAG, point, null_or(f->CurrentOutput));
#ifdef OBSERVER_MUTATES
  NevercArtifactHandle made;
  say("candidate: %s", name_of(candidate(f, &made)));
#endif
#ifdef OBSERVER_READS
  NevercSourceUnitInfo info;
  memset(&info, 0, sizeof info);
  info.Header.StructSize = sizeof info;
  NevercStatus s = sources->GetSourceUnit(sources->Context, f, f->CurrentOutput, &info);
  say("unit: %s %.*s %llu", name_of(s), (int)info.CanonicalIdentity.Length, info.CanonicalIdentity.Data, (unsigned long long)info.Size);
  say("input as unit: %s", name_of(sources->GetSourceUnit(sources->Context, f, f->Input, &info)));
  say("null frame: %s", name_of(sources->GetSourceUnit(sources->Context, NULL, f->Input, &info)));
  NevercPhaseFrame other = *f;
  other.Phase.Low = 77;
  say("other frame: %s", name_of(sources->GetSourceUnit(sources->Context, &other, f->CurrentOutput, &info)));
#endif
  return st(OBSERVE_RESULT);
}
#endif

typedef NevercPhaseContinuation Cont;
typedef const NevercPhaseFrame Frame;
typedef NevercPhaseResult Result;

static NevercStatus down(Frame *f, Cont *k, Result *r) {
  memset(r, 0, sizeof *r);
  HEADER(r);
  return k->InvokeNext(k, f, r);
}

static NevercStatus go_on(Frame *f, Cont *k, Result *out) {
  Result r;
  NevercStatus s = down(f, k, &r);
  (void)out;
  say("%s:next %s action %u output %s", TAG, name_of(s), r.Action, null_or(r.Output));
  return s;
}
static NevercStatus twice(Frame *f, Cont *k, Result *out) {
  Result r;
  NevercStatus s = go_on(f, k, out);
  say("again: %s", name_of(down(f, k, &r)));
  return s;
}
static NevercStatus never(Frame *f, Cont *k, Result *out) { (void)f, (void)k, (void)out; return neverc_status_ok(); }
static NevercStatus pass_down(Frame *f, Cont *k, Result *out) { return k->InvokeNext(k, f, out); }
static NevercStatus replace(Frame *f, Cont *k, Result *out) {
  (void)k;
  out->Action = NEVERC_PHASE_REPLACE;
  return candidate(f, &out->Output);
}
static NevercStatus replace_after(Frame *f, Cont *k, Result *out) { go_on(f, k, out); return replace(f, k, out); }
static NevercStatus replace_nothing(Frame *f, Cont *k, Result *out) { (void)f, (void)k; out->Action = NEVERC_PHASE_REPLACE; return neverc_status_ok(); }
static NevercStatus replace_forged(Frame *f, Cont *k, Result *out) {
  (void)k;
  out->Action = NEVERC_PHASE_REPLACE;
  out->Output = f->Input;
  out->Output.Value += 12345;
  return neverc_status_ok();
}
static NevercStatus replace_wrong_type(Frame *f, Cont *k, Result *out) { (void)k; out->Action = NEVERC_PHASE_REPLACE; out->Output = f->Input; return neverc_status_ok(); }
static NevercStatus odd_action(Frame *f, Cont *k, Result *out) { (void)f, (void)k; out->Action = 9; return neverc_status_ok(); }
static NevercStatus skip(Frame *f, Cont *k, Result *out) { (void)k; out->Action = NEVERC_PHASE_SKIP; out->Output = f->CurrentOutput; return neverc_status_ok(); }
static NevercStatus skip_proven(Frame *f, Cont *k, Result *out) {
  NevercLinkPhaseGraphInfo info;
  memset(&info, 0, sizeof info);
  info.Header.StructSize = sizeof info;
  /* The test's own table issues the proof here. */
  links->GetGraph(links->Context, f, f->Input, &info);
  skip(f, k, out);
  out->Proof = info.Proof;
  return neverc_status_ok();
}
static NevercProofHandle old_proof;
static NevercStatus skip_stale(Frame *f, Cont *k, Result *out) {
  NevercStatus s = skip_proven(f, k, out);
  if (old_proof.Value) {
    out->Proof = old_proof;
    return s;
  }
  old_proof = out->Proof;
  memset(&out->Output, 0, sizeof out->Output);
  memset(&out->Proof, 0, sizeof out->Proof);
  out->Action = NEVERC_PHASE_CONTINUE;
  return go_on(f, k, out);
}
static NevercStatus fail(Frame *f, Cont *k, Result *out) { (void)f, (void)k, (void)out; return st(NEVERC_STATUS_PLUGIN_FAILURE); }
static NevercStatus garbage(Frame *f, Cont *k, Result *out) { (void)f, (void)k, (void)out; return st(12345); }
static NevercStatus explain(Frame *f, Cont *k, Result *out) {
  NevercDiagnosticHandle d;
  (void)f, (void)k, (void)out;
  emit(core_api, NEVERC_DIAGNOSTIC_ERROR, 7, PLUGIN_ID, "custom.phase", "it is broken", &d);
  NevercStatus s = st(NEVERC_STATUS_PLUGIN_FAILURE);
  s.Detail = d.Value;
  return s;
}
static NevercStatus recoverable(Frame *f, Cont *k, Result *out) {
  NevercDiagnosticHandle d;
  (void)f, (void)k, (void)out;
  emit(core_api, NEVERC_DIAGNOSTIC_ERROR, 8, PLUGIN_ID, "custom.phase", "dropped on fallback", &d);
  NevercStatus s = st(NEVERC_STATUS_CAPABILITY_UNAVAILABLE);
  s.Flags = NEVERC_STATUS_FLAG_RECOVERABLE;
  return s;
}
static NevercStatus committed(Frame *f, Cont *k, Result *out) {
  NevercStatus s = recoverable(f, k, out);
  s.Flags |= NEVERC_STATUS_FLAG_OUTPUT_ALREADY_COMMITTED;
  return s;
}
static Cont kept;
static Cont *kept_pointer;
static NevercPhaseFrame kept_frame;
static NevercStatus keep(Frame *f, Cont *k, Result *out) {
  kept = *k;
  kept_pointer = k;
  kept_frame = *f;
  return go_on(f, k, out);
}
struct threaded { Frame *f; Cont *k; };
static void *in_thread(void *p) {
  struct threaded *t = (struct threaded *)p;
  Result r;
  say("thread: %s", name_of(down(t->f, t->k, &r)));
  return NULL;
}
static NevercStatus threaded(Frame *f, Cont *k, Result *out) {
  struct threaded t = {f, k};
  pthread_t id;
  pthread_create(&id, NULL, in_thread, &t);
  pthread_join(id, NULL);
  return go_on(f, k, out);
}
static NevercStatus bad_arguments(Frame *f, Cont *k, Result *out) {
  Result small;
  memset(&small, 0, sizeof small);
  say("null result: %s", name_of(k->InvokeNext(k, f, NULL)));
  say("null frame: %s", name_of(k->InvokeNext(k, NULL, &small)));
  say("small result: %s", name_of(k->InvokeNext(k, f, &small)));
  NevercPhaseFrame other = *f;
  other.Phase.Low += 1;
  HEADER(&small);
  say("other frame: %s", name_of(k->InvokeNext(k, &other, &small)));
  return go_on(f, k, out);
}
static NevercStatus swallow(Frame *f, Cont *k, Result *out) { go_on(f, k, out); return neverc_status_ok(); }

#ifdef INTERCEPT
static NevercStatus NEVERC_CALL intercept(Frame *f, Cont *k, Result *out, void *data) {
  say("%s:intercept%s", TAG, (const char *)data);
  return INTERCEPT(f, k, out);
}
#endif
#ifdef PROVIDE
static NevercStatus NEVERC_CALL provide(Frame *f, Result *out, void *data) {
  (void)data;
  say("%s:provide", TAG);
  return PROVIDE(f, NULL, out);
}
#endif

NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *c, const NevercRegistrarAPI *r, void *x, void *s) {
  NevercInterfaceID phase = {PASTE(NEVERC_PHASE_, PHASE, _HIGH), PASTE(NEVERC_PHASE_, PHASE, _LOW)};
  NevercInterfaceID id = {NEVERC_INTERFACE_SOURCE_LOCATION_HIGH, NEVERC_INTERFACE_SOURCE_LOCATION_LOW};
  NevercInterfaceID link = {NEVERC_INTERFACE_LINK_PHASE_HIGH, NEVERC_INTERFACE_LINK_PHASE_LOW};
  uint16_t minor;
  uint64_t size;
  NevercStatus status = neverc_status_ok();
  (void)s;
  core_api = c;
  c->QueryInterface(c->Context, id, 1, 0, (const void **)&sources, &minor, &size);
  c->QueryInterface(c->Context, link, 1, 0, (const void **)&links, &minor, &size);
#ifdef PHASE_LOW
  phase.Low = PHASE_LOW;
#endif
#ifdef OBSERVE
  NevercObserverDescriptor o;
  memset(&o, 0, sizeof o);
  HEADER(&o);
  o.Phase = phase;
  o.Points = OBSERVE;
  o.Callback = observe;
  status = r->RegisterObserver(x, &o);
#endif
#ifdef INTERCEPT
  NevercInterceptorDescriptor i;
  memset(&i, 0, sizeof i);
  HEADER(&i);
  i.Phase = phase;
  i.Callback = intercept;
  i.UserData = (void *)"";
  status = r->RegisterInterceptor(x, &i);
#ifdef TWO
  i.UserData = (void *)" 2";
  status = r->RegisterInterceptor(x, &i);
#endif
#endif
#ifdef PROVIDE
  NevercProviderDescriptor p;
  memset(&p, 0, sizeof p);
  HEADER(&p);
  HEADER(&p.Route);
  p.Phase = phase;
  p.ProviderID = sv("org.provider." TAG);
  p.Callback = provide;
#ifdef FALLBACK_SAFE
  p.FallbackSafe = 1;
#endif
#ifdef ROUTE_CPU
  p.Route.CPU = sv(ROUTE_CPU);
#endif
  status = r->RegisterProvider(x, &p);
#ifdef TWO
  status = r->RegisterProvider(x, &p);
#endif
#endif
  return status;
}
NevercStatus NEVERC_CALL session_begin(const NevercCoreAPI *c, NevercSessionHandle h, void *p, void **o) { (void)c, (void)p, (void)o; the_session = h; return neverc_status_ok(); }
NevercStatus NEVERC_CALL session_end(const NevercCoreAPI *c, NevercSessionHandle h, void *p, void *s) { (void)c, (void)h, (void)p, (void)s; return neverc_status_ok(); }
NevercStatus NEVERC_CALL task_begin(const NevercCoreAPI *c, NevercTaskHandle h, NevercTaskKind k, void *p, void *s, void **o) { (void)c, (void)h, (void)k, (void)p, (void)s, (void)o; return neverc_status_ok(); }
NevercStatus NEVERC_CALL task_end(const NevercCoreAPI *c, NevercTaskHandle h, NevercTaskKind k, void *p, void *s, void *t) {
  (void)c, (void)h, (void)k, (void)p, (void)s, (void)t;
  if (kept_pointer) {
    Result r;
    say("copy late: %s", name_of(down(&kept_frame, &kept, &r)));
    say("late: %s", name_of(down(&kept_frame, kept_pointer, &r)));
  }
  return neverc_status_ok();
}
