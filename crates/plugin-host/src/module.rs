//! Modules: shared objects with an entry point, known by the identity of their files.

use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};

use neverc_abi::*;

use crate::boundary::{header, zeroed};
use crate::descriptor::{self, PluginDescriptor};
use crate::host::HostInner;
use crate::status::{HostError, Status};
use crate::trace::json_string;

/// A loaded module. The image stays until the module is unloaded.
pub(crate) struct Module {
    pub descriptor: PluginDescriptor,
    path: PathBuf,
    identity: Identity,
    /// Last, so that the descriptor's function pointers never outlive the image.
    _image: libloading::Library,
}

/// Device and inode, or the canonical path where there are none.
#[derive(PartialEq, Eq, Debug)]
enum Identity {
    #[cfg(unix)]
    Inode(u64, u64),
    #[cfg(not(unix))]
    Path(PathBuf),
}

/// What callers learn about a resident module.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ModuleInfo {
    /// The plugin's ID.
    pub plugin_id: String,
    /// Name for people.
    pub display_name: String,
    /// Version.
    pub version: String,
    /// The path by which it was loaded first.
    pub path: PathBuf,
}

impl Module {
    fn info(&self) -> ModuleInfo {
        ModuleInfo {
            plugin_id: self.descriptor.id.clone(),
            display_name: self.descriptor.display_name.clone(),
            version: self.descriptor.version.to_string(),
            path: self.path.clone(),
        }
    }
}

/// The resident modules.
#[derive(Default)]
pub(crate) struct Modules {
    list: Vec<Arc<Module>>,
    generation: u64,
    shut: bool,
}

impl Modules {
    pub fn generation(&self) -> u64 {
        self.generation
    }

    pub fn find(&self, plugin_id: &str) -> Option<&Arc<Module>> {
        self.list.iter().find(|m| m.descriptor.id == plugin_id)
    }
}

fn lock(host: &HostInner) -> std::sync::MutexGuard<'_, Modules> {
    locked(&host.modules)
}

fn locked(modules: &Mutex<Modules>) -> std::sync::MutexGuard<'_, Modules> {
    modules.lock().unwrap_or_else(PoisonError::into_inner)
}

fn failed(text: impl std::fmt::Display) -> HostError {
    HostError::new(
        Status::PLUGIN_FAILURE,
        format!("plugin load failed: {text}"),
    )
}

fn negotiation(error: HostError) -> HostError {
    match error.status.code {
        NEVERC_STATUS_ABI_MISMATCH => error.context("plugin ABI negotiation failed"),
        _ => error.context("plugin load failed"),
    }
}

fn identity(path: &Path) -> Result<Identity, HostError> {
    let unresolved = |e| {
        failed(format!(
            "cannot resolve plugin path '{}': {e}",
            path.display()
        ))
    };
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let meta = std::fs::metadata(path).map_err(unresolved)?;
        Ok(Identity::Inode(meta.dev(), meta.ino()))
    }
    #[cfg(not(unix))]
    {
        std::fs::canonicalize(path)
            .map(Identity::Path)
            .map_err(unresolved)
    }
}

pub(crate) fn load(host: &Arc<HostInner>, path: &Path) -> Result<ModuleInfo, HostError> {
    let identity = identity(path)?;
    {
        let modules = lock(host);
        if modules.shut {
            return Err(failed("a module cannot be loaded after registry shutdown"));
        }
        if let Some(known) = modules.list.iter().find(|m| m.identity == identity) {
            return Ok(known.info());
        }
    }
    host.require_quiet("load a plugin")
        .map_err(|e| e.context("plugin load failed"))?;
    let module = Module::open(host, path, identity).map_err(|e| naming(e, path))?;
    let mut modules = lock(host);
    let id = &module.descriptor.id;
    if modules.find(id).is_some() {
        return Err(naming(failed(format!("duplicate plugin ID '{id}'")), path));
    }
    for wanted in module.descriptor.requirements.iter().filter(|r| r.required) {
        satisfied(host, wanted).map_err(|e| naming(e.context("plugin load failed"), path))?;
    }
    let info = module.info();
    modules.list.push(Arc::new(module));
    modules.generation += 1;
    Ok(info)
}

/// The error with the module that it is about, unless it has that already.
fn naming(mut error: HostError, path: &Path) -> HostError {
    let path = path.display().to_string();
    if !error.text.contains(&path) {
        error.text.push_str(&format!(" (in '{path}')"));
    }
    error
}

/// What a file is that the system does not load, where its head tells more than the system's words.
fn unloadable(path: &Path) -> Option<&'static str> {
    use std::io::Read;
    let mut head = [0u8; 20];
    let read = std::fs::File::open(path).and_then(|mut f| f.read_exact(&mut head));
    // Places and values of the ELF specification: e_type at 16, e_machine at 18.
    let word = |at: usize| u16::from_le_bytes([head[at], head[at + 1]]);
    let own_machine = match std::env::consts::ARCH {
        "x86_64" => 62,
        "aarch64" => 183,
        _ => word(18),
    };
    if read.is_err() || !head.starts_with(b"\x7fELF") {
        Some("the file is no shared module")
    } else if word(18) != own_machine {
        Some("the module is built for another processor")
    } else if word(16) != 3 {
        Some("the file is an object or a program: link it with -shared")
    } else {
        None
    }
}

