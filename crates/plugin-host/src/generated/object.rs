// Made from abi/registry by `./x abi`; do not edit.
//! Tables of `PluginObject.h`.

#[allow(unused_imports)]
use super::prelude::*;

/// The slots of `NevercMutableBinaryAPI`, for traces.
pub static MUTABLE_BINARY_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "MutableBinary", name: "Reserve", major: 1, minor: 0 },
    SlotInfo { table: "MutableBinary", name: "Write", major: 1, minor: 0 },
    SlotInfo { table: "MutableBinary", name: "WriteAt", major: 1, minor: 0 },
    SlotInfo { table: "MutableBinary", name: "Tell", major: 1, minor: 0 },
    SlotInfo { table: "MutableBinary", name: "ReadAt", major: 1, minor: 0 },
    SlotInfo { table: "MutableBinary", name: "Insert", major: 1, minor: 0 },
    SlotInfo { table: "MutableBinary", name: "Append", major: 1, minor: 0 },
    SlotInfo { table: "MutableBinary", name: "Resize", major: 1, minor: 0 },
];

/// What stands behind `NevercMutableBinaryAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait MutableBinaryTable: Send + Sync + 'static {
    /// `Reserve`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn reserve(&self, call: &Call<'_>, task: &Rc<Task>, builder: NevercMutableBinaryBuilderHandle, size: u64) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `Write`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn write(&self, call: &Call<'_>, task: &Rc<Task>, builder: NevercMutableBinaryBuilderHandle, bytes: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `WriteAt`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn write_at(&self, call: &Call<'_>, task: &Rc<Task>, builder: NevercMutableBinaryBuilderHandle, offset: u64, bytes: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `Tell`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn tell(&self, call: &Call<'_>, task: &Rc<Task>, builder: NevercMutableBinaryBuilderHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ReadAt`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn read_at(&self, call: &Call<'_>, task: &Rc<Task>, builder: NevercMutableBinaryBuilderHandle, offset: u64, bytes: NevercMutableByteView) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `Insert`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn insert(&self, call: &Call<'_>, task: &Rc<Task>, builder: NevercMutableBinaryBuilderHandle, offset: u64, bytes: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `Append`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn append(&self, call: &Call<'_>, task: &Rc<Task>, builder: NevercMutableBinaryBuilderHandle, bytes: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `Resize`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn resize(&self, call: &Call<'_>, task: &Rc<Task>, builder: NevercMutableBinaryBuilderHandle, size: u64) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl MutableBinaryTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn mutable_binary_table<T: MutableBinaryTable>(context: *mut c_void) -> NevercMutableBinaryAPI {
    NevercMutableBinaryAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercMutableBinaryAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        reserve: Some(mutable_binary_reserve::<T>),
        write: Some(mutable_binary_write::<T>),
        write_at: Some(mutable_binary_write_at::<T>),
        tell: Some(mutable_binary_tell::<T>),
        read_at: Some(mutable_binary_read_at::<T>),
        insert: Some(mutable_binary_insert::<T>),
        append: Some(mutable_binary_append::<T>),
        resize: Some(mutable_binary_resize::<T>),
    }
}

