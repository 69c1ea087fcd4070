//! What plugins register, and the table through which they do it.

use std::any::Any;
use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use neverc_abi::*;

use crate::boundary::{self, Incoming, header};
use crate::descriptor::is_canonical_id;
use crate::gate::{self, Active};
use crate::host::{Compatibility, HostInner, Interface};
use crate::option::OptionDeclaration;
use crate::route::Route;
use crate::status::Status;

/// A plugin's data pointer, which the host passes back and never looks into.
#[derive(Clone, Copy, Debug)]
pub struct DataPointer(pub *mut c_void);

// SAFETY: the host only passes the pointer back to the plugin, under the plugin's own concurrency model.
unsafe impl Send for DataPointer {}
// SAFETY: as above.
unsafe impl Sync for DataPointer {}

/// Data that the host owns from a successful registration on.
#[derive(Clone, Copy, Debug)]
pub struct UserData {
    /// The data.
    pub pointer: DataPointer,
    /// Called once when the registration is dropped.
    pub destroy: NevercDestroyUserDataFn,
}

/// An observer's function.
pub type ObserverFn = unsafe extern "C-unwind" fn(
    *const NevercPhaseFrame,
    NevercObserverPoint,
    *mut c_void,
) -> NevercStatus;
/// An interceptor's function.
pub type InterceptorFn = unsafe extern "C-unwind" fn(
    *const NevercPhaseFrame,
    *mut NevercPhaseContinuation,
    *mut NevercPhaseResult,
    *mut c_void,
) -> NevercStatus;
/// A provider's function.
pub type ProviderFn = unsafe extern "C-unwind" fn(
    *const NevercPhaseFrame,
    *mut NevercPhaseResult,
    *mut c_void,
) -> NevercStatus;

pub(crate) struct ObserverEntry {
    pub phase: (u64, u64),
    pub points: NevercObserverPoint,
    pub callback: ObserverFn,
    pub data: DataPointer,
}

pub(crate) struct InterceptorEntry {
    pub phase: (u64, u64),
    pub callback: InterceptorFn,
    pub data: DataPointer,
}

pub(crate) struct ProviderEntry {
    pub phase: (u64, u64),
    pub id: String,
    pub route: Route,
    pub fallback_safe: bool,
    pub callback: ProviderFn,
    pub data: DataPointer,
}

pub(crate) struct PhaseEntry {
    pub id: NevercInterfaceID,
    pub name: String,
    pub input: NevercInterfaceID,
    pub output: NevercInterfaceID,
    pub policy: NevercPhasePolicy,
    pub points: NevercObserverPoint,
}

/// Everything that one plugin registered.
#[derive(Default)]
pub(crate) struct Registrations {
    pub observers: Vec<ObserverEntry>,
    pub interceptors: Vec<InterceptorEntry>,
    pub providers: Vec<ProviderEntry>,
    pub phases: Vec<PhaseEntry>,
    pub options: Vec<OptionDeclaration>,
    pub interfaces: Vec<Interface>,
    pub user_data: Vec<UserData>,
    pub attached: Vec<Box<dyn Any + Send + Sync>>,
}

/// Where the registrations of one plugin gather. Its address is the registrar context.
pub struct RegistrarContext {
    frozen: AtomicBool,
    content: Mutex<Registrations>,
}

impl RegistrarContext {
    pub(crate) fn new() -> RegistrarContext {
        RegistrarContext {
            frozen: AtomicBool::new(false),
            content: Mutex::default(),
        }
    }

    pub(crate) fn content(&self) -> MutexGuard<'_, Registrations> {
        self.content.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn freeze(&self) {
        self.frozen.store(true, Ordering::SeqCst);
    }

    fn open(&self) -> Result<MutexGuard<'_, Registrations>, Status> {
        if self.frozen.load(Ordering::SeqCst) {
            return Err(Status::INVALID_STATE);
        }
        Ok(self.content())
    }

    /// Keeps what a domain table registered, and takes the plugin's data over.
    ///
    /// # Errors
    /// `INVALID_STATE` after the window.
    pub fn attach<T: Any + Send + Sync>(
        &self,
        registration: T,
        user_data: Option<UserData>,
    ) -> Result<(), Status> {
        let mut content = self.open()?;
        content.attached.push(Box::new(registration));
        content.user_data.extend(user_data);
        Ok(())
    }

    /// Whether a registration of type `T` for which `test` holds is there already.
    pub fn any_attached<T: Any>(&self, test: impl Fn(&T) -> bool) -> bool {
        self.content()
            .attached
            .iter()
            .filter_map(|a| a.downcast_ref::<T>())
            .any(test)
    }
}

