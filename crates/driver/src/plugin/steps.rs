//! From a job graph to what is run: the driver's own jobs, those that plugins edited, and those they added.

use std::ffi::OsString;
use std::path::PathBuf;

use neverc_abi::*;
use neverc_plugin_tables::driver::Job;
use neverc_plugin_tables::driver::text::JobFile;

use super::job::lossy;
use crate::cc1::{self, Compilation};
use crate::compile::Product;
use crate::invocation::{Input, InputKind, Invocation, kind_of_suffix};
use crate::message::Messages;
use crate::{jobs, link};

/// What is to be run.
pub struct Step {
    /// The job as plugins know it.
    pub job: Job,
    /// How it is run.
    pub kind: StepKind,
}

/// How a step is run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepKind {
    /// The compilation with this place in the list of jobs.
    Compile(usize),
    /// A linker's command.
    Link(link::Command),
    /// A plugin's function.
    Plugin,
    /// A program.
    Command,
}

/// What the driver itself wants to run.
pub(super) struct Plan<'a> {
    pub invocation: &'a Invocation,
    /// Its jobs.
    pub own: Vec<Job>,
    /// The link's command.
    pub link: Option<&'a link::Command>,
}

/// The file that counts among a job's outputs.
fn made(files: &[JobFile]) -> Option<&JobFile> {
    files.iter().find(|f| f.ty != NEVERC_DRIVER_TYPE_NOTHING)
}

impl Plan<'_> {
    /// The steps of jobs that are in order.
    ///
    /// # Errors
    /// The text for a job that cannot be run.
    pub fn steps(&self, jobs: Vec<Job>, list: &mut Vec<jobs::Job>) -> Result<Vec<Step>, String> {
        let mut out = Vec::new();
        for mut job in jobs {
            let kind = match job.kind {
                NEVERC_JOB_FRONTEND => StepKind::Compile(self.compilation(&mut job, list)?),
                NEVERC_JOB_LINKER => StepKind::Link(self.link(&mut job)?),
                NEVERC_JOB_PLUGIN => StepKind::Plugin,
                NEVERC_JOB_COMMAND | NEVERC_JOB_ARCHIVE => StepKind::Command,
                _ => return Err(refused(&job, "jobs of its kind cannot be run")),
            };
            out.push(Step { job, kind });
        }
        Ok(out)
    }

    fn before(&self, job: &Job) -> Option<&Job> {
        let mut own = self.own.iter();
        own.find(|o| o.id == job.id && o.kind == job.kind)
    }

    /// The place in the list of the compilation that a frontend job stands for.
    fn compilation(&self, job: &mut Job, list: &mut Vec<jobs::Job>) -> Result<usize, String> {
        let before = self.before(job);
        let at = before.and_then(|b| usize::try_from(b.id - 1).ok());
        let arguments_are_own = before.is_some_and(|b| *b.arguments == *job.arguments);
        let inputs_are_own = before.is_some_and(|b| *b.inputs == *job.inputs);
        let outputs_are_own = before.is_some_and(|b| *b.outputs == *job.outputs);
        let edited = !(arguments_are_own && inputs_are_own && outputs_are_own);
        if let Some(at) = at
            && !edited
            && job.environment.is_empty()
        {
            return Ok(at);
        }
        let words = match at.and_then(|at| list.get(at)) {
            // The driver's own words need not be UTF-8.
            Some(mine) if arguments_are_own => jobs::words(self.invocation, mine),
            _ => job.arguments.iter().map(OsString::from).collect(),
        };
        let mut messages = Messages::default();
        let input = job.inputs.first().filter(|_| !inputs_are_own);
        let Some(mut made_of) = cc1::read(&words, input.map(input_of), &mut messages) else {
            let text = messages.first_error().unwrap_or_default();
            return Err(refused(job, text));
        };
        if !outputs_are_own
            && made_of.product != Product::Nothing
            && let Some(file) = made(&job.outputs)
        {
            made_of.output = Some(PathBuf::from(&file.path));
        }
        let Compilation {
            mut invocation,
            product,
            output,
            dependency_file,
        } = made_of;
        invocation.output.clone_from(&output);
        invocation.verbose = self.invocation.verbose;
        let pairs = job.environment.iter().filter_map(|e| e.split_once('='));
        let pairs = pairs.map(|(name, value)| (name.to_owned(), value.to_owned()));
        invocation.environment = pairs.collect();
        let place = at.unwrap_or(list.len());
        let mine = jobs::Job {
            input: 0,
            product,
            output,
            dependency_file,
            place,
            own: Some(Box::new(invocation)),
        };
        if let (true, Some(own)) = (!inputs_are_own || !outputs_are_own, &mine.own) {
            // What is run is what the job says it runs.
            *job.arguments.edit() = lossy(&jobs::words(own, &mine));
        }
        match list.get_mut(place) {
            Some(old) => *old = mine,
            None => list.push(mine),
        }
        Ok(place)
    }

    /// The command that a linker job stands for.
    fn link(&self, job: &mut Job) -> Result<link::Command, String> {
        let before = self.before(job);
        if let (Some(before), Some(own)) = (before, self.link)
            && *before.arguments == *job.arguments
            && *before.inputs == *job.inputs
            && *before.outputs == *job.outputs
            && before.executable == job.executable
        {
            return Ok(own.clone());
        }
        let mut args: Vec<OsString> = job.arguments.iter().map(OsString::from).collect();
        if let Some(before) = before
            && *before.arguments == *job.arguments
        {
            replace_inputs(&before.inputs, &job.inputs, &mut args);
        }
        if before.is_none_or(|b| *b.outputs != *job.outputs)
            && let Some(file) = made(&job.outputs)
        {
            jobs::redirect(&mut args, file.path.as_ref());
        }
        *job.arguments.edit() = lossy(&args);
        let program = if job.executable.is_empty() {
            let own = self.link.map(|own| Ok(own.program.clone()));
            let found = own.unwrap_or_else(|| link::linker_of(self.invocation));
            let program = found.map_err(|text| refused(job, &text))?;
            job.executable = program.to_string_lossy().into_owned();
            program
        } else {
            PathBuf::from(&job.executable)
        };
        Ok(link::Command { program, args })
    }
}

