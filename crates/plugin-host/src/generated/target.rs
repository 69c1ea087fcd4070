// Made from abi/registry by `./x abi`; do not edit.
//! Tables of `PluginTarget.h`.

#[allow(unused_imports)]
use super::prelude::*;

/// The slots of `NevercTargetAPI`, for traces.
pub static TARGET_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "Target", name: "RegisterTarget", major: 1, minor: 1 },
    SlotInfo { table: "Target", name: "RegisterCodeGenEdge", major: 1, minor: 1 },
];

/// What stands behind `NevercTargetAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait TargetTable: Send + Sync + 'static {
    /// `RegisterTarget`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn register_target(&self, call: &Call<'_>, registrar_context: RegistrarRef, descriptor: Incoming<'_, NevercTargetDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RegisterCodeGenEdge`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn register_code_gen_edge(&self, call: &Call<'_>, registrar_context: RegistrarRef, descriptor: Incoming<'_, NevercCodeGenEdgeDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl TargetTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn target_table<T: TargetTable>(context: *mut c_void) -> NevercTargetAPI {
    NevercTargetAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercTargetAPI>() as u32, major: 1, minor: 1, flags: 0 },
        context,
        register_target: Some(target_register_target::<T>),
        register_code_gen_edge: Some(target_register_code_gen_edge::<T>),
    }
}

unsafe extern "C-unwind" fn target_register_target<T: TargetTable>(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercTargetDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &TARGET_SLOTS[0], &move |a| { a.add("RegistrarContext", &registrar_context); a.add("Descriptor", &descriptor); }, |table, call| {
            let registrar_context = RegistrarRef::new(registrar_context);
            let descriptor = Incoming::new(descriptor)?;
            table.register_target(call, registrar_context, descriptor)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn target_register_code_gen_edge<T: TargetTable>(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercCodeGenEdgeDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &TARGET_SLOTS[1], &move |a| { a.add("RegistrarContext", &registrar_context); a.add("Descriptor", &descriptor); }, |table, call| {
            let registrar_context = RegistrarRef::new(registrar_context);
            let descriptor = Incoming::new(descriptor)?;
            table.register_code_gen_edge(call, registrar_context, descriptor)?;
            Ok(())
        })
    }
}

/// The slots of `NevercTargetABIAPI`, for traces.
pub static TARGET_ABI_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "TargetABI", name: "RegisterABI", major: 1, minor: 0 },
];

/// What stands behind `NevercTargetABIAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait TargetABITable: Send + Sync + 'static {
    /// `RegisterABI`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn register_abi(&self, call: &Call<'_>, registrar_context: RegistrarRef, descriptor: Incoming<'_, NevercTargetABIDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl TargetABITable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn target_abi_table<T: TargetABITable>(context: *mut c_void) -> NevercTargetABIAPI {
    NevercTargetABIAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercTargetABIAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        register_abi: Some(target_abi_register_abi::<T>),
    }
}

unsafe extern "C-unwind" fn target_abi_register_abi<T: TargetABITable>(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercTargetABIDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &TARGET_ABI_SLOTS[0], &move |a| { a.add("RegistrarContext", &registrar_context); a.add("Descriptor", &descriptor); }, |table, call| {
            let registrar_context = RegistrarRef::new(registrar_context);
            let descriptor = Incoming::new(descriptor)?;
            table.register_abi(call, registrar_context, descriptor)?;
            Ok(())
        })
    }
}

/// The slots of `NevercCallingConventionAPI`, for traces.
pub static CALLING_CONVENTION_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "CallingConvention", name: "RegisterCallingConvention", major: 1, minor: 1 },
];

/// What stands behind `NevercCallingConventionAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait CallingConventionTable: Send + Sync + 'static {
    /// `RegisterCallingConvention`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn register_calling_convention(&self, call: &Call<'_>, registrar_context: RegistrarRef, descriptor: Incoming<'_, NevercCallingConventionDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl CallingConventionTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn calling_convention_table<T: CallingConventionTable>(context: *mut c_void) -> NevercCallingConventionAPI {
    NevercCallingConventionAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercCallingConventionAPI>() as u32, major: 1, minor: 1, flags: 0 },
        context,
        register_calling_convention: Some(calling_convention_register_calling_convention::<T>),
    }
}

unsafe extern "C-unwind" fn calling_convention_register_calling_convention<T: CallingConventionTable>(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercCallingConventionDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &CALLING_CONVENTION_SLOTS[0], &move |a| { a.add("RegistrarContext", &registrar_context); a.add("Descriptor", &descriptor); }, |table, call| {
            let registrar_context = RegistrarRef::new(registrar_context);
            let descriptor = Incoming::new(descriptor)?;
            table.register_calling_convention(call, registrar_context, descriptor)?;
            Ok(())
        })
    }
}

