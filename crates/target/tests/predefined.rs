//! Predefined macros against those of clang 19, when it is installed.

use std::collections::BTreeMap;
use std::process::{Command, Stdio};

use neverc_target::*;

/// Macros that name the compiler rather than the target.
const IDENTITY: &[&str] = &[
    "__neverc__",
    "__neverc_major__",
    "__neverc_minor__",
    "__neverc_patchlevel__",
    "__neverc_version__",
    "__VERSION__",
    "__clang_version__",
];

fn table(text: &str) -> BTreeMap<String, String> {
    let mut table = BTreeMap::new();
    for line in text.lines() {
        let line = line
            .strip_prefix("#define ")
            .expect("only definitions are printed");
        let (name, value) = line.split_once(' ').unwrap_or((line, ""));
        if !IDENTITY.contains(&name) {
            let double = table.insert(name.to_owned(), value.trim().to_owned());
            assert!(double.is_none(), "{name} is defined twice");
        }
    }
    table
}

fn clang(triple: &str, flags: &[&str]) -> Option<BTreeMap<String, String>> {
    let output = Command::new("clang-19")
        .arg(format!("--target={triple}"))
        .args(flags)
        .args(["-dM", "-E", "-x", "c", "-"])
        .stdin(Stdio::null())
        .output()
        .ok()?;
    assert!(output.status.success(), "clang-19 refuses {flags:?}");
    Some(table(
        &String::from_utf8(output.stdout).expect("macros are ASCII"),
    ))
}

fn compare(
    triple: &str,
    flags: &[&str],
    request: &CpuRequest<'_>,
    change: impl FnOnce(&mut PredefOptions),
) {
    let Some(wanted) = clang(triple, flags) else {
        eprintln!("clang-19 is not installed: nothing to compare with");
        return;
    };
    let target = Target::new(Triple::parse(triple).unwrap());
    let cpu = Cpu::resolve(&target, request).unwrap();
    let mut options = PredefOptions::default();
    change(&mut options);
    let ours = table(&predefined_macros(&target, &cpu, &options));
    let mut differences = Vec::new();
    for (name, value) in &wanted {
        match ours.get(name) {
            None => differences.push(format!("missing {name} {value}")),
            Some(other) if other != value => {
                differences.push(format!("{name}: {other}, not {value}"))
            }
            Some(_) => {}
        }
    }
    differences.extend(
        ours.keys()
            .filter(|name| !wanted.contains_key(*name))
            .map(|name| format!("superfluous {name}")),
    );
    assert!(
        differences.is_empty(),
        "{triple} {flags:?}: {differences:#?}"
    );
}

const X86: &str = "x86_64-linux-gnu";
const ARM: &str = "aarch64-linux-gnu";

#[test]
fn standards() {
    for triple in [X86, ARM] {
        for (flag, standard, gnu) in [
            ("-std=c89", Standard::C89, false),
            ("-std=gnu89", Standard::C89, true),
            ("-std=iso9899:199409", Standard::C94, false),
            ("-std=c99", Standard::C99, false),
            ("-std=gnu11", Standard::C11, true),
            ("-std=c17", Standard::C17, false),
            ("-std=gnu17", Standard::C17, true),
            ("-std=c23", Standard::C23, false),
            ("-std=gnu23", Standard::C23, true),
            ("-std=c2y", Standard::C2y, false),
        ] {
            compare(triple, &[flag], &CpuRequest::default(), |options| {
                options.standard = standard;
                options.gnu = gnu;
            });
        }
    }
}

#[test]
fn switches() {
    type Change = fn(&mut PredefOptions);
    let cases: &[(&[&str], Change)] = &[
        (&["-O1"], |o| o.opt_level = 1),
        (&["-O2"], |o| o.opt_level = 2),
        (&["-Os"], |o| (o.opt_level, o.opt_size) = (2, true)),
        (&["-O2", "-fno-inline"], |o| {
            (o.opt_level, o.no_inline) = (2, true)
        }),
        (&["-ffast-math"], |o| o.fast_math = true),
        (&["-ffinite-math-only"], |o| o.finite_math_only = true),
        (&["-fno-math-errno"], |o| o.math_errno = false),
        (&["-fPIC"], |o| o.pie_level = 0),
        (&["-fpie"], |o| (o.pic_level, o.pie_level) = (1, 1)),
        (&["-fno-pic"], |o| (o.pic_level, o.pie_level) = (0, 0)),
        (&["-pthread"], |o| o.pthread = true),
        (&["-fsigned-char"], |o| o.unsigned_char = Some(false)),
        (&["-funsigned-char"], |o| o.unsigned_char = Some(true)),
        (&["-fshort-wchar"], |o| o.short_wchar = true),
        (&["-fshort-enums"], |o| o.short_enums = true),
        (&["-fgnu89-inline"], |o| o.gnu89_inline = Some(true)),
        (&["-fstack-protector"], |o| o.stack_protector = 1),
        (&["-fstack-protector-strong"], |o| o.stack_protector = 2),
        (&["-fstack-protector-all"], |o| o.stack_protector = 3),
        (&["-fexceptions"], |o| o.exceptions = true),
        (&["-fopenmp"], |o| o.openmp = true),
        (&["-fno-asynchronous-unwind-tables"], |o| {
            o.unwind_tables = false
        }),
        (&["-ffreestanding"], |o| {
            (o.freestanding, o.unwind_tables) = (true, false)
        }),
        (&["-x", "assembler-with-cpp"], |_| ()),
    ];
    for (flags, change) in cases {
        if flags[0] == "-x" {
            continue;
        }
        compare(X86, flags, &CpuRequest::default(), change);
        // Arm's unwind tables are not dropped by -ffreestanding.
        if flags[0] != "-ffreestanding" {
            compare(ARM, flags, &CpuRequest::default(), change);
        }
    }
    compare(X86, &["-fcf-protection"], &CpuRequest::default(), |o| {
        o.cf_protection = 3
    });
    compare(X86, &["-mcmodel=large"], &CpuRequest::default(), |o| {
        o.code_model = "large"
    });
    compare(
        ARM,
        &["-mbranch-protection=standard"],
        &CpuRequest::default(),
        |o| {
            (o.bti, o.gcs, o.pac) = (true, true, 1);
        },
    );
}

