//! Continuations: what an interceptor calls to run the rest of the chain.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::ThreadId;

use neverc_abi::*;

use crate::boundary::{Incoming, header};
use crate::executor::{Run, Step};
use crate::gate;
use crate::host::HostInner;
use crate::status::Status;
use crate::task::Task;

/// Continuations whose interceptors run, with their threads.
///
/// A continuation may be called through a copy, on another thread or when it is long over; so its number is
/// looked up, and nothing that it points to is trusted.
static LIVE: Mutex<Option<HashMap<u64, ThreadId>>> = Mutex::new(None);

thread_local! {
    /// Live continuations of this thread, the innermost last.
    static MINE: RefCell<Vec<(u64, *const Link<'static>)>> = const { RefCell::new(Vec::new()) };
}

/// One interceptor's way down.
pub(crate) struct Link<'r> {
    run: &'r Run<'r>,
    position: usize,
    number: Cell<u64>,
    generation: Cell<u64>,
    calls: Cell<u32>,
    outcome: Cell<Option<Result<Step, Status>>>,
}

impl<'r> Link<'r> {
    pub fn new(run: &'r Run<'_>, position: usize) -> Link<'r> {
        // SAFETY: only the lifetime changes, to the shorter one for which the reference is held: the link
        // lives on the stack above the run, and what it reads of the run lives as long.
        let run = unsafe { &*std::ptr::from_ref(run).cast::<Run<'r>>() };
        Link {
            run,
            position,
            number: Cell::new(0),
            generation: Cell::new(0),
            calls: Cell::new(0),
            outcome: Cell::new(None),
        }
    }

    /// Makes the continuation that the interceptor gets; the link must stay where it is until it retires.
    pub fn publish(&self, task: &Task, host: &HostInner) -> *mut NevercPhaseContinuation {
        let number = host.continuations.fetch_add(1, Ordering::Relaxed);
        // Numbers of two hosts must not meet in the process-wide table, so the key is another one.
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let key = NEXT.fetch_add(1, Ordering::Relaxed);
        let mut record = Box::new(NevercPhaseContinuation {
            header: header::<NevercPhaseContinuation>(),
            invoke_next: Some(invoke_next),
            context: key as *mut std::ffi::c_void,
            generation: number,
        });
        let pointer: *mut NevercPhaseContinuation = &raw mut *record;
        task.continuations.borrow_mut().push(record);
        self.number.set(key);
        self.generation.set(number);
        let mut live = LIVE.lock().unwrap_or_else(PoisonError::into_inner);
        live.get_or_insert_default()
            .insert(key, std::thread::current().id());
        let link: *const Link<'r> = self;
        MINE.with_borrow_mut(|mine| mine.push((key, link.cast())));
        pointer
    }

    /// Ends the continuation; gives the number of calls and the outcome of the first.
    pub fn retire(&self) -> (u32, Option<Result<Step, Status>>) {
        let key = self.number.get();
        MINE.with_borrow_mut(|mine| mine.retain(|(k, _)| *k != key));
        let mut live = LIVE.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(live) = live.as_mut() {
            live.remove(&key);
        }
        (self.calls.get(), self.outcome.get())
    }

    fn invoke(&self) -> Result<Step, Status> {
        self.calls.set(self.calls.get().saturating_add(1));
        if self.calls.get() > 1 {
            return Err(Status::POLICY_VIOLATION);
        }
        let outcome = self.run.step(self.position);
        self.outcome.set(Some(outcome));
        outcome
    }
}

unsafe extern "C-unwind" fn invoke_next(
    continuation: *mut NevercPhaseContinuation,
    frame: *const NevercPhaseFrame,
    out_result: *mut NevercPhaseResult,
) -> NevercStatus {
    let run = AssertUnwindSafe(|| {
        if continuation.is_null() || frame.is_null() || out_result.is_null() {
            return Err(Status::INVALID_ARGUMENT);
        }
        // SAFETY: the plugin passes a continuation that it was given, or a copy of one.
        let key = unsafe { (&raw const (*continuation).context).read_unaligned() } as u64;
        let link = MINE.with_borrow(|mine| mine.iter().find(|(k, _)| *k == key).map(|(_, l)| *l));
        let Some(link) = link else {
            let live = LIVE.lock().unwrap_or_else(PoisonError::into_inner);
            let elsewhere = live.as_ref().is_some_and(|l| l.contains_key(&key));
            return Err(if elsewhere {
                // Live, but not on this thread.
                Status::WRONG_SCOPE
            } else {
                Status::INVALID_STATE
            });
        };
        // SAFETY: links leave the list before they leave the stack, and only this thread's are in it.
        let link = unsafe { &*link };
        // SAFETY: as for the key.
        let generation = unsafe { (&raw const (*continuation).generation).read_unaligned() };
        if generation != link.generation.get() {
            return Err(Status::INVALID_STATE);
        }
        // SAFETY: not null; the plugin vouches for the frame.
        let frame = unsafe { Incoming::new(frame)? };
        let fits = gate::top().is_some_and(|active| {
            let same = |a: NevercHandle, b: NevercHandle| a.owner == b.owner && a.value == b.value;
            active
                .task
                .as_ref()
                .is_some_and(|t| same(t.handle(), frame.task))
                && active.phase.as_ref().is_some_and(|p| {
                    let id = p.graph.phase(p.phase).id;
                    (id.high, id.low) == (frame.phase.high, frame.phase.low)
                })
        });
        if !fits {
            return Err(Status::WRONG_SCOPE);
        }
        // SAFETY: not null, and every record begins with its size.
        let size = unsafe { out_result.cast::<u32>().read_unaligned() } as usize;
        if size < size_of::<NevercPhaseResult>() {
            return Err(Status::INVALID_ARGUMENT);
        }
        let step = link.invoke()?;
        // SAFETY: the plugin vouches for the size that it wrote.
        unsafe {
            out_result.write_unaligned(NevercPhaseResult {
                header: header::<NevercPhaseResult>(),
                action: step.action,
                reserved: 0,
                output: step.output,
                proof: NevercHandle { owner: 0, value: 0 },
            });
        }
        Ok(())
    });
    let host = gate::top().filter(|a| a.host().trace.is_on());
    let start = host.map_or(0, |a| a.host().trace.now());
    let status = match catch_unwind(run) {
        Ok(Ok(())) => Status::OK,
        Ok(Err(status)) => status,
        Err(_) => Status::PLUGIN_FAILURE,
    };
    if let Some(active) = host {
        let name = "Continuation.InvokeNext".to_owned();
        let trace = &active.host().trace;
        trace.call(
            name,
            "slot",
            &active.plugin.id,
            status,
            start,
            String::new(),
        );
    }
    status.to_abi()
}
