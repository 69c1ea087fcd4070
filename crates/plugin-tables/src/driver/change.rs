//! Open changes of artifacts: begun by an interceptor, committed or aborted, or dropped with its callback.

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

use neverc_abi::*;
use neverc_plugin_host::boundary::ContinuationRef;
use neverc_plugin_host::{Artifact, Call, Frame, HandleKind, Status, Task};

/// A copy of an artifact's payload that is being edited.
pub(crate) struct Change<T> {
    /// Where the result goes; `None` for builders.
    target: Option<Artifact>,
    pub content: RefCell<T>,
}

/// Payloads that were replaced: views of them may still be in the plugin's hands.
#[derive(Default)]
struct Retired(RefCell<Vec<Rc<dyn Any>>>);

/// Artifacts with an open change, with its handle.
#[derive(Default)]
struct Open(RefCell<Vec<(Artifact, NevercHandle, HandleKind)>>);

fn is_open(task: &Task, artifact: &Artifact) -> bool {
    let open = task.seat(Open::default);
    let mut list = open.0.borrow_mut();
    list.retain(|(_, handle, kind)| task.object(handle.value, *kind).is_ok());
    list.iter().any(|(a, _, _)| a.same(artifact))
}

/// Begins a change of an artifact, as an interceptor.
pub(crate) fn begin<T: Clone + 'static>(
    call: &Call<'_>,
    frame: Frame<'_>,
    continuation: ContinuationRef,
    handle: NevercArtifactHandle,
    ty: NevercInterfaceID,
    kind: HandleKind,
) -> Result<NevercHandle, Status> {
    frame.require_interceptor(continuation)?;
    let artifact = frame.artifact(call, handle, ty)?;
    let payload = artifact
        .payload::<T>()
        .ok_or(Status::CAPABILITY_UNAVAILABLE)?;
    let task = frame.task();
    if is_open(task, &artifact) {
        return Err(Status::INVALID_STATE);
    }
    let change = Change {
        target: Some(artifact.clone()),
        content: RefCell::new((*payload).clone()),
    };
    let made = call.insert_for_callback(kind, Rc::new(change))?;
    task.seat(Open::default)
        .0
        .borrow_mut()
        .push((artifact, made, kind));
    Ok(made)
}

/// Begins something new.
pub(crate) fn build<T: 'static>(
    call: &Call<'_>,
    content: T,
    kind: HandleKind,
) -> Result<NevercHandle, Status> {
    call.require_authority()?;
    let change = Change {
        target: None,
        content: RefCell::new(content),
    };
    call.insert_for_callback(kind, Rc::new(change))
}

/// An open change, for an edit.
pub(crate) fn edit<T: 'static>(
    call: &Call<'_>,
    handle: NevercHandle,
    kinds: &[HandleKind],
) -> Result<Rc<Change<T>>, Status> {
    let mut last = Status::WRONG_TYPE;
    for &kind in kinds {
        match call.object::<Change<T>>(handle, kind) {
            Ok(change) => {
                call.require_authority()?;
                return Ok(change);
            }
            Err(status) => last = status,
        }
    }
    Err(last)
}

/// Runs `f` on the content of an open change.
pub(crate) fn with<T: 'static, R>(
    call: &Call<'_>,
    handle: NevercHandle,
    kinds: &[HandleKind],
    f: impl FnOnce(&mut T) -> Result<R, Status>,
) -> Result<R, Status> {
    let change = edit::<T>(call, handle, kinds)?;
    let mut content = change.content.borrow_mut();
    f(&mut content)
}

/// Ends a change: the artifact gets the edited payload once `verify` is content with it. On failure the
/// change stays open and the artifact as it was.
pub(crate) fn commit<T: Clone + 'static>(
    call: &Call<'_>,
    handle: NevercHandle,
    kind: HandleKind,
    verify: impl FnOnce(&T, &T) -> Result<(), Status>,
) -> Result<(), Status> {
    let change = edit::<T>(call, handle, &[kind])?;
    let target = change.target.as_ref().ok_or(Status::WRONG_TYPE)?;
    let old = target
        .payload::<T>()
        .ok_or(Status::CAPABILITY_UNAVAILABLE)?;
    let new = Rc::new(change.content.borrow().clone());
    verify(&old, &new)?;
    let retired = call.current_task()?.seat(Retired::default);
    retired.0.borrow_mut().push(old);
    target.replace_payload(new);
    call.release::<Change<T>>(handle, kind).map(|_| ())
}

/// Gives a change up.
pub(crate) fn abort<T: 'static>(
    call: &Call<'_>,
    handle: NevercHandle,
    kinds: &[HandleKind],
) -> Result<(), Status> {
    let mut last = Status::WRONG_TYPE;
    for &kind in kinds {
        match call.release::<Change<T>>(handle, kind) {
            Ok(_) => return Ok(()),
            Err(status) => last = status,
        }
    }
    Err(last)
}

/// Publishes what was built: the builder is used up on success and stays on failure.
pub(crate) fn publish<T: Clone + 'static>(
    call: &Call<'_>,
    frame: Frame<'_>,
    handle: NevercHandle,
    kind: HandleKind,
    ty: NevercInterfaceID,
    verify: impl FnOnce(&T) -> Result<(), String>,
) -> Result<NevercArtifactHandle, Status> {
    let change = edit::<T>(call, handle, &[kind])?;
    let content = change.content.borrow().clone();
    verify(&content).map_err(|why| call.explain(why))?;
    let made = frame.candidate(ty, Rc::new(content))?;
    call.release::<Change<T>>(handle, kind)?;
    Ok(made)
}
