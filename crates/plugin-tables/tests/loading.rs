//! Modules and descriptors: what loads, and what is refused with which words.

mod support;

use std::path::Path;

use support::{Lab, activate, host};

fn refused(source: &str, defines: &[&str]) -> String {
    let lab = Lab::new();
    let module = lab.build(source, "p.so", defines);
    let host = host();
    let error = host.load(&module).expect_err("it must not load");
    assert_eq!(host.generation(), 0);
    assert!(host.resident().is_empty());
    error.text
}

fn accepted(source: &str, defines: &[&str]) {
    let lab = Lab::new();
    let module = lab.build(source, "p.so", defines);
    let plan = activate(&host(), &[&module]).expect("it loads");
    assert_eq!(lab.log(), ["Register"]);
    plan.shutdown().expect("it ends");
}

#[test]
fn sound_descriptors_load_whatever_their_size() {
    accepted("loading.c", &[]);
    accepted("loading.c", &["VARIANT_PREFIX"]);
    accepted("loading.c", &["VARIANT_LONG"]);
    accepted("loading.c", &["PLUGIN_ID=\"org.neverc.plugin-name_2\""]);
}

#[test]
fn unsound_descriptors_are_named() {
    for (define, words) in [
        (
            "VARIANT_MAJOR",
            "plugin ABI negotiation failed: ABI major does not match",
        ),
        ("VARIANT_SHORT", "shorter than its required prefix"),
        (
            "VARIANT_NO_REGISTER",
            "plugin load failed: plugin has no Register",
        ),
        ("VARIANT_UNPAIRED", "not paired"),
        ("VARIANT_CONCURRENCY", "concurrency"),
        ("VARIANT_ARRAY", "interface array"),
        ("VARIANT_RESERVED", "version"),
        ("VARIANT_NULL_ID", "plugin ID is not canonical"),
        ("PLUGIN_ID=\"Org.neverc\"", "plugin ID is not canonical"),
        ("PLUGIN_ID=\"org..neverc\"", "plugin ID is not canonical"),
    ] {
        let text = refused("loading.c", &[define]);
        assert!(text.contains(words), "{define}: {text}");
    }
}

#[test]
fn missing_and_foreign_files_are_load_failures() {
    let host = host();
    let text = host
        .load(Path::new("/no/such/plugin.so"))
        .expect_err("missing")
        .text;
    assert!(
        text.starts_with("plugin load failed: cannot resolve plugin path"),
        "{text}"
    );
    assert!(!text.contains("invalid value"));
    let text = host
        .load(Path::new("/etc/passwd"))
        .expect_err("no module")
        .text;
    assert!(text.starts_with("plugin load failed: "), "{text}");
}

#[test]
fn entry_points_are_looked_for() {
    let text = refused("entry.c", &[]);
    assert!(
        text.contains("plugin has no 'neverc_plugin_entry' entry"),
        "{text}"
    );
    let text = refused("entry.c", &["OLD_PROTOTYPE"]);
    assert!(text.contains("plugin exports the removed 'nevercGetPluginInfo' prototype ABI; migrate it to the first public descriptor ABI and export 'neverc_plugin_entry'"), "{text}");
    let text = refused("entry.c", &["REFUSES=NEVERC_STATUS_CAPABILITY_UNAVAILABLE"]);
    assert!(
        text.contains("plugin load failed") && text.contains("CAPABILITY_UNAVAILABLE"),
        "{text}"
    );
    let text = refused("entry.c", &["REFUSES=NEVERC_STATUS_ABI_MISMATCH"]);
    assert!(text.starts_with("plugin ABI negotiation failed"), "{text}");
}

#[test]
fn negotiation_clears_its_outputs_on_failure() {
    let lab = Lab::new();
    let module = lab.build("entry.c", "p.so", &["QUERIES"]);
    host().load(&module).expect_err("the plugin refuses");
    assert_eq!(
        lab.log(),
        [
            "OK table 0 104",
            "VERSION_MISMATCH null 0 0",
            "VERSION_MISMATCH null 0 0",
            "MISSING_INTERFACE null 0 0",
            "INVALID_ARGUMENT null 0",
            "llvm 19 build 1",
        ]
    );
}

