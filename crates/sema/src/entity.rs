//! Declared entities of the typed tree: variables, functions, records, enums, typedefs, labels and their attributes.

use std::rc::Rc;

use neverc_source::{Loc, Symbol};

use crate::tree::{
    EnumId, EnumeratorId, ExprId, FuncId, LabelId, RecordId, StmtId, TypedefId, VarId,
};
use crate::types::{CallConv, QualType};
use crate::value::IntValue;

/// Storage duration and place of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Storage {
    /// Automatic (parameters too).
    Auto,
    /// `register` with an asm label: bound to the named register.
    Register,
    /// Static storage: file scope or local `static`.
    Static,
    /// Thread storage.
    Thread,
}

/// Linkage. C23 6.2.2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Linkage {
    None,
    Internal,
    External,
}

/// A variable or parameter. All declarations of one entity are merged into one.
#[derive(Clone, Debug)]
pub struct Var {
    /// Name; empty for compound literals and unnamed parameters.
    pub name: Symbol,
    /// Composite type so far.
    pub ty: QualType,
    /// Position of the name in the defining (or first) declaration.
    pub loc: Loc,
    /// From the specifiers to the end of the initializer.
    pub range: neverc_source::Range,
    /// Where it lives.
    pub storage: Storage,
    /// Linkage.
    pub linkage: Linkage,
    /// Definition state.
    pub def: VarDef,
    /// Initializer in semantic form, converted to the type.
    pub init: Option<ExprId>,
    /// Function whose local it is (statics need it for their assembly names).
    pub function: Option<FuncId>,
    /// A parameter.
    pub is_param: bool,
    /// C23 `constexpr`.
    pub is_constexpr: bool,
    /// A compound literal's object.
    pub is_compound_literal: bool,
    /// `__thread`/`_Thread_local` model when given: 1 global-dynamic, 2 local-dynamic, 3 initial-exec, 4 local-exec.
    pub tls_model: u8,
    /// Its address is taken or it is captured in asm (everything else can live in a register at once).
    pub address_taken: bool,
    /// Referenced at all.
    pub used: bool,
    /// Assembly label.
    pub asm_label: Option<Rc<str>>,
    /// Attributes.
    pub attrs: Vec<Attr>,
}

/// Whether and how a variable is defined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VarDef {
    /// Only declared.
    Declaration,
    /// Tentative definition (C23 6.9.3).
    Tentative,
    /// Defined.
    Definition,
}

/// A function. All declarations of one entity are merged into one.
#[derive(Clone, Debug)]
pub struct Function {
    /// Name.
    pub name: Symbol,
    /// Composite type.
    pub ty: QualType,
    /// Position of the name in the definition, else in the first declaration.
    pub loc: Loc,
    /// Linkage.
    pub linkage: Linkage,
    /// What to emit when there is a body.
    pub emission: Emission,
    /// `inline` was given.
    pub is_inline: bool,
    /// Defined in old style: arguments arrive default-promoted.
    pub is_knr: bool,
    /// Parameters of the definition.
    pub params: Vec<VarId>,
    /// Body.
    pub body: Option<StmtId>,
    /// Position of the closing brace.
    pub end_loc: Loc,
    /// Labels defined inside.
    pub labels: Vec<LabelId>,
    /// Which builtin it is (`__builtin_x` or a library function treated as such), else `None`.
    pub builtin: Option<crate::builtins::Builtin>,
    /// Declared by a call without declaration.
    pub is_implicit: bool,
    /// Referenced.
    pub used: bool,
    /// Assembly label.
    pub asm_label: Option<Rc<str>>,
    /// Attributes.
    pub attrs: Vec<Attr>,
}

/// What to emit for a function with a body. C23 6.7.5, GCC's inline rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Emission {
    /// A definition of its linkage (internal ones only when used).
    Normal,
    /// Only as material for inlining (`inline` of C99 without `extern`, `extern inline` of GNU89).
    AvailableExternally,
}

/// A struct or union.
#[derive(Clone, Debug)]
pub struct Record {
    /// Tag; empty when anonymous.
    pub tag: Symbol,
    /// Where an anonymous one stands (`FILE:LINE:COLUMN`), for diagnostics; else empty.
    pub place: Symbol,
    /// Name of the typedef that names an anonymous record (for diagnostics and debug info).
    pub typedef_name: Symbol,
    /// Union.
    pub is_union: bool,
    /// Members; empty and `complete == false` until defined.
    pub fields: Vec<Field>,
    /// Defined.
    pub complete: bool,
    /// Last member is a flexible array.
    pub flexible: bool,
    /// A member (transitively) is const.
    pub has_const_member: bool,
    /// `packed` on the record.
    pub packed: bool,
    /// `#pragma pack` value in force at the definition, bytes; 0: none.
    pub pack: u32,
    /// `aligned` on the record, bytes; 0: none.
    pub align: u32,
    /// `transparent_union`.
    pub transparent: bool,
    /// `may_alias`.
    pub may_alias: bool,
    /// `ms_struct`/`gcc_struct` and others.
    pub attrs: Vec<Attr>,
    /// Position of the tag or keyword.
    pub loc: Loc,
    /// Layout, computed at completion.
    pub layout: RecordLayout,
}

