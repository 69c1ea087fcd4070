//! The reference pages: one a header, with its interfaces, constants, records, tables and schema.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::header::{c_type, declare, parameters};
use crate::layout::Layouts;
use crate::model::{Enum, Field, FieldType, Function, Item, Module, Record, RecordKind, Registry};
use crate::thunks::interface_of;

/// Pages by file name below `docs/reference`.
pub type Pages = BTreeMap<String, String>;

const BANNER: &str = "<!-- Made from abi/registry by `./x abi`; do not edit. -->\n\n";

/// The page of a header.
fn page_name(file: &str) -> String {
    let stem = file.trim_end_matches(".h").trim_end_matches(".inc");
    format!("{}.md", stem.rsplit('/').next().unwrap_or(stem))
}

/// A type as code; `|` would end a table's cell.
fn code(text: &str) -> String {
    format!("`{}`", text.replace('|', "\\|"))
}

fn prototype(result: &str, name: &str, params: &[crate::model::Param]) -> String {
    format!("{} {name}({})", c_type(result), parameters(params))
}

fn enumeration(out: &mut String, e: &Enum) {
    let _ = writeln!(
        out,
        "### {}\n\n{}, prefix `{}`\n\n| constant | value |\n|---|---|",
        e.name,
        code(&c_type(&e.ty)),
        e.prefix
    );
    for m in &e.members {
        let _ = writeln!(out, "| `{}` | {} |", m.name, m.value);
    }
    out.push('\n');
}

/// Rows of a record's members, nested ones with dotted names.
fn member_rows(
    out: &mut String,
    registry: &Registry,
    record: &Record,
    offsets: &[(String, u64)],
    prefix: &str,
    fields: &[Field],
) {
    for f in fields {
        let name = format!("{prefix}{}", f.name);
        let offset = offsets
            .iter()
            .find(|(n, _)| *n == name)
            .map_or_else(String::new, |(_, o)| o.to_string());
        let ty = match &f.ty {
            FieldType::Plain(ty) => match ty.split_once('[') {
                Some((element, count)) => format!("{}[{count}", c_type(element)),
                None => c_type(ty),
            },
            FieldType::Slot(result, params) => prototype(result, "", params),
            FieldType::Nested(RecordKind::Union, _) => "union".into(),
            FieldType::Nested(..) => "struct".into(),
        };
        let doc = registry.docs.member(&record.name, &name).unwrap_or("");
        let _ = writeln!(out, "| {offset} | `{name}` | {} | {doc} |", code(&ty));
        if let FieldType::Nested(_, inner) = &f.ty {
            member_rows(out, registry, record, offsets, &format!("{name}."), inner);
        }
    }
}

fn record(
    out: &mut String,
    registry: &Registry,
    layouts: &Layouts,
    r: &Record,
) -> Result<(), String> {
    let layout = layouts.record(r)?;
    let _ = writeln!(out, "### {}\n", r.name);
    if let Some(doc) = registry.docs.of(&r.name) {
        let _ = writeln!(out, "{doc}\n");
    }
    if r.kind == RecordKind::Table
        && let Some(i) = interface_of(registry, &r.name)
    {
        let _ = writeln!(out, "Interface `{}` {}.{}.\n", i.name, i.major, i.minor);
    }
    let kind = match r.kind {
        RecordKind::Struct => "Record",
        RecordKind::Union => "Union",
        RecordKind::Table => "Table",
    };
    let _ = writeln!(
        out,
        "{kind} of {} bytes, aligned to {}.\n\n| offset | member | type | |\n|---|---|---|---|",
        layout.size, layout.align
    );
    member_rows(out, registry, r, &layout.offsets, "", &r.fields);
    out.push('\n');
    Ok(())
}

fn section(out: &mut String, title: &str, body: &str) {
    if !body.is_empty() {
        let _ = writeln!(out, "## {title}\n\n{}\n", body.trim_end());
    }
}

fn functions(items: &[&Function]) -> String {
    let mut out = String::new();
    for f in items {
        let _ = writeln!(out, "{};\n", prototype(&f.result, &f.name, &f.params));
    }
    if out.is_empty() {
        return out;
    }
    format!(
        "```c\n{}```\n",
        out.trim_end_matches('\n').to_owned() + "\n"
    )
}

/// Lists of a schema file: nodes, properties, opcodes.
fn schema_lists(module: &Module) -> String {
    let mut out = String::new();
    let mut open = "";
    for line in &module.schema {
        let keyword = line.keyword.as_str();
        match keyword {
            "node" | "entity" | "operand" | "opcode" | "property" => {
                if open != keyword {
                    let _ = writeln!(
                        out,
                        "\n### {keyword}\n\n| symbol | ID | facts |\n|---|---|---|"
                    );
                    open = keyword;
                }
                let word = |n: usize| line.words.get(n).map_or("", String::as_str);
                let facts = line.words.get(2..).unwrap_or_default().join(" ");
                let _ = writeln!(
                    out,
                    "| `{}` | {} | {} |",
                    word(0),
                    word(1),
                    facts.replace('|', "\\|")
                );
            }
            "properties" | "child_slots" => {
                open = "";
                let base = line.words.iter().find_map(|w| w.strip_prefix("base=0x"));
                let base = base
                    .and_then(|b| u64::from_str_radix(b, 16).ok())
                    .unwrap_or(0);
                let _ = writeln!(
                    out,
                    "\n### {keyword}\n\n| symbol | ID | facts |\n|---|---|---|"
                );
                for (at, row) in line.rows.iter().enumerate() {
                    let symbol = row.first().map_or("", String::as_str);
                    let facts = row.get(1..).unwrap_or_default().join(" ");
                    let _ = writeln!(out, "| `{symbol}` | {:#x} | {facts} |", base + at as u64);
                }
            }
            _ => open = "",
        }
    }
    out
}

