//! Language switches from the command line: `-std=`, dialect, floating point model.

use neverc_source::lang::{FastMath, FpContract, LangOpts, Standard};

use super::{Id, Occurrence, OptLevel};
use crate::message::Messages;

/// Standards by name: `(name, standard, gnu)`.
const STANDARDS: &[(&str, Standard, bool)] = &[
    ("c89", Standard::C89, false),
    ("c90", Standard::C89, false),
    ("iso9899:1990", Standard::C89, false),
    ("iso9899:199409", Standard::C94, false),
    ("gnu89", Standard::C89, true),
    ("gnu90", Standard::C89, true),
    ("c99", Standard::C99, false),
    ("c9x", Standard::C99, false),
    ("iso9899:1999", Standard::C99, false),
    ("iso9899:199x", Standard::C99, false),
    ("gnu99", Standard::C99, true),
    ("gnu9x", Standard::C99, true),
    ("c11", Standard::C11, false),
    ("c1x", Standard::C11, false),
    ("iso9899:2011", Standard::C11, false),
    ("gnu11", Standard::C11, true),
    ("gnu1x", Standard::C11, true),
    ("c17", Standard::C17, false),
    ("c18", Standard::C17, false),
    ("iso9899:2017", Standard::C17, false),
    ("iso9899:2018", Standard::C17, false),
    ("gnu17", Standard::C17, true),
    ("gnu18", Standard::C17, true),
    ("c23", Standard::C23, false),
    ("c2x", Standard::C23, false),
    ("iso9899:2024", Standard::C23, false),
    ("gnu23", Standard::C23, true),
    ("gnu2x", Standard::C23, true),
    ("c2y", Standard::C2y, false),
    ("gnu2y", Standard::C2y, true),
];

const STANDARD_NOTES: &[&str] = &[
    "use 'c89', 'c90', or 'iso9899:1990' for 'ISO C 1990' standard",
    "use 'iso9899:199409' for 'ISO C 1990 with amendment 1' standard",
    "use 'gnu89' or 'gnu90' for 'ISO C 1990 with GNU extensions' standard",
    "use 'c99' or 'iso9899:1999' for 'ISO C 1999' standard",
    "use 'gnu99' for 'ISO C 1999 with GNU extensions' standard",
    "use 'c11' or 'iso9899:2011' for 'ISO C 2011' standard",
    "use 'gnu11' for 'ISO C 2011 with GNU extensions' standard",
    "use 'c17', 'iso9899:2017', 'c18', or 'iso9899:2018' for 'ISO C 2017' standard",
    "use 'gnu17' or 'gnu18' for 'ISO C 2017 with GNU extensions' standard",
    "use 'c23' or 'iso9899:2024' for 'ISO C 2023' standard",
    "use 'gnu23' for 'ISO C 2023 with GNU extensions' standard",
    "use 'c2y' for 'Working Draft for ISO C2y' standard",
    "use 'gnu2y' for 'Working Draft for ISO C2y with GNU extensions' standard",
];

/// Settings that several options change before they become [`LangOpts`].
pub(super) struct LanguageState {
    pub(super) opts: LangOpts,
    gnu89_inline: Option<bool>,
    trigraphs: Option<bool>,
    /// `-Ofast` was the last `-O`.
    pub(super) ofast: bool,
    pub(super) trapping_math: bool,
    pub(super) strict_fp: bool,
}

impl Default for LanguageState {
    fn default() -> Self {
        LanguageState {
            opts: LangOpts::default(),
            gnu89_inline: None,
            trigraphs: None,
            ofast: false,
            trapping_math: true,
            strict_fp: false,
        }
    }
}

