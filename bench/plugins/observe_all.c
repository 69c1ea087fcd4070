/* A no-op observer on every phase, at every point that the phase declares: what it costs to be there at all.
 * With `--bench-spin=N` it also makes N calls of trivial slots and tells the time of one. */
#include "neverc/Plugin.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define PLUGIN_ID "org.neverc.bench.observe-all"
#define OPTION "--bench-spin="

static const NevercCoreAPI *core;
static const NevercDriverAPI *driver;

static NevercStringView view(const char *text) {
  NevercStringView v = {text, strlen(text)};
  return v;
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static NevercStatus NEVERC_CALL observe(const NevercPhaseFrame *f, NevercObserverPoint p, void *u) {
  (void)f, (void)p, (void)u;
  return neverc_status_ok();
}

static NevercStatus NEVERC_CALL spin(const NevercPhaseFrame *f, NevercObserverPoint p, void *u) {
  uint64_t given = 0, times, count;
  NevercStringView value;
  NevercDiagnosticDescriptor remark;
  NevercDiagnosticHandle handle;
  char text[128];
  double start, checks, counts;
  (void)p, (void)u;
  core->GetPluginOptionValueCount(core->Context, f->Session, view(PLUGIN_ID), view(OPTION), &given);
  if (!given)
    return neverc_status_ok();
  core->GetPluginOptionValue(core->Context, f->Session, view(PLUGIN_ID), view(OPTION), 0, &value);
  snprintf(text, sizeof text, "%.*s", (int)value.Length, value.Data);
  times = strtoull(text, NULL, 10);
  start = seconds();
  for (uint64_t i = 0; i < times; ++i)
    if (core->CheckCancelled(core->Context, f->Task).Code)
      return core->CheckCancelled(core->Context, f->Task);
  checks = seconds() - start;
  start = seconds();
  for (uint64_t i = 0; i < times; ++i)
    if (driver->GetArgumentCount(driver->Context, f, f->Input, &count).Code)
      return driver->GetArgumentCount(driver->Context, f, f->Input, &count);
  counts = seconds() - start;
  snprintf(text, sizeof text, "spin %.3f %.3f", checks * 1e9 / (double)times, counts * 1e9 / (double)times);
  memset(&remark, 0, sizeof remark);
  remark.Header.StructSize = sizeof remark;
  remark.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  remark.Severity = NEVERC_DIAGNOSTIC_REMARK;
  remark.PluginID = view(PLUGIN_ID);
  remark.PhaseID = view("bench");
  remark.Message = view(text);
  return core->EmitDiagnostic(core->Context, &remark, &handle);
}

static NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *Core, const NevercRegistrarAPI *Registrar, void *Context, void *State) {
  const NevercInterfaceID id = {NEVERC_INTERFACE_DRIVER_HIGH, NEVERC_INTERFACE_DRIVER_LOW};
  NevercObserverDescriptor o;
  NevercOptionDescriptor option;
  uint16_t minor;
  uint64_t size;
  NevercStatus s = Core->QueryInterface(Core->Context, id, 1, 0, (const void **)&driver, &minor, &size);
  (void)State;
  core = Core;
  if (s.Code)
    return s;
  memset(&option, 0, sizeof option);
  option.Header.StructSize = sizeof option;
  option.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  option.Spelling = view(OPTION);
  option.Form = NEVERC_OPTION_JOINED;
  option.ValueType = NEVERC_OPTION_UINT;
  s = Registrar->RegisterOption(Context, &option);
  if (s.Code)
    return s;
  memset(&o, 0, sizeof o);
  o.Header.StructSize = sizeof o;
  o.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  o.Callback = observe;
#define ONE(S)                                   \
  o.Phase.High = NEVERC_PHASE_##S##_HIGH;        \
  o.Phase.Low = NEVERC_PHASE_##S##_LOW;          \
  o.Points = NEVERC_PHASE_##S##_OBSERVER_POINTS; \
  s = Registrar->RegisterObserver(Context, &o);  \
  if (s.Code)                                    \
    return s;
  NEVERC_FOR_EACH_BUILTIN_PHASE(ONE)
  o.Phase.High = NEVERC_PHASE_DRIVER_RAW_ARGUMENTS_HIGH;
  o.Phase.Low = NEVERC_PHASE_DRIVER_RAW_ARGUMENTS_LOW;
  o.Points = NEVERC_OBSERVER_BEFORE;
  o.Callback = spin;
  return Registrar->RegisterObserver(Context, &o);
}

NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *Bootstrap, NevercPluginDescriptor *Out) {
  NevercPluginDescriptor p;
  uint32_t capacity = Out->Header.StructSize;
  (void)Bootstrap;
  memset(&p, 0, sizeof p);
  p.Header.StructSize = sizeof p;
  p.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  p.PluginID = view(PLUGIN_ID);
  p.DisplayName = view("Observes everything");
  p.Version.Major = 1;
  p.Concurrency = NEVERC_CONCURRENCY_THREAD_SAFE;
  p.Reentrancy = NEVERC_REENTRANCY_ALLOWED;
  p.Register = register_all;
  memcpy(Out, &p, capacity < sizeof p ? capacity : sizeof p);
  return neverc_status_ok();
}
