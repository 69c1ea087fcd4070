// Initialisers: designators, nesting, brace elision, strings, compound literals. C23 6.7.11.
// expect: 0 0 5 6 0 9
// expect: 1 2 3 4 0 0
// expect: hello 6 hi!
// expect: 7 8 0
// expect: 3 3 3 0
// expect: 10 20
// expect: 0 0
#include <stdio.h>

struct P { int x, y; };
struct Q { struct P p[2]; int z; };

static int table[] = { [2] = 5, 6, [5] = 9 };
static int grid[2][3] = { 1, 2, 3, 4 };
static char word[] = "hello";
static char exact[3] = "hi!";
static struct Q q = { .p[1] = { 7, 8 } };
static int ranged[4] = { [0 ... 2] = 3 };

static int total(const int *v) { return v[0] + v[1]; }

int main(void)
{
    for (int i = 0; i < 6; i++)
        printf("%d%c", table[i], i < 5 ? ' ' : '\n');
    for (int i = 0; i < 6; i++)
        printf("%d%c", grid[i / 3][i % 3], i < 5 ? ' ' : '\n');
    printf("%s %zu %.3s\n", word, sizeof word, exact);
    printf("%d %d %d\n", q.p[1].x, q.p[1].y, q.z + q.p[0].x);
    printf("%d %d %d %d\n", ranged[0], ranged[1], ranged[2], ranged[3]);
    struct P *p = &(struct P){ .y = 20, .x = 10 };
    printf("%d %d\n", p->x, total((int[]){ 5, 15 }));
    struct Q zero = { 0 };
    printf("%d %d\n", zero.p[1].y, zero.z);
    return 0;
}
