//! Statuses that no plugin's callback ever sees: the program around the host does, when it loads, activates and ends. The
//! others are rows in `tests/plugins`; `crates/neverc/tests/conformance.rs` checks that none is left out.

mod support;

use std::path::{Path, PathBuf};

use neverc_plugin_host::{Host, Status};
use support::{INVOCATION, Lab, activate, config, host};

fn plugin(lab: &Lab, tag: &str, more: &[&str]) -> PathBuf {
    let defines = [format!("PLUGIN_ID=\"org.{tag}\""), format!("TAG=\"{tag}\"")];
    let mut defines: Vec<&str> = defines.iter().map(String::as_str).collect();
    defines.extend(more);
    lab.build("scopes.c", &format!("{tag}.so"), &defines)
}

/// The code with which a set of modules cannot be activated.
fn refused(host: &Host, modules: &[&Path]) -> Option<i32> {
    let load = |m: &&Path| host.load(m).expect("it loads").plugin_id;
    let ids: Vec<String> = modules.iter().map(load).collect();
    let plan = host.plan(&ids);
    plan.err().map(|error| error.status.code)
}

fn code(status: Status) -> Option<i32> {
    Some(status.code)
}

#[test]
fn dependencies_that_cannot_be_met() {
    let lab = Lab::new();
    let a = plugin(&lab, "a", &["DEPEND_ON=\"org.b\""]);
    let b = plugin(&lab, "b", &["DEPEND_ON=\"org.a\""]);
    let c = plugin(&lab, "c", &["DEPEND_ON=\"org.d\"", "DEPEND_MINIMUM=2"]);
    let d = plugin(&lab, "d", &[]);
    assert_eq!(refused(&host(), &[&a]), code(Status::DEPENDENCY_MISSING));
    assert_eq!(refused(&host(), &[&a, &b]), code(Status::DEPENDENCY_CYCLE));
    assert_eq!(refused(&host(), &[&c, &d]), code(Status::VERSION_MISMATCH));
}

#[test]
fn a_registry_that_is_not_quiet() {
    let lab = Lab::new();
    let a = plugin(&lab, "a", &[]);
    let b = plugin(&lab, "b", &[]);
    let host = host();
    let plan = activate(&host, &[&a]).expect("activates");
    let leased = host.load(&b).err().map(|e| e.status.code);
    assert_eq!(leased, code(Status::BUSY));
    let session = plan.open_session(config(), None).expect("begins");
    let task = session.begin_task(INVOCATION, None).expect("begins");
    let Err((error, back)) = session.end() else {
        panic!("a session with a task ends");
    };
    assert_eq!(Some(error.status.code), code(Status::BUSY));
    assert!(task.end().is_ok());
    let session = back.expect("it goes on");
    assert!(session.end().is_ok());
}

#[test]
fn a_descriptor_of_another_interface() {
    let lab = Lab::new();
    for variant in ["VARIANT_MAJOR", "VARIANT_SHORT"] {
        let module = lab.build("loading.c", &format!("{variant}.so"), &[variant]);
        let refused = host().load(&module).err().map(|e| e.status.code);
        assert_eq!(refused, code(Status::ABI_MISMATCH));
    }
}
