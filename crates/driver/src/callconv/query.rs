//! `neverc callconv query`: a TableGen convention evaluated for a list of types.

use std::ffi::OsString;
use std::fmt::Write as _;
use std::path::Path;

use neverc_callconv::td::{
    AssignError, Assumptions, Change, Conventions, Function, IrType, Piece, PiecePlace, Question,
    Target, Value, convention_constant, parse_values,
};
use neverc_codegen::Severity;
use neverc_codegen::td::{self, Description};
use neverc_target::Triple;

use super::Answer;
use crate::output;

const USAGE: &str = "\
usage: neverc callconv query [--target=TRIPLE] [--attr=FEATURES] [--format=text|json] [--td FILE] [-I DIR]...
                             [--assume 'PREDICATE=true|false']... --conv NAME [--cc CC] [--result] TYPE,TYPE...
";

#[derive(Default)]
struct Request {
    target: Option<String>,
    features: Vec<String>,
    json: bool,
    file: Option<String>,
    include_paths: Vec<String>,
    assumptions: Assumptions,
    convention: Option<String>,
    function_convention: Option<String>,
    result: bool,
    types: Vec<String>,
    help: bool,
}

fn error(text: impl AsRef<str>) -> String {
    format!("neverc: error: {}\n", text.as_ref())
}

fn read_arguments(args: &[OsString]) -> Result<Request, String> {
    let mut request = Request::default();
    let mut rest = args.iter().map(|a| a.to_string_lossy().into_owned());
    while let Some(argument) = rest.next() {
        // An option's value is behind `=` or in the next argument.
        let (name, joined) = match argument.split_once('=') {
            Some((name, value)) if name.starts_with('-') => {
                (name.to_owned(), Some(value.to_owned()))
            }
            _ => (argument.clone(), None),
        };
        let mut value = || {
            joined
                .clone()
                .or_else(|| rest.next())
                .ok_or_else(|| error(format!("argument to '{name}' is missing")))
        };
        match name.as_str() {
            "--target" | "-target" => request.target = Some(value()?),
            "--attr" | "-mattr" => request.features.push(value()?),
            "--format" => {
                request.json = match value()?.as_str() {
                    "json" => true,
                    "text" => false,
                    other => {
                        return Err(error(format!(
                            "unknown format '{other}': it is 'text' or 'json'"
                        )));
                    }
                }
            }
            "--td" => request.file = Some(value()?),
            "-I" => request.include_paths.push(value()?),
            "--assume" => request.assumptions.add(&value()?).map_err(error)?,
            "--conv" => request.convention = Some(value()?),
            "--cc" => request.function_convention = Some(value()?),
            "--result" => request.result = true,
            "--help" | "-h" => request.help = true,
            _ if argument.starts_with("-I") => {
                request
                    .include_paths
                    .push(argument["-I".len()..].to_owned());
            }
            _ if argument.starts_with('-') => {
                return Err(error(format!("unknown argument: '{argument}'")) + USAGE);
            }
            _ => request.types.push(argument),
        }
    }
    Ok(request)
}

/// Runs the subcommand on what stands behind its name.
pub fn run(args: &[OsString]) -> Answer {
    let request = read_arguments(args)?;
    if request.help {
        return Ok(USAGE.to_owned());
    }
    let triple = match &request.target {
        Some(triple) => triple.clone(),
        None => Triple::host().llvm(),
    };
    let mut target = Target::new(&triple);
    for features in &request.features {
        target.apply(features);
    }
    target.assume(&request.assumptions);
    let description = describe(&request, &target)?;
    let (conventions, notes) = td::load(&description);
    let said: String = notes.iter().map(td::Note::render).collect();
    let Some(conventions) = conventions else {
        return Err(said);
    };
    if notes.iter().any(|n| n.severity == Severity::Warning) {
        crate::jobs::eprint(&said);
    }
    let Some(name) = &request.convention else {
        return Err(error(format!(
            "'--conv' is missing; '{}' has {}",
            description.name,
            list(&conventions)
        )));
    };
    let function_convention = match &request.function_convention {
        None => "C".to_owned(),
        Some(text) => convention_constant(text)
            .ok_or_else(|| error(format!("LLVM has no calling convention '{text}'")))?,
    };
    let text = request.types.join(",");
    let (values, variadic) = parse_values(&text).map_err(|e| error(format!("in '{text}': {e}")))?;
    let question = Question {
        conventions: &conventions,
        target: &target,
        convention: &function_convention,
        assumptions: &request.assumptions,
        delegate: None,
    };
    let pieces = if request.result || name.starts_with("Ret") {
        question.results(name, &values)
    } else {
        let function = Function {
            result: Value::new(IrType::Void),
            parameters: values,
            variadic,
        };
        question
            .parameters(name, &function, false)
            .map(|(pieces, _)| pieces)
    };
    match pieces {
        Ok(pieces) if request.json => Ok(as_json(&pieces)),
        Ok(pieces) => Ok(as_text(&pieces, &text)),
        Err(fault) => Err(explain(&fault, &conventions)),
    }
}

