//! The target as conventions see it: triple, flags of the subtarget, data layout.

use std::collections::BTreeMap;

use super::predicate::Assumptions;
use super::types::{IrType, Scalar, ValueType};

/// The architecture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Machine {
    /// 64-bit x86
    X86_64,
    /// 64-bit x86 with 32-bit pointers
    X32,
    /// 32-bit x86
    X86_32,
    /// 64-bit Arm
    AArch64,
    /// 64-bit Arm with 32-bit pointers
    Arm64_32,
    /// Any other: width of its general registers and pointers.
    Other(u32),
}

/// The operating system, as far as conventions differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum System {
    /// ELF systems and everything that is not below.
    Elf,
    /// Apple's
    Darwin,
    /// Windows with Microsoft's environment
    Msvc,
    /// Windows with MinGW or Cygwin
    Mingw,
}

/// A target.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// The triple it was made from.
    pub triple: String,
    /// Architecture.
    pub machine: Machine,
    /// Operating system.
    pub system: System,
    /// Most significant byte first.
    pub big_endian: bool,
    /// Windows on Arm with x64's conventions at its borders.
    pub arm64ec: bool,
    /// Intel's microcontrollers.
    pub intel_mcu: bool,
    flags: BTreeMap<String, bool>,
}

/// Features of x86 and what each brings with it.
const X86_FEATURES: &[(&str, &[&str], &[&str])] = &[
    ("x87", &["hasX87"], &[]),
    ("mmx", &["hasMMX"], &[]),
    ("sse", &["hasSSE1"], &[]),
    ("sse2", &["hasSSE2"], &["sse"]),
    ("sse3", &["hasSSE3"], &["sse2"]),
    ("ssse3", &["hasSSSE3"], &["sse3"]),
    ("sse4.1", &["hasSSE41"], &["ssse3"]),
    ("sse4.2", &["hasSSE42"], &["sse4.1"]),
    ("avx", &["hasAVX"], &["sse4.2"]),
    ("f16c", &["hasF16C"], &["avx"]),
    ("fma", &["hasFMA"], &["avx"]),
    ("avx2", &["hasAVX2", "hasInt256"], &["avx"]),
    ("avx512f", &["hasAVX512"], &["avx2", "f16c", "fma"]),
    ("avx512vl", &["hasVLX"], &["avx512f"]),
    ("avx512bw", &["hasBWI"], &["avx512f"]),
    ("avx512dq", &["hasDQI"], &["avx512f"]),
    ("avx512bf16", &["hasBF16"], &["avx512bw"]),
    (
        "avx512fp16",
        &["hasFP16"],
        &["avx512bw", "avx512vl", "avx512dq"],
    ),
    ("avxneconvert", &["hasAVXNECONVERT"], &["avx2"]),
    ("soft-float", &["useSoftFloat"], &[]),
];

const AARCH64_FEATURES: &[(&str, &[&str], &[&str])] = &[
    ("fp-armv8", &["hasFPARMv8"], &[]),
    ("neon", &["hasNEON"], &["fp-armv8"]),
    (
        "sve",
        &["hasSVE", "isSVEorStreamingSVEAvailable"],
        &["fp-armv8", "neon"],
    ),
    ("sve2", &["hasSVE2"], &["sve"]),
    ("sve2p1", &["hasSVE2p1"], &["sve2"]),
    ("sme", &["hasSME"], &[]),
    ("sme2", &["hasSME2"], &["sme"]),
];

