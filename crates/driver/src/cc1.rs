//! The inner compiler's command line (`-cc1`): one compilation as words, written from a request and read back.
//!
//! What Clang's inner compiler has its own spelling for is written in that spelling (target, processor,
//! relocation model, search directories, dependency file); every other option that bears on compiling
//! follows as the driver knows it. Reading takes both, so that the words say all of what is compiled.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use neverc_target::{Arch, is_feature_flag};

use crate::compile::Product;
use crate::headers;
use crate::invocation::{
    self, DebugLevel, Input, InputKind, Invocation, MacroEdit, Pic, PreprocessorOptions, Stage,
};
use crate::machine;
use crate::message::Messages;
use crate::options::table::{Form, Group, Id, OPTIONS};
use crate::options::{self, Occurrence};

/// A compilation as its words have it.
#[derive(Clone, Debug)]
pub struct Compilation {
    /// The request; it has exactly one input.
    pub invocation: Invocation,
    /// What is made.
    pub product: Product,
    /// Where it goes; `None` for no output.
    pub output: Option<PathBuf>,
    /// Dependency file to write.
    pub dependency_file: Option<PathBuf>,
}

/// The options that bear on compiling and have no spelling of the inner compiler's own, as words.
#[must_use]
pub fn passed(list: &[Occurrence], arch: Arch) -> Vec<OsString> {
    let mut flat: Vec<Occurrence> = Vec::new();
    for option in list {
        if matches!(option.id, Id::WpArguments | Id::Xpreprocessor) {
            flat.extend(options::parse(&option.values).occurrences);
        } else {
            flat.push(option.clone());
        }
    }
    let last_level = flat.iter().rposition(|o| o.id == Id::Optimize);
    let mut out = Vec::new();
    for (index, option) in flat.iter().enumerate() {
        if option.id == Id::Optimize {
            if Some(index) == last_level {
                out.push(level_of(option));
            }
        } else if is_passed(option, arch) {
            write_option(option, &mut out);
        }
    }
    if last_level.is_none() {
        out.push("-O0".into());
    }
    out
}

/// `-O` in the form that has one word per level.
fn level_of(option: &Occurrence) -> OsString {
    match option.value().as_str() {
        _ if option.spelling == "-Ofast" => "-Ofast".into(),
        "" => "-O1".into(),
        level => format!("-O{level}").into(),
    }
}

fn is_passed(option: &Occurrence, arch: Arch) -> bool {
    let (name, _) = option.switch();
    match option.id {
        Id::PreprocessOnly
        | Id::CompileOnly
        | Id::AssembleOnly
        | Id::SyntaxOnly
        | Id::EmitLlvm
        | Id::Output
        | Id::Language
        | Id::SaveTemps
        | Id::Pipe
        | Id::Input
        | Id::Define
        | Id::Undefine
        | Id::IncludeDir
        | Id::SystemDir
        | Id::SystemAfterDir
        | Id::QuoteDir
        | Id::AfterDir
        | Id::BothDirs
        | Id::IncludePrefix
        | Id::IncludeWithPrefix
        | Id::IncludeWithPrefixBefore
        | Id::IncludeWithSysroot
        | Id::DepsOnly
        | Id::DepsOnlyUser
        | Id::DepsToo
        | Id::DepsTooUser
        | Id::DepsFile
        | Id::DepsTarget
        | Id::DepsQuotedTarget
        | Id::DepsPhony
        | Id::DepsMissing
        | Id::TargetTriple
        | Id::Sysroot
        | Id::Isysroot
        | Id::GccToolchain
        | Id::WorkingDirectory
        | Id::Config
        | Id::M64
        | Id::RegisterSwitch
        | Id::Verbose
        | Id::DryRun
        | Id::PrintPhases
        | Id::StartNoUnused
        | Id::EndNoUnused
        | Id::Ignored
        | Id::IgnoredOptimization
        | Id::Plugin
        | Id::RuntimeLib
        | Id::UnwindLib => false,
        Id::Debug => is_refinement(option),
        Id::March | Id::Mcpu | Id::Mtune => arch == Arch::AArch64 || option.value() == "native",
        Id::MachineFeature => !is_feature_flag(arch, name),
        Id::Toggle => !matches!(name, "PIC" | "pic" | "PIE" | "pie"),
        Id::Pthread | Id::WaArguments | Id::Xassembler | Id::ToolPrefix => true,
        Id::Library
        | Id::Entry
        | Id::LinkerFlag
        | Id::NMagic
        | Id::Xlinker
        | Id::LinkerArguments
        | Id::LinkerScript
        | Id::LinkerKeyword => false,
        _ => group_of(&option.spelling) != Some(Group::Linking),
    }
}

