//! Every kind of instruction the builder makes passes the verifier and reads as meant.

use neverc_llvm::*;

/// A function `void f(params)` with a builder at its entry.
fn start<'c>(
    context: &'c Context,
    module: &Module<'c>,
    params: &[Type<'c>],
) -> (Value<'c>, Builder<'c>) {
    context.set_discard_names(false);
    let function = module.add_function("f", context.void_type().function(params, false));
    let builder = Builder::new(context);
    builder.position_at_end(context.append_block(function, "entry"));
    (function, builder)
}

fn check(module: &Module<'_>, wanted: &[&str]) {
    let text = module.to_string();
    module
        .verify()
        .unwrap_or_else(|error| panic!("{error}\n{text}"));
    for line in wanted {
        assert!(text.contains(line), "no `{line}` in\n{text}");
    }
}

#[test]
fn arithmetic_and_flags() {
    let context = Context::new();
    let module = Module::new(&context, "m");
    let (int, double) = (context.i32_type(), context.double_type());
    let (f, b) = start(&context, &module, &[int, int, double, double]);
    let (x, y, u, v) = (f.param(0), f.param(1), f.param(2), f.param(3));
    b.nsw_add(x, y);
    b.nuw_mul(x, y);
    b.exact_sdiv(x, y);
    b.binary(BinaryOp::Shl, x, y).set_wrap_flags(true, true);
    b.binary(BinaryOp::AShr, x, y).set_exact(true);
    b.set_fast_math(FastMath::CONTRACT);
    let product = b.binary(BinaryOp::FMul, u, v);
    b.set_fast_math(FastMath::NONE);
    b.binary(BinaryOp::FAdd, product, u)
        .set_fast_math(FastMath::FAST);
    b.fneg(u);
    b.not(x);
    b.nsw_neg(x);
    b.icmp(IntPredicate::Ult, x, y);
    b.fcmp(FloatPredicate::Une, u, v);
    b.zext_nneg(x, context.i64_type());
    b.int_resize(x, context.i8_type(), true);
    b.cast(CastOp::FPToSI, u, int);
    b.freeze(x);
    b.ret_void();
    check(
        &module,
        &[
            "add nsw i32",
            "mul nuw i32",
            "sdiv exact i32",
            "shl nuw nsw i32",
            "ashr exact i32",
            "fmul contract double",
            "fadd fast double",
            "fneg double",
            "xor i32 %0, -1",
            "sub nsw i32 0,",
            "icmp ult i32",
            "fcmp une double",
            "zext nneg i32",
            "trunc i32 %0 to i8",
            "fptosi double",
            "freeze i32",
        ],
    );
}

#[test]
fn folding_gives_constants() {
    let context = Context::new();
    let module = Module::new(&context, "m");
    let (_, b) = start(&context, &module, &[]);
    let three = b.add(context.const_i32(1), context.const_i32(2));
    assert_eq!(three.const_i64(), Some(3));
    // Setting flags, metadata and attributes on what is no instruction does nothing.
    three.set_wrap_flags(true, true);
    three.set_fast_math(FastMath::FAST);
    three.set_volatile(true);
    three.set_alignment(8);
    three.set_tail_kind(TailKind::Tail);
    three.set_metadata(context.metadata_kind("range"), context.metadata_node(&[]));
    three.add_call_attribute(AttributeIndex::Return, context.attribute("noundef"));
}

