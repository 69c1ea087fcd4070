//! The phase of job execution, around a compilation, a link, a plugin's function or a program.

use std::cell::RefCell;
use std::ffi::OsString;
use std::path::Path;
use std::process::Command;
use std::rc::Rc;

use neverc_abi::*;
use neverc_plugin_host::task::{Task, TaskScope};
use neverc_plugin_host::{Artifact, ArtifactSlot, BuiltinError, PhaseRun, Route};
use neverc_plugin_tables::driver::text::JobFile;
use neverc_plugin_tables::driver::{
    Job, JobRequest, JobResult, abort_outputs, commit_outputs, run_plugin_job, verify_job_result,
};
use neverc_plugin_tables::io::native;
use neverc_plugin_tables::io::outputs::Lease;

use super::Shared;
use crate::cleanup;
use crate::compile::Product;
use crate::invocation::Invocation;
use crate::output::reason;
use crate::{jobs, show};

/// A frontend job as plain data, which may go to another thread.
#[derive(Clone, Debug)]
pub struct Frontend {
    id: u64,
    response_file_kind: NevercResponseFileKind,
    response_file_encoding: NevercResponseFileEncoding,
    in_process: bool,
    action: u64,
    executable: String,
    arguments: Vec<String>,
    environment: Vec<String>,
    inputs: Vec<JobFile>,
    outputs: Vec<JobFile>,
    dependencies: Vec<u64>,
}

impl Frontend {
    /// The data of a job.
    #[must_use]
    pub fn of(job: &Job) -> Frontend {
        Frontend {
            id: job.id,
            response_file_kind: job.response_file_kind,
            response_file_encoding: job.response_file_encoding,
            in_process: job.in_process,
            action: job.source_action,
            executable: job.executable.clone(),
            arguments: job.arguments.to_vec(),
            environment: job.environment.to_vec(),
            inputs: job.inputs.to_vec(),
            outputs: job.outputs.to_vec(),
            dependencies: job.dependencies.clone(),
        }
    }

    /// The job as plugins see it.
    #[must_use]
    pub fn job(&self) -> Job {
        Job {
            id: self.id,
            kind: NEVERC_JOB_FRONTEND,
            response_file_kind: self.response_file_kind,
            response_file_encoding: self.response_file_encoding,
            in_process: self.in_process,
            source_action: self.action,
            linker_flavor: NEVERC_LINKER_FLAVOR_NONE,
            executable: self.executable.clone(),
            arguments: self.arguments.clone().into(),
            environment: self.environment.clone().into(),
            inputs: self.inputs.clone().into(),
            outputs: self.outputs.clone().into(),
            dependencies: self.dependencies.clone(),
            callback_id: String::new(),
            callback: None,
        }
    }
}

/// The driver's own frontend job for a compilation.
#[must_use]
pub fn frontend_job(
    program: &str,
    invocation: &Invocation,
    job: &jobs::Job,
    id: u64,
    action: u64,
) -> Job {
    let arguments = lossy(&jobs::words(invocation, job));
    let ty = match job.product {
        Product::Nothing => NEVERC_DRIVER_TYPE_NOTHING,
        Product::Preprocessed => NEVERC_DRIVER_TYPE_PP_C,
        Product::Dependencies => NEVERC_DRIVER_TYPE_DEPENDENCIES,
        Product::Assembly => NEVERC_DRIVER_TYPE_PP_ASM,
        Product::Object => NEVERC_DRIVER_TYPE_OBJECT,
        Product::IrText => NEVERC_DRIVER_TYPE_LLVM_IR,
        Product::Bitcode => NEVERC_DRIVER_TYPE_LLVM_BC,
    };
    let output = job.output.as_ref().filter(|path| path.as_os_str() != "-");
    let outputs: Vec<JobFile> = output.map(|path| file(path, ty)).into_iter().collect();
    let input = &invocation.inputs[job.input];
    Job {
        id,
        kind: NEVERC_JOB_FRONTEND,
        response_file_kind: NEVERC_RESPONSE_FILE_NONE,
        response_file_encoding: NEVERC_RESPONSE_ENCODING_UTF8,
        in_process: true,
        source_action: action,
        linker_flavor: NEVERC_LINKER_FLAVOR_NONE,
        executable: show::program_path(program),
        arguments: arguments.into(),
        environment: Vec::new().into(),
        inputs: vec![file(&input.path, super::graphs::input_type(input.kind))].into(),
        outputs: outputs.into(),
        dependencies: Vec::new(),
        callback_id: String::new(),
        callback: None,
    }
}

