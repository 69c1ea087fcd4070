/* The IO table: a VFS provider with the misbehaviour that VFS names, and a walk through the slots in TaskBegin. */
#define WITH_SESSION
#define WITH_TASK
#include "plugin.h"

static const NevercIOAPI *io;
static NevercSessionHandle the_session;

static const char *result(NevercStatus s) {
  static char text[64];
  snprintf(text, sizeof text, "%s %llu", name_of(s), (unsigned long long)s.Detail);
  return text;
}

static int ends_with(NevercStringView path, const char *end) {
  size_t n = strlen(end);
  return path.Length >= n && memcmp(path.Data + path.Length - n, end, n) == 0;
}

#ifdef VFS
static const char *content = "#define FROM_PLUGIN 42\n";

static void fill(NevercVFSStatus *s, NevercVFSFileType type, uint64_t size) {
  HEADER(s);
  s->Type = type;
  s->Permissions = 0444;
  s->Size = size;
  s->ModificationTime = 7;
  s->UniqueID.Device = 77;
  s->UniqueID.File = type;
  s->Local = 1;
}

static NevercStatus NEVERC_CALL matches(NevercTaskHandle t, NevercStringView path, void *u, NevercBool *out) {
  (void)t, (void)u;
  *out = ends_with(path, "/virtual") || ends_with(path, "/virtual/a.h");
  return neverc_status_ok();
}
static NevercStatus NEVERC_CALL vfs_status(NevercTaskHandle t, NevercStringView path, void *u, NevercVFSStatusResult *r) {
  (void)t, (void)u;
  if (ends_with(path, "/virtual"))
    fill(&r->Status, NEVERC_VFS_FILE_DIRECTORY, 0);
  else
    fill(&r->Status, NEVERC_VFS_FILE_REGULAR, strlen(content));
  r->Disposition = NEVERC_VFS_RESULT_HANDLED;
#if VFS == 4
  r->Disposition = NEVERC_VFS_RESULT_NOT_HANDLED;
  memset(&r->Status, 0, sizeof r->Status);
  r->Status.Header.StructSize = sizeof r->Status;
#elif VFS == 7
  r->Disposition = NEVERC_VFS_RESULT_NOT_HANDLED;
  memset(&r->Status, 0, sizeof r->Status);
#endif
  return neverc_status_ok();
}
static NevercStatus NEVERC_CALL vfs_open(NevercTaskHandle t, NevercStringView path, void *u, NevercVFSOpenReadResult *r) {
  (void)u, (void)t;
#if VFS == 3
  NevercStatus s = st(NEVERC_STATUS_PLUGIN_FAILURE);
  s.Detail = NEVERC_IO_ERROR_PERMISSION_DENIED;
  return s;
#elif VFS == 6
  NevercFileHandle file;
  NevercStatus s = io->OpenFileForRead(io->Context, t, path, &file);
  say("nested: %s", name_of(s));
  return s;
#elif VFS == 7
  r->Disposition = NEVERC_VFS_RESULT_NOT_HANDLED;
  return neverc_status_ok();
#endif
  fill(&r->Status, NEVERC_VFS_FILE_REGULAR, strlen(content));
  HEADER(&r->Content);
  r->Content.Data = (const uint8_t *)content;
  r->Content.Length = strlen(content);
  r->Disposition = NEVERC_VFS_RESULT_HANDLED;
#if VFS == 2
  r->Status.Size += 1;
#elif VFS == 5
  r->Disposition = 99;
#endif
  return neverc_status_ok();
}

static void try_provider(void *x) {
  NevercVFSProviderDescriptor d;
  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.ProviderID = sv("org.neverc.test.vfs");
  d.Deterministic = d.Cacheable = 1;
  d.Status = vfs_status;
  d.OpenRead = vfs_open;
  say("no claim: %s", name_of(io->RegisterVFSProvider(io->Context, x, &d)));
  d.MatchesPath = matches;
  d.OpenRead = NULL;
  say("no open: %s", name_of(io->RegisterVFSProvider(io->Context, x, &d)));
  d.OpenRead = vfs_open;
  say("null registrar: %s", name_of(io->RegisterVFSProvider(io->Context, NULL, &d)));
  say("wrong registrar: %s", name_of(io->RegisterVFSProvider(io->Context, &d, &d)));
  say("register: %s", name_of(io->RegisterVFSProvider(io->Context, x, &d)));
  say("twice: %s", name_of(io->RegisterVFSProvider(io->Context, x, &d)));
}
#endif

#ifdef WALK
static NevercFileHandle closed_file;