impl LanguageState {
    /// Takes one option if it belongs to the language.
    pub(super) fn take(&mut self, option: &Occurrence, messages: &mut Messages) -> bool {
        match option.id {
            Id::Standard => {
                let name = option.value();
                if let Some((_, standard, gnu)) = STANDARDS.iter().find(|(n, ..)| *n == name) {
                    (self.opts.standard, self.opts.gnu) = (*standard, *gnu);
                } else {
                    let dialect = ["c++", "gnu++"].iter().any(|p| name.starts_with(p));
                    if dialect {
                        messages.error(format!(
                            "invalid argument '-std={name}' not allowed with 'C'"
                        ));
                    } else {
                        messages.error(format!("invalid value '{name}' in '-std={name}'"));
                        STANDARD_NOTES.iter().for_each(|n| messages.note(*n));
                    }
                }
            }
            Id::Ansi => (self.opts.standard, self.opts.gnu) = (Standard::C89, false),
            Id::Trigraphs => self.trigraphs = Some(true),
            Id::NoBuiltinFunction => self.opts.no_builtin_names.push(option.value()),
            Id::BracketDepth => number(option, messages, |n| self.opts.bracket_depth = n),
            Id::CallConv => self.named_convention(option, messages),
            Id::PackStruct => number(option, messages, |n| self.opts.pack_struct = n),
            Id::TrivialAutoVarInit => match option.value().as_str() {
                "uninitialized" => self.opts.auto_var_init = 0,
                "zero" => self.opts.auto_var_init = 1,
                "pattern" => self.opts.auto_var_init = 2,
                _ => bad_value(option, messages),
            },
            Id::Visibility => match option.value().as_str() {
                "default" => self.opts.visibility = 0,
                "hidden" => self.opts.visibility = 1,
                "protected" => self.opts.visibility = 2,
                "internal" => self.opts.visibility = 3,
                _ => bad_value(option, messages),
            },
            Id::FpContract => match option.value().as_str() {
                "off" => self.opts.fp_contract = FpContract::Off,
                "on" => self.opts.fp_contract = FpContract::On,
                "fast" | "fast-honor-pragmas" => self.opts.fp_contract = FpContract::Fast,
                _ => bad_value(option, messages),
            },
            Id::FpModel => match option.value().as_str() {
                "precise" => {
                    self.fast_math(false);
                    self.opts.fp_contract = FpContract::On;
                }
                "strict" => {
                    self.fast_math(false);
                    self.opts.fp_contract = FpContract::Off;
                    self.opts.rounding_math = true;
                    self.strict_fp = true;
                }
                "fast" | "aggressive" => self.fast_math(true),
                _ => bad_value(option, messages),
            },
            Id::InputCharset | Id::ExecCharset => {
                let name = option.value();
                if !matches!(name.to_ascii_lowercase().as_str(), "utf-8" | "utf8") {
                    messages.error(format!(
                        "invalid value '{name}' in '{}{name}'",
                        option.spelling
                    ));
                }
            }
            Id::LaxVectorConversions => {
                if !matches!(option.value().as_str(), "none" | "integer" | "all") {
                    bad_value(option, messages);
                }
            }
            Id::Pthread => self.opts.pthread = true,
            Id::Toggle => return self.toggle(option),
            _ => return false,
        }
        true
    }

    /// `-fcallconv=NAME=SPEC`
    fn named_convention(&mut self, option: &Occurrence, messages: &mut Messages) {
        let value = option.value();
        let word = |name: &str| {
            name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
                && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        };
        match value.split_once('=') {
            Some((name, spec)) if word(name) && !spec.trim().is_empty() => {
                let names = &mut self.opts.callconv.names;
                names.push((name.to_owned(), spec.to_owned()));
            }
            _ => messages.error(format!(
                "invalid value '{value}' in '-fcallconv={value}': expected a name, '=' and a calling convention"
            )),
        }
    }

