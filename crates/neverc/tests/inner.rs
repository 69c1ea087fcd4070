//! The inner compiler (`-cc1`), what `-###` shows of it, the tree of steps, and configuration files.

mod support;

use std::fs;
use std::process::Command;

use support::lab::{LIMIT, Lab, assert_balanced, counts};
use support::{run, text};

const SOURCE: &str = "#include <stdio.h>\n#include <stddef.h>\n\
    #ifdef OPT\nint opt = OPT;\n#endif\n\
    _Thread_local int tl;\nextern int ex;\n\
    double dot(double *a, double *b, int n) { double s = 0; for (int i = 0; i < n; i++) s += a[i] * b[i]; return s; }\n\
    int g(char *p) { char buf[64]; snprintf(buf, 64, \"%s %d\", p, ex + tl); return buf[0]; }\n";

/// Words of a line that `-###` has shown.
fn words(line: &str) -> Vec<String> {
    let mut out = Vec::new();
    let mut chars = line.trim().chars();
    while chars.by_ref().any(|c| c == '"') {
        let mut word = String::new();
        while let Some(c) = chars.next() {
            match c {
                '"' => break,
                '\\' => word.extend(chars.next()),
                c => word.push(c),
            }
        }
        out.push(word);
    }
    out
}

#[test]
fn what_a_dry_run_shows_compiles_to_the_same_bytes() {
    let lab = Lab::new(&[]);
    lab.write("r.c", SOURCE);
    for options in [
        "",
        "-Ofast -fno-math-errno -ffp-contract=off",
        "-O2 -march=haswell -mno-avx2 -mno-red-zone -fPIC",
        "-O1 -g3 -gdwarf-4 -fdebug-prefix-map=/tmp=/x",
        "-g1 -fno-pic -mcmodel=large -march=native",
        "-DOPT=3 -UOPT -DOPT=4 -Wp,-UOPT -std=c99 -pthread",
        "-ffunction-sections -fstack-protector-strong -fcf-protection=full -fno-plt",
        "--target=aarch64-unknown-linux-gnu -O2 -mcpu=cortex-a72 -ffixed-x18 -D_FORTIFY_SOURCE=0",
        "-nostdlibinc -I/usr/include -isystem /usr/include/x86_64-linux-gnu",
        "-S -masm=intel",
        "-emit-llvm -O2",
        "-E -P",
    ] {
        let options: Vec<&str> = options.split_whitespace().collect();
        let mut plain = lab.command();
        plain.args(["-c", "r.c", "-o", "one"]).args(&options);
        let output = run(&mut plain, b"", LIMIT).expect("the compiler runs and ends");
        assert!(
            output.status.success(),
            "{options:?}: {}",
            text(&output.stderr)
        );
        let mut dry = lab.command();
        dry.args(["-###", "-c", "r.c", "-o", "two"]).args(&options);
        let shown = run(&mut dry, b"", LIMIT).expect("the compiler runs and ends");
        let shown = text(&shown.stderr);
        let line = shown.lines().find(|l| l.contains("\"-cc1\""));
        let mut words = words(line.expect("the inner compiler is shown"));
        let mut inner = Command::new(words.remove(0));
        inner.current_dir(lab.path(".")).args(&words);
        let output = run(&mut inner, b"", LIMIT).expect("the compiler runs and ends");
        assert!(
            output.status.success(),
            "{words:?}: {}",
            text(&output.stderr)
        );
        let read = |name: &str| fs::read(lab.path(name)).expect("it was made");
        assert_eq!(read("one"), read("two"), "{options:?} and {words:?}");
    }
}

#[test]
fn the_inner_compiler_is_one_invocation_and_one_unit() {
    let phases = "PHASES=P(DRIVER_RAW_ARGUMENTS) P(DRIVER_EXECUTE_JOB) P(SEMA_ANALYZE)";
    let lab = Lab::new(&[phases]);
    let mut command = lab.command();
    command.args(["-cc1", "-fsyntax-only", "-fplugin=./p.so", "a.c"]);
    let output = run(&mut command, b"", LIMIT).expect("the compiler runs and ends");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let log = lab.log();
    assert_balanced(&log);
    assert_eq!(counts(&log), (1, 1, 0), "{log:?}");
    assert!(!log.iter().any(|l| l.starts_with("DRIVER")), "{log:?}");
    assert!(log.contains(&"SEMA_ANALYZE after".to_owned()));
    // Through a response file, and with an error.
    lab.write("all.rsp", "-cc1 -emit-obj -fplugin=./p.so bad.c -o bad.o");
    let mut command = lab.command();
    command.arg("@all.rsp");
    let output = run(&mut command, b"", LIMIT).expect("the compiler runs and ends");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("undeclared identifier 'x'"));
    assert!(!lab.path("bad.o").exists());
    let log = lab.log();
    assert_balanced(&log);
    assert_eq!(counts(&log), (1, 1, 0), "{log:?}");
    let mut command = lab.command();
    command.args(["-cc1", "-no-such-option", "a.c"]);
    let output = run(&mut command, b"", LIMIT).expect("the compiler runs and ends");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("unknown argument: '-no-such-option'"));
}

