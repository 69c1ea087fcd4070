// Atomics: C11 <stdatomic.h>, __atomic and __sync builtins, _Atomic operators.
// expect: 8000
// expect: 5 9 9
// expect: 1 0
// expect: 12
// flags: -pthread
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int counter;
static _Atomic long total;
static int plain;

static void *work(void *arg)
{
    (void)arg;
    for (int i = 0; i < 1000; i++) {
        atomic_fetch_add(&counter, 1);
        total += 2;
        __atomic_fetch_add(&plain, 1, __ATOMIC_RELAXED);
    }
    return 0;
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], 0, work, 0);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], 0);
    printf("%ld\n", total * (counter == 4000) * (plain == 4000));
    atomic_int a = 5;
    int expected = 4;
    atomic_compare_exchange_strong(&a, &expected, 9);
    int first = expected;
    atomic_compare_exchange_strong(&a, &expected, 9);
    int loaded = atomic_load(&a);
    printf("%d %d %d\n", first, loaded, atomic_exchange(&a, 12));
    atomic_flag flag = ATOMIC_FLAG_INIT;
    int before = !atomic_flag_test_and_set(&flag);
    printf("%d %d\n", before, !atomic_flag_test_and_set(&flag));
    int s = 10;
    __sync_fetch_and_add(&s, 2);
    printf("%d\n", __sync_val_compare_and_swap(&s, 12, 13));
    return 0;
}
