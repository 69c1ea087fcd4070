// Primitive changes of IR with their exact inverses: use lists, symbol tables and list positions come back as they were.
//
// Every inverse runs on the state that its change left behind, so an address of a neighbour in a list is enough to
// find the old place again. What is removed stays in memory, detached, until the journal ends.
#include "reflect_private.h"

bool ncIsLiveUser(const User *U) {
  if (!isa<Constant>(U) || isa<GlobalValue>(U))
    return true;
  return ncHasLiveUses(U);
}

bool ncHasLiveUses(const Value *V) {
  for (const User *U : V->users())
    if (ncIsLiveUser(U))
      return true;
  return false;
}

static bool isListOfLLVM(StringRef Name) {
  return Name == "llvm.global_ctors" || Name == "llvm.global_dtors" || Name == "llvm.used" ||
         Name == "llvm.compiler.used";
}

bool ncHasNoAddress(const Value *V) {
  if (auto *F = dyn_cast<Function>(V))
    return F->isIntrinsic();
  return isa<GlobalVariable>(V) && V->hasName() && isListOfLLVM(V->getName());
}

bool ncIsPlainCall(const Use &U) {
  auto *Call = dyn_cast<CallBase>(U.getUser());
  auto *F = dyn_cast<Function>(U.get());
  return Call && F && Call->isCallee(&U) && Call->getFunctionType() == F->getFunctionType();
}

// Constants that nothing uses stay with their parts until somebody drops them.
static void dropDeadConstants(GlobalValue *G, const NcGoneSink &Gone) {
  goneWithConstants(G, Gone);
  G->removeDeadConstantUsers();
}

template <typename T> T *NcJournal::moved(T *Pointer) {
  char *At = reinterpret_cast<char *>(Pointer);
  for (size_t I = Relocations.size(); I-- > 0;)
    if (At >= Relocations[I].Begin && At < Relocations[I].End)
      At = Relocations[I].To + (At - Relocations[I].Begin);
  return reinterpret_cast<T *>(At);
}

ValueSymbolTable *NcJournal::tableOf(Value *V) {
  if (auto *I = dyn_cast<Instruction>(V))
    return I->getParent() && I->getFunction() ? I->getFunction()->getValueSymbolTable() : nullptr;
  if (auto *Block = dyn_cast<BasicBlock>(V))
    return Block->getParent() ? Block->getParent()->getValueSymbolTable() : nullptr;
  if (auto *A = dyn_cast<Argument>(V))
    return A->getParent()->getValueSymbolTable();
  if (auto *G = dyn_cast<GlobalValue>(V))
    return G->getParent() ? &G->getParent()->getValueSymbolTable() : nullptr;
  return nullptr;
}

void NcJournal::snapshot(ValueSymbolTable *Table) {
  if (!Recording || !Table || !Seen.insert({Table, true}).second)
    return;
  StringMapImpl &Map = Table->*STOLEN(TableMap);
  Snapshot S;
  S.Table = Table;
  S.NumBuckets = PeekMap::buckets(Map);
  S.NumItems = PeekMap::items(Map);
  S.NumTombstones = PeekMap::tombstones(Map);
  S.LastUnique = Table->*STOLEN(TableLast);
  if (S.NumBuckets) {
    const char *From = reinterpret_cast<const char *>(PeekMap::table(Map));
    S.Buckets.assign(From, From + tableBytes(S.NumBuckets));
  }
  Snapshots.push_back(std::move(S));
}

void NcJournal::restore(Snapshot &S) {
  StringMapImpl &Map = S.Table->*STOLEN(TableMap);
  StringMapEntryBase **&Buckets = PeekMap::table(Map);
  if (PeekMap::buckets(Map) != S.NumBuckets) {
    free(Buckets);
    Buckets = S.NumBuckets
                  ? static_cast<StringMapEntryBase **>(safe_malloc(tableBytes(S.NumBuckets)))
                  : nullptr;
    PeekMap::buckets(Map) = S.NumBuckets;
  }
  if (S.NumBuckets)
    memcpy(static_cast<void *>(Buckets), S.Buckets.data(), S.Buckets.size());
  PeekMap::items(Map) = S.NumItems;
  PeekMap::tombstones(Map) = S.NumTombstones;
  S.Table->*STOLEN(TableLast) = S.LastUnique;
}

