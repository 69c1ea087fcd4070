//! From the command line's switches to the settings of the optimizer, the code generator and the assembler.

use neverc_codegen::{
    AssembleTarget, CodeModel, CodegenOptions, OptOptions, RelocModel, SizeLevel,
};
use neverc_source::lang::FpContract;

use crate::invocation::{Invocation, OptLevel, Pic};
use crate::toolchain::Arch;

/// Processor and features in LLVM's words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Processor {
    /// LLVM's name.
    pub cpu: String,
    /// `+a,-b`.
    pub features: String,
}

/// The processor that the command line asks for.
#[must_use]
pub fn processor(invocation: &Invocation) -> Processor {
    let codegen = &invocation.codegen;
    let named = codegen.mcpu.as_deref().or(match invocation.triple.arch {
        Arch::X86_64 => codegen.march.as_deref(),
        Arch::Aarch64 => None,
    });
    let cpu = match (named, invocation.triple.arch) {
        (Some("native"), _) => neverc_llvm::host_cpu_name(),
        (Some(name), _) => name.to_string(),
        (None, Arch::X86_64) => "x86-64".to_string(),
        (None, Arch::Aarch64) => "generic".to_string(),
    };
    Processor {
        cpu,
        features: codegen.features.join(","),
    }
}

/// Settings of the code generator.
#[must_use]
pub fn codegen_options(invocation: &Invocation, processor: &Processor) -> CodegenOptions {
    let codegen = &invocation.codegen;
    let lang = &invocation.lang;
    let math = lang.fast_math;
    CodegenOptions {
        triple: invocation.triple.text().to_string(),
        cpu: processor.cpu.clone(),
        features: processor.features.clone(),
        level: level(codegen.opt),
        reloc: if codegen.pic == Pic::None {
            RelocModel::Static
        } else {
            RelocModel::Pic
        },
        code_model: match codegen.code_model.as_deref() {
            Some("tiny") => CodeModel::Tiny,
            Some("small") => CodeModel::Small,
            Some("kernel") => CodeModel::Kernel,
            Some("medium") => CodeModel::Medium,
            Some("large") => CodeModel::Large,
            _ => CodeModel::Default,
        },
        function_sections: codegen.function_sections,
        data_sections: codegen.data_sections,
        emulated_tls: codegen.emulated_tls,
        asm_verbose: codegen.verbose_asm,
        fp_contract: match lang.fp_contract {
            FpContract::Fast => 0,
            FpContract::On => 1,
            FpContract::Off => 2,
        },
        unsafe_math: math.reassociate && math.reciprocal && math.no_signed_zeros,
        no_infs: math.no_infs,
        no_nans: math.no_nans,
        no_signed_zeros: math.no_signed_zeros,
        approx_func: math.approx_func,
        no_trapping: !codegen.trapping_math,
        no_zeros_in_bss: !codegen.zero_in_bss,
        ..CodegenOptions::default()
    }
}

/// Settings of the optimizer.
#[must_use]
pub fn opt_options(invocation: &Invocation) -> OptOptions {
    let codegen = &invocation.codegen;
    OptOptions {
        level: level(codegen.opt),
        size: match codegen.opt {
            OptLevel::Os => SizeLevel::Small,
            OptLevel::Oz => SizeLevel::Smallest,
            _ => SizeLevel::None,
        },
        loop_vectorize: Some(codegen.vectorize_loops),
        slp_vectorize: Some(codegen.vectorize_slp),
        unroll_loops: Some(codegen.unroll_loops),
        no_builtins: !invocation.lang.builtins || !invocation.lang.hosted,
        ..OptOptions::default()
    }
}

fn level(level: OptLevel) -> u8 {
    match level {
        OptLevel::O0 => 0,
        OptLevel::O1 => 1,
        OptLevel::O2 | OptLevel::Os | OptLevel::Oz => 2,
        OptLevel::O3 => 3,
    }
}

/// Settings of the assembler for a file, or `None` if an argument is one that only GNU's assembler
/// knows.
#[must_use]
pub fn assemble_target(
    invocation: &Invocation,
    processor: &Processor,
    name: &str,
) -> Option<AssembleTarget> {
    let pp = &invocation.preprocessor;
    let dirs = pp
        .include_dirs
        .iter()
        .map(|d| d.to_string_lossy().into_owned());
    let mut target = AssembleTarget {
        triple: invocation.triple.text().to_string(),
        cpu: processor.cpu.clone(),
        features: processor.features.clone(),
        pic: invocation.codegen.pic != Pic::None,
        no_warnings: invocation.diagnostics.no_warnings,
        file_name: name.to_string(),
        include_paths: dirs.collect(),
        ..AssembleTarget::default()
    };
    let mut args = invocation
        .assembler_args
        .iter()
        .map(|a| a.to_string_lossy());
    while let Some(arg) = args.next() {
        match &*arg {
            "--noexecstack" => target.no_exec_stack = true,
            "--fatal-warnings" => target.fatal_warnings = true,
            "--no-warn" | "-W" => target.no_warnings = true,
            "--compress-debug-sections" | "--compress-debug-sections=zlib" => {
                target.compress_debug = 1;
            }
            "--compress-debug-sections=zstd" => target.compress_debug = 2,
            "--nocompress-debug-sections" | "--compress-debug-sections=none" => {
                target.compress_debug = 0;
            }
            "-mrelax-relocations=no" => target.relax_elf = false,
            "-mrelax-relocations=yes" => target.relax_elf = true,
            "-msyntax=intel" => target.intel_syntax = true,
            "-I" => target.include_paths.push(args.next()?.into_owned()),
            "--defsym" | "-defsym" => {
                let pair = args.next()?;
                let (name, value) = pair.split_once('=')?;
                target.symbols.push((name.to_string(), number(value)?));
            }
            "-g" | "--gdwarf-5" | "--64" => {}
            other => match other.strip_prefix("-I") {
                Some(dir) => target.include_paths.push(dir.to_string()),
                None => return None,
            },
        }
    }
    Some(target)
}

fn number(text: &str) -> Option<i64> {
    match text.strip_prefix("0x") {
        Some(hex) => i64::from_str_radix(hex, 16).ok(),
        None => text.parse().ok(),
    }
}
