//! What stands behind the plugins' tables: one module per interface, over the engine and the stages.
//!
//! [`install`] publishes all interfaces of the ABI. Those that no module implements answer
//! `CAPABILITY_UNAVAILABLE`, in full size, so that a plugin can tell "not here" from "too old".
//!
//! Must not know how modules are loaded or callbacks are made (`plugin-host` does), nor how a command line
//! becomes jobs (`driver` does).

pub mod convention;
pub mod core_table;
pub mod driver;
pub mod io;
pub mod ir;
pub mod kinds;
pub mod runtime;
pub mod source_location;
pub mod sources;

use neverc_plugin_host::tables::{
    publish_calling_convention, publish_core, publish_driver, publish_io, publish_ir_gen,
    publish_ir_optimization, publish_ir_pass, publish_source_location, publish_unavailable,
};
use neverc_plugin_host::{HostBuilder, HostConfig, HostError};

/// Publishes all interfaces.
///
/// # Errors
/// When one of them is there already.
pub fn install(builder: &mut HostBuilder) -> Result<(), HostError> {
    install_own(builder)?;
    publish_unavailable(builder)
}

/// The inventory of what plugins find here, as JSON. Loads nothing.
///
/// # Errors
/// As [`install`].
pub fn capabilities() -> Result<String, HostError> {
    let mut builder = HostBuilder::new(HostConfig::default());
    install_own(&mut builder)?;
    let own = builder.interfaces().len();
    publish_unavailable(&mut builder)?;
    let all = builder.interfaces().into_iter().enumerate();
    let all: Vec<_> = all.map(|(index, i)| (i, index < own)).collect();
    Ok(neverc_plugin_host::capabilities::capabilities_json(&all))
}

fn install_own(builder: &mut HostBuilder) -> Result<(), HostError> {
    publish_core(builder, core_table::Core)?;
    publish_driver(builder, driver::table::Driver)?;
    publish_io(builder, io::table::Io)?;
    publish_source_location(builder, source_location::SourceLocations)?;
    ir::publish_analyses(builder)?;
    publish_ir_gen(builder, ir::IrGeneration)?;
    publish_ir_optimization(builder, ir::IrOptimization)?;
    publish_ir_pass(builder, ir::IrPasses)?;
    publish_calling_convention(builder, convention::Conventions)
}
