//! Calls under a plan: a marker takes the arguments into registers before the call, one takes the result out after it.

use neverc_callconv::{PLAN_ATTRIBUTE, Registers};
use neverc_llvm::{
    AttributeIndex, Builder, CallConv, InlineAsm, Linkage, Module, TailKind, Value, Visibility,
};
use neverc_target::Arch;

use super::Target;
use super::bits::{Bits, Extend};
use super::layout::StackParameter;
use super::lower::{
    RESULT_ATTRIBUTES, Stage, check_tail_call, extension, keep_vectors_whole, marker,
    outcome_registers, reuse_extension, shape_of,
};
use super::shape::{Outcome, Shape};

/// Attributes that a call with markers in place of its values does not have any more.
const LOST_ATTRIBUTES: [&str; 3] = ["memory", "willreturn", "speculatable"];

fn settle(call: Value<'_>) {
    call.set_call_site_conv(CallConv::C);
    call.drop_text(PLAN_ATTRIBUTE);
}

/// Rewrites one call, whose own number `id` is; says whether there is a marker now.
pub(super) fn rewrite<'c>(
    target: &mut Target<'_>,
    module: &Module<'c>,
    caller: Value<'c>,
    call: Value<'c>,
    id: u32,
) -> Result<bool, String> {
    let context = module.context();
    let (Some(callee), Some(ty)) = (call.callee(), call.callee_type()) else {
        return Ok(false);
    };
    let text = call.carried_text(PLAN_ATTRIBUTE).unwrap_or_default();
    // The features are the callee's: its plan was made with them.
    let planned = Target::function_of(callee).unwrap_or(caller);
    let jumps = call.tail_kind() == TailKind::MustTail;
    let shape = shape_of(target, module, call, ty, planned, &text, jumps)?;
    if jumps {
        check_tail_call(target, caller, call, &text, shape.as_ref())?;
    }
    let Some(shape) = shape else {
        settle(call);
        return Ok(false);
    };

    let builder = Builder::new(context);
    builder.position_before(call);
    builder.set_debug_location(call.debug_location());
    let bits = Bits {
        context,
        module,
        builder: &builder,
        function: caller,
    };
    keep_vectors_whole(module, caller, &shape);
    let mut values = call.call_arguments();
    if jumps {
        if !shape.by_address.is_empty() {
            return Err(
                "a call that must be a tail call passes a value by its address in the frame that ends"
                    .to_owned(),
            );
        }
        outlive_the_frame(&bits, caller, &shape, &mut values);
    }
    for &(argument, size, align) in &shape.copied {
        let value = &mut values[argument as usize];
        if jumps {
            continue;
        }
        // Nobody else can see the object change, or the callee is the last to look at it.
        if is_dead_after(*value, call) {
            continue;
        }
        let copy = bits.room(size, align.max(8));
        let bytes = context.i64_type().const_u64(size);
        builder.memcpy(copy, align.max(8), *value, align, bytes, false);
        *value = copy;
    }
    for &argument in &shape.by_address {
        let value = &mut values[argument as usize];
        let room = bits.room(module.type_alloc_size(value.ty()), 64);
        builder.store(*value, room, 1);
        *value = room;
    }
    let mut inputs = Vec::new();
    for register in &shape.registers {
        let extend = extension(call, AttributeIndex::Param(register.argument));
        let part = bits.extract(
            values[register.argument as usize],
            register.piece,
            register.size,
        );
        inputs.push((register, bits.widen(part, register.carrier, extend)));
    }
    let mut arguments: Vec<Value<'c>> = shape.ty.parameters()[..shape.filler_count]
        .iter()
        .map(|ty| ty.poison())
        .collect();
    for parameter in &shape.stack {
        arguments.push(stack_argument(&bits, call, &values, parameter));
    }
    let callee = eager(target, &builder, callee, &shape)?;

    let mut extra = String::new();
    if !shape.fillers.is_empty() {
        let list: Vec<String> = shape.fillers.iter().map(u32::to_string).collect();
        extra = format!(" d {}", list.join(","));
    }
    // A jump leaves to the callee what both preserve; nothing is to be saved around it.
    extra.push_str(&shape.preservation(jumps));
    marker(&builder, Stage::Call, id, &extra, &inputs, &[])?;
    let after = call.is_invoke().then(|| call.own_normal_block());
    let new = call.retype_call(shape.ty, callee, &arguments);
    settle(new);
    for name in LOST_ATTRIBUTES {
        new.drop_attribute(AttributeIndex::Function, name);
    }
    if !jumps {
        new.set_tail_kind(TailKind::NoTail);
    }
    for (index, parameter) in (shape.filler_count as u32..).zip(&shape.stack) {
        if let StackParameter::Object(object) = parameter
            && let Some(ty) = call.carried_type(AttributeIndex::Param(object.argument), "byval")
        {
            let at = AttributeIndex::Param(index);
            new.carry(at, context.type_attribute("byval", ty));
            new.carry(at, context.int_attribute("align", object.align.max(8)));
        }
    }

    let result = ty.return_type();
    let value = if shape.outcome == Outcome::Standard {
        for name in RESULT_ATTRIBUTES {
            if call.carries(AttributeIndex::Return, name) {
                new.carry(AttributeIndex::Return, context.attribute(name));
            }
        }
        (!result.is_void()).then_some(new)
    } else if jumps {
        (!result.is_void()).then(|| result.poison())
    } else {
        if let Some(block) = after {
            builder.position_at_start(block);
        }
        let registers = outcome_registers(&shape.outcome);
        let outputs = marker(&builder, Stage::Result, id, "", &[], &registers)?;
        (!result.is_void()).then(|| {
            let mut pieces: Vec<_> = registers
                .iter()
                .zip(outputs)
                .map(|(register, value)| (register.piece, register.size, value))
                .collect();
            pieces.sort_by_key(|piece| piece.0);
            let value = bits.assemble(result, &pieces);
            if let [(0, _, wide)] = pieces[..] {
                reuse_extension(&bits, call, AttributeIndex::Return, call, wide);
            }
            value
        })
    };
    if let Some(value) = value
        && call.has_uses()
    {
        call.replace_all_uses_with(value);
    }
    call.erase_instruction();
    Ok(true)
}

