//! Compound literals and single expressions that initialize whole arrays. C23 6.5.3.6, 6.7.11.

use neverc_source::{Loc, Range, Symbol, Warning};
use neverc_syntax::ast;

use crate::cx::Sema;
use crate::init_tree::Node;
use crate::specs::Specs;
use crate::tree::{ExprId, ExprKind, Storage, VarId};
use crate::types::{Builtin, QualType, TypeKind};

impl Sema<'_> {
    /// The object of the compound literal `(type_name){init}`: everything is done and diagnosed here; the
    /// expression is then `CompoundLiteral(var)`, an lvalue of the variable's type.
    pub fn compound_literal_var(
        &mut self,
        type_name: ast::TypeNameId,
        init: ast::ExprId,
        range: Range,
    ) -> Option<VarId> {
        let name = *self.ast.type_name(type_name);
        let specs: Specs = self.specs(name.specs);
        let declared = self.declarator(
            &specs,
            name.declarator,
            crate::declarator::Context::TypeName,
        );
        let mut ty = declared.ty;
        if specs.auto {
            self.diags
                .error(specs.loc, "'auto' not allowed in compound literal")
                .emit();
            ty = Builtin::Error.q();
        }
        match self.unit.types.canon_kind(ty) {
            TypeKind::Function(..) | TypeKind::FunctionNoProto(..) => {
                let message = format!("illegal initializer type {}", self.show(ty));
                self.diags.error(range.begin, message).emit();
                ty = Builtin::Error.q();
            }
            TypeKind::IncompleteArray(_) => {}
            _ if self.is_vla(ty) => {
                let empty = matches!(
                    self.ast.expr(init).kind,
                    ast::ExprKind::InitList(items) if items.is_empty()
                );
                if !empty {
                    self.diags
                        .error(
                            name.range.begin,
                            "compound literal has variable-length array type",
                        )
                        .emit();
                    ty = Builtin::Error.q();
                }
            }
            _ if self.incomplete_type(ty) => {
                self.incomplete_variable(ty, name.range.begin);
                ty = Builtin::Error.q();
            }
            _ => {}
        }
        let is_static =
            self.function.is_none() || specs.has(ast::storage::STATIC) || specs.is_thread();
        self.decl.init_loc = Some(range.begin);
        let (value, completed) = self.initialize(init, ty, is_static);
        if self.error_type(completed) {
            return None;
        }
        if specs.has(ast::storage::CONSTEXPR) {
            self.check_constexpr_init(value, completed);
        }
        let id = self.new_var(Symbol::EMPTY, completed, range.begin);
        let v = &mut self.unit.vars[id.index()];
        v.is_compound_literal = true;
        v.is_constexpr = specs.has(ast::storage::CONSTEXPR);
        v.init = Some(value);
        v.used = true;
        v.storage = if specs.is_thread() {
            Storage::Thread
        } else if is_static {
            Storage::Static
        } else {
            Storage::Auto
        };
        Some(id)
    }

    pub(crate) fn array_from_expr(
        &mut self,
        init: ast::ExprId,
        ty: QualType,
        elem: QualType,
        len: Option<u64>,
        loc: Loc,
    ) -> (Node, QualType) {
        let range = self.ast.expr(init).range;
        if let Some(made) = self.string_for(init, elem, len, Some(loc)) {
            let ty = match made {
                Some(e) => self.completed(ty, &Node::Leaf(e)),
                None => ty,
            };
            let e = made.unwrap_or_else(|| self.error_init(range));
            return (Node::Leaf(e), ty);
        }
        let e = self.expr(init);
        let node = *self.unit.expr(e);
        if self.error_type(node.ty) {
            return (Node::Leaf(e), ty);
        }
        // GNU: an array from a compound literal.
        let mut inner = e;
        while let ExprKind::Paren(i) = self.unit.expr(inner).kind {
            inner = i;
        }
        if let ExprKind::CompoundLiteral(v) = self.unit.expr(inner).kind {
            let var = self.unit.var(v);
            let (from, value) = (var.ty, var.init);
            let plain_from = self.unit.types.unqualified(from);
            let elem_from = self.unit.types.element(plain_from);
            let agrees = elem_from.is_some_and(|f| {
                self.compatible(
                    self.unit.types.unqualified(f),
                    self.unit.types.unqualified(elem),
                )
            });
            let fits = match (len, self.unit.types.canon_kind(from)) {
                (Some(n), TypeKind::ConstantArray(_, m)) => n == *m,
                (None, TypeKind::ConstantArray(..)) => true,
                _ => false,
            };
            if agrees
                && fits
                && let Some(value) = value
            {
                let n = match self.unit.types.canon_kind(from) {
                    TypeKind::ConstantArray(_, n) => *n,
                    _ => 0,
                };
                let made = if len.is_some() {
                    ty
                } else {
                    self.unit.types.array(elem, n)
                };
                return (Node::Leaf(value), made);
            }
        }
        let tail = match self.char_width(elem) {
            Some(1) => " or string literal",
            Some(_) => " or wide string literal",
            None => "",
        };
        let message = format!("array initializer must be an initializer list{tail}");
        self.diags.error(loc, message).range(range).emit();
        (Node::Leaf(self.error_init(range)), ty)
    }

    /// A string literal (maybe in parentheses) as the initializer of an array of `elem`: `None` when it is no string
    /// or no character array; `Some(None)` after a report.
    pub(crate) fn string_for(
        &mut self,
        init: ast::ExprId,
        elem: QualType,
        len: Option<u64>,
        loc: Option<Loc>,
    ) -> Option<Option<ExprId>> {
        let width = self.char_width(elem)?;
        let mut inner = init;
        for _ in 0..256 {
            match self.ast.expr(inner).kind {
                ast::ExprKind::Paren(i) | ast::ExprKind::Extension(i) => inner = i,
                _ => break,
            }
        }
        if !matches!(
            self.ast.expr(inner).kind,
            ast::ExprKind::String(_) | ast::ExprKind::Predefined(_)
        ) {
            return None;
        }
        let e = self.expr(inner);
        let (id, range) = match self.unit.expr(e).kind {
            ExprKind::String(id) | ExprKind::Predefined(id) => (id, self.unit.expr(e).range),
            _ => return Some(None),
        };
        let literal = &self.unit.strings[id.0 as usize];
        let (got, bytes) = (literal.width, literal.bytes.len() as u64);
        if got != width {
            // Integer arrays that only happen to have the width of no character type take lists.
            let message = match (width, got) {
                (1, _) => "initializing char array with wide string literal",
                (_, 1) => "initializing wide char array with non-wide string literal",
                _ => "initializing wide char array with incompatible wide string literal",
            };
            let at = loc.unwrap_or(range.begin);
            self.diags.error(at, message).range(range).emit();
            return Some(None);
        }
        if let Some(n) = len
            && bytes / u64::from(width) > n
        {
            self.diags
                .warn(
                    Warning::EXCESS_INITIALIZERS,
                    range.begin,
                    "initializer-string for char array is too long",
                )
                .range(range)
                .emit();
        }
        Some(Some(e))
    }

    /// Bytes of a character type as array element: 1, 2, 4.
    pub(crate) fn char_width(&self, elem: QualType) -> Option<u8> {
        use Builtin as B;
        match self.unit.types.canon_kind(elem) {
            TypeKind::Builtin(B::Char | B::SChar | B::UChar) => Some(1),
            TypeKind::Builtin(B::UShort) => Some(2),
            TypeKind::Builtin(B::Short) if self.lang.short_wchar => Some(2),
            TypeKind::Builtin(B::Int | B::UInt) => Some(4),
            _ => None,
        }
    }
}
