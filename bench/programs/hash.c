/* A hash table of words that grows: counting, lookup, removal. hash [WORDS] */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct entry {
  struct entry *next;
  uint32_t hash, count;
  size_t length;
  char text[];
};

struct table {
  struct entry **buckets;
  size_t size, used;
};

static uint32_t hash_of(const char *text, size_t length) {
  uint32_t hash = 2166136261u;
  for (size_t i = 0; i < length; i++)
    hash = (hash ^ (unsigned char)text[i]) * 16777619u;
  return hash;
}

static void grow(struct table *table) {
  size_t size = table->size ? table->size * 2 : 16;
  struct entry **buckets = calloc(size, sizeof *buckets);
  if (!buckets)
    abort();
  for (size_t i = 0; i < table->size; i++)
    for (struct entry *e = table->buckets[i], *next; e; e = next) {
      next = e->next;
      e->next = buckets[e->hash & (size - 1)];
      buckets[e->hash & (size - 1)] = e;
    }
  free(table->buckets);
  table->buckets = buckets;
  table->size = size;
}

static struct entry *find(struct table *table, const char *text, size_t length, int add) {
  uint32_t hash = hash_of(text, length);
  if (table->size)
    for (struct entry *e = table->buckets[hash & (table->size - 1)]; e; e = e->next)
      if (e->hash == hash && e->length == length && !memcmp(e->text, text, length))
        return e;
  if (!add)
    return NULL;
  if (table->used >= table->size)
    grow(table);
  struct entry *e = malloc(sizeof *e + length + 1);
  if (!e)
    abort();
  *e = (struct entry){.next = table->buckets[hash & (table->size - 1)], .hash = hash, .length = length};
  memcpy(e->text, text, length + 1);
  table->buckets[hash & (table->size - 1)] = e;
  table->used++;
  return e;
}

static size_t word(unsigned number, char *out) {
  size_t length = 0;
  do
    out[length++] = (char)('a' + number % 23);
  while ((number /= 23) && length < 15);
  out[length] = 0;
  return length;
}

int main(int argc, char **argv) {
  unsigned words = argc > 1 ? (unsigned)atoi(argv[1]) : 5000000, seed = 7, missing = 0;
  struct table table = {0};
  char text[16];
  for (unsigned i = 0; i < words; i++) {
    seed = seed * 1664525u + 1013904223u;
    size_t length = word((seed >> 8) % 40009, text);
    find(&table, text, length, 1)->count++;
  }
  for (unsigned i = 0; i < words; i++)
    missing += !find(&table, text, word(i % 80000, text), 0);
  uint64_t sum = 0;
  for (size_t i = 0; i < table.size; i++)
    for (struct entry *e = table.buckets[i], *next; e; e = next) {
      next = e->next;
      sum += (uint64_t)e->count * e->hash % 1009;
      free(e);
    }
  printf("%zu %u %llu\n", table.used, missing, (unsigned long long)sum);
  free(table.buckets);
  return 0;
}
