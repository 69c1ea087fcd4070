//! Phase execution: order, results, providers, fallback, proofs, continuations.

mod support;

use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;

use neverc_abi::*;
use neverc_plugin_host::boundary::zeroed;
use neverc_plugin_host::tables::{LinkPhaseTable, publish_link_phase};
use neverc_plugin_host::{
    Artifact, ArtifactSlot, BuiltinError, Call, FallbackPolicy, Frame, Host, PhaseError, PhaseRun,
    Plan, Route, Session, SessionConfig, Status, Task,
};
use neverc_plugin_tables::sources::{SOURCE_UNIT, SourceInput, SourceUnit, verify_unit};
use support::{Lab, UNIT, activate, config, host_with};

/// Issues proofs through a slot, as a link domain will.
struct Proofs;

impl LinkPhaseTable for Proofs {
    fn get_graph(
        &self,
        _: &Call<'_>,
        frame: Frame<'_>,
        _: NevercArtifactHandle,
    ) -> Result<NevercLinkPhaseGraphInfo, Status> {
        let mut out: NevercLinkPhaseGraphInfo = zeroed();
        out.proof = frame.prove()?;
        Ok(out)
    }
}

fn host() -> Host {
    host_with(|b| publish_link_phase(b, Proofs).expect("once"))
}

fn input() -> Artifact {
    SourceInput {
        path: "main.c".into(),
        is_buffer: false,
        language: 1,
        system: false,
        preprocessed: false,
    }
    .artifact()
}

fn unit(identity: &str) -> Artifact {
    SourceUnit {
        logical_path: "main.c".into(),
        canonical_identity: identity.into(),
        provider_id: String::new(),
        content: None,
        size: 10,
        system: false,
        deterministic: true,
        cacheable: true,
    }
    .artifact()
}

/// Runs `source.open` with a default that makes the unit "builtin".
fn open(task: &Rc<Task>, slot: &mut ArtifactSlot) -> Result<String, PhaseError> {
    let mut builtin = |_: &Artifact| Ok(unit("builtin"));
    let run = PhaseRun {
        phase: PHASE_SOURCE_OPEN,
        route: Route {
            cpu: "generic".into(),
            ..Route::default()
        },
        input: input(),
        builtin: Some(&mut builtin),
        verify: Some(&verify_unit),
        commit: None,
    };
    let made = task.execute(run, slot)?;
    let unit = made.artifact.payload::<SourceUnit>().expect("a unit");
    Ok(unit.canonical_identity.clone())
}

struct Run {
    lab: Lab,
    result: Result<String, PhaseError>,
    session: Arc<Session>,
    diagnostics: Vec<String>,
    generation: u64,
}

impl Run {
    fn error(&self) -> &PhaseError {
        self.result.as_ref().expect_err("the phase must fail")
    }

    fn made(&self) -> &str {
        self.result.as_ref().expect("the phase must succeed")
    }
}

fn plan(lab: &Lab, plugins: &[&[&str]]) -> Arc<Plan> {
    let modules: Vec<_> = plugins
        .iter()
        .enumerate()
        .map(|(i, defines)| {
            let tag = ["a", "b", "c"][i];
            let (id, name) = (format!("PLUGIN_ID=\"org.{tag}\""), format!("TAG=\"{tag}\""));
            let mut all = vec![id.as_str(), name.as_str()];
            all.extend(*defines);
            lab.build("phases.c", &format!("{tag}.so"), &all)
        })
        .collect();
    let paths: Vec<&Path> = modules.iter().map(AsRef::as_ref).collect();
    activate(&host(), &paths).expect("activates")
}

fn run_with(plugins: &[&[&str]], config: SessionConfig) -> Run {
    let lab = Lab::new();
    let plan = plan(&lab, plugins);
    let session = plan.open_session(config, None).expect("begins");
    let task = session.begin_task(UNIT, None).expect("begins");
    let mut slot = ArtifactSlot::new();
    let result = open(&task, &mut slot);
    assert_eq!(task.live_handles(), 0, "handles of the run are released");
    assert!(task.end().is_ok());
    let inner = Arc::clone(&session);
    let diagnostics = session.diagnostics().iter().map(|d| d.text()).collect();
    assert!(session.end().is_ok());
    Run {
        lab,
        result,
        session: inner,
        diagnostics,
        generation: slot.generation(),
    }
}

