//! The schema files: constants under a guard of their own, then X-macro sections that can be expanded any number of
//! times.

use std::collections::HashMap;
use std::fmt::Write as _;

use crate::header::constant;
use crate::model::{Enum, Item, Module, Registry, SchemaLine};

/// All schema files below `Plugin/`.
pub const FILES: &[&str] = &[
    "Schema/PluginPhaseSchema.inc",
    "Schema/PluginPrepSchema.inc",
    "Schema/PluginASTSchema.inc",
    "Schema/PluginIRSchema.inc",
    "Schema/PluginMIRSchema.inc",
    "Schema/PluginMCSchema.inc",
    "Schema/PluginObjectSchema.inc",
];

/// A schema whose constants the facts list inside the header's own module.
pub struct Embedded {
    /// The schema file.
    pub file: &'static str,
    /// Guard of the constants.
    guard: &'static str,
    /// Enumerations whose constants it holds, each with the X-macro that lists it (empty: none).
    enums: &'static [(&'static str, &'static str)],
    /// Prefixes of macros it holds.
    macros: &'static [&'static str],
    /// The enumeration behind whose typedef the header includes the file.
    pub include_at: &'static str,
}

impl Embedded {
    /// Whether the constants of this enumeration stand in the schema file.
    pub fn owns_enum(&self, name: &str) -> bool {
        self.enums.iter().any(|(e, _)| *e == name)
    }

    /// Whether this macro stands in the schema file.
    pub fn owns_macro(&self, name: &str) -> bool {
        self.macros.iter().any(|p| {
            name.strip_prefix(p).is_some() || p.strip_prefix('=').is_some_and(|exact| exact == name)
        })
    }
}

static EMBEDDED: &[(&str, Embedded)] = &[
    (
        "PluginPrep.h",
        Embedded {
            file: "Schema/PluginPrepSchema.inc",
            guard: "NEVERC_PLUGIN_PREP_SCHEMA_CONSTANTS_DEFINED",
            enums: &[("NevercTokenKind", ""), ("NevercPPKeywordKind", "")],
            macros: &[
                "NEVERC_PREP_SCHEMA_",
                "=NEVERC_TOKEN_KIND_COUNT",
                "=NEVERC_PP_KEYWORD_COUNT",
            ],
            include_at: "NevercTokenKind",
        },
    ),
    (
        "PluginMC.h",
        Embedded {
            file: "Schema/PluginMCSchema.inc",
            guard: "NEVERC_PLUGIN_MC_SCHEMA_CONSTANTS_DEFINED",
            enums: &[
                ("NevercMCOperandKind", "OPERAND"),
                ("NevercMCExpressionKind", "EXPRESSION"),
                ("NevercMCFragmentKind", "FRAGMENT"),
                ("NevercMCFixupKind", "FIXUP"),
                ("NevercMCLayoutState", "LAYOUT_STATE"),
            ],
            macros: &[
                "NEVERC_MC_SCHEMA_",
                "NEVERC_MC_ENTITY_",
                "=NEVERC_MC_OPERAND_COUNT",
                "=NEVERC_MC_EXPRESSION_COUNT",
                "=NEVERC_MC_FRAGMENT_COUNT",
                "=NEVERC_MC_FIXUP_COUNT",
                "=NEVERC_MC_LAYOUT_STATE_COUNT",
            ],
            include_at: "NevercMCOperandKind",
        },
    ),
    (
        "PluginObject.h",
        Embedded {
            file: "Schema/PluginObjectSchema.inc",
            guard: "NEVERC_PLUGIN_OBJECT_SCHEMA_CONSTANTS_DEFINED",
            enums: &[
                ("NevercObjectSectionKind", "SECTION_KIND"),
                ("NevercObjectSymbolBinding", "SYMBOL_BINDING"),
                ("NevercObjectSymbolVisibility", "SYMBOL_VISIBILITY"),
                ("NevercObjectSymbolType", "SYMBOL_TYPE"),
                ("NevercObjectSymbolDefinition", "SYMBOL_DEFINITION"),
                ("NevercObjectRelocationKind", "RELOCATION_KIND"),
                ("NevercObjectComdatSelection", "COMDAT_SELECTION"),
            ],
            macros: &[
                "NEVERC_OBJECT_SCHEMA_",
                "NEVERC_OBJECT_ENTITY_",
                "=NEVERC_OBJECT_SECTION_KIND_COUNT",
                "=NEVERC_OBJECT_SYMBOL_BINDING_COUNT",
                "=NEVERC_OBJECT_SYMBOL_VISIBILITY_COUNT",
                "=NEVERC_OBJECT_SYMBOL_TYPE_COUNT",
                "=NEVERC_OBJECT_SYMBOL_DEFINITION_COUNT",
                "=NEVERC_OBJECT_RELOCATION_KIND_COUNT",
                "=NEVERC_OBJECT_COMDAT_SELECTION_COUNT",
            ],
            include_at: "NevercObjectSectionKind",
        },
    ),
];

