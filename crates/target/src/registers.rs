//! Names of registers in inline assembly: clobbers and register variables.

use crate::Arch;

/// What an `asm` clobber means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Clobber {
    /// `"memory"`
    Memory,
    /// `"cc"`: the condition codes
    ConditionCodes,
    /// A register, by the name LLVM knows
    Register(String),
}

impl Clobber {
    /// LLVM's constraint: `~{memory}`, `~{rax}`.
    pub fn llvm(&self) -> String {
        match self {
            Clobber::Memory => "~{memory}".to_owned(),
            Clobber::ConditionCodes => "~{cc}".to_owned(),
            Clobber::Register(name) => format!("~{{{name}}}"),
        }
    }
}

/// What kind of values a register holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RegisterClass {
    /// Integers and addresses
    General,
    /// Floating numbers and vectors
    Vector,
    /// x87 stack, MMX, masks, tiles, predicates
    Special,
    /// Flags and control registers, which hold no variable
    Control,
}

/// A register of the architecture by one of its names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Register {
    /// The name in LLVM's constraints
    pub name: String,
    /// What it holds
    pub class: RegisterClass,
    /// Number within its class, the same for all names of one register; none for control registers
    pub number: Option<u32>,
    /// Width in bits that this name means
    pub bits: u32,
}

/// Reads a clobber; `None` for an unknown register name.
pub fn clobber(arch: Arch, text: &str) -> Option<Clobber> {
    match text {
        "memory" => Some(Clobber::Memory),
        "cc" => Some(Clobber::ConditionCodes),
        _ => register(arch, text).map(|register| Clobber::Register(register.name)),
    }
}

/// What every inline assembly of the architecture clobbers besides, as LLVM constraints.
pub fn implied_clobbers(arch: Arch) -> &'static [&'static str] {
    match arch {
        Arch::X86_64 => &["~{dirflag}", "~{fpsr}", "~{flags}"],
        Arch::AArch64 => &[],
    }
}

/// The register of a name as GCC writes it, with or without `%` or `#` in front.
pub fn register(arch: Arch, text: &str) -> Option<Register> {
    let name = text.strip_prefix(['%', '#']).unwrap_or(text);
    match arch {
        Arch::X86_64 => x86_register(name),
        Arch::AArch64 => aarch64_register(&name.to_ascii_lowercase()),
    }
}

fn made(name: &str, class: RegisterClass, number: Option<u32>, bits: u32) -> Option<Register> {
    Some(Register {
        name: name.to_owned(),
        class,
        number,
        bits,
    })
}

/// `prefix` and a number below `count`, without leading zeros.
fn numbered(name: &str, prefix: &str, count: u32) -> Option<u32> {
    let digits = name.strip_prefix(prefix)?;
    let number: u32 = digits.parse().ok()?;
    (number < count && number.to_string() == digits).then_some(number)
}

/// 8-bit, 16-bit, 32-bit and 64-bit names of the first eight registers, by their numbers in machine code.
const X86_GENERAL: [[&str; 4]; 8] = [
    ["al", "ax", "eax", "rax"],
    ["cl", "cx", "ecx", "rcx"],
    ["dl", "dx", "edx", "rdx"],
    ["bl", "bx", "ebx", "rbx"],
    ["spl", "sp", "esp", "rsp"],
    ["bpl", "bp", "ebp", "rbp"],
    ["sil", "si", "esi", "rsi"],
    ["dil", "di", "edi", "rdi"],
];

