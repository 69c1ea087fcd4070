//! The plan: an exact table of where each value of a function travels, and the checks that a plan must pass.

use std::fmt;

use crate::plan_text::PlanTextError;
use crate::signature::Signature;

/// Name of the function attribute that holds a plan; its text starts with the same word.
pub const PLAN_ATTRIBUTE: &str = "neverc-cc-plan-v1";

/// Name of the function attribute that holds a spec.
pub const SPEC_ATTRIBUTE: &str = "neverc-callconv";

/// Name of the function attribute that says which IR arguments are further pieces of the source argument before them:
/// their indices with commas between.
pub const PIECES_ATTRIBUTE: &str = "neverc-cc-pieces";

/// Flags of a [`Location`].
pub mod flags {
    /// The location holds the address of the value.
    pub const INDIRECT: u64 = 1;
    /// What the address points to is the callee's own copy. Only together with [`INDIRECT`].
    pub const BYVAL: u64 = 2;
}

/// Where a location is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// In a register.
    Register,
    /// In the argument area: bytes from its start, which is where the stack pointer points at the call instruction.
    Stack,
}

/// A place that holds one value or a piece of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Location {
    /// Register or stack.
    pub kind: Kind,
    /// Index of the IR argument, hidden ones counted; 0 for the result.
    pub value: u32,
    /// First byte of the piece within the value.
    pub piece: u32,
    /// Bytes, not 0.
    pub size: u32,
    /// Alignment in bytes, a power of two.
    pub align: u32,
    /// The code generator's number of the register; 0 for the stack.
    pub register: u32,
    /// Bytes from the start of the argument area; 0 for registers.
    pub offset: u32,
    /// Sum of [`flags`].
    pub flags: u64,
}

/// Where every value of a function travels.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Plan {
    /// Which target's registers the numbers belong to.
    pub schema: String,
    /// Target ID, high and low half.
    pub target: (u64, u64),
    /// Convention ID, high and low half.
    pub convention: (u64, u64),
    /// Alignment in bytes that the stack pointer has at the call.
    pub stack_alignment: u32,
    /// Pieces of the result. For a function that returns through a hidden pointer: where the pointer is handed back, with
    /// [`flags::INDIRECT`], or nothing.
    pub returns: Vec<Location>,
    /// Pieces of the arguments, in the order of the arguments.
    pub arguments: Vec<Location>,
    /// Registers that the callee preserves; empty means the target's standard set. A list of nothing but the stack pointer
    /// preserves no other register. The stack pointer, the frame pointer and AArch64's link register are preserved whether
    /// they are listed or not, results excepted.
    pub callee_saved: Vec<u32>,
}

/// Why a plan, or a function that should have one, is refused. The messages are fixed texts with details behind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The text is no plan.
    Malformed(PlanTextError),
    /// The plan's register numbers belong to another target.
    ForeignSchema {
        /// The plan's.
        found: String,
        /// The target's.
        expected: String,
    },
    /// Another target ID.
    ForeignTarget {
        /// The plan's.
        found: (u64, u64),
        /// The target's.
        expected: (u64, u64),
    },
    /// Another convention ID.
    ForeignConvention {
        /// The plan's.
        found: (u64, u64),
        /// The expected one.
        expected: (u64, u64),
    },
    /// The function is variadic.
    Variadic,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Malformed(error) => {
                write!(f, "malformed NeverC calling convention plan: {error}")
            }
            Fault::ForeignSchema { found, expected } => write!(
                f,
                "NeverC calling convention plan belongs to a foreign target schema: '{found}', expected '{expected}'"
            ),
            Fault::ForeignTarget { found, expected } => write!(
                f,
                "NeverC calling convention plan has a foreign target ID: {}:{}, expected {}:{}",
                found.0, found.1, expected.0, expected.1
            ),
            Fault::ForeignConvention { found, expected } => write!(
                f,
                "NeverC calling convention plan has a foreign convention ID: {}:{}, expected {}:{}",
                found.0, found.1, expected.0, expected.1
            ),
            Fault::Variadic => {
                f.write_str("custom calling convention does not support variadic functions")
            }
        }
    }
}

