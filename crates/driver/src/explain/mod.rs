//! `neverc callconv explain`: for each function of a source file, where its arguments and its result live, what it
//! preserves and how the stack looks.

mod json;
mod picture;
mod svg;
mod text;

use std::ffi::OsString;
use std::path::Path;
use std::rc::Rc;

use neverc_irgen::describe::Described;
use neverc_plugin_host::task::Task;
use neverc_source::SourceMap;

use crate::callconv::{did_you_mean, nearest};
use crate::compile;
use crate::invocation;
use crate::message::Messages;
use crate::options;
use crate::output;
use crate::plugin::stage::{self, UnitTask};
use picture::Picture;

const USAGE: &str = "\
usage: neverc callconv explain FILE.c [-f FUNCTION]... [--format=text|json|svg] [-o FILE] [compiler options]

Shows for each function where its arguments and its result live, what it preserves and how the stack looks:
those defined in FILE.c and those declared in it with a custom convention, or the ones that -f names.

  -f FUNCTION               Only this function, which may be one that is only declared; can be given several times
  --format=text|json|svg    A table for people (default), data for programs, a picture of registers and stack
  -o FILE                   Write to FILE instead of the standard output
  compiler options          What FILE.c is compiled with: -I, -D, -std=, --target=, -fcallconv-td=, -fplugin=, ...

EXAMPLES:
  neverc callconv explain file.c
  neverc callconv explain file.c -f add -f main --target=aarch64-linux-gnu
  neverc callconv explain file.c -f add --format=svg -o add.svg
";

/// How the answer is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Format {
    /// For people.
    #[default]
    Text,
    /// For programs.
    Json,
    /// For documents: a picture of registers and stack for each function.
    Svg,
}

/// What is asked.
#[derive(Clone, Debug, Default)]
pub struct Request {
    /// Format.
    pub format: Format,
    /// Names of functions; empty: all that the file defines or declares with a custom convention.
    pub functions: Vec<String>,
}

impl Request {
    /// The answer for the functions of a translation unit.
    ///
    /// # Errors
    /// The text of what is wrong: a function that does not exist, a convention without plan.
    pub fn answer(
        &self,
        described: &[Described],
        map: &SourceMap,
        main_file: &str,
        invocation: &invocation::Invocation,
        backend: &neverc_codegen::Backend,
        features: &str,
    ) -> Result<String, String> {
        let arch = invocation.triple.arch;
        let features = neverc_callconv::Features::parse(arch, features);
        let place = |d: &Described| {
            map.presumed(map.file_loc(d.loc))
                .map(|p| (p.file.to_string(), p.line))
                .unwrap_or_default()
        };
        let mut chosen: Vec<&Described> = Vec::new();
        if self.functions.is_empty() {
            chosen.extend(described.iter().filter(|d| {
                let custom = matches!(d.convention, neverc_irgen::describe::Convention::Custom(_));
                place(d).0 == main_file && (d.defined || custom)
            }));
        }
        for name in &self.functions {
            match described.iter().find(|d| d.name == *name) {
                Some(d) => chosen.push(d),
                None => {
                    let all = described.iter().map(|d| d.name.as_str());
                    let meant = did_you_mean(nearest(name, all));
                    return Err(format!("no function '{name}' in '{main_file}'{meant}"));
                }
            }
        }
        let mut pictures = Vec::new();
        for d in chosen {
            let (file, line) = place(d);
            let picture = Picture::of(backend, arch, &features, d, &file, line)
                .map_err(|error| format!("{file}:{line}: function '{}': {error}", d.name))?;
            pictures.push(picture);
        }
        Ok(match self.format {
            Format::Text => text::write(&pictures),
            Format::Json => json::write(&invocation.triple.llvm(), &pictures),
            Format::Svg => svg::write(&pictures),
        })
    }
}

