//! The only crate that touches LLVM: a safe wrapper over the C interface and the shim. Must not know C, plugins or policy.
//!
//! [`Context`] owns everything; [`Type`], [`Value`], [`Block`], [`Metadata`] and [`Attribute`] are plain copies of
//! pointers that live as long as the context does. [`Module`] and [`Builder`] are the two owners one works with.
//! Nothing here may cross to another thread: a context and all that belongs to it stay where they were made.
//!
//! The LLVM that is linked in has its assertions compiled out, so a call that breaks a rule of the IR (operand types
//! that differ, a value of another context, a value erased before) is not noticed by LLVM. What can be checked
//! cheaply is checked by debug assertions here; [`Module::verify`] finds most of the rest.

mod analysis;
mod asm;
mod attribute;
mod block;
mod builder;
mod builder_call;
mod builder_memory;
mod builder_unwind;
mod constant;
mod context;
mod convention;
mod debug_info;
mod ffi;
mod function;
mod global;
mod machine;
mod metadata;
mod module;
mod pipeline;
pub mod reflect;
pub mod tablegen;
mod text;
mod types;
mod value;

pub use analysis::{Aliasing, Analyses, MemoryAccess};
pub use asm::{AssembleOptions, AssemblerDiagnostic, assemble};
pub use attribute::{Attribute, AttributeIndex, MemoryEffects, ModRef};
pub use block::Block;
pub use builder::{BinaryOp, Builder, CastOp, FastMath, FloatPredicate, IntPredicate};
pub use builder_call::{InlineAsm, OperandBundle, TailKind};
pub use builder_memory::{AtomicOp, Ordering};
pub use context::{Context, Diagnostic, Severity};
pub use convention::RegisterNames;
pub use debug_info::{
    DebugBuilder, DebugFlags, DebugLanguage, DebugMember, DwarfEncoding, EmissionKind,
};
pub use function::{
    CallConv, builtin_intrinsic, intrinsic_id, intrinsic_is_overloaded, intrinsic_name,
};
pub use global::{ComdatKind, Linkage, ThreadLocalMode, UnnamedAddr, Visibility};
pub use machine::{
    CodeModel, FileKind, LlvmArch, MachineOptions, OptLevel, RelocModel, TargetMachine,
    host_cpu_features, host_cpu_name, install_fatal_error_handler, set_llvm_options,
};
pub use metadata::{Metadata, ModuleFlagBehavior};
pub use module::Module;
pub use pipeline::{HookOutcome, PassPipeline, PipelineHook, PipelinePoint};
pub use types::{Type, TypeKind};
pub use value::{Value, ValueKind};
