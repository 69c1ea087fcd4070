// Custom calling conventions in the type system.
// flags: -Wextra -Wno-unused-parameter -fcallconv=handler=gpr:r12,r13;ret:r12 -fomit-frame-pointer
#define CC(spec) __attribute__((callconv(spec)))
typedef int CC("gpr:rcx,rdx;ret:rax") fast(int, int);
typedef int CC("RET:rax; arg_gpr: RCX,rdx ;") same(int, int);
typedef int CC("gpr:rdx,rcx;ret:rax") other(int, int);
typedef int plain(int, int);
fast *f;
same *s;
other *o;
plain *p;
_Static_assert(__builtin_types_compatible_p(fast, same), "one meaning, one type");
_Static_assert(!__builtin_types_compatible_p(fast, other), "");
_Static_assert(!__builtin_types_compatible_p(fast, plain), "");
_Static_assert(_Generic(f, plain *: 0, other *: 1, fast *: 2) == 2, "");
void takes(fast *x); // note: passing argument to parameter 'x' here
int CC("gpr:rcx,rdx;ret:rax") ours(int a, int b) { return a - b; }
int theirs(int a, int b) { return a - b; }

void assign(void)
{
    f = s;
    f = ours;
    f = o; // error: incompatible function pointer types assigning to 'fast *' (aka 'int (*)(int, int) __attribute__((callconv("gpr:rcx,rdx;ret:rax")))') from 'other *' (aka 'int (*)(int, int) __attribute__((callconv("gpr:rdx,rcx;ret:rax")))')
    f = p; // error: incompatible function pointer types assigning to 'fast *'
    f = theirs; // error: incompatible function pointer types assigning to 'fast *' (aka 'int (*)(int, int) __attribute__((callconv("gpr:rcx,rdx;ret:rax")))') from 'int (int, int)'
    p = ours; // error: from 'int (int, int) __attribute__((callconv("gpr:rcx,rdx;ret:rax")))'
    takes(theirs); // error: incompatible function pointer types passing 'int (int, int)' to parameter of type
    typeof(ours) *t = ours;
    plain *init = ours; // error: incompatible function pointer types initializing 'plain *'
    (void)(f == p); // warning: comparison of distinct pointer types
    (void)(f == s);
    (void)(1 ? f : o); // warning: pointer type mismatch
    (void)(fast *)theirs; // warning: cast between incompatible calling conventions 'cdecl' and 'callconv("gpr:rcx,rdx;ret:rax")'
    (void)(fast *)(void *)theirs;
    t(1, 2);
}

fast *give(void) { return theirs; } // error: incompatible function pointer types returning 'int (int, int)' from a function with result type 'fast *'

int first(int); // note: previous declaration is here
int CC("gpr:rcx") first(int); // error: function declared 'callconv("gpr:rcx")' here was previously declared without calling convention
int CC("gpr:rcx") second(int); // note: previous declaration is here
int second(int);
int CC("gpr:rdx") second(int); // error: function declared 'callconv("gpr:rdx")' here was previously declared 'callconv("gpr:rcx")'
int CC("arg_gpr:RCX") third(int);
int CC("gpr:rcx") third(int x) { return x; }

void two(int) CC("gpr:rcx") CC("gpr:rdx"); // error: callconv("gpr:rdx") and callconv("gpr:rcx") attributes are not compatible
void mixed(int) __attribute__((preserve_most)) CC("gpr:rdx"); // error: callconv("gpr:rdx") and preserve_most attributes are not compatible
int CC("gpr:rcx") many(int, ...); // error: custom calling convention does not support variadic functions
int CC("gpr:rcx") object; // warning: 'callconv' only applies to function types; type here is 'int'
int CC("gpr:rcx") old(); // error: custom calling convention needs a function with a prototype

// Names by -fcallconv=.
void CC("handler") named(int);
void CC("gpr:r12,r13;ret:r12") named(int);
void CC("handle") unnamed(int); // error: unknown calling convention 'handle'
[[neverc::callconv("handler")]] void bracket(int);
void named(int);
void behind(int) [[neverc::callconv("gpr:rcx")]];
void CC("gpr:rcx") behind(int);

// What is skipped.
void CC("gpr:ecx") narrow(int); // warning: unknown register 'ecx' in calling convention ignored; did you mean 'rcx'?
void CC("gpr:foo,rcx") unknown(int); // warning: unknown register 'foo' in calling convention ignored
void CC("gqr:rcx;ret:rax") key(int); // warning: unknown key 'gqr' in calling convention ignored
void CC("gpr:rcx,,rdx") hole(int); // warning: empty element in calling convention
void CC("gpr:rcx;;ret:rax") gap(int); // warning: empty segment in calling convention
void CC("gpr:rcx;xmm:") bare(int); // warning: key 'xmm' in calling convention has no list
void CC("gpr:xmm0,rcx") class(int); // warning: register 'xmm0' in calling convention ignored: not a general register
void CC("gpr:rcx,rcx") twice(int); // warning: register 'rcx' is given twice in calling convention; ignored
void CC("args:rcx;gpr:rdx") both(int); // warning: key 'gpr' in calling convention ignored: 'args' takes precedence
void CC("") nothing(int); // warning: calling convention names no registers; the standard convention is used
void CC("gpr:rcx;csr:rbx,rcx") conflict(int); // warning: register 'rcx' is both callee-saved and an argument or result register
void CC("gpr:r11") scratch(int); // warning: register 'r11' in calling convention: retpolines and lazy binding change it between call and function
// What is refused.
void CC("gpr:rsp,rcx") stack(int); // error: register 'rsp' cannot take part in a calling convention
void CC(17) number(int); // error: expected string literal as argument of 'callconv' attribute
void CC() empty(int); // error: 'callconv' attribute takes one argument
void __attribute__((custom_attr("key"))) half(void); // error: 'custom_attr' attribute requires exactly 2 arguments
int __attribute__((custom_attr("key", "value"))) variable; // warning: 'custom_attr' attribute only applies to functions

int CC("gpr:rcx") tail(int a);
int CC("gpr:rcx") again(int a) { __attribute__((musttail)) return tail(a); }
int CC("gpr:rdx") wrong(int a)
{
    __attribute__((musttail)) return tail(a); // error: cannot perform a tail call to function 'tail' because it uses an incompatible calling convention
}
