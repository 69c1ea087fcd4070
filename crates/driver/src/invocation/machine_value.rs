//! `-mX=value` options and `-m` switches that become attributes of functions, module flags or features.

use neverc_target::{Arch, Triple};

use super::{BranchProtection, CodegenOptions, FlagMerge, Id, Occurrence};
use crate::message::Messages;

/// Reports an option that the target does not have.
fn not_for_target(option: &Occurrence, triple: &Triple, messages: &mut Messages) {
    messages.error(format!(
        "unsupported option '{}' for target '{}'",
        option.written,
        triple.llvm()
    ));
}

/// Takes an option with a value.
pub(super) fn take_value(
    option: &Occurrence,
    triple: &Triple,
    opts: &mut CodegenOptions,
    messages: &mut Messages,
) {
    debug_assert_eq!(option.id, Id::MachineValue);
    let name = option.spelling.trim_end_matches('=');
    let value = option.value();
    let x86 = triple.arch == Arch::X86_64;
    let attribute = |key: &str| (key.to_string(), value.clone());
    let taken = match (name, value.as_str()) {
        ("-mprefer-vector-width", "none") => true,
        ("-mprefer-vector-width", v) if v.parse::<u32>().is_ok() => {
            opts.function_attributes
                .push(attribute("prefer-vector-width"));
            true
        }
        ("-mrecip", _) => {
            opts.function_attributes
                .push(attribute("reciprocal-estimates"));
            true
        }
        ("-mstack-alignment", v) => match v.parse::<u32>() {
            Ok(n) if n.is_power_of_two() && n <= 1 << 20 => {
                opts.module_flags
                    .push((FlagMerge::Error, "override-stack-alignment", n));
                true
            }
            _ => false,
        },
        ("-mpreferred-stack-boundary", v) if x86 => match v.parse::<u32>() {
            Ok(n @ 3..=12) => {
                opts.module_flags
                    .push((FlagMerge::Error, "override-stack-alignment", 1 << n));
                true
            }
            _ => false,
        },
        ("-mstackrealign", _) => {
            opts.stack_realign = true;
            true
        }
        ("-mno-stackrealign", _) => {
            opts.stack_realign = false;
            true
        }
        ("-mstack-probe-size", v) => match v.parse::<u32>() {
            Ok(n) => {
                opts.function_attributes.push(attribute("stack-probe-size"));
                opts.module_flags
                    .push((FlagMerge::Min, "stack-probe-size", n));
                true
            }
            Err(_) => false,
        },
        ("-mlarge-data-threshold", v) => v.parse::<u32>().is_ok(),
        ("-mfunction-return", "keep") if x86 => true,
        ("-mfunction-return", "thunk-extern") if x86 => {
            opts.enum_attributes.push("fn_ret_thunk_extern");
            opts.module_flags
                .push((FlagMerge::Override, "function_return_thunk_extern", 1));
            true
        }
        ("-mindirect-branch-cs-prefix", _) if x86 => {
            opts.module_flags
                .push((FlagMerge::Override, "indirect_branch_cs_prefix", 1));
            true
        }
        ("-mharden-sls", list) => {
            let prefix = "harden-sls-";
            let words: Vec<&str> = list.split(',').collect();
            let all = if x86 {
                ["ret", "ijmp"]
            } else {
                ["retbr", "blr"]
            };
            let named = |word: &str| match (word, x86) {
                ("none", _) => Some(vec![]),
                ("all", _) => Some(all.to_vec()),
                ("return", true) => Some(vec!["ret"]),
                ("indirect-jmp", true) => Some(vec!["ijmp"]),
                ("retbr", false) => Some(vec!["retbr"]),
                ("blr", false) => Some(vec!["blr"]),
                _ => None,
            };
            let features: Option<Vec<Vec<&str>>> = words.into_iter().map(named).collect();
            match features {
                Some(list) => {
                    let added = list.concat().into_iter().map(|f| format!("+{prefix}{f}"));
                    opts.extra_features.extend(added);
                    true
                }
                None => false,
            }
        }
        ("-mbranch-protection", v) => match BranchProtection::parse(v) {
            Some(_) if x86 => {
                not_for_target(option, triple, messages);
                return;
            }
            Some(parsed) => {
                opts.branch_protection = parsed;
                true
            }
            None => false,
        },
        ("-msign-return-address", "none" | "non-leaf" | "all") if !x86 => {
            opts.branch_protection.return_address = value != "none";
            opts.branch_protection.leaf = value == "all";
            true
        }
        ("-mabi", "sysv") if x86 => true,
        ("-mabi", "aapcs" | "lp64") if !x86 => true,
        ("-mfpmath", "sse") if x86 => true,
        ("-mtls-dialect", "gnu" | "trad") if x86 => true,
        ("-mtls-dialect", "desc") if !x86 => true,
        ("-mtls-size", "24") if !x86 => true,
        ("-mstack-protector-guard", "tls") if x86 => true,
        ("-mstack-protector-guard", "global") if !x86 => true,
        ("-msve-vector-bits", "scalable") if !x86 => true,
        // No effect on code that a program could see.
        ("-falign-loops", v) => v.parse::<u32>().is_ok(),
        ("-fstrict-flex-arrays", "0" | "1" | "2" | "3") => true,
        _ => false,
    };
    if !taken {
        if option.values.is_empty() {
            not_for_target(option, triple, messages);
        } else {
            messages.error(format!(
                "unsupported argument '{value}' to option '{}' for target '{}'",
                option.spelling,
                triple.llvm()
            ));
        }
    }
}

/// Takes a switch that is no processor feature; `false` if it is not known here.
pub(super) fn take_switch(
    name: &str,
    on: bool,
    triple: &Triple,
    opts: &mut CodegenOptions,
) -> bool {
    let x86 = triple.arch == Arch::X86_64;
    let mut features = |list: &[&str]| {
        let sign = if on { '+' } else { '-' };
        opts.extra_features
            .extend(list.iter().map(|f| format!("{sign}{f}")));
    };
    match name {
        "implicit-float" => {
            if !on {
                opts.enum_attributes.push("noimplicitfloat");
            }
        }
        "retpoline" if x86 => {
            features(&["retpoline-indirect-branches", "retpoline-indirect-calls"])
        }
        "retpoline-external-thunk" if x86 => features(&[
            "retpoline-indirect-branches",
            "retpoline-indirect-calls",
            "retpoline-external-thunk",
        ]),
        "lvi-cfi" if x86 => features(&["lvi-cfi"]),
        "lvi-hardening" if x86 => features(&["lvi-cfi", "lvi-load-hardening"]),
        "speculative-load-hardening" => {
            if on {
                opts.enum_attributes.push("speculative_load_hardening");
                if x86 {
                    opts.extra_features
                        .push("+retpoline-indirect-calls".to_string());
                }
            }
        }
        "skip-rax-setup" if x86 => {
            if on {
                opts.module_flags
                    .push((FlagMerge::Override, "SkipRaxSetup", 1));
            }
        }
        "strict-align" if !x86 => features(&["strict-align"]),
        "unaligned-access" if !x86 => {
            opts.extra_features
                .push(format!("{}strict-align", if on { '-' } else { '+' }));
        }
        "fix-cortex-a53-835769" if !x86 => features(&["fix-cortex-a53-835769"]),
        "outline-atomics" if !x86 => features(&["outline-atomics"]),
        "long-double-128" if !x86 => {}
        "fix-cortex-a53-843419" if !x86 => {}
        "outline" | "global-merge" | "relax-all" | "stack-arg-probe" | "tls-direct-seg-refs" => {}
        _ => return false,
    }
    true
}
