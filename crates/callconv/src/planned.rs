//! Plans that somebody else makes: what a planner is asked, what it proposes, and the checks that the proposal must pass.

use std::fmt;

use neverc_target::Arch;

use crate::assign::{Assignment, Place, Slot};
use crate::plan::{Kind, Location, Misfit, Plan, flags};
use crate::registers::{Class, Features, Registers, registers, resolve};
use crate::signature::{Parameter, Signature, Type};
use crate::standard::{self, Saved};

/// What a planner is asked.
#[derive(Clone, Copy)]
pub struct PlanRequest<'a> {
    /// Architecture.
    pub arch: Arch,
    /// Processor.
    pub features: &'a Features,
    /// The function.
    pub signature: &'a Signature,
    /// The code generator's register numbers, which the proposal must use.
    pub registers: &'a dyn Registers,
    /// Whether values may be left out, arguments or the result, each as a whole.
    pub partial: bool,
}

/// What a planner answers: a plan that is not checked yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proposal {
    /// Pieces of the result.
    pub returns: Vec<Location>,
    /// Pieces of the arguments.
    pub arguments: Vec<Location>,
    /// Registers that the callee preserves; empty: the standard set.
    pub callee_saved: Vec<u32>,
    /// Alignment of the stack pointer at the call in bytes.
    pub stack_alignment: u32,
}

/// Makes plans for conventions that it knows by name.
pub trait Planner {
    /// The names of its conventions.
    fn names(&self) -> Vec<String>;

    /// The convention's plan for a function; `None`: no convention of this name.
    ///
    /// # Errors
    /// Why there is no plan, in words that name who was asked.
    fn plan(&self, name: &str, request: &PlanRequest<'_>) -> Option<Result<Assignment, String>>;
}

/// Why a proposal is no plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProposalFault {
    /// A number that is none of the registers that plans know.
    UnknownRegister {
        /// The number.
        number: u32,
        /// What the code generator calls it, if it is a register at all.
        name: Option<String>,
        /// What it is for.
        of: Of,
    },
    /// A register that cannot hold a value, or that the command line keeps away from code.
    NotAllowed {
        /// LLVM's name.
        name: &'static str,
        /// What it is for.
        of: Of,
    },
    /// A piece larger than its register.
    TooLarge {
        /// LLVM's name.
        name: &'static str,
        /// Bytes of the piece.
        size: u32,
        /// What it is for.
        of: Of,
    },
    /// A location that contradicts itself; why, in words.
    Malformed {
        /// What it is for.
        of: Of,
        /// Why.
        why: &'static str,
    },
    /// A stack offset that is not a multiple of the location's alignment.
    Misaligned {
        /// What it is for.
        of: Of,
        /// The offset in bytes.
        offset: u32,
        /// The alignment in bytes.
        align: u32,
    },
    /// Another stack alignment than the target's.
    StackAlignment {
        /// The proposal's.
        found: u32,
        /// The target's.
        expected: u32,
    },
    /// More argument area than any call has.
    StackTooLarge,
    /// It describes another function.
    Misfit(Misfit),
    /// The function is variadic.
    Variadic,
}

/// What a location is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Of {
    /// The result.
    Result,
    /// An argument.
    Argument(u32),
    /// The set of preserved registers.
    CalleeSaved,
}

impl fmt::Display for Of {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Of::Result => f.write_str("the result"),
            Of::Argument(index) => write!(f, "argument {index}"),
            Of::CalleeSaved => f.write_str("the callee-saved set"),
        }
    }
}

impl fmt::Display for ProposalFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProposalFault::UnknownRegister { number, name, of } => {
                write!(f, "register number {number}")?;
                if let Some(name) = name {
                    write!(f, " ({name})")?;
                }
                write!(f, " of {of} is not in the target schema")
            }
            ProposalFault::NotAllowed { name, of } => {
                write!(f, "register {name} cannot hold {of}")
            }
            ProposalFault::TooLarge { name, size, of } => {
                write!(f, "register {name} cannot hold {size} bytes of {of}")
            }
            ProposalFault::Malformed { of, why } => write!(f, "the location of {of} {why}"),
            ProposalFault::Misaligned { of, offset, align } => write!(
                f,
                "the stack offset {offset} of {of} is misaligned: its alignment is {align}"
            ),
            ProposalFault::StackAlignment { found, expected } => write!(
                f,
                "the stack alignment is {found} bytes where the target has {expected}"
            ),
            ProposalFault::StackTooLarge => f.write_str("the argument area is too large"),
            // The misfit's own text begins with what every plan is told.
            ProposalFault::Misfit(misfit) => {
                let text = misfit.to_string();
                let (_, detail) = text.split_once(": ").unwrap_or(("", &text));
                f.write_str(detail)
            }
            ProposalFault::Variadic => {
                f.write_str("a planned calling convention does not support variadic functions")
            }
        }
    }
}

