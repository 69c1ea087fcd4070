//! The callback gate: diagnostics, cancellation, memory, concurrency models, statistics, traces, fuzzed handles.

mod support;

use std::path::Path;
use std::sync::Arc;

use neverc_abi::*;
use neverc_plugin_host::{Artifact, Host, Plan, Route};
use support::{Lab, UNIT, activate, config, host};

#[test]
fn registrations_are_checked_at_the_call() {
    let lab = Lab::new();
    let module = lab.build("gate.c", "g.so", &[]);
    activate(&host(), &[&module]).expect("activates");
    assert_eq!(
        lab.log(),
        [
            "no points: INVALID_DESCRIPTOR",
            "odd points: INVALID_DESCRIPTOR",
            "reserved: INVALID_DESCRIPTOR",
            "no callback: INVALID_DESCRIPTOR",
            "null descriptor: INVALID_ARGUMENT",
            "null registrar: INVALID_ARGUMENT",
            "observer: OK",
            "emit early: INVALID_STATE",
        ]
    );
}

#[test]
fn diagnostics_are_ordered_and_rendered() {
    let lab = Lab::new();
    let module = lab.build("gate.c", "g.so", &["DIAGNOSE"]);
    let plan = activate(&host(), &[&module]).expect("activates");
    lab.take_log();
    let session = plan.open_session(config(), None).expect("begins");
    assert_eq!(
        lab.log(),
        [
            "foreign: WRONG_SCOPE",
            "severity: INVALID_DESCRIPTOR",
            "null out: INVALID_ARGUMENT",
            "custom: OK",
            "token 1 owner 1",
            "builtin: OK",
        ]
    );
    let all = session.diagnostics();
    let texts: Vec<String> = all
        .iter()
        .map(|d| format!("{}: {}", d.severity_name(), d.text()))
        .collect();
    assert_eq!(
        texts,
        [
            "remark: plugin 'org.neverc.test' in phase 'neverc.driver.raw_arguments' [plugin-1001]: first",
            "warning: plugin 'org.neverc.test' in phase 'neverc.extension.custom' [plugin-5]: second",
        ]
    );
    assert_eq!(all[0].notes, ["one", "two"]);
    assert!(!session.has_errors());
}

#[test]
fn a_fatal_diagnostic_cancels_at_once() {
    let lab = Lab::new();
    let module = lab.build("gate.c", "g.so", &["FATAL"]);
    let plan = activate(&host(), &[&module]).expect("activates");
    lab.take_log();
    let session = plan.open_session(config(), None).expect("begins");
    let task = session
        .begin_task(UNIT, None)
        .expect("the callback itself is content");
    assert_eq!(lab.log(), ["before: OK", "fatal: OK", "after: CANCELLED"]);
    assert!(session.has_errors() && session.is_cancelled());
    let artifact = Artifact::opaque(PHASES[PHASE_SOURCE_AFTER_OPEN].output);
    // Nothing is bound there, so nothing is asked; a bound phase is refused.
    task.notify(PHASE_SOURCE_AFTER_OPEN, Route::default(), &artifact)
        .expect("nobody listens");
    assert!(task.end().is_ok());
    assert!(session.begin_task(UNIT, None).is_err());
    assert!(
        session.end().is_ok(),
        "end callbacks run in a cancelled session"
    );
}

#[test]
fn memory_is_accounted_and_checked() {
    let lab = Lab::new();
    let module = lab.build("gate.c", "g.so", &["MEMORY"]);
    let host = host();
    let plan = activate(&host, &[&module]).expect("activates");
    lab.take_log();
    let session = plan.open_session(config(), None).expect("begins");
    assert_eq!(
        lab.log(),
        [
            "null out: INVALID_ARGUMENT",
            "alignment: INVALID_ARGUMENT 1",
            "huge: RESOURCE_EXHAUSTED",
            "allocate: OK",
            "aligned 1",
            "grow: OK",
            "contents kept",
            "free wrong: INVALID_ARGUMENT",
            "free: OK",
            "free twice: INVALID_ARGUMENT",
            "free null: OK",
        ]
    );
    let holding = host.state().ledger.holding("org.neverc.test");
    assert_eq!((holding.blocks, holding.bytes), (0, 0));
    assert!(holding.peak >= 100_000);
    drop(session);
}

