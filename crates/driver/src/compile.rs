//! The compilation pipeline: strings the stages together for one input, from bytes to product.

use std::path::{Path, PathBuf};
use std::rc::Rc;

use neverc_abi::*;
use neverc_callconv::Planner;
use neverc_codegen::{AsmDiag, Backend, BackendDiag, Emitted, OutputKind, Severity};
use neverc_llvm::Context;
use neverc_plugin_host::Artifact;
use neverc_plugin_tables::io::outputs::Outputs;
use neverc_plugin_tables::io::view::{TaskFiles, View};
use neverc_plugin_tables::sources::{SourceInput, SourceUnit, lend_sources, verify_unit};
use neverc_prep::output::OutputOptions;
use neverc_prep::{CommandMacro, IncludeDir, PrepOptions, Preprocessed};
use neverc_source::render::{RenderOptions, render_json, render_text, summary};
use neverc_source::{Diagnostics, Files, Interner, LangOpts, Loc, SourceMap, Symbol, Vfs, Warning};
use neverc_target::{Cpu, Target};

use crate::crash;
use crate::headers;
use crate::invocation::{DiagnosticsFormat, Input, InputKind, Invocation, MacroEdit};
use crate::jobs::read_stdin;
use crate::machine;
use crate::message::stderr_has_colors;
use crate::output::reason;
use crate::plugin::ir::{self, Ir};
use crate::plugin::stage::{UnitTask, artifact, stage};
use crate::target_builtins::IntrinsicTable;

/// What one compilation makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Product {
    /// Diagnostics only.
    Nothing,
    /// Preprocessed text.
    Preprocessed,
    /// Nothing but the list of files read.
    Dependencies,
    /// Assembly text.
    Assembly,
    /// An object file.
    Object,
    /// LLVM IR as text.
    IrText,
    /// LLVM bitcode.
    Bitcode,
}

/// The result of one compilation.
#[derive(Debug, Default)]
pub struct Compiled {
    /// The product's bytes; empty when it failed.
    pub bytes: Vec<u8>,
    /// Rendered diagnostics.
    pub diagnostics: String,
    /// An error was reported.
    pub failed: bool,
    /// What stood in the way besides: a phase in which a plugin failed. The driver says it.
    pub trouble: Option<String>,
    /// Files read, the main file first, with whether each is a system header; without the headers inside the compiler.
    pub files: Vec<(String, bool)>,
}

impl Compiled {
    fn stopped(text: String) -> Compiled {
        Compiled {
            failed: true,
            trouble: Some(text),
            ..Compiled::default()
        }
    }

    fn failure(text: String) -> Compiled {
        Compiled {
            diagnostics: text,
            failed: true,
            ..Compiled::default()
        }
    }
}

/// Compiles one input.
#[must_use]
pub fn compile(
    invocation: &Invocation,
    input: &Input,
    product: Product,
    task: Option<UnitTask<'_>>,
) -> Compiled {
    match input.kind {
        InputKind::Ir => compile_ir(invocation, input, product, task),
        _ => compile_c(invocation, input, product, task, None),
    }
}

/// Answers about the calling conventions of the functions in C source: the answer is the product.
#[must_use]
pub fn explain(
    invocation: &Invocation,
    input: &Input,
    request: &crate::explain::Request,
    task: Option<UnitTask<'_>>,
) -> Compiled {
    match input.kind {
        InputKind::C | InputKind::PreprocessedC => {
            compile_c(invocation, input, Product::Nothing, task, Some(request))
        }
        _ => Compiled::failure(format!(
            "error: '{}' is not C source\n",
            input.path.display()
        )),
    }
}

/// The one who makes plans for the conventions that plugins registered.
fn planner(task: Option<UnitTask<'_>>) -> Result<Option<Rc<dyn Planner>>, String> {
    match task {
        None => Ok(None),
        Some(unit) => neverc_plugin_tables::convention::planner(unit.task),
    }
}

