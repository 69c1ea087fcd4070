//! The only crate that touches LLVM: a safe wrapper over the C interface and the shim. Must not know C, plugins or policy.
