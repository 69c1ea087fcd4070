/* A header that exists nowhere but here:
 *
 *   cc -shared -fPIC -I sdk/include VirtualHeaderPlugin.c -o VirtualHeader.so
 *   echo '#include <neverc-example/virtual.h>' | neverc -fplugin=./VirtualHeader.so -fsyntax-only -xc -
 *
 * Shows a provider of the virtual file system. The compiler tries each search directory, so the provider goes
 * by the end of the path.
 */
#include "neverc/Plugin/PluginCore.h"
#include "neverc/Plugin/PluginSource.h"

#include <string.h>

static const char content[] = "#pragma once\n#define NEVERC_EXAMPLE_VIRTUAL 1\nint neverc_example_virtual(void);\n";

static NevercStringView text(const char *string) {
  NevercStringView view;
  view.Data = string;
  view.Length = strlen(string);
  return view;
}

static NevercStatus failure(NevercStatusCode code) {
  NevercStatus status = neverc_status_ok();
  status.Code = code;
  return status;
}

static int ends_with(NevercStringView path, const char *end) {
  size_t length = strlen(end);
  return path.Length >= length && memcmp(path.Data + (path.Length - length), end, length) == 0;
}

static int is_directory(NevercStringView path) { return ends_with(path, "/neverc-example"); }

static int is_header(NevercStringView path) { return ends_with(path, "/neverc-example/virtual.h"); }

static void describe(NevercVFSStatus *status, NevercVFSFileType type, uint64_t size) {
  memset(status, 0, sizeof *status);
  status->Header.StructSize = sizeof *status;
  status->Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  status->Type = type;
  status->Permissions = type == NEVERC_VFS_FILE_DIRECTORY ? 0555 : 0444;
  status->Size = size;
  /* Two paths with one ID are one file, whichever search directory it was found through. */
  status->UniqueID.Device = UINT64_C(0x6e657665726378);
  status->UniqueID.File = type;
  status->Local = NEVERC_TRUE;
}

static NevercStatus NEVERC_CALL matches(NevercTaskHandle Task, NevercStringView Path, void *UserData,
                                        NevercBool *OutMatches) {
  (void)Task, (void)UserData;
  *OutMatches = is_directory(Path) || is_header(Path) ? NEVERC_TRUE : NEVERC_FALSE;
  return neverc_status_ok();
}

static NevercStatus NEVERC_CALL status_of(NevercTaskHandle Task, NevercStringView Path, void *UserData,
                                          NevercVFSStatusResult *OutResult) {
  (void)Task, (void)UserData;
  /* A result that is not handled must stay untouched. */
  if (!is_directory(Path) && !is_header(Path)) {
    OutResult->Disposition = NEVERC_VFS_RESULT_NOT_HANDLED;
    return neverc_status_ok();
  }
  OutResult->Disposition = NEVERC_VFS_RESULT_HANDLED;
  if (is_directory(Path))
    describe(&OutResult->Status, NEVERC_VFS_FILE_DIRECTORY, 0);
  else
    describe(&OutResult->Status, NEVERC_VFS_FILE_REGULAR, sizeof content - 1);
  return neverc_status_ok();
}

static NevercStatus NEVERC_CALL open_read(NevercTaskHandle Task, NevercStringView Path, void *UserData,
                                          NevercVFSOpenReadResult *OutResult) {
  (void)Task, (void)UserData;
  if (!is_header(Path)) {
    OutResult->Disposition = NEVERC_VFS_RESULT_NOT_HANDLED;
    return neverc_status_ok();
  }
  OutResult->Disposition = NEVERC_VFS_RESULT_HANDLED;
  describe(&OutResult->Status, NEVERC_VFS_FILE_REGULAR, sizeof content - 1);
  OutResult->Content.Header.StructSize = sizeof OutResult->Content;
  OutResult->Content.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  OutResult->Content.Data = (const uint8_t *)content;
  OutResult->Content.Length = sizeof content - 1;
  OutResult->Content.NullTerminated = NEVERC_TRUE;
  return neverc_status_ok();
}

static NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *Core, const NevercRegistrarAPI *Registrar,
                                             void *RegistrarContext, void *ProcessState) {
  NevercInterfaceID id = {NEVERC_INTERFACE_IO_HIGH, NEVERC_INTERFACE_IO_LOW};
  NevercVFSProviderDescriptor provider;
  const void *table = NULL;
  const NevercIOAPI *io;
  uint16_t minor = 0;
  uint64_t size = 0;
  NevercStatus status = Core->QueryInterface(Core->Context, id, NEVERC_IO_API_MAJOR, 0, &table, &minor, &size);
  (void)Registrar, (void)ProcessState;
  if (!neverc_status_is_ok(status))
    return status;
  io = (const NevercIOAPI *)table;
  if (!NEVERC_ABI_FIELD_AVAILABLE(&io->Header, NevercIOAPI, RegisterVFSProvider))
    return failure(NEVERC_STATUS_ABI_MISMATCH);
  memset(&provider, 0, sizeof provider);
  provider.Header.StructSize = sizeof provider;
  provider.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  provider.ProviderID = text("org.neverc.example.virtual-header");
  provider.Deterministic = NEVERC_TRUE;
  provider.Cacheable = NEVERC_TRUE;
  provider.MatchesPath = matches;
  provider.Status = status_of;
  provider.OpenRead = open_read;
  return io->RegisterVFSProvider(io->Context, RegistrarContext, &provider);
}

NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *Bootstrap,
                                                           NevercPluginDescriptor *OutPlugin) {
  NevercPluginDescriptor plugin;
  uint32_t capacity;
  if (Bootstrap == NULL || OutPlugin == NULL || OutPlugin->Header.StructSize < sizeof(uint32_t))
    return failure(NEVERC_STATUS_INVALID_ARGUMENT);
  if (Bootstrap->Header.Major != NEVERC_PLUGIN_ABI_MAJOR)
    return failure(NEVERC_STATUS_ABI_MISMATCH);
  memset(&plugin, 0, sizeof plugin);
  plugin.Header.StructSize = sizeof plugin;
  plugin.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  plugin.Header.Minor = NEVERC_PLUGIN_ABI_MINOR;
  plugin.PluginID = text("org.neverc.example.virtual-header");
  plugin.DisplayName = text("Virtual header");
  plugin.Version.Major = 1;
  plugin.Concurrency = NEVERC_CONCURRENCY_THREAD_SAFE;
  plugin.Reentrancy = NEVERC_REENTRANCY_ALLOWED;
  plugin.Register = register_all;
  capacity = OutPlugin->Header.StructSize;
  memcpy(OutPlugin, &plugin, capacity < sizeof plugin ? capacity : sizeof plugin);
  return neverc_status_ok();
}
