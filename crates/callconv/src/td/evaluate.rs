//! A whole signature through conventions: IR values are taken apart, legalized, sent through, and put together again.

use super::assign::{AssignError, Change, Flags, Item, State, Where};
use super::convention::{ConventionId, Conventions};
use super::delegated::Delegate;
use super::legalize::Legalizer;
use super::predicate::Assumptions;
use super::target::{Machine, Target};
use super::types::{Function, IrType, Scalar, Value, ValueType};

/// A piece of a value in its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The register's name, or bytes from the start of the argument area.
    pub place: PiecePlace,
    /// First byte of the piece in the value.
    pub offset: u64,
    /// The type the value or its part has before the convention sees it.
    pub value_type: ValueType,
    /// The type it has in its place.
    pub place_type: ValueType,
    /// What happened to it on the way.
    pub change: Change,
    /// Bytes of the slot on the stack; 0 in registers.
    pub slot_bytes: u64,
    /// Bytes of the value that the piece carries.
    pub bytes: u64,
    /// The memory that the argument points to is itself here.
    pub by_value: bool,
}

/// A register or the stack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PiecePlace {
    /// A register by name.
    Register(String),
    /// Bytes from the start of the argument area.
    Stack(u64),
}

/// Which conventions, and what is said about the target.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The description.
    pub conventions: &'a Conventions,
    /// The target.
    pub target: &'a Target,
    /// LLVM's constant for the function's convention.
    pub convention: &'a str,
    /// What the user says.
    pub assumptions: &'a Assumptions,
    /// Whom to ask about functions that conventions call and that are not known here.
    pub delegate: Option<Delegate<'a>>,
}

/// Places of a function's values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Places {
    /// Pieces of the result; `None`: it does not fit into registers, and a hidden pointer comes as first argument.
    pub result: Option<Vec<Piece>>,
    /// The hidden pointer's pieces, when there is one.
    pub hidden: Option<Vec<Piece>>,
    /// Pieces of each parameter.
    pub parameters: Vec<Vec<Piece>>,
    /// Bytes of the argument area.
    pub stack_bytes: u64,
}

/// More parts than this are no signature.
const MAX_PARTS: usize = 1 << 14;

/// The values of no aggregate that a type consists of, with their offsets in memory.
fn leaves(
    target: &Target,
    ty: &IrType,
    offset: u64,
    list: &mut Vec<(u64, ValueType)>,
) -> Result<(), AssignError> {
    if list.len() > MAX_PARTS {
        return Err(AssignError::TooLarge);
    }
    match ty {
        IrType::Void => {}
        IrType::Value(value) => list.push((offset, value.clone())),
        IrType::Pointer(space) => {
            let bits = match space {
                0 => target.pointer_value_bits(),
                space => target.pointer_bits_of(*space),
            };
            list.push((offset, ValueType::int(bits)));
        }
        IrType::PointerVector(lanes) => list.push((
            offset,
            ValueType::vector(*lanes, Scalar::Int(target.pointer_bits())),
        )),
        IrType::Array(count, element) => {
            let size = target.layout(element).0;
            let mut one = Vec::new();
            leaves(target, element, 0, &mut one)?;
            if one.is_empty() {
                return Ok(());
            }
            if count.saturating_mul(one.len() as u64) > MAX_PARTS as u64 {
                return Err(AssignError::TooLarge);
            }
            for i in 0..*count {
                for (at, value) in &one {
                    list.push((offset + i * size + at, value.clone()));
                }
            }
        }
        IrType::Struct(members, packed) => {
            let mut at = 0u64;
            for member in members {
                let (size, align) = target.layout(member);
                if !packed {
                    at = at
                        .checked_next_multiple_of(align)
                        .ok_or(AssignError::TooLarge)?;
                }
                leaves(target, member, offset.saturating_add(at), list)?;
                at = at.saturating_add(size);
            }
        }
    }
    Ok(())
}

