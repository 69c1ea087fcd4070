// A function with a convention of its own between a C++ function that throws and one that catches.
typedef void callback(int);

#ifdef __aarch64__
#define CONVENTION __attribute__((callconv("gpr:x9,x10;ret:x19")))
#else
#define CONVENTION __attribute__((callconv("gpr:r10,r11;ret:rbx")))
#endif

CONVENTION __attribute__((noinline)) int middle(callback *f, int n) {
  f(n);
  return n + 1;
}

int through(callback *f, int n) { return middle(f, n) + 100 * n; }
