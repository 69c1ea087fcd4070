; What the conformance cases about IR look at: one of each collection, a loop, and a location.
@counter = global i32 7
@table = internal global [3 x i32] [i32 1, i32 2, i32 3]
@address = global ptr getelementptr inbounds ([3 x i32], ptr @table, i64 0, i64 1)
$grouped = comdat any
@grouped = linkonce_odr global i32 0, comdat
@other = alias i32, ptr @counter
@resolved = ifunc i32 (), ptr @resolver

define i32 @sum(i32 %n, ptr %p) {
entry:
  %some = icmp slt i32 0, %n
  br i1 %some, label %loop, label %done
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %total = phi i32 [ 0, %entry ], [ %more, %loop ]
  %at = getelementptr inbounds i32, ptr %p, i32 %i
  %x = load i32, ptr %at, align 4
  %more = add nsw i32 %total, %x
  %next = add nuw nsw i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %done
done:
  %result = phi i32 [ 0, %entry ], [ %more, %loop ]
  ret i32 %result
}

define i32 @main() {
entry:
  %s = alloca { i32, i32 }, align 4
  %pair = load { i32, i32 }, ptr %s, align 4
  %part = extractvalue { i32, i32 } %pair, 0
  %r = tail call i32 @sum(i32 3, ptr @table)
  %t = call i32 @outside(i32 %r)
  ret i32 %part
}

declare i32 @outside(i32)

define internal ptr @resolver() {
  ret ptr @chosen
}

define internal i32 @chosen() {
  ret i32 0
}

!here = !{!0}
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!4}
!0 = !DILocation(line: 7, column: 9, scope: !1)
!1 = distinct !DISubprogram(name: "f", file: !3, unit: !2, spFlags: DISPFlagDefinition)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, emissionKind: FullDebug)
!3 = !DIFile(filename: "a.c", directory: "/")
!4 = !{i32 2, !"Debug Info Version", i32 3}
