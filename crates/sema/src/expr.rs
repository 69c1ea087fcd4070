//! Expressions: from the syntax tree to typed nodes. This file holds the dispatcher and the primary expressions.

use neverc_prep::TokenKind;
use neverc_source::{Loc, Range, Symbol, Warning};
use neverc_syntax::ast;

use crate::cx::Sema;
use crate::scope::Entity;
use crate::tree::{Category, DeclRef, Expr, ExprId, ExprKind, LabelId, Linkage, Storage, StringId};
use crate::types::{Builtin, QualType, TypeKind};
use crate::value::IntValue;

/// Deepest nesting of expressions (operand chains to the left do not count).
const MAX_DEPTH: u32 = 2000;

/// State of the expression side of sema.
#[derive(Default)]
pub struct ExprState {
    /// Nesting of operands that are not evaluated (`sizeof`, `typeof`, `_Generic`).
    pub unevaluated: u32,
    /// Nesting of operands that can never run (`0 ? here : 0`); run-time warnings are silent inside. The statement
    /// side may count `if (0)` bodies in.
    pub unreachable: u32,
    /// The operand of `&` is being analysed: one past the end of an array is fine.
    pub(crate) address_operand: bool,
    /// Nesting of `__extension__`: extension warnings are silent.
    pub extension: u32,
    depth: u32,
    too_deep: bool,
    /// Operator chains being worked on.
    pub(crate) spine: Vec<ast::ExprId>,
    /// Folded integers by expression.
    pub(crate) folds: crate::consteval::FoldCell,
    /// Suggestions looked for so far.
    pub(crate) suggestions: u32,
    /// `__func__` and its relatives of the current function.
    pub(crate) func_name: Option<(crate::tree::FuncId, StringId)>,
    /// Labels whose address is taken.
    pub address_labels: Vec<(LabelId, Loc)>,
}

