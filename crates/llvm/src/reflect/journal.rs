//! Editing under a journal that can take everything back.

use std::ffi::{c_char, c_void};

use crate::reflect::{
    AttributeRef, ComdatRef, MetadataRef, ModuleRef, NamedMetadataRef, TypeRef, ValueRef, ffi,
};

/// Changes of one module. Dropping a journal without [`Journal::commit`] or [`Journal::rollback`] leaks what was
/// detached; the module is as it was edited.
///
/// The edits ask nothing: callers make sure first that operands have the right types ([`ValueRef::operand_fits`]),
/// that values are of the sort that a method names, and that no reference to an erased object is used again.
pub struct Journal {
    raw: ffi::J,
}

/// What went away: addresses of objects that must not be used any more.
type Gone<'a> = &'a mut dyn FnMut(usize);

extern "C" fn tell(object: *const c_void, data: *mut c_void) {
    // SAFETY: `data` is the reference that `with_gone` passes, for the duration of the call.
    let gone = unsafe { &mut *data.cast::<Gone<'_>>() };
    gone(object.expose_provenance());
}

fn text(bytes: &[u8]) -> (*const c_char, usize) {
    (bytes.as_ptr().cast(), bytes.len())
}

fn pointer<R>(reference: Option<R>, raw: impl FnOnce(R) -> *mut c_void) -> *mut c_void {
    reference.map_or(std::ptr::null_mut(), raw)
}

/// The module's texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub enum ModuleText {
    /// Identifier
    Identifier,
    /// Target triple
    Triple,
    /// Data layout
    DataLayout,
    /// Assembly outside of functions
    InlineAssembly,
}

/// Where [`Journal::insert`] puts an instruction, and what it gives it.
#[derive(Clone, Copy, Debug)]
pub struct Insertion<'a> {
    /// The block
    pub block: ValueRef,
    /// An instruction of the block to stand before; the end of the block otherwise
    pub before: Option<ValueRef>,
    /// A debug location
    pub location: Option<MetadataRef>,
    /// Fast-math flags, of use for floating instructions only; bits in the order of `reassoc nnan ninf nsz arcp
    /// contract afn`
    pub fast_math: u32,
    /// Name; ignored for instructions without a result
    pub name: &'a [u8],
}

// SAFETY for the blocks below: the journal is alive, and the references promise live objects of its module.
impl Journal {
    /// A journal that can be rolled back, or one whose changes are final at each commit.
    pub fn new(module: ModuleRef, recording: bool) -> Journal {
        // SAFETY: the module is alive.
        let raw = unsafe { ffi::nc_journal_new(module.raw(), i32::from(recording)) };
        Journal { raw }
    }

