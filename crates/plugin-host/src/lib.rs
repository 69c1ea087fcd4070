//! The plugin engine: loading and identity of modules, interfaces, activation, scopes, the gate that every
//! callback passes, handles, diagnostics, options, the phase graph and its executor.
//!
//! How a driver uses it, in order:
//!
//! 1. [`PluginArguments::scan`] reads the `-fplugin…` tokens. `None` means: no plugins, build nothing.
//! 2. A [`HostBuilder`] gets its tables (`neverc_plugin_tables::install`) and is frozen into a [`Host`].
//! 3. [`Host::load`] each module, [`Host::plan`] the set, [`Plan::activate`] it.
//! 4. [`Plan::options`] parses the plugins' own options; [`Plan::open_session`] begins the invocation.
//! 5. [`Session::begin_task`] per job and unit; [`Task::execute`] runs a phase around its default.
//! 6. End tasks, end the session, render [`Session::diagnostics`], [`Plan::shutdown`], [`Host::shutdown`].
//!
//! Without plugins a driver holds no session and calls its stages directly; with plugins,
//! [`Task::is_bound`] tells in one load whether a phase has to go through the executor at all.
//!
//! Must not know any stage of the compiler: artifacts are opaque here, and what tables do is written elsewhere.

pub mod artifact;
pub mod boundary;
pub mod call;
pub mod capabilities;
mod chain;
pub mod command_line;
pub mod descriptor;
pub mod diagnostic;
mod dispatch;
pub mod executor;
pub mod gate;
pub mod generated;
pub mod graph;
pub mod handle;
pub mod host;
pub mod ledger;
mod module;
pub mod option;
mod option_parse;
pub mod plan;
pub mod presence;
pub mod registrar;
mod resolve;
pub mod route;
pub mod session;
pub mod signals;
pub mod statistics;
pub mod status;
pub mod task;
pub mod trace;

pub use artifact::{Artifact, ArtifactSlot};
pub use call::{Call, Frame};
pub use command_line::PluginArguments;
pub use diagnostic::Diagnostic;
pub use executor::{BuiltinError, Origin, PhaseError, PhaseRun};
pub use generated as tables;
pub use handle::HandleKind;
pub use host::{Host, HostBuilder, HostConfig};
pub use module::ModuleInfo;
pub use option::{OptionRegistry, OptionValues, ParsedOptions};
pub use plan::Plan;
pub use registrar::{InterceptorFn, ObserverFn, ProviderFn, UserData};
pub use route::Route;
pub use session::{FallbackPolicy, Session, SessionConfig, SessionScope};
pub use status::{HostError, Status};
pub use task::{Task, TaskScope, TaskService};
