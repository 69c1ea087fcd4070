// Throws a C++ exception out of the callback that THROW_IN names.
#define WITH_PROCESS
#define WITH_SESSION
#define WITH_TASK
#define WITH_DESTROY
#ifdef THROW_IN_ENTRY
#include <stdexcept>
#define CUSTOMIZE(p) throw std::runtime_error("in entry")
#endif
#include "plugin.h"
#include <new>
#include <stdexcept>
#include <string>

static NevercStatus here(const char *name) {
  say("%s", name);
  if (std::string(name) == THROW_IN) {
#ifdef BAD_ALLOC
    throw std::bad_alloc();
#elif defined(INTEGER)
    throw 42;
#else
    throw std::runtime_error("thrown on purpose");
#endif
  }
  return neverc_status_ok();
}

NevercStatus NEVERC_CALL observe(const NevercPhaseFrame *, NevercObserverPoint, void *) { return here("observer"); }

NevercStatus NEVERC_CALL process_begin(const NevercCoreAPI *, void **) { return here("ProcessBegin"); }
NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *, const NevercRegistrarAPI *r, void *x, void *) {
  NevercObserverDescriptor o{};
  HEADER(&o);
  o.Phase = {NEVERC_PHASE_SYNTAX_PARSE_HIGH, NEVERC_PHASE_SYNTAX_PARSE_LOW};
  o.Points = NEVERC_OBSERVER_BEFORE;
  o.Callback = observe;
  r->RegisterObserver(x, &o);
  return here("Register");
}
NevercStatus NEVERC_CALL session_begin(const NevercCoreAPI *, NevercSessionHandle, void *, void **) { return here("SessionBegin"); }
NevercStatus NEVERC_CALL session_end(const NevercCoreAPI *, NevercSessionHandle, void *, void *) { return here("SessionEnd"); }
NevercStatus NEVERC_CALL task_begin(const NevercCoreAPI *, NevercTaskHandle, NevercTaskKind, void *, void *, void **) { return here("TaskBegin"); }
NevercStatus NEVERC_CALL task_end(const NevercCoreAPI *, NevercTaskHandle, NevercTaskKind, void *, void *, void *) { return here("TaskEnd"); }
NevercStatus NEVERC_CALL destroy(const NevercCoreAPI *, void *) { return here("Destroy"); }
