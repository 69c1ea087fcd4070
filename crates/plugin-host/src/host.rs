//! The host: interfaces, loaded modules, live scopes and the totals of one process.

use std::any::Any;
use std::collections::{HashMap, HashSet};
use std::ffi::c_void;
use std::path::Path;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};

use neverc_abi::*;

use crate::boundary::{Binding, header, view};
use crate::gate::{self, RecursiveLock};
use crate::handle::HandleKind;
use crate::ledger::Ledger;
use crate::module::{ModuleInfo, Modules};
use crate::plan::Plan;
use crate::statistics::Statistics;
use crate::status::{HostError, Status};
use crate::trace::Trace;

/// What the program tells its plugin host about itself.
pub struct HostConfig {
    /// Names this build; LOCKSTEP interfaces compare it.
    pub build_id: String,
    /// ABI key, e.g. `x86_64-le-64-sysv`.
    pub abi_key: String,
    /// Major version of LLVM.
    pub llvm_major: u32,
    /// The first token of authority to change artifacts; they are never used twice.
    pub first_authority_token: u64,
    /// Whether the program itself has an option of that spelling.
    pub is_static_option: fn(&str) -> bool,
}

impl Default for HostConfig {
    fn default() -> HostConfig {
        let endian = if cfg!(target_endian = "little") {
            "le"
        } else {
            "be"
        };
        let convention = if cfg!(windows) { "win" } else { "sysv" };
        HostConfig {
            build_id: format!("neverc-{}", env!("CARGO_PKG_VERSION")),
            abi_key: format!(
                "{}-{endian}-{}-{convention}",
                std::env::consts::ARCH,
                usize::BITS
            ),
            llvm_major: 19,
            first_authority_token: 1,
            is_static_option: |_| false,
        }
    }
}

/// Compatibility key of a LOCKSTEP interface.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Compatibility {
    /// Build that made the table.
    pub build_id: String,
    /// ABI key of its target.
    pub abi_key: String,
    /// Its LLVM.
    pub llvm_major: u32,
}

/// A published table.
#[derive(Clone)]
pub(crate) struct Interface {
    pub id: NevercInterfaceID,
    pub major: u16,
    pub minor: u16,
    pub table: *const c_void,
    pub size: u64,
    pub compatibility: Compatibility,
}

// SAFETY: tables are constant once published, and their implementations are `Sync`.
unsafe impl Send for Interface {}
// SAFETY: as above.
unsafe impl Sync for Interface {}

/// What is known about an interface without its table.
#[derive(Clone, Debug)]
pub struct InterfaceInfo {
    /// Name, e.g. `Driver`.
    pub name: String,
    /// ID.
    pub id: NevercInterfaceID,
    /// Version.
    pub major: u16,
    /// Version.
    pub minor: u16,
    /// Size of the table in bytes.
    pub size: u64,
}

