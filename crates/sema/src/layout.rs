//! Sizes, alignments and record layout (SysV AMD64 3.1.2, AAPCS64 5.9, 10.1.8). Units are bytes unless said otherwise.

use neverc_target::CTypes;

use crate::cx::Sema;
use crate::tree::{Attr, Field, RecordLayout, Unit};
use crate::types::{Builtin, QualType, TypeAttr, TypeKind};

/// No object may be larger than this many bytes (sizes in bits must fit 64 bits).
pub const MAX_SIZE: u64 = (1 << 61) - 1;

/// How many levels of sugar or arrays are followed before a type counts as erroneous.
const DEPTH: u32 = 4096;

/// Size and alignment of a built-in type.
fn builtin(c: &CTypes, b: Builtin) -> Option<(u64, u32)> {
    use Builtin::*;
    let long = c.long_size;
    let pointer = c.pointer_size;
    Some(match b {
        Void | Bool | Char | SChar | UChar => (1, 1),
        Short | UShort | Float16 | BFloat16 | Fp16 => (2, 2),
        Int | UInt | Float => (4, 4),
        Long | ULong => (u64::from(long), long),
        LongLong | ULongLong | Double => (8, 8),
        Int128 | UInt128 => (16, c.int128_align),
        LongDouble | Float128 => (16, 16),
        NullPtr => (u64::from(pointer), pointer),
        VaListTag | Error => return None,
    })
}

fn round_up(value: u64, align: u64) -> u64 {
    if align <= 1 {
        return value;
    }
    value.div_ceil(align).saturating_mul(align)
}

/// Size and alignment of vectors of `len` elements of `elem` bytes. The size is padded to a power of two.
fn vector(elem: u64, len: u32) -> Option<(u64, u32)> {
    let size = elem.checked_mul(u64::from(len))?;
    if size == 0 || size > MAX_SIZE {
        return None;
    }
    let size = size.next_power_of_two();
    Some((size, u32::try_from(size).unwrap_or(1 << 30)))
}

/// Size and alignment of `_BitInt(width)`: containers of 8 to 64 bits, beyond that arrays of the largest unit.
fn bit_int(c: &CTypes, width: u32) -> (u64, u32) {
    let bytes = u64::from(width.div_ceil(8)).max(1);
    let align = bytes.next_power_of_two().min(u64::from(c.bitint_max_align));
    (round_up(bytes, align), align as u32)
}

fn size_align(unit: &Unit, c: &CTypes, mut ty: QualType) -> Option<(u64, u32)> {
    let mut required: Option<u32> = None;
    let mut count: u64 = 1;
    for _ in 0..DEPTH {
        let (size, align) = match unit.types.kind(ty.id()) {
            TypeKind::Builtin(b) => builtin(c, *b)?,
            TypeKind::BitInt { width, .. } => bit_int(c, *width),
            TypeKind::Complex(elem) => {
                let (size, align) = match unit.types.canon_kind(*elem) {
                    TypeKind::Builtin(b) => builtin(c, *b)?,
                    TypeKind::BitInt { width, .. } => bit_int(c, *width),
                    _ => return None,
                };
                (size * 2, align)
            }
            TypeKind::Pointer(_) => (u64::from(c.pointer_size), c.pointer_size),
            TypeKind::ConstantArray(elem, len) => {
                count = count.checked_mul(*len).filter(|&n| n <= MAX_SIZE)?;
                ty = *elem;
                continue;
            }
            TypeKind::IncompleteArray(_) | TypeKind::VariableArray(..) => return None,
            TypeKind::Function(..) | TypeKind::FunctionNoProto(..) => (1, 4),
            TypeKind::Vector(elem, len) | TypeKind::ExtVector(elem, len) => {
                let packed_bool = unit.types.is(*elem, Builtin::Bool);
                if packed_bool {
                    vector(1, len.div_ceil(8))?
                } else {
                    let (size, _) = scalar(unit, c, *elem)?;
                    vector(size, *len)?
                }
            }
            TypeKind::Atomic(value) => {
                let (size, align) = size_align_nested(unit, c, *value)?;
                if size == 0 {
                    (1, align)
                } else if size <= 16 {
                    let size = size.next_power_of_two();
                    (size, size as u32)
                } else {
                    (size, align)
                }
            }
            TypeKind::Record(id) => {
                let record = unit.record(*id);
                if !record.complete {
                    return None;
                }
                (record.layout.size, record.layout.align.max(1))
            }
            TypeKind::Enum(id) => {
                let e = unit.enumeration(*id);
                if !e.complete {
                    return None;
                }
                ty = e.underlying;
                continue;
            }
            TypeKind::Typedef(id, to) => {
                if required.is_none() {
                    required = typedef_align(&unit.typedef(*id).attrs);
                }
                ty = *to;
                continue;
            }
            TypeKind::Attributed(TypeAttr::Aligned(n), to) => {
                required = required.or(Some(*n));
                ty = *to;
                continue;
            }
            TypeKind::Elaborated(to)
            | TypeKind::Paren(to)
            | TypeKind::Typeof(to)
            | TypeKind::Auto(to)
            | TypeKind::Decayed(_, to)
            | TypeKind::Attributed(_, to) => {
                ty = *to;
                continue;
            }
        };
        let size = size.checked_mul(count).filter(|&s| s <= MAX_SIZE)?;
        return Some((size, required.unwrap_or(align)));
    }
    None
}

