//! Thin archives as whole ones: the linker is another program, so what plugins provide of an archive's members must be in
//! the file that it is given.

use std::path::{Path, PathBuf};

use object::read::archive::ArchiveFile;
use object::{Object, ObjectSymbol};

/// How a thin archive begins (the format of GNU `ar`).
const THIN: &[u8] = b"!<thin>\n";
const WHOLE: &[u8] = b"!<arch>\n";
/// Bytes of a member's head.
const HEAD: usize = 60;

/// Whether bytes are those of a thin archive.
#[must_use]
pub fn is_thin(bytes: &[u8]) -> bool {
    bytes.starts_with(THIN)
}

/// A member of an archive to be written.
struct Member {
    name: Vec<u8>,
    content: Vec<u8>,
}

/// The whole archive for the thin one at `path`, its members as `read` gives them, with an index of their symbols.
///
/// # Errors
/// The text for a malformed archive, or a member that cannot be read.
pub fn whole(
    path: &Path,
    thin: &[u8],
    read: impl Fn(&Path) -> Result<Vec<u8>, String>,
) -> Result<Vec<u8>, String> {
    let directory = path.parent().unwrap_or_else(|| Path::new("."));
    let mut members = Vec::new();
    for name in names(thin).ok_or_else(|| format!("'{}': malformed archive", path.display()))? {
        let file = directory.join(member_path(&name));
        let content = read(&file).map_err(|why| {
            let (member, archive) = (file.display(), path.display());
            format!("cannot read '{member}', a member of '{archive}': {why}")
        })?;
        let base = file.file_name().unwrap_or_default();
        members.push(Member {
            name: base.as_encoded_bytes().to_vec(),
            content,
        });
    }
    write(&members).ok_or_else(|| format!("'{}': the archive is too large", path.display()))
}

fn member_path(name: &[u8]) -> PathBuf {
    use std::os::unix::ffi::OsStrExt;
    PathBuf::from(std::ffi::OsStr::from_bytes(name))
}

/// The names of a thin archive's members; `None` when it is malformed.
fn names(bytes: &[u8]) -> Option<Vec<Vec<u8>>> {
    let archive = ArchiveFile::parse(bytes).ok()?;
    let members = archive.members().map(|member| {
        let member = member.ok()?;
        // Only what is in the archive itself has its bytes there.
        member.is_thin().then(|| member.name().to_vec())
    });
    members.collect()
}

/// An archive with an index; `None` when a place does not fit into it.
fn write(members: &[Member]) -> Option<Vec<u8>> {
    let mut names = Vec::new();
    let mut places = Vec::new();
    for member in members {
        places.push(names.len());
        names.extend_from_slice(&member.name);
        names.extend_from_slice(b"/\n");
    }
    let symbols: Vec<(usize, Vec<&[u8]>)> = members
        .iter()
        .map(|m| defined(&m.content))
        .enumerate()
        .collect();
    let count: usize = symbols.iter().map(|(_, s)| s.len()).sum();
    let texts = symbols.iter().flat_map(|(_, s)| s);
    let index_size = 4 + 4 * count + texts.map(|t| t.len() + 1).sum::<usize>();
    let even = |size: usize| size + size % 2;
    let mut at = WHOLE.len() + HEAD + even(index_size) + HEAD + even(names.len());
    let mut starts = Vec::new();
    for member in members {
        starts.push(u32::try_from(at).ok()?);
        at += HEAD + even(member.content.len());
    }
    let mut index = u32::try_from(count).ok()?.to_be_bytes().to_vec();
    for (member, names) in &symbols {
        for _ in names {
            index.extend(starts[*member].to_be_bytes());
        }
    }
    for text in symbols.iter().flat_map(|(_, s)| s) {
        index.extend_from_slice(text);
        index.push(0);
    }
    let mut out = WHOLE.to_vec();
    add(&mut out, "/", &index);
    add(&mut out, "//", &names);
    for (member, place) in members.iter().zip(places) {
        add(&mut out, &format!("/{place}"), &member.content);
    }
    Some(out)
}

fn add(out: &mut Vec<u8>, name: &str, content: &[u8]) {
    let head = format!(
        "{name:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n",
        0,
        0,
        0,
        644,
        content.len()
    );
    out.extend_from_slice(head.as_bytes());
    out.extend_from_slice(content);
    if content.len() % 2 == 1 {
        out.push(b'\n');
    }
}

/// The symbols that an object defines for others; none for what is no object.
fn defined(object: &[u8]) -> Vec<&[u8]> {
    let Ok(file) = object::File::parse(object) else {
        return Vec::new();
    };
    let shared = file
        .symbols()
        .filter(|s| s.is_global() && !s.is_undefined());
    shared.filter_map(|s| s.name_bytes().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thin(members: &[&str]) -> Vec<u8> {
        let mut names = Vec::new();
        let mut heads = Vec::new();
        for member in members {
            let head = format!("{:<16}{:<32}{:<10}`\n", format!("/{}", names.len()), 0, 3);
            heads.extend(head.into_bytes());
            names.extend_from_slice(member.as_bytes());
            names.extend_from_slice(b"/\n");
        }
        let mut out = THIN.to_vec();
        add(&mut out, "//", &names);
        out.extend(heads);
        out
    }

    #[test]
    fn members_are_read_beside_the_archive() {
        let made = whole(Path::new("/d/lib.a"), &thin(&["a.o", "sub/b.o"]), |path| {
            Ok(path.display().to_string().into_bytes())
        });
        let made = made.expect("well formed");
        let text = String::from_utf8_lossy(&made);
        assert!(text.starts_with("!<arch>\n/ "), "{text}");
        assert!(text.contains("a.o/\nb.o/\n"), "{text}");
        assert!(text.contains("/d/a.o"), "{text}");
        assert!(text.ends_with("/d/sub/b.o"), "{text}");
    }

    #[test]
    fn what_is_malformed_is_refused() {
        let sound = thin(&["a.o"]);
        for end in 9..sound.len() {
            let read = |_: &Path| Ok(Vec::new());
            // Behind the table of names, with its padding or without, an archive may end.
            let may_end = matches!(end, 73 | 74);
            let made = whole(Path::new("l.a"), &sound[..end], read);
            assert_eq!(made.is_ok(), may_end, "{end}");
        }
        let failing = |_: &Path| Err("gone".to_owned());
        let error = whole(Path::new("l.a"), &sound, failing);
        assert_eq!(
            error.err().as_deref(),
            Some("cannot read 'a.o', a member of 'l.a': gone")
        );
    }

    #[test]
    fn any_bytes_are_taken_for_an_object() {
        let mut bytes = b"\x7fELF\x02\x01".to_vec();
        let mut seed = 7u32;
        for _ in 0..2000 {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            bytes.push((seed >> 24) as u8);
            let _ = defined(&bytes);
        }
        // A table of sections at the end of all addresses.
        bytes[40..48].fill(0xff);
        bytes[60..62].fill(0xff);
        assert!(defined(&bytes).is_empty());
        assert!(defined(b"BC\xc0\xde").is_empty());
    }
}
