//! Triples, data layouts, predefined macros, ABI classification and toolchain facts.
//!
//! Must not know any other crate.
#![forbid(unsafe_code)]

pub mod abi;
pub mod ctypes;

pub use ctypes::CTypes;
