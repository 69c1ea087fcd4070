//! What decides how code is made, in the words of the command line.

use std::rc::Rc;

use neverc_callconv::Planner;
use neverc_callconv::td::Conventions;
use neverc_llvm::{
    CodeModel, Context, MachineOptions, Module, OptLevel, RelocModel, TargetMachine,
};

use crate::td;

/// `-Os`, `-Oz` or neither.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum SizeLevel {
    /// Size does not matter more than speed
    #[default]
    None,
    /// `-Os`
    Small,
    /// `-Oz`
    Smallest,
}

/// The optimization pipeline.
#[derive(Clone, Debug, Default)]
#[allow(clippy::struct_excessive_bools)] // Switches of the command line.
pub struct OptOptions {
    /// `-O`: 0 to 3; 2 for `-Os` and `-Oz`
    pub level: u8,
    /// `-Os`, `-Oz`
    pub size: SizeLevel,
    /// A pipeline in LLVM's notation instead of the level's
    pub pipeline: Option<String>,
    /// `-f[no-]vectorize`: `None` as the level says
    pub loop_vectorize: Option<bool>,
    /// `-f[no-]slp-vectorize`
    pub slp_vectorize: Option<bool>,
    /// `-f[no-]unroll-loops`
    pub unroll_loops: Option<bool>,
    /// `-fmerge-functions`
    pub merge_functions: bool,
    /// `-fno-builtin`, `-ffreestanding`: no library function has a meaning of its own
    pub no_builtins: bool,
    /// Check the module before
    pub verify: bool,
    /// Check the module after each pass
    pub verify_each: bool,
    /// `-fveclib=`: 0 none, 1 libmvec, 2 SVML, 3 SLEEF, 4 ArmPL
    pub vector_library: i32,
}

/// The machine code is made for, and switches of code generation.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools)] // Switches of the command line.
pub struct CodegenOptions {
    /// LLVM's triple
    pub triple: String,
    /// LLVM's processor name
    pub cpu: String,
    /// Features as `+sse4.2,-avx`
    pub features: String,
    /// `-O`: 0 to 3
    pub level: u8,
    /// Fixed addresses or position-independent
    pub reloc: RelocModel,
    /// `-mcmodel=`
    pub code_model: CodeModel,
    /// `-ffunction-sections`
    pub function_sections: bool,
    /// `-fdata-sections`
    pub data_sections: bool,
    /// `-fno-unique-section-names` turns it off
    pub unique_section_names: bool,
    /// `-femulated-tls`
    pub emulated_tls: bool,
    /// `-fno-integrated-as`: inline assembly in assembly output is not parsed
    pub no_integrated_as: bool,
    /// `-fverbose-asm`, comments in assembly
    pub asm_verbose: bool,
    /// `-fstack-size-section`
    pub stack_size_section: bool,
    /// `-gz`: 0 no, 1 zlib, 2 zstd
    pub compress_debug: i32,
    /// `-Wa,-mrelax-relocations=`
    pub relax_elf: bool,
    /// `-fno-use-init-array` turns it off
    pub use_init_array: bool,
    /// `-ffp-contract=`: 0 fast, 1 as the IR says, 2 off
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
    /// `-ftrap-unreachable`: an unreachable place traps
    pub trap_unreachable: bool,
    /// `-mthread-model single`
    pub single_thread: bool,
    /// `-fno-zero-initialized-in-bss`
    pub no_zeros_in_bss: bool,
    /// `-faddrsig`
    pub address_significance: bool,
    /// Check machine code between passes
    pub verify_machine: bool,
    /// `-fcallconv-td=`: files with TableGen conventions, the first that has a convention counts
    pub convention_files: Vec<String>,
}

