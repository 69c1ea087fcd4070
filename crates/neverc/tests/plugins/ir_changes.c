/* Passes that change IR, rightly and wrongly, and ask LLVM's analyses.
 *
 *   LIE        changes the module and claims to preserve everything
 *   BREAK      erases a terminator: PHASE_OF chooses where, LEVEL_OF the level
 *   OPEN       leaves a mutation open
 *   COMMIT_BROKEN   commits a block without terminator, and passes the answer on
 *   HEADERLESS, SHORT, UNKNOWN_FLAG   malformed answers
 *   ASK        asks the seven built-in analyses, and misuses their results
 *   LOOPS      asks them from a loop pass
 *   READ_ONLY  an analysis tries to change the module
 *   ERASER     a function pass erases another function
 *   TAMPER     an optimizer that changes its input and fails, recoverably
 */
#include "ir_plugin.h"

#ifndef PHASE_OF
#define PHASE_OF PASS_PRE_OPT
#endif
#ifndef LEVEL_OF
#define LEVEL_OF NEVERC_IR_PASS_LEVEL_MODULE
#endif

static NevercIRValueHandle find_function(const NevercIRPassInvocation *in, const char *name) {
  NevercIRValueHandle all[32], none = {0, 0};
  uint64_t count = collect(in, in->Module, NEVERC_IR_COLLECTION_MODULE_FUNCTIONS, all, 32);
  for (uint64_t i = 0; i < count; ++i)
    if (!strcmp(named(in, all[i]), name))
      return all[i];
  say("no function %s", name);
  return none;
}

static const char *answer(NevercStatus s) { return name_of(s); }

