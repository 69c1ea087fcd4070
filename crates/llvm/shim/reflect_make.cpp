// Making instructions, functions, constants and types for reflection: null where LLVM would not accept the operands.
#include "reflect.h"

#include "llvm-c/Core.h"
#include "llvm/IR/ConstantFold.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace {

// What instructions may take and give, calls and phis of special types apart.
bool isPlain(Type *T) {
  return T->isFirstClassType() && !T->isLabelTy() && !T->isMetadataTy() && !T->isTokenTy() &&
         !(isa<StructType>(T) && !T->isSized());
}

bool binaryFits(unsigned Opcode, Value *L, Value *R) {
  Type *T = L->getType();
  if (T != R->getType() || !Instruction::isBinaryOp(Opcode))
    return false;
  switch (Opcode) {
  case Instruction::FAdd:
  case Instruction::FSub:
  case Instruction::FMul:
  case Instruction::FDiv:
  case Instruction::FRem:
    return T->isFPOrFPVectorTy();
  default:
    return T->isIntOrIntVectorTy();
  }
}

bool compareFits(unsigned Predicate, Value *L, Value *R) {
  Type *T = L->getType();
  if (T != R->getType())
    return false;
  auto P = static_cast<CmpInst::Predicate>(Predicate);
  if (CmpInst::isIntPredicate(P))
    return T->isIntOrIntVectorTy() || T->isPtrOrPtrVectorTy();
  return CmpInst::isFPPredicate(P) && T->isFPOrFPVectorTy();
}

bool indicesFit(Type *Element, Value *Pointer, ArrayRef<Value *> Indices) {
  if (!Pointer->getType()->isPtrOrPtrVectorTy() || Indices.empty() || !Element->isSized())
    return false;
  if (isa<ScalableVectorType>(Element) && Indices.size() > 1)
    return false;
  std::optional<ElementCount> Lanes;
  auto Same = [&](Type *T) {
    auto *V = dyn_cast<VectorType>(T);
    if (!V)
      return true;
    if (Lanes && *Lanes != V->getElementCount())
      return false;
    Lanes = V->getElementCount();
    return true;
  };
  if (!Same(Pointer->getType()))
    return false;
  for (Value *Index : Indices)
    if (!Index->getType()->isIntOrIntVectorTy() || !Same(Index->getType()))
      return false;
  return GetElementPtrInst::getIndexedType(Element, Indices) != nullptr;
}

// A constant that others can be made of.
Constant *part(LLVMValueRef V) {
  auto *C = dyn_cast<Constant>(unwrap(V));
  return C && !ncHasNoAddress(C) ? C : nullptr;
}

bool allParts(ArrayRef<Value *> Values) {
  return all_of(Values, [](Value *V) { return part(wrap(V)) != nullptr; });
}

// An instruction that uses no address which nobody can have; null, and nothing made, otherwise.
LLVMValueRef made(Instruction *I) {
  for (Use &U : I->operands())
    if (ncHasNoAddress(U) && !ncIsPlainCall(U)) {
      I->deleteValue();
      return nullptr;
    }
  return wrap(I);
}

ArrayRef<Value *> values(LLVMValueRef *List, size_t Count) {
  return ArrayRef<Value *>(reinterpret_cast<Value **>(List), Count);
}

APInt wordsOf(unsigned Bits, const uint64_t *Words, size_t Count) {
  return APInt(Bits, ArrayRef<uint64_t>(Words, Count));
}

} // namespace

