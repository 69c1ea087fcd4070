//! Variable arrays: sizes computed where the type is declared, room on the stack.

use neverc_llvm::Value;
use neverc_sema::tree::{ExprId, VarId};
use neverc_sema::types::{QualType, TypeKind};

use crate::cleanup::CleanupKind;
use crate::cx::{Address, Fcg};

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// Evaluates the size expressions in a variably modified type that have no value yet in this declaration.
    pub(crate) fn emit_variable_sizes(&mut self, ty: QualType) {
        let mut at = ty;
        loop {
            match self.types().kind(at.id()) {
                TypeKind::VariableArray(elem, size, _) => {
                    if let Some(size) = *size {
                        self.emit_count(size);
                    }
                    at = *elem;
                }
                TypeKind::ConstantArray(elem, _) | TypeKind::IncompleteArray(elem) => at = *elem,
                TypeKind::Pointer(to) => at = *to,
                TypeKind::Atomic(inner) => at = *inner,
                TypeKind::Function(ret, ..) | TypeKind::FunctionNoProto(ret, _) => at = *ret,
                TypeKind::Elaborated(inner)
                | TypeKind::Paren(inner)
                | TypeKind::Auto(inner)
                | TypeKind::Attributed(_, inner) => at = *inner,
                // The typedef's declaration has evaluated them.
                TypeKind::Typedef(_, inner)
                | TypeKind::Typeof(inner)
                | TypeKind::Decayed(inner, _) => {
                    if !self.has_unknown_count(*inner) {
                        return;
                    }
                    at = *inner;
                }
                _ => return,
            }
        }
    }

    fn has_unknown_count(&self, ty: QualType) -> bool {
        let mut at = ty;
        loop {
            match self.kind(at) {
                TypeKind::VariableArray(elem, size, _) => {
                    if size.is_some_and(|size| !self.body.vla_sizes.contains_key(&size)) {
                        return true;
                    }
                    at = *elem;
                }
                TypeKind::ConstantArray(elem, _)
                | TypeKind::IncompleteArray(elem)
                | TypeKind::Pointer(elem) => {
                    at = *elem;
                }
                _ => return false,
            }
        }
    }

    fn emit_count(&mut self, size: ExprId) -> Value<'c> {
        let signed = self.is_signed(self.ty_of(size));
        let value = self.scalar(size);
        let i64_ty = self.cx().i64_type();
        self.ensure_insert_point();
        let value = if value.ty().is_integer() {
            self.builder.int_resize(value, i64_ty, signed)
        } else {
            i64_ty.null()
        };
        self.body.vla_sizes.insert(size, value);
        value
    }

    /// Number of elements of one variable dimension.
    fn count(&mut self, size: Option<ExprId>) -> Value<'c> {
        let Some(size) = size else {
            return self.i64(0);
        };
        match self.body.vla_sizes.get(&size) {
            Some(&value) => value,
            None => {
                // Not declared on the way here: the value holds for this use only.
                let value = self.emit_count(size);
                self.body.vla_sizes.remove(&size);
                value
            }
        }
    }

    /// For an array with a variable dimension anywhere: the number of innermost elements of constant size, and
    /// their type.
    pub(crate) fn variable_count(&mut self, ty: QualType) -> Option<(Value<'c>, QualType)> {
        if !self.has_variable_size(ty) {
            return None;
        }
        let mut total: Option<Value<'c>> = None;
        let mut at = ty;
        loop {
            let (count, elem) = match self.kind(at) {
                TypeKind::VariableArray(elem, size, _) => (self.count(*size), *elem),
                TypeKind::ConstantArray(elem, n) => {
                    if !self.has_variable_size(*elem) && total.is_some() {
                        // A constant inner array is one element.
                        break;
                    }
                    (self.i64(*n as i64), *elem)
                }
                _ => break,
            };
            total = Some(match total {
                Some(total) if self.cg.lang.wrapv => self.builder.mul(total, count),
                Some(total) => self.builder.nuw_mul(total, count),
                None => count,
            });
            at = elem;
        }
        total.map(|total| (total, at))
    }

    /// Is the size of a type only known at run time?
    pub(crate) fn has_variable_size(&self, ty: QualType) -> bool {
        match self.kind(ty) {
            TypeKind::VariableArray(..) => true,
            TypeKind::ConstantArray(elem, _) | TypeKind::Atomic(elem) => {
                self.has_variable_size(*elem)
            }
            _ => false,
        }
    }

    /// Bytes of a type as `i64`.
    pub(crate) fn runtime_size(&mut self, ty: QualType) -> Value<'c> {
        self.ensure_insert_point();
        if let Some((count, elem)) = self.variable_count(ty) {
            let size = self.size_of(elem);
            if size == 1 {
                return count;
            }
            let size = self.i64(size as i64);
            return self.builder.nuw_mul(size, count);
        }
        if self.is_void(ty) || self.is_function(ty) {
            return self.i64(1);
        }
        let size = self.size_of(ty);
        self.i64(size as i64)
    }

    /// Makes room for a variable array.
    pub(crate) fn allocate_variable(&mut self, id: VarId, ty: QualType, align: u32) -> Address<'c> {
        self.ensure_insert_point();
        self.save_stack(id);
        let (count, elem) = match self.variable_count(ty) {
            Some(parts) => parts,
            None => (self.i64(1), ty),
        };
        let elem_ty = self.mem_ty(elem);
        let ptr = self
            .builder
            .array_alloca(elem_ty, count, u64::from(align.max(1)));
        Address::new(ptr, elem_ty, align.max(1))
    }

    /// Saves the stack pointer, to be restored when the scope is left.
    fn save_stack(&mut self, id: VarId) {
        let ptr = self.cx().ptr_type();
        let slot = self.alloca(ptr, 8, "saved_stack");
        let saved = self.intrinsic("llvm.stacksave", &[ptr], &[]);
        self.builder.store(saved, slot, 8);
        self.push_cleanup(CleanupKind::Stack(slot), id);
    }
}
