//! Configuration files: options that come before those of the command line, as Clang reads them.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};

use super::response;
use crate::output::reason;

/// The file that is read without being asked for, where it exists.
pub const DEFAULT: &str = "neverc.cfg";

/// How deep files may name other files.
const MAX_DEPTH: usize = 16;

/// Where an argument comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The configuration file; `None` for the command line.
    pub file: Option<String>,
    /// Place there, from 1; on the command line the program is at 1.
    pub position: u64,
}

/// An argument with its origin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// The text.
    pub text: OsString,
    /// Where it comes from.
    pub origin: Origin,
}

/// What the command line says about configuration files.
#[derive(Default)]
struct Request {
    files: Vec<OsString>,
    user_dir: Option<PathBuf>,
    system_dir: Option<PathBuf>,
    no_default: bool,
}

impl Request {
    fn read(args: &[OsString]) -> Request {
        let mut out = Request::default();
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            let bytes = arg.as_bytes();
            let value = |prefix: &str| {
                let rest = bytes.strip_prefix(prefix.as_bytes());
                rest.map(|r| OsStr::from_bytes(r).to_owned())
            };
            if bytes == b"--" {
                break;
            } else if bytes == b"--no-default-config" {
                out.no_default = true;
            } else if bytes == b"--config" {
                out.files.extend(args.next().cloned());
            } else if let Some(file) = value("--config=") {
                out.files.push(file);
            } else if let Some(dir) = value("--config-user-dir=") {
                out.user_dir = Some(dir.into());
            } else if let Some(dir) = value("--config-system-dir=") {
                out.system_dir = Some(dir.into());
            }
        }
        out
    }

    /// The directories that are searched, in order.
    fn dirs(&self) -> Vec<PathBuf> {
        let exe = std::env::current_exe().ok();
        let own = exe.and_then(|p| p.parent().map(Path::to_path_buf));
        let named = [self.user_dir.clone(), self.system_dir.clone(), own];
        let dirs = named.into_iter().flatten();
        dirs.filter(|d| !d.as_os_str().is_empty()).collect()
    }
}

/// The arguments (without the program) behind those of the configuration files that they name, and of the
/// default one. The inner compiler (`-cc1`) reads none, nor do questions about conventions, which compile nothing.
///
/// # Errors
/// A file that cannot be found or read, in Clang's words.
pub fn merge(args: Vec<OsString>) -> Result<Vec<Argument>, String> {
    let mut out = Vec::new();
    let asks = |command: &OsString| command == "query" || command == "schema";
    let reads_none = match &args[..] {
        [first, second, ..] if first == "callconv" => asks(second),
        [first, ..] => first == "-cc1",
        [] => false,
    };
    if !reads_none {
        let request = Request::read(&args);
        let dirs = request.dirs();
        let found = |name: &OsStr| dirs.iter().map(|d| d.join(name)).find(|p| p.is_file());
        if !request.no_default
            && let Some(file) = found(OsStr::new(DEFAULT))
        {
            add_file(&file, &mut out)?;
        }
        for name in &request.files {
            if Path::new(name).components().count() > 1 || name.as_bytes().starts_with(b"./") {
                add_file(&absolute(Path::new(name)), &mut out)?;
                continue;
            }
            let Some(file) = found(name) else {
                let mut text = format!(
                    "configuration file '{}' cannot be found",
                    Path::new(name).display()
                );
                for dir in &dirs {
                    text.push_str(&format!(
                        "\nnote: was searched for in the directory: {}",
                        dir.display()
                    ));
                }
                return Err(text);
            };
            add_file(&file, &mut out)?;
        }
    }
    out.extend(args.into_iter().zip(2..).map(|(text, position)| Argument {
        text,
        origin: Origin {
            file: None,
            position,
        },
    }));
    Ok(out)
}

fn absolute(path: &Path) -> PathBuf {
    match std::env::current_dir() {
        Ok(dir) => dir.join(path),
        Err(_) => path.to_path_buf(),
    }
}

fn add_file(path: &Path, out: &mut Vec<Argument>) -> Result<(), String> {
    let mut words = Vec::new();
    read(path, 0, &mut words).map_err(|text| match text {
        Trouble::Open(error) => format!(
            "configuration file '{}' cannot be opened: {}",
            path.display(),
            reason(&error)
        ),
        Trouble::Other(text) => {
            format!(
                "cannot read configuration file '{}': {text}",
                path.display()
            )
        }
    })?;
    let file = path.to_string_lossy().into_owned();
    out.extend(words.into_iter().zip(1..).map(|(text, position)| Argument {
        text,
        origin: Origin {
            file: Some(file.clone()),
            position,
        },
    }));
    Ok(())
}

enum Trouble {
    Open(std::io::Error),
    Other(String),
}

