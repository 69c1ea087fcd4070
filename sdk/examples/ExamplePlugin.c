/* Looks over a whole module: collects its functions through a cursor and says that it has seen them.
 *
 *   neverc -fplugin=./ExamplePlugin.so -S -emit-llvm hello.c
 *
 * A MODULE pass is called once. Collections are read in batches: begin a cursor, collect until a batch comes back
 * short. A change of the module between two batches would make the cursor stale; collect first, change afterwards.
 */
#include "neverc/Plugin/PluginIR.h"
#include "neverc/Plugin/PluginPhaseSchema.h"

#include <stddef.h>
#include <string.h>

#define PLUGIN_ID "org.neverc.example.module-overview"

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
  enum { BATCH = 16 };
  const NevercIRCoreAPI *core = Invocation->Core;
  NevercIRValueHandle batch[BATCH];
  NevercIRValueCursor cursor;
  uint64_t count = 0, total = 0;
  NevercStatus s;
  (void)UserData;
  memset(&cursor, 0, sizeof cursor);
  cursor.Header.StructSize = sizeof cursor;
  cursor.Header.Major = NEVERC_IR_CORE_API_MAJOR;
  s = core->BeginValueCursor(core->Context, Invocation->Task, Invocation->Module,
                             NEVERC_IR_COLLECTION_MODULE_FUNCTIONS, &cursor);
  if (s.Code != NEVERC_STATUS_OK)
    return s;
  do {
    s = core->CollectValueCursor(core->Context, Invocation->Task, &cursor, batch, BATCH, &count);
    if (s.Code != NEVERC_STATUS_OK)
      return s;
    total += count;
  } while (count == BATCH);
  s = remark(5101, "neverc.ir.pass.post_opt",
             total != 0 ? "ExamplePlugin observed the module function list"
                        : "ExamplePlugin observed an empty IR module");
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
  pass.PassID = view("example.module-overview");
  pass.Phase.High = NEVERC_PHASE_IR_PASS_POST_OPT_HIGH;
  pass.Phase.Low = NEVERC_PHASE_IR_PASS_POST_OPT_LOW;
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
  plugin.DisplayName = view("Module overview");
  plugin.Version.Major = 1;
  plugin.Concurrency = NEVERC_CONCURRENCY_SESSION_SERIAL;
  plugin.Reentrancy = NEVERC_REENTRANCY_ALLOWED;
  plugin.Register = register_all;
  capacity = OutPlugin->Header.StructSize;
  memcpy(OutPlugin, &plugin, capacity < sizeof plugin ? capacity : sizeof plugin);
  return neverc_status_ok();
}
