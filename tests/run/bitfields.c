// Bit-fields: packing, sign, assignment value, zero width. SysV AMD64 3.1.2.
// expect: 8 4 4
// expect: -1 1 -3 -8
// expect: 3
// expect: 0x2a3 7
#include <stdio.h>

struct A { int a : 3; unsigned b : 5; int : 0; int c : 4; };
struct B { unsigned char a : 3, b : 3, c : 3; unsigned short d : 9; };
struct C { unsigned a : 10, b : 3; };
struct D { _Bool flag : 1; unsigned v : 7; };

int main(void)
{
    printf("%zu %zu %zu\n", sizeof(struct A), sizeof(struct B), sizeof(struct C));
    struct A a = { 7, 33, 8 };
    int first = a.a, assigned = (a.a = 5);
    printf("%d %u %d %d\n", first, a.b, assigned, a.c);
    struct D d = { 5, 3 };
    printf("%d\n", d.flag + d.v - 1);
    struct C c = { 0x2a3, 15 };
    printf("%#x %u\n", c.a, c.b);
    return 0;
}
