//! Metadata and attributes.

use std::ffi::c_char;
use std::ptr::null_mut;

use crate::reflect::{
    AttributeRef, ContextRef, MetadataRef, NamedMetadataRef, TypeRef, ValueRef, ffi,
};

/// What metadata is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MetadataSort {
    /// A string
    String,
    /// A node
    Node,
    /// A value
    Value,
    /// A debug location, which is a node, too
    DebugLocation,
    /// Something else
    Other,
}

/// A debug location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DebugLocation {
    /// Line, from 1
    pub line: u32,
    /// Column, from 1
    pub column: u32,
    /// Whether no code of the source stands behind it
    pub implicit: bool,
    /// The scope
    pub scope: Option<MetadataRef>,
    /// Where the scope was inlined
    pub inlined_at: Option<MetadataRef>,
}

/// # Safety
/// `data` is null or valid for `length` bytes as long as the context lives.
unsafe fn kept<'a>(data: *const c_char, length: usize) -> &'a [u8] {
    if data.is_null() || length == 0 {
        return &[];
    }
    // SAFETY: promised by the caller.
    unsafe { std::slice::from_raw_parts(data.cast(), length) }
}

// SAFETY for the blocks below: references promise live objects of one context.
impl MetadataRef {
    /// What it is.
    pub fn sort(self) -> MetadataSort {
        // SAFETY: see above.
        match unsafe { ffi::nc_metadata_kind(self.raw()) } {
            1 => MetadataSort::String,
            2 => MetadataSort::Node,
            3 => MetadataSort::Value,
            4 => MetadataSort::DebugLocation,
            _ => MetadataSort::Other,
        }
    }

    /// The bytes of a string; they live as long as the context.
    pub fn text<'a>(self) -> Option<&'a [u8]> {
        if self.sort() != MetadataSort::String {
            return None;
        }
        let mut length = 0;
        // SAFETY: see above.
        unsafe {
            let data = ffi::nc_metadata_text(self.raw(), &mut length);
            Some(kept(data, length))
        }
    }

    /// A node's number of operands.
    pub fn operand_count(self) -> Option<u32> {
        // SAFETY: see above.
        u32::try_from(unsafe { ffi::nc_metadata_operand_count(self.raw()) }).ok()
    }

    /// A node's operand below the count; `None` for an empty place.
    pub fn operand(self, index: u32) -> Option<MetadataRef> {
        // SAFETY: see above.
        MetadataRef::wrap(unsafe { ffi::nc_metadata_operand(self.raw(), index) })
    }

    /// A debug location taken apart.
    pub fn debug_location(self) -> Option<DebugLocation> {
        let (mut line, mut column, mut implicit) = (0, 0, 0);
        let (mut scope, mut inlined_at) = (null_mut(), null_mut());
        // SAFETY: see above.
        let is = unsafe {
            ffi::nc_debug_location(
                self.raw(),
                &mut line,
                &mut column,
                &mut implicit,
                &mut scope,
                &mut inlined_at,
            )
        };
        (is != 0).then(|| DebugLocation {
            line,
            column,
            implicit: implicit != 0,
            scope: MetadataRef::wrap(scope),
            inlined_at: MetadataRef::wrap(inlined_at),
        })
    }
}

impl NamedMetadataRef {
    /// Number of operands.
    pub fn operand_count(self) -> u32 {
        // SAFETY: see above.
        unsafe { ffi::nc_named_count(self.raw()) }
    }

    /// An operand below the count.
    pub fn operand(self, index: u32) -> Option<MetadataRef> {
        // SAFETY: see above.
        MetadataRef::wrap(unsafe { ffi::nc_named_operand(self.raw(), index) })
    }
}

impl ValueRef {
    /// The value as metadata; what is metadata wrapped as a value comes back as itself. `None` for blocks, inline
    /// assembly and instructions without result.
    pub fn as_metadata(self) -> Option<MetadataRef> {
        // SAFETY: see above.
        MetadataRef::wrap(unsafe { ffi::nc_value_as_metadata(self.raw()) })
    }
}

impl ContextRef {
    /// A string.
    pub fn metadata_string(self, bytes: &[u8]) -> Option<MetadataRef> {
        // SAFETY: see above.
        MetadataRef::wrap(unsafe {
            ffi::nc_metadata_string(self.raw(), bytes.as_ptr().cast(), bytes.len())
        })
    }

    /// A node; `None` when an operand is local to a function.
    pub fn metadata_node(
        self,
        operands: &[Option<MetadataRef>],
        distinct: bool,
    ) -> Option<MetadataRef> {
        // SAFETY: see above; an absent reference is a null pointer.
        MetadataRef::wrap(unsafe {
            ffi::nc_metadata_node(
                self.raw(),
                operands.as_ptr().cast(),
                operands.len(),
                i32::from(distinct),
            )
        })
    }

    /// Metadata as a value.
    pub fn metadata_value(self, metadata: MetadataRef) -> Option<ValueRef> {
        // SAFETY: see above.
        ValueRef::wrap(unsafe { ffi::nc_metadata_as_value(self.raw(), metadata.raw()) })
    }

    /// An attribute; `None` when there is no such kind of this form, or not with this value.
    pub fn attribute(self, kind: &[u8], form: AttributeForm<'_>) -> Option<AttributeRef> {
        let (number, text, ty): (u64, &[u8], _) = match form {
            AttributeForm::Enum => (0, b"", null_mut()),
            AttributeForm::Integer(n) => (n, b"", null_mut()),
            AttributeForm::String(text) => (0, text, null_mut()),
            AttributeForm::Type(ty) => (0, b"", ty.raw()),
        };
        let form = match form {
            AttributeForm::Enum => 1,
            AttributeForm::Integer(_) => 2,
            AttributeForm::String(_) => 3,
            AttributeForm::Type(_) => 4,
        };
        // SAFETY: see above.
        AttributeRef::wrap(unsafe {
            ffi::nc_attribute_make(
                self.raw(),
                form,
                kind.as_ptr().cast(),
                kind.len(),
                number,
                text.as_ptr().cast(),
                text.len(),
                ty,
            )
        })
    }
}

/// What an attribute holds beside its kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttributeForm<'a> {
    /// Nothing
    Enum,
    /// A number
    Integer(u64),
    /// Text; the kind is a free key
    String(&'a [u8]),
    /// A type
    Type(TypeRef),
}

impl AttributeRef {
    /// What it holds; `None` for forms that the plugin interface lacks.
    pub fn form<'a>(self) -> Option<AttributeForm<'a>> {
        // SAFETY: see above.
        unsafe {
            match ffi::nc_attribute_form(self.raw()) {
                1 => Some(AttributeForm::Enum),
                2 => Some(AttributeForm::Integer(ffi::nc_attribute_number(self.raw()))),
                3 => {
                    let mut length = 0;
                    let data = ffi::nc_attribute_text(self.raw(), &mut length);
                    Some(AttributeForm::String(kept(data, length)))
                }
                4 => TypeRef::wrap(ffi::nc_attribute_type(self.raw())).map(AttributeForm::Type),
                _ => None,
            }
        }
    }

    /// Its kind's name, or the key.
    pub fn kind<'a>(self) -> &'a [u8] {
        let mut length = 0;
        // SAFETY: see above.
        unsafe {
            let data = ffi::nc_attribute_kind(self.raw(), &mut length);
            kept(data, length)
        }
    }
}
