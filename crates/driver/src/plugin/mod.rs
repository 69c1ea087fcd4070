//! Plugins in a run of the driver: loading, the session and its tasks, and the end of them on every path.
//!
//! Without a `-fplugin…` token nothing here runs and no host exists; the driver holds `None`.

mod archive;
mod arguments;
mod graphs;
pub mod ir;
mod job;
pub mod stage;
mod steps;
mod toolchain;

use std::cell::RefCell;
use std::ffi::{OsStr, OsString};
use std::fmt::Write as _;
use std::fs::File;
use std::io::Read as _;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use neverc_abi::{NEVERC_CONCURRENCY_THREAD_SAFE, NEVERC_TASK_INVOCATION, NevercArgumentOrigin};
use neverc_plugin_host::executor::Produced;
use neverc_plugin_host::task::{Task, TaskLink, TaskScope};
use neverc_plugin_host::{
    Artifact, ArtifactSlot, BuiltinError, HostConfig, HostError, PhaseError, PhaseRun,
    PluginArguments, Route, Session,
};
use neverc_plugin_tables::io::outputs::bind_process_streams;
use neverc_plugin_tables::io::view::View;
use neverc_plugin_tables::runtime::{Ended, Run, Runtime};
use neverc_target::Triple;

use crate::cleanup::{self, TemporaryFiles};
use crate::invocation::{InputKind, Invocation, unreadable};
use crate::jobs::eprint;
use crate::message::{Messages, Severity, line, stderr_has_colors};
use crate::options;
use crate::options::config::Argument;
use crate::options::features::TOGGLES;
use crate::options::table::OPTIONS;
use crate::output::reason;

pub use graphs::actions;
pub use job::{Frontend, JobEnd};
pub use steps::{Step, StepKind};

/// The plugins of a run. Fields are dropped in order: the task ends before the session, and so on.
pub struct Plugins {
    task: TaskScope,
    run: Run,
    /// `-fplugin-stats`: what is worth knowing at the end is shown.
    statistics: bool,
    /// Origin of each argument that the options are read from.
    origins: RefCell<Vec<NevercArgumentOrigin>>,
}

/// What the threads that run jobs need.
pub struct Shared {
    session: Arc<Session>,
    parent: Arc<TaskLink>,
    /// Target facts of the run.
    pub route: Route,
    /// Plain data of each frontend job, by the number of its place in the list of jobs; those that plugins
    /// removed have none.
    pub frontends: Vec<Option<Frontend>>,
}

/// The arguments that are left when the plugins' options are taken out, each with its original place.
pub type Remaining = Vec<(usize, OsString)>;

/// Whether an argument loads plugins or talks to them.
#[must_use]
pub fn is_token(argument: &OsString) -> bool {
    PluginArguments::is_token(&argument.to_string_lossy())
}

/// The paths behind the tokens that begin with `prefix`, by their exact bytes, which need not be UTF-8.
fn paths_behind(arguments: &[Argument], prefix: &str) -> Vec<PathBuf> {
    let behind = |a: &Argument| {
        let path = a.text.as_bytes().strip_prefix(prefix.as_bytes())?;
        Some(PathBuf::from(OsStr::from_bytes(path)))
    };
    arguments.iter().filter_map(behind).collect()
}

/// The inventory of `--print-plugin-capabilities`.
#[must_use]
pub fn capabilities() -> String {
    // The interfaces of one build do not clash; if they did, every run with a plugin would say so.
    neverc_plugin_tables::capabilities().unwrap_or_else(|error| error.text)
}

fn is_static_option(spelling: &str) -> bool {
    let toggle = spelling
        .strip_prefix("-f")
        .map(|t| t.strip_prefix("no-").unwrap_or(t));
    OPTIONS.iter().any(|o| o.name == spelling)
        || toggle.is_some_and(|t| TOGGLES.iter().any(|row| row.name == t))
}

/// The target that the arguments name, for the plugins' options; the host's if none.
fn triple_of(arguments: &[Argument]) -> String {
    let texts: Vec<OsString> = arguments.iter().map(|a| a.text.clone()).collect();
    if let [first, .., _] = texts.as_slice()
        && first == "-cc1"
        && let Some(at) = texts.iter().rposition(|t| t == "-triple")
        && let Some(triple) = texts.get(at + 1)
    {
        return triple.to_string_lossy().into_owned();
    }
    let parsed = options::parse(&texts);
    let named = parsed
        .occurrences
        .iter()
        .rev()
        .find(|o| o.id == options::Id::TargetTriple);
    named.map_or_else(|| Triple::host().llvm(), options::Occurrence::value)
}