/// One nested level, kept apart so that the main function does not recurse without bound: the operand of `_Atomic`
/// is never atomic itself.
fn size_align_nested(unit: &Unit, c: &CTypes, ty: QualType) -> Option<(u64, u32)> {
    match unit.types.canon_kind(ty) {
        TypeKind::Atomic(_) => None,
        _ => size_align(unit, c, ty),
    }
}

fn scalar(unit: &Unit, c: &CTypes, ty: QualType) -> Option<(u64, u32)> {
    match unit.types.canon_kind(ty) {
        TypeKind::Builtin(b) => builtin(c, *b),
        TypeKind::BitInt { width, .. } => Some(bit_int(c, *width)),
        TypeKind::Pointer(_) => Some((u64::from(c.pointer_size), c.pointer_size)),
        TypeKind::Enum(id) => match unit.types.canon_kind(unit.enumeration(*id).underlying) {
            TypeKind::Builtin(b) => builtin(c, *b),
            _ => None,
        },
        _ => None,
    }
}

/// The strictest `aligned` among attributes.
pub fn typedef_align(attrs: &[Attr]) -> Option<u32> {
    attrs
        .iter()
        .filter_map(|a| match a {
            Attr::Aligned(n) => Some(*n),
            _ => None,
        })
        .max()
}

/// Size in bytes. `void` and functions have size 1 (GNU). `None`: incomplete, variable array, erroneous, too large.
pub fn size_of(unit: &Unit, c: &CTypes, ty: QualType) -> Option<u64> {
    size_align(unit, c, ty).map(|(size, _)| size)
}

/// ABI alignment in bytes (`_Alignof`). `None`: incomplete or erroneous. Arrays of any kind have the alignment of
/// their element.
pub fn align_of(unit: &Unit, c: &CTypes, ty: QualType) -> Option<u32> {
    let mut ty = ty;
    let mut required = None;
    for _ in 0..DEPTH {
        match unit.types.kind(ty.id()) {
            TypeKind::Typedef(id, to) => {
                required = required.or_else(|| typedef_align(&unit.typedef(*id).attrs));
                ty = *to;
            }
            TypeKind::Attributed(TypeAttr::Aligned(n), to) => {
                required = required.or(Some(*n));
                ty = *to;
            }
            TypeKind::Elaborated(to)
            | TypeKind::Paren(to)
            | TypeKind::Typeof(to)
            | TypeKind::Auto(to)
            | TypeKind::Decayed(_, to)
            | TypeKind::Attributed(_, to)
            | TypeKind::ConstantArray(to, _)
            | TypeKind::IncompleteArray(to)
            | TypeKind::VariableArray(to, _, _) => ty = *to,
            _ => {
                let (_, align) = size_align(unit, c, ty)?;
                return Some(required.unwrap_or(align));
            }
        }
    }
    None
}

