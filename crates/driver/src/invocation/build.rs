//! From option occurrences to an [`Invocation`]: the meaning of each option, and what conflicts.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use super::codegen::CodegenState;
use super::language::{LanguageState, number};
use super::{
    DependencyOptions, DiagnosticOptions, DiagnosticsFormat, ForcedInclude, Id, Input, InputKind,
    Invocation, LinkItem, LinkMode, LinkOptions, MacroEdit, Occurrence, PreprocessorOptions, Query,
    SaveTemps, Stage, kind_of_suffix, prefix_pair, unused,
};
use crate::depfile::quote_target;
use crate::message::Messages;
use neverc_target::Triple;

/// Reads the occurrences and yields the request. Errors are in `messages`; the request is then
/// only good for answering questions.
#[must_use]
pub fn interpret(options: &[Occurrence], messages: &mut Messages) -> Invocation {
    read(options, messages, Files::Checked)
}

/// As [`interpret`], but whether inputs are there is left to the caller: they may be somewhere else than in
/// the file system.
#[must_use]
pub fn interpret_deferred(options: &[Occurrence], messages: &mut Messages) -> Invocation {
    read(options, messages, Files::Deferred)
}

/// As [`interpret`], for one job of a run: whether its files are there is found out when it runs.
#[must_use]
pub fn interpret_job(options: &[Occurrence], messages: &mut Messages) -> Invocation {
    read(options, messages, Files::OfJob)
}

/// What is checked about the inputs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Files {
    /// All of it.
    Checked,
    /// All but whether they are there.
    Deferred,
    /// Nothing.
    OfJob,
}

/// The words for an input that cannot be read.
#[must_use]
pub fn unreadable(path: &Path, error: &std::io::Error) -> String {
    if error.kind() == std::io::ErrorKind::NotFound {
        format!("no such file or directory: '{}'", path.display())
    } else {
        format!(
            "cannot read '{}': {}",
            path.display(),
            crate::output::reason(error)
        )
    }
}

fn read(options: &[Occurrence], messages: &mut Messages, files: Files) -> Invocation {
    let triple = target(options, messages);
    let mut reader = Reader {
        triple,
        messages,
        language: LanguageState::default(),
        codegen: CodegenState::default(),
        preprocessor: PreprocessorOptions {
            builtin_headers: true,
            ..Default::default()
        },
        dependencies: DependencyOptions::default(),
        diagnostics: DiagnosticOptions::default(),
        link: LinkOptions {
            mode: LinkMode::Pie,
            items: Vec::new(),
            library_dirs: Vec::new(),
            export_dynamic: false,
            start_files: true,
            default_libs: true,
            libc: true,
            static_libgcc: false,
            pthread: false,
            linker: None,
            linker_path: None,
            tool_prefixes: Vec::new(),
            flags: Vec::new(),
            scripts: Vec::new(),
        },
        stage: Stage::Link,
        emit_llvm: false,
        inputs: Vec::new(),
        language_override: None,
        output: None,
        query: None,
        prefix: String::new(),
        standard_includes: true,
        system_includes: true,
        sysroot: PathBuf::new(),
        isysroot: None,
        gcc_toolchain: None,
        save_temps: None,
        verbose: false,
        dry_run: false,
        working_directory: None,
        integrated_assembler: true,
        assembler_args: Vec::new(),
        link_kind: LinkKind::default(),
        after_standard: Vec::new(),
        print_phases: false,
        files,
    };
    for option in options {
        reader.take(option);
    }
    reader.finish(options)
}

/// `--target=`, needed before anything else is read.
fn target(options: &[Occurrence], messages: &mut Messages) -> Triple {
    let named = options.iter().rev().find(|o| o.id == Id::TargetTriple);
    match named {
        None => Triple::host(),
        Some(option) => {
            let text = option.value();
            Triple::parse(&text).unwrap_or_else(|error| {
                messages.error(error.to_string());
                Triple::host()
            })
        }
    }
}

/// Link mode options as given; `None` for not given.
#[derive(Default)]
struct LinkKind {
    shared: bool,
    statically: bool,
    static_pie: bool,
    pie: Option<bool>,
    relocatable: bool,
}

