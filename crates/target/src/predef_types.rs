//! Predefined macros about types: sizes, limits, formats, floating characteristics, lock-freedom.

use crate::ctypes::LongDouble;
use crate::predef::Lines;
use crate::{Arch, Cpu, PredefOptions, Standard, Target};

/// An integer type as macros describe it.
#[derive(Clone, Copy)]
struct Int {
    /// Spelling
    name: &'static str,
    /// Width in bits
    width: u32,
    /// Has no sign
    unsigned: bool,
    /// Length modifier of `printf`
    modifier: &'static str,
    /// Suffix of constants
    suffix: &'static str,
}

const fn int(
    name: &'static str,
    width: u32,
    unsigned: bool,
    modifier: &'static str,
    suffix: &'static str,
) -> Int {
    Int {
        name,
        width,
        unsigned,
        modifier,
        suffix,
    }
}

const SCHAR: Int = int("signed char", 8, false, "hh", "");
const UCHAR: Int = int("unsigned char", 8, true, "hh", "");
const SHORT: Int = int("short", 16, false, "h", "");
const USHORT: Int = int("unsigned short", 16, true, "h", "");
const INT: Int = int("int", 32, false, "", "");
const UINT: Int = int("unsigned int", 32, true, "", "U");
const LONG: Int = int("long int", 64, false, "l", "L");
const ULONG: Int = int("long unsigned int", 64, true, "l", "UL");
const LLONG: Int = int("long long int", 64, false, "ll", "LL");

impl Int {
    fn max(self) -> String {
        let bits = if self.unsigned {
            self.width
        } else {
            self.width - 1
        };
        let max = (1u128 << bits) - 1;
        format!("{max}{}", self.suffix)
    }
}

/// Characteristics of a floating format, as C23 5.2.5.3.3 names them.
struct Float {
    prefix: &'static str,
    suffix: &'static str,
    denorm_min: &'static str,
    dig: u32,
    decimal_dig: u32,
    epsilon: &'static str,
    mant_dig: u32,
    max_10_exp: u32,
    max_exp: u32,
    max: &'static str,
    min_10_exp: u32,
    min_exp: u32,
    min: &'static str,
}

const HALF: Float = Float {
    prefix: "FLT16",
    suffix: "F16",
    denorm_min: "5.9604644775390625e-8",
    dig: 3,
    decimal_dig: 5,
    epsilon: "9.765625e-4",
    mant_dig: 11,
    max_10_exp: 4,
    max_exp: 16,
    max: "6.5504e+4",
    min_10_exp: 4,
    min_exp: 13,
    min: "6.103515625e-5",
};

const SINGLE: Float = Float {
    prefix: "FLT",
    suffix: "F",
    denorm_min: "1.40129846e-45",
    dig: 6,
    decimal_dig: 9,
    epsilon: "1.19209290e-7",
    mant_dig: 24,
    max_10_exp: 38,
    max_exp: 128,
    max: "3.40282347e+38",
    min_10_exp: 37,
    min_exp: 125,
    min: "1.17549435e-38",
};

const DOUBLE: Float = Float {
    prefix: "DBL",
    suffix: "",
    denorm_min: "4.9406564584124654e-324",
    dig: 15,
    decimal_dig: 17,
    epsilon: "2.2204460492503131e-16",
    mant_dig: 53,
    max_10_exp: 308,
    max_exp: 1024,
    max: "1.7976931348623157e+308",
    min_10_exp: 307,
    min_exp: 1021,
    min: "2.2250738585072014e-308",
};

const X87: Float = Float {
    prefix: "LDBL",
    suffix: "L",
    denorm_min: "3.64519953188247460253e-4951",
    dig: 18,
    decimal_dig: 21,
    epsilon: "1.08420217248550443401e-19",
    mant_dig: 64,
    max_10_exp: 4932,
    max_exp: 16384,
    max: "1.18973149535723176502e+4932",
    min_10_exp: 4931,
    min_exp: 16381,
    min: "3.36210314311209350626e-4932",
};

const QUAD: Float = Float {
    prefix: "LDBL",
    suffix: "L",
    denorm_min: "6.47517511943802511092443895822764655e-4966",
    dig: 33,
    decimal_dig: 36,
    epsilon: "1.92592994438723585305597794258492732e-34",
    mant_dig: 113,
    max_10_exp: 4932,
    max_exp: 16384,
    max: "1.18973149535723176508575932662800702e+4932",
    min_10_exp: 4931,
    min_exp: 16381,
    min: "3.36210314311209350626267781732175260e-4932",
};

