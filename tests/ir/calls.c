// Attributes of library functions, of allocators and of calls without a stub; as Clang has them.
// args: -O2 -fno-plt -Xclang -disable-llvm-passes
// has: align 16 ptr @aligned_alloc(i64 noundef 16, i64 noundef 32)
// has: align 64 ptr @shifted(i32 noundef 3)
// has: [ "align"(ptr
// has: call { double, double } @__muldc3(double noundef
// has: nonlazybind allocsize(0)
// has: nonlazybind allocsize(0,1)
// has: nonlazybind allocsize(1)
typedef unsigned long size_t;
void *malloc(size_t);
void *calloc(size_t, size_t);
void *realloc(void *, size_t);
void *aligned_alloc(size_t, size_t);
void *shifted(int) __attribute__((assume_aligned(64)));
void *own(size_t, size_t) __attribute__((alloc_align(1)));
double _Complex product(double _Complex a, double _Complex b) { return a * b; }
void *take(size_t n)
{
    malloc(n);
    calloc(n, 2);
    realloc(0, n);
    aligned_alloc(16, 32);
    own(n, 10);
    return shifted(3);
}