/// How many observer callbacks of the plugin ran at once, with `sessions` sessions of two threads each.
fn most_inside(model: &str, sessions: usize) -> i32 {
    let lab = Lab::new();
    let define = format!("CONCURRENCY=NEVERC_CONCURRENCY_{model}");
    let module = lab.build("gate.c", "g.so", &[&define]);
    let plan = activate(&host(), &[&module]).expect("activates");
    std::thread::scope(|scope| {
        for _ in 0..sessions {
            let plan: &Arc<Plan> = &plan;
            scope.spawn(move || {
                let session = plan.open_session(config(), None).expect("begins");
                std::thread::scope(|jobs| {
                    for _ in 0..2 {
                        let session = Arc::clone(&session);
                        jobs.spawn(move || {
                            let task = session.begin_task(UNIT, None).expect("begins");
                            for _ in 0..5 {
                                parse(&task);
                            }
                            assert!(task.end().is_ok());
                        });
                    }
                });
                assert!(session.end().is_ok());
            });
        }
    });
    // SAFETY: the function is the test plugin's own, with this type; the image stays loaded by the plan.
    unsafe {
        let image = libloading::Library::new(&module).expect("loaded");
        let count = image
            .get::<unsafe extern "C" fn() -> i32>(b"most_inside\0")
            .expect("exported");
        count()
    }
}

fn parse(task: &std::rc::Rc<neverc_plugin_host::Task>) {
    let phase = &PHASES[PHASE_SYNTAX_PARSE];
    let mut builtin = |_: &Artifact| Ok(Artifact::opaque(phase.output));
    let run = neverc_plugin_host::PhaseRun {
        phase: PHASE_SYNTAX_PARSE,
        route: Route::default(),
        input: Artifact::opaque(phase.input),
        builtin: Some(&mut builtin),
        verify: None,
        commit: None,
    };
    let mut slot = neverc_plugin_host::ArtifactSlot::new();
    task.execute(run, &mut slot)
        .expect("the observer is content");
}

#[test]
fn concurrency_models_hold() {
    assert_eq!(most_inside("PROCESS_SERIAL", 2), 1);
    assert_eq!(most_inside("SESSION_SERIAL", 1), 1);
    assert_eq!(most_inside("SESSION_SERIAL", 2), 2);
    assert!(most_inside("THREAD_SAFE", 1) >= 2);
}

#[test]
fn statistics_and_traces_see_everything() {
    let lab = Lab::new();
    let module = lab.build("gate.c", "g.so", &["MEMORY"]);
    let host = host();
    host.state().trace.start();
    let plan = activate(&host, &[&module]).expect("activates");
    let session = plan.open_session(config(), None).expect("begins");
    let task = session.begin_task(UNIT, None).expect("begins");
    parse(&task);
    parse(&task);
    assert!(task.end().is_ok());
    assert!(session.end().is_ok());
    let totals = host.state().statistics.totals();
    let of = |name: &str| {
        totals
            .iter()
            .find(|(_, n, _)| &**n == name)
            .map(|t| t.2.calls)
    };
    assert_eq!(of("neverc.syntax.parse/observer"), Some(2));
    assert_eq!(of("SessionEnd"), Some(1));
    let json = host.state().trace.to_json();
    for words in [
        "\"Core.Allocate\"",
        "\"INVALID_ARGUMENT\"",
        "\"TaskBegin\"",
        "\"ph\":\"X\"",
    ] {
        assert!(json.contains(words), "{words}");
    }
}

/// A small generator; the values only have to be many.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}

fn table<T>(host: &Host, id: NevercInterfaceID) -> *const T {
    let found = host.state().query_interface(id, 1, 0).expect("published");
    found.0.cast()
}

