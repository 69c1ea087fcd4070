#define SQUARE(x) ((x) * (x))
int main(void) {
  struct { int a; } s = {1};
  return SQUARE(s);
}
