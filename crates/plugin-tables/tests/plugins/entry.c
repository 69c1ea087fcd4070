/* Modules whose entry point is missing, old, unwilling, or asks for interfaces. */
#define NO_ENTRY
#include "plugin.h"

#if defined(OLD_PROTOTYPE)
NEVERC_EXPORT void *nevercGetPluginInfo(void);
NEVERC_EXPORT void *nevercGetPluginInfo(void) { return NULL; }
#elif defined(REFUSES)
NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *b, NevercPluginDescriptor *p) {
  (void)b, (void)p;
  return st(REFUSES);
}
#elif defined(QUERIES)
static void query(const NevercBootstrapAPI *b, uint64_t high, uint64_t low, uint16_t major, uint16_t minor) {
  NevercInterfaceID id = {high, low};
  const void *table = (const void *)0x1234;
  uint16_t its = 77;
  uint64_t size = 99;
  NevercStatus s = b->QueryInterface(b->Context, id, major, minor, &table, &its, &size);
  say("%s %s %u %llu", name_of(s), table ? "table" : "null", its, (unsigned long long)size);
}
NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *b, NevercPluginDescriptor *p) {
  (void)p;
  query(b, NEVERC_INTERFACE_CORE_HIGH, NEVERC_INTERFACE_CORE_LOW, 1, 0);
  query(b, NEVERC_INTERFACE_CORE_HIGH, NEVERC_INTERFACE_CORE_LOW, 2, 0);
  query(b, NEVERC_INTERFACE_CORE_HIGH, NEVERC_INTERFACE_CORE_LOW, 1, 9);
  query(b, 1, 2, 1, 0);
  NevercInterfaceID id = {NEVERC_INTERFACE_CORE_HIGH, NEVERC_INTERFACE_CORE_LOW};
  uint16_t minor = 5;
  const void *table = b;
  NevercStatus s = b->QueryInterface(b->Context, id, 1, 0, &table, &minor, NULL);
  say("%s %s %u", name_of(s), table ? "table" : "null", minor);
  say("llvm %u build %d", b->LLVMMajor, b->HostBuildID.Length > 0);
  return st(NEVERC_STATUS_CAPABILITY_UNAVAILABLE);
}
#endif
int not_empty;