impl Plugins {
    /// Loads and activates the plugins that `arguments` (without the program) name, and begins the
    /// session and the driver's own task.
    ///
    /// # Errors
    /// The text of the error. What had begun is ended again.
    pub fn start(program: &str, arguments: &[Argument]) -> Result<(Plugins, Remaining), String> {
        let texts = arguments
            .iter()
            .map(|a| a.text.to_string_lossy().into_owned());
        let texts: Vec<String> = std::iter::once(program.to_owned()).chain(texts).collect();
        let text = |e: HostError| e.text;
        let tokens = PluginArguments::scan(&texts).map_err(text)?;
        let config = HostConfig {
            is_static_option,
            ..HostConfig::default()
        };
        let mut tokens = tokens.unwrap_or_default();
        tokens.modules = paths_behind(arguments, "-fplugin=");
        tokens.trace = paths_behind(arguments, "-fplugin-trace=").pop();
        let by_variable = std::env::var_os("NEVERC_PLUGIN_DEBUG_SIGNALS");
        if tokens.debug_signals || by_variable.is_some_and(|v| !v.is_empty() && v != "0") {
            neverc_plugin_host::signals::install(cleanup::abandon);
        }
        let statistics = tokens.statistics;
        let runtime = Runtime::start(tokens, config).map_err(text)?;
        let parsed = match runtime.parse(&texts, &triple_of(arguments)) {
            Ok(parsed) => parsed,
            Err(error) => {
                tell(program, &runtime.end(), statistics);
                return Err(error.text);
            }
        };
        let remaining = parsed
            .remaining
            .iter()
            .filter(|(index, _)| *index > 0)
            .filter_map(|(index, _)| Some((*index, arguments.get(index - 1)?.text.clone())))
            .collect();
        let run = runtime.begin(parsed.values).map_err(text)?;
        bind_process_streams(run.session());
        match run.session().begin_task(NEVERC_TASK_INVOCATION, None) {
            Ok(task) => {
                let plugins = Plugins {
                    task,
                    run,
                    statistics,
                    origins: RefCell::default(),
                };
                Ok((plugins, remaining))
            }
            Err(error) => {
                tell(program, &run.end(), statistics);
                Err(error.text)
            }
        }
    }

    /// What other threads need.
    #[must_use]
    pub fn shared(&self, route: Route, frontends: Vec<Option<Frontend>>) -> Shared {
        Shared {
            session: self.run.session().clone(),
            parent: self.task.link().clone(),
            route,
            frontends,
        }
    }

    /// The driver's own task.
    #[must_use]
    pub fn task(&self) -> &std::rc::Rc<Task> {
        &self.task
    }

    /// Whether jobs may run side by side: with plugins that are serial anyway the order of what they
    /// say would be left to chance.
    #[must_use]
    pub fn is_parallel(&self) -> bool {
        let plan = self.run.runtime().plan();
        plan.plugins()
            .iter()
            .all(|p| p.descriptor().concurrency == NEVERC_CONCURRENCY_THREAD_SAFE)
    }

    /// Reports inputs that are neither in the file system nor in what plugins lay over it.
    pub fn check_inputs(&self, invocation: &Invocation, messages: &mut Messages) {
        if invocation.query.is_some() {
            return;
        }
        for input in &invocation.inputs {
            let path = &input.path;
            if input.is_stdin() {
                continue;
            }
            if let Err(error) = std::fs::metadata(path)
                && View::of(&self.task).status(&self.task, path).is_err()
            {
                messages.error(unreadable(path, &error));
            }
        }
    }

