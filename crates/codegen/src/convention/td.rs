//! Specs that name conventions of a TableGen file or a planner: the values of a signature are sent through these.

use std::cell::OnceCell;

use neverc_callconv::td::{
    Assumptions, Conventions, Delegate, Target as TdTarget, TdError, assignment,
};
use neverc_callconv::{
    Assignment, Features, Place, Plan, PlanError, PlanRequest, Signature, Spec, TdNames, Type,
    assign,
};

use super::Target;
use crate::td;

/// The conventions that ship with the compiler for one target, loaded when they are first needed.
#[derive(Default)]
pub(super) struct Shipped(OnceCell<Option<Conventions>>);

impl Target<'_> {
    /// The description with a convention: the first of the files on the command line that has it, else ours.
    fn description(&self, name: &str) -> Option<&Conventions> {
        let named = self
            .backend
            .conventions
            .iter()
            .find(|c| c.names().contains(&name));
        named.or_else(|| {
            self.shipped
                .0
                .get_or_init(|| td::load(&td::shipped(self.arch)).0)
                .as_ref()
                .filter(|c| c.names().contains(&name))
        })
    }

    /// The plan of a signature under conventions of a description.
    pub(super) fn td_plan(
        &self,
        features: &Features,
        spec: &Spec,
        names: &TdNames,
        signature: &Signature,
    ) -> Result<Plan, PlanError> {
        self.td_assignment(features, spec, names, signature)?
            .number(self.arch, &self.identity, &self.numbers)
    }

    /// The places of a signature under conventions of a description.
    pub(super) fn td_assignment(
        &self,
        features: &Features,
        spec: &Spec,
        names: &TdNames,
        signature: &Signature,
    ) -> Result<Assignment, PlanError> {
        let find = |name: &str| {
            self.description(name)
                .ok_or_else(|| PlanError::TableGen(name.to_owned()))
        };
        let arguments = find(&names.arguments)?;
        let returns = match &names.returns {
            Some(name) => Some((find(name)?, name.as_str())),
            None => None,
        };
        let mut target = TdTarget::new(&self.backend.options.triple);
        target.apply(&self.backend.options.features);
        target.apply(match features.vector_bits {
            512 => "+avx512bw,+avx512vl",
            256 => "+avx",
            _ => "",
        });
        let no_assumptions = Assumptions::default();
        let ask = |name: &str| self.ask_planner(name, features, signature, true);
        let mut assignment = assignment(
            arguments,
            &names.arguments,
            returns,
            &target,
            &no_assumptions,
            signature,
            Some(Delegate(&ask)),
        )
        .map_err(|error| match error {
            TdError::Variadic => PlanError::Variadic,
            other => PlanError::Td(other.to_string()),
        })?;
        if returns.is_none() {
            // The standard result.
            let bare = Signature {
                result: signature.result.clone(),
                parameters: signature
                    .parameters
                    .iter()
                    .filter(|p| p.sret)
                    .cloned()
                    .collect(),
                variadic: false,
            };
            assignment.returns = assign(self.arch, features, &Spec::default(), &bare)?.returns;
        }
        self.preserve(features, spec, &mut assignment)?;
        Ok(assignment)
    }

    /// The places of a signature that a planner gives it; a `csr` list beside it counts instead of the planner's.
    pub(super) fn planned_assignment(
        &self,
        features: &Features,
        spec: &Spec,
        name: &str,
        signature: &Signature,
    ) -> Result<Assignment, PlanError> {
        if signature.variadic {
            return Err(PlanError::Variadic);
        }
        let mut assignment = self
            .ask_planner(name, features, signature, false)
            .ok_or_else(|| PlanError::NoPlanner(name.to_owned()))?
            .map_err(PlanError::Planner)?;
        if !spec.csr.is_empty() {
            self.preserve(features, spec, &mut assignment)?;
        }
        Ok(assignment)
    }

    fn ask_planner(
        &self,
        name: &str,
        features: &Features,
        signature: &Signature,
        partial: bool,
    ) -> Option<Result<Assignment, String>> {
        self.backend.planner.as_ref()?.plan(
            name,
            &PlanRequest {
                arch: self.arch,
                features,
                signature,
                registers: &self.numbers,
                partial,
            },
        )
    }

    /// Takes the preserved set from a spec's `csr`.
    fn preserve(
        &self,
        features: &Features,
        spec: &Spec,
        assignment: &mut Assignment,
    ) -> Result<(), PlanError> {
        let preserved = Spec {
            csr: spec.csr.clone(),
            ..Spec::default()
        };
        let nothing = Signature {
            result: Type::Void,
            parameters: Vec::new(),
            variadic: false,
        };
        assignment.callee_saved = assign(self.arch, features, &preserved, &nothing)?.callee_saved;
        if let Some(saved) = &mut assignment.callee_saved {
            saved.retain(|s| {
                !assignment
                    .returns
                    .iter()
                    .any(|slot| slot.place == Place::Register(s.register))
            });
        }
        Ok(())
    }
}
