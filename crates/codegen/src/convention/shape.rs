//! A plan for a function type: what goes through markers, what remains a parameter, what the rewritten type is.

use neverc_callconv::{Class, Kind, Location, Plan, Registers, Signature, Spec, flags};
use neverc_llvm::{Context, Module, Type};
use neverc_target::Arch;

use super::Target;
use super::bits::{bytes_of, constraint, register_type};
use super::layout::{Object, Part, StackParameter, stack_parameters};
use super::signature::type_of;

/// Bytes `[piece, piece + size)` of an argument, or of the result, in a register.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct InRegister<'c> {
    pub(super) argument: u32,
    pub(super) piece: u64,
    pub(super) size: u64,
    pub(super) number: u32,
    /// What the register carries.
    pub(super) carrier: Type<'c>,
    /// Constraint of inline assembly.
    pub(super) constraint: String,
}

/// How a result travels.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Outcome<'c> {
    /// As the standard convention has it.
    Standard,
    /// In registers.
    Registers(Vec<InRegister<'c>>),
    /// Nowhere but in memory; the address, which is this argument, is handed back in a register.
    Address(u32, InRegister<'c>),
}

/// See the module.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Shape<'c> {
    pub(super) registers: Vec<InRegister<'c>>,
    pub(super) stack: Vec<StackParameter<'c>>,
    /// Arguments that are passed by the address of a copy although their type is no pointer.
    pub(super) by_address: Vec<u32>,
    /// `byval` arguments that are passed by the address of a copy: size and alignment.
    pub(super) copied: Vec<(u32, u64, u64)>,
    pub(super) outcome: Outcome<'c>,
    /// Numbers of the registers that fillers take.
    pub(super) fillers: Vec<u32>,
    /// The rewritten function's type: fillers, then the stack.
    pub(super) ty: Type<'c>,
    /// How many of its parameters are fillers.
    pub(super) filler_count: usize,
    /// What the callee preserves instead of the standard set.
    pub(super) preserved: Option<Vec<u32>>,
    /// Which of these were not asked for.
    pub(super) frame: Vec<u32>,
    /// What it does not although the standard set has it.
    pub(super) clobbered: Vec<u32>,
}

impl Shape<'_> {
    /// The part of a marker's text that says what the callee preserves, for itself or for its callers. These do not count
    /// on the frame's registers, which it preserves all the same when it has no plan to.
    pub(super) fn preservation(&self, callee: bool) -> String {
        let mut text = String::new();
        let list = |numbers: &[u32]| {
            let all: Vec<String> = numbers.iter().map(u32::to_string).collect();
            all.join(",")
        };
        if let Some(preserved) = &self.preserved {
            let counted: Vec<u32> = preserved
                .iter()
                .copied()
                .filter(|n| callee || !self.frame.contains(n))
                .collect();
            // No register has number 0.
            text.push_str(" p 0,");
            text.push_str(&list(&counted));
        }
        if !self.clobbered.is_empty() {
            text.push_str(" x ");
            text.push_str(&list(&self.clobbered));
        }
        text
    }
}

/// Registers that the standard convention takes for arguments, by LLVM's names.
fn argument_registers(arch: Arch) -> (&'static [&'static str], &'static [&'static str]) {
    match arch {
        Arch::X86_64 => (
            &["RDI", "RSI", "RDX", "RCX", "R8", "R9"],
            &[
                "XMM0", "XMM1", "XMM2", "XMM3", "XMM4", "XMM5", "XMM6", "XMM7",
            ],
        ),
        Arch::AArch64 => (
            &["X0", "X1", "X2", "X3", "X4", "X5", "X6", "X7"],
            &["Q0", "Q1", "Q2", "Q3", "Q4", "Q5", "Q6", "Q7"],
        ),
    }
}

/// The type of bytes `[piece, piece + size)` of a value of type `ty`.
fn piece_type<'c>(
    context: &'c Context,
    module: &Module<'c>,
    ty: Type<'c>,
    piece: u64,
    size: u64,
) -> Type<'c> {
    let mut ty = ty;
    let mut at = piece;
    loop {
        if ty.is_struct() {
            let Some(index) = (0..ty.member_count())
                .rev()
                .find(|&index| module.struct_member_offset(ty, index) <= at)
            else {
                break;
            };
            at -= module.struct_member_offset(ty, index);
            ty = ty.member(index);
        } else if ty.is_array() && !ty.is_empty() {
            let element = module.type_alloc_size(ty.element()).max(1);
            at %= element;
            ty = ty.element();
        } else {
            break;
        }
    }
    if at == 0 && !ty.is_aggregate() && bytes_of(ty) == size {
        ty
    } else {
        context.int_type((size * 8) as u32)
    }
}

