//! The plugins of a command, in order: activation, sessions, and the way back.

use std::any::Any;
use std::ffi::c_void;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use neverc_abi::*;

use crate::descriptor::PluginDescriptor;
use crate::dispatch::Dispatch;
use crate::gate::{self, Entry, Left};
use crate::host::HostInner;
use crate::module::Module;
use crate::option::OptionRegistry;
use crate::registrar::{RegistrarContext, UserData};
use crate::resolve;
use crate::session::{Session, SessionConfig, SessionScope};
use crate::status::{HostError, Status};

/// A plugin of a plan.
pub struct PlanPlugin {
    /// Place in the order of activation.
    pub index: usize,
    /// ID.
    pub id: Arc<str>,
    pub(crate) module: Arc<Module>,
    pub(crate) state: AtomicPtr<c_void>,
    pub(crate) registrar: RegistrarContext,
}

impl PlanPlugin {
    /// The descriptor.
    pub fn descriptor(&self) -> &PluginDescriptor {
        &self.module.descriptor
    }

    pub(crate) fn process_state(&self) -> *mut c_void {
        self.state.load(Ordering::SeqCst)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    New,
    Active,
    Over,
}

/// An ordered set of plugins. Holds a lease on the registry until it is shut down or dropped.
pub struct Plan {
    pub(crate) host: Arc<HostInner>,
    pub(crate) plugins: Vec<Arc<PlanPlugin>>,
    stage: Mutex<Stage>,
    dispatch: OnceLock<Result<Arc<Dispatch>, HostError>>,
    options: OnceLock<Arc<OptionRegistry>>,
    pub(crate) sessions: AtomicUsize,
    leak_notes: Mutex<Vec<String>>,
}

impl Plan {
    pub(crate) fn new(host: &Arc<HostInner>, selection: &[String]) -> Result<Arc<Plan>, HostError> {
        let modules = host.modules.lock().unwrap_or_else(PoisonError::into_inner);
        let mut chosen: Vec<Arc<Module>> = Vec::new();
        for id in selection {
            let Some(module) = modules.find(id) else {
                return Err(HostError::new(
                    Status::NOT_FOUND,
                    format!("plugin '{id}' is not loaded"),
                ));
            };
            if !chosen.iter().any(|m| Arc::ptr_eq(m, module)) {
                chosen.push(module.clone());
            }
        }
        let order = resolve::order(&chosen)?;
        let plugins = order.into_iter().enumerate().map(|(index, at)| {
            Arc::new(PlanPlugin {
                index,
                id: Arc::from(chosen[at].descriptor.id.as_str()),
                module: chosen[at].clone(),
                state: AtomicPtr::new(null_mut()),
                registrar: RegistrarContext::new(),
            })
        });
        let plugins = plugins.collect();
        host.leases.fetch_add(1, Ordering::SeqCst);
        Ok(Arc::new(Plan {
            host: host.clone(),
            plugins,
            stage: Mutex::new(Stage::New),
            dispatch: OnceLock::new(),
            options: OnceLock::new(),
            sessions: AtomicUsize::new(0),
            leak_notes: Mutex::default(),
        }))
    }

    /// The plugins in the order of activation.
    pub fn plugins(&self) -> &[Arc<PlanPlugin>] {
        &self.plugins
    }

    /// Runs `ProcessBegin` of every plugin, then `Register` of every plugin. A second time nothing is called.
    ///
    /// # Errors
    /// When a callback fails or registrations collide; what had begun is ended again.
    pub fn activate(&self) -> Result<(), HostError> {
        let mut stage = self.stage.lock().unwrap_or_else(PoisonError::into_inner);
        match *stage {
            Stage::Active => return Ok(()),
            Stage::Over => {
                return Err(HostError::new(
                    Status::INVALID_STATE,
                    "the activation plan was shut down",
                ));
            }
            Stage::New => {}
        }
        let result = self.begin().and_then(|()| {
            let options = OptionRegistry::build(self)?;
            // Set once: the stage was New, and never is again.
            let _ = self.options.set(Arc::new(options));
            Ok(())
        });
        match result {
            Ok(()) => {
                *stage = Stage::Active;
                self.publish_interfaces();
                Ok(())
            }
            Err(e) => {
                *stage = Stage::Over;
                Err(e)
            }
        }
    }

