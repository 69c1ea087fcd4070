//! Functions under a plan: their arguments come out of a marker at the entry, their results go into one before each return.

use neverc_callconv::{PLAN_ATTRIBUTE, Plan, Registers};
use neverc_llvm::{AttributeIndex, Builder, CallConv, InlineAsm, Module, TailKind, Type, Value};

use super::bits::{Bits, Extend, bits_of};
use super::layout::StackParameter;
use super::shape::{InRegister, Outcome, Shape, Shaper, same_types};
use super::signature::signature_of;
use super::{CUSTOM, Target};

/// Attributes of a result that the standard convention reads.
pub(super) const RESULT_ATTRIBUTES: [&str; 3] = ["zeroext", "signext", "inreg"];

/// Attributes that a function or call with markers in place of its values does not have any more.
const LOST_ATTRIBUTES: [&str; 3] = ["memory", "willreturn", "speculatable"];

/// Markers carry vectors in registers: code around them must be able to hold these whole.
pub(super) fn keep_vectors_whole<'c>(module: &Module<'c>, function: Value<'c>, shape: &Shape<'c>) {
    const NAME: &str = "min-legal-vector-width";
    let results = outcome_registers(&shape.outcome);
    let widest = shape
        .registers
        .iter()
        .chain(&results)
        .map(|register| bits_of(register.carrier))
        .max()
        .unwrap_or(0);
    let known = function
        .carried_text(NAME)
        .and_then(|text| text.parse::<u64>().ok());
    if widest > 128 && known.is_some_and(|known| known < widest) {
        let text = widest.to_string();
        function.carry(
            AttributeIndex::Function,
            module.context().string_attribute(NAME, &text),
        );
    }
}

/// What a marker stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    Entry,
    Call,
    Result,
    Return,
}

impl Stage {
    fn letter(self) -> char {
        match self {
            Stage::Entry => 'e',
            Stage::Call => 'c',
            Stage::Result => 'x',
            Stage::Return => 'r',
        }
    }
}

/// A marker at the builder's place; gives its outputs.
pub(super) fn marker<'c>(
    builder: &Builder<'c>,
    stage: Stage,
    id: u32,
    extra: &str,
    inputs: &[(&InRegister<'c>, Value<'c>)],
    outputs: &[InRegister<'c>],
) -> Result<Vec<Value<'c>>, String> {
    let context = builder.context();
    let result = match outputs {
        [] => context.void_type(),
        [one] => one.carrier,
        many => {
            let types: Vec<Type<'c>> = many.iter().map(|o| o.carrier).collect();
            context.struct_type(&types, false)
        }
    };
    let types: Vec<Type<'c>> = inputs.iter().map(|i| i.1.ty()).collect();
    let values: Vec<Value<'c>> = inputs.iter().map(|i| i.1).collect();
    let constraints: Vec<String> = outputs
        .iter()
        .map(|o| format!("={}", o.constraint))
        .chain(inputs.iter().map(|i| i.0.constraint.clone()))
        .collect();
    let ty = result.function(&types, false);
    let template = format!("neverc.cc {} {id}{extra}", stage.letter());
    let assembly = context.inline_asm(
        ty,
        &InlineAsm {
            template: &template,
            constraints: &constraints.join(","),
            side_effects: true,
            align_stack: false,
            intel: false,
            can_unwind: false,
        },
    )?;
    let call = builder.call(ty, assembly, &values);
    call.carry(AttributeIndex::Function, context.attribute("nounwind"));
    Ok(match outputs {
        [] => Vec::new(),
        [_] => vec![call],
        many => (0..many.len() as u32)
            .map(|index| builder.extract_value(call, index))
            .collect(),
    })
}

/// How an argument or result fills a wider register.
pub(super) fn extension(holder: Value<'_>, index: AttributeIndex) -> Extend {
    if holder.carries(index, "signext") {
        Extend::Sign
    } else {
        Extend::Zero
    }
}

/// A narrow integer came extended in `wide`: who extends it takes it from there.
pub(super) fn reuse_extension<'c>(
    bits: &Bits<'_, 'c>,
    holder: Value<'c>,
    index: AttributeIndex,
    narrow: Value<'c>,
    wide: Value<'c>,
) {
    let signed = holder.carries(index, "signext");
    if !signed && !holder.carries(index, "zeroext") {
        return;
    }
    let (from, ty) = (wide.ty(), narrow.ty());
    if !from.is_integer() || !ty.is_integer() || ty.int_width() >= from.int_width() {
        return;
    }
    for user in narrow.users() {
        if user.is_extension(signed) {
            let builder = Builder::new(bits.context);
            builder.position_before(user);
            builder.set_debug_location(user.debug_location());
            user.replace_all_uses_with(builder.int_resize(wide, user.ty(), signed));
            user.erase_instruction();
        }
    }
}

/// The registers of a shape's result, and the value that goes into them when it is the result.
pub(super) fn outcome_registers<'c>(outcome: &Outcome<'c>) -> Vec<InRegister<'c>> {
    match outcome {
        Outcome::Standard => Vec::new(),
        Outcome::Registers(list) => list.clone(),
        Outcome::Address(_, register) => vec![register.clone()],
    }
}