fn run(plugins: &[&[&str]]) -> Run {
    run_with(plugins, config())
}

#[test]
fn nothing_bound_runs_the_default() {
    let r = run(&[&[]]);
    assert_eq!(r.made(), "builtin");
    assert!(!r.session.is_bound(PHASE_SOURCE_OPEN));
}

#[test]
fn callbacks_run_in_order() {
    let both = "OBSERVE=3";
    let go_on = "INTERCEPT=go_on";
    let r = run(&[&[both, go_on, "TWO"], &[both, go_on, "PROVIDE=replace"]]);
    let log = r.lab.log();
    assert_eq!(
        log,
        [
            "a:observe 1 output null",
            "b:observe 1 output null",
            "a:intercept",
            "a:intercept 2",
            "b:intercept",
            "b:provide",
            "b:next OK action 1 output set",
            "a:next OK action 1 output set",
            "a:next OK action 1 output set",
            "b:observe 2 output set",
            "a:observe 2 output set",
        ]
    );
    assert_eq!(r.made(), "neverc-memory://b");
    assert_eq!(r.generation, 1);
    assert!(!r.session.is_cancelled());
}

#[test]
fn an_interceptor_may_replace_instead_of_going_on() {
    let r = run(&[
        &["INTERCEPT=replace", "OBSERVE=2", "OBSERVER_READS"],
        &["PROVIDE=replace"],
    ]);
    assert_eq!(r.made(), "neverc-memory://a");
    let log = r.lab.log();
    assert_eq!(
        log[1..],
        [
            "a:observe 2 output set",
            "unit: OK neverc-memory://a 6",
            "input as unit: WRONG_TYPE",
            "null frame: INVALID_ARGUMENT",
            "other frame: WRONG_SCOPE",
        ]
    );
}

#[test]
fn results_against_the_rules_are_violations() {
    for (define, words) in [
        ("INTERCEPT=never", "InvokeNext"),
        ("INTERCEPT=twice", "InvokeNext"),
        ("INTERCEPT=pass_down", "REPLACE after InvokeNext"),
        ("INTERCEPT=replace_after", "REPLACE after InvokeNext"),
        ("INTERCEPT=replace_nothing", "REPLACE"),
        ("INTERCEPT=odd_action", "action"),
        ("INTERCEPT=skip", "SKIP is not allowed"),
        ("PROVIDE=never", "REPLACE"),
        ("PROVIDE=replace_nothing", "REPLACE"),
    ] {
        let r = run(&[&[define]]);
        let e = r.error();
        assert_eq!(e.status, Status::POLICY_VIOLATION, "{define}");
        assert!(e.text.contains(words), "{define}: {}", e.text);
        assert!(r.session.is_cancelled(), "{define}");
        assert_eq!(r.generation, 0, "{define}");
    }
    let r = run(&[&["INTERCEPT=twice"]]);
    assert!(r.lab.log().iter().any(|l| l == "again: POLICY_VIOLATION"));
    let r = run(&[&["PROVIDE=replace_wrong_type"]]);
    assert!(r.error().text.contains("type"), "{}", r.error().text);
    let r = run(&[&["PROVIDE=replace_forged"]]);
    assert_eq!(r.error().status, Status::STALE_HANDLE);
}

#[test]
fn continuations_are_for_their_callback_and_thread() {
    let r = run(&[&["INTERCEPT=threaded"]]);
    assert_eq!(r.made(), "builtin");
    assert_eq!(r.lab.log()[1], "thread: WRONG_SCOPE");
    let r = run(&[&["INTERCEPT=keep"]]);
    assert_eq!(
        r.lab.log()[2..],
        ["copy late: INVALID_STATE", "late: INVALID_STATE"]
    );
    let r = run(&[&["INTERCEPT=bad_arguments"]]);
    assert_eq!(
        r.lab.log()[1..5],
        [
            "null result: INVALID_ARGUMENT",
            "null frame: INVALID_ARGUMENT",
            "small result: INVALID_ARGUMENT",
            "other frame: WRONG_SCOPE",
        ]
    );
    assert_eq!(r.made(), "builtin");
}

