//! The interpreter: one value after the other through a convention's actions.

use std::fmt;

use super::convention::{Action, ConventionId, Conventions, SlotShape};
use super::custom;
use super::delegated::{self, Delegate};
use super::predicate::{Assumptions, Atom, Environment, Worth};
use super::registers::RegisterId;
use super::target::Target;
use super::types::ValueType;
use crate::assign::Assignment;

/// What happens to a value on its way into its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// Nothing.
    Full,
    /// Sign extended.
    SignExtend,
    /// Zero extended.
    ZeroExtend,
    /// Extended with anything.
    AnyExtend,
    /// Sign extended, into the upper bits.
    SignExtendUpper,
    /// Zero extended, into the upper bits.
    ZeroExtendUpper,
    /// Extended with anything, into the upper bits.
    AnyExtendUpper,
    /// The same bits as another type.
    BitConvert,
    /// Truncated.
    Truncate,
    /// A longer floating-point format.
    FloatExtend,
    /// Its address is passed instead.
    Indirect,
}

/// Where a value goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Where {
    /// A register.
    Register(RegisterId),
    /// Bytes from the start of the argument area.
    Stack(u64),
}

/// A value with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Location {
    /// Number of the value among those that the convention saw.
    pub value: usize,
    /// The value's type.
    pub value_type: ValueType,
    /// The type it has in its place.
    pub place_type: ValueType,
    /// What happened to it.
    pub change: Change,
    /// Its place.
    pub place: Where,
    /// Bytes of the slot when it is on the stack.
    pub slot_bytes: u64,
}

/// Attributes of a value.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[allow(clippy::struct_excessive_bools)] // Independent flags.
pub(super) struct Flags {
    pub sign_extend: bool,
    pub zero_extend: bool,
    pub in_reg: bool,
    pub struct_return: bool,
    pub by_value: bool,
    pub by_value_size: u64,
    pub memory_align: u64,
    pub original_align: u64,
    pub nest: bool,
    pub swift_self: bool,
    pub swift_error: bool,
    pub swift_async: bool,
    pub cf_guard_target: bool,
    pub preallocated: bool,
    pub pointer: bool,
    pub address_space: u32,
    pub split: bool,
    pub split_end: bool,
    pub consecutive: bool,
    pub consecutive_last: bool,
    pub hva: bool,
    pub hva_start: bool,
    pub second_pass: bool,
    /// Named, not one of the arguments behind `...`.
    pub fixed: bool,
}

/// A value on its way through a convention.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Item {
    pub number: usize,
    /// Index of the IR value that it is a part of.
    pub value: usize,
    /// First byte of the part in the value.
    pub offset: u64,
    /// Bytes of the value that it carries.
    pub bytes: u64,
    pub value_type: ValueType,
    pub place_type: ValueType,
    pub change: Change,
    pub flags: Flags,
}

/// Why a value has no place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AssignError {
    /// The description has no convention of this name.
    NoSuchConvention(String),
    /// Conditions that only the target knows; any worth would do.
    Unknown(Vec<String>),
    /// A function written in C++ that nobody here knows.
    Custom {
        /// The function.
        function: String,
        /// The convention that calls it.
        convention: String,
    },
    /// The planner behind a function has no plan, or one that does not go with the convention; why, in words.
    Planner(String),
    /// The convention says that it is not for calls.
    Refused {
        /// The convention.
        convention: String,
        /// Why.
        reason: String,
    },
    /// No action takes a value of this type.
    NoPlace {
        /// The convention.
        convention: String,
        /// Number of the value: of the argument or of the part of the result.
        value: usize,
        /// The type that was left.
        ty: String,
    },
    /// Conventions that delegate to each other.
    Endless(String),
    /// More stack or more values than any call has.
    TooLarge,
}

impl fmt::Display for AssignError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AssignError::NoSuchConvention(name) => {
                write!(f, "the description has no calling convention '{name}'")
            }
            AssignError::Unknown(list) => {
                f.write_str("the target does not say whether ")?;
                for (i, text) in list.iter().enumerate() {
                    if i > 0 {
                        f.write_str(", ")?;
                    }
                    write!(f, "'{text}'")?;
                }
                f.write_str(" hold")?;
                f.write_str(if list.len() == 1 { "s" } else { "" })
            }
            AssignError::Custom {
                function,
                convention,
            } => write!(
                f,
                "convention '{convention}' calls '{function}', a C++ function of its own that is not known here; \
                 a plugin can supply it"
            ),
            AssignError::Planner(why) => f.write_str(why),
            AssignError::Refused { convention, reason } => {
                write!(f, "convention '{convention}' cannot be used: {reason}")
            }
            AssignError::NoPlace {
                convention,
                value,
                ty,
            } => write!(
                f,
                "convention '{convention}' has no place for value {value} of type {ty}"
            ),
            AssignError::Endless(name) => {
                write!(f, "convention '{name}' delegates to itself without end")
            }
            AssignError::TooLarge => f.write_str("the values do not fit into any argument area"),
        }
    }
}

