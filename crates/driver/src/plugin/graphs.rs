//! The phases of actions and jobs: the run as two graphs, and what plugins make of them.

use std::path::PathBuf;
use std::rc::Rc;

use neverc_abi::*;
use neverc_plugin_host::Artifact;
use neverc_plugin_tables::driver::text::JobFile;
use neverc_plugin_tables::driver::{
    ActionGraph, ActionNode, DriverInput, DriverInputs, Job, JobGraph, verify_action_graph,
    verify_job_graph,
};

use super::job::{file, frontend_job, lossy};
use super::steps::{Plan, Step};
use super::toolchain::route;
use super::{Plugins, execute};
use crate::invocation::{InputKind, Invocation, LinkItem, Stage};
use crate::{jobs, link};

pub(super) fn input_type(kind: InputKind) -> NevercDriverType {
    match kind {
        InputKind::C => NEVERC_DRIVER_TYPE_C,
        InputKind::Header => NEVERC_DRIVER_TYPE_C_HEADER,
        InputKind::PreprocessedC => NEVERC_DRIVER_TYPE_PP_C,
        InputKind::Assembly => NEVERC_DRIVER_TYPE_PP_ASM,
        InputKind::AssemblyWithCpp => NEVERC_DRIVER_TYPE_ASM,
        InputKind::Ir => NEVERC_DRIVER_TYPE_LLVM_BC,
        InputKind::LinkerInput => NEVERC_DRIVER_TYPE_OBJECT,
    }
}

fn inputs(invocation: &Invocation) -> Rc<Vec<DriverInput>> {
    let list = invocation.inputs.iter().zip(1u64..).map(|(input, id)| {
        let value = input.path.to_string_lossy().into_owned();
        DriverInput {
            id,
            ty: input_type(input.kind),
            value,
        }
    });
    Rc::new(list.collect())
}

/// The steps that an input takes behind its INPUT node.
fn chain(invocation: &Invocation, kind: InputKind) -> Vec<(NevercActionKind, NevercDriverType)> {
    let is_assembly = matches!(kind, InputKind::Assembly | InputKind::AssemblyWithCpp);
    let preprocessed = if is_assembly {
        NEVERC_DRIVER_TYPE_PP_ASM
    } else {
        NEVERC_DRIVER_TYPE_PP_C
    };
    let stage = invocation.stage;
    let mut steps = Vec::new();
    let is_source = matches!(
        kind,
        InputKind::C | InputKind::Header | InputKind::AssemblyWithCpp
    );
    if stage == Stage::Preprocess && invocation.dependencies.only {
        return vec![(NEVERC_ACTION_PREPROCESS, NEVERC_DRIVER_TYPE_DEPENDENCIES)];
    }
    if is_source || stage == Stage::Preprocess && kind == InputKind::PreprocessedC {
        steps.push((NEVERC_ACTION_PREPROCESS, preprocessed));
    }
    if stage == Stage::Preprocess || kind == InputKind::LinkerInput {
        return steps;
    }
    if !is_assembly {
        if stage == Stage::SyntaxOnly {
            steps.push((NEVERC_ACTION_COMPILE, NEVERC_DRIVER_TYPE_NOTHING));
            return steps;
        }
        if kind != InputKind::Ir {
            steps.push((NEVERC_ACTION_COMPILE, NEVERC_DRIVER_TYPE_LLVM_BC));
        }
        let code = match (invocation.emit_llvm, stage) {
            (true, Stage::Assembly) => NEVERC_DRIVER_TYPE_LLVM_IR,
            (true, Stage::Object) => NEVERC_DRIVER_TYPE_LLVM_BC,
            _ => NEVERC_DRIVER_TYPE_PP_ASM,
        };
        steps.push((NEVERC_ACTION_BACKEND, code));
        if code != NEVERC_DRIVER_TYPE_PP_ASM {
            return steps;
        }
    }
    if stage >= Stage::Object {
        steps.push((NEVERC_ACTION_ASSEMBLE, NEVERC_DRIVER_TYPE_OBJECT));
    }
    steps
}

