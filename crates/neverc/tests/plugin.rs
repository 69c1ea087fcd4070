//! Plugins in real compilations: loading, options, scopes, driver phases and what their edits change.

mod support;

use std::fs;
use std::path::Path;
use std::process::Command;

use support::lab::{LIMIT, Lab, assert_balanced, counts};
use support::{compiler, json, root, run, text};

#[test]
fn scopes_are_begun_and_ended_once_each() {
    let lab = Lab::new(&[]);
    lab.ok(&["-fsyntax-only", "a.c", "b.c"]);
    let log = lab.log();
    assert_balanced(&log);
    assert_eq!(counts(&log), (3, 2, 0), "{log:?}");

    lab.ok(&["a.c", "-o", "a"]);
    let log = lab.log();
    assert_balanced(&log);
    let (invocations, units, links) = counts(&log);
    assert!(invocations >= 2 && units == 1 && links == 1, "{log:?}");
    assert_eq!(lab.exit_of("a"), Some(0));

    lab.ok(&["-S", "a.c", "-o", "a.s"]);
    assert_balanced(&lab.log());
    lab.ok(&["-c", "a.s", "-o", "a.o"]);
    let log = lab.log();
    assert_balanced(&log);
    assert_eq!(counts(&log), (2, 0, 0), "{log:?}");
}

#[test]
fn scopes_end_on_every_path() {
    let lab = Lab::new(&[]);
    let stderr = lab.refused(&["--no-such-option", "a.c"]);
    assert!(stderr.contains("unknown argument"), "{stderr}");
    assert_balanced(&lab.log());
    let stderr = lab.refused(&["-c", "bad.c"]);
    assert!(stderr.contains("undeclared identifier 'x'"), "{stderr}");
    assert_balanced(&lab.log());
    let stderr = lab.refused(&["undefined.c", "-o", "u"]);
    assert!(stderr.contains("linker command failed"), "{stderr}");
    assert_balanced(&lab.log());
    lab.ok(&["--help"]);
    assert_balanced(&lab.log());
    lab.ok(&["-###", "a.c"]);
    assert_balanced(&lab.log());
    lab.refused(&["-c", "missing.c"]);
    assert_balanced(&lab.log());

    let lab = Lab::new(&["FAIL_AT_END"]);
    let stderr = lab.refused(&["-c", "a.c"]);
    assert!(
        stderr.contains("plugin phase failed: plugin runtime cleanup failed: SessionEnd"),
        "{stderr}"
    );
    assert!(
        stderr.contains("plugin callback 'SessionEnd' failed without a structured diagnostic"),
        "{stderr}"
    );
}

#[test]
fn what_cannot_be_loaded_is_named() {
    let lab = Lab::new(&[]);
    let stderr = lab.refused(&["-fplugin=./missing.so", "a.c"]);
    assert!(stderr.contains("plugin load failed: cannot resolve plugin path"));
    assert!(!stderr.contains("invalid value"));
    fs::write(lab.path("text.so"), "no module").expect("it can be written");
    let stderr = lab.refused(&["-fplugin=./text.so", "a.c"]);
    assert!(stderr.contains("plugin load failed: "), "{stderr}");
    let stderr = lab.refused(&["-fplugin-pass=x", "a.c"]);
    assert!(stderr.contains("is reserved"), "{stderr}");
    let wrong = Lab::new(&["CUSTOMIZE(p)=p.Header.Major=9"]);
    let stderr = wrong.refused(&["a.c"]);
    assert!(
        stderr.contains("plugin ABI negotiation failed: "),
        "{stderr}"
    );
    assert!(stderr.contains("ABI major does not match"), "{stderr}");
    // The same file twice is one plugin.
    lab.log();
    fs::hard_link(lab.path("p.so"), lab.path("q.so")).expect("links can be made");
    lab.ok(&["-fplugin=./q.so", "-fplugin=./p.so", "-c", "a.c"]);
    assert_balanced(&lab.log());
}

#[test]
fn plugin_arguments_without_a_plugin_are_errors() {
    let dir = tempfile::tempdir().expect("a temporary directory can be made");
    for argument in [
        "-fplugin-arg=p:k=v",
        "-fplugin-provider=x:y",
        "-fplugin-stats",
    ] {
        let mut command = compiler();
        command.current_dir(dir.path()).args([argument, "a.c"]);
        let output = run(&mut command, b"", LIMIT).expect("the compiler runs and ends");
        assert_eq!(output.status.code(), Some(1));
        let stderr = text(&output.stderr);
        assert!(
            stderr.contains(&format!("'{argument}' is given, but no plugin")),
            "{stderr}"
        );
    }
}