/// Runs a registrar slot for the plugin whose `Register` runs on this thread.
fn registering(
    slot: &'static str,
    registrar: *mut c_void,
    body: impl FnOnce(&HostInner, &mut Registrations) -> Result<(), Status>,
) -> NevercStatus {
    let run = AssertUnwindSafe(|| {
        if registrar.is_null() {
            return Err(Status::INVALID_ARGUMENT);
        }
        let active: &Active = gate::top().ok_or(Status::INVALID_STATE)?;
        let context: &RegistrarContext = &active.plugin.registrar;
        // A context is never looked into before it is known to be the live one.
        let same = std::ptr::eq((&raw const *context).cast::<c_void>(), registrar);
        if !active.registering || !same {
            return Err(Status::INVALID_STATE);
        }
        let mut content = context.open()?;
        body(active.host(), &mut content)
    });
    let host = gate::top().map(|a| (a.host(), a.plugin.id.clone()));
    let start = host.as_ref().map_or(0, |(host, _)| host.trace.now());
    let status = match catch_unwind(run) {
        Ok(Ok(())) => Status::OK,
        Ok(Err(status)) => status,
        Err(_) => Status::PLUGIN_FAILURE,
    };
    if let Some((host, plugin)) = host
        && host.trace.is_on()
    {
        let name = format!("Registrar.{slot}");
        host.trace
            .call(name, "slot", &plugin, status, start, String::new());
    }
    status.to_abi()
}

const POINTS: NevercObserverPoint =
    NEVERC_OBSERVER_BEFORE | NEVERC_OBSERVER_AFTER | NEVERC_OBSERVER_AFTER_COMMIT;
const POLICIES: NevercPhasePolicy = NEVERC_PHASE_OBSERVABLE
    | NEVERC_PHASE_INTERCEPTABLE
    | NEVERC_PHASE_REPLACEABLE
    | NEVERC_PHASE_SKIPPABLE_WITH_PROOF
    | NEVERC_PHASE_SEALED_HOST_GATE;

fn require(condition: bool) -> Result<(), Status> {
    if condition {
        Ok(())
    } else {
        Err(Status::INVALID_DESCRIPTOR)
    }
}

fn parts(id: NevercInterfaceID) -> (u64, u64) {
    (id.high, id.low)
}

fn major_fits(header: NevercABITableHeader) -> Result<(), Status> {
    require(header.major == NEVERC_PLUGIN_ABI_MAJOR)
}

unsafe extern "C-unwind" fn register_interface(
    registrar: *mut c_void,
    id: NevercInterfaceID,
    stability: NevercInterfaceStability,
    table: *const c_void,
    compatibility: *const NevercCompatibilityKey,
) -> NevercStatus {
    registering("RegisterInterface", registrar, |host, content| {
        if table.is_null() {
            return Err(Status::INVALID_ARGUMENT);
        }
        // SAFETY: the plugin promises a table that begins with an ABI header.
        let head = unsafe { table.cast::<NevercABITableHeader>().read_unaligned() };
        require(head.struct_size as usize >= size_of::<NevercABITableHeader>())?;
        require(parts(id) != (0, 0) && stability <= NEVERC_INTERFACE_LOCKSTEP)?;
        let key = match (stability, compatibility.is_null()) {
            (NEVERC_INTERFACE_STABLE, _) => Compatibility {
                build_id: String::new(),
                abi_key: String::new(),
                llvm_major: 0,
            },
            (_, true) => return Err(Status::INVALID_DESCRIPTOR),
            (_, false) => {
                // SAFETY: not null, and the plugin vouches for the record during the call.
                let key = unsafe { Incoming::new(compatibility)? };
                let build = key.utf8(|k| k.producer_build_id)?;
                let abi = key.utf8(|k| k.target_abi_key)?;
                require(!build.is_empty() && !abi.is_empty() && key.llvm_major != 0)?;
                Compatibility {
                    build_id: build.to_owned(),
                    abi_key: abi.to_owned(),
                    llvm_major: key.llvm_major,
                }
            }
        };
        let known = |i: &Interface| parts(i.id) == parts(id);
        let found = host.find_interface(id, head.major, 0);
        let taken = found.err() != Some(Status::MISSING_INTERFACE);
        if taken || content.interfaces.iter().any(known) {
            return Err(Status::DUPLICATE_ID);
        }
        content.interfaces.push(Interface {
            id,
            major: head.major,
            minor: head.minor,
            table,
            size: head.struct_size.into(),
            compatibility: key,
        });
        Ok(())
    })
}