static void walk_files(NevercTaskHandle t) {
  NevercVFSStatus s;
  memset(&s, 0, sizeof s);
  say("stat small: %s", result(io->Stat(io->Context, t, sv(DIR "/in.txt"), &s)));
  s.Header.StructSize = sizeof s;
  say("stat: %s", result(io->Stat(io->Context, t, sv(DIR "/in.txt"), &s)));
  say("stat size %llu type %u header %u", (unsigned long long)s.Size, s.Type, s.Header.Major);
  s.Header.StructSize = sizeof s;
  say("stat missing: %s", result(io->Stat(io->Context, t, sv(DIR "/none"), &s)));
  s.Header.StructSize = sizeof s;
  say("stat under file: %s", result(io->Stat(io->Context, t, sv(DIR "/in.txt/x"), &s)));
  s.Header.StructSize = sizeof s;
  say("stat empty: %s", result(io->Stat(io->Context, t, sv(""), &s)));
  NevercFileHandle f, junk;
  say("open directory: %s", result(io->OpenFileForRead(io->Context, t, sv(DIR), &junk)));
  say("open: %s", result(io->OpenFileForRead(io->Context, t, sv(DIR "/in.txt"), &f)));
  NevercBufferHandle b;
  NevercBufferView v;
  say("read: %s", result(io->ReadFile(io->Context, t, f, 2, 3, &b)));
  memset(&v, 0, sizeof v);
  v.Header.StructSize = sizeof v;
  say("view: %s", result(io->GetBufferView(io->Context, t, b, &v)));
  say("bytes %.*s %llu %d", (int)v.Length, v.Data, (unsigned long long)v.Length, v.Data[v.Length] == 0);
  say("close: %s", result(io->CloseFile(io->Context, t, f)));
  say("close twice: %s", result(io->CloseFile(io->Context, t, f)));
  say("buffer as file: %s", result(io->CloseFile(io->Context, t, b)));
  say("release: %s", result(io->ReleaseBuffer(io->Context, t, b)));
  say("release twice: %s", result(io->ReleaseBuffer(io->Context, t, b)));
  say("set directory: %s", result(io->SetWorkingDirectory(io->Context, t, sv(DIR "/sub"))));
  say("set to file: %s", result(io->SetWorkingDirectory(io->Context, t, sv(DIR "/in.txt"))));
  io->Canonicalize(io->Context, t, sv("../in.txt"), &b);
  v.Header.StructSize = sizeof v;
  io->GetBufferView(io->Context, t, b, &v);
  say("canonical %d", v.Length == strlen(DIR "/in.txt") && !memcmp(v.Data, DIR "/in.txt", v.Length));
  NevercDirectoryCursorHandle c;
  say("open directory: %s", result(io->OpenDirectory(io->Context, t, sv(DIR), &c)));
  for (;;) {
    NevercVFSDirectoryEntry e;
    NevercBool has = 9;
    memset(&e, 0, sizeof e);
    e.Header.StructSize = sizeof e;
    NevercStatus r = io->ReadDirectory(io->Context, t, c, &e, &has);
    if (r.Code || !has) {
      say("end %s", name_of(r));
      break;
    }
    if (ends_with(e.Path, "/in.txt"))
      say("entry in.txt type %u full %d", e.Type, e.Path.Data[0] == '/');
  }
  say("close directory: %s", result(io->CloseDirectory(io->Context, t, c)));
}

