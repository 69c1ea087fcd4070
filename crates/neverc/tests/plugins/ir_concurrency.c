/* Function and loop passes that look who else is in the plugin: how many callbacks of one unit, and how many units, are
 * there at once. The end of the session tells the largest numbers.
 *
 *   CONCURRENCY  the plugin's model
 *   MEET         the first callback of each unit waits until another unit is there, too
 */
#ifdef MEET
#define WAIT_FOR 2
#else
#define WAIT_FOR 1
#endif
#include "ir_plugin.h"

#include <pthread.h>

enum { UNITS = 8 };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t arrived = PTHREAD_COND_INITIALIZER;
static NevercTaskHandle tasks[UNITS];
static int inside[UNITS], seen, in_unit, units, functions, loops;

static int count_units(void) {
  int n = 0;
  for (int i = 0; i < UNITS; ++i)
    n += inside[i] != 0;
  return n;
}

static NevercStatus NEVERC_CALL run(const NevercIRPassInvocation *in, NevercIRPreservedAnalyses *out, void *data) {
  struct timespec moment = {0, 1000000}, limit;
  int own = 0;
  clock_gettime(CLOCK_REALTIME, &limit);
  limit.tv_sec += 20;
  pthread_mutex_lock(&lock);
  while (own < seen && !same(tasks[own], in->Task))
    ++own;
  if (own == seen && seen < UNITS)
    tasks[seen++] = in->Task;
  *(in->Level == NEVERC_IR_PASS_LEVEL_LOOP ? &loops : &functions) += 1;
  inside[own] += 1;
  if (inside[own] > in_unit)
    in_unit = inside[own];
  if (count_units() > units)
    units = count_units();
  pthread_cond_broadcast(&arrived);
  while (units < WAIT_FOR && pthread_cond_timedwait(&arrived, &lock, &limit) == 0) {
  }
  pthread_mutex_unlock(&lock);
  /* Time for others to come. */
  nanosleep(&moment, NULL);
  pthread_mutex_lock(&lock);
  inside[own] -= 1;
  pthread_mutex_unlock(&lock);
  preserve(out, NEVERC_IR_PRESERVE_ALL);
  return neverc_status_ok();
}

NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *core, const NevercRegistrarAPI *r, void *context, void *state) {
  NevercInterfaceID pre_opt = PHASE(PASS_PRE_OPT), last = PHASE(PASS_OPTIMIZER_LAST);
  tables(core);
  add_pass(context, "functions", pre_opt, NEVERC_IR_PASS_LEVEL_FUNCTION, run, NULL);
  add_pass(context, "loops", pre_opt, NEVERC_IR_PASS_LEVEL_LOOP, run, NULL);
  add_pass(context, "late functions", last, NEVERC_IR_PASS_LEVEL_FUNCTION, run, NULL);
  return neverc_status_ok();
}

NevercStatus NEVERC_CALL destroy(const NevercCoreAPI *core, void *state) {
  say("functions %d loops %d units %d at once %d in one %d", functions, loops, seen, units, in_unit);
  return neverc_status_ok();
}
