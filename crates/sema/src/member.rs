//! Member access, subscripts and `offsetof`. C23 6.5.3.2, 6.5.3.4, 7.21.

use neverc_source::{Loc, Range, Symbol, Warning};
use neverc_syntax::ast;

use crate::cx::Sema;
use crate::tree::{CastKind, Category, DeclRef, ExprId, ExprKind, OffsetTerm, RecordId};
use crate::types::{Builtin, TypeKind, qual};
use crate::value::IntValue;

impl Sema<'_> {
    /// The path of field indices to the member `name` of `record`, through anonymous members; the first is outermost.
    pub fn find_member(&self, record: RecordId, name: Symbol) -> Option<Vec<(RecordId, u32)>> {
        let mut path = Vec::new();
        self.find_member_in(record, name, &mut path, 0)
            .then_some(path)
    }

    fn find_member_in(
        &self,
        record: RecordId,
        name: Symbol,
        path: &mut Vec<(RecordId, u32)>,
        depth: u32,
    ) -> bool {
        if depth > 128 {
            return false;
        }
        let fields = &self.unit.record(record).fields;
        if let Some(index) = fields.iter().position(|f| f.name == name) {
            path.push((record, index as u32));
            return true;
        }
        for (index, field) in fields.iter().enumerate() {
            if field.name != Symbol::EMPTY || field.width.is_some() {
                continue;
            }
            if let Some(inner) = self.record_of(field.ty) {
                path.push((record, index as u32));
                if self.find_member_in(inner, name, path, depth + 1) {
                    return true;
                }
                path.pop();
            }
        }
        false
    }

    /// `base.name` or `base->name`. C23 6.5.3.4.
    pub(crate) fn member(
        &mut self,
        base: ExprId,
        name: Symbol,
        mut arrow: bool,
        name_loc: Loc,
        range: Range,
        loc: Loc,
    ) -> ExprId {
        if self.is_error(base) || name == Symbol::EMPTY {
            return self.error_expr(range);
        }
        let mut base = base;
        let base_ty = self.ty(base);
        if arrow && self.record_of(base_ty).is_none()
            || self.is_function(base_ty)
            || self.is_pointer(base_ty)
        {
            base = self.rvalue(base);
        }
        if self.is_error(base) {
            return self.error_expr(range);
        }
        let base_range = self.unit.expr(base).range;
        let base_ty = self.ty(base);
        let mut object = if arrow {
            match self.sugared_pointee(base_ty) {
                Some(to) => to,
                None => {
                    let shown = self.show(base_ty);
                    if self.record_of(base_ty).is_some() {
                        self.diags
                            .error(
                                loc,
                                format!("member reference type {shown} is not a pointer; did you mean to use '.'?"),
                            )
                            .range(base_range)
                            .range(Range::token(name_loc))
                            .replace(Range::token(loc), ".")
                            .emit();
                        arrow = false;
                        base_ty
                    } else {
                        self.diags
                            .error(
                                loc,
                                format!("member reference type {shown} is not a pointer"),
                            )
                            .range(base_range)
                            .emit();
                        return self.error_expr(range);
                    }
                }
            }
        } else {
            match self.sugared_pointee(base_ty) {
                Some(to) if self.record_of(to).is_some() => {
                    let shown = self.show(base_ty);
                    self.diags
                        .error(
                            loc,
                            format!("member reference type {shown} is a pointer; did you mean to use '->'?"),
                        )
                        .range(base_range)
                        .replace(Range::token(loc), "->")
                        .emit();
                    arrow = true;
                    to
                }
                _ => base_ty,
            }
        };
        // C23 6.5.3.4 leaves access to members of atomic objects undefined; Clang refuses it.
        if let Some(inner) = self.atomic_value(object)
            && self.record_of(inner).is_some()
        {
            self.diags
                .warn(
                    Warning::ATOMIC_ACCESS,
                    loc,
                    "accessing a member of an atomic structure or union is undefined behavior",
                )
                .range(base_range)
                .emit();
            object = inner;
        }
        if let TypeKind::ExtVector(elem, n) = *self.kind(object)
            && !arrow
        {
            return self.swizzle(base, elem, n, name, name_loc, range);
        }
        let Some(record) = self.record_of(object) else {
            let shown = self.show(object);
            self.diags
                .error(
                    loc,
                    format!("member reference base type {shown} is not a structure or union"),
                )
                .range(base_range)
                .range(Range::token(name_loc))
                .emit();
            return self.error_expr(range);
        };
        if !self.unit.record(record).complete {
            let shown = self.show(object);
            let diag = self
                .diags
                .error(loc, format!("incomplete definition of type {shown}"))
                .range(base_range);
            self.note_forward(diag, object).emit();
            return self.error_expr(range);
        }
        let mut found = self.find_member(record, name);
        if found.is_none() {
            let text = self.names.get(name);
            let shown = self.show(self.unit.types.unqualified(object));
            match self.similar_member(record, &text) {
                Some((other, at)) => {
                    let other_text = self.names.get(other);
                    self.diags
                        .error(
                            name_loc,
                            format!(
                                "no member named '{text}' in {shown}; did you mean '{other_text}'?"
                            ),
                        )
                        .replace(Range::token(name_loc), other_text.to_string())
                        .note(at, format!("'{other_text}' declared here"))
                        .emit();
                    found = self.find_member(record, other);
                }
                None => self
                    .diags
                    .error(name_loc, format!("no member named '{text}' in {shown}"))
                    .range(base_range)
                    .emit(),
            }
        }
        let Some(path) = found else {
            return self.error_expr(range);
        };
        // The object's restrict qualifies the object, not its members.
        let quals = self.unit.types.quals(object) & (qual::CONST | qual::VOLATILE);
        let mut current = base;
        for (index, &(record, field)) in path.iter().enumerate() {
            let through_pointer = arrow && index == 0;
            let f = &self.unit.record(record).fields[field as usize];
            let (ty, width) = (f.ty, f.width);
            if index + 1 == path.len() && !f.attrs.is_empty() {
                let found = f.attrs.iter().find_map(|a| match a {
                    crate::tree::Attr::Unavailable(text) => Some((true, text.clone())),
                    crate::tree::Attr::Deprecated(text) => Some((false, text.clone())),
                    _ => None,
                });
                let at = f.loc;
                self.report_usage(found, name, at, Range::token(name_loc));
            }
            let base_cat = self.unit.expr(current).cat;
            let cat = if through_pointer || base_cat.is_lvalue() {
                if width.is_some() {
                    Category::BitField
                } else {
                    Category::LValue
                }
            } else {
                Category::RValue
            };
            let ty = if cat == Category::RValue && !self.is_array(ty) {
                self.unqual(ty)
            } else {
                ty.with(quals)
            };
            current = self.add(
                ExprKind::Member {
                    base: current,
                    record,
                    field,
                    arrow: through_pointer,
                },
                ty,
                cat,
                range,
                loc,
            );
        }
        current
    }

    /// `a[i]`. C23 6.5.3.2.
    pub(crate) fn subscript(
        &mut self,
        base: ExprId,
        index: ast::ExprId,
        range: Range,
        loc: Loc,
    ) -> ExprId {
        let index = self.expr(index);
        if self.is_error(base) || self.is_error(index) {
            return self.error_expr(range);
        }
        if self.is_vector(self.ty(base)) {
            return self.vector_subscript(base, index, range, loc);
        }
        let (l, r) = (self.rvalue(base), self.rvalue(index));
        let (tl, tr) = (self.ty(l), self.ty(r));
        let (pointer, index, swapped, to) =
            match (self.sugared_pointee(tl), self.sugared_pointee(tr)) {
                (Some(to), _) => (l, r, false, to),
                (None, Some(to)) => (r, l, true, to),
                (None, None) => {
                    if self.is_vector(tr) {
                        return self.vector_subscript(r, l, range, loc);
                    }
                    let at = self.unit.expr(l).range;
                    self.diags
                        .error(loc, "subscripted value is not an array, pointer, or vector")
                        .range(at)
                        .range(self.unit.expr(r).range)
                        .emit();
                    return self.error_expr(range);
                }
            };
        let index_node = *self.unit.expr(index);
        if !self.is_integer(index_node.ty) {
            self.diags
                .error(index_node.range.begin, "array subscript is not an integer")
                .range(index_node.range)
                .emit();
            return self.error_expr(range);
        }
        if self.unit.types.is(index_node.ty, Builtin::Char)
            && !matches!(
                self.unit.expr(self.peel(index)).kind,
                ExprKind::Char(_) | ExprKind::Int(_)
            )
        {
            self.diags
                .warn(
                    Warning::CHAR_SUBSCRIPTS,
                    index_node.range.begin,
                    "array subscript is of type 'char'",
                )
                .range(index_node.range)
                .emit();
        }
        let pointer_range = self.unit.expr(pointer).range;
        if self.is_function(to) {
            let shown = self.show(to);
            return self.fail(
                pointer_range.begin,
                format!("subscript of pointer to function type {shown}"),
                pointer_range,
            );
        }
        if self.is_void(to) {
            self.pedantic_range(
                Warning::GNU_POINTER_ARITH,
                pointer_range.begin,
                "subscript of a pointer to void is a GNU extension".into(),
                pointer_range,
            );
        } else if self.is_incomplete(to) {
            let shown = self.show(to);
            let diag = self
                .diags
                .error(
                    pointer_range.begin,
                    format!("subscript of pointer to incomplete type {shown}"),
                )
                .range(pointer_range);
            self.note_forward(diag, to).emit();
            return self.error_expr(range);
        }
        self.check_array_bounds(pointer, index, false);
        self.add(
            ExprKind::Subscript {
                base: pointer,
                index,
                swapped,
            },
            to,
            Category::LValue,
            range,
            loc,
        )
    }

    /// `array + constant` past the ends.
    pub(crate) fn check_pointer_bounds(
        &mut self,
        op: crate::tree::BinaryOp,
        pointer: ExprId,
        index: ExprId,
    ) {
        // Off by default in Clang (-Warray-bounds-pointer-arithmetic).
        let _ = (op, pointer, index);
    }

    fn check_array_bounds(&mut self, pointer: ExprId, index: ExprId, _arithmetic: bool) {
        if !self.is_live() {
            return;
        }
        let ExprKind::ImplicitCast(CastKind::ArrayToPointerDecay, array) =
            self.unit.expr(pointer).kind
        else {
            return;
        };
        let array_ty = self.ty(array);
        let TypeKind::ConstantArray(_, len) = *self.kind(array_ty) else {
            return;
        };
        let Some(value) = self.const_int(index) else {
            return;
        };
        let range = self.unit.expr(array).range;
        let peeled = self.peel(array);
        let named = match self.unit.expr(peeled).kind {
            ExprKind::DeclRef(DeclRef::Var(v)) => {
                let v = self.unit.var(v);
                Some((v.name, v.loc))
            }
            ExprKind::Member { record, field, .. } => {
                let rec = self.unit.record(record);
                let last = field as usize + 1 == rec.fields.len();
                // Trailing arrays of any size serve as flexible arrays.
                if last {
                    return;
                }
                rec.fields.get(field as usize).map(|f| (f.name, f.loc))
            }
            ExprKind::String(_) | ExprKind::Subscript { .. } => None,
            _ => return,
        };
        let shown = self.show(array_ty);
        let index_range = self.unit.expr(index).range;
        let message = if value.is_negative() {
            format!(
                "array index {} is before the beginning of the array",
                value.to_big()
            )
        } else {
            let past = value.to_u64().is_none_or(|v| v >= len);
            // One past the end may be computed, not read; `&a[len]` is told apart by the caller's operator,
            // which is not known here: Clang looks at the whole expression too.
            if !past || value.to_u64() == Some(len) && self.ex.address_operand {
                return;
            }
            format!(
                "array index {} is past the end of the array (that has type {shown})",
                value.to_big()
            )
        };
        let mut diag = self
            .diags
            .warn(Warning::ARRAY_BOUNDS, range.begin, message)
            .range(range)
            .range(index_range);
        if let Some((name, loc)) = named {
            let name = self.names.get(name);
            diag = diag.note(loc, format!("array '{name}' declared here"));
        }
        diag.emit();
    }

    /// `__builtin_offsetof(T, member.member[index]…)`. C23 7.21.
    pub(crate) fn offsetof(
        &mut self,
        name: ast::TypeNameId,
        designators: ast::List<ast::Designator>,
        range: Range,
    ) -> ExprId {
        let mut ty = self.type_name(name);
        let at = self.ast.type_name(name).range;
        if self.is_error_type(ty) {
            return self.error_expr(range);
        }
        if self.record_of(ty).is_none() {
            let shown = self.show(ty);
            self.diags
                .error(
                    range.begin,
                    format!("offsetof requires struct, union, or class type, {shown} invalid"),
                )
                .range(at)
                .emit();
            return self.error_expr(range);
        }
        let mut offset: u64 = 0;
        let mut terms = Vec::new();
        for designator in self.ast.list(designators) {
            match *designator {
                ast::Designator::Field(ident) => {
                    let Some(record) = self.record_of(ty) else {
                        let shown = self.show(ty);
                        return self.fail(
                            ident.loc,
                            format!(
                                "offsetof requires struct, union, or class type, {shown} invalid"
                            ),
                            range,
                        );
                    };
                    if !self.unit.record(record).complete {
                        let shown = self.show(ty);
                        let diag = self
                            .diags
                            .error(range.begin, format!("offsetof of incomplete type {shown}"))
                            .range(at);
                        self.note_forward(diag, ty).emit();
                        return self.error_expr(range);
                    }
                    let Some(path) = self.find_member(record, ident.name) else {
                        let (text, shown) = (self.names.get(ident.name), self.show(ty));
                        return self.fail(
                            ident.loc,
                            format!("no member named '{text}' in {shown}"),
                            range,
                        );
                    };
                    for (record, field) in path {
                        let rec = self.unit.record(record);
                        let f = &rec.fields[field as usize];
                        if f.width.is_some() {
                            let text = self.names.get(f.name);
                            return self.fail(
                                ident.loc,
                                format!("cannot compute offset of bit-field '{text}'"),
                                range,
                            );
                        }
                        let bits = rec.layout.offsets.get(field as usize).copied().unwrap_or(0);
                        offset = offset.wrapping_add(bits / 8);
                        ty = f.ty;
                    }
                }
                ast::Designator::Index(index, loc) => {
                    let index = self.expr_rvalue(index);
                    let Some(elem) = self.sugared_element(ty) else {
                        let shown = self.show(ty);
                        return self.fail(
                            loc,
                            format!("offsetof requires array type, {shown} invalid"),
                            range,
                        );
                    };
                    if self.is_error(index) {
                        return self.error_expr(range);
                    }
                    if !self.is_integer(self.ty(index)) {
                        return self.fail(loc, "array subscript is not an integer".into(), range);
                    }
                    let size = self.size_of(elem).unwrap_or(0);
                    match self.const_int(index).and_then(|v| v.to_i64()) {
                        Some(v) => {
                            offset = offset.wrapping_add((v as u64).wrapping_mul(size));
                        }
                        None => terms.push(OffsetTerm { index, size }),
                    }
                    ty = elem;
                }
                ast::Designator::Range(_, _, loc) => {
                    return self.fail(loc, "expected ']'".into(), range);
                }
            }
        }
        let size_ty = self.size_type();
        let constant = terms.is_empty();
        let terms = self.unit.push_list(&terms);
        let node = self.add(
            ExprKind::Offsetof {
                constant: offset,
                terms,
            },
            size_ty,
            Category::RValue,
            range,
            range.begin,
        );
        if constant {
            self.constant_node(node, IntValue::Small(offset.into()))
        } else {
            node
        }
    }
}
