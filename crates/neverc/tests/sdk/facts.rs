//! The registry's facts as checks in C: a reader of its own, so that the generator's mistakes are not repeated.
//!
//! Every record field and slot is compared by its exact type, every constant by value and width, every phase by
//! its fifteen macros, every X-macro by its number of rows.

use std::fmt::Write as _;
use std::path::Path;

/// What was found, for the totals of the ABI.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Totals {
    pub records: usize,
    pub tables: usize,
    pub constants: usize,
    pub functions: usize,
    pub handles: usize,
    pub interfaces: usize,
    pub phases: usize,
    pub expansions: usize,
}

struct Line {
    depth: usize,
    words: Vec<String>,
    text: String,
}

fn lines(path: &Path) -> Vec<Line> {
    let text = std::fs::read_to_string(path).expect("the registry is part of the repository");
    text.lines()
        .filter_map(|raw| {
            let end = raw
                .match_indices('#')
                .map(|(i, _)| i)
                .find(|&i| i == 0 || raw.as_bytes()[i - 1] == b' ');
            let line = raw[..end.unwrap_or(raw.len())].trim_end();
            let text = line.trim_start();
            (!text.is_empty()).then(|| Line {
                depth: (line.len() - text.len()) / 2,
                words: text.split_whitespace().map(str::to_owned).collect(),
                text: text.to_owned(),
            })
        })
        .collect()
}

/// A type of the registry in C.
fn c(ty: &str) -> String {
    let mut out = String::new();
    for part in ty.split_inclusive(['*', ' ']) {
        let word = part.trim_end_matches(['*', ' ']);
        let tail = &part[word.len()..];
        let word = match word {
            "u8" | "u16" | "u32" | "u64" => format!("uint{}_t", &word[1..]),
            "i8" | "i16" | "i32" | "i64" => format!("int{}_t", &word[1..]),
            other => other.to_owned(),
        };
        out.push_str(&word);
        out.push_str(tail);
    }
    out
}

/// `T` as a type name of a pointer to it.
fn pointer_to(ty: &str) -> String {
    match ty.strip_suffix(']').and_then(|t| t.split_once('[')) {
        Some((element, count)) => format!("{} (*)[{count}]", c(element)),
        None => format!("{} *", c(ty)),
    }
}

fn parameters(rows: &[Line]) -> String {
    if rows.is_empty() {
        return "void".into();
    }
    let of = |l: &Line| c(l.text.split_once(' ').expect("name and type").1.trim());
    rows.iter().map(of).collect::<Vec<_>>().join(", ")
}

/// Number of lines of `all[from..]` that are deeper than `depth`.
fn deeper(all: &[Line], from: usize, depth: usize) -> usize {
    all[from..].iter().take_while(|l| l.depth > depth).count()
}

fn fields(out: &mut String, record: &str, path: &str, all: &[Line], depth: usize) {
    let mut i = 0;
    while i < all.len() {
        let line = &all[i];
        assert_eq!(line.depth, depth, "{record}: {}", line.text);
        let inner = deeper(all, i + 1, depth);
        let body = &all[i + 1..i + 1 + inner];
        let (first, rest) = line.text.split_once(' ').expect("name and type");
        let rest = rest.trim();
        let check = |out: &mut String, name: &str, ty: &str| {
            let _ = writeln!(
                out,
                "_Static_assert(_Generic(&(({record} *)0)->{path}{name}, {ty}: 1, default: 0), \"{record}.{path}{name}\");"
            );
        };
        match first {
            "slot" => {
                let (name, result) = rest.split_once(' ').expect("name and result");
                let ty = format!(
                    "{} (NEVERC_CALL **)({})",
                    c(result.trim()),
                    parameters(body)
                );
                check(out, name, &ty);
            }
            "union" | "struct" if inner > 0 => {
                fields(out, record, &format!("{path}{rest}."), body, depth + 1);
            }
            _ => check(out, first, &pointer_to(rest)),
        }
        i += 1 + inner;
    }
}

/// Checks that a macro has a value, and the width of its type.
fn constant(out: &mut String, name: &str, ty: &str, value: &str) {
    match ty {
        "empty" => {
            let _ = writeln!(out, "#ifndef {name}\n#error {name}\n#endif");
        }
        "str" => {
            let _ = writeln!(
                out,
                "_Static_assert(sizeof({name}) == sizeof({value}), \"{name}\");\nstrings[] = {{ {name}, {value} }};"
            );
        }
        "alias" => {
            let _ = writeln!(out, "_Static_assert({name} == {value}, \"{name}\");");
        }
        _ => {
            let _ = writeln!(
                out,
                "#if !defined({name}) || {name} != {value}\n#error {name}\n#endif"
            );
            if ty != "u16" {
                let width = ty[1..].parse::<usize>().expect("a width") / 8;
                let sign = if ty.starts_with('u') { ">" } else { "<" };
                let _ = writeln!(
                    out,
                    "_Static_assert(sizeof({name}) == {width} && ({name} * 0 - 1 {sign} 0), \"{name}\");"
                );
            }
        }
    }
}

