// Target machines and the machine pipeline.
#include "shim.h"

#include "llvm-c/Target.h"
#include "llvm-c/TargetMachine.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/InitializePasses.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Target/TargetLoweringObjectFile.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"

#include <mutex>

using namespace llvm;

namespace {

TargetMachine *machineOf(LLVMTargetMachineRef M) { return reinterpret_cast<TargetMachine *>(M); }

void put(NcSink Sink, void *Data, StringRef Text) { Sink(Text.data(), Text.size(), Data); }

// Registers the passes of the machine pipeline that are found by name or identity, once.
void initializeCodeGenPasses() {
  static std::once_flag Once;
  std::call_once(Once, [] {
    PassRegistry &Registry = *PassRegistry::getPassRegistry();
    initializeCore(Registry);
    initializeCodeGen(Registry);
  });
}

} // namespace

extern "C" {

void nc_initialize_target(int Arch) {
  static std::once_flag X86, AArch64;
  if (Arch == 0)
    std::call_once(X86, [] {
      LLVMInitializeX86TargetInfo();
      LLVMInitializeX86Target();
      LLVMInitializeX86TargetMC();
      LLVMInitializeX86AsmPrinter();
      LLVMInitializeX86AsmParser();
    });
  else
    std::call_once(AArch64, [] {
      LLVMInitializeAArch64TargetInfo();
      LLVMInitializeAArch64Target();
      LLVMInitializeAArch64TargetMC();
      LLVMInitializeAArch64AsmPrinter();
      LLVMInitializeAArch64AsmParser();
    });
}

LLVMTargetMachineRef nc_target_machine_create(const NcMachineOptions *Options, NcSink Sink,
                                              void *SinkData) {
  std::string Error;
  const Target *T = TargetRegistry::lookupTarget(Options->Triple, Error);
  if (!T) {
    put(Sink, SinkData, Error);
    return nullptr;
  }
  TargetOptions TO;
  TO.UnsafeFPMath = Options->UnsafeMath;
  TO.NoInfsFPMath = Options->NoInfs;
  TO.NoNaNsFPMath = Options->NoNans;
  TO.NoSignedZerosFPMath = Options->NoSignedZeros;
  TO.ApproxFuncFPMath = Options->ApproxFunc;
  TO.NoTrappingFPMath = Options->NoTrapping;
  TO.NoZerosInBSS = Options->NoZerosInBss;
  TO.UseInitArray = Options->UseInitArray;
  TO.DisableIntegratedAS = Options->NoIntegratedAs;
  TO.FunctionSections = Options->FunctionSections;
  TO.DataSections = Options->DataSections;
  TO.UniqueSectionNames = Options->UniqueSectionNames;
  TO.EmulatedTLS = Options->EmulatedTls;
  TO.EmitStackSizeSection = Options->StackSizeSection;
  TO.TrapUnreachable = Options->TrapUnreachable;
  TO.AllowFPOpFusion = Options->FpContract == 0   ? FPOpFusion::Fast
                       : Options->FpContract == 1 ? FPOpFusion::Standard
                                                  : FPOpFusion::Strict;
  TO.ThreadModel = Options->ThreadModelSingle ? ThreadModel::Single : ThreadModel::POSIX;
  TO.EmitAddrsig = Options->AddressSignificance;
  TO.EnableTLSDESC = Options->TlsDescriptors;
  TO.EmitCallSiteInfo = Options->OptLevel > 0;
  TO.MCOptions.AsmVerbose = Options->AsmVerbose;
  TO.MCOptions.PreserveAsmComments = Options->AsmVerbose;
  TO.MCOptions.MCNoExecStack = Options->NoExecStack;
  TO.MCOptions.X86RelaxRelocations = Options->RelaxElf;
  TO.MCOptions.MCUseDwarfDirectory = MCTargetOptions::EnableDwarfDirectory;
  TO.MCOptions.DwarfVersion = Options->DwarfVersion;
  TO.MCOptions.CompressDebugSections = Options->CompressDebug == 1 ? DebugCompressionType::Zlib
                                       : Options->CompressDebug == 2
                                           ? DebugCompressionType::Zstd
                                           : DebugCompressionType::None;
  if (Options->FastISel >= 0)
    TO.EnableFastISel = Options->FastISel;
  if (Options->GlobalISel >= 0)
    TO.EnableGlobalISel = Options->GlobalISel;

  std::optional<CodeModel::Model> Model;
  switch (Options->CodeModel) {
  case 1:
    Model = CodeModel::Tiny;
    break;
  case 2:
    Model = CodeModel::Small;
    break;
  case 3:
    Model = CodeModel::Kernel;
    break;
  case 4:
    Model = CodeModel::Medium;
    break;
  case 5:
    Model = CodeModel::Large;
    break;
  default:
    break;
  }
  auto Level = static_cast<CodeGenOptLevel>(std::clamp(Options->OptLevel, 0, 3));
  TargetMachine *M = T->createTargetMachine(
      Options->Triple, Options->Cpu, Options->Features, TO,
      Options->RelocModel == 0 ? Reloc::Static : Reloc::PIC_, Model, Level);
  if (!M) {
    put(Sink, SinkData, "the target has no code generator");
    return nullptr;
  }
  if (Options->FastISel >= 0)
    M->setFastISel(Options->FastISel);
  if (Options->GlobalISel >= 0)
    M->setGlobalISel(Options->GlobalISel);
  return reinterpret_cast<LLVMTargetMachineRef>(M);
}

void nc_target_machine_dispose(LLVMTargetMachineRef M) { delete machineOf(M); }

void nc_target_machine_data_layout(LLVMTargetMachineRef M, NcSink Sink, void *SinkData) {
  put(Sink, SinkData, machineOf(M)->createDataLayout().getStringRepresentation());
}

LLVMBool nc_emit(LLVMModuleRef Mod, LLVMTargetMachineRef Machine, int Kind, LLVMBool Verify,
                 NcMachinePipelineHook Hook, void *HookData, NcSink Sink, void *SinkData) {
  Module &M = *unwrap(Mod);
  auto &TM = static_cast<LLVMTargetMachine &>(*machineOf(Machine));
  initializeCodeGenPasses();

  SmallVector<char, 0> Buffer;
  raw_svector_ostream Out(Buffer);
  CodeGenFileType FileType = Kind == 0   ? CodeGenFileType::ObjectFile
                             : Kind == 1 ? CodeGenFileType::AssemblyFile
                                         : CodeGenFileType::Null;
  {
    legacy::PassManager PM;
    PM.add(createTargetTransformInfoWrapperPass(TM.getTargetIRAnalysis()));
    PM.add(new TargetLibraryInfoWrapperPass(TM.getTargetTriple()));
    auto *MMI = new MachineModuleInfoWrapperPass(&TM);
    TargetPassConfig *Config = TM.createPassConfig(PM);
    Config->setDisableVerify(!Verify);
    PM.add(Config);
    PM.add(MMI);
    if (Hook)
      Hook(Config, HookData);
    if (Config->addISelPasses())
      return 1;
    Config->addMachinePasses();
    Config->setInitialized();
    if (TM.addAsmPrinter(PM, Out, nullptr, FileType, MMI->getMMI().getContext()))
      return 1;
    PM.add(createFreeMachineFunctionPass());
    const_cast<TargetLoweringObjectFile *>(TM.getObjFileLowering())
        ->Initialize(MMI->getMMI().getContext(), TM);
    PM.run(M);
  }
  Sink(Buffer.data(), Buffer.size(), SinkData);
  return 0;
}

LLVMBool nc_set_llvm_options(const char *const *Arguments, int Count, NcSink Sink,
                             void *SinkData) {
  SinkStream Stream(Sink, SinkData);
  return !cl::ParseCommandLineOptions(Count, Arguments, "", &Stream);
}

void nc_host_cpu(NcSink Sink, void *SinkData) { put(Sink, SinkData, sys::getHostCPUName()); }

void nc_host_features(NcSink Sink, void *SinkData) {
  std::string Text;
  for (const auto &Feature : sys::getHostCPUFeatures()) {
    if (!Text.empty())
      Text += ',';
    Text += Feature.second ? '+' : '-';
    Text += Feature.first().str();
  }
  put(Sink, SinkData, Text);
}

} // extern "C"
