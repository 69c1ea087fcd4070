//! Every slot of `NevercIRBuilderAPI`, and the rules of mutations.

mod support;

use neverc_abi::*;
use neverc_plugin_host::Status;
use support::ir::{Ir, NULL, text};
use support::modules::MODULES;

const FUNCTION: u32 = NEVERC_IR_MUTATION_SCOPE_FUNCTION;
const MODULE: u32 = NEVERC_IR_MUTATION_SCOPE_MODULE;
const LOOP: u32 = NEVERC_IR_MUTATION_SCOPE_LOOP;

fn ir() -> Ir {
    Ir::new(MODULES[0])
}

#[test]
fn a_function_is_made_from_nothing() {
    let ir = Ir::new("");
    let m = ir.begin(MODULE, ir.module());
    let b = build!(ir, create_builder, m).expect("open");
    let i32_ = ir.int(32);
    let pointer = get!(ir, get_pointer_type, 0).expect("a type");
    let float = get!(ir, get_primitive_type, NEVERC_IR_TYPE_FLOAT).expect("a type");
    let parameters = [i32_, i32_, float];
    let ty = get!(ir, get_function_type, i32_, parameters.as_ptr(), 3, 0).expect("a type");
    let f = build!(ir, create_function, m, ty, text("made")).expect("module scope");
    let block = |name| build!(ir, create_basic_block, m, f, text(name)).expect("a block");
    let (entry, more, out) = (block("entry"), block("more"), block("out"));
    let a = ir.arguments(f);
    let end = |block| step!(ir, set_insert_block, b, block).expect("in scope");
    end(entry);
    let none = text("");
    let sum = build!(
        ir,
        build_binary,
        b,
        NEVERC_IR_OPCODE_ADD,
        a[0],
        a[1],
        text("sum")
    )
    .expect("fits");
    let less = build!(
        ir,
        build_compare,
        b,
        NEVERC_IR_PREDICATE_ICMP_SLT,
        sum,
        a[1],
        none
    )
    .expect("fits");
    let slot = build!(ir, build_alloca, b, i32_, 0, NULL, text("slot")).expect("fits");
    let store = build!(ir, build_store, b, sum, slot).expect("fits");
    assert_eq!(
        get!(ir, get_instruction_opcode, store),
        Ok(NEVERC_IR_OPCODE_STORE)
    );
    build!(ir, build_conditional_branch, b, less, more, out).expect("fits");
    end(more);
    let loaded = build!(ir, build_load, b, i32_, slot, none).expect("fits");
    let index = [loaded];
    let at = build!(
        ir,
        build_get_element_ptr,
        b,
        i32_,
        slot,
        index.as_ptr(),
        1,
        none
    )
    .expect("fits");
    assert_eq!(get!(ir, get_value_type, at), Ok(pointer));
    step!(ir, set_fast_math_flags, b, NEVERC_IR_FAST_MATH_NO_NANS).expect("known");
    let negated = build!(ir, build_unary, b, NEVERC_IR_OPCODE_F_NEG, a[2], none).expect("fits");
    step!(ir, set_fast_math_flags, b, 0).expect("none");
    let whole = build!(
        ir,
        build_cast,
        b,
        NEVERC_IR_OPCODE_FP_TO_SI,
        negated,
        i32_,
        none
    )
    .expect("fits");
    let chosen = build!(ir, build_select, b, less, whole, loaded, none).expect("fits");
    let arguments = [chosen, loaded, negated];
    let again = build!(
        ir,
        build_call,
        b,
        ty,
        f,
        arguments.as_ptr(),
        3,
        text("again")
    )
    .expect("fits");
    build!(ir, build_branch, b, out).expect("a block");
    end(out);
    let phi = build!(ir, build_phi, b, i32_, 1, text("phi")).expect("fits");
    step!(ir, add_phi_incoming, m, phi, sum, entry).expect("an edge");
    step!(ir, add_phi_incoming, m, phi, again, more).expect("an edge");
    build!(ir, build_return, b, phi).expect("a value");
    assert_eq!(step!(ir, commit_mutation, m), Ok(()));
    assert_eq!(step!(ir, destroy_builder, b), Ok(()));
    assert_eq!(step!(ir, destroy_mutation, m), Ok(()));
    assert_eq!(ir.name(phi), "phi");
    let printed = ir.text();
    for line in [
        "define i32 @made(i32 %0, i32 %1, float %2) {",
        "%sum = add i32 %0, %1",
        "fneg nnan float %2",
        "%again = call i32 @made(",
        "%phi = phi i32 [ %sum, %entry ], [ %again, %more ]",
    ] {
        assert!(printed.contains(line), "{line} is not in\n{printed}");
    }
    ir.owned.module().verify().expect("sound");
}

