//! The plugin ABI as Rust declarations: records, IDs, statuses and the phase table, made from `abi/registry`.
//!
//! No logic. Must not know any other crate.

pub mod generated;
pub mod phase;

pub use generated::*;
pub use phase::Phase;
