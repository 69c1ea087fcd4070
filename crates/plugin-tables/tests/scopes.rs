//! Activation and scopes: order, rollback, state, and which handle may be used where.

mod support;

use support::{INVOCATION, Lab, UNIT, activate, config, host};

fn plugin(lab: &Lab, tag: &str, more: &[&str]) -> std::path::PathBuf {
    let id = format!("PLUGIN_ID=\"org.{tag}\"");
    let tag_define = format!("TAG=\"{tag}\"");
    let mut defines = vec![id.as_str(), tag_define.as_str()];
    defines.extend(more);
    lab.build("scopes.c", &format!("{tag}.so"), &defines)
}

#[test]
fn scopes_nest_and_end_in_reverse() {
    let lab = Lab::new();
    let a = plugin(&lab, "a", &[]);
    let b = plugin(&lab, "b", &[]);
    let plan = activate(&host(), &[&a, &b]).expect("activates");
    plan.activate().expect("a second time nothing happens");
    assert_eq!(
        lab.take_log(),
        [
            "a:ProcessBegin",
            "b:ProcessBegin",
            "a:Register",
            "b:Register"
        ]
    );
    let session = plan.open_session(config(), None).expect("begins");
    let task = session.begin_task(INVOCATION, None).expect("begins");
    let unit = session.begin_task(UNIT, Some(task.link())).expect("begins");
    let (error, task) = task.end().expect_err("it has a child");
    assert!(error.text.contains("child task"));
    assert!(unit.end().is_ok());
    let (error, session) = session.end().expect_err("a task lives");
    assert!(error.text.contains("active task"));
    assert!(task.end().is_ok());
    assert!(session.expect("still there").end().is_ok());
    plan.shutdown().expect("ends");
    assert_eq!(
        lab.log(),
        [
            "a:SessionBegin",
            "b:SessionBegin",
            "a:kind 1",
            "a:TaskBegin",
            "b:kind 1",
            "b:TaskBegin",
            "a:kind 2",
            "a:TaskBegin",
            "b:kind 2",
            "b:TaskBegin",
            "b:TaskEnd",
            "a:TaskEnd",
            "b:TaskEnd",
            "a:TaskEnd",
            "b:SessionEnd",
            "a:SessionEnd",
            "b:forget two",
            "b:forget one",
            "a:forget two",
            "a:forget one",
            "b:Destroy",
            "a:Destroy",
        ]
    );
}

#[test]
fn a_failed_process_begin_rolls_back_those_before_it() {
    let lab = Lab::new();
    let a = plugin(&lab, "a", &[]);
    let b = plugin(&lab, "b", &["FAIL_IN=\"ProcessBegin\""]);
    let c = plugin(&lab, "c", &[]);
    let text = activate(&host(), &[&a, &b, &c]).err().expect("fails");
    assert!(text.contains("ProcessBegin"), "{text}");
    assert_eq!(lab.log(), ["a:ProcessBegin", "b:ProcessBegin", "a:Destroy"]);
}

#[test]
fn a_failed_register_rolls_back_everyone() {
    let lab = Lab::new();
    let a = plugin(&lab, "a", &[]);
    let b = plugin(&lab, "b", &["FAIL_IN=\"Register\""]);
    let text = activate(&host(), &[&a, &b]).err().expect("fails");
    assert!(text.contains("Register"), "{text}");
    assert_eq!(
        lab.log()[4..],
        [
            "b:forget two",
            "b:forget one",
            "a:forget two",
            "a:forget one",
            "b:Destroy",
            "a:Destroy"
        ]
    );
}

