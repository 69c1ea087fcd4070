// Questions about IR that LLVM's C interface does not answer, or answers with numbers of its own.
#include "reflect.h"

#include "llvm-c/Core.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/CallingConv.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/ModRef.h"

using namespace llvm;

namespace {

uint64_t stableOrdering(AtomicOrdering O) {
  switch (O) {
  case AtomicOrdering::NotAtomic:
    return 0;
  case AtomicOrdering::Unordered:
    return 1;
  case AtomicOrdering::Monotonic:
    return 2;
  case AtomicOrdering::Acquire:
    return 3;
  case AtomicOrdering::Release:
    return 4;
  case AtomicOrdering::AcquireRelease:
    return 5;
  case AtomicOrdering::SequentiallyConsistent:
    return 6;
  }
  return 0;
}

// Whether an integer attribute of this kind may have this value: LLVM decodes some of them without looking.
bool attributeValueFits(Attribute::AttrKind Kind, uint64_t Value_) {
  switch (Kind) {
  case Attribute::Alignment:
    return isPowerOf2_64(Value_) && Value_ <= Value::MaximumAlignment;
  case Attribute::StackAlignment:
    return isPowerOf2_64(Value_) && Value_ <= 0x100;
  case Attribute::Dereferenceable:
  case Attribute::DereferenceableOrNull:
    return Value_ != 0;
  case Attribute::UWTable:
    return Value_ >= 1 && Value_ <= uint64_t(UWTableKind::Async);
  case Attribute::Memory:
    return Value_ < (uint64_t(1) << 6);
  case Attribute::NoFPClass:
    return Value_ != 0 && (Value_ & ~uint64_t(fcAllFlags)) == 0;
  case Attribute::AllocKind:
    return Value_ != 0 && Value_ < 64;
  case Attribute::VScaleRange:
    return (Value_ >> 32) != 0 && isPowerOf2_64(Value_ >> 32) &&
           ((Value_ & 0xffffffff) == 0 || isPowerOf2_64(Value_ & 0xffffffff));
  default:
    return true;
  }
}


template <typename Range, typename Element>
size_t collect(Range List, Element *Start, uint64_t Skip, void **Out, size_t Capacity,
               void **Next) {
  auto It = Start ? Start->getIterator() : List.begin();
  for (; Skip && It != List.end(); --Skip)
    ++It;
  size_t Count = 0;
  for (; Count < Capacity && It != List.end(); ++It) {
    Value *V = &*It;
    if constexpr (std::is_same_v<Element, Instruction>) {
      // Whoever lists instructions reads them next, with their operands, which lie before them, and goes on to those
      // that were made after them.
      auto *Place = reinterpret_cast<const char *>(V);
      __builtin_prefetch(Place - 64);
      __builtin_prefetch(Place + 384);
      __builtin_prefetch(Place + 448);
    }
    Out[Count++] = V;
  }
  *Next = It == List.end() ? nullptr : static_cast<Value *>(&*It);
  return Count;
}

} // namespace

