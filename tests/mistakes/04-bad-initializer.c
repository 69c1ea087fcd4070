int main(void) {
  int n = "text";
  int a[2] = {1, 2, 3};
  return n + a[0];
}
