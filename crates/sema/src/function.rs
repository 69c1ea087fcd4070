//! Functions: declarations that merge, definitions in both styles, `main`. C23 6.7.5, 6.9.2, 5.1.2.3.2.

use neverc_source::{Loc, Range, Symbol, Warning};
use neverc_syntax::ast::{self, ParamForm, storage};

use crate::attr::On;
use crate::cx::Sema;
use crate::declarator::{Context, Declared};
use crate::scope::{Entity, ScopeKind};
use crate::specs::Specs;
use crate::stmt::FnState;
use crate::tree::{Attr, Emission, FuncId, Item, Linkage, VarId};
use crate::types::{Builtin, CallConv, QualType, TypeKind};

impl Sema<'_> {
    /// Declares a function; gives the entity with which it merges. `None` after a conflict.
    pub(crate) fn declare_function(
        &mut self,
        specs: &Specs,
        declared: &Declared,
        declarator: ast::DeclaratorId,
        is_definition: bool,
        params: &mut Vec<VarId>,
    ) -> Option<FuncId> {
        let name = declared.name?;
        let node = *self.ast.declarator(declarator);
        let at_file = self.at_file_scope();
        let is_static = specs.has(storage::STATIC);
        let is_extern = specs.has(storage::EXTERN);
        if is_static && !at_file {
            self.diags
                .error(
                    specs.storage_loc,
                    "function declared in block scope cannot have 'static' storage class",
                )
                .emit();
        }
        if specs.storage & (storage::AUTO | storage::REGISTER) != 0 {
            self.diags
                .error(specs.storage_loc, "illegal storage class on function")
                .emit();
        }
        if specs.is_thread() {
            let message = format!(
                "'{}' is only allowed on variable declarations",
                if specs.has(storage::GNU_THREAD) {
                    "__thread"
                } else {
                    "_Thread_local"
                }
            );
            self.diags.error(declared.loc, message).emit();
        }
        let mut ty = declared.ty;
        if !self.decl.aux.is_empty() {
            ty = self.with_aux(name.name, ty);
        }
        if specs.noreturn {
            ty = self.on_function(ty, 4, &|info| info.noreturn = true);
        }
        let mut attrs = self.decl_attrs(specs.attrs, On::Function, ty, declared.loc);
        attrs.extend(self.declarator_attrs(node, On::Function, ty, declared.loc));
        if attrs.contains(&Attr::NoReturn) {
            ty = self.on_function(ty, 4, &|info| info.noreturn = true);
        } else if specs.noreturn {
            attrs.push(Attr::NoReturn);
        }
        let asm_label = node.asm_label.and_then(|e| self.string_text(e));
        let here = self.lookup_here(name.name);
        match here {
            None | Some(Entity::Func(_)) => {}
            Some(other) => {
                self.different_kind(name.name, name.loc, other);
                return None;
            }
        }
        let previous = match here {
            Some(e) => Some(e),
            None => self.decl.linked.get(&name.name).copied(),
        };
        let id = match previous {
            Some(Entity::Func(old)) => {
                self.merge_function(old, specs, name, ty, is_definition, &attrs)?
            }
            Some(other) => {
                self.different_kind(name.name, name.loc, other);
                return None;
            }
            None => self.first_function(specs, name, ty, is_definition),
        };
        if at_file || is_definition {
            let extra = &mut self.decl.func_extra[id.index()];
            if !specs.inline || is_extern {
                extra.plain_declaration = true;
            }
        }
        let extra = &mut self.decl.func_extra[id.index()];
        extra.any_inline |= specs.inline;
        extra.declared = true;
        let linkage = self.unit.func(id).linkage;
        self.check_symbol_attrs(&attrs, linkage, name, is_definition);
        self.finish_function_attrs(id, attrs, asm_label);
        self.unit.funcs[id.index()].is_inline |= specs.inline;
        if self.unit.func(id).params.is_empty() || is_definition {
            self.unit.funcs[id.index()].params = std::mem::take(params);
        }
        if here != Some(Entity::Func(id)) {
            self.bind(name.name, Entity::Func(id));
        }
        if at_file && self.lang.hosted && &*self.text(name.name) == "main" {
            self.check_main(id, specs, name.loc);
        }
        Some(id)
    }

    fn first_function(
        &mut self,
        specs: &Specs,
        name: ast::Ident,
        ty: QualType,
        is_definition: bool,
    ) -> FuncId {
        let id = self.new_function(name.name, ty, name.loc);
        let internal = specs.has(storage::STATIC) && self.at_file_scope();
        self.unit.funcs[id.index()].linkage = if internal {
            Linkage::Internal
        } else {
            Linkage::External
        };
        self.decl.linked.insert(name.name, Entity::Func(id));
        if self.at_file_scope() {
            if !is_definition {
                self.unit.items.push(Item::Func(id));
            }
        } else {
            self.unit.items.push(Item::Func(id));
        }
        if let Some(b) = self.library_builtin(name.name)
            && !internal
            && !matches!(self.convention_of(ty), Some(CallConv::Custom(_)))
        {
            match self.builtin_type(b) {
                Some(expected) => {
                    if self.builtin_agrees(ty, expected) {
                        self.unit.funcs[id.index()].builtin = Some(b);
                        if b.is_noreturn() {
                            let changed = self.on_function(ty, 4, &|info| info.noreturn = true);
                            self.unit.funcs[id.index()].ty = changed;
                        }
                    } else if !self.error_type(ty) {
                        let shown = self.text(name.name);
                        let message =
                            format!("incompatible redeclaration of library function '{shown}'");
                        let note =
                            format!("'{shown}' is a builtin with type {}", self.show(expected));
                        self.diags
                            .warn(
                                Warning::INCOMPATIBLE_LIBRARY_REDECLARATION,
                                name.loc,
                                message,
                            )
                            .note(name.loc, note)
                            .emit();
                    }
                }
                None => {
                    self.unit.funcs[id.index()].builtin = Some(b);
                }
            }
        }
        id
    }

    /// Whether a declared library function has the type its builtin expects (old-style declarations by result).
    fn builtin_agrees(&self, ty: QualType, expected: QualType) -> bool {
        let types = &self.unit.types;
        match (types.canon_kind(ty), types.canon_kind(expected)) {
            (TypeKind::Function(r, p, i), TypeKind::Function(er, ep, ei)) => {
                i.variadic == ei.variadic
                    && p.len() == ep.len()
                    && self.same_shape(*r, *er)
                    && p.iter()
                        .zip(ep.iter())
                        .all(|(&a, &b)| self.same_shape(a, b))
            }
            (TypeKind::FunctionNoProto(r, _), TypeKind::Function(er, ..)) => {
                self.same_shape(*r, *er)
            }
            _ => false,
        }
    }

    /// Compatible, or both pointers (`FILE *` and `jmp_buf` stand for anything), or `long`/`long long` alike.
    fn same_shape(&self, a: QualType, b: QualType) -> bool {
        let types = &self.unit.types;
        let (a, b) = (types.unqualified(a), types.unqualified(b));
        if self.compatible(a, b) {
            return true;
        }
        match (types.pointee(a), types.pointee(b)) {
            (Some(x), Some(y)) => {
                let (x, y) = (types.unqualified(x), types.unqualified(y));
                let loose = |t: QualType| {
                    matches!(
                        types.canon_kind(t),
                        TypeKind::Record(_) | TypeKind::Builtin(Builtin::VaListTag)
                    )
                };
                self.compatible(x, y) || loose(x) || loose(y)
            }
            _ => false,
        }
    }

    fn merge_function(
        &mut self,
        old: FuncId,
        specs: &Specs,
        name: ast::Ident,
        ty: QualType,
        is_definition: bool,
        attrs: &[Attr],
    ) -> Option<FuncId> {
        let f = self.unit.func(old);
        let (old_ty, old_loc, old_linkage) = (f.ty, f.loc, f.linkage);
        let has_body = f.body.is_some();
        let implicit = f.is_implicit;
        let note = if has_body {
            "previous definition is here"
        } else if implicit {
            "previous implicit declaration is here"
        } else {
            "previous declaration is here"
        };
        let shown = self.text(name.name);
        if self.error_type(ty) {
            return Some(old);
        }
        let mut ty = ty;
        let old_cc = self.function_info(old_ty).cc;
        let new_cc = self.function_info(ty).cc;
        if old_cc != new_cc {
            if new_cc == CallConv::C {
                ty = self.on_function(ty, 4, &|info| info.cc = old_cc);
            } else if implicit && self.unit.func(old).builtin.is_some() {
                // A library function with a convention of its own is not the one the compiler knows.
                let changed = self.on_function(old_ty, 4, &|info| info.cc = new_cc);
                self.unit.funcs[old.index()].ty = changed;
                self.unit.funcs[old.index()].builtin = None;
            } else {
                self.convention_differs(old, old_cc, new_cc, name.loc, note);
                let changed = self.on_function(old_ty, 4, &|info| info.cc = new_cc);
                self.unit.funcs[old.index()].ty = changed;
            }
        }
        let old_ty = self.unit.func(old).ty;
        if self.compatible(old_ty, ty) {
            let merged = self.composite(old_ty, ty);
            // A definition's own spelling of the type wins when nothing is lost.
            let prototype = matches!(self.unit.types.canon_kind(ty), TypeKind::Function(..));
            let noreturn = self.function_info(old_ty).noreturn && !self.function_info(ty).noreturn;
            let made =
                if is_definition && prototype && self.unit.types.same(merged, ty) && !noreturn {
                    ty
                } else {
                    merged
                };
            self.unit.funcs[old.index()].ty = made;
        } else if self.knr_matches(old_ty, ty, is_definition) {
            // An old-style definition after a prototype of unpromoted parameters keeps the prototype.
        } else if implicit
            && let Some(b) = self.unit.func(old).builtin
            && let Some(expected) = self.builtin_type(b)
        {
            let message = format!("incompatible redeclaration of library function '{shown}'");
            let note = format!("'{shown}' is a builtin with type {}", self.show(expected));
            self.diags
                .warn(
                    Warning::INCOMPATIBLE_LIBRARY_REDECLARATION,
                    name.loc,
                    message,
                )
                .note(old_loc, note)
                .emit();
            let f = &mut self.unit.funcs[old.index()];
            f.ty = ty;
            f.builtin = None;
        } else if implicit && !has_body && self.function_result_void(ty) {
            let message = format!("conflicting types for '{shown}'");
            self.diags
                .error(name.loc, message)
                .note(old_loc, note)
                .emit();
            self.unit.funcs[old.index()].ty = ty;
            self.unit.funcs[old.index()].is_implicit = false;
        } else {
            let message = format!("conflicting types for '{shown}'");
            let builder = self.diags.error(name.loc, message);
            if old_loc.is_some() {
                builder.note(old_loc, note).emit();
            } else {
                builder.emit();
            }
            // Calls that follow are checked against the newer declaration.
            if !has_body {
                self.unit.funcs[old.index()].ty = ty;
                self.unit.funcs[old.index()].params.clear();
                self.unit.funcs[old.index()].builtin = None;
            }
            if !is_definition {
                return Some(old);
            }
            if has_body {
                let id = self.new_function(name.name, ty, name.loc);
                self.unit.funcs[id.index()].linkage = old_linkage;
                return Some(id);
            }
        }
        if implicit {
            self.unit.funcs[old.index()].is_implicit = false;
        }
        if specs.has(storage::STATIC) && self.at_file_scope() && old_linkage == Linkage::External {
            let extra = self.decl.func_extra[old.index()];
            if extra.gnu_extern_inline || !implicit && !extra.declared {
                self.unit.funcs[old.index()].linkage = Linkage::Internal;
            } else {
                let message =
                    format!("static declaration of '{shown}' follows non-static declaration");
                self.diags
                    .error(name.loc, message)
                    .note(old_loc, note)
                    .emit();
            }
        }
        if is_definition {
            let gnu_new = self.is_gnu_extern_inline(specs, attrs);
            let replaceable = self.decl.func_extra[old.index()].gnu_extern_inline && !gnu_new;
            if has_body && !replaceable {
                let message = format!("redefinition of '{shown}'");
                self.diags
                    .error(name.loc, message)
                    .note(old_loc, "previous definition is here")
                    .emit();
                let ty = self.unit.func(old).ty;
                let id = self.new_function(name.name, ty, name.loc);
                self.unit.funcs[id.index()].linkage = old_linkage;
                return Some(id);
            }
            if !has_body {
                self.unit.funcs[old.index()].loc = name.loc;
            }
        } else if !has_body && old_loc == Loc::NONE {
            self.unit.funcs[old.index()].loc = name.loc;
        }
        Some(old)
    }

    pub(crate) fn function_info(&self, ty: QualType) -> crate::types::FnInfo {
        match self.unit.types.canon_kind(ty) {
            TypeKind::Function(_, _, info) | TypeKind::FunctionNoProto(_, info) => *info,
            _ => crate::types::FnInfo::default(),
        }
    }

    pub(crate) fn function_result(&self, ty: QualType) -> Option<QualType> {
        // Sugar is kept where the node itself is a function type.
        let mut at = ty;
        for _ in 0..64 {
            match self.unit.types.kind(at.id()) {
                TypeKind::Function(ret, ..) | TypeKind::FunctionNoProto(ret, _) => {
                    return Some(*ret);
                }
                TypeKind::Paren(inner)
                | TypeKind::Typedef(_, inner)
                | TypeKind::Elaborated(inner)
                | TypeKind::Typeof(inner)
                | TypeKind::Attributed(_, inner) => at = *inner,
                _ => return None,
            }
        }
        None
    }

    fn function_result_void(&self, ty: QualType) -> bool {
        self.function_result(ty)
            .is_some_and(|r| self.unit.types.is(r, Builtin::Void))
    }

    /// An old-style definition against a prototype: results agree, and parameters are checked when they are known.
    fn knr_matches(&self, old: QualType, new: QualType, is_definition: bool) -> bool {
        match (
            self.unit.types.canon_kind(old),
            self.unit.types.canon_kind(new),
        ) {
            (TypeKind::Function(a, ..), TypeKind::FunctionNoProto(b, _)) => {
                is_definition && self.compatible(*a, *b)
            }
            _ => false,
        }
    }

    fn is_gnu_extern_inline(&self, specs: &Specs, attrs: &[Attr]) -> bool {
        let gnu = self.lang.gnu89_inline || attrs.contains(&Attr::GnuInline);
        gnu && specs.inline && specs.has(storage::EXTERN)
    }

    fn finish_function_attrs(&mut self, id: FuncId, attrs: Vec<Attr>, asm_label: Option<String>) {
        let name = self.unit.func(id).name;
        let weak = self.decl.weak.get(&name).copied();
        let weak_alias = weak.map(|w| w.map(|s| self.text(s)));
        let extname = self.decl.extnames.get(&name).copied();
        let extname = extname.map(|s| self.text(s));
        let default_visibility = self.decl.visibility.last().copied();
        let f = &mut self.unit.funcs[id.index()];
        for attr in attrs {
            if !f.attrs.contains(&attr) {
                f.attrs.push(attr);
            }
        }
        if let Some(alias) = weak_alias
            && !f.attrs.contains(&Attr::Weak)
        {
            f.attrs.push(Attr::Weak);
            if let Some(target) = alias {
                f.attrs.push(Attr::Alias(target));
            }
        }
        if f.linkage == Linkage::External
            && let Some(visibility) = default_visibility
            && !f.attrs.iter().any(|a| matches!(a, Attr::Visibility(_)))
        {
            f.attrs.push(Attr::Visibility(visibility));
        }
        if let Some(label) = asm_label {
            f.asm_label = Some(label.into());
        } else if let Some(extname) = extname
            && f.asm_label.is_none()
        {
            f.asm_label = Some(extname);
        }
        if f.attrs.contains(&Attr::Used) {
            f.used = true;
        }
    }

    /// A function definition. C23 6.9.2.
    pub(crate) fn function_definition(
        &mut self,
        specs_id: ast::SpecsId,
        declarator: ast::DeclaratorId,
        knr: ast::List<ast::DeclId>,
        body: ast::StmtId,
        range: Range,
    ) {
        if self.function.is_some() || !self.at_file_scope() {
            self.diags
                .error(range.begin, "function definition is not allowed here")
                .emit();
            return;
        }
        let specs = self.specs(specs_id);
        let declared = self.declarator(&specs, declarator, Context::Declaration);
        let Some(name) = declared.name else { return };
        let is_function = matches!(
            self.unit.types.canon_kind(declared.ty),
            TypeKind::Function(..) | TypeKind::FunctionNoProto(..)
        );
        if specs.has(storage::TYPEDEF) {
            self.diags
                .error(specs.storage_loc, "function definition declared 'typedef'")
                .emit();
        }
        if !is_function {
            if !self.error_type(declared.ty) {
                let message = "expected ';' after top level declarator";
                self.diags.error(declared.loc, message).emit();
            }
            return;
        }
        let mut list = declared
            .params
            .as_ref()
            .map_or_else(Vec::new, |p| p.vars.clone());
        let form = declared.params.as_ref().map(|p| p.form);
        let mut is_knr;
        let mut bound = Vec::new();
        let mut tags = Vec::new();
        match (&declared.params, form) {
            (Some(params), Some(ParamForm::Names)) => {
                is_knr = true;
                self.push_scope(ScopeKind::Prototype);
                list = self.knr_parameters(params.knr, knr);
                (bound, tags) = self.pop_scope_taking();
            }
            (Some(params), _) => {
                bound.clone_from(&params.names);
                tags.clone_from(&params.tags);
                is_knr = form == Some(ParamForm::Empty) && !self.lang.c23();
            }
            (None, _) => {
                self.diags
                    .error(
                        declared.loc,
                        "expected function body after function declarator",
                    )
                    .emit();
                return;
            }
        }
        if let Some(params) = &declared.params {
            if form == Some(ParamForm::Names) {
                self.diags
                    .warn(
                        Warning::DEPRECATED_NON_PROTOTYPE,
                        declared.loc,
                        "a function definition without a prototype is deprecated in all versions of C and is not \
                         supported in C23",
                    )
                    .emit();
            } else if is_knr {
                self.diags
                    .warn(
                        Warning::STRICT_PROTOTYPES,
                        params.paren,
                        "a function declaration without a prototype is deprecated in all versions of C",
                    )
                    .emit();
            }
        }
        let had_prototype = match self.decl.linked.get(&name.name) {
            Some(Entity::Func(f)) => {
                let ty = self.unit.func(*f).ty;
                match self.unit.types.canon_kind(ty) {
                    TypeKind::Function(_, params, _) if !self.unit.func(*f).is_implicit => {
                        Some(params.to_vec())
                    }
                    _ => None,
                }
            }
            _ => None,
        };
        let mut params_out = list.clone();
        let Some(id) = self.declare_function(&specs, &declared, declarator, true, &mut params_out)
        else {
            // The body is analysed all the same, under a function that is never emitted.
            return;
        };
        if is_knr && form == Some(ParamForm::Names) {
            match &had_prototype {
                Some(protos) if protos.len() == list.len() => {
                    for (i, &v) in list.iter().enumerate() {
                        let ty = self.unit.var(v).ty;
                        let ok = self.compatible(
                            self.unit.types.unqualified(ty),
                            self.unit.types.unqualified(protos[i]),
                        );
                        if !ok && !self.error_type(ty) {
                            let promoted = self.promoted_param(ty);
                            if self.compatible(
                                self.unit.types.unqualified(promoted),
                                self.unit.types.unqualified(protos[i]),
                            ) {
                                continue;
                            }
                            let message =
                                format!("conflicting types for '{}'", self.text(name.name));
                            let loc = self.unit.func(id).loc;
                            self.diags
                                .error(name.loc, message)
                                .note(loc, "previous declaration is here")
                                .emit();
                            break;
                        }
                    }
                    // Arguments arrive as the prototype has them, unless the prototype has the promoted types.
                    is_knr = list.iter().enumerate().any(|(i, &v)| {
                        let ty = self.unit.var(v).ty;
                        !self.compatible(
                            self.unit.types.unqualified(ty),
                            self.unit.types.unqualified(protos[i]),
                        )
                    });
                }
                Some(_) => {
                    let message = format!("conflicting types for '{}'", self.text(name.name));
                    self.diags.error(name.loc, message).emit();
                }
                None => {}
            }
        }
        let ty = self.unit.func(id).ty;
        let ret = self.function_result(ty).unwrap_or(Builtin::Error.q());
        if !self.unit.types.is(ret, Builtin::Void)
            && self.incomplete_type(ret)
            && !self.error_type(ret)
        {
            let message = format!(
                "incomplete result type {} in function definition",
                self.show(ret)
            );
            let builder = self.diags.error(declared.loc, message);
            match self.forward_note(ret) {
                Some((at, note)) => builder.note(at, note).emit(),
                None => builder.emit(),
            }
        }
        for &v in &list {
            let p = self.unit.var(v);
            let (pty, ploc, unnamed) = (p.ty, p.loc, p.name == Symbol::EMPTY);
            if self.incomplete_type(pty) && !self.error_type(pty) {
                self.incomplete_variable(pty, ploc);
                self.unit.vars[v.index()].ty = Builtin::Error.q();
            }
            if unnamed && !self.lang.c23() {
                self.diags
                    .warn(
                        Warning::C23_EXTENSIONS_DEFAULT,
                        ploc,
                        "omitting the parameter name in a function definition is a C23 extension",
                    )
                    .emit();
            }
            self.unit.vars[v.index()].function = Some(id);
        }
        if self.unit.func(id).body.is_none() {
            self.unit.items.push(Item::FuncDef(id));
        }
        {
            let attrs = self.unit.func(id).attrs.clone();
            let extra = self.is_gnu_extern_inline(&specs, &attrs);
            self.decl.func_extra[id.index()].gnu_extern_inline = extra;
            let f = &mut self.unit.funcs[id.index()];
            f.params = list.clone();
            f.is_knr = is_knr;
            f.loc = name.loc;
            f.labels.clear();
        }
        self.check_prototype_warnings(id, &specs, &declared, had_prototype.is_some());
        self.function_body(id, ret, bound, tags, body, &list);
    }

    fn check_prototype_warnings(
        &mut self,
        id: FuncId,
        _specs: &Specs,
        declared: &Declared,
        had_prototype: bool,
    ) {
        let f = self.unit.func(id);
        if f.linkage == Linkage::External
            && !had_prototype
            && !f.is_inline
            && &*self.text(f.name) != "main"
            && !self.decl.func_extra[id.index()].seen
        {
            let message = format!("no previous prototype for function '{}'", self.text(f.name));
            self.diags
                .warn(Warning::MISSING_PROTOTYPES, declared.loc, message)
                .emit();
        }
        self.decl.func_extra[id.index()].seen = true;
    }

    fn function_body(
        &mut self,
        id: FuncId,
        ret: QualType,
        bound: Vec<(Symbol, Entity)>,
        tags: Vec<(Symbol, crate::scope::Tag)>,
        body: ast::StmtId,
        params: &[VarId],
    ) {
        let first_expr = self.unit.exprs.len();
        let mut state = FnState::new(ret);
        state.errors_before = self.diags.error_count();
        let range = self.ast.stmt(body).range;
        if self.diags.error_within(range.begin, range.end) {
            state.broken = true;
            state.errors_before = state.errors_before.saturating_sub(1);
        }
        let outer = std::mem::replace(&mut self.decl.fun, state);
        self.function = Some(id);
        self.push_scope(ScopeKind::Block);
        for (name, entity) in bound {
            self.bind(name, entity);
        }
        for (name, tag) in tags {
            self.bind_tag(name, tag);
        }
        for &p in params {
            let ty = self.unit.var(p).ty;
            if self.variably_modified(ty) {
                self.decl.fun.has_vla = true;
            }
        }
        let made = self.function_block(body);
        self.pop_scope();
        let end = self.ast.stmt(body).range.end;
        let f = &mut self.unit.funcs[id.index()];
        f.body = Some(made);
        f.end_loc = end;
        self.finish_function(id, first_expr, params, end);
        self.function = None;
        self.decl.fun = outer;
    }

    /// What to emit for each function, once all declarations are known. C23 6.7.5, GCC's inline rules.
    pub(crate) fn settle_emission(&mut self) {
        for i in 0..self.unit.funcs.len() {
            let extra = self.decl.func_extra[i];
            let f = &mut self.unit.funcs[i];
            if f.body.is_none() || f.linkage == Linkage::Internal {
                continue;
            }
            let gnu = self.lang.gnu89_inline || f.attrs.contains(&Attr::GnuInline);
            let available = if gnu {
                extra.gnu_extern_inline
            } else {
                extra.any_inline && !extra.plain_declaration
            };
            f.emission = if available {
                Emission::AvailableExternally
            } else {
                Emission::Normal
            };
        }
    }
}
