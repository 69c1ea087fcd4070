//! A driver in small: how the pieces go together, with the counts and the order that plugins rely on.

mod support;

use std::rc::Rc;

use neverc_abi::*;
use neverc_plugin_host::{BuiltinError, HostConfig, Origin, PluginArguments, Route, Status, Task};
use neverc_plugin_tables::driver::{ArgumentVector, Job, JobRequest, JobResult, verify_job_result};
use neverc_plugin_tables::runtime::{Ended, Runtime};
use support::stage::{StageError, artifact_stage, opaque_stage};
use support::{INVOCATION, Lab, UNIT};

/// Compiles nothing, but goes through the phases as a driver does. Gives the arguments that it ran with.
fn drive(line: &[String]) -> Result<(Vec<String>, Option<Ended>), String> {
    let tokens = PluginArguments::scan(line).map_err(|e| e.text)?;
    let Some(tokens) = tokens else {
        return Ok((pipeline(None, line.to_vec())?, None));
    };
    let runtime = Runtime::start(tokens, HostConfig::default()).map_err(|e| e.text)?;
    let parsed = runtime
        .parse(line, "x86_64-unknown-linux-gnu")
        .map_err(|e| e.text)?;
    let rest = parsed.remaining.into_iter().map(|(_, a)| a).collect();
    let run = runtime.begin(parsed.values).map_err(|e| e.text)?;
    let task = run
        .session()
        .begin_task(INVOCATION, None)
        .map_err(|e| e.text)?;
    let used = pipeline(Some(&task), rest)?;
    assert!(task.end().is_ok());
    Ok((used, Some(run.end())))
}

fn pipeline(task: Option<&Rc<Task>>, line: Vec<String>) -> Result<Vec<String>, String> {
    let vector = artifact_stage(
        task,
        PHASE_DRIVER_RAW_ARGUMENTS,
        Route::default,
        Rc::new(ArgumentVector::from_command_line(&line)),
        &mut |edited| Ok(edited.clone()),
        &|_| Ok(()),
    )
    .map_err(|e| e.to_string())?;
    let job = Job {
        id: 1,
        kind: NEVERC_JOB_FRONTEND,
        ..Job::default()
    };
    let result = artifact_stage(
        task,
        PHASE_DRIVER_EXECUTE_JOB,
        Route::default,
        Rc::new(JobRequest { job: job.clone() }),
        &mut |request| {
            frontend(task).map_err(|text| BuiltinError {
                status: Status::PLUGIN_FAILURE,
                text,
            })?;
            Ok(Rc::new(JobResult {
                job: request.job.id,
                builtin: true,
                ..JobResult::default()
            }))
        },
        &|a| {
            let result = a.payload::<JobResult>().ok_or("no result")?;
            verify_job_result(&job, &result)
        },
    );
    match result {
        Ok(result) => assert_eq!(result.exit_code, 0),
        Err(e) if e.origin == Origin::Builtin => return Err(e.text),
        Err(e) => return Err(e.to_string()),
    }
    Ok(vector.values())
}

/// A frontend job has an INVOCATION task of its own, with a TRANSLATION_UNIT in it.
fn frontend(parent: Option<&Rc<Task>>) -> Result<(), String> {
    let begin = |kind, parent: &Rc<Task>| {
        let scope = parent.session().begin_task(kind, Some(parent.link()));
        scope.map_err(|e| e.text)
    };
    let invocation = parent.map(|p| begin(INVOCATION, p)).transpose()?;
    let unit = invocation.as_ref().map(|i| begin(UNIT, i)).transpose()?;
    let task = unit.as_deref();
    let tree = opaque_stage(task, PHASE_SYNTAX_PARSE, Route::default, || {
        Ok::<_, String>(7)
    });
    match tree {
        Ok(tree) => assert_eq!(tree, 7),
        Err(StageError::Stage(text)) => return Err(text),
        Err(StageError::Plugin(e)) => return Err(e.to_string()),
    }
    Ok(())
}

fn line(words: &[&str]) -> Vec<String> {
    words.iter().map(|w| (*w).to_owned()).collect()
}

#[test]
fn without_plugins_stages_are_called_directly() {
    let words = line(&["neverc", "-c", "a.c"]);
    let (used, ended) = drive(&words).expect("it compiles");
    assert_eq!(used, words);
    assert!(ended.is_none());
}

#[test]
fn a_trace_plugin_sees_the_whole_run() {
    let lab = Lab::new();
    let module = lab.build("trace.c", "t.so", &[]);
    let trace = lab.path("trace.json");
    let load = format!("-fplugin={}", module.display());
    let write = format!("-fplugin-trace={}", trace.display());
    let words = line(&[
        "neverc",
        &load,
        &write,
        "-fplugin-stats",
        "--driver-trace",
        "-c",
        "a.c",
    ]);
    let (used, ended) = drive(&words).expect("it compiles");
    assert_eq!(
        used,
        line(&["neverc", &load, &write, "-fplugin-stats", "-c", "a.c"])
    );
    let ended = ended.expect("there was a plugin");
    let texts: Vec<String> = ended.diagnostics.iter().map(|d| d.text()).collect();
    assert_eq!(
        texts,
        [
            "plugin 'org.neverc.test' in phase 'neverc.driver.raw_arguments' [plugin-1001]: arguments seen",
            "plugin 'org.neverc.test' in phase 'neverc.driver.execute_job' [plugin-1002]: job seen",
        ]
    );
    assert!(
        !ended.failed && ended.errors.is_empty(),
        "{:?}",
        ended.errors
    );
    assert!(
        ended.notes[0].contains("org.neverc.test: neverc.syntax.parse/observer"),
        "{:?}",
        ended.notes
    );
    assert_eq!(
        lab.log(),
        [
            "SessionBegin",
            "TaskBegin 1",
            "arguments 1 6",
            "arguments 2 6",
            "TaskBegin 1",
            "TaskBegin 2",
            "parse 1",
            "parse 2",
            "TaskEnd 2",
            "TaskEnd 1",
            "TaskEnd 1",
            "SessionEnd",
            "Destroy",
        ]
    );
    let json = std::fs::read_to_string(&trace).expect("written");
    assert!(json.contains("Driver.GetArgumentCount") && json.contains("Destroy"));
    assert!(
        json.contains("\"Spelling\":\"--driver-trace\""),
        "arguments are shown"
    );
    let valid = std::process::Command::new("python3")
        .args(["-c", "import json, sys; json.load(open(sys.argv[1]))"])
        .arg(&trace)
        .status();
    assert!(valid.is_ok_and(|s| s.success()), "it is JSON");
}

#[test]
fn errors_of_the_command_line_are_told_before_anything_runs() {
    let lab = Lab::new();
    let module = lab.build("trace.c", "t.so", &[]);
    let load = format!("-fplugin={}", module.display());
    for (words, text) in [
        (&["neverc", "-fplugin-arg=x=y"][..], "no plugin"),
        (
            &["neverc", "-fplugin=/no/such.so"],
            "plugin load failed: cannot resolve plugin path",
        ),
        (
            &[
                "neverc",
                &load,
                "-fplugin-provider=neverc.syntax.parse:org.neverc.test",
            ],
            "no provider",
        ),
        (
            &["neverc", &load, "-fplugin-arg=org.neverc.test:nothing"],
            "no option",
        ),
    ] {
        let error = drive(&line(words)).err().expect("refused");
        assert!(error.contains(text), "{words:?}: {error}");
    }
    // Plugins that were begun were ended.
    assert_eq!(lab.log(), ["Destroy", "Destroy"]);
}
