//! The AST and the parser: token stream in, [`Ast`] out.
//!
//! The parser knows which names are typedefs and nothing else about meaning: it must not know types, constant
//! values or LLVM. Parsing never fails: it gives a tree and diagnostics.
#![forbid(unsafe_code)]

pub mod ast;

pub use ast::Ast;
