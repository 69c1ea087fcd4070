// Changes that reach many places: erasing a value, and redirecting all uses of one.
#include "reflect_private.h"

void NcJournal::detachDebugUsers(Value *V, Value *With) {
  if (!V->isUsedByMetadata() || isa<BasicBlock>(V))
    return;
  SmallVector<DbgVariableIntrinsic *, 2> Calls;
  SmallVector<DbgVariableRecord *, 2> Records;
  findDbgUsers(Calls, V, &Records);
  for (DbgVariableIntrinsic *Call : Calls)
    for (Use &O : Call->args()) {
      auto *Wrapped = dyn_cast<MetadataAsValue>(O.get());
      Metadata *Old = Wrapped ? Wrapped->getMetadata() : nullptr;
      Metadata *New = redirectedLocation(Old, V, With);
      if (Old != New)
        setUse(O, MetadataAsValue::get(V->getContext(), New));
    }
  for (DbgVariableRecord *Record : Records) {
    Metadata *Location = Record->getRawLocation();
    Metadata *New = redirectedLocation(Location, V, With);
    auto *User = (DebugValueUser *)Record;
    if (Location != New) {
      add(Kind::DebugLocation, User, Location, nullptr, 0);
      (User->*STOLEN(RecordValues))(0, New);
    }
    if (Record->isDbgAssign()) {
      Metadata *Address = Record->getRawAddress();
      New = redirectedLocation(Address, V, With);
      if (Address != New) {
        add(Kind::DebugLocation, User, Address, nullptr, 1);
        (User->*STOLEN(RecordValues))(1, New);
      }
    }
  }
}

bool NcJournal::erase(Value *V, const NcGoneSink &Gone) {
  if (auto *I = dyn_cast<Instruction>(V)) {
    if (!I->use_empty() || !I->getParent())
      return false;
    if (!I->getType()->isVoidTy())
      detachDebugUsers(I, PoisonValue::get(I->getType()));
    dropOperands(I);
    if (I->hasName())
      snapshot(tableOf(I));
    unsigned Records = 0;
    for (DbgRecord &R : I->getDbgRecordRange()) {
      (void)R;
      ++Records;
    }
    BasicBlock *Block = I->getParent();
    Instruction *Next = I->getNextNode();
    add(Kind::RemoveInstruction, I, Block, Next, Records);
    I->removeFromParent();
  } else if (auto *Block = dyn_cast<BasicBlock>(V)) {
    Function *F = Block->getParent();
    if (!F)
      return false;
    for (User *U : Block->users())
      if (ncIsLiveUser(U) && !(isa<Instruction>(U) && cast<Instruction>(U)->getParent() == Block))
        return false;
    for (Instruction &I : *Block)
      for (User *U : I.users())
        if (!isa<Instruction>(U) || cast<Instruction>(U)->getParent() != Block)
          return false;
    for (BasicBlock &Other : *F)
      if (&Other != Block)
        for (PHINode &Phi : Other.phis())
          if (Phi.getBasicBlockIndex(Block) >= 0)
            return false;
    goneWithConstants(Block, Gone);
    for (Instruction &I : *Block) {
      if (!I.getType()->isVoidTy())
        detachDebugUsers(&I, PoisonValue::get(I.getType()));
      dropOperands(&I);
    }
    snapshot(tableOf(Block));
    add(Kind::RemoveBlock, Block, F, Block->getNextNode());
    Block->removeFromParent();
  } else if (auto *G = dyn_cast<GlobalValue>(V)) {
    if (!G->getParent() || ncHasLiveUses(G))
      return false;
    auto *F = dyn_cast<Function>(G);
    if (F) {
      auto Inside = [F](User *U) {
        auto *I = dyn_cast<Instruction>(U);
        return I ? I->getFunction() == F : !ncIsLiveUser(U);
      };
      bool Used = false;
      eachInside(F, [&](Value *Part) {
        if (Part != F)
          Used |= !all_of(Part->users(), Inside);
      });
      if (Used)
        return false;
      for (BasicBlock &Body : *F) {
        goneWithConstants(&Body, Gone);
        for (Instruction &I : Body)
          dropOperands(&I);
      }
    }
    goneWithConstants(G, Gone);
    dropOperands(G);
    snapshot(tableOf(G));
    GlobalValue *Next = nullptr;
    if (F) {
      Next = after(M.getFunctionList(), F);
      F->removeFromParent();
    } else if (auto *Variable = dyn_cast<GlobalVariable>(G)) {
      Next = globalAfter(M, Variable);
      Variable->removeFromParent();
    } else if (auto *Alias = dyn_cast<GlobalAlias>(G)) {
      Next = after(M.*STOLEN(ModuleAliases), Alias);
      Alias->removeFromParent();
    } else {
      Next = after(M.*STOLEN(ModuleIFuncs), cast<GlobalIFunc>(G));
      cast<GlobalIFunc>(G)->removeFromParent();
    }
    add(Kind::RemoveGlobal, G, Next);
  } else {
    return false;
  }
  eachInside(V, [&](Value *Part) {
    Gone(Part);
    goneWithMetadata(Part, Gone);
  });
  Removed.push_back(V);
  return true;
}

