/* Replaces generation or the optimizer.
 *
 *   GEN          provider of neverc.ir.generate; OPT of neverc.ir.optimize
 *   HOW          what it does: IMPORT (of the file BITCODE), EMPTY, INPUT, BUILTIN, FAIL, FALLBACK, MISUSE
 *   LEAVE        opens a mutation of the module it has published, and leaves it open
 *   OBSERVER     observers of both phases try to make modules
 *   BROKEN       a pass at every point; those before the end of the optimizer fail
 */
#include "ir_plugin.h"

#define IMPORT 1
#define EMPTY 2
#define INPUT 3
#define BUILTIN 4
#define FAIL 5
#define FALLBACK 6
#define MISUSE 7

static const NevercInterfaceID module_type = {0x4e43415249520001, 1}, optimized_type = {0x4e43415249520001, 2};

static NevercByteView content(const char *path) {
  static uint8_t bytes[1 << 16];
  NevercByteView v = {bytes, 0};
  FILE *f = fopen(path, "rb");
  if (f) {
    v.Length = fread(bytes, 1, sizeof bytes, f);
    fclose(f);
  }
  return v;
}

static NevercIRModuleArtifactDescriptor descriptor(NevercInterfaceID product, NevercByteView digest) {
  NevercIRModuleArtifactDescriptor d;
  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.Product = product;
  d.DependencyDigest = digest;
  return d;
}

static void show_info(const NevercPhaseFrame *f, NevercArtifactHandle artifact) {
  NevercIRModuleArtifactInfo info;
  memset(&info, 0, sizeof info);
  info.Header.StructSize = sizeof info;
  if (ok(gen_api->GetModuleArtifactInfo(gen_api->Context, f, artifact, &info), "info"))
    say("info product=%d triple=%.*s layout=%d generation=%d digest=%d", (int)info.Product.Low,
        (int)info.TargetTriple.Length, info.TargetTriple.Data, info.DataLayout.Length != 0, (int)info.Generation,
        (int)info.DependencyDigest.Length);
}

/* Changes functions in a mutation that nobody ends. */
static void leave_open(const NevercPhaseFrame *f, const NevercIRCoreAPI *core, const NevercIRBuilderAPI *builder) {
#ifdef LEAVE
  NevercIRMutationHandle mutation;
  NevercIRModuleHandle module;
  NevercIRValueHandle functions[4], blocks[4], end;
  NevercIRValueCursor cursor;
  uint64_t count = 0;
  ok(core->GetModule(core->Context, f->Task, &module), "module");
  ok(builder->BeginMutation(builder->Context, f->Task, NEVERC_IR_MUTATION_SCOPE_MODULE, module, &mutation), "begin");
  ok(core->BeginValueCursor(core->Context, f->Task, module, NEVERC_IR_COLLECTION_MODULE_FUNCTIONS, &cursor), "cursor");
  ok(core->CollectValueCursor(core->Context, f->Task, &cursor, functions, 4, &count), "collect");
  ok(core->BeginValueCursor(core->Context, f->Task, functions[0], NEVERC_IR_COLLECTION_FUNCTION_BLOCKS, &cursor), "cursor");
  ok(core->CollectValueCursor(core->Context, f->Task, &cursor, blocks, 4, &count), "collect");
  ok(core->GetTerminator(core->Context, f->Task, blocks[0], &end), "terminator");
  ok(core->SetValueName(core->Context, f->Task, functions[0], sv("unfinished")), "name");
  ok(core->EraseValue(core->Context, f->Task, end), "erase");
  say("left open");
#endif
}