    /// A callback of process scope.
    fn call(
        &self,
        plugin: &Arc<PlanPlugin>,
        name: &str,
        registering: bool,
        f: impl FnOnce() -> NevercStatus,
    ) -> Left {
        let entry = Entry {
            host: &self.host,
            plugin,
            session: None,
            task: None,
            name: &Arc::from(name),
            is_end: true,
            registering,
            phase: None,
            mutating: false,
        };
        gate::pass(entry, f)
    }

    fn begin(&self) -> Result<(), HostError> {
        let frozen = self.host.frozen();
        let core = frozen.core;
        for (index, plugin) in self.plugins.iter().enumerate() {
            let Some(begin) = plugin.descriptor().callbacks.process_begin else {
                continue;
            };
            let mut state = null_mut();
            let out = &raw mut state;
            // SAFETY: the core table lives as long as the host, `out` for the call.
            let left = self.call(plugin, "ProcessBegin", false, || unsafe {
                begin(core, out)
            });
            if !left.status.is_ok() {
                let error = callback_failed(plugin, "ProcessBegin", &left);
                self.destroy(index);
                return Err(error);
            }
            plugin.state.store(state, Ordering::SeqCst);
        }
        for plugin in &self.plugins {
            let Some(register) = plugin.descriptor().callbacks.register else {
                continue;
            };
            let registrar: *const NevercRegistrarAPI = &raw const *frozen.registrar;
            let context = (&raw const plugin.registrar).cast_mut().cast();
            let state = plugin.process_state();
            drop(self.host.take_missed());
            // SAFETY: the tables live as long as the host, the context as long as the plan.
            let left = self.call(plugin, "Register", true, || unsafe {
                register(core, registrar, context, state)
            });
            plugin.registrar.freeze();
            if !left.status.is_ok() {
                let mut error = callback_failed(plugin, "Register", &left);
                if let Some(missed) = self.host.take_missed() {
                    error
                        .text
                        .push_str(&format!("; it asked for interface {missed}"));
                }
                self.destroy(self.plugins.len());
                return Err(error);
            }
        }
        if let Err(e) = self.check_collisions() {
            self.destroy(self.plugins.len());
            return Err(e);
        }
        Ok(())
    }

    fn check_collisions(&self) -> Result<(), HostError> {
        OptionRegistry::build(self)?;
        let mut interfaces = Vec::new();
        let mut phases = Vec::new();
        for plugin in &self.plugins {
            let content = plugin.registrar.content();
            for id in content.interfaces.iter().map(|i| (i.id.high, i.id.low)) {
                if interfaces.contains(&id) {
                    return Err(twice(plugin, "interface"));
                }
                interfaces.push(id);
            }
            for id in content.phases.iter().map(|p| (p.id.high, p.id.low)) {
                if phases.contains(&id) {
                    return Err(twice(plugin, "phase"));
                }
                phases.push(id);
            }
        }
        Ok(())
    }

    fn publish_interfaces(&self) {
        let mut overlay = self
            .host
            .overlay
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        for plugin in &self.plugins {
            overlay.extend(plugin.registrar.content().interfaces.iter().cloned());
        }
    }

    /// Releases user data and calls `Destroy` of the first `count` plugins, all in reverse.
    fn destroy(&self, count: usize) -> Vec<String> {
        let mut errors = Vec::new();
        let begun = &self.plugins[..count];
        for plugin in begun.iter().rev() {
            let content = std::mem::take(&mut *plugin.registrar.content());
            for UserData { pointer, destroy } in content.user_data.into_iter().rev() {
                let Some(destroy) = destroy else { continue };
                let left = self.call(plugin, "DestroyUserData", false, || {
                    // SAFETY: the plugin gave the pointer for this function, which is called once.
                    unsafe { destroy(pointer.0) };
                    Status::OK.to_abi()
                });
                if !left.status.is_ok() {
                    errors.push(callback_failed(plugin, "DestroyUserData", &left).text);
                }
            }
        }
        let core = self.host.frozen().core;
        for plugin in begun.iter().rev() {
            if let Some(destroy) = plugin.descriptor().callbacks.destroy {
                let state = plugin.process_state();
                // SAFETY: the core table lives as long as the host.
                let left = self.call(plugin, "Destroy", false, || unsafe { destroy(core, state) });
                if !left.status.is_ok() {
                    errors.push(callback_failed(plugin, "Destroy", &left).text);
                }
            }
            let lost = self.host.ledger.reclaim(&plugin.id);
            if lost.blocks != 0 {
                let note = format!(
                    "plugin '{}' left {} bytes in {} blocks behind",
                    plugin.id, lost.bytes, lost.blocks
                );
                let mut notes = self
                    .leak_notes
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner);
                notes.push(note);
            }
        }
        errors
    }

