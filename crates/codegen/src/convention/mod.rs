//! Custom calling conventions in a module: from specs to plans ([`materialize`]) and from plans to code ([`lower`]).
//!
//! Functions and calls take part whose convention is number [`neverc_callconv::CONVENTION`]. Materializing leaves each of
//! them with a plan or with the standard convention. Lowering rewrites them at the level of IR: arguments and results in
//! registers become operands of inline-assembly markers, arguments on the stack remain parameters; a pass behind
//! instruction selection turns the markers into register traffic.

mod bits;
mod call;
mod layout;
mod lower;
mod materialize;
mod shape;
mod signature;
mod td;

use std::rc::Rc;

use neverc_callconv::{
    Assignment, CONVENTION, Features, Identity, Plan, PlanError, Planner, Registers,
    SPEC_ATTRIBUTE, Signature, Spec, Type,
};
use neverc_llvm::{CallConv, Linkage, Module, RegisterNames, Value};
use neverc_target::Arch;
use neverc_target::abi::Float;

use crate::emit::BackendDiag;
use crate::{Backend, Severity};

/// Name of the attribute that says which IR arguments belong to the source argument before them.
const PIECES_ATTRIBUTE: &str = "neverc-cc-pieces";

pub(crate) const CUSTOM: CallConv = CallConv(CONVENTION);

/// The numbers that a backend has for registers.
pub struct TargetRegisters(RegisterNames);

impl Registers for TargetRegisters {
    fn number(&self, name: &str) -> Option<u32> {
        self.0.number(name)
    }

    fn name(&self, number: u32) -> Option<&str> {
        self.0.name(number)
    }
}

impl Backend {
    /// The registers of the target by LLVM's names and numbers, which plans are made of.
    pub fn registers(&self) -> TargetRegisters {
        TargetRegisters(self.machine.register_names())
    }

    /// Names the one who makes plans for conventions of its own.
    pub fn set_planner(&mut self, planner: Rc<dyn Planner>) {
        self.planner = Some(planner);
    }

    /// Where the values of a signature are under a spec, conventions of TableGen files included.
    ///
    /// # Errors
    /// What keeps the spec from being one for this signature.
    pub fn places(
        &self,
        features: &Features,
        spec: &Spec,
        signature: &Signature,
    ) -> Result<Assignment, PlanError> {
        let target = Target::new(self);
        match (&spec.planner, &spec.td) {
            (Some(planner), _) => {
                target.planned_assignment(features, spec, &planner.text, signature)
            }
            (None, Some(names)) => target.td_assignment(features, spec, names, signature),
            (None, None) => neverc_callconv::assign(target.arch, features, spec, signature),
        }
    }
}

/// What is known about the target, and the errors found so far.
struct Target<'b> {
    backend: &'b Backend,
    arch: Arch,
    numbers: TargetRegisters,
    identity: Identity,
    shipped: td::Shipped,
    errors: Vec<BackendDiag>,
}

