// Calls that must be tail calls, with objects among the arguments and results in memory, under several conventions.
#include <stdio.h>
#include <string.h>

#ifdef __aarch64__
#define POOL "gpr:x9,x10,x3;fpr:v20;ret:x12;csr:none"
#define STACK "args:stack,stack,stack,stack;ret:x11;csr:none"
#else
#define POOL "gpr:r10,rcx,rsi;xmm:xmm9;ret:rdx;csr:none"
#define STACK "args:stack,stack,stack,stack;ret:rcx;csr:none"
#endif

struct big { long a[7]; char b[3]; };
struct small { short a; float b; };

#define FUNCTIONS(NAME, CONVENTION)                                                                                      \
  CONVENTION __attribute__((noinline)) static long last_##NAME(struct big x, long n, struct big y, double d) {          \
    return x.a[6] + x.b[2] + 10 * n + 100 * (y.a[0] + y.b[0]) + (long)d;                                                 \
  }                                                                                                                      \
  CONVENTION __attribute__((noinline)) static long same_##NAME(struct big x, long n, struct big y, double d) {          \
    __attribute__((musttail)) return last_##NAME(x, n + 1, y, d);                                                        \
  }                                                                                                                      \
  CONVENTION __attribute__((noinline)) static long swapped_##NAME(struct big x, long n, struct big y, double d) {       \
    y.b[2] = 5;                                                                                                          \
    __attribute__((musttail)) return same_##NAME(y, n, x, d);                                                            \
  }                                                                                                                      \
  CONVENTION __attribute__((noinline)) static long fresh_##NAME(struct big x, long n, struct big y, double d) {         \
    struct big z;                                                                                                        \
    memset(&z, (int)n, sizeof z);                                                                                        \
    z.a[0] = z.a[6] = 3;                                                                                                 \
    __attribute__((musttail)) return swapped_##NAME(z, last_##NAME(x, 1, y, 0), y, d);                                   \
  }                                                                                                                      \
  CONVENTION __attribute__((noinline)) static struct big made_##NAME(long n) {                                          \
    struct big z = {{n, 2, 3, 4, 5, 6, 7 * n}, {1, 2, 3}};                                                               \
    return z;                                                                                                            \
  }                                                                                                                      \
  CONVENTION __attribute__((noinline)) static struct big passed_on_##NAME(long n) {                                     \
    __attribute__((musttail)) return made_##NAME(n + 1);                                                                 \
  }                                                                                                                      \
  CONVENTION __attribute__((noinline)) static struct small little_##NAME(long n) {                                      \
    return (struct small){(short)n, 0.5f};                                                                               \
  }                                                                                                                      \
  CONVENTION __attribute__((noinline)) static struct small also_##NAME(long n) {                                        \
    __attribute__((musttail)) return little_##NAME(n + 1);                                                               \
  }                                                                                                                      \
  static void show_##NAME(long n) {                                                                                      \
    struct big x = made_##NAME(n), y = passed_on_##NAME(2 * n);                                                          \
    struct small s = also_##NAME(n);                                                                                     \
    long a = same_##NAME(x, n, y, 0.5), b = swapped_##NAME(x, n, y, 1000), c = fresh_##NAME(x, n, y, 2000);              \
    printf("%ld %ld %ld %ld %ld %d %g\n", a, b, c, y.a[6], x.a[0], s.a, s.b);                                            \
  }

FUNCTIONS(pool, __attribute__((callconv(POOL))))
FUNCTIONS(stack, __attribute__((callconv(STACK))))

int main(int argc, char **argv) {
  show_pool(argc);
  show_stack(argc);
  return 0;
}
