/* <stdbit.h>: C23 7.18. */
#ifndef __STDBIT_H
#define __STDBIT_H

#include <limits.h>
#include <stddef.h>
#include <stdint.h>

#define __STDC_VERSION_STDBIT_H__ 202311L

#define __STDC_ENDIAN_LITTLE__ __ORDER_LITTLE_ENDIAN__
#define __STDC_ENDIAN_BIG__ __ORDER_BIG_ENDIAN__
#define __STDC_ENDIAN_NATIVE__ __BYTE_ORDER__

/* Each function exists for the five unsigned types; all count in unsigned long long. WIDTH is the
   type's number of bits. */
#define __STDBIT_FUNCTIONS(suffix, type)                                                          \
  static __inline__ __attribute__((__unused__)) unsigned int                                       \
  stdc_leading_zeros_##suffix(type value) {                                                        \
    return value ? (unsigned int)__builtin_clzll(value) - (64U - (unsigned int)sizeof(type) * 8U)  \
                 : (unsigned int)sizeof(type) * 8U;                                                \
  }                                                                                                \
  static __inline__ __attribute__((__unused__)) unsigned int                                       \
  stdc_leading_ones_##suffix(type value) {                                                         \
    return stdc_leading_zeros_##suffix((type)~value);                                              \
  }                                                                                                \
  static __inline__ __attribute__((__unused__)) unsigned int                                       \
  stdc_trailing_zeros_##suffix(type value) {                                                       \
    return value ? (unsigned int)__builtin_ctzll(value) : (unsigned int)sizeof(type) * 8U;         \
  }                                                                                                \
  static __inline__ __attribute__((__unused__)) unsigned int                                       \
  stdc_trailing_ones_##suffix(type value) {                                                        \
    return stdc_trailing_zeros_##suffix((type)~value);                                             \
  }                                                                                                \
  static __inline__ __attribute__((__unused__)) unsigned int                                       \
  stdc_first_leading_zero_##suffix(type value) {                                                   \
    return value == (type)~(type)0 ? 0U : stdc_leading_ones_##suffix(value) + 1U;                  \
  }                                                                                                \
  static __inline__ __attribute__((__unused__)) unsigned int                                       \
  stdc_first_leading_one_##suffix(type value) {                                                    \
    return value == 0 ? 0U : stdc_leading_zeros_##suffix(value) + 1U;                              \
  }                                                                                                \
  static __inline__ __attribute__((__unused__)) unsigned int                                       \
  stdc_first_trailing_zero_##suffix(type value) {                                                  \
    return value == (type)~(type)0 ? 0U : stdc_trailing_ones_##suffix(value) + 1U;                 \
  }                                                                                                \
  static __inline__ __attribute__((__unused__)) unsigned int                                       \
  stdc_first_trailing_one_##suffix(type value) {                                                   \
    return value == 0 ? 0U : stdc_trailing_zeros_##suffix(value) + 1U;                             \
  }                                                                                                \
  static __inline__ __attribute__((__unused__)) unsigned int                                       \
  stdc_count_ones_##suffix(type value) {                                                           \
    return (unsigned int)__builtin_popcountll(value);                                              \
  }                                                                                                \
  static __inline__ __attribute__((__unused__)) unsigned int                                       \
  stdc_count_zeros_##suffix(type value) {                                                          \
    return stdc_count_ones_##suffix((type)~value);                                                 \
  }                                                                                                \
  static __inline__ __attribute__((__unused__)) _Bool                                              \
  stdc_has_single_bit_##suffix(type value) {                                                       \
    return value != 0 && (type)(value & (type)(value - 1)) == 0;                                   \
  }                                                                                                \
  static __inline__ __attribute__((__unused__)) unsigned int                                       \
  stdc_bit_width_##suffix(type value) {                                                            \
    return (unsigned int)sizeof(type) * 8U - stdc_leading_zeros_##suffix(value);                   \
  }                                                                                                \
  static __inline__ __attribute__((__unused__)) type stdc_bit_floor_##suffix(type value) {         \
    return value == 0 ? (type)0 : (type)(1ULL << (stdc_bit_width_##suffix(value) - 1U));           \
  }                                                                                                \
  static __inline__ __attribute__((__unused__)) type stdc_bit_ceil_##suffix(type value) {          \
    return value <= 1 ? (type)1                                                                    \
                      : (type)(2ULL << (stdc_bit_width_##suffix((type)(value - 1)) - 1U));         \
  }

__STDBIT_FUNCTIONS(uc, unsigned char)
__STDBIT_FUNCTIONS(us, unsigned short)
__STDBIT_FUNCTIONS(ui, unsigned int)
__STDBIT_FUNCTIONS(ul, unsigned long)
__STDBIT_FUNCTIONS(ull, unsigned long long)
#undef __STDBIT_FUNCTIONS

/* The function for the type of `value`. */
#define __STDBIT_GENERIC(name, value)                                                              \
  _Generic((value),                                                                                \
      unsigned char: name##_uc,                                                                    \
      unsigned short: name##_us,                                                                   \
      unsigned int: name##_ui,                                                                     \
      unsigned long: name##_ul,                                                                    \
      unsigned long long: name##_ull)(value)

#define stdc_leading_zeros(value) __STDBIT_GENERIC(stdc_leading_zeros, value)
#define stdc_leading_ones(value) __STDBIT_GENERIC(stdc_leading_ones, value)
#define stdc_trailing_zeros(value) __STDBIT_GENERIC(stdc_trailing_zeros, value)
#define stdc_trailing_ones(value) __STDBIT_GENERIC(stdc_trailing_ones, value)
#define stdc_first_leading_zero(value) __STDBIT_GENERIC(stdc_first_leading_zero, value)
#define stdc_first_leading_one(value) __STDBIT_GENERIC(stdc_first_leading_one, value)
#define stdc_first_trailing_zero(value) __STDBIT_GENERIC(stdc_first_trailing_zero, value)
#define stdc_first_trailing_one(value) __STDBIT_GENERIC(stdc_first_trailing_one, value)
#define stdc_count_zeros(value) __STDBIT_GENERIC(stdc_count_zeros, value)
#define stdc_count_ones(value) __STDBIT_GENERIC(stdc_count_ones, value)
#define stdc_has_single_bit(value) __STDBIT_GENERIC(stdc_has_single_bit, value)
#define stdc_bit_width(value) __STDBIT_GENERIC(stdc_bit_width, value)
#define stdc_bit_floor(value) __STDBIT_GENERIC(stdc_bit_floor, value)
#define stdc_bit_ceil(value) __STDBIT_GENERIC(stdc_bit_ceil, value)

#endif
