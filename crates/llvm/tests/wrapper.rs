//! The wrapper builds, checks, optimizes and lowers small modules.

use neverc_llvm::*;

fn machine(triple: &str, level: OptLevel) -> TargetMachine {
    TargetMachine::new(&MachineOptions {
        triple: triple.to_owned(),
        opt_level: level,
        ..MachineOptions::default()
    })
    .expect("the target is linked in")
}

/// `int add(int a, int b) { return a + b; }`
fn add_module(context: &Context) -> Module<'_> {
    let module = Module::new(context, "add.c");
    let int = context.i32_type();
    let function = module.add_function("add", int.function(&[int, int], false));
    let builder = Builder::new(context);
    builder.position_at_end(context.append_block(function, "entry"));
    let sum = builder.nsw_add(function.param(0), function.param(1));
    builder.ret(sum);
    module
}

#[test]
fn assembly_of_an_addition() {
    for (triple, wanted) in [
        ("x86_64-unknown-linux-gnu", "leal\t(%rdi,%rsi), %eax"),
        ("aarch64-unknown-linux-gnu", "add\tw0, w0, w1"),
    ] {
        let context = Context::new();
        let module = add_module(&context);
        let machine = machine(triple, OptLevel::Default);
        module.set_triple(triple);
        module.set_data_layout(&machine.data_layout());
        module.verify().unwrap();
        machine
            .optimize(&module, &PassPipeline::level(2, 0))
            .unwrap();
        let text = machine.emit(&module, FileKind::Assembly, true).unwrap();
        let text = String::from_utf8(text).unwrap();
        let found = text.contains(wanted) || text.contains("add\tw0, w1, w0");
        assert!(found, "{text}");
        assert!(context.take_diagnostics().is_empty());
    }
}

#[test]
fn object_is_elf() {
    let context = Context::new();
    let module = add_module(&context);
    let machine = machine("x86_64-unknown-linux-gnu", OptLevel::None);
    module.set_triple("x86_64-unknown-linux-gnu");
    module.set_data_layout(&machine.data_layout());
    machine
        .optimize(&module, &PassPipeline::level(0, 0))
        .unwrap();
    let object = machine.emit(&module, FileKind::Object, false).unwrap();
    assert_eq!(&object[..4], b"\x7fELF");
}

#[test]
fn verifier_speaks() {
    let context = Context::new();
    let module = Module::new(&context, "broken");
    let function = module.add_function("f", context.void_type().function(&[], false));
    context.append_block(function, "entry");
    let message = module.verify().unwrap_err();
    assert!(message.contains("does not have terminator"), "{message}");
}

#[test]
fn text_and_bitcode_round_trip() {
    let context = Context::new();
    let module = add_module(&context);
    let bitcode = module.write_bitcode();
    let other = Context::new();
    let again = Module::parse(&other, &bitcode, "bitcode").unwrap();
    assert!(
        again
            .to_string()
            .contains("define i32 @add(i32 %0, i32 %1)"),
        "{again}"
    );
    let text = Module::parse(&other, &again.print(), "text").unwrap();
    assert!(text.function("add").is_some());
    assert!(Module::parse(&other, b"nonsense", "text").is_err());
}

#[test]
fn wide_and_exact_constants() {
    let context = Context::new();
    let wide = context.i128_type().const_i128(-2);
    assert_eq!(wide.const_words(), Some(vec![u64::MAX - 1, u64::MAX]));
    assert_eq!(
        context.int_type(65).const_i64(-1).const_words(),
        Some(vec![u64::MAX, 1])
    );
    let quad = context.fp128_type().const_float(1.0);
    assert_eq!(
        quad.const_float_words(),
        Some(vec![0, 0x3fff_0000_0000_0000])
    );
    let x87 = context
        .x86_fp80_type()
        .const_float_bits(&[0x8000_0000_0000_0000, 0x3fff]);
    assert_eq!(x87, context.x86_fp80_type().const_float(1.0));
    assert!(context.ptr_type().null().is_null());
    assert_eq!(
        context
            .i16_type()
            .const_data_array(&[1, 0, 2, 0])
            .to_string(),
        "[2 x i16] [i16 1, i16 2]"
    );
}

#[test]
fn inline_assembly_errors_are_collected() {
    let context = Context::new();
    let module = Module::new(&context, "asm.c");
    let machine = machine("x86_64-unknown-linux-gnu", OptLevel::None);
    module.set_triple("x86_64-unknown-linux-gnu");
    module.set_data_layout(&machine.data_layout());
    let nothing = context.void_type().function(&[], false);
    let function = module.add_function("f", nothing);
    let builder = Builder::new(&context);
    builder.position_at_end(context.append_block(function, "entry"));
    let assembly = InlineAsm {
        template: "nop\n bogus %rax",
        constraints: "",
        side_effects: true,
        align_stack: false,
        intel: false,
        can_unwind: false,
    };
    let call = builder.call(
        nothing,
        context.inline_asm(nothing, &assembly).unwrap(),
        &[],
    );
    let cookies: Vec<_> = [11, 22]
        .iter()
        .map(|&cookie| context.metadata_value(context.const_i64(cookie)))
        .collect();
    call.set_metadata(
        context.metadata_kind("srcloc"),
        context.metadata_node(&cookies),
    );
    builder.ret_void();
    let _ = machine.emit(&module, FileKind::Object, false);
    let diagnostics = context.take_diagnostics();
    assert_eq!(diagnostics.len(), 1, "{diagnostics:?}");
    assert_eq!(diagnostics[0].severity, Severity::Error);
    assert_eq!(diagnostics[0].cookie, 22);
    assert!(
        diagnostics[0]
            .message
            .contains("invalid instruction mnemonic 'bogus'")
    );
    let bad = InlineAsm {
        constraints: "=r,=r",
        ..assembly
    };
    assert!(context.inline_asm(nothing, &bad).is_err());
}

