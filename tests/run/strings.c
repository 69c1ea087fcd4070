// String and character literals: prefixes, escapes, concatenation, wide characters. C23 6.4.5.
// expect: 4 8 2 3
// expect: 65 10 7 255
// expect: 233 8364 128512
// expect: tab	quote" nul 3
// expect: c3a9
#include <stdio.h>
#include <uchar.h>
#include <wchar.h>

int main(void)
{
    printf("%zu %zu %zu %zu\n", sizeof "abc", sizeof L"a", sizeof u"", sizeof u8"é");
    printf("%d %d %d %d\n", 'A', '\n', '\a', (unsigned char)'\xff');
    printf("%d %d %d\n", (int)L'é', (int)u'€', (int)U'😀');
    char s[] = "a\0b";
    printf("tab\tquote\" nul %zu\n", sizeof s - 1);
    unsigned char e[] = "\u00e9";
    printf("%x%x\n", e[0], e[1]);
    return 0;
}
