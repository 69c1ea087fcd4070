//! How the DRIVER slots reach artifacts, open changes and records.

use neverc_abi::*;
use neverc_plugin_host::boundary::{Incoming, bytes, view, zeroed};
use neverc_plugin_host::registrar::DataPointer;
use neverc_plugin_host::{Call, Frame, HandleKind, PluginArguments, Status};

use super::change;
use super::model::*;
use super::text::{JobFile, JobFiles};
use crate::io::sink::Sink;
use crate::kinds::*;

pub(super) const ACTION_EDITS: &[HandleKind] = &[ACTION_BUILDER, ACTION_MUTATION];
pub(super) const JOB_EDITS: &[HandleKind] = &[JOB_BUILDER, JOB_MUTATION];

pub(super) fn text(bytes: &[u8]) -> Result<String, Status> {
    String::from_utf8(bytes.to_vec()).map_err(|_| Status::INVALID_ARGUMENT)
}

/// Element of a list that is read by index.
pub(super) fn at<T>(list: &[T], index: u64) -> Result<&T, Status> {
    let index = usize::try_from(index).map_err(|_| Status::INVALID_ARGUMENT)?;
    list.get(index).ok_or(Status::INVALID_ARGUMENT)
}

/// Index into a list that is edited; `limit` itself is past the end.
pub(super) fn index_below(index: u64, limit: usize) -> Result<usize, Status> {
    usize::try_from(index)
        .ok()
        .filter(|&i| i < limit)
        .ok_or(Status::INVALID_ARGUMENT)
}

/// Runs `f` on arguments that are read.
pub(super) fn of_arguments<R>(
    call: &Call<'_>,
    frame: Frame<'_>,
    handle: NevercArtifactHandle,
    f: impl FnOnce(&ArgumentVector) -> Result<R, Status>,
) -> Result<R, Status> {
    frame.with_payload(call, handle, ARGUMENTS, f)
}

/// Runs `f` on options that are read.
pub(super) fn of_options<R>(
    call: &Call<'_>,
    frame: Frame<'_>,
    handle: NevercArtifactHandle,
    f: impl FnOnce(&OptionOccurrences) -> Result<R, Status>,
) -> Result<R, Status> {
    frame.with_payload(call, handle, OPTIONS, f)
}

/// Runs `f` on an action graph that is read.
pub(super) fn of_actions<R>(
    call: &Call<'_>,
    frame: Frame<'_>,
    handle: NevercArtifactHandle,
    f: impl FnOnce(&ActionGraph) -> Result<R, Status>,
) -> Result<R, Status> {
    frame.with_payload(call, handle, ACTION_GRAPH, f)
}

/// Runs `f` on a job graph that is read.
pub(super) fn of_jobs<R>(
    call: &Call<'_>,
    frame: Frame<'_>,
    handle: NevercArtifactHandle,
    f: impl FnOnce(&JobGraph) -> Result<R, Status>,
) -> Result<R, Status> {
    frame.with_payload(call, handle, JOB_GRAPH, f)
}

/// Runs `f` on a job of a graph that is read. What it gives may point into the job: the artifact keeps it.
pub(super) fn of_job<R>(
    call: &Call<'_>,
    frame: Frame<'_>,
    graph: NevercArtifactHandle,
    job: NevercJobID,
    f: impl FnOnce(&Job) -> Result<R, Status>,
) -> Result<R, Status> {
    of_jobs(call, frame, graph, |graph| {
        f(graph.job(job).ok_or(Status::NOT_FOUND)?)
    })
}

/// Runs `f` on the arguments being edited.
pub(super) fn edit_arguments<R>(
    call: &Call<'_>,
    handle: NevercHandle,
    f: impl FnOnce(&mut ArgumentVector) -> Result<R, Status>,
) -> Result<R, Status> {
    change::with(call, handle, &[ARGUMENT_MUTATION], f)
}

