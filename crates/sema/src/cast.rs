//! Casts, `sizeof` and its relatives. C23 6.5.4.5, 6.5.5.

use neverc_source::{Range, Warning};
use neverc_syntax::ast;

use crate::cx::Sema;
use crate::tree::{CastKind, Category, DeclRef, ExprId, ExprKind, Trait};
use crate::types::{QualType, TypeKind, qual};
use crate::value::IntValue;

impl Sema<'_> {
    /// `(T)e`. C23 6.5.5.
    pub(crate) fn cast(
        &mut self,
        name: ast::TypeNameId,
        operand: ast::ExprId,
        range: Range,
    ) -> ExprId {
        let ty = self.type_name(name);
        let e = self.expr(operand);
        if self.is_error(e) || self.is_error_type(ty) {
            return self.error_expr(range);
        }
        self.build_cast(ty, e, range)
    }

    fn cast_node(&mut self, kind: CastKind, e: ExprId, ty: QualType, range: Range) -> ExprId {
        let ty = self.unqual(ty);
        self.add(
            ExprKind::Cast(kind, e),
            ty,
            Category::RValue,
            range,
            range.begin,
        )
    }

    /// An explicit cast of a typed operand.
    pub fn build_cast(&mut self, ty: QualType, e: ExprId, range: Range) -> ExprId {
        let original = *self.unit.expr(e);
        let at = original.range;
        if self.is_void(ty) {
            let e = self.rvalue(e);
            return self.cast_node(CastKind::ToVoid, e, ty, range);
        }
        let e = self.rvalue(e);
        if self.is_error(e) {
            return self.error_expr(range);
        }
        let from = self.ty(e);
        let target = self.unqual(ty);
        if let (Some(a), Some(b)) = (self.vector_parts(from), self.vector_parts(target)) {
            let _ = (a, b);
            if self.size_of(from) != self.size_of(target) {
                let (x, y) = (self.show(from), self.show(target));
                return self.fail(
                    range.begin,
                    format!("invalid conversion between vector type {x} and {y} of different size"),
                    range,
                );
            }
            let kind = self.cast_kind(from, target).unwrap_or(CastKind::NoOp);
            return self.cast_node(kind, e, ty, range);
        }
        if self.is_vector(from) || self.is_vector(target) {
            return self.cast_vector_scalar(e, from, target, range);
        }
        if let Some(r) = self.record_of(target) {
            if self.unit.types.same_unqualified(from, target) {
                let shown = self.show(target);
                self.pedantic_range(
                    Warning::PEDANTIC,
                    range.begin,
                    format!("C99 forbids casting nonscalar type {shown} to the same type"),
                    range,
                );
                return self.cast_node(CastKind::NoOp, e, ty, range);
            }
            if self.unit.record(r).is_union {
                let fields: Vec<QualType> =
                    self.unit.record(r).fields.iter().map(|f| f.ty).collect();
                for field in fields {
                    let (a, b) = (self.bare(field), self.bare(from));
                    if self.compatible(a, b) {
                        self.pedantic_range(
                            Warning::GNU_UNION_CAST,
                            range.begin,
                            "cast to union type is a GNU extension".into(),
                            range,
                        );
                        return self.cast_node(CastKind::ToUnion, e, ty, range);
                    }
                }
                let shown = self.show(from);
                return self.fail(
                    range.begin,
                    format!("cast to union type from type {shown} not present in union"),
                    at,
                );
            }
        }
        if !self.is_scalar(target) && self.atomic_value(target).is_none() {
            let shown = self.show(ty);
            let message = if self.is_incomplete(ty) && self.record_of(ty).is_none() {
                format!("cast to incomplete type {shown}")
            } else {
                format!("used type {shown} where arithmetic or pointer type is required")
            };
            return self.fail(range.begin, message, at);
        }
        if !self.is_scalar(from) {
            let shown = self.show(from);
            return self.fail(
                at.begin,
                format!("operand of type {shown} where arithmetic or pointer type is required"),
                at,
            );
        }
        if let Some(inner) = self.atomic_value(target) {
            let value = self.convert(e, inner);
            return self.cast_node(CastKind::NonAtomicToAtomic, value, ty, range);
        }
        // nullptr_t converts to pointers and bool only.
        if self.is_nullptr(from)
            && !self.is_pointer(target)
            && !self.is_bool(target)
            && !self.is_nullptr(target)
            || self.is_nullptr(target) && !self.is_nullptr(from) && !self.is_null_constant(e)
        {
            let (a, b) = (self.show(from), self.show(target));
            return self.fail(
                range.begin,
                format!("cannot cast an object of type {a} to {b}"),
                at,
            );
        }
        if self.is_pointer(target) && self.is_floating(from) {
            let shown = self.show(from);
            return self.fail(
                at.begin,
                format!("operand of type {shown} cannot be cast to a pointer type"),
                at,
            );
        }
        if self.is_pointer(from) && self.is_floating(target) {
            let shown = self.show(target);
            return self.fail(
                at.begin,
                format!("pointer cannot be cast to type {shown}"),
                at,
            );
        }
        self.warn_cast(e, from, target, range);
        self.warn_cast_convention(e, from, target, range);
        let Some(kind) = self.cast_kind(from, target) else {
            return self.cast_node(CastKind::NoOp, e, ty, range);
        };
        // Steps that need two casts: the last one is the written one.
        if let Some(elem) = self.complex_element(target)
            && self.is_real(from)
        {
            let e = self.convert(e, elem);
            return self.cast_node(kind, e, ty, range);
        }
        if let Some(elem) = self.complex_element(from)
            && self.is_real(target)
            && !self.is_bool(target)
        {
            let elem = self.unqual(elem);
            if !self.unit.types.same_unqualified(elem, target) {
                let part = self.implicit(kind, e, elem);
                let second = self.cast_kind(elem, target).unwrap_or(CastKind::NoOp);
                return self.cast_node(second, part, ty, range);
            }
        }
        let kind = if matches!(kind, CastKind::IntegralToPointer | CastKind::BitCast)
            && self.is_pointer(target)
            && self.is_null_constant(e)
        {
            CastKind::NullToPointer
        } else {
            kind
        };
        self.cast_node(kind, e, ty, range)
    }

    fn cast_vector_scalar(
        &mut self,
        e: ExprId,
        from: QualType,
        target: QualType,
        range: Range,
    ) -> ExprId {
        if let TypeKind::ExtVector(elem, _) = *self.kind(target)
            && self.is_real(from)
        {
            let e = self.convert(e, elem);
            return self.cast_node(CastKind::VectorSplat, e, target, range);
        }
        let (a, b) = (self.show(from), self.show(target));
        let (vector, scalar, scalar_ty) = if self.is_vector(target) {
            (&b, &a, from)
        } else {
            (&a, &b, target)
        };
        if !self.is_real(scalar_ty) && !self.is_pointer(scalar_ty) {
            return self.fail(
                range.begin,
                format!("invalid conversion between vector type {vector} and scalar type {scalar}"),
                range,
            );
        }
        if self.size_of(from) != self.size_of(target)
            || !self.is_integer(scalar_ty) && !self.is_real(scalar_ty)
        {
            let kind = if self.is_integer(scalar_ty) {
                "integer"
            } else {
                "scalar"
            };
            return self.fail(
                range.begin,
                format!("invalid conversion between vector type {vector} and {kind} type {scalar} of different size"),
                range,
            );
        }
        self.cast_node(CastKind::BitCast, e, target, range)
    }

    fn warn_cast(&mut self, e: ExprId, from: QualType, to: QualType, range: Range) {
        let at = self.unit.expr(e).range;
        if let Some((width, _)) = self.int_info(to)
            && let Some(pointee) = self.unit.types.pointee(from)
            && !self.is_bool(to)
            && width < self.target.pointer_size * 8
        {
            let (a, b) = (self.show(to), self.show(from));
            let flag = match (self.is_void(pointee), self.is_enum(to)) {
                (true, true) => Warning::VOID_POINTER_TO_ENUM_CAST,
                (true, false) => Warning::VOID_POINTER_TO_INT_CAST,
                (false, true) => Warning::POINTER_TO_ENUM_CAST,
                (false, false) => Warning::POINTER_TO_INT_CAST,
            };
            self.diags
                .warn(
                    flag,
                    range.begin,
                    format!("cast to smaller integer type {a} from {b}"),
                )
                .range(range)
                .emit();
        }
        if let Some((width, _)) = self.int_info(from)
            && let Some(pointee) = self.unit.types.pointee(to)
            && width < self.target.pointer_size * 8
            && !self.is_bool(from)
            && !self.is_enum(from)
            && self.const_int(e).is_none()
        {
            let (a, b) = (self.show(to), self.show(from));
            let flag = if self.is_void(pointee) {
                Warning::INT_TO_VOID_POINTER_CAST
            } else {
                Warning::INT_TO_POINTER_CAST
            };
            self.diags
                .warn(
                    flag,
                    range.begin,
                    format!("cast to {a} from smaller integer type {b}"),
                )
                .range(range)
                .emit();
        }
        if let (Some(a), Some(b)) = (self.unit.types.pointee(from), self.unit.types.pointee(to)) {
            let lost =
                self.pointee_quals(a) & !self.pointee_quals(b) & (qual::CONST | qual::VOLATILE);
            if lost != 0 {
                let words = match lost {
                    qual::CONST => "const qualifier",
                    qual::VOLATILE => "volatile qualifier",
                    _ => "const and volatile qualifiers",
                };
                let (x, y) = (self.show(from), self.show(to));
                self.diags
                    .warn(
                        Warning::CAST_QUAL,
                        at.begin,
                        format!("cast from {x} to {y} drops {words}"),
                    )
                    .range(at)
                    .emit();
            }
            if let (Some(x), Some(y)) = (self.align_of(a), self.align_of(b))
                && x < y
                && !self.is_void(a)
                && !self.is_function(a)
                && !self.is_function(b)
            {
                let (s, t) = (self.show(from), self.show(to));
                self.diags
                    .warn(
                        Warning::CAST_ALIGN,
                        range.begin,
                        format!(
                            "cast from {s} to {t} increases required alignment from {x} to {y}"
                        ),
                    )
                    .range(at)
                    .emit();
            }
        }
    }

    /// `sizeof e`, `_Alignof e`, `__builtin_vectorelements(e)`.
    pub(crate) fn trait_expr(&mut self, kind: Trait, operand: ast::ExprId, range: Range) -> ExprId {
        let e = self.expr_unevaluated(operand);
        if self.is_error(e) {
            return self.error_expr(range);
        }
        let node = *self.unit.expr(e);
        let peeled = self.peel(e);
        if self.unit.expr(peeled).cat == Category::BitField && kind != Trait::VectorElements {
            return self.fail(
                range.begin,
                format!("invalid application of '{}' to bit-field", trait_name(kind)),
                node.range,
            );
        }
        if kind == Trait::SizeOf
            && let ExprKind::DeclRef(DeclRef::Var(v)) = self.unit.expr(peeled).kind
            && self.unit.var(v).is_param
            && let TypeKind::Decayed(original, _) = *self.unit.types.kind(self.unit.var(v).ty.id())
            && self.is_array(original)
        {
            let (a, b) = (self.show(node.ty), self.show(original));
            let at = self.unit.var(v).loc;
            self.diags
                .warn(
                    Warning::SIZEOF_ARRAY_ARGUMENT,
                    range.begin,
                    format!(
                        "sizeof on array function parameter will return size of {a} instead of {b}"
                    ),
                )
                .range(node.range)
                .note(at, "declared here")
                .emit();
        }
        if matches!(kind, Trait::AlignOf | Trait::PreferredAlignOf) {
            self.pedantic(
                Warning::GNU_ALIGNOF_EXPRESSION,
                range.begin,
                format!(
                    "'{}' applied to an expression is a GNU extension",
                    trait_name(kind)
                ),
            );
        }
        self.trait_type(kind, node.ty, Some(e), node.range, range)
    }

    /// `sizeof(T)`, `_Alignof(T)`, `__builtin_vectorelements(T)`.
    pub(crate) fn trait_type(
        &mut self,
        kind: Trait,
        of: QualType,
        operand: Option<ExprId>,
        at: Range,
        range: Range,
    ) -> ExprId {
        if self.is_error_type(of) {
            return self.error_expr(range);
        }
        let name = trait_name(kind);
        // The parentheses of a type belong to the operand.
        let at = match self.target_builtins.token_end(range.begin) {
            Some(open) if operand.is_none() => Range::new(open, range.end),
            _ => at,
        };
        if kind == Trait::VectorElements {
            let Some((_, n)) = self.vector_parts(of) else {
                return self.fail(
                    range.begin,
                    "argument to __builtin_vectorelements must be of vector type".into(),
                    at,
                );
            };
            return self.trait_node(kind, of, operand, Some(n.into()), range);
        }
        if self.is_function(of) {
            self.diags
                .warn(
                    Warning::POINTER_ARITH,
                    range.begin,
                    format!("invalid application of '{name}' to a function type"),
                )
                .range(at)
                .emit();
            let value = if kind == Trait::SizeOf {
                None
            } else {
                self.declared_alignment(operand)
            };
            return self.trait_node(kind, of, operand, Some(value.unwrap_or(1)), range);
        }
        if self.is_void(of) {
            self.diags
                .warn(
                    Warning::POINTER_ARITH,
                    range.begin,
                    format!("invalid application of '{name}' to a void type"),
                )
                .range(at)
                .emit();
            return self.trait_node(kind, of, operand, Some(1), range);
        }
        // The alignment of an array is that of its elements, known or not.
        let asked = if kind == Trait::SizeOf {
            of
        } else {
            let mut base = of;
            while let Some(elem) = self.unit.types.element(base) {
                base = elem;
            }
            base
        };
        if self.is_incomplete(asked) {
            let shown = self.show(of);
            let diag = self
                .diags
                .error(
                    range.begin,
                    format!("invalid application of '{name}' to an incomplete type {shown}"),
                )
                .range(at);
            self.note_forward(diag, of).emit();
            return self.error_expr(range);
        }
        let value = match kind {
            Trait::SizeOf if self.is_variable_array(of) => None,
            Trait::SizeOf => self.size_of(of),
            Trait::AlignOf => self
                .declared_alignment(operand)
                .or_else(|| self.align_of(asked).map(u64::from)),
            _ => self
                .declared_alignment(operand)
                .or_else(|| self.preferred_align(asked).map(u64::from)),
        };
        if value.is_none() && !self.is_variable_array(of) {
            return self.error_expr(range);
        }
        self.trait_node(kind, of, operand, value, range)
    }

    fn trait_node(
        &mut self,
        kind: Trait,
        of: QualType,
        operand: Option<ExprId>,
        value: Option<u64>,
        range: Range,
    ) -> ExprId {
        let ty = self.size_type();
        let node = self.add(
            ExprKind::Trait { kind, of, operand },
            ty,
            Category::RValue,
            range,
            range.begin,
        );
        // What depends on declared alignment cannot be read off the type again.
        match (kind, operand, value) {
            (Trait::AlignOf | Trait::PreferredAlignOf, Some(_), Some(v)) => {
                self.constant_node(node, IntValue::Small(v.into()))
            }
            _ => node,
        }
    }

    /// Alignment that the object an operand names was declared with.
    fn declared_alignment(&self, operand: Option<ExprId>) -> Option<u64> {
        let e = self.peel(operand?);
        let attrs = match self.unit.expr(e).kind {
            ExprKind::DeclRef(DeclRef::Var(v)) => {
                let v = self.unit.var(v);
                &v.attrs
            }
            ExprKind::DeclRef(DeclRef::Func(f)) => {
                let f = self.unit.func(f);
                &f.attrs
            }
            ExprKind::Member { record, field, .. } => {
                let f = self.unit.record(record).fields.get(field as usize)?;
                let natural = if f.packed || self.unit.record(record).packed {
                    1
                } else {
                    self.align_of(f.ty).unwrap_or(1)
                };
                return Some(f.align.max(natural).into());
            }
            _ => return None,
        };
        let declared = attrs
            .iter()
            .filter_map(|a| match a {
                crate::tree::Attr::Aligned(n) => Some(*n),
                _ => None,
            })
            .max()?;
        Some(declared.into())
    }
}

/// Spelling of a trait in messages.
pub(crate) fn trait_name(kind: Trait) -> &'static str {
    match kind {
        Trait::SizeOf => "sizeof",
        Trait::AlignOf => "_Alignof",
        Trait::PreferredAlignOf => "__alignof",
        Trait::VectorElements => "__builtin_vectorelements",
    }
}
