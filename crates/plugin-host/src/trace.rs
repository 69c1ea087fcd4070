//! The record of every table call and callback, in Chrome's trace format (Perfetto opens it).

use std::cmp::Reverse;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::boundary::SlotInfo;
use crate::status::Status;

/// One finished call.
struct Event {
    name: String,
    category: &'static str,
    plugin: String,
    status: Status,
    /// More members of the event's arguments, each after a comma.
    arguments: String,
    start: u64,
    duration: u64,
    thread: u64,
}

/// Collects calls while it is on.
pub struct Trace {
    on: AtomicBool,
    epoch: Instant,
    events: Mutex<Vec<Event>>,
}

impl Default for Trace {
    fn default() -> Trace {
        Trace {
            on: AtomicBool::new(false),
            epoch: Instant::now(),
            events: Mutex::default(),
        }
    }
}

/// A small number per thread, as trace viewers like them.
fn thread_number() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    thread_local! {
        static NUMBER: u64 = NEXT.fetch_add(1, Ordering::Relaxed);
    }
    NUMBER.with(|n| *n)
}

impl Trace {
    /// Starts collecting.
    pub fn start(&self) {
        self.on.store(true, Ordering::Relaxed);
    }

    /// Whether calls are collected.
    #[inline]
    pub fn is_on(&self) -> bool {
        self.on.load(Ordering::Relaxed)
    }

    /// Nanoseconds since the trace began.
    pub fn now(&self) -> u64 {
        u64::try_from(self.epoch.elapsed().as_nanos()).unwrap_or(u64::MAX)
    }

    fn push(&self, event: Event) {
        let mut events = self.events.lock().unwrap_or_else(PoisonError::into_inner);
        events.push(event);
    }

    /// Records a call of a table slot that began at `start`.
    pub fn slot(
        &self,
        slot: &SlotInfo,
        plugin: Option<&str>,
        status: Status,
        start: u64,
        arguments: String,
    ) {
        self.push(Event {
            name: format!("{}.{}", slot.table, slot.name),
            category: "slot",
            plugin: plugin.unwrap_or("").to_owned(),
            status,
            arguments,
            start,
            duration: self.now().saturating_sub(start),
            thread: thread_number(),
        });
    }

    /// Records a callback that began at `start`.
    pub fn callback(
        &self,
        name: &str,
        plugin: &str,
        status: Status,
        start: u64,
        arguments: String,
    ) {
        self.call(
            name.to_owned(),
            "callback",
            plugin,
            status,
            start,
            arguments,
        );
    }

    /// Records a call between host and plugin that is neither of a slot nor of a callback.
    pub fn call(
        &self,
        name: String,
        category: &'static str,
        plugin: &str,
        status: Status,
        start: u64,
        arguments: String,
    ) {
        self.push(Event {
            name,
            category,
            plugin: plugin.to_owned(),
            status,
            arguments,
            start,
            duration: self.now().saturating_sub(start),
            thread: thread_number(),
        });
    }

    /// The trace as JSON, in order of time.
    pub fn to_json(&self) -> String {
        let mut events = self.events.lock().unwrap_or_else(PoisonError::into_inner);
        // Of two that begin together the longer one is around the other.
        events.sort_by_key(|e| (e.start, Reverse(e.duration)));
        let rows: Vec<String> = events
            .iter()
            .map(|e| {
                format!(
                    "{{\"name\":{},\"cat\":\"{}\",\"ph\":\"X\",\"ts\":{}.{:03},\"dur\":{}.{:03},\"pid\":1,\"tid\":{},\"args\":{{\"plugin\":{},\"status\":\"{}\",\"detail\":{}{}}}}}",
                    json_string(&e.name),
                    e.category,
                    e.start / 1000,
                    e.start % 1000,
                    e.duration / 1000,
                    e.duration % 1000,
                    e.thread,
                    json_string(&e.plugin),
                    e.status.name(),
                    e.status.detail,
                    e.arguments,
                )
            })
            .collect();
        format!("{{\"traceEvents\":[\n{}\n]}}\n", rows.join(",\n"))
    }
}

/// Text as a JSON string.
pub fn json_string(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            c if (c as u32) < 0x20 => out.push_str(&format!("\\u{:04x}", c as u32)),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