impl std::error::Error for ProposalFault {}

/// No call's argument area is larger.
const MAX_STACK: u64 = 1 << 24;

impl Proposal {
    /// The proposal as places by name, after every check: registers that exist and hold what they are given, aligned
    /// offsets, each byte of each value once, no two values in one place.
    ///
    /// # Errors
    /// The first fault, in the order result, arguments, preserved registers, whole.
    pub fn accept(&self, request: &PlanRequest<'_>) -> Result<Assignment, ProposalFault> {
        if request.signature.variadic {
            return Err(ProposalFault::Variadic);
        }
        let expected = standard::stack_alignment(request.arch);
        if self.stack_alignment != expected {
            return Err(ProposalFault::StackAlignment {
                found: self.stack_alignment,
                expected,
            });
        }
        let slots = |list: &[Location], result: bool| -> Result<Vec<Slot>, ProposalFault> {
            list.iter()
                .map(|l| {
                    let of = if result {
                        Of::Result
                    } else {
                        Of::Argument(l.value)
                    };
                    slot(request, l, of)
                })
                .collect()
        };
        let returns = slots(&self.returns, true)?;
        let mut arguments = slots(&self.arguments, false)?;
        let plan = Plan {
            schema: String::new(),
            target: (0, 0),
            convention: (0, 0),
            stack_alignment: self.stack_alignment,
            returns: self.returns.clone(),
            arguments: self.arguments.clone(),
            callee_saved: Vec::new(),
        };
        if request.partial {
            plan.fits(&self.covered(request.signature))
        } else {
            plan.fits(request.signature)
        }
        .map_err(ProposalFault::Misfit)?;
        let results: Vec<Place> = returns.iter().map(|s| s.place).collect();
        let callee_saved = self.saved(request, &results)?;
        arguments.sort_by_key(|s| (s.value, s.piece));
        Ok(Assignment {
            returns,
            arguments,
            callee_saved,
            stack_alignment: self.stack_alignment,
            displaced: Vec::new(),
        })
    }

    /// The signature with nothing in place of values that the proposal leaves out.
    fn covered(&self, signature: &Signature) -> Signature {
        let nothing = Type::Struct {
            members: Vec::new(),
            packed: false,
        };
        let mut covered = signature.clone();
        if self.returns.is_empty() {
            covered.result = Type::Void;
        }
        for (index, parameter) in covered.parameters.iter_mut().enumerate() {
            if !self.arguments.iter().any(|l| l.value as usize == index) {
                *parameter = Parameter::new(nothing.clone());
            }
        }
        covered
    }

    fn saved(
        &self,
        request: &PlanRequest<'_>,
        results: &[Place],
    ) -> Result<Option<Vec<Saved>>, ProposalFault> {
        if self.callee_saved.is_empty() {
            return Ok(None);
        }
        let mut saved = Vec::new();
        for &number in &self.callee_saved {
            let name = request.registers.name(number).filter(|_| number != 0);
            let unknown = || ProposalFault::UnknownRegister {
                number,
                name: name.map(str::to_owned),
                of: Of::CalleeSaved,
            };
            let name = name.ok_or_else(unknown)?;
            let register = resolve(request.arch, name).ok_or_else(unknown)?;
            let low_half = request.arch == Arch::AArch64
                && register.class == Class::Vector
                && name.starts_with('D');
            if register.llvm != name && !low_half || register.class == Class::X87 {
                return Err(unknown());
            }
            // Stack pointer, frame pointer and link register are preserved anyway; a result cannot be.
            if register.nameable && !results.contains(&Place::Register(register)) {
                saved.push(Saved { register, low_half });
            }
        }
        Ok(Some(saved))
    }
}

