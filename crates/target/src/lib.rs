//! Triples, data layouts, predefined macros, ABI classification and toolchain facts.
//!
//! Must not know any other crate.
#![forbid(unsafe_code)]

mod aarch64_facts;
pub mod abi;
pub mod asm_template;
mod builtins;
pub mod constraint;
mod cpu;
pub mod cpu_model;
pub mod ctypes;
mod predef;
mod predef_cpu;
mod predef_types;
mod registers;
mod target;
mod triple;
mod x86_facts;

pub use builtins::{aarch64_builtin_signature, x86_builtin_signature};
pub use cpu::{Cpu, CpuError, CpuRequest, Features, cpu_names, is_feature_flag};
pub use ctypes::CTypes;
pub use predef::{PredefOptions, Standard, predefined_macros};
pub use registers::{Clobber, Register, RegisterClass, clobber, implied_clobbers, register};
pub use target::Target;
pub use triple::{Arch, Triple, UnknownTriple};
