//! What stands behind the plugins' tables: one module per interface, over the engine and the stages.
//!
//! [`install`] publishes all interfaces of the ABI. Those that no module implements answer
//! `CAPABILITY_UNAVAILABLE`, in full size, so that a plugin can tell "not here" from "too old".
//!
//! Must not know how modules are loaded or callbacks are made (`plugin-host` does), nor how a command line
//! becomes jobs (`driver` does).

pub mod core_table;
pub mod driver;
pub mod io;
pub mod ir;
pub mod kinds;
pub mod runtime;
pub mod source_location;
pub mod sources;

use neverc_plugin_host::tables::{
    publish_core, publish_driver, publish_io, publish_ir_gen, publish_ir_optimization,
    publish_ir_pass, publish_source_location, publish_unavailable,
};
use neverc_plugin_host::{HostBuilder, HostError};

/// Publishes all interfaces.
///
/// # Errors
/// When one of them is there already.
pub fn install(builder: &mut HostBuilder) -> Result<(), HostError> {
    publish_core(builder, core_table::Core)?;
    publish_driver(builder, driver::table::Driver)?;
    publish_io(builder, io::table::Io)?;
    publish_source_location(builder, source_location::SourceLocations)?;
    ir::publish_analyses(builder)?;
    publish_ir_gen(builder, ir::IrGeneration)?;
    publish_ir_optimization(builder, ir::IrOptimization)?;
    publish_ir_pass(builder, ir::IrPasses)?;
    publish_unavailable(builder)
}
