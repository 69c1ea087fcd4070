//! The slots of `NevercIRCoreAPI` apart from those about uses, places and instructions: what they are for, and what they
//! answer to misuse.

mod support;

use neverc_abi::*;
use neverc_plugin_host::Status;
use neverc_plugin_host::boundary::zeroed;
use support::ir::{Ir, NULL, Stage, outcome, text, words};
use support::modules::MODULES;

fn ir() -> Ir {
    Ir::new(MODULES[0])
}

type Answer<T> = Result<T, Status>;

fn handle(answer: Answer<NevercHandle>) -> NevercHandle {
    answer.expect("an object")
}

#[test]
fn module_and_context_have_one_handle_each() {
    let ir = ir();
    assert_eq!(get!(ir, get_module), Ok(ir.module()));
    let context: Answer<NevercHandle> = get!(ir, get_context);
    assert_eq!(get!(ir, get_context), context);
    let as_type: Answer<u32> = get!(ir, get_type_kind, handle(context));
    assert_eq!(as_type, Err(Status::WRONG_TYPE));
    let module: Answer<u32> = get!(ir, get_value_kind, ir.module());
    assert_eq!(module, Err(Status::WRONG_TYPE));
}

#[test]
fn tasks_and_owners_are_checked_before_all_else() {
    let ir = ir();
    let table = ir.core();
    let mut out = NULL;
    let wrong = NevercHandle {
        value: ir.task().value ^ 1,
        ..ir.task()
    };
    // SAFETY: the slot gets what it asks for.
    let status = unsafe { (table.get_module.expect("filled"))(table.context, wrong, &mut out) };
    assert_eq!(outcome(status), Err(Status::WRONG_SCOPE));
    // SAFETY: a null output is what is tried.
    let status = unsafe {
        (table.get_module.expect("filled"))(table.context, ir.task(), std::ptr::null_mut())
    };
    assert_eq!(outcome(status), Err(Status::INVALID_ARGUMENT));
    let f = ir.function("sum");
    let null: Answer<u32> = get!(ir, get_value_kind, NULL);
    assert_eq!(null, Err(Status::INVALID_ARGUMENT));
    let forged: Answer<u32> = get!(
        ir,
        get_value_kind,
        NevercHandle {
            value: f.value ^ 64,
            ..f
        }
    );
    assert_eq!(forged, Err(Status::STALE_HANDLE));
    let unknown: Answer<u32> = get!(
        ir,
        get_value_kind,
        NevercHandle {
            owner: u64::MAX,
            ..f
        }
    );
    assert_eq!(unknown, Err(Status::STALE_HANDLE));
    let task: Answer<u32> = get!(ir, get_value_kind, ir.task());
    assert_eq!(task, Err(Status::WRONG_TYPE));
}

#[test]
fn handles_of_other_tasks_and_sessions_are_told_apart() {
    let ir = ir();
    let other = ir
        .stage
        .session
        .begin_task(support::UNIT, None)
        .expect("begins");
    let owned =
        neverc_llvm::reflect::OwnedModule::parse(b"@g = global i32 0", "m").expect("parses");
    // SAFETY: the module outlives the bridge.
    let bridge = unsafe { neverc_plugin_tables::ir::ModuleBridge::borrow(&other, owned.reflect()) };
    let sibling = bridge.module_handle().expect("open");
    assert_eq!(
        ir.try_list(sibling, NEVERC_IR_COLLECTION_MODULE_FUNCTIONS)
            .err(),
        Some(Status::WRONG_SCOPE)
    );
    drop(bridge);
    assert_eq!(
        ir.try_list(sibling, NEVERC_IR_COLLECTION_MODULE_FUNCTIONS)
            .err(),
        Some(Status::STALE_HANDLE)
    );
    // A session of the same host.
    let second = ir
        .stage
        .plan
        .open_session(support::config(), None)
        .expect("opens");
    let task = second.begin_task(support::UNIT, None).expect("begins");
    // SAFETY: as above.
    let bridge = unsafe { neverc_plugin_tables::ir::ModuleBridge::borrow(&task, owned.reflect()) };
    let foreign = bridge.module_handle().expect("open");
    assert_eq!(
        ir.try_list(foreign, NEVERC_IR_COLLECTION_MODULE_FUNCTIONS)
            .err(),
        Some(Status::WRONG_SESSION)
    );
}

