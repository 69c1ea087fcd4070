//! Results of the plugins' own analyses: computed on demand, kept over passes, dropped in the right order.

use std::cell::{Cell, RefCell};
use std::ffi::c_void;
use std::rc::Rc;
use std::sync::Arc;

use neverc_abi::*;
use neverc_plugin_host::Status;
use neverc_plugin_host::boundary::{header, zeroed};

use super::registry::{AnalysisEntry, Key, Owned, key};
use super::scope::Scope;
use super::unit::IrUnit;
use super::visit::takes_threads;

/// How deep one computation may lead to another.
const MAX_DEPTH: usize = 256;

/// A result of a plugin's analysis.
pub(super) struct Computed {
    number: u64,
    pub analysis: Arc<Owned<AnalysisEntry>>,
    scope: Scope,
    pub result: *mut c_void,
    /// Numbers of the results that it was made from.
    uses: Vec<u64>,
}

/// A computation that is under way.
struct Running {
    id: Key,
    scope: Scope,
    uses: Vec<u64>,
}

/// All results of a unit.
#[derive(Default)]
pub(super) struct Results {
    /// In the order of their computation, so that what a result is made from stands before it.
    list: RefCell<Vec<Rc<Computed>>>,
    running: RefCell<Vec<Running>>,
    next: Cell<u64>,
}

impl IrUnit {
    /// The result of an analysis for a scope or the one around it.
    ///
    /// # Errors
    /// `NOT_FOUND` for an analysis that nobody registered, `WRONG_SCOPE` for one of a finer level,
    /// `DEPENDENCY_CYCLE`, and what its computation answered.
    pub(super) fn custom(&self, id: Key, from: &Scope) -> Result<Rc<Computed>, Status> {
        let registry = self.registry().clone();
        let analysis = registry.analysis(id).ok_or(Status::NOT_FOUND)?;
        let (bridge, analyses) = (self.bridge()?, self.analyses()?);
        let scope = from.widened(analysis.entry.level, &bridge, analyses)?;
        let results = &self.results;
        let known = results
            .list
            .borrow()
            .iter()
            .find(|c| key(c.analysis.entry.id) == id && c.scope == scope)
            .cloned();
        let computed = match known {
            Some(known) => known,
            None => self.compute(id, analysis, scope)?,
        };
        if let Some(user) = results.running.borrow_mut().last_mut()
            && !user.uses.contains(&computed.number)
        {
            user.uses.push(computed.number);
        }
        Ok(computed)
    }

    fn compute(
        &self,
        id: Key,
        analysis: &Arc<Owned<AnalysisEntry>>,
        scope: Scope,
    ) -> Result<Rc<Computed>, Status> {
        let results = &self.results;
        {
            let mut running = results.running.borrow_mut();
            if running.iter().any(|r| r.id == id && r.scope == scope) {
                return Err(Status::DEPENDENCY_CYCLE);
            }
            if running.len() >= MAX_DEPTH {
                return Err(Status::RESOURCE_EXHAUSTED);
            }
            running.push(Running {
                id,
                scope: scope.clone(),
                uses: Vec::new(),
            });
        }
        let made = self.run_computation(analysis, &scope);
        // Pushed above; computations end in the reverse order of their beginning.
        let ran = results.running.borrow_mut().pop();
        let result = made?;
        let number = results.next.get();
        results.next.set(number + 1);
        let computed = Rc::new(Computed {
            number,
            analysis: analysis.clone(),
            scope,
            result,
            uses: ran.map_or_else(Vec::new, |r| r.uses),
        });
        results.list.borrow_mut().push(computed.clone());
        Ok(computed)
    }

    fn run_computation(
        &self,
        analysis: &Arc<Owned<AnalysisEntry>>,
        scope: &Scope,
    ) -> Result<*mut c_void, Status> {
        let entry = &analysis.entry;
        // A serial plugin's callback could wait for the pass, which waits for this thread.
        if !self.is_own_thread() && !takes_threads(&analysis.plugin) {
            return Err(Status::INVALID_STATE);
        }
        for dependency in &entry.dependencies {
            self.custom(key(*dependency), scope)?;
        }
        let bridge = self.bridge()?;
        let invocation = self.invocation(&bridge, &entry.name, scope, true)?;
        let mut out: *mut c_void = std::ptr::null_mut();
        let (pointer, out_pointer) = (&raw const invocation, &raw mut out);
        let (compute, data) = (entry.compute, entry.data.0);
        let _inside = self.inside(scope.clone());
        let status = {
            let _read_only = bridge.read_only();
            let name = callback_name(entry, "compute");
            // SAFETY: invocation and output live for the call; the data is the plugin's own.
            self.task()
                .call_plugin(&analysis.plugin, &name, false, || unsafe {
                    compute(pointer, out_pointer, data)
                })
        };
        if status.is_ok() { Ok(out) } else { Err(status) }
    }

