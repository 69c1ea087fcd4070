// Calling conventions of 64-bit Arm.
//
// Written from Arm's procedure call standard (AAPCS64), Apple's and Microsoft's descriptions of how they differ from it,
// the run-time systems of GHC and WebKit, and from what compilers do where these are silent.
include "aarch64-registers.td"

class CCIfSubtarget<string flag, CCAction inner>
    : CCIf<"State.getMachineFunction().getSubtarget<AArch64Subtarget>()." # flag, inner>;
class CCIfBigEndian<CCAction inner>
    : CCIf<"State.getMachineFunction().getDataLayout().isBigEndian()", inner>;
class CCIfILP32<CCAction inner>
    : CCIf<"State.getMachineFunction().getDataLayout().getPointerSize() == 4", inner>;

//===== Lists of types and registers

defvar Vec64 = [v8i8, v4i16, v2i32, v1i64, v4f16, v4bf16, v2f32, v1f64];
defvar Vec128 = [v16i8, v8i16, v4i32, v2i64, v8f16, v8bf16, v4f32, v2f64];
defvar Scalable = [nxv16i8, nxv8i16, nxv4i32, nxv2i64, nxv2f16, nxv4f16, nxv8f16, nxv2bf16, nxv4bf16,
                   nxv8bf16, nxv2f32, nxv4f32, nxv2f64];
defvar Predicates = [nxv1i1, nxv2i1, nxv4i1, nxv8i1, nxv16i1, aarch64svcount];

