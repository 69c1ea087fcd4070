//! What the fuzz targets in `fuzz/` share: one input compiled as far as a target asks, and mutations that know C.
//!
//! An input is C source whose first line may name the switches it is compiled with (`//! -std=gnu17 -O2`), so a kept
//! input says by itself how it is to be compiled. Must not know how inputs are found: that is the fuzzer's business.
#![forbid(unsafe_code)]

mod mutate;
mod random;
mod switches;

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use neverc_driver::compile::{Product, compile};
use neverc_driver::message::Messages;
use neverc_driver::{crash, invocation, options};

pub use mutate::{mutate, splice_of};
pub use random::Random;

/// Stack of the compiling thread, as the driver's jobs have.
const STACK: usize = 256 << 20;

/// How far an input is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Preprocessor and its printer.
    Preprocess,
    /// Parser and analysis.
    Check,
    /// All of it to an object in memory, with LLVM's verifier on.
    Compile,
}

/// Compiles one input in a thread of its own.
///
/// # Errors
/// The text of what must not happen: a panic, IR that LLVM's verifier rejects, or an error from behind the analysis.
pub fn run(target: Target, text: &[u8]) -> Result<(), String> {
    let path = scratch_file();
    std::fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))?;
    let outcome = std::thread::scope(|scope| {
        let thread = std::thread::Builder::new()
            .stack_size(STACK)
            .spawn_scoped(scope, || run_file(target, &path, switches::of(text)))
            .map_err(|e| format!("no thread: {e}"))?;
        thread.join().map_err(|_| "panic".to_string())?
    });
    // Only memory is lost if it stays.
    let _ = std::fs::remove_file(&path);
    outcome
}

/// Where the input lies while it is compiled; in memory if there is such a place.
fn scratch_file() -> PathBuf {
    let memory = Path::new("/dev/shm");
    let directory = if memory.is_dir() {
        memory.to_path_buf()
    } else {
        std::env::temp_dir()
    };
    // Tests run inputs in several threads.
    let thread = std::thread::current().id();
    directory.join(format!("neverc-fuzz-{}-{thread:?}.c", std::process::id()))
}

fn run_file(target: Target, path: &Path, switches: Vec<&str>) -> Result<(), String> {
    let (stage, product) = match target {
        Target::Preprocess => ("-E", Product::Preprocessed),
        Target::Check => ("-fsyntax-only", Product::Nothing),
        Target::Compile => ("-c", Product::Object),
    };
    let mut args: Vec<OsString> = vec![stage.into(), "-fverify-intermediate-code".into()];
    args.extend(switches.into_iter().map(OsString::from));
    args.push(path.into());
    let compiled = crash::contain(|| {
        let mut messages = Messages::default();
        let parsed = options::parse(&args);
        let invocation = invocation::interpret(&parsed.occurrences, &mut messages);
        let input = invocation.inputs.first();
        input.map(|input| compile(&invocation, input, product, None))
    })?;
    let compiled = compiled.ok_or("no input")?;
    // An error without a place in the source comes from behind the analysis: the verifier or code generation.
    let text = &compiled.diagnostics;
    let broken = compiled.failed && text.starts_with("error: ") && !text.contains("inline asm");
    if target == Target::Compile && broken {
        return Err(text.lines().next().unwrap_or("").to_string());
    }
    Ok(())
}
