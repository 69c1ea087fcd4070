//! Compiles and runs `tests/run/*.c` at several optimization levels and compares what they print.
//!
//! Directives: `// expect: line` (standard output), `// exit: n`, `// flags: …`, `// args: …`,
//! `// input: line` (standard input), `// x86` (not for other processors).

mod support;

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use libtest_mimic::{Arguments, Failed, Trial};
use support::{c_files, compiler, directives, have, run, text, words};

const LIMIT: Duration = Duration::from_secs(60);

fn main() {
    let args = Arguments::from_args();
    let cross = have("qemu-aarch64") && have("aarch64-linux-gnu-gcc");
    let mut trials = Vec::new();
    for file in c_files("run") {
        let name = file
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let source = std::fs::read_to_string(&file).unwrap_or_default();
        for level in ["-O0", "-O2"] {
            let path = file.clone();
            trials.push(Trial::test(format!("{name} {level}"), move || {
                check(&path, level, false)
            }));
        }
        if cross && !source.lines().any(|l| l.trim() == "// x86") {
            let path = file.clone();
            trials.push(Trial::test(format!("{name} aarch64"), move || {
                check(&path, "-O1", true)
            }));
        }
    }
    libtest_mimic::run(&args, trials).exit();
}

fn check(file: &Path, level: &str, cross: bool) -> Result<(), Failed> {
    let source = std::fs::read_to_string(file)?;
    let dir = tempfile::tempdir()?;
    let program = dir.path().join("program");
    let mut command = compiler();
    if cross {
        command.arg("--target=aarch64-linux-gnu");
    }
    command
        .arg(level)
        .args(words(&source, "flags"))
        .arg(file)
        .arg("-o")
        .arg(&program)
        .arg("-lm");
    let compiled = run(&mut command, b"", LIMIT)?;
    if !compiled.status.success() {
        return Err(format!("compiling failed:\n{}", text(&compiled.stderr)).into());
    }
    let mut start = if cross {
        let mut qemu = Command::new("qemu-aarch64");
        qemu.args(["-L", "/usr/aarch64-linux-gnu"]).arg(&program);
        qemu
    } else {
        Command::new(&program)
    };
    let mut input = directives(&source, "input").join("\n");
    input.push('\n');
    let output = run(start.args(words(&source, "args")), input.as_bytes(), LIMIT)?;
    let expected: String = directives(&source, "expect")
        .iter()
        .map(|l| format!("{l}\n"))
        .collect();
    let printed = text(&output.stdout);
    if printed != expected {
        return Err(format!("expected:\n{expected}\nprinted:\n{printed}").into());
    }
    let exit = directives(&source, "exit")
        .first()
        .and_then(|v| v.trim().parse().ok())
        .unwrap_or(0);
    if output.status.code() != Some(exit) {
        return Err(format!("expected exit status {exit}, got {}", output.status).into());
    }
    Ok(())
}
