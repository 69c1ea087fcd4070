//! What a slot knows about the call it serves: the running callback, and the handles that may be used in it.

use std::rc::Rc;
use std::sync::Arc;

use neverc_abi::*;

use crate::artifact::Artifact;
use crate::boundary::{ContinuationRef, Incoming, RegistrarRef};
use crate::diagnostic::{Diagnostic, DiagnosticRecord, phase_order};
use crate::gate::{self, Active};
use crate::graph::PhaseGraph;
use crate::handle::{HandleKind, Typed, claimed_kind, scope_handle};
use crate::host::HostInner;
use crate::plan::PlanPlugin;
use crate::presence::Presence;
use crate::registrar::RegistrarContext;
use crate::route::Route;
use crate::session::Session;
use crate::status::Status;
use crate::task::Task;

/// What kind of phase callback runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Sees.
    Observer,
    /// Wraps.
    Interceptor,
    /// Makes.
    Provider,
    /// A callback of the host's default, such as a plugin job.
    Default,
}

/// The phase in which a callback runs.
pub(crate) struct PhaseContext {
    pub graph: Arc<PhaseGraph>,
    pub phase: usize,
    /// The phase's ID, which most slots compare.
    pub id: NevercInterfaceID,
    pub role: Role,
    pub route: Rc<Route>,
    pub input: NevercArtifactHandle,
    pub current_output: NevercArtifactHandle,
    /// Identity and generation of the input, generation of the slot: what proofs are bound to.
    pub bound: ProofBinding,
    /// The interceptor's continuation.
    pub continuation: *mut NevercPhaseContinuation,
    /// Handles that the phase run releases at its end.
    pub run_handles: Rc<std::cell::RefCell<Vec<NevercHandle>>>,
}

/// What a proof is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ProofBinding {
    pub task: u64,
    pub phase: usize,
    pub input: (u64, u64),
    pub slot: (u64, u64),
    pub route: Route,
}

/// Time that a thread spends in the host.
pub(crate) struct Inside<'a>(Option<&'a Presence>);

impl Drop for Inside<'_> {
    #[inline]
    fn drop(&mut self) {
        if let Some(presence) = self.0 {
            presence.leave();
        }
    }
}

/// A call of a slot.
pub struct Call<'a> {
    host: &'a HostInner,
    active: Option<&'a Active>,
}

impl<'a> Call<'a> {
    /// A call arriving on this thread.
    #[inline]
    pub(crate) fn new(host: &'a HostInner) -> Call<'a> {
        Call {
            host,
            active: gate::top().filter(|a| a.is_of(host)),
        }
    }

    /// Marks the thread as one that is in the host, until the guard is dropped.
    #[inline]
    pub(crate) fn inside(&self) -> Inside<'a> {
        let presence = self.active.map(|a| &*a.presence);
        if let Some(presence) = presence {
            presence.enter();
        }
        Inside(presence)
    }

    /// Where this thread is, for those who want to visit it.
    pub fn presence(&self) -> Option<Arc<Presence>> {
        self.active.map(|a| a.presence.clone())
    }

