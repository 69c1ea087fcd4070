//! The plugin SDK as plugin authors meet it: headers in every language mode, the facts of the ABI, packages,
//! machine-readable files, the template and the examples.

#[path = "sdk/facts.rs"]
mod facts;
mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use support::{compiler, have, root, run, text};

const LIMIT: Duration = Duration::from_secs(120);

fn sdk() -> PathBuf {
    root().join("sdk")
}

/// Every compiler with every language mode that it has, as command and name.
fn compilers(cxx: bool) -> Vec<(String, Box<dyn Fn() -> Command>)> {
    let mut all: Vec<(String, Box<dyn Fn() -> Command>)> = Vec::new();
    for std in ["c11", "c23"] {
        all.push((
            format!("neverc -std={std}"),
            Box::new(move || {
                let mut c = compiler();
                c.arg(format!("-std={std}"));
                c
            }),
        ));
    }
    let mut others = vec![
        ("gcc", "c11"),
        ("gcc", "c2x"),
        ("clang-19", "c11"),
        ("clang-19", "c23"),
    ];
    if cxx {
        others.extend([("g++", "c++17"), ("clang++-19", "c++17")]);
    }
    for (program, std) in others {
        if !have(program) {
            eprintln!("{program} is not installed: not checked");
            continue;
        }
        all.push((
            format!("{program} -std={std}"),
            Box::new(move || {
                let mut c = Command::new(program);
                c.arg(format!("-std={std}"));
                if std.starts_with("c++") {
                    c.args(["-x", "c++"]);
                }
                c
            }),
        ));
    }
    all
}

/// Compiles a file with all warnings as errors; gives the words of a failure.
fn compiles(mut command: Command, source: &Path, output: &Path) -> Result<(), String> {
    command
        .args(["-Wall", "-Wextra", "-pedantic", "-Werror", "-c", "-I"])
        .arg(sdk().join("include"))
        .arg(source)
        .arg("-o")
        .arg(output);
    let output = run(&mut command, b"", LIMIT)?;
    if output.status.success() && output.stderr.is_empty() {
        return Ok(());
    }
    Err(text(&output.stderr)
        .lines()
        .take(12)
        .collect::<Vec<_>>()
        .join("\n"))
}

/// The headers that an author may include on their own.
fn headers() -> Vec<String> {
    let mut all: Vec<String> = fs::read_dir(sdk().join("include/neverc/Plugin"))
        .expect("it is part of the repository")
        .flatten()
        .map(|e| e.file_name().to_string_lossy().into_owned())
        .filter(|n| n.ends_with(".h"))
        .map(|n| format!("neverc/Plugin/{n}"))
        .collect();
    all.sort();
    assert_eq!(all.len(), 15, "{all:?}");
    all.extend(["neverc/Plugin.h".into(), "neverc/PluginSingle.h".into()]);
    all
}

#[test]
fn every_header_stands_alone_in_every_language() {
    let dir = tempfile::tempdir().expect("a temporary directory can be made");
    let all = headers();
    for (name, command) in compilers(true) {
        for header in &all {
            let source = dir.path().join("one.c");
            let code = format!("#include \"{header}\"\n#include \"{header}\"\nint not_empty;\n");
            fs::write(&source, code).expect("it can be written");
            if let Err(words) = compiles(command(), &source, &dir.path().join("one.o")) {
                panic!("{name}, {header}:\n{words}");
            }
        }
    }
}

/// The layout is the ABI's whatever the includer's packing is, and the includer's packing is as it was.
#[test]
fn packing_of_the_includer_changes_nothing() {
    let dir = tempfile::tempdir().expect("a temporary directory can be made");
    let layout = fs::read_to_string(sdk().join("abi/layout_check.c")).expect("it is there");
    let tail = "\nstruct of_the_includer { char a; double b; };\nCHECK(sizeof(struct of_the_includer) == 9);\n\
                CHECK(ALIGNOF(struct of_the_includer) == 1);\n";
    for header in ["neverc/Plugin.h", "neverc/PluginSingle.h"] {
        let body = layout.replace("neverc/Plugin.h", header);
        let source = dir.path().join("packed.c");
        fs::write(&source, format!("#pragma pack(1)\n{body}{tail}")).expect("it can be written");
        for (name, command) in compilers(true) {
            if let Err(words) = compiles(command(), &source, &dir.path().join("packed.o")) {
                panic!("{name}, {header}:\n{words}");
            }
        }
    }
}

#[test]
fn the_layout_is_the_same_for_every_compiler() {
    let dir = tempfile::tempdir().expect("a temporary directory can be made");
    for (name, command) in compilers(true) {
        let source = sdk().join("abi/layout_check.c");
        if let Err(words) = compiles(command(), &source, &dir.path().join("layout.o")) {
            panic!("{name}:\n{words}");
        }
    }
}

/// Names, types, values: everything that the registry lists is in the headers as it says.
#[test]
fn the_headers_say_what_the_registry_says() {
    let (code, totals) = facts::checks(&root().join("abi/registry"));
    assert_eq!((totals.records, totals.tables), (366, 41), "{totals:?}");
    assert_eq!((totals.interfaces, totals.phases), (36, 130), "{totals:?}");
    assert_eq!((totals.handles, totals.expansions), (153, 43), "{totals:?}");
    println!("{totals:?}");
    let dir = tempfile::tempdir().expect("a temporary directory can be made");
    let source = dir.path().join("facts.c");
    fs::write(&source, code).expect("it can be written");
    for (name, command) in compilers(false) {
        let program = dir.path().join("facts");
        let mut command = command();
        command
            .arg("-I")
            .arg(sdk().join("include"))
            .arg(&source)
            .arg("-o")
            .arg(&program);
        let output = run(&mut command, b"", LIMIT).expect("the compiler runs and ends");
        let stderr = text(&output.stderr);
        let words = stderr.lines().take(20).collect::<Vec<_>>().join("\n");
        assert!(output.status.success(), "{name}:\n{words}");
        let output = run(&mut Command::new(&program), b"", LIMIT).expect("it runs");
        assert!(output.status.success(), "{name}: {}", text(&output.stdout));
    }
}
