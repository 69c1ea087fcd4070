//! A debugging aid: signals that end the process inside a plugin's callback say which plugin and callback it was, and
//! those inside a module that is being loaded, which module.
//!
//! Only what a signal handler may do is done in it: reading what the gate put on this thread's stack, writing
//! to standard error, removing files, and leaving. A signal outside callbacks keeps its old meaning.

use std::cell::UnsafeCell;
use std::ffi::c_int;
use std::mem::MaybeUninit;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicUsize, Ordering};

use crate::gate;

/// Exit status after a crash (`EX_SOFTWARE`).
pub const EXIT_STATUS: c_int = 70;

/// The signals, with their names.
const SIGNALS: [(c_int, &str); 5] = [
    (libc::SIGSEGV, "SIGSEGV"),
    (libc::SIGBUS, "SIGBUS"),
    (libc::SIGFPE, "SIGFPE"),
    (libc::SIGILL, "SIGILL"),
    (libc::SIGABRT, "SIGABRT"),
];

/// The actions that were there before.
struct Old(UnsafeCell<[MaybeUninit<libc::sigaction>; SIGNALS.len()]>);

// SAFETY: written once by `install`, before the handler can run; only read afterwards.
unsafe impl Sync for Old {}

static OLD: Old = Old(UnsafeCell::new(
    [const { MaybeUninit::uninit() }; SIGNALS.len()],
));
static INSTALLED: AtomicBool = AtomicBool::new(false);
/// A `fn()` that removes what the run would leave behind.
static CLEANUP: AtomicPtr<()> = AtomicPtr::new(std::ptr::null_mut());

/// The path of the module that is being loaded: its bytes, null for none, and their number. Modules are loaded one after
/// the other, before there is a second thread.
static LOADING: AtomicPtr<u8> = AtomicPtr::new(std::ptr::null_mut());
static LOADING_LENGTH: AtomicUsize = AtomicUsize::new(0);

/// The time in which a module is loaded and its entry runs.
pub(crate) struct Loading<'a>(std::marker::PhantomData<&'a str>);

impl<'a> Loading<'a> {
    /// Begins, with the path as messages show it.
    pub(crate) fn new(path: &'a str) -> Loading<'a> {
        LOADING_LENGTH.store(path.len(), Ordering::SeqCst);
        LOADING.store(path.as_ptr().cast_mut(), Ordering::SeqCst);
        Loading(std::marker::PhantomData)
    }
}

impl Drop for Loading<'_> {
    fn drop(&mut self) {
        LOADING.store(std::ptr::null_mut(), Ordering::SeqCst);
    }
}

/// The path of the module that is being loaded.
fn loading() -> Option<&'static str> {
    let start = LOADING.load(Ordering::SeqCst);
    if start.is_null() {
        return None;
    }
    let length = LOADING_LENGTH.load(Ordering::SeqCst);
    // SAFETY: the text lives as long as its `Loading`, which has not ended: the handler interrupts what is within it.
    unsafe {
        let bytes = std::slice::from_raw_parts(start, length);
        Some(std::str::from_utf8_unchecked(bytes))
    }
}

/// Installs the handlers, once per process. `cleanup` runs in a signal handler: it must not wait for a lock.
pub fn install(cleanup: fn()) {
    if INSTALLED.swap(true, Ordering::SeqCst) {
        return;
    }
    CLEANUP.store(cleanup as *mut (), Ordering::SeqCst);
    for (index, (signal, _)) in SIGNALS.iter().enumerate() {
        // SAFETY: the action is complete, and the handler keeps to what handlers may do. The place for the
        // old action is this function's alone.
        unsafe {
            let mut action: libc::sigaction = std::mem::zeroed();
            action.sa_sigaction = handle as extern "C" fn(c_int) as libc::sighandler_t;
            // The thread's own stack may be what ran out.
            action.sa_flags = libc::SA_ONSTACK | libc::SA_NODEFER;
            libc::sigemptyset(&raw mut action.sa_mask);
            let old = (&raw mut (*OLD.0.get())[index]).cast::<libc::sigaction>();
            libc::sigaction(*signal, &raw const action, old);
        }
    }
}

fn write(text: &str) {
    // SAFETY: the text is valid for its length. Nothing can be done about a closed standard error.
    unsafe {
        libc::write(2, text.as_ptr().cast(), text.len());
    }
}

extern "C" fn handle(signal: c_int) {
    let place = SIGNALS.iter().position(|(number, _)| *number == signal);
    let Some(place) = place else { return };
    let name = SIGNALS[place].1;
    if let Some((plugin, callback, phase)) = gate::innermost_names() {
        for part in ["neverc: error: plugin '", plugin, "' received ", name] {
            write(part);
        }
        write(" in callback '");
        write(callback);
        if let Some(phase) = phase {
            write("' of phase '");
            write(phase);
        }
        write("'\n");
    } else if let Some(path) = loading() {
        for part in ["neverc: error: plugin module '", path, "' received ", name] {
            write(part);
        }
        write(" while it was loaded\n");
    } else {
        // Not a plugin's: with the old action in place the signal comes again.
        // SAFETY: `install` stored the old action before this handler could run.
        unsafe {
            let old = (&raw const (*OLD.0.get())[place]).cast::<libc::sigaction>();
            libc::sigaction(signal, old, std::ptr::null_mut());
            if signal == libc::SIGABRT {
                libc::raise(signal);
            }
        }
        return;
    }
    let cleanup = CLEANUP.load(Ordering::SeqCst);
    if !cleanup.is_null() {
        // SAFETY: `install` stored a `fn()` there.
        let cleanup: fn() = unsafe { std::mem::transmute::<*mut (), fn()>(cleanup) };
        cleanup();
    }
    // SAFETY: leaves at once, without running anything else.
    unsafe { libc::_exit(EXIT_STATUS) }
}