/// The embedded schema of a header, if it has one.
pub fn embedded(header: &str) -> Option<&'static Embedded> {
    EMBEDDED.iter().find(|(h, _)| *h == header).map(|(_, e)| e)
}

/// The compile-time check that a header's schema fits its interface.
pub fn version_check(header: &str) -> Option<&'static str> {
    macro_rules! check {
        ($name:literal) => {
            concat!(
                "\n#if NEVERC_",
                $name,
                "_SCHEMA_CAPABILITY_MAJOR != NEVERC_",
                $name,
                "_API_MAJOR\n#error \"the ",
                $name,
                " schema does not fit this interface version\"\n#endif\n"
            )
        };
    }
    Some(match header {
        "PluginPrep.h" => check!("PREP"),
        "PluginAST.h" => check!("AST"),
        "PluginMIR.h" => check!("MIR"),
        "PluginMC.h" => check!("MC"),
        "PluginObject.h" => check!("OBJECT"),
        "PluginIR.h" => {
            "\n#if NEVERC_IR_SCHEMA_CAPABILITY_MAJOR != NEVERC_IR_CORE_API_MAJOR\n#error \"the IR schema does not fit this interface version\"\n#endif\n"
        }
        _ => return None,
    })
}

/// The text of a schema file.
///
/// # Errors
/// When the registry has no such schema.
pub fn file(name: &str, registry: &Registry) -> Result<String, String> {
    match name {
        "Schema/PluginPhaseSchema.inc" => Ok(phases(registry)),
        "Schema/PluginASTSchema.inc" => ast(module(registry, name)?),
        "Schema/PluginIRSchema.inc" => Ok(ir(module(registry, name)?)),
        "Schema/PluginMIRSchema.inc" => Ok(mir(module(registry, name)?)),
        _ => {
            let (header, e) = EMBEDDED
                .iter()
                .find(|(_, e)| e.file == name)
                .ok_or_else(|| format!("no schema {name}"))?;
            Ok(embedded_file(module(registry, header)?, e))
        }
    }
}

fn module<'r>(registry: &'r Registry, name: &str) -> Result<&'r Module, String> {
    registry
        .modules
        .iter()
        .find(|m| m.file == name)
        .ok_or_else(|| format!("no module {name}"))
}

/// `key=value` words of a line.
fn facts(words: &[String]) -> HashMap<&str, &str> {
    words.iter().filter_map(|w| w.split_once('=')).collect()
}

struct Writer {
    out: String,
}

impl Writer {
    fn constants(guard: &str) -> Writer {
        Writer {
            out: format!("#ifndef {guard}\n#define {guard}\n"),
        }
    }

    fn define(&mut self, name: &str, value: &str) {
        let _ = writeln!(self.out, "#define {name} {value}");
    }

    fn macros(&mut self, module: &Module, keep: impl Fn(&str) -> bool) {
        for item in &module.items {
            if let Item::Macro(m) = item
                && keep(&m.name)
                && m.ty != "empty"
            {
                self.define(&m.name, &constant(&m.ty, &m.value));
            }
        }
    }

    fn enumeration(&mut self, e: &Enum) {
        for m in &e.members {
            self.define(
                &format!("{}{}", e.prefix, m.name),
                &constant(&e.ty, &m.value),
            );
        }
    }

