//! Outputs that appear whole or not at all. Devices, pipes and links are written through, never replaced.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use rustix::fs::{AtFlags, CWD, Mode, OFlags};

use crate::cleanup;

/// How many links in a chain are followed.
const MAX_LINKS: usize = 40;

/// Where bytes finally go.
enum Destination {
    /// Standard output.
    Stdout,
    /// A regular file or a new one: write beside it, then rename.
    Replace(PathBuf),
    /// Something that must stay what it is.
    WriteThrough(PathBuf),
}

/// Writes `bytes` as the new content of `path`; `-` is standard output. `executable` sets the
/// execute bits that the umask leaves.
///
/// # Errors
/// Those of the file system; the old content is then intact unless `path` is a device or pipe.
pub fn write(path: &Path, bytes: &[u8], executable: bool) -> io::Result<()> {
    match classify(path)? {
        Destination::Stdout => {
            let mut out = io::stdout().lock();
            out.write_all(bytes)?;
            out.flush()
        }
        Destination::WriteThrough(path) => {
            let mut file = OpenOptions::new()
                .write(true)
                .truncate(true)
                .create(true)
                .open(path)?;
            file.write_all(bytes)
        }
        Destination::Replace(path) => match replace(&path, bytes, executable) {
            // The directory may forbid new files where the file itself may be written.
            Err(error)
                if matches!(
                    error.kind(),
                    ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem
                ) && path.exists() =>
            {
                let mut file = OpenOptions::new().write(true).truncate(true).open(&path)?;
                file.write_all(bytes)
            }
            other => other,
        },
    }
}

/// A path at which another program may write the content of `path`, and how to finish.
pub struct Staged {
    /// The file to hand to the other program.
    pub temporary: PathBuf,
    destination: Destination,
}

/// Prepares for a program that writes its output itself (the linker).
///
/// # Errors
/// Those of the file system.
pub fn stage(path: &Path) -> io::Result<Staged> {
    let mut destination = classify(path)?;
    if let Destination::Replace(target) = destination {
        let prefix = format!(
            ".{}-",
            target.file_name().unwrap_or_default().to_string_lossy()
        );
        match cleanup::reserve(parent(&target), &prefix, ".tmp") {
            Ok(temporary) => {
                return Ok(Staged {
                    temporary,
                    destination: Destination::Replace(target),
                });
            }
            // The directory may forbid new files where the file itself may be written.
            Err(error) if error.kind() == ErrorKind::PermissionDenied && target.exists() => {
                destination = Destination::WriteThrough(target);
            }
            Err(error) => return Err(error),
        }
    }
    let temporary = cleanup::reserve(&std::env::temp_dir(), "neverc-", ".out")?;
    Ok(Staged {
        temporary,
        destination,
    })
}

impl Staged {
    /// As [`Staged::commit`], but nothing appears when nothing was written (by a linker that only
    /// showed its version).
    ///
    /// # Errors
    /// Those of the file system. The temporary file is gone in any case.
    pub fn commit_if_written(self) -> io::Result<()> {
        if fs::metadata(&self.temporary).is_ok_and(|m| m.len() == 0) {
            self.discard();
            return Ok(());
        }
        self.commit()
    }

    /// Moves the written file to where it belongs.
    ///
    /// # Errors
    /// Those of the file system. The temporary file is gone in any case.
    pub fn commit(self) -> io::Result<()> {
        let result = match &self.destination {
            Destination::Replace(path) => fs::rename(&self.temporary, path),
            Destination::Stdout => {
                fs::read(&self.temporary).and_then(|bytes| io::stdout().lock().write_all(&bytes))
            }
            Destination::WriteThrough(path) => fs::read(&self.temporary).and_then(|bytes| {
                OpenOptions::new()
                    .write(true)
                    .truncate(true)
                    .open(path)?
                    .write_all(&bytes)
            }),
        };
        cleanup::remove(&self.temporary);
        result
    }

    /// Drops the written file.
    pub fn discard(self) {
        cleanup::remove(&self.temporary);
    }
}

/// The system's text for an error, without Rust's `(os error N)`.
#[must_use]
pub fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    match text.find(" (os error") {
        Some(at) => text[..at].to_string(),
        None => text,
    }
}

/// Looks at what is at `path` now, following links.
fn classify(path: &Path) -> io::Result<Destination> {
    if path.as_os_str() == "-" || path == Path::new("/dev/stdout") {
        return Ok(Destination::Stdout);
    }
    let mut target = path.to_path_buf();
    for _ in 0..MAX_LINKS {
        match fs::symlink_metadata(&target) {
            Ok(meta) if meta.file_type().is_symlink() => {
                // Links of the kernel (/proc/self/fd/1) name open files, not places.
                if target.starts_with("/proc") || target.starts_with("/dev") {
                    return Ok(Destination::WriteThrough(target));
                }
                let link = fs::read_link(&target)?;
                target = parent(&target).join(link);
            }
            Ok(meta) if meta.is_file() => return Ok(Destination::Replace(target)),
            Ok(meta) if meta.is_dir() => return Err(io::Error::from(ErrorKind::IsADirectory)),
            Ok(_) => return Ok(Destination::WriteThrough(target)),
            Err(error) if error.kind() == ErrorKind::NotFound => {
                return Ok(Destination::Replace(target));
            }
            Err(error) => return Err(error),
        }
    }
    Err(io::Error::from_raw_os_error(
        rustix::io::Errno::LOOP.raw_os_error(),
    ))
}