impl std::error::Error for AssignError {}

/// A call under assignment: what is taken so far.
pub(super) struct State<'a> {
    pub conventions: &'a Conventions,
    pub target: &'a Target,
    /// LLVM's name of the convention of the function: `Fast`.
    pub convention: &'a str,
    pub assumptions: &'a Assumptions,
    pub variadic: bool,
    /// Number of parameters of the function.
    pub parameter_count: usize,
    /// The convention that arguments enter by, for functions that start over.
    pub entry: ConventionId,
    /// Whether it is the result that is assigned.
    pub result: bool,
    /// Whether the home area of register arguments is set aside.
    pub has_home: bool,
    /// Whom to ask about unknown functions.
    pub delegate: Option<Delegate<'a>>,
    /// What these said, by their names.
    pub planned: Vec<(String, Assignment)>,
    used: Vec<u64>,
    pub stack: u64,
    pub locations: Vec<Location>,
    pub pending: Vec<Item>,
    pub unknown: Vec<String>,
    /// Conventions entered for the value under assignment.
    calls: u32,
}

/// Beyond this nothing is an argument area.
const MAX_STACK: u64 = 1 << 31;

struct Atoms<'a, 'b> {
    state: &'a State<'b>,
    item: &'a Item,
}

impl Environment for Atoms<'_, '_> {
    fn worth(&self, atom: &Atom) -> Option<Worth> {
        let flags = &self.item.flags;
        let target = self.state.target;
        if atom.single {
            let name = atom.last.as_str();
            return match name {
                "ValVT" => Some(Worth::Name(format!("MVT::{}", self.item.value_type))),
                "LocVT" => Some(Worth::Name(format!("MVT::{}", self.item.place_type))),
                "ValNo" => Some(Worth::Int(self.item.number as i64)),
                _ => {
                    if let Some(number) = name
                        .strip_prefix("Align(")
                        .and_then(|t| t.strip_suffix(')'))
                    {
                        return number.parse().ok().map(Worth::Int);
                    }
                    // The name of a constant.
                    (name.contains("::") && !name.contains('(') || name == "nullptr")
                        .then(|| Worth::Name(name.to_owned()))
                }
            };
        }
        if atom.text.starts_with("ArgFlags.") {
            let known = |value: bool| Some(Worth::Bool(value));
            return match atom.last.as_str() {
                "isSExt()" => known(flags.sign_extend),
                "isZExt()" => known(flags.zero_extend),
                "isInReg()" => known(flags.in_reg),
                "isSRet()" => known(flags.struct_return),
                "isByVal()" => known(flags.by_value),
                "isNest()" => known(flags.nest),
                "isSwiftSelf()" => known(flags.swift_self),
                "isSwiftError()" => known(flags.swift_error),
                "isSwiftAsync()" => known(flags.swift_async),
                "isCFGuardTarget()" => known(flags.cf_guard_target),
                "isPreallocated()" => known(flags.preallocated),
                "isPointer()" => known(flags.pointer),
                "isSplit()" => known(flags.split),
                "isSplitEnd()" => known(flags.split_end),
                "isInConsecutiveRegs()" => known(flags.consecutive),
                "isInConsecutiveRegsLast()" => known(flags.consecutive_last),
                "isHva()" => known(flags.hva),
                "isHvaStart()" => known(flags.hva_start),
                "isSecArgPass()" => known(flags.second_pass),
                "getPointerAddrSpace()" => Some(Worth::Int(flags.address_space.into())),
                "getByValSize()" => Some(Worth::Int(flags.by_value_size.cast_signed())),
                "getNonZeroByValAlign()" | "getNonZeroMemAlign()" => {
                    Some(Worth::Int(flags.memory_align.max(1).cast_signed()))
                }
                "getNonZeroOrigAlign()" => {
                    Some(Worth::Int(flags.original_align.max(1).cast_signed()))
                }
                _ => None,
            };
        }
        match atom.last.as_str() {
            "isVarArg()" => return Some(Worth::Bool(self.state.variadic)),
            "getCallingConv()" => {
                return Some(Worth::Name(format!(
                    "CallingConv::{}",
                    self.state.convention
                )));
            }
            "isBigEndian()" => return Some(Worth::Bool(target.big_endian)),
            "isLittleEndian()" => return Some(Worth::Bool(!target.big_endian)),
            "getPointerSize()" => return Some(Worth::Int(i64::from(target.pointer_bits() / 8))),
            "IsFixed(ValNo)" | "IsCallOperandFixed(ValNo)" => {
                return Some(Worth::Bool(flags.fixed));
            }
            // A module flag that no compiler but Microsoft's sets.
            "getModuleFlag(\"RegCallv4\")" => return Some(Worth::Name("nullptr".to_owned())),
            _ => {}
        }
        let name = atom.last.strip_suffix("()")?;
        target.flag(name).map(Worth::Bool)
    }
}

