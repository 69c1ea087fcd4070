static int helper(void) { return 1; }
int f(int argument) {
  int unused;
  int set = 0;
  set = argument;
  return 0;
}