#if defined ASK || defined LOOPS
static void ask(const NevercIRPassInvocation *in, NevercIRValueHandle function) {
  const NevercIRAnalysisAPI *a = in->Analyses;
  NevercIRValueHandle blocks[32], body[64], none = {0, 0}, header = {0, 0}, callee;
  NevercIRAnalysisResultHandle r[8], again;
  uint64_t count = collect(in, function, NEVERC_IR_COLLECTION_FUNCTION_BLOCKS, blocks, 32), n = 0, trips = 0, i;
  NevercBool yes = 9, known = 9;
  uint32_t depth = 9;
  for (i = 1; i <= 7; ++i)
    ok(a->QueryBuiltin(a->Context, in->Task, i, i == NEVERC_IR_ANALYSIS_CALL_GRAPH ? none : function, &r[i]), "builtin");
  ok(a->QueryBuiltin(a->Context, in->Task, 1, function, &again), "builtin");
  say("same handle %d", same(again, r[1]));
  ok(a->DominatorTreeDominates(a->Context, in->Task, r[1], blocks[0], blocks[count - 1], &yes), "dominates");
  say("entry dominates exit %u", yes);
  ok(a->DominatorTreeDominates(a->Context, in->Task, r[7], blocks[0], blocks[count - 1], &yes), "post-dominates");
  say("entry post-dominates exit %u", yes);
  ok(a->DominatorTreeDominates(a->Context, in->Task, r[7], blocks[0], blocks[0], &yes), "post-dominates");
  say("itself %u", yes);
  ok(a->GetLoopCount(a->Context, in->Task, r[2], &n), "loops");
  ok(a->GetLoopHeader(a->Context, in->Task, r[2], n - 1, &header), "header");
  say("loops %d beyond %s", (int)n, answer(a->GetLoopHeader(a->Context, in->Task, r[2], n, &none)));
  ok(a->GetLoopForBlock(a->Context, in->Task, r[2], header, &callee, &depth), "loop of block");
  say("inner loop depth %u its own %d", depth, same(callee, header));
  ok(a->GetLoopForBlock(a->Context, in->Task, r[2], blocks[0], &callee, &depth), "loop of block");
  say("entry depth %u header %d", depth, callee.Value != 0);
  ok(a->GetScalarEvolutionConstantTripCount(a->Context, in->Task, r[3], header, &known, &trips), "trips");
  say("trips known %u %d", known, (int)trips);
  int kinds[5] = {0, 0, 0, 0, 0};
  for (i = 0; i < count; ++i) {
    uint64_t m = collect(in, blocks[i], NEVERC_IR_COLLECTION_BLOCK_INSTRUCTIONS, body, 64);
    for (uint64_t j = 0; j < m; ++j) {
      NevercIRMemoryAccessKind kind = 9;
      ok(a->GetMemoryAccessKind(a->Context, in->Task, r[4], body[j], &kind), "access");
      if (kind < 5)
        kinds[kind] += 1;
    }
  }
  say("memory none %d use %d def %d", kinds[0] > 0, kinds[1] > 0, kinds[2] > 0);
  NevercIRValueHandle main_function = find_function(in, "main");
  ok(a->GetDirectCalleeCount(a->Context, in->Task, r[5], main_function, &n), "callees");
  for (i = 0; i < n; ++i)
    if (ok(a->GetDirectCallee(a->Context, in->Task, r[5], main_function, i, &callee), "callee"))
      say("callee %s", named(in, callee));
  say("beyond %s", answer(a->GetDirectCallee(a->Context, in->Task, r[5], main_function, n, &callee)));
  NevercIRValueHandle arguments[4];
  NevercIRAliasResult alias = 9;
  collect(in, function, NEVERC_IR_COLLECTION_FUNCTION_ARGUMENTS, arguments, 4);
  ok(a->Alias(a->Context, in->Task, r[6], arguments[0], 4, arguments[0], 4, &alias), "alias");
  say("alias itself %u", alias);
  say("integer %s", answer(a->Alias(a->Context, in->Task, r[6], arguments[1], 4, arguments[0], 4, &alias)));
  /* Misuse. */
  say("unknown analysis %s %s", answer(a->QueryBuiltin(a->Context, in->Task, 0, function, &again)),
      answer(a->QueryBuiltin(a->Context, in->Task, 8, function, &again)));
  say("null scope %s", answer(a->QueryBuiltin(a->Context, in->Task, 1, (NevercIRValueHandle){0, 0}, &again)));
  say("block as scope %s", answer(a->QueryBuiltin(a->Context, in->Task, 1, blocks[0], &again)));
  say("declaration %s", answer(a->QueryBuiltin(a->Context, in->Task, 2, find_function(in, "outside"), &again)));
  say("wrong result %s %s", answer(a->GetLoopCount(a->Context, in->Task, r[1], &n)),
      answer(a->Alias(a->Context, in->Task, r[2], arguments[0], 4, arguments[0], 4, &alias)));
  say("no result %s %s", answer(a->GetLoopCount(a->Context, in->Task, in->Module, &n)),
      answer(a->GetLoopCount(a->Context, in->Task, (NevercIRAnalysisResultHandle){0, 0}, &n)));
  NevercIRValueHandle foreign[4];
  collect(in, main_function, NEVERC_IR_COLLECTION_FUNCTION_BLOCKS, foreign, 4);
  say("foreign block %s", answer(a->DominatorTreeDominates(a->Context, in->Task, r[1], foreign[0], blocks[0], &yes)));
  say("function as block %s", answer(a->DominatorTreeDominates(a->Context, in->Task, r[1], function, blocks[0], &yes)));
  say("no header %s", answer(a->GetScalarEvolutionConstantTripCount(a->Context, in->Task, r[3], blocks[0], &known, &trips)));
  say("memory of function %s", answer(a->GetMemoryAccessKind(a->Context, in->Task, r[4], function, &depth)));
  say("callees of block %s", answer(a->GetDirectCalleeCount(a->Context, in->Task, r[5], blocks[0], &n)));
  say("null out %s", answer(a->GetLoopCount(a->Context, in->Task, r[2], NULL)));
  NevercTaskHandle other = in->Task;
  other.Owner += 1000;
  say("other task %s", answer(a->GetLoopCount(a->Context, other, r[2], &n)));
  /* A change makes results stale. */
  ok(in->Core->SetValueName(in->Core->Context, in->Task, function, sv("sum")), "rename");
  say("after a change %s", answer(a->GetLoopCount(a->Context, in->Task, r[2], &n)));
  ok(a->QueryBuiltin(a->Context, in->Task, 2, function, &r[2]), "builtin");
  ok(a->GetLoopCount(a->Context, in->Task, r[2], &n), "loops");
  say("anew %d", (int)n);
}
#endif

