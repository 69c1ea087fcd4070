//! Calling conventions that went wrong on the way: texts that are right, changed at random, seeded. Whatever comes out of
//! it, the compiler either compiles or says where the error is and leaves no file behind; it never crashes.
//!
//! NEVERC_MUTATIONS says how many of each kind; the default is quick.

mod support;

use std::fs;
use std::process::Output;
use std::time::Duration;

use support::{compiler, run, text};

const LIMIT: Duration = Duration::from_secs(120);

/// Numerical Recipes' 64-bit generator; only the high bits are used.
struct Random(u64);

impl Random {
    fn next(&mut self) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize
    }

    fn below(&mut self, n: usize) -> usize {
        self.next() % n.max(1)
    }

    fn of<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len())]
    }
}

/// The words and the other characters of a text.
fn words(text: &str) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let part = |c: char| c.is_alphanumeric() || c == '_';
    for c in text.chars() {
        match out.last_mut() {
            Some(last) if part(c) && last.chars().all(part) => last.push(c),
            _ => out.push(c.to_string()),
        }
    }
    out
}

const ODD: &[&str] = &[
    "",
    " ",
    ",",
    ";",
    ":",
    "|",
    "<",
    ">",
    "@",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "=",
    "+",
    ".",
    "^",
    "-",
    "\\\"",
    "#",
    "0",
    "1",
    "3",
    "16",
    "255",
    "256",
    "4294967295",
    "4294967296",
    "18446744073709551615",
    "99999999999999999999",
    "rsp",
    "rax",
    "xmm0",
    "x29",
    "v31",
    "eax",
    "ah",
    "st0",
    "stack",
    "none",
    "\u{e9}",
    "%",
    "/*",
    "*/",
    "'",
];

/// One to three changes.
fn mutate(random: &mut Random, text: &str) -> String {
    let mut parts = words(text);
    for _ in 0..=random.below(3) {
        if parts.is_empty() {
            break;
        }
        let at = random.below(parts.len());
        match random.below(7) {
            0 => {
                parts.remove(at);
            }
            1 => parts.insert(at, parts[at].clone()),
            2 => parts.insert(at, random.of(ODD).to_owned()),
            3 => parts[at] = random.of(ODD).to_owned(),
            4 => {
                let other = random.below(parts.len());
                parts.swap(at, other);
            }
            5 => {
                let mut letters: Vec<char> = parts[at].chars().collect();
                let i = random.below(letters.len());
                if !letters.is_empty() {
                    letters.remove(i);
                }
                parts[at] = letters.into_iter().collect();
            }
            _ => parts.truncate(parts.len() - random.below(parts.len() / 4 + 1)),
        }
    }
    parts.concat()
}

fn count() -> usize {
    std::env::var("NEVERC_MUTATIONS")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(60)
}

/// Whether a message is a located error: `FILE:LINE:COLUMN: error:`, or one of the code generator, which knows functions.
fn is_located(stderr: &str, file: &str) -> bool {
    stderr.lines().any(|line| {
        let here = line
            .split_once(&format!("{file}:"))
            .is_some_and(|(_, rest)| {
                let mut parts = rest.splitn(3, ':');
                let number = |p: Option<&str>| p.is_some_and(|p| p.trim().parse::<u32>().is_ok());
                number(parts.next())
                    && number(parts.next())
                    && parts.next().is_some_and(|p| {
                        p.trim_start().starts_with("error:")
                            || p.trim_start().starts_with("fatal error:")
                    })
            });
        here || line.contains("error:")
            && (line.contains("(in function '") || line.contains(&format!("{file}: error:")))
    })
}

/// Compiles a file and judges what comes of it; whether it was accepted.
fn judge(name: &str, content: &str, arguments: &[&str], others: &[(&str, &str)]) -> bool {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join(name), content).unwrap();
    for (other, content) in others {
        fs::write(dir.path().join(other), content).unwrap();
    }
    let output = dir.path().join("out.o");
    let mut command = compiler();
    command
        .current_dir(dir.path())
        .args(arguments)
        .args(["-w", "-c", name, "-o", "out.o"]);
    let made: Output = run(&mut command, b"", LIMIT).unwrap();
    let stderr = text(&made.stderr);
    match made.status.code() {
        Some(0) => {
            assert!(output.exists(), "no output for:\n{content}");
            true
        }
        Some(1) => {
            assert!(
                !output.exists(),
                "an output with errors for:\n{content}\n{stderr}"
            );
            let mut files = vec![name];
            files.extend(others.iter().map(|(other, _)| *other));
            assert!(
                files.iter().any(|file| is_located(&stderr, file)),
                "no place for:\n{content}\n{others:?}\n{stderr}"
            );
            false
        }
        other => panic!("{other:?} for:\n{content}\n{others:?}\n{stderr}"),
    }
}

/// Both answers must come, or the test looks at nothing.
fn both(accepted: usize, all: usize) {
    assert!(
        accepted > 0 && accepted < all,
        "{accepted} of {all} accepted"
    );
}

const TARGETS: [&str; 2] = [
    "--target=x86_64-unknown-linux-gnu",
    "--target=aarch64-unknown-linux-gnu",
];

