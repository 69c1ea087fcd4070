//! Instructions that touch memory: stack slots, loads, stores, addresses, block operations, atomics.

use llvm_sys::core::*;
use llvm_sys::{LLVMAtomicOrdering, LLVMAtomicRMWBinOp, LLVMOpcode};

use crate::builder::NO_NAME;
use crate::{Builder, Type, Value, ffi};

/// Memory order of an atomic operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Ordering {
    /// Not atomic
    NotAtomic,
    /// `unordered`
    Unordered,
    /// `monotonic`: C's relaxed
    Monotonic,
    /// `acquire`
    Acquire,
    /// `release`
    Release,
    /// `acq_rel`
    AcquireRelease,
    /// `seq_cst`
    SequentiallyConsistent,
}

impl Ordering {
    fn raw(self) -> LLVMAtomicOrdering {
        match self {
            Ordering::NotAtomic => LLVMAtomicOrdering::LLVMAtomicOrderingNotAtomic,
            Ordering::Unordered => LLVMAtomicOrdering::LLVMAtomicOrderingUnordered,
            Ordering::Monotonic => LLVMAtomicOrdering::LLVMAtomicOrderingMonotonic,
            Ordering::Acquire => LLVMAtomicOrdering::LLVMAtomicOrderingAcquire,
            Ordering::Release => LLVMAtomicOrdering::LLVMAtomicOrderingRelease,
            Ordering::AcquireRelease => LLVMAtomicOrdering::LLVMAtomicOrderingAcquireRelease,
            Ordering::SequentiallyConsistent => {
                LLVMAtomicOrdering::LLVMAtomicOrderingSequentiallyConsistent
            }
        }
    }
}

/// Operation of `atomicrmw`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[allow(missing_docs)] // The names are those of the IR.
pub enum AtomicOp {
    Xchg,
    Add,
    Sub,
    And,
    Nand,
    Or,
    Xor,
    Max,
    Min,
    UMax,
    UMin,
    FAdd,
    FSub,
    FMax,
    FMin,
}

impl<'c> Builder<'c> {
    fn at_position(&self) {
        debug_assert!(self.insert_block().is_some(), "the builder has no position");
    }

    /// `alloca`; the alignment is in bytes, 0 for the type's own.
    pub fn alloca(&self, ty: Type<'c>, align: u64) -> Value<'c> {
        self.at_position();
        // SAFETY: builder positioned.
        let slot = Value::wrap(unsafe { LLVMBuildAlloca(self.raw(), ty.raw(), NO_NAME) });
        if align != 0 {
            slot.set_alignment(align);
        }
        slot
    }

    /// `alloca` of a number of elements.
    pub fn array_alloca(&self, ty: Type<'c>, count: Value<'c>, align: u64) -> Value<'c> {
        debug_assert!(count.ty().is_integer());
        self.at_position();
        // SAFETY: builder positioned, an integer count.
        let slot = Value::wrap(unsafe {
            LLVMBuildArrayAlloca(self.raw(), ty.raw(), count.raw(), NO_NAME)
        });
        if align != 0 {
            slot.set_alignment(align);
        }
        slot
    }

