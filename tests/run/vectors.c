// Vector extensions: arithmetic, comparison, subscripts, shuffles, conversion.
// expect: 11 22 33 44
// expect: 0 -1 0 -1
// expect: 4 3 2 1
// expect: 1.5 3.0 4.5 6.0
// expect: 1 2 3 4
#include <stdio.h>

typedef int v4si __attribute__((vector_size(16)));
typedef float v4sf __attribute__((vector_size(16)));

static v4si add(v4si a, v4si b) { return a + b; }

int main(void)
{
    v4si a = { 1, 2, 3, 4 }, b = { 10, 20, 30, 40 };
    v4si c = add(a, b);
    printf("%d %d %d %d\n", c[0], c[1], c[2], c[3]);
    v4si even = (a & 1) == 0;
    printf("%d %d %d %d\n", even[0], even[1], even[2], even[3]);
    v4si reversed = __builtin_shufflevector(a, a, 3, 2, 1, 0);
    printf("%d %d %d %d\n", reversed[0], reversed[1], reversed[2], reversed[3]);
    v4sf f = __builtin_convertvector(a, v4sf) * 1.5f;
    printf("%.1f %.1f %.1f %.1f\n", f[0], f[1], f[2], f[3]);
    c[0] = 0;
    c |= a;
    c = a;
    printf("%d %d %d %d\n", c[0], c[1], c[2], c[3]);
    return 0;
}
