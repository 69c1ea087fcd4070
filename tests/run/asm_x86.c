// Inline assembly for x86: operands, clobbers, asm goto.
// x86
// expect: 7 10
// expect: 5
// expect: taken
#include <stdio.h>

static int add(int a, int b)
{
    int r;
    __asm__("leal (%1,%2), %0" : "=r"(r) : "r"(a), "r"(b));
    return r;
}

static int jump(int x)
{
    asm goto("testl %0, %0; jnz %l[taken]" : : "r"(x) : "cc" : taken);
    return 0;
taken:
    return 1;
}

int main(void)
{
    int v = 9;
    __asm__ volatile("incl %0" : "+m"(v) : : "memory");
    printf("%d %d\n", add(3, 4), v);
    register int five asm("ebx") = 5;
    int out;
    __asm__("movl %1, %0" : "=r"(out) : "r"(five));
    printf("%d\n", out);
    puts(jump(1) ? "taken" : "not taken");
    return 0;
}
