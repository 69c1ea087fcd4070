//! AVX-512 builtins that are ordinary IR: masks, masked memory, selections, conversions.

use neverc_llvm::{CastOp, FastMath, IntPredicate, Value};
use neverc_sema::tree::ExprId;

use crate::builtin_x86::X86Call;
use crate::cx::Fcg;

const MASK_OPERATIONS: [&str; 14] = [
    "kadd", "kandn", "kand", "kxnor", "kxor", "kor", "knot", "kortestc", "kortestz", "ktestc",
    "ktestz", "kshiftl", "kshiftr", "kunpck",
];

/// Rounding immediate for "as the control register says".
const CURRENT_ROUNDING: u64 = 4;

/// Is the name one that [`Fcg::avx512_builtin`] may know?
pub(crate) fn is_known(name: &str) -> bool {
    MASK_OPERATIONS.iter().any(|op| name.starts_with(op))
        || name.starts_with("kmov")
        || name.starts_with("select")
        || name.starts_with("cvt") && (name.contains("2mask") || name.starts_with("cvtmask2"))
        || (name.starts_with("cmp") || name.starts_with("ucmp")) && name.ends_with("_mask")
        || is_masked_memory(name)
        || name.starts_with("compress")
        || name.starts_with("expand")
        || name.starts_with("reduce_f")
        || name.starts_with("prol")
        || name.starts_with("pror")
        || name.starts_with("vprot")
        || name.starts_with("vpsh")
        || name.starts_with("vplzcnt")
        || name.starts_with("vpopcnt")
        || name.starts_with("pternlog")
        || name.starts_with("pmov") && name.ends_with("512_mask")
        || name.starts_with("vfm") && name.contains("_mask")
        || name.starts_with("fpclass")
        || converted(name).is_some()
        || name.contains("gather3")
        || name.starts_with("gatherdiv")
        || name.starts_with("gathersiv")
        || name.starts_with("scatterdiv")
        || name.starts_with("scattersiv")
}

fn is_masked_memory(name: &str) -> bool {
    name.ends_with("_mask")
        && (name.starts_with("load") || name.starts_with("store") || name.starts_with("movdqa"))
}

