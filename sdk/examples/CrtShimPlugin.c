/* Reads IR without a C library: nothing outside this file and the host's tables is called.
 *
 *   cc -shared -fPIC -ffreestanding -nostdlib CrtShimPlugin.c -o CrtShimPlugin.so
 *   neverc -fplugin=./CrtShimPlugin.so -S -emit-llvm hello.c
 *
 * A plugin may be built for a system whose C library is not the compiler's. The two functions below are those that C
 * compilers call on their own; they are hidden, so that the compiler's stay what they are.
 */
#include "neverc/Plugin/PluginIR.h"
#include "neverc/Plugin/PluginPhaseSchema.h"

#include <stddef.h>

#if defined __GNUC__
#define HIDDEN __attribute__((visibility("hidden")))
#else
#define HIDDEN
#endif

/* `volatile` keeps a compiler from making a loop that sets memory a call of the function it stands in. */
HIDDEN void *memset(void *to, int byte, size_t count) {
  volatile unsigned char *at = (volatile unsigned char *)to;
  while (count-- != 0)
    *at++ = (unsigned char)byte;
  return to;
}

HIDDEN void *memcpy(void *to, const void *from, size_t count) {
  volatile unsigned char *at = (volatile unsigned char *)to;
  const unsigned char *source = (const unsigned char *)from;
  while (count-- != 0)
    *at++ = *source++;
  return to;
}

static size_t length(const char *text) {
  size_t n = 0;
  while (text[n] != 0)
    ++n;
  return n;
}

#define PLUGIN_ID "org.neverc.example.crt-shim"

static NevercStringView view(const char *text) {
  NevercStringView v;
  v.Data = text;
  v.Length = length(text);
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
  enum { BATCH = 8 };
  const NevercIRCoreAPI *core = Invocation->Core;
  NevercIRValueHandle batch[BATCH];
  NevercIRValueCursor cursor;
  uint64_t count = 0;
  NevercStatus s;
  (void)UserData;
  memset(&cursor, 0, sizeof cursor);
  cursor.Header.StructSize = sizeof cursor;
  cursor.Header.Major = NEVERC_IR_CORE_API_MAJOR;
  s = core->BeginValueCursor(core->Context, Invocation->Task, Invocation->Module,
                             NEVERC_IR_COLLECTION_MODULE_FUNCTIONS, &cursor);
  if (s.Code == NEVERC_STATUS_OK)
    s = core->CollectValueCursor(core->Context, Invocation->Task, &cursor, batch, BATCH, &count);
  if (s.Code == NEVERC_STATUS_OK)
    s = remark(5301, "neverc.ir.pass.post_opt", "CrtShimPlugin queried IR without C runtime calls");
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
  pass.PassID = view("crt-shim.census");
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
  plugin.DisplayName = view("C runtime shim");
  plugin.Version.Major = 1;
  plugin.Concurrency = NEVERC_CONCURRENCY_SESSION_SERIAL;
  plugin.Reentrancy = NEVERC_REENTRANCY_ALLOWED;
  plugin.Register = register_all;
  capacity = OutPlugin->Header.StructSize;
  memcpy(OutPlugin, &plugin, capacity < sizeof plugin ? capacity : sizeof plugin);
  return neverc_status_ok();
}