unsafe extern "C-unwind" fn mutable_binary_reserve<T: MutableBinaryTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercMutableBinaryBuilderHandle, size: u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MUTABLE_BINARY_SLOTS[0], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Size", &size); }, |table, call| {
            let task = call.task(task)?;
            table.reserve(call, task, builder, size)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mutable_binary_write<T: MutableBinaryTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercMutableBinaryBuilderHandle, bytes: NevercByteView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MUTABLE_BINARY_SLOTS[1], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Bytes", &bytes); }, |table, call| {
            let task = call.task(task)?;
            let bytes = boundary::bytes(bytes.data.cast(), bytes.length)?;
            table.write(call, task, builder, bytes)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mutable_binary_write_at<T: MutableBinaryTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercMutableBinaryBuilderHandle, offset: u64, bytes: NevercByteView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MUTABLE_BINARY_SLOTS[2], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Offset", &offset); a.add("Bytes", &bytes); }, |table, call| {
            let task = call.task(task)?;
            let bytes = boundary::bytes(bytes.data.cast(), bytes.length)?;
            table.write_at(call, task, builder, offset, bytes)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mutable_binary_tell<T: MutableBinaryTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercMutableBinaryBuilderHandle, out_position: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MUTABLE_BINARY_SLOTS[3], &move |a| { a.add("Task", &task); a.add("Builder", &builder); }, |table, call| {
            let out_position = OutValue::new(out_position);
            let task = call.task(task)?;
            let out_position = out_position?;
            out_position.set(table.tell(call, task, builder)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mutable_binary_read_at<T: MutableBinaryTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercMutableBinaryBuilderHandle, offset: u64, bytes: NevercMutableByteView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MUTABLE_BINARY_SLOTS[4], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Offset", &offset); }, |table, call| {
            let task = call.task(task)?;
            table.read_at(call, task, builder, offset, bytes)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mutable_binary_insert<T: MutableBinaryTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercMutableBinaryBuilderHandle, offset: u64, bytes: NevercByteView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MUTABLE_BINARY_SLOTS[5], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Offset", &offset); a.add("Bytes", &bytes); }, |table, call| {
            let task = call.task(task)?;
            let bytes = boundary::bytes(bytes.data.cast(), bytes.length)?;
            table.insert(call, task, builder, offset, bytes)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mutable_binary_append<T: MutableBinaryTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercMutableBinaryBuilderHandle, bytes: NevercByteView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MUTABLE_BINARY_SLOTS[6], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Bytes", &bytes); }, |table, call| {
            let task = call.task(task)?;
            let bytes = boundary::bytes(bytes.data.cast(), bytes.length)?;
            table.append(call, task, builder, bytes)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mutable_binary_resize<T: MutableBinaryTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercMutableBinaryBuilderHandle, size: u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MUTABLE_BINARY_SLOTS[7], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Size", &size); }, |table, call| {
            let task = call.task(task)?;
            table.resize(call, task, builder, size)?;
            Ok(())
        })
    }
}

/// The slots of `NevercObjectAPI`, for traces.
pub static OBJECT_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "Object", name: "GetGraphInfo", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "GetFirstSection", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "GetNextSection", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "GetSectionInfo", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "GetFirstSymbol", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "GetNextSymbol", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "GetSymbolInfo", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "GetFirstRelocation", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "GetNextRelocation", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "GetRelocationInfo", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "GetFirstComdat", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "GetNextComdat", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "GetComdatInfo", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "GetLayoutProof", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "GetLayoutProofInfo", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "BeginMutation", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "CommitMutation", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "AbandonMutation", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "CreateSection", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "ReplaceSection", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "MoveSectionBefore", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "EraseSection", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "CreateSymbol", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "ReplaceSymbol", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "MoveSymbolBefore", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "EraseSymbol", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "CreateRelocation", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "ReplaceRelocation", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "MoveRelocationBefore", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "EraseRelocation", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "CreateComdat", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "ReplaceComdat", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "MoveComdatBefore", major: 1, minor: 0 },
    SlotInfo { table: "Object", name: "EraseComdat", major: 1, minor: 0 },
];

