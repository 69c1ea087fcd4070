// Made from abi/registry by `./x abi`; do not edit.
//! Tables of `PluginLTO.h`.

#[allow(unused_imports)]
use super::prelude::*;

/// The slots of `NevercLTOAPI`, for traces.
pub static LTO_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "LTO", name: "GetRequest", major: 1, minor: 0 },
    SlotInfo { table: "LTO", name: "GetModulePage", major: 1, minor: 0 },
    SlotInfo { table: "LTO", name: "GetResolutionPage", major: 1, minor: 0 },
    SlotInfo { table: "LTO", name: "GetModuleInfo", major: 1, minor: 0 },
    SlotInfo { table: "LTO", name: "GetResolutionInfo", major: 1, minor: 0 },
];

/// What stands behind `NevercLTOAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait LTOTable: Send + Sync + 'static {
    /// `GetRequest`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_request(&self, call: &Call<'_>, task: &Rc<Task>, request: NevercLTORequestHandle) -> Result<NevercLTORequest, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetModulePage`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_module_page(&self, call: &Call<'_>, task: &Rc<Task>, request: NevercLTORequestHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetResolutionPage`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_resolution_page(&self, call: &Call<'_>, task: &Rc<Task>, request: NevercLTORequestHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetModuleInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_module_info(&self, call: &Call<'_>, task: &Rc<Task>, module: NevercLTOInputModuleHandle) -> Result<NevercLTOInputModuleInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetResolutionInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_resolution_info(&self, call: &Call<'_>, task: &Rc<Task>, resolution: NevercLTOResolutionHandle) -> Result<NevercLTOSymbolResolution, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl LTOTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn lto_table<T: LTOTable>(context: *mut c_void) -> NevercLTOAPI {
    NevercLTOAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercLTOAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        get_request: Some(lto_get_request::<T>),
        get_module_page: Some(lto_get_module_page::<T>),
        get_resolution_page: Some(lto_get_resolution_page::<T>),
        get_module_info: Some(lto_get_module_info::<T>),
        get_resolution_info: Some(lto_get_resolution_info::<T>),
    }
}

unsafe extern "C-unwind" fn lto_get_request<T: LTOTable>(context: *mut c_void, task: NevercTaskHandle, request: NevercLTORequestHandle, out_request: *mut NevercLTORequest) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LTO_SLOTS[0], &move |a| { a.add("Task", &task); a.add("Request", &request); }, |table, call| {
            let out_request = OutRecord::new(out_request, &LTO_SLOTS[0]);
            let task = call.task(task)?;
            let out_request = out_request?;
            out_request.set(table.get_request(call, task, request)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn lto_get_module_page<T: LTOTable>(context: *mut c_void, task: NevercTaskHandle, request: NevercLTORequestHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LTO_SLOTS[1], &move |a| { a.add("Task", &task); a.add("Request", &request); a.add("Cursor", &cursor); a.add("InOutPage", &in_out_page); }, |table, call| {
            let task = call.task(task)?;
            table.get_module_page(call, task, request, cursor, in_out_page)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn lto_get_resolution_page<T: LTOTable>(context: *mut c_void, task: NevercTaskHandle, request: NevercLTORequestHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LTO_SLOTS[2], &move |a| { a.add("Task", &task); a.add("Request", &request); a.add("Cursor", &cursor); a.add("InOutPage", &in_out_page); }, |table, call| {
            let task = call.task(task)?;
            table.get_resolution_page(call, task, request, cursor, in_out_page)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn lto_get_module_info<T: LTOTable>(context: *mut c_void, task: NevercTaskHandle, module: NevercLTOInputModuleHandle, out_info: *mut NevercLTOInputModuleInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LTO_SLOTS[3], &move |a| { a.add("Task", &task); a.add("Module", &module); }, |table, call| {
            let out_info = OutRecord::new(out_info, &LTO_SLOTS[3]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_module_info(call, task, module)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn lto_get_resolution_info<T: LTOTable>(context: *mut c_void, task: NevercTaskHandle, resolution: NevercLTOResolutionHandle, out_info: *mut NevercLTOSymbolResolution) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LTO_SLOTS[4], &move |a| { a.add("Task", &task); a.add("Resolution", &resolution); }, |table, call| {
            let out_info = OutRecord::new(out_info, &LTO_SLOTS[4]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_resolution_info(call, task, resolution)?);
            Ok(())
        })
    }
}

/// The slots of `NevercLTORegistrarAPI`, for traces.
pub static LTO_REGISTRAR_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "LTORegistrar", name: "RegisterProvider", major: 1, minor: 0 },
];

/// What stands behind `NevercLTORegistrarAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait LTORegistrarTable: Send + Sync + 'static {
    /// `RegisterProvider`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn register_provider(&self, call: &Call<'_>, registrar_context: RegistrarRef, descriptor: Incoming<'_, NevercLTOProviderDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl LTORegistrarTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn lto_registrar_table<T: LTORegistrarTable>(context: *mut c_void) -> NevercLTORegistrarAPI {
    NevercLTORegistrarAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercLTORegistrarAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        register_provider: Some(lto_registrar_register_provider::<T>),
    }
}

unsafe extern "C-unwind" fn lto_registrar_register_provider<T: LTORegistrarTable>(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercLTOProviderDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LTO_REGISTRAR_SLOTS[0], &move |a| { a.add("RegistrarContext", &registrar_context); a.add("Descriptor", &descriptor); }, |table, call| {
            let registrar_context = RegistrarRef::new(registrar_context);
            let descriptor = Incoming::new(descriptor)?;
            table.register_provider(call, registrar_context, descriptor)?;
            Ok(())
        })
    }
}

