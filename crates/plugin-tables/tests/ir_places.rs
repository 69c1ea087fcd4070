//! The slots of `NevercIRCoreAPI` about uses, globals, blocks and instructions.

mod support;

use neverc_abi::*;
use neverc_plugin_host::Status;
use neverc_plugin_host::boundary::zeroed;
use support::ir::{Ir, NULL, outcome, text, words};
use support::modules::MODULES;

fn ir() -> Ir {
    Ir::new(MODULES[0])
}

type Answer<T> = Result<T, Status>;

fn handle(answer: Answer<NevercHandle>) -> NevercHandle {
    answer.expect("an object")
}

#[test]
fn uses_and_operands() {
    let ir = ir();
    let sum = ir.function("sum");
    let main = ir.function("main");
    assert_eq!(get!(ir, get_value_use_count, sum), Ok(1u64));
    let call = ir.with_opcode(main, NEVERC_IR_OPCODE_CALL);
    let mut info: NevercIRUseInfo = zeroed();
    info.header.struct_size = size_of::<NevercIRUseInfo>() as u32;
    let table = ir.core();
    let slot = table.get_value_use.expect("filled");
    // SAFETY: the record says how large it is.
    outcome(unsafe { slot(table.context, ir.task(), sum, 0, &mut info) }).expect("one use");
    // The callee is the last operand.
    assert_eq!((info.user, info.operand_index), (call, 2));
    assert_eq!(get!(ir, get_operand_count, call), Ok(3u64));
    assert_eq!(get!(ir, get_operand, call, 2), Ok(sum));
    // SAFETY: as above.
    let past = outcome(unsafe { slot(table.context, ir.task(), sum, 1, &mut info) });
    assert_eq!(past, Err(Status::NOT_FOUND));
    assert_eq!(run!(ir, set_operand, call, 0, ir.number(32, 3)), Ok(()));
    assert_eq!(get!(ir, get_operand, call, 0), Ok(ir.number(32, 3)));
    assert_eq!(
        run!(ir, set_operand, call, 0, ir.number(64, 3)),
        Err(Status::WRONG_TYPE)
    );
    assert_eq!(
        run!(ir, set_operand, call, 9, ir.number(32, 3)),
        Err(Status::NOT_FOUND)
    );
    let branch = ir.with_opcode(sum, NEVERC_IR_OPCODE_BR);
    let blocks = ir.blocks(sum);
    assert_eq!(run!(ir, set_operand, branch, 1, blocks[1]), Ok(()));
    let elsewhere = ir.blocks(main)[0];
    assert_eq!(
        run!(ir, set_operand, branch, 1, elsewhere),
        Err(Status::WRONG_SCOPE)
    );
    assert_eq!(
        run!(ir, set_operand, ir.number(32, 1), 0, elsewhere),
        Err(Status::WRONG_TYPE)
    );
}

#[test]
fn replacing_and_erasing() {
    let ir = ir();
    let sum = ir.function("sum");
    let add = ir.with_opcode(sum, NEVERC_IR_OPCODE_ADD);
    assert_eq!(run!(ir, erase_value, add), Err(Status::INVALID_STATE));
    assert_eq!(
        run!(ir, replace_all_uses_with, add, ir.number(64, 0)),
        Err(Status::WRONG_TYPE)
    );
    let metadata = handle(get!(ir, get_value_as_metadata, add));
    assert_eq!(
        run!(ir, replace_all_uses_with, add, ir.number(32, 0)),
        Ok(())
    );
    let kind: Answer<u32> = get!(ir, get_metadata_kind, metadata);
    assert_eq!(kind, Err(Status::STALE_HANDLE));
    assert_eq!(get!(ir, get_value_use_count, add), Ok(0u64));
    assert_eq!(ir.name(add), "more");
    assert_eq!(run!(ir, erase_value, add), Ok(()));
    let kind: Answer<u32> = get!(ir, get_value_kind, add);
    assert_eq!(kind, Err(Status::STALE_HANDLE));
    assert_eq!(
        run!(ir, erase_value, ir.number(32, 0)),
        Err(Status::WRONG_TYPE)
    );
    assert_eq!(
        run!(ir, erase_value, ir.arguments(sum)[0]),
        Err(Status::WRONG_TYPE)
    );
    let end = handle(get!(ir, get_terminator, ir.blocks(sum)[2]));
    assert_eq!(run!(ir, erase_value, end), Ok(()));
    let none: Answer<NevercHandle> = get!(ir, get_terminator, ir.blocks(sum)[2]);
    assert_eq!(none, Err(Status::NOT_FOUND));
    // A global inside a constant is replaced there, too.
    let table = ir.named(NEVERC_IR_COLLECTION_MODULE_GLOBALS, "table");
    let counter = ir.named(NEVERC_IR_COLLECTION_MODULE_GLOBALS, "counter");
    assert_eq!(run!(ir, replace_all_uses_with, table, counter), Ok(()));
    assert!(
        ir.text()
            .contains("@address = global ptr getelementptr inbounds ([3 x i32], ptr @counter")
    );
    assert_eq!(run!(ir, erase_value, table), Ok(()));
}

