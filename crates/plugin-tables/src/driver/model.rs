//! What the six driver phases work on. A driver fills these in, runs the phase, and reads back what came out.

use std::rc::Rc;
use std::sync::Arc;

use neverc_abi::*;
use neverc_plugin_host::Artifact;
use neverc_plugin_host::plan::PlanPlugin;
use neverc_plugin_host::registrar::DataPointer;

use super::text::{JobFiles, Strings};
use crate::io::sink::Sink;

const fn artifact_type(low: u64) -> NevercInterfaceID {
    NevercInterfaceID {
        high: 0x4e43_4152_4452_5601,
        low,
    }
}

/// Type of [`ArgumentVector`] artifacts.
pub const ARGUMENTS: NevercInterfaceID = artifact_type(1);
/// Type of [`OptionOccurrences`] artifacts.
pub const OPTIONS: NevercInterfaceID = artifact_type(2);
/// Type of [`ToolchainRequest`] artifacts.
pub const TOOLCHAIN_REQUEST: NevercInterfaceID = artifact_type(3);
/// Type of [`ToolchainSelection`] artifacts.
pub const TOOLCHAIN_SELECTION: NevercInterfaceID = artifact_type(4);
/// Type of [`DriverInputs`] artifacts.
pub const DRIVER_INPUTS: NevercInterfaceID = artifact_type(5);
/// Type of [`ActionGraph`] artifacts.
pub const ACTION_GRAPH: NevercInterfaceID = artifact_type(6);
/// Type of [`JobGraph`] artifacts.
pub const JOB_GRAPH: NevercInterfaceID = artifact_type(8);
/// Type of [`JobRequest`] artifacts.
pub const JOB_REQUEST: NevercInterfaceID = artifact_type(9);
/// Type of [`JobResult`] artifacts.
pub const JOB_RESULT: NevercInterfaceID = artifact_type(0xa);

/// An entry of the argument vector.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Argument {
    /// The text.
    pub value: String,
    /// `NEVERC_ARGUMENT_ORIGIN_…`.
    pub origin: NevercArgumentOrigin,
    /// "command line", a configuration file's name, or a plugin's ID.
    pub source: String,
    /// Place in its source, from 1.
    pub position: u64,
}

/// Phase 1: the arguments with the configuration files merged in; the program is at 0.
#[derive(Clone, Default)]
pub struct ArgumentVector {
    /// The entries.
    pub entries: Vec<Argument>,
}

impl ArgumentVector {
    /// A plain command line.
    pub fn from_command_line<S: AsRef<str>>(arguments: &[S]) -> ArgumentVector {
        let entries = arguments.iter().zip(1..).map(|(a, position)| Argument {
            value: a.as_ref().to_owned(),
            origin: NEVERC_ARGUMENT_ORIGIN_COMMAND_LINE,
            source: "command line".into(),
            position,
        });
        ArgumentVector {
            entries: entries.collect(),
        }
    }

    /// The texts alone.
    pub fn values(&self) -> Vec<String> {
        self.entries.iter().map(|a| a.value.clone()).collect()
    }

    /// The artifact.
    pub fn artifact(self) -> Artifact {
        Artifact::new(ARGUMENTS, Rc::new(self))
    }
}

/// A recognised option.
#[derive(Clone)]
pub struct Occurrence {
    /// Stable number, not 0.
    pub id: u64,
    /// Canonical prefix with the value split off (`-W` for `-Werror`).
    pub spelling: String,
    /// Values.
    pub values: Strings,
    /// `NEVERC_ARGUMENT_ORIGIN_…`.
    pub origin: NevercArgumentOrigin,
}

/// Phase 2: the recognised options in order.
#[derive(Clone)]
pub struct OptionOccurrences {
    /// The options.
    pub list: Vec<Occurrence>,
    /// Whether the driver has an option of that spelling with so many values: checked at commit.
    pub is_valid: fn(&str, &[String]) -> bool,
}

impl OptionOccurrences {
    /// The artifact.
    pub fn artifact(self) -> Artifact {
        Artifact::new(OPTIONS, Rc::new(self))
    }
}

