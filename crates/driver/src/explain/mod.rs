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
                None => return Err(format!("no function '{name}' in '{main_file}'")),
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
        match &*word {
            "--help" | "-h" => {
                return match output::write(Path::new("-"), USAGE.as_bytes(), false) {
                    Ok(()) => 0,
                    Err(_) => 1,
                };
            }
            "-f" | "-o" => match args.next() {
                Some(value) if word == "-f" => {
                    request.functions.push(value.to_string_lossy().into_owned());
                }
                Some(value) => output_file = Some(value.clone()),
                None => {
                    return crate::fail(program, &format!("argument to '{word}' is missing"));
                }
            },
            _ => match word.strip_prefix("--format=") {
                Some("text") => request.format = Format::Text,
                Some("json") => request.format = Format::Json,
                Some("svg") => request.format = Format::Svg,
                Some(other) => {
                    let text = format!("unknown format '{other}': it is 'text', 'json' or 'svg'");
                    return crate::fail(program, &text);
                }
                None => rest.push(arg.clone()),
            },
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
