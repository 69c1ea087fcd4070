//! A task's view of the file system: memory files over plugins' providers over the base.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::mem::offset_of;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::{Arc, Mutex, PoisonError};

use neverc_abi::*;
use neverc_plugin_host::boundary::{byte_text, header, zeroed};
use neverc_plugin_host::plan::PlanPlugin;
use neverc_plugin_host::registrar::DataPointer;
use neverc_plugin_host::{Session, Status, Task};
use neverc_source::{FileId, Files, OpenError, SourceFile, Vfs};

use super::native::{self, FileStatus};
use super::{IoError, outputs};

/// A file that exists in memory only.
pub struct MemoryFile {
    content: Arc<[u8]>,
    modification_time: i64,
    number: u64,
}

/// The memory files of a session.
#[derive(Default)]
pub struct MemoryFiles(Mutex<BTreeMap<PathBuf, Arc<MemoryFile>>>);

/// Adds a memory file; views of tasks that begin later have it.
///
/// # Errors
/// A bad path.
pub fn add_memory_file(
    session: &Session,
    path: &[u8],
    content: &[u8],
    modification_time: i64,
) -> Result<(), IoError> {
    use std::sync::atomic::{AtomicU64, Ordering};
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let path = native::path(path)?;
    let path = std::path::absolute(&path).map_err(IoError::from)?;
    let file = MemoryFile {
        content: Arc::from(content),
        modification_time,
        number: NEXT.fetch_add(1, Ordering::Relaxed),
    };
    let files = session.seat(MemoryFiles::default);
    let mut files = files.0.lock().unwrap_or_else(PoisonError::into_inner);
    files.insert(native::normalize(&path), Arc::new(file));
    Ok(())
}

/// A provider as it was registered.
#[derive(Clone)]
pub struct VfsProvider {
    /// Its ID.
    pub id: String,
    /// Claims everything below.
    pub prefix: Option<PathBuf>,
    pub(crate) matches: NevercVFSPathPredicateFn,
    pub(crate) status: NevercVFSProviderStatusFn,
    pub(crate) open: NevercVFSProviderOpenReadFn,
    pub(crate) read_directory: NevercVFSProviderReadDirectoryFn,
    pub(crate) canonicalize: NevercVFSProviderCanonicalizeFn,
    pub(crate) data: DataPointer,
    /// Whether a result with its content may be cached.
    pub cacheable: bool,
}

/// The view of one task.
pub struct View {
    memory: BTreeMap<PathBuf, Arc<MemoryFile>>,
    providers: Vec<(Arc<PlanPlugin>, VfsProvider)>,
    directory: RefCell<PathBuf>,
    /// Paths that a provider is being asked for.
    asking: RefCell<Vec<PathBuf>>,
    name: Arc<str>,
}

/// Content and status of an opened file.
pub struct Opened {
    /// The bytes.
    pub content: Rc<[u8]>,
    /// Its status.
    pub status: FileStatus,
}

const MEMORY_DEVICE: u64 = u64::MAX;

/// What a provider's callback led to.
enum Answer<T> {
    Handled(T),
    NotHandled,
}

impl View {
    /// The task's view; made at the first use, so a host that wants an early snapshot asks at the beginning.
    pub fn of(task: &Rc<Task>) -> Rc<View> {
        task.seat(|| {
            let mut memory = BTreeMap::new();
            let mut chain = Vec::new();
            let mut at = Some(task.session());
            while let Some(session) = at {
                chain.push(session);
                at = session.parent();
            }
            // The own session's files hide those of its parents.
            for session in chain.into_iter().rev() {
                let files = session.seat(MemoryFiles::default);
                let files = files.0.lock().unwrap_or_else(PoisonError::into_inner);
                memory.extend(files.iter().map(|(p, f)| (p.clone(), f.clone())));
            }
            let mut providers = Vec::new();
            task.session()
                .plan()
                .each_attached::<VfsProvider>(|plugin, provider| {
                    providers.push((plugin.clone(), provider.clone()));
                });
            View {
                memory,
                providers,
                directory: RefCell::new(std::env::current_dir().unwrap_or_else(|_| "/".into())),
                asking: RefCell::default(),
                name: Arc::from("neverc.io.vfs/provider"),
            }
        })
    }

