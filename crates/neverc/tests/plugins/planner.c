/* A plugin of the tests of planned conventions: registers wrongly and logs what that gives, then registers planners that
 * each tell the truth or one lie.
 *
 *   R10, R11, RDX, RSP   numbers of registers
 *   UNKNOWN_TARGET, BAD_SAVED, SAME_NAME   a registration that cannot work although each call is fine
 */
#define WITH_PROCESS
#define WITH_SESSION
#include "plugin.h"
#include "neverc/Plugin/PluginTarget.h"

static const NevercCallingConventionAPI *table;
static const NevercTargetAPI *targets;
static void *old_registrar;

static const char *const modes[] = {
    "good", "mixed", "saved", "unknown", "sp", "same", "missing", "extra", "misaligned", "large", "kind", "reserved",
    "alignment", "stride", "null", "huge", "header", "resultonstack", "savedunknown", "flags", "planreserved", "fails",
    "nothing", "unplanned"};
enum { MODES = sizeof modes / sizeof *modes };

static NevercCallingConventionLocation a[8], r;
static uint32_t saved[1];

static NevercStatus NEVERC_CALL plan(void *data, const NevercCallingConventionQuery *q, NevercCallingConventionPlan *p) {
  const char *mode = data;
  uint64_t n = q->Function.Parameters.Count, i;
  say("plan %s of %llu: target %llu convention %llu digest %llu variadic %u required %u", mode, (unsigned long long)n,
      (unsigned long long)q->TargetID.Low, (unsigned long long)q->CallingConventionID.Low,
      (unsigned long long)q->SchemaDigest.Length, q->Function.Variadic, q->Function.RequiredArgumentCount);
  for (i = 0; i < n; i++) {
    const NevercABITypeDescriptor *t =
        (const void *)((const char *)q->Function.Parameters.Data + i * q->Function.Parameters.ElementStride);
    say("  %llu: kind %u width %u align %u flags %llu", (unsigned long long)i, t->Kind, t->BitWidth, t->Alignment,
        (unsigned long long)t->Flags);
  }
  say("  result: kind %u width %u", q->Function.ReturnType.Kind, q->Function.ReturnType.BitWidth);
  if (!strcmp(mode, "fails"))
    return st(NEVERC_STATUS_NOT_FOUND);
  if (n > 8)
    return st(NEVERC_STATUS_RESOURCE_EXHAUSTED);
  memset(a, 0, sizeof a);
  memset(&r, 0, sizeof r);
  for (i = 0; i < n; i++) {
    HEADER(&a[i]);
    a[i].ValueIndex = (uint32_t)i;
    a[i].Size = a[i].Alignment = 4;
    if (i == 0) {
      a[i].Kind = NEVERC_CC_LOCATION_REGISTER;
      a[i].RegisterNumber = R10;
    } else {
      a[i].Kind = NEVERC_CC_LOCATION_STACK;
      a[i].StackOffset = (uint32_t)(i - 1) * 8;
    }
  }
  HEADER(&r);
  r.Kind = NEVERC_CC_LOCATION_REGISTER;
  r.RegisterNumber = RDX;
  r.Size = r.Alignment = 4;
  p->StackAlignment = 16;
  p->ArgumentLocations.Data = a;
  p->ArgumentLocations.Count = n;
  p->ArgumentLocations.ElementStride = sizeof *a;
  p->ReturnLocations.Data = &r;
  p->ReturnLocations.Count = q->Function.ReturnType.Kind != NEVERC_ABI_TYPE_VOID;
  p->ReturnLocations.ElementStride = sizeof r;
  p->CalleeSavedRegisters.ElementStride = sizeof *saved;
#define MODE(text) if (!strcmp(mode, text))
  MODE("mixed") { /* Only what has an odd index: the others go on to the next action. */
    for (i = 1; i < n; i += 2)
      a[i / 2] = a[i];
    p->ArgumentLocations.Count = n / 2;
  }
  MODE("saved") { saved[0] = R11; p->CalleeSavedRegisters.Data = saved; p->CalleeSavedRegisters.Count = 1; }
  MODE("unknown") a[0].RegisterNumber = 99999;
  MODE("sp") a[0].RegisterNumber = RSP;
  MODE("same") { a[1] = a[0]; a[1].ValueIndex = 1; }
  MODE("missing") p->ArgumentLocations.Count--;
  MODE("extra") a[1].ValueIndex = 7;
  MODE("misaligned") a[1].StackOffset = 2;
  MODE("large") a[0].Size = 16;
  MODE("kind") a[0].Kind = 3;
  MODE("reserved") a[0].Reserved = 1;
  MODE("alignment") p->StackAlignment = 8;
  MODE("stride") p->ArgumentLocations.ElementStride = 8;
  MODE("null") p->ArgumentLocations.Data = NULL;
  MODE("huge") p->ArgumentLocations.Count = UINT64_C(1) << 60;
  MODE("header") p->Header.StructSize = 4;
  MODE("resultonstack") { r.Kind = NEVERC_CC_LOCATION_STACK; r.RegisterNumber = 0; }
  MODE("savedunknown") { saved[0] = 99999; p->CalleeSavedRegisters.Data = saved; p->CalleeSavedRegisters.Count = 1; }
  MODE("flags") a[0].Flags = 2;
  MODE("planreserved") p->Reserved[1] = 1;
  MODE("nothing") memset(&p->ReturnLocations, 0, sizeof *p - offsetof(NevercCallingConventionPlan, ReturnLocations));
  return neverc_status_ok();
}