/// The file that was named, or the one that ships for the target.
fn describe(request: &Request, target: &Target) -> Result<Description, String> {
    match &request.file {
        Some(file) => td::read(Path::new(file), request.include_paths.clone())
            .map_err(|e| error(format!("cannot read '{file}': {}", output::reason(&e)))),
        None => {
            let name = if target.is_x86() {
                "x86.td"
            } else if target.is_aarch64() {
                "aarch64.td"
            } else {
                return Err(error(format!(
                    "no conventions ship for '{}': name a file with '--td'",
                    target.triple
                )));
            };
            Ok(td::embedded(name).unwrap_or_default())
        }
    }
}

fn list(conventions: &Conventions) -> String {
    let names = conventions.names();
    if names.is_empty() {
        "no conventions".to_owned()
    } else {
        names.join(", ")
    }
}

fn explain(fault: &AssignError, conventions: &Conventions) -> String {
    let mut text = error(fault.to_string());
    match fault {
        AssignError::Unknown(predicates) => {
            for predicate in predicates {
                let _ = writeln!(
                    text,
                    "neverc: note: say --assume '{predicate}=true' or --assume '{predicate}=false'"
                );
            }
        }
        AssignError::NoSuchConvention(_) => {
            let _ = writeln!(text, "neverc: note: it has {}", list(conventions));
        }
        _ => {}
    }
    text
}

/// One line for each value.
fn as_text(values: &[Vec<Piece>], types: &str) -> String {
    let mut out = String::new();
    let types = split_types(types);
    for (i, pieces) in values.iter().enumerate() {
        let ty = types.get(i).map_or("", |t| t.trim());
        let _ = write!(out, "{i}: {ty}: ");
        if pieces.is_empty() {
            out.push_str("nowhere");
        }
        for (n, piece) in pieces.iter().enumerate() {
            if n > 0 {
                out.push_str(", ");
            }
            if piece.change == Change::Indirect {
                out.push_str("address in ");
            }
            match &piece.place {
                PiecePlace::Register(name) => out.push_str(name),
                PiecePlace::Stack(offset) => {
                    let _ = write!(out, "stack+{offset}");
                }
            }
            if pieces.len() > 1 {
                let _ = write!(out, " (byte {})", piece.offset);
            }
        }
        out.push('\n');
    }
    out
}

/// The types as the user wrote them, `...` left out.
fn split_types(text: &str) -> Vec<&str> {
    let mut list = Vec::new();
    let (mut depth, mut start) = (0i32, 0);
    for (i, c) in text.char_indices().chain([(text.len(), ',')]) {
        match c {
            '<' | '[' | '{' | '(' => depth += 1,
            '>' | ']' | '}' | ')' => depth -= 1,
            ',' if depth == 0 => {
                if text[start..i].trim() != "..." {
                    list.push(&text[start..i]);
                }
                start = i + 1;
            }
            _ => {}
        }
    }
    list
}

fn as_json(values: &[Vec<Piece>]) -> String {
    let mut out = "{\"values\": [".to_owned();
    for (i, pieces) in values.iter().enumerate() {
        out.push_str(if i > 0 { ", [" } else { "[" });
        for (n, piece) in pieces.iter().enumerate() {
            if n > 0 {
                out.push_str(", ");
            }
            let indirect = if piece.change == Change::Indirect {
                ", \"indirect\": true"
            } else {
                ""
            };
            let _ = match &piece.place {
                // Names of registers are identifiers of TableGen: nothing to escape.
                PiecePlace::Register(name) => write!(out, "{{\"register\": \"{name}\"{indirect}}}"),
                PiecePlace::Stack(offset) => write!(out, "{{\"stack\": {offset}{indirect}}}"),
            };
        }
        out.push(']');
    }
    out.push_str("]}\n");
    out
}