fn slot(request: &PlanRequest<'_>, l: &Location, of: Of) -> Result<Slot, ProposalFault> {
    let malformed = |why| Err(ProposalFault::Malformed { of, why });
    if l.size == 0 {
        return malformed("has no size");
    }
    if !l.align.is_power_of_two() {
        return malformed("has an alignment that is no power of two");
    }
    if l.flags & !(flags::INDIRECT | flags::BYVAL) != 0 {
        return malformed("has flags that do not exist");
    }
    if l.flags == flags::BYVAL {
        return malformed("is BYVAL without INDIRECT");
    }
    let place = match l.kind {
        Kind::Register => {
            if l.offset != 0 {
                return malformed("is a register with a stack offset");
            }
            let name = request
                .registers
                .name(l.register)
                .filter(|_| l.register != 0);
            let register = name
                .and_then(|name| resolve(request.arch, name).filter(|r| r.llvm == name))
                .ok_or_else(|| ProposalFault::UnknownRegister {
                    number: l.register,
                    name: name.map(str::to_owned),
                    of,
                })?;
            let x87_result = register.class == Class::X87 && of == Of::Result;
            if !(register.nameable || x87_result) || request.features.reserved.contains(&register) {
                return Err(ProposalFault::NotAllowed {
                    name: register.llvm,
                    of,
                });
            }
            let room = match register.class {
                Class::General => 8,
                Class::Vector => request.features.vector_bits / 8,
                Class::X87 => 10,
            };
            if l.size > room {
                return Err(ProposalFault::TooLarge {
                    name: register.llvm,
                    size: l.size,
                    of,
                });
            }
            Place::Register(register)
        }
        Kind::Stack => {
            if l.register != 0 {
                return malformed("is on the stack and has a register");
            }
            if !l.offset.is_multiple_of(l.align) {
                return Err(ProposalFault::Misaligned {
                    of,
                    offset: l.offset,
                    align: l.align,
                });
            }
            if u64::from(l.offset) + u64::from(l.size) > MAX_STACK {
                return Err(ProposalFault::StackTooLarge);
            }
            Place::Stack(l.offset)
        }
    };
    Ok(Slot {
        value: l.value,
        piece: l.piece,
        size: l.size,
        align: l.align,
        place,
        flags: l.flags,
    })
}

