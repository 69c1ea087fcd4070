/* Conformance with the core: loading, negotiation, dependencies, scopes, core table, registration, diagnostics, gate. */
#include "conform.h"
#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

typedef struct {
  NevercABITableHeader Header;
  int (*Answer)(void);
} OwnTable;
static const NevercInterfaceID own_interface = {0x1122334455667788ull, 1};
static int answer(void) { return 42; }
static OwnTable own_table = {{sizeof(OwnTable), 1, 3, 0}, answer};

static NevercSessionHandle session;
static NevercTaskHandle first_task, previous_task;
static void *kept_registrar;
static const NevercRegistrarAPI *kept_table;

static void query(const char *label, uint64_t high, uint64_t low, uint16_t major, uint16_t minor) {
  NevercInterfaceID id = {high, low};
  const void *table = &id;
  uint16_t its = 77;
  uint64_t size = 99;
  NevercStatus s = bootstrap->QueryInterface(bootstrap->Context, id, major, minor, &table, &its, &size);
  say("%s: %s %s %u %llu", label, name_of(s), table ? "table" : "null", its, (unsigned long long)size);
}

/* ---- callbacks of the scopes: each is logged as <name>:<callback> ---- */

static NevercStatus here(const char *callback) {
  say("%s:%s", base_name(), callback);
  return st(fails(callback) ? NEVERC_STATUS_PLUGIN_FAILURE : NEVERC_STATUS_OK);
}

static void forget(void *data) { say("%s:forget %s", base_name(), (const char *)data); }

static char *scribbled;

static NevercStatus NEVERC_CALL process_begin(const NevercCoreAPI *c, void **out) {
  core = c;
  if (scribbled)
    memset(scribbled, 'Z', strlen(scribbled));
  *out = (void *)"process";
  if (is("emit_early")) {
    NevercDiagnosticHandle d;
    TRY("emit in ProcessBegin", emit(NEVERC_DIAGNOSTIC_REMARK, 1, own_id(), "x", "early", &d));
  }
  return here("ProcessBegin");
}

static atomic_int inside, most, entered;

static void dwell(void) {
  int now = atomic_fetch_add(&inside, 1) + 1, seen = atomic_load(&most);
  while (now > seen && !atomic_compare_exchange_weak(&most, &seen, now))
    ;
  atomic_fetch_add(&entered, 1);
  usleep(3000);
  atomic_fetch_sub(&inside, 1);
}

static NevercStatus NEVERC_CALL observe(Frame *f, NevercObserverPoint point, void *data) {
  UNUSED(f);
  if (after("threads:")) {
    dwell();
    return ok();
  }
  say("%s:observe %u%s", base_name(), point, (const char *)data);
  if (is("cancelled") && point == NEVERC_OBSERVER_BEFORE) {
    NevercDiagnosticHandle d;
    TRY("before", core->CheckCancelled(core->Context, f->Task));
    TRY("fatal", emit(NEVERC_DIAGNOSTIC_FATAL, 9, own_id(), "x", "the end", &d));
    TRY("after", core->CheckCancelled(core->Context, f->Task));
  }
  if (is("error_and_go_on")) {
    NevercDiagnosticHandle d;
    TRY("error", emit(NEVERC_DIAGNOSTIC_ERROR, 4, own_id(), "some.phase", "not good", &d));
  }
  if (is("token") || is("old_token")) {
    static uint64_t token;
    NevercDiagnosticHandle d;
    if (!token || is("token")) {
      emit(NEVERC_DIAGNOSTIC_ERROR, 11, own_id(), "my.phase", "the reason", &d);
      token = d.Value;
    }
    if (is("token") || point == NEVERC_OBSERVER_AFTER) {
      NevercStatus s = st(NEVERC_STATUS_PLUGIN_FAILURE);
      s.Detail = token;
      return s;
    }
  }
  if (after("observer:"))
    return named(after("observer:"));
  return ok();
}

/* ---- registration ---- */

static NevercStatus NEVERC_CALL idle_interceptor(Frame *f, Next *k, Result *out, void *data) {
  Result below;
  UNUSED(out);
  UNUSED(data);
  return go_down(f, k, &below);
}
static NevercStatus NEVERC_CALL idle_provider(Frame *f, Result *out, void *data) {
  UNUSED(f), UNUSED(out), UNUSED(data);
  return st(NEVERC_STATUS_CAPABILITY_UNAVAILABLE);
}

static void phase(const char *label, const NevercRegistrarAPI *r, void *x, uint64_t high, uint64_t low, const char *name, NevercPhasePolicy policy, NevercObserverPoint points) {
  NevercPhaseDescriptor d;
  FRESH(&d);
  d.Phase.High = high;
  d.Phase.Low = low;
  d.CanonicalName = sv(name);
  d.InputArtifact.High = d.OutputArtifact.High = 5;
  d.InputArtifact.Low = d.OutputArtifact.Low = 6;
  d.Policy = policy;
  d.ObserverPoints = points;
  TRY(label, r->RegisterPhase(x, &d));
}

