/* Keeps string literals out of the object file's plain text: they are stored enciphered and deciphered at start.
 *
 *   neverc -fplugin=./StringShroud.so -O2 program.c -o program
 *   strings program | grep "a secret"           # nothing
 *
 * An exercise in rewriting data, not a protection: the key lies beside the lock. Literals that the optimizer has
 * turned into numbers, and texts with a section or a linkage of their own, stay as they are.
 *
 * How it is made: the pass runs last (pre_codegen). It reads the literals from the module's textual export, writes
 * them enciphered as module-level assembly, redirects every use of a literal to its place there, and builds the
 * function that deciphers all of them before any other constructor runs.
 */
#include "neverc/Plugin/PluginIR.h"
#include "neverc/Plugin/PluginPhaseSchema.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PLUGIN_ID "org.neverc.example.string-shroud"

static NevercStringView view(const char *text) {
  NevercStringView v;
  v.Data = text;
  v.Length = strlen(text);
  return v;
}

static NevercStatus status(NevercStatusCode code) {
  NevercStatus s = neverc_status_ok();
  s.Code = code;
  return s;
}

/* One run of the pass. The first failure sticks, and everything behind it is skipped. */
typedef struct Work {
  const NevercIRPassInvocation *in;
  const NevercIRCoreAPI *core;
  const NevercIRBuilderAPI *build;
  NevercStatus s;
  NevercIRMutationHandle mutation;
  NevercIRBuilderHandle builder;
  NevercIRTypeHandle i8, i64, ptr, none;
  char *text; /* assembly */
  size_t length, capacity;
} Work;

#define CORE(w, slot, ...) \
  ((w)->s.Code == NEVERC_STATUS_OK \
       ? (void)((w)->s = (w)->core->slot((w)->core->Context, (w)->in->Task, __VA_ARGS__)) : (void)0)
#define BUILD(w, slot, ...) \
  ((w)->s.Code == NEVERC_STATUS_OK \
       ? (void)((w)->s = (w)->build->slot((w)->build->Context, (w)->in->Task, __VA_ARGS__)) : (void)0)

static void add_text(Work *w, const char *text, size_t length) {
  if (w->length + length + 1 > w->capacity) {
    size_t capacity = (w->length + length + 1) * 2;
    char *grown = (char *)realloc(w->text, capacity);
    if (grown == NULL) {
      w->s = status(NEVERC_STATUS_RESOURCE_EXHAUSTED);
      return;
    }
    w->text = grown;
    w->capacity = capacity;
  }
  memcpy(w->text + w->length, text, length);
  w->length += length;
  w->text[w->length] = 0;
}

static void line(Work *w, const char *text) { add_text(w, text, strlen(text)); }

static NevercIRValueHandle number(Work *w, NevercIRTypeHandle type, uint64_t value) {
  NevercIRValueHandle v = {0, 0};
  CORE(w, CreateIntegerConstant, type, &value, 1, &v);
  return v;
}

static NevercIRValueHandle block(Work *w, NevercIRValueHandle function, const char *name) {
  NevercIRValueHandle v = {0, 0};
  BUILD(w, CreateBasicBlock, w->mutation, function, view(name), &v);
  return v;
}

/* All values of a collection; the caller frees them. */
static NevercIRValueHandle *collect(Work *w, NevercHandle container, NevercIRValueCollection which, uint64_t *out_count) {
  enum { BATCH = 64 };
  NevercIRValueHandle *all = NULL;
  NevercIRValueCursor cursor;
  uint64_t total = 0, count = BATCH;
  memset(&cursor, 0, sizeof cursor);
  cursor.Header.StructSize = sizeof cursor;
  cursor.Header.Major = NEVERC_IR_CORE_API_MAJOR;
  CORE(w, BeginValueCursor, container, which, &cursor);
  while (w->s.Code == NEVERC_STATUS_OK && count == BATCH) {
    NevercIRValueHandle *grown = (NevercIRValueHandle *)realloc(all, (total + BATCH) * sizeof *all);
    if (grown == NULL) {
      w->s = status(NEVERC_STATUS_RESOURCE_EXHAUSTED);
      break;
    }
    all = grown;
    CORE(w, CollectValueCursor, &cursor, all + total, BATCH, &count);
    if (w->s.Code == NEVERC_STATUS_OK)
      total += count;
  }
  *out_count = total;
  return all;
}

