//! What a command line asks for, as plain data: the result of interpreting option occurrences.

mod build;
mod codegen;
mod language;
mod machine_value;
mod unused;

use std::ffi::OsString;
use std::path::PathBuf;

use neverc_source::WarningState;
use neverc_source::lang::LangOpts;

pub use build::{interpret, interpret_deferred, interpret_job, unreadable};

use crate::options::{Id, Occurrence};

use crate::message::Messages;
use neverc_target::Triple;

/// How far a run goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// `-E`, and `-M`/`-MM`.
    Preprocess,
    /// `-fsyntax-only`.
    SyntaxOnly,
    /// `-S`.
    Assembly,
    /// `-c`.
    Object,
    /// Up to a program or shared library.
    Link,
}

/// What kind of file an input is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputKind {
    /// C source.
    C,
    /// C header, compiled on its own.
    Header,
    /// Preprocessed C.
    PreprocessedC,
    /// Assembly.
    Assembly,
    /// Assembly that is preprocessed first.
    AssemblyWithCpp,
    /// LLVM IR as text or bitcode.
    Ir,
    /// Object, archive, shared library or linker script.
    LinkerInput,
}

/// An input file with its kind.
#[derive(Clone, Debug)]
pub struct Input {
    /// Path; `-` is standard input.
    pub path: PathBuf,
    /// Kind by `-x` or by suffix.
    pub kind: InputKind,
    /// `-x` was in force: the suffix does not matter.
    pub explicit: bool,
    /// Where this input's way ends, when that is not where the run's does.
    pub stop: Option<Stage>,
}

impl Input {
    /// Whether it is standard input.
    #[must_use]
    pub fn is_stdin(&self) -> bool {
        self.path.as_os_str() == "-"
    }

    /// File name without directory and suffix; `-` for standard input.
    #[must_use]
    pub fn stem(&self) -> PathBuf {
        PathBuf::from(self.path.file_stem().unwrap_or(self.path.as_os_str()))
    }
}

/// What goes to the linker, in command-line order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkItem {
    /// The object made from the input with this index.
    Input(usize),
    /// Arguments passed through.
    Argument(OsString),
}

/// One change to the set of macros.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MacroEdit {
    /// `-DNAME` or `-DNAME=VALUE`, text after `-D`.
    Define(String),
    /// `-UNAME`.
    Undefine(String),
}

/// `-include` and `-imacros`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForcedInclude {
    /// The file as named.
    pub path: PathBuf,
    /// Macros only.
    pub macros_only: bool,
}

/// What `-E` keeps or prints besides the plain text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct PreprocessedForm {
    /// `-C`.
    pub keep_comments: bool,
    /// `-CC`.
    pub keep_macro_comments: bool,
    /// `-P`.
    pub no_line_markers: bool,
    /// `-dM`: only the macros.
    pub macros_only: bool,
    /// `-dD`.
    pub defines: bool,
    /// `-dI`.
    pub includes: bool,
}

/// Everything for the preprocessor.
#[derive(Clone, Debug, Default)]
pub struct PreprocessorOptions {
    /// `-D` and `-U` in order.
    pub macros: Vec<MacroEdit>,
    /// `-undef`.
    pub undefine_all: bool,
    /// `-iquote`.
    pub quote_dirs: Vec<PathBuf>,
    /// `-I`, then `CPATH`.
    pub include_dirs: Vec<PathBuf>,
    /// `-isystem`, then `C_INCLUDE_PATH`.
    pub system_dirs: Vec<PathBuf>,
    /// Compiler's and system's own directories, in order.
    pub standard_dirs: Vec<PathBuf>,
    /// `-idirafter`.
    pub after_dirs: Vec<PathBuf>,
    /// `--embed-dir=`.
    pub embed_dirs: Vec<PathBuf>,
    /// The compiler's built-in headers are searched.
    pub builtin_headers: bool,
    /// `-include` and `-imacros` in order.
    pub forced: Vec<ForcedInclude>,
    /// `-H`.
    pub print_headers: bool,
    /// `(old, new)` prefixes for `__FILE__`.
    pub prefix_map: Vec<(String, String)>,
    /// What `-E` prints.
    pub form: PreprocessedForm,
}

