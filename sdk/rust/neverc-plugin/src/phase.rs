//! Phases as callbacks see them: frames, artifacts, the way down the chain.

use std::marker::PhantomData;

use neverc_abi::*;

use crate::boundary::{header, text, zeroed};
use crate::core::Core;
use crate::status::{Result, Status};

/// A phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Phase(pub(crate) NevercInterfaceID);

macro_rules! phases {
    ($($name:ident = $index:ident,)*) => {
        impl Phase {
            $(
                #[doc = concat!("`", stringify!($name), "`")]
                pub const $name: Phase = Phase(PHASES[$index].id);
            )*
        }
    };
}

phases! {
    DRIVER_RAW_ARGUMENTS = PHASE_DRIVER_RAW_ARGUMENTS,
    DRIVER_PARSED_ARGUMENTS = PHASE_DRIVER_PARSED_ARGUMENTS,
    DRIVER_SELECT_TOOLCHAIN = PHASE_DRIVER_SELECT_TOOLCHAIN,
    DRIVER_BUILD_ACTIONS = PHASE_DRIVER_BUILD_ACTIONS,
    DRIVER_BUILD_JOBS = PHASE_DRIVER_BUILD_JOBS,
    DRIVER_EXECUTE_JOB = PHASE_DRIVER_EXECUTE_JOB,
    SOURCE_RESOLVE_INPUT = PHASE_SOURCE_RESOLVE_INPUT,
    SOURCE_OPEN = PHASE_SOURCE_OPEN,
    SOURCE_AFTER_OPEN = PHASE_SOURCE_AFTER_OPEN,
    PREP_BUILD_TOKEN_STREAM = PHASE_PREP_BUILD_TOKEN_STREAM,
    SYNTAX_PARSE = PHASE_SYNTAX_PARSE,
    SEMA_ANALYZE = PHASE_SEMA_ANALYZE,
    IR_GENERATE = PHASE_IR_GENERATE,
    IR_OPTIMIZE = PHASE_IR_OPTIMIZE,
    IR_FINAL_VERIFY = PHASE_IR_FINAL_VERIFY,
    CODEGEN_COARSE_LOWER = PHASE_CODEGEN_COARSE_LOWER,
    OBJECT_COMMIT = PHASE_OBJECT_COMMIT,
    LINK_FULL = PHASE_LINK_FULL,
    LINK_COMMIT = PHASE_LINK_COMMIT,
}

impl Phase {
    /// A phase by its name, e.g. `neverc.syntax.parse`.
    pub fn named(name: &str) -> Option<Phase> {
        PHASES.iter().find(|p| p.name == name).map(|p| Phase(p.id))
    }

    /// All built-in phases with their names.
    pub fn all() -> impl Iterator<Item = (&'static str, Phase)> {
        PHASES.iter().map(|p| (p.name, Phase(p.id)))
    }

    /// Where observers may stand.
    pub fn points(self) -> Point {
        let found = PHASES.iter().find(|p| p.id == self.0);
        Point(found.map_or(0, |p| p.observer_points))
    }

    /// The name of a built-in phase.
    pub fn name(self) -> Option<&'static str> {
        PHASES.iter().find(|p| p.id == self.0).map(|p| p.name)
    }
}

/// Where observers stand: one point, or several joined with `|`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Point(pub(crate) NevercObserverPoint);

impl Point {
    /// Before the phase.
    pub const BEFORE: Point = Point(NEVERC_OBSERVER_BEFORE);
    /// Behind it, when the output is a candidate.
    pub const AFTER: Point = Point(NEVERC_OBSERVER_AFTER);
    /// Behind the commit of an output.
    pub const AFTER_COMMIT: Point = Point(NEVERC_OBSERVER_AFTER_COMMIT);
}

impl std::ops::BitOr for Point {
    type Output = Point;
    fn bitor(self, other: Point) -> Point {
        Point(self.0 | other.0)
    }
}

