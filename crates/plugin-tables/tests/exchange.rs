//! Interfaces between plugins, descriptors of phases and providers, source locations.

mod support;

use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;

use neverc_abi::*;
use neverc_plugin_tables::sources::{SourceRange, lend_sources, location_handle, range_handle};
use neverc_source::{LangOpts, Loc, Range, SourceMap};
use support::{Lab, UNIT, activate, config, host};

#[test]
fn plugins_publish_interfaces_for_each_other() {
    let lab = Lab::new();
    let a = lab.build(
        "exchange.c",
        "a.so",
        &["PLUGIN_ID=\"a\"", "PUBLISH", "LOOK"],
    );
    let b = lab.build("exchange.c", "b.so", &["PLUGIN_ID=\"b\"", "LOOK"]);
    let host = host();
    let plan = activate(&host, &[&a, &b]).expect("activates");
    let session = plan.open_session(config(), None).expect("begins");
    assert_eq!(
        lab.take_log(),
        [
            "null table: INVALID_ARGUMENT",
            "builtin: DUPLICATE_ID",
            "lockstep without key: INVALID_DESCRIPTOR",
            "empty key: INVALID_DESCRIPTOR",
            "publish: OK",
            "twice: DUPLICATE_ID",
            "a in Register: MISSING_INTERFACE minor 0 answer 0",
            "b in Register: MISSING_INTERFACE minor 0 answer 0",
            "a in SessionBegin: OK minor 3 answer 42",
            "b in SessionBegin: OK minor 3 answer 42",
        ]
    );
    assert!(session.end().is_ok());
    plan.shutdown().expect("ends");
    let id = NevercInterfaceID {
        high: 0x1122_3344_5566_7788,
        low: 1,
    };
    assert!(
        host.state().query_interface(id, 1, 0).is_err(),
        "it went with its plugin"
    );
    let c = lab.build("exchange.c", "c.so", &["PLUGIN_ID=\"c\"", "PUBLISH"]);
    drop(plan);
    let text = activate(&host, &[&a, &c])
        .err()
        .expect("both publish one ID");
    assert!(text.contains("duplicate interface"), "{text}");
}

#[test]
fn phase_and_provider_descriptors_are_checked() {
    let lab = Lab::new();
    let a = lab.build("exchange.c", "a.so", &["PHASES"]);
    let plan = activate(&host(), &[&a]).expect("activates");
    assert_eq!(
        lab.log(),
        [
            "good: OK",
            "again: DUPLICATE_ID",
            "name: INVALID_DESCRIPTOR",
            "no policy: INVALID_DESCRIPTOR",
            "odd policy: INVALID_DESCRIPTOR",
            "points without observable: INVALID_DESCRIPTOR",
            "sealed and replaceable: INVALID_DESCRIPTOR",
            "zero id: INVALID_DESCRIPTOR",
            "provider: OK",
            "provider id: INVALID_DESCRIPTOR",
            "route: INVALID_DESCRIPTOR",
            "boolean: INVALID_DESCRIPTOR",
            "callback: INVALID_DESCRIPTOR",
        ]
    );
    assert!(plan.open_session(config(), None).is_ok());
}

type LookAt =
    unsafe extern "C-unwind" fn(NevercTaskHandle, NevercSourceLocation, NevercSourceRange);

/// Lets the plugin look at a position and a range of a map.
fn look(map: &SourceMap, at: Loc, range: SourceRange) -> Vec<String> {
    let lab = Lab::new();
    let module = lab.build("locations.c", "l.so", &[]);
    let plan = activate(&host(), &[&module as &Path]).expect("activates");
    let session = plan.open_session(config(), None).expect("begins");
    let task = session.begin_task(UNIT, None).expect("begins");
    let location = location_handle(&task, at).expect("room");
    let range = range_handle(&task, range).expect("room");
    // SAFETY: the function is the test plugin's own; the image stays loaded by the plan as well.
    let image = unsafe { libloading::Library::new(&module) }.expect("loaded");
    // SAFETY: its type is the one declared in the plugin.
    let look_at = unsafe { image.get::<LookAt>(b"look_at\0") }.expect("exported");
    let plugin = plan.plugins()[0].clone();
    let name = Arc::from("look");
    let call = |task: &Rc<neverc_plugin_host::Task>| {
        let status = task.call_plugin(&plugin, &name, false, || {
            // SAFETY: as above.
            unsafe { look_at(task.handle(), location, range) };
            NevercStatus::default()
        });
        assert!(status.is_ok());
    };
    lend_sources(&task, map, &LangOpts::default(), || call(&task));
    let log = lab.take_log();
    call(&task);
    assert!(
        lab.log()[0].starts_with("info CAPABILITY_UNAVAILABLE"),
        "nothing is lent any more"
    );
    log
}

#[test]
fn locations_of_files() {
    let mut map = SourceMap::new();
    let text: Rc<[u8]> = Rc::from(&b"int value = 1;\n"[..]);
    let file = map
        .add_file(Rc::from("main.c"), text, Loc::NONE, false)
        .expect("small");
    let range = SourceRange {
        begin: file,
        end: file.offset(4),
        is_token: true,
    };
    assert_eq!(
        look(&map, file.offset(4), range),
        [
            "info OK kind 1 offset 4 line 1 column 5",
            "spelling offset 4 kind 1",
            "token end 9",
            "include OK 0",
            "presumed main.c:1:5",
            "text OK 'int value' 0",
            "rest 11 terminated 1 0",
            "file OK main.c size 15 canonical 1",
            "batch small INVALID_ARGUMENT",
            "batch OK 5 5",
            "range OK kind 2",
            "range as location WRONG_TYPE",
            "null location INVALID_ARGUMENT",
        ]
    );
}

#[test]
fn locations_of_macros_and_bad_ranges() {
    let mut map = SourceMap::new();
    let text: Rc<[u8]> = Rc::from(&b"#define A xyz\nA;\n"[..]);
    let file = map
        .add_file(Rc::from("m.c"), text.clone(), Loc::NONE, false)
        .expect("small");
    let other = map
        .add_file(Rc::from("n.c"), text, Loc::NONE, false)
        .expect("small");
    let expansion = map
        .add_expansion(file.offset(10), Range::token(file.offset(14)), 3)
        .expect("small");
    let across = SourceRange {
        begin: file,
        end: other,
        is_token: false,
    };
    let log = look(&map, expansion, across);
    assert_eq!(
        log[..6],
        [
            "info OK kind 2 offset 14 line 2 column 1",
            "spelling offset 10 kind 1",
            "token end 13",
            "include OK 0",
            "presumed m.c:2:1",
            "text VERIFICATION_FAILED '' 0",
        ]
    );
}