static void register_phases(const NevercRegistrarAPI *r, void *x) {
  const uint64_t high = NEVERC_EXTENSION_FAMILY_0_ID_HIGH;
  const NevercPhasePolicy see = NEVERC_PHASE_OBSERVABLE;
  phase("good", r, x, high, 0x10000, "neverc.driver.extension.mine", see | NEVERC_PHASE_REPLACEABLE, NEVERC_OBSERVER_BEFORE);
  phase("again", r, x, high, 0x10000, "neverc.driver.extension.other", see, 1);
  phase("built in", r, x, NEVERC_PHASE_SYNTAX_PARSE_HIGH, NEVERC_PHASE_SYNTAX_PARSE_LOW, "a.b", see, 1);
  phase("name", r, x, high, 0x10001, "Not Canonical", see, 1);
  phase("no policy", r, x, high, 0x10001, "a.b", 0, 0);
  phase("odd policy", r, x, high, 0x10001, "a.b", 64, 0);
  phase("points without observable", r, x, high, 0x10001, "a.b", NEVERC_PHASE_REPLACEABLE, 1);
  phase("sealed and replaceable", r, x, high, 0x10001, "a.b", NEVERC_PHASE_SEALED_HOST_GATE | NEVERC_PHASE_REPLACEABLE, 0);
  phase("sealed and interceptable", r, x, high, 0x10001, "a.b", NEVERC_PHASE_SEALED_HOST_GATE | NEVERC_PHASE_INTERCEPTABLE, 0);
  phase("zero ID", r, x, 0, 0, "a.b", see, 1);
}

static void register_observers(const NevercRegistrarAPI *r, void *x) {
  NevercObserverDescriptor d;
  const NevercInterfaceID parse = PHASE_ID(SYNTAX_PARSE);
  FRESH(&d);
  d.Phase = parse;
  d.Callback = observe;
  d.UserData = (void *)"";
  TRY("no points", r->RegisterObserver(x, &d));
  d.Points = 8;
  TRY("odd points", r->RegisterObserver(x, &d));
  d.Points = NEVERC_OBSERVER_BEFORE;
  d.Reserved = 1;
  TRY("reserved", r->RegisterObserver(x, &d));
  d.Reserved = 0;
  d.Callback = NULL;
  TRY("no callback", r->RegisterObserver(x, &d));
  d.Callback = observe;
  d.Header.StructSize = 20;
  TRY("short", r->RegisterObserver(x, &d));
  d.Header.StructSize = sizeof d + 100;
  TRY("longer", r->RegisterObserver(x, &d));
  d.Header.StructSize = sizeof d;
  d.Header.Major = 2;
  TRY("major", r->RegisterObserver(x, &d));
  d.Header.Major = 1;
  TRY("null descriptor", r->RegisterObserver(x, NULL));
  TRY("null registrar", r->RegisterObserver(NULL, &d));
  TRY("wrong registrar", r->RegisterObserver(&d, &d));
  TRY("second on one phase", r->RegisterObserver(x, &d));
}

static void register_providers(const NevercRegistrarAPI *r, void *x) {
  NevercProviderDescriptor d;
  const NevercInterfaceID parse = PHASE_ID(SYNTAX_PARSE);
  FRESH(&d);
  d.Phase = parse;
  d.ProviderID = sv("org.me");
  d.Callback = idle_provider;
  TRY("route without header", r->RegisterProvider(x, &d));
  HEADER(&d.Route);
  d.ProviderID = sv("Org Me");
  TRY("provider ID", r->RegisterProvider(x, &d));
  d.ProviderID = sv("");
  TRY("no provider ID", r->RegisterProvider(x, &d));
  d.ProviderID = sv("org.me");
  d.Cacheable = 2;
  TRY("boolean", r->RegisterProvider(x, &d));
  d.Cacheable = 0;
  d.Reserved = 7;
  TRY("reserved", r->RegisterProvider(x, &d));
  d.Reserved = 0;
  d.Callback = NULL;
  TRY("no callback", r->RegisterProvider(x, &d));
  NevercInterceptorDescriptor i;
  FRESH(&i);
  i.Phase = parse;
  TRY("interceptor without callback", r->RegisterInterceptor(x, &i));
  i.Callback = idle_interceptor;
  TRY("interceptor", r->RegisterInterceptor(x, &i));
}

static void publish(const NevercRegistrarAPI *r, void *x) {
  const NevercInterfaceID builtin = {NEVERC_INTERFACE_CORE_HIGH, NEVERC_INTERFACE_CORE_LOW}, zero = {0, 0};
  NevercCompatibilityKey key;
  FRESH(&key);
  TRY("null table", r->RegisterInterface(x, own_interface, NEVERC_INTERFACE_STABLE, NULL, NULL));
  TRY("zero ID", r->RegisterInterface(x, zero, NEVERC_INTERFACE_STABLE, &own_table, NULL));
  TRY("built in", r->RegisterInterface(x, builtin, NEVERC_INTERFACE_STABLE, &own_table, NULL));
  TRY("lockstep without key", r->RegisterInterface(x, own_interface, NEVERC_INTERFACE_LOCKSTEP, &own_table, NULL));
  TRY("empty key", r->RegisterInterface(x, own_interface, NEVERC_INTERFACE_LOCKSTEP, &own_table, &key));
  key.ProducerBuildID = bootstrap->HostBuildID;
  key.TargetABIKey = sv("any");
  TRY("no LLVM", r->RegisterInterface(x, own_interface, NEVERC_INTERFACE_LOCKSTEP, &own_table, &key));
  key.LLVMMajor = bootstrap->LLVMMajor;
  TRY("publish", r->RegisterInterface(x, own_interface, NEVERC_INTERFACE_LOCKSTEP, &own_table, &key));
  TRY("twice", r->RegisterInterface(x, own_interface, NEVERC_INTERFACE_STABLE, &own_table, NULL));
}