    /// Puts linker inputs that plugins provide into files, since the linker is another program: `objects` has
    /// one path per input.
    ///
    /// # Errors
    /// The text for an input that its provider does not give, or a file that cannot be written.
    pub fn provide_to_linker(
        &self,
        invocation: &Invocation,
        objects: &mut [PathBuf],
        temporaries: &mut TemporaryFiles,
    ) -> Result<(), String> {
        let view = View::of(&self.task);
        if view.is_plain() || invocation.dry_run {
            return Ok(());
        }
        for (input, object) in invocation.inputs.iter().zip(objects) {
            if input.kind != InputKind::LinkerInput {
                continue;
            }
            let provided = view.provided(&self.task, &input.path).map_err(|error| {
                format!("cannot read '{}': {}", input.path.display(), error.text())
            })?;
            let content = match provided {
                Some(opened) => opened.content.to_vec(),
                // Its members may be provided, if not the archive itself.
                None if begins_thin(&input.path) => {
                    std::fs::read(&input.path).map_err(|e| unreadable(&input.path, &e))?
                }
                None => continue,
            };
            let content = if archive::is_thin(&content) {
                archive::whole(&input.path, &content, |member| {
                    let opened = view.open(&self.task, member);
                    opened
                        .map(|o| o.content.to_vec())
                        .map_err(|e| e.text().to_owned())
                })?
            } else {
                content
            };
            let name = input.path.extension().unwrap_or_default();
            let suffix = format!(".{}", name.to_string_lossy());
            let written = temporaries.add("neverc-", &suffix).and_then(|file| {
                std::fs::write(&file, &content)?;
                Ok(file)
            });
            *object =
                written.map_err(|e| format!("cannot make a temporary file: {}", reason(&e)))?;
        }
        Ok(())
    }

    /// What `--help` shows of the plugins' options.
    #[must_use]
    pub fn help(&self) -> String {
        let mut out = String::new();
        let mut last = "";
        for (plugin, option) in self.run.runtime().plan().options().visible() {
            if plugin != last {
                // Writing to a String cannot fail.
                let _ = write!(out, "\nOptions of plugin '{plugin}':\n");
                last = plugin;
            }
            let (left, help) = option.help_line();
            options::help::entry(&mut out, &left, help);
        }
        out
    }

    /// Ends task, session and plugins, prints what they had to say, and gives the exit status: never
    /// better than `status`.
    #[must_use]
    pub fn finish(self, program: &str, status: u8) -> u8 {
        let Plugins {
            task,
            run,
            statistics,
            ..
        } = self;
        let mut failed = false;
        if let Err((error, _)) = task.end() {
            let text = format!("plugin phase failed: {error}");
            eprint(&line(program, Severity::Error, &text, stderr_has_colors()));
            failed = true;
        }
        let ended = run.end();
        tell(program, &ended, statistics);
        if failed || ended.failed {
            return status.max(1);
        }
        status
    }
}

/// Whether a file of the disk is a thin archive.
fn begins_thin(path: &Path) -> bool {
    let mut head = [0u8; 8];
    let read = File::open(path).and_then(|mut f| f.read_exact(&mut head));
    read.is_ok() && archive::is_thin(&head)
}

/// Prints what plugins reported and what went wrong at their end.
fn tell(program: &str, ended: &Ended, notes: bool) {
    use neverc_abi::{NEVERC_DIAGNOSTIC_NOTE, NEVERC_DIAGNOSTIC_REMARK, NEVERC_DIAGNOSTIC_WARNING};
    let color = stderr_has_colors();
    let mut out = String::new();
    for diagnostic in &ended.diagnostics {
        let severity = match diagnostic.severity {
            NEVERC_DIAGNOSTIC_NOTE => Severity::Note,
            NEVERC_DIAGNOSTIC_REMARK => Severity::Remark,
            NEVERC_DIAGNOSTIC_WARNING => Severity::Warning,
            _ => Severity::Error,
        };
        out.push_str(&line(program, severity, &diagnostic.text(), color));
        for note in &diagnostic.notes {
            out.push_str(&line(program, Severity::Note, note, color));
        }
    }
    for error in &ended.errors {
        let text = format!("plugin phase failed: {error}");
        out.push_str(&line(program, Severity::Error, &text, color));
    }
    for note in ended.notes.iter().filter(|_| notes) {
        out.push_str(note.trim_end());
        out.push('\n');
    }
    eprint(&out);
}

/// Judges what a phase put out, whoever made it; the error is for the user.
pub type Verify<'a> = &'a dyn Fn(&Artifact) -> Result<(), String>;

/// Runs a phase whose default cannot fail on a fresh slot.
fn execute(
    task: &std::rc::Rc<Task>,
    phase: usize,
    route: &Route,
    input: Artifact,
    default: impl FnOnce(&Artifact) -> Artifact,
    verify: Option<Verify<'_>>,
) -> Result<Produced, PhaseError> {
    let mut default = Some(default);
    let mut builtin = |input: &Artifact| -> Result<Artifact, BuiltinError> {
        // The chain reaches its end at most once.
        Ok(default.take().map_or_else(|| input.clone(), |d| d(input)))
    };
    let run = PhaseRun {
        phase,
        route: route.clone(),
        input,
        builtin: Some(&mut builtin),
        verify,
        commit: None,
    };
    task.execute(run, &mut ArtifactSlot::new())
}
