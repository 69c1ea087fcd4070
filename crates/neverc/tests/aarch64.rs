//! AArch64: intrinsics run under an emulator against GCC's, and what Clang was measured to do with options.

mod support;

use std::process::Command;
use std::time::Duration;

use support::{compiler, have, root, run, text};

const LIMIT: Duration = Duration::from_secs(120);

fn target() -> Command {
    let mut command = compiler();
    command.arg("--target=aarch64-linux-gnu");
    command
}

/// Assembly of a source text.
fn assembly(options: &[&str], source: &str) -> String {
    let output = run(
        target()
            .args(options)
            .args(["-S", "-x", "c", "-o", "-", "-"]),
        source.as_bytes(),
        LIMIT,
    )
    .expect("the compiler runs and ends");
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

/// Exit status and error output with nothing to compile.
fn errors(options: &[&str]) -> (bool, String) {
    let output = run(
        target()
            .args(options)
            .args(["-fsyntax-only", "-x", "c", "-"]),
        b"",
        LIMIT,
    )
    .expect("the compiler runs and ends");
    (output.status.success(), text(&output.stderr))
}

#[test]
fn neon_intrinsics_compute_what_gcc_s_do() {
    let tools = ["aarch64-linux-gnu-gcc", "qemu-aarch64"];
    let headers = ["/usr/lib/llvm-19/lib/clang/19/include/arm_neon.h"];
    if !tools.iter().all(|t| have(t)) || !headers.iter().all(|h| std::path::Path::new(h).exists()) {
        eprintln!("no cross tools, skipped");
        return;
    }
    let dir = tempfile::tempdir().expect("a temporary directory can be made");
    let source = root().join("tests/aarch64/neon.c");
    let result = |mut cc: Command, opt: &str| {
        let program = dir.path().join("program");
        let built = run(
            cc.args(["-w", opt, "-fno-strict-aliasing", "-static", "-o"])
                .arg(&program)
                .arg(&source),
            b"",
            LIMIT,
        )
        .expect("the compiler runs and ends");
        assert!(built.status.success(), "{}", text(&built.stderr));
        let output = run(Command::new("qemu-aarch64").arg(&program), b"", LIMIT)
            .expect("the program runs and ends");
        text(&output.stdout)
    };
    let expected = result(Command::new("aarch64-linux-gnu-gcc"), "-O1");
    for opt in ["-O0", "-O2"] {
        let found = result(target(), opt);
        for (a, b) in expected.lines().zip(found.lines()) {
            assert_eq!(a, b, "gcc's first, at {opt}");
        }
        assert_eq!(expected.lines().count(), found.lines().count());
    }
}

#[test]
fn atomics_are_calls_unless_the_architecture_has_them() {
    let source = "int f(int *p) { return __atomic_fetch_add(p, 1, __ATOMIC_SEQ_CST); }\n\
                  int g(int *p, int v) { return __atomic_exchange_n(p, v, __ATOMIC_ACQUIRE); }\n";
    for (option, expected) in [
        (
            "-O2",
            ["bl\t__aarch64_ldadd4_acq_rel", "__aarch64_swp4_acq"],
        ),
        ("-mno-outline-atomics", ["ldaxr", "stxr"]),
        ("-march=armv8.1-a", ["ldaddal", "swpa"]),
        ("-mcpu=neoverse-n1", ["ldaddal", "swpa"]),
        ("-march=armv8-a+lse", ["ldaddal", "swpa"]),
    ] {
        let out = assembly(&[option, "-O2"], source);
        for word in expected {
            assert!(
                out.contains(word) || word.starts_with("__") && out.contains(&format!("b\t{word}")),
                "{option}: no {word} in\n{out}"
            );
        }
    }
}

#[test]
fn thread_local_variables_follow_their_models() {
    let source = "extern _Thread_local int outside;\n\
                  static _Thread_local int own = 3;\n\
                  int f(void) { return outside; }\n\
                  int g(void) { return own++; }\n";
    for (option, expected) in [
        ("-fPIC", [":tlsdesc:outside", ".tlsdesccall outside"]),
        ("-fPIE", [":gottprel:outside", ":tprel_hi12:own"]),
        (
            "-ftls-model=local-exec",
            [":tprel_hi12:outside", ":tprel_hi12:own"],
        ),
    ] {
        let out = assembly(&[option, "-O2"], source);
        for word in expected {
            assert!(out.contains(word), "{option}: no {word} in\n{out}");
        }
    }
}

#[test]
fn frames_are_chained_in_all_functions_but_leaves() {
    let source = "void g(void); int f(void) { g(); return 1; } int leaf(int a) { return a + 1; }\n";
    for opt in ["-O0", "-O2"] {
        let out = assembly(&[opt], source);
        assert_eq!(out.matches("mov\tx29, sp").count(), 1, "{out}");
    }
    let out = assembly(&["-O2", "-fomit-frame-pointer"], source);
    assert!(!out.contains("x29"), "{out}");
    let out = assembly(&["-O2", "-mno-omit-leaf-frame-pointer"], source);
    assert_eq!(out.matches("mov\tx29, sp").count(), 2, "{out}");
}

#[test]
fn processors_have_other_names_and_options_are_checked() {
    for options in [
        &["-mcpu=apple-m1"][..],
        &["-mtune=grace"],
        &["-ffixed-x18"],
        &["-fcall-saved-x10"],
        &["-mcmodel=large", "-fno-pic"],
    ] {
        let (ok, text) = errors(options);
        assert!(ok && text.is_empty(), "{options:?}: {text}");
    }
    for (options, expected) in [
        ("-mcpu=apple-x1", "unsupported argument 'apple-x1'"),
        ("-ffixed-x8", "unsupported option '-ffixed-x8'"),
        (
            "-mcmodel=large",
            "invalid argument '-mcmodel=large' only allowed with '-fno-pic'",
        ),
    ] {
        let (ok, text) = errors(&[options]);
        assert!(!ok && text.contains(expected), "{options}: {text}");
    }
}

#[test]
fn half_precision_brings_widening_multiplications_from_armv8_4() {
    let has = |option: &str| {
        let output = run(
            target().args([option, "-dM", "-E", "-x", "c", "-"]),
            b"",
            LIMIT,
        )
        .expect("the compiler runs and ends");
        text(&output.stdout).contains("__ARM_FEATURE_FP16_FML 1")
    };
    assert!(has("-march=armv8.4-a+fp16"));
    assert!(has("-march=armv8.5-a+sve2"));
    assert!(!has("-march=armv8.2-a+fp16"));
}

#[test]
fn what_the_processor_lacks_is_refused() {
    let output = run(
        target().args(["-S", "-x", "c", "-o", "-", "-"]),
        b"void *b[5]; int f(void) { return __builtin_setjmp(b); }\n",
        LIMIT,
    )
    .expect("the compiler runs and ends");
    assert!(!output.status.success());
    assert!(text(&output.stderr).contains("'__builtin_setjmp'"));
}
