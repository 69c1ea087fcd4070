//! Compiler plugins for NeverC in Rust: handles are typed values, statuses are `Result`, plugins need no `unsafe`.
//!
//! ```no_run
//! use neverc_plugin::{Frame, Phase, Plugin, Point, Registrar, Result, Severity};
//!
//! struct Hello;
//!
//! impl Plugin for Hello {
//!     const ID: &'static str = "org.example.hello";
//!     const NAME: &'static str = "Says hello";
//!
//!     fn new(_: neverc_plugin::Core) -> Result<Hello> {
//!         Ok(Hello)
//!     }
//!
//!     fn register(&self, registrar: &mut Registrar<'_, Hello>) -> Result<()> {
//!         registrar.observe(Phase::DRIVER_RAW_ARGUMENTS, Point::BEFORE, |_, frame, _| {
//!             frame.core().emit(Severity::Remark, 1, "hello", "hello from Rust").map(drop)
//!         })
//!     }
//! }
//!
//! neverc_plugin::plugin!(Hello);
//! # fn main() {}
//! ```
//!
//! The crate is a `cdylib`'s only need: `crate-type = ["cdylib"]`, then `neverc -fplugin=./libhello.so`.
//!
//! Everything unsafe of the boundary is in this crate. It relies on what the host promises: pointers that a callback
//! gets are valid until it returns, tables until the module is unloaded. The lifetimes of [`Frame`] and its kin keep
//! plugins to that. Panics do not cross the boundary: they become `PLUGIN_EXCEPTION`.

mod boundary;
pub mod core;
pub mod driver;
pub mod entry;
pub mod io;
pub mod ir;
mod phase;
mod plugin;
mod registrar;
pub mod source;
mod status;

pub use crate::core::{Core, Diagnostic, DiagnosticToken, Severity};
pub use crate::driver::Driver;
pub use crate::io::Io;
pub use crate::phase::{Artifact, Frame, Next, Outcome, Phase, Point, Route, SessionId, TaskId};
pub use crate::plugin::{Concurrency, Plugin, Reentrancy, TaskKind};
pub use crate::registrar::{OptionForm, OptionSpec, OptionType, Registrar, Repeat};
pub use crate::source::Sources;
pub use crate::status::{Result, Status};
