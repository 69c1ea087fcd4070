//! Text across the C boundary: Rust strings to NUL-terminated ones, LLVM messages to Rust strings.

use std::ffi::{CStr, c_char};

/// Calls `f` with a NUL-terminated copy of `text`, on the stack when it is short. Text after a NUL is cut off.
pub(crate) fn with_c_string<R>(text: &str, f: impl FnOnce(*const c_char) -> R) -> R {
    let bytes = text.as_bytes();
    if bytes.len() < 128 {
        let mut buffer = [0u8; 128];
        buffer[..bytes.len()].copy_from_slice(bytes);
        f(buffer.as_ptr().cast())
    } else {
        let mut buffer = Vec::with_capacity(bytes.len() + 1);
        buffer.extend_from_slice(bytes);
        buffer.push(0);
        f(buffer.as_ptr().cast())
    }
}

/// Takes a message LLVM allocated, frees it and gives it as a string.
///
/// # Safety
/// `message` is null or a string that `LLVMDisposeMessage` may free.
pub(crate) unsafe fn take_message(message: *mut c_char) -> String {
    if message.is_null() {
        return String::new();
    }
    // SAFETY: by the caller's word a NUL-terminated string of LLVM's, not used after being freed here.
    unsafe {
        let text = CStr::from_ptr(message).to_string_lossy().into_owned();
        llvm_sys::core::LLVMDisposeMessage(message);
        text
    }
}

/// Copies `length` bytes at `data` as text.
///
/// # Safety
/// `data` is valid for `length` bytes, or `length` is 0.
pub(crate) unsafe fn copy_text(data: *const c_char, length: usize) -> String {
    if length == 0 || data.is_null() {
        return String::new();
    }
    // SAFETY: the caller says the range is readable.
    let bytes = unsafe { std::slice::from_raw_parts(data.cast::<u8>(), length) };
    String::from_utf8_lossy(bytes).into_owned()
}