void NcJournal::linkUse(Use &U, Value *V, Use **Place) {
  UseLayout &L = layout(U);
  L.Val = V;
  L.Next = *Place;
  if (L.Next)
    layout(*L.Next).Prev = &L.Next;
  L.Prev = Place;
  *Place = &U;
}

void NcJournal::setUse(Use &U, Value *V) {
  add(Kind::Use, &U, U.get(), layout(U).Prev);
  U.set(V);
}

void NcJournal::dropOperands(User *U) {
  for (Use &O : U->operands())
    if (O.get())
      setUse(O, nullptr);
}

void NcJournal::setPhiBlock(PHINode *Phi, unsigned Index, BasicBlock *Block) {
  add(Kind::PhiBlock, Phi, Phi->getIncomingBlock(Index), nullptr, Index);
  Phi->setIncomingBlock(Index, Block);
}

void NcJournal::growPhi(PHINode *Phi) {
  unsigned Count = Phi->getNumOperands();
  unsigned Old = Phi->*STOLEN(PhiReserved);
  unsigned New = std::max(Count + Count / 2, 4u);
  void *Memory = ::operator new(size_t(New) * (sizeof(Use) + sizeof(BasicBlock *)));
  memset(Memory, 0, size_t(New) * (sizeof(Use) + sizeof(BasicBlock *)));
  Use *From = Phi->getOperandList();
  Use *To = static_cast<Use *>(Memory);
  for (unsigned I = 0; I < New; ++I)
    layout(To[I]).Parent = Phi;
  // Each use takes its place in the list of its value over.
  for (unsigned I = 0; I < Count; ++I) {
    UseLayout &Source = layout(From[I]);
    UseLayout &Target = layout(To[I]);
    Target.Val = Source.Val;
    if (!Source.Val)
      continue;
    Target.Next = Source.Next;
    Target.Prev = Source.Prev;
    *Target.Prev = &To[I];
    if (Target.Next)
      layout(*Target.Next).Prev = &Target.Next;
    Source.Val = nullptr;
  }
  if (Count)
    memcpy(static_cast<void *>(To + New), static_cast<void *>(From + Old),
           Count * sizeof(BasicBlock *));
  *(reinterpret_cast<Use **>(Phi) - 1) = To;
  Phi->*STOLEN(PhiReserved) = New;
  add(Kind::PhiGrow, From, From + Old, To);
  OldArrays.push_back(From);
}

void NcJournal::addPhi(PHINode *Phi, Value *V, BasicBlock *Block) {
  unsigned Count = Phi->getNumOperands();
  if (Count == Phi->*STOLEN(PhiReserved))
    growPhi(Phi);
  Phi->setNumHungOffUseOperands(Count + 1);
  Phi->setIncomingBlock(Count, Block);
  Phi->getOperandUse(Count).set(V);
  add(Kind::PhiAdd, Phi);
}

void NcJournal::insertInstruction(Instruction *I, BasicBlock *Block, Instruction *Before,
                                  StringRef Name) {
  I->insertBefore(*Block, Before ? Before->getIterator() : Block->end());
  add(Kind::InsertInstruction, I);
  if (!Name.empty())
    rename(I, Name);
}

void NcJournal::insertBlock(BasicBlock *Block, Function *F, StringRef Name) {
  Block->insertInto(F);
  add(Kind::InsertBlock, Block);
  if (!Name.empty())
    rename(Block, Name);
}

void NcJournal::insertFunction(Function *F, StringRef Name) {
  M.getFunctionList().push_back(F);
  F->setIsNewDbgInfoFormat(M.IsNewDbgInfoFormat);
  add(Kind::InsertFunction, F);
  if (!Name.empty())
    rename(F, Name);
}

bool NcJournal::setName(Value *V, StringRef Name, const NcGoneSink &Gone) {
  bool Loses = isa<Function>(V) ? Name.starts_with("llvm.")
                                : isa<GlobalVariable>(V) && isListOfLLVM(Name);
  if (Loses && !ncHasNoAddress(V)) {
    // A journal that records remembers places in lists of uses, from which nothing may go then.
    if (!Recording)
      dropDeadConstants(cast<GlobalValue>(V), Gone);
    if (!all_of(V->uses(), ncIsPlainCall))
      return false;
  }
  rename(V, Name);
  return true;
}

