//! Builtins on bits, and arithmetic that reports overflow.

use neverc_llvm::{IntPredicate, Type, Value};
use neverc_sema::tree::ExprId;
use neverc_sema::types::{QualType, TypeKind};

use crate::cx::{Fcg, Rv};

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    pub(crate) fn bit_builtin(&mut self, e: ExprId, base: &str, args: &[ExprId]) -> Option<Rv<'c>> {
        match base {
            "__builtin_clz" | "__builtin_clzs" | "__builtin_clzg" => {
                Some(self.count_zeros(e, "llvm.ctlz", args))
            }
            "__builtin_ctz" | "__builtin_ctzs" | "__builtin_ctzg" => {
                Some(self.count_zeros(e, "llvm.cttz", args))
            }
            "__builtin_clrsb" | "__builtin_clrsbg" => {
                let value = self.arg(args, 0);
                let ty = value.ty();
                // Leading bits equal to the sign, without it.
                let negative = self.builder.icmp(IntPredicate::Slt, value, ty.null());
                let inverted = self.builder.not(value);
                let positive = self.builder.select(negative, inverted, value);
                let no = self.cx().const_bool(false);
                let zeros = self.intrinsic("llvm.ctlz", &[ty], &[positive, no]);
                let count = self.builder.sub(zeros, ty.const_u64(1));
                Some(self.result(e, count, false))
            }
            "ffs" | "ffsl" | "ffsll" | "__builtin_ffsg" => {
                let value = self.arg(args, 0);
                let ty = value.ty();
                let yes = self.cx().const_bool(true);
                let zeros = self.intrinsic("llvm.cttz", &[ty], &[value, yes]);
                let number = self.builder.add(zeros, ty.const_u64(1));
                let is_zero = self.builder.icmp(IntPredicate::Eq, value, ty.null());
                let number = self.builder.select(is_zero, ty.null(), number);
                Some(self.result(e, number, false))
            }
            "__builtin_popcount" | "__builtin_popcountg" | "__builtin_stdc_count_ones" => {
                let value = self.arg(args, 0);
                let count = self.intrinsic("llvm.ctpop", &[value.ty()], &[value]);
                Some(self.result(e, count, false))
            }
            "__builtin_parity" | "__builtin_parityg" => {
                let value = self.arg(args, 0);
                let count = self.intrinsic("llvm.ctpop", &[value.ty()], &[value]);
                let parity = self.builder.and(count, count.ty().const_u64(1));
                Some(self.result(e, parity, false))
            }
            "__builtin_bswap8" => {
                let value = self.arg(args, 0);
                if value.ty().int_width() < 16 {
                    return Some(self.result(e, value, false));
                }
                let swapped = self.intrinsic("llvm.bswap", &[value.ty()], &[value]);
                Some(self.result(e, swapped, false))
            }
            "__builtin_bitreverse8" => {
                let value = self.arg(args, 0);
                let swapped = self.intrinsic("llvm.bitreverse", &[value.ty()], &[value]);
                Some(self.result(e, swapped, false))
            }
            "__builtin_rotateleft8"
            | "__builtin_rotateright8"
            | "__builtin_stdc_rotate_left"
            | "__builtin_stdc_rotate_right" => {
                let value = self.arg(args, 0);
                let amount = self.arg(args, 1);
                let amount = self.builder.int_resize(amount, value.ty(), false);
                let name = if base.contains("left") {
                    "llvm.fshl"
                } else {
                    "llvm.fshr"
                };
                let rotated = self.intrinsic(name, &[value.ty()], &[value, value, amount]);
                Some(self.result(e, rotated, false))
            }
            _ if base.starts_with("__builtin_stdc_") => self.stdc_bit(e, base, args),
            _ if base.contains("overflow") => self.overflow_builtin(e, base, args),
            "__builtin_addcb" | "__builtin_addcs" | "__builtin_addc" | "__builtin_addcl"
            | "__builtin_addcll" => Some(self.carry(e, "llvm.uadd.with.overflow", args)),
            "__builtin_subcb" | "__builtin_subcs" | "__builtin_subc" | "__builtin_subcl"
            | "__builtin_subcll" => Some(self.carry(e, "llvm.usub.with.overflow", args)),
            "abs" | "labs" | "llabs" | "imaxabs" => {
                let value = self.arg(args, 0);
                let poison = self.cx().const_bool(!self.cg.lang.wrapv);
                let result = self.intrinsic("llvm.abs", &[value.ty()], &[value, poison]);
                Some(self.result(e, result, true))
            }
            _ => None,
        }
    }

    fn count_zeros(&mut self, e: ExprId, name: &str, args: &[ExprId]) -> Rv<'c> {
        let value = self.arg(args, 0);
        let ty = value.ty();
        // Zero has no defined result, unless a second argument gives one.
        let undefined = self.cx().const_bool(args.len() < 2);
        let count = self.intrinsic(name, &[ty], &[value, undefined]);
        if args.len() < 2 {
            return self.result(e, count, false);
        }
        let other = self.arg(args, 1);
        let Rv::Scalar(count) = self.result(e, count, false) else {
            return Rv::Void;
        };
        let is_zero = self.builder.icmp(IntPredicate::Eq, value, ty.null());
        let other = self.builder.int_resize(other, count.ty(), true);
        Rv::Scalar(self.builder.select(is_zero, other, count))
    }

    /// `__builtin_stdc_…`. C23 7.18.
    fn stdc_bit(&mut self, e: ExprId, base: &str, args: &[ExprId]) -> Option<Rv<'c>> {
        let value = self.arg(args, 0);
        let ty = value.ty();
        let width = ty.const_u64(u64::from(ty.int_width()));
        let one = ty.const_u64(1);
        let no = self.cx().const_bool(false);
        let inverted = self.builder.not(value);
        let leading = |f: &mut Self, v| f.intrinsic("llvm.ctlz", &[ty], &[v, no]);
        let trailing = |f: &mut Self, v| f.intrinsic("llvm.cttz", &[ty], &[v, no]);
        let first = |f: &mut Self, count: Value<'c>| {
            let found = f.builder.icmp(IntPredicate::Ult, count, width);
            let number = f.builder.add(count, one);
            f.builder.select(found, number, ty.null())
        };
        let result = match base.strip_prefix("__builtin_stdc_")? {
            "leading_zeros" => leading(self, value),
            "leading_ones" => leading(self, inverted),
            "trailing_zeros" => trailing(self, value),
            "trailing_ones" => trailing(self, inverted),
            "first_leading_one" => {
                let count = leading(self, value);
                first(self, count)
            }
            "first_leading_zero" => {
                let count = leading(self, inverted);
                first(self, count)
            }
            "first_trailing_one" => {
                let count = trailing(self, value);
                first(self, count)
            }
            "first_trailing_zero" => {
                let count = trailing(self, inverted);
                first(self, count)
            }
            "count_zeros" => self.intrinsic("llvm.ctpop", &[ty], &[inverted]),
            "has_single_bit" => {
                let count = self.intrinsic("llvm.ctpop", &[ty], &[value]);
                self.builder.icmp(IntPredicate::Eq, count, one)
            }
            "bit_width" => {
                let zeros = leading(self, value);
                self.builder.sub(width, zeros)
            }
            "bit_floor" => {
                let zeros = leading(self, value);
                let width_less = self.builder.sub(width, one);
                let shift = self.builder.sub(width_less, zeros);
                let bit = self.builder.shl(one, shift);
                let is_zero = self.builder.icmp(IntPredicate::Eq, value, ty.null());
                self.builder.select(is_zero, ty.null(), bit)
            }
            "bit_ceil" => {
                let less = self.builder.sub(value, one);
                let zeros = leading(self, less);
                let shift = self.builder.sub(width, zeros);
                let bit = self.builder.shl(one, shift);
                // Too big: 0.
                let fits = self.builder.icmp(IntPredicate::Ult, shift, width);
                let bit = self.builder.select(fits, bit, ty.null());
                let small = self.builder.icmp(IntPredicate::Ule, value, one);
                self.builder.select(small, one, bit)
            }
            _ => return None,
        };
        Some(self.result(e, result, false))
    }

    fn carry(&mut self, e: ExprId, name: &str, args: &[ExprId]) -> Rv<'c> {
        let a = self.arg(args, 0);
        let b = self.arg(args, 1);
        let carry_in = self.arg(args, 2);
        let out = self.arg(args, 3);
        let ty = a.ty();
        let first = self.intrinsic(name, &[ty], &[a, b]);
        let sum = self.builder.extract_value(first, 0);
        let carry1 = self.builder.extract_value(first, 1);
        let second = self.intrinsic(name, &[ty], &[sum, carry_in]);
        let sum = self.builder.extract_value(second, 0);
        let carry2 = self.builder.extract_value(second, 1);
        let carry = self.builder.or(carry1, carry2);
        let carry = self.builder.zext(carry, ty);
        let out_ty = self.arg_ty(args, 3);
        self.store_through(out, out_ty, carry);
        self.result(e, sum, false)
    }

    /// Width and signedness of an integer type.
    fn int_shape(&mut self, ty: QualType) -> (u32, bool) {
        let ty = self.strip_enum(ty);
        let signed = self.is_signed(ty);
        match self.kind(ty) {
            TypeKind::BitInt { width, .. } => (*width, signed),
            _ if self.is_bool(ty) => (1, false),
            _ => (self.size_of(ty) as u32 * 8, signed),
        }
    }

    fn overflow_builtin(&mut self, e: ExprId, base: &str, args: &[ExprId]) -> Option<Rv<'c>> {
        let operation = ["add", "sub", "mul"]
            .into_iter()
            .find(|op| base.contains(op))?;
        let only_test = base.ends_with("_p");
        let (lt, rt) = (self.arg_ty(args, 0), self.arg_ty(args, 1));
        let out_ty = self.arg_ty(args, 2);
        let result_ty = if only_test {
            out_ty
        } else {
            self.pointee_written(out_ty)
        };
        let left = self.arg(args, 0);
        let right = self.arg(args, 1);
        let out = if only_test {
            self.ignored(*args.get(2)?);
            None
        } else {
            Some(self.arg(args, 2))
        };
        let ((lw, ls), (rw, rs), (tw, ts)) = (
            self.int_shape(lt),
            self.int_shape(rt),
            self.int_shape(result_ty),
        );
        // A type that holds all operands and results of the exact operation, as far as the instruction needs.
        let signed = ls || rs || ts;
        let mut width = tw + u32::from(signed && !ts);
        for (w, s) in [(lw, ls), (rw, rs)] {
            width = width.max(w + u32::from(signed && !s));
        }
        let int: Type<'c> = self.cx().int_type(width);
        let left = self.builder.int_resize(left, int, ls);
        let right = self.builder.int_resize(right, int, rs);
        let name = format!(
            "llvm.{}{operation}.with.overflow",
            if signed { 's' } else { 'u' }
        );
        let pair = self.intrinsic(&name, &[int], &[left, right]);
        let mut value = self.builder.extract_value(pair, 0);
        let mut overflow = self.builder.extract_value(pair, 1);
        if width != tw {
            let target = self.cx().int_type(tw);
            let narrow = self.builder.trunc(value, target);
            let back = self.builder.int_resize(narrow, int, ts);
            let lost = self.builder.icmp(IntPredicate::Ne, value, back);
            overflow = self.builder.or(overflow, lost);
            value = narrow;
        }
        if let Some(out) = out {
            let stored = self.val_ty(result_ty);
            let value = self.builder.int_resize(value, stored, ts);
            self.store_through(out, out_ty, value);
        }
        Some(self.result(e, overflow, false))
    }
}
