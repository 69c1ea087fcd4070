//! Sessions: one driver invocation each, with state per plugin, options, diagnostics and a cancellation flag.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::ffi::c_void;
use std::ops::Deref;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use neverc_abi::*;

use crate::diagnostic::{Diagnostic, DiagnosticRecord, phase_order};
use crate::dispatch::Dispatch;
use crate::gate::{self, Entry, RecursiveLock};
use crate::handle::{HandleKind, next_owner, scope_handle};
use crate::host::{HostInner, ScopeRecord};
use crate::option::OptionValues;
use crate::plan::{Plan, PlanPlugin, callback_failed};
use crate::registrar::DataPointer;
use crate::status::{HostError, Status};
use crate::task::{Task, TaskLink, TaskScope};

/// For which phases the host lets a provider fail over to its default.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum FallbackPolicy {
    /// All that have a default.
    #[default]
    All,
    /// None.
    Never,
}

/// How a session is set up.
#[derive(Clone, Default)]
pub struct SessionConfig {
    /// `-fplugin-provider=`: phase name and plugin ID.
    pub providers: Vec<(String, String)>,
    /// Values of the plugins' options.
    pub options: OptionValues,
    /// Falling back.
    pub fallback: FallbackPolicy,
}

/// A running session.
pub struct Session {
    pub(crate) plan: Arc<Plan>,
    pub(crate) dispatch: Arc<Dispatch>,
    token: u64,
    pub(crate) config: SessionConfig,
    parent: Option<Arc<Session>>,
    states: Vec<Mutex<DataPointer>>,
    locks: Vec<RecursiveLock>,
    cancelled: AtomicBool,
    pub(crate) live_tasks: AtomicUsize,
    task_order: AtomicU64,
    next_diagnostic: AtomicU64,
    diagnostics: Mutex<Vec<DiagnosticRecord>>,
    errors: AtomicBool,
    cleanup_errors: Mutex<Vec<String>>,
    provenance: Mutex<Vec<String>>,
    seats: Mutex<HashMap<TypeId, Arc<dyn Any + Send + Sync>>>,
    /// Phase index to plugin index, from `-fplugin-provider=`.
    pub(crate) selected: HashMap<usize, usize>,
    ended: AtomicBool,
}

impl Session {
    pub(crate) fn begin(
        plan: &Arc<Plan>,
        config: SessionConfig,
        parent: Option<&Arc<Session>>,
    ) -> Result<SessionScope, HostError> {
        let dispatch = plan.dispatch()?;
        let mut selected = HashMap::new();
        for (phase, plugin) in &config.providers {
            let (phase, plugin) = select(plan, &dispatch, phase, plugin)?;
            selected.insert(phase, plugin);
        }
        let session = Arc::new(Session {
            plan: plan.clone(),
            dispatch,
            token: next_owner(),
            config,
            parent: parent.cloned(),
            states: plan
                .plugins
                .iter()
                .map(|_| Mutex::new(DataPointer(null_mut())))
                .collect(),
            locks: plan
                .plugins
                .iter()
                .map(|_| RecursiveLock::default())
                .collect(),
            cancelled: AtomicBool::new(false),
            live_tasks: AtomicUsize::new(0),
            task_order: AtomicU64::new(1),
            next_diagnostic: AtomicU64::new(1),
            diagnostics: Mutex::default(),
            errors: AtomicBool::new(false),
            cleanup_errors: Mutex::default(),
            provenance: Mutex::default(),
            seats: Mutex::default(),
            selected,
            ended: AtomicBool::new(false),
        });
        let host = &plan.host;
        host.add_scope(
            session.token,
            ScopeRecord {
                session: session.token,
                kind: HandleKind::SESSION,
            },
        );
        host.sessions.fetch_add(1, Ordering::SeqCst);
        plan.sessions.fetch_add(1, Ordering::SeqCst);
        let core = host.frozen().core;
        let handle = session.handle();
        for (index, plugin) in plan.plugins.iter().enumerate() {
            let Some(begin) = plugin.descriptor().callbacks.session_begin else {
                continue;
            };
            let mut state = null_mut();
            let out = &raw mut state;
            let process = plugin.process_state();
            drop(host.take_missed());
            // SAFETY: the core table lives as long as the host, `out` for the call.
            let left = session.call(plugin, "SessionBegin", false, || unsafe {
                begin(core, handle, process, out)
            });
            let mut error = callback_failed(plugin, "SessionBegin", &left);
            if let Some(missed) = host.take_missed() {
                error.text.push_str("; it asked for interface ");
                error.text.push_str(&missed);
            }
            let status = left.settle("SessionBegin", plugin, &session, true);
            if !status.is_ok() {
                session.end_callbacks(index);
                session.close();
                return Err(error);
            }
            *session.states[index]
                .lock()
                .unwrap_or_else(PoisonError::into_inner) = DataPointer(state);
        }
        Ok(SessionScope(Some(session)))
    }

