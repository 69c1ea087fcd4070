int value = 1;
int value = 2;
int f(void) { return 0; }
long f(void) { return 0; }