    /// Takes `-fX`/`-fno-X` if it belongs to the language.
    fn toggle(&mut self, option: &Occurrence) -> bool {
        let (name, on) = option.switch();
        let opts = &mut self.opts;
        let math = &mut opts.fast_math;
        match name {
            "builtin" => opts.builtins = on,
            "hosted" => opts.hosted = on,
            "freestanding" => opts.hosted = !on,
            "signed-char" => opts.char_is_signed = Some(on),
            "unsigned-char" => opts.char_is_signed = Some(!on),
            "short-wchar" => opts.short_wchar = on,
            "short-enums" => opts.short_enums = on,
            "pack-struct" => opts.pack_struct = u32::from(on),
            "gnu89-inline" => self.gnu89_inline = Some(on),
            "dollars-in-identifiers" => opts.dollar_in_identifiers = on,
            "trigraphs" => self.trigraphs = Some(on),
            "ms-extensions" => opts.ms_extensions = on,
            "wrapv" => opts.wrapv = on,
            "strict-overflow" => opts.wrapv = !on,
            "trapv" => opts.trapv = on,
            "strict-aliasing" => opts.strict_aliasing = on,
            "common" => opts.common = on,
            "exceptions" => opts.exceptions = on,
            "unwind-tables" | "asynchronous-unwind-tables" => opts.unwind_tables = on,
            "math-errno" => opts.math_errno = on,
            "rounding-math" => opts.rounding_math = on,
            "trapping-math" => self.trapping_math = on,
            "keep-static-consts" | "keep-persistent-storage-variables" => opts.keep_static = on,
            "delete-null-pointer-checks" => opts.delete_null_checks = on,
            "fast-math" => self.fast_math(on),
            "finite-math-only" => (math.no_nans, math.no_infs) = (on, on),
            "honor-nans" => math.no_nans = !on,
            "honor-infinities" => math.no_infs = !on,
            "signed-zeros" => math.no_signed_zeros = !on,
            "reciprocal-math" => math.reciprocal = on,
            "associative-math" => math.reassociate = on,
            "approx-func" => math.approx_func = on,
            "unsafe-math-optimizations" => {
                math.reassociate = on;
                math.reciprocal = on;
                math.no_signed_zeros = on;
                math.approx_func = on;
                if on {
                    opts.fp_contract = FpContract::Fast;
                }
            }
            _ => return false,
        }
        true
    }

    fn fast_math(&mut self, on: bool) {
        self.opts.fast_math = FastMath {
            no_nans: on,
            no_infs: on,
            no_signed_zeros: on,
            reciprocal: on,
            reassociate: on,
            approx_func: on,
        };
        self.opts.math_errno = !on;
        self.opts.fp_contract = if on { FpContract::Fast } else { FpContract::On };
        if on {
            self.opts.rounding_math = false;
            self.strict_fp = false;
        }
    }

    /// The finished switches.
    pub(super) fn finish(mut self, level: OptLevel) -> LangOpts {
        if self.ofast {
            self.fast_math(true);
        }
        let opts = &mut self.opts;
        opts.trigraphs = self
            .trigraphs
            .unwrap_or(!opts.gnu && opts.standard < Standard::C23);
        opts.gnu89_inline = self.gnu89_inline.unwrap_or(opts.standard < Standard::C99);
        (opts.opt_level, opts.opt_size) = match level {
            OptLevel::O0 => (0, false),
            OptLevel::O1 => (1, false),
            OptLevel::O2 => (2, false),
            OptLevel::O3 => (3, false),
            OptLevel::Os | OptLevel::Oz => (2, true),
        };
        // C89 without GNU extensions has no `$`; Clang allows it all the same.
        self.opts
    }
}

/// Reports `invalid value 'v' in '-opt=v'`.
pub(super) fn bad_value(option: &Occurrence, messages: &mut Messages) {
    let value = option.value();
    messages.error(format!(
        "invalid value '{value}' in '{}{value}'",
        option.spelling
    ));
}

/// Reads a number in decimal, or reports it.
pub(super) fn number(option: &Occurrence, messages: &mut Messages, set: impl FnOnce(u32)) {
    let value = option.value();
    match value.parse() {
        Ok(n) => set(n),
        Err(_) => messages.error(format!(
            "invalid integral value '{value}' in '{}{value}'",
            option.spelling
        )),
    }
}