#[test]
fn failed_begins_end_what_had_begun() {
    let lab = Lab::new();
    let a = plugin(&lab, "a", &[]);
    let b = plugin(&lab, "b", &["FAIL_IN=\"SessionBegin\""]);
    let plan = activate(&host(), &[&a, &b]).expect("activates");
    lab.take_log();
    let error = plan.open_session(config(), None).err().expect("fails");
    assert!(error.text.contains("SessionBegin"), "{error}");
    assert_eq!(
        lab.take_log(),
        ["a:SessionBegin", "b:SessionBegin", "a:SessionEnd"]
    );
    plan.shutdown().expect("no session is left");

    let lab = Lab::new();
    let a = plugin(&lab, "a", &[]);
    let b = plugin(&lab, "b", &["FAIL_IN=\"TaskBegin\""]);
    let plan = activate(&host(), &[&a, &b]).expect("activates");
    let session = plan.open_session(config(), None).expect("begins");
    lab.take_log();
    let error = session.begin_task(UNIT, None).err().expect("fails");
    assert!(error.text.contains("TaskBegin"), "{error}");
    assert_eq!(
        lab.take_log(),
        [
            "a:kind 2",
            "a:TaskBegin",
            "b:kind 2",
            "b:TaskBegin",
            "a:TaskEnd"
        ]
    );
    let error = session
        .begin_task(UNIT, None)
        .err()
        .expect("the session is cancelled");
    assert!(error.text.contains("cancelled"), "{error}");
    assert_eq!(
        session.diagnostics()[0].text(),
        "plugin 'org.b' in phase 'TaskBegin': plugin callback 'TaskBegin' failed without a structured diagnostic"
    );
    assert!(session.end().is_ok());
}

#[test]
fn failed_ends_are_told_and_do_not_stop_others() {
    let lab = Lab::new();
    let a = plugin(&lab, "a", &[]);
    let b = plugin(&lab, "b", &["FAIL_IN=\"TaskEnd\""]);
    let plan = activate(&host(), &[&a, &b]).expect("activates");
    let session = plan.open_session(config(), None).expect("begins");
    let task = session.begin_task(UNIT, None).expect("begins");
    assert!(task.end().is_ok());
    let (error, rest) = session.end().expect_err("a TaskEnd failed");
    assert!(rest.is_none());
    assert!(
        error
            .text
            .starts_with("plugin runtime cleanup failed: TaskEnd"),
        "{error}"
    );
    let log = lab.log();
    let ends: Vec<&str> = log
        .iter()
        .map(String::as_str)
        .filter(|l| l.contains("End"))
        .collect();
    assert_eq!(
        ends,
        ["b:TaskEnd", "a:TaskEnd", "b:SessionEnd", "a:SessionEnd"]
    );
}

#[test]
fn scope_handles_are_checked_in_order() {
    let lab = Lab::new();
    let a = plugin(&lab, "a", &["PROBE"]);
    let plan = activate(&host(), &[&a]).expect("activates");
    let session = plan.open_session(config(), None).expect("begins");
    let first = session.begin_task(INVOCATION, None).expect("begins");
    let log = lab.take_log();
    let wanted = [
        "late register: INVALID_STATE",
        "check: OK",
        "check null: INVALID_ARGUMENT",
        "check forged: STALE_HANDLE",
        "check session as task: WRONG_TYPE",
        "state: OK",
        "state same: 1",
        "state unknown plugin: NOT_FOUND 1",
        "state null out: INVALID_ARGUMENT",
        "session state: OK",
        "thread: INVALID_STATE",
    ];
    for line in wanted {
        assert!(log.iter().any(|l| l == line), "{line}: {log:#?}");
    }
    let second = session
        .begin_task(UNIT, Some(first.link()))
        .expect("begins");
    assert!(
        lab.take_log()
            .iter()
            .any(|l| l == "check parent: WRONG_SCOPE")
    );
    assert!(second.end().is_ok());
    assert!(first.end().is_ok());
    assert!(session.end().is_ok());
    assert!(lab.log().iter().any(|l| l == "stale task: STALE_HANDLE"));
}

#[test]
fn dependencies_order_the_plugins() {
    let lab = Lab::new();
    let a = plugin(&lab, "a", &["DEPEND_ON=\"org.b\""]);
    let b = plugin(&lab, "b", &[]);
    activate(&host(), &[&a, &b]).expect("activates");
    assert_eq!(lab.take_log()[..2], ["b:ProcessBegin", "a:ProcessBegin"]);

    let host = host();
    let text = activate(&host, &[&a]).err().expect("b is not there");
    assert!(
        text.contains("org.b") && text.contains("activation set"),
        "{text}"
    );
    // Being resident is not enough.
    host.load(&b).expect("loads");
    let text = activate(&host, &[&a]).err().expect("b is not in the set");
    assert!(text.contains("activation set"), "{text}");
}

