//! A row of the phase table.

use crate::generated::{
    NevercInterfaceID, NevercObserverPoint, NevercPhaseGate, NevercPhaseKind, NevercPhasePolicy,
};

/// One built-in phase.
#[derive(Clone, Copy)]
pub struct Phase {
    /// Canonical name, e.g. `neverc.driver.raw_arguments`.
    pub name: &'static str,
    /// Symbol in the headers' macros.
    pub symbol: &'static str,
    /// Domain.
    pub domain: &'static str,
    /// Name of its verifier.
    pub verifier: &'static str,
    /// ID.
    pub id: NevercInterfaceID,
    /// Input artifact type.
    pub input: NevercInterfaceID,
    /// Output artifact type.
    pub output: NevercInterfaceID,
    /// What plugins may do.
    pub policy: NevercPhasePolicy,
    /// Where observers may stand.
    pub observer_points: NevercObserverPoint,
    /// Transition or event.
    pub kind: NevercPhaseKind,
    /// Kind of gate.
    pub gate: NevercPhaseGate,
    /// Whether the host has a default.
    pub builtin_fallback: bool,
}
