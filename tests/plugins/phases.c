/* Conformance of phase execution: `i:<name>` intercepts, `p:<name>` provides neverc.source.open with the behaviour below,
 * `o:<name>` observes it; `i2:<name>` has a second interceptor that goes on, `p2:<name>` a second provider.
 * `none:` before it declares reentrancy NONE, `safe:` a provider that may fall back. */
#include "conform.h"
#include <pthread.h>

static const NevercSourceLocationAPI *sources;
static const NevercLinkPhaseAPI *links;
static NevercTaskHandle invocation;
static const char *role, *what;
static int twice, none, safe, other_route;

static NevercStatus candidate(Frame *f, NevercArtifactHandle *out) {
  static char identity[128];
  NevercMemorySourceUnitDescriptor d;
  snprintf(identity, sizeof identity, "neverc-memory://%s", base_name());
  FRESH(&d);
  d.LogicalPath = sv("made.c");
  d.CanonicalIdentity = sv(identity);
  d.Content.Data = (const uint8_t *)"int main(void) { return 5; }\n";
  d.Content.Length = 29;
  d.ProviderID = sv("org.conform.sources");
  return sources->CreateMemorySourceUnit(sources->Context, f, f->Input, &d, out);
}

static const char *set(NevercHandle h) { return neverc_handle_is_null(h) ? "null" : "set"; }

