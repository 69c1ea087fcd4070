//! What the end-to-end tests share: the compiler under test, directives in C files, running programs.
#![allow(dead_code, reason = "each test program uses a part")]

pub mod json;
pub mod lab;

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

/// The compiler under test; `TEST_CC` names another one, to check expectations against it.
pub fn compiler() -> Command {
    match std::env::var_os("TEST_CC") {
        Some(cc) => Command::new(cc),
        None => Command::new(env!("CARGO_BIN_EXE_neverc")),
    }
}

/// The repository's top directory.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .canonicalize()
        .expect("it was built there")
}

/// The C files of a directory under `tests/`, sorted.
pub fn c_files(directory: &str) -> Vec<PathBuf> {
    let dir = root().join("tests").join(directory);
    let mut files: Vec<PathBuf> = std::fs::read_dir(&dir)
        .expect("the directory is part of the repository")
        .flatten()
        .map(|e| e.path())
        .filter(|p| p.extension().is_some_and(|x| x == "c"))
        .collect();
    files.sort();
    files
}

/// All values of `// name: value` lines.
pub fn directives(text: &str, name: &str) -> Vec<String> {
    let prefix = format!("// {name}:");
    text.lines()
        .filter_map(|l| l.trim_start().strip_prefix(&prefix))
        .map(|v| v.strip_prefix(' ').unwrap_or(v).to_string())
        .collect()
}

/// Words of all `// name: a b` lines.
pub fn words(text: &str, name: &str) -> Vec<String> {
    directives(text, name)
        .iter()
        .flat_map(|v| v.split_whitespace().map(str::to_string).collect::<Vec<_>>())
        .collect()
}

/// Runs a command with a time limit; standard input is `input`.
pub fn run(command: &mut Command, input: &[u8], limit: Duration) -> Result<Output, String> {
    use std::io::Write;
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|e| format!("cannot run {command:?}: {e}"))?;
    let mut stdin = child.stdin.take().expect("it is piped");
    let input = input.to_vec();
    // The program may end without reading.
    std::thread::spawn(move || stdin.write_all(&input));
    let pid = child.id();
    let (sender, receiver) = std::sync::mpsc::channel();
    std::thread::spawn(move || sender.send(child.wait_with_output()));
    match receiver.recv_timeout(limit) {
        Ok(output) => output.map_err(|e| e.to_string()),
        Err(_) => {
            if let Some(pid) = i32::try_from(pid)
                .ok()
                .and_then(rustix::process::Pid::from_raw)
            {
                let _ = rustix::process::kill_process(pid, rustix::process::Signal::KILL);
            }
            Err(format!("{command:?} took longer than {limit:?}"))
        }
    }
}

/// Waits until `condition` holds, at most ten seconds.
pub fn wait_for(condition: impl Fn() -> bool) -> bool {
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(10) {
        if condition() {
            return true;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    false
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Whether a program is in PATH.
pub fn have(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|d| d.join(program).exists())
}

/// Lets everyone run a file.
pub fn make_executable(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let permissions = std::fs::Permissions::from_mode(0o755);
    std::fs::set_permissions(path, permissions).expect("it is ours");
}
