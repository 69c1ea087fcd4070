// A program: reads words, sorts them by a callback, counts them.
// input: the quick brown fox
// input: jumps over the lazy dog the end
// expect: brown 1
// expect: dog 1
// expect: end 1
// expect: fox 1
// expect: jumps 1
// expect: lazy 1
// expect: over 1
// expect: quick 1
// expect: the 3
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int compare(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

int main(void)
{
    char **words = 0, word[64];
    size_t count = 0, room = 0;
    while (scanf("%63s", word) == 1) {
        if (count == room)
            words = realloc(words, (room = room * 2 + 1) * sizeof *words);
        words[count++] = strdup(word);
    }
    qsort(words, count, sizeof *words, compare);
    for (size_t i = 0, j; i < count; i = j) {
        for (j = i; j < count && !strcmp(words[i], words[j]); j++)
            ;
        printf("%s %zu\n", words[i], j - i);
    }
    return 0;
}
