//! The C headers: C11, C23 and C++17, one per module, plus the aggregate and the single-header edition.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::model::{Enum, Field, FieldType, Function, Item, Module, Param, RecordKind, Registry};
use crate::schema;

/// Generated files by path below the SDK's include directory.
pub type Files = BTreeMap<String, String>;

const BANNER: &str = "/* Part of the NeverC plugin SDK, ABI 1.0. Made from abi/registry by `./x abi`; do not edit.\n * SPDX-License-Identifier: MIT OR Apache-2.0 */\n";

/// C spelling of a type of the registry.
pub fn c_type(ty: &str) -> String {
    let ty = ty.trim();
    let stars = ty.len() - ty.trim_end_matches('*').len();
    let base = ty.trim_end_matches('*').trim();
    let (prefix, name) = match base.strip_prefix("const ") {
        Some(rest) => ("const ", rest.trim()),
        None => ("", base),
    };
    let name = match name {
        "u8" => "uint8_t",
        "u16" => "uint16_t",
        "u32" => "uint32_t",
        "u64" => "uint64_t",
        "i8" => "int8_t",
        "i16" => "int16_t",
        "i32" => "int32_t",
        "i64" => "int64_t",
        other => other,
    };
    let sep = if stars > 0 { " " } else { "" };
    format!("{prefix}{name}{sep}{}", "*".repeat(stars))
}

/// `type name` with the array part behind the name.
pub fn declare(ty: &str, name: &str) -> String {
    if let Some((elem, count)) = ty.strip_suffix(']').and_then(|t| t.split_once('[')) {
        return format!("{} {name}[{count}]", c_type(elem));
    }
    let c = c_type(ty);
    let sep = if c.ends_with('*') { "" } else { " " };
    format!("{c}{sep}{name}")
}

pub fn parameters(params: &[Param]) -> String {
    if params.is_empty() {
        return "void".into();
    }
    params
        .iter()
        .map(|p| declare(&p.ty, &p.name))
        .collect::<Vec<_>>()
        .join(", ")
}

/// A constant expression for a value of the registry, usable in `#if`.
pub fn constant(ty: &str, value: &str) -> String {
    match ty {
        "u16" => format!("UINT16_C({value})"),
        "u32" => format!("UINT32_C({value})"),
        "i32" => format!("INT32_C({value})"),
        "u64" => format!("UINT64_C({value})"),
        "str" => format!("\"{value}\""),
        "empty" => String::new(),
        _ => value.to_string(),
    }
}

fn define(out: &mut String, name: &str, value: &str) {
    if value.is_empty() {
        let _ = writeln!(out, "#define {name}");
    } else {
        let _ = writeln!(out, "#define {name} {value}");
    }
}

fn enum_constants(out: &mut String, e: &Enum) {
    for m in &e.members {
        define(
            out,
            &format!("{}{}", e.prefix, m.name),
            &constant(&e.ty, &m.value),
        );
    }
}

/// Doc line of a member.
type DocOf<'a> = &'a dyn Fn(&str) -> Option<&'a str>;

/// Members and function types that earlier headers of ABI 1.0 spelled otherwise: both spellings compile.
const FORMER: &[(&str, &str)] = &[
    ("GetWorkingDirectory", "GetCurrentDirectory"),
    ("SetWorkingDirectory", "SetCurrentDirectory"),
    (
        "NevercIOGetWorkingDirectoryFn",
        "NevercIOGetCurrentDirectoryFn",
    ),
    (
        "NevercIOSetWorkingDirectoryFn",
        "NevercIOSetCurrentDirectoryFn",
    ),
];

fn former(name: &str) -> Option<&'static str> {
    FORMER.iter().find(|(n, _)| *n == name).map(|(_, f)| *f)
}

fn record_body(out: &mut String, fields: &[Field], indent: usize, doc: DocOf<'_>) {
    let pad = "  ".repeat(indent);
    for f in fields {
        if let Some(doc) = doc(&f.name) {
            let _ = writeln!(out, "{pad}/* {doc} */");
        }
        match &f.ty {
            FieldType::Plain(ty) if former(&f.name).is_some() => {
                let old = former(&f.name).unwrap_or_default();
                let _ = writeln!(
                    out,
                    "{pad}union {{ /* the second name is that of earlier headers */\n{pad}  {};\n{pad}  {};\n{pad}}};",
                    declare(ty, &f.name),
                    declare(ty, old)
                );
            }
            FieldType::Plain(ty) => {
                let _ = writeln!(out, "{pad}{};", declare(ty, &f.name));
            }
            FieldType::Slot(result, params) => {
                let _ = writeln!(
                    out,
                    "{pad}{} (NEVERC_CALL *{})({});",
                    c_type(result),
                    f.name,
                    parameters(params)
                );
            }
            FieldType::Nested(kind, inner) => {
                let _ = writeln!(out, "{pad}{} {{", keyword(*kind));
                record_body(out, inner, indent + 1, &|_| None);
                let _ = writeln!(out, "{pad}}} {};", f.name);
            }
        }
    }
}

