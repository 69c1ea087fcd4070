//! Jobs: which steps a request needs, and running them, in parallel where they are independent.

use std::collections::BTreeMap;
mod assemble;
mod link;
mod plan;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

use neverc_abi::{
    PHASE_ASSEMBLY_COMMIT, PHASE_ASSEMBLY_FINAL_VERIFY, PHASE_OBJECT_COMMIT,
    PHASE_OBJECT_FINAL_VERIFY, PHASE_OBJECT_POST_LAYOUT, PHASE_OBJECT_POST_WRITE,
    PHASE_OBJECT_PRE_WRITE, PHASE_OBJECT_WRITE,
};
use neverc_plugin_host::task::Task;

use crate::cc1::Compilation;
use crate::cleanup::TemporaryFiles;
use crate::compile::{Compiled, Product, compile};
use crate::crash;
use crate::depfile;
use crate::invocation::{Input, InputKind, Invocation, Stage};
use crate::link as linker;
use crate::message::{Severity, line, stderr_has_colors};
use crate::output::{self, reason};
use crate::phases;
use crate::plugin::stage::{self, UnitTask};
use crate::plugin::{self, Frontend, Plugins, Shared, Step, StepKind};
use crate::show;
use crate::toolchain::Toolchain;

pub use link::{linked_file, redirect};
pub use plan::{alone, words};

use link::LinkJob;
use plan::{default_target, objects, plan, saved};

/// Address space for the stack of a compiling thread; memory is used only as far as it grows.
pub const STACK: usize = 256 << 20;

/// One input's way to its product.
#[derive(Clone, Debug)]
pub struct Job {
    /// Index of the input.
    pub input: usize,
    /// What is made.
    pub product: Product,
    /// Where it goes; `None` for no output.
    pub output: Option<PathBuf>,
    /// Dependency file to write.
    pub dependency_file: Option<PathBuf>,
    /// Place in the list of all jobs.
    pub place: usize,
    /// A request of its own, when a plugin has edited this job alone.
    pub own: Option<Box<Invocation>>,
}

/// Exit status of the whole run.
#[must_use]
pub fn run(program: &str, invocation: &Invocation) -> u8 {
    let mut temporaries = TemporaryFiles::default();
    if invocation.print_phases {
        eprint(&phases::tree(&plugin::actions(invocation)));
        return 0;
    }
    let toolchain = Toolchain::find(
        &invocation.triple,
        &invocation.sysroot,
        invocation.gcc_toolchain.as_deref(),
    );
    let runner = Runner {
        program,
        invocation,
        toolchain: &toolchain,
        shared: None,
    };
    let jobs = match plan(invocation, &mut temporaries) {
        Ok(jobs) => jobs,
        Err(text) => return runner.fail(&text),
    };
    if invocation.verbose {
        show::banner(invocation, &toolchain);
    }
    if invocation.dry_run {
        return runner.show(&jobs, invocation.stage == Stage::Link);
    }
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let statuses = runner.run_all(&jobs, cores);
    let status = statuses.into_iter().max().unwrap_or(0);
    if status != 0 || invocation.stage < Stage::Link {
        return status;
    }
    runner.link(&jobs)
}

/// Exit status of a run in which plugins see and change what is to be done.
#[must_use]
pub fn run_with_plugins(program: &str, mut invocation: Invocation, plugins: &Plugins) -> u8 {
    let fail = |invocation: &Invocation, text: &str| {
        let color = invocation.diagnostics.color;
        eprint(&line(
            program,
            Severity::Error,
            text,
            color.unwrap_or_else(stderr_has_colors),
        ));
        1
    };
    let mut temporaries = TemporaryFiles::default();
    let actions = match plugins.build_actions(&mut invocation) {
        Ok(actions) => actions,
        Err(text) => return fail(&invocation, &text),
    };
    if invocation.print_phases {
        eprint(&phases::tree(&actions));
        return 0;
    }
    let toolchain = Toolchain::find(
        &invocation.triple,
        &invocation.sysroot,
        invocation.gcc_toolchain.as_deref(),
    );
    let planned = plan(&invocation, &mut temporaries).and_then(|mut jobs| {
        let links = invocation.stage == Stage::Link && !invocation.link.items.is_empty();
        let out = invocation.output.clone().unwrap_or_else(|| "a.out".into());
        let mut objects = objects(&invocation, &jobs);
        if links {
            plugins.provide_to_linker(&invocation, &mut objects, &mut temporaries)?;
        }
        let command = links
            .then(|| linker::command(&invocation, &toolchain, &objects, &out))
            .transpose()?;
        let command = command.as_ref();
        let steps = plugins.build_jobs(program, &invocation, &actions, &mut jobs, command)?;
        Ok((jobs, steps))
    });
    let (jobs, steps) = match planned {
        Ok(planned) => planned,
        Err(text) => return fail(&invocation, &text),
    };
    let frontends = jobs.iter().map(|job| {
        let is_its = |s: &&Step| s.kind == StepKind::Compile(job.place);
        steps.iter().find(is_its).map(|s| Frontend::of(&s.job))
    });
    let shared = plugins.shared(stage::route(&invocation), frontends.collect());
    let runner = Runner {
        program,
        invocation: &invocation,
        toolchain: &toolchain,
        shared: Some(&shared),
    };
    if invocation.verbose {
        show::banner(&invocation, &toolchain);
    }
    if invocation.dry_run {
        steps.iter().for_each(|s| eprint(&show::step(s)));
        return 0;
    }
    runner.run_steps(&jobs, &steps, plugins)
}

