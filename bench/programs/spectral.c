/* The spectral norm of an infinite matrix, cut off at SIZE: integer division and sums. spectral [SIZE] */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static inline double element(int i, int j) { return 1.0 / ((i + j) * (i + j + 1) / 2 + i + 1); }

static void multiply(int n, const double *in, double *out) {
  for (int i = 0; i < n; i++) {
    double sum = 0;
    for (int j = 0; j < n; j++)
      sum += element(i, j) * in[j];
    out[i] = sum;
  }
}

static void multiply_transposed(int n, const double *in, double *out) {
  for (int i = 0; i < n; i++) {
    double sum = 0;
    for (int j = 0; j < n; j++)
      sum += element(j, i) * in[j];
    out[i] = sum;
  }
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 2500;
  double *u = malloc(n * sizeof *u), *v = malloc(n * sizeof *v), *t = malloc(n * sizeof *t);
  if (!u || !v || !t)
    return 1;
  for (int i = 0; i < n; i++)
    u[i] = 1;
  for (int i = 0; i < 10; i++) {
    multiply(n, u, t), multiply_transposed(n, t, v);
    multiply(n, v, t), multiply_transposed(n, t, u);
  }
  double uv = 0, vv = 0;
  for (int i = 0; i < n; i++)
    uv += u[i] * v[i], vv += v[i] * v[i];
  printf("%.9f\n", sqrt(uv / vv));
  free(u), free(v), free(t);
  return 0;
}