    /// The host.
    pub fn host(&self) -> &'a HostInner {
        self.host
    }

    /// The plugin whose callback runs on this thread.
    pub fn plugin_id(&self) -> Option<&'a str> {
        self.active.map(|a| &*a.plugin.id)
    }

    /// The same as an object, for what must remember whose it is.
    pub fn plugin(&self) -> Option<&'a Arc<PlanPlugin>> {
        self.active.map(|a| &a.plugin)
    }

    /// Keeps the words for a refusal by verification, which a status cannot carry: the user sees them when
    /// the callback fails with it, and so do traces.
    pub fn explain(&self, reason: impl Into<String>) -> Status {
        if let Some(active) = self.active {
            *active.reason.borrow_mut() = Some(reason.into());
        }
        Status::VERIFICATION_FAILED
    }

    /// The words that were kept last.
    pub fn reason(&self) -> Option<String> {
        self.active.and_then(|a| a.reason.borrow().clone())
    }

    /// The plugin to which memory is charged: the one whose callback runs.
    pub fn account(&self) -> Arc<str> {
        self.active
            .map_or_else(|| Arc::from(""), |a| a.plugin.id.clone())
    }

    /// The task that a handle names.
    ///
    /// # Errors
    /// In this order: `INVALID_ARGUMENT` for null, `STALE_HANDLE` for an ended or unknown scope,
    /// `WRONG_TYPE` for another kind, `INVALID_STATE` outside callbacks, `WRONG_SCOPE` for another task.
    #[inline]
    pub fn task(&self, handle: NevercTaskHandle) -> Result<&'a Rc<Task>, Status> {
        if let Some(task) = self.active.and_then(|a| a.task.as_ref()) {
            let mine = task.handle();
            if mine.owner == handle.owner && mine.value == handle.value {
                return Ok(task);
            }
        }
        Err(self.wrong_scope(handle, HandleKind::TASK))
    }

    /// The session that a handle names.
    ///
    /// # Errors
    /// As [`Call::task`], with `WRONG_SESSION` for another session.
    #[inline]
    pub fn session(&self, handle: NevercSessionHandle) -> Result<&'a Arc<Session>, Status> {
        if let Some(session) = self.active.and_then(|a| a.session.as_ref()) {
            let mine = session.handle();
            if mine.owner == handle.owner && mine.value == handle.value {
                return Ok(session);
            }
        }
        Err(self.wrong_scope(handle, HandleKind::SESSION))
    }

    /// Why a scope handle that is not the current one is refused.
    #[cold]
    fn wrong_scope(&self, handle: NevercHandle, kind: HandleKind) -> Status {
        if handle.value == 0 {
            return Status::INVALID_ARGUMENT;
        }
        let Some(scope) = self.host.scope(handle.owner) else {
            return Status::STALE_HANDLE;
        };
        let own = scope_handle(handle.owner, scope.kind);
        if own.value != handle.value {
            // An object of a live scope where the scope itself is asked for, or a forged value.
            return if claimed_kind(handle.value) == scope.kind {
                Status::STALE_HANDLE
            } else {
                Status::WRONG_TYPE
            };
        }
        if scope.kind != kind {
            return Status::WRONG_TYPE;
        }
        if self.active.is_none() {
            return Status::INVALID_STATE;
        }
        if kind == HandleKind::SESSION {
            Status::WRONG_SESSION
        } else {
            Status::WRONG_SCOPE
        }
    }

    /// The task of the running callback.
    ///
    /// # Errors
    /// `INVALID_STATE` outside callbacks, `WRONG_SCOPE` in a callback without a task.
    pub fn current_task(&self) -> Result<&'a Rc<Task>, Status> {
        let active = self.active.ok_or(Status::INVALID_STATE)?;
        active.task.as_ref().ok_or(Status::WRONG_SCOPE)
    }

    /// The session of the running callback.
    ///
    /// # Errors
    /// `INVALID_STATE` outside callbacks and in those without a session.
    pub fn current_session(&self) -> Result<&'a Arc<Session>, Status> {
        self.active
            .and_then(|a| a.session.as_ref())
            .ok_or(Status::INVALID_STATE)
    }

    /// The phase frame, checked to be that of the running callback (a copy of it will do).
    ///
    /// # Errors
    /// `INVALID_ARGUMENT` for null, `INVALID_DESCRIPTOR` for a short frame, the scope errors of
    /// [`Call::task`], `WRONG_SCOPE` for another phase or a callback outside phases.
    ///
    /// # Safety
    /// `frame` is null or valid for as many bytes as its `StructSize` says.
    #[inline]
    pub unsafe fn frame(&self, frame: *const NevercPhaseFrame) -> Result<Frame<'a>, Status> {
        if frame.is_null() {
            return Err(Status::INVALID_ARGUMENT);
        }
        // SAFETY: not null, and every record begins with its size. The members are read one by one: a copy of
        // the whole record would cost more than the rest of a small slot.
        let (task, session, id) = unsafe {
            let size = frame.cast::<u32>().read_unaligned() as usize;
            if size < size_of::<NevercPhaseFrame>() {
                return Err(Status::INVALID_DESCRIPTOR);
            }
            (
                (&raw const (*frame).task).read_unaligned(),
                (&raw const (*frame).session).read_unaligned(),
                (&raw const (*frame).phase).read_unaligned(),
            )
        };
        let task = self.task(task)?;
        self.session(session)?;
        let active = self.active.ok_or(Status::INVALID_STATE)?;
        let phase = active.phase.as_ref().ok_or(Status::WRONG_SCOPE)?;
        if phase.id.high != id.high || phase.id.low != id.low {
            return Err(Status::WRONG_SCOPE);
        }
        Ok(Frame {
            active,
            phase,
            task,
        })
    }

    /// The frame of the running callback, for slots that take handles only.
    ///
    /// # Errors
    /// `INVALID_STATE` outside callbacks, `WRONG_SCOPE` outside phases.
    pub fn current_frame(&self) -> Result<Frame<'a>, Status> {
        let active = self.active.ok_or(Status::INVALID_STATE)?;
        let phase = active.phase.as_ref().ok_or(Status::WRONG_SCOPE)?;
        let task = active.task.as_ref().ok_or(Status::WRONG_SCOPE)?;
        Ok(Frame {
            active,
            phase,
            task,
        })
    }

    /// Why a handle whose owner is not the current task is refused.
    #[cold]
    fn foreign(&self, owner: u64) -> Status {
        let Some(scope) = self.host.scope(owner) else {
            return Status::STALE_HANDLE;
        };
        let Some(active) = self.active else {
            return Status::INVALID_STATE;
        };
        let mine = active.session.as_ref().map(|s| s.token());
        if mine == Some(scope.session) {
            Status::WRONG_SCOPE
        } else {
            Status::WRONG_SESSION
        }
    }

    /// The object that a handle of the current task names.
    ///
    /// # Errors
    /// `INVALID_ARGUMENT`, `STALE_HANDLE`, `INVALID_STATE`, `WRONG_SESSION`, `WRONG_SCOPE`, `WRONG_TYPE`.
    pub fn object<T: 'static>(
        &self,
        handle: NevercHandle,
        kind: HandleKind,
    ) -> Result<Rc<T>, Status> {
        self.with_object(handle, kind, |object| {
            let found = object.object().clone().downcast::<T>();
            found.map_err(|_| Status::WRONG_TYPE)
        })
    }

    /// Runs `f` on the object that a handle of the current task names; `f` makes and ends no handles.
    #[inline]
    fn with_object<R>(
        &self,
        handle: NevercHandle,
        kind: HandleKind,
        f: impl FnOnce(&Typed) -> Result<R, Status>,
    ) -> Result<R, Status> {
        if handle.value == 0 {
            return Err(Status::INVALID_ARGUMENT);
        }
        match self.active.and_then(|a| a.task.as_ref()) {
            Some(task) if task.token() == handle.owner => task
                .with_object(handle.value, kind, f)
                .map_err(|status| match status {
                    // The task's own handle is live, and names no object.
                    Status::STALE_HANDLE if task.handle() == handle => Status::WRONG_TYPE,
                    other => other,
                }),
            _ => Err(self.foreign(handle.owner)),
        }
    }

    /// Names an object of the current task until the task ends.
    ///
    /// # Errors
    /// `RESOURCE_EXHAUSTED`, and those of [`Call::current_task`].
    pub fn insert<T: 'static>(
        &self,
        kind: HandleKind,
        object: Rc<T>,
    ) -> Result<NevercHandle, Status> {
        self.current_task()?.insert(kind, object)
    }

    /// Names an object until the running callback returns.
    ///
    /// # Errors
    /// As [`Call::insert`].
    pub fn insert_for_callback<T: 'static>(
        &self,
        kind: HandleKind,
        object: Rc<T>,
    ) -> Result<NevercHandle, Status> {
        let handle = self.insert(kind, object)?;
        if let Some(active) = self.active {
            active.open.borrow_mut().push((handle, kind));
        }
        Ok(handle)
    }

    /// Ends a handle of the current task and gives the object.
    ///
    /// # Errors
    /// As [`Call::object`].
    pub fn release<T: 'static>(
        &self,
        handle: NevercHandle,
        kind: HandleKind,
    ) -> Result<Rc<T>, Status> {
        self.object::<T>(handle, kind)?;
        self.current_task()?
            .release_object(handle.value, kind)?
            .downcast::<T>()
            .map_err(|_| Status::WRONG_TYPE)
    }

    /// The registrar of the plugin that is registering right now.
    ///
    /// # Errors
    /// `INVALID_ARGUMENT` for null, `INVALID_STATE` for any context but the live one.
    pub fn registrar(&self, registrar: RegistrarRef) -> Result<&'a RegistrarContext, Status> {
        if registrar.0.is_null() {
            return Err(Status::INVALID_ARGUMENT);
        }
        let active = self.active.ok_or(Status::INVALID_STATE)?;
        let context: &RegistrarContext = &active.plugin.registrar;
        let same = std::ptr::eq((&raw const *context).cast(), registrar.0.cast_const());
        if !active.registering || !same {
            return Err(Status::INVALID_STATE);
        }
        Ok(context)
    }

    /// Whether the innermost callback may change artifacts.
    ///
    /// # Errors
    /// `INVALID_STATE` outside callbacks, `WRONG_SCOPE` without authority (observers, scope callbacks).
    pub fn require_authority(&self) -> Result<(), Status> {
        let active = self.active.ok_or(Status::INVALID_STATE)?;
        active.authority.map(|_| ()).ok_or(Status::WRONG_SCOPE)
    }

    /// Records a diagnostic of the running callback.
    ///
    /// # Errors
    /// `INVALID_STATE` without a session, `WRONG_SCOPE` in another plugin's name, `INVALID_DESCRIPTOR`.
    pub fn emit_diagnostic(
        &self,
        descriptor: &Incoming<'_, NevercDiagnosticDescriptor>,
    ) -> Result<NevercDiagnosticHandle, Status> {
        let active = self.active.ok_or(Status::INVALID_STATE)?;
        let session = active.session.as_ref().ok_or(Status::INVALID_STATE)?;
        let diagnostic = Diagnostic::copy(descriptor)?;
        if diagnostic.plugin != *active.plugin.id {
            return Err(Status::WRONG_SCOPE);
        }
        let token = session.next_diagnostic();
        let fatal = diagnostic.severity == NEVERC_DIAGNOSTIC_FATAL;
        active.diagnostics.borrow_mut().push(DiagnosticRecord {
            task: active.task.as_ref().map_or(0, |t| t.order()),
            phase_order: phase_order(&diagnostic.phase),
            plugin_index: active.plugin.index,
            sequence: token,
            diagnostic,
        });
        active.tokens.borrow_mut().push(token);
        if fatal {
            session.cancel();
        }
        Ok(NevercHandle {
            owner: session.token(),
            value: token,
        })
    }
}