fn fact<'a>(words: &'a [String], key: &str) -> &'a str {
    let found = words.iter().find_map(|w| {
        let (k, v) = w.split_once('=')?;
        (k == key).then_some(v)
    });
    found.unwrap_or_else(|| panic!("{key} in {words:?}"))
}

/// X-macros: counts rows by defining each and including its schema file again.
fn expansion(out: &mut String, line: &Line, schema: &str, totals: &mut Totals) {
    let head = line.text.strip_prefix("xmacro ").expect("an xmacro");
    let (name, rest) = head.split_once('(').expect("parameters");
    let (parameters, rest) = rest.split_once(')').expect("parameters");
    let count = rest.split('=').nth(1).expect("rows").split(' ').next();
    expand(out, name, parameters, schema, count.expect("a number"));
    totals.expansions += 1;
}

fn expand(out: &mut String, name: &str, parameters: &str, schema: &str, rows: &str) {
    let _ = writeln!(
        out,
        "#define {name}({parameters}) +1\n_Static_assert((0\n#include \"neverc/Plugin/Schema/{schema}\"\n) == {rows}, \"{name}\");\n#undef {name}"
    );
}

/// The rows of `name` in `phases.tsv`.
fn phases(out: &mut String, dir: &Path, totals: &mut Totals) {
    let table = std::fs::read_to_string(dir.join("phases.tsv")).expect("it is there");
    let mut rows = table.lines().filter(|l| !l.trim().is_empty());
    let head: Vec<&str> = rows.next().expect("a head").split('\t').collect();
    for row in rows {
        let cells: Vec<&str> = row.split('\t').collect();
        let get = |k: &str| cells[head.iter().position(|h| *h == k).expect(k)].trim();
        let symbol = format!("NEVERC_PHASE_{}", get("symbol"));
        let mut text = |suffix: &str, column: &str| {
            constant(
                out,
                &format!("{symbol}_{suffix}"),
                "str",
                &format!("\"{}\"", get(column)),
            );
        };
        text("NAME", "name");
        text("DOMAIN", "domain");
        text("VERIFIER", "verifier");
        for (suffix, column) in [
            ("HIGH", "id_high"),
            ("LOW", "id_low"),
            ("INPUT_HIGH", "input_high"),
            ("INPUT_LOW", "input_low"),
            ("OUTPUT_HIGH", "output_high"),
            ("OUTPUT_LOW", "output_low"),
        ] {
            constant(out, &format!("{symbol}_{suffix}"), "u64", get(column));
        }
        let bits = |prefix: &str, column: &str| {
            let of = |w: &str| format!("{prefix}{}", w.trim().to_uppercase());
            get(column)
                .split([',', '|'])
                .map(of)
                .collect::<Vec<_>>()
                .join(" | ")
        };
        for (suffix, value) in [
            ("KIND", bits("NEVERC_PHASE_KIND_", "kind")),
            ("POLICY", bits("NEVERC_PHASE_", "policy")),
            (
                "OBSERVER_POINTS",
                bits("NEVERC_OBSERVER_", "observer_points"),
            ),
            ("GATE", bits("NEVERC_PHASE_GATE_", "gate")),
            ("STABILITY", bits("NEVERC_PHASE_STABILITY_", "stability")),
            ("BUILTIN_FALLBACK", bits("NEVERC_", "builtin_fallback")),
        ] {
            let _ = writeln!(
                out,
                "_Static_assert({symbol}_{suffix} == ({value}), \"{symbol}_{suffix}\");"
            );
        }
        totals.phases += 1;
    }
    let _ = writeln!(out, "#define ONE(S) + 1 + 0 * NEVERC_PHASE_##S##_LOW");
    for (domain, count) in [
        ("", 130),
        ("ASSEMBLY_", 4),
        ("CODEGEN_", 4),
        ("DRIVER_", 6),
        ("DYNCODE_", 34),
        ("IR_", 8),
        ("LINK_", 20),
        ("MC_", 13),
        ("MIR_", 10),
        ("OBJECT_", 8),
        ("PREP_", 6),
        ("SEMA_", 7),
        ("SOURCE_", 3),
        ("SYNTAX_", 7),
    ] {
        let _ = writeln!(
            out,
            "_Static_assert((0 NEVERC_FOR_EACH_BUILTIN_{domain}PHASE(ONE)) == {count}, \"{domain}\");"
        );
    }
}

