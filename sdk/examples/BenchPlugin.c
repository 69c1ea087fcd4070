/* Calls a table many times: a yardstick for what a call through the interface costs.
 *
 *   time neverc -fplugin=./BenchPlugin.so -S -emit-llvm hello.c
 */
#include "neverc/Plugin/PluginIR.h"
#include "neverc/Plugin/PluginPhaseSchema.h"

#include <stddef.h>
#include <string.h>

#define PLUGIN_ID "org.neverc.example.bench"

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

/* Set in Register, before any pass runs; the table lives as long as the process. */
static const NevercCoreAPI *core_api;

static NevercStatus remark(uint32_t code, const char *phase, const char *message) {
  NevercDiagnosticDescriptor d;
  NevercDiagnosticHandle made;
  memset(&d, 0, sizeof d);
  d.Header.StructSize = sizeof d;
  d.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  d.Severity = NEVERC_DIAGNOSTIC_REMARK;
  d.Code = code;
  d.PluginID = view(PLUGIN_ID);
  d.PhaseID = view(phase);
  d.Message = view(message);
  return core_api->EmitDiagnostic(core_api->Context, &d, &made);
}

static void preserve_all(NevercIRPreservedAnalyses *out) {
  memset(out, 0, sizeof *out);
  out->Header.StructSize = sizeof *out;
  out->Header.Major = NEVERC_IR_PASS_API_MAJOR;
  out->Flags = NEVERC_IR_PRESERVE_ALL;
}

static NevercStatus NEVERC_CALL run(const NevercIRPassInvocation *Invocation, NevercIRPreservedAnalyses *OutPreserved,
                                    void *UserData) {
  enum { CALLS = 10000 };
  const NevercIRCoreAPI *core = Invocation->Core;
  NevercStringView first, identifier;
  NevercStatus s = core->GetModuleIdentifier(core->Context, Invocation->Task, &first);
  int i;
  (void)UserData;
  for (i = 1; i < CALLS && s.Code == NEVERC_STATUS_OK; ++i) {
    s = core->GetModuleIdentifier(core->Context, Invocation->Task, &identifier);
    if (s.Code == NEVERC_STATUS_OK && identifier.Length != first.Length)
      return status(NEVERC_STATUS_PLUGIN_FAILURE);
  }
  if (s.Code != NEVERC_STATUS_OK)
    return s;
  s = remark(5201, "neverc.ir.pass.pre_codegen", "BenchPlugin completed 10000 typed IR table calls");
  if (s.Code == NEVERC_STATUS_OK)
    preserve_all(OutPreserved);
  return s;
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
  core_api = Core;
  if (s.Code != NEVERC_STATUS_OK)
    return s;
  if (size < offsetof(NevercIRPassAPI, RegisterPass) + sizeof passes->RegisterPass)
    return status(NEVERC_STATUS_CAPABILITY_UNAVAILABLE);
  passes = (const NevercIRPassAPI *)table;

  memset(&pass, 0, sizeof pass);
  pass.Header.StructSize = sizeof pass;
  pass.Header.Major = NEVERC_IR_PASS_API_MAJOR;
  pass.PassID = view("bench.typed-table-calls");
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
  plugin.DisplayName = view("Bench");
  plugin.Version.Major = 1;
  plugin.Concurrency = NEVERC_CONCURRENCY_SESSION_SERIAL;
  plugin.Reentrancy = NEVERC_REENTRANCY_ALLOWED;
  plugin.Register = register_all;
  capacity = OutPlugin->Header.StructSize;
  memcpy(OutPlugin, &plugin, capacity < sizeof plugin ? capacity : sizeof plugin);
  return neverc_status_ok();
}
