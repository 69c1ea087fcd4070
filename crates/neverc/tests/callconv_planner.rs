//! Conventions that plugins plan: by name in sources, behind `CCCustom` in TableGen files, and what lies give.

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;

use support::json::{Value, parse};
use support::lab::Lab;
use support::{compiler, have, root, run, text};
use tempfile::TempDir;

const LIMIT: Duration = Duration::from_secs(120);
const X: &str = "--target=x86_64-unknown-linux-gnu";
const A: &str = "--target=aarch64-unknown-linux-gnu";

fn schema(target: &str) -> String {
    let output = run(compiler().args(["callconv", "schema", target]), b"", LIMIT).unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout).to_string()
}

fn number(schema: &Value, name: &str) -> u32 {
    let registers = schema
        .get("payload")
        .and_then(|p| p.get("registers"))
        .unwrap();
    let found = registers.list().iter().find(|r| r.text("name") == name);
    found.and_then(|r| r.get("number")).unwrap().number() as u32
}

#[test]
fn the_schemas_of_the_sdk_are_those_of_the_compiler() {
    for (target, file) in [(X, "x86_64.json"), (A, "aarch64.json")] {
        let made = schema(target);
        let path = root().join("sdk/schemas/targets").join(file);
        let kept = fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(kept, made, "{}", path.display());
        // The digest is that of the payload without the line breaks.
        let payload: String = made.split_once("\"payload\":").unwrap().1.to_owned();
        let payload: String = payload.split('\n').map(str::trim).collect();
        let payload = payload.strip_suffix('}').unwrap();
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("payload");
        fs::write(&file, payload).unwrap();
        let sum = Command::new("sha256sum").arg(&file).output().unwrap();
        let digest = text(&sum.stdout)[..64].to_owned();
        assert_eq!(parse(&made).unwrap().text("digest"), digest);
    }
}

/// A laboratory with the test plugin.
fn lab(defines: &[&str]) -> Lab {
    let schema = parse(&schema(X)).unwrap();
    let numbers: Vec<String> = ["R10", "R11", "RDX", "RSP"]
        .iter()
        .map(|name| format!("{name}={}", number(&schema, name)))
        .collect();
    let mut all: Vec<&str> = numbers.iter().map(String::as_str).collect();
    all.extend(defines);
    Lab::with("planner.c", &all)
}

fn source(convention: &str) -> String {
    format!(
        "#define CC __attribute__((callconv(\"{convention}\"), noinline))\n\
         CC int f(int a, int b);\n\
         int main(void) {{ return f(5, 3) - 2; }}\n\
         CC int f(int a, int b) {{ return a - b; }}\n"
    )
}

#[test]
fn registrations_are_checked_one_by_one() {
    let lab = lab(&[]);
    lab.ok(&[X, "-fsyntax-only", "a.c"]);
    let log = lab.log();
    let said = |what: &str| {
        let line = log.iter().find(|l| l.starts_with(&format!("{what}: ")));
        line.map(|l| l[what.len() + 2..].to_owned())
            .unwrap_or_else(|| panic!("{what}: {log:?}"))
    };
    for (what, status) in [
        ("no descriptor", "INVALID_ARGUMENT"),
        ("no registrar", "INVALID_ARGUMENT"),
        ("another registrar", "INVALID_STATE"),
        ("short", "INVALID_DESCRIPTOR"),
        ("major", "INVALID_DESCRIPTOR"),
        ("no ID", "INVALID_DESCRIPTOR"),
        ("no target", "INVALID_DESCRIPTOR"),
        ("reserved", "INVALID_DESCRIPTOR"),
        ("flags", "INVALID_DESCRIPTOR"),
        ("LLVM's number", "INVALID_DESCRIPTOR"),
        ("number and planner", "INVALID_DESCRIPTOR"),
        ("no name", "INVALID_DESCRIPTOR"),
        ("odd name", "INVALID_DESCRIPTOR"),
        ("null name", "INVALID_DESCRIPTOR"),
        ("saved null", "INVALID_DESCRIPTOR"),
        ("saved stride", "INVALID_DESCRIPTOR"),
        ("again", "DUPLICATE_ID"),
        ("late", "INVALID_STATE"),
        // Targets of plugins: not here.
        ("target", "CAPABILITY_UNAVAILABLE"),
    ] {
        assert_eq!(said(what), status, "{what}");
    }
    assert_eq!(log.iter().filter(|l| *l == "destroyed good").count(), 1);
    assert!(!log.iter().any(|l| l == "destroyed wrong"));
}

