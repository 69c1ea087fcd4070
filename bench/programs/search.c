/* Searching in text: naive, by shift table, by pattern with wildcards, and the distance of words. search [ROUNDS] */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static size_t naive(const char *text, const char *word) {
  size_t hits = 0;
  for (; *text; text++) {
    size_t i = 0;
    while (word[i] && text[i] == word[i])
      i++;
    hits += !word[i];
  }
  return hits;
}

static size_t by_table(const unsigned char *text, size_t size, const unsigned char *word, size_t length) {
  size_t shift[256], hits = 0;
  for (int i = 0; i < 256; i++)
    shift[i] = length;
  for (size_t i = 0; i + 1 < length; i++)
    shift[word[i]] = length - 1 - i;
  for (size_t at = 0; at + length <= size; at += shift[text[at + length - 1]])
    hits += !memcmp(text + at, word, length);
  return hits;
}

static int matches(const char *pattern, const char *text) {
  const char *star = NULL, *back = NULL;
  while (*text && *text != ' ')
    if (*pattern == *text || *pattern == '?')
      pattern++, text++;
    else if (*pattern == '*')
      star = pattern++, back = text;
    else if (star)
      pattern = star + 1, text = ++back;
    else
      return 0;
  while (*pattern == '*')
    pattern++;
  return !*pattern;
}

static int distance(const char *a, int n, const char *b, int m) {
  int row[64];
  for (int j = 0; j <= m; j++)
    row[j] = j;
  for (int i = 1; i <= n; i++) {
    int corner = row[0];
    row[0] = i;
    for (int j = 1; j <= m; j++) {
      int best = corner + (a[i - 1] != b[j - 1]);
      if (row[j] + 1 < best)
        best = row[j] + 1;
      if (row[j - 1] + 1 < best)
        best = row[j - 1] + 1;
      corner = row[j];
      row[j] = best;
    }
  }
  return row[m];
}

int main(int argc, char **argv) {
  int rounds = argc > 1 ? atoi(argv[1]) : 120;
  size_t size = 1 << 18, total = 0;
  char *text = malloc(size + 1);
  if (!text)
    return 1;
  unsigned seed = 99;
  for (size_t i = 0; i < size; i++) {
    seed = seed * 1664525u + 1013904223u;
    text[i] = (seed >> 24) % 7 ? (char)('a' + (seed >> 16) % 6) : ' ';
  }
  text[size] = 0;
  for (int round = 0; round < rounds; round++) {
    char word[8] = {(char)('a' + round % 6), 'b', 'a', (char)('a' + round % 5), 0};
    total += naive(text, word);
    total += by_table((unsigned char *)text, size, (unsigned char *)word, 4);
    for (const char *at = text; at; at = strchr(at, ' ')) {
      at += *at == ' ';
      total += matches("*a?b*", at);
    }
    for (size_t i = 0; i + 64 < size; i += 512)
      total += distance(text + i, 24, text + i + 32, 24);
  }
  printf("%zu\n", total);
  free(text);
  return 0;
}
