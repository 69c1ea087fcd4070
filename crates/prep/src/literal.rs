//! Numeric constants: from spelling to value, base and suffix. Characters and strings: see [`crate::text`].

use neverc_source::{Diagnostics, LangOpts, Loc, Warning};

pub use crate::text::{
    CharConstant, CharLimits, Encoding, char_constant, encoding_of, string_literal,
};

/// An unsigned integer of any size.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Magnitude {
    /// 64-bit limbs, least significant first, no zero limb at the end.
    pub limbs: Vec<u64>,
}

impl Magnitude {
    /// The value when it fits in 64 bits.
    pub fn to_u64(&self) -> Option<u64> {
        match self.limbs[..] {
            [] => Some(0),
            [low] => Some(low),
            _ => None,
        }
    }

    /// The value when it fits in 128 bits.
    pub fn to_u128(&self) -> Option<u128> {
        match self.limbs[..] {
            [low, high] => Some(u128::from(low) | u128::from(high) << 64),
            _ => self.to_u64().map(u128::from),
        }
    }

    /// The value modulo 2^64.
    pub fn low_u64(&self) -> u64 {
        self.limbs.first().copied().unwrap_or(0)
    }

    /// Number of bits without leading zeros.
    pub fn bits(&self) -> u32 {
        match self.limbs.last() {
            Some(top) => (self.limbs.len() as u32) * 64 - top.leading_zeros(),
            None => 0,
        }
    }

    fn push_digit(&mut self, radix: u64, digit: u64) {
        let mut carry = digit;
        for limb in &mut self.limbs {
            let wide = u128::from(*limb) * u128::from(radix) + u128::from(carry);
            *limb = wide as u64;
            carry = (wide >> 64) as u64;
        }
        if carry != 0 {
            self.limbs.push(carry);
        }
    }
}

/// `long` part of an integer suffix.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Length {
    /// No suffix.
    #[default]
    None,
    /// `l`
    Long,
    /// `ll`
    LongLong,
    /// `wb`: `_BitInt` (C23 6.4.4.2).
    BitPrecise,
}

/// Suffix of an integer constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IntSuffix {
    /// `u`
    pub unsigned: bool,
    /// `l`, `ll`, `wb`
    pub length: Length,
    /// `i` or `j` (GNU).
    pub imaginary: bool,
}

/// An integer constant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Int {
    /// Its value.
    pub value: Magnitude,
    /// 2, 8, 10 or 16.
    pub radix: u8,
    /// Its suffix.
    pub suffix: IntSuffix,
}

/// Type suffix of a floating constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub enum FloatType {
    #[default]
    Double,
    Float,
    LongDouble,
    Float16,
    BFloat16,
    Float32,
    Float64,
    Float128,
    Float32x,
    Float64x,
    Decimal32,
    Decimal64,
    Decimal128,
}

/// A floating constant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Float {
    /// Digits, point and exponent without separators and suffix; opens with `0x` when hexadecimal.
    pub text: String,
    /// Hexadecimal.
    pub hex: bool,
    /// The type its suffix gives.
    pub ty: FloatType,
    /// `i` or `j` (GNU).
    pub imaginary: bool,
}

/// A numeric constant.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Number {
    Int(Int),
    Float(Float),
}

/// Longest constant taken, in digits: more than any `_BitInt` needs would only waste quadratic time.
const MAX_DIGITS: usize = 40_000;

