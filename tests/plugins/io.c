/* Conformance with the IO table: `vfs:<name>` is a provider of files, the other cases walk through slots in a unit's task. */
#include "conform.h"
#include <sys/stat.h>
#include <unistd.h>

static const NevercIOAPI *io;
#define I io->Context
static NevercSessionHandle session;
static NevercTaskHandle ended_task;
static NevercFileHandle ended_file;
static NevercOutputSinkHandle left_open;
static NevercBufferHandle parents_buffer;

/* Logs `label: STATUS detail`. */
static void tell(const char *label, NevercStatus s) { say("%s: %s %llu", label, name_of(s), (unsigned long long)s.Detail); }

static int ends_with(NevercStringView path, const char *end) {
  size_t n = strlen(end);
  return path.Length >= n && memcmp(path.Data + path.Length - n, end, n) == 0;
}

/* A path in the test's directory. */
static NevercStringView at(const char *name) {
  static char paths[4][512];
  static unsigned next;
  char *p = paths[next++ % 4];
  snprintf(p, 512, "%s/%s", getenv("CONFORM_DIR"), name);
  return sv(p);
}

/* ---- a provider ---- */

static const char content[] = "#define FROM_PLUGIN 42\n";
static int vfs(const char *name) { const char *rest = after("vfs:"); return rest && !strcmp(rest, name); }

static void fill(NevercVFSStatus *s, NevercVFSFileType type, uint64_t size) {
  HEADER(s);
  s->Type = type;
  s->Permissions = 0444;
  s->Size = size;
  s->ModificationTime = 7;
  s->UniqueID.Device = 77;
  s->UniqueID.File = type;
  s->Local = NEVERC_TRUE;
}

static NevercStatus NEVERC_CALL matches(NevercTaskHandle t, NevercStringView path, void *u, NevercBool *out) {
  UNUSED(t), UNUSED(u);
  *out = ends_with(path, "/virtual") || ends_with(path, "/virtual/a.h") || (vfs("shadow") && ends_with(path, "/inc.h"));
  return vfs("predicate_fails") ? st(NEVERC_STATUS_PLUGIN_FAILURE) : ok();
}

static NevercStatus NEVERC_CALL status_of(NevercTaskHandle t, NevercStringView path, void *u, NevercVFSStatusResult *r) {
  UNUSED(t), UNUSED(u);
  static const unsigned char zeros[sizeof r->Status];
  if (vfs("shadow"))
    say("payload preset %d", memcmp(&r->Status, zeros, sizeof zeros) != 0);
  if (vfs("half_filled") || vfs("not_handled")) {
    r->Disposition = NEVERC_VFS_RESULT_NOT_HANDLED;
    if (vfs("half_filled"))
      r->Status.Header.StructSize = sizeof r->Status;
    return ok();
  }
  if (ends_with(path, "/virtual"))
    fill(&r->Status, NEVERC_VFS_FILE_DIRECTORY, 0);
  else
    fill(&r->Status, NEVERC_VFS_FILE_REGULAR, strlen(content));
  r->Disposition = NEVERC_VFS_RESULT_HANDLED;
  return ok();
}

static NevercStatus NEVERC_CALL open_read(NevercTaskHandle t, NevercStringView path, void *u, NevercVFSOpenReadResult *r) {
  UNUSED(u);
  if (vfs("error") || vfs("shadow_error")) {
    NevercStatus s = st(NEVERC_STATUS_PLUGIN_FAILURE);
    s.Detail = NEVERC_IO_ERROR_PERMISSION_DENIED;
    return s;
  }
  if (vfs("recursive")) {
    NevercFileHandle file;
    NevercStatus s = io->OpenFileForRead(I, t, path, &file);
    TRY("nested", s);
    return s;
  }
  if (vfs("not_handled")) {
    r->Disposition = NEVERC_VFS_RESULT_NOT_HANDLED;
    return ok();
  }
  fill(&r->Status, NEVERC_VFS_FILE_REGULAR, strlen(content) + (vfs("wrong_size") ? 1 : 0));
  HEADER(&r->Content);
  r->Content.Data = (const uint8_t *)content;
  r->Content.Length = strlen(content);
  r->Disposition = vfs("disposition") ? 99 : vfs("zero_disposition") ? 0 : NEVERC_VFS_RESULT_HANDLED;
  say("opened by the plugin");
  return ok();
}

