//! What LLVM never accepts, or never comes back from, is refused before it is there.
//!
//! Globals whose address nobody can have: intrinsics, and the lists that LLVM finds by their names. No call leaves the
//! module with a constant made of one, used or not: the verifier would refuse the module for good.

mod support;

use neverc_abi::*;
use neverc_plugin_host::Status;
use support::ir::{Ir, NULL, text};

const SOURCE: &str = r#"
@kept = global i32 0
@holder = global ptr @plain
@nested = global [1 x { i32, ptr }] [{ i32, ptr } { i32 1, ptr @other }]
@alias = alias void (ptr), ptr @defined
@llvm.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.assume(i1)
declare void @plain(ptr, i8, i64, i1)
declare void @other(ptr, i8, i64, i1)
declare void @called(ptr, i8, i64, i1)
define void @defined(ptr %p) {
  ret void
}
define ptr @f(ptr %p, i1 %c) {
entry:
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 8, i1 false)
  call void @called(ptr %p, i8 1, i64 8, i1 false)
  store ptr %p, ptr %p
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %r = phi ptr [ %p, %entry ], [ null, %a ]
  ret ptr %r
}
"#;

/// The two sorts: an intrinsic and a list.
fn both(ir: &Ir) -> [NevercHandle; 2] {
    [
        ir.function("llvm.memset.p0.i64"),
        ir.named(NEVERC_IR_COLLECTION_MODULE_GLOBALS, "llvm.used"),
    ]
}

#[test]
fn no_constant_is_made_of_them() {
    let ir = Ir::new(SOURCE);
    let pointer = get!(ir, get_pointer_type, 0).expect("a type");
    let null = get!(ir, get_null_constant, pointer).expect("a constant");
    let one = ir.number(64, 1);
    for global in both(&ir) {
        let cast = get!(
            ir,
            create_constant_cast_expression,
            NEVERC_IR_OPCODE_PTR_TO_INT,
            global,
            ir.int(129)
        );
        assert_eq!(cast, Err(Status::WRONG_TYPE));
        let gep = get!(
            ir,
            create_constant_gep_expression,
            ir.int(8),
            global,
            &one,
            1,
            0
        );
        assert_eq!(gep, Err(Status::WRONG_TYPE));
        let array = get!(ir, get_array_type, pointer, 1).expect("a type");
        let aggregate = get!(ir, create_aggregate_constant, array, &global, 1);
        assert_eq!(aggregate, Err(Status::WRONG_TYPE));
        let compared = get!(
            ir,
            create_constant_compare_expression,
            NEVERC_IR_PREDICATE_ICMP_EQ,
            global,
            null
        );
        assert_eq!(compared, Err(Status::WRONG_TYPE));
        // The global itself and metadata that names it are no constants made of it.
        assert_eq!(get!(ir, get_global_address_constant, global), Ok(global));
        let metadata: Result<NevercHandle, _> = get!(ir, get_value_as_metadata, global);
        assert!(metadata.is_ok());
    }
    ir.owned.module().verify().expect("sound");
}