fn phases(registry: &Registry) -> String {
    let mut out = String::from(
        "| phase | symbol | kind, gate | policy | points | low ID | input → output | fallback |\n|---|---|---|---|---|---|---|---|\n",
    );
    let short = |text: &str| {
        format!(
            "{:#x}",
            u64::from_str_radix(text.trim_start_matches("0x"), 16).unwrap_or(0)
        )
    };
    for p in &registry.phases {
        let get = |k: &str| p.get(k).map_or("", String::as_str);
        let _ = writeln!(
            out,
            "| `{}` | `{}` | {}, {} | {} | {} | {} | {} → {} | {} |",
            get("name"),
            get("symbol"),
            get("kind"),
            get("gate"),
            get("policy").replace(',', " "),
            get("observer_points").replace(',', " "),
            short(get("id_low")),
            short(get("input_low")),
            short(get("output_low")),
            get("builtin_fallback"),
        );
    }
    out
}

fn page(registry: &Registry, layouts: &Layouts, module: &Module) -> Result<String, String> {
    let mut out = format!("{BANNER}# {}\n\n", module.file);
    if let Some(doc) = registry.docs.of(&module.file) {
        let _ = writeln!(out, "{doc}\n");
    }
    let (mut interfaces, mut constants, mut types) = (String::new(), String::new(), String::new());
    let (mut enums, mut records, mut tables) = (String::new(), String::new(), String::new());
    let mut handles = Vec::new();
    let mut prototypes = Vec::new();
    for item in &module.items {
        match item {
            Item::Interface(i) => {
                if interfaces.is_empty() {
                    interfaces.push_str("| interface | version | ID |\n|---|---|---|\n");
                }
                let _ = writeln!(
                    interfaces,
                    "| `{}` | {}.{} | `{}`, `{}` |",
                    i.name, i.major, i.minor, i.high, i.low
                );
            }
            Item::Macro(m) => {
                if constants.is_empty() {
                    constants.push_str("| macro | value |\n|---|---|\n");
                }
                let _ = writeln!(constants, "| `{}` | {} |", m.name, code(&m.value));
            }
            Item::Helper(line) => {
                if constants.is_empty() {
                    constants.push_str("| macro | value |\n|---|---|\n");
                }
                let _ = writeln!(constants, "| `{line}` | |");
            }
            Item::Alias(name, of) => {
                let _ = writeln!(types, "- `{}`", declare(of, name));
            }
            Item::Handle(name) => handles.push(format!("`{name}`")),
            Item::Enum(e) => enumeration(&mut enums, e),
            Item::Fn(f) => prototypes.push(f),
            Item::Record(r) if r.kind == RecordKind::Table => {
                record(&mut tables, registry, layouts, r)?;
            }
            Item::Record(r) => record(&mut records, registry, layouts, r)?,
            Item::Include(_) => {}
        }
    }
    section(&mut out, "Interfaces", &interfaces);
    section(&mut out, "Tables", &tables);
    section(&mut out, "Records", &records);
    section(&mut out, "Enumerations and flags", &enums);
    section(&mut out, "Handles", &handles.join(", "));
    section(&mut out, "Other types", &types);
    section(&mut out, "Function types", &functions(&prototypes));
    section(&mut out, "Macros", &constants);
    section(&mut out, "Schema", &schema_lists(module));
    if module.file == "PluginPhaseSchema.h" {
        section(&mut out, "Phases", &phases(registry));
    }
    Ok(out.trim_end().to_owned() + "\n")
}

/// All pages and their index.
///
/// # Errors
/// When a record has an unknown type.
pub fn generate(registry: &Registry, layouts: &Layouts) -> Result<Pages, String> {
    let mut pages = Pages::new();
    let mut index = format!(
        "{BANNER}# Reference of the plugin interface\n\nOne page a header, with the layout of every record on 64-bit hosts. How plugins are written and run: [Plugins](../plugins.md).\n\n| page | |\n|---|---|\n"
    );
    for module in &registry.modules {
        let name = page_name(&module.file);
        let doc = registry
            .docs
            .of(&module.file)
            .unwrap_or("Constants of the schema.");
        let _ = writeln!(index, "| [{}]({name}) | {doc} |", module.file);
        if pages
            .insert(name.clone(), page(registry, layouts, module)?)
            .is_some()
        {
            return Err(format!("two pages named {name}"));
        }
    }
    pages.insert("README.md".into(), index);
    Ok(pages)
}
