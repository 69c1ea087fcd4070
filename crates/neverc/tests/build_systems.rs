//! The quick checks of `tests/build-systems`: dependency files, ccache, CMake. One whose tool is absent says so.

mod support;

use std::process::Command;

#[test]
fn build_systems_take_it_for_a_compiler() {
    let output = Command::new("sh")
        .arg(support::root().join("tests/build-systems/all.sh"))
        .arg(env!("CARGO_BIN_EXE_neverc"))
        .env("QUICK", "1")
        .output()
        .expect("a shell is part of every system it builds on");
    let text = String::from_utf8_lossy(&output.stdout);
    println!("{text}");
    assert!(output.status.success(), "{text}");
}
