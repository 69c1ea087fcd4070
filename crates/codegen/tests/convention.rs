//! Custom calling conventions in assembly: what must be seen around calls, and what is refused.
//!
//! Expected texts follow from the conventions in the input: which register an argument is written to and read from.

use neverc_codegen::*;
use neverc_llvm::Context;

const X86: &str = "x86_64-unknown-linux-gnu";
const ARM: &str = "aarch64-unknown-linux-gnu";

fn make(
    ir: &str,
    triple: &str,
    level: u8,
    reloc: RelocModel,
    kind: OutputKind,
) -> Result<String, String> {
    let context = Context::new();
    let options = CodegenOptions {
        level,
        reloc,
        triple: triple.to_owned(),
        cpu: String::new(),
        verify_machine: true,
        asm_verbose: false,
        ..CodegenOptions::default()
    };
    let backend = Backend::new(&options).unwrap();
    let module = backend
        .read_module(&context, ir.as_bytes(), "test")
        .unwrap();
    let opt = OptOptions {
        level,
        ..OptOptions::default()
    };
    optimize(&backend, &module, &opt, &NoSeam).unwrap();
    match emit(&backend, &module, kind) {
        Ok(made) => Ok(String::from_utf8_lossy(&made.bytes).replace('\t', " ")),
        Err(errors) => Err(errors
            .into_iter()
            .map(|e| e.message + "\n")
            .collect::<String>()),
    }
}

fn assembly(ir: &str, triple: &str, level: u8) -> String {
    make(ir, triple, level, RelocModel::Pic, OutputKind::Assembly).unwrap()
}

/// The text of one function of an assembly file.
fn function<'a>(text: &'a str, name: &str) -> &'a str {
    let start = text
        .find(&format!("\n{name}:"))
        .unwrap_or_else(|| panic!("no {name} in\n{text}"));
    let rest = &text[start + 1..];
    &rest[..rest.find(".Lfunc_end").unwrap_or(rest.len())]
}

fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no '{part}' in\n{text}");
    }
}

fn lacks(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(!text.contains(part), "'{part}' in\n{text}");
    }
}

fn refused(ir: &str, triple: &str, level: u8, message: &str) {
    let error = make(ir, triple, level, RelocModel::Pic, OutputKind::Assembly)
        .expect_err("it should be refused");
    assert!(error.contains(message), "no '{message}' in {error}");
}

#[test]
fn arguments_and_results_are_where_the_spec_says() {
    let ir = r#"
define cc1000 i32 @f(i32 %a, i32 %b, i32 %c, i32 %d) noinline "neverc-callconv"="gpr:r10,r11,rsi;ret:rdx" {
  %x = add i32 %a, %b
  %y = mul i32 %x, %c
  %z = sub i32 %y, %d
  ret i32 %z
}
define i32 @g(i32 %a, i32 %b) {
  %r = call cc1000 i32 @f(i32 %a, i32 7, i32 %b, i32 3)
  %s = add i32 %r, %b
  ret i32 %s
}
"#;
    let text = assembly(ir, X86, 2);
    has(
        function(&text, "f"),
        &["r10", "r11", "imull %esi, %edx", "subl 8(%rsp), %edx"],
    );
    has(
        function(&text, "g"),
        &["movl %edi, %r10d", "movl $7, %r11d", "$3, (%rsp)"],
    );
    let ir = ir.replace("r10,r11,rsi;ret:rdx", "x9,x10,x11;ret:x5");
    for level in [0, 2] {
        let text = assembly(&ir, ARM, level);
        has(function(&text, "f"), &["w5", "w9", "w10", "w11", "[sp]"]);
        has(function(&text, "g"), &["mov w10, #7", "mov w9, w0", "w5"]);
    }
}

