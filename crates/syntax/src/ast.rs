//! The syntax tree: what was written, before types. All nodes live in flat vectors of [`Ast`] and refer to each
//! other by `u32` indices; lists are runs in side pools. This file has the nodes, the vectors are in `tree.rs`.

use neverc_prep::TokenKind;
pub use neverc_source::List;
use neverc_source::{Loc, Range, Symbol, ids};

pub use crate::tree::{Ast, Pooled, Pools};

ids! {
    /// An expression in [`Ast::exprs`].
    ExprId;
    /// A statement in [`Ast::stmts`].
    StmtId;
    /// A declaration in [`Ast::decls`].
    DeclId;
    /// Declaration specifiers in [`Ast::specs`].
    SpecsId;
    /// A declarator in [`Ast::declarators`].
    DeclaratorId;
    /// A type name in [`Ast::type_names`].
    TypeNameId;
    /// A struct or union specifier in [`Ast::records`].
    RecordId;
    /// An enum specifier in [`Ast::enums`].
    EnumId;
    /// An asm statement in [`Ast::asms`].
    AsmId;
}

/// An identifier with its position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ident {
    /// The name.
    pub name: Symbol,
    /// Where.
    pub loc: Loc,
}

// ---------------------------------------------------------------- expressions

/// An expression with the range of its tokens.
#[derive(Clone, Copy, Debug)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// First to last token.
    pub range: Range,
    /// Position of the operator (binary, `[`, `(` of a call, `.`/`->`, `?`); else `range.begin`.
    pub loc: Loc,
}

/// Kinds of expressions. C23 6.5, with GNU extensions.
#[derive(Clone, Copy, Debug)]
pub enum ExprKind {
    /// A name.
    Ident(Symbol),
    /// Integer or floating constant as spelled.
    Number(Symbol),
    /// Character constant as spelled, with its token kind.
    Char(Symbol, TokenKind),
    /// Adjacent string literals, not yet concatenated.
    String(List<StringPart>),
    /// `true`, `false` (C23).
    Bool(bool),
    /// `nullptr`.
    Nullptr,
    /// `(e)`.
    Paren(ExprId),
    /// `__extension__ e`.
    Extension(ExprId),
    /// Prefix and postfix operators.
    Unary(UnaryOp, ExprId),
    /// Binary operators, assignments and comma.
    Binary(BinaryOp, ExprId, ExprId),
    /// `c ? t : f`; `t` is absent in `c ?: f`.
    Conditional(ExprId, Option<ExprId>, ExprId),
    /// `callee(args)`.
    Call(ExprId, List<ExprId>),
    /// `base.name`, `base->name`.
    Member {
        /// Left side.
        base: ExprId,
        /// Member name.
        name: Symbol,
        /// `->`.
        arrow: bool,
        /// (The position of the name is the end of the range.)
        name_loc: Loc,
    },
    /// `base[index]`.
    Index(ExprId, ExprId),
    /// `(T)e`.
    Cast(TypeNameId, ExprId),
    /// `(T){...}`; storage classes (C23) are in the type name's specifiers.
    CompoundLiteral(TypeNameId, ExprId),
    /// `sizeof e`, `_Alignof e`, `__builtin_vectorelements(e)`.
    TraitExpr(Trait, ExprId),
    /// `sizeof(T)`, `_Alignof(T)`, `__builtin_vectorelements(T)`.
    TraitType(Trait, TypeNameId),
    /// `_Generic(control, ...)`.
    Generic(GenericControl, List<Association>),
    /// `({ ... })`.
    StmtExpr(StmtId),
    /// `&&label`.
    AddrLabel(Symbol),
    /// `__builtin_va_arg(e, T)`.
    VaArg(ExprId, TypeNameId),
    /// `__builtin_offsetof(T, designators)`; the first designator is a field.
    Offsetof(TypeNameId, List<Designator>),
    /// `__builtin_types_compatible_p(A, B)`.
    TypesCompatible(TypeNameId, TypeNameId),
    /// `__builtin_choose_expr(c, a, b)`: list of three.
    ChooseExpr(List<ExprId>),
    /// `__builtin_convertvector(e, T)`.
    ConvertVector(ExprId, TypeNameId),
    /// `__builtin_bit_cast(T, e)`.
    BitCast(TypeNameId, ExprId),
    /// `__func__`, `__FUNCTION__`, `__PRETTY_FUNCTION__`: the token kind.
    Predefined(TokenKind),
    /// `__builtin_LINE()`, `_FILE`, `_FILE_NAME`, `_FUNCTION`, `_COLUMN`: the token kind.
    SourceLocation(TokenKind),
    /// `{ ... }`: only as an initializer or in a compound literal.
    InitList(List<InitItem>),
    /// What stands where an error was reported; sema stays silent about it.
    Error,
}

