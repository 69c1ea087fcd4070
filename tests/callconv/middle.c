// A function with a convention of its own between a C++ function that throws and one that catches.
typedef void callback(int);

#ifdef __aarch64__
#define CONVENTION __attribute__((callconv("gpr:x9,x10;ret:x19")))
#else
#define CONVENTION __attribute__((callconv("gpr:r10,r11;ret:rbx")))
#endif

static int cleaned;

static void clean(int *p) { cleaned += *p; }

CONVENTION __attribute__((noinline)) int middle(callback *f, int n) {
  __attribute__((cleanup(clean))) int here = n;
  f(n);
  return here + 1;
}

int through(callback *f, int n) {
  __attribute__((cleanup(clean))) int here = 100 * n;
  return middle(f, n) + here;
}

int how_clean(void) { return cleaned; }
