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

/// Builds an example of the SDK with all warnings as errors.
fn example(mut compiler: Command, name: &str, output: &Path) {
    let std = if name.ends_with(".cpp") {
        "-std=c++17"
    } else {
        "-std=c11"
    };
    compiler
        .args([std, "-O2", "-Wall", "-Wextra", "-pedantic", "-Werror"])
        .args(["-shared", "-fPIC", "-I"])
        .arg(sdk().join("include"))
        .arg(sdk().join("examples").join(name))
        .arg("-o")
        .arg(output);
    let output = run(&mut compiler, b"", LIMIT).expect("the compiler runs and ends");
    assert!(output.status.success(), "{name}: {}", text(&output.stderr));
}

/// What the compiler says to a command in `dir`; it must succeed.
fn neverc(dir: &Path, args: &[&str]) -> String {
    let mut command = compiler();
    command.current_dir(dir).args(args);
    let output = run(&mut command, b"", LIMIT).expect("the compiler runs and ends");
    let said = text(&output.stdout) + &text(&output.stderr);
    assert!(output.status.success(), "{args:?}: {said}");
    said
}

fn hello() -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("a temporary directory can be made");
    fs::write(dir.path().join("a.c"), "int main(void) { return 0; }\n").expect("written");
    dir
}

#[test]
fn the_examples_that_read_ir_work_whoever_compiles_them() {
    let dir = hello();
    for (builder, module) in [("gcc", "g.so"), ("neverc", "n.so")] {
        let with = || match builder {
            "gcc" => Command::new("gcc"),
            _ => compiler(),
        };
        let load = format!("-fplugin=./{module}");
        let base = [load.as_str(), "-S", "-emit-llvm", "a.c", "-o", "a.ll"];

        example(with(), "CrtShimPlugin.c", &dir.path().join(module));
        let said = neverc(dir.path(), &base);
        assert!(said.contains("[plugin-5301]: "), "{said}");
        let done = "CrtShimPlugin queried IR without C runtime calls";
        assert!(said.contains(done), "{said}");
        let mut symbols = Command::new("nm");
        symbols
            .args(["-D", "--undefined-only"])
            .arg(dir.path().join(module));
        let symbols = run(&mut symbols, b"", LIMIT).expect("nm runs");
        let symbols = text(&symbols.stdout);
        // What start files want, but nothing of the C library.
        let called = symbols.lines().filter(|l| l.contains(" U ")).count();
        assert_eq!(called, 0, "{builder}: {symbols}");

        example(with(), "BenchPlugin.c", &dir.path().join(module));
        let said = neverc(dir.path(), &base);
        assert!(said.contains("[plugin-5201]: "), "{said}");
        let done = "BenchPlugin completed 10000 typed IR table calls";
        assert!(said.contains(done), "{said}");
        let said = neverc(dir.path(), &[&load, "--bench-calls=20", "-c", "a.c"]);
        let done = "BenchPlugin completed 20 typed IR table calls, ";
        assert!(said.contains(done), "{said}");
    }
}

#[test]
fn the_example_in_cxx_watches_sources() {
    let dir = hello();
    fs::write(dir.path().join("b.c"), "int b;\n").expect("written");
    example(
        Command::new("g++"),
        "SourceWatchPlugin.cpp",
        &dir.path().join("w.so"),
    );
    let said = neverc(
        dir.path(),
        &["-fplugin=./w.so", "--watch-sources", "-c", "a.c", "b.c"],
    );
    for line in [
        "[plugin-2001]: a.c: 29 bytes, analysed in ",
        "[plugin-2001]: b.c: 7 bytes, ",
    ] {
        assert_eq!(said.matches(line).count(), 1, "{said}");
    }
    assert_eq!(neverc(dir.path(), &["-fplugin=./w.so", "-c", "a.c"]), "");
    assert!(neverc(dir.path(), &["-fplugin=./w.so", "--help"]).contains("--watch-sources"));
}