/// Stubs of lazy binding clobber r10, r11 and, on AArch64, x9 to x17.
#[test]
fn arguments_that_a_stub_would_clobber_go_past_it() {
    let ir = |spec: &str| {
        format!(
            "declare cc1000 i32 @f(i32) \"neverc-callconv\"=\"{spec}\"\n\
             define i32 @g(i32 %a) {{\n  %r = call cc1000 i32 @f(i32 %a)\n  %s = add i32 %r, 1\n  ret i32 %s\n}}\n"
        )
    };
    for level in [0, 2] {
        for reloc in [RelocModel::Pic, RelocModel::Static] {
            let text = |spec: &str, triple| {
                make(&ir(spec), triple, level, reloc, OutputKind::Assembly).unwrap()
            };
            has(&text("gpr:r10;ret:rax", X86), &["callq *f@GOTPCREL(%rip)"]);
            lacks(&text("gpr:rcx;ret:rax", X86), &["GOTPCREL"]);
            has(&text("gpr:x9;ret:x0", ARM), &[":got_lo12:f", "blr "]);
            has(&text("gpr:x8;ret:x0", ARM), &["bl f"]);
            has(&text("gpr:x20;ret:x0", ARM), &["bl f"]);
        }
    }
}

#[test]
fn local_callees_are_called_directly() {
    let ir = r#"
define internal cc1000 i32 @f(i32 %a) noinline "neverc-callconv"="gpr:r10;ret:rax" {
  ret i32 %a
}
define i32 @g(i32 %a) {
  %r = call cc1000 i32 @f(i32 %a)
  %s = add i32 %r, 1
  ret i32 %s
}
"#;
    has(&assembly(ir, X86, 0), &["callq f\n"]);
}

/// The optimizer would drop `%unused`, and the third position would become the second.
#[test]
fn static_functions_keep_their_parameters() {
    let ir = r#"
define internal cc1000 i32 @f(i32 %a, i32 %unused, i32 %c) noinline "neverc-callconv"="args:rcx,rdx,r8;ret:rax" {
  %r = sub i32 %a, %c
  ret i32 %r
}
define i32 @g(i32 %x) {
  %r = call cc1000 i32 @f(i32 %x, i32 2, i32 %x)
  ret i32 %r
}
"#;
    let text = assembly(ir, X86, 2);
    has(function(&text, "f"), &["%ecx", "%r8d"]);
    // A result that nobody uses is kept as well, and a function without calls is not.
    let ir = "define internal cc1000 i32 @f(i32 %a) \"neverc-callconv\"=\"gpr:rcx\" {\n ret i32 %a\n}\n\
        define i32 @g(i32 %x) {\n %r = call cc1000 i32 @f(i32 %x)\n ret i32 %r\n}\n";
    let text = assembly(ir, X86, 2);
    lacks(&text, &["\nf:"]);
}

#[test]
fn a_tail_call_that_must_be_one_is_a_jump() {
    let ir = |registers: &str| {
        format!(
            r#"
define cc1000 i64 @f(i64 %a, i64 %b, ptr %t) #0 {{
  %p = getelementptr ptr, ptr %t, i64 %a
  %q = load ptr, ptr %p
  %s = add i64 %b, 1
  %r = musttail call cc1000 i64 %q(i64 %a, i64 %s, ptr %t) #0
  ret i64 %r
}}
define cc1000 i64 @g(i64 %a, i64 %b, ptr %t) #0 {{
  %r = musttail call cc1000 i64 @f(i64 %b, i64 %a, ptr %t)
  ret i64 %r
}}
attributes #0 = {{ noinline nounwind "neverc-callconv"="{registers};csr:none" }}
"#
        )
    };
    for level in [0, 2] {
        let text = assembly(&ir("gpr:r12,r13,r10;ret:r10"), X86, level);
        for name in ["f", "g"] {
            has(function(&text, name), &["jmpq "]);
            lacks(function(&text, name), &["callq", "retq"]);
        }
        let text = assembly(&ir("gpr:x20,x21,x9;ret:x22"), ARM, level);
        for name in ["f", "g"] {
            has(function(&text, name), &["br x"]);
            lacks(function(&text, name), &["bl ", "ret\n"]);
        }
    }
    // With arguments on the stack too.
    let ir = ir("gpr:rcx;ret:rax").replace("csr:none", "csr:r12");
    has(function(&assembly(&ir, X86, 2), "g"), &["jmp"]);
}