fn keyword(kind: RecordKind) -> &'static str {
    if kind == RecordKind::Union {
        "union"
    } else {
        "struct"
    }
}

fn function(out: &mut String, f: &Function) {
    let _ = writeln!(
        out,
        "typedef {} (NEVERC_CALL *{})({});",
        c_type(&f.result),
        f.name,
        parameters(&f.params)
    );
    if let Some(old) = former(&f.name) {
        let _ = writeln!(out, "typedef {} {old};", f.name);
    }
}

/// Bodies of the helpers, by the first word of their line.
fn helper(line: &str) -> Option<&'static str> {
    let name = line.split(['(', ' ']).next().unwrap_or(line);
    Some(match name {
        "NEVERC_EXPORT" => {
            "#ifndef NEVERC_EXPORT\n#if defined(_WIN32)\n#define NEVERC_EXPORT __declspec(dllexport)\n#elif defined(__GNUC__)\n#define NEVERC_EXPORT __attribute__((visibility(\"default\")))\n#else\n#define NEVERC_EXPORT\n#endif\n#endif\n"
        }
        "NEVERC_CALL" => {
            "#ifndef NEVERC_CALL\n#if defined(_WIN32)\n#define NEVERC_CALL __cdecl\n#else\n#define NEVERC_CALL\n#endif\n#endif\n"
        }
        "NEVERC_ABI_PACK_BEGIN" => {
            "#if defined(_MSC_VER)\n#define NEVERC_ABI_PACK_BEGIN __pragma(pack(push, 8))\n#define NEVERC_ABI_PACK_END __pragma(pack(pop))\n#else\n#define NEVERC_ABI_DO_PRAGMA_(value) _Pragma(#value)\n#define NEVERC_ABI_PACK_BEGIN NEVERC_ABI_DO_PRAGMA_(pack(push, 8))\n#define NEVERC_ABI_PACK_END NEVERC_ABI_DO_PRAGMA_(pack(pop))\n#endif\n"
        }
        "NEVERC_ABI_FIELD_AVAILABLE" => {
            "/* True when the record behind `header_pointer` is large enough to hold `field`. Null is allowed; behind a function, so\n * that no compiler calls the test of a member's address needless. */\nstatic inline int neverc_abi_covers(const NevercABITableHeader *Header, size_t End) {\n  return Header != NULL && (size_t)Header->StructSize >= End;\n}\n#define NEVERC_ABI_FIELD_AVAILABLE(header_pointer, structure_type, field) \\\n  neverc_abi_covers((header_pointer), offsetof(structure_type, field) + sizeof(((structure_type *)0)->field))\n"
        }
        "neverc_status_ok" => {
            "static inline NevercStatus neverc_status_ok(void) {\n  NevercStatus Status;\n  Status.Code = NEVERC_STATUS_OK;\n  Status.Flags = NEVERC_STATUS_FLAG_NONE;\n  Status.Detail = 0;\n  return Status;\n}\n"
        }
        "neverc_status_is_ok" => {
            "static inline NevercBool neverc_status_is_ok(NevercStatus Status) {\n  return Status.Code == NEVERC_STATUS_OK ? NEVERC_TRUE : NEVERC_FALSE;\n}\n"
        }
        "neverc_handle_is_null" => {
            "static inline NevercBool neverc_handle_is_null(NevercHandle Handle) {\n  return Handle.Owner == 0 && Handle.Value == 0 ? NEVERC_TRUE : NEVERC_FALSE;\n}\n"
        }
        "neverc_plugin_entry" => {
            "/* The one symbol that a plugin exports. */\nNEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *Bootstrap,\n                                                       NevercPluginDescriptor *OutPlugin);\n"
        }
        "NEVERC_PREP_EVENT_MASK" => {
            "#define NEVERC_PREP_EVENT_MASK(EventKind) (UINT64_C(1) << ((EventKind) - 1))\n"
        }
        "NEVERC_AST_LIFECYCLE_EVENT_MASK" => {
            "#define NEVERC_AST_LIFECYCLE_EVENT_MASK(EventKind) (UINT64_C(1) << ((EventKind) - 1))\n"
        }
        _ => return None,
    })
}

