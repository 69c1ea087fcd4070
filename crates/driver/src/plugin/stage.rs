//! The phases of a compilation: stages run through the executor where a plugin is bound to them, and are
//! called directly everywhere else.

use std::cell::Cell;
use std::rc::Rc;

use neverc_abi::PHASES;
use neverc_plugin_host::task::Task;
use neverc_plugin_host::{Artifact, ArtifactSlot, BuiltinError, PhaseRun, Route};
use neverc_target::Arch;

use crate::invocation::Invocation;

pub use super::job::{begin_link, begin_unit, execute_job, lease, run_command, run_plugin};
pub use super::toolchain::route;

/// The unit that a compilation belongs to.
#[derive(Clone, Copy)]
pub struct UnitTask<'a> {
    /// Its task.
    pub task: &'a Rc<Task>,
    /// Target facts.
    pub route: &'a Route,
}

/// Runs a stage as a phase. What goes in and comes out stays with the stage; plugins see it from outside.
///
/// # Errors
/// The text of a failed phase.
pub fn stage<T>(
    unit: Option<UnitTask<'_>>,
    phase: usize,
    work: impl FnOnce() -> T,
) -> Result<T, String> {
    match unit {
        None => Ok(work()),
        Some(unit) if unit.task.is_bound(phase) => through_executor(unit, phase, work, None),
        Some(unit) if unit.task.session().is_cancelled() => Err(cancelled(phase)),
        Some(_) => Ok(work()),
    }
}

/// Runs a sealed gate: `check` judges a product that the stage keeps to itself.
///
/// # Errors
/// The text of a failed phase or of a rejected product.
pub fn gate(
    unit: Option<UnitTask<'_>>,
    phase: usize,
    check: impl FnOnce() -> Result<(), String>,
) -> Result<(), String> {
    match unit {
        None => Ok(()),
        Some(unit) if unit.task.is_bound(phase) => {
            let check = Cell::new(Some(check));
            let verify = |_: &Artifact| check.take().map_or(Ok(()), |check| check());
            through_executor(unit, phase, || (), Some(&verify))
        }
        Some(unit) if unit.task.session().is_cancelled() => Err(cancelled(phase)),
        Some(_) => {
            let name = PHASES[phase].name;
            check().map_err(|text| format!("plugin phase failed: {name}: {text}"))
        }
    }
}

fn cancelled(phase: usize) -> String {
    let name = PHASES[phase].name;
    format!("plugin phase failed: {name}: the session is cancelled")
}

fn through_executor<T>(
    unit: UnitTask<'_>,
    phase: usize,
    work: impl FnOnce() -> T,
    verify: Option<super::Verify<'_>>,
) -> Result<T, String> {
    let info = &PHASES[phase];
    let mut work = Some(work);
    let mut out = None;
    let mut default = |_: &Artifact| -> Result<Artifact, BuiltinError> {
        out = work.take().map(|work| work());
        Ok(Artifact::opaque(info.output))
    };
    let made = unit.task.execute(
        PhaseRun {
            phase,
            route: unit.route.clone(),
            input: Artifact::opaque(info.input),
            builtin: Some(&mut default),
            verify,
            commit: None,
        },
        &mut ArtifactSlot::new(),
    );
    let made = made.map_err(|e| e.to_string())?;
    out.ok_or_else(|| {
        let plugin = made.plugin.as_deref().unwrap_or_default();
        format!(
            "plugin phase failed: {}: plugin '{plugin}': CAPABILITY_UNAVAILABLE: this stage takes nobody else's output",
            info.name
        )
    })
}

/// Tells observers of an event that what a phase put out is final.
///
/// # Errors
/// The text of a failed observer.
pub fn event(unit: Option<UnitTask<'_>>, phase: usize) -> Result<(), String> {
    let Some(unit) = unit.filter(|u| u.task.is_bound(phase)) else {
        return Ok(());
    };
    let artifact = Artifact::opaque(PHASES[phase].input);
    unit.task
        .notify(phase, unit.route.clone(), &artifact)
        .map_err(|e| e.to_string())
}

/// Runs a phase between artifacts of the front end, and gives what came out.
///
/// # Errors
/// The text of a failed phase.
pub fn artifact(
    unit: UnitTask<'_>,
    phase: usize,
    input: Artifact,
    default: impl FnOnce(&Artifact) -> Artifact,
    verify: Option<super::Verify<'_>>,
) -> Result<Artifact, String> {
    super::execute(unit.task, phase, unit.route, input, default, verify)
        .map(|made| made.artifact)
        .map_err(|e| e.to_string())
}

/// Whether the head of an ELF file is that of one for the target (`e_machine` of the ELF specification).
#[must_use]
pub fn is_elf_of(invocation: &Invocation, head: &[u8]) -> bool {
    let machine: u16 = match invocation.triple.arch {
        Arch::X86_64 => 62,
        Arch::AArch64 => 183,
    };
    head.starts_with(b"\x7fELF\x02\x01") && head.get(18..20) == Some(&machine.to_le_bytes())
}
