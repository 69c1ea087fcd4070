//! `__atomic_…`, `__c11_atomic_…` and `__sync_…`.

use neverc_llvm::{AtomicOp, IntPredicate, Ordering, Value};
use neverc_sema::tree::ExprId;
use neverc_sema::types::QualType;

use crate::cx::{Address, Fcg, Lv, Rv};

/// What a builtin does, with the positions of its arguments.
enum Operation {
    Load,
    Store,
    Exchange,
    CompareExchange,
    /// Read, change, write; `after`: gives the new value.
    Modify {
        op: AtomicOp,
        after: bool,
    },
}

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// Widest object that is accessed by instructions, in bytes.
    pub(crate) fn max_atomic(&self) -> u64 {
        let wide = self
            .cg
            .opts
            .features
            .split(',')
            .any(|feature| feature == "+cx16");
        u64::from(self.cg.opts.ctypes.atomic_inline).max(if wide { 16 } else { 8 })
    }

    pub(crate) fn atomic_builtin(
        &mut self,
        e: ExprId,
        base: &str,
        member: u16,
        args: &[ExprId],
    ) -> Option<Rv<'c>> {
        if let Some(name) = base.strip_prefix("__sync_") {
            return self.sync_builtin(e, name, args);
        }
        match base {
            "__atomic_thread_fence" | "__c11_atomic_thread_fence" => {
                self.fence_builtin(args, false);
                return Some(Rv::Void);
            }
            "__atomic_signal_fence" | "__c11_atomic_signal_fence" => {
                self.fence_builtin(args, true);
                return Some(Rv::Void);
            }
            "__atomic_test_and_set" => {
                let (pointer, volatile) = self.atomic_pointer(args);
                let one = self.cx().const_i8(1);
                let order = self.order_arg(args, 1);
                let old = self
                    .builder
                    .atomic_rmw(AtomicOp::Xchg, pointer, one, 1, order);
                old.set_volatile(volatile);
                let test = self.builder.icmp(IntPredicate::Ne, old, one.ty().null());
                return Some(self.result(e, test, false));
            }
            "__atomic_clear" => {
                let (pointer, volatile) = self.atomic_pointer(args);
                let zero = self.cx().const_i8(0);
                let order = store_order(self.order_arg(args, 1));
                let store = self.builder.atomic_store(zero, pointer, 1, order);
                store.set_volatile(volatile);
                return Some(Rv::Void);
            }
            "__atomic_always_lock_free" | "__atomic_is_lock_free" | "__c11_atomic_is_lock_free" => {
                return Some(self.lock_free(e, base, args));
            }
            "__c11_atomic_init" => {
                let pointer = self.arg(args, 0);
                let ty = self.pointee_written(self.arg_ty(args, 0));
                let value = self.rvalue(*args.get(1)?);
                let elem = self.mem_ty(ty);
                let align = self.align_of(ty).max(1);
                let value_ty = self.strip_atomic(ty);
                let value = self.converted_arg(value, self.arg_ty(args, 1), value_ty);
                self.atomic_store_object(
                    Address::new(pointer, elem, align),
                    ty,
                    value,
                    false,
                    true,
                );
                return Some(Rv::Void);
            }
            _ => {}
        }
        let plain = base
            .trim_start_matches("__atomic_")
            .trim_start_matches("__c11_atomic_");
        let c11 = base.starts_with("__c11");
        let by_value = c11 || plain.ends_with("_n") || member != 0;
        let plain = plain.strip_suffix("_n").unwrap_or(plain);
        let operation = match plain {
            "load" => Operation::Load,
            "store" => Operation::Store,
            "exchange" => Operation::Exchange,
            "compare_exchange" | "compare_exchange_strong" | "compare_exchange_weak" => {
                Operation::CompareExchange
            }
            other => {
                let after = other.ends_with("_fetch");
                let op = other
                    .trim_start_matches("fetch_")
                    .trim_end_matches("_fetch");
                Operation::Modify {
                    op: self.modify_op(op, args)?,
                    after,
                }
            }
        };
        match operation {
            Operation::Load => self.atomic_load_builtin(e, args, by_value),
            Operation::Store => self.atomic_store_builtin(args, by_value),
            Operation::Exchange => self.atomic_exchange_builtin(e, args, by_value),
            Operation::CompareExchange => self.atomic_compare_exchange_builtin(
                e,
                args,
                by_value,
                c11,
                plain.ends_with("weak"),
            ),
            Operation::Modify { op, after } => self.atomic_modify_builtin(e, op, after, args),
        }
    }

    fn modify_op(&self, name: &str, args: &[ExprId]) -> Option<AtomicOp> {
        let value_ty = self.strip_atomic(self.pointee(self.arg_ty(args, 0)));
        let signed = self.is_signed(value_ty);
        let float = self.is_float(value_ty);
        Some(match name {
            "add" if float => AtomicOp::FAdd,
            "sub" if float => AtomicOp::FSub,
            "add" => AtomicOp::Add,
            "sub" => AtomicOp::Sub,
            "and" => AtomicOp::And,
            "or" => AtomicOp::Or,
            "xor" => AtomicOp::Xor,
            "nand" => AtomicOp::Nand,
            "max" if float => AtomicOp::FMax,
            "min" if float => AtomicOp::FMin,
            "max" if signed => AtomicOp::Max,
            "min" if signed => AtomicOp::Min,
            "max" => AtomicOp::UMax,
            "min" => AtomicOp::UMin,
            _ => return None,
        })
    }

    fn atomic_pointer(&mut self, args: &[ExprId]) -> (Value<'c>, bool) {
        let pointee = self.pointee(self.arg_ty(args, 0));
        let volatile = self.is_volatile(pointee);
        (self.arg(args, 0), volatile)
    }

    /// A memory order argument; unknown ones are the strongest.
    fn order_arg(&mut self, args: &[ExprId], index: usize) -> Ordering {
        match self.const_arg(args, index) {
            Some(0) => Ordering::Monotonic,
            Some(1 | 2) => Ordering::Acquire,
            Some(3) => Ordering::Release,
            Some(4) => Ordering::AcquireRelease,
            Some(_) => Ordering::SequentiallyConsistent,
            None => {
                if let Some(&arg) = args.get(index) {
                    self.ignored(arg);
                }
                Ordering::SequentiallyConsistent
            }
        }
    }

    /// A memory order as the library takes it.
    fn order_value(&mut self, args: &[ExprId], index: usize) -> Value<'c> {
        match args.get(index) {
            Some(&arg) => {
                let value = self.scalar(arg);
                let i32_ty = self.cx().i32_type();
                self.builder.int_resize(value, i32_ty, false)
            }
            None => self.i32(5),
        }
    }

    fn fence_builtin(&mut self, args: &[ExprId], single: bool) {
        let order = self.order_arg(args, 0);
        if order != Ordering::Monotonic {
            self.builder.fence(order, single);
        }
    }

    fn lock_free(&mut self, e: ExprId, base: &str, args: &[ExprId]) -> Rv<'c> {
        let size = self.const_arg(args, 0);
        let free = size.is_some_and(|size| {
            size > 0 && (size as u64).is_power_of_two() && size as u64 <= self.max_atomic()
        });
        if free || base == "__atomic_always_lock_free" {
            let value = self.cx().const_bool(free);
            return self.result(e, value, false);
        }
        let size = self.size_arg(args, 0);
        let ptr = self.cx().ptr_type();
        let pointer = match args.get(1) {
            Some(&arg) => self.scalar(arg),
            None => ptr.null(),
        };
        let i1 = self.cx().bool_type();
        let value = self.runtime_call("__atomic_is_lock_free", i1, &[size, pointer]);
        self.result(e, value, false)
    }

    /// The object an atomic builtin works on.
    fn atomic_object(&mut self, args: &[ExprId]) -> Option<(Address<'c>, QualType, bool)> {
        let pointer_ty = self.arg_ty(args, 0);
        let ty = self.pointee_written(pointer_ty);
        let (pointer, known) = self.pointer_with_align(*args.first()?);
        let volatile = self.is_volatile(ty);
        if self.is_void(ty) {
            return None;
        }
        let elem = self.mem_ty(ty);
        let align = known.unwrap_or(0).max(self.align_of(ty)).max(1);
        Some((Address::new(pointer, elem, align), ty, volatile))
    }

    fn converted_arg(&mut self, value: Rv<'c>, from: QualType, to: QualType) -> Rv<'c> {
        match value {
            Rv::Scalar(scalar) if !self.is_aggregate(to) && self.complex_part(to).is_none() => {
                Rv::Scalar(self.convert_scalar(scalar, from, to))
            }
            other => other,
        }
    }

    /// A value argument, or the value behind a pointer argument of the generic forms.
    fn value_arg(
        &mut self,
        args: &[ExprId],
        index: usize,
        by_value: bool,
        ty: QualType,
    ) -> Option<Rv<'c>> {
        let value_ty = self.strip_atomic(ty);
        let arg = *args.get(index)?;
        if by_value {
            let value = self.rvalue(arg);
            return Some(self.converted_arg(value, self.ty_of(arg), value_ty));
        }
        let pointer = self.scalar(arg);
        let elem = self.mem_ty(value_ty);
        let align = self.align_of(value_ty).max(1);
        Some(self.load_plain(Address::new(pointer, elem, align), value_ty))
    }

    fn bits_for(&mut self, value: Rv<'c>, ty: QualType) -> Value<'c> {
        let value_ty = self.strip_atomic(ty);
        self.bits_of_value(value, value_ty, ty)
    }

    fn value_for(&mut self, bits: Value<'c>, ty: QualType) -> Rv<'c> {
        let value_ty = self.strip_atomic(ty);
        self.value_of_bits(bits, value_ty, ty)
    }

    fn put_result(
        &mut self,
        args: &[ExprId],
        index: usize,
        ty: QualType,
        value: Rv<'c>,
    ) -> Option<()> {
        let pointer = self.scalar(*args.get(index)?);
        let value_ty = self.strip_atomic(ty);
        let elem = self.mem_ty(value_ty);
        let align = self.align_of(value_ty).max(1);
        self.settle(value, Address::new(pointer, elem, align), value_ty);
        Some(())
    }

    fn temp_with(&mut self, ty: QualType, value: Rv<'c>) -> Address<'c> {
        let temp = self.temp(ty, "atomic-temp");
        let value_ty = self.strip_atomic(ty);
        let elem = self.mem_ty(value_ty);
        self.settle(value, temp.with_elem(elem), value_ty);
        temp
    }

    fn atomic_load_builtin(
        &mut self,
        e: ExprId,
        args: &[ExprId],
        by_value: bool,
    ) -> Option<Rv<'c>> {
        let (addr, ty, volatile) = self.atomic_object(args)?;
        let size = self.size_of(ty);
        let order_index = if by_value { 1 } else { 2 };
        let result = match self.atomic_int(size, addr.align) {
            Some(int) => {
                let order = load_order(self.order_arg(args, order_index));
                let bits = self
                    .builder
                    .atomic_load(int, addr.ptr, u64::from(addr.align), order);
                bits.set_volatile(volatile);
                self.value_for(bits, ty)
            }
            None => {
                let temp = self.temp(ty, "atomic-temp");
                let order = self.order_value(args, order_index);
                let (void, size) = (self.cx().void_type(), self.i64(size as i64));
                self.runtime_call("__atomic_load", void, &[size, addr.ptr, temp.ptr, order]);
                let value_ty = self.strip_atomic(ty);
                let elem = self.mem_ty(value_ty);
                self.load_plain(temp.with_elem(elem), value_ty)
            }
        };
        if by_value {
            let _ = e;
            return Some(result);
        }
        self.put_result(args, 1, ty, result)?;
        Some(Rv::Void)
    }

    fn atomic_store_builtin(&mut self, args: &[ExprId], by_value: bool) -> Option<Rv<'c>> {
        let (addr, ty, volatile) = self.atomic_object(args)?;
        let size = self.size_of(ty);
        let value = self.value_arg(args, 1, by_value, ty)?;
        if self.atomic_int(size, addr.align).is_some() {
            let order = store_order(self.order_arg(args, 2));
            let bits = self.bits_for(value, ty);
            let store = self
                .builder
                .atomic_store(bits, addr.ptr, u64::from(addr.align), order);
            store.set_volatile(volatile);
            return Some(Rv::Void);
        }
        let temp = self.temp_with(ty, value);
        let order = self.order_value(args, 2);
        let (void, size) = (self.cx().void_type(), self.i64(size as i64));
        self.runtime_call("__atomic_store", void, &[size, addr.ptr, temp.ptr, order]);
        Some(Rv::Void)
    }

    fn atomic_exchange_builtin(
        &mut self,
        e: ExprId,
        args: &[ExprId],
        by_value: bool,
    ) -> Option<Rv<'c>> {
        let _ = e;
        let (addr, ty, volatile) = self.atomic_object(args)?;
        let size = self.size_of(ty);
        let value = self.value_arg(args, 1, by_value, ty)?;
        let order_index = if by_value { 2 } else { 3 };
        let old = match self.atomic_int(size, addr.align) {
            Some(_) => {
                let order = self.order_arg(args, order_index);
                let bits = self.bits_for(value, ty);
                let old = self.builder.atomic_rmw(
                    AtomicOp::Xchg,
                    addr.ptr,
                    bits,
                    u64::from(addr.align),
                    order,
                );
                old.set_volatile(volatile);
                self.value_for(old, ty)
            }
            None => {
                let new = self.temp_with(ty, value);
                let old = self.temp(ty, "atomic-old");
                let order = self.order_value(args, order_index);
                let (void, size) = (self.cx().void_type(), self.i64(size as i64));
                self.runtime_call(
                    "__atomic_exchange",
                    void,
                    &[size, addr.ptr, new.ptr, old.ptr, order],
                );
                let value_ty = self.strip_atomic(ty);
                let elem = self.mem_ty(value_ty);
                self.load_plain(old.with_elem(elem), value_ty)
            }
        };
        if by_value {
            return Some(old);
        }
        self.put_result(args, 2, ty, old)?;
        Some(Rv::Void)
    }

    fn atomic_compare_exchange_builtin(
        &mut self,
        e: ExprId,
        args: &[ExprId],
        by_value: bool,
        c11: bool,
        c11_weak: bool,
    ) -> Option<Rv<'c>> {
        let (addr, ty, volatile) = self.atomic_object(args)?;
        let size = self.size_of(ty);
        let expected = self.scalar(*args.get(1)?);
        let desired = self.value_arg(args, 2, by_value, ty)?;
        let (success_index, weak) = if c11 {
            (3, c11_weak)
        } else {
            (4, self.const_arg(args, 3).is_some_and(|weak| weak != 0))
        };
        let value_ty = self.strip_atomic(ty);
        let expected_align = self.align_of(value_ty).max(1);
        let Some(int) = self.atomic_int(size, addr.align) else {
            let new = self.temp_with(ty, desired);
            let success = self.order_value(args, success_index);
            let failure = self.order_value(args, success_index + 1);
            let (i1, size) = (self.cx().bool_type(), self.i64(size as i64));
            let done = self.runtime_call(
                "__atomic_compare_exchange",
                i1,
                &[size, addr.ptr, expected, new.ptr, success, failure],
            );
            return Some(self.result(e, done, false));
        };
        let success = self.order_arg(args, success_index);
        let failure = failure_order(self.order_arg(args, success_index + 1));
        let expected_bits = if self.size_of(value_ty) == size {
            self.builder.load(int, expected, u64::from(expected_align))
        } else {
            let elem = self.mem_ty(value_ty);
            let value = self.load_plain(Address::new(expected, elem, expected_align), value_ty);
            self.bits_for(value, ty)
        };
        let desired_bits = self.bits_for(desired, ty);
        let pair = self.builder.cmpxchg(
            addr.ptr,
            expected_bits,
            desired_bits,
            u64::from(addr.align),
            success,
            failure,
            weak,
        );
        pair.set_volatile(volatile);
        let found = self.builder.extract_value(pair, 0);
        let done = self.builder.extract_value(pair, 1);
        let store_block = self.new_block("cmpxchg.store_expected");
        let go_on = self.new_block("cmpxchg.continue");
        self.builder.cond_br(done, go_on, store_block);
        self.builder.clear_position();
        self.emit_block(store_block);
        if self.size_of(value_ty) == size {
            self.builder
                .store(found, expected, u64::from(expected_align));
        } else {
            let value = self.value_for(found, ty);
            let elem = self.mem_ty(value_ty);
            self.settle(
                value,
                Address::new(expected, elem, expected_align),
                value_ty,
            );
        }
        self.emit_block(go_on);
        Some(self.result(e, done, false))
    }

    fn atomic_modify_builtin(
        &mut self,
        e: ExprId,
        op: AtomicOp,
        after: bool,
        args: &[ExprId],
    ) -> Option<Rv<'c>> {
        let _ = e;
        let (addr, ty, volatile) = self.atomic_object(args)?;
        let value_ty = self.strip_atomic(ty);
        let size = self.size_of(ty);
        let arg = *args.get(1)?;
        let operand = self.scalar(arg);
        let int = self.atomic_int(size, addr.align);
        let value_llvm = self.transfer_ty(value_ty);
        if let (Some(int), false) = (int, self.is_bool(value_ty)) {
            let order = self.order_arg(args, 2);
            let operand_ty = if value_llvm.is_float() {
                value_llvm
            } else {
                int
            };
            let operand = if value_llvm.is_pointer() {
                // Bytes, unless the object is an `_Atomic` pointer, whose step is an element.
                let i64_ty = self.cx().i64_type();
                let signed = self.is_signed(self.ty_of(arg));
                let number = if operand.ty().is_pointer() {
                    self.builder.ptr_to_int(operand, i64_ty)
                } else {
                    self.builder.int_resize(operand, i64_ty, signed)
                };
                if self.types().same_unqualified(ty, value_ty) {
                    number
                } else {
                    let pointee = self.pointee(value_ty);
                    let step = self.runtime_size(pointee);
                    self.builder.mul(number, step)
                }
            } else {
                let value = self.convert_scalar(operand, self.ty_of(arg), value_ty);
                let value = self.to_memory(value, value_ty);
                if value.ty() == operand_ty {
                    value
                } else {
                    self.reinterpret(value, operand_ty)
                }
            };
            let old = self
                .builder
                .atomic_rmw(op, addr.ptr, operand, u64::from(addr.align), order);
            old.set_volatile(volatile);
            let result = if after {
                self.apply_rmw(op, old, operand)
            } else {
                old
            };
            if value_llvm.is_float() {
                return Some(Rv::Scalar(result));
            }
            return Some(self.value_for(result, ty));
        }
        // By a loop of compare and exchange.
        let lv = Lv::simple(addr, ty, volatile);
        let from = self.ty_of(arg);
        let operand = self.convert_scalar(operand, from, value_ty);
        let operand = self.to_memory(operand, value_ty);
        let mut old_value = Rv::Void;
        if let Some(&order) = args.get(2) {
            self.ignored(order);
        }
        if matches!(self.kind(ty), neverc_sema::types::TypeKind::Atomic(_)) {
            let new = self.atomic_update(&lv, value_ty, &mut |f, old| {
                old_value = old;
                let old = f.expect_scalar(old, value_ty);
                let old = f.to_memory(old, value_ty);
                let new = f.apply_rmw(op, old, operand);
                Rv::Scalar(f.from_memory(new, value_ty))
            });
            return Some(if after { new } else { old_value });
        }
        let loc = self.unit().expr(e).loc;
        self.unsupported(loc, "a read-modify-write builtin on an object of this size");
        Some(self.undefined_value(e))
    }

    // ---- __sync

    fn sync_builtin(&mut self, e: ExprId, name: &str, args: &[ExprId]) -> Option<Rv<'c>> {
        let seq_cst = Ordering::SequentiallyConsistent;
        if name == "synchronize" {
            self.builder.fence(seq_cst, false);
            return Some(Rv::Void);
        }
        let (addr, ty, volatile) = self.atomic_object(args)?;
        let size = self.size_of(ty).max(1);
        let int = self.cx().int_type(size as u32 * 8);
        let align = size;
        let _ = volatile;
        match name {
            "bool_compare_and_swap" | "val_compare_and_swap" => {
                let old = self.sync_operand(args, 1, ty)?;
                let new = self.sync_operand(args, 2, ty)?;
                let pair = self
                    .builder
                    .cmpxchg(addr.ptr, old, new, align, seq_cst, seq_cst, false);
                if name.starts_with("bool") {
                    let done = self.builder.extract_value(pair, 1);
                    return Some(self.result(e, done, false));
                }
                let found = self.builder.extract_value(pair, 0);
                Some(self.value_for(found, ty))
            }
            "lock_test_and_set" | "swap" => {
                let new = self.sync_operand(args, 1, ty)?;
                let old = self
                    .builder
                    .atomic_rmw(AtomicOp::Xchg, addr.ptr, new, align, seq_cst);
                Some(self.value_for(old, ty))
            }
            "lock_release" => {
                self.builder
                    .atomic_store(int.null(), addr.ptr, align, Ordering::Release);
                Some(Rv::Void)
            }
            _ => {
                let after = name.ends_with("_and_fetch");
                let op = name
                    .trim_start_matches("fetch_and_")
                    .trim_end_matches("_and_fetch");
                let op = match op {
                    "umin" => AtomicOp::UMin,
                    "umax" => AtomicOp::UMax,
                    other => self.modify_op(other, args)?,
                };
                let operand = self.sync_operand(args, 1, ty)?;
                let old = self
                    .builder
                    .atomic_rmw(op, addr.ptr, operand, align, seq_cst);
                let result = if after {
                    self.apply_rmw(op, old, operand)
                } else {
                    old
                };
                Some(self.value_for(result, ty))
            }
        }
    }

    fn sync_operand(&mut self, args: &[ExprId], index: usize, ty: QualType) -> Option<Value<'c>> {
        let arg = *args.get(index)?;
        let value = self.rvalue(arg);
        let value_ty = self.strip_atomic(ty);
        let value = self.converted_arg(value, self.ty_of(arg), value_ty);
        Some(self.bits_for(value, ty))
    }
}

fn load_order(order: Ordering) -> Ordering {
    match order {
        Ordering::Release | Ordering::AcquireRelease => Ordering::SequentiallyConsistent,
        other => other,
    }
}

fn store_order(order: Ordering) -> Ordering {
    match order {
        Ordering::Acquire | Ordering::AcquireRelease => Ordering::SequentiallyConsistent,
        other => other,
    }
}

fn failure_order(order: Ordering) -> Ordering {
    match order {
        Ordering::Release => Ordering::Monotonic,
        Ordering::AcquireRelease => Ordering::Acquire,
        other => other,
    }
}