/// Conversions `NAME512_mask(source, passthrough, mask, rounding)`: the instruction.
fn converted(name: &str) -> Option<CastOp> {
    Some(match name {
        "cvtdq2ps512_mask" | "cvtqq2pd512_mask" | "cvtqq2ps512_mask" => CastOp::SIToFP,
        "cvtudq2ps512_mask" | "cvtuqq2pd512_mask" | "cvtuqq2ps512_mask" => CastOp::UIToFP,
        _ => return None,
    })
}

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    pub(crate) fn avx512_builtin(
        &mut self,
        name: &str,
        call: &X86Call<'c>,
        args: &[ExprId],
    ) -> Option<Value<'c>> {
        let v = &call.values;
        if let Some(op) = MASK_OPERATIONS.iter().find(|op| name.starts_with(**op)) {
            return self.mask_operation(op, call);
        }
        if name.starts_with("kmov") {
            return Some(v[0]);
        }
        if name.starts_with("selectss_")
            || name.starts_with("selectsd_")
            || name.starts_with("selectsh_")
        {
            let zero = self.i64(0);
            let bit = self.mask_lanes(v[0], 1);
            let bit = self.builder.extract_element(bit, zero);
            let a = self.builder.extract_element(v[1], zero);
            let b = self.builder.extract_element(v[2], zero);
            let chosen = self.builder.select(bit, a, b);
            return Some(self.builder.insert_element(v[1], chosen, zero));
        }
        if name.starts_with("select") {
            return Some(self.mask_select(v[0], v[1], v[2]));
        }
        if name.starts_with("cvtmask2") {
            let out = call.ty?;
            let lanes = self.mask_lanes(v[0], out.len() as u32);
            return Some(self.builder.sext(lanes, out));
        }
        if name.starts_with("cvt") && name.contains("2mask") {
            let zero = v[0].ty().null();
            let lanes = self.builder.icmp(IntPredicate::Slt, v[0], zero);
            return Some(self.lanes_mask(lanes, None));
        }
        if name.starts_with("cmps") || name.starts_with("cmpsh_") {
            // Scalar comparisons with a mask.
            let kind = name.get(3..5)?;
            let family = if kind == "sh" { "avx512fp16" } else { "avx512" };
            let imm = self.i32(call.imm(2) as i32);
            let rounding = self.i32(call.imm(4) as i32);
            return Some(self.intrinsic(
                &format!("llvm.x86.{family}.mask.cmp.{kind}"),
                &[],
                &[v[0], v[1], imm, v[3], rounding],
            ));
        }
        if (name.starts_with("cmp") || name.starts_with("ucmp")) && name.ends_with("_mask") {
            let lanes = if v[0].ty().scalar().is_float() {
                self.float_lanes(call.imm(2), v[0], v[1])
            } else {
                self.int_lanes(call.imm(2), name.starts_with('u'), v[0], v[1])
            };
            return Some(self.lanes_mask(lanes, v.get(3).copied()));
        }
        if is_masked_memory(name) {
            return self.masked_memory(name, call);
        }
        if name.starts_with("compressstore") {
            let lanes = self.mask_lanes(v[2], v[1].ty().len() as u32);
            return Some(self.intrinsic(
                "llvm.masked.compressstore",
                &[v[1].ty()],
                &[v[1], v[0], lanes],
            ));
        }
        if name.starts_with("expandload") {
            let lanes = self.mask_lanes(v[2], v[1].ty().len() as u32);
            return Some(self.intrinsic(
                "llvm.masked.expandload",
                &[v[1].ty()],
                &[v[0], lanes, v[1]],
            ));
        }
        if name.starts_with("compress") || name.starts_with("expand") {
            let lanes = self.mask_lanes(v[2], v[0].ty().len() as u32);
            let kind = if name.starts_with('c') {
                "compress"
            } else {
                "expand"
            };
            return Some(self.intrinsic(
                &format!("llvm.x86.avx512.mask.{kind}"),
                &[v[0].ty()],
                &[v[0], v[1], lanes],
            ));
        }
        if let Some(rest) = name.strip_prefix("reduce_f") {
            return Some(self.float_reduction(rest, call));
        }
        if name.starts_with("prol") || name.starts_with("pror") || name.starts_with("vprot") {
            let amount = self.per_lane(v[1], v[0]);
            let kind = if name.starts_with("pror") {
                "llvm.fshr"
            } else {
                "llvm.fshl"
            };
            return Some(self.intrinsic(kind, &[v[0].ty()], &[v[0], v[0], amount]));
        }
        if name.starts_with("vpshl") && name.starts_with("vpshld") {
            let amount = self.per_lane(v[2], v[0]);
            return Some(self.intrinsic("llvm.fshl", &[v[0].ty()], &[v[0], v[1], amount]));
        }
        if name.starts_with("vpshrd") {
            let amount = self.per_lane(v[2], v[0]);
            return Some(self.intrinsic("llvm.fshr", &[v[0].ty()], &[v[1], v[0], amount]));
        }
        if name.starts_with("vplzcnt") {
            let no = self.cx().const_bool(false);
            return Some(self.intrinsic("llvm.ctlz", &[v[0].ty()], &[v[0], no]));
        }
        if name.starts_with("vpopcnt") {
            return Some(self.intrinsic("llvm.ctpop", &[v[0].ty()], &[v[0]]));
        }
        if let Some(rest) = name.strip_prefix("pternlog") {
            let letter = rest.get(..1)?;
            let bits = v[0].ty().primitive_bits();
            let imm = self.i32((call.imm(3) & 0xff) as i32);
            let value = self.intrinsic(
                &format!("llvm.x86.avx512.pternlog.{letter}.{bits}"),
                &[],
                &[v[0], v[1], v[2], imm],
            );
            let other = if name.ends_with("maskz") {
                v[0].ty().null()
            } else {
                v[0]
            };
            return Some(self.mask_select(v[4], value, other));
        }
        if name.starts_with("pmov") {
            let out = call.ty?;
            let value = self.builder.trunc(v[0], out);
            return Some(self.mask_select(v[2], value, v[1]));
        }
        if let Some(op) = converted(name) {
            if call.imm(3) != CURRENT_ROUNDING {
                let kind = if matches!(op, CastOp::SIToFP) {
                    "sitofp"
                } else {
                    "uitofp"
                };
                let rounding = self.i32(call.imm(3) as i32);
                let types = [call.ty?, v[0].ty()];
                let value = self.intrinsic(
                    &format!("llvm.x86.avx512.{kind}.round"),
                    &types,
                    &[v[0], rounding],
                );
                return Some(self.mask_select(v[2], value, v[1]));
            }
            let value = self.builder.cast(op, v[0], call.ty?);
            return Some(self.mask_select(v[2], value, v[1]));
        }
        if let Some(rest) = name.strip_prefix("fpclass") {
            let kind = rest.get(..2)?;
            let bits = v[0].ty().primitive_bits();
            let family = if kind == "ph" { "avx512fp16" } else { "avx512" };
            let imm = self.i32(call.imm(1) as i32);
            let lanes = self.intrinsic(
                &format!("llvm.x86.{family}.fpclass.{kind}.{bits}"),
                &[],
                &[v[0], imm],
            );
            return Some(self.lanes_mask(lanes, v.get(2).copied()));
        }
        if name.starts_with("vfm") {
            return self.masked_fma(name, call);
        }
        if name.contains("gather") || name.contains("scatter") {
            return self.gather_scatter(name, call);
        }
        let _ = args;
        None
    }

    /// A shift amount for each lane.
    fn per_lane(&mut self, amount: Value<'c>, like: Value<'c>) -> Value<'c> {
        if amount.ty().is_vector() {
            return amount;
        }
        let scalar = self.builder.int_resize(amount, like.ty().scalar(), false);
        self.builder.splat(scalar, like.ty().len() as u32)
    }

    fn mask_operation(&mut self, op: &str, call: &X86Call<'c>) -> Option<Value<'c>> {
        let v = &call.values;
        let a = v[0];
        let ty = a.ty();
        let width = u64::from(ty.int_width());
        if op == "knot" {
            return Some(self.builder.not(a));
        }
        if op == "kshiftl" || op == "kshiftr" {
            let by = call.imm(1) & 0xff;
            if by >= width {
                return Some(ty.null());
            }
            let by = ty.const_u64(by);
            return Some(if op == "kshiftl" {
                self.builder.shl(a, by)
            } else {
                self.builder.lshr(a, by)
            });
        }
        let b = *v.get(1)?;
        Some(match op {
            "kadd" => self.builder.add(a, b),
            "kand" => self.builder.and(a, b),
            "kandn" => {
                let not = self.builder.not(a);
                self.builder.and(not, b)
            }
            "kor" => self.builder.or(a, b),
            "kxor" => self.builder.xor(a, b),
            "kxnor" => {
                let xor = self.builder.xor(a, b);
                self.builder.not(xor)
            }
            "kortestc" | "kortestz" => {
                let or = self.builder.or(a, b);
                let wanted = if op == "kortestc" {
                    ty.all_ones()
                } else {
                    ty.null()
                };
                self.builder.icmp(IntPredicate::Eq, or, wanted)
            }
            "ktestc" | "ktestz" => {
                let left = if op == "ktestc" {
                    self.builder.not(a)
                } else {
                    a
                };
                let and = self.builder.and(left, b);
                self.builder.icmp(IntPredicate::Eq, and, ty.null())
            }
            "kunpck" => {
                let half = ty.const_u64(width / 2);
                let high = self.builder.shl(a, half);
                let low_mask = ty.const_u64((1u64 << (width / 2)) - 1);
                let low = self.builder.and(b, low_mask);
                self.builder.or(high, low)
            }
            _ => return None,
        })
    }

    fn masked_memory(&mut self, name: &str, call: &X86Call<'c>) -> Option<Value<'c>> {
        let v = &call.values;
        let data = *v.get(1)?;
        let ty = data.ty();
        let lanes = ty.len() as u32;
        let scalar = name.contains("ss128") || name.contains("sd128") || name.contains("sh128");
        let aligned =
            name.starts_with("loadap") || name.starts_with("storeap") || name.starts_with("movdqa");
        let align = self.i32(if aligned {
            (ty.primitive_bits() / 8) as i32
        } else {
            1
        });
        let mut mask = *v.get(2)?;
        if scalar {
            mask = self.builder.and(mask, mask.ty().const_u64(1));
        }
        let mask = self.mask_lanes(mask, lanes);
        let ptr = self.cx().ptr_type();
        if name.contains("store") {
            return Some(self.intrinsic(
                "llvm.masked.store",
                &[ty, ptr],
                &[data, v[0], align, mask],
            ));
        }
        Some(self.intrinsic("llvm.masked.load", &[ty, ptr], &[v[0], align, mask, data]))
    }

    fn float_reduction(&mut self, rest: &str, call: &X86Call<'c>) -> Value<'c> {
        let v = &call.values;
        let kind = rest.split('_').next().unwrap_or("add");
        let (name, flag) = match kind {
            "add" => ("llvm.vector.reduce.fadd", FastMath::REASSOC),
            "mul" => ("llvm.vector.reduce.fmul", FastMath::REASSOC),
            "max" => ("llvm.vector.reduce.fmax", FastMath::NO_NANS),
            _ => ("llvm.vector.reduce.fmin", FastMath::NO_NANS),
        };
        let vector = v[v.len() - 1];
        let result = self.intrinsic(name, &[vector.ty()], v);
        result.set_fast_math(flag);
        result
    }

    fn masked_fma(&mut self, name: &str, call: &X86Call<'c>) -> Option<Value<'c>> {
        let v = &call.values;
        let (stem, kind) = name.split_once("_mask")?;
        let stem = stem.strip_suffix("512").unwrap_or(stem);
        let letters = stem.get(stem.len().checked_sub(2)?..)?;
        let operation = stem.strip_suffix(letters)?.strip_prefix("vf")?;
        let scalar =
            matches!(letters.trim_end_matches('3'), "ss" | "sd" | "sh") || letters.starts_with('s');
        let (a, b, mut c) = (v[0], v[1], v[2]);
        let addend = c;
        if operation.starts_with("msub") && !operation.contains("add") {
            c = self.builder.fneg(c);
        }
        if operation == "msubadd" {
            c = self.builder.fneg(c);
        }
        let rounding = call.imm(4);
        if scalar {
            let zero = self.i64(0);
            let parts: Vec<Value<'c>> = [a, b, c]
                .iter()
                .map(|&x| self.builder.extract_element(x, zero))
                .collect();
            let value = if rounding == CURRENT_ROUNDING {
                self.intrinsic("llvm.fma", &[parts[0].ty()], &parts)
            } else {
                let size = if letters == "sh" {
                    "avx512fp16.vfmadd.f16"
                } else if letters == "ss" {
                    "avx512.vfmadd.f32"
                } else {
                    "avx512.vfmadd.f64"
                };
                let rounding = self.i32(rounding as i32);
                self.intrinsic(
                    &format!("llvm.x86.{size}"),
                    &[],
                    &[parts[0], parts[1], parts[2], rounding],
                )
            };
            let (into, other) = match kind {
                "z" => (a, value.ty().null()),
                "3" => (addend, self.builder.extract_element(addend, zero)),
                _ => (a, parts[0]),
            };
            let bit = self.mask_lanes(v[3], 1);
            let bit = self.builder.extract_element(bit, zero);
            let chosen = self.builder.select(bit, value, other);
            return Some(self.builder.insert_element(into, chosen, zero));
        }
        let ty = a.ty();
        let alternating = operation == "maddsub" || operation == "msubadd";
        let value = if !alternating && rounding == CURRENT_ROUNDING {
            self.intrinsic("llvm.fma", &[ty], &[a, b, c])
        } else {
            let family = if letters == "ph" {
                "avx512fp16"
            } else {
                "avx512"
            };
            let base = if alternating { "vfmaddsub" } else { "vfmadd" };
            let rounding = self.i32(rounding as i32);
            self.intrinsic(
                &format!("llvm.x86.{family}.{base}.{letters}.512"),
                &[],
                &[a, b, c, rounding],
            )
        };
        let other = match kind {
            "z" => ty.null(),
            "3" => addend,
            _ => a,
        };
        Some(self.mask_select(v[3], value, other))
    }

    fn gather_scatter(&mut self, name: &str, call: &X86Call<'c>) -> Option<Value<'c>> {
        let v = &call.values;
        let scatter = name.starts_with("scatter");
        let (data, index, mask_at) = if scatter {
            (v[3], v[2], 1)
        } else {
            (v[0], v[2], 3)
        };
        let lanes = (data.ty().len()).min(index.ty().len()) as u32;
        let wide = data.ty().primitive_bits() == 512 || index.ty().primitive_bits() == 512;
        let word = if scatter { "scatter" } else { "gather" };
        let rest = name
            .trim_start_matches("scatter")
            .trim_start_matches("gather3")
            .trim_start_matches("gather");
        let element = rest.get(rest.len().checked_sub(2)?..)?;
        let intrinsic = if wide {
            let letter = match element {
                "df" => "pd",
                "sf" => "ps",
                "di" => "pq",
                _ => "pi",
            };
            let by = if rest.starts_with("siv") { "d" } else { "q" };
            format!("llvm.x86.avx512.mask.{word}.{by}{letter}.512")
        } else {
            let stem = rest.strip_suffix(element)?;
            let three = if scatter { "" } else { "3" };
            format!("llvm.x86.avx512.mask.{word}{three}{stem}.{element}")
        };
        let mask = self.mask_lanes(v[mask_at], lanes);
        let scale = self.i32(call.imm(4) as i32);
        if scatter {
            return Some(self.intrinsic(&intrinsic, &[], &[v[0], mask, index, data, scale]));
        }
        Some(self.intrinsic(&intrinsic, &[], &[data, v[1], index, mask, scale]))
    }
}