#[test]
fn every_stage_is_seen_in_order() {
    let phases = "PHASES=P(DRIVER_RAW_ARGUMENTS) P(DRIVER_PARSED_ARGUMENTS) P(DRIVER_SELECT_TOOLCHAIN) \
        P(DRIVER_BUILD_ACTIONS) P(DRIVER_BUILD_JOBS) P(DRIVER_EXECUTE_JOB) P(SOURCE_RESOLVE_INPUT) \
        P(SOURCE_OPEN) EVENT(SOURCE_AFTER_OPEN) P(PREP_BUILD_TOKEN_STREAM) P(SYNTAX_PARSE) P(SEMA_ANALYZE) \
        P(IR_GENERATE) P(IR_OPTIMIZE) P(IR_FINAL_VERIFY) P(CODEGEN_COARSE_LOWER) P(CODEGEN_PRODUCT_VERIFY) \
        P(OBJECT_FINAL_VERIFY) COMMIT(OBJECT_COMMIT) P(LINK_FULL) COMMIT(LINK_COMMIT) EVENT(LINK_AFTER_COMMIT)";
    let lab = Lab::new(&[phases]);
    lab.ok(&["a.c", "-o", "a"]);
    assert_eq!(lab.exit_of("a"), Some(0));
    let log = lab.log();
    assert_balanced(&log);
    let seen: Vec<&str> = log
        .iter()
        .map(String::as_str)
        .filter(|l| l.contains('_'))
        .collect();
    let mut expected: Vec<String> = Vec::new();
    for whole in [
        "RAW_ARGUMENTS",
        "PARSED_ARGUMENTS",
        "SELECT_TOOLCHAIN",
        "BUILD_ACTIONS",
        "BUILD_JOBS",
    ] {
        expected.push(format!("DRIVER_{whole} before"));
        expected.push(format!("DRIVER_{whole} after"));
    }
    expected.push("DRIVER_EXECUTE_JOB before".into());
    for stage in [
        "SOURCE_RESOLVE_INPUT",
        "SOURCE_OPEN",
        "SOURCE_AFTER_OPEN",
        "PREP_BUILD_TOKEN_STREAM",
        "SYNTAX_PARSE",
        "SEMA_ANALYZE",
        "IR_GENERATE",
        "IR_OPTIMIZE",
        "IR_FINAL_VERIFY",
        "CODEGEN_COARSE_LOWER",
        "CODEGEN_PRODUCT_VERIFY",
        "OBJECT_FINAL_VERIFY",
        "OBJECT_COMMIT",
    ] {
        if stage != "SOURCE_AFTER_OPEN" {
            expected.push(format!("{stage} before"));
        }
        let end = if stage == "OBJECT_COMMIT" {
            "committed"
        } else {
            "after"
        };
        expected.push(format!("{stage} {end}"));
    }
    for line in [
        "DRIVER_EXECUTE_JOB after",
        "DRIVER_EXECUTE_JOB before",
        "LINK_FULL before",
        "LINK_FULL after",
        "LINK_COMMIT before",
        "LINK_COMMIT committed",
        "LINK_AFTER_COMMIT after",
        "DRIVER_EXECUTE_JOB after",
    ] {
        expected.push(line.into());
    }
    assert_eq!(seen, expected);
}

#[test]
fn raw_arguments_can_be_edited_but_no_plugin_forged() {
    let lab = Lab::new(&["INTERCEPT=DRIVER_RAW_ARGUMENTS", "EDIT_RAW"]);
    let shown = lab.ok(&["-###", "-O0", "-c", "a.c"]);
    let shown = text(&shown.stderr);
    assert!(
        shown.contains("\"-O2\"") && !shown.contains("\"-O0\""),
        "{shown}"
    );
    lab.ok(&["-DWANTS_ADDED", "-c", "value.c"]);
    assert!(
        lab.log()
            .contains(&"argument value.c from command line".to_owned())
    );

    let lab = Lab::new(&["INTERCEPT=DRIVER_RAW_ARGUMENTS", "FORGE"]);
    lab.ok(&["-c", "a.c"]);
    let log = lab.log();
    assert!(
        log.contains(&"commit: VERIFICATION_FAILED".to_owned()),
        "{log:?}"
    );
    assert!(log.contains(&"abort: OK".to_owned()), "{log:?}");

    let lab = Lab::new(&["PHASES=P(DRIVER_RAW_ARGUMENTS)", "OBSERVER_EDITS"]);
    lab.ok(&["-c", "a.c"]);
    assert!(
        lab.log()
            .contains(&"edit by observer: POLICY_VIOLATION".to_owned())
    );
}

