//! The DRIVER table: editing and replacing what the six driver phases work on.

mod support;

use std::rc::Rc;

use neverc_abi::*;
use neverc_plugin_host::{Artifact, ArtifactSlot, PhaseError, PhaseRun, Route, Task};
use neverc_plugin_tables::driver::text::JobFile;
use neverc_plugin_tables::driver::*;
use support::{INVOCATION, Lab, activate, config, host};

type Verify<'a> = &'a dyn Fn(&Artifact) -> Result<(), String>;
type Default<'a> = &'a mut dyn FnMut(&Artifact) -> Artifact;

/// Runs one driver phase with the plugin of the case; `after` sees what it made.
fn run<R>(
    lab: &Lab,
    defines: &[&str],
    phase: usize,
    input: Artifact,
    default: Default<'_>,
    verify: Option<Verify<'_>>,
    after: impl FnOnce(&Rc<Task>, Result<Artifact, PhaseError>) -> R,
) -> R {
    let dir = std::fs::canonicalize(lab.path(".")).expect("exists");
    let dir = format!("DIR=\"{}\"", dir.display());
    let mut all = vec![dir.as_str()];
    all.extend(defines);
    let module = lab.build("driver.c", "d.so", &all);
    let plan = activate(&host(), &[&module]).expect("activates");
    let session = plan.open_session(config(), None).expect("begins");
    let task = session.begin_task(INVOCATION, None).expect("begins");
    let mut builtin = |a: &Artifact| Ok(default(a));
    let run = PhaseRun {
        phase,
        route: Route::default(),
        input,
        builtin: Some(&mut builtin),
        verify,
        commit: None,
    };
    let mut slot = ArtifactSlot::new();
    let made = task.execute(run, &mut slot).map(|p| p.artifact);
    let result = after(&task, made);
    assert!(task.end().is_ok());
    assert!(session.end().is_ok());
    result
}

#[test]
fn arguments_are_edited_but_tokens_are_not() {
    let lab = Lab::new();
    let input =
        ArgumentVector::from_command_line(&["neverc", "-O0", "-Werror", "-fplugin=d.so", "a.c"])
            .artifact();
    let mut same = |a: &Artifact| a.clone();
    run(
        &lab,
        &["CASE_ARGUMENTS"],
        PHASE_DRIVER_RAW_ARGUMENTS,
        input,
        &mut same,
        None,
        |_, made| {
            let vector = made
                .expect("it goes on")
                .payload::<ArgumentVector>()
                .expect("a vector");
            assert_eq!(
                vector.values(),
                ["neverc", "-DX=1", "-O2", "-fplugin=d.so", "a.c"]
            );
        },
    );
    assert_eq!(
        lab.log(),
        [
            "observer begins: POLICY_VIOLATION",
            "count of null out: INVALID_ARGUMENT",
            "past the end: INVALID_ARGUMENT",
            "other slot's artifact: WRONG_TYPE",
            "begin null: POLICY_VIOLATION",
            "begin fake: WRONG_SCOPE",
            "begin: OK",
            "begin twice: INVALID_STATE",
            "forge: OK",
            "commit forged: VERIFICATION_FAILED",
            "abort: OK",
            "abort again: STALE_HANDLE",
            "begin anew: OK",
            "replace: OK",
            "erase: OK",
            "insert: OK",
            "insert far: INVALID_ARGUMENT",
            "wrong family: WRONG_TYPE",
            "commit: OK",
            "commit again: STALE_HANDLE",
            "neverc 0 command line 1",
            "-DX=1 2 org.neverc.test 1",
            "-O2 2 org.neverc.test 1",
            "-fplugin=d.so 0 command line 4",
            "a.c 0 command line 5",
        ]
    );
}

#[test]
fn parsed_options_are_edited_by_number() {
    let lab = Lab::new();
    let occurrence = |id, spelling: &str, values: &[&str]| Occurrence {
        id,
        spelling: spelling.into(),
        values: values
            .iter()
            .map(|v| (*v).to_owned())
            .collect::<Vec<_>>()
            .into(),
        origin: NEVERC_ARGUMENT_ORIGIN_COMMAND_LINE,
    };
    let input = OptionOccurrences {
        list: vec![occurrence(1, "-O0", &[]), occurrence(2, "-D", &["X=1"])],
        is_valid: |spelling, values| {
            matches!((spelling, values.len()), ("-O0" | "-O2", 0) | ("-D", 1))
        },
    };
    let mut same = |a: &Artifact| a.clone();
    run(
        &lab,
        &["CASE_PARSED"],
        PHASE_DRIVER_PARSED_ARGUMENTS,
        input.artifact(),
        &mut same,
        None,
        |_, made| {
            let options = made
                .expect("it goes on")
                .payload::<OptionOccurrences>()
                .expect("options");
            let list: Vec<_> = options
                .list
                .iter()
                .map(|o| (o.spelling.as_str(), o.values.to_vec()))
                .collect();
            assert_eq!(list, [("-D", vec!["Y=2".to_owned()]), ("-O2", vec![])]);
        },
    );
    assert_eq!(
        lab.log(),
        [
            "get: OK",
            "-D 1 X=1",
            "begin: OK",
            "replace: OK",
            "unknown: NOT_FOUND",
            "add bad: OK",
            "commit bad: VERIFICATION_FAILED",
            "abort: OK",
            "begin: OK",
            "replace: OK",
            "remove: OK",
            "add: OK",
            "commit: OK",
        ]
    );
}