/// Whether a `-g` option asks for something else than a level and a version.
fn is_refinement(option: &Occurrence) -> bool {
    option.spelling == "-g"
        && !matches!(
            option.value().as_str(),
            "" | "0"
                | "1"
                | "2"
                | "3"
                | "line-tables-only"
                | "line-directives-only"
                | "mlt"
                | "full"
                | "used"
                | "dwarf"
                | "lldb"
                | "sce"
                | "dbx"
        )
}

fn group_of(spelling: &str) -> Option<Group> {
    OPTIONS.iter().find(|o| o.name == spelling).map(|o| o.group)
}

fn write_option(option: &Occurrence, out: &mut Vec<OsString>) {
    let form = OPTIONS
        .iter()
        .find(|o| o.name == option.spelling)
        .map_or(Form::Flag, |o| o.form);
    let spelling = OsString::from(&option.spelling);
    match form {
        Form::Flag => out.push(spelling),
        Form::Joined => {
            let mut word = spelling;
            word.push(option.raw());
            out.push(word);
        }
        Form::CommaJoined => {
            let mut word = spelling;
            for (index, value) in option.values.iter().enumerate() {
                if index > 0 {
                    word.push(",");
                }
                word.push(value);
            }
            out.push(word);
        }
        Form::Separate | Form::JoinedOrSeparate => {
            out.push(spelling);
            out.push(option.raw().to_owned());
        }
    }
}

/// A compilation to be written.
pub struct Written<'a> {
    /// The request.
    pub invocation: &'a Invocation,
    /// Which of its inputs.
    pub input: usize,
    /// What is made.
    pub product: Product,
    /// Where it goes.
    pub output: Option<&'a Path>,
    /// Dependency file.
    pub dependency_file: Option<&'a Path>,
    /// Target of the dependency rule when none was named, quoted for make.
    pub dependency_target: String,
}

/// The words of a compilation, `-cc1` first.
#[must_use]
pub fn write(what: &Written<'_>) -> Vec<OsString> {
    let invocation = what.invocation;
    let mut words: Vec<OsString> = Vec::new();
    let mut add = |parts: &[&OsStr]| words.extend(parts.iter().map(|p| (*p).to_owned()));
    fn text(text: &str) -> &OsStr {
        OsStr::new(text)
    }
    add(&[text("-cc1")]);
    add(&[text("-triple"), text(&invocation.triple.llvm())]);
    add(&[text(match what.product {
        Product::Nothing => "-fsyntax-only",
        Product::Preprocessed => "-E",
        Product::Dependencies => "-Eonly",
        Product::Assembly => "-S",
        Product::Object => "-emit-obj",
        Product::IrText => "-emit-llvm",
        Product::Bitcode => "-emit-llvm-bc",
    })]);
    let input = &invocation.inputs[what.input];
    let name = input.path.file_name().unwrap_or(input.path.as_os_str());
    add(&[text("-main-file-name"), name]);
    let codegen = &invocation.codegen;
    let (model, level, is_pie) = match codegen.pic {
        Pic::None => ("static", None, false),
        Pic::Pie { large } => ("pic", Some(large), true),
        Pic::Pic { large } => ("pic", Some(large), false),
    };
    add(&[text("-mrelocation-model"), text(model)]);
    if let Some(large) = level {
        add(&[text("-pic-level"), text(if large { "2" } else { "1" })]);
    }
    if is_pie {
        add(&[text("-pic-is-pie")]);
    }
    if let Ok(cpu) = machine::processor(invocation) {
        add(&[text("-target-cpu"), text(&cpu.name)]);
        if let Some(tune) = &cpu.tune {
            add(&[text("-tune-cpu"), text(tune)]);
        }
    }
    for (name, on) in &codegen.features {
        let sign = if *on { '+' } else { '-' };
        add(&[text("-target-feature"), text(&format!("{sign}{name}"))]);
    }
    let kind = match codegen.debug {
        DebugLevel::None => None,
        DebugLevel::Lines => Some("-debug-info-kind=line-tables-only"),
        DebugLevel::Full => Some("-debug-info-kind=constructor"),
        DebugLevel::Macros => Some("-debug-info-kind=constructor -debug-info-macro"),
    };
    if let Some(kind) = kind {
        kind.split(' ').for_each(|word| add(&[text(word)]));
        add(&[text(&format!("-dwarf-version={}", codegen.dwarf_version))]);
    }
    for word in &invocation.passed {
        add(&[word]);
    }
    let deps = &invocation.dependencies;
    if let Some(file) = what.dependency_file {
        add(&[text("-dependency-file"), file.as_os_str()]);
    }
    if what.dependency_file.is_some() || what.product == Product::Dependencies {
        if deps.system_headers {
            add(&[text("-sys-header-deps")]);
        }
        if deps.targets.is_empty() {
            add(&[text("-MT"), text(&what.dependency_target)]);
        }
        for target in &deps.targets {
            add(&[text("-MT"), text(target)]);
        }
        if deps.phony {
            add(&[text("-MP")]);
        }
        if deps.missing {
            add(&[text("-MG")]);
        }
    }
    for (option, dir) in search_dirs(&invocation.preprocessor) {
        add(&[text(option), dir.as_os_str()]);
    }
    // Two entries each, where a plugin can find and change them.
    for edit in &invocation.preprocessor.macros {
        match edit {
            MacroEdit::Define(macro_text) => add(&[text("-D"), text(macro_text)]),
            MacroEdit::Undefine(name) => add(&[text("-U"), text(name)]),
        }
    }
    if let Some(out) = what.output {
        add(&[text("-o"), out.as_os_str()]);
    }
    add(&[
        text("-x"),
        text(kind_name(input.kind)),
        input.path.as_os_str(),
    ]);
    words
}

