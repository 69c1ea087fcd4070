//! Source inputs and units as artifacts, and the source map lent to the tables while a frontend runs.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

use neverc_abi::*;
use neverc_plugin_host::{Artifact, Status, Task};
use neverc_source::{LangOpts, Loc, SourceMap};

use crate::kinds;

/// Type of [`SourceInput`] artifacts.
pub const SOURCE_INPUT: NevercInterfaceID = NevercInterfaceID {
    high: 0x4e43_4152_4652_4e01,
    low: 0x1001,
};
/// Type of [`SourceUnit`] artifacts.
pub const SOURCE_UNIT: NevercInterfaceID = NevercInterfaceID {
    high: 0x4e43_4152_4652_4e01,
    low: 0x1002,
};

/// What a unit is asked for as: the payload of `neverc.source.resolve_input`.
#[derive(Clone, Debug)]
pub struct SourceInput {
    /// Path as given on the command line.
    pub path: String,
    /// A buffer (standard input) instead of a file.
    pub is_buffer: bool,
    /// Number of the language; plugins treat it as opaque.
    pub language: u32,
    /// Diagnostics as in system headers.
    pub system: bool,
    /// Already preprocessed.
    pub preprocessed: bool,
}

impl SourceInput {
    /// The artifact.
    pub fn artifact(self) -> Artifact {
        Artifact::new(SOURCE_INPUT, Rc::new(self))
    }
}

/// An opened unit: the payload of `neverc.source.open`.
#[derive(Clone, Debug)]
pub struct SourceUnit {
    /// What diagnostics and `__FILE__` show.
    pub logical_path: String,
    /// Key of caches and identity.
    pub canonical_identity: String,
    /// Who made it; empty for the default.
    pub provider_id: String,
    /// The bytes of a unit that a plugin made; `None` for a file.
    pub content: Option<Rc<[u8]>>,
    /// Size in bytes.
    pub size: u64,
    /// Diagnostics as in system headers.
    pub system: bool,
    /// Same input, same bytes.
    pub deterministic: bool,
    /// May be kept in a build cache.
    pub cacheable: bool,
}

impl SourceUnit {
    /// The artifact.
    pub fn artifact(self) -> Artifact {
        Artifact::new(SOURCE_UNIT, Rc::new(self))
    }
}

/// Checks a unit before it is published (`neverc.source.verify_unit`).
///
/// # Errors
/// What is wrong with it.
pub fn verify_unit(artifact: &Artifact) -> Result<(), String> {
    let Some(unit) = artifact.payload::<SourceUnit>() else {
        return Err("the artifact is no source unit".into());
    };
    if unit.logical_path.is_empty() || unit.canonical_identity.is_empty() {
        return Err("the source unit has no path or no identity".into());
    }
    if let Some(content) = &unit.content {
        if unit.provider_id.is_empty() {
            return Err("the memory source unit has no provider ID".into());
        }
        if content.len() as u64 != unit.size {
            return Err("the source unit's size is not that of its content".into());
        }
    }
    Ok(())
}

/// What the location slots read while a frontend of the task runs.
#[derive(Default)]
pub(crate) struct Lent {
    map: Cell<Option<*const SourceMap>>,
    lang: Cell<Option<*const LangOpts>>,
    /// Handles by position, so that asking twice gives one handle.
    handles: RefCell<HashMap<u32, NevercSourceLocation>>,
    files: RefCell<HashMap<u32, NevercFileHandle>>,
    /// Terminated copies of files, by their first position.
    pub(crate) terminated: RefCell<HashMap<u32, Rc<[u8]>>>,
}

/// Lends the source map of a running frontend to the tables while `f` runs.
pub fn lend_sources<R>(task: &Task, map: &SourceMap, lang: &LangOpts, f: impl FnOnce() -> R) -> R {
    struct Back(Rc<Lent>, Option<*const SourceMap>, Option<*const LangOpts>);
    impl Drop for Back {
        fn drop(&mut self) {
            self.0.map.set(self.1);
            self.0.lang.set(self.2);
        }
    }
    let lent = task.seat(Lent::default);
    let _back = Back(
        lent.clone(),
        lent.map.replace(Some(map)),
        lent.lang.replace(Some(lang)),
    );
    f()
}

/// Runs `f` on the map that is lent at the moment.
///
/// # Errors
/// `CAPABILITY_UNAVAILABLE` when no frontend runs in the task, and those of `f`.
pub(crate) fn with_map<R>(
    task: &Task,
    f: impl FnOnce(&SourceMap, &LangOpts, &Lent) -> Result<R, Status>,
) -> Result<R, Status> {
    let lent = task
        .find_seat::<Lent>()
        .ok_or(Status::CAPABILITY_UNAVAILABLE)?;
    let map = lent.map.get().ok_or(Status::CAPABILITY_UNAVAILABLE)?;
    let lang = lent.lang.get().ok_or(Status::CAPABILITY_UNAVAILABLE)?;
    // SAFETY: both are set only while `lend_sources` holds the references, on this thread (tasks do not
    // leave theirs), and `f` ends before that call does.
    let (map, lang) = unsafe { (&*map, &*lang) };
    f(map, lang, &lent)
}

/// A handle for a position; null for none.
///
/// # Errors
/// `RESOURCE_EXHAUSTED`.
pub fn location_handle(task: &Task, loc: Loc) -> Result<NevercSourceLocation, Status> {
    if !loc.is_some() {
        return Ok(NevercHandle::default());
    }
    let lent = task.seat(Lent::default);
    if let Some(known) = lent.handles.borrow().get(&loc.0) {
        return Ok(*known);
    }
    let handle = task.insert(kinds::LOCATION, Rc::new(loc))?;
    lent.handles.borrow_mut().insert(loc.0, handle);
    Ok(handle)
}

/// A handle for the file entry that begins at `start`.
pub(crate) fn file_handle(task: &Task, start: Loc) -> Result<NevercFileHandle, Status> {
    let lent = task.seat(Lent::default);
    if let Some(known) = lent.files.borrow().get(&start.0) {
        return Ok(*known);
    }
    let handle = task.insert(kinds::SOURCE_FILE, Rc::new(start))?;
    lent.files.borrow_mut().insert(start.0, handle);
    Ok(handle)
}

/// A range as plugins see it.
#[derive(Clone, Copy, Debug)]
pub struct SourceRange {
    /// First byte.
    pub begin: Loc,
    /// CHARACTER: one past the last byte; TOKEN: first byte of the last token.
    pub end: Loc,
    /// Whether it is a token range.
    pub is_token: bool,
}

/// A handle for a range.
///
/// # Errors
/// `RESOURCE_EXHAUSTED`.
pub fn range_handle(task: &Task, range: SourceRange) -> Result<NevercSourceRange, Status> {
    task.insert(kinds::RANGE, Rc::new(range))
}
