//! Code generation switches from the command line: `-O`, `-g`, position independence, machine options.

use super::language::{bad_value, number};
use super::machine_value;
use super::{
    BranchProtection, CodegenOptions, DebugLevel, FramePointer, Id, Occurrence, OptLevel, Pic,
    StackProtector,
};
use crate::message::Messages;
use crate::options::features::is_inert_machine_switch;
use neverc_irgen::options::Instrument;
use neverc_target::{Arch, Triple, is_feature_flag};

/// Settings whose defaults depend on others.
pub(super) struct CodegenState {
    pub(super) opts: CodegenOptions,
    pic: Option<Pic>,
    omit_frame_pointer: Option<bool>,
    omit_leaf_frame_pointer: Option<bool>,
    vectorize: Option<bool>,
    slp: Option<bool>,
    unroll: Option<bool>,
    dwarf: Option<u32>,
}

impl Default for CodegenState {
    fn default() -> Self {
        CodegenState {
            opts: CodegenOptions {
                opt: OptLevel::O0,
                convention_files: Vec::new(),
                vectorize_loops: false,
                vectorize_slp: false,
                unroll_loops: false,
                no_inline: false,
                no_passes: false,
                verify: false,
                pic: Pic::None,
                no_plt: false,
                semantic_interposition: false,
                frame_pointer: FramePointer::None,
                red_zone: true,
                function_sections: false,
                data_sections: false,
                jump_tables: true,
                code_model: None,
                tls_model: None,
                emulated_tls: false,
                stack_protector: StackProtector::Off,
                stack_clash_protection: false,
                cf_branch: false,
                cf_return: false,
                branch_protection: BranchProtection::default(),
                function_attributes: Vec::new(),
                enum_attributes: Vec::new(),
                module_flags: Vec::new(),
                extra_features: Vec::new(),
                stack_realign: false,
                instrument: Instrument::None,
                march: None,
                mcpu: None,
                mtune: None,
                features: Vec::new(),
                intel_syntax: false,
                debug: DebugLevel::None,
                dwarf_version: 5,
                debug_prefix_map: Vec::new(),
                debug_dir: None,
                align_functions: 0,
                profile: false,
                fentry: false,
                patchable_entry: (0, 0),
                zero_call_used_regs: None,
                verbose_asm: true,
                ident: true,
                keep_value_names: false,
                llvm_options: Vec::new(),
                merge_all_constants: false,
                sibling_calls: true,
                trapping_math: true,
                strict_fp: false,
                async_unwind_tables: true,
                zero_in_bss: true,
            },
            pic: None,
            omit_frame_pointer: None,
            omit_leaf_frame_pointer: None,
            vectorize: None,
            slp: None,
            unroll: None,
            dwarf: None,
        }
    }
}

