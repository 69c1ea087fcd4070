//! The phase graph: which phases there are, what may be done to them, and how artifacts flow between them.

use std::collections::HashMap;

use neverc_abi::*;

use crate::status::{HostError, Status};

/// A phase, built in or of a plugin.
#[derive(Clone)]
pub struct PhaseInfo {
    /// Canonical name.
    pub name: String,
    /// ID.
    pub id: NevercInterfaceID,
    /// Type of the input artifact.
    pub input: NevercInterfaceID,
    /// Type of the output artifact.
    pub output: NevercInterfaceID,
    /// What plugins may do.
    pub policy: NevercPhasePolicy,
    /// Where observers may stand.
    pub points: NevercObserverPoint,
    /// Kind of gate.
    pub gate: NevercPhaseGate,
    /// Transition or event.
    pub kind: NevercPhaseKind,
    /// Whether the host has a default.
    pub builtin_fallback: bool,
}

impl PhaseInfo {
    /// A row of the phase table.
    pub fn builtin(phase: &Phase) -> PhaseInfo {
        PhaseInfo {
            name: phase.name.to_owned(),
            id: phase.id,
            input: phase.input,
            output: phase.output,
            policy: phase.policy,
            points: phase.observer_points,
            gate: phase.gate,
            kind: phase.kind,
            builtin_fallback: phase.builtin_fallback,
        }
    }

    /// Whether plugins may do this to it.
    pub fn allows(&self, policy: NevercPhasePolicy) -> bool {
        self.policy & policy == policy
    }

    /// Whether it is observe-only.
    pub fn is_sealed(&self) -> bool {
        self.allows(NEVERC_PHASE_SEALED_HOST_GATE)
    }
}

/// A finished graph. Phases are known by their index; built-in ones have that of [`PHASES`].
pub struct PhaseGraph {
    phases: Vec<PhaseInfo>,
    by_id: HashMap<(u64, u64), usize>,
    order: Vec<usize>,
}

impl PhaseGraph {
    /// A phase by index.
    pub fn phase(&self, index: usize) -> &PhaseInfo {
        &self.phases[index]
    }

    /// All phases.
    pub fn phases(&self) -> &[PhaseInfo] {
        &self.phases
    }

    /// A phase's index by ID.
    pub fn find(&self, id: (u64, u64)) -> Option<usize> {
        self.by_id.get(&id).copied()
    }

    /// A phase's index by name.
    pub fn find_name(&self, name: &str) -> Option<usize> {
        self.phases.iter().position(|p| p.name == name)
    }

    /// The phases in an order that follows the edges, otherwise as they were added.
    pub fn order(&self) -> &[usize] {
        &self.order
    }
}

/// Collects phases and edges.
#[derive(Default)]
pub struct GraphBuilder {
    phases: Vec<PhaseInfo>,
    edges: Vec<(usize, usize, bool)>,
}

fn refuse(status: Status, text: String) -> HostError {
    HostError::new(status, text)
}

impl GraphBuilder {
    /// A builder with the built-in phases.
    pub fn with_builtin_phases() -> GraphBuilder {
        GraphBuilder {
            phases: PHASES.iter().map(PhaseInfo::builtin).collect(),
            edges: Vec::new(),
        }
    }

    /// Adds a phase and gives its index.
    ///
    /// # Errors
    /// "duplicate" ID or name, "sealed" phase with other powers.
    pub fn add(&mut self, phase: PhaseInfo) -> Result<usize, HostError> {
        let same_id = |p: &PhaseInfo| (p.id.high, p.id.low) == (phase.id.high, phase.id.low);
        if self
            .phases
            .iter()
            .any(|p| same_id(p) || p.name == phase.name)
        {
            return Err(refuse(
                Status::DUPLICATE_ID,
                format!("duplicate phase '{}'", phase.name),
            ));
        }
        let powers = NEVERC_PHASE_INTERCEPTABLE
            | NEVERC_PHASE_REPLACEABLE
            | NEVERC_PHASE_SKIPPABLE_WITH_PROOF;
        if phase.is_sealed() && phase.policy & powers != 0 {
            return Err(refuse(
                Status::POLICY_VIOLATION,
                format!("sealed phase '{}' allows more than observation", phase.name),
            ));
        }
        self.phases.push(phase);
        Ok(self.phases.len() - 1)
    }

