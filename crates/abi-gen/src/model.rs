//! The registry as data: what the `.facts` files and the two tables of phases say.

use std::collections::HashMap;
use std::path::Path;

use crate::docs::Docs;

/// One header of the SDK.
#[derive(Debug, Default)]
pub struct Module {
    /// File name below `Plugin/`, e.g. `PluginCore.h` or `Schema/PluginIRSchema.inc`.
    pub file: String,
    /// Items in source order.
    pub items: Vec<Item>,
    /// Lines of a schema file that are not plain declarations, split into words.
    pub schema: Vec<SchemaLine>,
}

/// A schema line such as `opcode ADD 0x… name=add`, with the words behind the keyword.
#[derive(Debug, Clone)]
pub struct SchemaLine {
    /// First word.
    pub keyword: String,
    /// Other words.
    pub words: Vec<String>,
    /// Indented lines below it.
    pub rows: Vec<Vec<String>>,
}

/// A declaration.
#[derive(Debug, Clone)]
pub enum Item {
    /// `#include` of another module.
    Include(String),
    /// `#define`.
    Macro(Macro),
    /// Interface ID with its version.
    Interface(Interface),
    /// `typedef`.
    Alias(String, String),
    /// Enumeration or flag set.
    Enum(Enum),
    /// Handle type.
    Handle(String),
    /// Struct, union or capability table.
    Record(Record),
    /// Function pointer type.
    Fn(Function),
    /// Something the header defines in a form of its own; see `header.rs`.
    Helper(String),
}

/// A constant macro.
#[derive(Debug, Clone)]
pub struct Macro {
    /// Name.
    pub name: String,
    /// `u16`, `u32`, `u64`, `i32`, `str`, `alias` or `empty`.
    pub ty: String,
    /// Value as written; strings without quotes.
    pub value: String,
}

/// An interface line.
#[derive(Debug, Clone)]
pub struct Interface {
    /// Name, e.g. `CORE`.
    pub name: String,
    /// High half of the ID, as written.
    pub high: String,
    /// Low half.
    pub low: String,
    /// Version.
    pub major: String,
    /// Version.
    pub minor: String,
}

/// An enumeration.
#[derive(Debug, Clone)]
pub struct Enum {
    /// Type name.
    pub name: String,
    /// Width: `u32`, `i32` or `u64`.
    pub ty: String,
    /// Common prefix of the members.
    pub prefix: String,
    /// Members.
    pub members: Vec<Member>,
}

/// A member of an enumeration.
#[derive(Debug, Clone)]
pub struct Member {
    /// Symbol without prefix.
    pub name: String,
    /// Value as written.
    pub value: String,
    /// `key=value` words.
    pub facts: HashMap<String, String>,
    /// The remark behind it.
    pub remark: String,
}

/// Kinds of records.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordKind {
    /// Plain struct.
    Struct,
    /// Union.
    Union,
    /// Capability table.
    Table,
}

/// A record.
#[derive(Debug, Clone)]
pub struct Record {
    /// Name.
    pub name: String,
    /// Kind.
    pub kind: RecordKind,
    /// Members.
    pub fields: Vec<Field>,
}

/// A member of a record.
#[derive(Debug, Clone)]
pub struct Field {
    /// Name.
    pub name: String,
    /// Type.
    pub ty: FieldType,
}

/// Type of a member.
#[derive(Debug, Clone)]
pub enum FieldType {
    /// Named type, maybe with `*`, `const` or `[n]`.
    Plain(String),
    /// A function slot: result and parameters.
    Slot(String, Vec<Param>),
    /// An anonymous struct or union.
    Nested(RecordKind, Vec<Field>),
}

/// A parameter.
#[derive(Debug, Clone)]
pub struct Param {
    /// Name.
    pub name: String,
    /// Type.
    pub ty: String,
}

/// A function pointer type.
#[derive(Debug, Clone)]
pub struct Function {
    /// Name.
    pub name: String,
    /// Result.
    pub result: String,
    /// Parameters.
    pub params: Vec<Param>,
}

/// One row of `phases.tsv`, by column name.
pub type Phase = HashMap<String, String>;

/// The whole registry.
#[derive(Debug, Default)]
pub struct Registry {
    /// Modules, in the order of [`ORDER`].
    pub modules: Vec<Module>,
    /// Phases in row order.
    pub phases: Vec<Phase>,
    /// Doc lines.
    pub docs: Docs,
}