/// Preferred alignment in bytes (`__alignof__`). The same as the ABI's on the targets at hand.
pub fn preferred_align(unit: &Unit, c: &CTypes, ty: QualType) -> Option<u32> {
    align_of(unit, c, ty)
}

/// What record layout depends on besides the members.
#[derive(Clone, Copy, Debug, Default)]
pub struct RecordRules {
    /// Union.
    pub is_union: bool,
    /// `packed` on the record.
    pub packed: bool,
    /// `#pragma pack`, bytes; 0: none.
    pub pack: u32,
    /// `aligned` on the record, bytes; 0: none.
    pub align: u32,
}

/// Lays out a struct or union. `None`: too large. Members of incomplete type (diagnosed before) take no room.
pub fn layout_record(
    unit: &Unit,
    c: &CTypes,
    rules: RecordRules,
    fields: &[Field],
) -> Option<RecordLayout> {
    let mut offsets = Vec::with_capacity(fields.len());
    // All in bits, like the offsets.
    let mut data_size: u64 = 0;
    let mut unfilled: u64 = 0;
    let mut align: u64 = 8 * u64::from(rules.align.max(1));
    let pack = 8 * u64::from(rules.pack);
    for field in fields {
        let packed = rules.packed || field.packed;
        let explicit = 8 * u64::from(field.align);
        let (size, type_align) = match size_align(unit, c, field.ty) {
            Some((size, a)) => (size * 8, u64::from(a) * 8),
            None => (0, u64::from(align_of(unit, c, field.ty).unwrap_or(1)) * 8),
        };
        if let Some(width) = field.width {
            let width = u64::from(width);
            let mut offset = if rules.is_union {
                0
            } else {
                data_size - unfilled
            };
            let mut field_align = if packed && width != 0 { 1 } else { type_align };
            let mut unpacked_align = type_align;
            if explicit != 0 {
                field_align = field_align.max(explicit);
                unpacked_align = unpacked_align.max(explicit);
            }
            if pack != 0 && width != 0 {
                unpacked_align = unpacked_align.min(pack);
                field_align = if packed {
                    unpacked_align
                } else {
                    field_align.min(pack)
                };
            }
            let straddles = pack == 0 && (offset & (field_align - 1)) + width > size.max(1);
            if width == 0 || straddles {
                offset = round_up(offset, field_align);
            } else if explicit != 0 && (pack == 0 || explicit <= pack) {
                offset = round_up(offset, explicit);
            }
            offsets.push(offset);
            if field.name == neverc_source::Symbol::EMPTY && !c.unnamed_bitfield_aligns {
                field_align = 1;
            }
            if rules.is_union {
                data_size = data_size.max(round_up(width, 8));
            } else {
                let end = offset.checked_add(width)?;
                data_size = round_up(end, 8);
                unfilled = data_size - end;
            }
            align = align.max(field_align);
        } else {
            let natural = type_align.max(explicit);
            let squeezed = explicit.max(8);
            let mut field_align = if packed { squeezed } else { natural };
            if pack != 0 {
                field_align = field_align.min(pack);
            }
            let start = if rules.is_union { 0 } else { data_size };
            let offset = round_up(start, field_align);
            offsets.push(offset);
            let end = offset.checked_add(size)?;
            data_size = if rules.is_union {
                data_size.max(end)
            } else {
                end
            };
            unfilled = 0;
            align = align.max(field_align);
        }
        if data_size > MAX_SIZE * 8 {
            return None;
        }
    }
    let align = round_up(align, 8);
    let size = round_up(data_size, align);
    if size > MAX_SIZE * 8 {
        return None;
    }
    Some(RecordLayout {
        size: size / 8,
        align: u32::try_from(align / 8).ok()?,
        offsets,
    })
}

impl Sema<'_> {
    /// [`size_of`]
    pub fn size_of(&self, ty: QualType) -> Option<u64> {
        size_of(&self.unit, self.target, ty)
    }

    /// [`align_of`]
    pub fn align_of(&self, ty: QualType) -> Option<u32> {
        align_of(&self.unit, self.target, ty)
    }

    /// [`preferred_align`]
    pub fn preferred_align(&self, ty: QualType) -> Option<u32> {
        preferred_align(&self.unit, self.target, ty)
    }
}
