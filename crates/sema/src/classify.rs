//! Questions about types.

use neverc_target::CTypes;

use crate::cx::Sema;
use crate::tree::{ExprId, RecordId, Unit};
use crate::types::{Builtin, QualType, TypeKind};
use crate::value::FloatFormat;

/// Width in bits (1 for `_Bool`) and signedness of an integer or enumeration type.
pub fn int_info(unit: &Unit, c: &CTypes, ty: QualType) -> Option<(u32, bool)> {
    Some(match *unit.types.canon_kind(ty) {
        TypeKind::Builtin(b) => match b {
            Builtin::Bool => (1, false),
            Builtin::Char => (8, c.char_signed),
            Builtin::SChar => (8, true),
            Builtin::UChar => (8, false),
            Builtin::Short => (16, true),
            Builtin::UShort => (16, false),
            Builtin::Int => (32, true),
            Builtin::UInt => (32, false),
            Builtin::Long => (c.long_size * 8, true),
            Builtin::ULong => (c.long_size * 8, false),
            Builtin::LongLong => (64, true),
            Builtin::ULongLong => (64, false),
            Builtin::Int128 => (128, true),
            Builtin::UInt128 => (128, false),
            _ => return None,
        },
        TypeKind::BitInt { signed, width } => (width, signed),
        TypeKind::Enum(e) => return int_info(unit, c, unit.enumeration(e).underlying),
        _ => return None,
    })
}

/// Format of a real floating type.
pub fn float_format(unit: &Unit, c: &CTypes, ty: QualType) -> Option<FloatFormat> {
    let TypeKind::Builtin(b) = *unit.types.canon_kind(ty) else {
        return None;
    };
    Some(match b {
        Builtin::Float16 | Builtin::Fp16 => FloatFormat::Half,
        Builtin::BFloat16 => FloatFormat::BFloat,
        Builtin::Float => FloatFormat::Single,
        Builtin::Double => FloatFormat::Double,
        Builtin::LongDouble => match c.long_double {
            neverc_target::ctypes::LongDouble::X87 => FloatFormat::X87,
            neverc_target::ctypes::LongDouble::Quad => FloatFormat::Quad,
        },
        Builtin::Float128 => FloatFormat::Quad,
        _ => return None,
    })
}

/// Rank of a real floating type, for the usual arithmetic conversions.
fn float_rank(b: Builtin) -> Option<u8> {
    Some(match b {
        Builtin::BFloat16 => 0,
        Builtin::Fp16 | Builtin::Float16 => 1,
        Builtin::Float => 2,
        Builtin::Double => 3,
        Builtin::LongDouble => 4,
        Builtin::Float128 => 5,
        _ => return None,
    })
}

