/* What the IR tables cost: a walk over a module, single calls, and mutations. Tells its times in one remark:
 *
 *   walk INSTRUCTIONS NS-PER-INSTRUCTION  call NS  mutation NS NS NS
 *
 * The walk reads the opcode, the type and its kind, and all operands of every instruction; `ir_walk_native.cpp` does
 * the same without a table. The call is GetModuleIdentifier. Mutations of one function build one addition and are
 * aborted, build one and are committed, build a thousand and are aborted (the last per addition). Medians of several
 * rounds. */
#include "neverc/Plugin.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define PLUGIN_ID "org.neverc.bench.ir-walk"
enum { ROUNDS = 9, CALLS = 1000000, MUTATIONS = 300, MANY = 1000, BATCH = 64 };

static const NevercCoreAPI *core;

static NevercStringView view(const char *text) {
  NevercStringView v = {text, strlen(text)};
  return v;
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *times) {
  qsort(times, ROUNDS, sizeof *times, ascending);
  return times[ROUNDS / 2];
}

static int wrong;
static int check(NevercStatus s) {
  if (s.Code != NEVERC_STATUS_OK)
    wrong = 1;
  return s.Code == NEVERC_STATUS_OK;
}

typedef struct {
  const NevercIRCoreAPI *ir;
  NevercTaskHandle task;
  uint64_t instructions, sum;
} Walk;

static uint64_t visit_one(const NevercIRCoreAPI *ir, void *context, NevercTaskHandle task, NevercIRValueHandle i, uint64_t sum) {
  NevercIROpcode opcode;
  NevercIRTypeHandle type;
  NevercIRTypeKind kind;
  NevercIRValueHandle operand;
  uint64_t count;
  if (!check(ir->GetInstructionOpcode(context, task, i, &opcode)) || !check(ir->GetValueType(context, task, i, &type)) ||
      !check(ir->GetTypeKind(context, task, type, &kind)) || !check(ir->GetOperandCount(context, task, i, &count)))
    return sum;
  sum = sum * 31 + opcode;
  sum += kind;
  for (uint64_t k = 0; k < count && check(ir->GetOperand(context, task, i, k, &operand)); ++k)
    sum ^= operand.Value;
  return sum;
}

static void visit(Walk *w, NevercIRValueHandle i) {
  ++w->instructions;
  w->sum = visit_one(w->ir, w->ir->Context, w->task, i, w->sum);
}

typedef void Visitor(Walk *w, NevercIRValueHandle element);

static void each(Walk *w, NevercHandle container, NevercIRValueCollection which, Visitor *f) {
  NevercIRValueHandle batch[BATCH];
  NevercIRValueCursor cursor;
  uint64_t count = BATCH;
  memset(&cursor, 0, sizeof cursor);
  cursor.Header.StructSize = sizeof cursor;
  if (!check(w->ir->BeginValueCursor(w->ir->Context, w->task, container, which, &cursor)))
    return;
  while (count == BATCH && check(w->ir->CollectValueCursor(w->ir->Context, w->task, &cursor, batch, BATCH, &count)))
    for (uint64_t i = 0; i < count; ++i)
      f(w, batch[i]);
}

static void visit_block(Walk *w, NevercIRValueHandle b) { each(w, b, NEVERC_IR_COLLECTION_BLOCK_INSTRUCTIONS, visit); }
static void visit_function(Walk *w, NevercIRValueHandle f) { each(w, f, NEVERC_IR_COLLECTION_FUNCTION_BLOCKS, visit_block); }

static NevercIRValueHandle victim;
static void find(Walk *w, NevercIRValueHandle f) {
  NevercIRValueHandle one;
  NevercIRValueCursor cursor;
  uint64_t count = 0;
  memset(&cursor, 0, sizeof cursor);
  cursor.Header.StructSize = sizeof cursor;
  if (victim.Value || !check(w->ir->BeginValueCursor(w->ir->Context, w->task, f, NEVERC_IR_COLLECTION_FUNCTION_BLOCKS, &cursor)) ||
      !check(w->ir->CollectValueCursor(w->ir->Context, w->task, &cursor, &one, 1, &count)))
    return;
  if (count)
    victim = f;
}

/* Builds additions in front of the first instruction of a function; ns for all of it. */
static double mutate(const NevercIRPassInvocation *in, int additions, int commit) {
  const NevercIRCoreAPI *ir = in->Core;
  const NevercIRBuilderAPI *b = in->Builder;
  NevercIRMutationHandle mutation;
  NevercIRBuilderHandle builder;
  NevercIRValueCursor cursor;
  NevercIRValueHandle block, first, one, made;
  NevercIRTypeHandle integer;
  uint64_t count, word = 1;
  memset(&cursor, 0, sizeof cursor);
  cursor.Header.StructSize = sizeof cursor;
  check(ir->BeginValueCursor(ir->Context, in->Task, victim, NEVERC_IR_COLLECTION_FUNCTION_BLOCKS, &cursor));
  check(ir->CollectValueCursor(ir->Context, in->Task, &cursor, &block, 1, &count));
  check(ir->BeginValueCursor(ir->Context, in->Task, block, NEVERC_IR_COLLECTION_BLOCK_INSTRUCTIONS, &cursor));
  check(ir->CollectValueCursor(ir->Context, in->Task, &cursor, &first, 1, &count));
  check(ir->GetIntegerType(ir->Context, in->Task, 32, &integer));
  check(ir->CreateIntegerConstant(ir->Context, in->Task, integer, &word, 1, &one));
  double start = now();
  check(b->BeginMutation(b->Context, in->Task, NEVERC_IR_MUTATION_SCOPE_FUNCTION, victim, &mutation));
  check(b->CreateBuilder(b->Context, in->Task, mutation, &builder));
  check(b->SetInsertBefore(b->Context, in->Task, builder, first));
  for (int i = 0; i < additions; ++i)
    check(b->BuildBinary(b->Context, in->Task, builder, NEVERC_IR_OPCODE_ADD, one, one, view(""), &made));
  check(commit ? b->CommitMutation(b->Context, in->Task, mutation) : b->AbortMutation(b->Context, in->Task, mutation));
  check(b->DestroyBuilder(b->Context, in->Task, builder));
  check(b->DestroyMutation(b->Context, in->Task, mutation));
  double spent = now() - start;
  if (commit)
    check(ir->EraseValue(ir->Context, in->Task, made));
  return spent;
}