static void forget(void *data) { say("forget %s", (const char *)data); }

static void provider(void *x) {
  NevercVFSProviderDescriptor d;
  FRESH(&d);
  d.ProviderID = sv("org.conform.vfs");
  d.Deterministic = d.Cacheable = NEVERC_TRUE;
  d.Status = status_of;
  d.OpenRead = open_read;
  if (vfs("descriptors")) {
    TRY("no claim", io->RegisterVFSProvider(I, x, &d));
    d.MatchesPath = matches;
    d.OpenRead = NULL;
    TRY("no OpenRead", io->RegisterVFSProvider(I, x, &d));
    d.OpenRead = open_read;
    d.Status = NULL;
    TRY("no Status", io->RegisterVFSProvider(I, x, &d));
    d.Status = status_of;
    d.ProviderID = sv("");
    TRY("no ID", io->RegisterVFSProvider(I, x, &d));
    d.ProviderID = sv("org.conform.vfs");
    d.Reserved = 1;
    TRY("reserved", io->RegisterVFSProvider(I, x, &d));
    d.Reserved = 0;
    TRY("null descriptor", io->RegisterVFSProvider(I, x, NULL));
    TRY("null registrar", io->RegisterVFSProvider(I, NULL, &d));
    TRY("wrong registrar", io->RegisterVFSProvider(I, &d, &d));
  }
  if (vfs("prefix")) {
    static char prefix[512];
    snprintf(prefix, sizeof prefix, "%s/virtual", getenv("CONFORM_DIR"));
    d.RoutePrefix = sv(prefix);
  } else {
    d.MatchesPath = matches;
  }
  d.UserData = (void *)(uintptr_t)"files";
  d.DestroyUserData = forget;
  TRY("register", io->RegisterVFSProvider(I, x, &d));
  d.DestroyUserData = NULL;
  if (vfs("descriptors"))
    TRY("twice", io->RegisterVFSProvider(I, x, &d));
}

/* ---- reading ---- */

static void bytes_of(const char *label, NevercTaskHandle t, NevercBufferHandle b) {
  NevercBufferView v;
  OUT(&v);
  NevercStatus s = io->GetBufferView(I, t, b, &v);
  say("%s: %s '%.*s' terminated %d %d", label, name_of(s), (int)v.Length, (const char *)v.Data, v.NullTerminated, v.NullTerminated && v.Data[v.Length] == 0);
}

static void read_files(NevercTaskHandle t) {
  NevercVFSStatus s;
  NevercFileHandle f, junk;
  NevercBufferHandle b;
  NevercStringView nul = {"a\0b", 3};
  memset(&s, 0, sizeof s);
  tell("stat without size", io->Stat(I, t, at("in.txt"), &s));
  OUT(&s);
  s.Header.Major = 0;
  tell("stat", io->Stat(I, t, at("in.txt"), &s));
  say("size %llu type %u header %u.%u", (unsigned long long)s.Size, s.Type, s.Header.StructSize, s.Header.Major);
  OUT(&s);
  tell("missing", io->Stat(I, t, at("none"), &s));
  OUT(&s);
  tell("under a file", io->Stat(I, t, at("in.txt/x"), &s));
  OUT(&s);
  tell("empty path", io->Stat(I, t, sv(""), &s));
  OUT(&s);
  tell("embedded NUL", io->Stat(I, t, nul, &s));
  tell("open a directory", io->OpenFileForRead(I, t, at("sub"), &junk));
  tell("open missing", io->OpenFileForRead(I, t, at("none"), &junk));
  say("cleared %d", neverc_handle_is_null(junk));
  tell("open", io->OpenFileForRead(I, t, at("in.txt"), &f));
  tell("read", io->ReadFile(I, t, f, 2, 3, &b));
  bytes_of("slice", t, b);
  tell("read past the end", io->ReadFile(I, t, f, 8, 100, &b));
  bytes_of("short slice", t, b);
  tell("read beyond", io->ReadFile(I, t, f, 1000, 1, &b));
  bytes_of("empty slice", t, b);
  tell("read overflow", io->ReadFile(I, t, f, ~0ull, ~0ull, &b));
  tell("close", io->CloseFile(I, t, f));
  tell("close again", io->CloseFile(I, t, f));
  tell("read closed", io->ReadFile(I, t, f, 0, 1, &b));
  NevercByteView text = {(const uint8_t *)"copied", 6}, none = {NULL, 0}, bad = {NULL, 5};
  tell("copy", io->CopyBuffer(I, t, text, NEVERC_TRUE, &b));
  bytes_of("copy", t, b);
  tell("buffer as file", io->CloseFile(I, t, b));
  tell("release", io->ReleaseBuffer(I, t, b));
  tell("release again", io->ReleaseBuffer(I, t, b));
  tell("copy nothing", io->CopyBuffer(I, t, none, NEVERC_FALSE, &b));
  tell("copy null", io->CopyBuffer(I, t, bad, NEVERC_FALSE, &b));
  tell("null out", io->CopyBuffer(I, t, text, NEVERC_TRUE, NULL));
  NevercHandle null = {0, 0};
  tell("null task", io->CopyBuffer(I, null, text, NEVERC_TRUE, &b));
  tell("session as task", io->CopyBuffer(I, session, text, NEVERC_TRUE, &b));
  tell("null file", io->CloseFile(I, t, null));
  if (parents_buffer.Value)
    tell("buffer of the parent task", io->ReleaseBuffer(I, t, parents_buffer));
  tell("ended task", ended_task.Value ? io->Stat(I, ended_task, at("in.txt"), &s) : ok());
}