#[test]
fn no_operand_becomes_one() {
    let ir = Ir::new(SOURCE);
    let f = ir.function("f");
    let store = ir.with_opcode(f, NEVERC_IR_OPCODE_STORE);
    let phi = ir.with_opcode(f, NEVERC_IR_OPCODE_PHI);
    let end = ir.with_opcode(f, NEVERC_IR_OPCODE_RET);
    let holder = ir.named(NEVERC_IR_COLLECTION_MODULE_GLOBALS, "holder");
    let alias = ir.named(NEVERC_IR_COLLECTION_MODULE_ALIASES, "alias");
    let refused = Err(Status::WRONG_TYPE);
    for global in both(&ir) {
        for user in [store, end, holder, alias] {
            assert_eq!(run!(ir, set_operand, user, 0, global), refused);
        }
        let mut incoming: NevercIRPhiIncoming = neverc_plugin_host::boundary::zeroed();
        incoming.header.struct_size = size_of::<NevercIRPhiIncoming>() as u32;
        incoming.value = global;
        incoming.block = ir.blocks(f)[0];
        assert_eq!(run!(ir, set_phi_incoming, phi, 0, incoming), refused);
        assert_eq!(run!(ir, set_function_personality, f, global), refused);
        for user in ["plain", "other"] {
            let user = ir.function(user);
            assert_eq!(run!(ir, replace_all_uses_with, user, global), refused);
        }
    }
    // What is only called can be replaced by an intrinsic of its type.
    let called = ir.function("called");
    let [memset, used] = both(&ir);
    assert_eq!(run!(ir, replace_all_uses_with, called, used), refused);
    assert_eq!(run!(ir, replace_all_uses_with, called, memset), Ok(()));
    ir.owned.module().verify().expect("sound");
}

#[test]
fn no_instruction_is_built_of_one() {
    let ir = Ir::new(SOURCE);
    let f = ir.function("f");
    let arguments = ir.arguments(f);
    let (p, c) = (arguments[0], arguments[1]);
    let store = ir.with_opcode(f, NEVERC_IR_OPCODE_STORE);
    let phi = ir.with_opcode(f, NEVERC_IR_OPCODE_PHI);
    let (mutation, builder) = ir.open(f);
    assert_eq!(step!(ir, set_insert_before, builder, store), Ok(()));
    let refused = Err(Status::WRONG_TYPE);
    let void = get!(ir, get_primitive_type, NEVERC_IR_TYPE_VOID).expect("a type");
    let none = get!(
        ir,
        get_function_type,
        void,
        std::ptr::null::<NevercHandle>(),
        0,
        0
    )
    .expect("a type");
    let name = text("x");
    for global in both(&ir) {
        assert_eq!(build!(ir, build_store, builder, global, p), refused);
        assert_eq!(build!(ir, build_store, builder, p, global), refused);
        assert_eq!(
            build!(ir, build_select, builder, c, global, p, name),
            refused
        );
        assert_eq!(build!(ir, build_return, builder, global), refused);
        let load = build!(ir, build_load, builder, ir.int(8), global, name);
        assert_eq!(load, refused);
        let block = ir.blocks(f)[0];
        let edge = step!(ir, add_phi_incoming, mutation, phi, global, block);
        assert_eq!(edge, Err(Status::WRONG_TYPE));
        // A call by another type than its own.
        let call = build!(
            ir,
            build_call,
            builder,
            none,
            global,
            std::ptr::null::<NevercHandle>(),
            0,
            text("")
        );
        assert_eq!(call, refused);
    }
    let condition = get!(ir, get_function_type, void, &ir.int(1), 1, 0).expect("a type");
    let assume = ir.function("llvm.assume");
    let call = build!(ir, build_call, builder, condition, assume, &c, 1, text(""));
    assert!(call.is_ok());
    assert_eq!(step!(ir, commit_mutation, mutation), Ok(()));
    ir.owned.module().verify().expect("sound");
}

