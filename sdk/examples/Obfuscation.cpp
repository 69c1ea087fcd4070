// Makes functions hard to read: three passes over IR in C++17, known from the field of code protection.
//
//   neverc -fplugin=./Obfuscation.so -O2 program.c
//   neverc -fplugin=./Obfuscation.so --obfuscate=sub,fla -O2 program.c
//
//   sub  substitution: integer additions, subtractions and bit operations become longer expressions of the same value
//   bcf  bogus control flow: branches get a condition that always holds, and a second way that is never taken
//   fla  flattening: every branch goes through one dispatcher, which decides by a number where to go on
//
// They run after the optimizer, which would undo much of it. What there is to learn: how blocks are split off and
// branches replaced, PHI nodes extended or moved to memory, and how far the tables go without a look at LLVM.
#include "neverc/Plugin/PluginDriver.h"
#include "neverc/Plugin/PluginIR.h"
#include "neverc/Plugin/PluginPhaseSchema.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <new>
#include <string_view>
#include <vector>

namespace {

constexpr const char *PluginID = "org.neverc.example.obfuscation";
constexpr const char *Option = "--obfuscate=";

using Value = NevercIRValueHandle;
using Type = NevercIRTypeHandle;

struct Less {
  bool operator()(const NevercHandle &a, const NevercHandle &b) const {
    return a.Owner != b.Owner ? a.Owner < b.Owner : a.Value < b.Value;
  }
};

bool same(NevercHandle a, NevercHandle b) { return a.Owner == b.Owner && a.Value == b.Value; }

NevercStringView view(std::string_view text) { return {text.data(), text.size()}; }

NevercStatus status(NevercStatusCode code) {
  NevercStatus s = neverc_status_ok();
  s.Code = code;
  return s;
}

// A failed call, thrown and caught within this file: no exception crosses the boundary to the host.
struct Failure {
  NevercStatus status;
};

void check(NevercStatus s) {
  if (s.Code != NEVERC_STATUS_OK)
    throw Failure{s};
}

// Reads the function of an invocation, and changes it in one mutation, which is aborted unless it is committed.
class Editor {
  const NevercIRPassInvocation &in;
  const NevercIRCoreAPI &core;
  const NevercIRBuilderAPI &build;
  NevercIRMutationHandle mutation{};
  NevercIRBuilderHandle builder{};
  bool open = false;

public:
  explicit Editor(const NevercIRPassInvocation &in) : in(in), core(*in.Core), build(*in.Builder) {}
  Editor(const Editor &) = delete;
  ~Editor() {
    if (!mutation.Value)
      return;
    if (open)
      build.AbortMutation(build.Context, in.Task, mutation);
    if (builder.Value)
      build.DestroyBuilder(build.Context, in.Task, builder);
    build.DestroyMutation(build.Context, in.Task, mutation);
  }

  void begin() {
    check(build.BeginMutation(build.Context, in.Task, NEVERC_IR_MUTATION_SCOPE_FUNCTION, in.Function, &mutation));
    open = true;
    check(build.CreateBuilder(build.Context, in.Task, mutation, &builder));
  }
  void commit() {
    check(build.CommitMutation(build.Context, in.Task, mutation));
    open = false;
  }

  std::vector<Value> collect(NevercHandle container, NevercIRValueCollection which) const {
    constexpr uint64_t Batch = 64;
    std::vector<Value> all;
    NevercIRValueCursor cursor{};
    cursor.Header.StructSize = sizeof cursor;
    cursor.Header.Major = NEVERC_IR_CORE_API_MAJOR;
    check(core.BeginValueCursor(core.Context, in.Task, container, which, &cursor));
    for (uint64_t count = Batch; count == Batch;) {
      const size_t old = all.size();
      all.resize(old + Batch);
      check(core.CollectValueCursor(core.Context, in.Task, &cursor, all.data() + old, Batch, &count));
      all.resize(old + size_t(count));
    }
    return all;
  }
  std::vector<Value> blocks() const { return collect(in.Function, NEVERC_IR_COLLECTION_FUNCTION_BLOCKS); }
  std::vector<Value> instructions(Value block) const { return collect(block, NEVERC_IR_COLLECTION_BLOCK_INSTRUCTIONS); }