/// Words as plugins see them.
pub(super) fn lossy(words: &[OsString]) -> Vec<String> {
    let words = words.iter();
    words.map(|w| w.to_string_lossy().into_owned()).collect()
}

/// A file as plugins see it.
pub(super) fn file(path: &Path, ty: NevercDriverType) -> JobFile {
    JobFile {
        path: path.to_string_lossy().into_owned(),
        ty,
    }
}

/// How a job ended.
pub struct JobEnd {
    /// Exit status.
    pub status: u8,
    /// What to tell the user besides what the job itself said.
    pub error: Option<String>,
}

impl JobEnd {
    fn error(text: String) -> JobEnd {
        JobEnd {
            status: 1,
            error: Some(text),
        }
    }
}

/// The result of a job that the driver ran itself.
fn own_result(job: NevercJobID, exit_code: i32, failure: Option<String>) -> JobResult {
    JobResult {
        job,
        exit_code,
        execution_failed: failure.is_some(),
        error_message: failure.unwrap_or_default(),
        seals: Vec::new(),
        builtin: true,
        statistics: None,
    }
}

/// Runs a job through `neverc.driver.execute_job`. `run` is the driver's own way and gives an exit code,
/// or the words for a job that could not be run.
pub fn execute_job(
    task: &Rc<Task>,
    route: &Route,
    job: Job,
    run: impl FnOnce(&Job) -> Result<i32, String>,
) -> JobEnd {
    let mut run = Some(run);
    let id = job.id;
    let verified = RefCell::new(None::<Rc<JobResult>>);
    let mut default = |input: &Artifact| -> Result<Artifact, BuiltinError> {
        let request = input.payload::<JobRequest>();
        let result = match (run.take(), request) {
            (Some(run), Some(request)) => run(&request.job),
            _ => Err("the job is gone".to_owned()),
        };
        let result = match result {
            Ok(code) => own_result(id, code, None),
            Err(text) => own_result(id, 1, Some(text)),
        };
        Ok(result.artifact())
    };
    let declared = job.clone();
    let committed = job.clone();
    let verify = |artifact: &Artifact| {
        let Some(result) = artifact.payload::<JobResult>() else {
            return Err("the artifact is no job result".to_owned());
        };
        let verdict = verify_job_result(&declared, &result);
        if verdict.is_err() {
            abort_outputs(&result);
        }
        *verified.borrow_mut() = Some(result);
        verdict
    };
    let mut commit = |artifact: &Artifact| match artifact.payload::<JobResult>() {
        Some(result) if result.exit_code == 0 && !result.execution_failed => {
            commit_outputs(&committed, &result)
        }
        Some(result) => {
            abort_outputs(&result);
            Ok(())
        }
        None => Ok(()),
    };
    let made = task.execute(
        PhaseRun {
            phase: PHASE_DRIVER_EXECUTE_JOB,
            route: route.clone(),
            input: JobRequest { job }.artifact(),
            builtin: Some(&mut default),
            verify: Some(&verify),
            commit: Some(&mut commit),
        },
        &mut ArtifactSlot::new(),
    );
    if let Err(error) = made {
        if let Some(result) = verified.borrow().as_ref() {
            abort_outputs(result);
        }
        return JobEnd::error(error.to_string());
    }
    let result = verified.borrow().clone();
    let Some(result) = result else {
        return JobEnd::error("plugin phase failed: the job has no result".into());
    };
    let mut status = u8::try_from(result.exit_code).unwrap_or(1);
    let mut error = None;
    if result.execution_failed {
        status = status.max(1);
        error = Some(result.error_message.clone());
    } else if status != 0 && !result.error_message.is_empty() {
        error = Some(result.error_message.clone());
    } else if status != 0 && !result.builtin {
        error = Some(format!("a plugin's job failed with exit code {status}"));
    }
    JobEnd {
        status,
        error: error.filter(|t| !t.is_empty()),
    }
}

