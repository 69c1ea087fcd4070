/* Provides a header that is in no directory.
 *
 *   neverc -fplugin=./VirtualHeaderPlugin.so uses.c          with  #include <virtual/answer.h>
 *
 * It shows a provider of files: the compiler asks it for every path that it matches, and for all others the
 * next provider or the file system. The provider has no state, so it may be called by many threads at once.
 */
#include "neverc/Plugin/PluginSource.h"

#include <string.h>

#define PLUGIN_ID "org.neverc.example.virtual-header"
#define DIRECTORY "/virtual"
#define HEADER DIRECTORY "/answer.h"

static const char text[] = "#pragma once\n#define VIRTUAL_ANSWER 42\n";

static NevercStringView view(const char *string) {
  NevercStringView v;
  v.Data = string;
  v.Length = strlen(string);
  return v;
}

static NevercStatus status(NevercStatusCode code) {
  NevercStatus s = neverc_status_ok();
  s.Code = code;
  return s;
}

/* The compiler tries the header in each directory of its search list: whichever it asks for first has it. */
static int ends_with(NevercStringView path, const char *suffix) {
  size_t length = strlen(suffix);
  return path.Length >= length && memcmp(path.Data + path.Length - length, suffix, length) == 0;
}

static void describe(NevercVFSStatus *out, int is_directory) {
  out->Header.StructSize = sizeof *out;
  out->Header.Major = NEVERC_IO_API_MAJOR;
  out->Type = is_directory ? NEVERC_VFS_FILE_DIRECTORY : NEVERC_VFS_FILE_REGULAR;
  out->Permissions = is_directory ? 0755 : 0644;
  out->Size = is_directory ? 0 : sizeof text - 1;
  /* One file, however it is reached: `#pragma once` holds. */
  out->UniqueID.Device = UINT64_C(0x7669727475616c);
  out->UniqueID.File = is_directory ? 1 : 2;
  out->Local = NEVERC_TRUE;
}

static NevercStatus NEVERC_CALL matches(NevercTaskHandle Task, NevercStringView Path, void *UserData,
                                        NevercBool *OutMatches) {
  (void)Task, (void)UserData;
  *OutMatches = ends_with(Path, HEADER) || ends_with(Path, DIRECTORY) ? NEVERC_TRUE : NEVERC_FALSE;
  return neverc_status_ok();
}

static NevercStatus NEVERC_CALL on_status(NevercTaskHandle Task, NevercStringView Path, void *UserData,
                                          NevercVFSStatusResult *OutResult) {
  (void)Task, (void)UserData;
  OutResult->Disposition = NEVERC_VFS_RESULT_HANDLED;
  describe(&OutResult->Status, ends_with(Path, DIRECTORY));
  return neverc_status_ok();
}

static NevercStatus NEVERC_CALL on_open(NevercTaskHandle Task, NevercStringView Path, void *UserData,
                                        NevercVFSOpenReadResult *OutResult) {
  (void)Task, (void)UserData;
  if (!ends_with(Path, HEADER)) {
    OutResult->Disposition = NEVERC_VFS_RESULT_NOT_HANDLED;
    return neverc_status_ok();
  }
  OutResult->Disposition = NEVERC_VFS_RESULT_HANDLED;
  describe(&OutResult->Status, 0);
  OutResult->Content.Data = (const uint8_t *)text;
  OutResult->Content.Length = sizeof text - 1;
  return neverc_status_ok();
}

static NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *Core, const NevercRegistrarAPI *Registrar,
                                             void *RegistrarContext, void *ProcessState) {
  const NevercInterfaceID id = {NEVERC_INTERFACE_IO_HIGH, NEVERC_INTERFACE_IO_LOW};
  const NevercIOAPI *io;
  const void *table = NULL;
  uint16_t minor = 0;
  uint64_t size = 0;
  NevercVFSProviderDescriptor provider;
  NevercStatus s = Core->QueryInterface(Core->Context, id, NEVERC_IO_API_MAJOR, 0, &table, &minor, &size);
  (void)Registrar, (void)ProcessState;
  if (s.Code != NEVERC_STATUS_OK)
    return s;
  if (size < offsetof(NevercIOAPI, RegisterVFSProvider) + sizeof(io->RegisterVFSProvider))
    return status(NEVERC_STATUS_CAPABILITY_UNAVAILABLE);
  io = (const NevercIOAPI *)table;

  memset(&provider, 0, sizeof provider);
  provider.Header.StructSize = sizeof provider;
  provider.Header.Major = NEVERC_IO_API_MAJOR;
  provider.ProviderID = view(PLUGIN_ID ".files");
  provider.Deterministic = NEVERC_TRUE;
  provider.Cacheable = NEVERC_TRUE;
  provider.MatchesPath = matches;
  provider.Status = on_status;
  provider.OpenRead = on_open;
  return io->RegisterVFSProvider(io->Context, RegistrarContext, &provider);
}

#ifdef __cplusplus
extern "C"
#endif
NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *Bootstrap,
                                                           NevercPluginDescriptor *OutPlugin) {
  NevercPluginDescriptor plugin;
  uint32_t capacity;
  if (Bootstrap == NULL || OutPlugin == NULL || OutPlugin->Header.StructSize < sizeof(uint32_t))
    return status(NEVERC_STATUS_INVALID_ARGUMENT);
  if (Bootstrap->Header.Major != NEVERC_PLUGIN_ABI_MAJOR)
    return status(NEVERC_STATUS_ABI_MISMATCH);

  memset(&plugin, 0, sizeof plugin);
  plugin.Header.StructSize = sizeof plugin;
  plugin.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  plugin.Header.Minor = NEVERC_PLUGIN_ABI_MINOR;
  plugin.PluginID = view(PLUGIN_ID);
  plugin.DisplayName = view("Virtual header");
  plugin.Version.Major = 1;
  plugin.Concurrency = NEVERC_CONCURRENCY_THREAD_SAFE;
  plugin.Reentrancy = NEVERC_REENTRANCY_ALLOWED;
  plugin.Register = register_all;

  capacity = OutPlugin->Header.StructSize;
  memcpy(OutPlugin, &plugin, capacity < sizeof plugin ? capacity : sizeof plugin);
  return neverc_status_ok();
}
