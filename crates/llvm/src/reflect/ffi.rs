//! The functions of `shim/reflect_*.cpp`.

use std::ffi::{c_char, c_int, c_uint, c_void};

use llvm_sys::prelude::*;

use crate::ffi::SinkCallback;

/// The shim's journal.
#[repr(C)]
pub(super) struct JournalObject {
    _opaque: [u8; 0],
}

/// Told the address of an object that must not be used any more.
pub(super) type Gone = extern "C" fn(*const c_void, *mut c_void);
/// Told a number and the name of LLVM's own enumerator for it.
pub(super) type Named = extern "C" fn(c_uint, *const c_char, *mut c_void);
/// Told a value.
pub(super) type SayValue = extern "C" fn(LLVMValueRef, *mut c_void);

pub(super) type J = *mut JournalObject;
pub(super) type V = LLVMValueRef;
pub(super) type T = LLVMTypeRef;

unsafe extern "C" {
    // reflect_query.cpp
    pub(super) fn nc_schema(family: c_int, say: Named, data: *mut c_void);
    pub(super) fn nc_value_id(value: V) -> c_uint;
    pub(super) fn nc_type_id(ty: T) -> c_uint;
    pub(super) fn nc_use_first(value: V) -> LLVMUseRef;
    pub(super) fn nc_use_next(at: LLVMUseRef) -> LLVMUseRef;
    pub(super) fn nc_use_operand(at: LLVMUseRef) -> c_uint;
    pub(super) fn nc_operand_count(value: V) -> c_int;
    pub(super) fn nc_operand(value: V, index: c_uint) -> V;
    pub(super) fn nc_can_have_name(value: V) -> c_int;
    pub(super) fn nc_value_sort(value: V) -> c_int;
    pub(super) fn nc_function_of(value: V) -> V;
    pub(super) fn nc_block_of(value: V) -> V;
    pub(super) fn nc_is_global_object(value: V) -> c_int;
    pub(super) fn nc_has_live_uses(value: V) -> c_int;
    pub(super) fn nc_linkage(value: V) -> c_uint;
    pub(super) fn nc_visibility(value: V) -> c_uint;
    pub(super) fn nc_is_declaration(value: V) -> c_int;
    pub(super) fn nc_section(value: V, length: *mut usize) -> *const c_char;
    pub(super) fn nc_comdat(value: V) -> LLVMComdatRef;
    pub(super) fn nc_convention(value: V) -> c_uint;
    pub(super) fn nc_personality(value: V) -> V;
    pub(super) fn nc_collector(value: V, sink: SinkCallback, data: *mut c_void);
    pub(super) fn nc_argument_count(value: V) -> c_uint;
    pub(super) fn nc_function_attribute(
        value: V,
        kind: *const c_char,
        length: usize,
        text: *mut *const c_char,
        text_length: *mut usize,
    ) -> c_int;
    pub(super) fn nc_terminator(block: V) -> V;
    pub(super) fn nc_predecessors(block: V, index: usize, out: *mut V) -> usize;
    pub(super) fn nc_successor_count(block: V) -> usize;
    pub(super) fn nc_successor(block: V, index: c_uint) -> V;
    pub(super) fn nc_collect(
        container: *mut c_void,
        collection: c_int,
        start: *mut c_void,
        skip: u64,
        out: *mut *mut c_void,
        capacity: usize,
        next: *mut *mut c_void,
    ) -> usize;
    pub(super) fn nc_property(
        instruction: V,
        property: c_uint,
        number: *mut u64,
        ty: *mut T,
        text: *mut *const c_char,
        length: *mut usize,
    ) -> c_int;
    pub(super) fn nc_attribute_make(
        context: LLVMContextRef,
        form: c_int,
        kind: *const c_char,
        length: usize,
        number: u64,
        text: *const c_char,
        text_length: usize,
        ty: T,
    ) -> LLVMAttributeRef;
    pub(super) fn nc_attribute_form(attribute: LLVMAttributeRef) -> c_int;
    pub(super) fn nc_attribute_kind(
        attribute: LLVMAttributeRef,
        length: *mut usize,
    ) -> *const c_char;
    pub(super) fn nc_attribute_number(attribute: LLVMAttributeRef) -> u64;
    pub(super) fn nc_attribute_text(
        attribute: LLVMAttributeRef,
        length: *mut usize,
    ) -> *const c_char;
    pub(super) fn nc_attribute_type(attribute: LLVMAttributeRef) -> T;
    pub(super) fn nc_metadata_kind(metadata: LLVMMetadataRef) -> c_int;
    pub(super) fn nc_metadata_string(
        context: LLVMContextRef,
        text: *const c_char,
        length: usize,
    ) -> LLVMMetadataRef;
    pub(super) fn nc_metadata_text(metadata: LLVMMetadataRef, length: *mut usize) -> *const c_char;
    pub(super) fn nc_metadata_node(
        context: LLVMContextRef,
        operands: *const LLVMMetadataRef,
        count: usize,
        distinct: c_int,
    ) -> LLVMMetadataRef;
    pub(super) fn nc_value_as_metadata(value: V) -> LLVMMetadataRef;
    pub(super) fn nc_metadata_as_value(context: LLVMContextRef, metadata: LLVMMetadataRef) -> V;
    pub(super) fn nc_metadata_operand_count(metadata: LLVMMetadataRef) -> c_int;
    pub(super) fn nc_metadata_operand(metadata: LLVMMetadataRef, index: c_uint) -> LLVMMetadataRef;
    pub(super) fn nc_named_count(named: LLVMNamedMDNodeRef) -> c_uint;
    pub(super) fn nc_named_operand(named: LLVMNamedMDNodeRef, index: c_uint) -> LLVMMetadataRef;
    pub(super) fn nc_debug_location(
        metadata: LLVMMetadataRef,
        line: *mut c_uint,
        column: *mut c_uint,
        implicit: *mut c_int,
        scope: *mut LLVMMetadataRef,
        inlined_at: *mut LLVMMetadataRef,
    ) -> c_int;
    pub(super) fn nc_module_text(
        module: LLVMModuleRef,
        which: c_uint,
        sink: SinkCallback,
        data: *mut c_void,
    );
    pub(super) fn nc_module_exact(module: LLVMModuleRef, sink: SinkCallback, data: *mut c_void);
    pub(super) fn nc_data_layout_parses(text: *const c_char, length: usize) -> c_int;
    pub(super) fn nc_loop_blocks(header: V, say: SayValue, data: *mut c_void);
    pub(super) fn nc_context_discards_names(context: LLVMContextRef) -> c_int;
    pub(super) fn nc_context_discard_names(context: LLVMContextRef, on: c_int);
    pub(super) fn nc_walk(module: LLVMModuleRef, instructions: *mut u64) -> u64;

    // reflect_make.cpp
    pub(super) fn nc_make_binary(opcode: c_uint, left: V, right: V) -> V;
    pub(super) fn nc_make_unary(opcode: c_uint, operand: V) -> V;
    pub(super) fn nc_make_compare(predicate: c_uint, left: V, right: V) -> V;
    pub(super) fn nc_make_cast(opcode: c_uint, operand: V, ty: T) -> V;
    pub(super) fn nc_make_select(condition: V, on_true: V, on_false: V) -> V;
    pub(super) fn nc_make_alloca(module: LLVMModuleRef, ty: T, space: c_uint, size: V) -> V;
    pub(super) fn nc_make_load(module: LLVMModuleRef, ty: T, pointer: V) -> V;
    pub(super) fn nc_make_store(module: LLVMModuleRef, stored: V, pointer: V) -> V;
    pub(super) fn nc_make_gep(element: T, pointer: V, indices: *const V, count: usize) -> V;
    pub(super) fn nc_make_call(ty: T, callee: V, arguments: *const V, count: usize) -> V;
    pub(super) fn nc_make_phi(ty: T, reserved: c_uint) -> V;
    pub(super) fn nc_make_branch(to: LLVMBasicBlockRef) -> V;
    pub(super) fn nc_make_conditional(
        condition: V,
        on_true: LLVMBasicBlockRef,
        on_false: LLVMBasicBlockRef,
    ) -> V;
    pub(super) fn nc_make_unreachable(module: LLVMModuleRef) -> V;
    pub(super) fn nc_make_return(module: LLVMModuleRef, value: V) -> V;
    pub(super) fn nc_make_block(module: LLVMModuleRef) -> LLVMBasicBlockRef;
    pub(super) fn nc_make_function(module: LLVMModuleRef, ty: T) -> V;
    pub(super) fn nc_make_dispose(instruction: V);
    pub(super) fn nc_type_primitive(context: LLVMContextRef, id: c_uint) -> T;
    pub(super) fn nc_type_integer(context: LLVMContextRef, bits: c_uint) -> T;
    pub(super) fn nc_type_pointer(context: LLVMContextRef, space: c_uint) -> T;
    pub(super) fn nc_type_array(element: T, count: u64) -> T;
    pub(super) fn nc_type_vector(element: T, count: c_uint, scalable: c_int) -> T;
    pub(super) fn nc_type_struct(
        context: LLVMContextRef,
        name: *const c_char,
        length: usize,
        elements: *const T,
        count: usize,
        packed: c_int,
        out: *mut T,
    ) -> c_int;
    pub(super) fn nc_type_function(
        result: T,
        parameters: *const T,
        count: usize,
        variadic: c_int,
    ) -> T;
    pub(super) fn nc_constant_integer(ty: T, words: *const u64, count: usize) -> V;
    pub(super) fn nc_constant_floating(ty: T, words: *const u64, count: usize) -> V;
    pub(super) fn nc_constant_simple(ty: T, which: c_int) -> V;
    pub(super) fn nc_constant_aggregate(ty: T, elements: *const V, count: usize) -> V;
    pub(super) fn nc_constant_binary(opcode: c_uint, left: V, right: V, out: *mut V) -> c_int;
    pub(super) fn nc_constant_cast(opcode: c_uint, operand: V, ty: T, out: *mut V) -> c_int;
    pub(super) fn nc_constant_compare(predicate: c_uint, left: V, right: V, out: *mut V) -> c_int;
    pub(super) fn nc_constant_gep(
        element: T,
        pointer: V,
        indices: *const V,
        count: usize,
        inbounds: c_int,
    ) -> V;
    pub(super) fn nc_has_no_address(value: V) -> c_int;
    pub(super) fn nc_operand_fits(user: V, index: c_uint, operand: V) -> c_int;
    pub(super) fn nc_source_type_fits(gep: V, ty: T) -> c_int;

    // reflect_edit.cpp
    pub(super) fn nc_journal_new(module: LLVMModuleRef, recording: c_int) -> J;
    pub(super) fn nc_journal_dispose(journal: J);
    pub(super) fn nc_journal_commit(journal: J, gone: Gone, data: *mut c_void);
    pub(super) fn nc_journal_rollback(journal: J, gone: Gone, data: *mut c_void);
    pub(super) fn nc_journal_size(journal: J) -> usize;
    pub(super) fn nc_edit_operand(journal: J, user: V, index: c_uint, value: V);
    pub(super) fn nc_edit_phi(journal: J, phi: V, index: c_uint, value: V, block: V);
    pub(super) fn nc_edit_add_phi(journal: J, phi: V, value: V, block: V);
    pub(super) fn nc_edit_erase(journal: J, value: V, gone: Gone, data: *mut c_void) -> c_int;
    pub(super) fn nc_edit_replace(
        journal: J,
        from: V,
        to: V,
        gone: Gone,
        data: *mut c_void,
    ) -> c_int;
    pub(super) fn nc_edit_name(
        journal: J,
        value: V,
        name: *const c_char,
        length: usize,
        gone: Gone,
        data: *mut c_void,
    ) -> c_int;
    pub(super) fn nc_edit_insert(
        journal: J,
        instruction: V,
        block: V,
        before: V,
        location: LLVMMetadataRef,
        fast_math: c_uint,
        name: *const c_char,
        length: usize,
    );
    pub(super) fn nc_edit_insert_block(
        journal: J,
        block: LLVMBasicBlockRef,
        function: V,
        name: *const c_char,
        length: usize,
    );
    pub(super) fn nc_edit_insert_function(
        journal: J,
        function: V,
        name: *const c_char,
        length: usize,
    );
    pub(super) fn nc_edit_attribute(
        journal: J,
        function: V,
        index: c_uint,
        attribute: LLVMAttributeRef,
    );
    pub(super) fn nc_edit_linkage(journal: J, global: V, linkage: c_uint);
    pub(super) fn nc_edit_visibility(journal: J, global: V, visibility: c_uint);
    pub(super) fn nc_edit_section(journal: J, global: V, text: *const c_char, length: usize);
    pub(super) fn nc_edit_comdat(journal: J, global: V, comdat: LLVMComdatRef);
    pub(super) fn nc_edit_get_comdat(
        journal: J,
        name: *const c_char,
        length: usize,
    ) -> LLVMComdatRef;
    pub(super) fn nc_edit_convention(journal: J, function: V, convention: c_uint);
    pub(super) fn nc_edit_collector(journal: J, function: V, text: *const c_char, length: usize);
    pub(super) fn nc_edit_personality(journal: J, function: V, personality: V);
    pub(super) fn nc_edit_module_text(
        journal: J,
        which: c_uint,
        text: *const c_char,
        length: usize,
    );
    pub(super) fn nc_edit_get_named(
        journal: J,
        name: *const c_char,
        length: usize,
    ) -> LLVMNamedMDNodeRef;
    pub(super) fn nc_edit_append_named(
        journal: J,
        named: LLVMNamedMDNodeRef,
        operand: LLVMMetadataRef,
    );
    pub(super) fn nc_edit_property(
        journal: J,
        instruction: V,
        property: c_uint,
        number: u64,
        ty: T,
        text: *const c_char,
        length: usize,
    ) -> c_int;

    // reflect_module.cpp
    pub(super) fn nc_module_import(
        module: LLVMModuleRef,
        data: *const c_char,
        length: usize,
    ) -> c_int;
}