#[test]
fn globals_functions_and_comdats() {
    let ir = ir();
    let table = ir.named(NEVERC_IR_COLLECTION_MODULE_GLOBALS, "table");
    let f = ir.function("sum");
    assert_eq!(
        get!(ir, get_global_linkage, table),
        Ok(NEVERC_IR_LINKAGE_INTERNAL)
    );
    assert_eq!(
        run!(
            ir,
            set_global_visibility,
            table,
            NEVERC_IR_VISIBILITY_HIDDEN
        ),
        Err(Status::INVALID_STATE)
    );
    assert_eq!(
        run!(ir, set_global_linkage, table, NEVERC_IR_LINKAGE_WEAK_ANY),
        Ok(())
    );
    assert_eq!(
        run!(
            ir,
            set_global_visibility,
            table,
            NEVERC_IR_VISIBILITY_HIDDEN
        ),
        Ok(())
    );
    assert_eq!(
        get!(ir, get_global_visibility, table),
        Ok(NEVERC_IR_VISIBILITY_HIDDEN)
    );
    assert_eq!(
        run!(ir, set_global_linkage, table, NEVERC_IR_VISIBILITY_HIDDEN),
        Err(Status::INVALID_ARGUMENT)
    );
    assert_eq!(run!(ir, set_global_section, table, text(".mine")), Ok(()));
    assert_eq!(
        words(get!(ir, get_global_section, table).expect("text")),
        ".mine"
    );
    assert_eq!(words(get!(ir, get_function_section, f).expect("text")), "");
    assert_eq!(run!(ir, set_function_section, f, text(".code")), Ok(()));
    assert_eq!(
        words(get!(ir, get_function_section, f).expect("text")),
        ".code"
    );
    assert_eq!(
        run!(ir, set_function_section, table, text(".x")),
        Err(Status::WRONG_TYPE)
    );
    let comdat = handle(get!(ir, get_or_insert_comdat, text("table")));
    assert_eq!(get!(ir, get_or_insert_comdat, text("table")), Ok(comdat));
    assert_eq!(get!(ir, get_global_comdat, table), Ok(NULL));
    assert_eq!(run!(ir, set_global_comdat, table, comdat), Ok(()));
    assert_eq!(get!(ir, get_global_comdat, table), Ok(comdat));
    assert_eq!(run!(ir, set_global_comdat, table, NULL), Ok(()));
    let alias = ir.named(NEVERC_IR_COLLECTION_MODULE_ALIASES, "other");
    assert_eq!(
        run!(ir, set_global_comdat, alias, comdat),
        Err(Status::WRONG_TYPE)
    );
    assert_eq!(
        get!(ir, get_function_calling_convention, f),
        Ok(NEVERC_IR_CALLING_CONVENTION_C)
    );
    let fast = NEVERC_IR_CALLING_CONVENTION_FAST;
    assert_eq!(run!(ir, set_function_calling_convention, f, fast), Ok(()));
    assert_eq!(get!(ir, get_function_calling_convention, f), Ok(fast));
    assert_eq!(
        run!(ir, set_function_calling_convention, f, 8),
        Err(Status::INVALID_ARGUMENT)
    );
    assert_eq!(get!(ir, get_function_personality, f), Ok(NULL));
    let sink = ir.function("sink");
    assert_eq!(run!(ir, set_function_personality, f, sink), Ok(()));
    assert_eq!(get!(ir, get_function_personality, f), Ok(sink));
    assert_eq!(
        run!(ir, set_function_personality, f, ir.number(32, 0)),
        Err(Status::WRONG_TYPE)
    );
    assert_eq!(run!(ir, set_function_personality, f, NULL), Ok(()));
    assert_eq!(words(get!(ir, get_function_gc, f).expect("text")), "");
    assert_eq!(run!(ir, set_function_gc, f, text("shadow-stack")), Ok(()));
    assert_eq!(
        words(get!(ir, get_function_gc, f).expect("text")),
        "shadow-stack"
    );
}