    /// A callback of session scope.
    fn call(
        self: &Arc<Session>,
        plugin: &Arc<PlanPlugin>,
        name: &str,
        is_end: bool,
        f: impl FnOnce() -> NevercStatus,
    ) -> gate::Left {
        let entry = Entry {
            host: &self.plan.host,
            plugin,
            session: Some(self),
            task: None,
            name: &Arc::from(name),
            is_end,
            registering: false,
            phase: None,
            mutating: false,
        };
        gate::pass(entry, f)
    }

    /// `SessionEnd` of the first `count` plugins, in reverse; failures are noted.
    fn end_callbacks(self: &Arc<Session>, count: usize) {
        let core = self.plan.host.frozen().core;
        let handle = self.handle();
        for plugin in self.plan.plugins[..count].iter().rev() {
            let Some(end) = plugin.descriptor().callbacks.session_end else {
                continue;
            };
            let process = plugin.process_state();
            let state = self.state(plugin.index);
            // SAFETY: the core table lives as long as the host; the states are the plugin's own.
            let left = self.call(plugin, "SessionEnd", true, || unsafe {
                end(core, handle, process, state)
            });
            if !left.status.is_ok() {
                self.note_cleanup_error(callback_failed(plugin, "SessionEnd", &left).text);
            }
            left.settle("SessionEnd", plugin, self, true);
        }
    }

    fn close(&self) {
        if self.ended.swap(true, Ordering::SeqCst) {
            return;
        }
        self.plan.host.remove_scope(self.token);
        self.plan.host.sessions.fetch_sub(1, Ordering::SeqCst);
        self.plan.sessions.fetch_sub(1, Ordering::SeqCst);
    }

    /// The session's handle.
    pub fn handle(&self) -> NevercSessionHandle {
        scope_handle(self.token, HandleKind::SESSION)
    }

    /// Owner token.
    pub fn token(&self) -> u64 {
        self.token
    }

    /// The plan.
    pub fn plan(&self) -> &Arc<Plan> {
        &self.plan
    }

    /// The host.
    pub fn host(&self) -> &HostInner {
        &self.plan.host
    }

    /// An owner token for a table of one of the session's tasks that keeps its own handles.
    pub fn add_owner(&self) -> u64 {
        let token = next_owner();
        let record = ScopeRecord {
            session: self.token,
            kind: HandleKind::TASK,
        };
        self.host().add_scope(token, record);
        token
    }

    /// Ends a token that [`Session::add_owner`] gave.
    pub fn remove_owner(&self, token: u64) {
        self.host().remove_scope(token);
    }

    /// Why a table of this session with handles of its own refuses a handle with another owner.
    pub fn foreign_handle(&self, handle: NevercHandle) -> Status {
        if handle.value == 0 {
            return Status::INVALID_ARGUMENT;
        }
        match self.host().scope(handle.owner) {
            None => Status::STALE_HANDLE,
            Some(scope) if scope.session == self.token => Status::WRONG_SCOPE,
            Some(_) => Status::WRONG_SESSION,
        }
    }

