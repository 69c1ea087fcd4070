//! The language that is compiled: standard and dialect switches.

/// A C standard as named by `-std=`. Ordered by age.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Standard {
    /// C89/C90 (`c89`, `c90`, `ansi`).
    C89,
    /// C95 (`iso9899:199409`).
    C94,
    /// C99.
    C99,
    /// C11.
    C11,
    /// C17 (`c17`, `c18`).
    C17,
    /// C23 (`c23`, `c2x`).
    C23,
    /// C2y (`c2y`).
    C2y,
}

/// Dialect switches that several stages look at. Plain data, set by the driver.
#[derive(Clone, Debug)]
pub struct LangOpts {
    /// The standard.
    pub standard: Standard,
    /// GNU mode (`gnu17` and friends): plain `asm`, `typeof`, `inline`… are keywords, no trigraphs.
    pub gnu: bool,
    /// Replace trigraphs (strict modes before C23, or `-trigraphs`).
    pub trigraphs: bool,
    /// GNU89 meaning of `inline` (`-fgnu89-inline`, default before C99).
    pub gnu89_inline: bool,
    /// `$` allowed in identifiers.
    pub dollar_in_identifiers: bool,
    /// Hosted implementation (false with `-ffreestanding`).
    pub hosted: bool,
    /// Library functions are known as builtins (false with `-fno-builtin`).
    pub builtins: bool,
    /// Names excluded one by one by `-fno-builtin-NAME`.
    pub no_builtin_names: Vec<String>,
    /// `char` is signed; `None`: as the target has it.
    pub char_is_signed: Option<bool>,
    /// `wchar_t` is 16 bits (`-fshort-wchar`).
    pub short_wchar: bool,
    /// Enumerations take the smallest type (`-fshort-enums`).
    pub short_enums: bool,
    /// `-fms-extensions`: anonymous tagged members, `__declspec` everywhere, …
    pub ms_extensions: bool,
    /// `-fplan9-extensions`.
    pub plan9_extensions: bool,
    /// Signed overflow wraps (`-fwrapv`).
    pub wrapv: bool,
    /// Signed overflow traps (`-ftrapv`).
    pub trapv: bool,
    /// Assume strict aliasing (`-fstrict-aliasing`; irgen emits TBAA only when optimizing).
    pub strict_aliasing: bool,
    /// Tentative definitions become common symbols (`-fcommon`).
    pub common: bool,
    /// Functions get unwind tables.
    pub unwind_tables: bool,
    /// `-fexceptions` (cleanup attributes run on unwinding).
    pub exceptions: bool,
    /// `-ffast-math` family: single switches.
    pub fast_math: FastMath,
    /// Contraction of `a*b+c`: `-ffp-contract=`.
    pub fp_contract: FpContract,
    /// `-fno-math-errno` gives false: math builtins may be treated as pure.
    pub math_errno: bool,
    /// `-ftrapping-math` / `-frounding-math`.
    pub rounding_math: bool,
    /// The optimization level 0..=3 as seen by `__OPTIMIZE__` and by semantic checks.
    pub opt_level: u8,
    /// `-Os`/`-Oz`.
    pub opt_size: bool,
    /// Input is assembly with C preprocessing (`.S`).
    pub asm_preprocessor: bool,
    /// Keep functions and data that nothing uses (`-fkeep-static-…`); default false.
    pub keep_static: bool,
    /// `-fvisibility=` default for definitions: 0 default, 1 hidden, 2 protected, 3 internal.
    pub visibility: u8,
    /// `-fdelete-null-pointer-checks` (default true).
    pub delete_null_checks: bool,
    /// `-fpack-struct[=N]`: 0 none.
    pub pack_struct: u32,
    /// `-ftrivial-auto-var-init=`: 0 uninitialized, 1 zero, 2 pattern.
    pub auto_var_init: u8,
    /// `-fbracket-depth=` (default 256).
    pub bracket_depth: u32,
    /// POSIX threads macro requested (`-pthread`).
    pub pthread: bool,
    /// What custom calling conventions in the source refer to.
    pub callconv: CallConvOpts,
}

/// What custom calling conventions in the source refer to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CallConvOpts {
    /// `-fcallconv=NAME=SPEC`: names and specs; the last of a name counts.
    pub names: Vec<(String, String)>,
    /// Features that reserve registers, as LLVM spells them (`+reserve-x18`).
    pub features: String,
    /// Functions keep a frame pointer.
    pub frame_pointer: bool,
    /// Conventions that plugins plan.
    pub planned: Vec<String>,
}

/// The single switches behind `-ffast-math`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FastMath {
    /// No NaNs (`-ffinite-math-only`).
    pub no_nans: bool,
    /// No infinities.
    pub no_infs: bool,
    /// `-fno-signed-zeros`.
    pub no_signed_zeros: bool,
    /// `-freciprocal-math`.
    pub reciprocal: bool,
    /// `-fassociative-math`.
    pub reassociate: bool,
    /// `-fapprox-func`.
    pub approx_func: bool,
}

/// When `a*b+c` may become a fused multiply-add.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FpContract {
    /// Never.
    Off,
    /// Within an expression (Clang's default).
    On,
    /// Across statements.
    Fast,
}

impl Default for LangOpts {
    /// `-std=gnu17`, hosted, no optimization.
    fn default() -> Self {
        LangOpts {
            standard: Standard::C17,
            gnu: true,
            trigraphs: false,
            gnu89_inline: false,
            dollar_in_identifiers: true,
            hosted: true,
            builtins: true,
            no_builtin_names: Vec::new(),
            char_is_signed: None,
            short_wchar: false,
            short_enums: false,
            ms_extensions: false,
            plan9_extensions: false,
            wrapv: false,
            trapv: false,
            strict_aliasing: true,
            common: false,
            unwind_tables: true,
            exceptions: false,
            fast_math: FastMath::default(),
            fp_contract: FpContract::On,
            math_errno: true,
            rounding_math: false,
            opt_level: 0,
            opt_size: false,
            asm_preprocessor: false,
            keep_static: false,
            visibility: 0,
            delete_null_checks: true,
            pack_struct: 0,
            auto_var_init: 0,
            bracket_depth: 256,
            pthread: false,
            callconv: CallConvOpts::default(),
        }
    }
}

impl LangOpts {
    /// C99 or later.
    pub fn c99(&self) -> bool {
        self.standard >= Standard::C99
    }

    /// C11 or later.
    pub fn c11(&self) -> bool {
        self.standard >= Standard::C11
    }

    /// C23 or later.
    pub fn c23(&self) -> bool {
        self.standard >= Standard::C23
    }
}