/// Exit status of one compilation, run on this thread (`-cc1`).
#[must_use]
pub fn run_one(program: &str, compilation: Compilation, task: Option<&Rc<Task>>) -> u8 {
    let Compilation {
        invocation,
        product,
        output,
        dependency_file,
    } = compilation;
    let toolchain = Toolchain::find(
        &invocation.triple,
        &invocation.sysroot,
        invocation.gcc_toolchain.as_deref(),
    );
    let job = Job {
        input: 0,
        product,
        output,
        dependency_file,
        place: 0,
        own: None,
    };
    let runner = Runner {
        program,
        invocation: &invocation,
        toolchain: &toolchain,
        shared: None,
    };
    let outcome = runner.run_job(&job, task);
    runner.report(outcome)
}

/// What a job has to say when it is done.
#[derive(Default)]
struct Outcome {
    /// For standard error.
    text: String,
    /// For standard output.
    stdout: Vec<u8>,
    status: u8,
}

struct Runner<'a> {
    program: &'a str,
    invocation: &'a Invocation,
    toolchain: &'a Toolchain,
    /// What the threads know of the plugins.
    shared: Option<&'a Shared>,
}

/// Compilations side by side, everything else by itself: each group depends on earlier ones alone.
fn groups(steps: &[Step]) -> Vec<&[Step]> {
    let is_compile = |s: &Step| matches!(s.kind, StepKind::Compile(_));
    let mut out = Vec::new();
    let mut start = 0;
    for (index, step) in steps.iter().enumerate() {
        let group = &steps[start..index];
        let depends = |s: &Step| step.job.dependencies.contains(&s.job.id);
        let joins = is_compile(step) && group.iter().all(|s| is_compile(s) && !depends(s));
        if !joins && !group.is_empty() {
            out.push(group);
            start = index;
        }
    }
    if start < steps.len() {
        out.push(&steps[start..]);
    }
    out
}

