// What the journal's files need of LLVM's insides: uses as they lie in memory, private members, what dies with what.
#ifndef NEVERC_LLVM_REFLECT_PRIVATE_H
#define NEVERC_LLVM_REFLECT_PRIVATE_H

#include "reflect.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;

namespace {

// A use as it lies in memory.
struct __attribute__((may_alias)) UseLayout {
  Value *Val;
  Use *Next;
  Use **Prev;
  User *Parent;
};
static_assert(sizeof(UseLayout) == sizeof(Use) && alignof(UseLayout) == alignof(Use));

UseLayout &layout(Use &U) { return *reinterpret_cast<UseLayout *>(&U); }

void unlinkUse(Use &U) {
  UseLayout &L = layout(U);
  if (!L.Val)
    return;
  *L.Prev = L.Next;
  if (L.Next)
    layout(*L.Next).Prev = L.Prev;
  L.Val = nullptr;
}

// Explicit instantiation may name private members.
template <typename Tag, typename Tag::Type Member> struct Steal {
  friend typename Tag::Type stolen(Tag) { return Member; }
};

// The names are used in one file or the other.
#define STEAL(Name, Type_, Member)                                                                 \
  struct Name {                                                                                    \
    typedef Type_;                                                                                 \
    friend Type stolen(Name);                                                                      \
  };                                                                                               \
  template struct Steal<Name, &Member>;

STEAL(TableMap, ValueSymbolTable::ValueMap ValueSymbolTable::*Type, ValueSymbolTable::vmap)
STEAL(TableLast, uint32_t ValueSymbolTable::*Type, ValueSymbolTable::LastUnique)
STEAL(PhiReserved, unsigned PHINode::*Type, PHINode::ReservedSpace)
STEAL(ModuleAliases, Module::AliasListType Module::*Type, Module::AliasList)
STEAL(ModuleIFuncs, Module::IFuncListType Module::*Type, Module::IFuncList)
STEAL(SubclassBits, unsigned short Value::*Type, Value::SubclassData)
STEAL(AfterRename, void (Function::*Type)(), Function::updateAfterNameChange)
STEAL(RecordValues, void (DebugValueUser::*Type)(size_t, Metadata *),
      DebugValueUser::resetDebugValue)

#define STOLEN(Name) stolen(Name())

struct PeekMap : StringMapImpl {
  static StringMapEntryBase **&table(StringMapImpl &Map) {
    return static_cast<PeekMap &>(Map).TheTable;
  }
  static unsigned &buckets(StringMapImpl &Map) { return static_cast<PeekMap &>(Map).NumBuckets; }
  static unsigned &items(StringMapImpl &Map) { return static_cast<PeekMap &>(Map).NumItems; }
  static unsigned &tombstones(StringMapImpl &Map) {
    return static_cast<PeekMap &>(Map).NumTombstones;
  }
  static void remove(StringMapImpl &Map, StringMapEntryBase *Entry) {
    static_cast<PeekMap &>(Map).RemoveKey(Entry);
  }
};

struct PeekValue : Value {
  static unsigned optional(const Value *V) {
    return static_cast<const PeekValue *>(V)->SubclassOptionalData;
  }
  static void setOptional(Value *V, unsigned Bits) {
    static_cast<PeekValue *>(V)->SubclassOptionalData = Bits;
  }
};

AttributeList listOf(void *Raw) {
  static_assert(sizeof(AttributeList) == sizeof(void *));
  AttributeList List;
  memcpy(static_cast<void *>(&List), &Raw, sizeof(Raw));
  return List;
}

// The neighbour behind an element of a list of the module.
template <typename L, typename T> GlobalValue *after(L &List, T *Element) {
  auto It = std::next(Element->getIterator());
  return It == List.end() ? nullptr : &*It;
}

GlobalValue *globalAfter(Module &M, GlobalVariable *G) {
  auto It = std::next(G->getIterator());
  return It == M.global_end() ? nullptr : &*It;
}

size_t tableBytes(unsigned Buckets) {
  return (size_t(Buckets) + 1) * (sizeof(StringMapEntryBase *) + sizeof(unsigned));
}

void takeNameOut(ValueSymbolTable *Table, Value *V) {
  ValueName *Name = V->getValueName();
  if (!Name)
    return;
  if (Table)
    PeekMap::remove(Table->*STOLEN(TableMap), Name);
  V->setValueName(nullptr);
}

void destroyName(ValueName *Name) {
  if (Name) {
    MallocAllocator Allocator;
    Name->Destroy(Allocator);
  }
}

// Constants that nothing uses and that use `V`, dependents included.
void deadConstants(const Value *V, SmallPtrSetImpl<const Constant *> &Found) {
  for (const User *U : V->users()) {
    const auto *C = dyn_cast<Constant>(U);
    if (C && !isa<GlobalValue>(C) && Found.insert(C).second)
      deadConstants(C, Found);
  }
}

void goneWithMetadata(const Value *V, const NcGoneSink &Gone) {
  if (!V->isUsedByMetadata())
    return;
  Metadata *M = ValueAsMetadata::getIfExists(const_cast<Value *>(V));
  if (!M)
    return;
  Gone(M);
  // What wraps it as a value may go with it.
  Gone(MetadataAsValue::getIfExists(V->getContext(), M));
}

// Constants that nothing uses and that use `V` go before it does.
[[maybe_unused]] void goneWithConstants(const Value *V, const NcGoneSink &Gone) {
  SmallPtrSet<const Constant *, 4> Dead;
  deadConstants(V, Dead);
  for (const Constant *C : Dead) {
    if (ncHasLiveUses(C))
      continue;
    Gone(C);
    goneWithMetadata(C, Gone);
  }
}

// Every value that dies with this one.
template <typename F> [[maybe_unused]] void eachInside(Value *V, F Do) {
  Do(V);
  if (auto *Block = dyn_cast<BasicBlock>(V)) {
    for (Instruction &I : *Block)
      Do(&I);
  } else if (auto *Fn = dyn_cast<Function>(V)) {
    for (Argument &A : Fn->args())
      Do(&A);
    for (BasicBlock &Block : *Fn) {
      Do(&Block);
      for (Instruction &I : Block)
        Do(&I);
    }
  }
}

Metadata *redirectedLocation(Metadata *Location, Value *From, Value *To) {
  if (auto *Single = dyn_cast_or_null<ValueAsMetadata>(Location))
    return Single->getValue() == From ? ValueAsMetadata::get(To) : Location;
  if (auto *List = dyn_cast_or_null<DIArgList>(Location)) {
    SmallVector<ValueAsMetadata *, 4> Arguments;
    for (ValueAsMetadata *A : List->getArgs())
      Arguments.push_back(A->getValue() == From ? ValueAsMetadata::get(To) : A);
    return DIArgList::get(To->getContext(), Arguments);
  }
  return Location;
}

} // namespace

#endif