static NevercStatus go_on(Frame *f, Next *k, Result *out) {
  Result below;
  UNUSED(out);
  NevercStatus s = go_down(f, k, &below);
  say("%s:next %s action %u output %s", base_name(), name_of(s), below.Action, set(below.Output));
  return s;
}
static NevercStatus two_times(Frame *f, Next *k, Result *out) {
  Result below;
  NevercStatus s = go_on(f, k, out);
  TRY("again", go_down(f, k, &below));
  return s;
}
static NevercStatus never(Frame *f, Next *k, Result *out) { UNUSED(f), UNUSED(k), UNUSED(out); return ok(); }
static NevercStatus pass_down(Frame *f, Next *k, Result *out) { return k->InvokeNext(k, f, out); }
static NevercStatus replace(Frame *f, Next *k, Result *out) {
  UNUSED(k);
  out->Action = NEVERC_PHASE_REPLACE;
  return candidate(f, &out->Output);
}
static NevercStatus replace_after(Frame *f, Next *k, Result *out) { go_on(f, k, out); return replace(f, k, out); }
static NevercStatus replace_nothing(Frame *f, Next *k, Result *out) { UNUSED(f), UNUSED(k); out->Action = NEVERC_PHASE_REPLACE; return ok(); }
static NevercStatus replace_forged(Frame *f, Next *k, Result *out) {
  UNUSED(k);
  out->Action = NEVERC_PHASE_REPLACE;
  out->Output = f->Input;
  out->Output.Value += 12345;
  return ok();
}
/* A result that is filled by hand, its header never touched; and a copy of the continuation calls just as well. */
static NevercStatus by_hand(Frame *f, Next *k, Result *out) {
  struct { Result r; char tail[32]; } below;
  Next copy = *k;
  NevercPhaseFrame same_frame = *f;
  memset(&below, 0x5a, sizeof below);
  below.r.Header.StructSize = sizeof below;
  NevercStatus s = copy.InvokeNext(&copy, &same_frame, &below.r);
  say("copied: %s action %u output %s size %d", name_of(s), below.r.Action, set(below.r.Output), below.r.Header.StructSize == sizeof below.r);
  out->Action = NEVERC_PHASE_CONTINUE;
  memset(&out->Output, 0, sizeof out->Output);
  memset(&out->Proof, 0, sizeof out->Proof);
  return s;
}
static NevercStatus replace_foreign(Frame *f, Next *k, Result *out) {
  UNUSED(k);
  out->Action = NEVERC_PHASE_REPLACE;
  out->Output = f->Input;
  out->Output.Owner = invocation.Owner;
  return ok();
}
static NevercStatus replace_wrong_type(Frame *f, Next *k, Result *out) { UNUSED(k); out->Action = NEVERC_PHASE_REPLACE; out->Output = f->Input; return ok(); }
static NevercStatus replace_with_proof(Frame *f, Next *k, Result *out) { out->Proof = f->Input; return replace(f, k, out); }
static NevercStatus continue_with_output(Frame *f, Next *k, Result *out) { NevercStatus s = go_on(f, k, out); out->Output = f->Input; return s; }
static NevercStatus odd_action(Frame *f, Next *k, Result *out) { UNUSED(f), UNUSED(k); out->Action = 9; return ok(); }
static NevercStatus reserved(Frame *f, Next *k, Result *out) { NevercStatus s = go_on(f, k, out); out->Reserved = 1; return s; }
static NevercStatus skip(Frame *f, Next *k, Result *out) { UNUSED(k); out->Action = NEVERC_PHASE_SKIP; out->Output = f->CurrentOutput; return ok(); }
static NevercStatus fail(Frame *f, Next *k, Result *out) { UNUSED(f), UNUSED(k), UNUSED(out); return st(NEVERC_STATUS_PLUGIN_FAILURE); }
static NevercStatus swallow(Frame *f, Next *k, Result *out) { go_on(f, k, out); return ok(); }
static NevercStatus recoverable(Frame *f, Next *k, Result *out) {
  NevercDiagnosticHandle d;
  UNUSED(f), UNUSED(k), UNUSED(out);
  emit(NEVERC_DIAGNOSTIC_ERROR, 8, own_id(), "custom.phase", "dropped on fallback", &d);
  NevercStatus s = st(NEVERC_STATUS_CAPABILITY_UNAVAILABLE);
  s.Flags = NEVERC_STATUS_FLAG_RECOVERABLE;
  return s;
}
static NevercStatus recoverable_made(Frame *f, Next *k, Result *out) { replace(f, k, out); return recoverable(f, k, out); }
static NevercStatus committed(Frame *f, Next *k, Result *out) {
  NevercStatus s = recoverable(f, k, out);
  s.Flags |= NEVERC_STATUS_FLAG_OUTPUT_ALREADY_COMMITTED;
  return s;
}
static NevercStatus partial(Frame *f, Next *k, Result *out) {
  NevercStatus s = recoverable(f, k, out);
  s.Code = NEVERC_STATUS_OUTPUT_PARTIAL;
  s.Flags |= NEVERC_STATUS_FLAG_OUTPUT_MAY_BE_PARTIAL;
  return s;
}
static Next kept;
static Next *kept_pointer;
static NevercPhaseFrame kept_frame;
static NevercStatus keep(Frame *f, Next *k, Result *out) {
  kept = *k;
  kept_pointer = k;
  kept_frame = *f;
  say("generation %llu", (unsigned long long)k->Generation);
  return go_on(f, k, out);
}
struct threaded { Frame *f; Next *k; };
static void *in_thread(void *p) {
  struct threaded *t = (struct threaded *)p;
  Result below;
  TRY("thread", go_down(t->f, t->k, &below));
  return NULL;
}
static NevercStatus threaded(Frame *f, Next *k, Result *out) {
  struct threaded t = {f, k};
  pthread_t id;
  pthread_create(&id, NULL, in_thread, &t);
  pthread_join(id, NULL);
  return go_on(f, k, out);
}
static NevercStatus bad_arguments(Frame *f, Next *k, Result *out) {
  Result small;
  NevercPhaseFrame other = *f;
  Next copy = *k;
  memset(&small, 0, sizeof small);
  TRY("null result", k->InvokeNext(k, f, NULL));
  TRY("null frame", k->InvokeNext(k, NULL, &small));
  TRY("null continuation", k->InvokeNext(NULL, f, &small));
  TRY("result without header", k->InvokeNext(k, f, &small));
  other.Phase.Low += 1;
  HEADER(&small);
  TRY("other frame", k->InvokeNext(k, &other, &small));
  copy.Generation += 1;
  TRY("other generation", k->InvokeNext(&copy, f, &small));
  return go_on(f, k, out);
}
static NevercStatus frame_facts(Frame *f, Next *k, Result *out) {
  say("frame %u input %s output %s phase %d task %d session %d", f->Header.StructSize, set(f->Input), set(f->CurrentOutput),
      f->Phase.Low == NEVERC_PHASE_SOURCE_OPEN_LOW, f->Task.Owner != 0, f->Session.Owner != 0);
  say("triple %.*s format %.*s", (int)f->Route.TargetTriple.Length, f->Route.TargetTriple.Data,
      (int)f->Route.ObjectFormat.Length, f->Route.ObjectFormat.Data);
  say("result %u action %u output %s", out->Header.StructSize, out->Action, set(out->Output));
  NevercStatus s = core->CheckCancelled(core->Context, f->Task);
  TRY("cancelled", s);
  return go_on(f, k, out);
}
/* A failing status below the interceptor's own: InvokeNext's answer is returned as it is. */
static NevercStatus returns_below(Frame *f, Next *k, Result *out) { return go_on(f, k, out); }

