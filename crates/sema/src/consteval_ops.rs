//! Constant evaluation: casts and operators on values.

use std::cmp::Ordering;

use num_bigint::BigInt;
use num_traits::{Signed, ToPrimitive, Zero};

use crate::classify::float_format;
use crate::consteval::{AddressBase, Const};
use crate::consteval_complex as complex;
use crate::consteval_value::Evaluator;
use crate::float::{self, Op};
use crate::tree::{BinaryOp, CastKind, UnaryOp};
use crate::types::{QualType, TypeKind};
use crate::value::{FloatFormat, FloatValue, IntValue};

impl Evaluator<'_> {
    fn elem(&self, ty: QualType) -> Option<QualType> {
        match *self.unit.types.canon_kind(ty) {
            TypeKind::Complex(elem) | TypeKind::Vector(elem, _) | TypeKind::ExtVector(elem, _) => {
                Some(elem)
            }
            _ => None,
        }
    }

    fn format(&self, ty: QualType) -> Option<FloatFormat> {
        float_format(self.unit, self.c, ty)
    }

    fn is_bool(&self, ty: QualType) -> bool {
        matches!(self.int_info(ty), Some((1, false)))
            && self.unit.types.is(ty, crate::types::Builtin::Bool)
    }

    fn pointer_bits(&self) -> u32 {
        self.c.pointer_size * 8
    }

    /// A value of type `from` converted to `to`.
    pub fn cast(&self, kind: CastKind, v: Const, from: QualType, to: QualType) -> Option<Const> {
        use CastKind::*;
        Some(match kind {
            NoOp | AtomicToNonAtomic | NonAtomicToAtomic => v,
            NullToPointer => Const::Address {
                base: AddressBase::Null,
                offset: 0,
            },
            BitCast => {
                if self.elem(from).is_some() || self.elem(to).is_some() {
                    return self.reinterpret(&v, from, to);
                }
                v
            }
            AddressSpaceConversion => v,
            PointerToBoolean
            | IntegralToBoolean
            | FloatingToBoolean
            | IntegralComplexToBoolean
            | FloatingComplexToBoolean => Const::Int(IntValue::Small(self.truth(&v)? as i128)),
            PointerToIntegral => match v {
                Const::Address {
                    base: AddressBase::Null,
                    offset,
                } => {
                    let (width, signed) = self.int_info(to)?;
                    let address = IntValue::Small(offset.into()).wrap(self.pointer_bits(), false);
                    Const::Int(address.wrap(width, signed))
                }
                Const::Address { .. } if self.int_info(to)?.0 == self.pointer_bits() => v,
                _ => return None,
            },
            IntegralToPointer => match v {
                Const::Int(i) => Const::Address {
                    base: AddressBase::Null,
                    offset: i.wrap(64, true).to_i64()?,
                },
                v @ Const::Address { .. } => v,
                _ => return None,
            },
            IntegralCast => match v {
                Const::Int(i) => {
                    let (width, signed) = self.int_info(to)?;
                    Const::Int(if self.is_bool(to) {
                        IntValue::Small(!i.is_zero() as i128)
                    } else {
                        i.wrap(width, signed)
                    })
                }
                Const::Address { .. } if self.int_info(to)?.0 == self.pointer_bits() => v,
                Const::LabelDiff(..) => v,
                _ => return None,
            },
            IntegralToFloating => match v {
                Const::Int(i) => Const::Float(float::from_int(&i, self.format(to)?)),
                _ => return None,
            },
            FloatingToIntegral => match v {
                Const::Float(f) => Const::Int(self.float_to_int(f, to)?),
                _ => return None,
            },
            FloatingCast => match v {
                Const::Float(f) => Const::Float(float::convert(f, self.format(to)?)),
                _ => return None,
            },
            FloatingRealToComplex => match v {
                Const::Float(f) => Const::ComplexFloat(f, float::zero(f.format, false)),
                _ => return None,
            },
            IntegralRealToComplex => match v {
                Const::Int(i) => Const::ComplexInt(i, IntValue::Small(0)),
                _ => return None,
            },
            FloatingComplexToReal => match v {
                Const::ComplexFloat(re, _) => Const::Float(re),
                _ => return None,
            },
            IntegralComplexToReal => match v {
                Const::ComplexInt(re, _) => Const::Int(re),
                _ => return None,
            },
            FloatingComplexCast => match v {
                Const::ComplexFloat(a, b) => {
                    let format = self.format(self.elem(to)?)?;
                    Const::ComplexFloat(float::convert(a, format), float::convert(b, format))
                }
                _ => return None,
            },
            FloatingComplexToIntegralComplex => match v {
                Const::ComplexFloat(a, b) => {
                    let elem = self.elem(to)?;
                    Const::ComplexInt(self.float_to_int(a, elem)?, self.float_to_int(b, elem)?)
                }
                _ => return None,
            },
            IntegralComplexCast => match v {
                Const::ComplexInt(a, b) => {
                    let (width, signed) = self.int_info(self.elem(to)?)?;
                    Const::ComplexInt(a.wrap(width, signed), b.wrap(width, signed))
                }
                _ => return None,
            },
            IntegralComplexToFloatingComplex => match v {
                Const::ComplexInt(a, b) => {
                    let format = self.format(self.elem(to)?)?;
                    Const::ComplexFloat(float::from_int(&a, format), float::from_int(&b, format))
                }
                _ => return None,
            },
            VectorSplat => match *self.unit.types.canon_kind(to) {
                TypeKind::Vector(_, n) | TypeKind::ExtVector(_, n) => {
                    Const::Vector(vec![v; n as usize])
                }
                _ => return None,
            },
            ToUnion => {
                let TypeKind::Record(r) = *self.unit.types.canon_kind(to) else {
                    return None;
                };
                let index = self
                    .unit
                    .record(r)
                    .fields
                    .iter()
                    .position(|f| self.unit.types.same_unqualified(f.ty, from))?;
                Const::Union(index as u32, Box::new(v))
            }
            LValueToRValue
            | LValueBitCast
            | ArrayToPointerDecay
            | FunctionToPointerDecay
            | BuiltinFnToFnPtr
            | ToVoid => return None,
        })
    }

    /// Out of range values saturate (the behaviour is undefined, GCC folds so).
    fn float_to_int(&self, f: FloatValue, to: QualType) -> Option<IntValue> {
        let (width, signed) = self.int_info(to)?;
        if self.is_bool(to) {
            return Some(IntValue::Small(!float::is_zero(f) as i128));
        }
        if let Some((v, _)) = float::to_int(f, width, signed) {
            return Some(v);
        }
        if float::is_nan(f) {
            return Some(IntValue::Small(0));
        }
        let one = BigInt::from(1);
        let value: BigInt = match (float::is_negative(f), signed) {
            (true, true) => -(one << (width - 1)),
            (true, false) => BigInt::from(0),
            (false, true) => (one << (width - 1)) - 1,
            (false, false) => (one << width) - 1,
        };
        Some(value.into())
    }

    /// A scalar converted between arithmetic types as a cast would.
    pub fn convert_scalar(&self, v: Const, to: QualType) -> Option<Const> {
        Some(match v {
            Const::Int(i) => match self.int_info(to) {
                Some((width, signed)) => Const::Int(if self.is_bool(to) {
                    IntValue::Small(!i.is_zero() as i128)
                } else {
                    i.wrap(width, signed)
                }),
                None => Const::Float(float::from_int(&i, self.format(to)?)),
            },
            Const::Float(f) => match self.format(to) {
                Some(format) => Const::Float(float::convert(f, format)),
                None => Const::Int(self.float_to_int(f, to)?),
            },
            _ => return None,
        })
    }

    pub fn convert_vector(&self, v: Const, from: QualType, to: QualType) -> Option<Const> {
        let Const::Vector(list) = self.expand_vector(v, from) else {
            return None;
        };
        let elem = self.elem(to)?;
        list.into_iter()
            .map(|v| self.convert_scalar(v, elem))
            .collect::<Option<Vec<_>>>()
            .map(Const::Vector)
    }

    /// Unary operators.
    pub fn unary(&self, op: UnaryOp, v: Const, from: QualType, ty: QualType) -> Option<Const> {
        let v = self.expand_vector(v, from);
        if let Const::Vector(list) = v {
            let (elem_from, elem) = (self.elem(from)?, self.elem(ty)?);
            return list
                .into_iter()
                .map(|v| {
                    if op == UnaryOp::LNot {
                        let truth = self.truth(&v)?;
                        return Some(Const::Int(IntValue::Small(-((!truth) as i128))));
                    }
                    self.unary(op, v, elem_from, elem)
                })
                .collect::<Option<Vec<_>>>()
                .map(Const::Vector);
        }
        Some(match op {
            UnaryOp::Plus => v,
            UnaryOp::LNot => Const::Int(IntValue::Small(!self.truth(&v)? as i128)),
            UnaryOp::Minus => match v {
                Const::Int(i) => Const::Int(self.wrapped(negated(&i), ty)?),
                Const::Float(f) => Const::Float(float::negate(f)),
                Const::ComplexInt(a, b) => {
                    let elem = self.elem(ty)?;
                    Const::ComplexInt(
                        self.wrapped(negated(&a), elem)?,
                        self.wrapped(negated(&b), elem)?,
                    )
                }
                Const::ComplexFloat(a, b) => {
                    Const::ComplexFloat(float::negate(a), float::negate(b))
                }
                _ => return None,
            },
            UnaryOp::Not => match v {
                Const::Int(i) => Const::Int(self.wrapped(complemented(&i), ty)?),
                Const::ComplexInt(a, b) => {
                    Const::ComplexInt(a, self.wrapped(negated(&b), self.elem(ty)?)?)
                }
                Const::ComplexFloat(a, b) => Const::ComplexFloat(a, float::negate(b)),
                _ => return None,
            },
            UnaryOp::Real => match v {
                Const::ComplexInt(a, _) => Const::Int(a),
                Const::ComplexFloat(a, _) => Const::Float(a),
                v => v,
            },
            UnaryOp::Imag => match v {
                Const::ComplexInt(_, b) => Const::Int(b),
                Const::ComplexFloat(_, b) => Const::Float(b),
                Const::Float(f) => Const::Float(float::zero(f.format, false)),
                Const::Int(_) => Const::Int(IntValue::Small(0)),
                _ => return None,
            },
            _ => return None,
        })
    }

    fn wrapped(&self, v: IntValue, ty: QualType) -> Option<IntValue> {
        let (width, signed) = self.int_info(ty)?;
        Some(v.wrap(width, signed))
    }

    /// Binary operators but `&&`, `||`, comma and assignments.
    pub fn binary(
        &self,
        op: BinaryOp,
        a: Const,
        b: Const,
        ta: QualType,
        tb: QualType,
        ty: QualType,
    ) -> Option<Const> {
        let (a, b) = (self.expand_vector(a, ta), self.expand_vector(b, tb));
        match (a, b) {
            (Const::Int(a), Const::Int(b)) => self.int_binary(op, &a, &b, ta, ty),
            (Const::Float(a), Const::Float(b)) => {
                if a.format != b.format {
                    return None;
                }
                if op.is_comparison() {
                    return Some(Const::Int(IntValue::Small(float_compare(op, a, b) as i128)));
                }
                Some(Const::Float(float::arithmetic(float_op(op)?, a, b)))
            }
            (Const::Vector(a), Const::Vector(b)) => {
                let (ea, eb) = (self.elem(ta)?, self.elem(tb)?);
                let elem = self.elem(ty)?;
                if a.len() != b.len() {
                    return None;
                }
                a.into_iter()
                    .zip(b)
                    .map(|(a, b)| {
                        if op.is_comparison() {
                            let Const::Int(v) = self.binary(op, a, b, ea, eb, elem)? else {
                                return None;
                            };
                            return Some(Const::Int(negated(&v)));
                        }
                        self.binary(op, a, b, ea, eb, ea)
                    })
                    .collect::<Option<Vec<_>>>()
                    .map(Const::Vector)
            }
            (Const::ComplexFloat(a, b), Const::ComplexFloat(c, d)) => {
                complex::binary(op, (a, Some(b)), (c, Some(d)))
            }
            (Const::ComplexInt(a, b), Const::ComplexInt(c, d)) => {
                self.complex_int(op, (a, b), (c, d), ta)
            }
            (a, b) => self.address_binary(op, a, b, ta, tb),
        }
    }

    fn int_binary(
        &self,
        op: BinaryOp,
        a: &IntValue,
        b: &IntValue,
        ta: QualType,
        ty: QualType,
    ) -> Option<Const> {
        if op.is_comparison() {
            let truth = ordering_matches(op, a.cmp_value(b));
            return Some(Const::Int(IntValue::Small(truth as i128)));
        }
        let (width, signed) = self.int_info(ty)?;
        let _ = ta;
        // Wrapping at 128 bits keeps the low 64 bits right.
        if width <= 64
            && let (IntValue::Small(x), IntValue::Small(y)) = (a, b)
        {
            let (x, y) = (*x, *y);
            let r = match op {
                BinaryOp::Mul => x.wrapping_mul(y),
                BinaryOp::Add => x + y,
                BinaryOp::Sub => x - y,
                BinaryOp::Div if y != 0 => x / y,
                BinaryOp::Rem if y != 0 => x % y,
                BinaryOp::And => x & y,
                BinaryOp::Or => x | y,
                BinaryOp::Xor => x ^ y,
                BinaryOp::Shl => x.wrapping_shl(y as u32 & (width.next_power_of_two() - 1)),
                BinaryOp::Shr => x >> (y as u32 & (width.next_power_of_two() - 1)),
                _ => return None,
            };
            return Some(Const::Int(IntValue::Small(r).wrap(width, signed)));
        }
        let (x, y) = (a.to_big(), b.to_big());
        let r = match op {
            BinaryOp::Mul => x * y,
            BinaryOp::Add => x + y,
            BinaryOp::Sub => x - y,
            BinaryOp::Div if !y.is_zero() => x / y,
            BinaryOp::Rem if !y.is_zero() => x % y,
            BinaryOp::And => x & y,
            BinaryOp::Or => x | y,
            BinaryOp::Xor => x ^ y,
            BinaryOp::Shl | BinaryOp::Shr => {
                let count = if y.is_negative() {
                    return None;
                } else {
                    y.to_u64().map_or(width, |y| {
                        if width.is_power_of_two() {
                            (y & (u64::from(width) - 1)) as u32
                        } else {
                            y.min(u64::from(width)) as u32
                        }
                    })
                };
                if op == BinaryOp::Shl {
                    x << count
                } else {
                    x >> count
                }
            }
            _ => return None,
        };
        Some(Const::Int(IntValue::from(r).wrap(width, signed)))
    }

    fn complex_int(
        &self,
        op: BinaryOp,
        (a, b): (IntValue, IntValue),
        (c, d): (IntValue, IntValue),
        ty: QualType,
    ) -> Option<Const> {
        let elem = self.elem(ty)?;
        let w = |v: BigInt| self.wrapped(v.into(), elem);
        let (a, b, c, d) = (a.to_big(), b.to_big(), c.to_big(), d.to_big());
        Some(match op {
            BinaryOp::Add => Const::ComplexInt(w(a + c)?, w(b + d)?),
            BinaryOp::Sub => Const::ComplexInt(w(a - c)?, w(b - d)?),
            BinaryOp::Mul => Const::ComplexInt(w(&a * &c - &b * &d)?, w(&a * &d + &b * &c)?),
            BinaryOp::Div => {
                let den = &c * &c + &d * &d;
                if den.is_zero() {
                    return None;
                }
                Const::ComplexInt(
                    w((&a * &c + &b * &d) / &den)?,
                    w((&b * &c - &a * &d) / &den)?,
                )
            }
            BinaryOp::Eq => Const::Int(IntValue::Small((a == c && b == d) as i128)),
            BinaryOp::Ne => Const::Int(IntValue::Small((a != c || b != d) as i128)),
            _ => return None,
        })
    }

    fn address_binary(
        &self,
        op: BinaryOp,
        a: Const,
        b: Const,
        ta: QualType,
        tb: QualType,
    ) -> Option<Const> {
        let (pa, pb) = (self.unit.types.pointee(ta), self.unit.types.pointee(tb));
        let offset_by = |base, offset: i64, by: &IntValue, size: u64, minus: bool| {
            let by = by.wrap(64, true).to_i64()?;
            let bytes = by.wrapping_mul(size as i64);
            Some(Const::Address {
                base,
                offset: if minus {
                    offset.wrapping_sub(bytes)
                } else {
                    offset.wrapping_add(bytes)
                },
            })
        };
        match (a, b) {
            (Const::Address { base, offset }, Const::Int(i)) => {
                let size = match pa {
                    Some(to) => self.size_of(to)?,
                    None => 1,
                };
                match op {
                    BinaryOp::Add => offset_by(base, offset, &i, size, false),
                    BinaryOp::Sub => offset_by(base, offset, &i, size, true),
                    BinaryOp::Eq | BinaryOp::Ne
                        if pa.is_none() && i.is_zero() && !self.may_be_null(base) =>
                    {
                        Some(Const::Int(IntValue::Small((op == BinaryOp::Ne) as i128)))
                    }
                    _ => None,
                }
            }
            (Const::Int(i), Const::Address { base, offset }) if op == BinaryOp::Add => {
                let size = match pb {
                    Some(to) => self.size_of(to)?,
                    None => 1,
                };
                offset_by(base, offset, &i, size, false)
            }
            (Const::Address { base: x, offset: i }, Const::Address { base: y, offset: j }) => {
                if op == BinaryOp::Sub {
                    let size = match pa {
                        Some(to) => self.size_of(to)?.max(1),
                        None => 1,
                    };
                    if x == y {
                        let bytes = i.wrapping_sub(j);
                        return Some(Const::Int(IntValue::Small((bytes / size as i64).into())));
                    }
                    if let (AddressBase::Label(a), AddressBase::Label(b)) = (x, y)
                        && size == 1
                    {
                        return Some(Const::LabelDiff(a, b, i.wrapping_sub(j)));
                    }
                    return None;
                }
                if !op.is_comparison() {
                    return None;
                }
                if x == y {
                    let truth = if x == AddressBase::Null {
                        ordering_matches(op, Some((i as u64).cmp(&(j as u64))))
                    } else {
                        ordering_matches(op, Some(i.cmp(&j)))
                    };
                    return Some(Const::Int(IntValue::Small(truth as i128)));
                }
                if !matches!(op, BinaryOp::Eq | BinaryOp::Ne) {
                    return None;
                }
                // Different objects differ (strings may be merged, weak ones may be null).
                let null = x == AddressBase::Null && i == 0 && !self.may_be_null(y)
                    || y == AddressBase::Null && j == 0 && !self.may_be_null(x);
                let objects = |b: AddressBase| {
                    matches!(b, AddressBase::Var(_) | AddressBase::Func(_)) && !self.may_be_null(b)
                };
                if null || objects(x) && objects(y) && i == 0 && j == 0 {
                    return Some(Const::Int(IntValue::Small((op == BinaryOp::Ne) as i128)));
                }
                None
            }
            (Const::LabelDiff(a, b, off), Const::Int(i)) => {
                let i = i.to_i64()?;
                match op {
                    BinaryOp::Add => Some(Const::LabelDiff(a, b, off.wrapping_add(i))),
                    BinaryOp::Sub => Some(Const::LabelDiff(a, b, off.wrapping_sub(i))),
                    _ => None,
                }
            }
            (Const::Int(i), Const::LabelDiff(a, b, off)) if op == BinaryOp::Add => {
                Some(Const::LabelDiff(a, b, off.wrapping_add(i.to_i64()?)))
            }
            _ => None,
        }
    }

    /// The object representation read as another type of the same size.
    pub fn reinterpret(&self, v: &Const, from: QualType, to: QualType) -> Option<Const> {
        if let Const::Address { .. } = v
            && self.elem(to).is_none()
            && !matches!(self.unit.types.canon_kind(to), TypeKind::Record(_))
        {
            return Some(v.clone());
        }
        let size = self.size_of(to)?;
        if self.size_of(from)? != size || size > 4096 {
            return None;
        }
        let mut bytes = vec![0u8; size as usize];
        self.write_bytes(v, from, &mut bytes)?;
        self.read_bytes(&bytes, to)
    }

    fn write_bytes(&self, v: &Const, ty: QualType, out: &mut [u8]) -> Option<()> {
        match v {
            Const::Zero => out.fill(0),
            Const::Int(i) => {
                let bits = out.len() as u32 * 8;
                for (chunk, word) in out.chunks_mut(8).zip(i.words(bits)) {
                    chunk.copy_from_slice(&word.to_le_bytes()[..chunk.len()]);
                }
            }
            Const::Float(f) => {
                let bytes = f.bits.to_le_bytes();
                let n = out.len().min(16);
                out[..n].copy_from_slice(&bytes[..n]);
            }
            Const::ComplexFloat(a, b) => {
                let elem = self.elem(ty)?;
                let half = out.len() / 2;
                let (x, y) = out.split_at_mut(half);
                self.write_bytes(&Const::Float(*a), elem, x)?;
                self.write_bytes(&Const::Float(*b), elem, y)?;
            }
            Const::Address {
                base: AddressBase::Null,
                offset,
            } => out.copy_from_slice(&offset.to_le_bytes()[..out.len().min(8)]),
            Const::Vector(list) => {
                let elem = self.elem(ty)?;
                let size = self.size_of(elem)? as usize;
                for (chunk, v) in out.chunks_mut(size.max(1)).zip(list) {
                    self.write_bytes(v, elem, chunk)?;
                }
            }
            Const::Aggregate(list) => match *self.unit.types.canon_kind(ty) {
                TypeKind::ConstantArray(elem, _) => {
                    let size = self.size_of(elem)? as usize;
                    for (chunk, v) in out.chunks_mut(size.max(1)).zip(list) {
                        self.write_bytes(v, elem, chunk)?;
                    }
                }
                TypeKind::Record(r) => {
                    let rec = self.unit.record(r);
                    for (index, v) in list.iter().enumerate() {
                        let field = rec.fields.get(index)?;
                        if field.width.is_some() {
                            return None;
                        }
                        let at = (*rec.layout.offsets.get(index)? / 8) as usize;
                        let size = self.size_of(field.ty)? as usize;
                        self.write_bytes(v, field.ty, out.get_mut(at..at + size)?)?;
                    }
                }
                _ => return None,
            },
            Const::Union(index, v) => {
                let TypeKind::Record(r) = *self.unit.types.canon_kind(ty) else {
                    return None;
                };
                let field = self.unit.record(r).fields.get(*index as usize)?;
                let size = self.size_of(field.ty)? as usize;
                self.write_bytes(v, field.ty, out.get_mut(..size)?)?;
            }
            _ => return None,
        }
        Some(())
    }

    fn read_bytes(&self, bytes: &[u8], ty: QualType) -> Option<Const> {
        if let Some((width, signed)) = self.int_info(ty) {
            let mut v = BigInt::from(0);
            for &b in bytes.iter().rev() {
                v = (v << 8) + b;
            }
            return Some(Const::Int(IntValue::from(v).wrap(width, signed)));
        }
        if let Some(format) = self.format(ty) {
            let mut raw = [0u8; 16];
            let n = (float::width(format) / 8) as usize;
            raw[..n].copy_from_slice(bytes.get(..n)?);
            return Some(Const::Float(FloatValue {
                format,
                bits: u128::from_le_bytes(raw),
            }));
        }
        match *self.unit.types.canon_kind(ty) {
            TypeKind::Vector(elem, _) | TypeKind::ExtVector(elem, _) => {
                let size = self.size_of(elem)? as usize;
                bytes
                    .chunks(size.max(1))
                    .map(|c| self.read_bytes(c, elem))
                    .collect::<Option<Vec<_>>>()
                    .map(Const::Vector)
            }
            TypeKind::Pointer(_) => {
                let raw: [u8; 8] = bytes.try_into().ok()?;
                Some(Const::Address {
                    base: AddressBase::Null,
                    offset: i64::from_le_bytes(raw),
                })
            }
            _ => None,
        }
    }
}

