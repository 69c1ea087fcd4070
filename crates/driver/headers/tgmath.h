/* <tgmath.h>: C23 7.27. A macro chooses a function by the type that its generic arguments have in
   common; integers count as double. */
#ifndef __TGMATH_H
#define __TGMATH_H

#include <complex.h>
#include <math.h>

#define __STDC_VERSION_TGMATH_H__ 202311L

/* A value of the type that an argument counts as. Never evaluated. */
#define __TG_TYPE(x)                                                                               \
  _Generic((x),                                                                                    \
      float: (float)0,                                                                             \
      long double: (long double)0,                                                                 \
      float _Complex: (float _Complex)0,                                                           \
      double _Complex: (double _Complex)0,                                                         \
      long double _Complex: (long double _Complex)0,                                               \
      default: (double)0)

/* Functions of real arguments. */
#define __TG_REAL(type, fun) _Generic((type), float: fun##f, long double: fun##l, default: fun)
#define __TG_REAL_1(fun, x) __TG_REAL(__TG_TYPE(x), fun)(x)
#define __TG_REAL_2(fun, x, y) __TG_REAL(__TG_TYPE(x) + __TG_TYPE(y), fun)(x, y)
#define __TG_REAL_3(fun, x, y, z)                                                                  \
  __TG_REAL(__TG_TYPE(x) + __TG_TYPE(y) + __TG_TYPE(z), fun)(x, y, z)

/* Functions that exist for complex arguments too, there with the prefix c. */
#define __TG_ANY(type, fun, cfun)                                                                  \
  _Generic((type),                                                                                 \
      float: fun##f,                                                                               \
      long double: fun##l,                                                                         \
      float _Complex: cfun##f,                                                                     \
      double _Complex: cfun,                                                                       \
      long double _Complex: cfun##l,                                                               \
      default: fun)
#define __TG_ANY_1(fun, cfun, x) __TG_ANY(__TG_TYPE(x), fun, cfun)(x)
#define __TG_ANY_2(fun, cfun, x, y) __TG_ANY(__TG_TYPE(x) + __TG_TYPE(y), fun, cfun)(x, y)

/* Functions of complex arguments; real ones are converted. */
#define __TG_COMPLEX(cfun, x)                                                                      \
  _Generic(__TG_TYPE(x),                                                                           \
      float: cfun##f,                                                                              \
      float _Complex: cfun##f,                                                                     \
      long double: cfun##l,                                                                        \
      long double _Complex: cfun##l,                                                               \
      default: cfun)(x)

#undef acos
#define acos(x) __TG_ANY_1(acos, cacos, x)
#undef asin
#define asin(x) __TG_ANY_1(asin, casin, x)
#undef atan
#define atan(x) __TG_ANY_1(atan, catan, x)
#undef acosh
#define acosh(x) __TG_ANY_1(acosh, cacosh, x)
#undef asinh
#define asinh(x) __TG_ANY_1(asinh, casinh, x)
#undef atanh
#define atanh(x) __TG_ANY_1(atanh, catanh, x)
#undef cos
#define cos(x) __TG_ANY_1(cos, ccos, x)
#undef sin
#define sin(x) __TG_ANY_1(sin, csin, x)
#undef tan
#define tan(x) __TG_ANY_1(tan, ctan, x)
#undef cosh
#define cosh(x) __TG_ANY_1(cosh, ccosh, x)
#undef sinh
#define sinh(x) __TG_ANY_1(sinh, csinh, x)
#undef tanh
#define tanh(x) __TG_ANY_1(tanh, ctanh, x)
#undef exp
#define exp(x) __TG_ANY_1(exp, cexp, x)
#undef log
#define log(x) __TG_ANY_1(log, clog, x)
#undef sqrt
#define sqrt(x) __TG_ANY_1(sqrt, csqrt, x)
#undef pow
#define pow(x, y) __TG_ANY_2(pow, cpow, x, y)
#undef fabs
#define fabs(x) __TG_ANY_1(fabs, cabs, x)