/// The driver's own action graph.
#[must_use]
pub fn actions(invocation: &Invocation) -> ActionGraph {
    let mut nodes: Vec<ActionNode> = Vec::new();
    let mut ends = Vec::new();
    let inputs = inputs(invocation);
    let mut add = |kind, output_type, driver_input, inputs: Vec<u64>| {
        let id = nodes.len() as u64 + 1;
        nodes.push(ActionNode {
            id,
            kind,
            output_type,
            driver_input,
            bind_arch: String::new(),
            inputs,
        });
        id
    };
    let links = invocation.stage == Stage::Link && !invocation.link.items.is_empty();
    for (input, known) in invocation.inputs.iter().zip(inputs.iter()) {
        if input.kind == InputKind::LinkerInput && !links {
            continue;
        }
        let mut node = add(NEVERC_ACTION_INPUT, known.ty, known.id, Vec::new());
        for (kind, ty) in chain(invocation, input.kind) {
            node = add(kind, ty, 0, vec![node]);
        }
        ends.push(node);
    }
    let roots = if links && !ends.is_empty() {
        vec![add(NEVERC_ACTION_LINK, NEVERC_DRIVER_TYPE_IMAGE, 0, ends)]
    } else {
        ends
    };
    ActionGraph {
        nodes,
        roots,
        inputs,
    }
}

/// The node that a root stands for, BIND_ARCH looked through.
fn bare(graph: &ActionGraph, root: u64) -> Option<&ActionNode> {
    let mut node = graph.node(root)?;
    while node.kind == NEVERC_ACTION_BIND_ARCH {
        node = graph.node(*node.inputs.first()?)?;
    }
    Some(node)
}

/// The last node of the way from each input, for `SourceAction`; the link's node comes with `None`.
fn source_action(graph: &ActionGraph, input: Option<u64>) -> u64 {
    let reaches = |node: &ActionNode| {
        let mut node = node;
        loop {
            if node.driver_input != 0 {
                return Some(node.driver_input);
            }
            node = graph.node(*node.inputs.first()?)?;
        }
    };
    let is_link = |n: &&ActionNode| n.kind == NEVERC_ACTION_LINK;
    let found = match input {
        None => graph.nodes.iter().find(is_link),
        Some(_) => graph
            .nodes
            .iter()
            .rfind(|n| !is_link(n) && reaches(n) == input),
    };
    found.map_or(0, |n| n.id)
}

impl Plugins {
    /// `neverc.driver.build_actions`: the graph, and the request as far as its roots change it.
    ///
    /// # Errors
    /// The text of a failed phase.
    pub fn build_actions(&self, invocation: &mut Invocation) -> Result<Rc<ActionGraph>, String> {
        let own = actions(invocation);
        if !self.task.is_bound(PHASE_DRIVER_BUILD_ACTIONS) {
            return Ok(Rc::new(own));
        }
        let input = DriverInputs {
            inputs: own.inputs.clone(),
        };
        let own = own.artifact();
        let Some(untouched) = own.payload::<ActionGraph>() else {
            return Err("plugin phase failed: the action graph is gone".into());
        };
        let made = execute(
            &self.task,
            PHASE_DRIVER_BUILD_ACTIONS,
            &route(invocation),
            input.artifact(),
            |_| own,
            Some(
                &|artifact: &Artifact| match artifact.payload::<ActionGraph>() {
                    Some(graph) if graph.nodes.is_empty() => Ok(()),
                    Some(graph) => verify_action_graph(&graph),
                    None => Err("the artifact is no action graph".into()),
                },
            ),
        )
        .map_err(|e| e.to_string())?;
        let Some(graph) = made.artifact.payload::<ActionGraph>() else {
            return Err("plugin phase failed: the artifact is no action graph".into());
        };
        if !Rc::ptr_eq(&graph, &untouched) {
            follow_roots(&graph, invocation)?;
        }
        Ok(graph)
    }

