// Prototypes as disassemblers write them.
// flags: -ferror-limit=0
int __usercall add@<eax>(int a@<ecx>, int b@<edx>, int c);
int __attribute__((callconv("args:rcx,rdx,stack;ret:rax"))) add(int a, int b, int c);
__int128 __usercall wide@<rdx:rax>(long a@<r10>);
long __usercall pair@<edx:eax>(long a@<esi:edi>);
struct two { long x, y; };
struct big { long x[3]; };
int __usercall scattered@<eax>(struct two s@<0:r12.8, 8:r13.8>);
double __usercall floating@<xmm3>(float f@<xmm5>, void *p@<rsi>);
void __userpurge purge(char c@<cl>, short s@<ax>);
void __usercall __spoils<rax, rcx> keeps(int a@<ecx>);
int (__usercall *pointer)@<eax>(int@<ecx>);
int *__usercall address@<rax>(int n@<edi>);
typedef int __usercall handler@<ebx>(int a@<ebx>);
handler h;
long double __usercall x87@<st0>(int a@<eax>);
void use(void)
{
    pointer = add; // error: incompatible function pointer types assigning to 'int (*)(int) __attribute__((callconv("args:rcx;ret:rax")))' from 'int (int, int, int) __attribute__((callconv("args:rcx,rdx,stack;ret:rax")))'
    int x = h(3) + pair(4);
    (void)x;
}
int __usercall body@<eax>(int a@<ecx>, int b) { return a + b; }

int f1@<eax>(int a); // error: register locations need '__usercall' or '__userpurge'
int f2(int a@<ecx>); // error: register locations need '__usercall' or '__userpurge'
int __usercall f3@<foo>(int a); // error: unknown register 'foo'
int __usercall f4@<eax>(int a@<esp>); // error: register 'esp' cannot take part in a calling convention
int __usercall f5@<eax>(int a@<ecx>, int b@<rcx>); // error: register 'rcx' already holds another parameter
int __usercall f6@<eax>(long a@<ecx>); // error: 'ecx' has 4 bytes, a value of type 'long' has 8
int __usercall f7@<eax>(double a@<rcx>); // error: a value of type 'double' cannot be in 'rcx'
int __usercall f8@<xmm0>(int a@<rcx>); // error: a value of type 'int' cannot be in 'xmm0'
void __usercall f9@<eax>(int a@<rcx>); // error: a function without result has no register for it
int __userpurge f10@<eax>(int a@<ecx>, int b); // error: '__userpurge' with arguments on the stack is not supported
int __usercall f11@<eax>(int a@<ecx, int b); // error: expected '>' behind a register location
int __usercall f12@<eax>(int a@<>); // error: expected a register
int __usercall f13@<eax>(int a@<ecx>, ...); // error: custom calling convention does not support variadic functions
int __usercall f14@<eax>(struct two s@<0:r12.8, 12:r13.4>); // error: parts of the value overlap or leave a hole at byte 8
int __usercall f15@<eax>(struct two s@<0:r12.8, 8:^0.8>); // error: a value partly in registers and partly on the stack is not supported
int __usercall f16@<ah>(void); // error: register part 'ah' is not supported
int __usercall f17@<eax:eax>(void); // error: register 'rax' is given twice
int variable@<eax>; // error: register location of what is neither a function nor a parameter
int __usercall other; // error: '__usercall' only applies to function types
void __usercall __spoils<foo> f18(int a@<ecx>); // error: unknown register 'foo'
int __usercall f19@<eax>(float a@<st0>); // error: a value of type 'float' cannot be in 'st0'
struct big __usercall f20(int a@<ecx>); // error: a function with register locations cannot return a structure in memory; write its address as a parameter
