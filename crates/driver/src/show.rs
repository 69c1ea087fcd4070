//! What `-v`, `-###`, `--version` and the `-print-…` questions print.

use std::ffi::OsStr;
use std::fmt::Write as _;
use std::path::Path;

use neverc_target::Triple;

use crate::cc1::search_dirs;
use crate::headers;
use crate::invocation::{Invocation, Query, Stage};
use crate::jobs::{self, Job, eprint};
use crate::link::Command;
use crate::options::help;
use crate::plugin::{Step, StepKind};
use crate::toolchain::Toolchain;

/// Version of Clang that the command line and the language are compatible with.
pub const CLANG_VERSION: &str = "19.1.7";

/// The text of `--version`. The compatible version comes first: build systems take the first one.
#[must_use]
pub fn version(triple: &Triple) -> String {
    let own = env!("CARGO_PKG_VERSION");
    let dir = std::env::current_exe()
        .ok()
        .and_then(|p| p.parent().map(Path::to_path_buf));
    format!(
        "NeverC (clang version {CLANG_VERSION} compatible) {own}\n\
         Target: {}\nThread model: posix\nInstalledDir: {}\n",
        triple.llvm(),
        dir.unwrap_or_default().display()
    )
}

/// The first lines of `-v` and `-###`.
pub fn banner(invocation: &Invocation, toolchain: &Toolchain) {
    let mut text = version(&invocation.triple);
    if let Some(dir) = toolchain.gcc_dir() {
        let _ = writeln!(text, "Selected GCC installation: {}", dir.display());
    }
    eprint(&text);
}

/// One step as a shell would take it.
#[must_use]
pub fn command_line(command: &Command) -> String {
    let args = command
        .args
        .iter()
        .map(|a| a.to_string_lossy().into_owned());
    quoted(std::iter::once(command.program.display().to_string()).chain(args))
}

/// A command that runs, for `-v`: like Clang, with quotes only where they are needed. Libtool looks for ` -lc ` in it.
#[must_use]
pub fn running_command_line(command: &Command) -> String {
    let mut out = quoted(std::iter::once(command.program.display().to_string()));
    out.truncate(out.trim_end().len());
    for word in command.args.iter().map(|a| a.to_string_lossy()) {
        if word.is_empty() || word.contains([' ', '"', '\\', '$']) {
            out.push_str(quoted(std::iter::once(word.into_owned())).trim_end_matches('\n'));
        } else {
            out.push(' ');
            out.push_str(&word);
        }
    }
    out.push('\n');
    out
}

fn quoted(words: impl Iterator<Item = String>) -> String {
    let mut out = String::new();
    for word in words {
        out.push_str(" \"");
        for c in word.chars() {
            if matches!(c, '"' | '\\' | '$') {
                out.push('\\');
            }
            out.push(c);
        }
        out.push('"');
    }
    out.push('\n');
    out
}

/// A compilation as Clang would show it. It runs inside the driver's process.
#[must_use]
pub fn compile_line(program: &str, invocation: &Invocation, job: &Job) -> String {
    let words = compile_words(program, invocation, job);
    format!(" (in-process)\n{}", quoted(words.into_iter()))
}

/// The words of [`compile_line`], the program first.
#[must_use]
pub fn compile_words(program: &str, invocation: &Invocation, job: &Job) -> Vec<String> {
    let words = jobs::words(invocation, job);
    let words = words.iter().map(|w| w.to_string_lossy().into_owned());
    std::iter::once(program_path(program))
        .chain(words)
        .collect()
}

/// A step of a run with plugins.
#[must_use]
pub fn step(step: &Step) -> String {
    let job = &step.job;
    let words = std::iter::once(job.executable.clone()).chain(job.arguments.iter().cloned());
    match &step.kind {
        StepKind::Compile(_) => format!(" (in-process)\n{}", quoted(words)),
        StepKind::Link(command) => command_line(command),
        StepKind::Command => quoted(words),
        StepKind::Plugin => {
            let id = std::iter::once(job.callback_id.clone());
            format!(" (plugin)\n{}", quoted(id))
        }
    }
}

