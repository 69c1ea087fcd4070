//! The planner: every value of a signature into its place, by a spec's lists and the standard convention for what they
//! do not cover.

use std::fmt;

use neverc_target::Arch;
use neverc_target::abi::Float;

use crate::plan::{Kind, Location, Plan, flags};
use crate::registers::{Class, Features, Register, Registers};
use crate::signature::{Parameter, Signature, Type};
use crate::spec::{List, Spec, Token};
use crate::standard::{self, Saved};

/// Where a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Register.
    Register(&'static Register),
    /// Bytes from the start of the argument area.
    Stack(u32),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Register(register) => f.write_str(register.name),
            Place::Stack(offset) => write!(f, "stack+{offset}"),
        }
    }
}

/// A [`Location`] by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    /// Index of the IR argument; 0 for the result.
    pub value: u32,
    /// First byte of the piece within the value.
    pub piece: u32,
    /// Bytes.
    pub size: u32,
    /// Alignment in bytes.
    pub align: u32,
    /// Where.
    pub place: Place,
    /// Sum of [`flags`].
    pub flags: u64,
}

/// A [`Plan`] by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assignment {
    /// Pieces of the result.
    pub returns: Vec<Slot>,
    /// Pieces of the arguments, in their order.
    pub arguments: Vec<Slot>,
    /// Registers that the callee preserves; `None`: the standard set.
    pub callee_saved: Option<Vec<Saved>>,
    /// Alignment of the stack pointer at the call in bytes.
    pub stack_alignment: u32,
    /// Source arguments for which the spec named a place that was not theirs to take, and which therefore are on the
    /// stack.
    pub displaced: Vec<Displaced>,
}

/// A source argument that the spec wanted elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Displaced {
    /// Its index.
    pub argument: u32,
    /// What the spec says; empty: nothing, the list is too short.
    pub wanted: String,
    /// Why it is not there.
    pub why: Misplaced,
}

/// Why a positional place cannot be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misplaced {
    /// `args` has no token for it.
    NoToken,
    /// The token names no register.
    UnknownRegister,
    /// The register's class is not the value's.
    WrongClass,
    /// Number or size of registers is not what the value needs.
    WrongSize,
    /// Another argument has the register.
    Taken,
    /// The command line keeps the register away from code.
    Reserved,
}

/// Why there is no plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlanError {
    /// The function is variadic.
    Variadic,
    /// A value of a type that no register or slot is defined for.
    Unsupported {
        /// Index of the IR argument; `None`: the result.
        value: Option<u32>,
        /// The type.
        ty: Type,
    },
    /// A parameter attribute that no custom convention supports.
    UnsupportedAttribute {
        /// Index of the IR argument.
        value: u32,
        /// The attribute.
        name: &'static str,
    },
    /// The result needs more registers than the spec and the standard convention have.
    ResultTooLarge(Type),
    /// The argument area is larger than an offset can say.
    StackTooLarge,
    /// The code generator does not know a register.
    NoNumber(String),
    /// The spec names conventions of a TableGen file, which this planner does not read.
    TableGen(String),
    /// Conventions of a TableGen file give no plan; why, in words.
    Td(String),
    /// The spec names a convention that nobody makes plans for.
    NoPlanner(String),
    /// A planner gives no plan; why, in words.
    Planner(String),
}

impl fmt::Display for PlanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlanError::Variadic => {
                f.write_str("custom calling convention does not support variadic functions")
            }
            PlanError::Unsupported {
                value: Some(value),
                ty,
            } => write!(
                f,
                "custom calling convention does not support argument {value} of type '{ty}'"
            ),
            PlanError::Unsupported { value: None, ty } => write!(
                f,
                "custom calling convention does not support a result of type '{ty}'"
            ),
            PlanError::UnsupportedAttribute { value, name } => write!(
                f,
                "custom calling convention does not support attribute '{name}' of argument {value}"
            ),
            PlanError::ResultTooLarge(ty) => write!(
                f,
                "custom calling convention has not enough registers for a result of type '{ty}'"
            ),
            PlanError::StackTooLarge => {
                f.write_str("arguments of a custom calling convention do not fit the stack")
            }
            PlanError::NoNumber(name) => {
                write!(f, "the code generator has no register '{name}'")
            }
            PlanError::Td(why) | PlanError::Planner(why) => f.write_str(why),
            PlanError::NoPlanner(name) => {
                write!(f, "no plugin plans calling convention '{name}'")
            }
            PlanError::TableGen(name) => {
                write!(
                    f,
                    "there is no TableGen file with calling convention '{name}'"
                )
            }
        }
    }
}

