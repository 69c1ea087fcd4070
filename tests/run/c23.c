// C23: auto, constexpr, nullptr, bool, typeof, enum types, attributes, digit separators, #embed.
// flags: -std=c23
// expect: 1000000 10 5
// expect: 1 8 1
// expect: null int
// expect: 255 3
// expect: 1 2 0
#include <stddef.h>
#include <stdio.h>

enum Wide : unsigned long long { BIG = 1ull << 40 };
constexpr int limit = 10;
static int numbers[limit];

[[nodiscard]] static int five([[maybe_unused]] int unused) { return 5; }
static const char *kind(nullptr_t) { return "null"; }
static_assert(sizeof(enum Wide) == 8);

int main()
{
    auto million = 1'000'000;
    printf("%d %zu %d\n", million, sizeof numbers / sizeof *numbers, five(1));
    bool yes = true;
    printf("%d %zu %d\n", yes, sizeof(enum Wide), BIG == 1ull << 40);
    printf("%s %s\n", kind(nullptr), _Generic(million, int: "int", default: "other"));
    printf("%d %d\n", 0b1111'1111, (int)sizeof(typeof_unqual(const char[3])));
    int list[3] = { 1, 2, };
    struct { int a, b; } empty = {};
    printf("%d %d %d\n", list[0], list[1], list[2] + empty.a);
}
