//! Stages as phases: what a driver wraps around each of its steps.
//!
//! Without plugins, or with none bound to the phase, both functions are a direct call of the default.

use std::rc::Rc;

use neverc_abi::*;

use neverc_plugin_host::{
    Artifact, ArtifactSlot, BuiltinError, Origin, PhaseError, PhaseRun, Route, Status, Task,
};

/// What the host does when no plugin does it.
pub type StageDefault<'a, I, O> = &'a mut dyn FnMut(&Rc<I>) -> Result<Rc<O>, BuiltinError>;

/// Runs a phase whose input and output plugins may read, change and replace through a table.
///
/// `default` gets the input as it is when the chain of interceptors ends; `verify` judges what a provider or
/// an interceptor put in its place as well as the default's own product.
///
/// # Errors
/// See [`PhaseError::origin`]: the default's own failure, or a plugin's.
pub fn artifact_stage<I: 'static, O: 'static>(
    task: Option<&Rc<Task>>,
    phase: usize,
    route: impl FnOnce() -> Route,
    input: Rc<I>,
    default: StageDefault<'_, I, O>,
    verify: &dyn Fn(&Artifact) -> Result<(), String>,
) -> Result<Rc<O>, PhaseError> {
    let info = &PHASES[phase];
    let fail = |status: Status, text: String, origin: Origin| PhaseError {
        status,
        phase: info.name.to_owned(),
        text,
        origin,
    };
    let Some(task) = task.filter(|t| t.is_bound(phase)) else {
        let made = default(&input).map_err(|e| fail(e.status, e.text, Origin::Builtin))?;
        verify(&Artifact::new(info.output, made.clone()))
            .map_err(|text| fail(Status::VERIFICATION_FAILED, text, Origin::Builtin))?;
        return Ok(made);
    };
    let mut builtin = |artifact: &Artifact| {
        let input = artifact.payload::<I>().ok_or(BuiltinError {
            status: Status::WRONG_TYPE,
            text: "the input is not what the stage takes".into(),
        })?;
        Ok(Artifact::new(info.output, default(&input)?))
    };
    let run = PhaseRun {
        phase,
        route: route(),
        input: Artifact::new(info.input, input),
        builtin: Some(&mut builtin),
        verify: Some(verify),
        commit: None,
    };
    let made = task.execute(run, &mut ArtifactSlot::new())?;
    made.artifact.payload::<O>().ok_or_else(|| {
        let text = "the output is not what the stage makes".to_owned();
        fail(Status::WRONG_TYPE, text, Origin::Plugin)
    })
}

/// Why an opaque stage gave nothing.
#[derive(Debug)]
pub enum StageError<E> {
    /// The stage itself failed.
    Stage(E),
    /// A plugin failed or was refused.
    Plugin(PhaseError),
}

/// Runs a phase whose artifacts no table exposes yet: plugins see that it happens, and where.
///
/// # Errors
/// The stage's own error, or a plugin's.
pub fn opaque_stage<R, E>(
    task: Option<&Rc<Task>>,
    phase: usize,
    route: impl FnOnce() -> Route,
    stage: impl FnOnce() -> Result<R, E>,
) -> Result<R, StageError<E>> {
    let Some(task) = task.filter(|t| t.is_bound(phase)) else {
        return stage().map_err(StageError::Stage);
    };
    let info = &PHASES[phase];
    let mut stage = Some(stage);
    let mut made = None;
    let mut builtin = |_: &Artifact| {
        // The executor calls the default once at most.
        let outcome = stage.take().map(|stage| stage());
        let failed = !matches!(outcome, Some(Ok(_)));
        made = outcome;
        if failed {
            return Err(BuiltinError {
                status: Status::PLUGIN_FAILURE,
                text: "the stage failed".into(),
            });
        }
        Ok(Artifact::opaque(info.output))
    };
    let run = PhaseRun {
        phase,
        route: route(),
        input: Artifact::opaque(info.input),
        builtin: Some(&mut builtin),
        verify: None,
        commit: None,
    };
    let result = task.execute(run, &mut ArtifactSlot::new());
    match (made, result) {
        (Some(Ok(product)), Ok(_)) => Ok(product),
        (Some(Err(error)), _) => Err(StageError::Stage(error)),
        (_, Err(error)) => Err(StageError::Plugin(error)),
        (None, Ok(_)) => Err(StageError::Plugin(PhaseError {
            status: Status::CAPABILITY_UNAVAILABLE,
            phase: info.name.to_owned(),
            text: "a plugin replaced what the host cannot read back yet".into(),
            origin: Origin::Plugin,
        })),
    }
}
