/* Descriptors, right and wrong, by macro. */
#ifdef REQUIRE
static void require(void *descriptor);
#define CUSTOMIZE(p) require(&(p))
#elif defined(VARIANT_MAJOR)
#define CUSTOMIZE(p) (p).Header.Major = 2
#elif defined(VARIANT_SHORT)
#define CUSTOMIZE(p) (p).Header.StructSize = 191
#elif defined(VARIANT_PREFIX)
/* Ends behind Register: what follows is not the plugin's word, even if there are bytes. */
#define CUSTOMIZE(p) ((p).Header.StructSize = 192, (p).Destroy = (NevercPluginDestroyFn)(void *)1)
#elif defined(VARIANT_LONG)
#define CUSTOMIZE(p) (p).Header.StructSize = 4096
#elif defined(VARIANT_NO_REGISTER)
#define CUSTOMIZE(p) (p).Register = NULL
#elif defined(VARIANT_UNPAIRED)
#define CUSTOMIZE(p) (p).SessionBegin = (NevercSessionBeginFn)(void *)neverc_plugin_entry
#elif defined(VARIANT_CONCURRENCY)
#define CUSTOMIZE(p) (p).Concurrency = 7
#elif defined(VARIANT_ARRAY)
#define CUSTOMIZE(p) (p).RequiredInterfaces.Count = 3
#elif defined(VARIANT_RESERVED)
#define CUSTOMIZE(p) (p).Version.Reserved = 1
#elif defined(VARIANT_NULL_ID)
#define CUSTOMIZE(p) ((p).PluginID.Data = NULL)
#endif
#include "plugin.h"

#ifdef REQUIRE
static NevercInterfaceRequirement wanted;
static void require(void *descriptor) {
  NevercPluginDescriptor *p = (NevercPluginDescriptor *)descriptor;
  memset(&wanted, 0, sizeof wanted);
  HEADER(&wanted);
  wanted.Interface.High = NEVERC_INTERFACE_CORE_HIGH;
  wanted.Interface.Low = NEVERC_INTERFACE_CORE_LOW;
  wanted.Major = 1;
  wanted.Required = 1;
  REQUIRE;
#ifdef OPTIONAL
  p->OptionalInterfaces.Data = &wanted;
  p->OptionalInterfaces.Count = 1;
  p->OptionalInterfaces.ElementStride = sizeof wanted;
#else
  p->RequiredInterfaces.Data = &wanted;
  p->RequiredInterfaces.Count = 1;
  p->RequiredInterfaces.ElementStride = sizeof wanted;
#endif
}
#endif

NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *c, const NevercRegistrarAPI *r, void *x, void *s) {
  (void)c, (void)r, (void)x, (void)s;
  say("Register");
  return neverc_status_ok();
}
