/* Plans a calling convention that no list of registers can describe.
 *
 *   neverc -fplugin=./PlannedCallConvPlugin.so a.c
 *
 *   int f(int, char, double) __attribute__((callconv("plugin:packed")));
 *
 * "packed" passes the first two integers and the first two floats in registers and packs the rest on the stack without
 * holes: each at the next multiple of its own size. The same planner stands behind `CCCustom<"CC_Packed">` in TableGen
 * conventions.
 *
 * It shows how a planner finds its target and checks that it knows the register numbers: they mean something beside one
 * schema digest only (`neverc callconv schema` prints both). Another compiler makes the plugin answer ABI_MISMATCH.
 */
#include "neverc/Plugin/PluginCore.h"
#include "neverc/Plugin/PluginTarget.h"

#include <string.h>

#define PLUGIN_ID "org.neverc.example.planned-callconv"

/* The built-in targets have these IDs. */
#define TARGET_HIGH UINT64_C(0x4e43544742494e01)
#define TARGET_X86_64 UINT64_C(1)
#define TARGET_AARCH64 UINT64_C(2)

enum { MAX_VALUES = 64 };

typedef struct Machine {
  uint64_t target;
  const char *digest;
  uint32_t general[2], vector[2], general_result, vector_result;
} Machine;

static const Machine machines[2] = {
    {TARGET_X86_64, "9bd15155467c95a152081e936bf716002eeecf043e01388cd17056b639a947ba",
     {121, 122}, {143, 144}, 56, 136},
    {TARGET_AARCH64, "936377a854232d66b3bdd7cfaa3fe0782b009cca1ef9a371555d6d19a8c1026d",
     {245, 246}, {157, 158}, 243, 142},
};

static const NevercCallingConventionAPI *conventions;

/* The host copies a plan before it calls any other function of the plugin, so one of each will do. */
static NevercCallingConventionLocation arguments[MAX_VALUES], result;

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

static NevercCallingConventionLocation location(uint64_t value, uint32_t size) {
  NevercCallingConventionLocation l;
  memset(&l, 0, sizeof l);
  l.Header.StructSize = sizeof l;
  l.Header.Major = NEVERC_CALLING_CONVENTION_API_MAJOR;
  l.ValueIndex = (uint32_t)value;
  l.Size = size;
  /* Bytes of a value are aligned to the power of two above. */
  for (l.Alignment = 1; l.Alignment < size && l.Alignment < 16; l.Alignment *= 2)
    ;
  return l;
}

static int is_integer(const NevercABITypeDescriptor *type) {
  return (type->Kind == NEVERC_ABI_TYPE_INTEGER || type->Kind == NEVERC_ABI_TYPE_BOOLEAN ||
          type->Kind == NEVERC_ABI_TYPE_POINTER) &&
         type->BitWidth <= 64;
}

static int is_float(const NevercABITypeDescriptor *type) {
  return type->Kind == NEVERC_ABI_TYPE_FLOAT && (type->BitWidth == 32 || type->BitWidth == 64);
}