impl<'b> Target<'b> {
    fn new(backend: &'b Backend) -> Target<'b> {
        let triple = &backend.options.triple;
        Target {
            backend,
            arch: if triple.starts_with("aarch64") || triple.starts_with("arm64") {
                Arch::AArch64
            } else {
                Arch::X86_64
            },
            numbers: backend.registers(),
            identity: Identity::built_in(triple),
            shipped: td::Shipped::default(),
            errors: Vec::new(),
        }
    }

    /// What the function's own attributes, else the command line, say about the processor.
    fn features(&self, function: Value<'_>) -> Features {
        let own = function.carried_text("target-features");
        let text = own.as_deref().unwrap_or(&self.backend.options.features);
        Features::parse(self.arch, text)
    }

    fn plan(
        &self,
        features: &Features,
        spec: &Spec,
        signature: &Signature,
    ) -> Result<Plan, PlanError> {
        if let Some(planner) = &spec.planner {
            return self
                .planned_assignment(features, spec, &planner.text, signature)?
                .number(self.arch, &self.identity, &self.numbers);
        }
        if let Some(names) = &spec.td {
            return self.td_plan(features, spec, names, signature);
        }
        neverc_callconv::plan(
            self.arch,
            features,
            spec,
            signature,
            &self.identity,
            &self.numbers,
        )
    }

    /// Whether a plan says just what the standard convention does.
    fn is_standard(&self, plan: &Plan, features: &Features, signature: &Signature) -> bool {
        let Ok(standard) = self.plan(features, &Spec::default(), signature) else {
            return false;
        };
        standard.returns == plan.returns
            && self.returns_natively(plan)
            && self.passes_natively(signature)
            && standard.arguments == plan.arguments
            && (plan.callee_saved.is_empty() || self.is_standard_set(&plan.callee_saved))
    }

    /// Whether the code generator's standard convention can be trusted with a plan's result. LLVM's for x86-64 puts a third
    /// scalar, which no C type has, on the x87 stack, where it does not survive unchanged.
    fn returns_natively(&self, plan: &Plan) -> bool {
        self.arch == Arch::AArch64 || plan.returns.len() <= 2
    }

    /// Whether it can be trusted with the arguments. LLVM 19 does not keep the bits of `bfloat` arguments on x86-64 without
    /// optimization, and cannot select code for AArch64 vectors of three lanes on the stack.
    fn passes_natively(&self, signature: &Signature) -> bool {
        let trouble = |ty: &Type| match ty {
            Type::Float(Float::BFloat) => self.arch == Arch::X86_64,
            Type::Vector(_, lanes) => self.arch == Arch::AArch64 && !lanes.is_power_of_two(),
            _ => false,
        };
        let all = signature.parameters.iter().map(|p| &p.ty);
        all.chain([&signature.result]).all(|ty| {
            ty.leaves()
                .is_some_and(|leaves| !leaves.iter().any(|leaf| trouble(&leaf.ty)))
        })
    }

    fn is_standard_set(&self, saved: &[u32]) -> bool {
        let mut standard = self.standard_saved();
        standard.sort_unstable();
        let mut saved = saved.to_vec();
        saved.sort_unstable();
        standard == saved
    }

    fn standard_saved(&self) -> Vec<u32> {
        neverc_callconv::callee_saved(self.arch)
            .into_iter()
            .filter_map(|saved| self.numbers.number(&saved.llvm()))
            .collect()
    }

    /// The function that a value calls or names, through aliases.
    fn function_of<'c>(value: Value<'c>) -> Option<Value<'c>> {
        let mut value = value;
        for _ in 0..16 {
            if value.is_function() {
                return Some(value);
            }
            value = value.aliasee()?;
        }
        None
    }

    fn error(&mut self, message: impl std::fmt::Display, function: Value<'_>) {
        let name = function.name();
        let mut diagnostic = BackendDiag::error(format!("{message} (in function '{name}')"));
        diagnostic.severity = Severity::Error;
        diagnostic.function = name;
        self.errors.push(diagnostic);
    }
}

/// Gives each function and call of the custom convention its plan, or the standard convention; says whether a plan is
/// left. Once done it changes nothing.
///
/// # Errors
/// Plans and specs that cannot be used.
pub(crate) fn materialize(
    backend: &Backend,
    module: &Module<'_>,
) -> Result<bool, Vec<BackendDiag>> {
    if !module.has_convention(CUSTOM) {
        return Ok(false);
    }
    let mut target = Target::new(backend);
    let any = materialize::module(&mut target, module);
    if target.errors.is_empty() {
        Ok(any)
    } else {
        Err(target.errors)
    }
}

/// Rewrites a materialized module for `TargetMachine::emit_with_conventions`; says whether anything is left for it to do.
///
/// # Errors
/// What a plan asks for and code cannot do.
pub(crate) fn lower(backend: &Backend, module: &Module<'_>) -> Result<bool, Vec<BackendDiag>> {
    let mut target = Target::new(backend);
    let any = lower::module(&mut target, module);
    if target.errors.is_empty() {
        Ok(any)
    } else {
        Err(target.errors)
    }
}

/// Keeps the parameters of functions whose plan is still to be made: a spec counts parameters of the source, and static
/// functions must not lose some to the optimizer. Gives what to hand to [`release_signatures`].
pub(crate) fn keep_signatures<'c>(module: &Module<'c>) -> Vec<Value<'c>> {
    let functions: Vec<Value<'c>> = module
        .functions()
        .into_iter()
        .filter(|f| {
            matches!(f.linkage(), Linkage::Internal | Linkage::Private)
                && !f.is_declaration()
                && f.string_attribute(SPEC_ATTRIBUTE).is_some()
                && !is_listed(module, *f)
        })
        .collect();
    if !functions.is_empty() {
        module.keep_functions(&functions, true);
    }
    functions
}

/// Ends what [`keep_signatures`] began, and drops functions that nothing uses any more.
pub(crate) fn release_signatures(module: &Module<'_>, functions: &[Value<'_>]) {
    if functions.is_empty() {
        return;
    }
    // Passes may have replaced functions; those that are left are found by what they are.
    let left: Vec<_> = module
        .functions()
        .into_iter()
        .filter(|f| functions.iter().any(|k| k == f))
        .collect();
    module.keep_functions(&left, false);
    for function in left {
        if !function.has_uses() {
            function.delete_function();
        }
    }
}

/// Whether the program itself asks for the function to be kept.
fn is_listed<'c>(module: &Module<'c>, function: Value<'c>) -> bool {
    ["llvm.used", "llvm.compiler.used"].iter().any(|name| {
        module
            .global(name)
            .and_then(Value::initializer)
            .is_some_and(|list| {
                (0..list.operand_count()).any(|i| list.operand(i) == Some(function))
            })
    })
}
