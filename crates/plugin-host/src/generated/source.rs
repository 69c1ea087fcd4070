// Made from abi/registry by `./x abi`; do not edit.
//! Tables of `PluginSource.h`.

#[allow(unused_imports)]
use super::prelude::*;

/// The slots of `NevercIOAPI`, for traces.
pub static IO_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "IO", name: "RegisterVFSProvider", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "Stat", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "OpenFileForRead", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "ReadFile", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "CloseFile", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "CopyBuffer", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "GetBufferView", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "ReleaseBuffer", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "Canonicalize", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "GetWorkingDirectory", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "SetWorkingDirectory", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "OpenDirectory", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "ReadDirectory", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "CloseDirectory", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "AddMemoryFile", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "BeginMemoryOutput", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "BeginFileOutput", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "BeginStreamOutput", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "OutputWrite", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "OutputWriteAt", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "OutputTell", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "OutputTruncate", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "OutputMetadataSet", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "OutputFinish", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "OutputAbort", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "OutputGetSummary", major: 1, minor: 0 },
    SlotInfo { table: "IO", name: "RecordDependency", major: 1, minor: 0 },
];

/// What stands behind `NevercIOAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait IOTable: Send + Sync + 'static {
    /// `RegisterVFSProvider`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn register_vfs_provider(&self, call: &Call<'_>, registrar: RegistrarRef, descriptor: Incoming<'_, NevercVFSProviderDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `Stat`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn stat(&self, call: &Call<'_>, task: &Rc<Task>, path: &[u8]) -> Result<NevercVFSStatus, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `OpenFileForRead`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn open_file_for_read(&self, call: &Call<'_>, task: &Rc<Task>, path: &[u8]) -> Result<NevercFileHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ReadFile`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn read_file(&self, call: &Call<'_>, task: &Rc<Task>, file: NevercFileHandle, offset: u64, length: u64) -> Result<NevercBufferHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CloseFile`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn close_file(&self, call: &Call<'_>, task: &Rc<Task>, file: NevercFileHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CopyBuffer`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn copy_buffer(&self, call: &Call<'_>, task: &Rc<Task>, bytes: &[u8], null_terminated: bool) -> Result<NevercBufferHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetBufferView`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_buffer_view(&self, call: &Call<'_>, task: &Rc<Task>, buffer: NevercBufferHandle) -> Result<NevercBufferView, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ReleaseBuffer`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn release_buffer(&self, call: &Call<'_>, task: &Rc<Task>, buffer: NevercBufferHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `Canonicalize`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn canonicalize(&self, call: &Call<'_>, task: &Rc<Task>, path: &[u8]) -> Result<NevercBufferHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetWorkingDirectory`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_working_directory(&self, call: &Call<'_>, task: &Rc<Task>) -> Result<NevercBufferHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetWorkingDirectory`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_working_directory(&self, call: &Call<'_>, task: &Rc<Task>, path: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `OpenDirectory`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn open_directory(&self, call: &Call<'_>, task: &Rc<Task>, path: &[u8]) -> Result<NevercDirectoryCursorHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ReadDirectory`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn read_directory(&self, call: &Call<'_>, task: &Rc<Task>, cursor: NevercDirectoryCursorHandle) -> Result<(NevercVFSDirectoryEntry, NevercBool), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CloseDirectory`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn close_directory(&self, call: &Call<'_>, task: &Rc<Task>, cursor: NevercDirectoryCursorHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AddMemoryFile`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn add_memory_file(&self, call: &Call<'_>, session: &Arc<Session>, path: &[u8], content: &[u8], modification_time: i64) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BeginMemoryOutput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn begin_memory_output(&self, call: &Call<'_>, task: &Rc<Task>, logical_name: &[u8], size_budget: u64) -> Result<NevercOutputSinkHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BeginFileOutput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn begin_file_output(&self, call: &Call<'_>, task: &Rc<Task>, final_path: &[u8], size_budget: u64) -> Result<NevercOutputSinkHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BeginStreamOutput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn begin_stream_output(&self, call: &Call<'_>, task: &Rc<Task>, stream: NevercOutputStream, size_budget: u64) -> Result<NevercOutputSinkHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `OutputWrite`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn output_write(&self, call: &Call<'_>, task: &Rc<Task>, sink: NevercOutputSinkHandle, bytes: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `OutputWriteAt`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn output_write_at(&self, call: &Call<'_>, task: &Rc<Task>, sink: NevercOutputSinkHandle, offset: u64, bytes: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `OutputTell`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn output_tell(&self, call: &Call<'_>, task: &Rc<Task>, sink: NevercOutputSinkHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `OutputTruncate`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn output_truncate(&self, call: &Call<'_>, task: &Rc<Task>, sink: NevercOutputSinkHandle, size: u64) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `OutputMetadataSet`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn output_metadata_set(&self, call: &Call<'_>, task: &Rc<Task>, sink: NevercOutputSinkHandle, key: &[u8], value: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `OutputFinish`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn output_finish(&self, call: &Call<'_>, task: &Rc<Task>, sink: NevercOutputSinkHandle) -> Result<NevercOutputSeal, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `OutputAbort`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn output_abort(&self, call: &Call<'_>, task: &Rc<Task>, sink: NevercOutputSinkHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `OutputGetSummary`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn output_get_summary(&self, call: &Call<'_>, task: &Rc<Task>, sink: NevercOutputSinkHandle) -> Result<NevercOutputSummary, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RecordDependency`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn record_dependency(&self, call: &Call<'_>, task: &Rc<Task>, descriptor: Incoming<'_, NevercDependencyDescriptor>) -> Result<NevercDependencyHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl IOTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn io_table<T: IOTable>(context: *mut c_void) -> NevercIOAPI {
    NevercIOAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercIOAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        register_vfs_provider: Some(io_register_vfs_provider::<T>),
        stat: Some(io_stat::<T>),
        open_file_for_read: Some(io_open_file_for_read::<T>),
        read_file: Some(io_read_file::<T>),
        close_file: Some(io_close_file::<T>),
        copy_buffer: Some(io_copy_buffer::<T>),
        get_buffer_view: Some(io_get_buffer_view::<T>),
        release_buffer: Some(io_release_buffer::<T>),
        canonicalize: Some(io_canonicalize::<T>),
        get_working_directory: Some(io_get_working_directory::<T>),
        set_working_directory: Some(io_set_working_directory::<T>),
        open_directory: Some(io_open_directory::<T>),
        read_directory: Some(io_read_directory::<T>),
        close_directory: Some(io_close_directory::<T>),
        add_memory_file: Some(io_add_memory_file::<T>),
        begin_memory_output: Some(io_begin_memory_output::<T>),
        begin_file_output: Some(io_begin_file_output::<T>),
        begin_stream_output: Some(io_begin_stream_output::<T>),
        output_write: Some(io_output_write::<T>),
        output_write_at: Some(io_output_write_at::<T>),
        output_tell: Some(io_output_tell::<T>),
        output_truncate: Some(io_output_truncate::<T>),
        output_metadata_set: Some(io_output_metadata_set::<T>),
        output_finish: Some(io_output_finish::<T>),
        output_abort: Some(io_output_abort::<T>),
        output_get_summary: Some(io_output_get_summary::<T>),
        record_dependency: Some(io_record_dependency::<T>),
    }
}

