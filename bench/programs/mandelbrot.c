/* Points of the Mandelbrot set in a square: a tight loop of doubles, bits packed into bytes. mandelbrot [SIZE] */
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  int size = argc > 1 ? atoi(argv[1]) : 2000;
  unsigned long long sum = 0;
  for (int y = 0; y < size; y++) {
    unsigned char byte = 0;
    double ci = 2.0 * y / size - 1.0;
    for (int x = 0; x < size; x++) {
      double cr = 2.0 * x / size - 1.5, zr = 0, zi = 0, rr = 0, ii = 0;
      int step = 0;
      while (step < 50 && rr + ii <= 4.0) {
        zi = 2 * zr * zi + ci;
        zr = rr - ii + cr;
        rr = zr * zr;
        ii = zi * zi;
        step++;
      }
      byte = (unsigned char)(byte << 1 | (step == 50));
      if ((x & 7) == 7)
        sum = sum * 31 + byte;
    }
  }
  printf("%llx\n", sum);
  return 0;
}