static void directories(NevercTaskHandle t) {
  NevercDirectoryCursorHandle c;
  NevercBufferHandle b;
  NevercVFSDirectoryEntry e;
  NevercBool has = 9;
  char cwd[512], now[512];
  if (!getcwd(cwd, sizeof cwd))
    return;
  tell("set", io->SetWorkingDirectory(I, t, at("sub")));
  tell("set to a file", io->SetWorkingDirectory(I, t, at("in.txt")));
  tell("set to nothing", io->SetWorkingDirectory(I, t, at("none")));
  tell("canonical", io->Canonicalize(I, t, sv("../in.txt"), &b));
  NevercBufferView v;
  OUT(&v);
  io->GetBufferView(I, t, b, &v);
  NevercStringView want = at("in.txt");
  say("is absolute without .. %d", v.Length == want.Length && !memcmp(v.Data, want.Data, (size_t)want.Length));
  tell("get", io->GetCurrentDirectory(I, t, &b));
  OUT(&v);
  io->GetBufferView(I, t, b, &v);
  want = at("sub");
  say("is the directory %d", v.Length == want.Length && !memcmp(v.Data, want.Data, (size_t)want.Length));
  say("the process stays %d", getcwd(now, sizeof now) && !strcmp(cwd, now));
  tell("open", io->OpenDirectory(I, t, at("."), &c));
  for (int count = 0; count < 100; ++count) {
    OUT(&e);
    NevercStatus s = io->ReadDirectory(I, t, c, &e, &has);
    if (s.Code || !has) {
      say("end: %s %u", name_of(s), has);
      break;
    }
    if (ends_with(e.Path, "/in.txt"))
      say("entry type %u full %d", e.Type, e.Path.Data[0] == '/');
  }
  tell("close", io->CloseDirectory(I, t, c));
  tell("close again", io->CloseDirectory(I, t, c));
  OUT(&e);
  tell("read closed", io->ReadDirectory(I, t, c, &e, &has));
  tell("open a file", io->OpenDirectory(I, t, at("in.txt"), &c));
  tell("open missing", io->OpenDirectory(I, t, at("none"), &c));
}

/* ---- outputs ---- */

