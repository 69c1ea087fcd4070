//! The argument area: parameters of a rewritten function that land at a plan's stack offsets under the standard convention.
//!
//! Once the standard argument registers are filled, the standard convention puts every further parameter on the stack in
//! order, scalars into slots of 8 bytes and larger ones at multiples of their size. Slots that hold several values, or
//! parts of values, are passed as one integer.

use neverc_llvm::{Context, Type};

use super::bits::{bits_of, bytes_of};

/// Bytes `[piece, piece + size)` of an argument at an offset of the argument area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Part<'c> {
    pub(super) argument: u32,
    pub(super) piece: u64,
    pub(super) size: u64,
    pub(super) offset: u64,
    /// The type of just this piece.
    pub(super) ty: Type<'c>,
}

/// An object that is itself in the argument area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Object {
    pub(super) argument: u32,
    pub(super) offset: u64,
    pub(super) size: u64,
    pub(super) align: u64,
}

/// One parameter on the stack.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum StackParameter<'c> {
    /// Nothing, to reach the next offset.
    Gap,
    /// A piece by itself, carried by this type.
    One(Part<'c>, Type<'c>),
    /// Pieces in one slot, each at its byte of it.
    Packed(Vec<(u64, Part<'c>)>),
    /// `byval`
    Object(Object),
    /// Bytes of an object, by their first and their number: in functions that end in a tail call. LLVM 19 writes `byval`
    /// arguments of such calls over the frame that it is about to leave.
    Word(Object, u64, u64),
}

impl StackParameter<'_> {
    /// Whether the standard convention would look for a vector register first.
    pub(super) fn wants_vector_register(&self) -> bool {
        match self {
            StackParameter::One(_, ty) => ty.is_float() || ty.is_vector(),
            _ => false,
        }
    }
}

/// The type that carries a piece in the argument area.
fn slot_type<'c>(context: &'c Context, ty: Type<'c>) -> Type<'c> {
    let bytes = bytes_of(ty);
    if ty.is_pointer()
        || ty == context.float_type()
        || ty == context.double_type()
        || ty == context.x86_fp80_type()
    {
        ty
    } else if bits_of(ty) <= 32 {
        context.i32_type()
    } else if bytes <= 8 {
        context.i64_type()
    } else if bytes <= 16 {
        context.float_type().vector(4)
    } else if bytes <= 32 {
        context.float_type().vector(8)
    } else {
        context.float_type().vector(16)
    }
}

/// Lays parameters out so that parts and objects lie at their offsets, with `words` the latter word by word.
pub(super) fn stack_parameters<'c>(
    context: &'c Context,
    parts: &[Part<'c>],
    objects: &[Object],
    words: bool,
) -> Result<Vec<StackParameter<'c>>, String> {
    // Large values that do not lie at a multiple of their size, and what crosses a slot's end, go by slots.
    let mut whole = Vec::new();
    let mut small: Vec<Part<'c>> = Vec::new();
    for part in parts {
        let align = part.size.next_power_of_two();
        // A value of 10 or 12 bytes takes 16, which others may use.
        let alone = parts
            .iter()
            .all(|o| o.offset < part.offset + part.size || o.offset >= part.offset + align);
        if part.size > 8 && part.offset % align == 0 && part.size <= 64 && alone {
            whole.push(*part);
            continue;
        }
        let (mut at, end) = (part.offset, part.offset + part.size);
        while at < end {
            let next = (at / 8 * 8 + 8).min(end);
            let size = next - at;
            small.push(Part {
                piece: part.piece + (at - part.offset),
                size,
                offset: at,
                ty: if size == part.size {
                    part.ty
                } else {
                    context.int_type((size * 8) as u32)
                },
                ..*part
            });
            at = next;
        }
    }

    enum Item<'c> {
        Whole(Part<'c>),
        Slot(Vec<Part<'c>>),
        Object(Object),
        Word(Object, u64, u64),
    }
    let mut items: Vec<(u64, Item<'c>)> = Vec::new();
    for part in whole {
        items.push((part.offset, Item::Whole(part)));
    }
    for object in objects {
        if !words {
            items.push((object.offset, Item::Object(*object)));
            continue;
        }
        for at in (0..object.size).step_by(8) {
            let size = (object.size - at).min(8);
            items.push((object.offset + at, Item::Word(*object, at, size)));
        }
    }
    small.sort_by_key(|part| part.offset);
    for part in small {
        let slot = part.offset / 8 * 8;
        match items.last_mut() {
            Some((at, Item::Slot(list))) if *at == slot => list.push(part),
            _ => items.push((slot, Item::Slot(vec![part]))),
        }
    }
    items.sort_by_key(|item| item.0);

    let mut list = Vec::new();
    let mut end = 0u64;
    for (offset, item) in items {
        let (align, size) = match &item {
            Item::Whole(part) => {
                let size = part.size.next_power_of_two();
                (size, size)
            }
            Item::Slot(_) | Item::Word(..) => (8, 8),
            Item::Object(object) => (object.align.max(8), object.size.next_multiple_of(8)),
        };
        while end < offset && end.next_multiple_of(align) != offset {
            list.push(StackParameter::Gap);
            end += 8;
        }
        if end.next_multiple_of(align) != offset {
            return Err(format!(
                "NeverC calling convention plan puts an argument at stack offset {offset}, where the code generator \
                 cannot put it"
            ));
        }
        end = offset + size;
        list.push(match item {
            Item::Whole(part) => StackParameter::One(part, slot_type(context, part.ty)),
            Item::Object(object) => StackParameter::Object(object),
            Item::Word(object, at, size) => StackParameter::Word(object, at, size),
            Item::Slot(parts) => match parts[..] {
                [part] if part.offset == offset => {
                    StackParameter::One(part, slot_type(context, part.ty))
                }
                _ => StackParameter::Packed(
                    parts
                        .into_iter()
                        .map(|part| (part.offset - offset, part))
                        .collect(),
                ),
            },
        });
    }
    Ok(list)
}