/// Runs the subcommand on the arguments behind its name; gives the exit status.
pub fn run(program: &str, args: &[OsString], task: Option<&Rc<Task>>) -> u8 {
    let mut request = Request::default();
    let mut output_file = None;
    let mut rest: Vec<OsString> = Vec::new();
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let word = arg.to_string_lossy();
        let (name, joined) = match word.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None => (&*word, None),
        };
        match (name, joined) {
            ("--help" | "-h", None) => {
                return match output::write(Path::new("-"), USAGE.as_bytes(), false) {
                    Ok(()) => 0,
                    Err(_) => 1,
                };
            }
            ("-f" | "-o", None) => match args.next() {
                Some(value) if name == "-f" => {
                    request.functions.push(value.to_string_lossy().into_owned());
                }
                Some(value) => output_file = Some(value.clone()),
                None => return crate::fail(program, &format!("argument to '{word}' is missing")),
            },
            ("--format", joined) => {
                let value = joined.or_else(|| Some(args.next()?.to_string_lossy().into_owned()));
                match value.as_deref() {
                    Some("text") => request.format = Format::Text,
                    Some("json") => request.format = Format::Json,
                    Some("svg") => request.format = Format::Svg,
                    Some(other) => {
                        let meant = did_you_mean(nearest(other, ["text", "json", "svg"]));
                        let text = format!(
                            "unknown format '{other}': it is 'text', 'json' or 'svg'{meant}"
                        );
                        return crate::fail(program, &text);
                    }
                    None => return crate::fail(program, "argument to '--format' is missing"),
                }
            }
            // The compiler's own options know nothing near it.
            _ if name.starts_with('-') && nearest(name, ["--format", "--function"]).is_some() => {
                let meant = match nearest(name, ["--format", "--function"]) {
                    Some("--format") => "--format=",
                    _ => "-f",
                };
                let text = format!("unknown argument: '{word}'; did you mean '{meant}'?");
                return crate::fail(program, &text);
            }
            _ => rest.push(arg.clone()),
        }
    }
    // Only the front end runs.
    rest.push(OsString::from("-fsyntax-only"));
    let mut messages = Messages::default();
    let parsed = options::parse(&rest);
    for error in parsed.errors {
        messages.error(error);
    }
    let invocation = invocation::interpret(&parsed.occurrences, &mut messages);
    let diagnostics = &invocation.diagnostics;
    let (text, failed) = messages.render(
        program,
        &diagnostics.warning_flags,
        diagnostics.no_warnings,
        diagnostics.color,
    );
    crate::jobs::eprint(&text);
    if failed {
        // Conventions of targets that nothing is compiled for have no functions in C.
        if text.contains("unknown target triple") {
            crate::jobs::eprint(&crate::message::line(
                program,
                crate::message::Severity::Note,
                "'callconv query' answers about conventions of other targets",
                crate::message::stderr_has_colors(),
            ));
        }
        return 1;
    }
    let input = match &invocation.inputs[..] {
        [input] => input.clone(),
        [] => {
            crate::jobs::eprint(USAGE);
            return crate::fail(program, "no input file");
        }
        _ => return crate::fail(program, "'callconv explain' takes one file"),
    };
    let route = stage::route(&invocation);
    let compiled = match task {
        None => compile::explain(&invocation, &input, &request, None),
        Some(task) => match stage::begin_unit(task) {
            Ok(unit) => {
                let unit = UnitTask {
                    task: &unit,
                    route: &route,
                };
                compile::explain(&invocation, &input, &request, Some(unit))
            }
            Err(text) => return crate::fail(program, &text),
        },
    };
    crate::jobs::eprint(&compiled.diagnostics);
    if let Some(trouble) = &compiled.trouble {
        return crate::fail(program, trouble);
    }
    if compiled.failed {
        return 1;
    }
    let target = output_file.unwrap_or_else(|| OsString::from("-"));
    match output::write(Path::new(&target), &compiled.bytes, false) {
        Ok(()) => 0,
        Err(error) => {
            let reason = output::reason(&error);
            let text = format!("cannot write '{}': {reason}", target.to_string_lossy());
            crate::fail(program, &text)
        }
    }
}
