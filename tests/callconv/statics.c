// Static functions whose parameters the optimizer would drop or change: every level must see the same convention.
#include <stdarg.h>
#include <stdio.h>

#ifdef __aarch64__
#define POSITIONS "args:x9,x10,stack,x11;ret:x0"
#define POOL "gpr:x12,x13;ret:x1"
#else
#define POSITIONS "args:rcx,rdx,stack,r8;ret:rax"
#define POOL "gpr:r10,rdx;ret:rcx"
#endif

struct pair { long a, b; };

__attribute__((noinline, callconv(POSITIONS))) static long middle_unused(long a, long unused, long c, long d) {
  return a * c - d;
}

__attribute__((noinline, callconv(POOL))) static long by_pointer(const struct pair *p, int always) {
  return p->a + (always ? p->b : 0);
}

__attribute__((noinline, callconv(POOL))) static int result_unused(int *p, int n) {
  *p += n;
  return n;
}

typedef __attribute__((callconv(POSITIONS))) long positional(long, long, long, long);

static long twice(positional *f, long x) { return f(x, 1, x, 1) + f(x, 2, x, 2); }

int main(int argc, char **argv) {
  struct pair p = {argc, 41};
  int n = 1;
  result_unused(&n, argc);
  printf("%ld %ld %d %ld\n", middle_unused(argc, 2, 30, 4), by_pointer(&p, 1), n, twice(middle_unused, argc + 6));
  return 0;
}