fn guard_name(file: &str) -> String {
    let mut out = String::from("NEVERC_");
    let stem = file.rsplit('/').next().unwrap_or(file);
    let mut previous_lower = false;
    for c in stem.chars() {
        if c.is_ascii_uppercase() && previous_lower {
            out.push('_');
        }
        previous_lower = c.is_ascii_lowercase() || c.is_ascii_digit();
        out.push(if c.is_ascii_alphanumeric() {
            c.to_ascii_uppercase()
        } else {
            '_'
        });
    }
    out
}

/// Record tags that are used before they are defined, in module order.
const FORWARD: &[(&str, &[&str])] = &[(
    "PluginCore.h",
    &[
        "NevercBootstrapAPI",
        "NevercCoreAPI",
        "NevercRegistrarAPI",
        "NevercPhaseContinuation",
        "NevercPluginDescriptor",
        "NevercOptionDescriptor",
    ],
)];

fn module_header(module: &Module, registry: &Registry, inline: bool) -> Result<String, String> {
    let mut out = String::new();
    let guard = guard_name(&module.file);
    if !inline {
        out.push_str(BANNER);
    }
    let _ = writeln!(out, "#ifndef {guard}\n#define {guard}\n");
    if let Some(doc) = registry.docs.of(&module.file) {
        let _ = writeln!(out, "/* {doc} */\n");
    }
    if module.file == "PluginCore.h" {
        out.push_str("#include <stddef.h>\n#include <stdint.h>\n\n");
    }
    // Names of this header, so that a use before the definition can be declared first.
    let declared: Vec<&str> = module
        .items
        .iter()
        .filter_map(|i| match i {
            Item::Record(r) if r.kind != RecordKind::Union => Some(r.name.as_str()),
            _ => None,
        })
        .collect();
    let mut opened = false;
    let inner_schema = schema::embedded(&module.file);
    let mut schema_included = false;
    let mut done_include = false;
    for item in &module.items {
        if let Item::Include(file) = item {
            if file.starts_with("Schema/") {
                schema_include(&mut out, file, registry, inline)?;
                if module.file == "PluginPhaseSchema.h" {
                    done_include = true;
                }
            } else if !inline {
                let _ = writeln!(out, "#include \"neverc/Plugin/{file}\"");
            }
            continue;
        }
        if done_include {
            // The rest of this module is what the schema file defines.
            break;
        }
        if module.file == "PluginAST.h" && matches!(item, Item::Handle(_)) && !schema_included {
            // The AST schema stands behind the header's own constants and before the handles.
            schema_included = true;
            schema_include(&mut out, "Schema/PluginASTSchema.inc", registry, inline)?;
        }
        if !opened && matches!(item, Item::Record(_) | Item::Fn(_) | Item::Handle(_)) {
            opened = true;
            out.push_str("\n#ifdef __cplusplus\nextern \"C\" {\n#endif\nNEVERC_ABI_PACK_BEGIN\n\n");
            for name in FORWARD
                .iter()
                .filter(|(f, _)| *f == module.file)
                .flat_map(|(_, names)| names.iter().copied())
                .chain(declared.iter().copied())
                .collect::<std::collections::BTreeSet<_>>()
            {
                let _ = writeln!(out, "typedef struct {name} {name};");
            }
            out.push('\n');
        }
        match item {
            Item::Include(_) => {}
            Item::Macro(m) => {
                if !inner_schema.is_some_and(|s| s.owns_macro(&m.name)) {
                    define(&mut out, &m.name, &constant(&m.ty, &m.value));
                }
            }
            Item::Interface(i) => {
                let n = &i.name;
                let _ = writeln!(
                    out,
                    "#define NEVERC_{n}_API_MAJOR UINT16_C({})\n#define NEVERC_{n}_API_MINOR UINT16_C({})\n#define NEVERC_INTERFACE_{n}_HIGH UINT64_C({})\n#define NEVERC_INTERFACE_{n}_LOW UINT64_C({})",
                    i.major, i.minor, i.high, i.low
                );
            }
            Item::Alias(name, of) => {
                let _ = writeln!(out, "typedef {};", declare(of, name));
            }
            Item::Handle(name) => {
                let _ = writeln!(out, "typedef NevercHandle {name};");
            }
            Item::Enum(e) => {
                let _ = writeln!(out, "\ntypedef {} {};", c_type(&e.ty), e.name);
                match inner_schema {
                    Some(s) if s.owns_enum(&e.name) => {
                        if !schema_included && s.include_at == e.name {
                            schema_included = true;
                            schema_include(&mut out, s.file, registry, inline)?;
                        }
                    }
                    _ => enum_constants(&mut out, e),
                }
            }
            Item::Record(r) => {
                let _ = writeln!(out);
                if let Some(doc) = registry.docs.of(&r.name) {
                    let _ = writeln!(out, "/* {doc} */");
                }
                if r.kind == RecordKind::Union {
                    let _ = writeln!(out, "typedef union {} {{", r.name);
                    record_body(&mut out, &r.fields, 1, &|f| {
                        registry.docs.member(&r.name, f)
                    });
                    let _ = writeln!(out, "}} {};", r.name);
                } else {
                    let _ = writeln!(out, "struct {} {{", r.name);
                    record_body(&mut out, &r.fields, 1, &|f| {
                        registry.docs.member(&r.name, f)
                    });
                    let _ = writeln!(out, "}};");
                }
            }
            Item::Fn(f) => function(&mut out, f),
            Item::Helper(line) => {
                if line.starts_with("neverc_") && opened {
                    opened = false;
                    out.push_str("\nNEVERC_ABI_PACK_END\n");
                    let mut rest = String::new();
                    for later in &module.items {
                        if let Item::Helper(l) = later
                            && l.starts_with("neverc_")
                        {
                            rest.push('\n');
                            rest.push_str(helper(l).unwrap_or(""));
                        }
                    }
                    out.push_str(&rest);
                    out.push_str("\n#ifdef __cplusplus\n}\n#endif\n");
                    break;
                }
                if let Some(text) = helper(line) {
                    let _ = write!(out, "\n{text}");
                }
            }
        }
    }
    if let Some(check) = schema::version_check(&module.file) {
        out.push_str(check);
    }
    if opened {
        out.push_str("\nNEVERC_ABI_PACK_END\n#ifdef __cplusplus\n}\n#endif\n");
    }
    let _ = writeln!(out, "\n#endif /* {guard} */");
    Ok(out)
}

