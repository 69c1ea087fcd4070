// The compiler's own headers together with the C library's.
// flags: -std=gnu23
// expect: 8 -128 2147483647
// expect: 24 53 1
// expect: 1 1
// expect: 4 2 8
// expect: 5.0 1
// expect: 32
#include <float.h>
#include <iso646.h>
#include <limits.h>
#include <stdalign.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbit.h>
#include <stdbool.h>
#include <stdckdint.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <stdnoreturn.h>
#include <tgmath.h>

int main(void)
{
    printf("%d %d %d\n", CHAR_BIT, SCHAR_MIN, INT_MAX);
    printf("%d %d %d\n", FLT_MANT_DIG, DBL_MANT_DIG, DBL_MAX > 1e308);
    int r;
    bool over = ckd_add(&r, INT_MAX, 1);
    printf("%d %d\n", over, not ckd_mul(&r, 6, 7) and r == 42);
    printf("%u %u %u\n", stdc_bit_width(15u), stdc_count_ones(10u), stdc_bit_ceil(5u));
    printf("%.1f %d\n", fabs(3.0 + 4.0 * I), _Generic(sqrt(2.0f), float: 1, default: 0));
    printf("%zu\n", sizeof(max_align_t));
    return EXIT_SUCCESS;
}