/// Boxes that tables and contexts point into.
struct Kept(#[allow(dead_code)] Box<dyn Any>);

// SAFETY: what is kept is a table or a binding of a `Send + Sync` object; only its address is used.
unsafe impl Send for Kept {}
// SAFETY: as above.
unsafe impl Sync for Kept {}

/// What is known about a live scope.
#[derive(Clone, Copy)]
pub(crate) struct ScopeRecord {
    /// Token of the session it is or belongs to.
    pub session: u64,
    /// Session or task.
    pub kind: HandleKind,
}

/// The shared state of a host. Plugins reach it through the contexts of their tables.
pub struct HostInner {
    /// Module images go first when a host is dropped: they may still look at what follows.
    pub(crate) modules: Mutex<Modules>,
    pub(crate) config: HostConfig,
    pub(crate) frozen: OnceLock<Frozen>,
    pub(crate) overlay: RwLock<Vec<Interface>>,
    /// Interfaces that were asked for and given.
    given: Mutex<HashSet<(u64, u64)>>,
    /// The interface, major and least minor that were last asked for in vain.
    missed: Mutex<Option<(NevercInterfaceID, u16, u16)>>,
    pub(crate) scopes: RwLock<HashMap<u64, ScopeRecord>>,
    pub(crate) leases: AtomicUsize,
    pub(crate) sessions: AtomicUsize,
    pub(crate) callbacks: AtomicUsize,
    pub(crate) authority_tokens: AtomicU64,
    pub(crate) continuations: AtomicU64,
    pub(crate) process_lock: RecursiveLock,
    /// Memory that plugins hold.
    pub ledger: Ledger,
    /// The record of calls.
    pub trace: Trace,
    /// Totals of callbacks.
    pub statistics: Statistics,
    internal: Mutex<Vec<String>>,
    kept: Mutex<Vec<Kept>>,
}

/// What exists from the freeze on.
pub(crate) struct Frozen {
    interfaces: Vec<Interface>,
    pub(crate) core: *const NevercCoreAPI,
    pub(crate) bootstrap: Box<NevercBootstrapAPI>,
    pub(crate) registrar: Box<NevercRegistrarAPI>,
}

// SAFETY: constant after the freeze; the pointers lead to tables that the host keeps.
unsafe impl Send for Frozen {}
// SAFETY: as above.
unsafe impl Sync for Frozen {}

impl HostInner {
    pub(crate) fn frozen(&self) -> &Frozen {
        self.frozen
            .get()
            .expect("a host is handed out after its freeze only")
    }

    /// Finds a table.
    ///
    /// # Errors
    /// `MISSING_INTERFACE` for an unknown ID, `VERSION_MISMATCH` for a major or minor that is not there.
    pub fn query_interface(
        &self,
        id: NevercInterfaceID,
        major: u16,
        minimum_minor: u16,
    ) -> Result<(*const c_void, u16, u64), Status> {
        let found = self.find_interface(id, major, minimum_minor);
        if found.is_ok() {
            let mut given = self.given.lock().unwrap_or_else(PoisonError::into_inner);
            given.insert((id.high, id.low));
        } else {
            let mut missed = self.missed.lock().unwrap_or_else(PoisonError::into_inner);
            *missed = Some((id, major, minimum_minor));
        }
        found.map(|i| (i.table, i.minor, i.size))
    }

    /// Whether any plugin has asked for an interface and got its table.
    pub fn was_given(&self, id: NevercInterfaceID) -> bool {
        let given = self.given.lock().unwrap_or_else(PoisonError::into_inner);
        given.contains(&(id.high, id.low))
    }

    /// What was last asked for in vain, in words, and forgets it.
    pub(crate) fn take_missed(&self) -> Option<String> {
        let mut missed = self.missed.lock().unwrap_or_else(PoisonError::into_inner);
        let (id, major, minor) = missed.take()?;
        Some(self.lacks(id, major, minor))
    }

    /// Why an interface cannot be had.
    pub(crate) fn lacks(&self, id: NevercInterfaceID, major: u16, minor: u16) -> String {
        let overlay = self.overlay.read().unwrap_or_else(PoisonError::into_inner);
        let same = |i: &&Interface| i.id.high == id.high && i.id.low == id.low;
        let all = self.frozen().interfaces.iter().chain(overlay.iter());
        let there: Vec<String> = all
            .filter(same)
            .map(|i| format!("{}.{}", i.major, i.minor))
            .collect();
        let name = format!("{:016x}{:016x} {major}.{minor}", id.high, id.low);
        match there.is_empty() {
            true => format!("{name}: the interface is unknown"),
            false => format!(
                "{name}: its major or minor version is not available, this host has {}",
                there.join(", ")
            ),
        }
    }

    pub(crate) fn find_interface(
        &self,
        id: NevercInterfaceID,
        major: u16,
        minimum_minor: u16,
    ) -> Result<Interface, Status> {
        let overlay = self.overlay.read().unwrap_or_else(PoisonError::into_inner);
        let mut known = false;
        for i in self.frozen().interfaces.iter().chain(overlay.iter()) {
            if i.id.high == id.high && i.id.low == id.low {
                known = true;
                if i.major == major && i.minor >= minimum_minor {
                    return Ok(i.clone());
                }
            }
        }
        Err(if known {
            Status::VERSION_MISMATCH
        } else {
            Status::MISSING_INTERFACE
        })
    }

    pub(crate) fn own_compatibility(&self) -> Compatibility {
        Compatibility {
            build_id: self.config.build_id.clone(),
            abi_key: self.config.abi_key.clone(),
            llvm_major: self.config.llvm_major,
        }
    }

    /// Keeps something until the host is gone: tables made while it runs, which plugins may hold on to.
    pub fn keep<T: Send + Sync + 'static>(&self, object: Box<T>) -> &T {
        let address: *const T = &raw const *object;
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push(Kept(object));
        // SAFETY: what is kept is neither moved nor dropped before the host, which is borrowed.
        unsafe { &*address }
    }

    pub(crate) fn scope(&self, owner: u64) -> Option<ScopeRecord> {
        let scopes = self.scopes.read().unwrap_or_else(PoisonError::into_inner);
        scopes.get(&owner).copied()
    }

    pub(crate) fn add_scope(&self, owner: u64, record: ScopeRecord) {
        let mut scopes = self.scopes.write().unwrap_or_else(PoisonError::into_inner);
        scopes.insert(owner, record);
    }

    pub(crate) fn remove_scope(&self, owner: u64) {
        let mut scopes = self.scopes.write().unwrap_or_else(PoisonError::into_inner);
        scopes.remove(&owner);
    }

    /// Records a fault of the host itself, to be shown when the run is over.
    pub fn internal_error(&self, text: &str) {
        let mut internal = self.internal.lock().unwrap_or_else(PoisonError::into_inner);
        internal.push(text.to_owned());
    }

    /// Takes the recorded faults of the host.
    pub fn take_internal_errors(&self) -> Vec<String> {
        let mut internal = self.internal.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut *internal)
    }

    /// Refuses what needs a quiet registry.
    pub(crate) fn require_quiet(&self, what: &str) -> Result<(), HostError> {
        let busy = if self.callbacks.load(Ordering::SeqCst) != 0 {
            "a plugin callback"
        } else if self.sessions.load(Ordering::SeqCst) != 0 {
            "a session"
        } else if self.leases.load(Ordering::SeqCst) != 0 {
            "a snapshot lease"
        } else {
            return Ok(());
        };
        Err(HostError::new(
            Status::BUSY,
            format!("cannot {what} while {busy} is active"),
        ))
    }
}