/// `-v`, unwrapped.
pub(crate) fn negated(v: &IntValue) -> IntValue {
    match v {
        IntValue::Small(v) if *v != i128::MIN => IntValue::Small(-*v),
        v => (-v.to_big()).into(),
    }
}

/// `~v`, unwrapped.
pub(crate) fn complemented(v: &IntValue) -> IntValue {
    match v {
        IntValue::Small(v) => IntValue::Small(!*v),
        v => (-v.to_big() - 1i32).into(),
    }
}

trait CompareValue {
    fn cmp_value(&self, other: &Self) -> Option<Ordering>;
}

impl CompareValue for IntValue {
    fn cmp_value(&self, other: &IntValue) -> Option<Ordering> {
        Some(match (self, other) {
            (IntValue::Small(a), IntValue::Small(b)) => a.cmp(b),
            (a, b) => a.to_big().cmp(&b.to_big()),
        })
    }
}

/// Whether a comparison operator holds; unordered values satisfy `!=` only.
pub(crate) fn ordering_matches(op: BinaryOp, order: Option<Ordering>) -> bool {
    match (op, order) {
        (BinaryOp::Ne, None) => true,
        (_, None) => false,
        (BinaryOp::Eq, Some(o)) => o == Ordering::Equal,
        (BinaryOp::Ne, Some(o)) => o != Ordering::Equal,
        (BinaryOp::Lt, Some(o)) => o == Ordering::Less,
        (BinaryOp::Gt, Some(o)) => o == Ordering::Greater,
        (BinaryOp::Le, Some(o)) => o != Ordering::Greater,
        (BinaryOp::Ge, Some(o)) => o != Ordering::Less,
        _ => false,
    }
}

pub(crate) fn float_compare(op: BinaryOp, a: FloatValue, b: FloatValue) -> bool {
    ordering_matches(op, float::compare(a, b))
}

fn float_op(op: BinaryOp) -> Option<Op> {
    Some(match op {
        BinaryOp::Add => Op::Add,
        BinaryOp::Sub => Op::Sub,
        BinaryOp::Mul => Op::Mul,
        BinaryOp::Div => Op::Div,
        _ => return None,
    })
}
