//! The gate that every callback passes: cancellation, reentrancy, concurrency, exceptions, totals.

use std::cell::{Cell, RefCell};
use std::ffi::{c_char, c_void};
use std::rc::Rc;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::ThreadId;

use neverc_abi::*;

use crate::call::PhaseContext;
use crate::diagnostic::DiagnosticRecord;
use crate::host::HostInner;
use crate::plan::PlanPlugin;
use crate::presence::Presence;
use crate::session::Session;
use crate::status::Status;
use crate::task::Task;
use crate::trace::json_string;

/// A lock that its holder may take again.
#[derive(Default)]
pub struct RecursiveLock {
    state: Mutex<(Option<ThreadId>, u32)>,
    free: Condvar,
}

impl RecursiveLock {
    fn acquire(&self) -> RecursiveGuard<'_> {
        let me = std::thread::current().id();
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        while state.0.is_some_and(|holder| holder != me) {
            state = self
                .free
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
        *state = (Some(me), state.1 + 1);
        RecursiveGuard { lock: self }
    }
}

struct RecursiveGuard<'a> {
    lock: &'a RecursiveLock,
}

impl Drop for RecursiveGuard<'_> {
    fn drop(&mut self) {
        let mut state = self
            .lock
            .state
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        state.1 -= 1;
        if state.1 == 0 {
            state.0 = None;
            self.lock.free.notify_one();
        }
    }
}

/// A callback that is running on this thread.
pub struct Active {
    previous: *const Active,
    host: *const HostInner,
    name: Arc<str>,
    pub(crate) plugin: Arc<PlanPlugin>,
    pub(crate) session: Option<Arc<Session>>,
    pub(crate) task: Option<Rc<Task>>,
    pub(crate) phase: Option<PhaseContext>,
    /// Held by interceptors and providers, which may change artifacts.
    pub(crate) authority: Option<u64>,
    /// Set while `Register` runs.
    pub(crate) registering: bool,
    /// Why a slot last answered `VERIFICATION_FAILED`.
    pub(crate) reason: RefCell<Option<String>>,
    pub(crate) diagnostics: RefCell<Vec<DiagnosticRecord>>,
    pub(crate) tokens: RefCell<Vec<u64>>,
    /// Where the thread is.
    pub(crate) presence: Arc<Presence>,
    /// Handles that end with the callback.
    pub(crate) open: RefCell<Vec<(NevercHandle, crate::handle::HandleKind)>>,
}

impl Active {
    #[inline]
    pub(crate) fn is_of(&self, host: &HostInner) -> bool {
        std::ptr::eq(self.host, host)
    }

    pub(crate) fn host(&self) -> &HostInner {
        // SAFETY: the gate that made this object borrows the host until the callback is over.
        unsafe { &*self.host }
    }
}

thread_local! {
    static TOP: Cell<*const Active> = const { Cell::new(std::ptr::null()) };
}

/// The innermost callback on this thread.
///
/// The reference must not outlive the callback: keep it on the stack of a slot.
#[inline]
pub(crate) fn top<'a>() -> Option<&'a Active> {
    // SAFETY: `pass` keeps the object alive while it is on the list, and code that runs inside the
    // callback ends before `pass` does.
    unsafe { TOP.get().as_ref() }
}

/// Plugin, callback and phase of the innermost callback on this thread. May be called in a signal handler.
pub(crate) fn innermost_names<'a>() -> Option<(&'a str, &'a str, Option<&'a str>)> {
    let active = top()?;
    let phase = active
        .phase
        .as_ref()
        .map(|p| p.graph.phase(p.phase).name.as_str());
    Some((&active.plugin.id, &active.name, phase))
}

