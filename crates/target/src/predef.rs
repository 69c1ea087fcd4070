//! Predefined macros: the text of the buffer `<built-in>`.
//!
//! What both GCC and Clang define and real code asks for, in Clang's form; `__neverc__` names this compiler.

use std::fmt::Write as _;

use crate::{Arch, Cpu, Target, predef_cpu, predef_types};

/// Version of the language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Standard {
    /// C89, C90
    C89,
    /// C94 (`iso9899:199409`)
    C94,
    /// C99
    C99,
    /// C11
    C11,
    /// C17
    C17,
    /// C23
    C23,
    /// What comes after C23
    C2y,
}

/// What the predefined macros depend on besides target and processor.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools)] // Switches of the command line.
pub struct PredefOptions {
    /// `-std=`
    pub standard: Standard,
    /// `-std=gnu*`
    pub gnu: bool,
    /// `-O` level, 0 to 3
    pub opt_level: u8,
    /// `-Os`, `-Oz`
    pub opt_size: bool,
    /// `-fno-inline`
    pub no_inline: bool,
    /// `-f[no-]gnu89-inline`: `None` as the standard says
    pub gnu89_inline: Option<bool>,
    /// `-ffast-math` as a whole
    pub fast_math: bool,
    /// `-ffinite-math-only`
    pub finite_math_only: bool,
    /// `-fmath-errno`
    pub math_errno: bool,
    /// `-fpic` 1, `-fPIC` 2
    pub pic_level: u8,
    /// `-fpie` 1, `-fPIE` 2
    pub pie_level: u8,
    /// `-pthread`
    pub pthread: bool,
    /// `-ffreestanding`
    pub freestanding: bool,
    /// `-f[un]signed-char`: `None` as the target says
    pub unsigned_char: Option<bool>,
    /// `-fshort-wchar`
    pub short_wchar: bool,
    /// `-fshort-enums`
    pub short_enums: bool,
    /// Stack protector: 0 none, 1 some, 2 strong, 3 all
    pub stack_protector: u8,
    /// `-fexceptions`
    pub exceptions: bool,
    /// Functions get unwind tables
    pub unwind_tables: bool,
    /// `-fcf-protection`: 1 branch, 2 return, 3 both
    pub cf_protection: u8,
    /// `-mbranch-protection` on AArch64: bti
    pub bti: bool,
    /// `-mbranch-protection` on AArch64: `__ARM_FEATURE_PAC_DEFAULT`, 0 for none
    pub pac: u8,
    /// `-mbranch-protection` on AArch64: gcs
    pub gcs: bool,
    /// `-fopenmp`
    pub openmp: bool,
    /// `-mcmodel=`: `small`, `kernel`, `medium`, `large`, `tiny`
    pub code_model: &'static str,
    /// The file is assembly to be preprocessed
    pub assembler: bool,
    /// Version of this compiler, `major.minor.patch`
    pub version: (u32, u32, u32),
}

impl Default for PredefOptions {
    fn default() -> Self {
        PredefOptions {
            standard: Standard::C17,
            gnu: true,
            opt_level: 0,
            opt_size: false,
            no_inline: false,
            gnu89_inline: None,
            fast_math: false,
            finite_math_only: false,
            math_errno: true,
            pic_level: 2,
            pie_level: 2,
            pthread: false,
            freestanding: false,
            unsigned_char: None,
            short_wchar: false,
            short_enums: false,
            stack_protector: 0,
            exceptions: false,
            unwind_tables: true,
            cf_protection: 0,
            bti: false,
            pac: 0,
            gcs: false,
            openmp: false,
            code_model: "small",
            assembler: false,
            version: (0, 1, 0),
        }
    }
}

/// Text of `#define` lines.
pub(crate) struct Lines(String);

