//! Constants: values that sema has computed, and static initializers as LLVM constants.

use std::rc::Rc;

use neverc_llvm::{Type, Value};
use neverc_sema::consteval::{self, AddressBase, Const};
use neverc_sema::tree::{
    CastKind, Expr, ExprId, ExprKind, InitEntry, List, RecordId, StringId, VarDef,
};
use neverc_sema::types::{Builtin, QualType, TypeKind};
use neverc_sema::value::{FloatFormat, FloatValue, IntValue};

use crate::cx::Cg;
use crate::record::FieldPlace;

/// Zero elements in a row that are worth a `zeroinitializer` of their own.
const ZERO_RUN: u64 = 64;

/// Elements of an array initializer that lie behind each other.
enum Run<'c> {
    Values(Vec<Value<'c>>),
    Zeros(u64),
}

impl<'c, 'u> Cg<'c, 'u> {
    // ---- values

    /// A constant as a value in a register (`_Bool`: `i1`). Aggregates are as in memory.
    pub fn const_value(&mut self, ty: QualType, value: &Const) -> Value<'c> {
        let unit = self.unit;
        match value {
            Const::Int(v) => {
                let target = self.value_type(ty);
                self.int_constant(target, v, ty)
            }
            Const::Vector(elements) if self.is_bool_vector(ty) => {
                let bits: Vec<Value<'c>> = elements
                    .iter()
                    .map(|e| {
                        self.llvm.const_bool(
                            !matches!(e, Const::Zero) && !matches!(e, Const::Int(v) if v.is_zero()),
                        )
                    })
                    .collect();
                self.llvm.const_vector(&bits)
            }
            Const::Zero => {
                let target = if matches!(unit.types.canon_kind(ty), TypeKind::Complex(_)) {
                    self.mem_type(ty)
                } else {
                    self.value_type(ty)
                };
                target.null()
            }
            _ => self.const_memory(ty, value),
        }
    }

    fn is_bool_vector(&self, ty: QualType) -> bool {
        matches!(self.unit.types.canon_kind(ty),
            TypeKind::Vector(e, _) | TypeKind::ExtVector(e, _) if self.unit.types.is(*e, Builtin::Bool))
    }

    fn int_constant(&mut self, target: Type<'c>, v: &IntValue, ty: QualType) -> Value<'c> {
        if target.is_pointer() {
            let value = self.basic.i64.const_words(&v.words(64));
            return if v.is_zero() {
                target.null()
            } else {
                value.const_int_to_ptr(target)
            };
        }
        if target.is_float() {
            // An integer never stands for a floating value; the zero is harmless.
            return target.null();
        }
        if target.is_array() {
            let bytes = self.size_align(ty).0 as usize;
            let words = v.words(bytes as u32 * 8);
            let flat: Vec<u8> = words
                .iter()
                .flat_map(|w| w.to_le_bytes())
                .take(bytes)
                .collect();
            return self.llvm.const_bytes(&flat, false);
        }
        if !target.is_integer() {
            return target.null();
        }
        if let Some(small) = v.to_i64()
            && target.int_width() <= 64
        {
            return target.const_i64(small);
        }
        let width = target.int_width();
        target.const_words(&v.words(width))
    }

    fn float_constant(&mut self, v: &FloatValue) -> Value<'c> {
        let b = self.basic;
        let ty = match v.format {
            FloatFormat::Half => b.half,
            FloatFormat::BFloat => b.bfloat,
            FloatFormat::Single => b.float,
            FloatFormat::Double => b.double,
            FloatFormat::X87 => b.x87,
            FloatFormat::Quad => b.quad,
        };
        let words = [v.bits as u64, (v.bits >> 64) as u64];
        let count = if matches!(v.format, FloatFormat::X87 | FloatFormat::Quad) {
            2
        } else {
            1
        };
        ty.const_float_bits(&words[..count])
    }

    /// The address that `base` and `offset` make.
    pub fn const_address(&mut self, base: AddressBase, offset: i64) -> Value<'c> {
        let ptr = match base {
            AddressBase::Null => {
                if offset == 0 {
                    return self.basic.ptr.null();
                }
                return self
                    .basic
                    .i64
                    .const_i64(offset)
                    .const_int_to_ptr(self.basic.ptr);
            }
            AddressBase::Var(var) => self.global(var),
            AddressBase::Func(func) => self.func(func),
            AddressBase::String(string) => self.string(string),
            AddressBase::Label(label) => match self.label_address(label) {
                Some(address) => address,
                None => return self.basic.ptr.null(),
            },
        };
        // The source may name places outside of the object.
        ptr.const_offset(offset, false)
    }

    /// A constant as it lies in memory. The type is the memory type of `ty` but for unions and what holds them.
    pub fn const_memory(&mut self, ty: QualType, value: &Const) -> Value<'c> {
        let unit = self.unit;
        if let TypeKind::Atomic(inner) = unit.types.canon_kind(ty) {
            let plain = self.const_memory(*inner, value);
            return self.padded_atomic(ty, plain);
        }
        match value {
            Const::Zero => self.mem_type(ty).null(),
            Const::Int(v) => {
                if let TypeKind::Builtin(Builtin::Float | Builtin::Double) =
                    unit.types.canon_kind(ty)
                {
                    return self.mem_type(ty).null();
                }
                let target = self.mem_type(ty);
                self.int_constant(target, v, ty)
            }
            Const::Float(v) => self.float_constant(v),
            Const::ComplexInt(re, im) => {
                let elem = self.complex_element(ty).unwrap_or(ty);
                let target = self.mem_type(elem);
                let parts = [
                    self.int_constant(target, re, elem),
                    self.int_constant(target, im, elem),
                ];
                self.llvm.const_struct(&parts, false)
            }
            Const::ComplexFloat(re, im) => {
                let parts = [self.float_constant(re), self.float_constant(im)];
                self.llvm.const_struct(&parts, false)
            }
            Const::Address { base, offset } => {
                let address = self.const_address(*base, *offset);
                let target = self.mem_type(ty);
                if target.is_integer() {
                    let full = address.const_ptr_to_int(self.basic.i64);
                    return match target.int_width() {
                        64 => full,
                        0..=63 => full.const_trunc(target),
                        // Wider than an address: sema does not let it through unless it is a number.
                        _ => target.const_i64(*offset),
                    };
                }
                address
            }
            Const::LabelDiff(a, b, offset) => {
                let target = self.mem_type(ty);
                let (Some(a), Some(b)) = (self.label_address(*a), self.label_address(*b)) else {
                    return target.null();
                };
                let wide = self.basic.i64;
                let diff = a.const_ptr_to_int(wide).const_sub(b.const_ptr_to_int(wide));
                let diff = if *offset == 0 {
                    diff
                } else {
                    diff.const_add(wide.const_i64(*offset))
                };
                if target.is_integer() && target.int_width() < 64 {
                    diff.const_trunc(target)
                } else {
                    diff
                }
            }
            Const::Vector(elements) => {
                let (TypeKind::Vector(elem, n) | TypeKind::ExtVector(elem, n)) =
                    unit.types.canon_kind(ty)
                else {
                    return self.mem_type(ty).null();
                };
                if self.is_bool_vector(ty) {
                    let mut words = vec![0u64; n.div_ceil(64).max(1) as usize];
                    for (i, e) in elements.iter().enumerate() {
                        if matches!(e, Const::Int(v) if !v.is_zero()) {
                            words[i / 64] |= 1 << (i % 64);
                        }
                    }
                    return self.mem_type(ty).const_words(&words);
                }
                let mut parts: Vec<Value<'c>> = elements
                    .iter()
                    .take(*n as usize)
                    .map(|e| self.const_memory(*elem, e))
                    .collect();
                let zero = self.mem_type(*elem).null();
                parts.resize((*n).max(1) as usize, zero);
                self.llvm.const_vector(&parts)
            }
            Const::Aggregate(elements) => self.const_aggregate(ty, elements),
            Const::Union(field, value) => {
                let TypeKind::Record(id) = unit.types.canon_kind(ty) else {
                    return self.mem_type(ty).null();
                };
                let Some(f) = unit.record(*id).fields.get(*field as usize) else {
                    return self.mem_type(ty).null();
                };
                if let Some(width) = f.width {
                    let Const::Int(v) = &**value else {
                        return self.mem_type(ty).null();
                    };
                    return self.union_bits(*id, ty, v, width);
                }
                let value = self.const_memory(f.ty, value);
                self.union_constant(*id, ty, value)
            }
            Const::String(id) => self.string_array(*id, ty),
        }
    }

    fn padded_atomic(&mut self, ty: QualType, plain: Value<'c>) -> Value<'c> {
        let target = self.mem_type(ty);
        if target == plain.ty() {
            return plain;
        }
        let (size, _) = self.size_align(ty);
        self.layout_constant(&[(0, plain)], size)
    }

    fn const_aggregate(&mut self, ty: QualType, elements: &[Const]) -> Value<'c> {
        let unit = self.unit;
        match unit.types.canon_kind(ty) {
            TypeKind::Record(id) => {
                let id = *id;
                let record = unit.record(id);
                let mut plain = Vec::new();
                let mut bits = Vec::new();
                for (i, (field, value)) in record.fields.iter().zip(elements).enumerate() {
                    if field.width.is_some() {
                        if let Const::Int(v) = value {
                            bits.push((i, v.clone()));
                        }
                        continue;
                    }
                    if matches!(value, Const::Zero) {
                        continue;
                    }
                    let value = self.const_memory(field.ty, value);
                    plain.push((i, value));
                }
                self.struct_constant(id, &plain, &bits)
            }
            TypeKind::ConstantArray(elem, n) => {
                let (elem, n) = (*elem, *n);
                let mut values: Vec<Value<'c>> = Vec::with_capacity(elements.len().min(n as usize));
                for e in elements.iter().take(n as usize) {
                    values.push(self.const_memory(elem, e));
                }
                let rest = n - values.len() as u64;
                self.array_of_runs(elem, vec![Run::Values(values), Run::Zeros(rest)])
            }
            TypeKind::Complex(_) | TypeKind::Vector(..) | TypeKind::ExtVector(..) => {
                self.const_memory(ty, &Const::Vector(elements.to_vec()))
            }
            _ => self.mem_type(ty).null(),
        }
    }

    // ---- strings

    /// The bytes of a string literal as an array of type `ty`: cut or filled with zeros.
    fn string_array(&mut self, id: StringId, ty: QualType) -> Value<'c> {
        let unit = self.unit;
        let literal = &unit.strings[id.index()];
        let width = u64::from(literal.width.max(1));
        let units = match unit.types.canon_kind(ty) {
            TypeKind::ConstantArray(_, n) => *n,
            _ => match unit.types.canon_kind(literal.ty) {
                TypeKind::ConstantArray(_, n) => *n,
                _ => literal.bytes.len() as u64 / width + 1,
            },
        };
        let bytes = &literal.bytes;
        let wanted = (units * width) as usize;
        let elem = match width {
            1 => self.basic.i8,
            2 => self.basic.i16,
            _ => self.basic.i32,
        };
        if wanted > bytes.len() + 256 {
            // Long tails of zeros stay out of the data.
            let tail = (wanted - bytes.len()) as u64 / width;
            let head = elem.const_data_array(bytes);
            let zeros = elem.array(tail).null();
            return self.llvm.const_struct(&[head, zeros], false);
        }
        let mut data = bytes[..bytes.len().min(wanted)].to_vec();
        data.resize(wanted, 0);
        if width == 1 {
            self.llvm.const_bytes(&data, false)
        } else {
            elem.const_data_array(&data)
        }
    }

    // ---- initializers

    /// The initializer of an object with static storage as a constant in memory form; `None` when a part of it is
    /// not constant.
    pub fn const_init(&mut self, ty: QualType, init: ExprId) -> Option<Value<'c>> {
        let unit = self.unit;
        let expr: Expr = *unit.expr(init);
        if let TypeKind::Atomic(inner) = unit.types.canon_kind(ty) {
            let inner = *inner;
            let plain = match expr.kind {
                ExprKind::ImplicitCast(CastKind::NonAtomicToAtomic, e) => {
                    self.const_init(inner, e)?
                }
                _ => self.const_init(inner, init)?,
            };
            return Some(self.padded_atomic(ty, plain));
        }
        match expr.kind {
            ExprKind::Paren(e)
            | ExprKind::Generic { chosen: e, .. }
            | ExprKind::Choose { chosen: e, .. } => self.const_init(ty, e),
            ExprKind::ImplicitCast(CastKind::NoOp, e) | ExprKind::Cast(CastKind::NoOp, e)
                if self.is_aggregate(ty) =>
            {
                self.const_init(ty, e)
            }
            ExprKind::ImplicitCast(CastKind::LValueToRValue, e) if self.is_aggregate(ty) => {
                self.const_object(ty, e)
            }
            ExprKind::CompoundLiteral(_) if self.is_aggregate(ty) => self.const_object(ty, init),
            ExprKind::ImplicitCast(CastKind::ToUnion, e) | ExprKind::Cast(CastKind::ToUnion, e) => {
                let TypeKind::Record(id) = unit.types.canon_kind(ty) else {
                    return None;
                };
                let from = unit.expr(e).ty;
                let value = self.const_init(from, e)?;
                Some(self.union_constant(*id, ty, value))
            }
            ExprKind::ImplicitValueInit => Some(self.mem_type(ty).null()),
            ExprKind::String(id) | ExprKind::Predefined(id) if self.is_aggregate(ty) => {
                Some(self.string_array(id, ty))
            }
            ExprKind::InitList(entries) => self.init_list(ty, entries),
            _ => {
                let value = consteval::eval_static(unit, &self.opts.ctypes, init).ok()?;
                Some(self.const_memory(ty, &value))
            }
        }
    }

    /// The value of a constant object that an lvalue designates: a compound literal or a `constexpr` variable.
    fn const_object(&mut self, ty: QualType, e: ExprId) -> Option<Value<'c>> {
        let unit = self.unit;
        match unit.expr(e).kind {
            ExprKind::Paren(inner) => self.const_object(ty, inner),
            ExprKind::CompoundLiteral(var) => match unit.var(var).init {
                Some(init) => self.const_init(ty, init),
                None => Some(self.mem_type(ty).null()),
            },
            _ => {
                let value = consteval::eval_static(unit, &self.opts.ctypes, e).ok()?;
                Some(self.const_memory(ty, &value))
            }
        }
    }

    fn init_list(&mut self, ty: QualType, entries: List<InitEntry>) -> Option<Value<'c>> {
        let unit = self.unit;
        let list: &'u [InitEntry] = unit.list(entries);
        match unit.types.canon_kind(ty) {
            TypeKind::ConstantArray(elem, n) => self.init_array(*elem, *n, list),
            TypeKind::IncompleteArray(elem) => {
                let n = list.iter().map(|e| e.index + e.count).max().unwrap_or(0);
                self.init_array(*elem, n, list)
            }
            TypeKind::Record(id) if unit.record(*id).is_union => {
                let Some(entry) = list.last() else {
                    return Some(self.mem_type(ty).null());
                };
                let field = unit.record(*id).fields.get(entry.index as usize)?;
                if let Some(width) = field.width {
                    let value = self.init_int(entry.value)?;
                    return Some(self.union_bits(*id, ty, &value, width));
                }
                let value = self.const_init(field.ty, entry.value)?;
                Some(self.union_constant(*id, ty, value))
            }
            TypeKind::Record(id) => {
                let record = unit.record(*id);
                let mut plain = Vec::with_capacity(list.len());
                let mut bits = Vec::new();
                for entry in list {
                    let index = entry.index as usize;
                    let field = record.fields.get(index)?;
                    if field.width.is_some() {
                        bits.push((index, self.init_int(entry.value)?));
                    } else {
                        plain.push((index, self.const_init(field.ty, entry.value)?));
                    }
                }
                Some(self.struct_constant(*id, &plain, &bits))
            }
            TypeKind::Vector(elem, n) | TypeKind::ExtVector(elem, n) => {
                let (elem, n) = (*elem, *n);
                let mut parts = vec![Const::Zero; n as usize];
                for entry in list {
                    let value =
                        consteval::eval_static(unit, &self.opts.ctypes, entry.value).ok()?;
                    if let Const::Vector(inner) = value {
                        // A vector in a list of a longer one.
                        for (i, v) in inner.into_iter().enumerate() {
                            if let Some(slot) = parts.get_mut(entry.index as usize + i) {
                                *slot = v;
                            }
                        }
                        continue;
                    }
                    for i in entry.index..entry.index.saturating_add(entry.count).min(u64::from(n))
                    {
                        parts[i as usize] = value.clone();
                    }
                }
                let _ = elem;
                Some(self.const_memory(ty, &Const::Vector(parts)))
            }
            TypeKind::Complex(elem) => {
                let elem = *elem;
                let zero = self.mem_type(elem).null();
                let mut parts = [zero, zero];
                for entry in list {
                    if let Some(slot) = parts.get_mut(entry.index as usize) {
                        *slot = self.const_init(elem, entry.value)?;
                    }
                }
                Some(self.llvm.const_struct(&parts, false))
            }
            _ => match list.first() {
                Some(entry) => self.const_init(ty, entry.value),
                None => Some(self.mem_type(ty).null()),
            },
        }
    }

    fn init_int(&mut self, e: ExprId) -> Option<IntValue> {
        let unit = self.unit;
        match unit.expr(e).kind {
            ExprKind::ImplicitValueInit => Some(IntValue::Small(0)),
            ExprKind::InitList(list) => match unit.list(list).first() {
                Some(entry) => self.init_int(entry.value),
                None => Some(IntValue::Small(0)),
            },
            _ => match consteval::eval_static(unit, &self.opts.ctypes, e).ok()? {
                Const::Int(v) => Some(v),
                Const::Zero => Some(IntValue::Small(0)),
                Const::Address {
                    base: AddressBase::Null,
                    offset,
                } => Some(IntValue::Small(i128::from(offset))),
                _ => None,
            },
        }
    }

    fn init_array(&mut self, elem: QualType, n: u64, list: &'u [InitEntry]) -> Option<Value<'c>> {
        if let Some(data) = self.int_array(elem, n, list) {
            return Some(data);
        }
        let mut runs: Vec<Run<'c>> = Vec::new();
        let mut at = 0u64;
        let zero = self.mem_type(elem).null();
        for entry in list {
            if entry.index >= n {
                break;
            }
            let count = entry.count.min(n - entry.index);
            if count == 0 {
                continue;
            }
            let value = self.const_init(elem, entry.value)?;
            let gap = entry.index.saturating_sub(at);
            if gap > ZERO_RUN {
                runs.push(Run::Zeros(gap));
            }
            if !matches!(runs.last(), Some(Run::Values(_))) {
                runs.push(Run::Values(Vec::new()));
            }
            if let Some(Run::Values(values)) = runs.last_mut() {
                if gap <= ZERO_RUN {
                    values.extend(std::iter::repeat_n(zero, gap as usize));
                }
                values.extend(std::iter::repeat_n(value, count as usize));
            }
            at = entry.index + count;
        }
        runs.push(Run::Zeros(n.saturating_sub(at)));
        Some(self.array_of_runs(elem, runs))
    }

    /// An array of plain integers as data.
    fn int_array(&mut self, elem: QualType, n: u64, list: &'u [InitEntry]) -> Option<Value<'c>> {
        let unit = self.unit;
        let TypeKind::Builtin(b) = unit.types.canon_kind(elem) else {
            return None;
        };
        if !matches!(
            b,
            Builtin::Char
                | Builtin::SChar
                | Builtin::UChar
                | Builtin::Short
                | Builtin::UShort
                | Builtin::Int
                | Builtin::UInt
                | Builtin::Long
                | Builtin::ULong
                | Builtin::LongLong
                | Builtin::ULongLong
        ) {
            return None;
        }
        let ty = self.mem_type(elem);
        let width = u64::from(ty.int_width()) / 8;
        let filled = list
            .last()
            .map_or(0, |e| e.index.saturating_add(e.count))
            .min(n);
        // Mostly empty arrays go by runs.
        let given: u64 = list.iter().map(|e| e.count).sum();
        if filled > given.saturating_mul(4) + 4 * ZERO_RUN {
            return None;
        }
        let mut data = vec![0u8; usize::try_from(filled * width).ok()?];
        for entry in list {
            let value = match unit.expr(entry.value).kind {
                ExprKind::Int(id) | ExprKind::Char(id) => unit.int(id).to_i128()?,
                ExprKind::ImplicitValueInit => 0,
                _ => match consteval::eval_static(unit, &self.opts.ctypes, entry.value).ok()? {
                    Const::Int(v) => v.to_i128()?,
                    _ => return None,
                },
            };
            let bytes = (value as u64).to_le_bytes();
            for i in entry.index..entry.index.saturating_add(entry.count).min(n) {
                let from = (i * width) as usize;
                data[from..from + width as usize].copy_from_slice(&bytes[..width as usize]);
            }
        }
        let rest = n - filled;
        if filled == 0 {
            return Some(ty.array(n).null());
        }
        if rest <= ZERO_RUN {
            data.resize((n * width) as usize, 0);
            return Some(ty.const_data_array(&data));
        }
        let head = ty.const_data_array(&data);
        Some(
            self.llvm
                .const_struct(&[head, ty.array(rest).null()], false),
        )
    }

    fn array_of_runs(&mut self, elem: QualType, runs: Vec<Run<'c>>) -> Value<'c> {
        let ty = self.mem_type(elem);
        let (size, _) = self.size_align(elem);
        let total: u64 = runs
            .iter()
            .map(|r| match r {
                Run::Values(v) => v.len() as u64,
                Run::Zeros(n) => *n,
            })
            .sum();
        let uniform = runs.iter().all(|r| match r {
            Run::Values(v) => v.iter().all(|v| v.ty() == ty),
            Run::Zeros(_) => true,
        });
        let zeros: u64 = runs
            .iter()
            .map(|r| match r {
                Run::Zeros(n) => *n,
                Run::Values(_) => 0,
            })
            .sum();
        if zeros == total
            || runs
                .iter()
                .all(|r| !matches!(r, Run::Values(v) if v.iter().any(|v| !v.is_null())))
                && uniform
        {
            return ty.array(total).null();
        }
        if uniform && zeros <= ZERO_RUN {
            let mut all = Vec::with_capacity(total as usize);
            for run in runs {
                match run {
                    Run::Values(v) => all.extend(v),
                    Run::Zeros(n) => all.extend(std::iter::repeat_n(ty.null(), n as usize)),
                }
            }
            return ty.const_array(&all);
        }
        let mut parts: Vec<(u64, Value<'c>)> = Vec::new();
        let mut offset = 0;
        for run in runs {
            match run {
                Run::Values(v) if v.is_empty() => {}
                Run::Zeros(0) => {}
                Run::Zeros(n) => {
                    parts.push((offset, ty.array(n).null()));
                    offset += n * size;
                }
                Run::Values(v) => {
                    if v.iter().all(|v| v.ty() == ty) {
                        parts.push((offset, ty.const_array(&v)));
                        offset += v.len() as u64 * size;
                    } else {
                        for value in v {
                            parts.push((offset, value));
                            offset += size;
                        }
                    }
                }
            }
        }
        self.layout_constant(&parts, total * size)
    }

    // ---- records

    /// A structure constant of values at offsets, `size` bytes in all (or more, with a flexible array's elements).
    fn layout_constant(&mut self, parts: &[(u64, Value<'c>)], size: u64) -> Value<'c> {
        let mut packed = false;
        let mut greatest = 1;
        let mut least_end = 0;
        for (offset, value) in parts {
            let align = self.module.type_abi_align(value.ty());
            greatest = greatest.max(align);
            packed |= !offset.is_multiple_of(align) || *offset < least_end;
            least_end = offset + self.module.type_alloc_size(value.ty());
        }
        let size = size.max(least_end);
        packed |= !size.is_multiple_of(greatest);
        let mut members = Vec::with_capacity(parts.len() + 2);
        let mut end = 0u64;
        for (offset, value) in parts {
            let align = if packed {
                1
            } else {
                self.module.type_abi_align(value.ty())
            };
            if *offset > end && end.next_multiple_of(align) != *offset {
                members.push(self.basic.i8.array(offset - end).null());
            }
            members.push(*value);
            end = offset + self.module.type_alloc_size(value.ty());
        }
        let natural_end = if packed {
            end
        } else {
            end.next_multiple_of(greatest)
        };
        if natural_end < size {
            members.push(self.basic.i8.array(size - end).null());
        }
        self.llvm.const_struct(&members, packed)
    }

    fn struct_constant(
        &mut self,
        id: RecordId,
        plain: &[(usize, Value<'c>)],
        bits: &[(usize, IntValue)],
    ) -> Value<'c> {
        let info = self.record_info(id);
        if plain
            .iter()
            .all(|p| p.1.is_null() && self.fits(&info, p.0, p.1))
            && bits.iter().all(|b| b.1.is_zero())
        {
            return info.ty.null();
        }
        let mut members: Vec<Option<Value<'c>>> = vec![None; info.members.len()];
        for &(field, value) in plain {
            if let Some(FieldPlace::Member { index, .. }) = info.fields.get(field)
                && let Some(slot) = members.get_mut(*index as usize)
            {
                *slot = Some(value);
            }
        }
        // Bit-fields gather in their units.
        let mut units: Vec<(u32, Vec<u64>)> = Vec::new();
        for (field, value) in bits {
            let Some(FieldPlace::Bits(place)) = info.fields.get(*field) else {
                continue;
            };
            if place.member == u32::MAX {
                continue;
            }
            let at = match units.iter().position(|u| u.0 == place.member) {
                Some(at) => at,
                None => {
                    let words = place.unit_bits.div_ceil(64).max(1) as usize;
                    units.push((place.member, vec![0; words]));
                    units.len() - 1
                }
            };
            or_bits(&mut units[at].1, value, place.offset, place.width);
        }
        for (member, words) in units {
            let Some(&(_, ty)) = info.members.get(member as usize) else {
                continue;
            };
            members[member as usize] = Some(self.bits_constant(ty, &words));
        }
        let exact = info
            .members
            .iter()
            .zip(&members)
            .all(|((_, ty), value)| value.is_none_or(|v| v.ty() == *ty));
        if exact {
            let values: Vec<Value<'c>> = info
                .members
                .iter()
                .zip(&members)
                .map(|((_, ty), value)| value.unwrap_or_else(|| ty.null()))
                .collect();
            return info.ty.const_named_struct(&values);
        }
        let parts: Vec<(u64, Value<'c>)> = info
            .members
            .iter()
            .zip(&members)
            .filter(|((_, ty), value)| {
                // A flexible array without elements needs no place.
                value.is_some() || !(ty.is_array() && ty.is_empty())
            })
            .map(|((offset, ty), value)| (*offset, value.unwrap_or_else(|| ty.null())))
            .collect();
        self.join_parts(parts, info.size)
    }

    fn fits(
        &self,
        info: &Rc<crate::record::RecordInfo<'c>>,
        field: usize,
        value: Value<'c>,
    ) -> bool {
        match info.fields.get(field) {
            Some(FieldPlace::Member { index, .. }) => info
                .members
                .get(*index as usize)
                .is_some_and(|m| m.1 == value.ty()),
            _ => false,
        }
    }

    /// Lays parts out; padding members that a longer part (a flexible array's elements) covers are dropped.
    fn join_parts(&mut self, parts: Vec<(u64, Value<'c>)>, size: u64) -> Value<'c> {
        let mut kept: Vec<(u64, Value<'c>)> = Vec::with_capacity(parts.len());
        let mut end = 0;
        for (offset, value) in parts {
            if offset < end && value.is_null() {
                continue;
            }
            end = offset + self.module.type_alloc_size(value.ty());
            kept.push((offset, value));
        }
        self.layout_constant(&kept, size)
    }

    fn bits_constant(&mut self, ty: Type<'c>, words: &[u64]) -> Value<'c> {
        if ty.is_integer() {
            return ty.const_words(words);
        }
        let bytes: Vec<u8> = words
            .iter()
            .flat_map(|w| w.to_le_bytes())
            .take(ty.len() as usize)
            .collect();
        self.llvm.const_bytes(&bytes, false)
    }

    fn union_bits(
        &mut self,
        id: RecordId,
        ty: QualType,
        value: &IntValue,
        width: u32,
    ) -> Value<'c> {
        let bits = width.max(1).next_multiple_of(8);
        let mut words = vec![0u64; bits.div_ceil(64) as usize];
        or_bits(&mut words, value, 0, width);
        let bytes: Vec<u8> = words
            .iter()
            .flat_map(|w| w.to_le_bytes())
            .take(bits as usize / 8)
            .collect();
        let value = if bits.is_power_of_two() && bits <= 64 {
            self.llvm.int_type(bits).const_words(&words)
        } else {
            self.llvm.const_bytes(&bytes, false)
        };
        self.union_constant(id, ty, value)
    }

    fn union_constant(&mut self, id: RecordId, ty: QualType, value: Value<'c>) -> Value<'c> {
        let info = self.record_info(id);
        let _ = ty;
        if let Some(&(_, first)) = info.members.first()
            && first == value.ty()
        {
            let mut members: Vec<Value<'c>> = info.members.iter().map(|m| m.1.null()).collect();
            members[0] = value;
            return info.ty.const_named_struct(&members);
        }
        self.layout_constant(&[(0, value)], info.size)
    }

    /// Whether an object's definition has an initializer that is not all zero bits.
    pub fn has_initializer(&self, var: neverc_sema::tree::VarId) -> bool {
        let var = self.unit.var(var);
        var.def == VarDef::Definition && var.init.is_some()
    }
}

/// Puts the low `width` bits of `value` at bit `offset`.
fn or_bits(words: &mut [u64], value: &IntValue, offset: u32, width: u32) {
    if width == 0 {
        return;
    }
    let source = value.words(width);
    for bit in 0..width {
        if source[(bit / 64) as usize] >> (bit % 64) & 1 == 1 {
            let at = (offset + bit) as usize;
            if let Some(word) = words.get_mut(at / 64) {
                *word |= 1 << (at % 64);
            }
        }
    }
}
