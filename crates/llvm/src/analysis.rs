//! Analyses of a module: computed when asked for, kept until the module changes.

use std::ffi::c_void;
use std::marker::PhantomData;

use llvm_sys::LLVMTypeKind;
use llvm_sys::core::*;
use llvm_sys::prelude::{LLVMBasicBlockRef, LLVMValueRef};

use crate::reflect::ValueRef;
use crate::{Module, TargetMachine, ffi};

/// The analyses of a module.
///
/// Results are kept: after a change of the module [`Analyses::invalidate`] must be called before anything else is
/// asked. Functions must have bodies and be valid, blocks (as values) and instructions must be those of the function
/// they are asked about.
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

/// A block as a value.
fn block_value(block: LLVMBasicBlockRef) -> Option<ValueRef> {
    if block.is_null() {
        return None;
    }
    // SAFETY: a live block, from an analysis of the module as it is.
    ValueRef::wrap(unsafe { LLVMBasicBlockAsValue(block) })
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

    /// The functions with bodies, in the module's order.
    pub fn definitions(&self) -> Vec<ValueRef> {
        let mut found = Vec::new();
        // SAFETY: the module lives as long as its analyses.
        unsafe {
            let mut function = LLVMGetFirstFunction(ffi::nc_analyses_module(self.raw));
            while let Some(value) = ValueRef::wrap(function) {
                if LLVMIsDeclaration(function) == 0 {
                    found.push(value);
                }
                function = LLVMGetNextFunction(function);
            }
        }
        found
    }

    /// Whether a value is a function with a body.
    pub fn is_definition(&self, value: ValueRef) -> bool {
        // SAFETY: the value is alive.
        unsafe { !LLVMIsAFunction(value.raw()).is_null() && LLVMIsDeclaration(value.raw()) == 0 }
    }

    /// The function that a block, an instruction or a parameter belongs to; that of a function is itself.
    pub fn function_of(&self, value: ValueRef) -> Option<ValueRef> {
        // SAFETY: the value is alive.
        let is_function = unsafe { !LLVMIsAFunction(value.raw()).is_null() };
        if is_function {
            Some(value)
        } else {
            value.function()
        }
    }

    /// Whether a value is a pointer.
    pub fn is_pointer(&self, value: ValueRef) -> bool {
        // SAFETY: the value is alive.
        unsafe { LLVMGetTypeKind(LLVMTypeOf(value.raw())) == LLVMTypeKind::LLVMPointerTypeKind }
    }

    /// Whether a value is a block.
    pub fn is_block(&self, value: ValueRef) -> bool {
        // SAFETY: the value is alive.
        unsafe { LLVMValueIsBasicBlock(value.raw()) != 0 }
    }

    /// Whether a value is an instruction.
    pub fn is_instruction(&self, value: ValueRef) -> bool {
        // SAFETY: the value is alive.
        unsafe { !LLVMIsAInstruction(value.raw()).is_null() }
    }

    /// Checks one function; the error is the verifier's text.
    pub fn verify_function(&self, function: ValueRef) -> Result<(), String> {
        // SAFETY: a live function, the sink lives during the call.
        let (broken, text) = ffi::collect_text(|sink, data| unsafe {
            ffi::nc_function_verify(function.raw(), sink, data)
        });
        if broken != 0 { Err(text) } else { Ok(()) }
    }

    /// Checks the module; the error is the verifier's text.
    pub fn verify_module(&self) -> Result<(), String> {
        // SAFETY: the module lives as long as its analyses, the sink during the call.
        let (broken, text) = ffi::collect_text(|sink, data| unsafe {
            ffi::nc_module_verify(ffi::nc_analyses_module(self.raw), sink, data)
        });
        if broken != 0 { Err(text) } else { Ok(()) }
    }

    /// Whether every way to `dominated` goes through `dominator`. A block dominates itself.
    pub fn dominates(&self, function: ValueRef, dominator: ValueRef, dominated: ValueRef) -> bool {
        self.is_above(function, false, dominator, dominated)
    }

    /// Whether every way from `dominated` to the end goes through `dominator`.
    pub fn post_dominates(
        &self,
        function: ValueRef,
        dominator: ValueRef,
        dominated: ValueRef,
    ) -> bool {
        self.is_above(function, true, dominator, dominated)
    }

    fn is_above(&self, function: ValueRef, post: bool, above: ValueRef, below: ValueRef) -> bool {
        // SAFETY: function and blocks are alive.
        unsafe {
            ffi::nc_dominates(
                self.raw,
                function.raw(),
                i32::from(post),
                LLVMValueAsBasicBlock(above.raw()),
                LLVMValueAsBasicBlock(below.raw()),
            ) != 0
        }
    }

    /// The headers of all loops of a function, nested ones included: outer before inner ones, or the other way round.
    pub fn loop_headers(&self, function: ValueRef, inner_first: bool) -> Vec<ValueRef> {
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
        blocks.into_iter().filter_map(block_value).collect()
    }

    /// The header of the innermost loop around a block and its depth from 1, when there is one.
    pub fn loop_of_block(&self, function: ValueRef, block: ValueRef) -> Option<(ValueRef, u32)> {
        let mut depth = 0;
        // SAFETY: function and block are alive.
        let header = unsafe {
            let block = LLVMValueAsBasicBlock(block.raw());
            ffi::nc_loop_of_block(self.raw, function.raw(), block, &raw mut depth)
        };
        block_value(header).map(|header| (header, depth))
    }

    /// How often the loop of a header runs: `None` when the block heads no loop, `Some(None)` when it is not constant.
    pub fn trip_count(&self, function: ValueRef, header: ValueRef) -> Option<Option<u64>> {
        let (mut known, mut count) = (0, 0);
        // SAFETY: function and block are alive.
        let is_header = unsafe {
            ffi::nc_trip_count(
                self.raw,
                function.raw(),
                LLVMValueAsBasicBlock(header.raw()),
                &raw mut known,
                &raw mut count,
            )
        };
        (is_header != 0).then(|| (known != 0).then_some(count))
    }

    /// What an instruction, or the beginning of a block, does to memory.
    pub fn memory_access(&self, function: ValueRef, value: ValueRef) -> MemoryAccess {
        // SAFETY: function and value are alive.
        match unsafe { ffi::nc_memory_access_kind(self.raw, function.raw(), value.raw()) } {
            0 => MemoryAccess::None,
            1 => MemoryAccess::Use,
            2 => MemoryAccess::Def,
            _ => MemoryAccess::Phi,
        }
    }

    /// The functions that a function calls by name, each once, in the order of its calls; no intrinsics.
    pub fn direct_callees(&self, function: ValueRef) -> Vec<ValueRef> {
        extern "C" fn visit(value: LLVMValueRef, data: *mut c_void) {
            // SAFETY: `data` is the list below.
            unsafe { &mut *data.cast::<Vec<LLVMValueRef>>() }.push(value);
        }
        let mut values: Vec<LLVMValueRef> = Vec::new();
        // SAFETY: the function is alive, the list lives during the call.
        unsafe {
            ffi::nc_direct_callees(self.raw, function.raw(), visit, (&raw mut values).cast());
        }
        values.into_iter().filter_map(ValueRef::wrap).collect()
    }

    /// The functions with bodies in groups that call each other, callees before callers.
    pub fn components(&self) -> Vec<Vec<ValueRef>> {
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
        let wrap =
            |group: Vec<LLVMValueRef>| group.into_iter().filter_map(ValueRef::wrap).collect();
        groups.into_iter().map(wrap).collect()
    }

    /// How two ranges of memory in a function lie to each other; sizes in bytes, `u64::MAX` for unknown ones.
    pub fn alias(
        &self,
        function: ValueRef,
        left: (ValueRef, u64),
        right: (ValueRef, u64),
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
