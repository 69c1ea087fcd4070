/* Gives functions calling conventions of their own.
 *
 *   neverc -fplugin=./CustomCallConvPlugin.so
 *          -fplugin-arg=org.neverc.example.custom-callconv:cc-all=1
 *          -fplugin-arg=org.neverc.example.custom-callconv:ccspec='gpr:rcx,rdx;ret:rax' a.c
 *
 * Without arguments it treats the functions that carry `__attribute__((custom_attr("neverc-callconv", "SPEC")))`.
 *
 *   cc-all      every function of the module, declared ones too
 *   ccspec      the spec for them; without it r10, r11, rsi, rdi and rdx for the result
 *   ccprefix    of these only functions whose names begin so
 *   ccshuffle   four specs in turn instead of ccspec
 *   ccsafe      of these only functions that nobody can call in another way: not seen outside, defined here, address
 *               not taken, not variadic
 *
 * It shows a pass over a module: reading names, attributes and uses, and changing a convention on a function and its
 * calls. Arguments in registers that the callee preserves are possible and rarely wise.
 */
#include "neverc/Plugin/PluginDriver.h"
#include "neverc/Plugin/PluginIR.h"
#include "neverc/Plugin/PluginPhaseSchema.h"

#include <string.h>

#define PLUGIN_ID "org.neverc.example.custom-callconv"
#define PASS_ID "customcc.apply"
#define PHASE_NAME "neverc.ir.pass.post_opt"
#define SPEC_ATTRIBUTE "neverc-callconv"

static const char address_taken[] =
    "custom calling convention applied to a function whose address is taken; indirect calls will not use it and may "
    "violate the ABI";
static const char saved_conflict[] =
    "a register is listed as both callee-saved and an argument/return register; this is likely an ABI mistake";

static const char default_spec[] = "gpr:r10,r11,rsi,rdi;ret:rdx";
static const char *const shuffled_specs[4] = {
    "gpr:rcx,rdx,r8,r9;ret:rax",
    "gpr:rdi,rsi,rdx,rcx;ret:rax",
    "gpr:r9,r8,r10,r11;ret:rdx",
    "gpr:rsi,rdi,rcx,rdx;ret:rcx",
};

typedef struct Process {
  const NevercCoreAPI *core;
  const NevercIRPassAPI *passes;
} Process;

/* What the command line says; texts are copies in memory of the core. */
typedef struct Session {
  int all, shuffle, safe;
  char *spec, *prefix;
  uint64_t spec_size, prefix_size;
} Session;

/* One compilation: its session, and how many functions were shuffled. */
typedef struct Work {
  const Session *session;
  uint64_t shuffled;
} Work;

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

static int is_ok(NevercStatus s) { return s.Code == NEVERC_STATUS_OK; }

static NevercStatus make(const NevercCoreAPI *core, uint64_t size, void **out) {
  NevercStatus s = core->Allocate(core->Context, size, 8, out);
  if (is_ok(s))
    memset(*out, 0, (size_t)size);
  return s;
}

static NevercStatus drop(const NevercCoreAPI *core, void *pointer, uint64_t size) {
  return pointer == NULL ? neverc_status_ok() : core->Deallocate(core->Context, pointer, size, 8);
}

/* Specs. Only what the warning needs: the host reads them for real. */

static int lower(int c) { return c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c; }

static int same_name(const char *a, size_t a_length, const char *b, size_t b_length) {
  size_t i;
  if (a_length != b_length)
    return 0;
  for (i = 0; i < a_length; i++)
    if (lower((unsigned char)a[i]) != lower((unsigned char)b[i]))
      return 0;
  return 1;
}

static void trim(const char **text, size_t *length) {
  while (*length && ((*text)[0] == ' ' || (*text)[0] == '\t'))
    ++*text, --*length;
  while (*length && ((*text)[*length - 1] == ' ' || (*text)[*length - 1] == '\t'))
    --*length;
}

/* Cuts the text up to a separator off the front; 0 at the end. */
static int cut(NevercStringView *rest, char separator, const char **part, size_t *length) {
  const char *end;
  if (rest->Data == NULL)
    return 0;
  end = (const char *)memchr(rest->Data, separator, (size_t)rest->Length);
  *part = rest->Data;
  if (end == NULL) {
    *length = (size_t)rest->Length;
    rest->Data = NULL;
  } else {
    *length = (size_t)(end - rest->Data);
    rest->Length -= *length + 1;
    rest->Data = end + 1;
  }
  trim(part, length);
  return 1;
}