Constant *NcJournal::rebuilt(Constant *C, Value *From, Value *To,
                             DenseMap<Constant *, Constant *> &Done) {
  if (C == From)
    return cast<Constant>(To);
  if (isa<GlobalValue>(C) || isa<ConstantData>(C))
    return C;
  auto It = Done.find(C);
  if (It != Done.end())
    return It->second;
  SmallVector<Constant *, 8> Operands;
  bool Changed = false;
  for (Use &O : C->operands()) {
    auto *Old = dyn_cast<Constant>(O.get());
    if (!Old)
      return C;
    Operands.push_back(Old == From ? cast<Constant>(To) : Old);
    Changed |= Operands.back() != Old;
  }
  Constant *New = C;
  if (Changed) {
    if (auto *E = dyn_cast<ConstantExpr>(C))
      New = E->getWithOperands(Operands);
    else if (auto *A = dyn_cast<ConstantArray>(C))
      New = ConstantArray::get(A->getType(), Operands);
    else if (auto *S = dyn_cast<ConstantStruct>(C))
      New = ConstantStruct::get(S->getType(), Operands);
    else if (isa<ConstantVector>(C))
      New = ConstantVector::get(Operands);
    else if (isa<DSOLocalEquivalent>(C) && isa<GlobalValue>(Operands[0]))
      New = DSOLocalEquivalent::get(cast<GlobalValue>(Operands[0]));
    else if (isa<NoCFIValue>(C) && isa<GlobalValue>(Operands[0]))
      New = NoCFIValue::get(cast<GlobalValue>(Operands[0]));
    else
      return C;
  }
  Done[C] = New;
  return New;
}

void NcJournal::redirectConstant(Constant *C, Value *From, Value *To,
                                 DenseMap<Constant *, Constant *> &Done) {
  Constant *New = rebuilt(C, From, To, Done);
  if (New == C)
    return;
  SmallVector<Use *, 8> Uses;
  for (Use &U : C->uses())
    Uses.push_back(&U);
  SmallPtrSet<Constant *, 8> Seen;
  for (Use *U : Uses) {
    auto *Outer = dyn_cast<Constant>(U->getUser());
    if (Outer && !isa<GlobalValue>(Outer)) {
      // Earlier versions of a rebuilt constant stay users of its parts. To follow them, too, would double the work
      // with each part that is replaced; and one walk answers for all places of a part in the same constant.
      if (!Seen.insert(Outer).second || !ncIsLiveUser(Outer))
        continue;
      DenseMap<Constant *, Constant *> Inner;
      redirectConstant(Outer, C, New, Inner);
    } else {
      setUse(*U, New);
    }
  }
}

bool NcJournal::replaceAllUses(Value *From, Value *To, const NcGoneSink &Gone) {
  // A block address names its block in a way that cannot be rebuilt for a block of another function, and constants
  // can only be rebuilt from constants.
  for (User *U : From->users()) {
    if (!ncIsLiveUser(U) || !isa<Constant>(U) || isa<GlobalValue>(U))
      continue;
    if (isa<BlockAddress>(U) || !isa<Constant>(To) || ncHasNoAddress(To))
      return false;
    if ((isa<DSOLocalEquivalent>(U) || isa<NoCFIValue>(U)) && !isa<GlobalValue>(To))
      return false;
  }
  for (User *U : From->users())
    if (isa<GlobalValue>(U) && !isa<Constant>(To))
      return false;
  // It cannot be wrapped as metadata.
  if (From->isUsedByMetadata() && isa<ConstantTokenNone>(To))
    return false;
  if (auto *Block = dyn_cast<BasicBlock>(From)) {
    auto *Target = cast<BasicBlock>(To);
    // Phis of the successors speak of the edge by its block.
    if (Instruction *End = Block->getTerminator())
      for (BasicBlock *Next : successors(End->getParent()))
        for (PHINode &Phi : Next->phis())
          for (unsigned I = 0, E = Phi.getNumIncomingValues(); I != E; ++I)
            if (Phi.getIncomingBlock(I) == Block)
              setPhiBlock(&Phi, I, Target);
  }
  DenseMap<Constant *, Constant *> Done;
  SmallVector<Use *, 16> Uses;
  for (Use &U : From->uses())
    Uses.push_back(&U);
  for (Use *U : Uses) {
    auto *C = dyn_cast<Constant>(U->getUser());
    if (C && !isa<GlobalValue>(C)) {
      if (ncIsLiveUser(C))
        redirectConstant(C, From, To, Done);
    } else {
      setUse(*U, To);
    }
  }
  if (From->isUsedByMetadata()) {
    goneWithMetadata(From, Gone);
    if (!isa<Constant>(From))
      detachDebugUsers(From, To);
    MetadataRedirects.push_back({From, To});
  }
  return true;
}
