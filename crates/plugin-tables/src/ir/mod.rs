//! LLVM IR for plugins: the tables `NevercIRCoreAPI` and `NevercIRBuilderAPI` over one module.
//!
//! [`ModuleBridge`] ties a module to a task and makes the two tables; docs/ir-interface.md has the rules.

pub mod bridge;
mod builder_table;
mod core_table;
#[allow(dead_code)]
mod handles;

pub use bridge::{ModuleBridge, ReadOnly};
