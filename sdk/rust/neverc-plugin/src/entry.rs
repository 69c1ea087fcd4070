//! The entry point and the scope callbacks of a plugin; [`crate::plugin!`] exports them.

use std::ffi::c_void;
use std::marker::PhantomData;

use neverc_abi::*;

use crate::boundary::{guarded, header, view, zeroed};
use crate::core::Core;
use crate::phase::{SessionId, TaskId};
use crate::plugin::{Plugin, TaskKind};
use crate::registrar::Registrar;
use crate::status::Status;

pub use neverc_abi::{NevercBootstrapAPI, NevercPluginDescriptor, NevercStatus};

/// Exports the entry point of a plugin.
#[macro_export]
macro_rules! plugin {
    ($plugin:ty) => {
        /// The one symbol that the host looks for.
        #[unsafe(no_mangle)]
        pub extern "C-unwind" fn neverc_plugin_entry(
            bootstrap: *const $crate::entry::NevercBootstrapAPI,
            out: *mut $crate::entry::NevercPluginDescriptor,
        ) -> $crate::entry::NevercStatus {
            $crate::entry::describe::<$plugin>(bootstrap, out)
        }
    };
}

fn core_of<P: Plugin>(table: *const NevercCoreAPI) -> Core {
    Core {
        table,
        plugin: P::ID,
    }
}

/// The plugin behind the state pointer that `process_begin` gave out.
fn plugin_of<'a, P: Plugin>(state: *mut c_void) -> Option<&'a P> {
    // SAFETY: the host passes back what `process_begin` stored, until `destroy` has run.
    unsafe { state.cast::<P>().as_ref() }
}

unsafe extern "C-unwind" fn process_begin<P: Plugin>(
    core: *const NevercCoreAPI,
    out: *mut *mut c_void,
) -> NevercStatus {
    guarded(|| {
        // SAFETY: the host hands in a table; its header says how far it reaches.
        let size = unsafe { (*core).header.struct_size } as usize;
        if size < size_of::<NevercCoreAPI>() {
            return Err(Status::ABI_MISMATCH);
        }
        let plugin = Box::new(P::new(core_of::<P>(core))?);
        // SAFETY: the host's output, valid for the call.
        unsafe { *out = Box::into_raw(plugin).cast() };
        Ok(())
    })
}

unsafe extern "C-unwind" fn register<P: Plugin>(
    core: *const NevercCoreAPI,
    table: *const NevercRegistrarAPI,
    context: *mut c_void,
    state: *mut c_void,
) -> NevercStatus {
    guarded(|| {
        let plugin = plugin_of::<P>(state).ok_or(Status::INVALID_STATE)?;
        plugin.register(&mut Registrar::new(
            core_of::<P>(core),
            table,
            context,
            state,
        ))
    })
}

unsafe extern "C-unwind" fn session_begin<P: Plugin>(
    core: *const NevercCoreAPI,
    session: NevercSessionHandle,
    state: *mut c_void,
    _: *mut *mut c_void,
) -> NevercStatus {
    let life = PhantomData;
    guarded(|| {
        let plugin = plugin_of::<P>(state).ok_or(Status::INVALID_STATE)?;
        plugin.session_begin(core_of::<P>(core), SessionId { raw: session, life })
    })
}

unsafe extern "C-unwind" fn session_end<P: Plugin>(
    core: *const NevercCoreAPI,
    session: NevercSessionHandle,
    state: *mut c_void,
    _: *mut c_void,
) -> NevercStatus {
    let life = PhantomData;
    guarded(|| {
        let plugin = plugin_of::<P>(state).ok_or(Status::INVALID_STATE)?;
        plugin.session_end(core_of::<P>(core), SessionId { raw: session, life })
    })
}

unsafe extern "C-unwind" fn task_begin<P: Plugin>(
    core: *const NevercCoreAPI,
    task: NevercTaskHandle,
    kind: NevercTaskKind,
    state: *mut c_void,
    _: *mut c_void,
    _: *mut *mut c_void,
) -> NevercStatus {
    let life = PhantomData;
    guarded(|| {
        let plugin = plugin_of::<P>(state).ok_or(Status::INVALID_STATE)?;
        plugin.task_begin(
            core_of::<P>(core),
            TaskId { raw: task, life },
            TaskKind::from_abi(kind),
        )
    })
}

unsafe extern "C-unwind" fn task_end<P: Plugin>(
    core: *const NevercCoreAPI,
    task: NevercTaskHandle,
    kind: NevercTaskKind,
    state: *mut c_void,
    _: *mut c_void,
    _: *mut c_void,
) -> NevercStatus {
    let life = PhantomData;
    guarded(|| {
        let plugin = plugin_of::<P>(state).ok_or(Status::INVALID_STATE)?;
        plugin.task_end(
            core_of::<P>(core),
            TaskId { raw: task, life },
            TaskKind::from_abi(kind),
        )
    })
}

unsafe extern "C-unwind" fn destroy<P: Plugin>(
    _: *const NevercCoreAPI,
    state: *mut c_void,
) -> NevercStatus {
    guarded(|| {
        if !state.is_null() {
            // SAFETY: made by `process_begin`, and the host calls this once, last of all.
            drop(unsafe { Box::from_raw(state.cast::<P>()) });
        }
        Ok(())
    })
}

/// Fills in the descriptor of `P`; called by the exported entry point alone, with what the host hands in.
#[doc(hidden)]
#[allow(clippy::not_unsafe_ptr_arg_deref)]
pub fn describe<P: Plugin>(
    bootstrap: *const NevercBootstrapAPI,
    out: *mut NevercPluginDescriptor,
) -> NevercStatus {
    guarded(|| {
        if bootstrap.is_null() || out.is_null() {
            return Err(Status::INVALID_ARGUMENT);
        }
        // SAFETY: the host's bootstrap table and descriptor, valid for the call; both begin with a header.
        let (major, capacity) = unsafe { ((*bootstrap).header.major, (*out).header.struct_size) };
        if (capacity as usize) < size_of::<u32>() {
            return Err(Status::INVALID_ARGUMENT);
        }
        if major != NEVERC_PLUGIN_ABI_MAJOR {
            return Err(Status::ABI_MISMATCH);
        }
        let mut plugin: NevercPluginDescriptor = zeroed();
        plugin.header = header::<NevercPluginDescriptor>();
        plugin.plugin_id = view(P::ID);
        plugin.display_name = view(P::NAME);
        (
            plugin.version.major,
            plugin.version.minor,
            plugin.version.patch,
        ) = P::VERSION;
        plugin.concurrency = P::CONCURRENCY.to_abi();
        plugin.reentrancy = P::REENTRANCY.to_abi();
        plugin.process_begin = Some(process_begin::<P>);
        plugin.register = Some(register::<P>);
        plugin.session_begin = Some(session_begin::<P>);
        plugin.session_end = Some(session_end::<P>);
        plugin.task_begin = Some(task_begin::<P>);
        plugin.task_end = Some(task_end::<P>);
        plugin.destroy = Some(destroy::<P>);
        let size = (capacity as usize).min(size_of::<NevercPluginDescriptor>());
        // SAFETY: the host has room for `capacity` bytes, and the two do not overlap.
        unsafe {
            std::ptr::copy_nonoverlapping((&raw const plugin).cast::<u8>(), out.cast::<u8>(), size);
        }
        Ok(())
    })
}
