//! What is around a run with plugins: crashes, traces, options, outputs, dependencies, and jobs side by side.

mod support;

use std::fs;

use support::lab::{LIMIT, Lab, assert_balanced, counts};
use support::{json, root, run, text};

/// Nothing but what the laboratory brought.
fn assert_no_output(lab: &Lab) {
    for entry in fs::read_dir(lab.path(".")).expect("it is there").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let known = name.ends_with(".c") || ["p.so", "log"].contains(&name.as_str());
        assert!(known, "{name} was left behind");
    }
}

#[test]
fn a_signal_in_a_callback_is_blamed_on_its_plugin() {
    for (crash, signal) in [
        ("*(volatile int *)0=1", "SIGSEGV"),
        ("abort()", "SIGABRT"),
        ("raise(SIGFPE)", "SIGFPE"),
        ("endless(0)", "SIGSEGV"),
    ] {
        let lab = Lab::with("aid.c", &[&format!("CRASH={crash}")]);
        let output = lab.neverc(&["-fplugin-debug-signals", "a.c", "-o", "a"]);
        let stderr = text(&output.stderr);
        assert_eq!(output.status.code(), Some(70), "{crash}: {stderr}");
        let line = format!(
            "neverc: error: plugin 'org.neverc.test' received {signal} in callback 'neverc.sema.analyze/observer' of phase 'neverc.sema.analyze'\n"
        );
        assert!(stderr.contains(&line), "{crash}: {stderr}");
        assert_no_output(&lab);
    }
    let lab = Lab::with("aid.c", &["CRASH_BEGIN=raise(SIGILL)"]);
    let output = lab.neverc_with(&[("NEVERC_PLUGIN_DEBUG_SIGNALS", "1")], &["-c", "a.c"]);
    let stderr = text(&output.stderr);
    assert_eq!(output.status.code(), Some(70), "{stderr}");
    let line = "plugin 'org.neverc.test' received SIGILL in callback 'SessionBegin'\n";
    assert!(stderr.contains(line), "{stderr}");
    let loading = Lab::with("aid.c", &["CRASH_LOAD=abort()"]);
    let output = loading.neverc(&["-fplugin-debug-signals", "-c", "a.c"]);
    let stderr = text(&output.stderr);
    assert_eq!(output.status.code(), Some(70), "{stderr}");
    let line = "error: plugin module './p.so' received SIGABRT while it was loaded\n";
    assert!(stderr.contains(line), "{stderr}");
    // Without the aid the signal ends the process as ever.
    let output = lab.neverc(&["-c", "a.c"]);
    assert_eq!(output.status.code(), None);
}

#[test]
fn a_trace_is_json_with_every_call() {
    let lab = Lab::new(&[
        "PHASES=P(SYNTAX_PARSE)",
        "INTERCEPT=DRIVER_BUILD_JOBS",
        "EDIT_JOBS",
    ]);
    lab.ok(&["-fplugin-trace=t.json", "-DVALUE=1", "value.c", "-o", "p"]);
    let trace = fs::read_to_string(lab.path("t.json")).expect("it was written");
    let parsed = json::parse(&trace).expect("it is JSON");
    let events = parsed.get("traceEvents").expect("Chrome's format").list();
    let named = |name: &str| events.iter().filter(|e| e.text("name") == name).count();
    for name in [
        "neverc_plugin_entry",
        "Bootstrap.QueryInterface",
        "ProcessBegin",
        "Register",
        "Registrar.RegisterObserver",
        "Registrar.RegisterInterceptor",
        "SessionBegin",
        "TaskBegin",
        "neverc.syntax.parse/observer",
        "neverc.driver.build_jobs/interceptor",
        "Continuation.InvokeNext",
        "Driver.GetJobArgument",
        "Driver.SetJobArgument",
        "Driver.CommitJobGraphMutation",
        "TaskEnd",
        "SessionEnd",
        "Destroy",
    ] {
        let expected = name != "Bootstrap.QueryInterface";
        assert!(named(name) > 0 || !expected, "{name}: {trace}");
    }
    for event in events {
        assert_eq!(event.text("ph"), "X");
        for number in ["ts", "dur", "pid", "tid"] {
            assert!(
                event.get(number).is_some_and(|n| n.number() >= 0.0),
                "{number}"
            );
        }
        let args = event.get("args").expect("each has some");
        assert!(!args.text("status").is_empty());
    }
    let set = events
        .iter()
        .find(|e| e.text("name") == "Driver.SetJobArgument");
    let shown = set.and_then(|e| e.get("args")).expect("it was called");
    assert!(format!("{shown:?}").contains("VALUE=2"), "{shown:?}");
    let callback = events
        .iter()
        .find(|e| e.text("name") == "neverc.syntax.parse/observer")
        .and_then(|e| e.get("args"))
        .expect("it ran");
    assert_eq!(callback.text("phase"), "neverc.syntax.parse");
    assert_eq!(callback.text("role"), "Observer");
}