    /// Says that `to` runs after `from`; `typed` when it takes what `from` puts out.
    pub fn connect(&mut self, from: usize, to: usize, typed: bool) {
        self.edges.push((from, to, typed));
    }

    /// Checks the graph.
    ///
    /// # Errors
    /// "incompatible" artifact types on an edge, "cycle".
    pub fn finish(self) -> Result<PhaseGraph, HostError> {
        let count = self.phases.len();
        let mut before = vec![Vec::new(); count];
        for &(from, to, typed) in &self.edges {
            let (Some(a), Some(b)) = (self.phases.get(from), self.phases.get(to)) else {
                return Err(refuse(Status::NOT_FOUND, "edge to an unknown phase".into()));
            };
            if typed && (a.output.high, a.output.low) != (b.input.high, b.input.low) {
                return Err(refuse(
                    Status::WRONG_TYPE,
                    format!(
                        "incompatible artifact types from '{}' to '{}'",
                        a.name, b.name
                    ),
                ));
            }
            before[to].push(from);
        }
        let mut placed = vec![false; count];
        let mut order = Vec::new();
        while order.len() < count {
            let mut ready = (0..count).filter(|&i| !placed[i]);
            let Some(next) = ready.find(|&i| before[i].iter().all(|&b| placed[b])) else {
                let names: Vec<&str> = (0..count)
                    .filter(|&i| !placed[i])
                    .map(|i| self.phases[i].name.as_str())
                    .collect();
                return Err(refuse(
                    Status::DEPENDENCY_CYCLE,
                    format!("cycle between phases {}", names.join(", ")),
                ));
            };
            placed[next] = true;
            order.push(next);
        }
        let by_id = self.phases.iter().enumerate();
        Ok(PhaseGraph {
            by_id: by_id.map(|(i, p)| ((p.id.high, p.id.low), i)).collect(),
            order,
            phases: self.phases,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn phase(name: &str, low: u64, input: u64, output: u64) -> PhaseInfo {
        let id = |low| NevercInterfaceID { high: 9, low };
        PhaseInfo {
            name: name.into(),
            id: id(low),
            input: id(input),
            output: id(output),
            policy: NEVERC_PHASE_OBSERVABLE,
            points: NEVERC_OBSERVER_BEFORE,
            gate: NEVERC_PHASE_GATE_TRANSITION,
            kind: NEVERC_PHASE_KIND_TRANSITION,
            builtin_fallback: true,
        }
    }

    #[test]
    fn order_follows_edges_and_keeps_insertion_otherwise() {
        let mut b = GraphBuilder::default();
        let one = b.add(phase("a", 1, 1, 2)).expect("new");
        let two = b.add(phase("b", 2, 2, 3)).expect("new");
        let three = b.add(phase("c", 3, 3, 4)).expect("new");
        b.connect(three, one, false);
        assert_eq!(b.finish().expect("no cycle").order(), [two, three, one]);
    }

    #[test]
    fn faults_are_named() {
        let mut b = GraphBuilder::default();
        let one = b.add(phase("a", 1, 1, 2)).expect("new");
        let two = b.add(phase("b", 2, 9, 3)).expect("new");
        assert!(
            b.add(phase("a", 7, 1, 1))
                .is_err_and(|e| e.text.contains("duplicate"))
        );
        let mut sealed = phase("s", 8, 1, 1);
        sealed.policy = NEVERC_PHASE_SEALED_HOST_GATE | NEVERC_PHASE_REPLACEABLE;
        assert!(b.add(sealed).is_err_and(|e| e.text.contains("sealed")));
        b.connect(one, two, true);
        assert!(b.finish().is_err_and(|e| e.text.contains("incompatible")));
        let mut b = GraphBuilder::default();
        let one = b.add(phase("a", 1, 1, 1)).expect("new");
        let two = b.add(phase("b", 2, 1, 1)).expect("new");
        b.connect(one, two, true);
        b.connect(two, one, true);
        assert!(
            b.finish()
                .is_err_and(|e| e.text.contains("cycle") && e.text.contains("a, b"))
        );
    }

    #[test]
    fn the_table_of_phases_is_a_graph() {
        let graph = GraphBuilder::with_builtin_phases().finish().expect("sound");
        assert_eq!(graph.phases().len(), 130);
        assert_eq!(graph.find_name("neverc.link.full"), Some(PHASE_LINK_FULL));
    }
}