/// What a trace shows of a callback, as members of a JSON object.
fn shown(active: &Active) -> String {
    let mut out = String::new();
    if let Some(session) = &active.session {
        out.push_str(&format!(",\"session\":{}", session.token()));
    }
    if let Some(task) = &active.task {
        out.push_str(&format!(
            ",\"task\":{},\"task_kind\":{}",
            task.token(),
            task.kind()
        ));
    }
    if let Some(phase) = &active.phase {
        let info = phase.graph.phase(phase.phase);
        out.push_str(&format!(
            ",\"phase\":{},\"role\":\"{:?}\",\"input\":\"{:016x}:{:x}\",\"target\":{}",
            json_string(&info.name),
            phase.role,
            info.input.high,
            info.input.low,
            json_string(&phase.route.target_triple),
        ));
    }
    out
}

/// Where this thread is, while a callback runs on it.
pub fn presence_here() -> Option<Arc<Presence>> {
    top().map(|a| a.presence.clone())
}

/// A callback about to be made.
pub(crate) struct Entry<'a> {
    pub host: &'a HostInner,
    pub plugin: &'a Arc<PlanPlugin>,
    pub session: Option<&'a Arc<Session>>,
    pub task: Option<&'a Rc<Task>>,
    pub name: &'a Arc<str>,
    /// End callbacks run in a cancelled session too.
    pub is_end: bool,
    pub registering: bool,
    pub phase: Option<PhaseContext>,
    /// Whether the callback may change artifacts.
    pub mutating: bool,
}

/// How a callback went.
pub(crate) struct Left {
    pub status: Status,
    /// False when the gate refused.
    pub entered: bool,
    /// What an exception said.
    pub exception: Option<String>,
    /// Why a slot last answered `VERIFICATION_FAILED`.
    pub reason: Option<String>,
    pub diagnostics: Vec<DiagnosticRecord>,
    pub tokens: Vec<u64>,
}

impl Left {
    fn refused(status: Status) -> Left {
        Left {
            status,
            entered: false,
            exception: None,
            reason: None,
            diagnostics: Vec::new(),
            tokens: Vec::new(),
        }
    }

    /// Hands the callback's diagnostics to the session, and settles a failure: an implicit diagnostic unless
    /// the plugin gave one or the failure is not its own, and the session is cancelled.
    pub fn settle(
        self,
        entry_name: &str,
        plugin: &PlanPlugin,
        session: &Session,
        own: bool,
    ) -> Status {
        session.add_diagnostics(self.diagnostics);
        if self.entered && !self.status.is_ok() && own {
            if !self.tokens.contains(&self.status.detail) {
                let mut text = format!(
                    "plugin callback '{entry_name}' failed without a structured diagnostic"
                );
                if let Some(what) = self.exception {
                    text.push_str(&format!(": exception: {what}"));
                }
                session.add_implicit_error(plugin, entry_name, text);
            }
            session.cancel();
        }
        self.status
    }
}

unsafe extern "C" {
    fn neverc_guard_call(
        body: unsafe extern "C-unwind" fn(*mut c_void),
        data: *mut c_void,
        message: *mut c_char,
        capacity: usize,
    ) -> i32;
}

/// Calls `callback` under the C++ guard; an escaped exception becomes its words.
fn guarded<F: FnOnce() -> NevercStatus>(callback: F) -> (Status, Option<String>) {
    struct Data<F> {
        callback: Option<F>,
        status: NevercStatus,
    }
    unsafe extern "C-unwind" fn body<F: FnOnce() -> NevercStatus>(data: *mut c_void) {
        // SAFETY: `data` is the object below, to which nobody else has access meanwhile.
        let data = unsafe { &mut *data.cast::<Data<F>>() };
        if let Some(callback) = data.callback.take() {
            data.status = callback();
        }
    }
    let mut data = Data {
        callback: Some(callback),
        status: Status::PLUGIN_EXCEPTION.to_abi(),
    };
    let mut message = [0u8; 256];
    // SAFETY: the guard calls `body` once with `data` and writes at most the message's capacity. The frames
    // between a throwing plugin and the guard hold nothing that needs dropping but the callback's captures.
    let result = unsafe {
        neverc_guard_call(
            body::<F>,
            (&raw mut data).cast(),
            message.as_mut_ptr().cast(),
            message.len(),
        )
    };
    match result {
        0 => (Status::from_abi(data.status), None),
        code => {
            let end = message.iter().position(|&b| b == 0).unwrap_or(0);
            let mut what = String::from_utf8_lossy(&message[..end]).into_owned();
            if code == 2 {
                what = "out of memory".into();
            } else if what.is_empty() {
                what = "unknown exception".into();
            }
            (Status::PLUGIN_EXCEPTION, Some(what))
        }
    }
}