impl Default for CodegenOptions {
    fn default() -> Self {
        CodegenOptions {
            triple: "x86_64-unknown-linux-gnu".to_owned(),
            cpu: "x86-64".to_owned(),
            features: String::new(),
            level: 0,
            reloc: RelocModel::Pic,
            code_model: CodeModel::Default,
            function_sections: false,
            data_sections: false,
            unique_section_names: true,
            emulated_tls: false,
            no_integrated_as: false,
            asm_verbose: true,
            stack_size_section: false,
            compress_debug: 0,
            relax_elf: true,
            use_init_array: true,
            fp_contract: 1,
            unsafe_math: false,
            no_infs: false,
            no_nans: false,
            no_signed_zeros: false,
            approx_func: false,
            no_trapping: true,
            trap_unreachable: false,
            single_thread: false,
            no_zeros_in_bss: false,
            address_significance: false,
            verify_machine: false,
            convention_files: Vec::new(),
        }
    }
}

/// The target and switches of assembling a `.s` file.
pub type AssembleTarget = neverc_llvm::AssembleOptions;

/// A machine ready to optimize and make code for.
pub struct Backend {
    pub(crate) machine: TargetMachine,
    pub(crate) options: CodegenOptions,
    /// Conventions of the files that the options name.
    pub(crate) conventions: Vec<Conventions>,
    /// Who makes the plans of conventions that specs name by `plugin:`.
    pub(crate) planner: Option<Rc<dyn Planner>>,
}

impl Backend {
    /// Sets up the machine. The error is a message for the user.
    pub fn new(options: &CodegenOptions) -> Result<Backend, String> {
        let machine = TargetMachine::new(&MachineOptions {
            triple: options.triple.clone(),
            cpu: options.cpu.clone(),
            features: options.features.clone(),
            opt_level: match options.level {
                0 => OptLevel::None,
                1 => OptLevel::Less,
                2 => OptLevel::Default,
                _ => OptLevel::Aggressive,
            },
            reloc: options.reloc,
            code_model: options.code_model,
            function_sections: options.function_sections,
            data_sections: options.data_sections,
            unique_section_names: options.unique_section_names,
            emulated_tls: options.emulated_tls,
            no_integrated_as: options.no_integrated_as,
            asm_verbose: options.asm_verbose,
            stack_size_section: options.stack_size_section,
            compress_debug: options.compress_debug,
            relax_elf: options.relax_elf,
            use_init_array: options.use_init_array,
            fp_contract: options.fp_contract,
            unsafe_math: options.unsafe_math,
            no_infs: options.no_infs,
            no_nans: options.no_nans,
            no_signed_zeros: options.no_signed_zeros,
            approx_func: options.approx_func,
            no_trapping: options.no_trapping,
            trap_unreachable: options.trap_unreachable,
            single_thread: options.single_thread,
            no_zeros_in_bss: options.no_zeros_in_bss,
            address_significance: options.address_significance,
            ..MachineOptions::default()
        })?;
        let conventions = options
            .convention_files
            .iter()
            .map(|file| td::load_file(file))
            .collect::<Result<_, _>>()?;
        Ok(Backend {
            machine,
            options: options.clone(),
            conventions,
            planner: None,
        })
    }

    /// The machine's data layout, in LLVM's notation.
    pub fn data_layout(&self) -> String {
        self.machine.data_layout()
    }

    /// Reads a module from textual IR or bitcode and makes it one of this machine. A module that names another
    /// data layout than the machine's is an error.
    pub fn read_module<'c>(
        &self,
        context: &'c Context,
        data: &[u8],
        name: &str,
    ) -> Result<Module<'c>, String> {
        let module = Module::parse(context, data, name)?;
        let layout = self.data_layout();
        let own = module.data_layout();
        if own.is_empty() {
            module.set_data_layout(&layout);
        } else if own != layout {
            return Err(format!(
                "backend data layout '{layout}' does not match expected target description '{own}'"
            ));
        }
        if module.triple().is_empty() {
            module.set_triple(&self.options.triple);
        }
        module.verify()?;
        Ok(module)
    }
}
