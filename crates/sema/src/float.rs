//! Floating arithmetic in the target's formats, correctly rounded (to nearest, ties to even).

use std::cmp::Ordering;

use num_bigint::BigInt;
use num_traits::ToPrimitive;
use rustc_apfloat::ieee;
use rustc_apfloat::{Float, FloatConvert, Round, Status};

use crate::value::{FloatFormat, FloatValue, IntValue};

/// Runs the body with `$T` bound to the arithmetic type of a format.
macro_rules! in_format {
    ($format:expr, $T:ident => $body:expr) => {
        match $format {
            FloatFormat::Half => {
                type $T = ieee::Half;
                $body
            }
            FloatFormat::BFloat => {
                type $T = ieee::BFloat;
                $body
            }
            FloatFormat::Single => {
                type $T = ieee::Single;
                $body
            }
            FloatFormat::Double => {
                type $T = ieee::Double;
                $body
            }
            FloatFormat::X87 => {
                type $T = ieee::X87DoubleExtended;
                $body
            }
            FloatFormat::Quad => {
                type $T = ieee::Quad;
                $body
            }
        }
    };
}

fn pack<T: Float>(format: FloatFormat, value: T) -> FloatValue {
    FloatValue {
        format,
        bits: value.to_bits(),
    }
}

/// How the reading of a constant went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parsed {
    /// Within range.
    Fine,
    /// Became infinite.
    Overflow,
    /// A number other than zero became zero.
    Underflow,
}

/// Significand precision in bits, the implicit bit included.
pub fn precision(format: FloatFormat) -> u32 {
    match format {
        FloatFormat::Half => 11,
        FloatFormat::BFloat => 8,
        FloatFormat::Single => 24,
        FloatFormat::Double => 53,
        FloatFormat::X87 => 64,
        FloatFormat::Quad => 113,
    }
}

/// Size in bits of the encoding.
pub fn width(format: FloatFormat) -> u32 {
    match format {
        FloatFormat::Half | FloatFormat::BFloat => 16,
        FloatFormat::Single => 32,
        FloatFormat::Double => 64,
        FloatFormat::X87 => 80,
        FloatFormat::Quad => 128,
    }
}

/// Reads a decimal or hexadecimal constant without suffix.
pub fn parse(text: &str, format: FloatFormat) -> (FloatValue, Parsed) {
    let significand = text
        .split(if text.starts_with("0x") || text.starts_with("0X") {
            ['p', 'P']
        } else {
            ['e', 'E']
        })
        .next()
        .unwrap_or(text);
    let nonzero = significand
        .trim_start_matches("0x")
        .trim_start_matches("0X")
        .bytes()
        .any(|b| b.is_ascii_hexdigit() && b != b'0');
    let decimal = !text.starts_with("0x") && !text.starts_with("0X");
    let value = match format {
        FloatFormat::Double if decimal => text.parse::<f64>().ok().map(|v| FloatValue {
            format,
            bits: v.to_bits().into(),
        }),
        FloatFormat::Single if decimal => text.parse::<f32>().ok().map(|v| FloatValue {
            format,
            bits: v.to_bits().into(),
        }),
        _ => in_format!(format, T => T::from_str_r(text, Round::NearestTiesToEven)
            .ok()
            .map(|r| pack(format, r.value))),
    };
    let value = value.unwrap_or_else(|| zero(format, false));
    let state = if is_infinite(value) {
        Parsed::Overflow
    } else if nonzero && is_zero(value) {
        Parsed::Underflow
    } else {
        Parsed::Fine
    };
    (value, state)
}

/// ±0
pub fn zero(format: FloatFormat, negative: bool) -> FloatValue {
    in_format!(format, T => {
        let v = T::ZERO;
        pack(format, if negative { -v } else { v })
    })
}

/// +∞
pub fn infinity(format: FloatFormat) -> FloatValue {
    in_format!(format, T => pack(format, T::INFINITY))
}

/// A NaN with a payload.
pub fn nan(format: FloatFormat, payload: u128, signaling: bool) -> FloatValue {
    in_format!(format, T => {
        let v = if signaling { T::snan(Some(payload)) } else { T::qnan(Some(payload)) };
        pack(format, v)
    })
}

