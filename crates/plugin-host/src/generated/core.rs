// Made from abi/registry by `./x abi`; do not edit.
//! Tables of `PluginCore.h`.

#[allow(unused_imports)]
use super::prelude::*;

/// The slots of `NevercCoreAPI`, for traces.
pub static CORE_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "Core", name: "Allocate", major: 1, minor: 0 },
    SlotInfo { table: "Core", name: "Reallocate", major: 1, minor: 0 },
    SlotInfo { table: "Core", name: "Deallocate", major: 1, minor: 0 },
    SlotInfo { table: "Core", name: "EmitDiagnostic", major: 1, minor: 0 },
    SlotInfo { table: "Core", name: "QueryInterface", major: 1, minor: 0 },
    SlotInfo { table: "Core", name: "CheckCancelled", major: 1, minor: 0 },
    SlotInfo { table: "Core", name: "GetSessionState", major: 1, minor: 0 },
    SlotInfo { table: "Core", name: "GetTaskState", major: 1, minor: 0 },
    SlotInfo { table: "Core", name: "GetPluginOptionValueCount", major: 1, minor: 0 },
    SlotInfo { table: "Core", name: "GetPluginOptionValue", major: 1, minor: 0 },
];

/// What stands behind `NevercCoreAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait CoreTable: Send + Sync + 'static {
    /// `Allocate`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn allocate(&self, call: &Call<'_>, size: u64, alignment: u64) -> Result<*mut c_void, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `Reallocate`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn reallocate(&self, call: &Call<'_>, pointer: *mut c_void, old_size: u64, new_size: u64, alignment: u64) -> Result<*mut c_void, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `Deallocate`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn deallocate(&self, call: &Call<'_>, pointer: *mut c_void, size: u64, alignment: u64) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `EmitDiagnostic`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn emit_diagnostic(&self, call: &Call<'_>, diagnostic: Incoming<'_, NevercDiagnosticDescriptor>) -> Result<NevercDiagnosticHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `QueryInterface`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn query_interface(&self, call: &Call<'_>, interface: NevercInterfaceID, major: u16, minimum_minor: u16) -> Result<(*const c_void, u16, u64), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CheckCancelled`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn check_cancelled(&self, call: &Call<'_>, task: &Rc<Task>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSessionState`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_session_state(&self, call: &Call<'_>, session: &Arc<Session>, plugin_id: &[u8]) -> Result<*mut c_void, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetTaskState`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_task_state(&self, call: &Call<'_>, task: &Rc<Task>, plugin_id: &[u8]) -> Result<*mut c_void, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetPluginOptionValueCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_plugin_option_value_count(&self, call: &Call<'_>, session: &Arc<Session>, plugin_id: &[u8], spelling: &[u8]) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetPluginOptionValue`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_plugin_option_value(&self, call: &Call<'_>, session: &Arc<Session>, plugin_id: &[u8], spelling: &[u8], index: u64) -> Result<NevercStringView, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl CoreTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn core_table<T: CoreTable>(context: *mut c_void) -> NevercCoreAPI {
    NevercCoreAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercCoreAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        allocate: Some(core_allocate::<T>),
        reallocate: Some(core_reallocate::<T>),
        deallocate: Some(core_deallocate::<T>),
        emit_diagnostic: Some(core_emit_diagnostic::<T>),
        query_interface: Some(core_query_interface::<T>),
        check_cancelled: Some(core_check_cancelled::<T>),
        get_session_state: Some(core_get_session_state::<T>),
        get_task_state: Some(core_get_task_state::<T>),
        get_plugin_option_value_count: Some(core_get_plugin_option_value_count::<T>),
        get_plugin_option_value: Some(core_get_plugin_option_value::<T>),
    }
}

