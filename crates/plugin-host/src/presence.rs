//! Where a thread is, host or plugin, so that other threads of a plugin may use its task while it is in the plugin.
//!
//! Tasks and what belongs to them stay on one thread and are not locked. A plugin that starts threads of its own
//! inside a callback may let them ask for a few things all the same (see [`Presence::visit`]): the host then works on
//! such a thread, one at a time, and only while the callback's own thread is in the plugin's code. The own thread
//! says on each entry and exit where it is, with two plain stores and a load; the visitor pays for the fence between
//! them (`membarrier`).

use std::sync::atomic::{AtomicBool, Ordering, compiler_fence};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use crate::status::Status;

/// Where one thread is.
#[derive(Default)]
pub struct Presence {
    in_host: AtomicBool,
    visited: AtomicBool,
    /// Held by the visitor.
    turn: Mutex<()>,
}

impl Presence {
    /// The thread enters the host; waits while there is a visitor.
    #[inline]
    pub(crate) fn enter(&self) {
        self.in_host.store(true, Ordering::Relaxed);
        // The processor's part of the fence is the visitor's.
        compiler_fence(Ordering::SeqCst);
        if self.visited.load(Ordering::Acquire) {
            self.wait();
        }
    }

    /// The thread goes (back) to the plugin.
    #[inline]
    pub(crate) fn leave(&self) {
        self.in_host.store(false, Ordering::Release);
    }

    #[cold]
    fn wait(&self) {
        loop {
            self.in_host.store(false, Ordering::Release);
            let turn = self.turn.lock().unwrap_or_else(PoisonError::into_inner);
            self.in_host.store(true, Ordering::SeqCst);
            // Under the lock nobody visits.
            drop(turn);
            if !self.visited.load(Ordering::SeqCst) {
                return;
            }
        }
    }

    /// Waits until the thread is in the plugin, and keeps it there until the guard is dropped.
    ///
    /// # Errors
    /// `CAPABILITY_UNAVAILABLE` when the system has no such fence, `INVALID_STATE` when `open` says that there is
    /// nothing left to visit.
    pub fn visit(&self, open: impl Fn() -> bool) -> Result<Visit<'_>, Status> {
        if !fence_works() {
            return Err(Status::CAPABILITY_UNAVAILABLE);
        }
        let turn = self.turn.lock().unwrap_or_else(PoisonError::into_inner);
        let visit = Visit {
            presence: self,
            _turn: turn,
        };
        self.visited.store(true, Ordering::SeqCst);
        fence();
        while self.in_host.load(Ordering::Acquire) {
            if !open() {
                return Err(Status::INVALID_STATE);
            }
            std::thread::sleep(Duration::from_micros(20));
        }
        // It may have been over before the thread came back to the plugin.
        if open() {
            Ok(visit)
        } else {
            Err(Status::INVALID_STATE)
        }
    }
}

/// Time in which the own thread stays in the plugin.
pub struct Visit<'a> {
    presence: &'a Presence,
    _turn: MutexGuard<'a, ()>,
}

impl Drop for Visit<'_> {
    fn drop(&mut self) {
        self.presence.visited.store(false, Ordering::SeqCst);
    }
}

#[cfg(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
fn membarrier(command: i32) -> bool {
    use std::ffi::{c_int, c_long, c_uint};
    unsafe extern "C" {
        fn syscall(number: c_long, ...) -> c_long;
    }
    let number: c_long = if cfg!(target_arch = "x86_64") {
        324
    } else {
        283
    };
    let (command, flags, cpu): (c_int, c_uint, c_int) = (command, 0, 0);
    // SAFETY: the call takes three numbers and touches no memory.
    unsafe { syscall(number, command, flags, cpu) >= 0 }
}

#[cfg(not(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64")
)))]
fn membarrier(_: i32) -> bool {
    false
}

const PRIVATE_EXPEDITED: i32 = 1 << 3;
const REGISTER_PRIVATE_EXPEDITED: i32 = 1 << 4;

/// Whether the process may use the fence; it says so to the system once.
fn fence_works() -> bool {
    static WORKS: OnceLock<bool> = OnceLock::new();
    *WORKS.get_or_init(|| membarrier(REGISTER_PRIVATE_EXPEDITED) && membarrier(PRIVATE_EXPEDITED))
}

/// After it every thread of the process has gone through a fence.
fn fence() {
    membarrier(PRIVATE_EXPEDITED);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::AtomicU64;

    /// Threads that visit and a thread that goes in and out never work at the same time.
    #[test]
    fn host_and_visitors_exclude_each_other() {
        let presence = Arc::new(Presence::default());
        presence.enter();
        let inside = Arc::new(AtomicU64::new(0));
        let worked = Arc::new(AtomicU64::new(0));
        let alone = |inside: &AtomicU64| {
            assert_eq!(inside.fetch_add(1, Ordering::SeqCst), 0);
            std::hint::black_box((0..50).fold(0u64, |a, b| a ^ b));
            inside.fetch_sub(1, Ordering::SeqCst);
        };
        let visitors: Vec<_> = (0..3)
            .map(|_| {
                let (presence, inside, worked) = (presence.clone(), inside.clone(), worked.clone());
                std::thread::spawn(move || {
                    for _ in 0..200 {
                        let visit = presence.visit(|| true);
                        let Ok(visit) = visit else {
                            assert!(!fence_works());
                            return;
                        };
                        alone(&inside);
                        worked.fetch_add(1, Ordering::SeqCst);
                        drop(visit);
                    }
                })
            })
            .collect();
        presence.leave();
        while visitors.iter().any(|v| !v.is_finished()) {
            presence.enter();
            alone(&inside);
            presence.leave();
            std::thread::yield_now();
        }
        for visitor in visitors {
            visitor.join().expect("it worked alone");
        }
        assert!(!fence_works() || worked.load(Ordering::SeqCst) == 600);
    }

    #[test]
    fn what_is_over_is_not_visited() {
        let presence = Presence::default();
        presence.enter();
        assert!(presence.visit(|| false).is_err());
        presence.leave();
        assert!(presence.visit(|| false).is_err());
        assert_eq!(presence.visit(|| true).is_ok(), fence_works());
    }
}
