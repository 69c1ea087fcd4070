//! A module from a translation unit: what is emitted, in which order, and what is said of the module as a whole.

use std::collections::VecDeque;
use std::rc::Rc;

use neverc_llvm::{Context, Linkage as LlvmLinkage, Module, ModuleFlagBehavior, Value};
use neverc_sema::Unit;
use neverc_sema::tree::{Attr, FuncId, Item, Linkage, VarDef, VarId};
use neverc_source::{Diagnostics, Interner, LangOpts, SourceMap};
use rustc_hash::FxHashMap;

use crate::abi::abi_of;
use crate::attrs::AttrCache;
use crate::cx::{Basic, Cg};
use crate::debug::Debug;
use crate::function::is_deferrable;
use crate::global::has_weak;
use crate::options::{DebugLevel, FramePointer, IrOptions};

/// A definition that somebody refers to.
#[derive(Clone, Copy)]
pub(crate) enum Deferred {
    Func(FuncId),
    Var(VarId),
}

/// Bookkeeping of the module.
pub struct ModuleState<'c> {
    pub(crate) queue: VecDeque<Deferred>,
    pub(crate) defined_funcs: Vec<bool>,
    pub(crate) defined_vars: Vec<bool>,
    pub(crate) used: Vec<Value<'c>>,
    pub(crate) compiler_used: Vec<Value<'c>>,
    pub(crate) constructors: Vec<(u32, Value<'c>)>,
    pub(crate) destructors: Vec<(u32, Value<'c>)>,
    #[allow(clippy::type_complexity)] // Bytes, width, number of units.
    pub(crate) string_pool: FxHashMap<(Rc<[u8]>, u8, u64), Value<'c>>,
    /// Functions and variables by symbol, for aliases; filled when the first alias is met.
    pub(crate) func_names: FxHashMap<String, FuncId>,
    pub(crate) var_names: FxHashMap<String, VarId>,
    /// Assembly labels were seen: symbols of different names may be the same.
    pub(crate) odd_names: bool,
}

/// Makes the LLVM module of a translation unit that sema accepted. What has no lowering is reported to `diags`.
pub fn generate<'c>(
    unit: &Unit,
    names: &Interner,
    lang: &LangOpts,
    opts: &IrOptions,
    map: &SourceMap,
    llvm: &'c Context,
    diags: &Diagnostics,
) -> Module<'c> {
    let mut cg = context(unit, names, lang, opts, map, llvm, diags);
    if opts.debug > DebugLevel::None {
        cg.debug = Some(Debug::new(&cg));
    }
    cg.emit_all();
    cg.finish_module()
}

/// What everything at module level needs, with an empty module.
pub(crate) fn context<'c, 'u>(
    unit: &'u Unit,
    names: &'u Interner,
    lang: &'u LangOpts,
    opts: &'u IrOptions,
    map: &'u SourceMap,
    llvm: &'c Context,
    diags: &'u Diagnostics,
) -> Cg<'c, 'u> {
    let module = Module::new(llvm, &opts.file_name);
    module.set_source_file_name(&opts.file_name);
    module.set_triple(&opts.triple);
    module.set_data_layout(&opts.data_layout);
    Cg {
        unit,
        names,
        lang,
        opts,
        map,
        diags,
        llvm,
        basic: Basic::new(llvm),
        abi: abi_of(opts),
        labels: FxHashMap::default(),
        current: None,
        locals: vec![None; unit.vars.len()],
        mem_types: vec![None; unit.types.len()],
        sizes: vec![(0, u32::MAX); unit.types.len()],
        records: vec![None; unit.records.len()],
        record_types: vec![None; unit.records.len()],
        signatures: FxHashMap::default(),
        abi_types: FxHashMap::default(),
        funcs: vec![None; unit.funcs.len()],
        vars: vec![None; unit.vars.len()],
        strings: vec![None; unit.strings.len()],
        module_state: ModuleState {
            queue: VecDeque::new(),
            defined_funcs: vec![false; unit.funcs.len()],
            defined_vars: vec![false; unit.vars.len()],
            used: Vec::new(),
            compiler_used: Vec::new(),
            constructors: Vec::new(),
            destructors: Vec::new(),
            string_pool: FxHashMap::default(),
            func_names: FxHashMap::default(),
            var_names: FxHashMap::default(),
            odd_names: false,
        },
        attrs: AttrCache::new(llvm, opts, lang),
        tbaa: crate::tbaa::TbaaCache::default(),
        debug: None,
        module,
    }
}

