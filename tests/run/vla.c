// Arrays of variable length: sizeof, parameters, two dimensions, typedef, alloca.
// expect: 40 12
// expect: 66
// expect: 48
// expect: abc
#include <alloca.h>
#include <stdio.h>
#include <string.h>

static int trace(int n, int m[n][n])
{
    int t = 0;
    for (int i = 0; i < n; i++)
        t += m[i][i];
    return t;
}

int main(void)
{
    int n = 10;
    int a[n];
    printf("%zu %zu\n", sizeof a, sizeof(int[n - 7]));
    n = 3;
    int m[n][n];
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            m[i][j] = 11 * (i + j);
    printf("%d\n", trace(n, m));
    typedef int row[n];
    n = 100;
    printf("%zu\n", sizeof(row[4]));
    char *s = alloca(4);
    strcpy(s, "abc");
    puts(s);
    return 0;
}
