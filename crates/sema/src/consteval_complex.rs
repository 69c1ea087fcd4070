//! Arithmetic of floating complex constants (C23 Annex G). A real operand stays real: it has no imaginary part that
//! could change the sign of a zero or make a NaN (C23 6.3.1.8p1, G.5).

use crate::consteval::Const;
use crate::consteval_ops::float_compare;
use crate::float::{self, Op};
use crate::tree::BinaryOp;
use crate::value::{FloatValue, IntValue};

/// Real part, and imaginary part unless the operand is real.
pub(crate) type Operand = (FloatValue, Option<FloatValue>);

/// `left op right`, at least one of them complex; both in the same format.
pub(crate) fn binary(op: BinaryOp, (a, b): Operand, (c, d): Operand) -> Option<Const> {
    use float::arithmetic as f;
    if a.format != c.format {
        return None;
    }
    let zero = float::zero(a.format, false);
    let (full_b, full_d) = (b.unwrap_or(zero), d.unwrap_or(zero));
    let same = || float_compare(BinaryOp::Eq, a, c) && float_compare(BinaryOp::Eq, full_b, full_d);
    let truth = |v: bool| Const::Int(IntValue::Small(v.into()));
    Some(match op {
        BinaryOp::Add => {
            let imaginary = match (b, d) {
                (Some(b), Some(d)) => f(Op::Add, b, d),
                (b, d) => b.or(d).unwrap_or(zero),
            };
            Const::ComplexFloat(f(Op::Add, a, c), imaginary)
        }
        BinaryOp::Sub => {
            let imaginary = match (b, d) {
                (Some(b), Some(d)) => f(Op::Sub, b, d),
                (Some(b), None) => b,
                (None, Some(d)) => float::negate(d),
                (None, None) => zero,
            };
            Const::ComplexFloat(f(Op::Sub, a, c), imaginary)
        }
        BinaryOp::Mul => match (b, d) {
            (Some(b), Some(d)) => product(a, b, c, d),
            (Some(b), None) => Const::ComplexFloat(f(Op::Mul, a, c), f(Op::Mul, b, c)),
            (None, d) => Const::ComplexFloat(f(Op::Mul, a, c), f(Op::Mul, a, d.unwrap_or(zero))),
        },
        BinaryOp::Div => match d {
            Some(d) => quotient(a, full_b, c, d),
            None => Const::ComplexFloat(f(Op::Div, a, c), f(Op::Div, full_b, c)),
        },
        BinaryOp::Eq => truth(same()),
        BinaryOp::Ne => truth(!same()),
        _ => return None,
    })
}

/// ±1 for an infinity, ±0 else: C23 G.5.1.
fn boxed(v: FloatValue) -> FloatValue {
    let one = float::from_int(&IntValue::Small(1), v.format);
    let magnitude = if float::is_infinite(v) {
        one
    } else {
        float::zero(v.format, false)
    };
    float::copy_sign(magnitude, v)
}

/// C23 G.5.1, example 1.
fn product(mut a: FloatValue, mut b: FloatValue, mut c: FloatValue, mut d: FloatValue) -> Const {
    use float::arithmetic as f;
    let (ac, bd) = (f(Op::Mul, a, c), f(Op::Mul, b, d));
    let (ad, bc) = (f(Op::Mul, a, d), f(Op::Mul, b, c));
    let (x, y) = (f(Op::Sub, ac, bd), f(Op::Add, ad, bc));
    if !(float::is_nan(x) && float::is_nan(y)) {
        return Const::ComplexFloat(x, y);
    }
    let zero = float::zero(a.format, false);
    let tidy = |v: FloatValue| {
        if float::is_nan(v) {
            float::copy_sign(zero, v)
        } else {
            v
        }
    };
    let mut recalculate = false;
    if float::is_infinite(a) || float::is_infinite(b) {
        (a, b, c, d) = (boxed(a), boxed(b), tidy(c), tidy(d));
        recalculate = true;
    }
    if float::is_infinite(c) || float::is_infinite(d) {
        (c, d, a, b) = (boxed(c), boxed(d), tidy(a), tidy(b));
        recalculate = true;
    }
    if !recalculate && [ac, bd, ad, bc].into_iter().any(float::is_infinite) {
        (a, b, c, d) = (tidy(a), tidy(b), tidy(c), tidy(d));
        recalculate = true;
    }
    if !recalculate {
        return Const::ComplexFloat(x, y);
    }
    let inf = float::infinity(a.format);
    let x = f(Op::Sub, f(Op::Mul, a, c), f(Op::Mul, b, d));
    let y = f(Op::Add, f(Op::Mul, a, d), f(Op::Mul, b, c));
    Const::ComplexFloat(f(Op::Mul, inf, x), f(Op::Mul, inf, y))
}

/// C23 G.5.1, example 2.
fn quotient(mut a: FloatValue, mut b: FloatValue, mut c: FloatValue, mut d: FloatValue) -> Const {
    use float::arithmetic as f;
    let (mc, md) = (float::absolute(c), float::absolute(d));
    let larger = float::extreme(mc, md, true);
    let scale = float::exponent(larger).unwrap_or(0);
    let finite = float::is_finite(c) && float::is_finite(d);
    if finite {
        (c, d) = (float::scale(c, -scale), float::scale(d, -scale));
    }
    let den = f(Op::Add, f(Op::Mul, c, c), f(Op::Mul, d, d));
    let num_x = f(Op::Add, f(Op::Mul, a, c), f(Op::Mul, b, d));
    let num_y = f(Op::Sub, f(Op::Mul, b, c), f(Op::Mul, a, d));
    let back = if finite { -scale } else { 0 };
    let x = float::scale(f(Op::Div, num_x, den), back);
    let y = float::scale(f(Op::Div, num_y, den), back);
    if !(float::is_nan(x) && float::is_nan(y)) {
        return Const::ComplexFloat(x, y);
    }
    let inf = float::infinity(a.format);
    let zero = float::zero(a.format, false);
    let again = |factor, a, b, c, d| {
        let x = f(Op::Add, f(Op::Mul, a, c), f(Op::Mul, b, d));
        let y = f(Op::Sub, f(Op::Mul, b, c), f(Op::Mul, a, d));
        Const::ComplexFloat(f(Op::Mul, factor, x), f(Op::Mul, factor, y))
    };
    if float::is_zero(den) && (!float::is_nan(a) || !float::is_nan(b)) {
        let factor = float::copy_sign(inf, c);
        return Const::ComplexFloat(f(Op::Mul, factor, a), f(Op::Mul, factor, b));
    }
    if (float::is_infinite(a) || float::is_infinite(b)) && finite {
        (a, b) = (boxed(a), boxed(b));
        return again(inf, a, b, c, d);
    }
    if !finite && float::is_finite(a) && float::is_finite(b) {
        (c, d) = (boxed(c), boxed(d));
        return again(zero, a, b, c, d);
    }
    Const::ComplexFloat(x, y)
}
