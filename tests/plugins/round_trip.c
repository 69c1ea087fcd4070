/* Reads everything that the IR tables can say about a module, and makes the module again.
 *
 *   ROUND_TRIP=read    a pass before code generation writes what it read to DIR/facts, and the module to DIR/module.bc
 *   ROUND_TRIP=build   a provider of the generation phase starts from DIR/module.bc, writes what it reads there to
 *                      DIR/facts.import, makes the body of every function from nothing, writes DIR/facts.build, and
 *                      publishes the module; DIR/report says what was built and what has no slot
 *   ROUND_TRIP_DIR     DIR
 *
 * The second run needs nothing of the first but the serialized module: what no slot of the interface makes (variables,
 * aliases, headers of functions) comes out of it, all instructions are thrown away and built anew. A function that has
 * what no slot builds is left as it came and reported under the name of its limit.
 */
#include "conform.h"

static const NevercIRCoreAPI *ir;
static const NevercIRBuilderAPI *builder;
static NevercTaskHandle task;
static FILE *out;
static int failures;

static void failed(const char *what, NevercStatus s) {
  fprintf(stderr, "round trip: %s: %s\n", what, name_of(s));
  ++failures;
}

#define READ(slot, ...) \
  do { \
    NevercStatus read_ = ir->slot(ir->Context, task, __VA_ARGS__); \
    if (!neverc_status_is_ok(read_)) \
      failed(#slot, read_); \
  } while (0)
#define BUILD(slot, ...) \
  do { \
    NevercStatus build_ = builder->slot(builder->Context, task, __VA_ARGS__); \
    if (!neverc_status_is_ok(build_)) \
      failed(#slot, build_); \
  } while (0)

/* Handles and what we call them. */

typedef struct {
  uint64_t key;
  char *label;
} Named;
static Named *labels;
static size_t label_count, label_room;

static Named *place_of(uint64_t key) {
  size_t at = (size_t)(key * 0x9e3779b97f4a7c15u >> 20) & (label_room - 1);
  while (labels[at].label && labels[at].key != key)
    at = (at + 1) & (label_room - 1);
  return &labels[at];
}

static const char *label_of(NevercHandle h) {
  return label_room ? place_of(h.Value)->label : NULL;
}

static const char *label(NevercHandle h, const char *format, ...) {
  char text[4096];
  va_list args;
  va_start(args, format);
  vsnprintf(text, sizeof text, format, args);
  va_end(args);
  if (label_count * 2 >= label_room) {
    Named *old = labels;
    size_t room = label_room;
    label_room = room ? room * 2 : 1024;
    labels = calloc(label_room, sizeof *labels);
    for (size_t i = 0; i < room; ++i)
      if (old[i].label)
        *place_of(old[i].key) = old[i];
    free(old);
  }
  Named *place = place_of(h.Value);
  if (!place->label)
    ++label_count;
  else
    free(place->label);
  place->key = h.Value;
  place->label = strdup(text);
  return place->label;
}

static void forget_labels(void) {
  for (size_t i = 0; i < label_room; ++i)
    free(labels[i].label);
  free(labels);
  labels = NULL;
  label_count = label_room = 0;
}

static int is_null(NevercHandle h) { return h.Owner == 0 && h.Value == 0; }
static int equal(NevercHandle a, NevercHandle b) { return a.Owner == b.Owner && a.Value == b.Value; }

typedef struct {
  NevercHandle *at;
  uint64_t count;
} List;

static List collect(NevercHandle container, NevercIRValueCollection which) {
  List list = {NULL, 0};
  NevercIRValueCursor cursor;
  uint64_t got = 64;
  FRESH(&cursor);
  READ(BeginValueCursor, container, which, &cursor);
  while (got == 64 && !failures) {
    list.at = realloc(list.at, (size_t)(list.count + 64) * sizeof *list.at);
    READ(CollectValueCursor, &cursor, list.at + list.count, 64, &got);
    list.count += got;
  }
  return list;
}

static void put(NevercStringView v) {
  for (uint64_t i = 0; i < v.Length; ++i) {
    unsigned char c = (unsigned char)v.Data[i];
    fprintf(out, c < ' ' || c > '~' || c == '"' || c == '\\' ? "\\%02x" : "%c", c);
  }
}

static NevercStringView name(NevercHandle value) {
  NevercStringView v = {NULL, 0};
  READ(GetValueName, value, &v);
  return v;
}

static const char *c_name(NevercHandle value) {
  static char text[4000];
  NevercStringView v = name(value);
  snprintf(text, sizeof text, "%.*s", (int)v.Length, v.Data);
  return text;
}

/* Types: the kind; the width of an integer and the number of a structure's elements by trying. */

static NevercHandle integers[257], i32_type, pointer_type, zero32;
static unsigned next_type;

static void know_integers(void) {
  for (uint32_t bits = 1; bits <= 256; ++bits)
    READ(GetIntegerType, bits, &integers[bits]);
  i32_type = integers[32];
  READ(GetPointerType, 0, &pointer_type);
  READ(GetNullConstant, i32_type, &zero32);
}

static uint32_t width_of(NevercHandle type) {
  for (uint32_t bits = 1; bits <= 256; ++bits)
    if (equal(integers[bits], type))
      return bits;
  return 0;
}

static unsigned element_count(NevercHandle type) {
  NevercHandle base, element, index[2] = {zero32};
  unsigned n = 0;
  READ(GetNullConstant, pointer_type, &base);
  for (; n < 4096; ++n) {
    uint64_t word = n;
    READ(CreateIntegerConstant, i32_type, &word, 1, &index[1]);
    if (!neverc_status_is_ok(ir->CreateConstantGEPExpression(ir->Context, task, type, base, index, 2, NEVERC_FALSE, &element)))
      break;
  }
  return n;
}

static const char *type(NevercHandle t) {
  const char *known = label_of(t);
  NevercIRTypeKind kind = 0;
  if (known)
    return known;
  READ(GetTypeKind, t, &kind);
  known = label(t, "t%u", next_type++);
  fprintf(out, "%s = kind %x", known, kind);
  if (kind == NEVERC_IR_TYPE_INTEGER)
    fprintf(out, " bits %u", width_of(t));
  if (kind == NEVERC_IR_TYPE_STRUCT)
    fprintf(out, " elements %u", element_count(t));
  fputc('\n', out);
  return known;
}

static NevercHandle type_of(NevercHandle value) {
  NevercHandle t = {0, 0};
  READ(GetValueType, value, &t);
  return t;
}

static NevercIRTypeKind type_kind(NevercHandle t) {
  NevercIRTypeKind kind = 0;
  READ(GetTypeKind, t, &kind);
  return kind;
}

static NevercIRValueKind value_kind(NevercHandle v) {
  NevercIRValueKind kind = 0;
  READ(GetValueKind, v, &kind);
  return kind;
}

/* Constants. Bits of numbers by folding: `and` with a power of two is zero, or not. */

static unsigned next_constant, next_metadata;

static void bits_of(NevercHandle number, NevercHandle integer, uint32_t width) {
  NevercHandle zero, mask, bit;
  uint64_t words[4] = {0, 0, 0, 0};
  READ(GetNullConstant, integer, &zero);
  for (uint32_t i = 0; i < width; ++i) {
    uint64_t one[4] = {0, 0, 0, 0};
    one[i / 64] = UINT64_C(1) << i % 64;
    READ(CreateIntegerConstant, integer, one, (width + 63) / 64, &mask);
    READ(CreateConstantBinaryExpression, NEVERC_IR_OPCODE_AND, number, mask, &bit);
    if (!equal(bit, zero))
      words[i / 64] |= one[i / 64];
  }
  fprintf(out, " %llx", (unsigned long long)words[0]);
  for (uint32_t i = 1; i < (width + 63) / 64; ++i)
    fprintf(out, ",%llx", (unsigned long long)words[i]);
}

static uint32_t float_width(NevercIRTypeKind kind) {
  return kind == NEVERC_IR_TYPE_HALF || kind == NEVERC_IR_TYPE_B_FLOAT ? 16
         : kind == NEVERC_IR_TYPE_FLOAT                                ? 32
         : kind == NEVERC_IR_TYPE_DOUBLE                               ? 64
         : kind == NEVERC_IR_TYPE_X86_FP80                             ? 80
         : kind == NEVERC_IR_TYPE_FP128                                ? 128
                                                                       : 0;
}

static const char *metadata(NevercHandle m);

static const char *constant(NevercHandle c) {
  const char *known = label_of(c);
  NevercIRValueKind kind;
  const char *its_type;
  char parts[64][32];
  uint64_t count = 0;
  if (known)
    return known;
  kind = value_kind(c);
  its_type = type(type_of(c));
  READ(GetOperandCount, c, &count);
  if (kind == NEVERC_IR_VALUE_METADATA_AS_VALUE) {
    NevercHandle inside, again;
    READ(GetValueAsMetadata, c, &inside);
    READ(GetMetadataAsValue, inside, &again);
    if (!equal(again, c))
      failed("metadata and back", st(NEVERC_STATUS_INVALID_STATE));
    snprintf(parts[0], sizeof parts[0], "%s", metadata(inside));
    known = label(c, "c%u", next_constant++);
    fprintf(out, "%s = metadata %s\n", known, parts[0]);
    return known;
  }
  /* Operands first, so that the line is whole. Long ones are not remembered: their lines are. */
  for (uint64_t i = 0; i < count; ++i) {
    NevercHandle operand = {0, 0};
    READ(GetOperand, c, i, &operand);
    snprintf(parts[i < 64 ? i : 63], sizeof parts[0], "%s", constant(operand));
  }
  known = label(c, "c%u", next_constant++);
  fprintf(out, "%s = value %x %s", known, kind, its_type);
  if (kind == NEVERC_IR_VALUE_CONSTANT_INT && width_of(type_of(c)))
    bits_of(c, type_of(c), width_of(type_of(c)));
  if (kind == NEVERC_IR_VALUE_CONSTANT_FP) {
    uint32_t width = float_width(type_kind(type_of(c)));
    NevercHandle bits;
    if (width) {
      READ(CreateConstantCastExpression, NEVERC_IR_OPCODE_BIT_CAST, c, integers[width], &bits);
      bits_of(bits, integers[width], width);
    }
  }
  for (uint64_t i = 0; i < count && i < 64; ++i)
    fprintf(out, " %s", parts[i]);
  fputc('\n', out);
  return known;
}

/* Anything that may be an operand. */
static const char *value(NevercHandle v) {
  const char *known = label_of(v);
  return known ? known : constant(v);
}

static const char *metadata(NevercHandle m) {
  const char *known;
  NevercIRMetadataKind kind = 0;
  NevercStringView bytes = {NULL, 0};
  uint64_t count = 0;
  if (is_null(m))
    return "null";
  known = label_of(m);
  if (known)
    return known;
  READ(GetMetadataKind, m, &kind);
  known = label(m, "m%u", next_metadata++);
  if (kind == NEVERC_IR_METADATA_NODE || kind == NEVERC_IR_METADATA_DEBUG_LOCATION) {
    NevercIRDebugLocationInfo info;
    READ(GetMetadataOperandCount, m, &count);
    for (uint64_t i = 0; i < count; ++i) {
      NevercHandle operand = {0, 0};
      READ(GetMetadataOperand, m, i, &operand);
      fprintf(out, "%s.%u = %s\n", known, (unsigned)i, metadata(operand));
      known = label_of(m);
    }
    memset(&info, 0, sizeof info);
    info.Size = sizeof info;
    info.Version = 1;
    if (kind == NEVERC_IR_METADATA_DEBUG_LOCATION) {
      READ(GetDebugLocationInfo, m, &info);
      fprintf(out, "%s at %u %u %u %s\n", known, info.Line, info.Column, info.IsImplicitCode, metadata(info.Scope));
      fprintf(out, "%s inlined %s\n", label_of(m), metadata(info.InlinedAt));
    }
  }
  known = label_of(m);
  fprintf(out, "%s = metadata kind %u operands %u", known, kind, (unsigned)count);
  if (kind == NEVERC_IR_METADATA_STRING) {
    READ(GetMetadataStringBytes, m, &bytes);
    fputs(" \"", out);
    put(bytes);
    fputc('"', out);
  }
  fputc('\n', out);
  return known;
}

static int order(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

/* Who uses a value, in an order of our own: that of the lists is no property of a module. */
static void uses(NevercHandle v) {
  uint64_t count = 0;
  char **lines;
  READ(GetValueUseCount, v, &count);
  lines = calloc((size_t)count + 1, sizeof *lines);
  for (uint64_t i = 0; i < count; ++i) {
    NevercIRUseInfo info;
    const char *user;
    char text[4200];
    OUT(&info);
    READ(GetValueUse, v, i, &info);
    user = label_of(info.User);
    if (user && user[0] != 'c')
      snprintf(text, sizeof text, "%s.%u", user, (unsigned)info.OperandIndex);
    else
      snprintf(text, sizeof text, "constant %x.%u", value_kind(info.User), (unsigned)info.OperandIndex);
    lines[i] = strdup(text);
  }
  qsort(lines, (size_t)count, sizeof *lines, order);
  fprintf(out, "  uses %u:", (unsigned)count);
  for (uint64_t i = 0; i < count; ++i) {
    fprintf(out, " %s", lines[i]);
    free(lines[i]);
  }
  fputc('\n', out);
  free(lines);
}

static void operands(NevercHandle v, const char *owner) {
  uint64_t count = 0;
  READ(GetOperandCount, v, &count);
  for (uint64_t i = 0; i < count; ++i) {
    NevercHandle operand = {0, 0};
    READ(GetOperand, v, i, &operand);
    const char *text = value(operand);
    fprintf(out, "%s.%u %s\n", owner, (unsigned)i, text);
  }
}

static void text_of(const char *what, NevercStringView v) {
  fprintf(out, "%s \"", what);
  put(v);
  fputs("\"\n", out);
}

static const char *const enum_attributes[] = {
    "alwaysinline", "builtin", "cold", "convergent", "disable_sanitizer_instrumentation", "fn_ret_thunk_extern",
    "hot", "hybrid_patchable", "inlinehint", "jumptable", "minsize", "mustprogress", "naked", "nobuiltin",
    "nocallback", "nocf_check", "noduplicate", "nofree", "noimplicitfloat", "noinline", "nomerge", "nonlazybind",
    "noprofile", "norecurse", "noredzone", "noreturn", "nosanitize_bounds", "nosanitize_coverage", "nosync",
    "nounwind", "null_pointer_is_valid", "optdebug", "optforfuzzing", "optnone", "optsize", "presplitcoroutine",
    "returns_twice", "safestack", "sanitize_address", "sanitize_memory", "sanitize_thread", "shadowcallstack",
    "skipprofile", "speculatable", "speculative_load_hardening", "ssp", "sspreq", "sspstrong", "strictfp",
    "willreturn", "uwtable", "vscale_range", "memory", "allockind", "allocsize", "alignstack"};
static const char *const string_attributes[] = {
    "frame-pointer", "min-legal-vector-width", "no-builtins", "no-trapping-math", "stack-protector-buffer-size",
    "target-cpu", "target-features", "tune-cpu", "less-precise-fpmad", "no-infs-fp-math", "no-nans-fp-math",
    "no-signed-zeros-fp-math", "no-jump-tables", "probe-stack", "patchable-function", "neverc-convention"};

static void attributes(NevercHandle f) {
  /* LLVM gives its intrinsics their attributes anew when it reads bitcode; what passes added is gone then. */
  int shown = strncmp(c_name(f), "llvm.", 5) != 0;
  for (size_t i = 0; i < sizeof enum_attributes / sizeof *enum_attributes; ++i) {
    NevercBool there = 0;
    READ(HasFunctionAttribute, f, sv(enum_attributes[i]), &there);
    if (there && shown)
      fprintf(out, "  has %s\n", enum_attributes[i]);
  }
  for (size_t i = 0; i < sizeof string_attributes / sizeof *string_attributes; ++i) {
    NevercStringView text = {NULL, 0};
    NevercStatus s = ir->GetFunctionStringAttribute(ir->Context, task, f, sv(string_attributes[i]), &text);
    if (neverc_status_is_ok(s)) {
      fprintf(out, "  %s ", string_attributes[i]);
      text_of("=", text);
    } else if (s.Code != NEVERC_STATUS_NOT_FOUND) {
      failed("GetFunctionStringAttribute", s);
    }
  }
}

/* All four kinds, made and taken apart. */
static void attribute_kinds(void) {
  NevercHandle made[4], of = {0, 0};
  READ(CreateEnumAttribute, sv("nounwind"), &made[0]);
  READ(CreateIntegerAttribute, sv("align"), 16, &made[1]);
  READ(CreateStringAttribute, sv("key"), sv("text"), &made[2]);
  READ(CreateTypeAttribute, sv("byval"), i32_type, &made[3]);
  for (int i = 0; i < 4; ++i) {
    NevercIRAttributeValueKind kind = 0;
    NevercStringView text = {NULL, 0};
    uint64_t number = 0;
    READ(GetAttributeValueKind, made[i], &kind);
    READ(GetAttributeKindName, made[i], &text);
    fprintf(out, "attribute %u ", kind);
    text_of("named", text);
    if (kind == NEVERC_IR_ATTRIBUTE_INTEGER) {
      READ(GetAttributeIntegerValue, made[i], &number);
      fprintf(out, "  %u\n", (unsigned)number);
    }
    if (kind == NEVERC_IR_ATTRIBUTE_STRING) {
      READ(GetAttributeStringValue, made[i], &text);
      text_of(" ", text);
    }
    if (kind == NEVERC_IR_ATTRIBUTE_TYPE) {
      READ(GetAttributeTypeValue, made[i], &of);
      if (!equal(of, i32_type))
        failed("type of an attribute", st(NEVERC_STATUS_WRONG_TYPE));
    }
  }
}

static unsigned next_comdat;

static void global(NevercHandle g) {
  NevercIRLinkage linkage = 0;
  NevercIRVisibility visibility = 0;
  NevercStringView section = {NULL, 0};
  NevercHandle comdat = {0, 0}, address = {0, 0};
  const char *own = label_of(g);
  const char *its_type = type(type_of(g));
  READ(GetGlobalLinkage, g, &linkage);
  READ(GetGlobalVisibility, g, &visibility);
  READ(GetGlobalSection, g, &section);
  READ(GetGlobalComdat, g, &comdat);
  READ(GetGlobalAddressConstant, g, &address);
  if (!equal(address, g))
    failed("address of a global", st(NEVERC_STATUS_WRONG_TYPE));
  fprintf(out, "%s: value %x %s linkage %x visibility %x", own, value_kind(g), its_type, linkage, visibility);
  if (!is_null(comdat))
    fprintf(out, " comdat %s", label_of(comdat) ? label_of(comdat) : label(comdat, "d%u", next_comdat++));
  fputc('\n', out);
  text_of("  section", section);
  uses(g);
  operands(g, own);
}

static void properties(NevercHandle i, const char *own) {
  for (uint32_t n = 1; n <= NEVERC_IR_PROPERTY_COUNT; ++n) {
    NevercIRPropertyValue v;
    NevercStatus s;
    OUT(&v);
    s = ir->GetInstructionProperty(ir->Context, task, i, 0x49000000 | n, &v);
    if (s.Code == NEVERC_STATUS_WRONG_TYPE || s.Code == NEVERC_STATUS_CAPABILITY_UNAVAILABLE)
      continue;
    if (!neverc_status_is_ok(s)) {
      failed("GetInstructionProperty", s);
      continue;
    }
    if (v.Kind == NEVERC_IR_PROPERTY_VALUE_TYPE) {
      const char *t = type(v.TypeValue);
      fprintf(out, "%s property %u type %s\n", own, n, t);
    } else if (v.Kind == NEVERC_IR_PROPERTY_VALUE_STRING) {
      fprintf(out, "%s property %u ", own, n);
      text_of("text", v.StringValue);
    } else {
      fprintf(out, "%s property %u kind %u: %llx\n", own, n, v.Kind, (unsigned long long)v.UnsignedValue);
    }
  }
}

static void instruction(NevercHandle i) {
  NevercIROpcode opcode = 0;
  char own[4200];
  const char *its_type = type(type_of(i));
  snprintf(own, sizeof own, "%s", label_of(i));
  READ(GetInstructionOpcode, i, &opcode);
  fprintf(out, "%s: opcode %x %s ", own, opcode, its_type);
  text_of("named", name(i));
  properties(i, own);
  operands(i, own);
  if (opcode == NEVERC_IR_OPCODE_PHI) {
    uint64_t count = 0;
    READ(GetPHIIncomingCount, i, &count);
    for (uint64_t n = 0; n < count; ++n) {
      NevercIRPhiIncoming edge;
      OUT(&edge);
      READ(GetPHIIncoming, i, n, &edge);
      const char *from = value(edge.Value);
      fprintf(out, "%s from %s: %s\n", own, label_of(edge.Block), from);
    }
  }
  if (type_kind(type_of(i)) != NEVERC_IR_TYPE_VOID)
    uses(i);
}

static void block(NevercHandle b) {
  NevercHandle end = {0, 0}, other = {0, 0};
  uint64_t count = 0;
  fprintf(out, "%s: ", label_of(b));
  text_of("block", name(b));
  READ(GetTerminator, b, &end);
  fprintf(out, "  ends in %s\n", label_of(end));
  READ(GetPredecessorCount, b, &count);
  fprintf(out, "  %u edges in\n", (unsigned)count);
  for (uint64_t i = 0; i < count; ++i) {
    READ(GetPredecessor, b, i, &other);
    if (!label_of(other))
      failed("predecessor", st(NEVERC_STATUS_NOT_FOUND));
  }
  READ(GetSuccessorCount, b, &count);
  for (uint64_t i = 0; i < count; ++i) {
    READ(GetSuccessor, b, i, &other);
    fprintf(out, "  to %s\n", label_of(other));
  }
  uses(b);
  List all = collect(b, NEVERC_IR_COLLECTION_BLOCK_INSTRUCTIONS);
  for (uint64_t i = 0; i < all.count; ++i)
    instruction(all.at[i]);
  free(all.at);
}

static void function(NevercHandle f) {
  NevercIRCallingConvention convention = 0;
  NevercHandle personality = {0, 0};
  NevercStringView gc = {NULL, 0}, section = {NULL, 0};
  READ(GetFunctionCallingConvention, f, &convention);
  READ(GetFunctionPersonality, f, &personality);
  READ(GetFunctionGC, f, &gc);
  READ(GetFunctionSection, f, &section);
  const char *handler = is_null(personality) ? "none" : value(personality);
  fprintf(out, "  convention %x personality %s\n", convention, handler);
  text_of("  gc", gc);
  text_of("  section", section);
  attributes(f);
  List list = collect(f, NEVERC_IR_COLLECTION_FUNCTION_ARGUMENTS);
  for (uint64_t i = 0; i < list.count; ++i) {
    const char *t = type(type_of(list.at[i]));
    fprintf(out, "%s: argument %s ", label_of(list.at[i]), t);
    text_of("named", name(list.at[i]));
    uses(list.at[i]);
  }
  free(list.at);
  list = collect(f, NEVERC_IR_COLLECTION_FUNCTION_BLOCKS);
  for (uint64_t i = 0; i < list.count; ++i)
    block(list.at[i]);
  free(list.at);
}

static void label_body(NevercHandle f, const char *prefix) {
  List list = collect(f, NEVERC_IR_COLLECTION_FUNCTION_ARGUMENTS);
  unsigned n = 0;
  for (uint64_t i = 0; i < list.count; ++i)
    label(list.at[i], "%s:a%u", prefix, (unsigned)i);
  free(list.at);
  list = collect(f, NEVERC_IR_COLLECTION_FUNCTION_BLOCKS);
  for (uint64_t i = 0; i < list.count; ++i) {
    List in = collect(list.at[i], NEVERC_IR_COLLECTION_BLOCK_INSTRUCTIONS);
    label(list.at[i], "%s:b%u", prefix, (unsigned)i);
    for (uint64_t k = 0; k < in.count; ++k)
      label(in.at[k], "%s:i%u", prefix, n++);
    free(in.at);
  }
  free(list.at);
}

/* The module as text, for the names of its metadata and for the types of calls: no slot tells them. */
static char *printed;

static void print(void) {
  NevercHandle buffer = {0, 0};
  NevercByteView view = {NULL, 0};
  free(printed);
  printed = NULL;
  READ(ExportModule, NEVERC_IR_SERIALIZATION_TEXT, &buffer);
  READ(GetSerializedBufferView, buffer, &view);
  printed = malloc((size_t)view.Length + 1);
  memcpy(printed, view.Data, (size_t)view.Length);
  printed[view.Length] = 0;
  READ(ReleaseSerializedBuffer, buffer);
}

static void named_metadata(void) {
  for (char *line = printed; line; line = strchr(line, '\n'), line = line ? line + 1 : NULL) {
    NevercHandle list = {0, 0};
    NevercStringView key = {line + 1, 0};
    uint64_t count = 0;
    if (line[0] != '!' || (line[1] >= '0' && line[1] <= '9'))
      continue;
    key.Length = strcspn(line + 1, " ");
    READ(GetOrInsertNamedMetadata, key, &list);
    READ(GetNamedMetadataOperandCount, list, &count);
    text_of("list", key);
    for (uint64_t i = 0; i < count; ++i) {
      NevercHandle node = {0, 0};
      READ(GetNamedMetadataOperand, list, i, &node);
      const char *text = metadata(node);
      fprintf(out, "  %s\n", text);
    }
  }
}

static void module_facts(const char *file) {
  static const NevercIRValueCollection collections[] = {NEVERC_IR_COLLECTION_MODULE_FUNCTIONS, NEVERC_IR_COLLECTION_MODULE_GLOBALS,
                                                        NEVERC_IR_COLLECTION_MODULE_ALIASES, NEVERC_IR_COLLECTION_MODULE_I_FUNCS};
  NevercHandle module = {0, 0}, context = {0, 0};
  NevercStringView text = {NULL, 0};
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", getenv("ROUND_TRIP_DIR"), file);
  out = fopen(path, "w");
  forget_labels();
  next_type = next_constant = next_metadata = next_comdat = 0;
  print();
  know_integers();
  READ(GetModule, &module);
  READ(GetContext, &context);
  READ(GetModuleTargetTriple, &text);
  text_of("triple", text);
  READ(GetModuleDataLayout, &text);
  text_of("layout", text);
  READ(GetModuleInlineAssembly, &text);
  text_of("assembly", text);
  READ(GetModuleIdentifier, &text);
  attribute_kinds();
  for (int c = 0; c < 4; ++c) {
    List list = collect(module, collections[c]);
    for (uint64_t i = 0; i < list.count; ++i) {
      const char *own = label(list.at[i], "@%s", c_name(list.at[i]));
      if (!own[1])
        own = label(list.at[i], "@%d.%u", c, (unsigned)i);
      if (c == 0) {
        char prefix[4096];
        snprintf(prefix, sizeof prefix, "%s", own);
        label_body(list.at[i], prefix);
      }
    }
    free(list.at);
  }
  for (int c = 0; c < 4; ++c) {
    List list = collect(module, collections[c]);
    fprintf(out, "collection %d: %u\n", c, (unsigned)list.count);
    for (uint64_t i = 0; i < list.count; ++i) {
      global(list.at[i]);
      if (c == 0)
        function(list.at[i]);
    }
    free(list.at);
  }
  named_metadata();
  fclose(out);
}

#include "round_trip_build.inc"

static NevercStatus NEVERC_CALL read_pass(const NevercIRPassInvocation *in, NevercIRPreservedAnalyses *preserved, void *data) {
  NevercHandle buffer = {0, 0};
  NevercByteView bytes = {NULL, 0};
  char path[4096];
  UNUSED(data);
  ir = in->Core;
  task = in->Task;
  FRESH(preserved);
  module_facts("facts");
  READ(ExportModule, NEVERC_IR_SERIALIZATION_BITCODE, &buffer);
  READ(GetSerializedBufferView, buffer, &bytes);
  snprintf(path, sizeof path, "%s/module.bc", getenv("ROUND_TRIP_DIR"));
  FILE *f = fopen(path, "wb");
  if (!f || fwrite(bytes.Data, 1, (size_t)bytes.Length, f) != bytes.Length || fclose(f))
    failed("module.bc", st(NEVERC_STATUS_INVALID_STATE));
  READ(ReleaseSerializedBuffer, buffer);
  return st(failures ? NEVERC_STATUS_PLUGIN_FAILURE : NEVERC_STATUS_OK);
}

static const NevercIRGenAPI *generation;

static NevercStatus NEVERC_CALL generate(const NevercPhaseFrame *frame, NevercPhaseResult *result, void *data) {
  NevercIRGeneratePhaseInput in;
  NevercIRModuleArtifactDescriptor d;
  NevercByteView bytes;
  NevercStatus s;
  char path[4096];
  UNUSED(data);
  OUT(&in);
  s = generation->GetGeneratePhaseInput(generation->Context, frame, frame->Input, &in);
  if (!neverc_status_is_ok(s))
    return s;
  snprintf(path, sizeof path, "%s/module.bc", getenv("ROUND_TRIP_DIR"));
  bytes = content(path);
  s = generation->ImportModule(generation->Context, frame, NEVERC_IR_SERIALIZATION_BITCODE, bytes, &ir, &builder);
  if (!neverc_status_is_ok(s))
    return s;
  task = frame->Task;
  module_facts("facts.import");
  rebuild();
  module_facts("facts.build");
  FRESH(&d);
  d.Product.High = UINT64_C(0x4e43415249520001);
  d.Product.Low = 1;
  d.DependencyDigest = in.SourceDigest;
  s = generation->PublishModule(generation->Context, frame, &d, &result->Output);
  if (!neverc_status_is_ok(s))
    return s;
  result->Action = NEVERC_PHASE_REPLACE;
  return st(failures ? NEVERC_STATUS_PLUGIN_FAILURE : NEVERC_STATUS_OK);
}

static NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *c, const NevercRegistrarAPI *r, void *x, void *p) {
  const char *what = getenv("ROUND_TRIP");
  UNUSED(p);
  core = c;
  if (what && strcmp(what, "build") == 0) {
    NevercProviderDescriptor d;
    NevercInterfaceID phase = PHASE_ID(IR_GENERATE);
    generation = TABLE(IR_GEN, NevercIRGenAPI);
    FRESH(&d);
    HEADER(&d.Route);
    d.Phase = phase;
    d.ProviderID = sv("org.conform.round-trip");
    d.Callback = generate;
    return generation ? r->RegisterProvider(x, &d) : st(NEVERC_STATUS_MISSING_INTERFACE);
  }
  NevercIRPassDescriptor d;
  NevercInterfaceID phase = PHASE_ID(IR_PASS_PRE_CODEGEN);
  const NevercIRPassAPI *passes = TABLE(IR_PASS, NevercIRPassAPI);
  FRESH(&d);
  d.PassID = sv("round-trip.read");
  d.Phase = phase;
  d.Level = NEVERC_IR_PASS_LEVEL_MODULE;
  d.Run = read_pass;
  return passes ? passes->RegisterPass(passes->Context, x, &d) : st(NEVERC_STATUS_MISSING_INTERFACE);
}

NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *b, NevercPluginDescriptor *plugin) {
  NevercPluginDescriptor p = described(b, "org.conform.round-trip", "Round trip", register_all);
  return hand_over(&p, plugin);
}
