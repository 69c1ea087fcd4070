//! Files that wait beside their destination, known process-wide so that they go when the process does.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

static STAGED: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

fn known() -> std::sync::MutexGuard<'static, BTreeSet<PathBuf>> {
    STAGED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A hidden name beside a file that nobody else uses.
pub(crate) fn name_beside(path: &Path, suffix: &str) -> PathBuf {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let mut name = std::ffi::OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}-{number}.{suffix}", std::process::id()));
    path.with_file_name(name)
}

/// Writes a new file and has the system write it to its disk.
///
/// # Errors
/// The system's; what was written so far is still there.
pub(crate) fn write(place: &Path, bytes: &[u8]) -> io::Result<()> {
    known().insert(place.to_path_buf());
    let mut file = File::create_new(place)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// A staged file is one no longer: it has become what it was to be.
pub(crate) fn published(place: &Path) {
    known().remove(place);
}

/// Removes a staged file.
///
/// # Errors
/// The system's, but not that it is gone already.
pub(crate) fn remove(place: &Path) -> io::Result<()> {
    known().remove(place);
    match std::fs::remove_file(place) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Removes all of them, for a process that is about to be ended by a signal. Waits for nothing.
pub fn abandon() {
    if let Ok(staged) = STAGED.try_lock() {
        for place in staged.iter() {
            let _ = std::fs::remove_file(place);
        }
    }
}

/// Has the system write a directory to its disk, so that a rename in it lasts.
///
/// # Errors
/// The system's.
pub(crate) fn sync_directory(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        let parent = match path.parent() {
            Some(p) if !p.as_os_str().is_empty() => p,
            _ => Path::new("."),
        };
        File::open(parent)?.sync_all()?;
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}
