// The vocabulary of calling conventions: value types, registers and actions.
//
// Names and fields are those that LLVM's own descriptions use, so that a file written for one works with the other.
// A convention is a list of actions. A value goes through them in order until one gives it a place; actions that
// only change its type let it go on.

// The type of a value. The name says what it is: i32, f64, v4f32, nxv2i64.
class ValueType;

foreach width = [1, 2, 4, 8, 16, 32, 64, 128] in
  def i#width : ValueType;
foreach width = [16, 32, 64, 80, 128] in
  def f#width : ValueType;
def bf16 : ValueType;
def ppcf128 : ValueType;
def x86mmx : ValueType;
def aarch64svcount : ValueType;
def iPTR : ValueType;

foreach lanes = [1, 2, 3, 4, 8, 16, 32, 64, 128] in {
  foreach element = ["i1", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64"] in
    def v#lanes#element : ValueType;
}
foreach lanes = [1, 2, 4, 8, 16, 32] in {
  foreach element = ["i1", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64"] in
    def nxv#lanes#element : ValueType;
}

// A register and the registers that are parts of it. Registers that share a part are taken together.
class Register<list<Register> parts = []> {
  list<Register> SubRegs = parts;
  list<Register> Aliases = [];
}

class CCAction;
class CallingConv<list<CCAction> actions> {
  list<CCAction> Actions = actions;
  bit Entry = false;
  bit Custom = false;
}

// A convention that is a function of its own.
class CustomCallingConv : CallingConv<[]> {
  let Custom = true;
}

//===== Conditions: another action, when something holds

class CCPredicateAction<CCAction inner> : CCAction {
  CCAction SubAction = inner;
}
// The value has one of these types by now.
class CCIfType<list<ValueType> types, CCAction inner> : CCPredicateAction<inner> {
  list<ValueType> VTs = types;
}
// Any condition, as C++ would write it.
class CCIf<string condition, CCAction inner> : CCPredicateAction<inner> {
  string Predicate = condition;
}
// Attributes of the value.
class CCIfByVal<CCAction inner> : CCIf<"ArgFlags.isByVal()", inner>;
class CCIfPreallocated<CCAction inner> : CCIf<"ArgFlags.isPreallocated()", inner>;
class CCIfSRet<CCAction inner> : CCIf<"ArgFlags.isSRet()", inner>;
class CCIfInReg<CCAction inner> : CCIf<"ArgFlags.isInReg()", inner>;
class CCIfNest<CCAction inner> : CCIf<"ArgFlags.isNest()", inner>;
class CCIfSwiftSelf<CCAction inner> : CCIf<"ArgFlags.isSwiftSelf()", inner>;
class CCIfSwiftAsync<CCAction inner> : CCIf<"ArgFlags.isSwiftAsync()", inner>;
class CCIfSwiftError<CCAction inner> : CCIf<"ArgFlags.isSwiftError()", inner>;
class CCIfCFGuardTarget<CCAction inner> : CCIf<"ArgFlags.isCFGuardTarget()", inner>;
class CCIfPtr<CCAction inner> : CCIf<"ArgFlags.isPointer()", inner>;
class CCIfPtrAddrSpace<int space, CCAction inner>
    : CCIf<"ArgFlags.isPointer() && ArgFlags.getPointerAddrSpace() == " # space, inner>;
// The first part of a value that takes several registers.
class CCIfSplit<CCAction inner> : CCIf<"ArgFlags.isSplit()", inner>;
class CCIfSplitEnd<CCAction inner> : CCIf<"ArgFlags.isSplitEnd()", inner>;
// A member of an aggregate that stays together.
class CCIfConsecutiveRegs<CCAction inner> : CCIf<"ArgFlags.isInConsecutiveRegs()", inner>;
// The function.
class CCIfCC<string convention, CCAction inner>
    : CCIf<"State.getCallingConv() == " # convention, inner>;
class CCIfVarArg<CCAction inner> : CCIf<"State.isVarArg()", inner>;
class CCIfNotVarArg<CCAction inner> : CCIf<"!State.isVarArg()", inner>;

//===== Places

// The first register of the list that is free.
class CCAssignToReg<list<Register> registers> : CCAction {
  list<Register> RegList = registers;
}
// The same, and a slot on the stack that is set aside.
class CCAssignToRegAndStack<list<Register> registers, int size, int align>
    : CCAssignToReg<registers> {
  int Size = size;
  int Align = align;
}
// The first free register; the one at the same position of the second list is taken too.
class CCAssignToRegWithShadow<list<Register> registers, list<Register> shadows> : CCAction {
  list<Register> RegList = registers;
  list<Register> ShadowRegList = shadows;
}
// A slot on the stack; 0 stands for the type's own size and alignment.
class CCAssignToStack<int size, int align> : CCAction {
  int Size = size;
  int Align = align;
}
// The same; all registers of the list are taken.
class CCAssignToStackWithShadow<int size, int align, list<Register> shadows> : CCAction {
  int Size = size;
  int Align = align;
  list<Register> ShadowRegList = shadows;
}
// The memory itself that a by-value pointer points to, at least so large and so aligned.
class CCPassByVal<int size, int align> : CCAction {
  int Size = size;
  int Align = align;
}

// Bytes at the start of the argument area where a callee may keep its register arguments. LLVM does not describe them; they
// count where a convention is asked for by its own name, and once.
class CCHomeArea<int size> : CCAction {
  int Size = size;
}

//===== Changes

class CCChange<ValueType type> : CCAction {
  ValueType DestTy = type;
}
class CCPromoteToType<ValueType type> : CCChange<type>;
class CCPromoteToUpperBitsInType<ValueType type> : CCChange<type>;
class CCBitConvertToType<ValueType type> : CCChange<type>;
class CCTruncToType<ValueType type> : CCChange<type>;
// The address of a copy goes instead of the value.
class CCPassIndirect<ValueType type> : CCChange<type>;

//===== Others

// Another convention, in the middle of this one.
class CCDelegateTo<CallingConv convention> : CCAction {
  CallingConv CC = convention;
}
// A function that the compiler or a plugin knows.
class CCCustom<string name> : CCAction {
  string FuncName = name;
}

//===== Registers that a callee preserves

class CalleeSavedRegs<dag saves> {
  dag SaveList = saves;
  dag OtherPreserved;
}
def add;
def sub;
def sequence;