fn stack_argument<'c>(
    bits: &Bits<'_, 'c>,
    call: Value<'c>,
    values: &[Value<'c>],
    parameter: &StackParameter<'c>,
) -> Value<'c> {
    let word = bits.context.i64_type();
    match parameter {
        StackParameter::Gap => word.poison(),
        StackParameter::One(part, ty) => {
            let extend = extension(call, AttributeIndex::Param(part.argument));
            let value = bits.extract(values[part.argument as usize], part.piece, part.size);
            bits.widen(value, *ty, extend)
        }
        StackParameter::Packed(parts) => {
            let pieces: Vec<_> = parts
                .iter()
                .map(|(byte, part)| {
                    let value = bits.extract(values[part.argument as usize], part.piece, part.size);
                    let whole = bits.context.int_type((part.size * 8) as u32);
                    (*byte, part.size, bits.widen(value, whole, Extend::Zero))
                })
                .collect();
            bits.assemble_word(word, &pieces)
        }
        StackParameter::Object(object) => values[object.argument as usize],
        StackParameter::Word(object, at, size) => {
            let ty = bits.context.int_type((size * 8) as u32);
            let place = bits
                .builder
                .byte_gep(values[object.argument as usize], *at as i64, true);
            let align = if object.align.is_multiple_of(8) { 8 } else { 1 };
            let value = bits.builder.load(ty, place, align);
            bits.widen(value, word, Extend::Zero)
        }
    }
}

