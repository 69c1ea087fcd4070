//! How reverse engineers and Watcom's compiler write places: `ecx`, `edx:eax`, `0:r12.8,8:r13.8`. One place becomes one
//! token of a spec.

use std::fmt;

use neverc_target::Arch;

use crate::registers::{Class, Register, other_architecture, resolve, similar};

/// A part of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// Register.
    pub register: &'static Register,
    /// Bytes that the spelled name has (`ecx` 4), or that were written behind it.
    pub bytes: u32,
}

/// Why a text is no place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotationError {
    /// Nothing there.
    Empty,
    /// No register of this name; the one that may have been meant.
    UnknownRegister(String, Option<&'static str>),
    /// A register of another architecture, which is named.
    OtherArchitecture(String, &'static str),
    /// A register that cannot take part: stack pointer, AArch64's frame pointer and link register.
    NotAllowed(String),
    /// `ah` and the like, which cannot be named apart from the rest.
    HighByte(String),
    /// A register twice.
    Repeated(String),
    /// A part of a value on the stack.
    StackPart,
    /// A place on the stack that is said in bytes.
    StackOffset,
    /// A part that begins in the middle of a register.
    RegisterOffset,
    /// Offsets that leave a hole or overlap.
    Offset(u32),
    /// Anything else.
    Malformed(String),
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotationError::Empty => f.write_str("expected a register"),
            NotationError::UnknownRegister(name, None) => write!(f, "unknown register '{name}'"),
            NotationError::OtherArchitecture(name, arch) => {
                write!(f, "unknown register '{name}': it is one of {arch}")
            }
            NotationError::UnknownRegister(name, Some(meant)) => {
                write!(f, "unknown register '{name}'; did you mean '{meant}'?")
            }
            NotationError::NotAllowed(name) => {
                write!(
                    f,
                    "register '{name}' cannot take part in a calling convention"
                )
            }
            NotationError::HighByte(name) => {
                write!(f, "register part '{name}' is not supported")
            }
            NotationError::Repeated(name) => write!(f, "register '{name}' is given twice"),
            NotationError::StackPart => {
                f.write_str("a value partly in registers and partly on the stack is not supported")
            }
            NotationError::StackOffset => f.write_str(
                "a stack offset is not supported; a parameter without a place is on the stack",
            ),
            NotationError::RegisterOffset => {
                f.write_str("a part in the middle of a register is not supported")
            }
            NotationError::Offset(at) => {
                write!(f, "parts of the value overlap or leave a hole at byte {at}")
            }
            NotationError::Malformed(text) => write!(f, "malformed register location '{text}'"),
        }
    }
}

impl std::error::Error for NotationError {}

/// The register that a name means and the bytes of that spelling.
pub fn spelled(arch: Arch, name: &str) -> Result<Part, NotationError> {
    let name = name.trim();
    if name.is_empty() {
        return Err(NotationError::Empty);
    }
    let register = resolve(arch, name).ok_or_else(|| match other_architecture(arch, name) {
        Some(other) => NotationError::OtherArchitecture(name.to_owned(), other),
        None => NotationError::UnknownRegister(name.to_owned(), similar(arch, name)),
    })?;
    if register.class != Class::X87 && !register.nameable {
        return Err(NotationError::NotAllowed(name.to_owned()));
    }
    let lower = name.to_ascii_lowercase();
    if arch == Arch::X86_64 && matches!(lower.as_str(), "ah" | "bh" | "ch" | "dh") {
        return Err(NotationError::HighByte(name.to_owned()));
    }
    let bytes = match (arch, register.class) {
        (_, Class::X87) => 10,
        (Arch::X86_64, Class::Vector) => match lower.as_bytes().first() {
            Some(b'y') => 32,
            Some(b'z') => 64,
            _ => 16,
        },
        (Arch::AArch64, Class::Vector) => match lower.as_bytes().first() {
            Some(b'b') => 1,
            Some(b'h') => 2,
            Some(b's') => 4,
            Some(b'd') => 8,
            _ => 16,
        },
        (Arch::AArch64, Class::General) if lower.starts_with('w') => 4,
        (Arch::AArch64, Class::General) => 8,
        (Arch::X86_64, Class::General) => {
            if lower == register.name {
                8
            } else if lower.starts_with('e') || lower.ends_with('d') {
                4
            } else if lower.ends_with('l') || lower.ends_with('b') {
                1
            } else {
                2
            }
        }
    };
    Ok(Part { register, bytes })
}

