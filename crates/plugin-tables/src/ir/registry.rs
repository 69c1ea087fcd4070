//! The IR passes and analyses that the plugins of a session registered, in order and checked as a whole.

use std::collections::HashMap;
use std::sync::Arc;

use neverc_abi::*;
use neverc_plugin_host::boundary::{Incoming, List, boolean};
use neverc_plugin_host::plan::{Plan, PlanPlugin};
use neverc_plugin_host::registrar::{DataPointer, UserData};
use neverc_plugin_host::{Call, Session, Status};

use neverc_plugin_host::boundary::RegistrarRef;

/// An ID as a key.
pub(super) type Key = (u64, u64);

/// The key of an ID.
pub(super) fn key(id: NevercInterfaceID) -> Key {
    (id.high, id.low)
}

/// How much of a module a pass or analysis works on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Level {
    /// All of it.
    Module = NEVERC_IR_PASS_LEVEL_MODULE as isize,
    /// Functions that call each other.
    Component = NEVERC_IR_PASS_LEVEL_CGSCC as isize,
    /// A function with a body.
    Function = NEVERC_IR_PASS_LEVEL_FUNCTION as isize,
    /// A natural loop.
    Loop = NEVERC_IR_PASS_LEVEL_LOOP as isize,
}

impl Level {
    fn new(level: NevercIRPassLevel) -> Result<Level, Status> {
        match level {
            NEVERC_IR_PASS_LEVEL_MODULE => Ok(Level::Module),
            NEVERC_IR_PASS_LEVEL_CGSCC => Ok(Level::Component),
            NEVERC_IR_PASS_LEVEL_FUNCTION => Ok(Level::Function),
            NEVERC_IR_PASS_LEVEL_LOOP => Ok(Level::Loop),
            _ => Err(Status::INVALID_DESCRIPTOR),
        }
    }

    /// The ABI's number.
    pub fn number(self) -> NevercIRPassLevel {
        self as NevercIRPassLevel
    }
}

type RunFn = unsafe extern "C-unwind" fn(
    *const NevercIRPassInvocation,
    *mut NevercIRPreservedAnalyses,
    *mut std::ffi::c_void,
) -> NevercStatus;
type ComputeFn = unsafe extern "C-unwind" fn(
    *const NevercIRPassInvocation,
    *mut *mut std::ffi::c_void,
    *mut std::ffi::c_void,
) -> NevercStatus;

/// The five phases in which passes run.
pub(super) const PASS_PHASES: [usize; 5] = [
    PHASE_IR_PASS_PRE_OPT,
    PHASE_IR_PASS_PIPELINE_START,
    PHASE_IR_PASS_OPTIMIZER_LAST,
    PHASE_IR_PASS_POST_OPT,
    PHASE_IR_PASS_PRE_CODEGEN,
];

/// A registered pass.
#[derive(Clone)]
pub(super) struct PassEntry {
    pub id: Arc<str>,
    /// Index into the phase table.
    pub phase: usize,
    pub level: Level,
    pub required: Vec<NevercInterfaceID>,
    pub run: RunFn,
    pub data: DataPointer,
    /// Name of the callback in diagnostics and statistics.
    pub callback: Arc<str>,
}

/// A registered analysis.
#[derive(Clone)]
pub(super) struct AnalysisEntry {
    pub id: NevercInterfaceID,
    pub name: Arc<str>,
    pub level: Level,
    pub dependencies: Vec<NevercInterfaceID>,
    pub compute: ComputeFn,
    pub query: NevercIRAnalysisQueryFn,
    pub invalidate: NevercIRAnalysisInvalidateFn,
    pub destroy: NevercIRAnalysisDestroyFn,
    pub data: DataPointer,
}

/// A registration with the plugin that made it.
pub(super) struct Owned<T> {
    pub plugin: Arc<PlanPlugin>,
    pub entry: T,
}

fn require(condition: bool) -> Result<(), Status> {
    if condition {
        Ok(())
    } else {
        Err(Status::INVALID_DESCRIPTOR)
    }
}

