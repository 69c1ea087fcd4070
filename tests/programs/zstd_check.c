/* Compresses and decompresses generated data with zstd and compares. */
#include "zstd.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv) {
  size_t size = (size_t)(argc > 1 ? atoi(argv[1]) : 100) << 20;
  unsigned char *data = malloc(size), *back = malloc(size);
  size_t bound = ZSTD_compressBound(size);
  unsigned char *packed = malloc(bound);
  if (!data || !back || !packed)
    return 1;
  unsigned long long state = 88172645463325252ULL, sum = 0;
  for (size_t i = 0; i < size; i++) {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    data[i] = (state & 31) < 20 && i > 400 ? data[i - 1 - (state >> 40) % 399] : (unsigned char)(state >> 20 & 63);
  }
  for (int level = 1; level <= 6; level += 5) {
    size_t n = ZSTD_compress(packed, bound, data, size, level);
    if (ZSTD_isError(n))
      return 2;
    memset(back, 0, size);
    size_t m = ZSTD_decompress(back, size, packed, n);
    if (m != size || memcmp(data, back, size) != 0)
      return 3;
    for (size_t i = 0; i < n; i++)
      sum = sum * 31 + packed[i];
    printf("level %d: %zu bytes\n", level, n);
  }
  printf("checksum %llx\n", sum);
  return 0;
}
