//! IO: the 27 slots.

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

use neverc_abi::*;
use neverc_plugin_host::boundary::{Incoming, RegistrarRef, byte_text, zeroed};
use neverc_plugin_host::registrar::{DataPointer, UserData};
use neverc_plugin_host::tables::IOTable;
use neverc_plugin_host::{Call, Session, Status, Task};

use super::IoError;
use super::native::{self, FileStatus};
use super::outputs::{Dependency, Outputs};
use super::sink::Sink;
use super::view::{Opened, VfsProvider, View, add_memory_file};
use crate::kinds;

/// The table's object; everything belongs to the task or session.
pub struct Io;

/// Host-owned bytes, terminated behind their end.
struct Buffer {
    bytes: Vec<u8>,
    length: usize,
    terminated: bool,
}

impl Buffer {
    fn new(content: &[u8], terminated: bool) -> Buffer {
        let mut bytes = content.to_vec();
        bytes.push(0);
        Buffer {
            bytes,
            length: content.len(),
            terminated,
        }
    }
}

/// A directory being read.
struct Cursor {
    entries: Vec<(PathBuf, NevercVFSFileType)>,
    next: Cell<usize>,
}

/// Path of a file that is open, with what it was at that moment.
struct OpenFile(Opened);

fn failed(error: IoError) -> Status {
    error.status()
}

fn path(bytes: &[u8]) -> Result<PathBuf, Status> {
    native::path(bytes).map_err(failed)
}

fn buffer(task: &Task, content: &[u8], terminated: bool) -> Result<NevercBufferHandle, Status> {
    task.insert(kinds::BUFFER, Rc::new(Buffer::new(content, terminated)))
}

fn path_buffer(task: &Task, path: &Path) -> Result<NevercBufferHandle, Status> {
    buffer(task, native::bytes(path), true)
}

fn status_record(status: FileStatus) -> NevercVFSStatus {
    let mut out: NevercVFSStatus = zeroed();
    out.type_ = status.ty;
    out.permissions = status.permissions;
    out.size = status.size;
    out.modification_time = status.modification_time;
    out.unique_id = NevercFileUniqueID {
        device: status.device,
        file: status.inode,
    };
    out.local = status.local.into();
    out
}

fn text(bytes: &[u8]) -> Result<String, Status> {
    String::from_utf8(bytes.to_vec()).map_err(|_| Status::INVALID_ARGUMENT)
}

fn sink(call: &Call<'_>, handle: NevercOutputSinkHandle) -> Result<Rc<Sink>, Status> {
    call.object::<Sink>(handle, kinds::SINK)
}

impl IOTable for Io {
    fn register_vfs_provider(
        &self,
        call: &Call<'_>,
        registrar: RegistrarRef,
        descriptor: Incoming<'_, NevercVFSProviderDescriptor>,
    ) -> Result<(), Status> {
        let registrar = call.registrar(registrar)?;
        let d = descriptor;
        let id = d.utf8(|d| d.provider_id)?;
        let prefix = d.text(|d| d.route_prefix)?;
        let claims = !prefix.is_empty() || d.matches_path.is_some();
        let flags = d.deterministic <= NEVERC_TRUE && d.cacheable <= NEVERC_TRUE;
        let complete = claims && flags && d.status.is_some() && d.open_read.is_some();
        if id.is_empty()
            || !complete
            || d.reserved != 0
            || d.header.major != NEVERC_PLUGIN_ABI_MAJOR
        {
            return Err(Status::INVALID_DESCRIPTOR);
        }
        if registrar.any_attached::<VfsProvider>(|p| p.id == id) {
            return Err(Status::DUPLICATE_ID);
        }
        let prefix = match prefix {
            [] => None,
            bytes => Some(native::path(bytes).map_err(|_| Status::INVALID_DESCRIPTOR)?),
        };
        let provider = VfsProvider {
            id: id.to_owned(),
            prefix,
            matches: d.matches_path,
            status: d.status,
            open: d.open_read,
            read_directory: d.read_directory,
            canonicalize: d.canonicalize,
            data: DataPointer(d.user_data),
            cacheable: d.deterministic == NEVERC_TRUE && d.cacheable == NEVERC_TRUE,
        };
        let user_data = d.destroy_user_data.map(|_| UserData {
            pointer: DataPointer(d.user_data),
            destroy: d.destroy_user_data,
        });
        registrar.attach(provider, user_data)
    }

    fn stat(&self, _: &Call<'_>, task: &Rc<Task>, name: &[u8]) -> Result<NevercVFSStatus, Status> {
        let found = View::of(task).status(task, &path(name)?);
        found.map(status_record).map_err(failed)
    }

