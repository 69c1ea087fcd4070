//! The processor code is made for: `-march=`, `-mcpu=`, `-mtune=`, `-m<feature>` and the `target` attribute.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::{Arch, Target, aarch64_facts, x86_facts};

/// Features switched on and off, by LLVM's names.
#[derive(Clone, Debug, PartialEq, Eq, Default, Hash)]
pub struct Features(BTreeMap<String, bool>);

impl Features {
    /// Is the feature on?
    pub fn has(&self, name: &str) -> bool {
        self.0.get(name).copied().unwrap_or(false)
    }

    /// Names of the features that are on, in order.
    pub fn enabled(&self) -> impl Iterator<Item = &str> {
        self.0
            .iter()
            .filter(|(_, on)| **on)
            .map(|(name, _)| name.as_str())
    }

    /// LLVM's notation: `+avx,+sse,-avx512f`; also the value of the function attribute `target-features`.
    pub fn llvm(&self) -> String {
        let mut text = String::new();
        for wanted in [true, false] {
            for (name, _) in self.0.iter().filter(|(_, on)| **on == wanted) {
                if !text.is_empty() {
                    text.push(',');
                }
                text.push(if wanted { '+' } else { '-' });
                text.push_str(name);
            }
        }
        text
    }
}

/// A processor and its features.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cpu {
    /// LLVM's processor name
    pub name: String,
    /// Processor the code is tuned for, when another
    pub tune: Option<String>,
    /// Features
    pub features: Features,
}

/// What the command line says of the processor.
#[derive(Clone, Debug, Default)]
pub struct CpuRequest<'a> {
    /// `-march=`
    pub march: Option<&'a str>,
    /// `-mcpu=`
    pub mcpu: Option<&'a str>,
    /// `-mtune=`
    pub mtune: Option<&'a str>,
    /// `-m<name>` and `-mno-<name>` in order: name without `no-`, and whether it is on
    pub flags: &'a [(&'a str, bool)],
    /// The processor this program runs on and its features in LLVM's notation, for `native`
    pub host: Option<(&'a str, &'a str)>,
}

/// Something about the processor that is not known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CpuError {
    /// No such processor
    UnknownCpu(String),
    /// An option's value does not fit the target
    UnsupportedArgument {
        /// The option, such as `-march=`
        option: &'static str,
        /// Its value
        value: String,
    },
    /// The target has no such option
    UnsupportedOption(&'static str),
    /// No such feature flag, without `-m`
    UnknownFlag(String),
}

impl fmt::Display for CpuError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CpuError::UnknownCpu(name) => write!(f, "unknown target CPU '{name}'"),
            CpuError::UnsupportedArgument { option, value } => {
                write!(f, "unsupported argument '{value}' to option '{option}'")
            }
            CpuError::UnsupportedOption(option) => write!(f, "unsupported option '{option}'"),
            CpuError::UnknownFlag(name) => write!(f, "unknown argument: '-m{name}'"),
        }
    }
}

impl std::error::Error for CpuError {}

/// Is `-m<name>` a feature flag of the architecture?
pub fn is_feature_flag(arch: Arch, name: &str) -> bool {
    match arch {
        Arch::X86_64 => x86_flag(name, true).is_some(),
        Arch::AArch64 => aarch64_flag(name).is_some(),
    }
}

/// Names of all processors `-march=` (x86-64) or `-mcpu=` (AArch64) takes.
pub fn cpu_names(arch: Arch) -> Vec<&'static str> {
    match arch {
        Arch::X86_64 => x86_facts::CPUS.iter().map(|cpu| cpu.name).collect(),
        Arch::AArch64 => aarch64_facts::CPUS.iter().map(|(name, _)| *name).collect(),
    }
}

