/* Counts how often each function is entered, and reports when the program ends.
 *
 *   neverc -fplugin=./FunctionCounters.so -O2 program.c -o program
 *   NEVERC_COUNTERS=counts.txt ./program        # without the variable nothing is written
 *
 * Each line of the report is a count and a name; translation units append one after the other. Calls are counted
 * before anything is inlined, so the counts are those of the source at every -O level. Counters are plain 64-bit
 * numbers: threads that enter a function at the same moment may lose counts. Functions without a name of their own in
 * the program (inline definitions that are emitted elsewhere) and `naked` functions are left alone.
 *
 * How it is made: the interface has no call to create variables, so the table of counters and names is module-level
 * assembly, and the IR refers to its symbols as declarations. What counts and what reports is IR from the builder.
 */
#include "neverc/Plugin/PluginIR.h"
#include "neverc/Plugin/PluginPhaseSchema.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PLUGIN_ID "org.neverc.example.function-counters"

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
  NevercIRTypeHandle i32, i64, ptr, none;
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

static NevercIRTypeHandle function_type(Work *w, NevercIRTypeHandle result, const NevercIRTypeHandle *types,
                                        uint64_t count, uint8_t variadic) {
  NevercIRTypeHandle t = {0, 0};
  CORE(w, GetFunctionType, result, types, count, variadic, &t);
  return t;
}

/* A declaration; a function of that name in the module is taken as it is. */
static NevercIRValueHandle declare(Work *w, const NevercIRValueHandle *known, uint64_t count, NevercIRTypeHandle type,
                                   const char *name) {
  NevercIRValueHandle v = {0, 0};
  uint64_t i;
  for (i = 0; i < count && w->s.Code == NEVERC_STATUS_OK; ++i) {
    NevercStringView n = {NULL, 0};
    CORE(w, GetValueName, known[i], &n);
    if (n.Length == strlen(name) && memcmp(n.Data, name, n.Length) == 0)
      return known[i];
  }
  BUILD(w, CreateFunction, w->mutation, type, view(name), &v);
  return v;
}

static NevercIRValueHandle element(Work *w, NevercIRTypeHandle type, NevercIRValueHandle pointer,
                                   NevercIRValueHandle index) {
  NevercIRValueHandle v = {0, 0};
  BUILD(w, BuildGetElementPtr, w->builder, type, pointer, &index, 1, view(""), &v);
  return v;
}

static NevercIRValueHandle load(Work *w, NevercIRTypeHandle type, NevercIRValueHandle pointer) {
  NevercIRValueHandle v = {0, 0};
  BUILD(w, BuildLoad, w->builder, type, pointer, view(""), &v);
  return v;
}

static NevercIRValueHandle compare(Work *w, NevercIRPredicate predicate, NevercIRValueHandle a, NevercIRValueHandle b) {
  NevercIRValueHandle v = {0, 0};
  BUILD(w, BuildCompare, w->builder, predicate, a, b, view(""), &v);
  return v;
}

