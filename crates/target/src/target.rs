//! A target with all that follows from its triple.

use crate::{Arch, CTypes, Triple};

/// A target: facts that no option changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// Its triple
    pub triple: Triple,
    /// Sizes and choices of C types
    pub ctypes: CTypes,
}

impl Target {
    /// The target of a triple.
    pub fn new(triple: Triple) -> Target {
        let ctypes = match triple.arch {
            Arch::X86_64 => CTypes::X86_64_LINUX,
            Arch::AArch64 => CTypes::AARCH64_LINUX,
        };
        Target { triple, ctypes }
    }

    /// Architecture.
    pub fn arch(&self) -> Arch {
        self.triple.arch
    }

    /// LLVM's description of sizes and alignments.
    pub fn data_layout(&self) -> &'static str {
        match self.arch() {
            Arch::X86_64 => {
                "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
            }
            Arch::AArch64 => "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32",
        }
    }

    /// Executables are position-independent unless asked otherwise.
    pub fn pie_by_default(&self) -> bool {
        true
    }

    /// Functions get unwind tables unless asked otherwise (both psABIs want them).
    pub fn unwind_tables_by_default(&self) -> bool {
        true
    }

    /// Processor of code that names none.
    pub fn default_cpu(&self) -> &'static str {
        match self.arch() {
            Arch::X86_64 => "x86-64",
            Arch::AArch64 => "generic",
        }
    }

    /// Prefix of builtin functions special to the target in LLVM's table of builtin names.
    pub fn builtin_prefix(&self) -> &'static str {
        match self.arch() {
            Arch::X86_64 => "x86",
            Arch::AArch64 => "aarch64",
        }
    }

    /// Name of the dynamic linker in executables (psABI, glibc).
    pub fn dynamic_linker(&self) -> &'static str {
        match self.arch() {
            Arch::X86_64 => "/lib64/ld-linux-x86-64.so.2",
            Arch::AArch64 => "/lib/ld-linux-aarch64.so.1",
        }
    }
}