/// Runs `f` on the options being edited.
pub(super) fn edit_options<R>(
    call: &Call<'_>,
    handle: NevercHandle,
    f: impl FnOnce(&mut OptionOccurrences) -> Result<R, Status>,
) -> Result<R, Status> {
    change::with(call, handle, &[PARSED_MUTATION], f)
}

/// Runs `f` on the toolchain request being edited.
pub(super) fn edit_request<R>(
    call: &Call<'_>,
    handle: NevercHandle,
    f: impl FnOnce(&mut ToolchainRequest) -> Result<R, Status>,
) -> Result<R, Status> {
    change::with(call, handle, &[TOOLCHAIN_MUTATION], f)
}

/// Runs `f` on the job graph being edited.
pub(super) fn edit_graph<R>(
    call: &Call<'_>,
    handle: NevercHandle,
    f: impl FnOnce(&mut JobGraph) -> Result<R, Status>,
) -> Result<R, Status> {
    change::with(call, handle, JOB_EDITS, f)
}

/// Runs `f` on the action graph being edited.
pub(super) fn edit_actions<R>(
    call: &Call<'_>,
    handle: NevercHandle,
    f: impl FnOnce(&mut ActionGraph) -> Result<R, Status>,
) -> Result<R, Status> {
    change::with(call, handle, ACTION_EDITS, f)
}

/// Runs `f` on a node of a graph being edited.
pub(super) fn edit_node(
    call: &Call<'_>,
    handle: NevercHandle,
    node: NevercActionNodeID,
    f: impl FnOnce(&mut ActionNode),
) -> Result<(), Status> {
    edit_actions(call, handle, |graph| {
        let node = graph.nodes.iter_mut().find(|n| n.id == node);
        node.map(f).ok_or(Status::NOT_FOUND)
    })
}

/// Runs `f` on a job of a graph being edited.
pub(super) fn edit_job(
    call: &Call<'_>,
    handle: NevercHandle,
    job: NevercJobID,
    f: impl FnOnce(&mut Job) -> Result<(), Status>,
) -> Result<(), Status> {
    edit_graph(call, handle, |graph| {
        let job = graph.jobs.iter_mut().find(|j| j.id == job);
        f(job.ok_or(Status::NOT_FOUND)?)
    })
}

/// Overwrites at `index`, or appends there.
pub(super) fn put<T>(list: &mut Vec<T>, index: u64, value: T) -> Result<(), Status> {
    let index = index_below(index, list.len() + 1)?;
    if index == list.len() {
        list.push(value);
    } else {
        list[index] = value;
    }
    Ok(())
}

pub(super) fn next_id(ids: impl Iterator<Item = u64>) -> u64 {
    ids.max().unwrap_or(0).saturating_add(1)
}

pub(super) fn file(record: &NevercJobFile) -> Result<JobFile, Status> {
    // SAFETY: the record is one that the plugin vouched for while the call runs.
    let path = unsafe { bytes(record.path.data.cast(), record.path.length) };
    let path = text(path.map_err(|_| Status::INVALID_DESCRIPTOR)?)?;
    Ok(JobFile {
        path,
        ty: record.type_,
    })
}

pub(super) fn files<T: Copy>(
    record: &Incoming<'_, T>,
    field: impl Fn(&T) -> NevercJobFileList,
) -> Result<JobFiles, Status> {
    let list = field(record);
    let list = record.list(|_| (list.data, list.count, list.element_stride))?;
    let files: Result<Vec<JobFile>, Status> = list.to_vec().iter().map(file).collect();
    files.map(JobFiles::from)
}