/// Part of a string literal: spelling and token kind.
#[derive(Clone, Copy, Debug)]
pub struct StringPart {
    /// With quotes and prefix.
    pub spelling: Symbol,
    /// Encoding.
    pub kind: TokenKind,
    /// Position.
    pub loc: Loc,
}

/// Unary operators.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum UnaryOp {
    PostInc,
    PostDec,
    PreInc,
    PreDec,
    AddrOf,
    Deref,
    Plus,
    Minus,
    /// `~` (bitwise not, complex conjugate).
    Not,
    /// `!`
    LNot,
    Real,
    Imag,
}

/// Binary operators, in the order of Clang's opcode list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum BinaryOp {
    Mul,
    Div,
    Rem,
    Add,
    Sub,
    Shl,
    Shr,
    Lt,
    Gt,
    Le,
    Ge,
    Eq,
    Ne,
    And,
    Xor,
    Or,
    LAnd,
    LOr,
    Assign,
    MulAssign,
    DivAssign,
    RemAssign,
    AddAssign,
    SubAssign,
    ShlAssign,
    ShrAssign,
    AndAssign,
    XorAssign,
    OrAssign,
    Comma,
}

impl BinaryOp {
    /// The spelling.
    pub fn spelling(self) -> &'static str {
        use BinaryOp::*;
        match self {
            Mul => "*",
            Div => "/",
            Rem => "%",
            Add => "+",
            Sub => "-",
            Shl => "<<",
            Shr => ">>",
            Lt => "<",
            Gt => ">",
            Le => "<=",
            Ge => ">=",
            Eq => "==",
            Ne => "!=",
            And => "&",
            Xor => "^",
            Or => "|",
            LAnd => "&&",
            LOr => "||",
            Assign => "=",
            MulAssign => "*=",
            DivAssign => "/=",
            RemAssign => "%=",
            AddAssign => "+=",
            SubAssign => "-=",
            ShlAssign => "<<=",
            ShrAssign => ">>=",
            AndAssign => "&=",
            XorAssign => "^=",
            OrAssign => "|=",
            Comma => ",",
        }
    }

    /// `=` and the compound assignments.
    pub fn is_assignment(self) -> bool {
        (BinaryOp::Assign as u8..=BinaryOp::OrAssign as u8).contains(&(self as u8))
    }

    /// The operator inside a compound assignment.
    pub fn compound(self) -> Option<BinaryOp> {
        use BinaryOp::*;
        Some(match self {
            MulAssign => Mul,
            DivAssign => Div,
            RemAssign => Rem,
            AddAssign => Add,
            SubAssign => Sub,
            ShlAssign => Shl,
            ShrAssign => Shr,
            AndAssign => And,
            XorAssign => Xor,
            OrAssign => Or,
            _ => return None,
        })
    }

    /// `<` … `!=`.
    pub fn is_comparison(self) -> bool {
        (BinaryOp::Lt as u8..=BinaryOp::Ne as u8).contains(&(self as u8))
    }
}

