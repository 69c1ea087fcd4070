//! Lvalues: what expressions designate.

use neverc_llvm::Value;
use neverc_sema::tree::{CastKind, DeclRef, ExprId, ExprKind, Storage, UnaryOp, VarId};
use neverc_sema::types::{QualType, TypeKind};

use crate::body::OpaqueValue;
use crate::cx::{Address, Fcg, Lv, Rv};
use crate::tbaa::Tbaa;

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// An object of a type at an address; the type tells whether accesses are volatile.
    pub(crate) fn object(&self, addr: Address<'c>, ty: QualType) -> Lv<'c> {
        Lv::simple(addr, ty, self.is_volatile(ty))
    }

    /// What an lvalue expression designates; values of aggregate type get a temporary.
    pub fn lvalue(&mut self, e: ExprId) -> Lv<'c> {
        self.ensure_insert_point();
        let expr = *self.unit().expr(e);
        match expr.kind {
            ExprKind::Paren(inner)
            | ExprKind::Generic { chosen: inner, .. }
            | ExprKind::Choose { chosen: inner, .. } => self.lvalue(inner),
            ExprKind::DeclRef(DeclRef::Var(var)) => self.var_lvalue(var, expr.ty),
            ExprKind::DeclRef(DeclRef::Func(func)) => {
                let ptr = self.cg.func(func);
                let elem = self.cx().i8_type();
                Lv::simple(Address::new(ptr, elem, 1), expr.ty, false)
            }
            ExprKind::String(id) | ExprKind::Predefined(id) => {
                let ptr = self.cg.string(id);
                let elem = self.mem_ty(expr.ty);
                let align = self.align_of(expr.ty).max(1);
                Lv::simple(Address::new(ptr, elem, align), expr.ty, false)
            }
            ExprKind::Unary(UnaryOp::Deref, inner) => {
                let (pointer, known) = self.pointer_with_align(inner);
                self.pointed_object(pointer, known, expr.ty)
            }
            ExprKind::Unary(op @ (UnaryOp::Real | UnaryOp::Imag), inner) => {
                let lv = self.lvalue(inner);
                let Some(part) = self.complex_part(self.ty_of(inner)) else {
                    return lv;
                };
                let Lv::Simple { addr, volatile, .. } = lv else {
                    return lv;
                };
                let index = u32::from(op == UnaryOp::Imag);
                let elem = self.mem_ty(part);
                let size = self.size_of(part) as u32;
                let ptr = self.builder.struct_gep(addr.elem, addr.ptr, index);
                let align = if index == 0 {
                    addr.align
                } else {
                    min_align(addr.align, size)
                };
                Lv::simple(Address::new(ptr, elem, align), expr.ty, volatile)
            }
            ExprKind::Subscript {
                base,
                index,
                swapped,
            } => self.subscript(expr.ty, base, index, swapped),
            ExprKind::Member {
                base,
                record,
                field,
                arrow,
            } => {
                let base_lv = if arrow {
                    let ty = self.pointee_written(self.ty_of(base));
                    let (pointer, known) = self.pointer_with_align(base);
                    self.pointed_object(pointer, known, ty)
                } else {
                    self.lvalue(base)
                };
                self.set_loc(expr.loc);
                self.field_lvalue(&base_lv, record, field)
            }
            ExprKind::VectorElements(base, list) => {
                self.vector_elements_lvalue(base, list, expr.ty)
            }
            ExprKind::CompoundLiteral(var) => self.compound_literal(var, expr.ty),
            ExprKind::ImplicitCast(kind, inner) | ExprKind::Cast(kind, inner)
                if matches!(kind, CastKind::NoOp | CastKind::LValueBitCast)
                    && self.unit().expr(inner).cat.is_lvalue() =>
            {
                match self.lvalue(inner) {
                    Lv::Simple {
                        addr,
                        volatile,
                        tbaa,
                        ..
                    } => {
                        let elem = if self.is_function(expr.ty) {
                            addr.elem
                        } else {
                            self.mem_ty(expr.ty)
                        };
                        Lv::Simple {
                            addr: addr.with_elem(elem),
                            ty: expr.ty,
                            volatile: volatile || self.is_volatile(expr.ty),
                            tbaa: if kind == CastKind::NoOp {
                                tbaa
                            } else {
                                Tbaa::Scalar
                            },
                        }
                    }
                    other => other,
                }
            }
            ExprKind::Opaque(common) => match self.body.opaque.get(&common).copied() {
                Some(OpaqueValue::Object(lv)) => lv,
                Some(OpaqueValue::Value(value)) => self.value_object(value, expr.ty),
                None => self.lvalue(common),
            },
            _ if self.is_aggregate(expr.ty) => {
                let addr = self.aggregate_value(e);
                Lv::simple(addr, expr.ty, false)
            }
            _ => {
                let value = self.rvalue(e);
                self.value_object(value, expr.ty)
            }
        }
    }

    /// A temporary that holds a value.
    fn value_object(&mut self, value: Rv<'c>, ty: QualType) -> Lv<'c> {
        match value {
            Rv::Aggregate(addr) => Lv::simple(addr, ty, false),
            Rv::Void => {
                let elem = self.cx().i8_type();
                let slot = self.alloca(elem, 1, "");
                Lv::simple(Address::new(slot, elem, 1), ty, false)
            }
            value => {
                let temp = self.temp(ty, "tmp");
                let lv = Lv::simple(temp, ty, false);
                self.store(&lv, value);
                lv
            }
        }
    }

    /// The pointee with the sugar that was written, for its alignment and aliasing attributes.
    pub(crate) fn pointee_written(&self, ty: QualType) -> QualType {
        let mut at = ty;
        loop {
            match self.types().kind(at.id()) {
                TypeKind::Pointer(to) => return *to,
                TypeKind::Typedef(_, inner)
                | TypeKind::Elaborated(inner)
                | TypeKind::Paren(inner)
                | TypeKind::Typeof(inner)
                | TypeKind::Auto(inner)
                | TypeKind::Decayed(_, inner)
                | TypeKind::Attributed(_, inner) => at = *inner,
                _ => return self.pointee(ty),
            }
        }
    }

    /// A pointer value, and the alignment of what it points to where more is known than the type tells.
    pub(crate) fn pointer_with_align(&mut self, e: ExprId) -> (Value<'c>, Option<u32>) {
        let inner = self.strip(e);
        match self.unit().expr(inner).kind {
            ExprKind::ImplicitCast(CastKind::ArrayToPointerDecay, array) => {
                let lv = self.lvalue(array);
                let pointer = self.lv_pointer(&lv);
                match lv {
                    Lv::Simple { addr, .. } => (pointer, Some(addr.align)),
                    _ => (pointer, None),
                }
            }
            ExprKind::Unary(UnaryOp::AddrOf, object) if !self.is_function(self.ty_of(object)) => {
                let lv = self.lvalue(object);
                let pointer = self.lv_pointer(&lv);
                match lv {
                    Lv::Simple { addr, .. } => (pointer, Some(addr.align)),
                    _ => (pointer, None),
                }
            }
            _ => (self.scalar(e), None),
        }
    }

    /// The object a pointer points to.
    pub(crate) fn pointed_object(
        &mut self,
        pointer: Value<'c>,
        known: Option<u32>,
        ty: QualType,
    ) -> Lv<'c> {
        self.ensure_insert_point();
        if self.is_function(ty) || self.is_void(ty) {
            let elem = self.cx().i8_type();
            return Lv::simple(Address::new(pointer, elem, 1), ty, self.is_volatile(ty));
        }
        let elem = self.place_ty(ty);
        let align = known.unwrap_or_else(|| self.align_of(ty)).max(1);
        self.object(Address::new(pointer, elem, align), ty)
    }

    /// Memory type of a place; for a variable array the type of its innermost elements.
    pub(crate) fn place_ty(&mut self, ty: QualType) -> neverc_llvm::Type<'c> {
        match self.kind(ty) {
            TypeKind::VariableArray(elem, ..) => {
                let elem = *elem;
                self.place_ty(elem)
            }
            TypeKind::IncompleteArray(elem) => {
                let elem = *elem;
                self.place_ty(elem)
            }
            TypeKind::Record(id) if !self.unit().record(*id).complete => self.cx().i8_type(),
            _ => self.mem_ty(ty),
        }
    }

    /// The address of an lvalue in memory.
    pub(crate) fn lv_pointer(&mut self, lv: &Lv<'c>) -> Value<'c> {
        match *lv {
            Lv::Simple { addr, .. } => addr.ptr,
            Lv::BitField { addr, .. } => addr.ptr,
            Lv::VectorElem {
                addr,
                vector,
                index,
                ..
            } => {
                let vector_ty = self.mem_ty(vector);
                let zero = self.i64(0);
                self.builder.gep(vector_ty, addr.ptr, &[zero, index], true)
            }
            Lv::VectorElems { addr, .. } => addr.ptr,
            Lv::Register { .. } => self.cx().ptr_type().null(),
        }
    }

    fn var_lvalue(&mut self, id: VarId, ty: QualType) -> Lv<'c> {
        let var = self.unit().var(id);
        match var.storage {
            Storage::Register
                if var.function.is_none()
                    || var.asm_label.is_some() && self.local(id).is_none() =>
            {
                return Lv::Register { var: id, ty };
            }
            Storage::Auto | Storage::Register => {
                if let Some(addr) = self.local(id) {
                    let volatile = self.is_volatile(var.ty) || self.is_volatile(ty);
                    return Lv::simple(addr, ty, volatile);
                }
                if !var.is_constexpr || self.unit().var(id).function == Some(self.func) {
                    // Its declaration was not passed: it stands in code that cannot run.
                    let addr = self.temp(var.ty, "");
                    self.set_local(id, addr);
                    return self.object(addr, ty);
                }
            }
            Storage::Static | Storage::Thread => {}
        }
        let mut ptr = self.cg.global(id);
        if var.storage == Storage::Thread {
            let ptr_ty = self.cx().ptr_type();
            ptr = self.intrinsic("llvm.threadlocal.address", &[ptr_ty], &[ptr]);
        }
        let elem = self.place_ty(var.ty);
        let align = self.cg.var_align(id).max(1);
        let volatile = self.is_volatile(var.ty);
        Lv::simple(Address::new(ptr, elem, align), ty, volatile)
    }

    fn subscript(&mut self, ty: QualType, base: ExprId, index: ExprId, swapped: bool) -> Lv<'c> {
        let base_ty = self.ty_of(base);
        if self.vector_parts(base_ty).is_some() {
            let lv = self.lvalue(base);
            let index = self.scalar(index);
            return self.vector_element_lvalue(&lv, index, base_ty, ty);
        }
        let index_ty = self.ty_of(index);
        let number = if swapped {
            Some(self.scalar(index))
        } else {
            None
        };
        let stripped = self.strip(base);
        if let ExprKind::ImplicitCast(CastKind::ArrayToPointerDecay, array) =
            self.unit().expr(stripped).kind
        {
            let lv = self.lvalue(array);
            if let (
                Lv::Simple {
                    addr,
                    volatile,
                    tbaa,
                    ..
                },
                TypeKind::ConstantArray(..),
            ) = (lv, self.kind(self.ty_of(array)))
                && addr.elem.is_array()
                && self.variable_count(ty).is_none()
            {
                let index = match number {
                    Some(number) => number,
                    None => self.scalar(index),
                };
                self.ensure_insert_point();
                let index = self.pointer_index(index, index_ty);
                let zero = self.i64(0);
                let inbounds = !self.cg.lang.wrapv;
                let ptr = self
                    .builder
                    .gep(addr.elem, addr.ptr, &[zero, index], inbounds);
                let elem = addr.elem.element();
                let align = self.element_align(addr.align, index, ty);
                return Lv::Simple {
                    addr: Address::new(ptr, elem, align),
                    ty,
                    volatile: volatile || self.is_volatile(ty),
                    tbaa: self.element_tbaa(tbaa),
                };
            }
            let index = match number {
                Some(number) => number,
                None => self.scalar(index),
            };
            let pointer = self.lv_pointer(&lv);
            self.ensure_insert_point();
            let index = self.pointer_index(index, index_ty);
            let ptr = self.element_address(pointer, ty, index);
            let base_align = match lv {
                Lv::Simple { addr, .. } => addr.align,
                _ => 1,
            };
            let elem = self.place_ty(ty);
            let align = self.element_align(base_align, index, ty);
            return self.object(Address::new(ptr, elem, align), ty);
        }
        let pointer = self.scalar(base);
        let index = match number {
            Some(number) => number,
            None => self.scalar(index),
        };
        self.ensure_insert_point();
        let index = self.pointer_index(index, index_ty);
        if self.is_void(ty) || self.is_function(ty) {
            let ptr = self.element_address(pointer, ty, index);
            return self.pointed_object(ptr, None, ty);
        }
        let ptr = self.element_address(pointer, ty, index);
        self.pointed_object(ptr, None, ty)
    }

    /// How an element of an object with this access description is described.
    fn element_tbaa(&self, tbaa: Tbaa) -> Tbaa {
        match tbaa {
            Tbaa::MayAlias => Tbaa::MayAlias,
            _ => Tbaa::Scalar,
        }
    }

    fn element_align(&mut self, base: u32, index: Value<'c>, elem: QualType) -> u32 {
        let natural = self.align_of(elem).max(1);
        let size = self.size_of(elem);
        if let Some(index) = index.const_u64() {
            return offset_align(base, index.wrapping_mul(size));
        }
        if size == 0 {
            return natural.min(base);
        }
        offset_align(base, size)
    }

    /// A compound literal in a function: initialized each time it is reached.
    fn compound_literal(&mut self, id: VarId, ty: QualType) -> Lv<'c> {
        let var = self.unit().var(id);
        if var.storage != Storage::Auto
            || var.function.is_none() && self.local(id).is_none() && self.is_file_scope(id)
        {
            let ptr = self.cg.global(id);
            let elem = self.place_ty(var.ty);
            let align = self.cg.var_align(id).max(1);
            return self.object(Address::new(ptr, elem, align), ty);
        }
        let addr = match self.local(id) {
            Some(addr) => addr,
            None => {
                let addr = self.temp(var.ty, ".compoundliteral");
                self.set_local(id, addr);
                addr
            }
        };
        if let Some(init) = var.init {
            self.init_object(addr, var.ty, init);
        }
        self.object(addr, ty)
    }

    fn is_file_scope(&self, id: VarId) -> bool {
        self.unit().var(id).storage != Storage::Auto
    }
}

/// Alignment of what lies `offset` bytes behind something of alignment `base`.
pub(crate) fn offset_align(base: u32, offset: u64) -> u32 {
    if offset == 0 {
        return base;
    }
    let of_offset = 1u64 << offset.trailing_zeros().min(31);
    base.min(of_offset as u32)
}

/// The smaller of two alignments.
pub(crate) fn min_align(a: u32, b: u32) -> u32 {
    offset_align(a, u64::from(b))
}
