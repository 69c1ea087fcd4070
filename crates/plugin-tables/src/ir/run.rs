//! Running the passes of a phase: the walk over the module at each level, and what is checked after each call.

use std::rc::Rc;
use std::sync::Arc;

use neverc_abi::*;
use neverc_llvm::reflect::ValueRef;
use neverc_plugin_host::boundary::{header, zeroed};
use neverc_plugin_host::{BuiltinError, HandleKind, Status};

use super::bridge::ModuleBridge;
use super::registry::{Key, Level, Owned, PassEntry, key};
use super::scope::Scope;
use super::unit::IrUnit;
use crate::kinds::IR_ANALYSIS_RESULT;

fn failure(pass: &Owned<PassEntry>, status: Status, why: &str) -> BuiltinError {
    BuiltinError {
        status,
        text: format!(
            "plugin '{}': IR pass '{}' {why}",
            pass.plugin.id, pass.entry.id
        ),
    }
}

impl IrUnit {
    /// Runs the passes of a phase in the order of their registration, each over the whole module.
    ///
    /// # Errors
    /// The first failure, with the pass' ID.
    pub(super) fn run_passes(
        &self,
        phase: usize,
        bridge: &Rc<ModuleBridge>,
    ) -> Result<(), BuiltinError> {
        let registry = self.registry().clone();
        let before = bridge.generation();
        let of_phase = |p: &&Arc<Owned<PassEntry>>| p.entry.phase == phase;
        for pass in registry.passes.iter().filter(of_phase) {
            let walked = match pass.entry.level {
                Level::Module => self.run_pass(pass, bridge, &Scope::module()),
                Level::Component => self.over_components(pass, bridge),
                Level::Function => self.over_functions(pass, bridge),
                Level::Loop => self.over_loops(pass, bridge),
            };
            walked?;
        }
        if bridge.generation() != before && self.valid.get() != bridge.generation() {
            self.sync(bridge)?;
            let analyses = self.analyses().map_err(gone)?;
            analyses.verify_module().map_err(|text| BuiltinError {
                status: Status::VERIFICATION_FAILED,
                text: format!(
                    "{}: verification failed after the passes: {}",
                    PHASES[phase].verifier,
                    text.trim_end()
                ),
            })?;
            self.valid.set(bridge.generation());
        }
        Ok(())
    }

    /// Makes LLVM's analyses those of the module as it is.
    ///
    /// # Errors
    /// Outside the points.
    pub(super) fn sync(&self, bridge: &ModuleBridge) -> Result<(), BuiltinError> {
        if self.analysed.get() != bridge.generation() {
            self.analyses().map_err(gone)?.invalidate();
            self.analysed.set(bridge.generation());
        }
        Ok(())
    }

    fn wrapped(
        &self,
        bridge: &ModuleBridge,
        values: Vec<ValueRef>,
    ) -> Result<Vec<NevercIRValueHandle>, BuiltinError> {
        let wrapped: Result<Vec<_>, Status> =
            values.into_iter().map(|v| bridge.wrap_value(v)).collect();
        wrapped.map_err(gone)
    }

    /// Whether a handle still names a function with a body.
    fn is_definition(&self, bridge: &ModuleBridge, handle: NevercIRValueHandle) -> bool {
        match (bridge.resolve_value(handle), self.analyses()) {
            (Ok(value), Ok(analyses)) => analyses.is_definition(value),
            _ => false,
        }
    }

    fn over_functions(
        &self,
        pass: &Owned<PassEntry>,
        bridge: &Rc<ModuleBridge>,
    ) -> Result<(), BuiltinError> {
        let all = self.analyses().map_err(gone)?.definitions();
        for function in self.wrapped(bridge, all)? {
            // The pass may have erased it, or made it a declaration.
            if self.is_definition(bridge, function) {
                self.run_pass(pass, bridge, &Scope::function(function))?;
            }
        }
        Ok(())
    }