#[test]
fn closing_makes_everything_stale() {
    let ir = ir();
    let f = ir.function("sum");
    ir.bridge.close();
    let kind: Answer<u32> = get!(ir, get_value_kind, f);
    assert_eq!(kind, Err(Status::STALE_HANDLE));
    let module: Answer<NevercHandle> = get!(ir, get_module);
    assert_eq!(module, Err(Status::STALE_HANDLE));
}

#[test]
fn kinds_names_and_types_of_values() {
    let ir = ir();
    let f = ir.function("sum");
    assert_eq!(get!(ir, get_value_kind, f), Ok(NEVERC_IR_VALUE_FUNCTION));
    let add = ir.with_opcode(f, NEVERC_IR_OPCODE_ADD);
    assert_eq!(
        get!(ir, get_value_kind, add),
        Ok(NEVERC_IR_VALUE_INSTRUCTION)
    );
    assert_eq!(ir.name(add), "more");
    assert_eq!(get!(ir, get_value_type, add), Ok(ir.int(32)));
    assert_eq!(run!(ir, set_value_name, add, text("total")), Ok(()));
    assert_eq!(ir.name(add), "total");
    let other = ir.named(NEVERC_IR_COLLECTION_MODULE_ALIASES, "other");
    assert_eq!(
        get!(ir, get_value_kind, other),
        Ok(NEVERC_IR_VALUE_GLOBAL_ALIAS)
    );
    assert_eq!(
        get!(ir, get_value_kind, ir.number(32, 1)),
        Ok(NEVERC_IR_VALUE_CONSTANT_INT)
    );
    assert_eq!(
        run!(ir, set_value_name, ir.number(32, 1), text("one")),
        Err(Status::WRONG_TYPE)
    );
    assert_eq!(
        run!(ir, set_value_name, add, text("a\0b")),
        Err(Status::INVALID_ARGUMENT)
    );
    let wrong = NevercStringView {
        data: std::ptr::null(),
        length: 1,
    };
    assert_eq!(
        run!(ir, set_value_name, add, wrong),
        Err(Status::INVALID_ARGUMENT)
    );
    let opcode: Answer<u32> = get!(ir, get_instruction_opcode, f);
    assert_eq!(opcode, Err(Status::WRONG_TYPE));
}

