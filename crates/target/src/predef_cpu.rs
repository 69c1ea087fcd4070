//! Predefined macros about the architecture and the processor.

use crate::cpu::x86_stem;
use crate::predef::Lines;
use crate::{Cpu, PredefOptions, Target, aarch64_facts, x86_facts};

pub(crate) fn x86_64(out: &mut Lines, cpu: &Cpu, options: &PredefOptions) {
    for name in [
        "__amd64__",
        "__amd64",
        "__x86_64",
        "__x86_64__",
        "__SEG_GS",
        "__SEG_FS",
    ] {
        out.flag(name);
    }
    out.define("__seg_gs", "__attribute__((address_space(256)))");
    out.define("__seg_fs", "__attribute__((address_space(257)))");
    out.define("__REGISTER_PREFIX__", "");
    out.flag("__NO_MATH_INLINES");
    out.flag(&format!("__code_model_{}__", options.code_model));
    out.flag("__FLOAT128__");
    out.define("__SIZEOF_FLOAT128__", 16);

    // The baseline has the macros of the first processor of its kind.
    let stem = if options_name_baseline(cpu) {
        "k8"
    } else {
        x86_stem(&cpu.name)
    };
    if !stem.is_empty() {
        out.flag(&format!("__{stem}"));
        out.flag(&format!("__{stem}__"));
        out.flag(&format!("__tune_{stem}__"));
    }

    for feature in x86_facts::FEATURES {
        if !feature.stem.is_empty() && cpu.features.has(feature.name) {
            out.flag(&format!("__{}__", feature.stem));
        }
    }
    let has = |name| cpu.features.has(name);
    out.flag_if(has("sse"), "__SSE_MATH__");
    out.flag_if(has("sse2"), "__SSE2_MATH__");
    out.flag_if(has("evex512"), "__EVEX512__");
    out.flag_if(has("avx512vl"), "__EVEX256__");
    let apx = ["ccmp", "cf", "egpr", "ndd", "nf", "ppx", "push2pop2", "zu"];
    out.flag_if(apx.iter().all(|name| has(name)), "__APX_F__");
    if options.cf_protection != 0 {
        out.define("__CET__", options.cf_protection);
    }
}

fn options_name_baseline(cpu: &Cpu) -> bool {
    cpu.name == "x86-64"
}

pub(crate) fn aarch64(out: &mut Lines, target: &Target, cpu: &Cpu, options: &PredefOptions) {
    let has = |name: &str| cpu.features.has(name);
    out.flag("__aarch64__");
    out.flag("__AARCH64EL__");
    let model = options.code_model.to_ascii_uppercase();
    out.flag(&format!("__AARCH64_CMODEL_{model}__"));
    out.define("__ARM_ACLE", 200);
    out.define("__ARM_ARCH", if has("v9a") { 9 } else { 8 });
    out.define("__ARM_ARCH_PROFILE", if has("v8r") { "'R'" } else { "'A'" });
    for name in [
        "__ARM_64BIT_STATE",
        "__ARM_ARCH_ISA_A64",
        "__ARM_FEATURE_CLZ",
        "__ARM_FEATURE_DIRECTED_ROUNDING",
        "__ARM_FEATURE_DIV",
        "__ARM_FEATURE_FMA",
        "__ARM_FEATURE_IDIV",
        "__ARM_FEATURE_NUMERIC_MAXMIN",
        "__ARM_FP16_ARGS",
        "__ARM_FP16_FORMAT_IEEE",
        "__ARM_PCS_AAPCS64",
        "__ARM_STATE_ZA",
        "__ARM_STATE_ZT0",
        "__FP_FAST_FMA",
        "__FP_FAST_FMAF",
    ] {
        out.flag(name);
    }
    out.define("__ARM_ALIGN_MAX_STACK_PWR", 4);
    out.define("__ARM_FEATURE_LDREX", "0xF");
    out.define(
        "__ARM_SIZEOF_WCHAR_T",
        if options.short_wchar { 2 } else { 4 },
    );
    out.define(
        "__ARM_SIZEOF_MINIMAL_ENUM",
        if options.short_enums { 1 } else { 4 },
    );
    out.flag_if(options.fast_math, "__ARM_FP_FAST");
    out.flag_if(!has("strict-align"), "__ARM_FEATURE_UNALIGNED");
    if has("fp-armv8") {
        out.define("__ARM_FP", "0xE");
    }
    if has("neon") {
        out.flag("__ARM_NEON");
        out.define("__ARM_NEON_FP", "0xE");
    }
    for (feature, definition) in aarch64_facts::FEATURE_MACROS {
        if has(feature) {
            let (name, value) = definition.split_once(' ').unwrap_or((definition, "1"));
            out.define(&format!("__ARM_FEATURE_{name}"), value);
        }
    }
    // Those that more than one feature decides.
    out.flag_if(has("aes") && has("sha2"), "__ARM_FEATURE_CRYPTO");
    if has("fullfp16") || has("sme") {
        out.flag("__ARM_FEATURE_FP16_SCALAR_ARITHMETIC");
        out.flag("__ARM_FEATURE_FP16_VECTOR_ARITHMETIC");
    }
    out.flag_if(has("pauth") || has("pauth-lr"), "__ARM_FEATURE_PAUTH");
    if has("rcpc3") {
        out.define("__ARM_FEATURE_RCPC", 3);
    } else if has("rcpc") {
        out.define("__ARM_FEATURE_RCPC", 1);
    }
    out.flag_if(has("bf16"), "__ARM_BF16_FORMAT_ALTERNATIVE");
    out.flag_if(has("sve") && has("bf16"), "__ARM_FEATURE_SVE_BF16");
    out.flag_if(has("sve") && has("i8mm"), "__ARM_FEATURE_SVE_MATMUL_INT8");
    out.flag_if(has("sve"), "__ARM_NEON_SVE_BRIDGE");
    out.flag_if(
        has("sve-b16b16") || has("sme-b16b16"),
        "__ARM_FEATURE_SVE_B16B16",
    );
    out.flag_if(options.bti, "__ARM_FEATURE_BTI_DEFAULT");
    out.flag_if(options.gcs, "__ARM_FEATURE_GCS_DEFAULT");
    if options.pac != 0 {
        out.define("__ARM_FEATURE_PAC_DEFAULT", options.pac);
    }
    debug_assert_eq!(target.arch(), crate::Arch::AArch64);
}