static void use(const char *when) {
  const OwnTable *found = NULL;
  uint16_t minor = 0;
  uint64_t size = 0;
  NevercStatus s = core->QueryInterface(core->Context, own_interface, 1, 2, (const void **)&found, &minor, &size);
  say("%s: %s %u %d", when, name_of(s), minor, found ? found->Answer() : 0);
}

static NevercOptionEnumValue levels[2];
static NevercStringView texts[4];

static NevercStatus NEVERC_CALL validate(const NevercOptionValidationContext *c, NevercStringView v, void *u) {
  UNUSED(u);
  say("validate %.*s %.*s #%llu for %.*s", (int)c->Spelling.Length, c->Spelling.Data, (int)v.Length, v.Data, (unsigned long long)c->Occurrence, (int)c->PluginID.Length, c->PluginID.Data);
  return st(same(v, "bad") ? NEVERC_STATUS_INVALID_ARGUMENT : NEVERC_STATUS_OK);
}

static NevercStringList one(int slot, const char *text) {
  texts[slot] = sv(text);
  NevercStringList list = {&texts[slot], 1, sizeof texts[slot]};
  return list;
}

static void register_options(const NevercRegistrarAPI *r, void *x) {
  NevercOptionDescriptor d;
  FRESH(&d);
  d.Spelling = sv("--conform-flag");
  d.Help = sv("Switch something on");
  TRY("flag", r->RegisterOption(x, &d));
  TRY("twice", r->RegisterOption(x, &d));
  FRESH(&d);
  d.Spelling = sv("--conform-level=");
  d.Form = NEVERC_OPTION_JOINED;
  d.ValueType = NEVERC_OPTION_ENUM;
  d.Multiplicity = NEVERC_OPTION_LAST_WINS;
  d.Metavar = sv("LEVEL");
  d.Help = sv("How much");
  TRY("enum without names", r->RegisterOption(x, &d));
  FRESH(&levels[0]);
  FRESH(&levels[1]);
  levels[0].Name = sv("slow");
  levels[1].Name = sv("fast");
  d.EnumValues.Data = levels;
  d.EnumValues.Count = 2;
  d.EnumValues.ElementStride = sizeof levels[0];
  d.Aliases = one(0, "--conform-lvl=");
  TRY("joined", r->RegisterOption(x, &d));
  FRESH(&d);
  d.Spelling = sv("--conform-count");
  d.Form = NEVERC_OPTION_SEPARATE;
  d.ValueType = NEVERC_OPTION_UINT;
  d.Hidden = NEVERC_TRUE;
  d.Help = sv("Never shown");
  TRY("separate", r->RegisterOption(x, &d));
  FRESH(&d);
  d.Spelling = sv("--conform-pair");
  d.Form = NEVERC_OPTION_MULTI_ARG;
  d.ValueType = NEVERC_OPTION_STRING;
  d.Multiplicity = NEVERC_OPTION_APPEND;
  d.ArgumentCount = 2;
  d.Validator = validate;
  TRY("multi", r->RegisterOption(x, &d));
  FRESH(&d);
  d.Spelling = sv("--conform-other");
  d.Conflicts = one(1, "--conform-flag");
  TRY("conflicting", r->RegisterOption(x, &d));
  FRESH(&d);
  d.Spelling = sv("--conform-needs");
  d.Requires = one(2, "--conform-count");
  TRY("needing", r->RegisterOption(x, &d));
  FRESH(&d);
  d.Spelling = sv("--conform-signed");
  d.Form = NEVERC_OPTION_SEPARATE;
  d.ValueType = NEVERC_OPTION_INT;
  TRY("signed", r->RegisterOption(x, &d));
  FRESH(&d);
  d.Spelling = sv("--conform-target=");
  d.Form = NEVERC_OPTION_JOINED;
  d.ValueType = NEVERC_OPTION_STRING;
  d.TargetPredicate = sv("aarch64-*");
  TRY("target", r->RegisterOption(x, &d));
  FRESH(&d);
  d.Spelling = sv("--conform-bool=");
  d.Form = NEVERC_OPTION_JOINED;
  d.ValueType = NEVERC_OPTION_BOOL;
  TRY("bool", r->RegisterOption(x, &d));
  FRESH(&d);
  d.Spelling = sv("--conform-path");
  d.Form = NEVERC_OPTION_SEPARATE;
  d.ValueType = NEVERC_OPTION_PATH;
  TRY("path", r->RegisterOption(x, &d));
  FRESH(&d);
  d.Spelling = sv("plain");
  TRY("no dash", r->RegisterOption(x, &d));
  d.Spelling = sv("--x");
  d.Form = 9;
  TRY("odd form", r->RegisterOption(x, &d));
  d.Form = NEVERC_OPTION_MULTI_ARG;
  TRY("multi without count", r->RegisterOption(x, &d));
  d.Form = NEVERC_OPTION_FLAG;
  d.Required = 2;
  TRY("odd boolean", r->RegisterOption(x, &d));
  d.Required = 0;
  d.Aliases.Count = 1;
  TRY("list without data", r->RegisterOption(x, &d));
}

static void one_option(const NevercRegistrarAPI *r, void *x, const char *spelling, NevercBool required) {
  NevercOptionDescriptor d;
  FRESH(&d);
  d.Spelling = sv(spelling);
  d.Required = required;
  TRY("option", r->RegisterOption(x, &d));
}

