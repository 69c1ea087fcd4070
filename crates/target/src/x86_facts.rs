//! Facts about x86-64 processors: features, what each implies, and the processors that `-march=` names.
//!
//! Names are LLVM's. The lists were taken from what clang 19 announces for each option.

/// A feature: LLVM's name, the features it needs directly, and the macro that tells of it (between underscores).
pub(crate) struct Feature {
    /// LLVM's name, also that of `-m<name>`
    pub name: &'static str,
    /// Features it needs, separated by spaces
    pub needs: &'static str,
    /// Stem of the macro `__<stem>__`, empty for none
    pub stem: &'static str,
}

const fn feature(name: &'static str, needs: &'static str, stem: &'static str) -> Feature {
    Feature { name, needs, stem }
}

/// All features, by name.
pub(crate) const FEATURES: &[Feature] = &[
    feature("adx", "", "ADX"),
    feature("aes", "sse2", "AES"),
    feature("amx-bf16", "amx-tile", "AMX_BF16"),
    feature("amx-complex", "amx-tile", "AMX_COMPLEX"),
    feature("amx-fp16", "amx-tile", "AMX_FP16"),
    feature("amx-int8", "amx-tile", "AMX_INT8"),
    feature("amx-tile", "", "AMX_TILE"),
    feature("avx", "sse4.2", "AVX"),
    feature(
        "avx10.1-256",
        "avx512bf16 avx512bitalg avx512cd avx512fp16 avx512ifma avx512vbmi avx512vbmi2 avx512vnni avx512vpopcntdq vaes vpclmulqdq",
        "AVX10_1",
    ),
    feature("avx10.1-512", "avx10.1-256", "AVX10_1_512"),
    feature("avx2", "avx", "AVX2"),
    feature("avx512bf16", "avx512bw", "AVX512BF16"),
    feature("avx512bitalg", "avx512bw", "AVX512BITALG"),
    feature("avx512bw", "avx512f", "AVX512BW"),
    feature("avx512cd", "avx512f", "AVX512CD"),
    feature("avx512dq", "avx512f", "AVX512DQ"),
    feature("avx512f", "avx2 f16c fma", "AVX512F"),
    feature("avx512fp16", "avx512bw avx512dq avx512vl", "AVX512FP16"),
    feature("avx512ifma", "avx512f", "AVX512IFMA"),
    feature("avx512vbmi", "avx512bw", "AVX512VBMI"),
    feature("avx512vbmi2", "avx512bw", "AVX512VBMI2"),
    feature("avx512vl", "avx512f", "AVX512VL"),
    feature("avx512vnni", "avx512f", "AVX512VNNI"),
    feature("avx512vp2intersect", "avx512f", "AVX512VP2INTERSECT"),
    feature("avx512vpopcntdq", "avx512f", "AVX512VPOPCNTDQ"),
    feature("avxifma", "avx2", "AVXIFMA"),
    feature("avxneconvert", "avx2", "AVXNECONVERT"),
    feature("avxvnni", "avx2", "AVXVNNI"),
    feature("avxvnniint16", "avx2", "AVXVNNIINT16"),
    feature("avxvnniint8", "avx2", "AVXVNNIINT8"),
    feature("bmi", "", "BMI"),
    feature("bmi2", "", "BMI2"),
    feature("ccmp", "", "CCMP"),
    feature("cf", "", "CF"),
    feature("cldemote", "", "CLDEMOTE"),
    feature("clflushopt", "", "CLFLUSHOPT"),
    feature("clwb", "", "CLWB"),
    feature("clzero", "", "CLZERO"),
    feature("cmov", "", ""),
    feature("cmpccxadd", "", "CMPCCXADD"),
    feature("crc32", "", "CRC32"),
    feature("cx16", "", ""),
    feature("cx8", "", ""),
    feature("egpr", "", "EGPR"),
    feature("enqcmd", "", "ENQCMD"),
    feature("evex512", "", ""),
    feature("f16c", "avx", "F16C"),
    feature("fma", "avx", "FMA"),
    feature("fma4", "avx sse4a", "FMA4"),
    feature("fsgsbase", "", "FSGSBASE"),
    feature("fxsr", "", "FXSR"),
    feature("gfni", "sse2", "GFNI"),
    feature("hreset", "", "HRESET"),
    feature("invpcid", "", "INVPCID"),
    feature("kl", "sse2", "KL"),
    feature("lvi-cfi", "", ""),
    feature("lvi-load-hardening", "", ""),
    feature("lwp", "", "LWP"),
    feature("lzcnt", "", "LZCNT"),
    feature("mmx", "", "MMX"),
    feature("movbe", "", "MOVBE"),
    feature("movdir64b", "", "MOVDIR64B"),
    feature("movdiri", "", "MOVDIRI"),
    feature("mwaitx", "", "MWAITX"),
    feature("ndd", "", "NDD"),
    feature("nf", "", "NF"),
    feature("pclmul", "sse2", "PCLMUL"),
    feature("pconfig", "", "PCONFIG"),
    feature("pku", "", "PKU"),
    feature("popcnt", "", "POPCNT"),
    feature("ppx", "", "PPX"),
    feature("prefetchi", "", "PREFETCHI"),
    feature("prfchw", "", "PRFCHW"),
    feature("ptwrite", "", "PTWRITE"),
    feature("push2pop2", "", "PUSH2POP2"),
    feature("raoint", "", "RAOINT"),
    feature("rdpid", "", "RDPID"),
    feature("rdpru", "", "RDPRU"),
    feature("rdrnd", "", "RDRND"),
    feature("rdseed", "", "RDSEED"),
    feature("retpoline-external-thunk", "", ""),
    feature("retpoline-indirect-branches", "", ""),
    feature("retpoline-indirect-calls", "", ""),
    feature("rtm", "", "RTM"),
    feature("sahf", "", "LAHF_SAHF"),
    feature("serialize", "", "SERIALIZE"),
    feature("sgx", "", "SGX"),
    feature("sha", "sse2", "SHA"),
    feature("sha512", "avx2", "SHA512"),
    feature("shstk", "", "SHSTK"),
    feature("sm3", "avx", "SM3"),
    feature("sm4", "avx2", "SM4"),
    feature("sse", "", "SSE"),
    feature("sse2", "sse", "SSE2"),
    feature("sse3", "sse2", "SSE3"),
    feature("sse4.1", "ssse3", "SSE4_1"),
    feature("sse4.2", "sse4.1", "SSE4_2"),
    feature("sse4a", "sse3", "SSE4A"),
    feature("ssse3", "sse3", "SSSE3"),
    feature("tbm", "", "TBM"),
    feature("tsxldtrk", "", "TSXLDTRK"),
    feature("uintr", "", "UINTR"),
    feature("usermsr", "", "USERMSR"),
    feature("vaes", "aes avx2", "VAES"),
    feature("vpclmulqdq", "avx pclmul", "VPCLMULQDQ"),
    feature("waitpkg", "", "WAITPKG"),
    feature("wbnoinvd", "", "WBNOINVD"),
    feature("widekl", "kl", "WIDEKL"),
    feature("x87", "", ""),
    feature("xop", "fma4", "XOP"),
    feature("xsave", "", "XSAVE"),
    feature("xsavec", "xsave", "XSAVEC"),
    feature("xsaveopt", "xsave", "XSAVEOPT"),
    feature("xsaves", "xsave", "XSAVES"),
    feature("zu", "", "ZU"),
];