void NcJournal::rename(Value *V, StringRef Name) {
  ValueSymbolTable *Table = tableOf(V);
  snapshot(Table);
  ValueName *Old = V->getValueName();
  takeNameOut(Table, V);
  if (Recording)
    add(Kind::Name, V, Old);
  if (Old)
    OldNames.push_back(Old);
  V->setName(Name);
  if (auto *F = dyn_cast<Function>(V))
    (F->*STOLEN(AfterRename))();
}

void NcJournal::setFunctionAttributes(Function *F, AttributeList List) {
  add(Kind::FunctionAttributes, F, F->getAttributes().getRawPointer());
  F->setAttributes(List);
}

void NcJournal::rememberGlobal(GlobalValue *G) {
  unsigned Bits = G->getLinkage() | unsigned(G->getVisibility()) << 8 |
                  unsigned(G->getDLLStorageClass()) << 16 | unsigned(G->isDSOLocal()) << 24;
  add(Kind::Global, G, nullptr, nullptr, Bits);
}

void NcJournal::setSection(GlobalObject *G, StringRef Section) {
  add(Kind::Section, G, nullptr, nullptr, keepText(G->getSection()));
  G->setSection(Section);
}

void NcJournal::setComdat(GlobalObject *G, Comdat *C) {
  add(Kind::Comdat, G, G->getComdat());
  G->setComdat(C);
}

Comdat *NcJournal::comdat(StringRef Name) {
  bool There = M.getComdatSymbolTable().count(Name) != 0;
  Comdat *C = M.getOrInsertComdat(Name);
  if (!There)
    add(Kind::NewComdat, C, nullptr, nullptr, keepText(Name));
  return C;
}

void NcJournal::setConvention(Function *F, unsigned Convention) {
  add(Kind::Convention, F, nullptr, nullptr, F->getCallingConv());
  F->setCallingConv(Convention);
}

void NcJournal::setCollector(Function *F, StringRef Name, bool Any) {
  bool Had = F->hasGC();
  add(Kind::Collector, F, Had ? F : nullptr, nullptr, keepText(Had ? F->getGC() : std::string()));
  if (Any)
    F->setGC(Name.str());
  else
    F->clearGC();
}

void NcJournal::setPersonality(Function *F, Constant *P) {
  unsigned Count = F->getNumOperands();
  if (!P && !Count)
    return;
  if (Count)
    add(Kind::Personality, F, F->getOperandUse(0).get(), layout(F->getOperandUse(0)).Prev,
        Count | unsigned(F->hasPersonalityFn()) << 8);
  else
    add(Kind::Personality, F, nullptr, nullptr, 0);
  F->setPersonalityFn(P);
}

void NcJournal::setModuleText(unsigned Which, StringRef Text) {
  switch (Which) {
  case 0:
    add(Kind::ModuleText, nullptr, nullptr, nullptr, keepText(M.getModuleIdentifier()) * 4);
    M.setModuleIdentifier(Text);
    break;
  case 1:
    add(Kind::ModuleText, nullptr, nullptr, nullptr, keepText(M.getTargetTriple()) * 4 + 1);
    M.setTargetTriple(Text);
    break;
  case 2:
    add(Kind::ModuleText, nullptr, nullptr, nullptr, keepText(M.getDataLayoutStr()) * 4 + 2);
    M.setDataLayout(Text);
    break;
  default:
    add(Kind::ModuleText, nullptr, nullptr, nullptr, keepText(M.getModuleInlineAsm()) * 4 + 3);
    M.setModuleInlineAsm(Text);
    break;
  }
}

NamedMDNode *NcJournal::named(StringRef Name) {
  if (NamedMDNode *N = M.getNamedMetadata(Name))
    return N;
  NamedMDNode *N = M.getOrInsertNamedMetadata(Name);
  add(Kind::NewNamed, N);
  return N;
}

void NcJournal::appendNamed(NamedMDNode *N, MDNode *Operand) {
  N->addOperand(Operand);
  add(Kind::NamedOperand, N);
}

void NcJournal::rememberBits(Instruction *I) {
  uintptr_t Bits = I->*STOLEN(SubclassBits) | uintptr_t(PeekValue::optional(I)) << 16;
  add(Kind::Bits, I, reinterpret_cast<void *>(Bits));
}

