//! A module on its way through the IR phases: its bridge, the pass plan's state, and the phases themselves.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use neverc_abi::*;
use neverc_codegen::{OptimizeError, Point, Seam, SeamFailed};
use neverc_llvm::{Analyses, Module};
use neverc_plugin_host::executor::Produced;
use neverc_plugin_host::{
    Artifact, ArtifactSlot, BuiltinError, PhaseError, PhaseRun, Route, Status, Task,
};

use super::artifact::{MODULE, ModuleArtifact, OPTIMIZED_MODULE, SEMANTIC_UNIT, SourceText};
use super::bridge::ModuleBridge;
use super::custom::Results;
use super::provider::Provider;
use super::registry::{Level, Registry};
use super::scope::Scope;

/// The eight phases.
const IR_PHASES: [usize; 8] = [
    PHASE_IR_GENERATE,
    PHASE_IR_OPTIMIZE,
    PHASE_IR_PASS_PRE_OPT,
    PHASE_IR_PASS_PIPELINE_START,
    PHASE_IR_PASS_OPTIMIZER_LAST,
    PHASE_IR_PASS_POST_OPT,
    PHASE_IR_PASS_PRE_CODEGEN,
    PHASE_IR_FINAL_VERIFY,
];

/// The tables that show a module.
const IR_TABLES: [NevercInterfaceID; 6] = [
    NEVERC_INTERFACE_IR_CORE,
    NEVERC_INTERFACE_IR_BUILDER,
    NEVERC_INTERFACE_IR_ANALYSIS,
    NEVERC_INTERFACE_IR_PASS,
    NEVERC_INTERFACE_IR_GEN,
    NEVERC_INTERFACE_IR_OPTIMIZATION,
];

/// What plugins may know of a unit's target and source.
pub struct UnitFacts {
    /// `NEVERC_IR_OPTIMIZATION_…`
    pub level: NevercIROptimizationLevel,
    /// `-disable-llvm-passes`
    pub no_passes: bool,
    /// LLVM's triple.
    pub triple: String,
    /// LLVM's data layout.
    pub layout: String,
    /// The main source, as it is shown.
    pub source: String,
    /// The main source.
    pub source_text: SourceText,
}

/// The default of the optimizer phase, lent while the phase runs.
type Pipeline<'a> = &'a dyn Fn(&Module<'_>, &dyn Seam) -> Result<(), OptimizeError>;

/// Brings a seam to a point outside the pipeline.
pub type PointRunner<'a> = &'a dyn Fn(&Module<'_>, Point, &dyn Seam) -> Result<(), SeamFailed>;

/// State of one module in the IR phases.
pub struct IrUnit {
    thread: std::thread::ThreadId,
    task: Rc<Task>,
    route: Route,
    registry: Arc<Registry>,
    facts: UnitFacts,
    bridge: RefCell<Option<Rc<ModuleBridge>>>,
    /// The compiler's own module, behind a borrowed bridge.
    borrowed: Cell<Option<*const Module<'static>>>,
    /// Lent at a point.
    analyses: Cell<Option<*const Analyses<'static>>>,
    /// The generation to which LLVM's analyses are up to date.
    pub(super) analysed: Cell<u64>,
    /// The generation at which the whole module is known to be valid.
    pub(super) valid: Cell<u64>,
    /// LLVM's passes have run since the plugins last saw the module.
    renew: Cell<bool>,
    phase: Cell<usize>,
    /// Scopes of the callbacks that run, innermost last.
    scopes: RefCell<Vec<Scope>>,
    /// Handles of results, which end with the outermost callback.
    pub(super) handles: RefCell<Vec<(super::analysis::ResultKey, NevercIRAnalysisResultHandle)>>,
    pub(super) results: Results,
    pub(super) provider: Provider,
    pipeline: Cell<Option<Pipeline<'static>>>,
    publications: Cell<u64>,
    /// What views that were handed out point into.
    kept: RefCell<Vec<Rc<ModuleArtifact>>>,
    digests: RefCell<Vec<Rc<[u8; 32]>>>,
    /// Why a point failed, for the error of the phase around it.
    failure: RefCell<Option<String>>,
}

/// A unit that ends, with the results of the plugins' analyses, when it goes out of scope.
pub struct IrScope(Rc<IrUnit>);

impl std::ops::Deref for IrScope {
    type Target = IrUnit;
    fn deref(&self) -> &IrUnit {
        &self.0
    }
}

impl Drop for IrScope {
    fn drop(&mut self) {
        // A failure has been told already, or follows from one that has.
        let _ = self.0.end_plan();
        self.0.task.set_seat::<IrUnit>(None);
        self.0.bridge.replace(None);
        self.0.provider.clear();
    }
}

/// Puts a value back when it is dropped.
struct Restore<'a, T: Copy>(&'a Cell<T>, T);

impl<T: Copy> Drop for Restore<'_, T> {
    fn drop(&mut self) {
        self.0.set(self.1);
    }
}

