// Made from abi/registry by `./x abi`; do not edit.
//! One safe trait and its C thunks per capability table.
#![allow(clippy::too_many_arguments)]
#![allow(clippy::type_complexity)]
#![allow(clippy::let_unit_value)]

#[rustfmt::skip]
mod core;
pub use self::core::*;
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
mod ast;
pub use self::ast::*;
#[rustfmt::skip]
mod sema;
pub use self::sema::*;
#[rustfmt::skip]
mod ir;
pub use self::ir::*;
#[rustfmt::skip]
mod target;
pub use self::target::*;
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
mod publish;
pub use self::publish::*;

/// The object behind tables that have no implementation.
pub struct Unavailable;

mod prelude {
    pub use std::ffi::c_void;
    pub use std::rc::Rc;
    pub use std::sync::Arc;

    pub use neverc_abi::*;

    pub use super::Unavailable;
    pub use crate::boundary::{self, ContinuationRef, Incoming, List, OutRecord};
    pub use crate::boundary::{OutSlice, OutValue, RegistrarRef, SlotInfo};
    pub use crate::call::{Call, Frame};
    pub use crate::host::HostBuilder;
    pub use crate::session::Session;
    pub use crate::status::{HostError, Status};
    pub use crate::task::Task;
}
