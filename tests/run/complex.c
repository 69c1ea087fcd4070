// Complex numbers: arithmetic, parts, conversion, as arguments and results.
// expect: -1.0 4.0
// expect: 5.0 3.0 4.0
// expect: 0.5 -0.5
// expect: 1 0
#include <complex.h>
#include <stdio.h>

static double complex square(double complex z) { return z * z; }
static float complex halve(float complex z) { return z / 2; }

int main(void)
{
    double complex z = 1.0 + 2.0 * I;
    double complex w = square(z) + 2;
    printf("%.1f %.1f\n", creal(w), cimag(w));
    z = 3.0 + 4.0 * I;
    printf("%.1f %.1f %.1f\n", cabs(z), __real__ z, __imag__ z);
    float complex f = halve(1.0f - 1.0f * I);
    printf("%.1f %.1f\n", crealf(f), cimagf(f));
    printf("%d %d\n", z == 3.0 + 4.0 * I, z == 3.0);
    return 0;
}
