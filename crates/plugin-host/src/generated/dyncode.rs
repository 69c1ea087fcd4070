// Made from abi/registry by `./x abi`; do not edit.
//! Tables of `PluginDynCode.h`.

#[allow(unused_imports)]
use super::prelude::*;

/// The slots of `NevercDynCodePhaseAPI`, for traces.
pub static DYN_CODE_PHASE_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "DynCodePhase", name: "GetPhaseInfo", major: 1, minor: 0 },
    SlotInfo { table: "DynCodePhase", name: "GetRequest", major: 1, minor: 0 },
    SlotInfo { table: "DynCodePhase", name: "GetImage", major: 1, minor: 0 },
    SlotInfo { table: "DynCodePhase", name: "GetReport", major: 1, minor: 0 },
];

/// What stands behind `NevercDynCodePhaseAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait DynCodePhaseTable: Send + Sync + 'static {
    /// `GetPhaseInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_phase_info(&self, call: &Call<'_>, frame: Frame<'_>) -> Result<NevercDynCodePhaseInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetRequest`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_request(&self, call: &Call<'_>, frame: Frame<'_>, artifact: NevercArtifactHandle) -> Result<NevercDynCodeRequestHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetImage`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_image(&self, call: &Call<'_>, frame: Frame<'_>, artifact: NevercArtifactHandle) -> Result<NevercDynCodeImageHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetReport`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_report(&self, call: &Call<'_>, frame: Frame<'_>, artifact: NevercArtifactHandle) -> Result<NevercDynCodeReportHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl DynCodePhaseTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn dyn_code_phase_table<T: DynCodePhaseTable>(context: *mut c_void) -> NevercDynCodePhaseAPI {
    NevercDynCodePhaseAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercDynCodePhaseAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        get_phase_info: Some(dyn_code_phase_get_phase_info::<T>),
        get_request: Some(dyn_code_phase_get_request::<T>),
        get_image: Some(dyn_code_phase_get_image::<T>),
        get_report: Some(dyn_code_phase_get_report::<T>),
    }
}

