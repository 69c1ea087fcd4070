//! Custom calling conventions through the plugin of the SDK and through attributes: what code comes out.

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::Duration;

use support::{compiler, run, text};
use tempfile::TempDir;

const LIMIT: Duration = Duration::from_secs(120);
const X: &str = "x86_64-unknown-linux-gnu";
const A: &str = "aarch64-unknown-linux-gnu";

const C0: &str = "
#define NOINLINE __attribute__((noinline))
NOINLINE int add3(int a, int b, int c) { return a + b + c; }
NOINLINE long add3l(long a, long b, long c) { return a + b + c; }
NOINLINE float fmix(float a, float b) { return a + b; }
NOINLINE int spill5(int a, int b, int c, int d, int e) { return a + b + c + d + e; }
int caller3(void) { return add3(10, 20, 30); }
";

const WORK: &str = "
__attribute__((noinline)) int work(int a) { return a * a; }
int caller(int x, int y) { return work(x) + y; }
";

const VARIADIC: &str = "
#include <stdarg.h>
int sum(int n, ...) {
  va_list list;
  int s = 0;
  va_start(list, n);
  for (int i = 0; i < n; i++) s += va_arg(list, int);
  va_end(list);
  return s;
}
";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The plugin, built by the compiler itself, once for all tests.
fn plugin() -> &'static Path {
    static BUILT: OnceLock<(TempDir, PathBuf)> = OnceLock::new();
    &BUILT
        .get_or_init(|| {
            let dir = tempfile::tempdir().expect("a temporary directory can be made");
            let module = dir.path().join("ccplugin.so");
            let mut command = compiler();
            command
                .args(["-shared", "-fPIC", "-Werror", "-Wall", "-I"])
                .arg(root().join("sdk/include"))
                .arg("-o")
                .arg(&module)
                .arg(root().join("sdk/examples/CustomCallConvPlugin.c"));
            let output = run(&mut command, b"", LIMIT).expect("the compiler runs");
            assert!(output.status.success(), "{}", text(&output.stderr));
            (dir, module)
        })
        .1
}

struct Made {
    success: bool,
    /// The output with tabs as blanks.
    output: String,
    stderr: String,
}

impl Made {
    fn has(&self, parts: &[&str]) -> &Made {
        assert!(self.success, "{}", self.stderr);
        for part in parts {
            assert!(
                self.output.contains(part),
                "no '{part}' in\n{}",
                self.output
            );
        }
        self
    }

    fn lacks(&self, parts: &[&str]) -> &Made {
        for part in parts {
            assert!(!self.output.contains(part), "'{part}' in\n{}", self.output);
        }
        self
    }

    fn fails_with(&self, part: &str) {
        assert!(!self.success, "it should fail");
        assert!(self.stderr.contains(part), "no '{part}' in {}", self.stderr);
    }
}

/// Compiles to assembly, or what `extra` says.
fn compile(source: &str, target: &str, level: &str, extra: &[&str]) -> Made {
    let dir = tempfile::tempdir().expect("a temporary directory can be made");
    let input = dir.path().join("in.c");
    let output = dir.path().join("out.s");
    fs::write(&input, source).expect("it can be written");
    let mut command = compiler();
    command
        .args(["-S", level, &format!("--target={target}"), "-nostdlibinc"])
        .args(extra)
        .arg(&input)
        .arg("-o")
        .arg(&output);
    let made = run(&mut command, b"", LIMIT).expect("the compiler runs");
    Made {
        success: made.status.success(),
        output: fs::read_to_string(&output)
            .unwrap_or_default()
            .replace('\t', " "),
        stderr: text(&made.stderr).to_string(),
    }
}

/// With the plugin, which gets these arguments.
fn customized(source: &str, target: &str, level: &str, arguments: &[&str]) -> Made {
    let mut extra = vec![format!("-fplugin={}", plugin().display())];
    extra.extend(
        arguments
            .iter()
            .map(|a| format!("-fplugin-arg=org.neverc.example.custom-callconv:{a}")),
    );
    let extra: Vec<&str> = extra.iter().map(String::as_str).collect();
    compile(source, target, level, &extra)
}