#[test]
fn options_come_in_four_forms_and_through_arguments() {
    let lab = Lab::with("aid.c", &["OPTIONS"]);
    let told = |args: &[&str]| {
        let mut all = vec!["-fsyntax-only", "a.c"];
        all.extend(args);
        lab.ok(&all);
        let mut log = lab.log();
        log.retain(|l| l.starts_with("--aid"));
        log
    };
    let none = [
        "--aid OK 0",
        "--aid-level= OK 0",
        "--aid-name OK 0",
        "--aid-pair OK 0",
    ];
    assert_eq!(told(&[]), none);
    let expected = [
        "--aid OK 1 true",
        "--aid-level= OK 1 7",
        "--aid-name OK 2 x y",
        "--aid-pair OK 2 left right",
    ];
    let direct = [
        "--aid",
        "--aid-level=3",
        "--aid-level=7",
        "--aid-name",
        "x",
        "--aid-name",
        "y",
        "--aid-pair",
        "left",
        "right",
    ];
    assert_eq!(told(&direct), expected);
    let through = [
        "-fplugin-arg=org.neverc.test:aid",
        "-fplugin-arg=aid-level=7",
        "-fplugin-arg=org.neverc.test:aid-name=x",
        "-fplugin-arg=aid-name=y",
    ];
    assert_eq!(told(&through)[..3], expected[..3]);
    for (wrong, part) in [
        (&["--aid-level=many"][..], "--aid-level="),
        (&["--aid", "--aid"], "--aid"),
        (&["--aid-pair", "left"], "--aid-pair"),
        (&["-fplugin-arg=other.plugin:aid"], "other.plugin"),
        (&["-fplugin-arg=no-such=1"], "no-such"),
    ] {
        let mut all = vec!["-fsyntax-only", "a.c"];
        all.extend(wrong);
        let stderr = lab.refused(&all);
        assert!(stderr.contains(part), "{wrong:?}: {stderr}");
    }
    let help = text(&lab.ok(&["--help"]).stdout);
    for part in [
        "Options of plugin 'org.neverc.test':",
        "--aid ",
        "--aid-level=<v>",
        "--aid-name <v>",
        "--aid-pair <v> <v>",
        "Two to aid",
    ] {
        assert!(help.contains(part), "{part}: {help}");
    }
}

#[test]
fn outputs_of_plugins_and_compiler_do_not_meet() {
    // The driver does not wait for what only its own end would give free.
    for kind in ["NEVERC_TASK_TRANSLATION_UNIT", "NEVERC_TASK_INVOCATION"] {
        let lab = Lab::with("aid.c", &["HOLD=\"./a.o\"", &format!("HOLD_IN={kind}")]);
        let stderr = lab.refused(&["-c", "a.c", "-o", "a.o"]);
        assert!(
            stderr.contains(
                "unable to write output file 'a.o': a plugin's output holds it (DUPLICATE_ID)"
            ),
            "{stderr}"
        );
        assert!(lab.log().contains(&"hold: OK".to_owned()));
        assert_no_output(&lab);
        lab.ok(&["-c", "b.c", "-o", "b.o"]);
    }
    // What is finished is not published by that.
    let lab = Lab::with("aid.c", &["STREAM"]);
    let output = lab.ok(&["-fsyntax-only", "a.c"]);
    assert_eq!(text(&output.stdout), "");
    let log = lab.log();
    for line in ["stream: OK", "write: OK", "finish: OK"] {
        assert!(log.contains(&line.to_owned()), "{log:?}");
    }
}

