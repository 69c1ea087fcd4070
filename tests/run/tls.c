// Thread-local storage: one object a thread.
// expect: 5 0 1
// flags: -pthread
#include <pthread.h>
#include <stdio.h>

static _Thread_local int local;
__thread int global = 1;

static void *work(void *arg)
{
    *(int *)arg = local;
    local = 99;
    global = 99;
    return 0;
}

int main(void)
{
    local = 5;
    int seen = -1;
    pthread_t t;
    pthread_create(&t, 0, work, &seen);
    pthread_join(t, 0);
    printf("%d %d %d\n", local, seen, global);
    return 0;
}