#[test]
fn parsed_options_can_be_edited() {
    let lab = Lab::new(&["INTERCEPT=DRIVER_PARSED_ARGUMENTS", "EDIT_PARSED"]);
    lab.ok(&["-DGONE", "-DWANTS_ADDED", "-O0", "-Werror", "-c", "value.c"]);
    let log = lab.log();
    for line in [
        "option '-O0' with 0",
        "option '-W' with 1",
        "option '-D' with 1",
    ] {
        assert!(log.contains(&line.to_owned()), "{line}: {log:?}");
    }
}

#[test]
fn the_toolchain_can_be_chosen() {
    let lab = Lab::new(&[
        "INTERCEPT=DRIVER_SELECT_TOOLCHAIN",
        "EDIT_TARGET=\"x86_64-unknown-linux-gnu\"",
        "EDIT_CPU=\"haswell\"",
        "EDIT_FEATURE=\"+gfni\"",
    ]);
    let shown = lab.ok(&["-###", "--target=aarch64-unknown-linux-gnu", "-c", "a.c"]);
    let shown = text(&shown.stderr);
    assert!(shown.contains("\"x86_64-unknown-linux-gnu\""), "{shown}");
    assert!(shown.contains("\"-target-cpu\" \"haswell\""), "{shown}");
    assert!(shown.contains("\"-target-feature\" \"+gfni\""), "{shown}");

    let lab = Lab::new(&[
        "INTERCEPT=DRIVER_SELECT_TOOLCHAIN",
        "EDIT_TARGET=\"aarch64-unknown-linux-gnu\"",
    ]);
    let lab_with_feature = Lab::new(&[
        "INTERCEPT=DRIVER_SELECT_TOOLCHAIN",
        "EDIT_TARGET=\"aarch64-unknown-linux-gnu\"",
        "EDIT_CPU=\"generic\"",
        "EDIT_FEATURE=\"+neon\"",
    ]);
    let shown = lab_with_feature.ok(&["-###", "-c", "a.c"]);
    let shown = text(&shown.stderr);
    assert!(shown.contains("\"-target-cpu\" \"generic\""), "{shown}");
    assert!(shown.contains("\"-target-feature\" \"+neon\""), "{shown}");
    lab.ok(&["-c", "a.c", "-o", "a.o"]);
    let object = fs::read(lab.path("a.o")).expect("it was made");
    assert_eq!(object[18..20], [183, 0], "EM_AARCH64");

    let lab = Lab::new(&[
        "INTERCEPT=DRIVER_SELECT_TOOLCHAIN",
        "EDIT_TARGET=\"not-a-triple\"",
    ]);
    let stderr = lab.refused(&["-c", "a.c"]);
    assert!(
        stderr.contains("unknown or unsupported toolchain target triple"),
        "{stderr}"
    );
}

#[test]
fn the_graphs_decide_what_is_done() {
    let lab = Lab::new(&["INTERCEPT=DRIVER_BUILD_ACTIONS", "STOP_AT_OBJECT"]);
    lab.ok(&["a.c", "-o", "made.o"]);
    let log = lab.log();
    assert_eq!(counts(&log), (2, 1, 0), "{log:?}");
    let object = fs::read(lab.path("made.o")).expect("it was made");
    assert_eq!(object[16..18], [1, 0], "ET_REL");

    let lab = Lab::new(&["INTERCEPT=DRIVER_BUILD_JOBS", "EDIT_JOBS"]);
    lab.ok(&["-DVALUE=1", "value.c", "-o", "value"]);
    let log = lab.log();
    assert_balanced(&log);
    assert_eq!(counts(&log), (2, 1, 1), "{log:?}");
    assert_eq!(lab.exit_of("value"), Some(2));

    let lab = Lab::new(&["INTERCEPT=DRIVER_BUILD_JOBS", "PLUGIN_JOB=0"]);
    lab.ok(&["a.c", "-o", "a"]);
    let log = lab.log();
    assert!(
        log.contains(&"own job org.neverc.test.job".to_owned()),
        "{log:?}"
    );
    assert_balanced(&log);
    let lab = Lab::new(&["INTERCEPT=DRIVER_BUILD_JOBS", "PLUGIN_JOB=3"]);
    let output = lab.neverc(&["a.c", "-o", "a"]);
    assert_eq!(output.status.code(), Some(3), "{}", text(&output.stderr));
    assert_balanced(&lab.log());
}