#[test]
fn tail_calls_that_cannot_be_jumps_are_refused() {
    let ir = |caller: &str, callee: &str| {
        format!(
            "declare cc1000 i64 @f(i64) \"neverc-callconv\"=\"{callee}\"\n\
             define cc1000 i64 @g(i64 %a) \"neverc-callconv\"=\"{caller}\" {{\n  \
             %r = musttail call cc1000 i64 @f(i64 %a)\n  ret i64 %r\n}}\n"
        )
    };
    let message = "caller and callee of the same calling convention";
    refused(&ir("gpr:rcx;ret:rax", "gpr:rdx;ret:rax"), X86, 2, message);
    refused(
        &ir("gpr:r12;ret:rax", "gpr:r12;ret:rax"),
        X86,
        2,
        "r12, which the convention preserves",
    );
    refused(
        &ir("gpr:x19;ret:x0", "gpr:x19;ret:x0"),
        ARM,
        0,
        "x19, which the convention preserves",
    );
}

#[test]
fn other_tail_calls_are_none() {
    let ir = r#"
declare cc1000 i32 @f(i32) "neverc-callconv"="gpr:rcx;ret:rax"
declare i32 @s(i32)
define i32 @g(i32 %a) {
  %r = tail call cc1000 i32 @f(i32 %a)
  ret i32 %r
}
define cc1000 i32 @h(i32 %a) "neverc-callconv"="gpr:rcx;ret:rax;csr:rbx" {
  %r = tail call i32 @s(i32 %a)
  ret i32 %r
}
"#;
    let text = assembly(ir, X86, 2);
    has(function(&text, "g"), &["callq f", "retq"]);
    has(function(&text, "h"), &["callq s", "retq"]);
}

#[test]
fn preserved_sets_are_kept_by_the_callee_and_used_by_the_caller() {
    let ir = |set: &str, result: &str| {
        format!(
            r#"
declare void @other()
define cc1000 i64 @f(i64 %a) noinline "neverc-callconv"="gpr:{}{result};csr:{set}" {{
  call void asm sideeffect "", "~{{{}}},~{{{}}}"()
  ret i64 %a
}}
define i64 @g(i64 %x, i64 %y) {{
  %r = call cc1000 i64 @f(i64 %x)
  %s = add i64 %r, %y
  ret i64 %s
}}
"#,
            if set.starts_with('x') {
                "x9;ret:"
            } else {
                "rcx;ret:"
            },
            if set.starts_with('x') { "x19" } else { "rbx" },
            set.split(',').next().unwrap(),
        )
    };
    for level in [0, 2] {
        let text = assembly(&ir("r12", "rax"), X86, level);
        has(function(&text, "f"), &["pushq %r12", "popq %r12"]);
        lacks(function(&text, "f"), &["pushq %rbx"]);
        let text = assembly(&ir("x28", "x0"), ARM, level);
        has(function(&text, "f"), &["x28", "[sp"]);
        lacks(function(&text, "f"), &["x19, ["]);
    }
    has(
        function(&assembly(&ir("r12", "rax"), X86, 2), "g"),
        &["movq %rsi, %r12"],
    );
    // What is not preserved may be changed: the caller, a standard function, saves what its own caller wants.
    has(
        function(&assembly(&ir("r12", "rax"), X86, 2), "g"),
        &["pushq %rbx"],
    );
}

