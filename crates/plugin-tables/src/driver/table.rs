//! DRIVER: the 67 slots.

use std::rc::Rc;

use neverc_abi::*;
use neverc_plugin_host::boundary::{ContinuationRef, Incoming, List, bytes, view, zeroed};
use neverc_plugin_host::registrar::DataPointer;
use neverc_plugin_host::tables::DriverTable;
use neverc_plugin_host::{Call, Frame, HandleKind, PluginArguments, Status};

use super::change::{self, Change};
use super::graph::{MAX_NODES, verify_action_graph};
use super::jobs::verify_job_graph;
use super::model::*;
use super::text::{JobFile, JobFiles, Strings};
use crate::io::sink::Sink;
use crate::kinds::*;

/// The table's object; everything belongs to the artifacts.
pub struct Driver;

const ACTION_EDITS: &[HandleKind] = &[ACTION_BUILDER, ACTION_MUTATION];
const JOB_EDITS: &[HandleKind] = &[JOB_BUILDER, JOB_MUTATION];

fn text(bytes: &[u8]) -> Result<String, Status> {
    String::from_utf8(bytes.to_vec()).map_err(|_| Status::INVALID_ARGUMENT)
}

/// Element of a list that is read by index.
fn at<T>(list: &[T], index: u64) -> Result<&T, Status> {
    let index = usize::try_from(index).map_err(|_| Status::NOT_FOUND)?;
    list.get(index).ok_or(Status::NOT_FOUND)
}

/// Index into a list that is edited; `limit` itself is past the end.
fn index_below(index: u64, limit: usize) -> Result<usize, Status> {
    usize::try_from(index)
        .ok()
        .filter(|&i| i < limit)
        .ok_or(Status::INVALID_ARGUMENT)
}

fn arguments(
    call: &Call<'_>,
    frame: Frame<'_>,
    handle: NevercArtifactHandle,
) -> Result<Rc<ArgumentVector>, Status> {
    frame.payload(call, handle, ARGUMENTS)
}

fn options(
    call: &Call<'_>,
    frame: Frame<'_>,
    handle: NevercArtifactHandle,
) -> Result<Rc<OptionOccurrences>, Status> {
    frame.payload(call, handle, OPTIONS)
}

fn action_graph(
    call: &Call<'_>,
    frame: Frame<'_>,
    handle: NevercArtifactHandle,
) -> Result<Rc<ActionGraph>, Status> {
    frame.payload(call, handle, ACTION_GRAPH)
}

fn job_graph(
    call: &Call<'_>,
    frame: Frame<'_>,
    handle: NevercArtifactHandle,
) -> Result<Rc<JobGraph>, Status> {
    frame.payload(call, handle, JOB_GRAPH)
}

fn actions(call: &Call<'_>, handle: NevercHandle) -> Result<Rc<Change<ActionGraph>>, Status> {
    change::edit(call, handle, ACTION_EDITS)
}

/// Runs `f` on a node of a graph being edited.
fn edit_node(
    call: &Call<'_>,
    handle: NevercHandle,
    node: NevercActionNodeID,
    f: impl FnOnce(&mut ActionNode),
) -> Result<(), Status> {
    let change = actions(call, handle)?;
    let mut graph = change.content.borrow_mut();
    let node = graph.nodes.iter_mut().find(|n| n.id == node);
    node.map(f).ok_or(Status::NOT_FOUND)
}

/// Runs `f` on a job of a graph being edited.
fn edit_job(
    call: &Call<'_>,
    handle: NevercHandle,
    job: NevercJobID,
    f: impl FnOnce(&mut Job) -> Result<(), Status>,
) -> Result<(), Status> {
    let change: Rc<Change<JobGraph>> = change::edit(call, handle, JOB_EDITS)?;
    let mut graph = change.content.borrow_mut();
    let job = graph.jobs.iter_mut().find(|j| j.id == job);
    f(job.ok_or(Status::NOT_FOUND)?)
}

/// Overwrites at `index`, or appends there.
fn put<T>(list: &mut Vec<T>, index: u64, value: T) -> Result<(), Status> {
    let index = index_below(index, list.len() + 1)?;
    if index == list.len() {
        list.push(value);
    } else {
        list[index] = value;
    }
    Ok(())
}

