//! `neverc callconv query`: a TableGen convention evaluated for a list of types.

use std::ffi::OsString;
use std::fmt::Write as _;
use std::ops::Range;
use std::path::Path;

use neverc_callconv::td::{
    AssignError, Assumptions, Change, Conventions, Function, IrType, Piece, PiecePlace, Question,
    Target, Value, convention_constant, convention_spellings, parse_list,
};
use neverc_codegen::Severity;
use neverc_codegen::td::{self, Description};
use neverc_target::Triple;

use super::{Answer, did_you_mean, nearest};
use crate::output;

const USAGE: &str = "\
usage: neverc callconv query [OPTION]... --conv NAME TYPE,TYPE...

Where a calling convention of a TableGen file puts values of these types. Types are LLVM's (i32, ptr, double, <4 x float>,
{ i64, double }) or value types (v4f32), with LLVM's attributes (i8 signext, ptr byval([24 x i8]), i32 inreg);
'...' stands before variadic arguments.

  --conv NAME          The convention; of a list of callee-saved registers its members. Without it: what there is
  --td FILE            Take conventions from FILE; without it from x86.td or aarch64.td, which are built in
  -I DIR               Look for included files in DIR too
  --target=TRIPLE      Ask for this target (default: this machine)
  --attr=FEATURES      Features of the processor: --attr=+avx,-sse4.1
  --assume PRED=VALUE  Say what the target does not: --assume 'hasAVX()=true'
  --cc CC              The function's convention, for conditions: ccc (default), fastcc, win64cc, cc 11
  --result             The values are results; also so when NAME begins with 'Ret'
  --format=text|json   How to answer (default: text)

EXAMPLES:
  neverc callconv query --conv CC_X86_64_C 'i32, ptr, double, <4 x float>'
  neverc callconv query --target=i386-linux-gnu --conv RetCC_X86_32_C --format=json i64
  neverc callconv query --td mine.td --conv CC_Mine --assume 'hasAVX()=true' 'v8f32, i32'
";

const HINT: &str = "neverc: note: 'neverc callconv query --help' lists the arguments\n";

/// All options, for those that are misspelt.
const OPTIONS: [&str; 10] = [
    "--attr", "--assume", "--cc", "--conv", "--format", "--help", "--result", "--target", "--td",
    "-I",
];

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
                        let meant = did_you_mean(nearest(other, ["text", "json"]));
                        return Err(error(format!(
                            "unknown format '{other}': it is 'text' or 'json'{meant}"
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
            _ if argument.starts_with("-fplugin") => {
                return Err(error("'callconv query' loads no plugins"));
            }
            _ if argument.starts_with('-') => {
                let meant = did_you_mean(nearest(&name, OPTIONS));
                return Err(error(format!("unknown argument: '{argument}'{meant}")) + HINT);
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
        return Err(error("'--conv' is missing") + &list(&description, &conventions));
    };
    if conventions.preserved(name).is_some() && !conventions.names().contains(&name.as_str()) {
        return preserved(&request, &conventions, name);
    }
    let function_convention = match &request.function_convention {
        None => "C".to_owned(),
        Some(text) => convention_constant(text).ok_or_else(|| {
            let all = convention_spellings;
            let meant = nearest(text, all()).or_else(|| nearest(&format!("{text}cc"), all()));
            let meant = did_you_mean(meant);
            error(format!("LLVM has no calling convention '{text}'{meant}"))
        })?,
    };
    let text = request.types.join(" ");
    let (spelled, variadic) = parse_list(&text).map_err(|e| {
        let caret = text[..e.at.min(text.len())].chars().count();
        error(&e.message) + &format!("  {text}\n  {:caret$}^\n", "")
    })?;
    let (values, places): (Vec<Value>, Vec<Range<usize>>) = spelled.into_iter().unzip();
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
        Ok(pieces) => {
            let types: Vec<&str> = places.into_iter().map(|at| &text[at]).collect();
            Ok(as_text(&pieces, &types))
        }
        Err(fault) => Err(explain(&fault, &description, &conventions)),
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

/// Notes with all names of a description.
fn list(description: &Description, conventions: &Conventions) -> String {
    let note = |what: &str, names: Vec<&str>| match &names[..] {
        [] => format!("neverc: note: '{}' has no {what}\n", description.name),
        _ => format!(
            "neverc: note: '{}' has the {what} {}\n",
            description.name,
            names.join(", ")
        ),
    };
    let mut text = note("conventions", conventions.names());
    if !conventions.preserved_names().is_empty() {
        let lists = conventions.preserved_names();
        text += &note("lists of callee-saved registers", lists);
    }
    text
}

fn explain(fault: &AssignError, description: &Description, conventions: &Conventions) -> String {
    match fault {
        AssignError::Unknown(predicates) => {
            let mut text = error(fault.to_string());
            for predicate in predicates {
                let _ = writeln!(
                    text,
                    "neverc: note: say --assume '{predicate}=true' or --assume '{predicate}=false'"
                );
            }
            text
        }
        AssignError::NoSuchConvention(name) => {
            let all = conventions.names().into_iter();
            let meant = nearest(name, all.chain(conventions.preserved_names()));
            let text = error(format!("{fault}{}", did_you_mean(meant)));
            match meant {
                Some(_) => text,
                None => text + &list(description, conventions),
            }
        }
        _ => error(fault.to_string()),
    }
}

/// The members of a list of callee-saved registers.
fn preserved(request: &Request, conventions: &Conventions, name: &str) -> Answer {
    if !request.types.is_empty() {
        return Err(error(format!(
            "'{name}' is a list of callee-saved registers: there are no values to place"
        )));
    }
    let registers = conventions.preserved(name).unwrap_or(&[]);
    Ok(if request.json {
        // Names of registers are identifiers of TableGen: nothing to escape.
        let quoted: Vec<String> = registers.iter().map(|r| format!("\"{r}\"")).collect();
        format!("{{\"preserved\": [{}]}}\n", quoted.join(", "))
    } else {
        format!("{name}: {}\n", registers.join(" "))
    })
}

/// One line for each value.
fn as_text(values: &[Vec<Piece>], types: &[&str]) -> String {
    let mut out = String::new();
    for (i, pieces) in values.iter().enumerate() {
        let ty = types.get(i).unwrap_or(&"");
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
