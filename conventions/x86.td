// Calling conventions of 32-bit and 64-bit x86.
//
// Written from the documents of the conventions: the System V ABIs for i386 and AMD64, Microsoft's and Intel's
// descriptions of theirs, the run-time systems of Erlang (HiPE), Haskell (GHC) and WebKit, and from what compilers do
// where these are silent. RetCC_X86 and CC_X86 choose by the function's convention and by the target.
include "x86-registers.td"

class CCIfSubtarget<string flag, CCAction inner>
    : CCIf<"State.getMachineFunction().getSubtarget<X86Subtarget>()." # flag, inner>;
class CCIfNotSubtarget<string flag, CCAction inner>
    : CCIf<"!State.getMachineFunction().getSubtarget<X86Subtarget>()." # flag, inner>;
// Version 4 of Intel's register convention keeps one more register for calls through thunks.
class CCIfRegCallv4<CCAction inner>
    : CCIf<"State.getMachineFunction().getFunction().getParent()->getModuleFlag(\"RegCallv4\") != nullptr",
           inner>;

//===== Lists of types and registers

defvar Vec128 = [v16i8, v8i16, v4i32, v2i64, v8f16, v4f32, v2f64];
defvar Vec256 = [v32i8, v16i16, v8i32, v4i64, v16f16, v8f32, v4f64];
defvar Vec512 = [v64i8, v32i16, v16i32, v8i64, v32f16, v16f32, v8f64];

