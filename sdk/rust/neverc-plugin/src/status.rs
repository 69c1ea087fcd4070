//! Statuses: what every call gives back instead of OK.

use neverc_abi::*;

/// Why a call failed, or why a callback does.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Status {
    /// `NEVERC_STATUS_…`, never OK.
    pub code: i32,
    /// What happened to output: `NEVERC_STATUS_FLAG_…`.
    pub flags: u32,
    /// A diagnostic token, or an I/O error code.
    pub detail: u64,
}

/// What calls give.
pub type Result<T> = std::result::Result<T, Status>;

macro_rules! codes {
    ($($name:ident = $abi:ident,)*) => {
        impl Status {
            $(
                #[doc = concat!("`", stringify!($abi), "`")]
                pub const $name: Status = Status { code: $abi, flags: 0, detail: 0 };
            )*

            /// The code's name.
            pub fn name(self) -> &'static str {
                match self.code {
                    $($abi => stringify!($name),)*
                    _ => "unknown status",
                }
            }
        }
    };
}

codes! {
    INVALID_ARGUMENT = NEVERC_STATUS_INVALID_ARGUMENT,
    ABI_MISMATCH = NEVERC_STATUS_ABI_MISMATCH,
    MISSING_INTERFACE = NEVERC_STATUS_MISSING_INTERFACE,
    VERSION_MISMATCH = NEVERC_STATUS_VERSION_MISMATCH,
    INVALID_DESCRIPTOR = NEVERC_STATUS_INVALID_DESCRIPTOR,
    DUPLICATE_ID = NEVERC_STATUS_DUPLICATE_ID,
    DEPENDENCY_MISSING = NEVERC_STATUS_DEPENDENCY_MISSING,
    DEPENDENCY_CYCLE = NEVERC_STATUS_DEPENDENCY_CYCLE,
    BUSY = NEVERC_STATUS_BUSY,
    CANCELLED = NEVERC_STATUS_CANCELLED,
    RESOURCE_EXHAUSTED = NEVERC_STATUS_RESOURCE_EXHAUSTED,
    STALE_HANDLE = NEVERC_STATUS_STALE_HANDLE,
    WRONG_SESSION = NEVERC_STATUS_WRONG_SESSION,
    WRONG_SCOPE = NEVERC_STATUS_WRONG_SCOPE,
    WRONG_TYPE = NEVERC_STATUS_WRONG_TYPE,
    INVALID_STATE = NEVERC_STATUS_INVALID_STATE,
    POLICY_VIOLATION = NEVERC_STATUS_POLICY_VIOLATION,
    VERIFICATION_FAILED = NEVERC_STATUS_VERIFICATION_FAILED,
    CAPABILITY_UNAVAILABLE = NEVERC_STATUS_CAPABILITY_UNAVAILABLE,
    PLUGIN_FAILURE = NEVERC_STATUS_PLUGIN_FAILURE,
    PLUGIN_EXCEPTION = NEVERC_STATUS_PLUGIN_EXCEPTION,
    OUTPUT_PARTIAL = NEVERC_STATUS_OUTPUT_PARTIAL,
    REENTRANCY_DENIED = NEVERC_STATUS_REENTRANCY_DENIED,
    NOT_FOUND = NEVERC_STATUS_NOT_FOUND,
}

impl Status {
    /// This status with a reason that the user has been told.
    pub fn because(self, diagnostic: crate::DiagnosticToken) -> Status {
        Status {
            detail: diagnostic.token(),
            ..self
        }
    }

    /// This status with the promise that the host may fall back to its own provider.
    pub fn recoverable(self) -> Status {
        Status {
            flags: self.flags | NEVERC_STATUS_FLAG_RECOVERABLE,
            ..self
        }
    }

    pub(crate) fn check(status: NevercStatus) -> Result<()> {
        match status.code {
            NEVERC_STATUS_OK => Ok(()),
            code => Err(Status {
                code,
                flags: status.flags,
                detail: status.detail,
            }),
        }
    }

    pub(crate) fn to_abi(result: Result<()>) -> NevercStatus {
        match result {
            Ok(()) => NevercStatus {
                code: NEVERC_STATUS_OK,
                flags: 0,
                detail: 0,
            },
            Err(s) => NevercStatus {
                code: s.code,
                flags: s.flags,
                detail: s.detail,
            },
        }
    }
}

impl std::fmt::Debug for Status {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.name())?;
        if self.detail != 0 {
            write!(f, " (detail {})", self.detail)?;
        }
        Ok(())
    }
}

impl std::fmt::Display for Status {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for Status {}
