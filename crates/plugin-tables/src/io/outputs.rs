//! The outputs of a task, and the leases by which no two tasks write one file.

use std::cell::{Cell, OnceCell, RefCell};
use std::collections::HashMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

use neverc_abi::*;
use neverc_plugin_host::{Session, Status, Task, TaskService};
use sha2::{Digest, Sha256};

use super::sink::{Destination, Sink, StreamTarget, canonical};
use super::view::{VfsProvider, View};
use crate::kinds;

/// Canonical paths that are being written, with the tokens of their tasks.
static LEASES: Mutex<Option<HashMap<PathBuf, u64>>> = Mutex::new(None);
static RELEASED: Condvar = Condvar::new();

/// The right to write one file.
pub struct Lease {
    path: PathBuf,
    held: Cell<bool>,
}

impl Lease {
    /// Waits until the file is free for a task. What the task is part of will not give it free meanwhile.
    ///
    /// # Errors
    /// `DUPLICATE_ID` when the task or one that it is part of has it already, `CANCELLED` when the session is
    /// cancelled meanwhile.
    pub fn of_task(path: &Path, task: &Task) -> Result<Lease, Status> {
        let holds = |holder: u64| task.link().is_within(holder);
        Lease::wait(path, task.token(), &holds, task.session())
    }

    /// Waits until the file is free for `owner` (a task's token).
    ///
    /// # Errors
    /// As [`Lease::of_task`].
    pub fn take(path: &Path, owner: u64, session: &Session) -> Result<Lease, Status> {
        Lease::wait(path, owner, &|holder| holder == owner, session)
    }

    fn wait(
        path: &Path,
        owner: u64,
        is_own: &dyn Fn(u64) -> bool,
        session: &Session,
    ) -> Result<Lease, Status> {
        let mut leases = LEASES.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            let table = leases.get_or_insert_default();
            match table.get(path) {
                None => {
                    table.insert(path.to_path_buf(), owner);
                    return Ok(Lease {
                        path: path.to_path_buf(),
                        held: Cell::new(true),
                    });
                }
                Some(&holder) if is_own(holder) => return Err(Status::DUPLICATE_ID),
                Some(_) => {}
            }
            if session.is_cancelled() {
                return Err(Status::CANCELLED);
            }
            // Cancellation does not wake the waiters, so look for it now and then.
            leases = RELEASED
                .wait_timeout(leases, Duration::from_millis(10))
                .unwrap_or_else(PoisonError::into_inner)
                .0;
        }
    }

    /// Gives the file free.
    pub fn release(&self) {
        if self.held.replace(false) {
            let mut leases = LEASES.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(table) = leases.as_mut() {
                table.remove(&self.path);
            }
            RELEASED.notify_all();
        }
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        self.release();
    }
}

/// Whether the tasks of a session write to the process's own streams.
#[derive(Default)]
struct Streams(AtomicBool);

/// Binds the process's own streams for all tasks of a session that bind no other.
pub fn bind_process_streams(session: &Session) {
    let streams = session.seat(Streams::default);
    streams.0.store(true, Ordering::Relaxed);
}

fn process_stream(stream: NevercOutputStream) -> StreamTarget {
    fn write(mut to: impl Write, bytes: &[u8]) -> std::io::Result<()> {
        to.write_all(bytes)?;
        to.flush()
    }
    if stream == NEVERC_OUTPUT_STREAM_STDERR {
        Rc::new(|bytes| write(std::io::stderr().lock(), bytes))
    } else {
        Rc::new(|bytes| write(std::io::stdout().lock(), bytes))
    }
}

/// A dependency that was recorded.
#[derive(Clone, Debug)]
pub struct Dependency {
    /// Path.
    pub path: PathBuf,
    /// SHA-256 of the content.
    pub digest: [u8; 32],
    /// `NEVERC_INPUT_DEPENDENCY_…`.
    pub kind: NevercInputDependencyKind,
    /// From a system directory.
    pub system: bool,
    /// Who provided it; may be empty.
    pub provider_id: String,
}

/// A source unit that the host has opened. To digest a large source costs more than to open it, so that is done for
/// who asks.
struct HostSource {
    path: PathBuf,
    /// The bytes of a unit that a plugin made; `None` for a file.
    content: Option<Rc<[u8]>>,
    digest: OnceCell<Option<[u8; 32]>>,
}

impl HostSource {
    fn digest(&self, task: &Rc<Task>) -> Option<[u8; 32]> {
        *self.digest.get_or_init(|| match &self.content {
            Some(content) => Some(Sha256::digest(content).into()),
            None => {
                let opened = View::of(task).open(task, &self.path).ok()?;
                Some(Sha256::digest(&opened.content).into())
            }
        })
    }
}

/// Sinks, bound streams and dependencies of a task.
#[derive(Default)]
pub struct Outputs {
    sinks: RefCell<Vec<Rc<Sink>>>,
    streams: RefCell<HashMap<NevercOutputStream, StreamTarget>>,
    dependencies: RefCell<Vec<Dependency>>,
    sources: RefCell<Vec<HostSource>>,
    uncacheable: Cell<bool>,
}

/// Aborts what is not committed when the task ends.
struct AbortRest;

impl TaskService for AbortRest {
    fn before_end(&self, task: &Task) -> Result<(), String> {
        let Some(outputs) = task.find_seat::<Outputs>() else {
            return Ok(());
        };
        let mut partial = false;
        for sink in outputs.sinks.borrow().iter() {
            if sink.state() != NEVERC_OUTPUT_COMMITTED {
                partial |= sink.abort().is_err();
            }
        }
        if partial {
            return Err("an output could not be removed".into());
        }
        Ok(())
    }
}

