//! Target machines and the machine pipeline.

use std::ffi::{CString, c_char, c_void};
use std::sync::OnceLock;

use llvm_sys::target_machine::LLVMTargetMachineRef;

use crate::{Module, ffi};

/// An architecture this compiler can make code for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum LlvmArch {
    /// x86, 32 and 64 bits
    X86,
    /// 64-bit ARM
    AArch64,
}

impl LlvmArch {
    /// The architecture of a target triple.
    pub fn of_triple(triple: &str) -> Option<LlvmArch> {
        match triple.split('-').next()? {
            "x86_64" | "i386" | "i486" | "i586" | "i686" => Some(LlvmArch::X86),
            "aarch64" | "arm64" => Some(LlvmArch::AArch64),
            _ => None,
        }
    }

    pub(crate) fn initialize(self) {
        // SAFETY: the shim takes one of its two numbers and registers each target once.
        unsafe {
            ffi::nc_initialize_target(match self {
                LlvmArch::X86 => 0,
                LlvmArch::AArch64 => 1,
            });
        }
    }
}

/// Effort of code generation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum OptLevel {
    /// Fast compilation, debuggable code
    None = 0,
    /// Little
    Less = 1,
    /// Usual
    Default = 2,
    /// Much
    Aggressive = 3,
}

/// Relocation model.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum RelocModel {
    /// Fixed addresses
    Static = 0,
    /// Position-independent (PIE or shared, by the module's flags)
    Pic = 1,
}

/// Code model.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum CodeModel {
    /// The target's default (small)
    Default = 0,
    /// `tiny`
    Tiny = 1,
    /// `small`
    Small = 2,
    /// `kernel`
    Kernel = 3,
    /// `medium`
    Medium = 4,
    /// `large`
    Large = 5,
}

/// What a [`TargetMachine`] is made of. The default is a plain position-independent one.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools)] // Independent switches of LLVM.
pub struct MachineOptions {
    /// LLVM's triple
    pub triple: String,
    /// LLVM's processor name
    pub cpu: String,
    /// Features as `+sse4.2,-avx`
    pub features: String,
    /// Effort of code generation
    pub opt_level: OptLevel,
    /// Relocation model
    pub reloc: RelocModel,
    /// Code model
    pub code_model: CodeModel,
    /// A section for each function
    pub function_sections: bool,
    /// A section for each variable
    pub data_sections: bool,
    /// Sections get names of their own
    pub unique_section_names: bool,
    /// Thread-local variables through `__emutls_get_address`
    pub emulated_tls: bool,
    /// Assembly is for another assembler
    pub no_integrated_as: bool,
    /// Comments in assembly output
    pub asm_verbose: bool,
    /// Emit `.stack_sizes`
    pub stack_size_section: bool,
    /// Fast instruction selection: `None` as the level says
    pub fast_isel: Option<bool>,
    /// Global instruction selection: `None` as the level says
    pub global_isel: Option<bool>,
    /// Debug sections are compressed: 0 no, 1 zlib, 2 zstd
    pub compress_debug: i32,
    /// Use relocations that the linker may relax
    pub relax_elf: bool,
    /// Begin with `.note.GNU-stack` (code generation ends with one in any case)
    pub no_exec_stack: bool,
    /// Use `.init_array` rather than `.ctors`
    pub use_init_array: bool,
    /// Fusing of floating operations: 0 fast, 1 standard (as the IR says), 2 strict
    pub fp_contract: i32,
    /// `-funsafe-math-optimizations`
    pub unsafe_math: bool,
    /// `-ffinite-math-only`
    pub no_infs: bool,
    /// `-ffinite-math-only`
    pub no_nans: bool,
    /// `-fno-signed-zeros`
    pub no_signed_zeros: bool,
    /// `-fapprox-func`
    pub approx_func: bool,
    /// `-fno-trapping-math`
    pub no_trapping: bool,
    /// `unreachable` traps
    pub trap_unreachable: bool,
    /// DWARF version, 0 for the module's
    pub dwarf_version: u32,
    /// `-mthread-model single`
    pub single_thread: bool,
    /// `-fno-zero-initialized-in-bss`
    pub no_zeros_in_bss: bool,
    /// `-faddrsig`: a table of symbols whose address matters, for the linker
    pub address_significance: bool,
    /// `-mtls-dialect=` with descriptors
    pub tls_descriptors: bool,
}

