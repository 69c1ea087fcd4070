//! Parser and analysis.
#![no_main]

neverc_fuzz_targets::target!(Check);
