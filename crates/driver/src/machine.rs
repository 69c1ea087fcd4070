//! From the command line's switches to the settings of the optimizer, the code generator and the assembler.

use neverc_codegen::{
    AssembleTarget, Backend, CodeModel, CodegenOptions, OptOptions, RelocModel, SizeLevel,
};
use neverc_irgen::IrOptions;
use neverc_llvm::ModuleFlagBehavior;
use neverc_source::lang::{self, FpContract};
use neverc_target::{Cpu, CpuError, CpuRequest, PredefOptions, Standard, Target};

use crate::invocation::{
    CodegenOptions as CodegenRequest, DebugLevel, FlagMerge, FramePointer, Invocation, OptLevel,
    Pic, StackProtector,
};

/// The processor that the command line asks for.
///
/// # Errors
/// The text of the error: no such processor or feature.
pub fn processor(invocation: &Invocation) -> Result<Cpu, String> {
    let codegen = &invocation.codegen;
    let names = [&codegen.march, &codegen.mcpu, &codegen.mtune];
    let host = names
        .iter()
        .any(|n| n.as_deref() == Some("native"))
        .then(|| {
            (
                neverc_llvm::host_cpu_name(),
                neverc_llvm::host_cpu_features(),
            )
        });
    let flags: Vec<(&str, bool)> = codegen
        .features
        .iter()
        .map(|(name, on)| (name.as_str(), *on))
        .collect();
    let request = CpuRequest {
        march: codegen.march.as_deref(),
        mcpu: codegen.mcpu.as_deref(),
        mtune: codegen.mtune.as_deref(),
        flags: &flags,
        host: host
            .as_ref()
            .map(|(name, features)| (name.as_str(), features.as_str())),
    };
    let target = Target::new(invocation.triple.clone());
    Cpu::resolve(&target, &request).map_err(|error| match &error {
        CpuError::UnknownCpu(_) => {
            let names = neverc_target::cpu_names(target.arch()).join(", ");
            format!("{error}\nnote: valid target CPU values are: {names}")
        }
        CpuError::UnsupportedArgument { .. } | CpuError::UnsupportedOption(_) => {
            format!("{error} for target '{}'", invocation.triple.llvm())
        }
        CpuError::UnknownFlag(_) => error.to_string(),
    })
}

/// Features of the processor, and those that other options add.
fn features(invocation: &Invocation, cpu: &Cpu) -> String {
    let mut text = cpu.features.llvm();
    for feature in &invocation.codegen.extra_features {
        if !text.is_empty() {
            text.push(',');
        }
        text.push_str(feature);
    }
    text
}

/// Attributes with values that every function gets.
fn function_attributes(codegen: &CodegenRequest) -> Vec<(String, String)> {
    let mut list = codegen.function_attributes.clone();
    let mut add = |key: &str, value: &str| list.push((key.to_string(), value.to_string()));
    if codegen.stack_clash_protection {
        add("probe-stack", "inline-asm");
    }
    if !codegen.sibling_calls {
        add("disable-tail-calls", "true");
    }
    if codegen.profile && codegen.fentry {
        add("fentry-call", "true");
    }
    let protection = codegen.branch_protection;
    if protection.bti {
        add("branch-target-enforcement", "");
    }
    if protection.gcs {
        add("guarded-control-stack", "");
    }
    if protection.return_address {
        add(
            "sign-return-address",
            if protection.leaf { "all" } else { "non-leaf" },
        );
        add(
            "sign-return-address-key",
            if protection.key_b { "b_key" } else { "a_key" },
        );
    }
    list
}

/// Flags of the module.
fn module_flags(codegen: &CodegenRequest) -> Vec<(ModuleFlagBehavior, &'static str, u32)> {
    let behavior = |merge| match merge {
        FlagMerge::Error => ModuleFlagBehavior::Error,
        FlagMerge::Override => ModuleFlagBehavior::Override,
        FlagMerge::Min => ModuleFlagBehavior::Min,
    };
    let own = codegen.module_flags.iter();
    let mut flags: Vec<_> = own
        .map(|(merge, name, value)| (behavior(*merge), *name, *value))
        .collect();
    let protection = codegen.branch_protection;
    for (on, name) in [
        (protection.bti, "branch-target-enforcement"),
        (protection.gcs, "guarded-control-stack"),
        (protection.return_address, "sign-return-address"),
        (
            protection.return_address && protection.leaf,
            "sign-return-address-all",
        ),
        (
            protection.return_address && protection.key_b,
            "sign-return-address-with-bkey",
        ),
    ] {
        if on {
            flags.push((ModuleFlagBehavior::Min, name, 1));
        }
    }
    flags
}