impl Lines {
    pub(crate) fn define(&mut self, name: &str, value: impl std::fmt::Display) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.0, "#define {name} {value}");
    }

    pub(crate) fn flag(&mut self, name: &str) {
        self.define(name, 1);
    }

    pub(crate) fn flag_if(&mut self, condition: bool, name: &str) {
        if condition {
            self.flag(name);
        }
    }
}

/// The version of Clang whose interface is announced.
const CLANG_VERSION: (u32, u32, u32) = (19, 1, 7);

/// The text of the buffer of predefined macros.
pub fn predefined_macros(target: &Target, cpu: &Cpu, options: &PredefOptions) -> String {
    let mut out = Lines(String::with_capacity(16 * 1024));
    identity(&mut out, options);
    language(&mut out, options);
    environment(&mut out, options);
    system(&mut out, options);
    predef_types::define(&mut out, target, cpu, options);
    match target.arch() {
        Arch::X86_64 => predef_cpu::x86_64(&mut out, cpu, options),
        Arch::AArch64 => predef_cpu::aarch64(&mut out, target, cpu, options),
    }
    out.0
}

fn identity(out: &mut Lines, options: &PredefOptions) {
    let (major, minor, patch) = options.version;
    out.flag("__neverc__");
    out.define("__neverc_major__", major);
    out.define("__neverc_minor__", minor);
    out.define("__neverc_patchlevel__", patch);
    out.define(
        "__neverc_version__",
        format_args!("\"{major}.{minor}.{patch}\""),
    );
    let (clang, clang_minor, clang_patch) = CLANG_VERSION;
    out.flag("__llvm__");
    out.flag("__clang__");
    out.define("__clang_major__", clang);
    out.define("__clang_minor__", clang_minor);
    out.define("__clang_patchlevel__", clang_patch);
    out.define(
        "__clang_version__",
        format_args!("\"{clang}.{clang_minor}.{clang_patch} (neverc {major}.{minor}.{patch})\""),
    );
    // The version of GCC Clang announces as well.
    out.define("__GNUC__", 4);
    out.define("__GNUC_MINOR__", 2);
    out.define("__GNUC_PATCHLEVEL__", 1);
    out.define("__GXX_ABI_VERSION", 1002);
    out.define(
        "__VERSION__",
        format_args!("\"neverc {major}.{minor}.{patch} (Clang {clang}.{clang_minor}.{clang_patch} compatible)\""),
    );
}

fn language(out: &mut Lines, options: &PredefOptions) {
    out.flag("__STDC__");
    out.define("__STDC_HOSTED__", u8::from(!options.freestanding));
    match options.standard {
        Standard::C89 => {}
        Standard::C94 => out.define("__STDC_VERSION__", "199409L"),
        Standard::C99 => out.define("__STDC_VERSION__", "199901L"),
        Standard::C11 => out.define("__STDC_VERSION__", "201112L"),
        Standard::C17 => out.define("__STDC_VERSION__", "201710L"),
        Standard::C23 => out.define("__STDC_VERSION__", "202311L"),
        Standard::C2y => out.define("__STDC_VERSION__", "202400L"),
    }
    out.flag("__STDC_UTF_16__");
    out.flag("__STDC_UTF_32__");
    // C23 6.10.4.1
    out.define("__STDC_EMBED_NOT_FOUND__", 0);
    out.define("__STDC_EMBED_FOUND__", 1);
    out.define("__STDC_EMBED_EMPTY__", 2);
    out.flag_if(!options.gnu, "__STRICT_ANSI__");
    let gnu_inline = options
        .gnu89_inline
        .unwrap_or(options.standard < Standard::C99);
    out.flag(if gnu_inline {
        "__GNUC_GNU_INLINE__"
    } else {
        "__GNUC_STDC_INLINE__"
    });
    out.flag_if(options.assembler, "__ASSEMBLER__");
    out.define("__clang_literal_encoding__", "\"UTF-8\"");
    let wide = if options.short_wchar {
        "\"UTF-16\""
    } else {
        "\"UTF-32\""
    };
    out.define("__clang_wide_literal_encoding__", wide);
    out.flag("__PRAGMA_REDEFINE_EXTNAME");
    out.flag("__CONSTANT_CFSTRINGS__");
    out.define("__OBJC_BOOL_IS_BOOL", 0);
    out.flag_if(options.exceptions, "__EXCEPTIONS");
    if options.openmp {
        out.define("_OPENMP", 202_011);
    }
}

