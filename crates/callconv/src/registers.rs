//! The registers that a convention may name, for each architecture: names as people write them, LLVM's names, classes.

use std::fmt;

use neverc_target::Arch;

/// What a register can hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Class {
    /// Integers and pointers.
    General,
    /// Floating numbers and vectors.
    Vector,
    /// The x87 stack: no spec can name it, the standard convention returns `long double` there.
    X87,
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Class::General => "general",
            Class::Vector => "vector",
            Class::X87 => "x87",
        })
    }
}

/// A register.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct Register {
    /// As specs spell it: the full-width form, lower case.
    pub name: &'static str,
    /// LLVM's name of the form that plans hold: 64-bit general registers, `XMMn`, `Qn`. Users of a plan take the part or
    /// the extension (`ECX`, `YMM3`, `S5`) that the value's size asks for.
    pub llvm: &'static str,
    /// Class.
    pub class: Class,
    /// Number in the machine's own encoding, within the class.
    pub index: u8,
    /// Whether specs may name it. The stack pointer, AArch64's frame pointer and link register, and the x87 stack are
    /// known for plans, not for specs.
    pub nameable: bool,
}

impl fmt::Display for Register {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// The numbers that the running code generator has for registers, by LLVM's name.
pub trait Registers {
    /// Number of the register that LLVM calls `name` (`RAX`, `X9`, `Q5`); 0 is no register's number.
    fn number(&self, name: &str) -> Option<u32>;
    /// LLVM's name of a register.
    fn name(&self, number: u32) -> Option<&str>;
}

macro_rules! table {
    ($($name:literal $llvm:literal $class:ident $index:literal $nameable:literal;)*) => {
        &[$(Register {
            name: $name,
            llvm: $llvm,
            class: Class::$class,
            index: $index,
            nameable: $nameable,
        }),*]
    };
}

const X86_64: &[Register] = table! {
    "rax" "RAX" General 0 true; "rcx" "RCX" General 1 true; "rdx" "RDX" General 2 true; "rbx" "RBX" General 3 true;
    "rsp" "RSP" General 4 false; "rbp" "RBP" General 5 true; "rsi" "RSI" General 6 true; "rdi" "RDI" General 7 true;
    "r8" "R8" General 8 true; "r9" "R9" General 9 true; "r10" "R10" General 10 true; "r11" "R11" General 11 true;
    "r12" "R12" General 12 true; "r13" "R13" General 13 true; "r14" "R14" General 14 true;
    "r15" "R15" General 15 true;
    "xmm0" "XMM0" Vector 0 true; "xmm1" "XMM1" Vector 1 true; "xmm2" "XMM2" Vector 2 true;
    "xmm3" "XMM3" Vector 3 true; "xmm4" "XMM4" Vector 4 true; "xmm5" "XMM5" Vector 5 true;
    "xmm6" "XMM6" Vector 6 true; "xmm7" "XMM7" Vector 7 true; "xmm8" "XMM8" Vector 8 true;
    "xmm9" "XMM9" Vector 9 true; "xmm10" "XMM10" Vector 10 true; "xmm11" "XMM11" Vector 11 true;
    "xmm12" "XMM12" Vector 12 true; "xmm13" "XMM13" Vector 13 true; "xmm14" "XMM14" Vector 14 true;
    "xmm15" "XMM15" Vector 15 true;
    "st0" "FP0" X87 0 false; "st1" "FP1" X87 1 false;
};

const AARCH64: &[Register] = table! {
    "x0" "X0" General 0 true; "x1" "X1" General 1 true; "x2" "X2" General 2 true; "x3" "X3" General 3 true;
    "x4" "X4" General 4 true; "x5" "X5" General 5 true; "x6" "X6" General 6 true; "x7" "X7" General 7 true;
    "x8" "X8" General 8 true; "x9" "X9" General 9 true; "x10" "X10" General 10 true; "x11" "X11" General 11 true;
    "x12" "X12" General 12 true; "x13" "X13" General 13 true; "x14" "X14" General 14 true;
    "x15" "X15" General 15 true; "x16" "X16" General 16 true; "x17" "X17" General 17 true;
    "x18" "X18" General 18 true; "x19" "X19" General 19 true; "x20" "X20" General 20 true;
    "x21" "X21" General 21 true; "x22" "X22" General 22 true; "x23" "X23" General 23 true;
    "x24" "X24" General 24 true; "x25" "X25" General 25 true; "x26" "X26" General 26 true;
    "x27" "X27" General 27 true; "x28" "X28" General 28 true;
    "x29" "FP" General 29 false; "x30" "LR" General 30 false; "sp" "SP" General 31 false;
    "v0" "Q0" Vector 0 true; "v1" "Q1" Vector 1 true; "v2" "Q2" Vector 2 true; "v3" "Q3" Vector 3 true;
    "v4" "Q4" Vector 4 true; "v5" "Q5" Vector 5 true; "v6" "Q6" Vector 6 true; "v7" "Q7" Vector 7 true;
    "v8" "Q8" Vector 8 true; "v9" "Q9" Vector 9 true; "v10" "Q10" Vector 10 true; "v11" "Q11" Vector 11 true;
    "v12" "Q12" Vector 12 true; "v13" "Q13" Vector 13 true; "v14" "Q14" Vector 14 true;
    "v15" "Q15" Vector 15 true; "v16" "Q16" Vector 16 true; "v17" "Q17" Vector 17 true;
    "v18" "Q18" Vector 18 true; "v19" "Q19" Vector 19 true; "v20" "Q20" Vector 20 true;
    "v21" "Q21" Vector 21 true; "v22" "Q22" Vector 22 true; "v23" "Q23" Vector 23 true;
    "v24" "Q24" Vector 24 true; "v25" "Q25" Vector 25 true; "v26" "Q26" Vector 26 true;
    "v27" "Q27" Vector 27 true; "v28" "Q28" Vector 28 true; "v29" "Q29" Vector 29 true;
    "v30" "Q30" Vector 30 true; "v31" "Q31" Vector 31 true;
};

/// All registers that plans of an architecture can hold, in the order of their encoding.
pub fn registers(arch: Arch) -> &'static [Register] {
    match arch {
        Arch::X86_64 => X86_64,
        Arch::AArch64 => AARCH64,
    }
}

