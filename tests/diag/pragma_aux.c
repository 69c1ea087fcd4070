// Watcom's conventions.
// flags: -ferror-limit=0
#pragma aux add parm [ecx] [edx] value [eax]
int add(int a, int b);
int __attribute__((callconv("args:rcx,rdx;ret:rax"))) add(int a, int b);
int later(long a, int b, int c);
#pragma aux later parm [rbx rcx] value [ebx]
int __attribute__((callconv("args:rbx,rcx,stack;ret:rbx"))) later(long a, int b, int c);
#pragma aux wide parm [edx eax] [ecx] value [edx eax]
long wide(long a, int b);
long __attribute__((callconv("args:rax.4+rdx.4,rcx;ret:rax.4+rdx.4"))) wide(long a, int b);
#pragma aux all parm caller []
void all(int a, double b);
void __attribute__((callconv("args:stack,stack"))) all(int a, double b);
#pragma aux mixed parm [rsi xmm3 rdi]
void mixed(int a, double b, double c, int d);
void __attribute__((callconv("args:rsi,xmm3,stack,rdi"))) mixed(int a, double b, double c, int d);
#pragma aux kept parm [ecx] value [eax] modify exact [ecx edx]
int kept(int a);
int __attribute__((callconv("args:rcx;ret:rax;csr:rbx,rbp,rsi,rdi,r8,r9,r10,r11,r12,r13,r14,r15"))) kept(int a);

#pragma aux bad1 parm [foo] // error: unknown register 'foo'
int bad1(int a);
#pragma aux bad2 parm [ecx // error: expected ']' in '#pragma aux'
#pragma aux bad3 parm // error: expected '[' behind 'parm' in '#pragma aux'
#pragma aux bad4 value // error: expected '[' behind 'value' in '#pragma aux'
#pragma aux bad5 frobnicate // error: unsupported word 'frobnicate' in '#pragma aux'
#pragma aux bad6 = "nop" // error: inline code in '#pragma aux' is not supported
#pragma aux 17 // error: expected the name of a function in '#pragma aux'
#pragma aux bad8 parm routine [] // error: 'parm routine' with arguments on the stack is not supported
void bad8(int a);
#pragma aux bad9 parm [ecx] [ecx] // error: register 'rcx' already holds another parameter
void bad9(int a, int b);
#pragma aux bad10 parm [ecx] // error: custom calling convention does not support variadic functions
void bad10(int a, ...);
#pragma aux bad11 value [xmm0] // error: a value of type 'int' cannot be in 'xmm0'
int bad11(void);