impl std::error::Error for Fault {}

impl Plan {
    /// Whether the plan is one for this target and convention. Order of the checks: schema, target, convention.
    pub fn check(
        &self,
        schema: &str,
        target: (u64, u64),
        convention: (u64, u64),
    ) -> Result<(), Fault> {
        if self.schema != schema {
            return Err(Fault::ForeignSchema {
                found: self.schema.clone(),
                expected: schema.to_owned(),
            });
        }
        if self.target != target {
            return Err(Fault::ForeignTarget {
                found: self.target,
                expected: target,
            });
        }
        if self.convention != convention {
            return Err(Fault::ForeignConvention {
                found: self.convention,
                expected: convention,
            });
        }
        Ok(())
    }

    /// The pieces of one argument, by their offset in it.
    pub fn argument(&self, value: u32) -> Vec<Location> {
        let mut pieces: Vec<Location> = self
            .arguments
            .iter()
            .copied()
            .filter(|l| l.value == value)
            .collect();
        pieces.sort_by_key(|l| l.piece);
        pieces
    }

    /// Bytes of the argument area that the plan uses, a multiple of the stack alignment.
    pub fn stack_bytes(&self) -> u64 {
        self.arguments
            .iter()
            .filter(|l| l.kind == Kind::Stack)
            .map(|l| u64::from(l.offset) + u64::from(l.size))
            .max()
            .unwrap_or(0)
            .next_multiple_of(u64::from(self.stack_alignment.max(1)))
    }

    /// Whether the plan describes this signature: each value once, completely, no two in one place.
    ///
    /// Register numbers are compared as numbers: that two of them are parts of one register is not seen.
    pub fn fits(&self, signature: &Signature) -> Result<(), Misfit> {
        // Every leaf lies in the pieces, no two pieces overlap, and nothing lies far behind the value.
        let area = |result: bool, value: u32, pieces: &[Location], leaves: &[(u64, u64)]| {
            let end_of = |l: &Location| u64::from(l.piece) + u64::from(l.size);
            for pair in pieces.windows(2) {
                if end_of(&pair[0]) > u64::from(pair[1].piece) {
                    return Err(Misfit::Overlap { result, value });
                }
            }
            for &(start, end) in leaves {
                let mut at = start;
                for l in pieces.iter().filter(|l| end_of(l) > start) {
                    if u64::from(l.piece) > at {
                        break;
                    }
                    at = end_of(l);
                }
                if at < end {
                    return Err(Misfit::Uncovered { result, value });
                }
            }
            let end = leaves.last().map_or(0, |l| l.1);
            let room = end.max(8).next_multiple_of(8).max(end.next_power_of_two());
            if pieces.last().is_some_and(|l| end_of(l) > room) {
                return Err(Misfit::TooLarge { result, value });
            }
            Ok(())
        };
        let leaves_of = |ty: &crate::Type| -> Vec<(u64, u64)> {
            ty.leaves()
                .unwrap_or_default()
                .iter()
                .map(|l| (l.offset, l.offset + l.ty.bytes()))
                .collect()
        };
        let by_address =
            |pieces: &[Location]| pieces.iter().any(|l| l.flags & flags::INDIRECT != 0);
        for l in &self.returns {
            if l.value != 0 {
                return Err(Misfit::NoSuchValue {
                    result: true,
                    value: l.value,
                });
            }
            if l.kind == Kind::Stack {
                return Err(Misfit::ResultOnStack);
            }
        }
        let mut pieces = self.returns.clone();
        pieces.sort_by_key(|l| l.piece);
        if signature.result.is_void() {
            if pieces.iter().any(|l| l.flags & flags::INDIRECT == 0) {
                return Err(Misfit::NoSuchValue {
                    result: true,
                    value: 0,
                });
            }
        } else {
            area(true, 0, &pieces, &leaves_of(&signature.result))?;
        }
        let count = signature.parameters.len();
        if let Some(l) = self.arguments.iter().find(|l| l.value as usize >= count) {
            return Err(Misfit::NoSuchValue {
                result: false,
                value: l.value,
            });
        }
        for (value, parameter) in signature.parameters.iter().enumerate() {
            let pieces = self.argument(value as u32);
            let leaves = match parameter.byval {
                _ if by_address(&pieces) => vec![(0, 8)],
                Some(byval) => vec![(0, byval.size)],
                None => leaves_of(&parameter.ty),
            };
            area(false, value as u32, &pieces, &leaves)?;
        }
        for list in [&self.returns, &self.arguments] {
            for (i, a) in list.iter().enumerate() {
                for b in &list[..i] {
                    let clash = match (a.kind, b.kind) {
                        (Kind::Register, Kind::Register) => a.register == b.register,
                        (Kind::Stack, Kind::Stack) => {
                            let end = |l: &Location| u64::from(l.offset) + u64::from(l.size);
                            u64::from(a.offset) < end(b) && u64::from(b.offset) < end(a)
                        }
                        _ => false,
                    };
                    if clash {
                        return Err(Misfit::Shared {
                            first: b.value,
                            second: a.value,
                        });
                    }
                }
            }
        }
        if let Some(l) = self
            .arguments
            .iter()
            .find(|l| l.kind == Kind::Stack && l.align != 0 && l.offset % l.align != 0)
        {
            return Err(Misfit::Misaligned { value: l.value });
        }
        Ok(())
    }
}