    /// The parent, of a child session.
    pub fn parent(&self) -> Option<&Arc<Session>> {
        self.parent.as_ref()
    }

    /// A plugin's place in the plan.
    pub fn plugin_index(&self, id: &[u8]) -> Option<usize> {
        self.plan.plugins.iter().position(|p| p.id.as_bytes() == id)
    }

    /// A plugin's state pointer.
    pub fn state(&self, plugin: usize) -> *mut c_void {
        let state = self.states[plugin]
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        state.0
    }

    pub(crate) fn lock_of(&self, plugin: usize) -> &RecursiveLock {
        &self.locks[plugin]
    }

    /// Values of the plugins' options.
    pub fn options(&self) -> &OptionValues {
        &self.config.options
    }

    /// Cancels: no callback but end callbacks runs any more, no task begins.
    pub fn cancel(&self) {
        self.cancelled.store(true, Ordering::SeqCst);
    }

    /// Whether it is cancelled. Cancellation is for good.
    #[inline]
    pub fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::SeqCst)
    }

    /// An object that a table keeps for the session.
    pub fn seat<T: Any + Send + Sync>(&self, make: impl FnOnce() -> T) -> Arc<T> {
        let mut seats = self.seats.lock().unwrap_or_else(PoisonError::into_inner);
        let entry = seats
            .entry(TypeId::of::<T>())
            .or_insert_with(|| Arc::new(make()))
            .clone();
        entry
            .downcast::<T>()
            .expect("seats are filed under the type of their content")
    }

    pub(crate) fn next_diagnostic(&self) -> u64 {
        self.next_diagnostic.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn next_task_order(&self) -> u64 {
        self.task_order.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn add_diagnostics(&self, records: Vec<DiagnosticRecord>) {
        if records.is_empty() {
            return;
        }
        if records.iter().any(|r| r.diagnostic.is_error()) {
            self.errors.store(true, Ordering::SeqCst);
        }
        let mut all = self
            .diagnostics
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        all.extend(records);
    }

    pub(crate) fn add_implicit_error(&self, plugin: &PlanPlugin, phase: &str, message: String) {
        let record = DiagnosticRecord {
            task: gate::top()
                .and_then(|a| a.task.as_ref())
                .map_or(0, |t| t.order()),
            phase_order: phase_order(phase),
            plugin_index: plugin.index,
            sequence: self.next_diagnostic(),
            diagnostic: Diagnostic {
                severity: NEVERC_DIAGNOSTIC_ERROR,
                code: None,
                plugin: plugin.id.to_string(),
                phase: phase.to_owned(),
                message,
                notes: Vec::new(),
                location: NevercHandle { owner: 0, value: 0 },
            },
        };
        self.add_diagnostics(vec![record]);
    }

    /// Takes the diagnostics so far, ordered by task, phase, plugin and sequence.
    pub fn diagnostics(&self) -> Vec<Diagnostic> {
        let mut all = self
            .diagnostics
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let mut records = std::mem::take(&mut *all);
        records.sort_by_key(|r| (r.task, r.phase_order, r.plugin_index, r.sequence));
        records.into_iter().map(|r| r.diagnostic).collect()
    }

    /// Whether any diagnostic so far was an error: the run must not succeed then.
    pub fn has_errors(&self) -> bool {
        self.errors.load(Ordering::SeqCst)
    }

    pub(crate) fn note_cleanup_error(&self, text: String) {
        let mut errors = self
            .cleanup_errors
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        errors.push(text);
    }

    pub(crate) fn note_provenance(&self, line: String) {
        let mut lines = self
            .provenance
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        lines.push(line);
    }

    /// Where the default stood in for a provider.
    pub fn provenance(&self) -> Vec<String> {
        let lines = self
            .provenance
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        lines.clone()
    }

    /// Whether any plugin has something bound to a phase (an index into [`PHASES`]).
    #[inline]
    pub fn is_bound(&self, phase: usize) -> bool {
        self.dispatch.binding(phase).is_some()
    }

    /// Whether a plugin may change what a phase works on, by an interceptor or a provider; observers may not.
    #[inline]
    pub fn may_change(&self, phase: usize) -> bool {
        self.dispatch
            .binding(phase)
            .is_some_and(|b| !b.interceptors.is_empty() || !b.providers.is_empty())
    }

    /// Begins a task on this thread; it stays on it.
    ///
    /// # Errors
    /// `CANCELLED` in a cancelled session; when a `TaskBegin` fails (what had begun is ended).
    pub fn begin_task(
        self: &Arc<Session>,
        kind: NevercTaskKind,
        parent: Option<&Arc<TaskLink>>,
    ) -> Result<TaskScope, HostError> {
        Task::begin(self, kind, parent, None)
    }

    /// The same for one of several tasks that may begin in any order: `place` sorts what they report.
    ///
    /// # Errors
    /// As [`Session::begin_task`].
    pub fn begin_task_at(
        self: &Arc<Session>,
        kind: NevercTaskKind,
        parent: &Arc<TaskLink>,
        place: u64,
    ) -> Result<TaskScope, HostError> {
        Task::begin(self, kind, Some(parent), Some(place))
    }
}

fn select(
    plan: &Plan,
    dispatch: &Dispatch,
    phase: &str,
    plugin: &str,
) -> Result<(usize, usize), HostError> {
    let wrong = |text: String| HostError::new(Status::NOT_FOUND, text);
    let Some(index) = dispatch.graph.find_name(phase) else {
        return Err(wrong(format!(
            "'-fplugin-provider=' names the unknown phase '{phase}'"
        )));
    };
    if !dispatch.graph.phase(index).allows(NEVERC_PHASE_REPLACEABLE) {
        return Err(wrong(format!(
            "'-fplugin-provider=' names phase '{phase}', which cannot be replaced"
        )));
    }
    let Some(chosen) = plan.plugins.iter().position(|p| &*p.id == plugin) else {
        return Err(wrong(format!(
            "'-fplugin-provider=' names plugin '{plugin}', which is not active"
        )));
    };
    let provides = dispatch
        .binding(index)
        .is_some_and(|b| b.providers.iter().any(|p| p.bound.plugin.index == chosen));
    if !provides {
        return Err(wrong(format!(
            "plugin '{plugin}' has no provider for phase '{phase}'"
        )));
    }
    Ok((index, chosen))
}

/// A session that ends when it goes out of scope.
pub struct SessionScope(Option<Arc<Session>>);

impl Deref for SessionScope {
    type Target = Arc<Session>;
    fn deref(&self) -> &Arc<Session> {
        self.0
            .as_ref()
            .expect("taken by `end` only, which consumes the scope")
    }
}

impl SessionScope {
    /// Ends the session: `SessionEnd` in reverse. All callbacks run whatever happens.
    ///
    /// # Errors
    /// "active task" while a task lives, and then the session goes on; otherwise what failed in the end
    /// callbacks of the session and its tasks.
    pub fn end(mut self) -> Result<(), (HostError, Option<SessionScope>)> {
        let Some(session) = self.0.take() else {
            return Ok(());
        };
        if session.live_tasks.load(Ordering::SeqCst) != 0 {
            let error = HostError::new(Status::BUSY, "cannot end a session with an active task");
            return Err((error, Some(SessionScope(Some(session)))));
        }
        finish(&session).map_err(|e| (e, None))
    }
}

fn finish(session: &Arc<Session>) -> Result<(), HostError> {
    session.end_callbacks(session.plan.plugins.len());
    session.close();
    let errors = session
        .cleanup_errors
        .lock()
        .unwrap_or_else(PoisonError::into_inner);
    if errors.is_empty() {
        return Ok(());
    }
    Err(HostError::new(
        Status::PLUGIN_FAILURE,
        format!("plugin runtime cleanup failed: {}", errors.join("; ")),
    ))
}

impl Drop for SessionScope {
    fn drop(&mut self) {
        if let Some(session) = self.0.take()
            && let Err(e) = finish(&session)
        {
            session.host().internal_error(&e.text);
        }
    }
}
