//! Questions about types.

use neverc_target::CTypes;

use crate::tree::Unit;
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
