// Integer arithmetic: conversions, wrapping of unsigned types, shifts, division. C23 6.5.
// expect: 4294967295 255 -1
// expect: -3 -1 3 1
// expect: -4 2147483644
// expect: 1 0 1
// expect: -128 -32768
// expect: 18446744073709551615
#include <stdio.h>

int main(void)
{
    unsigned u = 0;
    unsigned char c = 0;
    signed char s = 0;
    u--, c--, s--;
    printf("%u %d %d\n", u, c, s);
    volatile int a = -7, b = 2;
    printf("%d %d %d %d\n", a / b, a % b, -a / b, -a % b);
    printf("%d %u\n", a >> 1, (unsigned)a >> 1);
    printf("%d %d %d\n", -1 < 1L, -1 < 1U, (unsigned char)255 > (signed char)-1);
    volatile int big = 128, bigger = 32768;
    printf("%d %d\n", (signed char)big, (short)bigger);
    printf("%llu\n", (unsigned long long)-1);
    return 0;
}
