// Custom conventions: number 1000, the plan on functions and on every call, direct or not.
// args: -O0
// has: define dso_local cc1000 i32 @callee(i32 noundef %0, i64 %1, i64 %2) #0
// has: call cc1000 i32 @callee(i32 noundef 1, i64 %
// has: call cc1000 i32 %
// has: "neverc-cc-plan-v1"="neverc-cc-plan-v1;schema=llvm-x86_64-pc-linux-gnu;
// not: "neverc-callconv"
// not: "neverc-cc-pieces"
// has: "key"="value"
// has: "other"="declspec"
// has: declare cc1000 double @elsewhere(double noundef)
// not: llvm.global.annotations
struct pair { long a, b; };
typedef int __attribute__((callconv("RET:rdx;arg_gpr:RCX, rdx,rsi"))) type(int, struct pair);
type callee;
int callee(int x, struct pair p) { return x + p.a; }
type *pointer = callee;
int direct(struct pair p) { return callee(1, p); }
int indirect(struct pair p) { return pointer(1, p); }
[[neverc::callconv("xmm:xmm5")]] double elsewhere(double);
double call(double x) { return elsewhere(x); }
__attribute__((custom_attr("key", "value"))) void general(void) {}
__declspec(custom_attr("other", "declspec")) void spelled(void) {}