/// C source, or assembly to be preprocessed, to a product.
fn compile_c(
    invocation: &Invocation,
    input: &Input,
    product: Product,
    task: Option<UnitTask<'_>>,
    explain: Option<&crate::explain::Request>,
) -> Compiled {
    let cpu = match machine::processor(invocation) {
        Ok(cpu) => cpu,
        Err(text) => return Compiled::failure(format!("error: {text}\n")),
    };
    let mut lang = invocation.lang.clone();
    let planner = match planner(task) {
        Ok(planner) => planner,
        Err(text) => return Compiled::stopped(text),
    };
    if let Some(planner) = &planner {
        lang.callconv.planned = planner.names();
    }
    if input.kind == InputKind::AssemblyWithCpp {
        lang.asm_preprocessor = true;
        // `$` begins an immediate operand there.
        lang.dollar_in_identifiers = false;
    }
    let names = Interner::new();
    let diags = Diagnostics::new(invocation.diagnostics.error_limit);
    diags.configure(invocation.diagnostics.warnings.clone());
    let files = Files::new();
    if invocation.preprocessor.builtin_headers {
        for (name, text) in headers::HEADERS {
            files.add_virtual(Path::new(headers::DIRECTORY).join(name), text.as_bytes());
        }
    }
    let options = prep_options(invocation, input, &cpu, product);
    let mut map = SourceMap::new();
    let target = Target::new(invocation.triple.clone());
    let intrinsics = IntrinsicTable {
        prefix: target.builtin_prefix(),
        map: None,
    };
    let has_builtin = |name: &str| has_builtin(name, &intrinsics);
    crash::enter("preprocess");
    let main = match task.map_or_else(|| Ok(Main::File(None)), |t| main_source(t, input)) {
        Ok(main) => main,
        Err(text) => return Compiled::stopped(text),
    };
    let main = match &main {
        Main::File(path) => neverc_prep::Input::File(path.as_deref().unwrap_or(&input.path)),
        Main::Buffer(name, bytes) => neverc_prep::Input::Buffer(name, bytes.clone()),
    };
    let mut preprocess = |vfs: &dyn Vfs| {
        neverc_prep::preprocess(
            &main,
            &options,
            neverc_prep::Context {
                lang: &lang,
                names: &names,
                diags: &diags,
                vfs,
            },
            &mut map,
            neverc_prep::Hooks {
                has_builtin: Some(&has_builtin),
                observer: None,
            },
        )
    };
    let preprocessed = match task {
        None => Ok(preprocess(&files)),
        Some(unit) => {
            // The files that plugins provide lie above the real ones.
            let files = TaskFiles::new(unit.task, files);
            stage(task, PHASE_PREP_BUILD_TOKEN_STREAM, || preprocess(&files))
        }
    };
    let preprocessed = match preprocessed {
        Ok(preprocessed) => preprocessed,
        Err(text) => return Compiled::stopped(text),
    };
    let mut compiled = Compiled {
        files: preprocessed
            .deps
            .iter()
            // No file that a build system could look at.
            .filter(|d| !d.path.starts_with(headers::DIRECTORY))
            .map(|d| (d.path.clone(), d.system))
            .collect(),
        ..Compiled::default()
    };
    let unit = Unit {
        invocation,
        input,
        cpu: &cpu,
        lang: &lang,
        names: &names,
        diags: &diags,
        map: &map,
        task,
        planner,
        explain,
    };
    match product {
        Product::Dependencies => {}
        Product::Preprocessed => {
            let form = invocation.preprocessor.form;
            compiled.bytes = if form.macros_only {
                neverc_prep::output::print_macros(&preprocessed, &names)
            } else {
                let options = OutputOptions {
                    no_line_markers: form.no_line_markers,
                    definitions: form.defines,
                    includes: form.includes,
                    ..OutputOptions::default()
                };
                neverc_prep::output::print(&preprocessed, &map, &names, options)
            };
        }
        _ if preprocessed.failed => {}
        _ => {
            let mut work = || unit.translate(&preprocessed, product, &mut compiled);
            let done = match task {
                None => work(),
                Some(t) => lend_sources(t.task, &map, &lang, work),
            };
            if let Err(text) = done {
                compiled.trouble = Some(text);
                compiled.failed = true;
            }
        }
    }
    if let Some(unit) = task {
        add_dependencies(unit, &mut compiled.files);
    }
    unit.report(&mut compiled, preprocessed.failed);
    compiled
}