static NevercCallingConventionDescriptor descriptor(const char *name, uint64_t id) {
  NevercCallingConventionDescriptor d;
  memset(&d, 0, sizeof d);
  HEADER(&d);
  d.Header.Minor = 1;
  d.CallingConventionID.High = 77;
  d.CallingConventionID.Low = id;
  d.TargetID.High = UINT64_C(0x4e43544742494e01);
  d.TargetID.Low = 1;
  d.CanonicalName = sv(name);
  d.UserData = (void *)name;
  d.PlanCallingConvention = plan;
  return d;
}

NevercStatus NEVERC_CALL process_begin(const NevercCoreAPI *core, void **out) {
  const NevercInterfaceID id = {NEVERC_INTERFACE_CALLING_CONVENTION_HIGH, NEVERC_INTERFACE_CALLING_CONVENTION_LOW};
  const NevercInterfaceID target = {NEVERC_INTERFACE_TARGET_HIGH, NEVERC_INTERFACE_TARGET_LOW};
  const void *found = NULL;
  uint16_t minor;
  uint64_t size;
  NevercStatus s = core->QueryInterface(core->Context, id, 1, 1, &found, &minor, &size);
  table = found;
  if (s.Code == NEVERC_STATUS_OK)
    s = core->QueryInterface(core->Context, target, 1, 0, &found, &minor, &size);
  targets = found;
  *out = NULL;
  return s;
}

static void NEVERC_CALL destroyed(void *data) { say("destroyed %s", (const char *)data); }

NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *core, const NevercRegistrarAPI *registrar, void *context,
                                      void *state) {
  NevercCallingConventionDescriptor d;
  NevercTargetDescriptor *target = calloc(1, sizeof *target);
  uint64_t i;
  (void)core, (void)registrar, (void)state;
  old_registrar = context;
#define TRY(what, change)                                                                                              \
  d = descriptor("wrong", 500);                                                                                       \
  change;                                                                                                              \
  say(what ": %s", name_of(table->RegisterCallingConvention(table->Context, context, &d)))
  say("no descriptor: %s", name_of(table->RegisterCallingConvention(table->Context, context, NULL)));
  d = descriptor("wrong", 500);
  say("no registrar: %s", name_of(table->RegisterCallingConvention(table->Context, NULL, &d)));
  say("another registrar: %s", name_of(table->RegisterCallingConvention(table->Context, &d, &d)));
  TRY("short", d.Header.StructSize = 40);
  TRY("major", d.Header.Major = 2);
  TRY("no ID", memset(&d.CallingConventionID, 0, sizeof d.CallingConventionID));
  TRY("no target", memset(&d.TargetID, 0, sizeof d.TargetID));
  TRY("reserved", d.Reserved = 1);
  TRY("flags", d.Flags = 1);
  TRY("LLVM's number", d.LLVMCallingConvention = 256; d.PlanCallingConvention = NULL);
  TRY("number and planner", d.LLVMCallingConvention = 8);
  TRY("no name", d.CanonicalName = sv(""));
  TRY("odd name", d.CanonicalName = sv("a;b"));
  TRY("null name", d.CanonicalName.Data = NULL);
  TRY("saved null", d.CalleeSavedRegisters.Count = 3);
  TRY("saved stride", NevercStringView v = sv("rbx"); d.CalleeSavedRegisters.Data = &v; d.CalleeSavedRegisters.Count = 1;
      d.CalleeSavedRegisters.ElementStride = 4);
  HEADER(target);
  say("target: %s", name_of(targets->RegisterTarget(targets->Context, context, target)));
  free(target);
  for (i = 0; i < MODES; i++) {
    NevercStatus s;
    d = descriptor(modes[i], i + 1);
    if (!strcmp(modes[i], "unplanned"))
      d.PlanCallingConvention = NULL;
    if (!strcmp(modes[i], "good"))
      d.DestroyUserData = destroyed;
    s = table->RegisterCallingConvention(table->Context, context, &d);
    if (s.Code != NEVERC_STATUS_OK)
      return s;
  }
  TRY("again", d.CallingConventionID.Low = 1);
#ifdef UNKNOWN_TARGET
  TRY("unknown target", d.TargetID.Low = 99);
#endif
#ifdef BAD_SAVED
  NevercStringView names[2];
  names[0] = sv("rbx");
  names[1] = sv("ebx");
  TRY("saved", d.CalleeSavedRegisters.Data = names; d.CalleeSavedRegisters.Count = 2;
      d.CalleeSavedRegisters.ElementStride = sizeof *names);
#endif
#ifdef SAME_NAME
  TRY("same name", d.CanonicalName = sv("good"));
#endif
  return neverc_status_ok();
}

NevercStatus NEVERC_CALL session_begin(const NevercCoreAPI *core, NevercSessionHandle session, void *process, void **out) {
  NevercCallingConventionDescriptor d = descriptor("late", 600);
  (void)core, (void)session, (void)process;
  say("late: %s", name_of(table->RegisterCallingConvention(table->Context, old_registrar, &d)));
  *out = NULL;
  return neverc_status_ok();
}

NevercStatus NEVERC_CALL session_end(const NevercCoreAPI *core, NevercSessionHandle session, void *process, void *state) {
  (void)core, (void)session, (void)process, (void)state;
  return neverc_status_ok();
}