struct Reader<'m> {
    triple: Triple,
    messages: &'m mut Messages,
    language: LanguageState,
    codegen: CodegenState,
    preprocessor: PreprocessorOptions,
    dependencies: DependencyOptions,
    diagnostics: DiagnosticOptions,
    link: LinkOptions,
    stage: Stage,
    emit_llvm: bool,
    inputs: Vec<Input>,
    language_override: Option<InputKind>,
    output: Option<PathBuf>,
    query: Option<Query>,
    prefix: String,
    standard_includes: bool,
    system_includes: bool,
    sysroot: PathBuf,
    isysroot: Option<PathBuf>,
    gcc_toolchain: Option<PathBuf>,
    save_temps: Option<SaveTemps>,
    verbose: bool,
    dry_run: bool,
    working_directory: Option<PathBuf>,
    integrated_assembler: bool,
    assembler_args: Vec<OsString>,
    link_kind: LinkKind,
    after_standard: Vec<PathBuf>,
    print_phases: bool,
    files: Files,
}

impl Reader<'_> {
    fn take(&mut self, option: &Occurrence) {
        if self.language.take(option, self.messages) {
            // -pthread matters to the linker as well.
            self.link.pthread |= option.id == Id::Pthread;
            // Unwind tables matter to code generation as well.
            if let ("asynchronous-unwind-tables", on) = option.switch() {
                self.codegen.opts.async_unwind_tables = on;
            }
            return;
        }
        let mut ofast = self.language.ofast;
        let taken = self
            .codegen
            .take(option, &self.triple, &mut ofast, self.messages);
        self.language.ofast = ofast;
        if taken
            || self.take_preprocessor(option)
            || self.take_diagnostics(option)
            || self.take_link(option)
        {
            return;
        }
        self.take_driver(option);
    }

    fn take_driver(&mut self, option: &Occurrence) {
        let path = || PathBuf::from(option.raw());
        match option.id {
            Id::Input => self.input(option.raw()),
            Id::PreprocessOnly => self.stage(Stage::Preprocess),
            Id::SyntaxOnly => self.stage(Stage::SyntaxOnly),
            Id::CompileOnly => self.stage(Stage::Assembly),
            Id::AssembleOnly => self.stage(Stage::Object),
            Id::EmitLlvm => self.emit_llvm = true,
            Id::Output => self.output = Some(path()),
            Id::Language => self.language_name(option),
            Id::SaveTemps => match option.value().as_str() {
                "" | "cwd" => self.save_temps = Some(SaveTemps::WorkingDirectory),
                "obj" => self.save_temps = Some(SaveTemps::OutputDirectory),
                value => self
                    .messages
                    .error(format!("invalid value '{value}' in '-save-temps={value}'")),
            },
            Id::Verbose => self.verbose = true,
            Id::DryRun => self.dry_run = true,
            Id::PrintPhases => self.print_phases = true,
            Id::Sysroot => self.sysroot = path(),
            Id::Isysroot => self.isysroot = Some(path()),
            Id::GccToolchain => self.gcc_toolchain = Some(path()),
            Id::WorkingDirectory => self.working_directory = Some(path()),
            Id::Toggle => {
                if let ("integrated-as", on) = option.switch() {
                    self.integrated_assembler = on;
                }
            }
            Id::WaArguments => self.assembler_args.extend(option.values.iter().cloned()),
            Id::Xassembler => self.assembler_args.push(option.raw().to_owned()),
            Id::IgnoredOptimization => self.messages.warn(
                "ignored-optimization-argument",
                format!("optimization flag '{}' is not supported", option.written),
            ),
            // Read before, when the plugins were loaded.
            Id::Plugin => {}
            Id::ForeignPlugin => self.messages.error(format!(
                "unsupported option '{}': plugins of NeverC are loaded with '-fplugin='",
                option.written
            )),
            Id::PrintPluginCapabilities => self.query = Some(Query::PluginCapabilities),
            Id::Unsupported => self.unsupported(option),
            Id::Help => self.query = Some(Query::Help),
            Id::HelpHidden => self.query = Some(Query::HelpHidden),
            Id::Version => self.query = Some(Query::Version),
            Id::PrintSearchDirs => self.query = Some(Query::SearchDirs),
            Id::PrintFileName => self.query = Some(Query::FileName(option.raw().to_owned())),
            Id::PrintProgName => self.query = Some(Query::ProgName(option.raw().to_owned())),
            Id::PrintLibgcc => self.query = Some(Query::LibGcc),
            Id::PrintMultiarch => self.query = Some(Query::Multiarch),
            Id::PrintMultiDirectory => self.query = Some(Query::MultiDirectory),
            Id::PrintMultiLib => self.query = Some(Query::MultiLib),
            Id::PrintMultiOsDirectory => self.query = Some(Query::MultiOsDirectory),
            Id::PrintSysroot => self.query = Some(Query::Sysroot),
            Id::PrintResourceDir => self.query = Some(Query::ResourceDir),
            Id::PrintTargetTriple => self.query = Some(Query::TargetTriple),
            Id::PrintTargets => self.query = Some(Query::Targets),
            Id::PrintSupportedCpus => {
                self.messages
                    .error(format!("unsupported option '{}'", option.written));
            }
            Id::DumpMachine => self.query = Some(Query::DumpMachine),
            Id::DumpVersion | Id::DumpFullVersion => self.query = Some(Query::DumpVersion),
            _ => {}
        }
    }

    fn unsupported(&mut self, option: &Occurrence) {
        let text = match option.spelling.as_str() {
            "-I-" => "'-I-' not supported, please use -iquote instead".to_string(),
            // `-fno-…` of an unsupported option asks for what is the case anyway.
            _ => format!("unsupported option '{}'", option.written),
        };
        self.messages.error(text);
    }

    /// The earliest stage wins, as with Clang.
    fn stage(&mut self, stage: Stage) {
        self.stage = self.stage.min(stage);
    }

    fn input(&mut self, name: &OsStr) {
        let path = PathBuf::from(name);
        let explicit = self.language_override.is_some();
        let kind = match self.language_override {
            Some(kind) => kind,
            None if name == "-" => InputKind::C,
            None => match kind_of_suffix(&path) {
                Ok(kind) => kind,
                Err(language) => {
                    self.messages.error(format!(
                        "'{}' is {language}, which this compiler does not compile",
                        path.display()
                    ));
                    return;
                }
            },
        };
        self.link.items.push(LinkItem::Input(self.inputs.len()));
        self.inputs.push(Input {
            path,
            kind,
            explicit,
            stop: None,
        });
    }

    fn language_name(&mut self, option: &Occurrence) {
        let name = option.value();
        self.language_override = match name.as_str() {
            "none" => None,
            "c" => Some(InputKind::C),
            "c-header" => Some(InputKind::Header),
            "cpp-output" => Some(InputKind::PreprocessedC),
            "assembler" => Some(InputKind::Assembly),
            "assembler-with-cpp" => Some(InputKind::AssemblyWithCpp),
            "ir" => Some(InputKind::Ir),
            _ if name.contains("c++") || name.contains("objective") || name == "cuda" => {
                self.messages
                    .error(format!("language not supported: '{name}'"));
                return;
            }
            _ => {
                self.messages
                    .error(format!("language not recognized: '{name}'"));
                return;
            }
        };
    }

    fn take_preprocessor(&mut self, option: &Occurrence) -> bool {
        let pp = &mut self.preprocessor;
        let path = || PathBuf::from(option.raw());
        match option.id {
            Id::Define => pp.macros.push(MacroEdit::Define(option.value())),
            Id::Undefine => pp.macros.push(MacroEdit::Undefine(option.value())),
            Id::UndefineAll => pp.undefine_all = true,
            Id::IncludeDir => pp.include_dirs.push(path()),
            Id::QuoteDir => pp.quote_dirs.push(path()),
            Id::SystemDir => pp.system_dirs.push(path()),
            Id::SystemAfterDir => self.after_standard.push(path()),
            Id::AfterDir => pp.after_dirs.push(path()),
            Id::EmbedDir => pp.embed_dirs.push(path()),
            Id::IncludePrefix => self.prefix = option.value(),
            Id::IncludeWithPrefix => {
                pp.after_dirs
                    .push(PathBuf::from(format!("{}{}", self.prefix, option.value())));
            }
            Id::IncludeWithPrefixBefore => {
                pp.include_dirs
                    .push(PathBuf::from(format!("{}{}", self.prefix, option.value())));
            }
            Id::IncludeWithSysroot => {
                let root = self.isysroot.as_ref().unwrap_or(&self.sysroot);
                pp.system_dirs.push(join_root(root, &path()));
            }
            Id::Include => pp.forced.push(ForcedInclude {
                path: path(),
                macros_only: false,
            }),
            Id::Imacros => pp.forced.push(ForcedInclude {
                path: path(),
                macros_only: true,
            }),
            Id::NoStdInc => match option.spelling.as_str() {
                "-nobuiltininc" => pp.builtin_headers = false,
                "-nostdlibinc" => self.system_includes = false,
                _ => self.standard_includes = false,
            },
            Id::KeepComments => pp.form.keep_comments = true,
            Id::KeepAllComments => {
                (pp.form.keep_comments, pp.form.keep_macro_comments) = (true, true);
            }
            Id::NoLineMarkers => pp.form.no_line_markers = true,
            Id::DumpMacros => pp.form.macros_only = true,
            Id::DumpDefines => pp.form.defines = true,
            Id::DumpIncludes => pp.form.includes = true,
            Id::PrintHeaders => pp.print_headers = true,
            Id::MacroPrefixMap | Id::FilePrefixMap | Id::DebugPrefixMap => {
                let pair = prefix_pair(&option.value(), &option.spelling, self.messages);
                if let Some(pair) = pair {
                    if option.id != Id::DebugPrefixMap {
                        pp.prefix_map.push(pair.clone());
                    }
                    if option.id != Id::MacroPrefixMap {
                        self.codegen.opts.debug_prefix_map.push(pair);
                    }
                }
            }
            Id::WpArguments => self.through(&option.values),
            Id::Xpreprocessor => self.through(&option.values),
            Id::DepsOnly => self.dependencies(true, true),
            Id::DepsOnlyUser => self.dependencies(true, false),
            Id::DepsToo => self.dependencies(false, true),
            Id::DepsTooUser => self.dependencies(false, false),
            Id::DepsFile => self.dependencies.file = Some(path()),
            Id::DepsTarget => self.dependencies.targets.push(option.value()),
            Id::DepsQuotedTarget => self
                .dependencies
                .targets
                .push(quote_target(&option.value())),
            Id::DepsPhony => self.dependencies.phony = true,
            Id::DepsMissing => self.dependencies.missing = true,
            _ => return false,
        }
        true
    }

    fn dependencies(&mut self, only: bool, system: bool) {
        let deps = &mut self.dependencies;
        // -MM after -M narrows; -M after -MM does not widen (measured with Clang: last wins).
        deps.wanted = true;
        deps.only |= only;
        deps.system_headers = system;
    }

    /// `-Wp,` and `-Xpreprocessor`: the arguments are options of the preprocessor. `-MD,file` and
    /// `-MMD,file` name their file as the preprocessor's own option does.
    fn through(&mut self, values: &[OsString]) {
        let mut values = values.to_vec();
        if let [first, file] = values.as_slice()
            && (first == "-MD" || first == "-MMD")
        {
            values = vec![first.clone(), "-MF".into(), file.clone()];
        }
        let parsed = crate::options::parse(&values);
        for error in parsed.errors {
            self.messages.error(error);
        }
        for option in parsed.occurrences {
            if !self.take_preprocessor(&option) && !self.take_diagnostics(&option) {
                self.take_driver(&option);
            }
        }
    }

    fn take_diagnostics(&mut self, option: &Occurrence) -> bool {
        let diags = &mut self.diagnostics;
        match option.id {
            Id::Warning if option.spelling == "--extra-warnings" => {
                diags.warning_flags.push("extra".to_string());
            }
            Id::Warning => diags.warning_flags.push(option.value()),
            Id::NoWarnings => diags.no_warnings = true,
            Id::Pedantic => diags.warning_flags.push("pedantic".to_string()),
            Id::PedanticErrors => {
                diags.warning_flags.push("pedantic-errors".to_string());
            }
            Id::ErrorLimit => number(option, self.messages, |n| diags.error_limit = n),
            Id::MacroBacktraceLimit => {
                number(option, self.messages, |n| diags.macro_backtrace_limit = n);
            }
            Id::CaretMaxLines => number(option, self.messages, |_| ()),
            Id::MessageLength => number(option, self.messages, |_| ()),
            Id::Color => diags.color = Some(true),
            Id::NoColor => diags.color = Some(false),
            Id::ColorWhen => match option.value().as_str() {
                "always" => diags.color = Some(true),
                "never" => diags.color = Some(false),
                "auto" => diags.color = None,
                value => self.messages.error(format!(
                    "invalid argument '{value}' to -fdiagnostics-color="
                )),
            },
            Id::DiagnosticsFormat => match option.value().as_str() {
                "text" | "clang" | "gcc" => diags.format = DiagnosticsFormat::Text,
                "json" | "json-stderr" => diags.format = DiagnosticsFormat::Json,
                value => self.messages.error(format!(
                    "invalid value '{value}' in '-fdiagnostics-format={value}'"
                )),
            },
            Id::Toggle => {
                let (name, on) = option.switch();
                match name {
                    "caret-diagnostics" | "diagnostics-show-caret" => diags.caret = on,
                    "diagnostics-show-option" => diags.show_option = on,
                    "show-column" => diags.show_column = on,
                    "diagnostics-fixit-info" => diags.show_fixits = on,
                    "diagnostics-parseable-fixits" => diags.parseable_fixits = on,
                    "diagnostics-show-line-numbers" => diags.line_numbers = on,
                    _ => return false,
                }
            }
            _ => return false,
        }
        true
    }

    fn take_link(&mut self, option: &Occurrence) -> bool {
        let link = &mut self.link;
        let mut pass = |argument: OsString| link.items.push(LinkItem::Argument(argument));
        match option.id {
            Id::Library => {
                let mut text = OsString::from("-l");
                text.push(option.raw());
                pass(text);
            }
            Id::LinkerArguments => option.values.iter().cloned().for_each(pass),
            Id::Xlinker if option.spelling == "-rpath" => {
                pass("-rpath".into());
                pass(option.raw().to_owned());
            }
            Id::Xlinker => pass(option.raw().to_owned()),
            Id::LinkerKeyword => {
                pass("-z".into());
                pass(option.raw().to_owned());
            }
            Id::Entry => {
                pass("-e".into());
                pass(option.raw().to_owned());
            }
            Id::UndefinedSymbol => {
                link.flags.push("-u".into());
                link.flags.push(option.raw().to_owned());
            }
            Id::LibraryDir => {
                let mut text = OsString::from("-L");
                text.push(option.raw());
                link.library_dirs.push(text);
            }
            Id::LinkerScript => link.scripts.push(option.raw().to_owned()),
            Id::LinkerFlag => {
                link.flags.push(option.spelling.clone().into());
                link.flags.extend(option.values.iter().cloned());
            }
            Id::Strip => link.flags.push("-s".into()),
            Id::Trace => link.flags.push("-t".into()),
            Id::NMagic => link.flags.push("-n".into()),
            Id::Shared => self.link_kind.shared = true,
            Id::Static => self.link_kind.statically = true,
            Id::StaticPie => self.link_kind.static_pie = true,
            Id::Pie => self.link_kind.pie = Some(true),
            Id::NoPie => self.link_kind.pie = Some(false),
            Id::Relocatable => self.link_kind.relocatable = true,
            Id::Rdynamic => link.export_dynamic = true,
            Id::NoStdLib => (link.start_files, link.default_libs) = (false, false),
            Id::NoDefaultLibs => link.default_libs = false,
            Id::NoStartFiles => link.start_files = false,
            Id::NoLibc => link.libc = false,
            Id::StaticLibGcc => link.static_libgcc = true,
            Id::SharedLibGcc => link.static_libgcc = false,
            Id::FuseLd => link.linker = Some(option.value()),
            Id::LdPath => link.linker_path = Some(PathBuf::from(option.raw())),
            Id::ToolPrefix => link.tool_prefixes.push(option.raw().to_owned()),
            Id::RuntimeLib => {
                if !matches!(option.value().as_str(), "libgcc" | "platform") {
                    self.messages.error(format!(
                        "unsupported argument '{}' to option '--rtlib='",
                        option.value()
                    ));
                }
            }
            Id::UnwindLib => {
                if !matches!(option.value().as_str(), "libgcc" | "platform" | "none" | "") {
                    self.messages.error(format!(
                        "unsupported argument '{}' to option '--unwindlib='",
                        option.value()
                    ));
                }
            }
            _ => return false,
        }
        true
    }

    fn finish(mut self, options: &[Occurrence]) -> Invocation {
        self.dependencies.only &= self.dependencies.wanted;
        if self.dependencies.only {
            self.stage = Stage::Preprocess;
        }
        self.check_comments();
        if self.language.strict_fp || self.language.opts.rounding_math {
            self.messages.warn(
                "unsupported-floating-point-opt",
                "overriding currently unsupported rounding mode on this target",
            );
        }
        self.warning_state();
        let emit_llvm = self.emit_llvm && self.stage >= Stage::Assembly;
        if self.emit_llvm && self.stage == Stage::Link && self.query.is_none() {
            self.messages
                .error("-emit-llvm cannot be used when linking");
        }
        self.link.mode = self.link_mode();
        if self.files != Files::OfJob {
            self.check_inputs();
        }
        if self.query.is_none() && self.files != Files::OfJob {
            unused::report(options, self.stage, self.dependencies.wanted, self.messages);
        }
        let root = self
            .isysroot
            .clone()
            .unwrap_or_else(|| self.sysroot.clone());
        self.preprocessor.standard_dirs = if self.standard_includes && self.system_includes {
            crate::toolchain::standard_include_dirs(
                &self.triple,
                &root,
                self.gcc_toolchain.as_deref(),
            )
        } else {
            Vec::new()
        };
        self.preprocessor.builtin_headers &= self.standard_includes;
        if self.preprocessor.builtin_headers {
            // Last, so that headers which both have come from ours or the system's.
            self.preprocessor
                .standard_dirs
                .extend(crate::toolchain::intrinsics_include_dir());
        }
        self.preprocessor
            .standard_dirs
            .append(&mut self.after_standard);
        self.environment_dirs();
        let codegen = self.codegen.finish(
            self.triple.arch,
            self.language.trapping_math,
            self.language.strict_fp,
        );
        if self.triple.arch == neverc_target::Arch::AArch64
            && codegen.code_model.as_deref() == Some("large")
            && codegen.pic != super::Pic::None
        {
            self.messages
                .error("invalid argument '-mcmodel=large' only allowed with '-fno-pic'");
        }
        let conventions = &mut self.language.opts.callconv;
        conventions.frame_pointer = codegen.frame_pointer != super::FramePointer::None;
        conventions.features = codegen
            .features
            .iter()
            .filter(|(name, _)| name.starts_with("reserve-"))
            .map(|(name, on)| format!("{}{name}", if *on { '+' } else { '-' }))
            .collect::<Vec<_>>()
            .join(",");
        let passed = crate::cc1::passed(options, self.triple.arch);
        let mut preprocessor = self.preprocessor;
        resolve_sysroot(&mut preprocessor, &root);
        Invocation {
            stage: self.stage,
            inputs: self.inputs,
            output: self.output,
            emit_llvm,
            save_temps: self.save_temps,
            verbose: self.verbose || self.dry_run,
            dry_run: self.dry_run,
            triple: self.triple,
            sysroot: self.sysroot,
            gcc_toolchain: self.gcc_toolchain,
            working_directory: self.working_directory,
            lang: self.language.finish(codegen.opt),
            preprocessor,
            dependencies: self.dependencies,
            diagnostics: self.diagnostics,
            codegen,
            integrated_assembler: self.integrated_assembler,
            assembler_args: self.assembler_args,
            link: self.link,
            query: self.query,
            print_phases: self.print_phases,
            passed,
            environment: Vec::new(),
        }
    }

    fn warning_state(&mut self) {
        let diags = &mut self.diagnostics;
        for flag in &diags.warning_flags {
            let option = match flag.as_str() {
                "pedantic" | "pedantic-errors" => format!("-{flag}"),
                _ => format!("-W{flag}"),
            };
            if let Err(unknown) = diags.warnings.apply(&option) {
                self.messages
                    .warn("unknown-warning-option", unknown.message());
            }
        }
        diags.warnings.silent |= diags.no_warnings;
    }

    fn check_comments(&mut self) {
        if self.stage == Stage::Preprocess {
            return;
        }
        let form = self.preprocessor.form;
        if form.keep_macro_comments {
            self.messages
                .error("invalid argument '-CC' only allowed with '-E'");
        } else if form.keep_comments {
            self.messages
                .error("invalid argument '-C' only allowed with '-E'");
        }
    }

    /// The link mode, by the precedence that GCC and Clang share.
    fn link_mode(&mut self) -> LinkMode {
        let kind = &self.link_kind;
        if kind.relocatable {
            if kind.shared || kind.pie == Some(true) {
                let other = if kind.shared { "-shared" } else { "-pie" };
                self.messages
                    .error(format!("invalid argument '-r' not allowed with '{other}'"));
            }
            return LinkMode::Relocatable;
        }
        if kind.static_pie && kind.pie == Some(false) {
            self.messages
                .error("invalid argument '-static-pie' not allowed with '-no-pie'");
        }
        if kind.shared {
            if kind.static_pie {
                self.messages
                    .error("invalid argument '-shared' not allowed with '-static-pie'");
            }
            return LinkMode::Shared;
        }
        if kind.static_pie || (kind.statically && kind.pie == Some(true)) {
            return LinkMode::StaticPie;
        }
        if kind.statically {
            return LinkMode::Static;
        }
        if kind.pie == Some(false) {
            LinkMode::Executable
        } else {
            LinkMode::Pie
        }
    }

    fn check_inputs(&mut self) {
        if self.query.is_some() {
            return;
        }
        if self.inputs.is_empty() {
            // `neverc -v` shows the version and stops; what goes to the linker counts as input.
            let linking = self.stage == Stage::Link;
            let something = self.verbose || !self.link.items.is_empty();
            if !linking || !something {
                self.messages.error("no input files");
            }
            return;
        }
        let mut compiled = 0;
        for input in &self.inputs {
            let path = &input.path;
            if input.is_stdin() {
                if !input.explicit && self.stage != Stage::Preprocess {
                    self.messages
                        .error("-E or -x required when input is from standard input");
                }
            } else if self.files == Files::Checked
                && let Err(error) = std::fs::metadata(path)
            {
                self.messages.error(unreadable(path, &error));
            }
            if input.kind == InputKind::LinkerInput {
                if self.stage < Stage::Link {
                    self.messages.warn(
                        super::UNUSED,
                        format!("{}: 'linker' input unused", path.display()),
                    );
                }
            } else {
                compiled += 1;
            }
            if input.kind == InputKind::Header && self.stage > Stage::SyntaxOnly {
                self.messages.error(format!(
                    "cannot compile header '{}': precompiled headers are not supported",
                    path.display()
                ));
            }
        }
        if self.inputs.iter().filter(|i| i.is_stdin()).count() > 1 {
            self.messages.error("standard input can be read only once");
        }
        if compiled > 1 && self.output.is_some() && self.stage < Stage::Link {
            self.messages
                .error("cannot specify -o when generating multiple output files");
        }
        if compiled > 1 && self.dependencies.only && self.dependencies.file.is_some() {
            self.messages
                .error("cannot specify -MF when generating multiple output files");
        }
    }

    /// `CPATH` adds to `-I`, `C_INCLUDE_PATH` to `-isystem`; empty entries mean `.`.
    fn environment_dirs(&mut self) {
        let list = |name| {
            let value = std::env::var_os(name)
                .filter(|v| !v.is_empty())
                .unwrap_or_default();
            let dirs: Vec<PathBuf> = std::env::split_paths(&value).collect();
            let none = value.is_empty();
            dirs.into_iter().filter(move |_| !none).map(|d| {
                if d.as_os_str().is_empty() {
                    PathBuf::from(".")
                } else {
                    d
                }
            })
        };
        self.preprocessor.include_dirs.extend(list("CPATH"));
        self.preprocessor.system_dirs.extend(list("C_INCLUDE_PATH"));
    }
}

/// A leading `=` or `$SYSROOT` in a directory stands for the system root.
fn resolve_sysroot(pp: &mut PreprocessorOptions, root: &Path) {
    for dirs in [
        &mut pp.include_dirs,
        &mut pp.quote_dirs,
        &mut pp.system_dirs,
        &mut pp.after_dirs,
    ] {
        for dir in dirs.iter_mut() {
            let text = dir.to_string_lossy();
            let rest = text
                .strip_prefix('=')
                .or_else(|| text.strip_prefix("$SYSROOT"));
            if let Some(rest) = rest {
                *dir = join_root(root, Path::new(rest));
            }
        }
    }
}

fn join_root(root: &Path, path: &Path) -> PathBuf {
    if root.as_os_str().is_empty() {
        return path.to_path_buf();
    }
    root.join(path.strip_prefix("/").unwrap_or(path))
}