#[test]
fn jobs_can_be_run_by_a_plugin() {
    let lab = Lab::new(&["REPLACE_JOB=0"]);
    lab.ok(&["-fsyntax-only", "bad.c"]);
    assert_balanced(&lab.log());
    fs::write(lab.path("a.o"), "old").expect("it can be written");
    let stderr = lab.refused(&["-c", "a.c", "-o", "a.o"]);
    assert!(stderr.contains("exactly the declared outputs"), "{stderr}");
    assert_eq!(fs::read(lab.path("a.o")).expect("it is there"), b"old");

    let lab = Lab::new(&["REPLACE_JOB=1"]);
    lab.refused(&["-fsyntax-only", "a.c"]);
    assert_balanced(&lab.log());
}

#[test]
fn diagnostics_of_plugins_decide_the_exit_status() {
    let at = "PHASES=P(DRIVER_RAW_ARGUMENTS)";
    let lab = Lab::new(&[at, "EMIT=NEVERC_DIAGNOSTIC_WARNING"]);
    let output = lab.ok(&["-c", "a.c"]);
    let line = "warning: plugin 'org.neverc.test' in phase 'neverc.driver.raw_arguments' [plugin-7]: look here";
    assert!(text(&output.stderr).contains(line));

    let lab = Lab::new(&[at, "EMIT=NEVERC_DIAGNOSTIC_ERROR"]);
    let stderr = lab.refused(&["-c", "a.c"]);
    assert!(
        stderr.contains("error: plugin 'org.neverc.test'"),
        "{stderr}"
    );
    assert_eq!(counts(&lab.log()), (2, 1, 0));

    let lab = Lab::new(&[at, "EMIT=NEVERC_DIAGNOSTIC_FATAL"]);
    lab.refused(&["-c", "a.c"]);
    assert!(!lab.path("a.o").exists());
    assert_balanced(&lab.log());

    let lab = Lab::new(&["PHASES=P(SEMA_ANALYZE)", "OBSERVER_FAILS"]);
    let stderr = lab.refused(&["-c", "a.c"]);
    assert!(
        stderr.contains("plugin phase failed: neverc.sema.analyze"),
        "{stderr}"
    );
    assert!(!lab.path("a.o").exists());
    assert_balanced(&lab.log());
}

#[test]
fn sources_may_come_from_a_plugin() {
    let lab = Lab::new(&["MEMORY_HEADER"]);
    fs::write(
        lab.path("uses.c"),
        "#include <made.h>\nint main(void) { return MADE; }\n",
    )
    .expect("it can be written");
    lab.ok(&["-I/no/such/directory", "uses.c", "-o", "uses"]);
    assert_eq!(lab.exit_of("uses"), Some(7));
    let depends = lab.ok(&["-I/no/such/directory", "-M", "uses.c"]);
    assert!(text(&depends.stdout).contains("/no/such/directory/made.h"));

    let lab = Lab::new(&["PROVIDE_SOURCE"]);
    lab.ok(&["bad.c", "-o", "five"]);
    assert_eq!(lab.exit_of("five"), Some(5));
}

#[test]
fn plugins_that_are_safe_for_threads_see_jobs_side_by_side() {
    let lab = Lab::new(&[
        "CONCURRENCY=NEVERC_CONCURRENCY_THREAD_SAFE",
        "PHASES=P(DRIVER_EXECUTE_JOB) P(SEMA_ANALYZE)",
    ]);
    let names: Vec<String> = (0..24).map(|i| format!("n{i}.c")).collect();
    for (i, name) in names.iter().enumerate() {
        fs::write(
            lab.path(name),
            format!("int f{i}(void) {{ return {i}; }}\n"),
        )
        .expect("it can be written");
    }
    let mut args = vec!["-c"];
    args.extend(names.iter().map(String::as_str));
    lab.ok(&args);
    let log = lab.log();
    assert_balanced(&log);
    assert_eq!(counts(&log), (25, 24, 0));
    let seen = log.iter().filter(|l| *l == "SEMA_ANALYZE after").count();
    assert_eq!(seen, 24);
}

