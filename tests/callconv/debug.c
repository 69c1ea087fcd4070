// Stands in a function with a convention of its own, for debuggers and unwinders.
#include <execinfo.h>
#include <stdio.h>

#ifdef __aarch64__
#define CONVENTION __attribute__((callconv("gpr:x9,x10;fpr:v7;ret:x11")))
#else
#define CONVENTION __attribute__((callconv("gpr:r10,r11;xmm:xmm7;ret:rdx")))
#endif

__attribute__((noinline)) int show(int x) {
  void *frames[16];
  printf("%d frames\n", backtrace(frames, 16));
  return x;
}

CONVENTION __attribute__((noinline)) long callee(int a, long b, double c) {
  long s = a + b;
  s += show(a);
  return s + (long)c;
}

int main(int argc, char **argv) {
  long r = callee(argc + 40, 7, 2.5);
  printf("%ld\n", r);
  return 0;
}
