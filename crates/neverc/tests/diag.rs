//! Checks the diagnostics of `tests/diag/*.c` against comments in them.
//!
//! `// error: text` expects an error on its line whose message contains the text; so do `warning`
//! and `note`. `// error@N: text` is for line N. Errors and warnings that nothing expects fail the
//! test. `// flags: …` adds options.

mod support;

use std::path::Path;
use std::time::Duration;

use libtest_mimic::{Arguments, Failed, Trial};
use support::{c_files, compiler, run, text, words};

#[derive(Clone, Debug, PartialEq, Eq)]
struct Diagnostic {
    line: usize,
    severity: String,
    message: String,
}

fn main() {
    let args = Arguments::from_args();
    let trials = c_files("diag")
        .into_iter()
        .map(|file| {
            let name = file
                .file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            Trial::test(name, move || check(&file))
        })
        .collect();
    libtest_mimic::run(&args, trials).exit();
}

fn check(file: &Path) -> Result<(), Failed> {
    let source = std::fs::read_to_string(file)?;
    let mut expected = expectations(&source);
    let mut command = compiler();
    command
        .args(["-fsyntax-only", "-fno-color-diagnostics"])
        .args(words(&source, "flags"))
        .arg(file);
    let output = run(&mut command, b"", Duration::from_secs(60))?;
    let printed = text(&output.stderr);
    let mut unexpected = Vec::new();
    for diagnostic in diagnostics(&printed, file) {
        let found = expected.iter().position(|e| {
            e.line == diagnostic.line
                && e.severity == diagnostic.severity
                && diagnostic.message.contains(&e.message)
        });
        match found {
            Some(at) => {
                expected.remove(at);
            }
            None if diagnostic.severity == "note" => {}
            None => unexpected.push(diagnostic),
        }
    }
    let wants_failure = source.contains("// error");
    if !expected.is_empty() || !unexpected.is_empty() {
        return Err(format!(
            "missing: {expected:#?}\nnot expected: {unexpected:#?}\nprinted:\n{printed}"
        )
        .into());
    }
    if output.status.code() != Some(i32::from(wants_failure)) {
        return Err(format!("unexpected exit status: {}\n{printed}", output.status).into());
    }
    Ok(())
}

fn expectations(source: &str) -> Vec<Diagnostic> {
    let mut out = Vec::new();
    for (index, line) in source.lines().enumerate() {
        for part in line.split("// ").skip(1) {
            let Some((head, message)) = part.split_once(": ") else {
                continue;
            };
            let (severity, at) = match head.split_once('@') {
                Some((severity, number)) => (severity, number.parse().unwrap_or(0)),
                None => (head, index + 1),
            };
            if matches!(severity, "error" | "warning" | "note") {
                out.push(Diagnostic {
                    line: at,
                    severity: severity.to_string(),
                    message: message.trim().to_string(),
                });
            }
        }
    }
    out
}

fn diagnostics(printed: &str, file: &Path) -> Vec<Diagnostic> {
    let prefix = format!("{}:", file.display());
    printed
        .lines()
        .filter_map(|l| l.strip_prefix(&prefix))
        .filter_map(|rest| {
            let mut parts = rest.splitn(4, ':');
            let line = parts.next()?.parse().ok()?;
            let _column = parts.next()?;
            let severity = parts.next()?.trim().replace("fatal error", "error");
            let message = parts.next()?.trim().to_string();
            Some(Diagnostic {
                line,
                severity,
                message,
            })
        })
        .collect()
}
