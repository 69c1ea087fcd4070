/* The IO table at its edges: calls that are unusual and yet legal, records of every size, and providers of files
 * (`vfs:<name>`) as they may be written. */
#include "conform.h"
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

static const NevercIOAPI *io;
#define I io->Context
static const NevercHandle null_handle = {0, 0};
static const NevercByteView no_bytes = {NULL, 0};
static NevercOutputSinkHandle partial_sink;
static int opened, asked_outside, predicates;

static void tell(const char *label, NevercStatus s) { say("%s: %s %llu", label, name_of(s), (unsigned long long)s.Detail); }
static int vfs(const char *name) { const char *rest = after("vfs:"); return rest && !strcmp(rest, name); }
static int ends_with(NevercStringView path, const char *end) {
  size_t n = strlen(end);
  return path.Length >= n && memcmp(path.Data + path.Length - n, end, n) == 0;
}
static NevercStringView at(const char *name) {
  static char paths[8][512];
  static unsigned next;
  char *p = paths[next++ % 8];
  snprintf(p, 512, "%s/%s", getenv("CONFORM_DIR"), name);
  return sv(p);
}
static NevercByteView bytes(const char *text) {
  NevercByteView v = {(const uint8_t *)text, strlen(text)};
  return v;
}

/* As in edges.c: a slot that fills a record, with more room, less room, the record's own size, and less than a header. */
#define SIZES(label, type, call)                                                              \
  do {                                                                                        \
    union { type r; unsigned char b[sizeof(type) + 64]; } u;                                  \
    type *record = &u.r;                                                                      \
    int past = 0;                                                                             \
    memset(&u, 0xa5, sizeof u);                                                               \
    record->Header.StructSize = sizeof u;                                                     \
    NevercStatus large = (call);                                                              \
    uint32_t said = record->Header.StructSize;                                                \
    memset(&u, 0xa5, sizeof u);                                                               \
    record->Header.StructSize = 24;                                                           \
    NevercStatus small = (call);                                                              \
    for (size_t i = 24; i < sizeof u; ++i)                                                    \
      past |= u.b[i] != 0xa5;                                                                 \
    memset(&u, 0xa5, sizeof u);                                                               \
    record->Header.StructSize = sizeof(type);                                                 \
    NevercStatus whole = (call);                                                              \
    uint32_t header = record->Header.Major * 10u + record->Header.Minor;                      \
    record->Header.StructSize = 8;                                                            \
    NevercStatus tiny = (call);                                                               \
    say("%s: %s %s %s size %d past %d header %u tiny %s", label, name_of(large), name_of(small), name_of(whole), said == sizeof(type), past, header, name_of(tiny)); \
  } while (0)

/* ---- reading ---- */

static void contents(const char *label, NevercTaskHandle t, NevercBufferHandle b) {
  NevercBufferView v;
  OUT(&v);
  NevercStatus s = io->GetBufferView(I, t, b, &v);
  say("%s: %s '%.*s' length %llu terminated %d", label, name_of(s), (int)v.Length, v.Data ? (const char *)v.Data : "", (unsigned long long)v.Length, v.NullTerminated && v.Data && v.Data[v.Length] == 0);
}

