//! Loads and stores of all kinds of lvalues; assignment.

use neverc_llvm::{Metadata, Type, Value};
use neverc_sema::tree::{CastKind, ExprId, ExprKind, VarId};
use neverc_sema::types::{Builtin, QualType, TypeKind};

use crate::cx::{Address, Fcg, Lv, Rv};
use crate::tbaa::Tbaa;

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// LLVM type that a load or store of a scalar of this type moves.
    pub(crate) fn transfer_ty(&mut self, ty: QualType) -> Type<'c> {
        let ty = self.strip_atomic(ty);
        match self.kind(ty) {
            TypeKind::BitInt { .. } => {
                let bits = (self.size_of(ty) * 8).clamp(8, 8_388_608) as u32;
                self.cx().int_type(bits)
            }
            TypeKind::ExtVector(elem, 3) => {
                let elem = *elem;
                self.val_ty(elem).vector(4)
            }
            TypeKind::Enum(id) => {
                let underlying = self.unit().enumeration(*id).underlying;
                self.transfer_ty(underlying)
            }
            TypeKind::Builtin(Builtin::Bool) => self.cx().i8_type(),
            _ => self.val_ty(ty),
        }
    }

    /// A value as it is stored.
    pub fn to_memory(&mut self, value: Value<'c>, ty: QualType) -> Value<'c> {
        let ty = self.strip_atomic(ty);
        let target = self.transfer_ty(ty);
        let source = value.ty();
        if source == target {
            return value;
        }
        if source.is_integer() && target.is_integer() {
            let signed = self.is_signed(ty);
            return self.builder.int_resize(value, target, signed);
        }
        if source.is_vector() && target.is_vector() && source.len() == 3 && target.len() == 4 {
            let undef = source.poison();
            return self.builder.shuffle_vector(value, undef, &[0, 1, 2, -1]);
        }
        self.reinterpret(value, target)
    }

    /// A loaded value as it is computed with.
    pub fn from_memory(&mut self, value: Value<'c>, ty: QualType) -> Value<'c> {
        let ty = self.strip_atomic(ty);
        let target = self.val_ty(ty);
        let source = value.ty();
        if source == target {
            return value;
        }
        if source.is_integer() && target.is_integer() {
            return self.builder.trunc(value, target);
        }
        if source.is_vector() && target.is_vector() && source.len() == 4 && target.len() == 3 {
            let undef = source.poison();
            return self.builder.shuffle_vector(value, undef, &[0, 1, 2]);
        }
        self.reinterpret(value, target)
    }

    /// Attaches the description for alias analysis to a load or store.
    pub(crate) fn decorate(&mut self, access: Value<'c>, ty: QualType, tbaa: Tbaa) {
        if let Some(tag) = self.cg.tbaa_tag(ty, tbaa) {
            let kind = self.cx().metadata_kind("tbaa");
            access.set_metadata(kind, tag);
        }
    }

    /// Loads an object without volatile or aliasing properties (temporaries).
    pub(crate) fn load_plain(&mut self, addr: Address<'c>, ty: QualType) -> Rv<'c> {
        self.load(&Lv::Simple {
            addr,
            ty,
            volatile: false,
            tbaa: Tbaa::MayAlias,
        })
    }

    /// The value of an lvalue.
    pub fn load(&mut self, lv: &Lv<'c>) -> Rv<'c> {
        self.ensure_insert_point();
        match *lv {
            Lv::Simple {
                addr,
                ty,
                volatile,
                tbaa,
            } => {
                if let TypeKind::Atomic(_) = self.kind(ty) {
                    return self.atomic_load_object(addr, ty, volatile);
                }
                if let Some(part) = self.complex_part(ty) {
                    return self.load_complex(addr, part, volatile);
                }
                if self.is_aggregate(ty) || self.is_function(ty) {
                    return Rv::Aggregate(addr);
                }
                if self.is_void(ty) {
                    return Rv::Void;
                }
                if self.types().is(ty, Builtin::NullPtr) {
                    return Rv::Scalar(self.cx().ptr_type().null());
                }
                let llvm_ty = self.transfer_ty(ty);
                let value = self.builder.load(llvm_ty, addr.ptr, u64::from(addr.align));
                value.set_volatile(volatile);
                self.decorate(value, ty, tbaa);
                if self.optimizing() && self.is_bool(ty) {
                    self.set_bool_range(value);
                }
                Rv::Scalar(self.from_memory(value, ty))
            }
            Lv::BitField { .. } => Rv::Scalar(self.load_bitfield(lv)),
            Lv::VectorElem {
                addr,
                vector,
                index,
                volatile,
                ..
            } => {
                let whole = self.load_vector(addr, vector, volatile);
                Rv::Scalar(self.builder.extract_element(whole, index))
            }
            Lv::VectorElems {
                addr,
                vector,
                elements,
                ty,
                volatile,
            } => {
                let whole = self.load_vector(addr, vector, volatile);
                Rv::Scalar(self.pick_elements(whole, elements, ty))
            }
            Lv::Register { var, ty } => Rv::Scalar(self.read_register(var, ty)),
        }
    }

    fn load_vector(&mut self, addr: Address<'c>, vector: QualType, volatile: bool) -> Value<'c> {
        let lv = Lv::simple(addr, vector, volatile);
        let value = self.load(&lv);
        self.expect_scalar(value, vector)
    }

    fn set_bool_range(&mut self, load: Value<'c>) {
        let cx = self.cx();
        let i8_ty = cx.i8_type();
        let low = cx.metadata_value(i8_ty.const_u64(0));
        let high = cx.metadata_value(i8_ty.const_u64(2));
        load.set_metadata(cx.metadata_kind("range"), cx.metadata_node(&[low, high]));
        load.set_metadata(cx.metadata_kind("noundef"), cx.metadata_node(&[]));
    }

    /// Stores a value to an lvalue of its type. Gives what the lvalue holds afterwards (bit-fields cut it).
    pub fn store(&mut self, lv: &Lv<'c>, value: Rv<'c>) -> Rv<'c> {
        self.ensure_insert_point();
        match *lv {
            Lv::Simple {
                addr,
                ty,
                volatile,
                tbaa,
            } => {
                if let TypeKind::Atomic(_) = self.kind(ty) {
                    self.atomic_store_object(addr, ty, value, volatile, false);
                    return value;
                }
                match value {
                    Rv::Complex(re, im) => self.store_complex(addr, re, im, volatile),
                    Rv::Aggregate(from) => self.copy_aggregate(addr, from, ty, volatile),
                    Rv::Scalar(value) => {
                        let value = self.to_memory(value, ty);
                        let store = self.builder.store(value, addr.ptr, u64::from(addr.align));
                        store.set_volatile(volatile);
                        self.decorate(store, ty, tbaa);
                    }
                    Rv::Void => {}
                }
                value
            }
            Lv::BitField { ty, .. } => {
                let value = self.expect_scalar(value, ty);
                Rv::Scalar(self.store_bitfield(lv, value))
            }
            Lv::VectorElem {
                addr,
                vector,
                index,
                ty,
                volatile,
            } => {
                let scalar = self.expect_scalar(value, ty);
                let whole = self.load_vector(addr, vector, volatile);
                let changed = self.builder.insert_element(whole, scalar, index);
                self.store(&Lv::simple(addr, vector, volatile), Rv::Scalar(changed));
                value
            }
            Lv::VectorElems {
                addr,
                vector,
                elements,
                ty,
                volatile,
            } => {
                let part = self.expect_scalar(value, ty);
                let whole = self.load_vector(addr, vector, volatile);
                let changed = self.put_elements(whole, part, elements);
                self.store(&Lv::simple(addr, vector, volatile), Rv::Scalar(changed));
                value
            }
            Lv::Register { var, ty } => {
                let scalar = self.expect_scalar(value, ty);
                self.write_register(var, ty, scalar);
                value
            }
        }
    }

    /// Stores a value as the first one in an object (no atomicity).
    pub(crate) fn store_init(&mut self, addr: Address<'c>, ty: QualType, value: Rv<'c>) {
        if let TypeKind::Atomic(_) = self.kind(ty) {
            self.atomic_store_object(addr, ty, value, false, true);
            return;
        }
        let lv = self.object(addr, ty);
        self.store(&lv, value);
    }

    /// Copies a record or array.
    pub(crate) fn copy_aggregate(
        &mut self,
        to: Address<'c>,
        from: Address<'c>,
        ty: QualType,
        volatile: bool,
    ) {
        if to.ptr == from.ptr {
            return;
        }
        let size = self.size_of(ty);
        if size == 0 {
            return;
        }
        let size = self.i64(size as i64);
        let call = self.builder.memcpy(
            to.ptr,
            u64::from(to.align),
            from.ptr,
            u64::from(from.align),
            size,
            volatile,
        );
        if let Some(tag) = self.cg.tbaa_struct(ty) {
            let kind = self.cx().metadata_kind("tbaa.struct");
            call.set_metadata(kind, tag);
        }
    }

    /// `l = r`. Gives the new value.
    pub(crate) fn assign(&mut self, l: ExprId, r: ExprId) -> Rv<'c> {
        let ty = self.ty_of(l);
        if self.is_aggregate(ty) {
            return self.assign_aggregate(l, r);
        }
        if self.complex_part(self.strip_atomic(ty)).is_some() {
            let (re, im) = self.complex(r);
            let lv = self.lvalue(l);
            self.store(&lv, Rv::Complex(re, im));
            return Rv::Complex(re, im);
        }
        let value = self.scalar(r);
        let lv = self.lvalue(l);
        self.set_loc(self.unit().expr(l).loc);
        let stored = self.store(&lv, Rv::Scalar(value));
        self.assigned_value(&lv, stored)
    }

    /// The value of an assignment to `lv` that stored `value`: read again from volatile objects.
    pub(crate) fn assigned_value(&mut self, lv: &Lv<'c>, value: Rv<'c>) -> Rv<'c> {
        let _ = lv;
        value
    }

    fn assign_aggregate(&mut self, l: ExprId, r: ExprId) -> Rv<'c> {
        let ty = self.ty_of(l);
        if let TypeKind::Atomic(inner) = self.kind(ty) {
            let temp = self.temp(*inner, "atomic-temp");
            self.aggregate(r, temp);
            let lv = self.lvalue(l);
            self.store(&lv, Rv::Aggregate(temp));
            return Rv::Aggregate(temp);
        }
        let source = self.aggregate_value(r);
        let volatile_source = self.source_is_volatile(r);
        let lv = self.lvalue(l);
        if let Lv::Simple { addr, volatile, .. } = lv {
            self.copy_aggregate(addr, source, ty, volatile || volatile_source);
            return Rv::Aggregate(addr);
        }
        Rv::Aggregate(source)
    }

    /// Is the value read from a volatile object?
    pub(crate) fn source_is_volatile(&self, e: ExprId) -> bool {
        match self.unit().expr(self.strip(e)).kind {
            ExprKind::ImplicitCast(CastKind::LValueToRValue | CastKind::NoOp, inner) => {
                self.is_volatile(self.ty_of(inner))
            }
            _ => false,
        }
    }

    // ---- variables bound to registers

    fn register_name(&self, var: VarId) -> String {
        let label = self.unit().var(var).asm_label.clone().unwrap_or_default();
        label.trim_start_matches(['%', '#', '\u{1}']).to_owned()
    }

    fn register_metadata(&self, var: VarId) -> Metadata<'c> {
        let cx = self.cx();
        cx.metadata_node(&[cx.metadata_string(&self.register_name(var))])
    }

    /// The integer type of the register a variable is bound to; `None`, after a report, when LLVM cannot reserve it.
    fn register_bits(&mut self, var: VarId) -> Option<Type<'c>> {
        let name = self.register_name(var);
        let bits = match (self.is_aarch64(), name.as_str()) {
            (false, "rsp" | "rbp" | "r14" | "r15") | (true, "sp") => 64,
            (false, "esp" | "ebp") => 32,
            _ => {
                let loc = self.unit().var(var).loc;
                let message = format!(
                    "register '{name}' unsuitable for global register variables on this target"
                );
                self.cg.diags.error(loc, message).emit();
                return None;
            }
        };
        Some(self.cx().int_type(bits))
    }

    fn read_register(&mut self, var: VarId, ty: QualType) -> Value<'c> {
        let target = self.val_ty(ty);
        let Some(bits) = self.register_bits(var) else {
            return target.undef();
        };
        let name = self.register_metadata(var);
        let name = self.cx().metadata_as_value(name);
        let raw = self.intrinsic("llvm.read_register", &[bits], &[name]);
        if target.is_pointer() {
            return self.builder.int_to_ptr(raw, target);
        }
        if target.is_integer() {
            return self.builder.int_resize(raw, target, false);
        }
        self.reinterpret(raw, target)
    }

    fn write_register(&mut self, var: VarId, ty: QualType, value: Value<'c>) {
        let _ = ty;
        let Some(bits) = self.register_bits(var) else {
            return;
        };
        let name = self.register_metadata(var);
        let name = self.cx().metadata_as_value(name);
        let raw = if value.ty().is_pointer() {
            self.builder.ptr_to_int(value, bits)
        } else if value.ty().is_integer() {
            self.builder.int_resize(value, bits, false)
        } else {
            self.reinterpret(value, bits)
        };
        self.intrinsic("llvm.write_register", &[bits], &[name, raw]);
    }
}
