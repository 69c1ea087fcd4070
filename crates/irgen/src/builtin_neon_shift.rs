//! Builtins of `arm_neon.h`: shifts by constants, and changes of element width.

use neverc_llvm::{Type, Value};

use crate::builtin_neon::NeonCall;
use crate::cx::Fcg;

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    pub(crate) fn neon_shift(
        &mut self,
        op: &str,
        rest: &str,
        call: &NeonCall<'c>,
    ) -> Option<Value<'c>> {
        let v = &call.v;
        let ty = call.ty;
        let signed = *call.signed.first()?;
        if !rest.starts_with("n_") {
            return self.neon_width(op, call);
        }
        let last = v.len().checked_sub(1)?;
        let by = call.imm(last);
        Some(match op {
            "shl" => {
                let by = self.neon_constant(ty, by as i64);
                self.builder.shl(v[0], by)
            }
            "shr" => self.neon_right(v[0], by, signed),
            "sra" => {
                let part = self.neon_right(v[1], by, signed);
                self.builder.add(v[0], part)
            }
            "rshr" => self.neon_round_right(v[0], by, signed),
            "rsra" => {
                let part = self.neon_round_right(v[1], by, signed);
                self.builder.add(v[0], part)
            }
            "qshl" => {
                let by = self.neon_constant(ty, by as i64);
                self.neon_intrinsic(if signed { "sqshl" } else { "uqshl" }, ty, &[v[0], by])
            }
            "qshlu" => {
                let by = self.neon_constant(ty, by as i64);
                self.neon_intrinsic("sqshlu", ty, &[v[0], by])
            }
            "sri" | "sli" => {
                let by = self.i32(by as i32);
                let name = format!("v{op}");
                if ty.is_vector() {
                    return Some(self.neon_intrinsic(&name, ty, &[v[0], v[1], by]));
                }
                let (a, b) = (self.neon_lane0(v[0], 1), self.neon_lane0(v[1], 1));
                let result = self.neon_intrinsic(&name, ty.vector(1), &[a, b, by]);
                self.neon_first(result)
            }
            "shll" => {
                let wide = self.builder.int_resize(v[0], ty, signed);
                let by = self.neon_constant(ty, by as i64);
                self.builder.shl(wide, by)
            }
            "shrn" => {
                let part = self.neon_right(v[0], by, signed);
                self.builder.trunc(part, ty)
            }
            "rshrn" | "qshrn" | "qrshrn" | "qshrun" | "qrshrun" => {
                let name = match (op, signed) {
                    ("rshrn", _) => "rshrn",
                    ("qshrn", true) => "sqshrn",
                    ("qshrn", false) => "uqshrn",
                    ("qrshrn", true) => "sqrshrn",
                    ("qrshrn", false) => "uqrshrn",
                    ("qshrun", _) => "sqshrun",
                    _ => "sqrshrun",
                };
                let by = self.i32(by as i32);
                self.neon_narrow(name, ty, v[0], &[by])
            }
            _ => return None,
        })
    }

    /// A narrowing intrinsic; scalars that it has only as vectors travel in lane 0.
    fn neon_narrow(
        &mut self,
        name: &str,
        ty: Type<'c>,
        value: Value<'c>,
        more: &[Value<'c>],
    ) -> Value<'c> {
        let full = format!("llvm.aarch64.neon.{name}");
        let narrow = ty.is_integer() && ty.int_width() < 32;
        let (result, value) = if narrow {
            let lanes = 64 / ty.int_width();
            (ty.vector(lanes), self.neon_lane0(value, lanes))
        } else {
            (ty, value)
        };
        let mut operands = vec![value];
        operands.extend(more);
        let out = self.intrinsic(&full, &[result], &operands);
        if narrow { self.neon_first(out) } else { out }
    }

    /// Changes of element width without a shift.
    fn neon_width(&mut self, op: &str, call: &NeonCall<'c>) -> Option<Value<'c>> {
        let v = &call.v;
        let ty = call.ty;
        let signed = call.signed[0];
        Some(match op {
            "movl" => self.builder.int_resize(v[0], ty, signed),
            "movn" => self.builder.trunc(v[0], ty),
            "qmovn" | "qmovun" => {
                let name = match (op, signed) {
                    ("qmovun", _) => "sqxtun",
                    (_, true) => "sqxtn",
                    _ => "uqxtn",
                };
                if ty.is_integer() && ty.int_width() == 32 {
                    let full = format!("llvm.aarch64.neon.scalar.{name}");
                    return Some(self.intrinsic(&full, &[ty, v[0].ty()], v));
                }
                self.neon_narrow(name, ty, v[0], &[])
            }
            "addhn" | "subhn" => {
                let sum = if op == "addhn" {
                    self.builder.add(v[0], v[1])
                } else {
                    self.builder.sub(v[0], v[1])
                };
                let half = self.neon_constant(sum.ty(), ty.scalar().primitive_bits() as i64);
                let high = self.builder.lshr(sum, half);
                self.builder.trunc(high, ty)
            }
            "raddhn" | "rsubhn" => self.neon_intrinsic(op, ty, v),
            _ => return None,
        })
    }

    /// A number in all lanes.
    fn neon_constant(&mut self, ty: Type<'c>, value: i64) -> Value<'c> {
        let one = ty.scalar().const_i64(value);
        if ty.is_vector() {
            self.builder.splat(one, ty.len() as u32)
        } else {
            one
        }
    }

    /// Right by 1 to the width of the elements, which LLVM's shifts do not define.
    fn neon_right(&mut self, value: Value<'c>, by: u64, signed: bool) -> Value<'c> {
        let bits = value.ty().scalar().primitive_bits();
        if by >= bits && !signed {
            return value.ty().null();
        }
        let by = self.neon_constant(value.ty(), by.min(bits - 1) as i64);
        if signed {
            self.builder.ashr(value, by)
        } else {
            self.builder.lshr(value, by)
        }
    }

    fn neon_round_right(&mut self, value: Value<'c>, by: u64, signed: bool) -> Value<'c> {
        let ty = value.ty();
        let by = self.neon_constant(ty, (by as i64).wrapping_neg());
        self.neon_intrinsic(if signed { "srshl" } else { "urshl" }, ty, &[value, by])
    }
}
