/* Options in all forms; OPTION is a statement that changes the descriptor `d` of one more. */
#define WITH_SESSION
#include "plugin.h"

static const NevercCoreAPI *core_api;

static NevercStatus NEVERC_CALL validate(const NevercOptionValidationContext *c, NevercStringView v, void *u) {
  (void)u;
  say("validate %.*s #%llu %.*s", (int)v.Length, v.Data, (unsigned long long)c->Occurrence, (int)c->TargetTriple.Length, c->TargetTriple.Data);
  return st(v.Length == 3 && !memcmp(v.Data, "bad", 3) ? NEVERC_STATUS_INVALID_ARGUMENT : NEVERC_STATUS_OK);
}

static NevercOptionEnumValue names[2];
static NevercStringView alias;
static NevercStringView other;

NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *c, const NevercRegistrarAPI *r, void *x, void *s) {
  NevercOptionDescriptor d;
  NevercStatus status = neverc_status_ok();
  (void)s;
  core_api = c;
#ifdef STANDARD
  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.Spelling = sv("--trace");
  d.Form = NEVERC_OPTION_FLAG;
  say("flag: %s", name_of(r->RegisterOption(x, &d)));
  say("flag twice: %s", name_of(r->RegisterOption(x, &d)));

  memset(&d, 0, sizeof d);
  HEADER(&d);
  HEADER(&names[0]);
  HEADER(&names[1]);
  names[0].Name = sv("slow");
  names[1].Name = sv("fast");
  d.Spelling = sv("--level=");
  alias = sv("--lvl=");
  d.Aliases.Data = &alias;
  d.Aliases.Count = 1;
  d.Aliases.ElementStride = sizeof alias;
  d.Form = NEVERC_OPTION_JOINED;
  d.ValueType = NEVERC_OPTION_ENUM;
  d.Multiplicity = NEVERC_OPTION_LAST_WINS;
  say("enum without names: %s", name_of(r->RegisterOption(x, &d)));
  d.EnumValues.Data = names;
  d.EnumValues.Count = 2;
  d.EnumValues.ElementStride = sizeof names[0];
  say("joined: %s", name_of(r->RegisterOption(x, &d)));

  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.Spelling = sv("--count");
  d.Form = NEVERC_OPTION_SEPARATE;
  d.ValueType = NEVERC_OPTION_UINT;
  say("separate: %s", name_of(r->RegisterOption(x, &d)));

  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.Spelling = sv("--pair");
  d.Form = NEVERC_OPTION_MULTI_ARG;
  d.ValueType = NEVERC_OPTION_STRING;
  d.Multiplicity = NEVERC_OPTION_APPEND;
  d.ArgumentCount = 2;
  d.Validator = validate;
  say("multi: %s", name_of(r->RegisterOption(x, &d)));

  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.Spelling = sv("--two-level");
  d.Form = NEVERC_OPTION_SEPARATE;
  d.ValueType = NEVERC_OPTION_STRING;
  other = sv("--trace");
  d.Conflicts.Data = &other;
  d.Conflicts.Count = 1;
  d.Conflicts.ElementStride = sizeof other;
  say("conflicting: %s", name_of(r->RegisterOption(x, &d)));
#endif
#ifdef OPTION
  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.Form = NEVERC_OPTION_FLAG;
  OPTION;
  status = r->RegisterOption(x, &d);
  say("option: %s", name_of(status));
  status = neverc_status_ok();
#endif
  return status;
}

static void show(NevercSessionHandle h, const char *spelling) {
  uint64_t n = 99, i;
  NevercStatus s = core_api->GetPluginOptionValueCount(core_api->Context, h, sv(PLUGIN_ID), sv(spelling), &n);
  say("%s: %s %llu", spelling, name_of(s), (unsigned long long)n);
  for (i = 0; i <= n && n < 9; ++i) {
    NevercStringView v;
    s = core_api->GetPluginOptionValue(core_api->Context, h, sv(PLUGIN_ID), sv(spelling), i, &v);
    say(" %s %.*s", name_of(s), (int)v.Length, v.Data ? v.Data : "");
  }
}

NevercStatus NEVERC_CALL session_begin(const NevercCoreAPI *c, NevercSessionHandle h, void *p, void **o) {
  (void)c, (void)p, (void)o;
#ifdef SHOW
  show(h, "--trace");
  show(h, "--level=");
  show(h, "--count");
  show(h, "--pair");
  show(h, "--unknown");
#else
  (void)h;
#endif
  return neverc_status_ok();
}
NevercStatus NEVERC_CALL session_end(const NevercCoreAPI *c, NevercSessionHandle h, void *p, void *s) { (void)c, (void)h, (void)p, (void)s; return neverc_status_ok(); }