impl Sema<'_> {
    /// Appends a typed node.
    pub fn add(
        &mut self,
        kind: ExprKind,
        ty: QualType,
        cat: Category,
        range: Range,
        loc: Loc,
    ) -> ExprId {
        self.unit.push_expr(Expr {
            kind,
            ty,
            cat,
            range,
            loc,
        })
    }

    /// What stands for an expression that was diagnosed.
    pub fn error_expr(&mut self, range: Range) -> ExprId {
        self.add(
            ExprKind::Error,
            Builtin::Error.q(),
            Category::RValue,
            range,
            range.begin,
        )
    }

    /// Whether `e` was diagnosed.
    pub fn is_error(&self, e: ExprId) -> bool {
        self.is_error_type(self.ty(e))
    }

    /// An `int`-like constant node.
    pub fn int_node(&mut self, value: i128, ty: QualType, range: Range) -> ExprId {
        let id = self.unit.push_int(IntValue::Small(value));
        self.add(ExprKind::Int(id), ty, Category::RValue, range, range.begin)
    }

    /// Wraps `e` as a constant whose value is known.
    pub fn constant_node(&mut self, e: ExprId, value: IntValue) -> ExprId {
        let old = *self.unit.expr(e);
        let id = self.unit.push_int(value);
        self.add(
            ExprKind::Constant(e, id),
            old.ty,
            Category::RValue,
            old.range,
            old.loc,
        )
    }

    /// The typed form of an expression: may be an lvalue, a function or an array.
    pub fn expr(&mut self, id: ast::ExprId) -> ExprId {
        if self.ex.depth >= MAX_DEPTH {
            let range = self.ast.expr(id).range;
            if !self.ex.too_deep {
                self.ex.too_deep = true;
                self.diags
                    .fatal(range.begin, "expression nesting is too deep")
                    .emit();
            }
            return self.error_expr(range);
        }
        self.ex.depth += 1;
        let result = self.expr_kind(id);
        self.ex.depth -= 1;
        result
    }

    fn expr_kind(&mut self, id: ast::ExprId) -> ExprId {
        let node = *self.ast.expr(id);
        let (range, loc) = (node.range, node.loc);
        match node.kind {
            ast::ExprKind::Binary(..)
            | ast::ExprKind::Call(..)
            | ast::ExprKind::Member { .. }
            | ast::ExprKind::Index(..) => self.chain(id),
            ast::ExprKind::Ident(name) => self.name_expr(name, range),
            ast::ExprKind::Number(spelling) => self.number(spelling, range),
            ast::ExprKind::Char(spelling, kind) => self.char_constant(spelling, kind, range),
            ast::ExprKind::String(parts) => {
                let string = self.string_literal(parts, range.begin);
                self.string_node(string, range)
            }
            ast::ExprKind::Bool(value) => {
                let ty = if self.lang.c23() {
                    Builtin::Bool.q()
                } else {
                    Builtin::Int.q()
                };
                self.int_node(value as i128, ty, range)
            }
            ast::ExprKind::Nullptr => self.add(
                ExprKind::Nullptr,
                Builtin::NullPtr.q(),
                Category::RValue,
                range,
                loc,
            ),
            ast::ExprKind::Paren(inner) => {
                let e = self.expr(inner);
                let old = *self.unit.expr(e);
                self.add(ExprKind::Paren(e), old.ty, old.cat, range, range.begin)
            }
            ast::ExprKind::Extension(inner) => {
                self.ex.extension += 1;
                let e = self.expr(inner);
                self.ex.extension -= 1;
                e
            }
            ast::ExprKind::Unary(op, operand) => self.unary(op, operand, range, loc),
            ast::ExprKind::Conditional(cond, then, els) => {
                self.conditional(cond, then, els, range, loc)
            }
            ast::ExprKind::Cast(ty, operand) => self.cast(ty, operand, range),
            ast::ExprKind::CompoundLiteral(ty, init) => {
                match self.compound_literal_var(ty, init, range) {
                    Some(var) => {
                        let ty = self.unit.var(var).ty;
                        self.add(
                            ExprKind::CompoundLiteral(var),
                            ty,
                            Category::LValue,
                            range,
                            range.begin,
                        )
                    }
                    None => self.error_expr(range),
                }
            }
            ast::ExprKind::TraitExpr(kind, operand) => self.trait_expr(kind, operand, range),
            ast::ExprKind::TraitType(kind, ty) => {
                let of = self.type_name(ty);
                let type_range = self.ast.type_name(ty).range;
                self.trait_type(kind, of, None, type_range, range)
            }
            ast::ExprKind::Generic(control, list) => self.generic(control, list, range),
            ast::ExprKind::StmtExpr(body) => {
                if self.function.is_none() {
                    self.diags
                        .error(
                            range.begin,
                            "statement expression not allowed at file scope",
                        )
                        .emit();
                    return self.error_expr(range);
                }
                self.pedantic(
                    Warning::GNU_STATEMENT_EXPRESSION,
                    range.begin,
                    "use of GNU statement expression extension",
                );
                let (body, ty) = self.stmt_expr(body);
                let ty = self.unqual(ty);
                self.add(ExprKind::StmtExpr(body), ty, Category::RValue, range, loc)
            }
            ast::ExprKind::AddrLabel(name) => {
                if self.function.is_none() {
                    self.diags
                        .error(range.begin, "address-of-label outside of a function")
                        .emit();
                    return self.error_expr(range);
                }
                self.pedantic(
                    Warning::GNU_LABEL_AS_VALUE,
                    range.begin,
                    "use of GNU address-of-label extension",
                );
                let label = self.label(name, range.end);
                self.unit.labels[label.index()].address_taken = true;
                self.ex.address_labels.push((label, range.end));
                let ty = self.unit.types.pointer(Builtin::Void.q());
                self.add(
                    ExprKind::AddrLabel(label),
                    ty,
                    Category::RValue,
                    range,
                    range.begin,
                )
            }
            ast::ExprKind::VaArg(list, ty) => self.va_arg(list, ty, range),
            ast::ExprKind::Offsetof(ty, designators) => self.offsetof(ty, designators, range),
            ast::ExprKind::TypesCompatible(a, b) => {
                let (a, b) = (self.type_name(a), self.type_name(b));
                let (a, b) = (
                    self.unit.types.unqualified(a),
                    self.unit.types.unqualified(b),
                );
                let same = self.compatible(a, b);
                self.int_node(same as i128, Builtin::Int.q(), range)
            }
            ast::ExprKind::ChooseExpr(list) => self.choose(list, range),
            ast::ExprKind::ConvertVector(operand, ty) => self.convert_vector(operand, ty, range),
            ast::ExprKind::BitCast(ty, operand) => self.bit_cast(ty, operand, range),
            ast::ExprKind::Predefined(kind) => self.predefined(kind, range),
            ast::ExprKind::SourceLocation(kind) => self.source_location(kind, range),
            ast::ExprKind::InitList(_) => {
                self.diags.error(range.begin, "expected expression").emit();
                self.error_expr(range)
            }
            ast::ExprKind::Error => self.error_expr(range),
        }
    }

    /// Binary operators, calls, members and subscripts nest to the left without bound: walks down first, then builds
    /// upwards.
    fn chain(&mut self, id: ast::ExprId) -> ExprId {
        let base = self.ex.spine.len();
        let mut current = id;
        let mut result = loop {
            let left = match self.ast.expr(current).kind {
                ast::ExprKind::Binary(_, left, _) | ast::ExprKind::Index(left, _) => left,
                ast::ExprKind::Member { base, .. } => base,
                ast::ExprKind::Call(callee, _) => {
                    if let ast::ExprKind::Ident(name) = self.ast.expr(callee).kind {
                        self.ex.spine.push(current);
                        let range = self.ast.expr(callee).range;
                        break self.callee_name(name, range);
                    }
                    callee
                }
                ast::ExprKind::Ident(name) => {
                    let range = self.ast.expr(current).range;
                    break self.name_expr(name, range);
                }
                _ => break self.expr(current),
            };
            self.ex.spine.push(current);
            current = left;
        };
        while self.ex.spine.len() > base {
            let Some(id) = self.ex.spine.pop() else {
                break;
            };
            let node = *self.ast.expr(id);
            result = match node.kind {
                ast::ExprKind::Binary(op, _, right) => {
                    self.binary_with(op, result, right, node.range, node.loc)
                }
                ast::ExprKind::Index(_, index) => {
                    self.subscript(result, index, node.range, node.loc)
                }
                ast::ExprKind::Member {
                    name,
                    arrow,
                    name_loc,
                    ..
                } => self.member(result, name, arrow, name_loc, node.range, node.loc),
                ast::ExprKind::Call(_, args) => self.call(result, args, node.range, node.loc),
                _ => result,
            };
        }
        result
    }

    /// The typed form as a value (decayed, loaded).
    pub fn expr_rvalue(&mut self, id: ast::ExprId) -> ExprId {
        let e = self.expr(id);
        self.rvalue(e)
    }

    /// An operand that is not evaluated.
    pub fn expr_unevaluated(&mut self, id: ast::ExprId) -> ExprId {
        self.ex.unevaluated += 1;
        let e = self.expr(id);
        self.ex.unevaluated -= 1;
        e
    }

    /// A string literal node.
    pub fn string_node(&mut self, string: StringId, range: Range) -> ExprId {
        let ty = self.unit.strings[string.index()].ty;
        self.add(
            ExprKind::String(string),
            ty,
            Category::LValue,
            range,
            range.begin,
        )
    }

    /// A name that is called: unknown ones are declared implicitly.
    fn callee_name(&mut self, name: Symbol, range: Range) -> ExprId {
        if self.lookup(name).is_some() {
            return self.name_expr(name, range);
        }
        if let Some(ty) = self
            .names
            .with(name, |n| n.starts_with("__builtin_").then(|| n.to_owned()))
            && self.report_unknown_builtin(&ty, range)
        {
            return self.error_expr(range);
        }
        if self.lang.c23() {
            self.report_undeclared(name, range);
            return self.error_expr(range);
        }
        let func = self.implicit_function(name, range.begin);
        self.func_ref(func, range)
    }

    fn report_unknown_builtin(&mut self, name: &str, range: Range) -> bool {
        self.diags
            .error(range.begin, format!("use of unknown builtin '{name}'"))
            .emit();
        true
    }

    /// A node that names a function.
    pub fn func_ref(&mut self, func: crate::tree::FuncId, range: Range) -> ExprId {
        let entry = &mut self.unit.funcs[func.index()];
        if self.ex.unevaluated == 0 {
            entry.used = true;
        }
        let ty = entry.ty;
        self.add(
            ExprKind::DeclRef(DeclRef::Func(func)),
            ty,
            Category::LValue,
            range,
            range.begin,
        )
    }

    /// A node that names a variable.
    pub fn var_ref(&mut self, var: crate::tree::VarId, range: Range) -> ExprId {
        let entry = &mut self.unit.vars[var.index()];
        entry.used = true;
        let ty = entry.ty;
        self.add(
            ExprKind::DeclRef(DeclRef::Var(var)),
            ty,
            Category::LValue,
            range,
            range.begin,
        )
    }

    /// A name. C23 6.5.2.
    fn name_expr(&mut self, name: Symbol, range: Range) -> ExprId {
        match self.lookup(name) {
            Some(Entity::Var(var)) => {
                self.check_use_attributes_var(var, range);
                self.check_var_access(var, range);
                self.var_ref(var, range)
            }
            Some(Entity::Func(func)) => {
                self.check_use_attributes_func(func, range);
                self.func_ref(func, range)
            }
            Some(Entity::Enumerator(e)) => {
                let ty = self.unit.enumerators[e.index()].ty;
                self.add(
                    ExprKind::DeclRef(DeclRef::Enumerator(e)),
                    ty,
                    Category::RValue,
                    range,
                    range.begin,
                )
            }
            Some(Entity::Typedef(_)) => {
                let text = self.names.get(name);
                self.diags
                    .error(
                        range.begin,
                        format!("unexpected type name '{text}': expected expression"),
                    )
                    .emit();
                self.error_expr(range)
            }
            None => {
                self.report_undeclared(name, range);
                self.error_expr(range)
            }
        }
    }

    /// C23 6.7.5, 6.9.2: an inline definition with external linkage must not refer to internal objects.
    fn check_var_access(&mut self, var: crate::tree::VarId, range: Range) {
        let Some(function) = self.function else {
            return;
        };
        let func = self.unit.func(function);
        if !func.is_inline
            || func.linkage != Linkage::External
            || func.emission != crate::tree::Emission::AvailableExternally
            || self.lang.gnu89_inline
        {
            return;
        }
        let entry = self.unit.var(var);
        if entry.linkage == Linkage::Internal
            && entry.storage == Storage::Static
            && self.unit.types.quals(entry.ty) & crate::types::qual::CONST == 0
        {
            let (name, loc) = (self.names.get(entry.name), entry.loc);
            self.diags
                .warn(
                    Warning::STATIC_IN_INLINE,
                    range.begin,
                    format!(
                        "static variable '{name}' is used in an inline function with external linkage"
                    ),
                )
                .note(loc, format!("'{name}' declared here"))
                .emit();
        }
    }

    fn check_use_attributes_var(&mut self, var: crate::tree::VarId, range: Range) {
        if self.unit.var(var).attrs.is_empty() {
            return;
        }
        let entry = self.unit.var(var);
        let found = usage_attribute(&entry.attrs);
        let (name, loc) = (entry.name, entry.loc);
        self.report_usage(found, name, loc, range);
    }

    fn check_use_attributes_func(&mut self, func: crate::tree::FuncId, range: Range) {
        if self.unit.func(func).attrs.is_empty() {
            return;
        }
        let entry = self.unit.func(func);
        let found = usage_attribute(&entry.attrs);
        let (name, loc) = (entry.name, entry.loc);
        self.report_usage(found, name, loc, range);
    }

    pub(crate) fn report_usage(
        &mut self,
        found: Option<(bool, Option<std::rc::Rc<str>>)>,
        name: Symbol,
        loc: Loc,
        range: Range,
    ) {
        let loc = self.decl.marked_at.get(&loc).copied().unwrap_or(loc);
        let Some((unavailable, text)) = found else {
            return;
        };
        let name = self.names.get(name);
        let what = if unavailable {
            "unavailable"
        } else {
            "deprecated"
        };
        let message = match text {
            Some(text) if !text.is_empty() => format!("'{name}' is {what}: {text}"),
            _ => format!("'{name}' is {what}"),
        };
        let diag = if unavailable {
            self.diags.error(range.begin, message)
        } else {
            self.diags
                .warn(Warning::DEPRECATED_DECLARATIONS, range.begin, message)
        };
        diag.note(
            loc,
            format!("'{name}' has been explicitly marked {what} here"),
        )
        .emit();
    }

    /// `use of undeclared identifier`, with a suggestion.
    pub fn report_undeclared(&mut self, name: Symbol, range: Range) {
        let text = self.names.get(name);
        match self.similar_ordinary_name(&text) {
            Some((other, loc)) => {
                self.diags
                    .error(
                        range.begin,
                        format!("use of undeclared identifier '{text}'; did you mean '{other}'?"),
                    )
                    .replace(Range::token(range.begin), other.to_string())
                    .note(loc, format!("'{other}' declared here"))
                    .emit();
            }
            None => self
                .diags
                .error(
                    range.begin,
                    format!("use of undeclared identifier '{text}'"),
                )
                .emit(),
        }
    }

    /// `__func__` and its relatives. C23 6.4.3.2.
    fn predefined(&mut self, _kind: TokenKind, range: Range) -> ExprId {
        let string = match (self.function, self.ex.func_name) {
            (Some(f), Some((of, string))) if f == of => string,
            (Some(f), _) => {
                let text = self.names.get(self.unit.func(f).name);
                let string = self.plain_string(&text);
                self.ex.func_name = Some((f, string));
                string
            }
            (None, _) => {
                self.diags
                    .warn(
                        Warning::PREDEFINED_IDENTIFIER_OUTSIDE_FUNCTION,
                        range.begin,
                        "predefined identifier is only valid inside function",
                    )
                    .emit();
                self.plain_string("")
            }
        };
        let ty = self.unit.strings[string.index()].ty;
        let elem = self.sugared_element(ty).unwrap_or(Builtin::Char.q());
        let len = match self.kind(ty) {
            TypeKind::ConstantArray(_, n) => *n,
            _ => 1,
        };
        let ty = self
            .unit
            .types
            .array(elem.with(crate::types::qual::CONST), len);
        self.add(
            ExprKind::Predefined(string),
            ty,
            Category::LValue,
            range,
            range.begin,
        )
    }

    /// Reports a node's operand as useless and gives the error node.
    pub(crate) fn fail(&mut self, loc: Loc, message: String, range: Range) -> ExprId {
        self.diags.error(loc, message).range(range).emit();
        self.error_expr(range)
    }
}

fn usage_attribute(attrs: &[crate::tree::Attr]) -> Option<(bool, Option<std::rc::Rc<str>>)> {
    attrs.iter().find_map(|a| match a {
        crate::tree::Attr::Unavailable(text) => Some((true, text.clone())),
        crate::tree::Attr::Deprecated(text) => Some((false, text.clone())),
        _ => None,
    })
}