impl CodegenState {
    /// Takes one option if it belongs to code generation. `-Ofast` is answered with `Some(true)` in
    /// `ofast`, other levels with `Some(false)`.
    pub(super) fn take(
        &mut self,
        option: &Occurrence,
        triple: &Triple,
        ofast: &mut bool,
        messages: &mut Messages,
    ) -> bool {
        let opts = &mut self.opts;
        match option.id {
            Id::Optimize => {
                let value = option.value();
                *ofast = false;
                opts.opt = match value.as_str() {
                    _ if option.spelling == "-Ofast" => {
                        *ofast = true;
                        OptLevel::O3
                    }
                    "0" => OptLevel::O0,
                    "" | "1" | "g" => OptLevel::O1,
                    "2" => OptLevel::O2,
                    "3" => OptLevel::O3,
                    "fast" => {
                        *ofast = true;
                        OptLevel::O3
                    }
                    "s" => OptLevel::Os,
                    "z" => OptLevel::Oz,
                    text => match text.parse::<u32>() {
                        Ok(_) => {
                            messages.warn(
                                "option-ignored",
                                format!(
                                    "optimization level '-O{text}' is not supported; using '-O3' instead"
                                ),
                            );
                            OptLevel::O3
                        }
                        Err(_) => {
                            messages
                                .error(format!("invalid integral value '{text}' in '-O{text}'"));
                            OptLevel::O0
                        }
                    },
                };
            }
            Id::Debug => self.debug(option),
            Id::DebugCompilationDir => opts.debug_dir = Some(option.value()),
            Id::CallConvTd => opts.convention_files.push(option.value()),
            Id::TlsModel => match option.value().as_str() {
                "global-dynamic" | "local-dynamic" | "initial-exec" | "local-exec" => {
                    opts.tls_model = Some(option.value());
                }
                _ => bad_value(option, messages),
            },
            Id::StackProtector => {
                opts.stack_protector = match option.spelling.as_str() {
                    "-fstack-protector" => StackProtector::Basic,
                    "-fstack-protector-strong" => StackProtector::Strong,
                    "-fstack-protector-all" => StackProtector::All,
                    _ => StackProtector::Off,
                };
            }
            Id::CfProtection => {
                let value = match option.spelling.as_str() {
                    "-fcf-protection" => "full".to_string(),
                    "-fno-cf-protection" => "none".to_string(),
                    _ => option.value(),
                };
                (opts.cf_branch, opts.cf_return) = match value.as_str() {
                    "full" | "check" => (true, true),
                    "branch" => (true, false),
                    "return" => (false, true),
                    "none" => (false, false),
                    _ => {
                        bad_value(option, messages);
                        return true;
                    }
                };
                if triple.arch != Arch::X86_64 && (opts.cf_branch || opts.cf_return) {
                    messages.error(format!(
                        "unsupported option '{}' for target '{}'",
                        option.written,
                        triple.llvm()
                    ));
                }
            }
            Id::AlignFunctions => {
                let mut wanted = 0;
                number(option, messages, |n| wanted = n);
                // Rounded up to a power of two, as GCC and Clang do.
                match wanted {
                    0..=65536 => opts.align_functions = wanted.next_power_of_two(),
                    _ => bad_value(option, messages),
                }
            }
            Id::PatchableFunctionEntry => {
                let value = option.value();
                let (total, before) = value.split_once(',').unwrap_or((&value, "0"));
                match (total.parse::<u32>(), before.parse::<u32>()) {
                    (Ok(n), Ok(m)) if m <= n && n < 1 << 16 => opts.patchable_entry = (n, m),
                    _ => messages.error(format!(
                        "invalid argument '{value}' to -fpatchable-function-entry="
                    )),
                }
            }
            Id::ZeroCallUsedRegs => opts.zero_call_used_regs = Some(option.value()),
            Id::CodeModel => {
                let value = option.value();
                let known: &[&str] = match triple.arch {
                    Arch::X86_64 => &["small", "kernel", "medium", "large"],
                    Arch::AArch64 => &["tiny", "small", "large"],
                };
                if known.contains(&value.as_str()) {
                    opts.code_model = Some(value);
                } else {
                    messages.error(format!(
                        "unsupported argument '{value}' to option '-mcmodel=' for target '{}'",
                        triple.llvm()
                    ));
                }
            }
            Id::March => opts.march = Some(option.value()),
            Id::Mcpu => {
                if triple.arch == Arch::X86_64 {
                    // Clang treats it as -mtune on x86, and says that it is old-fashioned.
                    messages.error(format!(
                        "unsupported option '-mcpu=' for target '{}'",
                        triple.llvm()
                    ));
                    messages.note("did you mean '-march='?");
                } else {
                    opts.mcpu = Some(option.value());
                }
            }
            Id::Mtune => opts.mtune = Some(option.value()),
            Id::M64 => {}
            Id::M32 => messages.error(format!(
                "unsupported option '{}' for target '{}'",
                option.written,
                triple.llvm()
            )),
            Id::AsmDialect => match option.value().as_str() {
                "att" => opts.intel_syntax = false,
                "intel" => opts.intel_syntax = true,
                _ => bad_value(option, messages),
            },
            Id::MachineValue => machine_value::take_value(option, triple, opts, messages),
            Id::MachineFeature => self.machine_switch(option, triple, messages),
            Id::RegisterSwitch => {
                let what = if option.spelling == "-ffixed-" {
                    "reserve"
                } else {
                    "call-saved"
                };
                let name = format!("{what}-{}", option.value());
                if triple.arch == Arch::AArch64 && is_feature_flag(triple.arch, &name) {
                    opts.features.push((name, true));
                } else {
                    messages.error(format!(
                        "unsupported option '{}' for target '{}'",
                        option.written,
                        triple.llvm()
                    ));
                }
            }
            Id::Profile => opts.profile = true,
            Id::Mllvm => opts.llvm_options.push(option.value()),
            // Of the options of Clang's inner compiler, the one that shows what IR generation makes.
            Id::Xclang => match option.value().as_str() {
                "-disable-llvm-passes" | "-disable-llvm-optzns" => opts.no_passes = true,
                value => messages.error(format!("unsupported option '-Xclang {value}'")),
            },
            Id::Toggle => return self.toggle(option, triple, messages),
            _ => return false,
        }
        true
    }

    fn debug(&mut self, option: &Occurrence) {
        let value = option.value();
        let level = match (option.spelling.as_str(), value.as_str()) {
            ("-gdwarf-", v) => {
                self.dwarf = v.parse().ok();
                self.opts.debug.max(DebugLevel::Full)
            }
            (_, "0") => DebugLevel::None,
            (_, "1" | "line-tables-only" | "line-directives-only" | "mlt") => DebugLevel::Lines,
            (_, "3") => DebugLevel::Macros,
            (_, "" | "2" | "full" | "used" | "dwarf" | "lldb" | "sce" | "dbx") => {
                self.opts.debug.max(DebugLevel::Full)
            }
            // Refinements that do not ask for debug information by themselves.
            _ => self.opts.debug,
        };
        self.opts.debug = level;
    }

