//! The typed tree: what sema makes of a translation unit and irgen reads. Node kinds follow the public AST schema
//! (Clang's shapes): implicit conversions and parentheses are nodes, names are resolved, initializers are in
//! semantic form. All nodes live in flat vectors of [`Unit`].

use std::rc::Rc;

pub use neverc_source::List;
use neverc_source::{Loc, Range, Symbol, ids, pools};
pub use neverc_syntax::ast::{BinaryOp, Trait, UnaryOp};

pub use crate::entity::*;
use crate::types::{QualType, Types};
use crate::value::{FloatValue, IntValue};

ids! {
    /// A typed expression in [`Unit::exprs`].
    ExprId;
    /// A statement in [`Unit::stmts`].
    StmtId;
    /// A variable or parameter in [`Unit::vars`].
    VarId;
    /// A function in [`Unit::funcs`].
    FuncId;
    /// A struct or union in [`Unit::records`].
    RecordId;
    /// An enum in [`Unit::enums`].
    EnumId;
    /// An enumerator in [`Unit::enumerators`].
    EnumeratorId;
    /// A typedef in [`Unit::typedefs`].
    TypedefId;
    /// A label in [`Unit::labels`].
    LabelId;
    /// An integer in [`Unit::ints`].
    IntId;
    /// A floating value in [`Unit::floats`].
    FloatId;
    /// A string literal in [`Unit::strings`].
    StringId;
    /// An asm statement in [`Unit::asms`].
    AsmId;
}

// ---------------------------------------------------------------- expressions

/// What an expression designates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Category {
    /// A value.
    RValue,
    /// An object or function.
    LValue,
    /// A bit-field (no address).
    BitField,
    /// One or several elements of a vector (no address).
    VectorElement,
}

impl Category {
    /// Anything but a value.
    pub fn is_lvalue(self) -> bool {
        self != Category::RValue
    }
}

/// A typed expression.
#[derive(Clone, Copy, Debug)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Its type. Values of non-aggregate type are unqualified.
    pub ty: QualType,
    /// What it designates.
    pub cat: Category,
    /// First to last token.
    pub range: Range,
    /// Position of the operator, or the begin of the range.
    pub loc: Loc,
}