/// Collects the tables of a host before it is frozen.
pub struct HostBuilder {
    inner: Arc<HostInner>,
    interfaces: Vec<(String, Interface)>,
}

impl HostBuilder {
    /// A builder with no tables.
    pub fn new(config: HostConfig) -> HostBuilder {
        HostBuilder {
            inner: Arc::new(HostInner {
                modules: Mutex::default(),
                authority_tokens: AtomicU64::new(config.first_authority_token),
                config,
                frozen: OnceLock::new(),
                overlay: RwLock::default(),
                given: Mutex::default(),
                missed: Mutex::default(),
                scopes: RwLock::default(),
                leases: AtomicUsize::new(0),
                sessions: AtomicUsize::new(0),
                callbacks: AtomicUsize::new(0),
                continuations: AtomicU64::new(1),
                process_lock: RecursiveLock::default(),
                ledger: Ledger::default(),
                trace: Trace::default(),
                statistics: Statistics::default(),
                internal: Mutex::default(),
                kept: Mutex::default(),
            }),
            interfaces: Vec::new(),
        }
    }

    /// Whether an interface with this ID is there already.
    pub fn has(&self, id: NevercInterfaceID) -> bool {
        self.interfaces
            .iter()
            .any(|(_, i)| i.id.high == id.high && i.id.low == id.low)
    }

    /// Name, ID, version and size of each interface so far.
    pub fn interfaces(&self) -> Vec<InterfaceInfo> {
        let rows = self.interfaces.iter();
        rows.map(|(name, i)| InterfaceInfo {
            name: name.clone(),
            id: i.id,
            major: i.major,
            minor: i.minor,
            size: i.size,
        })
        .collect()
    }

