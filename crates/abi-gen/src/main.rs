//! Makes the plugin SDK's headers, Rust declarations and layout checks from the registry in `abi/registry`.
//!
//! Must not know any other crate: it reads facts and writes text.
#![forbid(unsafe_code)]

mod checks;
mod docs;
mod fuzz;
mod header;
mod layout;
mod model;
mod reference;
mod rust;
mod schema;
#[cfg(test)]
mod tests;
mod thunks;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Everything that is generated, by path below the repository's root.
fn generate(root: &Path) -> Result<header::Files, String> {
    let registry = model::Registry::load(&root.join("abi/registry"))?;
    let layouts = layout::Layouts::new(&registry);
    let mut files = header::Files::new();
    for (path, text) in header::generate(&registry)? {
        files.insert(format!("sdk/include/{path}"), text);
    }
    files.insert(
        "sdk/abi/layout_check.c".into(),
        checks::c_asserts(&registry, &layouts)?,
    );
    files.insert(
        "sdk/abi/plugin.json".into(),
        checks::layout_json(&registry, &layouts)?,
    );
    files.insert(
        "sdk/manifest/plugin.json".into(),
        checks::manifest_json(&registry)?,
    );
    files.insert(
        "tests/plugins/fuzz_slots.inc".into(),
        fuzz::slots(&registry),
    );
    for (path, text) in reference::generate(&registry, &layouts)? {
        files.insert(format!("docs/reference/{path}"), text);
    }
    for (path, text) in rust::generate(&registry, &layouts)? {
        files.insert(format!("crates/abi/src/generated/{path}"), text);
    }
    for (path, text) in thunks::generate(&registry)? {
        files.insert(format!("crates/plugin-host/src/generated/{path}"), text);
    }
    Ok(files)
}

fn run() -> Result<ExitCode, String> {
    let mut check = false;
    let mut root = PathBuf::from(".");
    for arg in std::env::args().skip(1) {
        match arg.as_str() {
            "--check" => check = true,
            "--help" | "-h" => {
                println!(
                    "usage: neverc-abi-gen [--check] [ROOT]\n\nWrites the generated files below ROOT (default: here); with --check only tells which are stale."
                );
                return Ok(ExitCode::SUCCESS);
            }
            other if other.starts_with('-') => return Err(format!("unknown option {other}")),
            other => root = PathBuf::from(other),
        }
    }
    let mut stale = 0;
    for (path, text) in generate(&root)? {
        let target = root.join(&path);
        if std::fs::read_to_string(&target).is_ok_and(|old| old == text) {
            continue;
        }
        stale += 1;
        println!("{}{path}", if check { "stale: " } else { "wrote " });
        if !check {
            if let Some(dir) = target.parent() {
                std::fs::create_dir_all(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
            }
            std::fs::write(&target, text).map_err(|e| format!("{path}: {e}"))?;
        }
    }
    Ok(if check && stale > 0 {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    })
}

fn main() -> ExitCode {
    run().unwrap_or_else(|message| {
        eprintln!("neverc-abi-gen: {message}");
        ExitCode::FAILURE
    })
}
