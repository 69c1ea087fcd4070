//! Variables with static storage, string literals: addresses and definitions.

use std::rc::Rc;

use neverc_llvm::{
    Linkage as LlvmLinkage, ThreadLocalMode, Type, UnnamedAddr, Value, Visibility as LlvmVisibility,
};
use neverc_sema::tree::{Attr, Linkage, Storage, StringId, VarDef, VarId, Visibility};
use neverc_sema::types::{QualType, TypeKind, qual};
use neverc_target::ctypes::VaList;

use crate::cx::Cg;
use crate::module::Deferred;

impl<'c, 'u> Cg<'c, 'u> {
    /// The address of a string literal.
    pub fn string(&mut self, id: StringId) -> Value<'c> {
        if let Some(Some(known)) = self.strings.get(id.index()) {
            return *known;
        }
        let unit = self.unit;
        let literal = &unit.strings[id.index()];
        let count = match unit.types.canon_kind(literal.ty) {
            TypeKind::ConstantArray(_, n) => *n,
            _ => literal.bytes.len() as u64 / u64::from(literal.width.max(1)) + 1,
        };
        let key = (literal.bytes.clone(), literal.width, count);
        let global = match self.module_state.string_pool.get(&key) {
            Some(known) => *known,
            None => {
                let made = self.make_string(&literal.bytes, literal.width, count);
                self.module_state.string_pool.insert(key, made);
                made
            }
        };
        self.strings[id.index()] = Some(global);
        global
    }

    fn make_string(&mut self, bytes: &Rc<[u8]>, width: u8, count: u64) -> Value<'c> {
        let wanted = (count * u64::from(width)) as usize;
        let mut data = bytes[..bytes.len().min(wanted)].to_vec();
        data.resize(wanted, 0);
        let value = match width {
            2 => self.basic.i16.const_data_array(&data),
            4 => self.basic.i32.const_data_array(&data),
            _ => self.llvm.const_bytes(&data, false),
        };
        let global = self.module.add_global(value.ty(), ".str");
        global.set_initializer(value);
        global.set_linkage(LlvmLinkage::Private);
        global.set_unnamed_addr(UnnamedAddr::Global);
        global.set_global_constant(true);
        global.set_alignment(u64::from(width.max(1)));
        global
    }

    /// Alignment in bytes that a variable's storage gets.
    pub fn var_align(&mut self, id: VarId) -> u32 {
        let unit = self.unit;
        let var = unit.var(id);
        let mut asked = 0;
        for attr in &var.attrs {
            if let Attr::Aligned(bytes) = attr {
                asked = asked.max(*bytes);
            }
        }
        if asked != 0 {
            return asked;
        }
        let mut align = self.size_align(var.ty).1;
        // SysV AMD64 3.1.2: arrays of at least 16 bytes, and variable ones, are aligned to 16.
        if self.opts.ctypes.va_list == VaList::X86_64 {
            match unit.types.canon_kind(var.ty) {
                TypeKind::ConstantArray(..) if self.size_align(var.ty).0 >= 16 => {
                    align = align.max(16)
                }
                TypeKind::VariableArray(..) => align = align.max(16),
                _ => {}
            }
        }
        align
    }

    /// The address of a variable with static storage; its definition follows when it has one.
    pub fn global(&mut self, id: VarId) -> Value<'c> {
        if let Some(Some(known)) = self.vars.get(id.index()) {
            return *known;
        }
        let unit = self.unit;
        let var = unit.var(id);
        if let Some(target) = weak_ref(&var.attrs) {
            let value = self.weak_variable(id, &target);
            self.vars[id.index()] = Some(value);
            return value;
        }
        let name = self.var_symbol(id);
        let ty = self.mem_type(var.ty);
        let ty = if ty.is_sized() { ty } else { self.basic.i8 };
        let local = var.linkage != Linkage::External;
        let existing = if local || var.asm_label.is_none() && !self.module_state.odd_names {
            None
        } else {
            self.module.symbol(&name)
        };
        let global = match existing {
            Some(known) => known,
            None => {
                let global = self.module.add_global(ty, &name);
                self.decorate_variable(id, global);
                global
            }
        };
        if var.asm_label.is_some() {
            self.module_state.odd_names = true;
        }
        self.vars[id.index()] = Some(global);
        if var.def != VarDef::Declaration && existing.is_none_or(|g| g.is_declaration()) {
            self.module_state.queue.push_back(Deferred::Var(id));
        }
        global
    }

    fn weak_variable(&mut self, id: VarId, target: &str) -> Value<'c> {
        if let Some(known) = self.module.symbol(target) {
            return known;
        }
        let unit = self.unit;
        if let Some(&other) = self.module_state.var_names.get(target)
            && other != id
        {
            return self.global(other);
        }
        let ty = self.mem_type(unit.var(id).ty);
        let global = self.module.add_global(ty, target);
        global.set_linkage(LlvmLinkage::ExternalWeak);
        global
    }

    /// Whether objects of the type live in read-only memory.
    pub fn is_constant_storage(&self, ty: QualType) -> bool {
        self.unit.types.quals(ty) & qual::CONST != 0
    }

    /// What declaration and definition have in common.
    fn decorate_variable(&mut self, id: VarId, global: Value<'c>) {
        let unit = self.unit;
        let var = unit.var(id);
        global.set_alignment(u64::from(self.var_align(id)));
        if self.is_constant_storage(var.ty) {
            global.set_global_constant(true);
        }
        if var.storage == Storage::Thread {
            global.set_thread_local(self.tls_mode(id));
        }
        match var.linkage {
            Linkage::External => {
                if has_weak(&var.attrs) {
                    global.set_linkage(if var.def == VarDef::Declaration {
                        LlvmLinkage::ExternalWeak
                    } else {
                        LlvmLinkage::WeakAny
                    });
                }
                self.set_visibility(global, &var.attrs, var.def != VarDef::Declaration);
            }
            Linkage::Internal | Linkage::None => global.set_linkage(LlvmLinkage::Internal),
        }
        if let Some(section) = section(&var.attrs) {
            global.set_section(&section);
        }
        let defined = var.def != VarDef::Declaration;
        self.set_dso_local(global, defined, var.storage == Storage::Thread, false);
    }

    fn tls_mode(&self, id: VarId) -> ThreadLocalMode {
        let var = self.unit.var(id);
        let mut model = var.tls_model;
        for attr in &var.attrs {
            if let Attr::TlsModel(name) = attr {
                model = match &**name {
                    "global-dynamic" => 1,
                    "local-dynamic" => 2,
                    "initial-exec" => 3,
                    "local-exec" => 4,
                    _ => model,
                };
            }
        }
        if model == 0 {
            model = self.opts.tls_model;
        }
        match model {
            2 => ThreadLocalMode::LocalDynamic,
            3 => ThreadLocalMode::InitialExec,
            4 => ThreadLocalMode::LocalExec,
            _ => ThreadLocalMode::GeneralDynamic,
        }
    }

    /// Visibility by attribute, else by option for what is defined here.
    pub(crate) fn set_visibility(&mut self, global: Value<'c>, attrs: &[Attr], defined: bool) {
        let mut chosen = None;
        for attr in attrs {
            if let Attr::Visibility(v) = attr {
                chosen = Some(*v);
            }
        }
        let chosen = chosen.unwrap_or(match self.lang.visibility {
            1 if defined => Visibility::Hidden,
            2 if defined => Visibility::Protected,
            3 if defined => Visibility::Internal,
            _ => Visibility::Default,
        });
        match chosen {
            Visibility::Default => {}
            Visibility::Hidden | Visibility::Internal => {
                global.set_visibility(LlvmVisibility::Hidden)
            }
            Visibility::Protected => global.set_visibility(LlvmVisibility::Protected),
        }
    }

    /// Whether references need no indirection: the symbol is bound in what is being linked.
    pub(crate) fn set_dso_local(
        &mut self,
        global: Value<'c>,
        defined: bool,
        thread: bool,
        function: bool,
    ) {
        let linkage = global.linkage();
        let local = matches!(linkage, LlvmLinkage::Internal | LlvmLinkage::Private)
            || global.visibility() != LlvmVisibility::Default
                && linkage != LlvmLinkage::ExternalWeak
            || self.bound_here(linkage, defined, thread, function);
        if local {
            global.set_dso_local(true);
        }
    }

    fn bound_here(
        &self,
        linkage: LlvmLinkage,
        defined: bool,
        thread: bool,
        function: bool,
    ) -> bool {
        let pic = self.opts.pic_level > 0;
        if pic && !self.opts.pie {
            return false;
        }
        if defined
            && linkage != LlvmLinkage::AvailableExternally
            && linkage != LlvmLinkage::ExternalWeak
        {
            return true;
        }
        if pic && linkage == LlvmLinkage::ExternalWeak {
            return false;
        }
        if self.opts.direct_access.unwrap_or(!pic) {
            if !function {
                return !thread;
            }
            return !self.opts.no_plt && !pic;
        }
        false
    }

    /// Emits the definition of a variable.
    pub(crate) fn define_variable(&mut self, id: VarId) {
        let unit = self.unit;
        let var = unit.var(id);
        if self.module_state.defined_vars[id.index()] {
            return;
        }
        self.module_state.defined_vars[id.index()] = true;
        if var.attrs.iter().any(|a| matches!(a, Attr::Alias(_))) {
            return;
        }
        // Naming it first lets initializers refer to the object itself.
        let mut global = self.global(id);
        self.module_state.defined_vars[id.index()] = true;
        let value = match var.init {
            Some(init) => match self.const_init(var.ty, init) {
                Some(value) => value,
                None => {
                    self.unsupported(unit.expr(init).loc, "this initializer");
                    return;
                }
            },
            None => {
                let ty = self.tentative_type(var.ty);
                if !ty.is_sized() {
                    return;
                }
                ty.null()
            }
        };
        if !global.is_global_variable() {
            return;
        }
        if global.value_type() != value.ty() {
            global = self.retype_variable(id, global, value.ty());
        }
        global.set_initializer(value);
        let tentative = var.def == VarDef::Tentative;
        let common = tentative
            && var.linkage == Linkage::External
            && var.storage == Storage::Static
            && section(&var.attrs).is_none()
            && !has_weak(&var.attrs)
            && !self.is_constant_storage(var.ty)
            && !var.attrs.contains(&Attr::NoCommon)
            && (self.lang.common || var.attrs.contains(&Attr::Common))
            && !var.attrs.iter().any(|a| matches!(a, Attr::Visibility(_)));
        if common {
            global.set_linkage(LlvmLinkage::Common);
        }
        if var.attrs.contains(&Attr::Retain) {
            self.module_state.used.push(global);
        } else if var.attrs.contains(&Attr::Used) {
            self.module_state.compiler_used.push(global);
        }
        if var.is_compound_literal && self.is_constant_storage(var.ty) {
            global.set_unnamed_addr(UnnamedAddr::No);
        }
        self.debug_global(id, global);
    }

    /// A tentative definition of an array of unknown size has one element. C23 6.9.3.
    fn tentative_type(&mut self, ty: QualType) -> Type<'c> {
        match self.unit.types.canon_kind(ty) {
            TypeKind::IncompleteArray(elem) => self.mem_type(*elem).array(1),
            _ => self.mem_type(ty),
        }
    }

    fn retype_variable(&mut self, id: VarId, old: Value<'c>, ty: Type<'c>) -> Value<'c> {
        let new = self.module.add_global(ty, "");
        new.replace_global(old);
        self.vars[id.index()] = Some(new);
        for list in [
            &mut self.module_state.used,
            &mut self.module_state.compiler_used,
        ] {
            for entry in list.iter_mut() {
                if *entry == old {
                    *entry = new;
                }
            }
        }
        for other in &mut self.vars {
            if *other == Some(old) {
                *other = Some(new);
            }
        }
        self.decorate_variable(id, new);
        new
    }

    /// A static variable of the function whose body is being emitted: its declaration was reached.
    pub fn local_static(&mut self, id: VarId) {
        if self.unit.var(id).linkage == Linkage::None {
            self.global(id);
            // An initializer may name labels, which are known only while the function is being emitted.
            let unit = self.unit;
            let has_label_addresses = unit.var(id).function.is_some_and(|function| {
                unit.func(function)
                    .labels
                    .iter()
                    .any(|label| unit.labels[label.index()].address_taken)
            });
            if has_label_addresses && self.current.is_some() {
                self.define_variable(id);
            }
        }
    }
}

/// Any `weak` attribute.
pub(crate) fn has_weak(attrs: &[Attr]) -> bool {
    attrs.iter().any(|a| matches!(a, Attr::Weak))
}

/// The section asked for.
pub(crate) fn section(attrs: &[Attr]) -> Option<Rc<str>> {
    attrs.iter().find_map(|a| match a {
        Attr::Section(name) => Some(name.clone()),
        _ => None,
    })
}

/// The target of `weakref`, given there or by `alias`.
pub(crate) fn weak_ref(attrs: &[Attr]) -> Option<Rc<str>> {
    let weak = attrs.iter().find_map(|a| match a {
        Attr::WeakRef(target) => Some(target.clone()),
        _ => None,
    })?;
    weak.or_else(|| {
        attrs.iter().find_map(|a| match a {
            Attr::Alias(target) => Some(target.clone()),
            _ => None,
        })
    })
}
