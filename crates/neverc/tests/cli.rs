//! The command line: what options do, which are refused and how, what goes where.

mod support;

use std::fs;
use std::path::Path;
use std::process::Output;
use std::time::Duration;

use support::{compiler, have, run, text};
use tempfile::TempDir;

const LIMIT: Duration = Duration::from_secs(60);

/// A directory with `hello.c`, `add.c` and `main.c`.
fn project() -> TempDir {
    let dir = tempfile::tempdir().expect("a temporary directory can be made");
    let write = |name: &str, content: &str| {
        fs::write(dir.path().join(name), content).expect("it can be written");
    };
    write(
        "hello.c",
        "#include <stdio.h>\nint main(void) { puts(\"hello\"); return 0; }\n",
    );
    write("add.h", "int add(int, int);\n");
    write(
        "add.c",
        "#include \"add.h\"\nint add(int a, int b) { return a + b; }\n",
    );
    write(
        "main.c",
        "#include \"add.h\"\nint main(void) { return add(2, 3) - 5; }\n",
    );
    write("bad.c", "int f(void) { return x; }\n");
    dir
}

fn neverc(dir: &Path, args: &[&str]) -> Output {
    run(compiler().current_dir(dir).args(args), b"", LIMIT).expect("the compiler runs and ends")
}

fn ok(dir: &Path, args: &[&str]) -> Output {
    let output = neverc(dir, args);
    assert!(
        output.status.success(),
        "{args:?}: {}",
        text(&output.stderr)
    );
    output
}

/// Runs it and expects exit status 1; gives standard error.
fn refused(dir: &Path, args: &[&str]) -> String {
    let output = neverc(dir, args);
    let stderr = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{args:?}: {stderr}");
    stderr
}

fn runs(dir: &Path, program: &str) -> String {
    let output = run(
        &mut std::process::Command::new(dir.join(program)),
        b"",
        LIMIT,
    )
    .expect("the program runs and ends");
    assert!(output.status.success(), "{program}: {}", output.status);
    text(&output.stdout)
}

#[test]
fn without_options_it_makes_a_program() {
    let dir = project();
    ok(dir.path(), &["hello.c"]);
    assert_eq!(runs(dir.path(), "a.out"), "hello\n");
    let names: Vec<String> = files(dir.path());
    assert_eq!(
        names,
        ["a.out", "add.c", "add.h", "bad.c", "hello.c", "main.c"]
    );
}

