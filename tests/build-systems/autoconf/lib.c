#include "config.h"
#include "lib.h"
int demo_add(int a, int b) { return a + b; }
