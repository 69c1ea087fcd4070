//! Declarations inside functions.

use neverc_sema::tree::{Attr, LocalDecl, StmtId, Storage, VarId};
use neverc_sema::types::TypeKind;

use crate::cleanup::CleanupKind;
use crate::cx::{Address, Fcg};

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// Prepares body emission: called with the outermost statement.
    pub(crate) fn begin_body(&mut self, body: StmtId) {
        self.set_fast_math_flags();
        let has_labels = !self.unit().func(self.func).labels.is_empty();
        self.prepare_scopes(body, has_labels);
    }

    pub(crate) fn local_decl(&mut self, decl: LocalDecl) {
        match decl {
            LocalDecl::Var(id) => self.local_var(id),
            LocalDecl::Typedef(id) => {
                let ty = self.unit().typedef(id).ty;
                if self.is_variably_modified(ty) {
                    self.ensure_insert_point();
                    self.emit_variable_sizes(ty);
                }
            }
            LocalDecl::Func(_) | LocalDecl::Record(_) | LocalDecl::Enum(_) => {}
        }
    }

    /// Does the type have a variable array anywhere?
    pub(crate) fn is_variably_modified(&self, ty: neverc_sema::QualType) -> bool {
        match self.kind(ty) {
            TypeKind::VariableArray(..) => true,
            TypeKind::ConstantArray(elem, _)
            | TypeKind::IncompleteArray(elem)
            | TypeKind::Pointer(elem)
            | TypeKind::Atomic(elem) => self.is_variably_modified(*elem),
            TypeKind::Function(ret, ..) => self.is_variably_modified(*ret),
            _ => false,
        }
    }

    fn local_var(&mut self, id: VarId) {
        let var = self.unit().var(id);
        let ty = var.ty;
        if self.is_variably_modified(ty) && var.storage != Storage::Thread {
            self.ensure_insert_point();
            self.emit_variable_sizes(ty);
        }
        match var.storage {
            Storage::Auto => {}
            Storage::Register if var.function.is_some() => {}
            Storage::Static | Storage::Thread => {
                self.cg.local_static(id);
                return;
            }
            Storage::Register => return,
        }
        if var.linkage != neverc_sema::tree::Linkage::None {
            return;
        }
        let align = self.cg.var_align(id).max(1);
        let addr = if self.has_variable_size(ty) {
            self.allocate_variable(id, ty, align)
        } else {
            let elem = self.mem_ty(ty);
            let size = self.size_of(ty);
            let addr = match self.local(id) {
                Some(addr) => addr,
                None => {
                    let name = self.cg.names.get(var.name);
                    let ptr = self.alloca(elem, align, &name);
                    Address::new(ptr, elem, align)
                }
            };
            if self.optimizing()
                && self.reachable()
                && !self.body.scopes.is_bypassed(id)
                && size > 0
            {
                self.lifetime_start(addr.ptr, size);
                self.push_cleanup(
                    CleanupKind::Lifetime {
                        address: addr.ptr,
                        size,
                    },
                    id,
                );
            }
            addr
        };
        self.set_local(id, addr);
        self.declare_local(id, addr);
        if self.reachable() {
            match var.init {
                Some(init) => {
                    self.set_loc(var.loc);
                    self.init_object(addr, ty, init);
                }
                None => self.fill_uninitialized(id, addr),
            }
        }
        for attr in &var.attrs {
            if let Attr::Cleanup(function) = *attr {
                self.push_cleanup(
                    CleanupKind::Call {
                        function,
                        address: addr.ptr,
                    },
                    id,
                );
            }
        }
    }

    /// `-ftrivial-auto-var-init=`
    fn fill_uninitialized(&mut self, id: VarId, addr: Address<'c>) {
        let var = self.unit().var(id);
        let mode = self.cg.lang.auto_var_init;
        if mode == 0 || var.attrs.contains(&Attr::Uninitialized) {
            return;
        }
        let byte = self
            .cx()
            .i8_type()
            .const_u64(if mode == 1 { 0 } else { 0xaa });
        let size = self.runtime_size(var.ty);
        self.builder.memset(
            addr.ptr,
            u64::from(addr.align),
            byte,
            size,
            self.is_volatile(var.ty),
        );
    }
}
