//! Attributes of functions, results, parameters and calls.

use std::marker::PhantomData;
use std::ptr::NonNull;

use llvm_sys::LLVMOpaqueAttributeRef;
use llvm_sys::core::*;
use llvm_sys::prelude::LLVMAttributeRef;

use crate::ffi::nc_add_attributes;
use crate::{Context, Type, Value};

/// An attribute: plain, with a number, with a type, or a pair of strings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(transparent)]
pub struct Attribute<'c>(NonNull<LLVMOpaqueAttributeRef>, PhantomData<&'c Context>);

/// What an attribute is attached to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttributeIndex {
    /// The function (or call) itself
    Function,
    /// Its result
    Return,
    /// A parameter (or argument), from 0
    Param(u32),
}

impl AttributeIndex {
    pub(crate) fn raw(self) -> u32 {
        match self {
            AttributeIndex::Function => u32::MAX,
            AttributeIndex::Return => 0,
            AttributeIndex::Param(index) => index + 1,
        }
    }
}

/// Whether memory is read or written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ModRef {
    /// Neither
    None = 0,
    /// Read only
    Read = 1,
    /// Written only
    Write = 2,
    /// Both
    ReadWrite = 3,
}

/// What memory a function may touch; the value of the `memory(...)` attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MemoryEffects {
    /// Memory that pointer arguments point to
    pub argument: ModRef,
    /// Memory the module cannot see
    pub inaccessible: ModRef,
    /// Everything else
    pub other: ModRef,
}

impl MemoryEffects {
    /// `memory(none)`: the GNU attribute `const`
    pub const NONE: MemoryEffects = Self::all(ModRef::None);
    /// `memory(read)`: the GNU attribute `pure`
    pub const READ: MemoryEffects = Self::all(ModRef::Read);
    /// `memory(argmem: readwrite)`
    pub const ARGUMENT: MemoryEffects = MemoryEffects {
        argument: ModRef::ReadWrite,
        inaccessible: ModRef::None,
        other: ModRef::None,
    };

    /// The same for all memory.
    pub const fn all(access: ModRef) -> MemoryEffects {
        MemoryEffects {
            argument: access,
            inaccessible: access,
            other: access,
        }
    }

    fn encoded(self) -> u64 {
        self.argument as u64 | (self.inaccessible as u64) << 2 | (self.other as u64) << 4
    }
}

impl<'c> Attribute<'c> {
    fn wrap(raw: LLVMAttributeRef) -> Attribute<'c> {
        Attribute(
            NonNull::new(raw).expect("LLVM makes an attribute or aborts"),
            PhantomData,
        )
    }

    pub(crate) fn raw(self) -> LLVMAttributeRef {
        self.0.as_ptr()
    }
}

impl Context {
    fn attribute_kind(name: &str) -> u32 {
        // SAFETY: a range of text.
        let kind = unsafe { LLVMGetEnumAttributeKindForName(name.as_ptr().cast(), name.len()) };
        assert!(kind != 0, "LLVM 19 has no attribute named {name}");
        kind
    }

