/* One plugin publishes a table, another uses it; descriptors of phases and providers, right and wrong. */
#define WITH_SESSION
#include "plugin.h"

typedef struct {
  NevercABITableHeader Header;
  int (*Answer)(void);
} MyTable;

static const NevercInterfaceID my_id = {0x1122334455667788ull, 1};
static const NevercCoreAPI *core_api;

#ifdef PUBLISH
static int answer(void) { return 42; }
static MyTable table = {{sizeof(MyTable), 1, 3, 0}, answer};
#endif

static void look(const char *when) {
  const MyTable *found = NULL;
  uint16_t minor = 0;
  uint64_t size = 0;
  NevercStatus s = core_api->QueryInterface(core_api->Context, my_id, 1, 2, (const void **)&found, &minor, &size);
  say("%s %s: %s minor %u answer %d", PLUGIN_ID, when, name_of(s), minor, found ? found->Answer() : 0);
}

#ifdef PHASES
static NevercStatus phase(const NevercRegistrarAPI *r, void *x, uint64_t low, const char *name, NevercPhasePolicy policy, NevercObserverPoint points) {
  NevercPhaseDescriptor d;
  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.Phase.High = low ? NEVERC_EXTENSION_FAMILY_0_ID_HIGH : 0;
  d.Phase.Low = low;
  d.CanonicalName = sv(name);
  d.InputArtifact.High = d.OutputArtifact.High = 5;
  d.InputArtifact.Low = d.OutputArtifact.Low = 6;
  d.Policy = policy;
  d.ObserverPoints = points;
  return r->RegisterPhase(x, &d);
}
static NevercStatus NEVERC_CALL provide(const NevercPhaseFrame *f, NevercPhaseResult *r, void *u) { (void)f, (void)r, (void)u; return neverc_status_ok(); }
static NevercStatus provider(const NevercRegistrarAPI *r, void *x, const char *id, int what) {
  NevercProviderDescriptor p;
  memset(&p, 0, sizeof p);
  HEADER(&p);
  if (what != 1)
    HEADER(&p.Route);
  p.Phase.High = NEVERC_PHASE_SYNTAX_PARSE_HIGH;
  p.Phase.Low = NEVERC_PHASE_SYNTAX_PARSE_LOW;
  p.ProviderID = sv(id);
  p.Cacheable = what == 2 ? 2 : 0;
  p.Callback = what == 3 ? NULL : provide;
  return r->RegisterProvider(x, &p);
}
#endif

NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *c, const NevercRegistrarAPI *r, void *x, void *s) {
  (void)s, (void)r, (void)x;
  core_api = c;
#ifdef PUBLISH
  NevercInterfaceID core = {NEVERC_INTERFACE_CORE_HIGH, NEVERC_INTERFACE_CORE_LOW};
  NevercCompatibilityKey key;
  memset(&key, 0, sizeof key);
  HEADER(&key);
  say("null table: %s", name_of(r->RegisterInterface(x, my_id, NEVERC_INTERFACE_STABLE, NULL, NULL)));
  say("builtin: %s", name_of(r->RegisterInterface(x, core, NEVERC_INTERFACE_STABLE, &table, NULL)));
  say("lockstep without key: %s", name_of(r->RegisterInterface(x, my_id, NEVERC_INTERFACE_LOCKSTEP, &table, NULL)));
  say("empty key: %s", name_of(r->RegisterInterface(x, my_id, NEVERC_INTERFACE_LOCKSTEP, &table, &key)));
  key.ProducerBuildID = bootstrap->HostBuildID;
  key.TargetABIKey = sv("any");
  key.LLVMMajor = bootstrap->LLVMMajor;
  say("publish: %s", name_of(r->RegisterInterface(x, my_id, NEVERC_INTERFACE_LOCKSTEP, &table, &key)));
  say("twice: %s", name_of(r->RegisterInterface(x, my_id, NEVERC_INTERFACE_STABLE, &table, NULL)));
#endif
#ifdef PHASES
  say("good: %s", name_of(phase(r, x, 0x10000, "neverc.driver.extension.mine", NEVERC_PHASE_OBSERVABLE | NEVERC_PHASE_REPLACEABLE, NEVERC_OBSERVER_BEFORE)));
  say("again: %s", name_of(phase(r, x, 0x10000, "neverc.driver.extension.other", NEVERC_PHASE_OBSERVABLE, NEVERC_OBSERVER_BEFORE)));
  say("name: %s", name_of(phase(r, x, 0x10001, "Not Canonical", NEVERC_PHASE_OBSERVABLE, NEVERC_OBSERVER_BEFORE)));
  say("no policy: %s", name_of(phase(r, x, 0x10001, "a.b", 0, 0)));
  say("odd policy: %s", name_of(phase(r, x, 0x10001, "a.b", 64, 0)));
  say("points without observable: %s", name_of(phase(r, x, 0x10001, "a.b", NEVERC_PHASE_REPLACEABLE, NEVERC_OBSERVER_BEFORE)));
  say("sealed and replaceable: %s", name_of(phase(r, x, 0x10001, "a.b", NEVERC_PHASE_SEALED_HOST_GATE | NEVERC_PHASE_REPLACEABLE, 0)));
  say("zero id: %s", name_of(phase(r, x, 0, "a.b", NEVERC_PHASE_OBSERVABLE, NEVERC_OBSERVER_BEFORE)));
  say("provider: %s", name_of(provider(r, x, "org.me", 0)));
  say("provider id: %s", name_of(provider(r, x, "Org Me", 0)));
  say("route: %s", name_of(provider(r, x, "org.me", 1)));
  say("boolean: %s", name_of(provider(r, x, "org.me", 2)));
  say("callback: %s", name_of(provider(r, x, "org.me", 3)));
#endif
#ifdef LOOK
  look("in Register");
#endif
  return neverc_status_ok();
}
NevercStatus NEVERC_CALL session_begin(const NevercCoreAPI *c, NevercSessionHandle h, void *p, void **o) {
  (void)c, (void)h, (void)p, (void)o;
#ifdef LOOK
  look("in SessionBegin");
#endif
  return neverc_status_ok();
}
NevercStatus NEVERC_CALL session_end(const NevercCoreAPI *c, NevercSessionHandle h, void *p, void *s) { (void)c, (void)h, (void)p, (void)s; return neverc_status_ok(); }
