//! The Rust side: `#[repr(C)]` records, constants, the phase table and layout assertions.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::layout::Layouts;
use crate::model::{Field, FieldType, Item, Module, Param, RecordKind, Registry};

/// Plain values that hosts compare.
const COMPARABLE: &[&str] = &["NevercHandle", "NevercInterfaceID", "NevercStatus"];

pub const BANNER: &str = "// Made from abi/registry by `./x abi`; do not edit.\n";

/// `ProducerBuildID` to `producer_build_id`; Rust keywords get a trailing underscore.
pub fn snake(name: &str) -> String {
    let chars: Vec<char> = name.chars().collect();
    let mut out = String::new();
    for (i, &c) in chars.iter().enumerate() {
        if c.is_ascii_uppercase() && i > 0 {
            let previous = chars[i - 1];
            let next_lower = chars.get(i + 1).is_some_and(char::is_ascii_lowercase);
            if previous.is_ascii_lowercase()
                || previous.is_ascii_digit()
                || previous.is_ascii_uppercase() && next_lower
            {
                out.push('_');
            }
        }
        out.push(c.to_ascii_lowercase());
    }
    const KEYWORDS: &[&str] = &[
        "abstract", "as", "box", "const", "continue", "crate", "else", "enum", "extern", "final",
        "fn", "for", "if", "impl", "in", "let", "loop", "macro", "match", "mod", "move",
        "override", "priv", "pub", "ref", "return", "self", "static", "struct", "super", "trait",
        "try", "type", "union", "unsafe", "use", "virtual", "where", "yield",
    ];
    if KEYWORDS.contains(&out.as_str()) {
        out.push('_');
    }
    out
}

/// Rust spelling of a type of the registry.
pub fn rust_type(ty: &str) -> String {
    let ty = ty.trim();
    if let Some((elem, count)) = ty.strip_suffix(']').and_then(|t| t.split_once('[')) {
        return format!("[{}; {count}]", rust_type(elem));
    }
    let stars = ty.len() - ty.trim_end_matches('*').len();
    let base = ty.trim_end_matches('*').trim();
    let (is_const, name) = match base.strip_prefix("const ") {
        Some(rest) => (true, rest.trim()),
        None => (false, base),
    };
    let mut out = match name {
        "void" => "c_void".to_string(),
        "char" => "c_char".to_string(),
        other => other.to_string(),
    };
    for level in 0..stars {
        let pointer = if level == 0 && is_const {
            "*const"
        } else {
            "*mut"
        };
        out = format!("{pointer} {out}");
    }
    out
}

fn fn_type(result: &str, params: &[Param]) -> String {
    let list: Vec<String> = params
        .iter()
        .map(|p| format!("{}: {}", snake(&p.name), rust_type(&p.ty)))
        .collect();
    let result = if result == "void" {
        String::new()
    } else {
        format!(" -> {}", rust_type(result))
    };
    format!(
        "Option<unsafe extern \"C-unwind\" fn({}){result}>",
        list.join(", ")
    )
}

fn record(out: &mut String, name: &str, kind: RecordKind, fields: &[Field], doc: &str) {
    for f in fields {
        if let FieldType::Nested(kind, inner) = &f.ty {
            let nested = format!("{name}{}", f.name);
            record(
                out,
                &nested,
                *kind,
                inner,
                &format!("`{}` of [`{name}`].", f.name),
            );
        }
    }
    let keyword = if kind == RecordKind::Union {
        "union"
    } else {
        "struct"
    };
    let _ = writeln!(
        out,
        "/// {doc}\n#[repr(C)]\n#[derive(Clone, Copy{})]\npub {keyword} {name} {{",
        if COMPARABLE.contains(&name) {
            ", PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default"
        } else {
            ""
        }
    );
    for f in fields {
        let ty = match &f.ty {
            FieldType::Plain(ty) => rust_type(ty),
            FieldType::Slot(result, params) => fn_type(result, params),
            FieldType::Nested(..) => format!("{name}{}", f.name),
        };
        let _ = writeln!(
            out,
            "    /// `{}`\n    pub {}: {ty},",
            f.name,
            snake(&f.name)
        );
    }
    out.push_str("}\n\n");
}

fn constant(out: &mut String, seen: &mut BTreeSet<String>, name: &str, ty: &str, value: &str) {
    if seen.insert(name.to_string()) {
        let _ = writeln!(out, "/// `{name}`\npub const {name}: {ty} = {value};");
    }
}