static void outputs(NevercTaskHandle t) {
  NevercOutputSinkHandle sink, other = {1, 1}, third;
  NevercOutputSeal seal, again;
  NevercOutputSummary sum;
  NevercByteView six = {(const uint8_t *)"abcdef", 6}, two = {(const uint8_t *)"XY", 2};
  uint64_t position = 0;
  tell("begin", io->BeginFileOutput(I, t, at("fresh.o"), 8, &sink));
  tell("alias", io->BeginFileOutput(I, t, at("sub/../fresh.o"), 0, &other));
  say("null sink %d", neverc_handle_is_null(other));
  tell("no parent", io->BeginFileOutput(I, t, at("no/fresh.o"), 0, &other));
  tell("empty path", io->BeginFileOutput(I, t, sv(""), 0, &other));
  tell("write", io->OutputWrite(I, t, sink, six));
  io->OutputTell(I, t, sink, &position);
  say("tell %llu", (unsigned long long)position);
  tell("over budget", io->OutputWrite(I, t, sink, six));
  tell("over budget at", io->OutputWriteAt(I, t, sink, 7, two));
  tell("over budget truncate", io->OutputTruncate(I, t, sink, 9));
  tell("patch", io->OutputWriteAt(I, t, sink, 2, two));
  io->OutputTell(I, t, sink, &position);
  say("tell %llu", (unsigned long long)position);
  tell("truncate", io->OutputTruncate(I, t, sink, 4));
  tell("metadata", io->OutputMetadataSet(I, t, sink, sv("k"), sv("v")));
  OUT(&seal);
  tell("finish", io->OutputFinish(I, t, sink, &seal));
  /* SHA-256 of "abXY". */
  say("seal size %llu kind %u digest %02x%02x%02x%02x", (unsigned long long)seal.Size, seal.Kind, seal.Digest[0], seal.Digest[1], seal.Digest[2], seal.Digest[3]);
  say("published %d", access(at("fresh.o").Data, F_OK) == 0);
  OUT(&again);
  tell("finish again", io->OutputFinish(I, t, sink, &again));
  say("same seal %d %d", again.Handle.Value == seal.Handle.Value, memcmp(again.Digest, seal.Digest, 32) == 0);
  tell("write finished", io->OutputWrite(I, t, sink, two));
  tell("patch finished", io->OutputWriteAt(I, t, sink, 0, two));
  tell("truncate finished", io->OutputTruncate(I, t, sink, 1));
  tell("metadata finished", io->OutputMetadataSet(I, t, sink, sv("k"), sv("v")));
  OUT(&sum);
  tell("summary", io->OutputGetSummary(I, t, sink, &sum));
  say("state %u generation %llu flags %llu", sum.State, (unsigned long long)sum.PublicationGeneration, (unsigned long long)sum.Flags);
  tell("seal as sink", io->OutputAbort(I, t, seal.Handle));
  tell("abort finished", io->OutputAbort(I, t, sink));
  tell("abort again", io->OutputAbort(I, t, sink));
  tell("write aborted", io->OutputWrite(I, t, sink, two));
  OUT(&seal);
  tell("finish aborted", io->OutputFinish(I, t, sink, &seal));
  OUT(&sum);
  tell("summary aborted", io->OutputGetSummary(I, t, sink, &sum));
  say("state %u size %llu", sum.State, (unsigned long long)sum.Size);
  tell("path is free again", io->BeginFileOutput(I, t, at("fresh.o"), 0, &third));
  tell("memory", io->BeginMemoryOutput(I, t, sv("m"), 0, &other));
  tell("memory twice", io->BeginMemoryOutput(I, t, sv("m"), 0, &third));
  tell("stream", io->BeginStreamOutput(I, t, NEVERC_OUTPUT_STREAM_STDOUT, 0, &other));
  tell("write to stream", io->OutputWrite(I, t, other, six));
  tell("stream 9", io->BeginStreamOutput(I, t, 9, 0, &third));
}

static void dependencies(NevercTaskHandle t) {
  NevercDependencyDescriptor d;
  NevercDependencyHandle h;
  uint8_t digest[32] = {1}, other[32] = {2};
  FRESH(&d);
  d.CanonicalPath = sv("/some/resource.bin");
  d.ContentDigest.Data = digest;
  d.ContentDigest.Length = 32;
  d.Kind = NEVERC_INPUT_DEPENDENCY_RESOURCE;
  tell("record", io->RecordDependency(I, t, &d, &h));
  tell("same again", io->RecordDependency(I, t, &d, &h));
  d.ContentDigest.Data = other;
  tell("another digest", io->RecordDependency(I, t, &d, &h));
  d.ContentDigest.Data = digest;
  d.ContentDigest.Length = 16;
  tell("short digest", io->RecordDependency(I, t, &d, &h));
  d.ContentDigest.Length = 0;
  tell("no digest", io->RecordDependency(I, t, &d, &h));
  d.ContentDigest.Length = 32;
  d.Kind = 7;
  tell("odd kind", io->RecordDependency(I, t, &d, &h));
  d.Kind = 0;
  tell("kind 0", io->RecordDependency(I, t, &d, &h));
  d.Kind = NEVERC_INPUT_DEPENDENCY_TOOL;
  d.CanonicalPath = sv("");
  tell("no path", io->RecordDependency(I, t, &d, &h));
  tell("null descriptor", io->RecordDependency(I, t, NULL, &h));
}