    /// `load`; the alignment is in bytes, 0 for the type's own.
    pub fn load(&self, ty: Type<'c>, address: Value<'c>, align: u64) -> Value<'c> {
        debug_assert!(address.ty().is_pointer());
        self.at_position();
        // SAFETY: builder positioned, a pointer operand.
        let load =
            Value::wrap(unsafe { LLVMBuildLoad2(self.raw(), ty.raw(), address.raw(), NO_NAME) });
        if align != 0 {
            load.set_alignment(align);
        }
        load
    }

    /// `load volatile`
    pub fn volatile_load(&self, ty: Type<'c>, address: Value<'c>, align: u64) -> Value<'c> {
        let load = self.load(ty, address, align);
        load.set_volatile(true);
        load
    }

    /// `store`; the alignment is in bytes, 0 for the type's own.
    pub fn store(&self, value: Value<'c>, address: Value<'c>, align: u64) -> Value<'c> {
        debug_assert!(address.ty().is_pointer());
        self.at_position();
        // SAFETY: builder positioned, a pointer operand.
        let store = Value::wrap(unsafe { LLVMBuildStore(self.raw(), value.raw(), address.raw()) });
        if align != 0 {
            store.set_alignment(align);
        }
        store
    }

    /// `store volatile`
    pub fn volatile_store(&self, value: Value<'c>, address: Value<'c>, align: u64) -> Value<'c> {
        let store = self.store(value, address, align);
        store.set_volatile(true);
        store
    }

    /// `getelementptr`
    pub fn gep(
        &self,
        source: Type<'c>,
        address: Value<'c>,
        indices: &[Value<'c>],
        inbounds: bool,
    ) -> Value<'c> {
        debug_assert!(address.ty().scalar().is_pointer());
        self.at_position();
        let (list, count) = (indices.as_ptr().cast_mut().cast(), indices.len() as u32);
        // SAFETY: builder positioned, a pointer operand, the list is copied.
        Value::wrap(unsafe {
            if inbounds {
                LLVMBuildInBoundsGEP2(
                    self.raw(),
                    source.raw(),
                    address.raw(),
                    list,
                    count,
                    NO_NAME,
                )
            } else {
                LLVMBuildGEP2(
                    self.raw(),
                    source.raw(),
                    address.raw(),
                    list,
                    count,
                    NO_NAME,
                )
            }
        })
    }

    /// `getelementptr inbounds` of a structure's member.
    pub fn struct_gep(&self, source: Type<'c>, address: Value<'c>, index: u32) -> Value<'c> {
        debug_assert!(index < source.member_count());
        self.at_position();
        // SAFETY: builder positioned, a structure that has this member.
        Value::wrap(unsafe {
            LLVMBuildStructGEP2(self.raw(), source.raw(), address.raw(), index, NO_NAME)
        })
    }

    /// The address `offset` bytes (a constant) away.
    pub fn byte_gep(&self, address: Value<'c>, offset: i64, inbounds: bool) -> Value<'c> {
        if offset == 0 {
            return address;
        }
        let context = self.context();
        self.gep(
            context.i8_type(),
            address,
            &[context.i64_type().const_i64(offset)],
            inbounds,
        )
    }

    /// `memcpy` for ranges that do not overlap; alignments in bytes.
    pub fn memcpy(
        &self,
        target: Value<'c>,
        target_align: u64,
        source: Value<'c>,
        source_align: u64,
        size: Value<'c>,
        volatile: bool,
    ) -> Value<'c> {
        self.transfer(
            0,
            target,
            target_align,
            source,
            source_align,
            size,
            volatile,
        )
    }

    /// `memmove`
    pub fn memmove(
        &self,
        target: Value<'c>,
        target_align: u64,
        source: Value<'c>,
        source_align: u64,
        size: Value<'c>,
        volatile: bool,
    ) -> Value<'c> {
        self.transfer(
            1,
            target,
            target_align,
            source,
            source_align,
            size,
            volatile,
        )
    }

    /// `memcpy.inline`, which never becomes a call.
    pub fn memcpy_inline(
        &self,
        target: Value<'c>,
        target_align: u64,
        source: Value<'c>,
        source_align: u64,
        size: Value<'c>,
        volatile: bool,
    ) -> Value<'c> {
        self.transfer(
            2,
            target,
            target_align,
            source,
            source_align,
            size,
            volatile,
        )
    }

    #[allow(clippy::too_many_arguments)] // The instruction has as many.
    fn transfer(
        &self,
        kind: i32,
        target: Value<'c>,
        target_align: u64,
        source: Value<'c>,
        source_align: u64,
        size: Value<'c>,
        volatile: bool,
    ) -> Value<'c> {
        debug_assert!(
            target.ty().is_pointer() && source.ty().is_pointer() && size.ty().is_integer()
        );
        self.at_position();
        // SAFETY: builder positioned, pointers and a size.
        Value::wrap(unsafe {
            ffi::nc_build_memory_transfer(
                self.raw(),
                kind,
                target.raw(),
                target_align.max(1),
                source.raw(),
                source_align.max(1),
                size.raw(),
                i32::from(volatile),
            )
        })
    }

    /// `memset` with an `i8`.
    pub fn memset(
        &self,
        target: Value<'c>,
        align: u64,
        byte: Value<'c>,
        size: Value<'c>,
        volatile: bool,
    ) -> Value<'c> {
        debug_assert!(target.ty().is_pointer() && size.ty().is_integer());
        debug_assert_eq!(byte.ty().int_width(), 8);
        self.at_position();
        // SAFETY: builder positioned, a pointer, a byte and a size.
        Value::wrap(unsafe {
            ffi::nc_build_memset(
                self.raw(),
                target.raw(),
                align.max(1),
                byte.raw(),
                size.raw(),
                i32::from(volatile),
            )
        })
    }

    /// `load atomic`
    pub fn atomic_load(
        &self,
        ty: Type<'c>,
        address: Value<'c>,
        align: u64,
        order: Ordering,
    ) -> Value<'c> {
        let load = self.load(ty, address, align);
        load.set_ordering(order);
        load
    }

    /// `store atomic`
    pub fn atomic_store(
        &self,
        value: Value<'c>,
        address: Value<'c>,
        align: u64,
        order: Ordering,
    ) -> Value<'c> {
        let store = self.store(value, address, align);
        store.set_ordering(order);
        store
    }

    /// `atomicrmw`; the alignment is in bytes, 0 for the type's size.
    pub fn atomic_rmw(
        &self,
        op: AtomicOp,
        address: Value<'c>,
        value: Value<'c>,
        align: u64,
        order: Ordering,
    ) -> Value<'c> {
        debug_assert!(address.ty().is_pointer() && order != Ordering::NotAtomic);
        self.at_position();
        let op = match op {
            AtomicOp::Xchg => LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpXchg,
            AtomicOp::Add => LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpAdd,
            AtomicOp::Sub => LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpSub,
            AtomicOp::And => LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpAnd,
            AtomicOp::Nand => LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpNand,
            AtomicOp::Or => LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpOr,
            AtomicOp::Xor => LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpXor,
            AtomicOp::Max => LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpMax,
            AtomicOp::Min => LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpMin,
            AtomicOp::UMax => LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpUMax,
            AtomicOp::UMin => LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpUMin,
            AtomicOp::FAdd => LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpFAdd,
            AtomicOp::FSub => LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpFSub,
            AtomicOp::FMax => LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpFMax,
            AtomicOp::FMin => LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpFMin,
        };
        // SAFETY: builder positioned, a pointer, an atomic order.
        let result = Value::wrap(unsafe {
            LLVMBuildAtomicRMW(self.raw(), op, address.raw(), value.raw(), order.raw(), 0)
        });
        if align != 0 {
            result.set_alignment(align);
        }
        result
    }

    /// `cmpxchg`, which gives `{ old value, i1 exchanged }`.
    #[allow(clippy::too_many_arguments)] // The instruction has as many.
    pub fn cmpxchg(
        &self,
        address: Value<'c>,
        expected: Value<'c>,
        new: Value<'c>,
        align: u64,
        success: Ordering,
        failure: Ordering,
        weak: bool,
    ) -> Value<'c> {
        debug_assert!(address.ty().is_pointer());
        debug_assert_eq!(expected.ty(), new.ty());
        self.at_position();
        // SAFETY: builder positioned, a pointer, values of one type.
        let result = Value::wrap(unsafe {
            LLVMBuildAtomicCmpXchg(
                self.raw(),
                address.raw(),
                expected.raw(),
                new.raw(),
                success.raw(),
                failure.raw(),
                0,
            )
        });
        // SAFETY: a cmpxchg instruction.
        unsafe { LLVMSetWeak(result.raw(), i32::from(weak)) };
        if align != 0 {
            result.set_alignment(align);
        }
        result
    }

    /// `fence`, for one thread and its signal handlers only when `single_thread`.
    pub fn fence(&self, order: Ordering, single_thread: bool) -> Value<'c> {
        debug_assert!(!matches!(
            order,
            Ordering::NotAtomic | Ordering::Unordered | Ordering::Monotonic
        ));
        self.at_position();
        // SAFETY: builder positioned, an order a fence can have.
        Value::wrap(unsafe {
            LLVMBuildFence(self.raw(), order.raw(), i32::from(single_thread), NO_NAME)
        })
    }

    /// `va_arg`
    pub fn va_arg(&self, list: Value<'c>, ty: Type<'c>) -> Value<'c> {
        debug_assert!(list.ty().is_pointer());
        self.at_position();
        // SAFETY: builder positioned, a pointer operand.
        Value::wrap(unsafe { LLVMBuildVAArg(self.raw(), list.raw(), ty.raw(), NO_NAME) })
    }
}