#[test]
fn versions_cycles_and_soft_order() {
    let lab = Lab::new();
    let host1 = host();
    let a = plugin(&lab, "a", &["DEPEND_ON=\"org.b\"", "DEPEND_MINIMUM=2"]);
    let b = plugin(&lab, "b", &["DEPEND_ON=\"org.a\""]);
    let c = plugin(
        &lab,
        "c",
        &["DEPEND_ON=\"org.d\"", "DEPEND_KIND=NEVERC_DEPENDENCY_AFTER"],
    );
    let d = plugin(&lab, "d", &[]);
    let e = plugin(&lab, "e", &["DEPEND_ON=\"org.b\""]);
    let text = activate(&host1, &[&a, &b]).err().expect("too old");
    assert!(text.contains("version"), "{text}");
    let host2 = host();
    activate(&host2, &[&c, &d]).expect("activates");
    assert_eq!(lab.take_log()[..2], ["d:ProcessBegin", "c:ProcessBegin"]);
    let host3 = host();
    activate(&host3, &[&c]).expect("a soft relation may be absent");
    let lab = Lab::new();
    let x = plugin(&lab, "x", &["DEPEND_ON=\"org.y\""]);
    let y = plugin(&lab, "y", &["DEPEND_ON=\"org.x\""]);
    let text = activate(&host(), &[&x, &y]).err().expect("a cycle");
    assert!(
        text.contains("cycle") && text.contains("org.x") && text.contains("org.y"),
        "{text}"
    );
    let host4 = host();
    for m in [&a, &b, &e] {
        host4.load(m).expect("loads");
    }
    let text = host4.unload("org.b").expect_err("others need it").text;
    assert!(text.contains("required by"), "{text}");
}

#[test]
fn memory_left_behind_is_told() {
    let lab = Lab::new();
    let a = plugin(&lab, "a", &["LEAK"]);
    let plan = activate(&host(), &[&a]).expect("activates");
    plan.shutdown().expect("ends");
    assert_eq!(
        plan.leaks(),
        ["plugin 'org.a' left 32 bytes in 1 blocks behind"]
    );
}

#[test]
fn exceptions_become_statuses() {
    for (place, more) in [
        ("ProcessBegin", "X"),
        ("Register", "INTEGER"),
        ("SessionBegin", "BAD_ALLOC"),
        ("TaskBegin", "X"),
        ("TaskEnd", "X"),
        ("SessionEnd", "INTEGER"),
        ("Destroy", "X"),
    ] {
        let lab = Lab::new();
        let define = format!("THROW_IN=\"{place}\"");
        let module = lab.build("throwing.cpp", "t.so", &[&define, more]);
        let run = || -> Result<(), String> {
            let plan = activate(&host(), &[&module])?;
            let session = plan.open_session(config(), None).map_err(|e| e.text)?;
            let task = session.begin_task(UNIT, None).map_err(|e| e.text)?;
            assert!(task.end().is_ok());
            session.end().map_err(|e| e.0.text)?;
            plan.shutdown().map_err(|e| e.text)
        };
        let text = run().expect_err(place);
        let what = match more {
            "INTEGER" => "unknown exception",
            "BAD_ALLOC" => "out of memory",
            _ => "thrown on purpose",
        };
        assert!(
            text.contains(place) && text.contains(what),
            "{place}: {text}"
        );
        // All ends run, whatever threw.
        let log = lab.log();
        assert_eq!(
            log.iter().any(|l| l == "Destroy"),
            place != "ProcessBegin",
            "{place}: {log:#?}"
        );
    }
    let lab = Lab::new();
    let module = lab.build("throwing.cpp", "t.so", &["THROW_IN_ENTRY", "THROW_IN=\"\""]);
    let text = host().load(&module).expect_err("throws").text;
    assert!(
        text.contains("plugin load failed") && text.contains("in entry"),
        "{text}"
    );
}