impl Target {
    /// From a triple, with the features that its least processor has.
    pub fn new(triple: &str) -> Target {
        let parts: Vec<&str> = triple.split('-').collect();
        let arch = parts.first().copied().unwrap_or("");
        let has = |names: &[&str]| {
            parts
                .iter()
                .skip(1)
                .any(|part| names.iter().any(|name| part.starts_with(name)))
        };
        let system = if has(&[
            "darwin",
            "macos",
            "ios",
            "tvos",
            "watchos",
            "xros",
            "driverkit",
        ]) {
            System::Darwin
        } else if has(&["cygwin", "mingw"]) || has(&["windows", "win32"]) && has(&["gnu", "cygnus"])
        {
            System::Mingw
        } else if has(&["windows", "win32"]) {
            System::Msvc
        } else {
            System::Elf
        };
        let x32 = has(&["gnux32", "muslx32"]);
        let i386 = arch.len() == 4
            && arch.starts_with('i')
            && arch.ends_with("86")
            && arch.as_bytes()[1].is_ascii_digit();
        let (machine, big_endian) = match arch {
            "x86_64" | "amd64" | "x86_64h" if x32 => (Machine::X32, false),
            "x86_64" | "amd64" | "x86_64h" => (Machine::X86_64, false),
            "x86" => (Machine::X86_32, false),
            _ if i386 => (Machine::X86_32, false),
            "aarch64" | "arm64" | "arm64e" | "arm64ec" => (Machine::AArch64, false),
            "aarch64_be" => (Machine::AArch64, true),
            "arm64_32" | "aarch64_32" => (Machine::Arm64_32, false),
            _ => {
                let wide = arch.contains("64")
                    || matches!(arch, "s390x" | "ve" | "sparcv9" | "bpfel" | "bpfeb" | "bpf");
                let narrow = matches!(arch, "avr" | "msp430");
                let big = arch.ends_with("eb")
                    || arch.ends_with("_be")
                    || matches!(
                        arch,
                        "mips"
                            | "mips64"
                            | "powerpc"
                            | "powerpc64"
                            | "ppc"
                            | "ppc64"
                            | "sparc"
                            | "sparcv9"
                            | "s390x"
                            | "systemz"
                            | "m68k"
                            | "lanai"
                    );
                let bits = match (wide, narrow) {
                    (true, _) => 64,
                    (_, true) => 16,
                    _ => 32,
                };
                (Machine::Other(bits), big)
            }
        };
        let mut target = Target {
            triple: triple.to_owned(),
            machine,
            system,
            big_endian,
            arm64ec: arch == "arm64ec",
            intel_mcu: has(&["elfiamcu"]),
            flags: BTreeMap::new(),
        };
        for (_, flags, _) in target.features() {
            for flag in *flags {
                target.flags.insert((*flag).to_owned(), false);
            }
        }
        target.apply(match machine {
            Machine::X86_64 | Machine::X32 => "+x87,+mmx,+sse2",
            Machine::X86_32 if target.intel_mcu => "+soft-float",
            // What C compilers take as the least i386: a Pentium 4.
            Machine::X86_32 => "+x87,+mmx,+sse2",
            Machine::AArch64 | Machine::Arm64_32 => "+neon",
            Machine::Other(_) => "",
        });
        target
    }

