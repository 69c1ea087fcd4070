//! Calls of every table slot that takes a handle, as C for the handle fuzzer in `tests/plugins`.

use std::collections::{BTreeSet, HashMap};
use std::fmt::Write as _;

use crate::header::c_type;
use crate::model::{FieldType, Item, Param, RecordKind, Registry};
use crate::thunks::interface_of;

const SCOPES: &[&str] = &["NevercTaskHandle", "NevercSessionHandle"];

/// An argument for a parameter. `others` tells whether the slot takes a handle beside those of its scope: only
/// then may the scope be the real one, so that no call can succeed.
fn argument(p: &Param, handles: &BTreeSet<&str>, others: bool, scratch: &mut usize) -> String {
    let ty = p.ty.as_str();
    if SCOPES.contains(&ty) {
        let own = if ty == "NevercTaskHandle" {
            "own_task"
        } else {
            "own_session"
        };
        return if others {
            format!("maybe({own})")
        } else {
            "wild()".into()
        };
    }
    if handles.contains(ty) {
        return "wild()".into();
    }
    match ty {
        "void*" if p.name == "Context" => "t->Context".into(),
        "void*" if p.name.contains("Registrar") => "&junk".into(),
        "void*" => "NULL".into(),
        "const NevercPhaseFrame*" => "frame".into(),
        "NevercPhaseContinuation*" | "const NevercPhaseContinuation*" => "next".into(),
        "NevercStringView" => "text".into(),
        "NevercByteView" => "bytes".into(),
        "u8" | "u16" | "u32" | "u64" | "i32" | "i64" => format!("({})small()", c_type(ty)),
        _ if ty.ends_with('*') => {
            *scratch += 1;
            format!("({})room({})", c_type(ty), *scratch - 1)
        }
        _ => format!("({}){{0}}", c_type(ty)),
    }
}

/// `tests/plugins/fuzz_slots.inc`.
pub fn slots(registry: &Registry) -> String {
    let mut out = String::from(
        "/* A call of every slot that takes a handle. Made from abi/registry by `./x abi`; do not edit.\n * SPDX-License-Identifier: MIT OR Apache-2.0 */\n\n",
    );
    let items = || registry.modules.iter().flat_map(|m| &m.items);
    let mut handles = BTreeSet::from(["NevercHandle"]);
    let mut functions: HashMap<&str, &[Param]> = HashMap::new();
    for item in items() {
        match item {
            Item::Handle(name) => {
                handles.insert(name);
            }
            Item::Alias(name, of) if of == "NevercHandle" => {
                handles.insert(name);
            }
            Item::Fn(f) => {
                functions.insert(&f.name, &f.params);
            }
            _ => {}
        }
    }
    let mut rows = String::new();
    for record in registry.records().filter(|r| r.kind == RecordKind::Table) {
        let Some(interface) = interface_of(registry, &record.name) else {
            continue;
        };
        for field in &record.fields {
            let params: &[Param] = match &field.ty {
                FieldType::Slot(_, params) => params,
                FieldType::Plain(ty) => match functions.get(ty.as_str()) {
                    Some(params) => params,
                    None => continue,
                },
                FieldType::Nested(..) => continue,
            };
            if !params.iter().any(|p| handles.contains(p.ty.as_str())) {
                continue;
            }
            let others = params
                .iter()
                .any(|p| handles.contains(p.ty.as_str()) && !SCOPES.contains(&p.ty.as_str()));
            let mut scratch = 0;
            let arguments: Vec<String> = params
                .iter()
                .map(|p| argument(p, &handles, others, &mut scratch))
                .collect();
            let name = format!("{}_{}", record.name, field.name);
            let _ = writeln!(
                out,
                "static NevercStatus call_{name}(const void *table) {{\n  const {} *t = (const {} *)table;\n  return t->{}({});\n}}",
                record.name,
                record.name,
                field.name,
                arguments.join(", ")
            );
            let _ = writeln!(
                rows,
                "    {{\"{}\", \"{}\", NEVERC_INTERFACE_{}_HIGH, NEVERC_INTERFACE_{}_LOW, call_{name}}},",
                interface.name, field.name, interface.name, interface.name
            );
        }
    }
    let _ = write!(
        out,
        "\nstatic const struct {{\n  const char *table, *slot;\n  uint64_t high, low;\n  NevercStatus (*call)(const void *);\n}} slots[] = {{\n{rows}}};\n"
    );
    out
}