#[test]
fn void_functions_and_dead_ends() {
    let ir = Ir::new("");
    let m = ir.begin(MODULE, ir.module());
    let b = build!(ir, create_builder, m).expect("open");
    let void = get!(ir, get_primitive_type, NEVERC_IR_TYPE_VOID).expect("a type");
    let ty = get!(ir, get_function_type, void, std::ptr::null(), 0, 0).expect("a type");
    for (name, dead) in [("ends", false), ("never", true)] {
        let f = build!(ir, create_function, m, ty, text(name)).expect("made");
        let block = build!(ir, create_basic_block, m, f, text("")).expect("made");
        step!(ir, set_insert_block, b, block).expect("in scope");
        let made = if dead {
            build!(ir, build_unreachable, b)
        } else {
            build!(ir, build_return_void, b)
        };
        made.expect("built");
    }
    assert_eq!(step!(ir, commit_mutation, m), Ok(()));
    assert!(ir.text().contains("unreachable"));
}

#[test]
fn operands_that_do_not_fit_are_refused() {
    let ir = ir();
    let f = ir.function("main");
    let (m, b) = ir.open(f);
    let first = ir.instructions(f)[0];
    step!(ir, set_insert_before, b, first).expect("in scope");
    let (one, long, none) = (ir.number(32, 1), ir.number(64, 1), text(""));
    let add = NEVERC_IR_OPCODE_ADD;
    let mixed = build!(ir, build_binary, b, add, one, long, none);
    assert_eq!(mixed, Err(Status::WRONG_TYPE));
    let category = build!(ir, build_binary, b, NEVERC_IR_OPCODE_F_NEG, one, one, none);
    assert_eq!(category, Err(Status::INVALID_ARGUMENT));
    let family = build!(
        ir,
        build_binary,
        b,
        NEVERC_IR_PREDICATE_ICMP_EQ,
        one,
        one,
        none
    );
    assert_eq!(family, Err(Status::INVALID_ARGUMENT));
    let float = build!(ir, build_unary, b, NEVERC_IR_OPCODE_F_NEG, one, none);
    assert_eq!(float, Err(Status::WRONG_TYPE));
    let predicate = build!(
        ir,
        build_compare,
        b,
        NEVERC_IR_PREDICATE_FCMP_OEQ,
        one,
        one,
        none
    );
    assert_eq!(predicate, Err(Status::WRONG_TYPE));
    let cast = build!(
        ir,
        build_cast,
        b,
        NEVERC_IR_OPCODE_TRUNC,
        one,
        ir.int(64),
        none
    );
    assert_eq!(cast, Err(Status::WRONG_TYPE));
    let select = build!(ir, build_select, b, one, one, one, none);
    assert_eq!(select, Err(Status::WRONG_TYPE));
    let load = build!(ir, build_load, b, ir.int(32), one, none);
    assert_eq!(load, Err(Status::WRONG_TYPE));
    let void = get!(ir, get_primitive_type, NEVERC_IR_TYPE_VOID).expect("a type");
    let space = build!(ir, build_alloca, b, void, 0, NULL, none);
    assert_eq!(space, Err(Status::WRONG_TYPE));
    let ty = get!(ir, get_function_type, void, std::ptr::null(), 0, 0).expect("a type");
    let call = build!(ir, build_call, b, ty, f, [one].as_ptr(), 1, none);
    assert_eq!(call, Err(Status::WRONG_TYPE));
    let phi = build!(ir, build_phi, b, void, 1, none);
    assert_eq!(phi, Err(Status::WRONG_TYPE));
    let elsewhere = ir.blocks(ir.function("sum"))[0];
    let branch = build!(ir, build_branch, b, elsewhere);
    assert_eq!(branch, Err(Status::WRONG_SCOPE));
    assert_eq!(
        step!(ir, set_fast_math_flags, b, 128),
        Err(Status::INVALID_ARGUMENT)
    );
    let string = get!(ir, create_metadata_string, none).expect("a string");
    assert_eq!(
        step!(ir, set_debug_location, b, string),
        Err(Status::WRONG_TYPE)
    );
    assert_eq!(step!(ir, set_debug_location, b, NULL), Ok(()));
    assert_eq!(step!(ir, commit_mutation, m), Ok(()));
}

