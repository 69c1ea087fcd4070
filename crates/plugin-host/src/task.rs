//! Tasks: pieces of a session, each bound to the thread it began on, owning the handles of its plugins' objects.

use std::any::{Any, TypeId};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::ffi::c_void;
use std::ops::Deref;
use std::ptr::null_mut;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use neverc_abi::*;

use crate::gate::{self, Entry};
use crate::handle::{Arena, HandleKind, Typed, next_owner, scope_handle};
use crate::host::ScopeRecord;
use crate::plan::{PlanPlugin, callback_failed};
use crate::session::Session;
use crate::status::{HostError, Status};

/// What other threads may know of a task: enough to be its child.
pub struct TaskLink {
    token: u64,
    children: AtomicUsize,
    parent: Option<Arc<TaskLink>>,
    /// Children that have begun so far.
    begun: AtomicU64,
    /// Sorts tasks: parents before children, children by their place.
    order: u64,
    depth: u32,
}

impl TaskLink {
    fn new(session: &Session, parent: Option<&Arc<TaskLink>>, place: Option<u64>) -> TaskLink {
        // 20 bits for the driver's tasks, 24 for their children, 20 for all below.
        let (before, depth, shift, most) = match parent {
            None => (0, 0, 44, (1 << 20) - 1),
            Some(p) if p.depth == 0 => (p.order, 1, 20, (1 << 24) - 1),
            Some(p) => (p.order, p.depth + 1, 0, (1 << 20) - 1),
        };
        let place = match (place, parent) {
            (Some(place), _) => place.saturating_add(1),
            (None, Some(parent)) => parent.begun.fetch_add(1, Ordering::Relaxed) + 1,
            (None, None) => session.next_task_order(),
        };
        TaskLink {
            token: next_owner(),
            children: AtomicUsize::new(0),
            parent: parent.cloned(),
            begun: AtomicU64::new(0),
            order: before + (place.min(most) << shift),
            depth,
        }
    }

    /// Whether `token` is that of this task or of one that it is part of.
    pub fn is_within(&self, token: u64) -> bool {
        let mut at = Some(self);
        while let Some(link) = at {
            if link.token == token {
                return true;
            }
            at = link.parent.as_deref();
        }
        false
    }
}

/// A clean-up that the host owes at the end of a task, before the plugins hear of it.
pub trait TaskService {
    /// Cleans up.
    ///
    /// # Errors
    /// What went wrong; the end goes on all the same.
    fn before_end(&self, task: &Task) -> Result<(), String>;
}

/// A running task.
pub struct Task {
    session: Arc<Session>,
    link: Arc<TaskLink>,
    kind: NevercTaskKind,
    handle: NevercTaskHandle,
    states: RefCell<Vec<*mut c_void>>,
    arena: RefCell<Arena>,
    pub(crate) running: RefCell<Vec<usize>>,
    services: RefCell<Vec<Rc<dyn TaskService>>>,
    seats: RefCell<HashMap<TypeId, Rc<dyn Any>>>,
    /// Continuations stay readable until the task ends: a plugin may have kept a pointer.
    /// Boxed, since their addresses are in the plugins' hands.
    #[allow(clippy::vec_box)]
    pub(crate) continuations: RefCell<Vec<Box<NevercPhaseContinuation>>>,
    ended: Cell<bool>,
}

impl Task {
    pub(crate) fn begin(
        session: &Arc<Session>,
        kind: NevercTaskKind,
        parent: Option<&Arc<TaskLink>>,
        place: Option<u64>,
    ) -> Result<TaskScope, HostError> {
        if session.is_cancelled() {
            return Err(HostError::new(
                Status::CANCELLED,
                "the session is cancelled: no task begins",
            ));
        }
        let link = TaskLink::new(session, parent, place);
        let token = link.token;
        let plugins = &session.plan.plugins;
        let task = Rc::new(Task {
            session: session.clone(),
            link: Arc::new(link),
            kind,
            handle: scope_handle(token, HandleKind::TASK),
            states: RefCell::new(vec![null_mut(); plugins.len()]),
            arena: RefCell::new(Arena::new(token)),
            running: RefCell::default(),
            services: RefCell::default(),
            seats: RefCell::default(),
            continuations: RefCell::default(),
            ended: Cell::new(false),
        });
        session.host().add_scope(
            token,
            ScopeRecord {
                session: session.token(),
                kind: HandleKind::TASK,
            },
        );
        session.live_tasks.fetch_add(1, Ordering::SeqCst);
        if let Some(parent) = parent {
            parent.children.fetch_add(1, Ordering::SeqCst);
        }
        let core = session.host().frozen().core;
        for (index, plugin) in plugins.iter().enumerate() {
            let Some(begin) = plugin.descriptor().callbacks.task_begin else {
                continue;
            };
            let mut state = null_mut();
            let out = &raw mut state;
            let process = plugin.process_state();
            let session_state = session.state(index);
            // SAFETY: the core table lives as long as the host, `out` for the call.
            let left = task.call(plugin, "TaskBegin", false, || unsafe {
                begin(core, task.handle, kind, process, session_state, out)
            });
            let error = callback_failed(plugin, "TaskBegin", &left);
            let status = left.settle("TaskBegin", plugin, session, true);
            if !status.is_ok() {
                task.finish(index);
                return Err(error);
            }
            task.states.borrow_mut()[index] = state;
        }
        Ok(TaskScope(Some(task)))
    }

