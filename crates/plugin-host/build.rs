//! Compiles the guard that keeps C++ exceptions of plugins out of Rust frames.

fn main() {
    println!("cargo:rerun-if-changed=guard/guard.cpp");
    println!("cargo:rerun-if-changed=build.rs");
    // The language's library is linked like the compiler wrapper's: statically where it is at hand, so that
    // a process never holds two versions of it by our doing.
    let mut build = cc::Build::new();
    build
        .cpp(true)
        .cpp_link_stdlib(None)
        .std("c++17")
        .flag("-fexceptions")
        .file("guard/guard.cpp")
        .compile("neverc_plugin_guard");
    let compiler = std::env::var("CXX").unwrap_or_else(|_| "c++".to_owned());
    let archive = std::process::Command::new(compiler)
        .arg("-print-file-name=libstdc++.a")
        .output()
        .ok()
        .and_then(|o| String::from_utf8(o.stdout).ok())
        .map(|path| std::path::PathBuf::from(path.trim()))
        .filter(|path| path.is_absolute() && path.exists());
    match archive.as_deref().and_then(|p| p.parent()) {
        Some(directory) => {
            println!("cargo:rustc-link-search=native={}", directory.display());
            println!("cargo:rustc-link-lib=static:-bundle=stdc++");
        }
        None => println!("cargo:rustc-link-lib=dylib=stdc++"),
    }
}
