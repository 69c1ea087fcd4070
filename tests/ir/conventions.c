// Where attributes of conventions may stand, calls that must be tail calls, and vectors that calls keep whole.
// args: -O1 -march=skylake-avx512
// has: define dso_local win64cc noalias noundef ptr @result(i32
// has: define dso_local win64cc noalias noundef ptr @deeper(i32
// has: define dso_local noalias noundef ptr @outer(i32
// has: tail call win64cc ptr %
// has: define dso_local noalias noundef ptr @of_pointer(i32
// has: musttail call i32 @f(i32
// not: musttail call i32 @g(i32
// has: call void @big(ptr
// has: "min-legal-vector-width"="512"
#define MS __attribute__((ms_abi))
typedef float wide __attribute__((vector_size(64)));

// Behind the `*` of a result the attribute is the function's.
void *MS result(int a) { return 0; }
void *MS *deeper(int a) { return 0; }
int *MS (*outer(int a))(long) { return 0; }
void *MS (*pointer)(int);
void *through(int a) { return pointer(a); }
// Behind the `*` of a pointer to a function it is the other function's.
int (*MS of_pointer(int a))(long) { return 0; }

// Calls among the arguments are ordinary calls.
int f(int), g(int);
int nested(int x) { __attribute__((musttail)) return f(g(x)); }

struct big { long a[9]; };
struct big big(int);
struct big result_in_memory(int x) { __attribute__((musttail)) return big(x); }

wide step(wide);
void through_memory(wide *p) { *p = step(*p); }
