//! Several outputs published as one: all of them appear, or none does.
//!
//! A journal beside the main output says what is under way. It is there before the first file is replaced
//! and gone when the last is in place; one that is found later is of a process that died in between, and
//! what it had begun is rolled back first.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use neverc_abi::*;

use super::sink::Sink;
use super::staging;

/// First line of a journal.
const TITLE: &[u8] = b"neverc output journal 1";

/// How a file is put in the place of another.
pub type Rename<'a> = &'a mut dyn FnMut(&Path, &Path) -> io::Result<()>;

/// One file of a bundle.
struct Member {
    /// Where it is to be.
    path: PathBuf,
    /// Where it waits.
    staged: PathBuf,
    /// What was there before, under another name.
    backup: Option<PathBuf>,
    published: bool,
}

/// Publishes finished outputs; the first is the main one, and is the last to appear.
///
/// # Errors
/// Two outputs for one file, an output that is not finished, or what the system said. The outputs are ABORTED
/// then and the files as they were; FAILED_PARTIAL when even that could not be brought about.
pub fn publish(outputs: &[Rc<Sink>]) -> Result<(), String> {
    publish_with(outputs, &mut |from, to| fs::rename(from, to))
}

/// As [`publish`], with another way to put files in place.
///
/// # Errors
/// As [`publish`].
pub fn publish_with(outputs: &[Rc<Sink>], rename: Rename<'_>) -> Result<(), String> {
    let files: Vec<&Rc<Sink>> = outputs.iter().filter(|s| s.path().is_some()).collect();
    let others = outputs.iter().filter(|s| s.path().is_none());
    if let [] | [_] = files.as_slice() {
        return outputs.iter().try_for_each(|s| s.commit());
    }
    let mut members = Vec::new();
    for sink in &files {
        let staged = sink.staged_file();
        let (Some(path), Some(staged)) = (sink.path(), staged) else {
            return Err("the output is not finished".into());
        };
        if members.iter().any(|m: &Member| m.path == path) {
            return Err(format!("two outputs are the file '{}'", path.display()));
        }
        members.push(Member {
            path: path.to_path_buf(),
            staged,
            backup: None,
            published: false,
        });
    }
    let journal = journal_of(&members[0].path);
    if let Err(error) = recover(&journal) {
        outputs.iter().for_each(|s| {
            // They are staged only.
            let _ = s.abort();
        });
        return Err(format!("cannot publish '{}': {error}", journal.display()));
    }
    let done = replace_all(&mut members, &journal, rename);
    let undone = match &done {
        Ok(()) => Ok(()),
        Err(_) => roll_back(&members),
    };
    for member in members.iter().filter(|_| done.is_ok()) {
        if let Some(backup) = &member.backup {
            // The new file is in place; the old one is in nobody's way.
            let _ = staging::remove(backup);
        }
    }
    match (done, undone) {
        (Ok(()), _) => {
            let durable = members
                .iter()
                .try_for_each(|m| staging::sync_directory(&m.path));
            let _ = staging::remove(&journal);
            let flag = match durable {
                Ok(()) => NEVERC_OUTPUT_FLAG_DURABLE,
                Err(_) => NEVERC_OUTPUT_FLAG_DURABILITY_UNCONFIRMED,
            };
            files.iter().for_each(|s| s.is_published(flag));
            for sink in others {
                sink.commit()?;
            }
            durable.map_err(|e| format!("cannot sync the directory of the outputs: {e}"))
        }
        (Err(text), Ok(())) => {
            let _ = staging::remove(&journal);
            for sink in outputs {
                // What was published is rolled back; the rest is given up.
                let _ = sink.abort();
            }
            Err(text)
        }
        (Err(text), Err(trouble)) => {
            // The journal stays, for whoever comes next.
            outputs.iter().for_each(|s| s.is_partial());
            Err(format!(
                "{text}; and cannot restore the old files: {trouble}"
            ))
        }
    }
}

fn journal_of(main: &Path) -> PathBuf {
    let mut name = std::ffi::OsString::from(".");
    name.push(main.file_name().unwrap_or_default());
    name.push(".journal");
    main.with_file_name(name)
}