static NevercIRAnalysisResultHandle kept;

static NevercStatus NEVERC_CALL run(const NevercIRPassInvocation *in, NevercIRPreservedAnalyses *out, void *data) {
  static int calls;
  NevercStatus s = neverc_status_ok();
  preserve(out, NEVERC_IR_PRESERVE_ALL);
  calls += 1;
#if defined LIE
  ok(in->Core->SetModuleIdentifier(in->Core->Context, in->Task, sv("changed")), "set");
#elif defined BREAK
  NevercIRValueHandle f = in->Function, blocks[32], t = {0, 0};
  if (!f.Value)
    f = in->SCCFunctionCount ? in->SCCFunctions[0] : find_function(in, "sum");
  uint64_t count = collect(in, f, NEVERC_IR_COLLECTION_FUNCTION_BLOCKS, blocks, 32);
  ok(in->Core->GetTerminator(in->Core->Context, in->Task, blocks[count - 1], &t), "terminator");
  ok(in->Core->EraseValue(in->Core->Context, in->Task, t), "erase");
  say("broken");
  NevercIRAnalysisResultHandle r;
  say("analysis of broken IR %s",
      answer(in->Analyses->QueryBuiltin(in->Analyses->Context, in->Task, NEVERC_IR_ANALYSIS_LOOP_INFO, f, &r)));
  preserve(out, NEVERC_IR_PRESERVE_NONE);
#elif defined COMMIT_BROKEN
  const NevercIRBuilderAPI *b = in->Builder;
  NevercIRValueHandle block;
  NevercIRMutationHandle mutation;
  ok(b->BeginMutation(b->Context, in->Task, NEVERC_IR_MUTATION_SCOPE_FUNCTION, find_function(in, "sum"), &mutation), "begin");
  ok(b->CreateBasicBlock(b->Context, in->Task, mutation, find_function(in, "sum"), sv("open"), &block), "block");
  s = b->CommitMutation(b->Context, in->Task, mutation);
  ok(b->DestroyMutation(b->Context, in->Task, mutation), "destroy");
#elif defined OPEN
  NevercIRMutationHandle m;
  NevercIRBuilderHandle b;
  NevercIRValueHandle f = find_function(in, "sum"), block;
  ok(in->Builder->BeginMutation(in->Builder->Context, in->Task, NEVERC_IR_MUTATION_SCOPE_FUNCTION, f, &m), "begin");
  ok(in->Builder->CreateBuilder(in->Builder->Context, in->Task, m, &b), "builder");
  ok(in->Builder->CreateBasicBlock(in->Builder->Context, in->Task, m, f, sv("unfinished"), &block), "block");
  preserve(out, NEVERC_IR_PRESERVE_NONE);
#elif defined HEADERLESS
  memset(out, 0, sizeof *out);
#elif defined SHORT
  out->Header.StructSize = 24;
#elif defined UNKNOWN_FLAG
  out->Flags = 64;
#elif defined ASK
  ask(in, find_function(in, "sum"));
  preserve(out, NEVERC_IR_PRESERVE_NONE);
#elif defined LOOPS
  if (calls == 1)
    ask(in, in->Function);
  preserve(out, NEVERC_IR_PRESERVE_NONE);
#elif defined READ_ONLY
  NevercIRAnalysisResultHandle r;
  NevercInterfaceID id = {0x5252, 1};
  ok(in->Analyses->QueryCustom(in->Analyses->Context, in->Task, id, &r), "custom");
  ok(in->Core->SetModuleIdentifier(in->Core->Context, in->Task, sv("changed")), "set afterwards");
  preserve(out, NEVERC_IR_PRESERVE_NONE);
#elif defined ERASER
  say("at %s", named(in, in->Function));
  if (calls == 1) {
    NevercIRValueHandle f = find_function(in, "unused");
    ok(in->Core->EraseValue(in->Core->Context, in->Task, f), "erase");
    NevercStringView v;
    say("its handle %s", answer(in->Core->GetValueName(in->Core->Context, in->Task, f, &v)));
    preserve(out, NEVERC_IR_PRESERVE_NONE);
  }
#elif defined KEEP
  NevercIRValueHandle f = find_function(in, "sum");
  uint64_t n;
  if (calls == 1)
    ok(in->Analyses->QueryBuiltin(in->Analyses->Context, in->Task, NEVERC_IR_ANALYSIS_LOOP_INFO, f, &kept), "builtin");
  else
    say("result of the pass before %s", answer(in->Analyses->GetLoopCount(in->Analyses->Context, in->Task, kept, &n)));
#endif
  return s;
}