impl Question<'_> {
    fn id(&self, name: &str) -> Result<ConventionId, AssignError> {
        self.conventions
            .find(name)
            .ok_or_else(|| AssignError::NoSuchConvention(name.to_owned()))
    }

    /// AAPCS64 keeps arrays of one type together.
    fn is_block(&self, ty: &IrType, list: &[(u64, ValueType)]) -> bool {
        if !self.target.is_aarch64() {
            return false;
        }
        match ty {
            IrType::Array(..) => list.windows(2).all(|pair| pair[0].1 == pair[1].1),
            IrType::Value(value) => value.is_scalable() && value.bits().is_some_and(|b| b > 128),
            _ => false,
        }
    }

    fn flags(&self, value: &Value, index: usize, function: &Function) -> Flags {
        let vectorcall = self.convention == "X86_VectorCall";
        Flags {
            sign_extend: value.sign_extend,
            zero_extend: value.zero_extend,
            in_reg: value.in_reg,
            struct_return: value.struct_return,
            by_value: value.by_value.is_some(),
            nest: value.nest,
            swift_self: value.swift_self,
            swift_error: value.swift_error,
            swift_async: value.swift_async,
            cf_guard_target: value.cf_guard_target,
            preallocated: value.preallocated,
            pointer: matches!(value.ty, IrType::Pointer(_)),
            address_space: match value.ty {
                IrType::Pointer(space) => space,
                _ => 0,
            },
            hva: vectorcall && value.in_reg && matches!(value.ty, IrType::Struct(..)),
            fixed: function.variadic.is_none_or(|named| index < named),
            ..Flags::default()
        }
    }

    /// Alignment of the copy that `byval` makes.
    fn by_value_align(&self, ty: &IrType) -> u64 {
        let natural = self.target.layout(ty).1;
        match self.target.machine {
            Machine::X86_64 | Machine::X32 => natural.max(8),
            Machine::X86_32 => {
                if self.target.on("hasSSE1") && has_128_bit_vector(ty) {
                    16
                } else {
                    4
                }
            }
            _ => natural,
        }
    }

    /// The parts of the parameters, as the convention is to see them.
    fn parts(&self, function: &Function, first: usize) -> Result<Vec<Item>, AssignError> {
        let legalizer = Legalizer::new(self.target, self.convention);
        let mut parts: Vec<Item> = Vec::new();
        for (index, value) in function.parameters.iter().enumerate() {
            let mut list = Vec::new();
            leaves(self.target, &value.ty, 0, &mut list)?;
            let block_type = value.by_value.as_ref().map_or(&value.ty, |b| &b.ty);
            let block = if value.by_value.is_some() {
                let mut inner = Vec::new();
                leaves(self.target, block_type, 0, &mut inner)?;
                self.is_block(block_type, &inner)
            } else {
                self.is_block(block_type, &list)
            };
            // Small integers of arguments are seen by AArch64's conventions as what they are.
            let small = match &value.ty {
                IrType::Value(ty) if self.target.is_aarch64() => match ty.as_int() {
                    Some(1 | 8) => Some(8),
                    Some(16) => Some(16),
                    _ => None,
                },
                _ => None,
            };
            let count = list.len();
            for (number, (offset, ty)) in list.into_iter().enumerate() {
                let mut flags = self.flags(value, index, function);
                flags.hva_start = flags.hva && number == 0;
                flags.consecutive = block;
                let align = self.target.value_align(&ty);
                flags.original_align = align;
                flags.memory_align = value.stack_align.unwrap_or(align);
                if let Some(by_value) = &value.by_value {
                    flags.by_value_size = self.target.layout(&by_value.ty).0;
                    flags.memory_align = value
                        .stack_align
                        .or(by_value.align)
                        .unwrap_or_else(|| self.by_value_align(&by_value.ty));
                }
                let registers = legalizer.parts(&ty);
                let bytes = registers.ty.store_bytes();
                let whole = ty.store_bytes();
                for i in 0..registers.count {
                    let mut flags = flags.clone();
                    if registers.count > 1 && i == 0 {
                        flags.split = true;
                    } else if i > 0 {
                        flags.original_align = 1;
                        flags.split_end = i == registers.count - 1;
                    }
                    flags.consecutive_last =
                        block && number == count - 1 && i == registers.count - 1;
                    let ty = small.map_or_else(|| registers.ty.clone(), ValueType::int);
                    let at = u64::from(i) * bytes;
                    parts.push(Item {
                        number: first + parts.len(),
                        value: index,
                        offset: offset + at,
                        bytes: bytes.min(whole.saturating_sub(at)).max(1),
                        value_type: ty.clone(),
                        place_type: ty,
                        change: Change::Full,
                        flags,
                    });
                    if parts.len() > MAX_PARTS {
                        return Err(AssignError::TooLarge);
                    }
                }
            }
        }
        Ok(parts)
    }

    fn result_parts(&self, values: &[Value]) -> Result<Vec<Item>, AssignError> {
        let legalizer = Legalizer::new(self.target, self.convention);
        let mut parts: Vec<Item> = Vec::new();
        for (index, value) in values.iter().enumerate() {
            let mut list = Vec::new();
            leaves(self.target, &value.ty, 0, &mut list)?;
            let block = self.is_block(&value.ty, &list);
            let count = list.len();
            for (number, (offset, ty)) in list.into_iter().enumerate() {
                let whole = ty.store_bytes();
                let ty = if value.sign_extend || value.zero_extend {
                    self.extended_result(ty)
                } else {
                    ty
                };
                let registers = legalizer.parts(&ty);
                let bytes = registers.ty.store_bytes();
                for i in 0..registers.count {
                    let at = u64::from(i) * bytes;
                    let flags = Flags {
                        sign_extend: value.sign_extend,
                        zero_extend: value.zero_extend,
                        in_reg: value.in_reg,
                        // A member of an aggregate is no pointer to the convention.
                        pointer: values.len() == 1 && matches!(value.ty, IrType::Pointer(_)),
                        swift_error: value.swift_error,
                        split: registers.count > 1 && i == 0,
                        split_end: i > 0 && i == registers.count - 1,
                        consecutive: block,
                        consecutive_last: block && number == count - 1 && i == registers.count - 1,
                        fixed: true,
                        ..Flags::default()
                    };
                    parts.push(Item {
                        number: parts.len(),
                        value: index,
                        offset: offset + at,
                        bytes: bytes.min(whole.saturating_sub(at)).max(1),
                        value_type: registers.ty.clone(),
                        place_type: registers.ty.clone(),
                        change: Change::Full,
                        flags,
                    });
                    if parts.len() > MAX_PARTS {
                        return Err(AssignError::TooLarge);
                    }
                }
            }
        }
        Ok(parts)
    }

    /// How far a `signext` or `zeroext` result is extended by the caller's expectation.
    fn extended_result(&self, ty: ValueType) -> ValueType {
        let Some(bits) = ty.as_int() else {
            return ty;
        };
        let darwin = self.target.on("isTargetDarwin");
        let least = match bits {
            1 if self.target.is_x86() => 8,
            8 | 16 if self.target.is_x86() && !darwin => 8,
            _ => 32,
        };
        ValueType::int(bits.max(least))
    }

    fn state(&self, entry: ConventionId) -> State<'_> {
        State::new(
            self.conventions,
            self.target,
            self.convention,
            self.assumptions,
            entry,
            self.delegate,
        )
    }

    /// Windows reserves slots for the four register arguments, under the conventions that are its own.
    fn has_home_area(&self) -> bool {
        match self.convention {
            // Its 32-bit form, which nobody has defined, reserves them too.
            "Win64" => self.target.is_x86(),
            _ if !matches!(self.target.machine, Machine::X86_64 | Machine::X32) => false,
            "C" | "Fast" | "Tail" | "Swift" | "SwiftTail" | "X86_FastCall" | "X86_StdCall"
            | "X86_ThisCall" | "X86_VectorCall" | "Intel_OCL_BI" => self.target.is_windows(),
            _ => false,
        }
    }

    fn send(
        &self,
        state: &mut State<'_>,
        entry: ConventionId,
        parts: &[Item],
    ) -> Result<(), AssignError> {
        for part in parts {
            let taken = state.assign(entry, part.clone(), 0)?;
            if !taken && state.unknown.is_empty() {
                return Err(AssignError::NoPlace {
                    convention: self.conventions.get(entry).name.clone(),
                    value: part.value,
                    ty: part.value_type.to_string(),
                });
            }
        }
        Ok(())
    }

    fn pieces(
        &self,
        state: &State<'_>,
        parts: &[Item],
        first: usize,
        count: usize,
    ) -> Vec<Vec<Piece>> {
        let mut values = vec![Vec::new(); count];
        for location in &state.locations {
            let Some(part) = location.value.checked_sub(first).and_then(|i| parts.get(i)) else {
                continue;
            };
            let Some(list) = values.get_mut(part.value) else {
                continue;
            };
            let by_value = part.flags.by_value
                && matches!(location.place, Where::Stack(_))
                && location.change != Change::Indirect;
            // One value in two registers: each carries half.
            let (mut offset, mut bytes) = (part.offset, part.bytes);
            let together = state.locations.iter().filter(|l| l.value == location.value);
            if together.count() == 2 {
                bytes = bytes.div_ceil(2);
                if list
                    .last()
                    .is_some_and(|piece: &Piece| piece.offset == offset)
                {
                    offset += bytes;
                }
            }
            list.push(Piece {
                place: match location.place {
                    Where::Register(id) => {
                        PiecePlace::Register(self.conventions.registers().name(id).to_owned())
                    }
                    Where::Stack(offset) => PiecePlace::Stack(offset),
                },
                offset,
                value_type: location.value_type.clone(),
                place_type: location.place_type.clone(),
                change: location.change,
                slot_bytes: location.slot_bytes,
                bytes: if by_value {
                    part.flags.by_value_size
                } else {
                    bytes
                },
                by_value,
            });
        }
        values
    }

    /// Places of the result. `None`: the convention does not take it, so it is returned in memory.
    pub fn result(
        &self,
        convention: &str,
        value: &Value,
    ) -> Result<Option<Vec<Piece>>, AssignError> {
        match self.results(convention, std::slice::from_ref(value)) {
            Ok(mut pieces) => Ok(pieces.pop()),
            Err(AssignError::NoPlace { .. }) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Places of several results: the members of an aggregate.
    ///
    /// # Errors
    ///
    /// [`AssignError::NoPlace`] when the convention does not take them all; compilers return them in memory then.
    pub fn results(
        &self,
        convention: &str,
        values: &[Value],
    ) -> Result<Vec<Vec<Piece>>, AssignError> {
        let entry = self.id(convention)?;
        let parts = self.result_parts(values)?;
        let mut state = self.state(entry);
        state.result = true;
        let sent = self.send(&mut state, entry, &parts);
        if !state.unknown.is_empty() {
            return Err(AssignError::Unknown(state.unknown));
        }
        sent?;
        Ok(self.pieces(&state, &parts, 0, values.len()))
    }

    /// Places of the parameters alone. With `hidden` a pointer for the result comes first; its pieces are the first
    /// entry then.
    pub fn parameters(
        &self,
        convention: &str,
        function: &Function,
        hidden: bool,
    ) -> Result<(Vec<Vec<Piece>>, u64), AssignError> {
        let entry = self.id(convention)?;
        let mut state = self.state(entry);
        state.variadic = function.variadic.is_some();
        state.parameter_count = function.parameters.len();
        if self.has_home_area() {
            state.has_home = true;
            state.slot(32, 8);
        }
        let mut lead = Vec::new();
        if hidden {
            let ty = Legalizer::new(self.target, self.convention)
                .parts(&ValueType::int(self.target.pointer_value_bits()))
                .ty;
            lead.push(Item {
                number: 0,
                value: 0,
                offset: 0,
                bytes: ty.store_bytes(),
                value_type: ty.clone(),
                place_type: ty,
                change: Change::Full,
                flags: Flags {
                    struct_return: true,
                    fixed: true,
                    ..Flags::default()
                },
            });
        }
        let first = lead.len();
        let parts = self.parts(function, first)?;
        let mut sent = self
            .send(&mut state, entry, &lead)
            .and_then(|()| self.send(&mut state, entry, &parts));
        if sent.is_ok() && self.convention == "X86_VectorCall" && self.target.is_x86() {
            let again = |list: &[Item]| -> Vec<Item> {
                list.iter()
                    .map(|part| Item {
                        flags: Flags {
                            second_pass: true,
                            ..part.flags.clone()
                        },
                        ..part.clone()
                    })
                    .collect()
            };
            sent = self
                .send(&mut state, entry, &again(&lead))
                .and_then(|()| self.send(&mut state, entry, &again(&parts)));
        }
        if !state.unknown.is_empty() {
            return Err(AssignError::Unknown(state.unknown));
        }
        sent?;
        let mut values = self.pieces(&state, &parts, first, function.parameters.len());
        if hidden {
            let mut lead = self.pieces(&state, &lead, 0, 1);
            lead.append(&mut values);
            values = lead;
        }
        Ok((values, state.stack))
    }

    /// Places of a function's values under a pair of conventions.
    pub fn function(
        &self,
        arguments: &str,
        returns: &str,
        function: &Function,
    ) -> Result<Places, AssignError> {
        let result = match function.result.ty {
            IrType::Void => Some(Vec::new()),
            _ => self.result(returns, &function.result)?,
        };
        let (mut parameters, stack_bytes) =
            self.parameters(arguments, function, result.is_none())?;
        let hidden = result.is_none().then(|| parameters.remove(0));
        Ok(Places {
            result,
            hidden,
            parameters,
            stack_bytes,
        })
    }
}

fn has_128_bit_vector(ty: &IrType) -> bool {
    match ty {
        IrType::Value(value) => value.is_vector() && value.bits() == Some(128),
        IrType::PointerVector(_) | IrType::Void | IrType::Pointer(_) => false,
        IrType::Array(_, element) => has_128_bit_vector(element),
        IrType::Struct(members, _) => members.iter().any(has_128_bit_vector),
    }
}