/// What plan, signature and type make of each other.
pub(super) struct Shaper<'t, 'b, 'm, 'c> {
    pub(super) target: &'t Target<'b>,
    pub(super) context: &'c Context,
    pub(super) module: &'m Module<'c>,
}

impl<'c> Shaper<'_, '_, '_, 'c> {
    fn in_register(&self, location: &Location, ty: Type<'c>) -> Result<InRegister<'c>, String> {
        let target = self.target;
        let name = target.numbers.name(location.register).unwrap_or("?");
        let register = neverc_callconv::resolve(target.arch, name)
            .filter(|register| register.llvm == name && !matches!(name, "RSP" | "SP" | "FP" | "LR"))
            .ok_or_else(|| {
                format!("NeverC calling convention plan names register {name}, which cannot hold a value")
            })?;
        let (piece, size) = (u64::from(location.piece), u64::from(location.size));
        let ty = piece_type(self.context, self.module, ty, piece, size);
        let room = match register.class {
            Class::General => 8,
            Class::Vector => 64,
            Class::X87 => 10,
        };
        if size > room {
            return Err(format!(
                "NeverC calling convention plan puts {size} bytes into register {name}"
            ));
        }
        let carrier = register_type(self.context, register.class, ty);
        Ok(InRegister {
            argument: location.value,
            piece,
            size,
            number: location.register,
            constraint: constraint(target.arch, name, carrier),
            carrier,
        })
    }

    /// The shape, for a function type with the signature that the plan was checked against; with `words` objects in the
    /// argument area are passed word by word.
    pub(super) fn shape(
        &self,
        plan: &Plan,
        signature: &Signature,
        ty: Type<'c>,
        standard_returns: &[Location],
        words: bool,
    ) -> Result<Shape<'c>, String> {
        let context = self.context;
        let mut registers = Vec::new();
        let mut parts = Vec::new();
        let mut objects = Vec::new();
        let mut by_address = Vec::new();
        let mut copied = Vec::new();
        let parameters = ty.parameters();
        for (index, parameter) in signature.parameters.iter().enumerate() {
            let argument = index as u32;
            let locations = plan.argument(argument);
            let indirect = locations.iter().any(|l| l.flags & flags::INDIRECT != 0);
            let mut ty = parameters[index];
            if let Some(object) = parameter.byval {
                if let [location] = locations[..]
                    && location.kind == Kind::Stack
                    && !indirect
                {
                    objects.push(Object {
                        argument,
                        offset: u64::from(location.offset),
                        size: object.size,
                        align: u64::from(object.align),
                    });
                    continue;
                }
                if !indirect {
                    return Err(format!(
                        "NeverC calling convention plan passes argument {index} by value in registers, which is not supported"
                    ));
                }
                copied.push((argument, object.size, u64::from(object.align.max(1))));
            } else if indirect && !parameter.sret {
                by_address.push(argument);
                ty = context.ptr_type();
            }
            for location in &locations {
                match location.kind {
                    Kind::Register => registers.push(self.in_register(location, ty)?),
                    Kind::Stack => {
                        let (piece, size) = (u64::from(location.piece), u64::from(location.size));
                        parts.push(Part {
                            argument,
                            piece,
                            size,
                            offset: u64::from(location.offset),
                            ty: piece_type(context, self.module, ty, piece, size),
                        });
                    }
                }
            }
        }
        let stack = stack_parameters(context, &parts, &objects, words)?;

        let result = ty.return_type();
        let outcome = if signature.result.is_void() {
            match plan.returns.first() {
                None => Outcome::Standard,
                Some(location) => {
                    let address = signature
                        .parameters
                        .iter()
                        .position(|p| p.sret)
                        .unwrap_or(0) as u32;
                    let pointer = context.ptr_type();
                    if parameters.get(address as usize) != Some(&pointer) {
                        return Err(
                            "NeverC calling convention plan hands back an address that the function does not get"
                                .to_owned(),
                        );
                    }
                    Outcome::Address(address, self.in_register(location, pointer)?)
                }
            }
        } else if plan.returns == standard_returns
            && self.target.returns_natively(plan)
            && self.target.passes_natively(signature)
        {
            Outcome::Standard
        } else {
            if plan.returns.iter().any(|l| l.flags & flags::INDIRECT != 0) {
                return Err(
                    "NeverC calling convention plan returns an address in place of a value"
                        .to_owned(),
                );
            }
            Outcome::Registers(
                plan.returns
                    .iter()
                    .map(|l| self.in_register(l, result))
                    .collect::<Result<_, _>>()?,
            )
        };

        let (mut filler_types, mut fillers) = (Vec::new(), Vec::new());
        if !stack.is_empty() {
            let (general, vector) = argument_registers(self.target.arch);
            let number = |name: &&str| self.target.numbers.number(name);
            filler_types.extend(general.iter().map(|_| context.i64_type()));
            fillers.extend(general.iter().filter_map(number));
            if stack.iter().any(StackParameter::wants_vector_register) {
                filler_types.extend(vector.iter().map(|_| context.double_type()));
                fillers.extend(vector.iter().filter_map(number));
            }
        }
        let filler_count = filler_types.len();
        let mut types = filler_types;
        types.extend(stack.iter().map(|parameter| match parameter {
            StackParameter::Gap | StackParameter::Packed(_) | StackParameter::Word(..) => {
                context.i64_type()
            }
            StackParameter::One(_, ty) => *ty,
            StackParameter::Object(_) => context.ptr_type(),
        }));
        let returned = match outcome {
            Outcome::Standard => result,
            _ => context.void_type(),
        };
        let (preserved, frame, clobbered) = self.preservation(plan);
        Ok(Shape {
            registers,
            stack,
            by_address,
            copied,
            outcome,
            fillers,
            ty: returned.function(&types, false),
            filler_count,
            preserved,
            frame,
            clobbered,
        })
    }

    /// What a callee preserves: a list instead of the standard set, and what of either it does not.
    fn preservation(&self, plan: &Plan) -> (Option<Vec<u32>>, Vec<u32>, Vec<u32>) {
        let target = self.target;
        let number = |name: &str| target.numbers.number(name);
        let results: Vec<u32> = plan.returns.iter().map(|l| l.register).collect();
        let own = !plan.callee_saved.is_empty() && !target.is_standard_set(&plan.callee_saved);
        let mut frame = Vec::new();
        let set = if own {
            let (stack, always): (&str, &[&str]) = match target.arch {
                Arch::X86_64 => ("RSP", &["RBP"]),
                Arch::AArch64 => ("SP", &["LR", "FP"]),
            };
            let always: Vec<u32> = always.iter().filter_map(|name| number(name)).collect();
            frame.extend(
                always
                    .iter()
                    .filter(|n| !plan.callee_saved.contains(n))
                    .copied(),
            );
            let mut list: Vec<u32> = plan
                .callee_saved
                .iter()
                .copied()
                .filter(|n| Some(*n) != number(stack) && !always.contains(n))
                .collect();
            // Pairs of neighbours are saved together; vector registers come after the frame's.
            let is_vector = |n: &u32| {
                target
                    .numbers
                    .name(*n)
                    .is_some_and(|name| name.starts_with(['D', 'Q', 'V']) || name.contains("MM"))
            };
            list.sort_by_key(|n| (is_vector(n), *n));
            list.dedup();
            let vectors = list.iter().position(is_vector).unwrap_or(list.len());
            list.splice(vectors..vectors, always);
            Some(list)
        } else {
            None
        };
        let kept = set.clone().unwrap_or_else(|| target.standard_saved());
        let name = |n: u32| target.numbers.name(n).unwrap_or_default();
        let full = |n: u32| neverc_callconv::resolve(target.arch, name(n)).map(|r| r.llvm);
        let clobbered = results
            .into_iter()
            .filter(|r| {
                kept.iter()
                    .any(|k| k == r || full(*k).is_some() && full(*k) == full(*r))
            })
            .collect();
        (set, frame, clobbered)
    }

    /// The standard convention's plan.
    pub(super) fn standard_plan(
        &self,
        features: &neverc_callconv::Features,
        signature: &Signature,
    ) -> Option<Plan> {
        self.target.plan(features, &Spec::default(), signature).ok()
    }
}

/// Whether two function types are the same to a convention.
pub(super) fn same_types(a: Type<'_>, b: Type<'_>) -> bool {
    let list = |ty: Type<'_>| -> Vec<neverc_callconv::Type> {
        std::iter::once(ty.return_type())
            .chain(ty.parameters())
            .map(type_of)
            .collect()
    };
    a.is_variadic() == b.is_variadic() && list(a) == list(b)
}
