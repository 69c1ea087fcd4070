//! Exact constants: integers of any width and target floating values.

use num_bigint::BigInt;
use num_traits::{One, ToPrimitive, Zero};

/// An integer constant: a mathematical value that lies in the range of its type.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum IntValue {
    /// Anything that fits.
    Small(i128),
    /// The rest (large `_BitInt`, top half of `unsigned __int128`). Never a value that fits `Small`.
    Big(Box<BigInt>),
}

impl From<BigInt> for IntValue {
    fn from(value: BigInt) -> IntValue {
        match value.to_i128() {
            Some(small) => IntValue::Small(small),
            None => IntValue::Big(Box::new(value)),
        }
    }
}

impl From<i128> for IntValue {
    fn from(value: i128) -> IntValue {
        IntValue::Small(value)
    }
}

impl IntValue {
    /// As an arbitrary-precision integer.
    pub fn to_big(&self) -> BigInt {
        match self {
            IntValue::Small(v) => BigInt::from(*v),
            IntValue::Big(v) => (**v).clone(),
        }
    }

    /// The value when it fits.
    pub fn to_i128(&self) -> Option<i128> {
        match self {
            IntValue::Small(v) => Some(*v),
            IntValue::Big(_) => None,
        }
    }

    /// The value when it fits.
    pub fn to_i64(&self) -> Option<i64> {
        self.to_i128().and_then(|v| i64::try_from(v).ok())
    }

    /// The value when it fits.
    pub fn to_u64(&self) -> Option<u64> {
        self.to_i128().and_then(|v| u64::try_from(v).ok())
    }

    /// Whether it is 0.
    pub fn is_zero(&self) -> bool {
        matches!(self, IntValue::Small(0))
    }

    /// Whether it is below 0.
    pub fn is_negative(&self) -> bool {
        match self {
            IntValue::Small(v) => *v < 0,
            IntValue::Big(v) => v.sign() == num_bigint::Sign::Minus,
        }
    }

    /// Reduced modulo 2^`width` into the range of that width and signedness.
    #[must_use]
    pub fn wrap(&self, width: u32, signed: bool) -> IntValue {
        if let IntValue::Small(v) = *self {
            if width < 127 {
                let mask = (1i128 << width) - 1;
                let low = v & mask;
                let negative = signed && width > 0 && low >> (width - 1) & 1 == 1;
                return IntValue::Small(if negative {
                    low - (1i128 << width)
                } else {
                    low
                });
            }
            if v >= 0 && width > 127 || signed && width >= 128 {
                return IntValue::Small(v);
            }
        }
        let modulus: BigInt = BigInt::one() << width;
        let mut low = self.to_big() % &modulus;
        if low.sign() == num_bigint::Sign::Minus {
            low += &modulus;
        }
        if signed && width > 0 && (&low >> (width - 1)) != BigInt::zero() {
            low -= &modulus;
        }
        low.into()
    }

    /// Two's complement words of 64 bits, least significant first, enough for `width` bits.
    pub fn words(&self, width: u32) -> Vec<u64> {
        let mut low = self.wrap(width, false).to_big();
        let mask = BigInt::from(u64::MAX);
        let mut words = Vec::new();
        for _ in 0..width.div_ceil(64).max(1) {
            words.push((&low & &mask).to_u64().unwrap_or(0));
            low >>= 64;
        }
        words
    }
}

/// Floating formats of the targets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum FloatFormat {
    Half,
    BFloat,
    Single,
    Double,
    X87,
    Quad,
}

/// A floating constant: format and bit pattern (x87: 80 bits).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FloatValue {
    /// Format.
    pub format: FloatFormat,
    /// Bits, right-aligned.
    pub bits: u128,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrap_follows_two_s_complement() {
        assert_eq!(IntValue::Small(255).wrap(8, true), IntValue::Small(-1));
        assert_eq!(
            IntValue::Small(-1).wrap(32, false),
            IntValue::Small(0xffff_ffff)
        );
        let all: BigInt = (BigInt::one() << 128u32) - 1;
        assert_eq!(
            IntValue::Small(-1).wrap(128, false),
            IntValue::Big(Box::new(all.clone()))
        );
        assert_eq!(IntValue::from(all).wrap(128, true), IntValue::Small(-1));
        assert_eq!(
            IntValue::Small(i128::MIN).wrap(127, false),
            IntValue::Small(0)
        );
        assert_eq!(IntValue::Small(-2).words(128), vec![u64::MAX - 1, u64::MAX]);
    }
}
