; A function that calls one of a convention of its own with `invoke` and looks at its result on both ways.
declare i32 @__gxx_personality_v0(...)
declare void @seen(i64, i64)
declare void @call_back(ptr, i32)

define cc1000 { i64, double } @leaf(ptr %f, i32 %n, [2 x i64] %p, double %d) noinline "neverc-callconv"="SPEC" {
  call void @call_back(ptr %f, i32 %n)
  %a = extractvalue [2 x i64] %p, 0
  %b = extractvalue [2 x i64] %p, 1
  %s = sub i64 %a, %b
  %r = insertvalue { i64, double } poison, i64 %s, 0
  %e = fadd double %d, 1.0
  %t = insertvalue { i64, double } %r, double %e, 1
  ret { i64, double } %t
}

define i64 @outer(ptr %f, i32 %n, i64 %x) personality ptr @__gxx_personality_v0 {
entry:
  %p = insertvalue [2 x i64] [i64 1000, i64 poison], i64 %x, 1
  %c = icmp eq i32 %n, 7
  br i1 %c, label %other, label %call
call:
  %r = invoke cc1000 { i64, double } @leaf(ptr %f, i32 %n, [2 x i64] %p, double 2.0) to label %other unwind label %bad
other:
  %v = phi { i64, double } [ %r, %call ], [ { i64 7, double 7.0 }, %entry ]
  %a = extractvalue { i64, double } %v, 0
  %b = extractvalue { i64, double } %v, 1
  %i = fptosi double %b to i64
  call void @seen(i64 %a, i64 %i)
  %s = add i64 %a, %x
  ret i64 %s
bad:
  %l = landingpad { ptr, i32 } cleanup
  call void @seen(i64 %x, i64 -1)
  resume { ptr, i32 } %l
}