#[test]
fn what_is_linked_may_be_in_memory() {
    let lab = Lab::with("aid.c", &["IN_MEMORY"]);
    lab.write("real.c", "int only(void) { return 17; }\n");
    lab.write(
        "use.c",
        "int only(void);\nint main(void) { return only(); }\n",
    );
    lab.ok(&["-c", "real.c", "-o", "real.o"]);
    lab.ok(&["use.c", "/memory/only.o", "-o", "use"]);
    assert_eq!(lab.exit_of("use"), Some(17));
    let stderr = lab.refused(&["use.c", "/memory/other.o", "-o", "use"]);
    assert!(
        stderr.contains("no such file or directory: '/memory/other.o'"),
        "{stderr}"
    );
}

#[test]
fn recorded_dependencies_are_in_the_rule() {
    let lab = Lab::with("aid.c", &["DEPEND=\"/some/data.bin\""]);
    lab.ok(&["-MMD", "-MF", "a.d", "-c", "a.c", "-o", "a.o"]);
    assert!(lab.log().contains(&"record: OK".to_owned()));
    let rule = fs::read_to_string(lab.path("a.d")).expect("it was written");
    assert!(
        rule.contains("a.o: a.c") && rule.contains("/some/data.bin"),
        "{rule}"
    );
}

#[test]
fn what_jobs_side_by_side_report_comes_in_their_order() {
    for model in ["THREAD_SAFE", "SESSION_SERIAL", "PROCESS_SERIAL"] {
        for reentrancy in ["ALLOWED", "NONE"] {
            let lab = Lab::with(
                "aid.c",
                &[
                    "REMARKS",
                    &format!("CONCURRENCY=NEVERC_CONCURRENCY_{model}"),
                    &format!("REENTRANCY=NEVERC_REENTRANCY_{reentrancy}"),
                ],
            );
            let names: Vec<String> = (0..20).map(|i| format!("n{i}.c")).collect();
            for name in &names {
                lab.write(name, "int f(void);\n");
            }
            let mut args = vec!["-fsyntax-only"];
            args.extend(names.iter().map(String::as_str));
            let stderr = text(&lab.ok(&args).stderr);
            let told: Vec<&str> = stderr
                .lines()
                .filter_map(|l| l.split_once("[plugin-1]: unit ").map(|(_, name)| name))
                .collect();
            assert_eq!(told, names, "{model} {reentrancy}");
        }
    }
}

