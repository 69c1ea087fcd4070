#include <stdio.h>
#include "lib.h"
int main(void) { printf("%d\n", demo_add(40, 2)); return demo_add(1, -1); }
