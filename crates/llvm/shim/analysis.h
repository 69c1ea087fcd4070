// The analysis managers of a module, for the pipelines and for those who ask about analyses.
#ifndef NEVERC_LLVM_SHIM_ANALYSIS_H
#define NEVERC_LLVM_SHIM_ANALYSIS_H

#include "shim.h"

#include "llvm/Analysis/CGSCCPassManager.h"
#include "llvm/Analysis/LoopAnalysisManager.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Target/TargetMachine.h"

#include <memory>

// All managers, wired to each other; destroyed from the module's down.
struct NcManagers {
  llvm::LoopAnalysisManager Loops;
  llvm::FunctionAnalysisManager Functions;
  llvm::CGSCCAnalysisManager Components;
  llvm::ModuleAnalysisManager Modules;
  llvm::PassBuilder Builder;

  NcManagers(llvm::TargetMachine *Machine, llvm::PipelineTuningOptions Tuning, bool NoBuiltins,
             int VectorLibrary, llvm::PassInstrumentationCallbacks *Callbacks);
};

// A module with the manager of its analyses, which lives at least as long.
struct NcAnalyses {
  llvm::Module &M;
  llvm::ModuleAnalysisManager &Manager;
  std::unique_ptr<NcManagers> Owned;

  llvm::FunctionAnalysisManager &functions();
};

#endif