/// The lists of the AST and MIR schemas.
fn schema_lists(out: &mut String, all: &[Line], totals: &mut Totals) {
    let mut i = 0;
    while i < all.len() {
        let line = &all[i];
        let inner = deeper(all, i + 1, 0);
        let rows = &all[i + 1..i + 1 + inner];
        let mut number = |out: &mut String, name: String, value: u64| {
            constant(out, &name, "u32", &format!("{value:#x}"));
            totals.constants += 1;
        };
        let base = || {
            let text = fact(&line.words, "base").trim_start_matches("0x");
            u64::from_str_radix(text, 16).expect("a number")
        };
        match line.words[0].as_str() {
            "domain" => {
                let d = fact(&line.words, "macro");
                let value = fact(&line.words, "value").parse().expect("a number");
                number(out, format!("NEVERC_AST_SCHEMA_DOMAIN_{d}"), value);
            }
            "nodes" => {
                let d = line.words[1].to_uppercase();
                for (at, row) in rows.iter().enumerate() {
                    let (symbol, value) = (&row.words[0], base() + at as u64);
                    number(out, format!("NEVERC_AST_NODE_KIND_{d}_{symbol}"), value);
                    if !row.words.iter().any(|w| w == "abstract") {
                        number(out, format!("NEVERC_{d}_KIND_{symbol}"), value);
                    }
                }
            }
            "properties" | "child_slots" => {
                let kind = if line.words[0] == "properties" {
                    "PROPERTY"
                } else {
                    "CHILD_SLOT"
                };
                for (at, row) in rows.iter().enumerate() {
                    number(
                        out,
                        format!("NEVERC_AST_{kind}_{}", row.words[0]),
                        base() + at as u64,
                    );
                }
            }
            "entity" | "operand" | "opcode" | "property" if line.words.len() > 2 => {
                let prefix = match line.words[0].as_str() {
                    "entity" => "NEVERC_MIR_ENTITY_",
                    "operand" => "NEVERC_MIR_OPERAND_",
                    "opcode" => "NEVERC_MIR_GENERIC_OPCODE_",
                    _ => "NEVERC_MIR_PROPERTY_",
                };
                let value = line.words[2].trim_start_matches("0x");
                let value = u64::from_str_radix(value, 16).expect("a number");
                number(out, format!("{prefix}{}", line.words[1]), value);
            }
            _ => {}
        }
        i += 1 + inner;
    }
}

