//! Running a phase: observers, the interceptor chain, a provider or the default, checks, publication.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::rc::Rc;
use std::sync::Arc;

use neverc_abi::*;

use crate::artifact::{Artifact, ArtifactSlot};
use crate::boundary::header;
use crate::call::{PhaseContext, ProofBinding, Role};
use crate::chain;
use crate::dispatch::{Bound, BoundProvider, Dispatch, PhaseBinding};
use crate::gate::{self, Entry, Left};
use crate::graph::PhaseInfo;
use crate::handle::HandleKind;
use crate::plan::PlanPlugin;
use crate::registrar::{InterceptorFn, ObserverFn};
use crate::route::Route;
use crate::session::{FallbackPolicy, Session};
use crate::status::Status;
use crate::task::Task;

/// Why the host's default for a phase failed. The stage has told the user already; the text is for plugins.
#[derive(Clone, Debug)]
pub struct BuiltinError {
    /// What `InvokeNext` answers.
    pub status: Status,
    /// What happened.
    pub text: String,
}

/// Whose fault a failed phase is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The host's default failed: the input is bad, and the stage has said so.
    Builtin,
    /// A plugin failed or broke a rule.
    Plugin,
    /// The run was cancelled, or the gate refused.
    Gate,
}

/// A phase that did not succeed.
#[derive(Clone, Debug)]
pub struct PhaseError {
    /// Status.
    pub status: Status,
    /// The phase's name.
    pub phase: String,
    /// What happened; shown as `plugin phase failed: …` unless the default is at fault.
    pub text: String,
    /// Whose fault it is.
    pub origin: Origin,
}

impl std::fmt::Display for PhaseError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "plugin phase failed: {}: {}", self.phase, self.text)
    }
}

/// The host's default for a phase: takes the input as it is by then.
pub type Builtin<'a> = &'a mut dyn FnMut(&Artifact) -> Result<Artifact, BuiltinError>;

/// Checks a candidate; the text is for the user.
pub type Verify<'a> = &'a dyn Fn(&Artifact) -> Result<(), String>;

/// Makes an output final; the text is for the user.
pub type Commit<'a> = &'a mut dyn FnMut(&Artifact) -> Result<(), String>;

/// What to run.
pub struct PhaseRun<'a> {
    /// Index into the phase table (`neverc_abi::PHASE_…`), or of a plugin's phase in the graph.
    pub phase: usize,
    /// Target facts, for the choice of a provider.
    pub route: Route,
    /// The input.
    pub input: Artifact,
    /// The default; `None` when the host has none.
    pub builtin: Option<Builtin<'a>>,
    /// Checks a candidate before it is published.
    pub verify: Option<Verify<'a>>,
    /// Makes the output final before it is published (commit phases).
    pub commit: Option<Commit<'a>>,
}

/// What a phase made.
pub struct Produced {
    /// The published output.
    pub artifact: Artifact,
    /// The plugin that made it; `None` for the default.
    pub plugin: Option<Arc<str>>,
    /// Whether the phase was skipped: the output is what it was.
    pub skipped: bool,
}

/// Outcome of one link of the chain.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    pub action: NevercPhaseAction,
    pub output: NevercArtifactHandle,
}

const NULL: NevercHandle = NevercHandle { owner: 0, value: 0 };

fn is_null(handle: NevercHandle) -> bool {
    handle == NULL
}

/// A phase run in progress.
pub(crate) struct Run<'a> {
    task: &'a Rc<Task>,
    session: &'a Arc<Session>,
    dispatch: Arc<Dispatch>,
    phase: usize,
    route: Rc<Route>,
    input: Artifact,
    input_handle: NevercArtifactHandle,
    current: NevercArtifactHandle,
    slot: (u64, u64),
    handles: Rc<RefCell<Vec<NevercHandle>>>,
    builtin: RefCell<Option<Builtin<'a>>>,
    producer: RefCell<Option<Arc<str>>>,
    failure: RefCell<Option<(Origin, String)>>,
    panic: RefCell<Option<Box<dyn Any + Send>>>,
    has_builtin: Cell<bool>,
}