/// Dependency files (`-M` family).
#[derive(Clone, Debug, Default)]
pub struct DependencyOptions {
    /// A rule is wanted.
    pub wanted: bool,
    /// Instead of compiling (`-M`, `-MM`).
    pub only: bool,
    /// System headers are listed.
    pub system_headers: bool,
    /// `-MF`.
    pub file: Option<PathBuf>,
    /// `-MT` and `-MQ`, quoted for make already.
    pub targets: Vec<String>,
    /// `-MP`.
    pub phony: bool,
    /// `-MG`.
    pub missing: bool,
}

/// Format of diagnostics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum DiagnosticsFormat {
    /// Clang's.
    #[default]
    Text,
    /// One JSON array.
    Json,
}

/// How diagnostics are filtered and shown.
#[derive(Clone, Debug)]
pub struct DiagnosticOptions {
    /// The text after `-W` of each such option, in order; `pedantic` and `pedantic-errors` stand for
    /// the options of these names.
    pub warning_flags: Vec<String>,
    /// `-w`.
    pub no_warnings: bool,
    /// State of all warnings after these options.
    pub warnings: WarningState,
    /// Errors after which to stop; 0 for no limit.
    pub error_limit: u32,
    /// Colours: asked for, refused, or by terminal.
    pub color: Option<bool>,
    /// Text or JSON.
    pub format: DiagnosticsFormat,
    /// Source line and caret.
    pub caret: bool,
    /// `[-Wname]`.
    pub show_option: bool,
    /// Column numbers.
    pub show_column: bool,
    /// Suggested fixes below the caret.
    pub show_fixits: bool,
    /// `-fdiagnostics-parseable-fixits`.
    pub parseable_fixits: bool,
    /// Line numbers beside source lines.
    pub line_numbers: bool,
    /// Macro expansion notes shown at most; 0 for all.
    pub macro_backtrace_limit: u32,
}

impl Default for DiagnosticOptions {
    fn default() -> Self {
        DiagnosticOptions {
            warning_flags: Vec::new(),
            no_warnings: false,
            warnings: WarningState::new(),
            error_limit: 20,
            color: None,
            format: DiagnosticsFormat::Text,
            caret: true,
            show_option: true,
            show_column: true,
            show_fixits: true,
            parseable_fixits: false,
            line_numbers: true,
            macro_backtrace_limit: 6,
        }
    }
}

/// `-O`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum OptLevel {
    /// `-O0`.
    #[default]
    O0,
    /// `-O1`, `-O`, `-Og`.
    O1,
    /// `-O2`.
    O2,
    /// `-O3`, `-Ofast`.
    O3,
    /// `-Os`.
    Os,
    /// `-Oz`.
    Oz,
}

/// Position independence of generated code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pic {
    /// Code for a fixed address.
    None,
    /// `-fpie`: small or large offset table.
    Pie { large: bool },
    /// `-fpic`/`-fPIC`.
    Pic { large: bool },
}

/// Amount of debug information.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum DebugLevel {
    /// None.
    #[default]
    None,
    /// Lines only (`-g1`).
    Lines,
    /// Full (`-g`).
    Full,
    /// With macros (`-g3`).
    Macros,
}

/// How a flag merges when modules are linked; the meaning of the words is LLVM's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagMerge {
    /// Different values are an error.
    Error,
    /// This value wins.
    Override,
    /// The smaller one.
    Min,
}

/// Which functions keep a frame pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FramePointer {
    /// None must.
    None,
    /// Those that call others.
    NonLeaf,
    /// All.
    All,
}

/// Stack smashing protection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum StackProtector {
    /// None.
    #[default]
    Off,
    /// Functions with character arrays.
    Basic,
    /// Functions with any array or escaping local.
    Strong,
    /// All functions.
    All,
}