unsafe extern "C-unwind" fn core_allocate<T: CoreTable>(context: *mut c_void, size: u64, alignment: u64, out_pointer: *mut *mut c_void) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &CORE_SLOTS[0], &move |a| { a.add("Size", &size); a.add("Alignment", &alignment); }, |table, call| {
            let out_pointer = OutValue::new(out_pointer);
            let out_pointer = out_pointer?;
            out_pointer.set(table.allocate(call, size, alignment)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn core_reallocate<T: CoreTable>(context: *mut c_void, pointer: *mut c_void, old_size: u64, new_size: u64, alignment: u64, out_pointer: *mut *mut c_void) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &CORE_SLOTS[1], &move |a| { a.add("Pointer", &pointer); a.add("OldSize", &old_size); a.add("NewSize", &new_size); a.add("Alignment", &alignment); }, |table, call| {
            let out_pointer = OutValue::new(out_pointer);
            let out_pointer = out_pointer?;
            out_pointer.set(table.reallocate(call, pointer, old_size, new_size, alignment)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn core_deallocate<T: CoreTable>(context: *mut c_void, pointer: *mut c_void, size: u64, alignment: u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &CORE_SLOTS[2], &move |a| { a.add("Pointer", &pointer); a.add("Size", &size); a.add("Alignment", &alignment); }, |table, call| {
            table.deallocate(call, pointer, size, alignment)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn core_emit_diagnostic<T: CoreTable>(context: *mut c_void, diagnostic: *const NevercDiagnosticDescriptor, out_diagnostic: *mut NevercDiagnosticHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &CORE_SLOTS[3], &move |a| { a.add("Diagnostic", &diagnostic); }, |table, call| {
            let out_diagnostic = OutValue::new(out_diagnostic);
            let diagnostic = Incoming::new(diagnostic)?;
            let out_diagnostic = out_diagnostic?;
            out_diagnostic.set(table.emit_diagnostic(call, diagnostic)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn core_query_interface<T: CoreTable>(context: *mut c_void, interface: NevercInterfaceID, major: u16, minimum_minor: u16, out_table: *mut *const c_void, out_minor: *mut u16, out_struct_size: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &CORE_SLOTS[4], &move |a| { a.add("Interface", &interface); a.add("Major", &major); a.add("MinimumMinor", &minimum_minor); }, |table, call| {
            let out_table = OutValue::optional(out_table);
            let out_minor = OutValue::optional(out_minor);
            let out_struct_size = OutValue::optional(out_struct_size);
            let out_table = out_table?;
            let out_minor = out_minor?;
            let out_struct_size = out_struct_size?;
            let (value0, value1, value2) = table.query_interface(call, interface, major, minimum_minor)?;
            out_table.set(value0);
            out_minor.set(value1);
            out_struct_size.set(value2);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn core_check_cancelled<T: CoreTable>(context: *mut c_void, task: NevercTaskHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &CORE_SLOTS[5], &move |a| { a.add("Task", &task); }, |table, call| {
            let task = call.task(task)?;
            table.check_cancelled(call, task)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn core_get_session_state<T: CoreTable>(context: *mut c_void, session: NevercSessionHandle, plugin_id: NevercStringView, out_state: *mut *mut c_void) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &CORE_SLOTS[6], &move |a| { a.add("Session", &session); a.add("PluginID", &plugin_id); }, |table, call| {
            let out_state = OutValue::new(out_state);
            let session = call.session(session)?;
            let plugin_id = boundary::bytes(plugin_id.data.cast(), plugin_id.length)?;
            let out_state = out_state?;
            out_state.set(table.get_session_state(call, session, plugin_id)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn core_get_task_state<T: CoreTable>(context: *mut c_void, task: NevercTaskHandle, plugin_id: NevercStringView, out_state: *mut *mut c_void) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &CORE_SLOTS[7], &move |a| { a.add("Task", &task); a.add("PluginID", &plugin_id); }, |table, call| {
            let out_state = OutValue::new(out_state);
            let task = call.task(task)?;
            let plugin_id = boundary::bytes(plugin_id.data.cast(), plugin_id.length)?;
            let out_state = out_state?;
            out_state.set(table.get_task_state(call, task, plugin_id)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn core_get_plugin_option_value_count<T: CoreTable>(context: *mut c_void, session: NevercSessionHandle, plugin_id: NevercStringView, spelling: NevercStringView, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &CORE_SLOTS[8], &move |a| { a.add("Session", &session); a.add("PluginID", &plugin_id); a.add("Spelling", &spelling); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let session = call.session(session)?;
            let plugin_id = boundary::bytes(plugin_id.data.cast(), plugin_id.length)?;
            let spelling = boundary::bytes(spelling.data.cast(), spelling.length)?;
            let out_count = out_count?;
            out_count.set(table.get_plugin_option_value_count(call, session, plugin_id, spelling)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn core_get_plugin_option_value<T: CoreTable>(context: *mut c_void, session: NevercSessionHandle, plugin_id: NevercStringView, spelling: NevercStringView, index: u64, out_value: *mut NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &CORE_SLOTS[9], &move |a| { a.add("Session", &session); a.add("PluginID", &plugin_id); a.add("Spelling", &spelling); a.add("Index", &index); }, |table, call| {
            let out_value = OutValue::new(out_value);
            let session = call.session(session)?;
            let plugin_id = boundary::bytes(plugin_id.data.cast(), plugin_id.length)?;
            let spelling = boundary::bytes(spelling.data.cast(), spelling.length)?;
            let out_value = out_value?;
            out_value.set(table.get_plugin_option_value(call, session, plugin_id, spelling, index)?);
            Ok(())
        })
    }
}