static void reading(NevercTaskHandle t) {
  NevercFileHandle f, g;
  NevercBufferHandle b, c;
  NevercDirectoryCursorHandle dir;
  NevercBool has = 7;
  SIZES("status", NevercVFSStatus, io->Stat(I, t, at("in.txt"), record));
  tell("open", io->OpenFileForRead(I, t, at("in.txt"), &f));
  tell("nothing", io->ReadFile(I, t, f, 3, 0, &b));
  contents("nothing", t, b);
  tell("all", io->ReadFile(I, t, f, 0, ~0ull, &b));
  contents("all", t, b);
  tell("at the end", io->ReadFile(I, t, f, 10, 1, &c));
  contents("at the end", t, c);
  SIZES("view", NevercBufferView, io->GetBufferView(I, t, b, record));
  tell("close", io->CloseFile(I, t, f));
  contents("outlives its file", t, b);
  tell("copy of nothing", io->CopyBuffer(I, t, no_bytes, NEVERC_TRUE, &c));
  contents("copy of nothing", t, c);
  tell("copy without terminator", io->CopyBuffer(I, t, bytes("xyz"), NEVERC_FALSE, &c));
  contents("copy without terminator", t, c);
  tell("odd boolean", io->CopyBuffer(I, t, bytes("xyz"), 2, &c));
  /* What is read is what was there when it was opened. */
  FILE *w = fopen(at("changing.txt").Data, "w");
  fputs("before", w);
  fclose(w);
  io->OpenFileForRead(I, t, at("changing.txt"), &g);
  w = fopen(at("changing.txt").Data, "w");
  fputs("after", w);
  fclose(w);
  io->ReadFile(I, t, g, 0, 100, &c);
  contents("fixed at open", t, c);
  tell("open in a directory", io->OpenDirectory(I, t, at("sub"), &dir));
  SIZES("end of an empty directory", NevercVFSDirectoryEntry, io->ReadDirectory(I, t, dir, record, &has));
  say("has %u", has);
  tell("close directory", io->CloseDirectory(I, t, dir));
  tell("cursor as file", io->CloseFile(I, t, b));
  tell("no text", io->Canonicalize(I, t, (NevercStringView){NULL, 0}, &b));
  tell("text without data", io->Canonicalize(I, t, (NevercStringView){NULL, 4}, &b));
  tell("null buffer", io->ReleaseBuffer(I, t, null_handle));
  tell("set", io->SetWorkingDirectory(I, t, at("sub")));
  NevercVFSStatus s;
  OUT(&s);
  tell("relative to the directory", io->Stat(I, t, sv("../in.txt"), &s));
  OUT(&s);
  tell("not to the process's", io->Stat(I, t, sv("in.txt"), &s));
  tell("relative set", io->SetWorkingDirectory(I, t, sv("..")));
  OUT(&s);
  tell("back", io->Stat(I, t, sv("in.txt"), &s));
  tell("set to nothing", io->SetWorkingDirectory(I, t, sv("")));
  /* Left open: closed by the host. */
  io->OpenFileForRead(I, t, at("in.txt"), &f);
  io->OpenDirectory(I, t, at("sub"), &dir);
}

/* ---- outputs ---- */

static void show(const char *label, NevercTaskHandle t, NevercOutputSinkHandle sink) {
  NevercOutputSummary s;
  OUT(&s);
  NevercStatus got = io->OutputGetSummary(I, t, sink, &s);
  say("%s: %s state %u kind %u size %llu flags %llu generation %llu digest %02x%02x", label, name_of(got), s.State, s.Kind, (unsigned long long)s.Size, (unsigned long long)s.Flags, (unsigned long long)s.PublicationGeneration, s.Digest[0], s.Digest[1]);
}

