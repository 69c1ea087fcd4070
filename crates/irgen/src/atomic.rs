//! Atomic objects and operations: instructions where the target has them, else the run-time library.

use neverc_llvm::{AtomicOp, BinaryOp as Op, IntPredicate, Ordering, Type, Value};
use neverc_sema::tree::BinaryOp;
use neverc_sema::types::{QualType, TypeKind};

use crate::cx::{Address, Fcg, Lv, Rv};

const SEQ_CST: Ordering = Ordering::SequentiallyConsistent;

/// `memory_order` numbers as `__atomic_…` library functions take them.
const SEQ_CST_NUMBER: i32 = 5;

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// Integer type in which an object of so many bytes is moved atomically; `None`: by the library.
    pub(crate) fn atomic_int(&mut self, size: u64, align: u32) -> Option<Type<'c>> {
        let inline = self.max_atomic();
        (size.is_power_of_two() && size <= inline && u64::from(align) >= size)
            .then(|| self.cx().int_type(size as u32 * 8))
    }

    /// Size and alignment of an atomic object.
    fn atomic_shape(&mut self, ty: QualType, addr: Address<'c>) -> (u64, u32) {
        (self.size_of(ty), addr.align)
    }

    /// Is the value moved as it is (integers, pointers), not as its bits?
    fn atomic_direct(&mut self, ty: QualType) -> Option<Type<'c>> {
        let ty = self.strip_atomic(ty);
        if self.is_aggregate(ty) || self.complex_part(ty).is_some() || self.is_void(ty) {
            return None;
        }
        let llvm_ty = self.transfer_ty(ty);
        let fits = llvm_ty.is_pointer() || llvm_ty.is_float() || llvm_ty.is_integer();
        let whole = llvm_ty.is_pointer() || llvm_ty.primitive_bits() == self.size_of(ty) * 8;
        (fits && whole).then_some(llvm_ty)
    }

    /// Loads an `_Atomic` object.
    pub(crate) fn atomic_load_object(
        &mut self,
        addr: Address<'c>,
        ty: QualType,
        volatile: bool,
    ) -> Rv<'c> {
        let value_ty = self.strip_atomic(ty);
        let (size, align) = self.atomic_shape(ty, addr);
        if let Some(int) = self.atomic_int(size, align) {
            if let Some(direct) = self.atomic_direct(value_ty)
                && self.size_of(value_ty) == size
            {
                let value = self
                    .builder
                    .atomic_load(direct, addr.ptr, u64::from(align), SEQ_CST);
                value.set_volatile(volatile);
                return Rv::Scalar(self.from_memory(value, value_ty));
            }
            let bits = self
                .builder
                .atomic_load(int, addr.ptr, u64::from(align), SEQ_CST);
            bits.set_volatile(volatile);
            return self.value_of_bits(bits, value_ty, ty);
        }
        let temp = self.temp(ty, "atomic-temp");
        self.library_load(addr.ptr, temp.ptr, size, SEQ_CST_NUMBER);
        let elem = self.mem_ty(value_ty);
        self.load_plain(temp.with_elem(elem), value_ty)
    }

    /// Stores to an `_Atomic` object; `init`: the first value, without atomicity.
    pub(crate) fn atomic_store_object(
        &mut self,
        addr: Address<'c>,
        ty: QualType,
        value: Rv<'c>,
        volatile: bool,
        init: bool,
    ) {
        let value_ty = self.strip_atomic(ty);
        let (size, align) = self.atomic_shape(ty, addr);
        if init {
            let elem = self.mem_ty(value_ty);
            if self.size_of(value_ty) != size {
                let (zero, bytes) = (self.cx().const_i8(0), self.i64(size as i64));
                self.builder
                    .memset(addr.ptr, u64::from(align), zero, bytes, false);
            }
            self.store(&Lv::simple(addr.with_elem(elem), value_ty, volatile), value);
            return;
        }
        if self.atomic_int(size, align).is_some() {
            let stored = match (value, self.atomic_direct(value_ty)) {
                (Rv::Scalar(value), Some(_)) if self.size_of(value_ty) == size => {
                    self.to_memory(value, value_ty)
                }
                _ => self.bits_of_value(value, value_ty, ty),
            };
            let store = self
                .builder
                .atomic_store(stored, addr.ptr, u64::from(align), SEQ_CST);
            store.set_volatile(volatile);
            return;
        }
        let temp = self.temp(ty, "atomic-temp");
        let elem = self.mem_ty(value_ty);
        self.settle(value, temp.with_elem(elem), value_ty);
        let cx = self.cx();
        let (size, order) = (self.i64(size as i64), self.i32(SEQ_CST_NUMBER));
        self.runtime_call(
            "__atomic_store",
            cx.void_type(),
            &[size, addr.ptr, temp.ptr, order],
        );
    }

    pub(crate) fn library_load(&mut self, from: Value<'c>, to: Value<'c>, size: u64, order: i32) {
        let cx = self.cx();
        let (size, order) = (self.i64(size as i64), self.i32(order));
        self.runtime_call("__atomic_load", cx.void_type(), &[size, from, to, order]);
    }

    /// The bits of a value as the integer that fills its atomic object.
    pub(crate) fn bits_of_value(
        &mut self,
        value: Rv<'c>,
        value_ty: QualType,
        atomic_ty: QualType,
    ) -> Value<'c> {
        let size = self.size_of(atomic_ty);
        let int = self.cx().int_type(size.max(1) as u32 * 8);
        if let Rv::Scalar(scalar) = value {
            let stored = self.to_memory(scalar, value_ty);
            if stored.ty().is_pointer() {
                return self.builder.ptr_to_int(stored, int);
            }
            if stored.ty().primitive_bits() == size * 8 {
                return self.builder.bitcast(stored, int);
            }
        }
        let temp = self.temp(atomic_ty, "atomic-temp");
        if self.size_of(value_ty) != size || matches!(value, Rv::Scalar(_)) {
            let (zero, bytes) = (self.cx().const_i8(0), self.i64(size as i64));
            self.builder
                .memset(temp.ptr, u64::from(temp.align), zero, bytes, false);
        }
        let elem = self.mem_ty(value_ty);
        self.settle(value, temp.with_elem(elem), value_ty);
        self.builder.load(int, temp.ptr, u64::from(temp.align))
    }

    /// The value that the bits of an atomic object mean.
    pub(crate) fn value_of_bits(
        &mut self,
        bits: Value<'c>,
        value_ty: QualType,
        atomic_ty: QualType,
    ) -> Rv<'c> {
        if !self.is_aggregate(value_ty) && self.complex_part(value_ty).is_none() {
            let llvm_ty = self.transfer_ty(value_ty);
            if llvm_ty.is_pointer() {
                return Rv::Scalar(self.builder.int_to_ptr(bits, llvm_ty));
            }
            if llvm_ty.primitive_bits() == u64::from(bits.ty().int_width()) {
                let value = self.builder.bitcast(bits, llvm_ty);
                return Rv::Scalar(self.from_memory(value, value_ty));
            }
        }
        let temp = self.temp(atomic_ty, "atomic-temp");
        self.builder.store(bits, temp.ptr, u64::from(temp.align));
        let elem = self.mem_ty(value_ty);
        self.load_plain(temp.with_elem(elem), value_ty)
    }

    /// `++` and `--` of an `_Atomic` object.
    pub(crate) fn atomic_inc_dec(
        &mut self,
        lv: &Lv<'c>,
        value_ty: QualType,
        inc: bool,
        post: bool,
    ) -> Rv<'c> {
        if self.is_integer(value_ty)
            && !self.is_bool(value_ty)
            && !matches!(self.kind(value_ty), TypeKind::BitInt { .. })
            && let Lv::Simple { addr, volatile, .. } = *lv
        {
            let size = self.size_of(value_ty);
            if self.atomic_int(size, addr.align).is_some() {
                let llvm_ty = self.val_ty(value_ty);
                let one = llvm_ty.const_u64(1);
                let op = if inc { AtomicOp::Add } else { AtomicOp::Sub };
                let old =
                    self.builder
                        .atomic_rmw(op, addr.ptr, one, u64::from(addr.align), SEQ_CST);
                old.set_volatile(volatile);
                if post {
                    return Rv::Scalar(old);
                }
                let op = if inc { Op::Add } else { Op::Sub };
                return Rv::Scalar(self.builder.binary(op, old, one));
            }
        }
        let mut before = Rv::Void;
        let after = self.atomic_update(lv, value_ty, &mut |f, old| {
            before = old;
            match (old, f.complex_part(value_ty)) {
                (Rv::Complex(re, im), Some(part)) => Rv::Complex(f.step(re, part, inc), im),
                (old, _) => {
                    let old = f.expect_scalar(old, value_ty);
                    Rv::Scalar(f.step(old, value_ty, inc))
                }
            }
        });
        if post { before } else { after }
    }

    /// Compound assignment by a single instruction; `None` when there is none.
    pub(crate) fn atomic_simple_compound(
        &mut self,
        lv: &Lv<'c>,
        value_ty: QualType,
        op: BinaryOp,
        right: Value<'c>,
        right_ty: QualType,
        comp: QualType,
    ) -> Option<Value<'c>> {
        let Lv::Simple { addr, volatile, .. } = *lv else {
            return None;
        };
        if !self.is_integer(value_ty)
            || self.is_bool(value_ty)
            || !self.is_integer(comp)
            || matches!(self.kind(value_ty), TypeKind::BitInt { .. })
            || self.cg.lang.trapv
        {
            return None;
        }
        let (rmw, plain) = match op {
            BinaryOp::Add => (AtomicOp::Add, Op::Add),
            BinaryOp::Sub => (AtomicOp::Sub, Op::Sub),
            BinaryOp::And => (AtomicOp::And, Op::And),
            BinaryOp::Or => (AtomicOp::Or, Op::Or),
            BinaryOp::Xor => (AtomicOp::Xor, Op::Xor),
            _ => return None,
        };
        let size = self.size_of(value_ty);
        self.atomic_int(size, addr.align)?;
        let operand = self.convert_scalar(right, right_ty, value_ty);
        let old = self
            .builder
            .atomic_rmw(rmw, addr.ptr, operand, u64::from(addr.align), SEQ_CST);
        old.set_volatile(volatile);
        Some(self.builder.binary(plain, old, operand))
    }

    /// Changes an `_Atomic` object: computes, compares and exchanges until nobody came between.
    pub(crate) fn atomic_update(
        &mut self,
        lv: &Lv<'c>,
        value_ty: QualType,
        change: &mut dyn FnMut(&mut Self, Rv<'c>) -> Rv<'c>,
    ) -> Rv<'c> {
        let Lv::Simple {
            addr, ty, volatile, ..
        } = *lv
        else {
            let old = self.load(lv);
            let new = change(self, old);
            return self.store(lv, new);
        };
        let (size, align) = self.atomic_shape(ty, addr);
        let int = self.atomic_int(size, align);
        let expected = self.temp(ty, "atomic-expected");
        // First guess.
        match int {
            Some(int) => {
                let bits = self
                    .builder
                    .atomic_load(int, addr.ptr, u64::from(align), SEQ_CST);
                bits.set_volatile(volatile);
                self.builder
                    .store(bits, expected.ptr, u64::from(expected.align));
            }
            None => self.library_load(addr.ptr, expected.ptr, size, SEQ_CST_NUMBER),
        }
        let again = self.new_block("atomic_op");
        let done = self.new_block("atomic_cont");
        self.emit_block(again);
        let elem = self.mem_ty(value_ty);
        let old = self.load_plain(expected.with_elem(elem), value_ty);
        let new = change(self, old);
        let success = match int {
            Some(int) => {
                let old_bits = self
                    .builder
                    .load(int, expected.ptr, u64::from(expected.align));
                let new_bits = self.bits_of_value(new, value_ty, ty);
                let pair = self.builder.cmpxchg(
                    addr.ptr,
                    old_bits,
                    new_bits,
                    u64::from(align),
                    SEQ_CST,
                    SEQ_CST,
                    false,
                );
                pair.set_volatile(volatile);
                let found = self.builder.extract_value(pair, 0);
                self.builder
                    .store(found, expected.ptr, u64::from(expected.align));
                self.builder.extract_value(pair, 1)
            }
            None => {
                let desired = self.temp(ty, "atomic-desired");
                self.settle(new, desired.with_elem(elem), value_ty);
                let i1 = self.cx().bool_type();
                let (bytes, order) = (self.i64(size as i64), self.i32(SEQ_CST_NUMBER));
                self.runtime_call(
                    "__atomic_compare_exchange",
                    i1,
                    &[bytes, addr.ptr, expected.ptr, desired.ptr, order, order],
                )
            }
        };
        self.builder.cond_br(success, done, again);
        self.builder.clear_position();
        self.emit_block(done);
        new
    }

    /// `min`/`max` recomputed from the old value, and the like.
    pub(crate) fn apply_rmw(
        &mut self,
        op: AtomicOp,
        old: Value<'c>,
        operand: Value<'c>,
    ) -> Value<'c> {
        let choose = |f: &mut Self, predicate| {
            let test = f.builder.icmp(predicate, old, operand);
            f.builder.select(test, old, operand)
        };
        match op {
            AtomicOp::Xchg => operand,
            AtomicOp::Add => self.builder.add(old, operand),
            AtomicOp::Sub => self.builder.sub(old, operand),
            AtomicOp::And => self.builder.and(old, operand),
            AtomicOp::Or => self.builder.or(old, operand),
            AtomicOp::Xor => self.builder.xor(old, operand),
            AtomicOp::Nand => {
                let both = self.builder.and(old, operand);
                self.builder.not(both)
            }
            AtomicOp::Max => choose(self, IntPredicate::Sgt),
            AtomicOp::Min => choose(self, IntPredicate::Slt),
            AtomicOp::UMax => choose(self, IntPredicate::Ugt),
            AtomicOp::UMin => choose(self, IntPredicate::Ult),
            AtomicOp::FAdd => self.builder.binary(Op::FAdd, old, operand),
            AtomicOp::FSub => self.builder.binary(Op::FSub, old, operand),
            AtomicOp::FMax => self.intrinsic("llvm.maxnum", &[old.ty()], &[old, operand]),
            AtomicOp::FMin => self.intrinsic("llvm.minnum", &[old.ty()], &[old, operand]),
        }
    }
}
