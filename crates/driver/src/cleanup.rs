//! Temporary files and child processes that must not outlive this run, whatever ends it.

use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus};
use std::sync::Mutex;

use rustix::process::{Pid, Signal};

#[derive(Default)]
struct Registry {
    files: BTreeSet<PathBuf>,
    children: Vec<u32>,
}

// The only process-wide state of the driver: a signal handler has nothing else to look at.
static REGISTRY: Mutex<Registry> = Mutex::new(Registry {
    files: BTreeSet::new(),
    children: Vec::new(),
});

/// Runs a thread that on SIGINT, SIGTERM or SIGHUP removes what is registered, stops children, and
/// lets the signal end the process as it would have.
///
/// # Errors
/// Those of installing signal handlers.
pub fn watch_signals() -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let mut signals = signal_hook::iterator::Signals::new([SIGINT, SIGTERM, SIGHUP])?;
    std::thread::Builder::new()
        .name("signals".into())
        .spawn(move || {
            if let Some(signal) = signals.forever().next() {
                // Held until the end, so that no new file or child is registered.
                let registry = lock();
                for child in &registry.children {
                    if let Some(pid) = i32::try_from(*child).ok().and_then(Pid::from_raw) {
                        let _ = rustix::process::kill_process(pid, Signal::TERM);
                    }
                }
                for file in &registry.files {
                    let _ = std::fs::remove_file(file);
                }
                neverc_plugin_tables::io::staging::abandon();
                let _ = signal_hook::low_level::emulate_default_handler(signal);
                std::process::exit(128 + signal);
            }
        })?;
    Ok(())
}

/// Removes what is registered, for a process that is about to leave without any further step. Waits for
/// nothing.
pub fn abandon() {
    if let Ok(registry) = REGISTRY.try_lock() {
        for file in &registry.files {
            let _ = std::fs::remove_file(file);
        }
    }
    neverc_plugin_tables::io::staging::abandon();
}

/// Makes an empty file with a new name `dir/prefix…suffix` that is removed when the run is ended by
/// a signal.
///
/// # Errors
/// Those of the file system.
pub fn reserve(dir: &Path, prefix: &str, suffix: &str) -> io::Result<PathBuf> {
    use std::os::unix::fs::PermissionsExt;
    let mut registry = lock();
    let file = tempfile::Builder::new()
        .prefix(prefix)
        .suffix(suffix)
        .permissions(std::fs::Permissions::from_mode(0o666))
        .tempfile_in(dir)?;
    let (_, path) = file.keep().map_err(|e| e.error)?;
    registry.files.insert(path.clone());
    Ok(path)
}

/// Removes a reserved file, if it is still there.
pub fn remove(path: &Path) {
    let _ = std::fs::remove_file(path);
    lock().files.remove(path);
}

/// Runs a program to its end; a signal to this process ends it too.
///
/// # Errors
/// The program cannot be started.
pub fn run(command: &mut Command) -> io::Result<ExitStatus> {
    let mut child: Child = {
        let mut registry = lock();
        let child = command.spawn()?;
        registry.children.push(child.id());
        child
    };
    let status = child.wait();
    lock().children.retain(|id| *id != child.id());
    status
}

fn lock() -> std::sync::MutexGuard<'static, Registry> {
    // The data is plain lists, valid whatever a panicking thread was doing.
    REGISTRY
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Removes the files it owns when dropped.
#[derive(Debug, Default)]
pub struct TemporaryFiles(Vec<PathBuf>);

impl TemporaryFiles {
    /// Makes a file in the system's directory for temporary files.
    ///
    /// # Errors
    /// Those of the file system.
    pub fn add(&mut self, prefix: &str, suffix: &str) -> io::Result<PathBuf> {
        let path = reserve(&std::env::temp_dir(), prefix, suffix)?;
        self.0.push(path.clone());
        Ok(path)
    }
}

impl Drop for TemporaryFiles {
    fn drop(&mut self) {
        self.0.iter().for_each(|p| remove(p));
    }
}
