//! Numbers of x86 features and processors in libgcc's `__cpu_model` and `__cpu_features2`, for
//! `__builtin_cpu_supports` and `__builtin_cpu_is`.

/// Feature names and their bits; bit 0 to 31 are in `__cpu_model.__cpu_features[0]`, the rest from bit 32 on in
/// `__cpu_features2`.
const SUPPORTS: &[(&str, u32)] = &[
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
    ("3dnow", 38),
    ("3dnowp", 39),
    ("adx", 40),
    ("cldemote", 42),
    ("clflushopt", 43),
    ("clwb", 44),
    ("clzero", 45),
    ("cx16", 46),
    ("enqcmd", 48),
    ("f16c", 49),
    ("fsgsbase", 50),
    ("lwp", 56),
    ("lzcnt", 57),
    ("movbe", 58),
    ("movdir64b", 59),
    ("movdiri", 60),
    ("mwaitx", 61),
    ("pconfig", 63),
    ("pku", 64),
    ("prfchw", 66),
    ("ptwrite", 67),
    ("rdpid", 68),
    ("rdrnd", 69),
    ("rdseed", 70),
    ("rtm", 71),
    ("serialize", 72),
    ("sgx", 73),
    ("sha", 74),
    ("shstk", 75),
    ("tbm", 76),
    ("tsxldtrk", 77),
    ("vaes", 78),
    ("waitpkg", 79),
    ("wbnoinvd", 80),
    ("xsave", 81),
    ("xsavec", 82),
    ("xsaveopt", 83),
    ("xsaves", 84),
    ("amx-tile", 85),
    ("amx-int8", 86),
    ("amx-bf16", 87),
    ("uintr", 88),
    ("hreset", 89),
    ("kl", 90),
    ("widekl", 92),
    ("avxvnni", 93),
    ("avx512fp16", 94),
    ("x86-64", 95),
    ("x86-64-v2", 96),
    ("x86-64-v3", 97),
    ("x86-64-v4", 98),
    ("avxifma", 99),
    ("avxvnniint8", 100),
    ("avxneconvert", 101),
    ("cmpccxadd", 102),
    ("amx-fp16", 103),
    ("prefetchi", 104),
    ("raoint", 105),
    ("amx-complex", 106),
    ("avxvnniint16", 107),
    ("sm3", 108),
    ("sha512", 109),
    ("sm4", 110),
    ("apxf", 111),
    ("usermsr", 112),
    ("avx10.1-256", 113),
    ("avx10.1-512", 114),
];

/// Processor names, the member of `__cpu_model` that tells (0 vendor, 1 type, 2 subtype) and its value.
const IS: &[(&str, u32, u32)] = &[
    ("intel", 0, 1),
    ("amd", 0, 2),
    ("atom", 1, 1),
    ("bonnell", 1, 1),
    ("core2", 1, 2),
    ("corei7", 1, 3),
    ("nehalem", 2, 1),
    ("westmere", 2, 2),
    ("sandybridge", 2, 3),
    ("ivybridge", 2, 12),
    ("haswell", 2, 13),
    ("broadwell", 2, 14),
    ("skylake", 2, 15),
    ("skylake-avx512", 2, 16),
    ("cannonlake", 2, 17),
    ("icelake-client", 2, 18),
    ("icelake-server", 2, 19),
    ("cascadelake", 2, 21),
    ("tigerlake", 2, 22),
    ("cooperlake", 2, 23),
    ("sapphirerapids", 2, 24),
    ("alderlake", 2, 25),
    ("rocketlake", 2, 27),
    ("silvermont", 1, 6),
    ("slm", 1, 6),
    ("goldmont", 1, 12),
    ("goldmont-plus", 1, 13),
    ("tremont", 1, 14),
    ("sierraforest", 1, 17),
    ("grandridge", 1, 18),
    ("graniterapids", 2, 30),
    ("graniterapids-d", 2, 31),
    ("arrowlake", 2, 32),
    ("arrowlake-s", 2, 33),
    ("pantherlake", 2, 34),
    ("lunarlake", 2, 33),
    ("clearwaterforest", 1, 19),
    ("knl", 1, 7),
    ("knm", 1, 11),
    ("amdfam10", 1, 4),
    ("amdfam10h", 1, 4),
    ("amdfam15h", 1, 5),
    ("amdfam17h", 1, 10),
    ("amdfam19h", 1, 15),
    ("amdfam1ah", 1, 20),
    ("barcelona", 2, 4),
    ("shanghai", 2, 5),
    ("istanbul", 2, 6),
    ("bdver1", 2, 7),
    ("bdver2", 2, 8),
    ("bdver3", 2, 9),
    ("bdver4", 2, 10),
    ("btver1", 1, 8),
    ("btver2", 1, 9),
    ("znver1", 2, 11),
    ("znver2", 2, 20),
    ("znver3", 2, 26),
    ("znver4", 2, 29),
    ("znver5", 2, 35),
    ("meteorlake", 2, 25),
    ("raptorlake", 2, 25),
    ("gracemont", 2, 25),
    ("emeraldrapids", 2, 24),
    ("zhaoxin_fam7h_lujiazui", 2, 28),
];

/// The bit of a feature that `__builtin_cpu_supports` asks for; see the table for where bits are.
pub fn supports(name: &str) -> Option<u32> {
    SUPPORTS
        .iter()
        .find(|(feature, _)| *feature == name)
        .map(|&(_, bit)| bit)
}

/// The member of `__cpu_model` (0 vendor, 1 type, 2 subtype) and its value for a processor that `__builtin_cpu_is`
/// asks for.
pub fn is(name: &str) -> Option<(u32, u32)> {
    IS.iter()
        .find(|(cpu, ..)| *cpu == name)
        .map(|&(_, member, value)| (member, value))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As clang 19 reads them in its IR.
    #[test]
    fn bits_of_libgcc() {
        assert_eq!(supports("avx2"), Some(10));
        assert_eq!(supports("gfni"), Some(32));
        assert_eq!(supports("x86-64-v3"), Some(97));
        // As GCC 12 reads it: Clang 19 has the name no more.
        assert_eq!(supports("avx512er"), Some(24));
        assert_eq!(supports("nonsense"), None);
        assert_eq!(is("intel"), Some((0, 1)));
        assert_eq!(is("znver3"), Some((2, 26)));
    }
}
