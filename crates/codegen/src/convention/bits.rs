//! Values as the contents of registers and stack slots: the type a register holds a value in, and pieces of aggregates.

use neverc_callconv::Class;
use neverc_llvm::{Builder, Context, Module, Type, TypeKind, Value};
use neverc_target::Arch;

/// How a narrow integer fills a register.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Extend {
    #[default]
    Zero,
    Sign,
}

/// Bits of a scalar or vector.
pub(super) fn bits_of(ty: Type<'_>) -> u64 {
    match ty.kind() {
        TypeKind::Pointer => 64,
        TypeKind::Vector if ty.element().is_pointer() => ty.len() * 64,
        _ => ty.primitive_bits(),
    }
}

/// Bytes that hold a scalar or vector.
pub(super) fn bytes_of(ty: Type<'_>) -> u64 {
    bits_of(ty).div_ceil(8)
}

/// The type in which a register of a class carries a value of at most its size.
pub(super) fn register_type<'c>(context: &'c Context, class: Class, ty: Type<'c>) -> Type<'c> {
    let bytes = bytes_of(ty);
    match class {
        Class::General if ty.is_pointer() => ty,
        Class::General if bytes <= 4 => context.i32_type(),
        Class::General => context.i64_type(),
        Class::X87 => ty,
        Class::Vector => match ty.kind() {
            TypeKind::Half | TypeKind::Float | TypeKind::Double => ty,
            _ if bytes <= 2 => context.half_type(),
            _ if bytes <= 4 => context.float_type(),
            _ if bytes <= 8 => context.double_type(),
            _ if bytes <= 16 => context.float_type().vector(4),
            _ if bytes <= 32 => context.float_type().vector(8),
            _ => context.float_type().vector(16),
        },
    }
}

/// A register's constraint in inline assembly, by LLVM's name for the full register and the type it carries.
pub(super) fn constraint(arch: Arch, llvm_name: &str, ty: Type<'_>) -> String {
    let bits = bits_of(ty);
    let number = llvm_name.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let name = match arch {
        Arch::X86_64 if llvm_name == "FP0" => "st".to_owned(),
        Arch::X86_64 if llvm_name == "FP1" => "st(1)".to_owned(),
        Arch::X86_64 if llvm_name.starts_with("XMM") => match bits {
            0..=128 => format!("xmm{number}"),
            129..=256 => format!("ymm{number}"),
            _ => format!("zmm{number}"),
        },
        // The backend takes a wide name for a narrow value, but not for every register.
        Arch::X86_64 if bits <= 32 && number.is_empty() => {
            format!("e{}", llvm_name[1..].to_ascii_lowercase())
        }
        Arch::X86_64 if bits <= 32 => format!("r{number}d"),
        Arch::AArch64 if llvm_name.starts_with('X') => match bits {
            0..=32 => format!("w{number}"),
            _ => format!("x{number}"),
        },
        Arch::AArch64 if llvm_name.starts_with('Q') => match bits {
            0..=16 => format!("h{number}"),
            17..=32 => format!("s{number}"),
            33..=64 => format!("d{number}"),
            _ => format!("q{number}"),
        },
        _ => llvm_name.to_ascii_lowercase(),
    };
    format!("{{{name}}}")
}

/// Works on values at one place of a function.
pub(super) struct Bits<'a, 'c> {
    pub(super) context: &'c Context,
    pub(super) module: &'a Module<'c>,
    pub(super) builder: &'a Builder<'c>,
    /// The function, for room on its stack.
    pub(super) function: Value<'c>,
}

