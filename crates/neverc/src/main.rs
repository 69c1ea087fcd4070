//! The `neverc` program: hands the command line to the driver. Must not know anything else.
#![forbid(unsafe_code)]

use std::process::ExitCode;

/// At `-O2` the C library's allocator was a fifth of the time, nearly all of it LLVM's. jemalloc, linked under the
/// names `malloc` and `free`, serves the whole process: LLVM through `operator new`, and plugins too.
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() -> ExitCode {
    ExitCode::from(neverc_driver::run(std::env::args_os()))
}
