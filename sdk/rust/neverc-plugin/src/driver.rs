//! The driver table: arguments, options, jobs and their results.

use neverc_abi::*;

use crate::boundary::{list, query, slot, text, view, zeroed};
use crate::core::Core;
use crate::io::Seal;
use crate::phase::{Artifact, Frame, Next};
use crate::status::Result;

/// Where an argument came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArgumentOrigin {
    /// The command line.
    CommandLine,
    /// A configuration file.
    Configuration,
    /// A plugin.
    Plugin,
}

/// An entry of the argument vector.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Argument {
    /// The text.
    pub value: String,
    /// Where it came from.
    pub origin: ArgumentOrigin,
    /// Name of that place.
    pub source: String,
    /// Number there, from 1.
    pub position: u64,
}

/// A recognised option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionOccurrence {
    /// Stable ID.
    pub id: u64,
    /// Canonical prefix, e.g. `-D`.
    pub spelling: String,
    /// What follows it.
    pub values: Vec<String>,
}

/// What a job is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JobKind {
    /// A program is run.
    Command,
    /// A source is compiled.
    Frontend,
    /// Files are linked.
    Linker,
    /// Files are put into an archive.
    Archive,
    /// A plugin is called.
    Plugin,
    /// Something newer.
    Other(u32),
}

/// A job about to run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Job {
    /// ID.
    pub id: u64,
    /// What it is.
    pub kind: JobKind,
    /// The program, of a command.
    pub executable: String,
    /// Arguments.
    pub arguments: Vec<String>,
    /// Files it reads.
    pub inputs: Vec<String>,
    /// Files it must make.
    pub outputs: Vec<String>,
}

/// How a job went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JobResult {
    /// Exit code.
    pub exit_code: i32,
    /// It could not be run.
    pub failed: bool,
    /// Why.
    pub error: String,
    /// The host ran it.
    pub builtin: bool,
}

/// What the toolchain is chosen from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToolChainRequest {
    /// As asked for.
    pub requested_triple: String,
    /// Normalised.
    pub triple: String,
    /// Processor.
    pub cpu: String,
    /// Features, with `+` and `-`.
    pub features: Vec<String>,
    /// Root of headers and libraries.
    pub sysroot: String,
}

/// The driver table.
#[derive(Clone, Copy)]
pub struct Driver(*const NevercDriverAPI);

// SAFETY: the table is the host's, constant and valid while the module is loaded; its slots check their thread.
unsafe impl Send for Driver {}
// SAFETY: as above.
unsafe impl Sync for Driver {}

fn texts(list_of: NevercStringList) -> Vec<String> {
    let views = list(list_of.data, list_of.count, list_of.element_stride);
    views.into_iter().map(text).collect()
}

fn paths(files: NevercJobFileList) -> Vec<String> {
    let files = list(files.data, files.count, files.element_stride);
    files.into_iter().map(|f| text(f.path)).collect()
}

/// A record that the host fills in.
fn out<T: Copy>() -> T {
    let mut record: T = zeroed();
    // SAFETY: every record that this is used for begins with a header, whose first field is the size.
    unsafe { (&raw mut record).cast::<u32>().write(size_of::<T>() as u32) };
    record
}

impl Driver {
    /// Finds the table.
    ///
    /// # Errors
    /// `MISSING_INTERFACE`, or `ABI_MISMATCH` when it is too short.
    pub fn find(core: Core) -> Result<Driver> {
        query(core.table, NEVERC_INTERFACE_DRIVER, 1).map(Driver)
    }