    /// What a plugin wants to show of a result.
    ///
    /// # Errors
    /// `CAPABILITY_UNAVAILABLE` for an analysis that shows nothing, and what the plugin answered.
    pub(super) fn data_of(&self, computed: &Computed) -> Result<NevercByteView, Status> {
        let entry = &computed.analysis.entry;
        let query = entry.query.ok_or(Status::CAPABILITY_UNAVAILABLE)?;
        let mut view: NevercByteView = zeroed();
        let (out, result, data) = (&raw mut view, computed.result, entry.data.0);
        let name = callback_name(entry, "query");
        let plugin = &computed.analysis.plugin;
        // SAFETY: the output lives for the call; result and data are the plugin's own.
        let status = self
            .task()
            .call_plugin(plugin, &name, false, || unsafe { query(result, out, data) });
        if !status.is_ok() {
            return Err(status);
        }
        if view.data.is_null() && view.length != 0 {
            return Err(Status::INVALID_DESCRIPTOR);
        }
        Ok(view)
    }

    /// Drops every result but those of the analyses to keep, and all that were made from dropped ones, users before
    /// what they use.
    ///
    /// # Errors
    /// The words for an invalidation that failed; the others go on.
    pub(super) fn drop_results(
        &self,
        keep: &[Key],
        reason: NevercIRAnalysisInvalidationReason,
    ) -> Result<(), String> {
        let all = std::mem::take(&mut *self.results.list.borrow_mut());
        let mut gone: Vec<u64> = Vec::new();
        let mut kept = Vec::new();
        let mut dropped = Vec::new();
        // What a result is made from stands before it: one walk finds all that must go.
        for computed in all {
            let listed = keep.contains(&key(computed.analysis.entry.id));
            if listed && !computed.uses.iter().any(|n| gone.contains(n)) {
                kept.push(computed);
            } else {
                gone.push(computed.number);
                dropped.push(computed);
            }
        }
        *self.results.list.borrow_mut() = kept;
        let mut failure = None;
        for computed in dropped.into_iter().rev() {
            if let Err(text) = self.end_result(&computed, reason) {
                failure.get_or_insert(text);
            }
        }
        failure.map_or(Ok(()), Err)
    }

    fn end_result(
        &self,
        computed: &Computed,
        reason: NevercIRAnalysisInvalidationReason,
    ) -> Result<(), String> {
        let Owned { plugin, entry } = &*computed.analysis;
        let (result, data) = (computed.result, entry.data.0);
        let mut outcome = Ok(());
        if let Some(invalidate) = entry.invalidate {
            let name = callback_name(entry, "invalidate");
            // SAFETY: result and data are the plugin's own.
            let status = self.task().call_cleanup(plugin, &name, || unsafe {
                invalidate(result, reason, data)
            });
            if !status.is_ok() {
                outcome = Err(format!(
                    "plugin '{}' failed to invalidate the IR analysis '{}': {}",
                    plugin.id,
                    entry.name,
                    status.name()
                ));
            }
        }
        if let Some(destroy) = entry.destroy {
            let name = callback_name(entry, "destroy");
            self.task().call_cleanup(plugin, &name, || {
                // SAFETY: result and data are the plugin's own, and the result is not used any more.
                unsafe { destroy(result, data) };
                Status::OK.to_abi()
            });
        }
        outcome
    }

    /// The record that a callback is given; `analysis` ones cannot build.
    pub(super) fn invocation(
        &self,
        bridge: &super::bridge::ModuleBridge,
        id: &str,
        scope: &Scope,
        analysis: bool,
    ) -> Result<NevercIRPassInvocation, Status> {
        let mut record: NevercIRPassInvocation = zeroed();
        record.header = header::<NevercIRPassInvocation>();
        record.task = self.task().handle();
        record.phase = PHASES[self.phase()].id;
        record.pass_id = neverc_plugin_host::boundary::view(id);
        record.level = scope.level.number();
        record.optimization_level = self.facts().level;
        record.module = bridge.module_handle()?;
        record.function = scope.function;
        record.loop_header = scope.header;
        if !scope.members.is_empty() {
            record.scc_functions = scope.members.as_ptr();
            record.scc_function_count = scope.members.len() as u64;
        }
        record.core = bridge.core_table();
        if !analysis {
            record.builder = bridge.builder_table();
        }
        record.analyses = self.analysis_table()?;
        Ok(record)
    }
}

fn callback_name(entry: &AnalysisEntry, what: &str) -> Arc<str> {
    Arc::from(format!("neverc.ir.analysis '{}'/{what}", entry.name))
}