fn ids<T: Copy>(
    descriptor: &Incoming<'_, T>,
    field: impl Fn(&T) -> (*const NevercInterfaceID, u64),
) -> Result<Vec<NevercInterfaceID>, Status> {
    let list: List<'_, NevercInterfaceID> = descriptor.list(|d| {
        let (data, count) = field(d);
        (data, count, size_of::<NevercInterfaceID>() as u64)
    })?;
    let ids = list.to_vec();
    require(ids.iter().all(|id| key(*id) != (0, 0)))?;
    Ok(ids)
}

fn user_data(pointer: *mut std::ffi::c_void, destroy: NevercDestroyUserDataFn) -> Option<UserData> {
    destroy.is_some().then_some(UserData {
        pointer: DataPointer(pointer),
        destroy,
    })
}

/// `RegisterPass`.
///
/// # Errors
/// `INVALID_STATE` outside `Register`, `INVALID_DESCRIPTOR`, `DUPLICATE_ID`.
pub(super) fn register_pass(
    call: &Call<'_>,
    registrar: RegistrarRef,
    d: &Incoming<'_, NevercIRPassDescriptor>,
) -> Result<(), Status> {
    let context = call.registrar(registrar)?;
    require(d.header.major == NEVERC_IR_PASS_API_MAJOR && d.reserved == [0; 2])?;
    let id = d.utf8(|d| d.pass_id)?;
    require(!id.is_empty())?;
    let of = |p: &&usize| key(PHASES[**p].id) == key(d.phase);
    let phase = PASS_PHASES.iter().find(of).copied();
    let phase = phase.ok_or(Status::INVALID_DESCRIPTOR)?;
    let level = Level::new(d.level)?;
    for flag in [d.deterministic, d.cacheable] {
        require(boolean(flag).is_ok())?;
    }
    d.bytes(|d| d.external_dependency_digest)?;
    let required = ids(d, |d| (d.required_analyses, d.required_analysis_count))?;
    let run = d.run.ok_or(Status::INVALID_DESCRIPTOR)?;
    if context.any_attached(|p: &PassEntry| &*p.id == id) {
        return Err(Status::DUPLICATE_ID);
    }
    let entry = PassEntry {
        id: Arc::from(id),
        phase,
        level,
        required,
        run,
        data: DataPointer(d.user_data),
        callback: Arc::from(format!("{}/pass '{id}'", PHASES[phase].name)),
    };
    context.attach(entry, user_data(d.user_data, d.destroy_user_data))
}

/// `RegisterAnalysis`. Dependencies are looked at when all plugins have registered.
///
/// # Errors
/// As [`register_pass`].
pub(super) fn register_analysis(
    call: &Call<'_>,
    registrar: RegistrarRef,
    d: &Incoming<'_, NevercIRAnalysisDescriptor>,
) -> Result<(), Status> {
    let context = call.registrar(registrar)?;
    require(d.header.major == NEVERC_IR_ANALYSIS_API_MAJOR && d.reserved == 0)?;
    let id = d.analysis_id;
    require(key(id) != (0, 0))?;
    let name = d.utf8(|d| d.name)?;
    require(!name.is_empty())?;
    let level = Level::new(d.level)?;
    let dependencies = ids(d, |d| (d.dependencies, d.dependency_count))?;
    let compute = d.compute.ok_or(Status::INVALID_DESCRIPTOR)?;
    if context.any_attached(|a: &AnalysisEntry| key(a.id) == key(id)) {
        return Err(Status::DUPLICATE_ID);
    }
    let entry = AnalysisEntry {
        id,
        name: Arc::from(name),
        level,
        dependencies,
        compute,
        query: d.query,
        invalidate: d.invalidate,
        destroy: d.destroy,
        data: DataPointer(d.user_data),
    };
    context.attach(entry, user_data(d.user_data, d.destroy_user_data))
}