/// AArch64 branch protection (`-mbranch-protection=`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct BranchProtection {
    /// Landing pads.
    pub bti: bool,
    /// Return addresses are signed in functions that save them.
    pub return_address: bool,
    /// In all functions.
    pub leaf: bool,
    /// With key B.
    pub key_b: bool,
    /// With the program counter.
    pub pc: bool,
    /// Guarded control stack.
    pub gcs: bool,
}

impl BranchProtection {
    /// Reads `none`, `standard` or words joined by `+`; `None` if a word is unknown.
    #[must_use]
    pub fn parse(text: &str) -> Option<BranchProtection> {
        let mut own = BranchProtection::default();
        for word in text.split('+') {
            match word {
                "none" if text == "none" => {}
                "standard" if text == "standard" => {
                    (own.bti, own.return_address, own.gcs) = (true, true, true);
                }
                "bti" => own.bti = true,
                "pac-ret" => own.return_address = true,
                "gcs" => own.gcs = true,
                "leaf" if own.return_address => own.leaf = true,
                "b-key" if own.return_address => own.key_b = true,
                "pc" if own.return_address => own.pc = true,
                _ => return None,
            }
        }
        Some(own)
    }

    /// Value of `__ARM_FEATURE_PAC_DEFAULT`: bit 0 key A, bit 1 key B, bit 2 leaf functions, bit 3
    /// program counter (Arm C Language Extensions).
    #[must_use]
    pub fn pac(self) -> u8 {
        if !self.return_address {
            return 0;
        }
        let key = if self.key_b { 2 } else { 1 };
        key | u8::from(self.leaf) << 2 | u8::from(self.pc) << 3
    }
}