impl<'c, 'u> Cg<'c, 'u> {
    fn emit_all(&mut self) {
        let unit = self.unit;
        let aliased = unit.items.iter().any(|item| match item {
            Item::Func(id) => unit.func(*id).attrs.iter().any(is_alias),
            Item::Var(id) => unit.var(*id).attrs.iter().any(is_alias),
            _ => false,
        });
        if aliased {
            self.index_symbols();
        }
        let mut tentative = Vec::new();
        let mut seen_alias: Vec<Item> = Vec::new();
        for item in &unit.items {
            if self.diags.must_stop() {
                return;
            }
            match item {
                Item::FuncDef(id) => {
                    if !is_deferrable(self, *id) {
                        self.emit_function(*id);
                    }
                }
                Item::Func(id) => {
                    if unit.func(*id).attrs.iter().any(is_alias) {
                        seen_alias.push(item.clone());
                    }
                }
                Item::Var(id) => {
                    let var = unit.var(*id);
                    if var.attrs.iter().any(is_alias) {
                        seen_alias.push(item.clone());
                        continue;
                    }
                    let keep = var.linkage == Linkage::External
                        || self.lang.keep_static
                        || var
                            .attrs
                            .iter()
                            .any(|a| matches!(a, Attr::Used | Attr::Retain));
                    match var.def {
                        VarDef::Definition if keep => {
                            self.global(*id);
                            self.define_variable(*id);
                        }
                        VarDef::Tentative if keep => tentative.push(*id),
                        _ => {}
                    }
                }
                Item::FileAsm(text) => self.module.append_inline_asm(text),
                Item::Typedef(_) | Item::Record(_) | Item::Enum(_) => {}
            }
        }
        for id in tentative {
            self.global(id);
            self.define_variable(id);
        }
        self.drain();
        let is_plain = |attrs: &[Attr]| crate::global::weak_ref(attrs).is_none();
        for item in &seen_alias {
            match item {
                Item::Func(id) if is_plain(&unit.func(*id).attrs) => self.emit_function_alias(*id),
                Item::Var(id) if is_plain(&unit.var(*id).attrs) => self.emit_variable_alias(*id),
                _ => {}
            }
        }
        self.drain();
    }

    /// Emits what was referred to, until nothing is left.
    fn drain(&mut self) {
        while let Some(next) = self.module_state.queue.pop_front() {
            if self.diags.must_stop() {
                return;
            }
            match next {
                Deferred::Func(id) => self.emit_function(id),
                Deferred::Var(id) => self.define_variable(id),
            }
        }
    }

    /// Emits variables right behind the function that refers to them: label addresses in their initializers belong
    /// to it.
    pub(crate) fn drain_variables(&mut self) {
        let mut rest = VecDeque::new();
        while let Some(next) = self.module_state.queue.pop_front() {
            match next {
                Deferred::Var(id) if self.unit.var(id).function.is_some() => {
                    self.define_variable(id)
                }
                other => rest.push_back(other),
            }
        }
        self.module_state.queue = rest;
    }

    fn index_symbols(&mut self) {
        let unit = self.unit;
        for i in 0..unit.funcs.len() {
            let id = FuncId(i as u32);
            let func = unit.func(id);
            if func.linkage == Linkage::None {
                continue;
            }
            let name = self.func_symbol(id);
            let better = func.body.is_some() || !self.module_state.func_names.contains_key(&name);
            if better {
                self.module_state.func_names.insert(name, id);
            }
        }
        for i in 0..unit.vars.len() {
            let id = VarId(i as u32);
            let var = unit.var(id);
            if var.linkage == Linkage::None || var.is_param {
                continue;
            }
            let name = self.var_symbol(id);
            let better =
                var.def != VarDef::Declaration || !self.module_state.var_names.contains_key(&name);
            if better {
                self.module_state.var_names.insert(name, id);
            }
        }
    }

