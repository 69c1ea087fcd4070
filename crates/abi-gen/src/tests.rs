//! The registry against what is known about it from elsewhere.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::layout::Layouts;
use crate::model::{Item, RecordKind, Registry};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn registry() -> Registry {
    Registry::load(&root().join("abi/registry")).expect("the registry is part of the repository")
}

#[test]
fn counts_are_those_of_the_abi() {
    let registry = registry();
    let tables = registry
        .records()
        .filter(|r| r.kind == RecordKind::Table)
        .count();
    let records = registry
        .records()
        .filter(|r| r.kind != RecordKind::Union)
        .count();
    let interfaces = registry
        .modules
        .iter()
        .flat_map(|m| &m.items)
        .filter(|i| matches!(i, Item::Interface(_)))
        .count();
    assert_eq!(
        (records, tables, interfaces, registry.phases.len()),
        (364, 41, 36, 130)
    );
}

#[test]
fn core_sizes_are_the_documented_ones() {
    let registry = registry();
    let layouts = Layouts::new(&registry);
    for (name, size) in [
        ("NevercPluginDescriptor", 232),
        ("NevercBootstrapAPI", 56),
        ("NevercCoreAPI", 104),
        ("NevercRegistrarAPI", 64),
        ("NevercPhaseFrame", 200),
        ("NevercPhaseRoute", 88),
        ("NevercPhaseResult", 56),
        ("NevercPhaseContinuation", 40),
        ("NevercProviderDescriptor", 176),
        ("NevercInterfaceRequirement", 104),
        ("NevercPluginDependency", 152),
        ("NevercDiagnosticDescriptor", 160),
        ("NevercPrepEvent", 152),
        ("NevercPrepEventPayload", 128),
        ("NevercPrepAPI", 320),
        ("NevercMIROperandPayload", 32),
    ] {
        let record = registry.records().find(|r| r.name == name).expect(name);
        assert_eq!(layouts.record(record).expect(name).size, size, "{name}");
    }
}

#[test]
fn generated_files_are_fresh() {
    for (path, text) in crate::generate(&root()).expect("the registry generates") {
        let old = std::fs::read_to_string(root().join(&path)).unwrap_or_default();
        assert!(old == text, "{path} is stale: run `./x abi`");
    }
}

/// Compiles `source` with every compiler and language mode that is installed.
fn compile_everywhere(source: &Path) {
    let out = tempfile::tempdir().expect("temporary directory");
    let include = root().join("sdk/include");
    for (compiler, std) in [
        ("gcc", "c11"),
        ("gcc", "c2x"),
        ("g++", "c++17"),
        ("clang-19", "c11"),
        ("clang-19", "c23"),
        ("clang++-19", "c++17"),
    ] {
        let language = if std.starts_with("c++") { "c++" } else { "c" };
        let run = Command::new(compiler)
            .args([
                "-x",
                language,
                &format!("-std={std}"),
                "-Wall",
                "-Wextra",
                "-pedantic",
                "-Werror",
                "-c",
                "-I",
            ])
            .arg(&include)
            .arg(source)
            .arg("-o")
            .arg(out.path().join("out.o"))
            .output();
        let Ok(run) = run else {
            eprintln!("{compiler} is not installed: not checked");
            continue;
        };
        assert!(
            run.status.success(),
            "{compiler} -std={std} {}:\n{}",
            source.display(),
            String::from_utf8_lossy(&run.stderr)
        );
    }
}

#[test]
fn headers_compile_and_have_the_abi_layout() {
    compile_everywhere(&root().join("sdk/abi/layout_check.c"));
}

#[test]
fn single_header_compiles_and_expands_x_macros() {
    let dir = tempfile::tempdir().expect("temporary directory");
    let file = dir.path().join("single.c");
    let text = "enum {\n#define NEVERC_AST_SCHEMA_NODE(D, I, S, ID, P, A, R, N, C, PC, SC) NODE_##D##_##S,\n#include \"neverc/PluginSingle.h\"\n  NODE_END };\n\
        typedef char check_nodes[NODE_END == NEVERC_AST_SCHEMA_NODE_COUNT ? 1 : -1];\n\
        #define ONE(S) +1\ntypedef char check_phases[(0 NEVERC_FOR_EACH_BUILTIN_PHASE(ONE)) == NEVERC_BUILTIN_PHASE_COUNT ? 1 : -1];\n\
        int use(check_nodes a, check_phases b);\n";
    // An enumeration cannot hold the whole header: expand into a separate inclusion instead.
    let text = text.replace(
        "enum {\n#define NEVERC_AST_SCHEMA_NODE(D, I, S, ID, P, A, R, N, C, PC, SC) NODE_##D##_##S,\n#include \"neverc/PluginSingle.h\"\n  NODE_END };\n",
        "#include \"neverc/PluginSingle.h\"\n#define NEVERC_AST_SCHEMA_NODE(D, I, S, ID, P, A, R, N, C, PC, SC) NODE_##D##_##S,\nenum {\n#include \"neverc/Plugin/Schema/PluginASTSchema.inc\"\n  NODE_END };\n",
    );
    std::fs::write(&file, text).expect("write");
    compile_everywhere(&file);
}

#[test]
fn doc_lines_belong_to_something_and_live_tables_have_them() {
    let registry = registry();
    let mut names = std::collections::BTreeSet::new();
    for module in &registry.modules {
        names.insert(module.file.clone());
    }
    for record in registry.records() {
        names.insert(record.name.clone());
        for field in &record.fields {
            names.insert(format!("{}.{}", record.name, field.name));
        }
    }
    for name in registry.docs.names() {
        assert!(names.contains(name), "docs.tsv names {name}");
    }
    for record in registry.records().filter(|r| r.kind == RecordKind::Table) {
        assert!(registry.docs.of(&record.name).is_some(), "{}", record.name);
        let live = [
            "NevercCoreAPI",
            "NevercRegistrarAPI",
            "NevercDriverAPI",
            "NevercIOAPI",
            "NevercSourceLocationAPI",
        ];
        if live.contains(&record.name.as_str()) {
            let slots = record.fields.iter().map(|f| f.name.as_str());
            for slot in slots.filter(|n| !["Header", "Context"].contains(n)) {
                let doc = registry.docs.member(&record.name, slot);
                assert!(doc.is_some(), "{}.{slot}", record.name);
            }
        }
    }
}