#[test]
fn a_result_leaves_the_preserved_set() {
    let ir = r#"
declare i32 @other(i32)
define cc1000 i32 @f(i32 %a) noinline "neverc-callconv"="gpr:rcx;ret:rbx" {
  %r = call i32 @other(i32 %a)
  ret i32 %r
}
define i32 @g(i32 %x) {
  %r = call cc1000 i32 @f(i32 %x)
  ret i32 %r
}
"#;
    for level in [0, 2] {
        let text = assembly(ir, X86, level);
        lacks(function(&text, "f"), &["pushq %rbx"]);
        has(
            function(&text, "g"),
            &["pushq %rbx", "movl %ebx, %eax", "popq %rbx"],
        );
    }
    let ir = ir.replace("rcx;ret:rbx", "x9;ret:x19");
    for level in [0, 2] {
        let text = assembly(&ir, ARM, level);
        lacks(
            function(&text, "f"),
            &["str x19", "stp x30, x19", "stp x19"],
        );
        has(function(&text, "g"), &["x19", "mov w0, w19"]);
    }
}

#[test]
fn the_frame_pointer_is_an_argument_register_only_without_a_frame() {
    let ir = |attribute: &str| {
        format!(
            "declare void @other()\ndefine cc1000 i32 @f(i32 %a) {attribute} \"neverc-callconv\"=\"gpr:rbp;ret:rbp\" {{\n  \
             call void @other()\n  ret i32 %a\n}}\n"
        )
    };
    for level in [0, 2] {
        let text = assembly(&ir(""), X86, level);
        lacks(&text, &["pushq %rbp"]);
        refused(
            &ir("\"frame-pointer\"=\"all\""),
            X86,
            level,
            "of a custom calling convention is reserved in function 'f'",
        );
    }
}

#[test]
fn reserved_registers_are_refused() {
    let ir = "define cc1000 i32 @f(i32 %a) \"target-features\"=\"+reserve-x18\" \
        \"neverc-cc-plan-v1\"=\"neverc-cc-plan-v1;schema=llvm-aarch64-unknown-linux-gnu;target=0:0;cc=0:0;stack=16;\
        returns=r,0,0,4,4,X0,0,0;arguments=r,0,0,4,4,X18,0,0;callee-saved=\" {\n  ret i32 %a\n}\n";
    let options = CodegenOptions {
        triple: ARM.to_owned(),
        cpu: String::new(),
        ..CodegenOptions::default()
    };
    let registers = Backend::new(&options).unwrap().registers();
    let number = |name| {
        neverc_callconv::Registers::number(&registers, name)
            .unwrap()
            .to_string()
    };
    let ir = ir
        .replace("X18,", &format!("{},", number("X18")))
        .replace("X0,", &format!("{},", number("X0")));
    refused(&ir, ARM, 2, "reserved");
}

/// Thunks of indirect calls take the callee's address in r11; the loop that probes a large frame counts there.
#[test]
fn registers_that_calls_and_prologues_need_are_refused() {
    let thunk = |register: &str| {
        format!(
            "define i32 @g(ptr %f, i32 %a) \"target-features\"=\"+retpoline-indirect-calls\" {{\n  \
             %r = call cc1000 i32 %f(i32 %a) \"neverc-callconv\"=\"gpr:{register};ret:rax\"\n  \
             %s = add i32 %r, 1\n  ret i32 %s\n}}\n"
        )
    };
    let frame = |size: u32| {
        format!(
            "declare void @other(ptr, i32)\n\
             define cc1000 void @f(i32 %a) \"probe-stack\"=\"inline-asm\" \"neverc-callconv\"=\"gpr:r11\" {{\n  \
             %p = alloca [{size} x i8]\n  call void @other(ptr %p, i32 %a)\n  ret void\n}}\n"
        )
    };
    for level in [0, 2] {
        refused(
            &thunk("r11"),
            X86,
            level,
            "register r11 of a custom calling convention is needed for the call itself",
        );
        has(
            &assembly(&thunk("rcx"), X86, level),
            &["retpoline_r11", "%ecx"],
        );
        refused(
            &frame(100_000),
            X86,
            level,
            "is needed to probe the stack of function 'f'",
        );
        has(&assembly(&frame(100), X86, level), &["%r11d"]);
    }
}