fn parent(path: &Path) -> &Path {
    match path.parent() {
        Some(dir) if !dir.as_os_str().is_empty() => dir,
        _ => Path::new("."),
    }
}

/// Writes a file without a name, then gives it the name: nothing is left over, even after SIGKILL.
fn replace(path: &Path, bytes: &[u8], executable: bool) -> io::Result<()> {
    let dir = parent(path);
    let mode = Mode::from_raw_mode(if executable { 0o777 } else { 0o666 });
    let flags = OFlags::TMPFILE | OFlags::WRONLY | OFlags::CLOEXEC;
    let unnamed = match rustix::fs::open(dir, flags, mode) {
        Ok(file) => File::from(file),
        // Some file systems have no unnamed files.
        Err(rustix::io::Errno::OPNOTSUPP | rustix::io::Errno::ISDIR | rustix::io::Errno::INVAL) => {
            return replace_by_name(path, bytes, executable);
        }
        Err(error) => return Err(error.into()),
    };
    (&unnamed).write_all(bytes)?;
    use std::os::fd::AsRawFd;
    let handle = format!("/proc/self/fd/{}", unnamed.as_raw_fd());
    let link =
        |name: &Path| rustix::fs::linkat(CWD, handle.as_str(), CWD, name, AtFlags::SYMLINK_FOLLOW);
    match link(path) {
        Ok(()) => return Ok(()),
        Err(rustix::io::Errno::EXIST) => {}
        // No /proc: go by name.
        Err(_) => return replace_by_name(path, bytes, executable),
    }
    for attempt in 0..1000_u32 {
        let name = dir.join(format!(".neverc-{}-{attempt}.tmp", std::process::id()));
        match link(&name) {
            Ok(()) => {
                let renamed = fs::rename(&name, path);
                if renamed.is_err() {
                    let _ = fs::remove_file(&name);
                }
                return renamed;
            }
            Err(rustix::io::Errno::EXIST) => {}
            Err(_) => break,
        }
    }
    replace_by_name(path, bytes, executable)
}

fn replace_by_name(path: &Path, bytes: &[u8], executable: bool) -> io::Result<()> {
    let staged = stage(path)?;
    let written = OpenOptions::new()
        .write(true)
        .truncate(true)
        .open(&staged.temporary)
        .and_then(|mut file| file.write_all(bytes))
        .and_then(|()| {
            if executable {
                add_execute_bits(&staged.temporary)
            } else {
                Ok(())
            }
        });
    match written {
        Ok(()) => staged.commit(),
        Err(error) => {
            staged.discard();
            Err(error)
        }
    }
}

fn add_execute_bits(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mode = fs::metadata(path)?.permissions().mode();
    fs::set_permissions(
        path,
        fs::Permissions::from_mode(mode | ((mode & 0o444) >> 2)),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::{FileTypeExt, symlink};

    #[test]
    fn a_new_file_appears_and_an_old_one_is_replaced() {
        let dir = tempfile::tempdir().expect("a temporary directory can be made");
        let path = dir.path().join("out");
        write(&path, b"one", false).expect("it can be written");
        write(&path, b"two", false).expect("it can be written");
        assert_eq!(fs::read(&path).expect("it is there"), b"two");
        assert_eq!(
            fs::read_dir(dir.path()).expect("it is a directory").count(),
            1
        );
    }

    #[test]
    fn a_link_stays_a_link() {
        let dir = tempfile::tempdir().expect("a temporary directory can be made");
        let (link, target) = (dir.path().join("link"), dir.path().join("target"));
        symlink("target", &link).expect("a link can be made");
        for _ in 0..2 {
            write(&link, b"x", false).expect("it can be written");
            assert!(link.symlink_metadata().expect("it is there").is_symlink());
            assert_eq!(fs::read(&target).expect("it is there"), b"x");
        }
    }

    #[test]
    fn a_device_stays_a_device() {
        write(Path::new("/dev/null"), b"x", false).expect("it takes anything");
        let meta = fs::metadata("/dev/null").expect("it is there");
        assert!(meta.file_type().is_char_device());
        let error = write(Path::new("/dev/full"), b"x", false).expect_err("it is full");
        assert_eq!(reason(&error), "No space left on device");
    }

    #[test]
    fn a_directory_is_refused() {
        let dir = tempfile::tempdir().expect("a temporary directory can be made");
        let error = write(dir.path(), b"x", false).expect_err("it is a directory");
        assert_eq!(error.kind(), ErrorKind::IsADirectory);
    }
}
