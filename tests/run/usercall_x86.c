// Functions of a disassembly, called and calling, with their values in the registers that the prototypes name.
// x86
// expect: 7000003eb
// expect: 42
// expect: 42 42
// expect: 1:2:3
#include <stdio.h>

long __usercall from_asm@<edx:eax>(int a@<r10d>, int b@<ebx>, int c);
__asm__(".text\n"
        ".globl from_asm\n"
        "from_asm:\n"
        "  leal (%r10), %eax\n"
        "  addl 8(%rsp), %eax\n"
        "  movl %ebx, %edx\n"
        "  ret\n");

__attribute__((noinline, used)) int __usercall to_c@<esi>(int a@<r11d>, int b@<r9d>)
{
    return a - b;
}

struct three { long x, y; int z; };
struct two { long x, y; };
__attribute__((noinline)) void __usercall print(struct two p@<0:r14.8, 8:r15.8>, int z@<eax>)
{
    printf("%ld:%ld:%d\n", p.x, p.y, z);
}

int (__usercall *volatile pointer)@<esi>(int@<r11d>, int@<r9d>) = to_c;

int main(void)
{
    printf("%lx\n", from_asm(1000, 7, 3));
    int result;
    __asm__ volatile("movl $50, %%r11d\n\t"
                     "movl $8, %%r9d\n\t"
                     "subq $128, %%rsp\n\t"
                     "call to_c\n\t"
                     "addq $128, %%rsp\n\t"
                     : "=S"(result)
                     :
                     : "rax", "rcx", "rdx", "rdi", "r8", "r9", "r10", "r11", "memory", "cc");
    printf("%d\n", result);
    printf("%d %d\n", pointer(50, 8), to_c(50, 8));
    print((struct two){1, 2}, 3);
}
