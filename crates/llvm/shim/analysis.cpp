// Analyses of a module through the new pass manager: computed on demand, kept until they are invalidated.
#include "analysis.h"

#include "llvm-c/TargetMachine.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/CallGraph.h"
#include "llvm/Analysis/LazyCallGraph.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/MemoryLocation.h"
#include "llvm/Analysis/MemorySSA.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/Dominators.h"

using namespace llvm;

namespace {

TargetLibraryInfoImpl libraryInfo(const Triple &T, bool NoBuiltins, int VectorLibrary) {
  TargetLibraryInfoImpl Info(T);
  if (NoBuiltins)
    Info.disableAllFunctions();
  switch (VectorLibrary) {
  case 1:
    Info.addVectorizableFunctionsFromVecLib(TargetLibraryInfoImpl::LIBMVEC_X86, T);
    break;
  case 2:
    Info.addVectorizableFunctionsFromVecLib(TargetLibraryInfoImpl::SVML, T);
    break;
  case 3:
    Info.addVectorizableFunctionsFromVecLib(TargetLibraryInfoImpl::SLEEFGNUABI, T);
    break;
  case 4:
    Info.addVectorizableFunctionsFromVecLib(TargetLibraryInfoImpl::ArmPL, T);
    break;
  default:
    break;
  }
  return Info;
}

LocationSize sizeOf(uint64_t Bytes) {
  // LLVM's sizes lack two bits; what is larger is as good as unknown.
  return Bytes >= (uint64_t(1) << 61) ? LocationSize::beforeOrAfterPointer()
                                      : LocationSize::precise(Bytes);
}

} // namespace

NcManagers::NcManagers(TargetMachine *Machine, PipelineTuningOptions Tuning, bool NoBuiltins,
                       int VectorLibrary, PassInstrumentationCallbacks *Callbacks)
    : Builder(Machine, Tuning, std::nullopt, Callbacks) {
  Triple T = Machine->getTargetTriple();
  Functions.registerPass([=] {
    return TargetLibraryAnalysis(libraryInfo(T, NoBuiltins, VectorLibrary));
  });
  Builder.registerModuleAnalyses(Modules);
  Builder.registerCGSCCAnalyses(Components);
  Builder.registerFunctionAnalyses(Functions);
  Builder.registerLoopAnalyses(Loops);
  Builder.crossRegisterProxies(Loops, Functions, Components, Modules);
}

FunctionAnalysisManager &NcAnalyses::functions() {
  return Manager.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
}

