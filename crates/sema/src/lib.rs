//! Types, scopes, conversions, constants and checks: syntax tree in, typed tree ([`tree::Unit`]) out.
//!
//! Must not know LLVM, plugins or the command line.
#![forbid(unsafe_code)]

pub mod builtins;
pub mod consteval;
pub mod cx;
pub mod assign;
pub mod expr;
pub mod convert;
pub mod classify;
pub mod strings;
pub mod tree;
pub mod types;
pub mod value;

pub use tree::Unit;
pub use types::{QualType, TypeId, TypeKind, Types};