/* The list of the first segment with this key. */
static NevercStringView list_of(NevercStringView spec, const char *key) {
  const char *segment, *colon;
  size_t length;
  NevercStringView found = {NULL, 0};
  while (cut(&spec, ';', &segment, &length)) {
    const char *name = segment;
    size_t name_length;
    colon = (const char *)memchr(segment, ':', length);
    name_length = colon == NULL ? length : (size_t)(colon - segment);
    trim(&name, &name_length);
    if (!same_name(name, name_length, key, strlen(key)))
      continue;
    if (colon != NULL) {
      found.Data = colon + 1;
      found.Length = length - (size_t)(colon + 1 - segment);
    }
    return found;
  }
  return found;
}

static int lists_share_a_register(NevercStringView a, NevercStringView b) {
  const char *one, *other;
  size_t one_length, other_length;
  while (cut(&a, ',', &one, &one_length)) {
    NevercStringView rest = b;
    while (one_length && cut(&rest, ',', &other, &other_length))
      if (same_name(one, one_length, other, other_length))
        return 1;
  }
  return 0;
}

static int saves_what_it_uses(NevercStringView spec) {
  static const char *const keys[] = {"args", "gpr", "xmm", "ret", "ret_xmm"};
  NevercStringView saved = list_of(spec, "csr");
  size_t i;
  for (i = 0; i < sizeof keys / sizeof *keys; i++)
    if (lists_share_a_register(saved, list_of(spec, keys[i])))
      return 1;
  return 0;
}

/* The pass. */

static NevercStatus warn(const NevercCoreAPI *core, const char *message) {
  NevercDiagnosticDescriptor d;
  NevercDiagnosticHandle made;
  memset(&d, 0, sizeof d);
  d.Header.StructSize = sizeof d;
  d.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  d.Severity = NEVERC_DIAGNOSTIC_WARNING;
  d.PluginID = view(PLUGIN_ID);
  d.PhaseID = view(PHASE_NAME);
  d.Message = view(message);
  return core->EmitDiagnostic(core->Context, &d, &made);
}

/* Is a use the callee of a call? */
static NevercStatus is_callee(const NevercIRPassInvocation *in, const NevercIRUseInfo *use, int *out) {
  const NevercIRCoreAPI *ir = in->Core;
  NevercIROpcode opcode = NEVERC_IR_OPCODE_UNKNOWN;
  uint64_t operands = 0;
  NevercStatus s;
  *out = 0;
  /* Users that are no instructions have no opcode. */
  if (!is_ok(ir->GetInstructionOpcode(ir->Context, in->Task, use->User, &opcode)))
    return neverc_status_ok();
  if (opcode != NEVERC_IR_OPCODE_CALL && opcode != NEVERC_IR_OPCODE_INVOKE && opcode != NEVERC_IR_OPCODE_CALL_BR)
    return neverc_status_ok();
  s = ir->GetOperandCount(ir->Context, in->Task, use->User, &operands);
  *out = is_ok(s) && use->OperandIndex + 1 == operands;
  return s;
}

/* Sets the convention on the direct calls when `apply`; says whether the address is taken. */
static NevercStatus treat_uses(const NevercIRPassInvocation *in, NevercIRValueHandle function, int apply, int *taken) {
  const NevercIRCoreAPI *ir = in->Core;
  uint64_t count = 0, i;
  NevercStatus s = ir->GetValueUseCount(ir->Context, in->Task, function, &count);
  *taken = 0;
  for (i = 0; is_ok(s) && i < count; i++) {
    NevercIRUseInfo use;
    int callee;
    memset(&use, 0, sizeof use);
    use.Header.StructSize = sizeof use;
    use.Header.Major = NEVERC_IR_CORE_API_MAJOR;
    s = ir->GetValueUse(ir->Context, in->Task, function, i, &use);
    if (is_ok(s))
      s = is_callee(in, &use, &callee);
    if (!is_ok(s))
      break;
    if (!callee) {
      *taken = 1;
    } else if (apply) {
      NevercIRPropertyValue value;
      memset(&value, 0, sizeof value);
      value.Header.StructSize = sizeof value;
      value.Header.Major = NEVERC_IR_CORE_API_MAJOR;
      value.Kind = NEVERC_IR_PROPERTY_VALUE_ENUM;
      value.UnsignedValue = NEVERC_IR_CALLING_CONVENTION_NEVER_C_CUSTOM;
      s = ir->SetInstructionProperty(ir->Context, in->Task, use.User, NEVERC_IR_PROPERTY_CALLING_CONVENTION, value);
    }
  }
  return s;
}

