//! `neverc callconv …`: calling conventions looked at instead of compiled with.

mod query;
mod schema;

use std::ffi::OsString;

/// What a subcommand has to say: text for the standard output, or for the error output.
pub type Answer = Result<String, String>;

/// Runs a subcommand. `None`: the arguments are no subcommand of this kind.
pub fn subcommand(args: &[OsString]) -> Option<Answer> {
    let word = |i: usize| args.get(i).and_then(|a| a.to_str());
    if word(0) != Some("callconv") {
        return None;
    }
    match word(1) {
        Some("query") => Some(query::run(args.get(2..).unwrap_or(&[]))),
        Some("schema") => Some(schema::run(args.get(2..).unwrap_or(&[]))),
        _ => None,
    }
}

/// What stands behind `callconv explain`, if that is what the arguments say.
pub fn explained(args: &[OsString]) -> Option<&[OsString]> {
    match args {
        [first, second, rest @ ..] if first == "callconv" && second == "explain" => Some(rest),
        _ => None,
    }
}