/// A member.
#[derive(Clone, Debug)]
pub struct Field {
    /// Name; empty for anonymous records and unnamed bit-fields.
    pub name: Symbol,
    /// Type.
    pub ty: QualType,
    /// Bit-field width.
    pub width: Option<u32>,
    /// `packed` on the member.
    pub packed: bool,
    /// `aligned`/`alignas` on the member, bytes; 0: none.
    pub align: u32,
    /// Position of the name.
    pub loc: Loc,
    /// Attributes.
    pub attrs: Vec<Attr>,
}

/// Layout of a record by the target's C ABI.
#[derive(Clone, Debug, Default)]
pub struct RecordLayout {
    /// Bytes, tail padding included.
    pub size: u64,
    /// Bytes.
    pub align: u32,
    /// Offset of each field in **bits**.
    pub offsets: Vec<u64>,
}

/// An enum.
#[derive(Clone, Debug)]
pub struct Enum {
    /// Tag; empty when anonymous.
    pub tag: Symbol,
    /// Where an anonymous one stands (`FILE:LINE:COLUMN`), for diagnostics; else empty.
    pub place: Symbol,
    /// Name of the typedef that names an anonymous enum.
    pub typedef_name: Symbol,
    /// Compatible integer type (or the fixed one).
    pub underlying: QualType,
    /// C23 fixed underlying type was given.
    pub fixed: bool,
    /// Defined (or fixed).
    pub complete: bool,
    /// Enumerators.
    pub enumerators: Vec<EnumeratorId>,
    /// Position.
    pub loc: Loc,
    /// Attributes.
    pub attrs: Vec<Attr>,
}

/// An enumerator.
#[derive(Clone, Debug)]
pub struct Enumerator {
    /// Name.
    pub name: Symbol,
    /// Its enum.
    pub owner: EnumId,
    /// Type of the name in expressions.
    pub ty: QualType,
    /// Value.
    pub value: IntValue,
    /// Written value expression.
    pub init: Option<ExprId>,
    /// Position.
    pub loc: Loc,
    /// Attributes.
    pub attrs: Vec<Attr>,
}

/// A typedef.
#[derive(Clone, Debug)]
pub struct Typedef {
    /// Name.
    pub name: Symbol,
    /// What it stands for.
    pub ty: QualType,
    /// Position.
    pub loc: Loc,
    /// Used anywhere.
    pub used: bool,
    /// Attributes.
    pub attrs: Vec<Attr>,
}

/// A label.
#[derive(Clone, Debug)]
pub struct Label {
    /// Name.
    pub name: Symbol,
    /// Position of the definition (or first use).
    pub loc: Loc,
    /// Defined.
    pub defined: bool,
    /// Its address is taken by `&&`.
    pub address_taken: bool,
    /// Used at all.
    pub used: bool,
}

/// Attributes with checked arguments. Those that only matter to sema (`unused`, …) are kept for the plugin interface.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Attr {
    Alias(Rc<str>),
    AllocAlign(u32),
    /// `alloc_size(elem, count)`: 1-based parameter numbers.
    AllocSize(u32, Option<u32>),
    AlwaysInline,
    Aligned(u32),
    Annotate(Rc<str>),
    AnyX86NoCallerSavedRegisters,
    Artificial,
    AssumeAligned(u64, u64),
    CallConv(CallConv),
    /// Function that is called with the variable's address at scope end.
    Cleanup(FuncId),
    Cold,
    Common,
    Const,
    Constructor(Option<u32>),
    /// `custom_attr("key", "value")`: the IR function attribute of that name.
    Custom(Rc<str>, Rc<str>),
    Deprecated(Option<Rc<str>>),
    Destructor(Option<u32>),
    Error(Rc<str>),
    Fallthrough,
    Flatten,
    /// Kind, format parameter, first argument (1-based).
    Format(Symbol, u32, u32),
    FormatArg(u32),
    GnuInline,
    Hot,
    Ifunc(Rc<str>),
    Leaf,
    Malloc,
    MayAlias,
    MinSize,
    Mode(Symbol),
    Naked,
    NoCommon,
    NoInline,
    NoClone,
    NoInstrumentFunction,
    NoProfile,
    NoReturn,
    NoSanitize,
    NoSplitStack,
    NoStackProtector,
    NoThrow,
    /// Empty: all pointer parameters; else 1-based numbers.
    NonNull(Vec<u32>),
    NonString,
    OptNone,
    Packed,
    PatchableFunctionEntry(u32, u32),
    Pure,
    Retain,
    ReturnsNonNull,
    ReturnsTwice,
    Section(Rc<str>),
    Sentinel(u32),
    /// `target("...")`
    Target(Rc<str>),
    TlsModel(Rc<str>),
    TransparentUnion,
    Unavailable(Option<Rc<str>>),
    Uninitialized,
    Unused,
    Used,
    Visibility(Visibility),
    WarnUnusedResult,
    Warning(Rc<str>),
    Weak,
    /// `weakref("target")`
    WeakRef(Option<Rc<str>>),
    ZeroCallUsedRegs(Rc<str>),
    /// Accepted, without influence.
    Ignored(Symbol),
}

/// ELF visibility.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Visibility {
    Default,
    Hidden,
    Protected,
    Internal,
}

/// Items at file scope in source order (each entity also once, in its vector).
#[derive(Clone, Debug)]
pub enum Item {
    /// Variable declaration or definition.
    Var(VarId),
    /// Function declaration.
    Func(FuncId),
    /// Function definition.
    FuncDef(FuncId),
    /// Typedef.
    Typedef(TypedefId),
    /// struct, union.
    Record(RecordId),
    /// enum.
    Enum(EnumId),
    /// `asm("...")`.
    FileAsm(Rc<str>),
}