static NevercStatus NEVERC_CALL generate(const NevercPhaseFrame *f, NevercPhaseResult *out, void *data) {
  const NevercIRCoreAPI *core = NULL;
  const NevercIRBuilderAPI *builder = NULL;
  NevercIRGeneratePhaseInput in;
  memset(&in, 0, sizeof in);
  in.Header.StructSize = sizeof in;
  if (!ok(gen_api->GetGeneratePhaseInput(gen_api->Context, f, f->Input, &in), "input"))
    return st(NEVERC_STATUS_PLUGIN_FAILURE);
  say("input unit=%d product=%llx:%llx triple=%.*s layout=%d source=%.*s digest=%d", same(in.SemanticUnit, f->Input),
      (unsigned long long)in.SemanticProduct.High, (unsigned long long)in.SemanticProduct.Low,
      (int)in.TargetTriple.Length, in.TargetTriple.Data, in.DataLayout.Length != 0, (int)in.SourceIdentity.Length,
      in.SourceIdentity.Data, (int)in.SourceDigest.Length);
  NevercIRModuleArtifactDescriptor d = descriptor(module_type, in.SourceDigest);
#if HOW == MISUSE
  NevercArtifactHandle a = {9, 9};
  NevercIROptimizationPhaseInput oi;
  memset(&oi, 0, sizeof oi);
  oi.Header.StructSize = sizeof oi;
  NevercByteView junk = {(const uint8_t *)"junk", 4};
  NevercStringView bad = {NULL, 4};
  NevercStatus s = gen_api->PublishModule(gen_api->Context, f, &d, &a);
  say("publish nothing: %s %d", name_of(s), (int)a.Value);
  say("other table: %s", name_of(opt_api->CreateModule(opt_api->Context, f, sv("m"), &core, &builder)));
  say("other input: %s", name_of(opt_api->GetOptimizationPhaseInput(opt_api->Context, f, f->Input, &oi)));
  say("input module: %s", name_of(opt_api->GetInputModule(opt_api->Context, f, f->Input, &core, &builder)));
  say("builtin: %s", name_of(opt_api->RunBuiltinPipeline(opt_api->Context, f, &a)));
  core = (const NevercIRCoreAPI *)&a;
  s = gen_api->ImportModule(gen_api->Context, f, NEVERC_IR_SERIALIZATION_BITCODE, junk, &core, &builder);
  say("junk: %s %d", name_of(s), core != NULL);
  say("text: %s", name_of(gen_api->ImportModule(gen_api->Context, f, NEVERC_IR_SERIALIZATION_TEXT, junk, &core, &builder)));
  say("format: %s", name_of(gen_api->ImportModule(gen_api->Context, f, 7, junk, &core, &builder)));
  say("foreign: %s", name_of(gen_api->ImportModule(gen_api->Context, f, NEVERC_IR_SERIALIZATION_BITCODE,
                                                   content(FOREIGN), &core, &builder)));
  say("name: %s", name_of(gen_api->CreateModule(gen_api->Context, f, bad, &core, &builder)));
  say("null: %s", name_of(gen_api->CreateModule(gen_api->Context, NULL, sv("m"), &core, &builder)));
  say("create: %s", name_of(gen_api->CreateModule(gen_api->Context, f, sv("m"), &core, &builder)));
  say("second: %s", name_of(gen_api->CreateModule(gen_api->Context, f, sv("m"), &core, &builder)));
  d.Product = optimized_type;
  say("product: %s", name_of(gen_api->PublishModule(gen_api->Context, f, &d, &a)));
  d.Product = module_type;
  d.Reserved[0] = 1;
  say("reserved: %s", name_of(gen_api->PublishModule(gen_api->Context, f, &d, &a)));
  d.Reserved[0] = 0;
  d.Header.StructSize -= 1;
  say("short: %s", name_of(gen_api->PublishModule(gen_api->Context, f, &d, &a)));
  d.Header.StructSize += 1;
  say("semantic: %s", name_of(gen_api->GetModuleArtifactInfo(gen_api->Context, f, f->Input, &(NevercIRModuleArtifactInfo){.Header.StructSize = sizeof(NevercIRModuleArtifactInfo)})));
  say("publish: %s", name_of(gen_api->PublishModule(gen_api->Context, f, &d, &out->Output)));
  say("again: %s", name_of(gen_api->PublishModule(gen_api->Context, f, &d, &a)));
  out->Action = NEVERC_PHASE_REPLACE;
  return neverc_status_ok();
#elif HOW == IMPORT
  if (!ok(gen_api->ImportModule(gen_api->Context, f, NEVERC_IR_SERIALIZATION_BITCODE, content(BITCODE), &core, &builder),
          "import"))
    return st(NEVERC_STATUS_PLUGIN_FAILURE);
#else
  if (!ok(gen_api->CreateModule(gen_api->Context, f, sv("made"), &core, &builder), "create"))
    return st(NEVERC_STATUS_PLUGIN_FAILURE);
#endif
#if HOW == FAIL
  return st(NEVERC_STATUS_PLUGIN_FAILURE);
#elif HOW == FALLBACK
  NevercStatus s = st(NEVERC_STATUS_PLUGIN_FAILURE);
  s.Flags = NEVERC_STATUS_FLAG_RECOVERABLE;
  return s;
#endif
  NevercIRModuleHandle m = {0, 0};
  say("tables %d %d task=%s", core->Header.StructSize == sizeof *core, builder->Header.StructSize == sizeof *builder,
      name_of(core->GetModule(core->Context, f->Task, &m)));
  if (!ok(gen_api->PublishModule(gen_api->Context, f, &d, &out->Output), "publish"))
    return st(NEVERC_STATUS_PLUGIN_FAILURE);
  show_info(f, out->Output);
  leave_open(f, core, builder);
  out->Action = NEVERC_PHASE_REPLACE;
  return neverc_status_ok();
}

