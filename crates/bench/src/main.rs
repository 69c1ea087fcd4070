//! Compile time, peak memory, and run time and size of programs against other compilers, as tables and as JSON. Must
//! not know how a compiler works.
#![forbid(unsafe_code)]

mod ir_tables;
mod plugins;
mod run_time;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

use nix::sys::resource::{UsageWho, getrusage};

/// Runs a measurement repeats; the median is shown.
const DEFAULT_RUNS: usize = 5;

/// A compiler to measure.
struct Compiler {
    name: &'static str,
    program: PathBuf,
}

/// What is measured.
struct Task {
    name: &'static str,
    /// Directory of sources that must exist, below the sources directory; empty for a made-up file.
    source: &'static str,
    args: &'static [&'static str],
    /// Compilers that cannot do it (tcc does not optimize).
    except: &'static [&'static str],
}

const TASKS: &[Task] = &[
    Task {
        name: "sqlite3 -fsyntax-only",
        source: "sqlite3/sqlite3.c",
        args: &["-fsyntax-only"],
        except: &["tcc"],
    },
    Task {
        name: "sqlite3 -O0 -c",
        source: "sqlite3/sqlite3.c",
        args: &["-O0", "-c"],
        except: &[],
    },
    Task {
        name: "sqlite3 -O2 -c",
        source: "sqlite3/sqlite3.c",
        args: &["-O2", "-c"],
        except: &["tcc"],
    },
    Task {
        name: "empty file -c",
        source: "",
        args: &["-c"],
        except: &[],
    },
];

/// One measurement: seconds and kilobytes.
#[derive(Clone, Copy)]
struct Sample {
    seconds: f64,
    kilobytes: i64,
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.first().map(String::as_str) {
        Some("--measure") => return measure_child(&args[1..], false),
        Some("--help" | "-h") => {
            print!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        Some("--measure-user") => return measure_child(&args[1..], true),
        _ => {}
    }
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(text) => {
            eprintln!("bench: error: {text}");
            ExitCode::FAILURE
        }
    }
}

/// What the command line asks for.
struct Settings {
    /// Directory of the programs' sources.
    sources: PathBuf,
    /// Directory of our own programs.
    programs: PathBuf,
    /// The repository.
    root: PathBuf,
    /// Directory of the checks of real programs.
    checks: PathBuf,
    json: Option<PathBuf>,
    runs: usize,
    only: Option<String>,
    /// Optimization level of the programs that are run.
    level: String,
    /// Instructions of a short run are counted instead of time.
    instructions: bool,
    compile_time: bool,
    run_time: bool,
    plugins: bool,
}

const USAGE: &str = "\
usage: neverc-bench [compile] [run] [plugins] [OPTION]...

Measures neverc against clang-19, gcc and tcc, as far as they are installed, in the same run. `./x bench` builds what it
needs and passes its arguments on.

  compile           Time and memory of compilations
  run               Time and code size of compiled programs
  plugins           What the plugin host and its tables cost
                    (all three, if none is named)
  --runs N          Repeat each measurement N times and show the median (default: 5)
  --only TEXT       Only rows that have TEXT in their name
  --level -O2       Optimization level of the programs that are run (default: -O2)
  --instructions    Count instructions of a short run, with valgrind, instead of time
  --json FILE       Write the figures to FILE too
  --root DIR        The repository (default: .)
  --sources DIR     Where sqlite3/sqlite3.c and the other programs lie (default: suites-cache/src)

EXAMPLE
  ./x bench run --only lua --runs 9
";

fn settings(args: &[String]) -> Result<Settings, String> {
    let mut sources = None;
    let mut json = None;
    let mut runs = DEFAULT_RUNS;
    let mut only = None;
    let mut root = PathBuf::from(".");
    let mut level = "-O2".to_string();
    let mut instructions = false;
    let (mut compile_time, mut run_time, mut plugins) = (false, false, false);
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        let mut value = || rest.next().cloned().ok_or(format!("{arg} needs a value"));
        match arg.as_str() {
            "--sources" => sources = Some(PathBuf::from(value()?)),
            "--root" => root = PathBuf::from(value()?),
            "--json" => json = Some(PathBuf::from(value()?)),
            "--runs" => runs = value()?.parse().map_err(|_| "--runs needs a number")?,
            "--only" => only = Some(value()?),
            "--level" => level = value()?,
            "--instructions" => instructions = true,
            "compile" => compile_time = true,
            "run" => run_time = true,
            "plugins" => plugins = true,
            _ => return Err(format!("unknown argument '{arg}' (see --help)")),
        }
    }
    if !compile_time && !run_time && !plugins {
        (compile_time, run_time, plugins) = (true, true, true);
    }
    Ok(Settings {
        sources: sources.unwrap_or_else(|| PathBuf::from("suites-cache/src")),
        programs: root.join("bench/programs"),
        checks: root.join("tests/programs"),
        root,
        json,
        runs: runs.max(1),
        only,
        level,
        instructions,
        compile_time,
        run_time,
        plugins,
    })
}