static NevercInterfaceID parse_phase = PHASE_ID(SYNTAX_PARSE);

static NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *c, const NevercRegistrarAPI *r, void *x, void *state) {
  core = c;
  if (state != NULL && strcmp((const char *)state, "process"))
    say("wrong process state");
  kept_registrar = x;
  kept_table = r;
  TRY("observer one", add_observer(r, x, parse_phase, 3, observe, (void *)"", forget));
  if (is("two_user_data"))
    TRY("observer two", add_observer(r, x, parse_phase, 1, observe, (void *)" two", forget));
  if (is("emit_early")) {
    NevercDiagnosticHandle d;
    TRY("emit in Register", emit(NEVERC_DIAGNOSTIC_REMARK, 1, own_id(), "x", "early", &d));
  }
  if (is("register_observers"))
    register_observers(r, x);
  if (is("register_providers"))
    register_providers(r, x);
  if (is("register_phases"))
    register_phases(r, x);
  if (is("publish"))
    publish(r, x);
  if (is("use"))
    use("in Register");
  if (is("misses_late")) {
    const void *table;
    uint16_t its;
    uint64_t room;
    return c->QueryInterface(c->Context, own_interface, 1, 0, &table, &its, &room);
  }
  if (is("options") || is("option_values"))
    register_options(r, x);
  if (after("option:"))
    one_option(r, x, after("option:"), 0);
  if (after("required:"))
    one_option(r, x, after("required:"), 1);
  if (is("unknown_phase")) {
    const NevercInterfaceID id = {NEVERC_PHASE_SYNTAX_PARSE_HIGH, 0x999};
    TRY("unknown phase", add_observer(r, x, id, 1, observe, (void *)"", NULL));
  }
  if (is("undeclared_point")) {
    const NevercInterfaceID id = PHASE_ID(OBJECT_COMMIT);
    TRY("undeclared point", add_observer(r, x, id, NEVERC_OBSERVER_AFTER, observe, (void *)"", NULL));
  }
  if (is("sealed_interceptor")) {
    const NevercInterfaceID id = PHASE_ID(IR_FINAL_VERIFY);
    TRY("sealed", add_interceptor(r, x, id, idle_interceptor, NULL));
  }
  if (is("sealed_provider")) {
    const NevercInterfaceID id = PHASE_ID(OBJECT_COMMIT);
    TRY("sealed", add_provider(r, x, id, idle_provider, 0));
  }
  if (is("not_replaceable")) {
    const NevercInterfaceID id = PHASE_ID(SOURCE_RESOLVE_INPUT);
    TRY("provider", add_provider(r, x, id, idle_provider, 0));
  }
  if (is("event_interceptor")) {
    const NevercInterfaceID id = PHASE_ID(SOURCE_AFTER_OPEN);
    TRY("event", add_interceptor(r, x, id, idle_interceptor, NULL));
  }
  return here("Register");
}

/* ---- sessions and tasks ---- */

static void option_values(const char *spelling) {
  uint64_t n = 99, i;
  NevercStringView v;
  NevercStatus s = core->GetPluginOptionValueCount(core->Context, session, sv(own_id()), sv(spelling), &n);
  say("%s: %s %llu", spelling, name_of(s), (unsigned long long)n);
  for (i = 0; i < n && n < 9; ++i) {
    s = core->GetPluginOptionValue(core->Context, session, sv(own_id()), sv(spelling), i, &v);
    say("%s %llu: %s %.*s", spelling, (unsigned long long)i, name_of(s), (int)v.Length, v.Data ? v.Data : "");
  }
  s = core->GetPluginOptionValue(core->Context, session, sv(own_id()), sv(spelling), n, &v);
  say("%s past the end: %s", spelling, name_of(s));
}

static void memory(void) {
  void *a = NULL, *b = (void *)8;
  TRY("null out", core->Allocate(core->Context, 8, 8, NULL));
  TRY("alignment 3", core->Allocate(core->Context, 8, 3, &b));
  say("cleared %d", b == NULL);
  TRY("alignment 0", core->Allocate(core->Context, 8, 0, &b));
  TRY("too much", core->Allocate(core->Context, ~0ull, 8, &b));
  TRY("allocate", core->Allocate(core->Context, 64, 64, &a));
  say("aligned %d", ((uintptr_t)a & 63) == 0);
  strcpy((char *)a, "kept");
  TRY("too much more", core->Reallocate(core->Context, a, 64, ~0ull >> 1, 64, &b));
  say("still there: %s", (char *)a);
  TRY("wrong old size", core->Reallocate(core->Context, a, 63, 128, 64, &b));
  TRY("grow", core->Reallocate(core->Context, a, 64, 100000, 64, &b));
  say("contents %s", (char *)b);
  TRY("old block", core->Deallocate(core->Context, a == b ? (void *)&a : a, 64, 64));
  TRY("wrong size", core->Deallocate(core->Context, b, 64, 64));
  TRY("wrong alignment", core->Deallocate(core->Context, b, 100000, 8));
  TRY("free", core->Deallocate(core->Context, b, 100000, 64));
  TRY("free twice", core->Deallocate(core->Context, b, 100000, 64));
  TRY("free foreign", core->Deallocate(core->Context, &b, 8, 8));
  TRY("free null", core->Deallocate(core->Context, NULL, 1, 1));
}

