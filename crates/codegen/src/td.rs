//! TableGen descriptions of calling conventions: files to conventions, ours among them.
//!
//! The files that ship with the compiler are embedded. They are found by `include` and by name wherever no file of that
//! name is, without any `-I`.

use std::path::{Path, PathBuf};

use neverc_callconv::td::{self, Conventions, FieldValue, Place, Record, RecordSet};
use neverc_llvm::Severity;
use neverc_llvm::tablegen::{
    TableGenInput, TableGenLocation, TableGenOutput, TableGenRecord, TableGenValue, parse,
};
use neverc_target::Arch;

/// Under this name the embedded files appear in messages.
pub const DIRECTORY: &str = "<neverc>/conventions";

macro_rules! shipped {
    ($($name:literal),* $(,)?) => {
        /// Every embedded description: name and text.
        pub static SHIPPED: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("../../../conventions/", $name)))),*];
    };
}

shipped! {
    "calling-convention.td",
    "x86-registers.td",
    "x86.td",
    "aarch64-registers.td",
    "aarch64.td",
}

/// A description that is to be loaded.
#[derive(Clone, Debug, Default)]
pub struct Description {
    /// Its name: a path, or a name under [`DIRECTORY`].
    pub name: String,
    /// Its text.
    pub text: Vec<u8>,
    /// Directories for `include`.
    pub include_paths: Vec<String>,
}

/// Something to say about a description.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// How grave it is.
    pub severity: Severity,
    /// Where.
    pub place: Place,
    /// What.
    pub message: String,
    /// The line that is meant; empty when unknown.
    pub line_text: String,
}

impl Note {
    /// As compilers print it: place, severity, text, line and caret.
    pub fn render(&self) -> String {
        let severity = match self.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Remark => "remark",
            Severity::Note => "note",
        };
        let place = match (&*self.place.file, self.place.line) {
            ("", _) => String::new(),
            (file, 0) => format!("{file}: "),
            (file, line) => format!("{file}:{line}:{}: ", self.place.column),
        };
        let mut text = format!("{place}{severity}: {}\n", self.message);
        if !self.line_text.is_empty() && self.place.column > 0 {
            // Tabs stay tabs, so that the caret stands where the character is.
            let before: String = self
                .line_text
                .chars()
                .take(self.place.column as usize - 1)
                .map(|c| if c == '\t' { '\t' } else { ' ' })
                .collect();
            text.push_str(&format!("{}\n{before}^\n", self.line_text));
        }
        text
    }
}

/// Name and text of the embedded description for an architecture.
pub fn shipped(arch: Arch) -> Description {
    let name = match arch {
        Arch::X86_64 => "x86.td",
        Arch::AArch64 => "aarch64.td",
    };
    embedded(name).unwrap_or_default()
}

/// The embedded description of a name.
pub fn embedded(name: &str) -> Option<Description> {
    let (name, text) = SHIPPED.iter().find(|(n, _)| *n == name)?;
    Some(Description {
        name: format!("{DIRECTORY}/{name}"),
        text: text.as_bytes().to_vec(),
        include_paths: Vec::new(),
    })
}

/// Reads the description of a file: the file itself or, where there is none, the embedded one of that name.
pub fn read(path: &Path, include_paths: Vec<String>) -> std::io::Result<Description> {
    match std::fs::read(path) {
        Ok(text) => Ok(Description {
            name: path.display().to_string(),
            text,
            include_paths,
        }),
        Err(error) => match path.to_str().and_then(embedded) {
            Some(found) if error.kind() == std::io::ErrorKind::NotFound => Ok(Description {
                include_paths,
                ..found
            }),
            _ => Err(error),
        },
    }
}

/// Conventions of the file that `-fcallconv-td=` names. The error is a message for the user; warnings are dropped.
pub fn load_file(file: &str) -> Result<Conventions, String> {
    let cannot = |why: &str| format!("cannot use '-fcallconv-td={file}': {why}");
    let description =
        read(Path::new(file), Vec::new()).map_err(|error| cannot(&error.to_string()))?;
    let (conventions, notes) = load(&description);
    conventions.ok_or_else(|| {
        let said: String = notes.iter().map(Note::render).collect();
        cannot(&format!("it has errors\n{}", said.trim_end()))
    })
}

/// Conventions of a description. With errors there are none; warnings come with them.
pub fn load(description: &Description) -> (Option<Conventions>, Vec<Note>) {
    // The embedded files become real ones while the parser needs them.
    let directory = match lay_out() {
        Ok(directory) => directory,
        Err(error) => {
            let note = Note {
                severity: Severity::Error,
                place: Place::default(),
                message: format!(
                    "cannot write the built-in conventions to a temporary directory: {error}"
                ),
                line_text: String::new(),
            };
            return (None, vec![note]);
        }
    };
    let shipped = directory.path().display().to_string();
    let mut first_failure = None;
    for attempt in attempts(description) {
        let mut input = TableGenInput {
            file_name: attempt.name,
            text: attempt.text,
            include_paths: attempt.include_paths,
            classes: td::CLASSES.iter().map(|c| (*c).to_owned()).collect(),
            seconds: 120,
        };
        input.include_paths.push(shipped.clone());
        let TableGenOutput {
            records,
            diagnostics,
        } = parse(&input);
        let rename = |location: TableGenLocation| Place {
            file: match location.file.strip_prefix(&format!("{shipped}/")) {
                Some(name) => format!("{DIRECTORY}/{name}"),
                None => location.file,
            },
            line: location.line,
            column: location.column,
        };
        let mut notes: Vec<Note> = diagnostics
            .into_iter()
            .map(|d| Note {
                severity: d.severity,
                place: rename(d.location),
                message: d.message,
                line_text: d.line_text,
            })
            .collect();
        let Some(records) = records else {
            first_failure.get_or_insert(notes);
            continue;
        };
        let records = records
            .into_iter()
            .map(|record| {
                let place = rename(record.location.clone());
                plain(record, place)
            })
            .collect();
        return match Conventions::new(&RecordSet::new(records)) {
            Ok(conventions) => (Some(conventions), notes),
            Err(errors) => {
                notes.extend(errors.into_iter().map(|error| Note {
                    severity: Severity::Error,
                    line_text: line_of(description, &error.place),
                    place: error.place,
                    message: error.message,
                }));
                (None, notes)
            }
        };
    }
    (None, first_failure.unwrap_or_default())
}