#[test]
fn types_are_made_and_read_back() {
    let ir = ir();
    for kind in [
        NEVERC_IR_TYPE_HALF,
        NEVERC_IR_TYPE_B_FLOAT,
        NEVERC_IR_TYPE_FLOAT,
        NEVERC_IR_TYPE_DOUBLE,
        NEVERC_IR_TYPE_X86_FP80,
        NEVERC_IR_TYPE_FP128,
        NEVERC_IR_TYPE_PPC_FP128,
        NEVERC_IR_TYPE_VOID,
        NEVERC_IR_TYPE_LABEL,
        NEVERC_IR_TYPE_METADATA,
        NEVERC_IR_TYPE_X86_MMX,
        NEVERC_IR_TYPE_X86_AMX,
        NEVERC_IR_TYPE_TOKEN,
    ] {
        let ty = handle(get!(ir, get_primitive_type, kind));
        assert_eq!(get!(ir, get_type_kind, ty), Ok(kind));
        assert_eq!(get!(ir, get_primitive_type, kind), Ok(ty));
    }
    for kind in [
        NEVERC_IR_TYPE_INTEGER,
        NEVERC_IR_TYPE_STRUCT,
        0,
        NEVERC_IR_OPCODE_ADD,
    ] {
        let ty: Answer<NevercHandle> = get!(ir, get_primitive_type, kind);
        assert_eq!(ty, Err(Status::INVALID_ARGUMENT));
    }
    let none: Answer<NevercHandle> = get!(ir, get_integer_type, 0);
    assert_eq!(none, Err(Status::INVALID_ARGUMENT));
    assert_eq!(
        get!(ir, get_type_kind, ir.int(129)),
        Ok(NEVERC_IR_TYPE_INTEGER)
    );
    let pointer = handle(get!(ir, get_pointer_type, 3));
    assert_eq!(get!(ir, get_type_kind, pointer), Ok(NEVERC_IR_TYPE_POINTER));
    let far: Answer<NevercHandle> = get!(ir, get_pointer_type, 1 << 24);
    assert_eq!(far, Err(Status::INVALID_ARGUMENT));
    let array = handle(get!(ir, get_array_type, ir.int(8), 7));
    assert_eq!(get!(ir, get_type_kind, array), Ok(NEVERC_IR_TYPE_ARRAY));
    let void = handle(get!(ir, get_primitive_type, NEVERC_IR_TYPE_VOID));
    let voids: Answer<NevercHandle> = get!(ir, get_array_type, void, 1);
    assert_eq!(voids, Err(Status::WRONG_TYPE));
    let fixed = handle(get!(ir, get_vector_type, ir.int(32), 4, 0));
    assert_eq!(
        get!(ir, get_type_kind, fixed),
        Ok(NEVERC_IR_TYPE_FIXED_VECTOR)
    );
    let scalable = handle(get!(ir, get_vector_type, ir.int(32), 4, 1));
    assert_eq!(
        get!(ir, get_type_kind, scalable),
        Ok(NEVERC_IR_TYPE_SCALABLE_VECTOR)
    );
    let flag: Answer<NevercHandle> = get!(ir, get_vector_type, ir.int(32), 4, 2);
    assert_eq!(flag, Err(Status::INVALID_ARGUMENT));
    // A constant of as many elements would be folded one by one.
    let largest: Answer<NevercHandle> = get!(ir, get_vector_type, ir.int(1), 1 << 16, 0);
    largest.expect("there is room");
    let huge: Answer<NevercHandle> = get!(ir, get_vector_type, ir.int(1), (1 << 16) + 1, 0);
    assert_eq!(huge, Err(Status::RESOURCE_EXHAUSTED));
    let none: Answer<NevercHandle> = get!(ir, get_vector_type, ir.int(32), 0, 0);
    assert_eq!(none, Err(Status::INVALID_ARGUMENT));
    let parts = [ir.int(8), pointer];
    let literal = handle(get!(ir, get_struct_type, text(""), parts.as_ptr(), 2, 0));
    assert_eq!(
        get!(ir, get_struct_type, text(""), parts.as_ptr(), 2, 0),
        Ok(literal)
    );
    let named = handle(get!(ir, get_struct_type, text("box"), parts.as_ptr(), 2, 1));
    assert_ne!(named, literal);
    assert_eq!(
        get!(ir, get_struct_type, text("box"), parts.as_ptr(), 2, 1),
        Ok(named)
    );
    let taken: Answer<NevercHandle> = get!(ir, get_struct_type, text("box"), parts.as_ptr(), 1, 1);
    assert_eq!(taken, Err(Status::DUPLICATE_ID));
    let f = handle(get!(ir, get_function_type, void, parts.as_ptr(), 2, 1));
    assert_eq!(get!(ir, get_type_kind, f), Ok(NEVERC_IR_TYPE_FUNCTION));
    let simple = handle(get!(ir, get_function_type, void, std::ptr::null(), 0, 0));
    assert_ne!(f, simple);
    let bad = [void];
    let refused: Answer<NevercHandle> = get!(ir, get_function_type, void, bad.as_ptr(), 1, 0);
    assert_eq!(refused, Err(Status::WRONG_TYPE));
}

