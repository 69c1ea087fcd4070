// Structures and unions by value: arguments, results, assignment, arrays in them. SysV 3.2.3.
// expect: 3 4
// expect: 1.5 2 10
// expect: 15 120
// expect: abc 7
// expect: 66
#include <stdio.h>
#include <string.h>

struct Small { int x, y; };
struct Mixed { double d; float f; char c; };
struct Large { long v[5]; };
struct Text { char s[4]; int n; };
union U { int i; char c[4]; };

static struct Small swap(struct Small s) { return (struct Small){ s.y, s.x }; }
static struct Mixed mixed(struct Mixed m, int add) { m.d += 1; m.f *= 2; m.c += add; return m; }
static struct Large large(struct Large a)
{
    for (int i = 0; i < 5; i++)
        a.v[i] += i;
    return a;
}
static struct Text text(int n) { struct Text t = { "abc", n }; return t; }

int main(void)
{
    struct Small s = swap((struct Small){ 4, 3 });
    printf("%d %d\n", s.x, s.y);
    struct Mixed m = mixed((struct Mixed){ 0.5, 1, 5 }, 5);
    printf("%g %g %d\n", m.d, m.f, m.c);
    struct Large l = { { 1, 1, 1, 1, 1 } };
    l = large(l);
    long sum = 0, product = 1;
    for (int i = 0; i < 5; i++)
        sum += l.v[i], product *= l.v[i];
    printf("%ld %ld\n", sum, product);
    printf("%s %d\n", text(7).s, text(7).n);
    union U u = { .c = { 'B' } };
    union U v = u;
    printf("%d\n", v.i & 255);
    return 0;
}
