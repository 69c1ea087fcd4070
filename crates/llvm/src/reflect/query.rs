//! Asking values, blocks, functions, globals and modules.

use std::ffi::{c_char, c_void};
use std::mem::MaybeUninit;
use std::ptr::null_mut;

use llvm_sys::core::*;
use llvm_sys::prelude::*;

use crate::reflect::journal::{ModuleText, PropertyValue};
use crate::reflect::{ComdatRef, ModuleRef, NamedMetadataRef, TypeRef, ValueRef, ffi};

/// What a value is, as far as places in a module go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// A function
    Function,
    /// A block
    Block,
    /// An instruction
    Instruction,
    /// A parameter
    Argument,
    /// A variable, alias or ifunc
    OtherGlobal,
    /// A constant that is no global
    Constant,
    /// Inline assembly or wrapped metadata
    Other,
}

impl Sort {
    /// A function, variable, alias or ifunc?
    pub fn is_global(self) -> bool {
        matches!(self, Sort::Function | Sort::OtherGlobal)
    }
}

/// A use of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UseRef(LLVMUseRef);

/// Text that LLVM keeps: as long as its context lives for strings of metadata, attributes and sections, until the
/// next renaming for names.
///
/// # Safety
/// `data` is null or valid for `length` bytes that long.
unsafe fn kept<'a>(data: *const c_char, length: usize) -> &'a [u8] {
    if data.is_null() || length == 0 {
        return &[];
    }
    // SAFETY: promised by the caller.
    unsafe { std::slice::from_raw_parts(data.cast(), length) }
}

/// The collections of a cursor, by their numbers in the plugin interface.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(i32)]
pub enum Collection {
    /// Functions of a module
    Functions = 1,
    /// Variables of a module
    Globals,
    /// Aliases of a module
    Aliases,
    /// Ifuncs of a module
    IFuncs,
    /// Parameters of a function
    Arguments,
    /// Blocks of a function
    Blocks,
    /// Instructions of a block
    Instructions,
}

// SAFETY for the blocks below: references promise live objects; where a sort is wanted the comment says so, and the
// shim casts what it gets, so a caller asks `sort` first.
impl ValueRef {
    /// What sort of value this is.
    pub fn sort(self) -> Sort {
        // SAFETY: see above.
        match unsafe { ffi::nc_value_sort(self.raw()) } {
            1 => Sort::Function,
            2 => Sort::Block,
            3 => Sort::Instruction,
            4 => Sort::Argument,
            5 => Sort::OtherGlobal,
            6 => Sort::Constant,
            _ => Sort::Other,
        }
    }

    /// LLVM's own answer to [`ValueRef::id`], for comparison.
    pub fn asked_id(self) -> u32 {
        // SAFETY: see above.
        unsafe { ffi::nc_value_id(self.raw()) }
    }

    /// Its name; empty without one. Valid until it is renamed or erased.
    pub fn name<'a>(self) -> &'a [u8] {
        let mut length = 0;
        // SAFETY: see above.
        unsafe {
            let name = LLVMGetValueName2(self.raw(), &mut length);
            kept(name, length)
        }
    }

    /// Whether it is of a sort that can have a name.
    pub fn can_have_name(self) -> bool {
        // SAFETY: see above.
        unsafe { ffi::nc_can_have_name(self.raw()) != 0 }
    }

    /// Operands; `None` for what is no user.
    pub fn operand_count(self) -> Option<u32> {
        // SAFETY: see above.
        u32::try_from(unsafe { ffi::nc_operand_count(self.raw()) }).ok()
    }

    /// An operand below the count.
    pub fn operand(self, index: u32) -> Option<ValueRef> {
        // SAFETY: see above.
        ValueRef::wrap(unsafe { ffi::nc_operand(self.raw(), index) })
    }

    /// The first use that counts; dead constants do not.
    pub fn first_use(self) -> Option<UseRef> {
        // SAFETY: see above.
        let raw = unsafe { ffi::nc_use_first(self.raw()) };
        (!raw.is_null()).then_some(UseRef(raw))
    }