fn all(source: &str, target: &str, spec: &str, more: &[&str]) -> Made {
    let spec = format!("ccspec={spec}");
    let mut arguments = vec!["cc-all=1", &spec];
    arguments.extend(more);
    customized(source, target, "-O2", &arguments)
}

const POOL: &str = "gpr:rcx,rdx,r8;ret:rax";

#[test]
fn pool_of_general_registers() {
    all(C0, X, POOL, &[]).has(&["$30, %r8d", "$10, %ecx"]);
}

#[test]
fn pool_of_vector_registers() {
    let spec = "gpr:rcx;xmm:xmm5,xmm4;ret:rax;ret_xmm:xmm0";
    all(C0, X, spec, &[]).has(&["%xmm5", "%xmm4"]);
}

#[test]
fn a_position_on_the_stack() {
    all(C0, X, "args:rcx,stack,r8;ret:rax", &[]).has(&["$20, (%rsp)", "%r8d"]);
}

#[test]
fn all_positions_on_the_stack() {
    all(C0, X, "args:stack,stack,stack", &[]).has(&["pushq $10", "pushq $20", "pushq $30"]);
}

#[test]
fn an_exhausted_pool_spills() {
    all(C0, X, "gpr:rcx;ret:rax", &[]).has(&["$10, %ecx", "pushq $20"]);
}

#[test]
fn long_values_use_the_wide_register() {
    all(C0, X, POOL, &[]).has(&["addq %r8,"]);
}

#[test]
fn other_functions_stay_standard() {
    all(C0, X, POOL, &["ccprefix=nomatch_"])
        .has(&["$10, %edi"])
        .lacks(&["$30, %r8d"]);
}

#[test]
fn a_struct_is_returned_through_memory() {
    let source = "
struct three { long a, b, c; };
__attribute__((noinline)) struct three mk(long x) { return (struct three){x, x + 1, x + 2}; }
";
    all(source, X, POOL, &[]).has(&["(%rcx)", "%rcx, %rax"]);
}

#[test]
fn a_large_struct_is_passed_by_address() {
    let source = "
struct three { long a, b, c; };
__attribute__((noinline)) long use(struct three s) { return s.a + s.b + s.c; }
long mk2(void) { struct three s = {1, 2, 3}; return use(s); }
";
    all(source, X, POOL, &[]).has(&["(%rcx)", "%rsp, %rcx"]);
}

#[test]
fn aarch64_pool_of_general_registers() {
    all(C0, A, "gpr:x9,x10,x11;ret:x0", &[]).has(&["mov w9, #10", "mov w11, #30"]);
}

#[test]
fn aarch64_pool_of_vector_registers() {
    let spec = "gpr:x9;fpr:v5,v6;ret:x0;ret_fpr:v0";
    all(C0, A, spec, &[]).has(&["s5", "s6"]);
}

#[test]
fn aarch64_a_position_on_the_stack() {
    all(C0, A, "args:x9,stack,x11;ret:x0", &[]).has(&["mov w9, #10", "[sp]"]);
}

#[test]
fn aarch64_callee_saved_set() {
    let spec = "gpr:x9;ret:x0;csr:x28";
    all(WORK, A, spec, &["ccprefix=work"]).has(&["w9, w0", "w28, w1", "w0, w28"]);
}