#define ROW(name) {#name, name}
static const struct { const char *name; NevercStatus (*act)(Frame *, Next *, Result *); } actions[] = {
    ROW(go_on), ROW(two_times), ROW(never), ROW(pass_down), ROW(replace), ROW(replace_after), ROW(replace_nothing),
    ROW(replace_forged), ROW(replace_foreign), ROW(replace_wrong_type), ROW(replace_with_proof), ROW(continue_with_output),
    ROW(odd_action), ROW(reserved), ROW(skip), ROW(fail), ROW(swallow), ROW(recoverable), ROW(recoverable_made), ROW(committed),
    ROW(partial), ROW(keep), ROW(threaded), ROW(bad_arguments), ROW(frame_facts), ROW(returns_below), ROW(by_hand)};

static NevercStatus act(Frame *f, Next *k, Result *out) {
  for (unsigned i = 0; i < sizeof actions / sizeof actions[0]; ++i)
    if (!strcmp(actions[i].name, what))
      return actions[i].act(f, k, out);
  say("no such case");
  return ok();
}

static NevercStatus NEVERC_CALL intercept(Frame *f, Next *k, Result *out, void *data) {
  say("%s:intercept%s", base_name(), (const char *)data);
  return data && *(const char *)data ? go_on(f, k, out) : act(f, k, out);
}
static NevercStatus NEVERC_CALL provide(Frame *f, Result *out, void *data) {
  UNUSED(data);
  say("%s:provide", base_name());
  return act(f, NULL, out);
}

static void unit_calls(Frame *f) {
  NevercSourceUnitInfo info;
  OUT(&info);
  NevercStatus s = sources->GetSourceUnit(sources->Context, f, f->CurrentOutput, &info);
  say("unit: %s %u memory %u", name_of(s), info.Header.Major, info.MemoryBacked);
  OUT(&info);
  TRY("input as unit", sources->GetSourceUnit(sources->Context, f, f->Input, &info));
  OUT(&info);
  TRY("null frame", sources->GetSourceUnit(sources->Context, NULL, f->CurrentOutput, &info));
  TRY("null out", sources->GetSourceUnit(sources->Context, f, f->CurrentOutput, NULL));
  NevercPhaseFrame other = *f;
  other.Phase.Low = 77;
  OUT(&info);
  TRY("other frame", sources->GetSourceUnit(sources->Context, &other, f->CurrentOutput, &info));
  NevercArtifactHandle forged = f->CurrentOutput;
  forged.Value += 12345;
  OUT(&info);
  TRY("forged artifact", sources->GetSourceUnit(sources->Context, f, forged, &info));
  struct { uint64_t head[2]; unsigned char rest[sizeof info]; } guarded;
  memset(&guarded, 0xa5, sizeof guarded);
  NevercSourceUnitInfo *small = (NevercSourceUnitInfo *)&guarded;
  small->Header.StructSize = 40;
  s = sources->GetSourceUnit(sources->Context, f, f->CurrentOutput, small);
  int past = 0;
  for (size_t i = 40; i < sizeof info; ++i)
    past |= ((unsigned char *)&guarded)[i] != 0xa5;
  say("short out: %s, written past it %d", name_of(s), past);
}

static NevercStatus NEVERC_CALL observe(Frame *f, NevercObserverPoint point, void *data) {
  UNUSED(data);
  say("%s:observe %u output %s", base_name(), point, set(f->CurrentOutput));
  if (what && !strcmp(what, "mutates") && point == NEVERC_OBSERVER_BEFORE) {
    NevercArtifactHandle made;
    TRY("candidate", candidate(f, &made));
  }
  if (what && !strcmp(what, "reads") && point == NEVERC_OBSERVER_AFTER)
    unit_calls(f);
  if (what && !strcmp(what, "fails_after") && point == NEVERC_OBSERVER_AFTER)
    return st(NEVERC_STATUS_PLUGIN_FAILURE);
  if (what && !strcmp(what, "fails_before"))
    return st(NEVERC_STATUS_PLUGIN_FAILURE);
  return ok();
}

