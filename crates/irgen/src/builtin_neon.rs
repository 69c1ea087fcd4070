//! Builtins of `arm_neon.h` and `arm_fp16.h`: arithmetic, comparisons, conversions, reductions.

use neverc_llvm::{CastOp, FloatPredicate, IntPredicate, Type, Value};
use neverc_sema::tree::{CastKind, ExprId, ExprKind};
use neverc_sema::types::TypeKind;

use crate::cx::{Fcg, Rv};

/// A call of one of these builtins.
pub(crate) struct NeonCall<'c> {
    /// Operands; vectors in the types that they had before the header made bytes of them.
    pub(crate) v: Vec<Value<'c>>,
    /// Whether elements of the operand are signed integers.
    pub(crate) signed: Vec<bool>,
    /// Type of the result, or of the vectors in memory.
    pub(crate) ty: Type<'c>,
    /// Type code; 0 without.
    pub(crate) code: u64,
    /// Result of scalar type.
    pub(crate) scalar: bool,
}

impl<'c> NeonCall<'c> {
    /// Operand `index` as a number; 0 when it is not constant.
    pub(crate) fn imm(&self, index: usize) -> u64 {
        self.v.get(index).and_then(|v| v.const_u64()).unwrap_or(0)
    }

    pub(crate) fn poly(&self) -> bool {
        matches!(self.code & 15, 4..=7)
    }

    /// `s` or `u` by the first operand, `f` for floating ones.
    fn pick<'n>(&self, signed: &'n str, unsigned: &'n str, float: &'n str) -> &'n str {
        if self.v[0].ty().scalar().is_float() {
            float
        } else if self.signed[0] {
            signed
        } else {
            unsigned
        }
    }
}

/// Signed, unsigned and floating intrinsics of operations on operands of the result's type.
const SAME_TYPE: &[(&str, [&str; 3])] = &[
    ("abd", ["sabd", "uabd", "fabd"]),
    ("max", ["smax", "umax", "fmax"]),
    ("min", ["smin", "umin", "fmin"]),
    ("maxnm", ["", "", "fmaxnm"]),
    ("minnm", ["", "", "fminnm"]),
    ("hadd", ["shadd", "uhadd", ""]),
    ("rhadd", ["srhadd", "urhadd", ""]),
    ("hsub", ["shsub", "uhsub", ""]),
    ("qadd", ["sqadd", "uqadd", ""]),
    ("qsub", ["sqsub", "uqsub", ""]),
    ("uqadd", ["suqadd", "", ""]),
    ("sqadd", ["", "usqadd", ""]),
    ("shl", ["sshl", "ushl", ""]),
    ("rshl", ["srshl", "urshl", ""]),
    ("qshl", ["sqshl", "uqshl", ""]),
    ("qrshl", ["sqrshl", "uqrshl", ""]),
    ("qdmulh", ["sqdmulh", "", ""]),
    ("qrdmulh", ["sqrdmulh", "", ""]),
    ("qrdmlah", ["sqrdmlah", "", ""]),
    ("qrdmlsh", ["sqrdmlsh", "", ""]),
    ("recps", ["", "", "frecps"]),
    ("rsqrts", ["", "", "frsqrts"]),
    ("mulx", ["", "", "fmulx"]),
    ("mul", ["", "pmul", ""]),
    ("padd", ["addp", "addp", "faddp"]),
    ("pmax", ["smaxp", "umaxp", "fmaxp"]),
    ("pmin", ["sminp", "uminp", "fminp"]),
    ("pmaxnm", ["", "", "fmaxnmp"]),
    ("pminnm", ["", "", "fminnmp"]),
    ("qabs", ["sqabs", "", ""]),
    ("qneg", ["sqneg", "", ""]),
    ("cls", ["cls", "cls", ""]),
    ("recpe", ["", "urecpe", "frecpe"]),
    ("rsqrte", ["", "ursqrte", "frsqrte"]),
    ("recpx", ["", "", "frecpx"]),
    ("rnd32x", ["", "", "frint32x"]),
    ("rnd32z", ["", "", "frint32z"]),
    ("rnd64x", ["", "", "frint64x"]),
    ("rnd64z", ["", "", "frint64z"]),
];