impl std::error::Error for PlanError {}

/// A piece of a value and what it needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Piece {
    /// Index of the IR argument.
    value: u32,
    offset: u32,
    size: u32,
    align: u32,
    class: Class,
    flags: u64,
    /// Bytes and alignment of its slot when it is on the stack.
    slot: (u32, u32),
}

/// The pieces that a value of this type travels in.
fn pieces_of(arch: Arch, features: &Features, ty: &Type, value: u32) -> Option<Vec<Piece>> {
    let mut pieces = Vec::new();
    let leaves = ty.leaves()?;
    // AAPCS64 6.4.2 C.3: a homogeneous aggregate is copied to memory as it is.
    let packed = arch == Arch::AArch64 && matches!(ty, Type::Array(..));
    for leaf in &leaves {
        let offset = u32::try_from(leaf.offset).ok()?;
        let bytes = u32::try_from(leaf.ty.bytes()).ok()?;
        let one = |class, align: u32, slot| Piece {
            value,
            offset,
            size: bytes,
            align,
            class,
            flags: 0,
            slot,
        };
        match &leaf.ty {
            Type::Int(bits) if *bits == 0 => return None,
            Type::Int(bits) if *bits <= 64 => {
                pieces.push(one(Class::General, bytes.next_power_of_two(), (8, 8)));
            }
            Type::Int(bits) => {
                for i in 0..bits.div_ceil(64) {
                    pieces.push(Piece {
                        offset: offset + i * 8,
                        size: 8,
                        ..one(Class::General, 8, (8, if i == 0 { 16 } else { 8 }))
                    });
                }
            }
            Type::Pointer => pieces.push(one(Class::General, 8, (8, 8))),
            Type::Float(Float::X87) if arch == Arch::X86_64 => {
                pieces.push(one(Class::X87, 16, (16, 16)));
            }
            Type::Float(Float::X87) => return None,
            Type::Float(_) => {
                let slot = match bytes {
                    16 => (16, 16),
                    _ if packed => (bytes, if offset == 0 { 8 } else { bytes }),
                    _ => (8, 8),
                };
                pieces.push(one(Class::Vector, bytes, slot));
            }
            Type::Vector(elem, n) => {
                let fine = match &**elem {
                    Type::Int(8 | 16 | 32 | 64) | Type::Pointer => true,
                    Type::Float(f) => !matches!(f, Float::X87 | Float::Quad),
                    _ => false,
                };
                if !fine || *n == 0 {
                    return None;
                }
                let legal = features.vector_bits / 8;
                let mut at = 0;
                while at < bytes {
                    let size = (bytes - at).min(legal);
                    let whole = size.next_power_of_two();
                    let room = match arch {
                        Arch::X86_64 => whole.max(16),
                        Arch::AArch64 if packed => whole,
                        Arch::AArch64 => whole.max(8),
                    };
                    pieces.push(Piece {
                        offset: offset + at,
                        size,
                        ..one(Class::Vector, whole, (room, room))
                    });
                    at += size;
                }
            }
            Type::Void | Type::Array(..) | Type::Struct { .. } => {}
        }
    }
    Some(pieces)
}

/// How one class of argument finds its registers.
enum Source<'s> {
    /// The spec's pool.
    Pool(&'s [Token]),
    /// The standard sequence.
    Standard,
}

struct Planner<'a> {
    arch: Arch,
    features: &'a Features,
    spec: &'a Spec,
    taken: Vec<&'static Register>,
    /// Standard registers used or given up, per class.
    general: usize,
    vector: usize,
    stack: u64,
    stack_alignment: u32,
    arguments: Vec<Slot>,
    displaced: Vec<Displaced>,
}