/// The nearest value to an integer.
pub fn from_int(value: &IntValue, format: FloatFormat) -> FloatValue {
    if let IntValue::Small(v) = *value {
        return in_format!(format, T => pack(format, T::from_i128(v).value));
    }
    // 126 leading bits with a sticky last one round like the whole.
    let big = value.to_big();
    let negative = value.is_negative();
    let magnitude = big.magnitude().clone();
    let bits = magnitude.bits();
    let shift = bits.saturating_sub(126);
    let top = &magnitude >> shift;
    let sticky = (&top << shift) != magnitude;
    let top = top.to_u128().unwrap_or(u128::MAX) | sticky as u128;
    let exponent = i32::try_from(shift).unwrap_or(i32::MAX).min(100_000);
    in_format!(format, T => {
        let v = T::from_u128(top).value.scalbn(exponent);
        pack(format, if negative { -v } else { v })
    })
}

/// The integer the value truncates to and whether that is exact; `None`: out of range of the width, or NaN.
pub fn to_int(value: FloatValue, width: u32, signed: bool) -> Option<(IntValue, bool)> {
    in_format!(value.format, T => {
        let v = T::from_bits(value.bits);
        if !v.is_finite() {
            return None;
        }
        let mut exact = false;
        let r = v.to_i128_r(128, Round::TowardZero, &mut exact);
        let int: IntValue = if r.status.contains(Status::INVALID_OP) {
            let exponent = v.ilogb();
            let shift = exponent - 120;
            let top = v.scalbn(-shift).to_i128(128).value;
            exact = true;
            (BigInt::from(top) << u32::try_from(shift).ok()?).into()
        } else {
            IntValue::Small(r.value)
        };
        (int.wrap(width, signed) == int).then_some((int, exact))
    })
}

/// The value in another format.
pub fn convert(value: FloatValue, to: FloatFormat) -> FloatValue {
    if value.format == to {
        return value;
    }
    in_format!(value.format, F => {
        let v = F::from_bits(value.bits);
        in_format!(to, T => {
            let mut loses = false;
            let r: T = v.convert(&mut loses).value;
            pack(to, r)
        })
    })
}

/// Whether the conversion to `to` keeps the value.
pub fn converts_exactly(value: FloatValue, to: FloatFormat) -> bool {
    let there = convert(value, to);
    let back = convert(there, value.format);
    back.bits == value.bits || is_nan(value)
}

/// Arithmetic operators.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Op {
    Add,
    Sub,
    Mul,
    Div,
}

/// `a op b`; both of the same format.
pub fn arithmetic(op: Op, a: FloatValue, b: FloatValue) -> FloatValue {
    in_format!(a.format, T => {
        let (x, y) = (T::from_bits(a.bits), T::from_bits(b.bits));
        let r = match op {
            Op::Add => x + y,
            Op::Sub => x - y,
            Op::Mul => x * y,
            Op::Div => x / y,
        };
        pack(a.format, r.value)
    })
}

/// `-a`
pub fn negate(a: FloatValue) -> FloatValue {
    in_format!(a.format, T => pack(a.format, -T::from_bits(a.bits)))
}

/// `|a|`
pub fn absolute(a: FloatValue) -> FloatValue {
    in_format!(a.format, T => pack(a.format, T::from_bits(a.bits).abs()))
}

/// `a` with the sign of `b`.
pub fn copy_sign(a: FloatValue, b: FloatValue) -> FloatValue {
    if is_negative(a) == is_negative(b) {
        a
    } else {
        negate(a)
    }
}

/// IEEE comparison; `None`: unordered.
pub fn compare(a: FloatValue, b: FloatValue) -> Option<Ordering> {
    in_format!(a.format, T => T::from_bits(a.bits).partial_cmp(&T::from_bits(b.bits)))
}

/// `a * 2^exponent`
pub fn scale(a: FloatValue, exponent: i32) -> FloatValue {
    in_format!(a.format, T => pack(a.format, T::from_bits(a.bits).scalbn(exponent)))
}

/// Exponent of the leading bit; `None` for zero, infinities and NaN.
pub fn exponent(a: FloatValue) -> Option<i32> {
    in_format!(a.format, T => {
        let v = T::from_bits(a.bits);
        (v.is_finite() && !v.is_zero()).then(|| v.ilogb())
    })
}