fn satisfied(host: &HostInner, wanted: &descriptor::Requirement) -> Result<(), HostError> {
    let (high, low) = wanted.id;
    let id = NevercInterfaceID { high, low };
    let found = host.find_interface(id, wanted.major, wanted.minimum_minor);
    let name = format!(
        "{high:016x}{low:016x} {}.{}",
        wanted.major, wanted.minimum_minor
    );
    match found {
        Err(status) => {
            let why = host.lacks(id, wanted.major, wanted.minimum_minor);
            Err(HostError::new(
                status,
                format!("unsatisfied required interface {why}"),
            ))
        }
        Ok(interface)
            if wanted
                .lockstep
                .as_ref()
                .is_some_and(|k| *k != interface.compatibility) =>
        {
            Err(HostError::new(
                Status::VERSION_MISMATCH,
                format!("unsatisfied required interface {name}: compatibility key differs"),
            ))
        }
        Ok(_) => Ok(()),
    }
}

#[cfg(unix)]
fn open_image(path: &Path) -> Result<libloading::Library, HostError> {
    use libloading::os::unix::{Library, RTLD_LOCAL, RTLD_NOW};
    // A bare name would be searched in the system's directories; a path is what the user gave.
    let path = if path.components().count() == 1 {
        Path::new(".").join(path)
    } else {
        path.to_path_buf()
    };
    // SAFETY: running the module's initialisers is what loading a plugin means; the user asked for it.
    unsafe { Library::open(Some(&path), RTLD_NOW | RTLD_LOCAL) }
        .map(Into::into)
        .map_err(failed)
}

#[cfg(not(unix))]
fn open_image(path: &Path) -> Result<libloading::Library, HostError> {
    // SAFETY: as on Unix.
    unsafe { libloading::Library::new(path) }.map_err(failed)
}

impl Module {
    fn open(host: &HostInner, path: &Path, identity: Identity) -> Result<Module, HostError> {
        let shown = path.to_string_lossy();
        let _loading = crate::signals::Loading::new(&shown);
        let image = open_image(path).map_err(|mut error| {
            if cfg!(target_os = "linux")
                && let Some(why) = unloadable(path)
            {
                error.text.push_str(&format!(": {why}"));
            }
            error
        })?;
        // SAFETY: the symbol is declared with this type by every SDK header.
        let entry = unsafe { image.get::<NevercPluginEntryFn>(b"neverc_plugin_entry\0") };
        let Some(entry) = entry.ok().and_then(|e| *e) else {
            // SAFETY: the symbol's address is not used, only whether there is one.
            let prototype = unsafe { image.get::<*const ()>(b"nevercGetPluginInfo\0") }.is_ok();
            return Err(failed(if prototype {
                "plugin exports the removed 'nevercGetPluginInfo' prototype ABI; migrate it to the first public descriptor ABI and export 'neverc_plugin_entry'"
            } else {
                "plugin has no 'neverc_plugin_entry' entry"
            }));
        };
        let mut raw: NevercPluginDescriptor = zeroed();
        raw.header.struct_size = header::<NevercPluginDescriptor>().struct_size;
        drop(host.take_missed());
        let bootstrap: *const NevercBootstrapAPI = &raw const *host.frozen().bootstrap;
        host.callbacks.fetch_add(1, Ordering::SeqCst);
        let out = &raw mut raw;
        // SAFETY: both pointers are valid for the call, and the entry writes no more than the capacity that
        // the record's header states.
        let start = host.trace.now();
        let (status, exception) = crate::gate::guarded_entry(|| unsafe { entry(bootstrap, out) });
        host.callbacks.fetch_sub(1, Ordering::SeqCst);
        if host.trace.is_on() {
            let arguments = format!(",\"module\":{}", json_string(&path.to_string_lossy()));
            let name = "neverc_plugin_entry".to_owned();
            host.trace
                .call(name, "callback", "", status, start, arguments);
        }
        if let Some(what) = exception {
            return Err(failed(format!(
                "plugin entry point threw an exception: {what}"
            )));
        }
        if !status.is_ok() {
            let missed = host.take_missed();
            let missed = missed.map_or(String::new(), |m| format!("; it asked for interface {m}"));
            let error = HostError::new(
                status,
                format!("plugin entry point returned {}{missed}", status.name()),
            );
            return Err(negotiation(error));
        }
        // SAFETY: a plugin that returns OK has filled the descriptor with valid views.
        let descriptor = unsafe { descriptor::copy(&raw) }.map_err(negotiation)?;
        Ok(Module {
            descriptor,
            path: path.to_path_buf(),
            identity,
            _image: image,
        })
    }
}

pub(crate) fn unload(host: &HostInner, plugin_id: &str) -> Result<(), HostError> {
    host.require_quiet("unload a plugin")?;
    let mut modules = lock(host);
    let Some(at) = modules
        .list
        .iter()
        .position(|m| m.descriptor.id == plugin_id)
    else {
        return Err(HostError::new(
            Status::NOT_FOUND,
            format!("plugin '{plugin_id}' is not loaded"),
        ));
    };
    let user = modules.list.iter().find(|m| {
        m.descriptor
            .dependencies
            .iter()
            .any(|d| d.kind == NEVERC_DEPENDENCY_REQUIRED && d.plugin == plugin_id)
    });
    if let Some(user) = user {
        return Err(HostError::new(
            Status::BUSY,
            format!(
                "plugin '{plugin_id}' is required by '{}'",
                user.descriptor.id
            ),
        ));
    }
    modules.list.remove(at);
    modules.generation += 1;
    Ok(())
}

pub(crate) fn resident(host: &HostInner) -> Vec<ModuleInfo> {
    lock(host).list.iter().map(|m| m.info()).collect()
}

pub(crate) fn shutdown(host: &HostInner) -> Result<(), HostError> {
    host.require_quiet("shut the plugin registry down")?;
    let mut modules = lock(host);
    // The youngest image first.
    while let Some(module) = modules.list.pop() {
        drop(module);
    }
    if !modules.shut {
        modules.generation += 1;
    }
    modules.shut = true;
    Ok(())
}
