//! From an argument vector to a list of option occurrences, by longest match against the table.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::{OsStrExt, OsStringExt};

use neverc_target::{Arch, is_feature_flag};

use super::features::{IGNORED_OPTIMIZATIONS, MACHINE_SWITCHES, TOGGLES};
use super::suggest;
use super::table::{Form, Id, OPTIONS, OptionSpec};

/// One recognised option or input.
#[derive(Clone, Debug)]
pub struct Occurrence {
    /// Meaning.
    pub id: Id,
    /// Canonical spelling without the value: `-D`, `-std=`, `-fno-builtin`. For inputs empty.
    pub spelling: String,
    /// Values, in order; none for flags.
    pub values: Vec<OsString>,
    /// Position of the (first) argument in the expanded argument vector.
    pub index: usize,
    /// The argument or arguments as written, joined by a blank, for messages.
    pub written: String,
}

impl Occurrence {
    /// The first value as text, empty if there is none; bytes that are not UTF-8 become U+FFFD.
    #[must_use]
    pub fn value(&self) -> String {
        self.values
            .first()
            .map(|v| v.to_string_lossy().into_owned())
            .unwrap_or_default()
    }

    /// The first value as bytes.
    #[must_use]
    pub fn raw(&self) -> &OsStr {
        self.values
            .first()
            .map_or(OsStr::new(""), OsString::as_os_str)
    }

    /// For a switch with a `no-` form: its name without `-f`/`-m` and `no-`, and whether it is on.
    #[must_use]
    pub fn switch(&self) -> (&str, bool) {
        let name = self.spelling.get(2..).unwrap_or("");
        match name.strip_prefix("no-") {
            // `-fno-common` is `common` off.
            Some(rest) => (rest, false),
            None => (name, true),
        }
    }
}

/// What parsing yields: occurrences and errors, side by side.
#[derive(Debug, Default)]
pub struct ParsedArguments {
    /// Recognised options and inputs in order.
    pub occurrences: Vec<Occurrence>,
    /// Text of each error, without the program name.
    pub errors: Vec<String>,
}

/// Parses `args` (without the program name).
#[must_use]
pub fn parse(args: &[OsString]) -> ParsedArguments {
    let mut out = ParsedArguments::default();
    let mut index = 0;
    let mut only_inputs = false;
    while index < args.len() {
        let arg = &args[index];
        let bytes = arg.as_bytes();
        let start = index;
        index += 1;
        if only_inputs || bytes == b"-" || bytes.first() != Some(&b'-') {
            out.occurrences.push(Occurrence {
                id: Id::Input,
                spelling: String::new(),
                values: vec![arg.clone()],
                index: start,
                written: arg.to_string_lossy().into_owned(),
            });
            continue;
        }
        if bytes == b"--" {
            only_inputs = true;
            continue;
        }
        let written = arg.to_string_lossy().into_owned();
        if let Some(spec) = find(bytes) {
            let name = spec.name.as_bytes();
            let rest = &bytes[name.len()..];
            let mut values = Vec::new();
            let mut text = written;
            match spec.form {
                Form::Flag => {}
                Form::Joined => values.push(OsString::from_vec(rest.to_vec())),
                Form::CommaJoined => {
                    values.extend(
                        rest.split(|&b| b == b',')
                            .map(|v| OsString::from_vec(v.to_vec())),
                    );
                }
                Form::JoinedOrSeparate if !rest.is_empty() => {
                    values.push(OsString::from_vec(rest.to_vec()));
                }
                Form::Separate | Form::JoinedOrSeparate => {
                    let Some(value) = args.get(index) else {
                        out.errors.push(format!(
                            "argument to '{}' is missing (expected 1 value)",
                            spec.name
                        ));
                        continue;
                    };
                    index += 1;
                    text = format!("{text} {}", value.to_string_lossy());
                    values.push(value.clone());
                }
            }
            out.occurrences.push(Occurrence {
                id: spec.id,
                spelling: spec.name.to_string(),
                values,
                index: start,
                written: text,
            });
        } else if let Some(id) = switch_id(&written) {
            out.occurrences.push(Occurrence {
                id,
                spelling: written.clone(),
                values: Vec::new(),
                index: start,
                written,
            });
        } else {
            out.errors.push(match suggest::nearest(&written) {
                Some(near) => format!("unknown argument '{written}'; did you mean '{near}'?"),
                None => format!("unknown argument: '{written}'"),
            });
        }
    }
    out
}

/// The row with the longest name that fits `arg`.
fn find(arg: &[u8]) -> Option<&'static OptionSpec> {
    let mut best: Option<&'static OptionSpec> = None;
    for spec in OPTIONS {
        let name = spec.name.as_bytes();
        if !arg.starts_with(name) || best.is_some_and(|b| b.name.len() >= name.len()) {
            continue;
        }
        let fits = match spec.form {
            Form::Flag | Form::Separate => arg.len() == name.len(),
            Form::Joined | Form::JoinedOrSeparate | Form::CommaJoined => true,
        };
        let known = spec.id != Id::Debug || debug_value_is_known(spec.name, &arg[name.len()..]);
        if fits && known {
            best = Some(spec);
        }
    }
    best
}

