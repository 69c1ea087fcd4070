//! Random handles over every slot of every table, from inside a real compilation: no crash, no success, right status.
//!
//! The default run takes a million; `./x fuzz-handles` ten million with a fresh seed.

mod support;

use std::process::Command;
use std::time::Duration;

use support::{compiler, root, run, text};

/// Runs the fuzzing plugin; gives its log.
fn fuzz(count: u64, seed: u64) -> Vec<String> {
    let dir = tempfile::tempdir().expect("a temporary directory can be made");
    let plugin = dir.path().join("fuzz.so");
    let mut build = Command::new("gcc");
    build
        .args(["-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror"])
        .args(["-Wno-unused-function", "-I"])
        .arg(root().join("sdk/include"))
        .arg(root().join("tests/plugins/fuzz.c"))
        .arg("-o")
        .arg(&plugin);
    let output = run(&mut build, b"", Duration::from_secs(600)).expect("gcc runs");
    assert!(output.status.success(), "{}", text(&output.stderr));
    std::fs::write(dir.path().join("a.c"), "int main(void) { return 0; }\n").expect("written");
    let mut command = compiler();
    command
        .current_dir(dir.path())
        .env("CONFORM_LOG", dir.path().join("log"))
        .env("FUZZ_COUNT", count.to_string())
        .env("FUZZ_SEED", seed.to_string())
        .arg("-fplugin=./fuzz.so")
        .args(["-c", "a.c"]);
    let output = run(&mut command, b"", Duration::from_secs(1800)).expect("it ends");
    let log = std::fs::read_to_string(dir.path().join("log")).unwrap_or_default();
    println!("seed {seed}:\n{log}");
    assert!(output.status.success(), "{log}{}", text(&output.stderr));
    let log: Vec<String> = log.lines().map(str::to_owned).collect();
    let summary = log.iter().find(|l| l.starts_with("slots ")).expect("told");
    assert!(summary.ends_with(" bad 0"), "{log:#?}");
    let words: Vec<&str> = summary.split(' ').collect();
    assert!(words[1].parse().is_ok_and(|n: u32| n > 600), "{summary}");
    assert!(words[3].parse().is_ok_and(|n: u64| n >= count), "{summary}");
    // The tables of the live module took part, and were there.
    let bound = log.iter().find(|l| l.starts_with("of a module "));
    let words: Vec<u64> = bound
        .map(|l| l.split(' ').filter_map(|w| w.parse().ok()).collect())
        .unwrap_or_default();
    assert!(words.len() == 2 && words[0] > count / 10, "{log:#?}");
    assert_eq!(words[1], 0, "{log:#?}");
    for status in [
        "INVALID_ARGUMENT",
        "STALE_HANDLE",
        "WRONG_TYPE",
        "WRONG_SCOPE",
    ] {
        assert!(
            log.iter().any(|l| l.starts_with(status)),
            "{status}: {log:#?}"
        );
    }
    log
}

#[test]
fn a_million_wild_handles_are_refused() {
    fuzz(1_000_000, 1);
}

#[test]
#[ignore = "the long form: ./x fuzz-handles"]
fn ten_million_wild_handles_are_refused() {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let seed = std::env::var("FUZZ_SEED").ok().and_then(|s| s.parse().ok());
    fuzz(10_000_000, seed.unwrap_or(now.map_or(7, |t| t.as_secs())));
}