/// The features behind `-m<name>`, each with whether it is switched on.
fn x86_flag(name: &str, on: bool) -> Option<Vec<(&'static str, bool)>> {
    let list: &[&'static str] = match name {
        "sse4" => {
            return Some(vec![if on {
                ("sse4.2", true)
            } else {
                ("sse4.1", false)
            }]);
        }
        "80387" | "x87" => &["x87"],
        "general-regs-only" => &["x87", "mmx", "sse"],
        // Accepted without effect on 64-bit code.
        "3dnow" | "3dnowa" | "soft-float" | "vzeroupper" => &[],
        // It comes with AVX-512 and cannot be had alone.
        "evex512" if on => &[],
        "apxf" => &["ccmp", "cf", "egpr", "ndd", "nf", "ppx", "push2pop2", "zu"],
        "avx10.1" => &["avx10.1-256"],
        "retpoline" => &["retpoline-indirect-branches", "retpoline-indirect-calls"],
        "retpoline-external-thunk" => &[
            "retpoline-external-thunk",
            "retpoline-indirect-branches",
            "retpoline-indirect-calls",
        ],
        "lvi-hardening" => &["lvi-load-hardening", "lvi-cfi"],
        "cmov"
        | "cx8"
        | "retpoline-indirect-branches"
        | "retpoline-indirect-calls"
        | "lvi-load-hardening" => {
            return None;
        }
        _ => {
            let found = x86_facts::FEATURES
                .iter()
                .find(|feature| feature.name == name)?;
            return Some(vec![(found.name, on)]);
        }
    };
    let on = on != (name == "general-regs-only");
    Some(list.iter().map(|&feature| (feature, on)).collect())
}

fn aarch64_flag(name: &str) -> Option<&'static [&'static str]> {
    Some(match name {
        "general-regs-only" => &["fp-armv8", "neon"],
        "strict-align" => &["strict-align"],
        "unaligned-access" => &["strict-align"],
        "outline-atomics" => &["outline-atomics"],
        "fix-cortex-a53-835769" => &["fix-cortex-a53-835769"],
        name if name.starts_with("reserve-x") || name.starts_with("call-saved-x") => {
            aarch64_facts::REGISTER_SWITCHES
                .iter()
                .find(|known| known[0] == name)?
        }
        "omit-leaf-frame-pointer" => return None,
        _ => return None,
    })
}

/// Works on a set of features by a table of what each needs.
struct Resolver {
    needs: fn(&str) -> &'static str,
    all: fn() -> Vec<(&'static str, &'static str)>,
    features: Features,
}

impl Resolver {
    fn new(arch: Arch) -> Resolver {
        match arch {
            Arch::X86_64 => Resolver {
                needs: |name| {
                    let at = x86_facts::FEATURES.binary_search_by(|feature| feature.name.cmp(name));
                    at.map_or("", |at| x86_facts::FEATURES[at].needs)
                },
                all: || {
                    x86_facts::FEATURES
                        .iter()
                        .map(|feature| (feature.name, feature.needs))
                        .collect()
                },
                features: Features::default(),
            },
            Arch::AArch64 => Resolver {
                needs: |name| {
                    let at = aarch64_facts::FEATURES
                        .binary_search_by(|(feature, _)| (*feature).cmp(name));
                    at.map_or("", |at| aarch64_facts::FEATURES[at].1)
                },
                all: || aarch64_facts::FEATURES.to_vec(),
                features: Features::default(),
            },
        }
    }

    /// Switches a feature on, with those it needs.
    fn enable(&mut self, name: &str) {
        let mut work = vec![name.to_owned()];
        let mut seen = BTreeSet::new();
        while let Some(name) = work.pop() {
            if seen.insert(name.clone()) {
                work.extend((self.needs)(&name).split_whitespace().map(str::to_owned));
                self.features.0.insert(name, true);
            }
        }
    }

    /// Switches a feature off, with those that need it.
    fn disable(&mut self, name: &str) {
        let all = (self.all)();
        let mut off: BTreeSet<&str> = BTreeSet::from([name]);
        loop {
            let before = off.len();
            for &(feature, needs) in &all {
                if needs.split_whitespace().any(|needed| off.contains(needed)) {
                    off.insert(feature);
                }
            }
            if off.len() == before {
                break;
            }
        }
        for name in off {
            self.features.0.insert(name.to_owned(), false);
        }
    }

    fn set(&mut self, name: &str, on: bool) {
        if on {
            self.enable(name)
        } else {
            self.disable(name)
        }
    }

    fn x86_set(&mut self, name: &str, on: bool) {
        self.set(name, on);
        // Vectors of 512 bits come with AVX-512, unless it came with AVX10 of 256 bits.
        if on && !self.features.has("avx10.1-256") && self.features.has("avx512f")
            || on && name == "avx10.1-512"
        {
            self.enable("evex512");
        }
    }