#[test]
fn the_graph_of_blocks() {
    let ir = ir();
    let b = ir.blocks(ir.function("sum"));
    assert_eq!(get!(ir, get_successor_count, b[0]), Ok(2u64));
    assert_eq!(get!(ir, get_successor, b[0], 0), Ok(b[1]));
    assert_eq!(get!(ir, get_successor, b[0], 1), Ok(b[2]));
    assert_eq!(get!(ir, get_predecessor_count, b[2]), Ok(2u64));
    let first = handle(get!(ir, get_predecessor, b[2], 0));
    let second = handle(get!(ir, get_predecessor, b[2], 1));
    assert!(b[..2].contains(&first) && b[..2].contains(&second) && first != second);
    let past: Answer<NevercHandle> = get!(ir, get_successor, b[2], 0);
    assert_eq!(past, Err(Status::NOT_FOUND));
    let wrong: Answer<u64> = get!(ir, get_successor_count, ir.function("sum"));
    assert_eq!(wrong, Err(Status::WRONG_TYPE));
}

fn property(ir: &Ir, instruction: NevercHandle, id: u32) -> Answer<NevercIRPropertyValue> {
    let mut value: NevercIRPropertyValue = zeroed();
    value.header.struct_size = size_of::<NevercIRPropertyValue>() as u32;
    let table = ir.core();
    let slot = table.get_instruction_property.expect("filled");
    // SAFETY: the record says how large it is.
    outcome(unsafe { slot(table.context, ir.task(), instruction, id, &mut value) }).map(|()| value)
}

fn set(ir: &Ir, instruction: NevercHandle, id: u32, kind: u32, number: u64) -> Answer<()> {
    let mut value: NevercIRPropertyValue = zeroed();
    value.header.struct_size = size_of::<NevercIRPropertyValue>() as u32;
    value.kind = kind;
    value.unsigned_value = number;
    run!(ir, set_instruction_property, instruction, id, value)
}