/// A plan for one function type, ready to be carried out; `None`: it is the standard convention. `jumps`: it is for a
/// function that ends in a tail call, or for such a call.
pub(super) fn shape_of<'c>(
    target: &Target<'_>,
    module: &Module<'c>,
    holder: Value<'c>,
    ty: Type<'c>,
    function: Value<'c>,
    text: &str,
    jumps: bool,
) -> Result<Option<Shape<'c>>, String> {
    let signature = signature_of(module, ty, holder);
    let plan: Plan = super::materialize::checked_plan(target, text, &signature)?;
    let features = target.features(function);
    let objects = signature.parameters.iter().any(|p| p.byval.is_some());
    if target.is_standard(&plan, &features, &signature) && !(jumps && objects) {
        return Ok(None);
    }
    let triple = &target.backend.options.triple;
    if [
        "windows", "darwin", "apple", "macos", "ios", "cygwin", "mingw",
    ]
    .iter()
    .any(|os| triple.contains(os))
    {
        return Err(format!(
            "custom calling conventions are not supported for target '{triple}'"
        ));
    }
    let shaper = Shaper {
        target,
        context: module.context(),
        module,
    };
    let standard = shaper
        .standard_plan(&features, &signature)
        .map(|plan| plan.returns)
        .unwrap_or_default();
    shaper
        .shape(&plan, &signature, ty, &standard, jumps)
        .map(Some)
}

/// Rewrites a module, and says whether there are markers in it now.
pub(super) fn module<'c>(target: &mut Target<'_>, module: &Module<'c>) -> bool {
    let mut any = false;
    let functions: Vec<Value<'c>> = module.functions();
    let mut id = 0;
    for &function in &functions {
        let calls: Vec<Value<'c>> = function
            .blocks()
            .into_iter()
            .flat_map(|block| block.instructions())
            .filter(|i| i.call_site_conv() == Some(CUSTOM))
            .collect();
        for call in calls {
            id += 1;
            match super::call::rewrite(target, module, function, call, id) {
                Ok(marked) => any |= marked,
                Err(message) => target.error(message, function),
            }
        }
    }
    if !target.errors.is_empty() {
        return any;
    }
    for function in functions {
        if function.call_conv() != CUSTOM {
            continue;
        }
        match rewrite(target, module, function) {
            Ok(marked) => any |= marked,
            Err(message) => target.error(message, function),
        }
    }
    any
}

/// Registers that a callee preserves under a shape.
fn kept(target: &Target<'_>, shape: &Shape<'_>) -> Vec<u32> {
    let all = shape
        .preserved
        .clone()
        .unwrap_or_else(|| target.standard_saved());
    all.into_iter()
        .filter(|n| !shape.clobbered.contains(n))
        .collect()
}

/// Whether a call that must be a tail call may be one, by the convention of the function it is in.
pub(super) fn check_tail_call<'c>(
    target: &Target<'_>,
    caller: Value<'c>,
    call: Value<'c>,
    text: &str,
    shape: Option<&Shape<'c>>,
) -> Result<(), String> {
    if caller.call_conv() != CUSTOM || caller.carried_text(PLAN_ATTRIBUTE).as_deref() != Some(text)
    {
        return Err(
            "a call that must be a tail call needs caller and callee of the same calling convention"
                .to_owned(),
        );
    }
    if call
        .callee_type()
        .is_none_or(|ty| !same_types(ty, caller.value_type()))
    {
        return Err(
            "a call that must be a tail call needs caller and callee of the same type".to_owned(),
        );
    }
    if let Some(shape) = shape {
        let kept = kept(target, shape);
        if let Some(register) = shape.registers.iter().find(|r| kept.contains(&r.number)) {
            let name = target.numbers.name(register.number).unwrap_or("?");
            return Err(format!(
                "a call that must be a tail call passes an argument in register {}, which the convention preserves",
                name.to_ascii_lowercase()
            ));
        }
    }
    Ok(())
}

fn settle(function: Value<'_>) {
    function.set_call_conv(CallConv::C);
    function.drop_text(PLAN_ATTRIBUTE);
}

