// The optimization pipelines of the levels, with hooks at their points.
#include "analysis.h"

#include "llvm-c/TargetMachine.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Passes/StandardInstrumentations.h"
#include "llvm/Transforms/Utils/EntryExitInstrumenter.h"

using namespace llvm;

namespace {

// What the hooks of one run have in common.
struct HookState {
  NcPointHook Hook;
  void *Data;
  bool Failed = false;
};

// A hook at a point of the pipeline. After a failure nobody asks again, passes that can be left out are, and the others
// find a module without code: what a failed hook left behind need not be valid.
struct HookPass : PassInfoMixin<HookPass> {
  HookState *State;
  int Point;

  HookPass(HookState *State, int Point) : State(State), Point(Point) {}

  PreservedAnalyses run(Module &M, ModuleAnalysisManager &Manager) {
    if (State->Failed)
      return PreservedAnalyses::all();
    NcAnalyses Analyses{M, Manager, nullptr};
    switch (State->Hook(Point, &Analyses, State->Data)) {
    case 0:
      return PreservedAnalyses::all();
    case 1:
      return PreservedAnalyses::none();
    default:
      State->Failed = true;
      for (Function &F : M)
        F.deleteBody();
      return PreservedAnalyses::none();
    }
  }

  static bool isRequired() { return true; }
};

OptimizationLevel levelOf(const NcPipelineOptions &Options) {
  if (Options.SizeLevel == 1)
    return OptimizationLevel::Os;
  if (Options.SizeLevel >= 2)
    return OptimizationLevel::Oz;
  switch (Options.Level) {
  case 0:
    return OptimizationLevel::O0;
  case 1:
    return OptimizationLevel::O1;
  case 2:
    return OptimizationLevel::O2;
  default:
    return OptimizationLevel::O3;
  }
}

enum { PointPipelineStart = 0, PointOptimizerLast = 1 };

} // namespace

extern "C" LLVMBool nc_optimize(LLVMModuleRef Mod, LLVMTargetMachineRef Machine,
                                const NcPipelineOptions *Options, NcSink Sink, void *SinkData) {
  Module &M = *unwrap(Mod);
  if (Options->Verify) {
    SinkStream Stream(Sink, SinkData);
    if (verifyModule(M, &Stream))
      return 1;
  }

  PipelineTuningOptions Tuning;
  Tuning.LoopVectorization = Options->LoopVectorize;
  Tuning.SLPVectorization = Options->SlpVectorize;
  Tuning.LoopUnrolling = Options->UnrollLoops;
  Tuning.LoopInterleaving = Options->LoopInterleave;
  Tuning.MergeFunctions = Options->MergeFunctions;
  Tuning.CallGraphProfile = Options->CallGraphProfile;

  PassInstrumentationCallbacks Callbacks;
  StandardInstrumentations Instrumentations(M.getContext(), /*DebugLogging=*/false,
                                            Options->VerifyEach);
  NcManagers Managers(reinterpret_cast<TargetMachine *>(Machine), Tuning, Options->NoBuiltins,
                      Options->VectorLibrary, &Callbacks);
  // Registering them costs time on every pass run; only the verifier asks for them.
  if (Options->VerifyEach)
    Instrumentations.registerCallbacks(Callbacks, &Managers.Modules);

  HookState State{Options->Hook, Options->HookData};
  if (Options->Hook)
    Callbacks.registerShouldRunOptionalPassCallback(
        [&State](StringRef, Any) { return !State.Failed; });
  auto AddHook = [&](ModulePassManager &PM, int Point) {
    if (Options->Hook && (Options->Points & (1u << Point)))
      PM.addPass(HookPass(&State, Point));
  };
  ModulePassManager PM;
  if (Options->Text) {
    // A text has no extension points, or has those of a level inside it: its ends are the points.
    AddHook(PM, PointPipelineStart);
    if (Error E = Managers.Builder.parsePassPipeline(PM, Options->Text)) {
      std::string Message = toString(std::move(E));
      Sink(Message.data(), Message.size(), SinkData);
      return 1;
    }
    AddHook(PM, PointOptimizerLast);
  } else {
    Managers.Builder.registerPipelineStartEPCallback(
        [&](ModulePassManager &PM, OptimizationLevel) { AddHook(PM, PointPipelineStart); });
    // Acts on functions whose attributes ask for calls at their begin and end before inlining.
    Managers.Builder.registerPipelineStartEPCallback([](ModulePassManager &PM, OptimizationLevel) {
      PM.addPass(createModuleToFunctionPassAdaptor(EntryExitInstrumenterPass(/*PostInlining=*/false)));
    });
    Managers.Builder.registerOptimizerLastEPCallback(
        [&](ModulePassManager &PM, OptimizationLevel) { AddHook(PM, PointOptimizerLast); });
    OptimizationLevel Level = levelOf(*Options);
    PM = Level == OptimizationLevel::O0 ? Managers.Builder.buildO0DefaultPipeline(Level)
                                        : Managers.Builder.buildPerModuleDefaultPipeline(Level);
  }
  PM.run(M, Managers.Modules);
  return 0;
}