    /// Some features come with others, though these do not need them, unless they were switched off.
    fn x86_finish(&mut self) {
        for (feature, companion) in [("avx", "xsave"), ("sse4.2", "popcnt"), ("sse4.2", "crc32")] {
            if self.features.has(feature) && !self.features.0.contains_key(companion) {
                self.enable(companion);
            }
        }
    }

    fn enable_list(&mut self, list: &str) {
        for name in list.split_whitespace() {
            self.enable(name);
        }
    }

    /// Takes the host's features as it tells them, as far as they are known.
    fn take_host(&mut self, features: &str) {
        let known: BTreeSet<&str> = (self.all)().into_iter().map(|(name, _)| name).collect();
        for feature in features.split(',') {
            let (name, on) = match feature.split_at_checked(1) {
                Some(("+", name)) => (name, true),
                Some(("-", name)) => (name, false),
                _ => continue,
            };
            if known.contains(name) {
                self.features.0.insert(name.to_owned(), on);
            }
        }
    }
}

impl Cpu {
    /// The processor the command line asks for.
    pub fn resolve(target: &Target, request: &CpuRequest<'_>) -> Result<Cpu, CpuError> {
        match target.arch() {
            Arch::X86_64 => x86_resolve(request),
            Arch::AArch64 => aarch64_resolve(request),
        }
    }

    /// The processor of code without options.
    pub fn baseline(target: &Target) -> Cpu {
        Cpu::resolve(target, &CpuRequest::default()).unwrap_or_else(|_| Cpu {
            name: target.default_cpu().to_owned(),
            tune: None,
            features: Features::default(),
        })
    }

    /// The processor of a function with `__attribute__((target("...")))` and these words. The error is the word
    /// that is not understood.
    pub fn with_attribute(&self, target: &Target, text: &str) -> Result<Cpu, String> {
        let mut cpu = self.clone();
        let mut resolver = Resolver::new(target.arch());
        resolver.features = cpu.features.clone();
        for word in text
            .split(',')
            .map(str::trim)
            .filter(|word| !word.is_empty())
        {
            let bad = || word.to_owned();
            if let Some(name) = word.strip_prefix("tune=") {
                if !cpu_names(target.arch()).contains(&name) {
                    return Err(bad());
                }
                cpu.tune = Some(name.to_owned());
                continue;
            }
            match target.arch() {
                Arch::X86_64 => {
                    if let Some(name) = word.strip_prefix("arch=") {
                        let found = x86_cpu(name).ok_or_else(bad)?;
                        resolver.enable_list(found.features);
                        found.name.clone_into(&mut cpu.name);
                        cpu.tune = None;
                    } else if matches!(word, "fpmath=387" | "fpmath=sse" | "branch-protection=none")
                    {
                        // Floating operations follow the features.
                    } else {
                        let (name, on) = word
                            .strip_prefix("no-")
                            .map_or((word, true), |name| (name, false));
                        for (feature, on) in x86_flag(name, on).ok_or_else(bad)? {
                            resolver.x86_set(feature, on);
                        }
                    }
                }
                Arch::AArch64 => {
                    if let Some(value) = word.strip_prefix("arch=") {
                        aarch64_arch(&mut resolver, value).ok_or_else(bad)?;
                    } else if let Some(value) = word.strip_prefix("cpu=") {
                        cpu.name = aarch64_cpu(&mut resolver, value, None).ok_or_else(bad)?;
                        cpu.tune = None;
                    } else if let Some(list) = word.strip_prefix('+') {
                        aarch64_extensions(&mut resolver, list.split('+')).ok_or_else(bad)?;
                    } else if word == "strict-align" || word == "no-strict-align" {
                        resolver.set("strict-align", word == "strict-align");
                    } else if word == "general-regs-only" {
                        resolver.disable("fp-armv8");
                    } else if word.starts_with("branch-protection=") {
                        // Becomes function attributes, not features.
                    } else {
                        let (name, on) = word
                            .strip_prefix("no")
                            .map_or((word, true), |name| (name, false));
                        aarch64_extension(&mut resolver, name, on)
                            .or_else(|| aarch64_extension(&mut resolver, word, true))
                            .ok_or_else(bad)?;
                    }
                }
            }
        }
        if target.arch() == Arch::X86_64 {
            resolver.x86_finish();
        }
        cpu.features = resolver.features;
        Ok(cpu)
    }
}