/// The X-macros that the facts describe as helpers.
const SCHEMA_HELPERS: &[(&str, &str, &str, &str)] = &[
    (
        "NEVERC_MC_SCHEMA_ENTITY",
        "a, b, c, d, e, f",
        "PluginMCSchema.inc",
        "NEVERC_MC_ENTITY_COUNT",
    ),
    (
        "NEVERC_MC_SCHEMA_OPERAND",
        "a, b, c, d, e, f",
        "PluginMCSchema.inc",
        "NEVERC_MC_OPERAND_COUNT",
    ),
    (
        "NEVERC_MC_SCHEMA_EXPRESSION",
        "a, b, c, d, e, f",
        "PluginMCSchema.inc",
        "NEVERC_MC_EXPRESSION_COUNT",
    ),
    (
        "NEVERC_MC_SCHEMA_FRAGMENT",
        "a, b, c, d, e, f",
        "PluginMCSchema.inc",
        "NEVERC_MC_FRAGMENT_COUNT",
    ),
    (
        "NEVERC_MC_SCHEMA_FIXUP",
        "a, b, c, d, e, f",
        "PluginMCSchema.inc",
        "NEVERC_MC_FIXUP_COUNT",
    ),
    (
        "NEVERC_MC_SCHEMA_LAYOUT_STATE",
        "a, b, c, d, e, f",
        "PluginMCSchema.inc",
        "NEVERC_MC_LAYOUT_STATE_COUNT",
    ),
    (
        "NEVERC_OBJECT_SCHEMA_ENTITY",
        "a, b, c",
        "PluginObjectSchema.inc",
        "NEVERC_OBJECT_ENTITY_COUNT",
    ),
    (
        "NEVERC_OBJECT_SCHEMA_SECTION_KIND",
        "a, b, c",
        "PluginObjectSchema.inc",
        "NEVERC_OBJECT_SECTION_KIND_COUNT",
    ),
    (
        "NEVERC_OBJECT_SCHEMA_SYMBOL_BINDING",
        "a, b, c",
        "PluginObjectSchema.inc",
        "NEVERC_OBJECT_SYMBOL_BINDING_COUNT",
    ),
    (
        "NEVERC_OBJECT_SCHEMA_SYMBOL_VISIBILITY",
        "a, b, c",
        "PluginObjectSchema.inc",
        "NEVERC_OBJECT_SYMBOL_VISIBILITY_COUNT",
    ),
    (
        "NEVERC_OBJECT_SCHEMA_SYMBOL_TYPE",
        "a, b, c",
        "PluginObjectSchema.inc",
        "NEVERC_OBJECT_SYMBOL_TYPE_COUNT",
    ),
    (
        "NEVERC_OBJECT_SCHEMA_SYMBOL_DEFINITION",
        "a, b, c",
        "PluginObjectSchema.inc",
        "NEVERC_OBJECT_SYMBOL_DEFINITION_COUNT",
    ),
    (
        "NEVERC_OBJECT_SCHEMA_RELOCATION_KIND",
        "a, b, c",
        "PluginObjectSchema.inc",
        "NEVERC_OBJECT_RELOCATION_KIND_COUNT",
    ),
    (
        "NEVERC_OBJECT_SCHEMA_COMDAT_SELECTION",
        "a, b, c",
        "PluginObjectSchema.inc",
        "NEVERC_OBJECT_COMDAT_SELECTION_COUNT",
    ),
    (
        "NEVERC_PREP_SCHEMA_INTERNAL_TOKEN",
        "a, b, c, d, e, f, g, h, i",
        "PluginPrepSchema.inc",
        "NEVERC_TOKEN_KIND_COUNT",
    ),
    (
        "NEVERC_PREP_SCHEMA_INTERNAL_PP_KEYWORD",
        "a, b, c, d",
        "PluginPrepSchema.inc",
        "NEVERC_PP_KEYWORD_COUNT",
    ),
];