#[test]
fn toolchains_are_changed_or_replaced() {
    let choose = |defines: &[&str]| {
        let lab = Lab::new();
        let input = ToolchainRequest {
            requested_triple: "x86_64-unknown-linux-gnu".into(),
            computed_triple: "x86_64-unknown-linux-gnu".into(),
            ..ToolchainRequest::default()
        };
        let mut default = |a: &Artifact| {
            let request = a.payload::<ToolchainRequest>().expect("a request");
            ToolchainSelection {
                toolchain_id: NEVERC_TOOLCHAIN_ID_LINUX.into(),
                target_triple: request.computed_triple.clone(),
                cpu: request.cpu.clone(),
                features: request.features.clone(),
                builtin: true,
                ..ToolchainSelection::default()
            }
            .artifact()
        };
        let verify = |a: &Artifact| verify_toolchain_selection(a, |t| t.starts_with("x86_64-"));
        let mut all = vec!["CASE_TOOLCHAIN"];
        all.extend(defines);
        let phase = PHASE_DRIVER_SELECT_TOOLCHAIN;
        run(
            &lab,
            &all,
            phase,
            input.artifact(),
            &mut default,
            Some(&verify),
            |_, made| {
                made.map(|a| {
                    let s = a.payload::<ToolchainSelection>().expect("a selection");
                    (s.toolchain_id.clone(), s.cpu.clone(), s.features.to_vec())
                })
                .map_err(|e| e.text)
            },
        )
    };
    let linux = NEVERC_TOOLCHAIN_ID_LINUX.to_owned();
    assert_eq!(
        choose(&[]),
        Ok((linux.clone(), "generic".into(), vec!["+neon".into()]))
    );
    let text = choose(&["TRIPLE=\"not-a-triple\""]).expect_err("unknown");
    assert!(
        text.contains("unknown or unsupported toolchain target triple"),
        "{text}"
    );
    let id = format!("REPLACE_ID=\"{linux}\"");
    assert_eq!(choose(&[&id]), Ok((linux, String::new(), vec![])));
    let text = choose(&["REPLACE_ID=\"org.mine\"", "INVENTED"]).expect_err("no target");
    assert!(
        text.contains("provider exists but target capability is missing"),
        "{text}"
    );
}

fn inputs() -> Rc<Vec<DriverInput>> {
    Rc::new(vec![DriverInput {
        id: 1,
        ty: NEVERC_DRIVER_TYPE_C,
        value: "a.c".into(),
    }])
}

fn pipeline() -> ActionGraph {
    let steps = [
        (NEVERC_ACTION_INPUT, NEVERC_DRIVER_TYPE_C),
        (NEVERC_ACTION_PREPROCESS, NEVERC_DRIVER_TYPE_PP_C),
        (NEVERC_ACTION_COMPILE, NEVERC_DRIVER_TYPE_LLVM_BC),
        (NEVERC_ACTION_BACKEND, NEVERC_DRIVER_TYPE_PP_ASM),
        (NEVERC_ACTION_ASSEMBLE, NEVERC_DRIVER_TYPE_OBJECT),
        (NEVERC_ACTION_LINK, NEVERC_DRIVER_TYPE_IMAGE),
    ];
    let nodes = steps
        .iter()
        .zip(1..)
        .map(|(&(kind, output_type), id)| ActionNode {
            id,
            kind,
            output_type,
            driver_input: u64::from(id == 1),
            bind_arch: String::new(),
            inputs: if id == 1 { vec![] } else { vec![id - 1] },
        });
    ActionGraph {
        nodes: nodes.collect(),
        roots: vec![6],
        inputs: inputs(),
    }
}