class Eight<string prefix> {
  list<Register> All = !foreach(n, !range(8), !cast<Register>(prefix # n));
}
defvar W = Eight<"W">.All;
defvar X = Eight<"X">.All;
defvar H = Eight<"H">.All;
defvar S = Eight<"S">.All;
defvar D = Eight<"D">.All;
defvar Q = Eight<"Q">.All;
defvar Z = Eight<"Z">.All;

//===== Parts that conventions share

// Floating-point vectors travel as integer vectors of the same shape.
defvar PlainVectors = [
  CCIfType<[v2f32], CCBitConvertToType<v2i32>>,
  CCIfType<[v4f32, v2f64], CCBitConvertToType<v2i64>>
];
// In big-endian order lanes are swapped unless a vector is moved as one number.
defvar WholeVectors = [
  CCIfBigEndian<CCIfType<[v2i32, v2f32, v4i16, v4f16, v4bf16, v8i8], CCBitConvertToType<f64>>>,
  CCIfBigEndian<CCIfType<Vec128, CCBitConvertToType<f128>>>
];
defvar SmallInts = [CCIfType<[i1, i8, i16], CCPromoteToType<i32>>];
defvar Block = [CCIfConsecutiveRegs<CCCustom<"CC_AArch64_Custom_Block">>];

// Memory for the result: x8. Windows also knows it as an ordinary argument.
defvar ResultPointer = [CCIfSRet<CCIfType<[i64], CCAssignToReg<[X8]>>>];
defvar MarkedResultPointer = [CCIfInReg<CCIfSRet<CCIfType<[i64], CCAssignToReg<[X0, X1]>>>>];

defvar Swift = [
  CCIfSwiftSelf<CCIfType<[i64], CCAssignToReg<[X20]>>>,
  CCIfSwiftError<CCIfType<[i64], CCAssignToReg<[X21]>>>,
  CCIfSwiftAsync<CCIfType<[i64], CCAssignToReg<[X22]>>>
];

// Floating-point numbers and vectors, by width, in v0 to v7.
defvar FloatRegisters = [
  CCIfType<[f16, bf16], CCAssignToReg<H>>,
  CCIfType<[f32], CCAssignToReg<S>>,
  CCIfType<!listconcat([f64], Vec64), CCAssignToReg<D>>
];
defvar WideRegisters = [CCIfType<!listconcat([f128], Vec128), CCAssignToReg<Q>>];
defvar EightByteSlots = [
  CCIfType<!listconcat([i1, i8, i16, i32, i64, f16, bf16, f32, f64], Vec64), CCAssignToStack<8, 8>>
];
defvar SixteenByteSlots = [CCIfType<!listconcat([f128], Vec128), CCAssignToStack<16, 16>>];

// AAPCS64 6.8.2
defvar Standard = !listconcat(
  PlainVectors, WholeVectors, MarkedResultPointer, ResultPointer,
  [CCIfByVal<CCPassByVal<8, 8>>],
  Swift, Block,
  [CCIfType<Scalable, CCAssignToReg<Z>>,
   CCIfType<Scalable, CCPassIndirect<i64>>,
   CCIfType<Predicates, CCAssignToReg<[P0, P1, P2, P3]>>,
   CCIfType<Predicates, CCPassIndirect<i64>>],
  SmallInts,
  [CCIfType<[i32], CCAssignToReg<W>>,
   // The first half of a 16-byte integer: an even register, or a slot aligned to 16 bytes.
   CCIfSplit<CCIfType<[i64], CCAssignToRegWithShadow<[X0, X2, X4, X6], [X0, X1, X3, X5]>>>,
   CCIfSplit<CCIfType<[i64], CCAssignToStackWithShadow<8, 16, [X7]>>>,
   CCIfType<[i64], CCAssignToReg<X>>],
  FloatRegisters, WideRegisters, EightByteSlots, SixteenByteSlots);

//===== AAPCS64

let Entry = true in {
def CC_AArch64_AAPCS : CallingConv<!listconcat([CCIfNest<CCAssignToReg<[X18]>>], Standard)>;

def RetCC_AArch64_AAPCS : CallingConv<!listconcat(
  PlainVectors, Block,
  [CCIfSwiftError<CCIfType<[i64], CCAssignToReg<[X21]>>>],
  WholeVectors, SmallInts,
  [CCIfType<[i32], CCAssignToReg<W>>, CCIfType<[i64], CCAssignToReg<X>>],
  FloatRegisters, WideRegisters,
  [CCIfType<Scalable, CCAssignToReg<Z>>,
   CCIfType<Predicates, CCAssignToReg<[P0, P1, P2, P3]>>])>;

//===== Windows

def CC_AArch64_Win64PCS : CallingConv<Standard>;

// Variadic functions know no floating-point registers.
def CC_AArch64_Win64_VarArg : CallingConv<[
  CCIfType<[f16, bf16], CCBitConvertToType<i16>>,
  CCIfType<[f32], CCBitConvertToType<i32>>,
  CCIfType<[f64], CCBitConvertToType<i64>>,
  CCDelegateTo<CC_AArch64_Win64PCS>
]>;

def CC_AArch64_Win64_CFGuard_Check : CallingConv<[CCIfType<[i64], CCAssignToReg<[X15]>>]>;

// The border between Arm code and x64 code: x64's convention with Arm's names.
def CC_AArch64_Arm64EC_VarArg : CallingConv<!listconcat(
  [CCIfType<[f16, bf16], CCBitConvertToType<i16>>,
   CCIfType<[f32], CCBitConvertToType<i32>>,
   CCIfType<!listconcat([f64], Vec64), CCBitConvertToType<i64>>,
   CCIfType<!listconcat([f128, nxv2i1, nxv4i1, nxv8i1, nxv16i1], Vec128, Scalable),
            CCPassIndirect<i64>>],
  MarkedResultPointer, ResultPointer,
  [CCIfByVal<CCPassByVal<8, 8>>],
  SmallInts,
  [CCIfType<[i32], CCAssignToReg<[W0, W1, W2, W3]>>,
   CCIfType<[i64], CCAssignToReg<[X0, X1, X2, X3]>>,
   CCIfType<[i32, i64], CCAssignToStack<8, 8>>])>;

defvar ThunkVectors = [Q0, Q1, Q2, Q3];
defvar ThunkIntegers = [X0, X1, X2, X3];
def CC_AArch64_Arm64EC_Thunk : CallingConv<!listconcat(
  [CCIfInReg<CCIfType<[i64], CCAssignToReg<[X4]>>>,
   CCIfByVal<CCPassIndirect<i64>>],
  SmallInts,
  [CCIfNest<CCAssignToReg<[X4]>>,
   CCIfSwiftError<CCIfType<[i64], CCAssignToReg<[X19]>>>,
   CCIfSwiftSelf<CCIfType<[i64], CCAssignToReg<[X20]>>>,
   CCIfSwiftAsync<CCIfType<[i64], CCAssignToReg<[X21]>>>,
   CCIfCFGuardTarget<CCAssignToReg<[X8]>>,
   CCIfType<[v16i8, v8i16, v4i32, v2i64, v8f16, v4f32, v2f64, v32i8, v16i16, v8i32, v4i64, v16f16, v8f32,
             v4f64, v64i8, v32i16, v16i32, v8i64, v32f16, v16f32, v8f64, f80], CCPassIndirect<i64>>,
   CCIfType<[x86mmx], CCBitConvertToType<i64>>,
   CCIfType<[f16], CCAssignToRegWithShadow<[H0, H1, H2, H3], ThunkIntegers>>,
   CCIfType<[f32], CCAssignToRegWithShadow<[S0, S1, S2, S3], ThunkIntegers>>,
   CCIfType<[f64], CCAssignToRegWithShadow<[D0, D1, D2, D3], ThunkIntegers>>,
   CCIfType<[i32], CCAssignToRegWithShadow<[W0, W1, W2, W3], ThunkVectors>>,
   // The first is where to go.
   CCIfType<[i64], CCAssignToReg<[X9]>>,
   CCIfType<[i64], CCAssignToRegWithShadow<ThunkIntegers, ThunkVectors>>,
   CCIfType<[i8, i16, i32, i64, f16, f32, f64], CCAssignToStack<8, 8>>])>;

def CC_AArch64_Arm64EC_Thunk_Native : CallingConv<[
  CCIfType<[i64], CCAssignToReg<[X9]>>,
  CCDelegateTo<CC_AArch64_AAPCS>
]>;

def RetCC_AArch64_Arm64EC_Thunk : CallingConv<!listconcat(
  [CCIfType<[x86mmx], CCBitConvertToType<i64>>,
   CCIfType<[f16], CCAssignToReg<[H0, H1]>>,
   CCIfType<[f32], CCAssignToReg<[S0, S1]>>,
   CCIfType<[f64], CCAssignToReg<[D0, D1]>>,
   CCIfType<[f128], CCAssignToReg<[Q0, Q1]>>,
   CCIfSwiftError<CCIfType<[i64], CCAssignToReg<[X19]>>>],
  SmallInts,
  [CCIfType<[i32], CCAssignToReg<[W8, W1, W0]>>,
   CCIfType<[i64], CCAssignToReg<[X8, X1, X0]>>,
   CCIfType<[v16i8, v8i16, v4i32, v2i64, v8f16, v4f32, v2f64], CCAssignToReg<[Q0, Q1, Q2, Q3]>>])>;

def CC_AArch64_Arm64EC_CFGuard_Check : CallingConv<[CCIfType<[i64], CCAssignToReg<[X11, X10, X9]>>]>;
def RetCC_AArch64_Arm64EC_CFGuard_Check : CallingConv<[CCIfType<[i64], CCAssignToReg<[X11]>>]>;

//===== Apple: slots as large as the value, 16-byte integers in any registers

defvar AppleVectors = [
  CCIfType<[v2f32], CCBitConvertToType<v2i32>>,
  CCIfType<[v4f32, v2f64, f128], CCBitConvertToType<v2i64>>
];
def CC_AArch64_DarwinPCS : CallingConv<!listconcat(
  AppleVectors, ResultPointer,
  [CCIfByVal<CCPassByVal<8, 8>>],
  Swift, Block, SmallInts,
  [CCIfType<[i32], CCAssignToReg<W>>,
   CCIfSplit<CCIfType<[i64], CCAssignToReg<[X0, X1, X2, X3, X4, X5, X6]>>>,
   CCIfSplit<CCIfType<[i64], CCAssignToStackWithShadow<8, 16, [X7]>>>,
   CCIfType<[i64], CCAssignToReg<X>>],
  FloatRegisters,
  [CCIfType<Vec128, CCAssignToReg<Q>>,
   CCIf<"ValVT == MVT::i1 || ValVT == MVT::i8", CCAssignToStack<1, 1>>,
   CCIf<"ValVT == MVT::i16 || ValVT == MVT::f16 || ValVT == MVT::bf16", CCAssignToStack<2, 2>>,
   CCIfType<[i32, f32], CCAssignToStack<4, 4>>,
   // Pointers of 32 bits are wide in registers only.
   CCIfPtr<CCIfILP32<CCTruncToType<i32>>>,
   CCIfPtr<CCIfILP32<CCAssignToStack<4, 4>>>,
   CCIfType<!listconcat([i64, f64], Vec64), CCAssignToStack<8, 8>>,
   CCIfType<Vec128, CCAssignToStack<16, 16>>])>;

// What comes behind the dots is on the stack.
def CC_AArch64_DarwinPCS_VarArg : CallingConv<!listconcat(
  AppleVectors,
  [CCIfConsecutiveRegs<CCCustom<"CC_AArch64_Custom_Stack_Block">>,
   CCIfType<[i8, i16, i32], CCPromoteToType<i64>>,
   CCIfType<[f16, bf16, f32], CCPromoteToType<f64>>,
   CCIfSplit<CCIfType<[i64], CCAssignToStack<8, 16>>>,
   CCIfType<!listconcat([i64, f64], Vec64), CCAssignToStack<8, 8>>,
   CCIfType<Vec128, CCAssignToStack<16, 16>>])>;

def CC_AArch64_DarwinPCS_ILP32_VarArg : CallingConv<!listconcat(
  AppleVectors,
  [CCIfType<[i8, i16], CCPromoteToType<i32>>,
   CCIfType<[f16, bf16], CCPromoteToType<f32>>,
   CCIfPtr<CCIfILP32<CCTruncToType<i32>>>,
   CCIfType<[i32, f32], CCAssignToStack<4, 4>>,
   CCIfSplit<CCIfType<[i64], CCAssignToStack<8, 16>>>,
   CCIfType<!listconcat([i64, f64], Vec64), CCAssignToStack<8, 8>>,
   CCIfType<Vec128, CCAssignToStack<16, 16>>])>;

//===== Languages

// The registers of GHC's abstract machine, none on the stack.
def CC_AArch64_GHC : CallingConv<[
  CCIfType<[v8i8, v4i16, v2i32, v1i64, v2f32], CCBitConvertToType<f64>>,
  CCIfType<[v16i8, v8i16, v4i32, v2i64, v4f32, f128], CCBitConvertToType<v2f64>>,
  CCIfType<[v2f64], CCAssignToReg<[Q4, Q5]>>,
  CCIfType<[f32], CCAssignToReg<[S8, S9, S10, S11]>>,
  CCIfType<[f64], CCAssignToReg<[D12, D13, D14, D15]>>,
  CCIfType<[i8, i16, i32], CCPromoteToType<i64>>,
  CCIfType<[i64], CCAssignToReg<!foreach(n, !range(19, 29), !cast<Register>("X" # n))>>
]>;

// The callee in x0, everything else in slots of its own size.
def CC_AArch64_WebKit_JS : CallingConv<!listconcat(SmallInts, [
  CCIfType<[i32], CCAssignToReg<[W0]>>,
  CCIfType<[i64], CCAssignToReg<[X0]>>,
  CCIfType<[i32, f32], CCAssignToStack<4, 4>>,
  CCIfType<[i64, f64], CCAssignToStack<8, 8>>
])>;
def RetCC_AArch64_WebKit_JS : CallingConv<[
  CCIfType<[i32], CCAssignToReg<W>>,
  CCIfType<[i64], CCAssignToReg<X>>,
  CCIfType<[f32], CCAssignToReg<S>>,
  CCIfType<[f64], CCAssignToReg<D>>
]>;

// Nothing is preserved but the frame, so nearly every register carries an argument, first those that ordinary calls leave
// alone. x8 is the result's memory, x16 to x18 belong to linker and platform, x19 to frames that need a base.
defvar FreeNumbers =
    !listconcat(!range(20, 29), !range(8), [10, 11, 12, 13, 14, 9]);
def CC_AArch64_Preserve_None : CallingConv<[
  CCIfVarArg<CCIfSubtarget<"isTargetDarwin()", CCDelegateTo<CC_AArch64_DarwinPCS>>>,
  CCIfVarArg<CCIfSubtarget<"isTargetWindows()", CCDelegateTo<CC_AArch64_Win64PCS>>>,
  CCIfVarArg<CCDelegateTo<CC_AArch64_AAPCS>>,
  CCIfType<[i32], CCAssignToReg<!foreach(n, FreeNumbers, !cast<Register>("W" # n))>>,
  CCIfType<[i64], CCAssignToReg<!foreach(n, FreeNumbers, !cast<Register>("X" # n))>>,
  // Windows probes the stack through x15.
  CCIf<"!State.getMachineFunction().getSubtarget<AArch64Subtarget>().isTargetWindows()",
       CCIfType<[i32], CCAssignToReg<[W15]>>>,
  CCIf<"!State.getMachineFunction().getSubtarget<AArch64Subtarget>().isTargetWindows()",
       CCIfType<[i64], CCAssignToReg<[X15]>>>,
  CCDelegateTo<CC_AArch64_AAPCS>
]>;
}

//===== Registers that callees preserve

def CSR_AArch64_NoRegs : CalleeSavedRegs<(add)>;
def CSR_AArch64_NoneRegs : CalleeSavedRegs<(add LR, FP)>;
def CSR_AArch64_AAPCS : CalleeSavedRegs<(add (sequence "X%u", 19, 28), LR, FP,
                                         (sequence "D%u", 8, 15))>;
// Functions on vectors keep the whole of v8 to v23.
def CSR_AArch64_AAVPCS : CalleeSavedRegs<(add (sequence "X%u", 19, 28), LR, FP,
                                          (sequence "Q%u", 8, 23))>;
def CSR_AArch64_SVE_AAPCS : CalleeSavedRegs<(add (sequence "Z%u", 8, 23), (sequence "P%u", 4, 15),
                                             (sequence "X%u", 19, 28), LR, FP)>;
def CSR_AArch64_RT_MostRegs : CalleeSavedRegs<(add CSR_AArch64_AAPCS, (sequence "X%u", 9, 15))>;
def CSR_AArch64_RT_AllRegs : CalleeSavedRegs<(add CSR_AArch64_RT_MostRegs,
                                              (sequence "Q%u", 8, 31))>;