fn module(registry: &Registry, module: &Module, seen: &mut BTreeSet<String>) -> String {
    let mut out = format!(
        "{BANNER}//! Declarations of `{}`.\n\n#[allow(unused_imports)]\nuse super::*;\n\n",
        module.file
    );
    for item in &module.items {
        match item {
            Item::Macro(m) => match m.ty.as_str() {
                "str" => constant(&mut out, seen, &m.name, "&str", &format!("{:?}", m.value)),
                "empty" => {}
                "alias" => constant(&mut out, seen, &m.name, "u32", &m.value),
                ty => constant(&mut out, seen, &m.name, ty, &m.value),
            },
            Item::Interface(i) => {
                let n = &i.name;
                constant(
                    &mut out,
                    seen,
                    &format!("NEVERC_{n}_API_MAJOR"),
                    "u16",
                    &i.major,
                );
                constant(
                    &mut out,
                    seen,
                    &format!("NEVERC_{n}_API_MINOR"),
                    "u16",
                    &i.minor,
                );
                constant(
                    &mut out,
                    seen,
                    &format!("NEVERC_INTERFACE_{n}_HIGH"),
                    "u64",
                    &i.high,
                );
                constant(
                    &mut out,
                    seen,
                    &format!("NEVERC_INTERFACE_{n}_LOW"),
                    "u64",
                    &i.low,
                );
                constant(
                    &mut out,
                    seen,
                    &format!("NEVERC_INTERFACE_{n}"),
                    "NevercInterfaceID",
                    &format!(
                        "NevercInterfaceID {{ high: NEVERC_INTERFACE_{n}_HIGH, low: NEVERC_INTERFACE_{n}_LOW }}"
                    ),
                );
            }
            Item::Alias(name, of) if seen.insert(name.clone()) => {
                let _ = writeln!(out, "/// `{name}`\npub type {name} = {};", rust_type(of));
            }
            Item::Handle(name) => {
                let _ = writeln!(out, "/// `{name}`\npub type {name} = NevercHandle;");
            }
            Item::Enum(e) => {
                if seen.insert(e.name.clone()) {
                    let _ = writeln!(out, "/// `{}`\npub type {} = {};", e.name, e.name, e.ty);
                }
                for m in &e.members {
                    constant(
                        &mut out,
                        seen,
                        &format!("{}{}", e.prefix, m.name),
                        &e.ty,
                        &m.value,
                    );
                }
            }
            Item::Fn(f) => {
                let _ = writeln!(
                    out,
                    "/// `{}`\npub type {} = {};",
                    f.name,
                    f.name,
                    fn_type(&f.result, &f.params)
                );
            }
            Item::Record(r) => {
                let fallback = format!("`{}`", r.name);
                record(
                    &mut out,
                    &r.name,
                    r.kind,
                    &r.fields,
                    registry.docs.of(&r.name).unwrap_or(&fallback),
                );
            }
            Item::Include(_) | Item::Helper(_) | Item::Alias(..) => {}
        }
    }
    for line in &module.schema {
        let prefix = match line.keyword.as_str() {
            "node" => "NEVERC_AST_NODE_KIND_",
            "entity" => "NEVERC_MIR_ENTITY_",
            "operand" => "NEVERC_MIR_OPERAND_",
            "opcode" => "NEVERC_MIR_GENERIC_OPCODE_",
            "property" => "NEVERC_MIR_PROPERTY_",
            _ => "",
        };
        if !prefix.is_empty() && line.words.len() > 2 {
            constant(
                &mut out,
                seen,
                &format!("{prefix}{}", line.words[0]),
                "u32",
                &line.words[1],
            );
        }
        let list = match line.keyword.as_str() {
            "properties" => "NEVERC_AST_PROPERTY_",
            "child_slots" => "NEVERC_AST_CHILD_SLOT_",
            _ => continue,
        };
        let base = line
            .words
            .iter()
            .find_map(|w| w.strip_prefix("base=0x"))
            .and_then(|b| u64::from_str_radix(b, 16).ok())
            .unwrap_or(0);
        for (row, id) in line.rows.iter().zip(base..) {
            constant(
                &mut out,
                seen,
                &format!("{list}{}", row[0]),
                "u32",
                &format!("{id:#010x}"),
            );
        }
    }
    out
}