    /// Puts a table over `object`, as the generated `publish_…` functions do.
    ///
    /// # Errors
    /// "duplicate" when the ID is there with this major already.
    pub fn publish<T: Send + Sync + 'static, C: Copy + 'static>(
        &mut self,
        name: &str,
        id: NevercInterfaceID,
        major: u16,
        minor: u16,
        object: T,
        make: fn(*mut c_void) -> C,
    ) -> Result<(), HostError> {
        let twice = self
            .interfaces
            .iter()
            .any(|(_, i)| i.id.high == id.high && i.id.low == id.low && i.major == major);
        if twice {
            return Err(HostError::new(
                Status::DUPLICATE_ID,
                format!("duplicate interface {name} {major}"),
            ));
        }
        let binding = Box::new(Binding {
            host: Arc::as_ptr(&self.inner),
            table: object,
        });
        let table = Box::new(make((&raw const *binding).cast_mut().cast()));
        let interface = Interface {
            id,
            major,
            minor,
            table: (&raw const *table).cast(),
            size: size_of::<C>() as u64,
            compatibility: self.inner.own_compatibility(),
        };
        self.interfaces.push((name.to_owned(), interface));
        let mut kept = self
            .inner
            .kept
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        kept.push(Kept(binding));
        kept.push(Kept(table));
        Ok(())
    }

    /// Ends the registration of tables.
    ///
    /// # Errors
    /// When the core table is missing.
    pub fn freeze(self) -> Result<Host, HostError> {
        let same =
            |i: &Interface, id: NevercInterfaceID| i.id.high == id.high && i.id.low == id.low;
        let core = self
            .interfaces
            .iter()
            .find(|(_, i)| same(i, NEVERC_INTERFACE_CORE))
            .map(|(_, i)| i.table.cast::<NevercCoreAPI>())
            .ok_or_else(|| {
                HostError::new(Status::MISSING_INTERFACE, "the core table is missing")
            })?;
        let bootstrap = Box::new(NevercBootstrapAPI {
            header: header::<NevercBootstrapAPI>(),
            context: Arc::as_ptr(&self.inner).cast_mut().cast(),
            query_interface: Some(crate::registrar::bootstrap_query_interface),
            host_build_id: view(&self.inner.config.build_id),
            llvm_major: self.inner.config.llvm_major,
            reserved: 0,
        });
        let frozen = Frozen {
            interfaces: self.interfaces.into_iter().map(|(_, i)| i).collect(),
            core,
            bootstrap,
            registrar: Box::new(crate::registrar::table()),
        };
        if self.inner.frozen.set(frozen).is_err() {
            return Err(HostError::new(
                Status::INVALID_STATE,
                "the interface registry is frozen",
            ));
        }
        Ok(Host { inner: self.inner })
    }
}

/// A plugin host, ready to load modules.
#[derive(Clone)]
pub struct Host {
    pub(crate) inner: Arc<HostInner>,
}

impl Host {
    /// Loads a module, or gives it again when a path to the same file was loaded before.
    ///
    /// # Errors
    /// Everything that a module or its descriptor can do wrong; nothing is published then.
    pub fn load(&self, path: &Path) -> Result<ModuleInfo, HostError> {
        crate::module::load(&self.inner, path)
    }

    /// Unloads a module.
    ///
    /// # Errors
    /// While something is active, when another module requires it, or when it is not there.
    pub fn unload(&self, plugin_id: &str) -> Result<(), HostError> {
        crate::module::unload(&self.inner, plugin_id)
    }

    /// The resident modules, in the order of loading.
    pub fn resident(&self) -> Vec<ModuleInfo> {
        crate::module::resident(&self.inner)
    }

    /// Rises by one with every load, unload and shutdown.
    pub fn generation(&self) -> u64 {
        let modules = self
            .inner
            .modules
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        modules.generation()
    }

    /// Orders the plugins of a command by their dependencies; holds a snapshot lease.
    ///
    /// # Errors
    /// A missing dependency, a version out of range, a cycle, or an unknown plugin.
    pub fn plan(&self, selection: &[String]) -> Result<Arc<Plan>, HostError> {
        Plan::new(&self.inner, selection)
    }

    /// Unloads everything; later loads are refused.
    ///
    /// # Errors
    /// While something is active.
    pub fn shutdown(&self) -> Result<(), HostError> {
        crate::module::shutdown(&self.inner)
    }

    /// The shared state: ledger, trace, statistics.
    pub fn state(&self) -> &HostInner {
        &self.inner
    }

    /// Whether a callback of this host is active on the calling thread.
    pub fn in_callback(&self) -> bool {
        gate::top().is_some_and(|a| a.is_of(&self.inner))
    }
}
