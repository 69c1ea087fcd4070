//! The phase of job execution, around a compilation, a link, a plugin's function or a program.

use std::cell::RefCell;
use std::rc::Rc;

use neverc_abi::*;
use neverc_plugin_host::task::{Task, TaskScope};
use neverc_plugin_host::{Artifact, ArtifactSlot, BuiltinError, PhaseRun, Route};
use neverc_plugin_tables::driver::text::JobFile;
use neverc_plugin_tables::driver::{
    Job, JobRequest, JobResult, abort_outputs, commit_outputs, run_plugin_job, verify_job_result,
};

use super::Shared;
use crate::cleanup;
use crate::compile::Product;
use crate::invocation::{Invocation, MacroEdit};
use crate::output::reason;
use crate::{jobs, show};

/// A frontend job as plain data, which may go to another thread.
#[derive(Clone, Debug)]
pub struct Frontend {
    /// Its number.
    pub id: u64,
    action: u64,
    executable: String,
    arguments: Vec<String>,
    input: (String, NevercDriverType),
    output: Option<(String, NevercDriverType)>,
    dependencies: Vec<u64>,
}

impl Frontend {
    /// The job of a compilation.
    #[must_use]
    pub fn new(
        program: &str,
        invocation: &Invocation,
        job: &jobs::Job,
        id: u64,
        action: u64,
    ) -> Frontend {
        let mut words = show::compile_words(program, invocation, job);
        let executable = words.remove(0);
        // Two entries each, where a plugin can find and change them.
        for edit in &invocation.preprocessor.macros {
            let (option, text) = match edit {
                MacroEdit::Define(text) => ("-D", text),
                MacroEdit::Undefine(text) => ("-U", text),
            };
            words.extend([option.to_owned(), text.clone()]);
        }
        let ty = match job.product {
            Product::Nothing => NEVERC_DRIVER_TYPE_NOTHING,
            Product::Preprocessed => NEVERC_DRIVER_TYPE_PP_C,
            Product::Dependencies => NEVERC_DRIVER_TYPE_DEPENDENCIES,
            Product::Assembly => NEVERC_DRIVER_TYPE_PP_ASM,
            Product::Object => NEVERC_DRIVER_TYPE_OBJECT,
            Product::IrText => NEVERC_DRIVER_TYPE_LLVM_IR,
            Product::Bitcode => NEVERC_DRIVER_TYPE_LLVM_BC,
        };
        let output = job
            .output
            .as_ref()
            .filter(|path| path.as_os_str() != "-")
            .map(|path| (path.to_string_lossy().into_owned(), ty));
        let path = &invocation.inputs[job.input].path;
        Frontend {
            id,
            action,
            executable,
            arguments: words,
            input: (path.to_string_lossy().into_owned(), NEVERC_DRIVER_TYPE_C),
            output,
            dependencies: Vec::new(),
        }
    }

    /// The same after plugins have edited the job graph.
    #[must_use]
    pub fn edited(&self, job: &Job) -> Frontend {
        let first = |files: &[JobFile]| files.first().map(|f| (f.path.clone(), f.ty));
        Frontend {
            id: job.id,
            action: job.source_action,
            executable: job.executable.clone(),
            arguments: job.arguments.to_vec(),
            input: first(&job.inputs).unwrap_or_else(|| self.input.clone()),
            output: first(&job.outputs),
            dependencies: job.dependencies.clone(),
        }
    }

    /// The job as plugins see it.
    #[must_use]
    pub fn job(&self) -> Job {
        let file = |(path, ty): &(String, NevercDriverType)| JobFile {
            path: path.clone(),
            ty: *ty,
        };
        let outputs: Vec<JobFile> = self.output.iter().map(file).collect();
        Job {
            id: self.id,
            kind: NEVERC_JOB_FRONTEND,
            response_file_kind: NEVERC_RESPONSE_FILE_NONE,
            response_file_encoding: NEVERC_RESPONSE_ENCODING_UTF8,
            in_process: true,
            source_action: self.action,
            linker_flavor: NEVERC_LINKER_FLAVOR_NONE,
            executable: self.executable.clone(),
            arguments: self.arguments.clone().into(),
            environment: Vec::new().into(),
            inputs: vec![file(&self.input)].into(),
            outputs: outputs.into(),
            dependencies: self.dependencies.clone(),
            callback_id: String::new(),
            callback: None,
        }
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
            commit_outputs(&result)
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
    pub fn begin_job(&self) -> Result<TaskScope, String> {
        self.session
            .begin_task(NEVERC_TASK_INVOCATION, Some(&self.parent))
            .map_err(|e| format!("plugin task failed: {e}"))
    }
}

/// Begins the task of a translation unit under a job's, or that of a link.
///
/// # Errors
/// The text of the error.
pub fn begin_child(task: &Rc<Task>, kind: NevercTaskKind) -> Result<TaskScope, String> {
    task.session()
        .begin_task(kind, Some(task.link()))
        .map_err(|e| format!("plugin task failed: {e}"))
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
    let mut command = super::graphs::command(job);
    let status = cleanup::run(&mut command)
        .map_err(|e| format!("cannot run '{}': {}", job.executable, reason(&e)))?;
    Ok(status.code().unwrap_or(1))
}
