//! Calling conventions as data.
//!
//! Three things and the way between them:
//!
//! - a [`Spec`] is what people write: a short text that names registers, such as `gpr:rcx,rdx;ret:rax`;
//! - a [`Signature`] is the function it is applied to, in terms of IR types;
//! - a [`Plan`] is what a code generator reads: an exact table of locations with register numbers.
//!
//! [`assign()`] puts every value of a signature into its place by name, [`plan()`] does the same with the numbers that a
//! [`Registers`] knows. [`Plan::parse`] reads a plan's text strictly, its `Display` writes it. The empty spec is the
//! target's standard C convention.
//!
//! ```
//! use neverc_callconv::{Features, Parameter, Signature, Spec, Type, assign};
//! use neverc_target::Arch;
//!
//! let spec = Spec::parse("gpr:rcx,rdx;ret:rax");
//! let add = Signature {
//!     result: Type::Int(32),
//!     parameters: vec![Parameter::new(Type::Int(32)), Parameter::new(Type::Int(32))],
//!     variadic: false,
//! };
//! let places = assign(Arch::X86_64, &Features::default(), &spec, &add).unwrap();
//! assert_eq!(places.arguments[1].place.to_string(), "rdx");
//! ```
//!
//! Pure computation. Must not know LLVM: the numbers of registers come from outside through [`Registers`]; nor C: what
//! a C type becomes in IR is decided before.
#![forbid(unsafe_code)]

mod assign;
pub mod notation;
mod plan;
mod plan_text;
mod planned;
mod registers;
mod signature;
mod spec;
mod standard;
pub mod td;

pub use assign::{
    Assignment, Displaced, Identity, Misplaced, Place, PlanError, Slot, assign, plan,
};
pub use plan::{
    Fault, Kind, Location, Misfit, PIECES_ATTRIBUTE, PLAN_ATTRIBUTE, Plan, SPEC_ATTRIBUTE, flags,
};
pub use plan_text::{PlanTextError, PlanTextFault};
pub use planned::{Of, PlanRequest, Planner, Proposal, ProposalFault, schema};
pub use registers::{Class, Features, Register, Registers, register, registers, resolve, similar};
pub use signature::{ByVal, Leaf, Parameter, Signature, Type};
pub use spec::{List, Skipped, Spec, TdNames, Token, Why};
pub use standard::{Saved, callee_saved, stack_alignment};

/// LLVM's number of the calling convention under which functions carry specs and plans.
pub const CONVENTION: u32 = 1000;
