// What LLVM's C interface lacks for building, checking, reading and writing IR.
#include "shim.h"

#include "llvm-c/Core.h"
#include "llvm-c/DebugInfo.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DIBuilder.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;

namespace {

Metadata *unwrapMD(LLVMMetadataRef MD) { return unwrap(MD); }

template <typename T> T *unwrapDI(LLVMMetadataRef MD) {
  return MD ? cast<T>(unwrapMD(MD)) : nullptr;
}

void setText(const char *&Data, size_t &Length, StringRef Text) {
  Data = Text.data();
  Length = Text.size();
}

// Hands LLVM's diagnostics to a callback instead of printing them or exiting.
class CallbackHandler final : public DiagnosticHandler {
  NcDiagnosticCallback Callback;
  void *Data;

public:
  CallbackHandler(NcDiagnosticCallback Callback, void *Data)
      : Callback(Callback), Data(Data) {}

  bool handleDiagnostics(const DiagnosticInfo &Info) override {
    NcDiagnostic Report = {};
    switch (Info.getSeverity()) {
    case DS_Error:
      Report.Severity = 0;
      break;
    case DS_Warning:
      Report.Severity = 1;
      break;
    case DS_Remark:
      Report.Severity = 2;
      break;
    case DS_Note:
      Report.Severity = 3;
      break;
    }
    std::string Message;
    std::string Function;
    StringRef Group;
    if (auto *Source = dyn_cast<DiagnosticInfoSrcMgr>(&Info)) {
      const SMDiagnostic &Diagnostic = Source->getSMDiag();
      Message = Diagnostic.getMessage().str();
      Report.Line = Diagnostic.getLineNo() > 0 ? Diagnostic.getLineNo() : 0;
      Report.Column = Diagnostic.getColumnNo() >= 0 ? Diagnostic.getColumnNo() + 1 : 0;
      Report.Cookie = Source->getLocCookie();
      setText(Report.LineText, Report.LineTextLength, Diagnostic.getLineContents());
    } else if (auto *Assembly = dyn_cast<DiagnosticInfoInlineAsm>(&Info)) {
      raw_string_ostream(Message) << Assembly->getMsgStr();
      Report.Cookie = Assembly->getLocCookie();
      Group = "inline-asm";
    } else if (auto *Stack = dyn_cast<DiagnosticInfoStackSize>(&Info)) {
      Function = Stack->getFunction().getName().str();
      raw_string_ostream(Message)
          << "stack frame size (" << Stack->getStackSize() << ") exceeds limit ("
          << Stack->getStackLimit() << ") in '" << Function << "'";
      Group = "frame-larger-than";
    } else if (auto *Call = dyn_cast<DiagnosticInfoDontCall>(&Info)) {
      Function = Call->getFunctionName().str();
      Message = Call->getNote().str();
      Report.Cookie = Call->getLocCookie();
      Group = "attribute-dont-call";
    } else {
      {
        raw_string_ostream Stream(Message);
        DiagnosticPrinterRawOStream Printer(Stream);
        Info.print(Printer);
      }
      if (auto *Remark = dyn_cast<DiagnosticInfoOptimizationBase>(&Info)) {
        Group = Remark->getPassName();
        Function = Remark->getFunction().getName().str();
        Message = Remark->getMsg();
      } else if (auto *Unsupported = dyn_cast<DiagnosticInfoUnsupported>(&Info)) {
        Function = Unsupported->getFunction().getName().str();
        raw_string_ostream(Message = "") << Unsupported->getMessage();
      }
      // The common base of located diagnostics has no kind of its own to ask for.
      const DiagnosticInfoWithLocationBase *Located = nullptr;
      if (auto *Remark = dyn_cast<DiagnosticInfoOptimizationBase>(&Info))
        Located = Remark;
      else if (auto *Unsupported = dyn_cast<DiagnosticInfoUnsupported>(&Info))
        Located = Unsupported;
      if (Located && Located->isLocationAvailable()) {
        StringRef File;
        Located->getLocation(File, Report.Line, Report.Column);
      }
    }
    setText(Report.Message, Report.MessageLength, Message);
    setText(Report.Function, Report.FunctionLength, Function);
    setText(Report.Group, Report.GroupLength, Group);
    Callback(&Report, Data);
    return true;
  }
};

} // namespace