static NevercStatus NEVERC_CALL compute(const NevercIRPassInvocation *in, void **out, void *data) {
  NevercIRNamedMetadataHandle n;
  say("change %s", answer(in->Core->SetModuleIdentifier(in->Core->Context, in->Task, sv("x"))));
  say("metadata %s", answer(in->Core->GetOrInsertNamedMetadata(in->Core->Context, in->Task, sv("x"), &n)));
  say("builder %d", in->Builder != NULL);
  return neverc_status_ok();
}

static NevercStatus NEVERC_CALL optimize(const NevercPhaseFrame *f, NevercPhaseResult *out, void *data) {
  const NevercIRCoreAPI *core = NULL;
  const NevercIRBuilderAPI *builder = NULL;
  NevercStatus s;
  ok(opt_api->GetInputModule(opt_api->Context, f, f->Input, &core, &builder), "input module");
  ok(core->SetModuleIdentifier(core->Context, f->Task, sv("changed")), "set");
  s = st(NEVERC_STATUS_PLUGIN_FAILURE);
  s.Flags = NEVERC_STATUS_FLAG_RECOVERABLE;
  return s;
}

NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *core, const NevercRegistrarAPI *r, void *context, void *state) {
  NevercInterfaceID phase = PHASE(PHASE_OF), opt = PHASE(OPTIMIZE);
  tables(core);
#ifdef READ_ONLY
  NevercIRAnalysisDescriptor d;
  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.AnalysisID = (NevercInterfaceID){0x5252, 1};
  d.Name = sv("reader");
  d.Level = NEVERC_IR_PASS_LEVEL_MODULE;
  d.Compute = compute;
  ok(analysis_api->RegisterAnalysis(analysis_api->Context, context, &d), "analysis");
#endif
#ifdef TAMPER
  NevercProviderDescriptor p;
  memset(&p, 0, sizeof p);
  HEADER(&p);
  p.Phase = opt;
  p.ProviderID = sv("test.tamper");
  HEADER(&p.Route);
  p.FallbackSafe = NEVERC_TRUE;
  p.Callback = optimize;
  ok(r->RegisterProvider(context, &p), "provider");
  return neverc_status_ok();
#endif
#ifdef LOOPS
  add_pass(context, "changes", phase, NEVERC_IR_PASS_LEVEL_LOOP, run, NULL);
#elif defined ERASER
  add_pass(context, "changes", phase, NEVERC_IR_PASS_LEVEL_FUNCTION, run, NULL);
#else
  add_pass(context, "changes", phase, LEVEL_OF, run, NULL);
#endif
#ifdef KEEP
  add_pass(context, "second", phase, LEVEL_OF, run, NULL);
#endif
  return neverc_status_ok();
}

NevercStatus NEVERC_CALL destroy(const NevercCoreAPI *core, void *state) {
  (void)core;
  (void)state;
  return neverc_status_ok();
}
