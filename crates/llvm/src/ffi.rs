//! The functions of the C++ shim (`shim/*.cpp`): what LLVM's own C interface lacks.

use std::ffi::{c_char, c_int, c_uint, c_void};

use llvm_sys::prelude::*;
use llvm_sys::target_machine::LLVMTargetMachineRef;

/// A diagnostic as the shim hands it over; text is not NUL-terminated.
#[repr(C)]
pub(crate) struct DiagnosticReport {
    pub severity: c_int,
    pub line: c_uint,
    pub column: c_uint,
    pub cookie: u64,
    pub message: *const c_char,
    pub message_length: usize,
    pub line_text: *const c_char,
    pub line_text_length: usize,
    pub function: *const c_char,
    pub function_length: usize,
    pub group: *const c_char,
    pub group_length: usize,
}

pub(crate) type DiagnosticCallback = extern "C" fn(*const DiagnosticReport, *mut c_void);

/// Takes a run of bytes; the shim calls it once or several times with the pieces of an output.
pub(crate) type SinkCallback = extern "C" fn(*const c_char, usize, *mut c_void);

/// Called with the machine pipeline's pass config, to add machine passes.
pub(crate) type MachinePipelineCallback = unsafe extern "C" fn(*mut c_void, *mut c_void);

/// The analyses of a module, an object of the shim.
#[repr(C)]
pub(crate) struct AnalysesObject {
    _private: [u8; 0],
}

/// Called at a point of the optimization pipeline. 0: the module is as it was, 1: it was changed, 2: it was changed
/// and is not worth anything any more.
pub(crate) type PointHook = extern "C" fn(c_int, *mut AnalysesObject, *mut c_void) -> c_int;

/// Takes a block of a list.
pub(crate) type BlockVisitor = extern "C" fn(LLVMBasicBlockRef, *mut c_void);

/// Takes a value of a list.
pub(crate) type ValueVisitor = extern "C" fn(LLVMValueRef, *mut c_void);

/// Takes the functions of a component of the call graph.
pub(crate) type ComponentVisitor = extern "C" fn(*const LLVMValueRef, usize, *mut c_void);

/// Mirrors `NcMachineOptions` in `shim/shim.h`.
#[repr(C)]
pub(crate) struct MachineOptionsRecord {
    pub triple: *const c_char,
    pub cpu: *const c_char,
    pub features: *const c_char,
    pub opt_level: c_int,
    pub reloc_model: c_int,
    pub code_model: c_int,
    pub function_sections: LLVMBool,
    pub data_sections: LLVMBool,
    pub unique_section_names: LLVMBool,
    pub emulated_tls: LLVMBool,
    pub no_integrated_as: LLVMBool,
    pub asm_verbose: LLVMBool,
    pub stack_size_section: LLVMBool,
    pub fast_isel: c_int,
    pub global_isel: c_int,
    pub compress_debug: c_int,
    pub relax_elf: LLVMBool,
    pub no_exec_stack: LLVMBool,
    pub use_init_array: LLVMBool,
    pub fp_contract: c_int,
    pub unsafe_math: LLVMBool,
    pub no_infs: LLVMBool,
    pub no_nans: LLVMBool,
    pub no_signed_zeros: LLVMBool,
    pub approx_func: LLVMBool,
    pub no_trapping: LLVMBool,
    pub trap_unreachable: LLVMBool,
    pub dwarf_version: c_uint,
    pub thread_model_single: LLVMBool,
    pub no_zeros_in_bss: LLVMBool,
    pub address_significance: LLVMBool,
    pub tls_descriptors: LLVMBool,
}

/// Mirrors `NcPipelineOptions` in `shim/shim.h`.
#[repr(C)]
pub(crate) struct PipelineRecord {
    pub text: *const c_char,
    pub level: c_int,
    pub size_level: c_int,
    pub loop_vectorize: LLVMBool,
    pub slp_vectorize: LLVMBool,
    pub unroll_loops: LLVMBool,
    pub loop_interleave: LLVMBool,
    pub merge_functions: LLVMBool,
    pub call_graph_profile: LLVMBool,
    pub verify: LLVMBool,
    pub verify_each: LLVMBool,
    pub no_builtins: LLVMBool,
    pub vector_library: c_int,
    pub points: c_uint,
    pub hook: Option<PointHook>,
    pub hook_data: *mut c_void,
}