/// Puts the dependencies that plugins recorded behind the files that were read.
fn add_dependencies(unit: UnitTask<'_>, files: &mut Vec<(String, bool)>) {
    let Some(outputs) = unit.task.find_seat::<Outputs>() else {
        return;
    };
    for dependency in outputs.dependencies() {
        let path = dependency.path.to_string_lossy().into_owned();
        if !files.iter().any(|(known, _)| *known == path) {
            files.push((path, dependency.system));
        }
    }
}

/// The answer of `__has_builtin`. Build systems take it as a promise that a call links, so it is no
/// for functions that a C library may lack and that would remain calls.
fn has_builtin(name: &str, intrinsics: &IntrinsicTable<'_>) -> bool {
    let function = name.strip_prefix("__builtin_").unwrap_or(name);
    let doubtful = matches!(
        function,
        "strlcpy" | "strlcat" | "gettext" | "dgettext" | "dcgettext"
    ) || function.ends_with("_unlocked")
        || [
            "pow10",
            "fmaximum_num",
            "fminimum_num",
            "scalb",
            "significand",
            "gamma",
        ]
        .iter()
        .any(|stem| matches!(function.strip_prefix(stem), Some("" | "f" | "l" | "_r")));
    !doubtful
        && (neverc_sema::builtins::builtin_by_name(name).is_some()
            || neverc_sema::cx::TargetBuiltins::signature(intrinsics, name).is_some())
}

/// What the steps after preprocessing share.
struct Unit<'a> {
    invocation: &'a Invocation,
    input: &'a Input,
    cpu: &'a Cpu,
    lang: &'a LangOpts,
    names: &'a Interner,
    diags: &'a Diagnostics,
    map: &'a SourceMap,
    task: Option<UnitTask<'a>>,
    /// Makes plans for the conventions of plugins.
    planner: Option<Rc<dyn Planner>>,
    /// A question that is answered instead of making code.
    explain: Option<&'a crate::explain::Request>,
}