#[test]
fn action_graphs_are_changed_after_the_default() {
    let lab = Lab::new();
    let input = DriverInputs { inputs: inputs() }.artifact();
    let mut default = |_: &Artifact| pipeline().artifact();
    run(
        &lab,
        &["CASE_ACTIONS"],
        PHASE_DRIVER_BUILD_ACTIONS,
        input,
        &mut default,
        None,
        |_, made| {
            let graph = made
                .expect("it goes on")
                .payload::<ActionGraph>()
                .expect("a graph");
            assert_eq!((graph.roots.as_slice(), graph.nodes.len()), (&[5][..], 5));
        },
    );
    assert_eq!(
        lab.log(),
        [
            "no such node: NOT_FOUND",
            "begin: OK",
            "cycle: OK",
            "commit: VERIFICATION_FAILED",
            "abort: OK",
            "begin: OK",
            "type: OK",
            "commit: VERIFICATION_FAILED",
            "abort: OK",
            "begin: OK",
            "roots: OK",
            "remove: OK",
            "commit: OK",
        ]
    );
}

#[test]
fn action_graphs_are_built_by_providers() {
    let lab = Lab::new();
    let input = DriverInputs { inputs: inputs() }.artifact();
    let mut default = |_: &Artifact| pipeline().artifact();
    run(
        &lab,
        &["CASE_BUILDER"],
        PHASE_DRIVER_BUILD_ACTIONS,
        input,
        &mut default,
        None,
        |_, made| {
            let graph = made
                .expect("built")
                .payload::<ActionGraph>()
                .expect("a graph");
            assert_eq!(graph.nodes.len(), 2);
        },
    );
    assert_eq!(
        lab.log(),
        [
            "create: OK",
            "input: OK",
            "step: OK",
            "publish early: VERIFICATION_FAILED",
            "roots: OK",
            "publish: OK",
            "used up: STALE_HANDLE",
        ]
    );
}

fn job(output: &str) -> Job {
    let file = |path: &str, ty| JobFile {
        path: path.into(),
        ty,
    };
    Job {
        id: 1,
        kind: NEVERC_JOB_FRONTEND,
        in_process: true,
        source_action: 5,
        arguments: vec!["-DX=1".to_owned()].into(),
        inputs: vec![file("a.c", NEVERC_DRIVER_TYPE_C)].into(),
        outputs: vec![file(output, NEVERC_DRIVER_TYPE_OBJECT)].into(),
        ..Job::default()
    }
}

#[test]
fn job_graphs_are_changed_and_plugin_jobs_run() {
    let lab = Lab::new();
    let mut default = |a: &Artifact| {
        let actions = a.payload::<ActionGraph>().expect("actions");
        JobGraph {
            jobs: vec![job("a.o")],
            inputs: actions.inputs.clone(),
        }
        .artifact()
    };
    let input = pipeline().artifact();
    run(
        &lab,
        &["CASE_JOBS"],
        PHASE_DRIVER_BUILD_JOBS,
        input,
        &mut default,
        None,
        |task, made| {
            let graph = made
                .expect("it goes on")
                .payload::<JobGraph>()
                .expect("a graph");
            assert_eq!(graph.jobs.len(), 2);
            assert_eq!(&graph.jobs[0].arguments[0], "X=9");
            assert_eq!(run_plugin_job(task, &graph.jobs[1]), Ok(3));
        },
    );
    assert_eq!(
        lab.log(),
        [
            "get: OK",
            "output: OK",
            "begin: OK",
            "cycle: OK",
            "commit: VERIFICATION_FAILED",
            "abort: OK",
            "begin: OK",
            "dangling: OK",
            "commit: VERIFICATION_FAILED",
            "abort: OK",
            "begin: OK",
            "duplicate: OK",
            "far: INVALID_ARGUMENT",
            "commit: VERIFICATION_FAILED",
            "abort: OK",
            "begin: OK",
            "argument: OK",
            "add: OK",
            "move: OK",
            "move to the end: OK",
            "unedited: OK",
            "-DX=1",
            "commit: OK",
            "job my.job",
        ]
    );
}

#[test]
fn results_prove_exactly_the_declared_outputs() {
    for (seals, fine) in [("SEALS=1", true), ("SEALS=0", false), ("SEALS=2", false)] {
        let lab = Lab::new();
        let output = lab.path("a.o");
        std::fs::write(&output, "old").expect("file");
        let job = job(&output.display().to_string());
        let request = JobRequest { job: job.clone() }.artifact();
        let mut default = |_: &Artifact| unreachable!("the provider runs it");
        run(
            &lab,
            &["CASE_EXECUTE", seals],
            PHASE_DRIVER_EXECUTE_JOB,
            request,
            &mut default,
            None,
            |_, made| {
                let result = made
                    .expect("made")
                    .payload::<JobResult>()
                    .expect("a result");
                match verify_job_result(&job, &result) {
                    Ok(()) => commit_outputs(&job, &result).expect("published"),
                    Err(text) => {
                        assert!(text.contains("exactly the declared outputs"), "{text}");
                        abort_outputs(&result);
                    }
                }
            },
        );
        let content = std::fs::read_to_string(&output).expect("exists");
        assert_eq!(content == "made", fine, "{seals}");
        assert!(!lab.path("extra.o").exists());
    }
}
