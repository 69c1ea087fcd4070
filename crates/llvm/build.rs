//! Finds LLVM 19, compiles the shim and names the static archives to link.
//!
//! `llvm-sys` is used with `no-llvm-linking`: its own static mode asks for Polly, which distributions do not
//! install. Everything is linked statically so that the compiler needs no LLVM at run time.

use std::env;
use std::path::PathBuf;
use std::process::Command;

/// Components of LLVM this crate calls; llvm-config adds what they depend on.
const COMPONENTS: &[&str] = &[
    "x86codegen",
    "x86asmparser",
    "x86desc",
    "x86info",
    "aarch64codegen",
    "aarch64asmparser",
    "aarch64desc",
    "aarch64info",
    "aarch64utils",
    "passes",
    "irreader",
    "bitreader",
    "bitwriter",
    "linker",
    "asmparser",
    "asmprinter",
    "mcparser",
    "mc",
    "object",
    "targetparser",
    "tablegen",
];

fn llvm_config(arguments: &[&str]) -> String {
    let program = env::var("LLVM_CONFIG").unwrap_or_else(|_| "llvm-config-19".to_owned());
    let output = Command::new(&program)
        .args(arguments)
        .output()
        .unwrap_or_else(|error| panic!("cannot run {program}: {error} (install llvm-19-dev)"));
    assert!(output.status.success(), "{program} {arguments:?} failed");
    String::from_utf8(output.stdout).expect("llvm-config prints ASCII")
}

/// Where the C++ compiler keeps a static system library, when it has one.
fn static_library_directory(name: &str) -> Option<PathBuf> {
    let compiler = env::var("CXX").unwrap_or_else(|_| "c++".to_owned());
    let output = Command::new(compiler)
        .arg(format!("-print-file-name=lib{name}.a"))
        .output()
        .ok()?;
    let path = PathBuf::from(String::from_utf8(output.stdout).ok()?.trim());
    (path.is_absolute() && path.exists())
        .then(|| path.parent().map(PathBuf::from))
        .flatten()
}

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=LLVM_CONFIG");

    let mut shim = cc::Build::new();
    shim.cpp(true).cpp_link_stdlib(None).warnings(false);
    for flag in llvm_config(&["--cxxflags"]).split_whitespace() {
        match flag.strip_prefix("-I") {
            // As a system directory, so that warnings speak of the shim only.
            Some(directory) => {
                shim.flag("-isystem").flag(directory);
            }
            None => {
                shim.flag(flag);
            }
        }
    }
    shim.flag("-Wall").flag("-Wno-unused-parameter");
    // LLVM looks at objects while it frees them, after their destructors.
    shim.flag_if_supported("-fno-lifetime-dse");
    // Debug information of LLVM's headers is large and of no use.
    shim.debug(false).opt_level(1);
    println!("cargo:rerun-if-changed=shim");
    let directory = PathBuf::from("shim");
    // New files count, too.
    println!("cargo:rerun-if-changed={}", directory.display());
    let mut sources = Vec::new();
    for entry in std::fs::read_dir(&directory).expect("the shim directory is part of the crate") {
        let path = entry.expect("the shim directory can be listed").path();
        println!("cargo:rerun-if-changed={}", path.display());
        if path.extension().is_some_and(|extension| extension == "cpp") {
            sources.push(path);
        }
    }
    sources.sort();
    shim.files(sources).compile("neverc_llvm_shim");

    let library_directory = llvm_config(&["--libdir"]);
    println!(
        "cargo:rustc-link-search=native={}",
        library_directory.trim()
    );
    let mut arguments = vec!["--link-static", "--libs"];
    arguments.extend(COMPONENTS);
    for flag in llvm_config(&arguments).split_whitespace() {
        if let Some(name) = flag.strip_prefix("-l") {
            println!("cargo:rustc-link-lib=static:-bundle={name}");
        }
    }
    // Z3 and libxml2, which llvm-config also names, serve parts of LLVM that are not linked in.
    for name in ["z", "zstd", "stdc++"] {
        match static_library_directory(name) {
            Some(directory) => {
                println!("cargo:rustc-link-search=native={}", directory.display());
                println!("cargo:rustc-link-lib=static:-bundle={name}");
            }
            None => println!("cargo:rustc-link-lib=dylib={name}"),
        }
    }
    for name in ["rt", "dl", "m", "pthread"] {
        println!("cargo:rustc-link-lib=dylib={name}");
    }
}
