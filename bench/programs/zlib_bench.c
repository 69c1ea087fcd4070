/* Compresses and decompresses generated data with zlib. zlib_bench [MEGABYTES] */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "zlib.h"

int main(int argc, char **argv) {
  uLong size = (uLong)(argc > 1 ? atoi(argv[1]) : 12) << 20, bound = compressBound(size);
  Bytef *data = malloc(size), *packed = malloc(bound), *back = malloc(size);
  if (!data || !packed || !back)
    return 1;
  unsigned long long state = 88172645463325252ULL;
  for (uLong i = 0; i < size; i++) {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    data[i] = (state & 31) < 20 && i > 400 ? data[i - 1 - (state >> 40) % 399] : (Bytef)(state >> 20 & 63);
  }
  for (int level = 1; level <= 6; level += 5) {
    uLongf length = bound, back_length = size;
    if (compress2(packed, &length, data, size, level) != Z_OK || uncompress(back, &back_length, packed, length) != Z_OK)
      return 1;
    if (back_length != size || memcmp(data, back, size))
      return 2;
    printf("%d %lu %lu\n", level, (unsigned long)length, crc32(0, packed, (uInt)length));
  }
  free(data), free(packed), free(back);
  return 0;
}
