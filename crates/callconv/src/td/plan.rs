//! A signature under a pair of TableGen conventions, as the planner's [`Assignment`].

use std::fmt;

use neverc_target::Arch;
use neverc_target::abi::Float;

use super::assign::{AssignError, Change};
use super::convention::Conventions;
use super::delegated::Delegate;
use super::evaluate::{Piece, PiecePlace, Question};
use super::predicate::Assumptions;
use super::target::{Machine, Target};
use super::types::{ByValue, Function, IrType, Scalar, Value, ValueType};
use crate::assign::{Assignment, Place, Slot};
use crate::plan::flags;
use crate::registers::{Class, resolve};
use crate::signature::{Parameter, Signature, Type};
use crate::standard;

/// Why a signature has no assignment under TableGen conventions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TdError {
    /// The function is variadic.
    Variadic,
    /// The conventions give an answer to nobody, or none that is one.
    Assign(AssignError),
    /// The target is none that code is made for.
    Target(String),
    /// A register that plans do not know, such as a mask register.
    Register {
        /// The register.
        register: String,
        /// Index of the IR argument; `None`: the result.
        value: Option<usize>,
    },
    /// The convention changes a value in a way that plans do not describe.
    Change {
        /// Index of the IR argument; `None`: the result.
        value: Option<usize>,
        /// The type that the convention wants it to have.
        ty: String,
    },
    /// A result that the convention has no registers for.
    ResultInMemory(String),
    /// A type without value.
    Type(String),
}

impl fmt::Display for TdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = |value: &Option<usize>| match value {
            Some(index) => format!("argument {index}"),
            None => "the result".to_owned(),
        };
        match self {
            TdError::Variadic => {
                f.write_str("custom calling convention does not support variadic functions")
            }
            TdError::Assign(error) => error.fmt(f),
            TdError::Target(triple) => {
                write!(
                    f,
                    "conventions can be explained for '{triple}', not compiled"
                )
            }
            TdError::Register { register, value } => write!(
                f,
                "the convention puts {} into {register}, which no plan can hold",
                of(value)
            ),
            TdError::Change { value, ty } => write!(
                f,
                "the convention passes {} as {ty}, which no plan can describe",
                of(value)
            ),
            TdError::ResultInMemory(convention) => write!(
                f,
                "convention '{convention}' has no registers for the result; return it through a pointer"
            ),
            TdError::Type(ty) => write!(f, "type {ty} has no place in any convention"),
        }
    }
}

impl std::error::Error for TdError {}

impl From<AssignError> for TdError {
    fn from(error: AssignError) -> TdError {
        TdError::Assign(error)
    }
}

fn scalar(ty: &Type) -> Option<Scalar> {
    Some(match ty {
        Type::Int(bits) => Scalar::Int(*bits),
        Type::Pointer => Scalar::Int(64),
        Type::Float(float) => match float {
            Float::Half => Scalar::F16,
            Float::BFloat => Scalar::BF16,
            Float::Single => Scalar::F32,
            Float::Double => Scalar::F64,
            Float::X87 => Scalar::F80,
            Float::Quad => Scalar::F128,
        },
        _ => return None,
    })
}

fn ir_type(ty: &Type) -> Result<IrType, TdError> {
    Ok(match ty {
        Type::Void => IrType::Void,
        Type::Pointer => IrType::Pointer(0),
        Type::Vector(element, lanes) => {
            let element = scalar(element).ok_or_else(|| TdError::Type(ty.to_string()))?;
            IrType::Value(ValueType::vector(*lanes, element))
        }
        Type::Array(element, count) => IrType::Array(*count, Box::new(ir_type(element)?)),
        Type::Struct { members, packed } => IrType::Struct(
            members.iter().map(ir_type).collect::<Result<_, _>>()?,
            *packed,
        ),
        other => {
            let scalar = scalar(other).ok_or_else(|| TdError::Type(ty.to_string()))?;
            IrType::Value(ValueType::Scalar(scalar))
        }
    })
}

fn parameter(parameter: &Parameter) -> Result<Value, TdError> {
    let mut value = Value::new(ir_type(&parameter.ty)?);
    value.sign_extend = parameter.signext;
    value.zero_extend = parameter.zeroext;
    value.struct_return = parameter.sret;
    value.nest = parameter.nest;
    value.by_value = parameter.byval.map(|by_value| ByValue {
        // Only size and alignment matter, and both are said.
        ty: IrType::Array(by_value.size, Box::new(IrType::int(8))),
        align: Some(u64::from(by_value.align)),
    });
    Ok(value)
}

