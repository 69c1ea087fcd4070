//! LLVM IR for plugins: the tables `NevercIRCoreAPI` and `NevercIRBuilderAPI` over one module.
//!
//! [`ModuleBridge`] ties a module to a task and makes the two tables; docs/ir-interface.md has the rules.

mod analysis;
mod artifact;
pub mod bridge;
mod builder_table;
mod core_edit;
mod core_read;
mod core_table;
mod custom;
mod fast;
mod generation;
mod handles;
mod mutation;
mod pass;
mod provider;
mod registry;
mod resolve;
mod run;
pub mod schema;
mod scope;
mod unit;
mod visit;

pub use analysis::IrAnalyses;
pub use artifact::SourceText;
pub use bridge::{ModuleBridge, ReadOnly};
pub use generation::{IrGeneration, IrOptimization};
pub use pass::IrPasses;
pub use unit::{IrScope, IrUnit, Modules, UnitFacts};
pub use visit::publish_analyses;