/* A literal of the textual export: where its name and its characters stand. */
typedef struct Literal {
  const char *name;
  size_t name_length;
  const char *text; /* behind c" */
  uint64_t size;
  uint64_t align;
} Literal;

static const char *find(const char *at, const char *end, const char *what) {
  size_t n = strlen(what);
  for (; at + n <= end; ++at)
    if (memcmp(at, what, n) == 0)
      return at;
  return NULL;
}

static int digit(char c) {
  return c >= '0' && c <= '9' ? c - '0' : c >= 'A' && c <= 'F' ? c - 'A' + 10 : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Reads `@name = private unnamed_addr constant [N x i8] c"...", align A`; 0 for any other line. */
static int parse(const char *at, const char *end, Literal *out) {
  static const char kind[] = " = private unnamed_addr constant [";
  const char *rest = find(at, end, kind), *quote;
  if (at == end || *at != '@' || rest == NULL)
    return 0;
  out->name = at + 1;
  out->name_length = (size_t)(rest - at - 1);
  if (out->name_length > 1 && out->name[0] == '"')
    return 0;
  out->size = 0;
  for (rest += sizeof kind - 1; rest < end && digit(*rest) >= 0; ++rest)
    out->size = out->size * 10 + (uint64_t)digit(*rest);
  if (find(rest, end, " x i8] c\"") != rest)
    return 0;
  out->text = rest + 9;
  quote = find(out->text, end, "\"");
  if (quote == NULL || find(quote, end, "section") != NULL || find(quote, end, "comdat") != NULL)
    return 0;
  out->align = 1;
  rest = find(quote, end, "align ");
  if (rest != NULL) {
    out->align = 0;
    for (rest += 6; rest < end && digit(*rest) >= 0; ++rest)
      out->align = out->align * 10 + (uint64_t)digit(*rest);
  }
  return out->size != 0 && out->align != 0 && out->align <= 64;
}

/* The next character of a literal: itself, or a backslash and two hexadecimal digits. */
static unsigned char next_character(const char **at) {
  const char *p = *at;
  if (*p == '\\') {
    *at = p + 3;
    return (unsigned char)(digit(p[1]) << 4 | digit(p[2]));
  }
  *at = p + 1;
  return (unsigned char)*p;
}

/* What lies at an offset is enciphered with its offset, so that equal texts do not look equal. */
static unsigned char cipher(uint64_t offset) { return (unsigned char)(offset * 167 + 91); }

/* `void decipher(void)`: walks over all of it. */
static void build_decipher(Work *w, NevercIRValueHandle function, NevercIRValueHandle data, uint64_t size) {
  NevercIRValueHandle entry = block(w, function, "entry"), body = block(w, function, "body"),
                      done = block(w, function, "done");
  NevercIRValueHandle index = {0, 0}, place = {0, 0}, byte = {0, 0}, key = {0, 0}, made = {0, 0}, more = {0, 0},
                      following = {0, 0};
  BUILD(w, SetInsertBlock, w->builder, entry);
  BUILD(w, BuildBranch, w->builder, body, &made);
  BUILD(w, SetInsertBlock, w->builder, body);
  BUILD(w, BuildPhi, w->builder, w->i64, 2, view("i"), &index);
  BUILD(w, BuildGetElementPtr, w->builder, w->i8, data, &index, 1, view(""), &place);
  BUILD(w, BuildLoad, w->builder, w->i8, place, view(""), &byte);
  BUILD(w, BuildCast, w->builder, NEVERC_IR_OPCODE_TRUNC, index, w->i8, view(""), &key);
  BUILD(w, BuildBinary, w->builder, NEVERC_IR_OPCODE_MUL, key, number(w, w->i8, 167), view(""), &key);
  BUILD(w, BuildBinary, w->builder, NEVERC_IR_OPCODE_ADD, key, number(w, w->i8, 91), view(""), &key);
  BUILD(w, BuildBinary, w->builder, NEVERC_IR_OPCODE_XOR, byte, key, view(""), &byte);
  BUILD(w, BuildStore, w->builder, byte, place, &made);
  BUILD(w, BuildBinary, w->builder, NEVERC_IR_OPCODE_ADD, index, number(w, w->i64, 1), view(""), &following);
  BUILD(w, BuildCompare, w->builder, NEVERC_IR_PREDICATE_ICMP_ULT, following, number(w, w->i64, size), view(""), &more);
  BUILD(w, BuildConditionalBranch, w->builder, more, body, done, &made);
  BUILD(w, AddPhiIncoming, w->mutation, index, number(w, w->i64, 0), entry);
  BUILD(w, AddPhiIncoming, w->mutation, index, following, body);
  BUILD(w, SetInsertBlock, w->builder, done);
  BUILD(w, BuildReturnVoid, w->builder, &made);
}

/* Redirects the uses of a literal's variable to its new place and removes it. */
static int redirect(Work *w, const Literal *literal, const NevercIRValueHandle *globals, uint64_t count,
                    NevercIRValueHandle data, uint64_t offset) {
  uint64_t i;
  for (i = 0; i < count && w->s.Code == NEVERC_STATUS_OK; ++i) {
    NevercStringView name = {NULL, 0};
    NevercIRValueHandle place = {0, 0}, index;
    /* One that was removed before has no name any more. */
    if (w->core->GetValueName(w->core->Context, w->in->Task, globals[i], &name).Code != NEVERC_STATUS_OK ||
        name.Length != literal->name_length || memcmp(name.Data, literal->name, name.Length) != 0)
      continue;
    index = number(w, w->i64, offset);
    CORE(w, CreateConstantGEPExpression, w->i8, data, &index, 1, NEVERC_TRUE, &place);
    CORE(w, ReplaceAllUsesWith, globals[i], place);
    CORE(w, EraseValue, globals[i]);
    return w->s.Code == NEVERC_STATUS_OK;
  }
  return 0;
}

/* A suffix for this module's symbols: hidden ones, which modules with equal names may share only by accident. */
static uint64_t hash(const char *data, uint64_t length, uint64_t seed) {
  uint64_t h = 0xcbf29ce484222325u ^ seed, i;
  for (i = 0; i < length; ++i)
    h = (h ^ (unsigned char)data[i]) * 0x100000001b3u;
  return h;
}

static void symbol(Work *w, const char *name, const char *directives) {
  line(w, "\t.hidden ");
  line(w, name);
  line(w, "\n\t.globl ");
  line(w, name);
  line(w, "\n");
  line(w, directives);
  line(w, name);
  line(w, ":\n");
}

static void shroud_all(Work *w, uint64_t *out_size) {
  char data_name[48], function_name[48];
  NevercIRSerializedBufferHandle buffer = {0, 0};
  NevercByteView text = {NULL, 0};
  NevercIRValueHandle data = {0, 0}, function = {0, 0}, *globals;
  NevercIRTypeHandle plain = {0, 0};
  NevercStringView old = {NULL, 0};
  uint64_t count = 0, size = 0, suffix;
  const char *at, *end;
  CORE(w, GetIntegerType, 8, &w->i8);
  CORE(w, GetIntegerType, 64, &w->i64);
  CORE(w, GetPrimitiveType, NEVERC_IR_TYPE_VOID, &w->none);
  CORE(w, ExportModule, NEVERC_IR_SERIALIZATION_TEXT, &buffer);
  CORE(w, GetSerializedBufferView, buffer, &text);
  globals = collect(w, w->in->Module, NEVERC_IR_COLLECTION_MODULE_GLOBALS, &count);
  suffix = hash((const char *)text.Data, text.Length, 0);
  snprintf(data_name, sizeof data_name, "__neverc_shroud_%016llx", (unsigned long long)suffix);
  snprintf(function_name, sizeof function_name, "__neverc_unshroud_%016llx", (unsigned long long)suffix);
  BUILD(w, BeginMutation, NEVERC_IR_MUTATION_SCOPE_MODULE, w->in->Module, &w->mutation);
  BUILD(w, CreateBuilder, w->mutation, &w->builder);
  CORE(w, GetFunctionType, w->none, NULL, 0, NEVERC_FALSE, &plain);
  BUILD(w, CreateFunction, w->mutation, plain, view(data_name), &data);
  BUILD(w, CreateFunction, w->mutation, plain, view(function_name), &function);
  CORE(w, SetGlobalVisibility, data, NEVERC_IR_VISIBILITY_HIDDEN);
  CORE(w, SetGlobalVisibility, function, NEVERC_IR_VISIBILITY_HIDDEN);

  symbol(w, data_name, "\t.data\n\t.p2align 6\n");
  at = (const char *)text.Data;
  end = at + text.Length;
  while (at < end && w->s.Code == NEVERC_STATUS_OK) {
    const char *stop = memchr(at, '\n', (size_t)(end - at));
    Literal literal;
    if (stop == NULL)
      stop = end;
    if (parse(at, stop, &literal)) {
      uint64_t place = (size + literal.align - 1) / literal.align * literal.align, i;
      if (redirect(w, &literal, globals, count, data, place)) {
        const char *from = literal.text;
        char byte[16];
        for (; size < place; ++size)
          line(w, "\t.byte 0\n"); /* padding; it is deciphered to nothing of use */
        for (i = 0; i < literal.size; ++i, ++size) {
          snprintf(byte, sizeof byte, "\t.byte %u\n", (unsigned)(next_character(&from) ^ cipher(size)));
          line(w, byte);
        }
      }
    }
    at = stop + 1;
  }
  if (size != 0) {
    /* First of all constructors; other ones may use literals. */
    line(w, "\t.section .init_array.00000,\"aw\"\n\t.p2align 3\n\t.8byte ");
    line(w, function_name);
    line(w, "\n\t.text\n");
    build_decipher(w, function, data, size);
    CORE(w, GetModuleInlineAssembly, &old);
    if (w->s.Code == NEVERC_STATUS_OK && old.Length != 0) {
      /* Behind what the source has. */
      char *all = (char *)malloc(old.Length + w->length + 1);
      if (all == NULL) {
        w->s = status(NEVERC_STATUS_RESOURCE_EXHAUSTED);
      } else {
        memcpy(all, old.Data, old.Length);
        memcpy(all + old.Length, w->text, w->length + 1);
        w->length += old.Length;
        free(w->text);
        w->text = all;
      }
    }
    if (w->s.Code == NEVERC_STATUS_OK) {
      NevercStringView text = {w->text, w->length};
      CORE(w, SetModuleInlineAssembly, text);
    }
  }
  free(globals);
  if (buffer.Value != 0)
    w->core->ReleaseSerializedBuffer(w->core->Context, w->in->Task, buffer);
  *out_size = size;
}

static NevercStatus NEVERC_CALL run(const NevercIRPassInvocation *Invocation, NevercIRPreservedAnalyses *OutPreserved,
                                    void *UserData) {
  Work w;
  uint64_t size = 0;
  (void)UserData;
  memset(&w, 0, sizeof w);
  w.in = Invocation;
  w.core = Invocation->Core;
  w.build = Invocation->Builder;
  w.s = neverc_status_ok();
  shroud_all(&w, &size);
  if (w.builder.Value != 0)
    w.build->DestroyBuilder(w.build->Context, Invocation->Task, w.builder);
  if (w.mutation.Value != 0) {
    /* No literals: nothing is left behind. */
    if (w.s.Code == NEVERC_STATUS_OK && size != 0)
      w.s = w.build->CommitMutation(w.build->Context, Invocation->Task, w.mutation);
    else
      w.build->AbortMutation(w.build->Context, Invocation->Task, w.mutation);
    w.build->DestroyMutation(w.build->Context, Invocation->Task, w.mutation);
  }
  free(w.text);
  if (w.s.Code != NEVERC_STATUS_OK)
    return w.s;
  memset(OutPreserved, 0, sizeof *OutPreserved);
  OutPreserved->Header.StructSize = sizeof *OutPreserved;
  OutPreserved->Header.Major = NEVERC_IR_PASS_API_MAJOR;
  OutPreserved->Flags = NEVERC_IR_PRESERVE_NONE;
  return w.s;
}

static NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *Core, const NevercRegistrarAPI *Registrar,
                                             void *RegistrarContext, void *ProcessState) {
  const NevercInterfaceID id = {NEVERC_INTERFACE_IR_PASS_HIGH, NEVERC_INTERFACE_IR_PASS_LOW};
  const NevercIRPassAPI *passes;
  const void *table = NULL;
  uint16_t minor = 0;
  uint64_t size = 0;
  NevercIRPassDescriptor pass;
  NevercStatus s = Core->QueryInterface(Core->Context, id, NEVERC_IR_PASS_API_MAJOR, 0, &table, &minor, &size);
  (void)Registrar, (void)ProcessState;
  if (s.Code != NEVERC_STATUS_OK)
    return s;
  if (size < offsetof(NevercIRPassAPI, RegisterPass) + sizeof passes->RegisterPass)
    return status(NEVERC_STATUS_CAPABILITY_UNAVAILABLE);
  passes = (const NevercIRPassAPI *)table;

  memset(&pass, 0, sizeof pass);
  pass.Header.StructSize = sizeof pass;
  pass.Header.Major = NEVERC_IR_PASS_API_MAJOR;
  pass.PassID = view("example.string-shroud");
  pass.Phase.High = NEVERC_PHASE_IR_PASS_PRE_CODEGEN_HIGH;
  pass.Phase.Low = NEVERC_PHASE_IR_PASS_PRE_CODEGEN_LOW;
  pass.Level = NEVERC_IR_PASS_LEVEL_MODULE;
  pass.Deterministic = NEVERC_TRUE;
  pass.Run = run;
  return passes->RegisterPass(passes->Context, RegistrarContext, &pass);
}