/// Helpers whose form the header gives: used as a plugin would.
const HELPERS: &str = "\
#define TOKEN(S, K, C, B) + 1 + 0 * (K + C + B + NEVERC_TOKEN_##S)
_Static_assert((0 NEVERC_FOR_EACH_TOKEN_KIND(TOKEN)) == NEVERC_TOKEN_KIND_COUNT, \"tokens\");
#define KEYWORD(S, K) + 1 + 0 * (K + NEVERC_PP_KEYWORD_##S)
_Static_assert((0 NEVERC_FOR_EACH_PP_KEYWORD(KEYWORD)) == NEVERC_PP_KEYWORD_COUNT, \"keywords\");
_Static_assert(NEVERC_PREP_EVENT_MASK(39) == UINT64_C(1) << 38 && sizeof(NEVERC_PREP_EVENT_MASK(1)) == 8, \"mask\");
_Static_assert(NEVERC_AST_LIFECYCLE_EVENT_MASK(2) == 2, \"mask\");
_Static_assert(_Generic(neverc_status_ok, NevercStatus (*)(void): 1, default: 0), \"ok\");
_Static_assert(_Generic(neverc_status_is_ok, NevercBool (*)(NevercStatus): 1, default: 0), \"is_ok\");
_Static_assert(_Generic(neverc_handle_is_null, NevercBool (*)(NevercHandle): 1, default: 0), \"is_null\");
_Static_assert(_Generic(&neverc_plugin_entry, NevercPluginEntryFn: 1, default: 0), \"entry\");
#ifndef NEVERC_ABI_DO_PRAGMA_
#error NEVERC_ABI_DO_PRAGMA_
#endif
NEVERC_EXPORT int NEVERC_CALL exported(const NevercBootstrapAPI *b, const NevercCoreAPI *c);
int NEVERC_CALL exported(const NevercBootstrapAPI *b, const NevercCoreAPI *c) {
  const NevercABITableHeader *none = 0;
  return NEVERC_ABI_FIELD_AVAILABLE(&b->Header, NevercBootstrapAPI, LLVMMajor) &&
         NEVERC_ABI_FIELD_AVAILABLE(&c->Header, NevercCoreAPI, GetPluginOptionValue) &&
         !NEVERC_ABI_FIELD_AVAILABLE(none, NevercCoreAPI, Allocate);
}
NEVERC_ABI_PACK_BEGIN
struct own { char a; uint64_t b; };
NEVERC_ABI_PACK_END
_Static_assert(sizeof(struct own) == 16, \"packing of at most 8\");
";

/// The C file, which compiles only when the headers say what the registry says; and what it checks.
pub fn checks(dir: &Path) -> (String, Totals) {
    let mut out = String::from("#include \"neverc/Plugin.h\"\n");
    let mut totals = Totals::default();
    let mut files: Vec<_> = std::fs::read_dir(dir)
        .expect("the registry is part of the repository")
        .flatten()
        .map(|e| e.path())
        .filter(|p| p.extension().is_some_and(|x| x == "facts"))
        .collect();
    files.sort();
    for file in files {
        let all = lines(&file);
        schema_lists(&mut out, &all, &mut totals);
        let mut schema = String::new();
        let mut i = 0;
        while i < all.len() {
            let line = &all[i];
            let inner = deeper(&all, i + 1, 0);
            let body = &all[i + 1..i + 1 + inner];
            let word = |n: usize| line.words[n].as_str();
            match word(0) {
                "module" => schema = word(1).replace("Schema/", ""),
                "macro" => {
                    let value = line.text.splitn(4, ' ').nth(3).unwrap_or("").trim();
                    constant(&mut out, word(1), word(2), value);
                    totals.constants += 1;
                }
                "interface" => {
                    let n = word(1);
                    for (name, ty, key) in [
                        (format!("NEVERC_{n}_API_MAJOR"), "u16", "major"),
                        (format!("NEVERC_{n}_API_MINOR"), "u16", "minor"),
                        (format!("NEVERC_INTERFACE_{n}_HIGH"), "u64", "high"),
                        (format!("NEVERC_INTERFACE_{n}_LOW"), "u64", "low"),
                    ] {
                        constant(&mut out, &name, ty, fact(&line.words, key));
                    }
                    totals.interfaces += 1;
                }
                "alias" => {
                    let _ = writeln!(
                        out,
                        "_Static_assert(_Generic(({} *)0, {}: 1, default: 0), \"{}\");",
                        word(1),
                        pointer_to(word(2)),
                        word(1)
                    );
                }
                "handle" => {
                    let _ = writeln!(
                        out,
                        "_Static_assert(_Generic(({0} *)0, NevercHandle *: 1, default: 0), \"{0}\");",
                        word(1)
                    );
                    totals.handles += 1;
                }
                "enum" | "flags" => {
                    let _ = writeln!(
                        out,
                        "_Static_assert(_Generic(({0} *)0, {1}: 1, default: 0), \"{0}\");",
                        word(1),
                        pointer_to(word(2))
                    );
                    for row in body {
                        let name = format!("{}{}", word(3), row.words[0]);
                        constant(&mut out, &name, word(2), &row.words[1]);
                        totals.constants += 1;
                    }
                }
                "fn" => {
                    let _ = writeln!(
                        out,
                        "_Static_assert(_Generic(({0})0, {1} (NEVERC_CALL *)({2}): 1, default: 0), \"{0}\");",
                        word(1),
                        c(word(2)),
                        parameters(body)
                    );
                    totals.functions += 1;
                }
                "struct" | "union" | "table" => {
                    fields(&mut out, word(1), "", body, 1);
                    totals.records += 1;
                    totals.tables += usize::from(word(0) == "table");
                }
                "xmacro" => expansion(&mut out, line, &schema, &mut totals),
                _ => {}
            }
            i += 1 + inner;
        }
    }
    phases(&mut out, dir, &mut totals);
    for (name, parameters, schema, rows) in SCHEMA_HELPERS {
        expand(&mut out, name, parameters, schema, rows);
        totals.expansions += 1;
    }
    out.push_str(HELPERS);
    (strings_last(&out), totals)
}

/// Comparisons of texts cannot be constant: they go into one function.
fn strings_last(text: &str) -> String {
    let (mut out, mut pairs) = (String::new(), String::new());
    for line in text.lines() {
        match line.strip_prefix("strings[] = { ") {
            Some(pair) => {
                let _ = writeln!(pairs, "  {{{}}},", pair.trim_end_matches(" };"));
            }
            None => {
                out.push_str(line);
                out.push('\n');
            }
        }
    }
    let _ = write!(
        out,
        "static const char *const pairs[][2] = {{\n{pairs}}};\n#include <stdio.h>\n#include <string.h>\nint main(void) {{\n  int bad = 0;\n  for (unsigned i = 0; i < sizeof pairs / sizeof pairs[0]; ++i)\n    if (strcmp(pairs[i][0], pairs[i][1])) {{\n      printf(\"%s is not %s\\n\", pairs[i][0], pairs[i][1]);\n      bad = 1;\n    }}\n  return bad;\n}}\n"
    );
    out
}