static void outputs(NevercTaskHandle t) {
  NevercOutputSinkHandle sink, other = {1, 1};
  NevercOutputSeal seal;
  uint64_t position = 77;
  tell("memory", io->BeginMemoryOutput(I, t, sv("m"), 0, &sink));
  tell("nothing", io->OutputWrite(I, t, sink, no_bytes));
  tell("bytes without data", io->OutputWrite(I, t, sink, (NevercByteView){NULL, 3}));
  tell("nothing far away", io->OutputWriteAt(I, t, sink, 0, no_bytes));
  tell("patch behind the end", io->OutputWriteAt(I, t, sink, 2, bytes("b")));
  tell("position", io->OutputTell(I, t, sink, &position));
  say("position %llu", (unsigned long long)position);
  show("gap", t, sink);
  tell("grow", io->OutputTruncate(I, t, sink, 5));
  tell("shrink", io->OutputTruncate(I, t, sink, 0));
  tell("write", io->OutputWrite(I, t, sink, bytes("abc")));
  tell("offset that overflows", io->OutputWriteAt(I, t, sink, ~0ull, bytes("b")));
  tell("size that nothing has", io->OutputTruncate(I, t, sink, ~0ull));
  tell("key", io->OutputMetadataSet(I, t, sink, sv("k"), sv("")));
  tell("key again", io->OutputMetadataSet(I, t, sink, sv("k"), (NevercStringView){NULL, 0}));
  tell("no key", io->OutputMetadataSet(I, t, sink, sv(""), sv("v")));
  tell("null position", io->OutputTell(I, t, sink, NULL));
  tell("null seal", io->OutputFinish(I, t, sink, NULL));
  show("still open", t, sink);
  SIZES("seal", NevercOutputSeal, io->OutputFinish(I, t, sink, record));
  SIZES("summary", NevercOutputSummary, io->OutputGetSummary(I, t, sink, record));
  /* SHA-256 of "abc" begins with ba78. */
  show("finished", t, sink);
  tell("tell when finished", io->OutputTell(I, t, sink, &position));
  say("position %llu", (unsigned long long)position);
  tell("no name", io->BeginMemoryOutput(I, t, sv(""), 0, &other));
  say("cleared %d", neverc_handle_is_null(other));
  tell("abort", io->OutputAbort(I, t, sink));
  tell("tell when aborted", io->OutputTell(I, t, sink, &position));
  tell("name is free again", io->BeginMemoryOutput(I, t, sv("m"), 0, &sink));
  tell("empty file", io->BeginFileOutput(I, t, at("empty.bin"), 0, &sink));
  OUT(&seal);
  tell("finish empty", io->OutputFinish(I, t, sink, &seal));
  /* SHA-256 of nothing begins with e3b0. */
  show("empty", t, sink);
  tell("a directory", io->BeginFileOutput(I, t, at("sub/"), 0, &other));
  tell("dots", io->BeginFileOutput(I, t, at("sub/.."), 0, &other));
  tell("embedded NUL", io->BeginFileOutput(I, t, (NevercStringView){"a\0b", 3}, 0, &other));
  tell("budget of one", io->BeginFileOutput(I, t, at("one.bin"), 1, &sink));
  tell("one", io->OutputWrite(I, t, sink, bytes("1")));
  tell("two", io->OutputWrite(I, t, sink, bytes("2")));
  show("one", t, sink);
  tell("stream 0", io->BeginStreamOutput(I, t, 0, 0, &other));
  tell("standard error", io->BeginStreamOutput(I, t, NEVERC_OUTPUT_STREAM_STDERR, 0, &sink));
  tell("null sink", io->OutputAbort(I, t, null_handle));
  tell("task as sink", io->OutputAbort(I, t, t));
}

/* The disk is full: files may not grow beyond four bytes. */
static void full(NevercTaskHandle t) {
  NevercOutputSinkHandle sink;
  NevercOutputSeal seal;
  struct rlimit before, now = {4, RLIM_INFINITY};
  getrlimit(RLIMIT_FSIZE, &before);
  now.rlim_max = before.rlim_max;
  signal(SIGXFSZ, SIG_IGN);
  tell("begin", io->BeginFileOutput(I, t, at("out.o"), 0, &sink));
  tell("write", io->OutputWrite(I, t, sink, bytes("too long for it")));
  setrlimit(RLIMIT_FSIZE, &now);
  OUT(&seal);
  NevercStatus s = io->OutputFinish(I, t, sink, &seal);
  setrlimit(RLIMIT_FSIZE, &before);
  tell("finish", s);
  show("after", t, sink);
  tell("abort", io->OutputAbort(I, t, sink));
  tell("again", io->BeginFileOutput(I, t, at("out.o"), 0, &sink));
}

/* The directory is gone and something else is in its place: neither can the file be staged nor what there may be of it be
 * removed. */
