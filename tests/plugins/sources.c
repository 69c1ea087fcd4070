/* Conformance of the source phases and of the location table. */
#include "conform.h"

static const NevercSourceLocationAPI *l;
#define L l->Context

static const char *text_of(NevercStringView v) {
  static char texts[4][256];
  static unsigned at;
  char *t = texts[at++ % 4];
  snprintf(t, 256, "%.*s", (int)v.Length, v.Data ? v.Data : "");
  return t;
}

static void create(const char *label, Frame *f, void (*change)(NevercMemorySourceUnitDescriptor *)) {
  NevercMemorySourceUnitDescriptor d;
  NevercArtifactHandle out = {1, 1};
  FRESH(&d);
  d.LogicalPath = sv("made.c");
  d.CanonicalIdentity = sv("neverc-memory://made");
  d.Content.Data = (const uint8_t *)"int x;\n";
  d.Content.Length = 7;
  d.ProviderID = sv("org.conform.sources");
  if (change)
    change(&d);
  NevercStatus s = l->CreateMemorySourceUnit(L, f, f->Input, &d, &out);
  say("%s: %s %s", label, name_of(s), neverc_handle_is_null(out) ? "null" : "set");
}
static void no_identity(NevercMemorySourceUnitDescriptor *d) { d->CanonicalIdentity = sv(""); }
static void no_path(NevercMemorySourceUnitDescriptor *d) { d->LogicalPath = sv(""); }
static void no_provider(NevercMemorySourceUnitDescriptor *d) { d->ProviderID = sv(""); }
static void no_bytes(NevercMemorySourceUnitDescriptor *d) { d->Content.Data = NULL; }
static void odd_flag(NevercMemorySourceUnitDescriptor *d) { d->Cacheable = 2; }
static void reserved(NevercMemorySourceUnitDescriptor *d) { d->Reserved = 1; }
static void short_one(NevercMemorySourceUnitDescriptor *d) { d->Header.StructSize = 24; }
static void empty_content(NevercMemorySourceUnitDescriptor *d) { memset(&d->Content, 0, sizeof d->Content); }

static void locations(const char *where, NevercTaskHandle t) {
  NevercSourceLocationInfo info, two[2];
  NevercHandle null = {0, 0}, forged = {t.Owner, 0x0123456789abcdefull}, out = {1, 1};
  NevercPresumedLocation presumed;
  NevercBufferView view;
  NevercFileInfo file;
  NevercSourceRangeInfo range;
  char label[64];
#define LOCATION(what, call) snprintf(label, sizeof label, "%s %s", where, what), TRY(label, call)
  OUT(&info);
  LOCATION("null location", l->GetLocationInfo(L, t, null, &info));
  OUT(&info);
  LOCATION("forged location", l->GetLocationInfo(L, t, forged, &info));
  OUT(&info);
  LOCATION("task as location", l->GetLocationInfo(L, t, t, &info));
  LOCATION("spelling", l->GetSpellingLocation(L, t, forged, &out));
  say("%s cleared %d", where, neverc_handle_is_null(out));
  LOCATION("expansion", l->GetExpansionLocation(L, t, forged, &out));
  LOCATION("file location", l->GetFileLocation(L, t, forged, &out));
  LOCATION("include", l->GetIncludeLocation(L, t, forged, &out));
  LOCATION("token end", l->GetTokenEnd(L, t, forged, &out));
  LOCATION("file", l->GetLocationFile(L, t, forged, &out));
  OUT(&presumed);
  LOCATION("presumed", l->GetPresumedLocation(L, t, forged, &presumed));
  OUT(&view);
  LOCATION("characters", l->GetCharacterData(L, t, forged, &view));
  OUT(&view);
  LOCATION("text", l->GetSourceText(L, t, forged, &view));
  OUT(&range);
  LOCATION("range", l->GetRangeInfo(L, t, forged, &range));
  OUT(&file);
  LOCATION("file info", l->GetFileInfo(L, t, forged, &file));
  memset(two, 0, sizeof two);
  NevercHandle both[2] = {forged, forged};
  LOCATION("batch without room", l->GetLocationInfoBatch(L, t, both, 2, two, 1));
  LOCATION("null out", l->GetLocationInfo(L, t, forged, NULL));
}

