// Arguments in registers that stubs of lazy binding and the dynamic loader do not keep. With -DLIBRARY the callee.
#ifdef __aarch64__
#define CONVENTION __attribute__((callconv("gpr:x9,x16,x17,x10;fpr:v20;ret:x0")))
#else
#define CONVENTION __attribute__((callconv("gpr:r10,r11,rbx,rcx;xmm:xmm9;ret:rax")))
#endif

CONVENTION long far(long a, long b, long c, long d, double e);

#ifdef LIBRARY
CONVENTION long far(long a, long b, long c, long d, double e) {
  return a + 10 * b + 100 * c + 1000 * d + 10000 * (long)e;
}
#else
#include <stdio.h>
int main(int argc, char **argv) {
  printf("%ld\n", far(argc, 2, 3, 4, 5.0));
  return 0;
}
#endif
