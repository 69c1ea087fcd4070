//! Panics become internal compiler errors: caught at the border of a job, reported with the phase.

use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Exit status after an internal compiler error (`EX_SOFTWARE`).
pub const EXIT_STATUS: u8 = 70;

thread_local! {
    static PHASE: Cell<&'static str> = const { Cell::new("driver") };
    static REPORT: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Names the phase that runs from now on in this thread.
pub fn enter(phase: &'static str) {
    PHASE.set(phase);
}

/// Makes panics record where they happened instead of printing.
pub fn install_hook() {
    std::panic::set_hook(Box::new(|info| {
        let message = info
            .payload()
            .downcast_ref::<&str>()
            .map(ToString::to_string)
            .or_else(|| info.payload().downcast_ref::<String>().cloned())
            .unwrap_or_else(|| "unknown panic".to_string());
        let place = info
            .location()
            .map(|l| format!(" at {}:{}", l.file(), l.line()));
        let mut report = format!("{message}{}", place.unwrap_or_default());
        if std::env::var_os("RUST_BACKTRACE").is_some_and(|v| v != "0") {
            report.push('\n');
            report.push_str(&std::backtrace::Backtrace::force_capture().to_string());
        }
        REPORT.set(Some(report));
    }));
}

/// Runs `work`; a panic inside gives the text of an internal compiler error.
///
/// # Errors
/// The text, which names the phase, the reason and the place in the compiler's source.
pub fn contain<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| {
        let report = REPORT.take().unwrap_or_else(|| "unknown panic".to_string());
        format!(
            "internal compiler error in phase '{}': {report}",
            PHASE.get()
        )
    })
}