extern "C" {

NcAnalyses *nc_analyses_create(LLVMModuleRef Mod, LLVMTargetMachineRef Machine, LLVMBool NoBuiltins,
                               int VectorLibrary) {
  auto *TM = reinterpret_cast<TargetMachine *>(Machine);
  auto Managers = std::make_unique<NcManagers>(TM, PipelineTuningOptions(), NoBuiltins,
                                               VectorLibrary, nullptr);
  ModuleAnalysisManager &Manager = Managers->Modules;
  return new NcAnalyses{*unwrap(Mod), Manager, std::move(Managers)};
}

void nc_analyses_dispose(NcAnalyses *A) { delete A; }

LLVMModuleRef nc_analyses_module(NcAnalyses *A) { return wrap(&A->M); }

void nc_analyses_invalidate(NcAnalyses *A) {
  A->Manager.invalidate(A->M, PreservedAnalyses::none());
}

LLVMBool nc_dominates(NcAnalyses *A, LLVMValueRef Func, LLVMBool Post, LLVMBasicBlockRef Dominator,
                      LLVMBasicBlockRef Dominated) {
  Function &F = *unwrap<Function>(Func);
  BasicBlock *Above = unwrap(Dominator), *Below = unwrap(Dominated);
  if (Post)
    return A->functions().getResult<PostDominatorTreeAnalysis>(F).dominates(Above, Below);
  return A->functions().getResult<DominatorTreeAnalysis>(F).dominates(Above, Below);
}

void nc_loop_headers(NcAnalyses *A, LLVMValueRef Func, LLVMBool InnerFirst,
                     void (*Visit)(LLVMBasicBlockRef, void *), void *Data) {
  auto &Info = A->functions().getResult<LoopAnalysis>(*unwrap<Function>(Func));
  SmallVector<Loop *, 8> All = Info.getLoopsInPreorder();
  if (InnerFirst)
    for (Loop *L : reverse(All))
      Visit(wrap(L->getHeader()), Data);
  else
    for (Loop *L : All)
      Visit(wrap(L->getHeader()), Data);
}

LLVMBasicBlockRef nc_loop_of_block(NcAnalyses *A, LLVMValueRef Func, LLVMBasicBlockRef Block,
                                   unsigned *Depth) {
  auto &Info = A->functions().getResult<LoopAnalysis>(*unwrap<Function>(Func));
  Loop *L = Info.getLoopFor(unwrap(Block));
  *Depth = L ? L->getLoopDepth() : 0;
  return L ? wrap(L->getHeader()) : nullptr;
}

// True when the block heads a loop; then Known tells whether Count is its number of iterations.
LLVMBool nc_trip_count(NcAnalyses *A, LLVMValueRef Func, LLVMBasicBlockRef Header, LLVMBool *Known,
                       uint64_t *Count) {
  Function &F = *unwrap<Function>(Func);
  *Known = false;
  *Count = 0;
  Loop *L = A->functions().getResult<LoopAnalysis>(F).getLoopFor(unwrap(Header));
  if (!L || L->getHeader() != unwrap(Header))
    return false;
  auto &Evolution = A->functions().getResult<ScalarEvolutionAnalysis>(F);
  auto *Taken = dyn_cast<SCEVConstant>(Evolution.getBackedgeTakenCount(L));
  if (Taken && Taken->getAPInt().getActiveBits() <= 64 &&
      Taken->getAPInt().getZExtValue() != UINT64_MAX) {
    *Known = true;
    *Count = Taken->getAPInt().getZExtValue() + 1;
  }
  return true;
}

// 0 none, 1 use, 2 def, 3 phi (of a block).
int nc_memory_access_kind(NcAnalyses *A, LLVMValueRef Func, LLVMValueRef Value) {
  auto &SSA = A->functions().getResult<MemorySSAAnalysis>(*unwrap<Function>(Func)).getMSSA();
  if (auto *Block = dyn_cast<BasicBlock>(unwrap(Value)))
    return SSA.getMemoryAccess(Block) ? 3 : 0;
  auto *Access = SSA.getMemoryAccess(unwrap<Instruction>(Value));
  if (!Access)
    return 0;
  return isa<MemoryDef>(Access) ? 2 : 1;
}

void nc_direct_callees(NcAnalyses *A, LLVMValueRef Func, void (*Visit)(LLVMValueRef, void *),
                       void *Data) {
  auto &Graph = A->Manager.getResult<CallGraphAnalysis>(A->M);
  SmallPtrSet<Function *, 16> Seen;
  for (auto &Record : *Graph[unwrap<Function>(Func)])
    if (Function *Callee = Record.second->getFunction())
      if (!Callee->isIntrinsic() && Seen.insert(Callee).second)
        Visit(wrap(Callee), Data);
}

void nc_components(NcAnalyses *A, void (*Visit)(const LLVMValueRef *, size_t, void *), void *Data) {
  auto &Graph = A->Manager.getResult<LazyCallGraphAnalysis>(A->M);
  Graph.buildRefSCCs();
  SmallVector<LLVMValueRef, 8> Functions;
  for (auto &Outer : Graph.postorder_ref_sccs())
    for (auto &Component : Outer) {
      Functions.clear();
      for (auto &Node : Component)
        Functions.push_back(wrap(&Node.getFunction()));
      Visit(Functions.data(), Functions.size(), Data);
    }
}

// 1 no, 2 may, 3 partial, 4 must.
int nc_alias(NcAnalyses *A, LLVMValueRef Func, LLVMValueRef Left, uint64_t LeftBytes,
             LLVMValueRef Right, uint64_t RightBytes) {
  auto &Results = A->functions().getResult<AAManager>(*unwrap<Function>(Func));
  AliasResult Result = Results.alias(MemoryLocation(unwrap(Left), sizeOf(LeftBytes)),
                                     MemoryLocation(unwrap(Right), sizeOf(RightBytes)));
  switch (Result) {
  case AliasResult::NoAlias:
    return 1;
  case AliasResult::PartialAlias:
    return 3;
  case AliasResult::MustAlias:
    return 4;
  default:
    return 2;
  }
}

} // extern "C"