impl<'a> Planner<'a> {
    fn source(&self, class: Class) -> Source<'a> {
        let tokens = match class {
            Class::General => &self.spec.gpr,
            Class::Vector => &self.spec.xmm,
            Class::X87 => return Source::Standard,
        };
        if tokens.is_empty() {
            Source::Standard
        } else {
            Source::Pool(tokens)
        }
    }

    fn usable(&self, register: &'static Register) -> bool {
        !self.features.reserved.contains(&register)
    }

    /// The pieces of a source argument, and whether they are objects of `byval` in the argument area when on the stack.
    fn demand(&self, parameters: &[(u32, &Parameter)]) -> Result<Vec<Piece>, PlanError> {
        let mut pieces = Vec::new();
        for &(value, parameter) in parameters {
            if let Some(name) = parameter.unsupported {
                return Err(PlanError::UnsupportedAttribute { value, name });
            }
            if let Some(byval) = parameter.byval {
                let size = u32::try_from(byval.size).map_err(|_| PlanError::StackTooLarge)?;
                let room = size
                    .checked_next_multiple_of(8)
                    .ok_or(PlanError::StackTooLarge)?;
                pieces.push(Piece {
                    value,
                    offset: 0,
                    size: 8,
                    align: 8,
                    class: Class::General,
                    flags: flags::INDIRECT | flags::BYVAL,
                    slot: (room.max(8), byval.align.max(8)),
                });
                continue;
            }
            let own =
                pieces_of(self.arch, self.features, &parameter.ty, value).ok_or_else(|| {
                    PlanError::Unsupported {
                        value: Some(value),
                        ty: parameter.ty.clone(),
                    }
                })?;
            pieces.extend(own);
        }
        Ok(pieces)
    }

    fn put(&mut self, piece: &Piece, register: &'static Register) {
        self.taken.push(register);
        self.arguments.push(Slot {
            value: piece.value,
            piece: piece.offset,
            size: piece.size,
            align: piece.align,
            place: Place::Register(register),
            flags: piece.flags,
        });
    }

    /// All pieces to the argument area, in their order.
    fn put_on_stack(
        &mut self,
        pieces: &[Piece],
        parameters: &[(u32, &Parameter)],
    ) -> Result<(), PlanError> {
        for piece in pieces {
            let (room, align) = piece.slot;
            let offset = self.stack.next_multiple_of(u64::from(align));
            self.stack = offset + u64::from(room);
            let offset = u32::try_from(offset)
                .ok()
                .filter(|_| self.stack <= u64::from(u32::MAX))
                .ok_or(PlanError::StackTooLarge)?;
            self.stack_alignment = self.stack_alignment.max(align);
            let byval = parameters
                .iter()
                .find(|(value, _)| *value == piece.value)
                .and_then(|(_, p)| p.byval);
            let (size, align, flags) = match byval {
                // On the stack the object itself is there, as in the standard convention.
                Some(byval) => (byval.size as u32, align, 0),
                None => (piece.size, piece.align.min(align), piece.flags),
            };
            // An object without bytes is nowhere.
            if size == 0 {
                continue;
            }
            self.arguments.push(Slot {
                value: piece.value,
                piece: piece.offset,
                size,
                align,
                place: Place::Stack(offset),
                flags,
            });
        }
        Ok(())
    }

    /// Pool mode: registers for all pieces, or `None`.
    fn pool_registers(
        &mut self,
        pieces: &[Piece],
        parameters: &[(u32, &Parameter)],
    ) -> Option<Vec<&'static Register>> {
        let mut found: Vec<&'static Register> = Vec::with_capacity(pieces.len());
        let (mut general, mut vector) = (self.general, self.vector);
        let mut missing = false;
        for (i, piece) in pieces.iter().enumerate() {
            let parameter = parameters
                .iter()
                .find(|(value, _)| *value == piece.value)
                .map(|(_, p)| *p);
            let register = match self.source(piece.class) {
                Source::Pool(tokens) => tokens
                    .iter()
                    .filter_map(|t| crate::registers::register(self.arch, &t.text))
                    .find(|r| {
                        r.class == piece.class
                            && self.usable(r)
                            && !self.taken.contains(r)
                            && !found.contains(r)
                    }),
                Source::Standard => {
                    let special = parameter.and_then(|p| {
                        if p.sret {
                            standard::sret_register(self.arch)
                        } else if p.nest {
                            standard::nest_register(self.arch)
                        } else {
                            None
                        }
                    });
                    // The object of `byval` lies in the argument area.
                    if parameter.is_some_and(|p| p.byval.is_some()) {
                        return None;
                    }
                    if special.is_some() {
                        special
                    } else {
                        let used = match piece.class {
                            Class::General => &mut general,
                            _ => &mut vector,
                        };
                        // AAPCS64 6.8.2 C.10: 16-byte aligned values start at an even register.
                        let wide = matches!(
                            parameter.map(|p| &p.ty),
                            Some(Type::Int(bits)) if *bits > 64 && *bits <= 128
                        ) || matches!(
                            parameter.map(|p| &p.ty),
                            Some(Type::Array(elem, _)) if elem.align() == 16
                        );
                        let first = i == 0 || pieces[i - 1].value != piece.value;
                        if self.arch == Arch::AArch64
                            && piece.class == Class::General
                            && wide
                            && first
                        {
                            *used = used.next_multiple_of(2);
                        }
                        let register = standard::argument_registers(self.arch, piece.class)
                            .get(*used)
                            .copied();
                        *used += 1;
                        register
                    }
                }
            };
            match register {
                Some(register) => found.push(register),
                None => missing = true,
            }
            if missing && self.arch == Arch::X86_64 {
                return None;
            }
        }
        if missing {
            // AAPCS64 6.8.2 C.5, C.13: what does not fit closes the registers of its class.
            for piece in pieces {
                if let Source::Standard = self.source(piece.class) {
                    match piece.class {
                        Class::General => self.general = 8,
                        _ => self.vector = 8,
                    }
                }
            }
            return None;
        }
        self.general = general;
        self.vector = vector;
        Some(found)
    }

    /// Positional mode: the token's registers when they suit.
    fn token_registers(
        &self,
        token: Option<&Token>,
        pieces: &mut Vec<Piece>,
    ) -> Result<Option<Vec<&'static Register>>, Misplaced> {
        let token = token.ok_or(Misplaced::NoToken)?;
        if token.is_stack() {
            return Ok(None);
        }
        let parts = token.parts(self.arch).ok_or(Misplaced::UnknownRegister)?;
        // Sizes cut a single integer anew.
        if parts.iter().any(|(_, bytes)| bytes.is_some()) {
            let whole: u32 = pieces.iter().map(|p| p.size).sum();
            let one_value = pieces
                .iter()
                .all(|p| p.value == pieces[0].value && p.class == Class::General);
            let mut cut = Vec::new();
            let mut at = 0;
            for (_, bytes) in &parts {
                let size = bytes.unwrap_or(8);
                if size > 8 || !one_value {
                    return Err(Misplaced::WrongSize);
                }
                cut.push(Piece {
                    offset: at,
                    size,
                    align: size,
                    ..pieces[0]
                });
                at += size;
            }
            if at != whole {
                return Err(Misplaced::WrongSize);
            }
            if parts.iter().any(|(r, _)| r.class != Class::General) {
                return Err(Misplaced::WrongClass);
            }
            self.free(&parts.iter().map(|(r, _)| *r).collect::<Vec<_>>())?;
            *pieces = cut;
            return Ok(Some(parts.iter().map(|(r, _)| *r).collect()));
        }
        let registers: Vec<&'static Register> = parts.iter().map(|(r, _)| *r).collect();
        if registers
            .iter()
            .zip(pieces.iter())
            .any(|(r, p)| r.class != p.class)
        {
            return Err(Misplaced::WrongClass);
        }
        if registers.len() != pieces.len() {
            return Err(Misplaced::WrongSize);
        }
        self.free(&registers)?;
        Ok(Some(registers))
    }

    fn free(&self, registers: &[&'static Register]) -> Result<(), Misplaced> {
        for (i, register) in registers.iter().enumerate() {
            if !self.usable(register) {
                return Err(Misplaced::Reserved);
            }
            if self.taken.contains(register) || registers[..i].contains(register) {
                return Err(Misplaced::Taken);
            }
        }
        Ok(())
    }

    fn argument(
        &mut self,
        index: usize,
        parameters: &[(u32, &Parameter)],
    ) -> Result<(), PlanError> {
        let mut pieces = self.demand(parameters)?;
        if pieces.is_empty() {
            return Ok(());
        }
        let registers = if self.spec.args.is_empty() {
            self.pool_registers(&pieces, parameters)
        } else {
            let token = self.spec.args.get(index);
            match self.token_registers(token, &mut pieces) {
                Ok(registers) => registers,
                Err(why) => {
                    self.displaced.push(Displaced {
                        argument: index as u32,
                        wanted: token.map(|t| t.text.clone()).unwrap_or_default(),
                        why,
                    });
                    None
                }
            }
        };
        match registers {
            Some(registers) => {
                for (piece, register) in pieces.iter().zip(registers) {
                    self.put(piece, register);
                }
                Ok(())
            }
            None => self.put_on_stack(&pieces, parameters),
        }
    }

    /// The registers of a list that are of a class, in order, each once.
    fn listed(&self, list: List, class: Class) -> Vec<&'static Register> {
        let mut found = Vec::new();
        for token in self.spec.list(list) {
            for (register, _) in token.parts(self.arch).unwrap_or_default() {
                if register.class == class && self.usable(register) && !found.contains(&register) {
                    found.push(register);
                }
            }
        }
        found
    }

    fn results(&self, signature: &Signature) -> Result<Vec<Slot>, PlanError> {
        let lists = [
            (Class::General, List::RetGpr),
            (Class::Vector, List::RetXmm),
        ];
        let slot = |piece: &Piece, register| Slot {
            value: 0,
            piece: piece.offset,
            size: piece.size,
            align: piece.align,
            place: Place::Register(register),
            flags: piece.flags,
        };
        if signature.result.is_void() {
            // The hidden pointer comes back in the first result register.
            if !signature.parameters.iter().any(|p| p.sret) {
                return Ok(Vec::new());
            }
            let first = match self.listed(List::RetGpr, Class::General).first() {
                Some(register) => Some(*register),
                None if self.arch == Arch::X86_64 => {
                    standard::result_registers(self.arch, Class::General)
                        .first()
                        .copied()
                }
                None => None,
            };
            return Ok(first
                .map(|register| Slot {
                    value: 0,
                    piece: 0,
                    size: 8,
                    align: 8,
                    place: Place::Register(register),
                    flags: flags::INDIRECT,
                })
                .into_iter()
                .collect());
        }
        let unsupported = || PlanError::Unsupported {
            value: None,
            ty: signature.result.clone(),
        };
        let mut pieces =
            pieces_of(self.arch, self.features, &signature.result, 0).ok_or_else(unsupported)?;
        // A list whose first token cuts the value is the whole value.
        if let Some(token) = self.spec.ret_gpr.first()
            && let Some(parts) = token.parts(self.arch)
            && parts.iter().any(|(_, bytes)| bytes.is_some())
            && let Ok(Some(registers)) = self.results_from(token, &mut pieces)
        {
            return Ok(pieces
                .iter()
                .zip(registers)
                .map(|(p, r)| slot(p, r))
                .collect());
        }
        let choose = |custom: bool| -> Option<Vec<Slot>> {
            let mut next = [0usize; 3];
            pieces
                .iter()
                .map(|piece| {
                    let own = lists
                        .iter()
                        .find(|(class, _)| *class == piece.class)
                        .filter(|(_, list)| custom && !self.spec.list(*list).is_empty());
                    let registers = match own {
                        Some((class, list)) => self.listed(*list, *class),
                        None => standard::result_registers(self.arch, piece.class),
                    };
                    let index = &mut next[piece.class as usize];
                    *index += 1;
                    registers.get(*index - 1).map(|r| slot(piece, *r))
                })
                .collect()
        };
        choose(true)
            .or_else(|| choose(false))
            .ok_or_else(|| PlanError::ResultTooLarge(signature.result.clone()))
    }

    fn results_from(
        &self,
        token: &Token,
        pieces: &mut Vec<Piece>,
    ) -> Result<Option<Vec<&'static Register>>, Misplaced> {
        let fresh = Planner::new(self.arch, self.features, self.spec);
        if pieces.is_empty() {
            return Ok(None);
        }
        fresh.token_registers(Some(token), pieces)
    }

    fn new(arch: Arch, features: &'a Features, spec: &'a Spec) -> Planner<'a> {
        Planner {
            arch,
            features,
            spec,
            taken: Vec::new(),
            general: 0,
            vector: 0,
            stack: 0,
            stack_alignment: standard::stack_alignment(arch),
            arguments: Vec::new(),
            displaced: Vec::new(),
        }
    }

    fn preserved(&self, returns: &[Slot]) -> Option<Vec<Saved>> {
        let is_result = |register: &Register| {
            returns
                .iter()
                .any(|s| matches!(s.place, Place::Register(r) if r == register))
        };
        if self.spec.preserves_nothing() {
            return Some(Vec::new());
        }
        let mut listed: Vec<Saved> = Vec::new();
        for token in &self.spec.csr {
            for (register, _) in token.parts(self.arch).unwrap_or_default() {
                if !listed.iter().any(|s| s.register == register) {
                    listed.push(Saved {
                        register,
                        low_half: false,
                    });
                }
            }
        }
        if listed.is_empty() {
            let all = standard::callee_saved(self.arch);
            if !all.iter().any(|s| is_result(s.register)) {
                return None;
            }
            listed = all;
        }
        listed.retain(|s| !is_result(s.register));
        Some(listed)
    }
}