/// Parses a preprocessing number as a constant (C23 6.4.4). `None`: malformed, reported.
pub fn number(text: &str, loc: Loc, lang: &LangOpts, diags: &Diagnostics) -> Option<Number> {
    let bytes = text.as_bytes();
    let at = |i: usize| bytes.get(i).copied().unwrap_or(0);
    let lower = |i: usize| at(i).to_ascii_lowercase();
    let error = |i: usize, message: String| {
        diags.error(loc.offset(i as u32), message).emit();
        None
    };
    let (mut radix, mut pos) = match (at(0), lower(1)) {
        (b'0', b'x') if at(2).is_ascii_hexdigit() || at(2) == b'.' && at(3).is_ascii_hexdigit() => {
            (16u8, 2)
        }
        (b'0', b'b') if matches!(at(2), b'0' | b'1') => (2, 2),
        (b'0', _) => (8, 0),
        _ => (10, 0),
    };
    if radix == 2 && !lang.c23() {
        diags
            .warn(
                Warning::GNU_BINARY_LITERAL,
                loc,
                "binary integer literals are a C23 extension",
            )
            .emit();
    }
    let start = pos;
    let is_digit = |b: u8| match radix {
        16 => b.is_ascii_hexdigit(),
        _ => b.is_ascii_digit(),
    };
    let mut digits: Vec<u8> = Vec::new();
    let mut separators = false;
    let take = |pos: &mut usize, digits: &mut Vec<u8>, separators: &mut bool| loop {
        let b = at(*pos);
        if is_digit(b) {
            digits.push(b);
        } else if b == b'\'' {
            *separators = true;
        } else {
            return;
        }
        *pos += 1;
    };
    take(&mut pos, &mut digits, &mut separators);
    let whole = digits.len();
    let mut float = false;
    if at(pos) == b'.' && radix != 2 {
        float = true;
        digits.push(b'.');
        pos += 1;
        take(&mut pos, &mut digits, &mut separators);
    }
    let exponent_mark = if radix == 16 { b'p' } else { b'e' };
    let mut has_exponent = false;
    if lower(pos) == exponent_mark && radix != 2 {
        float = true;
        has_exponent = true;
        let mark = pos;
        digits.push(exponent_mark);
        pos += 1;
        if matches!(at(pos), b'+' | b'-') {
            digits.push(at(pos));
            pos += 1;
        }
        let from = pos;
        while at(pos).is_ascii_digit() || at(pos) == b'\'' {
            if at(pos) == b'\'' {
                separators = true;
            } else {
                digits.push(at(pos));
            }
            pos += 1;
        }
        if pos == from {
            return error(mark, "exponent has no digits".into());
        }
    }
    if separators && at(pos.wrapping_sub(1)) == b'\'' {
        return error(
            pos - 1,
            "digit separator cannot appear at end of digit sequence".into(),
        );
    }
    if radix == 16 && float && !has_exponent {
        return error(
            pos,
            "hexadecimal floating constant requires an exponent".into(),
        );
    }
    if radix == 16 && float && !lang.c99() {
        diags
            .warn(
                Warning::C99_EXTENSIONS,
                loc,
                "hexadecimal floating constants are a C99 feature",
            )
            .emit();
    }
    let suffix = &text[pos..];
    if float {
        let Some((ty, imaginary)) = float_suffix(suffix) else {
            return error(
                pos,
                format!("invalid suffix '{suffix}' on floating constant"),
            );
        };
        let mut out = String::new();
        if radix == 16 {
            out.push_str("0x");
        }
        out.extend(digits.iter().map(|&b| b as char));
        note_imaginary(imaginary, loc, diags);
        return Some(Number::Float(Float {
            text: out,
            hex: radix == 16,
            ty,
            imaginary,
        }));
    }
    // `10f16` and the like have no point: the suffix decides that it is an error.
    if radix == 8 {
        if whole == 1 {
            // Zero is an octal constant; nothing to check.
        } else if let Some(i) = text.as_bytes()[start..pos]
            .iter()
            .position(|b| matches!(b, b'8' | b'9'))
        {
            return error(
                start + i,
                format!(
                    "invalid digit '{}' in octal constant",
                    at(start + i) as char
                ),
            );
        }
    }
    if radix == 2
        && let Some(i) = text.as_bytes()[start..pos]
            .iter()
            .position(|b| matches!(b, b'2'..=b'9'))
    {
        return error(
            start + i,
            format!(
                "invalid digit '{}' in binary constant",
                at(start + i) as char
            ),
        );
    }
    let Some(parsed) = int_suffix(suffix) else {
        return error(
            pos,
            format!("invalid suffix '{suffix}' on integer constant"),
        );
    };
    if parsed.length == Length::BitPrecise && !lang.c23() {
        diags
            .warn(
                Warning::C23_EXTENSIONS,
                loc,
                "'_BitInt' suffix for literals is a C23 extension",
            )
            .emit();
    }
    if parsed.length == Length::LongLong && !lang.c99() {
        diags
            .warn(
                Warning::LONG_LONG,
                loc,
                "'long long' is an extension when C99 mode is not enabled",
            )
            .emit();
    }
    note_imaginary(parsed.imaginary, loc, diags);
    if digits.len() > MAX_DIGITS {
        return error(
            0,
            "integer literal is too large to be represented in any integer type".into(),
        );
    }
    let mut value = Magnitude::default();
    if digits.len() <= 16 {
        let mut small = 0u64;
        for &d in &digits {
            small = small * u64::from(radix) + u64::from((d as char).to_digit(16).unwrap_or(0));
        }
        if small != 0 {
            value.limbs.push(small);
        }
    } else {
        for &d in &digits {
            let digit = (d as char).to_digit(16).unwrap_or(0);
            value.push_digit(u64::from(radix), u64::from(digit));
        }
    }
    if radix == 8 && whole == 1 && digits == b"0" {
        // Clang reports zero as octal; nothing depends on it.
        radix = 8;
    }
    Some(Number::Int(Int {
        value,
        radix,
        suffix: parsed,
    }))
}

