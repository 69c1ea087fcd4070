//! Variables: declarations that merge, storage, deduced types, initializers. C23 6.2.2, 6.2.4, 6.7, 6.9.3.

use neverc_source::{Loc, Symbol, Warning};
use neverc_syntax::ast::{self, storage};

use crate::attr::On;
use crate::cx::Sema;
use crate::declarator::{Context, Declared};
use crate::scope::Entity;
use crate::specs::Specs;
use crate::tree::{Attr, Item, Linkage, LocalDecl, Storage, VarDef, VarId};
use crate::types::{Builtin, QualType, TypeKind};

impl Sema<'_> {
    pub(crate) fn variable_declaration(
        &mut self,
        specs: &Specs,
        declared: &Declared,
        d: &ast::InitDeclarator,
        out: &mut Vec<LocalDecl>,
    ) {
        let Some(name) = declared.name else { return };
        let node = *self.ast.declarator(d.declarator);
        let at_file = self.at_file_scope();
        let is_extern = specs.has(storage::EXTERN);
        let is_static = specs.has(storage::STATIC);
        let mut ty = declared.ty;
        let mut deduced = None;
        if specs.auto {
            let (made, value) = self.deduce(specs, declared, d);
            ty = made;
            deduced = value;
        }
        if at_file && specs.storage & (storage::AUTO | storage::REGISTER) != 0 && !specs.auto {
            let global_register = specs.has(storage::REGISTER) && node.asm_label.is_some();
            if !global_register {
                self.diags
                    .error(
                        declared.loc,
                        "illegal storage class on file-scoped variable",
                    )
                    .emit();
            }
        }
        let static_duration = at_file || is_extern || is_static || specs.is_thread();
        if specs.is_thread() && !at_file && !is_extern && !is_static {
            let message = format!(
                "'{}' variables must have global storage",
                if specs.has(storage::GNU_THREAD) {
                    "__thread"
                } else {
                    "_Thread_local"
                }
            );
            self.diags.error(specs.storage_loc, message).emit();
        }
        if self.variably_modified(ty) && !self.error_type(ty) {
            if at_file {
                ty = self.no_vla_here(ty, declared.loc, None);
            } else if is_extern {
                ty = self.no_vla_here(ty, declared.loc, Some("extern"));
            } else if static_duration && self.is_vla(ty) {
                ty = self.no_vla_here(ty, declared.loc, Some("static"));
            }
        }
        if matches!(
            self.unit.types.canon_kind(ty),
            TypeKind::Builtin(Builtin::Void)
        ) && !(is_extern || self.error_type(ty))
        {
            let message = format!("variable has incomplete type {}", self.show(ty));
            self.diags.error(declared.loc, message).emit();
            ty = Builtin::Error.q();
        }
        let mut attrs = self.decl_attrs(specs.attrs, On::Var, ty, declared.loc);
        attrs.extend(self.declarator_attrs(node, On::Var, ty, declared.loc));
        let asm_label = node.asm_label.and_then(|e| self.string_text(e));
        if let Some(label) = &asm_label
            && specs.has(storage::REGISTER)
        {
            self.check_register_name(label, node.asm_label, at_file);
        }
        let previous_here = self.lookup_here(name.name);
        match previous_here {
            Some(Entity::Var(_)) | None => {}
            Some(other) => {
                self.different_kind(name.name, name.loc, other);
                // The initializer is still analysed, for its own errors.
                if let Some(init) = d.init
                    && deduced.is_none()
                {
                    self.initialize(init, Builtin::Error.q(), false);
                }
                return;
            }
        }
        let has_linkage = at_file || is_extern;
        let id = if has_linkage {
            match self.linked_variable(specs, name, ty, d.init.is_some()) {
                Some(id) => id,
                None => return,
            }
        } else {
            if let Some(Entity::Var(old)) = previous_here {
                let message = format!("redefinition of '{}'", self.text(name.name));
                let at = self.unit.var(old).loc;
                self.diags
                    .error(name.loc, message)
                    .note(at, "previous definition is here")
                    .emit();
            } else {
                self.warn_shadow(name.name, name.loc);
            }
            let id = self.new_var(name.name, ty, name.loc);
            let v = &mut self.unit.vars[id.index()];
            v.storage = if specs.is_thread() {
                Storage::Thread
            } else if is_static {
                Storage::Static
            } else if specs.has(storage::REGISTER) && asm_label.is_some() {
                Storage::Register
            } else {
                Storage::Auto
            };
            id
        };
        if has_linkage {
            let defines = !is_extern;
            self.check_symbol_attrs(&attrs, self.unit.var(id).linkage, name, defines);
        }
        if self.unit.var(id).loc == name.loc {
            let end = match d.init {
                Some(init) => self.ast.expr(init).range,
                None => node.range,
            };
            self.unit.vars[id.index()].range = specs.range.to(end);
        }
        self.finish_var_attrs(id, specs, attrs, asm_label);
        let local = !at_file;
        let ty = self.unit.var(id).ty;
        if local && self.is_vla(ty) {
            self.protect(crate::stmt::Protected::Vla, name.loc);
        } else if local && self.variably_modified(ty) && !static_duration {
            self.protect(crate::stmt::Protected::VariablyModified, name.loc);
        }
        if local
            && self
                .unit
                .var(id)
                .attrs
                .iter()
                .any(|a| matches!(a, Attr::Cleanup(_)))
        {
            self.protect(crate::stmt::Protected::Cleanup, name.loc);
        }
        if specs.auto {
            self.bind(name.name, Entity::Var(id));
            if let Some(value) = deduced {
                if static_duration {
                    self.check_static_init(value);
                }
                if specs.has(storage::CONSTEXPR) {
                    self.check_constexpr_init(value, ty);
                }
                self.unit.vars[id.index()].init = Some(value);
            }
        } else {
            if previous_here != Some(Entity::Var(id)) {
                self.bind(name.name, Entity::Var(id));
            }
            self.variable_initializer(id, specs, d, static_duration);
        }
        if local {
            out.append(&mut self.decl.fun.pending);
            out.push(LocalDecl::Var(id));
            self.decl.fun.locals.push(id);
        }
    }

    /// The deduced type and initializer of C23 `auto` / `__auto_type`.
    pub(crate) fn deduce(
        &mut self,
        specs: &Specs,
        declared: &Declared,
        d: &ast::InitDeclarator,
    ) -> (QualType, Option<crate::tree::ExprId>) {
        let chunks = self.ast.declarator(d.declarator).chunks;
        let shown = declared
            .name
            .map_or_else(String::new, |n| self.text(n.name).to_string());
        let Some(init) = d.init else {
            let message = format!(
                "declaration of variable '{shown}' with deduced type 'auto' requires an initializer"
            );
            self.diags.error(declared.loc, message).emit();
            return (Builtin::Error.q(), None);
        };
        let chunks = self.ast.list(chunks);
        let only_pointers = chunks
            .iter()
            .all(|c| matches!(c, ast::Chunk::Pointer { .. } | ast::Chunk::Paren { .. }));
        if !only_pointers {
            let message = format!("'{shown}' declared as array of 'auto'");
            self.diags.error(declared.loc, message).emit();
            return (Builtin::Error.q(), None);
        }
        let stars = chunks
            .iter()
            .filter(|c| matches!(c, ast::Chunk::Pointer { .. }))
            .count();
        if matches!(self.ast.expr(init).kind, ast::ExprKind::InitList(_)) {
            let at = self.ast.expr(init).range.begin;
            self.diags
                .error(at, "cannot use 'auto' with array in C")
                .emit();
            return (Builtin::Error.q(), None);
        }
        let value = self.expr_rvalue(init);
        let ty = self.unit.expr(value).ty;
        if self.error_type(ty) {
            return (ty, None);
        }
        if self.unit.types.is(ty, Builtin::Void) {
            let message = format!("variable '{shown}' has deduced type 'void'");
            self.diags.error(declared.loc, message).emit();
            return (Builtin::Error.q(), None);
        }
        let mut plain = ty.without_local();
        for _ in 0..stars {
            match self.unit.types.pointee(plain) {
                Some(to) => plain = to,
                None => {
                    let message = format!(
                        "variable '{shown}' with type 'auto *' has incompatible initializer of type {}",
                        self.show(ty)
                    );
                    self.diags.error(declared.loc, message).emit();
                    return (Builtin::Error.q(), None);
                }
            }
        }
        let auto: QualType = self.unit.types.intern(TypeKind::Auto(plain)).into();
        let auto = auto.with(specs.quals);
        if stars == 0 {
            return (auto, Some(value));
        }
        let again = self.declarator_on(auto, specs.attrs, d.declarator, Context::Declaration);
        (again.ty, Some(value))
    }

    /// The register that a `register` variable is bound to.
    fn check_register_name(&self, label: &str, at: Option<ast::ExprId>, global: bool) {
        let loc = at.map_or(Loc::NONE, |e| self.ast.expr(e).range.begin);
        let arch = match self.arch {
            crate::cx::Arch::X86_64 => neverc_target::Arch::X86_64,
            crate::cx::Arch::AArch64 => neverc_target::Arch::AArch64,
        };
        if neverc_target::register(arch, label).is_none() {
            let message = format!("unknown register name '{label}' in asm");
            self.diags.error(loc, message).emit();
        } else if global
            && self.arch == crate::cx::Arch::X86_64
            && !matches!(label.trim_start_matches('%'), "rsp" | "rbp" | "esp" | "ebp")
        {
            let message = format!(
                "register '{label}' unsuitable for global register variables on this target"
            );
            self.diags.error(loc, message).emit();
        }
    }

    /// `weak` needs external linkage, `alias` a declaration that defines nothing.
    pub(crate) fn check_symbol_attrs(
        &self,
        attrs: &[Attr],
        linkage: Linkage,
        name: ast::Ident,
        defines: bool,
    ) {
        if attrs.contains(&Attr::Weak) && linkage == Linkage::Internal {
            self.diags
                .error(
                    self.decl.weak_loc,
                    "weak declaration cannot have internal linkage",
                )
                .emit();
        }
        let alias = attrs
            .iter()
            .any(|a| matches!(a, Attr::Alias(_) | Attr::Ifunc(_)));
        if alias && defines && linkage != Linkage::Internal {
            let message = format!(
                "definition '{}' cannot also be an alias",
                self.text(name.name)
            );
            self.diags.error(self.decl.alias_loc, message).emit();
        }
    }

    pub(crate) fn finish_var_attrs(
        &mut self,
        id: VarId,
        specs: &Specs,
        attrs: Vec<Attr>,
        asm_label: Option<String>,
    ) {
        let name = self.unit.var(id).name;
        let linked = self.unit.var(id).linkage != Linkage::None;
        let weak = if linked {
            self.decl.weak.get(&name).copied()
        } else {
            None
        };
        let extname = if linked {
            self.decl.extnames.get(&name).copied()
        } else {
            None
        };
        let extname = extname.map(|s| self.text(s));
        let weak_alias = weak.map(|w| w.map(|s| self.text(s)));
        let default_visibility = self.decl.visibility.last().copied();
        let v = &mut self.unit.vars[id.index()];
        for attr in attrs {
            if let Attr::TlsModel(model) = &attr {
                v.tls_model = match &**model {
                    "global-dynamic" => 1,
                    "local-dynamic" => 2,
                    "initial-exec" => 3,
                    _ => 4,
                };
            }
            if !v.attrs.contains(&attr) {
                v.attrs.push(attr);
            }
        }
        if let Some(alias) = weak_alias {
            v.attrs.push(Attr::Weak);
            if let Some(target) = alias {
                v.attrs.push(Attr::Alias(target));
            }
        }
        if v.linkage == Linkage::External
            && let Some(visibility) = default_visibility
            && !v.attrs.iter().any(|a| matches!(a, Attr::Visibility(_)))
        {
            v.attrs.push(Attr::Visibility(visibility));
        }
        if let Some(label) = asm_label {
            v.asm_label = Some(label.into());
        } else if let Some(extname) = extname
            && v.asm_label.is_none()
        {
            v.asm_label = Some(extname);
        }
        // An alias defines its symbol.
        if v.attrs.iter().any(|a| matches!(a, Attr::Alias(_))) {
            v.def = VarDef::Definition;
        }
        if specs.has(storage::CONSTEXPR) {
            v.is_constexpr = true;
        }
        if v.attrs.contains(&Attr::Used) {
            v.used = true;
        }
    }

    pub(crate) fn variable_initializer(
        &mut self,
        id: VarId,
        specs: &Specs,
        d: &ast::InitDeclarator,
        static_duration: bool,
    ) {
        let at_file = self.at_file_scope();
        let is_extern = specs.has(storage::EXTERN);
        let v = self.unit.var(id);
        let (name, ty) = (v.name, v.ty);
        let loc = self
            .ast
            .declarator(d.declarator)
            .name
            .map_or(v.loc, |n| n.loc);
        let Some(init) = d.init else {
            if specs.has(storage::CONSTEXPR) && !self.error_type(ty) {
                let message = format!(
                    "constexpr variable '{}' must be initialized by a constant expression",
                    self.text(name)
                );
                self.diags.error(loc, message).emit();
            }
            let is_array = matches!(self.unit.types.canon_kind(ty), TypeKind::IncompleteArray(_));
            if !at_file && !is_extern && self.incomplete_type(ty) {
                if is_array {
                    self.diags
                        .error(
                            loc,
                            "definition of variable with array type needs an explicit size or an initializer",
                        )
                        .emit();
                } else {
                    self.incomplete_variable(ty, loc);
                }
                self.unit.vars[id.index()].ty = Builtin::Error.q();
            }
            if at_file
                && specs.has(storage::STATIC)
                && !is_array
                && self.incomplete_type(ty)
                && !self.error_type(ty)
            {
                let message = format!(
                    "tentative definition of variable with internal linkage has incomplete non-array type {}",
                    self.show(ty)
                );
                let builder =
                    self.diags
                        .warn(Warning::TENTATIVE_DEFINITION_INCOMPLETE_TYPE, loc, message);
                match self.forward_note(ty) {
                    Some((at, note)) => builder.note(at, note).emit(),
                    None => builder.emit(),
                }
            }
            return;
        };
        if is_extern {
            if at_file {
                self.diags
                    .warn(
                        Warning::EXTERN_INITIALIZER,
                        loc,
                        "'extern' variable has an initializer",
                    )
                    .emit();
            } else {
                self.diags
                    .error(
                        loc,
                        "declaration of block scope identifier with linkage cannot have an initializer",
                    )
                    .emit();
                self.initialize(init, Builtin::Error.q(), false);
                return;
            }
        }
        if self.is_vla(ty) {
            let list = self.ast.expr(init);
            let empty = matches!(list.kind, ast::ExprKind::InitList(items) if items.is_empty());
            if empty {
                let value = self.zero_init(ty, list.range);
                self.unit.vars[id.index()].init = Some(value);
            } else {
                let size = match self.unit.types.canon_kind(ty) {
                    TypeKind::VariableArray(_, Some(size), _) => self.unit.expr(*size).range.begin,
                    _ => loc,
                };
                self.diags
                    .error(size, "variable-sized object may not be initialized")
                    .range(list.range)
                    .emit();
            }
            return;
        }
        let is_array = matches!(self.unit.types.canon_kind(ty), TypeKind::IncompleteArray(_));
        if !is_array && self.incomplete_type(ty) && !self.error_type(ty) {
            self.incomplete_variable(ty, loc);
            self.unit.vars[id.index()].ty = Builtin::Error.q();
            self.initialize(init, Builtin::Error.q(), false);
            return;
        }
        if self.unit.var(id).init.is_some()
            || self.unit.var(id).def == VarDef::Definition && at_file
        {
            let message = format!("redefinition of '{}'", self.text(name));
            let at = self.unit.var(id).loc;
            self.diags
                .error(loc, message)
                .note(at, "previous definition is here")
                .emit();
        }
        if at_file {
            let v = &mut self.unit.vars[id.index()];
            v.def = VarDef::Definition;
            v.loc = loc;
        }
        self.decl.fun.flexible_ok = static_duration;
        self.decl.init_loc = Some(loc);
        let constant = specs.has(storage::CONSTEXPR);
        let (value, completed) = self.initialize(init, ty, static_duration && !constant);
        if constant {
            self.decl.constexpr_name = name;
            self.check_constexpr_init(value, completed);
            self.decl.constexpr_name = Symbol::EMPTY;
        }
        let v = &mut self.unit.vars[id.index()];
        v.init = Some(value);
        v.ty = completed;
    }

    pub(crate) fn incomplete_variable(&mut self, ty: QualType, loc: Loc) {
        if self.error_type(ty) {
            return;
        }
        let message = format!("variable has incomplete type {}", self.show(ty));
        let builder = self.diags.error(loc, message);
        match self.forward_note(ty) {
            Some((at, note)) => builder.note(at, note).emit(),
            None => builder.emit(),
        }
    }

    /// The variable with linkage that `name` declares: a new one, or the earlier one with types merged.
    pub(crate) fn linked_variable(
        &mut self,
        specs: &Specs,
        name: ast::Ident,
        ty: QualType,
        has_init: bool,
    ) -> Option<VarId> {
        let at_file = self.at_file_scope();
        let is_extern = specs.has(storage::EXTERN);
        let visible = self.lookup_visible(name.name);
        let here = self.lookup_here(name.name);
        // A block-scope extern takes up the linkage of a visible declaration (C23 6.2.2 p4).
        let previous = match here {
            Some(e) => Some(e),
            None => self.decl.linked.get(&name.name).copied(),
        };
        let previous = match previous {
            Some(Entity::Var(v)) => Some(v),
            Some(other) => {
                self.different_kind(name.name, name.loc, other);
                return None;
            }
            None => None,
        };
        let constexpr_static = specs.has(storage::CONSTEXPR);
        let internal = at_file && (specs.has(storage::STATIC) || constexpr_static);
        let Some(old) = previous else {
            let id = self.new_var(name.name, ty, name.loc);
            if !at_file {
                self.warn_shadow(name.name, name.loc);
            }
            let linkage = if internal {
                Linkage::Internal
            } else {
                Linkage::External
            };
            let def = if is_extern {
                VarDef::Declaration
            } else {
                VarDef::Tentative
            };
            let register = specs.has(storage::REGISTER);
            let v = &mut self.unit.vars[id.index()];
            v.function = None;
            v.linkage = linkage;
            v.def = def;
            v.storage = if specs.is_thread() {
                if def == VarDef::Tentative {
                    v.def = VarDef::Definition;
                }
                Storage::Thread
            } else if register {
                v.def = VarDef::Definition;
                Storage::Register
            } else {
                Storage::Static
            };
            if v.def == VarDef::Tentative || v.storage == Storage::Thread {
                self.decl.tentative.push(id);
            }
            if has_init && self.unit.var(id).def == VarDef::Definition {
                self.unit.vars[id.index()].def = VarDef::Tentative;
            }
            self.decl.linked.insert(name.name, Entity::Var(id));
            // Declared in a block at first: a definition at file scope may follow.
            self.unit.items.push(Item::Var(id));
            return Some(id);
        };
        let known = self.unit.var(old);
        let (old_ty, old_loc, old_linkage, old_def) =
            (known.ty, known.loc, known.linkage, known.def);
        let old_thread = known.storage == Storage::Thread;
        let note = if old_def == VarDef::Declaration {
            "previous declaration is here"
        } else {
            "previous definition is here"
        };
        if old_linkage == Linkage::None {
            // A local of the same name in this very block.
            let message = if is_extern {
                format!(
                    "extern declaration of '{}' follows non-extern declaration",
                    self.text(name.name)
                )
            } else {
                format!("redefinition of '{}'", self.text(name.name))
            };
            self.diags
                .error(name.loc, message)
                .note(old_loc, "previous definition is here")
                .emit();
            return None;
        }
        if !self.error_type(ty) && !self.error_type(old_ty) {
            if self.compatible(old_ty, ty) {
                let merged = self.composite(old_ty, ty);
                self.unit.vars[old.index()].ty = merged;
            } else {
                let word = if is_extern {
                    "redeclaration"
                } else {
                    "redefinition"
                };
                let message = format!(
                    "{word} of '{}' with a different type: {} vs {}",
                    self.text(name.name),
                    self.show(ty),
                    self.show(old_ty)
                );
                self.diags
                    .error(name.loc, message)
                    .note(old_loc, note)
                    .emit();
                // The new declaration goes on with a life of its own.
                let id = self.new_var(name.name, ty, name.loc);
                let v = &mut self.unit.vars[id.index()];
                v.function = None;
                v.linkage = old_linkage;
                v.storage = Storage::Static;
                v.def = VarDef::Tentative;
                return Some(id);
            }
        }
        if internal && old_linkage == Linkage::External {
            let message = format!(
                "static declaration of '{}' follows non-static declaration",
                self.text(name.name)
            );
            self.diags
                .error(name.loc, message)
                .note(old_loc, note)
                .emit();
        } else if at_file && !internal && !is_extern && old_linkage == Linkage::Internal {
            let message = format!(
                "non-static declaration of '{}' follows static declaration",
                self.text(name.name)
            );
            self.diags
                .error(name.loc, message)
                .note(old_loc, note)
                .emit();
        } else if !at_file
            && old_linkage == Linkage::Internal
            && matches!(visible, Some((Entity::Var(v), _)) if v != old)
        {
            let message = "variable previously declared 'static' redeclared 'extern'";
            self.diags
                .error(name.loc, message)
                .note(old_loc, note)
                .emit();
        }
        if specs.is_thread() != old_thread {
            let message = if old_thread {
                format!(
                    "non-thread-local declaration of '{}' follows thread-local declaration",
                    self.text(name.name)
                )
            } else {
                format!(
                    "thread-local declaration of '{}' follows non-thread-local declaration",
                    self.text(name.name)
                )
            };
            self.diags
                .error(name.loc, message)
                .note(old_loc, note)
                .emit();
        }
        if !is_extern && at_file {
            let thread = old_thread;
            if old_def == VarDef::Declaration {
                let v = &mut self.unit.vars[old.index()];
                v.def = VarDef::Tentative;
                v.loc = name.loc;
                if thread && !has_init {
                    v.def = VarDef::Definition;
                }
                self.decl.tentative.push(old);
            }
        }
        Some(old)
    }
}
