//! Calls, time and failures per plugin and callback.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Totals of one callback of one plugin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CallbackTotals {
    /// How often it was entered.
    pub calls: u64,
    /// How often it did not return OK.
    pub errors: u64,
    /// Time spent in it, callbacks nested in it included, in nanoseconds.
    pub nanoseconds: u64,
}

/// Plugin and callback.
type Key = (Arc<str>, Arc<str>);

/// All totals, by plugin and callback name.
#[derive(Default)]
pub struct Statistics {
    totals: Mutex<BTreeMap<Key, CallbackTotals>>,
}

impl Statistics {
    pub(crate) fn record(&self, plugin: &Arc<str>, name: &Arc<str>, nanoseconds: u64, ok: bool) {
        let mut totals = self.totals.lock().unwrap_or_else(PoisonError::into_inner);
        let entry = totals.entry((plugin.clone(), name.clone())).or_default();
        entry.calls += 1;
        entry.errors += u64::from(!ok);
        entry.nanoseconds += nanoseconds;
    }

    /// The totals, sorted by plugin and callback.
    pub fn totals(&self) -> Vec<(Arc<str>, Arc<str>, CallbackTotals)> {
        let totals = self.totals.lock().unwrap_or_else(PoisonError::into_inner);
        totals
            .iter()
            .map(|((plugin, name), t)| (plugin.clone(), name.clone(), *t))
            .collect()
    }

    /// The totals as a table for people (`-fplugin-stats`).
    pub fn render(&self) -> String {
        let mut out = String::from("  calls  errors      time/us  callback\n");
        for (plugin, name, t) in self.totals() {
            out.push_str(&format!(
                "{:7} {:7} {:9}.{:03}  {plugin}: {name}\n",
                t.calls,
                t.errors,
                t.nanoseconds / 1000,
                t.nanoseconds % 1000
            ));
        }
        out
    }
}