impl Task {
    /// Runs a phase and publishes its output in `slot`.
    ///
    /// # Errors
    /// What failed, and whose fault it is. The slot is as before then, except after a commit.
    pub fn execute<'t>(
        self: &'t Rc<Task>,
        run: PhaseRun<'t>,
        slot: &mut ArtifactSlot,
    ) -> Result<Produced, PhaseError> {
        let session = self.session();
        let dispatch = session.dispatch.clone();
        let info = dispatch.graph.phase(run.phase).clone();
        let fail = |status: Status, origin: Origin, text: String| PhaseError {
            status,
            phase: info.name.clone(),
            text,
            origin,
        };
        if session.is_cancelled() {
            return Err(fail(
                Status::CANCELLED,
                Origin::Gate,
                "the session is cancelled".into(),
            ));
        }
        if self.running.borrow().contains(&run.phase) {
            session.cancel();
            let text = "the phase is entered recursively".to_owned();
            return Err(fail(Status::REENTRANCY_DENIED, Origin::Plugin, text));
        }
        self.running.borrow_mut().push(run.phase);
        let PhaseRun {
            phase,
            route,
            input,
            builtin,
            verify,
            mut commit,
        } = run;
        let handles = Rc::new(RefCell::new(Vec::new()));
        let name = |artifact: &Artifact| {
            let handle = self.insert(HandleKind::ARTIFACT, Rc::new(artifact.clone()));
            handle.inspect(|h| handles.borrow_mut().push(*h))
        };
        let named = name(&input).and_then(|input_handle| {
            let current = slot.current().map_or(Ok(NULL), name)?;
            Ok((input_handle, current))
        });
        let result = match named {
            Err(status) => Err(fail(status, Origin::Gate, "handles are exhausted".into())),
            Ok((input_handle, current)) => {
                let state = Run {
                    task: self,
                    session,
                    dispatch: dispatch.clone(),
                    phase,
                    route: Rc::new(route),
                    input,
                    input_handle,
                    current,
                    slot: slot.version(),
                    handles: handles.clone(),
                    has_builtin: Cell::new(builtin.is_some()),
                    builtin: RefCell::new(builtin),
                    producer: RefCell::new(None),
                    failure: RefCell::new(None),
                    panic: RefCell::new(None),
                };
                let made = state.whole(verify, slot, commit.take()).map_err(|status| {
                    let failure = state.failure.borrow_mut().take();
                    let (origin, text) =
                        failure.unwrap_or_else(|| (Origin::Gate, status.name().to_owned()));
                    fail(status, origin, text)
                });
                let panic = state.panic.borrow_mut().take();
                if let Some(payload) = panic {
                    self.leave(&handles);
                    resume_unwind(payload);
                }
                made
            }
        };
        self.leave(&handles);
        result
    }

    fn leave(&self, handles: &RefCell<Vec<NevercHandle>>) {
        self.running.borrow_mut().pop();
        for handle in handles.take() {
            // Gone already when a table consumed it.
            drop(self.release_object(handle.value, HandleKind::ARTIFACT));
        }
    }

    /// Tells the observers of an event phase about an artifact.
    ///
    /// # Errors
    /// When an observer fails.
    pub fn notify(
        self: &Rc<Task>,
        phase: usize,
        route: Route,
        artifact: &Artifact,
    ) -> Result<(), PhaseError> {
        let session = self.session();
        let dispatch = session.dispatch.clone();
        let Some(binding) = dispatch.binding(phase) else {
            return Ok(());
        };
        let handles = Rc::new(RefCell::new(Vec::new()));
        let fail = |status: Status, text: String| PhaseError {
            status,
            phase: dispatch.graph.phase(phase).name.clone(),
            text,
            origin: Origin::Plugin,
        };
        let handle = self
            .insert(HandleKind::ARTIFACT, Rc::new(artifact.clone()))
            .map_err(|s| fail(s, "handles are exhausted".into()))?;
        handles.borrow_mut().push(handle);
        self.running.borrow_mut().push(phase);
        let state = Run {
            task: self,
            session,
            dispatch: dispatch.clone(),
            phase,
            route: Rc::new(route),
            input: artifact.clone(),
            input_handle: handle,
            current: handle,
            slot: (0, 0),
            handles: handles.clone(),
            builtin: RefCell::new(None),
            producer: RefCell::new(None),
            failure: RefCell::new(None),
            panic: RefCell::new(None),
            has_builtin: Cell::new(false),
        };
        let result = state.observe(binding, NEVERC_OBSERVER_AFTER, handle);
        let failure = state.failure.borrow_mut().take();
        self.leave(&handles);
        result.map_err(|status| fail(status, failure.map_or(String::new(), |f| f.1)))
    }
}

