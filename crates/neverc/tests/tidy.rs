//! Checks the repository itself: dependencies between crates, `unsafe`, file sizes, first comments.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Which crates each crate may use, as ARCHITECTURE.md draws it. Crates that are not listed are tools
/// and may use what they like, but nothing may use them.
const MAY_USE: &[(&str, &[&str])] = &[
    ("abi", &[]),
    ("source", &[]),
    ("target", &[]),
    ("llvm", &[]),
    ("prep", &["source"]),
    ("syntax", &["source", "prep"]),
    ("callconv", &["target"]),
    ("sema", &["source", "prep", "syntax", "target", "callconv"]),
    (
        "irgen",
        &[
            "source", "prep", "syntax", "sema", "target", "callconv", "llvm",
        ],
    ),
    ("codegen", &["llvm", "target", "callconv"]),
    (
        "driver",
        &[
            "source",
            "prep",
            "syntax",
            "sema",
            "target",
            "callconv",
            "llvm",
            "irgen",
            "codegen",
            "abi",
            "plugin-host",
            "plugin-tables",
        ],
    ),
    ("plugin-host", &["abi", "source"]),
    (
        "plugin-tables",
        &[
            "abi",
            "plugin-host",
            "source",
            "prep",
            "syntax",
            "sema",
            "target",
            "callconv",
            "llvm",
            "irgen",
            "codegen",
        ],
    ),
    ("neverc", &["driver"]),
];

/// Crates in which `unsafe` is allowed.
const MAY_BE_UNSAFE: &[&str] = &["llvm", "abi", "plugin-host", "plugin-tables"];

const MAX_LINES: usize = 900;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .canonicalize()
        .expect("it was built there")
}

fn crates() -> Vec<(String, PathBuf)> {
    let entries = fs::read_dir(root().join("crates")).expect("it is part of the repository");
    let mut list: Vec<(String, PathBuf)> = entries
        .flatten()
        .filter(|e| e.path().join("Cargo.toml").exists())
        .map(|e| (e.file_name().to_string_lossy().into_owned(), e.path()))
        .collect();
    list.sort();
    list
}

