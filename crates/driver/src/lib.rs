//! Command line, toolchains, jobs and the compilation pipeline. Must not know how any stage works inside.
#![forbid(unsafe_code)]
