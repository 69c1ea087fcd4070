//! SysV AMD64 3.2.3: parameter passing.

use super::{Field, Float, Ir, Kind, Pass, Plan, Record, Ty, scalar_pass};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Class {
    Empty,
    Integer,
    Sse,
    SseUp,
    X87,
    X87Up,
    ComplexX87,
    Memory,
}

use Class::{ComplexX87, Empty, Integer, Memory, Sse, SseUp, X87, X87Up};

/// Vector wider than SSE's: its callee can only be one with a prototype.
pub(super) fn has_wide_vector(ty: &Ty) -> bool {
    matches!(ty.kind, Kind::Vector(..)) && ty.size > 16
}

fn merge(a: Class, f: Class) -> Class {
    if a == f || f == Empty {
        a
    } else if f == Memory || a == Memory {
        Memory
    } else if a == Empty {
        f
    } else if a == Integer || f == Integer {
        Integer
    } else if matches!(f, X87 | X87Up | ComplexX87) || matches!(a, X87 | X87Up) {
        Memory
    } else {
        Sse
    }
}

fn post_merge(bits: u64, lo: &mut Class, hi: &mut Class) {
    if *hi == Memory {
        *lo = Memory;
    }
    if *hi == X87Up && *lo != X87 {
        *lo = Memory;
    }
    if bits > 128 && (*lo != Sse || *hi != SseUp) {
        *lo = Memory;
    }
    if *hi == SseUp && *lo != Sse {
        *hi = Sse;
    }
}

/// Alignment without which a scalar member puts the whole into memory; 1 for what is made of members.
fn scalar_align(ty: &Ty) -> u64 {
    match &ty.kind {
        Kind::Void | Kind::Array(..) | Kind::Record(_) => 1,
        Kind::Complex(elem) => elem.size.max(1),
        Kind::BitInt { .. } => ty.size.clamp(1, 8),
        Kind::Int { .. } | Kind::Bool | Kind::Float(_) | Kind::Pointer | Kind::Vector(..) => {
            ty.size.max(1)
        }
    }
}

fn in_half(base: u64, class: Class) -> (Class, Class) {
    if base < 64 {
        (class, Empty)
    } else {
        (Empty, class)
    }
}

/// Classes of the two halves of a value that begins `base` bits into the whole.
fn classes(vector: u32, ty: &Ty, base: u64, named: bool) -> (Class, Class) {
    let memory = in_half(base, Memory);
    let bits = ty.size * 8;
    // Only scalars are looked at, as GCC does: what aligns records more than their members asks for does not count.
    if !base.is_multiple_of(scalar_align(ty) * 8) {
        return memory;
    }
    match &ty.kind {
        Kind::Void => (Empty, Empty),
        Kind::Bool | Kind::Pointer => in_half(base, Integer),
        Kind::Int { .. } if ty.size > 8 => (Integer, Integer),
        Kind::Int { .. } => in_half(base, Integer),
        Kind::BitInt { bits, .. } => match bits {
            0..=64 => in_half(base, Integer),
            65..=128 => (Integer, Integer),
            _ => memory,
        },
        Kind::Float(f) => match f {
            Float::Half | Float::BFloat | Float::Single | Float::Double => in_half(base, Sse),
            Float::X87 => (X87, X87Up),
            Float::Quad => (Sse, SseUp),
        },
        Kind::Vector(elem, _) => classify_vector(vector, elem, bits, base, named),
        Kind::Complex(elem) => {
            let (lo, mut hi) = match elem.kind {
                Kind::Float(Float::Half | Float::BFloat | Float::Single) => in_half(base, Sse),
                Kind::Float(Float::Double) => (Sse, Sse),
                Kind::Float(Float::X87) => in_half(base, ComplexX87),
                Kind::Float(Float::Quad) => memory,
                _ if bits <= 64 => in_half(base, Integer),
                _ if bits <= 128 => (Integer, Integer),
                _ => memory,
            };
            if hi == Empty && base / 64 != (base + elem.size * 8) / 64 {
                hi = lo;
            }
            (lo, hi)
        }
        Kind::Array(elem, len) => {
            if bits > 512 {
                return memory;
            }
            let elem_bits = elem.size * 8;
            if bits > 128 && (bits != elem_bits || bits > u64::from(vector) * 8) {
                return memory;
            }
            let (mut lo, mut hi) = (Empty, Empty);
            // An element of size 0 says nothing however often it is there.
            let count = if elem_bits == 0 { 0 } else { *len };
            for i in 0..count {
                let (l, h) = classes(vector, elem, base + i * elem_bits, named);
                lo = merge(lo, l);
                hi = merge(hi, h);
                if lo == Memory || hi == Memory {
                    break;
                }
            }
            post_merge(bits, &mut lo, &mut hi);
            (lo, hi)
        }
        Kind::Record(record) => classify_record(vector, record, bits, base, named),
    }
}

