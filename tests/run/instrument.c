// -finstrument-functions: calls at begin and end of each function, inlined ones too, but for those that say no.
// flags: -finstrument-functions
// expect: inner in, inner out, outer out
// expect: 3 calls in, 3 out
#include <stdio.h>

#define QUIET __attribute__((no_instrument_function))

static int outer(int a);
static void *entered, *left;
static int in, out;

QUIET void __cyg_profile_func_enter(void *function, void *site)
{
    (void)site;
    entered = function;
    in++;
}

QUIET void __cyg_profile_func_exit(void *function, void *site)
{
    (void)site;
    left = function;
    out++;
}

static inline int inner(int a) { return a + (in == 2); }
static int outer(int a) { return inner(a); }

int plain(void) { return in; }
QUIET int quiet(void) { return in; }

QUIET int main(void)
{
    if (outer(1) == 2 && entered == (void *)inner) {
        printf("inner in, inner out, %s\n", left == (void *)outer ? "outer out" : "?");
    }
    quiet();
    plain();
    printf("%d calls in, %d out\n", in, out);
    return 0;
}
