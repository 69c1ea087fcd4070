//! Target triples: which spellings name a target this compiler knows, and the one spelling LLVM gets.

use std::fmt;

/// Processor architecture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arch {
    /// x86-64
    X86_64,
    /// 64-bit Arm, little endian
    AArch64,
}

impl Arch {
    /// The name in a normal triple.
    pub const fn name(self) -> &'static str {
        match self {
            Arch::X86_64 => "x86_64",
            Arch::AArch64 => "aarch64",
        }
    }
}

/// A target: architecture and vendor; system and environment are Linux with the GNU C library's ABI.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Triple {
    /// Architecture
    pub arch: Arch,
    vendor: String,
}

/// A triple that names no target of this compiler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownTriple(pub String);

impl fmt::Display for UnknownTriple {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown target triple '{}'", self.0)
    }
}

impl std::error::Error for UnknownTriple {}

impl Triple {
    /// Reads `arch[-vendor]-linux[-gnu]` in any of its usual spellings.
    pub fn parse(text: &str) -> Result<Triple, UnknownTriple> {
        Self::read(text).ok_or_else(|| UnknownTriple(text.to_owned()))
    }

    fn read(text: &str) -> Option<Triple> {
        let mut parts: Vec<&str> = text.split('-').collect();
        // `x86-64` is the one architecture name with a dash in it.
        let arch = if parts.first() == Some(&"x86") && parts.get(1) == Some(&"64") {
            parts.drain(..2);
            Arch::X86_64
        } else {
            match parts.remove(0) {
                "x86_64" | "amd64" | "x64" | "x86_64h" => Arch::X86_64,
                "aarch64" | "arm64" => Arch::AArch64,
                _ => return None,
            }
        };
        let is_system = |part: &str| part.strip_prefix("linux").is_some_and(is_version);
        let environment = |part: &str| part.strip_prefix("gnu").is_some_and(is_version);
        let vendor = match parts.as_slice() {
            [system] | [system, _] if is_system(system) => {
                if let [_, last] = parts.as_slice()
                    && !environment(last)
                {
                    return None;
                }
                "unknown"
            }
            [vendor, system] if is_system(system) => vendor,
            [vendor, system, last] if is_system(system) && environment(last) => vendor,
            _ => return None,
        };
        let fits = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
        if !vendor.chars().all(fits) {
            return None;
        }
        let vendor = if vendor.is_empty() { "unknown" } else { vendor };
        Some(Triple {
            arch,
            vendor: vendor.to_owned(),
        })
    }

    /// The machine the compiler runs on, when it is one of the targets; x86-64 otherwise.
    pub fn host() -> Triple {
        let (arch, vendor) = if cfg!(target_arch = "aarch64") {
            (Arch::AArch64, "unknown")
        } else {
            (Arch::X86_64, "pc")
        };
        Triple {
            arch,
            vendor: vendor.to_owned(),
        }
    }

    /// LLVM's spelling: `arch-vendor-linux-gnu`.
    pub fn llvm(&self) -> String {
        format!("{}-{}-linux-gnu", self.arch.name(), self.vendor)
    }

    /// Debian's spelling, also the name of GCC's directories: `arch-linux-gnu`.
    pub const fn multiarch(&self) -> &'static str {
        match self.arch {
            Arch::X86_64 => "x86_64-linux-gnu",
            Arch::AArch64 => "aarch64-linux-gnu",
        }
    }
}

fn is_version(rest: &str) -> bool {
    rest.chars().all(|c| c.is_ascii_digit() || c == '.')
}

impl fmt::Display for Triple {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.llvm())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_one_target() {
        for text in [
            "x86_64-linux-gnu",
            "x86_64-unknown-linux-gnu",
            "amd64-linux-gnu",
            "x86-64-linux-gnu",
            "x86_64-linux",
            "x86_64-unknown-linux",
            "x86_64--linux-gnu",
            "x86_64-linux-gnu2.36",
        ] {
            let triple = Triple::parse(text).unwrap();
            assert_eq!(triple.llvm(), "x86_64-unknown-linux-gnu", "{text}");
        }
        assert_eq!(
            Triple::parse("x86_64-pc-linux-gnu").unwrap().llvm(),
            "x86_64-pc-linux-gnu"
        );
        assert_eq!(
            Triple::parse("arm64-linux-gnu").unwrap().llvm(),
            "aarch64-unknown-linux-gnu"
        );
    }

    #[test]
    fn others_are_errors() {
        for text in [
            "",
            "x86_64",
            "i686-linux-gnu",
            "x86_64-w64-mingw32",
            "x86_64-linux-musl",
            "aarch64_be-linux-gnu",
            "-",
            "x86",
            "x86-64",
        ] {
            assert!(Triple::parse(text).is_err(), "{text}");
        }
    }
}