/// How a plan and a signature disagree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// A location for a value that the function does not have.
    NoSuchValue {
        /// Result, else argument.
        result: bool,
        /// Its index.
        value: u32,
    },
    /// Two pieces hold the same bytes.
    Overlap {
        /// Result, else argument.
        result: bool,
        /// Its index.
        value: u32,
    },
    /// Bytes of the value are nowhere.
    Uncovered {
        /// Result, else argument.
        result: bool,
        /// Its index.
        value: u32,
    },
    /// The pieces are larger than the value.
    TooLarge {
        /// Result, else argument.
        result: bool,
        /// Its index.
        value: u32,
    },
    /// Two values in one place.
    Shared {
        /// Index of one.
        first: u32,
        /// Index of the other.
        second: u32,
    },
    /// A result in the argument area.
    ResultOnStack,
    /// A stack offset that is not a multiple of the alignment.
    Misaligned {
        /// Index of the argument.
        value: u32,
    },
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("NeverC calling convention plan does not fit the function: ")?;
        let of = |result: bool, value: u32| {
            if result {
                "the result".to_owned()
            } else {
                format!("argument {value}")
            }
        };
        match *self {
            Misfit::NoSuchValue {
                result: true,
                value,
            } => {
                write!(f, "it has a location for result {value}")
            }
            Misfit::NoSuchValue { value, .. } => {
                write!(
                    f,
                    "it has a location for argument {value}, which does not exist"
                )
            }
            Misfit::Overlap { result, value } => {
                write!(f, "pieces of {} overlap", of(result, value))
            }
            Misfit::Uncovered { result, value } => {
                write!(f, "{} is not covered", of(result, value))
            }
            Misfit::TooLarge { result, value } => {
                write!(f, "pieces are larger than {}", of(result, value))
            }
            Misfit::Shared { first, second } if first == second => {
                write!(f, "two pieces of value {first} are in one place")
            }
            Misfit::Shared { first, second } => {
                write!(f, "values {first} and {second} are in one place")
            }
            Misfit::ResultOnStack => f.write_str("a result is on the stack"),
            Misfit::Misaligned { value } => {
                write!(f, "the stack offset of argument {value} is misaligned")
            }
        }
    }
}

impl std::error::Error for Misfit {}