static void partial(NevercTaskHandle t) {
  NevercOutputSeal seal;
  char inner[512];
  snprintf(inner, sizeof inner, "%s", at("gone").Data);
  mkdir(inner, 0777);
  tell("begin", io->BeginFileOutput(I, t, at("gone/p.o"), 0, &partial_sink));
  tell("write", io->OutputWrite(I, t, partial_sink, bytes("abc")));
  rename(inner, at("moved").Data);
  fclose(fopen(inner, "w"));
  OUT(&seal);
  NevercStatus s = io->OutputFinish(I, t, partial_sink, &seal);
  tell("finish", s);
  say("flags %u", s.Flags);
  show("after", t, partial_sink);
  OUT(&seal);
  tell("finish again", io->OutputFinish(I, t, partial_sink, &seal));
  tell("write again", io->OutputWrite(I, t, partial_sink, bytes("abc")));
  tell("abort", io->OutputAbort(I, t, partial_sink));
  tell("abort again", io->OutputAbort(I, t, partial_sink));
}

/* ---- dependencies ---- */

static void dependencies(NevercTaskHandle t) {
  struct { NevercDependencyDescriptor d; char tail[32]; } longer;
  NevercDependencyDescriptor *d = &longer.d;
  NevercDependencyHandle h = {1, 1};
  uint8_t digest[32] = {9};
  memset(&longer, 0x5a, sizeof longer);
  FRESH(d);
  d->Header.StructSize = sizeof longer;
  d->CanonicalPath = at("in.txt");
  d->ContentDigest.Data = digest;
  d->ContentDigest.Length = 32;
  d->Kind = NEVERC_INPUT_DEPENDENCY_RESOURCE;
  tell("without a provider", io->RecordDependency(I, t, d, &h));
  d->System = 2;
  tell("boolean", io->RecordDependency(I, t, d, &h));
  say("cleared %d", neverc_handle_is_null(h));
  d->System = NEVERC_TRUE;
  d->CanonicalPath = at("system.txt");
  tell("of the system", io->RecordDependency(I, t, d, &h));
  d->Reserved = 1;
  tell("reserved", io->RecordDependency(I, t, d, &h));
  d->Reserved = 0;
  d->ContentDigest.Data = NULL;
  tell("digest without data", io->RecordDependency(I, t, d, &h));
}

/* The main file is recorded by the host, with its digest: SHA-256 of `int main(void) { return 0; }` and a newline. */
static void main_file(NevercTaskHandle t) {
  NevercDependencyDescriptor d;
  NevercDependencyHandle h;
  static const uint8_t right[32] = {0x2a, 0xd7, 0x5d, 0x95, 0x66, 0x05, 0x63, 0x88, 0x7d, 0x8d, 0x3f, 0x1d, 0x0a, 0xe1, 0xdc, 0xf1, 0x8c, 0x23, 0x79, 0xcb, 0xd8, 0x3a, 0x5c, 0x72, 0xf5, 0xab, 0x27, 0x63, 0x51, 0xee, 0x69, 0x49};
  uint8_t wrong[32] = {1, 2, 3};
  FRESH(&d);
  d.CanonicalPath = at("a.c");
  d.ContentDigest.Data = wrong;
  d.ContentDigest.Length = 32;
  d.Kind = NEVERC_INPUT_DEPENDENCY_INCLUDE;
  tell("main file with another content", io->RecordDependency(I, t, &d, &h));
  d.ContentDigest.Data = right;
  tell("main file with its content", io->RecordDependency(I, t, &d, &h));
}

/* ---- providers ---- */

static const char header_text[] = "#define FROM_PLUGIN 42\n";

static void fill(NevercVFSStatus *s, NevercVFSFileType type, uint64_t size, uint64_t number) {
  HEADER(s);
  s->Type = type;
  s->Size = size;
  s->UniqueID.Device = 77;
  s->UniqueID.File = number;
}

/* `vfs:thin` gives what lies in `kept` as lying in `virtual`: an archive and its members. */
static const char *kept_file(NevercStringView path) {
  static char name[512];
  const char *slash = memrchr(path.Data, '/', (size_t)path.Length);
  const char *base = slash ? slash + 1 : path.Data;
  snprintf(name, sizeof name, "%s/kept/%.*s", getenv("CONFORM_DIR"), (int)(path.Data + path.Length - base), base);
  return name;
}

