//! `switch` and its labels. C23 6.8.2, 6.8.5.3.

use std::collections::BTreeMap;

use neverc_source::{Loc, Range, Warning};
use neverc_syntax::ast::{self, StmtKind as Ast};

use crate::cx::Sema;
use crate::scope::ScopeKind;
use crate::stmt::{Prefix, SwitchState};
use crate::tree::{EnumId, ExprId, StmtId, StmtKind};
use crate::types::{Builtin, QualType, TypeKind};
use crate::value::IntValue;

impl Sema<'_> {
    pub(crate) fn switch(&mut self, cond: ast::ExprId, body: ast::StmtId, range: Range) -> StmtId {
        self.push_scope(ScopeKind::Block);
        let value = self.expr_rvalue(cond);
        let node = *self.unit.expr(value);
        let mut broken = self.error_type(node.ty);
        let is_int = crate::classify::int_info(&self.unit, self.target, node.ty).is_some();
        if !broken && !is_int {
            let message = format!(
                "statement requires expression of integer type ({} invalid)",
                self.show(node.ty)
            );
            self.diags
                .error(range.begin, message)
                .range(node.range)
                .emit();
            broken = true;
        }
        let raw = self.enum_behind(value);
        if !broken && self.boolean_value(value) {
            self.diags
                .warn(
                    Warning::SWITCH_BOOL,
                    range.begin,
                    "switch condition has boolean value",
                )
                .range(node.range)
                .emit();
        }
        let value = if broken { value } else { self.promote(value) };
        let ty = self.unit.expr(value).ty;
        let region = self.decl.fun.region;
        self.decl.fun.switches.push(SwitchState {
            ty,
            raw,
            cases: BTreeMap::new(),
            default: None,
            region,
            broken,
        });
        self.decl.fun.breakable += 1;
        self.check_last_fallthrough(body);
        let body = self.scoped(body);
        self.decl.fun.breakable -= 1;
        self.pop_scope();
        self.decl.fun.region = region;
        if let Some(state) = self.decl.fun.switches.pop()
            && !state.broken
        {
            self.check_enum_switch(&state, node.range.begin, node.range);
        }
        self.unit.push_stmt(StmtKind::Switch(value, body), range)
    }

    /// `[[fallthrough]]` as the last statement of a switch leads nowhere.
    pub(crate) fn check_last_fallthrough(&mut self, body: ast::StmtId) {
        let mut at = body;
        for _ in 0..1024 {
            match self.ast.stmt(at).kind {
                Ast::Compound(list) => match self.ast.list(list).last() {
                    Some(&last) => at = last,
                    None => return,
                },
                Ast::Case(_, _, inner) | Ast::Default(inner) | Ast::Label(_, _, inner) => {
                    at = inner;
                }
                Ast::Attributed(attrs, inner) => {
                    let is_null = matches!(self.ast.stmt(inner).kind, Ast::Null);
                    let fallthrough = self
                        .ast
                        .list(attrs)
                        .iter()
                        .any(|a| self.names.with(a.name, |t| t == "fallthrough"));
                    if is_null && fallthrough {
                        self.diags
                            .error(
                                self.ast.stmt(at).range.begin,
                                "fallthrough annotation does not directly precede switch label",
                            )
                            .emit();
                    }
                    return;
                }
                _ => return,
            }
        }
    }

    /// A comparison, `!`, `&&`, `||` or a `_Bool`.
    pub(crate) fn boolean_value(&self, e: ExprId) -> bool {
        use crate::tree::ExprKind;
        let mut at = e;
        for _ in 0..64 {
            let node = self.unit.expr(at);
            if self.unit.types.is(node.ty, Builtin::Bool) {
                return true;
            }
            match node.kind {
                ExprKind::Paren(inner) | ExprKind::ImplicitCast(_, inner) => at = inner,
                ExprKind::Binary(op, ..) => {
                    return op.is_comparison()
                        || matches!(op, ast::BinaryOp::LAnd | ast::BinaryOp::LOr);
                }
                ExprKind::Unary(ast::UnaryOp::LNot, _) => return true,
                _ => return false,
            }
        }
        false
    }

    /// The type of a condition before conversions nobody wrote.
    pub(crate) fn enum_behind(&self, e: ExprId) -> QualType {
        use crate::tree::{CastKind, DeclRef, ExprKind};
        let mut at = e;
        for _ in 0..64 {
            let node = self.unit.expr(at);
            match node.kind {
                ExprKind::ImplicitCast(CastKind::IntegralCast, inner) => at = inner,
                ExprKind::Paren(inner) => at = inner,
                ExprKind::DeclRef(DeclRef::Enumerator(_)) => return node.ty,
                _ => return node.ty,
            }
        }
        self.unit.expr(e).ty
    }

    pub(crate) fn check_enum_switch(&mut self, state: &SwitchState, loc: Loc, range: Range) {
        let TypeKind::Enum(id) = *self.unit.types.canon_kind(state.raw) else {
            return;
        };
        let id: EnumId = id;
        let shown = self.show(state.raw);
        let mut names = Vec::new();
        let mut values = std::collections::BTreeSet::new();
        for &e in &self.unit.enumeration(id).enumerators {
            let e = &self.unit.enumerators[e.index()];
            let handled = state
                .cases
                .range(..=e.value.clone())
                .next_back()
                .is_some_and(|(_, (high, _))| *high >= e.value);
            if !handled && values.insert(e.value.clone()) {
                names.push(e.name);
            }
            values.insert(e.value.clone());
        }
        let flag_enum = self.unit.enumeration(id).attrs.iter().any(|a| {
            matches!(a, crate::tree::Attr::Ignored(n) if self.names.with(*n, |t| t == "flag_enum"))
        });
        if !flag_enum && !values.is_empty() {
            for (low, (high, at)) in &state.cases {
                if low == high && !values.contains(low) {
                    let message = format!("case value not in enumerated type {shown}");
                    self.diags.warn(Warning::SWITCH, *at, message).emit();
                }
            }
        }
        if names.is_empty() {
            return;
        }
        let text: Vec<String> = names
            .iter()
            .take(3)
            .map(|&n| format!("'{}'", self.text(n)))
            .collect();
        let message = match names.len() {
            1 => format!("enumeration value {} not handled in switch", text[0]),
            2 => format!(
                "enumeration values {} and {} not handled in switch",
                text[0], text[1]
            ),
            3 => format!(
                "enumeration values {}, {}, and {} not handled in switch",
                text[0], text[1], text[2]
            ),
            n => format!(
                "{n} enumeration values not handled in switch: {}, {}, {}...",
                text[0], text[1], text[2]
            ),
        };
        let flag = if state.default.is_some() {
            Warning::SWITCH_ENUM
        } else {
            Warning::SWITCH
        };
        let message = if state.default.is_some() && names.len() == 1 {
            format!(
                "enumeration value {} not explicitly handled in switch",
                text[0]
            )
        } else if state.default.is_some() {
            message.replace("not handled", "not explicitly handled")
        } else {
            message
        };
        self.diags.warn(flag, loc, message).range(range).emit();
    }

    pub(crate) fn case_label(
        &mut self,
        low: ast::ExprId,
        high: Option<ast::ExprId>,
        loc: Loc,
    ) -> Prefix {
        let Some(state) = self.decl.fun.switches.last() else {
            self.diags
                .error(loc, "'case' statement not in switch statement")
                .emit();
            self.expr_rvalue(low);
            if let Some(high) = high {
                self.expr_rvalue(high);
            }
            return Prefix::Skipped;
        };
        let (ty, broken, region, raw) = (state.ty, state.broken, state.region, state.raw);
        self.check_case_region(region, loc);
        let first = self.case_value(low, ty, broken, raw);
        let last = match high {
            Some(high) => {
                self.diags
                    .warn(
                        Warning::GNU_CASE_RANGE,
                        loc,
                        "use of GNU case range extension",
                    )
                    .emit();
                self.case_value(high, ty, broken, raw)
            }
            None => first.clone(),
        };
        let (Some(first), Some(last)) = (first, last) else {
            return Prefix::Skipped;
        };
        if broken {
            return Prefix::Skipped;
        }
        let range = self.ast.expr(low).range;
        if last < first {
            self.diags
                .warn(Warning::SWITCH, range.begin, "empty case range specified")
                .range(range)
                .emit();
            return Prefix::Skipped;
        }
        let Some(state) = self.decl.fun.switches.last_mut() else {
            return Prefix::Skipped;
        };
        let overlap = state
            .cases
            .range(..=last.clone())
            .next_back()
            .filter(|(_, (high, _))| *high >= first)
            .map(|(low, (_, at))| (low.clone(), *at));
        if let Some((value, at)) = overlap {
            let shown = if value < first { &first } else { &value };
            let message = format!("duplicate case value '{}'", shown.to_big());
            self.diags
                .error(range.begin, message)
                .range(range)
                .note(at, "previous case defined here")
                .emit();
            return Prefix::Skipped;
        }
        state
            .cases
            .insert(first.clone(), (last.clone(), range.begin));
        Prefix::Case(first, last)
    }

    pub(crate) fn case_value(
        &mut self,
        e: ast::ExprId,
        ty: QualType,
        broken: bool,
        raw: QualType,
    ) -> Option<IntValue> {
        let typed = self.expr_rvalue(e);
        let value = self.integer_constant_of(typed, "expression")?;
        if broken {
            return Some(value);
        }
        let own_ty = self.unit.expr(typed).ty;
        let (own, _) = crate::classify::int_info(&self.unit, self.target, own_ty)?;
        let (width, signed) = crate::classify::int_info(&self.unit, self.target, ty)?;
        let (narrow, narrow_signed) =
            crate::classify::int_info(&self.unit, self.target, raw).unwrap_or((width, signed));
        let converted = value.wrap(narrow, narrow_signed);
        if narrow < own && converted != value {
            let range = self.ast.expr(e).range;
            let message = format!(
                "overflow converting case value to switch condition type ({} to {})",
                value.to_big(),
                converted.to_big()
            );
            self.diags
                .warn(Warning::SWITCH, range.begin, message)
                .range(range)
                .emit();
        }
        Some(value.wrap(width, signed))
    }

    pub(crate) fn default_label(&mut self, loc: Loc) -> Prefix {
        let Some(state) = self.decl.fun.switches.last_mut() else {
            self.diags
                .error(loc, "'default' statement not in switch statement")
                .emit();
            return Prefix::Skipped;
        };
        if let Some(at) = state.default {
            self.diags
                .error(loc, "multiple default labels in one switch")
                .note(at, "previous case defined here")
                .emit();
            return Prefix::Skipped;
        }
        state.default = Some(loc);
        let region = state.region;
        self.check_case_region(region, loc);
        Prefix::Default
    }
}
