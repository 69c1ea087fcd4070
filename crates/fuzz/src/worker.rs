//! One process of inputs: mutates, compiles, and dies of the first that the compiler does not survive.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use neverc_driver::compile::{Product, compile};
use neverc_driver::message::Messages;
use neverc_driver::{crash, invocation, options};

use crate::mutate::mutate;
use crate::random::Random;

/// Inputs of one worker; a new process then frees what LLVM keeps.
const INPUTS: u64 = 2000;
/// Stack of the compiling thread, as the driver's jobs have.
const STACK: usize = 256 << 20;

/// What is tested.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Target {
    Preprocess,
    Check,
    Compile,
}

impl Target {
    pub fn name(self) -> &'static str {
        match self {
            Target::Preprocess => "preprocess",
            Target::Check => "check",
            Target::Compile => "compile",
        }
    }
}

/// The input being compiled.
pub fn input_path(findings: &Path) -> PathBuf {
    findings.join("current.c")
}

/// What the worker printed.
pub fn log_path(findings: &Path) -> PathBuf {
    findings.join("current.log")
}

/// How many inputs the worker has begun.
pub fn count_path(findings: &Path) -> PathBuf {
    findings.join("current.count")
}

/// All files below the paths.
fn read_corpus(paths: &[PathBuf]) -> Vec<Vec<u8>> {
    let mut pending = paths.to_vec();
    let mut files = Vec::new();
    while let Some(path) = pending.pop() {
        if let Ok(entries) = std::fs::read_dir(&path) {
            pending.extend(entries.flatten().map(|e| e.path()));
        } else if path.extension().is_some_and(|e| e == "c" || e == "h") || paths.contains(&path) {
            files.push(path);
        }
    }
    files.sort();
    // Tests of large numbers make large inputs, which are only slow.
    files.retain(|f| {
        !f.file_name()
            .is_some_and(|n| n.to_string_lossy().starts_with("limits-"))
    });
    let texts = files.iter().filter_map(|f| std::fs::read(f).ok());
    texts.filter(|t| t.len() < 30_000).collect()
}

/// Switches that differ from input to input. The first line of a kept input names them.
fn switches(random: &mut Random, target: Target) -> Vec<String> {
    let standards = ["gnu17", "gnu17", "gnu89", "c99", "gnu11", "c23", "gnu23"];
    let mut list = vec![format!(
        "-std={}",
        random.pick(&standards).unwrap_or(&"gnu17")
    )];
    if random.chance(30) {
        list.push("--target=aarch64-linux-gnu".into());
    }
    if random.chance(30) {
        list.push("-Wall -Wextra -pedantic".into());
    }
    if target == Target::Compile {
        list.push(["-O0", "-O0", "-O1", "-O2", "-O3"][random.below(5)].into());
        if random.chance(30) {
            list.push("-g".into());
        }
        if random.chance(10) {
            list.push("-mavx2".into());
            list.retain(|s| !s.starts_with("--target"));
        }
    }
    list
}

/// Compiles one file. Panics and broken IR give the text of an error.
fn try_one(target: Target, path: &Path, switches: &[String]) -> Result<(), String> {
    let stage = match target {
        Target::Preprocess => "-E",
        Target::Check => "-fsyntax-only",
        Target::Compile => "-c",
    };
    let mut args: Vec<OsString> = vec![stage.into(), "-fverify-intermediate-code".into()];
    args.extend(
        switches
            .iter()
            .flat_map(|s| s.split(' '))
            .map(OsString::from),
    );
    args.push(path.into());
    let product = match target {
        Target::Preprocess => Product::Preprocessed,
        Target::Check => Product::Nothing,
        Target::Compile => Product::Object,
    };
    let compiled = crash::contain(|| {
        let mut messages = Messages::default();
        let parsed = options::parse(&args);
        let invocation = invocation::interpret(&parsed.occurrences, &mut messages);
        invocation
            .inputs
            .first()
            .map(|input| compile(&invocation, input, product, None))
    })?;
    // An error without a place in the source comes from behind the analysis: the verifier or code generation.
    let Some(compiled) = compiled else {
        return Err("no input".into());
    };
    let text = &compiled.diagnostics;
    let broken = compiled.failed && text.starts_with("error: ") && !text.contains("inline asm");
    if target == Target::Compile && broken {
        return Err(text.lines().next().unwrap_or("").to_string());
    }
    Ok(())
}

fn with_stack<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new()
            .stack_size(STACK)
            .spawn_scoped(scope, work);
        match thread.map(std::thread::ScopedJoinHandle::join) {
            Ok(Ok(value)) => value,
            _ => std::process::exit(3),
        }
    })
}

/// The worker's life.
pub fn run(target: Target, paths: &[PathBuf], seed: u64, findings: &Path) {
    crash::install_hook();
    let corpus = read_corpus(paths);
    let mut random = Random::new(seed);
    with_stack(|| {
        for count in 1..=INPUTS {
            let switches = switches(&mut random, target);
            let mut text = format!("/*switches {} */ ", switches.join(" ")).into_bytes();
            text.extend(mutate(&mut random, &corpus));
            let path = input_path(findings);
            let written = std::fs::write(&path, &text);
            let counted = std::fs::write(count_path(findings), count.to_string());
            if written.is_err() || counted.is_err() {
                std::process::exit(4);
            }
            if let Err(text) = try_one(target, &path, &switches) {
                eprintln!("{text}");
                std::process::exit(1);
            }
        }
    });
}

/// Runs files as they are, with the switches that their first line names.
pub fn replay(target: Target, files: &[PathBuf]) -> ExitCode {
    crash::install_hook();
    let mut failed = false;
    for file in files {
        let text = String::from_utf8_lossy(&std::fs::read(file).unwrap_or_default()).into_owned();
        let named = text
            .strip_prefix("/*switches ")
            .and_then(|t| t.split_once(" */"));
        let switches: Vec<String> = named
            .map(|(s, _)| s.split(' ').map(String::from).collect())
            .unwrap_or_default();
        if let Err(text) = with_stack(|| try_one(target, file, &switches)) {
            println!("{}: {text}", file.display());
            failed = true;
        }
    }
    if failed {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    }
}
