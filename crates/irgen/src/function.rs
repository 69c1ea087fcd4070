//! Functions: declarations, and definitions with prologue, body and epilogue.

use std::rc::Rc;

use neverc_llvm::{Linkage as LlvmLinkage, Value};
use neverc_sema::tree::{Attr, Emission, FuncId, Linkage, StmtId, VarId};
use neverc_sema::types::{Builtin, QualType, qual};
use neverc_source::Loc;
use neverc_target::abi::Pass;

use crate::abi::{Param, Signature};
use crate::attrs::Site;
use crate::body::Body;
use crate::cx::{Address, Cg, Fcg, Rv};
use crate::global::{has_weak, section, weak_ref};
use crate::module::Deferred;

impl<'c, 'u> Cg<'c, 'u> {
    /// The function as a value; its definition follows when it has a body.
    pub fn func(&mut self, id: FuncId) -> Value<'c> {
        if let Some(Some(known)) = self.funcs.get(id.index()) {
            return *known;
        }
        let unit = self.unit;
        let func = unit.func(id);
        if let Some(target) = weak_ref(&func.attrs) {
            let value = self.weak_function(id, &target);
            self.funcs[id.index()] = Some(value);
            return value;
        }
        let name = self.func_symbol(id);
        let sig = self.signature_of_func(id);
        let value = match self.module.symbol(&name) {
            Some(known)
                if known.is_declaration()
                    && known.is_function()
                    && known.value_type() != sig.ty
                    && func.body.is_some() =>
            {
                // Declared before under another C name with another type.
                let made = self.module.add_function("", sig.ty);
                made.replace_global(known);
                for other in &mut self.funcs {
                    if *other == Some(known) {
                        *other = Some(made);
                    }
                }
                made
            }
            Some(known) => known,
            None => self.module.add_function(&name, sig.ty),
        };
        self.funcs[id.index()] = Some(value);
        if value.is_function() {
            self.decorate_function(id, value, &sig);
        }
        if func.body.is_some() && self.inline_body_wanted(id) {
            self.module_state.queue.push_back(Deferred::Func(id));
        }
        value
    }

    fn weak_function(&mut self, id: FuncId, target: &str) -> Value<'c> {
        if let Some(known) = self.module.symbol(target) {
            return known;
        }
        if let Some(&other) = self.module_state.func_names.get(target)
            && other != id
        {
            let value = self.func(other);
            return value;
        }
        let sig = self.signature_of_func(id);
        let value = self.module.add_function(target, sig.ty);
        value.set_linkage(LlvmLinkage::ExternalWeak);
        self.attach_common(value, None);
        self.attach_binding(value, false);
        value
    }

    fn decorate_function(&mut self, id: FuncId, value: Value<'c>, sig: &Signature<'c>) {
        let unit = self.unit;
        let func = unit.func(id);
        if sig.conv != neverc_llvm::CallConv::C {
            value.set_call_conv(sig.conv);
        }
        self.attach_abi(value, sig);
        self.attach_promises(value, Site::Function, id, sig);
        self.attach_common(value, Some(id));
        let defined = func.body.is_some();
        self.attach_binding(value, defined);
        let linkage = match (func.linkage, defined) {
            (Linkage::Internal, true) => LlvmLinkage::Internal,
            (_, true) if func.emission == Emission::AvailableExternally => {
                if self.inline_body_wanted(id) {
                    LlvmLinkage::AvailableExternally
                } else {
                    LlvmLinkage::External
                }
            }
            (_, true) if has_weak(&func.attrs) => LlvmLinkage::WeakAny,
            (_, false) if has_weak(&func.attrs) => LlvmLinkage::ExternalWeak,
            _ => LlvmLinkage::External,
        };
        if linkage != LlvmLinkage::External {
            value.set_linkage(linkage);
        }
        if linkage != LlvmLinkage::Internal {
            self.set_visibility(value, &func.attrs, defined);
        }
        let here = defined && (func.emission == Emission::Normal);
        self.set_dso_local(value, here, false, true);
        if defined {
            if let Some(section) = section(&func.attrs) {
                value.set_section(&section);
            }
            let mut align = 0;
            for attr in &func.attrs {
                if let Attr::Aligned(bytes) = attr {
                    align = align.max(*bytes);
                }
            }
            if align > 0 {
                value.set_alignment(u64::from(align));
            }
        }
    }

    /// Emits the body of a function.
    pub fn emit_function(&mut self, id: FuncId) {
        let unit = self.unit;
        let Some(body) = unit.func(id).body else {
            return;
        };
        if std::mem::replace(&mut self.module_state.defined_funcs[id.index()], true) {
            return;
        }
        let value = self.func(id);
        if !value.is_function() || value.first_block().is_some() {
            return;
        }
        let sig = self.signature_of_func(id);
        self.attach_definition(value, id, &sig);
        self.labels.clear();
        self.current = Some(value);
        self.note_structors(id, value);
        emit_body(self, id, value, sig, body);
        self.drain_variables();
        self.current = None;
        if let Some(debug) = &self.debug {
            debug.finish_function();
        }
    }

    fn note_structors(&mut self, id: FuncId, value: Value<'c>) {
        for attr in &self.unit.func(id).attrs {
            match attr {
                Attr::Constructor(priority) => {
                    self.module_state
                        .constructors
                        .push((priority.unwrap_or(65535), value));
                }
                Attr::Destructor(priority) => {
                    self.module_state
                        .destructors
                        .push((priority.unwrap_or(65535), value));
                }
                Attr::Retain => self.module_state.used.push(value),
                Attr::Used => self.module_state.compiler_used.push(value),
                _ => {}
            }
        }
    }
}