impl Value<'_> {
    fn touches_memory(self) -> bool {
        matches!(
            self.opcode(),
            Some(
                LLVMOpcode::LLVMLoad
                    | LLVMOpcode::LLVMStore
                    | LLVMOpcode::LLVMAtomicRMW
                    | LLVMOpcode::LLVMAtomicCmpXchg
            )
        )
    }

    /// Marks a load, store, atomicrmw or cmpxchg as volatile.
    pub fn set_volatile(self, volatile: bool) {
        if self.touches_memory() {
            // SAFETY: an instruction that has this flag.
            unsafe { LLVMSetVolatile(self.raw(), i32::from(volatile)) }
        }
    }

    /// Makes a load or store atomic.
    pub fn set_ordering(self, order: Ordering) {
        if matches!(
            self.opcode(),
            Some(LLVMOpcode::LLVMLoad | LLVMOpcode::LLVMStore | LLVMOpcode::LLVMFence)
        ) {
            // SAFETY: an instruction that has an order.
            unsafe { LLVMSetOrdering(self.raw(), order.raw()) }
        }
    }

    /// Restricts an atomic operation to one thread and its signal handlers (`syncscope("singlethread")`).
    pub fn set_single_thread(self, single: bool) {
        if self.touches_memory() || self.opcode() == Some(LLVMOpcode::LLVMFence) {
            // SAFETY: an atomic instruction.
            unsafe { LLVMSetAtomicSingleThread(self.raw(), i32::from(single)) }
        }
    }
}
