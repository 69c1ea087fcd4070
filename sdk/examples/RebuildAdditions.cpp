// Builds every integer addition anew and throws the old one away: a pass in C++ that changes IR in mutations.
//
//   neverc -fplugin=./RebuildAdditions.so -O2 program.c
//
// The new addition computes the same, with the same promises about overflow, so the optimizer makes the same code of
// it. What there is to learn: a mutation of one function, instructions built before others, properties copied, uses
// redirected, the old value erased, and a small class that ends what it began on every way out.
#include "neverc/Plugin/PluginIR.h"
#include "neverc/Plugin/PluginPhaseSchema.h"

#include <cstddef>
#include <cstring>
#include <new>
#include <string_view>
#include <vector>

namespace {

constexpr const char *PluginID = "org.neverc.example.rebuild-additions";

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

// The tables of one invocation, without their first two arguments.
class Tables {
  const NevercIRPassInvocation &in;

public:
  explicit Tables(const NevercIRPassInvocation &in) : in(in) {}

  template <class Slot, class... Arguments> NevercStatus core(Slot slot, Arguments... arguments) const {
    return (in.Core->*slot)(in.Core->Context, in.Task, arguments...);
  }
  template <class Slot, class... Arguments> NevercStatus build(Slot slot, Arguments... arguments) const {
    return (in.Builder->*slot)(in.Builder->Context, in.Task, arguments...);
  }

  std::vector<NevercIRValueHandle> collect(NevercHandle container, NevercIRValueCollection which) const {
    constexpr uint64_t Batch = 64;
    std::vector<NevercIRValueHandle> all;
    NevercIRValueCursor cursor{};
    cursor.Header.StructSize = sizeof cursor;
    cursor.Header.Major = NEVERC_IR_CORE_API_MAJOR;
    check(core(&NevercIRCoreAPI::BeginValueCursor, container, which, &cursor));
    for (uint64_t count = Batch; count == Batch;) {
      all.resize(all.size() + Batch);
      check(core(&NevercIRCoreAPI::CollectValueCursor, &cursor, all.data() + all.size() - Batch, Batch, &count));
      all.resize(all.size() - Batch + count);
    }
    return all;
  }
};

// A mutation with its builder: aborted unless it is committed.
class Mutation {
  const Tables &tables;
  NevercIRMutationHandle mutation{};
  bool open = true;

public:
  NevercIRBuilderHandle builder{};