/* ---- callbacks ---- */

static NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *c, const NevercRegistrarAPI *r, void *x, void *s) {
  UNUSED(r), UNUSED(s);
  core = c;
  io = TABLE(IO, NevercIOAPI);
  if (after("vfs:"))
    provider(x);
  return ok();
}

static NevercStatus NEVERC_CALL session_begin(const NevercCoreAPI *c, NevercSessionHandle h, void *p, void **o) {
  UNUSED(c), UNUSED(p), UNUSED(o);
  session = h;
  if (is("memory_file")) {
    static char path[512];
    NevercByteView bytes = {(const uint8_t *)content, sizeof content - 1}, none = {NULL, 3};
    snprintf(path, sizeof path, "%s/virtual/a.h", getenv("CONFORM_DIR"));
    TRY("add", io->AddMemoryFile(I, h, sv(path), bytes, 5));
    TRY("bytes without data", io->AddMemoryFile(I, h, sv(path), none, 5));
    TRY("no path", io->AddMemoryFile(I, h, sv(""), bytes, 5));
  }
  return ok();
}
static NevercStatus NEVERC_CALL session_end(const NevercCoreAPI *c, NevercSessionHandle h, void *p, void *s) {
  UNUSED(c), UNUSED(h), UNUSED(p), UNUSED(s);
  NevercVFSStatus out;
  OUT(&out);
  if (is("read_files")) {
    tell("task at the end", io->Stat(I, ended_task, at("in.txt"), &out));
    tell("file at the end", io->CloseFile(I, ended_task, ended_file));
  }
  return ok();
}

static NevercStatus NEVERC_CALL task_begin(const NevercCoreAPI *c, NevercTaskHandle t, NevercTaskKind k, void *p, void *s, void **o) {
  UNUSED(c), UNUSED(p), UNUSED(s), UNUSED(o);
  if (k == NEVERC_TASK_INVOCATION) {
    NevercByteView text = {(const uint8_t *)"parent", 6};
    if (!parents_buffer.Value)
      io->CopyBuffer(I, t, text, NEVERC_TRUE, &parents_buffer);
    return ok();
  }
  if (is("read_files")) {
    read_files(t);
    io->OpenFileForRead(I, t, at("in.txt"), &ended_file);
    ended_task = t;
  }
  if (is("directories"))
    directories(t);
  if (is("outputs"))
    outputs(t);
  if (is("dependencies"))
    dependencies(t);
  if (is("late_provider"))
    TRY("late", io->RegisterVFSProvider(I, &t, NULL));
  if (is("left_open"))
    tell("begin", io->BeginMemoryOutput(I, t, sv("left"), 0, &left_open));
  return ok();
}
static NevercStatus NEVERC_CALL task_end(const NevercCoreAPI *c, NevercTaskHandle t, NevercTaskKind k, void *p, void *s, void *o) {
  UNUSED(c), UNUSED(p), UNUSED(s), UNUSED(o);
  if (is("left_open") && k == NEVERC_TASK_TRANSLATION_UNIT) {
    NevercOutputSummary sum;
    NevercByteView two = {(const uint8_t *)"XY", 2};
    OUT(&sum);
    NevercStatus got = io->OutputGetSummary(I, t, left_open, &sum);
    say("summary: %s state %u", name_of(got), sum.State);
    TRY("write", io->OutputWrite(I, t, left_open, two));
  }
  return ok();
}

NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *b, NevercPluginDescriptor *out) {
  NevercPluginDescriptor p = described(b, own_id(), "IO", register_all);
  p.Concurrency = NEVERC_CONCURRENCY_THREAD_SAFE;
  p.SessionBegin = session_begin;
  p.SessionEnd = session_end;
  p.TaskBegin = task_begin;
  p.TaskEnd = task_end;
  return hand_over(&p, out);
}
