// Tells which main sources are compiled, how large they are and how long each took: a plugin in C++17.
//
//   neverc -fplugin=./SourceWatchPlugin.so --watch-sources -c hello.c
//
// No exception may leave a callback: `guard` turns each into a status. The host would catch it, too, and name the plugin.
#include "neverc/Plugin/PluginDriver.h"
#include "neverc/Plugin/PluginPhaseSchema.h"
#include "neverc/Plugin/PluginSource.h"

#include <chrono>
#include <exception>
#include <memory>
#include <mutex>
#include <new>
#include <string>
#include <string_view>
#include <unordered_map>

namespace {

constexpr std::string_view plugin_id = "org.neverc.example.source-watch";
constexpr std::string_view option_name = "--watch-sources";
constexpr std::uint32_t remark_code = 2001;

NevercStringView view(std::string_view text) {
  NevercStringView v{};
  v.Data = text.data();
  v.Length = text.size();
  return v;
}

NevercStatus status(NevercStatusCode code) {
  NevercStatus s = neverc_status_ok();
  s.Code = code;
  return s;
}

template <typename Record> Record fresh() {
  Record r{};
  r.Header.StructSize = sizeof r;
  r.Header.Major = NEVERC_PLUGIN_ABI_MAJOR;
  return r;
}

/// Runs the body of a callback.
template <typename Body> NevercStatus guard(Body &&body) noexcept {
  try {
    return body();
  } catch (const std::bad_alloc &) {
    return status(NEVERC_STATUS_RESOURCE_EXHAUSTED);
  } catch (const std::exception &) {
    return status(NEVERC_STATUS_PLUGIN_EXCEPTION);
  } catch (...) {
    return status(NEVERC_STATUS_PLUGIN_EXCEPTION);
  }
}

using Clock = std::chrono::steady_clock;

/// Lives from ProcessBegin to Destroy.
class Watch {
public:
  explicit Watch(const NevercCoreAPI *core) : core_(core) {}

  NevercStatus query() {
    const NevercInterfaceID id{NEVERC_INTERFACE_SOURCE_LOCATION_HIGH, NEVERC_INTERFACE_SOURCE_LOCATION_LOW};
    const void *table = nullptr;
    std::uint16_t minor = 0;
    std::uint64_t size = 0;
    NevercStatus s = core_->QueryInterface(core_->Context, id, NEVERC_SOURCE_LOCATION_API_MAJOR, 0, &table, &minor, &size);
    if (!neverc_status_is_ok(s))
      return s;
    sources_ = static_cast<const NevercSourceLocationAPI *>(table);
    return NEVERC_ABI_FIELD_AVAILABLE(&sources_->Header, NevercSourceLocationAPI, GetSourceUnit) ? neverc_status_ok()
                                                                                                 : status(NEVERC_STATUS_ABI_MISMATCH);
  }

  /// A main source was opened.
  NevercStatus opened(const NevercPhaseFrame *frame) {
    bool enabled = false;
    NevercStatus s = is_enabled(frame->Session, enabled);
    if (!neverc_status_is_ok(s) || !enabled)
      return s;
    auto info = fresh<NevercSourceUnitInfo>();
    s = sources_->GetSourceUnit(sources_->Context, frame, frame->CurrentOutput, &info);
    if (!neverc_status_is_ok(s))
      return s;
    Unit unit{std::string(info.LogicalPath.Data, info.LogicalPath.Length), info.Size, Clock::now()};
    const std::lock_guard lock(mutex_);
    units_[frame->Task.Owner] = std::move(unit);
    return s;
  }

  /// It has been analysed.
  NevercStatus analysed(const NevercPhaseFrame *frame) {
    Unit unit;
    {
      const std::lock_guard lock(mutex_);
      auto found = units_.find(frame->Task.Owner);
      if (found == units_.end())
        return neverc_status_ok();
      unit = std::move(found->second);
      units_.erase(found);
    }
    const auto spent = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - unit.start).count();
    const std::string text = unit.path + ": " + std::to_string(unit.size) + " bytes, analysed in " + std::to_string(spent) + " us";
    auto remark = fresh<NevercDiagnosticDescriptor>();
    remark.Severity = NEVERC_DIAGNOSTIC_REMARK;
    remark.Code = remark_code;
    remark.PluginID = view(plugin_id);
    remark.PhaseID = view(NEVERC_PHASE_SEMA_ANALYZE_NAME);
    remark.Message = view(text);
    NevercDiagnosticHandle handle;
    return core_->EmitDiagnostic(core_->Context, &remark, &handle);
  }

private:
  struct Unit {
    std::string path;
    std::uint64_t size = 0;
    Clock::time_point start;
  };

