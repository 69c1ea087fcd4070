/* Exercises sqlite3: inserts, an index, queries, an integrity check. Prints results that depend on all of them. */
#include "sqlite3.h"
#include <stdio.h>
#include <stdlib.h>

static int show(void *unused, int columns, char **values, char **names) {
  (void)unused, (void)names;
  for (int i = 0; i < columns; i++)
    printf("%s%s", i ? "|" : "", values[i] ? values[i] : "NULL");
  putchar('\n');
  return 0;
}

static void run(sqlite3 *db, const char *sql) {
  char *message = NULL;
  if (sqlite3_exec(db, sql, show, NULL, &message) != SQLITE_OK) {
    fprintf(stderr, "%s: %s\n", sql, message);
    exit(1);
  }
}

int main(int argc, char **argv) {
  int rows = argc > 1 ? atoi(argv[1]) : 200000;
  sqlite3 *db;
  if (sqlite3_open(":memory:", &db) != SQLITE_OK)
    return 1;
  run(db, "CREATE TABLE t(id INTEGER PRIMARY KEY, k INT, name TEXT, x REAL)");
  run(db, "BEGIN");
  sqlite3_stmt *insert;
  if (sqlite3_prepare_v2(db, "INSERT INTO t(k, name, x) VALUES(?, ?, ?)", -1, &insert, NULL) != SQLITE_OK)
    return 1;
  unsigned seed = 12345;
  for (int i = 0; i < rows; i++) {
    char name[32];
    seed = seed * 1103515245u + 12345u;
    snprintf(name, sizeof name, "name-%u", seed % 5000);
    sqlite3_bind_int(insert, 1, (int)(seed >> 8 & 0xffff));
    sqlite3_bind_text(insert, 2, name, -1, SQLITE_TRANSIENT);
    sqlite3_bind_double(insert, 3, i / 7.0);
    if (sqlite3_step(insert) != SQLITE_DONE)
      return 1;
    sqlite3_reset(insert);
  }
  sqlite3_finalize(insert);
  run(db, "COMMIT");
  run(db, "CREATE INDEX t_k ON t(k)");
  run(db, "CREATE INDEX t_name ON t(name, x)");
  run(db, "SELECT count(*), sum(k), min(k), max(k), round(avg(x), 6) FROM t");
  run(db, "SELECT k, count(*) c FROM t GROUP BY k ORDER BY c DESC, k LIMIT 5");
  run(db, "SELECT name, round(sum(x), 3) s FROM t WHERE name LIKE 'name-1%' GROUP BY name ORDER BY s DESC LIMIT 5");
  run(db, "SELECT count(*) FROM t a JOIN t b ON a.k = b.k AND a.id < b.id WHERE a.k < 100");
  run(db, "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 10000) SELECT sum(n * n) FROM c");
  run(db, "UPDATE t SET x = x * 2 WHERE k % 3 = 0");
  run(db, "DELETE FROM t WHERE k % 7 = 1");
  run(db, "SELECT count(*), round(total(x), 3), group_concat(DISTINCT k % 5) FROM t");
  run(db, "SELECT printf('%08.3f|%x|%s', 3.14159, 255, upper('neverc')), hex(zeroblob(3)), julianday('2024-02-29')");
  run(db, "PRAGMA integrity_check");
  sqlite3_close(db);
  return 0;
}