#[test]
fn random_handles_never_resolve() {
    let lab = Lab::new();
    let module = lab.build("gate.c", "g.so", &[]);
    let host = host();
    let plan = activate(&host, &[&module]).expect("activates");
    let session = plan.open_session(config(), None).expect("begins");
    let task = session.begin_task(UNIT, None).expect("begins");
    let plugin = plan.plugins()[0].clone();
    let name = Arc::from("fuzz");
    let core: *const NevercCoreAPI = table(&host, NEVERC_INTERFACE_CORE);
    let io: *const NevercIOAPI = table(&host, NEVERC_INTERFACE_IO);
    let locations: *const NevercSourceLocationAPI = table(&host, NEVERC_INTERFACE_SOURCE_LOCATION);
    let mine = task.handle();
    let status = task.call_plugin(&plugin, &name, false, || {
        let mut random = Random(0x9e37_79b9_7f4a_7c15);
        // SAFETY: the tables live as long as the host; all pointers are to locals.
        unsafe {
            let (core, io, locations) = (&*core, &*io, &*locations);
            for i in 0..200_000u64 {
                let wild = NevercHandle {
                    // Half of them with the right owner.
                    owner: if i % 2 == 0 {
                        mine.owner
                    } else {
                        random.next() >> (i % 64)
                    },
                    value: random.next() >> (i % 64),
                };
                if wild == mine {
                    continue;
                }
                let mut size = 0;
                let mut buffer: NevercBufferView = std::mem::zeroed();
                buffer.header.struct_size = size_of::<NevercBufferView>() as u32;
                let results = [
                    core.check_cancelled.expect("full")(core.context, wild).code,
                    io.close_file.expect("full")(io.context, mine, wild).code,
                    io.get_buffer_view.expect("full")(io.context, mine, wild, &raw mut buffer).code,
                    io.output_tell.expect("full")(io.context, mine, wild, &raw mut size).code,
                    locations.get_character_data.expect("full")(
                        locations.context,
                        mine,
                        wild,
                        &raw mut buffer,
                    )
                    .code,
                    io.output_abort.expect("full")(io.context, wild, wild).code,
                ];
                for code in results {
                    let right = [
                        NEVERC_STATUS_INVALID_ARGUMENT,
                        NEVERC_STATUS_STALE_HANDLE,
                        NEVERC_STATUS_WRONG_TYPE,
                        NEVERC_STATUS_WRONG_SCOPE,
                        NEVERC_STATUS_WRONG_SESSION,
                    ];
                    if !right.contains(&code) {
                        return NevercStatus {
                            code: NEVERC_STATUS_PLUGIN_FAILURE,
                            flags: 0,
                            detail: code as u64,
                        };
                    }
                }
            }
        }
        NevercStatus::default()
    });
    assert!(status.is_ok(), "{status:?}");
    // Outside callbacks a live handle is of no use, and a forged one is stale.
    // SAFETY: as above.
    let code = unsafe { (*core).check_cancelled.expect("full")((*core).context, mine).code };
    assert_eq!(code, NEVERC_STATUS_INVALID_STATE);
    assert_eq!(task.live_handles(), 0);
}

#[test]
fn a_second_host_hides_the_first() {
    let lab = Lab::new();
    let module = lab.build("gate.c", "g.so", &[]);
    let (outer, inner) = (host(), host());
    let plans = [&outer, &inner].map(|h| activate(h, &[&module as &Path]).expect("activates"));
    let sessions = [&plans[0], &plans[1]].map(|p| p.open_session(config(), None).expect("begins"));
    let tasks = [&sessions[0], &sessions[1]].map(|s| s.begin_task(UNIT, None).expect("begins"));
    let core: *const NevercCoreAPI = table(&outer, NEVERC_INTERFACE_CORE);
    let name = Arc::from("test");
    // SAFETY: the table lives as long as the host.
    let check =
        || unsafe { (*core).check_cancelled.expect("full")((*core).context, tasks[0].handle()) };
    let mut seen = Vec::new();
    let status = tasks[0].call_plugin(&plans[0].plugins()[0], &name, false, || {
        seen.push(check().code);
        let nested = tasks[1].call_plugin(&plans[1].plugins()[0], &name, true, check);
        seen.push(nested.code);
        seen.push(check().code);
        NevercStatus::default()
    });
    assert!(status.is_ok());
    assert_eq!(
        seen,
        [
            NEVERC_STATUS_OK,
            NEVERC_STATUS_INVALID_STATE,
            NEVERC_STATUS_OK
        ]
    );
}

