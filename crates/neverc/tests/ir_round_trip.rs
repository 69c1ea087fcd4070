//! Modules of whole programs, read through the IR tables and made again: the script of `tests/programs` over the
//! programs of `tests/run`, which are run and compared.

mod support;

use std::process::Command;
use std::time::Duration;

use support::{root, run, text};

const LIMIT: Duration = Duration::from_secs(300);

#[test]
fn modules_are_read_and_made_again() {
    let mut command = Command::new("bash");
    command
        .arg(root().join("tests/programs/round_trip.sh"))
        .arg(env!("CARGO_BIN_EXE_neverc"))
        .arg(root().join("tests/run"))
        .args(["12", "-O0 -O2", "-std=gnu23"]);
    let output = run(&mut command, b"", LIMIT).expect("the script runs and ends");
    let said = text(&output.stdout);
    println!("{said}{}", text(&output.stderr));
    assert!(output.status.success());
    assert!(said.contains("12 programs"));
    // Something was built at each level, not only passed over as a limit.
    assert_eq!(said.matches(" built whole").count(), 2);
    assert!(!said.contains(": 0 built whole"));
}