/// Expected trees are those of clang-19.
#[test]
fn the_tree_of_steps_is_clangs() {
    let lab = Lab::new(&["PHASES=P(DRIVER_BUILD_ACTIONS)"]);
    lab.write("s.s", "nop\n");
    let tree = |args: &[&str]| {
        let mut command = lab.command();
        command.arg("-ccc-print-phases").args(args);
        let output = run(&mut command, b"", LIMIT).expect("the compiler runs and ends");
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stderr)
    };
    let expected = "         +- 0: input, \"a.c\", c\n      +- 1: preprocessor, {0}, cpp-output\n   \
        +- 2: compiler, {1}, ir\n+- 3: backend, {2}, assembler\n4: assembler, {3}, object\n";
    assert_eq!(tree(&["-c", "a.c"]), expected);
    let expected = "            +- 0: input, \"a.c\", c\n         +- 1: preprocessor, {0}, cpp-output\n      \
        +- 2: compiler, {1}, ir\n   +- 3: backend, {2}, assembler\n+- 4: assembler, {3}, object\n\
        |  +- 5: input, \"s.s\", assembler\n|- 6: assembler, {5}, object\n7: linker, {4, 6}, image\n";
    assert_eq!(tree(&["a.c", "s.s"]), expected);
    let expected =
        "   +- 0: input, \"a.c\", c\n+- 1: preprocessor, {0}, cpp-output\n2: compiler, {1}, none\n";
    assert_eq!(tree(&["-fsyntax-only", "a.c"]), expected);
    let expected = "+- 0: input, \"a.c\", c\n1: preprocessor, {0}, dependencies\n";
    assert_eq!(tree(&["-M", "a.c"]), expected);
    lab.ok(&["-ccc-print-phases", "-c", "a.c"]);
    let log = lab.log();
    assert!(
        log.contains(&"DRIVER_BUILD_ACTIONS after".to_owned()),
        "{log:?}"
    );
    assert!(!lab.path("a.o").exists());
}

#[test]
fn configuration_files_come_before_the_command_line() {
    let lab = Lab::new(&["INTERCEPT=DRIVER_RAW_ARGUMENTS", "EDIT_RAW"]);
    lab.write(
        "my.cfg",
        "# What this machine wants.\n-DVALUE=3 \\\n  -fplugin=./p.so\n",
    );
    let mut command = lab.command();
    command.args(["--config=./my.cfg", "value.c", "-o", "p"]);
    let output = run(&mut command, b"", LIMIT).expect("the compiler runs and ends");
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(lab.exit_of("p"), Some(3));
    let log = lab.log();
    let file = lab.path("my.cfg").canonicalize().expect("it is there");
    let from = log
        .iter()
        .find(|l| l.starts_with("argument -DVALUE=3 from "));
    let from = from.expect("the plugin was loaded and saw it");
    let named = from.trim_start_matches("argument -DVALUE=3 from ");
    assert_eq!(fs::canonicalize(named).expect("it is a file"), file);
    assert!(
        log.contains(&"argument value.c from command line".to_owned()),
        "{log:?}"
    );
    assert_balanced_without_tasks(&log);
    // The command line wins, and the module that both name is loaded once.
    let mut command = lab.command();
    command.args([
        "--config=./my.cfg",
        "-UVALUE",
        "-DVALUE=4",
        "-fplugin=./p.so",
    ]);
    command.args(["value.c", "-o", "p"]);
    let output = run(&mut command, b"", LIMIT).expect("the compiler runs and ends");
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(lab.exit_of("p"), Some(4));
    let mut command = lab.command();
    command.args(["--config=none.cfg", "value.c"]);
    let output = run(&mut command, b"", LIMIT).expect("the compiler runs and ends");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("configuration file 'none.cfg' cannot be found"));
}

fn assert_balanced_without_tasks(log: &[String]) {
    let count = |line: &str| log.iter().filter(|l| *l == line).count();
    assert_eq!(
        (count("session begin"), count("destroy")),
        (1, 1),
        "{log:?}"
    );
}