static void setScope(Instruction *I, SyncScope::ID Scope) {
  if (auto *L = dyn_cast<LoadInst>(I))
    L->setSyncScopeID(Scope);
  else if (auto *S = dyn_cast<StoreInst>(I))
    S->setSyncScopeID(Scope);
  else if (auto *F = dyn_cast<FenceInst>(I))
    F->setSyncScopeID(Scope);
  else if (auto *X = dyn_cast<AtomicCmpXchgInst>(I))
    X->setSyncScopeID(Scope);
  else if (auto *R = dyn_cast<AtomicRMWInst>(I))
    R->setSyncScopeID(Scope);
}

void NcJournal::rememberScope(Instruction *I) {
  if (auto Scope = getAtomicSyncScopeID(I))
    add(Kind::Scope, I, nullptr, nullptr, *Scope);
  else if (auto *L = dyn_cast<LoadInst>(I))
    add(Kind::Scope, I, nullptr, nullptr, L->getSyncScopeID());
  else if (auto *S = dyn_cast<StoreInst>(I))
    add(Kind::Scope, I, nullptr, nullptr, S->getSyncScopeID());
}

void NcJournal::rememberAllocatedType(AllocaInst *I) {
  add(Kind::AllocatedType, I, I->getAllocatedType());
}

void NcJournal::rememberSourceType(GetElementPtrInst *I) {
  add(Kind::SourceType, I, I->getSourceElementType(), I->getResultElementType());
}