fn run(args: &[String]) -> Result<(), String> {
    let settings = settings(args)?;
    let compilers = compilers()?;
    let mut report = Vec::new();
    if settings.compile_time {
        report = compile_times(&settings, &compilers)?;
    }
    let mut programs = Vec::new();
    if settings.run_time {
        programs = run_time::run(&settings, &compilers)?;
    }
    let mut costs = Vec::new();
    if settings.plugins {
        costs = plugins::run(&settings, &compilers[0])?;
    }
    if let Some(path) = &settings.json {
        std::fs::write(path, to_json(&report, &programs, &costs))
            .map_err(|e| format!("{}: {e}", path.display()))?;
    }
    Ok(())
}

/// Compile times and memory, printed as a table.
fn compile_times(
    settings: &Settings,
    compilers: &[Compiler],
) -> Result<Vec<(&'static str, Rows)>, String> {
    let Settings {
        sources,
        runs,
        only,
        ..
    } = settings;
    let runs = *runs;
    let mut report = Vec::new();
    println!(
        "medians of {runs} runs; time in milliseconds, peak memory in MB, ratio to clang-19\n"
    );
    println!(
        "{:24}{:>12}{:>12}{:>10}{:>12}{:>10}",
        "", "", "time", "ratio", "memory", "ratio"
    );
    for task in TASKS
        .iter()
        .filter(|t| only.as_ref().is_none_or(|o| t.name.contains(o.as_str())))
    {
        let rows = task_rows(task, sources, compilers, runs)?;
        let base = rows
            .iter()
            .find(|(name, _)| *name == "clang-19")
            .map(|(_, s)| *s);
        for (index, (name, sample)) in rows.iter().enumerate() {
            let title = if index == 0 { task.name } else { "" };
            let ratio = |own: f64, other: Option<f64>| match other {
                Some(other) if other > 0.0 => format!("{:.2}", own / other),
                _ => "-".to_string(),
            };
            println!(
                "{title:24}{name:>12}{:>12.1}{:>10}{:>12.1}{:>10}",
                sample.seconds * 1e3,
                ratio(sample.seconds, base.map(|b| b.seconds)),
                megabytes(*sample),
                ratio(megabytes(*sample), base.map(megabytes)),
            );
        }
        println!();
        report.push((task.name, rows));
    }
    Ok(report)
}

fn megabytes(sample: Sample) -> f64 {
    // Sizes of processes are far below 2^52.
    sample.kilobytes as f64 / 1024.0
}

/// Our compiler beside this program, and those that are installed.
fn compilers() -> Result<Vec<Compiler>, String> {
    let own = std::env::current_exe()
        .ok()
        .and_then(|p| p.parent().map(|d| d.join("neverc")))
        .filter(|p| p.exists())
        .ok_or("neverc is not built: cargo build --release")?;
    let mut found = vec![Compiler {
        name: "neverc",
        program: own,
    }];
    for name in ["clang-19", "gcc", "tcc"] {
        let path = std::env::var_os("PATH").unwrap_or_default();
        match std::env::split_paths(&path)
            .map(|d| d.join(name))
            .find(|p| p.exists())
        {
            Some(program) => found.push(Compiler { name, program }),
            None => eprintln!("bench: {name} is not installed; left out"),
        }
    }
    Ok(found)
}

