//! `neverc callconv …`: calling conventions looked at instead of compiled with.

mod query;
mod schema;

use std::ffi::OsString;
use std::path::Path;

use crate::options::config::Argument;
use crate::options::suggest::edit_distance;

/// What a subcommand has to say: text for the standard output, or for the error output.
pub type Answer = Result<String, String>;

const USAGE: &str = "\
usage: neverc callconv COMMAND ...

Calling conventions, looked at instead of compiled with:

  explain FILE.c       Where every argument and result of its functions lives, what is preserved, how the stack looks
  query TYPE,TYPE...   Where a convention of a TableGen file puts values of these types
  schema               The registers that plans can hold, with the numbers that plugins need

EXAMPLES:
  neverc callconv explain file.c
  neverc callconv explain file.c -f main --target=aarch64-linux-gnu --format=svg -o main.svg
  neverc callconv query --conv CC_X86_64_C 'i32, ptr, double, <4 x float>'

'neverc callconv COMMAND --help' says more. In sources, conventions are attributes of function types:
__attribute__((callconv(\"gpr:rcx,rdx;ret:rax\"))).
";

const COMMANDS: [&str; 3] = ["explain", "query", "schema"];

/// Puts `callconv COMMAND` in front of the options of configuration files, which come first otherwise.
pub fn to_front(args: &mut [Argument]) {
    let typed = args.iter().position(|a| a.origin.file.is_none());
    if let Some(at) = typed
        && args[at].text == "callconv"
    {
        let end = (at + 2).min(args.len());
        args[..end].rotate_left(at);
    }
}

/// Runs a subcommand. `None`: the arguments are no subcommand of this kind.
pub fn subcommand(args: &[Argument]) -> Option<Answer> {
    let (first, rest) = args.split_first()?;
    let first = &first.text;
    if first != "callconv" {
        return None;
    }
    // Options of configuration files are for compilations.
    let typed = rest.iter().filter(|a| a.origin.file.is_none());
    let rest: Vec<OsString> = typed.map(|a| a.text.clone()).collect();
    let Some((command, rest)) = rest.split_first() else {
        // An input file may have this name.
        return (!Path::new(first).exists()).then(|| Err(USAGE.to_owned()));
    };
    match &*command.to_string_lossy() {
        "query" => Some(query::run(rest)),
        "schema" => Some(schema::run(rest)),
        "explain" => None,
        "--help" | "-h" | "help" => Some(Ok(USAGE.to_owned())),
        _ if Path::new(first).exists() => None,
        other => {
            let meant = did_you_mean(nearest(other, COMMANDS));
            Some(Err(format!(
                "neverc: error: 'callconv' has no command '{other}'{meant}\n{USAGE}"
            )))
        }
    }
}

/// What stands behind `callconv explain`, if that is what the arguments say.
pub fn explained(args: &[OsString]) -> Option<&[OsString]> {
    match args {
        [first, second, rest @ ..] if first == "callconv" && second == "explain" => Some(rest),
        _ => None,
    }
}

/// The one of some words that another may have been meant to be: the same but for upper and lower case, or a part of the
/// letters, at most a third, differs.
pub fn nearest<'a>(word: &str, among: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let lower = word.to_ascii_lowercase();
    let limit = (word.len() / 3).min(3);
    among
        .into_iter()
        .filter_map(|other| {
            edit_distance(&lower, &other.to_ascii_lowercase(), limit).map(|d| (d, other))
        })
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, other)| other)
}

/// The end of a message about a word that is not known.
pub fn did_you_mean(meant: Option<&str>) -> String {
    meant.map_or_else(String::new, |m| format!("; did you mean '{m}'?"))
}