unsafe extern "C-unwind" fn dyn_code_phase_get_phase_info<T: DynCodePhaseTable>(context: *mut c_void, frame: *const NevercPhaseFrame, out_info: *mut NevercDynCodePhaseInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DYN_CODE_PHASE_SLOTS[0], &move |a| { a.add("Frame", &frame); }, |table, call| {
            let out_info = OutRecord::new(out_info, &DYN_CODE_PHASE_SLOTS[0]);
            let frame = call.frame(frame)?;
            let out_info = out_info?;
            out_info.set(table.get_phase_info(call, frame)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn dyn_code_phase_get_request<T: DynCodePhaseTable>(context: *mut c_void, frame: *const NevercPhaseFrame, artifact: NevercArtifactHandle, out_request: *mut NevercDynCodeRequestHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DYN_CODE_PHASE_SLOTS[1], &move |a| { a.add("Frame", &frame); a.add("Artifact", &artifact); }, |table, call| {
            let out_request = OutValue::new(out_request);
            let frame = call.frame(frame)?;
            let out_request = out_request?;
            out_request.set(table.get_request(call, frame, artifact)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn dyn_code_phase_get_image<T: DynCodePhaseTable>(context: *mut c_void, frame: *const NevercPhaseFrame, artifact: NevercArtifactHandle, out_image: *mut NevercDynCodeImageHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DYN_CODE_PHASE_SLOTS[2], &move |a| { a.add("Frame", &frame); a.add("Artifact", &artifact); }, |table, call| {
            let out_image = OutValue::new(out_image);
            let frame = call.frame(frame)?;
            let out_image = out_image?;
            out_image.set(table.get_image(call, frame, artifact)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn dyn_code_phase_get_report<T: DynCodePhaseTable>(context: *mut c_void, frame: *const NevercPhaseFrame, artifact: NevercArtifactHandle, out_report: *mut NevercDynCodeReportHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DYN_CODE_PHASE_SLOTS[3], &move |a| { a.add("Frame", &frame); a.add("Artifact", &artifact); }, |table, call| {
            let out_report = OutValue::new(out_report);
            let frame = call.frame(frame)?;
            let out_report = out_report?;
            out_report.set(table.get_report(call, frame, artifact)?);
            Ok(())
        })
    }
}

/// The slots of `NevercDynCodeAPI`, for traces.
pub static DYN_CODE_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "DynCode", name: "GetRequestInfo", major: 1, minor: 0 },
    SlotInfo { table: "DynCode", name: "GetTargetDescriptor", major: 1, minor: 0 },
    SlotInfo { table: "DynCode", name: "GetImageInfo", major: 1, minor: 0 },
    SlotInfo { table: "DynCode", name: "GetReportInfo", major: 1, minor: 0 },
    SlotInfo { table: "DynCode", name: "GetFirstSectionMap", major: 1, minor: 0 },
    SlotInfo { table: "DynCode", name: "GetNextSectionMap", major: 1, minor: 0 },
    SlotInfo { table: "DynCode", name: "GetSectionMapInfo", major: 1, minor: 0 },
    SlotInfo { table: "DynCode", name: "GetFirstSymbolMap", major: 1, minor: 0 },
    SlotInfo { table: "DynCode", name: "GetNextSymbolMap", major: 1, minor: 0 },
    SlotInfo { table: "DynCode", name: "GetSymbolMapInfo", major: 1, minor: 0 },
    SlotInfo { table: "DynCode", name: "GetFirstRelocation", major: 1, minor: 0 },
    SlotInfo { table: "DynCode", name: "GetNextRelocation", major: 1, minor: 0 },
    SlotInfo { table: "DynCode", name: "GetRelocationInfo", major: 1, minor: 0 },
    SlotInfo { table: "DynCode", name: "GetFirstExternalRef", major: 1, minor: 0 },
    SlotInfo { table: "DynCode", name: "GetNextExternalRef", major: 1, minor: 0 },
    SlotInfo { table: "DynCode", name: "GetExternalRefInfo", major: 1, minor: 0 },
];

/// What stands behind `NevercDynCodeAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait DynCodeTable: Send + Sync + 'static {
    /// `GetRequestInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_request_info(&self, call: &Call<'_>, task: &Rc<Task>, request: NevercDynCodeRequestHandle) -> Result<NevercDynCodeRequestInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetTargetDescriptor`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_target_descriptor(&self, call: &Call<'_>, task: &Rc<Task>, request: NevercDynCodeRequestHandle) -> Result<NevercDynCodeTargetDescriptor, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetImageInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_image_info(&self, call: &Call<'_>, task: &Rc<Task>, image: NevercDynCodeImageHandle) -> Result<NevercDynCodeImageInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetReportInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_report_info(&self, call: &Call<'_>, task: &Rc<Task>, report: NevercDynCodeReportHandle) -> Result<NevercDynCodeReportInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFirstSectionMap`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_first_section_map(&self, call: &Call<'_>, task: &Rc<Task>, image: NevercDynCodeImageHandle) -> Result<NevercDynCodeSectionMapHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetNextSectionMap`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_next_section_map(&self, call: &Call<'_>, task: &Rc<Task>, section: NevercDynCodeSectionMapHandle) -> Result<NevercDynCodeSectionMapHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSectionMapInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_section_map_info(&self, call: &Call<'_>, task: &Rc<Task>, section: NevercDynCodeSectionMapHandle) -> Result<NevercDynCodeSectionMapInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFirstSymbolMap`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_first_symbol_map(&self, call: &Call<'_>, task: &Rc<Task>, image: NevercDynCodeImageHandle) -> Result<NevercDynCodeSymbolMapHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetNextSymbolMap`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_next_symbol_map(&self, call: &Call<'_>, task: &Rc<Task>, symbol: NevercDynCodeSymbolMapHandle) -> Result<NevercDynCodeSymbolMapHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSymbolMapInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_symbol_map_info(&self, call: &Call<'_>, task: &Rc<Task>, symbol: NevercDynCodeSymbolMapHandle) -> Result<NevercDynCodeSymbolMapInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFirstRelocation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_first_relocation(&self, call: &Call<'_>, task: &Rc<Task>, image: NevercDynCodeImageHandle) -> Result<NevercDynCodeRelocationHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetNextRelocation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_next_relocation(&self, call: &Call<'_>, task: &Rc<Task>, relocation: NevercDynCodeRelocationHandle) -> Result<NevercDynCodeRelocationHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetRelocationInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_relocation_info(&self, call: &Call<'_>, task: &Rc<Task>, relocation: NevercDynCodeRelocationHandle) -> Result<NevercDynCodeRelocationInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFirstExternalRef`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_first_external_ref(&self, call: &Call<'_>, task: &Rc<Task>, image: NevercDynCodeImageHandle) -> Result<NevercDynCodeExternalRefHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetNextExternalRef`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_next_external_ref(&self, call: &Call<'_>, task: &Rc<Task>, ref_: NevercDynCodeExternalRefHandle) -> Result<NevercDynCodeExternalRefHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetExternalRefInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_external_ref_info(&self, call: &Call<'_>, task: &Rc<Task>, ref_: NevercDynCodeExternalRefHandle) -> Result<NevercDynCodeExternalRefInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl DynCodeTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn dyn_code_table<T: DynCodeTable>(context: *mut c_void) -> NevercDynCodeAPI {
    NevercDynCodeAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercDynCodeAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        get_request_info: Some(dyn_code_get_request_info::<T>),
        get_target_descriptor: Some(dyn_code_get_target_descriptor::<T>),
        get_image_info: Some(dyn_code_get_image_info::<T>),
        get_report_info: Some(dyn_code_get_report_info::<T>),
        get_first_section_map: Some(dyn_code_get_first_section_map::<T>),
        get_next_section_map: Some(dyn_code_get_next_section_map::<T>),
        get_section_map_info: Some(dyn_code_get_section_map_info::<T>),
        get_first_symbol_map: Some(dyn_code_get_first_symbol_map::<T>),
        get_next_symbol_map: Some(dyn_code_get_next_symbol_map::<T>),
        get_symbol_map_info: Some(dyn_code_get_symbol_map_info::<T>),
        get_first_relocation: Some(dyn_code_get_first_relocation::<T>),
        get_next_relocation: Some(dyn_code_get_next_relocation::<T>),
        get_relocation_info: Some(dyn_code_get_relocation_info::<T>),
        get_first_external_ref: Some(dyn_code_get_first_external_ref::<T>),
        get_next_external_ref: Some(dyn_code_get_next_external_ref::<T>),
        get_external_ref_info: Some(dyn_code_get_external_ref_info::<T>),
    }
}

unsafe extern "C-unwind" fn dyn_code_get_request_info<T: DynCodeTable>(context: *mut c_void, task: NevercTaskHandle, request: NevercDynCodeRequestHandle, out_info: *mut NevercDynCodeRequestInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DYN_CODE_SLOTS[0], &move |a| { a.add("Task", &task); a.add("Request", &request); }, |table, call| {
            let out_info = OutRecord::new(out_info, &DYN_CODE_SLOTS[0]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_request_info(call, task, request)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn dyn_code_get_target_descriptor<T: DynCodeTable>(context: *mut c_void, task: NevercTaskHandle, request: NevercDynCodeRequestHandle, out_descriptor: *mut NevercDynCodeTargetDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DYN_CODE_SLOTS[1], &move |a| { a.add("Task", &task); a.add("Request", &request); }, |table, call| {
            let out_descriptor = OutRecord::new(out_descriptor, &DYN_CODE_SLOTS[1]);
            let task = call.task(task)?;
            let out_descriptor = out_descriptor?;
            out_descriptor.set(table.get_target_descriptor(call, task, request)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn dyn_code_get_image_info<T: DynCodeTable>(context: *mut c_void, task: NevercTaskHandle, image: NevercDynCodeImageHandle, out_info: *mut NevercDynCodeImageInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DYN_CODE_SLOTS[2], &move |a| { a.add("Task", &task); a.add("Image", &image); }, |table, call| {
            let out_info = OutRecord::new(out_info, &DYN_CODE_SLOTS[2]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_image_info(call, task, image)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn dyn_code_get_report_info<T: DynCodeTable>(context: *mut c_void, task: NevercTaskHandle, report: NevercDynCodeReportHandle, out_info: *mut NevercDynCodeReportInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DYN_CODE_SLOTS[3], &move |a| { a.add("Task", &task); a.add("Report", &report); }, |table, call| {
            let out_info = OutRecord::new(out_info, &DYN_CODE_SLOTS[3]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_report_info(call, task, report)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn dyn_code_get_first_section_map<T: DynCodeTable>(context: *mut c_void, task: NevercTaskHandle, image: NevercDynCodeImageHandle, out_section: *mut NevercDynCodeSectionMapHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DYN_CODE_SLOTS[4], &move |a| { a.add("Task", &task); a.add("Image", &image); }, |table, call| {
            let out_section = OutValue::new(out_section);
            let task = call.task(task)?;
            let out_section = out_section?;
            out_section.set(table.get_first_section_map(call, task, image)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn dyn_code_get_next_section_map<T: DynCodeTable>(context: *mut c_void, task: NevercTaskHandle, section: NevercDynCodeSectionMapHandle, out_section: *mut NevercDynCodeSectionMapHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DYN_CODE_SLOTS[5], &move |a| { a.add("Task", &task); a.add("Section", &section); }, |table, call| {
            let out_section = OutValue::new(out_section);
            let task = call.task(task)?;
            let out_section = out_section?;
            out_section.set(table.get_next_section_map(call, task, section)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn dyn_code_get_section_map_info<T: DynCodeTable>(context: *mut c_void, task: NevercTaskHandle, section: NevercDynCodeSectionMapHandle, out_info: *mut NevercDynCodeSectionMapInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DYN_CODE_SLOTS[6], &move |a| { a.add("Task", &task); a.add("Section", &section); }, |table, call| {
            let out_info = OutRecord::new(out_info, &DYN_CODE_SLOTS[6]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_section_map_info(call, task, section)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn dyn_code_get_first_symbol_map<T: DynCodeTable>(context: *mut c_void, task: NevercTaskHandle, image: NevercDynCodeImageHandle, out_symbol: *mut NevercDynCodeSymbolMapHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DYN_CODE_SLOTS[7], &move |a| { a.add("Task", &task); a.add("Image", &image); }, |table, call| {
            let out_symbol = OutValue::new(out_symbol);
            let task = call.task(task)?;
            let out_symbol = out_symbol?;
            out_symbol.set(table.get_first_symbol_map(call, task, image)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn dyn_code_get_next_symbol_map<T: DynCodeTable>(context: *mut c_void, task: NevercTaskHandle, symbol: NevercDynCodeSymbolMapHandle, out_symbol: *mut NevercDynCodeSymbolMapHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DYN_CODE_SLOTS[8], &move |a| { a.add("Task", &task); a.add("Symbol", &symbol); }, |table, call| {
            let out_symbol = OutValue::new(out_symbol);
            let task = call.task(task)?;
            let out_symbol = out_symbol?;
            out_symbol.set(table.get_next_symbol_map(call, task, symbol)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn dyn_code_get_symbol_map_info<T: DynCodeTable>(context: *mut c_void, task: NevercTaskHandle, symbol: NevercDynCodeSymbolMapHandle, out_info: *mut NevercDynCodeSymbolMapInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DYN_CODE_SLOTS[9], &move |a| { a.add("Task", &task); a.add("Symbol", &symbol); }, |table, call| {
            let out_info = OutRecord::new(out_info, &DYN_CODE_SLOTS[9]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_symbol_map_info(call, task, symbol)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn dyn_code_get_first_relocation<T: DynCodeTable>(context: *mut c_void, task: NevercTaskHandle, image: NevercDynCodeImageHandle, out_relocation: *mut NevercDynCodeRelocationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DYN_CODE_SLOTS[10], &move |a| { a.add("Task", &task); a.add("Image", &image); }, |table, call| {
            let out_relocation = OutValue::new(out_relocation);
            let task = call.task(task)?;
            let out_relocation = out_relocation?;
            out_relocation.set(table.get_first_relocation(call, task, image)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn dyn_code_get_next_relocation<T: DynCodeTable>(context: *mut c_void, task: NevercTaskHandle, relocation: NevercDynCodeRelocationHandle, out_relocation: *mut NevercDynCodeRelocationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DYN_CODE_SLOTS[11], &move |a| { a.add("Task", &task); a.add("Relocation", &relocation); }, |table, call| {
            let out_relocation = OutValue::new(out_relocation);
            let task = call.task(task)?;
            let out_relocation = out_relocation?;
            out_relocation.set(table.get_next_relocation(call, task, relocation)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn dyn_code_get_relocation_info<T: DynCodeTable>(context: *mut c_void, task: NevercTaskHandle, relocation: NevercDynCodeRelocationHandle, out_info: *mut NevercDynCodeRelocationInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DYN_CODE_SLOTS[12], &move |a| { a.add("Task", &task); a.add("Relocation", &relocation); }, |table, call| {
            let out_info = OutRecord::new(out_info, &DYN_CODE_SLOTS[12]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_relocation_info(call, task, relocation)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn dyn_code_get_first_external_ref<T: DynCodeTable>(context: *mut c_void, task: NevercTaskHandle, image: NevercDynCodeImageHandle, out_ref: *mut NevercDynCodeExternalRefHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DYN_CODE_SLOTS[13], &move |a| { a.add("Task", &task); a.add("Image", &image); }, |table, call| {
            let out_ref = OutValue::new(out_ref);
            let task = call.task(task)?;
            let out_ref = out_ref?;
            out_ref.set(table.get_first_external_ref(call, task, image)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn dyn_code_get_next_external_ref<T: DynCodeTable>(context: *mut c_void, task: NevercTaskHandle, ref_: NevercDynCodeExternalRefHandle, out_ref: *mut NevercDynCodeExternalRefHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DYN_CODE_SLOTS[14], &move |a| { a.add("Task", &task); a.add("Ref", &ref_); }, |table, call| {
            let out_ref = OutValue::new(out_ref);
            let task = call.task(task)?;
            let out_ref = out_ref?;
            out_ref.set(table.get_next_external_ref(call, task, ref_)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn dyn_code_get_external_ref_info<T: DynCodeTable>(context: *mut c_void, task: NevercTaskHandle, ref_: NevercDynCodeExternalRefHandle, out_info: *mut NevercDynCodeExternalRefInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DYN_CODE_SLOTS[15], &move |a| { a.add("Task", &task); a.add("Ref", &ref_); }, |table, call| {
            let out_info = OutRecord::new(out_info, &DYN_CODE_SLOTS[15]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_external_ref_info(call, task, ref_)?);
            Ok(())
        })
    }
}

/// The slots of `NevercDynCodeRegistrarAPI`, for traces.
pub static DYN_CODE_REGISTRAR_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "DynCodeRegistrar", name: "RegisterTarget", major: 1, minor: 0 },
    SlotInfo { table: "DynCodeRegistrar", name: "RegisterImportProvider", major: 1, minor: 0 },
    SlotInfo { table: "DynCodeRegistrar", name: "RegisterExtractor", major: 1, minor: 0 },
    SlotInfo { table: "DynCodeRegistrar", name: "RegisterCharsetEncoder", major: 1, minor: 0 },
    SlotInfo { table: "DynCodeRegistrar", name: "RegisterBinaryVerifier", major: 1, minor: 0 },
];

/// What stands behind `NevercDynCodeRegistrarAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait DynCodeRegistrarTable: Send + Sync + 'static {
    /// `RegisterTarget`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn register_target(&self, call: &Call<'_>, registrar_context: RegistrarRef, descriptor: Incoming<'_, NevercDynCodeTargetDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RegisterImportProvider`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn register_import_provider(&self, call: &Call<'_>, registrar_context: RegistrarRef, descriptor: Incoming<'_, NevercDynCodeImportProviderDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RegisterExtractor`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn register_extractor(&self, call: &Call<'_>, registrar_context: RegistrarRef, descriptor: Incoming<'_, NevercDynCodeExtractorDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RegisterCharsetEncoder`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn register_charset_encoder(&self, call: &Call<'_>, registrar_context: RegistrarRef, descriptor: Incoming<'_, NevercDynCodeCharsetEncoderDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RegisterBinaryVerifier`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn register_binary_verifier(&self, call: &Call<'_>, registrar_context: RegistrarRef, descriptor: Incoming<'_, NevercDynCodeBinaryVerifierDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl DynCodeRegistrarTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn dyn_code_registrar_table<T: DynCodeRegistrarTable>(context: *mut c_void) -> NevercDynCodeRegistrarAPI {
    NevercDynCodeRegistrarAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercDynCodeRegistrarAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        register_target: Some(dyn_code_registrar_register_target::<T>),
        register_import_provider: Some(dyn_code_registrar_register_import_provider::<T>),
        register_extractor: Some(dyn_code_registrar_register_extractor::<T>),
        register_charset_encoder: Some(dyn_code_registrar_register_charset_encoder::<T>),
        register_binary_verifier: Some(dyn_code_registrar_register_binary_verifier::<T>),
    }
}

unsafe extern "C-unwind" fn dyn_code_registrar_register_target<T: DynCodeRegistrarTable>(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercDynCodeTargetDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DYN_CODE_REGISTRAR_SLOTS[0], &move |a| { a.add("RegistrarContext", &registrar_context); a.add("Descriptor", &descriptor); }, |table, call| {
            let registrar_context = RegistrarRef::new(registrar_context);
            let descriptor = Incoming::new(descriptor)?;
            table.register_target(call, registrar_context, descriptor)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn dyn_code_registrar_register_import_provider<T: DynCodeRegistrarTable>(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercDynCodeImportProviderDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DYN_CODE_REGISTRAR_SLOTS[1], &move |a| { a.add("RegistrarContext", &registrar_context); a.add("Descriptor", &descriptor); }, |table, call| {
            let registrar_context = RegistrarRef::new(registrar_context);
            let descriptor = Incoming::new(descriptor)?;
            table.register_import_provider(call, registrar_context, descriptor)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn dyn_code_registrar_register_extractor<T: DynCodeRegistrarTable>(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercDynCodeExtractorDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DYN_CODE_REGISTRAR_SLOTS[2], &move |a| { a.add("RegistrarContext", &registrar_context); a.add("Descriptor", &descriptor); }, |table, call| {
            let registrar_context = RegistrarRef::new(registrar_context);
            let descriptor = Incoming::new(descriptor)?;
            table.register_extractor(call, registrar_context, descriptor)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn dyn_code_registrar_register_charset_encoder<T: DynCodeRegistrarTable>(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercDynCodeCharsetEncoderDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DYN_CODE_REGISTRAR_SLOTS[3], &move |a| { a.add("RegistrarContext", &registrar_context); a.add("Descriptor", &descriptor); }, |table, call| {
            let registrar_context = RegistrarRef::new(registrar_context);
            let descriptor = Incoming::new(descriptor)?;
            table.register_charset_encoder(call, registrar_context, descriptor)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn dyn_code_registrar_register_binary_verifier<T: DynCodeRegistrarTable>(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercDynCodeBinaryVerifierDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DYN_CODE_REGISTRAR_SLOTS[4], &move |a| { a.add("RegistrarContext", &registrar_context); a.add("Descriptor", &descriptor); }, |table, call| {
            let registrar_context = RegistrarRef::new(registrar_context);
            let descriptor = Incoming::new(descriptor)?;
            table.register_binary_verifier(call, registrar_context, descriptor)?;
            Ok(())
        })
    }
}

