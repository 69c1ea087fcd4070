//! The IO table: files as the compiler sees them, and outputs that the host commits.

use std::marker::PhantomData;

use neverc_abi::*;

use crate::boundary::{byte_view, header, query, slot, view, zeroed};
use crate::core::Core;
use crate::phase::{SessionId, TaskId};
use crate::status::{Result, Status};

/// Why a file operation failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IoError {
    /// There is no such file.
    NotFound,
    /// Not allowed.
    PermissionDenied,
    /// A part of the path is no directory.
    NotDirectory,
    /// A directory stands where a file is wanted.
    IsDirectory,
    /// No path at all.
    InvalidPath,
    /// Anything else.
    Other,
}

impl Status {
    /// The I/O error that this status tells of.
    pub fn io_error(self) -> Option<IoError> {
        if self.code != NEVERC_STATUS_PLUGIN_FAILURE {
            return None;
        }
        Some(match self.detail {
            NEVERC_IO_ERROR_NOT_FOUND => IoError::NotFound,
            NEVERC_IO_ERROR_PERMISSION_DENIED => IoError::PermissionDenied,
            NEVERC_IO_ERROR_NOT_DIRECTORY => IoError::NotDirectory,
            NEVERC_IO_ERROR_IS_DIRECTORY => IoError::IsDirectory,
            NEVERC_IO_ERROR_INVALID_PATH => IoError::InvalidPath,
            _ => IoError::Other,
        })
    }
}

/// Status of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Metadata {
    /// A regular file.
    pub is_file: bool,
    /// A directory.
    pub is_directory: bool,
    /// Size in bytes.
    pub size: u64,
    /// Seconds since the epoch.
    pub modified: i64,
}

/// A finished output: what a job's result is proven with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seal<'a> {
    pub(crate) raw: NevercOutputSealHandle,
    /// Size in bytes.
    pub size: u64,
    /// SHA-256 of the content.
    pub digest: [u8; 32],
    life: PhantomData<&'a ()>,
}

/// The IO table.
#[derive(Clone, Copy)]
pub struct Io(*const NevercIOAPI);

// SAFETY: the table is the host's, constant and valid while the module is loaded; its slots check their thread.
unsafe impl Send for Io {}
// SAFETY: as above.
unsafe impl Sync for Io {}

impl Io {
    /// Finds the table.
    ///
    /// # Errors
    /// `MISSING_INTERFACE`, or `ABI_MISMATCH` when it is too short.
    pub fn find(core: Core) -> Result<Io> {
        query(core.table, NEVERC_INTERFACE_IO, 1).map(Io)
    }

    /// Status of a path in the task's view of files.
    ///
    /// # Errors
    /// See [`Status::io_error`].
    pub fn metadata(&self, task: TaskId<'_>, path: &str) -> Result<Metadata> {
        let mut status: NevercVFSStatus = zeroed();
        status.header = header::<NevercVFSStatus>();
        slot!(self.0, stat, task.raw, view(path), &raw mut status)?;
        Ok(Metadata {
            is_file: status.type_ == NEVERC_VFS_FILE_REGULAR,
            is_directory: status.type_ == NEVERC_VFS_FILE_DIRECTORY,
            size: status.size,
            modified: status.modification_time,
        })
    }

    /// Reads a whole file through the task's view.
    ///
    /// # Errors
    /// See [`Status::io_error`].
    pub fn read(&self, task: TaskId<'_>, path: &str) -> Result<Vec<u8>> {
        let mut file = NevercHandle::default();
        slot!(
            self.0,
            open_file_for_read,
            task.raw,
            view(path),
            &raw mut file
        )?;
        let mut buffer = NevercHandle::default();
        let read = slot!(
            self.0,
            read_file,
            task.raw,
            file,
            0,
            u64::MAX,
            &raw mut buffer
        );
        let closed = slot!(self.0, close_file, task.raw, file);
        read?;
        closed?;
        self.take(task, buffer)
    }

    /// Absolute form of a path.
    ///
    /// # Errors
    /// See [`Status::io_error`].
    pub fn canonicalize(&self, task: TaskId<'_>, path: &str) -> Result<String> {
        let mut buffer = NevercHandle::default();
        slot!(self.0, canonicalize, task.raw, view(path), &raw mut buffer)?;
        Ok(String::from_utf8_lossy(&self.take(task, buffer)?).into_owned())
    }

    /// The bytes of a buffer, which is released.
    fn take(&self, task: TaskId<'_>, buffer: NevercBufferHandle) -> Result<Vec<u8>> {
        let mut content: NevercBufferView = zeroed();
        content.header = header::<NevercBufferView>();
        slot!(self.0, get_buffer_view, task.raw, buffer, &raw mut content)?;
        let bytes = match content.length {
            0 => Vec::new(),
            // SAFETY: the host's buffer is valid until it is released, below.
            length => unsafe { std::slice::from_raw_parts(content.data, length as usize) }.to_vec(),
        };
        slot!(self.0, release_buffer, task.raw, buffer)?;
        Ok(bytes)
    }

    /// Lays a file over the file system of the session's later tasks.
    ///
    /// # Errors
    /// `INVALID_ARGUMENT` without a path.
    pub fn add_memory_file(
        &self,
        session: SessionId<'_>,
        path: &str,
        content: &[u8],
    ) -> Result<()> {
        slot!(
            self.0,
            add_memory_file,
            session.raw,
            view(path),
            byte_view(content),
            0
        )
    }

    /// Stages a file with this content and seals it. The host publishes it when the job's result is accepted.
    ///
    /// # Errors
    /// `DUPLICATE_ID` when the task has an output of that path already; see also [`Status::io_error`].
    pub fn write_output<'a>(
        &self,
        task: TaskId<'a>,
        path: &str,
        content: &[u8],
    ) -> Result<Seal<'a>> {
        let mut sink = NevercHandle::default();
        slot!(
            self.0,
            begin_file_output,
            task.raw,
            view(path),
            0,
            &raw mut sink
        )?;
        let mut seal: NevercOutputSeal = zeroed();
        seal.header = header::<NevercOutputSeal>();
        let done = slot!(self.0, output_write, task.raw, sink, byte_view(content))
            .and_then(|()| slot!(self.0, output_finish, task.raw, sink, &raw mut seal));
        if let Err(status) = done {
            let _ = slot!(self.0, output_abort, task.raw, sink);
            return Err(status);
        }
        Ok(Seal {
            raw: seal.handle,
            size: seal.size,
            digest: seal.digest,
            life: PhantomData,
        })
    }
}