#[test]
fn a_new_name_takes_no_address_away() {
    let ir = Ir::new(SOURCE);
    let plain = ir.function("plain");
    let new = text("llvm.memset.p0.i32");
    let renamed = run!(ir, set_value_name, plain, new);
    assert_eq!(renamed, Err(Status::INVALID_STATE));
    assert_eq!(ir.name(plain), "plain");
    let kept = ir.named(NEVERC_IR_COLLECTION_MODULE_GLOBALS, "kept");
    let renamed = run!(ir, set_value_name, kept, text("llvm.compiler.used"));
    assert_eq!(renamed, Err(Status::INVALID_STATE));
    // A constant that nothing uses goes, unless a journal may want to come back to it.
    let called = ir.function("called");
    let cast = |of: NevercHandle| {
        get!(
            ir,
            create_constant_cast_expression,
            NEVERC_IR_OPCODE_PTR_TO_INT,
            of,
            ir.int(64)
        )
    };
    let constant: NevercHandle = cast(called).expect("an expression");
    let mutation = ir.begin(NEVERC_IR_MUTATION_SCOPE_MODULE, ir.module());
    let renamed = run!(ir, set_value_name, called, text("llvm.nothing"));
    assert_eq!(renamed, Err(Status::INVALID_STATE));
    assert_eq!(step!(ir, abort_mutation, mutation), Ok(()));
    let kind: Result<u32, _> = get!(ir, get_value_kind, constant);
    assert!(kind.is_ok());
    let renamed = run!(ir, set_value_name, called, text("llvm.nothing"));
    assert_eq!(renamed, Ok(()));
    let kind: Result<u32, _> = get!(ir, get_value_kind, constant);
    assert_eq!(kind, Err(Status::STALE_HANDLE));
}

#[test]
fn an_intrinsic_has_no_address_after_it_was_something_else_for_a_while() {
    let ir = Ir::new(SOURCE);
    let before = ir.owned.reflect().exact_bitcode();
    let memset = ir.function("llvm.memset.p0.i64");
    let mutation = ir.begin(NEVERC_IR_MUTATION_SCOPE_MODULE, ir.module());
    assert_eq!(run!(ir, set_value_name, memset, text("mine")), Ok(()));
    let constant: NevercHandle = get!(
        ir,
        create_constant_cast_expression,
        NEVERC_IR_OPCODE_PTR_TO_INT,
        memset,
        ir.int(64)
    )
    .expect("an expression");
    assert_eq!(step!(ir, abort_mutation, mutation), Ok(()));
    let kind: Result<u32, _> = get!(ir, get_value_kind, constant);
    assert_eq!(kind, Err(Status::STALE_HANDLE));
    ir.owned.module().verify().expect("sound");
    assert_eq!(ir.owned.reflect().exact_bitcode(), before);
}

#[test]
fn the_constant_of_the_token_type_is_no_metadata() {
    let ir = Ir::new(SOURCE);
    let token = get!(ir, get_primitive_type, NEVERC_IR_TYPE_TOKEN).expect("a type");
    let none = get!(ir, get_null_constant, token).expect("a constant");
    let metadata: Result<NevercHandle, _> = get!(ir, get_value_as_metadata, none);
    assert_eq!(metadata, Err(Status::WRONG_TYPE));
    assert_eq!(
        get!(ir, get_value_as_metadata, NULL),
        Err::<NevercHandle, _>(Status::INVALID_ARGUMENT)
    );
}

#[test]
fn aliases_form_no_cycle() {
    let ir = Ir::new(
        "@g = global [4 x i8] zeroinitializer
@a = alias i8, ptr @b
@b = alias i8, getelementptr (i8, ptr @g, i64 1)
@self = global ptr @self
",
    );
    let alias = |name: &str| ir.named(NEVERC_IR_COLLECTION_MODULE_ALIASES, name);
    let (a, b) = (alias("a"), alias("b"));
    let g = ir.named(NEVERC_IR_COLLECTION_MODULE_GLOBALS, "g");
    let refused = Err(Status::INVALID_ARGUMENT);
    let after = get!(
        ir,
        create_constant_gep_expression,
        ir.int(8),
        a,
        &ir.number(64, 2),
        1,
        0
    )
    .expect("an expression");
    for operand in [a, b, after] {
        assert_eq!(run!(ir, set_operand, b, 0, operand), refused);
    }
    for replacement in [a, b, after] {
        assert_eq!(run!(ir, replace_all_uses_with, g, replacement), refused);
    }
    assert_eq!(run!(ir, replace_all_uses_with, b, after), refused);
    assert_eq!(run!(ir, set_operand, a, 0, g), Ok(()));
    ir.owned.module().verify().expect("sound");
    // Now `a` is no name of `b`.
    assert_eq!(run!(ir, set_operand, b, 0, after), Ok(()));
    // A variable may well hold its own address.
    let own = ir.named(NEVERC_IR_COLLECTION_MODULE_GLOBALS, "self");
    assert_eq!(run!(ir, set_operand, own, 0, own), Ok(()));
    ir.owned.module().verify().expect("sound");
}