    fn end_constants(&mut self) {
        self.out.push_str("#endif\n");
    }

    /// An X-macro section.
    fn section(&mut self, name: &str, rows: impl IntoIterator<Item = Vec<String>>) {
        let _ = writeln!(self.out, "\n#ifdef {name}");
        for row in rows {
            let _ = writeln!(self.out, "{name}({})", row.join(", "));
        }
        self.out.push_str("#endif\n");
    }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

fn boolean(value: bool) -> String {
    if value { "NEVERC_TRUE" } else { "NEVERC_FALSE" }.to_string()
}

fn phases(registry: &Registry) -> String {
    let mut w = Writer::constants("NEVERC_PLUGIN_PHASE_SCHEMA_CONSTANTS_DEFINED");
    if let Ok(m) = module(registry, "PluginPhaseSchema.h") {
        w.macros(m, |_| true);
    }
    let flags = |prefix: &str, list: &str| {
        let parts: Vec<String> = list.split(',').map(|f| format!("{prefix}{f}")).collect();
        format!("({})", parts.join(" | "))
    };
    for phase in &registry.phases {
        let get = |k: &str| phase.get(k).map(String::as_str).unwrap_or("");
        let p = format!("NEVERC_PHASE_{}", get("symbol"));
        w.define(&format!("{p}_NAME"), &quoted(get("name")));
        w.define(&format!("{p}_DOMAIN"), &quoted(get("domain")));
        w.define(&format!("{p}_VERIFIER"), &quoted(get("verifier")));
        w.define(
            &format!("{p}_KIND"),
            &format!("NEVERC_PHASE_KIND_{}", get("kind").to_uppercase()),
        );
        for (suffix, column) in [
            ("HIGH", "id_high"),
            ("LOW", "id_low"),
            ("INPUT_HIGH", "input_high"),
            ("INPUT_LOW", "input_low"),
            ("OUTPUT_HIGH", "output_high"),
            ("OUTPUT_LOW", "output_low"),
        ] {
            w.define(&format!("{p}_{suffix}"), &constant("u64", get(column)));
        }
        w.define(
            &format!("{p}_POLICY"),
            &flags("NEVERC_PHASE_", get("policy")),
        );
        w.define(
            &format!("{p}_OBSERVER_POINTS"),
            &flags("NEVERC_OBSERVER_", get("observer_points")),
        );
        w.define(
            &format!("{p}_GATE"),
            &format!("NEVERC_PHASE_GATE_{}", get("gate").to_uppercase()),
        );
        w.define(
            &format!("{p}_STABILITY"),
            &format!("NEVERC_PHASE_STABILITY_{}", get("stability").to_uppercase()),
        );
        w.define(
            &format!("{p}_BUILTIN_FALLBACK"),
            &boolean(get("builtin_fallback") == "true"),
        );
    }
    let mut lists: Vec<(String, Vec<&str>)> =
        vec![("NEVERC_FOR_EACH_BUILTIN_PHASE".into(), Vec::new())];
    let mut domains: Vec<&str> = registry
        .phases
        .iter()
        .filter_map(|p| p.get("domain").map(String::as_str))
        .collect();
    domains.sort_unstable();
    domains.dedup();
    for domain in domains {
        lists.push((
            format!("NEVERC_FOR_EACH_BUILTIN_{}_PHASE", domain.to_uppercase()),
            vec![domain],
        ));
    }
    for (name, domain) in lists {
        let symbols: Vec<String> = registry
            .phases
            .iter()
            .filter(|p| domain.is_empty() || p.get("domain").map(String::as_str) == Some(domain[0]))
            .map(|p| format!("M({})", p.get("symbol").map(String::as_str).unwrap_or("")))
            .collect();
        let _ = writeln!(w.out, "#define {name}(M) \\\n  {}", symbols.join(" \\\n  "));
    }
    w.end_constants();
    w.out
}

fn embedded_file(module: &Module, e: &Embedded) -> String {
    let mut w = Writer::constants(e.guard);
    w.macros(module, |name| e.owns_macro(name));
    let enums: Vec<&Enum> = module
        .items
        .iter()
        .filter_map(|i| match i {
            Item::Enum(en) if e.owns_enum(&en.name) => Some(en),
            _ => None,
        })
        .collect();
    for en in &enums {
        w.enumeration(en);
    }
    if module.file == "PluginPrep.h" {
        prep_lists(&mut w, &enums);
        w.end_constants();
        prep_sections(&mut w, &enums);
        return w.out;
    }
    w.end_constants();
    let mc = module.file == "PluginMC.h";
    let prefix = if mc { "NEVERC_MC" } else { "NEVERC_OBJECT" };
    let rows_of = |table: &str| -> HashMap<String, (String, String, bool)> {
        let mut found = HashMap::new();
        for line in module.schema.iter().filter(|l| l.keyword == "rows") {
            if line.words.first().map(String::as_str) != Some(table) {
                continue;
            }
            for (n, word) in line.words[1..].iter().enumerate() {
                let requires = word.ends_with('!');
                let mut parts = word.trim_end_matches('!').split('=');
                let symbol = parts.next().unwrap_or("").to_string();
                let internal = parts.next().unwrap_or("").to_string();
                let value = parts.next().map_or_else(|| n.to_string(), str::to_string);
                found.insert(symbol, (internal, value, requires));
            }
        }
        found
    };
    let row = |table: &HashMap<String, (String, String, bool)>, symbol: &str, id: String| {
        if mc {
            let (internal, value, requires) = table
                .get(symbol)
                .cloned()
                .unwrap_or_else(|| (symbol.into(), "0".into(), false));
            vec![
                internal,
                symbol.to_string(),
                id,
                format!("UINT32_C({value})"),
                quoted(&symbol.to_lowercase()),
                boolean(requires),
            ]
        } else {
            vec![
                symbol.to_string(),
                id,
                quoted(&symbol.to_lowercase().replace('_', "-")),
            ]
        }
    };
    let entity_prefix = format!("{prefix}_ENTITY_");
    let entities = rows_of("entity");
    let entity_rows: Vec<Vec<String>> = module
        .items
        .iter()
        .filter_map(|i| match i {
            Item::Macro(m) => m
                .name
                .strip_prefix(&entity_prefix)
                .filter(|s| *s != "COUNT"),
            _ => None,
        })
        .map(|symbol| row(&entities, symbol, format!("{entity_prefix}{symbol}")))
        .collect();
    w.section(&format!("{prefix}_SCHEMA_ENTITY"), entity_rows);
    for en in enums {
        let Some((_, list)) = e.enums.iter().find(|(n, _)| *n == en.name) else {
            continue;
        };
        let table = rows_of(&list.to_lowercase());
        w.section(
            &format!("{prefix}_SCHEMA_{list}"),
            en.members
                .iter()
                .map(|m| row(&table, &m.name, format!("{}{}", en.prefix, m.name))),
        );
    }
    w.out
}

/// Facts in the remark of a token kind: category, constructible, pragma annotation, internal name, spelling.
fn token_facts(remark: &str) -> (String, bool, bool, String, Option<String>) {
    let mut words = remark.split_whitespace();
    let category = words.next().unwrap_or("special").to_uppercase();
    let constructible = words.next() == Some("1");
    let pragma = words.next() == Some("1");
    let internal = words.next().unwrap_or("").to_string();
    (
        category,
        constructible,
        pragma,
        internal,
        words.next().map(str::to_string),
    )
}

fn prep_lists(w: &mut Writer, enums: &[&Enum]) {
    for (list, en) in [("TOKEN_KIND", enums.first()), ("PP_KEYWORD", enums.get(1))] {
        let Some(en) = en else { continue };
        let rows: Vec<String> = en
            .members
            .iter()
            .map(|m| {
                let id = format!("{}{}", en.prefix, m.name);
                if list == "TOKEN_KIND" {
                    let (category, constructible, ..) = token_facts(&m.remark);
                    format!(
                        "M({}, {id}, NEVERC_TOKEN_CATEGORY_{category}, {})",
                        m.name,
                        boolean(constructible)
                    )
                } else {
                    format!("M({}, {id})", m.name)
                }
            })
            .collect();
        let _ = writeln!(
            w.out,
            "#define NEVERC_FOR_EACH_{list}(M) \\\n  {}",
            rows.join(" \\\n  ")
        );
    }
}

fn prep_sections(w: &mut Writer, enums: &[&Enum]) {
    if let Some(en) = enums.first() {
        w.section(
            "NEVERC_PREP_SCHEMA_INTERNAL_TOKEN",
            en.members.iter().map(|m| {
                let (category, constructible, pragma, internal, spelling) = token_facts(&m.remark);
                vec![
                    internal.clone(),
                    m.name.clone(),
                    format!("{}{}", en.prefix, m.name),
                    format!("NEVERC_TOKEN_CATEGORY_{category}"),
                    boolean(constructible),
                    quoted(&internal),
                    quoted(spelling.as_deref().unwrap_or("")),
                    boolean(spelling.is_some()),
                    boolean(pragma),
                ]
            }),
        );
    }
    if let Some(en) = enums.get(1) {
        w.section(
            "NEVERC_PREP_SCHEMA_INTERNAL_PP_KEYWORD",
            en.members.iter().map(|m| {
                let mut words = m.remark.split_whitespace();
                let internal = words.next().unwrap_or("").to_string();
                vec![
                    internal,
                    m.name.clone(),
                    format!("{}{}", en.prefix, m.name),
                    quoted(words.next().unwrap_or("")),
                ]
            }),
        );
    }
}

/// Domain of an AST node by the block of its ID.
fn domain(id: &str) -> Result<&'static str, String> {
    Ok(match id.get(..4) {
        Some("0x31") => "DECL",
        Some("0x32") => "STMT",
        Some("0x33") => "TYPE",
        Some("0x34") => "TYPE_LOC",
        Some("0x35") => "ATTR",
        _ => return Err(format!("no domain for {id}")),
    })
}

