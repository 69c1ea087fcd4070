//! Bit-fields: where they lie and how they are read and written.

use neverc_llvm::Value;

use crate::cx::{Address, Fcg, Lv};

/// Place of a bit-field in its access unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BitField {
    /// First byte of the access unit in the record.
    pub unit_offset: u64,
    /// Bits of the access unit.
    pub unit_bits: u32,
    /// First bit in the unit (little endian).
    pub offset: u32,
    /// Width in bits.
    pub width: u32,
    /// Signed.
    pub signed: bool,
    /// Number of the LLVM member that is the unit, when it has one.
    pub member: u32,
}

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// The access unit of a bit-field as an address.
    fn bit_unit(&mut self, addr: Address<'c>, info: &BitField) -> Address<'c> {
        let elem = self.cg.llvm.int_type(info.unit_bits);
        let ptr = if info.unit_offset == 0 {
            addr.ptr
        } else if addr.elem.is_struct()
            && info.member < addr.elem.member_count()
            && info.member != u32::MAX
        {
            self.builder.struct_gep(addr.elem, addr.ptr, info.member)
        } else {
            self.builder
                .byte_gep(addr.ptr, info.unit_offset as i64, true)
        };
        Address::new(ptr, elem, align_at(addr.align, info.unit_offset))
    }

    /// The value of a bit-field, in the value type of its declared type.
    pub fn load_bitfield(&mut self, lv: &Lv<'c>) -> Value<'c> {
        let Lv::BitField {
            addr,
            info,
            ty,
            volatile,
        } = lv
        else {
            return self.cg.basic.i32.poison();
        };
        let unit = self.bit_unit(*addr, info);
        let mut value = self.load_unit(unit, *volatile);
        let unit_ty = unit.elem;
        let high = info.unit_bits - info.offset - info.width;
        if info.signed {
            if high > 0 {
                value = self.builder.shl(value, unit_ty.const_u64(u64::from(high)));
            }
            if info.offset + high > 0 {
                value = self
                    .builder
                    .ashr(value, unit_ty.const_u64(u64::from(info.offset + high)));
            }
        } else {
            if info.offset > 0 {
                value = self
                    .builder
                    .lshr(value, unit_ty.const_u64(u64::from(info.offset)));
            }
            if high > 0 {
                let mask = self.low_mask(unit, info.width);
                value = self.builder.and(value, mask);
            }
        }
        let to = self.cg.value_type(*ty);
        self.builder.int_resize(value, to, info.signed)
    }

    /// Writes a bit-field; gives the value it has then (cut to its width), in the value type of its declared type.
    pub fn store_bitfield(&mut self, lv: &Lv<'c>, value: Value<'c>) -> Value<'c> {
        let Lv::BitField {
            addr,
            info,
            ty,
            volatile,
        } = lv
        else {
            return value;
        };
        let unit = self.bit_unit(*addr, info);
        let signed_value = self.cg.is_signed(*ty);
        let wide =
            self.builder
                .int_resize(value, unit.elem, signed_value && value.ty().int_width() > 1);
        let masked = if info.unit_bits == info.width {
            self.store_unit(unit, wide, *volatile);
            wide
        } else {
            let old = self.load_unit(unit, *volatile);
            let mask = self.low_mask(unit, info.width);
            let masked = if self.is_bool_value(value) {
                wide
            } else {
                self.builder.and(wide, mask)
            };
            let shifted = if info.offset > 0 {
                self.builder
                    .shl(masked, unit.elem.const_u64(u64::from(info.offset)))
            } else {
                masked
            };
            let hole = self.hole_mask(unit, info);
            let cleared = self.builder.and(old, hole);
            let merged = self.builder.or(cleared, shifted);
            self.store_unit(unit, merged, *volatile);
            masked
        };
        // The result is the stored value, extended again.
        let to = self.cg.value_type(*ty);
        let mut result = masked;
        if info.signed {
            let high = info.unit_bits - info.width;
            if high > 0 {
                let amount = unit.elem.const_u64(u64::from(high));
                result = self.builder.shl(result, amount);
                result = self.builder.ashr(result, amount);
            }
        }
        self.builder.int_resize(result, to, info.signed)
    }

    fn is_bool_value(&self, value: Value<'c>) -> bool {
        value.ty().is_integer() && value.ty().int_width() == 1
    }

    fn load_unit(&mut self, unit: Address<'c>, volatile: bool) -> Value<'c> {
        let align = u64::from(unit.align);
        if volatile {
            self.builder.volatile_load(unit.elem, unit.ptr, align)
        } else {
            self.builder.load(unit.elem, unit.ptr, align)
        }
    }

    fn store_unit(&mut self, unit: Address<'c>, value: Value<'c>, volatile: bool) {
        let align = u64::from(unit.align);
        if volatile {
            self.builder.volatile_store(value, unit.ptr, align);
        } else {
            self.builder.store(value, unit.ptr, align);
        }
    }

    fn low_mask(&self, unit: Address<'c>, width: u32) -> Value<'c> {
        unit.elem.const_words(&ones(width, 0))
    }

    fn hole_mask(&self, unit: Address<'c>, info: &BitField) -> Value<'c> {
        let words = ones(info.width, info.offset);
        let mut inverted = vec![u64::MAX; info.unit_bits.div_ceil(64) as usize];
        for (to, bits) in inverted.iter_mut().zip(words) {
            *to = !bits;
        }
        unit.elem.const_words(&inverted)
    }
}

/// `width` ones from bit `offset` on, as words.
pub(crate) fn ones(width: u32, offset: u32) -> Vec<u64> {
    let mut words = vec![0u64; (offset + width).div_ceil(64).max(1) as usize];
    for bit in offset..offset + width {
        words[(bit / 64) as usize] |= 1 << (bit % 64);
    }
    words
}

/// Alignment known `offset` bytes behind something aligned to `align`.
pub fn align_at(align: u32, offset: u64) -> u32 {
    if offset == 0 {
        return align.max(1);
    }
    let low = 1u64 << offset.trailing_zeros();
    low.min(u64::from(align.max(1))) as u32
}
