// Tail calls that are asked for and cannot be.
int g(int); // note: target function has different return type ('long' expected but has 'int')
int h(long); // note: target function has type mismatch at 1st parameter (expected 'long' but has 'int')
void v(int);
int two(int, int); // note: target function has different number of parameters (expected 1 but has 2)
int variadic(int, ...);
int (*pointer)(unsigned); // note: target function has type mismatch at 1st parameter (expected 'unsigned int' but has 'int')
#define TAIL __attribute__((musttail))
int a(int x) { TAIL return g(x) + 1; } // error: 'musttail' attribute requires that the return value is the result of a function call
int b(int x) { TAIL return h(x); } // error: cannot perform a tail call to function 'h' because its signature is incompatible with the calling function
int c(int x) { TAIL return (g)(x); }
long d(int x) { TAIL return g(x); } // error: cannot perform a tail call to function 'g' because its signature is incompatible with the calling function
int e(int x) { TAIL return two(x, x); } // error: cannot perform a tail call to function 'two' because its signature is incompatible with the calling function
int f(int x) { TAIL return variadic(x, x); } // error: 'musttail' attribute may not be used with variadic functions
void j(int x) { TAIL return; } // error: 'musttail' attribute requires that the return value is the result of a function call
int k(int x) { TAIL return x; } // error: 'musttail' attribute requires that the return value is the result of a function call
int m(int x) { TAIL return pointer(x); } // error: cannot perform a tail call to function 'pointer' because its signature is incompatible with the calling function
void p(int x) { TAIL return v(x); }