/// What `TraitExpr`/`TraitType` ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trait {
    /// `sizeof`
    SizeOf,
    /// `_Alignof` / `alignof` (ABI alignment).
    AlignOf,
    /// `__alignof__` (preferred alignment).
    PreferredAlignOf,
    /// `__builtin_vectorelements`.
    VectorElements,
}

/// The controlling operand of `_Generic`.
#[derive(Clone, Copy, Debug)]
pub enum GenericControl {
    /// An expression (lvalue-converted).
    Expr(ExprId),
    /// A type name (C2y, Clang extension; not converted).
    Type(TypeNameId),
}

/// One association of `_Generic`.
#[derive(Clone, Copy, Debug)]
pub struct Association {
    /// `None`: `default`.
    pub ty: Option<TypeNameId>,
    /// The value.
    pub value: ExprId,
    /// Position of the type name or `default`.
    pub loc: Loc,
}

/// One designator.
#[derive(Clone, Copy, Debug)]
pub enum Designator {
    /// `.name` (also GNU `name:`).
    Field(Ident),
    /// `[index]`.
    Index(ExprId, Loc),
    /// `[low ... high]`.
    Range(ExprId, ExprId, Loc),
}

/// One element of an initializer list.
#[derive(Clone, Copy, Debug)]
pub struct InitItem {
    /// Empty: positional.
    pub designators: List<Designator>,
    /// The value: an expression or an `InitList`.
    pub value: ExprId,
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

/// Kinds of statements. C23 6.8.
#[derive(Clone, Copy, Debug)]
pub enum StmtKind {
    /// `{ ... }`
    Compound(List<StmtId>),
    /// A declaration.
    Decl(DeclId),
    /// Expression statement.
    Expr(ExprId),
    /// `;`
    Null,
    /// `if`
    If(ExprId, StmtId, Option<StmtId>),
    /// `while`
    While(ExprId, StmtId),
    /// `do … while`
    Do(StmtId, ExprId),
    /// `for`
    For {
        /// Declaration or expression statement.
        init: Option<StmtId>,
        /// Condition.
        cond: Option<ExprId>,
        /// Increment.
        inc: Option<ExprId>,
        /// Body.
        body: StmtId,
    },
    /// `switch`
    Switch(ExprId, StmtId),
    /// `case lo:`, `case lo ... hi:`
    Case(ExprId, Option<ExprId>, StmtId),
    /// `default:`
    Default(StmtId),
    /// `name: stmt`, with the label's attributes.
    Label(Ident, List<Attr>, StmtId),
    /// `goto name;`
    Goto(Ident),
    /// `goto *e;`
    IndirectGoto(ExprId),
    /// `continue;`
    Continue,
    /// `break;`
    Break,
    /// `return e;`
    Return(Option<ExprId>),
    /// GNU asm.
    Asm(AsmId),
    /// `[[attr]] stmt`, `__attribute__((fallthrough));`
    Attributed(List<Attr>, StmtId),
    /// A pragma: index into `TokenStream::pragmas`. Loop hints stand before their loop.
    Pragma(u32),
    /// `__label__ a, b;`
    LocalLabels(List<Ident>),
    /// After an error.
    Error,
}

/// A GNU asm statement.
#[derive(Clone, Copy, Debug)]
pub struct Asm {
    /// Template: a string literal expression.
    pub template: ExprId,
    /// `volatile`.
    pub volatile: bool,
    /// `inline`.
    pub inline: bool,
    /// `goto`.
    pub goto: bool,
    /// No colon at all: basic asm.
    pub basic: bool,
    /// Outputs.
    pub outputs: List<AsmOperand>,
    /// Inputs.
    pub inputs: List<AsmOperand>,
    /// Clobbers: string literal expressions.
    pub clobbers: List<ExprId>,
    /// Labels of `asm goto`.
    pub labels: List<Ident>,
}

/// `[name] "constraint" (expr)`.
#[derive(Clone, Copy, Debug)]
pub struct AsmOperand {
    /// Symbolic name.
    pub name: Option<Symbol>,
    /// String literal expression.
    pub constraint: ExprId,
    /// Operand.
    pub expr: ExprId,
}

// ---------------------------------------------------------------- declarations

/// A declaration at file or block scope.
#[derive(Clone, Copy, Debug)]
pub struct Decl {
    /// What it is.
    pub kind: DeclKind,
    /// First to last token.
    pub range: Range,
}

/// Kinds of declarations. C23 6.7, 6.9.
#[derive(Clone, Copy, Debug)]
pub enum DeclKind {
    /// Specifiers and init-declarators; without declarators a tag declaration (or useless).
    Simple(SpecsId, List<InitDeclarator>),
    /// A function definition.
    Function {
        /// Specifiers.
        specs: SpecsId,
        /// Declarator; its first function chunk has the parameters.
        declarator: DeclaratorId,
        /// Declarations between `)` and `{` of an old-style definition.
        knr: List<DeclId>,
        /// The body, a compound statement.
        body: StmtId,
    },
    /// `_Static_assert(cond, message)`; the message is a string literal expression.
    StaticAssert(ExprId, Option<ExprId>),
    /// `asm("...");` at file scope.
    FileAsm(ExprId),
    /// `;`
    Empty,
    /// `[[...]];`
    Attributes(List<Attr>),
    /// A pragma: index into `TokenStream::pragmas`.
    Pragma(u32),
    /// After an error.
    Error,
}

/// A declarator with its initializer.
#[derive(Clone, Copy, Debug)]
pub struct InitDeclarator {
    /// The declarator.
    pub declarator: DeclaratorId,
    /// Initializer: expression or `InitList`.
    pub init: Option<ExprId>,
    /// Position of `=`.
    pub eq_loc: Loc,
}

/// Declaration specifiers. C23 6.7.2.
#[derive(Clone, Copy, Debug)]
pub struct Specs {
    /// Range of the specifiers.
    pub range: Range,
    /// [`storage`] bits.
    pub storage: u16,
    /// Position of the storage-class specifier, or `Loc::NONE`.
    pub storage_loc: Loc,
    /// [`qual`] bits.
    pub quals: u8,
    /// `inline`.
    pub inline: bool,
    /// `_Noreturn`.
    pub noreturn: bool,
    /// The type.
    pub ty: TypeSpec,
    /// Position of the (first) type specifier.
    pub ty_loc: Loc,
    /// Attributes, including `alignas` ([`AttrSyntax::Alignas`]), in source order.
    pub attrs: List<Attr>,
}

/// Bits of [`Specs::storage`].
#[allow(missing_docs)]
pub mod storage {
    pub const TYPEDEF: u16 = 1;
    pub const EXTERN: u16 = 2;
    pub const STATIC: u16 = 4;
    /// `auto` (C23 without a type specifier: inferred type; the parser then sets `TypeSpec::Auto`).
    pub const AUTO: u16 = 8;
    pub const REGISTER: u16 = 16;
    /// `_Thread_local`, `thread_local`.
    pub const THREAD_LOCAL: u16 = 32;
    /// `__thread`.
    pub const GNU_THREAD: u16 = 64;
    pub const CONSTEXPR: u16 = 128;
}

/// Qualifier bits.
#[allow(missing_docs)]
pub mod qual {
    pub const CONST: u8 = 1;
    pub const RESTRICT: u8 = 2;
    pub const VOLATILE: u8 = 4;
    pub const ATOMIC: u8 = 8;
}

/// Type specifiers. C23 6.7.3.
#[derive(Clone, Copy, Debug)]
pub enum TypeSpec {
    /// No type specifier: implicit int, or an error reported by sema.
    None,
    /// Combination of keywords.
    Builtin {
        /// Base keyword.
        base: BaseType,
        /// Sign keyword.
        sign: Sign,
        /// `short` = -1, `long` = 1, `long long` = 2.
        size: i8,
        /// `_Complex`.
        complex: bool,
        /// `_Imaginary`.
        imaginary: bool,
    },
    /// `_BitInt(width)`.
    BitInt(Sign, ExprId),
    /// A typedef name (also `__builtin_va_list`, `__int128_t`, … which sema declares).
    Typedef(Symbol),
    /// struct, union.
    Record(RecordId),
    /// enum.
    Enum(EnumId),
    /// `typeof(e)`; `true`: `typeof_unqual`.
    TypeofExpr(ExprId, bool),
    /// `typeof(T)`; `true`: `typeof_unqual`.
    TypeofType(TypeNameId, bool),
    /// `_Atomic(T)`.
    Atomic(TypeNameId),
    /// `auto` (C23), `__auto_type`.
    Auto,
    /// After an error: sema stays silent.
    Error,
}

/// Base keywords.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum BaseType {
    /// Only sign/size/complex keywords were given.
    None,
    Void,
    Bool,
    Char,
    Int,
    Int128,
    Float,
    Double,
    Float16,
    BFloat16,
    /// `__fp16`
    Fp16,
    /// `__float128`, `_Float128`
    Float128,
    /// `_Float32`
    Float32,
    /// `_Float64`
    Float64,
    /// `_Float32x`
    Float32x,
    /// `_Float64x`
    Float64x,
    Decimal32,
    Decimal64,
    Decimal128,
}