#[test]
fn memory() {
    let context = Context::new();
    let module = Module::new(&context, "m");
    let (int, pointer) = (context.i32_type(), context.ptr_type());
    let (f, b) = start(&context, &module, &[pointer, pointer, context.i64_type()]);
    let (p, q, n) = (f.param(0), f.param(1), f.param(2));
    let pair = context.named_struct_type("struct.pair");
    pair.set_body(&[int, context.i64_type()], false);
    let slot = b.alloca(pair, 16);
    let second = b.struct_gep(pair, slot, 1);
    b.store(context.const_i64(7), second, 8);
    b.array_alloca(context.i8_type(), n, 16);
    let old = b.volatile_load(int, p, 2);
    b.volatile_store(old, q, 4);
    b.byte_gep(p, -4, true);
    b.gep(int, p, &[n], false);
    b.memcpy(p, 8, q, 4, n, false);
    b.memmove(p, 1, q, 1, n, true);
    b.memset(p, 16, context.const_i8(0), n, false);
    b.memcpy_inline(p, 1, q, 1, context.const_i64(16), false);
    b.atomic_load(int, p, 4, Ordering::Acquire);
    b.atomic_store(old, p, 4, Ordering::SequentiallyConsistent);
    b.atomic_rmw(AtomicOp::UMax, p, old, 4, Ordering::Monotonic);
    let exchanged = b.cmpxchg(
        p,
        old,
        old,
        4,
        Ordering::AcquireRelease,
        Ordering::Acquire,
        true,
    );
    b.extract_value(exchanged, 1);
    b.fence(Ordering::SequentiallyConsistent, true);
    b.va_arg(p, int);
    b.ret_void();
    check(
        &module,
        &[
            "alloca %struct.pair, align 16",
            "getelementptr inbounds %struct.pair, ptr",
            "store i64 7",
            "load volatile i32, ptr %0, align 2",
            "getelementptr inbounds i8, ptr %0, i64 -4",
            "getelementptr i32, ptr %0, i64 %2",
            "@llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 4 %1, i64 %2, i1 false)",
            "@llvm.memmove.p0.p0.i64(",
            "@llvm.memset.p0.i64(ptr align 16 %0, i8 0",
            "@llvm.memcpy.inline",
            "load atomic i32, ptr %0 acquire, align 4",
            "store atomic i32",
            "atomicrmw umax ptr %0",
            "cmpxchg weak ptr %0",
            "fence syncscope(\"singlethread\") seq_cst",
            "va_arg ptr %0, i32",
        ],
    );
}

#[test]
fn control_flow() {
    let context = Context::new();
    let module = Module::new(&context, "m");
    let int = context.i32_type();
    let (f, b) = start(&context, &module, &[int, context.bool_type()]);
    let entry = b.insert_block().unwrap();
    let (yes, no) = (
        context.append_block(f, "yes"),
        context.append_block(f, "no"),
    );
    let branch = b.cond_br(f.param(1), yes, no);
    branch.set_branch_weights(&context, &[2000, 1]);
    assert_eq!(entry.terminator(), Some(branch));
    b.position_at_end(yes);
    let end = context.insert_block_after(no, "end");
    let switch = b.switch(f.param(0), end, 2);
    switch.add_case(context.const_i32(5), no);
    b.position_at_end(no);
    b.br(end);
    b.position_at_end(end);
    let phi = b.phi(int);
    phi.add_incoming(context.const_i32(1), yes);
    phi.add_incoming(context.const_i32(2), no);
    b.select(f.param(1), phi, f.param(0));
    let other = context.append_block(f, "other");
    let jump = b.indirect_br(f.block_address(other), 1);
    jump.add_destination(other);
    b.position_at_end(other);
    b.unreachable();
    let dead = context.append_block(f, "dead");
    assert!(!dead.is_used() && dead.is_empty());
    dead.delete();
    assert_eq!(f.block_count(), 5);
    check(
        &module,
        &[
            "br i1 %1, label %yes, label %no, !prof",
            "i32 5, label %no",
            "phi i32 [ 1, %yes ], [ 2, %no ]",
            "indirectbr ptr blockaddress(@f, %other), [label %other]",
            "!{!\"branch_weights\", i32 2000, i32 1}",
        ],
    );
    // The builder can go back: in front of an instruction and behind the phis of a block.
    b.position_before(branch);
    b.add(f.param(0), f.param(0)).set_name("early");
    b.position_at_start(end);
    b.add(phi, phi).set_name("behind");
    check(&module, &["%early = add", "%behind = add"]);
}

#[test]
fn vectors_and_aggregates() {
    let context = Context::new();
    let module = Module::new(&context, "m");
    let float = context.float_type();
    let (f, b) = start(&context, &module, &[float.vector(4), float]);
    let filled = b.splat(f.param(1), 4);
    let mixed = b.shuffle_vector(f.param(0), filled, &[0, 5, -1, 7]);
    b.extract_element(mixed, context.const_i64(2));
    let pair = context.struct_type(&[float, float], false);
    b.insert_value(pair.poison(), f.param(1), 1);
    b.ret_void();
    check(
        &module,
        &[
            "<4 x i32> <i32 0, i32 5, i32 poison, i32 7>",
            "insertvalue { float, float } poison",
        ],
    );
}