#[test]
fn exceptions_go_through() {
    let ir = r#"
declare i32 @__gcc_personality_v0(...)
declare void @done(i32)
declare cc1000 i32 @f(i32) "neverc-callconv"="gpr:rcx;ret:rdx"
define i32 @g(i32 %a, i1 %c) personality ptr @__gcc_personality_v0 {
entry:
  br i1 %c, label %x, label %ok
x:
  %r = invoke cc1000 i32 @f(i32 %a) to label %ok unwind label %bad
ok:
  %p = phi i32 [ %r, %x ], [ 7, %entry ]
  ret i32 %p
bad:
  %l = landingpad { ptr, i32 } cleanup
  call void @done(i32 %a)
  resume { ptr, i32 } %l
}
"#;
    for level in [0, 2] {
        let text = assembly(ir, X86, level);
        has(
            function(&text, "g"),
            &["callq f", "%edx", "callq _Unwind_Resume"],
        );
    }
}

#[test]
fn stack_protectors_and_the_red_zone_stay() {
    let ir = r#"
declare void @other(ptr)
define cc1000 i32 @f(i32 %a) sspstrong noinline "neverc-callconv"="gpr:rcx;ret:rdx" {
  %room = alloca [64 x i8]
  call void @other(ptr %room)
  ret i32 %a
}
define cc1000 i32 @leaf(i32 %a, i32 %b) noinline "neverc-callconv"="gpr:rcx;ret:rdx" {
  %room = alloca [4 x i32]
  store volatile i32 %a, ptr %room
  %v = load volatile i32, ptr %room
  %s = add i32 %v, %b
  ret i32 %s
}
"#;
    for level in [0, 2] {
        let text = assembly(ir, X86, level);
        has(
            function(&text, "f"),
            &["%fs:40", "__stack_chk_fail", "%edx"],
        );
    }
    has(
        function(&assembly(ir, X86, 2), "leaf"),
        &["-4(%rsp)", "8(%rsp)"],
    );
}

#[test]
fn indirect_calls_take_the_plan_of_their_call_site() {
    let ir = r#"
define i32 @g(ptr %f, i32 %a) {
  %r = call cc1000 i32 %f(i32 %a) "neverc-callconv"="gpr:rcx;ret:rdx"
  %s = add i32 %r, 1
  ret i32 %s
}
define i32 @plain(ptr %f, i32 %a) {
  %r = call cc1000 i32 %f(i32 %a)
  %s = add i32 %r, 1
  ret i32 %s
}
"#;
    let text = assembly(ir, X86, 2);
    has(
        function(&text, "g"),
        &["movl %esi, %ecx", "callq *%rdi", "rdx"],
    );
    has(function(&text, "plain"), &["movl %esi, %edi", "callq *%r"]);
}

#[test]
fn declarations_and_intrinsics_are_coped_with() {
    let ir = r#"
declare cc1000 void @llvm.memset.p0.i64(ptr, i8, i64, i1) "neverc-callconv"="gpr:rcx;ret:rax"
declare cc1000 i32 @printf(ptr, ...) "neverc-callconv"="gpr:rcx;ret:rax"
declare cc1000 i32 @unused(i32) "neverc-callconv"="gpr:rcx;ret:rax"
define cc1000 i32 @nothing(i32 %a) noinline {
  ret i32 %a
}
define void @g(ptr %p) {
  call cc1000 void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4000, i1 false)
  call cc1000 i32 (ptr, ...) @printf(ptr %p, i32 1)
  call cc1000 i32 @nothing(i32 1)
  ret void
}
"#;
    for level in [0, 2] {
        let text = assembly(ir, X86, level);
        has(&text, &["callq memset@PLT", "printf@PLT"]);
        lacks(&text, &["%ecx"]);
        has(function(&text, "nothing"), &["movl %edi, %eax"]);
    }
}