/// Facts files in an order in which every include is known before its user.
pub const ORDER: &[&str] = &[
    "core",
    "source",
    "driver",
    "prep",
    "ast-schema",
    "ast",
    "sema",
    "ir-schema",
    "ir",
    "target",
    "mir-schema",
    "mir",
    "mc",
    "object",
    "link",
    "lto",
    "dyncode",
];

/// Splits off the remark (`  # …`); the remark is given without `#`.
fn split_remark(line: &str) -> (&str, &str) {
    let mut in_string = false;
    let bytes = line.as_bytes();
    for i in 0..bytes.len() {
        match bytes[i] {
            b'"' => in_string = !in_string,
            b'#' if !in_string && (i == 0 || bytes[i - 1] == b' ') => {
                return (line[..i].trim_end(), line[i + 1..].trim());
            }
            _ => {}
        }
    }
    (line.trim_end(), "")
}

fn facts(words: &[&str]) -> HashMap<String, String> {
    words
        .iter()
        .filter_map(|w| w.split_once('='))
        .map(|(k, v)| (k.to_string(), v.to_string()))
        .collect()
}

/// A line with its depth of indentation in steps of two.
struct Line<'a> {
    depth: usize,
    text: &'a str,
    remark: &'a str,
    number: usize,
}

/// Parses one facts file into its modules (a file may hold several).
pub fn parse(text: &str, name: &str) -> Result<Vec<Module>, String> {
    let lines: Vec<Line> = text
        .lines()
        .enumerate()
        .filter_map(|(number, raw)| {
            let (text, remark) = split_remark(raw);
            let trimmed = text.trim_start();
            (!trimmed.is_empty()).then(|| Line {
                depth: (text.len() - trimmed.len()) / 2,
                text: trimmed,
                remark,
                number: number + 1,
            })
        })
        .collect();
    let mut modules: Vec<Module> = Vec::new();
    let mut orphan = Module::default();
    let mut i = 0;
    while i < lines.len() {
        let line = &lines[i];
        let fail = |what: &str| format!("{name}:{}: {what}: {}", line.number, line.text);
        if line.depth != 0 {
            return Err(fail("unexpected indentation"));
        }
        let mut end = i + 1;
        while end < lines.len() && lines[end].depth > 0 {
            end += 1;
        }
        let body = &lines[i + 1..end];
        let words: Vec<&str> = line.text.split_whitespace().collect();
        let word = |n: usize| words.get(n).copied().ok_or_else(|| fail("missing word"));
        let module = modules.last_mut().unwrap_or(&mut orphan);
        match words[0] {
            "module" => {
                let file = word(1)?;
                let file = if file.ends_with(".inc") && !file.contains('/') {
                    format!("Schema/{file}")
                } else {
                    file.to_string()
                };
                modules.push(Module {
                    file,
                    items: Vec::new(),
                    schema: std::mem::take(&mut orphan.schema),
                });
            }
            "include" => module.items.push(Item::Include(word(1)?.to_string())),
            "macro" => {
                let value = line
                    .text
                    .splitn(4, ' ')
                    .nth(3)
                    .unwrap_or("")
                    .trim()
                    .trim_matches('"');
                module.items.push(Item::Macro(Macro {
                    name: word(1)?.to_string(),
                    ty: word(2)?.to_string(),
                    value: value.to_string(),
                }));
            }
            "interface" => {
                let f = facts(&words[2..]);
                let get = |k: &str| f.get(k).cloned().ok_or_else(|| fail("missing fact"));
                module.items.push(Item::Interface(Interface {
                    name: word(1)?.to_string(),
                    high: get("high")?,
                    low: get("low")?,
                    major: get("major")?,
                    minor: get("minor")?,
                }));
            }
            "alias" => module
                .items
                .push(Item::Alias(word(1)?.to_string(), word(2)?.to_string())),
            "handle" => module.items.push(Item::Handle(word(1)?.to_string())),
            "enum" | "flags" => {
                let mut members = Vec::new();
                for row in body {
                    let w: Vec<&str> = row.text.split_whitespace().collect();
                    if w.len() < 2 {
                        return Err(format!("{name}:{}: bad member", row.number));
                    }
                    members.push(Member {
                        name: w[0].to_string(),
                        value: w[1].to_string(),
                        facts: facts(&w[2..]),
                        remark: row.remark.to_string(),
                    });
                }
                module.items.push(Item::Enum(Enum {
                    name: word(1)?.to_string(),
                    ty: word(2)?.to_string(),
                    prefix: word(3)?.to_string(),
                    members,
                }));
            }
            "fn" => module.items.push(Item::Fn(Function {
                name: word(1)?.to_string(),
                result: word(2)?.to_string(),
                params: params(body),
            })),
            "struct" | "union" | "table" => {
                let (fields, used) = fields(body, 1);
                if used != body.len() {
                    return Err(fail("unread member lines"));
                }
                module.items.push(Item::Record(Record {
                    name: word(1)?.to_string(),
                    kind: record_kind(words[0]),
                    fields,
                }));
            }
            "helper" => module
                .items
                .push(Item::Helper(line.text["helper".len()..].trim().to_string())),
            "count" | "guard" | "capability" | "digest" | "schema_version" | "schema" => {}
            keyword => module.schema.push(SchemaLine {
                keyword: keyword.to_string(),
                words: words[1..].iter().map(ToString::to_string).collect(),
                rows: body
                    .iter()
                    .map(|l| l.text.split_whitespace().map(ToString::to_string).collect())
                    .collect(),
            }),
        }
        i = end;
    }
    Ok(modules)
}

