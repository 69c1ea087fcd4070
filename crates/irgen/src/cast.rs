//! Conversions by cast kind.

use neverc_llvm::Value;
use neverc_sema::tree::{CastKind, ExprId};
use neverc_sema::types::QualType;

use crate::cx::{Fcg, Lv, Rv};

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// The scalar value of a conversion `e` of `inner`.
    pub(crate) fn cast(&mut self, e: ExprId, kind: CastKind, inner: ExprId) -> Value<'c> {
        let ty = self.ty_of(e);
        let from = self.ty_of(inner);
        match kind {
            CastKind::LValueToRValue => {
                if !self.unit().expr(inner).cat.is_lvalue() && !self.is_aggregate(from) {
                    return self.scalar(inner);
                }
                let lv = self.lvalue(inner);
                self.set_loc(self.unit().expr(e).loc);
                let value = self.load(&lv);
                self.expect_scalar(value, ty)
            }
            CastKind::NoOp | CastKind::AtomicToNonAtomic | CastKind::NonAtomicToAtomic => {
                if self.is_aggregate(from) && !self.is_aggregate(ty) {
                    let value = self.rvalue(inner);
                    return self.expect_scalar(value, ty);
                }
                self.scalar(inner)
            }
            CastKind::BitCast | CastKind::AddressSpaceConversion => {
                let value = self.scalar(inner);
                let target = self.val_ty(ty);
                self.reinterpret(value, target)
            }
            CastKind::LValueBitCast => {
                let lv = self.lvalue(e);
                let value = self.load(&lv);
                self.expect_scalar(value, ty)
            }
            CastKind::ArrayToPointerDecay | CastKind::FunctionToPointerDecay => {
                let lv = self.lvalue(inner);
                self.lv_pointer(&lv)
            }
            CastKind::BuiltinFnToFnPtr => {
                let lv = self.lvalue(inner);
                self.lv_pointer(&lv)
            }
            CastKind::NullToPointer => {
                if self.fold_int(inner).is_none() && !self.is_pointer(from) {
                    self.ignored(inner);
                }
                self.cx().ptr_type().null()
            }
            CastKind::ToVoid => {
                self.ignored(inner);
                self.cx().i32_type().undef()
            }
            CastKind::VectorSplat => {
                let value = self.scalar(inner);
                self.splat_to(value, from, ty)
            }
            CastKind::IntegralToBoolean
            | CastKind::PointerToBoolean
            | CastKind::FloatingToBoolean => {
                if self.vector_parts(from).is_some() {
                    let value = self.scalar(inner);
                    return self.convert_scalar(value, from, ty);
                }
                self.condition(inner)
            }
            CastKind::FloatingComplexToBoolean | CastKind::IntegralComplexToBoolean => {
                self.condition(inner)
            }
            CastKind::FloatingComplexToReal | CastKind::IntegralComplexToReal => {
                let (re, _) = self.complex(inner);
                let part = self.complex_part(from).unwrap_or(ty);
                self.convert_scalar(re, part, ty)
            }
            CastKind::IntegralToPointer
            | CastKind::PointerToIntegral
            | CastKind::IntegralCast
            | CastKind::IntegralToFloating
            | CastKind::FloatingToIntegral
            | CastKind::FloatingCast => {
                let value = self.scalar(inner);
                self.set_loc(self.unit().expr(e).loc);
                if let Some((elem, _)) = self.vector_parts(ty) {
                    if let Some((from_elem, _)) = self.vector_parts(from) {
                        return self.convert_elements(value, from_elem, elem, ty);
                    }
                    return self.splat_to(value, from, ty);
                }
                self.convert_scalar(value, from, ty)
            }
            CastKind::FloatingRealToComplex
            | CastKind::FloatingComplexCast
            | CastKind::FloatingComplexToIntegralComplex
            | CastKind::IntegralRealToComplex
            | CastKind::IntegralComplexCast
            | CastKind::IntegralComplexToFloatingComplex => self.complex(e).0,
            CastKind::ToUnion => {
                let value = Rv::Aggregate(self.aggregate_value(e));
                self.expect_scalar(value, ty)
            }
        }
    }

    /// The same bits as another type of the same size.
    pub(crate) fn reinterpret(
        &mut self,
        value: Value<'c>,
        target: neverc_llvm::Type<'c>,
    ) -> Value<'c> {
        self.ensure_insert_point();
        let source = value.ty();
        if source == target {
            return value;
        }
        if source.is_pointer() && !target.is_pointer() {
            let i64_ty = self.cx().i64_type();
            let bits = self.builder.ptr_to_int(value, i64_ty);
            return self.reinterpret(bits, target);
        }
        if target.is_pointer() {
            let i64_ty = self.cx().i64_type();
            let bits = self.reinterpret(value, i64_ty);
            return self.builder.int_to_ptr(bits, target);
        }
        if source.primitive_bits() != target.primitive_bits() {
            // Through memory: three-element vectors and the like.
            let size = source
                .primitive_bits()
                .max(target.primitive_bits())
                .div_ceil(8);
            let bytes = self.cx().i8_type().array(size.next_power_of_two());
            let slot = self.alloca(bytes, 16, "cast");
            self.builder.store(value, slot, 16);
            return self.builder.load(target, slot, 16);
        }
        self.builder.bitcast(value, target)
    }

    /// A scalar in all elements of a vector type.
    pub(crate) fn splat_to(&mut self, value: Value<'c>, from: QualType, ty: QualType) -> Value<'c> {
        let Some((elem, count)) = self.vector_parts(ty) else {
            return value;
        };
        let value = if self.vector_parts(from).is_some() {
            value
        } else {
            self.convert_scalar(value, from, elem)
        };
        if value.ty().is_vector() {
            return value;
        }
        let _ = count;
        let lanes = self.val_ty(ty).len() as u32;
        self.builder.splat(value, lanes)
    }

    /// `__builtin_bit_cast` to a scalar.
    pub(crate) fn bit_cast_expr(&mut self, inner: ExprId, ty: QualType) -> Value<'c> {
        let from = self.ty_of(inner);
        let slot = if self.is_aggregate(from) {
            self.aggregate_value(inner)
        } else {
            let temp = self.temp(from, "bitcast");
            let value = self.rvalue(inner);
            self.store(&Lv::simple(temp, from, false), value);
            temp
        };
        let elem = self.mem_ty(ty);
        let value = self.load_plain(slot.with_elem(elem), ty);
        self.expect_scalar(value, ty)
    }
}