#[test]
fn materialized_ir_goes_on_where_it_was() {
    let ir = r#"
define cc1000 i32 @f(i32 %a, i32 %b) noinline "neverc-callconv"="gpr:rcx,rdx;ret:rax;csr:r12" {
  %r = sub i32 %a, %b
  ret i32 %r
}
define i32 @g(i32 %a) {
  %r = call cc1000 i32 @f(i32 %a, i32 3)
  %s = add i32 %r, 1
  ret i32 %s
}
"#;
    for level in [0, 2] {
        let once = make(ir, X86, level, RelocModel::Pic, OutputKind::LlvmText).unwrap();
        has(
            &once,
            &[
                "\"neverc-cc-plan-v1\"=\"neverc-cc-plan-v1;schema=llvm-x86_64-unknown-linux-gnu;",
                "cc1000",
            ],
        );
        lacks(&once, &["neverc-callconv"]);
        let direct = assembly(ir, X86, level);
        let later = assembly(&once, X86, level);
        assert_eq!(function(&direct, "f"), function(&later, "f"));
        assert_eq!(function(&direct, "g"), function(&later, "g"));
    }
}

#[test]
fn bad_plans_are_refused_in_order() {
    let refuse = |plan: &str, message: &str| {
        let ir = format!(
            "define cc1000 i32 @f(i32 %a) \"neverc-cc-plan-v1\"=\"{plan}\" {{\n  ret i32 %a\n}}\n"
        );
        for level in [0, 2] {
            refused(&ir, X86, level, message);
        }
    };
    let plan = |schema: &str, ids: &str, arguments: &str| {
        format!(
            "neverc-cc-plan-v1;schema={schema};{ids};stack=16;returns=r,0,0,4,4,51,0,0;arguments={arguments};callee-saved="
        )
    };
    let own = "llvm-x86_64-unknown-linux-gnu";
    let one = "r,0,0,4,4,54,0,0";
    refuse("not-a-plan", "malformed NeverC calling convention plan");
    refuse(
        &plan("foreign", "target=1:0;cc=1:0", one),
        "NeverC calling convention plan belongs to a foreign target schema",
    );
    refuse(
        &plan(own, "target=1:0;cc=1:0", one),
        "NeverC calling convention plan has a foreign target ID",
    );
    refuse(
        &plan(own, "target=0:0;cc=1:0", one),
        "NeverC calling convention plan has a foreign convention ID",
    );
    refuse(
        &plan(own, "target=0:0;cc=0:0", ""),
        "does not fit the function",
    );
    refused(
        "define cc1000 i32 @f(i32 %a, ...) \"neverc-callconv\"=\"gpr:rcx\" {\n  ret i32 %a\n}\n",
        X86,
        0,
        "does not support variadic",
    );
}

/// The spec that says what the standard convention does costs nothing: the same code to the last byte.
#[test]
fn the_standard_convention_written_out_changes_nothing() {
    let ir = |convention: &str, attribute: &str| {
        format!(
            r#"
declare {convention} i64 @h(i64, double, ptr, i32, i8 zeroext, i64, i64, i64) {attribute}
define {convention} i64 @f(i64 %a, double %d, ptr %p, i32 %b, i8 zeroext %c, i64 %e, i64 %g, i64 %i) {attribute} {{
  %x = load i64, ptr %p
  %y = add i64 %x, %a
  %r = tail call {convention} i64 @h(i64 %y, double %d, ptr %p, i32 %b, i8 zeroext %c, i64 %e, i64 %g, i64 %i)
  ret i64 %r
}}
"#
        )
    };
    let spec = "\"neverc-callconv\"=\"gpr:rdi,rsi,rdx,rcx,r8,r9;xmm:xmm0,xmm1;ret:rax\"";
    for level in [0, 2] {
        assert_eq!(
            assembly(&ir("", ""), X86, level),
            assembly(&ir("cc1000", spec), X86, level)
        );
    }
    let spec = "\"neverc-callconv\"=\"gpr:x0,x1,x2,x3,x4,x5,x6,x7;fpr:v0,v1;ret:x0\"";
    for level in [0, 2] {
        assert_eq!(
            assembly(&ir("", ""), ARM, level),
            assembly(&ir("cc1000", spec), ARM, level)
        );
    }
}

