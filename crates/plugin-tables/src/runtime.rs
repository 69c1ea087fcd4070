//! Plugins for one command, from its tokens to the end: what a driver holds when there are any.
//!
//! ```text
//! let Some(tokens) = PluginArguments::scan(&argv)? else { no plugins: nothing is built };
//! let runtime = Runtime::start(tokens, HostConfig { is_static_option, .. })?;
//! let parsed = runtime.parse(&argv, triple)?;                // argv without the plugins' options
//! let run = runtime.begin(parsed.values)?;                   // the session
//! let task = run.session().begin_task(INVOCATION, None)?;    // one per driver, job, unit, link
//! task.execute(PhaseRun { phase: PHASE_…, route, input, builtin, verify, commit }, &mut slot)?;
//! task.end();
//! let ended = run.end();                                     // SessionEnd, Destroy, unload
//! ```

use std::sync::Arc;

use neverc_plugin_host::{
    Diagnostic, Host, HostBuilder, HostConfig, HostError, OptionValues, ParsedOptions, Plan,
    PluginArguments, Session, SessionConfig, SessionScope,
};

/// Loaded and activated plugins.
pub struct Runtime {
    host: Host,
    plan: Arc<Plan>,
    tokens: PluginArguments,
}

impl Runtime {
    /// Loads the modules that the tokens name and activates them.
    ///
    /// # Errors
    /// `plugin load failed: …`, `plugin ABI negotiation failed: …`, or why the activation failed.
    pub fn start(tokens: PluginArguments, config: HostConfig) -> Result<Runtime, HostError> {
        let mut builder = HostBuilder::new(config);
        crate::install(&mut builder)?;
        let host = builder.freeze()?;
        if tokens.trace.is_some() {
            host.state().trace.start();
        }
        let mut ids = Vec::new();
        for path in &tokens.modules {
            ids.push(host.load(path)?.plugin_id);
        }
        let plan = host.plan(&ids)?;
        plan.activate()?;
        Ok(Runtime { host, plan, tokens })
    }

    /// The plan, for its options and plugins.
    pub fn plan(&self) -> &Arc<Plan> {
        &self.plan
    }

    /// The host, for its ledger, trace and statistics.
    pub fn host(&self) -> &Host {
        &self.host
    }

    /// Takes the plugins' options out of a command line; `arguments[0]` is the program.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn parse(&self, arguments: &[String], triple: &str) -> Result<ParsedOptions, HostError> {
        let options = self.plan.options();
        options.parse(&self.plan, arguments, &self.tokens.args, triple)
    }

    /// Begins the session.
    ///
    /// # Errors
    /// Registrations that fit no phase, selections that name nothing, a failed `SessionBegin`. The plugins are
    /// ended then.
    pub fn begin(self, options: OptionValues) -> Result<Run, HostError> {
        let config = SessionConfig {
            providers: self.tokens.providers.clone(),
            options,
            ..SessionConfig::default()
        };
        let session = self.plan.open_session(config, None)?;
        Ok(Run {
            session,
            runtime: self,
        })
    }

    /// Ends the plugins without a session (`--help`, argument errors).
    pub fn end(self) -> Ended {
        finish(self, Vec::new(), Vec::new(), Vec::new(), false)
    }
}

/// A running session with its plugins.
pub struct Run {
    session: SessionScope,
    runtime: Runtime,
}

/// How it ended: what to tell the user, and whether the exit status must be a failure.
pub struct Ended {
    /// Diagnostics that were not taken before, in their order.
    pub diagnostics: Vec<Diagnostic>,
    /// Errors, each to be shown as `plugin phase failed: …`.
    pub errors: Vec<String>,
    /// What is worth a remark: memory left behind, the table of statistics.
    pub notes: Vec<String>,
    /// Whether an error diagnostic was raised or something failed.
    pub failed: bool,
}

impl Run {
    /// The session.
    pub fn session(&self) -> &Arc<Session> {
        &self.session
    }

    /// The plugins.
    pub fn runtime(&self) -> &Runtime {
        &self.runtime
    }

    /// Ends session and plugins, and writes the trace. All tasks must have ended.
    pub fn end(self) -> Ended {
        let Run { session, runtime } = self;
        let inner = session.clone();
        let mut errors = Vec::new();
        if let Err((error, rest)) = session.end() {
            errors.push(error.text);
            // With a task still alive the scope ends here, after the complaint.
            drop(rest);
        }
        let mut notes = Vec::new();
        if runtime.tokens.statistics {
            notes.extend(inner.provenance());
        }
        let diagnostics = inner.diagnostics();
        let failed = inner.has_errors();
        drop(inner);
        finish(runtime, errors, diagnostics, notes, failed)
    }
}

fn finish(
    runtime: Runtime,
    mut errors: Vec<String>,
    diagnostics: Vec<Diagnostic>,
    mut notes: Vec<String>,
    failed: bool,
) -> Ended {
    let Runtime { host, plan, tokens } = runtime;
    if let Err(error) = plan.shutdown() {
        errors.push(error.text);
    }
    notes.extend(plan.leaks());
    drop(plan);
    if tokens.statistics {
        notes.push(host.state().statistics.render());
    }
    if let Some(path) = &tokens.trace
        && let Err(error) = std::fs::write(path, host.state().trace.to_json())
    {
        errors.push(format!("cannot write '{}': {error}", path.display()));
    }
    errors.extend(host.state().take_internal_errors());
    if let Err(error) = host.shutdown() {
        errors.push(error.text);
    }
    Ended {
        failed: failed || !errors.is_empty(),
        diagnostics,
        errors,
        notes,
    }
}