/// Kinds of typed expressions.
#[derive(Clone, Copy, Debug)]
pub enum ExprKind {
    /// Integer constant (also `true`/`false`, enumerators stay `DeclRef`).
    Int(IntId),
    /// Character constant.
    Char(IntId),
    /// Floating constant.
    Float(FloatId),
    /// `1.0i`: the operand is the imaginary part.
    Imaginary(ExprId),
    /// String literal: an lvalue of array type.
    String(StringId),
    /// `nullptr`.
    Nullptr,
    /// A name.
    DeclRef(DeclRef),
    /// `(e)`.
    Paren(ExprId),
    /// `++ -- & * + - ~ ! __real__ __imag__` (`__extension__` leaves no node). `Plus`…`Not` operands are promoted.
    Unary(UnaryOp, ExprId),
    /// All operators but compound assignments. Operands are converted to the type in which the operation is done
    /// (shifts: each promoted by itself; pointer ± integer: integer unconverted; `=`: right side converted).
    Binary(BinaryOp, ExprId, ExprId),
    /// `a op= b`.
    CompoundAssign {
        /// The full operator, e.g. `AddAssign`.
        op: BinaryOp,
        /// Left side, an lvalue.
        lhs: ExprId,
        /// Right side, converted to `comp` (shifts: promoted; pointers: an integer).
        rhs: ExprId,
        /// The type in which the left side is computed; the result has it too and is then converted back to the
        /// type of the left side.
        comp: QualType,
    },
    /// `c ? t : f`, both arms converted to the type of the whole.
    Conditional(ExprId, ExprId, ExprId),
    /// `a ?: f`: `common` is evaluated once; `cond` and `then` refer to its value by `Opaque(common)`.
    BinaryConditional {
        /// The written left operand.
        common: ExprId,
        /// Condition over the opaque value.
        cond: ExprId,
        /// Result when true, over the opaque value.
        then: ExprId,
        /// Result when false.
        els: ExprId,
    },
    /// The value of another expression that was evaluated before (see `BinaryConditional`).
    Opaque(ExprId),
    /// A call. The callee is a decayed function pointer, or for builtins
    /// `ImplicitCast(BuiltinFnToFnPtr, DeclRef(Func))`; arguments are converted to parameter types or default
    /// promoted. For builtins with custom rules the expression's type is the result.
    Call(ExprId, List<ExprId>),
    /// `base.field` or `base->field` (`arrow`: base is a pointer value). Members of anonymous records are reached
    /// through one `Member` node a level.
    Member {
        /// Left side.
        base: ExprId,
        /// The record.
        record: RecordId,
        /// Index into [`Record::fields`].
        field: u32,
        /// Base is a pointer.
        arrow: bool,
    },
    /// `a[i]`: `base` is a pointer value or a vector (lvalue or value), `index` an integer, whatever their order in
    /// the source; `swapped` tells that the index was written first.
    Subscript {
        /// Pointer or vector.
        base: ExprId,
        /// Integer.
        index: ExprId,
        /// `i[a]`.
        swapped: bool,
    },
    /// `v.xyz` on an ext_vector: element numbers.
    VectorElements(ExprId, List<u32>),
    /// Conversion nobody wrote.
    ImplicitCast(CastKind, ExprId),
    /// `(T)e`.
    Cast(CastKind, ExprId),
    /// `(T){...}`: an lvalue; the initializer is in semantic form. The variable holds it (file scope: static).
    CompoundLiteral(VarId),
    /// An initializer list in semantic form.
    InitList(List<InitEntry>),
    /// Zero of the type (also `{}`).
    ImplicitValueInit,
    /// `sizeof`, `_Alignof`, … of a type; the value is constant unless the type is a variable array. `operand` is
    /// the written expression (not evaluated unless the type is variable).
    Trait {
        /// Which.
        kind: Trait,
        /// Type asked about.
        of: QualType,
        /// Written expression.
        operand: Option<ExprId>,
    },
    /// `_Generic`: the chosen association's value.
    Generic {
        /// Controlling expression (never evaluated), if it was one.
        control: Option<ExprId>,
        /// Chosen value.
        chosen: ExprId,
    },
    /// `__builtin_choose_expr`.
    Choose {
        /// Condition.
        cond: ExprId,
        /// Chosen value.
        chosen: ExprId,
    },
    /// `({ ... })`; the value is that of the last expression statement.
    StmtExpr(StmtId),
    /// `&&label`
    AddrLabel(LabelId),
    /// `va_arg(e, T)`: the operand is an lvalue or pointer to the list, as `__builtin_va_start` takes it.
    VaArg(ExprId),
    /// `__builtin_offsetof` with a non-constant index: byte offset = `constant` + sum of index * size.
    Offsetof {
        /// Constant part in bytes.
        constant: u64,
        /// Run-time parts.
        terms: List<OffsetTerm>,
    },
    /// `__builtin_convertvector(e, T)`.
    ConvertVector(ExprId),
    /// `__builtin_shufflevector(a, b, i...)` with constant indices (-1: undefined).
    ShuffleVector(ExprId, ExprId, List<i32>),
    /// `__builtin_bit_cast(T, e)`.
    BitCast(ExprId),
    /// A wrapper around an expression whose integer value sema has computed (enumerator values, case labels,
    /// array sizes, folded builtins such as `__builtin_types_compatible_p` or `offsetof`).
    Constant(ExprId, IntId),
    /// `__func__` and friends: the string literal.
    Predefined(StringId),
    /// An expression that was diagnosed; never reaches irgen.
    Error,
}

/// `index * size` in an `Offsetof`.
#[derive(Clone, Copy, Debug)]
pub struct OffsetTerm {
    /// Integer value.
    pub index: ExprId,
    /// Bytes an index step.
    pub size: u64,
}

/// A resolved name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DeclRef {
    /// Variable or parameter.
    Var(VarId),
    /// Function.
    Func(FuncId),
    /// Enumerator.
    Enumerator(EnumeratorId),
}

/// One explicitly initialized part; what no entry covers is zero.
#[derive(Clone, Copy, Debug)]
pub struct InitEntry {
    /// Array or vector element index, or field index in [`Record::fields`]; entries are sorted and disjoint.
    pub index: u64,
    /// Number of consecutive elements that get the value (GNU ranges), else 1. The value is evaluated once.
    pub count: u64,
    /// Value: converted to the element's type; a nested `InitList`; or a string literal for a character array
    /// (maybe longer or shorter than the array).
    pub value: ExprId,
}

