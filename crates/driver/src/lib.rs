//! Command line, toolchains, jobs and the compilation pipeline. Must not know how any stage works inside.
#![forbid(unsafe_code)]

pub mod cleanup;
pub mod compile;
pub mod crash;
pub mod depfile;
pub mod headers;
pub mod invocation;
pub mod jobs;
pub mod link;
pub mod machine;
pub mod message;
pub mod options;
pub mod output;
pub mod plugin;
pub mod show;
pub mod target_builtins;
pub mod toolchain;

use std::ffi::OsString;
use std::path::Path;

use message::Messages;
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
    let mut messages = Messages::default();
    let args = match options::response::expand(args.collect()) {
        Ok(args) => args,
        Err(text) => {
            messages.error(text);
            Vec::new()
        }
    };
    // The inventory is that of the compiler itself: it loads nothing.
    let inventory = args.iter().any(|a| a == "--print-plugin-capabilities");
    if !inventory && args.iter().any(plugin::is_token) {
        return run_with_plugins(&program, &args, messages);
    }
    drive(&program, &args, messages, None)
}

/// A run with plugins, which are ended on every path.
fn run_with_plugins(program: &str, args: &[OsString], messages: Messages) -> u8 {
    let (plugins, remaining) = match Plugins::start(program, args) {
        Ok(started) => started,
        Err(text) => return fail(program, &text),
    };
    let status = match plugins.raw_arguments(program, remaining) {
        Ok(args) => drive(program, &args, messages, Some(&plugins)),
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
fn drive(
    program: &str,
    args: &[OsString],
    mut messages: Messages,
    plugins: Option<&Plugins>,
) -> u8 {
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
    let expanded_failed = messages.has_errors() && args.is_empty();
    let mut invocation = invocation::interpret(&parsed.occurrences, &mut messages);
    let diagnostics = &invocation.diagnostics;
    let (text, failed) = messages.render(
        program,
        &diagnostics.warning_flags,
        diagnostics.no_warnings,
        diagnostics.color,
    );
    jobs::eprint(&text);
    if failed || expanded_failed {
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
        let reason = output::reason(&error);
        jobs::eprint(&format!(
            "{program}: error: cannot handle signals: {reason}\n"
        ));
        return 1;
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
        invocation = invocation::interpret(&occurrences, &mut Messages::default());
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