/* All values of a collection, in memory of the core. */
static NevercStatus collect(const Process *process, const NevercIRPassInvocation *in, NevercHandle container,
                            NevercIRValueCollection which, NevercIRValueHandle **out, uint64_t *count,
                            uint64_t *size) {
  const NevercIRCoreAPI *ir = in->Core;
  NevercIRValueCursor cursor;
  void *memory = NULL;
  uint64_t room = 64, have = 0;
  NevercStatus s;
  *out = NULL, *count = 0, *size = 0;
  memset(&cursor, 0, sizeof cursor);
  cursor.Header.StructSize = sizeof cursor;
  cursor.Header.Major = NEVERC_IR_CORE_API_MAJOR;
  s = ir->BeginValueCursor(ir->Context, in->Task, container, which, &cursor);
  if (!is_ok(s))
    return s;
  s = make(process->core, room * sizeof(NevercIRValueHandle), &memory);
  while (is_ok(s)) {
    uint64_t got = 0;
    void *more = NULL;
    s = ir->CollectValueCursor(ir->Context, in->Task, &cursor, (NevercIRValueHandle *)memory + have, room - have, &got);
    have += got;
    if (!is_ok(s) || have < room)
      break;
    s = make(process->core, 2 * room * sizeof(NevercIRValueHandle), &more);
    if (!is_ok(s))
      break;
    memcpy(more, memory, (size_t)(room * sizeof(NevercIRValueHandle)));
    s = drop(process->core, memory, room * sizeof(NevercIRValueHandle));
    memory = more;
    room *= 2;
  }
  if (!is_ok(s)) {
    drop(process->core, memory, room * sizeof(NevercIRValueHandle));
    return s;
  }
  *out = (NevercIRValueHandle *)memory;
  *count = have;
  *size = room * sizeof(NevercIRValueHandle);
  return s;
}

/* Does a block begin to read variable arguments? */
static NevercStatus reads_variable_arguments(const Process *process, const NevercIRPassInvocation *in,
                                             NevercIRValueHandle block, int *out) {
  const NevercIRCoreAPI *ir = in->Core;
  NevercIRValueHandle *list;
  uint64_t count, size, i, operands;
  NevercStatus s = collect(process, in, block, NEVERC_IR_COLLECTION_BLOCK_INSTRUCTIONS, &list, &count, &size);
  if (!is_ok(s))
    return s;
  for (i = 0; is_ok(s) && i < count && !*out; i++) {
    NevercIROpcode opcode = NEVERC_IR_OPCODE_UNKNOWN;
    NevercIRValueHandle callee;
    NevercStringView name = {NULL, 0};
    s = ir->GetInstructionOpcode(ir->Context, in->Task, list[i], &opcode);
    if (!is_ok(s) || opcode != NEVERC_IR_OPCODE_CALL)
      continue;
    s = ir->GetOperandCount(ir->Context, in->Task, list[i], &operands);
    if (is_ok(s))
      s = ir->GetOperand(ir->Context, in->Task, list[i], operands - 1, &callee);
    if (is_ok(s) && is_ok(ir->GetValueName(ir->Context, in->Task, callee, &name)))
      *out = name.Length >= 13 && memcmp(name.Data, "llvm.va_start", 13) == 0;
  }
  drop(process->core, list, size);
  return s;
}

/* Is every call of the function one that the pass sees and may change? */
static NevercStatus is_safe(const Process *process, const NevercIRPassInvocation *in, NevercIRValueHandle function,
                            int *out) {
  const NevercIRCoreAPI *ir = in->Core;
  NevercIRLinkage linkage = NEVERC_IR_LINKAGE_UNKNOWN;
  NevercIRValueHandle *blocks;
  uint64_t count, size, i;
  int taken = 0, variadic = 0;
  NevercStatus s = ir->GetGlobalLinkage(ir->Context, in->Task, function, &linkage);
  *out = 0;
  if (!is_ok(s) || (linkage != NEVERC_IR_LINKAGE_INTERNAL && linkage != NEVERC_IR_LINKAGE_PRIVATE))
    return s;
  s = treat_uses(in, function, 0, &taken);
  if (!is_ok(s) || taken)
    return s;
  s = collect(process, in, function, NEVERC_IR_COLLECTION_FUNCTION_BLOCKS, &blocks, &count, &size);
  if (!is_ok(s))
    return s;
  for (i = 0; is_ok(s) && i < count && !variadic; i++)
    s = reads_variable_arguments(process, in, blocks[i], &variadic);
  *out = count != 0 && !variadic;
  drop(process->core, blocks, size);
  return s;
}