#[test]
fn calls_and_assembly() {
    let context = Context::new();
    let module = Module::new(&context, "m");
    let (int, pointer) = (context.i32_type(), context.ptr_type());
    let (f, b) = start(&context, &module, &[int, pointer]);
    let printf = module.add_function("printf", int.function(&[pointer], true));
    let call = b.call_function(printf, &[f.param(1), f.param(0)]);
    call.add_call_attribute(AttributeIndex::Param(0), context.attribute("nonnull"));
    call.set_tail_kind(TailKind::NoTail);
    call.set_call_conv(CallConv::COLD);
    b.call(
        context.void_type().function(&[int], false),
        f.param(1),
        &[f.param(0)],
    );
    b.call_intrinsic(
        &module,
        "llvm.ctlz",
        &[int],
        &[f.param(0), context.const_bool(true)],
    )
    .unwrap();
    let assume = module.intrinsic_by_name("llvm.assume", &[]).unwrap();
    let bundle = OperandBundle {
        tag: "align".to_owned(),
        values: vec![f.param(1), context.const_i64(16)],
    };
    b.call_with_bundles(
        assume.value_type(),
        assume,
        &[context.const_bool(true)],
        &[bundle],
    );
    let ty = int.function(&[int], false);
    let assembly = InlineAsm {
        template: "bswap $0",
        constraints: "=r,0,~{flags}",
        side_effects: false,
        align_stack: false,
        intel: false,
        can_unwind: false,
    };
    b.call(
        ty,
        context.inline_asm(ty, &assembly).unwrap(),
        &[f.param(0)],
    );
    let (next, label) = (
        context.append_block(f, "next"),
        context.append_block(f, "label"),
    );
    let ty = context.void_type().function(&[int], false);
    let jump = InlineAsm {
        template: "jmp ${1:l}",
        constraints: "r,!i",
        side_effects: true,
        ..assembly
    };
    b.callbr(
        ty,
        context.inline_asm(ty, &jump).unwrap(),
        &[f.param(0)],
        next,
        &[label],
    );
    b.position_at_end(next);
    b.br(label);
    b.position_at_end(label);
    b.ret_void();
    check(
        &module,
        &[
            "notail call coldcc i32 (ptr, ...) @printf(ptr nonnull %1, i32 %0)",
            "call void %1(i32 %0)",
            "@llvm.ctlz.i32(i32 %0, i1 true)",
            "[ \"align\"(ptr %1, i64 16) ]",
            "asm \"bswap $0\", \"=r,0,~{flags}\"(i32 %0)",
            "callbr void asm sideeffect \"jmp ${1:l}\", \"r,!i\"(i32 %0)",
        ],
    );
}

#[test]
fn globals_are_replaced() {
    let context = Context::new();
    let module = Module::new(&context, "m");
    let declared = module.add_function("g", context.void_type().function(&[], true));
    let table = module.add_global(context.ptr_type(), "table");
    table.set_initializer(declared);
    let defined = module.add_function("", context.i32_type().function(&[], false));
    defined.replace_global(declared);
    assert_eq!(table.initializer(), Some(defined));
    assert_eq!(defined.name(), "g");
    assert_eq!(module.function("g"), Some(defined));
    let thread = module.add_global(context.i32_type(), "t");
    thread.set_thread_local(ThreadLocalMode::InitialExec);
    thread.set_visibility(Visibility::Hidden);
    thread.set_section(".tdata.mine");
    thread.set_initializer(context.const_i32(0));
    module.set_comdat(thread, "group", ComdatKind::Any);
    module.append_inline_asm(".globl x");
    module.add_ident("neverc");
    module.add_int_flag(ModuleFlagBehavior::Min, "PIC Level", 2);
    check(
        &module,
        &[
            "@table = global ptr @g",
            "@t = hidden thread_local(initialexec) global i32 0, section \".tdata.mine\", comdat($group)",
            "module asm \".globl x\"",
            "!llvm.ident",
            "i32 8, !\"PIC Level\", i32 2",
        ],
    );
}

#[test]
fn constrained_floating_operations() {
    let context = Context::new();
    let module = Module::new(&context, "m");
    let double = context.double_type();
    let (f, b) = start(&context, &module, &[double, double]);
    b.set_constrained(true, true, true);
    b.binary(BinaryOp::FAdd, f.param(0), f.param(1));
    b.fcmp_signaling(FloatPredicate::Olt, f.param(0), f.param(1));
    b.set_constrained(false, false, false);
    b.ret_void();
    check(
        &module,
        &[
            "@llvm.experimental.constrained.fadd.f64(double %0, double %1, metadata !\"round.dynamic\", metadata !\"fpexcept.strict\")",
            "constrained.fcmps.f64",
        ],
    );
}

#[test]
fn loops_have_identities() {
    let context = Context::new();
    let hint = context.metadata_node(&[
        context.metadata_string("llvm.loop.unroll.count"),
        context.metadata_value(context.const_i32(4)),
    ]);
    let one = context.distinct_metadata_node(&[hint], true);
    let two = context.distinct_metadata_node(&[hint], true);
    assert!(one != two);
}