impl Unit<'_> {
    /// Renders what was reported, in its final severity.
    fn report(&self, compiled: &mut Compiled, failed: bool) {
        crash::enter("render diagnostics");
        let options = &self.invocation.diagnostics;
        let resolved = self.diags.resolve(self.map);
        let errors = resolved
            .iter()
            .any(|d| d.severity >= neverc_source::Severity::Error);
        let own = std::mem::take(&mut compiled.diagnostics);
        compiled.diagnostics = match options.format {
            DiagnosticsFormat::Json => render_json(&resolved, self.map),
            DiagnosticsFormat::Text => {
                let text = render_text(
                    &resolved,
                    self.map,
                    &RenderOptions {
                        color: options.color.unwrap_or_else(stderr_has_colors),
                        carets: options.caret,
                        show_option: options.show_option,
                        show_column: options.show_column,
                        line_numbers: options.line_numbers,
                        fixits: options.show_fixits,
                        macro_backtrace_limit: options.macro_backtrace_limit as usize,
                        ..RenderOptions::default()
                    },
                );
                text + &summary(&resolved)
            }
        };
        compiled.diagnostics.push_str(&own);
        compiled.failed |= errors || failed;
        if compiled.failed {
            compiled.bytes.clear();
        }
    }

    /// From tokens to the product.
    ///
    /// # Errors
    /// The text of a phase in which a plugin failed.
    fn translate(
        &self,
        preprocessed: &Preprocessed,
        product: Product,
        compiled: &mut Compiled,
    ) -> Result<(), String> {
        crash::enter("parse");
        let ast = stage(self.task, PHASE_SYNTAX_PARSE, || {
            neverc_syntax::parse_with_map(
                &preprocessed.stream,
                self.lang,
                self.names,
                self.diags,
                self.map,
            )
        })?;
        crash::enter("analyze");
        let target = Target::new(self.invocation.triple.clone());
        let builtins = IntrinsicTable {
            prefix: target.builtin_prefix(),
            map: Some(self.map),
        };
        let arch = match target.arch() {
            neverc_target::Arch::X86_64 => neverc_sema::cx::Arch::X86_64,
            neverc_target::Arch::AArch64 => neverc_sema::cx::Arch::AArch64,
        };
        let unit = stage(self.task, PHASE_SEMA_ANALYZE, || {
            neverc_sema::analyze(
                &ast,
                self.lang,
                &target.ctypes,
                arch,
                self.names,
                self.diags,
                &builtins,
            )
        })?;
        drop(ast);
        if self.diags.has_errors(self.map) || product == Product::Nothing && self.explain.is_none()
        {
            return Ok(());
        }
        crash::enter("generate IR");
        let invocation = self.invocation;
        let mut backend = match Backend::new(&machine::codegen_options(invocation, self.cpu)) {
            Ok(backend) => backend,
            Err(text) => {
                *compiled = Compiled::failure(format!("error: {text}\n"));
                return Ok(());
            }
        };
        if let Some(planner) = &self.planner {
            backend.set_planner(planner.clone());
        }
        let options = machine::ir_options(invocation, self.cpu, &backend, &shown_name(self.input));
        let context = Context::new();
        if let Some(request) = self.explain {
            let described = neverc_irgen::describe::describe(
                &unit, self.names, self.lang, &options, self.map, &context, self.diags,
            );
            let main = shown_name(self.input);
            let answer = request.answer(
                &described,
                self.map,
                &main,
                invocation,
                &backend,
                &options.features,
            );
            match answer {
                Ok(text) => compiled.bytes = text.into_bytes(),
                Err(text) => *compiled = Compiled::failure(format!("error: {text}\n")),
            }
            return Ok(());
        }
        let watched = ir::begin(
            self.task,
            invocation,
            &options.triple,
            &options.data_layout,
            &shown_name(self.input),
            || self.map.text_of_file(preprocessed.main_loc),
        )?;
        // Functions made while names are dropped have no table of names: those given later would not be told apart.
        let shown = watched.as_ref().is_some_and(|w| w.wants_names());
        if shown || options.value_names {
            context.set_discard_names(false);
        }
        let mut place = None;
        let generate = || {
            neverc_irgen::generate(
                &unit, self.names, self.lang, &options, self.map, &context, self.diags,
            )
        };
        let module = match &watched {
            Some(watched) => Ir::Watched(watched.generate(&mut place, generate)?),
            None => Ir::Plain(place.insert(generate())),
        };
        // For what the code generator has to say about a function.
        let functions: Vec<(Symbol, Loc)> = unit.funcs.iter().map(|f| (f.name, f.loc)).collect();
        drop(unit);
        if self.diags.has_errors(self.map) {
            return Ok(());
        }
        let made = finish(invocation, &backend, module, product, self.task)?;
        compiled.bytes = made.bytes;
        compiled.failed |= made.failed;
        let mut rest = Vec::new();
        for diagnostic in made.backend {
            match u32::try_from(diagnostic.cookie) {
                Ok(place) if place != 0 => self.about_assembly(Loc(place), &diagnostic),
                _ => match self.function_place(&functions, &diagnostic) {
                    Some(place) => self.diags.error(place, diagnostic.message).emit(),
                    None => rest.push(diagnostic),
                },
            }
        }
        compiled.diagnostics.push_str(&made.text);
        compiled.diagnostics.push_str(&backend_text(&rest, ""));
        Ok(())
    }

    /// Where the function is that an error of the code generator is about.
    fn function_place(&self, functions: &[(Symbol, Loc)], diagnostic: &BackendDiag) -> Option<Loc> {
        if diagnostic.severity != Severity::Error || diagnostic.function.is_empty() {
            return None;
        }
        let name = self.names.intern(&diagnostic.function);
        let found = functions
            .iter()
            .find(|(n, loc)| *n == name && loc.is_some());
        found.map(|(_, loc)| *loc)
    }

    /// Reports what the assembler has to say about an inline assembly statement at that statement.
    fn about_assembly(&self, place: Loc, diagnostic: &BackendDiag) {
        let message = diagnostic.message.clone();
        let report = match diagnostic.severity {
            Severity::Error => self.diags.error(place, message),
            _ => self.diags.warn(Warning::INLINE_ASM, place, message),
        };
        if diagnostic.line_text.is_empty() {
            report.emit();
        } else {
            let line = diagnostic.line_text.trim();
            report
                .note(
                    Loc::NONE,
                    format!("instantiated into assembly here: '{line}'"),
                )
                .emit();
        }
    }
}

