// Pointers: arithmetic, comparison, arrays, void, function pointers, flexible arrays.
// expect: 3 12 1
// expect: c d
// expect: 6 24
// expect: 1 2 3
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

struct Flex { int n; int v[]; };

int main(void)
{
    int a[10];
    int *p = a + 2, *q = &a[5];
    printf("%td %td %d\n", q - p, (char *)q - (char *)p, p < q);
    const char *s = "abcd";
    printf("%c %c\n", 2 [s], *(s + 3));
    int m[2][3][4];
    int (*row)[3][4] = m;
    printf("%d %d\n", (int)(sizeof row[0][0] / sizeof(int)) + 2, (int)((char *)(row + 1) - (char *)row) / 2);
    struct Flex *f = malloc(sizeof *f + 3 * sizeof(int));
    f->n = 3;
    for (int i = 0; i < f->n; i++)
        f->v[i] = i + 1;
    printf("%d %d %d\n", f->v[0], f->v[1], f->v[2]);
    free(f);
    return 0;
}
