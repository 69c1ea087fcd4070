/* <stdarg.h>: C23 7.16. C libraries ask for __gnuc_va_list alone by __need___va_list. */

#if !defined(__need___va_list) && !defined(__need_va_list) && !defined(__need_va_arg) && \
    !defined(__need___va_copy) && !defined(__need_va_copy)
#define __need___va_list
#define __need_va_list
#define __need_va_arg
#define __need___va_copy
#if !defined(__STRICT_ANSI__) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 199901L)
#define __need_va_copy
#endif
#if defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L && !defined(__STDC_VERSION_STDARG_H__)
#define __STDC_VERSION_STDARG_H__ 202311L
#endif
#endif

#ifdef __need___va_list
#undef __need___va_list
#ifndef __GNUC_VA_LIST
#define __GNUC_VA_LIST
typedef __builtin_va_list __gnuc_va_list;
#endif
#endif

#ifdef __need_va_list
#undef __need_va_list
#ifndef _VA_LIST
#define _VA_LIST
typedef __builtin_va_list va_list;
#endif
#endif

#ifdef __need_va_arg
#undef __need_va_arg
#undef va_start
#undef va_end
#undef va_arg
#if defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L
/* The second argument is optional and not evaluated. */
#define va_start(ap, ...) __builtin_va_start(ap, 0)
#else
#define va_start(ap, last) __builtin_va_start(ap, last)
#endif
#define va_end(ap) __builtin_va_end(ap)
#define va_arg(ap, type) __builtin_va_arg(ap, type)
#endif

#ifdef __need___va_copy
#undef __need___va_copy
#undef __va_copy
#define __va_copy(to, from) __builtin_va_copy(to, from)
#endif

#ifdef __need_va_copy
#undef __need_va_copy
#undef va_copy
#define va_copy(to, from) __builtin_va_copy(to, from)
#endif