#[test]
fn properties_of_instructions() {
    let ir = ir();
    let (sum, main) = (ir.function("sum"), ir.function("main"));
    let number = |i, id| property(&ir, i, id).map(|v| v.unsigned_value);
    let add = ir.with_opcode(sum, NEVERC_IR_OPCODE_ADD);
    let flag = NEVERC_IR_PROPERTY_VALUE_BOOL;
    assert_eq!(number(add, NEVERC_IR_PROPERTY_NSW), Ok(1));
    assert_eq!(set(&ir, add, NEVERC_IR_PROPERTY_NSW, flag, 0), Ok(()));
    assert_eq!(number(add, NEVERC_IR_PROPERTY_NSW), Ok(0));
    assert_eq!(
        set(&ir, add, NEVERC_IR_PROPERTY_NUW, flag, 2),
        Err(Status::INVALID_ARGUMENT)
    );
    assert_eq!(
        set(&ir, add, NEVERC_IR_PROPERTY_NUW, 2, 1),
        Err(Status::INVALID_ARGUMENT)
    );
    assert_eq!(
        number(add, NEVERC_IR_PROPERTY_VOLATILE),
        Err(Status::WRONG_TYPE)
    );
    assert_eq!(
        number(sum, NEVERC_IR_PROPERTY_NAME),
        Err(Status::WRONG_TYPE)
    );
    assert_eq!(
        number(add, NEVERC_IR_OPCODE_ADD),
        Err(Status::INVALID_ARGUMENT)
    );
    let compare = ir.with_opcode(sum, NEVERC_IR_OPCODE_I_CMP);
    let choice = NEVERC_IR_PROPERTY_VALUE_ENUM;
    let predicate = NEVERC_IR_PROPERTY_PREDICATE;
    assert_eq!(
        number(compare, predicate),
        Ok(NEVERC_IR_PREDICATE_ICMP_SGT.into())
    );
    assert_eq!(
        set(
            &ir,
            compare,
            predicate,
            choice,
            NEVERC_IR_PREDICATE_ICMP_NE.into()
        ),
        Ok(())
    );
    assert_eq!(
        number(compare, predicate),
        Ok(NEVERC_IR_PREDICATE_ICMP_NE.into())
    );
    let float = NEVERC_IR_PREDICATE_FCMP_OEQ.into();
    assert_eq!(
        set(&ir, compare, predicate, choice, float),
        Err(Status::INVALID_ARGUMENT)
    );
    let gep = ir.with_opcode(sum, NEVERC_IR_OPCODE_GET_ELEMENT_PTR);
    assert_eq!(number(gep, NEVERC_IR_PROPERTY_INBOUNDS), Ok(1));
    assert_eq!(number(gep, NEVERC_IR_PROPERTY_NUSW), Ok(1));
    assert_eq!(number(gep, NEVERC_IR_PROPERTY_NSW), Err(Status::WRONG_TYPE));
    assert_eq!(set(&ir, gep, NEVERC_IR_PROPERTY_NUW, flag, 1), Ok(()));
    assert_eq!(number(gep, NEVERC_IR_PROPERTY_NUW), Ok(1));
    let source = property(&ir, gep, NEVERC_IR_PROPERTY_SOURCE_ELEMENT_TYPE).expect("a type");
    assert_eq!(
        (source.kind, source.type_value),
        (NEVERC_IR_PROPERTY_VALUE_TYPE, ir.int(32))
    );
    let load = ir.with_opcode(sum, NEVERC_IR_OPCODE_LOAD);
    let size = NEVERC_IR_PROPERTY_VALUE_UINT;
    assert_eq!(number(load, NEVERC_IR_PROPERTY_ALIGNMENT), Ok(4));
    assert_eq!(
        set(&ir, load, NEVERC_IR_PROPERTY_ALIGNMENT, size, 16),
        Ok(())
    );
    assert_eq!(number(load, NEVERC_IR_PROPERTY_ALIGNMENT), Ok(16));
    assert_eq!(
        set(&ir, load, NEVERC_IR_PROPERTY_ALIGNMENT, size, 3),
        Err(Status::INVALID_ARGUMENT)
    );
    let ordering = NEVERC_IR_PROPERTY_ATOMIC_ORDERING;
    let release = NEVERC_IR_ATOMIC_ORDERING_RELEASE.into();
    assert_eq!(
        set(&ir, load, ordering, choice, release),
        Err(Status::INVALID_ARGUMENT)
    );
    let swap = ir.with_opcode(main, NEVERC_IR_OPCODE_ATOMIC_CMP_XCHG);
    assert_eq!(
        number(swap, NEVERC_IR_PROPERTY_SUCCESS_ORDERING),
        Ok(NEVERC_IR_ATOMIC_ORDERING_ACQUIRE_RELEASE.into())
    );
    assert_eq!(
        number(swap, NEVERC_IR_PROPERTY_FAILURE_ORDERING),
        Ok(NEVERC_IR_ATOMIC_ORDERING_MONOTONIC.into())
    );
    assert_eq!(set(&ir, swap, NEVERC_IR_PROPERTY_WEAK, flag, 1), Ok(()));
    assert_eq!(number(swap, NEVERC_IR_PROPERTY_WEAK), Ok(1));
    let scope = property(&ir, swap, NEVERC_IR_PROPERTY_SYNC_SCOPE).expect("text");
    assert_eq!(words(scope.string_value), "");
    let call = ir.with_opcode(main, NEVERC_IR_OPCODE_CALL);
    assert_eq!(
        number(call, NEVERC_IR_PROPERTY_CALLING_CONVENTION),
        Ok(NEVERC_IR_CALLING_CONVENTION_C.into())
    );
    let tail = NEVERC_IR_PROPERTY_TAIL_CALL_KIND;
    assert_eq!(
        set(&ir, call, tail, choice, NEVERC_IR_TAIL_CALL_TAIL.into()),
        Ok(())
    );
    assert_eq!(number(call, tail), Ok(NEVERC_IR_TAIL_CALL_TAIL.into()));
    assert_eq!(
        number(call, NEVERC_IR_PROPERTY_ATTRIBUTES),
        Err(Status::CAPABILITY_UNAVAILABLE)
    );
    let fields = ir.with_opcode(main, NEVERC_IR_OPCODE_EXTRACT_VALUE);
    assert_eq!(
        number(fields, NEVERC_IR_PROPERTY_INDICES),
        Err(Status::CAPABILITY_UNAVAILABLE)
    );
    let space = ir.with_opcode(main, NEVERC_IR_OPCODE_ALLOCA);
    let ty = property(&ir, space, NEVERC_IR_PROPERTY_ALLOCATED_TYPE).expect("a type");
    assert_eq!(
        get!(ir, get_type_kind, ty.type_value),
        Ok(NEVERC_IR_TYPE_ARRAY)
    );
    ir.owned.module().verify().expect("sound");
}