static NevercStatus NEVERC_CALL observe(Frame *f, NevercObserverPoint point, void *name) {
  say("%s %u same %d", (const char *)name, point, f->Input.Value == f->CurrentOutput.Value);
  NevercSourceInputInfo in;
  NevercSourceUnitInfo unit;
  if (!strcmp((const char *)name, "resolve") && point == NEVERC_OBSERVER_BEFORE) {
    OUT(&in);
    NevercStatus s = l->GetSourceInput(L, f, f->Input, &in);
    say("input: %s %s kind %u system %u preprocessed %u", name_of(s), text_of(in.Path), in.Kind, in.System, in.Preprocessed);
    OUT(&unit);
    TRY("unit of an input", l->GetSourceUnit(L, f, f->Input, &unit));
    in.Header.StructSize = 4;
    TRY("input with a small record", l->GetSourceInput(L, f, f->Input, &in));
    create("unit by an observer", f, NULL);
    locations("early", f->Task);
  }
  if (!strcmp((const char *)name, "after_open")) {
    OUT(&unit);
    NevercStatus s = l->GetSourceUnit(L, f, f->CurrentOutput, &unit);
    say("opened: %s %s identity %d memory %u size %llu provider %s", name_of(s), text_of(unit.LogicalPath), unit.CanonicalIdentity.Length > 0, unit.MemoryBacked,
        (unsigned long long)unit.Size, text_of(unit.ProviderID));
  }
  if (!strcmp((const char *)name, "parse") && point == NEVERC_OBSERVER_AFTER)
    locations("parsed", f->Task);
  return ok();
}

static NevercStatus NEVERC_CALL intercept(Frame *f, Next *k, Result *out, void *data) {
  Result below;
  UNUSED(data), UNUSED(out);
  if (is("create")) {
    create("sound", f, NULL);
    create("empty content", f, empty_content);
    create("no identity", f, no_identity);
    create("no path", f, no_path);
    create("no provider", f, no_provider);
    create("bytes without data", f, no_bytes);
    create("odd flag", f, odd_flag);
    create("reserved", f, reserved);
    create("short", f, short_one);
    NevercArtifactHandle made;
    TRY("null descriptor", l->CreateMemorySourceUnit(L, f, f->Input, NULL, &made));
  }
  if (is("wrong_phase"))
    create("in resolve_input", f, NULL);
  if (is("relative")) {
    struct { NevercMemorySourceUnitDescriptor d; char tail[32]; } longer;
    memset(&longer, 0x5a, sizeof longer);
    FRESH(&longer.d);
    longer.d.Header.StructSize = sizeof longer;
    longer.d.LogicalPath = sv("sub/made.c");
    longer.d.CanonicalIdentity = sv("neverc-memory://relative");
    longer.d.Content.Data = (const uint8_t *)"#include \"../inc.h\"\nint value = FROM_HEADER(1);\nconst char *name = __FILE__;\nint broken = x;\n";
    longer.d.Content.Length = strlen((const char *)longer.d.Content.Data);
    longer.d.ProviderID = sv("org.conform.sources");
    out->Action = NEVERC_PHASE_REPLACE;
    return l->CreateMemorySourceUnit(L, f, f->Input, &longer.d, &out->Output);
  }
  return go_down(f, k, &below);
}

static NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *c, const NevercRegistrarAPI *r, void *x, void *s) {
  const NevercInterfaceID resolve = PHASE_ID(SOURCE_RESOLVE_INPUT), open = PHASE_ID(SOURCE_OPEN), after_open = PHASE_ID(SOURCE_AFTER_OPEN), parse = PHASE_ID(SYNTAX_PARSE);
  UNUSED(s);
  core = c;
  l = TABLE(SOURCE_LOCATION, NevercSourceLocationAPI);
  add_interceptor(r, x, is("wrong_phase") ? resolve : open, intercept, NULL);
  add_observer(r, x, resolve, 3, observe, (void *)(uintptr_t)"resolve", NULL);
  add_observer(r, x, open, 3, observe, (void *)(uintptr_t)"open", NULL);
  add_observer(r, x, after_open, 2, observe, (void *)(uintptr_t)"after_open", NULL);
  return add_observer(r, x, parse, 3, observe, (void *)(uintptr_t)"parse", NULL);
}

NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *b, NevercPluginDescriptor *out) {
  NevercPluginDescriptor p = described(b, own_id(), "Sources", register_all);
  return hand_over(&p, out);
}