    /// A plain attribute such as `nounwind`; the name must be one LLVM knows.
    pub fn attribute(&self, name: &str) -> Attribute<'_> {
        self.int_attribute(name, 0)
    }

    /// An attribute with a number, such as `align`, `dereferenceable`, `alignstack`, `uwtable` (1 sync, 2 async),
    /// `allocsize` (packed as LLVM does).
    pub fn int_attribute(&self, name: &str, value: u64) -> Attribute<'_> {
        // SAFETY: the context is alive and the kind known.
        Attribute::wrap(unsafe {
            LLVMCreateEnumAttribute(self.raw(), Self::attribute_kind(name), value)
        })
    }

    /// `allocsize(element, count)`: positions of parameters, from 0.
    pub fn allocsize_attribute(&self, element: u32, count: Option<u32>) -> Attribute<'_> {
        let packed = u64::from(element) << 32 | u64::from(count.unwrap_or(u32::MAX));
        self.int_attribute("allocsize", packed)
    }

    /// An attribute with a type: `byval`, `sret`, `elementtype`, `inalloca`, `preallocated`, `byref`.
    pub fn type_attribute<'c>(&'c self, name: &str, ty: Type<'c>) -> Attribute<'c> {
        // SAFETY: the context is alive and the kind known.
        Attribute::wrap(unsafe {
            LLVMCreateTypeAttribute(self.raw(), Self::attribute_kind(name), ty.raw())
        })
    }

    /// `"key"="value"`, or `"key"` when the value is empty.
    pub fn string_attribute(&self, key: &str, value: &str) -> Attribute<'_> {
        // SAFETY: the context is alive, LLVM copies the text.
        Attribute::wrap(unsafe {
            LLVMCreateStringAttribute(
                self.raw(),
                key.as_ptr().cast(),
                key.len() as u32,
                value.as_ptr().cast(),
                value.len() as u32,
            )
        })
    }

    /// `memory(...)`
    pub fn memory_attribute(&self, effects: MemoryEffects) -> Attribute<'_> {
        self.int_attribute("memory", effects.encoded())
    }
}

impl<'c> Value<'c> {
    /// Adds an attribute to a function, its result or a parameter.
    pub fn add_attribute(self, index: AttributeIndex, attribute: Attribute<'c>) {
        debug_assert!(self.is_function());
        // SAFETY: a function.
        unsafe { LLVMAddAttributeAtIndex(self.raw(), index.raw(), attribute.raw()) }
    }

    /// Adds attributes to a function or a call, their results, parameters and arguments. One by one, each would
    /// copy the list of all. Nothing happens to any other value.
    pub fn add_attributes(self, attributes: &[(AttributeIndex, Attribute<'c>)]) {
        let indices: Vec<u32> = attributes.iter().map(|(index, _)| index.raw()).collect();
        let raw: Vec<LLVMAttributeRef> = attributes.iter().map(|(_, a)| a.raw()).collect();
        // SAFETY: both arrays have the given length; the shim looks at the kind of value.
        unsafe {
            nc_add_attributes(self.raw(), indices.as_ptr(), raw.as_ptr(), indices.len());
        }
    }

    /// Removes a plain, number or type attribute from a function.
    pub fn remove_attribute(self, index: AttributeIndex, name: &str) {
        debug_assert!(self.is_function());
        // SAFETY: a function and a known kind.
        unsafe {
            LLVMRemoveEnumAttributeAtIndex(self.raw(), index.raw(), Context::attribute_kind(name))
        }
    }

    /// Has a function this plain, number or type attribute?
    pub fn has_attribute(self, index: AttributeIndex, name: &str) -> bool {
        debug_assert!(self.is_function());
        // SAFETY: a function and a known kind.
        unsafe {
            !LLVMGetEnumAttributeAtIndex(self.raw(), index.raw(), Context::attribute_kind(name))
                .is_null()
        }
    }

    /// The value of a function's string attribute.
    pub fn string_attribute(self, key: &str) -> Option<String> {
        debug_assert!(self.is_function());
        // SAFETY: a function; the value is copied at once.
        unsafe {
            let attribute = LLVMGetStringAttributeAtIndex(
                self.raw(),
                AttributeIndex::Function.raw(),
                key.as_ptr().cast(),
                key.len() as u32,
            );
            if attribute.is_null() {
                return None;
            }
            let mut length = 0;
            let text = LLVMGetStringAttributeValue(attribute, &mut length);
            Some(crate::text::copy_text(text, length as usize))
        }
    }

    /// Adds an attribute to a call, its result or an argument; nothing happens when this is not a call.
    pub fn add_call_attribute(self, index: AttributeIndex, attribute: Attribute<'c>) {
        if self.is_call() {
            // SAFETY: a call.
            unsafe { LLVMAddCallSiteAttribute(self.raw(), index.raw(), attribute.raw()) }
        }
    }
}
