//! Tells how long each job of the driver took, can add a macro to every compilation, and serves a header from memory.
//!
//! ```text
//! neverc -fplugin=./libjob_watch.so --job-watch --job-define=ANSWER=42 hello.c
//! ```
#![forbid(unsafe_code)]

use std::time::Instant;

use neverc_plugin::{
    Concurrency, Core, Driver, Frame, Io, Next, OptionForm, OptionSpec, OptionType, Outcome, Phase,
    Plugin, Point, Registrar, Repeat, Result, SessionId, Severity, Sources, Status,
};

const WATCH: &str = "--job-watch";
const DEFINE: &str = "--job-define=";
const HEADER: &str = "/job-watch/watch.h";

struct JobWatch {
    driver: Driver,
    io: Io,
    sources: Sources,
}

impl Plugin for JobWatch {
    const ID: &'static str = "org.neverc.example.job-watch";
    const NAME: &'static str = "Watches jobs";
    const VERSION: (u32, u32, u32) = (1, 0, 0);
    const CONCURRENCY: Concurrency = Concurrency::ThreadSafe;

    fn new(core: Core) -> Result<JobWatch> {
        Ok(JobWatch {
            driver: Driver::find(core)?,
            io: Io::find(core)?,
            sources: Sources::find(core)?,
        })
    }

    fn register(&self, registrar: &mut Registrar<'_, JobWatch>) -> Result<()> {
        registrar.option(&OptionSpec::flag(WATCH, "Tell how long each job takes"))?;
        registrar.option(&OptionSpec {
            spelling: DEFINE,
            form: OptionForm::Joined,
            value: OptionType::String,
            repeat: Repeat::Append,
            help: "Define a macro in every compilation",
            metavar: "<name>=<value>",
        })?;
        registrar.intercept(Phase::DRIVER_RAW_ARGUMENTS, JobWatch::define)?;
        registrar.intercept(Phase::DRIVER_EXECUTE_JOB, JobWatch::watch)?;
        registrar.observe(Phase::SOURCE_AFTER_OPEN, Point::AFTER, JobWatch::opened)
    }

    fn session_begin(&self, _: Core, session: SessionId<'_>) -> Result<()> {
        self.io
            .add_memory_file(session, HEADER, b"#define JOB_WATCH 1\n")
    }
}

impl JobWatch {
    /// `--job-define=X=1` becomes `-DX=1` behind the program's name.
    fn define<'a>(&self, frame: &Frame<'a>, next: &mut Next<'a>) -> Result<Outcome<'a>> {
        let values = frame.core().option_values(frame.session(), DEFINE)?;
        if !values.is_empty() {
            let mut edit = self.driver.edit_arguments(frame, next)?;
            for value in &values {
                edit.insert(1, &format!("-D{value}"))?;
            }
            edit.commit()?;
        }
        next.run()?;
        Ok(Outcome::Continue)
    }

    fn watch<'a>(&self, frame: &Frame<'a>, next: &mut Next<'a>) -> Result<Outcome<'a>> {
        let core = frame.core();
        if !core.has_option(frame.session(), WATCH)? {
            next.run()?;
            return Ok(Outcome::Continue);
        }
        let job = self.driver.job(frame, frame.input())?;
        let start = Instant::now();
        let output = next.run()?;
        let result = self.driver.job_result(frame, output)?;
        let message = format!(
            "{:?} job for {} ended with {} after {} ms",
            job.kind,
            job.inputs.join(", "),
            result.exit_code,
            start.elapsed().as_millis()
        );
        core.emit(
            Severity::Remark,
            3001,
            "neverc.driver.execute_job",
            &message,
        )?;
        Ok(Outcome::Continue)
    }

    fn opened(&self, frame: &Frame<'_>, _: Point) -> Result<()> {
        let core = frame.core();
        if !core.has_option(frame.session(), WATCH)? {
            return Ok(());
        }
        let unit = self
            .sources
            .unit(frame, frame.output().ok_or(Status::INVALID_STATE)?)?;
        let bytes = self.io.read(frame.task(), &unit.path)?;
        let lines = bytes.iter().filter(|b| **b == b'\n').count();
        let message = format!("{} has {lines} lines", unit.path);
        core.emit(Severity::Remark, 3002, "neverc.source.after_open", &message)
            .map(drop)
    }
}

neverc_plugin::plugin!(JobWatch);