/// Sign keywords.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Sign {
    None,
    Signed,
    Unsigned,
}

/// A struct or union specifier.
#[derive(Clone, Copy, Debug)]
pub struct RecordSpec {
    /// `union`.
    pub is_union: bool,
    /// Tag.
    pub tag: Option<Ident>,
    /// Attributes between keyword and tag and behind the brace.
    pub attrs: List<Attr>,
    /// Members, when it is a definition.
    pub members: Option<List<Member>>,
    /// Keyword to closing brace.
    pub range: Range,
    /// `struct S;` alone: declares S in the current scope.
    pub standalone: bool,
}

/// One item of a member list.
#[derive(Clone, Copy, Debug)]
pub enum Member {
    /// `int a, b : 3;` or an anonymous struct/union (no declarators).
    Fields(SpecsId, List<FieldDeclarator>),
    /// `_Static_assert`.
    StaticAssert(DeclId),
    /// A pragma between members.
    Pragma(u32),
}

/// A member declarator; an unnamed bit-field has a declarator without name.
#[derive(Clone, Copy, Debug)]
pub struct FieldDeclarator {
    /// The declarator.
    pub declarator: DeclaratorId,
    /// Bit-field width.
    pub width: Option<ExprId>,
}

/// An enum specifier.
#[derive(Clone, Copy, Debug)]
pub struct EnumSpec {
    /// Tag.
    pub tag: Option<Ident>,
    /// Attributes.
    pub attrs: List<Attr>,
    /// C23 fixed underlying type.
    pub underlying: Option<TypeNameId>,
    /// Enumerators, when it is a definition.
    pub enumerators: Option<List<Enumerator>>,
    /// Keyword to closing brace.
    pub range: Range,
    /// `enum E;` or `enum E : T;` alone.
    pub standalone: bool,
}