    /// The task's working directory.
    pub fn directory(&self) -> PathBuf {
        self.directory.borrow().clone()
    }

    /// Changes the task's working directory; the process' own stays.
    ///
    /// # Errors
    /// When it is none.
    pub fn set_directory(&self, task: &Rc<Task>, path: &Path) -> Result<(), IoError> {
        let path = native::normalize(&self.absolute(path));
        if self.status(task, &path)?.ty != NEVERC_VFS_FILE_DIRECTORY {
            return Err(IoError::new(NEVERC_IO_ERROR_NOT_DIRECTORY));
        }
        *self.directory.borrow_mut() = path;
        Ok(())
    }

    fn absolute(&self, path: &Path) -> PathBuf {
        self.directory.borrow().join(path)
    }

    fn memory_status(&self, path: &Path) -> Option<FileStatus> {
        let plain = |ty, size, time, number| FileStatus {
            ty,
            permissions: 0o644,
            size,
            modification_time: time,
            device: MEMORY_DEVICE,
            inode: number,
            local: true,
            is_pipe: false,
        };
        if let Some(f) = self.memory.get(path) {
            let size = f.content.len() as u64;
            return Some(plain(
                NEVERC_VFS_FILE_REGULAR,
                size,
                f.modification_time,
                f.number,
            ));
        }
        let above = self.memory.keys().any(|k| k.starts_with(path));
        above.then(|| plain(NEVERC_VFS_FILE_DIRECTORY, 0, 0, 0))
    }

    /// Whether any provider or memory file could know a path.
    pub fn is_plain(&self) -> bool {
        self.memory.is_empty() && self.providers.is_empty()
    }

    /// Asks the providers in order.
    fn ask<T>(
        &self,
        task: &Rc<Task>,
        path: &Path,
        ask: impl Fn(&Arc<PlanPlugin>, &VfsProvider) -> Result<Answer<T>, IoError>,
    ) -> Result<Option<T>, IoError> {
        for (plugin, provider) in &self.providers {
            if self.asking.borrow().iter().any(|p| p == path) {
                return Err(IoError {
                    code: NEVERC_IO_ERROR_IO,
                    deadlock: true,
                });
            }
            self.asking.borrow_mut().push(path.to_path_buf());
            let answer = self
                .claims(task, plugin, provider, path)
                .and_then(|claims| {
                    if claims {
                        ask(plugin, provider)
                    } else {
                        Ok(Answer::NotHandled)
                    }
                });
            self.asking.borrow_mut().pop();
            match answer? {
                Answer::Handled(value) => return Ok(Some(value)),
                Answer::NotHandled => {}
            }
        }
        Ok(None)
    }

    fn claims(
        &self,
        task: &Rc<Task>,
        plugin: &Arc<PlanPlugin>,
        provider: &VfsProvider,
        path: &Path,
    ) -> Result<bool, IoError> {
        if provider
            .prefix
            .as_ref()
            .is_some_and(|p| !path.starts_with(p))
        {
            return Ok(false);
        }
        let Some(matches) = provider.matches else {
            return Ok(true);
        };
        let mut answer: NevercBool = NEVERC_FALSE;
        let out = &raw mut answer;
        // SAFETY: path and answer live for the call; the data is the plugin's own.
        let status = task.call_plugin(plugin, &self.name, true, || unsafe {
            matches(
                task.handle(),
                byte_text(native::bytes(path)),
                provider.data.0,
                out,
            )
        });
        if !status.is_ok() {
            return Err(callback_error(status));
        }
        Ok(answer != NEVERC_FALSE)
    }

    /// Status of a file.
    ///
    /// # Errors
    /// The system's, a provider's, or a provider's breach of protocol.
    pub fn status(&self, task: &Rc<Task>, path: &Path) -> Result<FileStatus, IoError> {
        let path = self.absolute(path);
        if let Some(status) = self.memory_status(&native::normalize(&path)) {
            return Ok(status);
        }
        let provided = self.ask(task, &path, |plugin, provider| {
            self.provider_status(task, &path, plugin, provider)
        })?;
        match provided {
            Some(status) => Ok(status),
            None => native::status(&path),
        }
    }

