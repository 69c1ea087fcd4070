//! Handles: names of host objects that plugins hold, with owner, kind and generation.

use std::any::{Any, TypeId};
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};

use neverc_abi::NevercHandle;

use crate::status::Status;

/// What a handle names. Kinds of domains are numbers above [`HandleKind::DOMAIN`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandleKind(pub u16);

impl HandleKind {
    /// A session.
    pub const SESSION: HandleKind = HandleKind(1);
    /// A task.
    pub const TASK: HandleKind = HandleKind(2);
    /// An artifact.
    pub const ARTIFACT: HandleKind = HandleKind(3);
    /// A proof.
    pub const PROOF: HandleKind = HandleKind(4);
    /// First number for the tables.
    pub const DOMAIN: u16 = 16;
}

/// Owner tokens come from one counter of the process and are never used again.
static NEXT_OWNER: AtomicU64 = AtomicU64::new(1);

/// A fresh owner token.
pub fn next_owner() -> u64 {
    NEXT_OWNER.fetch_add(1, Ordering::Relaxed)
}

/// The handle of a scope itself: its own token and its kind.
pub fn scope_handle(owner: u64, kind: HandleKind) -> NevercHandle {
    NevercHandle {
        owner,
        value: pack(kind.0, 1, 0),
    }
}

/// The kind that a value claims.
pub fn claimed_kind(value: u64) -> HandleKind {
    HandleKind((value >> 48) as u16)
}

fn pack(kind: u16, generation: u16, index: u32) -> u64 {
    u64::from(kind) << 48 | u64::from(generation) << 32 | u64::from(index)
}

/// An object of any type with the type beside it: small slots ask for it so often that an indirect call would tell.
#[derive(Clone)]
pub(crate) struct Typed {
    ty: TypeId,
    /// Where the object itself lies.
    data: *const (),
    object: Rc<dyn Any>,
}

impl Typed {
    /// Wraps an object.
    pub fn new<T: Any>(object: Rc<T>) -> Typed {
        Typed {
            ty: TypeId::of::<T>(),
            data: Rc::as_ptr(&object).cast(),
            object,
        }
    }

    /// The object, if it is a `T`.
    #[inline]
    pub fn get<T: Any>(&self) -> Option<&T> {
        if self.ty != TypeId::of::<T>() {
            return None;
        }
        // SAFETY: `new` put type and place of the very object beside it, which stays there as long as its counter.
        Some(unsafe { &*self.data.cast::<T>() })
    }

    /// The object.
    pub fn object(&self) -> &Rc<dyn Any> {
        &self.object
    }
}

struct Slot {
    /// The value of the live handle; 0, which is none, when there is no object.
    value: u64,
    generation: u16,
    object: Option<Typed>,
}

/// The objects of one scope.
pub struct Arena {
    owner: u64,
    limit: u32,
    slots: Vec<Slot>,
    free: Vec<u32>,
    live: usize,
}

impl Arena {
    /// An empty arena for the scope with token `owner`.
    pub fn new(owner: u64) -> Arena {
        Arena::with_limit(owner, u32::MAX)
    }

    /// The same with room for `limit` slots.
    pub fn with_limit(owner: u64, limit: u32) -> Arena {
        Arena {
            owner,
            limit,
            slots: Vec::new(),
            free: Vec::new(),
            live: 0,
        }
    }

    /// Number of live objects.
    pub fn live(&self) -> usize {
        self.live
    }

    /// Names an object.
    ///
    /// # Errors
    /// `RESOURCE_EXHAUSTED` when no slot is left.
    pub fn insert<T: Any>(
        &mut self,
        kind: HandleKind,
        object: Rc<T>,
    ) -> Result<NevercHandle, Status> {
        let index = match self.free.pop() {
            Some(index) => index,
            None => {
                let index = self.slots.len();
                if index >= self.limit as usize {
                    return Err(Status::RESOURCE_EXHAUSTED);
                }
                self.slots.push(Slot {
                    value: 0,
                    generation: 0,
                    object: None,
                });
                index as u32
            }
        };
        let slot = &mut self.slots[index as usize];
        // Below 65535, since slots that reached it are not in the free list.
        slot.generation += 1;
        slot.value = pack(kind.0, slot.generation, index);
        slot.object = Some(Typed::new(object));
        self.live += 1;
        Ok(NevercHandle {
            owner: self.owner,
            value: slot.value,
        })
    }