impl Default for MachineOptions {
    fn default() -> Self {
        MachineOptions {
            triple: "x86_64-unknown-linux-gnu".to_owned(),
            cpu: String::new(),
            features: String::new(),
            opt_level: OptLevel::None,
            reloc: RelocModel::Pic,
            code_model: CodeModel::Default,
            function_sections: false,
            data_sections: false,
            unique_section_names: true,
            emulated_tls: false,
            no_integrated_as: false,
            asm_verbose: true,
            stack_size_section: false,
            fast_isel: None,
            global_isel: None,
            compress_debug: 0,
            relax_elf: true,
            no_exec_stack: false,
            use_init_array: true,
            fp_contract: 1,
            unsafe_math: false,
            no_infs: false,
            no_nans: false,
            no_signed_zeros: false,
            approx_func: false,
            no_trapping: true,
            trap_unreachable: false,
            dwarf_version: 0,
            single_thread: false,
            no_zeros_in_bss: false,
            address_significance: false,
            tls_descriptors: false,
        }
    }
}

/// What the machine pipeline makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum FileKind {
    /// An ELF object
    Object = 0,
    /// Assembly text
    Assembly = 1,
    /// Nothing, but all work is done
    Null = 2,
}

/// Knows a processor and makes code for it.
pub struct TargetMachine {
    raw: LLVMTargetMachineRef,
}

impl Drop for TargetMachine {
    fn drop(&mut self) {
        // SAFETY: made by `new`, not used afterwards.
        unsafe { ffi::nc_target_machine_dispose(self.raw) }
    }
}

pub(crate) fn c_string(text: &str) -> CString {
    let end = text.find('\0').unwrap_or(text.len());
    CString::new(&text[..end]).unwrap_or_default()
}

impl TargetMachine {
    pub(crate) fn raw(&self) -> LLVMTargetMachineRef {
        self.raw
    }

    /// Makes a machine. The error names what LLVM does not know.
    pub fn new(options: &MachineOptions) -> Result<TargetMachine, String> {
        let Some(arch) = LlvmArch::of_triple(&options.triple) else {
            return Err(format!("unknown target triple '{}'", options.triple));
        };
        arch.initialize();
        let triple = c_string(&options.triple);
        let cpu = c_string(&options.cpu);
        let features = c_string(&options.features);
        let switch = |choice: Option<bool>| choice.map_or(-1, i32::from);
        let record = ffi::MachineOptionsRecord {
            triple: triple.as_ptr(),
            cpu: cpu.as_ptr(),
            features: features.as_ptr(),
            opt_level: options.opt_level as i32,
            reloc_model: options.reloc as i32,
            code_model: options.code_model as i32,
            function_sections: i32::from(options.function_sections),
            data_sections: i32::from(options.data_sections),
            unique_section_names: i32::from(options.unique_section_names),
            emulated_tls: i32::from(options.emulated_tls),
            no_integrated_as: i32::from(options.no_integrated_as),
            asm_verbose: i32::from(options.asm_verbose),
            stack_size_section: i32::from(options.stack_size_section),
            fast_isel: switch(options.fast_isel),
            global_isel: switch(options.global_isel),
            compress_debug: options.compress_debug,
            relax_elf: i32::from(options.relax_elf),
            no_exec_stack: i32::from(options.no_exec_stack),
            use_init_array: i32::from(options.use_init_array),
            fp_contract: options.fp_contract,
            unsafe_math: i32::from(options.unsafe_math),
            no_infs: i32::from(options.no_infs),
            no_nans: i32::from(options.no_nans),
            no_signed_zeros: i32::from(options.no_signed_zeros),
            approx_func: i32::from(options.approx_func),
            no_trapping: i32::from(options.no_trapping),
            trap_unreachable: i32::from(options.trap_unreachable),
            dwarf_version: options.dwarf_version,
            thread_model_single: i32::from(options.single_thread),
            no_zeros_in_bss: i32::from(options.no_zeros_in_bss),
            address_significance: i32::from(options.address_significance),
            tls_descriptors: i32::from(options.tls_descriptors),
        };
        // SAFETY: record, texts and sink live during the call.
        let (raw, message) = ffi::collect_text(|sink, data| unsafe {
            ffi::nc_target_machine_create(&raw const record, sink, data)
        });
        if raw.is_null() {
            Err(message)
        } else {
            Ok(TargetMachine { raw })
        }
    }