/// Two functions with debug information, and one place in each.
const DEBUG: &str = r#"
define void @f() !dbg !4 {
  ret void, !dbg !7
}
define void @g() !dbg !6 {
  ret void, !dbg !8
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!places = !{!7, !8}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !5)
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !{null}
!6 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 2, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!7 = !DILocation(line: 1, column: 4, scope: !4)
!8 = !DILocation(line: 2, column: 4, scope: !6)
"#;

#[test]
fn a_commit_knows_the_rules_of_locations() {
    let ir = Ir::new(DEBUG);
    let (f, g) = (ir.function("f"), ir.function("g"));
    let places = get!(ir, get_or_insert_named_metadata, text("places")).expect("there");
    let place = |at: u64| get!(ir, get_named_metadata_operand, places, at).expect("there");
    let void = get!(ir, get_primitive_type, NEVERC_IR_TYPE_VOID).expect("a type");
    let no_types = std::ptr::null::<NevercHandle>();
    let none = get!(ir, get_function_type, void, no_types, 0, 0).expect("a type");
    let called = |location: NevercHandle| {
        let (mutation, builder) = ir.open(f);
        let end = ir.with_opcode(f, NEVERC_IR_OPCODE_RET);
        assert_eq!(step!(ir, set_insert_before, builder, end), Ok(()));
        assert_eq!(step!(ir, set_debug_location, builder, location), Ok(()));
        let call = build!(ir, build_call, builder, none, g, no_types, 0, text(""));
        assert!(call.is_ok());
        let done = step!(ir, commit_mutation, mutation);
        assert_eq!(step!(ir, destroy_mutation, mutation), Ok(()));
        done
    };
    // Without a location, and with one of another function.
    assert_eq!(called(NULL), Err(Status::VERIFICATION_FAILED));
    assert_eq!(called(place(1)), Err(Status::VERIFICATION_FAILED));
    assert_eq!(called(place(0)), Ok(()));
    ir.owned.module().verify().expect("sound");
    let now = ir.text();
    assert!(now.contains("call void @g(), !dbg !"));
    assert!(now.contains("define void @f() !dbg !"));
}

#[test]
fn bitcode_that_breaks_while_it_is_read_is_malformed() {
    let ir = Ir::new(DEBUG);
    let before = ir.bitcode();
    let void = get!(ir, get_primitive_type, NEVERC_IR_TYPE_VOID).expect("a type");
    let pointer = get!(ir, get_pointer_type, 0).expect("a type");
    let ty = get!(ir, get_function_type, void, &pointer, 1, 0).expect("a type");
    let mutation = ir.begin(NEVERC_IR_MUTATION_SCOPE_MODULE, ir.module());
    // Read back, it gets the attributes of all the parameters that the real one has.
    let made = build!(ir, create_function, mutation, ty, text("llvm.memcpy"));
    assert!(made.is_ok());
    assert_eq!(step!(ir, commit_mutation, mutation), Ok(()));
    let broken = ir.bitcode();
    for (bytes, outcome) in [(&broken, Err(Status::INVALID_ARGUMENT)), (&before, Ok(()))] {
        let view = NevercByteView {
            data: bytes.as_ptr(),
            length: bytes.len() as u64,
        };
        let done = run!(ir, import_module, NEVERC_IR_SERIALIZATION_BITCODE, view);
        assert_eq!(done, outcome);
    }
    ir.owned.module().verify().expect("sound");
}