    fn features(
        &self,
    ) -> &'static [(
        &'static str,
        &'static [&'static str],
        &'static [&'static str],
    )] {
        match self.machine {
            Machine::X86_64 | Machine::X32 | Machine::X86_32 => X86_FEATURES,
            Machine::AArch64 | Machine::Arm64_32 => AARCH64_FEATURES,
            Machine::Other(_) => &[],
        }
    }

    /// Applies LLVM's feature string: `+avx2,-x87`. What is not known here decides no convention and is passed over.
    pub fn apply(&mut self, features: &str) {
        for feature in features.split(',').map(str::trim) {
            if let Some(name) = feature.strip_prefix('+') {
                self.enable(name);
            } else if let Some(name) = feature.strip_prefix('-') {
                self.disable(name);
            }
        }
    }

    fn enable(&mut self, name: &str) {
        if let Some((_, flags, implied)) = self.features().iter().find(|f| f.0 == name) {
            for flag in *flags {
                self.flags.insert((*flag).to_owned(), true);
            }
            for other in *implied {
                self.enable(other);
            }
        }
    }

    fn disable(&mut self, name: &str) {
        if let Some((_, flags, _)) = self.features().iter().find(|f| f.0 == name) {
            for flag in *flags {
                self.flags.insert((*flag).to_owned(), false);
            }
            for (dependent, _, implied) in self.features() {
                if implied.contains(&name) {
                    self.disable(dependent);
                }
            }
        }
    }

    /// Takes over what the user says about flags that also decide which types are legal.
    pub fn assume(&mut self, assumptions: &Assumptions) {
        let names: Vec<String> = self.flags.keys().cloned().collect();
        for name in names {
            if let Some(value) = assumptions.flag(&name) {
                self.flags.insert(name.clone(), value);
                if value
                    && let Some((feature, ..)) = self
                        .features()
                        .iter()
                        .find(|f| f.1.contains(&name.as_str()))
                {
                    self.enable(feature);
                } else if !value
                    && let Some((feature, ..)) = self
                        .features()
                        .iter()
                        .find(|f| f.1.contains(&name.as_str()))
                {
                    self.disable(feature);
                }
            }
        }
    }

    /// A flag of the subtarget by the name of its predicate; `None` when it is not known here.
    pub fn flag(&self, name: &str) -> Option<bool> {
        if let Some(value) = self.flags.get(name) {
            return Some(*value);
        }
        let windows = self.is_windows();
        let x86 = match self.machine {
            Machine::X86_64 | Machine::X32 => Some(64),
            Machine::X86_32 => Some(32),
            _ => None,
        };
        let arm = matches!(self.machine, Machine::AArch64 | Machine::Arm64_32);
        Some(match name {
            "isWindowsMSVCEnvironment" => self.system == System::Msvc,
            "is64Bit" if x86.is_some() => x86 == Some(64),
            "is32Bit" if x86.is_some() => x86 == Some(32),
            "isTarget64BitILP32" if x86.is_some() => self.machine == Machine::X32,
            "isTargetWin64" if x86.is_some() => x86 == Some(64) && windows,
            "isTargetWin32" if x86.is_some() => x86 == Some(32) && windows,
            "isTargetCygMing" if x86.is_some() => self.system == System::Mingw,
            "isTargetMCU" if x86.is_some() => self.intel_mcu,
            "isTargetDarwin" if x86.is_some() || arm => self.system == System::Darwin,
            "isTargetWindows" if x86.is_some() || arm => windows,
            "isWindowsArm64EC" if arm => self.arm64ec,
            "isTargetILP32" if arm => self.machine == Machine::Arm64_32,
            "isTargetMachO" if x86.is_some() || arm => self.system == System::Darwin,
            "isLittle" | "isLittleEndian" => !self.big_endian,
            _ => return None,
        })
    }

    /// A flag that is off when it is not known.
    pub(super) fn on(&self, name: &str) -> bool {
        self.flag(name).unwrap_or(false)
    }

    /// 32-bit or 64-bit x86.
    pub fn is_x86(&self) -> bool {
        matches!(
            self.machine,
            Machine::X86_64 | Machine::X32 | Machine::X86_32
        )
    }

    /// 64-bit Arm.
    pub fn is_aarch64(&self) -> bool {
        matches!(self.machine, Machine::AArch64 | Machine::Arm64_32)
    }

    /// Windows of either environment.
    pub fn is_windows(&self) -> bool {
        matches!(self.system, System::Msvc | System::Mingw)
    }

    /// Bits of a pointer in memory.
    pub fn pointer_bits(&self) -> u32 {
        match self.machine {
            Machine::X86_64 | Machine::AArch64 => 64,
            Machine::X32 | Machine::X86_32 | Machine::Arm64_32 => 32,
            Machine::Other(bits) => bits,
        }
    }

    /// Bits of a pointer of an address space.
    pub fn pointer_bits_of(&self, space: u32) -> u32 {
        match (self.is_x86(), space) {
            // Microsoft's __ptr32 and __ptr64
            (true, 270 | 271) => 32,
            (true, 272) => 64,
            _ => self.pointer_bits(),
        }
    }

    /// Bits of a pointer as a value: in registers it may be wider than in memory.
    pub fn pointer_value_bits(&self) -> u32 {
        match self.machine {
            Machine::Arm64_32 => 64,
            _ => self.pointer_bits(),
        }
    }

    /// Natural alignment of the stack in bytes, where the data layout has one.
    pub fn stack_alignment(&self) -> u64 {
        match self.machine {
            Machine::X86_32 if self.is_windows() || self.intel_mcu => 4,
            Machine::Other(bits) => u64::from(bits / 8),
            _ => 16,
        }
    }

    /// ABI alignment of a scalar in bytes.
    fn scalar_align(&self, scalar: Scalar) -> u64 {
        let narrow_elf = self.machine == Machine::X86_32 && !self.is_windows();
        match scalar {
            Scalar::F64 if narrow_elf => 4,
            Scalar::F80
                if self.machine == Machine::X86_32 && matches!(self.system, System::Elf) =>
            {
                4
            }
            // Microsoft's compiler, Apple and all 64-bit systems align it to 16 bytes.
            Scalar::F80
                if self.machine == Machine::X86_32
                    && matches!(self.system, System::Elf | System::Mingw) =>
            {
                4
            }
            Scalar::F80 => 16,
            Scalar::Int(bits) => {
                let bytes = u64::from(bits.div_ceil(8)).next_power_of_two();
                let most = match self.machine {
                    Machine::Other(bits) => u64::from(bits / 8).max(4),
                    _ => 16,
                };
                match bytes {
                    8 if narrow_elf => 4,
                    _ => bytes.min(most),
                }
            }
            other => u64::from(other.bits() / 8),
        }
    }

    /// ABI alignment of a value in bytes.
    pub fn value_align(&self, ty: &ValueType) -> u64 {
        match ty {
            ValueType::Scalar(scalar) => self.scalar_align(*scalar),
            ValueType::Vector {
                element: Scalar::Int(1),
                scalable: true,
                ..
            } => 2,
            ValueType::Vector { scalable: true, .. } => 16,
            ValueType::Vector { lanes, element, .. } => {
                let element_bytes = self.value_size(&ValueType::Scalar(*element));
                if element.bits() % 8 == 0 {
                    (element_bytes * u64::from(*lanes))
                        .max(1)
                        .next_power_of_two()
                } else {
                    ty.store_bytes().max(1).next_power_of_two()
                }
            }
            ValueType::Named(_) => 8,
        }
    }

    /// Bytes that a value takes in an array.
    pub fn value_size(&self, ty: &ValueType) -> u64 {
        ty.store_bytes()
            .next_multiple_of(self.value_align(ty).max(1))
    }

    /// Size and ABI alignment of an IR type in bytes; saturated when absurdly large.
    pub fn layout(&self, ty: &IrType) -> (u64, u64) {
        match ty {
            IrType::Void => (0, 1),
            IrType::Value(value) => (self.value_size(value), self.value_align(value)),
            IrType::Pointer(space) => {
                let bytes = u64::from(self.pointer_bits_of(*space) / 8);
                (bytes, bytes)
            }
            IrType::PointerVector(lanes) => {
                let size = u64::from(*lanes) * u64::from(self.pointer_bits() / 8);
                (size.next_power_of_two(), size.next_power_of_two())
            }
            IrType::Array(count, element) => {
                let (size, align) = self.layout(element);
                (size.saturating_mul(*count), align)
            }
            IrType::Struct(members, packed) => {
                let (mut size, mut most) = (0u64, 1);
                for member in members {
                    let (bytes, align) = self.layout(member);
                    let align = if *packed { 1 } else { align };
                    size = size
                        .checked_next_multiple_of(align)
                        .unwrap_or(u64::MAX)
                        .saturating_add(bytes);
                    most = most.max(align);
                }
                (
                    size.checked_next_multiple_of(most).unwrap_or(u64::MAX),
                    most,
                )
            }
        }
    }
}
