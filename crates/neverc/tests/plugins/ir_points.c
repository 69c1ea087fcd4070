/* Passes of every level at the first point and of whole modules at the others; each logs what it is given.
 *
 *   OBSERVE   also observes the eight phases
 *   FAIL      ID of a pass that fails
 *   THROWAWAY nothing but observers
 */
#include "ir_plugin.h"

static const char *levels[] = {"?", "module", "cgscc", "function", "loop"};

static NevercStatus NEVERC_CALL run(const NevercIRPassInvocation *in, NevercIRPreservedAnalyses *out, void *data) {
  int sound = in->Header.StructSize == sizeof *in && in->Task.Value && in->Module.Value && in->Core && in->Builder &&
              in->Analyses == analysis_api && strlen(data) == in->PassID.Length &&
              !memcmp(data, in->PassID.Data, in->PassID.Length);
  say("%s %s O%u function=%d header=%d scc=%d%s", (const char *)data, in->Level <= 4 ? levels[in->Level] : "?",
      in->OptimizationLevel, in->Function.Value != 0, in->LoopHeader.Value != 0, (int)in->SCCFunctionCount,
      sound ? "" : " unsound");
  preserve(out, NEVERC_IR_PRESERVE_ALL);
#ifdef FAIL
  if (!strcmp(data, FAIL))
    return st(NEVERC_STATUS_PLUGIN_FAILURE);
#endif
  return neverc_status_ok();
}

static NevercStatus NEVERC_CALL observe(const NevercPhaseFrame *f, NevercObserverPoint point, void *name) {
  say("%s %s input=%d", (const char *)name, point == NEVERC_OBSERVER_BEFORE ? "before" : "after", f->Input.Value != 0);
  return neverc_status_ok();
}

NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *core, const NevercRegistrarAPI *r, void *context, void *state) {
  (void)state;
  (void)r;
  tables(core);
#ifndef THROWAWAY
  NevercInterfaceID pre_opt = PHASE(PASS_PRE_OPT), start = PHASE(PASS_PIPELINE_START),
                    last = PHASE(PASS_OPTIMIZER_LAST), post = PHASE(PASS_POST_OPT), codegen = PHASE(PASS_PRE_CODEGEN);
  /* Not in the order in which they will run. */
  add_pass(context, "codegen", codegen, NEVERC_IR_PASS_LEVEL_MODULE, run, "codegen");
  add_pass(context, "pre-module", pre_opt, NEVERC_IR_PASS_LEVEL_MODULE, run, "pre-module");
  add_pass(context, "pre-scc", pre_opt, NEVERC_IR_PASS_LEVEL_CGSCC, run, "pre-scc");
  add_pass(context, "pre-function", pre_opt, NEVERC_IR_PASS_LEVEL_FUNCTION, run, "pre-function");
  add_pass(context, "pre-loop", pre_opt, NEVERC_IR_PASS_LEVEL_LOOP, run, "pre-loop");
  add_pass(context, "post", post, NEVERC_IR_PASS_LEVEL_MODULE, run, "post");
  add_pass(context, "last", last, NEVERC_IR_PASS_LEVEL_MODULE, run, "last");
  add_pass(context, "last-function", last, NEVERC_IR_PASS_LEVEL_FUNCTION, run, "last-function");
  add_pass(context, "start", start, NEVERC_IR_PASS_LEVEL_MODULE, run, "start");
  add_pass(context, "start-function", start, NEVERC_IR_PASS_LEVEL_FUNCTION, run, "start-function");
#endif
#if defined OBSERVE || defined THROWAWAY
#define WATCH(symbol)                                                                                                  \
  {                                                                                                                    \
    NevercInterfaceID phase = PHASE(symbol);                                                                           \
    NevercObserverDescriptor d;                                                                                        \
    memset(&d, 0, sizeof d);                                                                                           \
    HEADER(&d);                                                                                                        \
    d.Phase = phase;                                                                                                   \
    d.Points = NEVERC_OBSERVER_BEFORE | NEVERC_OBSERVER_AFTER;                                                         \
    d.Callback = observe;                                                                                              \
    d.UserData = #symbol;                                                                                              \
    ok(r->RegisterObserver(context, &d), "observe");                                                                   \
  }
  WATCH(GENERATE)
  WATCH(OPTIMIZE)
  WATCH(PASS_PRE_OPT)
  WATCH(PASS_PIPELINE_START)
  WATCH(PASS_OPTIMIZER_LAST)
  WATCH(PASS_POST_OPT)
  WATCH(PASS_PRE_CODEGEN)
  WATCH(FINAL_VERIFY)
#endif
  return neverc_status_ok();
}

NevercStatus NEVERC_CALL destroy(const NevercCoreAPI *core, void *state) {
  (void)core;
  (void)state;
  return neverc_status_ok();
}
