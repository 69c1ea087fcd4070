// The journal's changes for C: one function per change; what fits where was asked before.
#include "reflect.h"

#include "llvm-c/Core.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/Verifier.h"

using namespace llvm;

namespace {

BasicBlock *blockOf(LLVMValueRef V) { return cast<BasicBlock>(unwrap(V)); }

AtomicOrdering orderingOf(uint64_t Stable) {
  static const AtomicOrdering Orderings[] = {
      AtomicOrdering::NotAtomic,      AtomicOrdering::Unordered, AtomicOrdering::Monotonic,
      AtomicOrdering::Acquire,        AtomicOrdering::Release,   AtomicOrdering::AcquireRelease,
      AtomicOrdering::SequentiallyConsistent};
  return Orderings[Stable];
}

} // namespace

extern "C" {

NcJournal *nc_journal_new(LLVMModuleRef M, int Recording) {
  return new NcJournal(*unwrap(M), Recording != 0);
}

void nc_journal_dispose(NcJournal *J) { delete J; }

void nc_journal_commit(NcJournal *J, NcGone Gone, void *Data) { J->commit({Gone, Data}); }

void nc_journal_rollback(NcJournal *J, NcGone Gone, void *Data) { J->rollback({Gone, Data}); }

size_t nc_journal_size(NcJournal *J) { return J->size(); }

void nc_edit_operand(NcJournal *J, LLVMValueRef U, unsigned Index, LLVMValueRef V) {
  J->setUse(cast<User>(unwrap(U))->getOperandUse(Index), unwrap(V));
}

void nc_edit_phi(NcJournal *J, LLVMValueRef Phi, unsigned Index, LLVMValueRef V,
                 LLVMValueRef Block) {
  auto *P = cast<PHINode>(unwrap(Phi));
  J->setUse(P->getOperandUse(Index), unwrap(V));
  J->setPhiBlock(P, Index, blockOf(Block));
}

void nc_edit_add_phi(NcJournal *J, LLVMValueRef Phi, LLVMValueRef V, LLVMValueRef Block) {
  J->addPhi(cast<PHINode>(unwrap(Phi)), unwrap(V), blockOf(Block));
}

int nc_edit_erase(NcJournal *J, LLVMValueRef V, NcGone Gone, void *Data) {
  return J->erase(unwrap(V), {Gone, Data});
}

int nc_edit_replace(NcJournal *J, LLVMValueRef From, LLVMValueRef To, NcGone Gone, void *Data) {
  return J->replaceAllUses(unwrap(From), unwrap(To), {Gone, Data});
}

int nc_edit_name(NcJournal *J, LLVMValueRef V, const char *Name, size_t Length, NcGone Gone,
                 void *Data) {
  return J->setName(unwrap(V), StringRef(Name, Length), {Gone, Data});
}

void nc_edit_insert(NcJournal *J, LLVMValueRef I, LLVMValueRef Block, LLVMValueRef Before,
                    LLVMMetadataRef Location, unsigned FastMath, const char *Name, size_t Length) {
  auto *New = cast<Instruction>(unwrap(I));
  if (FastMath && isa<FPMathOperator>(New)) {
    FastMathFlags Flags;
    Flags.setAllowReassoc(FastMath & 1);
    Flags.setNoNaNs(FastMath & 2);
    Flags.setNoInfs(FastMath & 4);
    Flags.setNoSignedZeros(FastMath & 8);
    Flags.setAllowReciprocal(FastMath & 16);
    Flags.setAllowContract(FastMath & 32);
    Flags.setApproxFunc(FastMath & 64);
    New->setFastMathFlags(Flags);
  }
  if (Location)
    New->setDebugLoc(DebugLoc(cast<DILocation>(unwrap(Location))));
  J->insertInstruction(New, blockOf(Block), Before ? cast<Instruction>(unwrap(Before)) : nullptr,
                       New->getType()->isVoidTy() ? StringRef() : StringRef(Name, Length));
}

void nc_edit_insert_block(NcJournal *J, LLVMBasicBlockRef Block, LLVMValueRef F, const char *Name,
                          size_t Length) {
  J->insertBlock(unwrap(Block), cast<Function>(unwrap(F)), StringRef(Name, Length));
}

void nc_edit_insert_function(NcJournal *J, LLVMValueRef F, const char *Name, size_t Length) {
  J->insertFunction(cast<Function>(unwrap(F)), StringRef(Name, Length));
}

void nc_edit_attribute(NcJournal *J, LLVMValueRef F, unsigned Index, LLVMAttributeRef A) {
  auto *Fn = cast<Function>(unwrap(F));
  J->setFunctionAttributes(
      Fn, Fn->getAttributes().addAttributeAtIndex(Fn->getContext(), Index, unwrap(A)));
}

void nc_edit_linkage(NcJournal *J, LLVMValueRef G, unsigned Linkage) {
  auto *V = cast<GlobalValue>(unwrap(G));
  J->rememberGlobal(V);
  V->setLinkage(static_cast<GlobalValue::LinkageTypes>(Linkage));
}

void nc_edit_visibility(NcJournal *J, LLVMValueRef G, unsigned Visibility) {
  auto *V = cast<GlobalValue>(unwrap(G));
  J->rememberGlobal(V);
  V->setVisibility(static_cast<GlobalValue::VisibilityTypes>(Visibility));
}

void nc_edit_section(NcJournal *J, LLVMValueRef G, const char *Text, size_t Length) {
  J->setSection(cast<GlobalObject>(unwrap(G)), StringRef(Text, Length));
}

void nc_edit_comdat(NcJournal *J, LLVMValueRef G, LLVMComdatRef C) {
  J->setComdat(cast<GlobalObject>(unwrap(G)), unwrap(C));
}

LLVMComdatRef nc_edit_get_comdat(NcJournal *J, const char *Name, size_t Length) {
  return wrap(J->comdat(StringRef(Name, Length)));
}

void nc_edit_convention(NcJournal *J, LLVMValueRef F, unsigned Convention) {
  J->setConvention(cast<Function>(unwrap(F)), Convention);
}

void nc_edit_collector(NcJournal *J, LLVMValueRef F, const char *Name, size_t Length) {
  J->setCollector(cast<Function>(unwrap(F)), StringRef(Name, Length), Length != 0);
}

void nc_edit_personality(NcJournal *J, LLVMValueRef F, LLVMValueRef P) {
  J->setPersonality(cast<Function>(unwrap(F)), P ? cast<Constant>(unwrap(P)) : nullptr);
}

void nc_edit_module_text(NcJournal *J, unsigned Which, const char *Text, size_t Length) {
  J->setModuleText(Which, StringRef(Text, Length));
}

LLVMNamedMDNodeRef nc_edit_get_named(NcJournal *J, const char *Name, size_t Length) {
  return wrap(J->named(StringRef(Name, Length)));
}

void nc_edit_append_named(NcJournal *J, LLVMNamedMDNodeRef N, LLVMMetadataRef Operand) {
  J->appendNamed(unwrap(N), cast<MDNode>(unwrap(Operand)));
}

// Properties by the number of their stable ID. 0 done, 1 not of this instruction, 2 a value it cannot have.
int nc_edit_property(NcJournal *J, LLVMValueRef Instruction_, unsigned Property, uint64_t Number,
                     LLVMTypeRef Type_, const char *Text, size_t Length) {
  auto *I = dyn_cast<Instruction>(unwrap(Instruction_));
  if (!I)
    return 1;
  bool On = Number != 0;
  auto *G = dyn_cast<GetElementPtrInst>(I);
  auto Flags = [&](GEPNoWrapFlags New) {
    J->rememberBits(I);
    G->setNoWrapFlags(New);
    return 0;
  };
  switch (Property) {
  case 2: { // fast_math_flags
    if (Number > 127)
      return 2;
    if (!isa<FPMathOperator>(I))
      return Number ? 2 : 0;
    J->rememberBits(I);
    FastMathFlags F;
    F.setAllowReassoc(Number & 1);
    F.setNoNaNs(Number & 2);
    F.setNoInfs(Number & 4);
    F.setNoSignedZeros(Number & 8);
    F.setAllowReciprocal(Number & 16);
    F.setAllowContract(Number & 32);
    F.setApproxFunc(Number & 64);
    I->copyFastMathFlags(F);
    return 0;
  }
  case 3: // nuw
    if (G)
      return Flags(On ? G->getNoWrapFlags() | GEPNoWrapFlags::noUnsignedWrap()
                      : G->getNoWrapFlags().withoutNoUnsignedWrap());
    if (!isa<OverflowingBinaryOperator>(I))
      return 1;
    J->rememberBits(I);
    I->setHasNoUnsignedWrap(On);
    return 0;
  case 4: // nsw
    if (!isa<OverflowingBinaryOperator>(I))
      return 1;
    J->rememberBits(I);
    I->setHasNoSignedWrap(On);
    return 0;
  case 5: // exact
    if (!isa<PossiblyExactOperator>(I))
      return 1;
    J->rememberBits(I);
    I->setIsExact(On);
    return 0;
  case 6: // disjoint
    if (!isa<PossiblyDisjointInst>(I))
      return 1;
    J->rememberBits(I);
    cast<PossiblyDisjointInst>(I)->setIsDisjoint(On);
    return 0;
  case 7: // volatile
    J->rememberBits(I);
    if (auto *L = dyn_cast<LoadInst>(I))
      L->setVolatile(On);
    else if (auto *S = dyn_cast<StoreInst>(I))
      S->setVolatile(On);
    else if (auto *X = dyn_cast<AtomicCmpXchgInst>(I))
      X->setVolatile(On);
    else if (auto *R = dyn_cast<AtomicRMWInst>(I))
      R->setVolatile(On);
    else
      return 1;
    return 0;
  case 8: { // alignment
    if (!isPowerOf2_64(Number) || Number > Value::MaximumAlignment)
      return 2;
    Align A(Number);
    J->rememberBits(I);
    if (auto *S = dyn_cast<AllocaInst>(I))
      S->setAlignment(A);
    else if (auto *L = dyn_cast<LoadInst>(I))
      L->setAlignment(A);
    else if (auto *T = dyn_cast<StoreInst>(I))
      T->setAlignment(A);
    else if (auto *X = dyn_cast<AtomicCmpXchgInst>(I))
      X->setAlignment(A);
    else if (auto *R = dyn_cast<AtomicRMWInst>(I))
      R->setAlignment(A);
    else
      return 1;
    return 0;
  }
  case 9: { // atomic_ordering
    if (Number > 6)
      return 2;
    AtomicOrdering O = orderingOf(Number);
    if (auto *L = dyn_cast<LoadInst>(I)) {
      if (O == AtomicOrdering::Release || O == AtomicOrdering::AcquireRelease)
        return 2;
      J->rememberBits(I);
      L->setOrdering(O);
    } else if (auto *S = dyn_cast<StoreInst>(I)) {
      if (O == AtomicOrdering::Acquire || O == AtomicOrdering::AcquireRelease)
        return 2;
      J->rememberBits(I);
      S->setOrdering(O);
    } else if (auto *F = dyn_cast<FenceInst>(I)) {
      if (Number < 3)
        return 2;
      J->rememberBits(I);
      F->setOrdering(O);
    } else if (auto *R = dyn_cast<AtomicRMWInst>(I)) {
      if (Number < 2)
        return 2;
      J->rememberBits(I);
      R->setOrdering(O);
    } else {
      return 1;
    }
    return 0;
  }
  case 10: { // sync_scope
    LLVMContext &C = I->getContext();
    StringRef Name(Text, Length);
    SmallVector<StringRef, 8> Known;
    C.getSyncScopeNames(Known);
    // A name that is new to the context would stay in it, and in all bitcode, for good.
    if (!is_contained(Known, Name))
      return 2;
    SyncScope::ID Scope = C.getOrInsertSyncScopeID(Name);
    J->rememberScope(I);
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
    else
      return 1;
    return 0;
  }
  case 11: { // predicate, as LLVM's number
    auto *C = dyn_cast<CmpInst>(I);
    if (!C)
      return 1;
    auto P = static_cast<CmpInst::Predicate>(Number);
    if (isa<ICmpInst>(C) ? !CmpInst::isIntPredicate(P) : !CmpInst::isFPPredicate(P))
      return 2;
    J->rememberBits(I);
    C->setPredicate(P);
    return 0;
  }
  case 12: { // calling_convention, as LLVM's number
    auto *C = dyn_cast<CallBase>(I);
    if (!C)
      return 1;
    J->rememberBits(I);
    C->setCallingConv(static_cast<CallingConv::ID>(Number));
    return 0;
  }
  case 13: { // tail_call_kind
    auto *C = dyn_cast<CallInst>(I);
    if (!C)
      return 1;
    if (Number > 3)
      return 2;
    J->rememberBits(I);
    C->setTailCallKind(static_cast<CallInst::TailCallKind>(Number));
    return 0;
  }
  case 15: { // weak
    auto *X = dyn_cast<AtomicCmpXchgInst>(I);
    if (!X)
      return 1;
    J->rememberBits(I);
    X->setWeak(On);
    return 0;
  }
  case 16: // success_ordering
  case 17: { // failure_ordering
    auto *X = dyn_cast<AtomicCmpXchgInst>(I);
    if (!X)
      return 1;
    if (Number > 6 || Number < 2 || (Property == 17 && (Number == 4 || Number == 5)))
      return 2;
    J->rememberBits(I);
    if (Property == 16)
      X->setSuccessOrdering(orderingOf(Number));
    else
      X->setFailureOrdering(orderingOf(Number));
    return 0;
  }
  case 18: // inbounds
    if (!G)
      return 1;
    return Flags(On ? G->getNoWrapFlags() | GEPNoWrapFlags::inBounds()
                    : G->getNoWrapFlags().withoutInBounds());
  case 19: { // source_element_type
    if (!G)
      return 1;
    SmallVector<Value *, 8> Indices(G->idx_begin(), G->idx_end());
    Type *Element = unwrap(Type_);
    J->rememberSourceType(G);
    G->setSourceElementType(Element);
    G->setResultElementType(GetElementPtrInst::getIndexedType(Element, Indices));
    return 0;
  }
  case 20: { // allocated_type
    auto *S = dyn_cast<AllocaInst>(I);
    if (!S)
      return 1;
    if (!unwrap(Type_)->isSized() || unwrap(Type_)->isTokenTy())
      return 2;
    J->rememberAllocatedType(S);
    S->setAllocatedType(unwrap(Type_));
    return 0;
  }
  case 22: { // cleanup
    auto *L = dyn_cast<LandingPadInst>(I);
    if (!L)
      return 1;
    J->rememberBits(I);
    L->setCleanup(On);
    return 0;
  }
  case 23: // nusw
    if (!G)
      return 1;
    return Flags(On ? G->getNoWrapFlags() | GEPNoWrapFlags::noUnsignedSignedWrap()
                    : G->getNoWrapFlags().withoutNoUnsignedSignedWrap());
  default:
    return 1;
  }
}

} // extern "C"