/// Whether a callback of the plugin is on this thread's stack.
fn is_on_stack(plugin: &Arc<PlanPlugin>) -> bool {
    let mut at = top();
    while let Some(active) = at {
        if Arc::ptr_eq(&active.plugin, plugin) {
            return true;
        }
        // SAFETY: outer callbacks live longer than inner ones.
        at = unsafe { active.previous.as_ref() };
    }
    false
}

/// Passes a callback through the gate.
pub(crate) fn pass(entry: Entry<'_>, callback: impl FnOnce() -> NevercStatus) -> Left {
    let host = entry.host;
    if let Some(session) = entry.session
        && !entry.is_end
        && session.is_cancelled()
    {
        return Left::refused(Status::CANCELLED);
    }
    let descriptor = entry.plugin.descriptor();
    if descriptor.reentrancy == NEVERC_REENTRANCY_NONE && is_on_stack(entry.plugin) {
        return Left::refused(Status::REENTRANCY_DENIED);
    }
    let authority = if entry.mutating {
        let token = host.authority_tokens.load(Ordering::Relaxed);
        if token == u64::MAX {
            return Left::refused(Status::RESOURCE_EXHAUSTED);
        }
        Some(host.authority_tokens.fetch_add(1, Ordering::Relaxed))
    } else {
        None
    };
    let _serial = match descriptor.concurrency {
        NEVERC_CONCURRENCY_SESSION_SERIAL => entry
            .session
            .map(|s| s.lock_of(entry.plugin.index).acquire()),
        NEVERC_CONCURRENCY_PROCESS_SERIAL => Some(host.process_lock.acquire()),
        _ => None,
    };
    // The session may have been cancelled while this thread waited.
    if let Some(session) = entry.session
        && !entry.is_end
        && session.is_cancelled()
    {
        return Left::refused(Status::CANCELLED);
    }
    // SAFETY: outer callbacks live longer than inner ones.
    let outer = unsafe { TOP.get().as_ref() };
    let active = Active {
        previous: TOP.get(),
        presence: outer.map_or_else(Arc::default, |o| o.presence.clone()),
        host,
        name: entry.name.clone(),
        plugin: entry.plugin.clone(),
        session: entry.session.cloned(),
        task: entry.task.cloned(),
        phase: entry.phase,
        authority,
        registering: entry.registering,
        reason: RefCell::default(),
        diagnostics: RefCell::default(),
        tokens: RefCell::default(),
        open: RefCell::default(),
    };
    host.callbacks.fetch_add(1, Ordering::SeqCst);
    TOP.set(&raw const active);
    let start = host.trace.now();
    active.presence.leave();
    let (status, exception) = guarded(callback);
    active.presence.enter();
    let time = host.trace.now().saturating_sub(start);
    TOP.set(active.previous);
    host.callbacks.fetch_sub(1, Ordering::SeqCst);
    host.statistics
        .record(&entry.plugin.id, entry.name, time, status.is_ok());
    if host.trace.is_on() {
        host.trace
            .callback(entry.name, &entry.plugin.id, status, start, shown(&active));
    }
    if let Some(task) = &active.task {
        for (handle, kind) in active.open.take() {
            // Already ended by the plugin in the usual case.
            drop(task.release_object(handle.value, kind));
        }
    }
    Left {
        status,
        entered: true,
        exception,
        reason: active.reason.into_inner(),
        diagnostics: active.diagnostics.into_inner(),
        tokens: active.tokens.into_inner(),
    }
}

/// Calls a module's entry point under the guard; no scope exists yet.
pub(crate) fn guarded_entry(callback: impl FnOnce() -> NevercStatus) -> (Status, Option<String>) {
    guarded(callback)
}
