//! Artifacts: what phases take and put out, opaque to the engine.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};

use neverc_abi::NevercInterfaceID;

use crate::handle::Typed;

struct Inner {
    identity: u64,
    ty: NevercInterfaceID,
    generation: Cell<u64>,
    payload: RefCell<Typed>,
}

/// An artifact; clones are the same artifact. It is destroyed with its last clone.
#[derive(Clone)]
pub struct Artifact(Rc<Inner>);

impl Artifact {
    /// An artifact of type `ty` around a payload.
    pub fn new<T: 'static>(ty: NevercInterfaceID, payload: Rc<T>) -> Artifact {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        Artifact(Rc::new(Inner {
            identity: NEXT.fetch_add(1, Ordering::Relaxed),
            ty,
            generation: Cell::new(1),
            payload: RefCell::new(Typed::new(payload)),
        }))
    }

    /// An artifact whose payload no table reads: the stage keeps it to itself.
    pub fn opaque(ty: NevercInterfaceID) -> Artifact {
        Artifact::new(ty, Rc::new(()))
    }

    /// Type.
    #[inline]
    pub fn ty(&self) -> NevercInterfaceID {
        self.0.ty
    }

    /// Whether it is of type `ty`.
    #[inline]
    pub fn is_of(&self, ty: NevercInterfaceID) -> bool {
        self.0.ty.high == ty.high && self.0.ty.low == ty.low
    }

    /// The payload, if it is a `T`.
    pub fn payload<T: 'static>(&self) -> Option<Rc<T>> {
        self.0.payload.borrow().object().clone().downcast().ok()
    }

    /// Runs `f` on the payload, if it is a `T`; `f` puts no other payload in.
    #[inline]
    pub(crate) fn with_payload<T: 'static, R>(&self, f: impl FnOnce(&T) -> R) -> Option<R> {
        self.0.payload.borrow().get().map(f)
    }

    /// Puts another payload in, as a committed mutation does; handles stay valid, proofs do not.
    pub fn replace_payload<T: 'static>(&self, payload: Rc<T>) {
        *self.0.payload.borrow_mut() = Typed::new(payload);
        self.0.generation.set(self.0.generation.get() + 1);
    }

    /// Number of the artifact and of its content.
    pub(crate) fn version(&self) -> (u64, u64) {
        (self.0.identity, self.0.generation.get())
    }

    /// Whether both are the same artifact.
    pub fn same(&self, other: &Artifact) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// Where a phase publishes its output.
pub struct ArtifactSlot {
    identity: u64,
    generation: u64,
    current: Option<Artifact>,
}

impl Default for ArtifactSlot {
    fn default() -> ArtifactSlot {
        ArtifactSlot {
            identity: crate::handle::next_owner(),
            generation: 0,
            current: None,
        }
    }
}

impl ArtifactSlot {
    /// An empty slot.
    pub fn new() -> ArtifactSlot {
        ArtifactSlot::default()
    }

    /// What it publishes now.
    pub fn current(&self) -> Option<&Artifact> {
        self.current.as_ref()
    }

    /// Rises by one with each publication.
    pub fn generation(&self) -> u64 {
        self.generation
    }

    pub(crate) fn version(&self) -> (u64, u64) {
        (self.identity, self.generation)
    }

    /// Puts an artifact in that came from elsewhere, as a publication.
    pub fn fill(&mut self, artifact: Artifact) {
        self.publish(artifact);
    }

    pub(crate) fn publish(&mut self, artifact: Artifact) {
        self.current = Some(artifact);
        self.generation += 1;
    }
}