#[test]
fn x86_features() {
    for name in [
        "sse3",
        "ssse3",
        "sse4.1",
        "sse4.2",
        "sse4",
        "sse4a",
        "avx",
        "avx2",
        "fma",
        "f16c",
        "avx512f",
        "avx512vl",
        "avx512bw",
        "avx512fp16",
        "aes",
        "vaes",
        "gfni",
        "xop",
        "bmi2",
        "cx16",
        "xsavec",
        "apxf",
        "avx10.1-512",
        "avx10.1-256",
    ] {
        let flag = format!("-m{name}");
        let flags = [(name, true)];
        let request = CpuRequest {
            flags: &flags,
            ..CpuRequest::default()
        };
        compare(X86, &[&flag], &request, |_| ());
    }
    for names in [
        ["avx2", "avx"],
        ["avx512f", "avx2"],
        ["avx2", "sse4"],
        ["sse", "mmx"],
    ] {
        let on = format!("-m{}", names[0]);
        let off = format!("-mno-{}", names[1]);
        let flags = [(names[0], true), (names[1], false)];
        let request = CpuRequest {
            flags: &flags,
            ..CpuRequest::default()
        };
        compare(X86, &[&on, &off], &request, |_| ());
    }
    for (flag, on) in [("-mno-sse", false), ("-mgeneral-regs-only", true)] {
        let name = flag.trim_start_matches("-mno-").trim_start_matches("-m");
        let flags = [(name, on)];
        let request = CpuRequest {
            flags: &flags,
            ..CpuRequest::default()
        };
        compare(X86, &[flag], &request, |_| ());
    }
}

#[test]
fn x86_processors() {
    for name in cpu_names(Arch::X86_64) {
        let flag = format!("-march={name}");
        let request = CpuRequest {
            march: Some(name),
            ..CpuRequest::default()
        };
        compare(X86, &[&flag], &request, |_| ());
    }
    let target = Target::new(Triple::parse(X86).unwrap());
    let request = CpuRequest {
        march: Some("no-such-cpu"),
        ..CpuRequest::default()
    };
    let error = Cpu::resolve(&target, &request).unwrap_err();
    assert_eq!(error.to_string(), "unknown target CPU 'no-such-cpu'");
}

#[test]
fn arm_levels_and_processors() {
    for level in [
        "armv8-a",
        "armv8.1-a",
        "armv8.2-a+fp16",
        "armv8.3-a",
        "armv8.4-a",
        "armv8.5-a",
        "armv8.6-a",
        "armv8.8-a",
        "armv8.9-a",
        "armv9-a",
        "armv9.2-a",
        "armv9.4-a",
        "armv8-r",
        "armv8-a+crypto",
        "armv8-a+sve2",
        "armv8.2-a+nosimd",
        "armv8-a+crc+lse+nocrc",
        "armv8.4-a+crypto",
    ] {
        let flag = format!("-march={level}");
        let request = CpuRequest {
            march: Some(level),
            ..CpuRequest::default()
        };
        compare(ARM, &[&flag], &request, |_| ());
    }
    for name in cpu_names(Arch::AArch64) {
        let flag = format!("-mcpu={name}");
        let request = CpuRequest {
            mcpu: Some(name),
            ..CpuRequest::default()
        };
        compare(ARM, &[&flag], &request, |_| ());
    }
    compare(
        ARM,
        &["-mcpu=cortex-a72+nocrypto+sve"],
        &CpuRequest {
            mcpu: Some("cortex-a72+nocrypto+sve"),
            ..CpuRequest::default()
        },
        |_| (),
    );
}

#[test]
fn feature_strings() {
    let target = Target::new(Triple::parse(X86).unwrap());
    let cpu = Cpu::baseline(&target);
    assert_eq!(cpu.features.llvm(), "+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87");
    assert_eq!(cpu.tune.as_deref(), Some("generic"));
    let function = cpu
        .with_attribute(&target, "avx2,no-mmx,arch=haswell")
        .unwrap();
    assert_eq!(function.name, "haswell");
    assert!(
        function.features.has("avx2")
            && function.features.has("bmi2")
            && function.features.has("sse4.2")
    );
    assert_eq!(
        cpu.with_attribute(&target, "avx2,frobnicate"),
        Err("frobnicate".to_owned())
    );
    let target = Target::new(Triple::parse(ARM).unwrap());
    let cpu = Cpu::baseline(&target);
    assert_eq!(
        cpu.features.llvm(),
        "+fp-armv8,+neon,+outline-atomics,+v8a,-fmv"
    );
    assert!(
        cpu.with_attribute(&target, "+sve2+nosha2")
            .unwrap()
            .features
            .has("sve")
    );
}