fn next_id(ids: impl Iterator<Item = u64>) -> u64 {
    ids.max().unwrap_or(0).saturating_add(1)
}

fn file(record: &NevercJobFile) -> Result<JobFile, Status> {
    // SAFETY: the record is one that the plugin vouched for while the call runs.
    let path = unsafe { bytes(record.path.data.cast(), record.path.length) };
    let path = text(path.map_err(|_| Status::INVALID_DESCRIPTOR)?)?;
    Ok(JobFile {
        path,
        ty: record.type_,
    })
}

fn files<T: Copy>(
    record: &Incoming<'_, T>,
    field: impl Fn(&T) -> NevercJobFileList,
) -> Result<JobFiles, Status> {
    let list = field(record);
    let list = record.list(|_| (list.data, list.count, list.element_stride))?;
    let files: Result<Vec<JobFile>, Status> = list.to_vec().iter().map(file).collect();
    files.map(JobFiles::from)
}

fn job_from(
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

fn job_record(job: &Job) -> NevercJob {
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
fn protected(vector: &ArgumentVector) -> Vec<&str> {
    let values = vector.entries.iter().map(|a| a.value.as_str());
    values.filter(|v| PluginArguments::is_token(v)).collect()
}

fn is_protected(spelling: &str) -> bool {
    neverc_plugin_host::option::is_bootstrap_spelling(spelling)
        || PluginArguments::is_token(spelling)
}

fn by_plugin(call: &Call<'_>, value: String) -> Argument {
    Argument {
        value,
        origin: NEVERC_ARGUMENT_ORIGIN_PLUGIN,
        source: call.plugin_id().unwrap_or("").to_owned(),
        position: 1,
    }
}

impl DriverTable for Driver {
    fn get_argument_count(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        handle: NevercArtifactHandle,
    ) -> Result<u64, Status> {
        Ok(arguments(call, frame, handle)?.entries.len() as u64)
    }

    fn get_argument(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        handle: NevercArtifactHandle,
        index: u64,
    ) -> Result<
        (
            NevercStringView,
            NevercArgumentOrigin,
            NevercStringView,
            u64,
        ),
        Status,
    > {
        let vector = arguments(call, frame, handle)?;
        let a = at(&vector.entries, index)?;
        Ok((view(&a.value), a.origin, view(&a.source), a.position))
    }

    fn begin_argument_mutation(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        continuation: ContinuationRef,
        handle: NevercArtifactHandle,
    ) -> Result<NevercArgumentMutationHandle, Status> {
        change::begin::<ArgumentVector>(
            call,
            frame,
            continuation,
            handle,
            ARGUMENTS,
            ARGUMENT_MUTATION,
        )
    }

    fn insert_argument(
        &self,
        call: &Call<'_>,
        mutation: NevercHandle,
        index: u64,
        value: &[u8],
    ) -> Result<(), Status> {
        let change: Rc<Change<ArgumentVector>> =
            change::edit(call, mutation, &[ARGUMENT_MUTATION])?;
        let mut vector = change.content.borrow_mut();
        let index = index_below(index, vector.entries.len() + 1)?;
        vector.entries.insert(index, by_plugin(call, text(value)?));
        Ok(())
    }

    fn replace_argument(
        &self,
        call: &Call<'_>,
        mutation: NevercHandle,
        index: u64,
        value: &[u8],
    ) -> Result<(), Status> {
        let change: Rc<Change<ArgumentVector>> =
            change::edit(call, mutation, &[ARGUMENT_MUTATION])?;
        let mut vector = change.content.borrow_mut();
        let index = index_below(index, vector.entries.len())?;
        vector.entries[index] = by_plugin(call, text(value)?);
        Ok(())
    }

    fn erase_argument(
        &self,
        call: &Call<'_>,
        mutation: NevercHandle,
        index: u64,
    ) -> Result<(), Status> {
        let change: Rc<Change<ArgumentVector>> =
            change::edit(call, mutation, &[ARGUMENT_MUTATION])?;
        let mut vector = change.content.borrow_mut();
        let index = index_below(index, vector.entries.len())?;
        vector.entries.remove(index);
        Ok(())
    }

    fn commit_argument_mutation(
        &self,
        call: &Call<'_>,
        mutation: NevercHandle,
    ) -> Result<(), Status> {
        change::commit::<ArgumentVector>(call, mutation, ARGUMENT_MUTATION, |old, new| {
            if protected(old) != protected(new) {
                return Err(Status::VERIFICATION_FAILED);
            }
            Ok(())
        })
    }

    fn abort_argument_mutation(
        &self,
        call: &Call<'_>,
        mutation: NevercHandle,
    ) -> Result<(), Status> {
        change::abort::<ArgumentVector>(call, mutation, &[ARGUMENT_MUTATION])
    }

    fn get_option_occurrence_count(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        handle: NevercArtifactHandle,
    ) -> Result<u64, Status> {
        Ok(options(call, frame, handle)?.list.len() as u64)
    }

    fn get_option_occurrence(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        handle: NevercArtifactHandle,
        index: u64,
    ) -> Result<NevercOptionOccurrence, Status> {
        let options = options(call, frame, handle)?;
        let o = at(&options.list, index)?;
        let mut out: NevercOptionOccurrence = zeroed();
        out.occurrence = o.id;
        out.spelling = view(&o.spelling);
        out.values = o.values.list();
        out.origin = o.origin;
        Ok(out)
    }

    fn begin_parsed_argument_mutation(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        continuation: ContinuationRef,
        handle: NevercArtifactHandle,
    ) -> Result<NevercParsedArgumentMutationHandle, Status> {
        change::begin::<OptionOccurrences>(
            call,
            frame,
            continuation,
            handle,
            OPTIONS,
            PARSED_MUTATION,
        )
    }

    fn add_option_occurrence(
        &self,
        call: &Call<'_>,
        mutation: NevercHandle,
        spelling: &[u8],
        values: List<'_, NevercStringView>,
    ) -> Result<(), Status> {
        let change: Rc<Change<OptionOccurrences>> =
            change::edit(call, mutation, &[PARSED_MUTATION])?;
        let mut options = change.content.borrow_mut();
        let id = next_id(options.list.iter().map(|o| o.id));
        options.list.push(Occurrence {
            id,
            spelling: text(spelling)?,
            values: values.strings()?.into(),
            origin: NEVERC_ARGUMENT_ORIGIN_PLUGIN,
        });
        Ok(())
    }

    fn remove_option_occurrence(
        &self,
        call: &Call<'_>,
        mutation: NevercHandle,
        occurrence: u64,
    ) -> Result<(), Status> {
        let change: Rc<Change<OptionOccurrences>> =
            change::edit(call, mutation, &[PARSED_MUTATION])?;
        let mut options = change.content.borrow_mut();
        let at = options.list.iter().position(|o| o.id == occurrence);
        options.list.remove(at.ok_or(Status::NOT_FOUND)?);
        Ok(())
    }

    fn replace_option_occurrence(
        &self,
        call: &Call<'_>,
        mutation: NevercHandle,
        occurrence: u64,
        spelling: &[u8],
        values: List<'_, NevercStringView>,
    ) -> Result<(), Status> {
        let change: Rc<Change<OptionOccurrences>> =
            change::edit(call, mutation, &[PARSED_MUTATION])?;
        let mut options = change.content.borrow_mut();
        let found = options.list.iter_mut().find(|o| o.id == occurrence);
        let found = found.ok_or(Status::NOT_FOUND)?;
        found.spelling = text(spelling)?;
        found.values = values.strings()?.into();
        found.origin = NEVERC_ARGUMENT_ORIGIN_PLUGIN;
        Ok(())
    }

    fn commit_parsed_argument_mutation(
        &self,
        call: &Call<'_>,
        mutation: NevercHandle,
    ) -> Result<(), Status> {
        change::commit::<OptionOccurrences>(call, mutation, PARSED_MUTATION, |old, new| {
            let guarded = |o: &OptionOccurrences| -> Vec<(String, Vec<String>)> {
                let list = o.list.iter().filter(|o| is_protected(&o.spelling));
                list.map(|o| (o.spelling.clone(), o.values.to_vec()))
                    .collect()
            };
            let valid = |o: &Occurrence| (new.is_valid)(&o.spelling, &o.values);
            if guarded(old) != guarded(new) || !new.list.iter().all(valid) {
                return Err(Status::VERIFICATION_FAILED);
            }
            Ok(())
        })
    }

    fn abort_parsed_argument_mutation(
        &self,
        call: &Call<'_>,
        mutation: NevercHandle,
    ) -> Result<(), Status> {
        change::abort::<OptionOccurrences>(call, mutation, &[PARSED_MUTATION])
    }

    fn get_tool_chain_request(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        request: NevercArtifactHandle,
    ) -> Result<NevercToolChainRequest, Status> {
        let r = frame.payload::<ToolchainRequest>(call, request, TOOLCHAIN_REQUEST)?;
        let mut out: NevercToolChainRequest = zeroed();
        out.requested_triple = view(&r.requested_triple);
        out.computed_triple = view(&r.computed_triple);
        out.sys_root = view(&r.sysroot);
        out.resource_dir = view(&r.resource_dir);
        out.cpu = view(&r.cpu);
        out.features = r.features.list();
        out.execution_level = r.execution_level;
        out.dynamic_code_profile = r.dynamic_code.into();
        Ok(out)
    }

    fn begin_tool_chain_mutation(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        continuation: ContinuationRef,
        request: NevercArtifactHandle,
    ) -> Result<NevercToolChainMutationHandle, Status> {
        change::begin::<ToolchainRequest>(
            call,
            frame,
            continuation,
            request,
            TOOLCHAIN_REQUEST,
            TOOLCHAIN_MUTATION,
        )
    }

    fn set_tool_chain_triple(
        &self,
        call: &Call<'_>,
        mutation: NevercHandle,
        triple: &[u8],
    ) -> Result<(), Status> {
        let change: Rc<Change<ToolchainRequest>> =
            change::edit(call, mutation, &[TOOLCHAIN_MUTATION])?;
        let triple = text(triple)?;
        let mut request = change.content.borrow_mut();
        request.computed_triple.clone_from(&triple);
        request.requested_triple = triple;
        Ok(())
    }

    fn set_tool_chain_cpu(
        &self,
        call: &Call<'_>,
        mutation: NevercHandle,
        cpu: &[u8],
    ) -> Result<(), Status> {
        let change: Rc<Change<ToolchainRequest>> =
            change::edit(call, mutation, &[TOOLCHAIN_MUTATION])?;
        change.content.borrow_mut().cpu = text(cpu)?;
        Ok(())
    }

    fn set_tool_chain_features(
        &self,
        call: &Call<'_>,
        mutation: NevercHandle,
        features: List<'_, NevercStringView>,
    ) -> Result<(), Status> {
        let change: Rc<Change<ToolchainRequest>> =
            change::edit(call, mutation, &[TOOLCHAIN_MUTATION])?;
        change.content.borrow_mut().features = features.strings()?.into();
        Ok(())
    }

    fn commit_tool_chain_mutation(
        &self,
        call: &Call<'_>,
        mutation: NevercHandle,
    ) -> Result<(), Status> {
        change::commit::<ToolchainRequest>(call, mutation, TOOLCHAIN_MUTATION, |_, _| Ok(()))
    }

    fn abort_tool_chain_mutation(
        &self,
        call: &Call<'_>,
        mutation: NevercHandle,
    ) -> Result<(), Status> {
        change::abort::<ToolchainRequest>(call, mutation, &[TOOLCHAIN_MUTATION])
    }

    fn create_tool_chain_selection(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        request: NevercArtifactHandle,
        d: Incoming<'_, NevercToolChainSelectionDescriptor>,
    ) -> Result<NevercArtifactHandle, Status> {
        frame.artifact(call, request, TOOLCHAIN_REQUEST)?;
        let features: Strings = d.strings(|d| d.features)?.into();
        let selection = ToolchainSelection {
            toolchain_id: d.utf8(|d| d.tool_chain_id)?.to_owned(),
            target_key: d.utf8(|d| d.target_key)?.to_owned(),
            target_triple: d.utf8(|d| d.target_triple)?.to_owned(),
            cpu: d.utf8(|d| d.cpu)?.to_owned(),
            features,
            provider: d.provider,
            builtin: false,
        };
        if selection.toolchain_id.is_empty() || selection.target_triple.is_empty() {
            return Err(Status::INVALID_DESCRIPTOR);
        }
        frame.candidate(TOOLCHAIN_SELECTION, Rc::new(selection))
    }

    fn get_tool_chain_selection(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        selection: NevercArtifactHandle,
    ) -> Result<NevercToolChainSelection, Status> {
        let s = frame.payload::<ToolchainSelection>(call, selection, TOOLCHAIN_SELECTION)?;
        let mut out: NevercToolChainSelection = zeroed();
        out.tool_chain_id = view(&s.toolchain_id);
        out.target_key = view(&s.target_key);
        out.target_triple = view(&s.target_triple);
        out.cpu = view(&s.cpu);
        out.features = s.features.list();
        out.provider = s.provider;
        out.builtin_provider_used = s.builtin.into();
        Ok(out)
    }

    fn get_driver_input_count(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        request: NevercArtifactHandle,
    ) -> Result<u64, Status> {
        let inputs = frame.payload::<DriverInputs>(call, request, DRIVER_INPUTS)?;
        Ok(inputs.inputs.len() as u64)
    }

    fn get_driver_input(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        request: NevercArtifactHandle,
        index: u64,
    ) -> Result<NevercDriverInput, Status> {
        let inputs = frame.payload::<DriverInputs>(call, request, DRIVER_INPUTS)?;
        let input = at(&inputs.inputs, index)?;
        let mut out: NevercDriverInput = zeroed();
        out.input = input.id;
        out.type_ = input.ty;
        out.value = view(&input.value);
        Ok(out)
    }

    fn get_action_node_count(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        graph: NevercArtifactHandle,
    ) -> Result<u64, Status> {
        Ok(action_graph(call, frame, graph)?.nodes.len() as u64)
    }

    fn get_action_node(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        graph: NevercArtifactHandle,
        index: u64,
    ) -> Result<NevercActionNode, Status> {
        let graph = action_graph(call, frame, graph)?;
        let node = at(&graph.nodes, index)?;
        let mut out: NevercActionNode = zeroed();
        out.node = node.id;
        out.kind = node.kind;
        out.output_type = node.output_type;
        out.input_count = node.inputs.len() as u64;
        out.driver_input = node.driver_input;
        out.bind_arch = view(&node.bind_arch);
        Ok(out)
    }

    fn get_action_node_input(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        graph: NevercArtifactHandle,
        node: NevercActionNodeID,
        index: u64,
    ) -> Result<NevercActionNodeID, Status> {
        let graph = action_graph(call, frame, graph)?;
        let node = graph.node(node).ok_or(Status::NOT_FOUND)?;
        at(&node.inputs, index).copied()
    }

    fn get_action_root_count(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        graph: NevercArtifactHandle,
    ) -> Result<u64, Status> {
        Ok(action_graph(call, frame, graph)?.roots.len() as u64)
    }

    fn get_action_root(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        graph: NevercArtifactHandle,
        index: u64,
    ) -> Result<NevercActionNodeID, Status> {
        at(&action_graph(call, frame, graph)?.roots, index).copied()
    }

    fn create_action_graph_builder(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        request: NevercArtifactHandle,
    ) -> Result<NevercActionGraphBuilderHandle, Status> {
        let inputs = frame.payload::<DriverInputs>(call, request, DRIVER_INPUTS)?;
        let graph = ActionGraph {
            inputs: inputs.inputs.clone(),
            ..ActionGraph::default()
        };
        change::build(call, graph, ACTION_BUILDER)
    }

    fn begin_action_graph_mutation(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        continuation: ContinuationRef,
        graph: NevercArtifactHandle,
    ) -> Result<NevercActionGraphMutationHandle, Status> {
        change::begin::<ActionGraph>(
            call,
            frame,
            continuation,
            graph,
            ACTION_GRAPH,
            ACTION_MUTATION,
        )
    }

    fn add_action_node(
        &self,
        call: &Call<'_>,
        builder: NevercHandle,
        d: Incoming<'_, NevercActionNodeDescriptor>,
    ) -> Result<NevercActionNodeID, Status> {
        if d.reserved != 0 || d.header.major != 1 {
            return Err(Status::INVALID_DESCRIPTOR);
        }
        let inputs = d.inputs;
        let inputs = d.list(|_| (inputs.data, inputs.count, inputs.element_stride))?;
        let change = actions(call, builder)?;
        let mut graph = change.content.borrow_mut();
        if graph.nodes.len() >= MAX_NODES {
            return Err(Status::RESOURCE_EXHAUSTED);
        }
        let id = next_id(graph.nodes.iter().map(|n| n.id));
        graph.nodes.push(ActionNode {
            id,
            kind: d.kind,
            output_type: d.output_type,
            driver_input: d.driver_input,
            bind_arch: d.utf8(|d| d.bind_arch)?.to_owned(),
            inputs: inputs.to_vec(),
        });
        Ok(id)
    }

    fn remove_action_node(
        &self,
        call: &Call<'_>,
        builder: NevercHandle,
        node: NevercActionNodeID,
    ) -> Result<(), Status> {
        let change = actions(call, builder)?;
        let mut graph = change.content.borrow_mut();
        let at = graph.nodes.iter().position(|n| n.id == node);
        graph.nodes.remove(at.ok_or(Status::NOT_FOUND)?);
        Ok(())
    }

    fn replace_action_node_inputs(
        &self,
        call: &Call<'_>,
        builder: NevercHandle,
        node: NevercActionNodeID,
        inputs: List<'_, NevercActionNodeID>,
    ) -> Result<(), Status> {
        edit_node(call, builder, node, |n| n.inputs = inputs.to_vec())
    }

    fn set_action_node_output_type(
        &self,
        call: &Call<'_>,
        builder: NevercHandle,
        node: NevercActionNodeID,
        output_type: NevercDriverType,
    ) -> Result<(), Status> {
        edit_node(call, builder, node, |n| n.output_type = output_type)
    }

    fn set_action_node_bind_arch(
        &self,
        call: &Call<'_>,
        builder: NevercHandle,
        node: NevercActionNodeID,
        bind_arch: &[u8],
    ) -> Result<(), Status> {
        let bind_arch = text(bind_arch)?;
        edit_node(call, builder, node, |n| n.bind_arch = bind_arch)
    }

    fn set_action_roots(
        &self,
        call: &Call<'_>,
        builder: NevercHandle,
        roots: List<'_, NevercActionNodeID>,
    ) -> Result<(), Status> {
        actions(call, builder)?.content.borrow_mut().roots = roots.to_vec();
        Ok(())
    }

    fn publish_action_graph(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        builder: NevercActionGraphBuilderHandle,
    ) -> Result<NevercArtifactHandle, Status> {
        change::publish(
            call,
            frame,
            builder,
            ACTION_BUILDER,
            ACTION_GRAPH,
            verify_action_graph,
        )
    }

    fn commit_action_graph_mutation(
        &self,
        call: &Call<'_>,
        mutation: NevercHandle,
    ) -> Result<(), Status> {
        change::commit::<ActionGraph>(call, mutation, ACTION_MUTATION, |_, new| {
            verify_action_graph(new).map_err(|_| Status::VERIFICATION_FAILED)
        })
    }

    fn abort_action_graph_edit(&self, call: &Call<'_>, edit: NevercHandle) -> Result<(), Status> {
        change::abort::<ActionGraph>(call, edit, ACTION_EDITS)
    }

    fn get_job_count(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        graph: NevercArtifactHandle,
    ) -> Result<u64, Status> {
        Ok(job_graph(call, frame, graph)?.jobs.len() as u64)
    }

    fn get_job(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        graph: NevercArtifactHandle,
        index: u64,
    ) -> Result<NevercJob, Status> {
        Ok(job_record(at(&job_graph(call, frame, graph)?.jobs, index)?))
    }

    fn get_job_dependency(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        graph: NevercArtifactHandle,
        job: NevercJobID,
        index: u64,
    ) -> Result<NevercJobID, Status> {
        let graph = job_graph(call, frame, graph)?;
        at(
            &graph.job(job).ok_or(Status::NOT_FOUND)?.dependencies,
            index,
        )
        .copied()
    }

    fn get_job_argument(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        graph: NevercArtifactHandle,
        job: NevercJobID,
        index: u64,
    ) -> Result<NevercStringView, Status> {
        let graph = job_graph(call, frame, graph)?;
        at(&graph.job(job).ok_or(Status::NOT_FOUND)?.arguments, index).map(|s| view(s))
    }

    fn get_job_environment(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        graph: NevercArtifactHandle,
        job: NevercJobID,
        index: u64,
    ) -> Result<NevercStringView, Status> {
        let graph = job_graph(call, frame, graph)?;
        at(&graph.job(job).ok_or(Status::NOT_FOUND)?.environment, index).map(|s| view(s))
    }

    fn get_job_input(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        graph: NevercArtifactHandle,
        job: NevercJobID,
        index: u64,
    ) -> Result<NevercJobFile, Status> {
        let graph = job_graph(call, frame, graph)?;
        at(&graph.job(job).ok_or(Status::NOT_FOUND)?.inputs, index).map(JobFile::record)
    }

    fn get_job_output(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        graph: NevercArtifactHandle,
        job: NevercJobID,
        index: u64,
    ) -> Result<NevercJobFile, Status> {
        let graph = job_graph(call, frame, graph)?;
        at(&graph.job(job).ok_or(Status::NOT_FOUND)?.outputs, index).map(JobFile::record)
    }

    fn create_job_graph_builder(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        actions: NevercArtifactHandle,
    ) -> Result<NevercJobGraphBuilderHandle, Status> {
        let inputs = action_graph(call, frame, actions)?.inputs.clone();
        let graph = JobGraph {
            jobs: Vec::new(),
            inputs,
        };
        change::build(call, graph, JOB_BUILDER)
    }

    fn begin_job_graph_mutation(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        continuation: ContinuationRef,
        graph: NevercArtifactHandle,
    ) -> Result<NevercJobGraphMutationHandle, Status> {
        change::begin::<JobGraph>(call, frame, continuation, graph, JOB_GRAPH, JOB_MUTATION)
    }

    fn add_job(
        &self,
        call: &Call<'_>,
        edit: NevercHandle,
        d: Incoming<'_, NevercJobDescriptor>,
    ) -> Result<NevercJobID, Status> {
        let change: Rc<Change<JobGraph>> = change::edit(call, edit, JOB_EDITS)?;
        let mut graph = change.content.borrow_mut();
        let id = next_id(graph.jobs.iter().map(|j| j.id));
        graph.jobs.push(job_from(call, &d, id)?);
        Ok(id)
    }

    fn remove_job(
        &self,
        call: &Call<'_>,
        edit: NevercHandle,
        job: NevercJobID,
    ) -> Result<(), Status> {
        let change: Rc<Change<JobGraph>> = change::edit(call, edit, JOB_EDITS)?;
        let mut graph = change.content.borrow_mut();
        let at = graph.jobs.iter().position(|j| j.id == job);
        graph.jobs.remove(at.ok_or(Status::NOT_FOUND)?);
        Ok(())
    }

    fn move_job_before(
        &self,
        call: &Call<'_>,
        edit: NevercHandle,
        job: NevercJobID,
        before: NevercJobID,
    ) -> Result<(), Status> {
        let change: Rc<Change<JobGraph>> = change::edit(call, edit, JOB_EDITS)?;
        let mut graph = change.content.borrow_mut();
        let find = |graph: &JobGraph, id| graph.jobs.iter().position(|j| j.id == id);
        let from = find(&graph, job).ok_or(Status::NOT_FOUND)?;
        if before != 0 && find(&graph, before).is_none() {
            return Err(Status::NOT_FOUND);
        }
        if before == job {
            return Ok(());
        }
        let moved = graph.jobs.remove(from);
        let to = find(&graph, before).unwrap_or(graph.jobs.len());
        graph.jobs.insert(to, moved);
        Ok(())
    }

    fn replace_job(
        &self,
        call: &Call<'_>,
        edit: NevercHandle,
        job: NevercJobID,
        d: Incoming<'_, NevercJobDescriptor>,
    ) -> Result<(), Status> {
        let new = job_from(call, &d, job)?;
        edit_job(call, edit, job, |j| {
            *j = new;
            Ok(())
        })
    }

    fn set_job_argument(
        &self,
        call: &Call<'_>,
        edit: NevercHandle,
        job: NevercJobID,
        index: u64,
        value: &[u8],
    ) -> Result<(), Status> {
        let value = text(value)?;
        edit_job(call, edit, job, |j| put(j.arguments.edit(), index, value))
    }

    fn set_job_environment(
        &self,
        call: &Call<'_>,
        edit: NevercHandle,
        job: NevercJobID,
        index: u64,
        value: &[u8],
    ) -> Result<(), Status> {
        let value = text(value)?;
        edit_job(call, edit, job, |j| put(j.environment.edit(), index, value))
    }

    fn set_job_input(
        &self,
        call: &Call<'_>,
        edit: NevercHandle,
        job: NevercJobID,
        index: u64,
        record: Incoming<'_, NevercJobFile>,
    ) -> Result<(), Status> {
        let value = file(&record)?;
        edit_job(call, edit, job, |j| put(j.inputs.edit(), index, value))
    }

    fn set_job_output(
        &self,
        call: &Call<'_>,
        edit: NevercHandle,
        job: NevercJobID,
        index: u64,
        record: Incoming<'_, NevercJobFile>,
    ) -> Result<(), Status> {
        let value = file(&record)?;
        edit_job(call, edit, job, |j| put(j.outputs.edit(), index, value))
    }

    fn replace_job_dependencies(
        &self,
        call: &Call<'_>,
        edit: NevercHandle,
        job: NevercJobID,
        dependencies: List<'_, NevercJobID>,
    ) -> Result<(), Status> {
        edit_job(call, edit, job, |j| {
            j.dependencies = dependencies.to_vec();
            Ok(())
        })
    }

    fn publish_job_graph(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        builder: NevercJobGraphBuilderHandle,
    ) -> Result<NevercArtifactHandle, Status> {
        change::publish(
            call,
            frame,
            builder,
            JOB_BUILDER,
            JOB_GRAPH,
            verify_job_graph,
        )
    }

    fn commit_job_graph_mutation(
        &self,
        call: &Call<'_>,
        mutation: NevercHandle,
    ) -> Result<(), Status> {
        change::commit::<JobGraph>(call, mutation, JOB_MUTATION, |_, new| {
            verify_job_graph(new).map_err(|_| Status::VERIFICATION_FAILED)
        })
    }

    fn abort_job_graph_edit(&self, call: &Call<'_>, edit: NevercHandle) -> Result<(), Status> {
        change::abort::<JobGraph>(call, edit, JOB_EDITS)
    }

    fn get_job_execution_request(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        request: NevercArtifactHandle,
    ) -> Result<NevercJobExecutionRequest, Status> {
        let request = frame.payload::<JobRequest>(call, request, JOB_REQUEST)?;
        let job = &request.job;
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
        Ok(out)
    }

    fn create_job_result(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        request: NevercArtifactHandle,
        d: Incoming<'_, NevercJobResultDescriptor>,
    ) -> Result<NevercArtifactHandle, Status> {
        let request = frame.payload::<JobRequest>(call, request, JOB_REQUEST)?;
        if d.reserved != 0
            || d.execution_failed > NEVERC_TRUE
            || d.has_process_statistics > NEVERC_TRUE
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
        let known = d.has_process_statistics == NEVERC_TRUE;
        let times = (
            d.total_time_microseconds,
            d.user_time_microseconds,
            d.peak_memory_ki_b,
        );
        let result = JobResult {
            job: request.job.id,
            exit_code: d.exit_code,
            execution_failed: d.execution_failed == NEVERC_TRUE,
            error_message: d.utf8(|d| d.error_message)?.to_owned(),
            seals,
            builtin: false,
            statistics: known.then_some(times),
        };
        frame.candidate(JOB_RESULT, Rc::new(result))
    }

    fn get_job_result(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        result: NevercArtifactHandle,
    ) -> Result<NevercJobResult, Status> {
        let r = frame.payload::<JobResult>(call, result, JOB_RESULT)?;
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
        Ok(out)
    }
}
