// Types shared by the files of the shim; each mirrors a record in src/ffi.rs.
#ifndef NEVERC_LLVM_SHIM_H
#define NEVERC_LLVM_SHIM_H

#include <cstddef>
#include <cstdint>

#include "llvm-c/Types.h"

extern "C" {

// A diagnostic; texts have a length and no NUL.
struct NcDiagnostic {
  int Severity; // 0 error, 1 warning, 2 remark, 3 note
  unsigned Line;
  unsigned Column;
  uint64_t Cookie;
  const char *Message;
  size_t MessageLength;
  const char *LineText;
  size_t LineTextLength;
  const char *Function;
  size_t FunctionLength;
  const char *Group;
  size_t GroupLength;
};

typedef void (*NcDiagnosticCallback)(const NcDiagnostic *, void *);
typedef void (*NcSink)(const char *, size_t, void *);
typedef void (*NcMachinePipelineHook)(void *PassConfig, void *Data);

// What may be asked about a module's analyses; see analysis.h.
struct NcAnalyses;

// Called at a point of the optimization pipeline. 0: the module is as it was, 1: it was changed,
// 2: it was changed and is not worth anything any more.
typedef int (*NcPointHook)(int Point, NcAnalyses *, void *Data);

struct NcMachineOptions {
  const char *Triple;
  const char *Cpu;
  const char *Features;
  int OptLevel;
  int RelocModel;
  int CodeModel;
  LLVMBool FunctionSections;
  LLVMBool DataSections;
  LLVMBool UniqueSectionNames;
  LLVMBool EmulatedTls;
  LLVMBool NoIntegratedAs;
  LLVMBool AsmVerbose;
  LLVMBool StackSizeSection;
  int FastISel;   // -1 as the level says
  int GlobalISel; // -1 as the level says
  int CompressDebug;
  LLVMBool RelaxElf;
  LLVMBool NoExecStack;
  LLVMBool UseInitArray;
  int FpContract; // 0 fast, 1 standard, 2 strict
  LLVMBool UnsafeMath;
  LLVMBool NoInfs;
  LLVMBool NoNans;
  LLVMBool NoSignedZeros;
  LLVMBool ApproxFunc;
  LLVMBool NoTrapping;
  LLVMBool TrapUnreachable;
  unsigned DwarfVersion;
  LLVMBool ThreadModelSingle;
  LLVMBool NoZerosInBss;
  LLVMBool AddressSignificance;
  LLVMBool TlsDescriptors;
};

struct NcPipelineOptions {
  const char *Text; // null: by level
  int Level;
  int SizeLevel;
  LLVMBool LoopVectorize;
  LLVMBool SlpVectorize;
  LLVMBool UnrollLoops;
  LLVMBool LoopInterleave;
  LLVMBool MergeFunctions;
  LLVMBool CallGraphProfile;
  LLVMBool Verify;
  LLVMBool VerifyEach;
  LLVMBool NoBuiltins;
  int VectorLibrary;
  unsigned Points; // bit 0: the start of the pipeline, bit 1: the end of the optimizer
  NcPointHook Hook;
  void *HookData;
};

struct NcAssembleOptions {
  const char *Triple;
  const char *Cpu;
  const char *Features;
  LLVMBool Pic;
  LLVMBool IntelSyntax;
  LLVMBool NoExecStack;
  LLVMBool RelaxElf;
  LLVMBool FatalWarnings;
  LLVMBool NoWarnings;
  int CompressDebug;
  LLVMBool DebugLines;
  unsigned DwarfVersion;
  const char *Producer;
  const char *FileName;
  const char *Directory;
  const char *const *DefinedSymbols;
  const int64_t *DefinedValues;
  size_t DefinedCount;
  const char *const *IncludePaths;
  size_t IncludeCount;
};

struct NcTableGenOptions {
  const char *FileName;
  const char *Text;
  size_t Length;
  const char *const *IncludePaths;
  size_t IncludeCount;
  const char *const *Classes; // records of these classes are given
  size_t ClassCount;
  unsigned long Seconds; // of processor time
};

} // extern "C"

#ifdef __cplusplus
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/raw_ostream.h"

// A stream that hands what it gets to a sink when it is flushed or its buffer is full.
class SinkStream final : public llvm::raw_ostream {
  NcSink Sink;
  void *Data;
  uint64_t Position = 0;

  void write_impl(const char *Bytes, size_t Size) override {
    Sink(Bytes, Size, Data);
    Position += Size;
  }
  uint64_t current_pos() const override { return Position; }

public:
  SinkStream(NcSink Sink, void *Data) : Sink(Sink), Data(Data) {
    SetBufferSize(1 << 16);
  }
  ~SinkStream() override { flush(); }
};
#endif

#endif
