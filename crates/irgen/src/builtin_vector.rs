//! `__builtin_elementwise_…`, `__builtin_reduce_…`, `__builtin_shuffle`.

use neverc_llvm::Value;
use neverc_sema::tree::ExprId;

use crate::cx::{Fcg, Rv};

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    pub(crate) fn vector_builtin(
        &mut self,
        e: ExprId,
        base: &str,
        args: &[ExprId],
    ) -> Option<Rv<'c>> {
        if let Some(name) = base.strip_prefix("__builtin_elementwise_") {
            return self.elementwise(name, args);
        }
        if let Some(name) = base.strip_prefix("__builtin_reduce_") {
            return self.reduce(e, name, args);
        }
        if base == "__builtin_shuffle" {
            return self.shuffle_builtin(args);
        }
        None
    }

    fn elementwise(&mut self, name: &str, args: &[ExprId]) -> Option<Rv<'c>> {
        let values: Vec<Value<'c>> = args.iter().map(|&arg| self.scalar(arg)).collect();
        let ty = values.first()?.ty();
        let float = ty.scalar().is_float();
        let signed = self.is_signed(self.arg_ty(args, 0));
        if name == "abs" && !float {
            let no = self.cx().const_bool(false);
            return Some(Rv::Scalar(self.intrinsic(
                "llvm.abs",
                &[ty],
                &[values[0], no],
            )));
        }
        let intrinsic = match name {
            "abs" => "llvm.fabs",
            "add_sat" if signed => "llvm.sadd.sat",
            "add_sat" => "llvm.uadd.sat",
            "sub_sat" if signed => "llvm.ssub.sat",
            "sub_sat" => "llvm.usub.sat",
            "max" if float => "llvm.maxnum",
            "min" if float => "llvm.minnum",
            "max" if signed => "llvm.smax",
            "max" => "llvm.umax",
            "min" if signed => "llvm.smin",
            "min" => "llvm.umin",
            "popcount" => "llvm.ctpop",
            "bitreverse" | "ceil" | "cos" | "tan" | "exp" | "exp2" | "floor" | "fma" | "log"
            | "log2" | "log10" | "nearbyint" | "pow" | "rint" | "round" | "roundeven" | "sin"
            | "sqrt" | "trunc" | "canonicalize" | "copysign" | "acos" | "asin" | "atan"
            | "cosh" | "sinh" | "tanh" => "",
            _ => return None,
        };
        let full = if intrinsic.is_empty() {
            format!("llvm.{name}")
        } else {
            intrinsic.to_owned()
        };
        Some(Rv::Scalar(self.intrinsic(&full, &[ty], &values)))
    }

    fn reduce(&mut self, e: ExprId, name: &str, args: &[ExprId]) -> Option<Rv<'c>> {
        let value = self.arg(args, 0);
        let ty = value.ty();
        let float = ty.scalar().is_float();
        let signed = self.is_signed(self.arg_ty(args, 0));
        let intrinsic = match name {
            "add" => "llvm.vector.reduce.add",
            "mul" => "llvm.vector.reduce.mul",
            "and" => "llvm.vector.reduce.and",
            "or" => "llvm.vector.reduce.or",
            "xor" => "llvm.vector.reduce.xor",
            "max" if float => "llvm.vector.reduce.fmax",
            "min" if float => "llvm.vector.reduce.fmin",
            "max" if signed => "llvm.vector.reduce.smax",
            "max" => "llvm.vector.reduce.umax",
            "min" if signed => "llvm.vector.reduce.smin",
            "min" => "llvm.vector.reduce.umin",
            _ => return None,
        };
        let result = self.intrinsic(intrinsic, &[ty], &[value]);
        Some(self.result(e, result, signed))
    }

    /// GCC's shuffle with run-time indices, taken modulo the number of elements.
    fn shuffle_builtin(&mut self, args: &[ExprId]) -> Option<Rv<'c>> {
        let a = self.arg(args, 0);
        let (b, mask) = if args.len() > 2 {
            (Some(self.arg(args, 1)), self.arg(args, 2))
        } else {
            (None, self.arg(args, 1))
        };
        let ty = a.ty();
        let lanes = ty.len() as u32;
        let total = u64::from(lanes) * if b.is_some() { 2 } else { 1 };
        let limit = mask.ty().element().const_u64(total - 1);
        let limit = self.builder.splat(limit, lanes);
        let mask = self.builder.and(mask, limit);
        // Both sources in one vector, then element by element.
        let whole = match b {
            Some(b) => {
                let order: Vec<i32> = (0..total as i32).collect();
                self.builder.shuffle_vector(a, b, &order)
            }
            None => a,
        };
        let mut result = ty.poison();
        for lane in 0..lanes {
            let at = self.i32(lane as i32);
            let index = self.builder.extract_element(mask, at);
            let element = self.builder.extract_element(whole, index);
            result = self.builder.insert_element(result, element, at);
        }
        Some(Rv::Scalar(result))
    }
}
