//! The IR that is made: each file of `tests/ir` says with which arguments it is compiled, which texts its IR has and
//! which it has not. Expectations are what Clang 19 writes: `TEST_CC=clang-19` checks them against it.

mod support;

use std::fs;
use std::time::Duration;

use support::{c_files, compiler, directives, run, text, words};

const LIMIT: Duration = Duration::from_secs(60);

#[test]
fn ir_is_as_the_files_say() {
    let mut wrong = String::new();
    let files = c_files("ir");
    assert!(!files.is_empty());
    for file in files {
        let source = fs::read_to_string(&file).expect("it was just listed");
        let mut command = compiler();
        command.args(words(&source, "args"));
        command.args(["-S", "-emit-llvm", "-o", "-"]).arg(&file);
        let output = run(&mut command, b"", LIMIT).expect("the compiler runs and ends");
        assert!(
            output.status.success(),
            "{}: {}",
            file.display(),
            text(&output.stderr)
        );
        let ir = text(&output.stdout);
        // Alternatives are separated by `||`.
        let found = |wanted: &str| wanted.split("||").any(|one| ir.contains(one.trim()));
        for wanted in directives(&source, "has") {
            if !found(&wanted) {
                wrong.push_str(&format!("{}: lacks '{wanted}'\n", file.display()));
            }
        }
        for unwanted in directives(&source, "not") {
            if found(&unwanted) {
                wrong.push_str(&format!("{}: has '{unwanted}'\n", file.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}
