// Directives.
#define A 1
#define A 2 // warning: 'A' macro redefined
#if 1 +
#endif // error@4: expected value in expression
#error this is wrong // error: this is wrong
#warning mind this // warning: mind this
#unknown // error: invalid preprocessing directive
#else // error: #else without #if
#endif // error: #endif without #if
#undef // error: macro name missing
#define 1 // error: macro name must be an identifier
