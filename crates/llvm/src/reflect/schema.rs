//! LLVM's enumerators by name, so that nobody else has to know their numbers.

use std::ffi::{CStr, c_char, c_uint, c_void};

use crate::reflect::ffi;

/// A family of enumerators.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(i32)]
pub enum Family {
    /// `Type::TypeID`, e.g. `HalfTyID`
    Types,
    /// `Value::ValueTy`, e.g. `FunctionVal`
    Values,
    /// Opcodes, e.g. `Add`
    Opcodes,
    /// `CmpInst::Predicate`, e.g. `ICMP_EQ`
    Predicates,
    /// `GlobalValue::LinkageTypes`, e.g. `ExternalLinkage`
    Linkages,
    /// `GlobalValue::VisibilityTypes`, e.g. `HiddenVisibility`
    Visibilities,
    /// `CallingConv::ID`, e.g. `Fast`; those that the plugin interface knows
    Conventions,
}

/// Number and name of each enumerator of a family.
pub fn enumerators(family: Family) -> Vec<(u32, String)> {
    extern "C" fn take(number: c_uint, name: *const c_char, data: *mut c_void) {
        // SAFETY: the shim passes a literal and the vector below.
        let (name, list) = unsafe {
            (
                CStr::from_ptr(name),
                &mut *data.cast::<Vec<(u32, String)>>(),
            )
        };
        list.push((number, name.to_string_lossy().into_owned()));
    }
    let mut list = Vec::new();
    // SAFETY: the callback gets the vector, which lives during the call.
    unsafe { ffi::nc_schema(family as i32, take, (&raw mut list).cast()) };
    list
}
