//! TableGen conventions through the program: questions on the command line, conventions of sources.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn neverc(directory: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_neverc"))
        .args(args)
        .current_dir(directory)
        .output()
        .expect("the program runs")
}

fn have(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok()
}

fn answer(args: &[&str]) -> String {
    let directory = tempfile::tempdir().unwrap();
    let output = neverc(directory.path(), args);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {said}");
    String::from_utf8(output.stdout).unwrap()
}

fn complaint(directory: &Path, args: &[&str]) -> String {
    let output = neverc(directory, args);
    assert_eq!(output.status.code(), Some(1), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// Expected: the i386 and AMD64 psABIs.
#[test]
fn questions_have_answers() {
    let i386 = [
        "callconv",
        "query",
        "--target=i386-unknown-linux-gnu",
        "--format=json",
    ];
    let ask = |rest: &[&str]| answer(&[&i386, rest].concat());
    assert_eq!(
        ask(&[
            "--td",
            "x86.td",
            "--conv",
            "RetCC_X86_32_C",
            "--cc",
            "ccc",
            "i32"
        ]),
        "{\"values\": [[{\"register\": \"EAX\"}]]}\n"
    );
    assert_eq!(
        ask(&["--conv=CC_X86_32_C", "i32, double, i64"]),
        "{\"values\": [[{\"stack\": 0}], [{\"stack\": 4}], [{\"stack\": 12}, {\"stack\": 16}]]}\n"
    );
    assert_eq!(ask(&["--conv=CC_X86_32_C"]), "{\"values\": []}\n");
    // The shape that programs read, and both ways to write a list of types.
    let sysv = |rest: &[&str]| {
        let head = [
            "callconv",
            "query",
            "--target=x86_64-linux-gnu",
            "--format=json",
        ];
        answer(&[&head, rest].concat())
    };
    let four = "{\"values\": [[{\"register\": \"EDI\"}], [{\"register\": \"RSI\"}], [{\"register\": \"XMM0\"}], \
                [{\"register\": \"XMM1\"}]]}\n";
    assert_eq!(
        sysv(&["--conv=CC_X86_64_C", "i32 ptr double <4 x float>"]),
        four
    );
    assert_eq!(
        sysv(&["--conv=CC_X86_64_C", "i32,", "ptr", "double", "v4f32"]),
        four
    );
    assert_eq!(
        ask(&["--td=x86.td", "--conv=CC_X86_32_C", "i32 inreg, i64, i32"]),
        "{\"values\": [[{\"register\": \"EAX\"}], [{\"stack\": 0}, {\"stack\": 4}], [{\"stack\": 8}]]}\n"
    );
    assert_eq!(
        sysv(&["--conv=CSR_64"]),
        "{\"preserved\": [\"RBX\", \"R12\", \"R13\", \"R14\", \"R15\", \"RBP\"]}\n"
    );
    let text = answer(&[
        "callconv",
        "query",
        "--target=x86_64-pc-windows-msvc",
        "--conv",
        "CC_X86",
        "<4 x float>, i128",
    ]);
    assert_eq!(
        text,
        "0: <4 x float>: address in RCX\n1: i128: RDX (byte 0), R8 (byte 8)\n"
    );
    // What the user says about the processor decides which types are whole.
    let avx = |say: &str| {
        answer(&[
            "callconv",
            "query",
            "--target=x86_64-linux-gnu",
            "--format=json",
            "--assume",
            say,
            "--conv",
            "CC_X86",
            "v8f32",
        ])
    };
    assert_eq!(
        avx("hasAVX()=true"),
        "{\"values\": [[{\"register\": \"YMM0\"}]]}\n"
    );
    assert_eq!(
        avx("hasAVX()=false"),
        "{\"values\": [[{\"register\": \"XMM0\"}, {\"register\": \"XMM1\"}]]}\n"
    );
}

/// `callconv` teaches what it can do, also to those who misspell it.
#[test]
fn commands() {
    for help in [
        &["callconv", "--help"][..],
        &["callconv", "query", "--help"],
        &["callconv", "explain", "--help"],
        &["callconv", "schema", "--help"],
    ] {
        let text = answer(help);
        assert!(
            text.starts_with("usage: ") && text.contains("EXAMPLES"),
            "{text}"
        );
    }
    let directory = tempfile::tempdir().unwrap();
    let said = complaint(directory.path(), &["callconv"]);
    assert!(said.starts_with("usage: neverc callconv COMMAND"), "{said}");
    let said = complaint(directory.path(), &["callconv", "explian"]);
    assert!(said.contains("did you mean 'explain'?"), "{said}");
    // Options of a configuration file do not hide the command.
    fs::write(directory.path().join("c.cfg"), "-O2\n").unwrap();
    fs::write(directory.path().join("c.c"), "int f(int a) { return a; }\n").unwrap();
    let command = ["callconv", "explain", "c.c", "--config=./c.cfg"];
    let output = neverc(directory.path(), &command);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    for asks in ["query", "schema"] {
        let said = complaint(directory.path(), &["callconv", asks, "--config=c.cfg"]);
        let expected = "neverc: error: unknown argument: '--config=c.cfg'";
        assert!(said.starts_with(expected), "{asks}: {said}");
    }
}

#[test]
fn bad_questions() {
    let directory = tempfile::tempdir().unwrap();
    let directory = directory.path();
    fs::write(
        directory.join("bad.td"),
        "include \"x86.td\"\ndef X : Callin<[]>;\n",
    )
    .unwrap();
    fs::write(
        directory.join("predicate.td"),
        "include \"x86.td\"\n\ndef X : CallingConv<[CCIf<\"a &&\", CCAssignToReg<[RAX]>>]>;\n",
    )
    .unwrap();
    fs::write(
        directory.join("odd.td"),
        "include \"x86.td\"\ndef CC_Odd : CallingConv<[CCIf<\"S.odd()\", CCAssignToReg<[RAX]>>]>;\n",
    )
    .unwrap();
    for (rest, expected) in [
        (
            &["--td", "bad.td", "--conv", "X", "i32"][..],
            "bad.td:2:9: error: Couldn't find class 'Callin'",
        ),
        (
            &["--td", "none.td", "--conv", "X", "i32"],
            "cannot read 'none.td'",
        ),
        (
            &["--conv", "CC_None", "i32"],
            "no calling convention 'CC_None'",
        ),
        (
            &["--conv", "CC_X86", "i32,,i8"],
            "expected a type\n  i32,,i8\n      ^",
        ),
        (
            &["--conv", "CC_X86", "i32, int"],
            "unknown type 'int'; LLVM's name is 'i32'\n  i32, int\n       ^",
        ),
        (
            &["--conv", "CC_X86_64_c", "i32"],
            "did you mean 'CC_X86_64_C'?",
        ),
        (
            &["--conv", "CSR_64", "i32"],
            "'CSR_64' is a list of callee-saved registers",
        ),
        (
            &["--conv", "CC_X86", "--cc", "fasst", "i32"],
            "no calling convention 'fasst'; did you mean 'fastcc'?",
        ),
        (
            &["--foramt=json", "--conv", "CC_X86", "i32"],
            "unknown argument: '--foramt=json'; did you mean '--format'?",
        ),
        (
            &["--format=jsn", "--conv", "CC_X86", "i32"],
            "did you mean 'json'?",
        ),
        (
            &["-fplugin=x.so", "--conv", "CC_X86", "i32"],
            "loads no plugins",
        ),
        (
            &["--td", "predicate.td", "--conv", "X", "i32"],
            "predicate.td:3:5: error: action 1 of 'X': predicate 'a &&': expected a condition at offset 4\n\
             def X : CallingConv<[CCIf<\"a &&\", CCAssignToReg<[RAX]>>]>;\n    ^",
        ),
        (
            &["--conv", "CC_X86", "--cc", "oddcc", "i32"],
            "no calling convention 'oddcc'",
        ),
        (
            &["--conv", "CC_X86", "--cc", "anyregcc", "i32"],
            "for stack maps and patch points",
        ),
        (
            &["--conv", "RetCC_X86_64_HiPE", "float"],
            "has no place for value 0 of type f32",
        ),
        (
            &["--td", "odd.td", "--conv", "CC_Odd", "i64"],
            "say --assume 'odd()=true'",
        ),
        (
            &["--assume", "odd()", "--conv", "CC_X86", "i64"],
            "is not PREDICATE=true",
        ),
        (
            &["--format=xml", "--conv", "CC_X86", "i64"],
            "unknown format 'xml'",
        ),
        (&["i64"], "'--conv' is missing"),
    ] {
        let args = [&["callconv", "query", "--target=x86_64-linux-gnu"], rest].concat();
        let said = complaint(directory, &args);
        assert!(said.contains(expected), "{rest:?}: {said}");
    }
}

const SOURCE: &str = r#"
typedef struct { double x, y; } Pair;
#define NOINLINE __attribute__((noinline))
NOINLINE __attribute__((callconv("td:CC_Mine,RetCC_Mine")))
long mine(long a, int b, short c, double d) { return a * 1000 + b * 100 + c * 10 + (long)d; }
NOINLINE __attribute__((callconv("td:CC_Plain")))
Pair plain(Pair p, __int128 z) { p.x += (double)z; return p; }
int main(void) {
    Pair p = plain((Pair){1, 2}, 40);
    return mine(1, 2, 3, 4) != 1234 || p.x != 41 || p.y != 2;
}
"#;

/// Sources use conventions of a file, natively and for AArch64, at -O0 and -O2.
#[test]
fn conventions_of_sources() {
    let directory = tempfile::tempdir().unwrap();
    let directory = directory.path();
    fs::write(directory.join("a.c"), SOURCE).unwrap();
    fs::write(
        directory.join("x86_64.td"),
        "include \"x86.td\"\n\
         def CC_Plain : CallingConv<[CCDelegateTo<CC_X86_64_C>]>;\n\
         def CC_Mine : CallingConv<[CCIfType<[i8, i16], CCPromoteToType<i32>>,\n\
           CCIfType<[i32], CCAssignToReg<[R10D, R11D]>>, CCIfType<[i64], CCAssignToReg<[RAX]>>,\n\
           CCIfType<[f64], CCAssignToReg<[XMM9]>>]>;\n\
         def RetCC_Mine : CallingConv<[CCIfType<[i64], CCAssignToReg<[RCX]>>]>;\n",
    )
    .unwrap();
    fs::write(
        directory.join("arm.td"),
        "include \"aarch64-registers.td\"\n\
         def CC_Plain : CallingConv<[CCIfType<[f64], CCAssignToReg<[D5, D6]>>,\n\
           CCIfType<[i64], CCAssignToReg<[X10, X11]>>]>;\n\
         def CC_Mine : CallingConv<[CCIfType<[i8, i16], CCPromoteToType<i32>>,\n\
           CCIfType<[i32], CCAssignToReg<[W9, W12]>>, CCIfType<[i64, f64], CCAssignToStack<8, 8>>]>;\n\
         def RetCC_Mine : CallingConv<[CCIfType<[i64], CCAssignToReg<[X3]>>]>;\n",
    )
    .unwrap();
    for level in ["-O0", "-O2"] {
        let mut programs = Vec::new();
        if cfg!(all(target_arch = "x86_64", target_os = "linux")) {
            programs.push(("x86_64-linux-gnu", "x86_64.td", None));
        }
        if have("qemu-aarch64") && have("aarch64-linux-gnu-gcc") {
            programs.push(("aarch64-linux-gnu", "arm.td", Some("qemu-aarch64")));
        } else {
            eprintln!("skipped on AArch64: no qemu-aarch64 or no aarch64-linux-gnu-gcc");
        }
        for (target, file, runner) in programs {
            let target = format!("--target={target}");
            let file = format!("-fcallconv-td={file}");
            let built = neverc(
                directory,
                &[&target, level, &file, "-static", "a.c", "-o", "a"],
            );
            let said = String::from_utf8_lossy(&built.stderr);
            assert!(built.status.success(), "{said}");
            let program = directory.join("a");
            let run = match runner {
                Some(runner) => Command::new(runner).arg(program).status(),
                None => Command::new(program).status(),
            };
            assert_eq!(run.unwrap().code(), Some(0), "{target} {level}");
        }
        for (target, file, wanted) in [
            ("x86_64-linux-gnu", "x86_64.td", ["%r10d", "%rcx"]),
            ("aarch64-linux-gnu", "arm.td", ["w9", "x3"]),
        ] {
            let file = format!("-fcallconv-td={file}");
            let target = format!("--target={target}");
            let made = neverc(directory, &[&target, level, &file, "-S", "a.c", "-o", "-"]);
            let said = String::from_utf8_lossy(&made.stderr);
            assert!(made.status.success(), "{said}");
            let text = String::from_utf8_lossy(&made.stdout).into_owned();
            for word in wanted {
                assert!(
                    text.contains(word),
                    "{target} {level}: no {word} in\n{text}"
                );
            }
        }
    }
}

#[test]
fn bad_conventions_of_sources() {
    let directory = tempfile::tempdir().unwrap();
    let directory = directory.path();
    fs::write(
        directory.join("bad.td"),
        "include \"x86.td\"\n\ndef X : CallingConv<[RAX]>;\n",
    )
    .unwrap();
    let source = |convention: &str| {
        let text = format!(
            "__attribute__((callconv(\"td:{convention}\"))) double f(double a) {{ return a; }}\n"
        );
        fs::write(directory.join("f.c"), text).unwrap();
    };
    let compile = |extra: &[&str]| {
        let head = ["--target=x86_64-linux-gnu", "-c", "f.c", "-o", "f.o"];
        complaint(directory, &[&head, extra].concat())
    };
    source("CC_X86_64_C");
    let said = compile(&["-fcallconv-td=bad.td"]);
    assert!(
        said.contains("bad.td:3:") && said.contains("error:"),
        "{said}"
    );
    let said = compile(&["-fcallconv-td=none.td"]);
    assert!(said.contains("none.td"), "{said}");
    source("CC_None");
    let said = compile(&[]);
    assert!(said.contains("calling convention 'CC_None'"), "{said}");
    source("CC_X86_64_AnyReg");
    let said = compile(&[]);
    assert!(said.contains("cannot be used"), "{said}");
    source("CC_X86_64_C,RetCC_X86_64_HiPE");
    let said = compile(&[]);
    assert!(said.contains("no registers for the result"), "{said}");
    assert!(!directory.join("f.o").exists());
}
