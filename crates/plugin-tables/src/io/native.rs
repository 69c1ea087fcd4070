//! The base file system: status, directories, and paths as the operating system sees them.

use std::ffi::OsStr;
use std::fs::Metadata;
use std::path::{Component, Path, PathBuf};

use neverc_abi::*;

use super::IoError;

/// Facts about a file (`NevercVFSStatus`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FileStatus {
    /// `NEVERC_VFS_FILE_…`.
    pub ty: NevercVFSFileType,
    /// Permission bits.
    pub permissions: u32,
    /// Size in bytes.
    pub size: u64,
    /// Seconds since the epoch.
    pub modification_time: i64,
    /// Identity: two paths with one pair are one file.
    pub device: u64,
    /// Identity.
    pub inode: u64,
    /// On this machine.
    pub local: bool,
    /// A named pipe.
    pub is_pipe: bool,
}

fn convert(meta: &Metadata) -> FileStatus {
    let ty = if meta.is_dir() {
        NEVERC_VFS_FILE_DIRECTORY
    } else if meta.is_file() {
        NEVERC_VFS_FILE_REGULAR
    } else if meta.is_symlink() {
        NEVERC_VFS_FILE_SYMLINK
    } else {
        NEVERC_VFS_FILE_OTHER
    };
    let modified = meta.modified().ok();
    let seconds = modified
        .and_then(|t| t.duration_since(std::time::UNIX_EPOCH).ok())
        .map_or(0, |d| i64::try_from(d.as_secs()).unwrap_or(i64::MAX));
    let mut out = FileStatus {
        ty,
        permissions: 0o644,
        size: meta.len(),
        modification_time: seconds,
        device: 0,
        inode: 0,
        local: true,
        is_pipe: false,
    };
    #[cfg(unix)]
    {
        use std::os::unix::fs::{FileTypeExt, MetadataExt, PermissionsExt};
        out.permissions = meta.permissions().mode() & 0o7777;
        out.device = meta.dev();
        out.inode = meta.ino();
        out.is_pipe = meta.file_type().is_fifo();
    }
    out
}

/// Status of a file, links followed.
///
/// # Errors
/// The system's.
pub fn status(path: &Path) -> Result<FileStatus, IoError> {
    Ok(convert(&std::fs::metadata(path)?))
}

/// Bytes of a file.
///
/// # Errors
/// The system's.
pub fn read(path: &Path) -> Result<Vec<u8>, IoError> {
    if std::fs::metadata(path)?.is_dir() {
        return Err(IoError::new(NEVERC_IO_ERROR_IS_DIRECTORY));
    }
    Ok(std::fs::read(path)?)
}

/// Entries of a directory with full paths, sorted by name.
///
/// # Errors
/// The system's.
pub fn entries(path: &Path) -> Result<Vec<(PathBuf, NevercVFSFileType)>, IoError> {
    let mut out = Vec::new();
    for entry in std::fs::read_dir(path)? {
        let entry = entry?;
        let ty = std::fs::symlink_metadata(entry.path())
            .map_or(NEVERC_VFS_FILE_UNKNOWN, |m| convert(&m).ty);
        out.push((entry.path(), ty));
    }
    out.sort();
    Ok(out)
}

/// A path out of what a plugin passed.
///
/// # Errors
/// Bad path: empty, or with an embedded NUL.
pub fn path(bytes: &[u8]) -> Result<PathBuf, IoError> {
    if bytes.is_empty() || bytes.contains(&0) {
        return Err(IoError::new(NEVERC_IO_ERROR_INVALID_PATH));
    }
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStrExt;
        Ok(PathBuf::from(OsStr::from_bytes(bytes)))
    }
    #[cfg(not(unix))]
    {
        std::str::from_utf8(bytes)
            .map(PathBuf::from)
            .map_err(|_| IoError::new(NEVERC_IO_ERROR_INVALID_PATH))
    }
}

/// A path's bytes.
pub fn bytes(path: &Path) -> &[u8] {
    let text: &OsStr = path.as_os_str();
    text.as_encoded_bytes()
}

/// Removes `.` and `..` by their spelling.
pub fn normalize(path: &Path) -> PathBuf {
    let mut out = PathBuf::new();
    for component in path.components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir => {
                out.pop();
            }
            other => out.push(other),
        }
    }
    out
}

/// The path by which an output is known: its directory as the system resolves it, its last component as it is
/// spelled. What ends in a directory's spelling is resolved as it stands.
///
/// # Errors
/// The system's.
pub fn output_path(path: &Path) -> Result<PathBuf, IoError> {
    let spelled = bytes(path);
    let whole = spelled.ends_with(b"/")
        || spelled.ends_with(b"/.")
        || spelled.ends_with(b"/..")
        || spelled == b"."
        || spelled == b"..";
    if whole {
        return Ok(std::fs::canonicalize(path)?);
    }
    let name = path
        .file_name()
        .ok_or(IoError::new(NEVERC_IO_ERROR_INVALID_PATH))?;
    let parent = match path.parent() {
        Some(p) if !p.as_os_str().is_empty() => p,
        _ => Path::new("."),
    };
    Ok(std::fs::canonicalize(parent)?.join(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_are_normalized() {
        assert_eq!(
            normalize(Path::new("/d/sub/../input.c")),
            Path::new("/d/input.c")
        );
        assert_eq!(normalize(Path::new("/d/./a")), Path::new("/d/a"));
    }

    #[test]
    fn outputs_are_known_by_their_directory() {
        let dir = tempfile::tempdir().expect("directory");
        let root = std::fs::canonicalize(dir.path()).expect("exists");
        assert_eq!(
            output_path(&root.join("./a.o")).expect("parent exists"),
            root.join("a.o")
        );
        assert_eq!(output_path(&root.join("no/a.o")), Err(IoError::NOT_FOUND));
        assert_eq!(
            path(b"a\0b"),
            Err(IoError::new(NEVERC_IO_ERROR_INVALID_PATH))
        );
    }
}