/// Name of a kind of input after `-x`.
fn kind_name(kind: InputKind) -> &'static str {
    match kind {
        InputKind::C => "c",
        InputKind::Header => "c-header",
        InputKind::PreprocessedC => "cpp-output",
        InputKind::Assembly => "assembler",
        InputKind::AssemblyWithCpp => "assembler-with-cpp",
        InputKind::Ir => "ir",
        InputKind::LinkerInput => "object",
    }
}

/// The header search directories, each with the option of the inner compiler that names it.
#[must_use]
pub fn search_dirs(pp: &PreprocessorOptions) -> Vec<(&'static str, PathBuf)> {
    let mut dirs: Vec<(&'static str, PathBuf)> = Vec::new();
    let mut add = |option, list: &[PathBuf]| {
        dirs.extend(list.iter().map(|d| (option, d.clone())));
    };
    add("-iquote", &pp.quote_dirs);
    add("-I", &pp.include_dirs);
    add("-isystem", &pp.system_dirs);
    if pp.builtin_headers {
        add("-internal-isystem", &[PathBuf::from(headers::DIRECTORY)]);
    }
    add("-internal-externc-isystem", &pp.standard_dirs);
    add("-idirafter", &pp.after_dirs);
    dirs
}

/// What the inner compiler's own spellings say.
#[derive(Default)]
struct Inner {
    product: Option<Product>,
    relocation: Option<String>,
    pic_level: Option<String>,
    is_pie: bool,
    cpu: Option<String>,
    tune: Option<String>,
    features: Vec<(String, bool)>,
    dependency_file: Option<PathBuf>,
    system_dependencies: bool,
    builtin_headers: bool,
    internal_dirs: bool,
    standard_dirs: Vec<PathBuf>,
}

/// Spellings that stand alone, and that say nothing this compiler does not do anyway.
const INERT: &[&str] = &[
    "-disable-free",
    "-clear-ast-before-backend",
    "-disable-llvm-verifier",
    "-discard-value-names",
    "-mconstructor-aliases",
    "-ffp-contract=on",
    "-fno-rounding-math",
    "-debugger-tuning=gdb",
    "-fgnuc-version=4.2.1",
    "-faddrsig",
    "-fskip-odr-check-in-gmf",
    "-funwind-tables=2",
    "-nostdsysteminc",
];

/// The same with a value of their own, which is left out.
const INERT_WITH_VALUE: &[&str] = &["-main-file-name", "-resource-dir", "-target-abi"];

impl Inner {
    /// Turns the inner compiler's own spellings into the driver's, or keeps what they say.
    fn translate(&mut self, words: &[OsString]) -> Result<Vec<OsString>, String> {
        let mut out: Vec<OsString> = Vec::new();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let Some(name) = word.to_str() else {
                out.push(word.clone());
                continue;
            };
            let mut value = || {
                let next = words.next().cloned();
                next.ok_or_else(|| format!("argument to '{name}' is missing (expected 1 value)"))
            };
            let string = |v: OsString| v.to_string_lossy().into_owned();
            match name {
                "-triple" => {
                    let mut option = OsString::from("--target=");
                    option.push(value()?);
                    out.push(option);
                }
                "-fsyntax-only" => self.product = Some(Product::Nothing),
                "-E" => self.product = Some(Product::Preprocessed),
                "-Eonly" => self.product = Some(Product::Dependencies),
                "-S" => self.product = Some(Product::Assembly),
                "-emit-obj" => self.product = Some(Product::Object),
                "-emit-llvm" => self.product = Some(Product::IrText),
                "-emit-llvm-bc" => self.product = Some(Product::Bitcode),
                "-mrelocation-model" => self.relocation = Some(string(value()?)),
                "-pic-level" => self.pic_level = Some(string(value()?)),
                "-pic-is-pie" => self.is_pie = true,
                "-target-cpu" => self.cpu = Some(string(value()?)),
                "-tune-cpu" => self.tune = Some(string(value()?)),
                "-target-feature" => {
                    let feature = string(value()?);
                    let on = !feature.starts_with('-');
                    let name = feature.trim_start_matches(['+', '-']).to_owned();
                    self.features.push((name, on));
                }
                "-debug-info-kind=line-tables-only" | "-debug-info-kind=line-directives-only" => {
                    out.push("-g1".into());
                }
                "-debug-info-macro" => out.push("-g3".into()),
                _ if name.starts_with("-debug-info-kind=") => out.push("-g".into()),
                _ if name.starts_with("-dwarf-version=") => {
                    let version = name.trim_start_matches("-dwarf-version=");
                    // The option asks for debug information too, so it comes with `-debug-info-kind=`.
                    let level = out.iter().any(|w| w == "-g1");
                    out.push(format!("-gdwarf-{version}").into());
                    if level {
                        out.push("-g1".into());
                    }
                }
                "-dependency-file" => self.dependency_file = Some(PathBuf::from(value()?)),
                "-sys-header-deps" => self.system_dependencies = true,
                "-internal-isystem" | "-internal-externc-isystem" => {
                    self.internal_dirs = true;
                    let dir = PathBuf::from(value()?);
                    if dir.as_os_str() == headers::DIRECTORY {
                        self.builtin_headers = true;
                    } else {
                        self.standard_dirs.push(dir);
                    }
                }
                "-ferror-limit" => out.push(format!("-ferror-limit={}", string(value()?)).into()),
                _ if INERT_WITH_VALUE.contains(&name) => drop(value()?),
                _ if INERT.contains(&name) => {}
                _ => out.push(word.clone()),
            }
        }
        Ok(out)
    }

    /// Puts what is kept into the request.
    fn apply(&self, invocation: &mut Invocation) -> Result<(), String> {
        let codegen = &mut invocation.codegen;
        match self.relocation.as_deref() {
            None => {}
            Some("static") => codegen.pic = Pic::None,
            Some("pic") => {
                let large = self.pic_level.as_deref() != Some("1");
                codegen.pic = if self.is_pie {
                    Pic::Pie { large }
                } else {
                    Pic::Pic { large }
                };
            }
            Some(other) => return Err(format!("invalid value '{other}' in '-mrelocation-model'")),
        }
        let mut features = self.features.clone();
        features.append(&mut codegen.features);
        codegen.features = features;
        let is_named = codegen.march.is_some() || codegen.mcpu.is_some();
        if let Some(cpu) = &self.cpu {
            let same = is_named && machine::processor(invocation).is_ok_and(|c| c.name == *cpu);
            let codegen = &mut invocation.codegen;
            match invocation.triple.arch {
                _ if same => {}
                Arch::X86_64 => codegen.march = Some(cpu.clone()),
                Arch::AArch64 => codegen.mcpu = Some(cpu.clone()),
            }
        }
        if let Some(tune) = &self.tune {
            let native = invocation.codegen.mtune.as_deref() == Some("native");
            if !native {
                invocation.codegen.mtune = Some(tune.clone());
            }
        }
        let pp = &mut invocation.preprocessor;
        if self.internal_dirs {
            pp.builtin_headers = self.builtin_headers;
            pp.standard_dirs.clone_from(&self.standard_dirs);
        }
        let deps = &mut invocation.dependencies;
        deps.wanted = self.dependency_file.is_some();
        deps.only = self.product == Some(Product::Dependencies);
        deps.system_headers = self.system_dependencies;
        deps.file.clone_from(&self.dependency_file);
        Ok(())
    }
}

