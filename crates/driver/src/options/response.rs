//! Response files: `@file` on the command line stands for the arguments in the file, quoted as GCC does.

use std::ffi::OsString;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::PathBuf;

/// How deep response files may name other response files.
const MAX_DEPTH: usize = 64;

/// Replaces each `@file` by the arguments in the file. A file that cannot be read leaves the
/// argument as it is, so that a file whose name begins with `@` can be named.
///
/// # Errors
/// The message says which file names itself, directly or through others.
pub fn expand(args: Vec<OsString>) -> Result<Vec<OsString>, String> {
    let mut out = Vec::with_capacity(args.len());
    for arg in args {
        expand_one(arg, 0, &mut out)?;
    }
    Ok(out)
}

fn expand_one(arg: OsString, depth: usize, out: &mut Vec<OsString>) -> Result<(), String> {
    let bytes = arg.as_bytes();
    if bytes.len() < 2 || bytes[0] != b'@' {
        out.push(arg);
        return Ok(());
    }
    let path = PathBuf::from(OsString::from_vec(bytes[1..].to_vec()));
    if depth >= MAX_DEPTH {
        return Err(format!("recursive expansion of: '{}'", path.display()));
    }
    match std::fs::read(&path) {
        Ok(text) => {
            for inner in split(&text) {
                expand_one(inner, depth + 1, out)?;
            }
        }
        Err(_) => out.push(arg),
    }
    Ok(())
}

/// Splits text into arguments: blanks separate, `'…'` and `"…"` group, a backslash takes the next
/// character literally, inside double and single quotes too.
#[must_use]
pub fn split(text: &[u8]) -> Vec<OsString> {
    let mut out = Vec::new();
    let mut current: Option<Vec<u8>> = None;
    let mut quote: Option<u8> = None;
    let mut bytes = text.iter().copied();
    while let Some(b) = bytes.next() {
        match (b, quote) {
            (b'\\', _) => {
                if let Some(next) = bytes.next() {
                    current.get_or_insert_default().push(next);
                }
            }
            (b, Some(q)) if b == q => quote = None,
            (b, Some(_)) => current.get_or_insert_default().push(b),
            (b'\'' | b'"', None) => {
                quote = Some(b);
                current.get_or_insert_default();
            }
            (b, None) if b.is_ascii_whitespace() || b == 0x0b => {
                out.extend(current.take().map(OsString::from_vec));
            }
            (b, None) => current.get_or_insert_default().push(b),
        }
    }
    out.extend(current.map(OsString::from_vec));
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quoting_is_gccs() {
        let args = split(b" -DA=\"a b\" '-DB=\\'x' \"\" c\\ d\n-e\t");
        assert_eq!(args, ["-DA=a b", "-DB='x", "", "c d", "-e"]);
    }

    #[test]
    fn a_file_that_names_itself_is_an_error() {
        let dir = tempfile::tempdir().expect("a temporary directory can be made");
        let file = dir.path().join("r");
        std::fs::write(&file, format!("@{}", file.display())).expect("the file can be written");
        let error = expand(vec![format!("@{}", file.display()).into()]).expect_err("it recurses");
        assert!(error.starts_with("recursive expansion of"));
    }
}
