//! What plugins cost: an observer that does nothing on every phase, calls of trivial table slots, and the IR tables.
//! Must not know how a compiler works.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::{Compiler, Settings};

/// Calls of each slot when throughput is measured.
const CALLS: &str = "50000000";

/// A measured number with its name, for the report.
pub struct Row {
    /// What was measured.
    pub name: &'static str,
    /// The number.
    pub value: f64,
    /// What it counts.
    pub unit: &'static str,
}

/// Measures and prints; the compiler is ours.
///
/// # Errors
/// When the plugin cannot be built, or a compilation fails.
pub fn run(settings: &Settings, neverc: &Compiler) -> Result<Vec<Row>, String> {
    let work = std::env::temp_dir().join(format!("neverc-bench-plugins-{}", std::process::id()));
    std::fs::create_dir_all(&work).map_err(|e| format!("{}: {e}", work.display()))?;
    let rows = measured(settings, neverc, &work);
    let _ = std::fs::remove_dir_all(&work);
    rows
}

fn measured(settings: &Settings, neverc: &Compiler, work: &Path) -> Result<Vec<Row>, String> {
    let module = build(settings, work)?;
    let load = format!("-fplugin={}", module.display());
    let source = settings.sources.join("sqlite3/sqlite3.c");
    let object = work.join("out.o");
    let base = ["-O0", "-w", "-c"];
    let mut times = [f64::INFINITY; 2];
    // Turns, so that disturbances meet both; the least time is the one with the fewest.
    for _ in 0..=settings.runs {
        for (with, best) in times.iter_mut().enumerate() {
            let mut args: Vec<&str> = if with == 1 {
                vec![load.as_str()]
            } else {
                Vec::new()
            };
            args.extend(base);
            let (source, object) = (source.to_string_lossy(), object.to_string_lossy());
            args.extend([&*source, "-o", &*object]);
            *best = best.min(user_seconds(&neverc.program, &args)?);
        }
    }
    let [without, with] = times;
    let (check, count) = spin(neverc, &load, work)?;
    let mut rows = vec![
        Row {
            name: "sqlite3 -O0, no plugin",
            value: without * 1e3,
            unit: "ms",
        },
        Row {
            name: "sqlite3 -O0, an observer on all phases",
            value: with * 1e3,
            unit: "ms",
        },
        Row {
            name: "  the observer's part",
            value: (with / without - 1.0) * 100.0,
            unit: "%",
        },
        Row {
            name: "CheckCancelled",
            value: 1e3 / check,
            unit: "million calls a second",
        },
        Row {
            name: "GetArgumentCount",
            value: 1e3 / count,
            unit: "million calls a second",
        },
    ];
    rows.extend(crate::ir_tables::rows(settings, neverc, work)?);
    println!(
        "plugins: least processor time of {} runs\n",
        settings.runs + 1
    );
    for row in &rows {
        println!("{:44}{:>10.2} {}", row.name, row.value, row.unit);
    }
    println!();
    Ok(rows)
}

fn build(settings: &Settings, work: &Path) -> Result<PathBuf, String> {
    let module = work.join("observe_all.so");
    let output = Command::new("gcc")
        .args(["-shared", "-fPIC", "-O2", "-I"])
        .arg(settings.root.join("sdk/include"))
        .arg(settings.root.join("bench/plugins/observe_all.c"))
        .arg("-o")
        .arg(&module)
        .output()
        .map_err(|e| format!("gcc: {e}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    Ok(module)
}

/// User time of a command, from a process of its own.
fn user_seconds(program: &Path, args: &[&str]) -> Result<f64, String> {
    let own = std::env::current_exe().map_err(|e| e.to_string())?;
    let output = Command::new(own)
        .arg("--measure-user")
        .arg(program)
        .args(args)
        .stdout(Stdio::null())
        .output()
        .map_err(|e| e.to_string())?;
    let text = String::from_utf8_lossy(&output.stderr);
    let seconds = text.trim().parse().ok();
    match seconds {
        Some(seconds) if output.status.success() => Ok(seconds),
        _ => Err(format!("{} {}: {text}", program.display(), args.join(" "))),
    }
}

/// Nanoseconds of a call of each slot.
fn spin(neverc: &Compiler, load: &str, work: &Path) -> Result<(f64, f64), String> {
    let source = work.join("empty.c");
    std::fs::write(&source, "").map_err(|e| e.to_string())?;
    let output = Command::new(&neverc.program)
        .args([load, &format!("--bench-spin={CALLS}"), "-fsyntax-only"])
        .arg(&source)
        .output()
        .map_err(|e| e.to_string())?;
    let text = String::from_utf8_lossy(&output.stderr);
    let numbers = text.split("spin ").nth(1).map(|rest| {
        let mut numbers = rest.split_whitespace().map_while(|w| w.parse::<f64>().ok());
        (numbers.next(), numbers.next())
    });
    match numbers {
        Some((Some(check), Some(count))) => Ok((check, count)),
        _ => Err(format!("the plugin told no time: {text}")),
    }
}