static void diagnostics(void) {
  NevercDiagnosticHandle d;
  NevercDiagnosticDescriptor n;
  struct { NevercDiagnosticNote note; char tail[24]; } notes[2];
  TRY("foreign plugin", emit(NEVERC_DIAGNOSTIC_ERROR, 5, "org.other", "x", "not mine", &d));
  TRY("odd severity", emit(9, 5, own_id(), "x", "odd", &d));
  TRY("null out", emit(NEVERC_DIAGNOSTIC_ERROR, 5, own_id(), "x", "no handle", NULL));
  TRY("null descriptor", core->EmitDiagnostic(core->Context, NULL, &d));
  TRY("custom phase", emit(NEVERC_DIAGNOSTIC_WARNING, 5, own_id(), "neverc.extension.custom", "second", &d));
  say("token %d owner %d", d.Value != 0, d.Owner == session.Owner);
  memset(notes, 0, sizeof notes);
  HEADER(&notes[0].note);
  HEADER(&notes[1].note);
  notes[0].note.Message = sv("note one");
  notes[1].note.Message = sv("note two");
  FRESH(&n);
  n.Severity = NEVERC_DIAGNOSTIC_REMARK;
  n.Code = 1001;
  n.PluginID = sv(own_id());
  n.PhaseID = sv("neverc.driver.raw_arguments");
  n.Message = sv("first");
  n.Notes.Data = notes;
  n.Notes.Count = 2;
  n.Notes.ElementStride = sizeof notes[0];
  TRY("notes with a wide stride", core->EmitDiagnostic(core->Context, &n, &d));
  n.Notes.ElementStride = 8;
  TRY("notes with a narrow stride", core->EmitDiagnostic(core->Context, &n, &d));
  n.Notes.ElementStride = sizeof notes[0];
  n.Notes.Data = NULL;
  TRY("notes without data", core->EmitDiagnostic(core->Context, &n, &d));
  memset(&n.Notes, 0, sizeof n.Notes);
  n.Message.Data = NULL;
  TRY("text without data", core->EmitDiagnostic(core->Context, &n, &d));
}

static void all_interfaces(const NevercCoreAPI *c);

static void odd_memory(void) {
  void *a = NULL, *b = NULL;
  TRY("no bytes", core->Allocate(core->Context, 0, 8, &a));
  say("a block %d", a != NULL);
  TRY("grow from nothing", core->Reallocate(core->Context, a, 0, 16, 8, &a));
  memset(a, 7, 16);
  TRY("shrink to nothing", core->Reallocate(core->Context, a, 16, 0, 8, &a));
  TRY("free nothing", core->Deallocate(core->Context, a, 0, 8));
  TRY("from null", core->Reallocate(core->Context, NULL, 0, 24, 4096, &b));
  say("aligned %d", b && ((uintptr_t)b & 4095) == 0);
  TRY("in place", core->Reallocate(core->Context, b, 24, 24, 4096, &b));
  TRY("free", core->Deallocate(core->Context, b, 24, 4096));
  TRY("null of no size", core->Deallocate(core->Context, NULL, 0, 0));
}

static void odd_diagnostics(void) {
  struct { NevercDiagnosticDescriptor d; char tail[64]; } longer;
  NevercDiagnosticHandle h = {9, 9};
  memset(&longer, 0x5a, sizeof longer);
  FRESH(&longer.d);
  longer.d.Header.StructSize = sizeof longer;
  longer.d.PluginID = sv(own_id());
  longer.d.Severity = NEVERC_DIAGNOSTIC_NOTE;
  TRY("no words at all", core->EmitDiagnostic(core->Context, &longer.d, &h));
  longer.d.Message = (NevercStringView){"bad \xff byte\nnext line", 20};
  longer.d.PhaseID = sv("p");
  TRY("bytes that are no text", core->EmitDiagnostic(core->Context, &longer.d, &h));
  longer.d.Ranges.Count = 1;
  TRY("ranges without data", core->EmitDiagnostic(core->Context, &longer.d, &h));
  say("cleared %d", neverc_handle_is_null(h));
  longer.d.Ranges.Count = 0;
  longer.d.Header.StructSize = 100;
  TRY("too short", core->EmitDiagnostic(core->Context, &longer.d, &h));
}

static NevercStatus NEVERC_CALL session_begin(const NevercCoreAPI *c, NevercSessionHandle h, void *p, void **out) {
  UNUSED(c);
  UNUSED(p);
  session = h;
  *out = (void *)"session";
  if (is("odd_memory"))
    odd_memory();
  if (is("odd_diagnostics"))
    odd_diagnostics();
  if (is("all_interfaces"))
    all_interfaces(c);
  if (is("misses_in_session")) {
    const void *table;
    uint16_t its;
    uint64_t room;
    return c->QueryInterface(c->Context, own_interface, 1, 0, &table, &its, &room);
  }
  if (is("late_register"))
    TRY("late", add_observer(kept_table, kept_registrar, parse_phase, 1, observe, (void *)"", NULL));
  if (is("use"))
    use("in SessionBegin");
  if (is("memory"))
    memory();
  if (is("leak")) {
    void *lost;
    TRY("allocate", core->Allocate(core->Context, 1234, 8, &lost));
  }
  if (is("diagnostics"))
    diagnostics();
  if (is("option_values")) {
    option_values("--conform-flag");
    option_values("--conform-level=");
    option_values("--conform-count");
    option_values("--conform-pair");
    option_values("--conform-signed");
    option_values("--conform-bool=");
    option_values("--conform-path");
    option_values("--nothing");
    option_values("--conform-lvl=");
  }
  return here("SessionBegin");
}

