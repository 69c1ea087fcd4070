//! Mathematical builtins: those that are instructions or intrinsics whatever the library does, those that are only
//! when `errno` does not matter, classification.

use neverc_llvm::{BinaryOp as Op, FloatPredicate, IntPredicate, Value};
use neverc_sema::tree::ExprId;

use crate::cx::{Fcg, Rv};

/// `llvm.is.fpclass` masks.
mod class {
    pub const NAN: i32 = 0x3;
    pub const SNAN: i32 = 0x1;
    pub const INF: i32 = 0x204;
    pub const NORMAL: i32 = 0x108;
    pub const SUBNORMAL: i32 = 0x90;
    pub const ZERO: i32 = 0x60;
    pub const FINITE: i32 = 0x1f8;
}

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    pub(crate) fn math_builtin(
        &mut self,
        e: ExprId,
        base: &str,
        args: &[ExprId],
    ) -> Option<Rv<'c>> {
        let name = base.strip_prefix("__builtin_").unwrap_or(base);
        // Exact in all library implementations, no errno.
        let exact = match name {
            "fabs" | "fabsq" => "llvm.fabs",
            "ceil" => "llvm.ceil",
            "floor" => "llvm.floor",
            "trunc" => "llvm.trunc",
            "rint" => "llvm.rint",
            "nearbyint" => "llvm.nearbyint",
            "round" => "llvm.round",
            "roundeven" => "llvm.roundeven",
            "copysign" | "copysignq" => "llvm.copysign",
            "fmax" => "llvm.maxnum",
            "fmin" => "llvm.minnum",
            "fma" => "llvm.fma",
            _ => "",
        };
        if !exact.is_empty() && self.float_args(args) {
            return Some(self.float_intrinsic(exact, args));
        }
        if !self.cg.lang.math_errno && self.float_args(args) {
            let errno = match name {
                "sqrt" => "llvm.sqrt",
                "pow" => "llvm.pow",
                "exp" => "llvm.exp",
                "exp2" => "llvm.exp2",
                "exp10" => "llvm.exp10",
                "log" => "llvm.log",
                "log2" => "llvm.log2",
                "log10" => "llvm.log10",
                "sin" => "llvm.sin",
                "cos" => "llvm.cos",
                _ => "",
            };
            if !errno.is_empty() {
                return Some(self.float_intrinsic(errno, args));
            }
            if name == "fmod" {
                let a = self.arg(args, 0);
                let b = self.arg(args, 1);
                return Some(Rv::Scalar(self.builder.binary(Op::FRem, a, b)));
            }
            let to_int = match name {
                "lrint" => "llvm.lrint",
                "llrint" => "llvm.llrint",
                "lround" => "llvm.lround",
                "llround" => "llvm.llround",
                _ => "",
            };
            if !to_int.is_empty() {
                let value = self.arg(args, 0);
                let ty = self.ty_of(e);
                let result = self.val_ty(ty);
                return Some(Rv::Scalar(self.intrinsic(
                    to_int,
                    &[result, value.ty()],
                    &[value],
                )));
            }
        }
        self.classification(e, name, args)
            .or_else(|| self.complex_builtin(e, name, args))
    }

    fn float_args(&self, args: &[ExprId]) -> bool {
        !args.is_empty() && args.iter().all(|&arg| self.is_float(self.ty_of(arg)))
    }

    fn float_intrinsic(&mut self, name: &str, args: &[ExprId]) -> Rv<'c> {
        let values: Vec<Value<'c>> = args.iter().map(|&arg| self.scalar(arg)).collect();
        let ty = values[0].ty();
        self.ensure_insert_point();
        Rv::Scalar(self.intrinsic(name, &[ty], &values))
    }

    fn class_test(&mut self, value: Value<'c>, mask: i32) -> Value<'c> {
        let mask = self.i32(mask);
        self.intrinsic("llvm.is.fpclass", &[value.ty()], &[value, mask])
    }

    fn sign_bit(&mut self, value: Value<'c>) -> Value<'c> {
        let bits = self
            .cx()
            .int_type(value.ty().primitive_bits().max(8) as u32);
        let number = self.builder.bitcast(value, bits);
        self.builder.icmp(IntPredicate::Slt, number, bits.null())
    }

    fn classification(&mut self, e: ExprId, name: &str, args: &[ExprId]) -> Option<Rv<'c>> {
        let compare = match name {
            "isgreater" => Some(FloatPredicate::Ogt),
            "isgreaterequal" => Some(FloatPredicate::Oge),
            "isless" => Some(FloatPredicate::Olt),
            "islessequal" => Some(FloatPredicate::Ole),
            "islessgreater" => Some(FloatPredicate::One),
            "isunordered" => Some(FloatPredicate::Uno),
            "iseqsig" => Some(FloatPredicate::Oeq),
            _ => None,
        };
        if let Some(predicate) = compare {
            let mut a = self.arg(args, 0);
            let mut b = self.arg(args, 1);
            if a.ty() != b.ty() {
                // The wider of the two.
                if a.ty().primitive_bits() < b.ty().primitive_bits() {
                    a = self.float_resize(a, b.ty());
                } else {
                    b = self.float_resize(b, a.ty());
                }
            }
            let test = if name == "iseqsig" {
                self.builder.fcmp_signaling(predicate, a, b)
            } else {
                self.builder.fcmp(predicate, a, b)
            };
            return Some(self.result(e, test, false));
        }
        let mask = match name {
            "isnan" | "isnanf" | "isnanl" => class::NAN,
            "issignaling" => class::SNAN,
            "isinf" | "isinff" | "isinfl" => class::INF,
            "isfinite" | "finite" | "finitef" | "finitel" => class::FINITE,
            "isnormal" => class::NORMAL,
            "issubnormal" => class::SUBNORMAL,
            "iszero" => class::ZERO,
            _ => 0,
        };
        if mask != 0 && self.float_args(args) {
            let value = self.arg(args, 0);
            let test = if mask == class::NAN {
                self.builder.fcmp(FloatPredicate::Uno, value, value)
            } else {
                self.class_test(value, mask)
            };
            return Some(self.result(e, test, false));
        }
        match name {
            "isfpclass" => {
                let value = self.arg(args, 0);
                let mask = self.const_arg(args, 1).unwrap_or(0) as i32;
                let test = self.class_test(value, mask);
                Some(self.result(e, test, false))
            }
            "isinf_sign" => {
                let value = self.arg(args, 0);
                let infinite = self.class_test(value, class::INF);
                let negative = self.sign_bit(value);
                let (minus, plus, zero) = (self.i32(-1), self.i32(1), self.i32(0));
                let sign = self.builder.select(negative, minus, plus);
                let result = self.builder.select(infinite, sign, zero);
                Some(self.result(e, result, true))
            }
            "signbit" | "signbitf" | "signbitl" if self.float_args(args) => {
                let value = self.arg(args, 0);
                let negative = self.sign_bit(value);
                Some(self.result(e, negative, false))
            }
            "fpclassify" => {
                // nan, infinite, normal, subnormal, zero, value.
                let value = self.arg(args, 5);
                let mut result = self.arg(args, 3);
                for (mask, index) in [
                    (class::NAN, 0),
                    (class::INF, 1),
                    (class::NORMAL, 2),
                    (class::ZERO, 4),
                ] {
                    let answer = self.arg(args, index);
                    let test = self.class_test(value, mask);
                    result = self.builder.select(test, answer, result);
                }
                Some(self.result(e, result, true))
            }
            "flt_rounds" => {
                let value = self.intrinsic("llvm.get.rounding", &[], &[]);
                Some(self.result(e, value, true))
            }
            "set_flt_rounds" => {
                let value = self.arg(args, 0);
                self.intrinsic("llvm.set.rounding", &[], &[value]);
                Some(Rv::Void)
            }
            "canonicalize" if self.float_args(args) => {
                Some(self.float_intrinsic("llvm.canonicalize", args))
            }
            "powi" => {
                let base = self.arg(args, 0);
                let exponent = self.arg(args, 1);
                let types = [base.ty(), exponent.ty()];
                Some(Rv::Scalar(self.intrinsic(
                    "llvm.powi",
                    &types,
                    &[base, exponent],
                )))
            }
            "fmaximum_num" | "fminimum_num" => None,
            _ => None,
        }
    }

    fn complex_builtin(&mut self, e: ExprId, name: &str, args: &[ExprId]) -> Option<Rv<'c>> {
        match name {
            "creal" | "crealf" | "creall" => Some(Rv::Scalar(self.complex(*args.first()?).0)),
            "cimag" | "cimagf" | "cimagl" => Some(Rv::Scalar(self.complex(*args.first()?).1)),
            "conj" | "conjf" | "conjl" => {
                let (re, im) = self.complex(*args.first()?);
                Some(Rv::Complex(re, self.builder.fneg(im)))
            }
            "complex" => {
                let part = self.complex_part(self.ty_of(e))?;
                let re = self.arg(args, 0);
                let im = self.arg(args, 1);
                let re = self.convert_scalar(re, self.arg_ty(args, 0), part);
                let im = self.convert_scalar(im, self.arg_ty(args, 1), part);
                Some(Rv::Complex(re, im))
            }
            _ => None,
        }
    }
}