#[test]
fn constants_of_any_width() {
    let ir = ir();
    let wide = ir.int(129);
    let one = [1u64];
    let three = [5u64, 6, 1];
    let a = handle(get!(ir, create_integer_constant, wide, one.as_ptr(), 1));
    let b = handle(get!(ir, create_integer_constant, wide, three.as_ptr(), 3));
    assert_ne!(a, b);
    let sum = handle(get!(
        ir,
        create_constant_binary_expression,
        NEVERC_IR_OPCODE_ADD,
        a,
        b
    ));
    let six = [6u64, 6, 1];
    assert_eq!(
        get!(ir, create_integer_constant, wide, six.as_ptr(), 3),
        Ok(sum)
    );
    let long: Answer<NevercHandle> = get!(ir, create_integer_constant, wide, [0; 4].as_ptr(), 4);
    assert_eq!(long, Err(Status::INVALID_ARGUMENT));
    let quad = handle(get!(ir, get_primitive_type, NEVERC_IR_TYPE_FP128));
    let bits = [0u64, 0x3fff << 48];
    let one = handle(get!(ir, create_floating_constant, quad, bits.as_ptr(), 2));
    assert_eq!(
        get!(ir, get_value_kind, one),
        Ok(NEVERC_IR_VALUE_CONSTANT_FP)
    );
    let float: Answer<NevercHandle> = get!(ir, create_floating_constant, wide, bits.as_ptr(), 2);
    assert_eq!(float, Err(Status::WRONG_TYPE));
    let zero = handle(get!(ir, get_null_constant, wide));
    assert_eq!(
        get!(ir, create_integer_constant, wide, [0].as_ptr(), 1),
        Ok(zero)
    );
    let pointer = handle(get!(ir, get_pointer_type, 0));
    let null = handle(get!(ir, get_null_constant, pointer));
    assert_eq!(
        get!(ir, get_value_kind, null),
        Ok(NEVERC_IR_VALUE_CONSTANT_POINTER_NULL)
    );
    let poison = handle(get!(ir, get_poison_constant, wide));
    assert_eq!(
        get!(ir, get_value_kind, poison),
        Ok(NEVERC_IR_VALUE_POISON_VALUE)
    );
    let undef = handle(get!(ir, get_undef_constant, wide));
    assert_eq!(
        get!(ir, get_value_kind, undef),
        Ok(NEVERC_IR_VALUE_UNDEF_VALUE)
    );
    let void = handle(get!(ir, get_primitive_type, NEVERC_IR_TYPE_VOID));
    let none: Answer<NevercHandle> = get!(ir, get_null_constant, void);
    assert_eq!(none, Err(Status::WRONG_TYPE));
    let array = handle(get!(ir, get_array_type, ir.int(32), 2));
    let parts = [ir.number(32, 1), ir.number(32, 2)];
    let both = handle(get!(
        ir,
        create_aggregate_constant,
        array,
        parts.as_ptr(),
        2
    ));
    assert_eq!(
        get!(ir, get_value_kind, both),
        Ok(NEVERC_IR_VALUE_CONSTANT_DATA_ARRAY)
    );
    let short: Answer<NevercHandle> = get!(ir, create_aggregate_constant, array, parts.as_ptr(), 1);
    assert_eq!(short, Err(Status::WRONG_TYPE));
}

#[test]
fn constant_expressions() {
    let ir = ir();
    let g = ir.named(NEVERC_IR_COLLECTION_MODULE_GLOBALS, "counter");
    assert_eq!(get!(ir, get_global_address_constant, g), Ok(g));
    let not: Answer<NevercHandle> = get!(ir, get_global_address_constant, ir.number(32, 0));
    assert_eq!(not, Err(Status::WRONG_TYPE));
    let address = handle(get!(
        ir,
        create_constant_cast_expression,
        NEVERC_IR_OPCODE_PTR_TO_INT,
        g,
        ir.int(129)
    ));
    assert_eq!(
        get!(ir, get_value_kind, address),
        Ok(NEVERC_IR_VALUE_CONSTANT_EXPR)
    );
    let wrong: Answer<NevercHandle> = get!(
        ir,
        create_constant_cast_expression,
        NEVERC_IR_OPCODE_ADD,
        g,
        ir.int(64)
    );
    assert_eq!(wrong, Err(Status::INVALID_ARGUMENT));
    let less = handle(get!(
        ir,
        create_constant_compare_expression,
        NEVERC_IR_PREDICATE_ICMP_ULT,
        ir.number(32, 1),
        ir.number(32, 2)
    ));
    assert_eq!(less, ir.number(1, 1));
    let family: Answer<NevercHandle> = get!(
        ir,
        create_constant_compare_expression,
        NEVERC_IR_OPCODE_ADD,
        ir.number(32, 1),
        ir.number(32, 2)
    );
    assert_eq!(family, Err(Status::INVALID_ARGUMENT));
    let mixed: Answer<NevercHandle> = get!(
        ir,
        create_constant_binary_expression,
        NEVERC_IR_OPCODE_ADD,
        ir.number(32, 1),
        ir.number(64, 2)
    );
    assert_eq!(mixed, Err(Status::WRONG_TYPE));
    // LLVM 19 has no such expression any more.
    let gone: Answer<NevercHandle> = get!(
        ir,
        create_constant_binary_expression,
        NEVERC_IR_OPCODE_U_DIV,
        address,
        address
    );
    assert_eq!(gone, Err(Status::CAPABILITY_UNAVAILABLE));
    let index = [ir.number(64, 1)];
    let next = handle(get!(
        ir,
        create_constant_gep_expression,
        ir.int(32),
        g,
        index.as_ptr(),
        1,
        1
    ));
    assert_eq!(get!(ir, get_operand, next, 0), Ok(g));
    let none: Answer<NevercHandle> = get!(
        ir,
        create_constant_gep_expression,
        ir.int(32),
        ir.number(32, 1),
        index.as_ptr(),
        1,
        0
    );
    assert_eq!(none, Err(Status::WRONG_TYPE));
}