    /// One provider's answer to a question for a status.
    fn provider_status(
        &self,
        task: &Rc<Task>,
        path: &Path,
        plugin: &Arc<PlanPlugin>,
        provider: &VfsProvider,
    ) -> Result<Answer<FileStatus>, IoError> {
        let mut result: NevercVFSStatusResult = zeroed();
        result.header = header::<NevercVFSStatusResult>();
        let out = &raw mut result;
        let Some(callback) = provider.status else {
            return Ok(Answer::NotHandled);
        };
        // SAFETY: path and result live for the call; the data is the plugin's own.
        let status = task.call_plugin(plugin, &self.name, true, || unsafe {
            callback(
                task.handle(),
                byte_text(native::bytes(path)),
                provider.data.0,
                out,
            )
        });
        let payload = offset_of!(NevercVFSStatusResult, reserved);
        judge(status, result.disposition, &result, payload)?.map_or(Ok(Answer::NotHandled), |()| {
            Ok(Answer::Handled(from_abi(&result.status)))
        })
    }

    /// Opens a file; its content does not change any more.
    ///
    /// # Errors
    /// As [`View::status`].
    pub fn open(&self, task: &Rc<Task>, path: &Path) -> Result<Opened, IoError> {
        let path = self.absolute(path);
        if let Some(opened) = self.open_above(task, &path)? {
            return Ok(opened);
        }
        Ok(Opened {
            content: Rc::from(native::read(&path)?),
            status: native::status(&path)?,
        })
    }

    /// Opens a file if it is in the layers over the base file system.
    ///
    /// # Errors
    /// A provider's, or its breach of protocol.
    pub fn provided(&self, task: &Rc<Task>, path: &Path) -> Result<Option<Opened>, IoError> {
        self.open_above(task, &self.absolute(path))
    }

    /// Opens a file of the layers over the base, by its absolute path.
    fn open_above(&self, task: &Rc<Task>, path: &Path) -> Result<Option<Opened>, IoError> {
        let normal = native::normalize(path);
        if let Some(file) = self.memory.get(&normal) {
            return Ok(Some(Opened {
                content: Rc::from(&*file.content),
                status: self.memory_status(&normal).ok_or(IoError::OTHER)?,
            }));
        }
        self.ask(task, path, |plugin, provider| {
            // What is to be opened is looked at first: a directory has no content.
            if let Answer::Handled(status) = self.provider_status(task, path, plugin, provider)?
                && status.ty == NEVERC_VFS_FILE_DIRECTORY
            {
                return Err(IoError::new(NEVERC_IO_ERROR_IS_DIRECTORY));
            }
            let mut result: NevercVFSOpenReadResult = zeroed();
            result.header = header::<NevercVFSOpenReadResult>();
            let out = &raw mut result;
            let Some(callback) = provider.open else {
                return Ok(Answer::NotHandled);
            };
            // SAFETY: path and result live for the call; the data is the plugin's own.
            let status = task.call_plugin(plugin, &self.name, true, || unsafe {
                callback(
                    task.handle(),
                    byte_text(native::bytes(path)),
                    provider.data.0,
                    out,
                )
            });
            let payload = offset_of!(NevercVFSOpenReadResult, reserved);
            if judge(status, result.disposition, &result, payload)?.is_none() {
                return Ok(Answer::NotHandled);
            }
            let content = result.content;
            if result.status.size != content.length {
                return Err(IoError::OTHER);
            }
            outputs::note_provider(task, provider);
            Ok(Answer::Handled(Opened {
                content: copied(content.data, content.length)?,
                status: from_abi(&result.status),
            }))
        })
    }

