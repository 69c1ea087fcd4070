/* Sorting numbers and records: quicksort, heapsort, mergesort of lists, qsort. sort [SIZE] */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct record {
  struct record *next;
  int key;
  char name[12];
};

static unsigned seed = 4242;

static unsigned next(void) {
  seed ^= seed << 13, seed ^= seed >> 17, seed ^= seed << 5;
  return seed;
}

static void quick(int *a, long low, long high) {
  while (low < high) {
    int pivot = a[low + (high - low) / 2];
    long i = low, j = high;
    while (i <= j) {
      while (a[i] < pivot)
        i++;
      while (a[j] > pivot)
        j--;
      if (i <= j) {
        int t = a[i];
        a[i++] = a[j], a[j--] = t;
      }
    }
    if (j - low < high - i)
      quick(a, low, j), low = i;
    else
      quick(a, i, high), high = j;
  }
}

static void heap(int *a, size_t n) {
  for (size_t start = n / 2, end = n; end > 1;) {
    int value;
    if (start > 0)
      value = a[--start];
    else
      value = a[--end], a[end] = a[0];
    size_t root = start, child;
    while ((child = root * 2 + 1) < end) {
      if (child + 1 < end && a[child] < a[child + 1])
        child++;
      if (value >= a[child])
        break;
      a[root] = a[child], root = child;
    }
    a[root] = value;
  }
}

static struct record *merge(struct record *list, size_t n) {
  if (n < 2) {
    if (list)
      list->next = NULL;
    return list;
  }
  struct record *middle = list;
  for (size_t i = 0; i < n / 2; i++)
    middle = middle->next;
  struct record *b = merge(middle, n - n / 2), *a = merge(list, n / 2), *head, **tail = &head;
  while (a && b) {
    struct record **least = a->key <= b->key ? &a : &b;
    *tail = *least, tail = &(*least)->next, *least = (*least)->next;
  }
  *tail = a ? a : b;
  return head;
}

static int by_name(const void *a, const void *b) {
  const struct record *x = a, *y = b;
  int order = strcmp(x->name, y->name);
  return order ? order : (x->key > y->key) - (x->key < y->key);
}

static int sorted(const int *a, size_t n) {
  for (size_t i = 1; i < n; i++)
    if (a[i - 1] > a[i])
      return 0;
  return 1;
}

int main(int argc, char **argv) {
  size_t n = argc > 1 ? (size_t)atol(argv[1]) : 500000;
  int *a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b);
  struct record *records = malloc(n * sizeof *records);
  if (!a || !b || !records || n < 2)
    return 1;
  for (size_t i = 0; i < n; i++) {
    a[i] = b[i] = records[i].key = (int)(next() >> 1);
    records[i].next = i + 1 < n ? &records[i + 1] : NULL;
    snprintf(records[i].name, sizeof records[i].name, "n%u", next() % 100000);
  }
  quick(a, 0, (long)n - 1);
  heap(b, n);
  struct record *list = merge(records, n);
  long sum = 0;
  for (long i = 1; list; list = list->next)
    sum += list->key % 1000 * (i++ % 7);
  qsort(records, n / 4, sizeof *records, by_name);
  printf("%d %d %ld %s %s\n", sorted(a, n), sorted(b, n), sum, records[0].name, records[n / 4 - (n >= 4)].name);
  free(a), free(b), free(records);
  return 0;
}
