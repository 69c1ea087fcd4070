//! Vectors: elements, selections, conversions, shuffles.

use neverc_llvm::{CastOp, FloatPredicate, IntPredicate, Value};
use neverc_sema::tree::{BinaryOp, ExprId, List};
use neverc_sema::types::QualType;

use crate::cx::{Fcg, Lv, Rv};

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// One element of a vector lvalue.
    pub(crate) fn vector_element_lvalue(
        &mut self,
        base: &Lv<'c>,
        index: Value<'c>,
        vector: QualType,
        ty: QualType,
    ) -> Lv<'c> {
        match *base {
            Lv::Simple { addr, volatile, .. } => Lv::VectorElem {
                addr,
                vector,
                index,
                ty,
                volatile,
            },
            Lv::VectorElems {
                addr,
                vector: whole,
                elements,
                volatile,
                ..
            } => {
                // An element of a selection: found among the selected ones.
                let list = self.unit().list(elements);
                let i32_ty = self.cx().i32_type();
                let index = match index.const_u64() {
                    Some(i) => {
                        i32_ty.const_u64(u64::from(list.get(i as usize).copied().unwrap_or(0)))
                    }
                    None => {
                        let numbers: Vec<Value<'c>> = list
                            .iter()
                            .map(|&n| i32_ty.const_u64(u64::from(n)))
                            .collect();
                        let table = self.cx().const_vector(&numbers);
                        self.builder.extract_element(table, index)
                    }
                };
                Lv::VectorElem {
                    addr,
                    vector: whole,
                    index,
                    ty,
                    volatile,
                }
            }
            other => other,
        }
    }

    /// `v.xyz` as an lvalue.
    pub(crate) fn vector_elements_lvalue(
        &mut self,
        base: ExprId,
        elements: List<u32>,
        ty: QualType,
    ) -> Lv<'c> {
        let base_ty = self.ty_of(base);
        if let Some(vector) = self.types().pointee(base_ty) {
            let (pointer, known) = self.pointer_with_align(base);
            let lv = self.pointed_object(pointer, known, vector);
            return self.select_elements(&lv, vector, elements, ty);
        }
        let lv = self.lvalue(base);
        self.select_elements(&lv, base_ty, elements, ty)
    }

    fn select_elements(
        &mut self,
        lv: &Lv<'c>,
        vector: QualType,
        elements: List<u32>,
        ty: QualType,
    ) -> Lv<'c> {
        if elements.len == 1 {
            let number = self.unit().list(elements).first().copied().unwrap_or(0);
            let index = self.i32(number as i32);
            return self.vector_element_lvalue(lv, index, vector, ty);
        }
        match *lv {
            Lv::Simple { addr, volatile, .. } => Lv::VectorElems {
                addr,
                vector,
                elements,
                ty,
                volatile,
            },
            other => {
                // A selection of a selection: by its value.
                let value = self.load(&other);
                let whole = self.expect_scalar(value, vector);
                let picked = self.pick_elements(whole, elements, ty);
                let temp = self.temp(ty, "tmp");
                let lv = Lv::simple(temp, ty, false);
                self.store(&lv, Rv::Scalar(picked));
                lv
            }
        }
    }

    /// The selected elements of a vector value: a scalar or a vector.
    pub(crate) fn pick_elements(
        &mut self,
        vector: Value<'c>,
        elements: List<u32>,
        ty: QualType,
    ) -> Value<'c> {
        let list = self.unit().list(elements);
        if self.vector_parts(ty).is_none() {
            let index = self.i32(list.first().copied().unwrap_or(0) as i32);
            return self.builder.extract_element(vector, index);
        }
        let mask: Vec<i32> = list.iter().map(|&n| n as i32).collect();
        let poison = vector.ty().poison();
        self.builder.shuffle_vector(vector, poison, &mask)
    }

    /// A vector with some elements replaced by those of `part`.
    pub(crate) fn put_elements(
        &mut self,
        whole: Value<'c>,
        part: Value<'c>,
        elements: List<u32>,
    ) -> Value<'c> {
        let list = self.unit().list(elements);
        let mut value = whole;
        for (from, &to) in list.iter().enumerate() {
            let scalar = if part.ty().is_vector() {
                let from = self.i32(from as i32);
                self.builder.extract_element(part, from)
            } else {
                part
            };
            let to = self.i32(to as i32);
            value = self.builder.insert_element(value, scalar, to);
        }
        value
    }

    /// `__builtin_convertvector`
    pub(crate) fn convert_vector(&mut self, inner: ExprId, ty: QualType) -> Value<'c> {
        let from = self.ty_of(inner);
        let value = self.scalar(inner);
        match (self.vector_parts(from), self.vector_parts(ty)) {
            (Some((from, _)), Some((to, _))) => self.convert_elements(value, from, to, ty),
            _ => value,
        }
    }

    /// All elements converted from one type to another.
    pub(crate) fn convert_elements(
        &mut self,
        value: Value<'c>,
        from: QualType,
        to: QualType,
        ty: QualType,
    ) -> Value<'c> {
        let target = self.val_ty(ty);
        let (s, t) = (value.ty().scalar(), target.scalar());
        if s == t {
            return value;
        }
        if s.is_integer() && t.is_integer() {
            if self.is_bool(to) && t.int_width() == 1 {
                return self
                    .builder
                    .icmp(IntPredicate::Ne, value, value.ty().null());
            }
            let signed = self.is_signed(from);
            return self.builder.int_resize(value, target, signed);
        }
        if s.is_integer() {
            let op = if self.is_signed(from) {
                CastOp::SIToFP
            } else {
                CastOp::UIToFP
            };
            return self.builder.cast(op, value, target);
        }
        if t.is_integer() {
            let op = if self.is_signed(to) {
                CastOp::FPToSI
            } else {
                CastOp::FPToUI
            };
            return self.builder.cast(op, value, target);
        }
        self.float_resize(value, target)
    }

    /// `__builtin_shufflevector` with constant indices.
    pub(crate) fn shuffle_vector_expr(
        &mut self,
        a: ExprId,
        b: ExprId,
        list: List<i32>,
    ) -> Value<'c> {
        let left = self.scalar(a);
        let right = self.scalar(b);
        let mask = self.unit().list(list);
        if left.ty() == right.ty() {
            return self.builder.shuffle_vector(left, right, mask);
        }
        // Different lengths: both widened first.
        let (n, m) = (left.ty().len() as i32, right.ty().len() as i32);
        let len = n.max(m);
        let widen =
            |from: i32| -> Vec<i32> { (0..len).map(|i| if i < from { i } else { -1 }).collect() };
        let left = self
            .builder
            .shuffle_vector(left, left.ty().poison(), &widen(n));
        let right = self
            .builder
            .shuffle_vector(right, right.ty().poison(), &widen(m));
        let mask: Vec<i32> = mask
            .iter()
            .map(|&i| if i < n { i } else { i - n + len })
            .collect();
        self.builder.shuffle_vector(left, right, &mask)
    }

    /// `c ? t : f` with a vector condition.
    pub(crate) fn vector_select(&mut self, c: ExprId, t: ExprId, f: ExprId) -> Rv<'c> {
        let cond = self.scalar(c);
        let yes = self.scalar(t);
        let no = self.scalar(f);
        self.ensure_insert_point();
        let is_ext = matches!(
            self.kind(self.ty_of(c)),
            neverc_sema::types::TypeKind::ExtVector(..)
        );
        let lanes = cond.ty().len() as u32;
        let yes = if yes.ty().is_vector() {
            yes
        } else {
            self.builder.splat(yes, lanes)
        };
        let no = if no.ty().is_vector() {
            no
        } else {
            self.builder.splat(no, lanes)
        };
        let zero = cond.ty().null();
        // OpenCL vectors look at the sign bit, GCC's at the whole element.
        let test = if is_ext {
            self.builder.icmp(IntPredicate::Slt, cond, zero)
        } else {
            self.builder.icmp(IntPredicate::Ne, cond, zero)
        };
        Rv::Scalar(self.builder.select(test, yes, no))
    }

    /// Elements different from zero, as a vector of `i1`.
    pub(crate) fn nonzero_elements(&mut self, value: Value<'c>) -> Value<'c> {
        let zero = value.ty().null();
        if value.ty().scalar().is_float() {
            return self.builder.fcmp(FloatPredicate::Une, value, zero);
        }
        self.builder.icmp(IntPredicate::Ne, value, zero)
    }

    /// `&&` and `||` of vectors: element by element, both sides evaluated.
    pub(crate) fn vector_logical(
        &mut self,
        op: BinaryOp,
        l: ExprId,
        r: ExprId,
        ty: QualType,
    ) -> Value<'c> {
        let left = self.scalar(l);
        let right = self.scalar(r);
        let left = self.nonzero_elements(left);
        let right = self.nonzero_elements(right);
        let value = if op == BinaryOp::LAnd {
            self.builder.and(left, right)
        } else {
            self.builder.or(left, right)
        };
        let target = self.val_ty(ty);
        self.builder.sext(value, target)
    }
}