    /// `neverc.driver.build_jobs`: what is to be run, in order. Compilations that plugins added or edited
    /// are put into `list`; those that were removed are not among the steps.
    ///
    /// # Errors
    /// The text of a failed phase, or of a job that this driver cannot run.
    pub fn build_jobs(
        &self,
        program: &str,
        invocation: &Invocation,
        actions: &Rc<ActionGraph>,
        list: &mut Vec<jobs::Job>,
        link: Option<&link::Command>,
    ) -> Result<Vec<Step>, String> {
        let mut own: Vec<Job> = Vec::new();
        for (index, job) in list.iter().enumerate() {
            let action = source_action(actions, Some(job.input as u64 + 1));
            own.push(frontend_job(
                program,
                invocation,
                job,
                index as u64 + 1,
                action,
            ));
        }
        if let Some(command) = link {
            let id = own.len() as u64 + 1;
            own.push(self::link_job(invocation, actions, list, id, command));
        }
        let plan = Plan {
            invocation,
            own: own.clone(),
            link,
        };
        if !self.task.is_bound(PHASE_DRIVER_BUILD_JOBS) {
            return plan.steps(own, list);
        }
        let graph = JobGraph {
            jobs: own.clone(),
            inputs: actions.inputs.clone(),
        };
        let untouched = graph.artifact().payload::<JobGraph>();
        let Some(untouched) = untouched else {
            return Err("plugin phase failed: the job graph is gone".into());
        };
        let default = Artifact::new(neverc_plugin_tables::driver::JOB_GRAPH, untouched.clone());
        let made = execute(
            &self.task,
            PHASE_DRIVER_BUILD_JOBS,
            &route(invocation),
            Artifact::new(neverc_plugin_tables::driver::ACTION_GRAPH, actions.clone()),
            move |_| default,
            Some(
                &|artifact: &Artifact| match artifact.payload::<JobGraph>() {
                    // The driver's own graph may name one file twice, as the command line may.
                    Some(graph) if Rc::ptr_eq(&graph, &untouched) => Ok(()),
                    Some(graph) => verify_job_graph(&graph),
                    None => Err("the artifact is no job graph".into()),
                },
            ),
        )
        .map_err(|e| e.to_string())?;
        let Some(graph) = made.artifact.payload::<JobGraph>() else {
            return Err("plugin phase failed: the artifact is no job graph".into());
        };
        if Rc::ptr_eq(&graph, &untouched) {
            return plan.steps(own, list);
        }
        plan.steps(in_order(&graph), list)
    }
}

/// Does what the graph's roots say, input by input: each goes as far as its root, those under no root
/// nowhere.
///
/// # Errors
/// A root that nothing here can make.
fn follow_roots(graph: &ActionGraph, invocation: &mut Invocation) -> Result<(), String> {
    let mut stops: Vec<Option<Stage>> = vec![None; invocation.inputs.len()];
    let mut is_reached = vec![false; invocation.inputs.len()];
    let mut is_linked = vec![false; invocation.inputs.len()];
    let mut emit_llvm = false;
    for root in graph.roots.iter().filter_map(|r| bare(graph, *r)) {
        let stage = stage_of(root, invocation.stage)?;
        emit_llvm |= matches!(stage, Stage::Assembly | Stage::Object)
            && root.kind != NEVERC_ACTION_ASSEMBLE
            && matches!(
                root.output_type,
                NEVERC_DRIVER_TYPE_LLVM_IR | NEVERC_DRIVER_TYPE_LLVM_BC
            );
        for input in inputs_of(graph, root.id) {
            let at = usize::try_from(input).unwrap_or(0).wrapping_sub(1);
            let (Some(stop), Some(reached)) = (stops.get_mut(at), is_reached.get_mut(at)) else {
                continue;
            };
            *reached = true;
            if stage == Stage::Link {
                is_linked[at] = true;
            } else {
                *stop = Some(stop.map_or(stage, |s| s.max(stage)));
            }
        }
    }
    let last = stops.iter().flatten().max().copied();
    let links = is_linked.contains(&true);
    invocation.stage = match last {
        _ if links => Stage::Link,
        Some(stage) => stage,
        None => return Ok(()),
    };
    invocation.emit_llvm = emit_llvm;
    for (index, input) in invocation.inputs.iter_mut().enumerate() {
        input.stop = stops[index].filter(|s| *s != invocation.stage && !is_linked[index]);
        if !is_reached[index] {
            // Nothing is made of it.
            input.kind = InputKind::LinkerInput;
        }
    }
    invocation.link.items.retain(|item| match item {
        LinkItem::Input(index) => is_linked.get(*index).copied().unwrap_or(false),
        LinkItem::Argument(_) => true,
    });
    Ok(())
}