fn classify_vector(vector: u32, elem: &Ty, bits: u64, base: u64, named: bool) -> (Class, Class) {
    match bits {
        8 | 16 | 32 => {
            let (lo, hi) = in_half(base, Integer);
            if base / 64 != (base + bits - 1) / 64 {
                (lo, lo)
            } else {
                (lo, hi)
            }
        }
        64 => {
            // A vector of one double has no class in GCC's reading.
            if matches!(elem.kind, Kind::Float(Float::Double)) {
                return in_half(base, Memory);
            }
            let (lo, hi) = in_half(base, Sse);
            if base != 0 && base != 64 {
                (lo, lo)
            } else {
                (lo, hi)
            }
        }
        128 => (Sse, SseUp),
        _ if named && bits <= u64::from(vector) * 8 => {
            if elem.size == 16 && matches!(elem.kind, Kind::Int { .. }) {
                in_half(base, Memory)
            } else {
                (Sse, SseUp)
            }
        }
        _ => in_half(base, Memory),
    }
}

fn classify_record(
    vector: u32,
    record: &Record,
    bits: u64,
    base: u64,
    named: bool,
) -> (Class, Class) {
    if bits > 512 || record.flexible {
        return in_half(base, Memory);
    }
    let (mut lo, mut hi) = (Empty, Empty);
    for f in &record.fields {
        if f.width.is_some() && f.unnamed || f.width == Some(0) {
            continue;
        }
        if bits > 128 && (!record.is_union && bits != f.ty.size * 8 || bits > u64::from(vector) * 8)
        {
            return (Memory, hi);
        }
        let offset = base + f.offset;
        let (l, h) = if let Some(width) = f.width {
            let first = offset / 64;
            let last = (offset + u64::from(width) - 1) / 64;
            if first > 0 {
                (Empty, Integer)
            } else {
                (Integer, if last > 0 { Integer } else { Empty })
            }
        } else {
            classes(vector, &f.ty, offset, named)
        };
        lo = merge(lo, l);
        hi = merge(hi, h);
        if lo == Memory || hi == Memory {
            break;
        }
    }
    post_merge(bits, &mut lo, &mut hi);
    (lo, hi)
}

/// No byte in `start..end` (bits) of the type holds data.
fn only_padding(ty: &Ty, start: u64, end: u64) -> bool {
    if ty.size * 8 <= start {
        return true;
    }
    match &ty.kind {
        Kind::Array(elem, len) => {
            let step = elem.size * 8;
            if step == 0 {
                return true;
            }
            (0..*len)
                .map(|i| i * step)
                .take_while(|&at| at < end)
                .all(|at| only_padding(elem, start.saturating_sub(at), end - at))
        }
        Kind::Record(r) => r
            .fields
            .iter()
            .filter(|f| f.offset < end)
            .all(|f| only_padding(&f.ty, start.saturating_sub(f.offset), end - f.offset)),
        _ => false,
    }
}

/// The member of a union that stands for it: greatest alignment, then greatest size.
fn union_storage(fields: &[Field]) -> Option<&Field> {
    let mut best: Option<&Field> = None;
    for f in fields.iter().filter(|f| f.width != Some(0)) {
        if best.is_none_or(|b| {
            f.ty.align > b.ty.align || f.ty.align == b.ty.align && f.ty.size > b.ty.size
        }) {
            best = Some(f);
        }
    }
    best
}

/// The scalar that begins or lies at byte `offset`, and how far in.
fn leaf(ty: &Ty, offset: u64) -> Option<(&Ty, u64)> {
    match &ty.kind {
        Kind::Record(r) => {
            let field = if r.is_union {
                union_storage(&r.fields).filter(|f| f.ty.size > offset)
            } else {
                r.fields
                    .iter()
                    .rfind(|f| f.offset <= offset * 8 && f.offset + f.ty.size * 8 > offset * 8)
            }?;
            if field.width.is_some() {
                return None;
            }
            leaf(&field.ty, offset - field.offset / 8)
        }
        Kind::Array(elem, _) if elem.size > 0 => leaf(elem, offset % elem.size),
        Kind::Complex(elem) => leaf(elem, offset % elem.size),
        Kind::Array(..) => None,
        _ => Some((ty, offset)),
    }
}