fn replace_all(members: &mut [Member], journal: &Path, rename: Rename<'_>) -> Result<(), String> {
    let cannot = |path: &Path, e: io::Error| format!("cannot publish '{}': {e}", path.display());
    for member in members.iter_mut() {
        if member.path.is_dir() {
            let error = io::Error::from(io::ErrorKind::IsADirectory);
            return Err(cannot(&member.path, error));
        }
        if fs::symlink_metadata(&member.path).is_ok() {
            member.backup = Some(staging::name_beside(&member.path, "bak"));
        }
    }
    staging::write(journal, &described(members)).map_err(|e| cannot(journal, e))?;
    // From here on it is what a crash is recovered from.
    staging::published(journal);
    staging::sync_directory(journal).map_err(|e| cannot(journal, e))?;
    for member in members.iter() {
        if let Some(backup) = &member.backup {
            keep(&member.path, backup).map_err(|e| cannot(&member.path, e))?;
        }
    }
    // The main one last: whoever sees it sees all of them.
    for member in members.iter_mut().rev() {
        rename(&member.staged, &member.path).map_err(|e| cannot(&member.path, e))?;
        staging::published(&member.staged);
        member.published = true;
    }
    Ok(())
}

/// A second name for a file, or a copy where there can be none.
fn keep(path: &Path, backup: &Path) -> io::Result<()> {
    if fs::symlink_metadata(path)?.is_symlink() {
        return std::os::unix::fs::symlink(fs::read_link(path)?, backup);
    }
    match fs::hard_link(path, backup) {
        Ok(()) => Ok(()),
        Err(_) => fs::copy(path, backup).map(|_| ()),
    }
}

fn roll_back(members: &[Member]) -> Result<(), String> {
    let mut trouble = Ok(());
    for member in members {
        let restored = match &member.backup {
            Some(backup) if member.published => fs::rename(backup, &member.path),
            Some(backup) => staging::remove(backup),
            None if member.published => fs::remove_file(&member.path),
            None => Ok(()),
        };
        if let Err(error) = restored
            && trouble.is_ok()
        {
            trouble = Err(format!("'{}': {error}", member.path.display()));
        }
    }
    trouble
}

/// The journal: a title, the process, and three lines per file: its place, its staged name, its backup's.
fn described(members: &[Member]) -> Vec<u8> {
    let mut out = TITLE.to_vec();
    out.extend_from_slice(format!("\n{}\n", std::process::id()).as_bytes());
    let mut line = |path: &OsStr| {
        // A newline in a name would break the form.
        for &byte in path.as_bytes() {
            match byte {
                b'\n' => out.extend_from_slice(b"%0A"),
                b'%' => out.extend_from_slice(b"%25"),
                _ => out.push(byte),
            }
        }
        out.push(b'\n');
    };
    for member in members {
        line(member.path.as_os_str());
        line(member.staged.as_os_str());
        line(
            member
                .backup
                .as_deref()
                .map_or(OsStr::new(""), Path::as_os_str),
        );
    }
    out
}

fn read_name(line: &[u8]) -> PathBuf {
    let mut out = Vec::new();
    let mut rest = line;
    while let Some((&first, after)) = rest.split_first() {
        if let Some(after) = rest.strip_prefix(b"%0A") {
            out.push(b'\n');
            rest = after;
        } else if let Some(after) = rest.strip_prefix(b"%25") {
            out.push(b'%');
            rest = after;
        } else {
            out.push(first);
            rest = after;
        }
    }
    PathBuf::from(OsStr::from_bytes(&out))
}

/// Rolls back what the process that left a journal had begun. Without a journal nothing is done.
///
/// # Errors
/// The system's; `AddrInUse` when the process still runs.
pub fn recover(journal: &Path) -> io::Result<()> {
    let text = match fs::read(journal) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    };
    let mut lines = text.split(|&b| b == b'\n');
    if lines.next() != Some(TITLE) {
        // Cut off, so nothing had begun; or nobody's that we know.
        return fs::remove_file(journal);
    }
    let process = lines.next().unwrap_or_default();
    let alive = Path::new("/proc").join(OsStr::from_bytes(process)).exists();
    if alive && process != std::process::id().to_string().as_bytes() {
        return Err(io::Error::from(io::ErrorKind::AddrInUse));
    }
    let lines: Vec<&[u8]> = lines.collect();
    for entry in lines.chunks_exact(3) {
        let [path, staged, backup] = [0, 1, 2].map(|i| read_name(entry[i]));
        let is_staged = fs::symlink_metadata(&staged).is_ok();
        let has_backup = !backup.as_os_str().is_empty() && fs::symlink_metadata(&backup).is_ok();
        if has_backup {
            fs::rename(&backup, &path)?;
            // Two names of one file stay two names.
            staging::remove(&backup)?;
        } else if !is_staged && backup.as_os_str().is_empty() {
            // It was published, and nothing was there before.
            let _ = fs::remove_file(&path);
        }
        if is_staged {
            fs::remove_file(&staged)?;
        }
    }
    fs::remove_file(journal)
}