/// Objects that a tail call passes go where the caller got the objects of the same parameters: these outlive its frame.
fn outlive_the_frame<'c>(
    bits: &Bits<'_, 'c>,
    caller: Value<'c>,
    shape: &Shape<'c>,
    values: &mut [Value<'c>],
) {
    let moved: Vec<(u32, u64, u64)> = shape
        .copied
        .iter()
        .copied()
        .filter(|&(argument, ..)| values[argument as usize] != caller.param(argument))
        .collect();
    let copy = |to, from, size, align| {
        let bytes = bits.context.i64_type().const_u64(size);
        bits.builder.memcpy(to, align, from, align, bytes, false);
    };
    // One object may be the source of another.
    if moved.len() > 1 {
        for &(argument, size, align) in &moved {
            let room = bits.room(size, align.max(8));
            copy(room, values[argument as usize], size, align);
            values[argument as usize] = room;
        }
    }
    for (argument, size, align) in moved {
        let own = caller.param(argument);
        copy(own, values[argument as usize], size, align);
        values[argument as usize] = own;
    }
}

/// Whether an object on the caller's stack is written for this call only: then no copy of it is needed.
fn is_dead_after<'c>(address: Value<'c>, call: Value<'c>) -> bool {
    if !address.is_alloca() {
        return false;
    }
    let Some(block) = call.parent_block() else {
        return false;
    };
    // Before the call in its own block; then every run of the block writes the object anew.
    let before: Vec<Value<'c>> = block
        .instructions()
        .into_iter()
        .take_while(|i| *i != call)
        .collect();
    let mut addresses = vec![address];
    while let Some(address) = addresses.pop() {
        for user in address.users() {
            if user == call {
                if call
                    .call_arguments()
                    .iter()
                    .filter(|a| **a == address)
                    .count()
                    != 1
                {
                    return false;
                }
                continue;
            }
            if user.is_lifetime_marker() {
                continue;
            }
            if !before.contains(&user) {
                return false;
            }
            if user.is_address_step() {
                addresses.push(user);
            } else if !user.only_writes_to(address) {
                return false;
            }
        }
    }
    true
}

/// Registers besides the standard argument registers that stubs and the dynamic loader's resolver leave alone.
fn survives_binding(arch: Arch, name: &str) -> bool {
    let number = |text: &str| text.parse::<u32>().unwrap_or(u32::MAX);
    match arch {
        Arch::X86_64 => {
            !matches!(name, "R10" | "R11") && (!name.starts_with("XMM") || number(&name[3..]) < 8)
        }
        Arch::AArch64 => match name.split_at(1) {
            ("X", n) => number(n) <= 8 || (19..=28).contains(&number(n)),
            ("Q", n) => number(n) <= 7,
            _ => false,
        },
    }
}

/// The callee, called so that nothing between caller and callee touches its arguments: stubs of lazy binding preserve
/// the standard argument registers only.
fn eager<'c>(
    target: &Target<'_>,
    builder: &Builder<'c>,
    callee: Value<'c>,
    shape: &Shape<'c>,
) -> Result<Value<'c>, String> {
    let exposed = shape.registers.iter().any(|register| {
        let name = target.numbers.name(register.number).unwrap_or_default();
        !survives_binding(target.arch, name)
    });
    if !exposed || !callee.is_global() {
        return Ok(callee);
    }
    let local = matches!(callee.linkage(), Linkage::Internal | Linkage::Private);
    let bound_here = if callee.is_declaration() {
        callee.visibility() != Visibility::Default
    } else {
        callee.is_dso_local()
    };
    if local || bound_here {
        return Ok(callee);
    }
    if callee.is_declaration() {
        callee.set_dso_local(false);
    }
    let context = builder.context();
    if target.arch == Arch::X86_64 && callee.is_function() {
        callee.carry(AttributeIndex::Function, context.attribute("nonlazybind"));
        return Ok(callee);
    }
    // The address comes from the global offset table when it is no longer seen whose it is.
    let pointer = context.ptr_type();
    let ty = pointer.function(&[pointer], false);
    let hide = context.inline_asm(
        ty,
        &InlineAsm {
            template: "",
            constraints: "=r,0",
            side_effects: false,
            align_stack: false,
            intel: false,
            can_unwind: false,
        },
    )?;
    Ok(builder.call(ty, hide, &[callee]))
}