/// `rep movs`, which copies objects when code is to be small, needs registers that hold nothing in particular otherwise.
#[test]
fn objects_are_copied_to_the_stack_with_string_instructions() {
    let ir = r#"
declare cc1000 void @f(ptr byval([320 x i8]) align 8, i32) "neverc-callconv"="args:stack,rsi"
define void @g(ptr %p, i32 %n) optsize {
  call cc1000 void @f(ptr byval([320 x i8]) align 8 %p, i32 %n)
  ret void
}
"#;
    let text = assembly(ir, X86, 2);
    let text = function(&text, "g");
    has(text, &["rep;movsq", "movl $40, %ecx", "%rdi"]);
    let copy = text.find("rep;movsq").unwrap();
    // The source is the first argument, and rsi is the callee's afterwards.
    has(&text[..copy], &["%rsp, %rdi"]);
    has(&text[copy..], &["%esi", "callq f"]);
}

/// AArch64's prologue computes an aligned stack pointer in a register that built-in conventions do not use.
#[test]
fn aligned_frames_leave_arguments_alone() {
    let ir = |convention: &str| {
        format!(
            "declare void @other(ptr)\n\
             define cc1000 i64 @f(i64 %a, i64 %b) noinline \"neverc-callconv\"=\"{convention}\" {{\n  \
             %p = alloca [64 x i8], align 64\n  call void @other(ptr %p)\n  %s = add i64 %a, %b\n  ret i64 %s\n}}\n"
        )
    };
    // Registers that hold something at the entry; one that is neither argument nor preserved may be used.
    for (convention, held) in [
        ("gpr:x9,x17;ret:x0", ["sub x9, sp", "sub x17, sp"]),
        (
            "gpr:x10,x11;ret:x0;csr:x9,x16,x19,x20",
            ["sub x10, sp", "sub x11, sp"],
        ),
    ] {
        for level in [0, 2] {
            let text = assembly(&ir(convention), ARM, level);
            let text = function(&text, "f");
            has(text, &["and sp, x"]);
            let (before, _) = text.split_once("and sp, x").unwrap();
            lacks(before, &held);
        }
    }
    let all: Vec<String> = (0..18).map(|n| format!("x{n}")).collect();
    let parameters = vec!["i64"; 18].join(", ");
    let ir = format!(
        "declare void @other(ptr)\n\
         define cc1000 void @f({parameters}) \"neverc-callconv\"=\"gpr:{}\" {{\n  \
         %p = alloca [64 x i8], align 64\n  call void @other(ptr %p)\n  ret void\n}}\n",
        all.join(",")
    );
    refused(&ir, ARM, 2, "is needed to align the stack of function 'f'");
}

