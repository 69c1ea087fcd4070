//! DRIVER: the 67 slots.

use std::rc::Rc;

use neverc_abi::*;
use neverc_plugin_host::boundary::{ContinuationRef, Incoming, List, view, zeroed};
use neverc_plugin_host::tables::DriverTable;
use neverc_plugin_host::{Call, Frame, Status};

use super::access::*;
use super::change;
use super::graph::{MAX_NODES, verify_action_graph};
use super::jobs::verify_job_graph;
use super::model::*;
use super::text::JobFile;
use crate::kinds::*;

/// The table's object; everything belongs to the artifacts.
pub struct Driver;

impl DriverTable for Driver {
    fn get_argument_count(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        handle: NevercArtifactHandle,
    ) -> Result<u64, Status> {
        of_arguments(call, frame, handle, |v| Ok(v.entries.len() as u64))
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
        of_arguments(call, frame, handle, |vector| {
            let a = at(&vector.entries, index)?;
            Ok((view(&a.value), a.origin, view(&a.source), a.position))
        })
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
        edit_arguments(call, mutation, |vector| {
            let index = index_below(index, vector.entries.len() + 1)?;
            vector.entries.insert(index, by_plugin(call, text(value)?));
            Ok(())
        })
    }

    fn replace_argument(
        &self,
        call: &Call<'_>,
        mutation: NevercHandle,
        index: u64,
        value: &[u8],
    ) -> Result<(), Status> {
        edit_arguments(call, mutation, |vector| {
            let index = index_below(index, vector.entries.len())?;
            vector.entries[index] = by_plugin(call, text(value)?);
            Ok(())
        })
    }

    fn erase_argument(
        &self,
        call: &Call<'_>,
        mutation: NevercHandle,
        index: u64,
    ) -> Result<(), Status> {
        edit_arguments(call, mutation, |vector| {
            let index = index_below(index, vector.entries.len())?;
            vector.entries.remove(index);
            Ok(())
        })
    }

