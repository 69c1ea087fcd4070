//! Typed tree in, LLVM IR module out: [`generate`].
//!
//! Must not report errors that sema should have found, and must not know the command line or plugins.
#![forbid(unsafe_code)]

// Module level: types, ABI, constants, globals, calls, debug information.
pub mod abi;
mod attrs;
pub mod bitfield;
mod call;
mod coerce;
mod constant;
pub mod cx;
mod debug;
mod debug_types;
pub mod describe;
mod function;
mod global;
mod mangle;
mod module;
pub mod options;
pub mod record;
pub mod tbaa;
mod types;
mod unwind;
mod varargs;

// Function bodies.
mod aggregate;
mod asm;
mod assign;
mod atomic;
mod body;
mod builtin;
mod builtin_atomic;
mod builtin_avx512;
mod builtin_bits;
mod builtin_cpu;
mod builtin_math;
mod builtin_neon;
mod builtin_neon_memory;
mod builtin_neon_shift;
mod builtin_target;
mod builtin_vector;
mod builtin_x86;
mod callexpr;
mod cast;
mod cleanup;
mod complex;
mod condition;
mod decl;
mod expr;
mod init;
mod loops;
mod lvalue;
mod memory;
mod scalar;
mod stmt;
mod switch;
mod vector;
mod vla;
mod walk;

pub use module::generate;
pub use options::{DebugLevel, FramePointer, IrOptions, StackProtector};
