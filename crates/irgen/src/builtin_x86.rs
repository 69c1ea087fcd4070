//! x86 builtins that are ordinary vector IR: shuffles, blends, comparisons, selections, conversions.

use neverc_llvm::{FloatPredicate, IntPredicate, Type, Value};
use neverc_sema::tree::ExprId;

use crate::cx::{Fcg, Rv};

/// What all families need: operands and, where constant, immediates.
pub(crate) struct X86Call<'c> {
    pub(crate) values: Vec<Value<'c>>,
    /// Type of the result; `None` for void.
    pub(crate) ty: Option<Type<'c>>,
}

impl<'c> X86Call<'c> {
    /// Operand `index` as a number; 0 when it is not constant.
    pub(crate) fn imm(&self, index: usize) -> u64 {
        self.values
            .get(index)
            .and_then(|v| v.const_u64())
            .unwrap_or(0)
    }

    pub(crate) fn lanes(&self, index: usize) -> i32 {
        self.values.get(index).map_or(1, |v| {
            if v.ty().is_vector() {
                v.ty().len() as i32
            } else {
                1
            }
        })
    }

    /// Bits of an operand.
    fn bits(&self, index: usize) -> i32 {
        self.values
            .get(index)
            .map_or(0, |v| v.ty().primitive_bits() as i32)
    }
}

/// Comparison predicates by immediate, the upper half like the lower but for signalling.
const PREDICATES: [FloatPredicate; 16] = [
    FloatPredicate::Oeq,
    FloatPredicate::Olt,
    FloatPredicate::Ole,
    FloatPredicate::Uno,
    FloatPredicate::Une,
    FloatPredicate::Uge,
    FloatPredicate::Ugt,
    FloatPredicate::Ord,
    FloatPredicate::Ueq,
    FloatPredicate::Ult,
    FloatPredicate::Ule,
    FloatPredicate::False,
    FloatPredicate::One,
    FloatPredicate::Oge,
    FloatPredicate::Ogt,
    FloatPredicate::True,
];

