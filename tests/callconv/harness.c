// Runs the tests of random calling conventions. The file that includes it defines `want` (bytes that are passed), `got`
// (bytes that arrived), `checks` (what has to be equal) and `probes` (functions and the registers they promise to keep).
//
// `enter(f, after)` is the hand-made caller: it fills all registers with patterns, calls, and stores them all.
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void clobber(void);
void enter(void (*f)(void), unsigned long *after);

#ifdef __x86_64__
// Numbers of the encoding; rsp keeps its value by itself.
enum { GENERAL = 16, VECTORS = 16 };
unsigned long before[GENERAL + 2 * VECTORS], kept[GENERAL + 2 * VECTORS], enter_stack;
void (*enter_target)(void);

#define EACH(M) \
  M(rax, 0) M(rcx, 8) M(rdx, 16) M(rbx, 24) M(rbp, 40) M(rsi, 48) M(rdi, 56) M(r8, 64) M(r9, 72) M(r10, 80) \
  M(r11, 88) M(r12, 96) M(r13, 104) M(r14, 112) M(r15, 120)
#define EACH_VECTOR(M) \
  M(xmm0, 128) M(xmm1, 144) M(xmm2, 160) M(xmm3, 176) M(xmm4, 192) M(xmm5, 208) M(xmm6, 224) M(xmm7, 240) \
  M(xmm8, 256) M(xmm9, 272) M(xmm10, 288) M(xmm11, 304) M(xmm12, 320) M(xmm13, 336) M(xmm14, 352) M(xmm15, 368)
#define LOAD(r, at) "movq before+" #at "(%rip), %" #r "\n"
#define STORE(r, at) "movq %" #r ", kept+" #at "(%rip)\n"
#define LOAD_VECTOR(r, at) "movups before+" #at "(%rip), %" #r "\n"
#define STORE_VECTOR(r, at) "movups %" #r ", kept+" #at "(%rip)\n"
#define TRASH(r, at) "movq $0x11111111, %" #r "\n"
#define TRASH_VECTOR(r, at) "pxor %" #r ", %" #r "\n"

asm(".text\n.globl enter_assembly\nenter_assembly:\n"
    "pushq %rbx\n pushq %rbp\n pushq %r12\n pushq %r13\n pushq %r14\n pushq %r15\n"
    "movq %rsp, enter_stack(%rip)\n subq $4104, %rsp\n movq %rsp, before+32(%rip)\n" EACH_VECTOR(LOAD_VECTOR) EACH(LOAD)
    "callq *enter_target(%rip)\n" EACH(STORE) EACH_VECTOR(STORE_VECTOR)
    "movq %rsp, kept+32(%rip)\n movq enter_stack(%rip), %rsp\n cld\n"
    "popq %r15\n popq %r14\n popq %r13\n popq %r12\n popq %rbp\n popq %rbx\n ret\n"
    ".globl clobber\nclobber:\n"
    "pushq %rbx\n pushq %rbp\n pushq %r12\n pushq %r13\n pushq %r14\n pushq %r15\n" EACH(TRASH) EACH_VECTOR(TRASH_VECTOR)
    "popq %r15\n popq %r14\n popq %r13\n popq %r12\n popq %rbp\n popq %rbx\n ret\n");

void enter_assembly(void);

void enter(void (*f)(void), unsigned long *after) {
  enter_target = f;
  enter_assembly();
  memcpy(after, kept, sizeof kept);
}
#else
// x0 to x30, the stack pointer, then the vectors; x30 changes with every call.
enum { GENERAL = 32, VECTORS = 32 };
unsigned long before[GENERAL + 2 * VECTORS];

#define G1(M) M(0, 1, 0) M(2, 3, 16) M(4, 5, 32) M(6, 7, 48) M(10, 11, 80) M(12, 13, 96) M(14, 15, 112) M(16, 17, 128)
#define G2(M) M(18, 19, 144) M(20, 21, 160) M(22, 23, 176) M(24, 25, 192) M(26, 27, 208) M(28, 29, 224)
#define V1(M) M(0, 1, 256) M(2, 3, 288) M(4, 5, 320) M(6, 7, 352) M(8, 9, 384) M(10, 11, 416) M(12, 13, 448)
#define V2(M) M(14, 15, 480) M(16, 17, 512) M(18, 19, 544) M(20, 21, 576) M(22, 23, 608) M(24, 25, 640) M(26, 27, 672)
#define V3(M) M(28, 29, 704) M(30, 31, 736)
#define LOAD(a, b, at) "ldp x" #a ", x" #b ", [x9, #" #at "]\n"
#define STORE(a, b, at) "stp x" #a ", x" #b ", [x9, #" #at "]\n"
#define LOAD_VECTOR(a, b, at) "ldp q" #a ", q" #b ", [x9, #" #at "]\n"
#define STORE_VECTOR(a, b, at) "stp q" #a ", q" #b ", [x9, #" #at "]\n"