#[test]
fn metadata_strings_nodes_and_values() {
    let ir = ir();
    let bytes = "with\0nul";
    let string = handle(get!(ir, create_metadata_string, text(bytes)));
    assert_eq!(
        get!(ir, get_metadata_kind, string),
        Ok(NEVERC_IR_METADATA_STRING)
    );
    assert_eq!(
        words(get!(ir, get_metadata_string_bytes, string).expect("a string")),
        bytes
    );
    let value = handle(get!(ir, get_value_as_metadata, ir.number(32, 5)));
    assert_eq!(
        get!(ir, get_metadata_kind, value),
        Ok(NEVERC_IR_METADATA_VALUE)
    );
    let parts = [string, NULL, value];
    let node = handle(get!(ir, create_metadata_node, parts.as_ptr(), 3, 0));
    assert_eq!(
        get!(ir, create_metadata_node, parts.as_ptr(), 3, 0),
        Ok(node)
    );
    let distinct = handle(get!(ir, create_metadata_node, parts.as_ptr(), 3, 1));
    assert_ne!(node, distinct);
    assert_eq!(
        get!(ir, get_metadata_kind, node),
        Ok(NEVERC_IR_METADATA_NODE)
    );
    assert_eq!(get!(ir, get_metadata_operand_count, node), Ok(3u64));
    assert_eq!(get!(ir, get_metadata_operand, node, 0), Ok(string));
    assert_eq!(get!(ir, get_metadata_operand, node, 1), Ok(NULL));
    let past: Answer<NevercHandle> = get!(ir, get_metadata_operand, node, 3);
    assert_eq!(past, Err(Status::NOT_FOUND));
    let count: Answer<u64> = get!(ir, get_metadata_operand_count, string);
    assert_eq!(count, Err(Status::WRONG_TYPE));
    let wrapped = handle(get!(ir, get_metadata_as_value, node));
    let ty = handle(get!(ir, get_value_type, wrapped));
    assert_eq!(get!(ir, get_type_kind, ty), Ok(NEVERC_IR_TYPE_METADATA));
    let local = ir.with_opcode(ir.function("sum"), NEVERC_IR_OPCODE_ADD);
    let local = [handle(get!(ir, get_value_as_metadata, local))];
    let refused: Answer<NevercHandle> = get!(ir, create_metadata_node, local.as_ptr(), 1, 0);
    assert_eq!(refused, Err(Status::INVALID_ARGUMENT));
}

#[test]
fn named_metadata_grows() {
    let ir = ir();
    let ident = handle(get!(ir, get_or_insert_named_metadata, text("llvm.ident")));
    assert_eq!(get!(ir, get_named_metadata_operand_count, ident), Ok(1u64));
    let mine = handle(get!(ir, get_or_insert_named_metadata, text("mine")));
    assert_eq!(
        get!(ir, get_or_insert_named_metadata, text("mine")),
        Ok(mine)
    );
    let node = handle(get!(ir, get_named_metadata_operand, ident, 0));
    assert_eq!(run!(ir, append_named_metadata, mine, node), Ok(()));
    assert_eq!(get!(ir, get_named_metadata_operand, mine, 0), Ok(node));
    let string = handle(get!(ir, get_metadata_operand, node, 0));
    assert_eq!(
        run!(ir, append_named_metadata, mine, string),
        Err(Status::WRONG_TYPE)
    );
    let past: Answer<NevercHandle> = get!(ir, get_named_metadata_operand, mine, 1);
    assert_eq!(past, Err(Status::NOT_FOUND));
    assert!(ir.text().contains("!mine = !{!0}"));
}

