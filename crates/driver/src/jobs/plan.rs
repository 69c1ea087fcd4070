//! Which jobs a request needs: what each input becomes, and under which names.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use super::Job;
use crate::cc1::{Compilation, Written};
use crate::cleanup::TemporaryFiles;
use crate::compile::Product;
use crate::depfile;
use crate::invocation::{Input, InputKind, Invocation, SaveTemps, Stage};
use crate::output::reason;

/// The file to link for each input.
pub(super) fn objects(invocation: &Invocation, jobs: &[Job]) -> Vec<PathBuf> {
    let inputs = invocation.inputs.iter().map(|i| i.path.clone());
    let mut objects: Vec<PathBuf> = inputs.collect();
    for job in jobs {
        if let Some(path) = &job.output {
            objects[job.input].clone_from(path);
        }
    }
    objects
}

/// The jobs of a request, in input order.
pub(super) fn plan(
    invocation: &Invocation,
    temporaries: &mut TemporaryFiles,
) -> Result<Vec<Job>, String> {
    let mut jobs = Vec::new();
    for (index, input) in invocation.inputs.iter().enumerate() {
        if input.kind == InputKind::LinkerInput {
            continue;
        }
        let product = product(invocation, input);
        // An input that stops before the link has nothing to do with its output.
        let named_output = match input.stop {
            Some(_) if invocation.stage == Stage::Link => None,
            _ => invocation.output.clone(),
        };
        let output = match product {
            Product::Nothing => None,
            Product::Dependencies => {
                let deps = &invocation.dependencies;
                let file = deps.file.clone().or_else(|| invocation.output.clone());
                Some(file.unwrap_or_else(|| "-".into()))
            }
            Product::Preprocessed => Some(named_output.unwrap_or_else(|| PathBuf::from("-"))),
            Product::Object if input.stop.unwrap_or(invocation.stage) == Stage::Link => {
                let temporary = invocation.save_temps.is_none();
                if temporary && !invocation.dry_run {
                    let stem = input.stem();
                    let name = format!("{}-", stem.display());
                    let file = temporaries.add(&name, ".o").map_err(|e| {
                        let dir = std::env::temp_dir();
                        format!(
                            "cannot make a temporary file in '{}': {}",
                            dir.display(),
                            reason(&e)
                        )
                    })?;
                    Some(file)
                } else if temporary {
                    let name = format!("{}-000000.o", input.stem().display());
                    Some(std::env::temp_dir().join(name))
                } else {
                    Some(saved(invocation, input, "o"))
                }
            }
            _ => Some(named_output.unwrap_or_else(|| {
                let suffix = match product {
                    Product::Assembly => "s",
                    Product::IrText => "ll",
                    Product::Bitcode => "bc",
                    _ => "o",
                };
                named(&input.stem(), suffix)
            })),
        };
        let deps = &invocation.dependencies;
        let dependency_file =
            (deps.wanted && !deps.only && input.kind != InputKind::Ir).then(|| {
                deps.file
                    .clone()
                    .unwrap_or_else(|| match &invocation.output {
                        Some(out) if out.as_os_str() != "-" => out.with_extension("d"),
                        _ => named(&input.stem(), "d"),
                    })
            });
        jobs.push(Job {
            input: index,
            product,
            output,
            dependency_file,
            place: jobs.len(),
            own: None,
        });
    }
    Ok(jobs)
}

fn product(invocation: &Invocation, input: &Input) -> Product {
    match input.stop.unwrap_or(invocation.stage) {
        Stage::Preprocess if invocation.dependencies.only => Product::Dependencies,
        Stage::Preprocess => Product::Preprocessed,
        Stage::SyntaxOnly => Product::Nothing,
        Stage::Assembly if invocation.emit_llvm => Product::IrText,
        Stage::Object if invocation.emit_llvm => Product::Bitcode,
        // Assembling to assembly is preprocessing, or nothing at all.
        Stage::Assembly if input.kind == InputKind::AssemblyWithCpp => Product::Preprocessed,
        Stage::Assembly => Product::Assembly,
        Stage::Object | Stage::Link => Product::Object,
    }
}

pub(super) fn named(stem: &Path, suffix: &str) -> PathBuf {
    let mut name = if stem.as_os_str() == "-" {
        OsString::from("-")
    } else {
        stem.into()
    };
    name.push(".");
    name.push(suffix);
    PathBuf::from(name)
}

/// Name of a kept intermediate file.
pub(super) fn saved(invocation: &Invocation, input: &Input, suffix: &str) -> PathBuf {
    let name = named(&input.stem(), suffix);
    match (invocation.save_temps, &invocation.output) {
        (Some(SaveTemps::OutputDirectory), Some(out)) => out
            .parent()
            .map_or_else(|| name.clone(), |dir| dir.join(&name)),
        _ => name,
    }
}

/// A request with one input as the one compilation that it is; nothing is linked.
#[must_use]
pub fn alone(invocation: Invocation) -> Compilation {
    // Without a link there is no temporary file, which is all that could fail.
    let planned = plan(&invocation, &mut TemporaryFiles::default()).unwrap_or_default();
    let job = planned.into_iter().next();
    Compilation {
        product: job.as_ref().map_or(Product::Nothing, |j| j.product),
        output: job.as_ref().and_then(|j| j.output.clone()),
        dependency_file: job.and_then(|j| j.dependency_file),
        invocation,
    }
}

/// The target of an input's dependency rule when none is named, quoted for make.
pub(super) fn default_target(invocation: &Invocation, input: &Input) -> String {
    let deps = &invocation.dependencies;
    let target = match &invocation.output {
        Some(out) if !deps.only && out.as_os_str() != "-" => out.clone(),
        _ if deps.only || invocation.stage != Stage::Assembly => named(&input.stem(), "o"),
        _ => named(&input.stem(), "s"),
    };
    depfile::quote_target(&target.to_string_lossy())
}

/// The words of a job, `-cc1` first.
#[must_use]
pub fn words(invocation: &Invocation, job: &Job) -> Vec<OsString> {
    crate::cc1::write(&Written {
        invocation,
        input: job.input,
        product: job.product,
        output: job.output.as_deref(),
        dependency_file: job.dependency_file.as_deref(),
        dependency_target: default_target(invocation, &invocation.inputs[job.input]),
    })
}