#[test]
fn registrations_that_cannot_work_stop_every_compilation() {
    for (define, message) in [
        (
            "UNKNOWN_TARGET",
            "plugin 'org.neverc.test' registers the calling convention 'wrong' for an unknown Target ID",
        ),
        (
            "BAD_SAVED",
            "calling convention 'wrong' with callee-saved register 'ebx', which is not in the target schema",
        ),
        (
            "SAME_NAME",
            "calling convention 'good', a name that plugin 'org.neverc.test' has registered for the same target",
        ),
    ] {
        let lab = lab(&[define]);
        let stderr = lab.refused(&[X, "-c", "a.c", "-o", "a.o"]);
        assert!(stderr.contains(message), "{stderr}");
        assert!(!lab.path("a.o").exists());
    }
}

#[test]
fn a_planner_is_asked_and_obeyed() {
    let lab = lab(&[]);
    lab.write("f.c", &source("plugin:good"));
    for level in ["-O0", "-O2"] {
        lab.ok(&[X, level, "f.c", "-o", "f"]);
        assert_eq!(lab.exit_of("./f"), Some(0), "{level}");
        let log = lab.log();
        for line in [
            "plan good of 2: target 1 convention 1 digest 64 variadic 0 required 2",
            "  0: kind 3 width 32 align 4 flags 0",
            "  result: kind 3 width 32",
        ] {
            assert!(log.iter().any(|l| l == line), "{line}: {log:?}");
        }
    }
    lab.ok(&[X, "-O2", "-S", "f.c", "-o", "f.s"]);
    let assembly = fs::read_to_string(lab.path("f.s")).unwrap();
    assert!(assembly.contains("$5, %r10d"), "{assembly}");
    // A preserved set of the plan, one of the registration, and one beside the name.
    for (convention, saved) in [
        ("plugin:saved", "R11"),
        ("plugin:good;csr:r12,r13", "R12 R13"),
    ] {
        lab.write("f.c", &source(convention));
        lab.ok(&[X, "-O2", "-S", "-emit-llvm", "f.c", "-o", "f.ll"]);
        let schema = parse(&schema(X)).unwrap();
        let numbers: Vec<String> = saved
            .split(' ')
            .map(|name| number(&schema, name).to_string())
            .collect();
        let ir = fs::read_to_string(lab.path("f.ll")).unwrap();
        assert!(
            ir.contains(&format!("callee-saved={}\"", numbers.join(","))),
            "{ir}"
        );
        // The plan is the built-in target's: whoever reads it needs no plugin.
        let mut command = lab.command();
        command.args([X, "f.ll", "-o", "g"]);
        let output = run(&mut command, b"", LIMIT).unwrap();
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert_eq!(lab.exit_of("./g"), Some(0));
    }
}