    fn open_file_for_read(
        &self,
        _: &Call<'_>,
        task: &Rc<Task>,
        name: &[u8],
    ) -> Result<NevercFileHandle, Status> {
        let opened = View::of(task).open(task, &path(name)?).map_err(failed)?;
        task.insert(kinds::FILE, Rc::new(OpenFile(opened)))
    }

    fn read_file(
        &self,
        call: &Call<'_>,
        task: &Rc<Task>,
        file: NevercFileHandle,
        offset: u64,
        length: u64,
    ) -> Result<NevercBufferHandle, Status> {
        let file = call.object::<OpenFile>(file, kinds::FILE)?;
        let content = &file.0.content;
        let size = content.len() as u64;
        let begin = offset.min(size);
        let end = begin.saturating_add(length).min(size);
        buffer(task, &content[begin as usize..end as usize], true)
    }

    fn close_file(
        &self,
        call: &Call<'_>,
        _: &Rc<Task>,
        file: NevercFileHandle,
    ) -> Result<(), Status> {
        call.release::<OpenFile>(file, kinds::FILE).map(|_| ())
    }

    fn copy_buffer(
        &self,
        _: &Call<'_>,
        task: &Rc<Task>,
        bytes: &[u8],
        null_terminated: bool,
    ) -> Result<NevercBufferHandle, Status> {
        buffer(task, bytes, null_terminated)
    }

    fn get_buffer_view(
        &self,
        call: &Call<'_>,
        _: &Rc<Task>,
        handle: NevercBufferHandle,
    ) -> Result<NevercBufferView, Status> {
        let buffer = call.object::<Buffer>(handle, kinds::BUFFER)?;
        let mut out: NevercBufferView = zeroed();
        // The arena keeps the bytes until the plugin releases the buffer.
        out.data = buffer.bytes.as_ptr();
        out.length = buffer.length as u64;
        out.null_terminated = buffer.terminated.into();
        Ok(out)
    }

    fn release_buffer(
        &self,
        call: &Call<'_>,
        _: &Rc<Task>,
        handle: NevercBufferHandle,
    ) -> Result<(), Status> {
        call.release::<Buffer>(handle, kinds::BUFFER).map(|_| ())
    }

    fn canonicalize(
        &self,
        _: &Call<'_>,
        task: &Rc<Task>,
        name: &[u8],
    ) -> Result<NevercBufferHandle, Status> {
        let found = View::of(task).canonicalize(task, &path(name)?);
        path_buffer(task, &found.map_err(failed)?)
    }

    fn get_working_directory(
        &self,
        _: &Call<'_>,
        task: &Rc<Task>,
    ) -> Result<NevercBufferHandle, Status> {
        path_buffer(task, &View::of(task).directory())
    }

    fn set_working_directory(
        &self,
        _: &Call<'_>,
        task: &Rc<Task>,
        name: &[u8],
    ) -> Result<(), Status> {
        let view = View::of(task);
        view.set_directory(task, &path(name)?).map_err(failed)
    }

    fn open_directory(
        &self,
        _: &Call<'_>,
        task: &Rc<Task>,
        name: &[u8],
    ) -> Result<NevercDirectoryCursorHandle, Status> {
        let entries = View::of(task).entries(task, &path(name)?).map_err(failed)?;
        let cursor = Cursor {
            entries,
            next: Cell::new(0),
        };
        task.insert(kinds::DIRECTORY, Rc::new(cursor))
    }

    fn read_directory(
        &self,
        call: &Call<'_>,
        _: &Rc<Task>,
        cursor: NevercDirectoryCursorHandle,
    ) -> Result<(NevercVFSDirectoryEntry, NevercBool), Status> {
        let cursor = call.object::<Cursor>(cursor, kinds::DIRECTORY)?;
        let mut out: NevercVFSDirectoryEntry = zeroed();
        let Some((path, ty)) = cursor.entries.get(cursor.next.get()) else {
            return Ok((out, NEVERC_FALSE));
        };
        cursor.next.set(cursor.next.get() + 1);
        out.path = byte_text(native::bytes(path));
        out.type_ = *ty;
        Ok((out, NEVERC_TRUE))
    }

    fn close_directory(
        &self,
        call: &Call<'_>,
        _: &Rc<Task>,
        cursor: NevercDirectoryCursorHandle,
    ) -> Result<(), Status> {
        call.release::<Cursor>(cursor, kinds::DIRECTORY).map(|_| ())
    }

    fn add_memory_file(
        &self,
        _: &Call<'_>,
        session: &Arc<Session>,
        name: &[u8],
        content: &[u8],
        modification_time: i64,
    ) -> Result<(), Status> {
        add_memory_file(session, name, content, modification_time).map_err(failed)
    }

