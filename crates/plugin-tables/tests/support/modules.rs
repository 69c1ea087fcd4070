//! Small modules with a little of everything.

/// More modules, from the directory that `NEVERC_IR_MODULES` names.
pub fn more_modules() -> Vec<String> {
    let Some(directory) = std::env::var_os("NEVERC_IR_MODULES") else {
        return Vec::new();
    };
    let mut paths: Vec<_> = std::fs::read_dir(directory)
        .expect("a directory")
        .filter_map(|e| Some(e.ok()?.path()))
        .filter(|p| p.extension().is_some_and(|e| e == "ll"))
        .collect();
    paths.sort();
    paths
        .iter()
        .filter_map(|p| std::fs::read_to_string(p).ok())
        .collect()
}

pub const MODULES: &[&str] = &[
    // Branches, phis, loops, memory, calls.
    r#"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%pair = type { i32, ptr }
@counter = global i32 7, align 4
@table = internal constant [3 x i32] [i32 1, i32 2, i32 3]
@address = global ptr getelementptr inbounds ([3 x i32], ptr @table, i64 0, i64 1)
@both = global %pair { i32 1, ptr @main }
@other = alias i32, ptr @counter
$group = comdat any
define i32 @sum(i32 %n, ptr %p) {
entry:
  %start = icmp sgt i32 %n, 0
  br i1 %start, label %loop, label %done
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %acc = phi i32 [ 0, %entry ], [ %more, %loop ]
  %at = getelementptr inbounds i32, ptr %p, i32 %i
  %x = load i32, ptr %at, align 4
  %more = add nsw i32 %acc, %x
  %next = add nuw i32 %i, 1
  %go = icmp slt i32 %next, %n
  br i1 %go, label %loop, label %done
done:
  %result = phi i32 [ 0, %entry ], [ %more, %loop ]
  ret i32 %result
}
define i32 @main() comdat($group) {
  %a = alloca [4 x i32], align 16
  %p = getelementptr [4 x i32], ptr %a, i64 0, i64 0
  store i32 5, ptr %p, align 4
  %r = call i32 @sum(i32 4, ptr %p)
  %old = atomicrmw add ptr @counter, i32 %r seq_cst
  %swap = cmpxchg ptr @counter, i32 %old, i32 0 acq_rel monotonic
  %ok = extractvalue { i32, i1 } %swap, 1
  %v = select i1 %ok, i32 %r, i32 %old
  call void @sink(ptr @table)
  fence seq_cst
  ret i32 %v
}
declare void @sink(ptr)
!llvm.ident = !{!0}
!0 = !{!"words"}
"#,
    // Switches, indirect branches, floating point, vectors, unnamed values.
    r#"
@targets = private constant [2 x ptr] [ptr blockaddress(@jump, %2), ptr blockaddress(@jump, %3)]
define void @jump(i64 %0) {
  %p = getelementptr [2 x ptr], ptr @targets, i64 0, i64 %0
  %t = load ptr, ptr %p
  indirectbr ptr %t, [label %2, label %3]
2:
  ret void
3:
  unreachable
}
define double @choose(i32 %k, double %x, <4 x float> %v) #0 {
  switch i32 %k, label %rest [
    i32 0, label %zero
    i32 1, label %one
    i32 2, label %one
  ]
zero:
  %a = fadd fast double %x, 1.0
  br label %out
one:
  %b = fmul nnan double %x, %x
  %e = extractelement <4 x float> %v, i32 2
  %w = fpext float %e to double
  %c = fsub double %b, %w
  br label %out
rest:
  %d = fneg double %x
  %f = fcmp olt double %d, 0.0
  br i1 %f, label %out, label %zero
out:
  %r = phi double [ %a, %zero ], [ %c, %one ], [ %d, %rest ]
  ret double %r
}
define internal fastcc i129 @wide(i129 %x, i129 %y) section ".text.wide" gc "statepoint-example" {
  %1 = mul i129 %x, %y
  %2 = lshr exact i129 %1, 3
  %3 = or disjoint i129 %2, 1
  %4 = udiv i129 %3, %x
  ret i129 %4
}
define i129 @calls(i129 %x) {
  %1 = tail call fastcc i129 @wide(i129 %x, i129 %x)
  %2 = call fastcc i129 @wide(i129 %1, i129 1)
  ret i129 %2
}
attributes #0 = { nounwind "key"="value" }
"#,
    // Exceptions, inline assembly, thread-local variables, debug information.
    r#"
target datalayout = "e-m:e-i64:64-n8:16:32:64-S128"
@tls = thread_local global i64 0
@hidden = hidden global i64 0
define void @may_throw(i32 %a) personality ptr @personality !dbg !6 {
entry:
  %slot = alloca i32, align 4
    #dbg_declare(ptr %slot, !10, !DIExpression(), !11)
  %twice = shl i32 %a, 1, !dbg !11
    #dbg_value(i32 %twice, !10, !DIExpression(), !11)
  store volatile i32 %twice, ptr %slot, align 4, !dbg !11
  invoke void @callee(ptr %slot) to label %fine unwind label %bad, !dbg !11
fine:
  %got = call i64 asm sideeffect "rdtsc", "=A,~{dirflag},~{fpsr},~{flags}"()
    #dbg_value(i64 %got, !10, !DIExpression(), !11)
  %t = call ptr @llvm.threadlocal.address.p0(ptr @tls)
  store i64 %got, ptr %t, align 8
  ret void, !dbg !11
bad:
  %pad = landingpad { ptr, i32 } cleanup catch ptr null
  %kind = extractvalue { ptr, i32 } %pad, 1
    #dbg_value(i32 %kind, !10, !DIExpression(), !11)
  resume { ptr, i32 } %pad
}
declare void @callee(ptr)
declare i32 @personality(...)
declare ptr @llvm.threadlocal.address.p0(ptr)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !DISubroutineType(types: !5)
!5 = !{null, !9}
!6 = distinct !DISubprogram(name: "may_throw", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "slot", scope: !6, file: !1, line: 2, type: !9)
!11 = !DILocation(line: 3, column: 4, scope: !6)
"#,
];