static NevercStatus NEVERC_CALL run(const NevercIRPassInvocation *in, NevercIRPreservedAnalyses *out, void *data) {
  Walk w = {in->Core, in->Task, 0, 0};
  NevercDiagnosticDescriptor remark;
  NevercDiagnosticHandle handle;
  NevercStringView name;
  double walk[ROUNDS], call[ROUNDS], aborted[ROUNDS], committed[ROUNDS], many[ROUNDS];
  char text[256];
  (void)data;
  each(&w, in->Module, NEVERC_IR_COLLECTION_MODULE_FUNCTIONS, find);
  for (int r = 0; r < ROUNDS; ++r) {
    w.instructions = 0;
    double start = now();
    each(&w, in->Module, NEVERC_IR_COLLECTION_MODULE_FUNCTIONS, visit_function);
    walk[r] = (now() - start) / (double)(w.instructions ? w.instructions : 1);
    start = now();
    for (int i = 0; i < CALLS; ++i)
      check(w.ir->GetModuleIdentifier(w.ir->Context, w.task, &name));
    call[r] = (now() - start) / CALLS;
    aborted[r] = committed[r] = 0;
    for (int i = 0; victim.Value && i < MUTATIONS; ++i) {
      aborted[r] += mutate(in, 1, 0) / MUTATIONS;
      committed[r] += mutate(in, 1, 1) / MUTATIONS;
    }
    many[r] = victim.Value ? mutate(in, MANY, 0) / MANY : 0;
  }
  snprintf(text, sizeof text, "walk %llu %.3f call %.3f mutation %.1f %.1f %.1f sum %llx%s", (unsigned long long)w.instructions, median(walk),
           median(call), median(aborted), median(committed), median(many), (unsigned long long)w.sum, wrong ? " WRONG" : "");
  memset(&remark, 0, sizeof remark);
  remark.Header.StructSize = sizeof remark;
  remark.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  remark.Severity = NEVERC_DIAGNOSTIC_REMARK;
  remark.Code = 1;
  remark.PluginID = view(PLUGIN_ID);
  remark.PhaseID = view(NEVERC_PHASE_IR_PASS_PRE_OPT_NAME);
  remark.Message = view(text);
  memset(out, 0, sizeof *out);
  out->Header.StructSize = sizeof *out;
  out->Header.Major = NEVERC_IR_PASS_API_MAJOR;
  return core->EmitDiagnostic(core->Context, &remark, &handle);
}

static NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *c, const NevercRegistrarAPI *r, void *x, void *p) {
  const NevercInterfaceID id = {NEVERC_INTERFACE_IR_PASS_HIGH, NEVERC_INTERFACE_IR_PASS_LOW};
  const NevercIRPassAPI *passes;
  const void *table = NULL;
  NevercIRPassDescriptor d;
  uint16_t minor;
  uint64_t size;
  NevercStatus s;
  (void)r, (void)p;
  core = c;
  s = c->QueryInterface(c->Context, id, NEVERC_IR_PASS_API_MAJOR, 0, &table, &minor, &size);
  if (s.Code != NEVERC_STATUS_OK)
    return s;
  passes = table;
  memset(&d, 0, sizeof d);
  d.Header.StructSize = sizeof d;
  d.Header.Major = NEVERC_IR_PASS_API_MAJOR;
  d.PassID = view("bench.ir-walk");
  d.Phase.High = NEVERC_PHASE_IR_PASS_PRE_OPT_HIGH;
  d.Phase.Low = NEVERC_PHASE_IR_PASS_PRE_OPT_LOW;
  d.Level = NEVERC_IR_PASS_LEVEL_MODULE;
  d.Run = run;
  return passes->RegisterPass(passes->Context, x, &d);
}

NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *b, NevercPluginDescriptor *out) {
  NevercPluginDescriptor plugin;
  uint32_t capacity = out->Header.StructSize;
  (void)b;
  memset(&plugin, 0, sizeof plugin);
  plugin.Header.StructSize = sizeof plugin;
  plugin.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  plugin.PluginID = view(PLUGIN_ID);
  plugin.DisplayName = view("IR table benchmark");
  plugin.Version.Major = 1;
  plugin.Reentrancy = NEVERC_REENTRANCY_ALLOWED;
  plugin.Register = register_all;
  memcpy(out, &plugin, capacity < sizeof plugin ? capacity : sizeof plugin);
  return neverc_status_ok();
}