#[test]
fn every_lie_is_named_and_nothing_is_compiled() {
    let lab = lab(&[]);
    for (mode, message) in [
        (
            "unknown",
            "its plan is wrong: register number 99999 of argument 0 is not in the target schema",
        ),
        (
            "sp",
            "its plan is wrong: register RSP cannot hold argument 0",
        ),
        ("same", "its plan is wrong: values 0 and 1 are in one place"),
        ("missing", "its plan is wrong: argument 1 is not covered"),
        (
            "extra",
            "its plan is wrong: it has a location for argument 7, which does not exist",
        ),
        (
            "misaligned",
            "its plan is wrong: the stack offset 2 of argument 1 is misaligned: its alignment is 4",
        ),
        (
            "large",
            "its plan is wrong: register R10 cannot hold 16 bytes of argument 0",
        ),
        ("kind", "its plan is wrong: 3 is no kind of location"),
        (
            "reserved",
            "its plan is wrong: a reserved field is not zero",
        ),
        (
            "alignment",
            "its plan is wrong: the stack alignment is 8 bytes where the target has 16",
        ),
        (
            "stride",
            "its plan is wrong: the array of argument locations is malformed",
        ),
        (
            "null",
            "its plan is wrong: the array of argument locations is malformed",
        ),
        (
            "huge",
            "its plan is wrong: the array of argument locations is malformed",
        ),
        ("header", "its planner broke the plan's header"),
        (
            "resultonstack",
            "its plan is wrong: a result is on the stack",
        ),
        (
            "savedunknown",
            "its plan is wrong: register number 99999 of the callee-saved set is not in the target schema",
        ),
        (
            "flags",
            "its plan is wrong: the location of argument 0 is BYVAL without INDIRECT",
        ),
        (
            "planreserved",
            "its plan is wrong: a reserved field is not zero",
        ),
        (
            "nothing",
            "its plan is wrong: the stack alignment is 0 bytes where the target has 16",
        ),
        ("fails", "its planner failed: NOT_FOUND"),
        ("unplanned", "it has no PlanCallingConvention"),
    ] {
        lab.write("f.c", &source(&format!("plugin:{mode}")));
        let stderr = lab.refused(&[X, "-c", "f.c", "-o", "f.o"]);
        let whole = format!(
            "error: plugin 'org.neverc.test': calling convention '{mode}': {message} (in function 'f')"
        );
        assert!(stderr.contains(&whole), "{mode}: {stderr}");
        assert!(!lab.path("f.o").exists(), "{mode}");
    }
}

#[test]
fn names_that_nobody_plans_are_reported_where_they_are() {
    let lab = lab(&[]);
    lab.write(
        "f.c",
        "int f(int) __attribute__((callconv(\"csr:rbx; plugin:goof\")));\n",
    );
    let stderr = lab.refused(&[X, "-fsyntax-only", "f.c"]);
    assert!(
        stderr.contains("f.c:1:53: error: no plugin plans calling convention 'goof'")
            && stderr.contains("note: conventions that plugins plan: good, mixed, "),
        "{stderr}"
    );
    // Without any plugin, and in IR.
    let plain = |file: &str, content: &str| -> String {
        lab.write(file, content);
        let mut command = lab.command();
        command.args([X, "-c", file, "-o", "f.o"]);
        let output = run(&mut command, b"", LIMIT).unwrap();
        assert_eq!(output.status.code(), Some(1));
        text(&output.stderr).to_string()
    };
    let stderr = plain("g.c", &source("plugin:good"));
    assert!(
        stderr.contains("g.c:2:1: error: no plugin plans calling convention 'good'"),
        "{stderr}"
    );
    let stderr = plain(
        "g.ll",
        "define cc1000 i32 @f(i32 %a) \"neverc-callconv\"=\"plugin:good\" {\n  ret i32 %a\n}\n",
    );
    assert!(
        stderr.contains("no plugin plans calling convention 'good' (in function 'f')"),
        "{stderr}"
    );
    // For another target; what it takes precedence over is warned about.
    let stderr = lab.refused(&[A, "-c", "f.c", "-o", "f.o", "-include", "g.c"]);
    assert!(
        stderr.contains("error: ") && stderr.contains("no plugin plans calling convention 'goof'"),
        "{stderr}"
    );
    lab.write("g.c", &source("plugin:good"));
    let stderr = lab.refused(&[A, "-c", "g.c", "-o", "f.o"]);
    assert!(
        stderr.contains("calling convention 'good': it is for another target"),
        "{stderr}"
    );
    lab.write("g.c", &source("plugin:good;gpr:rcx"));
    let output = lab.ok(&[X, "-c", "g.c", "-o", "f.o"]);
    let stderr = text(&output.stderr);
    assert!(
        stderr.contains(
            "warning: key 'gpr' in calling convention ignored: 'plugin' takes precedence"
        ),
        "{stderr}"
    );
}