    fn commit_argument_mutation(
        &self,
        call: &Call<'_>,
        mutation: NevercHandle,
    ) -> Result<(), Status> {
        change::commit::<ArgumentVector>(call, mutation, ARGUMENT_MUTATION, |old, new| {
            if protected(old) != protected(new) {
                return Err(
                    call.explain("a token that loads plugins was added, changed or removed")
                );
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
        of_options(call, frame, handle, |o| Ok(o.list.len() as u64))
    }

    fn get_option_occurrence(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        handle: NevercArtifactHandle,
        index: u64,
    ) -> Result<NevercOptionOccurrence, Status> {
        of_options(call, frame, handle, |options| {
            let o = at(&options.list, index)?;
            let mut out: NevercOptionOccurrence = zeroed();
            out.occurrence = o.id;
            out.spelling = view(&o.spelling);
            out.values = o.values.list();
            out.origin = o.origin;
            Ok(out)
        })
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
        edit_options(call, mutation, |options| {
            let id = next_id(options.list.iter().map(|o| o.id));
            options.list.push(Occurrence {
                id,
                spelling: text(spelling)?,
                values: values.strings()?.into(),
                origin: NEVERC_ARGUMENT_ORIGIN_PLUGIN,
            });
            Ok(())
        })
    }

    fn remove_option_occurrence(
        &self,
        call: &Call<'_>,
        mutation: NevercHandle,
        occurrence: u64,
    ) -> Result<(), Status> {
        edit_options(call, mutation, |options| {
            let at = options.list.iter().position(|o| o.id == occurrence);
            options.list.remove(at.ok_or(Status::NOT_FOUND)?);
            Ok(())
        })
    }

    fn replace_option_occurrence(
        &self,
        call: &Call<'_>,
        mutation: NevercHandle,
        occurrence: u64,
        spelling: &[u8],
        values: List<'_, NevercStringView>,
    ) -> Result<(), Status> {
        edit_options(call, mutation, |options| {
            let found = options.list.iter_mut().find(|o| o.id == occurrence);
            let found = found.ok_or(Status::NOT_FOUND)?;
            found.spelling = text(spelling)?;
            found.values = values.strings()?.into();
            found.origin = NEVERC_ARGUMENT_ORIGIN_PLUGIN;
            Ok(())
        })
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
            if guarded(old) != guarded(new) {
                return Err(
                    call.explain("an option that loads plugins was added, changed or removed")
                );
            }
            match new.list.iter().find(|o| !valid(o)) {
                None => Ok(()),
                Some(o) => {
                    let count = o.values.len();
                    Err(call.explain(format!("no option '{}' has {count} values", o.spelling)))
                }
            }
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
        let request = frame.payload::<ToolchainRequest>(call, request, TOOLCHAIN_REQUEST)?;
        Ok(toolchain_request_record(&request))
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
        edit_request(call, mutation, |request| {
            let triple = text(triple)?;
            request.computed_triple.clone_from(&triple);
            request.requested_triple = triple;
            Ok(())
        })
    }

    fn set_tool_chain_cpu(
        &self,
        call: &Call<'_>,
        mutation: NevercHandle,
        cpu: &[u8],
    ) -> Result<(), Status> {
        edit_request(call, mutation, |request| {
            request.cpu = text(cpu)?;
            Ok(())
        })
    }

    fn set_tool_chain_features(
        &self,
        call: &Call<'_>,
        mutation: NevercHandle,
        features: List<'_, NevercStringView>,
    ) -> Result<(), Status> {
        edit_request(call, mutation, |request| {
            request.features = features.strings()?.into();
            Ok(())
        })
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
        frame.candidate(TOOLCHAIN_SELECTION, Rc::new(selection_from(&d)?))
    }

    fn get_tool_chain_selection(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        selection: NevercArtifactHandle,
    ) -> Result<NevercToolChainSelection, Status> {
        let selection =
            frame.payload::<ToolchainSelection>(call, selection, TOOLCHAIN_SELECTION)?;
        Ok(selection_record(&selection))
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
        of_actions(call, frame, graph, |g| Ok(g.nodes.len() as u64))
    }

    fn get_action_node(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        graph: NevercArtifactHandle,
        index: u64,
    ) -> Result<NevercActionNode, Status> {
        of_actions(call, frame, graph, |g| at(&g.nodes, index).map(node_record))
    }

    fn get_action_node_input(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        graph: NevercArtifactHandle,
        node: NevercActionNodeID,
        index: u64,
    ) -> Result<NevercActionNodeID, Status> {
        of_actions(call, frame, graph, |g| {
            let node = g.node(node).ok_or(Status::NOT_FOUND)?;
            at(&node.inputs, index).copied()
        })
    }

    fn get_action_root_count(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        graph: NevercArtifactHandle,
    ) -> Result<u64, Status> {
        of_actions(call, frame, graph, |g| Ok(g.roots.len() as u64))
    }

    fn get_action_root(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        graph: NevercArtifactHandle,
        index: u64,
    ) -> Result<NevercActionNodeID, Status> {
        of_actions(call, frame, graph, |g| at(&g.roots, index).copied())
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
        let bind_arch = d.utf8(|d| d.bind_arch)?.to_owned();
        edit_actions(call, builder, |graph| {
            if graph.nodes.len() >= MAX_NODES {
                return Err(Status::RESOURCE_EXHAUSTED);
            }
            let id = next_id(graph.nodes.iter().map(|n| n.id));
            graph.nodes.push(ActionNode {
                id,
                kind: d.kind,
                output_type: d.output_type,
                driver_input: d.driver_input,
                bind_arch,
                inputs: inputs.to_vec(),
            });
            Ok(id)
        })
    }

    fn remove_action_node(
        &self,
        call: &Call<'_>,
        builder: NevercHandle,
        node: NevercActionNodeID,
    ) -> Result<(), Status> {
        edit_actions(call, builder, |graph| {
            let at = graph.nodes.iter().position(|n| n.id == node);
            graph.nodes.remove(at.ok_or(Status::NOT_FOUND)?);
            Ok(())
        })
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
        edit_actions(call, builder, |graph| {
            graph.roots = roots.to_vec();
            Ok(())
        })
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
            verify_action_graph(new).map_err(|why| call.explain(why))
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
        of_jobs(call, frame, graph, |g| Ok(g.jobs.len() as u64))
    }

    fn get_job(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        graph: NevercArtifactHandle,
        index: u64,
    ) -> Result<NevercJob, Status> {
        of_jobs(call, frame, graph, |g| at(&g.jobs, index).map(job_record))
    }

    fn get_job_dependency(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        graph: NevercArtifactHandle,
        job: NevercJobID,
        index: u64,
    ) -> Result<NevercJobID, Status> {
        of_job(call, frame, graph, job, |j| {
            at(&j.dependencies, index).copied()
        })
    }

    fn get_job_argument(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        graph: NevercArtifactHandle,
        job: NevercJobID,
        index: u64,
    ) -> Result<NevercStringView, Status> {
        of_job(call, frame, graph, job, |j| {
            at(&j.arguments, index).map(|s| view(s))
        })
    }

    fn get_job_environment(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        graph: NevercArtifactHandle,
        job: NevercJobID,
        index: u64,
    ) -> Result<NevercStringView, Status> {
        of_job(call, frame, graph, job, |j| {
            at(&j.environment, index).map(|s| view(s))
        })
    }

    fn get_job_input(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        graph: NevercArtifactHandle,
        job: NevercJobID,
        index: u64,
    ) -> Result<NevercJobFile, Status> {
        of_job(call, frame, graph, job, |j| {
            at(&j.inputs, index).map(JobFile::record)
        })
    }

    fn get_job_output(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        graph: NevercArtifactHandle,
        job: NevercJobID,
        index: u64,
    ) -> Result<NevercJobFile, Status> {
        of_job(call, frame, graph, job, |j| {
            at(&j.outputs, index).map(JobFile::record)
        })
    }

    fn create_job_graph_builder(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        actions: NevercArtifactHandle,
    ) -> Result<NevercJobGraphBuilderHandle, Status> {
        let inputs = of_actions(call, frame, actions, |g| Ok(g.inputs.clone()))?;
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
        edit_graph(call, edit, |graph| {
            let id = next_id(graph.jobs.iter().map(|j| j.id));
            graph.jobs.push(job_from(call, &d, id)?);
            Ok(id)
        })
    }

    fn remove_job(
        &self,
        call: &Call<'_>,
        edit: NevercHandle,
        job: NevercJobID,
    ) -> Result<(), Status> {
        edit_graph(call, edit, |graph| {
            let at = graph.jobs.iter().position(|j| j.id == job);
            graph.jobs.remove(at.ok_or(Status::NOT_FOUND)?);
            Ok(())
        })
    }

    fn move_job_before(
        &self,
        call: &Call<'_>,
        edit: NevercHandle,
        job: NevercJobID,
        before: NevercJobID,
    ) -> Result<(), Status> {
        edit_graph(call, edit, |graph| move_job(graph, job, before))
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
            verify_job_graph(new).map_err(|why| call.explain(why))
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
        Ok(request_record(&request.job))
    }

    fn create_job_result(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        request: NevercArtifactHandle,
        d: Incoming<'_, NevercJobResultDescriptor>,
    ) -> Result<NevercArtifactHandle, Status> {
        let request = frame.payload::<JobRequest>(call, request, JOB_REQUEST)?;
        let result = result_from(call, &d, request.job.id)?;
        frame.candidate(JOB_RESULT, Rc::new(result))
    }

    fn get_job_result(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        result: NevercArtifactHandle,
    ) -> Result<NevercJobResult, Status> {
        let result = frame.payload::<JobResult>(call, result, JOB_RESULT)?;
        Ok(result_record(&result))
    }
}
