/* Handle fuzzing: FUZZ_COUNT random handles over every slot that takes one, in a driver phase, in a source phase, and in
 * front of the optimizer, where the tables of IR are those of a live module.
 * No call may succeed, and each must give a status that fits a wrong handle. */
#include "conform.h"

static Frame *frame;
static Next *next;
static NevercHandle own_task, own_session;
/* The live module, where there is one. */
static NevercHandle module;
static uint64_t seed = 0x9e3779b97f4a7c15ull, made;
static const NevercStringView text = {"x", 1};
static const NevercByteView bytes = {(const uint8_t *)"x", 1};
static uint64_t rooms[8][512];

static uint64_t rnd(void) {
  seed ^= seed << 13;
  seed ^= seed >> 7;
  seed ^= seed << 17;
  return seed;
}

/* Room for an output, or a record that says nothing but its size. */
static void *room(int i) {
  memset(rooms[i], 0, 256);
  ((NevercABITableHeader *)rooms[i])->StructSize = 2048;
  ((NevercABITableHeader *)rooms[i])->Major = 1;
  return rooms[i];
}
static unsigned small(void) { return (unsigned)(rnd() & 3); }
static int known(NevercHandle h) {
  const NevercHandle all[] = {frame->Input, frame->CurrentOutput, own_task, own_session, module};
  for (unsigned i = 0; i < 5; ++i)
    if (h.Owner == all[i].Owner && h.Value == all[i].Value)
      return 1;
  return 0;
}
/* Any handle but those that live: random owners and values, the right owner with any value, real handles with bits flipped,
 * null and half null ones. */
static NevercHandle wild(void) {
  NevercHandle h;
  ++made;
  do {
    uint64_t r = rnd();
    h.Owner = rnd() >> (r & 63);
    h.Value = rnd() >> ((r >> 6) & 63);
    switch ((r >> 12) & 7) {
    case 0: h.Owner = own_task.Owner; break;
    case 1: h.Owner = own_session.Owner; break;
    case 2: h = frame->Input, h.Value ^= 1ull << ((r >> 20) & 63); break;
    case 3: h = own_task, h.Value ^= 1ull << ((r >> 20) & 63); break;
    case 4: h.Owner = own_task.Owner + ((r >> 20) & 7) - 4, h.Value = frame->Input.Value; break;
    case 5: h.Owner = (r >> 20) & 15; break;
    case 6: h.Value = (r >> 20) & 1 ? 0 : h.Value; h.Owner = (r >> 21) & 1 ? 0 : h.Owner; break;
    default:
      if (module.Value && (r >> 20) & 1)
        h = module, h.Value ^= 1ull << ((r >> 21) & 63);
      else if (module.Value)
        h.Owner = module.Owner;
      break;
    }
  } while (known(h));
  return h;
}
static NevercHandle maybe(NevercHandle own) { return rnd() & 3 ? own : wild(); }

#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#include "fuzz_slots.inc"
enum { SLOTS = sizeof slots / sizeof slots[0] };

static uint64_t seen[32], bad, bound[2];

/* The tables of a module stand in for those that know none. */
static void bind(const void **tables, const NevercIRCoreAPI *c, const NevercIRBuilderAPI *b) {
  for (int i = 0; i < SLOTS; ++i) {
    if (!strcmp(slots[i].table, "IR_CORE"))
      tables[i] = c;
    if (!strcmp(slots[i].table, "IR_BUILDER"))
      tables[i] = b;
  }
}

