//! What the command line asks of IR generation.

use neverc_llvm::ModuleFlagBehavior;
use neverc_target::CTypes;

/// Which functions keep a frame pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FramePointer {
    /// None.
    None,
    /// Those that call others.
    NonLeaf,
    /// All.
    All,
}

/// Which functions check a canary.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StackProtector {
    /// None.
    Off,
    /// `-fstack-protector`
    On,
    /// `-fstack-protector-strong`
    Strong,
    /// `-fstack-protector-all`
    All,
}

/// Which functions call `__cyg_profile_func_enter` and `__cyg_profile_func_exit`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Instrument {
    /// None.
    #[default]
    None,
    /// `-finstrument-functions`: all, inlined ones too.
    Functions,
    /// `-finstrument-functions-after-inlining`: those that are left.
    AfterInlining,
    /// `-finstrument-function-entry-bare`: those that are left call `__cyg_profile_func_enter_bare` at entry.
    EntryBare,
}

impl Instrument {
    /// This one, or none.
    #[must_use]
    pub fn when(on: bool, this: Instrument) -> Instrument {
        if on { this } else { Instrument::None }
    }
}

/// How much debug information is made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum DebugLevel {
    /// None.
    None,
    /// `-g1`, `-gline-tables-only`.
    Lines,
    /// `-g`.
    Full,
}

/// Options. The driver fills them.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools)] // Independent switches of the command line.
pub struct IrOptions {
    /// LLVM's triple.
    pub triple: String,
    /// LLVM's data layout.
    pub data_layout: String,
    /// `target-cpu`.
    pub cpu: String,
    /// `tune-cpu`; empty: not given.
    pub tune_cpu: String,
    /// `target-features`, e.g. `+sse2,-avx`.
    pub features: String,
    /// C types.
    pub ctypes: CTypes,
    /// 1 for `-Os`, 2 for `-Oz`.
    pub size_level: u8,
    /// 0: not position-independent, 1: `-fpic`, 2: `-fPIC`.
    pub pic_level: u8,
    /// Position-independent for an executable (`-fPIE`); `pic_level` tells the size.
    pub pie: bool,
    /// `frame-pointer`.
    pub frame_pointer: FramePointer,
    /// `uwtable`: 0 none, 1 sync, 2 async.
    pub unwind: u8,
    /// Canaries.
    pub stack_protector: StackProtector,
    /// Debug information.
    pub debug: DebugLevel,
    /// DWARF version.
    pub dwarf_version: u32,
    /// Main file as it is named on the command line.
    pub file_name: String,
    /// Directory that relative file names are relative to.
    pub comp_dir: String,
    /// `!llvm.ident` and `DW_AT_producer`.
    pub ident: String,
    /// Command line to record in the debug information; empty: none.
    pub debug_flags: String,
    /// `-ftls-model=`: 0 default, else as in `Var::tls_model`.
    pub tls_model: u8,
    /// `-fsemantic-interposition`: definitions in a shared library may be replaced.
    pub semantic_interposition: bool,
    /// `-fno-plt`.
    pub no_plt: bool,
    /// `-mno-red-zone`.
    pub no_red_zone: bool,
    /// `-fcf-protection=branch`.
    pub cf_branch: bool,
    /// `-fcf-protection=return`.
    pub cf_return: bool,
    /// `-finstrument-functions` and its kin.
    pub instrument: Instrument,
    /// `-pg`.
    pub mcount: bool,
    /// `-fno-inline`.
    pub no_inline: bool,
    /// `-fno-jump-tables`.
    pub no_jump_tables: bool,
    /// `-mcmodel=` for the module flag: 0 none, 1 tiny, 2 small, 3 kernel, 4 medium, 5 large.
    pub code_model: u8,
    /// `-fmerge-all-constants`.
    pub merge_all_constants: bool,
    /// `-mstackrealign`.
    pub stack_realign: bool,
    /// `-fdirect-access-external-data`; `None`: the default of the relocation model.
    pub direct_access: Option<bool>,
    /// Keep the names of local values (for reading the IR).
    pub value_names: bool,
    /// `-fpatchable-function-entry=`: entry and prefix counts.
    pub patchable: (u32, u32),
    /// `-ffunction-sections`-independent: `-fzero-call-used-regs=`; empty: none.
    pub zero_call_used_regs: String,
    /// `-fno-zero-initialized-in-bss`.
    pub no_zero_in_bss: bool,
    /// Attributes with values that every function gets besides those above.
    pub function_attributes: Vec<(String, String)>,
    /// Attributes without value that every definition gets, by LLVM's names.
    pub enum_attributes: Vec<&'static str>,
    /// Module flags besides those above.
    pub module_flags: Vec<(ModuleFlagBehavior, &'static str, u32)>,
    /// `-falign-functions=` in bytes; 0: the target's own.
    pub align_functions: u32,
}

impl Default for IrOptions {
    /// Position-independent executable code for x86-64 Linux.
    fn default() -> Self {
        IrOptions {
            triple: "x86_64-unknown-linux-gnu".to_owned(),
            data_layout:
                "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
                    .to_owned(),
            cpu: "x86-64".to_owned(),
            tune_cpu: "generic".to_owned(),
            features: "+cx8,+fxsr,+mmx,+sse,+sse2,+x87".to_owned(),
            ctypes: CTypes::X86_64_LINUX,
            size_level: 0,
            pic_level: 2,
            pie: true,
            frame_pointer: FramePointer::All,
            unwind: 2,
            stack_protector: StackProtector::Off,
            debug: DebugLevel::None,
            dwarf_version: 5,
            file_name: String::new(),
            comp_dir: String::new(),
            ident: "neverc version 0.1.0".to_owned(),
            debug_flags: String::new(),
            tls_model: 0,
            semantic_interposition: false,
            no_plt: false,
            no_red_zone: false,
            cf_branch: false,
            cf_return: false,
            instrument: Instrument::None,
            mcount: false,
            no_inline: false,
            no_jump_tables: false,
            code_model: 0,
            merge_all_constants: false,
            stack_realign: false,
            direct_access: None,
            value_names: false,
            patchable: (0, 0),
            zero_call_used_regs: String::new(),
            no_zero_in_bss: false,
            function_attributes: Vec::new(),
            enum_attributes: Vec::new(),
            module_flags: Vec::new(),
            align_functions: 0,
        }
    }
}