/// The register that a spec names: full-width spelling, without case; `None` for every other name, also for those of the
/// stack pointer and AArch64's frame pointer and link register.
pub fn register(arch: Arch, name: &str) -> Option<&'static Register> {
    registers(arch)
        .iter()
        .find(|r| r.nameable && r.name.eq_ignore_ascii_case(name))
}

/// The register that any name of it or of a part of it means, without case: `ecx`, `cl`, `w9`, `s5`, `ymm3`, and LLVM's
/// `R8D`, `FP`, `LR`. For the notations that write narrower names, and for finding what a number in a plan means.
pub fn resolve(arch: Arch, name: &str) -> Option<&'static Register> {
    let name = name.to_ascii_lowercase();
    let all = registers(arch);
    if let Some(found) = all
        .iter()
        .find(|r| r.name == name || r.llvm.eq_ignore_ascii_case(&name))
    {
        return Some(found);
    }
    let general = |index: u8| {
        all.iter()
            .find(|r| r.class == Class::General && r.index == index)
    };
    let vector = |index: u8| {
        all.iter()
            .find(|r| r.class == Class::Vector && r.index == index)
    };
    let number = |text: &str, end: u8| {
        let plain = !text.is_empty()
            && text.bytes().all(|b| b.is_ascii_digit())
            && (text.len() == 1 || !text.starts_with('0'));
        text.parse::<u8>().ok().filter(|n| plain && *n < end)
    };
    match arch {
        Arch::X86_64 => {
            const PARTS: [[&str; 4]; 8] = [
                ["eax", "ax", "al", "ah"],
                ["ecx", "cx", "cl", "ch"],
                ["edx", "dx", "dl", "dh"],
                ["ebx", "bx", "bl", "bh"],
                ["esp", "sp", "spl", "spl"],
                ["ebp", "bp", "bpl", "bpl"],
                ["esi", "si", "sil", "sil"],
                ["edi", "di", "dil", "dil"],
            ];
            if let Some(index) = PARTS.iter().position(|p| p.contains(&name.as_str())) {
                return general(index as u8);
            }
            if let Some(rest) = name.strip_prefix('r') {
                let digits = rest.trim_end_matches(['d', 'w', 'b', 'l']);
                if rest.len() - digits.len() == 1 {
                    return number(digits, 16).filter(|n| *n >= 8).and_then(general);
                }
            }
            for prefix in ["ymm", "zmm"] {
                if let Some(rest) = name.strip_prefix(prefix) {
                    return number(rest, 16).and_then(vector);
                }
            }
            None
        }
        Arch::AArch64 => match name.as_str() {
            "wsp" => general(31),
            _ => {
                let first = name.chars().next()?;
                let rest = name.get(1..)?;
                match first {
                    'w' => number(rest, 31).and_then(general),
                    'b' | 'h' | 's' | 'd' | 'q' | 'z' => number(rest, 32).and_then(vector),
                    _ => None,
                }
            }
        },
    }
}

