// Floating point: formats, conversion, NaN, signed zero, long double.
// expect: 0.1 0.100000001 0x1.999999999999ap-4
// expect: 1 0 1
// expect: -0 inf nan
// expect: 2147483648 -3 18446744073709549568
// expect: 0.333333
#include <math.h>
#include <stdio.h>

int main(void)
{
    volatile double d = 0.1;
    volatile float f = 0.1f;
    printf("%g %.9g %a\n", d, f, d);
    volatile double nan = NAN, zero = 0.0;
    printf("%d %d %d\n", nan != nan, nan < 1.0 || nan >= 1.0, -zero == zero);
    printf("%g %g %g\n", -zero, 1.0 / zero, fabs(nan));
    volatile double big = 2147483648.0, negative = -3.9, huge = 18446744073709549568.0;
    printf("%u %d %llu\n", (unsigned)big, (int)negative, (unsigned long long)huge);
    volatile long double l = 1.0L / 3;
    printf("%Lg\n", l);
    return 0;
}
