//! Files, locations, interned names and diagnostics. Must not know C's grammar, plugins or LLVM.
#![forbid(unsafe_code)]
