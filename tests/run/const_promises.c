// Results and arguments in memory with `const` and `pure`; atomic loads of const objects; wide comparisons.
// expect: 6 30
// expect: 60
// expect: 7 8
// expect: 1
#include <stdatomic.h>
#include <stdio.h>
struct big { long a[6]; };
static long sum(const struct big *b) {
    long s = 0;
    for (int i = 0; i < 6; i++)
        s += b->a[i];
    return s;
}
__attribute__((const, noinline)) struct big make(long n) {
    struct big b = {{n, n + 1, n + 2, n + 3, n + 4, n + 5}};
    b.a[0] += 15;
    return b;
}
__attribute__((const, noinline)) struct big twice(struct big b) {
    for (int i = 0; i < 6; i++)
        b.a[i] *= 2;
    return b;
}
static const _Atomic(int) seven = 7;
static const _Atomic(long) eight = 8;
int main(void) {
    struct big one = make(0);
    printf("%ld %ld\n", one.a[0] / 2 - 1, sum(&one));
    one = twice(one);
    printf("%ld\n", sum(&one));
    printf("%d %ld\n", atomic_load(&seven), atomic_load_explicit(&eight, memory_order_acquire));
    signed char c = -1;
    printf("%d\n", c == (unsigned __int128)-1 && c != (unsigned __int128)5);
    return 0;
}