    /// The global that an alias names, in this unit.
    fn alias_target(&mut self, name: &str) -> Option<Value<'c>> {
        let unit = self.unit;
        if let Some(&id) = self.module_state.func_names.get(name) {
            let func = unit.func(id);
            if func.body.is_some() || func.attrs.iter().any(is_alias) {
                let value = self.func(id);
                self.drain();
                return self.funcs[id.index()].or(Some(value));
            }
            return None;
        }
        if let Some(&id) = self.module_state.var_names.get(name) {
            let var = unit.var(id);
            if var.def != VarDef::Declaration || var.attrs.iter().any(is_alias) {
                self.global(id);
                self.drain();
                self.define_variable(id);
                return self.vars[id.index()];
            }
            return None;
        }
        self.module.symbol(name).filter(|v| !v.is_declaration())
    }

    fn emit_function_alias(&mut self, id: FuncId) {
        let unit = self.unit;
        let func = unit.func(id);
        let (target, ifunc) = match func.attrs.iter().find(|a| is_alias(a)) {
            Some(Attr::Alias(target)) => (target.clone(), false),
            Some(Attr::Ifunc(target)) => (target.clone(), true),
            _ => return,
        };
        let Some(value) = self.alias_target(&target) else {
            self.bad_alias(func.loc, ifunc);
            return;
        };
        let placeholder = self.func(id);
        if placeholder.kind() == neverc_llvm::ValueKind::GlobalAlias
            || placeholder.kind() == neverc_llvm::ValueKind::GlobalIFunc
        {
            return;
        }
        let sig = self.signature_of_func(id);
        let made = if ifunc {
            self.module.add_ifunc(sig.ty, value, "")
        } else {
            self.module.add_alias(sig.ty, value, "")
        };
        self.name_alias(made, placeholder, &func.attrs, func.linkage, true);
        self.funcs[id.index()] = Some(made);
    }

    fn emit_variable_alias(&mut self, id: VarId) {
        let unit = self.unit;
        let var = unit.var(id);
        let Some(Attr::Alias(target)) = var.attrs.iter().find(|a| is_alias(a)) else {
            return;
        };
        let Some(value) = self.alias_target(&target.clone()) else {
            self.bad_alias(var.loc, false);
            return;
        };
        let placeholder = self.global(id);
        if placeholder.kind() == neverc_llvm::ValueKind::GlobalAlias {
            return;
        }
        let ty = self.mem_type(var.ty);
        let made = self.module.add_alias(ty, value, "");
        if var.storage == neverc_sema::tree::Storage::Thread {
            made.set_thread_local(neverc_llvm::ThreadLocalMode::GeneralDynamic);
        }
        self.name_alias(made, placeholder, &var.attrs, var.linkage, false);
        self.vars[id.index()] = Some(made);
    }

    fn name_alias(
        &mut self,
        made: Value<'c>,
        placeholder: Value<'c>,
        attrs: &[Attr],
        linkage: Linkage,
        function: bool,
    ) {
        made.replace_global(placeholder);
        if linkage == Linkage::Internal {
            made.set_linkage(LlvmLinkage::Internal);
        } else if has_weak(attrs) {
            made.set_linkage(LlvmLinkage::WeakAny);
        }
        if linkage != Linkage::Internal {
            self.set_visibility(made, attrs, true);
        }
        self.set_dso_local(made, true, false, function);
        if attrs.iter().any(|a| matches!(a, Attr::Used | Attr::Retain)) {
            self.module_state.compiler_used.push(made);
        }
    }

    fn bad_alias(&mut self, loc: neverc_source::Loc, ifunc: bool) {
        let kind = if ifunc { "ifunc" } else { "alias" };
        self.diags
            .error(
                loc,
                format!(
                    "{kind} must point to a defined {}",
                    if ifunc {
                        "function"
                    } else {
                        "variable or function"
                    }
                ),
            )
            .emit();
    }

    fn finish_module(mut self) -> Module<'c> {
        let used = std::mem::take(&mut self.module_state.used);
        let compiler_used = std::mem::take(&mut self.module_state.compiler_used);
        self.module.set_used(&used);
        self.module.set_compiler_used(&compiler_used);
        self.module
            .set_global_constructors(&self.module_state.constructors);
        self.module
            .set_global_destructors(&self.module_state.destructors);
        self.add_flags();
        if let Some(debug) = self.debug.take() {
            debug.finish();
        }
        self.module
    }

    fn add_flags(&mut self) {
        use ModuleFlagBehavior as B;
        let opts = self.opts;
        let m = &self.module;
        if opts.debug > DebugLevel::None {
            m.add_int_flag(B::Max, "Dwarf Version", opts.dwarf_version);
            m.add_int_flag(B::Warning, "Debug Info Version", 3);
        }
        m.add_int_flag(
            B::Error,
            "wchar_size",
            if self.lang.short_wchar { 2 } else { 4 },
        );
        if self.lang.short_enums {
            m.add_int_flag(B::Error, "min_enum_size", 1);
        }
        if opts.cf_return {
            m.add_int_flag(B::Min, "cf-protection-return", 1);
        }
        if opts.cf_branch {
            m.add_int_flag(B::Min, "cf-protection-branch", 1);
        }
        if opts.pic_level > 0 {
            m.add_int_flag(B::Min, "PIC Level", u32::from(opts.pic_level));
            if opts.pie {
                m.add_int_flag(B::Max, "PIE Level", u32::from(opts.pic_level));
            }
        }
        if opts.code_model > 0 {
            m.add_int_flag(B::Error, "Code Model", u32::from(opts.code_model) - 1);
        }
        for (behavior, name, value) in &opts.module_flags {
            m.add_int_flag(*behavior, name, *value);
        }
        if opts.semantic_interposition {
            m.add_int_flag(B::Error, "SemanticInterposition", 1);
        }
        if opts.no_plt {
            m.add_int_flag(B::Max, "RtLibUseGOT", 1);
        }
        if opts.pic_level > 0 && opts.direct_access == Some(true)
            || opts.pic_level == 0 && opts.direct_access == Some(false)
        {
            m.add_int_flag(
                B::Max,
                "direct-access-external-data",
                u32::from(opts.direct_access == Some(true)),
            );
        }
        if opts.unwind > 0 {
            m.add_int_flag(B::Max, "uwtable", u32::from(opts.unwind));
        }
        match opts.frame_pointer {
            FramePointer::None => {}
            FramePointer::NonLeaf => m.add_int_flag(B::Max, "frame-pointer", 1),
            FramePointer::All => m.add_int_flag(B::Max, "frame-pointer", 2),
        }
        if !opts.ident.is_empty() {
            m.add_ident(&opts.ident);
        }
    }
}

fn is_alias(attr: &Attr) -> bool {
    matches!(attr, Attr::Alias(_) | Attr::Ifunc(_))
}