#[test]
fn handles_of_other_sessions_are_told_apart() {
    let lab = Lab::new();
    let module = lab.build("gate.c", "g.so", &[]);
    let host = host();
    let plan = activate(&host, &[&module]).expect("activates");
    let sessions = [0, 1].map(|_| plan.open_session(config(), None).expect("begins"));
    let sibling = sessions[0].begin_task(UNIT, None).expect("begins");
    let [here, there] = [0, 1].map(|i| sessions[i].begin_task(UNIT, None).expect("begins"));
    let core: *const NevercCoreAPI = table(&host, NEVERC_INTERFACE_CORE);
    let io: *const NevercIOAPI = table(&host, NEVERC_INTERFACE_IO);
    let name = Arc::from("test");
    let bytes = NevercByteView {
        data: b"x".as_ptr(),
        length: 1,
    };
    let buffer_in = |task: &std::rc::Rc<neverc_plugin_host::Task>| {
        let mut buffer = NevercHandle::default();
        let out = &raw mut buffer;
        let status = task.call_plugin(&plan.plugins()[0], &name, false, || {
            // SAFETY: the table lives as long as the host, the output for the call.
            unsafe { (*io).copy_buffer.expect("full")((*io).context, task.handle(), bytes, 0, out) }
        });
        assert!(status.is_ok());
        buffer
    };
    let (near, far) = (buffer_in(&sibling), buffer_in(&there));
    let plugin_id = neverc_plugin_host::boundary::view("org.neverc.test");
    let mut seen = Vec::new();
    here.call_plugin(&plan.plugins()[0], &name, false, || {
        let mut state = std::ptr::null_mut();
        // SAFETY: as above.
        unsafe {
            let (core, io) = (&*core, &*io);
            let session_state = core.get_session_state.expect("full");
            seen.push(
                session_state(
                    core.context,
                    sessions[1].handle(),
                    plugin_id,
                    &raw mut state,
                )
                .code,
            );
            seen.push(core.check_cancelled.expect("full")(core.context, there.handle()).code);
            let release = io.release_buffer.expect("full");
            seen.push(release(io.context, here.handle(), near).code);
            seen.push(release(io.context, here.handle(), far).code);
        }
        NevercStatus::default()
    });
    assert_eq!(
        seen,
        [
            NEVERC_STATUS_WRONG_SESSION,
            NEVERC_STATUS_WRONG_SCOPE,
            NEVERC_STATUS_WRONG_SCOPE,
            NEVERC_STATUS_WRONG_SESSION,
        ]
    );
}

#[test]
fn a_phase_does_not_nest_in_itself() {
    let lab = Lab::new();
    let module = lab.build("gate.c", "g.so", &[]);
    let plan = activate(&host(), &[&module]).expect("activates");
    let session = plan.open_session(config(), None).expect("begins");
    let task = session.begin_task(UNIT, None).expect("begins");
    let phase = &PHASES[PHASE_SYNTAX_PARSE];
    let mut inner = None;
    let run = |builtin| neverc_plugin_host::PhaseRun {
        phase: PHASE_SYNTAX_PARSE,
        route: Route::default(),
        input: Artifact::opaque(phase.input),
        builtin,
        verify: None,
        commit: None,
    };
    let mut builtin = |_: &Artifact| {
        let nested = task.execute(run(None), &mut neverc_plugin_host::ArtifactSlot::new());
        inner = nested.err().map(|e| e.text);
        Ok(Artifact::opaque(phase.output))
    };
    let outer = neverc_plugin_host::PhaseRun {
        builtin: Some(&mut builtin),
        ..run(None)
    };
    let result = task.execute(outer, &mut neverc_plugin_host::ArtifactSlot::new());
    drop(result);
    assert!(inner.is_some_and(|t| t.contains("recursively")));
    assert!(session.is_cancelled());
}

#[test]
fn tables_have_full_size_and_no_null_slots() {
    let host = host();
    let mut count = 0;
    // SAFETY: tables are arrays of pointers behind a header of 16 bytes.
    unsafe {
        for (id, minor, size) in ALL {
            let (found, its, bytes) = host
                .state()
                .query_interface(*id, 1, *minor)
                .expect("published");
            assert_eq!((bytes, its), (*size as u64, *minor));
            for i in 2..bytes as usize / 8 {
                assert!(!(*found.cast::<*const u8>().add(i)).is_null());
            }
            count += 1;
        }
    }
    assert_eq!(count, 7);
}

/// One of each header with several slots; sizes as the specification gives them where it does.
const ALL: &[(NevercInterfaceID, u16, usize)] = &[
    (NEVERC_INTERFACE_CORE, 0, 104),
    (NEVERC_INTERFACE_IO, 0, 240),
    (NEVERC_INTERFACE_SOURCE_LOCATION, 0, 152),
    (NEVERC_INTERFACE_DRIVER, 0, 560),
    (NEVERC_INTERFACE_PREP, 0, 320),
    (NEVERC_INTERFACE_AST, 1, size_of::<NevercASTAPI>()),
    (NEVERC_INTERFACE_MC, 1, size_of::<NevercMCAPI>()),
];