fn numbered(line: &SchemaLine) -> Vec<(Vec<String>, u64)> {
    let base = facts(&line.words)
        .get("base")
        .and_then(|b| u64::from_str_radix(b.trim_start_matches("0x"), 16).ok())
        .unwrap_or(0);
    line.rows.iter().cloned().zip(base..).collect()
}

fn ast(module: &Module) -> Result<String, String> {
    struct Node<'a> {
        domain: &'static str,
        symbol: &'a str,
        id: &'a str,
        facts: HashMap<&'a str, &'a str>,
        is_abstract: bool,
    }
    let mut nodes = Vec::new();
    for line in module.schema.iter().filter(|l| l.keyword == "node") {
        let domain = domain(&line.words[1])?;
        nodes.push(Node {
            domain,
            symbol: line.words[0]
                .strip_prefix(domain)
                .and_then(|s| s.strip_prefix('_'))
                .ok_or_else(|| format!("node {} outside its domain", line.words[0]))?,
            id: &line.words[1],
            facts: facts(&line.words),
            is_abstract: line.words.iter().any(|w| w == "abstract"),
        });
    }
    let list = |keyword: &str| -> Vec<(Vec<String>, u64)> {
        module
            .schema
            .iter()
            .filter(|l| l.keyword == keyword)
            .flat_map(numbered)
            .collect()
    };
    let (properties, slots) = (list("properties"), list("child_slots"));
    let mut w = Writer::constants("NEVERC_PLUGIN_AST_SCHEMA_CONSTANTS_DEFINED");
    w.macros(module, |_| true);
    for n in &nodes {
        w.define(
            &format!("NEVERC_AST_NODE_KIND_{}_{}", n.domain, n.symbol),
            &format!("UINT32_C({})", n.id),
        );
    }
    for n in nodes.iter().filter(|n| !n.is_abstract) {
        w.define(
            &format!("NEVERC_{}_KIND_{}", n.domain, n.symbol),
            &format!("NEVERC_AST_NODE_KIND_{}_{}", n.domain, n.symbol),
        );
    }
    for (prefix, rows) in [("PROPERTY", &properties), ("CHILD_SLOT", &slots)] {
        for (row, id) in rows {
            w.define(
                &format!("NEVERC_AST_{prefix}_{}", row[0]),
                &format!("UINT32_C(0x{id:08x})"),
            );
        }
    }
    w.end_constants();
    let kind = |n: &Node| format!("NEVERC_AST_NODE_KIND_{}_{}", n.domain, n.symbol);
    let count = |n: &Node, key: &str| match n.facts.get(key) {
        None | Some(&"-") => "UINT32_C(0)".to_string(),
        Some(list) => format!("UINT32_C({})", list.split(',').count()),
    };
    let fact = |n: &Node, key: &str| n.facts.get(key).copied().unwrap_or("").to_string();
    w.section(
        "NEVERC_AST_SCHEMA_NODE",
        nodes.iter().map(|n| {
            let parent = match n.facts.get("parent") {
                None | Some(&"-") => "NEVERC_AST_NODE_KIND_INVALID".to_string(),
                Some(p) => format!("NEVERC_AST_NODE_KIND_{}_{p}", n.domain),
            };
            vec![
                n.domain.to_string(),
                fact(n, "internal"),
                n.symbol.to_string(),
                kind(n),
                parent,
                boolean(n.is_abstract),
                format!(
                    "NEVERC_AST_SOURCE_RANGE_{}",
                    fact(n, "range").to_uppercase()
                ),
                quoted(&fact(n, "name")),
                quoted(&fact(n, "class")),
                count(n, "properties"),
                count(n, "slots"),
            ]
        }),
    );
    for (name, prefix, rows) in [
        ("NEVERC_AST_SCHEMA_PROPERTY", "PROPERTY", &properties),
        ("NEVERC_AST_SCHEMA_CHILD_SLOT", "CHILD_SLOT", &slots),
    ] {
        w.section(
            name,
            rows.iter().map(|(row, _)| {
                let f = facts(row);
                vec![
                    row[0].clone(),
                    format!("NEVERC_AST_{prefix}_{}", row[0]),
                    format!(
                        "NEVERC_AST_NODE_KIND_{}",
                        f.get("owner").copied().unwrap_or("")
                    ),
                    format!("NEVERC_AST_VALUE_{}", row[1].to_uppercase()),
                    format!("NEVERC_AST_ACCESS_{}", row[3].to_uppercase()),
                    format!("NEVERC_AST_CARDINALITY_{}", row[2].to_uppercase()),
                    quoted(f.get("name").copied().unwrap_or("")),
                ]
            }),
        );
    }
    for (section, column, domains) in [
        (
            "INTERNAL",
            "internal",
            &["DECL", "STMT", "TYPE", "ATTR"][..],
        ),
        (
            "VISIT",
            "class",
            &["DECL", "STMT", "TYPE", "TYPE_LOC", "ATTR"][..],
        ),
    ] {
        for d in domains {
            w.section(
                &format!("NEVERC_AST_SCHEMA_{section}_{d}"),
                nodes
                    .iter()
                    .filter(|n| n.domain == *d && !n.is_abstract)
                    .map(|n| vec![fact(n, column), n.symbol.to_string(), kind(n)]),
            );
        }
    }
    Ok(w.out)
}

