//! The records of a TableGen description, as plain data.

use std::collections::HashMap;
use std::fmt;

/// A place in a description.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Place {
    /// File; empty when unknown.
    pub file: String,
    /// Line, from 1; 0 when unknown.
    pub line: u32,
    /// Column, from 1; 0 when unknown.
    pub column: u32,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

/// What is wrong with a description, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// Where.
    pub place: Place,
    /// What.
    pub message: String,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: error: {}", self.place, self.message)
    }
}

impl std::error::Error for RecordError {}

/// The value of a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FieldValue {
    /// `?`
    Unset,
    /// A number or a bit.
    Int(i64),
    /// A string or code.
    Text(String),
    /// A record, by name.
    Record(String),
    /// A list.
    List(Vec<FieldValue>),
    /// A DAG: operator and operands.
    Dag(Box<FieldValue>, Vec<FieldValue>),
    /// Something that conventions have no use for.
    Other(String),
}

/// A record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Its name; unique.
    pub name: String,
    /// Made for a class with arguments in the place of a value.
    pub anonymous: bool,
    /// Where it is; of an anonymous record, where its class is.
    pub place: Place,
    /// All its classes.
    pub classes: Vec<String>,
    /// Its fields.
    pub fields: Vec<(String, FieldValue)>,
}

impl Record {
    /// Whether it derives from the class.
    pub fn is(&self, class: &str) -> bool {
        self.classes.iter().any(|c| c == class)
    }

    /// A field's value.
    pub fn field(&self, name: &str) -> Option<&FieldValue> {
        self.fields.iter().find(|f| f.0 == name).map(|f| &f.1)
    }

    /// An error at this record.
    pub fn error(&self, message: impl Into<String>) -> RecordError {
        RecordError {
            place: self.place.clone(),
            message: message.into(),
        }
    }

    fn wrong(&self, field: &str, expected: &str) -> RecordError {
        let name = if self.anonymous {
            self.classes.last().unwrap_or(&self.name)
        } else {
            &self.name
        };
        self.error(format!("field '{field}' of '{name}' is not {expected}"))
    }

    /// A field that holds a number.
    pub fn int(&self, field: &str) -> Result<i64, RecordError> {
        match self.field(field) {
            Some(FieldValue::Int(value)) => Ok(*value),
            _ => Err(self.wrong(field, "a number")),
        }
    }

    /// A field that holds a string.
    pub fn text(&self, field: &str) -> Result<&str, RecordError> {
        match self.field(field) {
            Some(FieldValue::Text(value)) => Ok(value),
            _ => Err(self.wrong(field, "a string")),
        }
    }

    /// A field that holds a record: the record's name.
    pub fn record(&self, field: &str) -> Result<&str, RecordError> {
        match self.field(field) {
            Some(FieldValue::Record(value)) => Ok(value),
            _ => Err(self.wrong(field, "a record")),
        }
    }

    /// A field that holds a list of records: their names.
    pub fn records(&self, field: &str) -> Result<Vec<&str>, RecordError> {
        let Some(FieldValue::List(list)) = self.field(field) else {
            return Err(self.wrong(field, "a list of records"));
        };
        list.iter()
            .map(|value| match value {
                FieldValue::Record(name) => Ok(name.as_str()),
                _ => Err(self.wrong(field, "a list of records")),
            })
            .collect()
    }
}

/// Classes whose records the interpreter reads.
pub const CLASSES: &[&str] = &[
    "CallingConv",
    "CCAction",
    "CalleeSavedRegs",
    "Register",
    "RegisterClass",
];

/// All records of a description.
#[derive(Clone, Debug, Default)]
pub struct RecordSet {
    records: Vec<Record>,
    by_name: HashMap<String, usize>,
}

impl RecordSet {
    /// From a list; of two with one name the later is taken.
    pub fn new(records: Vec<Record>) -> RecordSet {
        let by_name = records
            .iter()
            .enumerate()
            .map(|(i, r)| (r.name.clone(), i))
            .collect();
        RecordSet { records, by_name }
    }

    /// The record of a name.
    pub fn get(&self, name: &str) -> Option<&Record> {
        self.by_name.get(name).map(|&i| &self.records[i])
    }

    /// The record that `from` names in one of its fields.
    pub fn named_by(&self, from: &Record, name: &str) -> Result<&Record, RecordError> {
        self.get(name)
            .ok_or_else(|| from.error(format!("record '{name}' is of no use here")))
    }

    /// All records in order.
    pub fn iter(&self) -> impl Iterator<Item = &Record> {
        self.records.iter()
    }

    /// The records of a class.
    pub fn of_class<'a>(&'a self, class: &'a str) -> impl Iterator<Item = &'a Record> {
        self.records.iter().filter(move |r| r.is(class))
    }
}
