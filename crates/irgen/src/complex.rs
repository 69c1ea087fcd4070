//! Complex arithmetic. C23 Annex G: products and quotients that come out as NaN are done again by the run-time
//! library.

use neverc_llvm::{BinaryOp as Op, FloatPredicate, Type, Value};
use neverc_sema::consteval::Const;
use neverc_sema::tree::{BinaryOp, CastKind, ExprId, ExprKind, UnaryOp};
use neverc_sema::types::{Builtin, QualType, TypeKind};

use crate::body::OpaqueValue;
use crate::cx::{Address, Fcg, Lv, Rv};
use crate::lvalue::min_align;

type Pair<'c> = (Value<'c>, Value<'c>);

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// Real and imaginary part of an expression of complex type.
    pub fn complex(&mut self, e: ExprId) -> (Value<'c>, Value<'c>) {
        self.ensure_insert_point();
        let expr = *self.unit().expr(e);
        let ty = expr.ty;
        let Some(part) = self.complex_part(self.strip_atomic(ty)) else {
            let value = self.scalar(e);
            let zero = value.ty().null();
            return (value, zero);
        };
        match expr.kind {
            ExprKind::Paren(inner)
            | ExprKind::Generic { chosen: inner, .. }
            | ExprKind::Choose { chosen: inner, .. } => self.complex(inner),
            ExprKind::Imaginary(inner) => {
                let im = self.scalar(inner);
                let im = self.convert_scalar(im, self.ty_of(inner), part);
                (im.ty().null(), im)
            }
            ExprKind::ImplicitValueInit => {
                let zero = self.val_ty(part).null();
                (zero, zero)
            }
            ExprKind::ImplicitCast(kind, inner) | ExprKind::Cast(kind, inner) => {
                self.complex_cast(kind, inner, ty, part)
            }
            ExprKind::Unary(op, inner) => match op {
                UnaryOp::PostInc | UnaryOp::PostDec | UnaryOp::PreInc | UnaryOp::PreDec => {
                    let value = self.inc_dec(e, op, inner);
                    self.expect_complex(value, part)
                }
                UnaryOp::Plus => self.complex(inner),
                UnaryOp::Minus => {
                    let (re, im) = self.complex(inner);
                    (self.negate(re, part), self.negate(im, part))
                }
                UnaryOp::Not => {
                    let (re, im) = self.complex(inner);
                    (re, self.negate(im, part))
                }
                _ => {
                    let lv = self.lvalue(e);
                    let value = self.load(&lv);
                    self.expect_complex(value, part)
                }
            },
            ExprKind::Binary(op, l, r) => match op {
                BinaryOp::Comma => {
                    self.ignored(l);
                    self.complex(r)
                }
                BinaryOp::Assign => {
                    let value = self.assign(l, r);
                    self.expect_complex(value, part)
                }
                _ => {
                    let (left, lt) = self.complex_operand(l);
                    let (right, rt) = self.complex_operand(r);
                    self.set_loc(expr.loc);
                    let value = self.complex_operation(op, left, lt, right, rt, ty);
                    self.expect_complex(value, part)
                }
            },
            ExprKind::CompoundAssign { .. } => {
                let value = self.compound_assign(e);
                self.expect_complex(value, part)
            }
            ExprKind::Conditional(..) | ExprKind::BinaryConditional { .. } => {
                let value = self.conditional(e);
                self.expect_complex(value, part)
            }
            ExprKind::Opaque(common) => match self.body.opaque.get(&common).copied() {
                Some(OpaqueValue::Value(value)) => self.expect_complex(value, part),
                Some(OpaqueValue::Object(lv)) => {
                    let value = self.load(&lv);
                    self.expect_complex(value, part)
                }
                None => self.complex(common),
            },
            ExprKind::Call(callee, args) => {
                let value = self.call_expr(e, callee, args, None);
                self.expect_complex(value, part)
            }
            ExprKind::StmtExpr(s) => {
                let value = self.stmt_expr(s, e);
                self.expect_complex(value, part)
            }
            ExprKind::VaArg(_) => {
                let value = self.va_arg(e);
                self.expect_complex(value, part)
            }
            ExprKind::InitList(list) => {
                let mut parts = [self.val_ty(part).null(); 2];
                for entry in self.unit().list(list) {
                    if entry.index < 2 {
                        if self.complex_part(self.ty_of(entry.value)).is_some() {
                            return self.complex(entry.value);
                        }
                        let value = self.scalar(entry.value);
                        let value = self.convert_scalar(value, self.ty_of(entry.value), part);
                        parts[entry.index as usize] = value;
                    }
                }
                (parts[0], parts[1])
            }
            ExprKind::BitCast(inner) => {
                let addr = self.aggregate_value(inner);
                let elem = self.mem_ty(ty);
                let value = self.load_plain(addr.with_elem(elem), ty);
                self.expect_complex(value, part)
            }
            ExprKind::Constant(..) | ExprKind::Int(_) | ExprKind::Float(_) => {
                match neverc_sema::consteval::eval(self.unit(), &self.cg.opts.ctypes, e) {
                    Ok(Const::ComplexFloat(re, im)) => {
                        let re = self.cg.const_value(part, &Const::Float(re));
                        let im = self.cg.const_value(part, &Const::Float(im));
                        (re, im)
                    }
                    _ => {
                        let zero = self.val_ty(part).null();
                        (zero, zero)
                    }
                }
            }
            _ => {
                let lv = self.lvalue(e);
                let value = self.load(&lv);
                self.expect_complex(value, part)
            }
        }
    }

    /// The value and type of an operand of complex arithmetic. A real operand stays real (C23 6.3.1.8p1: conversions
    /// keep the type domain), so that it takes no part in the imaginary part's arithmetic.
    pub(crate) fn complex_operand(&mut self, e: ExprId) -> (Rv<'c>, QualType) {
        match self.unit().expr(e).kind {
            ExprKind::Paren(inner) => self.complex_operand(inner),
            ExprKind::ImplicitCast(
                CastKind::FloatingRealToComplex | CastKind::IntegralRealToComplex,
                inner,
            ) => {
                let (value, ty) = (self.scalar(inner), self.ty_of(inner));
                (Rv::Scalar(value), ty)
            }
            _ => {
                let ty = self.ty_of(e);
                (self.rvalue(e), ty)
            }
        }
    }

    fn expect_complex(&mut self, value: Rv<'c>, part: QualType) -> Pair<'c> {
        match value {
            Rv::Complex(re, im) => (re, im),
            Rv::Scalar(value) => {
                let zero = value.ty().null();
                (value, zero)
            }
            Rv::Aggregate(addr) => match self.load_complex(addr, part, false) {
                Rv::Complex(re, im) => (re, im),
                _ => {
                    let undef = self.val_ty(part).undef();
                    (undef, undef)
                }
            },
            Rv::Void => {
                let undef = self.val_ty(part).undef();
                (undef, undef)
            }
        }
    }

    fn complex_cast(
        &mut self,
        kind: CastKind,
        inner: ExprId,
        ty: QualType,
        part: QualType,
    ) -> Pair<'c> {
        let from = self.ty_of(inner);
        match kind {
            CastKind::LValueToRValue => {
                let lv = self.lvalue(inner);
                let value = self.load(&lv);
                self.expect_complex(value, part)
            }
            CastKind::FloatingRealToComplex | CastKind::IntegralRealToComplex => {
                let value = self.scalar(inner);
                let re = self.convert_scalar(value, from, part);
                let zero = re.ty().null();
                (re, zero)
            }
            CastKind::FloatingComplexCast
            | CastKind::FloatingComplexToIntegralComplex
            | CastKind::IntegralComplexCast
            | CastKind::IntegralComplexToFloatingComplex => {
                let (re, im) = self.complex(inner);
                let from = self.complex_part(from).unwrap_or(part);
                (
                    self.convert_scalar(re, from, part),
                    self.convert_scalar(im, from, part),
                )
            }
            CastKind::LValueBitCast => {
                let lv = self.lvalue(inner);
                let elem = self.mem_ty(ty);
                if let Lv::Simple { addr, .. } = lv {
                    let value = self.load_plain(addr.with_elem(elem), ty);
                    return self.expect_complex(value, part);
                }
                let value = self.load(&lv);
                self.expect_complex(value, part)
            }
            _ => {
                let value = self.rvalue(inner);
                let value = self.convert_complex_or_scalar(value, from, ty);
                self.expect_complex(value, part)
            }
        }
    }

    /// A complex or real value converted to a complex or real type.
    pub(crate) fn convert_complex_or_scalar(
        &mut self,
        value: Rv<'c>,
        from: QualType,
        to: QualType,
    ) -> Rv<'c> {
        match (value, self.complex_part(to)) {
            (Rv::Complex(re, im), Some(part)) => {
                let from = self.complex_part(from).unwrap_or(part);
                Rv::Complex(
                    self.convert_scalar(re, from, part),
                    self.convert_scalar(im, from, part),
                )
            }
            (Rv::Complex(re, im), None) => {
                let from = self.complex_part(from).unwrap_or(to);
                if self.is_bool(to) {
                    let re = self.truth_of(re, from);
                    let im = self.truth_of(im, from);
                    return Rv::Scalar(self.builder.or(re, im));
                }
                Rv::Scalar(self.convert_scalar(re, from, to))
            }
            (Rv::Scalar(re), Some(part)) => {
                let re = self.convert_scalar(re, from, part);
                let zero = re.ty().null();
                Rv::Complex(re, zero)
            }
            (Rv::Scalar(value), None) => Rv::Scalar(self.convert_scalar(value, from, to)),
            (other, _) => other,
        }
    }

    /// Loads both parts.
    pub(crate) fn load_complex(
        &mut self,
        addr: Address<'c>,
        part: QualType,
        volatile: bool,
    ) -> Rv<'c> {
        let (re, im) = self.complex_parts(addr, part);
        let re = self.load(&Lv::simple(re, part, volatile));
        let im = self.load(&Lv::simple(im, part, volatile));
        match (re, im) {
            (Rv::Scalar(re), Rv::Scalar(im)) => Rv::Complex(re, im),
            _ => Rv::Void,
        }
    }

    /// Stores both parts.
    pub(crate) fn store_complex(
        &mut self,
        addr: Address<'c>,
        re: Value<'c>,
        im: Value<'c>,
        volatile: bool,
    ) {
        let elem = addr.elem;
        let Some(part) = self.part_of_memory(elem) else {
            return;
        };
        let size = self.cg.module.type_alloc_size(part);
        let im_ptr = self.builder.struct_gep(elem, addr.ptr, 1);
        let first = self.builder.store(re, addr.ptr, u64::from(addr.align));
        first.set_volatile(volatile);
        let align = min_align(addr.align, size as u32);
        let second = self.builder.store(im, im_ptr, u64::from(align));
        second.set_volatile(volatile);
    }

    fn part_of_memory(&self, elem: Type<'c>) -> Option<Type<'c>> {
        (elem.is_struct() && elem.member_count() == 2).then(|| elem.member(0))
    }

    fn complex_parts(&mut self, addr: Address<'c>, part: QualType) -> (Address<'c>, Address<'c>) {
        let elem = self.mem_ty(part);
        let size = self.size_of(part) as u32;
        let pair = self.cx().struct_type(&[elem, elem], false);
        let im = self.builder.struct_gep(pair, addr.ptr, 1);
        (
            Address::new(addr.ptr, elem, addr.align),
            Address::new(im, elem, min_align(addr.align, size)),
        )
    }

    /// `left op right` where at least one side is complex. Operands may be real or complex; `ty` is the complex type
    /// of the operation.
    pub(crate) fn complex_operation(
        &mut self,
        op: BinaryOp,
        left: Rv<'c>,
        lt: QualType,
        right: Rv<'c>,
        rt: QualType,
        ty: QualType,
    ) -> Rv<'c> {
        let Some(part) = self.complex_part(ty) else {
            return left;
        };
        let floating = self.is_float(part);
        let (lr, li) = self.parts_in(left, lt, part, floating);
        let (rr, ri) = self.parts_in(right, rt, part, floating);
        let (re, im) = match op {
            BinaryOp::Add => (
                self.part_op(BinaryOp::Add, lr, rr, part),
                match (li, ri) {
                    (Some(l), Some(r)) => self.part_op(BinaryOp::Add, l, r, part),
                    (Some(one), None) | (None, Some(one)) => one,
                    (None, None) => lr.ty().null(),
                },
            ),
            BinaryOp::Sub => (
                self.part_op(BinaryOp::Sub, lr, rr, part),
                match (li, ri) {
                    (Some(l), Some(r)) => self.part_op(BinaryOp::Sub, l, r, part),
                    (Some(one), None) => one,
                    (None, Some(one)) => self.negate(one, part),
                    (None, None) => lr.ty().null(),
                },
            ),
            BinaryOp::Mul => self.complex_product(lr, li, rr, ri, part, floating),
            BinaryOp::Div => self.complex_quotient(lr, li, rr, ri, part, floating),
            _ => (lr, li.unwrap_or(lr.ty().null())),
        };
        Rv::Complex(re, im)
    }

    /// Parts in the element type of the operation; a real operand of a floating operation has no imaginary part.
    fn parts_in(
        &mut self,
        value: Rv<'c>,
        from: QualType,
        part: QualType,
        floating: bool,
    ) -> (Value<'c>, Option<Value<'c>>) {
        match value {
            Rv::Complex(re, im) => {
                let from = self.complex_part(self.strip_atomic(from)).unwrap_or(part);
                let re = self.convert_scalar(re, from, part);
                (re, Some(self.convert_scalar(im, from, part)))
            }
            other => {
                let value = self.expect_scalar(other, from);
                let re = self.convert_scalar(value, from, part);
                let im = if floating { None } else { Some(re.ty().null()) };
                (re, im)
            }
        }
    }

    fn part_op(&mut self, op: BinaryOp, l: Value<'c>, r: Value<'c>, part: QualType) -> Value<'c> {
        if !l.ty().is_float() {
            // As Clang: complex integers do not promise the absence of overflow.
            return match op {
                BinaryOp::Add => self.builder.add(l, r),
                BinaryOp::Sub => self.builder.sub(l, r),
                BinaryOp::Mul => self.builder.mul(l, r),
                _ => {
                    let op = if self.is_signed(part) {
                        Op::SDiv
                    } else {
                        Op::UDiv
                    };
                    self.builder.binary(op, l, r)
                }
            };
        }
        match op {
            BinaryOp::Add => self.builder.binary(Op::FAdd, l, r),
            BinaryOp::Sub => self.builder.binary(Op::FSub, l, r),
            BinaryOp::Mul => self.builder.binary(Op::FMul, l, r),
            _ => self.builder.binary(Op::FDiv, l, r),
        }
    }

    #[allow(clippy::many_single_char_names)] // (a + bi)(c + di), as in every textbook.
    fn complex_product(
        &mut self,
        a: Value<'c>,
        b: Option<Value<'c>>,
        c: Value<'c>,
        d: Option<Value<'c>>,
        part: QualType,
        floating: bool,
    ) -> Pair<'c> {
        let mul = |f: &mut Self, l, r| f.part_op(BinaryOp::Mul, l, r, part);
        let (b, d) = match (b, d) {
            (Some(b), Some(d)) => (b, d),
            (Some(b), None) => return (mul(self, a, c), mul(self, b, c)),
            (None, Some(d)) => return (mul(self, a, c), mul(self, a, d)),
            (None, None) => return (mul(self, a, c), a.ty().null()),
        };
        let ac = mul(self, a, c);
        let bd = mul(self, b, d);
        let ad = mul(self, a, d);
        let bc = mul(self, b, c);
        let re = self.part_op(BinaryOp::Sub, ac, bd, part);
        let im = self.part_op(BinaryOp::Add, ad, bc, part);
        if !floating || self.cg.lang.fast_math.no_nans {
            return (re, im);
        }
        // Only when both parts are NaN does the library recover infinities.
        let re_nan = self.builder.fcmp(FloatPredicate::Uno, re, re);
        let cont = self.new_block("complex_mul_cont");
        let im_check = self.new_block("complex_mul_imag_nan");
        let call = self.new_block("complex_mul_libcall");
        let start = self.current_block();
        let cx = self.cx();
        let first = self.builder.cond_br(re_nan, im_check, cont);
        first.set_branch_weights(cx, &[1, 1_048_575]);
        self.builder.clear_position();
        self.emit_block(im_check);
        let im_nan = self.builder.fcmp(FloatPredicate::Uno, im, im);
        let check_block = self.current_block();
        let second = self.builder.cond_br(im_nan, call, cont);
        second.set_branch_weights(cx, &[1, 1_048_575]);
        self.builder.clear_position();
        self.emit_block(call);
        let (slow_re, slow_im) = self.complex_library_call("mul", a, b, c, d, part);
        let call_block = self.current_block();
        self.emit_block(cont);
        let ty = re.ty();
        let re = self
            .builder
            .phi_with(ty, &[(re, start), (re, check_block), (slow_re, call_block)]);
        let im = self
            .builder
            .phi_with(ty, &[(im, start), (im, check_block), (slow_im, call_block)]);
        (re, im)
    }

    #[allow(clippy::many_single_char_names)] // (a + bi) / (c + di), as in every textbook.
    fn complex_quotient(
        &mut self,
        a: Value<'c>,
        b: Option<Value<'c>>,
        c: Value<'c>,
        d: Option<Value<'c>>,
        part: QualType,
        floating: bool,
    ) -> Pair<'c> {
        let zero = a.ty().null();
        if floating {
            let Some(d) = d else {
                let re = self.part_op(BinaryOp::Div, a, c, part);
                let im = match b {
                    Some(b) => self.part_op(BinaryOp::Div, b, c, part),
                    None => zero,
                };
                return (re, im);
            };
            let b = b.unwrap_or(zero);
            if !self.cg.lang.fast_math.no_nans {
                return self.complex_library_call("div", a, b, c, d, part);
            }
            return self.plain_quotient(a, b, c, d, part);
        }
        let (b, d) = (b.unwrap_or(zero), d.unwrap_or(zero));
        self.plain_quotient(a, b, c, d, part)
    }

    #[allow(clippy::many_single_char_names)] // (a + bi) / (c + di), as in every textbook.
    fn plain_quotient(
        &mut self,
        a: Value<'c>,
        b: Value<'c>,
        c: Value<'c>,
        d: Value<'c>,
        part: QualType,
    ) -> Pair<'c> {
        let mut op = |op, l, r| self.part_op(op, l, r, part);
        let ac = op(BinaryOp::Mul, a, c);
        let bd = op(BinaryOp::Mul, b, d);
        let re = op(BinaryOp::Add, ac, bd);
        let cc = op(BinaryOp::Mul, c, c);
        let dd = op(BinaryOp::Mul, d, d);
        let norm = op(BinaryOp::Add, cc, dd);
        let bc = op(BinaryOp::Mul, b, c);
        let ad = op(BinaryOp::Mul, a, d);
        let im = op(BinaryOp::Sub, bc, ad);
        (op(BinaryOp::Div, re, norm), op(BinaryOp::Div, im, norm))
    }

    /// The four parts, from the parameter `first` on, are values; the function does not throw.
    fn attach_complex_call(&self, call: Value<'c>, first: u32) {
        use neverc_llvm::AttributeIndex;
        let noundef = self.cx().attribute("noundef");
        for index in first..first + 4 {
            call.add_call_attribute(AttributeIndex::Param(index), noundef);
        }
        call.add_call_attribute(AttributeIndex::Function, self.cx().attribute("nounwind"));
    }

    /// `__muldc3`, `__divdc3` and their kin.
    fn complex_library_call(
        &mut self,
        operation: &str,
        a: Value<'c>,
        b: Value<'c>,
        c: Value<'c>,
        d: Value<'c>,
        part: QualType,
    ) -> Pair<'c> {
        let letter = match self.kind(part) {
            TypeKind::Builtin(Builtin::Float16 | Builtin::Fp16 | Builtin::BFloat16) => 'h',
            TypeKind::Builtin(Builtin::Float) => 's',
            TypeKind::Builtin(Builtin::LongDouble) if a.ty() == self.cx().x86_fp80_type() => 'x',
            TypeKind::Builtin(Builtin::LongDouble | Builtin::Float128) => 't',
            _ => 'd',
        };
        let name = format!("__{operation}{letter}c3");
        let elem = a.ty();
        let cx = self.cx();
        let pair = cx.struct_type(&[elem, elem], false);
        let aarch64 = self.cg.opts.ctypes.va_list == neverc_target::ctypes::VaList::AArch64;
        let params = [elem; 4];
        let small = elem.primitive_bits() <= 32;
        if !aarch64 && letter == 't' {
            // 32 bytes come back in memory.
            let slot = self.alloca(pair, 16, "complex.ret");
            let ptr = cx.ptr_type();
            let (ty, callee) = self.runtime(&name, cx.void_type(), &[ptr, elem, elem, elem, elem]);
            let call = self.builder.call(ty, callee, &[slot, a, b, c, d]);
            self.attach_complex_call(call, 1);
            call.add_call_attribute(
                neverc_llvm::AttributeIndex::Param(0),
                cx.type_attribute("sret", pair),
            );
            let re = self.builder.load(elem, slot, 16);
            let im_ptr = self.builder.struct_gep(pair, slot, 1);
            let im = self.builder.load(elem, im_ptr, 16);
            return (re, im);
        }
        if !aarch64 && small {
            // Both parts come back in one register.
            let vector = elem.vector(2);
            let (ty, callee) = self.runtime(&name, vector, &params);
            let both = self.builder.call(ty, callee, &[a, b, c, d]);
            self.attach_complex_call(both, 0);
            let re = self.builder.extract_element(both, self.i32(0));
            let im = self.builder.extract_element(both, self.i32(1));
            return (re, im);
        }
        let (ty, callee) = self.runtime(&name, pair, &params);
        let both = self.builder.call(ty, callee, &[a, b, c, d]);
        self.attach_complex_call(both, 0);
        (
            self.builder.extract_value(both, 0),
            self.builder.extract_value(both, 1),
        )
    }
}