extern "C" {

void nc_context_set_diagnostic_handler(LLVMContextRef Context, NcDiagnosticCallback Callback,
                                       void *Data) {
  // Filtered: remarks nobody asked for would be many.
  unwrap(Context)->setDiagnosticHandler(std::make_unique<CallbackHandler>(Callback, Data),
                                        /*RespectFilters=*/true);
}

// Constants.

LLVMValueRef nc_const_float_bits(LLVMTypeRef Ty, const uint64_t *Words, size_t Count) {
  Type *Float = unwrap(Ty);
  const fltSemantics &Format = Float->getFltSemantics();
  APInt Bits(APFloat::getSizeInBits(Format), ArrayRef<uint64_t>(Words, Count));
  return wrap(ConstantFP::get(Float->getContext(), APFloat(Format, Bits)));
}

static size_t copyWords(const APInt &Bits, uint64_t *Words, size_t Count) {
  size_t Have = std::min<size_t>(Bits.getNumWords(), Count);
  std::copy_n(Bits.getRawData(), Have, Words);
  return Have;
}

size_t nc_const_int_words(LLVMValueRef Value, uint64_t *Words, size_t Count) {
  return copyWords(unwrap<ConstantInt>(Value)->getValue(), Words, Count);
}

size_t nc_const_float_words(LLVMValueRef Value, uint64_t *Words, size_t Count) {
  return copyWords(unwrap<ConstantFP>(Value)->getValueAPF().bitcastToAPInt(), Words, Count);
}

LLVMValueRef nc_const_data_array(LLVMTypeRef Ty, const char *Data, size_t Bytes) {
  Type *Element = unwrap(Ty);
  uint64_t Size = Element->getPrimitiveSizeInBits() / 8;
  return wrap(ConstantDataArray::getRaw(StringRef(Data, Bytes), Bytes / Size, Element));
}

LLVMValueRef nc_const_gep_bytes(LLVMValueRef Pointer, int64_t Offset, LLVMBool InBounds) {
  auto *Base = unwrap<Constant>(Pointer);
  LLVMContext &Context = Base->getContext();
  Constant *Index = ConstantInt::get(Type::getInt64Ty(Context), Offset, true);
  return wrap(ConstantExpr::getGetElementPtr(
      Type::getInt8Ty(Context), Base, Index,
      InBounds ? GEPNoWrapFlags::inBounds() : GEPNoWrapFlags::none()));
}

LLVMValueRef nc_const_dso_local_equivalent(LLVMValueRef Value) {
  return wrap(DSOLocalEquivalent::get(unwrap<GlobalValue>(Value)));
}

// Globals and instructions.

void nc_set_dso_local(LLVMValueRef Global, LLVMBool Local) {
  unwrap<GlobalValue>(Global)->setDSOLocal(Local);
}

LLVMBool nc_is_dso_local(LLVMValueRef Global) {
  return unwrap<GlobalValue>(Global)->isDSOLocal();
}

void nc_set_thread_local(LLVMValueRef Global, int Mode) {
  unwrap<GlobalValue>(Global)->setThreadLocalMode(
      static_cast<GlobalValue::ThreadLocalMode>(Mode));
}

void nc_add_attributes(LLVMValueRef Value, const unsigned *Indices,
                       const LLVMAttributeRef *Attributes, size_t Count) {
  llvm::Value *V = unwrap(Value);
  auto *F = dyn_cast<Function>(V);
  auto *Call = dyn_cast<CallBase>(V);
  if (!F && !Call)
    return;
  LLVMContext &Context = V->getContext();
  AttributeList Old = F ? F->getAttributes() : Call->getAttributes();
  SmallVector<std::pair<unsigned, Attribute>, 16> All;
  for (unsigned Index : Old.indexes())
    for (Attribute A : Old.getAttributes(Index))
      All.push_back({Index, A});
  for (size_t I = 0; I != Count; ++I)
    All.push_back({Indices[I], unwrap(Attributes[I])});
  // The function's own attributes have the largest index and come last.
  stable_sort(All, [](auto &A, auto &B) { return A.first < B.first; });
  SmallVector<std::pair<unsigned, AttributeSet>, 16> Sets;
  for (size_t I = 0; I != All.size();) {
    unsigned Index = All[I].first;
    AttrBuilder Builder(Context);
    for (; I != All.size() && All[I].first == Index; ++I)
      Builder.addAttribute(All[I].second);
    Sets.push_back({Index, AttributeSet::get(Context, Builder)});
  }
  AttributeList New = AttributeList::get(Context, Sets);
  if (F)
    F->setAttributes(New);
  else
    Call->setAttributes(New);
}

void nc_set_alignment(LLVMValueRef Value, uint64_t Bytes) {
  llvm::Value *V = unwrap(Value);
  Align A(Bytes);
  if (auto *G = dyn_cast<GlobalObject>(V))
    G->setAlignment(A);
  else if (auto *I = dyn_cast<AllocaInst>(V))
    I->setAlignment(A);
  else if (auto *I = dyn_cast<LoadInst>(V))
    I->setAlignment(A);
  else if (auto *I = dyn_cast<StoreInst>(V))
    I->setAlignment(A);
  else if (auto *I = dyn_cast<AtomicRMWInst>(V))
    I->setAlignment(A);
  else if (auto *I = dyn_cast<AtomicCmpXchgInst>(V))
    I->setAlignment(A);
}

uint64_t nc_get_alignment(LLVMValueRef Value) {
  llvm::Value *V = unwrap(Value);
  if (auto *G = dyn_cast<GlobalObject>(V))
    return G->getAlign() ? G->getAlign()->value() : 0;
  if (auto *I = dyn_cast<AllocaInst>(V))
    return I->getAlign().value();
  if (auto *I = dyn_cast<LoadInst>(V))
    return I->getAlign().value();
  if (auto *I = dyn_cast<StoreInst>(V))
    return I->getAlign().value();
  if (auto *I = dyn_cast<AtomicRMWInst>(V))
    return I->getAlign().value();
  if (auto *I = dyn_cast<AtomicCmpXchgInst>(V))
    return I->getAlign().value();
  return 0;
}

void nc_instruction_move_before(LLVMValueRef Value, LLVMValueRef Before) {
  unwrap<Instruction>(Value)->moveBefore(unwrap<Instruction>(Before));
}

unsigned nc_builtin_intrinsic(const char *Prefix, size_t PrefixLength, const char *Name,
                              size_t NameLength) {
  return Intrinsic::getIntrinsicForClangBuiltin(std::string(Prefix, PrefixLength).c_str(),
                                                StringRef(Name, NameLength));
}

LLVMBool nc_inline_asm_verify(LLVMTypeRef Ty, const char *Constraints, size_t Length,
                              NcSink Sink, void *SinkData) {
  Error E = InlineAsm::verify(unwrap<FunctionType>(Ty), StringRef(Constraints, Length));
  if (!E)
    return 0;
  std::string Text = toString(std::move(E));
  Sink(Text.data(), Text.size(), SinkData);
  return 1;
}

// The builder.

LLVMValueRef nc_build_memory_transfer(LLVMBuilderRef Builder, int Kind, LLVMValueRef Target,
                                      uint64_t TargetAlign, LLVMValueRef Source,
                                      uint64_t SourceAlign, LLVMValueRef Size,
                                      LLVMBool Volatile) {
  IRBuilder<> *B = unwrap(Builder);
  MaybeAlign To(TargetAlign), From(SourceAlign);
  llvm::Value *T = unwrap(Target), *S = unwrap(Source), *N = unwrap(Size);
  switch (Kind) {
  case 0:
    return wrap(B->CreateMemCpy(T, To, S, From, N, Volatile));
  case 1:
    return wrap(B->CreateMemMove(T, To, S, From, N, Volatile));
  default:
    return wrap(B->CreateMemCpyInline(T, To, S, From, N, Volatile));
  }
}

LLVMValueRef nc_build_memset(LLVMBuilderRef Builder, LLVMValueRef Target, uint64_t Alignment,
                             LLVMValueRef Byte, LLVMValueRef Size, LLVMBool Volatile) {
  return wrap(unwrap(Builder)->CreateMemSet(unwrap(Target), unwrap(Byte), unwrap(Size),
                                            MaybeAlign(Alignment), Volatile));
}

void nc_builder_set_fast_math(LLVMBuilderRef Builder, unsigned Flags) {
  FastMathFlags F;
  F.setAllowReassoc(Flags & 1);
  F.setNoNaNs(Flags & 2);
  F.setNoInfs(Flags & 4);
  F.setNoSignedZeros(Flags & 8);
  F.setAllowReciprocal(Flags & 16);
  F.setAllowContract(Flags & 32);
  F.setApproxFunc(Flags & 64);
  unwrap(Builder)->setFastMathFlags(F);
}

void nc_builder_set_constrained(LLVMBuilderRef Builder, LLVMBool Enabled, int Rounding,
                                int Exceptions) {
  IRBuilder<> *B = unwrap(Builder);
  B->setIsFPConstrained(Enabled);
  B->setDefaultConstrainedRounding(Rounding ? RoundingMode::Dynamic
                                            : RoundingMode::NearestTiesToEven);
  B->setDefaultConstrainedExcept(Exceptions ? fp::ebStrict : fp::ebIgnore);
}

LLVMValueRef nc_build_fcmp_signaling(LLVMBuilderRef Builder, int Predicate, LLVMValueRef Left,
                                     LLVMValueRef Right) {
  return wrap(unwrap(Builder)->CreateFCmpS(static_cast<FCmpInst::Predicate>(Predicate),
                                           unwrap(Left), unwrap(Right)));
}

void nc_builder_position_before(LLVMBuilderRef Builder, LLVMValueRef Before) {
  IRBuilder<> *B = unwrap(Builder);
  auto *I = unwrap<Instruction>(Before);
  DebugLoc Location = B->getCurrentDebugLocation();
  B->SetInsertPoint(I->getParent(), I->getIterator());
  B->SetCurrentDebugLocation(Location);
}

void nc_builder_position_start(LLVMBuilderRef Builder, LLVMBasicBlockRef Block) {
  IRBuilder<> *B = unwrap(Builder);
  BasicBlock *BB = unwrap(Block);
  DebugLoc Location = B->getCurrentDebugLocation();
  B->SetInsertPoint(BB, BB->getFirstNonPHIIt());
  B->SetCurrentDebugLocation(Location);
}

// Metadata and debug information.

LLVMMetadataRef nc_metadata_distinct(LLVMContextRef Context, const LLVMMetadataRef *Operands,
                                     size_t Count, LLVMBool SelfFirst) {
  SmallVector<Metadata *, 4> List;
  if (SelfFirst)
    List.push_back(nullptr);
  for (size_t I = 0; I < Count; ++I)
    List.push_back(unwrapMD(Operands[I]));
  MDNode *Node = MDNode::getDistinct(*unwrap(Context), List);
  if (SelfFirst)
    Node->replaceOperandWith(0, Node);
  return wrap(Node);
}

void nc_module_add_flag(LLVMModuleRef M, unsigned Behavior, const char *Key, size_t Length,
                        LLVMMetadataRef Value) {
  unwrap(M)->addModuleFlag(static_cast<Module::ModFlagBehavior>(Behavior),
                           StringRef(Key, Length), unwrapMD(Value));
}

LLVMMetadataRef nc_di_function(LLVMDIBuilderRef Builder, LLVMMetadataRef Scope, const char *Name,
                               size_t NameLength, const char *LinkageName,
                               size_t LinkageNameLength, LLVMMetadataRef File, unsigned Line,
                               LLVMMetadataRef Ty, unsigned ScopeLine, unsigned Flags,
                               LLVMBool Local, LLVMBool Definition, LLVMBool Optimized) {
  return wrap(unwrap(Builder)->createFunction(
      unwrapDI<DIScope>(Scope), StringRef(Name, NameLength),
      StringRef(LinkageName, LinkageNameLength), unwrapDI<DIFile>(File), Line,
      unwrapDI<DISubroutineType>(Ty), ScopeLine, static_cast<DINode::DIFlags>(Flags),
      DISubprogram::toSPFlags(Local, Definition, Optimized)));
}

LLVMMetadataRef nc_di_record(LLVMDIBuilderRef Builder, unsigned Tag, LLVMMetadataRef Scope,
                             const char *Name, size_t NameLength, LLVMMetadataRef File,
                             unsigned Line, uint64_t Size, uint32_t Align, unsigned Flags,
                             LLVMBool Declaration) {
  DIBuilder *B = unwrap(Builder);
  auto *S = unwrapDI<DIScope>(Scope);
  auto *F = unwrapDI<DIFile>(File);
  StringRef N(Name, NameLength);
  if (Declaration)
    return wrap(B->createForwardDecl(Tag, N, S, F, Line, 0, Size, Align));
  auto DIFlags = static_cast<DINode::DIFlags>(Flags);
  if (Tag == dwarf::DW_TAG_union_type)
    return wrap(B->createUnionType(S, N, F, Line, Size, Align, DIFlags, DINodeArray()));
  return wrap(
      B->createStructType(S, N, F, Line, Size, Align, DIFlags, nullptr, DINodeArray()));
}

LLVMMetadataRef nc_di_bit_field_member(LLVMDIBuilderRef Builder, LLVMMetadataRef Scope,
                                       const char *Name, size_t NameLength, LLVMMetadataRef File,
                                       unsigned Line, uint64_t Size, uint64_t Offset,
                                       uint64_t StorageOffset, LLVMMetadataRef Ty) {
  return wrap(unwrap(Builder)->createBitFieldMemberType(
      unwrapDI<DIScope>(Scope), StringRef(Name, NameLength), unwrapDI<DIFile>(File), Line, Size,
      Offset, StorageOffset, DINode::FlagZero, unwrapDI<DIType>(Ty)));
}

LLVMMetadataRef nc_di_replace_elements(LLVMDIBuilderRef Builder, LLVMMetadataRef Composite,
                                       const LLVMMetadataRef *Elements, size_t Count) {
  DIBuilder *B = unwrap(Builder);
  SmallVector<Metadata *, 16> List;
  for (size_t I = 0; I < Count; ++I)
    List.push_back(unwrapMD(Elements[I]));
  auto *Type = cast<DICompositeType>(unwrapMD(Composite));
  B->replaceArrays(Type, B->getOrCreateArray(List));
  return wrap(Type);
}

LLVMMetadataRef nc_di_vla_subrange(LLVMDIBuilderRef Builder, LLVMMetadataRef Count) {
  return wrap(unwrap(Builder)->getOrCreateSubrange(unwrapMD(Count), nullptr, nullptr, nullptr));
}

void nc_global_add_debug_info(LLVMValueRef Global, LLVMMetadataRef Expression) {
  unwrap<GlobalVariable>(Global)->addDebugInfo(
      cast<DIGlobalVariableExpression>(unwrapMD(Expression)));
}

// Modules.

LLVMModuleRef nc_parse_module(LLVMContextRef Context, const char *Data, size_t Length,
                              const char *Name, NcSink Sink, void *SinkData) {
  // The parser wants a NUL behind the text, hence the copy.
  auto Buffer = MemoryBuffer::getMemBufferCopy(StringRef(Data, Length), Name);
  SMDiagnostic Diagnostic;
  // Textual IR refers to values by name.
  bool Discard = unwrap(Context)->shouldDiscardValueNames();
  unwrap(Context)->setDiscardValueNames(false);
  std::unique_ptr<Module> M =
      parseIR(Buffer->getMemBufferRef(), Diagnostic, *unwrap(Context));
  unwrap(Context)->setDiscardValueNames(Discard);
  if (!M) {
    SinkStream Stream(Sink, SinkData);
    Diagnostic.print(nullptr, Stream, false);
    return nullptr;
  }
  return wrap(M.release());
}

void nc_module_print(LLVMModuleRef M, NcSink Sink, void *SinkData) {
  SinkStream Stream(Sink, SinkData);
  // Debug records print as they are kept; the annotation writer is not needed.
  unwrap(M)->print(Stream, nullptr);
}

void nc_module_write_bitcode(LLVMModuleRef M, NcSink Sink, void *SinkData) {
  SinkStream Stream(Sink, SinkData);
  WriteBitcodeToFile(*unwrap(M), Stream);
}

LLVMBool nc_module_verify(LLVMModuleRef M, NcSink Sink, void *SinkData) {
  SinkStream Stream(Sink, SinkData);
  return verifyModule(*unwrap(M), &Stream);
}

LLVMBool nc_module_link(LLVMModuleRef Target, LLVMModuleRef Source) {
  return Linker::linkModules(*unwrap(Target), std::unique_ptr<Module>(unwrap(Source)));
}

uint64_t nc_type_alloc_size(LLVMModuleRef M, LLVMTypeRef Ty) {
  return unwrap(M)->getDataLayout().getTypeAllocSize(unwrap(Ty)).getKnownMinValue();
}

uint64_t nc_type_abi_align(LLVMModuleRef M, LLVMTypeRef Ty) {
  return unwrap(M)->getDataLayout().getABITypeAlign(unwrap(Ty)).value();
}

uint64_t nc_struct_member_offset(LLVMModuleRef M, LLVMTypeRef Ty, unsigned Index) {
  const DataLayout &Layout = unwrap(M)->getDataLayout();
  return Layout.getStructLayout(unwrap<StructType>(Ty))->getElementOffset(Index);
}

} // extern "C"
