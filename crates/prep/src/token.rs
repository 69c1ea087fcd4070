//! Token kinds, tokens and the token stream.

use neverc_source::{Loc, Symbol};

/// The categories of the public preprocessor schema.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Category {
    Special,
    Comment,
    Identifier,
    Literal,
    Punctuator,
    Keyword,
    Annotation,
}

macro_rules! tokens {
    ($($kind:ident $cat:ident $constructible:literal $spelling:literal $schema:literal;)*) => {
        /// Token kinds, in the order of the public preprocessor schema: schema ID = `0x10000001 + kind`.
        /// Keywords written with leading underscores carry `U` (one) or `Uu` (two) after `Kw`.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum TokenKind { $($kind),* }

        /// All kinds, by number.
        pub static KINDS: &[TokenKind] = &[$(TokenKind::$kind),*];
        static SPELLINGS: &[&str] = &[$($spelling),*];
        static CATEGORIES: &[Category] = &[$(Category::$cat),*];
        static CONSTRUCTIBLE: &[bool] = &[$($constructible),*];
        static SCHEMA_NAMES: &[&str] = &[$($schema),*];
    };
}

tokens! {
    Unknown Special false "" "UNKNOWN";
    Eof Special true "" "EOF";
    Eod Special false "" "EOD";
    Comment Comment false "" "COMMENT";
    Identifier Identifier true "" "IDENTIFIER";
    RawIdentifier Identifier false "" "RAW_IDENTIFIER";
    NumericConstant Literal true "" "NUMERIC_CONSTANT";
    CharConstant Literal true "" "CHAR_CONSTANT";
    WideCharConstant Literal true "" "WIDE_CHAR_CONSTANT";
    Utf8CharConstant Literal true "" "UTF8_CHAR_CONSTANT";
    Utf16CharConstant Literal true "" "UTF16_CHAR_CONSTANT";
    Utf32CharConstant Literal true "" "UTF32_CHAR_CONSTANT";
    StringLiteral Literal true "" "STRING_LITERAL";
    WideStringLiteral Literal true "" "WIDE_STRING_LITERAL";
    HeaderName Literal true "" "HEADER_NAME";
    Utf8StringLiteral Literal true "" "UTF8_STRING_LITERAL";
    Utf16StringLiteral Literal true "" "UTF16_STRING_LITERAL";
    Utf32StringLiteral Literal true "" "UTF32_STRING_LITERAL";
    LSquare Punctuator true "[" "L_SQUARE";
    RSquare Punctuator true "]" "R_SQUARE";
    LParen Punctuator true "(" "L_PAREN";
    RParen Punctuator true ")" "R_PAREN";
    LBrace Punctuator true "{" "L_BRACE";
    RBrace Punctuator true "}" "R_BRACE";
    Period Punctuator true "." "PERIOD";
    Ellipsis Punctuator true "..." "ELLIPSIS";
    Amp Punctuator true "&" "AMP";
    Ampamp Punctuator true "&&" "AMPAMP";
    Ampequal Punctuator true "&=" "AMPEQUAL";
    Star Punctuator true "*" "STAR";
    Starequal Punctuator true "*=" "STAREQUAL";
    Plus Punctuator true "+" "PLUS";
    Plusplus Punctuator true "++" "PLUSPLUS";
    Plusequal Punctuator true "+=" "PLUSEQUAL";
    Minus Punctuator true "-" "MINUS";
    Arrow Punctuator true "->" "ARROW";
    Minusminus Punctuator true "--" "MINUSMINUS";
    Minusequal Punctuator true "-=" "MINUSEQUAL";
    Tilde Punctuator true "~" "TILDE";
    Exclaim Punctuator true "!" "EXCLAIM";
    Exclaimequal Punctuator true "!=" "EXCLAIMEQUAL";
    Slash Punctuator true "/" "SLASH";
    Slashequal Punctuator true "/=" "SLASHEQUAL";
    Percent Punctuator true "%" "PERCENT";
    Percentequal Punctuator true "%=" "PERCENTEQUAL";
    Less Punctuator true "<" "LESS";
    Lessless Punctuator true "<<" "LESSLESS";
    Lessequal Punctuator true "<=" "LESSEQUAL";
    Lesslessequal Punctuator true "<<=" "LESSLESSEQUAL";
    Greater Punctuator true ">" "GREATER";
    Greatergreater Punctuator true ">>" "GREATERGREATER";
    Greaterequal Punctuator true ">=" "GREATEREQUAL";
    Greatergreaterequal Punctuator true ">>=" "GREATERGREATEREQUAL";
    Caret Punctuator true "^" "CARET";
    Caretequal Punctuator true "^=" "CARETEQUAL";
    Pipe Punctuator true "|" "PIPE";
    Pipepipe Punctuator true "||" "PIPEPIPE";
    Pipeequal Punctuator true "|=" "PIPEEQUAL";
    Question Punctuator true "?" "QUESTION";
    Colon Punctuator true ":" "COLON";
    Semi Punctuator true ";" "SEMI";
    Equal Punctuator true "=" "EQUAL";
    Equalequal Punctuator true "==" "EQUALEQUAL";
    Comma Punctuator true "," "COMMA";
    Hash Punctuator true "#" "HASH";
    Hashhash Punctuator true "##" "HASHHASH";
    Hashat Punctuator true "#@" "HASHAT";
    Coloncolon Punctuator true "::" "COLONCOLON";
    KwAuto Keyword false "auto" "KW_AUTO";
    KwBreak Keyword false "break" "KW_BREAK";
    KwCase Keyword false "case" "KW_CASE";
    KwChar Keyword false "char" "KW_CHAR";
    KwConst Keyword false "const" "KW_CONST";
    KwContinue Keyword false "continue" "KW_CONTINUE";
    KwDefault Keyword false "default" "KW_DEFAULT";
    KwDo Keyword false "do" "KW_DO";
    KwDouble Keyword false "double" "KW_DOUBLE";
    KwElse Keyword false "else" "KW_ELSE";
    KwEnum Keyword false "enum" "KW_ENUM";
    KwExtern Keyword false "extern" "KW_EXTERN";
    KwFloat Keyword false "float" "KW_FLOAT";
    KwFor Keyword false "for" "KW_FOR";
    KwGoto Keyword false "goto" "KW_GOTO";
    KwIf Keyword false "if" "KW_IF";
    KwInt Keyword false "int" "KW_INT";
    KwUExtint Keyword false "_ExtInt" "KW__EXTINT";
    KwUBitint Keyword false "_BitInt" "KW__BITINT";
    KwLong Keyword false "long" "KW_LONG";
    KwRegister Keyword false "register" "KW_REGISTER";
    KwReturn Keyword false "return" "KW_RETURN";
    KwShort Keyword false "short" "KW_SHORT";
    KwSigned Keyword false "signed" "KW_SIGNED";
    KwSizeof Keyword false "sizeof" "KW_SIZEOF";
    KwStatic Keyword false "static" "KW_STATIC";
    KwStruct Keyword false "struct" "KW_STRUCT";
    KwSwitch Keyword false "switch" "KW_SWITCH";
    KwTypedef Keyword false "typedef" "KW_TYPEDEF";
    KwUnion Keyword false "union" "KW_UNION";
    KwUnsigned Keyword false "unsigned" "KW_UNSIGNED";
    KwVoid Keyword false "void" "KW_VOID";
    KwVolatile Keyword false "volatile" "KW_VOLATILE";
    KwWhile Keyword false "while" "KW_WHILE";
    KwUAlignas Keyword false "_Alignas" "KW__ALIGNAS";
    KwUAlignof Keyword false "_Alignof" "KW__ALIGNOF";
    KwUAtomic Keyword false "_Atomic" "KW__ATOMIC";
    KwUBool Keyword false "_Bool" "KW__BOOL";
    KwUComplex Keyword false "_Complex" "KW__COMPLEX";
    KwUGeneric Keyword false "_Generic" "KW__GENERIC";
    KwUImaginary Keyword false "_Imaginary" "KW__IMAGINARY";
    KwUNoreturn Keyword false "_Noreturn" "KW__NORETURN";
    KwUStaticAssert Keyword false "_Static_assert" "KW__STATIC_ASSERT";
    KwUThreadLocal Keyword false "_Thread_local" "KW__THREAD_LOCAL";
    KwUuFunc Keyword false "__func__" "KW___FUNC__";
    KwAsm Keyword false "asm" "KW_ASM";
    KwBool Keyword false "bool" "KW_BOOL";
    KwFalse Keyword false "false" "KW_FALSE";
    KwTrue Keyword false "true" "KW_TRUE";
    KwWcharT Keyword false "wchar_t" "KW_WCHAR_T";
    KwRestrict Keyword false "restrict" "KW_RESTRICT";
    KwInline Keyword false "inline" "KW_INLINE";
    KwAlignas Keyword false "alignas" "KW_ALIGNAS";
    KwAlignof Keyword false "alignof" "KW_ALIGNOF";
    KwConstexpr Keyword false "constexpr" "KW_CONSTEXPR";
    KwNullptr Keyword false "nullptr" "KW_NULLPTR";
    KwStaticAssert Keyword false "static_assert" "KW_STATIC_ASSERT";
    KwThreadLocal Keyword false "thread_local" "KW_THREAD_LOCAL";
    KwChar8T Keyword false "char8_t" "KW_CHAR8_T";
    KwUFloat16 Keyword false "_Float16" "KW__FLOAT16";
    KwTypeof Keyword false "typeof" "KW_TYPEOF";
    KwTypeofUnqual Keyword false "typeof_unqual" "KW_TYPEOF_UNQUAL";
    KwUAccum Keyword false "_Accum" "KW__ACCUM";
    KwUFract Keyword false "_Fract" "KW__FRACT";
    KwUSat Keyword false "_Sat" "KW__SAT";
    KwUDecimal32 Keyword false "_Decimal32" "KW__DECIMAL32";
    KwUDecimal64 Keyword false "_Decimal64" "KW__DECIMAL64";
    KwUDecimal128 Keyword false "_Decimal128" "KW__DECIMAL128";
    KwUuAlignof Keyword false "__alignof" "KW___ALIGNOF";
    KwUuAttribute Keyword false "__attribute" "KW___ATTRIBUTE";
    KwUuBuiltinChooseExpr Keyword false "__builtin_choose_expr" "KW___BUILTIN_CHOOSE_EXPR";
    KwUuBuiltinOffsetof Keyword false "__builtin_offsetof" "KW___BUILTIN_OFFSETOF";
    KwUuBuiltinFile Keyword false "__builtin_FILE" "KW___BUILTIN_FILE";
    KwUuBuiltinFileName Keyword false "__builtin_FILE_NAME" "KW___BUILTIN_FILE_NAME";
    KwUuBuiltinFunction Keyword false "__builtin_FUNCTION" "KW___BUILTIN_FUNCTION";
    KwUuBuiltinFuncsig Keyword false "__builtin_FUNCSIG" "KW___BUILTIN_FUNCSIG";
    KwUuBuiltinLine Keyword false "__builtin_LINE" "KW___BUILTIN_LINE";
    KwUuBuiltinColumn Keyword false "__builtin_COLUMN" "KW___BUILTIN_COLUMN";
    KwUuBuiltinTypesCompatibleP Keyword false "__builtin_types_compatible_p" "KW___BUILTIN_TYPES_COMPATIBLE_P";
    KwUuBuiltinVaArg Keyword false "__builtin_va_arg" "KW___BUILTIN_VA_ARG";
    KwUuExtension Keyword false "__extension__" "KW___EXTENSION__";
    KwUuFloat128 Keyword false "__float128" "KW___FLOAT128";
    KwUuFp16 Keyword false "__fp16" "KW___FP16";
    KwUuImag Keyword false "__imag" "KW___IMAG";
    KwUuInt128 Keyword false "__int128" "KW___INT128";
    KwUuLabel Keyword false "__label__" "KW___LABEL__";
    KwUuReal Keyword false "__real" "KW___REAL";
    KwUuThread Keyword false "__thread" "KW___THREAD";
    KwUuFunction Keyword false "__FUNCTION__" "KW___FUNCTION__";
    KwUuPrettyFunction Keyword false "__PRETTY_FUNCTION__" "KW___PRETTY_FUNCTION__";
    KwUuAutoType Keyword false "__auto_type" "KW___AUTO_TYPE";
    KwUuFuncdname Keyword false "__FUNCDNAME__" "KW___FUNCDNAME__";
    KwUuFuncsig Keyword false "__FUNCSIG__" "KW___FUNCSIG__";
    KwLFunction Keyword false "L__FUNCTION__" "KW_L__FUNCTION__";
    KwLFuncsig Keyword false "L__FUNCSIG__" "KW_L__FUNCSIG__";
    KwUuPrivateExtern Keyword false "__private_extern__" "KW___PRIVATE_EXTERN__";
    KwUuDeclspec Keyword false "__declspec" "KW___DECLSPEC";
    KwUuCdecl Keyword false "__cdecl" "KW___CDECL";
    KwCdecl Keyword false "cdecl" "KW_CDECL";
    KwUuStdcall Keyword false "__stdcall" "KW___STDCALL";
    KwUuFastcall Keyword false "__fastcall" "KW___FASTCALL";
    KwUuRegcall Keyword false "__regcall" "KW___REGCALL";
    KwUuVectorcall Keyword false "__vectorcall" "KW___VECTORCALL";
    KwUuForceinline Keyword false "__forceinline" "KW___FORCEINLINE";
    KwUuUnaligned Keyword false "__unaligned" "KW___UNALIGNED";
    KwUuBf16 Keyword false "__bf16" "KW___BF16";
    KwUNonnull Keyword false "_Nonnull" "KW__NONNULL";
    KwUNullable Keyword false "_Nullable" "KW__NULLABLE";
    KwUNullUnspecified Keyword false "_Null_unspecified" "KW__NULL_UNSPECIFIED";
    KwUuPtr64 Keyword false "__ptr64" "KW___PTR64";
    KwUuPtr32 Keyword false "__ptr32" "KW___PTR32";
    KwUuSptr Keyword false "__sptr" "KW___SPTR";
    KwUuUptr Keyword false "__uptr" "KW___UPTR";
    KwUuW64 Keyword false "__w64" "KW___W64";
    KwUuUuidof Keyword false "__uuidof" "KW___UUIDOF";
    KwUuTry Keyword false "__try" "KW___TRY";
    KwUuFinally Keyword false "__finally" "KW___FINALLY";
    KwUuLeave Keyword false "__leave" "KW___LEAVE";
    KwUuInt64 Keyword false "__int64" "KW___INT64";
    KwUuIfExists Keyword false "__if_exists" "KW___IF_EXISTS";
    KwUuIfNotExists Keyword false "__if_not_exists" "KW___IF_NOT_EXISTS";
    KwI8 Keyword false "i8" "KW_I8";
    KwI16 Keyword false "i16" "KW_I16";
    KwI32 Keyword false "i32" "KW_I32";
    KwI64 Keyword false "i64" "KW_I64";
    KwI128 Keyword false "i128" "KW_I128";
    KwU8 Keyword false "u8" "KW_U8";
    KwU16 Keyword false "u16" "KW_U16";
    KwU32 Keyword false "u32" "KW_U32";
    KwU64 Keyword false "u64" "KW_U64";
    KwU128 Keyword false "u128" "KW_U128";
    KwIsize Keyword false "isize" "KW_ISIZE";
    KwUsize Keyword false "usize" "KW_USIZE";
    KwUuBuiltinConvertvector Keyword false "__builtin_convertvector" "KW___BUILTIN_CONVERTVECTOR";
    KwUuBuiltinVectorelements Keyword false "__builtin_vectorelements" "KW___BUILTIN_VECTORELEMENTS";
    KwUuBuiltinBitCast Keyword false "__builtin_bit_cast" "KW___BUILTIN_BIT_CAST";
    KwUuBuiltinAvailable Keyword false "__builtin_available" "KW___BUILTIN_AVAILABLE";
    KwUuArmLocallyStreaming Keyword false "__arm_locally_streaming" "KW___ARM_LOCALLY_STREAMING";
    KwUuArmNewZa Keyword false "__arm_new_za" "KW___ARM_NEW_ZA";
    KwUuArmPreservesZa Keyword false "__arm_preserves_za" "KW___ARM_PRESERVES_ZA";
    KwUuArmSharedZa Keyword false "__arm_shared_za" "KW___ARM_SHARED_ZA";
    KwUuArmStreaming Keyword false "__arm_streaming" "KW___ARM_STREAMING";
    KwUuArmStreamingCompatible Keyword false "__arm_streaming_compatible" "KW___ARM_STREAMING_COMPATIBLE";
    AnnotTypename Annotation false "" "ANNOT_TYPENAME";
    AnnotPragmaUnused Annotation false "" "ANNOT_PRAGMA_UNUSED";
    AnnotPragmaVis Annotation false "" "ANNOT_PRAGMA_VIS";
    AnnotPragmaPack Annotation false "" "ANNOT_PRAGMA_PACK";
    AnnotPragmaParserCrash Annotation false "" "ANNOT_PRAGMA_PARSER_CRASH";
    AnnotPragmaDump Annotation false "" "ANNOT_PRAGMA_DUMP";
    AnnotPragmaMsstruct Annotation false "" "ANNOT_PRAGMA_MSSTRUCT";
    AnnotPragmaAlign Annotation false "" "ANNOT_PRAGMA_ALIGN";
    AnnotPragmaWeak Annotation false "" "ANNOT_PRAGMA_WEAK";
    AnnotPragmaWeakalias Annotation false "" "ANNOT_PRAGMA_WEAKALIAS";
    AnnotPragmaFpContract Annotation false "" "ANNOT_PRAGMA_FP_CONTRACT";
    AnnotPragmaFenvAccess Annotation false "" "ANNOT_PRAGMA_FENV_ACCESS";
    AnnotPragmaFenvAccessMs Annotation false "" "ANNOT_PRAGMA_FENV_ACCESS_MS";
    AnnotPragmaFenvRound Annotation false "" "ANNOT_PRAGMA_FENV_ROUND";
    AnnotPragmaCxLimitedRange Annotation false "" "ANNOT_PRAGMA_CX_LIMITED_RANGE";
    AnnotPragmaFloatControl Annotation false "" "ANNOT_PRAGMA_FLOAT_CONTROL";
    AnnotPragmaMsPragma Annotation false "" "ANNOT_PRAGMA_MS_PRAGMA";
    AnnotPragmaFp Annotation false "" "ANNOT_PRAGMA_FP";
    AnnotPragmaAttribute Annotation false "" "ANNOT_PRAGMA_ATTRIBUTE";
}