#[test]
fn debug_locations_are_taken_apart() {
    let source = r#"
!here = !{!1}
!llvm.dbg.cu = !{!3}
!llvm.module.flags = !{!5}
!1 = !DILocation(line: 7, column: 9, scope: !2)
!2 = distinct !DISubprogram(name: "f", file: !4, unit: !3, spFlags: DISPFlagDefinition)
!3 = distinct !DICompileUnit(language: DW_LANG_C11, file: !4, emissionKind: FullDebug)
!4 = !DIFile(filename: "a.c", directory: "/")
!5 = !{i32 2, !"Debug Info Version", i32 3}
"#;
    let ir = Ir::new(source);
    let here = handle(get!(ir, get_or_insert_named_metadata, text("here")));
    let location = handle(get!(ir, get_named_metadata_operand, here, 0));
    assert_eq!(
        get!(ir, get_metadata_kind, location),
        Ok(NEVERC_IR_METADATA_DEBUG_LOCATION)
    );
    let ask = |which, size| {
        let mut info: NevercIRDebugLocationInfo = zeroed();
        info.size = size;
        info.version = 1;
        let table = ir.core();
        let slot = table.get_debug_location_info.expect("filled");
        // SAFETY: a whole record.
        outcome(unsafe { slot(table.context, ir.task(), which, &mut info) }).map(|()| info)
    };
    let info = ask(location, 56).expect("a location");
    assert_eq!((info.line, info.column, info.is_implicit_code), (7, 9, 0));
    assert_ne!(info.scope, NULL);
    assert_eq!(info.inlined_at, NULL);
    assert_eq!(ask(info.scope, 56).err(), Some(Status::WRONG_TYPE));
    assert_eq!(ask(location, 8).err(), Some(Status::INVALID_ARGUMENT));
}

#[test]
fn attributes_of_four_kinds() {
    let ir = ir();
    let f = ir.function("sum");
    let plain = handle(get!(ir, create_enum_attribute, text("nounwind")));
    let number = handle(get!(ir, create_integer_attribute, text("align"), 16));
    let string = handle(get!(
        ir,
        create_string_attribute,
        text("key"),
        text("value")
    ));
    let typed = handle(get!(ir, create_type_attribute, text("byval"), ir.int(32)));
    let kinds = [
        (plain, NEVERC_IR_ATTRIBUTE_ENUM, "nounwind"),
        (number, NEVERC_IR_ATTRIBUTE_INTEGER, "align"),
        (string, NEVERC_IR_ATTRIBUTE_STRING, "key"),
        (typed, NEVERC_IR_ATTRIBUTE_TYPE, "byval"),
    ];
    for (attribute, kind, name) in kinds {
        assert_eq!(get!(ir, get_attribute_value_kind, attribute), Ok(kind));
        assert_eq!(
            words(get!(ir, get_attribute_kind_name, attribute).expect("named")),
            name
        );
    }
    assert_eq!(get!(ir, get_attribute_integer_value, number), Ok(16u64));
    assert_eq!(
        words(get!(ir, get_attribute_string_value, string).expect("text")),
        "value"
    );
    assert_eq!(get!(ir, get_attribute_type_value, typed), Ok(ir.int(32)));
    let wrong: Answer<u64> = get!(ir, get_attribute_integer_value, plain);
    assert_eq!(wrong, Err(Status::WRONG_TYPE));
    for bad in ["nosuch", "align", "byval"] {
        let made: Answer<NevercHandle> = get!(ir, create_enum_attribute, text(bad));
        assert_eq!(made, Err(Status::INVALID_ARGUMENT), "{bad}");
    }
    let odd: Answer<NevercHandle> = get!(ir, create_integer_attribute, text("align"), 3);
    assert_eq!(odd, Err(Status::INVALID_ARGUMENT));
    let at = NEVERC_IR_ATTRIBUTE_LOCATION_FUNCTION;
    assert_eq!(run!(ir, add_function_attribute, f, at, 0, plain), Ok(()));
    assert_eq!(run!(ir, add_function_attribute, f, at, 0, string), Ok(()));
    let other = handle(get!(ir, create_string_attribute, text("key"), text("new")));
    assert_eq!(run!(ir, add_function_attribute, f, at, 0, other), Ok(()));
    assert_eq!(
        words(get!(ir, get_function_string_attribute, f, text("key")).expect("there")),
        "new"
    );
    assert_eq!(
        get!(ir, has_function_attribute, f, text("nounwind")),
        Ok(1u32)
    );
    assert_eq!(get!(ir, has_function_attribute, f, text("key")), Ok(1u32));
    assert_eq!(
        get!(ir, has_function_attribute, f, text("noreturn")),
        Ok(0u32)
    );
    let absent: Answer<NevercStringView> = get!(ir, get_function_string_attribute, f, text("no"));
    assert_eq!(absent.err(), Some(Status::NOT_FOUND));
    let parameter = NEVERC_IR_ATTRIBUTE_LOCATION_PARAMETER;
    assert_eq!(
        run!(ir, add_function_attribute, f, parameter, 1, number),
        Ok(())
    );
    assert!(ir.text().contains("ptr align 16 %p"));
    assert_eq!(
        run!(ir, add_function_attribute, f, parameter, 2, number),
        Err(Status::INVALID_ARGUMENT)
    );
    assert_eq!(
        run!(ir, add_function_attribute, f, 7, 0, plain),
        Err(Status::INVALID_ARGUMENT)
    );
}