/// Puts every value of `signature` into its place under `spec`. The empty spec is the standard convention.
pub fn assign(
    arch: Arch,
    features: &Features,
    spec: &Spec,
    signature: &Signature,
) -> Result<Assignment, PlanError> {
    if let Some(td) = &spec.td {
        return Err(PlanError::TableGen(td.arguments.clone()));
    }
    if signature.variadic {
        return Err(PlanError::Variadic);
    }
    let mut planner = Planner::new(arch, features, spec);
    for (index, range) in signature.arguments().into_iter().enumerate() {
        let parameters: Vec<(u32, &Parameter)> = range
            .map(|i| (i as u32, &signature.parameters[i]))
            .collect();
        planner.argument(index, &parameters)?;
    }
    let returns = planner.results(signature)?;
    Ok(Assignment {
        callee_saved: planner.preserved(&returns),
        returns,
        arguments: planner.arguments,
        stack_alignment: planner.stack_alignment,
        displaced: planner.displaced,
    })
}

/// What a plan says about itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Identity {
    /// Target schema: for built-in targets `llvm-` and the triple.
    pub schema: String,
    /// Target ID; 0, 0 for built-in targets.
    pub target: (u64, u64),
    /// Convention ID; 0, 0 for conventions of specs.
    pub convention: (u64, u64),
}

