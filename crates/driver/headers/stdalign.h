/* <stdalign.h>: C17 7.15; in C23 the words are keywords. */
#ifndef __STDALIGN_H
#define __STDALIGN_H

#if !defined(__STDC_VERSION__) || __STDC_VERSION__ < 202311L
#undef alignas
#define alignas _Alignas
#undef alignof
#define alignof _Alignof
#define __alignas_is_defined 1
#define __alignof_is_defined 1
#endif

#endif