static NevercStatus NEVERC_CALL optimize(const NevercPhaseFrame *f, NevercPhaseResult *out, void *data) {
  const NevercIRCoreAPI *core = NULL;
  const NevercIRBuilderAPI *builder = NULL;
  NevercIROptimizationPhaseInput in;
  NevercByteView none = {0, 0};
  NevercIRModuleArtifactDescriptor d = descriptor(optimized_type, none);
  memset(&in, 0, sizeof in);
  in.Header.StructSize = sizeof in;
  if (!ok(opt_api->GetOptimizationPhaseInput(opt_api->Context, f, f->Input, &in), "input"))
    return st(NEVERC_STATUS_PLUGIN_FAILURE);
  say("input module=%d product=%d triple=%.*s layout=%d level=%u off=%u digest=%d", same(in.Module, f->Input),
      (int)in.Product.Low, (int)in.TargetTriple.Length, in.TargetTriple.Data, in.DataLayout.Length != 0,
      in.OptimizationLevel, in.DisableLLVMPasses, (int)in.InputDigest.Length);
  d.DependencyDigest = in.InputDigest;
  show_info(f, f->Input);
#if HOW == FAIL
  return st(NEVERC_STATUS_PLUGIN_FAILURE);
#elif HOW == FALLBACK
  NevercStatus s = st(NEVERC_STATUS_PLUGIN_FAILURE);
  s.Flags = NEVERC_STATUS_FLAG_RECOVERABLE;
  return s;
#elif HOW == BUILTIN
  NevercStatus s = opt_api->RunBuiltinPipeline(opt_api->Context, f, &out->Output);
  if (!ok(s, "builtin"))
    return s;
  show_info(f, out->Output);
  NevercArtifactHandle a;
  say("again: %s", name_of(opt_api->RunBuiltinPipeline(opt_api->Context, f, &a)));
  say("its module: %s", name_of(opt_api->GetInputModule(opt_api->Context, f, out->Output, &core, &builder)));
#elif HOW == INPUT
  if (!ok(opt_api->GetInputModule(opt_api->Context, f, f->Input, &core, &builder), "input module") ||
      !ok(opt_api->PublishModule(opt_api->Context, f, &d, &out->Output), "publish"))
    return st(NEVERC_STATUS_PLUGIN_FAILURE);
#elif HOW == IMPORT
  if (!ok(opt_api->ImportModule(opt_api->Context, f, NEVERC_IR_SERIALIZATION_BITCODE, content(BITCODE), &core, &builder),
          "import") ||
      !ok(opt_api->PublishModule(opt_api->Context, f, &d, &out->Output), "publish"))
    return st(NEVERC_STATUS_PLUGIN_FAILURE);
#else
  if (!ok(opt_api->CreateModule(opt_api->Context, f, sv("made"), &core, &builder), "create") ||
      !ok(opt_api->PublishModule(opt_api->Context, f, &d, &out->Output), "publish"))
    return st(NEVERC_STATUS_PLUGIN_FAILURE);
#endif
  leave_open(f, core, builder);
  out->Action = NEVERC_PHASE_REPLACE;
  return neverc_status_ok();
}