#[test]
fn specs() {
    let mut random = Random(1);
    let good = [
        [
            "gpr:rcx,rdx,r8;xmm:xmm3,xmm4;ret:rax;csr:rbx",
            "args:rax+rdx,stack,xmm7;ret_xmm:xmm1;csr:none",
        ],
        [
            "gpr:x9,x10;fpr:v5,v6;ret:x0;csr:x19,v9",
            "args:x3,stack,v7;ret_fpr:v1",
        ],
    ];
    let mut accepted = 0;
    for i in 0..count() {
        let which = i % 2;
        let spec = mutate(&mut random, good[which][i / 2 % 2]);
        let source = format!(
            "__attribute__((noinline, callconv(\"{spec}\"))) double f(__int128 a, int b, float c) {{ return a + b + c; }}\n\
             double g(void) {{ return f(1, 2, 3); }}\n"
        );
        accepted += usize::from(judge("s.c", &source, &[TARGETS[which], "-O1"], &[]));
    }
    // Specs are read leniently: few are refused.
    assert!(accepted * 2 > count(), "{accepted} accepted");
}

#[test]
fn prototypes() {
    let mut random = Random(2);
    let good = [
        [
            "__int64 __usercall f@<rax>(int a@<ecx>, unsigned __int8 b@<dl>, double c@<xmm3>, _DWORD d) { return a; }",
            "struct two { long a, b; }; int __usercall __spoils<rax,rcx> f@<eax>(struct two s@<0:r12.8, 8:r13.8>) { return s.a; }",
            "long long __usercall f@<edx:eax>(_QWORD a@<rdx:rax>, int (__usercall *b)@<eax>(int@<esi>)) { return a; }",
        ],
        [
            "__int64 __usercall f@<x0>(int a@<w9>, unsigned __int8 b@<w10>, double c@<d3>, _DWORD d) { return a; }",
            "struct two { long a, b; }; int __usercall __spoils<x9> f@<w0>(struct two s@<0:x12.8, 8:x13.8>) { return s.a; }",
            "long long __usercall f@<w1:w0>(_QWORD a@<x3>, int (__usercall *b)@<w0>(int@<w1>)) { return a; }",
        ],
    ];
    let mut accepted = 0;
    for i in 0..count() {
        let which = i % 2;
        let source = mutate(&mut random, good[which][i / 2 % 3]);
        accepted += usize::from(judge("p.c", &(source + "\n"), &[TARGETS[which]], &[]));
    }
    both(accepted, count());
}

#[test]
fn pragmas() {
    let mut random = Random(3);
    let good = [
        "#pragma aux f parm [rcx] [rdx rax] value [rax] modify exact [r9]",
        "#pragma aux f parm caller nomemory [rcx rdx xmm0] value [rdx] modify nomemory [rax]",
    ];
    let mut accepted = 0;
    for i in 0..count() {
        let pragma = mutate(&mut random, good[i % 2]);
        let source = format!(
            "{pragma}\nint f(int a, __int128 b) {{ return a + b; }}\nint g(void) {{ return f(1, 2); }}\n"
        );
        accepted += usize::from(judge("a.c", &source, &[TARGETS[0]], &[]));
    }
    both(accepted, count());
}

#[test]
fn plans() {
    let mut random = Random(4);
    // The plan that the compiler makes itself.
    let dir = tempfile::tempdir().unwrap();
    fs::write(
        dir.path().join("f.c"),
        "__attribute__((noinline, callconv(\"gpr:rcx;xmm:xmm3;ret:rdx;csr:rbx,r12\"))) int f(int a, int b, float c) { return a + b + c; }\n\
         int g(void) { return f(1, 2, 3); }\n",
    )
    .unwrap();
    let mut command = compiler();
    command.current_dir(dir.path()).args([
        TARGETS[0],
        "-O1",
        "-S",
        "-emit-llvm",
        "f.c",
        "-o",
        "f.ll",
    ]);
    let made = run(&mut command, b"", LIMIT).unwrap();
    assert!(made.status.success(), "{}", text(&made.stderr));
    let ir = fs::read_to_string(dir.path().join("f.ll")).unwrap();
    let (_, rest) = ir.split_once("\"neverc-cc-plan-v1\"=\"").unwrap();
    let (plan, _) = rest.split_once('"').unwrap();
    let mut accepted = 0;
    for _ in 0..count() {
        let changed = mutate(&mut random, plan).replace(['"', '\\'], "");
        let changed = ir.replace(plan, &changed);
        accepted += usize::from(judge("f.ll", &changed, &[TARGETS[0]], &[]));
    }
    both(accepted, count());
}

#[test]
fn descriptions() {
    let mut random = Random(5);
    let good = "include \"x86.td\"\n\
                def CC_Mine : CallingConv<[\n\
                  CCIfType<[i8, i16], CCPromoteToType<i32>>,\n\
                  CCIfByVal<CCPassByVal<8, 8>>,\n\
                  CCIf<\"!State.isVarArg() && ArgFlags.isSRet()\", CCAssignToReg<[RBX]>>,\n\
                  CCIfType<[i32], CCAssignToReg<[R10D, R11D]>>,\n\
                  CCIfType<[i64], CCAssignToRegWithShadow<[R10, R11], [XMM0, XMM1]>>,\n\
                  CCIfType<[f32], CCAssignToStack<4, 4>>,\n\
                  CCDelegateTo<CC_X86_64_C>\n\
                ]>;\n";
    let source = "__attribute__((noinline, callconv(\"td:CC_Mine\"))) int f(int a, long b, float c, char d) { return a + b + c + d; }\n\
                  int g(void) { return f(1, 2, 3, 4); }\n";
    let mut accepted = 0;
    for _ in 0..count() {
        let changed = mutate(&mut random, good);
        accepted += usize::from(judge(
            "d.c",
            source,
            &[TARGETS[0], "-fcallconv-td=mine.td"],
            &[("mine.td", &changed)],
        ));
    }
    both(accepted, count());
}