/// A session, while a callback runs in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SessionId<'a> {
    pub(crate) raw: NevercSessionHandle,
    pub(crate) life: PhantomData<&'a ()>,
}

/// A task, while a callback runs in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TaskId<'a> {
    pub(crate) raw: NevercTaskHandle,
    pub(crate) life: PhantomData<&'a ()>,
}

impl TaskId<'_> {
    /// A number that no other task of the process has, as a key for the plugin's own tables.
    pub fn number(self) -> u64 {
        self.raw.owner
    }
}

/// An artifact of a phase, while the callback runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Artifact<'a> {
    pub(crate) raw: NevercArtifactHandle,
    pub(crate) life: PhantomData<&'a ()>,
}

/// Target facts of a phase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// Target triple.
    pub triple: String,
    /// Processor.
    pub cpu: String,
    /// Features, with `+` and `-`.
    pub features: String,
    /// `elf` and so on.
    pub object_format: String,
}

/// What a phase callback sees: where it runs and on which artifacts.
pub struct Frame<'a> {
    pub(crate) raw: &'a NevercPhaseFrame,
    pub(crate) core: Core,
}

impl<'a> Frame<'a> {
    /// The core table.
    pub fn core(&self) -> Core {
        self.core
    }

    /// The session.
    pub fn session(&self) -> SessionId<'a> {
        SessionId {
            raw: self.raw.session,
            life: PhantomData,
        }
    }

    /// The task.
    pub fn task(&self) -> TaskId<'a> {
        TaskId {
            raw: self.raw.task,
            life: PhantomData,
        }
    }

    /// The phase.
    pub fn phase(&self) -> Phase {
        Phase(self.raw.phase)
    }

    /// The input.
    pub fn input(&self) -> Artifact<'a> {
        Artifact {
            raw: self.raw.input,
            life: PhantomData,
        }
    }

    /// What is published now, or the candidate behind the phase.
    pub fn output(&self) -> Option<Artifact<'a>> {
        (self.raw.current_output != NevercHandle::default()).then_some(Artifact {
            raw: self.raw.current_output,
            life: PhantomData,
        })
    }

    /// Target facts.
    pub fn route(&self) -> Route {
        let route = &self.raw.route;
        Route {
            triple: text(route.target_triple),
            cpu: text(route.cpu),
            features: text(route.features),
            object_format: text(route.object_format),
        }
    }

    pub(crate) fn pointer(&self) -> *const NevercPhaseFrame {
        self.raw
    }
}

/// The rest of a chain of interceptors, with the host's default or a provider at its end.
pub struct Next<'a> {
    pub(crate) raw: *mut NevercPhaseContinuation,
    pub(crate) frame: &'a NevercPhaseFrame,
    pub(crate) called: bool,
}

impl<'a> Next<'a> {
    /// Runs the rest; once, or the phase fails. The output is what it made.
    ///
    /// # Errors
    /// What failed below; usually returned as it is.
    pub fn run(&mut self) -> Result<Artifact<'a>> {
        let mut below: NevercPhaseResult = zeroed();
        below.header = header::<NevercPhaseResult>();
        self.called = true;
        // SAFETY: the continuation is that of the running callback, which outlives this value.
        let invoke = unsafe { (*self.raw).invoke_next }.ok_or(Status::CAPABILITY_UNAVAILABLE)?;
        // SAFETY: as above; frame and result are valid for the call.
        Status::check(unsafe { invoke(self.raw, self.frame, &raw mut below) })?;
        Ok(Artifact {
            raw: below.output,
            life: PhantomData,
        })
    }
}

/// What an interceptor decided.
pub enum Outcome<'a> {
    /// The output of [`Next::run`] stands, which must have been called.
    Continue,
    /// This artifact takes the output's place; [`Next::run`] must not have been called.
    Replace(Artifact<'a>),
}