fn schema_include(
    out: &mut String,
    file: &str,
    registry: &Registry,
    inline: bool,
) -> Result<(), String> {
    if inline {
        out.push_str(&schema::file(file, registry)?);
    } else {
        let _ = writeln!(out, "#include \"neverc/Plugin/{file}\"");
    }
    Ok(())
}

/// All headers.
///
/// # Errors
/// When the registry lacks something that a header needs.
pub fn generate(registry: &Registry) -> Result<Files, String> {
    let mut files = Files::new();
    let mut single = format!(
        "{BANNER}#ifndef NEVERC_PLUGIN_SINGLE_H\n#define NEVERC_PLUGIN_SINGLE_H\n\n/* The whole plugin interface in one file. Define X-macros before the first inclusion. */\n\n"
    );
    let mut aggregate = format!(
        "{BANNER}#ifndef NEVERC_PLUGIN_H\n#define NEVERC_PLUGIN_H\n\n/* Includes every header of the plugin interface. */\n\n"
    );
    for module in &registry.modules {
        if !module.file.ends_with(".h") {
            continue;
        }
        files.insert(
            format!("neverc/Plugin/{}", module.file),
            module_header(module, registry, false)?,
        );
        let _ = writeln!(aggregate, "#include \"neverc/Plugin/{}\"", module.file);
        single.push_str(&module_header(module, registry, true)?);
        single.push('\n');
    }
    for file in schema::FILES {
        files.insert(
            format!("neverc/Plugin/{file}"),
            format!("{BANNER}{}", schema::file(file, registry)?),
        );
    }
    aggregate.push_str("\n#endif /* NEVERC_PLUGIN_H */\n");
    single.push_str("#endif /* NEVERC_PLUGIN_SINGLE_H */\n");
    files.insert("neverc/Plugin.h".into(), aggregate);
    files.insert("neverc/PluginSingle.h".into(), single);
    Ok(files)
}
