// Functions with variable arguments, va_copy, mixed types beyond the registers.
// expect: 55
// expect: 3.5 7 abc 9
// expect: 78 78.0
// expect: 6 6
#include <stdarg.h>
#include <stdio.h>

static int sum(int n, ...)
{
    va_list ap;
    va_start(ap, n);
    int total = 0;
    while (n--)
        total += va_arg(ap, int);
    va_end(ap);
    return total;
}

static void show(const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    vprintf(format, ap);
    va_end(ap);
}

struct Pair { int a, b; };

static void many(int n, ...)
{
    va_list ap, copy;
    va_start(ap, n);
    int i = 0;
    double d = 0;
    va_copy(copy, ap);
    for (int k = 0; k < n; k++) {
        i += va_arg(ap, int);
        d += va_arg(ap, double);
    }
    va_end(ap);
    printf("%d %.1f\n", i, d);
    (void)va_arg(copy, int);
    va_end(copy);
}

static int pairs(int n, ...)
{
    va_list ap;
    va_start(ap, n);
    struct Pair p = va_arg(ap, struct Pair);
    long double l = va_arg(ap, long double);
    va_end(ap);
    printf("%d %.0Lf\n", p.a + p.b, l);
    return n;
}

int main(void)
{
    printf("%d\n", sum(10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
    show("%g %d %s %ld\n", 3.5, 7, "abc", 9L);
    many(12, 1, 1., 2, 2., 3, 3., 4, 4., 5, 5., 6, 6., 7, 7., 8, 8., 9, 9., 10, 10., 11, 11., 12, 12.);
    return pairs(0, (struct Pair){ 2, 4 }, 6.0L);
}
