// Accesses, addresses, loops and hints as Clang writes them.
// args: -O2 -Xclang -disable-llvm-passes
// has: !{!"Simple C/C++ TBAA"}
// has: !"omnipotent char"
// has: !{!"pair", !
// has: getelementptr inbounds %struct.pair, ptr
// has: add nsw i32
// has: !{!"llvm.loop.mustprogress"}
// has: call i64 @llvm.expect.i64(i64
// has: !range ! || range(i8 0, 2)
// has: call void @llvm.lifetime.start.p0(i64 40, ptr
// has: call void @llvm.lifetime.end.p0(i64 40, ptr
// has: private unnamed_addr constant [10 x i32]
// has: call void @llvm.memcpy.p0.p0.i64(ptr align 16
// has: private unnamed_addr constant [6 x i8] c"hello\00", align 1
// has: switch i32
// has: load volatile i32
struct pair {
  int a;
  long b;
};
long member(struct pair *p, char *c) { *c = 1; return p->a + p->b; }
int loop(int n) {
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum + i;
  return sum;
}
int expected(int x) { return __builtin_expect(x > 3, 1) ? loop(x) : 7; }
_Bool truth(_Bool *b) { return *b; }
int table(int i) {
  int values[10] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
  return values[i];
}
const char *text(void) { return "hello"; }
int choice(int x) {
  switch (x) {
  case 1: return 10;
  case 2 ... 4: return 20;
  default: return 0;
  }
}
int watched(volatile int *p) { return *p; }