impl Float {
    fn define(&self, out: &mut Lines) {
        let name = |what: &str| format!("__{}_{what}__", self.prefix);
        let number = |text: &str| format!("{text}{}", self.suffix);
        out.define(&name("DENORM_MIN"), number(self.denorm_min));
        out.define(&name("NORM_MAX"), number(self.max));
        out.define(&name("HAS_DENORM"), 1);
        out.define(&name("DIG"), self.dig);
        out.define(&name("DECIMAL_DIG"), self.decimal_dig);
        out.define(&name("EPSILON"), number(self.epsilon));
        out.define(&name("HAS_INFINITY"), 1);
        out.define(&name("HAS_QUIET_NAN"), 1);
        out.define(&name("MANT_DIG"), self.mant_dig);
        out.define(&name("MAX_10_EXP"), self.max_10_exp);
        out.define(&name("MAX_EXP"), self.max_exp);
        out.define(&name("MAX"), number(self.max));
        out.define(&name("MIN_10_EXP"), format_args!("(-{})", self.min_10_exp));
        out.define(&name("MIN_EXP"), format_args!("(-{})", self.min_exp));
        out.define(&name("MIN"), number(self.min));
    }
}

pub(crate) fn define(out: &mut Lines, target: &Target, cpu: &Cpu, options: &PredefOptions) {
    let wchar = wide_char(target, options);
    sizes(out, target, wchar, options);
    integers(out, wchar, options);
    floats(out, target, cpu);
    atomics(out, target, cpu, options);
}

fn wide_char(target: &Target, options: &PredefOptions) -> Int {
    match (options.short_wchar, target.arch()) {
        (true, _) => USHORT,
        (false, Arch::X86_64) => INT,
        (false, Arch::AArch64) => UINT,
    }
}

fn sizes(out: &mut Lines, target: &Target, wchar: Int, options: &PredefOptions) {
    let types = &target.ctypes;
    out.flag("_LP64");
    out.flag("__LP64__");
    out.define("__CHAR_BIT__", 8);
    out.define("__BOOL_WIDTH__", 8);
    out.define("__POINTER_WIDTH__", types.pointer_size * 8);
    out.define("__BIGGEST_ALIGNMENT__", types.biggest_align);
    out.define("__BITINT_MAXWIDTH__", types.bitint_max_width);
    out.define("__ORDER_LITTLE_ENDIAN__", 1234);
    out.define("__ORDER_BIG_ENDIAN__", 4321);
    out.define("__ORDER_PDP_ENDIAN__", 3412);
    out.define("__BYTE_ORDER__", "__ORDER_LITTLE_ENDIAN__");
    out.flag("__LITTLE_ENDIAN__");
    out.define("__USER_LABEL_PREFIX__", "");
    for (name, size) in [
        ("DOUBLE", 8),
        ("FLOAT", 4),
        ("INT", 4),
        ("LONG", types.long_size),
        ("LONG_DOUBLE", 16),
        ("LONG_LONG", 8),
        ("POINTER", types.pointer_size),
        ("SHORT", 2),
        ("PTRDIFF_T", types.pointer_size),
        ("SIZE_T", types.pointer_size),
        ("WCHAR_T", wchar.width / 8),
        ("WINT_T", 4),
        ("INT128", 16),
    ] {
        out.define(&format!("__SIZEOF_{name}__"), size);
    }
    let unsigned_char = options.unsigned_char.unwrap_or(!types.char_signed);
    out.flag_if(unsigned_char, "__CHAR_UNSIGNED__");
    out.define("__GCC_DESTRUCTIVE_SIZE", 64);
    out.define("__GCC_CONSTRUCTIVE_SIZE", 64);
}

