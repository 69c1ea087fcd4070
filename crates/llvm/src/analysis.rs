//! Analyses of a module: computed when asked for, kept until the module changes.

use std::ffi::c_void;
use std::marker::PhantomData;

use llvm_sys::prelude::{LLVMBasicBlockRef, LLVMValueRef};

use crate::{Block, Module, TargetMachine, Value, ffi};

/// The analyses of a module.
///
/// Results are kept: after a change of the module [`Analyses::invalidate`] must be called before anything else is
/// asked. Functions must have bodies, and blocks and instructions must be those of the function they are asked about.
pub struct Analyses<'m> {
    raw: *mut ffi::AnalysesObject,
    owned: bool,
    life: PhantomData<&'m ()>,
}

/// What an instruction does to memory, as the memory SSA form has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum MemoryAccess {
    /// Nothing that matters.
    None,
    /// It reads.
    Use,
    /// It writes, or orders what others do.
    Def,
    /// A block where several states of memory meet.
    Phi,
}

/// How two ranges of memory lie to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Aliasing {
    /// Apart.
    No,
    /// Unknown.
    May,
    /// They overlap and begin at different places.
    Partial,
    /// They begin at the same place.
    Must,
}

impl Drop for Analyses<'_> {
    fn drop(&mut self) {
        if self.owned {
            // SAFETY: made by `new`, not used afterwards.
            unsafe { ffi::nc_analyses_dispose(self.raw) }
        }
    }
}

