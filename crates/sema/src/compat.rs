//! Compatible and composite types. C23 6.2.7.

use crate::cx::Sema;
use crate::tree::Unit;
use crate::types::{Builtin, FnInfo, QualType, TypeKind};

/// Nesting of types beyond which they count as incompatible.
const DEPTH: u32 = 512;

/// Whether the types are compatible, qualifiers included.
pub fn compatible(unit: &Unit, a: QualType, b: QualType) -> bool {
    compatible_at(unit, a, b, DEPTH)
}

fn compatible_at(unit: &Unit, a: QualType, b: QualType, depth: u32) -> bool {
    let (mut a, mut b) = (a, b);
    loop {
        a = unit.types.canonical(a);
        b = unit.types.canonical(b);
        if a == b {
            return true;
        }
        if depth == 0 {
            return false;
        }
        let (ka, kb) = (unit.types.kind(a.id()), unit.types.kind(b.id()));
        if matches!(ka, TypeKind::Builtin(Builtin::Error))
            || matches!(kb, TypeKind::Builtin(Builtin::Error))
        {
            return true;
        }
        if a.local_quals() != b.local_quals() {
            let array = |k: &TypeKind| {
                matches!(
                    k,
                    TypeKind::ConstantArray(..)
                        | TypeKind::IncompleteArray(..)
                        | TypeKind::VariableArray(..)
                )
            };
            // Qualifiers of arrays belong to the element; compared there.
            if !(array(ka) && array(kb)) {
                return false;
            }
        }
        match (ka, kb) {
            (TypeKind::Pointer(x), TypeKind::Pointer(y)) => {
                a = *x;
                b = *y;
                continue;
            }
            (TypeKind::Atomic(x), TypeKind::Atomic(y))
            | (TypeKind::Complex(x), TypeKind::Complex(y)) => {
                a = *x;
                b = *y;
                continue;
            }
            (TypeKind::Enum(x), _) if !matches!(kb, TypeKind::Enum(_)) => {
                let e = unit.enumeration(*x);
                return e.complete && unit.types.unqualified(e.underlying) == b.without_local();
            }
            (_, TypeKind::Enum(y)) if !matches!(ka, TypeKind::Enum(_)) => {
                let e = unit.enumeration(*y);
                return e.complete && unit.types.unqualified(e.underlying) == a.without_local();
            }
            (TypeKind::Function(ra, pa, ia), TypeKind::Function(rb, pb, ib)) => {
                return ia.variadic == ib.variadic
                    && ia.cc == ib.cc
                    && pa.len() == pb.len()
                    && compatible_at(unit, *ra, *rb, depth - 1)
                    && pa
                        .iter()
                        .zip(pb.iter())
                        .all(|(&x, &y)| compatible_param(unit, x, y, depth - 1));
            }
            (TypeKind::FunctionNoProto(ra, ia), TypeKind::FunctionNoProto(rb, ib)) => {
                return ia.cc == ib.cc && compatible_at(unit, *ra, *rb, depth - 1);
            }
            (TypeKind::Function(r, params, info), TypeKind::FunctionNoProto(rn, other))
            | (TypeKind::FunctionNoProto(rn, other), TypeKind::Function(r, params, info)) => {
                return info.cc == other.cc
                    && !info.variadic
                    && compatible_at(unit, *r, *rn, depth - 1)
                    && params.iter().all(|&p| survives_promotion(unit, p));
            }
            (
                TypeKind::Vector(x, n) | TypeKind::ExtVector(x, n),
                TypeKind::Vector(y, m) | TypeKind::ExtVector(y, m),
            ) => {
                return n == m && unit.types.same(*x, *y);
            }
            _ => {
                let (Some((xe, xl)), Some((ye, yl))) = (array_parts(ka), array_parts(kb)) else {
                    return false;
                };
                if let (Some(n), Some(m)) = (xl, yl)
                    && n != m
                {
                    return false;
                }
                let (qa, qb) = (a.local_quals(), b.local_quals());
                a = xe.with(qa);
                b = ye.with(qb);
                continue;
            }
        }
    }
}

/// Element and constant length of an array type.
fn array_parts(kind: &TypeKind) -> Option<(QualType, Option<u64>)> {
    match kind {
        TypeKind::ConstantArray(e, n) => Some((*e, Some(*n))),
        TypeKind::IncompleteArray(e) | TypeKind::VariableArray(e, _, _) => Some((*e, None)),
        _ => None,
    }
}

/// Parameters are compared without qualifiers; a transparent union agrees with its first member's type (GNU).
fn compatible_param(unit: &Unit, a: QualType, b: QualType, depth: u32) -> bool {
    let (a, b) = (unit.types.unqualified(a), unit.types.unqualified(b));
    if compatible_at(unit, a, b, depth) {
        return true;
    }
    let via_union = |u: QualType, other: QualType| match unit.types.canon_kind(u) {
        TypeKind::Record(id) if unit.record(*id).transparent => {
            let fields = &unit.record(*id).fields;
            fields
                .iter()
                .any(|f| compatible_at(unit, unit.types.unqualified(f.ty), other, depth))
        }
        _ => false,
    };
    via_union(a, b) || via_union(b, a)
}

