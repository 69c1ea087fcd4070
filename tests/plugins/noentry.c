/* Modules without the entry point: nothing exported, or what the prototype exported. */
#include "neverc/Plugin/PluginCore.h"
#ifdef OLD_PROTOTYPE
NEVERC_EXPORT void *nevercGetPluginInfo(void);
NEVERC_EXPORT void *nevercGetPluginInfo(void) { return 0; }
#endif
int not_empty;