#[test]
fn scopes_end_where_they_say() {
    let ir = ir();
    let (sum, main) = (ir.function("sum"), ir.function("main"));
    let blocks = ir.blocks(sum);
    let (m, b) = ir.open(sum);
    assert_eq!(
        step!(ir, set_insert_block, b, ir.blocks(main)[0]),
        Err(Status::WRONG_SCOPE)
    );
    assert_eq!(step!(ir, set_insert_block, b, sum), Err(Status::WRONG_TYPE));
    let void = get!(ir, get_primitive_type, NEVERC_IR_TYPE_VOID).expect("a type");
    let ty = get!(ir, get_function_type, void, std::ptr::null(), 0, 0).expect("a type");
    assert_eq!(
        build!(ir, create_function, m, ty, text("f")),
        Err(Status::WRONG_SCOPE)
    );
    assert_eq!(
        build!(ir, create_basic_block, m, main, text("b")),
        Err(Status::WRONG_SCOPE)
    );
    let second = build!(ir, begin_mutation, FUNCTION, main);
    assert_eq!(second, Err(Status::BUSY));
    step!(ir, destroy_builder, b).expect("live");
    step!(ir, destroy_mutation, m).expect("aborts");
    // The loop is its header alone here; entry and exit are outside.
    let m = ir.begin(LOOP, blocks[1]);
    let b = build!(ir, create_builder, m).expect("open");
    assert_eq!(step!(ir, set_insert_block, b, blocks[1]), Ok(()));
    assert_eq!(
        step!(ir, set_insert_block, b, blocks[0]),
        Err(Status::WRONG_SCOPE)
    );
    assert_eq!(
        step!(ir, set_insert_block, b, blocks[2]),
        Err(Status::WRONG_SCOPE)
    );
    assert_eq!(step!(ir, commit_mutation, m), Ok(()));
    step!(ir, destroy_mutation, m).expect("live");
    let none = build!(ir, begin_mutation, LOOP, blocks[0]);
    assert_eq!(none, Err(Status::INVALID_ARGUMENT));
    assert_eq!(
        build!(ir, begin_mutation, MODULE, sum),
        Err(Status::WRONG_TYPE)
    );
    assert_eq!(
        build!(ir, begin_mutation, FUNCTION, blocks[0]),
        Err(Status::WRONG_TYPE)
    );
    assert_eq!(
        build!(ir, begin_mutation, 4, sum),
        Err(Status::INVALID_ARGUMENT)
    );
}

#[test]
fn a_failed_commit_takes_everything_back() {
    let ir = ir();
    let f = ir.function("main");
    let before = ir.owned.reflect().exact_bitcode();
    let (m, b) = ir.open(f);
    let first = ir.instructions(f)[0];
    step!(ir, set_insert_before, b, first).expect("in scope");
    let made = build!(
        ir,
        build_binary,
        b,
        NEVERC_IR_OPCODE_ADD,
        ir.number(32, 1),
        ir.number(32, 2),
        text("made")
    )
    .expect("fits");
    let call = ir.with_opcode(f, NEVERC_IR_OPCODE_CALL);
    run!(ir, replace_all_uses_with, call, made).expect("the same type");
    run!(ir, erase_value, call).expect("unused now");
    build!(ir, build_unreachable, b).expect("built");
    assert_eq!(
        step!(ir, commit_mutation, m),
        Err(Status::VERIFICATION_FAILED)
    );
    assert!(
        ir.bridge
            .take_verdict()
            .expect("the verifier's words")
            .contains("Terminator")
    );
    assert_eq!(ir.owned.reflect().exact_bitcode(), before);
    for handle in [made, call] {
        let kind: Result<u32, Status> = get!(ir, get_value_kind, handle);
        assert_eq!(kind, Err(Status::STALE_HANDLE));
    }
    let late = build!(ir, build_unreachable, b);
    assert_eq!(late, Err(Status::INVALID_STATE));
    assert_eq!(step!(ir, commit_mutation, m), Err(Status::INVALID_STATE));
    assert_eq!(step!(ir, abort_mutation, m), Ok(()));
    assert_eq!(step!(ir, destroy_builder, b), Ok(()));
    assert_eq!(step!(ir, destroy_mutation, m), Ok(()));
    assert_eq!(step!(ir, destroy_builder, b), Err(Status::STALE_HANDLE));
    assert_eq!(step!(ir, destroy_mutation, m), Err(Status::STALE_HANDLE));
}

