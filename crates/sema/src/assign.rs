//! Conversion as if by assignment, with all its diagnostics. C23 6.5.17.2.

use neverc_source::{Loc, Range, Warning};

use crate::cx::Sema;
use crate::tree::{CastKind, ExprId, ExprKind, FuncId, UnaryOp};
use crate::types::{Builtin, QualType, TypeKind, qual};
use crate::value::IntValue;

/// What a value is converted for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AssignContext {
    /// An initializer.
    Init,
    /// An assignment.
    Assign,
    /// A return statement.
    Return,
    /// An argument (0-based index).
    Arg {
        /// The function, when it is known.
        func: Option<FuncId>,
        /// Which argument.
        index: usize,
    },
}

/// How well a value fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fit {
    Exact,
    PointerToInt,
    IntToPointer,
    FunctionToVoid,
    Pointer,
    FunctionPointer,
    Sign {
        plain_char: bool,
    },
    Discards,
    DiscardsNested,
    /// GNU transparent union: the value initializes this member.
    Member,
    No,
}

impl Sema<'_> {
    /// `e` (made a value) converted to `to` as if by assignment; reports what does not fit.
    pub fn assign_convert(&mut self, e: ExprId, to: QualType, ctx: AssignContext) -> ExprId {
        let loc = self.unit.expr(e).range.begin;
        self.assign_convert_at(e, to, ctx, loc, None)
    }

    /// The same with the position the report gets (initializers: the declared name; assignments: the operator) and
    /// the assigned lvalue.
    pub fn assign_convert_at(
        &mut self,
        e: ExprId,
        to: QualType,
        ctx: AssignContext,
        loc: Loc,
        target: Option<ExprId>,
    ) -> ExprId {
        let original = *self.unit.expr(e);
        let value = self.rvalue(e);
        let from = self.ty(value);
        if self.is_error_type(from) || self.is_error_type(to) {
            return self.error_expr(original.range);
        }
        let to = self.unqual(to);
        if self.is_void(from) {
            let message = self.mismatch(ctx, to, from, true);
            return self.refuse(message, ctx, loc, original.range);
        }
        let inner = self.value_type(to);
        let fit = self.fit(value, from, inner);
        if fit == Fit::Member {
            return self.transparent_union(value, to);
        }
        // What is shown is the type before decay.
        let shown = if self.is_array(original.ty) || self.is_function(original.ty) {
            original.ty
        } else {
            from
        };
        if !self.report_fit(fit, value, to, shown, ctx, loc, original.range) {
            return self.error_expr(original.range);
        }
        if fit == Fit::Exact {
            self.check_value_conversion(value, inner);
            self.warn_enum_conversion(value, inner);
        }
        let _ = target;
        self.convert(value, to)
    }

    /// Whether a value of its type can be assigned to `to` without a word (used by transparent unions, cleanup
    /// functions and the like).
    pub fn assignable_silently(&mut self, value: ExprId, to: QualType) -> bool {
        let from = self.ty(value);
        let to = self.value_type(to);
        self.fit(value, from, to) == Fit::Exact
    }

    fn fit(&mut self, value: ExprId, from: QualType, to: QualType) -> Fit {
        if self.unit.types.same_unqualified(from, to) {
            return Fit::Exact;
        }
        if self.is_vector(from) || self.is_vector(to) {
            return if self.vectors_assignable(from, to) {
                Fit::Exact
            } else {
                Fit::No
            };
        }
        if self.is_arithmetic(from) && self.is_arithmetic(to) {
            return Fit::Exact;
        }
        if self.is_bool(to) && (self.is_pointer(from) || self.is_nullptr(from)) {
            return Fit::Exact;
        }
        if let Some(lhs) = self.unit.types.pointee(to) {
            if self.is_nullptr(from) {
                return Fit::Exact;
            }
            if let Some(rhs) = self.unit.types.pointee(from) {
                return self.fit_pointers(value, lhs, rhs);
            }
            if self.is_integer(from) {
                return if self.is_null_constant(value) {
                    Fit::Exact
                } else {
                    Fit::IntToPointer
                };
            }
            return Fit::No;
        }
        if self.is_nullptr(to) {
            return if self.is_null_constant(value) {
                Fit::Exact
            } else {
                Fit::No
            };
        }
        if self.is_integer(to) && self.is_pointer(from) {
            return Fit::PointerToInt;
        }
        if let Some(r) = self.record_of(to) {
            if self.record_of(from).is_some() && self.compatible(from, to) {
                return Fit::Exact;
            }
            if self.unit.record(r).transparent && self.unit.record(r).is_union {
                let fields: Vec<QualType> =
                    self.unit.record(r).fields.iter().map(|f| f.ty).collect();
                for ty in fields {
                    let ty = self.value_type(ty);
                    let fit = self.fit(value, from, ty);
                    if matches!(fit, Fit::Exact | Fit::Discards)
                        && (self.is_pointer(ty) || self.unit.types.same_unqualified(ty, from))
                    {
                        return Fit::Member;
                    }
                }
            }
        }
        Fit::No
    }

    fn fit_pointers(&mut self, value: ExprId, lhs: QualType, rhs: QualType) -> Fit {
        if self.is_null_constant(value) {
            return Fit::Exact;
        }
        let (lq, rq) = (self.pointee_quals(lhs), self.pointee_quals(rhs));
        // `restrict` on what is pointed to may be dropped silently for void only; const and volatile may not.
        let mut fit = if rq & !lq & (qual::CONST | qual::VOLATILE | qual::RESTRICT) != 0 {
            Fit::Discards
        } else {
            Fit::Exact
        };
        let (ul, ur) = (self.bare(lhs), self.bare(rhs));
        if self.is_void(lhs) || self.is_void(rhs) {
            if (self.is_function(lhs) || self.is_function(rhs)) && fit == Fit::Exact {
                fit = Fit::FunctionToVoid;
            }
            return fit;
        }
        if self.compatible(ul, ur) {
            return fit;
        }
        // Atomic and plain versions are different, signed and unsigned versions nearly the same.
        if let (Some((lw, ls)), Some((rw, rs))) = (self.int_info(ul), self.int_info(ur))
            && lw == rw
            && !self.is_bool(ul)
            && !self.is_bool(ur)
            && self.atomic_value(ul).is_none()
        {
            let (a, b) = (self.with_sign(ul, false), self.with_sign(ur, false));
            if self.unit.types.same_unqualified(a, b) {
                if fit != Fit::Exact {
                    return fit;
                }
                let plain =
                    self.unit.types.is(ul, Builtin::Char) || self.unit.types.is(ur, Builtin::Char);
                let _ = (ls, rs);
                return Fit::Sign { plain_char: plain };
            }
        }
        let (mut a, mut b) = (ul, ur);
        let mut deeper = false;
        while let (Some(x), Some(y)) = (self.unit.types.pointee(a), self.unit.types.pointee(b)) {
            deeper = true;
            (a, b) = (self.bare(x), self.bare(y));
        }
        if deeper && self.compatible(a, b) {
            return Fit::DiscardsNested;
        }
        if self.is_function(lhs) && self.is_function(rhs) {
            return Fit::FunctionPointer;
        }
        Fit::Pointer
    }

    /// A pointed-to type without qualifiers, arrays' elements included.
    pub(crate) fn bare(&mut self, ty: QualType) -> QualType {
        let canonical = self.unit.types.unqualified(ty);
        match *self.unit.types.kind(canonical.id()) {
            TypeKind::ConstantArray(elem, n) => {
                let elem = self.bare(elem);
                self.unit.types.array(elem, n)
            }
            TypeKind::IncompleteArray(elem) => {
                let elem = self.bare(elem);
                self.unit
                    .types
                    .intern(TypeKind::IncompleteArray(elem))
                    .into()
            }
            TypeKind::VariableArray(elem, size, n) => {
                let elem = self.bare(elem);
                self.unit
                    .types
                    .intern(TypeKind::VariableArray(elem, size, n))
                    .into()
            }
            _ => canonical,
        }
    }

    /// `assigning to 'A' from` + middle, in the words of the context.
    fn phrase(&self, ctx: AssignContext, to: QualType, from: QualType) -> String {
        let (to, from) = (self.show(to), self.show(from));
        match ctx {
            AssignContext::Assign => format!("assigning to {to} from {from}"),
            AssignContext::Init => {
                format!("initializing {to} with an expression of type {from}")
            }
            AssignContext::Return => {
                format!("returning {from} from a function with result type {to}")
            }
            AssignContext::Arg { .. } => {
                format!("passing {from} to parameter of type {to}")
            }
        }
    }

    fn mismatch(&self, ctx: AssignContext, to: QualType, from: QualType, void: bool) -> String {
        let _ = void;
        let (to, from) = (self.show(to), self.show(from));
        match ctx {
            AssignContext::Assign => format!("assigning to {to} from incompatible type {from}"),
            AssignContext::Init => {
                format!("initializing {to} with an expression of incompatible type {from}")
            }
            AssignContext::Return => {
                format!("returning {from} from a function with incompatible result type {to}")
            }
            AssignContext::Arg { .. } => {
                format!("passing {from} to parameter of incompatible type {to}")
            }
        }
    }

    fn refuse(&mut self, message: String, ctx: AssignContext, loc: Loc, range: Range) -> ExprId {
        let diag = self.diags.error(loc, message).range(range);
        self.note_parameter(diag, ctx).emit();
        self.error_expr(range)
    }

    fn note_parameter<'d>(
        &self,
        diag: neverc_source::DiagBuilder<'d>,
        ctx: AssignContext,
    ) -> neverc_source::DiagBuilder<'d> {
        let AssignContext::Arg {
            func: Some(f),
            index,
        } = ctx
        else {
            return diag;
        };
        let func = self.unit.func(f);
        match func.params.get(index) {
            Some(&p) => {
                let p = self.unit.var(p);
                let name = self.names.get(p.name);
                diag.note(
                    p.loc,
                    if name.is_empty() {
                        "passing argument to parameter here".to_owned()
                    } else {
                        format!("passing argument to parameter '{name}' here")
                    },
                )
            }
            None if func.loc.is_some() => diag.note(func.loc, "passing argument to parameter here"),
            None => diag,
        }
    }

    /// Reports an imperfect fit. False: it is an error and the value cannot be used.
    #[allow(clippy::too_many_arguments)]
    fn report_fit(
        &mut self,
        fit: Fit,
        value: ExprId,
        to: QualType,
        from: QualType,
        ctx: AssignContext,
        loc: Loc,
        range: Range,
    ) -> bool {
        let phrase = |s: &Self| s.phrase(ctx, to, from);
        let (flag, message) = match fit {
            Fit::Exact | Fit::Member => return true,
            Fit::No => {
                let message = self.mismatch(ctx, to, from, false);
                self.refuse(message, ctx, loc, range);
                return false;
            }
            Fit::PointerToInt => (
                self.int_conversion_flag(),
                format!(
                    "incompatible pointer to integer conversion {}{}",
                    phrase(self),
                    self.hint(value, to)
                ),
            ),
            Fit::IntToPointer => (
                self.int_conversion_flag(),
                format!(
                    "incompatible integer to pointer conversion {}{}",
                    phrase(self),
                    self.hint(value, to)
                ),
            ),
            Fit::FunctionToVoid => {
                self.pedantic_range(
                    Warning::PEDANTIC,
                    loc,
                    format!(
                        "{} converts between void pointer and function pointer",
                        phrase(self)
                    ),
                    range,
                );
                return true;
            }
            Fit::Pointer => (
                Warning::INCOMPATIBLE_POINTER_TYPES,
                format!(
                    "incompatible pointer types {}{}",
                    phrase(self),
                    self.hint(value, to)
                ),
            ),
            Fit::FunctionPointer => (
                Warning::INCOMPATIBLE_FUNCTION_POINTER_TYPES,
                format!("incompatible function pointer types {}", phrase(self)),
            ),
            Fit::Sign { plain_char } => (
                Warning::POINTER_SIGN,
                format!(
                    "{} converts between pointers to integer types {}",
                    phrase(self),
                    if plain_char {
                        "where one is of the unique plain 'char' type and the other is not"
                    } else {
                        "with different sign"
                    }
                ),
            ),
            Fit::Discards => (
                Warning::INCOMPATIBLE_POINTER_TYPES_DISCARDS_QUALIFIERS,
                format!("{} discards qualifiers", phrase(self)),
            ),
            Fit::DiscardsNested => (
                Warning::INCOMPATIBLE_POINTER_TYPES_DISCARDS_QUALIFIERS,
                format!(
                    "{} discards qualifiers in nested pointer types",
                    phrase(self)
                ),
            ),
        };
        let diag = self.diags.warn(flag, loc, message).range(range);
        self.note_parameter(diag, ctx).emit();
        true
    }

    fn int_conversion_flag(&self) -> Warning {
        if self.lang.c99() {
            Warning::INT_CONVERSION
        } else {
            Warning::INT_CONVERSION_C89
        }
    }

    /// `; take the address with &` and its kin.
    fn hint(&mut self, value: ExprId, to: QualType) -> &'static str {
        let from = self.ty(value);
        if let Some(to_pointee) = self.unit.types.pointee(to) {
            let peeled = self.peel_implicit(value);
            let node = *self.unit.expr(peeled);
            if let ExprKind::Unary(UnaryOp::Deref, inner) = node.kind {
                let t = self.ty(inner);
                if self.compatible_pointees(t, to) {
                    return "; remove *";
                }
            }
            if let ExprKind::Unary(UnaryOp::AddrOf, inner) = node.kind {
                let t = self.ty(inner);
                if self.compatible_pointees(t, to) {
                    return "; remove &";
                }
            }
            if node.cat.is_lvalue() {
                let (a, b) = (self.bare(node.ty), self.bare(to_pointee));
                if self.compatible(a, b) && !self.is_function(node.ty) {
                    return "; take the address with &";
                }
            }
            return "";
        }
        if let Some(pointee) = self.unit.types.pointee(from) {
            let (a, b) = (self.bare(pointee), self.bare(to));
            let peeled = self.peel_implicit(value);
            if self.unit.types.same_unqualified(a, b) {
                if let ExprKind::Unary(UnaryOp::AddrOf, _) = self.unit.expr(peeled).kind {
                    return "; remove &";
                }
                if !matches!(self.unit.expr(peeled).kind, ExprKind::String(_)) {
                    return "; dereference with *";
                }
            }
        }
        ""
    }

    fn compatible_pointees(&mut self, a: QualType, b: QualType) -> bool {
        match (self.unit.types.pointee(a), self.unit.types.pointee(b)) {
            (Some(a), Some(b)) => {
                let (a, b) = (self.bare(a), self.bare(b));
                self.compatible(a, b)
            }
            _ => false,
        }
    }

    fn transparent_union(&mut self, value: ExprId, to: QualType) -> ExprId {
        let from = self.ty(value);
        let Some(r) = self.record_of(to) else {
            return value;
        };
        let fields: Vec<QualType> = self.unit.record(r).fields.iter().map(|f| f.ty).collect();
        for ty in fields {
            let ty = self.value_type(ty);
            if matches!(self.fit(value, from, ty), Fit::Exact | Fit::Discards) {
                let value = self.convert(value, ty);
                return self.implicit(CastKind::ToUnion, value, to);
            }
        }
        value
    }

    /// Warns when a constant changes its value in the conversion.
    pub(crate) fn check_value_conversion(&mut self, e: ExprId, to: QualType) {
        if !self.is_live() {
            return;
        }
        let from = self.ty(e);
        let range = self.unit.expr(e).range;
        if let (Some((to_width, to_signed)), Some((from_width, from_signed))) =
            (self.int_info(to), self.int_info(from))
        {
            if self.is_bool(to)
                || from_width <= to_width && (from_signed == to_signed || !to_signed)
            {
                return;
            }
            let Some(value) = self.const_int(e) else {
                return;
            };
            let Some(bits) = bits_needed(&value) else {
                return;
            };
            let changes = bits > to_width
                || bits == to_width && to_signed && !value.is_negative() && from_signed;
            if !changes {
                return;
            }
            let wrapped = value.wrap(to_width, to_signed);
            if wrapped == value {
                return;
            }
            let (a, b) = (self.show(from), self.show(to));
            self.diags
                .warn(
                    Warning::CONSTANT_CONVERSION,
                    range.begin,
                    format!(
                        "implicit conversion from {a} to {b} changes value from {} to {}",
                        value.to_big(),
                        wrapped.to_big()
                    ),
                )
                .range(range)
                .emit();
            return;
        }
        if let (Some(format), Some(value)) = (self.float_format(to), self.const_int(e)) {
            let there = crate::float::from_int(&value, format);
            if let Some((back, _)) = crate::float::to_int(there, 1 << 15, true)
                && back != value
            {
                let (a, b) = (self.show(from), self.show(to));
                self.diags
                    .warn(
                        Warning::IMPLICIT_CONST_INT_FLOAT_CONVERSION,
                        range.begin,
                        format!(
                            "implicit conversion from {a} to {b} changes value from {} to {}",
                            value.to_big(),
                            back.to_big()
                        ),
                    )
                    .range(range)
                    .emit();
            }
            return;
        }
        if self.is_real_floating(from) && self.is_integer(to) && !self.is_bool(to) {
            self.check_float_to_int(e, from, to);
        }
    }

    fn warn_enum_conversion(&mut self, e: ExprId, to: QualType) {
        if !self.is_enum(to) {
            return;
        }
        let inner = self.peel_implicit(e);
        let from = self.enum_type_of(inner);
        let TypeKind::Enum(id) = *self.kind(from) else {
            return;
        };
        let source = self.unit.enumeration(id);
        let anonymous = source.tag == neverc_source::Symbol::EMPTY
            && source.typedef_name == neverc_source::Symbol::EMPTY;
        if anonymous || self.unit.types.same_unqualified(from, to) {
            return;
        }
        let range = self.unit.expr(e).range;
        let (a, b) = (self.show(from), self.show(to));
        self.diags
            .warn(
                Warning::ENUM_CONVERSION,
                range.begin,
                format!("implicit conversion from enumeration type {a} to different enumeration type {b}"),
            )
            .range(range)
            .emit();
    }

    fn check_float_to_int(&mut self, e: ExprId, from: QualType, to: QualType) {
        let literal = {
            let mut at = self.peel_implicit(e);
            if let ExprKind::Unary(UnaryOp::Minus | UnaryOp::Plus, inner) = self.unit.expr(at).kind
            {
                at = self.peel_implicit(inner);
            }
            matches!(self.unit.expr(at).kind, ExprKind::Float(_))
        };
        if !literal {
            return;
        }
        let Ok(crate::consteval::Const::Float(value)) =
            crate::consteval::eval(&self.unit, self.target, e)
        else {
            return;
        };
        let Some((width, signed)) = self.int_info(to) else {
            return;
        };
        let range = self.unit.expr(e).range;
        let (a, b) = (self.show(from), self.show(to));
        match crate::float::to_int(value, width, signed) {
            Some((_, true)) => {}
            Some((int, false)) => {
                let text = crate::float::show(value);
                self.diags
                    .warn(
                        Warning::LITERAL_CONVERSION,
                        range.begin,
                        format!(
                            "implicit conversion from {a} to {b} changes value from {text} to {}",
                            int.to_big()
                        ),
                    )
                    .range(range)
                    .emit();
            }
            None => self
                .diags
                .warn(
                    Warning::LITERAL_CONVERSION,
                    range.begin,
                    format!(
                        "implicit conversion of out of range value from {a} to {b} is undefined"
                    ),
                )
                .range(range)
                .emit(),
        }
    }

    /// Warns when a constant does not fit the bit-field it is assigned to.
    pub(crate) fn check_bit_field_assignment(&mut self, lhs: ExprId, value: ExprId, loc: Loc) {
        let peeled = self.peel(lhs);
        let ExprKind::Member { record, field, .. } = self.unit.expr(peeled).kind else {
            return;
        };
        let Some(f) = self.unit.record(record).fields.get(field as usize) else {
            return;
        };
        let (Some(width), ty) = (f.width, f.ty) else {
            return;
        };
        self.check_bit_field_value(width, ty, value, loc);
    }

    /// The same for a value given to a bit-field of type `ty`; the report stands at `loc`.
    pub fn check_bit_field_value(&mut self, width: u32, ty: QualType, value: ExprId, loc: Loc) {
        if !self.is_live() || self.is_bool(ty) {
            return;
        }
        let Some((_, signed)) = self.int_info(ty) else {
            return;
        };
        let original = self.peel_implicit(value);
        let Some(v) = self.const_int(original) else {
            return;
        };
        let Some(bits) = bits_needed(&v) else {
            return;
        };
        let too_wide = bits > width
            || bits == width && signed && !v.is_negative() && width > 1
            || width == 1 && signed && v == IntValue::Small(1);
        if !too_wide {
            return;
        }
        let wrapped = v.wrap(width, signed);
        if wrapped == v {
            return;
        }
        let (range, from) = (self.unit.expr(original).range, self.ty(original));
        let shown = self.show(from);
        let (flag, one) = if width == 1 && v == IntValue::Small(1) {
            (
                Warning::SINGLE_BIT_BITFIELD_CONSTANT_CONVERSION,
                "a one-bit wide bit-field",
            )
        } else {
            (Warning::BITFIELD_CONSTANT_CONVERSION, "bit-field")
        };
        self.diags
            .warn(
                flag,
                loc,
                format!(
                    "implicit truncation from {shown} to {one} changes value from {} to {}",
                    v.to_big(),
                    wrapped.to_big()
                ),
            )
            .range(range)
            .emit();
    }
}

/// Bits that hold the value: of the magnitude when it is positive, with sign bit when negative.
fn bits_needed(value: &IntValue) -> Option<u32> {
    let v = value.to_i128()?;
    Some(if v >= 0 {
        128 - v.leading_zeros()
    } else {
        129 - (!v).leading_zeros()
    })
}