    /// The object behind a value of this arena.
    ///
    /// # Errors
    /// `INVALID_ARGUMENT`, `STALE_HANDLE` or `WRONG_TYPE`.
    #[inline]
    pub(crate) fn typed(&self, value: u64, kind: HandleKind) -> Result<&Typed, Status> {
        let index = (value & 0xffff_ffff) as usize;
        match self.slots.get(index) {
            Some(slot) if slot.value == value => match &slot.object {
                Some(object) if claimed_kind(value) == kind => Ok(object),
                Some(_) => Err(Status::WRONG_TYPE),
                // Both are 0.
                None => Err(Status::INVALID_ARGUMENT),
            },
            _ if value == 0 => Err(Status::INVALID_ARGUMENT),
            _ => Err(Status::STALE_HANDLE),
        }
    }

    /// The same, of whatever type.
    ///
    /// # Errors
    /// As [`Arena::typed`].
    pub fn get(&self, value: u64, kind: HandleKind) -> Result<&Rc<dyn Any>, Status> {
        self.typed(value, kind).map(Typed::object)
    }

    /// Takes an object out; its handle is stale from now on.
    ///
    /// # Errors
    /// As [`Arena::get`].
    pub fn release(&mut self, value: u64, kind: HandleKind) -> Result<Rc<dyn Any>, Status> {
        self.typed(value, kind)?;
        let index = (value & 0xffff_ffff) as usize;
        let slot = &mut self.slots[index];
        let object = slot.object.take().ok_or(Status::STALE_HANDLE)?;
        slot.value = 0;
        self.live -= 1;
        if slot.generation < u16::MAX {
            self.free.push(index as u32);
        }
        Ok(object.object)
    }

    /// Takes all objects out, the youngest slot first; every handle is stale from now on.
    pub fn close(&mut self) -> Vec<Rc<dyn Any>> {
        self.free.clear();
        self.live = 0;
        let objects = self
            .slots
            .drain(..)
            .rev()
            .filter_map(|s| s.object.map(|o| o.object));
        objects.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KIND: HandleKind = HandleKind(20);

    #[test]
    fn released_and_reused_slots_are_stale() {
        let mut arena = Arena::new(7);
        let a = arena.insert(KIND, Rc::new(1)).expect("room");
        arena.release(a.value, KIND).expect("live");
        let b = arena.insert(KIND, Rc::new(2)).expect("room");
        assert_ne!(a.value, b.value);
        assert_eq!(arena.get(a.value, KIND).err(), Some(Status::STALE_HANDLE));
        assert!(arena.get(b.value, KIND).is_ok());
        assert_eq!(
            arena.get(b.value, HandleKind(21)).err(),
            Some(Status::WRONG_TYPE)
        );
        assert_eq!(arena.get(0, KIND).err(), Some(Status::INVALID_ARGUMENT));
    }

    #[test]
    fn slots_retire_when_their_generations_are_used_up() {
        let mut arena = Arena::with_limit(7, 1);
        for _ in 0..u16::MAX {
            let h = arena.insert(KIND, Rc::new(())).expect("room");
            arena.release(h.value, KIND).expect("live");
        }
        assert_eq!(
            arena.insert(KIND, Rc::new(())).err(),
            Some(Status::RESOURCE_EXHAUSTED)
        );
    }

    #[test]
    fn forged_values_never_resolve() {
        let mut arena = Arena::new(7);
        let real = arena.insert(KIND, Rc::new(())).expect("room");
        let mut seed = 0x9e37_79b9_7f4a_7c15u64;
        for _ in 0..100_000 {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            if seed != real.value {
                assert!(arena.get(seed, KIND).is_err());
            }
        }
    }
}