    fn machine_switch(&mut self, option: &Occurrence, triple: &Triple, messages: &mut Messages) {
        let (name, on) = option.switch();
        if is_feature_flag(triple.arch, name) {
            self.opts.features.push((name.to_string(), on));
            return;
        }
        let other = if triple.arch == Arch::X86_64 {
            Arch::AArch64
        } else {
            Arch::X86_64
        };
        if is_feature_flag(other, name) {
            messages.error(format!(
                "unsupported option '{}' for target '{}'",
                option.written,
                triple.llvm()
            ));
            return;
        }
        match name {
            "red-zone" => self.opts.red_zone = on,
            "omit-leaf-frame-pointer" => self.omit_leaf_frame_pointer = Some(on),
            "fentry" => self.opts.fentry = on,
            name if is_inert_machine_switch(name) => {}
            name if machine_value::take_switch(name, on, triple, &mut self.opts) => {}
            _ if !on => {}
            _ => messages.error(format!(
                "unsupported option '{}' for target '{}'",
                option.written,
                triple.llvm()
            )),
        }
    }

    fn toggle(&mut self, option: &Occurrence, triple: &Triple, messages: &mut Messages) -> bool {
        let (name, on) = option.switch();
        let opts = &mut self.opts;
        match name {
            "PIC" | "pic" => {
                self.pic = Some(if on {
                    Pic::Pic {
                        large: name == "PIC",
                    }
                } else {
                    Pic::None
                });
            }
            "PIE" | "pie" => {
                self.pic = Some(if on {
                    Pic::Pie {
                        large: name == "PIE",
                    }
                } else {
                    Pic::None
                });
            }
            "instrument-functions" => opts.instrument = Instrument::when(on, Instrument::Functions),
            "instrument-functions-after-inlining" => {
                opts.instrument = Instrument::when(on, Instrument::AfterInlining);
            }
            "instrument-function-entry-bare" => {
                opts.instrument = Instrument::when(on, Instrument::EntryBare);
            }
            "omit-frame-pointer" => self.omit_frame_pointer = Some(on),
            "function-sections" => opts.function_sections = on,
            "data-sections" => opts.data_sections = on,
            "jump-tables" => opts.jump_tables = on,
            "plt" => opts.no_plt = !on,
            "semantic-interposition" => opts.semantic_interposition = on,
            "emulated-tls" => opts.emulated_tls = on,
            "stack-clash-protection" => opts.stack_clash_protection = on,
            "inline" | "inline-functions" => opts.no_inline = !on,
            "vectorize" | "tree-vectorize" => {
                self.vectorize = Some(on);
                if name == "tree-vectorize" {
                    self.slp = Some(on);
                }
            }
            "slp-vectorize" | "tree-slp-vectorize" => self.slp = Some(on),
            "unroll-loops" => self.unroll = Some(on),
            "optimize-sibling-calls" => opts.sibling_calls = on,
            "verify-intermediate-code" => opts.verify = on,
            "merge-all-constants" => opts.merge_all_constants = on,
            "verbose-asm" => opts.verbose_asm = on,
            "ident" => opts.ident = on,
            "discard-value-names" => opts.keep_value_names = !on,
            "zero-initialized-in-bss" => opts.zero_in_bss = on,
            "ropi" | "rwpi" if on => messages.error(format!(
                "unsupported option '{}' for target '{}'",
                option.written,
                triple.llvm()
            )),
            _ => return false,
        }
        true
    }

    /// The finished switches. `static_link` and `no_pie` come from the link mode, which does not
    /// change code generation but for `-static-pie`; PIE is the default as on Debian.
    pub(super) fn finish(
        mut self,
        arch: Arch,
        trapping_math: bool,
        strict_fp: bool,
    ) -> CodegenOptions {
        let optimizing = self.opts.opt != OptLevel::O0;
        self.opts.pic = self.pic.unwrap_or(Pic::Pie { large: true });
        if self.opts.code_model.as_deref() == Some("kernel") && self.pic.is_none() {
            self.opts.pic = Pic::None;
        }
        self.opts.frame_pointer = match self.omit_frame_pointer {
            Some(true) => FramePointer::None,
            // AArch64 keeps the chain of frames unless told not to, but leaves are no part of it.
            None if optimizing && arch != Arch::AArch64 => FramePointer::None,
            _ if self
                .omit_leaf_frame_pointer
                .unwrap_or(arch == Arch::AArch64) =>
            {
                FramePointer::NonLeaf
            }
            _ => FramePointer::All,
        };
        let speed = matches!(self.opts.opt, OptLevel::O2 | OptLevel::O3 | OptLevel::Os);
        self.opts.vectorize_loops = self.vectorize.unwrap_or(speed);
        self.opts.vectorize_slp = self.slp.unwrap_or(speed || self.opts.opt == OptLevel::Oz);
        self.opts.unroll_loops = self
            .unroll
            .unwrap_or(matches!(self.opts.opt, OptLevel::O2 | OptLevel::O3));
        self.opts.dwarf_version = self.dwarf.unwrap_or(5);
        self.opts.trapping_math = trapping_math;
        self.opts.strict_fp = strict_fp;
        self.opts
    }
}