/// Calls within calls beyond this are endless.
const MAX_DEPTH: u32 = 200;
/// So are more calls than this for one value.
const MAX_CALLS: u32 = 100_000;

impl<'a> State<'a> {
    pub fn new(
        conventions: &'a Conventions,
        target: &'a Target,
        convention: &'a str,
        assumptions: &'a Assumptions,
        entry: ConventionId,
        delegate: Option<Delegate<'a>>,
    ) -> State<'a> {
        State {
            conventions,
            target,
            convention,
            assumptions,
            variadic: false,
            parameter_count: 0,
            entry,
            result: false,
            has_home: false,
            delegate,
            planned: Vec::new(),
            used: Vec::new(),
            stack: 0,
            locations: Vec::new(),
            pending: Vec::new(),
            unknown: Vec::new(),
            calls: 0,
        }
    }

    fn mark(&mut self, register: RegisterId, taken: bool) {
        for &unit in self.conventions.registers().units(register) {
            let word = unit as usize / 64;
            if self.used.len() <= word {
                self.used.resize(word + 1, 0);
            }
            if taken {
                self.used[word] |= 1 << (unit % 64);
            } else {
                self.used[word] &= !(1 << (unit % 64));
            }
        }
    }

    pub fn take(&mut self, register: RegisterId) {
        self.mark(register, true);
    }

    pub fn release(&mut self, register: RegisterId) {
        self.mark(register, false);
    }

    /// Whether the register or a part of it is taken.
    pub fn is_taken(&self, register: RegisterId) -> bool {
        let registers = self.conventions.registers();
        registers.units(register).iter().any(|&unit| {
            self.used
                .get(unit as usize / 64)
                .is_some_and(|word| word >> (unit % 64) & 1 != 0)
        })
    }

    /// The first free register of a list, taken.
    pub fn take_first(&mut self, list: &[RegisterId]) -> Option<RegisterId> {
        let free = list.iter().copied().find(|r| !self.is_taken(*r))?;
        self.take(free);
        Some(free)
    }

    /// The first run of so many free registers, taken.
    pub fn take_block(&mut self, list: &[RegisterId], count: usize) -> Option<Vec<RegisterId>> {
        if count == 0 || count > list.len() {
            return None;
        }
        let block = list
            .windows(count)
            .find(|run| run.iter().all(|r| !self.is_taken(*r)))?
            .to_vec();
        for register in &block {
            self.take(*register);
        }
        Some(block)
    }

    /// Registers by name; those that the description lacks are left out.
    pub fn named(&self, names: &[&str]) -> Vec<RegisterId> {
        names
            .iter()
            .filter_map(|name| self.conventions.registers().find(name))
            .collect()
    }

    /// A slot on the stack.
    pub fn slot(&mut self, size: u64, align: u64) -> u64 {
        let offset = self
            .stack
            .checked_next_multiple_of(align.max(1))
            .unwrap_or(MAX_STACK);
        self.stack = offset.saturating_add(size).min(MAX_STACK + 1);
        offset
    }

    fn shaped_slot(&mut self, shape: SlotShape, ty: &ValueType) -> (u64, u64) {
        let size = match shape.size {
            0 => self.target.value_size(ty),
            size => size,
        };
        let align = match shape.align {
            0 => self.target.value_align(ty),
            align => align,
        };
        (self.slot(size, align), size)
    }

    /// Gives an item its place.
    pub fn place(&mut self, item: &Item, place: Where, slot_bytes: u64) {
        self.locations.push(Location {
            value: item.number,
            value_type: item.value_type.clone(),
            place_type: item.place_type.clone(),
            change: item.change,
            place,
            slot_bytes,
        });
    }

    /// Sends a value through a convention. `true`: it was taken.
    pub fn assign(
        &mut self,
        id: ConventionId,
        item: Item,
        depth: u32,
    ) -> Result<bool, AssignError> {
        let conventions = self.conventions;
        let convention = conventions.get(id);
        self.calls = if depth == 0 { 0 } else { self.calls + 1 };
        if depth > MAX_DEPTH || self.calls > MAX_CALLS {
            return Err(AssignError::Endless(convention.name.clone()));
        }
        if self.stack > MAX_STACK || self.locations.len() > 1 << 16 {
            return Err(AssignError::TooLarge);
        }
        let mut item = item;
        if convention.custom {
            return self.custom(&convention.name, &convention.name, &mut item, depth);
        }
        for action in &convention.actions {
            if self.act(action, &convention.name, &mut item, depth)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn custom(
        &mut self,
        function: &str,
        convention: &str,
        item: &mut Item,
        depth: u32,
    ) -> Result<bool, AssignError> {
        match custom::call(self, function, item, depth)? {
            custom::Answer::Taken => Ok(true),
            custom::Answer::NotTaken => Ok(false),
            custom::Answer::Refused(reason) => Err(AssignError::Refused {
                convention: convention.to_owned(),
                reason: reason.to_owned(),
            }),
            custom::Answer::Unknown => delegated::ask(self, function, item).unwrap_or_else(|| {
                Err(AssignError::Custom {
                    function: function.to_owned(),
                    convention: convention.to_owned(),
                })
            }),
        }
    }

    fn act(
        &mut self,
        action: &Action,
        convention: &str,
        item: &mut Item,
        depth: u32,
    ) -> Result<bool, AssignError> {
        let extended = |item: &Item, upper: bool| match (
            item.flags.sign_extend,
            item.flags.zero_extend,
            upper,
        ) {
            (true, _, false) => Change::SignExtend,
            (true, _, true) => Change::SignExtendUpper,
            (_, true, false) => Change::ZeroExtend,
            (_, true, true) => Change::ZeroExtendUpper,
            (_, _, false) => Change::AnyExtend,
            (_, _, true) => Change::AnyExtendUpper,
        };
        // Conditions first, one within the other.
        let mut action = action;
        loop {
            let inner = match action {
                Action::IfType(types, inner) => types.contains(&item.place_type).then_some(inner),
                Action::If(predicate, inner) => {
                    let mut unknown = std::mem::take(&mut self.unknown);
                    let atoms = Atoms { state: self, item };
                    let decided = predicate.decide(&atoms, self.assumptions, &mut unknown);
                    self.unknown = unknown;
                    (decided == Some(true)).then_some(inner)
                }
                _ => break,
            };
            match inner {
                Some(inner) => action = inner,
                None => return Ok(false),
            }
        }
        match action {
            // Dealt with above.
            Action::IfType(..) | Action::If(..) => Ok(false),
            Action::Register { registers, slot } => {
                let Some(register) = self.take_first(registers) else {
                    return Ok(false);
                };
                self.place(item, Where::Register(register), 0);
                if let Some(shape) = slot {
                    self.shaped_slot(*shape, &item.place_type);
                }
                Ok(true)
            }
            Action::Shadowed { registers, shadows } => {
                let Some(index) = registers.iter().position(|r| !self.is_taken(*r)) else {
                    return Ok(false);
                };
                self.take(registers[index]);
                if let Some(shadow) = shadows.get(index) {
                    self.take(*shadow);
                }
                self.place(item, Where::Register(registers[index]), 0);
                Ok(true)
            }
            Action::Stack { slot, shadows } => {
                for shadow in shadows {
                    self.take(*shadow);
                }
                let (offset, size) = self.shaped_slot(*slot, &item.place_type);
                self.place(item, Where::Stack(offset), size);
                Ok(true)
            }
            Action::ByValue(shape) => {
                let least = shape.align.max(1);
                let size = item
                    .flags
                    .by_value_size
                    .max(shape.size)
                    .checked_next_multiple_of(least)
                    .unwrap_or(MAX_STACK);
                let offset = self.slot(size, item.flags.memory_align.max(least));
                self.place(item, Where::Stack(offset), size);
                Ok(true)
            }
            Action::Promote(ty) => {
                item.change = if ty.is_float() {
                    Change::FloatExtend
                } else {
                    extended(item, false)
                };
                item.place_type = ty.clone();
                Ok(false)
            }
            Action::PromoteUpper(ty) => {
                item.change = extended(item, true);
                item.place_type = ty.clone();
                Ok(false)
            }
            Action::BitConvert(ty) => {
                item.change = Change::BitConvert;
                item.place_type = ty.clone();
                Ok(false)
            }
            Action::Truncate(ty) => {
                item.change = Change::Truncate;
                item.place_type = ty.clone();
                Ok(false)
            }
            Action::Indirect(ty) => {
                item.change = Change::Indirect;
                item.place_type = ty.clone();
                Ok(false)
            }
            Action::HomeArea(size) => {
                // Where a dispatcher leads here, it depends on the function's convention whether there is one.
                if depth == 0 && !self.has_home && !self.result {
                    self.has_home = true;
                    self.slot(*size, 8);
                }
                Ok(false)
            }
            Action::Delegate(id) => self.assign(*id, item.clone(), depth + 1),
            Action::Custom(function) => self.custom(function, convention, item, depth),
        }
    }
}
