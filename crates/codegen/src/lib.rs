//! Optimization and machine pipelines: LLVM module in, object or assembly bytes out. Must not know C.
//!
//! [`Backend`] is the machine code is made for. [`optimize`] and [`emit`] are the two stages, [`assemble`] is the
//! third way to an object file. What the backend has to say comes back as [`BackendDiag`]s.
#![forbid(unsafe_code)]

mod assemble;
mod convention;
mod emit;
mod optimize;
mod options;
pub mod td;

pub use assemble::{AsmDiag, assemble};
pub use convention::TargetRegisters;
pub use emit::{BackendDiag, Emitted, OutputKind, emit};
pub use neverc_llvm::{
    CodeModel, RelocModel, Severity, host_cpu_features, host_cpu_name, install_fatal_error_handler,
    set_llvm_options,
};
pub use optimize::{
    NoSeam, OptimizeError, Point, Seam, SeamFailed, optimize, optimize_nothing, run_point,
};
pub use options::{AssembleTarget, Backend, CodegenOptions, OptOptions, SizeLevel};
