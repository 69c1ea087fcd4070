/* Fourier transforms there and back with complex numbers. fft [ROUNDS] */
#include <complex.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { LOG = 14, SIZE = 1 << LOG };

static double complex roots[SIZE / 2], data[SIZE], first[SIZE];

static void transform(double complex *x, int inverse) {
  for (unsigned i = 1, j = 0; i < SIZE; i++) {
    unsigned bit = SIZE >> 1;
    for (; j & bit; bit >>= 1)
      j ^= bit;
    j ^= bit;
    if (i < j) {
      double complex t = x[i];
      x[i] = x[j];
      x[j] = t;
    }
  }
  for (unsigned len = 2; len <= SIZE; len <<= 1) {
    unsigned step = SIZE / len;
    for (unsigned i = 0; i < SIZE; i += len)
      for (unsigned k = 0; k < len / 2; k++) {
        double complex w = inverse ? conj(roots[k * step]) : roots[k * step];
        double complex u = x[i + k], v = x[i + k + len / 2] * w;
        x[i + k] = u + v;
        x[i + k + len / 2] = u - v;
      }
  }
  if (inverse)
    for (unsigned i = 0; i < SIZE; i++)
      x[i] /= SIZE;
}

int main(int argc, char **argv) {
  int rounds = argc > 1 ? atoi(argv[1]) : 500;
  for (int i = 0; i < SIZE / 2; i++)
    roots[i] = cexp(-2 * acos(-1) * I * i / SIZE);
  unsigned seed = 1;
  for (int i = 0; i < SIZE; i++) {
    seed = seed * 1103515245u + 12345u;
    first[i] = data[i] = (seed >> 16 & 1023) + (seed >> 20 & 255) * I;
  }
  for (int i = 0; i < rounds; i++)
    transform(data, 0), transform(data, 1);
  double worst = 0;
  for (int i = 0; i < SIZE; i++)
    worst = fmax(worst, cabs(data[i] - first[i]));
  printf("%s\n", worst < 1e-6 ? "same" : "differs");
  return worst < 1e-6 ? 0 : 1;
}
