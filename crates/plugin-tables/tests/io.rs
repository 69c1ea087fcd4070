//! IO: files through the view, providers and their faults, staged outputs.

mod support;

use std::path::Path;
use std::rc::Rc;

use neverc_abi::*;
use neverc_plugin_host::{Status, Task};
use neverc_plugin_tables::io::outputs::{Lease, Outputs};
use neverc_plugin_tables::io::sink::Sink;
use neverc_plugin_tables::io::view::{TaskFiles, View, add_memory_file};
use neverc_source::{Files, OpenError, Vfs};
use support::{Lab, UNIT, activate, config, host};

/// Runs `f` in a task of a session with the plugin.
fn in_task<R>(lab: &Lab, defines: &[&str], f: impl FnOnce(&Rc<Task>) -> R) -> R {
    let module = lab.build("io.c", "io.so", defines);
    let plan = activate(&host(), &[&module]).expect("activates");
    let session = plan.open_session(config(), None).expect("begins");
    let task = session.begin_task(UNIT, None).expect("begins");
    let result = f(&task);
    assert!(task.end().is_ok());
    assert!(session.end().is_ok());
    result
}

#[test]
fn every_slot_answers_as_specified() {
    let lab = Lab::new();
    std::fs::create_dir(lab.path("sub")).expect("directory");
    std::fs::write(lab.path("in.txt"), "0123456789").expect("file");
    let root = std::fs::canonicalize(lab.path(".")).expect("exists");
    let dir = format!("DIR=\"{}\"", root.display());
    in_task(&lab, &["WALK", &dir], |task| {
        assert_eq!(Outputs::of(task).dependencies().len(), 1);
        assert!(!lab.path("out.o").exists(), "finishing does not publish");
    });
    assert_eq!(
        lab.log(),
        [
            "stat small: INVALID_ARGUMENT 0",
            "stat: OK 0",
            "stat size 10 type 1 header 1",
            "stat missing: PLUGIN_FAILURE 1",
            "stat under file: PLUGIN_FAILURE 3",
            "stat empty: PLUGIN_FAILURE 5",
            "open directory: PLUGIN_FAILURE 4",
            "open: OK 0",
            "read: OK 0",
            "view: OK 0",
            "bytes 234 3 1",
            "close: OK 0",
            "close twice: STALE_HANDLE 0",
            "buffer as file: WRONG_TYPE 0",
            "release: OK 0",
            "release twice: STALE_HANDLE 0",
            "set directory: OK 0",
            "set to file: PLUGIN_FAILURE 3",
            "canonical 1",
            "open directory: OK 0",
            "entry in.txt type 1 full 1",
            "end OK",
            "close directory: OK 0",
            "begin: OK 0",
            "alias: DUPLICATE_ID 0 1",
            "no parent: PLUGIN_FAILURE 1",
            "write: OK 0",
            "tell 6",
            "over budget: RESOURCE_EXHAUSTED 0",
            "patch: OK 0",
            "truncate: OK 0",
            "metadata: OK 0",
            "finish: OK 0",
            // SHA-256 of "abXY" begins so (sha256sum).
            &format!("seal size 4 kind 2 digest {}", first_byte_of_sha256("abXY")),
            "write after: INVALID_STATE 0",
            "finish again: OK 0",
            "same seal 1",
            "state 2 generation 0",
            "memory: OK 0",
            "memory twice: DUPLICATE_ID 0",
            "abort: OK 0",
            "abort again: OK 0",
            "write aborted: INVALID_STATE 0",
            "stream: CAPABILITY_UNAVAILABLE 0",
            "stream 9: INVALID_ARGUMENT 0",
            "dependency: OK 0",
            "short digest: INVALID_ARGUMENT 0",
            "odd kind: INVALID_ARGUMENT 0",
        ]
    );
    assert!(
        !lab.path("out.o").exists(),
        "an output that is not committed never appears"
    );
    let left = std::fs::read_dir(lab.path(".")).expect("exists").flatten();
    assert!(
        !left
            .into_iter()
            .any(|e| e.file_name().to_string_lossy().contains(".tmp"))
    );
}

/// What the system's own tool says.
fn first_byte_of_sha256(text: &str) -> String {
    use std::io::Write;
    let mut child = std::process::Command::new("sha256sum")
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("sha256sum runs");
    child
        .stdin
        .take()
        .expect("piped")
        .write_all(text.as_bytes())
        .expect("written");
    let out = child.wait_with_output().expect("ends");
    String::from_utf8_lossy(&out.stdout)[..2].to_owned()
}

#[test]
fn open_outputs_are_aborted_before_task_end() {
    let lab = Lab::new();
    in_task(&lab, &["LEAVE_OPEN"], |_| ());
    assert_eq!(
        lab.log(),
        ["begin: OK", "summary OK state 4", "write INVALID_STATE"]
    );
}

#[test]
fn providers_are_registered_whole_or_not() {
    let lab = Lab::new();
    in_task(&lab, &["VFS=1"], |_| ());
    assert_eq!(
        lab.log(),
        [
            "no claim: INVALID_DESCRIPTOR",
            "no open: INVALID_DESCRIPTOR",
            "null registrar: INVALID_ARGUMENT",
            "wrong registrar: INVALID_STATE",
            "register: OK",
            "twice: DUPLICATE_ID",
        ]
    );
}