/// The line of a place in a description or in a file that it includes; empty when it cannot be had.
fn line_of(description: &Description, place: &Place) -> String {
    let text = if place.file == description.name {
        description.text.clone()
    } else if let Some(name) = place.file.strip_prefix(DIRECTORY) {
        embedded(name.trim_start_matches('/')).map_or_else(Vec::new, |d| d.text)
    } else {
        std::fs::read(&place.file).unwrap_or_default()
    };
    let number = (place.line as usize).wrapping_sub(1);
    String::from_utf8_lossy(&text)
        .lines()
        .nth(number)
        .unwrap_or("")
        .to_owned()
}

fn lay_out() -> std::io::Result<tempfile::TempDir> {
    let directory = tempfile::Builder::new().prefix("neverc-td-").tempdir()?;
    for (name, text) in SHIPPED {
        std::fs::write(directory.path().join(name), text)?;
    }
    Ok(directory)
}

fn plain(record: TableGenRecord, place: Place) -> Record {
    Record {
        name: record.name,
        anonymous: record.anonymous,
        place,
        classes: record.classes,
        fields: record
            .fields
            .into_iter()
            .map(|(name, value)| (name, plain_value(value)))
            .collect(),
    }
}

fn plain_value(value: TableGenValue) -> FieldValue {
    match value {
        TableGenValue::Unset => FieldValue::Unset,
        TableGenValue::Int(n) => FieldValue::Int(n),
        TableGenValue::Text(text) => FieldValue::Text(text),
        TableGenValue::Record(name) => FieldValue::Record(name),
        TableGenValue::List(list) => FieldValue::List(list.into_iter().map(plain_value).collect()),
        TableGenValue::Dag(operator, operands) => FieldValue::Dag(
            Box::new(plain_value(*operator)),
            operands.into_iter().map(plain_value).collect(),
        ),
        TableGenValue::Other(text) => FieldValue::Other(text),
    }
}

/// The texts to try, in order. A file of LLVM's own that only has conventions needs the classes and registers that its
/// target's main file includes before it, so it is wrapped.
fn attempts(description: &Description) -> Vec<Description> {
    let path = PathBuf::from(&description.name);
    let parent = match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent.to_path_buf(),
        _ => PathBuf::from("."),
    };
    let mut whole = description.clone();
    whole.include_paths.push(parent.display().to_string());
    if is_complete(&description.text) || description.name.starts_with(DIRECTORY) {
        return vec![whole];
    }
    let stem = path
        .file_stem()
        .map(|s| s.to_string_lossy().into_owned())
        .unwrap_or_default();
    let target = stem
        .strip_suffix("CallingConv")
        .or_else(|| stem.strip_suffix("CallingConvention"))
        .unwrap_or(&stem)
        .to_owned();
    let mut include_paths = whole.include_paths.clone();
    // Where LLVM's sources keep the common descriptions.
    for up in ["../../../include", "../../include"] {
        let common = parent.join(up);
        if common.join("llvm/Target/Target.td").exists() {
            include_paths.push(common.display().to_string());
        }
    }
    let has = |name: &str| {
        include_paths
            .iter()
            .any(|p| Path::new(p).join(name).exists())
    };
    let wrapped = |includes: &[String]| Description {
        name: "<wrapper>".to_owned(),
        text: includes
            .iter()
            .map(|name| format!("include \"{}\"\n", name.replace('\\', "/")))
            .collect::<String>()
            .into_bytes(),
        include_paths: include_paths.clone(),
    };
    let mut list = Vec::new();
    let registers = format!("{target}RegisterInfo.td");
    if has("llvm/Target/Target.td") {
        if has(&registers) {
            list.push(wrapped(&[
                "llvm/Target/Target.td".to_owned(),
                registers,
                description.name.clone(),
            ]));
        }
        if has(&format!("{target}.td")) {
            list.push(wrapped(&[format!("{target}.td")]));
        }
    }
    if list.is_empty() {
        let ours = match target.to_ascii_lowercase().as_str() {
            "x86" => Some("x86-registers.td"),
            "aarch64" => Some("aarch64-registers.td"),
            _ => None,
        };
        if let Some(registers) = ours {
            list.push(wrapped(&[registers.to_owned(), description.name.clone()]));
        }
    }
    list.push(whole);
    list
}

/// Whether a description brings its classes along: it includes something or defines them.
fn is_complete(text: &[u8]) -> bool {
    let text = String::from_utf8_lossy(text);
    text.lines().any(|line| {
        let line = line.trim_start();
        line.strip_prefix("include")
            .is_some_and(|rest| rest.trim_start().starts_with(['"', '[']))
            || line
                .strip_prefix("class")
                .is_some_and(|rest| rest.trim_start().starts_with("CallingConv"))
    })
}