#[test]
fn an_abort_is_a_roll_back_and_never_a_step_back_in_time() {
    let ir = ir();
    let f = ir.function("sum");
    let before = ir.bitcode();
    let generation = ir.bridge.generation();
    let (m, _) = ir.open(f);
    run!(ir, set_function_gc, f, text("shadow-stack")).expect("a name");
    run!(ir, set_value_name, f, text("renamed")).expect("a name");
    let changed = ir.bridge.generation();
    assert!(changed > generation);
    assert_eq!(step!(ir, abort_mutation, m), Ok(()));
    assert!(ir.bridge.generation() > changed);
    assert_eq!(ir.bitcode(), before);
    assert_eq!(ir.name(f), "sum");
}

#[test]
fn a_commit_looks_at_its_scope_alone() {
    let ir = ir();
    let (sum, main) = (ir.function("sum"), ir.function("main"));
    // Outside of a mutation nothing is verified.
    let end = get!(ir, get_terminator, ir.blocks(main)[0]).expect("there");
    run!(ir, erase_value, end).expect("unused");
    assert!(ir.owned.module().verify().is_err());
    let (m, _) = ir.open(sum);
    run!(ir, set_value_name, ir.arguments(sum)[0], text("count")).expect("a name");
    assert_eq!(step!(ir, commit_mutation, m), Ok(()));
    step!(ir, destroy_mutation, m).expect("live");
    let m = ir.begin(MODULE, ir.module());
    assert_eq!(
        step!(ir, commit_mutation, m),
        Err(Status::VERIFICATION_FAILED)
    );
    let export: Result<NevercHandle, Status> = get!(ir, export_module, 1);
    assert_eq!(export, Err(Status::VERIFICATION_FAILED));
}

#[test]
fn an_insertion_point_may_go_away() {
    let ir = ir();
    let f = ir.function("main");
    let (m, b) = ir.open(f);
    let nowhere = build!(ir, build_unreachable, b);
    assert_eq!(nowhere, Err(Status::INVALID_STATE));
    let fence = ir.with_opcode(f, NEVERC_IR_OPCODE_FENCE);
    step!(ir, set_insert_before, b, fence).expect("in scope");
    run!(ir, erase_value, fence).expect("unused");
    let (one, add) = (ir.number(32, 1), NEVERC_IR_OPCODE_ADD);
    let gone = build!(ir, build_binary, b, add, one, one, text(""));
    assert_eq!(gone, Err(Status::STALE_HANDLE));
    let end = get!(ir, get_terminator, ir.blocks(f)[0]).expect("there");
    step!(ir, set_insert_before, b, end).expect("in scope");
    build!(ir, build_binary, b, add, one, one, text("")).expect("fits");
    assert_eq!(step!(ir, commit_mutation, m), Ok(()));
}

#[test]
fn the_module_may_be_closed_in_the_middle() {
    let ir = ir();
    let before = ir.bitcode();
    let f = ir.function("main");
    let (m, b) = ir.open(f);
    run!(ir, erase_value, ir.with_opcode(f, NEVERC_IR_OPCODE_FENCE)).expect("unused");
    assert!(ir.bridge.in_mutation());
    ir.bridge.close();
    assert_eq!(ir.bitcode(), before);
    assert_eq!(step!(ir, destroy_builder, b), Err(Status::STALE_HANDLE));
    assert_eq!(step!(ir, destroy_mutation, m), Err(Status::STALE_HANDLE));
}