/* The spec for a function; empty: it stays as it is. */
static NevercStatus choose(const Process *process, Work *work, const NevercIRPassInvocation *in,
                           NevercIRValueHandle function, NevercStringView *spec) {
  const NevercIRCoreAPI *ir = in->Core;
  const Session *session = work->session;
  NevercStringView name = {NULL, 0};
  NevercBool present = NEVERC_FALSE;
  NevercStatus s;
  memset(spec, 0, sizeof *spec);
  if (session->all) {
    uint64_t length = session->prefix == NULL ? 0 : session->prefix_size - 1;
    int chosen;
    s = ir->GetValueName(ir->Context, in->Task, function, &name);
    if (!is_ok(s))
      return s;
    chosen = name.Length >= length && memcmp(name.Data, length ? session->prefix : "", (size_t)length) == 0;
    if (chosen && session->safe) {
      s = is_safe(process, in, function, &chosen);
      if (!is_ok(s))
        return s;
    }
    if (chosen) {
      if (session->shuffle)
        *spec = view(shuffled_specs[work->shuffled++ % 4]);
      else
        *spec = view(session->spec != NULL ? session->spec : default_spec);
      return s;
    }
  }
  s = ir->HasFunctionAttribute(ir->Context, in->Task, function, view(SPEC_ATTRIBUTE), &present);
  if (is_ok(s) && present)
    s = ir->GetFunctionStringAttribute(ir->Context, in->Task, function, view(SPEC_ATTRIBUTE), spec);
  return s;
}

static NevercStatus treat(const Process *process, const NevercIRPassInvocation *in, NevercIRValueHandle function,
                          NevercStringView spec) {
  const NevercIRCoreAPI *ir = in->Core;
  NevercIRAttributeHandle attribute;
  int taken = 0;
  NevercStatus s;
  if (saves_what_it_uses(spec)) {
    s = warn(process->core, saved_conflict);
    if (!is_ok(s))
      return s;
  }
  s = ir->CreateStringAttribute(ir->Context, in->Task, view(SPEC_ATTRIBUTE), spec, &attribute);
  if (is_ok(s))
    s = ir->AddFunctionAttribute(ir->Context, in->Task, function, NEVERC_IR_ATTRIBUTE_LOCATION_FUNCTION, 0, attribute);
  if (is_ok(s))
    s = ir->SetFunctionCallingConvention(ir->Context, in->Task, function, NEVERC_IR_CALLING_CONVENTION_NEVER_C_CUSTOM);
  if (is_ok(s))
    s = treat_uses(in, function, 1, &taken);
  return is_ok(s) && taken ? warn(process->core, address_taken) : s;
}

static NevercStatus NEVERC_CALL apply(const NevercIRPassInvocation *Invocation, NevercIRPreservedAnalyses *OutPreserved,
                                      void *UserData) {
  const Process *process = (const Process *)UserData;
  const NevercCoreAPI *core = process->core;
  NevercIRValueHandle *functions;
  uint64_t count, size, i;
  void *work = NULL;
  int changed = 0;
  NevercStatus s = core->GetTaskState(core->Context, Invocation->Task, view(PLUGIN_ID), &work);
  if (is_ok(s) && (work == NULL || ((Work *)work)->session == NULL))
    s = status(NEVERC_STATUS_INVALID_STATE);
  if (is_ok(s))
    s = collect(process, Invocation, Invocation->Module, NEVERC_IR_COLLECTION_MODULE_FUNCTIONS, &functions, &count,
                &size);
  if (!is_ok(s))
    return s;
  for (i = 0; is_ok(s) && i < count; i++) {
    NevercStringView spec;
    s = choose(process, (Work *)work, Invocation, functions[i], &spec);
    if (!is_ok(s) || spec.Length == 0)
      continue;
    s = treat(process, Invocation, functions[i], spec);
    changed = 1;
  }
  drop(core, functions, size);
  if (!is_ok(s))
    return s;
  memset(OutPreserved, 0, sizeof *OutPreserved);
  OutPreserved->Header.StructSize = sizeof *OutPreserved;
  OutPreserved->Header.Major = NEVERC_IR_PASS_API_MAJOR;
  OutPreserved->Flags = changed ? NEVERC_IR_PRESERVE_NONE : NEVERC_IR_PRESERVE_ALL;
  return s;
}

