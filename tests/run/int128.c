// __int128: arithmetic, comparison, conversion. GCC manual, "128-bit Integers".
// expect: 0000000000000001 fffffffffffffffe
// expect: 5 -3
// expect: 1 1
// expect: 340282366920938463463374607431768211455
#include <stdio.h>

static void print(unsigned __int128 v)
{
    char text[40], *p = text + 39;
    *p = 0;
    do
        *--p = '0' + (int)(v % 10);
    while (v /= 10);
    puts(p);
}

int main(void)
{
    unsigned __int128 a = 0xffffffffffffffffu;
    a *= 2;
    printf("%016llx %016llx\n", (unsigned long long)(a >> 64), (unsigned long long)a);
    volatile __int128 x = -17;
    printf("%d %d\n", (int)(x / -3), (int)(x % 7));
    printf("%d %d\n", x < 0, (double)x == -17.0);
    print(-(unsigned __int128)1);
    return 0;
}