impl<'c> Bits<'_, 'c> {
    /// A scalar or vector as an integer of all its bits.
    pub(super) fn as_integer(&self, value: Value<'c>) -> Value<'c> {
        let ty = value.ty();
        let whole = self.context.int_type(bits_of(ty).max(1) as u32);
        match ty.kind() {
            TypeKind::Integer => value,
            TypeKind::Pointer => self.builder.ptr_to_int(value, whole),
            TypeKind::Vector if ty.element().is_pointer() => {
                let lanes = self.context.i64_type().vector(ty.len() as u32);
                let value = self.builder.ptr_to_int(value, lanes);
                self.builder.bitcast(value, whole)
            }
            // Selectors do not know how to reinterpret vectors of odd size.
            TypeKind::Vector if !ty.len().is_power_of_two() => {
                let wide = self.lanes(value, ty.len().next_power_of_two());
                let bits = self.context.int_type(bits_of(wide.ty()) as u32);
                let wide = self.builder.bitcast(wide, bits);
                self.builder.trunc(wide, whole)
            }
            _ => self.builder.bitcast(value, whole),
        }
    }

    /// The inverse of [`Bits::as_integer`].
    pub(super) fn integer_as(&self, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
        match ty.kind() {
            TypeKind::Integer => value,
            TypeKind::Pointer => self.builder.int_to_ptr(value, ty),
            TypeKind::Vector if ty.element().is_pointer() => {
                let lanes = self.context.i64_type().vector(ty.len() as u32);
                let value = self.builder.bitcast(value, lanes);
                self.builder.int_to_ptr(value, ty)
            }
            TypeKind::Vector if !ty.len().is_power_of_two() => {
                let wide = ty.element().vector(ty.len().next_power_of_two() as u32);
                let bits = self.context.int_type(bits_of(wide) as u32);
                let value = self.builder.zext(value, bits);
                let value = self.builder.bitcast(value, wide);
                self.lanes(value, ty.len())
            }
            _ => self.builder.bitcast(value, ty),
        }
    }

    fn resize(&self, value: Value<'c>, bits: u64, extend: Extend) -> Value<'c> {
        let ty = self.context.int_type(bits as u32);
        self.builder.int_resize(value, ty, extend == Extend::Sign)
    }

    /// A vector of more or fewer lanes of the same element.
    fn lanes(&self, value: Value<'c>, count: u64) -> Value<'c> {
        let have = value.ty().len();
        // Lanes that are not there are taken from the second, undefined operand.
        let mask: Vec<i32> = (0..count)
            .map(|lane| if lane < have { lane as i32 } else { -1 })
            .collect();
        self.builder
            .shuffle_vector(value, value.ty().poison(), &mask)
    }

    /// A scalar or vector as a register or slot of type `to` carries it.
    pub(super) fn widen(&self, value: Value<'c>, to: Type<'c>, extend: Extend) -> Value<'c> {
        let from = value.ty();
        if from == to {
            return value;
        }
        let (have, want) = (bits_of(from), bits_of(to));
        let plain = from.is_vector() && !from.element().is_pointer();
        if plain && have == want {
            return self.reinterpreted(value, to);
        }
        if plain {
            let element = bits_of(from.element());
            if element >= 8 && want > have && want % element == 0 {
                let wide = self.lanes(value, want / element);
                return self.reinterpreted(wide, to);
            }
        }
        let whole = self.as_integer(value);
        let whole = self.resize(whole, want, extend);
        self.integer_as(whole, to)
    }

    fn reinterpreted(&self, value: Value<'c>, to: Type<'c>) -> Value<'c> {
        if to.is_pointer() || to.is_vector() && to.element().is_pointer() {
            let whole = self.as_integer(value);
            self.integer_as(whole, to)
        } else {
            self.builder.bitcast(value, to)
        }
    }

    /// The inverse of [`Bits::widen`].
    pub(super) fn narrow(&self, value: Value<'c>, to: Type<'c>) -> Value<'c> {
        let from = value.ty();
        if from == to {
            return value;
        }
        let (have, want) = (bits_of(from), bits_of(to));
        let plain = to.is_vector() && !to.element().is_pointer();
        if plain && have == want {
            return self.reinterpreted(value, to);
        }
        if plain {
            let element = bits_of(to.element());
            if element >= 8 && have > want && have % element == 0 {
                let wide = to.element().vector((have / element) as u32);
                let wide = self.reinterpreted(value, wide);
                return self.lanes(wide, want / element);
            }
        }
        let whole = self.as_integer(value);
        let whole = self.resize(whole, want, Extend::Zero);
        self.integer_as(whole, to)
    }

    /// Room on the function's stack.
    pub(super) fn room(&self, bytes: u64, align: u64) -> Value<'c> {
        let builder = Builder::new(self.context);
        if let Some(entry) = self.function.first_block() {
            builder.position_at_start(entry);
        }
        builder.alloca(self.context.i8_type().array(bytes.max(1)), align.max(1))
    }

    /// Bytes `[offset, offset + size)` of a value, in a type that fits them.
    pub(super) fn extract(&self, value: Value<'c>, offset: u64, size: u64) -> Value<'c> {
        let ty = value.ty();
        if !ty.is_aggregate() && offset == 0 && bytes_of(ty) == size {
            return value;
        }
        for leaf in leaves(self.module, ty) {
            let bytes = bytes_of(leaf.ty);
            if offset < leaf.offset || offset + size > leaf.offset + bytes.next_multiple_of(8) {
                continue;
            }
            let inside = offset - leaf.offset;
            if inside >= bytes {
                continue;
            }
            // A piece that begins in this leaf and ends in the next goes through memory.
            if inside + size > bytes && ty.is_aggregate() {
                break;
            }
            let mut part = value;
            for &index in &leaf.path {
                part = self.builder.extract_value(part, index);
            }
            if inside == 0 && size == bytes {
                return part;
            }
            if leaf.ty.is_vector() && inside.is_multiple_of(size) && bytes.is_multiple_of(size) {
                return self.lane_group(part, inside / size, size, bytes / size);
            }
            let whole = self.as_integer(part);
            let bits = (bytes.max(inside + size)) * 8;
            let whole = self.resize(whole, bits, Extend::Zero);
            let shift = whole.ty().const_u64(inside * 8);
            let whole = self.builder.lshr(whole, shift);
            return self.resize(whole, size * 8, Extend::Zero);
        }
        let whole = self.module.type_alloc_size(ty).max(offset + size);
        let room = self.room(whole, 64);
        self.builder.store(value, room, 1);
        let place = self.builder.byte_gep(room, offset as i64, true);
        self.builder
            .load(self.context.int_type((size * 8) as u32), place, 1)
    }

    /// Group `index` of `count` equal groups of a vector's lanes.
    fn lane_group(&self, value: Value<'c>, index: u64, size: u64, count: u64) -> Value<'c> {
        let element = bits_of(value.ty().element());
        if value.ty().element().is_pointer() || element < 8 || !(size * 8).is_multiple_of(element) {
            let whole = self.as_integer(value);
            let groups = self
                .context
                .int_type((size * 8) as u32)
                .vector(count as u32);
            let whole = self.builder.bitcast(whole, groups);
            return self
                .builder
                .extract_element(whole, self.context.i64_type().const_u64(index));
        }
        let lanes = size * 8 / element;
        if lanes == 1 {
            return self
                .builder
                .extract_element(value, self.context.i64_type().const_u64(index));
        }
        let mask: Vec<i32> = (0..lanes)
            .map(|lane| (index * lanes + lane) as i32)
            .collect();
        self.builder
            .shuffle_vector(value, value.ty().poison(), &mask)
    }

    /// The value of type `ty` of which these are the bytes from given offsets on; each piece has the size given.
    pub(super) fn assemble(&self, ty: Type<'c>, pieces: &[(u64, u64, Value<'c>)]) -> Value<'c> {
        if !ty.is_aggregate() {
            return self.assemble_leaf(ty, 0, pieces);
        }
        let all = leaves(self.module, ty);
        let simple = pieces.iter().all(|&(offset, size, _)| {
            all.iter()
                .any(|l| offset >= l.offset && offset + size <= l.offset + bytes_of(l.ty))
        });
        if simple {
            let mut whole = ty.poison();
            for leaf in &all {
                let own: Vec<_> = pieces
                    .iter()
                    .copied()
                    .filter(|p| p.0 >= leaf.offset && p.0 < leaf.offset + bytes_of(leaf.ty))
                    .collect();
                let part = self.assemble_leaf(leaf.ty, leaf.offset, &own);
                whole = self.insert(whole, part, &leaf.path);
            }
            return whole;
        }
        let end = pieces.iter().map(|p| p.0 + p.1).max().unwrap_or(0);
        let room = self.room(self.module.type_alloc_size(ty).max(end), 64);
        for &(offset, size, piece) in pieces {
            let whole = self.as_integer(piece);
            let whole = self.resize(whole, size * 8, Extend::Zero);
            let place = self.builder.byte_gep(room, offset as i64, true);
            self.builder.store(whole, place, 1);
        }
        self.builder.load(ty, room, 1)
    }

    fn insert(&self, whole: Value<'c>, part: Value<'c>, path: &[u32]) -> Value<'c> {
        match path {
            [] => part,
            [index] => self.builder.insert_value(whole, part, *index),
            [index, rest @ ..] => {
                let inner = self.builder.extract_value(whole, *index);
                let inner = self.insert(inner, part, rest);
                self.builder.insert_value(whole, inner, *index)
            }
        }
    }

    /// [`Bits::assemble`] of a word that may have bytes nobody looks at.
    pub(super) fn assemble_word(
        &self,
        ty: Type<'c>,
        pieces: &[(u64, u64, Value<'c>)],
    ) -> Value<'c> {
        match pieces {
            [] => ty.poison(),
            // A piece alone that does not begin the word still has its place in it.
            _ => self.sum(ty, 0, pieces),
        }
    }

    fn assemble_leaf(
        &self,
        ty: Type<'c>,
        base: u64,
        pieces: &[(u64, u64, Value<'c>)],
    ) -> Value<'c> {
        let bytes = bytes_of(ty);
        if let [(offset, _, piece)] = *pieces
            && offset == base
        {
            return self.narrow(piece, ty);
        }
        // A vector in equal chunks: put side by side.
        if ty.is_vector()
            && let [(_, size, first), ..] = *pieces
            && pieces.len().is_power_of_two()
            && size * pieces.len() as u64 == bytes
            && pieces.iter().all(|p| p.1 == size)
            && matches!(size, 16 | 32)
            && bits_of(first.ty()) == size * 8
        {
            let lane = self.context.float_type();
            let chunk = lane.vector((size / 4) as u32);
            let mut parts: Vec<Value<'c>> = pieces
                .iter()
                .map(|p| self.reinterpreted(p.2, chunk))
                .collect();
            while parts.len() > 1 {
                parts = parts
                    .chunks(2)
                    .map(|pair| {
                        let count = pair[0].ty().len() as i32 * 2;
                        let mask: Vec<i32> = (0..count).collect();
                        self.builder.shuffle_vector(pair[0], pair[1], &mask)
                    })
                    .collect();
            }
            return self.reinterpreted(parts[0], ty);
        }
        self.sum(ty, base, pieces)
    }

    /// Pieces shifted to their places and put together.
    fn sum(&self, ty: Type<'c>, base: u64, pieces: &[(u64, u64, Value<'c>)]) -> Value<'c> {
        let whole_bits = (bytes_of(ty) * 8).max(8);
        let whole = self.context.int_type(whole_bits as u32);
        let mut sum = whole.null();
        for &(offset, size, piece) in pieces {
            let part = self.as_integer(piece);
            let part = self.resize(part, size * 8, Extend::Zero);
            let part = self.resize(part, whole_bits, Extend::Zero);
            let shift = (offset - base) * 8;
            if shift >= whole_bits {
                continue;
            }
            let part = self.builder.shl(part, whole.const_u64(shift));
            sum = self.builder.or(sum, part);
        }
        let sum = self.resize(sum, bits_of(ty), Extend::Zero);
        self.integer_as(sum, ty)
    }
}

