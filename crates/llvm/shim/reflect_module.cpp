// Putting the contents of a serialized module into one that is there, in place.
#include "reflect.h"

#include "llvm-c/Core.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/TypeFinder.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace {

void empty(Module &M) {
  M.dropAllReferences();
  while (!M.empty())
    M.begin()->eraseFromParent();
  while (!M.global_empty())
    M.global_begin()->eraseFromParent();
  while (!M.alias_empty())
    M.alias_begin()->eraseFromParent();
  while (!M.ifunc_empty())
    M.ifunc_begin()->eraseFromParent();
  while (!M.named_metadata_empty())
    M.eraseNamedMetadata(&*M.named_metadata_begin());
  M.getComdatSymbolTable().clear();
}

void moveComdat(Module &M, GlobalObject &G) {
  Comdat *Old = G.getComdat();
  if (!Old)
    return;
  Comdat *New = M.getOrInsertComdat(Old->getName());
  New->setSelectionKind(Old->getSelectionKind());
  G.setComdat(New);
}

void move(Module &From, Module &M) {
  From.setIsNewDbgInfoFormat(M.IsNewDbgInfoFormat);
  while (!From.global_empty()) {
    GlobalVariable *G = &*From.global_begin();
    G->removeFromParent();
    M.insertGlobalVariable(G);
    moveComdat(M, *G);
  }
  while (!From.empty()) {
    Function *F = &*From.begin();
    F->removeFromParent();
    M.getFunctionList().push_back(F);
    moveComdat(M, *F);
  }
  while (!From.alias_empty()) {
    GlobalAlias *A = &*From.alias_begin();
    A->removeFromParent();
    M.insertAlias(A);
  }
  while (!From.ifunc_empty()) {
    GlobalIFunc *I = &*From.ifunc_begin();
    I->removeFromParent();
    M.insertIFunc(I);
  }
  for (NamedMDNode &N : From.named_metadata()) {
    NamedMDNode *To = M.getOrInsertNamedMetadata(N.getName());
    for (MDNode *Operand : N.operands())
      To->addOperand(Operand);
  }
  M.setModuleInlineAsm(From.getModuleInlineAsm());
  M.setSourceFileName(From.getSourceFileName());
}

// Reads a whole module; null when the bytes are none, or none of a sound module.
//
// The last step of reading upgrades debug information, and ends the process when it meets a broken module: so the
// module is verified before that. What is wrong with debug information alone is dropped by that step.
std::unique_ptr<Module> readSound(MemoryBufferRef Buffer, LLVMContext &C) {
  Expected<std::unique_ptr<Module>> Lazy = getLazyBitcodeModule(Buffer, C);
  if (!Lazy) {
    consumeError(Lazy.takeError());
    return nullptr;
  }
  Module &M = **Lazy;
  auto Failed = [](Error E) {
    bool Any = bool(E);
    consumeError(std::move(E));
    return Any;
  };
  if (Failed(M.materializeMetadata()))
    return nullptr;
  for (Function &F : M)
    if (Failed(F.materialize()))
      return nullptr;
  bool BrokenDebugInfo = false;
  if (verifyModule(M, nullptr, &BrokenDebugInfo) || Failed(M.materializeAll()) || verifyModule(M))
    return nullptr;
  return std::move(*Lazy);
}

} // namespace

extern "C" {

// 0 done, 1 malformed, 2 for another target. The module is as it was unless it is done; it keeps its identifier.
int nc_module_import(LLVMModuleRef Target, const char *Data, size_t Length) {
  Module &M = *unwrap(Target);
  // The types that come in keep their names: those of the old contents make room.
  TypeFinder Types;
  Types.run(M, true);
  std::vector<std::pair<StructType *, std::string>> Names;
  for (StructType *T : Types) {
    Names.push_back({T, T->getName().str()});
    T->setName("");
  }
  auto Back = [&](int Result) {
    for (auto &[T, Name] : Names) {
      // What the failed attempt made may sit on the name.
      if (StructType *Other = StructType::getTypeByName(M.getContext(), Name))
        Other->setName("");
      T->setName(Name);
    }
    return Result;
  };
  std::unique_ptr<Module> Parsed =
      readSound(MemoryBufferRef(StringRef(Data, Length), "import"), M.getContext());
  if (!Parsed)
    return Back(1);
  if (Parsed->getTargetTriple() != M.getTargetTriple() ||
      Parsed->getDataLayoutStr() != M.getDataLayoutStr()) {
    Parsed.reset();
    return Back(2);
  }
  empty(M);
  move(*Parsed, M);
  return 0;
}

} // extern "C"
