//! The `neverc` program: hands the command line to the driver.
#![forbid(unsafe_code)]

fn main() {}
