//! What long random runs need: where they are, for those who find them dead, and an end to sequences that hang.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Environment variables of random runs, each a number.
pub fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Watches one sequence after the other.
pub struct Guard {
    now: Arc<Mutex<Option<(u64, Instant)>>>,
    state: Option<std::ffi::OsString>,
    shown: bool,
}

impl Guard {
    /// Ends the process when a sequence takes more than `NEVERC_IR_FUZZ_LIMIT` seconds (60). The seed of the sequence
    /// that runs is written to the file `NEVERC_IR_FUZZ_STATE`, and with `NEVERC_IR_FUZZ_SHOW` to the terminal;
    /// `NEVERC_IR_FUZZ_MODULE` is a file for the module that goes into the optimizer.
    pub fn new() -> Guard {
        let now: Arc<Mutex<Option<(u64, Instant)>>> = Arc::default();
        let limit = Duration::from_secs(number("NEVERC_IR_FUZZ_LIMIT").unwrap_or(60));
        let watched = Arc::downgrade(&now);
        std::thread::spawn(move || {
            while let Some(now) = watched.upgrade() {
                if let Some((seed, since)) = *now.lock().expect("nobody panics with it")
                    && since.elapsed() > limit
                {
                    eprintln!("seed {seed} hangs");
                    std::process::abort();
                }
                drop(now);
                std::thread::sleep(Duration::from_millis(100));
            }
        });
        Guard {
            now,
            state: std::env::var_os("NEVERC_IR_FUZZ_STATE"),
            shown: std::env::var_os("NEVERC_IR_FUZZ_SHOW").is_some(),
        }
    }

    /// A sequence begins.
    pub fn begin(&self, seed: u64) {
        *self.now.lock().expect("nobody panics with it") = Some((seed, Instant::now()));
        if let Some(state) = &self.state {
            std::fs::write(state, seed.to_string()).expect("it can be written");
        }
        if self.shown {
            eprintln!("seed {seed}");
        }
    }
}

/// How long a random run goes on: `NEVERC_IR_FUZZ_SECONDS`, or a number of sequences.
pub struct Span {
    end: Option<Instant>,
    sequences: u64,
}

impl Span {
    pub fn new(sequences: u64) -> Span {
        let seconds = number("NEVERC_IR_FUZZ_SECONDS");
        Span {
            end: seconds.map(|s| Instant::now() + Duration::from_secs(s)),
            sequences,
        }
    }

    pub fn is_over(&self, done: u64) -> bool {
        match self.end {
            Some(end) => Instant::now() >= end,
            None => done >= self.sequences,
        }
    }

    /// Whether it is the long form.
    pub fn is_long(&self) -> bool {
        self.end.is_some()
    }
}

/// Those slots of a table that were never called with success, by their names in the header.
pub fn never(slots: &[neverc_plugin_host::boundary::SlotInfo]) -> Vec<&'static str> {
    let plain = |name: &str| name.replace('_', "").to_lowercase();
    let called: std::collections::HashSet<String> = super::ir::called()
        .into_iter()
        .filter(|(_, (_, successes))| *successes > 0)
        .map(|(slot, _)| plain(slot))
        .collect();
    slots
        .iter()
        .map(|s| s.name)
        .filter(|name| !called.contains(&plain(name)))
        .collect()
}
