/* Conformance of the tables over IR: a pass calls every slot as it is meant, with another task, without a place for the
 * answer, and with what it must refuse. The case names the part; `ir.md` says what must come back. */
#include "conform.h"

static const NevercIRCoreAPI *ir;
static const NevercIRBuilderAPI *builder;
static const NevercIRPassInvocation *now;
static NevercTaskHandle task;

typedef NevercHandle H;
static const H null_handle = {0, 0};
static int equal(H a, H b) { return a.Owner == b.Owner && a.Value == b.Value; }
static NevercTaskHandle other_task(void) {
  NevercTaskHandle t = task;
  t.Value ^= 1;
  return t;
}

/* A slot that answers: with another task, without a place, and as it is meant. `out` has the answer. */
#define ASK(slot, out, ...) \
  do { \
    NevercStatus other_ = ir->slot(ir->Context, other_task(), __VA_ARGS__, &(out)); \
    NevercStatus none_ = ir->slot(ir->Context, task, __VA_ARGS__, NULL); \
    say("%s: %s task %s null %s", #slot, name_of(ir->slot(ir->Context, task, __VA_ARGS__, &(out))), name_of(other_), name_of(none_)); \
  } while (0)
/* The same without arguments of its own. */
#define ASK0(slot, out) \
  do { \
    NevercStatus other_ = ir->slot(ir->Context, other_task(), &(out)); \
    NevercStatus none_ = ir->slot(ir->Context, task, NULL); \
    say("%s: %s task %s null %s", #slot, name_of(ir->slot(ir->Context, task, &(out))), name_of(other_), name_of(none_)); \
  } while (0)
/* A slot that changes something. */
#define DO(slot, ...) \
  do { \
    NevercStatus other_ = ir->slot(ir->Context, other_task(), __VA_ARGS__); \
    say("%s: %s task %s", #slot, name_of(ir->slot(ir->Context, task, __VA_ARGS__)), name_of(other_)); \
  } while (0)
/* A misuse: the status, and whether the answer was left alone or made null. */
#define WRONG(what, slot, ...) say("%s %s: %s", #slot, what, name_of(ir->slot(ir->Context, task, __VA_ARGS__)))
#define GET(slot, out, ...) (ir->slot(ir->Context, task, __VA_ARGS__, &(out)))
#define MAKE(slot, out, ...) \
  do { \
    NevercStatus other_ = builder->slot(builder->Context, other_task(), __VA_ARGS__, &(out)); \
    NevercStatus none_ = builder->slot(builder->Context, task, __VA_ARGS__, NULL); \
    say("%s: %s task %s null %s", #slot, name_of(builder->slot(builder->Context, task, __VA_ARGS__, &(out))), name_of(other_), name_of(none_)); \
  } while (0)
#define STEP(slot, ...) \
  do { \
    NevercStatus other_ = builder->slot(builder->Context, other_task(), __VA_ARGS__); \
    say("%s: %s task %s", #slot, name_of(builder->slot(builder->Context, task, __VA_ARGS__)), name_of(other_)); \
  } while (0)
#define BAD(what, slot, ...) say("%s %s: %s", #slot, what, name_of(builder->slot(builder->Context, task, __VA_ARGS__)))
#define IS(what, condition) say("%s: %s", what, (condition) ? "yes" : "no")

/* Ways to things. */

static H module(void) {
  H m = null_handle;
  ir->GetModule(ir->Context, task, &m);
  return m;
}

static H at(H container, NevercIRValueCollection which, unsigned index) {
  NevercIRValueCursor cursor;
  H all[32] = {{0, 0}};
  uint64_t count = 0;
  FRESH(&cursor);
  GET(BeginValueCursor, cursor, container, which);
  ir->CollectValueCursor(ir->Context, task, &cursor, all, 32, &count);
  return index < count ? all[index] : null_handle;
}

static H named_value(NevercIRValueCollection which, const char *text) {
  for (unsigned i = 0;; ++i) {
    NevercStringView name = {NULL, 0};
    H v = at(module(), which, i);
    if (!v.Value || (neverc_status_is_ok(GET(GetValueName, name, v)) && same(name, text)))
      return v;
  }
}

static H function(const char *text) { return named_value(NEVERC_IR_COLLECTION_MODULE_FUNCTIONS, text); }
static H variable(const char *text) { return named_value(NEVERC_IR_COLLECTION_MODULE_GLOBALS, text); }
static H block(const char *f, unsigned index) { return at(function(f), NEVERC_IR_COLLECTION_FUNCTION_BLOCKS, index); }

/* The first instruction of a function with an opcode. */
static H first(const char *f, NevercIROpcode wanted) {
  for (unsigned b = 0;; ++b) {
    H in = block(f, b);
    if (!in.Value)
      return null_handle;
    for (unsigned i = 0;; ++i) {
      H v = at(in, NEVERC_IR_COLLECTION_BLOCK_INSTRUCTIONS, i);
      NevercIROpcode opcode = 0;
      if (!v.Value)
        break;
      if (neverc_status_is_ok(GET(GetInstructionOpcode, opcode, v)) && opcode == wanted)
        return v;
    }
  }
}

static H integer(uint32_t bits) {
  H t = null_handle;
  GET(GetIntegerType, t, bits);
  return t;
}

static H number(uint32_t bits, uint64_t value) {
  H v = null_handle;
  GET(CreateIntegerConstant, v, integer(bits), &value, 1);
  return v;
}

static H primitive(NevercIRTypeKind kind) {
  H t = null_handle;
  GET(GetPrimitiveType, t, kind);
  return t;
}

static H pointer(void) {
  H t = null_handle;
  GET(GetPointerType, t, 0);
  return t;
}

static NevercStringView no_text(void) { return sv(""); }
static NevercStringView bad_text(void) {
  NevercStringView v = {NULL, 3};
  return v;
}

static int says(NevercStringView v, const char *text) { return same(v, text); }

/* Section 4: handles. */
static void handles(void) {
  H context = null_handle, m = null_handle, again = null_handle, out = {1, 1}, forged;
  NevercIRValueKind kind = 7;
  NevercIRTypeKind type = 7;
  NevercStringView text;
  ASK0(GetContext, context);
  ASK0(GetModule, m);
  ir->GetModule(ir->Context, task, &again);
  IS("one handle for one object", equal(m, again) && equal(m, now->Module) && !equal(m, context));
  WRONG("of a module", GetTypeKind, m, &type);
  IS("zero after a refusal", type == 0);
  WRONG("of a context", GetValueKind, context, &kind);
  WRONG("of null", GetValueKind, null_handle, &kind);
  WRONG("of a task", GetValueKind, task, &kind);
  forged = function("sum");
  forged.Value ^= 64;
  WRONG("of a forged handle", GetValueKind, forged, &kind);
  forged = function("sum");
  forged.Owner = UINT64_MAX;
  WRONG("of an unknown owner", GetValueKind, forged, &kind);
  WRONG("with a view of nothing", SetValueName, function("sum"), bad_text());
  WRONG("null after a refusal", GetIntegerType, 0, &out);
  IS("the handle is null", equal(out, null_handle));
  IS("the empty text is a text", neverc_status_is_ok(ir->SetFunctionGC(ir->Context, task, function("sum"), no_text())));
  ASK(GetValueKind, kind, function("sum"));
  IS("a function", kind == NEVERC_IR_VALUE_FUNCTION);
  GET(GetValueKind, kind, first("sum", NEVERC_IR_OPCODE_ADD));
  IS("one kind for instructions", kind == NEVERC_IR_VALUE_INSTRUCTION);
  ASK(GetValueName, text, function("sum"));
  DO(SetValueName, first("sum", NEVERC_IR_OPCODE_ADD), sv("renamed"));
  GET(GetValueName, text, first("sum", NEVERC_IR_OPCODE_ADD));
  IS("the new name", says(text, "renamed"));
  WRONG("of a constant", SetValueName, number(32, 1), sv("one"));
  ASK(GetValueType, out, first("sum", NEVERC_IR_OPCODE_ADD));
  IS("the type", equal(out, integer(32)));
}

static void types(void) {
  static const NevercIRTypeKind kinds[] = {
      NEVERC_IR_TYPE_HALF, NEVERC_IR_TYPE_B_FLOAT, NEVERC_IR_TYPE_FLOAT, NEVERC_IR_TYPE_DOUBLE, NEVERC_IR_TYPE_X86_FP80,
      NEVERC_IR_TYPE_FP128, NEVERC_IR_TYPE_PPC_FP128, NEVERC_IR_TYPE_VOID, NEVERC_IR_TYPE_LABEL, NEVERC_IR_TYPE_METADATA,
      NEVERC_IR_TYPE_X86_MMX, NEVERC_IR_TYPE_X86_AMX, NEVERC_IR_TYPE_TOKEN};
  H t = null_handle, parts[2], literal, other;
  NevercIRTypeKind kind = 0;
  int all = 1;
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; ++i)
    all &= neverc_status_is_ok(GET(GetPrimitiveType, t, kinds[i])) && neverc_status_is_ok(GET(GetTypeKind, kind, t)) && kind == kinds[i];
  IS("thirteen kinds there and back", all);
  ASK(GetPrimitiveType, t, NEVERC_IR_TYPE_VOID);
  ASK(GetTypeKind, kind, t);
  WRONG("of a kind with parts", GetPrimitiveType, NEVERC_IR_TYPE_ARRAY, &t);
  WRONG("of another family", GetPrimitiveType, NEVERC_IR_OPCODE_ADD, &t);
  ASK(GetIntegerType, t, 129);
  WRONG("of no bits", GetIntegerType, 0, &t);
  ASK(GetPointerType, t, 3);
  WRONG("too far away", GetPointerType, UINT32_MAX, &t);
  ASK(GetArrayType, t, integer(8), 7);
  WRONG("of void", GetArrayType, primitive(NEVERC_IR_TYPE_VOID), 7, &t);
  ASK(GetVectorType, t, integer(32), 4, NEVERC_TRUE);
  GET(GetTypeKind, kind, t);
  IS("scalable", kind == NEVERC_IR_TYPE_SCALABLE_VECTOR);
  WRONG("of nothing", GetVectorType, integer(32), 0, NEVERC_FALSE, &t);
  WRONG("with a flag of two", GetVectorType, integer(32), 4, 2, &t);
  parts[0] = integer(8);
  parts[1] = pointer();
  ASK(GetStructType, literal, no_text(), parts, 2, NEVERC_FALSE);
  GET(GetStructType, other, sv("conform.box"), parts, 2, NEVERC_FALSE);
  IS("a name makes another type", !equal(literal, other));
  GET(GetStructType, t, sv("conform.box"), parts, 2, NEVERC_FALSE);
  IS("the same name and body", equal(t, other));
  WRONG("of a name that is taken", GetStructType, sv("conform.box"), parts, 1, NEVERC_FALSE, &t);
  WRONG("of elements at null", GetStructType, no_text(), NULL, 2, NEVERC_FALSE, &t);
  ASK(GetFunctionType, t, primitive(NEVERC_IR_TYPE_VOID), parts, 2, NEVERC_TRUE);
  WRONG("without parameters", GetFunctionType, integer(32), NULL, 0, NEVERC_FALSE, &t);
  parts[0] = primitive(NEVERC_IR_TYPE_VOID);
  WRONG("of a void parameter", GetFunctionType, integer(32), parts, 1, NEVERC_FALSE, &t);
}

static void constants(void) {
  uint64_t words[4] = {UINT64_C(0xfedcba9876543210), 5, 1, 0}, one = 1, bits[2] = {0, UINT64_C(0x3fff) << 48};
  H v = null_handle, w = null_handle, t, list[2], g = variable("counter"), index;
  ASK(CreateIntegerConstant, v, integer(129), words, 3);
  WRONG("of one word", CreateIntegerConstant, integer(129), &one, 1, &w);
  WRONG("of too many words", CreateIntegerConstant, integer(129), words, 4, &w);
  WRONG("of words at null", CreateIntegerConstant, integer(129), NULL, 1, &w);
  WRONG("of a float", CreateIntegerConstant, primitive(NEVERC_IR_TYPE_FLOAT), words, 1, &w);
  ASK(CreateFloatingConstant, v, primitive(NEVERC_IR_TYPE_FP128), bits, 2);
  WRONG("of an integer", CreateFloatingConstant, integer(32), bits, 1, &w);
  ASK(GetNullConstant, v, integer(129));
  words[0] = words[1] = words[2] = 0;
  GET(CreateIntegerConstant, w, integer(129), words, 3);
  IS("null is zero", equal(v, w));
  WRONG("of void", GetNullConstant, primitive(NEVERC_IR_TYPE_VOID), &w);
  ASK(GetPoisonConstant, v, pointer());
  ASK(GetUndefConstant, v, pointer());
  GET(GetArrayType, t, integer(32), 2);
  list[0] = number(32, 1);
  list[1] = number(32, 2);
  ASK(CreateAggregateConstant, v, t, list, 2);
  WRONG("of too few elements", CreateAggregateConstant, t, list, 1, &w);
  list[1] = number(64, 2);
  WRONG("of another type", CreateAggregateConstant, t, list, 2, &w);
  ASK(CreateConstantBinaryExpression, v, NEVERC_IR_OPCODE_ADD, number(32, 3), number(32, 4));
  IS("folded", equal(v, number(32, 7)));
  WRONG("of a cast", CreateConstantBinaryExpression, NEVERC_IR_OPCODE_TRUNC, number(32, 3), number(32, 4), &w);
  WRONG("of a predicate", CreateConstantBinaryExpression, NEVERC_IR_PREDICATE_ICMP_EQ, number(32, 3), number(32, 4), &w);
  WRONG("of two widths", CreateConstantBinaryExpression, NEVERC_IR_OPCODE_ADD, number(32, 3), number(64, 4), &w);
  WRONG("of an instruction", CreateConstantBinaryExpression, NEVERC_IR_OPCODE_ADD, first("sum", NEVERC_IR_OPCODE_ADD), number(32, 4), &w);
  ASK(CreateConstantCastExpression, v, NEVERC_IR_OPCODE_PTR_TO_INT, g, integer(129));
  WRONG("of what cannot be", CreateConstantCastExpression, NEVERC_IR_OPCODE_TRUNC, g, integer(129), &w);
  WRONG("that LLVM has no form for", CreateConstantBinaryExpression, NEVERC_IR_OPCODE_U_DIV, v, v, &w);
  ASK(CreateConstantCompareExpression, v, NEVERC_IR_PREDICATE_ICMP_ULT, number(32, 3), number(32, 4));
  IS("three is below four", equal(v, number(1, 1)));
  WRONG("of an opcode", CreateConstantCompareExpression, NEVERC_IR_OPCODE_ADD, number(32, 3), number(32, 4), &w);
  WRONG("of floats as integers", CreateConstantCompareExpression, NEVERC_IR_PREDICATE_FCMP_OEQ, number(32, 3), number(32, 4), &w);
  index = number(64, 1);
  ASK(CreateConstantGEPExpression, v, integer(32), g, &index, 1, NEVERC_TRUE);
  WRONG("from an integer", CreateConstantGEPExpression, integer(32), number(64, 0), &index, 1, NEVERC_TRUE, &w);
  WRONG("without indices", CreateConstantGEPExpression, integer(32), g, NULL, 0, NEVERC_TRUE, &w);
  ASK(GetGlobalAddressConstant, v, g);
  IS("the address is the global", equal(v, g));
  WRONG("of a number", GetGlobalAddressConstant, number(32, 1), &w);
}

static void metadata(void) {
  H string = null_handle, value = null_handle, node = null_handle, again = null_handle, out = null_handle, list = null_handle, parts[3], wrapped = null_handle;
  NevercIRMetadataKind kind = 0;
  NevercStringView bytes = {"a\0b", 3}, back = {NULL, 0};
  NevercIRDebugLocationInfo info;
  uint64_t count = 0;
  ASK(CreateMetadataString, string, bytes);
  ASK(GetMetadataStringBytes, back, string);
  IS("a NUL inside", back.Length == 3 && memcmp(back.Data, "a\0b", 3) == 0);
  ASK(GetValueAsMetadata, value, number(32, 5));
  WRONG("of a block", GetValueAsMetadata, block("sum", 0), &out);
  ASK(GetMetadataKind, kind, value);
  IS("a value", kind == NEVERC_IR_METADATA_VALUE);
  parts[0] = string;
  parts[1] = null_handle;
  parts[2] = value;
  ASK(CreateMetadataNode, node, parts, 3, NEVERC_FALSE);
  GET(CreateMetadataNode, again, parts, 3, NEVERC_FALSE);
  IS("one node for the same operands", equal(node, again));
  GET(CreateMetadataNode, again, parts, 3, NEVERC_TRUE);
  IS("a distinct one is another", !equal(node, again));
  WRONG("with a flag of two", CreateMetadataNode, parts, 3, 2, &out);
  ASK(GetMetadataOperandCount, count, node);
  ASK(GetMetadataOperand, out, node, 0);
  IS("its operand is the string", equal(out, string));
  WRONG("past the end", GetMetadataOperand, node, 3, &out);
  WRONG("of a string", GetMetadataOperandCount, string, &count);
  WRONG("of a node", GetMetadataStringBytes, node, &back);
  ASK(GetMetadataAsValue, wrapped, node);
  GET(GetValueType, out, wrapped);
  GET(GetTypeKind, kind, out);
  IS("of metadata type", kind == NEVERC_IR_TYPE_METADATA);
  ASK(GetOrInsertNamedMetadata, list, sv("conform.list"));
  GET(GetOrInsertNamedMetadata, again, sv("conform.list"));
  IS("one list for one name", equal(list, again));
  DO(AppendNamedMetadata, list, node);
  WRONG("a string", AppendNamedMetadata, list, string);
  WRONG("to a node", AppendNamedMetadata, node, node);
  ASK(GetNamedMetadataOperandCount, count, list);
  ASK(GetNamedMetadataOperand, out, list, 0);
  IS("the node is in the list", equal(out, node));
  WRONG("past the end", GetNamedMetadataOperand, list, 1, &out);
  GET(GetOrInsertNamedMetadata, list, sv("here"));
  GET(GetNamedMetadataOperand, out, list, 0);
  memset(&info, 0, sizeof info);
  info.Size = sizeof info;
  info.Version = 1;
  ASK(GetDebugLocationInfo, info, out);
  IS("line 7, column 9, not inlined", info.Line == 7 && info.Column == 9 && info.IsImplicitCode == 0 && info.Scope.Value && equal(info.InlinedAt, null_handle));
  WRONG("of a node", GetDebugLocationInfo, node, &info);
  info.Size = 8;
  WRONG("into a short record", GetDebugLocationInfo, out, &info);
  /* Metadata of a value goes with it. */
  H add = first("sum", NEVERC_IR_OPCODE_ADD), of = null_handle;
  GET(GetValueAsMetadata, of, add);
  ir->ReplaceAllUsesWith(ir->Context, task, add, number(32, 0));
  WRONG("of a replaced value", GetMetadataKind, of, &kind);
  H call = first("main", NEVERC_IR_OPCODE_ALLOCA);
  GET(GetValueAsMetadata, of, call);
  ir->ReplaceAllUsesWith(ir->Context, task, call, variable("counter"));
  GET(GetValueAsMetadata, again, call);
  ir->EraseValue(ir->Context, task, call);
  WRONG("of an erased value", GetMetadataKind, again, &kind);
}

static void attributes(void) {
  H plain = null_handle, aligned = null_handle, text = null_handle, typed = null_handle, out = null_handle, f = function("sum");
  NevercIRAttributeValueKind kind = 0;
  NevercStringView view = {NULL, 0};
  uint64_t value = 0;
  NevercBool there = 0;
  ASK(CreateEnumAttribute, plain, sv("nounwind"));
  ASK(CreateIntegerAttribute, aligned, sv("align"), 16);
  ASK(CreateStringAttribute, text, sv("conform"), sv("first"));
  ASK(CreateTypeAttribute, typed, sv("byval"), integer(32));
  WRONG("of an unknown name", CreateEnumAttribute, sv("nonsense"), &out);
  WRONG("of a name with a number", CreateEnumAttribute, sv("align"), &out);
  WRONG("of a name without one", CreateIntegerAttribute, sv("nounwind"), 1, &out);
  WRONG("of no alignment", CreateIntegerAttribute, sv("align"), 3, &out);
  WRONG("of a name without a type", CreateTypeAttribute, sv("nounwind"), integer(32), &out);
  ASK(GetAttributeValueKind, kind, aligned);
  IS("an integer", kind == NEVERC_IR_ATTRIBUTE_INTEGER);
  ASK(GetAttributeKindName, view, aligned);
  IS("named align", says(view, "align"));
  ASK(GetAttributeIntegerValue, value, aligned);
  IS("sixteen", value == 16);
  ASK(GetAttributeStringValue, view, text);
  IS("first", says(view, "first"));
  ASK(GetAttributeTypeValue, out, typed);
  IS("its type", equal(out, integer(32)));
  WRONG("of an enum", GetAttributeIntegerValue, plain, &value);
  WRONG("of an integer", GetAttributeStringValue, aligned, &view);
  WRONG("of a string", GetAttributeTypeValue, text, &out);
  DO(AddFunctionAttribute, f, NEVERC_IR_ATTRIBUTE_LOCATION_FUNCTION, 99, text);
  GET(CreateStringAttribute, text, sv("conform"), sv("second"));
  WRONG("of the same key", AddFunctionAttribute, f, NEVERC_IR_ATTRIBUTE_LOCATION_FUNCTION, 0, text);
  ASK(GetFunctionStringAttribute, view, f, sv("conform"));
  IS("the second", says(view, "second"));
  WRONG("that is absent", GetFunctionStringAttribute, f, sv("absent"), &view);
  ir->AddFunctionAttribute(ir->Context, task, f, NEVERC_IR_ATTRIBUTE_LOCATION_FUNCTION, 0, plain);
  ASK(HasFunctionAttribute, there, f, sv("nounwind"));
  IS("an enum is there", there);
  GET(HasFunctionAttribute, there, f, sv("conform"));
  IS("a string is there", there);
  GET(HasFunctionAttribute, there, f, sv("noreturn"));
  IS("another is not", !there);
  WRONG("to a parameter", AddFunctionAttribute, f, NEVERC_IR_ATTRIBUTE_LOCATION_PARAMETER, 1, aligned);
  WRONG("past the parameters", AddFunctionAttribute, f, NEVERC_IR_ATTRIBUTE_LOCATION_PARAMETER, 2, aligned);
  WRONG("to nowhere", AddFunctionAttribute, f, NEVERC_IR_VISIBILITY_HIDDEN, 0, plain);
  WRONG("to a variable", AddFunctionAttribute, variable("counter"), NEVERC_IR_ATTRIBUTE_LOCATION_FUNCTION, 0, plain);
}

static void texts(void) {
  NevercStringView v = {NULL, 0}, before = {NULL, 0};
  ASK0(GetModuleIdentifier, v);
  DO(SetModuleIdentifier, sv("conform"));
  ir->GetModuleIdentifier(ir->Context, task, &v);
  IS("identified", says(v, "conform"));
  ASK0(GetModuleTargetTriple, before);
  DO(SetModuleTargetTriple, sv("aarch64-unknown-linux-gnu"));
  ir->GetModuleTargetTriple(ir->Context, task, &v);
  IS("another triple", says(v, "aarch64-unknown-linux-gnu"));
  ir->SetModuleTargetTriple(ir->Context, task, before);
  ASK0(GetModuleDataLayout, before);
  DO(SetModuleDataLayout, before);
  WRONG("that does not parse", SetModuleDataLayout, sv("nonsense"));
  ir->GetModuleDataLayout(ir->Context, task, &v);
  IS("the old layout stays", v.Length == before.Length && memcmp(v.Data, before.Data, (size_t)v.Length) == 0);
  DO(SetModuleInlineAssembly, sv("# conform"));
  ASK0(GetModuleInlineAssembly, v);
  IS("a newline is added", says(v, "# conform\n"));
}

static void cursors(void) {
  NevercIRValueCursor cursor;
  H all[64];
  uint64_t count = 9;
  memset(&cursor, 0, sizeof cursor);
  ASK(BeginValueCursor, cursor, module(), NEVERC_IR_COLLECTION_MODULE_FUNCTIONS);
  NevercStatus other = ir->CollectValueCursor(ir->Context, other_task(), &cursor, all, 2, &count);
  NevercStatus none = ir->CollectValueCursor(ir->Context, task, &cursor, all, 2, NULL);
  NevercStatus good = ir->CollectValueCursor(ir->Context, task, &cursor, all, 2, &count);
  say("CollectValueCursor: %s task %s null %s", name_of(good), name_of(other), name_of(none));
  IS("two in order", count == 2 && equal(all[0], function("sum")) && equal(all[1], function("main")));
  ir->CollectValueCursor(ir->Context, task, &cursor, all, 64, &count);
  IS("the rest, declarations as well", count == 3);
  WRONG("at the end", CollectValueCursor, &cursor, all, 64, &count);
  IS("none is left", count == 0);
  WRONG("without room", CollectValueCursor, &cursor, NULL, 4, &count);
  WRONG("of blocks in a module", BeginValueCursor, module(), NEVERC_IR_COLLECTION_FUNCTION_BLOCKS, &cursor);
  WRONG("of functions in a function", BeginValueCursor, function("sum"), NEVERC_IR_COLLECTION_MODULE_FUNCTIONS, &cursor);
  WRONG("of an unknown collection", BeginValueCursor, module(), 8, &cursor);
  static const NevercIRValueCollection of_module[] = {NEVERC_IR_COLLECTION_MODULE_GLOBALS, NEVERC_IR_COLLECTION_MODULE_ALIASES, NEVERC_IR_COLLECTION_MODULE_I_FUNCS};
  for (int i = 0; i < 3; ++i) {
    GET(BeginValueCursor, cursor, module(), of_module[i]);
    ir->CollectValueCursor(ir->Context, task, &cursor, all, 64, &count);
    say("collection %d: %d", (int)of_module[i], (int)count);
  }
  GET(BeginValueCursor, cursor, function("sum"), NEVERC_IR_COLLECTION_FUNCTION_ARGUMENTS);
  ir->CollectValueCursor(ir->Context, task, &cursor, all, 64, &count);
  say("arguments: %d", (int)count);
  GET(BeginValueCursor, cursor, block("sum", 0), NEVERC_IR_COLLECTION_BLOCK_INSTRUCTIONS);
  ir->SetValueName(ir->Context, task, function("sum"), sv("sum"));
  count = 9;
  WRONG("after a change", CollectValueCursor, &cursor, all, 64, &count);
  IS("no count after a refusal", count == 0);
  GET(BeginValueCursor, cursor, module(), NEVERC_IR_COLLECTION_MODULE_FUNCTIONS);
  integer(77), number(77, 3);
  WRONG("after making constants", CollectValueCursor, &cursor, all, 64, &count);
}

static void operands(void) {
  H call = first("main", NEVERC_IR_OPCODE_CALL), add = first("sum", NEVERC_IR_OPCODE_ADD), branch = first("sum", NEVERC_IR_OPCODE_BR), out = null_handle;
  NevercIRUseInfo use;
  NevercIRValueKind kind = 0;
  uint64_t count = 0;
  ASK(GetOperandCount, count, call);
  ASK(GetOperand, out, call, count - 1);
  IS("the callee is the last operand", equal(out, function("sum")));
  WRONG("past the end", GetOperand, call, count, &out);
  ASK(GetValueUseCount, count, function("sum"));
  OUT(&use);
  ASK(GetValueUse, use, function("sum"), 0);
  IS("the call uses it as its callee", equal(use.User, call) && use.OperandIndex == 2);
  WRONG("past the end", GetValueUse, function("sum"), count, &use);
  DO(SetOperand, call, 0, number(32, 3));
  WRONG("of another type", SetOperand, call, 0, number(64, 3));
  WRONG("past the end", SetOperand, call, 9, number(32, 3));
  WRONG("of a constant", SetOperand, number(32, 3), 0, number(32, 3));
  WRONG("of a branch", SetOperand, branch, 1, block("sum", 1));
  WRONG("to a block of another function", SetOperand, branch, 1, block("main", 0));
  WRONG("that is used", EraseValue, add);
  GET(GetValueKind, kind, add);
  IS("it stays", kind == NEVERC_IR_VALUE_INSTRUCTION);
  WRONG("of another type", ReplaceAllUsesWith, add, number(64, 0));
  DO(ReplaceAllUsesWith, add, number(32, 0));
  GET(GetValueKind, kind, add);
  IS("the original lives", kind == NEVERC_IR_VALUE_INSTRUCTION);
  DO(EraseValue, add);
  WRONG("of an erased value", GetValueKind, add, &kind);
  WRONG("a constant", EraseValue, number(32, 0));
  WRONG("an argument", EraseValue, at(function("sum"), NEVERC_IR_COLLECTION_FUNCTION_ARGUMENTS, 0));
  GET(GetTerminator, out, block("main", 0));
  WRONG("a terminator", EraseValue, out);
  WRONG("of a block without one", GetTerminator, block("main", 0), &out);
}

static void globals(void) {
  H g = variable("counter"), local = variable("table"), f = function("sum"), comdat = null_handle, out = {1, 1}, again = null_handle;
  NevercIRLinkage linkage = 0;
  NevercIRVisibility visibility = 0;
  NevercIRCallingConvention convention = 0;
  NevercStringView v = {NULL, 0};
  ASK(GetGlobalLinkage, linkage, local);
  IS("internal", linkage == NEVERC_IR_LINKAGE_INTERNAL);
  DO(SetGlobalLinkage, g, NEVERC_IR_LINKAGE_WEAK_ANY);
  WRONG("of a visibility", SetGlobalLinkage, g, NEVERC_IR_VISIBILITY_HIDDEN);
  WRONG("of an instruction", GetGlobalLinkage, first("sum", NEVERC_IR_OPCODE_ADD), &linkage);
  ASK(GetGlobalVisibility, visibility, g);
  DO(SetGlobalVisibility, g, NEVERC_IR_VISIBILITY_HIDDEN);
  WRONG("of a local one", SetGlobalVisibility, local, NEVERC_IR_VISIBILITY_HIDDEN);
  WRONG("of a linkage", SetGlobalVisibility, g, NEVERC_IR_LINKAGE_EXTERNAL);
  DO(SetGlobalSection, g, sv(".conform"));
  ASK(GetGlobalSection, v, g);
  IS("its section", says(v, ".conform"));
  ASK(GetOrInsertComdat, comdat, sv("conform"));
  GET(GetOrInsertComdat, again, sv("conform"));
  IS("one comdat for one name", equal(comdat, again));
  ASK(GetGlobalComdat, out, g);
  IS("none is null", equal(out, null_handle));
  DO(SetGlobalComdat, g, comdat);
  GET(GetGlobalComdat, out, g);
  IS("its comdat", equal(out, comdat));
  WRONG("null", SetGlobalComdat, g, null_handle);
  WRONG("a function", SetGlobalComdat, g, f);
  ASK(GetFunctionCallingConvention, convention, f);
  IS("C", convention == NEVERC_IR_CALLING_CONVENTION_C);
  DO(SetFunctionCallingConvention, f, NEVERC_IR_CALLING_CONVENTION_FAST);
  WRONG("of LLVM's number", SetFunctionCallingConvention, f, 8);
  WRONG("of a variable", SetFunctionCallingConvention, g, NEVERC_IR_CALLING_CONVENTION_FAST);
  ir->SetFunctionCallingConvention(ir->Context, task, f, NEVERC_IR_CALLING_CONVENTION_C);
  ASK(GetFunctionPersonality, out, f);
  IS("no personality is null", equal(out, null_handle));
  DO(SetFunctionPersonality, f, function("outside"));
  GET(GetFunctionPersonality, out, f);
  IS("its personality", equal(out, function("outside")));
  WRONG("a number", SetFunctionPersonality, f, number(32, 0));
  WRONG("null", SetFunctionPersonality, f, null_handle);
  ASK(GetFunctionGC, v, f);
  IS("no collector is the empty text", v.Length == 0);
  DO(SetFunctionGC, f, sv("shadow-stack"));
  GET(GetFunctionGC, v, f);
  IS("its collector", says(v, "shadow-stack"));
  ir->SetFunctionGC(ir->Context, task, f, no_text());
  ASK(GetFunctionSection, v, f);
  DO(SetFunctionSection, f, sv(".code"));
  GET(GetFunctionSection, v, f);
  IS("its code's section", says(v, ".code"));
  WRONG("of a variable", SetFunctionSection, g, sv(".x"));
}

static void blocks(void) {
  H b = block("sum", 1), out = null_handle;
  uint64_t count = 0;
  ASK(GetTerminator, out, b);
  ASK(GetPredecessorCount, count, b);
  say("predecessors: %d", (int)count);
  ASK(GetPredecessor, out, b, 0);
  WRONG("past the end", GetPredecessor, b, count, &out);
  ASK(GetSuccessorCount, count, b);
  say("successors: %d", (int)count);
  ASK(GetSuccessor, out, b, 0);
  IS("the loop goes on", equal(out, b));
  WRONG("past the end", GetSuccessor, b, count, &out);
  WRONG("of a function", GetTerminator, function("sum"), &out);
  WRONG("of a function", GetSuccessorCount, function("sum"), &count);
  WRONG("of an instruction", GetPredecessorCount, first("sum", NEVERC_IR_OPCODE_ADD), &count);
}

static NevercIRPropertyValue value_of(NevercIRPropertyValueKind kind, uint64_t n) {
  NevercIRPropertyValue v;
  FRESH(&v);
  v.Kind = kind;
  v.UnsignedValue = n;
  return v;
}

static void instructions(void) {
  H add = first("sum", NEVERC_IR_OPCODE_ADD), compare = first("sum", NEVERC_IR_OPCODE_I_CMP), gep = first("sum", NEVERC_IR_OPCODE_GET_ELEMENT_PTR),
    load = first("sum", NEVERC_IR_OPCODE_LOAD), phi = first("sum", NEVERC_IR_OPCODE_PHI), call = first("main", NEVERC_IR_OPCODE_CALL),
    part = first("main", NEVERC_IR_OPCODE_EXTRACT_VALUE);
  NevercIRPropertyValue v, yes = value_of(NEVERC_IR_PROPERTY_VALUE_BOOL, 1);
  NevercIRPhiIncoming edge;
  NevercIROpcode opcode = 0;
  uint64_t count = 0;
  ASK(GetInstructionOpcode, opcode, add);
  IS("an add", opcode == NEVERC_IR_OPCODE_ADD);
  WRONG("of a function", GetInstructionOpcode, function("sum"), &opcode);
  OUT(&v);
  ASK(GetInstructionProperty, v, add, NEVERC_IR_PROPERTY_NSW);
  IS("nsw as a boolean", v.Kind == NEVERC_IR_PROPERTY_VALUE_BOOL && v.UnsignedValue == 1);
  DO(SetInstructionProperty, add, NEVERC_IR_PROPERTY_NUW, yes);
  WRONG("nsw of an address", SetInstructionProperty, gep, NEVERC_IR_PROPERTY_NSW, yes);
  WRONG("volatile of an add", GetInstructionProperty, add, NEVERC_IR_PROPERTY_VOLATILE, &v);
  WRONG("of a function", GetInstructionProperty, function("sum"), NEVERC_IR_PROPERTY_NAME, &v);
  WRONG("of an opcode", GetInstructionProperty, add, NEVERC_IR_OPCODE_ADD, &v);
  WRONG("nusw of an address", GetInstructionProperty, gep, NEVERC_IR_PROPERTY_NUSW, &v);
  WRONG("nuw of an address", SetInstructionProperty, gep, NEVERC_IR_PROPERTY_NUW, yes);
  GET(GetInstructionProperty, v, gep, NEVERC_IR_PROPERTY_SOURCE_ELEMENT_TYPE);
  IS("a type", v.Kind == NEVERC_IR_PROPERTY_VALUE_TYPE && equal(v.TypeValue, integer(32)));
  GET(GetInstructionProperty, v, compare, NEVERC_IR_PROPERTY_PREDICATE);
  IS("a predicate by its stable number", v.Kind == NEVERC_IR_PROPERTY_VALUE_ENUM && v.UnsignedValue == NEVERC_IR_PREDICATE_ICMP_SLT);
  WRONG("another predicate", SetInstructionProperty, compare, NEVERC_IR_PROPERTY_PREDICATE, value_of(NEVERC_IR_PROPERTY_VALUE_ENUM, NEVERC_IR_PREDICATE_ICMP_NE));
  WRONG("a predicate of floats", SetInstructionProperty, compare, NEVERC_IR_PROPERTY_PREDICATE, value_of(NEVERC_IR_PROPERTY_VALUE_ENUM, NEVERC_IR_PREDICATE_FCMP_OEQ));
  WRONG("a kind that does not fit", SetInstructionProperty, add, NEVERC_IR_PROPERTY_NUW, value_of(NEVERC_IR_PROPERTY_VALUE_UINT, 1));
  WRONG("a boolean of two", SetInstructionProperty, add, NEVERC_IR_PROPERTY_NUW, value_of(NEVERC_IR_PROPERTY_VALUE_BOOL, 2));
  GET(GetInstructionProperty, v, load, NEVERC_IR_PROPERTY_ALIGNMENT);
  IS("an alignment as a number", v.Kind == NEVERC_IR_PROPERTY_VALUE_UINT && v.UnsignedValue == 4);
  WRONG("no alignment", SetInstructionProperty, load, NEVERC_IR_PROPERTY_ALIGNMENT, value_of(NEVERC_IR_PROPERTY_VALUE_UINT, 3));
  GET(GetInstructionProperty, v, call, NEVERC_IR_PROPERTY_TAIL_CALL_KIND);
  IS("a tail call", v.UnsignedValue == NEVERC_IR_TAIL_CALL_TAIL);
  GET(GetInstructionProperty, v, call, NEVERC_IR_PROPERTY_CALLING_CONVENTION);
  IS("a convention", v.UnsignedValue == NEVERC_IR_CALLING_CONVENTION_C);
  GET(GetInstructionProperty, v, load, NEVERC_IR_PROPERTY_SYNC_SCOPE);
  IS("a scope as text", v.Kind == NEVERC_IR_PROPERTY_VALUE_STRING && v.StringValue.Length == 0);
  WRONG("the indices", GetInstructionProperty, part, NEVERC_IR_PROPERTY_INDICES, &v);
  WRONG("the attributes", GetInstructionProperty, call, NEVERC_IR_PROPERTY_ATTRIBUTES, &v);
  yes.Header.StructSize = 8;
  WRONG("a short record", SetInstructionProperty, add, NEVERC_IR_PROPERTY_NUW, yes);
  ASK(GetPHIIncomingCount, count, phi);
  WRONG("of an add", GetPHIIncomingCount, add, &count);
  OUT(&edge);
  ASK(GetPHIIncoming, edge, phi, 0);
  IS("from the entry", equal(edge.Block, block("sum", 0)));
  WRONG("past the end", GetPHIIncoming, phi, 2, &edge);
  GET(GetPHIIncoming, edge, phi, 0);
  edge.Value = number(32, 4);
  DO(SetPHIIncoming, phi, 0, edge);
  WRONG("past the end", SetPHIIncoming, phi, 2, edge);
  edge.Value = number(64, 4);
  WRONG("of another type", SetPHIIncoming, phi, 0, edge);
  edge.Value = number(32, 4);
  edge.Block = block("main", 0);
  WRONG("from another function", SetPHIIncoming, phi, 0, edge);
}

static void serialization(void) {
  H buffer = null_handle, text = null_handle, f = function("sum"), out;
  NevercByteView bytes = {NULL, 0}, printed = {NULL, 0}, junk = {(const uint8_t *)"junk", 4}, nothing = {NULL, 4};
  NevercStringView name = {NULL, 0}, triple = {NULL, 0};
  NevercIRValueKind kind = 0;
  ir->GetModuleTargetTriple(ir->Context, task, &triple);
  ASK(ExportModule, buffer, NEVERC_IR_SERIALIZATION_BITCODE);
  ASK(GetSerializedBufferView, bytes, buffer);
  IS("bitcode", bytes.Length > 4 && !memcmp(bytes.Data, "BC\xc0\xde", 4));
  WRONG("as text", ExportModule, NEVERC_IR_SERIALIZATION_TEXT, &text);
  GET(GetSerializedBufferView, printed, text);
  IS("text", printed.Length > 10 && !memcmp(printed.Data, "; ModuleID", 10));
  WRONG("of an unknown format", ExportModule, 3, &out);
  WRONG("of a value", GetSerializedBufferView, f, &printed);
  WRONG("junk", ImportModule, NEVERC_IR_SERIALIZATION_BITCODE, junk);
  WRONG("a view of nothing", ImportModule, NEVERC_IR_SERIALIZATION_BITCODE, nothing);
  WRONG("text", ImportModule, NEVERC_IR_SERIALIZATION_TEXT, printed);
  WRONG("an unknown format", ImportModule, 3, bytes);
  WRONG("the text's end", ReleaseSerializedBuffer, text);
  GET(GetValueKind, kind, f);
  IS("the old module stays", kind == NEVERC_IR_VALUE_FUNCTION);
  ir->SetModuleTargetTriple(ir->Context, task, sv("aarch64-unknown-linux-gnu"));
  WRONG("of another target", ImportModule, NEVERC_IR_SERIALIZATION_BITCODE, bytes);
  ir->GetModuleTargetTriple(ir->Context, task, &name);
  IS("the old target stays", says(name, "aarch64-unknown-linux-gnu"));
  ir->SetModuleTargetTriple(ir->Context, task, triple);
  ir->SetModuleIdentifier(ir->Context, task, sv("kept"));
  DO(ImportModule, NEVERC_IR_SERIALIZATION_BITCODE, bytes);
  WRONG("of the old module", GetValueKind, f, &kind);
  WRONG("of before the import", GetSerializedBufferView, buffer, &bytes);
  IS("buffers outlive an import", bytes.Length > 4 && !memcmp(bytes.Data, "BC\xc0\xde", 4));
  WRONG("of a buffer", GetValueKind, buffer, &kind);
  ir->GetModuleIdentifier(ir->Context, task, &name);
  IS("the identifier stays", says(name, "kept"));
  IS("the functions are there again", function("sum").Value != 0);
  GET(ExportModule, buffer, NEVERC_IR_SERIALIZATION_BITCODE);
  DO(ReleaseSerializedBuffer, buffer);
  WRONG("twice", ReleaseSerializedBuffer, buffer);
  WRONG("after its end", GetSerializedBufferView, buffer, &bytes);
}

#include "ir_changes.inc"

static const struct {
  const char *name;
  void (*run)(void);
} parts[] = {
    {"handles", handles}, {"types", types}, {"constants", constants}, {"metadata", metadata}, {"attributes", attributes},
    {"texts", texts}, {"cursors", cursors}, {"operands", operands}, {"globals", globals}, {"blocks", blocks},
    {"instructions", instructions}, {"serialization", serialization}, {"builder", build_all}, {"misbuilt", misbuilt},
    {"scopes", scopes}, {"commit", commits}, {"abort", aborts}, {"loop", loops},
};

static NevercStatus NEVERC_CALL run(const NevercIRPassInvocation *in, NevercIRPreservedAnalyses *out, void *data) {
  UNUSED(data);
  now = in;
  ir = in->Core;
  builder = in->Builder;
  task = in->Task;
  FRESH(out);
  for (size_t i = 0; i < sizeof parts / sizeof *parts; ++i)
    if (is(parts[i].name))
      parts[i].run();
  return special(in);
}

static NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *c, const NevercRegistrarAPI *r, void *x, void *p) {
  UNUSED(r), UNUSED(p);
  core = c;
  return register_passes(x);
}

NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *b, NevercPluginDescriptor *out) {
  NevercPluginDescriptor p = described(b, own_id(), "IR", register_all);
  return hand_over(&p, out);
}