unsafe extern "C-unwind" fn register_phase(
    registrar: *mut c_void,
    descriptor: *const NevercPhaseDescriptor,
) -> NevercStatus {
    registering("RegisterPhase", registrar, |_, content| {
        // SAFETY: the plugin vouches for the record during the call.
        let d = unsafe { Incoming::new(descriptor)? };
        major_fits(d.header)?;
        require(d.reserved == 0)?;
        let ids = [d.phase, d.input_artifact, d.output_artifact];
        require(ids.iter().all(|&id| parts(id) != (0, 0)))?;
        let name = d.utf8(|d| d.canonical_name)?;
        require(is_canonical_id(name))?;
        require(d.policy != 0 && d.policy & !POLICIES == 0 && d.observer_points & !POINTS == 0)?;
        require(d.observer_points == 0 || d.policy & NEVERC_PHASE_OBSERVABLE != 0)?;
        let powers = NEVERC_PHASE_INTERCEPTABLE
            | NEVERC_PHASE_REPLACEABLE
            | NEVERC_PHASE_SKIPPABLE_WITH_PROOF;
        require(d.policy & NEVERC_PHASE_SEALED_HOST_GATE == 0 || d.policy & powers == 0)?;
        let builtin = PHASES.iter().any(|p| parts(p.id) == parts(d.phase));
        if builtin || content.phases.iter().any(|p| parts(p.id) == parts(d.phase)) {
            return Err(Status::DUPLICATE_ID);
        }
        content.phases.push(PhaseEntry {
            id: d.phase,
            name: name.to_owned(),
            input: d.input_artifact,
            output: d.output_artifact,
            policy: d.policy,
            points: d.observer_points,
        });
        Ok(())
    })
}

unsafe extern "C-unwind" fn register_observer(
    registrar: *mut c_void,
    descriptor: *const NevercObserverDescriptor,
) -> NevercStatus {
    registering("RegisterObserver", registrar, |_, content| {
        // SAFETY: the plugin vouches for the record during the call.
        let d = unsafe { Incoming::new(descriptor)? };
        major_fits(d.header)?;
        require(d.reserved == 0 && d.points != 0 && d.points & !POINTS == 0)?;
        let callback = d.callback.ok_or(Status::INVALID_DESCRIPTOR)?;
        content.observers.push(ObserverEntry {
            phase: parts(d.phase),
            points: d.points,
            callback,
            data: DataPointer(d.user_data),
        });
        content.own(d.user_data, d.destroy_user_data);
        Ok(())
    })
}

unsafe extern "C-unwind" fn register_interceptor(
    registrar: *mut c_void,
    descriptor: *const NevercInterceptorDescriptor,
) -> NevercStatus {
    registering("RegisterInterceptor", registrar, |_, content| {
        // SAFETY: the plugin vouches for the record during the call.
        let d = unsafe { Incoming::new(descriptor)? };
        major_fits(d.header)?;
        let callback = d.callback.ok_or(Status::INVALID_DESCRIPTOR)?;
        content.interceptors.push(InterceptorEntry {
            phase: parts(d.phase),
            callback,
            data: DataPointer(d.user_data),
        });
        content.own(d.user_data, d.destroy_user_data);
        Ok(())
    })
}

