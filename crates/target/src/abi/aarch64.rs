//! AAPCS64 6.4, 6.5: parameter passing on 64-bit ARM.

use super::{Ir, Kind, Pass, Plan, Ty};

/// Base type and number of members of a homogeneous aggregate (5.9.5), at most 4 members.
pub(super) fn homogeneous(ty: &Ty) -> Option<(Ty, u64)> {
    let mut base = None;
    let members = members(ty, &mut base)?;
    match base {
        Some(base) if (1..=4).contains(&members) => Some((base, members)),
        _ => None,
    }
}

fn members(ty: &Ty, base: &mut Option<Ty>) -> Option<u64> {
    match &ty.kind {
        Kind::Array(elem, len) => {
            if *len == 0 {
                return None;
            }
            let inner = members(elem, base)?;
            inner.checked_mul(*len)
        }
        Kind::Record(r) => {
            if r.flexible {
                return None;
            }
            let mut total = 0u64;
            for f in &r.fields {
                let mut inner = &*f.ty;
                let mut zero = false;
                while let Kind::Array(elem, len) = &inner.kind {
                    zero |= *len == 0;
                    inner = elem;
                }
                if zero {
                    return None;
                }
                if inner.is_empty_record() {
                    continue;
                }
                if f.width == Some(0) {
                    continue;
                }
                let count = members(&f.ty, base)?;
                total = if r.is_union {
                    total.max(count)
                } else {
                    total.checked_add(count)?
                };
            }
            // Tail padding means it is none.
            match base {
                Some(b) if b.size * total == ty.size => Some(total),
                None => Some(0),
                _ => None,
            }
        }
        Kind::Complex(elem) => Some(members(elem, base)? * 2),
        Kind::Float(_) => unify(ty, base).then_some(1),
        Kind::Vector(..) if matches!(ty.size, 8 | 16) => unify(ty, base).then_some(1),
        _ => None,
    }
}

fn unify(ty: &Ty, base: &mut Option<Ty>) -> bool {
    match base {
        None => {
            *base = Some(ty.clone());
            true
        }
        Some(b) => match (&b.kind, &ty.kind) {
            (Kind::Float(a), Kind::Float(b)) => a == b,
            (Kind::Vector(..), Kind::Vector(..)) => b.size == ty.size,
            _ => false,
        },
    }
}

fn base_ir(ty: &Ty) -> Ir {
    match &ty.kind {
        Kind::Float(f) => Ir::Float(*f),
        Kind::Vector(elem, n) => {
            let elem = match &elem.kind {
                Kind::Float(f) => Ir::Float(*f),
                Kind::Pointer => Ir::Ptr,
                _ => Ir::Int(elem.size as u32 * 8),
            };
            Ir::Vector(Box::new(elem), *n)
        }
        _ => Ir::Int(64),
    }
}

fn illegal_vector(ty: &Ty) -> Option<Pass> {
    let Kind::Vector(_, n) = &ty.kind else {
        return None;
    };
    if n.is_power_of_two() && (ty.size == 8 || ty.size == 16 && *n != 1) {
        return None;
    }
    Some(match ty.size {
        0..=4 => Pass::coerce(Ir::Int(32)),
        5..=8 => Pass::coerce(Ir::Vector(Box::new(Ir::Int(32)), 2)),
        16 => Pass::coerce(Ir::Vector(Box::new(Ir::Int(32)), 4)),
        _ => Pass::Indirect {
            align: ty.align,
            byval: false,
        },
    })
}

fn natural_align(ty: &Ty) -> u32 {
    match &ty.kind {
        Kind::Record(r) => r.natural_align,
        Kind::Array(elem, _) | Kind::Complex(elem) => natural_align(elem),
        _ => ty.align,
    }
}

pub(super) fn classify_argument(ty: &Ty) -> Pass {
    let ty = ty.transparent();
    if matches!(ty.kind, Kind::Void) {
        return Pass::Ignore;
    }
    if let Some(pass) = illegal_vector(ty) {
        return pass;
    }
    let by_address = Pass::Indirect {
        align: ty.align,
        byval: false,
    };
    if !ty.is_aggregate() {
        return match ty.kind {
            Kind::BitInt { bits, .. } if bits > 128 => by_address,
            _ => Pass::Direct,
        };
    }
    if ty.size == 0 || ty.is_empty_record() {
        return Pass::Ignore;
    }
    if let Some((base, count)) = homogeneous(ty) {
        return Pass::Coerce {
            ir: Ir::Array(Box::new(base_ir(&base)), count),
            offset: 0,
            stack_align: Some(if natural_align(ty) >= 16 { 16 } else { 8 }),
        };
    }
    if ty.size <= 16 {
        let unit: u64 = if natural_align(ty) < 16 { 8 } else { 16 };
        let size = ty.size.next_multiple_of(unit);
        let int = Ir::Int(unit as u32 * 8);
        return Pass::coerce(if size == unit {
            int
        } else {
            Ir::Array(Box::new(int), size / unit)
        });
    }
    by_address
}

fn classify_result(ty: &Ty) -> Pass {
    let by_address = Pass::Indirect {
        align: ty.align,
        byval: false,
    };
    match &ty.kind {
        Kind::Void => return Pass::Ignore,
        Kind::Vector(..) if ty.size > 16 => return by_address,
        Kind::BitInt { bits, .. } if *bits > 128 => return by_address,
        _ if !ty.is_aggregate() => return Pass::Direct,
        _ => {}
    }
    if ty.size == 0 || ty.is_empty_record() {
        return Pass::Ignore;
    }
    if let Some((base, count)) = homogeneous(ty) {
        // The result type is a structure so that each member gets its own register.
        return Pass::coerce(Ir::Struct(vec![base_ir(&base); count as usize]));
    }
    if ty.size <= 8 {
        return Pass::coerce(Ir::Int(ty.size as u32 * 8));
    }
    if ty.size <= 16 {
        return Pass::coerce(if ty.align < 16 {
            Ir::Array(Box::new(Ir::Int(64)), 2)
        } else {
            Ir::Int(128)
        });
    }
    by_address
}

pub(super) fn classify(ret: &Ty, params: &[&Ty]) -> Plan {
    Plan {
        ret: classify_result(ret),
        params: params.iter().map(|p| classify_argument(p)).collect(),
    }
}