/// Mirrors `NcAssembleOptions` in `shim/shim.h`.
#[repr(C)]
pub(crate) struct AssembleRecord {
    pub triple: *const c_char,
    pub cpu: *const c_char,
    pub features: *const c_char,
    pub pic: LLVMBool,
    pub intel_syntax: LLVMBool,
    pub no_exec_stack: LLVMBool,
    pub relax_elf: LLVMBool,
    pub fatal_warnings: LLVMBool,
    pub no_warnings: LLVMBool,
    pub compress_debug: c_int,
    pub debug_lines: LLVMBool,
    pub dwarf_version: c_uint,
    pub producer: *const c_char,
    pub file_name: *const c_char,
    pub directory: *const c_char,
    pub defined_symbols: *const *const c_char,
    pub defined_values: *const i64,
    pub defined_count: usize,
    pub include_paths: *const *const c_char,
    pub include_count: usize,
}

/// Mirrors `NcTableGenOptions` in `shim/shim.h`.
#[repr(C)]
pub(crate) struct TableGenRecord {
    pub file_name: *const c_char,
    pub text: *const c_char,
    pub length: usize,
    pub include_paths: *const *const c_char,
    pub include_count: usize,
    pub classes: *const *const c_char,
    pub class_count: usize,
    pub seconds: std::ffi::c_ulong,
}

