// Scopes, linkage, tags, enumerations, typedef names that are hidden.
// expect: 1 2 1
// expect: 0 5 6
// expect: 10 20
// expect: 3
#include <stdio.h>

typedef int T;
enum E { A, B = 5, C };
extern int later;
static int tentative;
static int tentative;
int later = 3;

int main(void)
{
    int x = 1;
    printf("%d ", x);
    {
        int x = 2;
        printf("%d ", x);
    }
    printf("%d\n", x);
    printf("%d %d %d\n", A, B, C);
    int T = 10;
    struct T { int v; } t = { 20 };
    printf("%d %d\n", T, t.v);
    extern int later;
    printf("%d\n", later + tentative);
    return 0;
}
