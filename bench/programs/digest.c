/* Checksums of a buffer: CRC-32 by table, SHA-256, Adler-32, bits counted. digest [MEGABYTES] */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t table[256], round_keys[64];

static inline uint32_t turn(uint32_t x, int n) { return x >> n | x << (32 - n); }

static void prepare(void) {
  for (uint32_t i = 0; i < 256; i++) {
    uint32_t c = i;
    for (int k = 0; k < 8; k++)
      c = c & 1 ? 0xedb88320u ^ c >> 1 : c >> 1;
    table[i] = c;
  }
  /* The first 32 bits of the fractions of cube roots of primes, by integer search. */
  for (int n = 0, p = 2; n < 64; p++) {
    int prime = 1;
    for (int d = 2; d * d <= p; d++)
      if (p % d == 0)
        prime = 0;
    if (!prime)
      continue;
    unsigned __int128 low = 0, high = (unsigned __int128)8 << 32;
    while (high - low > 1) {
      unsigned __int128 mid = (low + high) / 2;
      if (mid * mid * mid <= (unsigned __int128)p << 96)
        low = mid;
      else
        high = mid;
    }
    round_keys[n++] = (uint32_t)low;
  }
}

static uint32_t crc32(const unsigned char *data, size_t size) {
  uint32_t c = ~0u;
  while (size--)
    c = table[(c ^ *data++) & 255] ^ c >> 8;
  return ~c;
}

static uint32_t adler32(const unsigned char *data, size_t size) {
  uint32_t a = 1, b = 0;
  for (size_t i = 0; i < size; i++) {
    a = (a + data[i]) % 65521;
    b = (b + a) % 65521;
  }
  return b << 16 | a;
}

static void block(uint32_t state[8], const unsigned char *data) {
  uint32_t w[64], s[8];
  for (int i = 0; i < 16; i++)
    w[i] = (uint32_t)data[i * 4] << 24 | data[i * 4 + 1] << 16 | data[i * 4 + 2] << 8 | data[i * 4 + 3];
  for (int i = 16; i < 64; i++) {
    uint32_t a = w[i - 15], b = w[i - 2];
    w[i] = w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ a >> 3) + w[i - 7] + (turn(b, 17) ^ turn(b, 19) ^ b >> 10);
  }
  memcpy(s, state, sizeof s);
  for (int i = 0; i < 64; i++) {
    uint32_t e = s[4], a = s[0];
    uint32_t one = s[7] + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & s[5]) ^ (~e & s[6])) + round_keys[i] + w[i];
    uint32_t two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
    memmove(s + 1, s, 7 * sizeof *s);
    s[4] += one;
    s[0] = one + two;
  }
  for (int i = 0; i < 8; i++)
    state[i] += s[i];
}

static unsigned long bits(const unsigned char *data, size_t size) {
  unsigned long sum = 0;
  for (size_t i = 0; i + 8 <= size; i += 8) {
    uint64_t x;
    memcpy(&x, data + i, 8);
    for (; x; x &= x - 1)
      sum++;
  }
  return sum;
}

int main(int argc, char **argv) {
  size_t size = (size_t)(argc > 1 ? atoi(argv[1]) : 16) << 20;
  unsigned char *data = malloc(size);
  if (!data)
    return 1;
  uint32_t seed = 1, state[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  for (size_t i = 0; i < size; i++)
    data[i] = (unsigned char)((seed = seed * 69069 + 1) >> 24);
  prepare();
  for (size_t i = 0; i + 64 <= size; i += 64)
    block(state, data + i);
  printf("%08x %08x %08x %lu\n", crc32(data, size), adler32(data, size), state[0] ^ state[7], bits(data, size));
  free(data);
  return 0;
}
