//! `neverc callconv schema`: the registers that plans of a target can hold, with the numbers that plugins need.

use std::ffi::OsString;

use neverc_codegen::{Backend, CodegenOptions};
use neverc_target::{Arch, Triple};

use super::Answer;

const USAGE: &str = "\
usage: neverc callconv schema [--target=TRIPLE]

The registers that plans of a target can hold, as JSON: their numbers, names and sizes, and the digest that a plugin's
planner compares.

EXAMPLES:
  neverc callconv schema
  neverc callconv schema --target=aarch64-linux-gnu
";

/// Runs the subcommand on what stands behind its name.
pub fn run(args: &[OsString]) -> Answer {
    let mut triple = Triple::host();
    for arg in args {
        let word = arg.to_string_lossy();
        if matches!(&*word, "--help" | "-h") {
            return Ok(USAGE.to_owned());
        }
        let Some(text) = word.strip_prefix("--target=") else {
            return Err(format!(
                "neverc: error: unknown argument: '{word}'\n{USAGE}"
            ));
        };
        triple = Triple::parse(text)
            .map_err(|_| format!("neverc: error: unknown target triple '{text}'\n"))?;
    }
    let options = CodegenOptions {
        triple: triple.llvm(),
        cpu: match triple.arch {
            Arch::X86_64 => "x86-64".to_owned(),
            Arch::AArch64 => "generic".to_owned(),
        },
        ..CodegenOptions::default()
    };
    let backend = Backend::new(&options).map_err(|text| format!("neverc: error: {text}\n"))?;
    Ok(neverc_plugin_tables::convention::schema_document(
        triple.arch,
        &backend.registers(),
    ))
}