/// The registers that plans of an architecture can hold as canonical JSON, whose digest is the target's schema digest:
/// numbers in a proposal mean something only beside it.
pub fn schema(arch: Arch, numbers: &dyn Registers) -> String {
    let name = match arch {
        Arch::X86_64 => "x86_64",
        Arch::AArch64 => "aarch64",
    };
    let rows: Vec<String> = registers(arch)
        .iter()
        .filter_map(|r| {
            let number = numbers.number(r.llvm)?;
            // Names are identifiers: nothing to escape.
            Some(format!(
                "{{\"class\":\"{}\",\"name\":\"{}\",\"number\":{number},\"value\":{}}}",
                r.class, r.llvm, r.nameable
            ))
        })
        .collect();
    format!(
        "{{\"architecture\":\"{name}\",\"registers\":[{}]}}",
        rows.join(",")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers as a code generator could have them: the order of the table, and some that plans do not know.
    struct Numbers;

    impl Registers for Numbers {
        fn number(&self, name: &str) -> Option<u32> {
            let at = registers(Arch::X86_64)
                .iter()
                .position(|r| r.llvm == name)?;
            Some(at as u32 + 1)
        }

        fn name(&self, number: u32) -> Option<&str> {
            match number {
                900 => Some("ECX"),
                901 => Some("K1"),
                n => registers(Arch::X86_64)
                    .get((n as usize).checked_sub(1)?)
                    .map(|r| r.llvm),
            }
        }
    }

    fn number(name: &str) -> u32 {
        Numbers.number(name).unwrap()
    }

    fn register(value: u32, name: &str) -> Location {
        Location {
            kind: Kind::Register,
            value,
            piece: 0,
            size: 4,
            align: 4,
            register: number(name),
            offset: 0,
            flags: 0,
        }
    }

    fn stack(value: u32, offset: u32) -> Location {
        Location {
            kind: Kind::Stack,
            register: 0,
            offset,
            ..register(value, "RAX")
        }
    }

    fn good() -> Proposal {
        Proposal {
            returns: vec![register(0, "RDX")],
            arguments: vec![stack(1, 8), register(0, "R9")],
            callee_saved: Vec::new(),
            stack_alignment: 16,
        }
    }

    fn judge(change: impl FnOnce(&mut Proposal)) -> Result<Assignment, String> {
        let mut proposal = good();
        change(&mut proposal);
        let signature = Signature {
            result: Type::Int(32),
            parameters: vec![Parameter::new(Type::Int(32)), Parameter::new(Type::Int(32))],
            variadic: false,
        };
        let features = Features::default();
        proposal
            .accept(&PlanRequest {
                arch: Arch::X86_64,
                features: &features,
                signature: &signature,
                registers: &Numbers,
                partial: false,
            })
            .map_err(|fault| fault.to_string())
    }

    #[test]
    fn a_good_proposal_is_sorted_and_kept() {
        let places = judge(|_| {}).unwrap();
        let text: Vec<String> = places
            .arguments
            .iter()
            .map(|s| s.place.to_string())
            .collect();
        assert_eq!(text, ["r9", "stack+8"]);
        assert_eq!(places.returns[0].place.to_string(), "rdx");
        assert_eq!(places.callee_saved, None);
    }

    #[test]
    fn preserved_registers_are_the_proposals_without_results_and_the_frame() {
        let places = judge(|p| {
            p.callee_saved = ["RBX", "RDX", "RSP", "XMM9"].map(number).to_vec();
        });
        let saved = places.unwrap().callee_saved.unwrap();
        let names: Vec<String> = saved.iter().map(|s| s.llvm()).collect();
        assert_eq!(names, ["RBX", "XMM9"]);
    }

    #[test]
    fn every_lie_is_named() {
        type Change = fn(&mut Proposal);
        let lies: &[(Change, &str)] = &[
            (
                |p| p.arguments[1].register = 7777,
                "register number 7777 of argument 0 is not in the target schema",
            ),
            (
                |p| p.arguments[1].register = 900,
                "register number 900 (ECX) of argument 0 is not in the target schema",
            ),
            (
                |p| p.returns[0].register = 0,
                "register number 0 of the result is not in the target schema",
            ),
            (
                |p| p.callee_saved = vec![901],
                "register number 901 (K1) of the callee-saved set is not in the target schema",
            ),
            (
                |p| p.arguments[1].register = number("RSP"),
                "register RSP cannot hold argument 0",
            ),
            (
                |p| p.arguments[1].register = number("FP0"),
                "register FP0 cannot hold argument 0",
            ),
            (
                |p| p.arguments[1].size = 16,
                "register R9 cannot hold 16 bytes of argument 0",
            ),
            (
                |p| p.arguments[0].offset = 6,
                "the stack offset 6 of argument 1 is misaligned: its alignment is 4",
            ),
            (
                |p| p.arguments[0].align = 3,
                "the location of argument 1 has an alignment that is no power of two",
            ),
            (
                |p| p.arguments[0].size = 0,
                "the location of argument 1 has no size",
            ),
            (
                |p| p.arguments[0].flags = 4,
                "the location of argument 1 has flags that do not exist",
            ),
            (
                |p| p.arguments[0].flags = flags::BYVAL,
                "the location of argument 1 is BYVAL without INDIRECT",
            ),
            (
                |p| p.arguments[1].offset = 8,
                "the location of argument 0 is a register with a stack offset",
            ),
            (
                |p| p.arguments[0].register = 1,
                "the location of argument 1 is on the stack and has a register",
            ),
            (
                |p| p.arguments[0].offset = 1 << 30,
                "the argument area is too large",
            ),
            (
                |p| p.stack_alignment = 8,
                "the stack alignment is 8 bytes where the target has 16",
            ),
            (
                |p| p.arguments[0].value = 2,
                "it has a location for argument 2, which does not exist",
            ),
            (
                |p| {
                    let _ = p.arguments.pop();
                },
                "argument 0 is not covered",
            ),
            (
                |p| p.arguments[0] = register(1, "R9"),
                "values 1 and 0 are in one place",
            ),
            (|p| p.returns.clear(), "the result is not covered"),
            (|p| p.returns[0] = stack(0, 0), "a result is on the stack"),
            (
                |p| {
                    let again = register(0, "RCX");
                    p.arguments.push(again);
                },
                "pieces of argument 0 overlap",
            ),
        ];
        for (change, message) in lies {
            assert_eq!(judge(change).unwrap_err(), *message);
        }
    }

    #[test]
    fn the_schema_lists_what_plans_can_hold() {
        let text = schema(Arch::X86_64, &Numbers);
        assert!(text.starts_with(
            "{\"architecture\":\"x86_64\",\"registers\":[{\"class\":\"general\",\"name\":\"RAX\",\"number\":1,\"value\":true}"
        ));
        assert!(
            text.contains("{\"class\":\"general\",\"name\":\"RSP\",\"number\":5,\"value\":false}")
        );
    }
}
