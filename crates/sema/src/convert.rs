//! Implicit conversions between values. C23 6.3.

use crate::cx::Sema;
use crate::tree::{BinaryOp, CastKind, Category, DeclRef, Expr, ExprId, ExprKind, UnaryOp};
use crate::types::{Builtin, QualType, TypeKind};

impl Sema<'_> {
    /// The node behind `e`, parentheses taken off.
    pub fn peel(&self, mut e: ExprId) -> ExprId {
        while let ExprKind::Paren(inner) = self.unit.expr(e).kind {
            e = inner;
        }
        e
    }

    /// The node behind `e`, parentheses and implicit casts taken off.
    pub fn peel_implicit(&self, mut e: ExprId) -> ExprId {
        while let ExprKind::Paren(inner) | ExprKind::ImplicitCast(_, inner) = self.unit.expr(e).kind
        {
            e = inner;
        }
        e
    }

    /// The node behind `e`, parentheses and all casts taken off.
    pub fn peel_casts(&self, mut e: ExprId) -> ExprId {
        while let ExprKind::Paren(inner)
        | ExprKind::ImplicitCast(_, inner)
        | ExprKind::Cast(_, inner) = self.unit.expr(e).kind
        {
            e = inner;
        }
        e
    }

    /// An implicit cast node around `e`: a value.
    pub fn implicit(&mut self, kind: CastKind, e: ExprId, ty: QualType) -> ExprId {
        let old = *self.unit.expr(e);
        self.unit.push_expr(Expr {
            kind: ExprKind::ImplicitCast(kind, e),
            ty,
            cat: Category::RValue,
            range: old.range,
            loc: old.range.begin,
        })
    }

    /// The value of `e`: arrays and functions decay, lvalues are loaded.
    pub fn rvalue(&mut self, e: ExprId) -> ExprId {
        let node = *self.unit.expr(e);
        let canonical = self.unit.types.canonical(node.ty);
        match self.unit.types.kind(canonical.id()) {
            TypeKind::Builtin(Builtin::Error | Builtin::Void) => return e,
            TypeKind::ConstantArray(..)
            | TypeKind::IncompleteArray(_)
            | TypeKind::VariableArray(..) => {
                let Some(elem) = self.sugared_element(node.ty) else {
                    return e;
                };
                self.mark_address_taken(e);
                let ty = self.unit.types.pointer(elem);
                return self.implicit(CastKind::ArrayToPointerDecay, e, ty);
            }
            TypeKind::Function(..) | TypeKind::FunctionNoProto(..) => {
                let ty = self.unit.types.pointer(node.ty);
                let peeled = self.peel(e);
                if let ExprKind::DeclRef(DeclRef::Func(f)) = self.unit.expr(peeled).kind {
                    let func = self.unit.func(f);
                    if func.builtin.is_some() && func.body.is_none() {
                        let name = func.name;
                        if self.names.with(name, |n| n.starts_with("__"))
                            && func.builtin.is_some_and(|b| {
                                b == crate::builtins::id::TARGET
                                    || !b.is_library()
                                    || self.names.with(name, |n| n.starts_with("__builtin_"))
                            })
                        {
                            return self.implicit(CastKind::BuiltinFnToFnPtr, e, ty);
                        }
                    }
                }
                return self.implicit(CastKind::FunctionToPointerDecay, e, ty);
            }
            _ => {}
        }
        if node.cat == Category::RValue {
            return e;
        }
        if let TypeKind::Record(r) = *self.unit.types.kind(canonical.id())
            && !self.unit.record(r).complete
        {
            self.report_incomplete_use(node.ty, node.range.begin, node.range);
            return self.error_expr(node.range);
        }
        let ty = self.unqual(node.ty);
        let loaded = self.implicit(CastKind::LValueToRValue, e, ty);
        match self.atomic_value(ty) {
            Some(inner) => {
                let inner = self.unqual(inner);
                self.implicit(CastKind::AtomicToNonAtomic, loaded, inner)
            }
            None => loaded,
        }
    }

    /// `incomplete type 'struct S' where a complete type is required` with the note on the forward declaration.
    pub fn report_incomplete_use(
        &mut self,
        ty: QualType,
        loc: neverc_source::Loc,
        range: neverc_source::Range,
    ) {
        let shown = self.show(ty);
        let diag = self
            .diags
            .error(
                loc,
                format!("incomplete type {shown} where a complete type is required"),
            )
            .range(range);
        self.note_forward(diag, ty).emit();
    }

    /// Adds `forward declaration of …` to a diagnostic about an incomplete type.
    pub fn note_forward<'d>(
        &self,
        diag: neverc_source::DiagBuilder<'d>,
        ty: QualType,
    ) -> neverc_source::DiagBuilder<'d> {
        let mut base = ty;
        while let Some(elem) = self.unit.types.element(base) {
            base = elem;
        }
        let loc = match *self.kind(base) {
            TypeKind::Record(r) => self.unit.record(r).loc,
            TypeKind::Enum(e) => self.unit.enumeration(e).loc,
            _ => return diag,
        };
        let base = self.unit.types.unqualified(base);
        diag.note(loc, format!("forward declaration of {}", self.show(base)))
    }

    /// Element type of an array type, with the sugar the array was written with.
    pub fn sugared_element(&self, ty: QualType) -> Option<QualType> {
        let mut ty = ty;
        let mut quals = ty.local_quals();
        loop {
            match *self.unit.types.kind(ty.id()) {
                TypeKind::ConstantArray(elem, _)
                | TypeKind::IncompleteArray(elem)
                | TypeKind::VariableArray(elem, ..) => return Some(elem.with(quals)),
                TypeKind::Typedef(_, t)
                | TypeKind::Elaborated(t)
                | TypeKind::Paren(t)
                | TypeKind::Typeof(t)
                | TypeKind::Auto(t)
                | TypeKind::Decayed(_, t)
                | TypeKind::Attributed(_, t) => {
                    quals |= t.local_quals();
                    ty = t;
                }
                _ => return None,
            }
        }
    }

    /// Pointed-to type with the sugar the pointer was written with.
    pub fn sugared_pointee(&self, ty: QualType) -> Option<QualType> {
        let mut ty = ty;
        loop {
            match *self.unit.types.kind(ty.id()) {
                TypeKind::Pointer(to) => return Some(to),
                TypeKind::Typedef(_, t)
                | TypeKind::Elaborated(t)
                | TypeKind::Paren(t)
                | TypeKind::Typeof(t)
                | TypeKind::Auto(t)
                | TypeKind::Decayed(_, t)
                | TypeKind::Attributed(_, t) => ty = t,
                _ => return None,
            }
        }
    }

    /// Notes that the address of the object that `e` designates escapes.
    pub fn mark_address_taken(&mut self, e: ExprId) {
        let mut e = e;
        loop {
            match self.unit.expr(e).kind {
                ExprKind::Paren(inner)
                | ExprKind::Member {
                    base: inner,
                    arrow: false,
                    ..
                } => {
                    e = inner;
                }
                ExprKind::Unary(UnaryOp::Real | UnaryOp::Imag, inner) => e = inner,
                ExprKind::DeclRef(DeclRef::Var(v)) => {
                    self.unit.vars[v.index()].address_taken = true;
                    return;
                }
                ExprKind::CompoundLiteral(v) => {
                    self.unit.vars[v.index()].address_taken = true;
                    return;
                }
                ExprKind::Generic { chosen, .. } | ExprKind::Choose { chosen, .. } => e = chosen,
                _ => return,
            }
        }
    }

    /// The cast that takes a value of type `from` to type `to`; `None`: nothing to do.
    pub fn cast_kind(&self, from: QualType, to: QualType) -> Option<CastKind> {
        use CastKind::*;
        if self.unit.types.same_unqualified(from, to) {
            return None;
        }
        if self.is_void(to) {
            return Some(ToVoid);
        }
        if self.atomic_value(to).is_some() {
            return Some(NonAtomicToAtomic);
        }
        if self.atomic_value(from).is_some() {
            return Some(AtomicToNonAtomic);
        }
        let bool_to = self.is_bool(to);
        if let Some(to_elem) = self.complex_element(to) {
            let to_float = self.is_real_floating(to_elem);
            return Some(match self.complex_element(from) {
                Some(elem) => match (self.is_real_floating(elem), to_float) {
                    (true, true) => FloatingComplexCast,
                    (true, false) => FloatingComplexToIntegralComplex,
                    (false, true) => IntegralComplexToFloatingComplex,
                    (false, false) => IntegralComplexCast,
                },
                None if to_float => FloatingRealToComplex,
                None => IntegralRealToComplex,
            });
        }
        if let Some(elem) = self.complex_element(from) {
            return Some(match (self.is_real_floating(elem), bool_to) {
                (true, true) => FloatingComplexToBoolean,
                (true, false) => FloatingComplexToReal,
                (false, true) => IntegralComplexToBoolean,
                (false, false) => IntegralComplexToReal,
            });
        }
        if self.is_vector(to) && !self.is_vector(from) {
            return Some(if self.is_arithmetic(from) {
                VectorSplat
            } else {
                BitCast
            });
        }
        if self.is_vector(to) || self.is_vector(from) {
            return Some(BitCast);
        }
        if self.is_pointer(to) {
            return Some(if self.is_pointer(from) {
                let same = match (self.unit.types.pointee(from), self.unit.types.pointee(to)) {
                    (Some(a), Some(b)) => self.unit.types.same_unqualified(a, b),
                    _ => false,
                };
                if same { NoOp } else { BitCast }
            } else if self.is_nullptr(from) {
                NullToPointer
            } else {
                IntegralToPointer
            });
        }
        if self.is_nullptr(to) {
            return Some(NullToPointer);
        }
        if self.is_integer(to) {
            if self.is_integer(from) {
                return Some(if bool_to {
                    IntegralToBoolean
                } else {
                    IntegralCast
                });
            }
            if self.is_real_floating(from) {
                return Some(if bool_to {
                    FloatingToBoolean
                } else {
                    FloatingToIntegral
                });
            }
            if self.is_pointer(from) || self.is_nullptr(from) {
                return Some(if bool_to {
                    PointerToBoolean
                } else {
                    PointerToIntegral
                });
            }
            return Some(BitCast);
        }
        if self.is_real_floating(to) {
            return Some(if self.is_real_floating(from) {
                FloatingCast
            } else if self.is_integer(from) {
                IntegralToFloating
            } else {
                BitCast
            });
        }
        Some(NoOp)
    }

    /// `e` (a value) converted to `to` by the cast that the two types call for; no checks. Real to complex and
    /// complex to real go through the element type, as two casts.
    pub fn convert(&mut self, e: ExprId, to: QualType) -> ExprId {
        let from = self.ty(e);
        if self.is_error_type(from) || self.is_error_type(to) {
            return e;
        }
        let to = self.unqual(to);
        if let Some(inner) = self.atomic_value(to) {
            if self.unit.types.same_unqualified(from, to) {
                return e;
            }
            let e = self.convert(e, inner);
            return self.implicit(CastKind::NonAtomicToAtomic, e, to);
        }
        if let Some(to_elem) = self.complex_element(to)
            && self.is_real(from)
        {
            let e = self.convert(e, to_elem);
            let kind = if self.is_real_floating(to_elem) {
                CastKind::FloatingRealToComplex
            } else {
                CastKind::IntegralRealToComplex
            };
            return self.implicit(kind, e, to);
        }
        if let Some(elem) = self.complex_element(from)
            && self.is_real(to)
            && !self.is_bool(to)
        {
            let kind = if self.is_real_floating(elem) {
                CastKind::FloatingComplexToReal
            } else {
                CastKind::IntegralComplexToReal
            };
            let elem = self.unqual(elem);
            let e = self.implicit(kind, e, elem);
            return self.convert(e, to);
        }
        if let Some((elem, _)) = self.vector_parts(to)
            && self.is_real(from)
        {
            let e = self.convert(e, elem);
            return self.implicit(CastKind::VectorSplat, e, to);
        }
        let Some(kind) = self.cast_kind(from, to) else {
            return e;
        };
        let kind = match kind {
            CastKind::IntegralToPointer if self.is_null_constant(e) => CastKind::NullToPointer,
            CastKind::BitCast if self.is_pointer(to) && self.is_null_constant(e) => {
                CastKind::NullToPointer
            }
            kind => kind,
        };
        self.implicit(kind, e, to)
    }

    /// Width of the bit-field that `e` reads or assigns, with its declared type.
    pub fn bit_field_width(&self, e: ExprId) -> Option<u32> {
        let mut e = e;
        loop {
            match self.unit.expr(e).kind {
                ExprKind::Paren(inner)
                | ExprKind::ImplicitCast(CastKind::LValueToRValue | CastKind::NoOp, inner)
                | ExprKind::Binary(BinaryOp::Assign, inner, _)
                | ExprKind::Binary(BinaryOp::Comma, _, inner)
                | ExprKind::CompoundAssign { lhs: inner, .. }
                | ExprKind::Unary(UnaryOp::PreInc | UnaryOp::PreDec, inner) => e = inner,
                ExprKind::Generic { chosen, .. } | ExprKind::Choose { chosen, .. } => e = chosen,
                ExprKind::Member { record, field, .. } => {
                    return self
                        .unit
                        .record(record)
                        .fields
                        .get(field as usize)
                        .and_then(|f| f.width);
                }
                _ => return None,
            }
        }
    }

    /// The promoted type of the expression `e` (bit-fields promote by their width).
    pub fn promoted_type_of(&self, e: ExprId) -> QualType {
        let ty = self.value_type(self.ty(e));
        if let Some((_, signed)) = self.int_info(ty)
            && !self.is_bitint(ty)
            && let Some(width) = self.bit_field_width(e)
        {
            if width < 32 {
                return Builtin::Int.q();
            }
            if width == 32 {
                return if signed {
                    Builtin::Int.q()
                } else {
                    Builtin::UInt.q()
                };
            }
            if self.is_enum(ty) {
                return self.promoted_type(ty);
            }
            return ty;
        }
        self.promoted_type(ty)
    }

    /// The integer promotions (bit-fields included); other types stay. C23 6.3.2.1.
    pub fn promote(&mut self, e: ExprId) -> ExprId {
        let e = self.rvalue(e);
        let to = self.promoted_type_of(e);
        self.convert(e, to)
    }

    /// The default argument promotions. C23 6.5.3.3.
    pub fn default_promote(&mut self, e: ExprId) -> ExprId {
        let e = self.promote(e);
        if self.unit.types.is(self.ty(e), Builtin::Float) {
            return self.convert(e, Builtin::Double.q());
        }
        e
    }
}
