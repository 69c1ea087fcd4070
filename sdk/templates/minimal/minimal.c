/* The smallest plugin: negotiates the ABI, registers nothing. */
#include "neverc/Plugin/PluginCore.h"

#include <string.h>

static NevercStringView view(const char *text) {
  NevercStringView v = {text, strlen(text)};
  return v;
}

static NevercStatus status(NevercStatusCode code) {
  NevercStatus s = neverc_status_ok();
  s.Code = code;
  return s;
}

static NevercStatus NEVERC_CALL process_begin(const NevercCoreAPI *Core, void **OutProcessState) {
  (void)Core;
  *OutProcessState = NULL;
  return neverc_status_ok();
}

static NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *Core, const NevercRegistrarAPI *Registrar,
                                             void *RegistrarContext, void *ProcessState) {
  /* Register observers, interceptors, providers and options here. */
  (void)Core, (void)Registrar, (void)RegistrarContext, (void)ProcessState;
  return neverc_status_ok();
}

NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *Bootstrap,
                                                           NevercPluginDescriptor *OutPlugin) {
  if (Bootstrap == NULL || OutPlugin == NULL || OutPlugin->Header.StructSize < sizeof(uint32_t))
    return status(NEVERC_STATUS_INVALID_ARGUMENT);
  if (Bootstrap->Header.Major != NEVERC_PLUGIN_ABI_MAJOR)
    return status(NEVERC_STATUS_ABI_MISMATCH);

  NevercPluginDescriptor plugin;
  memset(&plugin, 0, sizeof plugin);
  plugin.Header.StructSize = sizeof plugin;
  plugin.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  plugin.Header.Minor = NEVERC_PLUGIN_ABI_MINOR;
  plugin.PluginID = view("org.example.minimal");
  plugin.DisplayName = view("Minimal plugin");
  plugin.Version.Major = 1;
  plugin.Concurrency = NEVERC_CONCURRENCY_SESSION_SERIAL;
  plugin.Reentrancy = NEVERC_REENTRANCY_ALLOWED;
  plugin.ProcessBegin = process_begin;
  plugin.Register = register_all;

  /* Write what the host can take; say how large the whole record is. */
  uint32_t capacity = OutPlugin->Header.StructSize;
  memcpy(OutPlugin, &plugin, capacity < sizeof plugin ? capacity : sizeof plugin);
  return neverc_status_ok();
}
