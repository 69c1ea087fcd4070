//! TableGen descriptions: a `.td` file to its records, through LLVM's own parser.
//!
//! Only the records are given; what they mean is for others. The parser runs in a child process (see
//! `shim/tablegen.cpp`): no description can harm the caller, and calls from several threads are fine.

use crate::machine::c_string;
use crate::{Severity, ffi};

/// What is to be parsed.
#[derive(Clone, Debug, Default)]
pub struct TableGenInput {
    /// Name of the text in diagnostics and locations.
    pub file_name: String,
    /// The text.
    pub text: Vec<u8>,
    /// Directories for `include`, searched in order after the working directory.
    pub include_paths: Vec<String>,
    /// Records that derive from one of these classes are given.
    pub classes: Vec<String>,
    /// Processor time after which parsing is given up, in seconds.
    pub seconds: u32,
}

/// A place in a description.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableGenLocation {
    /// File; empty when unknown.
    pub file: String,
    /// Line, from 1; 0 when unknown.
    pub line: u32,
    /// Column, from 1; 0 when unknown.
    pub column: u32,
}

/// What the parser had to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableGenDiagnostic {
    /// How grave it is.
    pub severity: Severity,
    /// The message.
    pub message: String,
    /// Where.
    pub location: TableGenLocation,
    /// The line that is meant.
    pub line_text: String,
}

/// The value of a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableGenValue {
    /// `?`
    Unset,
    /// A number or a bit.
    Int(i64),
    /// A string or code.
    Text(String),
    /// A record, by name.
    Record(String),
    /// A list.
    List(Vec<TableGenValue>),
    /// A DAG: its operator and operands.
    Dag(Box<TableGenValue>, Vec<TableGenValue>),
    /// Anything else, as TableGen prints it.
    Other(String),
}

/// A record: a `def` or an anonymous instance of a class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableGenRecord {
    /// Its name; unique.
    pub name: String,
    /// Made by the parser for a class with arguments in the place of a value.
    pub anonymous: bool,
    /// Where it is defined; of an anonymous record, where its class is.
    pub location: TableGenLocation,
    /// All its classes.
    pub classes: Vec<String>,
    /// Its fields in order.
    pub fields: Vec<(String, TableGenValue)>,
}

/// The result: records in the order of their names, or none when there was an error, and what was said.
#[derive(Clone, Debug, Default)]
pub struct TableGenOutput {
    /// Absent when the description is wrong.
    pub records: Option<Vec<TableGenRecord>>,
    /// Errors, warnings and notes in order.
    pub diagnostics: Vec<TableGenDiagnostic>,
}

/// Reads the shim's stream; every read fails softly at the end.
struct Reader<'a> {
    bytes: &'a [u8],
}

impl Reader<'_> {
    fn byte(&mut self) -> Option<u8> {
        let (&first, rest) = self.bytes.split_first()?;
        self.bytes = rest;
        Some(first)
    }

    fn number(&mut self) -> Option<u64> {
        let (first, rest) = self.bytes.split_first_chunk::<8>()?;
        self.bytes = rest;
        Some(u64::from_le_bytes(*first))
    }

    fn small(&mut self) -> Option<u32> {
        u32::try_from(self.number()?).ok()
    }

    fn text(&mut self) -> Option<String> {
        let length = usize::try_from(self.number()?).ok()?;
        let (text, rest) = self.bytes.split_at_checked(length)?;
        self.bytes = rest;
        Some(String::from_utf8_lossy(text).into_owned())
    }

    fn value(&mut self) -> Option<TableGenValue> {
        Some(match self.byte()? {
            b'?' => TableGenValue::Unset,
            b'i' => TableGenValue::Int(self.number()?.cast_signed()),
            b's' => TableGenValue::Text(self.text()?),
            b'd' => TableGenValue::Record(self.text()?),
            b'l' => {
                let count = self.number()?;
                TableGenValue::List((0..count).map(|_| self.value()).collect::<Option<_>>()?)
            }
            b'g' => {
                let operator = Box::new(self.value()?);
                let count = self.number()?;
                let operands = (0..count).map(|_| self.value()).collect::<Option<_>>()?;
                TableGenValue::Dag(operator, operands)
            }
            b'o' => TableGenValue::Other(self.text()?),
            _ => return None,
        })
    }

    fn diagnostic(&mut self) -> Option<TableGenDiagnostic> {
        let severity = match self.number()? {
            0 => Severity::Error,
            1 => Severity::Warning,
            2 => Severity::Remark,
            _ => Severity::Note,
        };
        let (line, column) = (self.small()?, self.small()?);
        let file = self.text()?;
        let message = self.text()?;
        let line_text = self.text()?;
        Some(TableGenDiagnostic {
            severity,
            message,
            location: TableGenLocation { file, line, column },
            line_text,
        })
    }

    fn record(&mut self) -> Option<TableGenRecord> {
        let name = self.text()?;
        let anonymous = self.number()? != 0;
        let file = self.text()?;
        let (line, column) = (self.small()?, self.small()?);
        let classes = self.number()?;
        let classes = (0..classes).map(|_| self.text()).collect::<Option<_>>()?;
        let fields = self.number()?;
        let fields = (0..fields)
            .map(|_| Some((self.text()?, self.value()?)))
            .collect::<Option<_>>()?;
        Some(TableGenRecord {
            name,
            anonymous,
            location: TableGenLocation { file, line, column },
            classes,
            fields,
        })
    }

    /// All messages. `None` for the records when the stream ends early or says that parsing failed.
    fn stream(&mut self, diagnostics: &mut Vec<TableGenDiagnostic>) -> Option<Vec<TableGenRecord>> {
        let mut records = Vec::new();
        loop {
            match self.byte()? {
                b'D' => diagnostics.push(self.diagnostic()?),
                b'R' => records.push(self.record()?),
                b'E' => return (self.number()? == 0).then_some(records),
                _ => return None,
            }
        }
    }
}