/// The passes and analyses of a session: the frozen pass plan.
pub(super) struct Registry {
    /// In activation and then registration order.
    pub passes: Vec<Arc<Owned<PassEntry>>>,
    analyses: HashMap<Key, Arc<Owned<AnalysisEntry>>>,
    /// Why nothing can be compiled with them.
    pub problem: Option<String>,
}

impl Registry {
    /// That of a session; made once.
    pub fn of(session: &Session) -> Arc<Registry> {
        session.seat(|| Registry::freeze(session.plan()))
    }

    fn freeze(plan: &Plan) -> Registry {
        let mut registry = Registry {
            passes: Vec::new(),
            analyses: HashMap::new(),
            problem: None,
        };
        let mut problem = None;
        plan.each_attached(|plugin, pass: &PassEntry| {
            if registry.passes.iter().any(|p| p.entry.id == pass.id) {
                problem.get_or_insert(format!(
                    "plugin '{}' registers the IR pass '{}', which another plugin has registered",
                    plugin.id, pass.id
                ));
            }
            registry.passes.push(Arc::new(Owned {
                plugin: plugin.clone(),
                entry: pass.clone(),
            }));
        });
        plan.each_attached(|plugin, analysis: &AnalysisEntry| {
            let owned = Arc::new(Owned {
                plugin: plugin.clone(),
                entry: analysis.clone(),
            });
            if registry.analyses.insert(key(analysis.id), owned).is_some() {
                problem.get_or_insert(format!(
                    "plugin '{}' registers the IR analysis '{}', whose ID another plugin has registered",
                    plugin.id, analysis.name
                ));
            }
        });
        registry.problem = problem.or_else(|| registry.cycle());
        registry
    }

    /// Whether no plugin has registered anything.
    pub fn is_empty(&self) -> bool {
        self.passes.is_empty() && self.analyses.is_empty()
    }

    /// Whether any pass runs in a phase.
    pub fn has_passes(&self, phase: usize) -> bool {
        self.passes.iter().any(|p| p.entry.phase == phase)
    }

    /// An analysis.
    pub fn analysis(&self, id: Key) -> Option<&Arc<Owned<AnalysisEntry>>> {
        self.analyses.get(&id)
    }

    /// The IDs of the analyses of a level.
    pub fn keys_of(&self, level: Level) -> Vec<Key> {
        let all = self.analyses.iter();
        all.filter(|(_, a)| a.entry.level == level)
            .map(|(key, _)| *key)
            .collect()
    }

    fn cycle(&self) -> Option<String> {
        // Not seen, on the way, done.
        let mut state: HashMap<Key, bool> = HashMap::new();
        let mut roots: Vec<Key> = self.analyses.keys().copied().collect();
        roots.sort_unstable();
        for root in roots {
            if state.contains_key(&root) {
                continue;
            }
            // An explicit stack: plugins decide how long a chain is.
            let mut way: Vec<(Key, usize)> = vec![(root, 0)];
            state.insert(root, false);
            while let Some((at, next)) = way.pop() {
                let Some(analysis) = self.analyses.get(&at) else {
                    state.insert(at, true);
                    continue;
                };
                let Some(dependency) = analysis.entry.dependencies.get(next) else {
                    state.insert(at, true);
                    continue;
                };
                let dependency = key(*dependency);
                way.push((at, next + 1));
                match state.get(&dependency) {
                    Some(true) => {}
                    Some(false) => {
                        let from = way.iter().position(|(k, _)| *k == dependency);
                        let names: Vec<String> = way[from.unwrap_or(0)..]
                            .iter()
                            .filter_map(|(k, _)| self.analyses.get(k))
                            .map(|a| format!("'{}'", a.entry.name))
                            .collect();
                        return Some(format!(
                            "custom IR analysis dependency cycle: {}",
                            names.join(" -> ")
                        ));
                    }
                    None => {
                        state.insert(dependency, false);
                        way.push((dependency, 0));
                    }
                }
            }
        }
        None
    }
}
