//! Whole compiles, with LLVM's verifier.
#![no_main]

neverc_fuzz_targets::target!(Compile);