/// How far one goes for the output of a step; `own` is how far the command line goes.
fn stage_of(node: &ActionNode, own: Stage) -> Result<Stage, String> {
    let is_bitcode = node.output_type == NEVERC_DRIVER_TYPE_LLVM_BC;
    match node.kind {
        NEVERC_ACTION_LINK => Ok(Stage::Link),
        NEVERC_ACTION_ASSEMBLE => Ok(Stage::Object),
        NEVERC_ACTION_PREPROCESS => Ok(Stage::Preprocess),
        NEVERC_ACTION_COMPILE if node.output_type == NEVERC_DRIVER_TYPE_NOTHING => {
            Ok(Stage::SyntaxOnly)
        }
        NEVERC_ACTION_COMPILE | NEVERC_ACTION_BACKEND if is_bitcode => Ok(Stage::Object),
        NEVERC_ACTION_COMPILE | NEVERC_ACTION_BACKEND => Ok(Stage::Assembly),
        // Assembly with `-S`: nothing is done with it.
        NEVERC_ACTION_INPUT => Ok(own),
        kind => Err(format!(
            "plugin phase failed: neverc.driver.build_actions: action node {}: steps of kind {} cannot be run",
            node.id,
            kind_name(kind)
        )),
    }
}

/// The name of a kind of step that no tool here does.
fn kind_name(kind: NevercActionKind) -> &'static str {
    match kind {
        NEVERC_ACTION_LIPO => "LIPO",
        NEVERC_ACTION_DSYMUTIL => "DSYMUTIL",
        NEVERC_ACTION_DYNCODE => "DYNCODE",
        NEVERC_ACTION_STATIC_LIB => "STATIC_LIB",
        // The graph was checked, so it is none that is unknown.
        _ => "BIND_ARCH",
    }
}

/// The driver inputs from which a node is made.
fn inputs_of(graph: &ActionGraph, node: u64) -> Vec<u64> {
    let mut seen = std::collections::HashSet::new();
    let mut rest = vec![node];
    let mut out = Vec::new();
    while let Some(id) = rest.pop() {
        if !seen.insert(id) {
            continue;
        }
        let Some(node) = graph.node(id) else { continue };
        if node.driver_input != 0 {
            out.push(node.driver_input);
        }
        rest.extend(&node.inputs);
    }
    out
}

fn link_job(
    invocation: &Invocation,
    actions: &ActionGraph,
    list: &[jobs::Job],
    id: u64,
    command: &link::Command,
) -> Job {
    let made = list.iter().filter_map(|j| j.output.as_deref());
    let given = invocation
        .inputs
        .iter()
        .filter(|i| i.kind == InputKind::LinkerInput)
        .map(|i| i.path.as_path());
    let inputs: Vec<JobFile> = made
        .chain(given)
        .map(|p| file(p, NEVERC_DRIVER_TYPE_OBJECT))
        .collect();
    let output = invocation
        .output
        .clone()
        .unwrap_or_else(|| PathBuf::from("a.out"));
    Job {
        id,
        kind: NEVERC_JOB_LINKER,
        response_file_kind: NEVERC_RESPONSE_FILE_NONE,
        response_file_encoding: NEVERC_RESPONSE_ENCODING_UTF8,
        in_process: false,
        source_action: source_action(actions, None),
        linker_flavor: NEVERC_LINKER_FLAVOR_GNU,
        executable: command.program.to_string_lossy().into_owned(),
        arguments: lossy(&command.args).into(),
        environment: Vec::new().into(),
        inputs: inputs.into(),
        outputs: vec![file(&output, NEVERC_DRIVER_TYPE_IMAGE)].into(),
        dependencies: (1..id).collect(),
        callback_id: String::new(),
        callback: None,
    }
}

/// The jobs, each behind those that it depends on, else as they stand.
fn in_order(graph: &JobGraph) -> Vec<Job> {
    let mut rest: Vec<&Job> = graph.jobs.iter().collect();
    let mut out: Vec<Job> = Vec::new();
    while !rest.is_empty() {
        let done = |id: &u64| out.iter().any(|j| j.id == *id);
        // The graph has no cycle, so one is always ready.
        let at = rest
            .iter()
            .position(|j| j.dependencies.iter().all(done))
            .unwrap_or(0);
        out.push(rest.remove(at).clone());
    }
    out
}
