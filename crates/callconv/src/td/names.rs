//! Names of LLVM's calling conventions: the IR's spelling, and the constant that conditions compare with.

/// Spelling in IR, constant, number.
const NAMES: &[(&str, &str, u32)] = &[
    ("ccc", "C", 0),
    ("fastcc", "Fast", 8),
    ("coldcc", "Cold", 9),
    ("ghccc", "GHC", 10),
    ("hipecc", "HiPE", 11),
    ("webkit_jscc", "WebKit_JS", 12),
    ("anyregcc", "AnyReg", 13),
    ("preserve_mostcc", "PreserveMost", 14),
    ("preserve_allcc", "PreserveAll", 15),
    ("swiftcc", "Swift", 16),
    ("cxx_fast_tlscc", "CXX_FAST_TLS", 17),
    ("tailcc", "Tail", 18),
    ("cfguard_checkcc", "CFGuard_Check", 19),
    ("swifttailcc", "SwiftTail", 20),
    ("preserve_nonecc", "PreserveNone", 21),
    ("x86_stdcallcc", "X86_StdCall", 64),
    ("x86_fastcallcc", "X86_FastCall", 65),
    ("arm_apcscc", "ARM_APCS", 66),
    ("arm_aapcscc", "ARM_AAPCS", 67),
    ("arm_aapcs_vfpcc", "ARM_AAPCS_VFP", 68),
    ("msp430_intrcc", "MSP430_INTR", 69),
    ("x86_thiscallcc", "X86_ThisCall", 70),
    ("ptx_kernel", "PTX_Kernel", 71),
    ("ptx_device", "PTX_Device", 72),
    ("spir_func", "SPIR_FUNC", 75),
    ("spir_kernel", "SPIR_KERNEL", 76),
    ("intel_ocl_bicc", "Intel_OCL_BI", 77),
    ("x86_64_sysvcc", "X86_64_SysV", 78),
    ("win64cc", "Win64", 79),
    ("x86_vectorcallcc", "X86_VectorCall", 80),
    ("x86_intrcc", "X86_INTR", 83),
    ("avr_intrcc", "AVR_INTR", 84),
    ("avr_signalcc", "AVR_SIGNAL", 85),
    ("amdgpu_vs", "AMDGPU_VS", 87),
    ("amdgpu_gs", "AMDGPU_GS", 88),
    ("amdgpu_ps", "AMDGPU_PS", 89),
    ("amdgpu_cs", "AMDGPU_CS", 90),
    ("amdgpu_kernel", "AMDGPU_KERNEL", 91),
    ("x86_regcallcc", "X86_RegCall", 92),
    ("amdgpu_hs", "AMDGPU_HS", 93),
    ("amdgpu_ls", "AMDGPU_LS", 95),
    ("amdgpu_es", "AMDGPU_ES", 96),
    ("aarch64_vector_pcs", "AArch64_VectorCall", 97),
    ("aarch64_sve_vector_pcs", "AArch64_SVE_VectorCall", 98),
    ("amdgpu_gfx", "AMDGPU_Gfx", 100),
    ("m68k_intrcc", "M68k_INTR", 101),
    (
        "aarch64_sme_preservemost_from_x0",
        "AArch64_SME_ABI_Support_Routines_PreserveMost_From_X0",
        102,
    ),
    (
        "aarch64_sme_preservemost_from_x2",
        "AArch64_SME_ABI_Support_Routines_PreserveMost_From_X2",
        103,
    ),
    ("amdgpu_cs_chain", "AMDGPU_CS_Chain", 104),
    ("amdgpu_cs_chain_preserve", "AMDGPU_CS_ChainPreserve", 105),
    ("m68k_rtdcc", "M68k_RTD", 106),
    ("graalcc", "GRAAL", 107),
    ("arm64ec_thunk_x64", "ARM64EC_Thunk_X64", 108),
    ("arm64ec_thunk_native", "ARM64EC_Thunk_Native", 109),
    ("riscv_vector_cc", "RISCV_VectorCall", 110),
    (
        "aarch64_sme_preservemost_from_x1",
        "AArch64_SME_ABI_Support_Routines_PreserveMost_From_X1",
        111,
    ),
];

/// The constant for what a user writes: the IR's spelling with or without `cc`, the constant itself with or without
/// `CallingConv::`, or a number (`cc 11`).
pub fn convention_constant(text: &str) -> Option<String> {
    let text = text.trim();
    let text = text.strip_prefix("CallingConv::").unwrap_or(text);
    let number = text.strip_prefix("cc").map_or(text, str::trim_start);
    if let Ok(number) = number.parse::<u32>() {
        return Some(
            NAMES
                .iter()
                .find(|n| n.2 == number)
                .map_or_else(|| number.to_string(), |n| n.1.to_owned()),
        );
    }
    NAMES
        .iter()
        .find(|n| n.0 == text || n.1 == text)
        .or_else(|| {
            NAMES.iter().find(|n| {
                n.0.strip_suffix("cc")
                    .is_some_and(|short| short.eq_ignore_ascii_case(text))
                    || n.1.eq_ignore_ascii_case(text)
            })
        })
        .map(|n| n.1.to_owned())
}

/// The IR's spellings of all conventions.
pub fn convention_spellings() -> impl Iterator<Item = &'static str> {
    NAMES.iter().map(|n| n.0)
}

#[cfg(test)]
mod tests {
    use super::convention_constant;

    #[test]
    fn spellings() {
        for (text, constant) in [
            ("ccc", "C"),
            ("c", "C"),
            ("fastcc", "Fast"),
            ("CallingConv::X86_VectorCall", "X86_VectorCall"),
            ("hipe", "HiPE"),
            ("cc 11", "HiPE"),
            ("cc11", "HiPE"),
            ("21", "PreserveNone"),
            ("preserve_none", "PreserveNone"),
            ("1000", "1000"),
        ] {
            assert_eq!(
                convention_constant(text).as_deref(),
                Some(constant),
                "{text}"
            );
        }
        assert_eq!(convention_constant("nosuchcc"), None);
    }
}