    /// Number of changes.
    pub fn len(&self) -> usize {
        // SAFETY: see above.
        unsafe { ffi::nc_journal_size(self.raw) }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Keeps the changes and frees what was erased.
    pub fn commit(&mut self, mut gone: Gone<'_>) {
        // SAFETY: see above; `tell` gets what it expects.
        unsafe { ffi::nc_journal_commit(self.raw, tell, (&raw mut gone).cast()) }
    }

    /// Takes the changes back, last first. What they made is freed.
    pub fn rollback(&mut self, mut gone: Gone<'_>) {
        // SAFETY: see above; `tell` gets what it expects.
        unsafe { ffi::nc_journal_rollback(self.raw, tell, (&raw mut gone).cast()) }
    }

    /// Sets an operand of a user.
    pub fn set_operand(&mut self, user: ValueRef, index: u32, value: ValueRef) {
        // SAFETY: see above.
        unsafe { ffi::nc_edit_operand(self.raw, user.raw(), index, value.raw()) }
    }

    /// Sets both halves of an edge of a phi.
    pub fn set_phi(&mut self, phi: ValueRef, index: u32, value: ValueRef, block: ValueRef) {
        // SAFETY: see above.
        unsafe { ffi::nc_edit_phi(self.raw, phi.raw(), index, value.raw(), block.raw()) }
    }

    /// Adds an edge to a phi.
    pub fn add_phi(&mut self, phi: ValueRef, value: ValueRef, block: ValueRef) {
        // SAFETY: see above.
        unsafe { ffi::nc_edit_add_phi(self.raw, phi.raw(), value.raw(), block.raw()) }
    }

    /// Removes an instruction, block or global; false, and nothing done, when it is used.
    #[must_use]
    pub fn erase(&mut self, value: ValueRef, mut gone: Gone<'_>) -> bool {
        // SAFETY: see above; `tell` gets what it expects.
        unsafe { ffi::nc_edit_erase(self.raw, value.raw(), tell, (&raw mut gone).cast()) != 0 }
    }

    /// Redirects all uses to a value of the same type; false, and nothing done, when a constant uses the value and
    /// cannot be made anew with the other.
    #[must_use]
    pub fn replace_all_uses(&mut self, from: ValueRef, to: ValueRef, mut gone: Gone<'_>) -> bool {
        let data = (&raw mut gone).cast();
        // SAFETY: see above; `tell` gets what it expects.
        unsafe { ffi::nc_edit_replace(self.raw, from.raw(), to.raw(), tell, data) != 0 }
    }

    /// Names a value, with a suffix when the name is taken; false, and nothing done, when the address of a global is
    /// in use that would have none under the new name ([`ValueRef::has_no_address`]).
    #[must_use]
    pub fn set_name(&mut self, value: ValueRef, name: &[u8], mut gone: Gone<'_>) -> bool {
        let (name, length) = text(name);
        let data = (&raw mut gone).cast();
        // SAFETY: see above; `tell` gets what it expects.
        unsafe { ffi::nc_edit_name(self.raw, value.raw(), name, length, tell, data) != 0 }
    }

    /// Puts a made instruction into a block.
    pub fn insert(&mut self, instruction: ValueRef, at: Insertion<'_>) {
        let (name, length) = text(at.name);
        // SAFETY: see above.
        unsafe {
            ffi::nc_edit_insert(
                self.raw,
                instruction.raw(),
                at.block.raw(),
                pointer(at.before, |v| v.raw().cast()).cast(),
                pointer(at.location, |m| m.raw().cast()).cast(),
                at.fast_math,
                name,
                length,
            );
        }
    }

    /// Appends a new block to a function.
    pub fn add_block(&mut self, module: ModuleRef, function: ValueRef, name: &[u8]) -> ValueRef {
        let (name, length) = text(name);
        // SAFETY: see above; the block is a value.
        unsafe {
            let block = ffi::nc_make_block(module.raw());
            ffi::nc_edit_insert_block(self.raw, block, function.raw(), name, length);
            ValueRef::wrap(block.cast()).expect("a block was made")
        }
    }

    /// Appends a new external function without body; `None` when the type is no function type.
    pub fn add_function(
        &mut self,
        module: ModuleRef,
        ty: TypeRef,
        name: &[u8],
    ) -> Option<ValueRef> {
        let (name, length) = text(name);
        // SAFETY: see above.
        unsafe {
            let function = ValueRef::wrap(ffi::nc_make_function(module.raw(), ty.raw()))?;
            ffi::nc_edit_insert_function(self.raw, function.raw(), name, length);
            Some(function)
        }
    }

    /// Adds an attribute to a function; indices are LLVM's (0 result, 1 and up parameters, `u32::MAX` function).
    pub fn add_attribute(&mut self, function: ValueRef, index: u32, attribute: AttributeRef) {
        // SAFETY: see above.
        unsafe { ffi::nc_edit_attribute(self.raw, function.raw(), index, attribute.raw()) }
    }

    /// Sets a global's linkage, as LLVM's number.
    pub fn set_linkage(&mut self, global: ValueRef, linkage: u32) {
        // SAFETY: see above.
        unsafe { ffi::nc_edit_linkage(self.raw, global.raw(), linkage) }
    }

    /// Sets a global's visibility, as LLVM's number; a local one must have the default.
    pub fn set_visibility(&mut self, global: ValueRef, visibility: u32) {
        // SAFETY: see above.
        unsafe { ffi::nc_edit_visibility(self.raw, global.raw(), visibility) }
    }

    /// Sets the section of a function or variable; empty for none.
    pub fn set_section(&mut self, global: ValueRef, section: &[u8]) {
        let (section, length) = text(section);
        // SAFETY: see above.
        unsafe { ffi::nc_edit_section(self.raw, global.raw(), section, length) }
    }

    /// Sets the comdat of a function or variable.
    pub fn set_comdat(&mut self, global: ValueRef, comdat: Option<ComdatRef>) {
        let comdat = pointer(comdat, |c| c.raw().cast()).cast();
        // SAFETY: see above.
        unsafe { ffi::nc_edit_comdat(self.raw, global.raw(), comdat) }
    }

    /// The comdat with a name, made when it is not there.
    pub fn comdat(&mut self, name: &[u8]) -> ComdatRef {
        let (name, length) = text(name);
        // SAFETY: see above.
        let raw = unsafe { ffi::nc_edit_get_comdat(self.raw, name, length) };
        ComdatRef::wrap(raw).expect("made when absent")
    }

    /// Sets a function's calling convention, as LLVM's number.
    pub fn set_convention(&mut self, function: ValueRef, convention: u32) {
        // SAFETY: see above.
        unsafe { ffi::nc_edit_convention(self.raw, function.raw(), convention) }
    }

    /// Sets a function's garbage collector; empty for none.
    pub fn set_collector(&mut self, function: ValueRef, name: &[u8]) {
        let (name, length) = text(name);
        // SAFETY: see above.
        unsafe { ffi::nc_edit_collector(self.raw, function.raw(), name, length) }
    }

    /// Sets a function's personality, a constant.
    pub fn set_personality(&mut self, function: ValueRef, personality: Option<ValueRef>) {
        let personality = pointer(personality, |v| v.raw().cast()).cast();
        // SAFETY: see above.
        unsafe { ffi::nc_edit_personality(self.raw, function.raw(), personality) }
    }

    /// Sets one of the module's texts; a data layout must be one that parses.
    pub fn set_module_text(&mut self, which: ModuleText, value: &[u8]) {
        let (value, length) = text(value);
        // SAFETY: see above.
        unsafe { ffi::nc_edit_module_text(self.raw, which as u32, value, length) }
    }

    /// The named metadata with a name, made when it is not there.
    pub fn named_metadata(&mut self, name: &[u8]) -> NamedMetadataRef {
        let (name, length) = text(name);
        // SAFETY: see above.
        let raw = unsafe { ffi::nc_edit_get_named(self.raw, name, length) };
        NamedMetadataRef::wrap(raw).expect("made when absent")
    }

    /// Appends a node to named metadata.
    pub fn append_named(&mut self, named: NamedMetadataRef, node: MetadataRef) {
        // SAFETY: see above.
        unsafe { ffi::nc_edit_append_named(self.raw, named.raw(), node.raw()) }
    }

    /// Sets a property of an instruction, by the low bits of its stable number; names apart.
    ///
    /// # Errors
    /// [`PropertyError`].
    pub fn set_property(
        &mut self,
        instruction: ValueRef,
        property: u32,
        value: PropertyValue<'_>,
    ) -> Result<(), PropertyError> {
        let (number, ty, bytes): (u64, _, &[u8]) = match value {
            PropertyValue::Number(number) => (number, std::ptr::null_mut(), b""),
            PropertyValue::Type(ty) => (0, ty.raw(), b""),
            PropertyValue::Text(bytes) => (0, std::ptr::null_mut(), bytes),
        };
        let (bytes, length) = text(bytes);
        // SAFETY: see above.
        let result = unsafe {
            ffi::nc_edit_property(
                self.raw,
                instruction.raw(),
                property,
                number,
                ty,
                bytes,
                length,
            )
        };
        match result {
            0 => Ok(()),
            1 => Err(PropertyError::NotHere),
            _ => Err(PropertyError::BadValue),
        }
    }
}

impl Drop for Journal {
    fn drop(&mut self) {
        // SAFETY: made by `new`, not used afterwards.
        unsafe { ffi::nc_journal_dispose(self.raw) }
    }
}

/// What a property holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PropertyValue<'a> {
    /// A number, flag or enumerator
    Number(u64),
    /// A type
    Type(TypeRef),
    /// Text
    Text(&'a [u8]),
}

/// Why a property was not set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PropertyError {
    /// The instruction does not have it
    NotHere,
    /// The instruction cannot have this value
    BadValue,
}