    /// A callback of task scope.
    fn call(
        self: &Rc<Task>,
        plugin: &Arc<PlanPlugin>,
        name: &str,
        is_end: bool,
        f: impl FnOnce() -> NevercStatus,
    ) -> gate::Left {
        let entry = Entry {
            host: self.session.host(),
            plugin,
            session: Some(&self.session),
            task: Some(self),
            name: &Arc::from(name),
            is_end,
            registering: false,
            phase: None,
            mutating: false,
        };
        gate::pass(entry, f)
    }

    /// Calls a function of a plugin that belongs to a domain (a VFS provider, a plugin job) in this task.
    ///
    /// The failure is the plugin's own: without a diagnostic of its own it gets one, unless `quiet`.
    pub fn call_plugin(
        self: &Rc<Task>,
        plugin: &Arc<PlanPlugin>,
        name: &Arc<str>,
        quiet: bool,
        f: impl FnOnce() -> NevercStatus,
    ) -> Status {
        let entry = Entry {
            host: self.session.host(),
            plugin,
            session: Some(&self.session),
            task: Some(self),
            name,
            is_end: false,
            registering: false,
            phase: None,
            mutating: false,
        };
        gate::pass(entry, f).settle(name, plugin, &self.session, !quiet)
    }

    /// The same for a function that frees what another one made: it runs in a cancelled session, too.
    pub fn call_cleanup(
        self: &Rc<Task>,
        plugin: &Arc<PlanPlugin>,
        name: &Arc<str>,
        f: impl FnOnce() -> NevercStatus,
    ) -> Status {
        let left = self.call(plugin, name, true, f);
        left.settle(name, plugin, &self.session, true)
    }

    /// Services, `TaskEnd` of the first `count` plugins in reverse, then the handles.
    fn finish(self: &Rc<Task>, count: usize) {
        if self.ended.replace(true) {
            return;
        }
        let services = self.services.take();
        for service in services.iter().rev() {
            if let Err(text) = service.before_end(self) {
                self.session.note_cleanup_error(text);
            }
        }
        let core = self.session.host().frozen().core;
        for plugin in self.session.plan.plugins[..count].iter().rev() {
            let Some(end) = plugin.descriptor().callbacks.task_end else {
                continue;
            };
            let process = plugin.process_state();
            let session_state = self.session.state(plugin.index);
            let state = self.state(plugin.index);
            // SAFETY: the core table lives as long as the host; the states are the plugin's own.
            let left = self.call(plugin, "TaskEnd", true, || unsafe {
                end(core, self.handle, self.kind, process, session_state, state)
            });
            if !left.status.is_ok() {
                let error = callback_failed(plugin, "TaskEnd", &left);
                self.session.note_cleanup_error(error.text);
            }
            left.settle("TaskEnd", plugin, &self.session, true);
        }
        let objects = self.arena.borrow_mut().close();
        drop(objects);
        self.seats.borrow_mut().clear();
        self.session.host().remove_scope(self.link.token);
        if let Some(parent) = &self.link.parent {
            parent.children.fetch_sub(1, Ordering::SeqCst);
        }
        self.session.live_tasks.fetch_sub(1, Ordering::SeqCst);
    }

    /// The task's handle.
    #[inline]
    pub fn handle(&self) -> NevercTaskHandle {
        self.handle
    }

    /// Owner token.
    #[inline]
    pub fn token(&self) -> u64 {
        // The same as the link's, and nearer.
        self.handle.owner
    }

    /// Kind.
    pub fn kind(&self) -> NevercTaskKind {
        self.kind
    }