/// Phase 3, input: what toolchain is wanted.
#[derive(Clone, Default)]
pub struct ToolchainRequest {
    /// From `--target=`, else the default.
    pub requested_triple: String,
    /// The same, normalised.
    pub computed_triple: String,
    /// `--sysroot=`
    pub sysroot: String,
    /// Directory of the compiler's own headers.
    pub resource_dir: String,
    /// Processor.
    pub cpu: String,
    /// Features with `+` or `-`.
    pub features: Strings,
    /// `NEVERC_EXECUTION_LEVEL_…`.
    pub execution_level: NevercExecutionLevel,
    /// For dynamic code.
    pub dynamic_code: bool,
}

impl ToolchainRequest {
    /// The artifact.
    pub fn artifact(self) -> Artifact {
        Artifact::new(TOOLCHAIN_REQUEST, Rc::new(self))
    }
}

/// Phase 3, output: the toolchain.
#[derive(Clone, Default)]
pub struct ToolchainSelection {
    /// One of `neverc.builtin.…`, or a plugin's own.
    pub toolchain_id: String,
    /// Key of the target.
    pub target_key: String,
    /// Its triple.
    pub target_triple: String,
    /// Processor.
    pub cpu: String,
    /// Features with `+` or `-`.
    pub features: Strings,
    /// Null for built-in toolchains.
    pub provider: NevercToolChainProviderHandle,
    /// Whether the default made it.
    pub builtin: bool,
}

impl ToolchainSelection {
    /// The artifact.
    pub fn artifact(self) -> Artifact {
        Artifact::new(TOOLCHAIN_SELECTION, Rc::new(self))
    }
}

/// IDs of the toolchains that are built in.
pub const BUILTIN_TOOLCHAINS: &[&str] = &[
    NEVERC_TOOLCHAIN_ID_DARWIN,
    NEVERC_TOOLCHAIN_ID_LINUX,
    NEVERC_TOOLCHAIN_ID_MSVC,
    NEVERC_TOOLCHAIN_ID_GENERIC_ELF,
    NEVERC_TOOLCHAIN_ID_MACHO,
    NEVERC_TOOLCHAIN_ID_GENERIC_GCC,
];

/// Checks a selection (`neverc.driver.verify_toolchain_selection`).
///
/// # Errors
/// The words that the user sees.
pub fn verify_toolchain_selection(
    artifact: &Artifact,
    is_known_triple: impl Fn(&str) -> bool,
) -> Result<(), String> {
    let Some(selection) = artifact.payload::<ToolchainSelection>() else {
        return Err("the artifact is no toolchain selection".into());
    };
    let builtin = BUILTIN_TOOLCHAINS.contains(&selection.toolchain_id.as_str());
    if !builtin && selection.provider != NevercHandle::default() {
        return Err(format!(
            "toolchain '{}': provider exists but target capability is missing",
            selection.toolchain_id
        ));
    }
    if !is_known_triple(&selection.target_triple) {
        return Err(format!(
            "unknown or unsupported toolchain target triple '{}'",
            selection.target_triple
        ));
    }
    if !builtin {
        return Err(format!("unknown toolchain '{}'", selection.toolchain_id));
    }
    Ok(())
}

/// An input of the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DriverInput {
    /// Not 0.
    pub id: NevercDriverInputID,
    /// `NEVERC_DRIVER_TYPE_…`.
    pub ty: NevercDriverType,
    /// Path or text.
    pub value: String,
}

/// Phase 4, input: the inputs.
#[derive(Clone, Default)]
pub struct DriverInputs {
    /// The inputs in order.
    pub inputs: Rc<Vec<DriverInput>>,
}

impl DriverInputs {
    /// The artifact.
    pub fn artifact(self) -> Artifact {
        Artifact::new(DRIVER_INPUTS, Rc::new(self))
    }
}

/// A step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionNode {
    /// Not 0.
    pub id: NevercActionNodeID,
    /// `NEVERC_ACTION_…`.
    pub kind: NevercActionKind,
    /// What it yields.
    pub output_type: NevercDriverType,
    /// Of INPUT nodes; else 0.
    pub driver_input: NevercDriverInputID,
    /// Of BIND_ARCH nodes.
    pub bind_arch: String,
    /// Nodes whose output it takes.
    pub inputs: Vec<NevercActionNodeID>,
}