/// The callback whose scope is innermost.
pub(super) struct Inside<'a>(&'a RefCell<Vec<Scope>>);

impl Drop for Inside<'_> {
    fn drop(&mut self) {
        self.0.borrow_mut().pop();
    }
}

impl IrUnit {
    /// Begins the IR phases of a unit; `None` when no plugin has anything to do with them.
    ///
    /// # Errors
    /// The words for registrations that cannot work together.
    pub fn begin(
        task: &Rc<Task>,
        route: &Route,
        facts: impl FnOnce() -> UnitFacts,
    ) -> Result<Option<IrScope>, String> {
        let registry = Registry::of(task.session());
        if registry.is_empty() && !IR_PHASES.iter().any(|p| task.is_bound(*p)) {
            return Ok(None);
        }
        if let Some(problem) = &registry.problem {
            task.session().cancel();
            return Err(format!("plugin phase failed: {problem}"));
        }
        let unit = Rc::new(IrUnit {
            thread: std::thread::current().id(),
            task: task.clone(),
            route: route.clone(),
            registry,
            facts: facts(),
            bridge: RefCell::default(),
            borrowed: Cell::new(None),
            analyses: Cell::new(None),
            analysed: Cell::new(0),
            valid: Cell::new(0),
            renew: Cell::new(false),
            phase: Cell::new(PHASE_IR_GENERATE),
            scopes: RefCell::default(),
            handles: RefCell::default(),
            results: Results::default(),
            provider: Provider::default(),
            pipeline: Cell::new(None),
            publications: Cell::new(0),
            kept: RefCell::default(),
            digests: RefCell::default(),
            failure: RefCell::default(),
        });
        task.set_seat(Some(unit.clone()));
        Ok(Some(IrScope(unit)))
    }

    /// Whether the values of the module to be made are to have names: not where plugins only look on, and none has
    /// asked for a table that could show them.
    pub fn wants_names(&self) -> bool {
        let session = self.task.session();
        !self.registry.is_empty()
            || IR_PHASES.iter().any(|p| session.may_change(*p))
            || IR_TABLES.iter().any(|t| session.host().was_given(*t))
    }

    /// The task.
    pub(super) fn task(&self) -> &Rc<Task> {
        &self.task
    }

    /// Whether this thread is the task's.
    pub(super) fn is_own_thread(&self) -> bool {
        std::thread::current().id() == self.thread
    }

    pub(super) fn registry(&self) -> &Arc<Registry> {
        &self.registry
    }

    pub(super) fn facts(&self) -> &UnitFacts {
        &self.facts
    }

    /// The phase that runs, an index into the phase table.
    pub(super) fn phase(&self) -> usize {
        self.phase.get()
    }

    /// The bridge to the module as it is now.
    ///
    /// # Errors
    /// `INVALID_STATE` while there is no module.
    pub(super) fn bridge(&self) -> Result<Rc<ModuleBridge>, Status> {
        self.bridge.borrow().clone().ok_or(Status::INVALID_STATE)
    }

    /// LLVM's analyses of the module.
    ///
    /// # Errors
    /// `INVALID_STATE` but at the five points.
    pub(super) fn analyses(&self) -> Result<&Analyses<'_>, Status> {
        let lent = self.analyses.get().ok_or(Status::INVALID_STATE)?;
        // SAFETY: `at` takes the pointer back before the object goes, and callers are slots and the host's own walk,
        // which end before that.
        Ok(unsafe { &*lent.cast::<Analyses<'_>>() })
    }

    /// The process-wide table of analyses.
    ///
    /// # Errors
    /// `MISSING_INTERFACE` never: the host has published it.
    pub(super) fn analysis_table(&self) -> Result<*const NevercIRAnalysisAPI, Status> {
        let host = self.task.session().host();
        let (table, _, _) = host.query_interface(
            NEVERC_INTERFACE_IR_ANALYSIS,
            NEVERC_IR_ANALYSIS_API_MAJOR,
            NEVERC_IR_ANALYSIS_API_MINOR,
        )?;
        Ok(table.cast())
    }

    /// Marks a callback as the innermost one until the guard is dropped.
    pub(super) fn inside(&self, scope: Scope) -> Inside<'_> {
        self.scopes.borrow_mut().push(scope);
        Inside(&self.scopes)
    }