impl<'a> Run<'a> {
    fn info(&self) -> &PhaseInfo {
        self.dispatch.graph.phase(self.phase)
    }

    fn failed(&self, status: Status, origin: Origin, text: String) -> Status {
        let mut failure = self.failure.borrow_mut();
        // The first failure is the cause; what follows from it is not told.
        if failure.is_none() {
            *failure = Some((origin, text));
        }
        status
    }

    fn violation(&self, plugin: &PlanPlugin, text: &str) -> Status {
        self.session.cancel();
        let text = format!("plugin '{}': {text}", plugin.id);
        self.failed(Status::POLICY_VIOLATION, Origin::Plugin, text)
    }

    fn whole(
        &self,
        verify: Option<Verify<'_>>,
        slot: &mut ArtifactSlot,
        commit: Option<Commit<'_>>,
    ) -> Result<Produced, Status> {
        let binding = self.dispatch.binding(self.phase);
        if let Some(binding) = binding {
            self.observe(binding, NEVERC_OBSERVER_BEFORE, self.current)?;
        }
        let step = self.step(0)?;
        if step.action == NEVERC_PHASE_SKIP {
            if let Some(binding) = binding {
                self.observe(binding, NEVERC_OBSERVER_AFTER, self.current)?;
            }
            let artifact = self.artifact(step.output)?;
            return Ok(Produced {
                artifact,
                plugin: None,
                skipped: true,
            });
        }
        let artifact = self.artifact(step.output)?;
        if !artifact.is_of(self.info().output) {
            self.session.cancel();
            let mut text =
                "the candidate's artifact type is not that of the phase's output".to_owned();
            if let Some(plugin) = self.producer.borrow().as_deref() {
                text = format!("plugin '{plugin}': {text}");
            }
            return Err(self.failed(Status::WRONG_TYPE, Origin::Plugin, text));
        }
        if let Some(Err(text)) = verify.map(|v| v(&artifact)) {
            let origin = match *self.producer.borrow() {
                Some(_) => Origin::Plugin,
                None => Origin::Builtin,
            };
            return Err(self.failed(Status::VERIFICATION_FAILED, origin, text));
        }
        if let Some(binding) = binding {
            self.observe(binding, NEVERC_OBSERVER_AFTER, step.output)?;
        }
        if let Some(Err(text)) = commit.map(|c| c(&artifact)) {
            return Err(self.failed(Status::PLUGIN_FAILURE, Origin::Builtin, text));
        }
        slot.publish(artifact.clone());
        if let Some(binding) = binding {
            self.observe(binding, NEVERC_OBSERVER_AFTER_COMMIT, step.output)?;
        }
        Ok(Produced {
            artifact,
            plugin: self.producer.borrow().clone(),
            skipped: false,
        })
    }

    fn artifact(&self, handle: NevercArtifactHandle) -> Result<Artifact, Status> {
        let found = if handle.owner == self.task.token() {
            self.task.object(handle.value, HandleKind::ARTIFACT)
        } else if is_null(handle) {
            Err(Status::INVALID_ARGUMENT)
        } else {
            Err(Status::WRONG_SCOPE)
        };
        found
            .and_then(|o| o.downcast::<Artifact>().map_err(|_| Status::WRONG_TYPE))
            .map(|a| (*a).clone())
            .map_err(|status| {
                self.session.cancel();
                let text = "the result's output is no live artifact of this task".to_owned();
                self.failed(status, Origin::Plugin, text)
            })
    }

    fn binding_now(&self) -> ProofBinding {
        ProofBinding {
            task: self.task.token(),
            phase: self.phase,
            input: self.input.version(),
            slot: self.slot,
            route: (*self.route).clone(),
        }
    }