impl Sema<'_> {
    /// The type of a typed expression.
    pub fn ty(&self, e: ExprId) -> QualType {
        self.unit.expr(e).ty
    }

    /// Kind of the canonical type.
    pub fn kind(&self, ty: QualType) -> &TypeKind {
        self.unit.types.canon_kind(ty)
    }

    /// [`int_info`]
    pub fn int_info(&self, ty: QualType) -> Option<(u32, bool)> {
        int_info(&self.unit, self.target, ty)
    }

    /// [`float_format`]
    pub fn float_format(&self, ty: QualType) -> Option<FloatFormat> {
        float_format(&self.unit, self.target, ty)
    }

    /// The type of something that was diagnosed.
    pub fn is_error_type(&self, ty: QualType) -> bool {
        self.unit.types.is(ty, Builtin::Error)
    }

    /// `void`, maybe qualified.
    pub fn is_void(&self, ty: QualType) -> bool {
        self.unit.types.is(ty, Builtin::Void)
    }

    /// `_Bool`.
    pub fn is_bool(&self, ty: QualType) -> bool {
        self.unit.types.is(ty, Builtin::Bool)
    }

    /// Integer or enumeration type.
    pub fn is_integer(&self, ty: QualType) -> bool {
        self.int_info(ty).is_some()
    }

    /// Unsigned integer or enumeration type.
    pub fn is_unsigned(&self, ty: QualType) -> bool {
        matches!(self.int_info(ty), Some((_, false)))
    }

    /// Enumeration type.
    pub fn is_enum(&self, ty: QualType) -> bool {
        matches!(self.kind(ty), TypeKind::Enum(_))
    }

    /// `_BitInt`.
    pub fn is_bitint(&self, ty: QualType) -> bool {
        matches!(self.kind(ty), TypeKind::BitInt { .. })
    }

    /// Real floating type.
    pub fn is_real_floating(&self, ty: QualType) -> bool {
        matches!(self.kind(ty), TypeKind::Builtin(b) if float_rank(*b).is_some())
    }

    /// Element type of a complex type.
    pub fn complex_element(&self, ty: QualType) -> Option<QualType> {
        match self.kind(ty) {
            TypeKind::Complex(elem) => Some(*elem),
            _ => None,
        }
    }

    /// Complex type.
    pub fn is_complex(&self, ty: QualType) -> bool {
        self.complex_element(ty).is_some()
    }

    /// Real or complex floating type.
    pub fn is_floating(&self, ty: QualType) -> bool {
        match self.complex_element(ty) {
            Some(elem) => self.is_real_floating(elem),
            None => self.is_real_floating(ty),
        }
    }

    /// Integer or real floating type.
    pub fn is_real(&self, ty: QualType) -> bool {
        self.is_integer(ty) || self.is_real_floating(ty)
    }

    /// Arithmetic type. C23 6.2.5.
    pub fn is_arithmetic(&self, ty: QualType) -> bool {
        self.is_real(ty) || self.is_complex(ty)
    }

    /// Pointer type.
    pub fn is_pointer(&self, ty: QualType) -> bool {
        matches!(self.kind(ty), TypeKind::Pointer(_))
    }

    /// `nullptr_t`.
    pub fn is_nullptr(&self, ty: QualType) -> bool {
        self.unit.types.is(ty, Builtin::NullPtr)
    }

    /// Scalar type: arithmetic, pointer, `nullptr_t`. C23 6.2.5.
    pub fn is_scalar(&self, ty: QualType) -> bool {
        self.is_arithmetic(ty) || self.is_pointer(ty) || self.is_nullptr(ty)
    }

    /// Element type and length of a vector type of either sort.
    pub fn vector_parts(&self, ty: QualType) -> Option<(QualType, u32)> {
        match *self.kind(ty) {
            TypeKind::Vector(elem, n) | TypeKind::ExtVector(elem, n) => Some((elem, n)),
            _ => None,
        }
    }

    /// Vector type.
    pub fn is_vector(&self, ty: QualType) -> bool {
        self.vector_parts(ty).is_some()
    }

    /// Function type.
    pub fn is_function(&self, ty: QualType) -> bool {
        matches!(
            self.kind(ty),
            TypeKind::Function(..) | TypeKind::FunctionNoProto(..)
        )
    }

    /// Array type.
    pub fn is_array(&self, ty: QualType) -> bool {
        matches!(
            self.kind(ty),
            TypeKind::ConstantArray(..)
                | TypeKind::IncompleteArray(_)
                | TypeKind::VariableArray(..)
        )
    }

    /// struct or union.
    pub fn record_of(&self, ty: QualType) -> Option<RecordId> {
        match *self.kind(ty) {
            TypeKind::Record(r) => Some(r),
            _ => None,
        }
    }

    /// The type inside `_Atomic(T)`.
    pub fn atomic_value(&self, ty: QualType) -> Option<QualType> {
        match *self.kind(ty) {
            TypeKind::Atomic(t) => Some(t),
            _ => None,
        }
    }

    /// Pointer to a function.
    pub fn is_function_pointer(&self, ty: QualType) -> bool {
        self.unit
            .types
            .pointee(ty)
            .is_some_and(|to| self.is_function(to))
    }

    /// `void`, an array of unknown size, or a record or enumeration that is not defined (here).
    pub fn is_incomplete(&self, ty: QualType) -> bool {
        match self.kind(ty) {
            TypeKind::Builtin(Builtin::Void) | TypeKind::IncompleteArray(_) => true,
            TypeKind::Record(r) => !self.unit.record(*r).complete,
            TypeKind::Enum(e) => !self.unit.enumeration(*e).complete,
            TypeKind::ConstantArray(elem, _) | TypeKind::VariableArray(elem, ..) => {
                self.is_incomplete(*elem)
            }
            _ => false,
        }
    }

    /// Whether the size is only known at run time.
    pub fn is_variable_array(&self, ty: QualType) -> bool {
        match self.kind(ty) {
            TypeKind::VariableArray(..) => true,
            TypeKind::ConstantArray(elem, _) | TypeKind::IncompleteArray(elem) => {
                self.is_variable_array(*elem)
            }
            _ => false,
        }
    }

    /// Whether a variable array occurs anywhere in the type.
    pub fn is_variably_modified(&self, ty: QualType) -> bool {
        match self.kind(ty) {
            TypeKind::VariableArray(..) => true,
            TypeKind::ConstantArray(to, _)
            | TypeKind::IncompleteArray(to)
            | TypeKind::Pointer(to)
            | TypeKind::Function(to, ..)
            | TypeKind::FunctionNoProto(to, _) => self.is_variably_modified(*to),
            _ => false,
        }
    }

    /// The type without qualifiers, sugar kept where possible.
    pub fn unqual(&self, ty: QualType) -> QualType {
        let bare = ty.without_local();
        if self.unit.types.canonical(bare).local_quals() == 0 {
            bare
        } else {
            self.unit.types.unqualified(ty)
        }
    }

    /// The unqualified non-atomic version: the type a value of `ty` has.
    pub fn value_type(&self, ty: QualType) -> QualType {
        let ty = self.unqual(ty);
        match self.atomic_value(ty) {
            Some(inner) => self.unqual(inner),
            None => ty,
        }
    }

    /// `size_t`, as the typedef when it is declared.
    pub fn size_type(&self) -> QualType {
        if self.target.long_size == self.target.pointer_size {
            Builtin::ULong.q()
        } else {
            Builtin::ULongLong.q()
        }
    }

    /// `ptrdiff_t`.
    pub fn ptrdiff_type(&self) -> QualType {
        if self.target.long_size == self.target.pointer_size {
            Builtin::Long.q()
        } else {
            Builtin::LongLong.q()
        }
    }

    /// The type the integer promotions give. C23 6.3.2.1.
    pub fn promoted_type(&self, ty: QualType) -> QualType {
        match *self.kind(ty) {
            TypeKind::Builtin(
                Builtin::Bool
                | Builtin::Char
                | Builtin::SChar
                | Builtin::UChar
                | Builtin::Short
                | Builtin::UShort,
            ) => Builtin::Int.q(),
            TypeKind::Enum(e) => {
                let underlying = self.unit.enumeration(e).underlying;
                if self.is_enum(underlying) {
                    Builtin::Int.q()
                } else {
                    self.promoted_type(underlying)
                }
            }
            TypeKind::Builtin(Builtin::Fp16) => Builtin::Float.q(),
            _ => self.unqual(ty),
        }
    }

    fn int_rank(&self, ty: QualType) -> (u32, u8) {
        let width = self.int_info(ty).map_or(0, |(w, _)| w);
        let class = match self.kind(ty) {
            TypeKind::BitInt { .. } => 0,
            TypeKind::Builtin(Builtin::Long | Builtin::ULong) => 2,
            TypeKind::Builtin(Builtin::LongLong | Builtin::ULongLong) => 3,
            _ => 1,
        };
        (width, class)
    }

    /// The unsigned (or signed) integer type that corresponds to `ty`.
    pub fn with_sign(&mut self, ty: QualType, signed: bool) -> QualType {
        use Builtin::*;
        let pair = match *self.kind(ty) {
            TypeKind::BitInt { width, .. } => {
                return self
                    .unit
                    .types
                    .intern(TypeKind::BitInt { signed, width })
                    .into();
            }
            TypeKind::Enum(e) => {
                let underlying = self.unit.enumeration(e).underlying;
                return if self.is_enum(underlying) {
                    underlying
                } else {
                    self.with_sign(underlying, signed)
                };
            }
            TypeKind::Builtin(b) => match b {
                Char | SChar | UChar => (SChar, UChar),
                Short | UShort => (Short, UShort),
                Int | UInt => (Int, UInt),
                Long | ULong => (Long, ULong),
                LongLong | ULongLong => (LongLong, ULongLong),
                Int128 | UInt128 => (Int128, UInt128),
                _ => return ty,
            },
            _ => return ty,
        };
        if signed { pair.0.q() } else { pair.1.q() }
    }

    /// The standard integer type of that many bytes.
    pub fn int_of_size(&self, bytes: u64, signed: bool) -> Option<QualType> {
        use Builtin::*;
        let (s, u) = match bytes {
            1 => (SChar, UChar),
            2 => (Short, UShort),
            4 => (Int, UInt),
            8 if self.target.long_size == 8 => (Long, ULong),
            8 => (LongLong, ULongLong),
            16 => (Int128, UInt128),
            _ => return None,
        };
        Some(if signed { s.q() } else { u.q() })
    }

    /// The common type of the usual arithmetic conversions for two arithmetic types that are promoted already.
    /// C23 6.3.2.8.
    pub fn usual_type(&mut self, a: QualType, b: QualType) -> Option<QualType> {
        if self.unit.types.same_unqualified(a, b) {
            return Some(self.unqual(a));
        }
        let (ca, cb) = (self.complex_element(a), self.complex_element(b));
        let (ra, rb) = (
            self.promoted_type(ca.unwrap_or(a)),
            self.promoted_type(cb.unwrap_or(b)),
        );
        let (ra, rb) = (
            if ca.is_some() { ca.unwrap_or(a) } else { ra },
            if cb.is_some() { cb.unwrap_or(b) } else { rb },
        );
        let rank = |s: &Self, t: QualType| match s.kind(t) {
            TypeKind::Builtin(b) => float_rank(*b),
            _ => None,
        };
        let real = match (rank(self, ra), rank(self, rb)) {
            (Some(x), Some(y)) => {
                // Neither half format holds the other's values.
                if x + y == 1 && x != y {
                    return None;
                }
                if x >= y { ra } else { rb }
            }
            (Some(_), None) if self.is_integer(rb) => ra,
            (None, Some(_)) if self.is_integer(ra) => rb,
            (None, None) if self.is_integer(ra) && self.is_integer(rb) => {
                self.usual_integer(ra, rb)
            }
            _ => return None,
        };
        if ca.is_some() || cb.is_some() {
            let real = self.unqual(real);
            Some(self.unit.types.intern(TypeKind::Complex(real)).into())
        } else {
            Some(self.unqual(real))
        }
    }

    fn usual_integer(&mut self, a: QualType, b: QualType) -> QualType {
        let (Some((wa, sa)), Some((wb, sb))) = (self.int_info(a), self.int_info(b)) else {
            return a;
        };
        let (ka, kb) = (self.int_rank(a), self.int_rank(b));
        if sa == sb {
            return if ka >= kb { a } else { b };
        }
        let (s, sw, sk, u, uw, uk) = if sa {
            (a, wa, ka, b, wb, kb)
        } else {
            (b, wb, kb, a, wa, ka)
        };
        if uk >= sk {
            u
        } else if sw > uw {
            s
        } else {
            self.with_sign(s, false)
        }
    }
}
