// Builtin functions: counting bits, overflow, byte order, constants, object sizes.
// expect: 5 31 3 1 4
// expect: 1 -2147483648
// expect: 0 12
// expect: 78563412 efcdab8967452301
// expect: 1 0
// expect: 16 4
// expect: 1 1 0
#include <stdio.h>

struct S { char c; int i; char t[12]; };

int main(void)
{
    volatile unsigned x = 0xb8, one = 1;
    printf("%d %d %d %d %d\n", __builtin_popcount(x | one), __builtin_clz(one), __builtin_ctz(x),
           __builtin_parity(7 * one), __builtin_ffs(x));
    int r;
    volatile int big = 2147483647;
    int o = __builtin_add_overflow(big, 1, &r);
    printf("%d %d\n", o, r);
    o = __builtin_mul_overflow(3, (int)one * 4, &r);
    printf("%d %d\n", o, r);
    printf("%x %llx\n", __builtin_bswap32(0x12345678), __builtin_bswap64(0x0123456789abcdefull));
    printf("%d %d\n", __builtin_constant_p(3 + 4), __builtin_constant_p(big));
    struct S s;
    (void)s;
    printf("%zu %zu\n", __builtin_object_size(s.t, 0) + 4, __builtin_offsetof(struct S, i));
    printf("%d %d %d\n", __builtin_isnan(__builtin_nan("")) != 0, __builtin_isinf_sign(1e400),
           __builtin_signbit(1.0) != 0);
    return 0;
}
