//! Values in the pieces in which they travel: from memory to pieces and back.

use neverc_llvm::{Type, Value};
use neverc_sema::types::QualType;
use neverc_target::abi::Ir;

use crate::bitfield::align_at;
use crate::cx::{Address, Fcg, Rv};

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// Offsets of the pieces of `ir` in memory.
    fn piece_offsets(ir: &Ir) -> Vec<u64> {
        match ir {
            Ir::Struct(parts) => {
                let mut at = 0u64;
                parts
                    .iter()
                    .map(|p| {
                        let offset = at.next_multiple_of(p.align());
                        at = offset + p.size();
                        offset
                    })
                    .collect()
            }
            _ => vec![0],
        }
    }

    fn memcpy_bytes(&mut self, to: Address<'c>, from: Address<'c>, bytes: u64) {
        let size = self.cg.basic.i64.const_u64(bytes);
        self.builder.memcpy(
            to.ptr,
            u64::from(to.align),
            from.ptr,
            u64::from(from.align),
            size,
            false,
        );
    }

    /// The pieces of the `size` bytes at `addr`, seen as `ir` from byte `offset` on.
    pub(crate) fn load_pieces(
        &mut self,
        addr: Address<'c>,
        size: u64,
        ir: &Ir,
        offset: u32,
        types: &[Type<'c>],
    ) -> Vec<Value<'c>> {
        let whole = u64::from(offset) + ir.size();
        let addr = if whole > size {
            // The pieces reach behind the object: through a temporary of their size.
            let align = (ir.align() as u32).max(addr.align.min(16));
            let elem = self.cg.basic.i8.array(whole);
            let temp = Address::new(self.alloca(elem, align, "coerce"), elem, align);
            self.memcpy_bytes(temp, addr, size);
            temp
        } else {
            addr
        };
        Self::piece_offsets(ir)
            .into_iter()
            .zip(types)
            .map(|(at, &ty)| {
                let at = at + u64::from(offset);
                let ptr = self.builder.byte_gep(addr.ptr, at as i64, true);
                self.builder
                    .load(ty, ptr, u64::from(align_at(addr.align, at)))
            })
            .collect()
    }

    /// Writes pieces to the `size` bytes at `addr`.
    pub(crate) fn store_pieces(
        &mut self,
        addr: Address<'c>,
        size: u64,
        ir: &Ir,
        offset: u32,
        values: &[Value<'c>],
    ) {
        let whole = u64::from(offset) + ir.size();
        let target = if whole > size {
            let align = (ir.align() as u32).max(addr.align.min(16));
            let elem = self.cg.basic.i8.array(whole);
            Address::new(self.alloca(elem, align, "coerce"), elem, align)
        } else {
            addr
        };
        for (at, &value) in Self::piece_offsets(ir).into_iter().zip(values) {
            let at = at + u64::from(offset);
            let ptr = self.builder.byte_gep(target.ptr, at as i64, true);
            self.builder
                .store(value, ptr, u64::from(align_at(target.align, at)));
        }
        if whole > size {
            self.memcpy_bytes(addr, target, size);
        }
    }

    /// A value of any kind in memory: where it lies or a temporary that holds it.
    pub(crate) fn spill(&mut self, value: Rv<'c>, ty: QualType) -> Address<'c> {
        match value {
            Rv::Aggregate(addr) => addr,
            Rv::Scalar(v) => {
                let temp = self.temp(ty, "coerce");
                self.store_scalar(temp, v, ty);
                temp
            }
            Rv::Complex(re, im) => {
                let temp = self.temp(ty, "coerce");
                self.store_parts(temp, re, im);
                temp
            }
            Rv::Void => self.temp(ty, "coerce"),
        }
    }

    /// Stores a scalar of type `ty` without volatile or aliasing properties.
    pub(crate) fn store_scalar(&mut self, addr: Address<'c>, value: Value<'c>, ty: QualType) {
        let value = self.cg.widen_to_memory(&self.builder, value, ty);
        self.builder
            .store(value, addr.ptr, u64::from(addr.align.max(1)));
    }

    fn part_address(
        &mut self,
        addr: Address<'c>,
        part: Type<'c>,
        second: bool,
    ) -> (Value<'c>, u64) {
        if !second {
            return (addr.ptr, u64::from(addr.align.max(1)));
        }
        let size = self.cg.module.type_alloc_size(part);
        let ptr = self.builder.byte_gep(addr.ptr, size as i64, true);
        (ptr, u64::from(align_at(addr.align, size)))
    }

    fn store_parts(&mut self, addr: Address<'c>, re: Value<'c>, im: Value<'c>) {
        for (value, second) in [(re, false), (im, true)] {
            let (ptr, align) = self.part_address(addr, value.ty(), second);
            self.builder.store(value, ptr, align);
        }
    }

    /// The value of type `ty` that lies at `addr`, without volatile or aliasing properties.
    pub(crate) fn unspill(&mut self, addr: Address<'c>, ty: QualType) -> Rv<'c> {
        if let Some(elem) = self.cg.complex_element(ty) {
            let part = self.cg.mem_type(elem);
            let mut values = [part.null(); 2];
            for (slot, second) in values.iter_mut().zip([false, true]) {
                let (ptr, align) = self.part_address(addr, part, second);
                *slot = self.builder.load(part, ptr, align);
            }
            return Rv::Complex(values[0], values[1]);
        }
        if self.cg.is_aggregate(ty) {
            return Rv::Aggregate(addr);
        }
        let access = self.cg.access_type(ty);
        if access.is_void() {
            return Rv::Void;
        }
        let value = self
            .builder
            .load(access, addr.ptr, u64::from(addr.align.max(1)));
        Rv::Scalar(self.cg.narrow_from_memory(&self.builder, value, ty))
    }
}
