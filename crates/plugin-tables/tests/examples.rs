//! The examples of the SDK, each built and run in the host.

mod support;

use std::path::Path;

use neverc_abi::*;
use neverc_plugin_host::{HostConfig, PluginArguments, Route};
use neverc_plugin_tables::driver::{ArgumentVector, Job, JobRequest, JobResult};
use neverc_plugin_tables::io::view::TaskFiles;
use neverc_plugin_tables::runtime::Runtime;
use neverc_source::{Files, Vfs};
use std::rc::Rc;
use support::stage::artifact_stage;
use support::{INVOCATION, Lab, UNIT};

fn start(lab: &Lab, example: &str, more: &[&str]) -> (Runtime, Vec<String>) {
    let module = lab.build(
        &format!("../../../../sdk/examples/{example}.c"),
        "example.so",
        &[],
    );
    let mut line = vec![
        "neverc".to_owned(),
        format!("-fplugin={}", module.display()),
    ];
    line.extend(more.iter().map(|w| (*w).to_owned()));
    let tokens = PluginArguments::scan(&line)
        .expect("sound")
        .expect("a plugin");
    let runtime = Runtime::start(tokens, HostConfig::default()).expect("activates");
    (runtime, line)
}

#[test]
fn driver_trace_says_what_runs() {
    for (more, codes) in [
        (
            &["--driver-trace"][..],
            &["[plugin-1001]", "[plugin-1002]"][..],
        ),
        (&[], &[]),
    ] {
        let lab = Lab::new();
        let (runtime, line) = start(&lab, "DriverTracePlugin", more);
        let parsed = runtime.parse(&line, "").expect("sound");
        let run = runtime.begin(parsed.values).expect("begins");
        let task = run.session().begin_task(INVOCATION, None).expect("begins");
        let arguments = Rc::new(ArgumentVector::from_command_line(&line));
        let made = artifact_stage(
            Some(&task),
            PHASE_DRIVER_RAW_ARGUMENTS,
            Route::default,
            arguments.clone(),
            &mut |a| Ok(a.clone()),
            &|_| Ok(()),
        );
        assert_eq!(made.expect("it goes on").values(), line);
        let job = Rc::new(JobRequest {
            job: Job::default(),
        });
        let made = artifact_stage(
            Some(&task),
            PHASE_DRIVER_EXECUTE_JOB,
            Route::default,
            job,
            &mut |_| Ok(Rc::new(JobResult::default())),
            &|_| Ok(()),
        );
        assert!(made.is_ok());
        assert!(task.end().is_ok());
        let ended = run.end();
        assert!(
            !ended.failed && ended.notes.is_empty(),
            "{:?} {:?}",
            ended.errors,
            ended.notes
        );
        let texts: Vec<String> = ended.diagnostics.iter().map(|d| d.text()).collect();
        assert_eq!(texts.len(), codes.len(), "{texts:?}");
        assert!(
            texts.iter().zip(codes).all(|(t, c)| t.contains(c)),
            "{texts:?}"
        );
    }
}

#[test]
fn the_virtual_header_is_found_in_every_search_directory() {
    let lab = Lab::new();
    let (runtime, line) = start(&lab, "VirtualHeaderPlugin", &[]);
    let parsed = runtime.parse(&line, "").expect("sound");
    let run = runtime.begin(parsed.values).expect("begins");
    let task = run.session().begin_task(UNIT, None).expect("begins");
    {
        let files = TaskFiles::new(&task, Files::new());
        assert!(files.is_directory(Path::new("/usr/include/virtual")));
        let one = files
            .open(Path::new("/usr/include/virtual/answer.h"))
            .expect("provided");
        let two = files
            .open(Path::new("include/virtual/answer.h"))
            .expect("relative paths, too");
        assert!(one.text.starts_with(b"#pragma once"));
        assert_eq!(one.id, two.id, "it is one file");
        assert!(
            files
                .open(Path::new("/usr/include/virtual/other.h"))
                .is_err()
        );
    }
    assert!(task.end().is_ok());
    assert!(!run.end().failed);
}
