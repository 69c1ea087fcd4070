// The preprocessor: pasting, stringizing, variadic macros, rescanning. C23 6.10.
// expect: 42 "a b" x=1,2
// expect: none one (1) two (1,2)
// expect: 12 23
// expect: preprocessor.c
// expect: 7 1 0
#include <stdio.h>
#include <string.h>

#define PASTE(a, b) a##b
#define XPASTE(a, b) PASTE(a, b)
#define STR(...) #__VA_ARGS__
#define XSTR(...) STR(__VA_ARGS__)
#define ANSWER XPASTE(4, 2)
#define ARGS(name, ...) name __VA_OPT__((__VA_ARGS__))
#define LOG(format, ...) printf(format, ##__VA_ARGS__)
#define f(a) a*g
#define g(a) f(a)
#define EMPTY
#define LPAREN (

#if ANSWER == 42 && defined(STR) && !defined(NOPE) && __has_include(<stdio.h>)
static int ok = 1;
#else
static int ok = 0;
#endif

int main(void)
{
    LOG("%d %s %s\n", ANSWER, STR("a b"), "x=" XSTR(1,2));
    LOG("%s %s %s\n", STR(none), XSTR(ARGS(one, 1)), XSTR(ARGS(two, 1,2)));
    int PASTE(var, 1) = 12, var2 = 23;
    LOG("%d %d\n", var1, var2);
    const char *slash = strrchr(__FILE__, '/');
    LOG("%s\n", slash ? slash + 1 : __FILE__);
    LOG("%zu %d %d\n", sizeof STR(f(2)(9)) - 1, ok, strcmp(XSTR(EMPTY), ""));
    return 0;
}