#[test]
fn module_texts() {
    let ir = ir();
    assert_eq!(run!(ir, set_module_identifier, text("new name")), Ok(()));
    assert_eq!(
        words(get!(ir, get_module_identifier).expect("text")),
        "new name"
    );
    assert_eq!(
        run!(ir, set_module_target_triple, text("aarch64-linux-gnu")),
        Ok(())
    );
    assert_eq!(
        words(get!(ir, get_module_target_triple).expect("text")),
        "aarch64-linux-gnu"
    );
    let before = words(get!(ir, get_module_data_layout).expect("text"));
    assert_eq!(
        run!(ir, set_module_data_layout, text("nonsense")),
        Err(Status::INVALID_ARGUMENT)
    );
    assert_eq!(
        words(get!(ir, get_module_data_layout).expect("text")),
        before
    );
    assert_eq!(run!(ir, set_module_data_layout, text("e-p:32:32")), Ok(()));
    assert_eq!(
        words(get!(ir, get_module_data_layout).expect("text")),
        "e-p:32:32"
    );
    assert_eq!(run!(ir, set_module_inline_assembly, text("nop")), Ok(()));
    assert_eq!(
        words(get!(ir, get_module_inline_assembly).expect("text")),
        "nop\n"
    );
}

#[test]
fn cursors_go_stale_with_any_change() {
    let ir = ir();
    let functions = ir.list(ir.module(), NEVERC_IR_COLLECTION_MODULE_FUNCTIONS);
    let names: Vec<_> = functions.iter().map(|f| ir.name(*f)).collect();
    assert_eq!(names, ["sum", "main", "sink"]);
    assert_eq!(
        ir.list(ir.module(), NEVERC_IR_COLLECTION_MODULE_GLOBALS)
            .len(),
        4
    );
    assert_eq!(
        ir.list(ir.module(), NEVERC_IR_COLLECTION_MODULE_I_FUNCS)
            .len(),
        0
    );
    assert_eq!(ir.arguments(functions[0]).len(), 2);
    let blocks = ir.blocks(functions[0]);
    assert_eq!(blocks.len(), 3);
    assert_eq!(
        ir.list(blocks[1], NEVERC_IR_COLLECTION_BLOCK_INSTRUCTIONS)
            .len(),
        8
    );
    assert_eq!(
        ir.try_list(blocks[0], NEVERC_IR_COLLECTION_FUNCTION_BLOCKS)
            .err(),
        Some(Status::WRONG_TYPE)
    );
    assert_eq!(
        ir.try_list(ir.module(), 9).err(),
        Some(Status::INVALID_ARGUMENT)
    );
    let table = ir.core();
    let mut cursor: NevercIRValueCursor = zeroed();
    let mut out = [NULL; 2];
    let mut count = 7;
    let begin = table.begin_value_cursor.expect("filled");
    let collect = table.collect_value_cursor.expect("filled");
    // SAFETY: the slot gets what it asks for.
    let status = unsafe { begin(table.context, ir.task(), ir.module(), 1, &mut cursor) };
    outcome(status).expect("begins");
    run!(ir, set_value_name, functions[0], text("renamed")).expect("a name");
    let room = out.as_mut_ptr();
    // SAFETY: as above.
    let status = unsafe { collect(table.context, ir.task(), &mut cursor, room, 2, &mut count) };
    assert_eq!(outcome(status), Err(Status::STALE_HANDLE));
    assert_eq!(count, 0);
}

