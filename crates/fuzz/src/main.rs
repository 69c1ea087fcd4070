//! A mutational fuzzer of the compiler: `neverc-fuzz TARGET CORPUS… [--seconds N] [--seed N] [--findings DIR]`.
//!
//! Targets: `preprocess`, `check` (parser and analysis), `compile` (whole compiles with LLVM's verifier), and
//! `replay TARGET FILE…`, which runs files as they are. A worker process mutates and compiles in itself; the process
//! that starts it sees crashes and hangs, keeps the input and starts the next worker. The same seed gives the same
//! inputs.
#![forbid(unsafe_code)]

mod mutate;
mod random;
mod worker;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant, SystemTime};

use random::Random;
use worker::Target;

/// Time for one input; more is a hang.
const INPUT_LIMIT: Duration = Duration::from_secs(60);

struct Options {
    target: Target,
    corpus: Vec<PathBuf>,
    seconds: u64,
    seed: u64,
    findings: PathBuf,
}

fn main() -> ExitCode {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let mode = args.first().cloned().unwrap_or_default();
    if mode == "worker" || mode == "replay" {
        args.remove(0);
    }
    let options = match parse(&args) {
        Ok(options) => options,
        Err(text) => {
            eprintln!("neverc-fuzz: {text}");
            eprintln!(
                "usage: neverc-fuzz preprocess|check|compile CORPUS... [--seconds N] [--seed N] [--findings DIR]"
            );
            return ExitCode::from(2);
        }
    };
    match mode.as_str() {
        "worker" => {
            worker::run(
                options.target,
                &options.corpus,
                options.seed,
                &options.findings,
            );
            ExitCode::SUCCESS
        }
        "replay" => worker::replay(options.target, &options.corpus),
        _ => supervise(&options),
    }
}

fn parse(args: &[String]) -> Result<Options, String> {
    let mut rest = args.iter();
    let target = match rest.next().map(String::as_str) {
        Some("preprocess") => Target::Preprocess,
        Some("check") => Target::Check,
        Some("compile") => Target::Compile,
        _ => return Err("no target".to_string()),
    };
    let mut options = Options {
        target,
        corpus: Vec::new(),
        seconds: 60,
        seed: 1,
        findings: PathBuf::from("findings"),
    };
    while let Some(arg) = rest.next() {
        let mut value = || rest.next().ok_or(format!("{arg} needs a value"));
        let number = |text: &String| text.parse().map_err(|_| format!("not a number: {text}"));
        match arg.as_str() {
            "--seconds" => options.seconds = number(value()?)?,
            "--seed" => options.seed = number(value()?)?,
            "--findings" => options.findings = PathBuf::from(value()?),
            _ => options.corpus.push(PathBuf::from(arg)),
        }
    }
    if options.corpus.is_empty() {
        return Err("no corpus".to_string());
    }
    Ok(options)
}

/// Starts workers until the time is over; fails if there was a finding.
fn supervise(options: &Options) -> ExitCode {
    if let Err(error) = std::fs::create_dir_all(&options.findings) {
        eprintln!("neverc-fuzz: {}: {error}", options.findings.display());
        return ExitCode::from(2);
    }
    let start = Instant::now();
    let mut random = Random::new(options.seed);
    let (mut inputs, mut findings) = (0, 0);
    while start.elapsed().as_secs() < options.seconds {
        let seed = random.next();
        let left = options.seconds.saturating_sub(start.elapsed().as_secs());
        match one_worker(options, seed, Duration::from_secs(left)) {
            Ok(outcome) => {
                inputs += outcome.inputs;
                if let Some(kind) = outcome.finding {
                    findings += 1;
                    keep(options, seed, &kind);
                }
            }
            Err(error) => {
                eprintln!("neverc-fuzz: {error}");
                return ExitCode::from(2);
            }
        }
    }
    println!(
        "{inputs} inputs, {findings} findings in {} s",
        start.elapsed().as_secs()
    );
    if findings == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

struct Outcome {
    inputs: u64,
    finding: Option<String>,
}

fn one_worker(options: &Options, seed: u64, left: Duration) -> Result<Outcome, std::io::Error> {
    let input = worker::input_path(&options.findings);
    let mut command = Command::new(std::env::current_exe()?);
    command
        .arg("worker")
        .arg(options.target.name())
        .args(&options.corpus);
    command
        .arg("--seed")
        .arg(seed.to_string())
        .arg("--findings")
        .arg(&options.findings);
    let log = worker::log_path(&options.findings);
    let mut child = command
        .stdin(Stdio::null())
        .stderr(std::fs::File::create(&log)?)
        .spawn()?;
    let started = SystemTime::now();
    let mut finding = None;
    let status = loop {
        if let Some(status) = child.try_wait()? {
            break status;
        }
        std::thread::sleep(Duration::from_millis(100));
        let changed = std::fs::metadata(&input)
            .and_then(|m| m.modified())
            .unwrap_or(started)
            .max(started);
        let hangs = changed.elapsed().unwrap_or_default() > INPUT_LIMIT;
        let over = started.elapsed().unwrap_or_default() > left;
        if hangs || over {
            if hangs {
                finding = Some("hang".to_string());
            }
            // It may have ended by itself in between.
            let _ = child.kill();
            break child.wait()?;
        }
    };
    let over = started.elapsed().unwrap_or_default() > left;
    if finding.is_none() && !status.success() && !over {
        let text = String::from_utf8_lossy(&std::fs::read(&log).unwrap_or_default()).into_owned();
        let line = text
            .lines()
            .find(|l| !l.trim().is_empty())
            .unwrap_or("")
            .to_string();
        finding = Some(format!("{status}: {line}"));
    }
    let count = std::fs::read_to_string(worker::count_path(&options.findings)).unwrap_or_default();
    Ok(Outcome {
        inputs: count.trim().parse().unwrap_or(0),
        finding,
    })
}

/// Moves what made the worker fail to a name of its own.
fn keep(options: &Options, seed: u64, kind: &str) {
    let name = format!("{}-{seed:016x}.c", options.target.name());
    let to: &Path = &options.findings.join(name);
    match std::fs::copy(worker::input_path(&options.findings), to) {
        Ok(_) => println!("{}: {kind}", to.display()),
        Err(error) => println!("{}: {kind}: {error}", to.display()),
    }
}