/// Code for AVX-512 processors that prefers narrower vectors holds wide ones where they are passed.
#[test]
fn wide_vectors_stay_whole() {
    let ir = r#"
declare cc1000 <16 x float> @f(<16 x float>) #0
define void @g(ptr %p) #1 {
  %v = load <16 x float>, ptr %p
  %r = call cc1000 <16 x float> @f(<16 x float> %v)
  store <16 x float> %r, ptr %p
  ret void
}
define cc1000 <16 x float> @h(<16 x float> %a, <16 x float> %b) #0 {
  ret <16 x float> %b
}
attributes #0 = { "neverc-callconv"="xmm:xmm12,xmm9;ret_xmm:xmm13" "target-features"="+avx512f,+avx512vl,+prefer-256-bit" "min-legal-vector-width"="0" }
attributes #1 = { "target-features"="+avx512f,+avx512vl,+prefer-256-bit" "min-legal-vector-width"="0" }
"#;
    for level in [0, 2] {
        let text = assembly(ir, X86, level);
        has(function(&text, "g"), &["%zmm12", "%zmm13"]);
        has(function(&text, "h"), &["zmm9", "%zmm13"]);
    }
}

/// Narrow integers arrive extended, as in C: who extends them has nothing to do.
#[test]
fn narrow_values_arrive_extended() {
    let ir = r#"
declare cc1000 zeroext i8 @h(i16 signext) "neverc-callconv"="gpr:rcx;ret:rdx"
define cc1000 i64 @f(i8 zeroext %a, i16 signext %b) "neverc-callconv"="gpr:rcx,rdx;ret:rax" {
  %x = zext i8 %a to i64
  %y = sext i16 %b to i32
  %z = zext i32 %y to i64
  %s = add i64 %x, %z
  ret i64 %s
}
define i32 @g(i32 %a, ptr %p) personality ptr @p {
  %r = call cc1000 zeroext i8 @h(i16 signext 7)
  store i8 %r, ptr %p
  %x = zext i8 %r to i32
  %t = invoke cc1000 zeroext i8 @h(i16 signext 8) to label %next unwind label %pad
next:
  %y = zext i8 %t to i32
  %s = add i32 %x, %y
  ret i32 %s
pad:
  %q = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %q
}
declare i32 @p(...)
"#;
    let text = assembly(ir, X86, 2);
    for name in ["f", "g"] {
        lacks(function(&text, name), &["movz", "movs"]);
    }
    has(function(&text, "g"), &["callq h", "movb %", "addl %edx, "]);
    // What says nothing of extension promises none, and the other kind has to be made.
    let other = ir.replace("i8 zeroext %a, i16 signext %b", "i8 %a, i16 zeroext %b");
    let text = assembly(&other, X86, 2);
    has(function(&text, "f"), &["movzbl %cl, ", "movsw"]);
    for triple in [X86, ARM] {
        let ir = match triple {
            ARM => ir
                .replace("gpr:rcx;ret:rdx", "gpr:x9;ret:x10")
                .replace("gpr:rcx,rdx;ret:rax", "gpr:x9,x10;ret:x0"),
            _ => ir.to_owned(),
        };
        assembly(&ir, triple, 0);
    }
}

/// An argument that is used in the first block and in others is one value, not two.
#[test]
fn arguments_have_one_register() {
    let ir = r#"
declare i64 @other(ptr, ptr)
define cc1000 i64 @f(ptr %p, i64 %n) "neverc-callconv"="gpr:rcx,rdx;ret:rax" {
  %q = load ptr, ptr %p
  %c = icmp eq ptr %q, null
  br i1 %c, label %done, label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %j, %loop ]
  %a = getelementptr i8, ptr %p, i64 48
  %b = getelementptr i8, ptr %p, i64 136
  %x = call i64 @other(ptr %a, ptr %b)
  %y = call i64 @other(ptr %p, ptr %p)
  %j = add i64 %i, 1
  %e = icmp eq i64 %j, %n
  br i1 %e, label %done, label %loop
done:
  %r = phi i64 [ 0, %0 ], [ %y, %loop ]
  ret i64 %r
}
"#;
    let text = assembly(ir, X86, 2);
    let text = function(&text, "f");
    assert_eq!(text.matches("movq %rcx, %r").count(), 1, "{text}");
    has(text, &["leaq 48(%r", "leaq 136(%r"]);
}