#[test]
fn aarch64_a_caller_passes_by_the_callees_spec() {
    let source = "
__attribute__((noinline, custom_attr(\"neverc-callconv\", \"gpr:x11;ret:x0\"))) int callee(int a) { return a + 1; }
__attribute__((noinline, custom_attr(\"neverc-callconv\", \"gpr:x12,x13;ret:x0\"))) int caller(int x, int y) {
  return callee(x) + y;
}
";
    customized(source, A, "-O2", &[]).has(&["w11, w12"]);
}

#[test]
fn a_custom_attribute_becomes_a_function_attribute() {
    let source = "__attribute__((custom_attr(\"neverc-callconv\", \"gpr:rcx;ret:rax\"))) int f(int a) { return a; }";
    let made = compile(source, X, "-O2", &["-emit-llvm"]);
    made.has(&["\"neverc-callconv\"=\"gpr:rcx;ret:rax\""])
        .lacks(&["llvm.global.annotations"]);
    assert!(
        !made.stderr.contains("unknown attribute"),
        "{}",
        made.stderr
    );
}

#[test]
fn a_custom_attribute_as_declspec() {
    let source = "__declspec(custom_attr(\"neverc-callconv\", \"gpr:rcx;ret:rax\")) int f(int a) { return a; }";
    let made = compile(
        source,
        "x86_64-pc-windows-msvc",
        "-O2",
        &["-emit-llvm", "-fdeclspec"],
    );
    if made.stderr.contains("unknown target triple") || made.stderr.contains("unsupported target") {
        eprintln!(
            "skipped: this compiler does not know the target: {}",
            made.stderr
        );
        return;
    }
    made.has(&["\"neverc-callconv\"=\"gpr:rcx;ret:rax\""]);
    assert!(
        !made.stderr.contains("unknown attribute"),
        "{}",
        made.stderr
    );
}

#[test]
fn a_custom_attribute_end_to_end() {
    let source = "
__attribute__((noinline, custom_attr(\"neverc-callconv\", \"gpr:rcx,rdx,r8;ret:rax\"))) int add3(int a, int b, int c) {
  return a + b + c;
}
int caller(void) { return add3(10, 20, 30); }
";
    customized(source, X, "-O2", &[]).has(&["$10, %ecx", "$30, %r8d"]);
}

#[test]
fn a_spec_becomes_a_plan() {
    let made = customized(
        C0,
        X,
        "-O2",
        &["cc-all=1", "ccspec=gpr:rcx,rdx,r8;ret:rax;csr:r12"],
    );
    // The same once more as IR.
    drop(made);
    let plugin = format!("-fplugin={}", plugin().display());
    let argument = |text: &str| format!("-fplugin-arg=org.neverc.example.custom-callconv:{text}");
    compile(
        C0,
        X,
        "-O2",
        &[
            "-emit-llvm",
            &plugin,
            &argument("cc-all=1"),
            &argument("ccspec=gpr:rcx,rdx,r8;ret:rax;csr:r12"),
        ],
    )
    .has(&["\"neverc-cc-plan-v1\"=", "neverc-cc-plan-v1;schema="])
    .lacks(&["\"neverc-callconv\"="]);
}

fn with_plan(plan: &str) -> Made {
    let source = format!(
        "__attribute__((custom_attr(\"neverc-callconv\", \"gpr:rcx;ret:rax\"), \
         custom_attr(\"neverc-cc-plan-v1\", \"{plan}\"))) int f(int a) {{ return a; }}"
    );
    customized(&source, X, "-O2", &[])
}

#[test]
fn a_malformed_plan_is_refused() {
    with_plan("not-a-plan").fails_with("malformed NeverC calling convention plan");
}

#[test]
fn a_plan_of_another_schema_is_refused() {
    with_plan(
        "neverc-cc-plan-v1;schema=foreign;target=0:0;cc=0:0;stack=16;returns=r,0,0,4,4,51,0,0;\
         arguments=r,0,0,4,4,54,0,0;callee-saved=",
    )
    .fails_with("foreign target schema");
}

#[test]
fn plans_of_another_target_or_convention_are_refused() {
    let plan = |ids: &str| {
        with_plan(&format!(
            "neverc-cc-plan-v1;schema=llvm-x86_64-unknown-linux-gnu;{ids};stack=16;returns=r,0,0,4,4,51,0,0;\
             arguments=r,0,0,4,4,54,0,0;callee-saved="
        ))
    };
    plan("target=1:0;cc=0:0").fails_with("NeverC calling convention plan has a foreign target ID");
    plan("target=0:0;cc=0:7")
        .fails_with("NeverC calling convention plan has a foreign convention ID");
}

#[test]
fn callee_saved_set() {
    let spec = "gpr:rcx;ret:rax;csr:r12";
    all(WORK, X, spec, &["ccprefix=work"]).has(&["%esi, %r12d", "%r12d, %eax"]);
}

#[test]
fn variadic_functions_are_refused() {
    for (target, spec) in [(X, "gpr:rcx,rdx;ret:rax"), (A, "gpr:x9,x10;ret:x0")] {
        for level in ["-O0", "-O2"] {
            let spec = format!("ccspec={spec}");
            customized(
                VARIADIC,
                target,
                level,
                &["cc-all=1", &spec, "ccprefix=sum"],
            )
            .fails_with("does not support variadic");
        }
    }
}

#[test]
fn a_taken_address_is_warned_about() {
    let source = "
__attribute__((noinline)) int target(int a) { return a + 1; }
int (*get(void))(int) { return target; }
int call_indirect(int (*fp)(int), int x) { return fp(x); }
";
    let made = all(source, X, "gpr:rcx;ret:rax", &["ccprefix=target"]);
    assert!(made.success, "{}", made.stderr);
    assert!(made.stderr.contains("address is taken"), "{}", made.stderr);
}

#[test]
fn the_stack_pointer_is_no_argument_register() {
    all("int f(int a) { return a; }", X, "gpr:rsp,rcx;ret:rax", &[])
        .has(&["%ecx, %eax"])
        .lacks(&["%esp"]);
}

#[test]
fn a_preserved_argument_register_is_warned_about() {
    let source = "
__attribute__((noinline)) int work(int a) { return a * a; }
int caller(int x) { return work(x); }
";
    let made = all(source, X, "gpr:rcx;ret:rax;csr:rax", &["ccprefix=work"]);
    assert!(made.success, "{}", made.stderr);
    assert!(made.stderr.contains("both callee-saved"), "{}", made.stderr);
}

#[test]
fn without_arguments_the_plugin_changes_nothing() {
    let plain = compile(C0, X, "-O2", &[]);
    let plugin = customized(C0, X, "-O2", &[]);
    assert!(
        plugin.success && plugin.stderr.is_empty(),
        "{}",
        plugin.stderr
    );
    // Comments name blocks where a plugin may look at names.
    let code = |text: &str| -> Vec<String> {
        let lines = text.lines();
        lines
            .map(|line| line.split('#').next().unwrap_or("").trim_end().to_owned())
            .collect()
    };
    assert_eq!(code(&plain.output), code(&plugin.output));
}

// The same at -O0, where another instruction selector works.

#[test]
fn without_optimization() {
    let at_o0 = |target, spec: &str, source, more: &[&str]| {
        let spec = format!("ccspec={spec}");
        let mut arguments = vec!["cc-all=1", &spec];
        arguments.extend(more);
        customized(source, target, "-O0", &arguments)
    };
    at_o0(X, POOL, C0, &[]).has(&["$10, %ecx", "$20, %edx", "$30, %r8d", "addq"]);
    at_o0(X, "gpr:rcx;xmm:xmm5,xmm4;ret:rax;ret_xmm:xmm0", C0, &[])
        .has(&["movss %xmm5, ", "movss %xmm4, "]);
    at_o0(X, "args:rcx,stack,r8;ret:rax", C0, &[]).has(&["$20, (%rsp)", "$30, %r8d"]);
    at_o0(X, "args:stack,stack,stack", C0, &[]).has(&[
        "$10, (%rsp)",
        "$20, 8(%rsp)",
        "$30, 16(%rsp)",
    ]);
    at_o0(A, "gpr:x9,x10,x11;ret:x0", C0, &[]).has(&[
        "str w9, [sp",
        "str w10, [sp",
        "str w11, [sp",
    ]);
    at_o0(A, "gpr:x9;fpr:v5,v6;ret:x0;ret_fpr:v0", C0, &[]).has(&["str s5, [sp", "str s6, [sp"]);
    at_o0(X, "gpr:rsp,rcx;ret:rax", "int f(int a) { return a; }", &[])
        .has(&["movl %ecx, "])
        .lacks(&["%esp"]);
}

#[test]
fn aarch64_forms() {
    let spec = "gpr:x9,x10,x11;ret:x0";
    all(C0, A, spec, &[]).has(&["mov w10, #20"]);
    all(C0, A, "args:stack,stack,stack", &[]).has(&["str w", "[sp, #16]"]);
    all(C0, A, spec, &["ccprefix=nomatch_"])
        .has(&["mov w0, #10"])
        .lacks(&["w9, #10"]);
    let source = "
struct three { long a, b, c; };
__attribute__((noinline)) struct three mk(long x) { return (struct three){x, x + 1, x + 2}; }
__attribute__((noinline)) long use(struct three s) { return s.a + s.b + s.c; }
long mk2(void) { struct three s = {1, 2, 3}; return use(s); }
";
    all(source, A, spec, &[]).has(&["[x9]"]);
    all("int f(int a) { return a; }", A, "gpr:sp,x9;ret:x0", &[]).has(&["mov w0, w9"]);
}

// The behaviours above in both forms, at -O0 and -O2. `tests/callconv/README.md` has the table.

const STRUCTS: &str = "
struct three { long a, b, c; };
__attribute__((noinline)) struct three mk(long x) { return (struct three){x, x + 1, x + 2}; }
__attribute__((noinline)) long use(struct three s) { return s.a + s.b + s.c; }
long mk2(void) { struct three s = {1, 2, 3}; return use(s); }
";

/// Texts that must be in the assembly at -O0, and those at -O2.
type Expected = (&'static [&'static str], &'static [&'static str]);

fn at_both_levels(source: &str, target: &str, spec: &str, more: &[&str], expected: Expected) {
    let spec = format!("ccspec={spec}");
    let mut arguments = vec!["cc-all=1", &spec];
    arguments.extend(more);
    for (level, parts) in [("-O0", expected.0), ("-O2", expected.1)] {
        customized(source, target, level, &arguments).has(parts);
    }
}

#[test]
fn places_in_both_forms_at_both_levels() {
    let x = |spec, expected| at_both_levels(C0, X, spec, &[], expected);
    let a = |spec, expected| at_both_levels(C0, A, spec, &[], expected);
    // An exhausted pool.
    x(
        "gpr:rcx;ret:rax",
        (
            &["$10, %ecx", "$20, (%rsp)", "$30, 8(%rsp)"],
            &["$10, %ecx", "pushq $20", "pushq $30"],
        ),
    );
    let places: &[&str] = &["mov w9, #10", "str w8, [sp, #8]", "str w10, [sp]"];
    a("gpr:x9;ret:x0", (places, places));
    // All positions on the stack.
    let places: &[&str] = &["[sp]", "[sp, #8]", "[sp, #16]"];
    a("args:stack,stack,stack", (places, places));
    // Long values.
    x(POOL, (&["movq %r8, "], &["addq %r8,"]));
    a(
        "gpr:x9,x10,x11;ret:x0",
        (
            &["str x9, ", "str x10, ", "str x11, "],
            &["add x8, x10, x9", "add x0, x8, x11"],
        ),
    );
    // Functions that are not meant.
    let nobody = &["ccprefix=nomatch_"];
    for level in ["-O0", "-O2"] {
        let arguments = ["cc-all=1", "ccspec=gpr:rcx,rdx,r8;ret:rax", nobody[0]];
        customized(C0, X, level, &arguments)
            .has(&["$10, %edi"])
            .lacks(&["$30, %r8d"]);
        let arguments = ["cc-all=1", "ccspec=gpr:x9,x10,x11;ret:x0", nobody[0]];
        customized(C0, A, level, &arguments)
            .has(&["mov w0, #10"])
            .lacks(&["mov w11, #30"]);
    }
}

#[test]
fn structures_in_both_forms_at_both_levels() {
    at_both_levels(
        STRUCTS,
        X,
        POOL,
        &[],
        (
            &["%rcx, %rax", "addq 8(%rcx), %rax", "leaq -24(%rbp), %rcx"],
            &["%rcx, %rax", "(%rcx)", "%rsp, %rcx"],
        ),
    );
    // The address comes in the first place of the pool and is handed back in that of `ret`.
    let places: &[&str] = &["mov x0, x9", "[x9]", "mov x9, sp"];
    at_both_levels(STRUCTS, A, "gpr:x9,x10,x11;ret:x0", &[], (places, places));
}

#[test]
fn preserved_sets_in_both_forms_at_both_levels() {
    // Without optimization nothing lives in a register across the call; the caller, whose own callers count on the
    // standard set, then saves all that the callee may change.
    let work = &["ccprefix=work"];
    at_both_levels(
        WORK,
        X,
        "gpr:rcx;ret:rax;csr:r12",
        work,
        (
            &["%ecx", "pushq %r13", "pushq %rbx"],
            &["%esi, %r12d", "%r12d, %eax"],
        ),
    );
    at_both_levels(
        WORK,
        A,
        "gpr:x9;ret:x0;csr:x28",
        work,
        (
            &["str w9, ", "str x27, ", "stp x20, x19, "],
            &["w9, w0", "w28, w1", "w0, w28"],
        ),
    );
    for (target, conflict, saved) in [
        (X, "gpr:rcx;ret:rax;csr:rax", "pushq %rax"),
        (A, "gpr:x9;ret:x0;csr:x0", "str x0, [sp, #-"),
    ] {
        for level in ["-O0", "-O2"] {
            let spec = format!("ccspec={conflict}");
            let made = customized(WORK, target, level, &["cc-all=1", &spec, "ccprefix=work"]);
            assert!(made.success, "{}", made.stderr);
            assert!(made.stderr.contains("both callee-saved"), "{}", made.stderr);
            // The result wins.
            let work = made.output.split_once("caller:").expect("two functions").0;
            assert!(!work.contains(saved), "{work}");
        }
    }
}

#[test]
fn crossed_specs_in_both_forms_at_both_levels() {
    let source = |callee: &str, caller: &str| {
        format!(
            "__attribute__((noinline, custom_attr(\"neverc-callconv\", \"{callee}\"))) int callee(int a) {{ return a + 1; }}\n\
             __attribute__((noinline, custom_attr(\"neverc-callconv\", \"{caller}\"))) int caller(int x, int y) {{\n\
             return callee(x) + y; }}\n\
             int outside(void) {{ return caller(10, 20); }}\n"
        )
    };
    let x = source("gpr:r11;ret:rax", "gpr:r10,r8;ret:rax");
    customized(&x, X, "-O0", &[]).has(&["%r10d, -4(%rbp)", "-4(%rbp), %r11d", "$10, %r10d"]);
    customized(&x, X, "-O2", &[]).has(&["%r10d, %r11d", "$10, %r10d", "$20, %r8d"]);
    let a = source("gpr:x11;ret:x0", "gpr:x12,x13;ret:x0");
    customized(&a, A, "-O0", &[]).has(&["stur w12, ", "ldur w11, ", "mov w12, #10"]);
    customized(&a, A, "-O2", &[]).has(&["mov w11, w12", "mov w12, #10", "mov w13, #20"]);
}

#[test]
fn attributes_and_plans_in_both_forms_at_both_levels() {
    for (target, spec, schema) in [
        (
            X,
            "gpr:rcx,rdx,r8;ret:rax;csr:r12",
            "llvm-x86_64-unknown-linux-gnu",
        ),
        (
            A,
            "gpr:x9,x10,x11;ret:x0;csr:x28",
            "llvm-aarch64-unknown-linux-gnu",
        ),
    ] {
        for level in ["-O0", "-O2"] {
            let attribute = format!("custom_attr(\"neverc-callconv\", \"{spec}\")");
            let source = format!("__attribute__(({attribute})) int f(int a) {{ return a; }}");
            compile(&source, target, level, &["-emit-llvm"])
                .has(&[&format!("\"neverc-callconv\"=\"{spec}\"")])
                .lacks(&["llvm.global.annotations", "unknown attribute"]);
            let plugin = format!("-fplugin={}", plugin().display());
            compile(&source, target, level, &["-emit-llvm", &plugin])
                .has(&[&format!("neverc-cc-plan-v1;schema={schema};"), "cc1000"])
                .lacks(&["\"neverc-callconv\"="]);
            for (plan, message) in [
                ("not-a-plan", "malformed NeverC calling convention plan"),
                (
                    "neverc-cc-plan-v1;schema=foreign;target=0:0;cc=0:0;stack=16;returns=r,0,0,4,4,51,0,0;\
                     arguments=r,0,0,4,4,54,0,0;callee-saved=",
                    "foreign target schema",
                ),
            ] {
                let source = format!(
                    "__attribute__(({attribute}, custom_attr(\"neverc-cc-plan-v1\", \"{plan}\")))\n\
                     int f(int a) {{ return a; }}"
                );
                customized(&source, target, level, &[]).fails_with(message);
            }
        }
    }
}

#[test]
fn warnings_and_refused_registers_in_both_forms_at_both_levels() {
    let source = "
__attribute__((noinline)) int target(int a) { return a + 1; }
int (*get(void))(int) { return target; }
int call_indirect(int (*fp)(int), int x) { return fp(x); }
";
    for (target, spec, stack, register, name) in [
        (
            X,
            "gpr:rcx;ret:rax",
            "gpr:rsp,rcx;ret:rax",
            "%ecx, ",
            "%esp",
        ),
        (A, "gpr:x9;ret:x0", "gpr:sp,x9;ret:x0", "w9", "wsp"),
    ] {
        for level in ["-O0", "-O2"] {
            let spec = format!("ccspec={spec}");
            let made = customized(
                source,
                target,
                level,
                &["cc-all=1", &spec, "ccprefix=target"],
            );
            assert!(made.success, "{}", made.stderr);
            assert!(made.stderr.contains("address is taken"), "{}", made.stderr);
            let spec = format!("ccspec={stack}");
            customized(
                "int f(int a) { return a; }",
                target,
                level,
                &["cc-all=1", &spec],
            )
            .has(&[register])
            .lacks(&[name]);
        }
    }
}

// Wide vectors.

/// Vectors of 256 and 512 bits in the registers that the spec says, whole, and nothing that cuts them on the way.
#[test]
fn wide_vectors_travel_whole() {
    let source = |bytes: u32| {
        format!(
            "typedef float V __attribute__((vector_size({bytes})));\n\
             __attribute__((noinline, callconv(\"xmm:xmm12,xmm9;ret_xmm:xmm14\"))) V f(V a, V b) {{ return a - b; }}\n\
             void g(V *p) {{ *p = f(p[1], p[2]); }}\n"
        )
    };
    for (bytes, flag, register) in [(32, "-mavx2", "ymm"), (64, "-mavx512f", "zmm")] {
        for level in ["-O0", "-O2"] {
            let made = compile(&source(bytes), X, level, &[flag]);
            let name = |n: u32| format!("%{register}{n}");
            made.has(&[&name(12), &name(9), &name(14)]);
            let function = |name: &str| {
                let (_, rest) = made.output.split_once(&format!("\n{name}:")).expect(name);
                rest.split_once(".cfi_endproc").expect(name).0.to_owned()
            };
            // The result is the caller's: its upper half must not be cleared before the return.
            let (f, g) = (function("f"), function("g"));
            assert!(!f.contains("vzeroupper"), "{flag} {level}: {f}");
            let call = g.find("callq f").expect("it calls");
            assert!(!g[..call].contains("vzeroupper"), "{flag} {level}: {g}");
            assert!(g[call..].contains(&name(14)), "{flag} {level}: {g}");
        }
    }
    // Without the extension they go by halves and quarters, as C passes them: in memory.
    compile(&source(32), X, "-O2", &["-w"]).lacks(&["ymm"]);
}

/// A vector register in `csr` is preserved as far as its name goes: what the processor adds above is not.
#[test]
fn preserved_vector_registers_by_processor() {
    let source = "
typedef float V __attribute__((vector_size(SIZE)));
__attribute__((callconv(\"gpr:rdi;csr:rbx,xmm8,xmm9,xmm10,xmm11,xmm12,xmm13,xmm14,xmm15\"))) void f(long);
void g(V *p) { V v = *p; f(1); *p = v; }
__attribute__((callconv(\"gpr:rdi;csr:rbx,xmm9\"))) void h(long a) { __asm__ volatile(\"\" ::: \"xmm9\"); }
";
    let made = compile(&source.replace("SIZE", "16"), X, "-O2", &[]);
    made.has(&["movaps (%rdi), %xmm", "movaps %xmm9, "]);
    let g = made.output.split("\nh:").next().expect("g");
    // Held in the register across the call.
    assert!(!g.contains("-byte Spill"), "{g}");
    for (size, flag, register) in [("32", "-mavx2", "%ymm"), ("64", "-mavx512f", "%zmm")] {
        let made = compile(&source.replace("SIZE", size), X, "-O2", &[flag]);
        made.has(&[register]);
        let g = made.output.split("\nh:").next().expect("g");
        assert!(g.contains("-byte Spill"), "{flag}: {g}");
        made.has(&["vmovaps %xmm9, "]);
    }
}
