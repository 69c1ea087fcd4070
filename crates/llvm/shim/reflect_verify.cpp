// Verifying one function at the cost of that function.
//
// LLVM's verifier follows all metadata that it meets, and so, from any location in a function, the scopes and types of
// the whole module. Editing changes none of those; it only makes instructions with and without locations. So the
// verifier gets to see the function without its debug information, once the rules that tie instructions to it are
// known to hold. Where they do not, the verifier looks at everything and says so in its own words.
#include "shim.h"

#include "llvm-c/Core.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Verifier.h"

using namespace llvm;

namespace {

class Places {
  const Function &F;
  SmallPtrSet<const DILocation *, 32> Seen;

  bool isOfFunction(const DebugLoc &Place) {
    const DILocation *Location = Place.get();
    if (!Location || !Seen.insert(Location).second)
      return true;
    auto *Parent = dyn_cast_or_null<DILocalScope>(Location->getRawScope());
    if (!Parent)
      return false;
    DILocalScope *Scope = Location->getInlinedAtScope();
    DISubprogram *Program = Scope ? Scope->getSubprogram() : nullptr;
    return Program && Program->describes(&F);
  }

  bool isLocal(const Value *V) {
    if (auto *I = dyn_cast_or_null<Instruction>(V))
      return I->getParent() && I->getFunction() == &F;
    if (auto *A = dyn_cast_or_null<Argument>(V))
      return A->getParent() == &F;
    return true;
  }

  bool recordsFit(const Instruction &I) {
    if (!I.DebugMarker)
      return true;
    if (I.DebugMarker->MarkedInstr != &I || (isa<PHINode>(I) && I.hasDbgRecords()))
      return false;
    for (DbgRecord &R : I.getDbgRecordRange()) {
      if (R.getMarker() != I.DebugMarker)
        return false;
      if (auto *Variable = dyn_cast<DbgVariableRecord>(&R)) {
        for (Value *V : Variable->location_ops())
          if (!isLocal(V))
            return false;
        if (Variable->isDbgAssign() && !isLocal(Variable->getAddress()))
          return false;
      }
    }
    return true;
  }

public:
  explicit Places(const Function &F) : F(F) {}

  bool fit() {
    for (const BasicBlock &Block : F)
      for (const Instruction &I : Block) {
        if (isa<DbgInfoIntrinsic>(I) || !isOfFunction(I.getDebugLoc()) || !recordsFit(I))
          return false;
        auto *Call = dyn_cast<CallBase>(&I);
        const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
        if (Callee && !Call->getDebugLoc() && Callee->getSubprogram() && !Callee->isDeclaration() &&
            !Callee->isInterposable())
          return false;
      }
    return true;
  }
};

// Takes the debug information of a function away as long as it lives.
class Without {
  struct Place {
    Instruction *I;
    DebugLoc Location;
    DbgMarker *Marker;
  };
  Function &F;
  DISubprogram *Program;
  SmallVector<Place, 64> Hidden;

public:
  explicit Without(Function &F) : F(F), Program(F.getSubprogram()) {
    F.setSubprogram(nullptr);
    for (BasicBlock &Block : F)
      for (Instruction &I : Block)
        if (I.getDebugLoc() || I.DebugMarker) {
          Hidden.push_back({&I, I.getDebugLoc(), I.DebugMarker});
          I.setDebugLoc(DebugLoc());
          I.DebugMarker = nullptr;
        }
  }

  ~Without() {
    F.setSubprogram(Program);
    for (Place &P : Hidden) {
      P.I->setDebugLoc(P.Location);
      P.I->DebugMarker = P.Marker;
    }
  }
};

} // namespace

extern "C" LLVMBool nc_function_verify(LLVMValueRef F_, NcSink Sink, void *SinkData) {
  SinkStream Stream(Sink, SinkData);
  Function &F = *unwrap<Function>(F_);
  // Without a subprogram of its own nothing but the locations of inlined code would lead away.
  if (!F.getSubprogram() || !Places(F).fit())
    return verifyFunction(F, &Stream);
  Without Away(F);
  return verifyFunction(F, &Stream);
}
