//! The stages from textual IR to files.

use std::cell::RefCell;

use neverc_codegen::*;
use neverc_llvm::{Analyses, Context, Module};

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
    optimize(&backend, &module, &opt, &NoSeam).unwrap();
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
        optimize(&backend, &module, &bad, &NoSeam)
            .unwrap_err()
            .to_string()
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

/// Notes the points and, at each, whether the loop is still there; fails at one of them if told so.
struct Notes<'m, 'c> {
    module: &'m Module<'c>,
    seen: RefCell<Vec<(Point, usize)>>,
    fail: Option<Point>,
}

impl Seam for Notes<'_, '_> {
    fn wants(&self, _: Point) -> bool {
        true
    }

    fn at(&self, point: Point, analyses: &Analyses<'_>) -> Result<bool, SeamFailed> {
        let sum = self.module.function("sum").unwrap();
        let loops = analyses.loop_headers(sum.reflect(), false).len();
        self.seen.borrow_mut().push((point, loops));
        if self.fail == Some(point) {
            // What a failed seam leaves behind need not be valid.
            sum.first_block()
                .unwrap()
                .terminator()
                .unwrap()
                .erase_instruction();
            return Err(SeamFailed);
        }
        Ok(false)
    }
}

fn points(
    level: u8,
    pipeline: Option<&str>,
    fail: Option<Point>,
) -> (Vec<(Point, usize)>, Result<(), OptimizeError>) {
    let context = Context::new();
    let backend = Backend::new(&CodegenOptions::default()).unwrap();
    // The optimizer looks into what chooses a function, which must not be without a body.
    let text = format!(
        "{IR}
@chosen = ifunc i32 (i32), ptr @choose
@other = alias i32 (i32), ptr @sum
define internal ptr @choose() {{
  ret ptr @sum
}}
"
    );
    let module = backend
        .read_module(&context, text.as_bytes(), "test")
        .unwrap();
    let options = OptOptions {
        level,
        pipeline: pipeline.map(str::to_owned),
        ..OptOptions::default()
    };
    let notes = Notes {
        module: &module,
        seen: RefCell::default(),
        fail,
    };
    let result = optimize(&backend, &module, &options, &notes).and_then(|()| {
        run_point(&backend, &module, &options, Point::PostOpt, &notes)?;
        run_point(&backend, &module, &options, Point::PreCodegen, &notes)?;
        Ok(())
    });
    (notes.seen.into_inner(), result)
}

#[test]
fn points_are_reached_in_order_at_every_level() {
    use Point::*;
    let all = |after| {
        vec![
            (PreOpt, 1),
            (PipelineStart, 1),
            (OptimizerLast, after),
            (PostOpt, after),
            (PreCodegen, after),
        ]
    };
    // Nothing removes the loop at -O0, and -O2 has removed it by the end of the optimizer.
    assert_eq!(points(0, None, None), (all(1), Ok(())));
    assert_eq!(points(1, None, None), (all(0), Ok(())));
    assert_eq!(points(2, None, None), (all(0), Ok(())));
    assert_eq!(points(3, None, None), (all(0), Ok(())));
    // The ends of a textual pipeline are the points; those of a level inside it are not.
    assert_eq!(points(0, Some("no-op-module"), None), (all(1), Ok(())));
    assert_eq!(points(0, Some("default<O2>"), None), (all(0), Ok(())));
}

#[test]
fn nothing_runs_on_what_a_failed_seam_left() {
    use Point::*;
    for (level, fail, count) in [
        (2, PreOpt, 1),
        (0, PipelineStart, 2),
        (2, PipelineStart, 2),
        (2, OptimizerLast, 3),
    ] {
        let (seen, result) = points(level, None, Some(fail));
        assert_eq!(result, Err(OptimizeError::Seam));
        assert_eq!(seen.len(), count, "{seen:?}");
    }
}
