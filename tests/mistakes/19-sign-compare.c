int f(int a, unsigned b) { return a < b; }
int shift(int a) { return a << 33; }
int divide(int a) { return a / 0; }