extern "C" {

typedef void (*NcNamed)(unsigned Number, const char *Name, void *Data);

// Names of LLVM's own enumerators with their numbers. Families: 0 types, 1 values, 2 opcodes, 3 predicates,
// 4 linkages, 5 visibilities, 6 calling conventions.
void nc_schema(int Family, NcNamed Say, void *Data) {
#define SAY(Scope, Name) Say(static_cast<unsigned>(Scope::Name), #Name, Data);
  switch (Family) {
  case 0:
    SAY(Type, HalfTyID) SAY(Type, BFloatTyID) SAY(Type, FloatTyID) SAY(Type, DoubleTyID)
    SAY(Type, X86_FP80TyID) SAY(Type, FP128TyID) SAY(Type, PPC_FP128TyID) SAY(Type, VoidTyID)
    SAY(Type, LabelTyID) SAY(Type, MetadataTyID) SAY(Type, X86_MMXTyID) SAY(Type, X86_AMXTyID)
    SAY(Type, TokenTyID) SAY(Type, IntegerTyID) SAY(Type, FunctionTyID) SAY(Type, PointerTyID)
    SAY(Type, StructTyID) SAY(Type, ArrayTyID) SAY(Type, FixedVectorTyID)
    SAY(Type, ScalableVectorTyID) SAY(Type, TypedPointerTyID) SAY(Type, TargetExtTyID)
    break;
  case 1:
#define HANDLE_VALUE(Name) Say(Value::Name##Val, #Name "Val", Data);
#include "llvm/IR/Value.def"
    break;
  case 2:
#define HANDLE_INST(Number, Name, Class) Say(Number, #Name, Data);
#define HANDLE_USER_INST(Number, Name, Class) Say(Number, #Name, Data);
#include "llvm/IR/Instruction.def"
    break;
  case 3:
    SAY(CmpInst, FCMP_FALSE) SAY(CmpInst, FCMP_OEQ) SAY(CmpInst, FCMP_OGT) SAY(CmpInst, FCMP_OGE)
    SAY(CmpInst, FCMP_OLT) SAY(CmpInst, FCMP_OLE) SAY(CmpInst, FCMP_ONE) SAY(CmpInst, FCMP_ORD)
    SAY(CmpInst, FCMP_UNO) SAY(CmpInst, FCMP_UEQ) SAY(CmpInst, FCMP_UGT) SAY(CmpInst, FCMP_UGE)
    SAY(CmpInst, FCMP_ULT) SAY(CmpInst, FCMP_ULE) SAY(CmpInst, FCMP_UNE) SAY(CmpInst, FCMP_TRUE)
    SAY(CmpInst, ICMP_EQ) SAY(CmpInst, ICMP_NE) SAY(CmpInst, ICMP_UGT) SAY(CmpInst, ICMP_UGE)
    SAY(CmpInst, ICMP_ULT) SAY(CmpInst, ICMP_ULE) SAY(CmpInst, ICMP_SGT) SAY(CmpInst, ICMP_SGE)
    SAY(CmpInst, ICMP_SLT) SAY(CmpInst, ICMP_SLE)
    break;
  case 4:
    SAY(GlobalValue, ExternalLinkage) SAY(GlobalValue, AvailableExternallyLinkage)
    SAY(GlobalValue, LinkOnceAnyLinkage) SAY(GlobalValue, LinkOnceODRLinkage)
    SAY(GlobalValue, WeakAnyLinkage) SAY(GlobalValue, WeakODRLinkage)
    SAY(GlobalValue, AppendingLinkage) SAY(GlobalValue, InternalLinkage)
    SAY(GlobalValue, PrivateLinkage) SAY(GlobalValue, ExternalWeakLinkage)
    SAY(GlobalValue, CommonLinkage)
    break;
  case 5:
    SAY(GlobalValue, DefaultVisibility) SAY(GlobalValue, HiddenVisibility)
    SAY(GlobalValue, ProtectedVisibility)
    break;
  default:
    SAY(CallingConv, C) SAY(CallingConv, Fast) SAY(CallingConv, Cold) SAY(CallingConv, AnyReg)
    SAY(CallingConv, PreserveMost) SAY(CallingConv, PreserveAll) SAY(CallingConv, Tail)
    SAY(CallingConv, CFGuard_Check) SAY(CallingConv, X86_StdCall) SAY(CallingConv, X86_FastCall)
    SAY(CallingConv, X86_ThisCall) SAY(CallingConv, X86_64_SysV) SAY(CallingConv, Win64)
    SAY(CallingConv, X86_VectorCall) SAY(CallingConv, X86_INTR) SAY(CallingConv, X86_RegCall)
    SAY(CallingConv, AArch64_VectorCall) SAY(CallingConv, AArch64_SVE_VectorCall)
    SAY(CallingConv, AArch64_SME_ABI_Support_Routines_PreserveMost_From_X0)
    SAY(CallingConv, AArch64_SME_ABI_Support_Routines_PreserveMost_From_X2)
    break;
  }
#undef SAY
}

unsigned nc_value_id(LLVMValueRef V) { return unwrap(V)->getValueID(); }

unsigned nc_type_id(LLVMTypeRef T) { return unwrap(T)->getTypeID(); }

// Uses that count, in use-list order.
LLVMUseRef nc_use_first(LLVMValueRef V) {
  for (Use &U : unwrap(V)->uses())
    if (ncIsLiveUser(U.getUser()))
      return wrap(&U);
  return nullptr;
}

LLVMUseRef nc_use_next(LLVMUseRef U) {
  for (Use *Next = unwrap(U)->getNext(); Next; Next = Next->getNext())
    if (ncIsLiveUser(Next->getUser()))
      return wrap(Next);
  return nullptr;
}

unsigned nc_use_operand(LLVMUseRef U) { return unwrap(U)->getOperandNo(); }

// Operands of users; other values have none. -1 when the value is no user.
int nc_operand_count(LLVMValueRef V) {
  auto *U = dyn_cast<User>(unwrap(V));
  return U ? int(U->getNumOperands()) : -1;
}

LLVMValueRef nc_operand(LLVMValueRef V, unsigned Index) {
  return wrap(cast<User>(unwrap(V))->getOperand(Index));
}

int nc_can_have_name(LLVMValueRef V_) {
  Value *V = unwrap(V_);
  if (V->getType()->isVoidTy())
    return 0;
  return isa<Instruction>(V) || isa<BasicBlock>(V) || isa<Argument>(V) || isa<GlobalValue>(V);
}

// 0 the value itself or none; 1 function, 2 block, 3 instruction, 4 argument, 5 other global, 6 other constant.
int nc_value_sort(LLVMValueRef V_) {
  Value *V = unwrap(V_);
  if (isa<Function>(V))
    return 1;
  if (isa<BasicBlock>(V))
    return 2;
  if (isa<Instruction>(V))
    return 3;
  if (isa<Argument>(V))
    return 4;
  if (isa<GlobalValue>(V))
    return 5;
  return isa<Constant>(V) ? 6 : 0;
}

LLVMValueRef nc_function_of(LLVMValueRef V_) {
  Value *V = unwrap(V_);
  if (auto *I = dyn_cast<Instruction>(V))
    return wrap(I->getParent() ? I->getFunction() : nullptr);
  if (auto *Block = dyn_cast<BasicBlock>(V))
    return wrap(Block->getParent());
  if (auto *A = dyn_cast<Argument>(V))
    return wrap(A->getParent());
  return nullptr;
}

LLVMValueRef nc_block_of(LLVMValueRef V) {
  return wrap(static_cast<Value *>(cast<Instruction>(unwrap(V))->getParent()));
}

int nc_is_global_object(LLVMValueRef V) { return isa<GlobalObject>(unwrap(V)); }
int nc_has_live_uses(LLVMValueRef V) { return ncHasLiveUses(unwrap(V)); }
unsigned nc_linkage(LLVMValueRef G) { return cast<GlobalValue>(unwrap(G))->getLinkage(); }
unsigned nc_visibility(LLVMValueRef G) { return cast<GlobalValue>(unwrap(G))->getVisibility(); }
int nc_is_declaration(LLVMValueRef G) { return cast<GlobalValue>(unwrap(G))->isDeclaration(); }

const char *nc_section(LLVMValueRef G, size_t *Length) {
  StringRef Text = cast<GlobalValue>(unwrap(G))->getSection();
  *Length = Text.size();
  return Text.data();
}

LLVMComdatRef nc_comdat(LLVMValueRef G) {
  return wrap(const_cast<Comdat *>(cast<GlobalValue>(unwrap(G))->getComdat()));
}

unsigned nc_convention(LLVMValueRef F) { return cast<Function>(unwrap(F))->getCallingConv(); }

LLVMValueRef nc_personality(LLVMValueRef F_) {
  auto *F = cast<Function>(unwrap(F_));
  return F->hasPersonalityFn() ? wrap(F->getPersonalityFn()) : nullptr;
}

void nc_collector(LLVMValueRef F_, NcSink Sink, void *Data) {
  auto *F = cast<Function>(unwrap(F_));
  if (F->hasGC()) {
    const std::string &Name = F->getGC();
    Sink(Name.data(), Name.size(), Data);
  }
}

unsigned nc_argument_count(LLVMValueRef F) { return cast<Function>(unwrap(F))->arg_size(); }

// Which: 0 function attributes, by enum name or string key. 1 there, 2 there with text.
int nc_function_attribute(LLVMValueRef F, const char *Kind, size_t Length, const char **Text,
                          size_t *TextLength) {
  StringRef Name(Kind, Length);
  AttributeSet Set = cast<Function>(unwrap(F))->getAttributes().getFnAttrs();
  if (Set.hasAttribute(Name)) {
    StringRef Value_ = Set.getAttribute(Name).getValueAsString();
    *Text = Value_.data();
    *TextLength = Value_.size();
    return 2;
  }
  Attribute::AttrKind Known = Attribute::getAttrKindFromName(Name);
  return Known != Attribute::None && Set.hasAttribute(Known) ? 1 : 0;
}

LLVMValueRef nc_terminator(LLVMValueRef Block) {
  return wrap(cast<BasicBlock>(unwrap(Block))->getTerminator());
}

// Edges into a block; the block at `Index` when `Out` is not null.
size_t nc_predecessors(LLVMValueRef Block, size_t Index, LLVMValueRef *Out) {
  size_t Count = 0;
  for (BasicBlock *P : predecessors(cast<BasicBlock>(unwrap(Block)))) {
    if (Out && Count == Index) {
      *Out = wrap(static_cast<Value *>(P));
      return Index;
    }
    ++Count;
  }
  return Count;
}

size_t nc_successor_count(LLVMValueRef Block) {
  Instruction *End = cast<BasicBlock>(unwrap(Block))->getTerminator();
  return End ? End->getNumSuccessors() : 0;
}

LLVMValueRef nc_successor(LLVMValueRef Block, unsigned Index) {
  BasicBlock *To = cast<BasicBlock>(unwrap(Block))->getTerminator()->getSuccessor(Index);
  return wrap(static_cast<Value *>(To));
}

// The collections of the cursor by their ABI numbers. `Start` is an element or null for the first.
size_t nc_collect(void *Container, int Collection, void *Start, uint64_t Skip, void **Out,
                  size_t Capacity, void **Next) {
  auto *M = static_cast<Module *>(Container);
  auto *V = static_cast<Value *>(Container);
  auto *S = static_cast<Value *>(Start);
  switch (Collection) {
  case 1:
    return collect(make_range(M->begin(), M->end()), cast_or_null<Function>(S), Skip, Out,
                   Capacity, Next);
  case 2:
    return collect(M->globals(), cast_or_null<GlobalVariable>(S), Skip, Out, Capacity, Next);
  case 3:
    return collect(M->aliases(), cast_or_null<GlobalAlias>(S), Skip, Out, Capacity, Next);
  case 4:
    return collect(M->ifuncs(), cast_or_null<GlobalIFunc>(S), Skip, Out, Capacity, Next);
  case 5: {
    auto *F = cast<Function>(V);
    size_t At = S ? cast<Argument>(S)->getArgNo() : 0;
    At += Skip;
    size_t Count = 0;
    for (; Count < Capacity && At < F->arg_size(); ++At)
      Out[Count++] = static_cast<Value *>(F->getArg(At));
    *Next = At < F->arg_size() ? static_cast<Value *>(F->getArg(At)) : nullptr;
    return Count;
  }
  case 6: {
    auto *F = cast<Function>(V);
    return collect(make_range(F->begin(), F->end()), cast_or_null<BasicBlock>(S), Skip, Out,
                   Capacity, Next);
  }
  default: {
    auto *Block = cast<BasicBlock>(V);
    return collect(make_range(Block->begin(), Block->end()), cast_or_null<Instruction>(S), Skip,
                   Out, Capacity, Next);
  }
  }
}

// Properties by the number of their stable ID. 0 done, 1 not of this instruction.
int nc_property(LLVMValueRef Instruction_, unsigned Property, uint64_t *Number, LLVMTypeRef *Type_,
                const char **Text, size_t *Length) {
  auto *I = cast<Instruction>(unwrap(Instruction_));
  auto *G = dyn_cast<GetElementPtrInst>(I);
  auto *X = dyn_cast<AtomicCmpXchgInst>(I);
  auto *R = dyn_cast<AtomicRMWInst>(I);
  auto *L = dyn_cast<LoadInst>(I);
  auto *S = dyn_cast<StoreInst>(I);
  auto *A = dyn_cast<AllocaInst>(I);
  auto *F = dyn_cast<FenceInst>(I);
  switch (Property) {
  case 2: {
    *Number = 0;
    if (!isa<FPMathOperator>(I))
      return 0;
    FastMathFlags Flags = I->getFastMathFlags();
    *Number = Flags.allowReassoc() | Flags.noNaNs() << 1 | Flags.noInfs() << 2 |
              Flags.noSignedZeros() << 3 | Flags.allowReciprocal() << 4 |
              Flags.allowContract() << 5 | Flags.approxFunc() << 6;
    return 0;
  }
  case 3:
    if (!G && !isa<OverflowingBinaryOperator>(I))
      return 1;
    *Number = G ? G->getNoWrapFlags().hasNoUnsignedWrap() : I->hasNoUnsignedWrap();
    return 0;
  case 4:
    if (!isa<OverflowingBinaryOperator>(I))
      return 1;
    *Number = I->hasNoSignedWrap();
    return 0;
  case 5:
    if (!isa<PossiblyExactOperator>(I))
      return 1;
    *Number = I->isExact();
    return 0;
  case 6:
    if (!isa<PossiblyDisjointInst>(I))
      return 1;
    *Number = cast<PossiblyDisjointInst>(I)->isDisjoint();
    return 0;
  case 7:
    if (!L && !S && !X && !R)
      return 1;
    *Number = I->isVolatile();
    return 0;
  case 8:
    *Number = A   ? A->getAlign().value()
              : L ? L->getAlign().value()
              : S ? S->getAlign().value()
              : X ? X->getAlign().value()
              : R ? R->getAlign().value()
                  : 0;
    return *Number ? 0 : 1;
  case 9:
    if (!L && !S && !F && !R)
      return 1;
    *Number = stableOrdering(L   ? L->getOrdering()
                             : S ? S->getOrdering()
                             : F ? F->getOrdering()
                                 : R->getOrdering());
    return 0;
  case 10: {
    if (!L && !S && !F && !R && !X)
      return 1;
    SyncScope::ID Scope = L   ? L->getSyncScopeID()
                          : S ? S->getSyncScopeID()
                          : F ? F->getSyncScopeID()
                          : X ? X->getSyncScopeID()
                              : R->getSyncScopeID();
    SmallVector<StringRef, 8> Known;
    I->getContext().getSyncScopeNames(Known);
    *Text = Known[Scope].data();
    *Length = Known[Scope].size();
    return 0;
  }
  case 11:
    if (!isa<CmpInst>(I))
      return 1;
    *Number = cast<CmpInst>(I)->getPredicate();
    return 0;
  case 12:
    if (!isa<CallBase>(I))
      return 1;
    *Number = cast<CallBase>(I)->getCallingConv();
    return 0;
  case 13:
    if (!isa<CallInst>(I))
      return 1;
    *Number = cast<CallInst>(I)->getTailCallKind();
    return 0;
  case 15:
    if (!X)
      return 1;
    *Number = X->isWeak();
    return 0;
  case 16:
  case 17:
    if (!X)
      return 1;
    *Number = stableOrdering(Property == 16 ? X->getSuccessOrdering() : X->getFailureOrdering());
    return 0;
  case 18:
    if (!G)
      return 1;
    *Number = G->isInBounds();
    return 0;
  case 19:
    if (!G)
      return 1;
    *Type_ = wrap(G->getSourceElementType());
    return 0;
  case 20:
    if (!A)
      return 1;
    *Type_ = wrap(A->getAllocatedType());
    return 0;
  case 22:
    if (!isa<LandingPadInst>(I))
      return 1;
    *Number = cast<LandingPadInst>(I)->isCleanup();
    return 0;
  case 23:
    if (!G)
      return 1;
    *Number = G->getNoWrapFlags().hasNoUnsignedSignedWrap();
    return 0;
  default:
    return 1;
  }
}

// Form: 1 enum, 2 integer, 3 string, 4 type. Null when there is no such attribute, or not with such a value.
LLVMAttributeRef nc_attribute_make(LLVMContextRef C_, int Form, const char *Kind, size_t Length,
                                   uint64_t Number, const char *Text, size_t TextLength,
                                   LLVMTypeRef Type_) {
  LLVMContext &C = *unwrap(C_);
  StringRef Name(Kind, Length);
  if (Form == 3)
    return Name.empty() ? nullptr : wrap(Attribute::get(C, Name, StringRef(Text, TextLength)));
  Attribute::AttrKind Known = Attribute::getAttrKindFromName(Name);
  if (Known == Attribute::None)
    return nullptr;
  switch (Form) {
  case 1:
    return Attribute::isEnumAttrKind(Known) ? wrap(Attribute::get(C, Known)) : nullptr;
  case 2:
    return Attribute::isIntAttrKind(Known) && attributeValueFits(Known, Number)
               ? wrap(Attribute::get(C, Known, Number))
               : nullptr;
  default:
    return Attribute::isTypeAttrKind(Known) ? wrap(Attribute::get(C, Known, unwrap(Type_))) : nullptr;
  }
}

int nc_attribute_form(LLVMAttributeRef A_) {
  Attribute A = unwrap(A_);
  return A.isStringAttribute() ? 3
         : A.isTypeAttribute() ? 4
         : A.isIntAttribute()  ? 2
         : A.isEnumAttribute() ? 1
                               : 0;
}

const char *nc_attribute_kind(LLVMAttributeRef A_, size_t *Length) {
  Attribute A = unwrap(A_);
  StringRef Name = A.isStringAttribute() ? A.getKindAsString()
                                         : Attribute::getNameFromAttrKind(A.getKindAsEnum());
  *Length = Name.size();
  return Name.data();
}

uint64_t nc_attribute_number(LLVMAttributeRef A) { return unwrap(A).getValueAsInt(); }

const char *nc_attribute_text(LLVMAttributeRef A, size_t *Length) {
  StringRef Text = unwrap(A).getValueAsString();
  *Length = Text.size();
  return Text.data();
}

LLVMTypeRef nc_attribute_type(LLVMAttributeRef A) { return wrap(unwrap(A).getValueAsType()); }

// 1 string, 2 node, 3 value, 4 debug location, 0 something else.
int nc_metadata_kind(LLVMMetadataRef M_) {
  Metadata *M = unwrap(M_);
  if (isa<MDString>(M))
    return 1;
  if (isa<DILocation>(M))
    return 4;
  if (isa<MDNode>(M))
    return 2;
  return isa<ValueAsMetadata>(M) ? 3 : 0;
}

LLVMMetadataRef nc_metadata_string(LLVMContextRef C, const char *Text, size_t Length) {
  return wrap(MDString::get(*unwrap(C), StringRef(Text, Length)));
}

const char *nc_metadata_text(LLVMMetadataRef M, size_t *Length) {
  StringRef Text = cast<MDString>(unwrap(M))->getString();
  *Length = Text.size();
  return Text.data();
}

// Null when an operand is local to a function or is a list of arguments.
LLVMMetadataRef nc_metadata_node(LLVMContextRef C, LLVMMetadataRef *Operands, size_t Count,
                                 int Distinct) {
  ArrayRef<Metadata *> List(reinterpret_cast<Metadata **>(Operands), Count);
  for (Metadata *M : List)
    if (M && (isa<LocalAsMetadata>(M) || isa<DIArgList>(M)))
      return nullptr;
  return wrap(Distinct ? MDTuple::getDistinct(*unwrap(C), List) : MDTuple::get(*unwrap(C), List));
}

// Null for values that metadata cannot name. What is wrapped as a value comes back as itself.
LLVMMetadataRef nc_value_as_metadata(LLVMValueRef V_) {
  Value *V = unwrap(V_);
  if (auto *W = dyn_cast<MetadataAsValue>(V)) {
    Metadata *M = W->getMetadata();
    return isa<DIArgList>(M) ? nullptr : wrap(M);
  }
  // LLVM frees the constant of the token type after all metadata, which would then be freed again.
  if (isa<ConstantTokenNone>(V))
    return nullptr;
  if (isa<Constant>(V) || isa<Argument>(V) || (isa<Instruction>(V) && !V->getType()->isVoidTy()))
    return wrap(static_cast<Metadata *>(ValueAsMetadata::get(V)));
  return nullptr;
}

LLVMValueRef nc_metadata_as_value(LLVMContextRef C, LLVMMetadataRef M) {
  return wrap(static_cast<Value *>(MetadataAsValue::get(*unwrap(C), unwrap(M))));
}

int nc_metadata_operand_count(LLVMMetadataRef M) {
  auto *N = dyn_cast<MDNode>(unwrap(M));
  return N ? int(N->getNumOperands()) : -1;
}

LLVMMetadataRef nc_metadata_operand(LLVMMetadataRef M, unsigned Index) {
  return wrap(cast<MDNode>(unwrap(M))->getOperand(Index).get());
}

unsigned nc_named_count(LLVMNamedMDNodeRef N) { return unwrap(N)->getNumOperands(); }

LLVMMetadataRef nc_named_operand(LLVMNamedMDNodeRef N, unsigned Index) {
  return wrap(static_cast<Metadata *>(unwrap(N)->getOperand(Index)));
}

int nc_debug_location(LLVMMetadataRef M, unsigned *Line, unsigned *Column, int *Implicit,
                      LLVMMetadataRef *Scope, LLVMMetadataRef *InlinedAt) {
  auto *L = dyn_cast<DILocation>(unwrap(M));
  if (!L)
    return 0;
  *Line = L->getLine();
  *Column = L->getColumn();
  *Implicit = L->isImplicitCode();
  *Scope = wrap(L->getRawScope());
  *InlinedAt = wrap(L->getRawInlinedAt());
  return 1;
}

// Which: 0 identifier, 1 triple, 2 data layout, 3 inline assembly.
void nc_module_text(LLVMModuleRef M_, unsigned Which, NcSink Sink, void *Data) {
  Module *M = unwrap(M_);
  const std::string &Text = Which == 0   ? M->getModuleIdentifier()
                            : Which == 1 ? M->getTargetTriple()
                            : Which == 2 ? M->getDataLayoutStr()
                                         : M->getModuleInlineAsm();
  Sink(Text.data(), Text.size(), Data);
}

int nc_data_layout_parses(const char *Text, size_t Length) {
  Expected<DataLayout> Layout = DataLayout::parse(StringRef(Text, Length));
  if (Layout)
    return 1;
  consumeError(Layout.takeError());
  return 0;
}

// Blocks of the natural loop with this header; none when there is no such loop.
void nc_loop_blocks(LLVMValueRef Header, void (*Say)(LLVMValueRef, void *), void *Data) {
  auto *Block = cast<BasicBlock>(unwrap(Header));
  DominatorTree Tree(*Block->getParent());
  LoopInfo Loops(Tree);
  Loop *L = Loops.getLoopFor(Block);
  if (!L || L->getHeader() != Block)
    return;
  for (BasicBlock *Part : L->blocks())
    Say(wrap(static_cast<Value *>(Part)), Data);
}

int nc_context_discards_names(LLVMContextRef C) { return unwrap(C)->shouldDiscardValueNames(); }
void nc_context_discard_names(LLVMContextRef C, int On) {
  unwrap(C)->setDiscardValueNames(On != 0);
}

// The module as bitcode with the order of all use lists, which `nc_module_write_bitcode` leaves out.
void nc_module_exact(LLVMModuleRef M, NcSink Sink, void *Data) {
  SinkStream Stream(Sink, Data);
  WriteBitcodeToFile(*unwrap(M), Stream, true);
}

// A walk as a pass would do it: opcode, type kind, and operands of every instruction, summed up.
uint64_t nc_walk(LLVMModuleRef M_, uint64_t *Instructions) {
  uint64_t Sum = 0, Count = 0;
  for (Function &F : *unwrap(M_))
    for (BasicBlock &Block : F)
      for (Instruction &I : Block) {
        ++Count;
        Sum = Sum * 31 + I.getOpcode();
        Sum += I.getType()->getTypeID();
        for (Use &O : I.operands())
          Sum ^= reinterpret_cast<uintptr_t>(O.get());
      }
  *Instructions = Count;
  return Sum;
}

} // extern "C"