asm(".text\n.globl enter\nenter:\n"
    "stp x29, x30, [sp, #-208]!\n stp x19, x20, [sp, #16]\n stp x21, x22, [sp, #32]\n stp x23, x24, [sp, #48]\n"
    "stp x25, x26, [sp, #64]\n stp x27, x28, [sp, #80]\n stp d8, d9, [sp, #96]\n stp d10, d11, [sp, #112]\n"
    "stp d12, d13, [sp, #128]\n stp d14, d15, [sp, #144]\n stp x0, x1, [sp, #160]\n str x18, [sp, #176]\n"
    "sub sp, sp, #4096\n adrp x9, before\n add x9, x9, :lo12:before\n mov x0, sp\n str x0, [x9, #248]\n"
    V1(LOAD_VECTOR) V2(LOAD_VECTOR) V3(LOAD_VECTOR) G1(LOAD) G2(LOAD)
    "ldr x8, [x9, #64]\n ldr x9, [x9, #72]\n ldr x30, [sp, #4256]\n blr x30\n"
    "str x9, [sp, #4280]\n ldr x9, [sp, #4264]\n"
    V1(STORE_VECTOR) V2(STORE_VECTOR) V3(STORE_VECTOR) G1(STORE) G2(STORE)
    "str x8, [x9, #64]\n ldr x0, [sp, #4280]\n str x0, [x9, #72]\n mov x0, sp\n str x0, [x9, #248]\n"
    "add sp, sp, #4096\n ldr x18, [sp, #176]\n ldp x19, x20, [sp, #16]\n ldp x21, x22, [sp, #32]\n"
    "ldp x23, x24, [sp, #48]\n ldp x25, x26, [sp, #64]\n ldp x27, x28, [sp, #80]\n ldp d8, d9, [sp, #96]\n"
    "ldp d10, d11, [sp, #112]\n ldp d12, d13, [sp, #128]\n ldp d14, d15, [sp, #144]\n ldp x29, x30, [sp], #208\n ret\n"
    ".globl clobber\nclobber:\n"
    ".irp r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18\n mov x\\r, #0x1111\n .endr\n"
    // The low halves of v8 to v15 are the caller's, the high ones nobody's.
    ".irp r,8,9,10,11,12,13,14,15\n fmov d\\r, d\\r\n .endr\n"
    ".irp r,0,1,2,3,4,5,6,7,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31\n movi v\\r\\().2d, #0\n .endr\n ret\n");
#endif

// Registers a function keeps: general ones, low halves of vectors, whole vectors; bit i is number i of the encoding.
struct probe {
  void (*f)(void);
  unsigned general, halves, vectors;
};

struct check {
  int test;
  unsigned want, got, size;
  unsigned char mask;
};

static volatile int current;

static void fault(int signal) {
  printf("probe %d: signal %d\n", current, signal);
  exit(1);
}

static int run(const struct probe *probes, int probe_count, const struct check *checks, int check_count) {
  int bad = 0;
  for (int i = 0; i < (int)(sizeof before / sizeof *before); i++)
    before[i] = 0x0101010101010101 * (i + 1);
  signal(SIGSEGV, fault);
  signal(SIGILL, fault);
  for (int i = 0; i < probe_count; i++) {
    current = i;
    unsigned long after[GENERAL + 2 * VECTORS];
    memset(after, 0, sizeof after);
    enter(probes[i].f, after);
    for (int r = 0; r < GENERAL; r++)
      if (probes[i].general >> r & 1 && before[r] != after[r])
        printf("probe %d: general register %d changed\n", i, r), bad = 1;
    for (int r = 0; r < VECTORS; r++) {
      int at = GENERAL + 2 * r;
      if ((probes[i].halves | probes[i].vectors) >> r & 1 && before[at] != after[at] ||
          probes[i].vectors >> r & 1 && before[at + 1] != after[at + 1])
        printf("probe %d: vector register %d changed\n", i, r), bad = 1;
    }
  }
  for (int i = 0; i < check_count; i++) {
    const struct check *c = &checks[i];
    unsigned char *w = want + c->want, *g = got + c->got;
    g[c->size - 1] &= c->mask;
    if (memcmp(w, g, c->size))
      printf("test %d: check %d differs\n", c->test, i), bad = 1;
  }
  return bad;
}