fn read(path: &Path, depth: usize, out: &mut Vec<OsString>) -> Result<(), Trouble> {
    if depth >= MAX_DEPTH {
        let text = format!("recursive expansion of: '{}'", path.display());
        return Err(Trouble::Other(text));
    }
    let text = std::fs::read(path).map_err(Trouble::Open)?;
    let dir = path.parent().unwrap_or(Path::new("."));
    for word in response::split(&without_comments(&text)) {
        let bytes = word.as_bytes();
        if bytes.starts_with(b"--config=") || bytes == b"--config" {
            let text = format!(
                "option '{}' not allowed inside a configuration file",
                Path::new(&word).display()
            );
            return Err(Trouble::Other(text));
        }
        match bytes.strip_prefix(b"@") {
            Some(name) if !name.is_empty() => {
                let nested = dir.join(OsStr::from_bytes(name));
                read(&nested, depth + 1, out).map_err(|trouble| match trouble {
                    Trouble::Open(error) => Trouble::Other(format!(
                        "cannot open file '{}': {}",
                        nested.display(),
                        reason(&error)
                    )),
                    other => other,
                })?;
            }
            _ => out.push(with_dir(bytes, dir)),
        }
    }
    Ok(())
}

/// Leaves out lines that begin with `#`, and joins lines that end in a backslash with the next.
fn without_comments(text: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let mut continued = false;
    for line in text.split(|&b| b == b'\n') {
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        let is_comment = line.iter().find(|b| !b.is_ascii_whitespace()) == Some(&b'#');
        if is_comment && !continued {
            continue;
        }
        match line.strip_suffix(b"\\") {
            Some(rest) => {
                out.extend_from_slice(rest);
                continued = true;
            }
            None => {
                out.extend_from_slice(line);
                out.push(b'\n');
                continued = false;
            }
        }
    }
    out
}

/// `<CFGDIR>` stands for the directory of the file.
fn with_dir(word: &[u8], dir: &Path) -> OsString {
    const NAME: &[u8] = b"<CFGDIR>";
    let mut out = Vec::new();
    let mut rest = word;
    while let Some(at) = rest.windows(NAME.len()).position(|w| w == NAME) {
        out.extend_from_slice(&rest[..at]);
        out.extend_from_slice(dir.as_os_str().as_bytes());
        rest = &rest[at + NAME.len()..];
    }
    out.extend_from_slice(rest);
    OsString::from_vec(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn merged(args: &[&str]) -> Result<Vec<Argument>, String> {
        merge(args.iter().map(OsString::from).collect())
    }

    #[test]
    fn files_come_first_with_their_origin() {
        let dir = tempfile::tempdir().expect("a temporary directory can be made");
        let file = dir.path().join("x.cfg");
        std::fs::write(
            &file,
            "# a comment\n-O2 -DA='a b' \\\n-I<CFGDIR>/inc\n@more.cfg\n",
        )
        .expect("it can be written");
        std::fs::write(dir.path().join("more.cfg"), "-DMORE").expect("it can be written");
        let option = format!("--config={}", file.display());
        let all = merged(&["--no-default-config", &option, "a.c"]).expect("it can be read");
        let texts: Vec<&str> = all.iter().filter_map(|a| a.text.to_str()).collect();
        let inc = format!("-I{}/inc", dir.path().display());
        let expected = [
            "-O2",
            "-DA=a b",
            &inc,
            "-DMORE",
            "--no-default-config",
            &option,
            "a.c",
        ];
        assert_eq!(texts, expected);
        assert_eq!(all[3].origin.position, 4);
        assert_eq!(all[3].origin.file.as_deref(), file.to_str());
        let last = Origin {
            file: None,
            position: 4,
        };
        assert_eq!(all[6].origin, last);
    }

    #[test]
    fn files_are_searched_for_by_name() {
        let dir = tempfile::tempdir().expect("a temporary directory can be made");
        std::fs::write(dir.path().join(DEFAULT), "-DDEFAULT").expect("it can be written");
        std::fs::write(dir.path().join("y.cfg"), "-DY").expect("it can be written");
        let dirs = format!("--config-user-dir={}", dir.path().display());
        let all = merged(&[&dirs, "--config", "y.cfg"]).expect("they can be read");
        let texts: Vec<&str> = all.iter().filter_map(|a| a.text.to_str()).collect();
        assert_eq!(texts, ["-DDEFAULT", "-DY", &dirs, "--config", "y.cfg"]);
        let all = merged(&["-cc1", &dirs]).expect("nothing is read");
        assert_eq!(all.len(), 2);
    }

    #[test]
    fn what_is_wrong_is_named() {
        let error = merged(&["--config=none.cfg"]).expect_err("it is not there");
        assert!(
            error.starts_with("configuration file 'none.cfg' cannot be found\nnote: was searched"),
            "{error}"
        );
        let error = merged(&["--config=/none/x.cfg"]).expect_err("it is not there");
        assert_eq!(
            error,
            "configuration file '/none/x.cfg' cannot be opened: No such file or directory"
        );
        let dir = tempfile::tempdir().expect("a temporary directory can be made");
        let file = dir.path().join("x.cfg");
        std::fs::write(&file, "@x.cfg").expect("it can be written");
        let error = merged(&[&format!("--config={}", file.display())]);
        assert!(error.is_err_and(|e| e.contains("recursive expansion of")));
        std::fs::write(&file, "--config=z.cfg").expect("it can be written");
        let error = merged(&[&format!("--config={}", file.display())]);
        assert!(error.is_err_and(|e| e.contains("not allowed inside")));
    }
}
