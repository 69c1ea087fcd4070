//! The file system as a task sees it: memory files, plugins' providers, the base; and staged outputs.

pub mod bundle;
pub mod native;
pub mod outputs;
pub mod sink;
pub mod staging;
pub mod table;
pub mod view;

use neverc_abi::*;
use neverc_plugin_host::Status;

/// Why a file operation failed (`NEVERC_IO_ERROR_…`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IoError {
    /// The code that goes into `Detail`.
    pub code: NevercIOErrorCode,
    /// The operation asked for itself through a provider's callback.
    pub deadlock: bool,
}

impl IoError {
    /// An error with this code.
    pub const fn new(code: NevercIOErrorCode) -> IoError {
        IoError {
            code,
            deadlock: false,
        }
    }

    /// Anything that has no code of its own.
    pub const OTHER: IoError = IoError::new(NEVERC_IO_ERROR_IO);

    /// No such file.
    pub const NOT_FOUND: IoError = IoError::new(NEVERC_IO_ERROR_NOT_FOUND);

    /// What a slot answers.
    pub fn status(self) -> Status {
        if self.deadlock {
            return Status::REENTRANCY_DENIED;
        }
        Status::PLUGIN_FAILURE.with_detail(self.code)
    }

    /// The system's words.
    pub fn text(self) -> &'static str {
        if self.deadlock {
            return "resource deadlock would occur";
        }
        match self.code {
            NEVERC_IO_ERROR_NOT_FOUND => "No such file or directory",
            NEVERC_IO_ERROR_PERMISSION_DENIED => "Permission denied",
            NEVERC_IO_ERROR_NOT_DIRECTORY => "Not a directory",
            NEVERC_IO_ERROR_IS_DIRECTORY => "Is a directory",
            NEVERC_IO_ERROR_INVALID_PATH => "Invalid argument",
            _ => "Input/output error",
        }
    }
}

impl From<std::io::Error> for IoError {
    fn from(error: std::io::Error) -> IoError {
        use std::io::ErrorKind;
        IoError::new(match error.kind() {
            ErrorKind::NotFound => NEVERC_IO_ERROR_NOT_FOUND,
            ErrorKind::PermissionDenied => NEVERC_IO_ERROR_PERMISSION_DENIED,
            ErrorKind::NotADirectory => NEVERC_IO_ERROR_NOT_DIRECTORY,
            ErrorKind::IsADirectory => NEVERC_IO_ERROR_IS_DIRECTORY,
            ErrorKind::InvalidInput => NEVERC_IO_ERROR_INVALID_PATH,
            _ => NEVERC_IO_ERROR_IO,
        })
    }
}