defvar Xmm = !foreach(n, !range(16), !cast<Register>("XMM" # n));
defvar Ymm = !foreach(n, !range(16), !cast<Register>("YMM" # n));
defvar Zmm = !foreach(n, !range(16), !cast<Register>("ZMM" # n));

// Vectors of booleans are passed as if there were no mask registers.
defvar MasksAsVectors = [
  CCIfType<[v2i1], CCPromoteToType<v2i64>>, CCIfType<[v4i1], CCPromoteToType<v4i32>>,
  CCIfType<[v8i1], CCPromoteToType<v8i16>>, CCIfType<[v16i1], CCPromoteToType<v16i8>>,
  CCIfType<[v32i1], CCPromoteToType<v32i8>>, CCIfType<[v64i1], CCPromoteToType<v64i8>>
];
defvar SmallIntsTo32 = [CCIfType<[i1, i8, i16, v1i1], CCPromoteToType<i32>>];
defvar SmallIntsTo64 = [CCIfType<[i8, i16, i32], CCPromoteToType<i64>>];

//===== Results

// rax, rdx, rcx in the width of the value; vectors in the first four vector registers; extended precision on the x87
// stack. The third and later registers serve code that returns more than any C function does.
def RetCC_X86Common : CallingConv<!listconcat(
  [CCIfType<[i1, v1i1], CCPromoteToType<i8>>,
   CCIfType<[i8], CCAssignToReg<[AL, DL, CL]>>,
   CCIfType<[i16], CCAssignToReg<[AX, DX, CX]>>,
   CCIfType<[i32], CCAssignToReg<[EAX, EDX, ECX]>>,
   CCIfType<[i64], CCAssignToReg<[RAX, RDX, RCX]>>],
  MasksAsVectors,
  [CCIfType<Vec128, CCAssignToReg<Xmm[0...3]>>,
   CCIfType<Vec256, CCAssignToReg<Ymm[0...3]>>,
   CCIfType<Vec512, CCAssignToReg<Zmm[0...3]>>,
   CCIfType<[x86mmx], CCAssignToReg<[MM0]>>,
   CCIfNotSubtarget<"isTargetWin64()", CCIfType<[f80], CCAssignToReg<[FP0, FP1]>>>])>;

// i386: floating point on the x87 stack, or in vector registers when it is marked so.
def RetCC_X86_32_C : CallingConv<[
  CCIfInReg<CCIfSubtarget<"hasSSE2()", CCIfType<[f32, f64], CCAssignToReg<Xmm[0...2]>>>>,
  CCIfSubtarget<"hasX87()", CCIfType<[f32, f64], CCAssignToReg<[FP0, FP1]>>>,
  CCIfNotSubtarget<"hasX87()", CCIfType<[f32], CCAssignToReg<[EAX, EDX, ECX]>>>,
  CCIfType<[f16], CCAssignToReg<Xmm[0...2]>>,
  CCDelegateTo<RetCC_X86Common>
]>;

def RetCC_X86_32_Fast : CallingConv<[
  CCIfSubtarget<"hasSSE2()", CCIfType<[f32, f64], CCAssignToReg<Xmm[0...2]>>>,
  CCDelegateTo<RetCC_X86Common>
]>;

def RetCC_X86_32_HiPE : CallingConv<[
  CCIfType<[i8, i16], CCPromoteToType<i32>>,
  CCIfType<[i32], CCAssignToReg<[ESI, EBP, EAX, EDX]>>
]>;

def RetCC_X86_32_VectorCall : CallingConv<[
  CCIfType<[f32, f64, f128], CCAssignToReg<Xmm[0...3]>>,
  CCDelegateTo<RetCC_X86Common>
]>;

def RetCC_Intel_OCL_BI : CallingConv<[
  CCIfType<[f32, f64, v4i32, v2i64, v4f32, v2f64], CCAssignToReg<Xmm[0...3]>>,
  CCIfType<[v8i32, v4i64, v8f32, v4f64], CCAssignToReg<Ymm[0...3]>>,
  CCIfType<[v16i32, v8i64, v16f32, v8f64], CCAssignToReg<Zmm[0...3]>>,
  CCDelegateTo<RetCC_X86Common>
]>;

// AMD64: floating point in xmm0 and xmm1, pointers in their full register.
def RetCC_X86_64_C : CallingConv<[
  CCIfType<[f16, f32, f64, f128, x86mmx], CCAssignToReg<Xmm[0...1]>>,
  CCIfPtr<CCCustom<"CC_X86_64_Pointer">>,
  CCIfSwiftError<CCIfType<[i64], CCAssignToReg<[R12]>>>,
  CCDelegateTo<RetCC_X86Common>
]>;

def RetCC_X86_Win64_C : CallingConv<[
  CCIfType<[x86mmx], CCBitConvertToType<i64>>,
  CCIfNotSubtarget<"hasSSE1()", CCIfType<[f32], CCBitConvertToType<i32>>>,
  CCIfNotSubtarget<"hasSSE1()", CCIfType<[f64], CCBitConvertToType<i64>>>,
  CCDelegateTo<RetCC_X86_64_C>
]>;

def RetCC_X86_64_Vectorcall : CallingConv<[
  CCIfType<[f32, f64, f128], CCAssignToReg<Xmm[0...3]>>,
  CCDelegateTo<RetCC_X86_Win64_C>
]>;

def RetCC_X86_64_HiPE : CallingConv<!listconcat(SmallIntsTo64, [
  CCIfType<[i64], CCAssignToReg<[R15, RBP, RAX, RDX]>>
])>;

def RetCC_X86_64_WebKit_JS : CallingConv<!listconcat(SmallIntsTo64, [
  CCIfType<[i64], CCAssignToReg<[RAX]>>
])>;

// Results go where the patch point says, which no function can.
def RetCC_X86_64_AnyReg : CallingConv<[CCCustom<"CC_X86_AnyReg_Error">]>;

// One more integer register, four vector registers.
def RetCC_X86_64_Swift : CallingConv<[
  CCIfSwiftError<CCIfType<[i64], CCAssignToReg<[R12]>>>,
  CCIfType<[i1, v1i1], CCPromoteToType<i8>>,
  CCIfType<[i8], CCAssignToReg<[AL, DL, CL, R8B]>>,
  CCIfType<[i16], CCAssignToReg<[AX, DX, CX, R8W]>>,
  CCIfType<[i32], CCAssignToReg<[EAX, EDX, ECX, R8D]>>,
  CCIfType<[i64], CCAssignToReg<[RAX, RDX, RCX, R8]>>,
  CCIfType<[f32, f64, f128, x86mmx], CCAssignToReg<Xmm[0...3]>>,
  CCDelegateTo<RetCC_X86Common>
]>;

//===== Intel's register convention: as much as possible in registers, both ways

class RegCallSet {
  list<Register> Gpr8 = [];
  list<Register> Gpr16 = [];
  list<Register> Gpr32 = [];
  list<Register> Gpr64 = [];
  int Vectors = 0;
}

class RegCallNumbered<list<int> numbers> : RegCallSet {
  let Gpr8 = !listconcat([AL, CL, DL, DIL, SIL], !foreach(n, numbers, !cast<Register>("R"#n#"B")));
  let Gpr16 = !listconcat([AX, CX, DX, DI, SI], !foreach(n, numbers, !cast<Register>("R"#n#"W")));
  let Gpr32 =
      !listconcat([EAX, ECX, EDX, EDI, ESI], !foreach(n, numbers, !cast<Register>("R"#n#"D")));
  let Gpr64 = !listconcat([RAX, RCX, RDX, RDI, RSI], !foreach(n, numbers, !cast<Register>("R"#n)));
  let Vectors = 16;
}

def RegCall32 : RegCallSet {
  let Gpr8 = [AL, CL, DL, DIL, SIL];
  let Gpr16 = [AX, CX, DX, DI, SI];
  let Gpr32 = [EAX, ECX, EDX, EDI, ESI];
  let Gpr64 = [RAX];
  let Vectors = 8;
}
// Without eax.
def RegCall32v4 : RegCallSet {
  let Gpr8 = [CL, DL, DIL, SIL];
  let Gpr16 = [CX, DX, DI, SI];
  let Gpr32 = [ECX, EDX, EDI, ESI];
  let Gpr64 = [RAX];
  let Vectors = 8;
}
// Windows keeps r13, later also r10; System V keeps r10 and r11.
def RegCallWin64 : RegCallNumbered<[8, 9, 10, 11, 12, 14, 15]>;
def RegCallWin64v4 : RegCallNumbered<[8, 9, 11, 12, 14, 15]>;
def RegCallSysV64 : RegCallNumbered<[8, 9, 12, 13, 14, 15]>;

multiclass RegCall<RegCallSet set> {
  defvar xmm = !foreach(n, !range(set.Vectors), !cast<Register>("XMM" # n));
  defvar ymm = !foreach(n, !range(set.Vectors), !cast<Register>("YMM" # n));
  defvar zmm = !foreach(n, !range(set.Vectors), !cast<Register>("ZMM" # n));
  // This convention does not know vectors of half-precision numbers.
  defvar vec128 = [v16i8, v8i16, v4i32, v2i64, v4f32, v2f64];
  defvar vec256 = [v32i8, v16i16, v8i32, v4i64, v8f32, v4f64];
  defvar vec512 = [v64i8, v32i16, v16i32, v8i64, v16f32, v8f64];
  // A mask of 64 bits is an integer: one register, or a pair on 32-bit targets.
  defvar wideMask = [
    CCIfType<[v64i1], CCPromoteToType<i64>>,
    CCIfSubtarget<"is64Bit()", CCIfType<[i64], CCAssignToReg<set.Gpr64>>>,
    CCIfSubtarget<"is32Bit()", CCIfType<[i64], CCCustom<"CC_X86_32_RegCall_Assign2Regs">>>
  ];
  defvar vectors = [
    CCIfSubtarget<"hasSSE1()", CCIfType<!listconcat([f32, f64, f128], vec128), CCAssignToReg<xmm>>>,
    CCIfSubtarget<"hasAVX()", CCIfType<vec256, CCAssignToReg<ymm>>>,
    CCIfSubtarget<"hasAVX512()", CCIfType<vec512, CCAssignToReg<zmm>>>
  ];

  def CC_#NAME : CallingConv<!listconcat(
    [CCIfSubtarget<"is64Bit()", CCIfByVal<CCPassByVal<8, 8>>>,
     CCIfByVal<CCPassByVal<4, 4>>,
     CCIfType<[i1, i8, i16, v1i1, v8i1, v16i1, v32i1], CCPromoteToType<i32>>,
     CCIfType<[i32], CCAssignToReg<set.Gpr32>>,
     CCIfType<[i64], CCAssignToReg<set.Gpr64>>],
    wideMask,
    [CCIfType<[f80], CCAssignToReg<[FP0]>>],
    vectors,
    [CCIfSubtarget<"is64Bit()", CCIfType<[i32, i64, f32, f64, x86mmx], CCAssignToStack<8, 8>>>,
     CCIfType<[i32, f32], CCAssignToStack<4, 4>>,
     CCIfType<[i64, f64, x86mmx], CCAssignToStack<8, 4>>,
     CCIfType<[f80, f128], CCAssignToStack<0, 0>>,
     CCIfType<vec128, CCAssignToStack<16, 16>>,
     CCIfType<vec256, CCAssignToStack<32, 32>>,
     CCIfType<vec512, CCAssignToStack<64, 64>>])>;

  def RetCC_#NAME : CallingConv<!listconcat(
    [CCIfType<[i1, v1i1, v8i1], CCPromoteToType<i8>>,
     CCIfType<[v16i1], CCPromoteToType<i16>>,
     CCIfType<[v32i1], CCPromoteToType<i32>>,
     CCIfType<[i8], CCAssignToReg<set.Gpr8>>,
     CCIfType<[i16], CCAssignToReg<set.Gpr16>>,
     CCIfType<[i32], CCAssignToReg<set.Gpr32>>,
     CCIfType<[i64], CCAssignToReg<set.Gpr64>>],
    wideMask,
    [CCIfType<[f80], CCAssignToReg<[FP0, FP1]>>],
    vectors)>;
}

defm X86_32_RegCall : RegCall<RegCall32>;
defm X86_32_RegCallv4_Win : RegCall<RegCall32v4>;
defm X86_Win64_RegCall : RegCall<RegCallWin64>;
defm X86_Win64_RegCallv4 : RegCall<RegCallWin64v4>;
defm X86_SysV64_RegCall : RegCall<RegCallSysV64>;

//===== Choice of the results' convention

def RetCC_X86_32 : CallingConv<[
  CCIfCC<"CallingConv::Fast", CCDelegateTo<RetCC_X86_32_Fast>>,
  CCIfCC<"CallingConv::Tail", CCDelegateTo<RetCC_X86_32_Fast>>,
  CCIfCC<"CallingConv::HiPE", CCDelegateTo<RetCC_X86_32_HiPE>>,
  CCIfCC<"CallingConv::X86_VectorCall", CCDelegateTo<RetCC_X86_32_VectorCall>>,
  CCIfCC<"CallingConv::X86_RegCall", CCIfSubtarget<"isTargetWin32()",
         CCIfRegCallv4<CCDelegateTo<RetCC_X86_32_RegCallv4_Win>>>>,
  CCIfCC<"CallingConv::X86_RegCall", CCDelegateTo<RetCC_X86_32_RegCall>>,
  CCDelegateTo<RetCC_X86_32_C>
]>;

def RetCC_X86_64 : CallingConv<[
  CCIfCC<"CallingConv::HiPE", CCDelegateTo<RetCC_X86_64_HiPE>>,
  CCIfCC<"CallingConv::WebKit_JS", CCDelegateTo<RetCC_X86_64_WebKit_JS>>,
  CCIfCC<"CallingConv::AnyReg", CCDelegateTo<RetCC_X86_64_AnyReg>>,
  CCIfCC<"CallingConv::Swift", CCDelegateTo<RetCC_X86_64_Swift>>,
  CCIfCC<"CallingConv::SwiftTail", CCDelegateTo<RetCC_X86_64_Swift>>,
  CCIfCC<"CallingConv::Win64", CCDelegateTo<RetCC_X86_Win64_C>>,
  CCIfCC<"CallingConv::X86_64_SysV", CCDelegateTo<RetCC_X86_64_C>>,
  CCIfCC<"CallingConv::X86_VectorCall", CCDelegateTo<RetCC_X86_64_Vectorcall>>,
  CCIfCC<"CallingConv::X86_RegCall", CCIfSubtarget<"isTargetWin64()",
         CCIfRegCallv4<CCDelegateTo<RetCC_X86_Win64_RegCallv4>>>>,
  CCIfCC<"CallingConv::X86_RegCall",
         CCIfSubtarget<"isTargetWin64()", CCDelegateTo<RetCC_X86_Win64_RegCall>>>,
  CCIfCC<"CallingConv::X86_RegCall", CCDelegateTo<RetCC_X86_SysV64_RegCall>>,
  CCIfSubtarget<"isTargetWin64()", CCDelegateTo<RetCC_X86_Win64_C>>,
  CCDelegateTo<RetCC_X86_64_C>
]>;

let Entry = true in
def RetCC_X86 : CallingConv<[
  CCIfCC<"CallingConv::Intel_OCL_BI", CCDelegateTo<RetCC_Intel_OCL_BI>>,
  CCIfSubtarget<"is64Bit()", CCDelegateTo<RetCC_X86_64>>,
  CCDelegateTo<RetCC_X86_32>
]>;

//===== Arguments, 64 bits

// System V AMD64 3.2.3: six integer and eight vector registers.
def CC_X86_64_C : CallingConv<!listconcat(
  [CCIfByVal<CCPassByVal<8, 8>>],
  SmallIntsTo32,
  [CCIfNest<CCIfSubtarget<"isTarget64BitILP32()", CCAssignToReg<[R10D]>>>,
   CCIfNest<CCAssignToReg<[R10]>>,
   CCIfSwiftSelf<CCIfType<[i64], CCAssignToReg<[R13]>>>,
   CCIfSwiftError<CCIfType<[i64], CCAssignToReg<[R12]>>>,
   CCIfSwiftAsync<CCIfType<[i64], CCAssignToReg<[R14]>>>,
   CCIfCC<"CallingConv::Swift", CCIfSRet<CCIfType<[i64], CCAssignToReg<[RAX]>>>>,
   CCIfCC<"CallingConv::SwiftTail", CCIfSRet<CCIfType<[i64], CCAssignToReg<[RAX]>>>>,
   CCIfPtr<CCCustom<"CC_X86_64_Pointer">>,
   CCIfType<[i32], CCAssignToReg<[EDI, ESI, EDX, ECX, R8D, R9D]>>,
   // Two words that belong together are both in registers or both in memory.
   CCIfType<[i64], CCIfSplit<CCAssignToReg<[RDI, RSI, RDX, RCX, R8]>>>,
   CCIfType<[i64], CCIfSplit<CCAssignToStackWithShadow<8, 16, [R9]>>>,
   CCIfType<[i64], CCAssignToReg<[RDI, RSI, RDX, RCX, R8, R9]>>,
   CCIfType<[x86mmx], CCIfSubtarget<"isTargetDarwin()",
            CCIfSubtarget<"hasSSE2()", CCPromoteToType<v2i64>>>>],
  MasksAsVectors,
  [CCIfSubtarget<"hasSSE1()",
      CCIfType<!listconcat([f16, f32, f64, f128], Vec128), CCAssignToReg<Xmm[0...7]>>>,
   CCIfNotVarArg<CCIfSubtarget<"hasAVX()", CCIfType<Vec256, CCAssignToReg<Ymm[0...7]>>>>,
   CCIfNotVarArg<CCIfSubtarget<"hasAVX512()", CCIfType<Vec512, CCAssignToReg<Zmm[0...7]>>>>,
   CCIfType<[i32, i64, f16, f32, f64], CCAssignToStack<8, 8>>,
   CCIfType<[f80, f128], CCAssignToStack<0, 0>>,
   CCIfType<Vec128, CCAssignToStack<16, 16>>,
   CCIfType<Vec256, CCAssignToStack<32, 32>>,
   CCIfType<Vec512, CCAssignToStack<64, 64>>])>;

// Microsoft x64: the position of an argument decides on its register, integer or vector; what has more than 64 bits goes
// by address.
defvar Win64Vectors = Xmm[0...3];
def CC_X86_Win64_C : CallingConv<[
  CCHomeArea<32>,
  CCIfByVal<CCPassIndirect<i64>>,
  CCIfType<[i1, v1i1], CCPromoteToType<i8>>,
  CCIfNest<CCAssignToReg<[R10]>>,
  CCIfSwiftError<CCIfType<[i64], CCAssignToReg<[R12]>>>,
  CCIfSwiftSelf<CCIfType<[i64], CCAssignToReg<[R13]>>>,
  CCIfSwiftAsync<CCIfType<[i64], CCAssignToReg<[R14]>>>,
  CCIfCFGuardTarget<CCAssignToReg<[RAX]>>,
  CCIfType<!listconcat(Vec128, Vec256, Vec512, [f80]), CCPassIndirect<i64>>,
  CCIfType<[x86mmx], CCBitConvertToType<i64>>,
  CCIfNotSubtarget<"hasSSE1()", CCIfType<[f32], CCBitConvertToType<i32>>>,
  CCIfNotSubtarget<"hasSSE1()", CCIfType<[f64], CCBitConvertToType<i64>>>,
  CCIfType<[f16, f32, f64], CCAssignToRegWithShadow<Win64Vectors, [RCX, RDX, R8, R9]>>,
  CCIfType<[i8], CCAssignToRegWithShadow<[CL, DL, R8B, R9B], Win64Vectors>>,
  CCIfType<[i16], CCAssignToRegWithShadow<[CX, DX, R8W, R9W], Win64Vectors>>,
  CCIfType<[i32], CCAssignToRegWithShadow<[ECX, EDX, R8D, R9D], Win64Vectors>>,
  // The object of a method comes before the memory for its result.
  CCIfCC<"CallingConv::X86_ThisCall", CCIfSRet<CCIfType<[i64],
         CCAssignToRegWithShadow<[RDX, R8, R9], Xmm[1...3]>>>>,
  CCIfType<[i64], CCAssignToRegWithShadow<[RCX, RDX, R8, R9], Win64Vectors>>,
  CCIfType<[i8, i16, i32, i64, f16, f32, f64], CCAssignToStack<8, 8>>
]>;

def CC_X86_Win64_VectorCall : CallingConv<[
  CCHomeArea<32>,
  CCCustom<"CC_X86_64_VectorCall">, CCDelegateTo<CC_X86_Win64_C>
]>;

// The registers of GHC's abstract machine, none on the stack.
def CC_X86_64_GHC : CallingConv<!listconcat(SmallIntsTo64, [
  CCIfType<[i64], CCAssignToReg<[R13, RBP, R12, RBX, R14, RSI, RDI, R8, R9, R15]>>,
  CCIfSubtarget<"hasSSE1()", CCIfType<[f32, f64, v16i8, v8i16, v4i32, v2i64, v4f32, v2f64],
                                      CCAssignToReg<Xmm[1...6]>>>,
  CCIfSubtarget<"hasAVX()", CCIfType<[v32i8, v16i16, v8i32, v4i64, v8f32, v4f64],
                                     CCAssignToReg<Ymm[1...6]>>>,
  CCIfSubtarget<"hasAVX512()", CCIfType<[v64i8, v32i16, v16i32, v8i64, v16f32, v8f64],
                                        CCAssignToReg<Zmm[1...6]>>>
])>;

// Heap and process pointers of Erlang's machine, then four arguments.
def CC_X86_64_HiPE : CallingConv<!listconcat(SmallIntsTo64, [
  CCIfType<[i64], CCAssignToReg<[R15, RBP, RSI, RDX, RCX, R8]>>,
  CCIfType<[i32, i64, f32, f64], CCAssignToStack<8, 8>>
])>;

// The callee in rax, everything else in slots of its own size.
def CC_X86_64_WebKit_JS : CallingConv<[
  CCIfType<[i8, i16], CCPromoteToType<i32>>,
  CCIfType<[i32], CCAssignToReg<[EAX]>>,
  CCIfType<[i64], CCAssignToReg<[RAX]>>,
  CCIfType<[i32, f32], CCAssignToStack<4, 4>>,
  CCIfType<[i64, f64], CCAssignToStack<8, 8>>
]>;

def CC_X86_64_AnyReg : CallingConv<[CCCustom<"CC_X86_AnyReg_Error">]>;

// Nothing is preserved but the frame pointer, so nearly every register carries an argument, first those that ordinary
// calls leave alone. r10 stays for the static chain, rbx for frames that need a base.
def CC_X86_64_Preserve_None : CallingConv<[
  CCIfType<[i32], CCAssignToReg<[R12D, R13D, R14D, R15D, EDI, ESI, EDX, ECX, R8D, R9D, R11D, EAX]>>,
  CCIfType<[i64], CCAssignToReg<[R12, R13, R14, R15, RDI, RSI, RDX, RCX, R8, R9, R11, RAX]>>,
  CCDelegateTo<CC_X86_64_C>
]>;

//===== Arguments, 32 bits

class VectorSlots<int align128, int align256, int align512> : CallingConv<[
  CCIfType<Vec128, CCAssignToStack<16, align128>>,
  CCIfType<Vec256, CCAssignToStack<32, align256>>,
  CCIfType<Vec512, CCAssignToStack<64, align512>>
]>;
def CC_X86_32_Vector_Common : VectorSlots<16, 32, 64>;
def CC_X86_Win32_Vector : VectorSlots<4, 4, 4>;

class VectorRegisters<int last> {
  list<CCAction> Actions = [
    CCIfNotVarArg<CCIfType<Vec128,
        CCAssignToReg<!foreach(n, !range(last), !cast<Register>("XMM" # n))>>>,
    CCIfNotVarArg<CCIfSubtarget<"hasAVX()", CCIfType<Vec256,
        CCAssignToReg<!foreach(n, !range(last), !cast<Register>("YMM" # n))>>>>,
    CCIfNotVarArg<CCIfType<Vec512,
        CCAssignToReg<!foreach(n, !range(last), !cast<Register>("ZMM" # n))>>>
  ];
}
def CC_X86_32_Vector_Standard : CallingConv<!listconcat(VectorRegisters<3>.Actions, [
  CCIf<"State.isVarArg() && "
       "State.getMachineFunction().getSubtarget().getTargetTriple().isWindowsMSVCEnvironment()",
       CCDelegateTo<CC_X86_Win32_Vector>>,
  CCDelegateTo<CC_X86_32_Vector_Common>
])>;
def CC_X86_32_Vector_Darwin : CallingConv<!listconcat(VectorRegisters<4>.Actions, [
  CCDelegateTo<CC_X86_32_Vector_Common>
])>;

// Everything on the stack, but what is marked for vector registers.
def CC_X86_32_Common : CallingConv<!listconcat(
  [CCIfByVal<CCPassByVal<4, 4>>,
   CCIfPreallocated<CCPassByVal<4, 4>>,
   CCIfNotVarArg<CCIfInReg<CCIfSubtarget<"hasSSE2()",
                 CCIfType<[f32, f64], CCAssignToReg<Xmm[0...2]>>>>>,
   CCIfNotVarArg<CCIfInReg<CCIfType<[f16], CCAssignToReg<Xmm[0...2]>>>>,
   CCIfNotVarArg<CCIfType<[x86mmx], CCAssignToReg<[MM0, MM1, MM2]>>>,
   CCIfType<[i32, f16, f32], CCAssignToStack<4, 4>>,
   CCIfType<[f64], CCAssignToStack<8, 4>>,
   CCIfType<[f80], CCAssignToStack<0, 0>>],
  MasksAsVectors,
  [CCIfType<[x86mmx], CCAssignToStack<8, 4>>,
   CCIfSubtarget<"isTargetDarwin()", CCDelegateTo<CC_X86_32_Vector_Darwin>>,
   CCDelegateTo<CC_X86_32_Vector_Standard>])>;

// i386 System V; arguments marked for it (regparm) are in eax, edx, ecx.
def CC_X86_32_C : CallingConv<!listconcat(SmallIntsTo32, [
  CCIfNest<CCAssignToReg<[ECX]>>,
  CCIfCC<"CallingConv::SwiftTail", CCIfSwiftSelf<CCIfType<[i32], CCAssignToReg<[ECX]>>>>,
  CCIfNotVarArg<CCIfInReg<CCIfType<[i32], CCAssignToReg<[EAX, EDX, ECX]>>>>,
  CCDelegateTo<CC_X86_32_Common>
])>;

def CC_X86_32_MCU : CallingConv<!listconcat([CCIfByVal<CCPassByVal<4, 4>>], SmallIntsTo32, [
  CCIfNotVarArg<CCIfType<[i32], CCCustom<"CC_X86_32_MCUInReg">>>,
  CCDelegateTo<CC_X86_32_Common>
])>;

def CC_X86_32_FastCall : CallingConv<[
  CCIfType<[i1], CCPromoteToType<i8>>,
  CCIfNest<CCAssignToReg<[EAX]>>,
  CCIfInReg<CCIfType<[i8], CCAssignToReg<[CL, DL]>>>,
  CCIfInReg<CCIfType<[i16], CCAssignToReg<[CX, DX]>>>,
  CCIfInReg<CCIfType<[i32], CCAssignToReg<[ECX, EDX]>>>,
  CCDelegateTo<CC_X86_32_Common>
]>;

def CC_X86_Win32_VectorCall : CallingConv<[
  CCCustom<"CC_X86_32_VectorCall">, CCDelegateTo<CC_X86_32_FastCall>
]>;

def CC_X86_32_ThisCall_Common : CallingConv<[
  CCIfType<[i32], CCAssignToReg<[ECX]>>,
  CCDelegateTo<CC_X86_32_Common>
]>;
def CC_X86_32_ThisCall_Mingw : CallingConv<!listconcat(SmallIntsTo32, [
  CCDelegateTo<CC_X86_32_ThisCall_Common>
])>;
def CC_X86_32_ThisCall_Win : CallingConv<!listconcat(SmallIntsTo32, [
  CCIfSRet<CCAssignToStack<4, 4>>,
  CCDelegateTo<CC_X86_32_ThisCall_Common>
])>;
def CC_X86_32_ThisCall : CallingConv<[
  CCIfSubtarget<"isTargetCygMing()", CCDelegateTo<CC_X86_32_ThisCall_Mingw>>,
  CCDelegateTo<CC_X86_32_ThisCall_Win>
]>;

def CC_X86_32_FastCC : CallingConv<!listconcat([CCIfByVal<CCPassByVal<4, 4>>], SmallIntsTo32, [
  CCIfNest<CCAssignToReg<[EAX]>>,
  CCIfType<[i32], CCAssignToReg<[ECX, EDX]>>,
  CCIfNotVarArg<CCIfSubtarget<"hasSSE2()", CCIfType<[f32, f64], CCAssignToReg<Xmm[0...2]>>>>,
  CCIfType<[f64], CCAssignToStack<8, 8>>,
  CCDelegateTo<CC_X86_32_Common>
])>;

def CC_X86_Win32_CFGuard_Check : CallingConv<[CCIfType<[i32], CCAssignToReg<[ECX]>>]>;

def CC_X86_32_GHC : CallingConv<[
  CCIfType<[i8, i16], CCPromoteToType<i32>>,
  CCIfType<[i32], CCAssignToReg<[EBX, EBP, EDI, ESI]>>
]>;

def CC_X86_32_HiPE : CallingConv<[
  CCIfType<[i8, i16], CCPromoteToType<i32>>,
  CCIfType<[i32], CCAssignToReg<[ESI, EBP, EAX, EDX, ECX]>>,
  CCIfType<[i32, f32], CCAssignToStack<4, 4>>
]>;

// Functions of Intel's OpenCL library: four integers, four vectors, masks in k1.
def CC_Intel_OCL_BI : CallingConv<[
  CCIfSubtarget<"isTargetWin64()", CCIfType<[i32], CCAssignToReg<[ECX, EDX, R8D, R9D]>>>,
  CCIfSubtarget<"isTargetWin64()", CCIfType<[i64], CCAssignToReg<[RCX, RDX, R8, R9]>>>,
  CCIfSubtarget<"is64Bit()", CCIfType<[i32], CCAssignToReg<[EDI, ESI, EDX, ECX]>>>,
  CCIfSubtarget<"is64Bit()", CCIfType<[i64], CCAssignToReg<[RDI, RSI, RDX, RCX]>>>,
  CCIfType<[i32], CCAssignToStack<4, 4>>,
  CCIfType<[f32, f64, v4i32, v2i64, v4f32, v2f64], CCAssignToReg<Xmm[0...3]>>,
  CCIfType<[v8i32, v4i64, v8f32, v4f64], CCAssignToReg<Ymm[0...3]>>,
  CCIfType<[v16i32, v8i64, v16f32, v8f64], CCAssignToReg<Zmm[0...3]>>,
  CCIfType<[v8i1, v16i1], CCAssignToReg<[K1]>>,
  CCIfSubtarget<"isTargetWin64()", CCDelegateTo<CC_X86_Win64_C>>,
  CCIfSubtarget<"is64Bit()", CCDelegateTo<CC_X86_64_C>>,
  CCDelegateTo<CC_X86_32_C>
]>;

//===== Choice of the arguments' convention

def CC_X86_32 : CallingConv<[
  CCIfCC<"CallingConv::X86_INTR", CCCustom<"CC_X86_Intr">>,
  CCIfSubtarget<"isTargetMCU()", CCDelegateTo<CC_X86_32_MCU>>,
  CCIfCC<"CallingConv::X86_FastCall", CCDelegateTo<CC_X86_32_FastCall>>,
  CCIfCC<"CallingConv::X86_VectorCall", CCDelegateTo<CC_X86_Win32_VectorCall>>,
  CCIfCC<"CallingConv::X86_ThisCall", CCDelegateTo<CC_X86_32_ThisCall>>,
  CCIfCC<"CallingConv::CFGuard_Check", CCDelegateTo<CC_X86_Win32_CFGuard_Check>>,
  CCIfCC<"CallingConv::Fast", CCDelegateTo<CC_X86_32_FastCC>>,
  CCIfCC<"CallingConv::Tail", CCDelegateTo<CC_X86_32_FastCC>>,
  CCIfCC<"CallingConv::GHC", CCDelegateTo<CC_X86_32_GHC>>,
  CCIfCC<"CallingConv::HiPE", CCDelegateTo<CC_X86_32_HiPE>>,
  CCIfCC<"CallingConv::X86_RegCall", CCIfSubtarget<"isTargetWin32()",
         CCIfRegCallv4<CCDelegateTo<CC_X86_32_RegCallv4_Win>>>>,
  CCIfCC<"CallingConv::X86_RegCall", CCDelegateTo<CC_X86_32_RegCall>>,
  CCDelegateTo<CC_X86_32_C>
]>;

def CC_X86_64 : CallingConv<[
  CCIfCC<"CallingConv::GHC", CCDelegateTo<CC_X86_64_GHC>>,
  CCIfCC<"CallingConv::HiPE", CCDelegateTo<CC_X86_64_HiPE>>,
  CCIfCC<"CallingConv::WebKit_JS", CCDelegateTo<CC_X86_64_WebKit_JS>>,
  CCIfCC<"CallingConv::AnyReg", CCDelegateTo<CC_X86_64_AnyReg>>,
  CCIfCC<"CallingConv::Win64", CCDelegateTo<CC_X86_Win64_C>>,
  CCIfCC<"CallingConv::X86_64_SysV", CCDelegateTo<CC_X86_64_C>>,
  CCIfCC<"CallingConv::X86_VectorCall", CCDelegateTo<CC_X86_Win64_VectorCall>>,
  CCIfCC<"CallingConv::X86_RegCall", CCIfSubtarget<"isTargetWin64()",
         CCIfRegCallv4<CCDelegateTo<CC_X86_Win64_RegCallv4>>>>,
  CCIfCC<"CallingConv::X86_RegCall",
         CCIfSubtarget<"isTargetWin64()", CCDelegateTo<CC_X86_Win64_RegCall>>>,
  CCIfCC<"CallingConv::X86_RegCall", CCDelegateTo<CC_X86_SysV64_RegCall>>,
  CCIfCC<"CallingConv::PreserveNone", CCDelegateTo<CC_X86_64_Preserve_None>>,
  CCIfCC<"CallingConv::X86_INTR", CCCustom<"CC_X86_Intr">>,
  CCIfSubtarget<"isTargetWin64()", CCDelegateTo<CC_X86_Win64_C>>,
  CCDelegateTo<CC_X86_64_C>
]>;

let Entry = true in
def CC_X86 : CallingConv<[
  CCIfCC<"CallingConv::Intel_OCL_BI", CCDelegateTo<CC_Intel_OCL_BI>>,
  CCIfSubtarget<"is64Bit()", CCDelegateTo<CC_X86_64>>,
  CCDelegateTo<CC_X86_32>
]>;

//===== Registers that callees preserve

def CSR_NoRegs : CalleeSavedRegs<(add)>;
def CSR_32 : CalleeSavedRegs<(add ESI, EDI, EBX, EBP)>;
def CSR_64 : CalleeSavedRegs<(add RBX, R12, R13, R14, R15, RBP)>;
def CSR_Win64 : CalleeSavedRegs<(add RBX, RBP, RDI, RSI, R12, R13, R14, R15,
                                 (sequence "XMM%u", 6, 15))>;
// preserve_most: everything but r11 and the result; preserve_all: the vectors too.
def CSR_64_RT_MostRegs : CalleeSavedRegs<(add CSR_64, RAX, RCX, RDX, RSI, RDI, R8, R9, R10)>;
def CSR_64_RT_AllRegs : CalleeSavedRegs<(add CSR_64_RT_MostRegs, (sequence "XMM%u", 0, 15))>;
def CSR_64_NoneRegs : CalleeSavedRegs<(add RBP)>;
def CSR_64_Intel_OCL_BI : CalleeSavedRegs<(add CSR_64, (sequence "XMM%u", 8, 15))>;
def CSR_32_RegCall : CalleeSavedRegs<(add CSR_32, (sequence "XMM%u", 4, 7))>;
def CSR_Win64_RegCall : CalleeSavedRegs<(add RBX, RBP, (sequence "R%u", 10, 15),
                                         (sequence "XMM%u", 8, 15))>;
def CSR_SysV64_RegCall : CalleeSavedRegs<(add RBX, RBP, (sequence "R%u", 12, 15),
                                          (sequence "XMM%u", 8, 15))>;
