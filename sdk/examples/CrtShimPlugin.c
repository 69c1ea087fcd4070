/* Counts functions of a module without calling anything of the C runtime: what a plugin built with `-nostdlib` can do.
 *
 *   neverc -fplugin=./CrtShimPlugin.so -S -emit-llvm hello.c
 *
 * All memory is on the stack or static, texts are measured and records are cleared by loops, and everything else goes
 * through the host's tables. `-fno-builtin` keeps the compiler from turning the loops into calls of memset.
 */
#include "neverc/Plugin/PluginIR.h"
#include "neverc/Plugin/PluginPhaseSchema.h"

#define PLUGIN_ID "org.neverc.example.crt-shim"

enum { REMARK_CENSUS = 5301, BATCH = 8 };

static const NevercCoreAPI *core;

static NevercStringView view(const char *text) {
  NevercStringView v;
  uint64_t length = 0;
  while (((const volatile char *)text)[length] != 0)
    ++length;
  v.Data = text;
  v.Length = length;
  return v;
}

/* Volatile, so that no compiler sees a memset in it (or a strlen above). */
static void clear(void *record, uint64_t size) {
  volatile unsigned char *bytes = (volatile unsigned char *)record;
  for (uint64_t i = 0; i < size; ++i)
    bytes[i] = 0;
}

static void start(NevercABITableHeader *header, uint64_t size, uint16_t major) {
  clear(header, size);
  header->StructSize = (uint32_t)size;
  header->Major = major;
}

static NevercStatus status(NevercStatusCode code) {
  NevercStatus s = neverc_status_ok();
  s.Code = code;
  return s;
}

/* One batch is enough to show the way; a cursor can be asked again until it gives nothing. */
static NevercStatus NEVERC_CALL census(const NevercIRPassInvocation *Invocation, NevercIRPreservedAnalyses *OutPreserved, void *UserData) {
  const NevercIRCoreAPI *ir = Invocation->Core;
  NevercIRValueCursor cursor;
  NevercIRValueHandle functions[BATCH];
  NevercDiagnosticDescriptor remark;
  NevercDiagnosticHandle handle;
  uint64_t count = 0;
  NevercStatus s;
  (void)UserData;
  start(&cursor.Header, sizeof cursor, NEVERC_IR_CORE_API_MAJOR);
  s = ir->BeginValueCursor(ir->Context, Invocation->Task, Invocation->Module, NEVERC_IR_COLLECTION_MODULE_FUNCTIONS, &cursor);
  if (neverc_status_is_ok(s))
    s = ir->CollectValueCursor(ir->Context, Invocation->Task, &cursor, functions, BATCH, &count);
  if (!neverc_status_is_ok(s) && s.Code != NEVERC_STATUS_CAPABILITY_UNAVAILABLE)
    return s;
  start(&remark.Header, sizeof remark, NEVERC_PLUGIN_ABI_MAJOR);
  remark.Severity = NEVERC_DIAGNOSTIC_REMARK;
  remark.Code = REMARK_CENSUS;
  remark.PluginID = view(PLUGIN_ID);
  remark.PhaseID = view(NEVERC_PHASE_IR_PASS_POST_OPT_NAME);
  /* A host may have the table of passes and not yet that of reading. */
  remark.Message = view(neverc_status_is_ok(s) ? "CrtShimPlugin queried IR without C runtime calls" : "IR is unavailable in this host");
  OutPreserved->Flags = NEVERC_IR_PRESERVE_ALL;
  return core->EmitDiagnostic(core->Context, &remark, &handle);
}

static NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *Core, const NevercRegistrarAPI *Registrar, void *RegistrarContext, void *ProcessState) {
  const NevercInterfaceID id = {NEVERC_INTERFACE_IR_PASS_HIGH, NEVERC_INTERFACE_IR_PASS_LOW};
  const void *table = NULL;
  const NevercIRPassAPI *passes;
  NevercIRPassDescriptor pass;
  uint16_t minor = 0;
  uint64_t size = 0;
  NevercStatus s;
  (void)Registrar, (void)ProcessState;
  core = Core;
  s = Core->QueryInterface(Core->Context, id, NEVERC_IR_PASS_API_MAJOR, 0, &table, &minor, &size);
  if (!neverc_status_is_ok(s))
    return s;
  passes = (const NevercIRPassAPI *)table;
  if (!NEVERC_ABI_FIELD_AVAILABLE(&passes->Header, NevercIRPassAPI, RegisterPass))
    return status(NEVERC_STATUS_ABI_MISMATCH);
  start(&pass.Header, sizeof pass, NEVERC_IR_PASS_API_MAJOR);
  pass.PassID = view("crt-shim.census");
  pass.Phase.High = NEVERC_PHASE_IR_PASS_POST_OPT_HIGH;
  pass.Phase.Low = NEVERC_PHASE_IR_PASS_POST_OPT_LOW;
  pass.Level = NEVERC_IR_PASS_LEVEL_MODULE;
  pass.Deterministic = NEVERC_TRUE;
  pass.Cacheable = NEVERC_TRUE;
  pass.Run = census;
  return passes->RegisterPass(passes->Context, RegistrarContext, &pass);
}

NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *Bootstrap, NevercPluginDescriptor *OutPlugin) {
  NevercPluginDescriptor plugin;
  const unsigned char *from = (const unsigned char *)&plugin;
  volatile unsigned char *to = (volatile unsigned char *)OutPlugin;
  uint32_t capacity;
  if (Bootstrap == NULL || OutPlugin == NULL || OutPlugin->Header.StructSize < sizeof(uint32_t))
    return status(NEVERC_STATUS_INVALID_ARGUMENT);
  if (Bootstrap->Header.Major != NEVERC_PLUGIN_ABI_MAJOR)
    return status(NEVERC_STATUS_ABI_MISMATCH);
  start(&plugin.Header, sizeof plugin, NEVERC_PLUGIN_ABI_MAJOR);
  plugin.PluginID = view(PLUGIN_ID);
  plugin.DisplayName = view("Census without a C runtime");
  plugin.Version.Major = 1;
  plugin.Concurrency = NEVERC_CONCURRENCY_SESSION_SERIAL;
  plugin.Reentrancy = NEVERC_REENTRANCY_ALLOWED;
  plugin.Register = register_all;
  capacity = OutPlugin->Header.StructSize;
  for (uint64_t i = 0; i < sizeof plugin && i < capacity; ++i)
    to[i] = from[i];
  return neverc_status_ok();
}