/// Everything for code generation that is not part of the language.
#[derive(Clone, Debug)]
pub struct CodegenOptions {
    /// Optimization level.
    pub opt: OptLevel,
    /// `-fcallconv-td=`, in order.
    pub convention_files: Vec<String>,
    /// The optimizer is left out (`-Xclang -disable-llvm-passes`).
    pub no_passes: bool,
    /// Loop vectorizer.
    pub vectorize_loops: bool,
    /// Straight-line vectorizer.
    pub vectorize_slp: bool,
    /// Loop unroller.
    pub unroll_loops: bool,
    /// `-fno-inline`.
    pub no_inline: bool,
    /// `-fverify-intermediate-code`.
    pub verify: bool,
    /// Position independence.
    pub pic: Pic,
    /// `-fno-plt`.
    pub no_plt: bool,
    /// Symbols may be interposed (`-fsemantic-interposition`).
    pub semantic_interposition: bool,
    /// Frame pointers.
    pub frame_pointer: FramePointer,
    /// `-mno-red-zone` gives false.
    pub red_zone: bool,
    /// A section for each function.
    pub function_sections: bool,
    /// A section for each object.
    pub data_sections: bool,
    /// Jump tables allowed.
    pub jump_tables: bool,
    /// `-mcmodel=`: tiny, small, kernel, medium, large.
    pub code_model: Option<String>,
    /// `-ftls-model=`.
    pub tls_model: Option<String>,
    /// Emulated thread-local storage.
    pub emulated_tls: bool,
    /// Stack protector.
    pub stack_protector: StackProtector,
    /// `-fstack-clash-protection`.
    pub stack_clash_protection: bool,
    /// `-fcf-protection=` branch part.
    pub cf_branch: bool,
    /// `-fcf-protection=` return part.
    pub cf_return: bool,
    /// `-mbranch-protection=`.
    pub branch_protection: BranchProtection,
    /// Attributes with values for every function.
    pub function_attributes: Vec<(String, String)>,
    /// Attributes without value for every function, by LLVM's names.
    pub enum_attributes: Vec<&'static str>,
    /// Flags of the module: how they merge, name, value.
    pub module_flags: Vec<(FlagMerge, &'static str, u32)>,
    /// LLVM features besides those of the processor, `+name` or `-name`.
    pub extra_features: Vec<String>,
    /// `-mstackrealign`.
    pub stack_realign: bool,
    /// `-finstrument-functions` and its kin.
    pub instrument: neverc_irgen::options::Instrument,
    /// `-march=`.
    pub march: Option<String>,
    /// `-mcpu=`.
    pub mcpu: Option<String>,
    /// `-mtune=`.
    pub mtune: Option<String>,
    /// Processor features in order: name without `-m` and `no-`, and whether it is on.
    pub features: Vec<(String, bool)>,
    /// Intel syntax for assembly output.
    pub intel_syntax: bool,
    /// Debug information.
    pub debug: DebugLevel,
    /// DWARF version.
    pub dwarf_version: u32,
    /// `(old, new)` prefixes for debug information.
    pub debug_prefix_map: Vec<(String, String)>,
    /// Working directory to record.
    pub debug_dir: Option<String>,
    /// Alignment of functions in bytes; 0 for the target's own.
    pub align_functions: u32,
    /// `-pg`.
    pub profile: bool,
    /// `-mfentry`.
    pub fentry: bool,
    /// `-fpatchable-function-entry=`: no-operations in all, and before the entry.
    pub patchable_entry: (u32, u32),
    /// `-fzero-call-used-regs=`.
    pub zero_call_used_regs: Option<String>,
    /// Comments in assembly.
    pub verbose_asm: bool,
    /// Record the compiler's name.
    pub ident: bool,
    /// Keep the names of IR values.
    pub keep_value_names: bool,
    /// Options for LLVM itself (`-mllvm`).
    pub llvm_options: Vec<String>,
    /// `-fmerge-all-constants`.
    pub merge_all_constants: bool,
    /// `-fno-optimize-sibling-calls` gives false.
    pub sibling_calls: bool,
    /// Trapping math (`-ftrapping-math`).
    pub trapping_math: bool,
    /// Strict floating point (`-ffp-model=strict`).
    pub strict_fp: bool,
    /// Synchronous or asynchronous unwind tables.
    pub async_unwind_tables: bool,
    /// `-fzero-initialized-in-bss`.
    pub zero_in_bss: bool,
}

/// What to link into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkMode {
    /// Position-independent executable.
    Pie,
    /// Executable for a fixed address.
    Executable,
    /// `-static`.
    Static,
    /// `-static-pie`.
    StaticPie,
    /// `-shared`.
    Shared,
    /// `-r`.
    Relocatable,
}

/// Everything for the link step.
#[derive(Clone, Debug)]
pub struct LinkOptions {
    /// What to make.
    pub mode: LinkMode,
    /// Objects, libraries and arguments in order.
    pub items: Vec<LinkItem>,
    /// `-L`.
    pub library_dirs: Vec<OsString>,
    /// `-rdynamic`.
    pub export_dynamic: bool,
    /// Start files.
    pub start_files: bool,
    /// Default libraries.
    pub default_libs: bool,
    /// The C library among them.
    pub libc: bool,
    /// `-static-libgcc`.
    pub static_libgcc: bool,
    /// `-pthread`.
    pub pthread: bool,
    /// `-fuse-ld=`.
    pub linker: Option<String>,
    /// `--ld-path=`.
    pub linker_path: Option<PathBuf>,
    /// `-B`.
    pub tool_prefixes: Vec<OsString>,
    /// Single flags such as `-s`, with their values.
    pub flags: Vec<OsString>,
    /// `-T`.
    pub scripts: Vec<OsString>,
}

/// Questions that are answered without compiling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Query {
    Help,
    HelpHidden,
    Version,
    SearchDirs,
    FileName(OsString),
    ProgName(OsString),
    LibGcc,
    Multiarch,
    MultiDirectory,
    MultiLib,
    MultiOsDirectory,
    Sysroot,
    ResourceDir,
    TargetTriple,
    Targets,
    DumpMachine,
    DumpVersion,
    PluginCapabilities,
}