unsafe extern "C-unwind" fn register_provider(
    registrar: *mut c_void,
    descriptor: *const NevercProviderDescriptor,
) -> NevercStatus {
    registering("RegisterProvider", registrar, |_, content| {
        // SAFETY: the plugin vouches for the record during the call.
        let d = unsafe { Incoming::new(descriptor)? };
        major_fits(d.header)?;
        require(d.reserved == 0)?;
        let id = d.utf8(|d| d.provider_id)?;
        require(is_canonical_id(id))?;
        let route = Route::copy(&d, |d| d.route)?;
        for flag in [d.deterministic, d.cacheable, d.fallback_safe] {
            require(flag <= NEVERC_TRUE)?;
        }
        let callback = d.callback.ok_or(Status::INVALID_DESCRIPTOR)?;
        content.providers.push(ProviderEntry {
            phase: parts(d.phase),
            id: id.to_owned(),
            route,
            fallback_safe: d.fallback_safe == NEVERC_TRUE,
            callback,
            data: DataPointer(d.user_data),
        });
        content.own(d.user_data, d.destroy_user_data);
        Ok(())
    })
}

unsafe extern "C-unwind" fn register_option(
    registrar: *mut c_void,
    descriptor: *const NevercOptionDescriptor,
) -> NevercStatus {
    registering("RegisterOption", registrar, |_, content| {
        // SAFETY: the plugin vouches for the record during the call.
        let d = unsafe { Incoming::new(descriptor)? };
        major_fits(d.header)?;
        let option = OptionDeclaration::copy(&d)?;
        let taken =
            |o: &OptionDeclaration| o.spellings().any(|s| option.spellings().any(|m| m == s));
        if content.options.iter().any(taken) {
            return Err(Status::DUPLICATE_ID);
        }
        content.options.push(option);
        content.own(d.user_data, d.destroy_user_data);
        Ok(())
    })
}

impl Registrations {
    fn own(&mut self, pointer: *mut c_void, destroy: NevercDestroyUserDataFn) {
        if destroy.is_some() {
            self.user_data.push(UserData {
                pointer: DataPointer(pointer),
                destroy,
            });
        }
    }
}

/// The registrar table; it has no context of its own.
pub(crate) fn table() -> NevercRegistrarAPI {
    NevercRegistrarAPI {
        header: header::<NevercRegistrarAPI>(),
        register_interface: Some(register_interface),
        register_phase: Some(register_phase),
        register_observer: Some(register_observer),
        register_interceptor: Some(register_interceptor),
        register_provider: Some(register_provider),
        register_option: Some(register_option),
    }
}

/// `QueryInterface` of the bootstrap table, whose context is the host.
pub(crate) unsafe extern "C-unwind" fn bootstrap_query_interface(
    context: *mut c_void,
    id: NevercInterfaceID,
    major: u16,
    minimum_minor: u16,
    out_table: *mut *const c_void,
    out_minor: *mut u16,
    out_struct_size: *mut u64,
) -> NevercStatus {
    // SAFETY: the plugin promises null or valid outputs; each is cleared before anything can fail.
    let outs = unsafe {
        (
            boundary::OutValue::new(out_table),
            boundary::OutValue::new(out_minor),
            boundary::OutValue::new(out_struct_size),
        )
    };
    let (Ok(table), Ok(minor), Ok(size)) = outs else {
        return Status::INVALID_ARGUMENT.to_abi();
    };
    if context.is_null() {
        return Status::INVALID_ARGUMENT.to_abi();
    }
    // SAFETY: the context is that of the bootstrap table: the host, which outlives its modules.
    let host = unsafe { &*context.cast::<HostInner>() };
    let start = host.trace.now();
    let status = match host.query_interface(id, major, minimum_minor) {
        Ok((found, its_minor, its_size)) => {
            table.set(found);
            minor.set(its_minor);
            size.set(its_size);
            Status::OK
        }
        Err(status) => status,
    };
    if host.trace.is_on() {
        let arguments = format!(
            ",\"id\":\"{:016x}{:016x}\",\"major\":{major},\"minimum_minor\":{minimum_minor}",
            id.high, id.low
        );
        let name = "Bootstrap.QueryInterface".to_owned();
        host.trace.call(name, "slot", "", status, start, arguments);
    }
    status.to_abi()
}