    /// Whether anything but dead constants uses it.
    pub fn has_uses(self) -> bool {
        // SAFETY: see above.
        unsafe { ffi::nc_has_live_uses(self.raw()) != 0 }
    }

    /// The function that an instruction, block or argument belongs to.
    pub fn function(self) -> Option<ValueRef> {
        // SAFETY: see above.
        ValueRef::wrap(unsafe { ffi::nc_function_of(self.raw()) })
    }

    /// An instruction's block.
    pub fn block(self) -> Option<ValueRef> {
        // SAFETY: see above.
        ValueRef::wrap(unsafe { ffi::nc_block_of(self.raw()) })
    }

    /// Whether a global is a function, variable or ifunc, which may have a section and a comdat.
    pub fn is_global_object(self) -> bool {
        // SAFETY: see above.
        unsafe { ffi::nc_is_global_object(self.raw()) != 0 }
    }

    /// A global's linkage, as LLVM's number.
    pub fn linkage(self) -> u32 {
        // SAFETY: see above.
        unsafe { ffi::nc_linkage(self.raw()) }
    }

    /// A global's visibility, as LLVM's number.
    pub fn visibility(self) -> u32 {
        // SAFETY: see above.
        unsafe { ffi::nc_visibility(self.raw()) }
    }

    /// Whether a global has no body or initializer here.
    pub fn is_declaration(self) -> bool {
        // SAFETY: see above.
        unsafe { ffi::nc_is_declaration(self.raw()) != 0 }
    }

    /// A global's section; empty without one.
    pub fn section<'a>(self) -> &'a [u8] {
        let mut length = 0;
        // SAFETY: see above.
        unsafe {
            let section = ffi::nc_section(self.raw(), &mut length);
            kept(section, length)
        }
    }

    /// A global's comdat.
    pub fn comdat(self) -> Option<ComdatRef> {
        // SAFETY: see above.
        ComdatRef::wrap(unsafe { ffi::nc_comdat(self.raw()) })
    }

    /// A function's calling convention, as LLVM's number.
    pub fn convention(self) -> u32 {
        // SAFETY: see above.
        unsafe { ffi::nc_convention(self.raw()) }
    }

    /// A function's personality.
    pub fn personality(self) -> Option<ValueRef> {
        // SAFETY: see above.
        ValueRef::wrap(unsafe { ffi::nc_personality(self.raw()) })
    }

    /// A function's garbage collector; empty without one.
    pub fn collector(self) -> Vec<u8> {
        // SAFETY: see above.
        crate::ffi::collect(|sink, data| unsafe { ffi::nc_collector(self.raw(), sink, data) }).1
    }

    /// A function's number of parameters.
    pub fn argument_count(self) -> u32 {
        // SAFETY: see above.
        unsafe { ffi::nc_argument_count(self.raw()) }
    }

    /// A function-level attribute: `None` when it is not there, the text of a string attribute else.
    pub fn function_attribute<'a>(self, kind: &[u8]) -> Option<Option<&'a [u8]>> {
        let mut data = std::ptr::null();
        let mut length = 0;
        // SAFETY: see above.
        unsafe {
            let kind_data = kind.as_ptr().cast();
            match ffi::nc_function_attribute(
                self.raw(),
                kind_data,
                kind.len(),
                &mut data,
                &mut length,
            ) {
                0 => None,
                1 => Some(None),
                _ => Some(Some(kept(data, length))),
            }
        }
    }

    /// A block's terminator.
    pub fn terminator(self) -> Option<ValueRef> {
        // SAFETY: see above.
        ValueRef::wrap(unsafe { ffi::nc_terminator(self.raw()) })
    }

    /// Edges into a block.
    pub fn predecessor_count(self) -> usize {
        // SAFETY: see above.
        unsafe { ffi::nc_predecessors(self.raw(), 0, null_mut()) }
    }

    /// The block at the other end of an edge into this one.
    pub fn predecessor(self, index: usize) -> Option<ValueRef> {
        let mut out = null_mut();
        // SAFETY: see above.
        unsafe { ffi::nc_predecessors(self.raw(), index, &mut out) };
        ValueRef::wrap(out)
    }