/// The whole request.
#[derive(Clone, Debug)]
pub struct Invocation {
    /// How far to go.
    pub stage: Stage,
    /// Inputs in order.
    pub inputs: Vec<Input>,
    /// `-o`.
    pub output: Option<PathBuf>,
    /// `-emit-llvm`.
    pub emit_llvm: bool,
    /// `-save-temps`: directory, or `None` for beside the output.
    pub save_temps: Option<SaveTemps>,
    /// Print commands.
    pub verbose: bool,
    /// Print commands, run none.
    pub dry_run: bool,
    /// Target.
    pub triple: Triple,
    /// `--sysroot`.
    pub sysroot: PathBuf,
    /// `--gcc-toolchain`.
    pub gcc_toolchain: Option<PathBuf>,
    /// `-working-directory`.
    pub working_directory: Option<PathBuf>,
    /// Language.
    pub lang: LangOpts,
    /// Preprocessor.
    pub preprocessor: PreprocessorOptions,
    /// Dependency file.
    pub dependencies: DependencyOptions,
    /// Diagnostics.
    pub diagnostics: DiagnosticOptions,
    /// Code generation.
    pub codegen: CodegenOptions,
    /// Assembly is assembled in this process where possible (`-fno-integrated-as` gives false).
    pub integrated_assembler: bool,
    /// Arguments for the assembler.
    pub assembler_args: Vec<OsString>,
    /// Link step.
    pub link: LinkOptions,
    /// A question to answer instead of compiling.
    pub query: Option<Query>,
    /// Print the steps as a tree (`-ccc-print-phases`).
    pub print_phases: bool,
    /// The options that the inner compiler's command line takes over as they are.
    pub passed: Vec<OsString>,
    /// Variables that hide those of the process's environment.
    pub environment: Vec<(String, String)>,
}

impl Invocation {
    /// A variable of the environment.
    #[must_use]
    pub fn variable(&self, name: &str) -> Option<String> {
        let mut own = self.environment.iter().rev();
        match own.find(|(n, _)| n == name) {
            Some((_, value)) => Some(value.clone()),
            None => std::env::var(name).ok(),
        }
    }
}

/// `-save-temps`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveTemps {
    /// In the working directory.
    WorkingDirectory,
    /// Beside the output.
    OutputDirectory,
}

/// The kind that a file name's suffix announces; unknown suffixes go to the linker, as with GCC.
///
/// # Errors
/// Names the language of a suffix that this compiler does not compile.
pub fn kind_of_suffix(path: &std::path::Path) -> Result<InputKind, &'static str> {
    let suffix = path.extension().and_then(|s| s.to_str()).unwrap_or("");
    Ok(match suffix {
        "c" => InputKind::C,
        "h" => InputKind::Header,
        "i" => InputKind::PreprocessedC,
        "s" => InputKind::Assembly,
        "S" | "sx" => InputKind::AssemblyWithCpp,
        "ll" | "bc" => InputKind::Ir,
        "cc" | "cp" | "cxx" | "cpp" | "CPP" | "c++" | "C" | "ii" | "hh" | "hpp" | "hxx" => {
            return Err("C++");
        }
        "m" | "mi" | "mm" | "M" | "mii" => return Err("Objective-C"),
        "f" | "for" | "ftn" | "F" | "FOR" | "fpp" | "f90" | "f95" | "F90" => return Err("Fortran"),
        "cl" | "cu" | "hip" => return Err("device code"),
        _ => InputKind::LinkerInput,
    })
}

/// Shorthand for the driver's own warnings.
pub(crate) const UNUSED: &str = "unused-command-line-argument";

/// Splits `old=new` at the first `=`.
pub(crate) fn prefix_pair(
    text: &str,
    option: &str,
    messages: &mut Messages,
) -> Option<(String, String)> {
    match text.split_once('=') {
        Some((old, new)) => Some((old.to_string(), new.to_string())),
        None => {
            messages.error(format!("invalid argument '{text}' to {option}"));
            None
        }
    }
}