static int is_kept(NevercStringView path) {
  char under[512];
  snprintf(under, sizeof under, "virtual/%s", strrchr(kept_file(path), '/') + 1);
  return ends_with(path, under) && access(kept_file(path), R_OK) == 0;
}

static NevercStatus open_kept(NevercStringView path, NevercVFSOpenReadResult *r) {
  static uint8_t content[1 << 16];
  FILE *f = fopen(kept_file(path), "rb");
  size_t size = f ? fread(content, 1, sizeof content, f) : 0;
  if (f)
    fclose(f);
  fill(&r->Status, NEVERC_VFS_FILE_REGULAR, size, 3);
  HEADER(&r->Content);
  r->Content.Data = content;
  r->Content.Length = size;
  r->Disposition = NEVERC_VFS_RESULT_HANDLED;
  say("opened %s", strrchr(kept_file(path), '/') + 1);
  return ok();
}

static NevercStatus NEVERC_CALL matches(NevercTaskHandle t, NevercStringView path, void *u, NevercBool *out) {
  UNUSED(t), UNUSED(u);
  ++predicates;
  if (vfs("thin")) {
    *out = is_kept(path);
    return ok();
  }
  if (vfs("both")) {
    NevercStringView under = at("virtual");
    asked_outside += path.Length < under.Length || memcmp(path.Data, under.Data, (size_t)under.Length) != 0;
  }
  if (vfs("predicate_fails") && ends_with(path, "a.h"))
    return st(NEVERC_STATUS_PLUGIN_FAILURE);
  *out = ends_with(path, "/virtual") || ends_with(path, "/virtual/a.h") || ends_with(path, "/virtual/again.h") || (vfs("both") && ends_with(path, "/inc.h"));
  return ok();
}

static NevercStatus NEVERC_CALL status_of(NevercTaskHandle t, NevercStringView path, void *u, NevercVFSStatusResult *r) {
  UNUSED(t), UNUSED(u);
  struct stat kept_status;
  r->Disposition = NEVERC_VFS_RESULT_HANDLED;
  if (vfs("thin")) {
    fill(&r->Status, NEVERC_VFS_FILE_REGULAR, stat(kept_file(path), &kept_status) ? 0 : (uint64_t)kept_status.st_size, 3);
    return ok();
  }
  if (ends_with(path, "/virtual"))
    fill(&r->Status, NEVERC_VFS_FILE_DIRECTORY, 0, 1);
  else
    fill(&r->Status, NEVERC_VFS_FILE_REGULAR, strlen(header_text), 2);
  return ok();
}

static NevercStatus NEVERC_CALL open_read(NevercTaskHandle t, NevercStringView path, void *u, NevercVFSOpenReadResult *r) {
  UNUSED(t), UNUSED(u);
  static char own[64];
  ++opened;
  if (vfs("thin"))
    return open_kept(path, r);
  snprintf(own, sizeof own, "%s", header_text);
  if (vfs("asks_again"))
    own[21] = (char)('0' + opened);
  if (vfs("once"))
    snprintf(own, sizeof own, "#pragma once\nint one_definition = 1;\n");
  if (vfs("empty")) {
    fill(&r->Status, NEVERC_VFS_FILE_REGULAR, 0, 2);
    r->Disposition = NEVERC_VFS_RESULT_HANDLED;
    return ok();
  }
  fill(&r->Status, NEVERC_VFS_FILE_REGULAR, strlen(own), 2);
  HEADER(&r->Content);
  r->Content.Data = (const uint8_t *)own;
  r->Content.Length = strlen(own);
  r->Disposition = NEVERC_VFS_RESULT_HANDLED;
  say("opened by %s", base_name());
  UNUSED(path);
  return ok();
}

