//! Command line, toolchains, jobs and the compilation pipeline. Must not know how any stage works inside.
#![forbid(unsafe_code)]

pub mod callconv;
pub mod cc1;
pub mod cleanup;
pub mod compile;
pub mod crash;
pub mod depfile;
pub mod explain;
pub mod headers;
pub mod invocation;
pub mod jobs;
pub mod link;
pub mod machine;
pub mod message;
pub mod options;
pub mod output;
pub mod phases;
pub mod plugin;
pub mod show;
pub mod target_builtins;
pub mod toolchain;

use std::ffi::OsString;
use std::path::Path;

use message::Messages;
use options::config::Argument;
use plugin::Plugins;

/// Runs the compiler driver on an argument vector, program name first. Returns the exit status: 0,
/// 1 after errors, 70 after an internal compiler error.
#[must_use]
pub fn run(args: impl Iterator<Item = OsString>) -> u8 {
    crash::install_hook();
    crash::contain(|| run_contained(args)).unwrap_or_else(|text| {
        jobs::eprint(&format!("neverc: error: {text}\n"));
        crash::EXIT_STATUS
    })
}

fn run_contained(mut args: impl Iterator<Item = OsString>) -> u8 {
    let program = program_name(args.next());
    let args = options::response::expand(args.collect());
    let mut args = match args.and_then(options::config::merge) {
        Ok(args) => args,
        Err(text) => return fail(&program, &text),
    };
    callconv::to_front(&mut args);
    if args.first().is_some_and(|a| a.text == "-cc1") {
        return on_large_stack(&program, || run_inner(&program, &args));
    }
    if let Some(answer) = callconv::subcommand(&args) {
        return match answer {
            Ok(text) => print(&program, &text),
            Err(text) => {
                jobs::eprint(&text);
                1
            }
        };
    }
    // The inventory is that of the compiler itself: it loads nothing.
    let inventory = args.iter().any(|a| a.text == "--print-plugin-capabilities");
    if !inventory && args.iter().any(|a| plugin::is_token(&a.text)) {
        return run_with_plugins(&program, &args);
    }
    let args: Vec<OsString> = args.into_iter().map(|a| a.text).collect();
    match callconv::explained(&args) {
        Some(rest) => on_large_stack(&program, || explain::run(&program, rest, None)),
        None => drive(&program, &args, None),
    }
}

/// Writes an answer to the standard output.
fn print(program: &str, text: &str) -> u8 {
    match output::write(Path::new("-"), text.as_bytes(), false) {
        Ok(()) => 0,
        Err(error) => fail(
            program,
            &format!("cannot write: {}", output::reason(&error)),
        ),
    }
}

/// Runs `work` where deeply nested source finds enough stack.
fn on_large_stack(program: &str, work: impl FnOnce() -> u8 + Send) -> u8 {
    std::thread::scope(|scope| {
        let contained = || {
            crash::contain(work).unwrap_or_else(|text| {
                fail(program, &text);
                crash::EXIT_STATUS
            })
        };
        let thread = std::thread::Builder::new().stack_size(jobs::STACK);
        match thread.spawn_scoped(scope, contained) {
            Ok(thread) => thread.join().unwrap_or(crash::EXIT_STATUS),
            Err(error) => {
                let reason = output::reason(&error);
                fail(program, &format!("cannot start a thread: {reason}"))
            }
        }
    })
}

/// The inner compiler (`-cc1`): one compilation, without the driver's phases.
fn run_inner(program: &str, args: &[Argument]) -> u8 {
    let compile = |words: &[OsString], plugins: Option<&Plugins>| {
        let mut messages = Messages::default();
        let compilation = cc1::read(words, None, &mut messages);
        let diagnostics = compilation.as_ref().map(|c| &c.invocation.diagnostics);
        let (text, failed) = messages.render(
            program,
            diagnostics.map_or(&[], |d| &d.warning_flags),
            diagnostics.is_some_and(|d| d.no_warnings),
            diagnostics.and_then(|d| d.color),
        );
        jobs::eprint(&text);
        match compilation {
            Some(compilation) if !failed => match cleanup::watch_signals() {
                Ok(()) => jobs::run_one(program, compilation, plugins.map(Plugins::task)),
                Err(error) => fail(program, &cannot_watch(&error)),
            },
            _ => 1,
        }
    };
    if !args.iter().any(|a| plugin::is_token(&a.text)) {
        let words: Vec<OsString> = args.iter().map(|a| a.text.clone()).collect();
        return compile(&words, None);
    }
    match Plugins::start(program, args) {
        Ok((plugins, remaining)) => {
            let words: Vec<OsString> = remaining.into_iter().map(|(_, text)| text).collect();
            let status = compile(&words, Some(&plugins));
            plugins.finish(program, status)
        }
        Err(text) => fail(program, &text),
    }
}

