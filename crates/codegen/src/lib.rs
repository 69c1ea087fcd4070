//! Optimization and machine pipelines: LLVM module in, object or assembly bytes out. Must not know C.
#![forbid(unsafe_code)]
