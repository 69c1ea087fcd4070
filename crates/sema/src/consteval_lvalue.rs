//! Constant evaluation: addresses of objects and reading of constant objects.

use crate::consteval::{AddressBase, Const, Evaluated, NotConst};
use crate::consteval_value::Evaluator;
use crate::tree::{
    Attr, CastKind, Category, DeclRef, ExprId, ExprKind, Storage, StringId, UnaryOp, VarId,
};
use crate::types::{QualType, TypeKind, qual};
use crate::value::IntValue;

/// Part of a constant object.
enum Part {
    /// Initialized by this expression, of this type.
    Expr(ExprId, QualType),
    /// Covered by no initializer.
    Zero(QualType),
    /// A string literal that initializes an array.
    String(StringId, QualType),
    /// One unit of a string literal.
    Unit(IntValue),
}

impl Evaluator<'_> {
    /// The address of the object or function that the lvalue `e` designates.
    pub fn lvalue(&mut self, e: ExprId) -> Result<(AddressBase, i64), NotConst> {
        let mut current = e;
        let mut offset: i64 = 0;
        loop {
            let node = *self.unit.expr(current);
            let fail = NotConst { at: current };
            let base = match node.kind {
                ExprKind::Paren(inner)
                | ExprKind::Generic { chosen: inner, .. }
                | ExprKind::Choose { chosen: inner, .. }
                | ExprKind::ImplicitCast(CastKind::NoOp | CastKind::LValueBitCast, inner) => {
                    current = inner;
                    continue;
                }
                ExprKind::Member {
                    base,
                    record,
                    field,
                    arrow,
                } => {
                    if node.cat == Category::BitField {
                        return Err(fail);
                    }
                    let rec = self.unit.record(record);
                    let bits = rec
                        .layout
                        .offsets
                        .get(field as usize)
                        .copied()
                        .ok_or(fail)?;
                    offset = offset.wrapping_add((bits / 8) as i64);
                    if arrow {
                        return self.pointer(base, offset);
                    }
                    current = base;
                    continue;
                }
                ExprKind::Subscript { base, index, .. } => {
                    if node.cat == Category::VectorElement {
                        return Err(fail);
                    }
                    let Const::Int(i) = self.value(index)? else {
                        return Err(NotConst { at: index });
                    };
                    let size = self.size_of(node.ty).ok_or(fail)? as i64;
                    let i = i.wrap(64, true).to_i64().ok_or(fail)?;
                    offset = offset.wrapping_add(i.wrapping_mul(size));
                    // `a[i]` of an array lvalue goes on without recursion.
                    if let ExprKind::ImplicitCast(CastKind::ArrayToPointerDecay, array) =
                        self.unit.expr(base).kind
                    {
                        current = array;
                        continue;
                    }
                    return self.pointer(base, offset);
                }
                ExprKind::Unary(UnaryOp::Deref, pointer) => return self.pointer(pointer, offset),
                ExprKind::Unary(UnaryOp::Real, inner) => {
                    current = inner;
                    continue;
                }
                ExprKind::Unary(UnaryOp::Imag, inner) => {
                    let size = self.size_of(node.ty).ok_or(fail)? as i64;
                    offset = offset.wrapping_add(size);
                    current = inner;
                    continue;
                }
                ExprKind::DeclRef(DeclRef::Var(v)) | ExprKind::CompoundLiteral(v) => {
                    if self.unit.var(v).storage != Storage::Static {
                        return Err(fail);
                    }
                    AddressBase::Var(v)
                }
                ExprKind::DeclRef(DeclRef::Func(f)) => AddressBase::Func(f),
                ExprKind::String(s) | ExprKind::Predefined(s) => AddressBase::String(s),
                _ => return Err(fail),
            };
            return Ok((base, offset));
        }
    }

    fn pointer(&mut self, e: ExprId, offset: i64) -> Result<(AddressBase, i64), NotConst> {
        match self.value(e)? {
            Const::Address { base, offset: o } => Ok((base, o.wrapping_add(offset))),
            _ => Err(NotConst { at: e }),
        }
    }

    /// The value that reading the lvalue (or member of a value) `lv` gives; `e` is the reading node.
    pub fn load(&mut self, e: ExprId, lv: ExprId) -> Evaluated {
        if self.unit.types.quals(self.ty(lv)) & qual::VOLATILE != 0 {
            return Err(NotConst { at: e });
        }
        // Complex parts and vector elements of constants.
        let mut inner = lv;
        while let ExprKind::Paren(x) = self.unit.expr(inner).kind {
            inner = x;
        }
        match self.unit.expr(inner).kind {
            ExprKind::Unary(op @ (UnaryOp::Real | UnaryOp::Imag), whole) => {
                let v = self.load(e, whole)?;
                let (from, ty) = (self.ty(whole), self.ty(inner));
                return self.unary(op, v, from, ty).ok_or(NotConst { at: e });
            }
            ExprKind::Subscript { base, index, .. }
                if matches!(
                    self.unit.types.canon_kind(self.ty(base)),
                    TypeKind::Vector(..) | TypeKind::ExtVector(..)
                ) =>
            {
                let whole = if self.unit.expr(base).cat.is_lvalue() {
                    self.load(e, base)?
                } else {
                    self.value(base)?
                };
                let whole = self.expand_vector(whole, self.ty(base));
                let index = self.value(index)?;
                if let (Const::Vector(list), Const::Int(i)) = (&whole, &index)
                    && let Some(v) = i.to_u64().and_then(|i| list.get(i as usize))
                {
                    return Ok(v.clone());
                }
                return Err(NotConst { at: e });
            }
            ExprKind::VectorElements(base, list) => {
                let whole = if self.unit.expr(base).cat.is_lvalue() {
                    self.load(e, base)?
                } else {
                    self.value(base)?
                };
                let Const::Vector(all) = self.expand_vector(whole, self.ty(base)) else {
                    return Err(NotConst { at: e });
                };
                let picked: Option<Vec<Const>> = self
                    .unit
                    .list(list)
                    .iter()
                    .map(|&i| all.get(i as usize).cloned())
                    .collect();
                let mut picked = picked.ok_or(NotConst { at: e })?;
                return match picked.len() {
                    1 => Ok(picked.remove(0)),
                    _ => Ok(Const::Vector(picked)),
                };
            }
            _ => {}
        }
        let part = self.part(inner)?;
        self.part_value(part, e)
    }

    fn part_value(&mut self, part: Part, e: ExprId) -> Evaluated {
        match part {
            Part::Expr(init, ty) => {
                let v = self.value(init)?;
                Ok(match v {
                    Const::Zero => self.zero_of(ty),
                    v => v,
                })
            }
            Part::Zero(ty) => Ok(self.zero_of(ty)),
            Part::String(s, ty) if self.unit.types.element(ty).is_some() => Ok(Const::String(s)),
            Part::String(..) => Err(NotConst { at: e }),
            Part::Unit(v) => Ok(Const::Int(v)),
        }
    }

    /// The initializer that determines the object (part) `lv` designates.
    fn part(&mut self, lv: ExprId) -> Result<Part, NotConst> {
        let node = *self.unit.expr(lv);
        let fail = NotConst { at: lv };
        if self.depth >= 300 {
            return Err(fail);
        }
        match node.kind {
            ExprKind::Paren(inner)
            | ExprKind::Generic { chosen: inner, .. }
            | ExprKind::Choose { chosen: inner, .. }
            | ExprKind::ImplicitCast(CastKind::LValueToRValue | CastKind::NoOp, inner) => {
                self.part(inner)
            }
            ExprKind::DeclRef(DeclRef::Var(v)) => self.constant_object(v).ok_or(fail),
            ExprKind::CompoundLiteral(v) => {
                let var = self.unit.var(v);
                let init = var.init.ok_or(fail)?;
                Ok(Part::Expr(init, var.ty))
            }
            ExprKind::String(s) | ExprKind::Predefined(s) => Ok(Part::String(s, node.ty)),
            ExprKind::InitList(_) | ExprKind::ImplicitValueInit => Ok(Part::Expr(lv, node.ty)),
            ExprKind::Member {
                base,
                field,
                arrow: false,
                ..
            } => {
                self.depth += 1;
                let whole = self.part(base);
                self.depth -= 1;
                self.field(whole?, field, node.ty).ok_or(fail)
            }
            _ => {
                self.depth += 1;
                let address = self.lvalue(lv);
                self.depth -= 1;
                let (base, offset) = address?;
                let offset = u64::try_from(offset).map_err(|_| fail)?;
                let whole = match base {
                    AddressBase::Var(v) => {
                        let var = self.unit.var(v);
                        if var.is_compound_literal
                            && self.unit.types.quals(var.ty) & qual::CONST == 0
                        {
                            return Err(fail);
                        }
                        self.constant_object(v).ok_or(fail)?
                    }
                    AddressBase::String(s) => Part::String(s, self.unit.strings[s.index()].ty),
                    _ => return Err(fail),
                };
                self.descend(whole, offset, node.ty, lv)
            }
        }
    }

    /// The initializer of a variable whose value never changes.
    fn constant_object(&self, v: VarId) -> Option<Part> {
        let var = self.unit.var(v);
        let init = var.init?;
        let mut elem = var.ty;
        while let Some(inner) = self.unit.types.element(elem) {
            elem = inner;
        }
        let quals = self.unit.types.quals(elem);
        let constant = quals & qual::CONST != 0 || var.is_constexpr || var.is_compound_literal;
        if !constant || quals & qual::VOLATILE != 0 || var.storage == Storage::Thread {
            return None;
        }
        if var
            .attrs
            .iter()
            .any(|a| matches!(a, Attr::Weak | Attr::Alias(_) | Attr::Ifunc(_)))
        {
            return None;
        }
        Some(Part::Expr(init, var.ty))
    }

    /// The entry of an initializer list for element or field `index`.
    fn entry(&self, init: ExprId, index: u64, ty: QualType) -> Option<Part> {
        match self.unit.expr(init).kind {
            ExprKind::InitList(list) => {
                let entries = self.unit.list(list);
                let at = entries.partition_point(|e| e.index <= index);
                Some(match at.checked_sub(1).map(|i| entries[i]) {
                    Some(e) if index < e.index.saturating_add(e.count.max(1)) => {
                        Part::Expr(e.value, ty)
                    }
                    _ => Part::Zero(ty),
                })
            }
            ExprKind::ImplicitValueInit => Some(Part::Zero(ty)),
            _ => None,
        }
    }

    fn field(&mut self, whole: Part, field: u32, ty: QualType) -> Option<Part> {
        match whole {
            Part::Zero(_) => Some(Part::Zero(ty)),
            Part::String(..) | Part::Unit(_) => None,
            Part::Expr(init, of) => {
                let TypeKind::Record(r) = *self.unit.types.canon_kind(of) else {
                    return None;
                };
                let init = self.settle(init)?;
                if self.unit.record(r).is_union {
                    let ExprKind::InitList(list) = self.unit.expr(init).kind else {
                        return matches!(self.unit.expr(init).kind, ExprKind::ImplicitValueInit)
                            .then_some(Part::Zero(ty));
                    };
                    return match self.unit.list(list).first() {
                        None => Some(Part::Zero(ty)),
                        Some(e) if e.index == u64::from(field) => Some(Part::Expr(e.value, ty)),
                        Some(_) => None,
                    };
                }
                self.entry(init, field.into(), ty)
            }
        }
    }

    /// Looks through reads of other constant objects: `struct s a = b;`.
    fn settle(&mut self, init: ExprId) -> Option<ExprId> {
        let mut init = init;
        for _ in 0..64 {
            match self.unit.expr(init).kind {
                ExprKind::Paren(inner)
                | ExprKind::ImplicitCast(CastKind::NoOp, inner)
                | ExprKind::Cast(CastKind::NoOp, inner) => init = inner,
                ExprKind::ImplicitCast(CastKind::LValueToRValue, lv) => {
                    self.depth += 1;
                    let part = self.part(lv);
                    self.depth -= 1;
                    match part.ok()? {
                        Part::Expr(e, _) => init = e,
                        _ => return None,
                    }
                }
                _ => return Some(init),
            }
        }
        None
    }

    /// The scalar (or aggregate) of type `want` at a byte offset of a constant object.
    fn descend(
        &mut self,
        whole: Part,
        offset: u64,
        want: QualType,
        at: ExprId,
    ) -> Result<Part, NotConst> {
        let fail = NotConst { at };
        let mut part = whole;
        let mut offset = offset;
        for _ in 0..256 {
            let ty = match part {
                Part::Expr(_, ty) | Part::Zero(ty) | Part::String(_, ty) => ty,
                Part::Unit(_) => return Err(fail),
            };
            if offset == 0 && self.unit.types.same_unqualified(ty, want) {
                return Ok(part);
            }
            match *self.unit.types.canon_kind(ty) {
                TypeKind::ConstantArray(elem, n) => {
                    let size = self.size_of(elem).filter(|&s| s > 0).ok_or(fail)?;
                    let index = offset / size;
                    if index >= n {
                        return Err(fail);
                    }
                    offset %= size;
                    part = match part {
                        Part::Zero(_) => Part::Zero(elem),
                        Part::String(s, _) => return self.unit_at(s, index, want).ok_or(fail),
                        Part::Unit(_) => return Err(fail),
                        Part::Expr(init, _) => {
                            let init = self.settle(init).ok_or(fail)?;
                            if let ExprKind::String(s) = self.unit.expr(init).kind {
                                return self.unit_at(s, index, want).ok_or(fail);
                            }
                            self.entry(init, index, elem).ok_or(fail)?
                        }
                    };
                }
                TypeKind::Record(r) => {
                    let rec = self.unit.record(r);
                    let found = rec.fields.iter().enumerate().find_map(|(i, f)| {
                        if f.width.is_some() {
                            return None;
                        }
                        let start = rec.layout.offsets.get(i)? / 8;
                        let size = self.size_of(f.ty)?;
                        (offset >= start && offset < start + size)
                            .then_some((i as u32, f.ty, start))
                    });
                    let (mut index, mut ty, mut start) = found.ok_or(fail)?;
                    if rec.is_union
                        && let Part::Expr(init, _) = part
                        && let Some(init) = self.settle(init)
                        && let ExprKind::InitList(list) = self.unit.expr(init).kind
                        && let Some(e) = self.unit.list(list).first()
                        && let Some(f) = self.unit.record(r).fields.get(e.index as usize)
                    {
                        (index, ty, start) = (e.index as u32, f.ty, 0);
                    }
                    offset -= start;
                    part = self.field(part, index, ty).ok_or(fail)?;
                }
                _ => return Err(fail),
            }
        }
        Err(fail)
    }

    /// One unit of a string literal, as a part that evaluates to it.
    fn unit_at(&mut self, s: StringId, index: u64, want: QualType) -> Option<Part> {
        let (width, _) = self.int_info(want)?;
        let lit = &self.unit.strings[s.index()];
        if width != u32::from(lit.width) * 8 {
            return None;
        }
        self.string_value(s, index, want).map(Part::Unit)
    }

    /// The value of a unit of a string literal (terminator and padding are zero).
    pub fn string_value(&self, s: StringId, index: u64, ty: QualType) -> Option<IntValue> {
        let (bits, signed) = self.int_info(ty)?;
        let lit = &self.unit.strings[s.index()];
        let width = usize::from(lit.width);
        let start = usize::try_from(index).ok()?.checked_mul(width)?;
        let mut value: i128 = 0;
        for (i, &b) in lit.bytes.iter().skip(start).take(width).enumerate() {
            value |= i128::from(b) << (8 * i);
        }
        Some(IntValue::Small(value).wrap(bits, signed))
    }
}