fn cannot_watch(error: &std::io::Error) -> String {
    format!("cannot handle signals: {}", output::reason(error))
}

/// A run with plugins, which are ended on every path.
fn run_with_plugins(program: &str, args: &[Argument]) -> u8 {
    let (plugins, remaining) = match Plugins::start(program, args) {
        Ok(started) => started,
        Err(text) => return fail(program, &text),
    };
    let status = match plugins.raw_arguments(program, args, remaining) {
        Ok(args) => match callconv::explained(&args) {
            Some(rest) => explain::run(program, rest, Some(plugins.task())),
            None => drive(program, &args, Some(&plugins)),
        },
        Err(text) => fail(program, &text),
    };
    plugins.finish(program, status)
}

fn fail(program: &str, text: &str) -> u8 {
    let color = message::stderr_has_colors();
    jobs::eprint(&message::line(
        program,
        message::Severity::Error,
        text,
        color,
    ));
    1
}

/// From arguments to the exit status.
fn drive(program: &str, args: &[OsString], plugins: Option<&Plugins>) -> u8 {
    let mut messages = Messages::default();
    let mut parsed = options::parse(args);
    if let Some(plugins) = plugins
        && parsed.errors.is_empty()
    {
        match plugins.parsed_arguments(parsed.occurrences) {
            Ok(occurrences) => parsed.occurrences = occurrences,
            Err(text) => return fail(program, &text),
        }
    }
    for error in parsed.errors {
        messages.error(error);
    }
    let mut invocation = match plugins {
        None => invocation::interpret(&parsed.occurrences, &mut messages),
        Some(plugins) => {
            let invocation = invocation::interpret_deferred(&parsed.occurrences, &mut messages);
            plugins.check_inputs(&invocation, &mut messages);
            invocation
        }
    };
    let diagnostics = &invocation.diagnostics;
    let (text, failed) = messages.render(
        program,
        &diagnostics.warning_flags,
        diagnostics.no_warnings,
        diagnostics.color,
    );
    jobs::eprint(&text);
    if failed {
        return 1;
    }
    if let Some(query) = &invocation.query {
        let mut text = show::answer(program, &invocation, query);
        if let Some(plugins) = plugins
            && matches!(
                query,
                invocation::Query::Help | invocation::Query::HelpHidden
            )
        {
            text.push_str(&plugins.help());
        }
        return match output::write(Path::new("-"), text.as_bytes(), false) {
            Ok(()) => 0,
            Err(_) => 1,
        };
    }
    if show::is_version_only(&invocation) {
        let toolchain = toolchain::Toolchain::find(
            &invocation.triple,
            &invocation.sysroot,
            invocation.gcc_toolchain.as_deref(),
        );
        show::banner(&invocation, &toolchain);
        return 0;
    }
    if let Some(dir) = &invocation.working_directory
        && let Err(error) = std::env::set_current_dir(dir)
    {
        let reason = output::reason(&error);
        jobs::eprint(&format!(
            "{program}: error: unable to set working directory: {}: {reason}\n",
            dir.display()
        ));
        return 1;
    }
    if let Err(error) = cleanup::watch_signals() {
        return fail(program, &cannot_watch(&error));
    }
    let Some(plugins) = plugins else {
        return jobs::run(program, &invocation);
    };
    let mut occurrences = parsed.occurrences;
    let target = occurrences
        .iter()
        .rev()
        .find(|o| o.id == options::Id::TargetTriple);
    let requested = target.map(options::Occurrence::value);
    let mut chosen = match plugins.select_toolchain(requested, &invocation) {
        Ok(chosen) => chosen,
        Err(text) => return fail(program, &text),
    };
    if let Some(triple) = chosen.triple.take() {
        // Much depends on the target, so the options are read again for the new one.
        let option = OsString::from(format!("--target={}", triple.llvm()));
        occurrences.extend(options::parse(&[option]).occurrences);
        invocation = invocation::interpret_deferred(&occurrences, &mut Messages::default());
    }
    chosen.apply(&mut invocation);
    jobs::run_with_plugins(program, invocation, plugins)
}

fn program_name(arg: Option<OsString>) -> String {
    let name = arg.as_deref().map(Path::new).and_then(Path::file_name);
    name.map_or_else(
        || "neverc".to_string(),
        |n| n.to_string_lossy().into_owned(),
    )
}