/// What the predefined macros depend on.
#[must_use]
pub fn predef_options(invocation: &Invocation, assembler: bool) -> PredefOptions {
    let codegen = &invocation.codegen;
    let lang = &invocation.lang;
    let math = lang.fast_math;
    let (pic_level, pie_level) = match codegen.pic {
        Pic::None => (0, 0),
        Pic::Pie { large } => (1 + u8::from(large), 1 + u8::from(large)),
        Pic::Pic { large } => (1 + u8::from(large), 0),
    };
    PredefOptions {
        standard: match lang.standard {
            lang::Standard::C89 => Standard::C89,
            lang::Standard::C94 => Standard::C94,
            lang::Standard::C99 => Standard::C99,
            lang::Standard::C11 => Standard::C11,
            lang::Standard::C17 => Standard::C17,
            lang::Standard::C23 => Standard::C23,
            lang::Standard::C2y => Standard::C2y,
        },
        gnu: lang.gnu,
        opt_level: lang.opt_level,
        opt_size: lang.opt_size,
        no_inline: codegen.no_inline || codegen.opt == OptLevel::O0,
        gnu89_inline: Some(lang.gnu89_inline),
        fast_math: math.no_nans
            && math.no_infs
            && math.no_signed_zeros
            && math.reciprocal
            && math.reassociate
            && math.approx_func
            && !lang.math_errno,
        finite_math_only: math.no_nans && math.no_infs,
        math_errno: lang.math_errno,
        pic_level,
        pie_level,
        pthread: lang.pthread,
        freestanding: !lang.hosted,
        unsigned_char: lang.char_is_signed.map(|signed| !signed),
        short_wchar: lang.short_wchar,
        short_enums: lang.short_enums,
        stack_protector: match codegen.stack_protector {
            StackProtector::Off => 0,
            StackProtector::Basic => 1,
            StackProtector::Strong => 2,
            StackProtector::All => 3,
        },
        exceptions: lang.exceptions,
        unwind_tables: lang.unwind_tables,
        cf_protection: u8::from(codegen.cf_branch) | u8::from(codegen.cf_return) << 1,
        bti: codegen.branch_protection.bti,
        pac: codegen.branch_protection.pac(),
        gcs: codegen.branch_protection.gcs,
        code_model: match codegen.code_model.as_deref() {
            Some("tiny") => "tiny",
            Some("kernel") => "kernel",
            Some("medium") => "medium",
            Some("large") => "large",
            _ => "small",
        },
        assembler,
        ..PredefOptions::default()
    }
}

/// Settings of the code generator.
#[must_use]
pub fn codegen_options(invocation: &Invocation, processor: &Cpu) -> CodegenOptions {
    let codegen = &invocation.codegen;
    let lang = &invocation.lang;
    let math = lang.fast_math;
    CodegenOptions {
        triple: invocation.triple.llvm(),
        cpu: processor.name.clone(),
        features: features(invocation, processor),
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
        convention_files: codegen.convention_files.clone(),
        ..CodegenOptions::default()
    }
}