#[test]
fn a_planner_stands_behind_a_custom_function_of_a_description() {
    let lab = lab(&[]);
    lab.write(
        "mine.td",
        "include \"x86.td\"\n\
         def CC_Mixed : CallingConv<[CCCustom<\"mixed\">, CCIfType<[i32], CCAssignToReg<[R14D, R15D]>>]>;\n\
         def CC_Whole : CallingConv<[CCCustom<\"good\">]>;\n\
         def CC_Clash : CallingConv<[CCIfType<[i32], CCIf<\"ValNo == 1\", CCAssignToReg<[R10D]>>>, CCCustom<\"good\">]>;\n\
         def CC_Twice : CallingConv<[CCIf<\"ValNo == 0\", CCAssignToStack<8, 8>>, CCCustom<\"good\">]>;\n\
         def CC_Lie : CallingConv<[CCCustom<\"sp\">]>;\n\
         def CC_Nobody : CallingConv<[CCCustom<\"nobody\">]>;\n",
    );
    let compile = |spec: &str, extra: &[&str]| -> Output {
        lab.write("f.c", &source(spec));
        let mut arguments = vec![X, "-fcallconv-td=mine.td", "f.c", "-o", "f"];
        arguments.extend(extra);
        lab.neverc(&arguments)
    };
    for spec in [
        "td:CC_Whole,CC_Whole",
        "td:CC_Whole",
        "td:CC_Mixed,RetCC_X86",
    ] {
        let output = compile(spec, &["-O1"]);
        assert!(output.status.success(), "{spec}: {}", text(&output.stderr));
        assert_eq!(lab.exit_of("./f"), Some(0), "{spec}");
    }
    // `mixed` leaves out argument 0, which goes on to the next action; argument 1 is its own.
    let output = compile("td:CC_Mixed", &["-O1", "-S"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let assembly = fs::read_to_string(lab.path("f")).unwrap();
    assert!(assembly.contains("$5, %r14d"), "{assembly}");
    for (spec, message) in [
        (
            "td:CC_Clash",
            "planner 'good' gives argument 0 the register R10, which another value has",
        ),
        (
            "td:CC_Twice",
            "planner 'good' gives argument 1 the stack at 0, where another value is",
        ),
        (
            "td:CC_Lie",
            "its plan is wrong: register RSP cannot hold argument 0",
        ),
        (
            "td:CC_Nobody",
            "convention 'CC_Nobody' calls 'nobody', a C++ function of its own that is not known here; \
             a plugin can supply it",
        ),
    ] {
        let _ = fs::remove_file(lab.path("f"));
        let output = compile(spec, &[]);
        let stderr = text(&output.stderr).to_string();
        if spec == "td:CC_Clash" {
            // Values come in their order, so the planner is first here.
            assert!(
                output.status.success() || stderr.contains("R10"),
                "{stderr}"
            );
            continue;
        }
        assert_eq!(output.status.code(), Some(1), "{spec}");
        assert!(stderr.contains(message), "{spec}: {stderr}");
        assert!(!lab.path("f").exists());
    }
}

/// The plugin of the SDK, built by the compiler itself.
fn example() -> (TempDir, PathBuf) {
    let dir = tempfile::tempdir().unwrap();
    let module = dir.path().join("planned.so");
    let mut command = compiler();
    command
        .args(["-shared", "-fPIC", "-Werror", "-Wall", "-I"])
        .arg(root().join("sdk/include"))
        .arg("-o")
        .arg(&module)
        .arg(root().join("sdk/examples/PlannedCallConvPlugin.c"));
    let output = run(&mut command, b"", LIMIT).expect("the compiler runs");
    assert!(output.status.success(), "{}", text(&output.stderr));
    (dir, module)
}

const PACKED: &str = "
#define PACKED __attribute__((callconv(\"plugin:packed\")))
typedef long handler(int, double, char, short, float, float, long, _Bool, void *) PACKED;
handler weigh;
__attribute__((noinline)) long call(handler *h) {
  return h(1, 2.0, 3, 4, 5.0f, 6.0f, 7, 1, (void *)9);
}
int main(void) { return call(weigh) != 10987654321; }
__attribute__((noinline)) long weigh(int a, double b, char c, short d, float e, float f, long g, _Bool h, void *i) {
  return (long)i * 1000000000 + (h ? 8 : 0) * 100000000 + g * 10000000 + (long)f * 1000000 + (long)e * 100000 +
         d * 10000 + c * 1000 + (long)b * 100 + a * 10 + 1 + 1111111110 * (i == 0) + 0 * 1;
}
";

/// What `weigh` gives, as arithmetic of its own.
fn weight() -> i64 {
    9 * 1_000_000_000
        + 8 * 100_000_000
        + 7 * 10_000_000
        + 6_000_000
        + 500_000
        + 40_000
        + 3_000
        + 200
        + 10
        + 1
}

#[test]
fn the_example_packs_what_is_left() {
    let (dir, module) = example();
    let input = dir.path().join("p.c");
    fs::write(&input, PACKED.replace("10987654321", &weight().to_string())).unwrap();
    let load = format!("-fplugin={}", module.display());
    let make = |arguments: &[&str], output: &Path| {
        let mut command = compiler();
        command
            .arg(&load)
            .args(arguments)
            .arg(&input)
            .arg("-o")
            .arg(output);
        let made = run(&mut command, b"", LIMIT).unwrap();
        assert!(
            made.status.success(),
            "{arguments:?}: {}",
            text(&made.stderr)
        );
    };
    let program = dir.path().join("p");
    for level in ["-O0", "-O1", "-O2", "-Os"] {
        make(&[X, level], &program);
        let status = Command::new(&program).status().unwrap();
        assert_eq!(status.code(), Some(0), "{level}");
        if have("qemu-aarch64") && have("aarch64-linux-gnu-gcc") {
            make(&[A, level, "-static"], &program);
            let status = Command::new("qemu-aarch64").arg(&program).status().unwrap();
            assert_eq!(status.code(), Some(0), "{level} on AArch64");
        }
    }
    // int a r10, double b xmm8, char c r11, short d, float e xmm9; the rest is packed: d at 0, f at 4, g at 8, h at 16, i at 24.
    let mut command = compiler();
    command
        .args(["callconv", "explain", "-f", "weigh", "--format=json", X])
        .arg(&load)
        .arg(&input);
    let explained = run(&mut command, b"", LIMIT).unwrap();
    assert!(explained.status.success(), "{}", text(&explained.stderr));
    let shown = text(&explained.stdout);
    for part in ["r10", "r11", "xmm8", "xmm9", "rdx"] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    let ir = dir.path().join("p.ll");
    make(&[X, "-O1", "-S", "-emit-llvm"], &ir);
    let ir = fs::read_to_string(ir).unwrap();
    for part in [
        "s,3,0,2,2,0,0,0|",
        "s,5,0,4,4,0,4,0|",
        "s,6,0,8,8,0,8,0|",
        "s,7,0,1,1,0,16,0|",
        "s,8,0,8,8,0,24,0",
    ] {
        assert!(ir.contains(part), "{part}: {ir}");
    }
    // A value that it has no place for.
    fs::write(&input, "struct s { long a[9]; };\n__attribute__((callconv(\"plugin:packed\"))) int f(struct s x) { return 0; }\n").unwrap();
    let mut command = compiler();
    command
        .arg(&load)
        .args([X, "-c"])
        .arg(&input)
        .arg("-o")
        .arg(dir.path().join("x.o"));
    let made = run(&mut command, b"", LIMIT).unwrap();
    assert_eq!(made.status.code(), Some(1));
    assert!(
        text(&made.stderr).contains(
            "calling convention 'packed': its planner failed: CAPABILITY_UNAVAILABLE (in function 'f')"
        ),
        "{}",
        text(&made.stderr)
    );
}
