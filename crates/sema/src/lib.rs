//! Types, scopes, conversions, constants and checks: AST in, typed tree out. Must not know LLVM.
#![forbid(unsafe_code)]
