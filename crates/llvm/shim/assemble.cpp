// The assembler: text to an ELF object through LLVM's machine code layer.
#include "shim.h"

#include "llvm/MC/MCAsmBackend.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCObjectFileInfo.h"
#include "llvm/MC/MCObjectWriter.h"
#include "llvm/MC/MCParser/MCAsmParser.h"
#include "llvm/MC/MCParser/MCTargetAsmParser.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/MCTargetOptions.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace {

struct Listener {
  NcDiagnosticCallback Callback;
  void *Data;
  bool Failed = false;

  void report(int Severity, StringRef Message, StringRef File, int Line, int Column,
              StringRef LineText) {
    Failed |= Severity == 0;
    NcDiagnostic Report = {};
    Report.Severity = Severity;
    Report.Line = Line > 0 ? Line : 0;
    Report.Column = Column >= 0 ? Column + 1 : 0;
    Report.Message = Message.data();
    Report.MessageLength = Message.size();
    Report.Function = File.data();
    Report.FunctionLength = File.size();
    Report.LineText = LineText.data();
    Report.LineTextLength = LineText.size();
    Callback(&Report, Data);
  }

  void report(const SMDiagnostic &D) {
    int Severity = 3;
    switch (D.getKind()) {
    case SourceMgr::DK_Error:
      Severity = 0;
      break;
    case SourceMgr::DK_Warning:
      Severity = 1;
      break;
    case SourceMgr::DK_Remark:
      Severity = 2;
      break;
    case SourceMgr::DK_Note:
      break;
    }
    report(Severity, D.getMessage(), D.getFilename(), D.getLineNo(), D.getColumnNo(),
           D.getLineContents());
  }
};

void onDiagnostic(const SMDiagnostic &D, void *L) { static_cast<Listener *>(L)->report(D); }

} // namespace

extern "C" LLVMBool nc_assemble(const NcAssembleOptions *Options, const char *Text, size_t Length,
                                NcDiagnosticCallback Callback, void *CallbackData, NcSink Sink,
                                void *SinkData) {
  Listener L{Callback, CallbackData};
  std::string Error;
  const Target *T = TargetRegistry::lookupTarget(Options->Triple, Error);
  if (!T) {
    L.report(0, Error, "", 0, -1, "");
    return 1;
  }
  Triple TheTriple(Options->Triple);

  SourceMgr Sources;
  Sources.AddNewSourceBuffer(
      MemoryBuffer::getMemBufferCopy(StringRef(Text, Length), Options->FileName), SMLoc());
  std::vector<std::string> Includes;
  for (size_t I = 0; I < Options->IncludeCount; ++I)
    Includes.emplace_back(Options->IncludePaths[I]);
  Sources.setIncludeDirs(Includes);
  Sources.setDiagHandler(onDiagnostic, &L);

  MCTargetOptions MCOptions;
  MCOptions.MCFatalWarnings = Options->FatalWarnings;
  MCOptions.MCNoWarn = Options->NoWarnings;
  MCOptions.X86RelaxRelocations = Options->RelaxElf;
  MCOptions.MCUseDwarfDirectory = MCTargetOptions::EnableDwarfDirectory;
  MCOptions.IASSearchPaths = Includes;
  MCOptions.CompressDebugSections = Options->CompressDebug == 1 ? DebugCompressionType::Zlib
                                    : Options->CompressDebug == 2 ? DebugCompressionType::Zstd
                                                                  : DebugCompressionType::None;

  std::unique_ptr<MCRegisterInfo> Registers(T->createMCRegInfo(Options->Triple));
  std::unique_ptr<MCAsmInfo> AsmInfo(T->createMCAsmInfo(*Registers, Options->Triple, MCOptions));
  std::unique_ptr<MCInstrInfo> Instructions(T->createMCInstrInfo());
  std::unique_ptr<MCSubtargetInfo> Subtarget(
      T->createMCSubtargetInfo(Options->Triple, Options->Cpu, Options->Features));
  AsmInfo->setPreserveAsmComments(false);

  MCContext Context(TheTriple, AsmInfo.get(), Registers.get(), Subtarget.get(), &Sources,
                    &MCOptions);
  std::unique_ptr<MCObjectFileInfo> ObjectInfo(
      T->createMCObjectFileInfo(Context, Options->Pic, /*LargeCodeModel=*/false));
  Context.setObjectFileInfo(ObjectInfo.get());
  Context.setDwarfVersion(Options->DwarfVersion);
  Context.setCompilationDir(Options->Directory);
  Context.setMainFileName(Options->FileName);
  if (Options->DebugLines) {
    Context.setGenDwarfForAssembly(true);
    Context.setDwarfDebugProducer(Options->Producer);
    Context.setGenDwarfRootFile(Options->FileName, StringRef(Text, Length));
  }

  SmallVector<char, 0> Buffer;
  raw_svector_ostream Out(Buffer);
  MCCodeEmitter *Emitter = T->createMCCodeEmitter(*Instructions, Context);
  MCAsmBackend *Backend = T->createMCAsmBackend(*Subtarget, *Registers, MCOptions);
  auto Writer = Backend->createObjectWriter(Out);
  std::unique_ptr<MCStreamer> Streamer(T->createMCObjectStreamer(
      TheTriple, Context, std::unique_ptr<MCAsmBackend>(Backend), std::move(Writer),
      std::unique_ptr<MCCodeEmitter>(Emitter), *Subtarget));
  Streamer->initSections(Options->NoExecStack, *Subtarget);

  std::unique_ptr<MCAsmParser> Parser(
      createMCAsmParser(Sources, Context, *Streamer, *AsmInfo));
  std::unique_ptr<MCTargetAsmParser> TargetParser(
      T->createMCAsmParser(*Subtarget, *Parser, *Instructions, MCOptions));
  if (!TargetParser) {
    L.report(0, "the target has no assembly parser", "", 0, -1, "");
    return 1;
  }
  if (Options->IntelSyntax)
    Parser->setAssemblerDialect(1);
  for (size_t I = 0; I < Options->DefinedCount; ++I) {
    MCSymbol *Symbol = Context.getOrCreateSymbol(Options->DefinedSymbols[I]);
    Streamer->emitAssignment(Symbol,
                             MCConstantExpr::create(Options->DefinedValues[I], Context));
  }
  Parser->setTargetParser(*TargetParser);
  bool Failed = Parser->Run(/*NoInitialTextSection=*/true);
  if (Failed || L.Failed || Context.hadError())
    return 1;
  Sink(Buffer.data(), Buffer.size(), SinkData);
  return 0;
}