    /// The scope of the innermost callback.
    ///
    /// # Errors
    /// `INVALID_STATE` when no pass or analysis runs.
    pub(super) fn scope(&self) -> Result<Scope, Status> {
        self.scopes
            .borrow()
            .last()
            .cloned()
            .ok_or(Status::INVALID_STATE)
    }

    /// An artifact around the module as it is now.
    fn module_artifact(&self, product: NevercInterfaceID) -> Result<Artifact, Status> {
        Ok(ModuleArtifact {
            bridge: self.bridge()?,
            product,
            triple: self.facts.triple.clone(),
            layout: self.facts.layout.clone(),
            generation: self.next_publication(),
            digest: None,
            by_plugin: false,
        }
        .artifact())
    }

    /// Keeps an artifact whose text was handed out, until the unit ends.
    pub(super) fn keep_alive(&self, artifact: Rc<ModuleArtifact>) {
        let mut kept = self.kept.borrow_mut();
        if !kept.iter().any(|k| Rc::ptr_eq(k, &artifact)) {
            kept.push(artifact);
        }
    }

    /// Keeps a digest until the unit ends, and gives its view.
    pub(super) fn keep_digest(&self, digest: [u8; 32]) -> NevercByteView {
        let digest = Rc::new(digest);
        let view = NevercByteView {
            data: digest.as_ptr(),
            length: digest.len() as u64,
        };
        self.digests.borrow_mut().push(digest);
        view
    }

    pub(super) fn next_publication(&self) -> u64 {
        self.publications.set(self.publications.get() + 1);
        self.publications.get()
    }

    fn adopt_bridge(&self, bridge: Rc<ModuleBridge>) {
        self.bridge.replace(Some(bridge));
        self.analysed.set(0);
        self.valid.set(0);
    }