  NevercIROpcode opcode(Value instruction) const {
    NevercIROpcode opcode = 0;
    check(core.GetInstructionOpcode(core.Context, in.Task, instruction, &opcode));
    return opcode;
  }
  Type type(Value value) const {
    Type type{};
    check(core.GetValueType(core.Context, in.Task, value, &type));
    return type;
  }
  NevercIRTypeKind kind(Type type) const {
    NevercIRTypeKind kind = 0;
    check(core.GetTypeKind(core.Context, in.Task, type, &kind));
    return kind;
  }
  Value operand(Value instruction, uint64_t index) const {
    Value operand{};
    check(core.GetOperand(core.Context, in.Task, instruction, index, &operand));
    return operand;
  }
  std::vector<Value> successors(Value block) const {
    uint64_t count = 0;
    check(core.GetSuccessorCount(core.Context, in.Task, block, &count));
    std::vector<Value> all(static_cast<size_t>(count));
    for (uint64_t i = 0; i < count; ++i)
      check(core.GetSuccessor(core.Context, in.Task, block, i, &all[size_t(i)]));
    return all;
  }
  std::vector<NevercIRUseInfo> uses(Value value) const {
    uint64_t count = 0;
    check(core.GetValueUseCount(core.Context, in.Task, value, &count));
    std::vector<NevercIRUseInfo> all(static_cast<size_t>(count));
    for (uint64_t i = 0; i < count; ++i) {
      all[size_t(i)].Header.StructSize = sizeof(NevercIRUseInfo);
      check(core.GetValueUse(core.Context, in.Task, value, i, &all[size_t(i)]));
    }
    return all;
  }
  std::vector<NevercIRPhiIncoming> incoming(Value phi) const {
    uint64_t count = 0;
    check(core.GetPHIIncomingCount(core.Context, in.Task, phi, &count));
    std::vector<NevercIRPhiIncoming> all(static_cast<size_t>(count));
    for (uint64_t i = 0; i < count; ++i) {
      all[size_t(i)].Header.StructSize = sizeof(NevercIRPhiIncoming);
      check(core.GetPHIIncoming(core.Context, in.Task, phi, i, &all[size_t(i)]));
    }
    return all;
  }

  Type integer(uint32_t bits) const {
    Type type{};
    check(core.GetIntegerType(core.Context, in.Task, bits, &type));
    return type;
  }
  Value constant(Type type, uint64_t word) const {
    Value value{};
    check(core.CreateIntegerConstant(core.Context, in.Task, type, &word, 1, &value));
    return value;
  }
  Value zero(Type type) const {
    Value value{};
    check(core.GetNullConstant(core.Context, in.Task, type, &value));
    return value;
  }

  void replaceAll(Value old, Value with) { check(core.ReplaceAllUsesWith(core.Context, in.Task, old, with)); }
  void erase(Value value) { check(core.EraseValue(core.Context, in.Task, value)); }
  void setOperand(Value user, uint64_t index, Value value) {
    check(core.SetOperand(core.Context, in.Task, user, index, value));
  }
  void before(Value instruction) { check(build.SetInsertBefore(build.Context, in.Task, builder, instruction)); }
  void atEnd(Value block) { check(build.SetInsertBlock(build.Context, in.Task, builder, block)); }

