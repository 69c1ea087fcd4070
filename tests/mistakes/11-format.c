#include <stdio.h>
int main(void) {
  printf("%d %s\n", 1.5, 3);
  return 0;
}