/// A processor: its name, the stem of its macros (empty for none) and its features, without those they need.
pub(crate) struct Cpu {
    /// Name for `-march=` and `-mtune=`
    pub name: &'static str,
    /// Stem of the macros `__<stem>`, `__<stem>__` and `__tune_<stem>__`
    pub stem: &'static str,
    /// Features, separated by spaces
    pub features: &'static str,
}

const fn cpu(name: &'static str, stem: &'static str, features: &'static str) -> Cpu {
    Cpu {
        name,
        stem,
        features,
    }
}

/// All 64-bit processors, by name.
pub(crate) const CPUS: &[Cpu] = &[
    cpu(
        "alderlake",
        "corei7",
        "adx avxvnni bmi bmi2 cldemote clflushopt clwb cmov cx16 cx8 f16c fma fsgsbase fxsr gfni hreset invpcid lzcnt mmx movbe movdir64b movdiri pconfig pku prfchw ptwrite rdpid rdrnd rdseed sahf serialize sgx sha shstk vaes vpclmulqdq waitpkg widekl x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "amdfam10",
        "amdfam10",
        "cx16 cx8 fxsr lzcnt mmx popcnt prfchw sahf sse4a x87",
    ),
    cpu(
        "arrowlake",
        "corei7",
        "adx avxifma avxneconvert avxvnni avxvnniint8 bmi bmi2 cldemote clflushopt clwb cmov cmpccxadd cx16 cx8 enqcmd f16c fma fsgsbase fxsr gfni hreset invpcid lzcnt mmx movbe movdir64b movdiri pconfig pku prfchw ptwrite rdpid rdrnd rdseed sahf serialize sgx sha shstk uintr vaes vpclmulqdq waitpkg widekl x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "arrowlake-s",
        "corei7",
        "adx avxifma avxneconvert avxvnni avxvnniint16 avxvnniint8 bmi bmi2 cldemote clflushopt clwb cmov cmpccxadd cx16 cx8 enqcmd f16c fma fsgsbase fxsr gfni hreset invpcid lzcnt mmx movbe movdir64b movdiri pconfig pku prfchw ptwrite rdpid rdrnd rdseed sahf serialize sgx sha sha512 shstk sm3 sm4 uintr vaes vpclmulqdq waitpkg widekl x87 xsavec xsaveopt xsaves",
    ),
    cpu("athlon-fx", "k8", "cx8 fxsr mmx prfchw sse2 x87"),
    cpu("athlon64", "k8", "cx8 fxsr mmx prfchw sse2 x87"),
    cpu("athlon64-sse3", "k8", "cx8 fxsr mmx prfchw sse3 x87"),
    cpu(
        "atom",
        "atom",
        "cmov cx16 cx8 fxsr mmx movbe sahf ssse3 x87",
    ),
    cpu(
        "barcelona",
        "amdfam10",
        "cx16 cx8 fxsr lzcnt mmx popcnt prfchw sahf sse4a x87",
    ),
    cpu(
        "bdver1",
        "bdver1",
        "aes cx16 cx8 fxsr lwp lzcnt mmx pclmul prfchw sahf x87 xop",
    ),
    cpu(
        "bdver2",
        "bdver2",
        "aes bmi cx16 cx8 f16c fma fxsr lwp lzcnt mmx pclmul prfchw sahf tbm x87 xop",
    ),
    cpu(
        "bdver3",
        "bdver3",
        "aes bmi cx16 cx8 f16c fma fsgsbase fxsr lwp lzcnt mmx pclmul prfchw sahf tbm x87 xop xsaveopt",
    ),
    cpu(
        "bdver4",
        "bdver4",
        "aes avx2 bmi bmi2 cx16 cx8 f16c fma fsgsbase fxsr lwp lzcnt mmx movbe mwaitx pclmul prfchw rdrnd sahf tbm x87 xop xsaveopt",
    ),
    cpu(
        "bonnell",
        "atom",
        "cmov cx16 cx8 fxsr mmx movbe sahf ssse3 x87",
    ),
    cpu(
        "broadwell",
        "corei7",
        "adx avx2 bmi bmi2 cmov cx16 cx8 f16c fma fsgsbase fxsr invpcid lzcnt mmx movbe pclmul prfchw rdrnd rdseed sahf x87 xsaveopt",
    ),
    cpu(
        "btver1",
        "btver1",
        "cx16 cx8 fxsr lzcnt mmx popcnt prfchw sahf sse4a ssse3 x87",
    ),
    cpu(
        "btver2",
        "btver2",
        "aes bmi cx16 cx8 f16c fxsr lzcnt mmx movbe pclmul prfchw sahf sse4a x87 xsaveopt",
    ),
    cpu(
        "cannonlake",
        "corei7",
        "adx aes avx512cd avx512dq avx512ifma avx512vbmi avx512vl bmi bmi2 clflushopt cmov cx16 cx8 evex512 fsgsbase fxsr invpcid lzcnt mmx movbe pclmul pku prfchw rdrnd rdseed sahf sgx sha x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "cascadelake",
        "corei7",
        "adx aes avx512bw avx512cd avx512dq avx512vl avx512vnni bmi bmi2 clflushopt clwb cmov cx16 cx8 evex512 fsgsbase fxsr invpcid lzcnt mmx movbe pclmul pku prfchw rdrnd rdseed sahf x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "clearwaterforest",
        "corei7",
        "adx avxifma avxneconvert avxvnni avxvnniint16 avxvnniint8 bmi bmi2 cldemote clflushopt clwb cmov cmpccxadd cx16 cx8 enqcmd f16c fma fsgsbase fxsr gfni hreset invpcid lzcnt mmx movbe movdir64b movdiri pconfig pku prefetchi prfchw ptwrite rdpid rdrnd rdseed sahf serialize sgx sha sha512 shstk sm3 sm4 uintr usermsr vaes vpclmulqdq waitpkg widekl x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "cooperlake",
        "corei7",
        "adx aes avx512bf16 avx512cd avx512dq avx512vl avx512vnni bmi bmi2 clflushopt clwb cmov cx16 cx8 evex512 fsgsbase fxsr invpcid lzcnt mmx movbe pclmul pku prfchw rdrnd rdseed sahf x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "core-avx-i",
        "corei7",
        "cmov cx16 cx8 f16c fsgsbase fxsr mmx pclmul rdrnd sahf x87 xsaveopt",
    ),
    cpu(
        "core-avx2",
        "corei7",
        "avx2 bmi bmi2 cmov cx16 cx8 f16c fma fsgsbase fxsr invpcid lzcnt mmx movbe pclmul rdrnd sahf x87 xsaveopt",
    ),
    cpu("core2", "core2", "cmov cx16 cx8 fxsr mmx sahf ssse3 x87"),
    cpu("corei7", "corei7", "cmov cx16 cx8 fxsr mmx sahf sse4.2 x87"),
    cpu(
        "corei7-avx",
        "corei7",
        "avx cmov cx16 cx8 fxsr mmx pclmul sahf x87 xsaveopt",
    ),
    cpu(
        "emeraldrapids",
        "corei7",
        "adx amx-bf16 amx-int8 avx512bf16 avx512bitalg avx512cd avx512fp16 avx512ifma avx512vbmi avx512vbmi2 avx512vnni avx512vpopcntdq avxvnni bmi bmi2 cldemote clflushopt clwb cmov cx16 cx8 enqcmd evex512 fsgsbase fxsr gfni invpcid lzcnt mmx movbe movdir64b movdiri pconfig pku prfchw ptwrite rdpid rdrnd rdseed sahf serialize sgx sha shstk tsxldtrk uintr vaes vpclmulqdq waitpkg wbnoinvd x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "goldmont",
        "goldmont",
        "aes clflushopt cmov cx16 cx8 fsgsbase fxsr mmx movbe pclmul prfchw rdrnd rdseed sahf sha sse4.2 x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "goldmont-plus",
        "goldmont_plus",
        "aes clflushopt cmov cx16 cx8 fsgsbase fxsr mmx movbe pclmul prfchw ptwrite rdpid rdrnd rdseed sahf sgx sha sse4.2 x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "gracemont",
        "corei7",
        "adx avxvnni bmi bmi2 cldemote clflushopt clwb cmov cx16 cx8 f16c fma fsgsbase fxsr gfni hreset invpcid lzcnt mmx movbe movdir64b movdiri pconfig pku prfchw ptwrite rdpid rdrnd rdseed sahf serialize sgx sha shstk vaes vpclmulqdq waitpkg widekl x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "grandridge",
        "corei7",
        "adx avxifma avxneconvert avxvnni avxvnniint8 bmi bmi2 cldemote clflushopt clwb cmov cmpccxadd cx16 cx8 enqcmd f16c fma fsgsbase fxsr gfni hreset invpcid lzcnt mmx movbe movdir64b movdiri pconfig pku prfchw ptwrite rdpid rdrnd rdseed sahf serialize sgx sha shstk uintr vaes vpclmulqdq waitpkg widekl x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "graniterapids",
        "corei7",
        "adx amx-bf16 amx-fp16 amx-int8 avx512bf16 avx512bitalg avx512cd avx512fp16 avx512ifma avx512vbmi avx512vbmi2 avx512vnni avx512vpopcntdq avxvnni bmi bmi2 cldemote clflushopt clwb cmov cx16 cx8 enqcmd evex512 fsgsbase fxsr gfni invpcid lzcnt mmx movbe movdir64b movdiri pconfig pku prefetchi prfchw ptwrite rdpid rdrnd rdseed sahf serialize sgx sha shstk tsxldtrk uintr vaes vpclmulqdq waitpkg wbnoinvd x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "graniterapids-d",
        "corei7",
        "adx amx-bf16 amx-complex amx-fp16 amx-int8 avx512bf16 avx512bitalg avx512cd avx512fp16 avx512ifma avx512vbmi avx512vbmi2 avx512vnni avx512vpopcntdq avxvnni bmi bmi2 cldemote clflushopt clwb cmov cx16 cx8 enqcmd evex512 fsgsbase fxsr gfni invpcid lzcnt mmx movbe movdir64b movdiri pconfig pku prefetchi prfchw ptwrite rdpid rdrnd rdseed sahf serialize sgx sha shstk tsxldtrk uintr vaes vpclmulqdq waitpkg wbnoinvd x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "haswell",
        "corei7",
        "avx2 bmi bmi2 cmov cx16 cx8 f16c fma fsgsbase fxsr invpcid lzcnt mmx movbe pclmul rdrnd sahf x87 xsaveopt",
    ),
    cpu(
        "icelake-client",
        "corei7",
        "adx avx512bitalg avx512cd avx512dq avx512ifma avx512vbmi avx512vbmi2 avx512vl avx512vnni avx512vpopcntdq bmi bmi2 clflushopt cmov cx16 cx8 evex512 fsgsbase fxsr gfni invpcid lzcnt mmx movbe pku prfchw rdpid rdrnd rdseed sahf sgx sha vaes vpclmulqdq x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "icelake-server",
        "corei7",
        "adx avx512bitalg avx512cd avx512dq avx512ifma avx512vbmi avx512vbmi2 avx512vl avx512vnni avx512vpopcntdq bmi bmi2 clflushopt clwb cmov cx16 cx8 evex512 fsgsbase fxsr gfni invpcid lzcnt mmx movbe pconfig pku prfchw rdpid rdrnd rdseed sahf sgx sha vaes vpclmulqdq wbnoinvd x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "ivybridge",
        "corei7",
        "cmov cx16 cx8 f16c fsgsbase fxsr mmx pclmul rdrnd sahf x87 xsaveopt",
    ),
    cpu("k8", "k8", "cx8 fxsr mmx prfchw sse2 x87"),
    cpu("k8-sse3", "k8", "cx8 fxsr mmx prfchw sse3 x87"),
    cpu(
        "knl",
        "knl",
        "adx aes avx512cd bmi bmi2 cmov cx16 cx8 evex512 fsgsbase fxsr invpcid lzcnt mmx movbe pclmul prfchw rdrnd rdseed sahf x87 xsaveopt",
    ),
    cpu(
        "knm",
        "",
        "adx aes avx512cd avx512vpopcntdq bmi bmi2 cmov cx16 cx8 evex512 fsgsbase fxsr invpcid lzcnt mmx movbe pclmul prfchw rdrnd rdseed sahf x87 xsaveopt",
    ),
    cpu(
        "lunarlake",
        "corei7",
        "adx avxifma avxneconvert avxvnni avxvnniint16 avxvnniint8 bmi bmi2 cldemote clflushopt clwb cmov cmpccxadd cx16 cx8 enqcmd f16c fma fsgsbase fxsr gfni hreset invpcid lzcnt mmx movbe movdir64b movdiri pconfig pku prfchw ptwrite rdpid rdrnd rdseed sahf serialize sgx sha sha512 shstk sm3 sm4 uintr vaes vpclmulqdq waitpkg widekl x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "meteorlake",
        "corei7",
        "adx avxvnni bmi bmi2 cldemote clflushopt clwb cmov cx16 cx8 f16c fma fsgsbase fxsr gfni hreset invpcid lzcnt mmx movbe movdir64b movdiri pconfig pku prfchw ptwrite rdpid rdrnd rdseed sahf serialize sgx sha shstk vaes vpclmulqdq waitpkg widekl x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "nehalem",
        "corei7",
        "cmov cx16 cx8 fxsr mmx sahf sse4.2 x87",
    ),
    cpu("nocona", "nocona", "cmov cx16 cx8 fxsr mmx sse3 x87"),
    cpu("opteron", "k8", "cx8 fxsr mmx prfchw sse2 x87"),
    cpu("opteron-sse3", "k8", "cx8 fxsr mmx prfchw sse3 x87"),
    cpu(
        "pantherlake",
        "corei7",
        "adx avxifma avxneconvert avxvnni avxvnniint16 avxvnniint8 bmi bmi2 cldemote clflushopt clwb cmov cmpccxadd cx16 cx8 enqcmd f16c fma fsgsbase fxsr gfni hreset invpcid lzcnt mmx movbe movdir64b movdiri pconfig pku prefetchi prfchw ptwrite rdpid rdrnd rdseed sahf serialize sgx sha sha512 shstk sm3 sm4 uintr vaes vpclmulqdq waitpkg widekl x87 xsavec xsaveopt xsaves",
    ),
    cpu("penryn", "core2", "cmov cx16 cx8 fxsr mmx sahf sse4.1 x87"),
    cpu(
        "raptorlake",
        "corei7",
        "adx avxvnni bmi bmi2 cldemote clflushopt clwb cmov cx16 cx8 f16c fma fsgsbase fxsr gfni hreset invpcid lzcnt mmx movbe movdir64b movdiri pconfig pku prfchw ptwrite rdpid rdrnd rdseed sahf serialize sgx sha shstk vaes vpclmulqdq waitpkg widekl x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "rocketlake",
        "corei7",
        "adx avx512bitalg avx512cd avx512dq avx512ifma avx512vbmi avx512vbmi2 avx512vl avx512vnni avx512vpopcntdq bmi bmi2 clflushopt cmov cx16 cx8 evex512 fsgsbase fxsr gfni invpcid lzcnt mmx movbe pku prfchw rdpid rdrnd rdseed sahf sha vaes vpclmulqdq x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "sandybridge",
        "corei7",
        "avx cmov cx16 cx8 fxsr mmx pclmul sahf x87 xsaveopt",
    ),
    cpu(
        "sapphirerapids",
        "corei7",
        "adx amx-bf16 amx-int8 avx512bf16 avx512bitalg avx512cd avx512fp16 avx512ifma avx512vbmi avx512vbmi2 avx512vnni avx512vpopcntdq avxvnni bmi bmi2 cldemote clflushopt clwb cmov cx16 cx8 enqcmd evex512 fsgsbase fxsr gfni invpcid lzcnt mmx movbe movdir64b movdiri pconfig pku prfchw ptwrite rdpid rdrnd rdseed sahf serialize sgx sha shstk tsxldtrk uintr vaes vpclmulqdq waitpkg wbnoinvd x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "sierraforest",
        "corei7",
        "adx avxifma avxneconvert avxvnni avxvnniint8 bmi bmi2 cldemote clflushopt clwb cmov cmpccxadd cx16 cx8 enqcmd f16c fma fsgsbase fxsr gfni hreset invpcid lzcnt mmx movbe movdir64b movdiri pconfig pku prfchw ptwrite rdpid rdrnd rdseed sahf serialize sgx sha shstk uintr vaes vpclmulqdq waitpkg widekl x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "silvermont",
        "slm",
        "cmov cx16 cx8 fxsr mmx movbe pclmul prfchw rdrnd sahf sse4.2 x87",
    ),
    cpu(
        "skx",
        "corei7",
        "adx aes avx512bw avx512cd avx512dq avx512vl bmi bmi2 clflushopt clwb cmov cx16 cx8 evex512 fsgsbase fxsr invpcid lzcnt mmx movbe pclmul pku prfchw rdrnd rdseed sahf x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "skylake",
        "corei7",
        "adx aes avx2 bmi bmi2 clflushopt cmov cx16 cx8 f16c fma fsgsbase fxsr invpcid lzcnt mmx movbe pclmul prfchw rdrnd rdseed sahf sgx x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "skylake-avx512",
        "corei7",
        "adx aes avx512bw avx512cd avx512dq avx512vl bmi bmi2 clflushopt clwb cmov cx16 cx8 evex512 fsgsbase fxsr invpcid lzcnt mmx movbe pclmul pku prfchw rdrnd rdseed sahf x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "slm",
        "slm",
        "cmov cx16 cx8 fxsr mmx movbe pclmul prfchw rdrnd sahf sse4.2 x87",
    ),
    cpu(
        "tigerlake",
        "corei7",
        "adx avx512bitalg avx512cd avx512dq avx512ifma avx512vbmi avx512vbmi2 avx512vl avx512vnni avx512vp2intersect avx512vpopcntdq bmi bmi2 clflushopt clwb cmov cx16 cx8 evex512 fsgsbase fxsr gfni invpcid lzcnt mmx movbe movdir64b movdiri pku prfchw rdpid rdrnd rdseed sahf sgx sha shstk vaes vpclmulqdq widekl x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "tremont",
        "tremont",
        "aes clflushopt clwb cmov cx16 cx8 fsgsbase fxsr gfni mmx movbe pclmul prfchw ptwrite rdpid rdrnd rdseed sahf sgx sha sse4.2 x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "westmere",
        "corei7",
        "cmov cx16 cx8 fxsr mmx pclmul sahf sse4.2 x87",
    ),
    cpu("x86-64", "k8", "cmov cx8 fxsr mmx sse2 x87"),
    cpu("x86-64-v2", "", "cmov cx16 cx8 fxsr mmx sahf sse4.2 x87"),
    cpu(
        "x86-64-v3",
        "",
        "avx2 bmi bmi2 cmov cx16 cx8 f16c fma fxsr lzcnt mmx movbe sahf x87",
    ),
    cpu(
        "x86-64-v4",
        "",
        "avx512bw avx512cd avx512dq avx512vl bmi bmi2 cmov cx16 cx8 evex512 fxsr lzcnt mmx movbe sahf x87",
    ),
    cpu(
        "znver1",
        "znver1",
        "adx aes avx2 bmi bmi2 clflushopt clzero cx16 cx8 f16c fma fsgsbase fxsr lzcnt mmx movbe mwaitx pclmul prfchw rdrnd rdseed sahf sha sse4a x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "znver2",
        "znver2",
        "adx aes avx2 bmi bmi2 clflushopt clwb clzero cx16 cx8 f16c fma fsgsbase fxsr lzcnt mmx movbe mwaitx pclmul prfchw rdpid rdpru rdrnd rdseed sahf sha sse4a wbnoinvd x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "znver3",
        "znver3",
        "adx bmi bmi2 clflushopt clwb clzero cx16 cx8 f16c fma fsgsbase fxsr invpcid lzcnt mmx movbe mwaitx pku prfchw rdpid rdpru rdrnd rdseed sahf sha sse4a vaes vpclmulqdq wbnoinvd x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "znver4",
        "znver4",
        "adx avx512bf16 avx512bitalg avx512cd avx512dq avx512ifma avx512vbmi avx512vbmi2 avx512vl avx512vnni avx512vpopcntdq bmi bmi2 clflushopt clwb clzero cx16 cx8 evex512 fsgsbase fxsr gfni invpcid lzcnt mmx movbe mwaitx pku prfchw rdpid rdpru rdrnd rdseed sahf sha shstk sse4a vaes vpclmulqdq wbnoinvd x87 xsavec xsaveopt xsaves",
    ),
    cpu(
        "znver5",
        "znver5",
        "adx avx512bf16 avx512bitalg avx512cd avx512dq avx512ifma avx512vbmi avx512vbmi2 avx512vl avx512vnni avx512vp2intersect avx512vpopcntdq avxvnni bmi bmi2 clflushopt clwb clzero cx16 cx8 evex512 fsgsbase fxsr gfni invpcid lzcnt mmx movbe movdir64b movdiri mwaitx pku prefetchi prfchw rdpid rdpru rdrnd rdseed sahf sha shstk sse4a vaes vpclmulqdq wbnoinvd x87 xsavec xsaveopt xsaves",
    ),
];