  Value binary(NevercIROpcode opcode, Value left, Value right) {
    Value made{};
    check(build.BuildBinary(build.Context, in.Task, builder, opcode, left, right, view(""), &made));
    return made;
  }
  Value compare(NevercIRPredicate predicate, Value left, Value right) {
    Value made{};
    check(build.BuildCompare(build.Context, in.Task, builder, predicate, left, right, view(""), &made));
    return made;
  }
  Value select(Value condition, Value yes, Value no) {
    Value made{};
    check(build.BuildSelect(build.Context, in.Task, builder, condition, yes, no, view(""), &made));
    return made;
  }
  Value slot(Type type) {
    Value made{};
    check(build.BuildAlloca(build.Context, in.Task, builder, type, 0, Value{}, view(""), &made));
    return made;
  }
  Value load(Type type, Value pointer) {
    Value made{};
    check(build.BuildLoad(build.Context, in.Task, builder, type, pointer, view(""), &made));
    return made;
  }
  Value store(Value value, Value pointer) {
    Value made{};
    check(build.BuildStore(build.Context, in.Task, builder, value, pointer, &made));
    return made;
  }
  void makeVolatile(Value access) {
    NevercIRPropertyValue value{};
    value.Header.StructSize = sizeof value;
    value.Header.Major = NEVERC_IR_CORE_API_MAJOR;
    value.Kind = NEVERC_IR_PROPERTY_VALUE_BOOL;
    value.UnsignedValue = 1;
    check(core.SetInstructionProperty(core.Context, in.Task, access, NEVERC_IR_PROPERTY_VOLATILE, value));
  }
  Value block(std::string_view name) {
    Value made{};
    check(build.CreateBasicBlock(build.Context, in.Task, mutation, in.Function, view(name), &made));
    return made;
  }
  void branch(Value target) {
    Value made{};
    check(build.BuildBranch(build.Context, in.Task, builder, target, &made));
  }
  void branch(Value condition, Value yes, Value no) {
    Value made{};
    check(build.BuildConditionalBranch(build.Context, in.Task, builder, condition, yes, no, &made));
  }
  void addIncoming(Value phi, Value value, Value from) {
    check(build.AddPhiIncoming(build.Context, in.Task, mutation, phi, value, from));
  }
};

// The same numbers for the same function in every compilation.
class Random {
  uint64_t state;

public:
  explicit Random(uint64_t seed) : state(seed * UINT64_C(0x9e3779b97f4a7c15) + 1) {}
  uint32_t next() {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return uint32_t(state >> 32);
  }
};

bool substitute(Editor &e) {
  std::vector<Value> found;
  for (Value block : e.blocks())
    for (Value i : e.instructions(block))
      switch (e.opcode(i)) {
      case NEVERC_IR_OPCODE_ADD:
      case NEVERC_IR_OPCODE_SUB:
      case NEVERC_IR_OPCODE_XOR:
      case NEVERC_IR_OPCODE_OR:
      case NEVERC_IR_OPCODE_AND:
        found.push_back(i);
      }
  if (found.empty())
    return false;
  e.begin();
  for (Value old : found) {
    const Value a = e.operand(old, 0), b = e.operand(old, 1);
    const auto minus = [&](Value l, Value r) { return e.binary(NEVERC_IR_OPCODE_SUB, l, r); };
    const auto bits = [&](NevercIROpcode opcode) { return e.binary(opcode, a, b); };
    Value made{};
    e.before(old);
    switch (e.opcode(old)) {
    case NEVERC_IR_OPCODE_ADD: // a - (0 - b)
      made = minus(a, minus(e.zero(e.type(b)), b));
      break;
    case NEVERC_IR_OPCODE_SUB: // a + (0 - b)
      made = e.binary(NEVERC_IR_OPCODE_ADD, a, minus(e.zero(e.type(b)), b));
      break;
    case NEVERC_IR_OPCODE_XOR: // (a | b) - (a & b)
      made = minus(bits(NEVERC_IR_OPCODE_OR), bits(NEVERC_IR_OPCODE_AND));
      break;
    case NEVERC_IR_OPCODE_OR: // (a ^ b) + (a & b)
      made = e.binary(NEVERC_IR_OPCODE_ADD, bits(NEVERC_IR_OPCODE_XOR), bits(NEVERC_IR_OPCODE_AND));
      break;
    default: // (a | b) - (a ^ b)
      made = minus(bits(NEVERC_IR_OPCODE_OR), bits(NEVERC_IR_OPCODE_XOR));
    }
    e.replaceAll(old, made);
    e.erase(old);
  }
  e.commit();
  return true;
}

bool addBogusFlow(Editor &e) {
  struct Edge {
    Value block, branch, target;
  };
  const std::vector<Value> blocks = e.blocks();
  Random random(blocks.size());
  std::vector<Edge> chosen;
  for (Value block : blocks) {
    const Value last = e.instructions(block).back();
    const std::vector<Value> targets = e.successors(block);
    if (e.opcode(last) == NEVERC_IR_OPCODE_BR && targets.size() == 1 && random.next() % 3 != 0)
      chosen.push_back({block, last, targets[0]});
  }
  if (chosen.empty())
    return false;
  e.begin();
  const Type word = e.integer(32);
  e.before(e.instructions(blocks[0])[0]);
  const Value x = e.slot(word);
  e.makeVolatile(e.store(e.constant(word, random.next()), x));
  for (const Edge &edge : chosen) {
    // x * (x - 1) is even, whatever x is; nothing can know x, as it is volatile.
    e.before(edge.branch);
    const Value read = e.load(word, x);
    e.makeVolatile(read);
    const Value one = e.constant(word, 1);
    const Value product = e.binary(NEVERC_IR_OPCODE_MUL, read, e.binary(NEVERC_IR_OPCODE_SUB, read, one));
    const Value holds = e.compare(NEVERC_IR_PREDICATE_ICMP_EQ, e.binary(NEVERC_IR_OPCODE_AND, product, one), e.zero(word));
    const Value bogus = e.block("bogus");
    e.erase(edge.branch);
    e.atEnd(edge.block);
    e.branch(holds, edge.target, bogus);
    e.atEnd(bogus);
    e.makeVolatile(e.store(e.binary(NEVERC_IR_OPCODE_XOR, product, e.constant(word, random.next())), x));
    e.branch(edge.target);
    for (Value phi : e.instructions(edge.target)) {
      if (e.opcode(phi) != NEVERC_IR_OPCODE_PHI)
        break;
      for (const NevercIRPhiIncoming &in : e.incoming(phi))
        if (same(in.Block, edge.block)) {
          e.addIncoming(phi, in.Value, bogus);
          break;
        }
    }
  }
  e.commit();
  return true;
}

// What a function's instructions are before it is flattened.
class Flattening {
  Editor &e;
  std::vector<Value> blocks;
  std::vector<std::vector<Value>> bodies;
  std::map<Value, size_t, Less> home;

