//! Builtins of `arm_neon.h`: loads, stores, tables, and moves of whole lanes.

use neverc_llvm::{IntPredicate, Ordering, Type, Value};

use crate::builtin_neon::NeonCall;
use crate::cx::Fcg;

/// Count and form of a structure access: `2_lane_v` with `q` in the stem's end.
fn structure(stem: &str, rest: &str) -> Option<(u32, &'static str)> {
    let digits = stem.trim_end_matches('q').strip_prefix(['l', 's'])?;
    let digit = digits.strip_prefix(['d', 't'])?.parse::<u32>().ok()?;
    if !(1..=4).contains(&digit) {
        return None;
    }
    for count in 2..=4u32 {
        if digit == 1 && rest.split('_').any(|part| part == format!("x{count}")) {
            return Some((count, "x"));
        }
    }
    let form = if rest.starts_with("lane_") {
        "lane"
    } else if rest.starts_with("dup_") {
        "r"
    } else {
        ""
    };
    Some((digit, form))
}

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// Loads that have a value.
    pub(crate) fn neon_memory_value(
        &mut self,
        op: &str,
        rest: &str,
        call: &NeonCall<'c>,
    ) -> Option<Value<'c>> {
        let v = &call.v;
        let ty = call.ty;
        let size = element_bytes(ty);
        let lane = rest.starts_with("lane_");
        match op {
            "ldr" => Some(self.builder.load(ty, v[0], 16)),
            "ldap1" => {
                let one = self
                    .builder
                    .atomic_load(ty.scalar(), v[0], size, Ordering::Acquire);
                let at = self.i64(call.imm(2) as i64);
                let old = self.reinterpret(v[1], ty);
                Some(self.builder.insert_element(old, one, at))
            }
            "ld1" if lane => {
                let one = self.builder.load(ty.scalar(), v[0], size);
                let at = self.i64(call.imm(2) as i64);
                let old = self.reinterpret(v[1], ty);
                Some(self.builder.insert_element(old, one, at))
            }
            "ld1" if rest.starts_with("dup_") => {
                let one = self.builder.load(ty.scalar(), v[0], size);
                Some(self.builder.splat(one, ty.len() as u32))
            }
            "ld1" => Some(self.builder.load(ty, v[0], size)),
            _ => None,
        }
    }

    /// Builtins without value: stores, and those that write their vectors through the first operand.
    pub(crate) fn neon_store_builtin(&mut self, name: &str, call: &NeonCall<'c>) -> Option<()> {
        let (stem, rest) = name.split_once('_')?;
        let stem = stem.strip_prefix('v')?;
        let v = &call.v;
        let ty = call.ty;
        let size = element_bytes(ty);
        let ptr = self.cx().ptr_type();
        match stem.strip_suffix('q').unwrap_or(stem) {
            "str" => {
                self.builder.store(v[1], v[0], 16);
                return Some(());
            }
            "stl1" => {
                let at = self.i64(call.imm(2) as i64);
                let value = self.reinterpret(v[1], ty);
                let one = self.builder.extract_element(value, at);
                self.builder
                    .atomic_store(one, v[0], size, Ordering::Release);
                return Some(());
            }
            permutation @ ("trn" | "uzp" | "zip") => {
                let n = ty.len() as i32;
                let (a, b) = (self.reinterpret(v[1], ty), self.reinterpret(v[2], ty));
                for second in 0..2 {
                    let mask: Vec<i32> = (0..n)
                        .map(|i| match permutation {
                            "trn" => (i & !1) + second + (i & 1) * n,
                            "uzp" => 2 * i + second,
                            _ => i / 2 + second * (n / 2) + (i & 1) * n,
                        })
                        .collect();
                    let out = self.builder.shuffle_vector(a, b, &mask);
                    let bytes = (ty.primitive_bits() / 8) as i64;
                    let at = self.builder.byte_gep(v[0], bytes * i64::from(second), true);
                    self.builder.store(out, at, bytes as u64);
                }
                return Some(());
            }
            _ => {}
        }
        let (count, form) = structure(stem, rest)?;
        let load = stem.starts_with("ld");
        let word = match (load, form) {
            (true, "x") => format!("ld1x{count}"),
            (false, "x") => format!("st1x{count}"),
            (true, form) => format!("ld{count}{form}"),
            (false, form) => format!("st{count}{form}"),
        };
        let full = format!("llvm.aarch64.neon.{word}");
        let first = if load { 2 } else { 1 };
        let vectors: Vec<Value<'c>> = v[first..]
            .iter()
            .take_while(|value| value.ty().is_vector())
            .copied()
            .collect();
        let mut operands = Vec::new();
        for value in vectors {
            operands.push(self.reinterpret(value, ty));
        }
        if form == "lane" {
            let at = self.i64(call.imm(v.len().checked_sub(1)?) as i64);
            operands.push(at);
        }
        if load {
            operands.push(v[1]);
            let all = self.intrinsic(&full, &[ty, ptr], &operands);
            self.builder.store(all, v[0], ty.primitive_bits() / 8);
            return Some(());
        }
        if count == 1 {
            let value = *operands.first()?;
            let value = match operands.get(1) {
                Some(&at) => self.builder.extract_element(value, at),
                None => value,
            };
            self.builder.store(value, v[0], size);
            return Some(());
        }
        operands.push(v[0]);
        self.intrinsic(&full, &[ty, ptr], &operands);
        Some(())
    }

    /// Lanes as values, `ext`, table look-ups.
    pub(crate) fn neon_lanes(
        &mut self,
        op: &str,
        rest: &str,
        call: &NeonCall<'c>,
    ) -> Option<Value<'c>> {
        let v = &call.v;
        let ty = call.ty;
        match op {
            "get" | "dup" if rest.starts_with("lane") => {
                let at = self.i64(call.imm(1) as i64);
                Some(self.builder.extract_element(v[0], at))
            }
            "set" => {
                let at = self.i64(call.imm(2) as i64);
                let element = v[1].ty().scalar();
                let value = self.reinterpret(v[0], element);
                Some(self.builder.insert_element(v[1], value, at))
            }
            "ext" => {
                let by = call.imm(2) as i32;
                let mask: Vec<i32> = (by..by + ty.len() as i32).collect();
                let (a, b) = (self.reinterpret(v[0], ty), self.reinterpret(v[1], ty));
                Some(self.builder.shuffle_vector(a, b, &mask))
            }
            _ => self.neon_table(op, call),
        }
    }

    fn neon_table(&mut self, op: &str, call: &NeonCall<'c>) -> Option<Value<'c>> {
        let v = &call.v;
        let ty = call.ty;
        if let Some(count) = op.strip_prefix("qtbl").or_else(|| op.strip_prefix("qtbx")) {
            if count.len() != 1 {
                return None;
            }
            let full = format!("llvm.aarch64.neon.{}{count}", &op[1..4]);
            return Some(self.intrinsic(&full, &[ty], v));
        }
        let count: usize = op
            .strip_prefix("tbl")
            .or_else(|| op.strip_prefix("tbx"))?
            .parse()
            .ok()?;
        let extend = op.starts_with("tbx");
        let first = usize::from(extend);
        let index = *v.get(first + count)?;
        // Tables of 8 bytes, two by two in a register; past the end are zeros.
        let order: Vec<i32> = (0..16).collect();
        let mut tables = Vec::new();
        for pair in v[first..first + count].chunks(2) {
            let high = pair.get(1).copied().unwrap_or_else(|| ty.null());
            tables.push(self.builder.shuffle_vector(pair[0], high, &order));
        }
        let registers = tables.len();
        if extend && count.is_multiple_of(2) {
            let mut operands = vec![v[0]];
            operands.extend(tables);
            operands.push(index);
            let full = format!("llvm.aarch64.neon.tbx{registers}");
            return Some(self.intrinsic(&full, &[ty], &operands));
        }
        tables.push(index);
        let full = format!("llvm.aarch64.neon.tbl{registers}");
        let found = self.intrinsic(&full, &[ty], &tables);
        if !extend {
            return Some(found);
        }
        let limit = ty.scalar().const_u64(count as u64 * 8);
        let limit = self.builder.splat(limit, ty.len() as u32);
        let outside = self.builder.icmp(IntPredicate::Uge, index, limit);
        Some(self.builder.select(outside, v[0], found))
    }
}

fn element_bytes(ty: Type<'_>) -> u64 {
    (ty.scalar().primitive_bits() / 8).max(1)
}
