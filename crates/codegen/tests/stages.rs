//! The stages from textual IR to files.

use neverc_codegen::*;
use neverc_llvm::Context;

const IR: &str = r#"
@table = constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
define i32 @sum(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %t = add i32 %s, %i
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret i32 %t
}
"#;

fn emitted(level: u8, kind: OutputKind, triple: &str) -> Vec<u8> {
    let context = Context::new();
    let options = CodegenOptions {
        level,
        triple: triple.to_owned(),
        cpu: String::new(),
        ..CodegenOptions::default()
    };
    let backend = Backend::new(&options).unwrap();
    let module = backend
        .read_module(&context, IR.as_bytes(), "test")
        .unwrap();
    let opt = OptOptions {
        level,
        ..OptOptions::default()
    };
    optimize(&backend, &module, &opt).unwrap();
    emit(&backend, &module, kind).unwrap().bytes
}

const X86: &str = "x86_64-unknown-linux-gnu";

#[test]
fn kinds_of_output() {
    let text = |kind| String::from_utf8(emitted(0, kind, X86)).unwrap();
    assert!(
        text(OutputKind::Assembly).contains("\tjb\t"),
        "a loop remains at -O0"
    );
    assert!(text(OutputKind::LlvmText).contains("define i32 @sum"));
    assert!(emitted(0, OutputKind::Object, X86).starts_with(b"\x7fELF\x02\x01\x01"));
    assert!(emitted(0, OutputKind::Bitcode, X86).starts_with(b"BC\xc0\xde"));
    assert!(emitted(0, OutputKind::Nothing, X86).is_empty());
}

#[test]
fn optimization_removes_the_loop() {
    for triple in [X86, "aarch64-unknown-linux-gnu"] {
        let text = String::from_utf8(emitted(2, OutputKind::Assembly, triple)).unwrap();
        // The sum has a closed form.
        assert!(text.contains("mul"), "{text}");
    }
}

#[test]
fn output_is_deterministic() {
    assert_eq!(
        emitted(2, OutputKind::Object, X86),
        emitted(2, OutputKind::Object, X86)
    );
}

#[test]
fn errors_of_the_backend_are_values() {
    let context = Context::new();
    let backend = Backend::new(&CodegenOptions::default()).unwrap();
    let ir = r#"define void @f() { call void asm sideeffect "frob", ""(), !srcloc !0
        ret void } !0 = !{i64 42}"#;
    let module = backend
        .read_module(&context, ir.as_bytes(), "test")
        .unwrap();
    let diagnostics = emit(&backend, &module, OutputKind::Object).unwrap_err();
    assert_eq!(diagnostics[0].cookie, 42);
    assert!(backend.read_module(&context, b"define", "test").is_err());
    let other = CodegenOptions {
        triple: "vax-dec-ultrix".to_owned(),
        ..CodegenOptions::default()
    };
    assert!(Backend::new(&other).is_err());
    let bad = OptOptions {
        pipeline: Some("no-such-pass".to_owned()),
        ..OptOptions::default()
    };
    let module = backend
        .read_module(&context, IR.as_bytes(), "test")
        .unwrap();
    assert!(
        optimize(&backend, &module, &bad)
            .unwrap_err()
            .contains("no-such-pass")
    );
}

#[test]
fn assembling() {
    let target = AssembleTarget::default();
    let (object, _) = assemble(b"\t.globl f\nf:\n\tret\n", &target).unwrap();
    assert!(object.starts_with(b"\x7fELF"));
    let errors = assemble(b"\tret\n\tmov %bogus, %eax\n", &target).unwrap_err();
    assert_eq!(
        (errors[0].line, errors[0].message.as_str()),
        (2, "invalid register name")
    );
    let errors = assemble(b"\t.if 1\n", &target).unwrap_err();
    assert_eq!(errors[0].severity, Severity::Error);
}