fn rewrite<'c>(
    target: &mut Target<'_>,
    module: &Module<'c>,
    function: Value<'c>,
) -> Result<bool, String> {
    let text = function.carried_text(PLAN_ATTRIBUTE).unwrap_or_default();
    let ty = function.value_type();
    let jumps = function.blocks().into_iter().any(|block| {
        let mut list = block.instructions().into_iter();
        list.any(|i| i.is_call_or_invoke() && i.tail_kind() == TailKind::MustTail)
    });
    let shape = shape_of(target, module, function, ty, function, &text, jumps)?;
    let Some(shape) = shape else {
        settle(function);
        return Ok(false);
    };
    // Calls bring their own type; a body of assembly alone has no values to place.
    if function.is_declaration() || function.carries(AttributeIndex::Function, "naked") {
        settle(function);
        return Ok(false);
    }
    let context = module.context();
    let old = function;
    let function = old.retype_function(shape.ty);
    settle(function);
    keep_vectors_whole(module, function, &shape);
    for name in LOST_ATTRIBUTES {
        function.drop_attribute(AttributeIndex::Function, name);
    }
    if shape.outcome == Outcome::Standard {
        for name in RESULT_ATTRIBUTES {
            if old.carries(AttributeIndex::Return, name) {
                function.carry(AttributeIndex::Return, context.attribute(name));
            }
        }
    }
    let builder = Builder::new(context);
    let Some(entry) = function.first_block() else {
        return Ok(false);
    };
    builder.position_at_start(entry);
    let outputs = marker(
        &builder,
        Stage::Entry,
        0,
        &shape.preservation(true),
        &[],
        &shape.registers,
    )?;
    let bits = Bits {
        context,
        module,
        builder: &builder,
        function,
    };

    // Bytes of each argument, by where they came in.
    let mut pieces: Vec<Vec<(u64, u64, Value<'c>)>> = vec![Vec::new(); ty.parameters().len()];
    for (register, value) in shape.registers.iter().zip(outputs) {
        pieces[register.argument as usize].push((register.piece, register.size, value));
    }
    let mut objects: Vec<(u32, Value<'c>)> = Vec::new();
    for (index, parameter) in (shape.filler_count as u32..).zip(&shape.stack) {
        match parameter {
            StackParameter::Gap => {}
            StackParameter::One(part, _) => {
                let value = function.param(index);
                pieces[part.argument as usize].push((part.piece, part.size, value));
            }
            StackParameter::Packed(parts) => {
                for (byte, part) in parts {
                    let value = bits.extract(function.param(index), *byte, part.size);
                    pieces[part.argument as usize].push((part.piece, part.size, value));
                }
            }
            StackParameter::Object(object) => {
                let at = AttributeIndex::Param(index);
                if let Some(ty) = old.carried_type(AttributeIndex::Param(object.argument), "byval")
                {
                    function.carry(at, context.type_attribute("byval", ty));
                    function.carry(at, context.int_attribute("align", object.align.max(8)));
                }
                objects.push((object.argument, function.param(index)));
            }
            StackParameter::Word(object, at, size) => {
                let room = match objects.iter().find(|o| o.0 == object.argument) {
                    Some((_, room)) => *room,
                    None => {
                        let room = bits.room(object.size, object.align.max(8));
                        objects.push((object.argument, room));
                        room
                    }
                };
                let word = bits.extract(function.param(index), 0, *size);
                let place = builder.byte_gep(room, *at as i64, true);
                builder.store(word, place, 1);
            }
        }
    }
    let mut result_address = None;
    let mut values = Vec::new();
    for (index, ty) in (0..).zip(ty.parameters()) {
        let value = if let Some((_, address)) = objects.iter().find(|o| o.0 == index) {
            *address
        } else {
            let own = &mut pieces[index as usize];
            own.sort_by_key(|piece| piece.0);
            if shape.by_address.contains(&index) {
                let address = bits.assemble(context.ptr_type(), own);
                builder.load(ty, address, 1)
            } else if own.is_empty() {
                ty.poison()
            } else {
                bits.assemble(ty, own)
            }
        };
        if matches!(shape.outcome, Outcome::Address(address, _) if address == index) {
            result_address = Some(value);
        }
        values.push(value);
    }
    // Nothing is built at the entry any more: what stands there may go.
    for (index, value) in (0..).zip(values) {
        let parameter = old.param(index);
        if let [(0, _, wide)] = pieces[index as usize][..] {
            reuse_extension(&bits, old, AttributeIndex::Param(index), parameter, wide);
        }
        parameter.replace_parameter(value);
    }
    let extend = extension(old, AttributeIndex::Return);
    old.delete_function();

    for block in function.blocks() {
        for instruction in block.instructions() {
            // The frame is this convention's: nobody else may take it over.
            if instruction.is_call_or_invoke() && instruction.tail_kind() == TailKind::Tail {
                instruction.set_tail_kind(TailKind::NoTail);
            }
        }
        let Some(ret) = block.terminator().filter(|t| t.is_return()) else {
            continue;
        };
        if shape.outcome == Outcome::Standard {
            continue;
        }
        let jumps = ret
            .previous_instruction()
            .is_some_and(|i| i.tail_kind() == TailKind::MustTail);
        builder.position_before(ret);
        builder.set_debug_location(ret.debug_location());
        if !jumps {
            let registers = outcome_registers(&shape.outcome);
            let mut inputs = Vec::new();
            for register in &registers {
                let value = match &shape.outcome {
                    Outcome::Address(..) => result_address,
                    _ => ret.operand(0),
                };
                let Some(value) = value else { continue };
                let part = bits.extract(value, register.piece, register.size);
                inputs.push((register, bits.widen(part, register.carrier, extend)));
            }
            let extra = match shape.outcome {
                Outcome::Address(..) => " s 1",
                _ => "",
            };
            marker(&builder, Stage::Return, 0, extra, &inputs, &[])?;
        }
        builder.ret_void();
        ret.erase_instruction();
        builder.set_debug_location(None);
    }
    Ok(true)
}