#[test]
fn the_compiler_reads_through_providers() {
    let lab = Lab::new();
    let read = |variant: &str| {
        let define = format!("VFS={variant}");
        in_task(&lab, &[&define], |task| {
            let files = TaskFiles::new(task, Files::new());
            assert!(files.is_directory(Path::new("/some/where/virtual")));
            let cancelled = task.session().is_cancelled();
            assert!(!cancelled);
            files
                .open(Path::new("/some/where/virtual/a.h"))
                .map(|f| String::from_utf8_lossy(&f.text).into_owned())
        })
    };
    assert_eq!(read("1"), Ok("#define FROM_PLUGIN 42\n".into()));
    let io_error = Err(OpenError::Other("Input/output error".into()));
    assert_eq!(read("2"), io_error, "size and content disagree");
    assert_eq!(read("3"), Err(OpenError::Other("Permission denied".into())));
    assert_eq!(read("5"), io_error, "unknown disposition");
    assert_eq!(
        read("6"),
        Err(OpenError::Other("resource deadlock would occur".into()))
    );
    assert!(lab.log().iter().any(|l| l == "nested: REENTRANCY_DENIED"));
    assert_eq!(read("7"), Err(OpenError::NotFound), "nobody handles it");
    let define = "VFS=4";
    in_task(&lab, &[define], |task| {
        let view = View::of(task);
        let error = view
            .status(task, Path::new("/x/virtual/a.h"))
            .expect_err("half filled");
        assert_eq!(error.code, NEVERC_IO_ERROR_IO);
    });
}

#[test]
fn memory_files_are_a_snapshot_that_children_inherit() {
    let lab = Lab::new();
    let module = lab.build("io.c", "io.so", &["MEMORY_FILE"]);
    let plan = activate(&host(), &[&module]).expect("activates");
    let session = plan.open_session(config(), None).expect("begins");
    assert_eq!(lab.log(), ["add: OK"]);
    let path = Path::new("/nowhere/m.h");
    let read = |task: &Rc<Task>| {
        let opened = View::of(task).open(task, path);
        opened
            .map(|o| String::from_utf8_lossy(&o.content).into_owned())
            .map_err(|e| e.code)
    };
    let task = session.begin_task(UNIT, None).expect("begins");
    assert_eq!(read(&task), Ok("in memory".into()));
    add_memory_file(&session, b"/nowhere/m.h", b"later", 0).expect("a path");
    assert_eq!(
        read(&task),
        Ok("in memory".into()),
        "the view is a snapshot"
    );
    assert!(task.end().is_ok());
    let task = session.begin_task(UNIT, None).expect("begins");
    assert_eq!(read(&task), Ok("later".into()));
    let child = plan.open_session(config(), Some(&session)).expect("begins");
    let inner = child.begin_task(UNIT, None).expect("begins");
    assert_eq!(
        read(&inner),
        Ok("in memory".into()),
        "its own hides the parent's"
    );
    assert!(
        View::of(&inner)
            .status(&inner, Path::new("/nowhere"))
            .is_ok()
    );
}

#[test]
fn the_host_publishes_what_is_sealed() {
    let lab = Lab::new();
    in_task(&lab, &[], |task| {
        let outputs = Outputs::of(task);
        let path = lab.path("made.o");
        std::fs::write(&path, "old").expect("file");
        // Through the same object that the slots use.
        let lease = Lease::take(
            &std::fs::canonicalize(&path).expect("exists"),
            task.token(),
            task.session(),
        );
        assert!(lease.is_ok());
        drop(lease);
        let written = Rc::new(std::cell::RefCell::new(Vec::new()));
        let target = written.clone();
        outputs.bind_stream(
            NEVERC_OUTPUT_STREAM_STDOUT,
            Rc::new(move |bytes| {
                target.borrow_mut().extend_from_slice(bytes);
                Ok(())
            }),
        );
        let sink = Sink::file(path.clone(), task).expect("leased");
        assert_eq!(
            Sink::file(path.clone(), task).err(),
            Some(Status::DUPLICATE_ID)
        );
        sink.write(b"new").expect("open");
        assert!(sink.commit().is_err(), "not finished");
        sink.finish().expect("staged");
        assert_eq!(std::fs::read(&path).expect("exists"), b"old");
        sink.commit().expect("published");
        sink.commit().expect("nothing happens twice");
        assert_eq!(std::fs::read(&path).expect("exists"), b"new");
        assert_eq!(
            sink.flags(),
            NEVERC_OUTPUT_FLAG_PUBLISHED | NEVERC_OUTPUT_FLAG_DURABLE
        );
        assert_eq!(sink.abort(), Err(Status::INVALID_STATE));
        assert!(Sink::file(path, task).is_ok(), "the lease is free again");
        assert!(written.borrow().is_empty());
    });
}

#[test]
fn a_cancelled_session_stops_waiting_for_a_lease() {
    let lab = Lab::new();
    let module = lab.build("io.c", "io.so", &[]);
    let plan = activate(&host(), &[&module]).expect("activates");
    let session = plan.open_session(config(), None).expect("begins");
    let task = session.begin_task(UNIT, None).expect("begins");
    let path = lab.path("shared.o");
    let held = Lease::take(&path, task.token(), &session).expect("free");
    let other = plan.open_session(config(), None).expect("begins");
    std::thread::scope(|scope| {
        let waiting = scope.spawn(|| Lease::take(&path, u64::MAX, &other).err());
        std::thread::sleep(std::time::Duration::from_millis(30));
        other.cancel();
        assert_eq!(waiting.join().expect("no panic"), Some(Status::CANCELLED));
    });
    drop(held);
}