type Rows = Vec<(&'static str, Sample)>;

/// Measures one task with all compilers, taking turns so that disturbances meet all of them.
fn task_rows(
    task: &Task,
    sources: &Path,
    compilers: &[Compiler],
    runs: usize,
) -> Result<Rows, String> {
    let work = std::env::temp_dir().join(format!("neverc-bench-{}", std::process::id()));
    std::fs::create_dir_all(&work).map_err(|e| format!("{}: {e}", work.display()))?;
    let source = if task.source.is_empty() {
        let empty = work.join("empty.c");
        std::fs::write(&empty, "").map_err(|e| format!("{}: {e}", empty.display()))?;
        empty
    } else {
        sources.join(task.source)
    };
    if !source.exists() {
        return Err(format!("{} does not exist", source.display()));
    }
    let able: Vec<&Compiler> = compilers
        .iter()
        .filter(|c| !task.except.contains(&c.name))
        .collect();
    let mut samples: Vec<Vec<Sample>> = vec![Vec::new(); able.len()];
    for round in 0..=runs {
        for (compiler, list) in able.iter().zip(&mut samples) {
            let mut args: Vec<String> = task.args.iter().map(ToString::to_string).collect();
            args.push("-w".into());
            args.push(source.display().to_string());
            if task.args.contains(&"-c") {
                args.extend(["-o".into(), work.join("out.o").display().to_string()]);
            }
            let sample = measure(&compiler.program, &args)
                .map_err(|e| format!("{}: {}: {e}", task.name, compiler.name));
            match sample {
                // The first round only warms caches.
                Ok(sample) if round > 0 => list.push(sample),
                Ok(_) => {}
                Err(text) if round == 0 => eprintln!("bench: {text}"),
                Err(_) => {}
            }
        }
    }
    let _ = std::fs::remove_dir_all(&work);
    let medians = able.iter().zip(samples).filter(|(_, s)| !s.is_empty());
    Ok(medians.map(|(c, s)| (c.name, median(s))).collect())
}

fn median(mut samples: Vec<Sample>) -> Sample {
    samples.sort_by(|a, b| a.seconds.total_cmp(&b.seconds));
    let seconds = samples[samples.len() / 2].seconds;
    samples.sort_by_key(|s| s.kilobytes);
    Sample {
        seconds,
        kilobytes: samples[samples.len() / 2].kilobytes,
    }
}

/// Runs a command in a process of its own that reports time and the memory of its children.
fn measure(program: &Path, args: &[String]) -> Result<Sample, String> {
    let own = std::env::current_exe().map_err(|e| e.to_string())?;
    let output = Command::new(own)
        .arg("--measure")
        .arg(program)
        .args(args)
        .stderr(Stdio::inherit())
        .output()
        .map_err(|e| e.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout);
    let mut parts = text.split_whitespace();
    let sample = parts
        .next()
        .and_then(|s| s.parse().ok())
        .zip(parts.next().and_then(|k| k.parse().ok()))
        .map(|(seconds, kilobytes)| Sample { seconds, kilobytes });
    match sample {
        Some(sample) if output.status.success() => Ok(sample),
        _ => Err("it failed".to_string()),
    }
}

/// The measuring process: runs the command, prints seconds and kilobytes. With `user` the command's output is passed
/// on, and seconds of user time are printed to standard error.
fn measure_child(command: &[String], user: bool) -> ExitCode {
    let Some((program, args)) = command.split_first() else {
        return ExitCode::FAILURE;
    };
    let start = Instant::now();
    let status = Command::new(program)
        .args(args)
        .stdin(Stdio::null())
        .stdout(if user {
            Stdio::inherit()
        } else {
            Stdio::null()
        })
        .stderr(Stdio::null())
        .status();
    let seconds = start.elapsed().as_secs_f64();
    let (Ok(status), Ok(usage)) = (status, getrusage(UsageWho::RUSAGE_CHILDREN)) else {
        return ExitCode::FAILURE;
    };
    if user {
        let time = usage.user_time();
        // Microseconds are below a million.
        eprintln!("{:.6}", time.tv_sec() as f64 + time.tv_usec() as f64 / 1e6);
    } else {
        println!("{seconds:.6} {}", usage.max_rss());
    }
    if status.success() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn to_json(report: &[(&str, Rows)], programs: &[run_time::Row], costs: &[plugins::Row]) -> String {
    // Names hold nothing that JSON escapes.
    let compile = report.iter().flat_map(|(task, rows)| {
        rows.iter().map(move |(name, sample)| {
            format!(
                "  {{\"task\": \"{task}\", \"compiler\": \"{name}\", \"seconds\": {:.6}, \"kilobytes\": {}}}",
                sample.seconds, sample.kilobytes
            )
        })
    });
    let run = programs.iter().map(|row| {
        format!(
            "  {{\"program\": \"{}\", \"compiler\": \"{}\", \"cost\": {:.6}, \"text\": {}}}",
            row.program, row.compiler, row.cost, row.text
        )
    });
    let costs = costs.iter().map(|row| {
        format!(
            "  {{\"plugins\": \"{}\", \"value\": {:.4}, \"unit\": \"{}\"}}",
            row.name.trim(),
            row.value,
            row.unit
        )
    });
    let rows: Vec<String> = compile.chain(run).chain(costs).collect();
    format!("[\n{}\n]\n", rows.join(",\n"))
}