/// File stem of a module: `PluginIR.h` to `ir`.
pub fn stem(file: &str) -> String {
    let base = file.rsplit('/').next().unwrap_or(file);
    let base = base.trim_end_matches(".h").trim_end_matches(".inc");
    snake(base.strip_prefix("Plugin").unwrap_or(base)).replace("dyn_code", "dyncode")
}

fn phases(registry: &Registry) -> String {
    let mut out = format!(
        "{BANNER}//! The phase table.\n\nuse super::*;\nuse crate::phase::Phase;\n\n/// All built-in phases in schema order.\npub static PHASES: &[Phase] = &[\n"
    );
    for p in &registry.phases {
        let get = |k: &str| p.get(k).map(String::as_str).unwrap_or("");
        let flags = |prefix: &str, list: &str| {
            list.split(',')
                .map(|f| format!("{prefix}{f}"))
                .collect::<Vec<_>>()
                .join(" | ")
        };
        let id = |high: &str, low: &str| {
            format!(
                "NevercInterfaceID {{ high: {}, low: {} }}",
                get(high),
                get(low)
            )
        };
        let _ = writeln!(
            out,
            "    Phase {{ name: {:?}, symbol: {:?}, domain: {:?}, verifier: {:?}, id: {}, input: {}, output: {}, policy: {}, observer_points: {}, kind: NEVERC_PHASE_KIND_{}, gate: NEVERC_PHASE_GATE_{}, builtin_fallback: {} }},",
            get("name"),
            get("symbol"),
            get("domain"),
            get("verifier"),
            id("id_high", "id_low"),
            id("input_high", "input_low"),
            id("output_high", "output_low"),
            flags("NEVERC_PHASE_", get("policy")),
            flags("NEVERC_OBSERVER_", get("observer_points")),
            get("kind").to_uppercase(),
            get("gate").to_uppercase(),
            get("builtin_fallback") == "true",
        );
    }
    out.push_str("];\n\n");
    for (index, p) in registry.phases.iter().enumerate() {
        let symbol = p.get("symbol").map(String::as_str).unwrap_or("");
        let _ = writeln!(
            out,
            "/// Place of `{}` in [`PHASES`].\npub const PHASE_{symbol}: usize = {index};",
            p.get("name").map(String::as_str).unwrap_or(""),
        );
    }
    out
}

fn layout_checks(registry: &Registry, layouts: &Layouts) -> Result<String, String> {
    let mut out = format!(
        "{BANNER}//! Size, alignment and every offset of every record, checked at compile time.\n\nuse super::*;\nuse std::mem::{{align_of, offset_of, size_of}};\n\n"
    );
    for r in registry.records() {
        let layout = layouts.record(r)?;
        let _ = writeln!(
            out,
            "const _: () = assert!(size_of::<{0}>() == {1} && align_of::<{0}>() == {2});",
            r.name, layout.size, layout.align
        );
        for (field, offset) in &layout.offsets {
            let path: Vec<String> = field.split('.').map(snake).collect();
            let _ = writeln!(
                out,
                "const _: () = assert!(offset_of!({}, {}) == {offset});",
                r.name,
                path.join(".")
            );
        }
    }
    Ok(out)
}

/// All generated Rust files.
///
/// # Errors
/// When a record has an unknown type.
pub fn generate(
    registry: &Registry,
    layouts: &Layouts,
) -> Result<BTreeMap<String, String>, String> {
    let mut files = BTreeMap::new();
    let mut seen = BTreeSet::new();
    let mut stems: Vec<String> = Vec::new();
    for m in &registry.modules {
        let s = stem(&m.file);
        files.insert(format!("{s}.rs"), module(registry, m, &mut seen));
        stems.push(s);
    }
    files.insert("phases.rs".into(), phases(registry));
    files.insert("layout.rs".into(), layout_checks(registry, layouts)?);
    let mut root = format!(
        "{BANNER}//! Generated declarations, one module a header.\n#![allow(clippy::upper_case_acronyms)]\n#![allow(clippy::type_complexity)]\n#![allow(clippy::unreadable_literal)]\n\nuse std::ffi::{{c_char, c_void}};\n\n"
    );
    for s in &stems {
        let _ = writeln!(root, "#[rustfmt::skip]\nmod {s};\npub use self::{s}::*;");
    }
    root.push_str(
        "#[rustfmt::skip]\nmod phases;\npub use self::phases::*;\n#[rustfmt::skip]\nmod layout;\n",
    );
    files.insert("mod.rs".into(), root);
    Ok(files)
}
