//! Statuses as values: what a slot or callback answers, and errors with the words a user sees.

use neverc_abi::*;

/// Outcome of a table slot or callback (`NevercStatus`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Status {
    /// One of `NEVERC_STATUS_…`.
    pub code: NevercStatusCode,
    /// What happened to output.
    pub flags: NevercStatusFlags,
    /// 0, a diagnostic token, or a number that the slot documents.
    pub detail: u64,
}

macro_rules! codes {
    ($($name:ident = $code:ident),* $(,)?) => {
        impl Status {
            $(#[doc = concat!("`", stringify!($code), "`")]
            pub const $name: Status = Status::new($code);)*

            /// The code's name without prefix.
            pub fn name(self) -> &'static str {
                match self.code {
                    $($code => stringify!($name),)*
                    _ => "UNKNOWN",
                }
            }
        }
    };
}

codes! {
    OK = NEVERC_STATUS_OK,
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
    /// A status without flags and detail.
    pub const fn new(code: NevercStatusCode) -> Status {
        Status {
            code,
            flags: NEVERC_STATUS_FLAG_NONE,
            detail: 0,
        }
    }

    /// The same with a detail.
    #[must_use]
    pub const fn with_detail(mut self, detail: u64) -> Status {
        self.detail = detail;
        self
    }

    /// The same with flags.
    #[must_use]
    pub const fn with_flags(mut self, flags: NevercStatusFlags) -> Status {
        self.flags = flags;
        self
    }

    /// Reads what a plugin returned; a code that does not exist counts as a failure of the plugin.
    pub fn from_abi(status: NevercStatus) -> Status {
        let known = (NEVERC_STATUS_OK..=NEVERC_STATUS_NOT_FOUND).contains(&status.code);
        Status {
            code: if known {
                status.code
            } else {
                NEVERC_STATUS_PLUGIN_FAILURE
            },
            flags: status.flags,
            detail: status.detail,
        }
    }

    /// The form that crosses the boundary.
    pub const fn to_abi(self) -> NevercStatus {
        NevercStatus {
            code: self.code,
            flags: self.flags,
            detail: self.detail,
        }
    }

    /// Whether the code is OK.
    pub const fn is_ok(self) -> bool {
        self.code == NEVERC_STATUS_OK
    }

    /// `Ok` for OK, else the status itself.
    ///
    /// # Errors
    /// Every status but OK.
    pub fn into_result(self) -> Result<(), Status> {
        if self.is_ok() { Ok(()) } else { Err(self) }
    }

    /// Whether the plugin says that trying another way is safe: recoverable, and no output was touched.
    pub fn may_fall_back(self) -> bool {
        const OUTPUT: NevercStatusFlags = NEVERC_STATUS_FLAG_OUTPUT_ALREADY_COMMITTED
            | NEVERC_STATUS_FLAG_OUTPUT_MAY_BE_PARTIAL
            | NEVERC_STATUS_FLAG_OUTPUT_RECOVERY_REQUIRED
            | NEVERC_STATUS_FLAG_DURABILITY_UNCONFIRMED;
        self.flags & NEVERC_STATUS_FLAG_RECOVERABLE != 0 && self.flags & OUTPUT == 0
    }
}

/// A failure of the engine, with the words for the user.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HostError {
    /// The status that goes with it.
    pub status: Status,
    /// What happened.
    pub text: String,
}

impl HostError {
    /// An error with its words.
    pub fn new(status: Status, text: impl Into<String>) -> HostError {
        HostError {
            status,
            text: text.into(),
        }
    }

    /// The same error with words before its own.
    #[must_use]
    pub fn context(mut self, before: &str) -> HostError {
        self.text = format!("{before}: {}", self.text);
        self
    }
}

impl std::fmt::Display for HostError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for HostError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_codes_are_failures_of_the_plugin() {
        let garbage = NevercStatus {
            code: 4711,
            flags: 0,
            detail: 3,
        };
        assert_eq!(
            Status::from_abi(garbage),
            Status::PLUGIN_FAILURE.with_detail(3)
        );
    }

    #[test]
    fn touched_output_forbids_falling_back() {
        let status = Status::PLUGIN_FAILURE.with_flags(NEVERC_STATUS_FLAG_RECOVERABLE);
        assert!(status.may_fall_back());
        let committed = status.with_flags(
            NEVERC_STATUS_FLAG_RECOVERABLE | NEVERC_STATUS_FLAG_OUTPUT_ALREADY_COMMITTED,
        );
        assert!(!committed.may_fall_back());
    }
}