fn files(dir: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(dir)
        .expect("it is a directory")
        .flatten()
        .map(|e| e.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn several_inputs_are_compiled_and_linked() {
    let dir = project();
    ok(dir.path(), &["main.c", "add.c", "-o", "prog"]);
    runs(dir.path(), "prog");
    ok(dir.path(), &["-c", "main.c", "add.c"]);
    ok(dir.path(), &["main.o", "add.o", "-o", "prog2"]);
    runs(dir.path(), "prog2");
}

#[test]
fn each_stage_has_its_output() {
    let dir = project();
    ok(dir.path(), &["-S", "add.c"]);
    let assembly = fs::read_to_string(dir.path().join("add.s")).expect("it was written");
    assert!(assembly.contains("add:"), "{assembly}");
    ok(dir.path(), &["-S", "-emit-llvm", "add.c"]);
    let ir = fs::read_to_string(dir.path().join("add.ll")).expect("it was written");
    assert!(ir.contains("define"), "{ir}");
    ok(dir.path(), &["-c", "-emit-llvm", "add.c"]);
    let bitcode = fs::read(dir.path().join("add.bc")).expect("it was written");
    assert!(bitcode.starts_with(b"BC\xc0\xde"));
    let preprocessed = text(&ok(dir.path(), &["-E", "add.c"]).stdout);
    assert!(
        preprocessed.contains("int add(int, int);"),
        "{preprocessed}"
    );
    ok(dir.path(), &["-fsyntax-only", "add.c"]);
    for name in ["add.s", "add.ll", "add.bc"] {
        ok(dir.path(), &["main.c", name, "-o", "prog"]);
        runs(dir.path(), "prog");
    }
}

#[test]
fn a_preprocessed_file_compiles() {
    let dir = project();
    ok(dir.path(), &["-E", "hello.c", "-o", "hello.i"]);
    ok(dir.path(), &["hello.i", "-o", "prog"]);
    assert_eq!(runs(dir.path(), "prog"), "hello\n");
}

#[test]
fn standard_input_is_a_source_with_a_language() {
    let dir = project();
    let source = b"int main(void) { return 0; }\n";
    let mut command = compiler();
    command
        .current_dir(dir.path())
        .args(["-x", "c", "-", "-o", "prog"]);
    let output = run(&mut command, source, LIMIT).expect("the compiler runs and ends");
    assert!(output.status.success(), "{}", text(&output.stderr));
    runs(dir.path(), "prog");
    let stderr = refused(dir.path(), &["-"]);
    assert!(stderr.contains("error: -E or -x required when input is from standard input"));
}

#[test]
fn shared_libraries_and_static_programs_link() {
    let dir = project();
    ok(
        dir.path(),
        &["-shared", "-fPIC", "add.c", "-o", "libadd.so"],
    );
    ok(
        dir.path(),
        &["main.c", "-L.", "-ladd", "-Wl,-rpath,$ORIGIN", "-o", "prog"],
    );
    runs(dir.path(), "prog");
    for mode in ["-static", "-static-pie", "-no-pie", "-pie"] {
        ok(dir.path(), &[mode, "hello.c", "-o", "prog"]);
        assert_eq!(runs(dir.path(), "prog"), "hello\n", "{mode}");
    }
    ok(dir.path(), &["-r", "main.c", "add.c", "-o", "both.o"]);
    ok(dir.path(), &["both.o", "-o", "prog"]);
    runs(dir.path(), "prog");
}

#[test]
fn linkers_can_be_chosen() {
    let dir = project();
    if have("ld.lld") || have("ld.lld-19") {
        ok(dir.path(), &["-fuse-ld=lld", "hello.c", "-o", "prog"]);
        assert_eq!(runs(dir.path(), "prog"), "hello\n");
    }
    let stderr = refused(dir.path(), &["-fuse-ld=nonsense", "hello.c"]);
    assert!(stderr.contains("error: invalid linker name in argument '-fuse-ld=nonsense'"));
}

#[test]
fn the_linker_can_be_asked_for_its_version() {
    let dir = project();
    let before = files(dir.path());
    let output = ok(dir.path(), &["-Wl,--version"]);
    assert!(
        text(&output.stdout).to_lowercase().contains("ld"),
        "{}",
        text(&output.stdout)
    );
    assert_eq!(files(dir.path()), before);
}

#[test]
fn dependency_files_are_written() {
    let dir = project();
    let read = |name: &str| fs::read_to_string(dir.path().join(name)).expect("it was written");
    ok(dir.path(), &["-MD", "-c", "add.c"]);
    assert_eq!(read("add.d"), "add.o: add.c add.h\n");
    ok(
        dir.path(),
        &[
            "-MMD", "-MP", "-MF", "x.d", "-MT", "t1", "-MQ", "$2", "-c", "hello.c",
        ],
    );
    assert_eq!(read("x.d"), "t1 $$2: hello.c\n");
    ok(dir.path(), &["-MMD", "-MP", "-c", "add.c", "-o", "sub.o"]);
    assert_eq!(read("sub.d"), "sub.o: add.c add.h\nadd.h:\n");
    let rule = text(&ok(dir.path(), &["-MM", "main.c"]).stdout);
    assert_eq!(rule, "main.o: main.c add.h\n");
    let rule = text(&ok(dir.path(), &["-M", "hello.c"]).stdout);
    assert!(rule.contains("/usr/include/stdio.h"), "{rule}");
    ok(dir.path(), &["-Wp,-MD,y.d", "-c", "add.c"]);
    assert_eq!(read("y.d"), "add.o: add.c add.h\n");
}

#[test]
fn macros_and_directories_reach_the_preprocessor() {
    let dir = project();
    fs::create_dir(dir.path().join("inc")).expect("it can be made");
    fs::write(dir.path().join("inc/v.h"), "#define V 7\n").expect("it can be written");
    fs::write(
        dir.path().join("m.c"),
        "#include \"v.h\"\nint a[V == X ? 1 : -1];\n",
    )
    .expect("it can be written");
    for form in [
        ["-Iinc", "-DX=7"],
        ["-isysteminc", "-DX=7"],
        ["-iquoteinc", "-DX=7"],
    ] {
        ok(dir.path(), &[form[0], form[1], "-c", "m.c"]);
    }
    ok(dir.path(), &["-I", "inc", "-D", "X=7", "-c", "m.c"]);
    ok(
        dir.path(),
        &["-include", "inc/v.h", "-Iinc", "-DX=V", "-c", "m.c"],
    );
    refused(dir.path(), &["-Iinc", "-DX=7", "-UX", "-c", "m.c"]);
}

#[test]
fn response_files_are_read() {
    let dir = project();
    fs::write(
        dir.path().join("args"),
        "-DA=\"1 + 1\"\n'-o' prog hello.c\n",
    )
    .expect("it can be written");
    ok(dir.path(), &["@args"]);
    assert_eq!(runs(dir.path(), "prog"), "hello\n");
    let stderr = refused(dir.path(), &["@nowhere"]);
    assert!(
        stderr.contains("no such file or directory: '@nowhere'"),
        "{stderr}"
    );
}

#[test]
fn unknown_options_are_refused_with_a_suggestion() {
    let dir = project();
    let stderr = refused(dir.path(), &["-foo", "hello.c"]);
    assert!(
        stderr.contains("error: unknown argument: '-foo'"),
        "{stderr}"
    );
    let stderr = refused(dir.path(), &["-fno-strict-aliasin", "hello.c"]);
    assert!(
        stderr.contains("did you mean '-fno-strict-aliasing'?"),
        "{stderr}"
    );
    let stderr = refused(dir.path(), &["-std=c42", "hello.c"]);
    assert!(
        stderr.contains("error: invalid value 'c42' in '-std=c42'"),
        "{stderr}"
    );
}

#[test]
fn what_is_not_supported_is_refused_not_ignored() {
    let dir = project();
    for option in [
        "-fsanitize=address",
        "-flto",
        "-fprofile-arcs",
        "--coverage",
        "-fopenmp",
        "-fcoverage-mapping",
        "-m32",
    ] {
        let stderr = refused(dir.path(), &[option, "-c", "hello.c"]);
        assert!(
            stderr.contains(&format!("error: unsupported option '{option}'")),
            "{stderr}"
        );
    }
    let stderr = refused(dir.path(), &["-fpass-plugin=x.so", "-c", "hello.c"]);
    assert!(stderr.contains("unsupported option"), "{stderr}");
    let stderr = refused(dir.path(), &["-fplugin=x.so", "-c", "hello.c"]);
    assert!(stderr.contains("plugin load failed"), "{stderr}");
    assert!(!dir.path().join("hello.o").exists());
}

#[test]
fn options_that_contradict_each_other_are_refused() {
    let dir = project();
    let stderr = refused(dir.path(), &["-c", "main.c", "add.c", "-o", "x.o"]);
    assert!(stderr.contains("cannot specify -o when generating multiple output files"));
    let stderr = refused(dir.path(), &["-shared", "-r", "main.c"]);
    assert!(stderr.contains("not allowed with"), "{stderr}");
    let stderr = refused(dir.path(), &["-static-pie", "-no-pie", "main.c"]);
    assert!(stderr.contains("not allowed with"), "{stderr}");
    let stderr = refused(dir.path(), &["-C", "-c", "main.c"]);
    assert!(stderr.contains("only allowed with '-E'"), "{stderr}");
}

#[test]
fn switches_of_gcc_without_effect_are_accepted_with_a_warning() {
    let dir = project();
    let output = ok(dir.path(), &["-fgcse", "-fno-ivopts", "-c", "hello.c"]);
    let stderr = text(&output.stderr);
    assert!(stderr.contains(
        "warning: optimization flag '-fgcse' is not supported [-Wignored-optimization-argument]"
    ));
    let quiet = ok(
        dir.path(),
        &[
            "-fgcse",
            "-Wno-ignored-optimization-argument",
            "-c",
            "hello.c",
        ],
    );
    assert_eq!(text(&quiet.stderr), "");
    let stderr = refused(dir.path(), &["-Werror", "-fgcse", "-c", "hello.c"]);
    assert!(
        stderr.contains("[-Werror,-Wignored-optimization-argument]"),
        "{stderr}"
    );
}

#[test]
fn link_options_without_linking_are_reported() {
    let dir = project();
    let stderr = text(&ok(dir.path(), &["-c", "hello.c", "-lm", "-shared"]).stderr);
    assert!(stderr.contains("-lm: 'linker' input unused [-Wunused-command-line-argument]"));
    assert!(
        stderr.contains("argument unused during compilation: '-shared'"),
        "{stderr}"
    );
    let stderr = text(&ok(dir.path(), &["-Qunused-arguments", "-c", "hello.c", "-lm"]).stderr);
    assert_eq!(stderr, "");
}

#[test]
fn a_dry_run_shows_steps_and_makes_nothing() {
    let dir = project();
    let before = files(dir.path());
    let output = ok(
        dir.path(),
        &["-###", "-march=haswell", "hello.c", "-o", "prog"],
    );
    let stderr = text(&output.stderr);
    assert!(stderr.contains("\"-target-cpu\" \"haswell\""), "{stderr}");
    assert!(stderr.contains("\"-dynamic-linker\""), "{stderr}");
    assert!(stderr.contains("crti.o\""), "{stderr}");
    assert_eq!(files(dir.path()), before);
}

#[test]
fn questions_are_answered() {
    let dir = project();
    let answer = |arg: &str| text(&ok(dir.path(), &[arg]).stdout).trim().to_string();
    assert!(answer("--version").contains("NeverC"));
    assert!(answer("-dumpmachine").contains("linux-gnu"));
    assert_eq!(answer("-dumpversion"), "19.1.7");
    assert!(Path::new(&answer("-print-file-name=crt1.o")).exists());
    assert_eq!(answer("-print-file-name=nonsense"), "nonsense");
    assert!(Path::new(&answer("-print-prog-name=ld")).exists());
    assert!(Path::new(&answer("-print-libgcc-file-name")).exists());
    assert!(answer("-print-search-dirs").contains("libraries: ="));
    assert!(answer("--help").contains("-fsyntax-only"));
    assert!(text(&neverc(dir.path(), &["-v"]).stderr).contains("Target: "));
}

#[test]
fn an_error_in_one_file_does_not_hide_those_of_others() {
    let dir = project();
    let stderr = refused(dir.path(), &["-c", "bad.c", "hello.c", "nowhere.c"]);
    assert!(
        stderr.contains("no such file or directory: 'nowhere.c'"),
        "{stderr}"
    );
    let stderr = refused(dir.path(), &["-c", "bad.c", "hello.c"]);
    assert!(
        stderr.contains("bad.c:1:22: error: use of undeclared identifier 'x'"),
        "{stderr}"
    );
    assert!(dir.path().join("hello.o").exists());
    assert!(!dir.path().join("bad.o").exists());
}

#[test]
fn diagnostics_come_in_the_order_of_inputs() {
    let dir = project();
    let mut args = vec!["-c".to_string()];
    for index in 0..8 {
        let name = format!("e{index}.c");
        fs::write(
            dir.path().join(&name),
            format!("int v = undeclared{index};\n"),
        )
        .expect("it can be written");
        args.push(name);
    }
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let stderr = refused(dir.path(), &args);
    let order: Vec<usize> = (0..8)
        .map(|i| {
            stderr
                .find(&format!("'undeclared{i}'"))
                .expect("each error is reported")
        })
        .collect();
    assert!(order.is_sorted(), "{stderr}");
}

#[test]
fn the_linker_failing_is_reported() {
    let dir = project();
    let stderr = refused(dir.path(), &["main.c", "-o", "prog"]);
    assert!(stderr.contains("add"), "{stderr}");
    assert!(
        stderr.contains("error: linker command failed with exit code 1"),
        "{stderr}"
    );
    assert_eq!(
        files(dir.path()),
        ["add.c", "add.h", "bad.c", "hello.c", "main.c"]
    );
}

#[test]
fn assembly_is_preprocessed_when_its_suffix_says_so() {
    let dir = project();
    let source = "#define RESULT 0\n#ifndef __ASSEMBLER__\n#error\n#endif\n\
                  .globl main\nmain:\n#ifdef __x86_64__\n movl $RESULT, %eax\n#else\n mov w0, #RESULT\n#endif\n ret\n\
                  .section .note.GNU-stack,\"\",%progbits\n";
    fs::write(dir.path().join("m.S"), source).expect("it can be written");
    ok(dir.path(), &["m.S", "-o", "prog"]);
    runs(dir.path(), "prog");
}

#[test]
fn intermediate_files_are_kept_on_request() {
    let dir = project();
    ok(dir.path(), &["-save-temps", "hello.c", "-o", "prog"]);
    for name in ["hello.i", "hello.s", "hello.o"] {
        assert!(dir.path().join(name).exists(), "{name}");
    }
}

#[test]
fn output_is_the_same_every_time() {
    let dir = project();
    ok(dir.path(), &["-O2", "-g", "-c", "hello.c", "-o", "1.o"]);
    ok(dir.path(), &["-O2", "-g", "-c", "hello.c", "-o", "2.o"]);
    let read = |name: &str| fs::read(dir.path().join(name)).expect("it was written");
    assert_eq!(read("1.o"), read("2.o"));
}
