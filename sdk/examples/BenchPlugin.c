/* Calls a trivial slot of the IR table ten thousand times: what a table call costs.
 *
 *   neverc -fplugin=./BenchPlugin.so -S -emit-llvm hello.c
 *   neverc -fplugin=./BenchPlugin.so --bench-calls=50000000 -S -emit-llvm hello.c
 *
 * With `--bench-calls=N` it makes N calls and the remark tells the time of one.
 */
#include "neverc/Plugin/PluginDriver.h"
#include "neverc/Plugin/PluginIR.h"
#include "neverc/Plugin/PluginPhaseSchema.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define PLUGIN_ID "org.neverc.example.bench"
#define OPTION "--bench-calls="

enum { REMARK_DONE = 5201, CALLS = 10000 };

static const NevercCoreAPI *core;

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

static double seconds(void) {
  struct timespec now;
  timespec_get(&now, TIME_UTC);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* From the option; a pass is told of its task, not of the session. */
static uint64_t wanted_calls;
static int timed;

static NevercStatus NEVERC_CALL session_begin(const NevercCoreAPI *Core, NevercSessionHandle Handle, void *ProcessState, void **OutSessionState) {
  uint64_t count = 0;
  NevercStringView value;
  NevercStatus s = Core->GetPluginOptionValueCount(Core->Context, Handle, view(PLUGIN_ID), view(OPTION), &count);
  (void)ProcessState, (void)OutSessionState;
  wanted_calls = CALLS;
  timed = 0;
  if (neverc_status_is_ok(s) && count > 0) {
    char text[32];
    s = Core->GetPluginOptionValue(Core->Context, Handle, view(PLUGIN_ID), view(OPTION), 0, &value);
    if (!neverc_status_is_ok(s) || value.Length >= sizeof text)
      return status(NEVERC_STATUS_INVALID_ARGUMENT);
    memcpy(text, value.Data, (size_t)value.Length);
    text[value.Length] = '\0';
    wanted_calls = strtoull(text, NULL, 10);
    timed = 1;
  }
  return neverc_status_ok();
}

static NevercStatus NEVERC_CALL session_end(const NevercCoreAPI *Core, NevercSessionHandle Handle, void *ProcessState, void *SessionState) {
  (void)Core, (void)Handle, (void)ProcessState, (void)SessionState;
  return neverc_status_ok();
}

static NevercStatus NEVERC_CALL run(const NevercIRPassInvocation *Invocation, NevercIRPreservedAnalyses *OutPreserved, void *UserData) {
  const NevercIRCoreAPI *ir = Invocation->Core;
  NevercDiagnosticDescriptor remark;
  NevercDiagnosticHandle handle;
  NevercStringView name;
  char text[128];
  int unavailable = 0;
  double before = seconds();
  (void)UserData;
  for (uint64_t i = 0; i < wanted_calls; ++i) {
    NevercStatus s = ir->GetModuleIdentifier(ir->Context, Invocation->Task, &name);
    if (s.Code == NEVERC_STATUS_CAPABILITY_UNAVAILABLE) {
      /* A host may have the table of passes and not yet that of reading. */
      unavailable = 1;
      break;
    }
    if (!neverc_status_is_ok(s))
      return s;
  }
  if (unavailable) {
    snprintf(text, sizeof text, "IR is unavailable in this host");
  } else if (timed) {
    double spent = seconds() - before;
    snprintf(text, sizeof text, "BenchPlugin completed %llu typed IR table calls, %.1f ns each, %.0f million a second", (unsigned long long)wanted_calls,
             spent * 1e9 / (double)(wanted_calls ? wanted_calls : 1), spent > 0 ? (double)wanted_calls / spent * 1e-6 : 0.0);
  } else {
    snprintf(text, sizeof text, "BenchPlugin completed %llu typed IR table calls", (unsigned long long)wanted_calls);
  }
  memset(&remark, 0, sizeof remark);
  remark.Header.StructSize = sizeof remark;
  remark.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  remark.Severity = NEVERC_DIAGNOSTIC_REMARK;
  remark.Code = REMARK_DONE;
  remark.PluginID = view(PLUGIN_ID);
  remark.PhaseID = view(NEVERC_PHASE_IR_PASS_PRE_CODEGEN_NAME);
  remark.Message = view(text);
  OutPreserved->Flags = NEVERC_IR_PRESERVE_ALL;
  return core->EmitDiagnostic(core->Context, &remark, &handle);
}

static NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *Core, const NevercRegistrarAPI *Registrar, void *RegistrarContext, void *ProcessState) {
  const NevercInterfaceID id = {NEVERC_INTERFACE_IR_PASS_HIGH, NEVERC_INTERFACE_IR_PASS_LOW};
  const void *table = NULL;
  const NevercIRPassAPI *passes;
  NevercIRPassDescriptor pass;
  NevercOptionDescriptor option;
  uint16_t minor = 0;
  uint64_t size = 0;
  NevercStatus s;
  (void)ProcessState;
  core = Core;
  memset(&option, 0, sizeof option);
  option.Header.StructSize = sizeof option;
  option.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  option.Spelling = view(OPTION);
  option.Form = NEVERC_OPTION_JOINED;
  option.ValueType = NEVERC_OPTION_UINT;
  option.Multiplicity = NEVERC_OPTION_LAST_WINS;
  option.Help = view("Make <n> calls of an IR table and tell their time");
  option.Metavar = view("<n>");
  s = Registrar->RegisterOption(RegistrarContext, &option);
  if (!neverc_status_is_ok(s))
    return s;
  s = Core->QueryInterface(Core->Context, id, NEVERC_IR_PASS_API_MAJOR, 0, &table, &minor, &size);
  if (!neverc_status_is_ok(s))
    return s;
  passes = (const NevercIRPassAPI *)table;
  if (!NEVERC_ABI_FIELD_AVAILABLE(&passes->Header, NevercIRPassAPI, RegisterPass))
    return status(NEVERC_STATUS_ABI_MISMATCH);
  memset(&pass, 0, sizeof pass);
  pass.Header.StructSize = sizeof pass;
  pass.Header.Major = NEVERC_IR_PASS_API_MAJOR;
  pass.PassID = view("bench.typed-table-calls");
  pass.Phase.High = NEVERC_PHASE_IR_PASS_PRE_CODEGEN_HIGH;
  pass.Phase.Low = NEVERC_PHASE_IR_PASS_PRE_CODEGEN_LOW;
  pass.Level = NEVERC_IR_PASS_LEVEL_MODULE;
  pass.Deterministic = NEVERC_TRUE;
  pass.Cacheable = NEVERC_TRUE;
  pass.Run = run;
  return passes->RegisterPass(passes->Context, RegistrarContext, &pass);
}

NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *Bootstrap, NevercPluginDescriptor *OutPlugin) {
  NevercPluginDescriptor plugin;
  uint32_t capacity;
  if (Bootstrap == NULL || OutPlugin == NULL || OutPlugin->Header.StructSize < sizeof(uint32_t))
    return status(NEVERC_STATUS_INVALID_ARGUMENT);
  if (Bootstrap->Header.Major != NEVERC_PLUGIN_ABI_MAJOR)
    return status(NEVERC_STATUS_ABI_MISMATCH);
  memset(&plugin, 0, sizeof plugin);
  plugin.Header.StructSize = sizeof plugin;
  plugin.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  plugin.PluginID = view(PLUGIN_ID);
  plugin.DisplayName = view("Table call benchmark");
  plugin.Version.Major = 1;
  plugin.Concurrency = NEVERC_CONCURRENCY_SESSION_SERIAL;
  plugin.Reentrancy = NEVERC_REENTRANCY_ALLOWED;
  plugin.Register = register_all;
  plugin.SessionBegin = session_begin;
  plugin.SessionEnd = session_end;
  capacity = OutPlugin->Header.StructSize;
  memcpy(OutPlugin, &plugin, capacity < sizeof plugin ? capacity : sizeof plugin);
  return neverc_status_ok();
}