fn x86_cpu(name: &str) -> Option<&'static x86_facts::Cpu> {
    x86_facts::CPUS.iter().find(|cpu| cpu.name == name)
}

/// Stem of the macros of an x86 processor's family, empty for none.
pub(crate) fn x86_stem(name: &str) -> &'static str {
    x86_cpu(name).map_or("", |cpu| cpu.stem)
}

/// 32-bit processors that tuning may name though code for them cannot be made.
const X86_TUNE_ONLY: &[&str] = &[
    "generic",
    "i386",
    "i486",
    "winchip-c6",
    "winchip2",
    "c3",
    "i586",
    "pentium",
    "pentium-mmx",
    "pentiumpro",
    "i686",
    "pentium2",
    "pentium3",
    "pentium3m",
    "pentium-m",
    "c3-2",
    "yonah",
    "pentium4",
    "pentium4m",
    "prescott",
    "lakemont",
    "k6",
    "k6-2",
    "k6-3",
    "athlon",
    "athlon-tbird",
    "athlon-xp",
    "athlon-mp",
    "athlon-4",
    "geode",
];

fn x86_resolve(request: &CpuRequest<'_>) -> Result<Cpu, CpuError> {
    if request.mcpu.is_some() {
        return Err(CpuError::UnsupportedOption("-mcpu="));
    }
    let mut resolver = Resolver::new(Arch::X86_64);
    let mut tune = None;
    let name = match request.march {
        None => {
            resolver.enable_list(x86_cpu("x86-64").map_or("", |cpu| cpu.features));
            tune = Some("generic".to_owned());
            "x86-64".to_owned()
        }
        Some("native") => {
            let Some((name, features)) = request.host else {
                return Err(CpuError::UnknownCpu("native".to_owned()));
            };
            resolver.enable_list(x86_cpu("x86-64").map_or("", |cpu| cpu.features));
            resolver.take_host(features);
            name.to_owned()
        }
        Some(name) => {
            let cpu = x86_cpu(name).ok_or_else(|| CpuError::UnknownCpu(name.to_owned()))?;
            resolver.enable_list(cpu.features);
            name.to_owned()
        }
    };
    match request.mtune {
        None => {}
        Some("native") => {
            let Some((name, _)) = request.host else {
                return Err(CpuError::UnknownCpu("native".to_owned()));
            };
            tune = Some(name.to_owned());
        }
        Some(name) if x86_cpu(name).is_some() || X86_TUNE_ONLY.contains(&name) => {
            tune = Some(name.to_owned())
        }
        Some(name) => return Err(CpuError::UnknownCpu(name.to_owned())),
    }
    for &(flag, on) in request.flags {
        for (feature, on) in
            x86_flag(flag, on).ok_or_else(|| CpuError::UnknownFlag(flag.to_owned()))?
        {
            resolver.x86_set(feature, on);
        }
    }
    resolver.x86_finish();
    Ok(Cpu {
        name,
        tune,
        features: resolver.features,
    })
}

fn aarch64_extension(resolver: &mut Resolver, name: &str, on: bool) -> Option<()> {
    if name == "crypto" {
        let mut list = vec!["aes", "sha2"];
        // From Armv8.4 on the word also means the newer algorithms.
        if resolver.features.has("v8.4a") || !on {
            list.extend(["sha3", "sm4"]);
        }
        for feature in list {
            if on || resolver.features.has(feature) {
                resolver.set(feature, on);
            }
        }
        return Some(());
    }
    let (_, feature) = aarch64_facts::EXTENSIONS
        .iter()
        .find(|(extension, _)| *extension == name)?;
    let half_before = resolver.features.has("fullfp16");
    resolver.set(feature, on);
    // In Armv8.4 to 8.9 half precision brings the multiplications that widen, by whatever it came.
    let half = !half_before && resolver.features.has("fullfp16");
    if half && resolver.features.has("v8.4a") && !resolver.features.has("v9a") {
        resolver.enable("fp16fml");
    }
    Some(())
}