static NevercStatus NEVERC_CALL plan(void *UserData, const NevercCallingConventionQuery *Query,
                                     NevercCallingConventionPlan *Plan) {
  const Machine *machine = (const Machine *)UserData;
  const NevercABIFunctionQuery *function;
  uint32_t stack = 0;
  unsigned general = 0, vector = 0;
  uint64_t i;
  if (Query == NULL || Plan == NULL || Query->Header.StructSize < sizeof *Query || Plan->Header.StructSize < sizeof *Plan)
    return status(NEVERC_STATUS_INVALID_ARGUMENT);
  if (Query->SchemaDigest.Length != strlen(machine->digest) ||
      memcmp(Query->SchemaDigest.Data, machine->digest, strlen(machine->digest)) != 0)
    return status(NEVERC_STATUS_ABI_MISMATCH);
  function = &Query->Function;
  if (function->Parameters.Count > MAX_VALUES)
    return status(NEVERC_STATUS_RESOURCE_EXHAUSTED);

  for (i = 0; i < function->Parameters.Count; i++) {
    const NevercABITypeDescriptor *type =
        (const NevercABITypeDescriptor *)((const char *)function->Parameters.Data + i * function->Parameters.ElementStride);
    NevercCallingConventionLocation l = location(i, (type->BitWidth + 7) / 8);
    if (!is_integer(type) && !is_float(type))
      return status(NEVERC_STATUS_CAPABILITY_UNAVAILABLE);
    if (is_integer(type) && general < 2) {
      l.Kind = NEVERC_CC_LOCATION_REGISTER;
      l.RegisterNumber = machine->general[general++];
    } else if (is_float(type) && vector < 2) {
      l.Kind = NEVERC_CC_LOCATION_REGISTER;
      l.RegisterNumber = machine->vector[vector++];
    } else {
      l.Kind = NEVERC_CC_LOCATION_STACK;
      l.StackOffset = stack = (stack + l.Alignment - 1) / l.Alignment * l.Alignment;
      stack += l.Size;
    }
    arguments[i] = l;
  }
  Plan->ArgumentLocations.Data = arguments;
  Plan->ArgumentLocations.Count = function->Parameters.Count;
  Plan->ArgumentLocations.ElementStride = sizeof *arguments;

  if (function->ReturnType.Kind != NEVERC_ABI_TYPE_VOID) {
    result = location(0, (function->ReturnType.BitWidth + 7) / 8);
    if (!is_integer(&function->ReturnType) && !is_float(&function->ReturnType))
      return status(NEVERC_STATUS_CAPABILITY_UNAVAILABLE);
    result.Kind = NEVERC_CC_LOCATION_REGISTER;
    result.RegisterNumber = is_float(&function->ReturnType) ? machine->vector_result : machine->general_result;
    Plan->ReturnLocations.Data = &result;
    Plan->ReturnLocations.Count = 1;
    Plan->ReturnLocations.ElementStride = sizeof result;
  }
  Plan->StackAlignment = 16;
  return neverc_status_ok();
}

static NevercStatus NEVERC_CALL process_begin(const NevercCoreAPI *Core, void **OutProcessState) {
  const NevercInterfaceID id = {NEVERC_INTERFACE_CALLING_CONVENTION_HIGH, NEVERC_INTERFACE_CALLING_CONVENTION_LOW};
  const void *table = NULL;
  uint16_t minor = 0;
  uint64_t size = 0;
  NevercStatus s =
      Core->QueryInterface(Core->Context, id, NEVERC_CALLING_CONVENTION_API_MAJOR, 1, &table, &minor, &size);
  conventions = (const NevercCallingConventionAPI *)table;
  *OutProcessState = NULL;
  return s;
}

static NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *Core, const NevercRegistrarAPI *Registrar,
                                             void *RegistrarContext, void *ProcessState) {
  static const char *const names[2] = {"packed", "CC_Packed"};
  NevercStatus s = neverc_status_ok();
  unsigned i;
  (void)Core, (void)Registrar, (void)ProcessState;
  for (i = 0; i < 4 && s.Code == NEVERC_STATUS_OK; i++) {
    NevercCallingConventionDescriptor d;
    memset(&d, 0, sizeof d);
    d.Header.StructSize = sizeof d;
    d.Header.Major = NEVERC_CALLING_CONVENTION_API_MAJOR;
    d.Header.Minor = NEVERC_CALLING_CONVENTION_API_MINOR;
    d.CallingConventionID.High = UINT64_C(0x6f72672e6e657601);
    d.CallingConventionID.Low = i + 1;
    d.TargetID.High = TARGET_HIGH;
    d.TargetID.Low = machines[i % 2].target;
    d.CanonicalName = view(names[i / 2]);
    d.UserData = (void *)&machines[i % 2];
    d.PlanCallingConvention = plan;
    s = conventions->RegisterCallingConvention(conventions->Context, RegistrarContext, &d);
  }
  return s;
}

static NevercStatus NEVERC_CALL destroy(const NevercCoreAPI *Core, void *ProcessState) {
  (void)Core, (void)ProcessState;
  return neverc_status_ok();
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
  plugin.DisplayName = view("A planned calling convention");
  plugin.Version.Major = 1;
  plugin.Concurrency = NEVERC_CONCURRENCY_SESSION_SERIAL;
  plugin.Reentrancy = NEVERC_REENTRANCY_NONE;
  plugin.ProcessBegin = process_begin;
  plugin.Register = register_all;
  plugin.Destroy = destroy;

  capacity = OutPlugin->Header.StructSize;
  memcpy(OutPlugin, &plugin, capacity < sizeof plugin ? capacity : sizeof plugin);
  return neverc_status_ok();
}