static NevercStatus NEVERC_CALL session_end(const NevercCoreAPI *c, NevercSessionHandle h, void *p, void *s) {
  UNUSED(c), UNUSED(h), UNUSED(p);
  if (strcmp((const char *)s, "session"))
    say("wrong session state");
  if (is("handles"))
    TRY("ended task", core->CheckCancelled(core->Context, first_task));
  if (after("threads:"))
    say("entered %d at most %d at once", atomic_load(&entered), atomic_load(&most) > 1 ? 2 : atomic_load(&most));
  return here("SessionEnd");
}

static void *from_thread(void *unused) {
  UNUSED(unused);
  TRY("other thread", core->CheckCancelled(core->Context, previous_task));
  return NULL;
}

static void handles(NevercTaskHandle task) {
  void *got = NULL;
  NevercTaskHandle forged = task, null = {0, 0}, half = task;
  NevercSessionHandle other = session;
  forged.Owner += 1000;
  half.Value = 0;
  other.Owner += 1000;
  TRY("own task", core->CheckCancelled(core->Context, task));
  TRY("null task", core->CheckCancelled(core->Context, null));
  TRY("task without value", core->CheckCancelled(core->Context, half));
  TRY("unknown owner", core->CheckCancelled(core->Context, forged));
  TRY("session as task", core->CheckCancelled(core->Context, session));
  TRY("unknown session", core->GetSessionState(core->Context, other, sv(own_id()), &got));
  TRY("task as session", core->GetSessionState(core->Context, task, sv(own_id()), &got));
  TRY("unknown plugin", core->GetTaskState(core->Context, task, sv("org.other"), &got));
  TRY("null out", core->GetTaskState(core->Context, task, sv(own_id()), NULL));
  TRY("session state", core->GetSessionState(core->Context, session, sv(own_id()), &got));
  if (first_task.Owner && first_task.Owner != task.Owner)
    TRY("parent task", core->CheckCancelled(core->Context, first_task));
  previous_task = task;
  pthread_t t;
  pthread_create(&t, NULL, from_thread, NULL);
  pthread_join(t, NULL);
}

static NevercStatus NEVERC_CALL task_begin(const NevercCoreAPI *c, NevercTaskHandle h, NevercTaskKind k, void *p, void *s, void **out) {
  UNUSED(c), UNUSED(p), UNUSED(s);
  *out = (void *)"task";
  say("%s:TaskBegin %s", base_name(), kind_name(k));
  if (is("handles"))
    handles(h);
  if (!first_task.Owner)
    first_task = h;
  if (after("fail:TaskBegin_") && !strcmp(after("fail:TaskBegin_"), kind_name(k)))
    return st(NEVERC_STATUS_PLUGIN_FAILURE);
  return ok();
}

static NevercStatus NEVERC_CALL task_end(const NevercCoreAPI *c, NevercTaskHandle h, NevercTaskKind k, void *p, void *s, void *t) {
  UNUSED(p), UNUSED(s);
  void *got = NULL;
  if (strcmp((const char *)t, "task"))
    say("wrong task state");
  if (is("handles")) {
    NevercStatus status = c->GetTaskState(c->Context, h, sv(own_id()), &got);
    say("state in TaskEnd: %s %d", name_of(status), got == t);
  }
  say("%s:TaskEnd %s", base_name(), kind_name(k));
  return st(fails("TaskEnd") ? NEVERC_STATUS_PLUGIN_FAILURE : NEVERC_STATUS_OK);
}

static NevercStatus NEVERC_CALL destroy(const NevercCoreAPI *c, void *p) {
  UNUSED(c), UNUSED(p);
  return here("Destroy");
}

/* ---- the entry point ---- */

static NevercInterfaceRequirement wanted;
static NevercPluginDependency dependency;

static void require(NevercStructArrayView *view, const char *what) {
  FRESH(&wanted);
  wanted.Interface.High = NEVERC_INTERFACE_CORE_HIGH;
  wanted.Interface.Low = NEVERC_INTERFACE_CORE_LOW;
  wanted.Major = 1;
  view->Data = &wanted;
  view->Count = 1;
  view->ElementStride = sizeof wanted;
  if (!strcmp(what, "unknown"))
    wanted.Interface.Low = 5;
  if (!strcmp(what, "major"))
    wanted.Major = 2;
  if (!strcmp(what, "minor"))
    wanted.MinimumMinor = 9;
  if (!strcmp(what, "null_data"))
    view->Data = NULL;
  if (!strcmp(what, "stride"))
    view->ElementStride = 8;
  if (!strcmp(what, "two_wide")) {
    static struct { NevercInterfaceRequirement r; char tail[40]; } wide[2];
    wide[0].r = wide[1].r = wanted;
    wide[0].r.Header.StructSize = sizeof wide[0];
    wide[1].r.Interface.High = NEVERC_INTERFACE_IO_HIGH;
    wide[1].r.Interface.Low = NEVERC_INTERFACE_IO_LOW;
    view->Data = wide;
    view->Count = 2;
    view->ElementStride = sizeof wide[0];
  }
  if (!strcmp(what, "stability"))
    wanted.Stability = 7;
  if (!strcmp(what, "boolean"))
    wanted.Required = 2;
  if (!strcmp(what, "header"))
    wanted.Header.StructSize = 8;
  if (!strncmp(what, "lockstep", 8)) {
    wanted.Stability = NEVERC_INTERFACE_LOCKSTEP;
    HEADER(&wanted.Compatibility);
    wanted.Compatibility.ProducerBuildID = bootstrap->HostBuildID;
    wanted.Compatibility.TargetABIKey = sv(getenv("ABI_KEY"));
    wanted.Compatibility.LLVMMajor = bootstrap->LLVMMajor;
    if (strstr(what, "_key"))
      wanted.Compatibility.TargetABIKey = sv("mips-be-32-o32");
    if (strstr(what, "_build"))
      wanted.Compatibility.ProducerBuildID = sv("another build");
    if (strstr(what, "_empty"))
      wanted.Compatibility.LLVMMajor = 0;
  }
}