static NevercStatus NEVERC_CALL read_directory(NevercTaskHandle t, NevercStringView path, void *u, NevercVFSDirectoryResult *r) {
  UNUSED(t), UNUSED(u);
  static NevercVFSDirectoryEntry entries[2];
  static char names[2][512];
  if (!ends_with(path, "/virtual"))
    return r->Disposition = NEVERC_VFS_RESULT_NOT_HANDLED, ok();
  for (int i = 0; i < 2; ++i) {
    snprintf(names[i], sizeof names[i], "%.*s/%s", (int)path.Length, path.Data, i ? "again.h" : "a.h");
    FRESH(&entries[i]);
    entries[i].Path = sv(names[i]);
    entries[i].Type = NEVERC_VFS_FILE_REGULAR;
  }
  r->Entries = entries;
  r->EntryCount = 2;
  r->Disposition = NEVERC_VFS_RESULT_HANDLED;
  return ok();
}

static NevercStatus NEVERC_CALL canonicalize(NevercTaskHandle t, NevercStringView path, void *u, NevercVFSCanonicalPathResult *r) {
  UNUSED(t), UNUSED(u);
  if (!ends_with(path, "/virtual/a.h"))
    return r->Disposition = NEVERC_VFS_RESULT_NOT_HANDLED, ok();
  r->Path = sv("/plugin/a.h");
  r->Disposition = NEVERC_VFS_RESULT_HANDLED;
  return ok();
}

static void provider(void *x) {
  struct { NevercVFSProviderDescriptor d; char tail[32]; } longer;
  NevercVFSProviderDescriptor *d = &longer.d;
  static char id[96];
  memset(&longer, 0x5a, sizeof longer);
  FRESH(d);
  d->Header.StructSize = sizeof longer;
  snprintf(id, sizeof id, "org.conform.%s.vfs", base_name());
  d->ProviderID = sv(id);
  d->Status = status_of;
  d->OpenRead = open_read;
  d->ReadDirectory = read_directory;
  d->Canonicalize = canonicalize;
  if (!vfs("components"))
    d->MatchesPath = matches;
  if (vfs("both"))
    d->RoutePrefix = at("virtual");
  if (vfs("components"))
    d->RoutePrefix = at("virt");
  TRY("register", io->RegisterVFSProvider(I, x, d));
}

static void provided(NevercTaskHandle t) {
  NevercDirectoryCursorHandle dir;
  NevercFileHandle one, two;
  NevercBufferHandle b, c;
  NevercVFSDirectoryEntry e;
  NevercVFSStatus s;
  NevercBool has = 1;
  OUT(&s);
  NevercStatus got = io->Stat(I, t, at("virtual/a.h"), &s);
  say("status: %s type %u size %llu id %llu:%llu", name_of(got), s.Type, (unsigned long long)s.Size, (unsigned long long)s.UniqueID.Device, (unsigned long long)s.UniqueID.File);
  tell("open directory", io->OpenDirectory(I, t, at("virtual"), &dir));
  for (int i = 0; i < 5 && has; ++i) {
    OUT(&e);
    if (io->ReadDirectory(I, t, dir, &e, &has).Code || !has)
      break;
    say("entry %s type %u", ends_with(e.Path, "/virtual/a.h") ? "a.h" : ends_with(e.Path, "/virtual/again.h") ? "again.h" : "?", e.Type);
  }
  tell("canonical", io->Canonicalize(I, t, at("virtual/a.h"), &b));
  contents("canonical", t, b);
  tell("canonical of others", io->Canonicalize(I, t, at("sub/../in.txt"), &b));
  tell("first", io->OpenFileForRead(I, t, at("virtual/a.h"), &one));
  tell("second", io->OpenFileForRead(I, t, at("virtual/a.h"), &two));
  io->ReadFile(I, t, one, 20, 2, &b);
  io->ReadFile(I, t, two, 20, 2, &c);
  contents("bytes of the first", t, b);
  contents("bytes of the second", t, c);
  tell("directory as file", io->OpenFileForRead(I, t, at("virtual"), &one));
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
  if (is("memory_twice") || is("snapshot")) {
    static char path[512];
    snprintf(path, sizeof path, "%s", at("virtual/a.h").Data);
    TRY("add", io->AddMemoryFile(I, h, sv(path), bytes("#define FROM_PLUGIN 1\n#error the first\n"), 0));
    TRY("add again", io->AddMemoryFile(I, h, sv(path), bytes(header_text), 0));
    TRY("empty file", io->AddMemoryFile(I, h, at("virtual/empty.h"), no_bytes, -5));
    TRY("null session", io->AddMemoryFile(I, null_handle, sv(path), no_bytes, 0));
  }
  return ok();
}
static NevercStatus NEVERC_CALL session_end(const NevercCoreAPI *c, NevercSessionHandle h, void *p, void *s) {
  UNUSED(c), UNUSED(h), UNUSED(p), UNUSED(s);
  if (vfs("both"))
    say("asked %d outside %d", predicates > 0, asked_outside);
  return ok();
}

