//! An output in the making: written to memory, staged at its end, published by the host.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use neverc_abi::*;
use neverc_plugin_host::{Status, Task};
use sha2::{Digest, Sha256};

use super::outputs::Lease;
use super::{IoError, native, staging};

/// Where the bytes of a stream go when it is committed.
pub type StreamTarget = Rc<dyn Fn(&[u8]) -> std::io::Result<()>>;

/// What an output becomes.
pub(crate) enum Destination {
    Memory(String),
    File { path: PathBuf, lease: Lease },
    Stream(StreamTarget),
}

/// An output.
pub struct Sink {
    destination: Destination,
    budget: u64,
    state: Cell<NevercOutputState>,
    flags: Cell<NevercOutputFlags>,
    generation: Cell<u64>,
    content: RefCell<Vec<u8>>,
    position: Cell<usize>,
    metadata: RefCell<BTreeMap<String, String>>,
    /// SHA-256 of what was written, made for the first who asks after the end of the writing.
    digest: Cell<Option<[u8; 32]>>,
    has_digest: Cell<bool>,
    staged: RefCell<Option<PathBuf>>,
    pub(crate) seal: Cell<NevercOutputSealHandle>,
}

impl Sink {
    pub(crate) fn new(destination: Destination, budget: u64) -> Sink {
        Sink {
            destination,
            budget,
            state: Cell::new(NEVERC_OUTPUT_OPEN),
            flags: Cell::new(NEVERC_OUTPUT_FLAG_NONE),
            generation: Cell::new(0),
            content: RefCell::default(),
            position: Cell::new(0),
            metadata: RefCell::default(),
            digest: Cell::new(None),
            has_digest: Cell::new(false),
            staged: RefCell::new(None),
            seal: Cell::new(NevercHandle::default()),
        }
    }

    /// A file output of the host itself, under the same leases as those of plugins.
    ///
    /// # Errors
    /// A missing directory, or a plugin's output for the same file in this task.
    pub fn file(path: PathBuf, task: &Task) -> Result<Sink, Status> {
        let path = native::output_path(&path).map_err(IoError::status)?;
        let lease = Lease::of_task(&path, task)?;
        Ok(Sink::new(Destination::File { path, lease }, 0))
    }

    /// `NEVERC_OUTPUT_MEMORY`, `_FILE` or `_STREAM`.
    pub fn kind(&self) -> NevercOutputKind {
        match self.destination {
            Destination::Memory(_) => NEVERC_OUTPUT_MEMORY,
            Destination::File { .. } => NEVERC_OUTPUT_FILE,
            Destination::Stream(_) => NEVERC_OUTPUT_STREAM,
        }
    }

    /// `NEVERC_OUTPUT_OPEN` and so on.
    pub fn state(&self) -> NevercOutputState {
        self.state.get()
    }

    /// What happened to the destination.
    pub fn flags(&self) -> NevercOutputFlags {
        self.flags.get()
    }

    /// The canonical path of a file output.
    pub fn path(&self) -> Option<&Path> {
        match &self.destination {
            Destination::File { path, .. } => Some(path),
            _ => None,
        }
    }

    /// The logical name of a memory output.
    pub fn logical_name(&self) -> Option<&str> {
        match &self.destination {
            Destination::Memory(name) => Some(name),
            _ => None,
        }
    }

    /// Key and value strings that were attached.
    pub fn metadata(&self) -> BTreeMap<String, String> {
        self.metadata.borrow().clone()
    }

    /// The bytes so far; none after an abort.
    pub fn content(&self) -> Vec<u8> {
        self.content.borrow().clone()
    }

    fn require_open(&self) -> Result<(), Status> {
        if self.state.get() == NEVERC_OUTPUT_OPEN {
            Ok(())
        } else {
            Err(Status::INVALID_STATE)
        }
    }

    fn room(&self, end: u64) -> Result<usize, Status> {
        if self.budget != 0 && end > self.budget {
            return Err(Status::RESOURCE_EXHAUSTED);
        }
        match usize::try_from(end) {
            Ok(end) if end <= isize::MAX as usize => Ok(end),
            _ => Err(Status::RESOURCE_EXHAUSTED),
        }
    }

    fn grow(content: &mut Vec<u8>, end: usize) -> Result<(), Status> {
        if end > content.len() {
            let more = end - content.len();
            content
                .try_reserve(more)
                .map_err(|_| Status::RESOURCE_EXHAUSTED)?;
            content.resize(end, 0);
        }
        Ok(())
    }

    fn put(&self, offset: u64, bytes: &[u8]) -> Result<usize, Status> {
        self.require_open()?;
        let end = offset
            .checked_add(bytes.len() as u64)
            .ok_or(Status::RESOURCE_EXHAUSTED)?;
        let mut content = self.content.borrow_mut();
        let end = self
            .room(end.max(content.len() as u64))
            .and_then(|_| self.room(end))?;
        Sink::grow(&mut content, end)?;
        content[end - bytes.len()..end].copy_from_slice(bytes);
        Ok(end)
    }

