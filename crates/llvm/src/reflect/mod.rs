//! Reflection: modules, values, types and metadata as plain references that can be asked and edited, one by one.
//!
//! A reference is the address of an LLVM object. Making one from an address is `unsafe` and promises that the
//! object is alive and of that kind for as long as the reference is used; asking is safe from then on. Whoever
//! erases an object (see [`Journal`]) must not use references to it any more: the plugin tables see to that with
//! handles that go stale.
//!
//! Queries answer `None` where a question does not fit the object; edits check nothing but what LLVM itself would
//! crash on, and say so where a caller must check more.

mod ffi;
mod journal;
mod layout;
mod make;
mod metadata;
mod owned;
mod query;
mod schema;

use std::ffi::c_void;
use std::ptr::NonNull;

use llvm_sys::prelude::*;
use llvm_sys::{
    LLVMComdat, LLVMContext, LLVMModule, LLVMOpaqueAttributeRef, LLVMOpaqueMetadata,
    LLVMOpaqueNamedMDNode, LLVMType, LLVMValue,
};

use crate::{Module, Type, Value};

pub use journal::{Insertion, Journal, ModuleText, PropertyError, PropertyValue};
pub use make::{FoldError, Make, StructError, constant_binary, constant_cast, constant_compare};
pub use metadata::{AttributeForm, DebugLocation, MetadataSort};
pub use owned::OwnedModule;
pub use query::{Collection, ImportError, Sort, UseRef, collect, data_layout_parses};
pub use schema::{Family, enumerators};

macro_rules! references {
    ($($(#[$doc:meta])* $name:ident = $raw:ty;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(transparent)]
        pub struct $name(NonNull<$raw>);

        impl $name {
            /// The reference with this address; `None` for null.
            ///
            /// # Safety
            /// A live object of this kind is there for as long as the reference is used.
            pub unsafe fn from_address(address: usize) -> Option<Self> {
                NonNull::new(std::ptr::with_exposed_provenance_mut::<$raw>(address)).map(Self)
            }

            /// The object's address, which identifies it while it lives.
            pub fn address(self) -> usize {
                self.0.as_ptr().expose_provenance()
            }

            #[allow(dead_code)]
            pub(crate) fn raw(self) -> *mut $raw {
                self.0.as_ptr()
            }

            #[allow(dead_code)]
            pub(crate) fn wrap(raw: *mut $raw) -> Option<Self> {
                NonNull::new(raw).map(Self)
            }
        }
    )*};
}

references! {
    /// A context.
    ContextRef = LLVMContext;
    /// A module.
    ModuleRef = LLVMModule;
    /// A value of any sort.
    ValueRef = LLVMValue;
    /// A type.
    TypeRef = LLVMType;
    /// A piece of metadata.
    MetadataRef = LLVMOpaqueMetadata;
    /// Metadata with a name, of a module.
    NamedMetadataRef = LLVMOpaqueNamedMDNode;
    /// An attribute.
    AttributeRef = LLVMOpaqueAttributeRef;
    /// A comdat.
    ComdatRef = LLVMComdat;
}

impl ModuleRef {
    /// The module that LLVM hands to a hook.
    ///
    /// # Safety
    /// As [`ModuleRef::from_address`].
    pub unsafe fn from_raw(raw: LLVMModuleRef) -> Option<ModuleRef> {
        ModuleRef::wrap(raw)
    }

    /// The module's context.
    pub fn context(self) -> ContextRef {
        // SAFETY: the module is alive; every module has a context.
        let raw = unsafe { llvm_sys::core::LLVMGetModuleContext(self.raw()) };
        ContextRef(NonNull::new(raw).expect("every module has a context"))
    }

    /// The same for C interfaces.
    pub fn as_raw(self) -> *mut c_void {
        self.raw().cast()
    }
}

impl Module<'_> {
    /// The module for reflection; it must outlive the reference's use.
    pub fn reflect(&self) -> ModuleRef {
        ModuleRef(NonNull::new(self.raw()).expect("a module is never null"))
    }
}

impl Value<'_> {
    /// The value for reflection.
    pub fn reflect(self) -> ValueRef {
        ValueRef(NonNull::new(self.raw()).expect("a value is never null"))
    }
}

impl Type<'_> {
    /// The type for reflection.
    pub fn reflect(self) -> TypeRef {
        TypeRef(NonNull::new(self.raw()).expect("a type is never null"))
    }
}