impl Identity {
    /// That of plans made from specs for a built-in target.
    pub fn built_in(triple: &str) -> Identity {
        Identity {
            schema: format!("llvm-{triple}"),
            target: (0, 0),
            convention: (0, 0),
        }
    }
}

impl Assignment {
    /// With the code generator's numbers.
    pub fn number(
        &self,
        arch: Arch,
        identity: &Identity,
        registers: &dyn Registers,
    ) -> Result<Plan, PlanError> {
        let number = |name: &str| {
            registers
                .number(name)
                .filter(|n| *n != 0)
                .ok_or_else(|| PlanError::NoNumber(name.to_owned()))
        };
        let locate = |slots: &[Slot]| -> Result<Vec<Location>, PlanError> {
            slots
                .iter()
                .map(|s| {
                    let (kind, register, offset) = match s.place {
                        Place::Register(r) => (Kind::Register, number(r.llvm)?, 0),
                        Place::Stack(offset) => (Kind::Stack, 0, offset),
                    };
                    Ok(Location {
                        kind,
                        value: s.value,
                        piece: s.piece,
                        size: s.size,
                        align: s.align,
                        register,
                        offset,
                        flags: s.flags,
                    })
                })
                .collect()
        };
        let callee_saved = match &self.callee_saved {
            None => Vec::new(),
            // The stack pointer stands for "nothing else": an empty list is the standard set.
            Some(list) if list.is_empty() => vec![number(match arch {
                Arch::X86_64 => "RSP",
                Arch::AArch64 => "SP",
            })?],
            Some(list) => list
                .iter()
                .map(|s| number(&s.llvm()))
                .collect::<Result<_, _>>()?,
        };
        Ok(Plan {
            schema: identity.schema.clone(),
            target: identity.target,
            convention: identity.convention,
            stack_alignment: self.stack_alignment,
            returns: locate(&self.returns)?,
            arguments: locate(&self.arguments)?,
            callee_saved,
        })
    }
}

/// The plan of `signature` under `spec`: [`assign()`] with numbers.
pub fn plan(
    arch: Arch,
    features: &Features,
    spec: &Spec,
    signature: &Signature,
    identity: &Identity,
    registers: &dyn Registers,
) -> Result<Plan, PlanError> {
    assign(arch, features, spec, signature)?.number(arch, identity, registers)
}