/// Conversions. Names as in Clang.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum CastKind {
    LValueToRValue,
    /// No change of representation (qualifiers, compatible types).
    NoOp,
    /// Pointer to pointer, vector to vector or scalar of the same size.
    BitCast,
    /// lvalue reinterpreted as another type of lvalue.
    LValueBitCast,
    ArrayToPointerDecay,
    FunctionToPointerDecay,
    BuiltinFnToFnPtr,
    NullToPointer,
    IntegralToPointer,
    PointerToIntegral,
    PointerToBoolean,
    ToVoid,
    /// Scalar to all elements of a vector.
    VectorSplat,
    IntegralCast,
    IntegralToBoolean,
    IntegralToFloating,
    FloatingToIntegral,
    FloatingToBoolean,
    FloatingCast,
    FloatingRealToComplex,
    FloatingComplexToReal,
    FloatingComplexToBoolean,
    FloatingComplexCast,
    FloatingComplexToIntegralComplex,
    IntegralRealToComplex,
    IntegralComplexToReal,
    IntegralComplexToBoolean,
    IntegralComplexCast,
    IntegralComplexToFloatingComplex,
    AtomicToNonAtomic,
    NonAtomicToAtomic,
    /// GNU cast to union.
    ToUnion,
    AddressSpaceConversion,
}

/// A string literal after concatenation and decoding.
#[derive(Clone, Debug)]
pub struct StringLit {
    /// Code units without the terminating zero, each in `width` bytes, target byte order.
    pub bytes: Rc<[u8]>,
    /// Bytes a unit: 1, 2 or 4.
    pub width: u8,
    /// Array type, terminator included.
    pub ty: QualType,
}

// ---------------------------------------------------------------- statements

/// A statement.
#[derive(Clone, Copy, Debug)]
pub struct Stmt {
    /// What it is.
    pub kind: StmtKind,
    /// First to last token.
    pub range: Range,
}

/// Kinds of statements. Conditions are scalar values of any type (tested against zero).
#[derive(Clone, Copy, Debug)]
pub enum StmtKind {
    /// `{ ... }`: a scope.
    Compound(List<StmtId>),
    /// Declarations, in order.
    Decl(List<LocalDecl>),
    /// Expression (cast `ToVoid` not needed).
    Expr(ExprId),
    /// `;`
    Null,
    /// `if`
    If(ExprId, StmtId, Option<StmtId>),
    /// `while`
    While(ExprId, StmtId, List<LoopHint>),
    /// `do … while`
    Do(StmtId, ExprId, List<LoopHint>),
    /// `for`: a scope of its own for `init`.
    For {
        /// Declaration or expression.
        init: Option<StmtId>,
        /// Condition.
        cond: Option<ExprId>,
        /// Increment.
        inc: Option<ExprId>,
        /// Body.
        body: StmtId,
        /// Pragmas.
        hints: List<LoopHint>,
    },
    /// `switch`: condition promoted; `Case` values are in its type.
    Switch(ExprId, StmtId),
    /// `case lo ... hi:` (`lo == hi` for a single value; never empty: empty ranges leave only the sub-statement).
    Case(IntId, IntId, StmtId),
    /// `default:`
    Default(StmtId),
    /// `label:`
    Label(LabelId, StmtId),
    /// `goto label;`
    Goto(LabelId),
    /// `goto *e;`
    IndirectGoto(ExprId),
    /// `continue;`
    Continue,
    /// `break;`
    Break,
    /// `return e;`, converted to the result type; in a void function the operand may be a void expression.
    Return(Option<ExprId>),
    /// GNU asm.
    Asm(AsmId),
    /// `[[fallthrough]]`, `likely`, `musttail`, … around a statement.
    Attributed(StmtAttr, StmtId),
}

/// Statement attributes that irgen looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum StmtAttr {
    Fallthrough,
    Likely,
    Unlikely,
    MustTail,
    NoMerge,
    NoInline,
    AlwaysInline,
}

/// Loop hints, as in the preprocessor's pragma.
pub type LoopHint = neverc_prep::LoopHint;

/// A declaration inside a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LocalDecl {
    /// Automatic or static variable, or a local `extern` (nothing to do).
    Var(VarId),
    /// Typedef: size expressions of variable arrays in its type are evaluated here.
    Typedef(TypedefId),
    /// Local function declaration.
    Func(FuncId),
    /// struct or union definition or declaration.
    Record(RecordId),
    /// enum.
    Enum(EnumId),
}