    /// Edges out of a block.
    pub fn successor_count(self) -> usize {
        // SAFETY: see above.
        unsafe { ffi::nc_successor_count(self.raw()) }
    }

    /// The block at the other end of an edge below the count.
    pub fn successor(self, index: u32) -> Option<ValueRef> {
        // SAFETY: see above.
        ValueRef::wrap(unsafe { ffi::nc_successor(self.raw(), index) })
    }

    /// A phi's number of edges.
    pub fn incoming_count(self) -> u32 {
        // SAFETY: see above.
        unsafe { LLVMCountIncoming(self.raw()) }
    }

    /// Value and block of an edge of a phi, below the count.
    pub fn incoming(self, index: u32) -> Option<(ValueRef, ValueRef)> {
        // SAFETY: see above; a block is a value, and the same pointer.
        unsafe {
            let value = ValueRef::wrap(LLVMGetIncomingValue(self.raw(), index))?;
            let block = ValueRef::wrap(LLVMGetIncomingBlock(self.raw(), index).cast())?;
            Some((value, block))
        }
    }

    /// A property of an instruction, by the low bits of its stable number; `None` when it does not have it.
    pub fn property<'a>(self, property: u32) -> Option<PropertyValue<'a>> {
        let mut number = 0;
        let mut ty = null_mut();
        let mut data = std::ptr::null();
        let mut length = 0;
        // SAFETY: see above.
        let result = unsafe {
            ffi::nc_property(
                self.raw(),
                property,
                &mut number,
                &mut ty,
                &mut data,
                &mut length,
            )
        };
        if result != 0 {
            return None;
        }
        Some(match TypeRef::wrap(ty) {
            Some(ty) => PropertyValue::Type(ty),
            // SAFETY: names of synchronization scopes are the context's.
            None if !data.is_null() => PropertyValue::Text(unsafe { kept(data, length) }),
            None => PropertyValue::Number(number),
        })
    }

    /// The blocks of the natural loop that this block is the header of; none when it is none.
    pub fn loop_blocks(self) -> Vec<ValueRef> {
        extern "C" fn take(block: LLVMValueRef, data: *mut c_void) {
            // SAFETY: `data` is the list below.
            let list = unsafe { &mut *data.cast::<Vec<ValueRef>>() };
            list.extend(ValueRef::wrap(block));
        }
        let mut list = Vec::new();
        // SAFETY: see above.
        unsafe { ffi::nc_loop_blocks(self.raw(), take, (&raw mut list).cast()) };
        list
    }

    /// Checks a function; the error is the verifier's text.
    ///
    /// # Errors
    /// What is wrong.
    pub fn verify_function(self) -> Result<(), String> {
        // SAFETY: see above.
        let (broken, text) = crate::ffi::collect_text(|sink, data| unsafe {
            crate::ffi::nc_function_verify(self.raw(), sink, data)
        });
        if broken == 0 { Ok(()) } else { Err(text) }
    }
}

impl UseRef {
    /// The use behind this one.
    pub fn next(self) -> Option<UseRef> {
        // SAFETY: see above.
        let raw = unsafe { ffi::nc_use_next(self.0) };
        (!raw.is_null()).then_some(UseRef(raw))
    }

    /// Who uses, and as which operand.
    pub fn user(self) -> Option<(ValueRef, u32)> {
        // SAFETY: see above.
        unsafe {
            let user = ValueRef::wrap(LLVMGetUser(self.0))?;
            Some((user, ffi::nc_use_operand(self.0)))
        }
    }
}

impl TypeRef {
    /// LLVM's own answer to [`TypeRef::id`], for comparison.
    pub fn asked_id(self) -> u32 {
        // SAFETY: see above.
        unsafe { ffi::nc_type_id(self.raw()) }
    }
}

