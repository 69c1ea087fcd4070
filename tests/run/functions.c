// Functions: pointers, recursion, old-style definitions, inline, static variables, noreturn.
// expect: 120 3
// expect: 1 2 3
// expect: 7 12
// expect: 5
// exit: 4
// flags: -std=gnu11 -Wno-deprecated-non-prototype
#include <stdio.h>
#include <stdlib.h>

static int factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }
static inline int next(void) { static int n; return ++n; }
static int old(a, b) int a; char b; { return a + b; }
static int apply(int (*f)(int, int), int a, int b) { return f(a, b); }
static int add(int a, int b) { return a + b; }
static int mul(int a, int b) { return a * b; }
static int (*choose(int which))(int, int) { return which ? mul : add; }
static _Noreturn void quit(int status) { exit(status); }

int main(void)
{
    printf("%d %d\n", factorial(5), old(1, 2));
    int a = next(), b = next(), c = next();
    printf("%d %d %d\n", a, b, c);
    printf("%d %d\n", apply(choose(0), 3, 4), (**choose(1))(3, 4));
    int (*table[])(int, int) = { add, mul };
    printf("%d\n", table[0](2, 3));
    quit(4);
}
