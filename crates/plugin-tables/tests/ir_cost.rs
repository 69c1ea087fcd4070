//! What a mutation of a function costs does not depend on the module around it: nothing is cloned, and nothing walks
//! over the rest. (LLVM's verifier does look at each use of the function itself.)
//!
//! `NEVERC_IR_COST_MODULE` names a module as text (`*.ll`) that is measured, too, and `NEVERC_IR_COST_FUNCTION` functions
//! of it; run with `--nocapture` to see how long each takes.

mod support;

use std::fmt::Write;
use std::time::Instant;

use neverc_abi::*;
use support::ir::{Ir, Stage, text};

const FUNCTION: &str = "
define i32 @measured(i32 %n, ptr %p) {
entry:
  %start = icmp sgt i32 %n, 0
  br i1 %start, label %loop, label %done
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = load i32, ptr %p, align 4
  store i32 %x, ptr @measured.global, align 4
  %next = add nuw i32 %i, 1
  %go = icmp slt i32 %next, %n
  br i1 %go, label %loop, label %done
done:
  %result = phi i32 [ 0, %entry ], [ %i, %loop ]
  ret i32 %result
}
@measured.global = global i32 0
";

/// The same with debug information: `types` of them can be reached from each place in the function.
fn with_debug_information(types: u32) -> String {
    let mut out = FUNCTION.replace("ptr %p) {", "ptr %p) !dbg !3 {");
    for line in [
        "icmp sgt i32 %n, 0",
        "store i32 %x, ptr @measured.global, align 4",
        "ret i32 %result",
    ] {
        out = out.replace(line, &format!("{line}, !dbg !5"));
    }
    let list: Vec<_> = (0..types).map(|n| format!("!{}", n + 10)).collect();
    let _ = write!(
        out,
        "!llvm.dbg.cu = !{{!0}}
!llvm.module.flags = !{{!2}}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, emissionKind: FullDebug, retainedTypes: !6)
!1 = !DIFile(filename: \"a.c\", directory: \"/\")
!2 = !{{i32 2, !\"Debug Info Version\", i32 3}}
!3 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !7)
!5 = !DILocation(line: 1, column: 4, scope: !3)
!6 = !{{{}}}
!7 = !{{null}}
",
        list.join(", ")
    );
    for n in 0..types {
        let _ = writeln!(
            out,
            "!{} = !DIBasicType(name: \"t{n}\", size: 32, encoding: DW_ATE_signed)",
            n + 10
        );
    }
    out
}

/// Nanoseconds per mutation that is committed, and that is aborted: the best of many rounds.
fn cost(source: &str, function: &str) -> (u64, u64) {
    let ir = Ir::on(Stage::new(), source);
    let function = ir.function(function);
    let first = ir.instructions(function)[0];
    let n = ir.number(32, 7);
    let twice = |builder: NevercHandle| {
        let add = NEVERC_IR_OPCODE_ADD;
        let sum = build!(ir, build_binary, builder, add, n, n, text("sum")).expect("built");
        let more = build!(ir, build_binary, builder, add, sum, n, text("more")).expect("built");
        run!(ir, set_operand, more, 1, sum).expect("fits");
        (sum, more)
    };
    let mutate = |commit: bool| {
        let mutation = ir.begin(NEVERC_IR_MUTATION_SCOPE_FUNCTION, function);
        let builder = build!(ir, create_builder, mutation).expect("open");
        step!(ir, set_insert_before, builder, first).expect("in scope");
        let (sum, more) = twice(builder);
        if commit {
            // As it was, so that the function stays as large as it is.
            run!(ir, erase_value, more).expect("unused");
            run!(ir, erase_value, sum).expect("unused");
            step!(ir, commit_mutation, mutation).expect("sound");
        } else {
            step!(ir, abort_mutation, mutation).expect("open");
        }
        step!(ir, destroy_builder, builder).expect("there");
        step!(ir, destroy_mutation, mutation).expect("there");
    };
    let best = |commit: bool| {
        (0..100)
            .map(|_| {
                let begin = Instant::now();
                for _ in 0..20 {
                    mutate(commit);
                }
                begin.elapsed().as_nanos() as u64 / 20
            })
            .min()
            .expect("some rounds")
    };
    (best(true), best(false))
}

#[test]
fn mutations_cost_what_they_change() {
    let tiny = cost(FUNCTION, "measured");
    println!("tiny: {} ns committed, {} ns aborted", tiny.0, tiny.1);
    let mut large = FUNCTION.to_owned();
    for at in 0..4000 {
        let before = if at == 0 {
            "measured"
        } else {
            &format!("f{}", at - 1)
        };
        let _ = write!(
            large,
            "@g{at} = global ptr @{before}
define i32 @f{at}(i32 %n, ptr %p) {{
  %a = load i32, ptr @g{at}
  %b = call i32 @{before}(i32 %a, ptr %p)
  store i32 %b, ptr @measured.global, align 4
  ret i32 %b
}}
"
        );
    }
    let large = cost(&large, "measured");
    println!("large: {} ns committed, {} ns aborted", large.0, large.1);
    let plain = cost(&with_debug_information(1), "measured");
    println!(
        "few types: {} ns committed, {} ns aborted",
        plain.0, plain.1
    );
    let typed = cost(&with_debug_information(4000), "measured");
    println!(
        "many types: {} ns committed, {} ns aborted",
        typed.0, typed.1
    );
    if let Some(path) = std::env::var_os("NEVERC_IR_COST_MODULE") {
        let source = std::fs::read_to_string(path).expect("it can be read");
        let names = std::env::var("NEVERC_IR_COST_FUNCTION").unwrap_or_default();
        let source = source + FUNCTION;
        for name in ["measured"].into_iter().chain(names.split_whitespace()) {
            let other = cost(&source, name);
            println!("{name}: {} ns committed, {} ns aborted", other.0, other.1);
        }
    }
    // Caches know the tiny module by heart; anything that walked over 4000 functions would cost a hundred times as much.
    assert!(large.0 < tiny.0 * 4 && large.1 < tiny.1 * 4);
    assert!(typed.0 < plain.0 * 4 && typed.1 < plain.1 * 4);
}