/// IR type of the eightbyte of class INTEGER at byte `offset`.
fn integer_part(whole: &Ty, offset: u64) -> Ir {
    if let Some((ty, 0)) = leaf(whole, offset) {
        match ty.kind {
            Kind::Pointer => return Ir::Ptr,
            Kind::Int { .. } | Kind::Bool if ty.size == 8 => return Ir::Int(64),
            Kind::Int { .. } | Kind::Bool
                if ty.size < 8 && only_padding(whole, (offset + ty.size) * 8, (offset + 8) * 8) =>
            {
                return Ir::Int(ty.size as u32 * 8);
            }
            _ => {}
        }
    }
    Ir::Int((whole.size - offset).min(8) as u32 * 8)
}

fn float_at(whole: &Ty, offset: u64) -> Option<Float> {
    match leaf(whole, offset) {
        Some((
            &Ty {
                kind: Kind::Float(f),
                ..
            },
            0,
        )) => Some(f),
        _ => None,
    }
}

/// IR type of the eightbyte of class SSE at byte `offset`.
fn sse_part(whole: &Ty, offset: u64) -> Ir {
    let double = Ir::Float(Float::Double);
    let is_half = |f: Float| matches!(f, Float::Half | Float::BFloat);
    let rest = whole.size - offset;
    let Some(first) = float_at(whole, offset).filter(|f| *f != Float::Double) else {
        return double;
    };
    let mut second = if rest > first.size() {
        float_at(whole, offset + first.size())
    } else {
        None
    };
    if second.is_none() && is_half(first) && rest > 4 {
        second = float_at(whole, offset + 4);
    }
    let Some(second) = second else {
        return Ir::Float(first);
    };
    if first == Float::Single && second == Float::Single {
        return Ir::Vector(Box::new(Ir::Float(Float::Single)), 2);
    }
    if is_half(first) && is_half(second) {
        let third = if rest > 4 {
            float_at(whole, offset + 4)
        } else {
            None
        };
        return Ir::Vector(
            Box::new(Ir::Float(first)),
            if third.is_some() { 4 } else { 2 },
        );
    }
    if is_half(first) || is_half(second) {
        return Ir::Vector(Box::new(Ir::Float(Float::Half)), 4);
    }
    double
}

/// IR type of a value of classes SSE, SSEUP….
fn wide_part(whole: &Ty) -> Ir {
    let mut ty = whole;
    loop {
        match &ty.kind {
            Kind::Record(r) => {
                let mut data = r.fields.iter().filter(|f| !f.ty.is_empty_record());
                match (data.next(), data.next()) {
                    (Some(only), None) if only.ty.size == ty.size => ty = &only.ty,
                    _ => break,
                }
            }
            Kind::Array(elem, 1) => ty = elem,
            _ => break,
        }
    }
    match &ty.kind {
        Kind::Vector(elem, n) => match scalar_ir(elem) {
            Some(Ir::Int(128)) => Ir::Vector(Box::new(Ir::Int(64)), n * 2),
            Some(ir) => Ir::Vector(Box::new(ir), *n),
            None => Ir::Vector(Box::new(Ir::Float(Float::Double)), (whole.size / 8) as u32),
        },
        Kind::Float(f) => Ir::Float(*f),
        _ => Ir::Vector(Box::new(Ir::Float(Float::Double)), (whole.size / 8) as u32),
    }
}

fn scalar_ir(ty: &Ty) -> Option<Ir> {
    Some(match ty.kind {
        Kind::Int { .. } | Kind::Bool => Ir::Int(ty.size as u32 * 8),
        Kind::Float(f) => Ir::Float(f),
        Kind::Pointer => Ir::Ptr,
        _ => return None,
    })
}

/// Both eightbytes; the low one is widened where the high one would else not begin at byte 8.
fn pair(lo: Ir, hi: Ir) -> Ir {
    let lo = if lo.size().next_multiple_of(hi.align()) == 8 {
        lo
    } else if matches!(lo, Ir::Float(_)) {
        Ir::Float(Float::Double)
    } else {
        Ir::Int(64)
    };
    Ir::Struct(vec![lo, hi])
}

/// The part as the whole value.
fn whole(ty: &Ty, ir: Ir) -> Pass {
    let own = match &ty.kind {
        Kind::Int { .. } => Ir::Int(ty.size as u32 * 8) == ir,
        Kind::Pointer => ir == Ir::Ptr,
        Kind::Float(f) => ir == Ir::Float(*f),
        Kind::Vector(elem, n) => scalar_ir(elem).is_some_and(|e| ir == Ir::Vector(Box::new(e), *n)),
        Kind::Bool => true,
        _ => false,
    };
    if own { Pass::Direct } else { Pass::coerce(ir) }
}

fn high_only(ir: Ir) -> Pass {
    Pass::Coerce {
        ir,
        offset: 8,
        stack_align: None,
    }
}

