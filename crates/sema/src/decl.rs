//! Declarations: which entity is declared, and how declarations of one entity merge. C23 6.7, 6.2.2, 6.9.

use neverc_source::{Loc, Range, Symbol, Warning};
use neverc_syntax::ast::{self, DeclKind, storage};

use crate::attr::On;
use crate::cx::Sema;
use crate::declarator::{Context, Declared};
use crate::scope::Entity;
use crate::specs::Specs;
use crate::tree::{Attr, Item, LocalDecl, Typedef, TypedefId};
use crate::types::{Builtin, QualType, TypeKind};

impl Sema<'_> {
    /// A declaration at file or block scope; what a block must run goes to `out`.
    pub(crate) fn declaration(&mut self, id: ast::DeclId, out: &mut Vec<LocalDecl>) {
        let ast = self.ast;
        let decl = ast.decl(id);
        if !self.enter(decl.range.begin) {
            return;
        }
        match decl.kind {
            DeclKind::Simple(specs, list) => self.simple_declaration(specs, list, decl.range, out),
            DeclKind::Function {
                specs,
                declarator,
                knr,
                body,
            } => self.function_definition(specs, declarator, knr, body, decl.range),
            DeclKind::StaticAssert(..) => self.static_assert_decl(id),
            DeclKind::FileAsm(text) => {
                if let Some(text) = self.string_text(text) {
                    self.unit.items.push(Item::FileAsm(text.into()));
                } else {
                    self.diags
                        .error(decl.range.begin, "expected string literal in 'asm'")
                        .emit();
                }
            }
            DeclKind::Empty => {
                if self.at_file_scope() {
                    self.diags
                        .warn(
                            Warning::EXTRA_SEMI,
                            decl.range.begin,
                            "extra ';' outside of a function",
                        )
                        .emit();
                }
            }
            DeclKind::Attributes(attrs) => {
                for attr in ast.list(attrs) {
                    let name = self.names.get(attr.name);
                    self.unknown(attr, &name);
                }
            }
            DeclKind::Pragma(index) => self.pragma(index),
            DeclKind::Error => {}
        }
        self.leave();
    }

    fn simple_declaration(
        &mut self,
        specs_id: ast::SpecsId,
        list: ast::List<ast::InitDeclarator>,
        range: Range,
        out: &mut Vec<LocalDecl>,
    ) {
        let specs = self.specs(specs_id);
        out.append(&mut self.decl.fun.pending);
        let ast = self.ast;
        let list = ast.list(list);
        if list.is_empty() {
            self.useless_declaration(&specs, specs_id, range);
            return;
        }
        for d in list {
            if self.diags.must_stop() {
                return;
            }
            self.init_declarator(&specs, d, out);
        }
    }

    /// `struct S;` declares a tag; `int;` declares nothing.
    fn useless_declaration(&mut self, specs: &Specs, specs_id: ast::SpecsId, range: Range) {
        let spec = self.ast.specs(specs_id);
        let names_something = match spec.ty {
            ast::TypeSpec::Record(r) => {
                let r = self.ast.record(r);
                r.tag.is_some()
            }
            ast::TypeSpec::Enum(e) => {
                let e = self.ast.enum_spec(e);
                e.tag.is_some() || e.enumerators.is_some()
            }
            ast::TypeSpec::Error => true,
            _ => self.error_type(specs.ty) && !specs.auto,
        };
        if !names_something && specs.has(storage::TYPEDEF) {
            self.diags
                .warn(
                    Warning::MISSING_DECLARATIONS,
                    range.begin,
                    "typedef requires a name",
                )
                .range(specs.range)
                .emit();
            return;
        }
        if !names_something {
            self.diags
                .warn(
                    Warning::MISSING_DECLARATIONS,
                    range.begin,
                    "declaration does not declare anything",
                )
                .range(specs.range)
                .emit();
            return;
        }
        if specs.storage & storage::TYPEDEF != 0 {
            self.diags
                .warn(
                    Warning::MISSING_DECLARATIONS,
                    specs.storage_loc,
                    "typedef requires a name",
                )
                .emit();
        } else if specs.storage & (storage::STATIC | storage::EXTERN | storage::REGISTER) != 0
            && specs.is_tag
        {
            let word = if specs.has(storage::STATIC) {
                "static"
            } else if specs.has(storage::EXTERN) {
                "extern"
            } else {
                "register"
            };
            let message = format!("'{word}' ignored on this declaration");
            self.diags
                .warn(Warning::MISSING_DECLARATIONS, specs.storage_loc, message)
                .emit();
        }
    }

    fn init_declarator(
        &mut self,
        specs: &Specs,
        d: &ast::InitDeclarator,
        out: &mut Vec<LocalDecl>,
    ) {
        let declared = self.declarator(specs, d.declarator, Context::Declaration);
        out.append(&mut self.decl.fun.pending);
        let Some(_) = declared.name else {
            return;
        };
        let is_function = matches!(
            self.unit.types.canon_kind(declared.ty),
            TypeKind::Function(..) | TypeKind::FunctionNoProto(..)
        ) && !specs.auto;
        if specs.has(storage::TYPEDEF) {
            if d.init.is_some() {
                self.diags
                    .error(
                        declared.loc,
                        "illegal initializer (only variables can be initialized)",
                    )
                    .emit();
            }
            self.only_on_functions(specs);
            self.typedef_declaration(specs, &declared, d.declarator, out);
        } else if is_function {
            if d.init.is_some() {
                self.diags
                    .error(
                        declared.loc,
                        "illegal initializer (only variables can be initialized)",
                    )
                    .emit();
            }
            if let Some(params) = &declared.params
                && params.form == ast::ParamForm::Names
                && params.knr.len > 0
            {
                self.diags
                    .error(
                        declared.loc,
                        "a parameter list without types is only allowed in a function definition",
                    )
                    .emit();
            }
            if let Some(params) = &declared.params
                && params.form == ast::ParamForm::Empty
                && !self.lang.c23()
            {
                self.diags
                    .warn(
                        Warning::STRICT_PROTOTYPES,
                        params.paren,
                        "a function declaration without a prototype is deprecated in all versions of C",
                    )
                    .emit();
            }
            // Names for diagnostics.
            let mut params = match &declared.params {
                Some(list) if list.form == ast::ParamForm::Prototype => list.vars.clone(),
                _ => Vec::new(),
            };
            if let Some(f) =
                self.declare_function(specs, &declared, d.declarator, false, &mut params)
                && !self.at_file_scope()
            {
                out.push(LocalDecl::Func(f));
            }
        } else {
            self.only_on_functions(specs);
            self.variable_declaration(specs, &declared, d, out);
        }
    }

    fn only_on_functions(&mut self, specs: &Specs) {
        if specs.inline {
            self.diags
                .error(specs.range.begin, "'inline' can only appear on functions")
                .emit();
        }
        if specs.noreturn {
            self.diags
                .error(
                    specs.range.begin,
                    "'_Noreturn' can only appear on functions",
                )
                .emit();
        }
    }

    /// Where an entity was declared.
    pub(crate) fn entity_loc(&self, entity: Entity) -> Loc {
        match entity {
            Entity::Var(v) => self.unit.var(v).loc,
            Entity::Func(f) => self.unit.func(f).loc,
            Entity::Enumerator(e) => self.unit.enumerators[e.index()].loc,
            Entity::Typedef(t) => self.unit.typedef(t).loc,
        }
    }

    pub(crate) fn different_kind(&mut self, name: Symbol, loc: Loc, previous: Entity) {
        let at = self.entity_loc(previous);
        let message = format!(
            "redefinition of '{}' as different kind of symbol",
            self.text(name)
        );
        let note = "previous definition is here";
        let builder = self.diags.error(loc, message);
        if at.is_some() {
            builder.note(at, note).emit();
        }
    }

    /// `-Wshadow`
    pub(crate) fn warn_shadow(&mut self, name: Symbol, loc: Loc) {
        if self.function.is_none() {
            return;
        }
        if let Some((Entity::Var(old), depth)) = self.lookup_visible(name)
            && depth < self.scope_depth()
        {
            let v = self.unit.var(old);
            let what = if depth == 0 {
                "declaration shadows a variable in the global scope"
            } else {
                "declaration shadows a local variable"
            };
            let at = v.loc;
            self.diags
                .warn(Warning::SHADOW, loc, what)
                .note(at, "previous declaration is here")
                .emit();
        }
    }

    // ------------------------------------------------------------ typedefs

    fn typedef_declaration(
        &mut self,
        specs: &Specs,
        declared: &Declared,
        declarator: ast::DeclaratorId,
        out: &mut Vec<LocalDecl>,
    ) {
        let Some(name) = declared.name else { return };
        let node = *self.ast.declarator(declarator);
        let mut ty = declared.ty;
        if specs.auto {
            self.diags
                .error(specs.loc, "'auto' not allowed in typedef")
                .emit();
            ty = Builtin::Error.q();
        }
        if self.at_file_scope() && self.variably_modified(ty) {
            ty = self.no_vla_here(ty, declared.loc, None);
        }
        let mut attrs = self.decl_attrs(specs.attrs, On::Typedef, ty, declared.loc);
        attrs.extend(self.declarator_attrs(node, On::Typedef, ty, declared.loc));
        if attrs.contains(&Attr::TransparentUnion)
            && let TypeKind::Record(id) = *self.unit.types.canon_kind(ty)
        {
            self.make_transparent(id, declared.loc);
        }
        if attrs.contains(&Attr::MayAlias) {
            let kind = TypeKind::Attributed(crate::types::TypeAttr::MayAlias, ty);
            ty = self.unit.types.intern(kind).into();
        }
        // A typedef name of linkage for records without a tag.
        let direct = match self.unit.types.kind(ty.id()) {
            TypeKind::Elaborated(inner) => *inner,
            _ => ty,
        };
        match *self.unit.types.kind(direct.id()) {
            TypeKind::Record(id) => {
                let r = &mut self.unit.records[id.index()];
                if r.tag == Symbol::EMPTY && r.typedef_name == Symbol::EMPTY {
                    r.typedef_name = name.name;
                }
            }
            TypeKind::Enum(id) => {
                let e = &mut self.unit.enums[id.index()];
                if e.tag == Symbol::EMPTY && e.typedef_name == Symbol::EMPTY {
                    e.typedef_name = name.name;
                }
            }
            _ => {}
        }
        match self.lookup_here(name.name) {
            Some(Entity::Typedef(old)) => {
                let known = self.unit.typedef(old);
                let (old_ty, at) = (known.ty, known.loc);
                if self.error_type(ty) || self.error_type(old_ty) {
                    return;
                }
                let same = self.unit.types.same(old_ty, ty)
                    || self.compatible(old_ty, ty) && !self.variably_modified(ty);
                if !same {
                    let message = format!(
                        "typedef redefinition with different types ({} vs {})",
                        self.show(ty),
                        self.show(old_ty)
                    );
                    let builder = self.diags.error(name.loc, message);
                    if at.is_some() {
                        builder.note(at, "previous definition is here").emit();
                    } else {
                        builder.emit();
                    }
                } else if !self.lang.c11() && at.is_some() {
                    let message = format!(
                        "redefinition of typedef '{}' is a C11 feature",
                        self.text(name.name)
                    );
                    self.diags
                        .warn(Warning::TYPEDEF_REDEFINITION, name.loc, message)
                        .note(at, "previous definition is here")
                        .emit();
                }
                let known = &mut self.unit.typedefs[old.index()];
                for attr in attrs {
                    if !known.attrs.contains(&attr) {
                        known.attrs.push(attr);
                    }
                }
                return;
            }
            Some(other) => {
                self.different_kind(name.name, name.loc, other);
                return;
            }
            None => {}
        }
        let id = TypedefId(self.unit.typedefs.len() as u32);
        let local = !self.at_file_scope();
        self.unit.typedefs.push(Typedef {
            name: name.name,
            ty,
            loc: name.loc,
            used: false,
            attrs,
        });
        self.bind(name.name, Entity::Typedef(id));
        if local {
            if self.variably_modified(ty) {
                self.protect(crate::stmt::Protected::VlaTypedef, name.loc);
            }
            self.decl.local_typedefs.push(id);
            out.push(LocalDecl::Typedef(id));
        } else {
            self.unit.items.push(Item::Typedef(id));
        }
    }

    /// A variable array where none may be: folded (GNU) or reported. `storage`: `None` at file scope.
    pub(crate) fn no_vla_here(
        &mut self,
        ty: QualType,
        loc: Loc,
        storage: Option<&str>,
    ) -> QualType {
        if let Some(folded) = self.fold_vla(ty, 32) {
            self.diags
                .warn(
                    Warning::GNU_FOLDING_CONSTANT,
                    loc,
                    "variable length array folded to constant array as an extension",
                )
                .emit();
            return folded;
        }
        let what = if self.is_vla(ty) {
            "variable length array"
        } else {
            "variably modified type"
        };
        let message = match storage {
            None => format!("{what} declaration not allowed at file scope"),
            Some(s) => format!(
                "{what} declaration cannot have '{s}' {}",
                if s == "extern" {
                    "linkage"
                } else {
                    "storage duration"
                }
            ),
        };
        self.diags.error(loc, message).emit();
        Builtin::Error.q()
    }

    // ------------------------------------------------------------ variables

    // ------------------------------------------------------------ static assertions
}