    /// Takes over a module of the compiler's, which stays where it is.
    ///
    /// # Safety
    /// The module outlives the unit, and is used through the unit only.
    unsafe fn borrow_module(&self, module: &Module<'_>) {
        // SAFETY: as promised by the caller.
        let bridge = unsafe { ModuleBridge::borrow(&self.task, module.reflect()) };
        self.borrowed
            .set(Some(std::ptr::from_ref(module).cast::<Module<'static>>()));
        self.adopt_bridge(Rc::new(bridge));
    }

    /// Runs the generation phase. The default's module is kept in `place`; a plugin's is the unit's.
    ///
    /// # Errors
    /// The text of the failed phase.
    ///
    /// # Panics
    /// Never: the default fills the place.
    pub fn generate<'u, 'c>(
        &'u self,
        place: &'u mut Option<Module<'c>>,
        default: impl FnOnce() -> Module<'c>,
    ) -> Result<Modules<'u>, String> {
        let phase = PHASE_IR_GENERATE;
        if !self.task.is_bound(phase) {
            let module = place.insert(default());
            // SAFETY: the place is borrowed as long as the unit's result is.
            unsafe { self.borrow_module(module) };
            return Ok(Modules { unit: self });
        }
        let place = RefCell::new(place);
        let mut default = Some(default);
        let mut builtin = |_: &Artifact| -> Result<Artifact, BuiltinError> {
            let gone = || BuiltinError {
                status: Status::INVALID_STATE,
                text: "the default ran before".to_owned(),
            };
            let default = default.take().ok_or_else(gone)?;
            let mut place = place.borrow_mut();
            let module = place.insert(default());
            // SAFETY: the place is borrowed as long as the unit's result is.
            unsafe { self.borrow_module(module) };
            self.module_artifact(MODULE).map_err(|_| gone())
        };
        let _phase = self.enter_phase(phase);
        let produced = self.execute(phase, Artifact::opaque(SEMANTIC_UNIT), &mut builtin)?;
        self.take_over(&produced)?;
        Ok(Modules { unit: self })
    }

    /// Begins with a module that was read.
    pub fn adopt<'u>(&'u self, module: &'u Module<'_>) -> Modules<'u> {
        // SAFETY: the module is borrowed as long as the unit's result is.
        unsafe { self.borrow_module(module) };
        Modules { unit: self }
    }

    fn enter_phase(&self, phase: usize) -> impl Drop + '_ {
        Restore(&self.phase, self.phase.replace(phase))
    }

    /// Runs a phase whose candidates are modules.
    fn execute(
        &self,
        phase: usize,
        input: Artifact,
        builtin: neverc_plugin_host::executor::Builtin<'_>,
    ) -> Result<Artifact, String> {
        let verify = |artifact: &Artifact| self.verify_candidate(phase, artifact);
        let produced: Result<Produced, PhaseError> = self.task.execute(
            PhaseRun {
                phase,
                route: self.route.clone(),
                input,
                builtin: Some(builtin),
                verify: Some(&verify),
                commit: None,
            },
            &mut ArtifactSlot::new(),
        );
        produced.map(|p| p.artifact).map_err(|e| e.to_string())
    }

    /// The verifiers of the generation and the optimizer phase.
    fn verify_candidate(&self, phase: usize, artifact: &Artifact) -> Result<(), String> {
        let verifier = PHASES[phase].verifier;
        let candidate = artifact
            .payload::<ModuleArtifact>()
            .ok_or_else(|| format!("{verifier}: the artifact is no module"))?;
        if !candidate.by_plugin {
            return Ok(());
        }
        let gone = || format!("{verifier}: the module is gone");
        candidate.module().ok_or_else(gone)?;
        let checked = self.on_module(&candidate.bridge, |module| {
            if module.triple() != candidate.triple || module.data_layout() != candidate.layout {
                return Err("verification failed: the module is not for this target".to_owned());
            }
            module
                .verify()
                .map_err(|text| format!("verification failed: {}", text.trim_end()))
        });
        checked
            .ok_or_else(gone)?
            .map_err(|text| format!("{verifier}: {text}"))
    }

    fn take_over(&self, artifact: &Artifact) -> Result<(), String> {
        self.close_mutation();
        let made = artifact
            .payload::<ModuleArtifact>()
            .ok_or("plugin phase failed: the artifact is no module")?;
        let same = self
            .bridge
            .borrow()
            .as_ref()
            .is_some_and(|b| Rc::ptr_eq(b, &made.bridge));
        if !same {
            self.adopt_bridge(made.bridge.clone());
            self.renew.set(true);
        }
        self.provider.clear();
        Ok(())
    }

    /// What a provider left open is ended with its callback.
    fn close_mutation(&self) {
        if let Ok(bridge) = self.bridge()
            && bridge.in_mutation()
        {
            bridge.abort_open();
        }
    }

    /// Calls `f` with the module behind a bridge.
    pub(super) fn on_module<R>(
        &self,
        bridge: &ModuleBridge,
        f: impl FnOnce(&Module<'_>) -> R,
    ) -> Option<R> {
        let mut f = Some(f);
        if let Some(done) = bridge.with_owned(|module| f.take().map(|f| f(module))) {
            return done;
        }
        bridge.module()?;
        let module = self.borrowed.get()?;
        // SAFETY: the module outlives the unit, as `borrow_module` was promised, and this bridge is open.
        let module = unsafe { &*module.cast::<Module<'_>>() };
        f.take().map(|f| f(module))
    }

    /// The phases in which passes run, with the words of a failure.
    fn fail(&self, text: String) {
        // The first failure is the cause.
        self.failure.borrow_mut().get_or_insert(text);
    }

    fn take_failure(&self) -> String {
        self.failure
            .take()
            .unwrap_or_else(|| "plugin phase failed".to_owned())
    }

    /// Lends the optimizer's default and runs it on the input module.
    pub(super) fn run_pipeline(&self) -> Result<(), Status> {
        let pipeline = self.pipeline.get().ok_or(Status::INVALID_STATE)?;
        let bridge = self.bridge()?;
        let done = self.on_module(&bridge, |module| pipeline(module, self));
        // The module is another now.
        self.renew.set(true);
        match done.ok_or(Status::STALE_HANDLE)? {
            Ok(()) => Ok(()),
            Err(OptimizeError::Text(text)) => {
                self.fail(text);
                Err(Status::VERIFICATION_FAILED)
            }
            Err(OptimizeError::Seam) => Err(Status::PLUGIN_FAILURE),
        }
    }

    /// All handles of the module end if LLVM's passes have run since plugins last held some.
    pub(super) fn refresh(&self, bridge: &ModuleBridge) -> Result<(), String> {
        if self.renew.replace(false) {
            bridge.renew();
            // Results for functions and loops were kept under handles that nobody has any more.
            let module_level = self.registry.keys_of(Level::Module);
            self.drop_results(&module_level, NEVERC_IR_ANALYSIS_INVALIDATED_BY_PASS)?;
        }
        Ok(())
    }

    /// The end of the pass plan: results are given back.
    fn end_plan(&self) -> Result<(), String> {
        self.drop_results(&[], NEVERC_IR_ANALYSIS_INVALIDATED_BY_PLAN_DESTROY)
    }
}

/// The module of a unit after generation, on its way to the end.
pub struct Modules<'u> {
    unit: &'u IrUnit,
}