fn prep_options(
    invocation: &Invocation,
    input: &Input,
    cpu: &Cpu,
    product: Product,
) -> PrepOptions {
    let pp = &invocation.preprocessor;
    let mut dirs: Vec<IncludeDir> = pp.include_dirs.iter().map(IncludeDir::user).collect();
    dirs.extend(pp.system_dirs.iter().map(IncludeDir::system));
    if pp.builtin_headers {
        dirs.push(IncludeDir::system(headers::DIRECTORY));
    }
    dirs.extend(pp.standard_dirs.iter().map(IncludeDir::system));
    dirs.extend(pp.after_dirs.iter().map(IncludeDir::system));
    let file = |wanted: bool| {
        let matching = pp.forced.iter().filter(move |f| f.macros_only == wanted);
        matching
            .map(|f| f.path.to_string_lossy().into_owned())
            .collect()
    };
    let target = Target::new(invocation.triple.clone());
    let assembler = input.kind == InputKind::AssemblyWithCpp;
    let preprocessed = input.kind == InputKind::PreprocessedC;
    PrepOptions {
        quote_dirs: pp.quote_dirs.clone(),
        dirs,
        embed_dirs: pp.embed_dirs.clone(),
        predefines: if pp.undefine_all || preprocessed {
            String::new()
        } else {
            let options = machine::predef_options(invocation, assembler);
            neverc_target::predefined_macros(&target, cpu, &options)
        },
        command_macros: pp
            .macros
            .iter()
            .map(|edit| match edit {
                MacroEdit::Define(text) => CommandMacro::Define(text.clone()),
                MacroEdit::Undefine(name) => CommandMacro::Undef(name.clone()),
            })
            .collect(),
        imacros: file(true),
        includes: file(false),
        comments: pp.form.keep_comments,
        comments_in_macros: pp.form.keep_macro_comments,
        events: product == Product::Preprocessed,
        missing_headers_ok: invocation.dependencies.missing,
        preprocessed,
        date: invocation
            .variable("SOURCE_DATE_EPOCH")
            .and_then(|v| v.parse().ok()),
        prefix_map: pp.prefix_map.clone(),
        ..PrepOptions::default()
    }
}

/// LLVM IR, as text or bitcode, to a product.
fn compile_ir(
    invocation: &Invocation,
    input: &Input,
    product: Product,
    task: Option<UnitTask<'_>>,
) -> Compiled {
    let name = shown_name(input);
    if matches!(product, Product::Preprocessed | Product::Dependencies) {
        return Compiled::default();
    }
    let bytes = match read(input, task) {
        Ok(bytes) => bytes,
        Err(text) => return Compiled::failure(format!("error: {text}\n")),
    };
    crash::enter("read IR");
    let processor = match machine::processor(invocation) {
        Ok(processor) => processor,
        Err(text) => return Compiled::failure(format!("error: {text}\n")),
    };
    let mut backend = match Backend::new(&machine::codegen_options(invocation, &processor)) {
        Ok(backend) => backend,
        Err(text) => return Compiled::failure(format!("error: {text}\n")),
    };
    match planner(task) {
        Ok(Some(planner)) => backend.set_planner(planner),
        Ok(None) => {}
        Err(text) => return Compiled::stopped(text),
    }
    let context = Context::new();
    match backend.read_module(&context, &bytes, &name) {
        Ok(module) => {
            let (triple, layout) = (module.triple(), module.data_layout());
            let text = || Rc::from(&*bytes);
            let made = ir::begin(task, invocation, &triple, &layout, &name, text);
            let made = made.and_then(|watched| {
                let module = match &watched {
                    Some(watched) => Ir::Watched(watched.adopt(&module)),
                    None => Ir::Plain(&module),
                };
                finish(invocation, &backend, module, product, task)
            });
            let made = match made {
                Ok(made) => made,
                Err(text) => return Compiled::stopped(text),
            };
            Compiled {
                bytes: made.bytes,
                diagnostics: made.text + &backend_text(&made.backend, &name),
                failed: made.failed,
                files: vec![(name, false)],
                trouble: None,
            }
        }
        Err(text) => Compiled::failure(format!("{name}: error: {text}\n")),
    }
}

/// What optimizer and code generator give.
#[derive(Default)]
struct Made {
    bytes: Vec<u8>,
    failed: bool,
    /// What LLVM has to say, with positions of inline assembly statements.
    backend: Vec<BackendDiag>,
    /// What else has to be said.
    text: String,
}