#undef atan2
#define atan2(x, y) __TG_REAL_2(atan2, x, y)
#undef copysign
#define copysign(x, y) __TG_REAL_2(copysign, x, y)
#undef fdim
#define fdim(x, y) __TG_REAL_2(fdim, x, y)
#undef fmax
#define fmax(x, y) __TG_REAL_2(fmax, x, y)
#undef fmin
#define fmin(x, y) __TG_REAL_2(fmin, x, y)
#undef fmod
#define fmod(x, y) __TG_REAL_2(fmod, x, y)
#undef hypot
#define hypot(x, y) __TG_REAL_2(hypot, x, y)
#undef nextafter
#define nextafter(x, y) __TG_REAL_2(nextafter, x, y)
#undef remainder
#define remainder(x, y) __TG_REAL_2(remainder, x, y)

#undef cbrt
#define cbrt(x) __TG_REAL_1(cbrt, x)
#undef ceil
#define ceil(x) __TG_REAL_1(ceil, x)
#undef erf
#define erf(x) __TG_REAL_1(erf, x)
#undef erfc
#define erfc(x) __TG_REAL_1(erfc, x)
#undef exp2
#define exp2(x) __TG_REAL_1(exp2, x)
#undef expm1
#define expm1(x) __TG_REAL_1(expm1, x)
#undef floor
#define floor(x) __TG_REAL_1(floor, x)
#undef ilogb
#define ilogb(x) __TG_REAL_1(ilogb, x)
#undef lgamma
#define lgamma(x) __TG_REAL_1(lgamma, x)
#undef llrint
#define llrint(x) __TG_REAL_1(llrint, x)
#undef llround
#define llround(x) __TG_REAL_1(llround, x)
#undef log10
#define log10(x) __TG_REAL_1(log10, x)
#undef log1p
#define log1p(x) __TG_REAL_1(log1p, x)
#undef log2
#define log2(x) __TG_REAL_1(log2, x)
#undef logb
#define logb(x) __TG_REAL_1(logb, x)
#undef lrint
#define lrint(x) __TG_REAL_1(lrint, x)
#undef lround
#define lround(x) __TG_REAL_1(lround, x)
#undef nearbyint
#define nearbyint(x) __TG_REAL_1(nearbyint, x)
#undef rint
#define rint(x) __TG_REAL_1(rint, x)
#undef round
#define round(x) __TG_REAL_1(round, x)
#undef tgamma
#define tgamma(x) __TG_REAL_1(tgamma, x)
#undef trunc
#define trunc(x) __TG_REAL_1(trunc, x)

#undef fma
#define fma(x, y, z) __TG_REAL_3(fma, x, y, z)
#undef frexp
#define frexp(x, exponent) __TG_REAL(__TG_TYPE(x), frexp)(x, exponent)
#undef ldexp
#define ldexp(x, exponent) __TG_REAL(__TG_TYPE(x), ldexp)(x, exponent)
#undef scalbn
#define scalbn(x, exponent) __TG_REAL(__TG_TYPE(x), scalbn)(x, exponent)
#undef scalbln
#define scalbln(x, exponent) __TG_REAL(__TG_TYPE(x), scalbln)(x, exponent)
#undef nexttoward
#define nexttoward(x, y) __TG_REAL(__TG_TYPE(x), nexttoward)(x, y)
#undef remquo
#define remquo(x, y, quotient) __TG_REAL(__TG_TYPE(x) + __TG_TYPE(y), remquo)(x, y, quotient)

#undef carg
#define carg(x) __TG_COMPLEX(carg, x)
#undef cimag
#define cimag(x) __TG_COMPLEX(cimag, x)
#undef conj
#define conj(x) __TG_COMPLEX(conj, x)
#undef cproj
#define cproj(x) __TG_COMPLEX(cproj, x)
#undef creal
#define creal(x) __TG_COMPLEX(creal, x)

#endif