extern "C" {

LLVMValueRef nc_make_binary(unsigned Opcode, LLVMValueRef Left, LLVMValueRef Right) {
  Value *L = unwrap(Left), *R = unwrap(Right);
  if (!binaryFits(Opcode, L, R))
    return nullptr;
  return made(BinaryOperator::Create(static_cast<Instruction::BinaryOps>(Opcode), L, R));
}

LLVMValueRef nc_make_unary(unsigned Opcode, LLVMValueRef Operand) {
  Value *V = unwrap(Operand);
  if (Opcode != Instruction::FNeg || !V->getType()->isFPOrFPVectorTy())
    return nullptr;
  return made(UnaryOperator::Create(Instruction::FNeg, V));
}

LLVMValueRef nc_make_compare(unsigned Predicate, LLVMValueRef Left, LLVMValueRef Right) {
  Value *L = unwrap(Left), *R = unwrap(Right);
  if (!compareFits(Predicate, L, R))
    return nullptr;
  auto P = static_cast<CmpInst::Predicate>(Predicate);
  return made(CmpInst::Create(CmpInst::isIntPredicate(P) ? Instruction::ICmp : Instruction::FCmp, P,
                              L, R));
}

LLVMValueRef nc_make_cast(unsigned Opcode, LLVMValueRef Operand, LLVMTypeRef Type_) {
  Value *V = unwrap(Operand);
  Type *T = unwrap(Type_);
  if (!Instruction::isCast(Opcode) || !isPlain(V->getType()) || !isPlain(T))
    return nullptr;
  auto Op = static_cast<Instruction::CastOps>(Opcode);
  if (!CastInst::castIsValid(Op, V->getType(), T))
    return nullptr;
  return made(CastInst::Create(Op, V, T));
}

LLVMValueRef nc_make_select(LLVMValueRef Condition, LLVMValueRef True, LLVMValueRef False) {
  Value *C = unwrap(Condition), *T = unwrap(True), *F = unwrap(False);
  if (!isPlain(T->getType()) || SelectInst::areInvalidOperands(C, T, F))
    return nullptr;
  return made(SelectInst::Create(C, T, F));
}

LLVMValueRef nc_make_alloca(LLVMModuleRef M, LLVMTypeRef Type_, unsigned Space, LLVMValueRef Size) {
  Type *T = unwrap(Type_);
  Value *Count = unwrap(Size);
  if (!T->isSized() || !isPlain(T) || (Count && !Count->getType()->isIntegerTy()))
    return nullptr;
  const DataLayout &Layout = unwrap(M)->getDataLayout();
  if (!Count)
    Count = ConstantInt::get(Type::getInt32Ty(T->getContext()), 1);
  return made(new AllocaInst(T, Space, Count, Layout.getPrefTypeAlign(T)));
}

LLVMValueRef nc_make_load(LLVMModuleRef M, LLVMTypeRef Type_, LLVMValueRef Pointer) {
  Type *T = unwrap(Type_);
  Value *P = unwrap(Pointer);
  if (!T->isSized() || !isPlain(T) || !P->getType()->isPointerTy())
    return nullptr;
  return made(new LoadInst(T, P, "", false, unwrap(M)->getDataLayout().getABITypeAlign(T)));
}

LLVMValueRef nc_make_store(LLVMModuleRef M, LLVMValueRef Stored, LLVMValueRef Pointer) {
  Value *V = unwrap(Stored);
  Value *P = unwrap(Pointer);
  Type *T = V->getType();
  if (!T->isSized() || !isPlain(T) || !P->getType()->isPointerTy())
    return nullptr;
  return made(new StoreInst(V, P, false, unwrap(M)->getDataLayout().getABITypeAlign(T)));
}

LLVMValueRef nc_make_gep(LLVMTypeRef Element, LLVMValueRef Pointer, LLVMValueRef *Indices,
                         size_t Count) {
  ArrayRef<Value *> List = values(Indices, Count);
  if (!indicesFit(unwrap(Element), unwrap(Pointer), List))
    return nullptr;
  return made(GetElementPtrInst::Create(unwrap(Element), unwrap(Pointer), List));
}

LLVMValueRef nc_make_call(LLVMTypeRef Type_, LLVMValueRef Callee, LLVMValueRef *Arguments,
                          size_t Count) {
  auto *T = dyn_cast<FunctionType>(unwrap(Type_));
  Value *F = unwrap(Callee);
  if (!T || !F->getType()->isPointerTy() || Count < T->getNumParams() ||
      (Count > T->getNumParams() && !T->isVarArg()))
    return nullptr;
  if (auto *Asm = dyn_cast<InlineAsm>(F))
    if (Asm->getFunctionType() != T)
      return nullptr;
  ArrayRef<Value *> List = values(Arguments, Count);
  for (size_t I = 0; I < Count; ++I) {
    Type *A = List[I]->getType();
    if (I < T->getNumParams() ? A != T->getParamType(I) : !isPlain(A))
      return nullptr;
  }
  CallInst *Call = CallInst::Create(T, F, List);
  // A call that speaks another convention than the function it names is undefined.
  if (auto *Known = dyn_cast<Function>(F))
    if (Known->getFunctionType() == T)
      Call->setCallingConv(Known->getCallingConv());
  return made(Call);
}

LLVMValueRef nc_make_phi(LLVMTypeRef Type_, unsigned Reserved) {
  Type *T = unwrap(Type_);
  if (!isPlain(T))
    return nullptr;
  return made(PHINode::Create(T, Reserved));
}

LLVMValueRef nc_make_branch(LLVMBasicBlockRef To) {
  return made(BranchInst::Create(unwrap(To)));
}

LLVMValueRef nc_make_conditional(LLVMValueRef Condition, LLVMBasicBlockRef True,
                                 LLVMBasicBlockRef False) {
  Value *C = unwrap(Condition);
  if (!C->getType()->isIntegerTy(1))
    return nullptr;
  return made(BranchInst::Create(unwrap(True), unwrap(False), C));
}

LLVMValueRef nc_make_unreachable(LLVMModuleRef M) {
  return made(new UnreachableInst(unwrap(M)->getContext()));
}

LLVMValueRef nc_make_return(LLVMModuleRef M, LLVMValueRef Result) {
  Value *V = unwrap(Result);
  if (V && !isPlain(V->getType()))
    return nullptr;
  return made(ReturnInst::Create(unwrap(M)->getContext(), V));
}

LLVMBasicBlockRef nc_make_block(LLVMModuleRef M) {
  return wrap(BasicBlock::Create(unwrap(M)->getContext()));
}

LLVMValueRef nc_make_function(LLVMModuleRef M, LLVMTypeRef Type_) {
  auto *T = dyn_cast<FunctionType>(unwrap(Type_));
  if (!T)
    return nullptr;
  unsigned Space = unwrap(M)->getDataLayout().getProgramAddressSpace();
  return wrap(Function::Create(T, GlobalValue::ExternalLinkage, Space, "", nullptr));
}

void nc_make_dispose(LLVMValueRef Instruction_) {
  unwrap(Instruction_)->deleteValue();
}

// Types.

LLVMTypeRef nc_type_primitive(LLVMContextRef C, unsigned ID) {
  switch (ID) {
  case Type::HalfTyID:
  case Type::BFloatTyID:
  case Type::FloatTyID:
  case Type::DoubleTyID:
  case Type::X86_FP80TyID:
  case Type::FP128TyID:
  case Type::PPC_FP128TyID:
  case Type::VoidTyID:
  case Type::LabelTyID:
  case Type::MetadataTyID:
  case Type::X86_MMXTyID:
  case Type::X86_AMXTyID:
  case Type::TokenTyID:
    return wrap(Type::getPrimitiveType(*unwrap(C), static_cast<Type::TypeID>(ID)));
  default:
    return nullptr;
  }
}

LLVMTypeRef nc_type_integer(LLVMContextRef C, unsigned Bits) {
  if (Bits < IntegerType::MIN_INT_BITS || Bits > IntegerType::MAX_INT_BITS)
    return nullptr;
  return wrap(IntegerType::get(*unwrap(C), Bits));
}

LLVMTypeRef nc_type_pointer(LLVMContextRef C, unsigned Space) {
  if (Space >= 1u << 24)
    return nullptr;
  return wrap(PointerType::get(*unwrap(C), Space));
}

LLVMTypeRef nc_type_array(LLVMTypeRef Element, uint64_t Count) {
  if (!ArrayType::isValidElementType(unwrap(Element)))
    return nullptr;
  return wrap(ArrayType::get(unwrap(Element), Count));
}

LLVMTypeRef nc_type_vector(LLVMTypeRef Element, unsigned Count, int Scalable) {
  if (!VectorType::isValidElementType(unwrap(Element)) || !Count)
    return nullptr;
  return wrap(VectorType::get(unwrap(Element), Count, Scalable != 0));
}

// 0 made, 1 an element does not fit, 2 the name is taken by another body.
int nc_type_struct(LLVMContextRef C, const char *Name, size_t Length, LLVMTypeRef *Elements,
                   size_t Count, int Packed, LLVMTypeRef *Out) {
  ArrayRef<Type *> List(reinterpret_cast<Type **>(Elements), Count);
  for (Type *T : List)
    if (!StructType::isValidElementType(T))
      return 1;
  if (!Length) {
    *Out = wrap(StructType::get(*unwrap(C), List, Packed != 0));
    return 0;
  }
  StringRef Text(Name, Length);
  if (StructType *Known = StructType::getTypeByName(*unwrap(C), Text)) {
    if (Known->isOpaque() || Known->isPacked() != (Packed != 0) || Known->elements() != List)
      return 2;
    *Out = wrap(Known);
    return 0;
  }
  *Out = wrap(StructType::create(*unwrap(C), List, Text, Packed != 0));
  return 0;
}

LLVMTypeRef nc_type_function(LLVMTypeRef Result, LLVMTypeRef *Parameters, size_t Count,
                             int Variadic) {
  if (!FunctionType::isValidReturnType(unwrap(Result)))
    return nullptr;
  ArrayRef<Type *> List(reinterpret_cast<Type **>(Parameters), Count);
  for (Type *T : List)
    if (!FunctionType::isValidArgumentType(T))
      return nullptr;
  return wrap(FunctionType::get(unwrap(Result), List, Variadic != 0));
}

// Constants.

LLVMValueRef nc_constant_integer(LLVMTypeRef Type_, const uint64_t *Words, size_t Count) {
  auto *T = dyn_cast<IntegerType>(unwrap(Type_));
  if (!T || !Count || Count > (uint64_t(T->getBitWidth()) + 63) / 64)
    return nullptr;
  return wrap(ConstantInt::get(T->getContext(), wordsOf(T->getBitWidth(), Words, Count)));
}

LLVMValueRef nc_constant_floating(LLVMTypeRef Type_, const uint64_t *Words, size_t Count) {
  Type *T = unwrap(Type_);
  if (!T->isFloatingPointTy() || !Count)
    return nullptr;
  unsigned Bits = T->getScalarSizeInBits();
  if (Count > (Bits + 63) / 64)
    return nullptr;
  return wrap(ConstantFP::get(T->getContext(),
                              APFloat(T->getFltSemantics(), wordsOf(Bits, Words, Count))));
}

// Which: 0 null, 1 poison, 2 undef.
LLVMValueRef nc_constant_simple(LLVMTypeRef Type_, int Which) {
  Type *T = unwrap(Type_);
  if (Which == 0 && (T->isTokenTy() || T->isTargetExtTy())) {
    if (auto *E = dyn_cast<TargetExtType>(T))
      if (!E->hasProperty(TargetExtType::HasZeroInit))
        return nullptr;
    return wrap(Constant::getNullValue(T));
  }
  if (!T->isFirstClassType() || T->isLabelTy() || T->isMetadataTy() || T->isTokenTy() ||
      T->isX86_AMXTy())
    return nullptr;
  if (Which == 0 && T->isX86_MMXTy())
    return nullptr;
  switch (Which) {
  case 0:
    return wrap(Constant::getNullValue(T));
  case 1:
    return wrap(PoisonValue::get(T));
  default:
    return wrap(UndefValue::get(T));
  }
}

LLVMValueRef nc_constant_aggregate(LLVMTypeRef Type_, LLVMValueRef *Elements, size_t Count) {
  Type *T = unwrap(Type_);
  ArrayRef<Value *> Raw = values(Elements, Count);
  if (!allParts(Raw))
    return nullptr;
  ArrayRef<Constant *> List(reinterpret_cast<Constant *const *>(Raw.data()), Count);
  auto All = [&](Type *E) { return all_of(List, [E](Constant *C) { return C->getType() == E; }); };
  if (auto *A = dyn_cast<ArrayType>(T))
    return A->getNumElements() == Count && All(A->getElementType()) ? wrap(ConstantArray::get(A, List))
                                                                    : nullptr;
  if (auto *V = dyn_cast<FixedVectorType>(T))
    return V->getNumElements() == Count && All(V->getElementType()) ? wrap(ConstantVector::get(List))
                                                                    : nullptr;
  if (auto *S = dyn_cast<StructType>(T)) {
    if (S->isOpaque() || S->getNumElements() != Count)
      return nullptr;
    for (size_t I = 0; I < Count; ++I)
      if (List[I]->getType() != S->getElementType(I))
        return nullptr;
    return wrap(ConstantStruct::get(S, List));
  }
  return nullptr;
}

// 0 made, 1 the operands do not fit, 2 neither foldable nor an expression that exists.
int nc_constant_binary(unsigned Opcode, LLVMValueRef Left, LLVMValueRef Right, LLVMValueRef *Out) {
  auto *L = part(Left);
  auto *R = part(Right);
  if (!L || !R || !binaryFits(Opcode, L, R))
    return 1;
  Constant *C = ConstantFoldBinaryInstruction(Opcode, L, R);
  if (!C && ConstantExpr::isSupportedBinOp(Opcode))
    C = ConstantExpr::get(Opcode, L, R);
  *Out = wrap(C);
  return C ? 0 : 2;
}

int nc_constant_cast(unsigned Opcode, LLVMValueRef Operand, LLVMTypeRef Type_, LLVMValueRef *Out) {
  auto *V = part(Operand);
  Type *T = unwrap(Type_);
  if (!V || !Instruction::isCast(Opcode) || !isPlain(V->getType()) || !isPlain(T) ||
      !CastInst::castIsValid(static_cast<Instruction::CastOps>(Opcode), V->getType(), T))
    return 1;
  Constant *C = ConstantFoldCastInstruction(Opcode, V, T);
  if (!C && ConstantExpr::isSupportedCastOp(Opcode))
    C = ConstantExpr::getCast(Opcode, V, T);
  *Out = wrap(C);
  return C ? 0 : 2;
}

int nc_constant_compare(unsigned Predicate, LLVMValueRef Left, LLVMValueRef Right,
                        LLVMValueRef *Out) {
  auto *L = part(Left);
  auto *R = part(Right);
  if (!L || !R || !compareFits(Predicate, L, R))
    return 1;
  Constant *C = ConstantFoldCompareInstruction(static_cast<CmpInst::Predicate>(Predicate), L, R);
  *Out = wrap(C);
  return C ? 0 : 2;
}

LLVMValueRef nc_constant_gep(LLVMTypeRef Element, LLVMValueRef Pointer, LLVMValueRef *Indices,
                             size_t Count, int InBounds) {
  ArrayRef<Value *> List = values(Indices, Count);
  auto *P = part(Pointer);
  if (!P || !allParts(List) || !indicesFit(unwrap(Element), P, List))
    return nullptr;
  if (!ConstantExpr::isSupportedGetElementPtr(unwrap(Element)))
    return nullptr;
  return wrap(ConstantExpr::getGetElementPtr(
      unwrap(Element), P, List, InBounds ? GEPNoWrapFlags::inBounds() : GEPNoWrapFlags::none()));
}

int nc_has_no_address(LLVMValueRef V) { return ncHasNoAddress(unwrap(V)); }

// Whether another operand may stand where this one does: same type, and constant where LLVM counts on it.
int nc_operand_fits(LLVMValueRef User_, unsigned Index, LLVMValueRef Operand) {
  auto *U = cast<User>(unwrap(User_));
  Value *Old = U->getOperand(Index);
  Value *New = unwrap(Operand);
  if (!Old || Old->getType() != New->getType())
    return false;
  if (New == U)
    return isa<Instruction>(U) || (isa<GlobalVariable>(U) && !ncHasNoAddress(U));
  if (isa<SwitchInst>(U) && Index >= 2 && Index % 2 == 0)
    return isa<ConstantInt>(New);
  if (isa<LandingPadInst>(U) || isa<GlobalValue>(U))
    return isa<Constant>(New) && !isa<InlineAsm>(New) && !ncHasNoAddress(New);
  if (auto *Call = dyn_cast<CallBase>(U)) {
    auto *Asm = dyn_cast<InlineAsm>(New);
    bool Callee = &Call->getCalledOperandUse() == &U->getOperandUse(Index);
    if (Asm)
      return Callee && Asm->getFunctionType() == Call->getFunctionType();
    // Only inline assembly may be jumped from.
    if (isa<CallBrInst>(Call) && Callee)
      return false;
  }
  if (isa<InlineAsm>(New))
    return false;
  if (ncHasNoAddress(New)) {
    auto *Call = dyn_cast<CallBase>(U);
    auto *F = dyn_cast<Function>(New);
    return New == Old || (Call && F && Call->isCallee(&U->getOperandUse(Index)) &&
                          Call->getFunctionType() == F->getFunctionType());
  }
  if (isa<CatchReturnInst>(U) || isa<CleanupReturnInst>(U) || isa<CatchPadInst>(U) ||
      isa<CleanupPadInst>(U) || isa<CatchSwitchInst>(U))
    return !New->getType()->isTokenTy() || New == Old;
  return true;
}

int nc_source_type_fits(LLVMValueRef GEP, LLVMTypeRef Element) {
  auto *I = cast<GetElementPtrInst>(unwrap(GEP));
  SmallVector<Value *, 8> Indices(I->idx_begin(), I->idx_end());
  return indicesFit(unwrap(Element), I->getPointerOperand(), Indices);
}

} // extern "C"
