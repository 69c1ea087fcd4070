// Calling conventions as data: three functions, each with its values where it says.
//
//   neverc -O2 callconv.c -o callconv && ./callconv
//   neverc callconv explain callconv.c
#include <stdio.h>

#ifdef __aarch64__
#define DOT "fpr:v16,v17,v18,v19;ret_fpr:v20"
#define STEP "gpr:x19,x20;ret:x19;csr:x21,x22"
#define MIX "args:x9,stack,v3;ret:x10"
#else
#define DOT "xmm:xmm8,xmm9,xmm10,xmm11;ret_xmm:xmm12"
#define STEP "gpr:rbx,r12;ret:rbx;csr:r13,r14"
#define MIX "args:rcx,stack,xmm3;ret:rdx"
#endif

// Vectors in registers that C never uses for arguments.
__attribute__((callconv(DOT), noinline)) double dot(double a, double b, double c, double d) { return a * c + b * d; }

// State that stays where it is from call to call.
__attribute__((callconv(STEP), noinline)) unsigned long step(unsigned long state, unsigned long input) {
  return (state ^ input) * 0x9e3779b97f4a7c15;
}

// A register for each argument, one on the stack.
typedef __attribute__((callconv(MIX))) int mixer(int, long, float);

__attribute__((noinline)) mixer mix;
int mix(int a, long b, float c) { return a + (int)b * 10 + (int)c * 100; }

// The convention is part of the type: calls through the pointer follow it.
mixer *volatile pointer = mix;

int main(void) {
  unsigned long state = 1;
  for (unsigned long i = 0; i < 1000; i++)
    state = step(state, i);
  printf("dot %g, state %016lx, mix %d, through a pointer %d\n", dot(1, 2, 3, 4), state, mix(1, 2, 3), pointer(4, 5, 6));
  return 0;
}