/// One enumerator.
#[derive(Clone, Copy, Debug)]
pub struct Enumerator {
    /// Name.
    pub name: Ident,
    /// Attributes.
    pub attrs: List<Attr>,
    /// Value.
    pub value: Option<ExprId>,
}

/// A declarator. C23 6.7.7.
#[derive(Clone, Copy, Debug)]
pub struct Declarator {
    /// The declared name; `None` for abstract declarators.
    pub name: Option<Ident>,
    /// Type derivations **from the name outwards**: `*a[3]` has `[Array(3), Pointer]`. To build the type start from
    /// the specifiers and apply the chunks from last to first.
    pub chunks: List<Chunk>,
    /// Attributes behind the declarator (GNU and C23) and before it.
    pub attrs: List<Attr>,
    /// `asm("label")`: string literal expression.
    pub asm_label: Option<ExprId>,
    /// First to last token.
    pub range: Range,
}

/// One derivation of a declarator.
#[derive(Clone, Copy, Debug)]
pub enum Chunk {
    /// `* quals`
    Pointer {
        /// [`qual`] bits.
        quals: u8,
        /// Attributes on the pointer.
        attrs: List<Attr>,
        /// Position of `*`.
        loc: Loc,
    },
    /// `[...]`
    Array {
        /// Size.
        size: ArraySize,
        /// [`qual`] bits inside the brackets.
        quals: u8,
        /// `static` inside the brackets.
        is_static: bool,
        /// Attributes behind the bracket.
        attrs: List<Attr>,
        /// Position of `[`.
        loc: Loc,
    },
    /// `(params)`
    Function {
        /// Parameters (prototype form).
        params: List<Param>,
        /// Names of an old-style identifier list.
        names: List<Ident>,
        /// Form of the list.
        form: ParamForm,
        /// Ends with `...`.
        variadic: bool,
        /// C23 attributes behind `)`.
        attrs: List<Attr>,
        /// Position of `(`.
        loc: Loc,
    },
    /// Parentheses around the inner declarator, with the attributes that stood behind `(`.
    Paren {
        /// Attributes, e.g. calling conventions on a function pointer.
        attrs: List<Attr>,
        /// Position of `(`.
        loc: Loc,
    },
}