impl<'m> Analyses<'m> {
    /// The analyses of a module outside any pipeline. Nothing is computed yet.
    pub fn new(
        machine: &'m TargetMachine,
        module: &'m Module<'_>,
        no_builtins: bool,
        vector_library: i32,
    ) -> Analyses<'m> {
        // SAFETY: module and machine live longer than the object.
        let raw = unsafe {
            ffi::nc_analyses_create(
                module.raw(),
                machine.raw(),
                i32::from(no_builtins),
                vector_library,
            )
        };
        Analyses {
            raw,
            owned: true,
            life: PhantomData,
        }
    }

    /// # Safety
    /// The object lives as long as the result is used.
    pub(crate) unsafe fn lent(raw: *mut ffi::AnalysesObject) -> Analyses<'m> {
        Analyses {
            raw,
            owned: false,
            life: PhantomData,
        }
    }

    /// Forgets all results: the module has changed.
    pub fn invalidate(&self) {
        // SAFETY: the object is alive.
        unsafe { ffi::nc_analyses_invalidate(self.raw) }
    }

    /// Whether every way to `dominated` goes through `dominator`. A block dominates itself.
    pub fn dominates<'c>(
        &self,
        function: Value<'c>,
        dominator: Block<'c>,
        dominated: Block<'c>,
    ) -> bool {
        self.is_above(function, false, dominator, dominated)
    }

    /// Whether every way from `dominated` to the end goes through `dominator`.
    pub fn post_dominates<'c>(
        &self,
        function: Value<'c>,
        dominator: Block<'c>,
        dominated: Block<'c>,
    ) -> bool {
        self.is_above(function, true, dominator, dominated)
    }

    fn is_above<'c>(
        &self,
        function: Value<'c>,
        post: bool,
        above: Block<'c>,
        below: Block<'c>,
    ) -> bool {
        // SAFETY: function and blocks are alive.
        unsafe {
            ffi::nc_dominates(
                self.raw,
                function.raw(),
                i32::from(post),
                above.raw(),
                below.raw(),
            ) != 0
        }
    }

    /// The headers of all loops of a function, nested ones included: outer before inner ones, or the other way round.
    pub fn loop_headers<'c>(&self, function: Value<'c>, inner_first: bool) -> Vec<Block<'c>> {
        extern "C" fn visit(block: LLVMBasicBlockRef, data: *mut c_void) {
            // SAFETY: `data` is the list below.
            unsafe { &mut *data.cast::<Vec<LLVMBasicBlockRef>>() }.push(block);
        }
        let mut blocks: Vec<LLVMBasicBlockRef> = Vec::new();
        // SAFETY: the function is alive, the list lives during the call.
        unsafe {
            ffi::nc_loop_headers(
                self.raw,
                function.raw(),
                i32::from(inner_first),
                visit,
                (&raw mut blocks).cast(),
            );
        }
        blocks.into_iter().map(Block::wrap).collect()
    }

    /// The header of the innermost loop around a block and its depth from 1, when there is one.
    pub fn loop_of_block<'c>(
        &self,
        function: Value<'c>,
        block: Block<'c>,
    ) -> Option<(Block<'c>, u32)> {
        let mut depth = 0;
        // SAFETY: function and block are alive.
        let header =
            unsafe { ffi::nc_loop_of_block(self.raw, function.raw(), block.raw(), &raw mut depth) };
        Block::wrap_option(header).map(|header| (header, depth))
    }

    /// How often the loop of a header runs: `None` when the block heads no loop, `Some(None)` when it is not constant.
    pub fn trip_count<'c>(&self, function: Value<'c>, header: Block<'c>) -> Option<Option<u64>> {
        let (mut known, mut count) = (0, 0);
        // SAFETY: function and block are alive.
        let is_header = unsafe {
            ffi::nc_trip_count(
                self.raw,
                function.raw(),
                header.raw(),
                &raw mut known,
                &raw mut count,
            )
        };
        (is_header != 0).then(|| (known != 0).then_some(count))
    }

    /// What an instruction, or the beginning of a block, does to memory.
    pub fn memory_access<'c>(&self, function: Value<'c>, value: Value<'c>) -> MemoryAccess {
        debug_assert!(value.is_instruction() || value.as_block().is_some());
        // SAFETY: function and value are alive.
        match unsafe { ffi::nc_memory_access_kind(self.raw, function.raw(), value.raw()) } {
            0 => MemoryAccess::None,
            1 => MemoryAccess::Use,
            2 => MemoryAccess::Def,
            _ => MemoryAccess::Phi,
        }
    }

    /// The functions that a function calls by name, each once, in the order of its calls; no intrinsics.
    pub fn direct_callees<'c>(&self, function: Value<'c>) -> Vec<Value<'c>> {
        extern "C" fn visit(value: LLVMValueRef, data: *mut c_void) {
            // SAFETY: `data` is the list below.
            unsafe { &mut *data.cast::<Vec<LLVMValueRef>>() }.push(value);
        }
        let mut values: Vec<LLVMValueRef> = Vec::new();
        // SAFETY: the function is alive, the list lives during the call.
        unsafe {
            ffi::nc_direct_callees(self.raw, function.raw(), visit, (&raw mut values).cast());
        }
        values.into_iter().map(Value::wrap).collect()
    }

    /// The functions with bodies in groups that call each other, callees before callers.
    ///
    /// The values belong to the context of the module that `_of` is.
    pub fn components<'c>(&self, _of: &Module<'c>) -> Vec<Vec<Value<'c>>> {
        extern "C" fn visit(values: *const LLVMValueRef, count: usize, data: *mut c_void) {
            // SAFETY: `data` is the list below, and the shim gives `count` values.
            unsafe {
                let group = std::slice::from_raw_parts(values, count);
                (*data.cast::<Vec<Vec<LLVMValueRef>>>()).push(group.to_vec());
            }
        }
        let mut groups: Vec<Vec<LLVMValueRef>> = Vec::new();
        // SAFETY: the list lives during the call.
        unsafe { ffi::nc_components(self.raw, visit, (&raw mut groups).cast()) };
        let wrap = |group: Vec<LLVMValueRef>| group.into_iter().map(Value::wrap).collect();
        groups.into_iter().map(wrap).collect()
    }

    /// How two ranges of memory in a function lie to each other; sizes in bytes, `u64::MAX` for unknown ones.
    pub fn alias<'c>(
        &self,
        function: Value<'c>,
        left: (Value<'c>, u64),
        right: (Value<'c>, u64),
    ) -> Aliasing {
        // SAFETY: function and pointers are alive.
        let result = unsafe {
            ffi::nc_alias(
                self.raw,
                function.raw(),
                left.0.raw(),
                left.1,
                right.0.raw(),
                right.1,
            )
        };
        match result {
            1 => Aliasing::No,
            3 => Aliasing::Partial,
            4 => Aliasing::Must,
            _ => Aliasing::May,
        }
    }
}