/// Builds an example of the SDK with a compiler, in C11 and with all warnings.
fn example(mut compiler: Command, name: &str, output: &Path) {
    compiler
        .args(["-std=c11", "-Wall", "-Wextra", "-pedantic", "-Werror"])
        .args(["-shared", "-fPIC", "-I"])
        .arg(root().join("sdk/include"))
        .arg(root().join("sdk/examples").join(name))
        .arg("-o")
        .arg(output);
    let output = run(&mut compiler, b"", LIMIT).expect("the compiler runs and ends");
    assert!(output.status.success(), "{}", text(&output.stderr));
}

#[test]
fn the_trace_example_works_whoever_compiles_it() {
    let dir = tempfile::tempdir().expect("a temporary directory can be made");
    fs::write(dir.path().join("a.c"), "int main(void) { return 0; }\n").expect("written");
    for (builder, module) in [(Command::new("gcc"), "g.so"), (compiler(), "n.so")] {
        example(builder, "DriverTracePlugin.c", &dir.path().join(module));
        let neverc = |args: &[&str]| {
            let mut command = compiler();
            command
                .current_dir(dir.path())
                .arg(format!("-fplugin=./{module}"))
                .args(args);
            let output = run(&mut command, b"", LIMIT).expect("the compiler runs and ends");
            assert!(output.status.success(), "{}", text(&output.stderr));
            output
        };
        for flag in ["--driver-trace", "-fplugin-arg=driver-trace"] {
            let stderr = text(&neverc(&[flag, "a.c", "-o", "a"]).stderr);
            assert_eq!(stderr.matches("[plugin-1001]").count(), 1, "{stderr}");
            assert_eq!(stderr.matches("[plugin-1002]").count(), 2, "{stderr}");
            assert!(stderr.contains(
                "remark: plugin 'org.neverc.example.driver-trace' in phase 'neverc.driver.execute_job' [plugin-1002]: "
            ));
        }
        assert_eq!(text(&neverc(&["-c", "a.c"]).stderr), "");
        assert!(text(&neverc(&["--help"]).stdout).contains("--driver-trace"));
        let stats = neverc(&["-fplugin-stats", "-fplugin-trace=t.json", "-c", "a.c"]);
        assert!(text(&stats.stderr).contains("neverc.driver.execute_job/interceptor"));
        let trace = fs::read_to_string(dir.path().join("t.json")).expect("it was written");
        assert!(trace.contains("Driver.GetJobExecutionRequest"), "{trace}");
    }
}

#[test]
fn the_virtual_header_example_works_whoever_compiles_it() {
    let dir = tempfile::tempdir().expect("a temporary directory can be made");
    fs::write(
        dir.path().join("uses.c"),
        "#include <virtual/answer.h>\n#include <virtual/answer.h>\n\
         int main(void) { return VIRTUAL_ANSWER - 42; }\n",
    )
    .expect("it can be written");
    for (builder, module) in [(Command::new("gcc"), "g.so"), (compiler(), "n.so")] {
        example(builder, "VirtualHeaderPlugin.c", &dir.path().join(module));
        let mut command = compiler();
        command
            .current_dir(dir.path())
            .args(["-fsyntax-only", "uses.c"])
            .arg(format!("-fplugin=./{module}"));
        let output = run(&mut command, b"", LIMIT).expect("the compiler runs and ends");
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert_eq!(text(&output.stderr), "");
    }
}

#[test]
fn capabilities_are_shown_without_any_plugin() {
    let mut command = compiler();
    command.arg("--print-plugin-capabilities");
    let output = run(&mut command, b"", LIMIT).expect("the compiler runs and ends");
    assert!(output.status.success());
    let json = text(&output.stdout);
    let read = json::parse(&json).expect("it is JSON");
    assert_eq!(read.get("phases").expect("a list").list().len(), 130);
    let modules = read.get("modules").expect("a list").list();
    assert_eq!(modules.len(), 36);
    let driver = modules.iter().find(|m| m.text("name") == "DRIVER");
    let driver = driver.expect("it is published");
    assert_eq!(driver.get("size").map(json::Value::number), Some(560.0));
    assert_eq!(driver.get("implemented"), Some(&json::Value::Word("true")));
}