static NevercStatus NEVERC_CALL observe(const NevercPhaseFrame *f, NevercObserverPoint point, void *name) {
  const NevercIRCoreAPI *core = NULL;
  const NevercIRBuilderAPI *builder = NULL;
  say("observer: %s", name_of(!strcmp(name, "gen") ? gen_api->CreateModule(gen_api->Context, f, sv("m"), &core, &builder)
                                                : opt_api->GetInputModule(opt_api->Context, f, f->Input, &core, &builder)));
  return neverc_status_ok();
}

static NevercStatus NEVERC_CALL pass(const NevercIRPassInvocation *in, NevercIRPreservedAnalyses *out, void *fails) {
  say("pass %.*s", (int)in->PassID.Length, in->PassID.Data);
  preserve(out, NEVERC_IR_PRESERVE_ALL);
  return fails ? st(NEVERC_STATUS_PLUGIN_FAILURE) : neverc_status_ok();
}

static void provide(const NevercRegistrarAPI *r, void *context, NevercInterfaceID phase, NevercPhaseProviderFn f) {
  NevercProviderDescriptor d;
  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.Phase = phase;
  d.ProviderID = sv("test.provider");
  HEADER(&d.Route);
  d.FallbackSafe = HOW == FALLBACK;
  d.Callback = f;
  ok(r->RegisterProvider(context, &d), "provider");
}

NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *core, const NevercRegistrarAPI *r, void *context, void *state) {
  NevercInterfaceID gen = PHASE(GENERATE), opt = PHASE(OPTIMIZE), pre_opt = PHASE(PASS_PRE_OPT),
                    start = PHASE(PASS_PIPELINE_START), last = PHASE(PASS_OPTIMIZER_LAST), post = PHASE(PASS_POST_OPT),
                    codegen = PHASE(PASS_PRE_CODEGEN);
  tables(core);
#ifdef GEN
  provide(r, context, gen, generate);
#endif
#ifdef OPT
  provide(r, context, opt, optimize);
#endif
#ifdef OBSERVER
  NevercObserverDescriptor d;
  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.Points = NEVERC_OBSERVER_BEFORE;
  d.Callback = observe;
  d.Phase = gen;
  d.UserData = "gen";
  ok(r->RegisterObserver(context, &d), "observer");
  d.Phase = opt;
  d.UserData = "opt";
  ok(r->RegisterObserver(context, &d), "observer");
#endif
#ifdef BROKEN
  add_pass(context, "pre", pre_opt, NEVERC_IR_PASS_LEVEL_MODULE, pass, BROKEN ? "" : NULL);
  add_pass(context, "start", start, NEVERC_IR_PASS_LEVEL_MODULE, pass, BROKEN ? "" : NULL);
  add_pass(context, "last", last, NEVERC_IR_PASS_LEVEL_MODULE, pass, BROKEN ? "" : NULL);
  add_pass(context, "post", post, NEVERC_IR_PASS_LEVEL_MODULE, pass, NULL);
  add_pass(context, "codegen", codegen, NEVERC_IR_PASS_LEVEL_MODULE, pass, NULL);
#endif
  return neverc_status_ok();
}

NevercStatus NEVERC_CALL destroy(const NevercCoreAPI *core, void *state) {
  (void)core;
  (void)state;
  return neverc_status_ok();
}
