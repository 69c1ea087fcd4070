/* A bytecode interpreter (switch in a loop) that counts primes and computes checksums. machine [LIMIT] */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { PUSH, LOAD, STORE, ADD, SUB, MUL, MOD, LESS, EQUAL, JUMP, IFZERO, GET, PUT, XOR, SHIFT, HALT };

struct machine {
  int64_t stack[64], locals[8], *memory;
  size_t steps;
};

static int64_t run(struct machine *m, const int32_t *code) {
  int64_t *top = m->stack;
  for (const int32_t *at = code;;) {
    m->steps++;
    switch (*at++) {
    case PUSH: *++top = *at++; break;
    case LOAD: *++top = m->locals[*at++]; break;
    case STORE: m->locals[*at++] = *top--; break;
    case ADD: top--, *top += top[1]; break;
    case SUB: top--, *top -= top[1]; break;
    case MUL: top--, *top = (int64_t)((uint64_t)*top * (uint64_t)top[1]); break;
    case MOD: top--, *top = top[1] ? *top % top[1] : 0; break;
    case LESS: top--, *top = *top < top[1]; break;
    case EQUAL: top--, *top = *top == top[1]; break;
    case JUMP: at = code + *at; break;
    case IFZERO: at = *top-- ? at + 1 : code + *at; break;
    case GET: *top = m->memory[*top]; break;
    case PUT: top -= 2, m->memory[top[1]] = top[2]; break;
    case XOR: top--, *top ^= top[1]; break;
    case SHIFT: *top = (int64_t)((uint64_t)*top << (*at++ & 63)); break;
    case HALT: return *top;
    default: return -1;
    }
  }
}

/* for i = 2; i < limit: if memory[i] = 0: { count++; sum = (sum * 31 ^ i) % 65521; for j = i; j < limit; j += i: memory[j] = 1 } */
int main(int argc, char **argv) {
  long limit = argc > 1 ? atol(argv[1]) : 3000000;
  static int32_t code[128];
  int n = 0, outer, fix_end, fix_skip, inner, fix_inner;
  struct machine m = {.memory = calloc((size_t)limit + 1, sizeof(int64_t))};
  if (!m.memory)
    return 1;
#define EMIT(...)                                                                                                      \
  do {                                                                                                                 \
    const int32_t part[] = {__VA_ARGS__};                                                                              \
    for (size_t i = 0; i < sizeof part / sizeof *part; i++)                                                            \
      code[n++] = part[i];                                                                                             \
  } while (0)
  EMIT(PUSH, 2, STORE, 0);
  outer = n;
  EMIT(LOAD, 0, LOAD, 7, LESS, IFZERO, 0);
  fix_end = n - 1;
  EMIT(LOAD, 0, GET, PUSH, 0, EQUAL, IFZERO, 0);
  fix_skip = n - 1;
  EMIT(LOAD, 1, PUSH, 1, ADD, STORE, 1);
  EMIT(LOAD, 3, PUSH, 31, MUL, LOAD, 0, XOR, PUSH, 65521, MOD, STORE, 3);
  EMIT(LOAD, 0, STORE, 2);
  inner = n;
  EMIT(LOAD, 2, LOAD, 7, LESS, IFZERO, 0);
  fix_inner = n - 1;
  EMIT(LOAD, 2, PUSH, 1, PUT, LOAD, 2, LOAD, 0, ADD, STORE, 2, JUMP, inner);
  code[fix_inner] = code[fix_skip] = n;
  EMIT(LOAD, 0, PUSH, 1, ADD, STORE, 0, JUMP, outer);
  code[fix_end] = n;
  EMIT(LOAD, 1, SHIFT, 16, LOAD, 3, ADD, HALT);
  m.locals[7] = limit;
  int64_t result = run(&m, code);
  printf("%lld %lld %zu\n", (long long)(result >> 16), (long long)(result & 65535), m.steps);
  free(m.memory);
  return 0;
}