impl Outputs {
    /// Those of the task; the clean-up at its end is arranged at the first use.
    pub fn of(task: &Rc<Task>) -> Rc<Outputs> {
        if let Some(outputs) = task.find_seat::<Outputs>() {
            return outputs;
        }
        task.add_service(Rc::new(AbortRest));
        task.seat(Outputs::default)
    }

    fn add(&self, task: &Task, sink: Sink) -> Result<NevercOutputSinkHandle, Status> {
        let sink = Rc::new(sink);
        let handle = task.insert(kinds::SINK, sink.clone())?;
        self.sinks.borrow_mut().push(sink);
        Ok(handle)
    }

    pub(crate) fn begin_memory(
        &self,
        task: &Rc<Task>,
        name: &str,
        budget: u64,
    ) -> Result<NevercOutputSinkHandle, Status> {
        let taken =
            |s: &Rc<Sink>| s.logical_name() == Some(name) && s.state() != NEVERC_OUTPUT_ABORTED;
        if self.sinks.borrow().iter().any(taken) {
            return Err(Status::DUPLICATE_ID);
        }
        self.add(
            task,
            Sink::new(Destination::Memory(name.to_owned()), budget),
        )
    }

    pub(crate) fn begin_file(
        &self,
        task: &Rc<Task>,
        path: &[u8],
        budget: u64,
    ) -> Result<NevercOutputSinkHandle, Status> {
        let path = canonical(path, &View::of(task).directory()).map_err(|e| e.status())?;
        let lease = Lease::of_task(&path, task)?;
        self.add(task, Sink::new(Destination::File { path, lease }, budget))
    }

    pub(crate) fn begin_stream(
        &self,
        task: &Rc<Task>,
        stream: NevercOutputStream,
        budget: u64,
    ) -> Result<NevercOutputSinkHandle, Status> {
        if !(NEVERC_OUTPUT_STREAM_STDOUT..=NEVERC_OUTPUT_STREAM_STDERR).contains(&stream) {
            return Err(Status::INVALID_ARGUMENT);
        }
        let bound = self.streams.borrow().get(&stream).cloned();
        let target = match bound {
            Some(target) => target,
            None if task
                .session()
                .seat(Streams::default)
                .0
                .load(Ordering::Relaxed) =>
            {
                process_stream(stream)
            }
            None => return Err(Status::CAPABILITY_UNAVAILABLE),
        };
        self.add(task, Sink::new(Destination::Stream(target), budget))
    }

    /// Says where a stream of the task goes.
    pub fn bind_stream(&self, stream: NevercOutputStream, target: StreamTarget) {
        self.streams.borrow_mut().insert(stream, target);
    }

    /// A committed memory output.
    pub fn memory(&self, name: &str) -> Option<Vec<u8>> {
        let sinks = self.sinks.borrow();
        let found = sinks
            .iter()
            .find(|s| s.logical_name() == Some(name) && s.state() == NEVERC_OUTPUT_COMMITTED);
        found.map(|s| s.content())
    }

    /// Records a source unit that the host has opened, as a dependency of kind SOURCE. `content` is that of a unit that a
    /// plugin made.
    pub fn record_source(&self, identity: &str, content: Option<Rc<[u8]>>) {
        self.sources.borrow_mut().push(HostSource {
            path: PathBuf::from(identity),
            content,
            digest: OnceCell::new(),
        });
    }

    /// Whether a path is known with another content: of two records of one path one would be wrong.
    pub(crate) fn contradicts(&self, task: &Rc<Task>, path: &Path, digest: &[u8; 32]) -> bool {
        let recorded = self.dependencies.borrow();
        if recorded
            .iter()
            .any(|k| k.path == path && k.digest != *digest)
        {
            return true;
        }
        let sources = self.sources.borrow();
        let mut opened = sources.iter().filter(|s| s.path == path);
        opened.any(|s| s.digest(task).is_some_and(|d| d != *digest))
    }

    /// Adds a dependency and gives its number.
    pub fn record(&self, dependency: Dependency) -> usize {
        let mut all = self.dependencies.borrow_mut();
        all.push(dependency);
        all.len() - 1
    }

    /// The dependencies in the order in which they were recorded.
    pub fn dependencies(&self) -> Vec<Dependency> {
        self.dependencies.borrow().clone()
    }

    /// Whether input came from a provider that forbids keeping the result in a cache.
    pub fn is_uncacheable(&self) -> bool {
        self.uncacheable.get()
    }
}

pub(crate) fn note_provider(task: &Rc<Task>, provider: &VfsProvider) {
    if !provider.cacheable {
        Outputs::of(task).uncacheable.set(true);
    }
}

/// The output behind a seal handle of the task, for the host that commits it.
///
/// # Errors
/// Those of handles; `WRONG_SCOPE` for a handle of another owner.
pub fn sealed(task: &Task, seal: NevercOutputSealHandle) -> Result<Rc<Sink>, Status> {
    if seal.owner != task.token() {
        return Err(if seal.value == 0 {
            Status::INVALID_ARGUMENT
        } else {
            Status::WRONG_SCOPE
        });
    }
    task.object(seal.value, kinds::SEAL)?
        .downcast::<Sink>()
        .map_err(|_| Status::WRONG_TYPE)
}