static void fuzz(Frame *f, Next *k, uint64_t count, const NevercIROptimizationAPI *ir) {
  static const void *tables[SLOTS];
  static unsigned char absent[SLOTS];
  memset(absent, 0, sizeof absent);
  const NevercIRCoreAPI *c = NULL;
  const NevercIRBuilderAPI *b = NULL;
  frame = f;
  next = k;
  own_task = f->Task;
  own_session = f->Session;
  for (int i = 0; i < SLOTS; ++i)
    tables[i] = table_of(slots[i].high, slots[i].low, 0);
  memset(&module, 0, sizeof module);
  if (ir) {
    NevercStatus s = ir->GetInputModule(ir->Context, f, f->Input, &c, &b);
    if (s.Code == NEVERC_STATUS_OK)
      s = c->GetModule(c->Context, f->Task, &module);
    say("module: %s", name_of(s));
    if (s.Code != NEVERC_STATUS_OK)
      return;
    bind(tables, c, b);
  }
  const uint64_t end = made + count;
  for (int i = 0; made < end; i = (i + 1) % SLOTS) {
    /* What is not there is asked now and then only. */
    if (absent[i] && rnd() & 31)
      continue;
    NevercStatus s = slots[i].call(tables[i]);
    absent[i] = s.Code == NEVERC_STATUS_CAPABILITY_UNAVAILABLE;
    int right = 0;
    switch (s.Code) {
    case NEVERC_STATUS_INVALID_ARGUMENT:
    case NEVERC_STATUS_STALE_HANDLE:
    case NEVERC_STATUS_WRONG_TYPE:
    case NEVERC_STATUS_WRONG_SCOPE:
    case NEVERC_STATUS_WRONG_SESSION:
    /* Records and registrars are looked at first in some slots; some tables are not there yet. */
    case NEVERC_STATUS_INVALID_DESCRIPTOR:
    case NEVERC_STATUS_INVALID_STATE:
    case NEVERC_STATUS_POLICY_VIOLATION:
    case NEVERC_STATUS_CAPABILITY_UNAVAILABLE:
      right = 1;
    }
    if (s.Code >= 0 && s.Code < 32)
      ++seen[s.Code];
    if (tables[i] == c || tables[i] == b)
      ++bound[s.Code == NEVERC_STATUS_CAPABILITY_UNAVAILABLE];
    if (!right && bad++ < 20)
      say("%s.%s: %s", slots[i].table, slots[i].slot, name_of(s));
  }
}

static NevercStatus NEVERC_CALL intercept(Frame *f, Next *k, Result *out, void *data) {
  Result below;
  const char *count = getenv("FUZZ_COUNT"), *start = getenv("FUZZ_SEED");
  UNUSED(out);
  if (start && !made)
    seed ^= strtoull(start, NULL, 10) * 0x2545f4914f6cdd1dull;
  fuzz(f, k, (count ? strtoull(count, NULL, 10) : 1000) / 3 + 1, (const NevercIROptimizationAPI *)data);
  return go_down(f, k, &below);
}

static NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *c, const NevercRegistrarAPI *r, void *x, void *s) {
  const NevercInterfaceID raw = PHASE_ID(DRIVER_RAW_ARGUMENTS), open = PHASE_ID(SOURCE_OPEN), optimize = PHASE_ID(IR_OPTIMIZE);
  UNUSED(s);
  core = c;
  add_interceptor(r, x, raw, intercept, NULL);
  add_interceptor(r, x, open, intercept, NULL);
  return add_interceptor(r, x, optimize, intercept, (void *)(uintptr_t)TABLE(IR_OPTIMIZATION, NevercIROptimizationAPI));
}

static NevercStatus NEVERC_CALL destroy(const NevercCoreAPI *c, void *state) {
  UNUSED(c), UNUSED(state);
  say("slots %d handles %llu bad %llu", SLOTS, (unsigned long long)made, (unsigned long long)bad);
  say("of a module %llu unavailable %llu", (unsigned long long)bound[0], (unsigned long long)bound[1]);
  for (int i = 0; i < 25; ++i)
    if (seen[i])
      say("%s %llu", name_of(st(i)), (unsigned long long)seen[i]);
  return ok();
}

NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *b, NevercPluginDescriptor *out) {
  NevercPluginDescriptor p = described(b, own_id(), "Handle fuzzer", register_all);
  p.Destroy = destroy;
  return hand_over(&p, out);
}
