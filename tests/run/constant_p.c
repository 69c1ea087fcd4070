// A branch for constants goes before its assembly is made, at each level.
// expect: 1 0
#include <stdio.h>

static int shape(int v)
{
    int a = v == 1 ? 1 : 2;
    if (__builtin_constant_p(a)) {
        __asm__ volatile("# constant %0" : : "i"(a));
        return 1;
    }
    __asm__ volatile("# register %0" : : "r"(a));
    return 0;
}

int main(int argc, char **argv)
{
    (void)argv;
    printf("%d %d\n", __builtin_constant_p(4 + 3), shape(argc));
    return 0;
}
