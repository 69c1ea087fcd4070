//! A function or call site of a module as a signature.

use neverc_callconv::{ByVal, Parameter, Signature, Type};
use neverc_llvm::{AttributeIndex, Module, Type as IrType, TypeKind, Value};
use neverc_target::abi::Float;

use super::PIECES_ATTRIBUTE;

/// Attributes of parameters that no custom convention supports.
const UNSUPPORTED: [&str; 5] = [
    "inalloca",
    "preallocated",
    "swiftself",
    "swiftasync",
    "swifterror",
];

/// A type that is no such thing stands as an integer without bits, which no planner places.
const NONE: Type = Type::Int(0);

pub(super) fn type_of(ty: IrType<'_>) -> Type {
    match ty.kind() {
        TypeKind::Void => Type::Void,
        TypeKind::Half => Type::Float(Float::Half),
        TypeKind::BFloat => Type::Float(Float::BFloat),
        TypeKind::Float => Type::Float(Float::Single),
        TypeKind::Double => Type::Float(Float::Double),
        TypeKind::X86Fp80 => Type::Float(Float::X87),
        TypeKind::Fp128 => Type::Float(Float::Quad),
        TypeKind::Integer => Type::Int(ty.int_width()),
        TypeKind::Pointer => Type::Pointer,
        TypeKind::Vector => match u32::try_from(ty.len()) {
            Ok(lanes) => Type::Vector(Box::new(type_of(ty.element())), lanes),
            Err(_) => NONE,
        },
        TypeKind::Array => Type::Array(Box::new(type_of(ty.element())), ty.len()),
        TypeKind::Struct if ty.is_sized() => Type::Struct {
            members: ty.members().into_iter().map(type_of).collect(),
            packed: ty.is_packed(),
        },
        _ => NONE,
    }
}

/// The signature of a function type whose attributes `holder` carries, a function or a call.
pub(super) fn signature_of<'c>(
    module: &Module<'c>,
    ty: IrType<'c>,
    holder: Value<'c>,
) -> Signature {
    let pieces = holder.carried_text(PIECES_ATTRIBUTE).unwrap_or_default();
    let continued: Vec<usize> = pieces
        .split(',')
        .filter_map(|index| index.trim().parse().ok())
        .collect();
    let parameters = ty
        .parameters()
        .into_iter()
        .enumerate()
        .map(|(index, ty)| {
            let at = AttributeIndex::Param(index as u32);
            let mut parameter = Parameter::new(type_of(ty));
            parameter.continues = index > 0 && continued.contains(&index);
            parameter.sret = holder.carries(at, "sret");
            parameter.zeroext = holder.carries(at, "zeroext");
            parameter.signext = holder.carries(at, "signext");
            parameter.nest = holder.carries(at, "nest");
            parameter.unsupported = UNSUPPORTED
                .into_iter()
                .find(|name| holder.carries(at, name));
            if let Some(object) = holder.carried_type(at, "byval") {
                let align = holder
                    .carried_number(at, "align")
                    .unwrap_or_else(|| module.type_abi_align(object));
                parameter.byval = Some(ByVal {
                    size: module.type_alloc_size(object),
                    align: u32::try_from(align).unwrap_or(16),
                });
            }
            parameter
        })
        .collect();
    Signature {
        result: type_of(ty.return_type()),
        parameters,
        variadic: ty.is_variadic(),
    }
}
