//! Registrations applied to the phase graph: who is called where, in which order.

use std::sync::Arc;

use neverc_abi::*;

use crate::graph::{GraphBuilder, PhaseGraph, PhaseInfo};
use crate::plan::PlanPlugin;
use crate::registrar::{DataPointer, InterceptorFn, ObserverFn, ProviderFn};
use crate::route::Route;
use crate::status::{HostError, Status};

/// A function of a plugin with its data.
pub(crate) struct Bound<F> {
    pub plugin: Arc<PlanPlugin>,
    pub callback: F,
    pub data: DataPointer,
}

/// A provider.
pub(crate) struct BoundProvider {
    pub bound: Bound<ProviderFn>,
    pub id: String,
    pub route: Route,
    pub fallback_safe: bool,
}

/// Everything bound to one phase, in activation and then registration order.
pub(crate) struct PhaseBinding {
    pub observers: Vec<(NevercObserverPoint, Bound<ObserverFn>)>,
    pub interceptors: Vec<Bound<InterceptorFn>>,
    pub providers: Vec<BoundProvider>,
    pub observer_name: Arc<str>,
    pub interceptor_name: Arc<str>,
    pub provider_name: Arc<str>,
}

/// The graph with what is bound to it.
pub(crate) struct Dispatch {
    pub graph: Arc<PhaseGraph>,
    bindings: Vec<Option<Box<PhaseBinding>>>,
}

impl Dispatch {
    pub fn binding(&self, phase: usize) -> Option<&PhaseBinding> {
        self.bindings.get(phase).and_then(Option::as_deref)
    }

    /// Applies the registrations of `plugins`.
    ///
    /// # Errors
    /// Unknown phases, and what a phase's policy does not allow.
    pub fn build(plugins: &[Arc<PlanPlugin>]) -> Result<Dispatch, HostError> {
        let mut builder = GraphBuilder::with_builtin_phases();
        for plugin in plugins {
            for p in &plugin.registrar.content().phases {
                let sealed = p.policy & NEVERC_PHASE_SEALED_HOST_GATE != 0;
                builder
                    .add(PhaseInfo {
                        name: p.name.clone(),
                        id: p.id,
                        input: p.input,
                        output: p.output,
                        policy: p.policy,
                        points: p.points,
                        gate: if sealed {
                            NEVERC_PHASE_GATE_SEALED_VERIFIER
                        } else {
                            NEVERC_PHASE_GATE_TRANSITION
                        },
                        kind: NEVERC_PHASE_KIND_TRANSITION,
                        builtin_fallback: false,
                    })
                    .map_err(|e| e.context(&format!("plugin '{}'", plugin.id)))?;
            }
        }
        let graph = builder.finish()?;
        let mut bindings: Vec<Option<Box<PhaseBinding>>> =
            graph.phases().iter().map(|_| None).collect();
        for plugin in plugins {
            let content = plugin.registrar.content();
            for o in &content.observers {
                let phase = find(&graph, o.phase, plugin, NEVERC_PHASE_OBSERVABLE, "observer")?;
                if o.points & !graph.phase(phase).points != 0 {
                    return Err(HostError::new(
                        Status::POLICY_VIOLATION,
                        format!(
                            "plugin '{}' observes a point that phase '{}' does not have",
                            plugin.id,
                            graph.phase(phase).name
                        ),
                    ));
                }
                let bound = bind(plugin, o.callback, o.data);
                slot(&mut bindings, &graph, phase)
                    .observers
                    .push((o.points, bound));
            }
            for i in &content.interceptors {
                let phase = find(
                    &graph,
                    i.phase,
                    plugin,
                    NEVERC_PHASE_INTERCEPTABLE,
                    "interceptor",
                )?;
                let bound = bind(plugin, i.callback, i.data);
                slot(&mut bindings, &graph, phase).interceptors.push(bound);
            }
            for p in &content.providers {
                let phase = find(
                    &graph,
                    p.phase,
                    plugin,
                    NEVERC_PHASE_REPLACEABLE,
                    "provider",
                )?;
                let provider = BoundProvider {
                    bound: bind(plugin, p.callback, p.data),
                    id: p.id.clone(),
                    route: p.route.clone(),
                    fallback_safe: p.fallback_safe,
                };
                slot(&mut bindings, &graph, phase).providers.push(provider);
            }
        }
        Ok(Dispatch {
            graph: Arc::new(graph),
            bindings,
        })
    }
}

fn bind<F>(plugin: &Arc<PlanPlugin>, callback: F, data: DataPointer) -> Bound<F> {
    Bound {
        plugin: plugin.clone(),
        callback,
        data,
    }
}

fn find(
    graph: &PhaseGraph,
    id: (u64, u64),
    plugin: &PlanPlugin,
    policy: NevercPhasePolicy,
    what: &str,
) -> Result<usize, HostError> {
    let Some(phase) = graph.find(id) else {
        return Err(HostError::new(
            Status::NOT_FOUND,
            format!(
                "plugin '{}' registers an {what} for the unknown phase {:016x}{:016x}",
                plugin.id, id.0, id.1
            ),
        ));
    };
    let info = graph.phase(phase);
    if !info.allows(policy) {
        let why = if info.is_sealed() {
            "it is a sealed host gate"
        } else {
            "its policy does not allow that"
        };
        return Err(HostError::new(
            Status::POLICY_VIOLATION,
            format!(
                "plugin '{}' registers a phase {what} for '{}': {why}",
                plugin.id, info.name
            ),
        ));
    }
    Ok(phase)
}

fn slot<'a>(
    bindings: &'a mut [Option<Box<PhaseBinding>>],
    graph: &PhaseGraph,
    phase: usize,
) -> &'a mut PhaseBinding {
    bindings[phase].get_or_insert_with(|| {
        let name = |suffix: &str| Arc::from(format!("{}/{suffix}", graph.phase(phase).name));
        Box::new(PhaseBinding {
            observers: Vec::new(),
            interceptors: Vec::new(),
            providers: Vec::new(),
            observer_name: name("observer"),
            interceptor_name: name("interceptor"),
            provider_name: name("provider"),
        })
    })
}
