//! The preprocessor.
#![no_main]

neverc_fuzz_targets::target!(Preprocess);