  void read() {
    blocks = e.blocks();
    bodies.clear();
    home.clear();
    for (size_t b = 0; b < blocks.size(); ++b) {
      bodies.push_back(e.instructions(blocks[b]));
      for (Value i : bodies[b])
        home[i] = b;
    }
  }

  // Whether the value of an instruction is used in another block than its own; what the entry computes, all may use.
  bool crosses(size_t b, const std::vector<NevercIRUseInfo> &uses) const {
    return b != 0 && std::any_of(uses.begin(), uses.end(), [&](const NevercIRUseInfo &use) {
      const auto at = home.find(use.User);
      return at != home.end() && at->second != b;
    });
  }

  bool canBeStored(Value value) const {
    switch (e.kind(e.type(value))) {
    case NEVERC_IR_TYPE_TOKEN:
    case NEVERC_IR_TYPE_LABEL:
    case NEVERC_IR_TYPE_METADATA:
    case NEVERC_IR_TYPE_X86_AMX:
    case NEVERC_IR_TYPE_TARGET_EXT:
      return false;
    default:
      return true;
    }
  }

  // Flow by exceptions and computed gotos stays as it is.
  bool suits() const {
    bool any = false;
    for (size_t b = 0; b < blocks.size(); ++b)
      for (Value i : bodies[b])
        switch (e.opcode(i)) {
        case NEVERC_IR_OPCODE_INVOKE:
        case NEVERC_IR_OPCODE_CALL_BR:
        case NEVERC_IR_OPCODE_INDIRECT_BR:
        case NEVERC_IR_OPCODE_CATCH_SWITCH:
        case NEVERC_IR_OPCODE_CLEANUP_RET:
        case NEVERC_IR_OPCODE_CATCH_RET:
        case NEVERC_IR_OPCODE_RESUME:
          return false;
        case NEVERC_IR_OPCODE_BR:
          any |= b != 0;
          break;
        default:
          if (e.kind(e.type(i)) != NEVERC_IR_TYPE_VOID && crosses(b, e.uses(i)) && !canBeStored(i))
            return false;
        }
    return any;
  }