/// A GNU asm statement.
#[derive(Clone, Debug)]
pub struct Asm {
    /// Template text as written (after string decoding).
    pub template: String,
    /// Volatile (also without outputs, and `asm goto`).
    pub volatile: bool,
    /// No operands at all: the template is taken literally.
    pub basic: bool,
    /// Outputs; `+` operands are listed once, here.
    pub outputs: Vec<AsmOperand>,
    /// Inputs.
    pub inputs: Vec<AsmOperand>,
    /// Clobber names.
    pub clobbers: Vec<String>,
    /// Labels of `asm goto`.
    pub labels: Vec<(LabelId, Symbol)>,
    /// Position.
    pub loc: Loc,
}

/// An asm operand.
#[derive(Clone, Debug)]
pub struct AsmOperand {
    /// Symbolic name.
    pub name: Option<Symbol>,
    /// Constraint text.
    pub constraint: String,
    /// Output: an lvalue. Input: an lvalue when the constraint allows memory only, else a value.
    pub expr: ExprId,
}

/// The typed translation unit.
#[allow(missing_docs)]
#[derive(Default)]
pub struct Unit {
    pub types: Types,
    pub exprs: Vec<Expr>,
    pub stmts: Vec<Stmt>,
    pub vars: Vec<Var>,
    pub funcs: Vec<Function>,
    pub records: Vec<Record>,
    pub enums: Vec<Enum>,
    pub enumerators: Vec<Enumerator>,
    pub typedefs: Vec<Typedef>,
    pub labels: Vec<Label>,
    pub ints: Vec<IntValue>,
    pub floats: Vec<FloatValue>,
    pub strings: Vec<StringLit>,
    pub asms: Vec<Asm>,
    /// File-scope items in source order.
    pub items: Vec<Item>,
    /// `#pragma weak NAME` (and `= target`) for names never declared otherwise are handled by attributes.
    pub pools: Pools,
}

pools! {
    exprs: ExprId;
    stmts: StmtId;
    inits: InitEntry;
    locals: LocalDecl;
    hints: LoopHint;
    elements: u32;
    shuffles: i32;
    offsets: OffsetTerm;
}

impl Unit {
    /// The elements of a list.
    pub fn list<T: Pooled>(&self, list: List<T>) -> &[T] {
        list.of(T::pool(&self.pools))
    }

    /// Appends a list.
    pub fn push_list<T: Pooled>(&mut self, items: &[T]) -> List<T> {
        List::push(T::pool_mut(&mut self.pools), items)
    }

    /// Appends an expression.
    pub fn push_expr(&mut self, expr: Expr) -> ExprId {
        self.exprs.push(expr);
        ExprId(self.exprs.len() as u32 - 1)
    }

    /// Appends a statement.
    pub fn push_stmt(&mut self, kind: StmtKind, range: Range) -> StmtId {
        self.stmts.push(Stmt { kind, range });
        StmtId(self.stmts.len() as u32 - 1)
    }

    /// Appends an integer constant.
    pub fn push_int(&mut self, value: IntValue) -> IntId {
        self.ints.push(value);
        IntId(self.ints.len() as u32 - 1)
    }

    /// The expression.
    pub fn expr(&self, id: ExprId) -> &Expr {
        &self.exprs[id.index()]
    }

    /// The statement.
    pub fn stmt(&self, id: StmtId) -> &Stmt {
        &self.stmts[id.index()]
    }

    /// The variable.
    pub fn var(&self, id: VarId) -> &Var {
        &self.vars[id.index()]
    }

    /// The function.
    pub fn func(&self, id: FuncId) -> &Function {
        &self.funcs[id.index()]
    }

    /// The record.
    pub fn record(&self, id: RecordId) -> &Record {
        &self.records[id.index()]
    }

    /// The enum.
    pub fn enumeration(&self, id: EnumId) -> &Enum {
        &self.enums[id.index()]
    }

    /// The typedef.
    pub fn typedef(&self, id: TypedefId) -> &Typedef {
        &self.typedefs[id.index()]
    }

    /// The integer.
    pub fn int(&self, id: IntId) -> &IntValue {
        &self.ints[id.index()]
    }
}