/// From a module to the product: optimizer and code generator.
fn finish(
    invocation: &Invocation,
    backend: &Backend,
    module: Ir<'_>,
    product: Product,
    task: Option<UnitTask<'_>>,
) -> Result<Made, String> {
    crash::enter("optimize");
    module.optimize(invocation, backend)?;
    crash::enter("generate code");
    let kind = match product {
        Product::Assembly => OutputKind::Assembly,
        Product::Object => OutputKind::Object,
        Product::IrText => OutputKind::LlvmText,
        Product::Bitcode => OutputKind::Bitcode,
        Product::Nothing | Product::Preprocessed | Product::Dependencies => OutputKind::Nothing,
    };
    if !matches!(product, Product::Assembly | Product::Object) {
        // No machine code is made of it.
        return module.finish(|module| emitted(neverc_codegen::emit(backend, module, kind)));
    }
    let made = module.finish(|module| {
        stage(task, PHASE_CODEGEN_COARSE_LOWER, || {
            neverc_codegen::emit(backend, module, kind)
        })
    })??;
    if made.is_ok() {
        stage(task, PHASE_CODEGEN_PRODUCT_VERIFY, || ())?;
    }
    Ok(emitted(made))
}

fn emitted(made: Result<Emitted, Vec<BackendDiag>>) -> Made {
    match made {
        Ok(emitted) => Made {
            bytes: emitted.bytes,
            failed: emitted
                .diagnostics
                .iter()
                .any(|d| d.severity == Severity::Error),
            backend: emitted.diagnostics,
            ..Made::default()
        },
        Err(backend) => Made {
            failed: true,
            backend,
            ..Made::default()
        },
    }
}

/// The main source as the source phases leave it.
enum Main {
    /// A file; `None` for the one on the command line.
    File(Option<PathBuf>),
    /// A buffer with its name.
    Buffer(String, Rc<[u8]>),
}

/// Runs the source phases for an input.
///
/// # Errors
/// The text of a failed phase.
fn main_source(unit: UnitTask<'_>, input: &Input) -> Result<Main, String> {
    let phases = [
        PHASE_SOURCE_RESOLVE_INPUT,
        PHASE_SOURCE_OPEN,
        PHASE_SOURCE_AFTER_OPEN,
    ];
    let record = |identity: &str, content| {
        Outputs::of(unit.task).record_source(identity, content);
    };
    if !phases.iter().any(|p| unit.task.is_bound(*p)) {
        if !input.is_stdin()
            && let Ok(path) = View::of(unit.task).canonicalize(unit.task, &input.path)
        {
            record(&path.to_string_lossy(), None);
        }
        return Ok(Main::File(None));
    }
    let given = SourceInput {
        path: input.path.to_string_lossy().into_owned(),
        is_buffer: input.is_stdin(),
        language: input.kind as u32,
        system: false,
        preprocessed: input.kind == InputKind::PreprocessedC,
    };
    let given = artifact(
        unit,
        PHASE_SOURCE_RESOLVE_INPUT,
        given.artifact(),
        Clone::clone,
        None,
    )?;
    let resolved = given.payload::<SourceInput>().map(|i| i.path.clone());
    let resolved = resolved.ok_or("plugin phase failed: the artifact is no source input")?;
    let default = |_: &Artifact| {
        let view = View::of(unit.task);
        let canonical = view.canonicalize(unit.task, Path::new(&resolved)).ok();
        let status = view.status(unit.task, Path::new(&resolved));
        let size = status.map_or(0, |s| s.size);
        SourceUnit {
            logical_path: resolved.clone(),
            canonical_identity: canonical
                .map_or_else(|| resolved.clone(), |p| p.to_string_lossy().into_owned()),
            provider_id: String::new(),
            content: None,
            size,
            system: false,
            deterministic: true,
            cacheable: true,
        }
        .artifact()
    };
    let opened = artifact(unit, PHASE_SOURCE_OPEN, given, default, Some(&verify_unit))?;
    unit.task
        .notify(PHASE_SOURCE_AFTER_OPEN, unit.route.clone(), &opened)
        .map_err(|e| e.to_string())?;
    let source = opened
        .payload::<SourceUnit>()
        .ok_or("plugin phase failed: the artifact is no source unit")?;
    record(&source.canonical_identity, source.content.clone());
    Ok(match &source.content {
        Some(content) => Main::Buffer(source.logical_path.clone(), content.clone()),
        None if Path::new(&resolved) == input.path => Main::File(None),
        None => Main::File(Some(PathBuf::from(resolved))),
    })
}

