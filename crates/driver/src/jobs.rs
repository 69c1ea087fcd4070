//! Jobs: which steps a request needs, and running them, in parallel where they are independent.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::rc::Rc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

use neverc_abi::{
    NEVERC_TASK_LINK, NEVERC_TASK_TRANSLATION_UNIT, PHASE_ASSEMBLY_COMMIT, PHASE_LINK_AFTER_COMMIT,
    PHASE_LINK_COMMIT, PHASE_LINK_FULL, PHASE_OBJECT_COMMIT,
};
use neverc_plugin_host::task::Task;
use neverc_plugin_tables::driver::model;

use crate::cleanup::{self, TemporaryFiles};
use crate::compile::{self, Compiled, Product, compile};
use crate::crash;
use crate::depfile;
use crate::invocation::{Input, InputKind, Invocation, SaveTemps, Stage};
use crate::link;
use crate::message::{Severity, line, stderr_has_colors};
use crate::output::{self, reason};
use crate::plugin::stage::{self, UnitTask};
use crate::plugin::{Frontend, Plugins, Shared, Step, StepKind};
use crate::show;
use crate::toolchain::Toolchain;

/// Address space for the stack of a compiling thread; memory is used only as far as it grows.
const STACK: usize = 256 << 20;

/// One input's way to its product.
#[derive(Clone, Debug)]
pub struct Job {
    /// Index of the input.
    pub input: usize,
    /// What is made.
    pub product: Product,
    /// Where it goes; `None` for no output.
    pub output: Option<PathBuf>,
    /// The output is an intermediate file of this run.
    pub temporary: bool,
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
    let status = runner.run_all(&jobs, cores);
    if status != 0 || invocation.stage < Stage::Link {
        return status;
    }
    runner.link(&jobs, None)
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
    let toolchain = Toolchain::find(
        &invocation.triple,
        &invocation.sysroot,
        invocation.gcc_toolchain.as_deref(),
    );
    let planned = plan(&invocation, &mut temporaries).and_then(|mut jobs| {
        let links = invocation.stage == Stage::Link && !invocation.link.items.is_empty();
        let out = invocation.output.clone().unwrap_or_else(|| "a.out".into());
        let objects = objects(&invocation, &jobs);
        let command = links
            .then(|| link::command(&invocation, &toolchain, &objects, &out))
            .transpose()?;
        let steps = plugins.build_jobs(
            program,
            &mut invocation,
            &actions,
            &mut jobs,
            command.as_ref(),
        )?;
        Ok((jobs, steps))
    });
    let (jobs, (steps, edited)) = match planned {
        Ok(planned) => planned,
        Err(text) => return fail(&invocation, &text),
    };
    let frontends = jobs.iter().map(|job| {
        let own = Frontend::new(program, &invocation, job, job.place as u64 + 1, 0);
        let step = steps
            .iter()
            .find(|s| s.kind == StepKind::Compile(job.place));
        step.map_or(own.clone(), |s| own.edited(&s.job))
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
        let is = |kind: StepKind| steps.iter().any(|s| s.kind == kind);
        let mut rest = jobs;
        rest.retain(|job| is(StepKind::Compile(job.place)));
        return runner.show(&rest, is(StepKind::Link));
    }
    runner.run_steps(&jobs, &steps, plugins, plugins.is_parallel() && !edited)
}

/// The file to link for each input.
fn objects(invocation: &Invocation, jobs: &[Job]) -> Vec<PathBuf> {
    let inputs = invocation.inputs.iter().map(|i| i.path.clone());
    let mut objects: Vec<PathBuf> = inputs.collect();
    for job in jobs {
        if let Some(path) = &job.output {
            objects[job.input].clone_from(path);
        }
    }
    objects
}

/// The jobs of a request, in input order.
fn plan(invocation: &Invocation, temporaries: &mut TemporaryFiles) -> Result<Vec<Job>, String> {
    let mut jobs = Vec::new();
    for (index, input) in invocation.inputs.iter().enumerate() {
        if input.kind == InputKind::LinkerInput {
            continue;
        }
        let product = product(invocation, input);
        let mut temporary = false;
        let output = match product {
            Product::Nothing => None,
            Product::Dependencies => {
                let deps = &invocation.dependencies;
                let file = deps.file.clone().or_else(|| invocation.output.clone());
                Some(file.unwrap_or_else(|| "-".into()))
            }
            Product::Preprocessed => Some(
                invocation
                    .output
                    .clone()
                    .unwrap_or_else(|| PathBuf::from("-")),
            ),
            Product::Object if invocation.stage == Stage::Link => {
                temporary = invocation.save_temps.is_none();
                if temporary && !invocation.dry_run {
                    let stem = input.stem();
                    let name = format!("{}-", stem.display());
                    let file = temporaries.add(&name, ".o").map_err(|e| {
                        let dir = std::env::temp_dir();
                        format!(
                            "cannot make a temporary file in '{}': {}",
                            dir.display(),
                            reason(&e)
                        )
                    })?;
                    Some(file)
                } else if temporary {
                    let name = format!("{}-000000.o", input.stem().display());
                    Some(std::env::temp_dir().join(name))
                } else {
                    Some(saved(invocation, input, "o"))
                }
            }
            _ => Some(invocation.output.clone().unwrap_or_else(|| {
                let suffix = match product {
                    Product::Assembly => "s",
                    Product::IrText => "ll",
                    Product::Bitcode => "bc",
                    _ => "o",
                };
                named(&input.stem(), suffix)
            })),
        };
        let deps = &invocation.dependencies;
        let dependency_file =
            (deps.wanted && !deps.only && input.kind != InputKind::Ir).then(|| {
                deps.file
                    .clone()
                    .unwrap_or_else(|| match &invocation.output {
                        Some(out) if out.as_os_str() != "-" => out.with_extension("d"),
                        _ => named(&input.stem(), "d"),
                    })
            });
        jobs.push(Job {
            input: index,
            product,
            output,
            temporary,
            dependency_file,
            place: jobs.len(),
            own: None,
        });
    }
    Ok(jobs)
}

fn product(invocation: &Invocation, input: &Input) -> Product {
    match invocation.stage {
        Stage::Preprocess if invocation.dependencies.only => Product::Dependencies,
        Stage::Preprocess => Product::Preprocessed,
        Stage::SyntaxOnly => Product::Nothing,
        Stage::Assembly if invocation.emit_llvm => Product::IrText,
        Stage::Object if invocation.emit_llvm => Product::Bitcode,
        // Assembling to assembly is preprocessing, or nothing at all.
        Stage::Assembly if input.kind == InputKind::AssemblyWithCpp => Product::Preprocessed,
        Stage::Assembly => Product::Assembly,
        Stage::Object | Stage::Link => Product::Object,
    }
}

fn named(stem: &Path, suffix: &str) -> PathBuf {
    let mut name = if stem.as_os_str() == "-" {
        OsString::from("-")
    } else {
        stem.into()
    };
    name.push(".");
    name.push(suffix);
    PathBuf::from(name)
}

/// Name of a kept intermediate file.
fn saved(invocation: &Invocation, input: &Input, suffix: &str) -> PathBuf {
    let name = named(&input.stem(), suffix);
    match (invocation.save_temps, &invocation.output) {
        (Some(SaveTemps::OutputDirectory), Some(out)) => out
            .parent()
            .map_or_else(|| name.clone(), |dir| dir.join(&name)),
        _ => name,
    }
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

impl Runner<'_> {
    /// Runs the steps of a job graph in order, until one fails.
    fn run_steps(&self, jobs: &[Job], steps: &[Step], plugins: &Plugins, parallel: bool) -> u8 {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let route = stage::route(self.invocation);
        let task = plugins.task();
        let is_compile = |s: &Step| matches!(s.kind, StepKind::Compile(_));
        for group in steps.chunk_by(|a, b| is_compile(a) && is_compile(b)) {
            let Some(first) = group.first() else { continue };
            let run = |work: &mut dyn FnMut(&model::Job) -> Result<i32, String>| {
                let end = stage::execute_job(task, &route, first.job.clone(), |j| work(j));
                if let Some(text) = &end.error {
                    eprint(&self.error(text));
                }
                end.status
            };
            let status = match first.kind {
                StepKind::Compile(_) => {
                    let places = group.iter().filter_map(|s| match s.kind {
                        StepKind::Compile(place) => jobs.get(place).cloned(),
                        _ => None,
                    });
                    let places: Vec<Job> = places.collect();
                    self.run_all(&places, if parallel { cores } else { 1 })
                }
                StepKind::Link => run(&mut |_| {
                    let link = stage::begin_child(task, NEVERC_TASK_LINK)?;
                    let unit = UnitTask {
                        task: &link,
                        route: &route,
                    };
                    Ok(self.link(jobs, Some(unit)).into())
                }),
                StepKind::Plugin => run(&mut |job| stage::run_plugin(task, job)),
                StepKind::Command => run(&mut stage::run_command),
            };
            if status != 0 {
                return status;
            }
        }
        0
    }

    /// Runs a job in a task of its own, as plugins see it.
    fn run_in_task(&self, shared: &Shared, job: &Job) -> Outcome {
        let mut outcome = Outcome::default();
        let task = match shared.begin_job() {
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
        let frontend = shared.frontends[job.place].job();
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
            let invocation = job.own.as_deref().unwrap_or(self.invocation);
            eprint(&show::compile_line(self.program, invocation, job));
        }
        if links {
            let out = self
                .invocation
                .output
                .clone()
                .unwrap_or_else(|| "a.out".into());
            match link::command(
                self.invocation,
                self.toolchain,
                &objects(self.invocation, jobs),
                &out,
            ) {
                Ok(command) => eprint(&show::command_line(&command)),
                Err(text) => return self.fail(&text),
            }
        }
        0
    }

    /// Runs all jobs, `cores` at a time; prints what they say in order.
    fn run_all(&self, jobs: &[Job], cores: usize) -> u8 {
        let workers = cores.min(jobs.len());
        let next = AtomicUsize::new(0);
        let (sender, receiver) = mpsc::channel();
        let mut status = 0;
        let started = std::thread::scope(|scope| {
            for _ in 0..workers {
                let (sender, next) = (sender.clone(), &next);
                let worker = move || {
                    while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                        // A closed channel means that nobody waits for the result any more.
                        let _ = sender.send((job.input, self.run_contained(job)));
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
            let mut order = jobs.iter().map(|j| j.input).peekable();
            for (input, outcome) in receiver {
                waiting.insert(input, outcome);
                while let Some(outcome) = order.peek().and_then(|i| waiting.remove(i)) {
                    order.next();
                    status = status.max(self.report(outcome));
                }
            }
            Ok(())
        });
        match started {
            Ok(()) => status,
            Err(text) => self.fail(&text),
        }
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
            let input = &self.invocation.inputs[job.input].path;
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
            Some(task) => stage::begin_child(task, NEVERC_TASK_TRANSLATION_UNIT).and_then(|unit| {
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
        outcome.text.push_str(&compiled.diagnostics);
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
        let phase = match job.product {
            Product::Object => PHASE_OBJECT_COMMIT,
            Product::Assembly => PHASE_ASSEMBLY_COMMIT,
            _ => return self.write_now(job, bytes, outcome),
        };
        stage::stage(unit, phase, || self.write_now(job, bytes, outcome))?
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
            let target = match &self.invocation.output {
                Some(out) if !deps.only && out.as_os_str() != "-" => out.clone(),
                _ if deps.only || self.invocation.stage != Stage::Assembly => {
                    named(&input.stem(), "o")
                }
                _ => named(&input.stem(), "s"),
            };
            vec![depfile::quote_target(&target.to_string_lossy())]
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

    fn preprocess_and_assemble(
        &self,
        job: &Job,
        input: &Input,
        unit: Option<UnitTask<'_>>,
        outcome: &mut Outcome,
    ) -> Result<(), String> {
        if job.product != Product::Object {
            let compiled = compile(self.invocation, input, job.product, unit);
            return self.deliver(job, compiled, unit, outcome);
        }
        let compiled = compile(self.invocation, input, Product::Preprocessed, unit);
        outcome.text.push_str(&compiled.diagnostics);
        if compiled.failed {
            outcome.status = 1;
            return Ok(());
        }
        if let Some(path) = &job.dependency_file {
            let text = self.dependency_rule(job, &compiled);
            output::write(path, text.as_bytes(), false).map_err(|e| cannot_write(path, &e))?;
        }
        self.assemble(job, input, Some(&compiled.bytes), unit, outcome)
    }

    /// Assembles a file, or `text`: here, or by the system's assembler.
    fn assemble(
        &self,
        job: &Job,
        input: &Input,
        text: Option<&[u8]>,
        unit: Option<UnitTask<'_>>,
        outcome: &mut Outcome,
    ) -> Result<(), String> {
        match job.product {
            Product::Object => {}
            Product::Nothing => return Ok(()),
            _ => {
                let bytes = std::fs::read(&input.path).map_err(|e| {
                    format!("cannot read '{}': {}", input.path.display(), reason(&e))
                })?;
                return self.write(job, bytes, unit, outcome);
            }
        }
        if self.invocation.integrated_assembler
            && let Some(compiled) =
                compile::assemble(self.invocation, input, text.map(<[u8]>::to_vec))
        {
            outcome.text.push_str(&compiled.diagnostics);
            if compiled.failed {
                outcome.status = 1;
                return Ok(());
            }
            return self.write(job, compiled.bytes, unit, outcome);
        }
        let program = self
            .toolchain
            .program(OsStr::new("as"), &self.invocation.link.tool_prefixes)
            .ok_or("no assembler found: 'as' is in no directory of PATH")?;
        let mut temporaries = TemporaryFiles::default();
        let trouble = |e: std::io::Error| format!("cannot make a temporary file: {}", reason(&e));
        let object = temporaries.add("neverc-", ".o").map_err(trouble)?;
        let source = match text {
            None if !input.is_stdin() => input.path.clone(),
            _ => {
                let file = temporaries.add("neverc-", ".s").map_err(trouble)?;
                let bytes = match text {
                    Some(bytes) => bytes.to_vec(),
                    None => read_stdin()?,
                };
                std::fs::write(&file, bytes).map_err(|e| cannot_write(&file, &e))?;
                file
            }
        };
        let mut command = Command::new(&program);
        command.args(&self.invocation.assembler_args);
        for dir in &self.invocation.preprocessor.include_dirs {
            command.arg("-I").arg(dir);
        }
        command.arg("-o").arg(&object).arg(&source);
        if self.invocation.verbose {
            let args = command.get_args().map(OsStr::to_owned).collect();
            outcome
                .text
                .push_str(&show::running_command_line(&link::Command {
                    program: program.clone(),
                    args,
                }));
        }
        let status = cleanup::run(&mut command)
            .map_err(|e| format!("cannot run '{}': {}", program.display(), reason(&e)))?;
        if !status.success() {
            return Err(format!(
                "assembler command failed with {} (use -v to see invocation)",
                exit_text(status)
            ));
        }
        let bytes = std::fs::read(&object)
            .map_err(|e| format!("cannot read '{}': {}", object.display(), reason(&e)))?;
        self.write(job, bytes, unit, outcome)
    }

    fn link(&self, jobs: &[Job], unit: Option<UnitTask<'_>>) -> u8 {
        let has_items = !self.invocation.link.items.is_empty();
        if !has_items {
            return 0;
        }
        let out = self
            .invocation
            .output
            .clone()
            .unwrap_or_else(|| "a.out".into());
        let staged = match output::stage(&out) {
            Ok(staged) => staged,
            Err(error) => return self.fail(&cannot_write(&out, &error)),
        };
        let objects = objects(self.invocation, jobs);
        let command =
            match link::command(self.invocation, self.toolchain, &objects, &staged.temporary) {
                Ok(command) => command,
                Err(text) => {
                    staged.discard();
                    return self.fail(&text);
                }
            };
        if self.invocation.verbose {
            eprint(&show::running_command_line(&command));
        }
        let status = stage::stage(unit, PHASE_LINK_FULL, || {
            cleanup::run(Command::new(&command.program).args(&command.args))
        });
        let status = match status {
            Ok(status) => status,
            Err(text) => {
                staged.discard();
                return self.fail(&text);
            }
        };
        let failure = match status {
            Ok(status) if status.success() => {
                let committed =
                    stage::stage(unit, PHASE_LINK_COMMIT, || staged.commit_if_written());
                return match committed {
                    Ok(Ok(())) => match stage::event(unit, PHASE_LINK_AFTER_COMMIT) {
                        Ok(()) => 0,
                        Err(text) => self.fail(&text),
                    },
                    Ok(Err(error)) => self.fail(&cannot_write(&out, &error)),
                    Err(text) => self.fail(&text),
                };
            }
            Ok(status) => format!(
                "linker command failed with {} (use -v to see invocation)",
                exit_text(status)
            ),
            Err(error) => {
                format!(
                    "cannot run '{}': {}",
                    command.program.display(),
                    reason(&error)
                )
            }
        };
        staged.discard();
        self.fail(&failure)
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
