//! Layout assertions for C, and the machine-readable layout and manifest files of the SDK.

use std::fmt::Write as _;

use serde_json::{Value, json};

use crate::layout::Layouts;
use crate::model::{Item, RecordKind, Registry};

/// A C file that fails to compile when a record's size, alignment or an offset is not what the ABI says.
///
/// # Errors
/// When a record has an unknown type.
pub fn c_asserts(registry: &Registry, layouts: &Layouts) -> Result<String, String> {
    let mut out = String::from(
        "/* Layout of every record of the plugin ABI on 64-bit hosts. Made from abi/registry by `./x abi`; do not edit.\n * SPDX-License-Identifier: MIT OR Apache-2.0 */\n#include \"neverc/Plugin.h\"\n\n#if defined(__cplusplus)\n#define CHECK(x) static_assert(x, #x)\n#define ALIGNOF(t) alignof(t)\n#else\n#define CHECK(x) _Static_assert(x, #x)\n#define ALIGNOF(t) _Alignof(t)\n#endif\n\n",
    );
    for r in registry.records() {
        let layout = layouts.record(r)?;
        let _ = writeln!(
            out,
            "CHECK(sizeof({0}) == {1});\nCHECK(ALIGNOF({0}) == {2});",
            r.name, layout.size, layout.align
        );
        for (field, offset) in &layout.offsets {
            let _ = writeln!(out, "CHECK(offsetof({}, {field}) == {offset});", r.name);
        }
    }
    out.push_str("\nint neverc_layout_check_dummy;\n");
    Ok(out)
}

/// `abi/plugin.json`: layouts by record.
///
/// # Errors
/// When a record has an unknown type.
pub fn layout_json(registry: &Registry, layouts: &Layouts) -> Result<String, String> {
    let mut records = serde_json::Map::new();
    for r in registry.records() {
        let layout = layouts.record(r)?;
        let fields: Vec<Value> = layout
            .offsets
            .iter()
            .map(|(name, offset)| json!({ "name": name, "offset": offset }))
            .collect();
        let kind = match r.kind {
            RecordKind::Struct => "struct",
            RecordKind::Union => "union",
            RecordKind::Table => "table",
        };
        records.insert(
            r.name.clone(),
            json!({ "kind": kind, "size": layout.size, "align": layout.align, "fields": fields }),
        );
    }
    pretty(&json!({
        "abi": { "major": 1, "minor": 0 },
        "host_keys": ["x86_64-le-64-sysv", "aarch64-le-64-sysv"],
        "records": records,
    }))
}

/// `manifest/plugin.json`: interfaces and phases.
///
/// # Errors
/// Never for a registry that loaded.
pub fn manifest_json(registry: &Registry) -> Result<String, String> {
    let interfaces: Vec<Value> = registry
        .modules
        .iter()
        .flat_map(|m| m.items.iter().map(move |i| (m, i)))
        .filter_map(|(m, i)| match i {
            Item::Interface(i) => Some(json!({
                "name": i.name, "header": m.file, "high": i.high, "low": i.low,
                "major": i.major.parse::<u32>().ok(), "minor": i.minor.parse::<u32>().ok(),
            })),
            _ => None,
        })
        .collect();
    let phases: Vec<Value> = registry
        .phases
        .iter()
        .map(|p| {
            let get = |k: &str| p.get(k).map(String::as_str).unwrap_or("");
            json!({
                "name": get("name"), "domain": get("domain"), "kind": get("kind"),
                "id": [get("id_high"), get("id_low")],
                "input": [get("input_high"), get("input_low")],
                "output": [get("output_high"), get("output_low")],
                "policy": get("policy").split(',').collect::<Vec<_>>(),
                "observer_points": get("observer_points").split(',').collect::<Vec<_>>(),
                "verifier": get("verifier"), "gate": get("gate"),
                "builtin_fallback": get("builtin_fallback") == "true",
            })
        })
        .collect();
    pretty(&json!({
        "abi": { "major": 1, "minor": 0 },
        "entry_point": "neverc_plugin_entry",
        "interfaces": interfaces,
        "phases": phases,
    }))
}

fn pretty(value: &Value) -> Result<String, String> {
    serde_json::to_string_pretty(value)
        .map(|s| s + "\n")
        .map_err(|e| e.to_string())
}
