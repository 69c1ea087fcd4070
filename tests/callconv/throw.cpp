// Throws through throw.ll and catches.
#include <cstdio>

extern "C" long outer(void (*)(int), int, long);
extern "C" void seen(long a, long b) { std::printf("seen %ld %ld\n", a, b); }
extern "C" void call_back(void (*f)(int), int n) { f(n); }

static void thrower(int n) {
  if (n == 3)
    throw n;
}

int main() {
  long kept[4] = {1, 2, 3, 4};
  for (int n = 2; n < 8; n += n == 3 ? 4 : 1)
    try {
      std::printf("%ld\n", outer(thrower, n, 40 + n));
    } catch (int thrown) {
      std::printf("caught %d %ld\n", thrown, kept[3]);
    }
}