  Mutation(const Tables &tables, NevercIRMutationScope scope, NevercIRValueHandle root) : tables(tables) {
    check(tables.build(&NevercIRBuilderAPI::BeginMutation, scope, root, &mutation));
    NevercStatus s = tables.build(&NevercIRBuilderAPI::CreateBuilder, mutation, &builder);
    if (s.Code != NEVERC_STATUS_OK) {
      tables.build(&NevercIRBuilderAPI::DestroyMutation, mutation);
      throw Failure{s};
    }
  }
  Mutation(const Mutation &) = delete;
  ~Mutation() {
    if (open)
      tables.build(&NevercIRBuilderAPI::AbortMutation, mutation);
    tables.build(&NevercIRBuilderAPI::DestroyBuilder, builder);
    tables.build(&NevercIRBuilderAPI::DestroyMutation, mutation);
  }
  void commit() {
    check(tables.build(&NevercIRBuilderAPI::CommitMutation, mutation));
    open = false;
  }
};

// Copies a promise about overflow that the old addition makes.
void copyFlag(const Tables &tables, NevercIRPropertyID property, NevercIRValueHandle from, NevercIRValueHandle to) {
  NevercIRPropertyValue value{};
  value.Header.StructSize = sizeof value;
  value.Header.Major = NEVERC_IR_CORE_API_MAJOR;
  check(tables.core(&NevercIRCoreAPI::GetInstructionProperty, from, property, &value));
  if (value.UnsignedValue != 0)
    check(tables.core(&NevercIRCoreAPI::SetInstructionProperty, to, property, value));
}

NevercStatus NEVERC_CALL run(const NevercIRPassInvocation *Invocation, NevercIRPreservedAnalyses *OutPreserved,
                             void *) try {
  const Tables tables(*Invocation);
  std::vector<NevercIRValueHandle> additions;
  for (NevercIRValueHandle block : tables.collect(Invocation->Function, NEVERC_IR_COLLECTION_FUNCTION_BLOCKS))
    for (NevercIRValueHandle instruction : tables.collect(block, NEVERC_IR_COLLECTION_BLOCK_INSTRUCTIONS)) {
      NevercIROpcode opcode = 0;
      check(tables.core(&NevercIRCoreAPI::GetInstructionOpcode, instruction, &opcode));
      if (opcode == NEVERC_IR_OPCODE_ADD)
        additions.push_back(instruction);
    }
  if (!additions.empty()) {
    Mutation mutation(tables, NEVERC_IR_MUTATION_SCOPE_FUNCTION, Invocation->Function);
    for (NevercIRValueHandle old : additions) {
      NevercIRValueHandle left{}, right{}, made{};
      check(tables.core(&NevercIRCoreAPI::GetOperand, old, uint64_t(0), &left));
      check(tables.core(&NevercIRCoreAPI::GetOperand, old, uint64_t(1), &right));
      check(tables.build(&NevercIRBuilderAPI::SetInsertBefore, mutation.builder, old));
      check(tables.build(&NevercIRBuilderAPI::BuildBinary, mutation.builder, NevercIROpcode(NEVERC_IR_OPCODE_ADD), left,
                         right, view("again"), &made));
      copyFlag(tables, NEVERC_IR_PROPERTY_NSW, old, made);
      copyFlag(tables, NEVERC_IR_PROPERTY_NUW, old, made);
      check(tables.core(&NevercIRCoreAPI::ReplaceAllUsesWith, old, made));
      check(tables.core(&NevercIRCoreAPI::EraseValue, old));
    }
    mutation.commit();
  }
  *OutPreserved = {};
  OutPreserved->Header.StructSize = sizeof *OutPreserved;
  OutPreserved->Header.Major = NEVERC_IR_PASS_API_MAJOR;
  // Blocks and branches are what they were.
  OutPreserved->Flags = additions.empty() ? NEVERC_IR_PRESERVE_ALL : NEVERC_IR_PRESERVE_CFG;
  return neverc_status_ok();
} catch (const Failure &failure) {
  return failure.status;
} catch (const std::bad_alloc &) {
  return status(NEVERC_STATUS_RESOURCE_EXHAUSTED);
}

NevercStatus NEVERC_CALL registerAll(const NevercCoreAPI *Core, const NevercRegistrarAPI *, void *RegistrarContext,
                                     void *) {
  const NevercInterfaceID id = {NEVERC_INTERFACE_IR_PASS_HIGH, NEVERC_INTERFACE_IR_PASS_LOW};
  const void *table = nullptr;
  uint16_t minor = 0;
  uint64_t size = 0;
  NevercStatus s = Core->QueryInterface(Core->Context, id, NEVERC_IR_PASS_API_MAJOR, 0, &table, &minor, &size);
  if (s.Code != NEVERC_STATUS_OK)
    return s;
  const auto *passes = static_cast<const NevercIRPassAPI *>(table);
  if (size < offsetof(NevercIRPassAPI, RegisterPass) + sizeof passes->RegisterPass)
    return status(NEVERC_STATUS_CAPABILITY_UNAVAILABLE);
  NevercIRPassDescriptor pass{};
  pass.Header.StructSize = sizeof pass;
  pass.Header.Major = NEVERC_IR_PASS_API_MAJOR;
  pass.PassID = view("example.rebuild-additions");
  pass.Phase = {NEVERC_PHASE_IR_PASS_PIPELINE_START_HIGH, NEVERC_PHASE_IR_PASS_PIPELINE_START_LOW};
  pass.Level = NEVERC_IR_PASS_LEVEL_FUNCTION;
  pass.Deterministic = NEVERC_TRUE;
  pass.Cacheable = NEVERC_TRUE;
  pass.Run = run;
  return passes->RegisterPass(passes->Context, RegistrarContext, &pass);
}

} // namespace

extern "C" NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *Bootstrap,
                                                                      NevercPluginDescriptor *OutPlugin) {
  if (!Bootstrap || !OutPlugin || OutPlugin->Header.StructSize < sizeof(uint32_t))
    return status(NEVERC_STATUS_INVALID_ARGUMENT);
  if (Bootstrap->Header.Major != NEVERC_PLUGIN_ABI_MAJOR)
    return status(NEVERC_STATUS_ABI_MISMATCH);
  NevercPluginDescriptor plugin{};
  plugin.Header.StructSize = sizeof plugin;
  plugin.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  plugin.Header.Minor = NEVERC_PLUGIN_ABI_MINOR;
  plugin.PluginID = view(PluginID);
  plugin.DisplayName = view("Rebuild additions");
  plugin.Version.Major = 1;
  plugin.Concurrency = NEVERC_CONCURRENCY_THREAD_SAFE;
  plugin.Reentrancy = NEVERC_REENTRANCY_ALLOWED;
  plugin.Register = registerAll;
  const uint32_t capacity = OutPlugin->Header.StructSize;
  std::memcpy(OutPlugin, &plugin, capacity < sizeof plugin ? capacity : sizeof plugin);
  return neverc_status_ok();
}
