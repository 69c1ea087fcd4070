//! The phases of a compilation: stages run through the executor where a plugin is bound to them, and are
//! called directly everywhere else.

use std::rc::Rc;

use neverc_abi::PHASES;
use neverc_plugin_host::task::Task;
use neverc_plugin_host::{Artifact, ArtifactSlot, BuiltinError, PhaseRun, Route};

pub use super::job::{begin_child, execute_job, run_command, run_plugin};
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
    let Some(unit) = unit else {
        return Ok(work());
    };
    if unit.task.session().is_cancelled() {
        return Err(format!(
            "plugin phase failed: {}: the session is cancelled",
            PHASES[phase].name
        ));
    }
    if unit.task.is_bound(phase) {
        through_executor(unit, phase, work)
    } else {
        Ok(work())
    }
}

fn through_executor<T>(
    unit: UnitTask<'_>,
    phase: usize,
    work: impl FnOnce() -> T,
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
            verify: None,
            commit: None,
        },
        &mut ArtifactSlot::new(),
    );
    made.map_err(|e| e.to_string())?;
    out.ok_or_else(|| {
        format!(
            "plugin phase failed: {}: the stage cannot take another's output",
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