/// Files below `dir` with one of the suffixes.
fn files(dir: &Path, suffixes: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let Ok(entries) = fs::read_dir(dir) else {
        return found;
    };
    for path in entries.flatten().map(|e| e.path()) {
        if path.is_dir() {
            if path
                .file_name()
                .is_some_and(|n| n != "target" && n != ".git" && n != "suites-cache")
            {
                found.extend(files(&path, suffixes));
            }
        } else if path
            .extension()
            .is_some_and(|x| suffixes.iter().any(|s| x.to_string_lossy() == **s))
        {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_default()
}

fn is_generated(path: &Path) -> bool {
    path.components().any(|c| c.as_os_str() == "generated")
}

#[test]
fn crates_depend_only_on_those_before_them() {
    let allowed: BTreeMap<&str, &[&str]> = MAY_USE.iter().copied().collect();
    let mut wrong = Vec::new();
    for (name, dir) in crates() {
        let manifest = read(&dir.join("Cargo.toml"));
        let section = manifest.split("[dependencies]").nth(1).unwrap_or("");
        let section = section.split("\n[").next().unwrap_or("");
        let used = section
            .lines()
            .filter_map(|l| l.split('=').next())
            .filter_map(|d| {
                let used = d.trim().split('.').next().unwrap_or("");
                used.strip_prefix("neverc-")
                    .or((used == "neverc").then_some("neverc"))
            });
        for used in used {
            let fine = match allowed.get(name.as_str()) {
                Some(list) => list.contains(&used),
                None => allowed.contains_key(used),
            };
            if !fine {
                wrong.push(format!("{name} uses {used}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn unsafe_code_is_forbidden_where_it_is_due() {
    let mut wrong = Vec::new();
    for (name, dir) in crates() {
        if MAY_BE_UNSAFE.contains(&name.as_str()) {
            continue;
        }
        for main in ["src/lib.rs", "src/main.rs"] {
            let path = dir.join(main);
            if path.exists() && !read(&path).contains("#![forbid(unsafe_code)]") {
                wrong.push(format!("{name}/{main}"));
            }
        }
    }
    assert!(wrong.is_empty(), "no forbid(unsafe_code): {wrong:#?}");
}

#[test]
fn unsafe_blocks_say_why_they_are_sound() {
    let mut wrong = Vec::new();
    for (_, dir) in crates() {
        for path in files(&dir.join("src"), &["rs"])
            .iter()
            .filter(|p| !is_generated(p))
        {
            let text = read(path);
            let lines: Vec<&str> = text.lines().collect();
            for (index, line) in lines.iter().enumerate() {
                let code = line.split("//").next().unwrap_or("");
                if !code.contains("unsafe {") {
                    continue;
                }
                // The comment stands within the statement's few lines above.
                let above = &lines[index.saturating_sub(6)..=index];
                if !above.iter().any(|l| l.contains("SAFETY:")) {
                    wrong.push(format!("{}:{}", path.display(), index + 1));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "no SAFETY comment: {wrong:#?}");
}

#[test]
fn each_crate_says_what_it_must_not_know() {
    let mut wrong = Vec::new();
    for (name, dir) in crates() {
        let lib = dir.join("src/lib.rs");
        let path = if lib.exists() {
            lib
        } else {
            dir.join("src/main.rs")
        };
        let text = read(&path);
        let head: String = text
            .lines()
            .take_while(|l| l.starts_with("//!") || l.is_empty())
            .collect();
        if !head.to_lowercase().contains("must not") && MAY_USE.iter().any(|(n, _)| *n == name) {
            wrong.push(name);
        }
    }
    assert!(
        wrong.is_empty(),
        "no \"must not know\" in the first lines: {wrong:#?}"
    );
}

#[test]
fn files_begin_with_their_subject_and_stay_short() {
    let mut wrong = Vec::new();
    for (_, dir) in crates() {
        for path in files(&dir, &["rs", "cpp"])
            .iter()
            .filter(|p| !is_generated(p))
        {
            let text = read(path);
            let first = text.lines().next().unwrap_or("");
            if !first.starts_with("//") {
                wrong.push(format!("{}: the first line is no comment", path.display()));
            }
            let lines = text.lines().count();
            if lines > MAX_LINES {
                wrong.push(format!("{}: {lines} lines", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn nothing_is_left_to_do_silently() {
    // Spelled in two parts, so that this file is clean.
    let words = [
        concat!("TO", "DO"),
        concat!("FIX", "ME"),
        concat!("XX", "X:"),
        concat!("to", "do!("),
        concat!("un", "implemented!("),
        concat!("db", "g!("),
    ];
    let mut wrong = Vec::new();
    for (_, dir) in crates() {
        for path in files(&dir, &["rs", "cpp", "h"]) {
            for (index, line) in read(&path).lines().enumerate() {
                if words.iter().any(|w| line.contains(w)) {
                    wrong.push(format!("{}:{}: {line}", path.display(), index + 1));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn modules_have_names_that_say_something() {
    let mut wrong = Vec::new();
    for (_, dir) in crates() {
        for path in files(&dir.join("src"), &["rs"]) {
            let stem = path
                .file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            if matches!(
                stem.as_str(),
                "util" | "utils" | "misc" | "helpers" | "common" | "manager"
            ) {
                wrong.push(path);
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_files_that_readers_look_for_are_there() {
    for name in [
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "LICENSE-MIT",
        "LICENSE-APACHE",
        "x",
        ".ci/run",
    ] {
        assert!(root().join(name).exists(), "{name}");
    }
    let architecture = read(&root().join("ARCHITECTURE.md"));
    for (name, _) in MAY_USE
        .iter()
        .filter(|(n, _)| root().join("crates").join(n).exists())
    {
        assert!(
            architecture.contains(&format!("`{name}`")),
            "ARCHITECTURE.md lacks `{name}`"
        );
    }
}