fn x86_register(name: &str) -> Option<Register> {
    use RegisterClass::{Control, General, Special, Vector};
    for (number, names) in X86_GENERAL.iter().enumerate() {
        if let Some(size) = names.iter().position(|other| *other == name) {
            return made(name, General, Some(number as u32), 8 << size);
        }
    }
    for (number, high) in ["ah", "ch", "dh", "bh"].iter().enumerate() {
        if name == *high {
            return made(name, General, Some(number as u32), 8);
        }
    }
    for (suffix, bits) in [("", 64), ("d", 32), ("w", 16), ("b", 8)] {
        if let Some(stem) = name.strip_suffix(suffix)
            && let Some(number) = numbered(stem, "r", 32)
            && number >= 8
        {
            return made(name, General, Some(number), bits);
        }
    }
    for (prefix, count, class, bits) in [
        ("xmm", 32, Vector, 128),
        ("ymm", 32, Vector, 256),
        ("zmm", 32, Vector, 512),
        ("mm", 8, Special, 64),
        ("k", 8, Special, 64),
        ("tmm", 8, Special, 8192),
        ("bnd", 4, Special, 128),
    ] {
        if let Some(number) = numbered(name, prefix, count) {
            return made(name, class, Some(number), bits);
        }
    }
    if name == "st" {
        return made(name, Special, Some(0), 80);
    }
    if let Some(inner) = name
        .strip_prefix("st(")
        .and_then(|rest| rest.strip_suffix(')'))
    {
        let number = numbered(inner, "", 8)?;
        let name = if number == 0 { "st" } else { name };
        return made(name, Special, Some(number), 80);
    }
    let control = matches!(
        name,
        "argp"
            | "flags"
            | "fpcr"
            | "fpsr"
            | "dirflag"
            | "frame"
            | "cr0"
            | "cr2"
            | "cr3"
            | "cr4"
            | "cr8"
    ) || numbered(name, "dr", 8).is_some_and(|number| !(4..6).contains(&number));
    if control {
        made(name, Control, None, 64)
    } else {
        None
    }
}

fn aarch64_register(name: &str) -> Option<Register> {
    use RegisterClass::{Control, General, Special, Vector};
    match name {
        "fp" => return made("x29", General, Some(29), 64),
        "lr" => return made("x30", General, Some(30), 64),
        "sp" => return made("sp", General, Some(31), 64),
        "wsp" => return made("wsp", General, Some(31), 32),
        "nzcv" | "ffr" | "za" | "zt0" | "fpcr" | "fpsr" | "vg" => {
            return made(name, Control, None, 64);
        }
        _ => {}
    }
    for (prefix, bits) in [("x", 64), ("w", 32), ("r", 64)] {
        if let Some(number) = numbered(name, prefix, 31) {
            let name = if prefix == "r" {
                format!("x{number}")
            } else {
                name.to_owned()
            };
            return made(&name, General, Some(number), bits);
        }
    }
    for (prefix, bits) in [
        ("v", 128),
        ("q", 128),
        ("d", 64),
        ("s", 32),
        ("h", 16),
        ("b", 8),
        ("z", 128),
    ] {
        if let Some(number) = numbered(name, prefix, 32) {
            return made(name, Vector, Some(number), bits);
        }
    }
    if let Some(number) = numbered(name, "p", 16) {
        return made(name, Special, Some(number), 16);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn x86_names() {
        let name = |text: &str| register(Arch::X86_64, text).map(|register| register.name);
        for text in [
            "rax", "ebx", "cl", "ah", "r8", "r8d", "r12b", "xmm31", "st(7)", "mm1", "k1", "flags",
            "r31",
        ] {
            assert_eq!(name(text).as_deref(), Some(text));
        }
        assert_eq!(name("%rcx").as_deref(), Some("rcx"));
        assert_eq!(name("st(0)").as_deref(), Some("st"));
        for text in [
            "", "r7", "r32", "xmm32", "xmm01", "foo", "%", "st(8)", "rr8",
        ] {
            assert_eq!(name(text), None, "{text}");
        }
        assert_eq!(register(Arch::X86_64, "r9w").unwrap().bits, 16);
        assert_eq!(clobber(Arch::X86_64, "cc").unwrap().llvm(), "~{cc}");
    }

    #[test]
    fn aarch64_names() {
        let name = |text: &str| register(Arch::AArch64, text).map(|register| register.name);
        assert_eq!(name("fp").as_deref(), Some("x29"));
        assert_eq!(name("x9").as_deref(), Some("x9"));
        assert_eq!(name("w10").as_deref(), Some("w10"));
        assert_eq!(name("v31").as_deref(), Some("v31"));
        assert_eq!(name("x31"), None);
        assert_eq!(name("xmm0"), None);
    }
}
