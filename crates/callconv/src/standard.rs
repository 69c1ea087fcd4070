//! The standard C conventions in terms of IR values: which registers carry them, which are preserved, how stack slots
//! are laid out.
//!
//! Sources: SysV AMD64 3.2.1 to 3.2.3, AAPCS64 6.1 and 6.8, and for types that no C declaration produces, what LLVM does.

use neverc_target::Arch;

use crate::registers::{Class, Register, registers};

/// A register that a callee preserves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Saved {
    /// The register.
    pub register: &'static Register,
    /// Only its low 64 bits (AAPCS64 6.1.2: `d8` to `d15`).
    pub low_half: bool,
}

impl Saved {
    /// LLVM's name of what is preserved.
    pub fn llvm(self) -> String {
        if self.low_half {
            format!("D{}", self.register.index)
        } else {
            self.register.llvm.to_owned()
        }
    }
}

fn pick(arch: Arch, class: Class, indices: &[u8]) -> Vec<&'static Register> {
    let all = registers(arch);
    indices
        .iter()
        .filter_map(|i| all.iter().find(|r| r.class == class && r.index == *i))
        .collect()
}

/// Registers for arguments of a class, in order.
pub(crate) fn argument_registers(arch: Arch, class: Class) -> Vec<&'static Register> {
    let indices: &[u8] = match (arch, class) {
        // rdi rsi rdx rcx r8 r9
        (Arch::X86_64, Class::General) => &[7, 6, 2, 1, 8, 9],
        (_, Class::X87) => &[],
        _ => &[0, 1, 2, 3, 4, 5, 6, 7],
    };
    pick(arch, class, indices)
}

/// Registers for results of a class, in order.
pub(crate) fn result_registers(arch: Arch, class: Class) -> Vec<&'static Register> {
    let indices: &[u8] = match (arch, class) {
        // rax rdx rcx: the third is LLVM's, no C type needs it.
        (Arch::X86_64, Class::General) => &[0, 2, 1],
        (Arch::X86_64, Class::Vector) => &[0, 1, 2, 3],
        (Arch::X86_64, Class::X87) => &[0, 1],
        (Arch::AArch64, Class::X87) => &[],
        (Arch::AArch64, _) => &[0, 1, 2, 3, 4, 5, 6, 7],
    };
    pick(arch, class, indices)
}

/// Register for the address of the result's memory, where it is not an ordinary first argument.
pub(crate) fn sret_register(arch: Arch) -> Option<&'static Register> {
    match arch {
        Arch::X86_64 => None,
        Arch::AArch64 => pick(arch, Class::General, &[8]).pop(),
    }
}

/// Register for the static chain.
pub(crate) fn nest_register(arch: Arch) -> Option<&'static Register> {
    let index = match arch {
        Arch::X86_64 => 10,
        Arch::AArch64 => 18,
    };
    pick(arch, Class::General, &[index]).pop()
}

/// The registers that a callee preserves, apart from the stack pointer.
pub fn callee_saved(arch: Arch) -> Vec<Saved> {
    let saved = |class, indices: &[u8], low_half| {
        pick(arch, class, indices)
            .into_iter()
            .map(move |register| Saved { register, low_half })
            .collect::<Vec<_>>()
    };
    match arch {
        // rbx rbp r12 .. r15
        Arch::X86_64 => saved(Class::General, &[3, 5, 12, 13, 14, 15], false),
        Arch::AArch64 => {
            let mut all = saved(
                Class::General,
                &[19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30],
                false,
            );
            all.extend(saved(Class::Vector, &[8, 9, 10, 11, 12, 13, 14, 15], true));
            all
        }
    }
}

/// Alignment of the stack pointer at a call, in bytes.
pub fn stack_alignment(arch: Arch) -> u32 {
    match arch {
        Arch::X86_64 | Arch::AArch64 => 16,
    }
}