#[test]
fn observers_only_see() {
    let r = run(&[&["OBSERVE=1", "OBSERVER_MUTATES"]]);
    assert_eq!(r.lab.log()[1], "candidate: POLICY_VIOLATION");
    let r = run(&[&["OBSERVE=2", "OBSERVE_RESULT=NEVERC_STATUS_PLUGIN_FAILURE"]]);
    assert_eq!(r.error().status, Status::PLUGIN_FAILURE);
    assert_eq!(
        r.generation, 0,
        "a failing AFTER observer discards the candidate"
    );
    assert_eq!(
        r.diagnostics,
        [
            "plugin 'org.a' in phase 'neverc.source.open/observer': plugin callback 'neverc.source.open/observer' failed without a structured diagnostic"
        ]
    );
}

#[test]
fn failures_are_told_once() {
    let r = run(&[&["INTERCEPT=go_on"], &["PROVIDE=fail"]]);
    assert_eq!(r.error().status, Status::PLUGIN_FAILURE);
    assert_eq!(
        r.diagnostics,
        [
            "plugin 'org.b' in phase 'neverc.source.open/provider': plugin callback 'neverc.source.open/provider' failed without a structured diagnostic"
        ]
    );
    assert!(r.session.is_cancelled());
    let r = run(&[&["PROVIDE=explain"]]);
    assert_eq!(
        r.diagnostics,
        ["plugin 'org.a' in phase 'custom.phase' [plugin-7]: it is broken"]
    );
    let r = run(&[&["PROVIDE=garbage"]]);
    assert_eq!(r.error().status, Status::PLUGIN_FAILURE);
    let r = run(&[&["INTERCEPT=swallow"], &["PROVIDE=fail"]]);
    assert_eq!(
        r.error().status,
        Status::PLUGIN_FAILURE,
        "a failure below cannot be swallowed"
    );
}

#[test]
fn recoverable_providers_fall_back() {
    let r = run(&[&["PROVIDE=recoverable", "FALLBACK_SAFE"]]);
    assert_eq!(r.made(), "builtin");
    assert!(r.diagnostics.is_empty());
    assert!(!r.session.is_cancelled());
    assert!(r.session.provenance()[0].contains("org.a"));

    let never = SessionConfig {
        fallback: FallbackPolicy::Never,
        ..config()
    };
    for r in [
        run(&[&["PROVIDE=recoverable"]]),
        run(&[&["PROVIDE=committed", "FALLBACK_SAFE"]]),
        run_with(&[&["PROVIDE=recoverable", "FALLBACK_SAFE"]], never),
    ] {
        assert_eq!(r.error().status.code, NEVERC_STATUS_CAPABILITY_UNAVAILABLE);
        // The plugin's own diagnostic stays, and no implicit one is added.
        assert_eq!(
            r.diagnostics,
            ["plugin 'org.a' in phase 'custom.phase' [plugin-8]: dropped on fallback"]
        );
        assert!(r.session.is_cancelled());
    }
}

#[test]
fn providers_are_chosen_by_route_and_selection() {
    let r = run(&[&["PROVIDE=replace", "ROUTE_CPU=\"generic\""]]);
    assert_eq!(r.made(), "neverc-memory://a");
    let r = run(&[&["PROVIDE=replace", "ROUTE_CPU=\"other\""]]);
    assert_eq!(r.made(), "builtin");
    let r = run(&[&["PROVIDE=replace", "TWO"]]);
    assert!(r.error().text.contains("multiple"), "{}", r.error().text);
    let r = run(&[&["PROVIDE=replace"], &["PROVIDE=replace"]]);
    assert!(r.error().text.contains("multiple"), "{}", r.error().text);
    let select = |plugin: &str| SessionConfig {
        providers: vec![("neverc.source.open".into(), plugin.into())],
        ..config()
    };
    let r = run_with(
        &[&["PROVIDE=replace"], &["PROVIDE=replace"]],
        select("org.b"),
    );
    assert_eq!(r.made(), "neverc-memory://b");
    let r = run_with(
        &[&["PROVIDE=replace", "ROUTE_CPU=\"other\""]],
        select("org.a"),
    );
    assert!(r.error().text.contains("route"), "{}", r.error().text);

    let lab = Lab::new();
    let plan = plan(&lab, &[&["PROVIDE=replace"]]);
    for (phase, plugin, words) in [
        ("neverc.no.phase", "org.a", "unknown phase"),
        ("neverc.source.resolve_input", "org.a", "cannot be replaced"),
        ("neverc.source.open", "org.z", "not active"),
        ("neverc.syntax.parse", "org.a", "no provider"),
    ] {
        let config = SessionConfig {
            providers: vec![(phase.into(), plugin.into())],
            ..config()
        };
        let error = plan.open_session(config, None).err().expect("refused");
        assert!(error.text.contains(words), "{error}");
    }
}

