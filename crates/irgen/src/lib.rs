//! Typed tree in, LLVM IR module out. Must not report errors that sema should have found.
#![forbid(unsafe_code)]
