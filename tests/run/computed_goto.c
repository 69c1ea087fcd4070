// Labels as values and computed goto. GCC manual, "Labels as Values".
// expect: 42
#include <stdio.h>

static int run(const unsigned char *code)
{
    static const void *const labels[] = { &&push, &&add, &&mul, &&halt };
    int stack[8], top = 0;
    goto *labels[*code];
push:
    stack[top++] = code[1];
    code += 2;
    goto *labels[*code];
add:
    top--;
    stack[top - 1] += stack[top];
    goto *labels[*++code];
mul:
    top--;
    stack[top - 1] *= stack[top];
    goto *labels[*++code];
halt:
    return stack[0];
}

int main(void)
{
    printf("%d\n", run((unsigned char[]){ 0, 2, 0, 19, 1, 0, 2, 2, 3 }));
    return 0;
}