fn environment(out: &mut Lines, options: &PredefOptions) {
    let optimized = options.opt_level > 0 || options.opt_size;
    out.flag_if(optimized, "__OPTIMIZE__");
    out.flag_if(options.opt_size, "__OPTIMIZE_SIZE__");
    out.flag_if(!optimized || options.no_inline, "__NO_INLINE__");
    out.flag_if(options.fast_math, "__FAST_MATH__");
    let finite = options.fast_math || options.finite_math_only;
    out.define("__FINITE_MATH_ONLY__", u8::from(finite));
    out.flag_if(
        options.fast_math || !options.math_errno,
        "__NO_MATH_ERRNO__",
    );
    if options.pic_level > 0 {
        out.define("__pic__", options.pic_level);
        out.define("__PIC__", options.pic_level);
    }
    if options.pie_level > 0 {
        out.define("__pie__", options.pie_level);
        out.define("__PIE__", options.pie_level);
    }
    match options.stack_protector {
        0 => {}
        1 => out.define("__SSP__", 1),
        2 => out.define("__SSP_STRONG__", 2),
        _ => out.define("__SSP_ALL__", 3),
    }
    out.flag_if(options.unwind_tables, "__GCC_HAVE_DWARF2_CFI_ASM");
    out.flag("__GCC_ASM_FLAG_OUTPUTS__");
    // Numbers of memory orders and scopes.
    for (name, number) in [
        ("__ATOMIC_RELAXED", 0),
        ("__ATOMIC_CONSUME", 1),
        ("__ATOMIC_ACQUIRE", 2),
        ("__ATOMIC_RELEASE", 3),
        ("__ATOMIC_ACQ_REL", 4),
        ("__ATOMIC_SEQ_CST", 5),
        ("__MEMORY_SCOPE_SYSTEM", 0),
        ("__MEMORY_SCOPE_DEVICE", 1),
        ("__MEMORY_SCOPE_WRKGRP", 2),
        ("__MEMORY_SCOPE_WVFRNT", 3),
        ("__MEMORY_SCOPE_SINGLE", 4),
        ("__OPENCL_MEMORY_SCOPE_WORK_ITEM", 0),
        ("__OPENCL_MEMORY_SCOPE_WORK_GROUP", 1),
        ("__OPENCL_MEMORY_SCOPE_DEVICE", 2),
        ("__OPENCL_MEMORY_SCOPE_ALL_SVM_DEVICES", 3),
        ("__OPENCL_MEMORY_SCOPE_SUB_GROUP", 4),
    ] {
        out.define(name, number);
    }
    for (name, mask) in [
        ("SNAN", "0x0001"),
        ("QNAN", "0x0002"),
        ("NEGINF", "0x0004"),
        ("NEGNORMAL", "0x0008"),
        ("NEGSUBNORMAL", "0x0010"),
        ("NEGZERO", "0x0020"),
        ("POSZERO", "0x0040"),
        ("POSSUBNORMAL", "0x0080"),
        ("POSNORMAL", "0x0100"),
        ("POSINF", "0x0200"),
    ] {
        out.define(&format!("__FPCLASS_{name}"), mask);
    }
}

fn system(out: &mut Lines, options: &PredefOptions) {
    for name in [
        "__unix__",
        "__unix",
        "__linux__",
        "__linux",
        "__gnu_linux__",
        "__ELF__",
    ] {
        out.flag(name);
    }
    out.flag_if(options.gnu, "unix");
    out.flag_if(options.gnu, "linux");
    out.flag_if(options.pthread, "_REENTRANT");
}
