//! The table of warning flags: name, default state, groups.

pub use crate::warning_names::KNOWN_NAMES;

/// A warning flag: index into [`TABLE`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Warning(pub u16);

/// When a warning is on without its own flag being given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum On {
    /// Always on.
    Default,
    /// On with `-Wall`.
    All,
    /// On with `-Wextra`.
    Extra,
    /// On with `-pedantic`; an error with `-pedantic-errors`.
    Pedantic,
    /// Only when named.
    Off,
    /// An error unless downgraded (Clang's `DefaultError`, e.g. `-Wint-conversion`).
    Error,
}

/// One flag: `-W<name>`.
#[derive(Clone, Copy, Debug)]
pub struct Flag {
    /// The name after `-W`.
    pub name: &'static str,
    /// Default state.
    pub on: On,
}

macro_rules! warnings {
    ($($id:ident $name:literal $on:ident;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        #[repr(u16)]
        enum Index { $($id),* }
        impl Warning {
            $(#[doc = concat!("`-W", $name, "`")] pub const $id: Warning = Warning(Index::$id as u16);)*
        }
        /// All flags, by [`Warning`] index. Several entries may share a name (they differ in default state).
        pub static TABLE: &[Flag] = &[$(Flag { name: $name, on: On::$on }),*];
    };
}

warnings! {
    UNUSED_VARIABLE "unused-variable" All;
    UNUSED_BUT_SET_VARIABLE "unused-but-set-variable" All;
    UNUSED_PARAMETER "unused-parameter" Extra;
    UNUSED_BUT_SET_PARAMETER "unused-but-set-parameter" Extra;
    MANY_BRACES "many-braces-around-scalar-init" Default;
    UNUSED_FUNCTION "unused-function" All;
    UNUSED_LABEL "unused-label" All;
    UNUSED_VALUE "unused-value" Default;
    UNUSED_COMPARISON "unused-comparison" Default;
    UNUSED_RESULT "unused-result" Default;
    UNUSED_CONST_VARIABLE "unused-const-variable" Off;
    UNUSED_LOCAL_TYPEDEF "unused-local-typedef" All;
    UNUSED_MACROS "unused-macros" Off;
    UNINITIALIZED "uninitialized" All;
    SOMETIMES_UNINITIALIZED "sometimes-uninitialized" All;
    RETURN_TYPE "return-type" Default;
    RETURN_MISMATCH "return-mismatch" Error;
    IMPLICIT_FUNCTION_DECLARATION "implicit-function-declaration" Error;
    IMPLICIT_FUNCTION_DECLARATION_C89 "implicit-function-declaration" Off;
    IMPLICIT_INT "implicit-int" Error;
    IMPLICIT_INT_C89 "implicit-int" Off;
    INT_CONVERSION "int-conversion" Error;
    INCOMPATIBLE_POINTER_TYPES "incompatible-pointer-types" Default;
    INCOMPATIBLE_FUNCTION_POINTER_TYPES "incompatible-function-pointer-types" Error;
    INCOMPATIBLE_POINTER_TYPES_DISCARDS_QUALIFIERS "incompatible-pointer-types-discards-qualifiers" Default;
    POINTER_SIGN "pointer-sign" Default;
    POINTER_INTEGER_COMPARE "pointer-integer-compare" Default;
    COMPARE_DISTINCT_POINTER_TYPES "compare-distinct-pointer-types" Default;
    POINTER_TYPE_MISMATCH "pointer-type-mismatch" Default;
    POINTER_ARITH "pointer-arith" Off;
    GNU_POINTER_ARITH "gnu-pointer-arith" Pedantic;
    INT_TO_POINTER_CAST "int-to-pointer-cast" Default;
    POINTER_TO_INT_CAST "pointer-to-int-cast" Default;
    VOID_POINTER_TO_INT_CAST "void-pointer-to-int-cast" Default;
    CAST_QUAL "cast-qual" Off;
    CAST_ALIGN "cast-align" Off;
    SIGN_COMPARE "sign-compare" Extra;
    SIGN_CONVERSION "sign-conversion" Off;
    CONVERSION "conversion" Off;
    SHORTEN_64_TO_32 "shorten-64-to-32" Off;
    FLOAT_CONVERSION "float-conversion" Off;
    IMPLICIT_INT_CONVERSION "implicit-int-conversion" Off;
    CONSTANT_CONVERSION "constant-conversion" Default;
    LITERAL_CONVERSION "literal-conversion" Default;
    BITFIELD_CONSTANT_CONVERSION "bitfield-constant-conversion" Default;
    INTEGER_OVERFLOW "integer-overflow" Default;
    SHIFT_COUNT_OVERFLOW "shift-count-overflow" Default;
    SHIFT_COUNT_NEGATIVE "shift-count-negative" Default;
    SHIFT_NEGATIVE_VALUE "shift-negative-value" Default;
    SHIFT_OVERFLOW "shift-overflow" Default;
    DIVISION_BY_ZERO "division-by-zero" Default;
    PARENTHESES "parentheses" Default;
    PARENTHESES_EQUALITY "parentheses-equality" Default;
    LOGICAL_NOT_PARENTHESES "logical-not-parentheses" Default;
    LOGICAL_OP_PARENTHESES "logical-op-parentheses" All;
    BITWISE_OP_PARENTHESES "bitwise-op-parentheses" All;
    SHIFT_OP_PARENTHESES "shift-op-parentheses" Default;
    DANGLING_ELSE "dangling-else" Default;
    EMPTY_BODY "empty-body" Default;
    MISLEADING_INDENTATION "misleading-indentation" All;
    IMPLICIT_FALLTHROUGH "implicit-fallthrough" Off;
    SWITCH "switch" Default;
    SWITCH_ENUM "switch-enum" Off;
    SWITCH_DEFAULT "switch-default" Off;
    SWITCH_BOOL "switch-bool" Default;
    COVERED_SWITCH_DEFAULT "covered-switch-default" Off;
    FORMAT "format" Default;
    FORMAT_EXTRA_ARGS "format-extra-args" Default;
    FORMAT_SECURITY "format-security" Default;
    FORMAT_NONLITERAL "format-nonliteral" Off;
    FORMAT_INSUFFICIENT_ARGS "format-insufficient-args" Default;
    FORMAT_INVALID_SPECIFIER "format-invalid-specifier" Default;
    FORMAT_PEDANTIC "format-pedantic" Pedantic;
    FORMAT_ZERO_LENGTH "format-zero-length" Off;
    NONNULL "nonnull" Default;
    ARRAY_BOUNDS "array-bounds" Default;
    ADDRESS "pointer-bool-conversion" Default;
    TAUTOLOGICAL_COMPARE "tautological-compare" Default;
    TAUTOLOGICAL_CONSTANT_OUT_OF_RANGE_COMPARE "tautological-constant-out-of-range-compare" Default;
    TAUTOLOGICAL_POINTER_COMPARE "tautological-pointer-compare" Default;
    STRING_COMPARE "string-compare" Default;
    STRING_PLUS_INT "string-plus-int" Default;
    SIZEOF_POINTER_MEMACCESS "sizeof-pointer-memaccess" Default;
    SIZEOF_ARRAY_ARGUMENT "sizeof-array-argument" Default;
    SHADOW "shadow" Off;
    MISSING_PROTOTYPES "missing-prototypes" Off;
    MISSING_DECLARATIONS "missing-declarations" Default;
    MISSING_VARIABLE_DECLARATIONS "missing-variable-declarations" Off;
    STRICT_PROTOTYPES "strict-prototypes" Pedantic;
    DEPRECATED_NON_PROTOTYPE "deprecated-non-prototype" Default;
    KNR_PROMOTED_PARAMETER "knr-promoted-parameter" Pedantic;
    OLD_STYLE_DEFINITION "old-style-definition" Off;
    NESTED_EXTERNS "nested-externs" Off;
    REDUNDANT_DECLS "redundant-decls" Off;
    MISSING_FIELD_INITIALIZERS "missing-field-initializers" Extra;
    MISSING_BRACES "missing-braces" All;
    INITIALIZER_OVERRIDES "initializer-overrides" Default;
    OVERRIDE_INIT "override-init" Extra;
    EXCESS_INITIALIZERS "excess-initializers" Default;
    DESIGNATED_INIT "c99-designator" Pedantic;
    GNU_DESIGNATOR "gnu-designator" Pedantic;
    GNU_ARRAY_MEMBER_PAREN_INIT "gnu-array-member-paren-init" Pedantic;
    DEPRECATED "deprecated" Default;
    DEPRECATED_DECLARATIONS "deprecated-declarations" Default;
    ATTRIBUTES "attributes" Default;
    UNKNOWN_ATTRIBUTES "unknown-attributes" Default;
    IGNORED_ATTRIBUTES "ignored-attributes" Default;
    CALLCONV "callconv" Default;
    CALLCONV_CAUTION "callconv-caution" Extra;
    CAST_CALLING_CONVENTION "cast-calling-convention" Default;
    UNKNOWN_PRAGMAS "unknown-pragmas" All;
    IGNORED_PRAGMAS "ignored-pragmas" Default;
    PRAGMA_ONCE_OUTSIDE_HEADER "pragma-once-outside-header" Default;
    MACRO_REDEFINED "macro-redefined" Default;
    BUILTIN_MACRO_REDEFINED "builtin-macro-redefined" Default;
    UNDEF "undef" Off;
    EXPANSION_TO_DEFINED "expansion-to-defined" Extra;
    CPP "#warnings" Default;
    COMMENT "comment" All;
    TRIGRAPHS "trigraphs" Default;
    MULTICHAR "multichar" Default;
    FOUR_CHAR_CONSTANTS "four-char-constants" Off;
    UNKNOWN_ESCAPE_SEQUENCE "unknown-escape-sequence" Default;
    INVALID_PP_TOKEN "invalid-pp-token" Default;
    INVALID_UTF8 "invalid-utf8" Default;
    NULL_CHARACTER "null-character" Default;
    NEWLINE_EOF "newline-eof" Off;
    EXTRA_TOKENS "extra-tokens" Default;
    ENDIF_LABELS "endif-labels" Default;
    INCLUDE_NEXT_OUTSIDE_HEADER "include-next-outside-header" Default;
    INCLUDE_NEXT_ABSOLUTE_PATH "include-next-absolute-path" Default;
    GNU_INCLUDE_NEXT "gnu-include-next" Pedantic;
    VARIADIC_MACROS "variadic-macros" Pedantic;
    GNU_ZERO_VARIADIC_MACRO_ARGUMENTS "gnu-zero-variadic-macro-arguments" Pedantic;
    BACKSLASH_NEWLINE_ESCAPE "backslash-newline-escape" Default;
    LONG_LONG "long-long" Pedantic;
    VLA "vla" Off;
    VLA_EXTENSION "vla-extension" Pedantic;
    C99_EXTENSIONS "c99-extensions" Pedantic;
    C99_EXTENSIONS_DEFAULT "c99-extensions" Default;
    C11_EXTENSIONS "c11-extensions" Pedantic;
    C23_EXTENSIONS "c23-extensions" Pedantic;
    C23_EXTENSIONS_DEFAULT "c23-extensions" Default;
    C2Y_EXTENSIONS "c2y-extensions" Pedantic;
    PRE_C23_COMPAT "pre-c23-compat" Off;
    PEDANTIC "pedantic" Pedantic;
    GNU_STATEMENT_EXPRESSION "gnu-statement-expression" Pedantic;
    GNU_LABEL_AS_VALUE "gnu-label-as-value" Pedantic;
    GNU_CONDITIONAL_OMITTED_OPERAND "gnu-conditional-omitted-operand" Pedantic;
    GNU_CASE_RANGE "gnu-case-range" Pedantic;
    GNU_EMPTY_STRUCT "gnu-empty-struct" Pedantic;
    GNU_EMPTY_INITIALIZER "gnu-empty-initializer" Pedantic;
    GNU_UNION_CAST "gnu-union-cast" Pedantic;
    GNU_FOLDING_CONSTANT "gnu-folding-constant" Pedantic;
    GNU_VARIABLE_SIZED_TYPE_NOT_AT_END "gnu-variable-sized-type-not-at-end" Default;
    GNU_FLEXIBLE_ARRAY_INITIALIZER "gnu-flexible-array-initializer" Pedantic;
    GNU_IMAGINARY_CONSTANT "gnu-imaginary-constant" Pedantic;
    GNU_COMPLEX_INTEGER "gnu-complex-integer" Pedantic;
    GNU_BINARY_LITERAL "gnu-binary-literal" Pedantic;
    GNU_ALIGNOF_EXPRESSION "gnu-alignof-expression" Pedantic;
    GNU_REDECLARED_ENUM "gnu-redeclared-enum" Pedantic;
    ZERO_LENGTH_ARRAY "zero-length-array" Pedantic;
    FLEXIBLE_ARRAY_EXTENSIONS "flexible-array-extensions" Pedantic;
    KEYWORD_COMPAT "keyword-compat" Pedantic;
    LANGUAGE_EXTENSION_TOKEN "language-extension-token" Off;
    OVERLENGTH_STRINGS "overlength-strings" Pedantic;
    DOLLAR_IN_IDENTIFIER_EXTENSION "dollar-in-identifier-extension" Pedantic;
    EXTRA_SEMI "extra-semi" Pedantic;
    EMPTY_TRANSLATION_UNIT "empty-translation-unit" Pedantic;
    DUPLICATE_DECL_SPECIFIER "duplicate-decl-specifier" Default;
    IMPLICITLY_UNSIGNED_LITERAL "implicitly-unsigned-literal" Default;
    MAIN "main" Default;
    MAIN_RETURN_TYPE "main-return-type" Default;
    INVALID_NORETURN "invalid-noreturn" Default;
    NORETURN_CALL "missing-noreturn" Off;
    INFINITE_RECURSION "infinite-recursion" All;
    SELF_ASSIGN "self-assign" All;
    INCOMPATIBLE_LIBRARY_REDECLARATION "incompatible-library-redeclaration" Default;
    BUILTIN_REQUIRES_HEADER "builtin-requires-header" Default;
    IMPLICIT_CONST_INT_FLOAT_CONVERSION "implicit-const-int-float-conversion" Default;
    ENUM_CONVERSION "enum-conversion" Default;
    ENUM_COMPARE "enum-compare" Default;
    BOOL_CONVERSION "bool-conversion" Default;
    BOOL_OPERATION "bool-operation" All;
    FLOAT_EQUAL "float-equal" Off;
    RETURN_STACK_ADDRESS "return-stack-address" Default;
    VISIBILITY "visibility" Default;
    TENTATIVE_DEFINITION_INCOMPLETE_TYPE "tentative-definition-incomplete-type" Default;
    TENTATIVE_DEFINITION_ARRAY "tentative-definition-array" Default;
    PADDED "padded" Off;
    PACKED "packed" Off;
    ALIGNED "over-aligned" Off;
    ATOMIC_ALIGNMENT "atomic-alignment" Default;
    ASM_OPERAND_WIDTHS "asm-operand-widths" Default;
    INLINE_ASM "inline-asm" Default;
    STATIC_IN_INLINE "static-in-inline" Default;
    UNDEFINED_INLINE "undefined-inline" Default;
    UNDEFINED_INTERNAL "undefined-internal" Default;
    LARGER_THAN "frame-larger-than" Off;
    TYPEDEF_REDEFINITION "typedef-redefinition" Pedantic;
    EXTERN_INITIALIZER "extern-initializer" Default;
    DUPLICATE_ENUM "duplicate-enum" Off;
    WRITE_STRINGS "write-strings" Off;
    TYPE_LIMITS "type-limits" Off;
    COMMA "comma" Off;
    UNREACHABLE_CODE "unreachable-code" Off;
    VARARGS "varargs" Default;
    UNSUPPORTED_OPTION "unsupported-option" Default;
    USER_DEFINED_WARNINGS "user-defined-warnings" Default;
    CONSTANT_LOGICAL_OPERAND "constant-logical-operand" Default;
    ABSOLUTE_VALUE "absolute-value" Default;
    MEMSET_TRANSPOSED_ARGS "memset-transposed-args" Default;
    FORTIFY_SOURCE "fortify-source" Default;
    NULL_DEREFERENCE "null-dereference" Default;
    NULL_CONVERSION "null-conversion" Default;
    SIZEOF_ARRAY_DIV "sizeof-array-div" Default;
    PSABI "psabi" Default;
    MICROSOFT_ANON_TAG "microsoft-anon-tag" Default;
    DECLARATION_AFTER_STATEMENT "declaration-after-statement" Off;
    DECLARATION_AFTER_STATEMENT_C89 "declaration-after-statement" Pedantic;
    SINGLE_BIT_BITFIELD_CONSTANT_CONVERSION "single-bit-bitfield-constant-conversion" Default;
    BITFIELD_WIDTH "bitfield-width" Error;
    DISCARD_QUAL "ignored-qualifiers" Extra;
    GCC_COMPAT "gcc-compat" Default;
    NULL_POINTER_ARITHMETIC "null-pointer-arithmetic" Extra;
    POINTER_COMPARE_FUNCTION "ordered-compare-function-pointers" Default;
    FALL_THROUGH_NO_RETURN "reserved-identifier" Off;
    DATE_TIME "date-time" Off;
    UNICODE_WHITESPACE "unicode-whitespace" Default;
    UNICODE "unicode" Default;
    PRAGMA_SYSTEM_HEADER_OUTSIDE_HEADER "pragma-system-header-outside-header" Default;
    PRAGMA_MESSAGES "#pragma-messages" Default;
    UNKNOWN_DIRECTIVES "unknown-directives" Default;
    GNU_LINE_MARKER "gnu-line-marker" Pedantic;
    EMBEDDED_DIRECTIVE "embedded-directive" Pedantic;
    HEADER_GUARD "header-guard" All;
    KEYWORD_MACRO "keyword-macro" Pedantic;
    RESERVED_MACRO_IDENTIFIER "reserved-macro-identifier" Off;
    IMPORT_PREPROCESSOR_DIRECTIVE_PEDANTIC "import-preprocessor-directive-pedantic" Pedantic;
    DEPRECATED_PRAGMA "deprecated-pragma" Default;
    INVALID_SOURCE_ENCODING "invalid-source-encoding" Default;
    DELIMITED_ESCAPE "delimited-escape-sequence-extension" Pedantic;
    WARN_UNKNOWN_OPTION "unknown-warning-option" Default;
    INT_CONVERSION_C89 "int-conversion" Default;
    VOID_PTR_DEREFERENCE "void-ptr-dereference" Default;
    POINTER_ARITH_ZERO "pointer-arith" Default;
    CONDITIONAL_TYPE_MISMATCH "conditional-type-mismatch" Default;
    ATOMIC_ACCESS "atomic-access" Error;
    UNREACHABLE_CODE_GENERIC_ASSOC "unreachable-code-generic-assoc" Default;
    CHAR_SUBSCRIPTS "char-subscripts" All;
    KNR_ARGUMENT_COUNT "deprecated-non-prototype" Default;
    SENTINEL "sentinel" Default;
    VOID_POINTER_TO_ENUM_CAST "void-pointer-to-enum-cast" Default;
    POINTER_TO_ENUM_CAST "pointer-to-enum-cast" Default;
    INT_TO_VOID_POINTER_CAST "int-to-void-pointer-cast" Default;
    LITERAL_RANGE "literal-range" Default;
    PREDEFINED_IDENTIFIER_OUTSIDE_FUNCTION "predefined-identifier-outside-function" Default;
    ATOMIC_MEMORY_ORDERING "atomic-memory-ordering" Default;
}

impl Warning {
    /// The flag's row.
    pub fn flag(self) -> &'static Flag {
        &TABLE[self.0 as usize]
    }
}

/// Groups: a name that switches several flags (`-Wunused`, `-Wall` is by [`On::All`]).
pub static GROUPS: &[(&str, &[&str])] = &[
    (
        "unused",
        &[
            "unused-variable",
            "unused-but-set-variable",
            "unused-function",
            "unused-label",
            "unused-value",
            "unused-comparison",
            "unused-result",
            "unused-local-typedef",
        ],
    ),
    (
        "implicit",
        &["implicit-function-declaration", "implicit-int"],
    ),
    (
        "conversion",
        &[
            "sign-conversion",
            "shorten-64-to-32",
            "float-conversion",
            "implicit-int-conversion",
            "constant-conversion",
            "literal-conversion",
        ],
    ),
    (
        "incompatible-pointer-types",
        &[
            "incompatible-function-pointer-types",
            "incompatible-pointer-types-discards-qualifiers",
        ],
    ),
    (
        "format",
        &[
            "format-extra-args",
            "format-security",
            "format-insufficient-args",
            "format-invalid-specifier",
            "format-zero-length",
        ],
    ),
    (
        "parentheses",
        &[
            "parentheses-equality",
            "logical-not-parentheses",
            "logical-op-parentheses",
            "bitwise-op-parentheses",
            "shift-op-parentheses",
            "dangling-else",
        ],
    ),
];