    /// Entries of a directory, with full paths.
    ///
    /// # Errors
    /// As [`View::status`].
    pub fn entries(
        &self,
        task: &Rc<Task>,
        path: &Path,
    ) -> Result<Vec<(PathBuf, NevercVFSFileType)>, IoError> {
        let path = native::normalize(&self.absolute(path));
        let provided = self.ask(task, &path, |plugin, provider| {
            let Some(callback) = provider.read_directory else {
                return Ok(Answer::NotHandled);
            };
            let mut result: NevercVFSDirectoryResult = zeroed();
            result.header = header::<NevercVFSDirectoryResult>();
            let out = &raw mut result;
            // SAFETY: path and result live for the call; the data is the plugin's own.
            let status = task.call_plugin(plugin, &self.name, true, || unsafe {
                callback(
                    task.handle(),
                    byte_text(native::bytes(&path)),
                    provider.data.0,
                    out,
                )
            });
            let payload = offset_of!(NevercVFSDirectoryResult, reserved);
            if judge(status, result.disposition, &result, payload)?.is_none() {
                return Ok(Answer::NotHandled);
            }
            directory_entries(&result).map(Answer::Handled)
        })?;
        let mut all = match provided {
            Some(entries) => entries,
            None => match native::entries(&path) {
                Ok(entries) => entries,
                Err(_) if self.memory_status(&path).is_some() => Vec::new(),
                Err(e) => return Err(e),
            },
        };
        for file in self.memory.keys().filter(|k| k.parent() == Some(&path)) {
            if !all.iter().any(|(p, _)| p == file) {
                all.push((file.clone(), NEVERC_VFS_FILE_REGULAR));
            }
        }
        all.sort();
        Ok(all)
    }

    /// The absolute path without `..`, as a provider or the spelling has it.
    ///
    /// # Errors
    /// A provider's.
    pub fn canonicalize(&self, task: &Rc<Task>, path: &Path) -> Result<PathBuf, IoError> {
        let path = self.absolute(path);
        let provided = self.ask(task, &path, |plugin, provider| {
            let Some(callback) = provider.canonicalize else {
                return Ok(Answer::NotHandled);
            };
            let mut result: NevercVFSCanonicalPathResult = zeroed();
            result.header = header::<NevercVFSCanonicalPathResult>();
            let out = &raw mut result;
            // SAFETY: path and result live for the call; the data is the plugin's own.
            let status = task.call_plugin(plugin, &self.name, true, || unsafe {
                callback(
                    task.handle(),
                    byte_text(native::bytes(&path)),
                    provider.data.0,
                    out,
                )
            });
            let payload = offset_of!(NevercVFSCanonicalPathResult, reserved);
            if judge(status, result.disposition, &result, payload)?.is_none() {
                return Ok(Answer::NotHandled);
            }
            let bytes = copied(result.path.data.cast(), result.path.length)?;
            Ok(Answer::Handled(native::path(&bytes)?))
        })?;
        Ok(provided.unwrap_or_else(|| native::normalize(&path)))
    }
}

fn callback_error(status: Status) -> IoError {
    if status.code == NEVERC_STATUS_REENTRANCY_DENIED {
        return IoError {
            code: NEVERC_IO_ERROR_IO,
            deadlock: true,
        };
    }
    let known = (NEVERC_IO_ERROR_NOT_FOUND..=NEVERC_IO_ERROR_IO).contains(&status.detail);
    IoError::new(if known {
        status.detail
    } else {
        NEVERC_IO_ERROR_IO
    })
}

/// Judges a callback's answer: `Some` when it is to be used, `None` when the next one is to be asked.
fn judge<T: Copy>(
    status: Status,
    disposition: NevercVFSResultDisposition,
    result: &T,
    payload: usize,
) -> Result<Option<()>, IoError> {
    if !status.is_ok() {
        return Err(callback_error(status));
    }
    match disposition {
        NEVERC_VFS_RESULT_HANDLED => Ok(Some(())),
        NEVERC_VFS_RESULT_NOT_HANDLED => {
            let start = std::ptr::from_ref(result).cast::<u8>();
            // SAFETY: result records hold integers and pointers, and were zeroed before the call, so that
            // each of their bytes can be read.
            let touched = (payload..size_of::<T>()).any(|i| unsafe { *start.add(i) } != 0);
            if touched {
                Err(IoError::OTHER)
            } else {
                Ok(None)
            }
        }
        _ => Err(IoError::OTHER),
    }
}