impl TokenKind {
    /// The fixed spelling of punctuators and keywords; empty for the rest.
    pub fn spelling(self) -> &'static str {
        SPELLINGS[self as usize]
    }

    /// The schema category.
    pub fn category(self) -> Category {
        CATEGORIES[self as usize]
    }

    /// Whether a plugin may make tokens of this kind by kind alone.
    pub fn constructible(self) -> bool {
        CONSTRUCTIBLE[self as usize]
    }

    /// The name in the schema, without `NEVERC_TOKEN_`.
    pub fn schema_name(self) -> &'static str {
        SCHEMA_NAMES[self as usize]
    }

    /// Whether this is a keyword of any dialect.
    pub fn is_keyword(self) -> bool {
        self.category() == Category::Keyword
    }

    /// Whether this is a string literal of any encoding.
    pub fn is_string(self) -> bool {
        matches!(
            self,
            TokenKind::StringLiteral
                | TokenKind::WideStringLiteral
                | TokenKind::Utf8StringLiteral
                | TokenKind::Utf16StringLiteral
                | TokenKind::Utf32StringLiteral
        )
    }
}

/// Bits of [`Token::flags`].
pub mod flag {
    /// First token of its line.
    pub const START_OF_LINE: u8 = 1;
    /// White space stands before it.
    pub const LEADING_SPACE: u8 = 2;
    /// Came out of a macro expansion.
    pub const FROM_MACRO: u8 = 4;
    /// Identifier that must not be expanded any more.
    pub const NO_EXPAND: u8 = 8;
    /// The spelling held a line splice, trigraph or universal character name.
    pub const NEEDS_CLEANING: u8 = 16;
}

