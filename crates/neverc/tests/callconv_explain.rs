//! `neverc callconv explain`: text, JSON, pictures, and questions without an answer. Expected places come from the spec in
//! the source and from SysV AMD64 3.2.3.

mod support;

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use support::{compiler, run, text};

const LIMIT: Duration = Duration::from_secs(60);

const SOURCE: &str = r#"
struct point { long x, y; };
struct big { long a[3]; };
#define CC(spec) __attribute__((callconv(spec)))
CC("gpr:rcx,rdx,r8;ret:rax") int add3(int a, int b, int c) { return a + b + c; }
CC("args:rdi,rax+rdx,stack,xmm9;ret:rbx;csr:r12,r13")
int mixed(int first, struct point p, long third, float f) { return first + p.x + third + f; }
struct big make(int x, long double y, struct big z) { return z; }
CC("args:rdi,xmm3") long displaced(double d, double e);
int printf(const char *, ...);
int unused(void);
"#;

/// The source in a directory of its own, which goes away with the value.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, source: &str) -> Scratch {
        let dir =
            std::env::temp_dir().join(format!("neverc-explain-{name}-{}", std::process::id()));
        fs::create_dir_all(&dir).expect("there is room for it");
        fs::write(dir.join("in.c"), source).expect("there is room for it");
        Scratch(dir)
    }

    fn ask(&self, arguments: &[&str]) -> (bool, String, String) {
        let mut command = compiler();
        command
            .current_dir(&self.0)
            .args(["callconv", "explain"])
            .args(arguments);
        let output = run(&mut command, b"", LIMIT).expect("it runs and ends");
        (
            output.status.success(),
            text(&output.stdout),
            text(&output.stderr),
        )
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn the_table_says_where_everything_is() {
    let scratch = Scratch::new("text", SOURCE);
    let (ok, out, err) = scratch.ask(&["in.c"]);
    assert!(ok, "{err}");
    let lines: Vec<String> = out
        .lines()
        .map(|l| l.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    for wanted in [
        "in.c:5: add3",
        "convention gpr:rcx,rdx,r8;ret:rax",
        "argument a int ecx",
        "argument c int r8d",
        "result (result) int eax",
        "preserved rbx rbp r12-r15 (the standard set)",
        "argument p struct point rax (bytes 0 to 7), rdx (bytes 8 to 15)",
        "argument third long [rsp]",
        "argument f float xmm9",
        "result (result) int ebx",
        "preserved rbp r12-r13",
        "hidden (result address) struct big * rdi",
        "argument y long double [rsp]",
        "argument z struct big [rsp+16]",
        "result (result) struct big rax = address of the result",
        "stack 40 bytes of arguments, aligned to 16 at the call",
        "16 .. 40 z",
        "note argument 1 is on the stack: 'rdi' is of the wrong class",
    ] {
        assert!(
            lines.iter().any(|l| l == wanted),
            "lacks '{wanted}':\n{out}"
        );
    }
    for absent in ["printf", "unused"] {
        assert!(!out.contains(absent), "{out}");
    }
}

#[test]
fn functions_that_are_asked_for_need_no_body() {
    let scratch = Scratch::new("named", SOURCE);
    let (ok, out, _) = scratch.ask(&["in.c", "-f", "printf", "-f", "unused"]);
    assert!(ok);
    assert!(out.contains("further arguments follow") && out.contains(": unused"));
    let (ok, out, err) = scratch.ask(&["-f", "nope", "in.c"]);
    assert!(!ok && out.is_empty());
    assert!(err.contains("error: no function 'nope' in 'in.c'"), "{err}");
}

#[test]
fn the_other_target_has_its_own_registers() {
    let source = "__attribute__((callconv(\"gpr:x9,x10;fpr:v5;ret:x0;csr:x28\"))) long f(int a, float b, long c, __int128 d);\n\
                  double standard(double x, int y);\n";
    let scratch = Scratch::new("aarch64", source);
    let (ok, out, err) = scratch.ask(&[
        "in.c",
        "--target=aarch64-linux-gnu",
        "--format=json",
        "-f",
        "f",
        "-f",
        "standard",
    ]);
    assert!(ok, "{err}");
    for wanted in [
        r#"{"name": "a", "type": "int", "pieces": [{"offset": 0, "size": 4, "register": "x9", "part": "w9"}]}"#,
        r#"{"name": "b", "type": "float", "pieces": [{"offset": 0, "size": 4, "register": "v5", "part": "s5"}]}"#,
        r#"{"name": "d", "type": "__int128", "pieces": [{"offset": 0, "size": 8, "stack": 0}, {"offset": 8, "size": 8, "stack": 8}]}"#,
        r#""preserved": ["x28", "x29", "x30"]"#,
        r#""spec": "gpr:x9,x10;xmm:v5;ret:x0;csr:x28""#,
        r#""type": "double", "pieces": [{"offset": 0, "size": 8, "register": "v0", "part": "d0"}]"#,
    ] {
        assert!(out.contains(wanted), "lacks '{wanted}':\n{out}");
    }
}

#[test]
fn other_conventions_of_the_compiler_are_shown() {
    // Microsoft x64 ABI: rcx, rdx, r8, r9 by position, 32 bytes of room below the arguments on the stack.
    let source = "__attribute__((ms_abi)) int win(int a, double b, long c, int d, int e) { return a; }\n\
                  __attribute__((preserve_most)) int most(int a) { return a; }\n\
                  __attribute__((preserve_none)) int none(int a, int b) { return a; }\n\
                  __attribute__((callconv(\"td:CC_X86_64_HiPE,RetCC_X86_64_HiPE\"))) long td(long a, long b) { return a; }\n";
    let scratch = Scratch::new("builtin", source);
    let (ok, out, err) = scratch.ask(&["in.c"]);
    assert!(ok, "{err}");
    let lines: Vec<String> = out
        .lines()
        .map(|l| l.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    for wanted in [
        "argument a int ecx",
        "argument b double xmm1",
        "argument c long r8",
        "argument d int r9d",
        "argument e int [rsp+32]",
        "preserved rbx rbp rsi rdi r12-r15 xmm6-xmm15",
        "preserved rcx rdx rbx rbp rsi rdi r8-r10 r12-r15",
        // LLVM 19's preserve_none: r12, r13, r14, r15 first.
        "argument a int r12d",
        "argument b int r13d",
        // HiPE: the machine's own two pointers first.
        "argument a long r15",
        "argument b long rbp",
        "result (result) long r15",
    ] {
        assert!(
            lines.iter().any(|l| l == wanted),
            "lacks '{wanted}':\n{out}"
        );
    }
}

#[test]
fn a_picture_is_a_well_formed_document() {
    let scratch = Scratch::new("svg", SOURCE);
    let (ok, _, err) = scratch.ask(&["in.c", "--format=svg", "-o", "out.svg"]);
    assert!(ok, "{err}");
    let svg = fs::read_to_string(scratch.0.join("out.svg")).expect("it was written");
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    for wanted in [
        ">ecx</text>",
        ">third, 8 bytes</text>",
        ">&amp;result</text>",
        ">st0<",
    ] {
        let drawn = wanted != ">st0<";
        assert_eq!(svg.contains(wanted), drawn, "{wanted}");
    }
    // Every element is closed: as many openings as ends.
    let opened = svg.matches("<text").count() + svg.matches("<style").count() + 1;
    assert_eq!(svg.matches("</").count(), opened);
    // A renderer reads it, where there is one.
    let mut renderer = std::process::Command::new("rsvg-convert");
    renderer
        .current_dir(&scratch.0)
        .args(["out.svg", "-o", "out.png"]);
    if let Ok(output) = renderer.output() {
        assert!(output.status.success(), "{}", text(&output.stderr));
    }
}

#[test]
fn bad_questions_have_clear_answers() {
    let scratch = Scratch::new("bad", "int f(\n");
    for (arguments, message) in [
        (&["in.c"][..], "in.c:1:7: error:"),
        (
            &["in.c", "--format=png"],
            "unknown format 'png': it is 'text', 'json' or 'svg'",
        ),
        (&["in.c", "-f"], "argument to '-f' is missing"),
        (&["in.c", "in.c"], "takes one file"),
        (&["none.c"], "none.c"),
        (&[], "no input file"),
    ] {
        let (ok, out, err) = scratch.ask(arguments);
        assert!(!ok && out.is_empty(), "{arguments:?}");
        assert!(err.contains(message), "{arguments:?}: {err}");
    }
}
