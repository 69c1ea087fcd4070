//! Functions in the old style, and `main`. C17 6.9.1, C23 5.1.2.3.2.

use neverc_source::{Loc, Warning};
use neverc_syntax::ast::{self, DeclKind, storage};

use crate::attr::On;
use crate::cx::Sema;
use crate::declarator::Context;
use crate::scope::Entity;
use crate::specs::Specs;
use crate::tree::{FuncId, VarId};
use crate::types::{Builtin, QualType, TypeKind};

impl Sema<'_> {
    pub(crate) fn check_main(&mut self, id: FuncId, specs: &Specs, loc: Loc) {
        let ty = self.unit.func(id).ty;
        if specs.has(storage::STATIC) {
            self.diags
                .warn(
                    Warning::MAIN,
                    specs.storage_loc,
                    "'main' should not be declared static",
                )
                .emit();
        }
        if specs.inline {
            self.diags
                .error(
                    specs.range.begin,
                    "'main' is not allowed to be declared inline",
                )
                .emit();
        }
        let Some(ret) = self.function_result(ty) else {
            return;
        };
        if !self.unit.types.is(ret, Builtin::Int) && !self.error_type(ret) {
            self.diags
                .warn(
                    Warning::MAIN_RETURN_TYPE,
                    specs.range.begin,
                    "return type of 'main' is not 'int'",
                )
                .note(specs.range.begin, "change return type to 'int'")
                .emit();
        }
        let TypeKind::Function(_, params, _) = self.unit.types.canon_kind(ty).clone() else {
            return;
        };
        if params.len() > 3 {
            let message = format!(
                "too many parameters ({}) for 'main': must be 0, 2, or 3",
                params.len()
            );
            self.diags.error(loc, message).emit();
            return;
        }
        let which = ["first", "second", "third"];
        let what = ["argument count", "argument array", "environment"];
        for (i, &p) in params.iter().enumerate() {
            let ok = if i == 0 {
                self.unit.types.is(p, Builtin::Int)
            } else {
                self.unit
                    .types
                    .pointee(p)
                    .and_then(|t| self.unit.types.pointee(t))
                    .is_some_and(|t| self.unit.types.is(t, Builtin::Char))
            };
            if !ok && !self.error_type(p) {
                let wanted = if i == 0 { "'int'" } else { "'char **'" };
                let message = format!(
                    "{} parameter of 'main' ({}) must be of type {wanted}",
                    which[i], what[i]
                );
                self.diags.error(loc, message).emit();
                return;
            }
        }
        if params.len() == 1 {
            self.diags
                .warn(
                    Warning::MAIN,
                    loc,
                    "only one parameter on 'main' declaration",
                )
                .emit();
        }
    }

    /// The type that an argument for an old-style parameter arrives with.
    pub(crate) fn promoted_param(&self, ty: QualType) -> QualType {
        use Builtin as B;
        match self.unit.types.canon_kind(ty) {
            TypeKind::Builtin(B::Bool | B::Char | B::SChar | B::UChar | B::Short | B::UShort) => {
                B::Int.q()
            }
            TypeKind::Builtin(B::Float | B::Float16 | B::Fp16) => B::Double.q(),
            TypeKind::Enum(e) => {
                let underlying = self.unit.enumeration(*e).underlying;
                match self.unit.types.canon_kind(underlying) {
                    TypeKind::Enum(_) => underlying,
                    _ => self.promoted_param(underlying),
                }
            }
            _ => ty,
        }
    }

    /// Parameters of an old-style definition: names from the list, types from the declarations.
    pub(crate) fn knr_parameters(
        &mut self,
        names: ast::List<ast::Ident>,
        decls: ast::List<ast::DeclId>,
    ) -> Vec<VarId> {
        let ast = self.ast;
        let names = ast.list(names);
        let mut vars: Vec<VarId> = Vec::with_capacity(names.len());
        let mut seen: Vec<Option<Loc>> = vec![None; names.len()];
        for n in names {
            if names
                .iter()
                .take_while(|m| m.loc != n.loc)
                .any(|m| m.name == n.name)
            {
                let message = format!("redefinition of parameter '{}'", self.text(n.name));
                self.diags.error(n.loc, message).emit();
                seen[vars.len()] = Some(n.loc);
            }
            vars.push(self.new_var(n.name, Builtin::Int.q(), n.loc));
        }
        for &d in ast.list(decls) {
            let DeclKind::Simple(specs, list) = ast.decl(d).kind else {
                continue;
            };
            let specs = self.specs(specs);
            if specs.storage & !storage::REGISTER != 0 {
                self.diags
                    .error(
                        specs.storage_loc,
                        "invalid storage class specifier in function declarator",
                    )
                    .emit();
            }
            for item in ast.list(list) {
                let declared = self.declarator(&specs, item.declarator, Context::Param);
                let Some(n) = declared.name else { continue };
                if item.init.is_some() {
                    let message = "parameter cannot have an initializer";
                    self.diags.error(item.eq_loc, message).emit();
                }
                let Some(at) = names.iter().position(|m| m.name == n.name) else {
                    let message = format!("parameter named '{}' is missing", self.text(n.name));
                    self.diags.error(n.loc, message).emit();
                    continue;
                };
                if seen[at].is_some() {
                    let message = format!("redefinition of parameter '{}'", self.text(n.name));
                    self.diags.error(n.loc, message).emit();
                    continue;
                }
                seen[at] = Some(n.loc);
                let mut ty = self.adjust_param(declared.ty);
                if self.unit.types.is(ty, Builtin::Void) {
                    self.diags
                        .error(n.loc, "argument may not have 'void' type")
                        .emit();
                    ty = Builtin::Error.q();
                }
                let node = *ast.declarator(item.declarator);
                let mut attrs = self.decl_attrs(specs.attrs, On::Param, ty, n.loc);
                attrs.extend(self.decl_attrs(node.attrs, On::Param, ty, n.loc));
                let v = &mut self.unit.vars[vars[at].index()];
                v.ty = ty;
                v.loc = n.loc;
                v.attrs = attrs;
                self.bind(n.name, Entity::Var(vars[at]));
            }
        }
        for (i, n) in names.iter().enumerate() {
            self.unit.vars[vars[i].index()].is_param = true;
            if seen[i].is_none() {
                let shown = self.text(n.name);
                if self.lang.c99() {
                    let message = format!(
                        "parameter '{shown}' was not declared, defaults to 'int'; ISO C99 and later do not support \
                         implicit int"
                    );
                    self.diags
                        .warn(Warning::IMPLICIT_INT, n.loc, message)
                        .emit();
                } else {
                    let message =
                        format!("parameter '{shown}' was not declared, defaulting to type 'int'");
                    self.diags
                        .warn(Warning::IMPLICIT_INT_C89, n.loc, message)
                        .emit();
                }
                self.bind(n.name, Entity::Var(vars[i]));
            }
        }
        vars
    }
}
