// Control flow: switch with fallthrough and ranges, goto, loops, conditional operators.
// expect: one two-or-three two-or-three many default
// expect: 0 1 3 4 6 7 9
// expect: found 12
// expect: 10 5
// expect: 3 2 1 go
#include <stdio.h>

static const char *name(int n)
{
    switch (n) {
    case 1:
        return "one";
    case 2:
    case 3:
        return "two-or-three";
    case 10 ... 20:
        return "many";
    default:
        break;
    }
    return "default";
}

int main(void)
{
    printf("%s %s %s %s %s\n", name(1), name(2), name(3), name(15), name(99));
    for (int i = 0; i < 10; i++) {
        if (i % 3 == 2)
            continue;
        printf(i == 9 ? "%d\n" : "%d ", i);
    }
    for (int i = 0; i < 5; i++)
        for (int j = 0; j < 5; j++)
            if (i * j == 12) {
                printf("found %d\n", i * j);
                goto out;
            }
out:;
    int x = 0;
    int y = x ?: 10;
    printf("%d %d\n", y, y > 5 ? y / 2 : y * 2);
    int n = 3;
    do
        printf("%d ", n);
    while (--n);
    puts("go");
    return 0;
}
