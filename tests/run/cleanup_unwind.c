// Handlers of the cleanup attribute run when a thread ends in the middle: what gcc and clang print.
// flags: -fexceptions -pthread
// expect: i2i21 7
// expect: 1111 8
#include <pthread.h>
#include <stdio.h>
#include <string.h>
static char log_[64];
static void note(const char *s) { strcat(log_, s); }
static void one(int *p) { note(*p == 1 ? "1" : *p == 2 ? "2" : "?"); }
static void *leave(void *arg) {
  int a __attribute__((cleanup(one))) = 1;
  for (int i = 0; i < 3; i++) {
    int b __attribute__((cleanup(one))) = 2;
    note("i");
    if (i == 1) pthread_exit(arg);
  }
  return 0;
}
static int depth(int n) {
  int a __attribute__((cleanup(one))) = 1;
  if (n == 0) pthread_exit((void *)8);
  return depth(n - 1) + 1;
}
static void *deep(void *arg) { return (void *)(long)depth(3); }
int main(void) {
  pthread_t t; void *r;
  pthread_create(&t, 0, leave, (void *)7); pthread_join(t, &r);
  printf("%s %ld\n", log_, (long)r); log_[0] = 0;
  pthread_create(&t, 0, deep, 0); pthread_join(t, &r);
  printf("%s %ld\n", log_, (long)r);
}