fn copied(data: *const u8, length: u64) -> Result<Rc<[u8]>, IoError> {
    // SAFETY: the provider vouches for the bytes until its callback's caller has copied them.
    let bytes = unsafe { neverc_plugin_host::boundary::bytes(data, length) };
    bytes.map(Rc::from).map_err(|_| IoError::OTHER)
}

fn directory_entries(
    result: &NevercVFSDirectoryResult,
) -> Result<Vec<(PathBuf, NevercVFSFileType)>, IoError> {
    // SAFETY: the provider vouches for its entries until they are copied.
    let entries =
        unsafe { neverc_plugin_host::boundary::slice(result.entries, result.entry_count) };
    let mut out = Vec::new();
    for entry in entries.map_err(|_| IoError::OTHER)? {
        let bytes = copied(entry.path.data.cast(), entry.path.length)?;
        out.push((native::path(&bytes)?, entry.type_));
    }
    Ok(out)
}

fn from_abi(status: &NevercVFSStatus) -> FileStatus {
    FileStatus {
        ty: status.type_,
        permissions: status.permissions,
        size: status.size,
        modification_time: status.modification_time,
        device: status.unique_id.device,
        inode: status.unique_id.file,
        local: status.local != NEVERC_FALSE,
        is_pipe: false,
    }
}

/// The compiler's own file access through the view of a task. Files of the base keep their cache.
pub struct TaskFiles<'t> {
    task: &'t Rc<Task>,
    view: Rc<View>,
    base: Files,
    /// Provided files by identity: two paths with one ID are one file.
    provided: RefCell<HashMap<(u64, u64), Rc<SourceFile>>>,
}

/// Numbers of provided files lie above those that the base gives out.
const PROVIDED: u32 = 0x8000_0000;

impl<'t> TaskFiles<'t> {
    /// Lays the task's view over `base`.
    pub fn new(task: &'t Rc<Task>, base: Files) -> TaskFiles<'t> {
        TaskFiles {
            task,
            view: View::of(task),
            base,
            provided: RefCell::default(),
        }
    }

    fn provide(&self, opened: &Opened) -> Rc<SourceFile> {
        let key = (opened.status.device, opened.status.inode);
        let mut provided = self.provided.borrow_mut();
        if let Some(known) = provided.get(&key).filter(|f| f.text == opened.content) {
            return known.clone();
        }
        let file = Rc::new(SourceFile {
            id: FileId(PROVIDED | provided.len() as u32),
            text: opened.content.clone(),
            modified: None,
        });
        provided.insert(key, file.clone());
        file
    }

    /// Whether a path belongs to the base alone.
    fn is_base(&self, path: &Path) -> bool {
        self.view.is_plain() || path == Path::new("-") || path.starts_with("<neverc>")
    }
}

impl Vfs for TaskFiles<'_> {
    fn open(&self, path: &Path) -> Result<Rc<SourceFile>, OpenError> {
        if self.is_base(path) {
            return self.base.open(path);
        }
        let before = self.view.absolute(path);
        // What the base would open is left to it, for its cache: so ask the layers above only.
        match self.view.open_above(self.task, &before) {
            Ok(Some(opened)) => Ok(self.provide(&opened)),
            Ok(None) => self.base.open(path),
            Err(e) => Err(match e.code {
                _ if e.deadlock => OpenError::Other(e.text().into()),
                NEVERC_IO_ERROR_NOT_FOUND | NEVERC_IO_ERROR_NOT_DIRECTORY => OpenError::NotFound,
                NEVERC_IO_ERROR_IS_DIRECTORY => OpenError::Directory,
                _ => OpenError::Other(e.text().into()),
            }),
        }
    }

    fn is_directory(&self, path: &Path) -> bool {
        if self.is_base(path) || self.base.is_directory(path) {
            return self.base.is_directory(path);
        }
        let status = self.view.status(self.task, path);
        // A directory that nobody claims may still hold provided files: providers that match by suffix do
        // not know each search directory.
        status.map_or_else(
            |_| !self.view.providers.is_empty(),
            |s| s.ty == NEVERC_VFS_FILE_DIRECTORY,
        )
    }
}