/// The stage at which a product is made.
fn stage_of(product: Product) -> Stage {
    match product {
        Product::Nothing => Stage::SyntaxOnly,
        Product::Preprocessed | Product::Dependencies => Stage::Preprocess,
        Product::Assembly | Product::IrText => Stage::Assembly,
        Product::Object | Product::Bitcode => Stage::Object,
    }
}

/// Reads the words of a compilation: with `-cc1` first those of the inner compiler, else those of the
/// driver. `input` takes the place of the one in the words, or of none. Errors are in `messages`, and then
/// there is no compilation.
#[must_use]
pub fn read(
    words: &[OsString],
    input: Option<Input>,
    messages: &mut Messages,
) -> Option<Compilation> {
    let mut inner = Inner::default();
    let is_inner = words.first().is_some_and(|w| w == "-cc1");
    let translated = if is_inner {
        inner.translate(&words[1..])
    } else {
        Ok(words.to_vec())
    };
    let driver = match translated {
        Ok(driver) => driver,
        Err(text) => {
            messages.error(text);
            return None;
        }
    };
    let parsed = options::parse(&driver);
    for error in parsed.errors {
        messages.error(error);
    }
    let mut occurrences = parsed.occurrences;
    let product = inner.product.unwrap_or(Product::Nothing);
    if is_inner {
        let stage = match product {
            Product::Nothing => &["-fsyntax-only"][..],
            Product::Preprocessed | Product::Dependencies => &["-E"],
            Product::Assembly => &["-S"],
            Product::IrText => &["-S", "-emit-llvm"],
            Product::Object => &["-c"],
            Product::Bitcode => &["-c", "-emit-llvm"],
        };
        let stage: Vec<OsString> = stage.iter().map(OsString::from).collect();
        occurrences.extend(options::parse(&stage).occurrences);
    }
    let mut invocation = invocation::interpret_job(&occurrences, messages);
    if is_inner {
        exact_dirs(&occurrences, &mut invocation);
        if let Err(text) = inner.apply(&mut invocation) {
            messages.error(text);
        }
    }
    if let Some(input) = input {
        invocation.inputs = vec![input];
    }
    if invocation.query.is_some() {
        messages.error("a compilation answers no questions");
    }
    if invocation.inputs.len() != 1 {
        messages.error(format!(
            "a compilation has one input, not {}",
            invocation.inputs.len()
        ));
    }
    if messages.has_errors() {
        return None;
    }
    if !is_inner {
        invocation.stage = invocation.stage.min(Stage::Object);
        return Some(crate::jobs::alone(invocation));
    }
    debug_assert_eq!(invocation.stage, stage_of(product));
    let output = match product {
        Product::Nothing => None,
        _ => Some(invocation.output.clone().unwrap_or_else(|| "-".into())),
    };
    Some(Compilation {
        product,
        output,
        dependency_file: inner.dependency_file.clone(),
        invocation,
    })
}

/// The directories of the words alone: the environment's are among them when the driver wrote them.
fn exact_dirs(occurrences: &[Occurrence], invocation: &mut Invocation) {
    let of = |id: Id| {
        let found = occurrences.iter().filter(move |o| o.id == id);
        found.map(|o| PathBuf::from(o.raw())).collect()
    };
    invocation.preprocessor.include_dirs = of(Id::IncludeDir);
    invocation.preprocessor.system_dirs = of(Id::SystemDir);
}