/// Puts the values of a signature into the places that a convention for arguments and one for results give them; conditions
/// of the description see LLVM's `C` as the function's convention. Without one for results there are none in the answer.
pub fn assignment(
    conventions: &Conventions,
    arguments: &str,
    returns: Option<(&Conventions, &str)>,
    target: &Target,
    assumptions: &Assumptions,
    signature: &Signature,
    delegate: Option<Delegate<'_>>,
) -> Result<Assignment, TdError> {
    let arch = match target.machine {
        Machine::X86_64 => Arch::X86_64,
        Machine::AArch64 => Arch::AArch64,
        _ => return Err(TdError::Target(target.triple.clone())),
    };
    if signature.variadic {
        return Err(TdError::Variadic);
    }
    let question = |conventions| Question {
        conventions,
        target,
        convention: "C",
        assumptions,
        delegate,
    };
    let function = Function {
        result: Value::new(ir_type(&signature.result)?),
        parameters: signature
            .parameters
            .iter()
            .map(parameter)
            .collect::<Result<_, _>>()?,
        variadic: None,
    };
    let (parameters, _) = question(conventions).parameters(arguments, &function, false)?;
    let mut result = Vec::new();
    if let Some((conventions, returns)) = returns {
        let question = question(conventions);
        if !signature.result.is_void() {
            let pieces = question
                .result(returns, &function.result)?
                .ok_or_else(|| TdError::ResultInMemory(returns.to_owned()))?;
            result = slots(arch, target, &pieces, 0, None)?;
        } else if arch == Arch::X86_64 && signature.parameters.iter().any(|p| p.sret) {
            // A hidden pointer comes back where the convention returns pointers.
            let pointer = Value::new(IrType::Pointer(0));
            if let Some(pieces) = question.result(returns, &pointer)? {
                result = slots(arch, target, &pieces, 0, None)?;
                for slot in &mut result {
                    slot.flags = flags::INDIRECT;
                }
            }
        }
    }
    let mut slots_of_arguments = Vec::new();
    for (index, pieces) in parameters.iter().enumerate() {
        let value = u32::try_from(index).map_err(|_| TdError::Assign(AssignError::TooLarge))?;
        let mut places = slots(arch, target, pieces, value, Some(index))?;
        if signature.parameters[index].byval.is_some() {
            // Where a convention has not put the object itself into the argument area, its address travels.
            for (slot, piece) in places.iter_mut().zip(pieces) {
                if !piece.by_value || piece.slot_bytes < piece.bytes {
                    (slot.size, slot.align) = (8, 8);
                    slot.flags = flags::INDIRECT | flags::BYVAL;
                }
            }
        }
        slots_of_arguments.extend(places);
    }
    Ok(Assignment {
        returns: result,
        arguments: slots_of_arguments,
        callee_saved: None,
        stack_alignment: standard::stack_alignment(arch),
        displaced: Vec::new(),
    })
}

fn slots(
    arch: Arch,
    target: &Target,
    pieces: &[Piece],
    value: u32,
    index: Option<usize>,
) -> Result<Vec<Slot>, TdError> {
    let small = |n: u64| u32::try_from(n).map_err(|_| TdError::Assign(AssignError::TooLarge));
    pieces
        .iter()
        .map(|piece| {
            let place = match &piece.place {
                PiecePlace::Register(name) => match resolve(arch, name) {
                    Some(register) => Place::Register(register),
                    None => {
                        return Err(TdError::Register {
                            register: name.clone(),
                            value: index,
                        });
                    }
                },
                PiecePlace::Stack(offset) => Place::Stack(small(*offset)?),
            };
            let indirect = piece.change == Change::Indirect;
            // What a plan can say: the value's own bytes in a register or slot of its class, or an address.
            let general = match place {
                Place::Register(register) => Some(register.class == Class::General),
                Place::Stack(_) => None,
            };
            let whole = piece.value_type.bits() == piece.place_type.bits()
                || piece.place_type.as_int().is_some() && piece.value_type.as_int().is_some();
            let fits = indirect
                || whole && general != Some(false)
                || whole && general == Some(false) && piece.place_type.as_int().is_none();
            if !fits {
                return Err(TdError::Change {
                    value: index,
                    ty: piece.place_type.to_string(),
                });
            }
            let bytes = if indirect { 8 } else { piece.bytes };
            let align = match place {
                Place::Stack(offset) => {
                    let natural = target.value_align(&piece.place_type).max(1);
                    // A slot is as aligned as its offset, at most as its type.
                    let offset = u64::from(offset);
                    let of_offset = if offset == 0 {
                        16
                    } else {
                        offset & offset.wrapping_neg()
                    };
                    natural.min(of_offset)
                }
                Place::Register(_) => target.value_align(&piece.value_type).max(1),
            };
            Ok(Slot {
                value,
                piece: small(piece.offset)?,
                size: small(bytes)?,
                align: small(align)?,
                place,
                flags: if indirect { flags::INDIRECT } else { 0 },
            })
        })
        .collect()
}
