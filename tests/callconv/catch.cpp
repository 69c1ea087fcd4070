// Throws through middle.c and catches.
#include <cstdio>
#include <stdexcept>

extern "C" int through(void (*)(int), int);

static void quiet(int) {}
static void thrower(int n) { throw std::runtime_error(n == 3 ? "three" : "other"); }

int main() {
  int kept[6] = {1, 2, 3, 4, 5, 6};
  std::printf("%d\n", through(quiet, 2));
  try {
    through(thrower, 3);
    std::puts("not reached");
  } catch (const std::runtime_error &e) {
    std::printf("%s %d\n", e.what(), kept[3]);
  }
}