static void walk_outputs(NevercTaskHandle t) {
  NevercOutputSinkHandle sink, other = {1, 1};
  NevercOutputSeal seal;
  NevercOutputSummary sum;
  NevercByteView six = {(const uint8_t *)"abcdef", 6}, two = {(const uint8_t *)"XY", 2};
  uint64_t at = 0;
  say("begin: %s", result(io->BeginFileOutput(io->Context, t, sv(DIR "/out.o"), 8, &sink)));
  NevercStatus alias = io->BeginFileOutput(io->Context, t, sv(DIR "/sub/../out.o"), 0, &other);
  say("alias: %s %d", result(alias), other.Value == 0);
  say("no parent: %s", result(io->BeginFileOutput(io->Context, t, sv(DIR "/no/out.o"), 0, &other)));
  say("write: %s", result(io->OutputWrite(io->Context, t, sink, six)));
  io->OutputTell(io->Context, t, sink, &at);
  say("tell %llu", (unsigned long long)at);
  say("over budget: %s", result(io->OutputWrite(io->Context, t, sink, six)));
  say("patch: %s", result(io->OutputWriteAt(io->Context, t, sink, 2, two)));
  say("truncate: %s", result(io->OutputTruncate(io->Context, t, sink, 4)));
  say("metadata: %s", result(io->OutputMetadataSet(io->Context, t, sink, sv("k"), sv("v"))));
  memset(&seal, 0, sizeof seal);
  seal.Header.StructSize = sizeof seal;
  say("finish: %s", result(io->OutputFinish(io->Context, t, sink, &seal)));
  say("seal size %llu kind %u digest %02x", (unsigned long long)seal.Size, seal.Kind, seal.Digest[0]);
  say("write after: %s", result(io->OutputWrite(io->Context, t, sink, two)));
  NevercOutputSealHandle first = seal.Handle;
  seal.Header.StructSize = sizeof seal;
  say("finish again: %s", result(io->OutputFinish(io->Context, t, sink, &seal)));
  say("same seal %d", first.Value == seal.Handle.Value);
  memset(&sum, 0, sizeof sum);
  sum.Header.StructSize = sizeof sum;
  io->OutputGetSummary(io->Context, t, sink, &sum);
  say("state %u generation %llu", sum.State, (unsigned long long)sum.PublicationGeneration);
  say("memory: %s", result(io->BeginMemoryOutput(io->Context, t, sv("m"), 0, &other)));
  say("memory twice: %s", result(io->BeginMemoryOutput(io->Context, t, sv("m"), 0, &sink)));
  say("abort: %s", result(io->OutputAbort(io->Context, t, other)));
  say("abort again: %s", result(io->OutputAbort(io->Context, t, other)));
  say("write aborted: %s", result(io->OutputWrite(io->Context, t, other, two)));
  say("stream: %s", result(io->BeginStreamOutput(io->Context, t, NEVERC_OUTPUT_STREAM_STDOUT, 0, &other)));
  say("stream 9: %s", result(io->BeginStreamOutput(io->Context, t, 9, 0, &other)));
  NevercDependencyDescriptor d;
  NevercDependencyHandle h;
  uint8_t digest[32] = {1};
  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.CanonicalPath = sv(DIR "/in.txt");
  d.ContentDigest.Data = digest;
  d.ContentDigest.Length = 32;
  d.Kind = NEVERC_INPUT_DEPENDENCY_RESOURCE;
  say("dependency: %s", result(io->RecordDependency(io->Context, t, &d, &h)));
  d.ContentDigest.Length = 16;
  say("short digest: %s", result(io->RecordDependency(io->Context, t, &d, &h)));
  d.ContentDigest.Length = 32;
  d.Kind = 7;
  say("odd kind: %s", result(io->RecordDependency(io->Context, t, &d, &h)));
}
#endif

static NevercOutputSinkHandle open_sink;

NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *c, const NevercRegistrarAPI *r, void *x, void *s) {
  NevercInterfaceID id = {NEVERC_INTERFACE_IO_HIGH, NEVERC_INTERFACE_IO_LOW};
  uint16_t minor;
  uint64_t size;
  (void)r, (void)s, (void)x;
  NevercStatus status = c->QueryInterface(c->Context, id, 1, 0, (const void **)&io, &minor, &size);
  if (size < sizeof(NevercIOAPI))
    return st(NEVERC_STATUS_ABI_MISMATCH);
#ifdef VFS
  try_provider(x);
#endif
  return status;
}
NevercStatus NEVERC_CALL session_begin(const NevercCoreAPI *c, NevercSessionHandle h, void *p, void **o) {
  (void)c, (void)p, (void)o;
  the_session = h;
#ifdef MEMORY_FILE
  NevercByteView bytes = {(const uint8_t *)"in memory", 9};
  say("add: %s", name_of(io->AddMemoryFile(io->Context, h, sv("/nowhere/m.h"), bytes, 5)));
#endif
  return neverc_status_ok();
}
NevercStatus NEVERC_CALL session_end(const NevercCoreAPI *c, NevercSessionHandle h, void *p, void *s) { (void)c, (void)h, (void)p, (void)s; return neverc_status_ok(); }
NevercStatus NEVERC_CALL task_begin(const NevercCoreAPI *c, NevercTaskHandle h, NevercTaskKind k, void *p, void *s, void **o) {
  (void)c, (void)h, (void)k, (void)p, (void)s, (void)o;
#ifdef WALK
  walk_files(h);
  walk_outputs(h);
#endif
#ifdef LEAVE_OPEN
  say("begin: %s", name_of(io->BeginMemoryOutput(io->Context, h, sv("left"), 0, &open_sink)));
#endif
  return neverc_status_ok();
}
NevercStatus NEVERC_CALL task_end(const NevercCoreAPI *c, NevercTaskHandle h, NevercTaskKind k, void *p, void *s, void *t) {
  (void)c, (void)k, (void)p, (void)s, (void)t, (void)h;
#ifdef LEAVE_OPEN
  NevercOutputSummary sum;
  NevercByteView two = {(const uint8_t *)"XY", 2};
  memset(&sum, 0, sizeof sum);
  sum.Header.StructSize = sizeof sum;
  NevercStatus got = io->OutputGetSummary(io->Context, h, open_sink, &sum);
  say("summary %s state %u", name_of(got), sum.State);
  say("write %s", name_of(io->OutputWrite(io->Context, h, open_sink, two)));
#endif
  return neverc_status_ok();
}