/* Life. */

static NevercStatus NEVERC_CALL process_begin(const NevercCoreAPI *Core, void **OutProcessState) {
  const NevercInterfaceID id = {NEVERC_INTERFACE_IR_PASS_HIGH, NEVERC_INTERFACE_IR_PASS_LOW};
  const void *table = NULL;
  uint16_t minor = 0;
  uint64_t size = 0;
  void *memory = NULL;
  NevercStatus s = Core->QueryInterface(Core->Context, id, NEVERC_IR_PASS_API_MAJOR, 0, &table, &minor, &size);
  if (!is_ok(s))
    return s;
  if (size < offsetof(NevercIRPassAPI, RegisterPass) + sizeof(((NevercIRPassAPI *)0)->RegisterPass))
    return status(NEVERC_STATUS_CAPABILITY_UNAVAILABLE);
  s = make(Core, sizeof(Process), &memory);
  if (!is_ok(s))
    return s;
  ((Process *)memory)->core = Core;
  ((Process *)memory)->passes = (const NevercIRPassAPI *)table;
  *OutProcessState = memory;
  return s;
}

static NevercStatus add_option(const NevercRegistrarAPI *registrar, void *context, const char *spelling, int flag,
                               const char *help) {
  NevercOptionDescriptor option;
  memset(&option, 0, sizeof option);
  option.Header.StructSize = sizeof option;
  option.Header.Major = NEVERC_DRIVER_API_MAJOR;
  option.Spelling = view(spelling);
  option.Form = flag ? NEVERC_OPTION_FLAG : NEVERC_OPTION_SEPARATE;
  option.ValueType = flag ? NEVERC_OPTION_BOOL : NEVERC_OPTION_STRING;
  option.Multiplicity = NEVERC_OPTION_LAST_WINS;
  option.ArgumentCount = flag ? 0 : 1;
  option.Help = view(help);
  return registrar->RegisterOption(context, &option);
}

static NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *Core, const NevercRegistrarAPI *Registrar,
                                             void *RegistrarContext, void *ProcessState) {
  const Process *process = (const Process *)ProcessState;
  NevercIRPassDescriptor pass;
  NevercStatus s = add_option(Registrar, RegistrarContext, "--cc-all", 1, "Treat every function");
  (void)Core;
  if (is_ok(s))
    s = add_option(Registrar, RegistrarContext, "--ccspec", 0, "The convention for --cc-all");
  if (is_ok(s))
    s = add_option(Registrar, RegistrarContext, "--ccprefix", 0, "Names that --cc-all treats begin so");
  if (is_ok(s))
    s = add_option(Registrar, RegistrarContext, "--ccshuffle", 1, "Four conventions in turn for --cc-all");
  if (is_ok(s))
    s = add_option(Registrar, RegistrarContext, "--ccsafe", 1, "Only functions that nobody else can call for --cc-all");
  if (!is_ok(s))
    return s;
  memset(&pass, 0, sizeof pass);
  pass.Header.StructSize = sizeof pass;
  pass.Header.Major = NEVERC_IR_PASS_API_MAJOR;
  pass.PassID = view(PASS_ID);
  pass.Phase.High = NEVERC_PHASE_IR_PASS_POST_OPT_HIGH;
  pass.Phase.Low = NEVERC_PHASE_IR_PASS_POST_OPT_LOW;
  pass.Level = NEVERC_IR_PASS_LEVEL_MODULE;
  pass.Deterministic = NEVERC_TRUE;
  pass.Run = apply;
  pass.UserData = ProcessState;
  return process->passes->RegisterPass(process->passes->Context, RegistrarContext, &pass);
}

/* The last value of an option; an option that was not given has none. */
static NevercStatus last_value(const NevercCoreAPI *core, NevercSessionHandle session, const char *option,
                               NevercStringView *out) {
  uint64_t count = 0;
  NevercStatus s = core->GetPluginOptionValueCount(core->Context, session, view(PLUGIN_ID), view(option), &count);
  memset(out, 0, sizeof *out);
  if (s.Code == NEVERC_STATUS_NOT_FOUND || (is_ok(s) && count == 0))
    return neverc_status_ok();
  if (is_ok(s))
    s = core->GetPluginOptionValue(core->Context, session, view(PLUGIN_ID), view(option), count - 1, out);
  return s;
}

