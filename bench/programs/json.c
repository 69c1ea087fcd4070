/* A text in JSON is made, parsed into a tree, and summed up. json [ROUNDS] */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum kind { NIL, BOOLEAN, NUMBER, STRING, ARRAY, OBJECT };

struct value {
  enum kind kind;
  union {
    _Bool truth;
    double number;
    struct {
      const char *start;
      size_t length;
    } string;
    struct value *first;
  };
  struct value *next;
  const char *key;
  size_t key_length;
};

struct parser {
  const char *at, *end;
  struct value *pool;
  size_t used, room;
  int failed;
};

static void skip(struct parser *p) {
  while (p->at < p->end && (*p->at == ' ' || *p->at == '\n' || *p->at == '\t' || *p->at == '\r'))
    p->at++;
}

static int take(struct parser *p, char c) {
  skip(p);
  if (p->at < p->end && *p->at == c)
    return p->at++, 1;
  return 0;
}

static size_t string(struct parser *p, const char **start) {
  *start = p->at;
  while (p->at < p->end && *p->at != '"')
    p->at += *p->at == '\\' ? 2 : 1;
  if (p->at >= p->end)
    return p->failed = 1, 0;
  return (size_t)(p->at++ - *start);
}

static double number(struct parser *p) {
  int negative = *p->at == '-';
  p->at += negative;
  double value = 0, scale = 1;
  while (p->at < p->end && *p->at >= '0' && *p->at <= '9')
    value = value * 10 + (*p->at++ - '0');
  if (p->at < p->end && *p->at == '.')
    for (p->at++; p->at < p->end && *p->at >= '0' && *p->at <= '9'; p->at++)
      value += (*p->at - '0') * (scale /= 10);
  return negative ? -value : value;
}

static struct value *parse(struct parser *p) {
  if (p->used == p->room)
    return p->failed = 1, NULL;
  struct value *v = &p->pool[p->used++];
  *v = (struct value){0};
  skip(p);
  if (p->at >= p->end)
    return p->failed = 1, v;
  switch (*p->at) {
  case '{':
  case '[': {
    int object = *p->at++ == '{';
    struct value **tail = &v->first;
    v->kind = object ? OBJECT : ARRAY;
    if (take(p, object ? '}' : ']'))
      return v;
    do {
      const char *key = NULL;
      size_t length = 0;
      if (object) {
        if (!take(p, '"'))
          return p->failed = 1, v;
        length = string(p, &key);
        if (!take(p, ':'))
          return p->failed = 1, v;
      }
      struct value *item = parse(p);
      if (p->failed)
        return v;
      item->key = key, item->key_length = length;
      *tail = item, tail = &item->next;
    } while (take(p, ','));
    if (!take(p, object ? '}' : ']'))
      p->failed = 1;
    return v;
  }
  case '"':
    p->at++;
    v->kind = STRING;
    v->string.length = string(p, &v->string.start);
    return v;
  case 't':
    v->kind = BOOLEAN, v->truth = 1, p->at += 4;
    return v;
  case 'f':
    v->kind = BOOLEAN, p->at += 5;
    return v;
  case 'n':
    p->at += 4;
    return v;
  default:
    v->kind = NUMBER, v->number = number(p);
    return v;
  }
}

static double sum(const struct value *v) {
  double total = (double)v->key_length;
  switch (v->kind) {
  case BOOLEAN:
    return total + v->truth;
  case NUMBER:
    return total + v->number;
  case STRING:
    return total + (double)v->string.length;
  case ARRAY:
  case OBJECT:
    for (const struct value *item = v->first; item; item = item->next)
      total += sum(item);
    return total;
  default:
    return total;
  }
}

int main(int argc, char **argv) {
  int rounds = argc > 1 ? atoi(argv[1]) : 400;
  size_t items = 4000, room = items * 128;
  char *text = malloc(room), *at = text;
  struct parser p = {.room = items * 12, .pool = malloc(items * 12 * sizeof *p.pool)};
  if (!text || !p.pool)
    return 1;
  at += sprintf(at, "[");
  for (size_t i = 0; i < items; i++)
    at += sprintf(at, "%s{\"id\": %zu, \"name\": \"item \\\"%zu\\\"\", \"tags\": [\"a\", \"bc\", null], \"price\": -%zu.%02zu, \"ok\": %s}\n",
                  i ? ", " : "", i, i * 37, i % 1000, i % 100, i % 3 ? "true" : "false");
  at += sprintf(at, "]");
  double total = 0;
  for (int i = 0; i < rounds && !p.failed; i++) {
    p.at = text, p.end = at, p.used = 0;
    total += sum(parse(&p));
  }
  printf("%d %zu %.3f\n", p.failed, p.used, total);
  free(text), free(p.pool);
  return 0;
}