    /// The argument vector, the program's name first.
    ///
    /// # Errors
    /// `WRONG_TYPE` when the artifact is something else.
    pub fn arguments(&self, frame: &Frame<'_>, vector: Artifact<'_>) -> Result<Vec<Argument>> {
        let mut count = 0;
        slot!(
            self.0,
            get_argument_count,
            frame.pointer(),
            vector.raw,
            &raw mut count
        )?;
        (0..count)
            .map(|index| {
                let (mut value, mut source): (NevercStringView, NevercStringView) =
                    (zeroed(), zeroed());
                let (mut origin, mut position) = (0, 0);
                slot!(
                    self.0,
                    get_argument,
                    frame.pointer(),
                    vector.raw,
                    index,
                    &raw mut value,
                    &raw mut origin,
                    &raw mut source,
                    &raw mut position
                )?;
                Ok(Argument {
                    value: text(value),
                    origin: match origin {
                        NEVERC_ARGUMENT_ORIGIN_CONFIGURATION => ArgumentOrigin::Configuration,
                        NEVERC_ARGUMENT_ORIGIN_PLUGIN => ArgumentOrigin::Plugin,
                        _ => ArgumentOrigin::CommandLine,
                    },
                    source: text(source),
                    position,
                })
            })
            .collect()
    }

    /// Opens an edit of the argument vector, which is the frame's input.
    ///
    /// # Errors
    /// `INVALID_STATE` while another edit is open.
    pub fn edit_arguments<'a>(
        &self,
        frame: &Frame<'a>,
        next: &Next<'a>,
    ) -> Result<ArgumentEdit<'a>> {
        let mut handle = NevercHandle::default();
        slot!(
            self.0,
            begin_argument_mutation,
            frame.pointer(),
            next.raw,
            frame.raw.input,
            &raw mut handle
        )?;
        Ok(ArgumentEdit {
            table: self.0,
            handle,
            open: true,
            life: std::marker::PhantomData,
        })
    }

    /// The recognised options.
    ///
    /// # Errors
    /// `WRONG_TYPE` when the artifact is something else.
    pub fn options(
        &self,
        frame: &Frame<'_>,
        options: Artifact<'_>,
    ) -> Result<Vec<OptionOccurrence>> {
        let mut count = 0;
        slot!(
            self.0,
            get_option_occurrence_count,
            frame.pointer(),
            options.raw,
            &raw mut count
        )?;
        (0..count)
            .map(|index| {
                let mut record: NevercOptionOccurrence = out();
                slot!(
                    self.0,
                    get_option_occurrence,
                    frame.pointer(),
                    options.raw,
                    index,
                    &raw mut record
                )?;
                Ok(OptionOccurrence {
                    id: record.occurrence,
                    spelling: text(record.spelling),
                    values: texts(record.values),
                })
            })
            .collect()
    }

    /// What the toolchain is chosen from.
    ///
    /// # Errors
    /// `WRONG_TYPE` when the artifact is something else.
    pub fn toolchain_request(
        &self,
        frame: &Frame<'_>,
        request: Artifact<'_>,
    ) -> Result<ToolChainRequest> {
        let mut record: NevercToolChainRequest = out();
        slot!(
            self.0,
            get_tool_chain_request,
            frame.pointer(),
            request.raw,
            &raw mut record
        )?;
        Ok(ToolChainRequest {
            requested_triple: text(record.requested_triple),
            triple: text(record.computed_triple),
            cpu: text(record.cpu),
            features: texts(record.features),
            sysroot: text(record.sys_root),
        })
    }

    /// The job that is about to run; the artifact is the input of `DRIVER_EXECUTE_JOB`.
    ///
    /// # Errors
    /// `WRONG_TYPE` when the artifact is something else.
    pub fn job(&self, frame: &Frame<'_>, request: Artifact<'_>) -> Result<Job> {
        let mut record: NevercJobExecutionRequest = out();
        slot!(
            self.0,
            get_job_execution_request,
            frame.pointer(),
            request.raw,
            &raw mut record
        )?;
        Ok(Job {
            id: record.job.job,
            kind: match record.job.kind {
                NEVERC_JOB_COMMAND => JobKind::Command,
                NEVERC_JOB_FRONTEND => JobKind::Frontend,
                NEVERC_JOB_LINKER => JobKind::Linker,
                NEVERC_JOB_ARCHIVE => JobKind::Archive,
                NEVERC_JOB_PLUGIN => JobKind::Plugin,
                other => JobKind::Other(other),
            },
            executable: text(record.job.executable),
            arguments: texts(record.arguments),
            inputs: paths(record.inputs),
            outputs: paths(record.outputs),
        })
    }

    /// How a job went; the artifact is the output of `DRIVER_EXECUTE_JOB`.
    ///
    /// # Errors
    /// `WRONG_TYPE` when the artifact is something else.
    pub fn job_result(&self, frame: &Frame<'_>, result: Artifact<'_>) -> Result<JobResult> {
        let mut record: NevercJobResult = out();
        slot!(
            self.0,
            get_job_result,
            frame.pointer(),
            result.raw,
            &raw mut record
        )?;
        Ok(JobResult {
            exit_code: record.exit_code,
            failed: record.execution_failed != 0,
            error: text(record.error_message),
            builtin: record.builtin_provider_used != 0,
        })
    }

    /// Makes the result of a job that the plugin ran: seals for exactly its outputs.
    ///
    /// # Errors
    /// What the host does not accept.
    pub fn make_result<'a>(
        &self,
        frame: &Frame<'a>,
        exit_code: i32,
        seals: &[Seal<'a>],
    ) -> Result<Artifact<'a>> {
        let handles: Vec<NevercHandle> = seals.iter().map(|s| s.raw).collect();
        let mut record: NevercJobResultDescriptor = out();
        record.header.major = NEVERC_PLUGIN_ABI_MAJOR;
        record.exit_code = exit_code;
        record.output_seals.data = handles.as_ptr();
        record.output_seals.count = handles.len() as u64;
        record.output_seals.element_stride = size_of::<NevercHandle>() as u64;
        let mut artifact = NevercHandle::default();
        slot!(
            self.0,
            create_job_result,
            frame.pointer(),
            frame.raw.input,
            &raw const record,
            &raw mut artifact
        )?;
        Ok(Artifact {
            raw: artifact,
            life: std::marker::PhantomData,
        })
    }
}

