//! The `neverc` program: hands the command line to the driver. Must not know anything else.
#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(neverc_driver::run(std::env::args_os()))
}
