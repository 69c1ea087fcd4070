// A bytecode interpreter whose handlers jump to each other and keep its state in registers.
//
//   neverc -O2 interpreter.c -o interpreter && ./interpreter 30000
//
// Every handler is a function under one convention: the program counter, the registers of the machine, the table of
// handlers and the accumulator are arguments, in processor registers that no handler preserves and that calls of C
// functions leave alone. So a handler has no prologue, and an instruction costs a load, its work and a jump.
//
// -DSWITCH builds the same machine as a loop around a switch, and so does a compiler without musttail. With Clang the
// handlers use preserve_none.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#if !defined __has_attribute
#define SWITCH
#elif !__has_attribute(musttail)
#define SWITCH
#elif defined __clang__ && !defined __neverc__
#define CONVENTION __attribute__((preserve_none))
#elif defined __aarch64__
#define CONVENTION __attribute__((callconv("gpr:x20,x21,x22,x23;ret:x0;csr:none")))
#else
#define CONVENTION __attribute__((callconv("gpr:r12,r13,r14,r15;ret:rax;csr:none")))
#endif

typedef struct {
  uint8_t op, a, b, c;
} Code;

enum { ADD, SUB, MUL, XOR, SHIFT, LOAD, STORE, CONSTANT, MOVE, LESS, JUMP_IF, JUMP, CALL, HALT, OPS };

// A function of the world outside, to show what a call from a handler costs.
__attribute__((noinline)) int64_t outside(int64_t x) {
  static int64_t seed;
  return seed = seed * 6364136223846793005 + x;
}

#ifdef SWITCH

static int64_t run(const Code *pc, int64_t *r) {
  int64_t acc = 0;
  for (;;) {
    Code code = *pc++;
    switch (code.op) {
    case ADD: acc = r[code.a] = r[code.b] + r[code.c]; break;
    case SUB: acc = r[code.a] = r[code.b] - r[code.c]; break;
    case MUL: acc = r[code.a] = (int64_t)((uint64_t)r[code.b] * (uint64_t)r[code.c]); break;
    case XOR: acc = r[code.a] = r[code.b] ^ r[code.c]; break;
    case SHIFT: acc = r[code.a] = r[code.b] >> code.c; break;
    case LOAD: acc += r[code.a]; break;
    case STORE: r[code.a] = acc; break;
    case CONSTANT: r[code.a] = code.b | code.c << 8; break;
    case MOVE: r[code.a] = r[code.b]; break;
    case LESS: acc = r[code.b] < r[code.c]; break;
    case JUMP_IF: if (acc) pc += (int8_t)code.a; break;
    case JUMP: pc += (int8_t)code.a; break;
    case CALL: acc = r[code.a] = outside(r[code.b]); break;
    default: return r[code.a];
    }
  }
}

#else

typedef int64_t Handler(const Code *pc, int64_t *r, const void *table, int64_t acc) CONVENTION;

#define HANDLER(name) static CONVENTION int64_t name(const Code *pc, int64_t *r, const void *table, int64_t acc)
#define NEXT __attribute__((musttail)) return ((Handler *const *)table)[pc->op](pc, r, table, acc)

HANDLER(add) { acc = r[pc->a] = r[pc->b] + r[pc->c]; pc++; NEXT; }
HANDLER(sub) { acc = r[pc->a] = r[pc->b] - r[pc->c]; pc++; NEXT; }
HANDLER(mul) { acc = r[pc->a] = (int64_t)((uint64_t)r[pc->b] * (uint64_t)r[pc->c]); pc++; NEXT; }
HANDLER(xor) { acc = r[pc->a] = r[pc->b] ^ r[pc->c]; pc++; NEXT; }
HANDLER(shift) { acc = r[pc->a] = r[pc->b] >> pc->c; pc++; NEXT; }
HANDLER(load) { acc += r[pc->a]; pc++; NEXT; }
HANDLER(store) { r[pc->a] = acc; pc++; NEXT; }
HANDLER(constant) { r[pc->a] = pc->b | pc->c << 8; pc++; NEXT; }
HANDLER(move) { r[pc->a] = r[pc->b]; pc++; NEXT; }
HANDLER(less) { acc = r[pc->b] < r[pc->c]; pc++; NEXT; }
HANDLER(jump_if) { pc += acc ? 1 + (int8_t)pc->a : 1; NEXT; }
HANDLER(jump) { pc += 1 + (int8_t)pc->a; NEXT; }
HANDLER(call) { acc = r[pc->a] = outside(r[pc->b]); pc++; NEXT; }
HANDLER(halt) { return r[pc->a]; }

static Handler *const handlers[OPS] = {add,   sub,      mul,  xor,  shift,   load, store,
                                       constant, move, less, jump_if, jump, call,  halt};

static int64_t run(const Code *pc, int64_t *r) { return handlers[pc->op](pc, r, handlers, 0); }

#endif

// for (i = 0; i < n; i++) for (j = 0; j < i; j++) { s = (s ^ (i * j)) + (s >> 3); } s += outside(s) after each row
static const Code program[] = {
    {CONSTANT, 1, 0, 0},         // i = 0
    {CONSTANT, 4, 1, 0},         // one = 1
    {CONSTANT, 3, 0, 0},         // s = 0
    /* 3 */ {CONSTANT, 2, 0, 0}, // j = 0
    {LESS, 0, 2, 1},
    {JUMP_IF, 1, 0, 0},
    {JUMP, 8, 0, 0}, // an empty row
    /* 7 */ {MUL, 5, 1, 2},
    {XOR, 5, 3, 5},
    {SHIFT, 6, 3, 3},
    {ADD, 3, 5, 6},
    {ADD, 2, 2, 4},
    {LESS, 0, 2, 1},
    {JUMP_IF, (uint8_t)-7, 0, 0},
    {JUMP, 0, 0, 0},
    /* 15 */ {CALL, 7, 3, 0},
    {ADD, 3, 3, 7},
    {ADD, 1, 1, 4},
    {LESS, 0, 1, 0},
    {JUMP_IF, (uint8_t)-17, 0, 0},
    {HALT, 3, 0, 0},
};

int main(int argc, char **argv) {
  int64_t r[256] = {argc > 1 ? atoll(argv[1]) : 3000};
  printf("%lld\n", (long long)run(program, r));
  return 0;
}