static NevercStatus NEVERC_CALL observe_commit(Frame *f, NevercObserverPoint point, void *data) {
  UNUSED(f), UNUSED(data);
  say("%s:commit %u", base_name(), point);
  if (what && !strcmp(what, "fails_after_commit") && point == NEVERC_OBSERVER_AFTER_COMMIT)
    return st(NEVERC_STATUS_PLUGIN_FAILURE);
  return ok();
}

static NevercStatus NEVERC_CALL next_phase(Frame *f, NevercObserverPoint point, void *data) {
  UNUSED(f), UNUSED(data), UNUSED(point);
  if (kept_pointer) {
    Result r;
    FRESH(&r);
    TRY("copy late", kept.InvokeNext(&kept, &kept_frame, &r));
    TRY("late", kept_pointer->InvokeNext(kept_pointer, &kept_frame, &r));
  }
  return ok();
}

static NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *c, const NevercRegistrarAPI *r, void *x, void *s) {
  const NevercInterfaceID open = PHASE_ID(SOURCE_OPEN), parse = PHASE_ID(SYNTAX_PARSE), commit = PHASE_ID(OBJECT_COMMIT);
  UNUSED(s);
  core = c;
  sources = TABLE(SOURCE_LOCATION, NevercSourceLocationAPI);
  links = TABLE(LINK_PHASE, NevercLinkPhaseAPI);
  add_observer(r, x, parse, NEVERC_OBSERVER_BEFORE, next_phase, NULL, NULL);
  if (!strncmp(role, "i", 1)) {
    add_interceptor(r, x, open, intercept, (void *)"");
    if (twice)
      add_interceptor(r, x, open, intercept, (void *)" two");
  }
  if (!strncmp(role, "p", 1)) {
    NevercProviderDescriptor d;
    FRESH(&d);
    HEADER(&d.Route);
    d.Phase = open;
    d.ProviderID = sv("org.conform.opener");
    d.Callback = provide;
    d.FallbackSafe = safe ? NEVERC_TRUE : NEVERC_FALSE;
    if (other_route)
      d.Route.TargetTriple = sv("riscv64-unknown-elf");
    TRY("provider", r->RegisterProvider(x, &d));
    if (twice)
      r->RegisterProvider(x, &d);
  }
  add_observer(r, x, open, NEVERC_OBSERVER_BEFORE | NEVERC_OBSERVER_AFTER, observe, NULL, NULL);
  return add_observer(r, x, commit, NEVERC_OBSERVER_BEFORE | NEVERC_OBSERVER_AFTER_COMMIT, observe_commit, NULL, NULL);
}

static NevercStatus NEVERC_CALL task_begin(const NevercCoreAPI *c, NevercTaskHandle h, NevercTaskKind k, void *p, void *s, void **out) {
  UNUSED(c), UNUSED(p), UNUSED(s), UNUSED(out);
  if (k == NEVERC_TASK_INVOCATION)
    invocation = h;
  return ok();
}
static NevercStatus NEVERC_CALL task_end(const NevercCoreAPI *c, NevercTaskHandle h, NevercTaskKind k, void *p, void *s, void *t) {
  UNUSED(c), UNUSED(p), UNUSED(s), UNUSED(t), UNUSED(h);
  say("%s:TaskEnd %s", base_name(), kind_name(k));
  return ok();
}

NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *b, NevercPluginDescriptor *out) {
  NevercPluginDescriptor p;
  const char *text = the_case();
  bootstrap = b;
  for (int more = 1; more;) {
    more = 0;
    if (!strncmp(text, "none:", 5))
      none = more = 1, text += 5;
    if (!strncmp(text, "safe:", 5))
      safe = more = 1, text += 5;
    if (!strncmp(text, "route:", 6))
      other_route = more = 1, text += 6;
  }
  const char *colon = strchr(text, ':');
  role = text;
  what = colon ? colon + 1 : "";
  twice = colon > text && colon[-1] == '2';
  FRESH(&p);
  p.PluginID = sv(own_id());
  p.DisplayName = sv("Phases");
  p.Version.Major = 1;
  p.Reentrancy = none ? NEVERC_REENTRANCY_NONE : NEVERC_REENTRANCY_ALLOWED;
  p.Register = register_all;
  p.TaskBegin = task_begin;
  p.TaskEnd = task_end;
  uint32_t capacity = out->Header.StructSize;
  memcpy(out, &p, capacity < sizeof p ? capacity : sizeof p);
  return ok();
}