/// Reads a place: a register, registers with `:` between (the high part first), or scattered parts
/// `offset:register.bytes` with commas between. Gives the parts with the low one first.
pub fn place(arch: Arch, text: &str) -> Result<Vec<Part>, NotationError> {
    let text: String = text.chars().filter(|c| !c.is_ascii_whitespace()).collect();
    if text.is_empty() {
        return Err(NotationError::Empty);
    }
    if text.starts_with('^') {
        return Err(NotationError::StackOffset);
    }
    let scattered = text.starts_with(|c: char| c.is_ascii_digit());
    let mut parts = Vec::new();
    if scattered {
        let mut expected = 0u32;
        for piece in text.split(',') {
            let malformed = || NotationError::Malformed(piece.to_owned());
            let (offset, rest) = piece.split_once(':').ok_or_else(malformed)?;
            let offset: u32 = offset.parse().map_err(|_| malformed())?;
            if rest.starts_with('^') {
                return Err(NotationError::StackPart);
            }
            let (name, bytes) = match rest.split_once('.') {
                Some((name, bytes)) => (name, Some(bytes.parse::<u32>().map_err(|_| malformed())?)),
                None => (rest, None),
            };
            let name = match name.split_once('^') {
                Some((name, "0")) => name,
                Some(_) => return Err(NotationError::RegisterOffset),
                None => name,
            };
            let mut part = spelled(arch, name)?;
            if let Some(bytes) = bytes {
                if bytes > part.bytes || !matches!(bytes, 1 | 2 | 4 | 8 | 16) {
                    return Err(malformed());
                }
                part.bytes = bytes;
            }
            if offset != expected {
                return Err(NotationError::Offset(offset.min(expected)));
            }
            expected = offset + part.bytes;
            parts.push(part);
        }
    } else {
        for name in text.split(':').rev() {
            parts.push(spelled(arch, name)?);
        }
    }
    for (i, part) in parts.iter().enumerate() {
        if parts[..i].iter().any(|p| p.register == part.register) {
            return Err(NotationError::Repeated(part.register.name.to_owned()));
        }
    }
    Ok(parts)
}

/// The spec's token for a place.
pub fn token(parts: &[Part]) -> String {
    let cut = parts.len() > 1
        && parts
            .iter()
            .any(|p| p.register.class == Class::General && p.bytes < 8);
    parts
        .iter()
        .map(|p| {
            if cut {
                format!("{}.{}", p.register.name, p.bytes)
            } else {
                p.register.name.to_owned()
            }
        })
        .collect::<Vec<_>>()
        .join("+")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn x86(text: &str) -> Result<String, NotationError> {
        place(Arch::X86_64, text).map(|p| token(&p))
    }

    #[test]
    fn one_register_by_any_of_its_names() {
        assert_eq!(x86("eax").unwrap(), "rax");
        assert_eq!(x86("R9D").unwrap(), "r9");
        assert_eq!(x86(" cl ").unwrap(), "rcx");
        assert_eq!(x86("xmm3").unwrap(), "xmm3");
        assert_eq!(place(Arch::AArch64, "w9").map(|p| token(&p)).unwrap(), "x9");
        assert_eq!(place(Arch::AArch64, "s3").unwrap()[0].bytes, 4);
        for (name, bytes) in [
            ("rax", 8),
            ("eax", 4),
            ("ax", 2),
            ("al", 1),
            ("r8w", 2),
            ("r8b", 1),
            ("sil", 1),
            ("bp", 2),
        ] {
            assert_eq!(spelled(Arch::X86_64, name).unwrap().bytes, bytes, "{name}");
        }
    }

    #[test]
    fn pairs_have_the_high_part_first() {
        assert_eq!(x86("edx:eax").unwrap(), "rax.4+rdx.4");
        assert_eq!(x86("rdx:rax").unwrap(), "rax+rdx");
    }

    #[test]
    fn scattered_parts_have_offsets_and_sizes() {
        assert_eq!(x86("0:r12.8, 8:r13.8").unwrap(), "r12+r13");
        assert_eq!(x86("0:eax,4:edx").unwrap(), "rax.4+rdx.4");
        assert_eq!(x86("0:rax^0.4,4:rdx.4").unwrap(), "rax.4+rdx.4");
    }

    #[test]
    fn what_is_no_place() {
        use NotationError::*;
        for (text, error) in [
            ("", Empty),
            ("edx:", Empty),
            ("foo", UnknownRegister("foo".into(), None)),
            ("w3", OtherArchitecture("w3".into(), "AArch64")),
            ("rcxx", UnknownRegister("rcxx".into(), Some("rcx"))),
            ("esp", NotAllowed("esp".into())),
            ("ah", HighByte("ah".into())),
            ("eax:eax", Repeated("rax".into())),
            ("eax:rax", Repeated("rax".into())),
            ("0:eax.4,8:edx.4", Offset(4)),
            ("4:eax", Offset(0)),
            ("0:eax,4:^4.4", StackPart),
            ("0:rax^4.4", RegisterOffset),
            ("^8.4", StackOffset),
            ("0:eax.8", Malformed("0:eax.8".into())),
            ("0eax", Malformed("0eax".into())),
        ] {
            assert_eq!(x86(text), Err(error), "{text}");
        }
    }
}