/// Operations that are an intrinsic of every target.
const GENERIC: &[(&str, &str)] = &[
    ("cnt", "llvm.ctpop"),
    ("rbit", "llvm.bitreverse"),
    ("rnd", "llvm.trunc"),
    ("rnda", "llvm.round"),
    ("rndi", "llvm.nearbyint"),
    ("rndm", "llvm.floor"),
    ("rndn", "llvm.roundeven"),
    ("rndp", "llvm.ceil"),
    ("rndx", "llvm.rint"),
    ("sqrt", "llvm.sqrt"),
];

/// Intrinsics without variants by type.
const FIXED: &[(&str, &str)] = &[
    ("aese", "crypto.aese"),
    ("aesd", "crypto.aesd"),
    ("aesmc", "crypto.aesmc"),
    ("aesimc", "crypto.aesimc"),
    ("sha1c", "crypto.sha1c"),
    ("sha1p", "crypto.sha1p"),
    ("sha1m", "crypto.sha1m"),
    ("sha1h", "crypto.sha1h"),
    ("sha1su0", "crypto.sha1su0"),
    ("sha1su1", "crypto.sha1su1"),
    ("sha256h", "crypto.sha256h"),
    ("sha256h2", "crypto.sha256h2"),
    ("sha256su0", "crypto.sha256su0"),
    ("sha256su1", "crypto.sha256su1"),
    ("sha512h", "crypto.sha512h"),
    ("sha512h2", "crypto.sha512h2"),
    ("sha512su0", "crypto.sha512su0"),
    ("sha512su1", "crypto.sha512su1"),
    ("rax1", "crypto.rax1"),
    ("sm3partw1", "crypto.sm3partw1"),
    ("sm3partw2", "crypto.sm3partw2"),
    ("sm3ss1", "crypto.sm3ss1"),
    ("sm4e", "crypto.sm4e"),
    ("sm4ekey", "crypto.sm4ekey"),
    ("bfmmla", "neon.bfmmla"),
    ("bfmlalb", "neon.bfmlalb"),
    ("bfmlalt", "neon.bfmlalt"),
];

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// A builtin by its name without `__builtin_neon_`; `None`: not one that is known.
    pub(crate) fn neon_builtin(
        &mut self,
        e: ExprId,
        name: &str,
        args: &[ExprId],
    ) -> Option<Rv<'c>> {
        let signature =
            neverc_target::aarch64_builtin_signature(&format!("__builtin_neon_{name}"))?;
        let coded = signature.ends_with("const int)");
        let mut call = NeonCall {
            v: Vec::new(),
            signed: Vec::new(),
            ty: self.cx().i8_type(),
            code: 0,
            scalar: false,
        };
        for &arg in args {
            let natural = self.before_byte_cast(arg);
            call.signed.push(self.is_signed(self.ty_of(natural)));
            let value = self.scalar(natural);
            call.v.push(value);
        }
        if coded {
            call.code = call.imm(args.len().checked_sub(1)?);
            call.v.pop();
            call.signed.pop();
        }
        self.ensure_insert_point();
        let ty = self.ty_of(e);
        let void = self.is_void(ty);
        call.ty = if void {
            self.neon_type(call.code)
        } else {
            let ty = self.val_ty(ty);
            let bytes = ty.is_vector() && ty.scalar().primitive_bits() == 8;
            if bytes && coded {
                // The code of a lane's builtin is that of the vector it comes from, so it tells only of elements.
                let wide = u64::from(ty.primitive_bits() == 128) << 5;
                self.neon_type(call.code & 15 | wide)
            } else {
                ty
            }
        };
        call.scalar = !void && !call.ty.is_vector();
        if void {
            self.neon_store_builtin(name, &call)?;
            return Some(Rv::Void);
        }
        let value = self.neon_value(name, &call)?;
        let signed = call.signed.first().copied().unwrap_or(false);
        if value.ty().is_vector() {
            let target = self.val_ty(ty);
            return Some(Rv::Scalar(self.reinterpret(value, target)));
        }
        Some(self.result(e, value, signed))
    }

    /// The operand of a conversion between vector types of one size.
    fn before_byte_cast(&self, arg: ExprId) -> ExprId {
        let mut e = self.strip(arg);
        while let ExprKind::ImplicitCast(CastKind::BitCast | CastKind::NoOp, inner)
        | ExprKind::Cast(CastKind::BitCast | CastKind::NoOp, inner) = self.unit().expr(e).kind
        {
            let inner = self.strip(inner);
            if !matches!(
                self.kind(self.ty_of(inner)),
                TypeKind::Vector(..) | TypeKind::ExtVector(..)
            ) {
                break;
            }
            e = inner;
        }
        e
    }

    /// The vector type of a type code.
    fn neon_type(&self, code: u64) -> Type<'c> {
        let cx = self.cx();
        let (element, bytes) = match code & 15 {
            0 | 4 => (cx.i8_type(), 1),
            1 | 5 => (cx.i16_type(), 2),
            2 => (cx.i32_type(), 4),
            3 | 6 => (cx.i64_type(), 8),
            7 => (cx.i128_type(), 16),
            8 => (cx.half_type(), 2),
            9 => (cx.float_type(), 4),
            10 => (cx.double_type(), 8),
            _ => (cx.bfloat_type(), 2),
        };
        let size = if code & 0x20 != 0 { 16 } else { 8 };
        element.vector((size / bytes).max(1))
    }

    fn neon_value(&mut self, name: &str, call: &NeonCall<'c>) -> Option<Value<'c>> {
        let (stem, rest) = name.split_once('_')?;
        if stem == "splat" || stem == "splatq" {
            return Some(self.neon_splat(call.v[0], call.imm(1), call.ty));
        }
        let stem = stem.strip_prefix('v')?;
        let mut stems = vec![stem];
        stems.extend(stem.strip_suffix('q'));
        if call.scalar {
            stems.extend(stem.strip_suffix(['b', 'h', 's', 'd']));
            stems.extend(stem.strip_suffix("qd"));
        }
        for op in stems {
            let value = self
                .neon_memory_value(op, rest, call)
                .or_else(|| self.neon_lanes(op, rest, call))
                .or_else(|| self.neon_shift(op, rest, call))
                .or_else(|| self.neon_reduction(op, rest, call))
                .or_else(|| self.neon_conversion(op, rest, call))
                .or_else(|| self.neon_comparison(op, call))
                .or_else(|| self.neon_product(op, rest, call))
                .or_else(|| self.neon_arithmetic(op, rest, call));
            if value.is_some() {
                return value;
            }
        }
        None
    }

    /// An intrinsic of this processor; scalars that it has only as vectors travel in lane 0.
    pub(crate) fn neon_intrinsic(
        &mut self,
        name: &str,
        ty: Type<'c>,
        v: &[Value<'c>],
    ) -> Value<'c> {
        let full = format!("llvm.aarch64.neon.{name}");
        let narrow = ty.is_integer() && ty.int_width() < 32;
        if !narrow {
            return self.intrinsic(&full, &[ty], v);
        }
        let lanes = 64 / ty.int_width();
        let wide: Vec<Value<'c>> = v
            .iter()
            .map(|&v| {
                if v.ty().is_vector() {
                    v
                } else {
                    self.neon_lane0(v, lanes)
                }
            })
            .collect();
        let result = self.intrinsic(&full, &[ty.vector(lanes)], &wide);
        self.neon_first(result)
    }

    /// A vector with `value` in lane 0.
    pub(crate) fn neon_lane0(&mut self, value: Value<'c>, lanes: u32) -> Value<'c> {
        let poison = value.ty().vector(lanes).poison();
        let zero = self.i64(0);
        self.builder.insert_element(poison, value, zero)
    }

    pub(crate) fn neon_first(&mut self, vector: Value<'c>) -> Value<'c> {
        let zero = self.i64(0);
        self.builder.extract_element(vector, zero)
    }

    /// Lane `lane` of a vector in every lane of another of type `ty`.
    pub(crate) fn neon_splat(&mut self, from: Value<'c>, lane: u64, ty: Type<'c>) -> Value<'c> {
        let from = self.as_lanes_of(from, ty);
        let mask = vec![(lane % from.ty().len().max(1)) as i32; ty.len() as usize];
        let poison = from.ty().poison();
        self.builder.shuffle_vector(from, poison, &mask)
    }

    /// The same bits in lanes of the element type of `ty`.
    fn as_lanes_of(&mut self, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
        let bits = value.ty().primitive_bits() / ty.scalar().primitive_bits().max(1);
        let target = ty.scalar().vector(bits.max(1) as u32);
        self.reinterpret(value, target)
    }

    fn neon_arithmetic(&mut self, op: &str, rest: &str, call: &NeonCall<'c>) -> Option<Value<'c>> {
        let v = &call.v;
        let ty = call.ty;
        if let Some((_, names)) = SAME_TYPE.iter().find(|(known, _)| *known == op) {
            let mut operands = v.clone();
            if rest.contains("lane") {
                let lane = call.imm(v.len() - 1);
                operands.pop();
                let by = operands.pop()?;
                operands.push(if call.scalar {
                    let at = self.i64(lane as i64);
                    self.builder.extract_element(by, at)
                } else {
                    self.neon_splat(by, lane, ty)
                });
                if op == "mul" {
                    return Some(self.float_product(operands[0], operands[1]));
                }
            }
            if op == "mul" && rest.starts_with("n_") {
                let by = self.builder.splat(v[1], ty.len() as u32);
                return Some(self.float_product(v[0], by));
            }
            if op == "mul" && call.scalar {
                return Some(self.float_product(v[0], v[1]));
            }
            let name = call.pick(names[0], names[1], names[2]);
            if name.is_empty() {
                return None;
            }
            if name == "fabd" && call.scalar {
                return Some(self.intrinsic("llvm.aarch64.sisd.fabd", &[ty], v));
            }
            return Some(self.neon_intrinsic(name, ty, &operands));
        }
        if let Some((_, name)) = GENERIC.iter().find(|(known, _)| *known == op) {
            return Some(self.intrinsic(name, &[ty], &v[..1]));
        }
        if let Some((_, name)) = FIXED.iter().find(|(known, _)| *known == op) {
            let full = format!("llvm.aarch64.{name}");
            return Some(self.intrinsic(&full, &[], v));
        }
        let no = self.cx().const_bool(false);
        Some(match op {
            "abs" if ty.scalar().is_float() => self.intrinsic("llvm.fabs", &[ty], v),
            "abs" => self.neon_intrinsic("abs", ty, v),
            "neg" if ty.scalar().is_float() => self.builder.fneg(v[0]),
            "neg" => self.builder.neg(v[0]),
            "clz" => self.intrinsic("llvm.ctlz", &[ty], &[v[0], no]),
            "add" if rest == "p128" || !ty.scalar().is_float() && !call.poly() => {
                self.builder.add(v[0], v[1])
            }
            "add" if call.poly() => self.builder.xor(v[0], v[1]),
            "add" => self.builder.binary(neverc_llvm::BinaryOp::FAdd, v[0], v[1]),
            "sub" if ty.scalar().is_float() => {
                self.builder.binary(neverc_llvm::BinaryOp::FSub, v[0], v[1])
            }
            "sub" => self.builder.sub(v[0], v[1]),
            "div" => self.builder.binary(neverc_llvm::BinaryOp::FDiv, v[0], v[1]),
            "bsl" => {
                let bits = self
                    .cx()
                    .int_type(ty.primitive_bits() as u32 / ty.len() as u32);
                let bits = bits.vector(ty.len() as u32);
                let mask = self.reinterpret(v[0], bits);
                let yes = self.reinterpret(v[1], bits);
                let no = self.reinterpret(v[2], bits);
                let yes = self.builder.and(mask, yes);
                let inverse = self.builder.not(mask);
                let no = self.builder.and(inverse, no);
                let both = self.builder.or(yes, no);
                self.reinterpret(both, ty)
            }
            "paddl" => {
                let name = call.pick("saddlp", "uaddlp", "");
                self.long_pairs(name, ty, v[0])
            }
            "padal" => {
                let name = if call.signed[1] { "saddlp" } else { "uaddlp" };
                let sums = self.long_pairs(name, ty, v[1]);
                self.builder.add(v[0], sums)
            }
            "eor3" | "bcax" => {
                let letter = if rest.starts_with('u') { "u" } else { "s" };
                let full = format!("llvm.aarch64.crypto.{op}{letter}");
                self.intrinsic(&full, &[ty], v)
            }
            "xar" => {
                let by = self.i64(call.imm(2) as i64);
                self.intrinsic("llvm.aarch64.crypto.xar", &[], &[v[0], v[1], by])
            }
            "sm3tt1a" | "sm3tt1b" | "sm3tt2a" | "sm3tt2b" => {
                let by = self.i64(call.imm(3) as i64);
                let full = format!("llvm.aarch64.crypto.{op}");
                self.intrinsic(&full, &[], &[v[0], v[1], v[2], by])
            }
            "cadd" | "cmla" => {
                let turn = rest.split('_').next().filter(|r| r.starts_with("rot"));
                let name = format!("v{op}.{}", turn.unwrap_or("rot0"));
                self.neon_intrinsic(&name, ty, v)
            }
            _ => return None,
        })
    }

    fn float_product(&mut self, a: Value<'c>, b: Value<'c>) -> Value<'c> {
        self.builder.binary(neverc_llvm::BinaryOp::FMul, a, b)
    }

    fn long_pairs(&mut self, name: &str, ty: Type<'c>, value: Value<'c>) -> Value<'c> {
        let full = format!("llvm.aarch64.neon.{name}");
        self.intrinsic(&full, &[ty, value.ty()], &[value])
    }

    /// Products and what adds them up.
    fn neon_product(&mut self, op: &str, rest: &str, call: &NeonCall<'c>) -> Option<Value<'c>> {
        let v = &call.v;
        let ty = call.ty;
        Some(match op {
            "mull" if rest == "p64" => {
                let product = self.intrinsic("llvm.aarch64.neon.pmull64", &[], v);
                self.reinterpret(product, ty)
            }
            "mull" if call.poly() => self.neon_intrinsic("pmull", ty, v),
            "mull" => self.neon_intrinsic(call.pick("smull", "umull", ""), ty, v),
            "qdmull" => self.doubled_product(ty, v[0], v[1]),
            "qdmlal" | "qdmlsl" => {
                let by = if rest.contains("lane") {
                    let at = self.i64(call.imm(3) as i64);
                    self.builder.extract_element(v[2], at)
                } else {
                    v[2]
                };
                let product = self.doubled_product(ty, v[1], by);
                let name = if op == "qdmlal" { "sqadd" } else { "sqsub" };
                self.neon_intrinsic(name, ty, &[v[0], product])
            }
            "fma" | "fms" => {
                let lane = rest.contains("lane");
                let mut by = v[2];
                if lane && call.scalar {
                    let at = self.i64(call.imm(3) as i64);
                    by = self.builder.extract_element(by, at);
                } else if lane {
                    by = self.neon_splat(by, call.imm(3), ty);
                }
                let a = if op == "fms" {
                    self.builder.fneg(v[1])
                } else {
                    v[1]
                };
                // The accumulator is the builtin's first operand and the intrinsic's last.
                self.intrinsic("llvm.fma", &[ty], &[by, a, v[0]])
            }
            "fmlal" | "fmlsl" => {
                let half = if rest.starts_with("high") { "2" } else { "" };
                let full = format!("llvm.aarch64.neon.{op}{half}");
                self.intrinsic(&full, &[ty, v[1].ty()], v)
            }
            "dot" | "mmla" => {
                let letter = if call.signed[1] { 's' } else { 'u' };
                let full = format!("llvm.aarch64.neon.{letter}{op}");
                self.intrinsic(&full, &[ty, v[1].ty()], v)
            }
            "usdot" | "usmmla" | "bfdot" => {
                let full = format!("llvm.aarch64.neon.{op}");
                self.intrinsic(&full, &[ty, v[1].ty()], v)
            }
            _ => return None,
        })
    }

    fn doubled_product(&mut self, ty: Type<'c>, a: Value<'c>, b: Value<'c>) -> Value<'c> {
        if ty.is_vector() {
            return self.neon_intrinsic("sqdmull", ty, &[a, b]);
        }
        if ty.int_width() == 64 {
            return self.intrinsic("llvm.aarch64.neon.sqdmulls.scalar", &[], &[a, b]);
        }
        let (a, b) = (self.neon_lane0(a, 4), self.neon_lane0(b, 4));
        let product = self.neon_intrinsic("sqdmull", ty.vector(4), &[a, b]);
        self.neon_first(product)
    }

    fn neon_comparison(&mut self, op: &str, call: &NeonCall<'c>) -> Option<Value<'c>> {
        use IntPredicate::{Eq, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        let v = &call.v;
        let ty = call.ty;
        let absolute = match op {
            "cage" => Some(("facge", 0, 1)),
            "cagt" => Some(("facgt", 0, 1)),
            "cale" => Some(("facge", 1, 0)),
            "calt" => Some(("facgt", 1, 0)),
            _ => None,
        };
        if let Some((name, a, b)) = absolute {
            let full = format!("llvm.aarch64.neon.{name}");
            let narrow = !ty.is_vector() && ty.int_width() < 32;
            let result = if narrow { self.cx().i32_type() } else { ty };
            let test = self.intrinsic(&full, &[result, v[0].ty()], &[v[a], v[b]]);
            return Some(if narrow {
                self.builder.trunc(test, ty)
            } else {
                test
            });
        }
        if op == "tst" {
            let both = self.builder.and(v[0], v[1]);
            let test = self.builder.icmp(IntPredicate::Ne, both, both.ty().null());
            return Some(self.builder.sext(test, ty));
        }
        let (kind, other) = match op.strip_suffix('z') {
            Some(kind) => (kind, v[0].ty().null()),
            None => (op, *v.get(1)?),
        };
        let (float, signed, unsigned) = match kind {
            "ceq" => (FloatPredicate::Oeq, Eq, Eq),
            "cge" => (FloatPredicate::Oge, Sge, Uge),
            "cgt" => (FloatPredicate::Ogt, Sgt, Ugt),
            "cle" => (FloatPredicate::Ole, Sle, Ule),
            "clt" => (FloatPredicate::Olt, Slt, Ult),
            _ => return None,
        };
        let test = if v[0].ty().scalar().is_float() {
            self.builder.fcmp(float, v[0], other)
        } else if call.signed[0] {
            self.builder.icmp(signed, v[0], other)
        } else {
            self.builder.icmp(unsigned, v[0], other)
        };
        Some(self.builder.sext(test, ty))
    }

    fn neon_conversion(&mut self, op: &str, rest: &str, call: &NeonCall<'c>) -> Option<Value<'c>> {
        let v = &call.v;
        let ty = call.ty;
        let mode = op.strip_prefix("cvt")?;
        let fixed = rest.starts_with("n_");
        let to = rest.strip_prefix("n_").unwrap_or(rest);
        let letter = if to.starts_with('u') { 'u' } else { 's' };
        let from_float = v[0].ty().scalar().is_float();
        let to_float = ty.scalar().is_float();
        // There are no forms for integers of 16 bits outside vectors.
        let narrow = !ty.is_vector();
        let wide = |this: &Self, ty: Type<'c>| {
            if narrow && ty.is_integer() && ty.int_width() < 32 {
                this.cx().i32_type()
            } else {
                ty
            }
        };
        Some(match mode {
            "" if fixed => {
                let by = self.i32(call.imm(1) as i32);
                if from_float {
                    let result = wide(self, ty);
                    let full = format!("llvm.aarch64.neon.vcvtfp2fx{letter}");
                    let value = self.intrinsic(&full, &[result, v[0].ty()], &[v[0], by]);
                    self.builder.int_resize(value, ty, true)
                } else {
                    let signed = call.signed[0];
                    let source = wide(self, v[0].ty());
                    let value = self.builder.int_resize(v[0], source, signed);
                    let letter = if signed { 's' } else { 'u' };
                    let full = format!("llvm.aarch64.neon.vcvtfx{letter}2fp");
                    self.intrinsic(&full, &[ty, source], &[value, by])
                }
            }
            // What LLVM makes of a conversion without optimization has gone wrong between half and single vectors.
            "" if from_float && to_float && v[0].ty().len() == 4 && ty.is_vector() => {
                let bits = self.cx().i16_type().vector(4);
                if ty.scalar().primitive_bits() == 16 {
                    let half = self.intrinsic("llvm.aarch64.neon.vcvtfp2hf", &[], v);
                    self.reinterpret(half, ty)
                } else {
                    let half = self.reinterpret(v[0], bits);
                    self.intrinsic("llvm.aarch64.neon.vcvthf2fp", &[], &[half])
                }
            }
            "" if from_float && to_float => self.float_resize(v[0], ty),
            "h" if from_float && to_float => self.float_resize(v[0], ty),
            "x" if ty.is_vector() => {
                self.intrinsic("llvm.aarch64.neon.fcvtxn", &[ty, v[0].ty()], v)
            }
            "x" => self.intrinsic("llvm.aarch64.sisd.fcvtxn", &[], v),
            "" | "a" | "m" | "n" | "p" if from_float && !to_float => {
                let mode = if mode.is_empty() { "z" } else { mode };
                let result = wide(self, ty);
                let full = format!("llvm.aarch64.neon.fcvt{mode}{letter}");
                let value = self.intrinsic(&full, &[result, v[0].ty()], &v[..1]);
                self.builder.int_resize(value, ty, true)
            }
            "" if to_float => {
                let cast = if call.signed[0] {
                    CastOp::SIToFP
                } else {
                    CastOp::UIToFP
                };
                self.builder.cast(cast, v[0], ty)
            }
            _ => return None,
        })
    }

    /// Over all lanes of one vector.
    fn neon_reduction(&mut self, op: &str, rest: &str, call: &NeonCall<'c>) -> Option<Value<'c>> {
        if !call.scalar || call.v.len() != 1 || !call.v[0].ty().is_vector() {
            return None;
        }
        let _ = rest;
        let name = match op {
            "addv" | "padd" => call.pick("saddv", "uaddv", "faddv"),
            "addlv" => call.pick("saddlv", "uaddlv", ""),
            "maxv" | "pmax" => call.pick("smaxv", "umaxv", "fmaxv"),
            "minv" | "pmin" => call.pick("sminv", "uminv", "fminv"),
            "maxnmv" | "pmaxnm" => call.pick("", "", "fmaxnmv"),
            "minnmv" | "pminnm" => call.pick("", "", "fminnmv"),
            _ => return None,
        };
        if name.is_empty() {
            return None;
        }
        let full = format!("llvm.aarch64.neon.{name}");
        let ty = call.ty;
        let result = if ty.is_integer() && ty.int_width() < 32 {
            self.cx().i32_type()
        } else {
            ty
        };
        let value = self.intrinsic(&full, &[result, call.v[0].ty()], &call.v);
        Some(if ty.is_integer() {
            self.builder.int_resize(value, ty, true)
        } else {
            value
        })
    }
}