/// The packages lead to the headers, and the template builds and loads with each.
#[test]
fn the_packages_build_the_template() {
    let dir = hello();
    let template = sdk().join("templates/minimal");
    if have("pkg-config") {
        let ask = |question: &str| {
            let mut command = Command::new("pkg-config");
            command
                .env("PKG_CONFIG_PATH", sdk().join("pkgconfig"))
                .args([question, "neverc-plugin"]);
            let output = run(&mut command, b"", LIMIT).expect("pkg-config runs");
            assert!(output.status.success(), "{}", text(&output.stderr));
            text(&output.stdout)
        };
        assert_eq!(ask("--modversion").trim(), "1.0.0");
        let said = ask("--cflags");
        let flag = said.split_whitespace().find(|w| w.starts_with("-I"));
        let include = flag
            .and_then(|f| f.strip_prefix("-I"))
            .expect("an include path");
        assert!(
            Path::new(include).join("neverc/Plugin.h").exists(),
            "{include}"
        );
        let mut command = compiler();
        command
            .args([
                "-shared", "-fPIC", "-std=c11", "-Wall", "-Wextra", "-Werror", "-I", include,
            ])
            .arg(template.join("minimal.c"))
            .arg("-o")
            .arg(dir.path().join("pkg.so"));
        let output = run(&mut command, b"", LIMIT).expect("the compiler runs");
        assert!(output.status.success(), "{}", text(&output.stderr));
        neverc(dir.path(), &["-fplugin=./pkg.so", "-c", "a.c"]);
    } else {
        eprintln!("pkg-config is not installed: not checked");
    }
    if !have("cmake") {
        eprintln!("cmake is not installed: not checked");
        return;
    }
    for (name, cc) in [("gcc", Some("gcc")), ("neverc", None)] {
        let build = dir.path().join(format!("build-{name}"));
        let cc = cc.map_or_else(|| compiler().get_program().to_owned(), Into::into);
        let mut configure = Command::new("cmake");
        configure
            .arg(format!(
                "-DNevercPluginSDK_DIR={}",
                sdk().join("cmake").display()
            ))
            .arg(format!("-DCMAKE_C_COMPILER={}", cc.to_string_lossy()))
            .arg("-S")
            .arg(&template)
            .arg("-B")
            .arg(&build);
        let mut make = Command::new("cmake");
        make.arg("--build").arg(&build);
        for mut command in [configure, make] {
            let output = run(&mut command, b"", LIMIT).expect("cmake runs");
            let said = text(&output.stdout) + &text(&output.stderr);
            assert!(output.status.success(), "{name}: {said}");
        }
        let module = build.join("minimal.so");
        assert!(module.exists(), "{name}");
        neverc(
            dir.path(),
            &[&format!("-fplugin={}", module.display()), "-c", "a.c"],
        );
    }
    // A version that the package cannot be is refused.
    let wrong = dir.path().join("CMakeLists.txt");
    let text_of = "cmake_minimum_required(VERSION 3.16)\nproject(p C)\nfind_package(NevercPluginSDK 2.0 REQUIRED)\n";
    fs::write(wrong, text_of).expect("written");
    let mut command = Command::new("cmake");
    command
        .current_dir(dir.path())
        .arg(format!(
            "-DNevercPluginSDK_DIR={}",
            sdk().join("cmake").display()
        ))
        .args(["-S", ".", "-B", "wrong"]);
    let output = run(&mut command, b"", LIMIT).expect("cmake runs");
    assert!(!output.status.success());
}