/// Elements of a collection from `start` (or the first) on, `skip` of them left out: how many of `out` have been
/// written, and the one that comes next.
///
/// # Safety
/// The container is a live module or value of the sort that the collection wants, and `start` an element.
pub unsafe fn collect(
    container: usize,
    collection: Collection,
    start: Option<ValueRef>,
    skip: u64,
    out: &mut [MaybeUninit<usize>],
) -> (usize, Option<ValueRef>) {
    let mut next = null_mut();
    let start = start.map_or(null_mut(), |v| v.raw().cast());
    let count = {
        let container = std::ptr::with_exposed_provenance_mut(container);
        let list = out.as_mut_ptr().cast::<*mut c_void>();
        // SAFETY: promised by the caller; addresses are as large as pointers.
        unsafe {
            ffi::nc_collect(
                container,
                collection as i32,
                start,
                skip,
                list,
                out.len(),
                &mut next,
            )
        }
    };
    (count, ValueRef::wrap(next.cast()))
}

impl ModuleRef {
    /// One of the module's texts.
    pub fn text(self, which: ModuleText) -> Vec<u8> {
        // SAFETY: see above.
        crate::ffi::collect(|sink, data| unsafe {
            ffi::nc_module_text(self.raw(), which as u32, sink, data)
        })
        .1
    }

    /// The module as bitcode.
    pub fn bitcode(self) -> Vec<u8> {
        // SAFETY: see above.
        crate::ffi::collect(|sink, data| unsafe {
            crate::ffi::nc_module_write_bitcode(self.raw(), sink, data)
        })
        .1
    }

    /// The module as bitcode with the order of all use lists, which decides more than [`ModuleRef::bitcode`] shows.
    pub fn exact_bitcode(self) -> Vec<u8> {
        // SAFETY: see above.
        crate::ffi::collect(|sink, data| unsafe { ffi::nc_module_exact(self.raw(), sink, data) }).1
    }

    /// The module as text.
    pub fn print(self) -> Vec<u8> {
        // SAFETY: see above.
        crate::ffi::collect(|sink, data| unsafe {
            crate::ffi::nc_module_print(self.raw(), sink, data)
        })
        .1
    }

    /// Checks the module; the error is the verifier's text.
    ///
    /// # Errors
    /// What is wrong.
    pub fn verify(self) -> Result<(), String> {
        // SAFETY: see above.
        let (broken, text) = crate::ffi::collect_text(|sink, data| unsafe {
            crate::ffi::nc_module_verify(self.raw(), sink, data)
        });
        if broken == 0 { Ok(()) } else { Err(text) }
    }

    /// The function with a name.
    pub fn function(self, name: &str) -> Option<ValueRef> {
        // SAFETY: see above.
        crate::text::with_c_string(name, |name| unsafe {
            ValueRef::wrap(LLVMGetNamedFunction(self.raw(), name))
        })
    }

    /// The named metadata with a name.
    pub fn named_metadata(self, name: &[u8]) -> Option<NamedMetadataRef> {
        // SAFETY: see above.
        NamedMetadataRef::wrap(unsafe {
            LLVMGetNamedMetadata(self.raw(), name.as_ptr().cast(), name.len())
        })
    }

    /// Replaces the contents by those of bitcode; the identifier stays. Nothing happens on an error.
    ///
    /// # Errors
    /// [`ImportError`].
    pub fn import(self, bitcode: &[u8]) -> Result<(), ImportError> {
        // SAFETY: see above.
        match unsafe { ffi::nc_module_import(self.raw(), bitcode.as_ptr().cast(), bitcode.len()) } {
            0 => Ok(()),
            1 => Err(ImportError::Malformed),
            _ => Err(ImportError::OtherTarget),
        }
    }

    /// Walks all instructions as a pass in LLVM would, and reads opcode, type and operands: a sum, and how many there
    /// are. For comparison only.
    pub fn walk(self) -> (u64, u64) {
        let mut count = 0;
        // SAFETY: see above.
        let sum = unsafe { ffi::nc_walk(self.raw(), &mut count) };
        (sum, count)
    }
}

/// Why a module was not imported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ImportError {
    /// Not bitcode, or not of a sound module
    Malformed,
    /// Another target triple or data layout
    OtherTarget,
}

/// Whether LLVM can read a data layout.
pub fn data_layout_parses(layout: &[u8]) -> bool {
    // SAFETY: see above.
    unsafe { ffi::nc_data_layout_parses(layout.as_ptr().cast(), layout.len()) != 0 }
}
