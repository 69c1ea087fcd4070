//! The trace that `-fplugin-trace=` writes is strict JSON in Chrome's format, whatever plugins say: every event has its members,
//! and on each thread durations lie within each other.

mod support;

use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use support::json::{self, Value};
use support::{compiler, root, run, text};

const LIMIT: Duration = Duration::from_secs(120);

fn build(source: &str, to: &Path) {
    let mut gcc = Command::new("gcc");
    gcc.args(["-shared", "-fPIC", "-O1", "-I"])
        .arg(root().join("sdk/include"))
        .arg(root().join("tests/plugins").join(source))
        .arg("-o")
        .arg(to)
        .arg("-lpthread");
    let output = run(&mut gcc, b"", LIMIT).expect("gcc runs");
    assert!(output.status.success(), "{}", text(&output.stderr));
}

/// The events of a run with a plugin, checked one by one.
fn events(dir: &Path, plugin: &Path, case: &str, arguments: &[&str]) -> Vec<Value> {
    let mut load = b"-fplugin=".to_vec();
    load.extend(plugin.as_os_str().as_bytes());
    let mut command = compiler();
    command
        .current_dir(dir)
        .env("CASE", case)
        .env("CONFORM_LOG", dir.join("log"))
        .arg(OsStr::from_bytes(&load))
        .arg("-fplugin-trace=t.json")
        .args(arguments);
    let output = run(&mut command, b"", LIMIT).expect("it ends");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let trace = fs::read(dir.join("t.json")).expect("it was written");
    let trace = String::from_utf8(trace).expect("JSON is UTF-8");
    let parsed = json::parse(&trace).unwrap_or_else(|e| panic!("{e}: {trace}"));
    let Value::Object(members) = &parsed else {
        panic!("not an object");
    };
    assert_eq!(members.len(), 1);
    let events = parsed.get("traceEvents").expect("Chrome's format").list();
    for event in events {
        assert_eq!(event.text("ph"), "X");
        assert!(!event.text("name").is_empty());
        assert!(
            ["slot", "callback"].contains(&event.text("cat")),
            "{event:?}"
        );
        for number in ["ts", "dur", "pid", "tid"] {
            let value = event.get(number).map_or(f64::NAN, Value::number);
            assert!(value >= 0.0, "{number}: {event:?}");
        }
        let args = event.get("args").expect("each has some");
        assert!(!args.text("status").is_empty(), "{event:?}");
    }
    assert_nested(events);
    events.to_vec()
}

/// On each thread an event ends before the next begins, or lies within it.
fn assert_nested(events: &[Value]) {
    let nanoseconds = |event: &Value, name: &str| {
        (event.get(name).map_or(f64::NAN, Value::number) * 1000.0).round() as u64
    };
    let mut threads: Vec<(u64, Vec<u64>)> = Vec::new();
    let mut last = 0;
    for event in events {
        let start = nanoseconds(event, "ts");
        let end = start + nanoseconds(event, "dur");
        assert!(start >= last, "in order of time: {event:?}");
        last = start;
        let thread = nanoseconds(event, "tid");
        if threads.iter().all(|(t, _)| *t != thread) {
            threads.push((thread, Vec::new()));
        }
        for (_, open) in threads.iter_mut().filter(|(t, _)| *t == thread) {
            while open.last().is_some_and(|outer| *outer <= start) {
                open.pop();
            }
            assert!(open.last().is_none_or(|outer| end <= *outer), "{event:?}");
            open.push(end);
        }
    }
}

fn in_a_directory() -> (tempfile::TempDir, PathBuf) {
    let dir = tempfile::tempdir().expect("a temporary directory can be made");
    fs::write(dir.path().join("a.c"), "int main(void) { return 0; }\n").expect("written");
    let path = dir.path().to_owned();
    (dir, path)
}

#[test]
fn what_plugins_say_cannot_break_the_trace() {
    let (_kept, dir) = in_a_directory();
    let name = OsStr::from_bytes(b"ho\"st\\\n\x01\xff.so");
    build("hostile.c", &dir.join(name));
    let events = events(&dir, &Path::new(".").join(name), "", &["-c", "a.c"]);
    let named = |name: &str| events.iter().find(|e| e.text("name") == name);
    let entry = named("neverc_plugin_entry").and_then(|e| e.get("args"));
    assert_eq!(
        entry.map(|a| a.text("module")),
        Some("./ho\"st\\\n\u{1}\u{fffd}.so")
    );
    let insert = named("Driver.InsertArgument").expect("it was called");
    assert_eq!(
        insert.get("args").map(|a| a.text("status")),
        Some("INVALID_ARGUMENT")
    );
    // The name of a callback can be anything that is text.
    let job = "\u{3} \"job\" \\ of\nlines \u{7f} \u{2028}/job";
    assert!(named(job).is_some());
}

#[test]
fn threads_have_rows_of_their_own() {
    let (_kept, dir) = in_a_directory();
    build("core.c", &dir.join("core.so"));
    let mut arguments = vec!["-c".to_owned()];
    for i in 0..8 {
        let name = format!("n{i}.c");
        fs::write(
            dir.join(&name),
            format!("int f{i}(void) {{ return {i}; }}\n"),
        )
        .expect("written");
        arguments.push(name);
    }
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let plugin = Path::new("./core.so");
    let events = events(&dir, plugin, "threads:THREAD_SAFE", &arguments);
    let parses = events
        .iter()
        .filter(|e| e.text("name") == "neverc.syntax.parse/observer");
    assert_eq!(parses.count(), 16);
}

#[test]
fn every_slot_that_is_called_is_there_with_its_arguments() {
    let (_kept, dir) = in_a_directory();
    fs::write(dir.join("defined.c"), "int main(void) { return 0; }\n").expect("written");
    build("edges.c", &dir.join("edges.so"));
    let plugin = Path::new("./edges.so");
    let events = events(&dir, plugin, "raw:calls", &["-c", "a.c"]);
    let calls: Vec<&Value> = events
        .iter()
        .filter(|e| e.text("name") == "Driver.InsertArgument")
        .collect();
    assert_eq!(calls.len(), 2);
    let args = calls[0].get("args").expect("each has some");
    assert_eq!(args.text("Value"), "-DVALUE=9");
    assert_eq!(args.text("plugin"), "org.conform.edges");
    let failed = events.iter().filter(|e| {
        let status = e.get("args").map_or("", |a| a.text("status"));
        status == "INVALID_ARGUMENT"
    });
    // The text without data.
    assert_eq!(failed.count(), 1);
}