/// The machine-readable files agree with the headers as a compiler sees them.
#[test]
fn layout_and_manifest_files_agree_with_the_headers() {
    let dir = hello();
    // A small reader of the generated form: one record's name and numbers a line.
    let layout = fs::read_to_string(sdk().join("abi/plugin.json")).expect("it is there");
    let mut code = String::from("#include \"neverc/Plugin.h\"\n");
    let (mut record, mut field) = (String::new(), String::new());
    let (mut sizes, mut offsets) = (0, 0);
    let quoted = |line: &str, at: usize| line.split('"').nth(at).unwrap_or_default().to_owned();
    for line in layout.lines() {
        let number = || {
            line.rsplit(' ')
                .next()
                .unwrap_or("")
                .trim_end_matches(',')
                .to_owned()
        };
        let trimmed = line.trim();
        if trimmed.starts_with("\"Neverc") && trimmed.ends_with('{') {
            record = quoted(trimmed, 1);
        } else if trimmed.starts_with("\"name\":") {
            field = quoted(trimmed, 3);
        } else if trimmed.starts_with("\"offset\":") {
            code += &format!(
                "_Static_assert(offsetof({record}, {field}) == {}, \"{record}.{field}\");\n",
                number()
            );
            offsets += 1;
        } else if trimmed.starts_with("\"size\":") {
            code += &format!(
                "_Static_assert(sizeof({record}) == {}, \"{record}\");\n",
                number()
            );
            sizes += 1;
        } else if trimmed.starts_with("\"align\":") {
            code += &format!(
                "_Static_assert(_Alignof({record}) == {}, \"{record}\");\n",
                number()
            );
        }
    }
    assert!(sizes == 366 && offsets > 2000, "{sizes} {offsets}");
    let manifest = fs::read_to_string(sdk().join("manifest/plugin.json")).expect("it is there");
    let names = |key: &str| manifest.matches(&format!("\"{key}\":")).count();
    assert_eq!((names("verifier"), names("header")), (130, 36));
    assert!(manifest.contains("\"entry_point\": \"neverc_plugin_entry\""));
    // Fields are listed in alphabetical order, so offsets may come before their record's name: two passes.
    let source = dir.path().join("layout.c");
    fs::write(&source, code).expect("written");
    for (name, command) in compilers(false) {
        if let Err(words) = compiles(command(), &source, &dir.path().join("layout.o")) {
            panic!("{name}:\n{words}");
        }
    }
}

/// Builds the Rust SDK's workspace; gives the directory of the modules.
fn rust_modules() -> PathBuf {
    let target = root().join("target/sdk-rust");
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .args(["build", "--offline", "--quiet", "--manifest-path"])
        .arg(sdk().join("rust/Cargo.toml"))
        .arg("--target-dir")
        .arg(&target)
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_ENCODED_RUSTFLAGS");
    let output = run(&mut cargo, b"", Duration::from_secs(900)).expect("cargo runs and ends");
    let said = text(&output.stderr);
    assert!(output.status.success(), "{said}");
    assert!(!said.contains("warning"), "{said}");
    target.join("debug")
}

#[test]
fn plugins_in_rust_need_no_unsafe_code() {
    let modules = rust_modules();
    let dir = hello();
    fs::write(
        dir.path().join("r.c"),
        "#include \"/job-watch/watch.h\"\nint main(void) { return ANSWER - 42 + JOB_WATCH - 1; }\n",
    )
    .expect("written");
    let load = format!("-fplugin={}", modules.join("libjob_watch.so").display());
    let said = neverc(
        dir.path(),
        &[
            &load,
            "--job-watch",
            "--job-define=ANSWER=42",
            "r.c",
            "-o",
            "r",
        ],
    );
    for words in [
        "[plugin-3001]: Frontend job for r.c ended with 0 after ",
        "[plugin-3001]: Linker job for ",
        "[plugin-3002]: r.c has 2 lines",
    ] {
        assert_eq!(said.matches(words).count(), 1, "{words}: {said}");
    }
    let status = Command::new(dir.path().join("r")).status();
    assert!(status.is_ok_and(|s| s.success()));
    assert_eq!(neverc(dir.path(), &[&load, "-c", "a.c"]), "");
    assert!(neverc(dir.path(), &[&load, "--help"]).contains("--job-define=<name>=<value>"));

    let load = format!("-fplugin={}", modules.join("libfaulty.so").display());
    for (what, words) in [
        ("panic", "org.neverc.test.faulty"),
        ("silent", "failed without a structured diagnostic"),
        ("told", "[plugin-9]: this is why"),
        ("forget", "InvokeNext"),
    ] {
        let mut command = compiler();
        command
            .current_dir(dir.path())
            .args([&load, &format!("--faulty={what}"), "-c", "a.c"]);
        let output = run(&mut command, b"", LIMIT).expect("the compiler runs and ends");
        assert_eq!(output.status.code(), Some(1), "{what}");
        let said = text(&output.stderr);
        assert!(said.contains(words), "{what}: {said}");
        if what == "panic" {
            assert!(said.contains("PLUGIN_EXCEPTION"), "{said}");
        }
    }
    for what in ["nothing", "type", "drop", "forge"] {
        let said = neverc(
            dir.path(),
            &[&load, &format!("--faulty={what}"), "-c", "a.c"],
        );
        assert!(!said.contains("error"), "{what}: {said}");
    }
}