impl Modules<'_> {
    /// Calls `f` with the module as it is.
    ///
    /// # Errors
    /// When it is gone: a plugin took it away.
    pub fn with<R>(&self, f: impl FnOnce(&Module<'_>) -> R) -> Result<R, String> {
        let bridge = self.unit.bridge().ok();
        bridge
            .and_then(|b| self.unit.on_module(&b, f))
            .ok_or_else(|| "plugin phase failed: there is no module".to_owned())
    }

    /// Runs the optimizer phase; `pipeline` is the default, with the seam of the first three points.
    ///
    /// # Errors
    /// The text for the user.
    pub fn optimize(
        &self,
        pipeline: &dyn Fn(&Module<'_>, &dyn Seam) -> Result<(), OptimizeError>,
    ) -> Result<(), String> {
        let unit = self.unit;
        let phase = PHASE_IR_OPTIMIZE;
        if unit.task.session().is_cancelled() {
            return Err(format!(
                "plugin phase failed: {}: the session is cancelled",
                PHASES[phase].name
            ));
        }
        // SAFETY: the pointer is taken back below, before the closure goes.
        let lent = unsafe { std::mem::transmute::<Pipeline<'_>, Pipeline<'static>>(pipeline) };
        let _lent = Restore(&unit.pipeline, unit.pipeline.replace(Some(lent)));
        let _phase = unit.enter_phase(phase);
        if !unit.task.is_bound(phase) {
            return match unit.run_pipeline() {
                Ok(()) => Ok(()),
                Err(_) => Err(unit.take_failure()),
            };
        }
        let gone = |_| "plugin phase failed: there is no module".to_owned();
        let input = unit.module_artifact(MODULE).map_err(gone)?;
        let bridge = unit.bridge().map_err(gone)?;
        let before = bridge.generation();
        let failed = Cell::new(false);
        let mut builtin = |_: &Artifact| -> Result<Artifact, BuiltinError> {
            let error = |status: Status, text: String| {
                failed.set(true);
                BuiltinError { status, text }
            };
            unit.close_mutation();
            if unit.provider.has_run() && bridge.generation() != before {
                return Err(error(
                    Status::INVALID_STATE,
                    "the provider that failed has changed the module".to_owned(),
                ));
            }
            unit.run_pipeline()
                .map_err(|status| error(status, status.name().to_owned()))?;
            unit.module_artifact(OPTIMIZED_MODULE)
                .map_err(|status| error(status, status.name().to_owned()))
        };
        let made = unit.execute(phase, input, &mut builtin);
        match made {
            Ok(artifact) => unit.take_over(&artifact),
            // The words of the point that failed say more than those of the phase around it.
            Err(text) => Err(unit.failure.take().unwrap_or(text)),
        }
    }

    /// Runs the two points after the optimizer; `run` brings the seam to a point.
    ///
    /// # Errors
    /// The text for the user.
    pub fn late_points(&self, run: PointRunner<'_>) -> Result<(), String> {
        for point in [Point::PostOpt, Point::PreCodegen] {
            let unit = self.unit;
            let done = self.with(|module| run(module, point, unit))?;
            done.map_err(|SeamFailed| unit.take_failure())?;
        }
        Ok(())
    }

    /// The sealed gate at the end; the plan of passes is over with it.
    ///
    /// # Errors
    /// The text for the user.
    pub fn final_verify(&self) -> Result<(), String> {
        let unit = self.unit;
        let phase = PHASE_IR_FINAL_VERIFY;
        let _phase = unit.enter_phase(phase);
        // What nobody could change is the compiler's own, and is checked no more than without plugins.
        let session = unit.task.session();
        let untouched =
            unit.registry.is_empty() && !IR_PHASES.iter().any(|p| session.may_change(*p));
        let check = || {
            if untouched {
                return Ok(());
            }
            self.with(|module| {
                module
                    .verify()
                    .map_err(|text| format!("verification failed: {}", text.trim_end()))
            })
            .and_then(|checked| checked)
        };
        if unit.task.is_bound(phase) {
            let gone = |_| "plugin phase failed: there is no module".to_owned();
            let input = unit.module_artifact(OPTIMIZED_MODULE).map_err(gone)?;
            let mut builtin = |input: &Artifact| -> Result<Artifact, BuiltinError> {
                check().map_err(|text| BuiltinError {
                    status: Status::VERIFICATION_FAILED,
                    text,
                })?;
                Ok(input.clone())
            };
            unit.execute(phase, input, &mut builtin)?;
        } else {
            check()
                .map_err(|text| format!("plugin phase failed: {}: {text}", PHASES[phase].name))?;
        }
        unit.end_plan()
            .map_err(|text| format!("plugin phase failed: {text}"))
    }

    /// Closes the bridge, so that no table can reach the module any more, and calls `f` with it.
    ///
    /// # Errors
    /// When there is no module.
    pub fn finish<R>(self, f: impl FnOnce(&Module<'_>) -> R) -> Result<R, String> {
        let gone = || "plugin phase failed: there is no module".to_owned();
        let bridge = self.unit.bridge.take().ok_or_else(gone)?;
        let was_open = bridge.module().is_some();
        if let Some(owned) = bridge.take_module() {
            return Ok(f(&owned.module()));
        }
        let module = self.unit.borrowed.get().filter(|_| was_open);
        let module = module.ok_or_else(gone)?;
        // SAFETY: the module outlives the unit, as `borrow_module` was promised.
        Ok(f(unsafe { &*module.cast::<Module<'_>>() }))
    }
}

fn phase_of(point: Point) -> usize {
    match point {
        Point::PreOpt => PHASE_IR_PASS_PRE_OPT,
        Point::PipelineStart => PHASE_IR_PASS_PIPELINE_START,
        Point::OptimizerLast => PHASE_IR_PASS_OPTIMIZER_LAST,
        Point::PostOpt => PHASE_IR_PASS_POST_OPT,
        Point::PreCodegen => PHASE_IR_PASS_PRE_CODEGEN,
    }
}

impl Seam for IrUnit {
    fn wants(&self, point: Point) -> bool {
        let phase = phase_of(point);
        self.task.is_bound(phase) || self.registry.has_passes(phase)
    }

    fn at(&self, point: Point, analyses: &Analyses<'_>) -> Result<bool, SeamFailed> {
        let phase = phase_of(point);
        let name = PHASES[phase].name;
        // SAFETY: taken back by the guard, before the caller's object goes.
        let lent = std::ptr::from_ref(analyses).cast::<Analyses<'static>>();
        let _lent = Restore(&self.analyses, self.analyses.replace(Some(lent)));
        let _phase = self.enter_phase(phase);
        let fail = |text: String| {
            self.fail(text);
            SeamFailed
        };
        if self.task.session().is_cancelled() {
            return Err(fail(format!(
                "plugin phase failed: {name}: the session is cancelled"
            )));
        }
        let gone = |_| fail("plugin phase failed: there is no module".to_owned());
        let bridge = self.bridge().map_err(gone)?;
        if matches!(point, Point::OptimizerLast | Point::PostOpt) {
            self.renew.set(true);
        }
        self.refresh(&bridge)
            .map_err(|text| fail(format!("plugin phase failed: {name}: {text}")))?;
        let before = bridge.generation();
        // What the pipeline gives is valid, and the managers are those of the point.
        self.valid.set(before);
        self.analysed.set(before);
        if !self.task.is_bound(phase) {
            self.run_passes(phase, &bridge)
                .map_err(|e| fail(format!("plugin phase failed: {name}: {}", e.text)))?;
        } else {
            let input = self.module_artifact(PHASES[phase].input).map_err(gone)?;
            let mut builtin = |input: &Artifact| -> Result<Artifact, BuiltinError> {
                self.run_passes(phase, &bridge)?;
                Ok(input.clone())
            };
            self.execute(phase, input, &mut builtin).map_err(fail)?;
        }
        Ok(bridge.generation() != before)
    }
}