fn record_kind(word: &str) -> RecordKind {
    match word {
        "union" => RecordKind::Union,
        "table" => RecordKind::Table,
        _ => RecordKind::Struct,
    }
}

fn params(lines: &[Line]) -> Vec<Param> {
    lines.iter().map(param).collect()
}

fn param(line: &Line) -> Param {
    let (name, ty) = line.text.split_once(' ').unwrap_or((line.text, ""));
    Param {
        name: name.to_string(),
        ty: ty.trim().to_string(),
    }
}

/// Reads the members at `depth`; gives them and the number of lines used.
fn fields(lines: &[Line], depth: usize) -> (Vec<Field>, usize) {
    let mut out = Vec::new();
    let mut i = 0;
    while i < lines.len() && lines[i].depth == depth {
        let text = lines[i].text;
        let mut end = i + 1;
        while end < lines.len() && lines[end].depth > depth {
            end += 1;
        }
        let body = &lines[i + 1..end];
        let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        out.push(match first {
            "slot" => {
                let (name, result) = rest.split_once(' ').unwrap_or((rest, "void"));
                Field {
                    name: name.to_string(),
                    ty: FieldType::Slot(result.trim().to_string(), params(body)),
                }
            }
            "union" | "struct" if !body.is_empty() => Field {
                name: rest.to_string(),
                ty: FieldType::Nested(record_kind(first), fields(body, depth + 1).0),
            },
            _ => Field {
                name: first.to_string(),
                ty: FieldType::Plain(rest.to_string()),
            },
        });
        i = end;
    }
    (out, i)
}

impl Registry {
    /// Reads `dir/*.facts` and `dir/phases.tsv`.
    ///
    /// # Errors
    /// A message with file and line for anything that cannot be read.
    pub fn load(dir: &Path) -> Result<Registry, String> {
        let read = |file: String| {
            std::fs::read_to_string(dir.join(&file)).map_err(|e| format!("{file}: {e}"))
        };
        let mut registry = Registry {
            docs: Docs::load(&dir.join("docs.tsv"))?,
            ..Registry::default()
        };
        for name in ORDER {
            let file = format!("{name}.facts");
            registry.modules.extend(parse(&read(file.clone())?, &file)?);
        }
        let table = read("phases.tsv".into())?;
        let mut rows = table.lines();
        let head: Vec<&str> = rows.next().unwrap_or("").split('\t').collect();
        for row in rows.filter(|r| !r.trim().is_empty()) {
            registry.phases.push(
                head.iter()
                    .zip(row.split('\t'))
                    .map(|(k, v)| (k.trim().to_string(), v.trim().to_string()))
                    .collect(),
            );
        }
        Ok(registry)
    }

    /// All records, nested ones not included.
    pub fn records(&self) -> impl Iterator<Item = &Record> {
        self.modules
            .iter()
            .flat_map(|m| &m.items)
            .filter_map(|i| match i {
                Item::Record(r) => Some(r),
                _ => None,
            })
    }
}