static NevercIRValueHandle call(Work *w, NevercIRTypeHandle type, NevercIRValueHandle callee,
                                const NevercIRValueHandle *arguments, uint64_t count) {
  NevercIRValueHandle v = {0, 0};
  BUILD(w, BuildCall, w->builder, type, callee, arguments, count, view(""), &v);
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

/* The first instruction of a function that is not one of its variables; null for a declaration. */
static NevercIRValueHandle first_of(Work *w, NevercIRValueHandle function) {
  NevercIRValueHandle first = {0, 0};
  uint64_t blocks = 0, count = 0, i;
  NevercIRValueHandle *list = collect(w, function, NEVERC_IR_COLLECTION_FUNCTION_BLOCKS, &blocks);
  if (blocks != 0) {
    NevercIRValueHandle *body = collect(w, list[0], NEVERC_IR_COLLECTION_BLOCK_INSTRUCTIONS, &count);
    for (i = 0; i < count && w->s.Code == NEVERC_STATUS_OK; ++i) {
      NevercIROpcode opcode = 0;
      CORE(w, GetInstructionOpcode, body[i], &opcode);
      first = body[i];
      if (opcode != NEVERC_IR_OPCODE_ALLOCA)
        break;
    }
    free(body);
  }
  free(list);
  return first;
}

/* Whether a function is counted. */
static int is_counted(Work *w, NevercIRValueHandle function) {
  NevercIRLinkage linkage = 0;
  NevercBool naked = NEVERC_FALSE;
  CORE(w, GetGlobalLinkage, function, &linkage);
  CORE(w, HasFunctionAttribute, function, view("naked"), &naked);
  return w->s.Code == NEVERC_STATUS_OK && naked == NEVERC_FALSE && linkage != NEVERC_IR_LINKAGE_AVAILABLE_EXTERNALLY;
}

/* `void report(void)`: appends a line for each function that was entered to the file that the environment names. */
static void build_report(Work *w, NevercIRValueHandle report, NevercIRValueHandle table, NevercIRValueHandle strings,
                         uint64_t entries, const NevercIRValueHandle *known, uint64_t known_count) {
  NevercIRTypeHandle two[2], three[3], getenv_type, fopen_type, fclose_type, fprintf_type;
  NevercIRValueHandle entry = block(w, report, "entry"), opening = block(w, report, "open"),
                      head = block(w, report, "head"), body = block(w, report, "body"),
                      print = block(w, report, "print"), next = block(w, report, "next"),
                      close = block(w, report, "close"), done = block(w, report, "done");
  NevercIRValueHandle null_pointer = {0, 0}, index = {0, 0}, made = {0, 0}, file, path, counter, name, one, arguments[4];
  two[0] = two[1] = w->ptr;
  three[0] = three[1] = w->ptr;
  getenv_type = function_type(w, w->ptr, two, 1, NEVERC_FALSE);
  fopen_type = function_type(w, w->ptr, two, 2, NEVERC_FALSE);
  fclose_type = function_type(w, w->i32, two, 1, NEVERC_FALSE);
  fprintf_type = function_type(w, w->i32, three, 2, NEVERC_TRUE);
  CORE(w, GetNullConstant, w->ptr, &null_pointer);
  one = number(w, w->i64, 1);

  BUILD(w, SetInsertBlock, w->builder, entry);
  /* Offsets in `strings`, see below: the variable at 0, the mode at 16, the format at 24. */
  arguments[0] = strings;
  path = call(w, getenv_type, declare(w, known, known_count, getenv_type, "getenv"), arguments, 1);
  BUILD(w, BuildConditionalBranch, w->builder, compare(w, NEVERC_IR_PREDICATE_ICMP_EQ, path, null_pointer), done,
        opening, &made);

  BUILD(w, SetInsertBlock, w->builder, opening);
  arguments[0] = path;
  arguments[1] = element(w, w->i64, strings, number(w, w->i64, 2));
  file = call(w, fopen_type, declare(w, known, known_count, fopen_type, "fopen"), arguments, 2);
  BUILD(w, BuildConditionalBranch, w->builder, compare(w, NEVERC_IR_PREDICATE_ICMP_EQ, file, null_pointer), done, head,
        &made);

  BUILD(w, SetInsertBlock, w->builder, head);
  BUILD(w, BuildPhi, w->builder, w->i64, 2, view("i"), &index);
  BUILD(w, BuildConditionalBranch, w->builder,
        compare(w, NEVERC_IR_PREDICATE_ICMP_ULT, index, number(w, w->i64, entries)), body, close, &made);

  /* An entry of the table: the counter, then the name. */
  BUILD(w, SetInsertBlock, w->builder, body);
  {
    NevercIRValueHandle place = {0, 0};
    BUILD(w, BuildBinary, w->builder, NEVERC_IR_OPCODE_SHL, index, one, view(""), &place);
    counter = load(w, w->i64, element(w, w->i64, table, place));
    BUILD(w, BuildBinary, w->builder, NEVERC_IR_OPCODE_OR, place, one, view(""), &place);
    name = load(w, w->ptr, element(w, w->i64, table, place));
  }
  BUILD(w, BuildConditionalBranch, w->builder,
        compare(w, NEVERC_IR_PREDICATE_ICMP_EQ, counter, number(w, w->i64, 0)), next, print, &made);

  BUILD(w, SetInsertBlock, w->builder, print);
  arguments[0] = file;
  arguments[1] = element(w, w->i64, strings, number(w, w->i64, 3));
  arguments[2] = counter;
  arguments[3] = name;
  call(w, fprintf_type, declare(w, known, known_count, fprintf_type, "fprintf"), arguments, 4);
  BUILD(w, BuildBranch, w->builder, next, &made);

  BUILD(w, SetInsertBlock, w->builder, next);
  {
    NevercIRValueHandle following = {0, 0};
    BUILD(w, BuildBinary, w->builder, NEVERC_IR_OPCODE_ADD, index, one, view(""), &following);
    BUILD(w, BuildBranch, w->builder, head, &made);
    BUILD(w, AddPhiIncoming, w->mutation, index, number(w, w->i64, 0), opening);
    BUILD(w, AddPhiIncoming, w->mutation, index, following, next);
  }

  BUILD(w, SetInsertBlock, w->builder, close);
  arguments[0] = file;
  call(w, fclose_type, declare(w, known, known_count, fclose_type, "fclose"), arguments, 1);
  BUILD(w, BuildBranch, w->builder, done, &made);
  BUILD(w, SetInsertBlock, w->builder, done);
  BUILD(w, BuildReturnVoid, w->builder, &made);
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

static void count_all(Work *w, uint64_t *out_counted) {
  char table_name[48], strings_name[48], report_name[48];
  NevercIRValueHandle table, strings, report, *functions, one;
  NevercIRTypeHandle plain;
  NevercStringView old = {NULL, 0}, name = {NULL, 0}, identifier = {NULL, 0};
  uint64_t count = 0, counted = 0, i, suffix;
  CORE(w, GetIntegerType, 32, &w->i32);
  CORE(w, GetIntegerType, 64, &w->i64);
  CORE(w, GetPointerType, 0, &w->ptr);
  CORE(w, GetPrimitiveType, NEVERC_IR_TYPE_VOID, &w->none);
  CORE(w, GetModuleIdentifier, &identifier);
  functions = collect(w, w->in->Module, NEVERC_IR_COLLECTION_MODULE_FUNCTIONS, &count);
  suffix = hash(identifier.Data, identifier.Length, count);
  for (i = 0; i < count && w->s.Code == NEVERC_STATUS_OK; ++i) {
    CORE(w, GetValueName, functions[i], &name);
    suffix = hash(name.Data, name.Length, suffix);
  }
  snprintf(table_name, sizeof table_name, "__neverc_counters_%016llx", (unsigned long long)suffix);
  snprintf(strings_name, sizeof strings_name, "__neverc_counter_texts_%016llx", (unsigned long long)suffix);
  snprintf(report_name, sizeof report_name, "__neverc_counter_report_%016llx", (unsigned long long)suffix);

  BUILD(w, BeginMutation, NEVERC_IR_MUTATION_SCOPE_MODULE, w->in->Module, &w->mutation);
  BUILD(w, CreateBuilder, w->mutation, &w->builder);
  plain = function_type(w, w->none, NULL, 0, NEVERC_FALSE);
  table = declare(w, functions, 0, plain, table_name);
  strings = declare(w, functions, 0, plain, strings_name);
  report = declare(w, functions, 0, plain, report_name);
  CORE(w, SetGlobalVisibility, table, NEVERC_IR_VISIBILITY_HIDDEN);
  CORE(w, SetGlobalVisibility, strings, NEVERC_IR_VISIBILITY_HIDDEN);
  CORE(w, SetGlobalVisibility, report, NEVERC_IR_VISIBILITY_HIDDEN);
  one = number(w, w->i64, 1);

  symbol(w, table_name, "\t.data\n\t.p2align 3\n");
  for (i = 0; i < count && w->s.Code == NEVERC_STATUS_OK; ++i) {
    char entry[64];
    NevercIRValueHandle first = first_of(w, functions[i]), place, sum = {0, 0}, made = {0, 0};
    if (first.Value == 0 || !is_counted(w, functions[i]))
      continue;
    BUILD(w, SetInsertBefore, w->builder, first);
    place = element(w, w->i64, table, number(w, w->i64, counted * 2));
    BUILD(w, BuildBinary, w->builder, NEVERC_IR_OPCODE_ADD, load(w, w->i64, place), one, view(""), &sum);
    BUILD(w, BuildStore, w->builder, sum, place, &made);
    snprintf(entry, sizeof entry, "\t.8byte 0, .Lneverc_counted_%llu\n", (unsigned long long)counted);
    line(w, entry);
    counted += 1;
  }
  /* The names, once the table is complete. */
  line(w, "\t.section .rodata\n");
  for (i = 0, counted = 0; i < count && w->s.Code == NEVERC_STATUS_OK; ++i) {
    char label[64];
    NevercIRValueHandle first = first_of(w, functions[i]);
    if (first.Value == 0 || !is_counted(w, functions[i]))
      continue;
    CORE(w, GetValueName, functions[i], &name);
    snprintf(label, sizeof label, ".Lneverc_counted_%llu:\n\t.asciz \"", (unsigned long long)counted);
    line(w, label);
    add_text(w, name.Data, name.Length);
    line(w, "\"\n");
    counted += 1;
  }
  symbol(w, strings_name, "\t.p2align 3\n");
  line(w, "\t.ascii \"NEVERC_COUNTERS\\0\"\n\t.ascii \"a\\0\\0\\0\\0\\0\\0\\0\"\n\t.asciz \"%llu %s\\n\"\n");
  line(w, "\t.section .fini_array,\"aw\"\n\t.p2align 3\n\t.8byte ");
  line(w, report_name);
  line(w, "\n\t.text\n");

  build_report(w, report, table, strings, counted, functions, count);
  if (counted != 0) {
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
  free(functions);
  *out_counted = counted;
}

static NevercStatus NEVERC_CALL run(const NevercIRPassInvocation *Invocation, NevercIRPreservedAnalyses *OutPreserved,
                                    void *UserData) {
  Work w;
  uint64_t counted = 0;
  (void)UserData;
  memset(&w, 0, sizeof w);
  w.in = Invocation;
  w.core = Invocation->Core;
  w.build = Invocation->Builder;
  w.s = neverc_status_ok();
  count_all(&w, &counted);
  if (w.builder.Value != 0)
    w.build->DestroyBuilder(w.build->Context, Invocation->Task, w.builder);
  if (w.mutation.Value != 0) {
    /* Nothing to count: nothing is left behind. */
    if (w.s.Code == NEVERC_STATUS_OK && counted != 0)
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
  pass.PassID = view("example.function-counters");
  pass.Phase.High = NEVERC_PHASE_IR_PASS_PRE_OPT_HIGH;
  pass.Phase.Low = NEVERC_PHASE_IR_PASS_PRE_OPT_LOW;
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
  plugin.DisplayName = view("Function counters");
  plugin.Version.Major = 1;
  plugin.Concurrency = NEVERC_CONCURRENCY_THREAD_SAFE;
  plugin.Reentrancy = NEVERC_REENTRANCY_ALLOWED;
  plugin.Register = register_all;
  capacity = OutPlugin->Header.StructSize;
  memcpy(OutPlugin, &plugin, capacity < sizeof plugin ? capacity : sizeof plugin);
  return neverc_status_ok();
}
