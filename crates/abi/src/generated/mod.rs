// Made from abi/registry by `./x abi`; do not edit.
//! Generated declarations, one module a header.
#![allow(clippy::upper_case_acronyms)]
#![allow(clippy::type_complexity)]
#![allow(clippy::unreadable_literal)]

use std::ffi::{c_char, c_void};

#[rustfmt::skip]
mod core;
pub use self::core::*;
#[rustfmt::skip]
mod phase_schema;
pub use self::phase_schema::*;
#[rustfmt::skip]
mod source;
pub use self::source::*;
#[rustfmt::skip]
mod driver;
pub use self::driver::*;
#[rustfmt::skip]
mod prep;
pub use self::prep::*;
#[rustfmt::skip]
mod ast_schema;
pub use self::ast_schema::*;
#[rustfmt::skip]
mod ast;
pub use self::ast::*;
#[rustfmt::skip]
mod sema;
pub use self::sema::*;
#[rustfmt::skip]
mod ir_schema;
pub use self::ir_schema::*;
#[rustfmt::skip]
mod ir;
pub use self::ir::*;
#[rustfmt::skip]
mod target;
pub use self::target::*;
#[rustfmt::skip]
mod mir_schema;
pub use self::mir_schema::*;
#[rustfmt::skip]
mod mir;
pub use self::mir::*;
#[rustfmt::skip]
mod mc;
pub use self::mc::*;
#[rustfmt::skip]
mod object;
pub use self::object::*;
#[rustfmt::skip]
mod link;
pub use self::link::*;
#[rustfmt::skip]
mod lto;
pub use self::lto::*;
#[rustfmt::skip]
mod dyncode;
pub use self::dyncode::*;
#[rustfmt::skip]
mod phases;
pub use self::phases::*;
#[rustfmt::skip]
mod layout;