#[test]
fn serialization() {
    let ir = ir();
    let buffer = handle(get!(ir, export_module, NEVERC_IR_SERIALIZATION_BITCODE));
    let view: NevercByteView = get!(ir, get_serialized_buffer_view, buffer).expect("live");
    // SAFETY: the buffer is not released.
    let bytes = unsafe { std::slice::from_raw_parts(view.data, view.length as usize) }.to_vec();
    assert_eq!(bytes, ir.bitcode());
    assert_eq!(run!(ir, release_serialized_buffer, buffer), Ok(()));
    assert_eq!(
        run!(ir, release_serialized_buffer, buffer),
        Err(Status::STALE_HANDLE)
    );
    let printed = handle(get!(ir, export_module, NEVERC_IR_SERIALIZATION_TEXT));
    let kind: Answer<u32> = get!(ir, get_value_kind, printed);
    assert_eq!(kind, Err(Status::WRONG_TYPE));
    let other: Answer<NevercHandle> = get!(ir, export_module, 3);
    assert_eq!(other, Err(Status::INVALID_ARGUMENT));
    let of = |bytes: &[u8]| NevercByteView {
        data: bytes.as_ptr(),
        length: bytes.len() as u64,
    };
    let f = ir.function("sum");
    let before = ir.text();
    let bitcode = NEVERC_IR_SERIALIZATION_BITCODE;
    assert_eq!(
        run!(ir, import_module, bitcode, of(b"rubbish")),
        Err(Status::INVALID_ARGUMENT)
    );
    assert_eq!(
        run!(ir, import_module, bitcode, of(&bytes[..bytes.len() / 2])),
        Err(Status::INVALID_ARGUMENT)
    );
    assert_eq!(
        run!(
            ir,
            import_module,
            NEVERC_IR_SERIALIZATION_TEXT,
            of(b"@g = global i32 0")
        ),
        Err(Status::CAPABILITY_UNAVAILABLE)
    );
    let elsewhere = Ir::new("target triple = \"aarch64-linux-gnu\"\n@g = global i32 0").bitcode();
    assert_eq!(
        run!(ir, import_module, bitcode, of(&elsewhere)),
        Err(Status::WRONG_SCOPE)
    );
    assert_eq!(ir.text(), before);
    assert_eq!(ir.name(f), "sum");
    run!(ir, set_module_identifier, text("kept")).expect("a name");
    assert_eq!(run!(ir, import_module, bitcode, of(&bytes)), Ok(()));
    let stale: Answer<u32> = get!(ir, get_value_kind, f);
    assert_eq!(stale, Err(Status::STALE_HANDLE));
    assert_eq!(
        words(get!(ir, get_module_identifier).expect("text")),
        "kept"
    );
    assert_eq!(
        ir.list(ir.module(), NEVERC_IR_COLLECTION_MODULE_FUNCTIONS)
            .len(),
        3
    );
    ir.owned.module().verify().expect("sound");
    let again = before.replace("; ModuleID = 'test'", "; ModuleID = 'kept'");
    assert_eq!(ir.text(), again);
}

#[test]
fn nothing_changes_in_read_only_time() {
    let ir = ir();
    let f = ir.function("sum");
    let before = ir.bitcode();
    let guard = ir.bridge.read_only();
    let inner = ir.bridge.read_only();
    drop(inner);
    let no = Err(Status::POLICY_VIOLATION);
    assert_eq!(run!(ir, set_module_identifier, text("x")), no);
    assert_eq!(run!(ir, set_value_name, f, text("x")), no);
    assert_eq!(run!(ir, erase_value, f), no);
    assert_eq!(run!(ir, replace_all_uses_with, f, f), no);
    assert_eq!(run!(ir, set_function_gc, f, text("x")), no);
    let comdat: Answer<NevercHandle> = get!(ir, get_or_insert_comdat, text("x"));
    assert_eq!(comdat, Err(Status::POLICY_VIOLATION));
    let named: Answer<NevercHandle> = get!(ir, get_or_insert_named_metadata, text("x"));
    assert_eq!(named, Err(Status::POLICY_VIOLATION));
    let begun = build!(ir, begin_mutation, NEVERC_IR_MUTATION_SCOPE_FUNCTION, f);
    assert_eq!(begun, Err(Status::POLICY_VIOLATION));
    assert_eq!(ir.bitcode(), before);
    assert_eq!(get!(ir, get_value_use_count, f), Ok(1u64));
    drop(guard);
    assert_eq!(run!(ir, set_value_name, f, text("x")), Ok(()));
}

#[test]
fn another_thread_is_kept_out() {
    struct Anyone(*const NevercIRCoreAPI, NevercTaskHandle);
    // SAFETY: the test sends it to a thread that ends before the table does.
    unsafe impl Send for Anyone {}
    let ir = ir();
    let sent = Anyone(ir.bridge.core_table(), ir.task());
    let status = std::thread::spawn(move || {
        let sent = sent;
        let mut out = NULL;
        // SAFETY: the table lives; the call is refused.
        unsafe {
            let table = &*sent.0;
            (table.get_module.expect("filled"))(table.context, sent.1, &mut out).code
        }
    })
    .join()
    .expect("no panic");
    assert_eq!(status, NEVERC_STATUS_INVALID_STATE);
    let _stage: &Stage = &ir.stage;
}