/// An open edit of the argument vector; dropped without [`ArgumentEdit::commit`] it changes nothing.
pub struct ArgumentEdit<'a> {
    table: *const NevercDriverAPI,
    handle: NevercHandle,
    open: bool,
    life: std::marker::PhantomData<&'a ()>,
}

impl ArgumentEdit<'_> {
    /// Inserts before an index; the number of arguments appends.
    ///
    /// # Errors
    /// `INVALID_ARGUMENT` past the end.
    pub fn insert(&mut self, index: u64, value: &str) -> Result<()> {
        slot!(self.table, insert_argument, self.handle, index, view(value))
    }

    /// Replaces an entry.
    ///
    /// # Errors
    /// `INVALID_ARGUMENT` past the end.
    pub fn replace(&mut self, index: u64, value: &str) -> Result<()> {
        slot!(
            self.table,
            replace_argument,
            self.handle,
            index,
            view(value)
        )
    }

    /// Removes an entry.
    ///
    /// # Errors
    /// `INVALID_ARGUMENT` past the end.
    pub fn erase(&mut self, index: u64) -> Result<()> {
        slot!(self.table, erase_argument, self.handle, index)
    }

    /// Makes the edit effective.
    ///
    /// # Errors
    /// `VERIFICATION_FAILED` when a `-fplugin…` token is not as it was; nothing is changed then.
    pub fn commit(mut self) -> Result<()> {
        let result = slot!(self.table, commit_argument_mutation, self.handle);
        self.open = result.is_err();
        result
    }
}

impl Drop for ArgumentEdit<'_> {
    fn drop(&mut self) {
        if self.open {
            // The host drops it with the callback, too.
            let _ = slot!(self.table, abort_argument_mutation, self.handle);
        }
    }
}
