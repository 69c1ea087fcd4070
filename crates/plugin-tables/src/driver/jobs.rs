//! The rules of job graphs and results, and the running of plugins' own jobs.

use std::collections::HashSet;
use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;

use neverc_abi::*;
use neverc_plugin_host::boundary::{header, view};
use neverc_plugin_host::{Status, Task};

use super::graph::has_cycle;
use super::model::{Job, JobGraph, JobResult};
use crate::io::sink::Sink;
use crate::io::{bundle, native};

fn fields_agree(job: &Job) -> Result<(), String> {
    let fail = |why: &str| Err(format!("job {}: {why}", job.id));
    if job.id == 0 || !(NEVERC_JOB_COMMAND..=NEVERC_JOB_DYNCODE).contains(&job.kind) {
        return fail("its kind or number is unknown");
    }
    if job.response_file_kind > NEVERC_RESPONSE_FILE_LIST
        || job.response_file_encoding > NEVERC_RESPONSE_ENCODING_UTF16
        || job.linker_flavor > NEVERC_LINKER_FLAVOR_DARWIN
    {
        return fail("an enumeration is out of range");
    }
    let is_plugin = job.kind == NEVERC_JOB_PLUGIN;
    if is_plugin && (job.callback.is_none() || job.callback_id.is_empty()) {
        return fail("a PLUGIN job needs a callback and its ID");
    }
    if !is_plugin && job.callback.is_some() {
        return fail("only a PLUGIN job has a callback");
    }
    if job.kind != NEVERC_JOB_LINKER && job.linker_flavor != NEVERC_LINKER_FLAVOR_NONE {
        return fail("only a LINKER job has a flavor");
    }
    if matches!(job.kind, NEVERC_JOB_COMMAND | NEVERC_JOB_ARCHIVE) && job.executable.is_empty() {
        return fail("it has no program");
    }
    Ok(())
}

/// Checks a graph (`neverc.driver.verify_job_graph`).
///
/// # Errors
/// What is wrong.
pub fn verify_job_graph(graph: &JobGraph) -> Result<(), String> {
    let plain = |path: &str| native::normalize(Path::new(path));
    let mut ids = HashSet::new();
    let mut outputs = HashSet::new();
    for job in &graph.jobs {
        fields_agree(job)?;
        if !ids.insert(job.id) {
            return Err("two jobs have one number".into());
        }
        for output in job
            .outputs
            .iter()
            .filter(|o| o.ty != NEVERC_DRIVER_TYPE_NOTHING)
        {
            if output.path.is_empty() || !outputs.insert(plain(&output.path)) {
                return Err(format!(
                    "the output '{}' is made twice or has no path",
                    output.path
                ));
            }
        }
    }
    let given = |path: &str| graph.inputs.iter().any(|i| i.value == path);
    for job in &graph.jobs {
        if job.dependencies.iter().any(|d| !ids.contains(d)) {
            return Err(format!("job {} depends on a job that is not there", job.id));
        }
        for input in job.inputs.iter() {
            if !given(&input.path) && !outputs.contains(&plain(&input.path)) {
                return Err(format!(
                    "the input '{}' of job {} is dangling",
                    input.path, job.id
                ));
            }
        }
    }
    let edges = graph.jobs.iter().map(|j| (j.id, j.dependencies.as_slice()));
    if has_cycle(edges.collect()) {
        return Err("the job graph has a cycle".into());
    }
    Ok(())
}

/// Checks a result against its job (`neverc.driver.verify_job_result`): a successful one must prove exactly the
/// declared outputs. What the default made is its own business.
///
/// # Errors
/// What is wrong; the caller aborts the outputs then.
pub fn verify_job_result(job: &Job, result: &JobResult) -> Result<(), String> {
    if result.job != job.id {
        return Err("the result is that of another job".into());
    }
    if result.builtin || result.exit_code != 0 || result.execution_failed {
        return Ok(());
    }
    let mut declared = Vec::new();
    for output in job
        .outputs
        .iter()
        .filter(|o| o.ty != NEVERC_DRIVER_TYPE_NOTHING)
    {
        match native::output_path(Path::new(&output.path)) {
            Ok(path) => declared.push(path),
            Err(e) => return Err(format!("output '{}': {}", output.path, e.text())),
        }
    }
    let mut proven: Vec<_> = result
        .seals
        .iter()
        .filter_map(|s| s.path().map(Path::to_path_buf))
        .collect();
    let finished = |s: &Rc<Sink>| s.state() == NEVERC_OUTPUT_FINISHED;
    declared.sort();
    proven.sort();
    if proven != declared
        || !result.seals.iter().all(finished)
        || proven.len() != result.seals.len()
    {
        return Err(format!(
            "the result of job {} must seal exactly the declared outputs",
            job.id
        ));
    }
    Ok(())
}

/// Publishes the outputs of a verified result as one: all of them, or none. The job's first output is the main one.
///
/// # Errors
/// What could not be published.
pub fn commit_outputs(job: &Job, result: &JobResult) -> Result<(), String> {
    let main = job.outputs.first();
    let main = main.and_then(|o| native::output_path(Path::new(&o.path)).ok());
    let mut seals = result.seals.clone();
    seals.sort_by_key(|s| s.path() != main.as_deref());
    let published = bundle::publish(&seals);
    if published.is_err() {
        abort_outputs(result);
    }
    published
}

/// Gives the outputs of a refused or failed result up.
pub fn abort_outputs(result: &JobResult) {
    for seal in &result.seals {
        // Those that were published already stay.
        let _ = seal.abort();
    }
}

/// Runs a PLUGIN job and gives its exit code.
///
/// # Errors
/// The status of a callback that failed; `CAPABILITY_UNAVAILABLE` for a job without one.
pub fn run_plugin_job(task: &Rc<Task>, job: &Job) -> Result<i32, Status> {
    let callback = job
        .callback
        .as_ref()
        .ok_or(Status::CAPABILITY_UNAVAILABLE)?;
    let function = callback.function.ok_or(Status::CAPABILITY_UNAVAILABLE)?;
    let context = NevercPluginJobContext {
        header: header::<NevercPluginJobContext>(),
        session: task.session().handle(),
        job: job.id,
        callback_id: view(&job.callback_id),
        arguments: job.arguments.list(),
        environment: job.environment.list(),
        inputs: job.inputs.list(),
        outputs: job.outputs.list(),
    };
    let mut exit_code = 0i32;
    let out = &raw mut exit_code;
    let name: Arc<str> = Arc::from(format!("{}/job", job.callback_id));
    let status = task.call_plugin(&callback.plugin, &name, false, || {
        // SAFETY: context and exit code live for the call; the data is the plugin's own.
        unsafe { function(&raw const context, out, callback.data.0) }
    });
    status.into_result().map(|()| exit_code)
}