#[test]
fn a_pass_in_rust_changes_ir_and_not_the_code() {
    let modules = rust_modules();
    let dir = tempfile::tempdir().expect("a temporary directory can be made");
    fs::write(
        dir.path().join("s.c"),
        "int sum(const int *p, unsigned n) { int s = 0; while (n--) s += p[n] + 7; return s; }\n",
    )
    .expect("written");
    let module = modules.join("librebuild_additions.so");
    let load = format!("-fplugin={}", module.display());
    let trace = dir.path().join("trace");
    let traced = format!("-fplugin-trace={}", trace.display());
    neverc(
        dir.path(),
        &[&load, &traced, "-O2", "-S", "s.c", "-o", "with.s"],
    );
    neverc(dir.path(), &["-O2", "-S", "s.c", "-o", "without.s"]);
    let code = |name: &str| -> Vec<String> {
        let text = fs::read_to_string(dir.path().join(name)).expect("it is there");
        let lines = text
            .lines()
            .map(|l| l.split('#').next().unwrap_or(l).trim());
        lines.filter(|l| !l.is_empty()).map(str::to_owned).collect()
    };
    assert_eq!(code("with.s"), code("without.s"));
    // It has really built what it says: the subtraction of the loop, the sum and the constant.
    let trace = fs::read_to_string(trace).expect("it is there");
    assert_eq!(trace.matches("IRBuilder.BuildBinary").count(), 3);
    assert_eq!(trace.matches("IRBuilder.CommitMutation").count(), 1);
}

/// The guide works as printed: its files are written, its commands run, and what it shows is what comes out.
#[test]
fn the_guide_works_as_printed() {
    let guide = fs::read_to_string(root().join("docs/plugins.md")).expect("it is there");
    let dir = tempfile::tempdir().expect("a temporary directory can be made");
    let neverc = compiler().get_program().to_owned();
    let bin = Path::new(&neverc)
        .parent()
        .map(Path::to_owned)
        .unwrap_or_default();
    let path = format!(
        "{}:{}",
        bin.display(),
        std::env::var("PATH").unwrap_or_default()
    );
    let (mut said, mut shown) = (String::new(), 0);
    for (at, block) in guide
        .split("\n```")
        .enumerate()
        .filter(|(at, _)| at % 2 == 1)
    {
        let (kind, body) = block.split_once('\n').expect("a block has lines");
        match kind {
            "c" => {
                let name = body.strip_prefix("/* ").and_then(|b| b.split(' ').next());
                fs::write(
                    dir.path().join(name.expect("a file name")),
                    format!("{body}\n"),
                )
                .expect("written");
            }
            "sh" => {
                let mut shell = Command::new("sh");
                shell
                    .current_dir(dir.path())
                    .args(["-ec", body])
                    .env("PATH", &path)
                    .env("SDK", sdk());
                let output = run(&mut shell, b"", LIMIT).expect("the shell runs");
                said = text(&output.stdout) + &text(&output.stderr);
                assert!(output.status.success(), "{body}\n{said}");
            }
            "text" => {
                for line in body.lines() {
                    assert!(said.contains(line), "block {at}: {line}\n{said}");
                    shown += 1;
                }
            }
            other => panic!("block {at}: {other}"),
        }
    }
    assert!(shown >= 6, "{shown}");
    // Warnings in the guide's own plugins would be a bad example.
    for file in ["hello.c", "define.c"] {
        for (name, command) in compilers(false) {
            let object = dir.path().join("o.o");
            if let Err(words) = compiles(command(), &dir.path().join(file), &object) {
                panic!("{name}, {file}:\n{words}");
            }
        }
    }
}
