//! Unary operators. C23 6.5.3.5 … 6.5.4.4.

use neverc_source::{Loc, Range, Warning};
use neverc_syntax::ast;

use crate::cx::Sema;
use crate::tree::{Category, DeclRef, ExprId, ExprKind, Storage, UnaryOp};
use crate::types::{Builtin, QualType, TypeKind, qual};

impl Sema<'_> {
    /// A unary operator on an operand of the syntax tree.
    pub(crate) fn unary(
        &mut self,
        op: UnaryOp,
        operand: ast::ExprId,
        range: Range,
        loc: Loc,
    ) -> ExprId {
        let outer = std::mem::replace(&mut self.ex.address_operand, op == UnaryOp::AddrOf);
        let e = self.expr(operand);
        self.ex.address_operand = outer;
        self.unary_with(op, e, range, loc)
    }

    fn unary_with(&mut self, op: UnaryOp, e: ExprId, range: Range, loc: Loc) -> ExprId {
        if self.is_error(e) {
            return self.error_expr(range);
        }
        match op {
            UnaryOp::AddrOf => self.address_of(e, range, loc),
            UnaryOp::Deref => self.dereference(e, range, loc),
            UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec => {
                self.increment(op, e, range, loc)
            }
            UnaryOp::Plus | UnaryOp::Minus => {
                let e = self.promote(e);
                let ty = self.ty(e);
                let ok = self.is_arithmetic(ty) || self.is_vector(ty);
                if !ok {
                    return self.bad_operand(e, range, loc);
                }
                let node = self.add(ExprKind::Unary(op, e), ty, Category::RValue, range, loc);
                if op == UnaryOp::Minus {
                    self.check_overflow(node);
                }
                node
            }
            UnaryOp::Not => {
                let e = self.promote(e);
                let ty = self.ty(e);
                let ok = self.is_integer(ty)
                    || self.is_complex(ty)
                    || self
                        .vector_parts(ty)
                        .is_some_and(|(elem, _)| self.is_integer(elem));
                if !ok {
                    return self.bad_operand(e, range, loc);
                }
                if self.is_complex(ty) {
                    let shown = self.show(ty);
                    self.pedantic(
                        Warning::PEDANTIC,
                        loc,
                        format!("ISO C does not support '~' for complex conjugation of {shown}"),
                    );
                } else if let ExprKind::ImplicitCast(_, inner) = self.unit.expr(e).kind
                    && self.is_bool(self.ty(inner))
                {
                    self.diags
                        .warn(
                            Warning::BOOL_OPERATION,
                            loc,
                            "bitwise negation of a boolean expression always evaluates to 'true'; did you mean logical negation?",
                        )
                        .range(self.unit.expr(e).range)
                        .replace(Range::token(loc), "!")
                        .emit();
                }
                self.add(ExprKind::Unary(op, e), ty, Category::RValue, range, loc)
            }
            UnaryOp::LNot => {
                let e = self.rvalue(e);
                let ty = self.ty(e);
                if let Some((elem, n)) = self.vector_parts(ty) {
                    let result = self.comparison_vector(ty, elem, n);
                    return self.add(ExprKind::Unary(op, e), result, Category::RValue, range, loc);
                }
                if !self.is_scalar(ty) {
                    return self.bad_operand(e, range, loc);
                }
                let e = if self.unit.types.is(ty, Builtin::Fp16) {
                    self.promote(e)
                } else {
                    e
                };
                self.warn_pointer_always_true(e);

                self.add(
                    ExprKind::Unary(op, e),
                    Builtin::Int.q(),
                    Category::RValue,
                    range,
                    loc,
                )
            }
            UnaryOp::Real | UnaryOp::Imag => {
                let node = *self.unit.expr(e);
                let value_ty = node.ty;
                if let Some(elem) = self.complex_element(value_ty) {
                    if node.cat == Category::LValue {
                        let quals = self.unit.types.quals(node.ty);
                        return self.add(
                            ExprKind::Unary(op, e),
                            elem.with(quals),
                            Category::LValue,
                            range,
                            loc,
                        );
                    }
                    let e = self.rvalue(e);
                    return self.add(ExprKind::Unary(op, e), elem, Category::RValue, range, loc);
                }
                let e = self.rvalue(e);
                let ty = self.ty(e);
                if !self.is_real(ty) {
                    let shown = self.show(ty);
                    let which = if op == UnaryOp::Real {
                        "__real"
                    } else {
                        "__imag"
                    };
                    return self.fail(
                        loc,
                        format!("invalid type {shown} to {which} operator"),
                        range,
                    );
                }
                self.add(ExprKind::Unary(op, e), ty, Category::RValue, range, loc)
            }
        }
    }

    fn bad_operand(&mut self, e: ExprId, range: Range, loc: Loc) -> ExprId {
        let node = *self.unit.expr(e);
        let shown = self.show(node.ty);
        self.diags
            .error(
                loc,
                format!("invalid argument type {shown} to unary expression"),
            )
            .range(node.range)
            .emit();
        self.error_expr(range)
    }

    /// An extension warning, silent after `__extension__`.
    pub(crate) fn pedantic(&self, flag: Warning, loc: Loc, message: impl Into<String>) {
        if self.ex.extension == 0 {
            self.diags.warn(flag, loc, message.into()).emit();
        }
    }

    /// `&e`. C23 6.5.4.2.
    pub(crate) fn address_of(&mut self, e: ExprId, range: Range, loc: Loc) -> ExprId {
        let node = *self.unit.expr(e);
        let peeled = self.peel(e);
        let inner = *self.unit.expr(peeled);
        match inner.cat {
            Category::BitField => {
                return self.fail(loc, "address of bit-field requested".into(), node.range);
            }
            Category::VectorElement => {
                return self.fail(
                    loc,
                    "address of vector element requested".into(),
                    node.range,
                );
            }
            Category::RValue => {
                // GNU: the address of `*void_pointer` and of array members of values.
                let shown = self.show(node.ty);
                return self.fail(
                    loc,
                    format!("cannot take the address of an rvalue of type {shown}"),
                    node.range,
                );
            }
            Category::LValue => {}
        }
        if let ExprKind::DeclRef(DeclRef::Func(f)) = inner.kind
            && let Some(b) = self.unit.func(f).builtin
        {
            let name = self.unit.func(f).name;
            let reserved = self.names.with(name, |n| {
                n.starts_with("__builtin_") || n.starts_with("__atomic_")
            });
            if reserved && b.has_custom_types() {
                return self.fail(
                    node.range.begin,
                    "builtin functions must be directly called".into(),
                    node.range,
                );
            }
        }
        if let Some(var) = self.root_variable(peeled)
            && self.unit.var(var).storage == Storage::Register
        {
            return self.fail(
                loc,
                "address of register variable requested".into(),
                node.range,
            );
        }
        if self.is_void(node.ty) && self.unit.types.quals(node.ty) == 0 {
            self.pedantic(
                Warning::PEDANTIC,
                loc,
                "ISO C forbids taking the address of an expression of type 'void'",
            );
        }
        self.mark_address_taken(e);
        let ty = self.unit.types.pointer(node.ty);
        self.add(
            ExprKind::Unary(UnaryOp::AddrOf, e),
            ty,
            Category::RValue,
            range,
            loc,
        )
    }

    /// The variable whose storage an lvalue (through members and array subscripts) lies in.
    pub(crate) fn root_variable(&self, e: ExprId) -> Option<crate::tree::VarId> {
        let mut e = e;
        loop {
            match self.unit.expr(e).kind {
                ExprKind::DeclRef(DeclRef::Var(v)) => return Some(v),
                ExprKind::Paren(inner)
                | ExprKind::Member {
                    base: inner,
                    arrow: false,
                    ..
                } => e = inner,
                ExprKind::Subscript { base, .. } => match self.unit.expr(base).kind {
                    ExprKind::ImplicitCast(crate::tree::CastKind::ArrayToPointerDecay, inner) => {
                        e = inner;
                    }
                    _ => return None,
                },
                _ => return None,
            }
        }
    }

    /// `*e`. C23 6.5.4.2.
    fn dereference(&mut self, e: ExprId, range: Range, loc: Loc) -> ExprId {
        let e = self.rvalue(e);
        let node = *self.unit.expr(e);
        let Some(to) = self.sugared_pointee(node.ty) else {
            let shown = self.show(node.ty);
            self.diags
                .error(
                    loc,
                    format!("indirection requires pointer operand ({shown} invalid)"),
                )
                .range(node.range)
                .emit();
            return self.error_expr(range);
        };
        if self.is_void(to) && self.ex.unevaluated == 0 {
            let shown = self.show(node.ty);
            self.diags
                .warn(
                    Warning::VOID_PTR_DEREFERENCE,
                    loc,
                    format!("ISO C does not allow indirection on operand of type {shown}"),
                )
                .range(node.range)
                .emit();
        }
        self.check_null_dereference(e, to, loc, range);
        self.add(
            ExprKind::Unary(UnaryOp::Deref, e),
            to,
            Category::LValue,
            range,
            loc,
        )
    }

    fn check_null_dereference(&mut self, e: ExprId, to: QualType, loc: Loc, range: Range) {
        if self.ex.unevaluated > 0
            || self.ex.unreachable > 0
            || self.is_void(to)
            || self.is_function(to)
            || self.unit.types.quals(to) & qual::VOLATILE != 0
        {
            return;
        }
        let peeled = self.peel_casts(e);
        if matches!(self.unit.expr(peeled).kind, ExprKind::Int(_)) && self.is_null_constant(e) {
            self.diags
                .warn(
                    Warning::NULL_DEREFERENCE,
                    loc,
                    "indirection of non-volatile null pointer will be deleted, not trap",
                )
                .range(range)
                .note(
                    loc,
                    "consider using __builtin_trap() or qualifying pointer with 'volatile'",
                )
                .emit();
        }
    }

    /// `++` and `--`. C23 6.5.3.5, 6.5.4.1.
    fn increment(&mut self, op: UnaryOp, e: ExprId, range: Range, loc: Loc) -> ExprId {
        let node = *self.unit.expr(e);
        let up = matches!(op, UnaryOp::PreInc | UnaryOp::PostInc);
        let value = self.value_type(node.ty);
        let ok = if self.is_real(value) {
            true
        } else if let Some(to) = self.unit.types.pointee(value) {
            if !self.check_pointer_arithmetic(value, to, loc, node.range) {
                return self.error_expr(range);
            }
            true
        } else if self.is_complex(value) {
            let shown = self.show(value);
            self.pedantic(
                Warning::PEDANTIC,
                loc,
                format!(
                    "ISO C does not support '{}' on complex type {shown}",
                    if up { "++" } else { "--" }
                ),
            );
            true
        } else {
            self.is_vector(value)
        };
        if !ok {
            let shown = self.show(node.ty);
            self.diags
                .error(
                    loc,
                    format!(
                        "cannot {} value of type {shown}",
                        if up { "increment" } else { "decrement" }
                    ),
                )
                .range(node.range)
                .emit();
            return self.error_expr(range);
        }
        if !self.check_modifiable(e, loc) {
            return self.error_expr(range);
        }
        self.add(ExprKind::Unary(op, e), value, Category::RValue, range, loc)
    }

    /// Whether pointer arithmetic on `ptr` (to `to`) is possible; reports errors and extensions.
    pub(crate) fn check_pointer_arithmetic(
        &mut self,
        ptr: QualType,
        to: QualType,
        loc: Loc,
        range: Range,
    ) -> bool {
        if self.is_void(to) {
            self.pedantic_range(
                Warning::GNU_POINTER_ARITH,
                loc,
                "arithmetic on a pointer to void is a GNU extension".into(),
                range,
            );
            return true;
        }
        if self.is_function(to) {
            let shown = self.show(to);
            self.pedantic_range(
                Warning::GNU_POINTER_ARITH,
                loc,
                format!("arithmetic on a pointer to the function type {shown} is a GNU extension"),
                range,
            );
            return true;
        }
        if self.is_incomplete(to) {
            let _ = ptr;
            let shown = self.show(to);
            let diag = self
                .diags
                .error(
                    loc,
                    format!("arithmetic on a pointer to an incomplete type {shown}"),
                )
                .range(range);
            self.note_forward(diag, to).emit();
            return false;
        }
        true
    }

    pub(crate) fn pedantic_range(&self, flag: Warning, loc: Loc, message: String, range: Range) {
        if self.ex.extension == 0 {
            self.diags.warn(flag, loc, message).range(range).emit();
        }
    }

    /// Whether `e` can be assigned to; reports why not. C23 6.3.3.1.
    pub(crate) fn check_modifiable(&mut self, e: ExprId, loc: Loc) -> bool {
        let node = *self.unit.expr(e);
        if self.is_error_type(node.ty) {
            return false;
        }
        let peeled = self.peel(e);
        let inner = *self.unit.expr(peeled);
        if !inner.cat.is_lvalue() {
            let message = if let ExprKind::Cast(..) = inner.kind {
                "assignment to cast is illegal, lvalue casts are not supported"
            } else {
                "expression is not assignable"
            };
            self.diags.error(loc, message).range(node.range).emit();
            return false;
        }
        if self.is_function(node.ty) {
            let shown = self.show(node.ty);
            self.diags
                .error(loc, format!("non-object type {shown} is not assignable"))
                .range(node.range)
                .emit();
            return false;
        }
        if self.is_array(node.ty) {
            let shown = self.show(node.ty);
            self.diags
                .error(loc, format!("array type {shown} is not assignable"))
                .range(node.range)
                .emit();
            return false;
        }
        if self.is_void(node.ty) || self.is_incomplete(node.ty) && self.record_of(node.ty).is_some()
        {
            let shown = self.show(node.ty);
            let diag = self
                .diags
                .error(loc, format!("incomplete type {shown} is not assignable"))
                .range(node.range);
            self.note_forward(diag, node.ty).emit();
            return false;
        }
        if self.unit.types.quals(node.ty) & qual::CONST != 0 {
            self.report_const_assignment(e, loc);
            return false;
        }
        if let ExprKind::VectorElements(_, list) = inner.kind {
            let list = self.unit.list(list);
            let repeated = list.iter().enumerate().any(|(i, x)| list[..i].contains(x));
            if repeated {
                self.diags
                    .error(
                        loc,
                        "vector is not assignable (contains duplicate components)",
                    )
                    .range(node.range)
                    .emit();
                return false;
            }
        }
        if let Some(r) = self.record_of(node.ty)
            && self.unit.record(r).has_const_member
        {
            let path = self.const_member_path(r, 0);
            if let Some((name, at, nested)) = path {
                let what = self.lvalue_words(peeled);
                let member = self.names.get(name);
                let nested = if nested { "nested " } else { "" };
                self.diags
                    .error(
                        loc,
                        format!("cannot assign to {what} with {nested}const-qualified data member '{member}'"),
                    )
                    .range(node.range)
                    .note(
                        at,
                        format!("{nested}data member '{member}' declared const here"),
                    )
                    .emit();
                return false;
            }
        }
        true
    }

    fn const_member_path(
        &self,
        record: crate::tree::RecordId,
        depth: u32,
    ) -> Option<(neverc_source::Symbol, Loc, bool)> {
        if depth > 64 {
            return None;
        }
        let rec = self.unit.record(record);
        for field in &rec.fields {
            if self.unit.types.quals(field.ty) & qual::CONST != 0 {
                return Some((field.name, field.loc, depth > 0));
            }
        }
        for field in &rec.fields {
            let mut ty = field.ty;
            while let Some(elem) = self.unit.types.element(ty) {
                ty = elem;
            }
            if let Some(r) = self.record_of(ty)
                && let Some(found) = self.const_member_path(r, depth + 1)
            {
                return Some((found.0, found.1, true));
            }
        }
        None
    }

    fn lvalue_words(&self, e: ExprId) -> String {
        match self.unit.expr(e).kind {
            ExprKind::DeclRef(DeclRef::Var(v)) => {
                format!("variable '{}'", self.names.get(self.unit.var(v).name))
            }
            ExprKind::Member { record, field, .. } => self
                .unit
                .record(record)
                .fields
                .get(field as usize)
                .map_or_else(
                    || "value".to_owned(),
                    |f| format!("non-static data member '{}'", self.names.get(f.name)),
                ),
            _ => "lvalue".to_owned(),
        }
    }

    fn report_const_assignment(&mut self, e: ExprId, loc: Loc) {
        let whole = self.unit.expr(e).range;
        let mut e = self.peel(e);
        loop {
            let node = *self.unit.expr(e);
            match node.kind {
                ExprKind::Member {
                    record,
                    field,
                    arrow,
                    base,
                } => {
                    let Some(f) = self.unit.record(record).fields.get(field as usize) else {
                        break;
                    };
                    if self.unit.types.quals(f.ty) & qual::CONST != 0 {
                        let (name, at) = (self.names.get(f.name), f.loc);
                        let shown = self.show(f.ty);
                        self.diags
                            .error(loc, format!("cannot assign to non-static data member '{name}' with const-qualified type {shown}"))
                            .range(whole)
                            .note(at, format!("non-static data member '{name}' declared const here"))
                            .emit();
                        return;
                    }
                    if arrow {
                        break;
                    }
                    e = self.peel(base);
                }
                ExprKind::DeclRef(DeclRef::Var(v)) => {
                    let var = self.unit.var(v);
                    let (name, at, ty) = (self.names.get(var.name), var.loc, var.ty);
                    let declared = var.range;
                    let shown = self.show(ty);
                    self.diags
                        .error(loc, format!("cannot assign to variable '{name}' with const-qualified type {shown}"))
                        .range(whole)
                        .note(at, format!("variable '{name}' declared const here"))
                        .note_range(declared)
                        .emit();
                    return;
                }
                _ => break,
            }
        }
        self.diags
            .error(loc, "read-only variable is not assignable")
            .range(whole)
            .emit();
    }

    /// `!array`, `if (function)`, …: the address is never null.
    pub(crate) fn warn_pointer_always_true(&mut self, e: ExprId) {
        if self.ex.unevaluated > 0 || self.ex.unreachable > 0 {
            return;
        }
        let (what, name, range) = match self.never_null(e) {
            Some(found) => found,
            None => return,
        };
        let message = match what {
            NeverNull::Function => {
                format!("address of function '{name}' will always evaluate to 'true'")
            }
            NeverNull::Array => format!("address of array '{name}' will always evaluate to 'true'"),
            NeverNull::Object => format!("address of '{name}' will always evaluate to 'true'"),
        };
        let mut diag = self
            .diags
            .warn(Warning::ADDRESS, range.begin, message)
            .range(range);
        if matches!(what, NeverNull::Function) {
            diag = diag.note(
                range.begin,
                "prefix with the address-of operator to silence this warning",
            );
        }
        diag.emit();
    }

    /// Whether the pointer value `e` is the address of something that exists for sure.
    pub(crate) fn never_null(&self, e: ExprId) -> Option<(NeverNull, std::rc::Rc<str>, Range)> {
        let mut e = e;
        let mut explicit = false;
        loop {
            let node = self.unit.expr(e);
            match node.kind {
                ExprKind::Paren(inner) => e = inner,
                ExprKind::ImplicitCast(
                    crate::tree::CastKind::FunctionToPointerDecay
                    | crate::tree::CastKind::ArrayToPointerDecay
                    | crate::tree::CastKind::PointerToBoolean
                    | crate::tree::CastKind::BitCast
                    | crate::tree::CastKind::NoOp,
                    inner,
                ) => e = inner,
                ExprKind::Unary(UnaryOp::AddrOf, inner) if !explicit => {
                    explicit = true;
                    e = inner;
                }
                ExprKind::DeclRef(DeclRef::Func(f)) => {
                    let func = self.unit.func(f);
                    if explicit || is_weak(&func.attrs) {
                        return None;
                    }
                    return Some((NeverNull::Function, self.names.get(func.name), node.range));
                }
                ExprKind::DeclRef(DeclRef::Var(v)) => {
                    let var = self.unit.var(v);
                    if is_weak(&var.attrs) || var.name == neverc_source::Symbol::EMPTY {
                        return None;
                    }
                    let array = self.is_array(var.ty);
                    if !explicit && !array {
                        return None;
                    }
                    let what = if array && !explicit {
                        NeverNull::Array
                    } else {
                        NeverNull::Object
                    };
                    return Some((what, self.names.get(var.name), node.range));
                }
                ExprKind::Member { .. } if explicit || self.is_array(node.ty) => {
                    let what = if explicit {
                        NeverNull::Object
                    } else {
                        NeverNull::Array
                    };
                    return Some((what, self.access_text(e)?.into(), node.range));
                }
                _ => return None,
            }
        }
    }

    /// `a.b->c` as text, when it is made of names only.
    fn access_text(&self, e: ExprId) -> Option<String> {
        let mut names = Vec::new();
        let mut e = e;
        loop {
            match self.unit.expr(e).kind {
                ExprKind::Member {
                    base,
                    record,
                    field,
                    arrow,
                } => {
                    let name = self.unit.record(record).fields.get(field as usize)?.name;
                    if name != neverc_source::Symbol::EMPTY {
                        names.push(self.names.get(name).to_string());
                        names.push(if arrow { "->" } else { "." }.to_owned());
                    } else if arrow && let Some(last) = names.last_mut() {
                        *last = "->".to_owned();
                    }
                    e = base;
                }
                ExprKind::Paren(inner) | ExprKind::ImplicitCast(_, inner) => e = inner,
                ExprKind::DeclRef(DeclRef::Var(v)) => {
                    names.push(self.names.get(self.unit.var(v).name).to_string());
                    break;
                }
                _ => return None,
            }
        }
        names.reverse();
        Some(names.concat())
    }

    /// The vector of signed integers that comparing vectors of `ty` gives.
    pub(crate) fn comparison_vector(&mut self, ty: QualType, elem: QualType, n: u32) -> QualType {
        let size = self.size_of(elem).unwrap_or(4);
        let int = self.int_of_size(size, true).unwrap_or(Builtin::Int.q());
        let kind = if matches!(self.kind(ty), TypeKind::ExtVector(..)) {
            TypeKind::ExtVector(int, n)
        } else {
            TypeKind::Vector(int, n)
        };
        self.unit.types.intern(kind).into()
    }
}

/// What makes a pointer never null.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NeverNull {
    Function,
    Array,
    Object,
}

fn is_weak(attrs: &[crate::tree::Attr]) -> bool {
    attrs
        .iter()
        .any(|a| matches!(a, crate::tree::Attr::Weak | crate::tree::Attr::WeakRef(_)))
}