/* dep/<R|B|A>/<plugin>[/<minimum>[/<maximum>]] */
static void depend(NevercPluginDescriptor *p) {
  static char text[128];
  const char *rest = after("dep/");
  if (!rest)
    return;
  snprintf(text, sizeof text, "%s", rest);
  char *kind = strtok(text, "/"), *plugin = strtok(NULL, "/"), *minimum = strtok(NULL, "/"), *maximum = strtok(NULL, "/");
  FRESH(&dependency);
  dependency.Kind = kind[0] == 'R' ? NEVERC_DEPENDENCY_REQUIRED : kind[0] == 'B' ? NEVERC_DEPENDENCY_BEFORE : kind[0] == 'A' ? NEVERC_DEPENDENCY_AFTER : 9;
  dependency.PluginID = sv(plugin);
  if (minimum && strchr(minimum, '-')) {
    dependency.Version.MinimumInclusive.Prerelease = sv(strchr(minimum, '-') + 1);
    dependency.Version.AllowPrerelease = NEVERC_TRUE;
  }
  if (minimum)
    dependency.Version.MinimumInclusive.Major = (uint32_t)atoi(minimum);
  if (maximum) {
    dependency.Version.HasMaximum = NEVERC_TRUE;
    dependency.Version.MaximumExclusive.Major = (uint32_t)atoi(maximum);
  }
  p->Dependencies.Data = &dependency;
  p->Dependencies.Count = 1;
  p->Dependencies.ElementStride = sizeof dependency;
}

/* All tables that are published: no slot is null, the size is that of the header, bootstrap and core agree. */
static void all_interfaces(const NevercCoreAPI *c) {
#define ROW(NAME) {#NAME, {NEVERC_INTERFACE_##NAME##_HIGH, NEVERC_INTERFACE_##NAME##_LOW}}
  static const struct { const char *name; NevercInterfaceID id; } rows[] = {
      ROW(ASSEMBLY_PROVIDER), ROW(AST), ROW(CALLING_CONVENTION), ROW(CORE), ROW(DRIVER), ROW(DYNCODE),
      ROW(DYNCODE_PHASE), ROW(DYNCODE_REGISTRAR), ROW(IO), ROW(IR_ANALYSIS), ROW(IR_BUILDER), ROW(IR_CORE),
      ROW(IR_GEN), ROW(IR_OPTIMIZATION), ROW(IR_PASS), ROW(LINK), ROW(LINK_PHASE), ROW(LINK_REGISTRAR), ROW(LTO),
      ROW(LTO_REGISTRAR), ROW(MC_EMISSION), ROW(MC), ROW(MC_PROVIDER), ROW(MIR_ANALYSIS), ROW(MIR), ROW(MIR_PASS),
      ROW(MIR_PROVIDER), ROW(OBJECT_FORMAT), ROW(OBJECT), ROW(OBJECT_PHASE), ROW(PARSER), ROW(PREP), ROW(SEMA),
      ROW(SOURCE_LOCATION), ROW(TARGET_ABI), ROW(TARGET),
  };
#undef ROW
  int found = 0, same_table = 0, whole = 0;
  char newer[160] = "";
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; ++i) {
    const void *table = NULL, *again = NULL;
    uint16_t minor = 0;
    uint64_t size = 0;
    found += bootstrap->QueryInterface(bootstrap->Context, rows[i].id, 1, 0, &table, &minor, &size).Code == 0;
    c->QueryInterface(c->Context, rows[i].id, 1, 0, &again, &minor, &size);
    same_table += table && table == again;
    if (!table)
      continue;
    const NevercABITableHeader *header = (const NevercABITableHeader *)table;
    void *const *slots = (void *const *)(header + 1);
    int complete = header->StructSize == size && header->Major == 1 && header->Minor == minor && size > sizeof *header;
    for (size_t k = 0; k < (size - sizeof *header) / sizeof *slots; ++k)
      complete &= slots[k] != NULL;
    whole += complete;
    if (minor)
      snprintf(newer + strlen(newer), sizeof newer - strlen(newer), " %s %u", rows[i].name, minor);
  }
  say("published %d same %d whole %d", found, same_table, whole);
  say("newer%s", newer);
}