/// Parses a description. There is an error among the diagnostics when and only when there are no records.
pub fn parse(input: &TableGenInput) -> TableGenOutput {
    let file_name = c_string(&input.file_name);
    let includes: Vec<_> = input.include_paths.iter().map(|p| c_string(p)).collect();
    let include_names: Vec<_> = includes.iter().map(|path| path.as_ptr()).collect();
    let classes: Vec<_> = input.classes.iter().map(|name| c_string(name)).collect();
    let class_names: Vec<_> = classes.iter().map(|name| name.as_ptr()).collect();
    let record = ffi::TableGenRecord {
        file_name: file_name.as_ptr(),
        text: input.text.as_ptr().cast(),
        length: input.text.len(),
        include_paths: include_names.as_ptr(),
        include_count: include_names.len(),
        classes: class_names.as_ptr(),
        class_count: class_names.len(),
        seconds: input.seconds.max(1).into(),
    };
    let (status, stream) = ffi::collect(|sink, data| {
        // SAFETY: record, texts and sink live during the call; the shim copies the text in a child process.
        unsafe { ffi::nc_tablegen_parse(&raw const record, sink, data) }
    });
    let mut diagnostics = Vec::new();
    let mut records = Reader { bytes: &stream }.stream(&mut diagnostics);
    let has_error = diagnostics.iter().any(|d| d.severity == Severity::Error);
    if has_error {
        records = None;
    } else if records.is_none() || status != 0 {
        records = None;
        diagnostics.push(TableGenDiagnostic {
            severity: Severity::Error,
            message: match status {
                1 => "cannot start a process for LLVM's TableGen parser".to_owned(),
                _ => "LLVM's TableGen parser ended without a result".to_owned(),
            },
            location: TableGenLocation {
                file: input.file_name.clone(),
                ..TableGenLocation::default()
            },
            line_text: String::new(),
        });
    }
    TableGenOutput {
        records,
        diagnostics,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse_text(text: &str) -> TableGenOutput {
        parse(&TableGenInput {
            file_name: "t.td".to_owned(),
            text: text.as_bytes().to_vec(),
            classes: vec!["A".to_owned()],
            seconds: 20,
            ..TableGenInput::default()
        })
    }

    #[test]
    fn records_and_values() {
        let output = parse_text(
            "class A<int n> { int N = n; }\nclass B;\ndef op;\ndef b : B;\n\
             def x : A<3>, B { string S = \"hi\"; list<A> L = [A<4>]; dag D = (op 1, b); bit Q = ?; }\n",
        );
        assert!(output.diagnostics.is_empty(), "{:?}", output.diagnostics);
        let records = output.records.unwrap();
        assert_eq!(records.len(), 2, "b is not of class A: {records:?}");
        let x = records.iter().find(|r| r.name == "x").unwrap();
        let anonymous = records.iter().find(|r| r.anonymous).unwrap();
        assert_eq!(x.classes, ["A", "B"]);
        assert_eq!(
            (x.location.file.as_str(), x.location.line, x.location.column),
            ("t.td", 5, 5)
        );
        let field = |name: &str| x.fields.iter().find(|f| f.0 == name).unwrap().1.clone();
        assert_eq!(field("N"), TableGenValue::Int(3));
        assert_eq!(field("S"), TableGenValue::Text("hi".to_owned()));
        assert_eq!(
            field("L"),
            TableGenValue::List(vec![TableGenValue::Record(anonymous.name.clone())])
        );
        assert_eq!(
            field("D"),
            TableGenValue::Dag(
                Box::new(TableGenValue::Record("op".to_owned())),
                vec![TableGenValue::Int(1), TableGenValue::Record("b".to_owned())]
            )
        );
        assert_eq!(field("Q"), TableGenValue::Unset);
    }

    #[test]
    fn errors_have_places() {
        let output = parse_text("class A;\n\ndef x : Nope;\n");
        assert!(output.records.is_none());
        let first = &output.diagnostics[0];
        assert_eq!((first.location.line, first.location.column), (3, 9));
        assert_eq!(first.severity, Severity::Error);
        assert_eq!(first.line_text, "def x : Nope;");
    }

    /// An error that ends LLVM's own tools on the spot must not end this process.
    #[test]
    fn fatal_errors_are_reported() {
        let output = parse_text(
            "class A;\nclass R<string s> { A x = !cast<A>(s); }\ndef y : R<\"none\">;\n",
        );
        assert!(output.records.is_none());
        assert!(
            output.diagnostics[0].message.contains("none"),
            "{:?}",
            output.diagnostics
        );
    }

    #[test]
    fn recursion_without_end_is_an_error() {
        let text = format!(
            "class A;\ndef x : A {{ int n = {}1; }}\n",
            "!add(1,".repeat(300_000)
        );
        let output = parse_text(&text);
        assert!(output.records.is_none());
        assert!(!output.diagnostics.is_empty());
    }
}