/// Whether default argument promotion leaves the type alone (C23 6.7.7.4 on old-style functions).
pub fn survives_promotion(unit: &Unit, ty: QualType) -> bool {
    match unit.types.canon_kind(ty) {
        TypeKind::Builtin(
            Builtin::Bool
            | Builtin::Char
            | Builtin::SChar
            | Builtin::UChar
            | Builtin::Short
            | Builtin::UShort
            | Builtin::Float
            | Builtin::Float16
            | Builtin::BFloat16
            | Builtin::Fp16,
        ) => false,
        TypeKind::Enum(id) => {
            let underlying = unit.enumeration(*id).underlying;
            !matches!(unit.types.canon_kind(underlying), TypeKind::Enum(_))
                && survives_promotion(unit, underlying)
        }
        _ => true,
    }
}

impl Sema<'_> {
    /// Whether the types are compatible, qualifiers included.
    pub fn compatible(&self, a: QualType, b: QualType) -> bool {
        compatible(&self.unit, a, b)
    }

    /// Composite type of two compatible types; `a`'s spelling is kept where nothing is gained.
    pub fn composite(&mut self, a: QualType, b: QualType) -> QualType {
        self.composite_at(a, b, DEPTH)
    }

    fn composite_at(&mut self, a: QualType, b: QualType, depth: u32) -> QualType {
        if depth == 0 || a == b || self.unit.types.same(a, b) {
            return a;
        }
        let (ca, cb) = (self.unit.types.canonical(a), self.unit.types.canonical(b));
        let (ka, kb) = (
            self.unit.types.kind(ca.id()).clone(),
            self.unit.types.kind(cb.id()).clone(),
        );
        let quals = ca.local_quals();
        match (ka, kb) {
            (TypeKind::Builtin(Builtin::Error), _) => b,
            (TypeKind::Pointer(x), TypeKind::Pointer(y)) => {
                let made = self.composite_at(x, y, depth - 1);
                if self.unit.types.same(made, x) {
                    return a;
                }
                self.unit.types.pointer(made).with(quals)
            }
            (TypeKind::ConstantArray(x, n), other) => {
                let Some((y, _)) = array_parts(&other) else {
                    return a;
                };
                let made = self.composite_at(x, y, depth - 1);
                if self.unit.types.same(made, x) {
                    return a;
                }
                self.unit.types.array(made, n).with(quals)
            }
            (
                TypeKind::IncompleteArray(x) | TypeKind::VariableArray(x, _, _),
                TypeKind::ConstantArray(y, n),
            ) => {
                let made = self.composite_at(x, y, depth - 1);
                if self.unit.types.same(made, y) {
                    return b;
                }
                self.unit.types.array(made, n).with(quals)
            }
            (TypeKind::IncompleteArray(_), TypeKind::VariableArray(..)) => b,
            (TypeKind::IncompleteArray(x), TypeKind::IncompleteArray(y)) => {
                let made = self.composite_at(x, y, depth - 1);
                if self.unit.types.same(made, x) {
                    return a;
                }
                let id = self.unit.types.intern(TypeKind::IncompleteArray(made));
                QualType::new(id, quals)
            }
            (TypeKind::FunctionNoProto(ra, ia), TypeKind::Function(rb, params, ib)) => {
                let ret = self.composite_at(ra, rb, depth - 1);
                let info = FnInfo {
                    noreturn: ia.noreturn | ib.noreturn,
                    ..ib
                };
                if self.unit.types.same(ret, rb) && info == ib {
                    return b;
                }
                self.unit
                    .types
                    .intern(TypeKind::Function(ret, params, info))
                    .into()
            }
            (TypeKind::Function(ra, params, ia), TypeKind::FunctionNoProto(rb, ib)) => {
                let ret = self.composite_at(ra, rb, depth - 1);
                let info = FnInfo {
                    noreturn: ia.noreturn | ib.noreturn,
                    ..ia
                };
                if self.unit.types.same(ret, ra) && info == ia {
                    return a;
                }
                self.unit
                    .types
                    .intern(TypeKind::Function(ret, params, info))
                    .into()
            }
            (TypeKind::FunctionNoProto(ra, ia), TypeKind::FunctionNoProto(rb, ib)) => {
                let ret = self.composite_at(ra, rb, depth - 1);
                let info = FnInfo {
                    noreturn: ia.noreturn | ib.noreturn,
                    ..ia
                };
                if self.unit.types.same(ret, ra) && info == ia {
                    return a;
                }
                self.unit
                    .types
                    .intern(TypeKind::FunctionNoProto(ret, info))
                    .into()
            }
            (TypeKind::Function(ra, pa, ia), TypeKind::Function(rb, pb, ib)) => {
                if pa.len() != pb.len() {
                    return a;
                }
                let ret = self.composite_at(ra, rb, depth - 1);
                let info = FnInfo {
                    noreturn: ia.noreturn | ib.noreturn,
                    ..ia
                };
                let params: Box<[QualType]> = pa
                    .iter()
                    .zip(pb.iter())
                    .map(|(&x, &y)| self.composite_at(x, y, depth - 1))
                    .collect();
                if self.unit.types.same(ret, ra) && info == ia && params == pa {
                    return a;
                }
                self.unit
                    .types
                    .intern(TypeKind::Function(ret, params, info))
                    .into()
            }
            _ => a,
        }
    }
}