void NcJournal::undo(Entry &E, const NcGoneSink &Gone) {
  switch (E.K) {
  case Kind::Use: {
    Use &U = *moved(static_cast<Use *>(E.A));
    unlinkUse(U);
    if (E.B)
      linkUse(U, static_cast<Value *>(E.B), moved(static_cast<Use **>(E.C)));
    break;
  }
  case Kind::PhiBlock:
    static_cast<PHINode *>(E.A)->setIncomingBlock(E.N, static_cast<BasicBlock *>(E.B));
    break;
  case Kind::PhiAdd: {
    auto *Phi = static_cast<PHINode *>(E.A);
    unsigned Last = Phi->getNumOperands() - 1;
    Phi->getOperandUse(Last).set(nullptr);
    Phi->setNumHungOffUseOperands(Last);
    break;
  }
  case Kind::PhiGrow:
    // Earlier entries speak of the old array.
    Relocations.push_back({static_cast<char *>(E.A), static_cast<char *>(E.B),
                           static_cast<char *>(E.C)});
    break;
  case Kind::InsertInstruction: {
    auto *I = static_cast<Instruction *>(E.A);
    I->dropAllReferences();
    I->removeFromParent();
    Gone(I);
    goneWithMetadata(I, Gone);
    Undone.push_back(I);
    break;
  }
  case Kind::RemoveInstruction: {
    auto *I = static_cast<Instruction *>(E.A);
    auto *Block = static_cast<BasicBlock *>(E.B);
    auto *Next = static_cast<Instruction *>(E.C);
    BasicBlock::iterator At = Next ? Next->getIterator() : Block->end();
    At.setHeadBit(true);
    I->insertBefore(*Block, At);
    if (E.N && !I->hasDbgRecords()) {
      DbgMarker *Source = Next ? Next->DebugMarker : Block->getTrailingDbgRecords();
      if (Source && !Source->empty()) {
        auto From = Source->StoredDbgRecords.begin();
        auto To = From;
        for (unsigned K = 0; K < E.N && To != Source->StoredDbgRecords.end(); ++K)
          ++To;
        Block->createMarker(I)->absorbDebugValues(make_range(From, To), *Source, false);
        if (!Next && Source->empty()) {
          Source->eraseFromParent();
          Block->deleteTrailingDbgRecords();
        }
      }
    }
    break;
  }
  case Kind::InsertBlock: {
    auto *Block = static_cast<BasicBlock *>(E.A);
    Block->removeFromParent();
    Gone(Block);
    Undone.push_back(Block);
    break;
  }
  case Kind::RemoveBlock: {
    auto *Block = static_cast<BasicBlock *>(E.A);
    auto *F = static_cast<Function *>(E.B);
    auto *Next = static_cast<BasicBlock *>(E.C);
    F->insert(Next ? Next->getIterator() : F->end(), Block);
    break;
  }
  case Kind::InsertFunction: {
    auto *F = static_cast<Function *>(E.A);
    F->removeFromParent();
    Gone(F);
    for (Argument &A : F->args()) {
      Gone(&A);
      goneWithMetadata(&A, Gone);
    }
    goneWithMetadata(F, Gone);
    Undone.push_back(F);
    break;
  }
  case Kind::RemoveGlobal: {
    auto *V = static_cast<Value *>(E.A);
    if (auto *F = dyn_cast<Function>(V))
      M.getFunctionList().insert(
          E.B ? static_cast<Function *>(E.B)->getIterator() : M.getFunctionList().end(), F);
    else if (auto *G = dyn_cast<GlobalVariable>(V))
      M.insertGlobalVariable(
          E.B ? static_cast<GlobalVariable *>(E.B)->getIterator() : M.global_end(), G);
    else if (auto *A = dyn_cast<GlobalAlias>(V))
      (M.*STOLEN(ModuleAliases))
          .insert(E.B ? static_cast<GlobalAlias *>(E.B)->getIterator() : M.alias_end(), A);
    else
      (M.*STOLEN(ModuleIFuncs))
          .insert(E.B ? static_cast<GlobalIFunc *>(E.B)->getIterator() : M.ifunc_end(),
                  cast<GlobalIFunc>(V));
    break;
  }
  case Kind::Name: {
    auto *V = static_cast<Value *>(E.A);
    ValueSymbolTable *Table = tableOf(V);
    ValueName *Now = V->getValueName();
    takeNameOut(Table, V);
    destroyName(Now);
    if (auto *Old = static_cast<ValueName *>(E.B)) {
      V->setValueName(Old);
      if (Table)
        (Table->*STOLEN(TableMap)).insert(Old);
    }
    if (auto *F = dyn_cast<Function>(V))
      (F->*STOLEN(AfterRename))();
    // While it had another name its address could be taken.
    if (auto *G = dyn_cast<GlobalValue>(V))
      Renamed.push_back(G);
    break;
  }
  case Kind::FunctionAttributes:
    static_cast<Function *>(E.A)->setAttributes(listOf(E.B));
    break;
  case Kind::Global: {
    auto *G = static_cast<GlobalValue *>(E.A);
    G->setVisibility(GlobalValue::DefaultVisibility);
    G->setLinkage(GlobalValue::LinkageTypes(E.N & 0xff));
    G->setVisibility(GlobalValue::VisibilityTypes(E.N >> 8 & 0xff));
    G->setDLLStorageClass(GlobalValue::DLLStorageClassTypes(E.N >> 16 & 0xff));
    G->setDSOLocal(E.N >> 24);
    break;
  }
  case Kind::Section:
    static_cast<GlobalObject *>(E.A)->setSection(Texts[E.N]);
    break;
  case Kind::Comdat:
    static_cast<GlobalObject *>(E.A)->setComdat(static_cast<Comdat *>(E.B));
    break;
  case Kind::NewComdat:
    Gone(E.A);
    M.getComdatSymbolTable().erase(Texts[E.N]);
    break;
  case Kind::Convention:
    static_cast<Function *>(E.A)->setCallingConv(E.N);
    break;
  case Kind::Collector:
    if (E.B)
      static_cast<Function *>(E.A)->setGC(Texts[E.N]);
    else
      static_cast<Function *>(E.A)->clearGC();
    break;
  case Kind::Personality: {
    auto *F = static_cast<Function *>(E.A);
    if (E.N) {
      // The call sets the flag; the use then goes back to its place.
      F->setPersonalityFn(E.N >> 8 ? static_cast<Constant *>(E.B) : nullptr);
      unlinkUse(F->getOperandUse(0));
      linkUse(F->getOperandUse(0), static_cast<Value *>(E.B), static_cast<Use **>(E.C));
    } else {
      F->setPersonalityFn(nullptr);
      Use *List = F->getOperandList();
      Use::zap(List, List + F->getNumOperands(), true);
      F->setNumHungOffUseOperands(0);
      *(reinterpret_cast<Use **>(F) - 1) = nullptr;
    }
    break;
  }
  case Kind::ModuleText: {
    StringRef Text = Texts[E.N / 4];
    switch (E.N % 4) {
    case 0:
      M.setModuleIdentifier(Text);
      break;
    case 1:
      M.setTargetTriple(Text);
      break;
    case 2:
      M.setDataLayout(Text);
      break;
    default:
      M.setModuleInlineAsm(Text);
      break;
    }
    break;
  }
  case Kind::NewNamed:
    Gone(E.A);
    M.eraseNamedMetadata(static_cast<NamedMDNode *>(E.A));
    break;
  case Kind::NamedOperand: {
    auto *N = static_cast<NamedMDNode *>(E.A);
    SmallVector<MDNode *, 16> Operands(N->op_begin(), N->op_end());
    Operands.pop_back();
    N->clearOperands();
    for (MDNode *O : Operands)
      N->addOperand(O);
    break;
  }
  case Kind::Bits: {
    auto *I = static_cast<Instruction *>(E.A);
    auto Bits = reinterpret_cast<uintptr_t>(E.B);
    I->*STOLEN(SubclassBits) = static_cast<unsigned short>(Bits);
    PeekValue::setOptional(I, Bits >> 16);
    break;
  }
  case Kind::Scope:
    setScope(static_cast<Instruction *>(E.A), static_cast<SyncScope::ID>(E.N));
    break;
  case Kind::AllocatedType:
    static_cast<AllocaInst *>(E.A)->setAllocatedType(static_cast<Type *>(E.B));
    break;
  case Kind::SourceType:
    static_cast<GetElementPtrInst *>(E.A)->setSourceElementType(static_cast<Type *>(E.B));
    static_cast<GetElementPtrInst *>(E.A)->setResultElementType(static_cast<Type *>(E.C));
    break;
  case Kind::DebugLocation:
    (static_cast<DebugValueUser *>(E.A)->*STOLEN(RecordValues))(E.N,
                                                                static_cast<Metadata *>(E.B));
    break;
  }
}