#[test]
fn more_properties_of_instructions() {
    let ir = Ir::new(MODULES[1]);
    let number = |i, id| property(&ir, i, id).map(|v| v.unsigned_value);
    let (choose, wide) = (ir.function("choose"), ir.function("wide"));
    let add = ir.with_opcode(choose, NEVERC_IR_OPCODE_F_ADD);
    assert_eq!(number(add, NEVERC_IR_PROPERTY_FAST_MATH_FLAGS), Ok(127));
    let flags = NEVERC_IR_PROPERTY_VALUE_FLAGS;
    let two = NEVERC_IR_FAST_MATH_NO_NANS | NEVERC_IR_FAST_MATH_NO_SIGNED_ZEROS;
    assert_eq!(
        set(&ir, add, NEVERC_IR_PROPERTY_FAST_MATH_FLAGS, flags, two),
        Ok(())
    );
    assert_eq!(number(add, NEVERC_IR_PROPERTY_FAST_MATH_FLAGS), Ok(two));
    assert!(ir.text().contains("fadd nnan nsz double"));
    let shift = ir.with_opcode(wide, NEVERC_IR_OPCODE_L_SHR);
    assert_eq!(number(shift, NEVERC_IR_PROPERTY_EXACT), Ok(1));
    let or = ir.with_opcode(wide, NEVERC_IR_OPCODE_OR);
    assert_eq!(number(or, NEVERC_IR_PROPERTY_DISJOINT), Ok(1));
    let ir = Ir::new(MODULES[2]);
    let pad = ir.with_opcode(ir.function("may_throw"), NEVERC_IR_OPCODE_LANDING_PAD);
    assert_eq!(
        property(&ir, pad, NEVERC_IR_PROPERTY_CLEANUP).map(|v| v.unsigned_value),
        Ok(1)
    );
    let store = ir.with_opcode(ir.function("may_throw"), NEVERC_IR_OPCODE_STORE);
    assert_eq!(
        property(&ir, store, NEVERC_IR_PROPERTY_VOLATILE).map(|v| v.unsigned_value),
        Ok(1)
    );
}

#[test]
fn edges_of_phis() {
    let ir = ir();
    let sum = ir.function("sum");
    let phi = ir.with_opcode(sum, NEVERC_IR_OPCODE_PHI);
    let blocks = ir.blocks(sum);
    assert_eq!(get!(ir, get_phi_incoming_count, phi), Ok(2u64));
    let mut edge: NevercIRPhiIncoming = zeroed();
    edge.header.struct_size = size_of::<NevercIRPhiIncoming>() as u32;
    let table = ir.core();
    let slot = table.get_phi_incoming.expect("filled");
    // SAFETY: the record says how large it is.
    outcome(unsafe { slot(table.context, ir.task(), phi, 0, &mut edge) }).expect("an edge");
    assert_eq!((edge.value, edge.block), (ir.number(32, 0), blocks[0]));
    edge.value = ir.number(32, 4);
    assert_eq!(run!(ir, set_phi_incoming, phi, 0, edge), Ok(()));
    assert_eq!(get!(ir, get_operand, phi, 0), Ok(ir.number(32, 4)));
    assert_eq!(
        run!(ir, set_phi_incoming, phi, 2, edge),
        Err(Status::NOT_FOUND)
    );
    edge.block = ir.blocks(ir.function("main"))[0];
    assert_eq!(
        run!(ir, set_phi_incoming, phi, 0, edge),
        Err(Status::WRONG_SCOPE)
    );
    edge.block = edge.value;
    assert_eq!(
        run!(ir, set_phi_incoming, phi, 0, edge),
        Err(Status::WRONG_TYPE)
    );
    let wrong: Answer<u64> = get!(ir, get_phi_incoming_count, sum);
    assert_eq!(wrong, Err(Status::WRONG_TYPE));
}
