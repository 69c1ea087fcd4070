// Attributes: packed, aligned, alias, weak, constructor, cleanup, section, used.
// expect: constructed
// expect: 5 16 0
// expect: 7 7
// expect: no weak
// expect: after a star
// expect: cleaned 3
// expect: destructed
#include <stdint.h>
#include <stdio.h>

struct __attribute__((packed)) P { char c; int i; };
static int aligned __attribute__((aligned(16)));
int original(void) { return 7; }
int other(void) __attribute__((alias("original")));
extern int missing(void) __attribute__((weak));
static int in_section __attribute__((section("mydata"), used)) = 1;

__attribute__((constructor)) static void start(void) { puts("constructed"); }
__attribute__((destructor)) static void end(void) { puts("destructed"); }
static void clean(int *p) { printf("cleaned %d\n", *p); }
static void show(char **s) { puts(*s); }

int main(void)
{
    printf("%zu %zu %d\n", sizeof(struct P), _Alignof(aligned), (int)((uintptr_t)&aligned % 16));
    printf("%d %d\n", original(), other());
    puts(missing ? "weak" : "no weak");
    int value __attribute__((cleanup(clean))) = 3;
    char *__attribute__((cleanup(show))) text = "after a star";
    return in_section - 1;
}