#[test]
fn required_interfaces_are_checked_at_load() {
    let unsatisfied = "unsatisfied required interface";
    for (require, words) in [
        ("REQUIRE=wanted.Interface.Low=5", "unknown"),
        ("REQUIRE=wanted.Major=2", "major"),
        ("REQUIRE=wanted.MinimumMinor=9", "minor"),
    ] {
        let text = refused("loading.c", &[require]);
        assert!(
            text.contains(unsatisfied) && text.contains(words),
            "{require}: {text}"
        );
        accepted("loading.c", &[require, "OPTIONAL"]);
    }
    accepted("loading.c", &["REQUIRE=(void)0"]);
    let lockstep = "REQUIRE=wanted.Stability=NEVERC_INTERFACE_LOCKSTEP,HEADER(&wanted.Compatibility),wanted.Compatibility.TargetABIKey=sv(KEY),wanted.Compatibility.ProducerBuildID=bootstrap->HostBuildID,wanted.Compatibility.LLVMMajor=LLVM";
    let key = format!("KEY=\"{}-le-64-sysv\"", std::env::consts::ARCH);
    accepted("loading.c", &[lockstep, &key, "LLVM=bootstrap->LLVMMajor"]);
    let text = refused(
        "loading.c",
        &[lockstep, "KEY=\"mips-be-32-o32\"", "LLVM=19"],
    );
    assert!(text.contains("compatibility"), "{text}");
    let text = refused("loading.c", &[lockstep, &key, "LLVM=0"]);
    assert!(text.contains("incomplete"), "{text}");
}

#[test]
fn the_template_of_the_sdk_loads() {
    let lab = Lab::new();
    let module = lab.build(
        "../../../../sdk/templates/minimal/minimal.c",
        "minimal.so",
        &[],
    );
    let plan = activate(&host(), &[&module]).expect("activates");
    assert_eq!(&*plan.plugins()[0].id, "org.example.minimal");
}

#[test]
fn one_file_is_one_module() {
    let lab = Lab::new();
    let module = lab.build("loading.c", "p.so", &[]);
    let link = lab.path("other.so");
    std::fs::hard_link(&module, &link).expect("link");
    let host = host();
    let first = host.load(&module).expect("loads");
    assert_eq!(host.generation(), 1);
    assert_eq!(host.load(&link).expect("is the same"), first);
    assert_eq!(host.generation(), 1);
    let copy = lab.path("copy.so");
    std::fs::copy(&module, &copy).expect("copy");
    let text = host.load(&copy).expect_err("another file, same ID").text;
    assert!(text.contains("duplicate plugin ID"), "{text}");
}

#[test]
fn a_busy_registry_refuses_changes() {
    let lab = Lab::new();
    let one = lab.build("loading.c", "1.so", &["PLUGIN_ID=\"a\""]);
    let two = lab.build("loading.c", "2.so", &["PLUGIN_ID=\"b\""]);
    let host = host();
    let plan = activate(&host, &[&one]).expect("loads");
    let text = host.load(&two).expect_err("leased").text;
    assert!(text.contains("snapshot lease"), "{text}");
    let session = plan.open_session(support::config(), None).expect("begins");
    let text = host.unload("a").expect_err("in a session").text;
    assert!(text.contains("session"), "{text}");
    assert!(session.end().is_ok());
    plan.shutdown().expect("ends");
    drop(plan);
    host.load(&two).expect("quiet again");
    assert_eq!(host.generation(), 2);
    host.unload("a").expect("quiet");
    host.shutdown().expect("quiet");
    assert!(host.resident().is_empty());
    let text = host.load(&one).expect_err("over").text;
    assert!(text.contains("after registry shutdown"), "{text}");
}