    /// Sorts the tasks of a session: parents before children, children by their place.
    pub fn order(&self) -> u64 {
        self.link.order
    }

    /// The session.
    pub fn session(&self) -> &Arc<Session> {
        &self.session
    }

    /// What a child, maybe on another thread, begins under.
    pub fn link(&self) -> &Arc<TaskLink> {
        &self.link
    }

    /// A plugin's state pointer.
    pub fn state(&self, plugin: usize) -> *mut c_void {
        self.states.borrow()[plugin]
    }

    /// Whether any plugin has something bound to a phase (an index into [`PHASES`]).
    #[inline]
    pub fn is_bound(&self, phase: usize) -> bool {
        self.session.is_bound(phase)
    }

    /// Has `service` clean up at the end.
    pub fn add_service(&self, service: Rc<dyn TaskService>) {
        self.services.borrow_mut().push(service);
    }

    /// An object that a table keeps for the task.
    pub fn seat<T: Any>(&self, make: impl FnOnce() -> T) -> Rc<T> {
        if let Some(found) = self.find_seat::<T>() {
            return found;
        }
        let made = Rc::new(make());
        self.seats
            .borrow_mut()
            .insert(TypeId::of::<T>(), made.clone());
        made
    }

    /// The object that was put there before.
    pub fn find_seat<T: Any>(&self) -> Option<Rc<T>> {
        let found = self.seats.borrow().get(&TypeId::of::<T>()).cloned();
        found.and_then(|s| s.downcast::<T>().ok())
    }

    /// Puts an object there, or takes it away.
    pub fn set_seat<T: Any>(&self, object: Option<Rc<T>>) {
        let mut seats = self.seats.borrow_mut();
        match object {
            Some(object) => seats.insert(TypeId::of::<T>(), object),
            None => seats.remove(&TypeId::of::<T>()),
        };
    }

    /// Names an object until the task ends.
    ///
    /// # Errors
    /// `RESOURCE_EXHAUSTED`.
    pub fn insert<T: Any>(&self, kind: HandleKind, object: Rc<T>) -> Result<NevercHandle, Status> {
        self.arena.borrow_mut().insert(kind, object)
    }

    /// The object behind a value of this task.
    ///
    /// # Errors
    /// `INVALID_ARGUMENT`, `STALE_HANDLE` or `WRONG_TYPE`.
    pub fn object(&self, value: u64, kind: HandleKind) -> Result<Rc<dyn Any>, Status> {
        self.arena.borrow().get(value, kind).cloned()
    }

    /// Runs `f` on the object behind a value of this task; `f` makes and ends no handles.
    ///
    /// # Errors
    /// As [`Task::object`], and those of `f`.
    #[inline]
    pub(crate) fn with_object<R>(
        &self,
        value: u64,
        kind: HandleKind,
        f: impl FnOnce(&Typed) -> Result<R, Status>,
    ) -> Result<R, Status> {
        f(self.arena.borrow().typed(value, kind)?)
    }

    /// Ends a handle and gives its object.
    ///
    /// # Errors
    /// As [`Task::object`].
    pub fn release_object(&self, value: u64, kind: HandleKind) -> Result<Rc<dyn Any>, Status> {
        self.arena.borrow_mut().release(value, kind)
    }

    /// Number of live handles.
    pub fn live_handles(&self) -> usize {
        self.arena.borrow().live()
    }
}

/// A task that ends when it goes out of scope.
pub struct TaskScope(Option<Rc<Task>>);

impl Deref for TaskScope {
    type Target = Rc<Task>;
    fn deref(&self) -> &Rc<Task> {
        self.0
            .as_ref()
            .expect("taken by `end` only, which consumes the scope")
    }
}

impl TaskScope {
    /// Ends the task: services, then `TaskEnd` in reverse. Failures are kept for the end of the session.
    ///
    /// # Errors
    /// "child task" while a child lives, and then the task goes on.
    pub fn end(mut self) -> Result<(), (HostError, TaskScope)> {
        let Some(task) = self.0.take() else {
            return Ok(());
        };
        if task.link.children.load(Ordering::SeqCst) != 0 {
            let error = HostError::new(Status::BUSY, "cannot end a task with an active child task");
            return Err((error, TaskScope(Some(task))));
        }
        let count = task.session.plan.plugins.len();
        task.finish(count);
        Ok(())
    }
}

impl Drop for TaskScope {
    fn drop(&mut self) {
        if let Some(task) = self.0.take() {
            let count = task.session.plan.plugins.len();
            task.finish(count);
        }
    }
}
