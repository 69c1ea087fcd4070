/* Products of square matrices, of doubles and of integers. matmul [SIZE] */
#include <stdio.h>
#include <stdlib.h>

static void product(int n, double a[n][n], double b[n][n], double c[restrict n][n]) {
  for (int i = 0; i < n; i++)
    for (int k = 0; k < n; k++) {
      double factor = a[i][k];
      for (int j = 0; j < n; j++)
        c[i][j] += factor * b[k][j];
    }
}

static void product_of_ints(int n, const int *a, const int *b, int *c) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      int sum = 0;
      for (int k = 0; k < n; k++)
        sum += a[i * n + k] * b[j * n + k];
      c[i * n + j] = sum;
    }
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 800;
  double(*a)[n] = calloc(n, sizeof *a), (*b)[n] = calloc(n, sizeof *b), (*c)[n] = calloc(n, sizeof *c);
  int *p = calloc((size_t)n * n, sizeof *p), *q = calloc((size_t)n * n, sizeof *q), *r = calloc((size_t)n * n, sizeof *r);
  if (!a || !b || !c || !p || !q || !r)
    return 1;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      a[i][j] = (i * 3 + j) % 17, b[i][j] = (i + j * 5) % 13;
      p[i * n + j] = (i * 7 + j) % 19, q[i * n + j] = (i + j * 11) % 23;
    }
  product(n, a, b, c);
  product_of_ints(n, p, q, r);
  double trace = 0;
  long total = 0;
  for (int i = 0; i < n; i++)
    trace += c[i][n - 1 - i], total += r[i * n + i];
  printf("%.1f %ld\n", trace, total);
  free(a), free(b), free(c), free(p), free(q), free(r);
  return 0;
}