    fn context(
        &self,
        role: Role,
        current: NevercArtifactHandle,
        continuation: *mut NevercPhaseContinuation,
    ) -> PhaseContext {
        PhaseContext {
            graph: self.dispatch.graph.clone(),
            phase: self.phase,
            id: self.info().id,
            role,
            route: self.route.clone(),
            input: self.input_handle,
            current_output: current,
            bound: self.binding_now(),
            continuation,
            run_handles: self.handles.clone(),
        }
    }

    fn frame(&self, current: NevercArtifactHandle) -> NevercPhaseFrame {
        NevercPhaseFrame {
            header: header::<NevercPhaseFrame>(),
            session: self.session.handle(),
            task: self.task.handle(),
            phase: self.info().id,
            route: self.route.to_abi(),
            input: self.input_handle,
            current_output: current,
            cancellation: self.task.handle(),
        }
    }

    fn entry<'e>(
        &'e self,
        plugin: &'e Arc<PlanPlugin>,
        name: &'e Arc<str>,
        context: PhaseContext,
        mutating: bool,
    ) -> Entry<'e> {
        Entry {
            host: self.session.host(),
            plugin,
            session: Some(self.session),
            task: Some(self.task),
            name,
            is_end: false,
            registering: false,
            phase: Some(context),
            mutating,
        }
    }

    /// The text for a callback that failed or was refused, noted as the cause.
    fn callback_failure(&self, plugin: &PlanPlugin, name: &str, left: &Left) -> Status {
        let origin = if left.entered {
            Origin::Plugin
        } else {
            Origin::Gate
        };
        let is_verdict = left.status.code == Status::VERIFICATION_FAILED.code;
        let what = match (&left.exception, &left.reason) {
            (Some(text), _) => format!("exception: {text}"),
            (None, Some(why)) if is_verdict => format!("{}: {why}", left.status.name()),
            _ => left.status.name().to_owned(),
        };
        let text = format!("plugin '{}' failed in '{name}': {what}", plugin.id);
        self.failed(left.status, origin, text)
    }

    fn observe(
        &self,
        binding: &PhaseBinding,
        point: NevercObserverPoint,
        current: NevercArtifactHandle,
    ) -> Result<(), Status> {
        let mut wanted: Vec<&Bound<ObserverFn>> = binding
            .observers
            .iter()
            .filter(|(points, _)| points & point != 0)
            .map(|(_, bound)| bound)
            .collect();
        if point == NEVERC_OBSERVER_AFTER {
            wanted.reverse();
        }
        for bound in wanted {
            let frame = self.frame(current);
            let context = self.context(Role::Observer, current, std::ptr::null_mut());
            let name = &binding.observer_name;
            let entry = self.entry(&bound.plugin, name, context, false);
            let (callback, data) = (bound.callback, bound.data.0);
            let pointer = &raw const frame;
            // SAFETY: the frame lives for the call; the data is the plugin's own.
            let left = gate::pass(entry, || unsafe { callback(pointer, point, data) });
            if left.status.is_ok() {
                left.settle(name, &bound.plugin, self.session, true);
                continue;
            }
            let status = self.callback_failure(&bound.plugin, name, &left);
            left.settle(name, &bound.plugin, self.session, true);
            return Err(status);
        }
        Ok(())
    }

    /// Runs the chain from the interceptor at `position` on; behind the last one stands the provider.
    pub(crate) fn step(&self, position: usize) -> Result<Step, Status> {
        let binding = self.dispatch.binding(self.phase);
        match binding.and_then(|b| b.interceptors.get(position).map(|i| (b, i))) {
            Some((binding, bound)) => self.intercept(position, binding, bound),
            None => self.provide(binding),
        }
    }

    fn intercept(
        &self,
        position: usize,
        binding: &PhaseBinding,
        bound: &Bound<InterceptorFn>,
    ) -> Result<Step, Status> {
        let plugin = &bound.plugin;
        let name = &binding.interceptor_name;
        let frame = self.frame(self.current);
        let mut result = fresh_result();
        let link = chain::Link::new(self, position + 1);
        let continuation = link.publish(self.task, self.session.host());
        let context = self.context(Role::Interceptor, self.current, continuation);
        let entry = self.entry(plugin, name, context, true);
        let (callback, data) = (bound.callback, bound.data.0);
        let (frame_pointer, result_pointer) = (&raw const frame, &raw mut result);
        // SAFETY: frame and result live for the call, the continuation as long as the task.
        let left = gate::pass(entry, || unsafe {
            callback(frame_pointer, continuation, result_pointer, data)
        });
        let (calls, downstream) = link.retire();
        if !left.status.is_ok() {
            // A failure passed up from below is not the interceptor's own.
            let passed_on = matches!(downstream, Some(Err(s)) if s.code == left.status.code);
            let status = self.callback_failure(plugin, name, &left);
            left.settle(name, plugin, self.session, !passed_on);
            return Err(status);
        }
        left.settle(name, plugin, self.session, true);
        self.judge(plugin, &result, calls, downstream)
    }

    /// Checks what an interceptor answered.
    fn judge(
        &self,
        plugin: &PlanPlugin,
        result: &NevercPhaseResult,
        calls: u32,
        downstream: Option<Result<Step, Status>>,
    ) -> Result<Step, Status> {
        let info = self.info();
        match result.action {
            NEVERC_PHASE_CONTINUE => {
                if calls != 1 {
                    return Err(
                        self.violation(plugin, "CONTINUE needs exactly one call of InvokeNext")
                    );
                }
                if !is_null(result.output) || !is_null(result.proof) {
                    return Err(self.violation(plugin, "CONTINUE carries an output or a proof"));
                }
                match downstream {
                    Some(outcome) => outcome,
                    None => Err(self.violation(plugin, "InvokeNext did not come back")),
                }
            }
            NEVERC_PHASE_REPLACE => {
                if !info.allows(NEVERC_PHASE_REPLACEABLE) {
                    return Err(self.violation(plugin, "REPLACE is not allowed in this phase"));
                }
                if calls != 0 {
                    return Err(self.violation(plugin, "REPLACE after InvokeNext"));
                }
                if is_null(result.output) || !is_null(result.proof) {
                    return Err(self.violation(plugin, "REPLACE needs an output and no proof"));
                }
                *self.producer.borrow_mut() = Some(plugin.id.clone());
                Ok(Step {
                    action: NEVERC_PHASE_REPLACE,
                    output: result.output,
                })
            }
            NEVERC_PHASE_SKIP => {
                if !info.allows(NEVERC_PHASE_SKIPPABLE_WITH_PROOF) {
                    return Err(self.violation(plugin, "SKIP is not allowed in this phase"));
                }
                if calls != 0 {
                    return Err(self.violation(plugin, "SKIP after InvokeNext"));
                }
                if is_null(self.current) || result.output != self.current {
                    return Err(self.violation(plugin, "SKIP must name the current output"));
                }
                if !self.proof_holds(result.proof) {
                    return Err(self.violation(plugin, "SKIP needs a valid proof"));
                }
                Ok(Step {
                    action: NEVERC_PHASE_SKIP,
                    output: result.output,
                })
            }
            _ => Err(self.violation(plugin, "the result's action is unknown")),
        }
    }

    fn proof_holds(&self, proof: NevercProofHandle) -> bool {
        proof.owner == self.task.token()
            && self
                .task
                .object(proof.value, HandleKind::PROOF)
                .ok()
                .and_then(|o| o.downcast::<ProofBinding>().ok())
                .is_some_and(|p| *p == self.binding_now())
    }

    /// Chooses the provider for the route.
    fn choose<'b>(
        &self,
        binding: Option<&'b PhaseBinding>,
    ) -> Result<Option<(&'b PhaseBinding, &'b BoundProvider)>, Status> {
        let Some(binding) = binding else {
            return Ok(None);
        };
        let selected = self.session.selected.get(&self.phase);
        let matching: Vec<&BoundProvider> = binding
            .providers
            .iter()
            .filter(|p| p.route.fits(&self.route))
            .filter(|p| selected.is_none_or(|&s| p.bound.plugin.index == s))
            .collect();
        match matching.as_slice() {
            [] if selected.is_some() => {
                let text = "the selected plugin has no provider for this route".to_owned();
                Err(self.failed(Status::CAPABILITY_UNAVAILABLE, Origin::Plugin, text))
            }
            [] => Ok(None),
            [one] => Ok(Some((binding, one))),
            many => {
                let names: Vec<String> = many
                    .iter()
                    .map(|p| format!("'{}' of '{}'", p.id, p.bound.plugin.id))
                    .collect();
                let text = format!(
                    "multiple providers match: {}; choose one with '-fplugin-provider='",
                    names.join(", ")
                );
                Err(self.failed(Status::POLICY_VIOLATION, Origin::Plugin, text))
            }
        }
    }

    fn provide(&self, binding: Option<&PhaseBinding>) -> Result<Step, Status> {
        let Some((binding, provider)) = self.choose(binding)? else {
            return self.run_builtin();
        };
        let plugin = &provider.bound.plugin;
        let name = &binding.provider_name;
        let frame = self.frame(self.current);
        let mut result = fresh_result();
        let context = self.context(Role::Provider, self.current, std::ptr::null_mut());
        let entry = self.entry(plugin, name, context, true);
        let (callback, data) = (provider.bound.callback, provider.bound.data.0);
        let (frame_pointer, result_pointer) = (&raw const frame, &raw mut result);
        // SAFETY: frame and result live for the call; the data is the plugin's own.
        let left = gate::pass(entry, || unsafe {
            callback(frame_pointer, result_pointer, data)
        });
        if !left.status.is_ok() {
            let status = left.status;
            let falls_back = left.entered
                && provider.fallback_safe
                && status.may_fall_back()
                && self.session.config.fallback == FallbackPolicy::All
                && self.has_builtin.get();
            if falls_back {
                // The candidate goes with the run's handles, the diagnostics with `left`.
                self.session.note_provenance(format!(
                    "phase '{}': provider '{}' of plugin '{}' failed ({}); the default ran",
                    self.info().name,
                    provider.id,
                    plugin.id,
                    status.name()
                ));
                return self.run_builtin();
            }
            let status = self.callback_failure(plugin, name, &left);
            let recoverable = status.flags & NEVERC_STATUS_FLAG_RECOVERABLE != 0;
            if left.entered && recoverable {
                self.session.cancel();
            }
            left.settle(name, plugin, self.session, !recoverable);
            return Err(status);
        }
        left.settle(name, plugin, self.session, true);
        if result.action != NEVERC_PHASE_REPLACE {
            return Err(self.violation(plugin, "a provider must answer REPLACE"));
        }
        if is_null(result.output) || !is_null(result.proof) {
            return Err(self.violation(plugin, "REPLACE needs an output and no proof"));
        }
        *self.producer.borrow_mut() = Some(plugin.id.clone());
        Ok(Step {
            action: NEVERC_PHASE_REPLACE,
            output: result.output,
        })
    }

    fn run_builtin(&self) -> Result<Step, Status> {
        let Some(builtin) = self.builtin.borrow_mut().take() else {
            let text = "there is neither a provider nor a default".to_owned();
            return Err(self.failed(Status::CAPABILITY_UNAVAILABLE, Origin::Builtin, text));
        };
        // A panic must not cross the plugins' frames that may lie between here and the driver.
        let made = match catch_unwind(AssertUnwindSafe(|| builtin(&self.input))) {
            Ok(made) => made,
            Err(payload) => {
                *self.panic.borrow_mut() = Some(payload);
                let text = "internal error in the default".to_owned();
                return Err(self.failed(Status::PLUGIN_FAILURE, Origin::Builtin, text));
            }
        };
        let artifact = made.map_err(|e| self.failed(e.status, Origin::Builtin, e.text))?;
        let handle = self.task.insert(HandleKind::ARTIFACT, Rc::new(artifact))?;
        self.handles.borrow_mut().push(handle);
        Ok(Step {
            action: NEVERC_PHASE_REPLACE,
            output: handle,
        })
    }
}

/// A result as callbacks find it: zeroed, with a header, CONTINUE.
fn fresh_result() -> NevercPhaseResult {
    NevercPhaseResult {
        header: header::<NevercPhaseResult>(),
        action: NEVERC_PHASE_CONTINUE,
        reserved: 0,
        output: NULL,
        proof: NULL,
    }
}
