//! The AST and the parser. Must not know types, constant values or LLVM.
#![forbid(unsafe_code)]
