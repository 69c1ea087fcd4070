//! What a plugin is.

use neverc_abi::*;

use crate::core::Core;
use crate::phase::{SessionId, TaskId};
use crate::registrar::Registrar;
use crate::status::Result;

/// Which callbacks may run at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Concurrency {
    /// One at a time in a session.
    SessionSerial,
    /// Any number.
    ThreadSafe,
    /// One at a time in the process.
    ProcessSerial,
}

impl Concurrency {
    pub(crate) fn to_abi(self) -> NevercConcurrencyModel {
        match self {
            Concurrency::SessionSerial => NEVERC_CONCURRENCY_SESSION_SERIAL,
            Concurrency::ThreadSafe => NEVERC_CONCURRENCY_THREAD_SAFE,
            Concurrency::ProcessSerial => NEVERC_CONCURRENCY_PROCESS_SERIAL,
        }
    }
}

/// Whether a callback may begin while another one of the plugin is on the same stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reentrancy {
    /// It may not.
    None,
    /// It may.
    Allowed,
}

impl Reentrancy {
    pub(crate) fn to_abi(self) -> NevercReentrancyModel {
        match self {
            Reentrancy::None => NEVERC_REENTRANCY_NONE,
            Reentrancy::Allowed => NEVERC_REENTRANCY_ALLOWED,
        }
    }
}

/// What a task is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TaskKind {
    /// The driver, or one job of it.
    Invocation,
    /// A translation unit.
    TranslationUnit,
    /// A link.
    Link,
    /// Something newer.
    Other(u32),
}

impl TaskKind {
    pub(crate) fn from_abi(kind: NevercTaskKind) -> TaskKind {
        match kind {
            NEVERC_TASK_INVOCATION => TaskKind::Invocation,
            NEVERC_TASK_TRANSLATION_UNIT => TaskKind::TranslationUnit,
            NEVERC_TASK_LINK => TaskKind::Link,
            other => TaskKind::Other(other),
        }
    }
}

/// A plugin: one value for the life of the module. `Sync`, since sessions may overlap whatever the model.
pub trait Plugin: Sized + Send + Sync + 'static {
    /// Canonical ID: lower case, dots between segments.
    const ID: &'static str;
    /// Name for people.
    const NAME: &'static str;
    /// Semantic version.
    const VERSION: (u32, u32, u32) = (0, 1, 0);
    /// Which callbacks may run at once.
    const CONCURRENCY: Concurrency = Concurrency::SessionSerial;
    /// Whether callbacks may nest.
    const REENTRANCY: Reentrancy = Reentrancy::Allowed;

    /// Makes the plugin.
    ///
    /// # Errors
    /// The run fails then.
    fn new(core: Core) -> Result<Self>;

    /// Registers callbacks and options.
    ///
    /// # Errors
    /// The run fails then.
    fn register(&self, registrar: &mut Registrar<'_, Self>) -> Result<()>;

    /// A driver invocation begins.
    ///
    /// # Errors
    /// The run fails then.
    fn session_begin(&self, _core: Core, _session: SessionId<'_>) -> Result<()> {
        Ok(())
    }

    /// A driver invocation ends.
    ///
    /// # Errors
    /// The run fails then.
    fn session_end(&self, _core: Core, _session: SessionId<'_>) -> Result<()> {
        Ok(())
    }

    /// A piece of the invocation begins.
    ///
    /// # Errors
    /// The run fails then.
    fn task_begin(&self, _core: Core, _task: TaskId<'_>, _kind: TaskKind) -> Result<()> {
        Ok(())
    }

    /// A piece of the invocation ends.
    ///
    /// # Errors
    /// The run fails then.
    fn task_end(&self, _core: Core, _task: TaskId<'_>, _kind: TaskKind) -> Result<()> {
        Ok(())
    }
}