/// Puts changed inputs of a link in the places of the old ones, and new ones behind the last.
fn replace_inputs(old: &[JobFile], new: &[JobFile], args: &mut Vec<OsString>) {
    let mut end = args.len();
    for (index, file) in new.iter().enumerate() {
        let path = OsString::from(&file.path);
        let before = old.get(index).map(|f| OsString::from(&f.path));
        let at = before.and_then(|before| args.iter().position(|a| *a == before));
        match at {
            Some(at) => {
                args[at] = path;
                end = at + 1;
            }
            None => {
                args.insert(end, path);
                end += 1;
            }
        }
    }
    for file in old.iter().skip(new.len()) {
        args.retain(|a| *a != *file.path);
    }
}

fn refused(job: &Job, why: &str) -> String {
    format!(
        "plugin phase failed: neverc.driver.build_jobs: job {}: {why}",
        job.id
    )
}

/// An input file of a job, with the kind that its type says.
fn input_of(file: &JobFile) -> Input {
    let path = PathBuf::from(&file.path);
    let (kind, explicit) = match file.ty {
        NEVERC_DRIVER_TYPE_C => (InputKind::C, true),
        NEVERC_DRIVER_TYPE_C_HEADER => (InputKind::Header, true),
        NEVERC_DRIVER_TYPE_PP_C => (InputKind::PreprocessedC, true),
        NEVERC_DRIVER_TYPE_ASM => (InputKind::AssemblyWithCpp, true),
        NEVERC_DRIVER_TYPE_PP_ASM => (InputKind::Assembly, true),
        NEVERC_DRIVER_TYPE_LLVM_IR | NEVERC_DRIVER_TYPE_LLVM_BC => (InputKind::Ir, true),
        _ => (kind_of_suffix(&path).unwrap_or(InputKind::C), false),
    };
    Input {
        path,
        kind,
        explicit,
        stop: None,
    }
}