    /// Writes at the position and moves it.
    ///
    /// # Errors
    /// `INVALID_STATE`, `RESOURCE_EXHAUSTED`; nothing is written then.
    pub fn write(&self, bytes: &[u8]) -> Result<(), Status> {
        let end = self.put(self.position.get() as u64, bytes)?;
        self.position.set(end);
        Ok(())
    }

    /// Writes somewhere without moving the position; a gap is filled with zeros.
    ///
    /// # Errors
    /// As [`Sink::write`].
    pub fn write_at(&self, offset: u64, bytes: &[u8]) -> Result<(), Status> {
        self.put(offset, bytes).map(|_| ())
    }

    /// The position.
    ///
    /// # Errors
    /// `INVALID_STATE` after commit or abort.
    pub fn tell(&self) -> Result<u64, Status> {
        match self.state.get() {
            NEVERC_OUTPUT_OPEN | NEVERC_OUTPUT_FINISHED => Ok(self.position.get() as u64),
            _ => Err(Status::INVALID_STATE),
        }
    }

    /// Sets the size; the position follows when it would lie beyond.
    ///
    /// # Errors
    /// As [`Sink::write`].
    pub fn truncate(&self, size: u64) -> Result<(), Status> {
        self.require_open()?;
        let end = self.room(size)?;
        let mut content = self.content.borrow_mut();
        Sink::grow(&mut content, end)?;
        content.truncate(end);
        self.position.set(self.position.get().min(end));
        Ok(())
    }

    /// Attaches a string.
    ///
    /// # Errors
    /// `INVALID_STATE`.
    pub fn set_metadata(&self, key: String, value: String) -> Result<(), Status> {
        self.require_open()?;
        self.metadata.borrow_mut().insert(key, value);
        Ok(())
    }

    /// Ends the writing: from now on there is a digest, and a file is staged beside its place and synced.
    ///
    /// # Errors
    /// `INVALID_STATE` unless OPEN or FINISHED; I/O errors, after which the output is aborted, or FAILED_PARTIAL
    /// when the staged file could not even be removed.
    pub fn finish(&self) -> Result<(), Status> {
        match self.state.get() {
            NEVERC_OUTPUT_FINISHED => return Ok(()),
            NEVERC_OUTPUT_FAILED_PARTIAL => return Err(Status::OUTPUT_PARTIAL.with_flags(PARTIAL)),
            _ => self.require_open()?,
        }
        if let Destination::File { path, .. } = &self.destination {
            let place = staging::name_beside(path, "tmp");
            // Not within the `if`, which would keep the borrow.
            let written = staging::write(&place, &self.content.borrow());
            if let Err(error) = written {
                if staging::remove(&place).is_err() {
                    self.state.set(NEVERC_OUTPUT_FAILED_PARTIAL);
                    self.flags.set(
                        NEVERC_OUTPUT_FLAG_MAY_BE_PARTIAL | NEVERC_OUTPUT_FLAG_RECOVERY_REQUIRED,
                    );
                    return Err(Status::OUTPUT_PARTIAL.with_flags(PARTIAL));
                }
                self.drop_content(NEVERC_OUTPUT_ABORTED);
                return Err(IoError::from(error).status());
            }
            *self.staged.borrow_mut() = Some(place);
        }
        self.has_digest.set(true);
        self.state.set(NEVERC_OUTPUT_FINISHED);
        Ok(())
    }

    fn drop_content(&self, state: NevercOutputState) {
        self.state.set(state);
        self.content.borrow_mut().clear();
        self.has_digest.set(false);
        if let Destination::File { lease, .. } = &self.destination {
            lease.release();
        }
    }

    /// Gives the output up; a second time is fine.
    ///
    /// # Errors
    /// `INVALID_STATE` after the commit, `OUTPUT_PARTIAL` in FAILED_PARTIAL.
    pub fn abort(&self) -> Result<(), Status> {
        match self.state.get() {
            NEVERC_OUTPUT_ABORTED => return Ok(()),
            NEVERC_OUTPUT_COMMITTED => return Err(Status::INVALID_STATE),
            NEVERC_OUTPUT_FAILED_PARTIAL => return Err(Status::OUTPUT_PARTIAL.with_flags(PARTIAL)),
            _ => {}
        }
        if let Some(place) = self.staged.borrow_mut().take() {
            // Whatever is left of it lies beside the output under a name of ours.
            let _ = staging::remove(&place);
        }
        self.drop_content(NEVERC_OUTPUT_ABORTED);
        Ok(())
    }