#[test]
fn registrations_must_fit_the_phase() {
    for (defines, words) in [
        (&["OBSERVE=1", "PHASE_LOW=0x999"][..], "unknown phase"),
        (&["INTERCEPT=go_on", "PHASE=IR_FINAL_VERIFY"][..], "sealed"),
        (&["PROVIDE=replace", "PHASE=OBJECT_COMMIT"][..], "sealed"),
        (
            &["PROVIDE=replace", "PHASE=SOURCE_RESOLVE_INPUT"][..],
            "policy",
        ),
        (&["OBSERVE=2", "PHASE=OBJECT_COMMIT"][..], "point"),
    ] {
        let lab = Lab::new();
        let plan = plan(&lab, &[defines]);
        let error = plan.open_session(config(), None).err().expect("refused");
        assert!(error.text.contains(words), "{defines:?}: {error}");
    }
    let lab = Lab::new();
    let plan = plan(&lab, &[&["OBSERVE=5", "PHASE=OBJECT_COMMIT"]]);
    assert!(plan.open_session(config(), None).is_ok());
}

#[test]
fn skipping_needs_a_proof_that_still_holds() {
    // A phase of the link domain, driven with opaque artifacts.
    let phase = PHASES
        .iter()
        .position(|p| p.policy & NEVERC_PHASE_SKIPPABLE_WITH_PROOF != 0)
        .expect("there are 13");
    let symbol = format!("PHASE={}", PHASES[phase].symbol);
    let attempt = |define: &str, times: usize| {
        let lab = Lab::new();
        let plan = plan(&lab, &[&[define, &symbol]]);
        let session = plan.open_session(config(), None).expect("begins");
        let task = session.begin_task(NEVERC_TASK_LINK, None).expect("begins");
        let mut slot = ArtifactSlot::new();
        let input = Artifact::opaque(PHASES[phase].input);
        let mut last = Ok(false);
        for i in 0..times {
            let mut builtin = |_: &Artifact| Ok(Artifact::opaque(PHASES[phase].output));
            let run = PhaseRun {
                phase,
                route: Route::default(),
                input: input.clone(),
                builtin: Some(&mut builtin),
                verify: None,
                commit: None,
            };
            // The first run without interceptor fills the slot.
            let result = if i == 0 && define != "INTERCEPT=skip_stale" {
                publish(&mut slot, PHASES[phase].output);
                task.execute(run, &mut slot)
            } else {
                task.execute(run, &mut slot)
            };
            last = result.map(|p| p.skipped);
        }
        (last, slot.generation())
    };
    fn publish(slot: &mut ArtifactSlot, ty: NevercInterfaceID) {
        slot.fill(Artifact::opaque(ty));
    }
    let (result, generation) = attempt("INTERCEPT=skip_proven", 1);
    assert!(result.expect("the proof holds"));
    assert_eq!(generation, 1, "the slot is untouched");
    let (result, _) = attempt("INTERCEPT=skip", 1);
    assert!(result.expect_err("no proof").text.contains("proof"));
    let (result, generation) = attempt("INTERCEPT=skip_stale", 2);
    assert!(
        result
            .expect_err("the output was republished")
            .text
            .contains("proof")
    );
    assert_eq!(generation, 1);
}

#[test]
fn events_only_notify() {
    let lab = Lab::new();
    let plan = plan(
        &lab,
        &[&["OBSERVE=2", "OBSERVER_READS", "PHASE=SOURCE_AFTER_OPEN"]],
    );
    let session = plan.open_session(config(), None).expect("begins");
    let task = session.begin_task(UNIT, None).expect("begins");
    task.notify(PHASE_SOURCE_AFTER_OPEN, Route::default(), &unit("file"))
        .expect("the observer is content");
    assert_eq!(lab.log()[1], "unit: OK file 10");
}