    fn over_components(
        &self,
        pass: &Owned<PassEntry>,
        bridge: &Rc<ModuleBridge>,
    ) -> Result<(), BuiltinError> {
        self.sync(bridge)?;
        let groups = self.analyses().map_err(gone)?.components();
        let groups: Result<Vec<_>, BuiltinError> = groups
            .into_iter()
            .map(|group| self.wrapped(bridge, group))
            .collect();
        for mut members in groups? {
            members.retain(|f| self.is_definition(bridge, *f));
            if !members.is_empty() {
                self.run_pass(pass, bridge, &Scope::component(members))?;
            }
        }
        Ok(())
    }

    fn over_loops(
        &self,
        pass: &Owned<PassEntry>,
        bridge: &Rc<ModuleBridge>,
    ) -> Result<(), BuiltinError> {
        let all = self.analyses().map_err(gone)?.definitions();
        for function in self.wrapped(bridge, all)? {
            if !self.is_definition(bridge, function) {
                continue;
            }
            self.sync(bridge)?;
            let value = bridge.resolve_value(function).map_err(gone)?;
            let headers = self.analyses().map_err(gone)?.loop_headers(value, true);
            for header in self.wrapped(bridge, headers)? {
                if self.is_loop(bridge, function, header)? {
                    self.run_pass(pass, bridge, &Scope::natural_loop(function, header))?;
                }
            }
        }
        Ok(())
    }

    /// Whether a block still heads a loop, after what the pass did to the loops before.
    fn is_loop(
        &self,
        bridge: &ModuleBridge,
        function: NevercIRValueHandle,
        header: NevercIRValueHandle,
    ) -> Result<bool, BuiltinError> {
        if !self.is_definition(bridge, function) {
            return Ok(false);
        }
        let (Ok(function), Ok(block)) =
            (bridge.resolve_value(function), bridge.resolve_value(header))
        else {
            return Ok(false);
        };
        self.sync(bridge)?;
        let analyses = self.analyses().map_err(gone)?;
        if analyses.function_of(block) != Some(function) {
            return Ok(false);
        }
        let found = analyses.loop_of_block(function, block);
        Ok(found.is_some_and(|(header, _)| header == block))
    }

    /// Calls a pass once.
    fn run_pass(
        &self,
        pass: &Owned<PassEntry>,
        bridge: &Rc<ModuleBridge>,
        scope: &Scope,
    ) -> Result<(), BuiltinError> {
        let entry = &pass.entry;
        let _inside = self.inside(scope.clone());
        let outcome = self.call_pass(pass, bridge, scope);
        // What the callback was given ends with it, however it ended.
        if bridge.in_mutation() {
            bridge.abort_open();
        }
        for (_, handle) in self.handles.take() {
            drop(self.task().release_object(handle.value, IR_ANALYSIS_RESULT));
        }
        let (preserved, changed) = outcome?;
        if preserved.all && changed {
            self.task().session().cancel();
            let why = "mutated IR while preserving all analyses";
            return Err(failure(pass, Status::POLICY_VIOLATION, why));
        }
        if changed {
            self.check_scope(bridge, scope)
                .map_err(|text| failure(pass, Status::VERIFICATION_FAILED, &text))?;
        }
        if !preserved.all {
            self.drop_results(&preserved.custom, NEVERC_IR_ANALYSIS_INVALIDATED_BY_PASS)
                .map_err(|text| BuiltinError {
                    status: Status::PLUGIN_FAILURE,
                    text: format!("after IR pass '{}': {text}", entry.id),
                })?;
        }
        Ok(())
    }