impl Runner<'_> {
    /// Runs the steps of a job graph in order. What depends on a job that failed is left out.
    fn run_steps(&self, jobs: &[Job], steps: &[Step], plugins: &Plugins) -> u8 {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let cores = if plugins.is_parallel() { cores } else { 1 };
        let task = plugins.task();
        let mut failed: Vec<u64> = Vec::new();
        let mut status = 0;
        for group in groups(steps) {
            let (ready, stopped): (Vec<&Step>, Vec<&Step>) = group
                .iter()
                .partition(|s| !s.job.dependencies.iter().any(|d| failed.contains(d)));
            failed.extend(stopped.iter().map(|s| s.job.id));
            let Some(first) = ready.first() else { continue };
            let own = if matches!(first.kind, StepKind::Compile(_)) {
                let place = |s: &&Step| match s.kind {
                    StepKind::Compile(place) => jobs.get(place).cloned(),
                    _ => None,
                };
                let compilations: Vec<Job> = ready.iter().filter_map(place).collect();
                let statuses = self.run_all(&compilations, cores);
                let ids = ready.iter().map(|s| s.job.id);
                failed.extend(
                    ids.zip(&statuses)
                        .filter(|(_, s)| **s != 0)
                        .map(|(id, _)| id),
                );
                statuses.into_iter().max().unwrap_or(0)
            } else {
                let place = steps.iter().position(|s| s.job.id == first.job.id);
                let own = self.run_step(first, place.unwrap_or(0), task);
                if own != 0 {
                    failed.push(first.job.id);
                }
                own
            };
            if status == 0 {
                status = own;
            }
            if task.session().is_cancelled() {
                // Whatever cancelled it has been told; nothing else may begin.
                return status.max(1);
            }
        }
        status
    }

    /// Runs a step that is no compilation.
    fn run_step(&self, step: &Step, place: usize, task: &Rc<Task>) -> u8 {
        let route = stage::route(self.invocation);
        let end = stage::execute_job(task, &route, step.job.clone(), |job| match &step.kind {
            StepKind::Compile(_) | StepKind::Command => stage::run_command(job),
            StepKind::Plugin => stage::run_plugin(task, job),
            StepKind::Link(command) => {
                let link = stage::begin_link(task, place)?;
                let unit = UnitTask {
                    task: &link,
                    route: &route,
                };
                let work = LinkJob {
                    command: command.clone(),
                    environment: &job.environment,
                };
                Ok(self.run_link(work, Some(unit)).into())
            }
        });
        if let Some(text) = &end.error {
            eprint(&self.error(text));
        }
        end.status
    }

    /// Runs a job in a task of its own, as plugins see it.
    fn run_in_task(&self, shared: &Shared, job: &Job) -> Outcome {
        let mut outcome = Outcome::default();
        let task = match shared.begin_job(job.place) {
            Ok(task) => task,
            Err(text) => {
                outcome.text = self.error(&text);
                outcome.status = 1;
                return outcome;
            }
        };
        let runner = Runner {
            invocation: job.own.as_deref().unwrap_or(self.invocation),
            ..*self
        };
        let frontend = shared.frontends.get(job.place).cloned().flatten();
        let Some(frontend) = frontend else {
            outcome.text = self.error("plugin phase failed: the job is gone");
            outcome.status = 1;
            return outcome;
        };
        let frontend = frontend.job();
        let end = stage::execute_job(&task, &shared.route, frontend, |_| {
            outcome = runner.run_job(job, Some(&task));
            Ok(outcome.status.into())
        });
        outcome.status = end.status;
        if let Some(text) = &end.error {
            outcome.text.push_str(&self.error(text));
        }
        outcome
    }

    /// What a compilation has to say.
    fn said(&self, compiled: &Compiled) -> String {
        let mut out = compiled.diagnostics.clone();
        if let Some(text) = &compiled.trouble {
            out.push_str(&self.error(text));
        }
        out
    }

    fn error(&self, text: &str) -> String {
        let color = self
            .invocation
            .diagnostics
            .color
            .unwrap_or_else(stderr_has_colors);
        line(self.program, Severity::Error, text, color)
    }

    fn fail(&self, text: &str) -> u8 {
        eprint(&self.error(text));
        1
    }

    /// `-###`: prints the steps.
    fn show(&self, jobs: &[Job], links: bool) -> u8 {
        for job in jobs {
            eprint(&show::compile_line(self.program, self.invocation, job));
        }
        if links {
            let out = self.invocation.output.clone();
            let out = out.unwrap_or_else(|| "a.out".into());
            let objects = objects(self.invocation, jobs);
            match linker::command(self.invocation, self.toolchain, &objects, &out) {
                Ok(command) => eprint(&show::command_line(&command)),
                Err(text) => return self.fail(&text),
            }
        }
        0
    }

    /// Runs all jobs, `cores` at a time; prints what they say in order, and gives their statuses.
    fn run_all(&self, jobs: &[Job], cores: usize) -> Vec<u8> {
        let workers = cores.min(jobs.len());
        let next = AtomicUsize::new(0);
        let (sender, receiver) = mpsc::channel();
        let mut statuses = Vec::with_capacity(jobs.len());
        let started = std::thread::scope(|scope| {
            for _ in 0..workers {
                let (sender, next) = (sender.clone(), &next);
                let worker = move || {
                    loop {
                        let place = next.fetch_add(1, Ordering::Relaxed);
                        let Some(job) = jobs.get(place) else { break };
                        // A closed channel means that nobody waits for the result any more.
                        let _ = sender.send((place, self.run_contained(job)));
                    }
                };
                let thread = std::thread::Builder::new()
                    .name("compile".into())
                    .stack_size(STACK);
                if let Err(error) = thread.spawn_scoped(scope, worker) {
                    return Err(format!("cannot start a thread: {}", reason(&error)));
                }
            }
            drop(sender);
            let mut waiting: BTreeMap<usize, Outcome> = BTreeMap::new();
            for (place, outcome) in receiver {
                waiting.insert(place, outcome);
                while let Some(outcome) = waiting.remove(&statuses.len()) {
                    statuses.push(self.report(outcome));
                }
            }
            Ok(())
        });
        if let Err(text) = started {
            let failed = self.fail(&text);
            statuses.resize(jobs.len(), failed);
        }
        statuses
    }

    /// Prints what a job has to say, and gives its status.
    fn report(&self, outcome: Outcome) -> u8 {
        eprint(&outcome.text);
        if !outcome.stdout.is_empty()
            && let Err(error) = output::write(Path::new("-"), &outcome.stdout, false)
        {
            return self.fail(&format!(
                "cannot write to standard output: {}",
                reason(&error)
            ));
        }
        outcome.status
    }

    fn run_contained(&self, job: &Job) -> Outcome {
        crash::contain(|| match self.shared {
            None => self.run_job(job, None),
            Some(shared) => self.run_in_task(shared, job),
        })
        .unwrap_or_else(|text| {
            let invocation = job.own.as_deref().unwrap_or(self.invocation);
            let input = &invocation.inputs[job.input].path;
            Outcome {
                text: self.error(&format!("{text}\n  while compiling '{}'", input.display())),
                status: crash::EXIT_STATUS,
                ..Outcome::default()
            }
        })
    }

    fn run_job(&self, job: &Job, task: Option<&Rc<Task>>) -> Outcome {
        let mut outcome = Outcome::default();
        if self.invocation.verbose {
            outcome
                .text
                .push_str(&show::compile_line(self.program, self.invocation, job));
            outcome.text.push_str(&show::search_list(self.invocation));
        }
        let input = &self.invocation.inputs[job.input];
        let result = match task {
            None => self.run_input(job, input, None, &mut outcome),
            Some(task) if input.kind == InputKind::Assembly => {
                let route = stage::route(self.invocation);
                let unit = UnitTask {
                    task,
                    route: &route,
                };
                self.run_input(job, input, Some(unit), &mut outcome)
            }
            Some(task) => stage::begin_unit(task).and_then(|unit| {
                let route = stage::route(self.invocation);
                let unit = UnitTask {
                    task: &unit,
                    route: &route,
                };
                self.run_input(job, input, Some(unit), &mut outcome)
            }),
        };
        if let Err(text) = result {
            outcome.text.push_str(&self.error(&text));
            outcome.status = 1;
        }
        outcome
    }

    fn run_input(
        &self,
        job: &Job,
        input: &Input,
        unit: Option<UnitTask<'_>>,
        outcome: &mut Outcome,
    ) -> Result<(), String> {
        match input.kind {
            InputKind::Assembly => self.assemble(job, input, None, unit, outcome),
            InputKind::AssemblyWithCpp => self.preprocess_and_assemble(job, input, unit, outcome),
            _ => {
                self.keep_intermediates(job, input);
                let compiled = compile(self.invocation, input, job.product, unit);
                self.deliver(job, compiled, unit, outcome)
            }
        }
    }

    /// Writes the product and the dependency file of a compilation.
    fn deliver(
        &self,
        job: &Job,
        compiled: Compiled,
        unit: Option<UnitTask<'_>>,
        outcome: &mut Outcome,
    ) -> Result<(), String> {
        outcome.text.push_str(&self.said(&compiled));
        if compiled.failed {
            outcome.status = 1;
            return Ok(());
        }
        crash::enter("output");
        if let Some(path) = &job.dependency_file {
            let text = self.dependency_rule(job, &compiled);
            output::write(path, text.as_bytes(), false).map_err(|e| cannot_write(path, &e))?;
        }
        let bytes = match job.product {
            Product::Dependencies => self.dependency_rule(job, &compiled).into_bytes(),
            _ => compiled.bytes,
        };
        self.write(job, bytes, unit, outcome)
    }

    fn write(
        &self,
        job: &Job,
        bytes: Vec<u8>,
        unit: Option<UnitTask<'_>>,
        outcome: &mut Outcome,
    ) -> Result<(), String> {
        let Some(own) = unit else {
            return self.write_now(job, bytes, outcome);
        };
        let file = job.output.as_deref().filter(|p| p.as_os_str() != "-");
        let _lease = file.map(|path| stage::lease(own.task, path)).transpose()?;
        match job.product {
            Product::Object => {
                // The object exists already: no graph is made of it.
                let through = [
                    PHASE_OBJECT_PRE_WRITE,
                    PHASE_OBJECT_POST_LAYOUT,
                    PHASE_OBJECT_WRITE,
                    PHASE_OBJECT_POST_WRITE,
                ];
                for phase in through {
                    stage::stage(unit, phase, || ())?;
                }
                stage::gate(unit, PHASE_OBJECT_FINAL_VERIFY, || {
                    self.check_object(&bytes)
                })?;
                stage::stage(unit, PHASE_OBJECT_COMMIT, || {
                    self.write_now(job, bytes, outcome)
                })?
            }
            Product::Assembly => {
                stage::gate(unit, PHASE_ASSEMBLY_FINAL_VERIFY, || {
                    match bytes.contains(&0) {
                        true => Err("the assembly is no text".to_owned()),
                        false => Ok(()),
                    }
                })?;
                stage::stage(unit, PHASE_ASSEMBLY_COMMIT, || {
                    self.write_now(job, bytes, outcome)
                })?
            }
            _ => self.write_now(job, bytes, outcome),
        }
    }

    fn check_object(&self, bytes: &[u8]) -> Result<(), String> {
        // ET_REL, of the ELF specification.
        let is_relocatable = bytes.get(16..18) == Some(&[1, 0]);
        if is_relocatable && stage::is_elf_of(self.invocation, bytes) {
            return Ok(());
        }
        Err("the product is no object file for the target".to_owned())
    }

    fn write_now(&self, job: &Job, bytes: Vec<u8>, outcome: &mut Outcome) -> Result<(), String> {
        match &job.output {
            None => Ok(()),
            // In order with the messages of other jobs.
            Some(path) if path.as_os_str() == "-" => {
                outcome.stdout = bytes;
                Ok(())
            }
            Some(path) => output::write(path, &bytes, false).map_err(|e| cannot_write(path, &e)),
        }
    }

    /// The make rule for what a job read.
    fn dependency_rule(&self, job: &Job, compiled: &Compiled) -> String {
        let deps = &self.invocation.dependencies;
        let input = &self.invocation.inputs[job.input];
        let targets = if deps.targets.is_empty() {
            vec![default_target(self.invocation, input)]
        } else {
            deps.targets.clone()
        };
        let files: Vec<String> = compiled
            .files
            .iter()
            .filter(|(_, system)| deps.system_headers || !system)
            .map(|(name, _)| depfile::plain(name).to_string())
            .collect();
        depfile::rule(&targets, &files, deps.phony)
    }

    /// `-save-temps`: the preprocessed text and the assembly.
    fn keep_intermediates(&self, job: &Job, input: &Input) {
        if self.invocation.save_temps.is_none() || job.product != Product::Object {
            return;
        }
        let wanted: &[(Product, &str)] = match input.kind {
            InputKind::C => &[(Product::Preprocessed, "i"), (Product::Assembly, "s")],
            _ => &[(Product::Assembly, "s")],
        };
        for (product, suffix) in wanted {
            let compiled = compile(self.invocation, input, *product, None);
            if !compiled.failed {
                // A missing intermediate file is no reason to refuse the program.
                let _ = output::write(
                    &saved(self.invocation, input, suffix),
                    &compiled.bytes,
                    false,
                );
            }
        }
    }
}

fn cannot_write(path: &Path, error: &std::io::Error) -> String {
    format!(
        "unable to write output file '{}': {}",
        path.display(),
        reason(error)
    )
}

fn exit_text(status: std::process::ExitStatus) -> String {
    use std::os::unix::process::ExitStatusExt;
    match (status.code(), status.signal()) {
        (Some(code), _) => format!("exit code {code}"),
        (None, Some(signal)) => format!("signal {signal}"),
        (None, None) => "an unknown status".to_string(),
    }
}

/// All of standard input.
///
/// # Errors
/// The text of the error.
pub fn read_stdin() -> Result<Vec<u8>, String> {
    use std::io::Read;
    let mut bytes = Vec::new();
    std::io::stdin()
        .lock()
        .read_to_end(&mut bytes)
        .map(|_| bytes)
        .map_err(|e| format!("cannot read standard input: {}", reason(&e)))
}

/// Writes to standard error; a closed one is nobody's loss.
pub fn eprint(text: &str) {
    if !text.is_empty() {
        let _ = std::io::stderr().lock().write_all(text.as_bytes());
    }
}
