/* Registers what the test says: REGISTER is the address of a function of the test's own. */
#define WITH_DESTROY
#include "plugin.h"

typedef NevercStatus(NEVERC_CALL *Register)(const NevercCoreAPI *, const NevercRegistrarAPI *, void *, void *);

NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *core, const NevercRegistrarAPI *r, void *context, void *state) {
  return ((Register)REGISTER)(core, r, context, state);
}

NevercStatus NEVERC_CALL destroy(const NevercCoreAPI *core, void *state) {
  (void)core, (void)state;
  return neverc_status_ok();
}