pub(super) fn job_from(
    call: &Call<'_>,
    d: &Incoming<'_, NevercJobDescriptor>,
    id: u64,
) -> Result<Job, Status> {
    if d.reserved != 0 || d.in_process > NEVERC_TRUE || d.header.major != 1 {
        return Err(Status::INVALID_DESCRIPTOR);
    }
    let plugin = call.plugin().ok_or(Status::INVALID_STATE)?;
    let ids = d.dependencies;
    Ok(Job {
        id,
        kind: d.kind,
        response_file_kind: d.response_file_kind,
        response_file_encoding: d.response_file_encoding,
        in_process: d.in_process == NEVERC_TRUE,
        source_action: d.source_action,
        linker_flavor: d.linker_flavor,
        executable: d.utf8(|d| d.executable)?.to_owned(),
        arguments: d.strings(|d| d.arguments)?.into(),
        environment: d.strings(|d| d.environment)?.into(),
        inputs: files(d, |d| d.inputs)?,
        outputs: files(d, |d| d.outputs)?,
        dependencies: d
            .list(|_| (ids.data, ids.count, ids.element_stride))?
            .to_vec(),
        callback_id: d.utf8(|d| d.callback_id)?.to_owned(),
        callback: d.callback.map(|function| PluginCallback {
            plugin: plugin.clone(),
            function: Some(function),
            data: DataPointer(d.user_data),
        }),
    })
}

pub(super) fn job_record(job: &Job) -> NevercJob {
    let mut out: NevercJob = zeroed();
    out.header = neverc_plugin_host::boundary::header::<NevercJob>();
    out.job = job.id;
    out.kind = job.kind;
    out.response_file_kind = job.response_file_kind;
    out.response_file_encoding = job.response_file_encoding;
    out.in_process = job.in_process.into();
    out.source_action = job.source_action;
    out.linker_flavor = job.linker_flavor;
    out.executable = view(&job.executable);
    out.callback_id = view(&job.callback_id);
    out.argument_count = job.arguments.len() as u64;
    out.environment_count = job.environment.len() as u64;
    out.input_count = job.inputs.len() as u64;
    out.output_count = job.outputs.len() as u64;
    out.dependency_count = job.dependencies.len() as u64;
    out
}

/// The tokens that plugins may not touch, in order.
pub(super) fn protected(vector: &ArgumentVector) -> Vec<&str> {
    let values = vector.entries.iter().map(|a| a.value.as_str());
    values.filter(|v| PluginArguments::is_token(v)).collect()
}

pub(super) fn is_protected(spelling: &str) -> bool {
    neverc_plugin_host::option::is_bootstrap_spelling(spelling)
        || PluginArguments::is_token(spelling)
}

pub(super) fn by_plugin(call: &Call<'_>, value: String) -> Argument {
    Argument {
        value,
        origin: NEVERC_ARGUMENT_ORIGIN_PLUGIN,
        source: call.plugin_id().unwrap_or("").to_owned(),
        position: 1,
    }
}

/// A graph's job moved before another, or to the end.
pub(super) fn move_job(
    graph: &mut JobGraph,
    job: NevercJobID,
    before: NevercJobID,
) -> Result<(), Status> {
    let find = |graph: &JobGraph, id| graph.jobs.iter().position(|j| j.id == id);
    let from = find(graph, job).ok_or(Status::NOT_FOUND)?;
    if before != 0 && find(graph, before).is_none() {
        return Err(Status::NOT_FOUND);
    }
    if before == job {
        return Ok(());
    }
    let moved = graph.jobs.remove(from);
    let to = find(graph, before).unwrap_or(graph.jobs.len());
    graph.jobs.insert(to, moved);
    Ok(())
}

/// The record of a job to be run.
pub(super) fn request_record(job: &Job) -> NevercJobExecutionRequest {
    let mut out: NevercJobExecutionRequest = zeroed();
    out.job = job_record(job);
    out.arguments = job.arguments.list();
    out.environment = job.environment.list();
    out.inputs = job.inputs.list();
    out.outputs = job.outputs.list();
    out.dependencies = NevercJobIDList {
        data: job.dependencies.as_ptr(),
        count: job.dependencies.len() as u64,
        element_stride: size_of::<NevercJobID>() as u64,
    };
    out
}