/// Immediates of the comparisons that have names.
const NAMED: [(&str, u64); 8] = [
    ("eq", 0),
    ("lt", 1),
    ("le", 2),
    ("unord", 3),
    ("neq", 4),
    ("nlt", 5),
    ("nle", 6),
    ("ord", 7),
];

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// A builtin by its name without `__builtin_ia32_`; `None`: not one of these.
    pub(crate) fn x86_builtin(&mut self, e: ExprId, name: &str, args: &[ExprId]) -> Option<Rv<'c>> {
        let known = self.is_shuffle_name(name)
            || self.is_x86_plain(name)
            || crate::builtin_avx512::is_known(name);
        if !known {
            return None;
        }
        let ty = self.ty_of(e);
        let values = args.iter().map(|&arg| self.scalar(arg)).collect();
        self.ensure_insert_point();
        let ty = if self.is_void(ty) {
            None
        } else {
            Some(self.val_ty(ty))
        };
        let call = X86Call { values, ty };
        let value = self
            .x86_shuffle(name, &call)
            .or_else(|| self.x86_plain(name, &call, args))
            .or_else(|| self.avx512_builtin(name, &call, args));
        let value = value?;
        if call.ty.is_none() {
            return Some(Rv::Void);
        }
        Some(self.result(e, value, true))
    }

    fn is_shuffle_name(&self, name: &str) -> bool {
        let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
        matches!(
            stem,
            "shufps"
                | "shufpd"
                | "pshufd"
                | "pshuflw"
                | "pshufhw"
                | "vpermilps"
                | "vpermilpd"
                | "palignr"
                | "pblendw"
                | "pblendd"
                | "blendps"
                | "blendpd"
                | "permdi"
                | "permdf"
                | "permti"
                | "alignd"
                | "alignq"
                | "undef"
        ) || name.ends_with("_byteshift")
            || name.starts_with("vperm2f128")
            || name.starts_with("vextractf128")
            || name.starts_with("vinsertf128")
            || name.starts_with("extract128i")
            || name.starts_with("extractf")
            || name.starts_with("extracti")
            || name.starts_with("insert128i")
            || name.starts_with("insertf")
            || name.starts_with("inserti")
            || name.starts_with("shuf_")
            || name.starts_with("vec_ext_")
            || name.starts_with("vec_set_")
            || name.starts_with("vec_init_")
    }

    fn x86_shuffle(&mut self, name: &str, call: &X86Call<'c>) -> Option<Value<'c>> {
        let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let v = &call.values;
        let n = call.lanes(0);
        let lane = if call.bits(0) >= 128 {
            n * 128 / call.bits(0)
        } else {
            n
        };
        match stem {
            "undef" => Some(call.ty?.null()),
            "shufps" | "shufpd" => {
                let mut imm = (call.imm(2) & 0xff).wrapping_mul(0x0101_0101);
                let mut mask = Vec::new();
                for l in (0..n).step_by(lane as usize) {
                    for i in 0..lane {
                        let mut index = (imm % lane as u64) as i32;
                        imm /= lane as u64;
                        if i >= lane / 2 {
                            index += n;
                        }
                        mask.push(l + index);
                    }
                }
                Some(self.builder.shuffle_vector(v[0], v[1], &mask))
            }
            "pshufd" | "vpermilps" | "vpermilpd" => {
                let mut imm = (call.imm(1) & 0xff).wrapping_mul(0x0101_0101);
                let mut mask = Vec::new();
                for l in (0..n).step_by(lane as usize) {
                    for _ in 0..lane {
                        mask.push((imm % lane as u64) as i32 + l);
                        imm /= lane as u64;
                    }
                }
                Some(self.one_source(v[0], &mask))
            }
            "pshuflw" | "pshufhw" => {
                let high = stem == "pshufhw";
                let imm = call.imm(1);
                let mut mask = Vec::new();
                for l in (0..n).step_by(8) {
                    for i in 0..8 {
                        let moved = (i >= 4) == high;
                        let base = if high { 4 } else { 0 };
                        let pick = (imm >> (2 * (i % 4)) & 3) as i32;
                        mask.push(l + if moved { base + pick } else { i });
                    }
                }
                Some(self.one_source(v[0], &mask))
            }
            "palignr" => {
                let mut shift = (call.imm(2) & 0xff) as i32;
                if shift >= 32 {
                    return Some(call.ty?.null());
                }
                let (mut low, mut high) = (v[1], v[0]);
                if shift > 16 {
                    shift -= 16;
                    low = v[0];
                    high = v[0].ty().null();
                }
                let mut mask = Vec::new();
                for l in (0..n).step_by(16) {
                    for i in 0..16 {
                        let mut index = shift + i;
                        if index >= 16 {
                            index += n - 16;
                        }
                        mask.push(index + l);
                    }
                }
                Some(self.builder.shuffle_vector(low, high, &mask))
            }
            "pblendw" | "pblendd" | "blendps" | "blendpd" => {
                let imm = call.imm(2);
                let mask: Vec<i32> = (0..n)
                    .map(|i| if imm >> (i % 8) & 1 != 0 { n + i } else { i })
                    .collect();
                Some(self.builder.shuffle_vector(v[0], v[1], &mask))
            }
            "permdi" | "permdf" => {
                let imm = call.imm(1);
                let mask: Vec<i32> = (0..n)
                    .map(|i| (i & !3) + (imm >> (2 * (i & 3)) & 3) as i32)
                    .collect();
                Some(self.one_source(v[0], &mask))
            }
            "alignd" | "alignq" => {
                let shift = (call.imm(2) as i32) & (n - 1);
                let mask: Vec<i32> = (0..n).map(|i| i + shift).collect();
                Some(self.builder.shuffle_vector(v[1], v[0], &mask))
            }
            _ => self.x86_lanes(name, call),
        }
    }

    fn one_source(&mut self, value: Value<'c>, mask: &[i32]) -> Value<'c> {
        let poison = value.ty().poison();
        self.builder.shuffle_vector(value, poison, mask)
    }

    /// Shuffles of whole lanes, and single elements.
    fn x86_lanes(&mut self, name: &str, call: &X86Call<'c>) -> Option<Value<'c>> {
        let v = &call.values;
        let n = call.lanes(0);
        if name.ends_with("_byteshift") {
            return self.x86_byte_shift(name.starts_with("psll"), call);
        }
        if name.starts_with("vperm2f128") || name == "permti256" {
            let imm = call.imm(2);
            let zero = v[0].ty().null();
            let mut sources = [zero; 2];
            let mut mask = Vec::new();
            for (l, source) in sources.iter_mut().enumerate() {
                if imm >> (l * 4 + 3) & 1 == 0 {
                    *source = if imm >> (l * 4 + 1) & 1 != 0 {
                        v[1]
                    } else {
                        v[0]
                    };
                }
                for i in 0..n / 2 {
                    let upper = if imm >> (l * 4) & 1 != 0 { n / 2 } else { 0 };
                    mask.push(l as i32 * n + i + upper);
                }
            }
            return Some(self.builder.shuffle_vector(sources[0], sources[1], &mask));
        }
        if name.starts_with("vextractf128") || name.starts_with("extract") {
            let ty = call.ty?;
            let out = ty.len() as i32;
            let parts = (n / out).max(1);
            let index = (call.imm(1) as i32 & (parts - 1)) * out;
            let mask: Vec<i32> = (index..index + out).collect();
            let part = self.one_source(v[0], &mask);
            if name.ends_with("_mask") && v.len() > 3 {
                return Some(self.mask_select(v[3], part, v[2]));
            }
            return Some(part);
        }
        if name.starts_with("vinsertf128") || name.starts_with("insert") {
            let m = call.lanes(1);
            let parts = (n / m).max(1);
            let index = (call.imm(2) as i32 & (parts - 1)) * m;
            let widen: Vec<i32> = (0..n).map(|i| if i < m { i } else { -1 }).collect();
            let wide = self.one_source(v[1], &widen);
            let mask: Vec<i32> = (0..n)
                .map(|i| {
                    if i >= index && i < index + m {
                        n + i - index
                    } else {
                        i
                    }
                })
                .collect();
            return Some(self.builder.shuffle_vector(v[0], wide, &mask));
        }
        if name.starts_with("shuf_") {
            let parts = if call.bits(0) == 512 { 4 } else { 2 };
            let lane = n / parts;
            let mut imm = call.imm(2);
            let mut mask = Vec::new();
            for l in (0..n).step_by(lane as usize) {
                let mut index = (imm % parts as u64) as i32 * lane;
                imm /= parts as u64;
                if l >= n / 2 {
                    index += n;
                }
                mask.extend(index..index + lane);
            }
            return Some(self.builder.shuffle_vector(v[0], v[1], &mask));
        }
        if name.starts_with("vec_ext_") {
            let index = self.i64(call.imm(1) as i64 & i64::from(n - 1));
            return Some(self.builder.extract_element(v[0], index));
        }
        if name.starts_with("vec_set_") {
            let index = self.i64(call.imm(2) as i64 & i64::from(n - 1));
            return Some(self.builder.insert_element(v[0], v[1], index));
        }
        if name.starts_with("vec_init_") {
            let first = v.first()?;
            let mut vector = first.ty().vector(v.len() as u32).poison();
            for (i, &part) in v.iter().enumerate() {
                let at = self.i32(i as i32);
                vector = self.builder.insert_element(vector, part, at);
            }
            return Some(vector);
        }
        None
    }

    fn x86_byte_shift(&mut self, left: bool, call: &X86Call<'c>) -> Option<Value<'c>> {
        let value = call.values[0];
        let bytes = call.bits(0) / 8;
        let shift = (call.imm(1) & 0xff) as i32;
        if shift >= 16 {
            return Some(value.ty().null());
        }
        let byte_ty = self.cx().i8_type().vector(bytes as u32);
        let cast = self.builder.bitcast(value, byte_ty);
        let zero = byte_ty.null();
        let mut mask = Vec::new();
        for l in (0..bytes).step_by(16) {
            for i in 0..16 {
                if left {
                    let mut index = bytes + i - shift;
                    if index < bytes {
                        index -= bytes - 16;
                    }
                    mask.push(index + l);
                } else {
                    let mut index = i + shift;
                    if index >= 16 {
                        index += bytes - 16;
                    }
                    mask.push(index + l);
                }
            }
        }
        let moved = if left {
            self.builder.shuffle_vector(zero, cast, &mask)
        } else {
            self.builder.shuffle_vector(cast, zero, &mask)
        };
        Some(self.builder.bitcast(moved, value.ty()))
    }

    // ---- masks

    /// A mask integer as so many `i1` lanes.
    pub(crate) fn mask_lanes(&mut self, mask: Value<'c>, lanes: u32) -> Value<'c> {
        let width = mask.ty().int_width();
        let all = self.cx().bool_type().vector(width);
        let bits = self.builder.bitcast(mask, all);
        if lanes >= width {
            return bits;
        }
        let low: Vec<i32> = (0..lanes as i32).collect();
        self.one_source(bits, &low)
    }

    /// `i1` lanes, limited by a mask when there is one, as an integer of at least 8 bits.
    pub(crate) fn lanes_mask(&mut self, lanes: Value<'c>, and: Option<Value<'c>>) -> Value<'c> {
        let n = lanes.ty().len() as u32;
        let mut lanes = lanes;
        if let Some(mask) = and
            && mask.const_i64() != Some(-1)
        {
            let mask = self.mask_lanes(mask, n);
            lanes = self.builder.and(lanes, mask);
        }
        if n < 8 {
            let order: Vec<i32> = (0..8)
                .map(|i| {
                    if i < n as i32 {
                        i
                    } else {
                        n as i32 + i % n as i32
                    }
                })
                .collect();
            let zero = lanes.ty().null();
            lanes = self.builder.shuffle_vector(lanes, zero, &order);
        }
        let int = self.cx().int_type(n.max(8));
        self.builder.bitcast(lanes, int)
    }

    /// Lane by lane `yes` where the mask has a bit, else `no`.
    pub(crate) fn mask_select(
        &mut self,
        mask: Value<'c>,
        yes: Value<'c>,
        no: Value<'c>,
    ) -> Value<'c> {
        if mask.const_i64() == Some(-1) {
            return yes;
        }
        let lanes = yes.ty().len() as u32;
        let mask = self.mask_lanes(mask, lanes);
        let no = self.reinterpret(no, yes.ty());
        self.builder.select(mask, yes, no)
    }

    // ---- the rest of SSE and AVX

    fn is_x86_plain(&self, name: &str) -> bool {
        let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
        matches!(
            stem,
            "movnti"
                | "movntsd"
                | "movntss"
                | "pmuludq"
                | "pmuldq"
                | "sqrtps"
                | "sqrtpd"
                | "sqrtph"
                | "sqrtss"
                | "sqrtsd"
                | "vfmaddps"
                | "vfmaddpd"
                | "vfmaddph"
                | "vfmaddss"
                | "vfmaddsd"
                | "cmpps"
                | "cmppd"
                | "xsave"
                | "xrstor"
                | "xsavec"
                | "xsaveopt"
                | "xsaves"
                | "xrstors"
        ) || name.starts_with("tzcnt_")
            || name.starts_with("lzcnt_")
            || name == "rdtscp"
            || name.ends_with("_step")
            || name.starts_with("addcarryx_")
            || name.starts_with("subborrow_")
            || matches!(name, "xgetbv" | "xsetbv" | "vcvtph2ps" | "vcvtph2ps256")
            || named_comparison(name).is_some()
    }

    fn x86_plain(&mut self, name: &str, call: &X86Call<'c>, args: &[ExprId]) -> Option<Value<'c>> {
        let v = &call.values;
        let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
        if let Some((imm, scalar)) = named_comparison(name) {
            if scalar {
                let intrinsic = if name.ends_with("ss") {
                    "llvm.x86.sse.cmp.ss"
                } else {
                    "llvm.x86.sse2.cmp.sd"
                };
                let imm = self.cx().const_i8(imm as i8);
                return Some(self.intrinsic(intrinsic, &[], &[v[0], v[1], imm]));
            }
            return Some(self.packed_comparison(imm, v[0], v[1]));
        }
        match stem {
            "cmpps" | "cmppd" => return Some(self.packed_comparison(call.imm(2), v[0], v[1])),
            "movnti" => {
                let size = u64::from(v[1].ty().int_width() / 8);
                let store = self.builder.store(v[1], v[0], size);
                self.mark_nontemporal(store);
                return Some(v[1]);
            }
            "movntsd" | "movntss" => {
                let zero = self.i64(0);
                let element = self.builder.extract_element(v[1], zero);
                let store = self.builder.store(element, v[0], 1);
                self.mark_nontemporal(store);
                return Some(element);
            }
            "pmuludq" | "pmuldq" => {
                let ty = self.cx().i64_type().vector(call.bits(0) as u32 / 64);
                let mut a = self.builder.bitcast(v[0], ty);
                let mut b = self.builder.bitcast(v[1], ty);
                let lanes = ty.len() as u32;
                if stem == "pmuldq" {
                    let by = self.builder.splat(self.i64(32), lanes);
                    for side in [&mut a, &mut b] {
                        let up = self.builder.shl(*side, by);
                        *side = self.builder.ashr(up, by);
                    }
                } else {
                    let low = self.builder.splat(self.i64(0xffff_ffff), lanes);
                    a = self.builder.and(a, low);
                    b = self.builder.and(b, low);
                }
                return Some(self.builder.mul(a, b));
            }
            "sqrtps" | "sqrtpd" | "sqrtph" => {
                let ty = v[0].ty();
                if v.len() > 1 && call.imm(1) != 4 {
                    let letter = &stem[4..];
                    let intrinsic = format!(
                        "llvm.x86.avx512{}.sqrt.{letter}.512",
                        if letter == "ph" { "fp16" } else { "" }
                    );
                    let rounding = self.i32(call.imm(1) as i32);
                    return Some(self.intrinsic(&intrinsic, &[], &[v[0], rounding]));
                }
                return Some(self.intrinsic("llvm.sqrt", &[ty], &[v[0]]));
            }
            "sqrtss" | "sqrtsd" => {
                let zero = self.i64(0);
                let element = self.builder.extract_element(v[0], zero);
                let root = self.intrinsic("llvm.sqrt", &[element.ty()], &[element]);
                return Some(self.builder.insert_element(v[0], root, zero));
            }
            "vfmaddps" | "vfmaddpd" | "vfmaddph" => {
                return Some(self.intrinsic("llvm.fma", &[v[0].ty()], &[v[0], v[1], v[2]]));
            }
            "vfmaddss" | "vfmaddsd" => {
                let zero = self.i64(0);
                let parts: Vec<Value<'c>> = v
                    .iter()
                    .take(3)
                    .map(|&x| self.builder.extract_element(x, zero))
                    .collect();
                let sum = self.intrinsic("llvm.fma", &[parts[0].ty()], &parts);
                let into = if name.ends_with('3') {
                    v[0]
                } else {
                    v[0].ty().null()
                };
                return Some(self.builder.insert_element(into, sum, zero));
            }
            "xsave" | "xrstor" | "xsavec" | "xsaveopt" | "xsaves" | "xrstors" => {
                let i32_ty = self.cx().i32_type();
                let i64_ty = self.cx().i64_type();
                let mask = self.builder.int_resize(v[1], i64_ty, false);
                let by = self.i64(32);
                let high = self.builder.lshr(mask, by);
                let high = self.builder.trunc(high, i32_ty);
                let low = self.builder.trunc(mask, i32_ty);
                return Some(self.intrinsic(&format!("llvm.x86.{name}"), &[], &[v[0], high, low]));
            }
            _ => {}
        }
        if name.starts_with("tzcnt_") || name.starts_with("lzcnt_") {
            let no = self.cx().const_bool(false);
            let intrinsic = if name.starts_with('t') {
                "llvm.cttz"
            } else {
                "llvm.ctlz"
            };
            return Some(self.intrinsic(intrinsic, &[v[0].ty()], &[v[0], no]));
        }
        if name == "rdtscp" {
            let pair = self.intrinsic("llvm.x86.rdtscp", &[], &[]);
            let aux = self.builder.extract_value(pair, 1);
            self.builder.store(aux, v[0], 1);
            return Some(self.builder.extract_value(pair, 0));
        }
        if let Some(stem) = name.strip_suffix("_step") {
            let (kind, bits) = stem.split_at(6);
            let pair = self.intrinsic(&format!("llvm.x86.{kind}.{bits}"), &[], &[]);
            let number = self.builder.extract_value(pair, 0);
            self.builder.store(number, v[0], 1);
            return Some(self.builder.extract_value(pair, 1));
        }
        if name.starts_with("addcarryx_") || name.starts_with("subborrow_") {
            let bits = if name.ends_with("64") { "64" } else { "32" };
            let kind = if name.starts_with('a') {
                "addcarry"
            } else {
                "subborrow"
            };
            let pair = self.intrinsic(&format!("llvm.x86.{kind}.{bits}"), &[], &[v[0], v[1], v[2]]);
            let sum = self.builder.extract_value(pair, 1);
            self.builder.store(sum, v[3], 1);
            return Some(self.builder.extract_value(pair, 0));
        }
        match name {
            "xgetbv" => Some(self.intrinsic("llvm.x86.xgetbv", &[], &[v[0]])),
            "xsetbv" => {
                let i32_ty = self.cx().i32_type();
                let by = self.i64(32);
                let high = self.builder.lshr(v[1], by);
                let high = self.builder.trunc(high, i32_ty);
                let low = self.builder.trunc(v[1], i32_ty);
                Some(self.intrinsic("llvm.x86.xsetbv", &[], &[v[0], high, low]))
            }
            "vcvtph2ps" | "vcvtph2ps256" => {
                let out = call.ty?;
                let mut value = v[0];
                if (value.ty().len()) > out.len() {
                    let low: Vec<i32> = (0..out.len() as i32).collect();
                    value = self.one_source(value, &low);
                }
                let half = self.cx().half_type().vector(out.len() as u32);
                let value = self.builder.bitcast(value, half);
                Some(self.float_resize(value, out))
            }
            _ => {
                let _ = args;
                None
            }
        }
    }

    /// All ones or zeros by a comparison of floating vectors.
    fn packed_comparison(&mut self, imm: u64, a: Value<'c>, b: Value<'c>) -> Value<'c> {
        let test = self.float_lanes(imm, a, b);
        let ty = a.ty();
        let bits = self
            .cx()
            .int_type(ty.scalar().primitive_bits() as u32)
            .vector(ty.len() as u32);
        let wide = self.builder.sext(test, bits);
        self.builder.bitcast(wide, ty)
    }

    pub(crate) fn float_lanes(&mut self, imm: u64, a: Value<'c>, b: Value<'c>) -> Value<'c> {
        match PREDICATES[(imm & 15) as usize] {
            FloatPredicate::False => self.cx().bool_type().vector(a.ty().len() as u32).null(),
            FloatPredicate::True => self.cx().bool_type().vector(a.ty().len() as u32).all_ones(),
            predicate => self.builder.fcmp(predicate, a, b),
        }
    }

    pub(crate) fn int_lanes(
        &mut self,
        imm: u64,
        unsigned: bool,
        a: Value<'c>,
        b: Value<'c>,
    ) -> Value<'c> {
        use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        let lanes = self.cx().bool_type().vector(a.ty().len() as u32);
        let predicate = match (imm & 7, unsigned) {
            (0, _) => Eq,
            (1, false) => Slt,
            (1, true) => Ult,
            (2, false) => Sle,
            (2, true) => Ule,
            (3, _) => return lanes.null(),
            (4, _) => Ne,
            (5, false) => Sge,
            (5, true) => Uge,
            (6, false) => Sgt,
            (6, true) => Ugt,
            _ => return lanes.all_ones(),
        };
        self.builder.icmp(predicate, a, b)
    }
}

/// `cmpeqps` and the like: the immediate, and whether only the lowest element counts.
fn named_comparison(name: &str) -> Option<(u64, bool)> {
    let rest = name.strip_prefix("cmp")?;
    let (word, scalar) = match rest.len().checked_sub(2).map(|at| rest.split_at(at))? {
        (word, "ps" | "pd") => (word, false),
        (word, "ss" | "sd") => (word, true),
        _ => return None,
    };
    NAMED
        .iter()
        .find(|(known, _)| *known == word)
        .map(|&(_, imm)| (imm, scalar))
}