    /// Publishes the finished output; only the host does that. A second time nothing happens.
    ///
    /// # Errors
    /// When it is not finished, or the system fails; see the flags for what became of the file.
    pub fn commit(&self) -> Result<(), String> {
        match self.state.get() {
            NEVERC_OUTPUT_COMMITTED => return Ok(()),
            NEVERC_OUTPUT_FINISHED => {}
            _ => return Err("the output is not finished".into()),
        }
        let mut result = Ok(());
        let mut flags = NEVERC_OUTPUT_FLAG_PUBLISHED | NEVERC_OUTPUT_FLAG_DURABLE;
        match &self.destination {
            Destination::Memory(_) => {}
            Destination::Stream(target) => {
                let written = target(&self.content.borrow());
                if let Err(e) = written {
                    self.drop_content(NEVERC_OUTPUT_ABORTED);
                    return Err(format!("cannot write the stream: {e}"));
                }
            }
            Destination::File { path, lease } => {
                let Some(place) = self.staged.borrow_mut().take() else {
                    return Err("the output is not staged".into());
                };
                let renamed = if path.is_dir() {
                    Err(std::io::Error::from(std::io::ErrorKind::IsADirectory))
                } else {
                    std::fs::rename(&place, path)
                };
                if let Err(e) = renamed {
                    let _ = staging::remove(&place);
                    self.drop_content(NEVERC_OUTPUT_ABORTED);
                    return Err(format!("cannot publish '{}': {e}", path.display()));
                }
                staging::published(&place);
                if let Err(e) = staging::sync_directory(path) {
                    flags =
                        NEVERC_OUTPUT_FLAG_PUBLISHED | NEVERC_OUTPUT_FLAG_DURABILITY_UNCONFIRMED;
                    result = Err(format!(
                        "cannot sync the directory of '{}': {e}",
                        path.display()
                    ));
                }
                lease.release();
            }
        }
        self.state.set(NEVERC_OUTPUT_COMMITTED);
        self.flags.set(flags);
        self.generation.set(1);
        result
    }

    /// Where a finished file waits.
    pub(crate) fn staged_file(&self) -> Option<PathBuf> {
        let finished = self.state.get() == NEVERC_OUTPUT_FINISHED;
        self.staged.borrow().clone().filter(|_| finished)
    }

    /// The file has been put in its place, with others of a bundle.
    pub(crate) fn is_published(&self, durability: NevercOutputFlags) {
        self.staged.borrow_mut().take();
        self.state.set(NEVERC_OUTPUT_COMMITTED);
        self.flags.set(NEVERC_OUTPUT_FLAG_PUBLISHED | durability);
        self.generation.set(1);
        if let Destination::File { lease, .. } = &self.destination {
            lease.release();
        }
    }

    /// The file may or may not have been put in its place.
    pub(crate) fn is_partial(&self) {
        self.state.set(NEVERC_OUTPUT_FAILED_PARTIAL);
        self.flags
            .set(NEVERC_OUTPUT_FLAG_MAY_BE_PARTIAL | NEVERC_OUTPUT_FLAG_RECOVERY_REQUIRED);
    }

    /// Zeros before the end of the writing and after an abort.
    fn digest(&self) -> [u8; 32] {
        if !self.has_digest.get() {
            return [0; 32];
        }
        self.digest.get().unwrap_or_else(|| {
            let digest = Sha256::digest(&*self.content.borrow()).into();
            self.digest.set(Some(digest));
            digest
        })
    }

    /// The seal's facts.
    pub(crate) fn seal_record(&self) -> NevercOutputSeal {
        let mut out: NevercOutputSeal = neverc_plugin_host::boundary::zeroed();
        out.handle = self.seal.get();
        out.kind = self.kind();
        out.size = self.content.borrow().len() as u64;
        out.digest = self.digest();
        out
    }

    /// The summary.
    pub(crate) fn summary(&self) -> NevercOutputSummary {
        let mut out: NevercOutputSummary = neverc_plugin_host::boundary::zeroed();
        out.state = self.state.get();
        out.kind = self.kind();
        out.flags = self.flags.get();
        out.size = self.content.borrow().len() as u64;
        out.publication_generation = self.generation.get();
        out.digest = self.digest();
        out
    }
}

impl Drop for Sink {
    fn drop(&mut self) {
        if let Some(place) = self.staged.borrow_mut().take() {
            let _ = staging::remove(&place);
        }
    }
}

const PARTIAL: NevercStatusFlags =
    NEVERC_STATUS_FLAG_OUTPUT_MAY_BE_PARTIAL | NEVERC_STATUS_FLAG_OUTPUT_RECOVERY_REQUIRED;

/// Opens the canonical path of an output.
///
/// # Errors
/// A bad path or a missing parent.
pub(crate) fn canonical(path: &[u8], directory: &Path) -> Result<PathBuf, IoError> {
    native::output_path(&directory.join(native::path(path)?))
}