#[test]
fn the_stages_of_assembly_are_seen() {
    let phases = "PHASES=P(DRIVER_EXECUTE_JOB) P(PREP_BUILD_TOKEN_STREAM) P(SYNTAX_PARSE) P(ASSEMBLY_PARSE) \
        P(MC_ENCODE) P(MC_LAYOUT) P(OBJECT_PRE_WRITE) P(OBJECT_POST_LAYOUT) P(OBJECT_WRITE) P(OBJECT_POST_WRITE) \
        P(OBJECT_FINAL_VERIFY) COMMIT(OBJECT_COMMIT) P(ASSEMBLY_FINAL_VERIFY) COMMIT(ASSEMBLY_COMMIT) \
        P(LINK_FULL) P(LINK_POST_EMIT) P(LINK_IMAGE_VERIFY) P(LINK_SIDE_OUTPUTS_VERIFY)";
    let lab = Lab::new(&[phases]);
    lab.write("s.s", ".globl s\ns: ret\n");
    lab.write("t.S", "#define NAME t\n.globl NAME\nNAME: ret\n");
    let seen = |args: &[&str]| {
        lab.ok(args);
        let log = lab.log();
        assert_balanced(&log);
        let phases = log
            .iter()
            .filter(|l| l.contains('_') && l.ends_with(" before"));
        let names: Vec<String> = phases
            .map(|l| l.trim_end_matches(" before").to_owned())
            .collect();
        (names, counts(&log))
    };
    let object = [
        "OBJECT_PRE_WRITE",
        "OBJECT_POST_LAYOUT",
        "OBJECT_WRITE",
        "OBJECT_POST_WRITE",
        "OBJECT_FINAL_VERIFY",
        "OBJECT_COMMIT",
    ];
    let assembler = ["ASSEMBLY_PARSE", "MC_ENCODE", "MC_LAYOUT"];
    let job = ["DRIVER_EXECUTE_JOB"];
    let (names, tasks) = seen(&["-c", "s.s"]);
    assert_eq!(names, [&job[..], &assembler, &object].concat());
    assert_eq!(tasks, (2, 0, 0));
    let (names, tasks) = seen(&["-c", "t.S"]);
    let expected = [&job[..], &["PREP_BUILD_TOKEN_STREAM"], &assembler, &object].concat();
    assert_eq!(names, expected);
    assert_eq!(tasks, (2, 1, 0));
    let (names, _) = seen(&["-S", "a.c"]);
    let front = ["PREP_BUILD_TOKEN_STREAM", "SYNTAX_PARSE"];
    let assembly = ["ASSEMBLY_FINAL_VERIFY", "ASSEMBLY_COMMIT"];
    assert_eq!(names, [&job[..], &front, &assembly].concat());
    let (names, tasks) = seen(&["a.c", "-o", "a"]);
    let link = [
        "LINK_FULL",
        "LINK_POST_EMIT",
        "LINK_IMAGE_VERIFY",
        "LINK_SIDE_OUTPUTS_VERIFY",
    ];
    assert_eq!(names, [&job[..], &front, &object, &job, &link].concat());
    assert_eq!(tasks, (2, 1, 1));
    let (names, _) = seen(&["-E", "a.c"]);
    assert_eq!(names, ["DRIVER_EXECUTE_JOB", "PREP_BUILD_TOKEN_STREAM"]);
}

#[test]
fn a_failed_observer_of_a_link_leaves_nothing() {
    for phase in [
        "LINK_POST_EMIT",
        "LINK_IMAGE_VERIFY",
        "LINK_SIDE_OUTPUTS_VERIFY",
    ] {
        let lab = Lab::new(&[&format!("PHASES=P({phase})"), "OBSERVER_FAILS"]);
        let stderr = lab.refused(&["a.c", "-o", "a"]);
        let name = format!(
            "neverc.link.{}",
            phase.trim_start_matches("LINK_").to_lowercase()
        );
        assert!(
            stderr.contains(&format!("plugin phase failed: {name}: ")),
            "{stderr}"
        );
        assert_balanced(&lab.log());
        assert_no_output(&lab);
    }
}

/// Names of values cost time, so they are there only where a plugin could see them.
#[test]
fn who_only_looks_on_leaves_the_module_as_it_is() {
    let plugin = |path: &str| Lab::with(&root().join(path).to_string_lossy(), &[]);
    let args = ["-S", "-emit-llvm", "-o", "-", "a.c"];
    let lab = plugin("bench/plugins/observe_all.c");
    let plain = run(lab.command().args(args), b"", LIMIT).expect("it ends");
    let watched = lab.ok(&args);
    assert_eq!(text(&watched.stdout), text(&plain.stdout));
    assert!(!text(&plain.stdout).contains("entry:"));
    let lab = plugin("sdk/examples/BenchPlugin.c");
    assert!(text(&lab.ok(&args).stdout).contains("entry:"));
}