fn note_imaginary(imaginary: bool, loc: Loc, diags: &Diagnostics) {
    if imaginary {
        diags
            .warn(
                Warning::GNU_IMAGINARY_CONSTANT,
                loc,
                "imaginary constants are a GNU extension",
            )
            .emit();
    }
}

/// Takes one imaginary mark off either end of a suffix.
fn split_imaginary(suffix: &str) -> (String, bool) {
    let lower = suffix.to_ascii_lowercase();
    for mark in ['i', 'j'] {
        if lower.ends_with(mark) {
            return (suffix[..suffix.len() - 1].to_string(), true);
        }
        if lower.starts_with(mark) {
            return (suffix[1..].to_string(), true);
        }
    }
    (suffix.to_string(), false)
}

fn int_suffix(suffix: &str) -> Option<IntSuffix> {
    let (rest, imaginary) = split_imaginary(suffix);
    let (mut unsigned, mut length) = (false, Length::None);
    let mut left = rest.as_str();
    while !left.is_empty() {
        let (l, n) = if left.starts_with("ll") || left.starts_with("LL") {
            (Length::LongLong, 2)
        } else if left.starts_with("wb") || left.starts_with("WB") {
            (Length::BitPrecise, 2)
        } else if left.starts_with(['l', 'L']) {
            (Length::Long, 1)
        } else if left.starts_with(['u', 'U']) && !unsigned {
            unsigned = true;
            left = &left[1..];
            continue;
        } else {
            return None;
        };
        if length != Length::None {
            return None;
        }
        length = l;
        left = &left[n..];
    }
    Some(IntSuffix {
        unsigned,
        length,
        imaginary,
    })
}

fn float_suffix(suffix: &str) -> Option<(FloatType, bool)> {
    let kind = |s: &str| {
        Some(match s {
            "" | "d" | "D" => FloatType::Double,
            "f" | "F" => FloatType::Float,
            "l" | "L" => FloatType::LongDouble,
            "f16" | "F16" => FloatType::Float16,
            "bf16" | "BF16" => FloatType::BFloat16,
            "f32" | "F32" => FloatType::Float32,
            "f64" | "F64" => FloatType::Float64,
            "f128" | "F128" | "q" | "Q" => FloatType::Float128,
            "f32x" | "F32x" => FloatType::Float32x,
            "f64x" | "F64x" => FloatType::Float64x,
            "df" | "DF" => FloatType::Decimal32,
            "dd" | "DD" => FloatType::Decimal64,
            "dl" | "DL" => FloatType::Decimal128,
            _ => return None,
        })
    };
    if let Some(ty) = kind(suffix) {
        return Some((ty, false));
    }
    let (rest, imaginary) = split_imaginary(suffix);
    kind(&rest).map(|ty| (ty, imaginary))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Option<Number> {
        let diags = Diagnostics::new(0);
        let lang = LangOpts {
            standard: neverc_source::Standard::C23,
            ..LangOpts::default()
        };
        number(text, Loc(1), &lang, &diags)
    }

    fn int(text: &str) -> (u64, u8) {
        match parse(text) {
            Some(Number::Int(i)) => (i.value.to_u64().unwrap_or(u64::MAX), i.radix),
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn integers_of_all_bases() {
        assert_eq!(int("0"), (0, 8));
        assert_eq!(int("0777"), (511, 8));
        assert_eq!(int("0xfFul"), (255, 16));
        assert_eq!(int("0b1010"), (10, 2));
        assert_eq!(int("1'000'000"), (1_000_000, 10));
        assert_eq!(int("18446744073709551615u"), (u64::MAX, 10));
    }

    #[test]
    fn wide_integers_keep_all_bits() {
        match parse("0x123456789abcdef0123456789abcdef01wb") {
            Some(Number::Int(i)) => {
                assert_eq!(i.value.limbs, [0x23456789abcdef01, 0x23456789abcdef01, 1]);
                assert_eq!(i.suffix.length, Length::BitPrecise);
                assert_eq!(i.value.bits(), 129);
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn floats_and_their_suffixes() {
        for (text, ty, plain) in [
            ("1.5f", FloatType::Float, "1.5"),
            (".5e-3L", FloatType::LongDouble, ".5e-3"),
            ("0x1.8p3", FloatType::Double, "0x1.8p3"),
            ("1.f128", FloatType::Float128, "1."),
            ("1e5", FloatType::Double, "1e5"),
            ("089.5", FloatType::Double, "089.5"),
        ] {
            match parse(text) {
                Some(Number::Float(f)) => assert_eq!((f.ty, f.text.as_str()), (ty, plain)),
                other => panic!("{text}: {other:?}"),
            }
        }
    }

    #[test]
    fn malformed_constants_are_refused() {
        for text in ["09", "0x1.8", "1e", "1ulul", "0b12", "1x", "12lul1", "0x1p"] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