  Value slotFor(Type type) {
    e.before(bodies[0][0]);
    return e.slot(type);
  }

  void phisToMemory() {
    for (Value block : blocks) {
      // Read again: stores of other blocks' nodes may stand here by now, and come after what is loaded here.
      const std::vector<Value> body = e.instructions(block);
      const auto end = std::find_if(body.begin(), body.end(), [&](Value i) { return e.opcode(i) != NEVERC_IR_OPCODE_PHI; });
      std::vector<Value> slots;
      for (auto phi = body.begin(); phi != end; ++phi) {
        const Type type = e.type(*phi);
        slots.push_back(slotFor(type));
        e.before(*end);
        e.replaceAll(*phi, e.load(type, slots.back()));
      }
      for (size_t k = 0; k < slots.size(); ++k) {
        for (const NevercIRPhiIncoming &in : e.incoming(body[k])) {
          e.before(e.instructions(in.Block).back());
          e.store(in.Value, slots[k]);
        }
        e.erase(body[k]);
      }
    }
  }

  void valuesToMemory() {
    for (size_t b = 1; b < blocks.size(); ++b)
      for (size_t k = 0; k + 1 < bodies[b].size(); ++k) {
        const Value value = bodies[b][k];
        const Type type = e.type(value);
        if (e.kind(type) == NEVERC_IR_TYPE_VOID)
          continue;
        const std::vector<NevercIRUseInfo> uses = e.uses(value);
        if (!crosses(b, uses))
          continue;
        const Value slot = slotFor(type);
        e.before(bodies[b][k + 1]);
        e.store(value, slot);
        for (const NevercIRUseInfo &use : uses)
          if (home.at(use.User) != b) {
            e.before(use.User);
            e.setOperand(use.User, use.OperandIndex, e.load(type, slot));
          }
      }
  }

  // Goes to the target whose number is in `state`, among those from `low` to below `high`.
  Value dispatch(Value state, const std::vector<Value> &targets, size_t low, size_t high) {
    if (low + 1 == high)
      return targets[low];
    const size_t middle = low + (high - low) / 2;
    const Value below = dispatch(state, targets, low, middle), above = dispatch(state, targets, middle, high);
    const Value block = e.block("dispatch");
    e.atEnd(block);
    e.branch(e.compare(NEVERC_IR_PREDICATE_ICMP_ULT, state, e.constant(e.integer(32), middle)), below, above);
    return block;
  }

public:
  explicit Flattening(Editor &e) : e(e) { read(); }

