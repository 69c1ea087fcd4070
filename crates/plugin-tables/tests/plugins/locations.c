/* Reads source locations through the table; the test hands the handles over in the input unit's names. */
#include "plugin.h"

static const NevercSourceLocationAPI *s_api;
#define S s_api->Context

NEVERC_EXPORT void look_at(NevercTaskHandle t, NevercSourceLocation l, NevercSourceRange r);
NEVERC_EXPORT void look_at(NevercTaskHandle t, NevercSourceLocation l, NevercSourceRange r) {
  NevercSourceLocationInfo i, many[2];
  NevercSourceLocation to = {9, 9}, list[2] = {l, l};
  NevercPresumedLocation p;
  NevercBufferView v;
  NevercFileHandle f;
  NevercFileInfo fi;
  NevercSourceRangeInfo ri;
  memset(&i, 0, sizeof i);
  i.Header.StructSize = sizeof i;
  NevercStatus st0 = s_api->GetLocationInfo(S, t, l, &i);
  say("info %s kind %u offset %llu line %u column %u", name_of(st0), i.Kind, (unsigned long long)i.FileOffset, i.Line, i.Column);
  if (st0.Code)
    return;
  s_api->GetSpellingLocation(S, t, l, &to);
  i.Header.StructSize = sizeof i;
  s_api->GetLocationInfo(S, t, to, &i);
  say("spelling offset %llu kind %u", (unsigned long long)i.FileOffset, i.Kind);
  s_api->GetTokenEnd(S, t, l, &to);
  i.Header.StructSize = sizeof i;
  s_api->GetLocationInfo(S, t, to, &i);
  say("token end %llu", (unsigned long long)i.FileOffset);
  st0 = s_api->GetIncludeLocation(S, t, l, &to);
  say("include %s %llu", name_of(st0), (unsigned long long)to.Value);
  memset(&p, 0, sizeof p);
  p.Header.StructSize = sizeof p;
  s_api->GetPresumedLocation(S, t, l, &p);
  say("presumed %.*s:%u:%u", (int)p.Filename.Length, p.Filename.Data, p.Line, p.Column);
  memset(&v, 0, sizeof v);
  v.Header.StructSize = sizeof v;
  st0 = s_api->GetSourceText(S, t, r, &v);
  say("text %s '%.*s' %u", name_of(st0), (int)v.Length, v.Data, v.NullTerminated);
  v.Header.StructSize = sizeof v;
  s_api->GetCharacterData(S, t, l, &v);
  say("rest %llu terminated %u %d", (unsigned long long)v.Length, v.NullTerminated, v.Data[v.Length]);
  s_api->GetLocationFile(S, t, l, &f);
  memset(&fi, 0, sizeof fi);
  fi.Header.StructSize = sizeof fi;
  st0 = s_api->GetFileInfo(S, t, f, &fi);
  say("file %s %.*s size %llu canonical %d", name_of(st0), (int)fi.Path.Length, fi.Path.Data, (unsigned long long)fi.Size, fi.CanonicalPath.Length > 0);
  memset(many, 0, sizeof many);
  many[0].Header.StructSize = many[1].Header.StructSize = sizeof many[0];
  say("batch small %s", name_of(s_api->GetLocationInfoBatch(S, t, list, 2, many, 1)));
  st0 = s_api->GetLocationInfoBatch(S, t, list, 2, many, 2);
  say("batch %s %u %u", name_of(st0), many[0].Column, many[1].Column);
  memset(&ri, 0, sizeof ri);
  ri.Header.StructSize = sizeof ri;
  st0 = s_api->GetRangeInfo(S, t, r, &ri);
  say("range %s kind %u", name_of(st0), ri.Kind);
  say("range as location %s", name_of(s_api->GetSpellingLocation(S, t, r, &to)));
  NevercSourceLocation null = {0, 0};
  say("null location %s", name_of(s_api->GetSpellingLocation(S, t, null, &to)));
}

NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *c, const NevercRegistrarAPI *r, void *x, void *s) {
  NevercInterfaceID id = {NEVERC_INTERFACE_SOURCE_LOCATION_HIGH, NEVERC_INTERFACE_SOURCE_LOCATION_LOW};
  uint16_t minor;
  uint64_t size;
  (void)r, (void)x, (void)s;
  return c->QueryInterface(c->Context, id, 1, 0, (const void **)&s_api, &minor, &size);
}