/// The path of this program.
#[must_use]
pub fn program_path(program: &str) -> String {
    std::env::current_exe().map_or_else(|_| program.to_string(), |p| p.display().to_string())
}

/// The header search list that `-v` shows and CMake reads.
#[must_use]
pub fn search_list(invocation: &Invocation) -> String {
    let mut out = String::from("#include \"...\" search starts here:\n");
    let dirs = search_dirs(&invocation.preprocessor);
    for (_, dir) in dirs.iter().filter(|(o, _)| *o == "-iquote") {
        let _ = writeln!(out, " {}", dir.display());
    }
    out.push_str("#include <...> search starts here:\n");
    for (_, dir) in dirs
        .iter()
        .filter(|(o, d)| *o != "-iquote" && d.as_os_str() != headers::DIRECTORY)
    {
        let _ = writeln!(out, " {}", dir.display());
    }
    out.push_str("End of search list.\n");
    out
}

/// Answers a question on standard output.
#[must_use]
pub fn answer(program: &str, invocation: &Invocation, query: &Query) -> String {
    let triple = &invocation.triple;
    let toolchain = Toolchain::find(
        triple,
        &invocation.sysroot,
        invocation.gcc_toolchain.as_deref(),
    );
    let prefixes = &invocation.link.tool_prefixes;
    let file = |name: &OsStr| {
        toolchain.file(name, prefixes).map_or_else(
            || name.to_string_lossy().into_owned(),
            |p| p.display().to_string(),
        )
    };
    let text = match query {
        Query::Help => return help::text(program, false),
        Query::HelpHidden => return help::text(program, true),
        Query::Version => return version(triple),
        Query::PluginCapabilities => return crate::plugin::capabilities(),
        Query::SearchDirs => {
            let libraries: Vec<String> = toolchain
                .library_dirs()
                .iter()
                .filter(|d| d.is_dir())
                .map(|d| d.display().to_string())
                .collect();
            let exe = std::env::current_exe().ok();
            let dir = exe.as_deref().and_then(Path::parent).unwrap_or(Path::new(""));
            format!("programs: ={}\nlibraries: ={}", dir.display(), libraries.join(":"))
        }
        Query::FileName(name) if name == "include" => headers::DIRECTORY.to_string(),
        Query::FileName(name) => file(name),
        Query::ProgName(name) => toolchain.program(name, prefixes).map_or_else(
            || name.to_string_lossy().into_owned(),
            |p| p.display().to_string(),
        ),
        Query::LibGcc => file(OsStr::new("libgcc.a")),
        Query::Multiarch => triple.multiarch().to_string(),
        Query::MultiDirectory => ".".to_string(),
        Query::MultiLib => ".;".to_string(),
        Query::MultiOsDirectory => "../lib".to_string(),
        Query::Sysroot => invocation.sysroot.display().to_string(),
        Query::ResourceDir => crate::toolchain::intrinsics_include_dir()
            .and_then(|d| d.parent().map(|p| p.display().to_string()))
            .unwrap_or_default(),
        Query::TargetTriple | Query::DumpMachine => triple.llvm(),
        Query::Targets => "\n  Registered Targets:\n    aarch64     - AArch64 (little endian)\n    x86-64      - 64-bit X86: EM64T and AMD64".to_string(),
        Query::DumpVersion => CLANG_VERSION.to_string(),
    };
    format!("{text}\n")
}

/// Whether a request without inputs only wants to see the version (`neverc -v`).
#[must_use]
pub fn is_version_only(invocation: &Invocation) -> bool {
    invocation.inputs.is_empty()
        && invocation.verbose
        && invocation.stage == Stage::Link
        && invocation.link.items.is_empty()
}