/// What stands behind `NevercObjectAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait ObjectTable: Send + Sync + 'static {
    /// `GetGraphInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_graph_info(&self, call: &Call<'_>, task: &Rc<Task>, graph: NevercObjectGraphHandle) -> Result<NevercObjectGraphInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFirstSection`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_first_section(&self, call: &Call<'_>, task: &Rc<Task>, graph: NevercObjectGraphHandle) -> Result<NevercObjectSectionHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetNextSection`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_next_section(&self, call: &Call<'_>, task: &Rc<Task>, section: NevercObjectSectionHandle) -> Result<NevercObjectSectionHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSectionInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_section_info(&self, call: &Call<'_>, task: &Rc<Task>, section: NevercObjectSectionHandle) -> Result<NevercObjectSectionInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFirstSymbol`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_first_symbol(&self, call: &Call<'_>, task: &Rc<Task>, graph: NevercObjectGraphHandle) -> Result<NevercObjectSymbolHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetNextSymbol`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_next_symbol(&self, call: &Call<'_>, task: &Rc<Task>, symbol: NevercObjectSymbolHandle) -> Result<NevercObjectSymbolHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSymbolInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_symbol_info(&self, call: &Call<'_>, task: &Rc<Task>, symbol: NevercObjectSymbolHandle) -> Result<NevercObjectSymbolInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFirstRelocation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_first_relocation(&self, call: &Call<'_>, task: &Rc<Task>, graph: NevercObjectGraphHandle) -> Result<NevercObjectRelocationHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetNextRelocation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_next_relocation(&self, call: &Call<'_>, task: &Rc<Task>, relocation: NevercObjectRelocationHandle) -> Result<NevercObjectRelocationHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetRelocationInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_relocation_info(&self, call: &Call<'_>, task: &Rc<Task>, relocation: NevercObjectRelocationHandle) -> Result<NevercObjectRelocationInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFirstComdat`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_first_comdat(&self, call: &Call<'_>, task: &Rc<Task>, graph: NevercObjectGraphHandle) -> Result<NevercObjectComdatHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetNextComdat`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_next_comdat(&self, call: &Call<'_>, task: &Rc<Task>, comdat: NevercObjectComdatHandle) -> Result<NevercObjectComdatHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetComdatInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_comdat_info(&self, call: &Call<'_>, task: &Rc<Task>, comdat: NevercObjectComdatHandle) -> Result<NevercObjectComdatInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetLayoutProof`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_layout_proof(&self, call: &Call<'_>, task: &Rc<Task>, graph: NevercObjectGraphHandle) -> Result<NevercObjectLayoutProofHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetLayoutProofInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_layout_proof_info(&self, call: &Call<'_>, task: &Rc<Task>, proof: NevercObjectLayoutProofHandle) -> Result<NevercObjectLayoutProofInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BeginMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn begin_mutation(&self, call: &Call<'_>, task: &Rc<Task>, graph: NevercObjectGraphHandle) -> Result<NevercObjectMutationHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CommitMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn commit_mutation(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercObjectMutationHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AbandonMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn abandon_mutation(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercObjectMutationHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateSection`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_section(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercObjectMutationHandle, descriptor: Incoming<'_, NevercObjectSectionDescriptor>) -> Result<NevercObjectSectionHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ReplaceSection`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn replace_section(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercObjectMutationHandle, section: NevercObjectSectionHandle, descriptor: Incoming<'_, NevercObjectSectionDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `MoveSectionBefore`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn move_section_before(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercObjectMutationHandle, section: NevercObjectSectionHandle, position: NevercObjectSectionHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `EraseSection`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn erase_section(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercObjectMutationHandle, section: NevercObjectSectionHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateSymbol`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_symbol(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercObjectMutationHandle, descriptor: Incoming<'_, NevercObjectSymbolDescriptor>) -> Result<NevercObjectSymbolHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ReplaceSymbol`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn replace_symbol(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercObjectMutationHandle, symbol: NevercObjectSymbolHandle, descriptor: Incoming<'_, NevercObjectSymbolDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `MoveSymbolBefore`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn move_symbol_before(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercObjectMutationHandle, symbol: NevercObjectSymbolHandle, position: NevercObjectSymbolHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `EraseSymbol`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn erase_symbol(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercObjectMutationHandle, symbol: NevercObjectSymbolHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateRelocation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_relocation(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercObjectMutationHandle, descriptor: Incoming<'_, NevercObjectRelocationDescriptor>) -> Result<NevercObjectRelocationHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ReplaceRelocation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn replace_relocation(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercObjectMutationHandle, relocation: NevercObjectRelocationHandle, descriptor: Incoming<'_, NevercObjectRelocationDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `MoveRelocationBefore`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn move_relocation_before(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercObjectMutationHandle, relocation: NevercObjectRelocationHandle, position: NevercObjectRelocationHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `EraseRelocation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn erase_relocation(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercObjectMutationHandle, relocation: NevercObjectRelocationHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateComdat`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_comdat(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercObjectMutationHandle, descriptor: Incoming<'_, NevercObjectComdatDescriptor>) -> Result<NevercObjectComdatHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ReplaceComdat`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn replace_comdat(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercObjectMutationHandle, comdat: NevercObjectComdatHandle, descriptor: Incoming<'_, NevercObjectComdatDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `MoveComdatBefore`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn move_comdat_before(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercObjectMutationHandle, comdat: NevercObjectComdatHandle, position: NevercObjectComdatHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `EraseComdat`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn erase_comdat(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercObjectMutationHandle, comdat: NevercObjectComdatHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl ObjectTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn object_table<T: ObjectTable>(context: *mut c_void) -> NevercObjectAPI {
    NevercObjectAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercObjectAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        get_graph_info: Some(object_get_graph_info::<T>),
        get_first_section: Some(object_get_first_section::<T>),
        get_next_section: Some(object_get_next_section::<T>),
        get_section_info: Some(object_get_section_info::<T>),
        get_first_symbol: Some(object_get_first_symbol::<T>),
        get_next_symbol: Some(object_get_next_symbol::<T>),
        get_symbol_info: Some(object_get_symbol_info::<T>),
        get_first_relocation: Some(object_get_first_relocation::<T>),
        get_next_relocation: Some(object_get_next_relocation::<T>),
        get_relocation_info: Some(object_get_relocation_info::<T>),
        get_first_comdat: Some(object_get_first_comdat::<T>),
        get_next_comdat: Some(object_get_next_comdat::<T>),
        get_comdat_info: Some(object_get_comdat_info::<T>),
        get_layout_proof: Some(object_get_layout_proof::<T>),
        get_layout_proof_info: Some(object_get_layout_proof_info::<T>),
        begin_mutation: Some(object_begin_mutation::<T>),
        commit_mutation: Some(object_commit_mutation::<T>),
        abandon_mutation: Some(object_abandon_mutation::<T>),
        create_section: Some(object_create_section::<T>),
        replace_section: Some(object_replace_section::<T>),
        move_section_before: Some(object_move_section_before::<T>),
        erase_section: Some(object_erase_section::<T>),
        create_symbol: Some(object_create_symbol::<T>),
        replace_symbol: Some(object_replace_symbol::<T>),
        move_symbol_before: Some(object_move_symbol_before::<T>),
        erase_symbol: Some(object_erase_symbol::<T>),
        create_relocation: Some(object_create_relocation::<T>),
        replace_relocation: Some(object_replace_relocation::<T>),
        move_relocation_before: Some(object_move_relocation_before::<T>),
        erase_relocation: Some(object_erase_relocation::<T>),
        create_comdat: Some(object_create_comdat::<T>),
        replace_comdat: Some(object_replace_comdat::<T>),
        move_comdat_before: Some(object_move_comdat_before::<T>),
        erase_comdat: Some(object_erase_comdat::<T>),
    }
}

