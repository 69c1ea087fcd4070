// What may be relied on about the alignment of memory that is copied: a conversion that is written lowers it, but not
// for members and variables; nothing is known behind a `void *`. As Clang has it.
// args: -O1 -Xclang -disable-llvm-passes -w
typedef unsigned long size_t;
void *memcpy(void *, const void *, size_t);
struct S {
    long a, b;
    short c[8];
};
// has: memcpy.p0.p0.i64(ptr align 1 %5, ptr align 8 %6, i64 31
void converted(struct S *p, struct S *q) { memcpy((char *)p, q, 31); }
// has: memcpy.p0.p0.i64(ptr align 8 %6, ptr align 1 %7, i64 32
void member(struct S *p, void *v) { memcpy((char *)&p->b, v, 32); }
// has: memcpy.p0.p0.i64(ptr align 1 %6, ptr align 1 %7, i64 33
void twice(struct S *p, void *v) { memcpy((char *)(void *)&p->b, v, 33); }
// has: memcpy.p0.p0.i64(ptr align 4 %5, ptr align 8 %6, i64 34
void raised(char *c, void *v) { memcpy((int *)c, (struct S *)v, 34); }