unsafe extern "C" {
    pub(crate) fn nc_context_set_diagnostic_handler(
        context: LLVMContextRef,
        callback: DiagnosticCallback,
        data: *mut c_void,
    );

    // ir.cpp
    pub(crate) fn nc_const_float_bits(
        ty: LLVMTypeRef,
        words: *const u64,
        count: usize,
    ) -> LLVMValueRef;
    pub(crate) fn nc_const_int_words(value: LLVMValueRef, words: *mut u64, count: usize) -> usize;
    pub(crate) fn nc_const_float_words(value: LLVMValueRef, words: *mut u64, count: usize)
    -> usize;
    pub(crate) fn nc_const_data_array(
        ty: LLVMTypeRef,
        data: *const c_char,
        bytes: usize,
    ) -> LLVMValueRef;
    pub(crate) fn nc_const_gep_bytes(
        pointer: LLVMValueRef,
        offset: i64,
        inbounds: LLVMBool,
    ) -> LLVMValueRef;
    pub(crate) fn nc_const_dso_local_equivalent(value: LLVMValueRef) -> LLVMValueRef;
    pub(crate) fn nc_set_dso_local(global: LLVMValueRef, value: LLVMBool);
    pub(crate) fn nc_set_thread_local(global: LLVMValueRef, mode: c_int);
    pub(crate) fn nc_is_dso_local(global: LLVMValueRef) -> LLVMBool;
    pub(crate) fn nc_add_attributes(
        value: LLVMValueRef,
        indices: *const c_uint,
        attributes: *const LLVMAttributeRef,
        count: usize,
    );
    pub(crate) fn nc_set_alignment(value: LLVMValueRef, bytes: u64);
    pub(crate) fn nc_get_alignment(value: LLVMValueRef) -> u64;
    pub(crate) fn nc_instruction_move_before(value: LLVMValueRef, before: LLVMValueRef);
    pub(crate) fn nc_builtin_intrinsic(
        prefix: *const c_char,
        prefix_length: usize,
        name: *const c_char,
        name_length: usize,
    ) -> c_uint;
    pub(crate) fn nc_metadata_distinct(
        context: LLVMContextRef,
        operands: *const LLVMMetadataRef,
        count: usize,
        self_first: LLVMBool,
    ) -> LLVMMetadataRef;
    pub(crate) fn nc_build_memory_transfer(
        builder: LLVMBuilderRef,
        kind: c_int,
        target: LLVMValueRef,
        target_align: u64,
        source: LLVMValueRef,
        source_align: u64,
        size: LLVMValueRef,
        volatile: LLVMBool,
    ) -> LLVMValueRef;
    pub(crate) fn nc_build_memset(
        builder: LLVMBuilderRef,
        target: LLVMValueRef,
        align: u64,
        byte: LLVMValueRef,
        size: LLVMValueRef,
        volatile: LLVMBool,
    ) -> LLVMValueRef;
    pub(crate) fn nc_builder_set_fast_math(builder: LLVMBuilderRef, flags: c_uint);
    pub(crate) fn nc_builder_set_constrained(
        builder: LLVMBuilderRef,
        enabled: LLVMBool,
        rounding: c_int,
        exceptions: c_int,
    );
    pub(crate) fn nc_build_fcmp_signaling(
        builder: LLVMBuilderRef,
        predicate: c_int,
        left: LLVMValueRef,
        right: LLVMValueRef,
    ) -> LLVMValueRef;
    pub(crate) fn nc_builder_position_before(builder: LLVMBuilderRef, instruction: LLVMValueRef);
    pub(crate) fn nc_builder_position_start(builder: LLVMBuilderRef, block: LLVMBasicBlockRef);
    pub(crate) fn nc_di_bit_field_member(
        builder: LLVMDIBuilderRef,
        scope: LLVMMetadataRef,
        name: *const c_char,
        name_length: usize,
        file: LLVMMetadataRef,
        line: c_uint,
        size_bits: u64,
        offset_bits: u64,
        storage_offset_bits: u64,
        ty: LLVMMetadataRef,
    ) -> LLVMMetadataRef;
    pub(crate) fn nc_di_record(
        builder: LLVMDIBuilderRef,
        tag: c_uint,
        scope: LLVMMetadataRef,
        name: *const c_char,
        name_length: usize,
        file: LLVMMetadataRef,
        line: c_uint,
        size_bits: u64,
        align_bits: u32,
        flags: c_uint,
        declaration: LLVMBool,
    ) -> LLVMMetadataRef;
    pub(crate) fn nc_di_replace_elements(
        builder: LLVMDIBuilderRef,
        composite: LLVMMetadataRef,
        elements: *const LLVMMetadataRef,
        count: usize,
    ) -> LLVMMetadataRef;
    pub(crate) fn nc_di_function(
        builder: LLVMDIBuilderRef,
        scope: LLVMMetadataRef,
        name: *const c_char,
        name_length: usize,
        linkage_name: *const c_char,
        linkage_name_length: usize,
        file: LLVMMetadataRef,
        line: c_uint,
        ty: LLVMMetadataRef,
        scope_line: c_uint,
        flags: c_uint,
        local: LLVMBool,
        definition: LLVMBool,
        optimized: LLVMBool,
    ) -> LLVMMetadataRef;
    pub(crate) fn nc_di_vla_subrange(
        builder: LLVMDIBuilderRef,
        count: LLVMMetadataRef,
    ) -> LLVMMetadataRef;
    pub(crate) fn nc_global_add_debug_info(global: LLVMValueRef, expression: LLVMMetadataRef);
    pub(crate) fn nc_parse_module(
        context: LLVMContextRef,
        data: *const c_char,
        length: usize,
        name: *const c_char,
        sink: SinkCallback,
        sink_data: *mut c_void,
    ) -> LLVMModuleRef;
    pub(crate) fn nc_module_print(
        module: LLVMModuleRef,
        sink: SinkCallback,
        sink_data: *mut c_void,
    );
    pub(crate) fn nc_module_write_bitcode(
        module: LLVMModuleRef,
        sink: SinkCallback,
        sink_data: *mut c_void,
    );
    pub(crate) fn nc_module_verify(
        module: LLVMModuleRef,
        sink: SinkCallback,
        sink_data: *mut c_void,
    ) -> LLVMBool;
    pub(crate) fn nc_function_verify(
        function: LLVMValueRef,
        sink: SinkCallback,
        sink_data: *mut c_void,
    ) -> LLVMBool;
    pub(crate) fn nc_module_add_flag(
        module: LLVMModuleRef,
        behavior: c_uint,
        key: *const c_char,
        length: usize,
        value: LLVMMetadataRef,
    );
    pub(crate) fn nc_module_link(target: LLVMModuleRef, source: LLVMModuleRef) -> LLVMBool;
    pub(crate) fn nc_type_alloc_size(module: LLVMModuleRef, ty: LLVMTypeRef) -> u64;
    pub(crate) fn nc_type_abi_align(module: LLVMModuleRef, ty: LLVMTypeRef) -> u64;
    pub(crate) fn nc_struct_member_offset(
        module: LLVMModuleRef,
        ty: LLVMTypeRef,
        index: c_uint,
    ) -> u64;
    pub(crate) fn nc_inline_asm_verify(
        ty: LLVMTypeRef,
        constraints: *const c_char,
        length: usize,
        sink: SinkCallback,
        sink_data: *mut c_void,
    ) -> LLVMBool;

    // machine.cpp
    pub(crate) fn nc_initialize_target(arch: c_int);
    pub(crate) fn nc_target_machine_create(
        options: *const MachineOptionsRecord,
        sink: SinkCallback,
        sink_data: *mut c_void,
    ) -> LLVMTargetMachineRef;
    pub(crate) fn nc_target_machine_dispose(machine: LLVMTargetMachineRef);
    pub(crate) fn nc_target_machine_data_layout(
        machine: LLVMTargetMachineRef,
        sink: SinkCallback,
        sink_data: *mut c_void,
    );
    pub(crate) fn nc_emit(
        module: LLVMModuleRef,
        machine: LLVMTargetMachineRef,
        kind: c_int,
        verify: LLVMBool,
        hook: Option<MachinePipelineCallback>,
        hook_data: *mut c_void,
        sink: SinkCallback,
        sink_data: *mut c_void,
    ) -> LLVMBool;
    pub(crate) fn nc_set_llvm_options(
        arguments: *const *const c_char,
        count: c_int,
        sink: SinkCallback,
        sink_data: *mut c_void,
    ) -> LLVMBool;
    pub(crate) fn nc_host_cpu(sink: SinkCallback, sink_data: *mut c_void);
    pub(crate) fn nc_host_features(sink: SinkCallback, sink_data: *mut c_void);

    // pipeline.cpp
    pub(crate) fn nc_optimize(
        module: LLVMModuleRef,
        machine: LLVMTargetMachineRef,
        options: *const PipelineRecord,
        sink: SinkCallback,
        sink_data: *mut c_void,
    ) -> LLVMBool;

    // analysis.cpp
    pub(crate) fn nc_analyses_create(
        module: LLVMModuleRef,
        machine: LLVMTargetMachineRef,
        no_builtins: LLVMBool,
        vector_library: c_int,
    ) -> *mut AnalysesObject;
    pub(crate) fn nc_analyses_dispose(analyses: *mut AnalysesObject);
    pub(crate) fn nc_analyses_module(analyses: *mut AnalysesObject) -> LLVMModuleRef;
    pub(crate) fn nc_analyses_invalidate(analyses: *mut AnalysesObject);
    pub(crate) fn nc_dominates(
        analyses: *mut AnalysesObject,
        function: LLVMValueRef,
        post: LLVMBool,
        dominator: LLVMBasicBlockRef,
        dominated: LLVMBasicBlockRef,
    ) -> LLVMBool;
    pub(crate) fn nc_loop_headers(
        analyses: *mut AnalysesObject,
        function: LLVMValueRef,
        inner_first: LLVMBool,
        visit: BlockVisitor,
        data: *mut c_void,
    );
    pub(crate) fn nc_loop_of_block(
        analyses: *mut AnalysesObject,
        function: LLVMValueRef,
        block: LLVMBasicBlockRef,
        depth: *mut c_uint,
    ) -> LLVMBasicBlockRef;
    pub(crate) fn nc_trip_count(
        analyses: *mut AnalysesObject,
        function: LLVMValueRef,
        header: LLVMBasicBlockRef,
        known: *mut LLVMBool,
        count: *mut u64,
    ) -> LLVMBool;
    pub(crate) fn nc_memory_access_kind(
        analyses: *mut AnalysesObject,
        function: LLVMValueRef,
        instruction: LLVMValueRef,
    ) -> c_int;
    pub(crate) fn nc_direct_callees(
        analyses: *mut AnalysesObject,
        function: LLVMValueRef,
        visit: ValueVisitor,
        data: *mut c_void,
    );
    pub(crate) fn nc_components(
        analyses: *mut AnalysesObject,
        visit: ComponentVisitor,
        data: *mut c_void,
    );
    pub(crate) fn nc_alias(
        analyses: *mut AnalysesObject,
        function: LLVMValueRef,
        left: LLVMValueRef,
        left_bytes: u64,
        right: LLVMValueRef,
        right_bytes: u64,
    ) -> c_int;

    // convention.cpp
    pub(crate) fn nc_convention_pass_hook(config: *mut c_void, data: *mut c_void);
    pub(crate) fn nc_module_has_convention(module: LLVMModuleRef, convention: c_uint) -> LLVMBool;
    pub(crate) fn nc_target_machine_disable_global_isel(machine: LLVMTargetMachineRef);
    pub(crate) fn nc_register_names(
        machine: LLVMTargetMachineRef,
        sink: SinkCallback,
        sink_data: *mut c_void,
    );
    pub(crate) fn nc_function_retype(function: LLVMValueRef, ty: LLVMTypeRef) -> LLVMValueRef;
    pub(crate) fn nc_parameter_replace(from: LLVMValueRef, to: LLVMValueRef);
    pub(crate) fn nc_call_retype(
        call: LLVMValueRef,
        ty: LLVMTypeRef,
        callee: LLVMValueRef,
        arguments: *const LLVMValueRef,
        count: usize,
    ) -> LLVMValueRef;
    pub(crate) fn nc_invoke_own_normal_block(invoke: LLVMValueRef) -> LLVMBasicBlockRef;
    pub(crate) fn nc_keep_functions(
        module: LLVMModuleRef,
        functions: *const LLVMValueRef,
        count: usize,
        keep: LLVMBool,
    );

    // assemble.cpp
    pub(crate) fn nc_assemble(
        options: *const AssembleRecord,
        text: *const c_char,
        length: usize,
        diagnostics: DiagnosticCallback,
        diagnostics_data: *mut c_void,
        sink: SinkCallback,
        sink_data: *mut c_void,
    ) -> LLVMBool;

    // tablegen.cpp
    pub(crate) fn nc_tablegen_parse(
        options: *const TableGenRecord,
        sink: SinkCallback,
        sink_data: *mut c_void,
    ) -> c_int;
}

/// A [`SinkCallback`] that appends to the `Vec<u8>` its data points to.
pub(crate) extern "C" fn append_bytes(bytes: *const c_char, length: usize, data: *mut c_void) {
    if length == 0 {
        return;
    }
    // SAFETY: `data` is the vector `collect` passes, `bytes` a readable range during the call.
    unsafe {
        let list = &mut *data.cast::<Vec<u8>>();
        list.extend_from_slice(std::slice::from_raw_parts(bytes.cast(), length));
    }
}

/// Runs `f` with a sink and gives its result and the bytes that went into the sink.
pub(crate) fn collect<R>(f: impl FnOnce(SinkCallback, *mut c_void) -> R) -> (R, Vec<u8>) {
    let mut bytes = Vec::new();
    let result = f(append_bytes, std::ptr::from_mut(&mut bytes).cast());
    (result, bytes)
}

/// [`collect`] for text.
pub(crate) fn collect_text<R>(f: impl FnOnce(SinkCallback, *mut c_void) -> R) -> (R, String) {
    let (result, bytes) = collect(f);
    let text = String::from_utf8(bytes)
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
    (result, text)
}