static NevercStatus read_flag(const NevercCoreAPI *core, NevercSessionHandle session, const char *option, int *out) {
  NevercStringView value;
  NevercStatus s = last_value(core, session, option, &value);
  if (is_ok(s) && value.Data != NULL)
    *out = same_name(value.Data, (size_t)value.Length, "1", 1) || same_name(value.Data, (size_t)value.Length, "true", 4);
  return s;
}

static NevercStatus read_text(const NevercCoreAPI *core, NevercSessionHandle session, const char *option, char **out,
                              uint64_t *size) {
  NevercStringView value;
  void *memory = NULL;
  NevercStatus s = last_value(core, session, option, &value);
  if (!is_ok(s) || value.Data == NULL)
    return s;
  s = make(core, value.Length + 1, &memory);
  if (!is_ok(s))
    return s;
  memcpy(memory, value.Data, (size_t)value.Length);
  *out = (char *)memory;
  *size = value.Length + 1;
  return s;
}

static NevercStatus NEVERC_CALL session_end(const NevercCoreAPI *Core, NevercSessionHandle SessionHandle,
                                            void *ProcessState, void *SessionState) {
  Session *session = (Session *)SessionState;
  (void)SessionHandle, (void)ProcessState;
  if (session == NULL)
    return neverc_status_ok();
  drop(Core, session->spec, session->spec_size);
  drop(Core, session->prefix, session->prefix_size);
  return drop(Core, session, sizeof *session);
}

static NevercStatus NEVERC_CALL session_begin(const NevercCoreAPI *Core, NevercSessionHandle SessionHandle,
                                              void *ProcessState, void **OutSessionState) {
  void *memory = NULL;
  Session *session;
  NevercStatus s = make(Core, sizeof(Session), &memory);
  if (!is_ok(s))
    return s;
  session = (Session *)memory;
  s = read_flag(Core, SessionHandle, "--cc-all", &session->all);
  if (is_ok(s))
    s = read_flag(Core, SessionHandle, "--ccshuffle", &session->shuffle);
  if (is_ok(s))
    s = read_flag(Core, SessionHandle, "--ccsafe", &session->safe);
  if (is_ok(s))
    s = read_text(Core, SessionHandle, "--ccspec", &session->spec, &session->spec_size);
  if (is_ok(s))
    s = read_text(Core, SessionHandle, "--ccprefix", &session->prefix, &session->prefix_size);
  if (!is_ok(s)) {
    session_end(Core, SessionHandle, ProcessState, session);
    return s;
  }
  *OutSessionState = session;
  return s;
}

static NevercStatus NEVERC_CALL task_begin(const NevercCoreAPI *Core, NevercTaskHandle Task, NevercTaskKind Kind,
                                           void *ProcessState, void *SessionState, void **OutTaskState) {
  void *memory = NULL;
  NevercStatus s = make(Core, sizeof(Work), &memory);
  (void)Task, (void)Kind, (void)ProcessState;
  if (!is_ok(s))
    return s;
  ((Work *)memory)->session = (const Session *)SessionState;
  *OutTaskState = memory;
  return s;
}

static NevercStatus NEVERC_CALL task_end(const NevercCoreAPI *Core, NevercTaskHandle Task, NevercTaskKind Kind,
                                         void *ProcessState, void *SessionState, void *TaskState) {
  (void)Task, (void)Kind, (void)ProcessState, (void)SessionState;
  return drop(Core, TaskState, sizeof(Work));
}

static NevercStatus NEVERC_CALL destroy(const NevercCoreAPI *Core, void *ProcessState) {
  return drop(Core, ProcessState, sizeof(Process));
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
  plugin.DisplayName = view("Custom calling conventions");
  plugin.Version.Major = 1;
  plugin.Concurrency = NEVERC_CONCURRENCY_SESSION_SERIAL;
  plugin.Reentrancy = NEVERC_REENTRANCY_NONE;
  plugin.ProcessBegin = process_begin;
  plugin.Register = register_all;
  plugin.SessionBegin = session_begin;
  plugin.SessionEnd = session_end;
  plugin.TaskBegin = task_begin;
  plugin.TaskEnd = task_end;
  plugin.Destroy = destroy;

  capacity = OutPlugin->Header.StructSize;
  memcpy(OutPlugin, &plugin, capacity < sizeof plugin ? capacity : sizeof plugin);
  return neverc_status_ok();
}