fn ir(module: &Module) -> String {
    let mut w = Writer::constants("NEVERC_PLUGIN_IR_SCHEMA_CONSTANTS_DEFINED");
    w.macros(module, |_| true);
    let enums: Vec<&Enum> = module
        .items
        .iter()
        .filter_map(|i| match i {
            Item::Enum(e) => Some(e),
            _ => None,
        })
        .collect();
    for e in &enums {
        w.enumeration(e);
    }
    w.end_constants();
    let find = |name: &str| enums.iter().find(|e| e.name == name);
    let fact = |m: &crate::model::Member, key: &str| m.facts.get(key).cloned().unwrap_or_default();
    for (section, name) in [
        ("INTERNAL_TYPE", "NevercIRTypeKind"),
        ("INTERNAL_VALUE", "NevercIRValueKind"),
        ("INTERNAL_OPCODE", "NevercIROpcode"),
        ("INTERNAL_PREDICATE", "NevercIRPredicate"),
        ("INTERNAL_LINKAGE", "NevercIRLinkage"),
        ("INTERNAL_VISIBILITY", "NevercIRVisibility"),
        ("INTERNAL_CALLING_CONVENTION", "NevercIRCallingConvention"),
        ("ATTRIBUTE_LOCATION", "NevercIRAttributeLocation"),
    ] {
        if let Some(e) = find(name) {
            w.section(
                &format!("NEVERC_IR_SCHEMA_{section}"),
                e.members.iter().map(|m| {
                    vec![
                        fact(m, "internal"),
                        m.name.clone(),
                        format!("{}{}", e.prefix, m.name),
                    ]
                }),
            );
        }
    }
    if let Some(e) = find("NevercIRPropertyID") {
        w.section(
            "NEVERC_IR_SCHEMA_PROPERTY",
            e.members.iter().map(|m| {
                vec![
                    m.name.clone(),
                    format!("{}{}", e.prefix, m.name),
                    constant("u64", &fact(m, "flag")),
                    quoted(&fact(m, "value_type")),
                ]
            }),
        );
    }
    if let Some(e) = find("NevercIROpcode") {
        for section in ["NEVERC_IR_SCHEMA_OPCODE", "NEVERC_IR_SCHEMA_VERIFY_OPCODE"] {
            w.section(
                section,
                e.members.iter().map(|m| {
                    let operands = fact(m, "operands");
                    let (min, max) = operands.split_once("..").unwrap_or(("0", "0"));
                    let max = if max == "variadic" {
                        "NEVERC_IR_OPERAND_VARIADIC".to_string()
                    } else {
                        format!("UINT32_C({max})")
                    };
                    vec![
                        m.name.clone(),
                        format!("{}{}", e.prefix, m.name),
                        fact(m, "internal"),
                        format!(
                            "NEVERC_IR_OPCODE_CATEGORY_{}",
                            fact(m, "category").to_uppercase()
                        ),
                        format!("UINT32_C({min})"),
                        max,
                        format!("NEVERC_IR_RESULT_{}", fact(m, "result").to_uppercase()),
                        boolean(fact(m, "terminator") == "1"),
                        format!(
                            "NEVERC_IR_SIDE_EFFECT_{}",
                            fact(m, "side_effects").to_uppercase()
                        ),
                        constant("u64", &fact(m, "writable_mask")),
                        quoted(&fact(m, "name")),
                    ]
                }),
            );
        }
    }
    w.out
}