fn integers(out: &mut Lines, wchar: Int, options: &PredefOptions) {
    for (name, ty) in [
        ("SCHAR", SCHAR),
        ("SHRT", SHORT),
        ("INT", INT),
        ("LONG", LONG),
        ("LONG_LONG", LLONG),
    ] {
        out.define(&format!("__{name}_MAX__"), ty.max());
    }
    out.define("__SHRT_WIDTH__", 16);
    out.define("__INT_WIDTH__", 32);
    out.define("__LONG_WIDTH__", 64);
    out.define("__LLONG_WIDTH__", 64);

    // The types of <stddef.h>, <stdint.h> and <wchar.h>: type, greatest value, width, formats, suffix.
    let c23 = options.standard >= Standard::C23;
    let formats = |out: &mut Lines, name: &str, ty: Int| {
        let letters: &[char] = match (ty.unsigned, c23) {
            (false, _) => &['d', 'i'],
            (true, false) => &['o', 'u', 'x', 'X'],
            (true, true) => &['o', 'u', 'x', 'X', 'b', 'B'],
        };
        for letter in letters {
            out.define(
                &format!("__{name}_FMT{letter}__"),
                format_args!("\"{}{letter}\"", ty.modifier),
            );
        }
    };
    for (name, ty, suffix) in [
        ("INTMAX", LONG, true),
        ("UINTMAX", ULONG, true),
        ("PTRDIFF", LONG, false),
        ("INTPTR", LONG, false),
        ("SIZE", ULONG, false),
        ("UINTPTR", ULONG, false),
    ] {
        out.define(&format!("__{name}_TYPE__"), ty.name);
        out.define(&format!("__{name}_MAX__"), ty.max());
        out.define(&format!("__{name}_WIDTH__"), ty.width);
        formats(out, name, ty);
        if suffix {
            out.define(&format!("__{name}_C_SUFFIX__"), ty.suffix);
        }
    }
    for (name, ty) in [("WCHAR", wchar), ("WINT", UINT)] {
        out.define(&format!("__{name}_TYPE__"), ty.name);
        out.define(&format!("__{name}_MAX__"), ty.max());
        out.define(&format!("__{name}_WIDTH__"), ty.width);
        out.flag_if(ty.unsigned, &format!("__{name}_UNSIGNED__"));
    }
    out.define("__SIG_ATOMIC_MAX__", INT.max());
    out.define("__SIG_ATOMIC_WIDTH__", 32);
    if c23 {
        out.define("__CHAR8_TYPE__", UCHAR.name);
    }
    out.define("__CHAR16_TYPE__", USHORT.name);
    out.define("__CHAR32_TYPE__", UINT.name);

    for (signed, unsigned) in [(SCHAR, UCHAR), (SHORT, USHORT), (INT, UINT), (LONG, ULONG)] {
        let width = signed.width;
        for (name, ty) in [
            (format!("INT{width}"), signed),
            (format!("UINT{width}"), unsigned),
        ] {
            out.define(&format!("__{name}_TYPE__"), ty.name);
            formats(out, &name, ty);
            out.define(&format!("__{name}_C_SUFFIX__"), ty.suffix);
            out.define(&format!("__{name}_MAX__"), ty.max());
        }
        for kind in ["LEAST", "FAST"] {
            for (name, ty) in [
                (format!("INT_{kind}{width}"), signed),
                (format!("UINT_{kind}{width}"), unsigned),
            ] {
                out.define(&format!("__{name}_TYPE__"), ty.name);
                out.define(&format!("__{name}_MAX__"), ty.max());
                if !ty.unsigned {
                    out.define(&format!("__{name}_WIDTH__"), width);
                }
                formats(out, &name, ty);
            }
        }
    }
}

fn floats(out: &mut Lines, target: &Target, cpu: &Cpu) {
    out.define("__FLT_RADIX__", 2);
    out.define("__DECIMAL_DIG__", "__LDBL_DECIMAL_DIG__");
    // _Float16 is passed in SSE registers and does not exist without them.
    if target.arch() == Arch::AArch64 || cpu.features.has("sse2") {
        HALF.define(out);
    }
    SINGLE.define(out);
    DOUBLE.define(out);
    match target.ctypes.long_double {
        LongDouble::X87 => X87.define(out),
        LongDouble::Quad => QUAD.define(out),
    }
}

fn atomics(out: &mut Lines, target: &Target, cpu: &Cpu, options: &PredefOptions) {
    for family in ["CLANG", "GCC"] {
        for ty in [
            "BOOL", "CHAR", "CHAR16_T", "CHAR32_T", "WCHAR_T", "SHORT", "INT", "LONG", "LLONG",
            "POINTER",
        ] {
            out.define(&format!("__{family}_ATOMIC_{ty}_LOCK_FREE"), 2);
        }
        if options.standard >= Standard::C23 {
            out.define(&format!("__{family}_ATOMIC_CHAR8_T_LOCK_FREE"), 2);
        }
    }
    out.flag("__GCC_ATOMIC_TEST_AND_SET_TRUEVAL");
    for size in [1, 2, 4, 8] {
        out.flag(&format!("__GCC_HAVE_SYNC_COMPARE_AND_SWAP_{size}"));
    }
    let sixteen = target.arch() == Arch::AArch64 || cpu.features.has("cx16");
    out.flag_if(sixteen, "__GCC_HAVE_SYNC_COMPARE_AND_SWAP_16");
}