/// The architecture that a register's name belongs to when it is not `arch`.
pub(crate) fn other_architecture(arch: Arch, name: &str) -> Option<&'static str> {
    let (other, shown) = match arch {
        Arch::X86_64 => (Arch::AArch64, "AArch64"),
        Arch::AArch64 => (Arch::X86_64, "x86-64"),
    };
    resolve(other, name).map(|_| shown)
}

/// The register that a name which is none may mean: spelled with one letter too many, one too few, a wrong one or two
/// exchanged; or a name of the other architecture's style. The first of several.
pub fn similar(arch: Arch, name: &str) -> Option<&'static str> {
    let name = name.to_ascii_lowercase();
    let letters: Vec<char> = name.chars().collect();
    if !(2..=6).contains(&letters.len()) {
        return None;
    }
    let near = |other: &str| {
        let other: Vec<char> = other.chars().collect();
        let same = letters
            .iter()
            .zip(&other)
            .take_while(|(a, b)| a == b)
            .count();
        let (a, b) = (&letters[same..], &other[same..]);
        match letters.len() as i64 - other.len() as i64 {
            // Another digit is another register, not a slip.
            0 if a.len() == 1 && (a[0].is_ascii_digit() || b[0].is_ascii_digit()) => false,
            // The first letter says the class.
            0 if same == 0 => false,
            0 => {
                a.len() <= 1
                    || a[1..] == b[1..] && !a[0].is_ascii_digit()
                    || !a[0].is_ascii_digit() && a[0] == b[1] && a[1] == b[0] && a[2..] == b[2..]
            }
            1 => a[1..] == *b && !a[0].is_ascii_digit(),
            -1 => *a == b[1..] && !b[0].is_ascii_digit(),
            _ => false,
        }
    };
    let names = registers(arch).iter().filter(|r| r.nameable);
    names.map(|r| r.name).find(|other| near(other))
}

/// What the processor and the command line say about registers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Features {
    /// Bits of the widest vector that one register holds: 128, 256 (AVX) or 512 (AVX-512); 128 on AArch64.
    pub vector_bits: u32,
    /// Registers that code must not touch (`-ffixed-x18`).
    pub reserved: Vec<&'static Register>,
}

impl Default for Features {
    fn default() -> Features {
        Features {
            vector_bits: 128,
            reserved: Vec::new(),
        }
    }
}