/// In memory: `free` general registers are left.
fn memory_argument(vector: u32, ty: &Ty, free: u32) -> Pass {
    let illegal_vector = matches!(&ty.kind, Kind::Vector(elem, _)
        if ty.size <= 8 || ty.size > u64::from(vector)
            || elem.size == 16 && ty.size != 16 && matches!(elem.kind, Kind::Int { .. }));
    // LLVM would take the last general register out of use along with a 16-byte integer on the stack.
    let split_integer = free > 0 && ty.size == 16 && matches!(ty.kind, Kind::Int { .. });
    if !ty.is_aggregate()
        && !illegal_vector
        && !split_integer
        && !matches!(ty.kind, Kind::BitInt { .. })
    {
        return scalar_pass(ty);
    }
    let align = ty.align.max(8);
    if free == 0 && align == 8 && ty.size <= 8 && ty.size > 0 {
        return Pass::coerce(Ir::Int(ty.size as u32 * 8));
    }
    Pass::Indirect { align, byval: true }
}

/// How an argument travels, and the general and vector registers it takes.
pub(super) fn classify_argument(vector: u32, ty: &Ty, free: u32, named: bool) -> (Pass, u32, u32) {
    let ty = ty.transparent();
    let (lo, hi) = classes(vector, ty, 0, named);
    let (mut int, mut sse) = (0, 0);
    let low = match lo {
        Empty if hi == Empty => return (Pass::Ignore, 0, 0),
        Empty => None,
        Memory | X87 | ComplexX87 | SseUp | X87Up => {
            return (memory_argument(vector, ty, free), 0, 0);
        }
        Integer => {
            int += 1;
            let ir = integer_part(ty, 0);
            if hi == Empty
                && let Some(signed) = ty.promotable()
            {
                return (Pass::Extend { signed }, 1, 0);
            }
            Some(ir)
        }
        Sse => {
            sse += 1;
            if hi == SseUp {
                return (whole(ty, wide_part(ty)), 0, 1);
            }
            Some(sse_part(ty, 0))
        }
    };
    let high = match hi {
        Integer => {
            int += 1;
            Some(integer_part(ty, 8))
        }
        Sse | X87Up => {
            sse += 1;
            Some(sse_part(ty, 8))
        }
        _ => None,
    };
    let pass = match (low, high) {
        (Some(lo), Some(hi)) => Pass::coerce(pair(lo, hi)),
        (None, Some(hi)) => high_only(hi),
        (Some(lo), None) => whole(ty, lo),
        (None, None) => Pass::Ignore,
    };
    (pass, int, sse)
}

fn classify_result(vector: u32, ty: &Ty) -> Pass {
    let (lo, hi) = classes(vector, ty, 0, true);
    let low = match lo {
        Empty if hi == Empty => return Pass::Ignore,
        Empty => None,
        Memory | SseUp | X87Up => {
            if !ty.is_aggregate() && !matches!(ty.kind, Kind::BitInt { .. }) {
                return scalar_pass(ty);
            }
            return Pass::Indirect {
                align: ty.align,
                byval: false,
            };
        }
        Integer => {
            if hi == Empty
                && let Some(signed) = ty.promotable()
            {
                return Pass::Extend { signed };
            }
            Some(integer_part(ty, 0))
        }
        Sse if hi == SseUp => return whole(ty, wide_part(ty)),
        Sse => Some(sse_part(ty, 0)),
        X87 => Some(Ir::Float(Float::X87)),
        ComplexX87 => {
            return Pass::coerce(Ir::Struct(vec![
                Ir::Float(Float::X87),
                Ir::Float(Float::X87),
            ]));
        }
    };
    let high = match hi {
        Integer => Some(integer_part(ty, 8)),
        Sse => Some(sse_part(ty, 8)),
        X87Up if lo != X87 => Some(sse_part(ty, 8)),
        _ => None,
    };
    match (low, high) {
        (Some(lo), Some(hi)) => Pass::coerce(pair(lo, hi)),
        (None, Some(hi)) => high_only(hi),
        (Some(lo), None) => whole(ty, lo),
        (None, None) => Pass::Ignore,
    }
}

pub(super) fn classify(vector: u32, ret: &Ty, params: &[&Ty], named: usize) -> Plan {
    let (mut free_int, mut free_sse) = (6u32, 8u32);
    let ret = classify_result(vector, ret);
    if matches!(ret, Pass::Indirect { .. }) {
        free_int -= 1;
    }
    let params = params
        .iter()
        .enumerate()
        .map(|(i, ty)| {
            let (pass, int, sse) = classify_argument(vector, ty, free_int, i < named);
            if free_int >= int && free_sse >= sse {
                free_int -= int;
                free_sse -= sse;
                pass
            } else {
                memory_argument(vector, ty.transparent(), free_int)
            }
        })
        .collect();
    Plan { ret, params }
}
