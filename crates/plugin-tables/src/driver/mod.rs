//! The driver's artifacts (arguments, options, toolchains, action and job graphs, results) and the DRIVER table.

mod access;
mod change;
pub mod graph;
pub mod jobs;
pub mod model;
pub mod table;
pub mod text;

pub use graph::verify_action_graph;
pub use jobs::{
    abort_outputs, commit_outputs, run_plugin_job, verify_job_graph, verify_job_result,
};
pub use model::*;