  bool run() {
    if (blocks.size() < 3 || !suits())
      return false;
    e.begin();
    phisToMemory();
    read();
    valuesToMemory();

    std::vector<Value> targets;
    std::vector<size_t> branching;
    for (size_t b = 0; b < blocks.size(); ++b)
      if (e.opcode(bodies[b].back()) == NEVERC_IR_OPCODE_BR) {
        branching.push_back(b);
        for (Value target : e.successors(blocks[b]))
          targets.push_back(target);
      }
    std::sort(targets.begin(), targets.end(), Less());
    targets.erase(std::unique(targets.begin(), targets.end(), same), targets.end());
    // Numbers in the order of blocks, shuffled; handles have no order that lasts.
    std::sort(targets.begin(), targets.end(), [&](Value a, Value b) {
      return std::find_if(blocks.begin(), blocks.end(), [&](Value v) { return same(v, a); }) <
             std::find_if(blocks.begin(), blocks.end(), [&](Value v) { return same(v, b); });
    });
    Random random(blocks.size());
    for (size_t i = targets.size(); i > 1; --i)
      std::swap(targets[i - 1], targets[random.next() % i]);
    std::map<Value, uint64_t, Less> number;
    for (size_t i = 0; i < targets.size(); ++i)
      number[targets[i]] = i;

    const Type word = e.integer(32);
    const Value slot = slotFor(word);
    const Value hub = e.block("hub");
    e.atEnd(hub);
    const Value state = e.load(word, slot);
    const Value root = dispatch(state, targets, 0, targets.size());
    e.atEnd(hub);
    e.branch(root);
    for (size_t b : branching) {
      const Value last = bodies[b].back();
      const std::vector<Value> to = e.successors(blocks[b]);
      e.before(last);
      Value next = e.constant(word, number.at(to[0]));
      if (to.size() == 2)
        next = e.select(e.operand(last, 0), next, e.constant(word, number.at(to[1])));
      e.store(next, slot);
      e.erase(last);
      e.atEnd(blocks[b]);
      e.branch(hub);
    }
    e.commit();
    return true;
  }
};

bool flatten(Editor &e) { return Flattening(e).run(); }

using Change = bool(Editor &e);

template <Change change>
NevercStatus NEVERC_CALL run(const NevercIRPassInvocation *in, NevercIRPreservedAnalyses *out, void *wanted) try {
  bool changed = false;
  if (*static_cast<const bool *>(wanted)) {
    Editor editor(*in);
    changed = change(editor);
  }
  *out = {};
  out->Header.StructSize = sizeof *out;
  out->Header.Major = NEVERC_IR_PASS_API_MAJOR;
  out->Flags = changed ? NEVERC_IR_PRESERVE_NONE : NEVERC_IR_PRESERVE_ALL;
  return neverc_status_ok();
} catch (const Failure &failure) {
  return failure.status;
} catch (const std::bad_alloc &) {
  return status(NEVERC_STATUS_RESOURCE_EXHAUSTED);
}

struct Pass {
  std::string_view name, id;
  NevercInterfaceID phase;
  NevercIRPassRunFn run;
  bool wanted;
};

Pass Passes[] = {
    {"sub", "example.obfuscation.sub", {NEVERC_PHASE_IR_PASS_OPTIMIZER_LAST_HIGH, NEVERC_PHASE_IR_PASS_OPTIMIZER_LAST_LOW}, run<substitute>, true},
    {"bcf", "example.obfuscation.bcf", {NEVERC_PHASE_IR_PASS_POST_OPT_HIGH, NEVERC_PHASE_IR_PASS_POST_OPT_LOW}, run<addBogusFlow>, true},
    {"fla", "example.obfuscation.fla", {NEVERC_PHASE_IR_PASS_PRE_CODEGEN_HIGH, NEVERC_PHASE_IR_PASS_PRE_CODEGEN_LOW}, run<flatten>, true},
};

NevercStatus NEVERC_CALL registerAll(const NevercCoreAPI *core, const NevercRegistrarAPI *registrar, void *context, void *) {
  NevercOptionDescriptor option{};
  option.Header.StructSize = sizeof option;
  option.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  option.Spelling = view(Option);
  option.Form = NEVERC_OPTION_JOINED;
  option.ValueType = NEVERC_OPTION_STRING;
  option.Multiplicity = NEVERC_OPTION_LAST_WINS;
  option.Help = view("Run only these of the passes sub, bcf and fla");
  option.Metavar = view("<pass,...>");
  NevercStatus s = registrar->RegisterOption(context, &option);
  const NevercInterfaceID id = {NEVERC_INTERFACE_IR_PASS_HIGH, NEVERC_INTERFACE_IR_PASS_LOW};
  const void *table = nullptr;
  uint16_t minor = 0;
  uint64_t size = 0;
  if (neverc_status_is_ok(s))
    s = core->QueryInterface(core->Context, id, NEVERC_IR_PASS_API_MAJOR, 0, &table, &minor, &size);
  const auto *passes = static_cast<const NevercIRPassAPI *>(table);
  for (Pass &pass : Passes) {
    if (!neverc_status_is_ok(s))
      break;
    NevercIRPassDescriptor d{};
    d.Header.StructSize = sizeof d;
    d.Header.Major = NEVERC_IR_PASS_API_MAJOR;
    d.PassID = view(pass.id);
    d.Phase = pass.phase;
    d.Level = NEVERC_IR_PASS_LEVEL_FUNCTION;
    d.Deterministic = NEVERC_TRUE;
    d.Cacheable = NEVERC_TRUE;
    d.Run = pass.run;
    d.UserData = &pass.wanted;
    s = passes->RegisterPass(passes->Context, context, &d);
  }
  return s;
}

NevercStatus NEVERC_CALL sessionBegin(const NevercCoreAPI *core, NevercSessionHandle session, void *, void **) {
  uint64_t count = 0;
  NevercStringView chosen{};
  NevercStatus s = core->GetPluginOptionValueCount(core->Context, session, view(PluginID), view(Option), &count);
  if (neverc_status_is_ok(s) && count > 0)
    s = core->GetPluginOptionValue(core->Context, session, view(PluginID), view(Option), count - 1, &chosen);
  if (!neverc_status_is_ok(s))
    return s;
  for (Pass &pass : Passes)
    pass.wanted = count == 0;
  for (std::string_view rest(chosen.Data ? chosen.Data : "", size_t(chosen.Length)); !rest.empty();) {
    const std::string_view name = rest.substr(0, rest.find(','));
    const auto pass = std::find_if(std::begin(Passes), std::end(Passes), [&](const Pass &p) { return p.name == name; });
    if (pass == std::end(Passes))
      return status(NEVERC_STATUS_INVALID_ARGUMENT);
    pass->wanted = true;
    rest.remove_prefix(std::min(rest.size(), name.size() + 1));
  }
  return s;
}

NevercStatus NEVERC_CALL sessionEnd(const NevercCoreAPI *, NevercSessionHandle, void *, void *) { return neverc_status_ok(); }

} // namespace

extern "C" NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *bootstrap, NevercPluginDescriptor *out) {
  if (!bootstrap || !out || out->Header.StructSize < sizeof(uint32_t))
    return status(NEVERC_STATUS_INVALID_ARGUMENT);
  if (bootstrap->Header.Major != NEVERC_PLUGIN_ABI_MAJOR)
    return status(NEVERC_STATUS_ABI_MISMATCH);
  NevercPluginDescriptor plugin{};
  plugin.Header.StructSize = sizeof plugin;
  plugin.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  plugin.Header.Minor = NEVERC_PLUGIN_ABI_MINOR;
  plugin.PluginID = view(PluginID);
  plugin.DisplayName = view("Obfuscation");
  plugin.Version.Major = 1;
  plugin.Concurrency = NEVERC_CONCURRENCY_THREAD_SAFE;
  plugin.Reentrancy = NEVERC_REENTRANCY_ALLOWED;
  plugin.Register = registerAll;
  plugin.SessionBegin = sessionBegin;
  plugin.SessionEnd = sessionEnd;
  const uint32_t capacity = out->Header.StructSize;
  std::memcpy(out, &plugin, capacity < sizeof plugin ? capacity : sizeof plugin);
  return neverc_status_ok();
}