/// The phase frame of the running callback.
#[derive(Clone, Copy)]
pub struct Frame<'a> {
    active: &'a Active,
    phase: &'a PhaseContext,
    task: &'a Rc<Task>,
}

impl<'a> Frame<'a> {
    /// The task.
    pub fn task(&self) -> &'a Rc<Task> {
        self.task
    }

    /// The phase's ID.
    pub fn phase_id(&self) -> NevercInterfaceID {
        self.phase.graph.phase(self.phase.phase).id
    }

    /// The phase's name.
    pub fn phase_name(&self) -> &'a str {
        &self.phase.graph.phase(self.phase.phase).name
    }

    /// The type of artifact that the phase puts out.
    pub fn output_type(&self) -> NevercInterfaceID {
        self.phase.graph.phase(self.phase.phase).output
    }

    /// What kind of callback runs.
    pub fn role(&self) -> Role {
        self.phase.role
    }

    /// The route.
    pub fn route(&self) -> &'a Route {
        &self.phase.route
    }

    /// The input artifact's handle.
    pub fn input(&self) -> NevercArtifactHandle {
        self.phase.input
    }

    /// The current output's handle; null when there is none.
    pub fn current_output(&self) -> NevercArtifactHandle {
        self.phase.current_output
    }

    /// An artifact of the given type.
    ///
    /// # Errors
    /// Those of handles; `WRONG_TYPE` for an artifact of another type.
    pub fn artifact(
        &self,
        call: &Call<'_>,
        handle: NevercArtifactHandle,
        ty: NevercInterfaceID,
    ) -> Result<Artifact, Status> {
        let artifact = call.object::<Artifact>(handle, HandleKind::ARTIFACT)?;
        if !artifact.is_of(ty) {
            return Err(Status::WRONG_TYPE);
        }
        Ok((*artifact).clone())
    }

    /// The payload of an artifact of the given type.
    ///
    /// # Errors
    /// As [`Frame::artifact`]; `CAPABILITY_UNAVAILABLE` when the artifact carries something else.
    pub fn payload<T: 'static>(
        &self,
        call: &Call<'_>,
        handle: NevercArtifactHandle,
        ty: NevercInterfaceID,
    ) -> Result<Rc<T>, Status> {
        let artifact = self.artifact(call, handle, ty)?;
        artifact.payload().ok_or(Status::CAPABILITY_UNAVAILABLE)
    }

    /// Runs `f` on the payload of an artifact of the given type; `f` changes nothing. What it gives may point into the
    /// payload: the artifact keeps it.
    ///
    /// # Errors
    /// As [`Frame::payload`], and those of `f`.
    #[inline]
    pub fn with_payload<T: 'static, R>(
        &self,
        call: &Call<'_>,
        handle: NevercArtifactHandle,
        ty: NevercInterfaceID,
        f: impl FnOnce(&T) -> Result<R, Status>,
    ) -> Result<R, Status> {
        call.with_object(handle, HandleKind::ARTIFACT, |object| {
            match object.get::<Artifact>() {
                Some(artifact) if artifact.is_of(ty) => artifact
                    .with_payload(f)
                    .unwrap_or(Err(Status::CAPABILITY_UNAVAILABLE)),
                _ => Err(Status::WRONG_TYPE),
            }
        })
    }

    /// Checks that the caller is the interceptor to which `continuation` belongs.
    ///
    /// # Errors
    /// `POLICY_VIOLATION` for null, `WRONG_SCOPE` for any but the active one.
    pub fn require_interceptor(&self, continuation: ContinuationRef) -> Result<(), Status> {
        if continuation.is_null() {
            return Err(Status::POLICY_VIOLATION);
        }
        if self.phase.role != Role::Interceptor || continuation.0 != self.phase.continuation {
            return Err(Status::WRONG_SCOPE);
        }
        Ok(())
    }

    /// Names a finished candidate, to be answered with REPLACE; it ends with the phase run unless it is
    /// published.
    ///
    /// # Errors
    /// `POLICY_VIOLATION` from an observer, `WRONG_SCOPE` for a type that the phase does not put out.
    pub fn candidate<T: 'static>(
        &self,
        ty: NevercInterfaceID,
        payload: Rc<T>,
    ) -> Result<NevercArtifactHandle, Status> {
        if self.active.authority.is_none() {
            return Err(Status::POLICY_VIOLATION);
        }
        let output = self.output_type();
        if (output.high, output.low) != (ty.high, ty.low) {
            return Err(Status::WRONG_SCOPE);
        }
        let artifact = Rc::new(Artifact::new(ty, payload));
        let handle = self.task.insert(HandleKind::ARTIFACT, artifact)?;
        self.phase.run_handles.borrow_mut().push(handle);
        Ok(handle)
    }

    /// Issues a proof that the phase may be skipped as things stand; the domain has checked that it is true.
    ///
    /// # Errors
    /// `RESOURCE_EXHAUSTED`.
    pub fn prove(&self) -> Result<NevercProofHandle, Status> {
        let proof = Rc::new(self.phase.bound.clone());
        self.task.insert(HandleKind::PROOF, proof)
    }
}