    /// What plugins did not free, told at the shutdown.
    pub fn leaks(&self) -> Vec<String> {
        let notes = self
            .leak_notes
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        notes.clone()
    }

    /// The plugins' options.
    ///
    /// # Panics
    /// Before activation.
    pub fn options(&self) -> &Arc<OptionRegistry> {
        self.options.get().expect("a plan is activated before use")
    }

    pub(crate) fn dispatch(&self) -> Result<Arc<Dispatch>, HostError> {
        self.dispatch
            .get_or_init(|| Dispatch::build(&self.plugins).map(Arc::new))
            .clone()
    }

    /// Whether any plugin has something bound to a phase.
    pub fn is_bound(&self, phase: usize) -> bool {
        self.dispatch().is_ok_and(|d| d.binding(phase).is_some())
    }

    /// The domain registrations of type `T`, in activation and then registration order.
    pub fn each_attached<T: Any>(&self, mut f: impl FnMut(&Arc<PlanPlugin>, &T)) {
        for plugin in &self.plugins {
            let content = plugin.registrar.content();
            for registration in content
                .attached
                .iter()
                .filter_map(|a| a.downcast_ref::<T>())
            {
                f(plugin, registration);
            }
        }
    }

    /// Begins a session.
    ///
    /// # Errors
    /// When registrations do not fit the phases, or a `SessionBegin` fails (what had begun is ended).
    pub fn open_session(
        self: &Arc<Plan>,
        config: SessionConfig,
        parent: Option<&Arc<Session>>,
    ) -> Result<SessionScope, HostError> {
        let active = *self.stage.lock().unwrap_or_else(PoisonError::into_inner) == Stage::Active;
        if !active {
            return Err(HostError::new(
                Status::INVALID_STATE,
                "the activation plan is not active",
            ));
        }
        Session::begin(self, config, parent)
    }

    /// Ends the plugins: user data, then `Destroy`, in reverse. A second time nothing is called.
    ///
    /// # Errors
    /// While a session lives; or what went wrong in the callbacks, all of which run.
    pub fn shutdown(&self) -> Result<(), HostError> {
        if self.sessions.load(Ordering::SeqCst) != 0 {
            return Err(HostError::new(
                Status::BUSY,
                "cannot shut plugins down while a session is active",
            ));
        }
        let mut stage = self.stage.lock().unwrap_or_else(PoisonError::into_inner);
        let was = std::mem::replace(&mut *stage, Stage::Over);
        drop(stage);
        if was != Stage::Active {
            return Ok(());
        }
        {
            let mut overlay = self
                .host
                .overlay
                .write()
                .unwrap_or_else(PoisonError::into_inner);
            for plugin in &self.plugins {
                let content = plugin.registrar.content();
                overlay.retain(|i| !content.interfaces.iter().any(|mine| mine.table == i.table));
            }
        }
        let errors = self.destroy(self.plugins.len());
        if errors.is_empty() {
            return Ok(());
        }
        Err(HostError::new(
            Status::PLUGIN_FAILURE,
            format!("plugin runtime cleanup failed: {}", errors.join("; ")),
        ))
    }
}

impl Drop for Plan {
    fn drop(&mut self) {
        if let Err(e) = self.shutdown() {
            self.host.internal_error(&e.text);
        }
        self.host.leases.fetch_sub(1, Ordering::SeqCst);
    }
}

fn twice(plugin: &PlanPlugin, what: &str) -> HostError {
    HostError::new(
        Status::DUPLICATE_ID,
        format!("plugin '{}' registers a duplicate {what}", plugin.id),
    )
}

/// The error for a failed callback of process or scope.
pub(crate) fn callback_failed(plugin: &PlanPlugin, name: &str, left: &Left) -> HostError {
    let why = match &left.exception {
        Some(what) => format!("exception: {what}"),
        None => left.status.name().to_owned(),
    };
    HostError::new(
        left.status,
        format!("{name} of plugin '{}' failed: {why}", plugin.id),
    )
}