impl Shared {
    /// The task of a job, on this thread.
    ///
    /// # Errors
    /// The text of the error.
    pub fn begin_job(&self, place: usize) -> Result<TaskScope, String> {
        let begun = self
            .session
            .begin_task_at(NEVERC_TASK_INVOCATION, &self.parent, place as u64);
        begun.map_err(|e| format!("plugin task failed: {e}"))
    }
}

/// Begins the task of a translation unit under a job's.
///
/// # Errors
/// The text of the error.
pub fn begin_unit(task: &Rc<Task>) -> Result<TaskScope, String> {
    let begun = task
        .session()
        .begin_task(NEVERC_TASK_TRANSLATION_UNIT, Some(task.link()));
    begun.map_err(|e| format!("plugin task failed: {e}"))
}

/// Begins the task of a link under the driver's; `place` is that of the step.
///
/// # Errors
/// The text of the error.
pub fn begin_link(task: &Rc<Task>, place: usize) -> Result<TaskScope, String> {
    let begun = task
        .session()
        .begin_task_at(NEVERC_TASK_LINK, task.link(), place as u64);
    begun.map_err(|e| format!("plugin task failed: {e}"))
}

/// Holds the driver's own output for the time of its writing, so that no plugin's output is in its way.
///
/// # Errors
/// The text for a file that an output of a plugin in this task holds.
pub fn lease(task: &Rc<Task>, path: &Path) -> Result<Option<Lease>, String> {
    // A path that cannot be one is refused in other words where it is written.
    let Ok(canonical) = native::output_path(path) else {
        return Ok(None);
    };
    match Lease::of_task(&canonical, task) {
        Ok(lease) => Ok(Some(lease)),
        Err(status) => Err(format!(
            "unable to write output file '{}': a plugin's output holds it ({})",
            path.display(),
            status.name()
        )),
    }
}

/// Runs a plugin's own job.
///
/// # Errors
/// The words for a function that failed.
pub fn run_plugin(task: &Rc<Task>, job: &Job) -> Result<i32, String> {
    run_plugin_job(task, job)
        .map_err(|status| format!("plugin job '{}' failed: {}", job.callback_id, status.name()))
}

/// Runs a job that is a program.
///
/// # Errors
/// The words for a program that cannot be started.
pub fn run_command(job: &Job) -> Result<i32, String> {
    let mut command = Command::new(&job.executable);
    let mut temporaries = cleanup::TemporaryFiles::default();
    let size: usize = job.arguments.iter().map(|a| a.len() + 1).sum();
    if job.response_file_kind == NEVERC_RESPONSE_FILE_FULL && size > RESPONSE_FILE_SIZE {
        let written = temporaries.add("neverc-", ".rsp").and_then(|path| {
            std::fs::write(&path, response_file(job))?;
            Ok(path)
        });
        let path = written.map_err(|e| format!("cannot write a response file: {}", reason(&e)))?;
        let mut argument = OsString::from("@");
        argument.push(path);
        command.arg(argument);
    } else {
        command.args(job.arguments.iter());
    }
    command.envs(job.environment.iter().filter_map(|e| e.split_once('=')));
    let status = cleanup::run(&mut command)
        .map_err(|e| format!("cannot run '{}': {}", job.executable, reason(&e)))?;
    Ok(status.code().unwrap_or(1))
}

/// Arguments of more bytes go through a response file, where the job allows one. Linux takes 128 KiB in a
/// single argument and a quarter of the stack in all.
const RESPONSE_FILE_SIZE: usize = 128 << 10;

/// The arguments as a response file: one quoted word a line, in the job's encoding.
fn response_file(job: &Job) -> Vec<u8> {
    let mut text = String::new();
    for argument in job.arguments.iter() {
        text.push('"');
        for c in argument.chars() {
            if matches!(c, '"' | '\\') {
                text.push('\\');
            }
            text.push(c);
        }
        text.push_str("\"\n");
    }
    if job.response_file_encoding == NEVERC_RESPONSE_ENCODING_UTF16 {
        let units = std::iter::once(0xfeff).chain(text.encode_utf16());
        return units.flat_map(u16::to_le_bytes).collect();
    }
    text.into_bytes()
}