#[test]
fn assembler_gives_objects_and_diagnostics() {
    let (object, diagnostics) = assemble(b".globl f\nf: ret\n", &AssembleOptions::default());
    assert!(object.is_some_and(|object| object.starts_with(b"\x7fELF")));
    assert!(diagnostics.is_empty());
    let (object, diagnostics) =
        assemble(b"f: ret\n frobnicate %eax\n", &AssembleOptions::default());
    assert!(object.is_none());
    assert_eq!((diagnostics[0].line, diagnostics[0].column), (2, 2));
}

#[test]
fn builtin_names_and_intrinsics() {
    assert!(builtin_intrinsic("x86", "__builtin_ia32_pmaddwd128").is_some());
    assert!(builtin_intrinsic("x86", "__builtin_ia32_no_such_thing").is_none());
    let context = Context::new();
    let module = Module::new(&context, "m");
    let population = module
        .intrinsic_by_name("llvm.ctpop", &[context.i32_type()])
        .unwrap();
    assert_eq!(population.name(), "llvm.ctpop.i32");
    assert!(module.intrinsic_by_name("llvm.nonsense", &[]).is_none());
}

#[test]
fn debug_information_verifies() {
    let context = Context::new();
    let module = add_module(&context);
    module.add_int_flag(ModuleFlagBehavior::Warning, "Debug Info Version", 3);
    module.add_int_flag(ModuleFlagBehavior::Max, "Dwarf Version", 5);
    let debug = DebugBuilder::new(&module);
    let file = debug.file("add.c", "/tmp");
    let unit = debug.compile_unit(
        DebugLanguage::C11,
        file,
        "neverc",
        false,
        "",
        EmissionKind::Full,
    );
    let int = debug.basic_type("int", 32, DwarfEncoding::Signed);
    let record = debug.record_type(false, unit, "s", file, 1, 64, 0, DebugFlags::NONE);
    let next = debug.pointer_type(Some(record), 64);
    let member = |name, offset, bits| DebugMember {
        name,
        file,
        line: 1,
        size: 32,
        align: 0,
        offset,
        ty: int,
        bit_field_storage: bits,
    };
    let members = [
        member("a", 0, None),
        member("b", 32, Some(32)),
        DebugMember {
            ty: next,
            size: 64,
            ..member("next", 64, None)
        },
    ];
    debug.set_members(record, &members);
    let ty = debug.subroutine_type(file, &[Some(int), Some(int), Some(next)], DebugFlags::NONE);
    let subprogram = debug.function(
        unit,
        "add",
        "",
        file,
        1,
        ty,
        1,
        DebugFlags::PROTOTYPED,
        false,
        true,
        false,
    );
    let function = module.function("add").unwrap();
    function.set_subprogram(subprogram);
    let entry = function.first_block().unwrap();
    let variable = debug.parameter(subprogram, "a", 1, file, 1, int, true, DebugFlags::NONE);
    let builder = Builder::new(&context);
    builder.position_before(entry.first_instruction().unwrap());
    let location = debug.location(1, 2, subprogram, None);
    builder.set_debug_location(Some(location));
    let slot = builder.alloca(context.i32_type(), 4);
    debug.declare_before(
        slot,
        variable,
        debug.expression(&[]),
        location,
        entry.first_instruction().unwrap(),
    );
    debug.finish();
    module.verify().unwrap();
    assert!(module.to_string().contains("DW_TAG_member"));
}

#[test]
fn globals_and_constructors() {
    let context = Context::new();
    let module = Module::new(&context, "m");
    let text = context.const_bytes(b"hi", true);
    let global = module.add_global(text.ty(), "greeting");
    global.set_initializer(text);
    global.set_linkage(Linkage::Internal);
    global.set_unnamed_addr(UnnamedAddr::Global);
    global.set_alignment(16);
    assert_eq!(global.alignment(), 16);
    let function = module.add_function("init", context.void_type().function(&[], false));
    function.add_attribute(AttributeIndex::Function, context.attribute("nounwind"));
    function.add_attribute(
        AttributeIndex::Function,
        context.memory_attribute(MemoryEffects::READ),
    );
    module.set_global_constructors(&[(101, function)]);
    module.set_used(&[global]);
    let inside = global.const_offset(1, true);
    module.add_alias(context.i8_type(), inside, "inside");
    module.verify().unwrap();
    let text = module.to_string();
    assert!(
        text.contains("@inside = alias i8, getelementptr inbounds (i8, ptr @greeting, i64 1)"),
        "{text}"
    );
    assert!(text.contains("nounwind memory(read)"), "{text}");
}
