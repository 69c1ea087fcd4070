// _Generic, typeof, __auto_type, statement expressions, __builtin_choose_expr.
// expect: int double char* other
// expect: 9
// expect: 8 4
// expect: 5
#include <stdio.h>

#define NAME(x) _Generic((x), int: "int", double: "double", char *: "char*", default: "other")
#define MAX(a, b) ({ __auto_type a_ = (a); __auto_type b_ = (b); a_ > b_ ? a_ : b_; })

int main(void)
{
    printf("%s %s %s %s\n", NAME(1), NAME(1.0), NAME("x"), NAME(1UL));
    int i = 3;
    printf("%d\n", MAX(i++, 9));
    typeof(i + 1L) l = 0;
    __typeof__(i) copy = i;
    printf("%zu %zu\n", sizeof l, sizeof copy);
    printf("%d\n", __builtin_choose_expr(sizeof(int) == 4, 5, "five"));
    return 0;
}
