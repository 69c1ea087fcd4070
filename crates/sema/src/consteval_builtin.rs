//! Constant evaluation: builtin functions with constant arguments.

use num_bigint::BigInt;
use num_traits::ToPrimitive;
use rustc_apfloat::Round;

use crate::builtins::{Builtin, id};
use crate::classify::float_format;
use crate::consteval::{AddressBase, Const, Evaluated, NotConst};
use crate::consteval_value::Evaluator;
use crate::float;
use crate::tree::{CastKind, DeclRef, ExprId, ExprKind, List, StringId};
use crate::types::{QualType, TypeKind};
use crate::value::{FloatFormat, FloatValue, IntValue};

fn int(v: impl Into<i128>) -> Evaluated {
    Ok(Const::Int(IntValue::Small(v.into())))
}

impl Evaluator<'_> {
    fn callee_builtin(&self, callee: ExprId) -> Option<Builtin> {
        let mut e = callee;
        loop {
            match self.unit.expr(e).kind {
                ExprKind::Paren(inner) | ExprKind::ImplicitCast(_, inner) => e = inner,
                ExprKind::DeclRef(DeclRef::Func(f)) => {
                    let func = self.unit.func(f);
                    return if func.body.is_none() {
                        func.builtin
                    } else {
                        None
                    };
                }
                _ => return None,
            }
        }
    }

    /// A call of a builtin.
    pub fn builtin_call(&mut self, e: ExprId, callee: ExprId, args: List<ExprId>) -> Evaluated {
        let fail = NotConst { at: e };
        let b = self.callee_builtin(callee).ok_or(fail)?;
        if b == id::TARGET {
            return Err(fail);
        }
        let args: Vec<ExprId> = self.unit.list(args).to_vec();
        let ty = self.ty(e);
        let base = b.base();
        if base == id::CONSTANT_P {
            let Some(&arg) = args.first() else {
                return Err(fail);
            };
            let required = std::mem::replace(&mut self.required, true);
            let known = self.value(arg);
            self.required = required;
            let constant = match known {
                Ok(
                    Const::Int(_)
                    | Const::Float(_)
                    | Const::ComplexInt(..)
                    | Const::ComplexFloat(..),
                ) => true,
                Ok(Const::Address { base, offset }) => match base {
                    AddressBase::Null => true,
                    AddressBase::String(_) => offset == 0,
                    _ => false,
                },
                _ => false,
            };
            if constant {
                return int(1);
            }
            return if self.required { int(0) } else { Err(fail) };
        }
        let arg = |n: usize| args.get(n).copied().ok_or(fail);
        match base {
            id::EXPECT | id::EXPECT_WITH_PROBABILITY | id::UNPREDICTABLE => {
                return self.value(arg(0)?);
            }
            id::CLASSIFY_TYPE => return int(self.classify_type(arg(0)?)),
            id::OBJECT_SIZE | id::DYNAMIC_OBJECT_SIZE => {
                let Const::Int(mode) = self.value(arg(1)?)? else {
                    return Err(fail);
                };
                let mode = mode.to_i64().unwrap_or(0);
                if let Some(size) = self.object_size(arg(0)?, mode) {
                    return Ok(Const::Int(IntValue::Small(size.into())));
                }
                if self.required {
                    return int(if mode & 2 != 0 { 0 } else { u64::MAX as i128 });
                }
                return Err(fail);
            }
            id::STRLEN => {
                let Const::Address { base, offset } = self.value(arg(0)?)? else {
                    return Err(fail);
                };
                let AddressBase::String(s) = base else {
                    return Err(fail);
                };
                let bytes = &self.unit.strings[s.index()].bytes;
                let start = usize::try_from(offset).ok().filter(|&o| o <= bytes.len());
                let rest = &bytes[start.ok_or(fail)?..];
                let len = rest.iter().position(|&b| b == 0).unwrap_or(rest.len());
                return int(len as i128);
            }
            id::NAN | id::NANS => {
                let format = float_format(self.unit, self.c, ty).ok_or(fail)?;
                let Const::Address {
                    base: AddressBase::String(s),
                    offset: 0,
                } = self.value(arg(0)?)?
                else {
                    return Err(fail);
                };
                let payload = self.nan_payload(s).ok_or(fail)?;
                return Ok(Const::Float(float::nan(format, payload, base == id::NANS)));
            }
            id::NANF32 | id::NANF64 | id::NANQ | id::NANSQ => {
                let format = float_format(self.unit, self.c, ty).ok_or(fail)?;
                let Const::Address {
                    base: AddressBase::String(s),
                    offset: 0,
                } = self.value(arg(0)?)?
                else {
                    return Err(fail);
                };
                let payload = self.nan_payload(s).ok_or(fail)?;
                return Ok(Const::Float(float::nan(format, payload, base == id::NANSQ)));
            }
            id::INF
            | id::HUGE_VAL
            | id::INFF32
            | id::INFF64
            | id::HUGE_VALF32
            | id::HUGE_VALF64
            | id::INFQ
            | id::HUGE_VALQ => {
                let format = float_format(self.unit, self.c, ty).ok_or(fail)?;
                return Ok(Const::Float(float::infinity(format)));
            }
            id::STRCMP | id::STRNCMP | id::MEMCMP => {
                let a = self.value(arg(0)?)?;
                let b2 = self.value(arg(1)?)?;
                let limit = match args.get(2) {
                    Some(&n) => match self.value(n)? {
                        Const::Int(n) => n.to_u64().ok_or(fail)?,
                        _ => return Err(fail),
                    },
                    None => u64::MAX,
                };
                return self
                    .compare_strings(&a, &b2, limit, base == id::MEMCMP)
                    .map_or(Err(fail), int);
            }
            id::ATOMIC_ALWAYS_LOCK_FREE | id::ATOMIC_IS_LOCK_FREE | id::C11_ATOMIC_IS_LOCK_FREE => {
                let Const::Int(n) = self.value(arg(0)?)? else {
                    return Err(fail);
                };
                let n = n.to_u64().ok_or(fail)?;
                let free = n.is_power_of_two() && n <= u64::from(self.c.atomic_inline);
                if free || base == id::ATOMIC_ALWAYS_LOCK_FREE {
                    return int(free);
                }
                return Err(fail);
            }
            _ => {}
        }
        if !b.is_const() && !b.is_const_but_errno() {
            return Err(fail);
        }
        let mut values = Vec::with_capacity(args.len());
        for &a in &args {
            values.push(self.value(a)?);
        }
        let types: Vec<QualType> = args.iter().map(|&a| self.ty(a)).collect();
        self.fold_pure(base, b, &values, &types, ty).ok_or(fail)
    }

    fn nan_payload(&self, s: StringId) -> Option<u128> {
        let text = std::str::from_utf8(&self.unit.strings[s.index()].bytes).ok()?;
        if text.is_empty() {
            return Some(0);
        }
        let (digits, radix) = if let Some(hex) = text.strip_prefix("0x").or(text.strip_prefix("0X"))
        {
            (hex, 16)
        } else if let Some(octal) = text.strip_prefix('0').filter(|o| !o.is_empty()) {
            (octal, 8)
        } else {
            (text, 10)
        };
        u128::from_str_radix(digits, radix).ok()
    }

    fn compare_strings(&self, a: &Const, b: &Const, limit: u64, memory: bool) -> Option<i32> {
        let bytes = |v: &Const| -> Option<&[u8]> {
            let Const::Address {
                base: AddressBase::String(s),
                offset,
            } = v
            else {
                return None;
            };
            let lit = &self.unit.strings[s.index()];
            (lit.width == 1).then_some(())?;
            lit.bytes.get(usize::try_from(*offset).ok()?..)
        };
        let (x, y) = (bytes(a)?, bytes(b)?);
        let at = |s: &[u8], i: usize| -> Option<u8> {
            match i.cmp(&s.len()) {
                std::cmp::Ordering::Less => Some(s[i]),
                std::cmp::Ordering::Equal => Some(0),
                std::cmp::Ordering::Greater => None,
            }
        };
        let mut i = 0;
        while (i as u64) < limit {
            let (p, q) = (at(x, i)?, at(y, i)?);
            if p != q {
                return Some(if p < q { -1 } else { 1 });
            }
            if p == 0 && !memory {
                return Some(0);
            }
            i += 1;
        }
        Some(0)
    }

    /// GCC's type classes.
    fn classify_type(&self, e: ExprId) -> i32 {
        let ty = self.ty(e);
        match self.unit.types.canon_kind(ty) {
            TypeKind::Builtin(crate::types::Builtin::Void) => 0,
            TypeKind::Builtin(crate::types::Builtin::NullPtr) => 5,
            TypeKind::Pointer(_) => 5,
            TypeKind::Complex(_) => 9,
            TypeKind::Record(r) => {
                if self.unit.record(*r).is_union {
                    13
                } else {
                    12
                }
            }
            TypeKind::BitInt { .. } => 18,
            TypeKind::Vector(..) | TypeKind::ExtVector(..) => 19,
            _ if self.int_info(ty).is_some() => 1,
            _ if float_format(self.unit, self.c, ty).is_some() => 8,
            _ => -1,
        }
    }

    /// Bytes from the pointer to the end of its object (mode bit 1: minimum; bit 0: of the closest member).
    fn object_size(&mut self, e: ExprId, mode: i64) -> Option<u64> {
        let mut p = e;
        let mut extra: i64 = 0;
        loop {
            match self.unit.expr(p).kind {
                ExprKind::Paren(inner) => p = inner,
                ExprKind::ImplicitCast(CastKind::BitCast | CastKind::NoOp, inner)
                | ExprKind::Cast(CastKind::BitCast | CastKind::NoOp, inner) => p = inner,
                ExprKind::Binary(crate::tree::BinaryOp::Add, l, r) => {
                    let Ok(Const::Int(i)) = self.value(r) else {
                        return None;
                    };
                    let size = self.size_of(self.unit.types.pointee(self.ty(l))?)?;
                    extra = extra.checked_add(i.to_i64()?.checked_mul(size as i64)?)?;
                    p = l;
                }
                _ => break,
            }
        }
        let lv = match self.unit.expr(p).kind {
            ExprKind::ImplicitCast(CastKind::ArrayToPointerDecay, inner)
            | ExprKind::Unary(crate::tree::UnaryOp::AddrOf, inner) => inner,
            _ => return None,
        };
        let (whole, offset) = self.object_of(lv, mode & 1 != 0)?;
        let offset = offset.checked_add(extra)?;
        Some(if offset < 0 {
            0
        } else {
            whole.saturating_sub(offset as u64)
        })
    }

    /// Size of the object an lvalue lies in and its offset there.
    fn object_of(&mut self, lv: ExprId, closest: bool) -> Option<(u64, i64)> {
        let node = *self.unit.expr(lv);
        match node.kind {
            ExprKind::Paren(inner) => self.object_of(inner, closest),
            ExprKind::DeclRef(DeclRef::Var(v)) | ExprKind::CompoundLiteral(v) => {
                let var = self.unit.var(v);
                Some((self.size_of(var.ty)?, 0))
            }
            ExprKind::String(_) | ExprKind::Predefined(_) => Some((self.size_of(node.ty)?, 0)),
            ExprKind::Member {
                base,
                record,
                field,
                arrow: false,
            } => {
                if self.depth > 200 {
                    return None;
                }
                self.depth += 1;
                let outer = self.object_of(base, false);
                self.depth -= 1;
                let (size, offset) = outer?;
                let rec = self.unit.record(record);
                let at = (rec.layout.offsets.get(field as usize)? / 8) as i64;
                let last = field as usize + 1 == rec.fields.len() && !rec.is_union;
                if closest && !(last && self.unit.types.element(node.ty).is_some()) {
                    return Some((self.size_of(node.ty)?, 0));
                }
                Some((size, offset + at))
            }
            ExprKind::Subscript { base, index, .. } => {
                let ExprKind::ImplicitCast(CastKind::ArrayToPointerDecay, array) =
                    self.unit.expr(base).kind
                else {
                    return None;
                };
                let Ok(Const::Int(i)) = self.value(index) else {
                    return None;
                };
                let (size, offset) = self.object_of(array, closest)?;
                let elem = self.size_of(node.ty)?;
                Some((
                    size,
                    offset.checked_add(i.to_i64()?.checked_mul(elem as i64)?)?,
                ))
            }
            _ => None,
        }
    }

    fn fold_pure(
        &self,
        base: Builtin,
        b: Builtin,
        values: &[Const],
        types: &[QualType],
        ty: QualType,
    ) -> Option<Const> {
        let ok = |v: i128| Some(Const::Int(IntValue::Small(v)));
        if let Some(Const::Float(first)) = values.first() {
            let first = *first;
            let second = match values.get(1) {
                Some(Const::Float(f)) => Some(*f),
                _ => None,
            };
            return self.fold_float(base, b, first, second, values, ty);
        }
        if let (id::CREAL | id::CIMAG | id::CONJ, Some(Const::ComplexFloat(re, im))) =
            (base, values.first())
        {
            return Some(match base {
                id::CREAL => Const::Float(*re),
                id::CIMAG => Const::Float(*im),
                _ => Const::ComplexFloat(*re, float::negate(*im)),
            });
        }
        let Some(Const::Int(v)) = values.first() else {
            return match (base, values.first()?) {
                (
                    id::IS_ALIGNED,
                    Const::Address {
                        base: AddressBase::Null,
                        offset,
                    },
                ) => {
                    let Const::Int(a) = values.get(1)? else {
                        return None;
                    };
                    ok((offset & (a.to_i64()? - 1) == 0) as i128)
                }
                _ => None,
            };
        };
        let (width, signed) = self.int_info(types[0])?;
        let unsigned = v.wrap(width, false);
        let words = unsigned.words(width);
        let count: u32 = words.iter().map(|w| w.count_ones()).sum();
        let bits = unsigned.to_big().bits() as u32;
        let leading = width - bits;
        let trailing = {
            let mut n = 0;
            for w in &words {
                n += w.trailing_zeros();
                if *w != 0 {
                    break;
                }
            }
            n.min(width)
        };
        let zero = bits == 0;
        let second = match values.get(1) {
            Some(Const::Int(v)) => Some(v.clone()),
            _ => None,
        };
        let wrap_result = |v: BigInt| {
            let (w, s) = self.int_info(ty)?;
            Some(Const::Int(IntValue::from(v).wrap(w, s)))
        };
        match base {
            id::CLZ | id::CLZS => (!zero).then_some(()).and_then(|()| ok(leading.into())),
            id::CTZ | id::CTZS => (!zero).then_some(()).and_then(|()| ok(trailing.into())),
            id::CLZG | id::CTZG => {
                if zero {
                    return second.map(Const::Int);
                }
                ok(if base == id::CLZG { leading } else { trailing }.into())
            }
            id::POPCOUNT | id::POPCOUNTG | id::STDC_COUNT_ONES => ok(count.into()),
            id::STDC_COUNT_ZEROS => ok((width - count).into()),
            id::PARITY | id::PARITYG => ok((count & 1).into()),
            id::FFS | id::FFSL | id::FFSLL | id::FFSG | id::STDC_FIRST_TRAILING_ONE => {
                ok(if zero { 0 } else { trailing + 1 }.into())
            }
            id::CLRSB | id::CLRSBG => {
                let same = if v.is_negative() {
                    let inverted = IntValue::from(-v.to_big() - 1);
                    width - inverted.to_big().bits() as u32
                } else {
                    leading
                };
                let _ = signed;
                ok((same - 1).into())
            }
            id::STDC_LEADING_ZEROS => ok(leading.into()),
            id::STDC_TRAILING_ZEROS => ok(trailing.into()),
            id::STDC_BIT_WIDTH => ok(bits.into()),
            id::STDC_HAS_SINGLE_BIT => ok((count == 1) as i128),
            id::STDC_FIRST_LEADING_ONE => ok(if zero { 0 } else { leading + 1 }.into()),
            id::STDC_BIT_FLOOR => wrap_result(if zero {
                BigInt::from(0)
            } else {
                BigInt::from(1) << (bits - 1)
            }),
            id::STDC_BIT_CEIL => {
                let big = unsigned.to_big();
                if big <= BigInt::from(1) {
                    return ok(1);
                }
                wrap_result(BigInt::from(1) << (big - 1i32).bits())
            }
            id::BSWAP => {
                let mut bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
                bytes.truncate(width as usize / 8);
                bytes.reverse();
                wrap_result(BigInt::from_bytes_le(num_bigint::Sign::Plus, &bytes))
            }
            id::BITREVERSE => {
                let mut r = BigInt::from(0);
                for i in 0..width {
                    if words[i as usize / 64] >> (i % 64) & 1 == 1 {
                        r |= BigInt::from(1) << (width - 1 - i);
                    }
                }
                wrap_result(r)
            }
            id::ROTATELEFT | id::ROTATERIGHT | id::STDC_ROTATE_LEFT | id::STDC_ROTATE_RIGHT => {
                let by = second?.wrap(width, false).to_big() % width;
                let by = by.to_u32()?;
                let left = matches!(base, id::ROTATELEFT | id::STDC_ROTATE_LEFT);
                let by = if left { by } else { (width - by) % width };
                let big = unsigned.to_big();
                wrap_result((&big << by) | (&big >> (width - by)))
            }
            id::ABS | id::LABS | id::LLABS | id::IMAXABS | id::ELEMENTWISE_ABS => {
                wrap_result(if v.is_negative() {
                    -v.to_big()
                } else {
                    v.to_big()
                })
            }
            id::ISDIGIT | id::TOASCII | id::ISASCII => {
                let c = v.to_i64()?;
                ok(match base {
                    id::ISDIGIT => (48..58).contains(&c) as i128,
                    id::ISASCII => (0..128).contains(&c) as i128,
                    _ => (c & 127).into(),
                })
            }
            id::IS_ALIGNED => {
                let a = second?.to_big();
                ok(((v.to_big() & (a - 1)) == BigInt::from(0)) as i128)
            }
            id::ALIGN_UP | id::ALIGN_DOWN => {
                let a = second?.to_big();
                let v = v.to_big();
                let v = if base == id::ALIGN_UP { v + &a - 1 } else { v };
                wrap_result(&v - (((&v % &a) + &a) % &a))
            }
            id::ELEMENTWISE_MAX => Some(Const::Int(if *v > second.clone()? {
                v.clone()
            } else {
                second?
            })),
            id::ELEMENTWISE_MIN => Some(Const::Int(if *v < second.clone()? {
                v.clone()
            } else {
                second?
            })),
            id::ADD_OVERFLOW_P | id::SUB_OVERFLOW_P | id::MUL_OVERFLOW_P => {
                let (x, y) = (v.to_big(), second?.to_big());
                let r = match base {
                    id::ADD_OVERFLOW_P => x + y,
                    id::SUB_OVERFLOW_P => x - y,
                    _ => x * y,
                };
                let (w, s) = self.int_info(*types.get(2)?)?;
                let r = IntValue::from(r);
                ok((r.wrap(w, s) != r) as i128)
            }
            id::COMPLEX => None,
            id::FPCLASSIFY => match values.get(5)? {
                Const::Float(f) => {
                    let which = if float::is_nan(*f) {
                        0
                    } else if float::is_infinite(*f) {
                        1
                    } else if float::is_zero(*f) {
                        4
                    } else if float::is_subnormal(*f) {
                        3
                    } else {
                        2
                    };
                    values.get(which).cloned()
                }
                _ => None,
            },
            _ => None,
        }
    }

    fn fold_float(
        &self,
        base: Builtin,
        b: Builtin,
        x: FloatValue,
        y: Option<FloatValue>,
        values: &[Const],
        ty: QualType,
    ) -> Option<Const> {
        let _ = b;
        let ok = |v: bool| Some(Const::Int(IntValue::Small(v as i128)));
        let flt = |v: FloatValue| Some(Const::Float(v));
        let order = y
            .filter(|y| y.format == x.format)
            .map(|y| float::compare(x, y));
        use std::cmp::Ordering::{Equal, Greater, Less};
        match base {
            id::FABS | id::FABSQ | id::ELEMENTWISE_ABS => flt(float::absolute(x)),
            id::COPYSIGN | id::COPYSIGNQ | id::ELEMENTWISE_COPYSIGN => flt(float::copy_sign(x, y?)),
            id::FMAX | id::FMAXIMUM_NUM | id::ELEMENTWISE_MAX => flt(float::extreme(x, y?, true)),
            id::FMIN | id::FMINIMUM_NUM | id::ELEMENTWISE_MIN => flt(float::extreme(x, y?, false)),
            id::CEIL | id::ELEMENTWISE_CEIL => flt(float::round_integral(x, Round::TowardPositive)),
            id::FLOOR | id::ELEMENTWISE_FLOOR => {
                flt(float::round_integral(x, Round::TowardNegative))
            }
            id::TRUNC | id::ELEMENTWISE_TRUNC => flt(float::round_integral(x, Round::TowardZero)),
            id::ROUND | id::ELEMENTWISE_ROUND => {
                flt(float::round_integral(x, Round::NearestTiesToAway))
            }
            id::ROUNDEVEN | id::ELEMENTWISE_ROUNDEVEN => {
                flt(float::round_integral(x, Round::NearestTiesToEven))
            }
            id::ISNAN | id::ISNANF | id::ISNANL | id::LIB_ISNAN => ok(float::is_nan(x)),
            id::ISINF | id::ISINFF | id::ISINFL | id::LIB_ISINF => ok(float::is_infinite(x)),
            id::ISINF_SIGN => Some(Const::Int(IntValue::Small(if !float::is_infinite(x) {
                0
            } else if float::is_negative(x) {
                -1
            } else {
                1
            }))),
            id::ISFINITE
            | id::FINITE
            | id::FINITEF
            | id::FINITEL
            | id::BUILTIN_FINITE
            | id::BUILTIN_FINITEF
            | id::BUILTIN_FINITEL => ok(float::is_finite(x)),
            id::ISNORMAL => ok(float::is_normal(x)),
            id::ISSUBNORMAL => ok(float::is_subnormal(x)),
            id::ISZERO => ok(float::is_zero(x)),
            id::ISSIGNALING => ok(float::is_signaling(x)),
            id::SIGNBIT | id::SIGNBITF | id::SIGNBITL => ok(float::is_negative(x)),
            id::ISGREATER => ok(order? == Some(Greater)),
            id::ISGREATEREQUAL => ok(matches!(order?, Some(Greater | Equal))),
            id::ISLESS => ok(order? == Some(Less)),
            id::ISLESSEQUAL => ok(matches!(order?, Some(Less | Equal))),
            id::ISLESSGREATER => ok(matches!(order?, Some(Less | Greater))),
            id::ISUNORDERED => ok(order?.is_none()),
            id::ISEQSIG => ok(order? == Some(Equal)),
            id::COMPLEX => Some(Const::ComplexFloat(x, y?)),
            id::ISFPCLASS => {
                let Const::Int(mask) = values.get(1)? else {
                    return None;
                };
                let mask = mask.to_u64()?;
                let negative = float::is_negative(x);
                let bit = if float::is_nan(x) {
                    if float::is_signaling(x) { 0 } else { 1 }
                } else if float::is_infinite(x) {
                    if negative { 2 } else { 9 }
                } else if float::is_normal(x) {
                    if negative { 3 } else { 8 }
                } else if float::is_subnormal(x) {
                    if negative { 4 } else { 7 }
                } else if negative {
                    5
                } else {
                    6
                };
                ok(mask >> bit & 1 == 1)
            }
            id::SQRT => self.exact_sqrt(x).map(Const::Float),
            id::LDEXP | id::SCALBN | id::SCALBLN => {
                let Const::Int(n) = values.get(1)? else {
                    return None;
                };
                let n = n.to_i64()?.clamp(-100_000, 100_000) as i32;
                flt(float::scale(x, n))
            }
            _ => {
                let _ = ty;
                None
            }
        }
    }

    /// Square roots of `float` and `double`, which the host computes correctly rounded (IEEE 754 5.4.1).
    fn exact_sqrt(&self, x: FloatValue) -> Option<FloatValue> {
        if float::is_negative(x) || float::is_nan(x) {
            return None;
        }
        let bits: u128 = match x.format {
            FloatFormat::Single => f32::from_bits(x.bits as u32).sqrt().to_bits().into(),
            FloatFormat::Double => f64::from_bits(x.bits as u64).sqrt().to_bits().into(),
            _ => return None,
        };
        Some(FloatValue {
            format: x.format,
            bits,
        })
    }
}