unsafe extern "C-unwind" fn object_get_graph_info<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, graph: NevercObjectGraphHandle, out_info: *mut NevercObjectGraphInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[0], &move |a| { a.add("Task", &task); a.add("Graph", &graph); }, |table, call| {
            let out_info = OutRecord::new(out_info, &OBJECT_SLOTS[0]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_graph_info(call, task, graph)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_get_first_section<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, graph: NevercObjectGraphHandle, out_section: *mut NevercObjectSectionHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[1], &move |a| { a.add("Task", &task); a.add("Graph", &graph); }, |table, call| {
            let out_section = OutValue::new(out_section);
            let task = call.task(task)?;
            let out_section = out_section?;
            out_section.set(table.get_first_section(call, task, graph)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_get_next_section<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, section: NevercObjectSectionHandle, out_section: *mut NevercObjectSectionHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[2], &move |a| { a.add("Task", &task); a.add("Section", &section); }, |table, call| {
            let out_section = OutValue::new(out_section);
            let task = call.task(task)?;
            let out_section = out_section?;
            out_section.set(table.get_next_section(call, task, section)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_get_section_info<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, section: NevercObjectSectionHandle, out_info: *mut NevercObjectSectionInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[3], &move |a| { a.add("Task", &task); a.add("Section", &section); }, |table, call| {
            let out_info = OutValue::new(out_info);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_section_info(call, task, section)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_get_first_symbol<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, graph: NevercObjectGraphHandle, out_symbol: *mut NevercObjectSymbolHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[4], &move |a| { a.add("Task", &task); a.add("Graph", &graph); }, |table, call| {
            let out_symbol = OutValue::new(out_symbol);
            let task = call.task(task)?;
            let out_symbol = out_symbol?;
            out_symbol.set(table.get_first_symbol(call, task, graph)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_get_next_symbol<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, symbol: NevercObjectSymbolHandle, out_symbol: *mut NevercObjectSymbolHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[5], &move |a| { a.add("Task", &task); a.add("Symbol", &symbol); }, |table, call| {
            let out_symbol = OutValue::new(out_symbol);
            let task = call.task(task)?;
            let out_symbol = out_symbol?;
            out_symbol.set(table.get_next_symbol(call, task, symbol)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_get_symbol_info<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, symbol: NevercObjectSymbolHandle, out_info: *mut NevercObjectSymbolInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[6], &move |a| { a.add("Task", &task); a.add("Symbol", &symbol); }, |table, call| {
            let out_info = OutValue::new(out_info);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_symbol_info(call, task, symbol)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_get_first_relocation<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, graph: NevercObjectGraphHandle, out_relocation: *mut NevercObjectRelocationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[7], &move |a| { a.add("Task", &task); a.add("Graph", &graph); }, |table, call| {
            let out_relocation = OutValue::new(out_relocation);
            let task = call.task(task)?;
            let out_relocation = out_relocation?;
            out_relocation.set(table.get_first_relocation(call, task, graph)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_get_next_relocation<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, relocation: NevercObjectRelocationHandle, out_relocation: *mut NevercObjectRelocationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[8], &move |a| { a.add("Task", &task); a.add("Relocation", &relocation); }, |table, call| {
            let out_relocation = OutValue::new(out_relocation);
            let task = call.task(task)?;
            let out_relocation = out_relocation?;
            out_relocation.set(table.get_next_relocation(call, task, relocation)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_get_relocation_info<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, relocation: NevercObjectRelocationHandle, out_info: *mut NevercObjectRelocationInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[9], &move |a| { a.add("Task", &task); a.add("Relocation", &relocation); }, |table, call| {
            let out_info = OutValue::new(out_info);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_relocation_info(call, task, relocation)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_get_first_comdat<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, graph: NevercObjectGraphHandle, out_comdat: *mut NevercObjectComdatHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[10], &move |a| { a.add("Task", &task); a.add("Graph", &graph); }, |table, call| {
            let out_comdat = OutValue::new(out_comdat);
            let task = call.task(task)?;
            let out_comdat = out_comdat?;
            out_comdat.set(table.get_first_comdat(call, task, graph)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_get_next_comdat<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, comdat: NevercObjectComdatHandle, out_comdat: *mut NevercObjectComdatHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[11], &move |a| { a.add("Task", &task); a.add("Comdat", &comdat); }, |table, call| {
            let out_comdat = OutValue::new(out_comdat);
            let task = call.task(task)?;
            let out_comdat = out_comdat?;
            out_comdat.set(table.get_next_comdat(call, task, comdat)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_get_comdat_info<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, comdat: NevercObjectComdatHandle, out_info: *mut NevercObjectComdatInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[12], &move |a| { a.add("Task", &task); a.add("Comdat", &comdat); }, |table, call| {
            let out_info = OutValue::new(out_info);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_comdat_info(call, task, comdat)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_get_layout_proof<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, graph: NevercObjectGraphHandle, out_proof: *mut NevercObjectLayoutProofHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[13], &move |a| { a.add("Task", &task); a.add("Graph", &graph); }, |table, call| {
            let out_proof = OutValue::new(out_proof);
            let task = call.task(task)?;
            let out_proof = out_proof?;
            out_proof.set(table.get_layout_proof(call, task, graph)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_get_layout_proof_info<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, proof: NevercObjectLayoutProofHandle, out_info: *mut NevercObjectLayoutProofInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[14], &move |a| { a.add("Task", &task); a.add("Proof", &proof); }, |table, call| {
            let out_info = OutRecord::new(out_info, &OBJECT_SLOTS[14]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_layout_proof_info(call, task, proof)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_begin_mutation<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, graph: NevercObjectGraphHandle, out_mutation: *mut NevercObjectMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[15], &move |a| { a.add("Task", &task); a.add("Graph", &graph); }, |table, call| {
            let out_mutation = OutValue::new(out_mutation);
            let task = call.task(task)?;
            let out_mutation = out_mutation?;
            out_mutation.set(table.begin_mutation(call, task, graph)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_commit_mutation<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[16], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); }, |table, call| {
            let task = call.task(task)?;
            table.commit_mutation(call, task, mutation)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_abandon_mutation<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[17], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); }, |table, call| {
            let task = call.task(task)?;
            table.abandon_mutation(call, task, mutation)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_create_section<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, descriptor: *const NevercObjectSectionDescriptor, out_section: *mut NevercObjectSectionHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[18], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_section = OutValue::new(out_section);
            let task = call.task(task)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_section = out_section?;
            out_section.set(table.create_section(call, task, mutation, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_replace_section<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, section: NevercObjectSectionHandle, descriptor: *const NevercObjectSectionDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[19], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Section", &section); a.add("Descriptor", &descriptor); }, |table, call| {
            let task = call.task(task)?;
            let descriptor = Incoming::new(descriptor)?;
            table.replace_section(call, task, mutation, section, descriptor)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_move_section_before<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, section: NevercObjectSectionHandle, position: NevercObjectSectionHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[20], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Section", &section); a.add("Position", &position); }, |table, call| {
            let task = call.task(task)?;
            table.move_section_before(call, task, mutation, section, position)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_erase_section<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, section: NevercObjectSectionHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[21], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Section", &section); }, |table, call| {
            let task = call.task(task)?;
            table.erase_section(call, task, mutation, section)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_create_symbol<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, descriptor: *const NevercObjectSymbolDescriptor, out_symbol: *mut NevercObjectSymbolHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[22], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_symbol = OutValue::new(out_symbol);
            let task = call.task(task)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_symbol = out_symbol?;
            out_symbol.set(table.create_symbol(call, task, mutation, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_replace_symbol<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, symbol: NevercObjectSymbolHandle, descriptor: *const NevercObjectSymbolDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[23], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Symbol", &symbol); a.add("Descriptor", &descriptor); }, |table, call| {
            let task = call.task(task)?;
            let descriptor = Incoming::new(descriptor)?;
            table.replace_symbol(call, task, mutation, symbol, descriptor)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_move_symbol_before<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, symbol: NevercObjectSymbolHandle, position: NevercObjectSymbolHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[24], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Symbol", &symbol); a.add("Position", &position); }, |table, call| {
            let task = call.task(task)?;
            table.move_symbol_before(call, task, mutation, symbol, position)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_erase_symbol<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, symbol: NevercObjectSymbolHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[25], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Symbol", &symbol); }, |table, call| {
            let task = call.task(task)?;
            table.erase_symbol(call, task, mutation, symbol)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_create_relocation<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, descriptor: *const NevercObjectRelocationDescriptor, out_relocation: *mut NevercObjectRelocationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[26], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_relocation = OutValue::new(out_relocation);
            let task = call.task(task)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_relocation = out_relocation?;
            out_relocation.set(table.create_relocation(call, task, mutation, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_replace_relocation<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, relocation: NevercObjectRelocationHandle, descriptor: *const NevercObjectRelocationDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[27], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Relocation", &relocation); a.add("Descriptor", &descriptor); }, |table, call| {
            let task = call.task(task)?;
            let descriptor = Incoming::new(descriptor)?;
            table.replace_relocation(call, task, mutation, relocation, descriptor)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_move_relocation_before<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, relocation: NevercObjectRelocationHandle, position: NevercObjectRelocationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[28], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Relocation", &relocation); a.add("Position", &position); }, |table, call| {
            let task = call.task(task)?;
            table.move_relocation_before(call, task, mutation, relocation, position)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_erase_relocation<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, relocation: NevercObjectRelocationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[29], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Relocation", &relocation); }, |table, call| {
            let task = call.task(task)?;
            table.erase_relocation(call, task, mutation, relocation)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_create_comdat<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, descriptor: *const NevercObjectComdatDescriptor, out_comdat: *mut NevercObjectComdatHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[30], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_comdat = OutValue::new(out_comdat);
            let task = call.task(task)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_comdat = out_comdat?;
            out_comdat.set(table.create_comdat(call, task, mutation, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_replace_comdat<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, comdat: NevercObjectComdatHandle, descriptor: *const NevercObjectComdatDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[31], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Comdat", &comdat); a.add("Descriptor", &descriptor); }, |table, call| {
            let task = call.task(task)?;
            let descriptor = Incoming::new(descriptor)?;
            table.replace_comdat(call, task, mutation, comdat, descriptor)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_move_comdat_before<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, comdat: NevercObjectComdatHandle, position: NevercObjectComdatHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[32], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Comdat", &comdat); a.add("Position", &position); }, |table, call| {
            let task = call.task(task)?;
            table.move_comdat_before(call, task, mutation, comdat, position)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_erase_comdat<T: ObjectTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercObjectMutationHandle, comdat: NevercObjectComdatHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_SLOTS[33], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Comdat", &comdat); }, |table, call| {
            let task = call.task(task)?;
            table.erase_comdat(call, task, mutation, comdat)?;
            Ok(())
        })
    }
}

/// The slots of `NevercObjectFormatAPI`, for traces.
pub static OBJECT_FORMAT_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "ObjectFormat", name: "RegisterFormat", major: 1, minor: 1 },
];

/// What stands behind `NevercObjectFormatAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait ObjectFormatTable: Send + Sync + 'static {
    /// `RegisterFormat`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn register_format(&self, call: &Call<'_>, registrar_context: RegistrarRef, descriptor: Incoming<'_, NevercObjectFormatDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl ObjectFormatTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn object_format_table<T: ObjectFormatTable>(context: *mut c_void) -> NevercObjectFormatAPI {
    NevercObjectFormatAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercObjectFormatAPI>() as u32, major: 1, minor: 1, flags: 0 },
        context,
        register_format: Some(object_format_register_format::<T>),
    }
}

unsafe extern "C-unwind" fn object_format_register_format<T: ObjectFormatTable>(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercObjectFormatDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_FORMAT_SLOTS[0], &move |a| { a.add("RegistrarContext", &registrar_context); a.add("Descriptor", &descriptor); }, |table, call| {
            let registrar_context = RegistrarRef::new(registrar_context);
            let descriptor = Incoming::new(descriptor)?;
            table.register_format(call, registrar_context, descriptor)?;
            Ok(())
        })
    }
}

/// The slots of `NevercObjectPhaseAPI`, for traces.
pub static OBJECT_PHASE_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "ObjectPhase", name: "GetGraph", major: 1, minor: 0 },
    SlotInfo { table: "ObjectPhase", name: "GetImage", major: 1, minor: 0 },
];

/// What stands behind `NevercObjectPhaseAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait ObjectPhaseTable: Send + Sync + 'static {
    /// `GetGraph`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_graph(&self, call: &Call<'_>, frame: Frame<'_>, artifact: NevercArtifactHandle) -> Result<NevercObjectPhaseGraphInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetImage`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_image(&self, call: &Call<'_>, frame: Frame<'_>, artifact: NevercArtifactHandle) -> Result<NevercObjectImageInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl ObjectPhaseTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn object_phase_table<T: ObjectPhaseTable>(context: *mut c_void) -> NevercObjectPhaseAPI {
    NevercObjectPhaseAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercObjectPhaseAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        get_graph: Some(object_phase_get_graph::<T>),
        get_image: Some(object_phase_get_image::<T>),
    }
}

unsafe extern "C-unwind" fn object_phase_get_graph<T: ObjectPhaseTable>(context: *mut c_void, frame: *const NevercPhaseFrame, artifact: NevercArtifactHandle, out_info: *mut NevercObjectPhaseGraphInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_PHASE_SLOTS[0], &move |a| { a.add("Frame", &frame); a.add("Artifact", &artifact); }, |table, call| {
            let out_info = OutRecord::new(out_info, &OBJECT_PHASE_SLOTS[0]);
            let frame = call.frame(frame)?;
            let out_info = out_info?;
            out_info.set(table.get_graph(call, frame, artifact)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn object_phase_get_image<T: ObjectPhaseTable>(context: *mut c_void, frame: *const NevercPhaseFrame, artifact: NevercArtifactHandle, out_info: *mut NevercObjectImageInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &OBJECT_PHASE_SLOTS[1], &move |a| { a.add("Frame", &frame); a.add("Artifact", &artifact); }, |table, call| {
            let out_info = OutRecord::new(out_info, &OBJECT_PHASE_SLOTS[1]);
            let frame = call.frame(frame)?;
            let out_info = out_info?;
            out_info.set(table.get_image(call, frame, artifact)?);
            Ok(())
        })
    }
}

