//! The phase of toolchain selection: target, processor and features as plugins want them.

use neverc_abi::{
    NEVERC_EXECUTION_LEVEL_USER, NEVERC_TOOLCHAIN_ID_LINUX, NevercHandle,
    PHASE_DRIVER_SELECT_TOOLCHAIN,
};
use neverc_plugin_host::{Artifact, Route};
use neverc_plugin_tables::driver::{
    ToolchainRequest, ToolchainSelection, verify_toolchain_selection,
};
use neverc_target::{Arch, Triple};

use super::{Plugins, execute};
use crate::invocation::Invocation;
use crate::machine;

/// What a plugin chose other than the command line did.
#[derive(Debug, Default)]
pub struct Chosen {
    /// Target triple.
    pub triple: Option<Triple>,
    /// Processor.
    pub cpu: Option<String>,
    /// Features, each with whether it is on.
    pub features: Option<Vec<(String, bool)>>,
}

impl Chosen {
    /// Puts processor and features into a request for `triple`.
    pub fn apply(self, invocation: &mut Invocation) {
        let codegen = &mut invocation.codegen;
        if let Some(cpu) = self.cpu {
            match invocation.triple.arch {
                Arch::X86_64 => codegen.march = Some(cpu),
                Arch::AArch64 => codegen.mcpu = Some(cpu),
            }
        }
        if let Some(features) = self.features {
            codegen.features = features;
        }
    }
}

fn written(features: &[(String, bool)]) -> Vec<String> {
    let sign = |on: &bool| if *on { '+' } else { '-' };
    features
        .iter()
        .map(|(name, on)| format!("{}{name}", sign(on)))
        .collect()
}

fn read(feature: &str) -> (String, bool) {
    match feature.strip_prefix('-') {
        Some(name) => (name.to_owned(), false),
        None => (feature.trim_start_matches('+').to_owned(), true),
    }
}

/// The facts by which providers are chosen.
#[must_use]
pub fn route(invocation: &Invocation) -> Route {
    let codegen = &invocation.codegen;
    // One that is not there is told about where it is used.
    let cpu = machine::processor(invocation).map_or_else(|_| String::new(), |c| c.name);
    Route {
        target_triple: invocation.triple.llvm(),
        cpu,
        features: written(&codegen.features).join(","),
        object_format: "elf".to_owned(),
        execution_level: NEVERC_EXECUTION_LEVEL_USER,
    }
}

impl Plugins {
    /// `neverc.driver.select_toolchain`. `requested` is the text of `--target=`, if it was given.
    ///
    /// # Errors
    /// The text of a failed phase.
    pub fn select_toolchain(
        &self,
        requested: Option<String>,
        invocation: &Invocation,
    ) -> Result<Chosen, String> {
        if !self.task.is_bound(PHASE_DRIVER_SELECT_TOOLCHAIN) {
            return Ok(Chosen::default());
        }
        let triple = invocation.triple.llvm();
        let requested = requested.unwrap_or_else(|| triple.clone());
        let cpu = machine::processor(invocation).map_or_else(|_| String::new(), |c| c.name);
        let features = written(&invocation.codegen.features);
        let request = ToolchainRequest {
            requested_triple: requested.clone(),
            computed_triple: triple.clone(),
            sysroot: invocation.sysroot.display().to_string(),
            resource_dir: crate::headers::DIRECTORY.to_owned(),
            cpu: cpu.clone(),
            features: features.clone().into(),
            execution_level: NEVERC_EXECUTION_LEVEL_USER,
            dynamic_code: false,
        };
        let default = |input: &Artifact| {
            let request = input.payload::<ToolchainRequest>();
            // A changed triple is in one of the two fields.
            let target = request.as_ref().map_or(&triple, |r| {
                if r.requested_triple == requested {
                    &r.computed_triple
                } else {
                    &r.requested_triple
                }
            });
            ToolchainSelection {
                toolchain_id: NEVERC_TOOLCHAIN_ID_LINUX.to_owned(),
                target_key: target.clone(),
                target_triple: target.clone(),
                cpu: request
                    .as_ref()
                    .map_or_else(|| cpu.clone(), |r| r.cpu.clone()),
                features: request
                    .as_ref()
                    .map_or_else(|| features.clone().into(), |r| r.features.clone()),
                provider: NevercHandle { owner: 0, value: 0 },
                builtin: true,
            }
            .artifact()
        };
        let verify = |artifact: &Artifact| {
            verify_toolchain_selection(artifact, |text| Triple::parse(text).is_ok())
        };
        let made = execute(
            &self.task,
            PHASE_DRIVER_SELECT_TOOLCHAIN,
            &route(invocation),
            request.artifact(),
            default,
            Some(&verify),
        )
        .map_err(|e| e.to_string())?;
        let Some(selection) = made.artifact.payload::<ToolchainSelection>() else {
            return Err("plugin phase failed: the artifact is no toolchain selection".into());
        };
        let mut chosen = Chosen::default();
        if selection.target_triple != triple {
            chosen.triple = Triple::parse(&selection.target_triple).ok();
        }
        if !selection.cpu.is_empty() && selection.cpu != cpu {
            chosen.cpu = Some(selection.cpu.clone());
        }
        if *selection.features != *features {
            chosen.features = Some(selection.features.iter().map(|f| read(f)).collect());
        }
        Ok(chosen)
    }
}