    fn call_pass(
        &self,
        pass: &Owned<PassEntry>,
        bridge: &Rc<ModuleBridge>,
        scope: &Scope,
    ) -> Result<(Preserved, bool), BuiltinError> {
        let entry = &pass.entry;
        for required in &entry.required {
            self.custom(key(*required), scope).map_err(|status| {
                let why = format!("failed: required analysis (status {})", status.code);
                failure(pass, status, &why)
            })?;
        }
        let invocation = self
            .invocation(bridge, &entry.id, scope, false)
            .map_err(gone)?;
        let mut out: NevercIRPreservedAnalyses = zeroed();
        out.header = header::<NevercIRPreservedAnalyses>();
        let before = bridge.generation();
        let _ = bridge.take_verdict();
        let (pointer, out_pointer) = (&raw const invocation, &raw mut out);
        let (run, data) = (entry.run, entry.data.0);
        let status = self
            .task()
            .call_plugin(&pass.plugin, &entry.callback, false, || {
                let _visitors = self.receive(&pass.plugin);
                // SAFETY: invocation and output live for the call; the data is the plugin's own.
                unsafe { run(pointer, out_pointer, data) }
            });
        if !status.is_ok() {
            let mut why = format!("failed: {}", status.name());
            // A commit's status cannot say what is wrong with the IR; the verifier can.
            if status.code == Status::VERIFICATION_FAILED.code
                && let Some(text) = bridge.take_verdict()
            {
                why.push_str(": ");
                why.push_str(text.trim_end());
            }
            return Err(failure(pass, status, &why));
        }
        let changed = bridge.generation() != before;
        let preserved = Preserved::read(&out).map_err(|status| {
            self.task().session().cancel();
            failure(
                pass,
                status,
                "gave a malformed record of preserved analyses",
            )
        })?;
        Ok((preserved, changed))
    }

    /// Checks what a pass was let at, so that what comes next finds sound IR.
    fn check_scope(&self, bridge: &ModuleBridge, scope: &Scope) -> Result<(), String> {
        let broken = |text: String| format!("left IR that fails verification: {}", text.trim_end());
        let none = |_| "left no module".to_owned();
        let analyses = self.analyses().map_err(none)?;
        self.sync(bridge).map_err(|e| e.text)?;
        match scope.level {
            Level::Module => {
                analyses.verify_module().map_err(broken)?;
                self.valid.set(bridge.generation());
            }
            Level::Component => {
                for member in scope.members.iter() {
                    if self.is_definition(bridge, *member) {
                        let member = bridge.resolve_value(*member).map_err(none)?;
                        analyses.verify_function(member).map_err(broken)?;
                    }
                }
            }
            Level::Function | Level::Loop => {
                if self.is_definition(bridge, scope.function) {
                    let function = bridge.resolve_value(scope.function).map_err(none)?;
                    analyses.verify_function(function).map_err(broken)?;
                }
            }
        }
        Ok(())
    }
}

pub(super) fn gone(status: Status) -> BuiltinError {
    BuiltinError {
        status,
        text: format!("the module is not there: {}", status.name()),
    }
}

/// What a pass says that it left as it was.
struct Preserved {
    all: bool,
    custom: Vec<Key>,
}

impl Preserved {
    fn read(out: &NevercIRPreservedAnalyses) -> Result<Preserved, Status> {
        const KNOWN: u64 = NEVERC_IR_PRESERVE_CFG | NEVERC_IR_PRESERVE_ALL;
        if (out.header.struct_size as usize) < size_of::<NevercIRPreservedAnalyses>()
            || out.header.major != NEVERC_IR_PASS_API_MAJOR
        {
            return Err(Status::ABI_MISMATCH);
        }
        if out.flags & !KNOWN != 0 || out.reserved != [0; 2] {
            return Err(Status::INVALID_ARGUMENT);
        }
        // SAFETY: the pass has just returned and vouches for its list.
        let custom = unsafe {
            neverc_plugin_host::boundary::slice(out.custom_analyses, out.custom_analysis_count)?
        };
        Ok(Preserved {
            all: out.flags & NEVERC_IR_PRESERVE_ALL != 0,
            custom: custom.iter().map(|id| key(*id)).collect(),
        })
    }
}

/// Kind of the handles of results.
pub(super) const RESULT: HandleKind = IR_ANALYSIS_RESULT;
