//! What the IR tables cost: a walk over sqlite3.c's module through them and by LLVM's own classes, calls and mutations.
//! Must not know how a compiler works.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::plugins::Row;
use crate::{Compiler, Settings};

/// The rows about IR; none, with a word about why, where LLVM's headers are not installed.
///
/// # Errors
/// When a part cannot be built, or a compilation fails.
pub fn rows(settings: &Settings, neverc: &Compiler, work: &Path) -> Result<Vec<Row>, String> {
    let plugin = work.join("ir_walk.so");
    let source = settings.root.join("bench/plugins/ir_walk.c");
    let include = settings.root.join("sdk/include");
    let mut gcc = Command::new("gcc");
    gcc.args(["-shared", "-fPIC", "-O2", "-I"]).arg(include);
    said(gcc.arg(source).arg("-o").arg(&plugin))?;
    let Some(native) = native(settings, work)? else {
        println!("the walk is not measured: llvm-config-19 is not there");
        return Ok(Vec::new());
    };
    // Both read the same bitcode, so that the module lies in memory alike.
    let bitcode = work.join("sqlite3.bc");
    let mut made = Command::new(&neverc.program);
    made.args(["-O0", "-w", "-c", "-emit-llvm"]);
    made.arg(settings.sources.join("sqlite3/sqlite3.c"));
    said(made.arg("-o").arg(&bitcode))?;
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..settings.runs {
        theirs.push(numbers(&said(Command::new(&native).arg(&bitcode))?)?);
        let mut walked = Command::new(&neverc.program);
        walked
            .arg(format!("-fplugin={}", plugin.display()))
            .args(["-O0", "-c", "-emit-llvm"])
            .arg(&bitcode)
            .arg("-o")
            .arg(work.join("again.bc"));
        ours.push(numbers(&said(&mut walked)?)?);
    }
    let median = |runs: &[Vec<f64>], at: usize| {
        let mut all: Vec<f64> = runs.iter().filter_map(|r| r.get(at).copied()).collect();
        all.sort_by(f64::total_cmp);
        all.get(all.len() / 2).copied().unwrap_or(f64::NAN)
    };
    if median(&ours, 0) != median(&theirs, 0) {
        return Err("the two walks have not seen the same instructions".to_owned());
    }
    let row = |name, value, unit| Row { name, value, unit };
    let (through, native) = (median(&ours, 1), median(&theirs, 1));
    Ok(vec![
        row(
            "walk of sqlite3's IR, LLVM's classes",
            native,
            "ns an instruction",
        ),
        row(
            "walk of sqlite3's IR, the tables",
            through,
            "ns an instruction",
        ),
        row("  ratio", through / native, "times"),
        row("GetModuleIdentifier", median(&ours, 2), "ns a call"),
        row("mutation: an addition, aborted", median(&ours, 3), "ns"),
        row("mutation: an addition, committed", median(&ours, 4), "ns"),
        row(
            "mutation: of a thousand additions",
            median(&ours, 5),
            "ns each",
        ),
    ])
}

/// The walk without tables, built; `None` where LLVM's headers are not.
fn native(settings: &Settings, work: &Path) -> Result<Option<PathBuf>, String> {
    let Ok(flags) = said(Command::new("llvm-config-19").args(["--cxxflags", "--ldflags"])) else {
        return Ok(None);
    };
    let program = work.join("ir_walk_native");
    let mut command = Command::new("g++");
    command
        .arg("-O2")
        .arg(settings.root.join("bench/plugins/ir_walk_native.cpp"));
    command.args(flags.split_whitespace()).arg("-o");
    said(command.arg(&program).arg("-lLLVM-19"))?;
    Ok(Some(program))
}

/// What a command prints to either stream.
fn said(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|e| format!("{command:?}: {e}"))?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let both = text(&output.stdout) + &text(&output.stderr);
    if output.status.success() {
        Ok(both)
    } else {
        Err(format!("{command:?}: {both}"))
    }
}

/// The numbers behind the word `walk`, words between them left out.
fn numbers(text: &str) -> Result<Vec<f64>, String> {
    let rest = text.split(": walk ").nth(1);
    let rest = rest.or_else(|| text.strip_prefix("walk "));
    let rest = rest.and_then(|r| r.split(" sum ").next());
    match rest {
        Some(rest) if !text.contains("WRONG") => Ok(rest
            .split_whitespace()
            .filter_map(|word| word.parse().ok())
            .collect()),
        _ => Err(format!("no times are told: {text}")),
    }
}