void NcJournal::destroy(Value *V, const NcGoneSink &Gone) {
  bool Used = false;
  eachInside(V, [&](Value *Part) {
    if (auto *G = dyn_cast<GlobalValue>(Part))
      dropDeadConstants(G, Gone);
    for (User *U : Part->users())
      Used |= !isa<BlockAddress>(U);
    goneWithMetadata(Part, Gone);
  });
  // Better a leak than a use of what is not there.
  if (Used)
    return;
  // Globals count as constants, which `deleteValue` does not free.
  if (auto *F = dyn_cast<Function>(V))
    delete F;
  else if (auto *G = dyn_cast<GlobalVariable>(V))
    delete G;
  else if (auto *A = dyn_cast<GlobalAlias>(V))
    delete A;
  else if (auto *I = dyn_cast<GlobalIFunc>(V))
    delete I;
  else
    V->deleteValue();
}

void NcJournal::commit(const NcGoneSink &Gone) {
  for (auto &[From, To] : MetadataRedirects) {
    if (!From->isUsedByMetadata())
      continue;
    goneWithMetadata(From, Gone);
    ValueAsMetadata::handleRAUW(From, To);
  }
  for (Value *V : Removed)
    destroy(V, Gone);
  for (ValueName *Name : OldNames)
    destroyName(Name);
  for (void *Array : OldArrays)
    ::operator delete(Array);
  Log.clear();
  Texts.clear();
  Snapshots.clear();
  Seen.clear();
  Removed.clear();
  OldNames.clear();
  OldArrays.clear();
  MetadataRedirects.clear();
}

void NcJournal::rollback(const NcGoneSink &Gone) {
  for (size_t I = Log.size(); I-- > 0;)
    undo(Log[I], Gone);
  for (Snapshot &S : Snapshots)
    restore(S);
  for (GlobalValue *G : Renamed)
    if (ncHasNoAddress(G))
      dropDeadConstants(G, Gone);
  // Made and taken back: nothing uses them any more, the last made goes first.
  for (Value *V : Undone)
    destroy(V, Gone);
  for (void *Array : OldArrays)
    ::operator delete(Array);
  Log.clear();
  Texts.clear();
  Snapshots.clear();
  Seen.clear();
  Removed.clear();
  Undone.clear();
  Renamed.clear();
  OldNames.clear();
  OldArrays.clear();
  MetadataRedirects.clear();
  Relocations.clear();
}
