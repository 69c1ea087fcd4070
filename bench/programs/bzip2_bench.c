/* Compresses and decompresses generated data with bzip2's library. bzip2_bench [MEGABYTES] */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "bzlib.h"

int main(int argc, char **argv) {
  unsigned size = (unsigned)(argc > 1 ? atoi(argv[1]) : 6) << 20, bound = size + size / 50 + 600;
  char *data = malloc(size), *packed = malloc(bound), *back = malloc(size);
  if (!data || !packed || !back)
    return 1;
  unsigned long long state = 88172645463325252ULL;
  for (unsigned i = 0; i < size; i++) {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    data[i] = (state & 31) < 20 && i > 400 ? data[i - 1 - (state >> 40) % 399] : (char)(state >> 20 & 63);
  }
  unsigned length = bound, back_length = size;
  if (BZ2_bzBuffToBuffCompress(packed, &length, data, size, 9, 0, 0) != BZ_OK ||
      BZ2_bzBuffToBuffDecompress(back, &back_length, packed, length, 0, 0) != BZ_OK)
    return 1;
  if (back_length != size || memcmp(data, back, size))
    return 2;
  printf("%u\n", length);
  free(data), free(packed), free(back);
  return 0;
}
