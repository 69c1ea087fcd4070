//! Primary expressions with rules of their own: `_Generic`, `__builtin_choose_expr`, `va_arg`, bit casts, source positions.

use neverc_prep::TokenKind;
use neverc_source::{Loc, Range, Warning};
use neverc_syntax::ast;

use crate::cx::Sema;
use crate::scope::Entity;
use crate::tree::{Category, ExprId, ExprKind};
use crate::types::{Builtin, QualType, TypeKind};

impl Sema<'_> {
    /// `_Generic`. C23 6.5.2.1.
    pub(crate) fn generic(
        &mut self,
        control: ast::GenericControl,
        list: ast::List<ast::Association>,
        range: Range,
    ) -> ExprId {
        let (control_expr, control_ty, control_loc) = match control {
            ast::GenericControl::Expr(e) => {
                let e = {
                    self.ex.unevaluated += 1;
                    let e = self.expr_rvalue(e);
                    self.ex.unevaluated -= 1;
                    e
                };
                let node = *self.unit.expr(e);
                let ty = self.unqual(node.ty);
                let ty = self.atomic_value(ty).unwrap_or(ty);
                (Some(e), ty, node.range)
            }
            ast::GenericControl::Type(t) => {
                let ty = self.type_name(t);
                (None, ty, self.ast.type_name(t).range)
            }
        };
        let associations = self.ast.list(list);
        let mut default: Option<(usize, Loc)> = None;
        let mut found: Option<usize> = None;
        let mut types: Vec<(QualType, Loc)> = Vec::new();
        let mut bad = self.is_error_type(control_ty);
        for (index, association) in associations.iter().enumerate() {
            let Some(name) = association.ty else {
                if let Some((_, first)) = default {
                    self.diags
                        .error(association.loc, "duplicate default generic association")
                        .note(first, "previous default generic association is here")
                        .emit();
                    bad = true;
                }
                default = Some((index, association.loc));
                continue;
            };
            let ty = self.type_name(name);
            if self.is_error_type(ty) {
                bad = true;
                continue;
            }
            let shown = |s: &Self| s.show(ty);
            if control_expr.is_some() && self.is_incomplete(ty) && !self.is_void(ty) {
                self.diags
                    .error(
                        association.loc,
                        format!("type {} in generic association incomplete", shown(self)),
                    )
                    .emit();
                bad = true;
                continue;
            }
            if self.is_variably_modified(ty) {
                self.diags
                    .error(
                        association.loc,
                        format!(
                            "type {} in generic association is a variably modified type",
                            shown(self)
                        ),
                    )
                    .emit();
                bad = true;
                continue;
            }
            if let Some(&(other, first)) = types.iter().find(|(t, _)| self.compatible(*t, ty)) {
                let (a, b) = (self.show(ty), self.show(other));
                self.diags
                    .error(
                        association.loc,
                        format!(
                            "type {a} in generic association compatible with previously specified type {b}"
                        ),
                    )
                    .note(first, format!("compatible type {b} specified here"))
                    .emit();
                bad = true;
                continue;
            }
            if control_expr.is_some() {
                self.warn_never_selected(ty, association.loc);
            }
            types.push((ty, association.loc));
            if found.is_none() && !bad && self.compatible(ty, control_ty) {
                found = Some(index);
            }
        }
        if bad {
            return self.error_expr(range);
        }
        let Some(chosen) = found.or(default.map(|(i, _)| i)) else {
            let shown = self.show(control_ty);
            self.diags
                .error(
                    control_loc.begin,
                    format!(
                        "controlling expression type {shown} not compatible with any generic association type"
                    ),
                )
                .range(control_loc)
                .emit();
            return self.error_expr(range);
        };
        // The others are analysed for their errors only.
        let mut result = None;
        for (index, association) in associations.iter().enumerate() {
            if index == chosen {
                result = Some(self.expr(association.value));
            } else {
                self.ex.unevaluated += 1;
                self.ex.unreachable += 1;
                self.expr(association.value);
                self.ex.unreachable -= 1;
                self.ex.unevaluated -= 1;
            }
        }
        let Some(chosen) = result else {
            return self.error_expr(range);
        };
        let node = *self.unit.expr(chosen);
        self.add(
            ExprKind::Generic {
                control: control_expr,
                chosen,
            },
            node.ty,
            node.cat,
            range,
            range.begin,
        )
    }

    /// The controlling expression is converted to a value: qualified and array types never match.
    fn warn_never_selected(&mut self, ty: QualType, loc: Loc) {
        let why = if self.is_array(ty) {
            "of array type"
        } else if self.unit.types.canonical(ty).local_quals() != 0 {
            "qualified"
        } else {
            return;
        };
        let shown = self.show(ty);
        self.diags
            .warn(
                Warning::UNREACHABLE_CODE_GENERIC_ASSOC,
                loc,
                format!("due to lvalue conversion of the controlling expression, association of type {shown} will never be selected because it is {why}"),
            )
            .emit();
    }

    /// `__builtin_choose_expr(c, a, b)`.
    pub(crate) fn choose(&mut self, list: ast::List<ast::ExprId>, range: Range) -> ExprId {
        let [cond, a, b] = *self.ast.list(list) else {
            return self.error_expr(range);
        };
        let cond_e = self.expr_rvalue(cond);
        if self.is_error(cond_e) {
            return self.error_expr(range);
        }
        let Some(value) = self.required_int(cond_e) else {
            let at = self.unit.expr(cond_e).range;
            self.diags
                .error(
                    at.begin,
                    "'__builtin_choose_expr' requires a constant expression",
                )
                .range(at)
                .emit();
            return self.error_expr(range);
        };
        let (yes, no) = if value.is_zero() { (b, a) } else { (a, b) };
        self.ex.unevaluated += 1;
        self.ex.unreachable += 1;
        self.expr(no);
        self.ex.unreachable -= 1;
        self.ex.unevaluated -= 1;
        let chosen = self.expr(yes);
        let node = *self.unit.expr(chosen);
        self.add(
            ExprKind::Choose {
                cond: cond_e,
                chosen,
            },
            node.ty,
            node.cat,
            range,
            range.begin,
        )
    }

    /// `__builtin_va_arg(list, T)`. C23 7.16.1.1.
    pub(crate) fn va_arg(
        &mut self,
        list: ast::ExprId,
        name: ast::TypeNameId,
        range: Range,
    ) -> ExprId {
        let list = self.expr(list);
        let ty = self.type_name(name);
        let at = self.ast.type_name(name).range;
        if self.is_error(list) || self.is_error_type(ty) {
            return self.error_expr(range);
        }
        let Some(list) = self.va_list_operand(list) else {
            return self.error_expr(range);
        };
        if self.is_incomplete(ty) {
            let shown = self.show(ty);
            let diag = self
                .diags
                .error(
                    at.begin,
                    format!("second argument to 'va_arg' is of incomplete type {shown}"),
                )
                .range(at);
            self.note_forward(diag, ty).emit();
            return self.error_expr(range);
        }
        if self.is_array(ty) {
            let shown = self.show(ty);
            self.diags
                .warn(
                    Warning::VARARGS,
                    at.begin,
                    format!("second argument to 'va_arg' is of array type {shown}, which has undefined behavior because arguments will never be compatible with array type"),
                )
                .range(at)
                .emit();
        }
        let promoted = match self.kind(ty) {
            TypeKind::Builtin(Builtin::Float) => Some(Builtin::Double.q()),
            TypeKind::Enum(_) => None,
            _ if self.is_integer(ty) => {
                let p = self.promoted_type(ty);
                (!self.unit.types.same_unqualified(p, ty)).then_some(p)
            }
            _ => None,
        };
        if let Some(promoted) = promoted {
            let (a, b) = (self.show(ty), self.show(promoted));
            self.diags
                .warn(
                    Warning::VARARGS,
                    at.begin,
                    format!("second argument to 'va_arg' is of promotable type {a}; this va_arg has undefined behavior because arguments will be promoted to {b}"),
                )
                .range(at)
                .emit();
        }
        let ty = self.unqual(ty);
        self.add(
            ExprKind::VaArg(list),
            ty,
            Category::RValue,
            range,
            range.begin,
        )
    }

    /// The operand of a `va_…` operation: a pointer to the list where the list is an array, else its lvalue.
    pub fn va_list_operand(&mut self, list: ExprId) -> Option<ExprId> {
        let node = *self.unit.expr(list);
        let name = self.names.intern("__builtin_va_list");
        let want = match self.lookup(name) {
            Some(Entity::Typedef(t)) => self.unit.typedef(t).ty,
            _ => return Some(list),
        };
        let ok = match self.unit.types.element(want) {
            Some(elem) => {
                let value = self.rvalue(list);
                let pointee = self.unit.types.pointee(self.ty(value));
                if pointee.is_some_and(|p| self.unit.types.same_unqualified(p, elem)) {
                    return Some(value);
                }
                false
            }
            None => {
                self.mark_address_taken(list);
                node.cat == Category::LValue && self.unit.types.same_unqualified(node.ty, want)
            }
        };
        if ok {
            return Some(list);
        }
        let shown = self.show(node.ty);
        self.diags
            .error(
                node.range.begin,
                format!("first argument to 'va_arg' is of type {shown} and not 'va_list'"),
            )
            .range(node.range)
            .emit();
        None
    }

    /// `__builtin_bit_cast(T, e)`.
    pub(crate) fn bit_cast(
        &mut self,
        name: ast::TypeNameId,
        operand: ast::ExprId,
        range: Range,
    ) -> ExprId {
        let ty = self.type_name(name);
        let e = self.expr_rvalue(operand);
        if self.is_error(e) || self.is_error_type(ty) {
            return self.error_expr(range);
        }
        let from = self.ty(e);
        match (self.size_of(from), self.size_of(ty)) {
            (Some(a), Some(b)) if a == b => {}
            (Some(a), Some(b)) => {
                self.diags
                    .error(
                        range.begin,
                        format!("size of '__builtin_bit_cast' source type {} does not match destination type {} ({a} vs {b} bytes)", self.show(from), self.show(ty)),
                    )
                    .emit();
                return self.error_expr(range);
            }
            _ => {
                self.report_incomplete_use(ty, range.begin, range);
                return self.error_expr(range);
            }
        }
        let ty = self.unqual(ty);
        self.add(
            ExprKind::BitCast(e),
            ty,
            Category::RValue,
            range,
            range.begin,
        )
    }

    /// `__builtin_LINE()` and its relatives; positions are looked up by the driver's side.
    pub(crate) fn source_location(&mut self, kind: TokenKind, range: Range) -> ExprId {
        let position = self.target_builtins.source_position(range.begin);
        let (file, line, column) = position.unwrap_or_default();
        let text = match kind {
            TokenKind::KwUuBuiltinLine => {
                return self.int_node(line.into(), Builtin::UInt.q(), range);
            }
            TokenKind::KwUuBuiltinColumn => {
                return self.int_node(column.into(), Builtin::UInt.q(), range);
            }
            TokenKind::KwUuBuiltinFunction | TokenKind::KwUuBuiltinFuncsig => match self.function {
                Some(f) => self.names.get(self.unit.func(f).name).to_string(),
                None => String::new(),
            },
            TokenKind::KwUuBuiltinFileName => {
                file.rsplit('/').next().unwrap_or_default().to_owned()
            }
            _ => file,
        };
        let string = self.plain_string(&text);
        let e = self.string_node(string, range);
        self.rvalue(e)
    }
}
