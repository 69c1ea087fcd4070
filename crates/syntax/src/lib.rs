//! The AST and the parser: token stream in, [`Ast`] out.
//!
//! The parser knows which names are typedefs and nothing else about meaning: it must not know types, constant
//! values or LLVM. Parsing never fails: it gives a tree and diagnostics.
#![forbid(unsafe_code)]

mod asm;
pub mod ast;
mod attr;
mod decl;
mod declarator;
mod dump;
mod expr;
mod indent;
mod init;
mod parser;
mod primary;
mod prototype;
mod record;
mod recover;
mod scope;
mod sized_names;
mod specs;
mod stmt;
mod tree;
mod type_names;

pub use ast::Ast;
pub use dump::dump;
pub use parser::{parse, parse_with_map};