/// The result that a plugin describes.
pub(super) fn result_from(
    call: &Call<'_>,
    d: &Incoming<'_, NevercJobResultDescriptor>,
    job: NevercJobID,
) -> Result<JobResult, Status> {
    if d.reserved != 0 || d.execution_failed > NEVERC_TRUE || d.has_process_statistics > NEVERC_TRUE
    {
        return Err(Status::INVALID_DESCRIPTOR);
    }
    let list = d.output_seals;
    let mut seals = Vec::new();
    for seal in d
        .list(|_| (list.data, list.count, list.element_stride))?
        .to_vec()
    {
        seals.push(call.object::<Sink>(seal, SEAL)?);
    }
    let times = (
        d.total_time_microseconds,
        d.user_time_microseconds,
        d.peak_memory_ki_b,
    );
    Ok(JobResult {
        job,
        exit_code: d.exit_code,
        execution_failed: d.execution_failed == NEVERC_TRUE,
        error_message: d.utf8(|d| d.error_message)?.to_owned(),
        seals,
        builtin: false,
        statistics: (d.has_process_statistics == NEVERC_TRUE).then_some(times),
    })
}

/// The record of a result.
pub(super) fn result_record(r: &JobResult) -> NevercJobResult {
    let mut out: NevercJobResult = zeroed();
    out.job = r.job;
    out.exit_code = r.exit_code;
    out.execution_failed = r.execution_failed.into();
    out.has_process_statistics = r.statistics.is_some().into();
    out.builtin_provider_used = r.builtin.into();
    out.output_seal_count = r.seals.len() as u64;
    out.error_message = view(&r.error_message);
    let (total, user, peak) = r.statistics.unwrap_or_default();
    out.total_time_microseconds = total;
    out.user_time_microseconds = user;
    out.peak_memory_ki_b = peak;
    out
}

/// The record of a toolchain request.
pub(super) fn toolchain_request_record(r: &ToolchainRequest) -> NevercToolChainRequest {
    let mut out: NevercToolChainRequest = zeroed();
    out.requested_triple = view(&r.requested_triple);
    out.computed_triple = view(&r.computed_triple);
    out.sys_root = view(&r.sysroot);
    out.resource_dir = view(&r.resource_dir);
    out.cpu = view(&r.cpu);
    out.features = r.features.list();
    out.execution_level = r.execution_level;
    out.dynamic_code_profile = r.dynamic_code.into();
    out
}

/// The selection that a plugin describes.
pub(super) fn selection_from(
    d: &Incoming<'_, NevercToolChainSelectionDescriptor>,
) -> Result<ToolchainSelection, Status> {
    let selection = ToolchainSelection {
        toolchain_id: d.utf8(|d| d.tool_chain_id)?.to_owned(),
        target_key: d.utf8(|d| d.target_key)?.to_owned(),
        target_triple: d.utf8(|d| d.target_triple)?.to_owned(),
        cpu: d.utf8(|d| d.cpu)?.to_owned(),
        features: d.strings(|d| d.features)?.into(),
        provider: d.provider,
        builtin: false,
    };
    if selection.toolchain_id.is_empty() || selection.target_triple.is_empty() {
        return Err(Status::INVALID_DESCRIPTOR);
    }
    Ok(selection)
}

/// The record of a selection.
pub(super) fn selection_record(s: &ToolchainSelection) -> NevercToolChainSelection {
    let mut out: NevercToolChainSelection = zeroed();
    out.tool_chain_id = view(&s.toolchain_id);
    out.target_key = view(&s.target_key);
    out.target_triple = view(&s.target_triple);
    out.cpu = view(&s.cpu);
    out.features = s.features.list();
    out.provider = s.provider;
    out.builtin_provider_used = s.builtin.into();
    out
}

/// The record of a node.
pub(super) fn node_record(node: &ActionNode) -> NevercActionNode {
    let mut out: NevercActionNode = zeroed();
    out.node = node.id;
    out.kind = node.kind;
    out.output_type = node.output_type;
    out.input_count = node.inputs.len() as u64;
    out.driver_input = node.driver_input;
    out.bind_arch = view(&node.bind_arch);
    out
}