static void show_interfaces(void) {
  query("core", NEVERC_INTERFACE_CORE_HIGH, NEVERC_INTERFACE_CORE_LOW, 1, 0);
  query("wrong major", NEVERC_INTERFACE_CORE_HIGH, NEVERC_INTERFACE_CORE_LOW, 2, 0);
  query("minor too new", NEVERC_INTERFACE_CORE_HIGH, NEVERC_INTERFACE_CORE_LOW, 1, 9);
  query("unknown", 1, 2, 1, 0);
  const NevercInterfaceID id = {NEVERC_INTERFACE_CORE_HIGH, NEVERC_INTERFACE_CORE_LOW};
  uint16_t minor = 5;
  const void *table = bootstrap;
  NevercStatus s = bootstrap->QueryInterface(bootstrap->Context, id, 1, 0, &table, &minor, NULL);
  say("null out: %s %s %u", name_of(s), table ? "table" : "null", minor);
  query("ast", NEVERC_INTERFACE_AST_HIGH, NEVERC_INTERFACE_AST_LOW, 1, 1);
  query("driver", NEVERC_INTERFACE_DRIVER_HIGH, NEVERC_INTERFACE_DRIVER_LOW, 1, 0);
  query("io", NEVERC_INTERFACE_IO_HIGH, NEVERC_INTERFACE_IO_LOW, 1, 0);
  query("locations", NEVERC_INTERFACE_SOURCE_LOCATION_HIGH, NEVERC_INTERFACE_SOURCE_LOCATION_LOW, 1, 0);
  say("bootstrap %u %u.%u llvm %u build %d", bootstrap->Header.StructSize, bootstrap->Header.Major, bootstrap->Header.Minor, bootstrap->LLVMMajor, bootstrap->HostBuildID.Length > 0);
}

NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *b, NevercPluginDescriptor *out) {
  struct { NevercPluginDescriptor p; char tail[64]; } whole;
  NevercPluginDescriptor *p = &whole.p;
  const char *rest;
  uint32_t capacity = out->Header.StructSize;
  size_t size = sizeof *p;
  bootstrap = b;
  memset(&whole, 0, sizeof whole);
  if (is("entries"))
    say("%s:entry", base_name());
  if (is("capacity")) {
    const unsigned char *bytes = (const unsigned char *)out;
    int zero = 1;
    for (size_t i = 4; i < capacity; ++i)
      zero &= bytes[i] == 0;
    say("capacity %u zeroed %d", capacity, zero);
  }
  if (is("interfaces"))
    show_interfaces();
  if ((rest = after("entry:")))
    return named(rest);
  if (is("misses")) {
    const void *table;
    uint16_t its;
    uint64_t room;
    const NevercInterfaceID id = {NEVERC_INTERFACE_DRIVER_HIGH, NEVERC_INTERFACE_DRIVER_LOW};
    return b->QueryInterface(b->Context, id, 1, 9, &table, &its, &room);
  }
  HEADER(p);
  p->PluginID = sv(own_id());
  p->DisplayName = sv("Conformance plugin");
  p->Version.Major = 1;
  p->Version.Minor = 2;
  p->Concurrency = NEVERC_CONCURRENCY_SESSION_SERIAL;
  p->Reentrancy = NEVERC_REENTRANCY_ALLOWED;
  if ((rest = after("threads:")))
    p->Concurrency = !strcmp(rest, "THREAD_SAFE") ? NEVERC_CONCURRENCY_THREAD_SAFE : !strcmp(rest, "PROCESS_SERIAL") ? NEVERC_CONCURRENCY_PROCESS_SERIAL : NEVERC_CONCURRENCY_SESSION_SERIAL;
  p->ProcessBegin = process_begin;
  p->Register = register_all;
  p->SessionBegin = session_begin;
  p->SessionEnd = session_end;
  p->TaskBegin = task_begin;
  p->TaskEnd = task_end;
  p->Destroy = destroy;
  if ((rest = after("require:")))
    require(&p->RequiredInterfaces, rest);
  if ((rest = after("optional:")))
    require(&p->OptionalInterfaces, rest);
  depend(p);
  if ((rest = after("major:")))
    p->Header.Major = (uint16_t)atoi(rest);
  if ((rest = after("minor:")))
    p->Header.Minor = (uint16_t)atoi(rest);
  if (is("no_register"))
    p->Register = NULL;
  if (is("unpaired_session"))
    p->SessionEnd = NULL;
  if (is("unpaired_task"))
    p->TaskBegin = NULL;
  if (is("no_scopes")) {
    p->SessionBegin = NULL, p->SessionEnd = NULL;
    p->TaskBegin = NULL, p->TaskEnd = NULL, p->Destroy = NULL;
  }
  if (is("concurrency"))
    p->Concurrency = 9;
  if (is("reentrancy"))
    p->Reentrancy = 9;
  if (is("dependency_stride")) {
    p->Dependencies.Data = &dependency;
    p->Dependencies.Count = 1;
    p->Dependencies.ElementStride = 8;
  }
  if (is("dependency_data"))
    p->Dependencies.Count = 1;
  if (is("prerelease"))
    p->Version.Prerelease = sv("beta.2");
  if (is("scribble")) {
    /* Nothing of the descriptor is looked at later. */
    static char id[64];
    snprintf(id, sizeof id, "%s", own_id());
    p->PluginID = sv(id);
    p->DisplayName = sv(id);
    scribbled = id;
  }
  if (is("version_reserved"))
    p->Version.Reserved = 1;
  if (is("null_id"))
    p->PluginID.Data = NULL;
  if (is("prefix")) {
    size = offsetof(NevercPluginDescriptor, SessionBegin);
    p->SessionBegin = session_begin;
  }
  if (is("short"))
    size = offsetof(NevercPluginDescriptor, Register);
  if (is("longer"))
    size = sizeof whole;
  p->Header.StructSize = (uint32_t)size;
  memcpy(out, &whole, capacity < size ? capacity : size);
  return ok();
}
