//! Views, records and slot calls: how Rust values look to the host.

use std::panic::{AssertUnwindSafe, catch_unwind};

use neverc_abi::*;

use crate::status::{Result, Status};

/// Calls a slot of a table behind a pointer; a missing slot is unavailable.
macro_rules! slot {
    ($table:expr, $slot:ident $(, $argument:expr)* $(,)?) => {{
        let table = $table;
        // SAFETY: the host's tables live as long as the module is loaded, and were checked to be large enough.
        let (function, context) = unsafe { ((*table).$slot, (*table).context) };
        match function {
            // SAFETY: arguments are valid for the call: views of borrowed texts, records on the stack, handles.
            Some(function) => $crate::status::Status::check(unsafe { function(context $(, $argument)*) }),
            None => Err($crate::status::Status::CAPABILITY_UNAVAILABLE),
        }
    }};
}
pub(crate) use slot;

/// A record of zeros.
///
/// Only for records of the ABI, for which zeros are valid.
pub(crate) fn zeroed<T: Copy>() -> T {
    // SAFETY: records of the ABI are numbers, pointers and optional functions: zeros are values of all of them.
    unsafe { std::mem::zeroed() }
}

/// A header for a record of this size.
pub(crate) fn header<T>() -> NevercABITableHeader {
    NevercABITableHeader {
        struct_size: size_of::<T>() as u32,
        major: NEVERC_PLUGIN_ABI_MAJOR,
        minor: NEVERC_PLUGIN_ABI_MINOR,
        flags: 0,
    }
}

/// The text as a view, valid as long as the text.
pub(crate) fn view(text: &str) -> NevercStringView {
    NevercStringView {
        data: text.as_ptr().cast(),
        length: text.len() as u64,
    }
}

/// The bytes as a view, valid as long as the bytes.
pub(crate) fn byte_view(bytes: &[u8]) -> NevercByteView {
    NevercByteView {
        data: bytes.as_ptr(),
        length: bytes.len() as u64,
    }
}

/// Copies a text that the host lends.
pub(crate) fn text(view: NevercStringView) -> String {
    if view.data.is_null() {
        return String::new();
    }
    // SAFETY: the host's views are valid until the callback returns.
    let bytes = unsafe { std::slice::from_raw_parts(view.data.cast::<u8>(), view.length as usize) };
    String::from_utf8_lossy(bytes).into_owned()
}

/// Copies a list that the host lends, stepping by its stride.
pub(crate) fn list<T: Copy>(data: *const T, count: u64, stride: u64) -> Vec<T> {
    if data.is_null() || (stride as usize) < size_of::<T>() {
        return Vec::new();
    }
    (0..count as usize)
        .map(|i| {
            // SAFETY: the host's lists hold `count` elements, each `stride` bytes behind the one before.
            unsafe { data.byte_add(i * stride as usize).read_unaligned() }
        })
        .collect()
}

/// Runs the body of a callback; a panic becomes a status.
pub(crate) fn guarded(body: impl FnOnce() -> Result<()>) -> NevercStatus {
    match catch_unwind(AssertUnwindSafe(body)) {
        Ok(result) => Status::to_abi(result),
        Err(_) => Status::to_abi(Err(Status::PLUGIN_EXCEPTION)),
    }
}

/// Finds a table and checks that it reaches to the end of `T`.
pub(crate) fn query<T>(
    core: *const NevercCoreAPI,
    id: NevercInterfaceID,
    major: u16,
) -> Result<*const T> {
    let mut table = std::ptr::null();
    let (mut minor, mut size) = (0, 0);
    slot!(
        core,
        query_interface,
        id,
        major,
        0,
        &raw mut table,
        &raw mut minor,
        &raw mut size
    )?;
    if (size as usize) < size_of::<T>() {
        return Err(Status::ABI_MISMATCH);
    }
    Ok(table.cast())
}
