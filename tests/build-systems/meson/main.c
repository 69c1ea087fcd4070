#include "lib.h"
#include <stdio.h>
int main(void) { printf("%d %ld\n", demo_add(40, 2), (long)
#ifdef __STDC_VERSION__
__STDC_VERSION__
#else
1
#endif
); return demo_add(1, -1); }