/// A scalar or vector inside a type, with the way to it.
struct Leaf<'c> {
    offset: u64,
    ty: Type<'c>,
    path: Vec<u32>,
}

fn leaves<'c>(module: &Module<'c>, ty: Type<'c>) -> Vec<Leaf<'c>> {
    fn add<'c>(
        module: &Module<'c>,
        ty: Type<'c>,
        offset: u64,
        path: &mut Vec<u32>,
        list: &mut Vec<Leaf<'c>>,
    ) {
        match ty.kind() {
            TypeKind::Struct => {
                for (index, member) in (0..).zip(ty.members()) {
                    path.push(index);
                    let at = offset + module.struct_member_offset(ty, index);
                    add(module, member, at, path, list);
                    path.pop();
                }
            }
            TypeKind::Array => {
                let element = ty.element();
                let size = module.type_alloc_size(element);
                // Planners refuse what has more leaves than fit.
                for index in 0..ty.len().min(4096) {
                    path.push(index as u32);
                    add(module, element, offset + index * size, path, list);
                    path.pop();
                }
            }
            _ => list.push(Leaf {
                offset,
                ty,
                path: path.clone(),
            }),
        }
    }
    let mut list = Vec::new();
    add(module, ty, 0, &mut Vec::new(), &mut list);
    list
}