    /// The machine's data layout.
    pub fn data_layout(&self) -> String {
        // SAFETY: the machine is alive, the sink lives during the call.
        ffi::collect_text(|sink, data| unsafe {
            ffi::nc_target_machine_data_layout(self.raw, sink, data)
        })
        .1
    }

    /// Runs the machine pipeline. The module is lowered on the way and good for nothing else afterwards. Errors in
    /// inline assembly and the like go to the context's diagnostics: output is worth something only without them.
    pub fn emit(
        &self,
        module: &Module<'_>,
        kind: FileKind,
        verify: bool,
    ) -> Result<Vec<u8>, String> {
        self.emit_hooked(module, kind, verify, None, std::ptr::null_mut::<c_void>())
    }

    pub(crate) fn emit_hooked(
        &self,
        module: &Module<'_>,
        kind: FileKind,
        verify: bool,
        hook: Option<ffi::MachinePipelineCallback>,
        hook_data: *mut c_void,
    ) -> Result<Vec<u8>, String> {
        let (failed, bytes) = ffi::collect(|sink, data| {
            // SAFETY: module, machine and sink live during the call; the hook is one of the shim's.
            unsafe {
                ffi::nc_emit(
                    module.raw(),
                    self.raw,
                    kind as i32,
                    i32::from(verify),
                    hook,
                    hook_data,
                    sink,
                    data,
                )
            }
        });
        if failed != 0 {
            Err("the target cannot make a file of this kind".to_owned())
        } else {
            Ok(bytes)
        }
    }
}

/// Name of the processor this program runs on, as LLVM knows it.
pub fn host_cpu_name() -> String {
    // SAFETY: the sink lives during the call.
    ffi::collect_text(|sink, data| unsafe { ffi::nc_host_cpu(sink, data) }).1
}

/// Features of the processor this program runs on, as `+sse4.2,-avx512f`.
pub fn host_cpu_features() -> String {
    // SAFETY: the sink lives during the call.
    ffi::collect_text(|sink, data| unsafe { ffi::nc_host_features(sink, data) }).1
}

/// Sets LLVM's own command-line options (`-mllvm`). Once, before anything else and before threads are started. The
/// error is LLVM's message.
pub fn set_llvm_options(options: &[String]) -> Result<(), String> {
    let texts: Vec<_> = std::iter::once("neverc")
        .chain(options.iter().map(String::as_str))
        .map(c_string)
        .collect();
    let pointers: Vec<_> = texts.iter().map(|text| text.as_ptr()).collect();
    let (failed, message) = ffi::collect_text(|sink, data| {
        // SAFETY: the texts live during the call, LLVM copies them.
        unsafe { ffi::nc_set_llvm_options(pointers.as_ptr(), pointers.len() as i32, sink, data) }
    });
    if failed != 0 { Err(message) } else { Ok(()) }
}

static FATAL_ERROR_HANDLER: OnceLock<fn(&str)> = OnceLock::new();

/// Says what to do when LLVM cannot go on (code it cannot select, memory it cannot get). The handler reports the
/// message and cleans up; when it returns the process ends with status 1. Only the first handler counts.
pub fn install_fatal_error_handler(handler: fn(&str)) {
    extern "C" fn report(message: *const c_char) {
        let text = if message.is_null() {
            String::new()
        } else {
            // SAFETY: LLVM gives a NUL-terminated message.
            unsafe {
                std::ffi::CStr::from_ptr(message)
                    .to_string_lossy()
                    .into_owned()
            }
        };
        if let Some(handler) = FATAL_ERROR_HANDLER.get() {
            // LLVM's frames must not be unwound.
            let _ = std::panic::catch_unwind(|| handler(&text));
        }
        std::process::exit(1);
    }
    if FATAL_ERROR_HANDLER.set(handler).is_ok() {
        // SAFETY: installed once, the handler is a function of this program.
        unsafe { llvm_sys::error_handling::LLVMInstallFatalErrorHandler(Some(report)) }
    }
}