  NevercStatus is_enabled(NevercSessionHandle session, bool &out) {
    std::uint64_t count = 0;
    NevercStatus s = core_->GetPluginOptionValueCount(core_->Context, session, view(plugin_id), view(option_name), &count);
    out = count > 0;
    return s;
  }

  const NevercCoreAPI *core_;
  const NevercSourceLocationAPI *sources_ = nullptr;
  /// The plugin is declared thread-safe: units are compiled side by side.
  std::mutex mutex_;
  std::unordered_map<std::uint64_t, Unit> units_;
};

} // namespace

extern "C" {

static NevercStatus NEVERC_CALL watch_opened(const NevercPhaseFrame *frame, NevercObserverPoint, void *watch) {
  return guard([&] { return static_cast<Watch *>(watch)->opened(frame); });
}

static NevercStatus NEVERC_CALL watch_analysed(const NevercPhaseFrame *frame, NevercObserverPoint, void *watch) {
  return guard([&] { return static_cast<Watch *>(watch)->analysed(frame); });
}

static NevercStatus NEVERC_CALL process_begin(const NevercCoreAPI *core, void **out) {
  return guard([&] {
    auto watch = std::make_unique<Watch>(core);
    NevercStatus s = watch->query();
    if (neverc_status_is_ok(s))
      *out = watch.release();
    return s;
  });
}

static NevercStatus NEVERC_CALL register_all(const NevercCoreAPI *, const NevercRegistrarAPI *registrar, void *context, void *process) {
  return guard([&] {
    auto option = fresh<NevercOptionDescriptor>();
    option.Spelling = view(option_name);
    option.Form = NEVERC_OPTION_FLAG;
    option.Help = view("Tell which main sources are compiled");
    NevercStatus s = registrar->RegisterOption(context, &option);
    if (!neverc_status_is_ok(s))
      return s;
    auto observer = fresh<NevercObserverDescriptor>();
    observer.Phase = {NEVERC_PHASE_SOURCE_AFTER_OPEN_HIGH, NEVERC_PHASE_SOURCE_AFTER_OPEN_LOW};
    observer.Points = NEVERC_OBSERVER_AFTER;
    observer.Callback = watch_opened;
    observer.UserData = process;
    s = registrar->RegisterObserver(context, &observer);
    if (!neverc_status_is_ok(s))
      return s;
    observer.Phase = {NEVERC_PHASE_SEMA_ANALYZE_HIGH, NEVERC_PHASE_SEMA_ANALYZE_LOW};
    observer.Callback = watch_analysed;
    return registrar->RegisterObserver(context, &observer);
  });
}

static NevercStatus NEVERC_CALL destroy(const NevercCoreAPI *, void *process) {
  delete static_cast<Watch *>(process);
  return neverc_status_ok();
}

NEVERC_EXPORT NevercStatus NEVERC_CALL neverc_plugin_entry(const NevercBootstrapAPI *bootstrap, NevercPluginDescriptor *out) {
  if (bootstrap == nullptr || out == nullptr || out->Header.StructSize < sizeof(std::uint32_t))
    return status(NEVERC_STATUS_INVALID_ARGUMENT);
  if (bootstrap->Header.Major != NEVERC_PLUGIN_ABI_MAJOR)
    return status(NEVERC_STATUS_ABI_MISMATCH);
  auto plugin = fresh<NevercPluginDescriptor>();
  plugin.PluginID = view(plugin_id);
  plugin.DisplayName = view("Watches main sources");
  plugin.Version.Major = 1;
  plugin.Concurrency = NEVERC_CONCURRENCY_THREAD_SAFE;
  plugin.Reentrancy = NEVERC_REENTRANCY_ALLOWED;
  plugin.ProcessBegin = process_begin;
  plugin.Register = register_all;
  plugin.Destroy = destroy;
  // No more than the host has room for.
  const std::uint32_t capacity = out->Header.StructSize;
  std::string_view bytes(reinterpret_cast<const char *>(&plugin), capacity < sizeof plugin ? capacity : sizeof plugin);
  bytes.copy(reinterpret_cast<char *>(out), bytes.size());
  return neverc_status_ok();
}

} // extern "C"