#[test]
fn verification_guards_publication() {
    let lab = Lab::new();
    let plan = plan(&lab, &[&["OBSERVE=2"]]);
    let session = plan.open_session(config(), None).expect("begins");
    let task = session.begin_task(UNIT, None).expect("begins");
    let mut slot = ArtifactSlot::new();
    let mut builtin = |_: &Artifact| Ok(Artifact::new(SOURCE_UNIT, Rc::new(5)));
    let run = PhaseRun {
        phase: PHASE_SOURCE_OPEN,
        route: Route::default(),
        input: input(),
        builtin: Some(&mut builtin),
        verify: Some(&verify_unit),
        commit: None,
    };
    let error = task.execute(run, &mut slot).err().expect("it is no unit");
    assert_eq!(error.status, Status::VERIFICATION_FAILED);
    assert!(slot.current().is_none() && lab.log().is_empty());
    // A failing default is no plugin's fault.
    let mut builtin = |_: &Artifact| {
        Err(BuiltinError {
            status: Status::NOT_FOUND,
            text: "no such file".into(),
        })
    };
    let run = PhaseRun {
        phase: PHASE_SOURCE_OPEN,
        route: Route::default(),
        input: input(),
        builtin: Some(&mut builtin),
        verify: None,
        commit: None,
    };
    let error = task.execute(run, &mut slot).err().expect("it fails");
    assert_eq!(error.origin, neverc_plugin_host::executor::Origin::Builtin);
    assert!(!session.is_cancelled());
    let none = PhaseRun {
        phase: PHASE_SOURCE_OPEN,
        route: Route::default(),
        input: input(),
        builtin: None,
        verify: None,
        commit: None,
    };
    let error = task.execute(none, &mut slot).err().expect("nobody can");
    assert_eq!(error.status, Status::CAPABILITY_UNAVAILABLE);
}

#[test]
fn panics_of_the_default_pass_through_plugins_safely() {
    let lab = Lab::new();
    let plan = plan(&lab, &[&["INTERCEPT=go_on"]]);
    let session = plan.open_session(config(), None).expect("begins");
    let task = session.begin_task(UNIT, None).expect("begins");
    let mut slot = ArtifactSlot::new();
    let mut builtin = |_: &Artifact| -> Result<Artifact, BuiltinError> { panic!("on purpose") };
    let run = PhaseRun {
        phase: PHASE_SOURCE_OPEN,
        route: Route::default(),
        input: input(),
        builtin: Some(&mut builtin),
        verify: None,
        commit: None,
    };
    let caught = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        let _ = task.execute(run, &mut slot);
    }));
    assert!(caught.is_err());
    assert_eq!(lab.log()[1], "a:next PLUGIN_FAILURE action 0 output null");
}

#[test]
fn reentrancy_none_forbids_two_places_in_one_chain() {
    let none = "REENTRANCY=NEVERC_REENTRANCY_NONE";
    let r = run(&[&[none, "INTERCEPT=go_on", "PROVIDE=replace"]]);
    assert_eq!(r.error().status, Status::REENTRANCY_DENIED);
    let r = run(&[
        &[none, "INTERCEPT=go_on", "OBSERVE=3"],
        &[none, "PROVIDE=replace"],
    ]);
    assert_eq!(
        r.made(),
        "neverc-memory://b",
        "other plugins may be nested, observers are outside"
    );
}

#[test]
fn commits_stay_though_an_observer_fails() {
    let lab = Lab::new();
    let plan = plan(
        &lab,
        &[&[
            "OBSERVE=5",
            "OBSERVE_RESULT=(point==4?NEVERC_STATUS_PLUGIN_FAILURE:0)",
            "PHASE=OBJECT_COMMIT",
        ]],
    );
    let session = plan.open_session(config(), None).expect("begins");
    let task = session
        .begin_task(NEVERC_TASK_OBJECT, None)
        .expect("begins");
    let mut slot = ArtifactSlot::new();
    let phase = &PHASES[PHASE_OBJECT_COMMIT];
    let mut builtin = |_: &Artifact| Ok(Artifact::opaque(phase.output));
    let mut committed = 0;
    let mut commit = |_: &Artifact| {
        committed += 1;
        Ok(())
    };
    let run = PhaseRun {
        phase: PHASE_OBJECT_COMMIT,
        route: Route::default(),
        input: Artifact::opaque(phase.input),
        builtin: Some(&mut builtin),
        verify: None,
        commit: Some(&mut commit),
    };
    task.execute(run, &mut slot)
        .err()
        .expect("the observer fails");
    assert_eq!((committed, slot.generation()), (1, 1));
    assert!(session.is_cancelled());
    assert_eq!(
        lab.log(),
        ["p:observe 1 output null", "p:observe 4 output set"].map(|l| l.replace("p:", "a:"))
    );
}