/// `fmin`/`fmax` of C23 7.12.13.
pub fn extreme(a: FloatValue, b: FloatValue, max: bool) -> FloatValue {
    in_format!(a.format, T => {
        let (x, y) = (T::from_bits(a.bits), T::from_bits(b.bits));
        pack(a.format, if max { x.max(y) } else { x.min(y) })
    })
}

/// Rounding functions: toward −∞, +∞, zero, nearest away, nearest even.
pub fn round_integral(a: FloatValue, round: Round) -> FloatValue {
    in_format!(a.format, T => pack(a.format, T::from_bits(a.bits).round_to_integral(round).value))
}

macro_rules! predicates {
    ($($(#[$doc:meta])* $name:ident => $method:ident;)*) => {$(
        $(#[$doc])*
        pub fn $name(a: FloatValue) -> bool {
            in_format!(a.format, T => T::from_bits(a.bits).$method())
        }
    )*};
}

predicates! {
    /// ±0
    is_zero => is_zero;
    /// Sign bit set.
    is_negative => is_negative;
    /// ±∞
    is_infinite => is_infinite;
    /// NaN
    is_nan => is_nan;
    /// Signaling NaN.
    is_signaling => is_signaling;
    /// Neither infinite nor NaN.
    is_finite => is_finite;
    /// Normal.
    is_normal => is_normal;
    /// Subnormal.
    is_subnormal => is_denormal;
}

/// Shortest decimal text that shows the value (through `double` for wider formats).
pub fn show(value: FloatValue) -> String {
    let as_double = convert(value, FloatFormat::Double);
    let v = f64::from_bits(as_double.bits as u64);
    if v != 0.0 && (v.abs() >= 1e16 || v.abs() < 1e-5) {
        format!("{v:e}").replace('e', "E+").replace("E+-", "E-")
    } else {
        format!("{v}")
    }
}

/// The largest finite value, as messages show it.
pub fn largest_text(format: FloatFormat) -> &'static str {
    match format {
        FloatFormat::Half => "65504",
        FloatFormat::BFloat => "3.39E+38",
        FloatFormat::Single => "3.40282347E+38",
        FloatFormat::Double => "1.7976931348623157E+308",
        FloatFormat::X87 => "1.18973149535723176502E+4932",
        FloatFormat::Quad => "1.18973149535723176508575932662800702E+4932",
    }
}

/// The smallest positive value, as messages show it.
pub fn smallest_text(format: FloatFormat) -> &'static str {
    match format {
        FloatFormat::Half => "5.96E-8",
        FloatFormat::BFloat => "9.2E-41",
        FloatFormat::Single => "1.40129846E-45",
        FloatFormat::Double => "4.9406564584124654E-324",
        FloatFormat::X87 => "3.64519953188247460253E-4951",
        FloatFormat::Quad => "6.47517511943802511092443895822764655E-4966",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimal_constants_round_once_in_every_format() {
        // Bit patterns as gcc 12 stores them.
        let bits = |text, format| parse(text, format).0.bits;
        assert_eq!(bits("0.1", FloatFormat::Double), 0x3FB9_9999_9999_999A);
        assert_eq!(bits("0.1", FloatFormat::Single), 0x3DCC_CCCD);
        assert_eq!(bits("0.1", FloatFormat::X87), 0x3FFB_CCCC_CCCC_CCCC_CCCD);
        assert_eq!(
            bits("0.1", FloatFormat::Quad),
            0x3FFB_9999_9999_9999_9999_9999_9999_999A
        );
        assert_eq!(bits("0x1.8p1", FloatFormat::Half), 0x4200);
        assert_eq!(parse("1e400", FloatFormat::Double).1, Parsed::Overflow);
        assert_eq!(parse("1e-400", FloatFormat::Double).1, Parsed::Underflow);
    }

    #[test]
    fn integers_wider_than_128_bits_round_correctly() {
        let big: IntValue = (BigInt::from(1) << 200u32).into();
        assert_eq!(
            from_int(&big, FloatFormat::Double).bits,
            u128::from(2f64.powi(200).to_bits())
        );
        let value = from_int(&big, FloatFormat::Quad);
        assert_eq!(to_int(value, 256, false), Some((big, true)));
        assert_eq!(to_int(value, 200, false), None);
    }
}
