// Cleanups, and functions with conventions of their own that are called where something is to be cleaned up.
#include <stdio.h>
typedef void callback(int);

#ifdef __aarch64__
#define CONVENTION __attribute__((callconv("args:x9,stack,v3,x20;ret:x19;ret_fpr:v9;csr:x21,x22,v10")))
#else
#define CONVENTION __attribute__((callconv("args:r10,stack,xmm3,rbx;ret:r12;ret_xmm:xmm9;csr:r13,r14,xmm10")))
#endif

static void done(long *p) { printf("done %ld\n", *p); }

CONVENTION __attribute__((noinline)) static double inner(callback *f, long n, double d, int m) {
  long kept __attribute__((cleanup(done))) = n;
  f(m);
  kept += 10;
  return d + n;
}

CONVENTION __attribute__((noinline)) static double outer(callback *f, long n, double d, int m) {
  long kept __attribute__((cleanup(done))) = n + 100;
  double sum = inner(f, n + 1, d, m) + inner(f, n + 2, d + 1, m + 1);
  kept += 10;
  return sum;
}

int through(callback *f, int n) { return (int)outer(f, n, 0.5 * n, n); }
