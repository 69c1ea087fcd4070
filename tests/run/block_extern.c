// A definition at file scope after declarations in blocks alone is a definition that other units see (C23 6.9.3).
// expect: 1 2 0 5 3
#include <stdio.h>
static inline int unused(void) { extern int x, y, z, later[]; int f(void); return x + y + z + later[0] + f(); }
extern int x;
int x = 1;
int y = 2;
int z;
int later[] = { 5, 6 };
int f(void) { return 3; }
// What another unit refers to: the names do not stand in code of this one.
__asm__(".data\n.p2align 3\n.globl table\ntable: .quad x, y, z, later, f\n.text");
extern void *table[];
int main(void)
{
    printf("%d %d %d", *(int *)table[0], *(int *)table[1], *(int *)table[2]);
    printf(" %d %d\n", *(int *)table[3], ((int (*)(void))table[4])());
    return 0;
}