    fn begin_memory_output(
        &self,
        _: &Call<'_>,
        task: &Rc<Task>,
        logical_name: &[u8],
        size_budget: u64,
    ) -> Result<NevercOutputSinkHandle, Status> {
        if logical_name.is_empty() {
            return Err(Status::INVALID_ARGUMENT);
        }
        Outputs::of(task).begin_memory(task, &text(logical_name)?, size_budget)
    }

    fn begin_file_output(
        &self,
        _: &Call<'_>,
        task: &Rc<Task>,
        final_path: &[u8],
        size_budget: u64,
    ) -> Result<NevercOutputSinkHandle, Status> {
        Outputs::of(task).begin_file(task, final_path, size_budget)
    }

    fn begin_stream_output(
        &self,
        _: &Call<'_>,
        task: &Rc<Task>,
        stream: NevercOutputStream,
        size_budget: u64,
    ) -> Result<NevercOutputSinkHandle, Status> {
        Outputs::of(task).begin_stream(task, stream, size_budget)
    }

    fn output_write(
        &self,
        call: &Call<'_>,
        _: &Rc<Task>,
        handle: NevercOutputSinkHandle,
        bytes: &[u8],
    ) -> Result<(), Status> {
        sink(call, handle)?.write(bytes)
    }

    fn output_write_at(
        &self,
        call: &Call<'_>,
        _: &Rc<Task>,
        handle: NevercOutputSinkHandle,
        offset: u64,
        bytes: &[u8],
    ) -> Result<(), Status> {
        sink(call, handle)?.write_at(offset, bytes)
    }

    fn output_tell(
        &self,
        call: &Call<'_>,
        _: &Rc<Task>,
        handle: NevercOutputSinkHandle,
    ) -> Result<u64, Status> {
        sink(call, handle)?.tell()
    }

    fn output_truncate(
        &self,
        call: &Call<'_>,
        _: &Rc<Task>,
        handle: NevercOutputSinkHandle,
        size: u64,
    ) -> Result<(), Status> {
        sink(call, handle)?.truncate(size)
    }

    fn output_metadata_set(
        &self,
        call: &Call<'_>,
        _: &Rc<Task>,
        handle: NevercOutputSinkHandle,
        key: &[u8],
        value: &[u8],
    ) -> Result<(), Status> {
        if key.is_empty() {
            return Err(Status::INVALID_ARGUMENT);
        }
        sink(call, handle)?.set_metadata(text(key)?, text(value)?)
    }

    fn output_finish(
        &self,
        call: &Call<'_>,
        task: &Rc<Task>,
        handle: NevercOutputSinkHandle,
    ) -> Result<NevercOutputSeal, Status> {
        let sink = sink(call, handle)?;
        sink.finish()?;
        if sink.seal.get() == NevercHandle::default() {
            sink.seal.set(task.insert(kinds::SEAL, sink.clone())?);
        }
        Ok(sink.seal_record())
    }

    fn output_abort(
        &self,
        call: &Call<'_>,
        _: &Rc<Task>,
        handle: NevercOutputSinkHandle,
    ) -> Result<(), Status> {
        sink(call, handle)?.abort()
    }

    fn output_get_summary(
        &self,
        call: &Call<'_>,
        _: &Rc<Task>,
        handle: NevercOutputSinkHandle,
    ) -> Result<NevercOutputSummary, Status> {
        Ok(sink(call, handle)?.summary())
    }

    fn record_dependency(
        &self,
        call: &Call<'_>,
        task: &Rc<Task>,
        descriptor: Incoming<'_, NevercDependencyDescriptor>,
    ) -> Result<NevercDependencyHandle, Status> {
        let d = descriptor;
        let digest = d.bytes(|d| d.content_digest)?;
        let digest: [u8; 32] = digest.try_into().map_err(|_| Status::INVALID_ARGUMENT)?;
        let name = d.text(|d| d.canonical_path)?;
        let kinds_known = NEVERC_INPUT_DEPENDENCY_SOURCE..=NEVERC_INPUT_DEPENDENCY_PLUGIN;
        if name.is_empty() || !kinds_known.contains(&d.kind) {
            return Err(Status::INVALID_ARGUMENT);
        }
        if d.system > NEVERC_TRUE || d.reserved != 0 {
            return Err(Status::INVALID_DESCRIPTOR);
        }
        let dependency = Dependency {
            path: path(name)?,
            digest,
            kind: d.kind,
            system: d.system == NEVERC_TRUE,
            provider_id: d.utf8(|d| d.provider_id)?.to_owned(),
        };
        let outputs = Outputs::of(task);
        if outputs.contradicts(task, &dependency.path, &digest) {
            return Err(call.explain("the file is recorded with another content"));
        }
        let number = outputs.record(dependency);
        task.insert(kinds::DEPENDENCY, Rc::new(number))
    }
}