unsafe extern "C-unwind" fn io_register_vfs_provider<T: IOTable>(context: *mut c_void, registrar: *mut c_void, descriptor: *const NevercVFSProviderDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[0], &move |a| { a.add("Registrar", &registrar); a.add("Descriptor", &descriptor); }, |table, call| {
            let registrar = RegistrarRef::new(registrar);
            let descriptor = Incoming::new(descriptor)?;
            table.register_vfs_provider(call, registrar, descriptor)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_stat<T: IOTable>(context: *mut c_void, task: NevercTaskHandle, path: NevercStringView, out_status: *mut NevercVFSStatus) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[1], &move |a| { a.add("Task", &task); a.add("Path", &path); }, |table, call| {
            let out_status = OutRecord::new(out_status, &IO_SLOTS[1]);
            let task = call.task(task)?;
            let path = boundary::bytes(path.data.cast(), path.length)?;
            let out_status = out_status?;
            out_status.set(table.stat(call, task, path)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_open_file_for_read<T: IOTable>(context: *mut c_void, task: NevercTaskHandle, path: NevercStringView, out_file: *mut NevercFileHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[2], &move |a| { a.add("Task", &task); a.add("Path", &path); }, |table, call| {
            let out_file = OutValue::new(out_file);
            let task = call.task(task)?;
            let path = boundary::bytes(path.data.cast(), path.length)?;
            let out_file = out_file?;
            out_file.set(table.open_file_for_read(call, task, path)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_read_file<T: IOTable>(context: *mut c_void, task: NevercTaskHandle, file: NevercFileHandle, offset: u64, length: u64, out_buffer: *mut NevercBufferHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[3], &move |a| { a.add("Task", &task); a.add("File", &file); a.add("Offset", &offset); a.add("Length", &length); }, |table, call| {
            let out_buffer = OutValue::new(out_buffer);
            let task = call.task(task)?;
            let out_buffer = out_buffer?;
            out_buffer.set(table.read_file(call, task, file, offset, length)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_close_file<T: IOTable>(context: *mut c_void, task: NevercTaskHandle, file: NevercFileHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[4], &move |a| { a.add("Task", &task); a.add("File", &file); }, |table, call| {
            let task = call.task(task)?;
            table.close_file(call, task, file)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_copy_buffer<T: IOTable>(context: *mut c_void, task: NevercTaskHandle, bytes: NevercByteView, null_terminated: NevercBool, out_buffer: *mut NevercBufferHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[5], &move |a| { a.add("Task", &task); a.add("Bytes", &bytes); a.add("NullTerminated", &null_terminated); }, |table, call| {
            let out_buffer = OutValue::new(out_buffer);
            let task = call.task(task)?;
            let bytes = boundary::bytes(bytes.data.cast(), bytes.length)?;
            let null_terminated = boundary::boolean(null_terminated)?;
            let out_buffer = out_buffer?;
            out_buffer.set(table.copy_buffer(call, task, bytes, null_terminated)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_get_buffer_view<T: IOTable>(context: *mut c_void, task: NevercTaskHandle, buffer: NevercBufferHandle, out_view: *mut NevercBufferView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[6], &move |a| { a.add("Task", &task); a.add("Buffer", &buffer); }, |table, call| {
            let out_view = OutRecord::new(out_view, &IO_SLOTS[6]);
            let task = call.task(task)?;
            let out_view = out_view?;
            out_view.set(table.get_buffer_view(call, task, buffer)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_release_buffer<T: IOTable>(context: *mut c_void, task: NevercTaskHandle, buffer: NevercBufferHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[7], &move |a| { a.add("Task", &task); a.add("Buffer", &buffer); }, |table, call| {
            let task = call.task(task)?;
            table.release_buffer(call, task, buffer)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_canonicalize<T: IOTable>(context: *mut c_void, task: NevercTaskHandle, path: NevercStringView, out_buffer: *mut NevercBufferHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[8], &move |a| { a.add("Task", &task); a.add("Path", &path); }, |table, call| {
            let out_buffer = OutValue::new(out_buffer);
            let task = call.task(task)?;
            let path = boundary::bytes(path.data.cast(), path.length)?;
            let out_buffer = out_buffer?;
            out_buffer.set(table.canonicalize(call, task, path)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_get_working_directory<T: IOTable>(context: *mut c_void, task: NevercTaskHandle, out_buffer: *mut NevercBufferHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[9], &move |a| { a.add("Task", &task); }, |table, call| {
            let out_buffer = OutValue::new(out_buffer);
            let task = call.task(task)?;
            let out_buffer = out_buffer?;
            out_buffer.set(table.get_working_directory(call, task)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_set_working_directory<T: IOTable>(context: *mut c_void, task: NevercTaskHandle, path: NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[10], &move |a| { a.add("Task", &task); a.add("Path", &path); }, |table, call| {
            let task = call.task(task)?;
            let path = boundary::bytes(path.data.cast(), path.length)?;
            table.set_working_directory(call, task, path)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_open_directory<T: IOTable>(context: *mut c_void, task: NevercTaskHandle, path: NevercStringView, out_cursor: *mut NevercDirectoryCursorHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[11], &move |a| { a.add("Task", &task); a.add("Path", &path); }, |table, call| {
            let out_cursor = OutValue::new(out_cursor);
            let task = call.task(task)?;
            let path = boundary::bytes(path.data.cast(), path.length)?;
            let out_cursor = out_cursor?;
            out_cursor.set(table.open_directory(call, task, path)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_read_directory<T: IOTable>(context: *mut c_void, task: NevercTaskHandle, cursor: NevercDirectoryCursorHandle, out_entry: *mut NevercVFSDirectoryEntry, out_has_entry: *mut NevercBool) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[12], &move |a| { a.add("Task", &task); a.add("Cursor", &cursor); }, |table, call| {
            let out_entry = OutRecord::new(out_entry, &IO_SLOTS[12]);
            let out_has_entry = OutValue::new(out_has_entry);
            let task = call.task(task)?;
            let out_entry = out_entry?;
            let out_has_entry = out_has_entry?;
            let (value0, value1) = table.read_directory(call, task, cursor)?;
            out_entry.set(value0);
            out_has_entry.set(value1);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_close_directory<T: IOTable>(context: *mut c_void, task: NevercTaskHandle, cursor: NevercDirectoryCursorHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[13], &move |a| { a.add("Task", &task); a.add("Cursor", &cursor); }, |table, call| {
            let task = call.task(task)?;
            table.close_directory(call, task, cursor)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_add_memory_file<T: IOTable>(context: *mut c_void, session: NevercSessionHandle, path: NevercStringView, content: NevercByteView, modification_time: i64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[14], &move |a| { a.add("Session", &session); a.add("Path", &path); a.add("Content", &content); a.add("ModificationTime", &modification_time); }, |table, call| {
            let session = call.session(session)?;
            let path = boundary::bytes(path.data.cast(), path.length)?;
            let content = boundary::bytes(content.data.cast(), content.length)?;
            table.add_memory_file(call, session, path, content, modification_time)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_begin_memory_output<T: IOTable>(context: *mut c_void, task: NevercTaskHandle, logical_name: NevercStringView, size_budget: u64, out_sink: *mut NevercOutputSinkHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[15], &move |a| { a.add("Task", &task); a.add("LogicalName", &logical_name); a.add("SizeBudget", &size_budget); }, |table, call| {
            let out_sink = OutValue::new(out_sink);
            let task = call.task(task)?;
            let logical_name = boundary::bytes(logical_name.data.cast(), logical_name.length)?;
            let out_sink = out_sink?;
            out_sink.set(table.begin_memory_output(call, task, logical_name, size_budget)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_begin_file_output<T: IOTable>(context: *mut c_void, task: NevercTaskHandle, final_path: NevercStringView, size_budget: u64, out_sink: *mut NevercOutputSinkHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[16], &move |a| { a.add("Task", &task); a.add("FinalPath", &final_path); a.add("SizeBudget", &size_budget); }, |table, call| {
            let out_sink = OutValue::new(out_sink);
            let task = call.task(task)?;
            let final_path = boundary::bytes(final_path.data.cast(), final_path.length)?;
            let out_sink = out_sink?;
            out_sink.set(table.begin_file_output(call, task, final_path, size_budget)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_begin_stream_output<T: IOTable>(context: *mut c_void, task: NevercTaskHandle, stream: NevercOutputStream, size_budget: u64, out_sink: *mut NevercOutputSinkHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[17], &move |a| { a.add("Task", &task); a.add("Stream", &stream); a.add("SizeBudget", &size_budget); }, |table, call| {
            let out_sink = OutValue::new(out_sink);
            let task = call.task(task)?;
            let out_sink = out_sink?;
            out_sink.set(table.begin_stream_output(call, task, stream, size_budget)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_output_write<T: IOTable>(context: *mut c_void, task: NevercTaskHandle, sink: NevercOutputSinkHandle, bytes: NevercByteView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[18], &move |a| { a.add("Task", &task); a.add("Sink", &sink); a.add("Bytes", &bytes); }, |table, call| {
            let task = call.task(task)?;
            let bytes = boundary::bytes(bytes.data.cast(), bytes.length)?;
            table.output_write(call, task, sink, bytes)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_output_write_at<T: IOTable>(context: *mut c_void, task: NevercTaskHandle, sink: NevercOutputSinkHandle, offset: u64, bytes: NevercByteView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[19], &move |a| { a.add("Task", &task); a.add("Sink", &sink); a.add("Offset", &offset); a.add("Bytes", &bytes); }, |table, call| {
            let task = call.task(task)?;
            let bytes = boundary::bytes(bytes.data.cast(), bytes.length)?;
            table.output_write_at(call, task, sink, offset, bytes)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_output_tell<T: IOTable>(context: *mut c_void, task: NevercTaskHandle, sink: NevercOutputSinkHandle, out_position: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[20], &move |a| { a.add("Task", &task); a.add("Sink", &sink); }, |table, call| {
            let out_position = OutValue::new(out_position);
            let task = call.task(task)?;
            let out_position = out_position?;
            out_position.set(table.output_tell(call, task, sink)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_output_truncate<T: IOTable>(context: *mut c_void, task: NevercTaskHandle, sink: NevercOutputSinkHandle, size: u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[21], &move |a| { a.add("Task", &task); a.add("Sink", &sink); a.add("Size", &size); }, |table, call| {
            let task = call.task(task)?;
            table.output_truncate(call, task, sink, size)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_output_metadata_set<T: IOTable>(context: *mut c_void, task: NevercTaskHandle, sink: NevercOutputSinkHandle, key: NevercStringView, value: NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[22], &move |a| { a.add("Task", &task); a.add("Sink", &sink); a.add("Key", &key); a.add("Value", &value); }, |table, call| {
            let task = call.task(task)?;
            let key = boundary::bytes(key.data.cast(), key.length)?;
            let value = boundary::bytes(value.data.cast(), value.length)?;
            table.output_metadata_set(call, task, sink, key, value)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_output_finish<T: IOTable>(context: *mut c_void, task: NevercTaskHandle, sink: NevercOutputSinkHandle, out_seal: *mut NevercOutputSeal) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[23], &move |a| { a.add("Task", &task); a.add("Sink", &sink); }, |table, call| {
            let out_seal = OutRecord::new(out_seal, &IO_SLOTS[23]);
            let task = call.task(task)?;
            let out_seal = out_seal?;
            out_seal.set(table.output_finish(call, task, sink)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_output_abort<T: IOTable>(context: *mut c_void, task: NevercTaskHandle, sink: NevercOutputSinkHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[24], &move |a| { a.add("Task", &task); a.add("Sink", &sink); }, |table, call| {
            let task = call.task(task)?;
            table.output_abort(call, task, sink)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_output_get_summary<T: IOTable>(context: *mut c_void, task: NevercTaskHandle, sink: NevercOutputSinkHandle, out_summary: *mut NevercOutputSummary) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[25], &move |a| { a.add("Task", &task); a.add("Sink", &sink); }, |table, call| {
            let out_summary = OutRecord::new(out_summary, &IO_SLOTS[25]);
            let task = call.task(task)?;
            let out_summary = out_summary?;
            out_summary.set(table.output_get_summary(call, task, sink)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn io_record_dependency<T: IOTable>(context: *mut c_void, task: NevercTaskHandle, descriptor: *const NevercDependencyDescriptor, out_dependency: *mut NevercDependencyHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &IO_SLOTS[26], &move |a| { a.add("Task", &task); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_dependency = OutValue::new(out_dependency);
            let task = call.task(task)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_dependency = out_dependency?;
            out_dependency.set(table.record_dependency(call, task, descriptor)?);
            Ok(())
        })
    }
}

/// The slots of `NevercSourceLocationAPI`, for traces.
pub static SOURCE_LOCATION_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "SourceLocation", name: "GetLocationInfo", major: 1, minor: 0 },
    SlotInfo { table: "SourceLocation", name: "GetSpellingLocation", major: 1, minor: 0 },
    SlotInfo { table: "SourceLocation", name: "GetExpansionLocation", major: 1, minor: 0 },
    SlotInfo { table: "SourceLocation", name: "GetFileLocation", major: 1, minor: 0 },
    SlotInfo { table: "SourceLocation", name: "GetRangeInfo", major: 1, minor: 0 },
    SlotInfo { table: "SourceLocation", name: "GetSourceText", major: 1, minor: 0 },
    SlotInfo { table: "SourceLocation", name: "GetPresumedLocation", major: 1, minor: 0 },
    SlotInfo { table: "SourceLocation", name: "GetLocationFile", major: 1, minor: 0 },
    SlotInfo { table: "SourceLocation", name: "GetIncludeLocation", major: 1, minor: 0 },
    SlotInfo { table: "SourceLocation", name: "GetFileInfo", major: 1, minor: 0 },
    SlotInfo { table: "SourceLocation", name: "GetCharacterData", major: 1, minor: 0 },
    SlotInfo { table: "SourceLocation", name: "GetTokenEnd", major: 1, minor: 0 },
    SlotInfo { table: "SourceLocation", name: "GetLocationInfoBatch", major: 1, minor: 0 },
    SlotInfo { table: "SourceLocation", name: "GetSourceInput", major: 1, minor: 0 },
    SlotInfo { table: "SourceLocation", name: "CreateMemorySourceUnit", major: 1, minor: 0 },
    SlotInfo { table: "SourceLocation", name: "GetSourceUnit", major: 1, minor: 0 },
];

/// What stands behind `NevercSourceLocationAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait SourceLocationTable: Send + Sync + 'static {
    /// `GetLocationInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_location_info(&self, call: &Call<'_>, task: &Rc<Task>, location: NevercSourceLocation) -> Result<NevercSourceLocationInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSpellingLocation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_spelling_location(&self, call: &Call<'_>, task: &Rc<Task>, location: NevercSourceLocation) -> Result<NevercSourceLocation, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetExpansionLocation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_expansion_location(&self, call: &Call<'_>, task: &Rc<Task>, location: NevercSourceLocation) -> Result<NevercSourceLocation, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFileLocation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_file_location(&self, call: &Call<'_>, task: &Rc<Task>, location: NevercSourceLocation) -> Result<NevercSourceLocation, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetRangeInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_range_info(&self, call: &Call<'_>, task: &Rc<Task>, range: NevercSourceRange) -> Result<NevercSourceRangeInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSourceText`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_source_text(&self, call: &Call<'_>, task: &Rc<Task>, range: NevercSourceRange) -> Result<NevercBufferView, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetPresumedLocation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_presumed_location(&self, call: &Call<'_>, task: &Rc<Task>, location: NevercSourceLocation) -> Result<NevercPresumedLocation, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetLocationFile`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_location_file(&self, call: &Call<'_>, task: &Rc<Task>, location: NevercSourceLocation) -> Result<NevercFileHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetIncludeLocation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_include_location(&self, call: &Call<'_>, task: &Rc<Task>, location: NevercSourceLocation) -> Result<NevercSourceLocation, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFileInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_file_info(&self, call: &Call<'_>, task: &Rc<Task>, file: NevercFileHandle) -> Result<NevercFileInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetCharacterData`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_character_data(&self, call: &Call<'_>, task: &Rc<Task>, location: NevercSourceLocation) -> Result<NevercBufferView, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetTokenEnd`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_token_end(&self, call: &Call<'_>, task: &Rc<Task>, location: NevercSourceLocation) -> Result<NevercSourceLocation, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetLocationInfoBatch`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_location_info_batch(&self, call: &Call<'_>, task: &Rc<Task>, locations: &[NevercSourceLocation], out_infos: &mut OutSlice<'_, NevercSourceLocationInfo>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSourceInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_source_input(&self, call: &Call<'_>, frame: Frame<'_>, input: NevercArtifactHandle) -> Result<NevercSourceInputInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateMemorySourceUnit`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_memory_source_unit(&self, call: &Call<'_>, frame: Frame<'_>, input: NevercArtifactHandle, descriptor: Incoming<'_, NevercMemorySourceUnitDescriptor>) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSourceUnit`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_source_unit(&self, call: &Call<'_>, frame: Frame<'_>, unit: NevercArtifactHandle) -> Result<NevercSourceUnitInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl SourceLocationTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn source_location_table<T: SourceLocationTable>(context: *mut c_void) -> NevercSourceLocationAPI {
    NevercSourceLocationAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercSourceLocationAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        get_location_info: Some(source_location_get_location_info::<T>),
        get_spelling_location: Some(source_location_get_spelling_location::<T>),
        get_expansion_location: Some(source_location_get_expansion_location::<T>),
        get_file_location: Some(source_location_get_file_location::<T>),
        get_range_info: Some(source_location_get_range_info::<T>),
        get_source_text: Some(source_location_get_source_text::<T>),
        get_presumed_location: Some(source_location_get_presumed_location::<T>),
        get_location_file: Some(source_location_get_location_file::<T>),
        get_include_location: Some(source_location_get_include_location::<T>),
        get_file_info: Some(source_location_get_file_info::<T>),
        get_character_data: Some(source_location_get_character_data::<T>),
        get_token_end: Some(source_location_get_token_end::<T>),
        get_location_info_batch: Some(source_location_get_location_info_batch::<T>),
        get_source_input: Some(source_location_get_source_input::<T>),
        create_memory_source_unit: Some(source_location_create_memory_source_unit::<T>),
        get_source_unit: Some(source_location_get_source_unit::<T>),
    }
}

unsafe extern "C-unwind" fn source_location_get_location_info<T: SourceLocationTable>(context: *mut c_void, task: NevercTaskHandle, location: NevercSourceLocation, out_info: *mut NevercSourceLocationInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SOURCE_LOCATION_SLOTS[0], &move |a| { a.add("Task", &task); a.add("Location", &location); }, |table, call| {
            let out_info = OutRecord::new(out_info, &SOURCE_LOCATION_SLOTS[0]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_location_info(call, task, location)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn source_location_get_spelling_location<T: SourceLocationTable>(context: *mut c_void, task: NevercTaskHandle, location: NevercSourceLocation, out_location: *mut NevercSourceLocation) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SOURCE_LOCATION_SLOTS[1], &move |a| { a.add("Task", &task); a.add("Location", &location); }, |table, call| {
            let out_location = OutValue::new(out_location);
            let task = call.task(task)?;
            let out_location = out_location?;
            out_location.set(table.get_spelling_location(call, task, location)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn source_location_get_expansion_location<T: SourceLocationTable>(context: *mut c_void, task: NevercTaskHandle, location: NevercSourceLocation, out_location: *mut NevercSourceLocation) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SOURCE_LOCATION_SLOTS[2], &move |a| { a.add("Task", &task); a.add("Location", &location); }, |table, call| {
            let out_location = OutValue::new(out_location);
            let task = call.task(task)?;
            let out_location = out_location?;
            out_location.set(table.get_expansion_location(call, task, location)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn source_location_get_file_location<T: SourceLocationTable>(context: *mut c_void, task: NevercTaskHandle, location: NevercSourceLocation, out_location: *mut NevercSourceLocation) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SOURCE_LOCATION_SLOTS[3], &move |a| { a.add("Task", &task); a.add("Location", &location); }, |table, call| {
            let out_location = OutValue::new(out_location);
            let task = call.task(task)?;
            let out_location = out_location?;
            out_location.set(table.get_file_location(call, task, location)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn source_location_get_range_info<T: SourceLocationTable>(context: *mut c_void, task: NevercTaskHandle, range: NevercSourceRange, out_info: *mut NevercSourceRangeInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SOURCE_LOCATION_SLOTS[4], &move |a| { a.add("Task", &task); a.add("Range", &range); }, |table, call| {
            let out_info = OutRecord::new(out_info, &SOURCE_LOCATION_SLOTS[4]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_range_info(call, task, range)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn source_location_get_source_text<T: SourceLocationTable>(context: *mut c_void, task: NevercTaskHandle, range: NevercSourceRange, out_text: *mut NevercBufferView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SOURCE_LOCATION_SLOTS[5], &move |a| { a.add("Task", &task); a.add("Range", &range); }, |table, call| {
            let out_text = OutRecord::new(out_text, &SOURCE_LOCATION_SLOTS[5]);
            let task = call.task(task)?;
            let out_text = out_text?;
            out_text.set(table.get_source_text(call, task, range)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn source_location_get_presumed_location<T: SourceLocationTable>(context: *mut c_void, task: NevercTaskHandle, location: NevercSourceLocation, out_location: *mut NevercPresumedLocation) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SOURCE_LOCATION_SLOTS[6], &move |a| { a.add("Task", &task); a.add("Location", &location); }, |table, call| {
            let out_location = OutRecord::new(out_location, &SOURCE_LOCATION_SLOTS[6]);
            let task = call.task(task)?;
            let out_location = out_location?;
            out_location.set(table.get_presumed_location(call, task, location)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn source_location_get_location_file<T: SourceLocationTable>(context: *mut c_void, task: NevercTaskHandle, location: NevercSourceLocation, out_file: *mut NevercFileHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SOURCE_LOCATION_SLOTS[7], &move |a| { a.add("Task", &task); a.add("Location", &location); }, |table, call| {
            let out_file = OutValue::new(out_file);
            let task = call.task(task)?;
            let out_file = out_file?;
            out_file.set(table.get_location_file(call, task, location)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn source_location_get_include_location<T: SourceLocationTable>(context: *mut c_void, task: NevercTaskHandle, location: NevercSourceLocation, out_location: *mut NevercSourceLocation) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SOURCE_LOCATION_SLOTS[8], &move |a| { a.add("Task", &task); a.add("Location", &location); }, |table, call| {
            let out_location = OutValue::new(out_location);
            let task = call.task(task)?;
            let out_location = out_location?;
            out_location.set(table.get_include_location(call, task, location)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn source_location_get_file_info<T: SourceLocationTable>(context: *mut c_void, task: NevercTaskHandle, file: NevercFileHandle, out_info: *mut NevercFileInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SOURCE_LOCATION_SLOTS[9], &move |a| { a.add("Task", &task); a.add("File", &file); }, |table, call| {
            let out_info = OutRecord::new(out_info, &SOURCE_LOCATION_SLOTS[9]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_file_info(call, task, file)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn source_location_get_character_data<T: SourceLocationTable>(context: *mut c_void, task: NevercTaskHandle, location: NevercSourceLocation, out_data: *mut NevercBufferView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SOURCE_LOCATION_SLOTS[10], &move |a| { a.add("Task", &task); a.add("Location", &location); }, |table, call| {
            let out_data = OutRecord::new(out_data, &SOURCE_LOCATION_SLOTS[10]);
            let task = call.task(task)?;
            let out_data = out_data?;
            out_data.set(table.get_character_data(call, task, location)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn source_location_get_token_end<T: SourceLocationTable>(context: *mut c_void, task: NevercTaskHandle, location: NevercSourceLocation, out_location: *mut NevercSourceLocation) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SOURCE_LOCATION_SLOTS[11], &move |a| { a.add("Task", &task); a.add("Location", &location); }, |table, call| {
            let out_location = OutValue::new(out_location);
            let task = call.task(task)?;
            let out_location = out_location?;
            out_location.set(table.get_token_end(call, task, location)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn source_location_get_location_info_batch<T: SourceLocationTable>(context: *mut c_void, task: NevercTaskHandle, locations: *const NevercSourceLocation, location_count: u64, out_infos: *mut NevercSourceLocationInfo, out_info_capacity: u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SOURCE_LOCATION_SLOTS[12], &move |a| { a.add("Task", &task); a.add("Locations", &locations); a.add("LocationCount", &location_count); a.add("OutInfoCapacity", &out_info_capacity); }, |table, call| {
            let out_infos = OutSlice::new(out_infos, out_info_capacity);
            let task = call.task(task)?;
            let locations = boundary::slice(locations, location_count)?;
            let mut out_infos = out_infos?;
            table.get_location_info_batch(call, task, locations, &mut out_infos)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn source_location_get_source_input<T: SourceLocationTable>(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_info: *mut NevercSourceInputInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SOURCE_LOCATION_SLOTS[13], &move |a| { a.add("Frame", &frame); a.add("Input", &input); }, |table, call| {
            let out_info = OutRecord::new(out_info, &SOURCE_LOCATION_SLOTS[13]);
            let frame = call.frame(frame)?;
            let out_info = out_info?;
            out_info.set(table.get_source_input(call, frame, input)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn source_location_create_memory_source_unit<T: SourceLocationTable>(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, descriptor: *const NevercMemorySourceUnitDescriptor, out_unit: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SOURCE_LOCATION_SLOTS[14], &move |a| { a.add("Frame", &frame); a.add("Input", &input); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_unit = OutValue::new(out_unit);
            let frame = call.frame(frame)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_unit = out_unit?;
            out_unit.set(table.create_memory_source_unit(call, frame, input, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn source_location_get_source_unit<T: SourceLocationTable>(context: *mut c_void, frame: *const NevercPhaseFrame, unit: NevercArtifactHandle, out_info: *mut NevercSourceUnitInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &SOURCE_LOCATION_SLOTS[15], &move |a| { a.add("Frame", &frame); a.add("Unit", &unit); }, |table, call| {
            let out_info = OutRecord::new(out_info, &SOURCE_LOCATION_SLOTS[15]);
            let frame = call.frame(frame)?;
            let out_info = out_info?;
            out_info.set(table.get_source_unit(call, frame, unit)?);
            Ok(())
        })
    }
}