/// What stands in array brackets.
#[derive(Clone, Copy, Debug)]
pub enum ArraySize {
    /// `[]`
    None,
    /// `[*]`
    Star,
    /// `[e]`
    Expr(ExprId),
}

/// Form of a parameter list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParamForm {
    /// A prototype, including `(void)` (then `params` is empty) and `(...)`.
    Prototype,
    /// `()`: no prototype before C23.
    Empty,
    /// Old-style identifier list.
    Names,
}

/// A parameter declaration.
#[derive(Clone, Copy, Debug)]
pub struct Param {
    /// Specifiers.
    pub specs: SpecsId,
    /// Declarator, maybe abstract.
    pub declarator: DeclaratorId,
    /// Range.
    pub range: Range,
}

/// A type name: specifiers and abstract declarator.
#[derive(Clone, Copy, Debug)]
pub struct TypeName {
    /// Specifiers.
    pub specs: SpecsId,
    /// Abstract declarator.
    pub declarator: DeclaratorId,
    /// Range.
    pub range: Range,
}

/// How an attribute was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttrSyntax {
    /// `__attribute__((x))`
    Gnu,
    /// `[[x]]`, `[[scope::x]]`
    C23,
    /// `__declspec(x)`
    Declspec,
    /// `_Alignas(...)`, `alignas(...)`; one argument, an expression or a type.
    Alignas,
    /// A keyword such as `__forceinline`, `_Nonnull`, `__cdecl`.
    Keyword,
}

/// One attribute.
#[derive(Clone, Copy, Debug)]
pub struct Attr {
    /// How it was written.
    pub syntax: AttrSyntax,
    /// `gnu`, `clang`, `neverc`…; `Symbol::EMPTY` without scope.
    pub scope: Symbol,
    /// Name without surrounding `__`.
    pub name: Symbol,
    /// Position of the name.
    pub loc: Loc,
    /// Range with arguments.
    pub range: Range,
    /// Arguments.
    pub args: List<AttrArg>,
    /// Parentheses were written (`deprecated()`).
    pub has_parens: bool,
}

/// An attribute argument.
#[derive(Clone, Copy, Debug)]
pub enum AttrArg {
    /// A single identifier (`mode(DI)`, `format(printf, …)`, `cleanup(f)`); sema may look it up as an expression.
    Ident(Ident),
    /// An expression.
    Expr(ExprId),
    /// A type.
    Type(TypeNameId),
}