#ifdef __cplusplus
extern "C"
#endif
NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *Bootstrap,
                                                           NevercPluginDescriptor *OutPlugin) {
  NevercPluginDescriptor plugin;
  uint32_t capacity;
  if (Bootstrap == NULL || OutPlugin == NULL || OutPlugin->Header.StructSize < sizeof(uint32_t))
    return status(NEVERC_STATUS_INVALID_ARGUMENT);
  if (Bootstrap->Header.Major != NEVERC_PLUGIN_ABI_MAJOR)
    return status(NEVERC_STATUS_ABI_MISMATCH);
  memset(&plugin, 0, sizeof plugin);
  plugin.Header.StructSize = sizeof plugin;
  plugin.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  plugin.Header.Minor = NEVERC_PLUGIN_ABI_MINOR;
  plugin.PluginID = view(PLUGIN_ID);
  plugin.DisplayName = view("String shroud");
  plugin.Version.Major = 1;
  plugin.Concurrency = NEVERC_CONCURRENCY_THREAD_SAFE;
  plugin.Reentrancy = NEVERC_REENTRANCY_ALLOWED;
  plugin.Register = register_all;
  capacity = OutPlugin->Header.StructSize;
  memcpy(OutPlugin, &plugin, capacity < sizeof plugin ? capacity : sizeof plugin);
  return neverc_status_ok();
}
