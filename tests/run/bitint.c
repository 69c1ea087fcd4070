// _BitInt(N): wrapping, sign extension, wide arithmetic. C23 6.2.5.
// flags: -std=c23
// expect: -4 3 7
// expect: 1 36893488147419103231
// expect: 16 8 1
#include <stdio.h>

int main(void)
{
    _BitInt(3) s = 3;
    s = (_BitInt(3))(s + 1);
    unsigned _BitInt(3) u = 7;
    printf("%d %d %d\n", (int)s, (int)(_BitInt(3))3, (int)u);
    unsigned _BitInt(65) w = -1;
    printf("%d ", (int)(w >> 64));
    char text[24], *p = text + 23;
    *p = 0;
    do
        *--p = '0' + (int)(w % 10);
    while (w /= 10);
    puts(p);
    printf("%zu %zu %zu\n", sizeof(_BitInt(65)), sizeof(_BitInt(33)), sizeof(_BitInt(5)));
    return 0;
}
