// Attributes of functions, parameters and calls.
// args: -O2 -Xclang -disable-llvm-passes
// has: define dso_local i32 @plain(i32 noundef
// has: define internal zeroext i8 @narrow(i8 noundef zeroext
// has: define dso_local noundef nonnull ptr @never_null() || define dso_local nonnull ptr @never_null()
// has: declare noalias ptr @make(i64 noundef)
// has: allocsize(0)
// has: ptr noalias noundef
// has: nounwind willreturn memory(none)
// has: nounwind willreturn memory(read)
// has: noreturn
int plain(int x) { return x; }
static unsigned char narrow(unsigned char x) { return x; }
static int object;
__attribute__((returns_nonnull)) int *never_null(void) { return &object; }
void *make(unsigned long n) __attribute__((malloc, alloc_size(1)));
int only(int *restrict a, int *restrict b) { *a = 1; *b = 2; return *a; }
int constant(int) __attribute__((const));
int pure_one(const char *) __attribute__((pure));
_Noreturn void stop(void);
void *all(int x, const char *s) {
  if (x == 3)
    stop();
  return make((unsigned long)(constant(x) + pure_one(s) + narrow((unsigned char)x)));
}