/// One token, 12 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// Position of its first byte.
    pub loc: Loc,
    /// Interned, cleaned spelling of identifiers, keywords and literals; for annotation tokens the index
    /// into [`TokenStream::pragmas`]; empty for punctuators.
    pub sym: Symbol,
    /// Length in source bytes (saturating).
    pub len: u16,
    /// Kind.
    pub kind: TokenKind,
    /// [`flag`] bits.
    pub flags: u8,
}

/// A pragma that concerns the parser or a later stage; sits in the stream as an annotation token of the
/// fitting kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pragma {
    /// `#pragma pack(...)`. `None` value with neither push nor pop: reset to the default.
    Pack {
        /// `push` was given.
        push: bool,
        /// `pop` was given.
        pop: bool,
        /// Label of push/pop.
        label: Option<Symbol>,
        /// New alignment in bytes.
        value: Option<u32>,
        /// `pack()` or `pack(0)`.
        reset: bool,
    },
    /// `#pragma aux name ...`, Watcom's calling conventions.
    Aux {
        /// Position of the pragma's name.
        loc: Loc,
        /// The tokens behind `aux`, with their positions.
        words: Vec<(Symbol, Loc)>,
    },
    /// `#pragma weak name` or `#pragma weak name = target`.
    Weak {
        /// The name made weak.
        name: Symbol,
        /// The aliased symbol.
        target: Option<Symbol>,
    },
    /// `#pragma redefine_extname old new`.
    RedefineExtname {
        /// C name.
        old: Symbol,
        /// Assembly name.
        new: Symbol,
    },
    /// `#pragma GCC visibility push(v)` (`Some`) / `pop` (`None`).
    Visibility(Option<Symbol>),
    /// `#pragma STDC FP_CONTRACT ON|OFF|DEFAULT` (`None` = default) and `#pragma clang fp contract(...)`.
    FpContract(Option<bool>),
    /// `#pragma STDC FENV_ACCESS ON` and friends.
    FenvAccess(bool),
    /// `#pragma STDC CX_LIMITED_RANGE`.
    CxLimitedRange(Option<bool>),
    /// Loop hints for the next loop: `#pragma GCC unroll N`, `GCC ivdep`, `clang loop ...`, `unroll`, `nounroll`.
    Loop(LoopHint),
    /// `#pragma GCC optimize/target/push_options/pop_options …`: tokens as written.
    GccOptions(Symbol),
    /// `#pragma unused(names…)`
    Unused(Vec<Symbol>),
}

/// Loop hints as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoopHint {
    /// `unroll(N)`; 0 and 1 forbid unrolling.
    UnrollCount(u32),
    /// `unroll` / `unroll(enable)`.
    UnrollEnable,
    /// `unroll(full)`.
    UnrollFull,
    /// `nounroll`.
    UnrollDisable,
    /// `ivdep`, `vectorize(enable)`.
    VectorizeEnable(bool),
    /// `vectorize_width(N)`.
    VectorizeWidth(u32),
    /// `interleave_count(N)`.
    InterleaveCount(u32),
    /// `distribute(enable)`.
    Distribute(bool),
    /// `interleave(enable)`.
    InterleaveEnable(bool),
}

/// The whole translation unit after preprocessing. Ends with one `Eof` token.
#[derive(Default)]
pub struct TokenStream {
    /// The tokens.
    pub tokens: Vec<Token>,
    /// Payloads of annotation tokens; index = `Token::sym.0`.
    pub pragmas: Vec<Pragma>,
}