/// Whether `-g<value>` exists; `-g` is joined, so anything would match.
fn debug_value_is_known(name: &str, value: &[u8]) -> bool {
    let value = String::from_utf8_lossy(value);
    match name {
        "-g" => matches!(
            &*value,
            "" | "0"
                | "1"
                | "2"
                | "3"
                | "line-tables-only"
                | "line-directives-only"
                | "mlt"
                | "full"
                | "used"
                | "lldb"
                | "sce"
                | "dbx"
                | "dwarf"
                | "dwarf32"
                | "dwarf64"
                | "z"
                | "z=zlib"
                | "z=zstd"
                | "z=none"
                | "no-z"
                | "strict-dwarf"
                | "no-strict-dwarf"
                | "column-info"
                | "no-column-info"
                | "pubnames"
                | "no-pubnames"
                | "gnu-pubnames"
                | "no-gnu-pubnames"
                | "record-gcc-switches"
                | "no-record-gcc-switches"
                | "record-command-line"
                | "no-record-command-line"
                | "inline-line-tables"
                | "no-inline-line-tables"
                | "no-variable-location-views"
                | "variable-location-views"
                | "statement-frontiers"
                | "no-statement-frontiers"
                | "embed-source"
                | "no-embed-source"
                | "codeview"
                | "split-dwarf"
                | "toggle"
        ),
        "-gdwarf-" => matches!(&*value, "2" | "3" | "4" | "5"),
        "-ggdb" => matches!(&*value, "" | "0" | "1" | "2" | "3"),
        _ => true,
    }
}

/// The meaning of `-fX`, `-fno-X`, `-mX`, `-mno-X` without a row.
fn switch_id(arg: &str) -> Option<Id> {
    if let Some(name) = arg.strip_prefix("-f") {
        let base = name.strip_prefix("no-").unwrap_or(name);
        if TOGGLES.iter().any(|t| t.name == base) {
            return Some(Id::Toggle);
        }
        if IGNORED_OPTIMIZATIONS.contains(&base) {
            return Some(Id::IgnoredOptimization);
        }
        return None;
    }
    let name = arg.strip_prefix("-m")?;
    let base = name.strip_prefix("no-").unwrap_or(name);
    let known = [Arch::X86_64, Arch::AArch64]
        .iter()
        .any(|a| is_feature_flag(*a, base))
        || MACHINE_SWITCHES.iter().any(|(n, _)| *n == base);
    known.then_some(Id::MachineFeature)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(args: &[&str]) -> Vec<(Id, String)> {
        let args: Vec<OsString> = args.iter().map(OsString::from).collect();
        let parsed = parse(&args);
        assert!(parsed.errors.is_empty(), "{:?}", parsed.errors);
        parsed
            .occurrences
            .iter()
            .map(|o| (o.id, o.value()))
            .collect()
    }

    #[test]
    fn joined_and_separate_forms_mean_the_same() {
        assert_eq!(ids(&["-ox"]), [(Id::Output, "x".to_string())]);
        assert_eq!(ids(&["-o", "x"]), [(Id::Output, "x".to_string())]);
        assert_eq!(ids(&["-DX=1"]), [(Id::Define, "X=1".to_string())]);
    }

    #[test]
    fn the_longest_name_wins() {
        assert_eq!(ids(&["-static"]), [(Id::Static, String::new())]);
        assert_eq!(ids(&["-isystem", "d"]), [(Id::SystemDir, "d".to_string())]);
        assert_eq!(
            ids(&["-isystem-after", "d"]),
            [(Id::SystemAfterDir, "d".to_string())]
        );
        assert_eq!(ids(&["-MMD"]), [(Id::DepsTooUser, String::new())]);
        assert_eq!(ids(&["-Wl,a,b"])[0].0, Id::LinkerArguments);
        assert_eq!(ids(&["-Werror"]), [(Id::Warning, "error".to_string())]);
        assert_eq!(ids(&["-gdwarf-4"]), [(Id::Debug, "4".to_string())]);
        assert_eq!(ids(&["-ggdb3"]), [(Id::Debug, "3".to_string())]);
    }

    #[test]
    fn unknown_options_get_a_suggestion() {
        let parsed = parse(&["-fstrict-aliasin".into(), "--hlp".into(), "-foo".into()]);
        assert_eq!(
            parsed.errors,
            [
                "unknown argument '-fstrict-aliasin'; did you mean '-fstrict-aliasing'?",
                "unknown argument '--hlp'; did you mean '--help'?",
                "unknown argument: '-foo'",
            ]
        );
    }

    #[test]
    fn a_missing_value_is_reported() {
        let parsed = parse(&["-o".into()]);
        assert_eq!(
            parsed.errors,
            ["argument to '-o' is missing (expected 1 value)"]
        );
    }
}