/// Settings of IR generation for the input shown as `name`.
#[must_use]
pub fn ir_options(invocation: &Invocation, cpu: &Cpu, backend: &Backend, name: &str) -> IrOptions {
    let codegen = &invocation.codegen;
    let directory = || {
        std::env::current_dir()
            .map(|d| d.display().to_string())
            .unwrap_or_default()
    };
    let comp_dir = codegen.debug_dir.clone().unwrap_or_else(directory);
    let (pic_level, pie) = match codegen.pic {
        Pic::None => (0, false),
        Pic::Pie { large } => (1 + u8::from(large), true),
        Pic::Pic { large } => (1 + u8::from(large), false),
    };
    IrOptions {
        triple: invocation.triple.llvm(),
        data_layout: backend.data_layout(),
        cpu: cpu.name.clone(),
        tune_cpu: cpu.tune.clone().unwrap_or_default(),
        features: features(invocation, cpu),
        ctypes: Target::new(invocation.triple.clone()).ctypes,
        size_level: match codegen.opt {
            OptLevel::Os => 1,
            OptLevel::Oz => 2,
            _ => 0,
        },
        pic_level,
        pie,
        frame_pointer: match codegen.frame_pointer {
            FramePointer::None => neverc_irgen::FramePointer::None,
            FramePointer::NonLeaf => neverc_irgen::FramePointer::NonLeaf,
            FramePointer::All => neverc_irgen::FramePointer::All,
        },
        unwind: match (invocation.lang.unwind_tables, codegen.async_unwind_tables) {
            (false, _) => 0,
            (true, false) => 1,
            (true, true) => 2,
        },
        stack_protector: match codegen.stack_protector {
            StackProtector::Off => neverc_irgen::StackProtector::Off,
            StackProtector::Basic => neverc_irgen::StackProtector::On,
            StackProtector::Strong => neverc_irgen::StackProtector::Strong,
            StackProtector::All => neverc_irgen::StackProtector::All,
        },
        debug: match codegen.debug {
            DebugLevel::None => neverc_irgen::DebugLevel::None,
            DebugLevel::Lines => neverc_irgen::DebugLevel::Lines,
            DebugLevel::Full | DebugLevel::Macros => neverc_irgen::DebugLevel::Full,
        },
        dwarf_version: codegen.dwarf_version,
        file_name: remap(name, &codegen.debug_prefix_map),
        comp_dir: remap(&comp_dir, &codegen.debug_prefix_map),
        ident: if codegen.ident {
            IDENT.to_string()
        } else {
            String::new()
        },
        tls_model: match codegen.tls_model.as_deref() {
            Some("global-dynamic") => 1,
            Some("local-dynamic") => 2,
            Some("initial-exec") => 3,
            Some("local-exec") => 4,
            _ => 0,
        },
        semantic_interposition: codegen.semantic_interposition,
        no_plt: codegen.no_plt,
        no_red_zone: !codegen.red_zone,
        cf_branch: codegen.cf_branch,
        cf_return: codegen.cf_return,
        mcount: codegen.profile && !codegen.fentry,
        instrument: codegen.instrument,
        stack_realign: codegen.stack_realign,
        function_attributes: function_attributes(codegen),
        enum_attributes: codegen.enum_attributes.clone(),
        module_flags: module_flags(codegen),
        align_functions: codegen.align_functions,
        no_inline: codegen.no_inline,
        no_jump_tables: !codegen.jump_tables,
        code_model: match codegen.code_model.as_deref() {
            Some("tiny") => 1,
            Some("small") => 2,
            Some("kernel") => 3,
            Some("medium") => 4,
            Some("large") => 5,
            _ => 0,
        },
        merge_all_constants: codegen.merge_all_constants,
        value_names: codegen.keep_value_names,
        patchable: codegen.patchable_entry,
        zero_call_used_regs: codegen.zero_call_used_regs.clone().unwrap_or_default(),
        no_zero_in_bss: !codegen.zero_in_bss,
        ..IrOptions::default()
    }
}

/// What objects say made them.
const IDENT: &str = concat!("NeverC ", env!("CARGO_PKG_VERSION"));

/// Replaces a prefix as `-fdebug-prefix-map=` asks; the last option that fits counts.
fn remap(path: &str, map: &[(String, String)]) -> String {
    let fitting = map
        .iter()
        .rev()
        .find_map(|(old, new)| path.strip_prefix(old.as_str()).map(|rest| (new, rest)));
    fitting.map_or_else(|| path.to_string(), |(new, rest)| format!("{new}{rest}"))
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
        verify: codegen.verify,
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
    processor: &Cpu,
    name: &str,
) -> Option<AssembleTarget> {
    let pp = &invocation.preprocessor;
    let dirs = pp
        .include_dirs
        .iter()
        .map(|d| d.to_string_lossy().into_owned());
    let mut target = AssembleTarget {
        triple: invocation.triple.llvm(),
        cpu: processor.name.clone(),
        features: features(invocation, processor),
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
