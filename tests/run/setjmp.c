// setjmp and longjmp, volatile locals, signal handlers.
// expect: 0 1 2 done
// expect: caught
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>

static jmp_buf env;
static volatile sig_atomic_t caught;

static void handler(int signal) { caught = signal; }

int main(void)
{
    volatile int n = 0;
    int r = setjmp(env);
    printf("%d ", r);
    if (n++ < 2)
        longjmp(env, n);
    puts("done");
    signal(SIGUSR1, handler);
    raise(SIGUSR1);
    puts(caught == SIGUSR1 ? "caught" : "lost");
    return 0;
}
