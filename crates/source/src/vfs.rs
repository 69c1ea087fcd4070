//! File access: the real file system with an overlay of virtual files, each file read once.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::SystemTime;

/// Identity of a file's content owner: two paths to one inode share it (`#pragma once`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FileId(pub u32);

/// A file that was read.
#[derive(Debug)]
pub struct SourceFile {
    /// Identity.
    pub id: FileId,
    /// The bytes.
    pub text: Rc<[u8]>,
    /// Last modification, where there is one.
    pub modified: Option<SystemTime>,
}

/// Why a file cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// No such file (or a component of the path is no directory).
    NotFound,
    /// A directory.
    Directory,
    /// More than 2 GiB.
    TooLarge,
    /// Any other failure, in the system's words.
    Other(String),
}

impl std::fmt::Display for OpenError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OpenError::NotFound => f.write_str("No such file or directory"),
            OpenError::Directory => f.write_str("Is a directory"),
            OpenError::TooLarge => f.write_str("file is larger than 2 GiB"),
            OpenError::Other(text) => f.write_str(text),
        }
    }
}

/// Largest file accepted, in bytes.
pub const MAX_FILE: u64 = 1 << 31;

/// Where source text comes from.
pub trait Vfs {
    /// Reads a file, or gives it again when it was read before.
    ///
    /// # Errors
    /// See [`OpenError`].
    fn open(&self, path: &Path) -> Result<Rc<SourceFile>, OpenError>;

    /// Whether a directory of that name exists. Include directories that do not are never searched.
    fn is_directory(&self, path: &Path) -> bool;
}

type Opened = Result<Rc<SourceFile>, OpenError>;

/// The real file system below an overlay of virtual files. One per compilation.
#[derive(Default)]
pub struct Files {
    overlay: RefCell<HashMap<PathBuf, Rc<SourceFile>>>,
    by_path: RefCell<HashMap<PathBuf, Opened>>,
    by_inode: RefCell<HashMap<(u64, u64), Rc<SourceFile>>>,
    next: Cell<u32>,
}

impl Files {
    /// The file system with nothing laid over it.
    pub fn new() -> Files {
        Files::default()
    }

    /// Lays a virtual file over the file system; directories need not be declared.
    pub fn add_virtual(&self, path: impl Into<PathBuf>, text: &[u8]) {
        let file = self.file(Rc::from(text), None);
        self.overlay.borrow_mut().insert(path.into(), file);
    }

    fn file(&self, text: Rc<[u8]>, modified: Option<SystemTime>) -> Rc<SourceFile> {
        let id = FileId(self.next.get());
        self.next.set(id.0 + 1);
        Rc::new(SourceFile { id, text, modified })
    }

    fn read(&self, path: &Path) -> Opened {
        if path == Path::new("-") {
            let mut text = Vec::new();
            std::io::stdin()
                .lock()
                .take(MAX_FILE + 1)
                .read_to_end(&mut text)
                .map_err(|e| describe(&e))?;
            return self.finish(text, None);
        }
        let mut file = File::open(path).map_err(|e| describe(&e))?;
        let meta = file.metadata().map_err(|e| describe(&e))?;
        if meta.is_dir() {
            return Err(OpenError::Directory);
        }
        if meta.len() >= MAX_FILE {
            return Err(OpenError::TooLarge);
        }
        let key = inode(&meta);
        if let Some(known) = key.and_then(|k| self.by_inode.borrow().get(&k).cloned()) {
            return Ok(known);
        }
        let modified = meta.modified().ok();
        let opened = if meta.is_file() && meta.len() > 0 {
            // One allocation, filled in place; a file that shrinks or grows meanwhile is read the slow way.
            let mut text: Rc<[u8]> = std::iter::repeat_n(0u8, meta.len() as usize).collect();
            let filled = Rc::get_mut(&mut text).is_some_and(|b| file.read_exact(b).is_ok());
            if filled {
                self.file(text, modified)
            } else {
                self.finish(std::fs::read(path).map_err(|e| describe(&e))?, modified)?
            }
        } else {
            let mut text = Vec::new();
            file.take(MAX_FILE + 1)
                .read_to_end(&mut text)
                .map_err(|e| describe(&e))?;
            self.finish(text, modified)?
        };
        if let Some(key) = key.filter(|_| meta.is_file()) {
            self.by_inode.borrow_mut().insert(key, opened.clone());
        }
        Ok(opened)
    }

    fn finish(&self, text: Vec<u8>, modified: Option<SystemTime>) -> Opened {
        if text.len() as u64 >= MAX_FILE {
            return Err(OpenError::TooLarge);
        }
        Ok(self.file(Rc::from(text), modified))
    }
}

fn describe(error: &std::io::Error) -> OpenError {
    match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => OpenError::NotFound,
        ErrorKind::IsADirectory => OpenError::Directory,
        ErrorKind::PermissionDenied => OpenError::Other("Permission denied".into()),
        _ => OpenError::Other(error.to_string()),
    }
}

#[cfg(unix)]
fn inode(meta: &std::fs::Metadata) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    Some((meta.dev(), meta.ino()))
}

#[cfg(not(unix))]
fn inode(_: &std::fs::Metadata) -> Option<(u64, u64)> {
    None
}

impl Vfs for Files {
    fn open(&self, path: &Path) -> Opened {
        let plain = path.strip_prefix(".").unwrap_or(path);
        if let Some(file) = self.overlay.borrow().get(plain) {
            return Ok(file.clone());
        }
        if let Some(known) = self.by_path.borrow().get(path) {
            return known.clone();
        }
        let opened = self.read(path);
        self.by_path
            .borrow_mut()
            .insert(path.to_path_buf(), opened.clone());
        opened
    }

    fn is_directory(&self, path: &Path) -> bool {
        path.is_dir() || self.overlay.borrow().keys().any(|k| k.starts_with(path))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn virtual_files_hide_real_ones() {
        let files = Files::new();
        files.add_virtual("<neverc>/include/stddef.h", b"x");
        let a = files
            .open(Path::new("<neverc>/include/stddef.h"))
            .expect("added");
        assert_eq!(&*a.text, b"x");
        assert!(files.is_directory(Path::new("<neverc>/include")));
    }

    #[test]
    fn directories_and_missing_files_are_told_apart() {
        let files = Files::new();
        assert_eq!(files.open(Path::new("/")).err(), Some(OpenError::Directory));
        assert_eq!(
            files.open(Path::new("/no/such/file")).err(),
            Some(OpenError::NotFound)
        );
    }
}