/// Whether this process can assemble; else an argument asks for GNU's assembler.
#[must_use]
pub fn can_assemble(invocation: &Invocation) -> bool {
    // A processor that is not there is told about when it comes to assembling.
    machine::processor(invocation).map_or(true, |cpu| {
        machine::assemble_target(invocation, &cpu, "").is_some()
    })
}

/// Assembles text, or the input's.
#[must_use]
pub fn assemble(
    invocation: &Invocation,
    input: &Input,
    text: Option<Vec<u8>>,
    unit: Option<UnitTask<'_>>,
) -> Compiled {
    let processor = match machine::processor(invocation) {
        Ok(processor) => processor,
        Err(text) => return Compiled::failure(format!("error: {text}\n")),
    };
    let name = shown_name(input);
    let Some(target) = machine::assemble_target(invocation, &processor, &name) else {
        return Compiled::failure("error: these arguments need another assembler\n".to_owned());
    };
    let text = match text.map_or_else(|| read(input, unit), Ok) {
        Ok(text) => text,
        Err(text) => return Compiled::failure(format!("error: {text}\n")),
    };
    crash::enter("assemble");
    match neverc_codegen::assemble(&text, &target) {
        Ok((bytes, diagnostics)) => Compiled {
            bytes,
            diagnostics: assembler_text(&diagnostics),
            ..Compiled::default()
        },
        Err(diagnostics) => Compiled::failure(assembler_text(&diagnostics)),
    }
}

/// The name under which an input appears in diagnostics.
fn shown_name(input: &Input) -> String {
    if input.is_stdin() {
        "<stdin>".to_string()
    } else {
        input.path.display().to_string()
    }
}

/// The bytes of an input, through what plugins lay over the file system.
fn read(input: &Input, unit: Option<UnitTask<'_>>) -> Result<Vec<u8>, String> {
    if input.is_stdin() {
        return read_stdin();
    }
    let path = &input.path;
    let cannot = |why: &str| format!("cannot read '{}': {why}", path.display());
    match unit {
        None => std::fs::read(path).map_err(|e| cannot(&reason(&e))),
        Some(unit) => match View::of(unit.task).open(unit.task, path) {
            Ok(opened) => Ok(opened.content.to_vec()),
            Err(error) => Err(cannot(error.text())),
        },
    }
}

fn severity_name(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Remark => "remark",
        Severity::Note => "note",
    }
}

/// `input`: the file to name where nothing better is known; may be empty.
fn backend_text(diagnostics: &[BackendDiag], input: &str) -> String {
    let mut out = String::new();
    for diagnostic in diagnostics {
        let place = if diagnostic.line > 0 {
            format!("<inline asm>:{}:{}: ", diagnostic.line, diagnostic.column)
        } else if input.is_empty() {
            String::new()
        } else {
            format!("{input}: ")
        };
        out.push_str(&format!(
            "{place}{}: {}\n",
            severity_name(diagnostic.severity),
            diagnostic.message
        ));
        out.push_str(&pointer(&diagnostic.line_text, diagnostic.column));
    }
    out
}

fn assembler_text(diagnostics: &[AsmDiag]) -> String {
    let mut out = String::new();
    for diagnostic in diagnostics {
        let place = if diagnostic.line > 0 {
            format!(
                "{}:{}:{}: ",
                diagnostic.file, diagnostic.line, diagnostic.column
            )
        } else {
            format!("{}: ", diagnostic.file)
        };
        out.push_str(&format!(
            "{place}{}: {}\n",
            severity_name(diagnostic.severity),
            diagnostic.message
        ));
        out.push_str(&pointer(&diagnostic.line_text, diagnostic.column));
    }
    out
}

/// The line and a caret below it.
fn pointer(line: &str, column: u32) -> String {
    if line.is_empty() {
        return String::new();
    }
    let before = line.chars().take((column.max(1) - 1) as usize);
    let blanks: String = before.map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
    format!("{line}\n{blanks}^\n")
}