fn mir(module: &Module) -> String {
    let mut w = Writer::constants("NEVERC_PLUGIN_MIR_SCHEMA_CONSTANTS_DEFINED");
    w.macros(module, |_| true);
    let families: Vec<(&str, &str, &str)> = module
        .schema
        .iter()
        .filter(|l| l.keyword == "family")
        .filter_map(|l| {
            let f = facts(&l.words);
            let section = match l.words[0].as_str() {
                "entity" => "ENTITY",
                "operand" => "OPERAND",
                "opcode" => "GENERIC_OPCODE",
                "property" => "PROPERTY",
                _ => return None,
            };
            Some((l.words[0].as_str(), *f.get("prefix")?, section))
        })
        .collect();
    let rows = |keyword: &str| -> Vec<&SchemaLine> {
        module
            .schema
            .iter()
            .filter(|l| l.keyword == keyword && l.words.len() > 3)
            .collect()
    };
    for (keyword, prefix, _) in &families {
        for line in rows(keyword) {
            w.define(
                &format!("{prefix}{}", line.words[0]),
                &format!("UINT32_C({})", line.words[1]),
            );
        }
    }
    w.end_constants();
    for (keyword, prefix, section) in &families {
        w.section(
            &format!("NEVERC_MIR_SCHEMA_{section}"),
            rows(keyword).into_iter().map(|line| {
                let f = facts(&line.words);
                let get = |k: &str| f.get(k).copied().unwrap_or("");
                let mut row = vec![
                    get("internal").to_string(),
                    line.words[0].clone(),
                    format!("{prefix}{}", line.words[0]),
                    format!("UINT32_C({})", get("llvm")),
                    quoted(get("name")),
                ];
                if *section == "GENERIC_OPCODE" {
                    row.push(boolean(get("target") == "true"));
                }
                row
            }),
        );
    }
    w.out
}