fn aarch64_extensions<'a>(
    resolver: &mut Resolver,
    list: impl Iterator<Item = &'a str>,
) -> Option<()> {
    for word in list {
        // An extension's own name may begin with `no`.
        if aarch64_extension(resolver, word, true).is_none() {
            aarch64_extension(resolver, word.strip_prefix("no")?, false)?;
        }
    }
    Some(())
}

fn aarch64_arch(resolver: &mut Resolver, value: &str) -> Option<()> {
    let mut words = value.split('+');
    let level = words.next()?;
    let level = level
        .strip_suffix("-a")
        .map_or(level.to_owned(), str::to_owned);
    let (_, features) = aarch64_facts::ARCHITECTURES
        .iter()
        .find(|(name, _)| *name == level || name.strip_suffix("-a") == Some(&level))?;
    resolver.enable_list(features);
    aarch64_extensions(resolver, words)
}

/// A processor by one of its names: the name LLVM knows, and its features.
fn aarch64_model(name: &str) -> Option<(&'static str, &'static str)> {
    let name = aarch64_facts::CPU_ALIASES
        .iter()
        .find(|(alias, _)| *alias == name)
        .map_or(name, |(_, name)| name);
    aarch64_facts::CPUS
        .iter()
        .find(|(cpu, _)| *cpu == name)
        .copied()
}

fn aarch64_cpu(resolver: &mut Resolver, value: &str, host: Option<(&str, &str)>) -> Option<String> {
    let mut words = value.split('+');
    let name = words.next()?;
    let name = if name == "native" {
        let (name, features) = host?;
        resolver.enable_list("v8a neon");
        resolver.take_host(features);
        name
    } else {
        let (name, features) = aarch64_model(name)?;
        resolver.enable_list(features);
        name
    };
    aarch64_extensions(resolver, words)?;
    Some(name.to_owned())
}

fn aarch64_resolve(request: &CpuRequest<'_>) -> Result<Cpu, CpuError> {
    let mut resolver = Resolver::new(Arch::AArch64);
    resolver.enable("outline-atomics");
    resolver.features.0.insert("fmv".to_owned(), false);
    let unsupported = |option, value: &str| CpuError::UnsupportedArgument {
        option,
        value: value.to_owned(),
    };
    let mut name = "generic".to_owned();
    match (request.march, request.mcpu) {
        (Some("native"), _) => {
            aarch64_cpu(&mut resolver, "native", request.host)
                .ok_or_else(|| unsupported("-march=", "native"))?;
        }
        (Some(value), cpu) => {
            aarch64_arch(&mut resolver, value).ok_or_else(|| unsupported("-march=", value))?;
            // With both, the level decides about features and the processor about scheduling.
            if let Some(value) = cpu {
                let mut scratch = Resolver::new(Arch::AArch64);
                name = aarch64_cpu(&mut scratch, value, request.host)
                    .ok_or_else(|| unsupported("-mcpu=", value))?;
            }
        }
        (None, Some(value)) => {
            name = aarch64_cpu(&mut resolver, value, request.host)
                .ok_or_else(|| unsupported("-mcpu=", value))?;
        }
        (None, None) => resolver.enable_list("v8a neon"),
    }
    let tune = match request.mtune {
        None => None,
        Some("native") => match request.host {
            Some((name, _)) => Some(name.to_owned()),
            None => return Err(unsupported("-mtune=", "native")),
        },
        Some(value) => match aarch64_model(value) {
            Some((name, _)) => Some(name.to_owned()),
            None => return Err(unsupported("-mtune=", value)),
        },
    };
    for &(flag, on) in request.flags {
        // LLVM's own names are no options, but may come from elsewhere than the command line.
        if aarch64_facts::FEATURES
            .iter()
            .any(|(name, _)| *name == flag)
            && aarch64_flag(flag).is_none()
        {
            resolver.set(flag, on);
            continue;
        }
        let features = aarch64_flag(flag).ok_or_else(|| CpuError::UnknownFlag(flag.to_owned()))?;
        let on = on != matches!(flag, "general-regs-only" | "unaligned-access");
        for feature in features {
            resolver.set(feature, on);
        }
    }
    Ok(Cpu {
        name,
        tune,
        features: resolver.features,
    })
}