static NevercSessionHandle the_session;
static NevercStatus NEVERC_CALL resolve(Frame *f, NevercObserverPoint point, void *data) {
  UNUSED(point), UNUSED(data);
  the_session = f->Session;
  if (is("snapshot")) {
    NevercVFSStatus s;
    OUT(&s);
    tell("in the view", io->Stat(I, f->Task, at("virtual/a.h"), &s));
    say("size %llu time %lld", (unsigned long long)s.Size, (long long)s.ModificationTime);
    TRY("add late", io->AddMemoryFile(I, f->Session, at("late.h"), bytes("x"), 0));
    OUT(&s);
    tell("late one", io->Stat(I, f->Task, at("late.h"), &s));
  }
  if (is("main_file"))
    main_file(f->Task);
  return ok();
}

static NevercStatus NEVERC_CALL task_begin(const NevercCoreAPI *c, NevercTaskHandle t, NevercTaskKind k, void *p, void *s, void **o) {
  UNUSED(c), UNUSED(p), UNUSED(s), UNUSED(o);
  if (k != NEVERC_TASK_TRANSLATION_UNIT)
    return ok();
  if (is("reading"))
    reading(t);
  if (is("outputs"))
    outputs(t);
  if (is("full"))
    full(t);
  if (is("partial"))
    partial(t);
  if (is("dependencies"))
    dependencies(t);
  if (vfs("slots") || vfs("asks_again"))
    provided(t);
  if (is("holds_output")) {
    NevercOutputSinkHandle sink;
    tell("begin", io->BeginFileOutput(I, t, at("sub/../out.o"), 0, &sink));
  }
  return ok();
}
static NevercStatus NEVERC_CALL task_end(const NevercCoreAPI *c, NevercTaskHandle t, NevercTaskKind k, void *p, void *s, void *o) {
  UNUSED(c), UNUSED(p), UNUSED(s), UNUSED(o);
  if (is("partial") && k == NEVERC_TASK_TRANSLATION_UNIT)
    show("at the end", t, partial_sink);
  return ok();
}

static NevercStatus NEVERC_CALL register_phases(const NevercCoreAPI *c, const NevercRegistrarAPI *r, void *x, void *s) {
  const NevercInterfaceID parse = PHASE_ID(SYNTAX_PARSE), resolve_input = PHASE_ID(SOURCE_RESOLVE_INPUT);
  NevercStatus got = register_all(c, r, x, s);
  add_observer(r, x, is("main_file") ? parse : resolve_input, NEVERC_OBSERVER_BEFORE, resolve, NULL, NULL);
  return got;
}

NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *b, NevercPluginDescriptor *out) {
  NevercPluginDescriptor p = described(b, own_id(), "Edges of the IO table", register_phases);
  p.SessionBegin = session_begin;
  p.SessionEnd = session_end;
  p.TaskBegin = task_begin;
  p.TaskEnd = task_end;
  return hand_over(&p, out);
}