/// Phase 4, output: what is to be done.
#[derive(Clone, Default)]
pub struct ActionGraph {
    /// The steps.
    pub nodes: Vec<ActionNode>,
    /// Those whose output the user wants.
    pub roots: Vec<NevercActionNodeID>,
    /// The inputs to which INPUT nodes refer.
    pub inputs: Rc<Vec<DriverInput>>,
}

impl ActionGraph {
    /// A node by ID.
    pub fn node(&self, id: NevercActionNodeID) -> Option<&ActionNode> {
        self.nodes.iter().find(|n| n.id == id)
    }

    /// The artifact.
    pub fn artifact(self) -> Artifact {
        Artifact::new(ACTION_GRAPH, Rc::new(self))
    }
}

/// The function of a PLUGIN job.
#[derive(Clone)]
pub struct PluginCallback {
    /// The plugin that added the job.
    pub plugin: Arc<PlanPlugin>,
    pub(crate) function: NevercPluginJobCallbackFn,
    pub(crate) data: DataPointer,
}

/// A job.
#[derive(Clone, Default)]
pub struct Job {
    /// Not 0.
    pub id: NevercJobID,
    /// `NEVERC_JOB_…`.
    pub kind: NevercJobKind,
    /// How arguments may be handed over.
    pub response_file_kind: NevercResponseFileKind,
    /// Encoding of a response file.
    pub response_file_encoding: NevercResponseFileEncoding,
    /// Runs in this process.
    pub in_process: bool,
    /// The action it came from.
    pub source_action: NevercActionNodeID,
    /// Of LINKER jobs.
    pub linker_flavor: NevercLinkerFlavor,
    /// Program.
    pub executable: String,
    /// Arguments.
    pub arguments: Strings,
    /// `NAME=value` each.
    pub environment: Strings,
    /// Files read.
    pub inputs: JobFiles,
    /// Files made.
    pub outputs: JobFiles,
    /// Jobs that must be done before.
    pub dependencies: Vec<NevercJobID>,
    /// Name of a PLUGIN job's function.
    pub callback_id: String,
    /// A PLUGIN job's function.
    pub callback: Option<PluginCallback>,
}

/// Phase 5, output: the jobs in order.
#[derive(Clone, Default)]
pub struct JobGraph {
    /// The jobs.
    pub jobs: Vec<Job>,
    /// Paths that exist without any job.
    pub inputs: Rc<Vec<DriverInput>>,
}

impl JobGraph {
    /// A job by ID.
    pub fn job(&self, id: NevercJobID) -> Option<&Job> {
        self.jobs.iter().find(|j| j.id == id)
    }

    /// The artifact.
    pub fn artifact(self) -> Artifact {
        Artifact::new(JOB_GRAPH, Rc::new(self))
    }
}

/// Phase 6, input: one job to be run.
#[derive(Clone, Default)]
pub struct JobRequest {
    /// The job.
    pub job: Job,
}

impl JobRequest {
    /// The artifact.
    pub fn artifact(self) -> Artifact {
        Artifact::new(JOB_REQUEST, Rc::new(self))
    }
}

/// Phase 6, output: how it went.
#[derive(Clone, Default)]
pub struct JobResult {
    /// The job.
    pub job: NevercJobID,
    /// Exit code.
    pub exit_code: i32,
    /// It could not be run.
    pub execution_failed: bool,
    /// Why.
    pub error_message: String,
    /// Finished outputs, to be committed by the host.
    pub seals: Vec<Rc<Sink>>,
    /// Whether the default ran it; its outputs are the default's own business then.
    pub builtin: bool,
    /// Total and user time in microseconds and peak memory in KiB, when they are known.
    pub statistics: Option<(u64, u64, u64)>,
}

impl JobResult {
    /// The artifact.
    pub fn artifact(self) -> Artifact {
        Artifact::new(JOB_RESULT, Rc::new(self))
    }
}
