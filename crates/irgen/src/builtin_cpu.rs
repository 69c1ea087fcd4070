//! `__builtin_cpu_supports` and `__builtin_cpu_is`: what libgcc's start-up code found out about an x86 processor.

use neverc_llvm::{IntPredicate, Value};
use neverc_sema::tree::{ExprId, ExprKind};

use crate::cx::{Fcg, Rv};

/// Bit numbers of features in libgcc's `__cpu_model` (below 32) and `__cpu_features2`.
const FEATURES: &[(&str, u32)] = &[
    ("cmov", 0),
    ("mmx", 1),
    ("popcnt", 2),
    ("sse", 3),
    ("sse2", 4),
    ("sse3", 5),
    ("ssse3", 6),
    ("sse4.1", 7),
    ("sse4.2", 8),
    ("avx", 9),
    ("avx2", 10),
    ("sse4a", 11),
    ("fma4", 12),
    ("xop", 13),
    ("fma", 14),
    ("avx512f", 15),
    ("bmi", 16),
    ("bmi2", 17),
    ("aes", 18),
    ("pclmul", 19),
    ("avx512vl", 20),
    ("avx512bw", 21),
    ("avx512dq", 22),
    ("avx512cd", 23),
    ("avx512er", 24),
    ("avx512pf", 25),
    ("avx512vbmi", 26),
    ("avx512ifma", 27),
    ("avx5124vnniw", 28),
    ("avx5124fmaps", 29),
    ("avx512vpopcntdq", 30),
    ("avx512vbmi2", 31),
    ("gfni", 32),
    ("vpclmulqdq", 33),
    ("avx512vnni", 34),
    ("avx512bitalg", 35),
    ("avx512bf16", 36),
    ("avx512vp2intersect", 37),
    ("adx", 40),
    ("clflushopt", 43),
    ("clwb", 44),
    ("cmpxchg16b", 46),
    ("f16c", 49),
    ("fsgsbase", 50),
    ("lzcnt", 57),
    ("movbe", 58),
    ("rdpid", 68),
    ("rdrnd", 69),
    ("rdseed", 70),
    ("rtm", 71),
    ("sha", 74),
    ("vaes", 78),
    ("xsave", 81),
    ("xsavec", 82),
    ("xsaveopt", 83),
    ("xsaves", 84),
];

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// The text of a string literal behind conversions.
    fn literal_text(&self, e: ExprId) -> Option<String> {
        let mut e = self.strip(e);
        loop {
            match self.unit().expr(e).kind {
                ExprKind::ImplicitCast(_, inner) | ExprKind::Cast(_, inner) => {
                    e = self.strip(inner)
                }
                ExprKind::String(id) => {
                    return String::from_utf8(self.unit().strings[id.index()].bytes.to_vec()).ok();
                }
                _ => return None,
            }
        }
    }

    fn model_word(&mut self, name: &str, index: u32) -> Value<'c> {
        let i32_ty = self.cx().i32_type();
        let ty = i32_ty.array(4);
        let global = match self.cg.module.global(name) {
            Some(global) => global,
            None => {
                let global = self.cg.module.add_global(ty, name);
                global.set_dso_local(true);
                global
            }
        };
        let (zero, number) = (self.i32(0), self.i32(index as i32));
        let ptr = self.builder.gep(ty, global, &[zero, number], true);
        self.builder.load(i32_ty, ptr, 4)
    }

    pub(crate) fn cpu_builtin(&mut self, e: ExprId, base: &str, args: &[ExprId]) -> Rv<'c> {
        let text = args
            .first()
            .and_then(|&arg| self.literal_text(arg))
            .unwrap_or_default();
        let test = if base.ends_with("supports") {
            FEATURES
                .iter()
                .find(|(name, _)| *name == text)
                .map(|&(_, bit)| {
                    let word = if bit < 32 {
                        self.model_word("__cpu_model", 3)
                    } else {
                        self.model_word("__cpu_features2", bit / 32 - 1)
                    };
                    let mask = word.ty().const_u64(1 << (bit % 32));
                    let masked = self.builder.and(word, mask);
                    self.builder.icmp(IntPredicate::Eq, masked, mask)
                })
        } else {
            // Vendors are the first word, processors the second.
            let (index, number) = match text.as_str() {
                "intel" => (0, 1),
                "amd" => (0, 2),
                "atom" | "bonnell" => (1, 1),
                "core2" => (1, 2),
                "corei7" => (1, 3),
                "amdfam10h" => (1, 4),
                "amdfam15h" => (1, 5),
                "silvermont" => (1, 6),
                "knl" => (1, 7),
                "btver1" => (1, 8),
                "btver2" => (1, 9),
                "amdfam17h" => (1, 10),
                "knm" => (1, 11),
                "goldmont" => (1, 12),
                "goldmont-plus" => (1, 13),
                "tremont" => (1, 14),
                "amdfam19h" => (1, 15),
                "nehalem" => (2, 1),
                "westmere" => (2, 2),
                "sandybridge" => (2, 3),
                "barcelona" => (2, 4),
                "shanghai" => (2, 5),
                "istanbul" => (2, 6),
                "bdver1" => (2, 7),
                "bdver2" => (2, 8),
                "bdver3" => (2, 9),
                "bdver4" => (2, 10),
                "znver1" => (2, 11),
                "ivybridge" => (2, 12),
                "haswell" => (2, 13),
                "broadwell" => (2, 14),
                "skylake" => (2, 15),
                "skylake-avx512" => (2, 16),
                "cannonlake" => (2, 17),
                "icelake-client" => (2, 18),
                "icelake-server" => (2, 19),
                "znver2" => (2, 20),
                "cascadelake" => (2, 21),
                "tigerlake" => (2, 22),
                "cooperlake" => (2, 23),
                "sapphirerapids" => (2, 24),
                "alderlake" => (2, 25),
                "znver3" => (2, 26),
                "rocketlake" => (2, 27),
                _ => (3, 0),
            };
            (index < 3).then(|| {
                let word = self.model_word("__cpu_model", index);
                self.builder
                    .icmp(IntPredicate::Eq, word, word.ty().const_u64(number))
            })
        };
        match test {
            Some(test) => self.result(e, test, false),
            None => {
                let loc = self.unit().expr(e).loc;
                self.cg
                    .diags
                    .error(
                        loc,
                        format!("invalid cpu feature or name string '{text}' for builtin"),
                    )
                    .emit();
                self.undefined_value(e)
            }
        }
    }
}