impl Features {
    /// From LLVM's feature string (`+avx,+reserve-x18,-sse3`); later entries win.
    pub fn parse(arch: Arch, text: &str) -> Features {
        let on = |name: &str| {
            text.split(',')
                .rev()
                .map(str::trim)
                .find_map(|f| match (f.strip_prefix('+'), f.strip_prefix('-')) {
                    (Some(f), _) if f == name => Some(true),
                    (_, Some(f)) if f == name => Some(false),
                    _ => None,
                })
                .unwrap_or(false)
        };
        let vector_bits = match arch {
            Arch::X86_64 if on("avx512f") => 512,
            Arch::X86_64 if on("avx") || on("avx2") => 256,
            _ => 128,
        };
        let reserved = match arch {
            Arch::AArch64 => registers(arch)
                .iter()
                .filter(|r| r.class == Class::General && on(&format!("reserve-{}", r.name)))
                .collect(),
            Arch::X86_64 => Vec::new(),
        };
        Features {
            vector_bits,
            reserved,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_the_full_width_names_only() {
        for name in ["rax", "RBP", "r8", "R15", "xmm0", "xmm15"] {
            assert!(register(Arch::X86_64, name).is_some(), "{name}");
        }
        for name in [
            "eax", "r8d", "cl", "xmm16", "ymm0", "rsp", "st0", "x0", "", "r16",
        ] {
            assert!(register(Arch::X86_64, name).is_none(), "{name}");
        }
        for name in ["x0", "X28", "v0", "V31", "x18"] {
            assert!(register(Arch::AArch64, name).is_some(), "{name}");
        }
        for name in [
            "sp", "x29", "x30", "x31", "w9", "s5", "q0", "fp", "lr", "rax",
        ] {
            assert!(register(Arch::AArch64, name).is_none(), "{name}");
        }
    }

    #[test]
    fn narrower_names_resolve() {
        let x86 = |n: &str| resolve(Arch::X86_64, n).map(|r| r.llvm);
        assert_eq!(x86("ecx"), Some("RCX"));
        assert_eq!(x86("AH"), Some("RAX"));
        assert_eq!(x86("r9d"), Some("R9"));
        assert_eq!(x86("r9l"), Some("R9"));
        assert_eq!(x86("r10b"), Some("R10"));
        assert_eq!(x86("ymm3"), Some("XMM3"));
        assert_eq!(x86("r9dd"), None);
        assert_eq!(x86("r09d"), None);
        assert_eq!(x86("r1d"), None);
        assert_eq!(x86("r+8d"), None);
        let arm = |n: &str| resolve(Arch::AArch64, n).map(|r| r.llvm);
        assert_eq!(arm("w9"), Some("X9"));
        assert_eq!(arm("s5"), Some("Q5"));
        assert_eq!(arm("D31"), Some("Q31"));
        assert_eq!(arm("fp"), Some("FP"));
        assert_eq!(arm("x30"), Some("LR"));
        assert_eq!(arm("w31"), None);
        assert_eq!(arm("é"), None);
    }

    #[test]
    fn slips_of_the_pen() {
        for (name, meant) in [
            ("rxc", Some("rcx")),
            ("rcxx", Some("rcx")),
            ("xm0", Some("xmm0")),
            ("xmmm3", Some("xmm3")),
            ("RSX", Some("rsi")),
            ("r16", None),
            ("xmm16", None),
            ("foo", None),
            ("x", None),
            ("completely", None),
        ] {
            let found = similar(Arch::X86_64, name);
            match meant {
                // Several are as near.
                Some("rsi") => assert!(found.is_some(), "{name}"),
                meant => assert_eq!(found, meant, "{name}"),
            }
        }
        assert_eq!(similar(Arch::AArch64, "xx9"), Some("x9"));
        assert_eq!(similar(Arch::AArch64, "x31"), None);
    }

    #[test]
    fn features_say_the_vector_width_and_what_is_reserved() {
        let f = |t| Features::parse(Arch::X86_64, t).vector_bits;
        assert_eq!(f(""), 128);
        assert_eq!(f("+sse2,+avx"), 256);
        assert_eq!(f("+avx,+avx512f"), 512);
        assert_eq!(f("+avx,+avx512f,-avx512f"), 256);
        let arm = Features::parse(Arch::AArch64, "+neon,+reserve-x18");
        assert_eq!(arm.reserved, [register(Arch::AArch64, "x18").unwrap()]);
    }
}