fn emit_body<'c, 'u>(
    cg: &mut Cg<'c, 'u>,
    id: FuncId,
    value: Value<'c>,
    sig: Rc<Signature<'c>>,
    body: StmtId,
) {
    let llvm = cg.llvm;
    let unit = cg.unit;
    let func = unit.func(id);
    let entry_block = llvm.append_block(value, "entry");
    let builder = neverc_llvm::Builder::new(llvm);
    let entry = neverc_llvm::Builder::new(llvm);
    builder.position_at_end(entry_block);
    // Stands behind all allocas; goes away at the end.
    let alloca_point = builder.alloca(cg.basic.i8, 1);
    entry.position_before(alloca_point);
    let mut fcg = Fcg {
        cg,
        builder,
        entry,
        func: id,
        function: value,
        ret_ty: sig.ret_ty,
        ret_slot: None,
        return_block: llvm.free_block("return"),
        body: Body::default(),
        scopes: Vec::new(),
        alloca_point,
        signature: sig.clone(),
        last_loc: Loc::NONE,
    };
    fcg.begin_debug_function(id);
    if func.attrs.contains(&Attr::Naked) {
        // Nothing but the asm statements of the body.
        fcg.stmt(body);
        if fcg.builder.insert_block().is_some() {
            fcg.builder.unreachable();
        }
        fcg.drop_free_block();
        alloca_point.erase_instruction();
        return;
    }
    fcg.make_ret_slot(&sig);
    fcg.receive_parameters(&sig);
    fcg.stmt(body);
    fcg.finish(&sig, func.end_loc);
}

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    fn make_ret_slot(&mut self, sig: &Signature<'c>) {
        let is_main = {
            let func = self.cg.unit.func(self.func);
            func.linkage == Linkage::External && self.cg.names.with(func.name, |n| n == "main")
        };
        match &sig.ret {
            Pass::Indirect { align, .. } if sig.sret => {
                let elem = self.cg.mem_type(sig.ret_ty);
                self.ret_slot = Some(Address::new(self.function.param(0), elem, *align));
            }
            _ if self.cg.unit.types.is(sig.ret_ty, Builtin::Void) => {}
            _ => {
                let slot = self.temp(sig.ret_ty, "retval");
                self.ret_slot = Some(slot);
                if is_main && self.cg.unit.types.is(sig.ret_ty, Builtin::Int) {
                    self.builder
                        .store(self.cg.basic.i32.const_u64(0), slot.ptr, 4);
                }
            }
        }
    }

    /// Gives every parameter its place.
    fn receive_parameters(&mut self, sig: &Signature<'c>) {
        let unit = self.cg.unit;
        let params: &'u [VarId] = &unit.func(self.func).params;
        for (i, (&var, param)) in params.iter().zip(&sig.params).enumerate() {
            let addr = self.receive(var, param);
            self.set_local(var, addr);
            self.declare_parameter(var, i as u32 + 1, addr);
        }
        for &var in params {
            self.emit_variable_sizes(unit.var(var).ty);
        }
    }

    fn receive(&mut self, var: VarId, param: &Param<'c>) -> Address<'c> {
        let unit = self.cg.unit;
        let ty: QualType = unit.var(var).ty;
        let name = self.cg.names.get(unit.var(var).name);
        let align = self.cg.var_align(var).max(1);
        let elem = self.cg.mem_type(ty);
        match &param.pass {
            Pass::Indirect { align: given, .. } if *given >= align => {
                Address::new(self.function.param(param.first), elem, *given)
            }
            Pass::Indirect { align: given, .. } => {
                let slot = Address::new(self.alloca(elem, align, &name), elem, align);
                let (size, _) = self.cg.size_align(ty);
                let size = self.cg.basic.i64.const_u64(size);
                self.builder.memcpy(
                    slot.ptr,
                    u64::from(align),
                    self.function.param(param.first),
                    u64::from(*given),
                    size,
                    false,
                );
                slot
            }
            Pass::Ignore => Address::new(self.alloca(elem, align, &name), elem, align),
            Pass::Direct | Pass::Extend { .. } => {
                let argument = self.function.param(param.first);
                if self.cg.opts.value_names {
                    argument.set_name(&name);
                }
                self.add_parameter_facts(var, param);
                let slot = Address::new(
                    self.alloca(elem, align, &format!("{name}.addr")),
                    elem,
                    align,
                );
                let value = self.declared_value(argument, param.ty, ty);
                let memory = self.cg.widen_to_memory(&self.builder, value, ty);
                let store = self.builder.store(memory, slot.ptr, u64::from(align));
                if unit.types.quals(ty) & qual::VOLATILE != 0 {
                    store.set_volatile(true);
                }
                self.describe_access(store, &crate::tbaa::Tbaa::Scalar, ty);
                slot
            }
            Pass::Coerce { ir, offset, .. } => {
                let slot_align = align.max(ir.align() as u32);
                let slot = Address::new(self.alloca(elem, slot_align, &name), elem, slot_align);
                let pieces: Vec<Value<'c>> = (0..param.types.len() as u32)
                    .map(|i| self.function.param(param.first + i))
                    .collect();
                let (size, _) = self.cg.size_align(ty);
                self.store_pieces(slot, size, ir, *offset, &pieces);
                slot
            }
        }
    }

    /// What an old-style definition's parameter holds: the promoted argument in its declared type.
    fn declared_value(&mut self, argument: Value<'c>, from: QualType, to: QualType) -> Value<'c> {
        let wanted = self.cg.value_type(to);
        let own = argument.ty();
        if own == wanted {
            return argument;
        }
        if own.is_integer() && wanted.is_integer() {
            if wanted.int_width() == 1 {
                return self.builder.trunc(argument, wanted);
            }
            let signed = self.cg.is_signed(from);
            return self.builder.int_resize(argument, wanted, signed);
        }
        if own.is_float() && wanted.is_float() {
            return self
                .builder
                .cast(neverc_llvm::CastOp::FPTrunc, argument, wanted);
        }
        argument
    }

    /// `noalias` of `restrict` parameters, what `T a[static N]` promises.
    fn add_parameter_facts(&mut self, var: VarId, param: &Param<'c>) {
        let unit = self.cg.unit;
        let ty = unit.var(var).ty;
        if param.types[0].is_pointer() && unit.types.quals(ty) & qual::RESTRICT != 0 {
            self.function.add_attribute(
                neverc_llvm::AttributeIndex::Param(param.first),
                self.cg.llvm.attribute("noalias"),
            );
        }
        let nonnull = unit
            .var(var)
            .attrs
            .iter()
            .any(|a| matches!(a, Attr::NonNull(_)));
        if nonnull && param.types[0].is_pointer() && self.cg.lang.delete_null_checks {
            self.function.add_attribute(
                neverc_llvm::AttributeIndex::Param(param.first),
                self.cg.llvm.attribute("nonnull"),
            );
        }
    }

    fn drop_free_block(&mut self) {
        let block = self.return_block;
        if block.parent().is_none() {
            block.append_to(self.function);
            if block.is_used() {
                self.builder.position_at_end(block);
                self.builder.unreachable();
            } else {
                block.delete();
            }
        }
    }

    /// Goes to the return block and leaves the function.
    fn finish(&mut self, sig: &Signature<'c>, end: Loc) {
        let block = self.return_block;
        let open = self.builder.insert_block();
        block.append_to(self.function);
        if !block.is_used() {
            block.delete();
            if open.is_none() {
                self.leave(end);
                return;
            }
            self.set_loc(end);
        } else if open.is_none() && self.merge_return(block) {
            self.set_loc(end);
        } else {
            if open.is_some() {
                self.set_loc(end);
                self.builder.br(block);
            }
            self.builder.position_at_end(block);
            self.set_loc(end);
        }
        self.emit_return(sig);
        self.leave(end);
    }

    /// A return block that only one plain jump reaches is no block of its own.
    fn merge_return(&mut self, block: neverc_llvm::Block<'c>) -> bool {
        let users = block.as_value().users();
        let [jump] = users[..] else {
            return false;
        };
        if !jump.is_instruction() || jump.operand_count() != 1 || !jump.is_terminator() {
            return false;
        }
        let Some(from) = jump.parent_block() else {
            return false;
        };
        jump.erase_instruction();
        block.delete();
        self.builder.position_at_end(from);
        true
    }

    fn leave(&mut self, _end: Loc) {
        self.alloca_point.erase_instruction();
        self.end_debug_function();
    }

    fn emit_return(&mut self, sig: &Signature<'c>) {
        let Some(slot) = self.ret_slot else {
            self.builder.ret_void();
            return;
        };
        match &sig.ret {
            Pass::Ignore | Pass::Indirect { .. } => {
                self.builder.ret_void();
            }
            Pass::Direct | Pass::Extend { .. } => {
                if let Some(value) = self.only_result(slot) {
                    let value = self.cg.narrow_from_memory(&self.builder, value, sig.ret_ty);
                    self.builder.ret(value);
                    return;
                }
                match self.unspill(slot, sig.ret_ty) {
                    Rv::Scalar(value) => self.builder.ret(value),
                    _ => self.builder.unreachable(),
                };
            }
            Pass::Coerce { ir, offset, .. } => {
                let ty = self.cg.ir_type(ir);
                let types = if ty.is_struct() {
                    ty.members()
                } else {
                    vec![ty]
                };
                let (size, _) = self.cg.size_align(sig.ret_ty);
                let pieces = self.load_pieces(slot, size, ir, *offset, &types);
                if ty.is_struct() {
                    let mut whole = ty.poison();
                    for (i, piece) in pieces.into_iter().enumerate() {
                        whole = self.builder.insert_value(whole, piece, i as u32);
                    }
                    self.builder.ret(whole);
                } else {
                    self.builder.ret(pieces[0]);
                }
            }
        }
    }

    /// The value that the one store to the return slot puts there, when that store is in this block; slot and store
    /// go away.
    fn only_result(&mut self, slot: Address<'c>) -> Option<Value<'c>> {
        let users = slot.ptr.users();
        let [store] = users[..] else {
            return None;
        };
        if !store.is_instruction()
            || store.operand_count() != 2
            || store.operand(1) != Some(slot.ptr)
            || store.is_call()
            || !store.ty().is_void()
        {
            return None;
        }
        if store.parent_block() != self.builder.insert_block() {
            return None;
        }
        let value = store.operand(0)?;
        let wanted = self.cg.access_type(self.ret_ty);
        if value.ty() != wanted {
            return None;
        }
        store.erase_instruction();
        slot.ptr.erase_instruction();
        Some(value)
    }
}

/// Whether a function may be left out while nothing refers to it.
pub(crate) fn is_deferrable(cg: &Cg<'_, '_>, id: FuncId) -> bool {
    let func = cg.unit.func(id);
    if func.attrs.iter().any(|a| {
        matches!(
            a,
            Attr::Used | Attr::Retain | Attr::Constructor(_) | Attr::Destructor(_)
        )
    }) {
        return false;
    }
    func.linkage == Linkage::Internal && !cg.lang.keep_static
        || func.emission == Emission::AvailableExternally
}
